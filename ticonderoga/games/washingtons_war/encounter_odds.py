"""Exact odds of an Army's entry into a space: interception, retreat before battle, overrun, battle.

What may happen is tried out on copies of the position with the very procedures of the rules;
only the dice are counted instead of rolled. Nothing here looks at a hand or at the deck.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from ticonderoga.engine.ask import Ask, Choice, Procedure
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
from ticonderoga.games.washingtons_war.rules.battle import Battle, is_overrun
from ticonderoga.games.washingtons_war.rules.interception import (
    interceptable,
    interceptors,
    lead,
    may_retreat_before_battle,
    move_in,
    retreat_threshold,
)
from ticonderoga.games.washingtons_war.rules.movement import March, enemy_stands, set_load, shift
from ticonderoga.games.washingtons_war.rules.retreat import retreat_spaces
from ticonderoga.games.washingtons_war.rules.stacking import settle_generals

Chances = dict[Ending, Fraction]
"""Every ending with its exact chance; together they make one."""

CERTAIN: Final = Fraction(1)


class Encounter:
    """An Army in the space it has just entered, in a copy of the position."""

    __slots__ = ("came_from", "general", "intercepted", "position", "side", "space")

    def __init__(
        self, position: Position, general: int, space: int, came_from: int, intercepted: bool
    ) -> None:
        self.position: Position = position
        self.general: int = general
        self.side: int = position.pack.pieces.generals[general].side
        self.space: int = space
        self.came_from: int = came_from
        self.intercepted: bool = intercepted

    @property
    def cus(self) -> int:
        return self.position.cus(self.side, self.space)

    def meets_enemy(self) -> bool:
        return enemy_stands(self.position, self.side, self.space)

    def copy(self) -> Encounter:
        return Encounter(
            self.position.copy(), self.general, self.space, self.came_from, self.intercepted
        )


def carry_out(g: Position, procedure: Procedure[None], stays: int) -> None:
    """Run a procedure of the rules that moves pieces without dice. Of two generals the one who
    `stays` is kept if he may be; all else it asks makes no difference to the odds."""
    answer: Choice | None = None
    while True:
        try:
            ask: Ask = procedure.send(answer)
        except StopIteration:
            return
        offers = ask.question.offer(g, ask)
        answer = offers[0]
        for offer in offers:
            if offer[0] == "dismiss" and offer[1] != stays:
                answer = offer


def marched(g: Position, args: tuple[int, ...], to: int) -> tuple[Encounter, list[int]]:
    """The entry that a march of these args would be, and who could intercept it (7.8)."""
    general, at, own, french, _, limit, free = args[:7]
    h = g.copy()
    march = March(h, general, limit, bool(free))
    set_load(march, own, french)
    british_before = h.british_cu[to]
    shift(h, march, to)
    entry = Encounter(h, general, to, at, False)
    if entry.side == BRITISH and march.cus and interceptable(h, to, british_before):
        return entry, interceptors(h, to)
    return entry, []


# ---------------------------------------------------------------------- the parts


def interception_chance(g: Position, general: int) -> Fraction:
    """7.8.A A die of his agility or less."""
    return Fraction(g.pack.pieces.generals[general].agility, 6)


def caught(entry: Encounter, general: int) -> Encounter:
    """7.8.C The interceptor has moved in and commands there, unless Washington does."""
    after = entry.copy()
    after.position.tried |= 1 << general
    arrival = move_in(after.position, general, after.space, after.general)
    carry_out(after.position, arrival, general)
    after.intercepted = True
    return after


def retreat_chance(entry: Encounter) -> Fraction:
    """7.9 The chance that the defender retreats before battle if he tries; 0 if he may not try."""
    g = entry.position
    if entry.side == AMERICAN or not may_retreat_before_battle(
        g, entry.space, entry.came_from, entry.intercepted
    ):
        return Fraction(0)
    return Fraction(min(6, retreat_threshold(g, g.army_at(AMERICAN, entry.space))), 6)


def retreated(entry: Encounter) -> Encounter:
    """7.9.B The general has left with five CUs at most; what is left must fight."""
    after = entry.copy()
    g = after.position
    general = g.army_at(AMERICAN, after.space)
    to = retreat_spaces(g, AMERICAN, after.space, general, after.came_from, False, True)[0]
    carry_out(g, lead(g, general, to), general)
    return after


def battle_in(entry: Encounter) -> tuple[Position, Battle]:
    """The battle of this encounter, and the position in which it is fought; of two generals
    the marching one commands, if he may."""
    g = entry.position.copy()
    carry_out(g, settle_generals(g, entry.side, entry.space), entry.general)
    attacker = g.general_at(entry.side, entry.space)
    return g, Battle(
        entry.space,
        entry.side,
        entry.came_from,
        attacker,
        g.general_at(1 - entry.side, entry.space),
        entry.intercepted,
        g.pack.pieces.generals[attacker].winter_offensive and g.winter_card,
    )


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
