"""Exact odds of an Army's entry into a space: interception, retreat before battle, overrun, battle.

What may happen is tried out on copies of the position with the very procedures of the rules;
only the dice are counted instead of rolled. Nothing here looks at a hand or at the deck.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from ticonderoga.engine.ask import Ask, Choice, Procedure
from ticonderoga.engine.world import carry_out
from ticonderoga.games.washingtons_war.battle_odds import (
    ALL_ROLLS,
    OVERRAN,
    PASSED,
    RETREATED,
    Ending,
    battle_endings,
    war_won,
)
from ticonderoga.games.washingtons_war.data.board import AMERICAN, BRITISH
from ticonderoga.games.washingtons_war.position import Position
from ticonderoga.games.washingtons_war.rules.battle import battle_after, is_overrun
from ticonderoga.games.washingtons_war.rules.interception import (
    interceptable,
    interceptors,
    lead,
    may_retreat_before_battle,
    move_in,
    retreat_threshold,
)
from ticonderoga.games.washingtons_war.rules.losses import RETREATING
from ticonderoga.games.washingtons_war.rules.movement import enemy_stands, set_load, shift
from ticonderoga.games.washingtons_war.rules.retreat import before_battle, retreat_spaces
from ticonderoga.games.washingtons_war.rules.stacking import settle_generals
from ticonderoga.games.washingtons_war.underway import Battle, Entry, March

Chances = dict[Ending, Fraction]
"""Every ending with its exact chance; together they make one."""

CERTAIN: Final = Fraction(1)


class Encounter:
    """An Army in the space it has just entered, in a copy of the position."""

    __slots__ = ("entry", "position", "side", "space")

    def __init__(self, position: Position, entry: Entry) -> None:
        self.position: Position = position
        self.entry: Entry = entry
        self.side: int = entry.side
        self.space: int = entry.space

    @property
    def cus(self) -> int:
        return self.position.cus(self.side, self.space)

    def meets_enemy(self) -> bool:
        return enemy_stands(self.position, self.side, self.space)

    def copy(self) -> Encounter:
        return Encounter(self.position.copy(), self.entry.copy())


def under_way(g: Position) -> Encounter:
    """The entry that is under way in a position."""
    assert g.entry is not None
    return Encounter(g.copy(), g.entry)


def move_pieces(g: Position, procedure: Procedure[None], stays: int) -> None:
    """Run a procedure of the rules that moves pieces without dice. Of two generals the one who
    `stays` is kept if he may be; all else it asks makes no difference to the odds."""

    def keep(g: Position, ask: Ask) -> Choice:
        offers = ask.question.offer(g, ask)
        for offer in offers:
            if offer[0] == "dismiss" and offer[1] != stays:
                return offer
        return offers[0]

    carry_out(g, procedure, keep)


def marched(g: Position, march: March, to: int) -> tuple[Encounter, list[int]]:
    """The entry that a step of this march would be, and who could intercept it (7.8)."""
    h = g.copy()
    step = March(march.general, march.side, march.at, march.limit)
    set_load(step, march.own, march.french)
    british_before = h.british_cu[to]
    shift(h, step, to)
    encounter = Encounter(h, Entry(march.general, march.side, to, march.at))
    if march.side == BRITISH and march.cus and interceptable(h, to, british_before):
        return encounter, interceptors(h, to)
    return encounter, []


# ---------------------------------------------------------------------- the parts


def interception_chance(g: Position, general: int) -> Fraction:
    """7.8.A A die of his agility or less."""
    return Fraction(g.pack.pieces.generals[general].agility, 6)


def caught(entry: Encounter, general: int) -> Encounter:
    """7.8.C The interceptor has moved in and commands there, unless Washington does."""
    after = entry.copy()
    after.position.tried |= 1 << general
    move_pieces(after.position, move_in(after.position, general, after.entry), general)
    return after


def retreat_chance(entry: Encounter) -> Fraction:
    """7.9 The chance that the defender retreats before battle if he tries; 0 if he may not try."""
    g = entry.position
    if not may_retreat_before_battle(g, entry.entry):
        return Fraction(0)
    return Fraction(min(6, retreat_threshold(g, g.army_at(AMERICAN, entry.space))), 6)


def retreated(entry: Encounter) -> Encounter:
    """7.9.B The general has left with five CUs at most; what is left must fight."""
    after = entry.copy()
    g = after.position
    general = g.army_at(AMERICAN, after.space)
    to = retreat_spaces(g, before_battle(after.entry, general))[0]
    move_pieces(g, lead(g, general, to, RETREATING), general)
    return after


def battle_in(entry: Encounter) -> tuple[Position, Battle]:
    """The battle of this encounter, and the position in which it is fought; of two generals
    the marching one commands, if he may."""
    g = entry.position.copy()
    move_pieces(g, settle_generals(g, entry.side, entry.space), entry.entry.general)
    return g, battle_after(g, entry.entry)


def overran(g: Position, side: int, space: int) -> Ending:
    """9.7 One enemy CU is gone, without dice."""
    in_canada = g.board.colony[space] == g.board.canada
    american = 1 if side == BRITISH else 0
    british = 1 - american
    war = war_won(g, american, 0 if in_canada else british)
    return Ending(OVERRAN, side, american, british, war=war)


# ---------------------------------------------------------------------- the whole


def add(total: Chances, part: Chances, chance: Fraction) -> None:
    """Weigh the endings of one course of things into a whole."""
    for ending, share in part.items():
        if chance and share:
            total[ending] = total.get(ending, Fraction(0)) + share * chance


def battle_chances(g: Position, battle: Battle) -> Chances:
    return {
        ending: Fraction(rolls, ALL_ROLLS) for ending, rolls in battle_endings(g, battle).items()
    }


def as_it_stands(entry: Encounter) -> Chances:
    """9.1, 9.7 Nobody else intercepts and nobody retreats: overrun, battle or nothing."""
    g = entry.position
    if not entry.meets_enemy():
        return {Ending(PASSED): CERTAIN}
    if is_overrun(g, entry.side, entry.cus, entry.space):
        return {overran(g, entry.side, entry.space): CERTAIN}
    return battle_chances(*battle_in(entry))


def retreat_tried(entry: Encounter) -> Chances:
    """7.9 The defender tries to retreat, if he may; what cannot go or does not, fights."""
    total: Chances = {}
    chance = retreat_chance(entry)
    if chance:
        after = retreated(entry)
        gone: Chances = {Ending(RETREATED): CERTAIN}
        add(total, as_it_stands(after) if after.meets_enemy() else gone, chance)
    add(total, as_it_stands(entry), 1 - chance)
    return total


def everything_tried(entry: Encounter, armies: list[int]) -> Chances:
    """7.8, 7.9 These Armies try to intercept one after another until one succeeds; whoever
    defends and may, tries to retreat."""
    total: Chances = {}
    still = CERTAIN
    for general in armies:
        chance = interception_chance(entry.position, general)
        add(total, retreat_tried(caught(entry, general)), still * chance)
        still *= 1 - chance
    add(total, retreat_tried(entry), still)
    return total
