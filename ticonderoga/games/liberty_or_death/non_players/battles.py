"""3.6, 8.7.9, A66 to A68 What non-players of every faction answer in a Battle."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Ask, Choice
from ticonderoga.engine.kit.questions import YES
from ticonderoga.games.liberty_or_death.data.pieces import ACTIVE_WAR_PARTY, SIDE_OF, TORY, TOWARD
from ticonderoga.games.liberty_or_death.non_players.priorities import (
    attackers_shown,
    defenders_shown,
    random_space,
)
from ticonderoga.games.liberty_or_death.non_players.sheet import Answer, Wants
from ticonderoga.games.liberty_or_death.position import Position
from ticonderoga.games.liberty_or_death.rules.battle_levels import battle_in_hand


def involve_ally(g: Position, ask: Ask, wants: Wants) -> Choice | None:
    """8.4.4 The ally takes part wherever it can; the Rebellion answers in rebels.py."""
    return YES


def activate_attack(g: Position, ask: Ask, wants: Wants) -> Choice | None:
    """A67 As many as raise the Force, one stays hidden."""
    return ("number", attackers_shown(g, battle_in_hand(g)))


def activate_defence(g: Position, ask: Ask, wants: Wants) -> Choice | None:
    """A68 Militia never; 8.7.9, A21 War Parties at a Village all but one."""
    return ("number", defenders_shown(g, battle_in_hand(g)))


def tory_or_war_party(g: Position, ask: Ask, wants: Wants) -> Choice | None:
    """A17, 8.1.2b Cubes before irregulars, but the last Tory outlives the War Parties."""
    battle = battle_in_hand(g)
    return ("piece", battle.space, TORY if battle.tories_left > 1 else ACTIVE_WAR_PARTY)


def best_shifts(g: Position, side: int, bits: int) -> int:
    """8.3.6 Of spaces that can shift a level for a side, those with the highest gain of its own,
    then the highest loss of the enemy."""
    way = TOWARD[side]
    best, high = 0, -1
    while bits:
        low = bits & -bits
        bits ^= low
        space = low.bit_length() - 1
        level = g.level[space] * way
        gain = loss = 0
        if -2 <= level < 2:
            if level >= 0:
                gain = g.population[space]
            else:
                loss = g.population[space]
            if g.blockades[space]:
                if side == 0:
                    gain = 0
                else:
                    loss = 0
                if not g.opposition_counts(space):
                    gain = loss = 0
        rank = gain * 100 + loss
        if rank >= high:
            best = low if rank > high else best | low
            high = rank
    return best


def overflow(g: Position, ask: Ask, wants: Wants) -> Choice | None:
    """3.6.8, 8.3.6 Levels that the Battle space cannot take go where they gain most."""
    space = random_space(g, best_shifts(g, SIDE_OF[ask.seat], ask.among))
    return ("space", space)


ANSWERS: Final[dict[str, Answer]] = {
    "involve_ally": involve_ally,
    "activate_attack": activate_attack,
    "activate_defence": activate_defence,
    "tory_or_war_party": tory_or_war_party,
    "overflow": overflow,
}
