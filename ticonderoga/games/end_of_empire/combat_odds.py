"""What may come of a battle, counted out: the ambush, then linear rounds one after another.

Every state that a battle can be in is followed with its probability until it has ended. Both sides
answer as people usually do: whoever can ambush does, naval infantry takes part, nobody goes into an
outpost, the attacker goes on as long as he has odds of 1:1, and the defender stays. How losses are
taken is told in combat_forces.py.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from ticonderoga.games.end_of_empire.combat_forces import (
    AMBUSHED,
    IN_ROUND,
    Force,
    Side,
    round_modifiers,
)
from ticonderoga.games.end_of_empire.data.combat import WORSE
from ticonderoga.games.end_of_empire.data.kinds import SIDES
from ticonderoga.games.end_of_empire.position import Position
from ticonderoga.games.end_of_empire.rules.ambush import (
    ambush_defence,
    ambush_strength,
    can_be,
    vanish,
    victims_of,
)
from ticonderoga.games.end_of_empire.rules.combat_losses import force_of, units_in
from ticonderoga.games.end_of_empire.rules.command import FACES
from ticonderoga.games.end_of_empire.rules.linear import (
    Modifiers,
    attack_strength,
    column_of,
    defence_strength,
    outpost_here,
    table_of,
    total,
)
from ticonderoga.games.end_of_empire.rules.naval_infantry import ready
from ticonderoga.games.end_of_empire.terms import CLEARED, REPELLED, SHARED
from ticonderoga.games.end_of_empire.underway import Combat

DICE: Final = (1, 2, 3, 4, 5, 6)
NEGLIGIBLE: Final = 1e-4
UNLIKELY: Final = 1e-6
"""Battles that go on after all others have ended, and states, that are not followed any more."""

STAYED: Final = 0
RETREATED: Final = 1
SURRENDERED: Final = 2
DESTROYED: Final = 3
"""What became of a force."""

Key = tuple[int, int, int]
"""A battle between two rounds: the numbers of both forces, and the steps of defenders who have got
away while one unit stays."""


class Forecast:
    """The probabilities of a battle. Lists of two are by role: attackers, defenders."""

    __slots__ = ("captured", "fate", "killed", "lost", "outcome", "rounds", "wounded")

    def __init__(self) -> None:
        self.outcome: list[float] = [0.0, 0.0, 0.0]
        """CLEARED, REPELLED, SHARED."""
        self.lost: list[dict[int, float]] = [{}, {}]
        """Steps lost."""
        self.fate: list[list[float]] = [[0.0] * 4, [0.0] * 4]
        """STAYED, RETREATED, SURRENDERED, DESTROYED."""
        self.killed: list[float] = [0.0, 0.0]
        self.wounded: list[float] = [0.0, 0.0]
        self.captured: list[float] = [0.0, 0.0]
        """That this befalls a leader at least once."""
        self.rounds: float = 0.0
        """Linear rounds to be expected."""

    def steps_lost(self, role: int) -> float:
        """The steps that a side loses on average."""
        return sum([steps * chance for steps, chance in self.lost[role].items()])


class Round(NamedTuple):
    """One linear round: its odds and modifiers, and the chance of each cell of the table."""

    attack: int
    defence: int
    column: int
    drm: Modifiers
    cells: dict[int, float]


# ---------------------------------------------------------------------- one round


def next_round(g: Position, c: Combat) -> Round:
    """11.4 to 11.8 The round that the forces in the space would fight now; without cells if there
    is nothing to throw for."""
    attack = attack_strength(g, force_of(g, c, c.attacker))
    defence = defence_strength(g, force_of(g, c, c.defender))
    if not defence:
        return Round(attack, defence, WORSE, [], {})
    column = column_of(g, attack, defence)
    drm = [] if column == WORSE else round_modifiers(g, c)
    return Round(attack, defence, column, drm, cells_of(g, column, total(drm)))


def cells_of(g: Position, column: int, added: int) -> dict[int, float]:
    """The chance of each cell of a column."""
    table = table_of(g)
    if column == WORSE:
        return {table.cell(WORSE, 0): 1.0}
    cells: dict[int, float] = {}
    for die in DICE:
        cell = table.cell(column, die + added)
        cells[cell] = cells.get(cell, 0.0) + 1 / len(DICE)
    return cells


# ---------------------------------------------------------------------- a whole battle


def forecast(
    g: Position, c: Combat, begun: bool = False, ambushers: tuple[int, ...] = SIDES
) -> Forecast:
    """What may come of a battle in this position, which is left as it is. `begun`: the next thing
    is another round. `ambushers` are the sides that ambush if they can."""
    return _Reckoning(g, c).run(begun, ambushers)


class _Reckoning:
    """A battle being counted out, on a copy of the position."""

    __slots__ = ("attackers", "base", "c", "cells", "defenders", "found", "g", "parties", "steps")

    def __init__(self, g: Position, c: Combat) -> None:
        self.g: Position = g.copy()
        self.c: Combat = Combat(c.space, c.attacker, c.came_from)
        self.c.active = c.active
        self.c.origins = c.origins
        self.c.ambusher = c.ambusher
        self.c.attackers = force_of(g, c, c.attacker)
        self.g.combat = self.c
        self.attackers: Side = Side(self.g, self.c, c.attacker)
        self.defenders: Side = Side(self.g, self.c, c.defender)
        self.base: int = 0
        """The modifiers of the first forces, to which others are compared."""
        self.cells: dict[tuple[int, int], dict[int, float]] = {}
        self.parties: list[list[int]] = [ready(g, side, c.space) for side in SIDES]
        """14.5 The landing parties that each side can use."""
        self.found: Forecast = Forecast()
        self.steps: list[int] = [0, 0]
        """The steps of both sides as it begins."""

    def run(self, begun: bool, ambushers: tuple[int, ...]) -> Forecast:
        self.attackers.load(self.attackers.first)
        attackers = self.attackers.force(self.attackers.first)
        defenders = self.defenders.force(self.defenders.first)
        self.base = attackers.drm
        self.steps = [attackers.steps, defenders.steps]
        frontier: dict[Key, float] = {(attackers.number, defenders.number, 0): 1.0}
        if not begun:
            frontier = self._start(attackers, defenders, ambushers)
        while sum(frontier.values()) > NEGLIGIBLE:
            following: dict[Key, float] = {}
            for key, chance in frontier.items():
                if chance > UNLIKELY:
                    self._round(key, chance, following)
            frontier = following
        return self._finished()

    def _finished(self) -> Forecast:
        """What was left out makes no difference: everything is scaled to 1."""
        found = self.found
        whole = sum(found.outcome)
        found.outcome = [chance / whole for chance in found.outcome]
        for role in (0, 1):
            found.fate[role] = [chance / whole for chance in found.fate[role]]
            found.lost[role] = {n: p / whole for n, p in sorted(found.lost[role].items())}
            found.killed[role] /= whole
            found.wounded[role] /= whole
            found.captured[role] /= whole
        return found

    # ------------------------------------------------------------------ before the first round

    def _start(
        self, attackers: Force, defenders: Force, ambushers: tuple[int, ...]
    ) -> dict[Key, float]:
        """11.2, 11.4, 14.5 The ambush, Indians who vanish, landing parties."""
        found: dict[Key, float] = {}
        for (a, d, away), chance in self._ambush(attackers, defenders, ambushers).items():
            one, two = self.attackers.all[a], self.defenders.all[d]
            if one.units and two.units:
                self.attackers.load(one.faces)
                self.defenders.load(two.faces)
                if vanish(self.g, self.c):
                    self._end(one, two, away, SHARED, chance)
                    continue
                one, two = self._joined(self.attackers, one), self._joined(self.defenders, two)
            _add(found, (one.number, two.number, away), chance)
        return found

    def _joined(self, side: Side, force: Force) -> Force:
        """14.5 Landing parties take part."""
        parties = tuple([(party, 0) for party in self.parties[side.side]])
        return side.force((*force.faces, *parties), force.hits) if parties else force

    def _ambush(
        self, attackers: Force, defenders: Force, ambushers: tuple[int, ...]
    ) -> dict[Key, float]:
        """11.2, 11.3 The ambush of the first who can, and the states after it."""
        g, c = self.g, self.c
        start = {(attackers.number, defenders.number, 0): 1.0}
        if not can_be(g, c):
            return start
        table = g.pack.tables.ambush
        for side in (1 - c.active, c.active):
            strength = ambush_strength(g, force_of(g, c, side))
            if not strength or side not in ambushers:
                continue
            if side == c.attacker and outpost_here(g, c.space) >= 0:
                c.exempt = self._best_defender()
            column = table.odds.column(strength, ambush_defence(g, victims_of(g, c, side)))
            if column == WORSE:
                c.exempt = -1
                continue
            c.ambusher = side
            after: dict[Key, float] = {}
            for die in DICE:
                cell = table.cell(column, die)
                self._ambushed(attackers, defenders, table.loss[cell], table.back[cell], after)
            c.exempt = -1
            return after
        return start

    def _best_defender(self) -> int:
        """5.2 The unit that is worth most is kept from the ambush."""
        units = units_in(self.g, self.c, self.c.defender)
        best = units[0]
        for piece in units[1:]:
            if self.defenders.worth(piece) > self.defenders.worth(best):
                best = piece
        return best

    def _ambushed(
        self, attackers: Force, defenders: Force, loss: int, back: bool, after: dict[Key, float]
    ) -> None:
        """11.3 One die of an ambush."""
        share = 1 / len(DICE)
        if not loss and not back:
            _add(after, (attackers.number, defenders.number, 0), share)
        elif self.c.ambusher == self.c.defender:
            rest = self.defenders.after_round(defenders, 0, False)[0][0]
            for one, chance in self.attackers.after_ambush(attackers, loss):
                if back and one.units:
                    self._go(one, rest, self.c.attacker, share * chance)
                else:
                    _add(after, (one.number, rest.number, 0), share * chance)
        else:
            rest = self.attackers.after_round(attackers, 0, False)[0][0]
            for one, chance in self.defenders.after_ambush(defenders, loss):
                if not back or not one.units:
                    _add(after, (rest.number, one.number, 0), share * chance)
                elif self.c.exempt < 0:
                    self._go(rest, one, self.c.defender, share * chance)
                else:
                    stays, away = self._only_exempt(one)
                    _add(after, (rest.number, stays.number, away), share * chance)

    def _only_exempt(self, force: Force) -> tuple[Force, int]:
        """5.2 All but the unit that could not be ambushed leave an outpost, or are lost: who stays,
        and how many steps have got away."""
        faces = tuple([face for face in force.faces if face[0] == self.c.exempt])
        stays = self.defenders.force(faces, force.hits)
        _, open_way = self.defenders.ways_out(force)
        return stays, force.steps - stays.steps if open_way else 0

    # ------------------------------------------------------------------ rounds

    def _round(self, key: Key, chance: float, following: dict[Key, float]) -> None:
        """11.4 to 11.9 One linear round from a state, or its end if there is none to fight."""
        attackers, defenders = self.attackers.all[key[0]], self.defenders.all[key[1]]
        away = key[2]
        if not attackers.units:
            self._end(attackers, defenders, away, REPELLED, chance)
        elif not defenders.units:
            self._end(attackers, defenders, away, CLEARED, chance)
        elif not defenders.defence:
            if attackers.attack:
                rest = self.attackers.after_round(attackers, 0, False)[0][0]
                self._end(rest, defenders, away, CLEARED, chance, STAYED, DESTROYED)
            else:
                self._end(attackers, defenders, away, REPELLED, chance, RETREATED)
        else:
            self.found.rounds += chance
            for cell, share in self._cells(attackers, defenders).items():
                self._result(attackers, defenders, away, cell, chance * share, following)

    def _cells(self, attackers: Force, defenders: Force) -> dict[int, float]:
        """11.5 The chance of each cell. Every modifier belongs to one of the sides or to the
        place, so what one side adds does not depend on the other."""
        column = column_of(self.g, attackers.attack, defenders.defence)
        added = attackers.drm + defenders.drm - self.base
        known = self.cells.get((column, added))
        if known is None:
            known = self.cells[column, added] = cells_of(self.g, column, added)
        return known

    def _result(
        self,
        attackers: Force,
        defenders: Force,
        away: int,
        cell: int,
        chance: float,
        following: dict[Key, float],
    ) -> None:
        """11.5, 11.9 What a cell of the table makes of a state."""
        c, table = self.c, table_of(self.g)
        attacker_back, defender_back = table.attacker_back[cell], table.defender_back[cell]
        ours = self.attackers.after_round(attackers, table.attacker_loss[cell], attacker_back)
        if table.defender_gone[cell]:
            for one, share in ours:
                self._end(one, defenders, away, CLEARED, chance * share, STAYED, DESTROYED)
            return
        theirs = self.defenders.after_round(defenders, table.defender_loss[cell], defender_back)
        for one, share in ours:
            for two, portion in theirs:
                here = chance * share * portion
                if attacker_back and one.units:
                    self._go(one, two, c.attacker, here, away)
                elif defender_back and two.units:
                    self._go(one, two, c.defender, here, away)
                else:
                    self._again(one, two, away, here, following)

    def _again(
        self,
        attackers: Force,
        defenders: Force,
        away: int,
        chance: float,
        following: dict[Key, float],
    ) -> None:
        """Combat sequence 3c: whether there is another round."""
        pressed = 1.0
        if attackers.units and defenders.units:
            pressed = attackers.press if attackers.attack >= defenders.defence else 0.0
        if pressed:
            _add(following, (attackers.number, defenders.number, away), chance * pressed)
        if pressed < 1:
            rest = chance * (1 - pressed)
            self._end(attackers, defenders, away, REPELLED, rest, RETREATED)

    # ------------------------------------------------------------------ the end

    def _go(
        self, attackers: Force, defenders: Force, side: int, chance: float, away: int = 0
    ) -> None:
        """11.9 A side has to leave, and does, surrenders, or is lost."""
        attacking = side == self.c.attacker
        force = attackers if attacking else defenders
        surrender, open_way = (self.attackers if attacking else self.defenders).ways_out(force)
        fate = SURRENDERED if surrender else RETREATED if open_way else DESTROYED
        if attacking:
            self._end(attackers, defenders, away, REPELLED, chance, fate)
        else:
            self._end(attackers, defenders, away, CLEARED, chance, STAYED, fate)

    def _end(
        self,
        attackers: Force,
        defenders: Force,
        away: int,
        outcome: int,
        chance: float,
        our_fate: int = STAYED,
        their_fate: int = STAYED,
    ) -> None:
        """A battle has ended."""
        self.found.outcome[outcome] += chance
        self._note(0, attackers, defenders, our_fate, 0, chance)
        self._note(1, defenders, attackers, their_fate, away, chance)

    def _note(
        self, role: int, force: Force, enemy: Force, fate: int, away: int, chance: float
    ) -> None:
        """What became of one side."""
        found = self.found
        if not force.units and fate == STAYED:
            fate = DESTROYED if self.steps[role] else RETREATED
        lost = fate in (SURRENDERED, DESTROYED)
        found.fate[role][fate] += chance
        steps = self.steps[role] - away - (0 if lost else force.steps)
        found.lost[role][steps] = found.lost[role].get(steps, 0.0) + chance
        taken = force.leaders and (lost or (not force.units and enemy.units))
        tables = self.g.pack.tables
        killed = tables.leader_killed / FACES
        wounded = (tables.leader_wounded - tables.leader_killed) / FACES
        ambushed = tables.ambush_killed / tables.ambush_captured
        found.killed[role] += chance * _some(force.hits, ambushed, killed)
        found.wounded[role] += chance * _some(force.hits, 0.0, wounded)
        captured = 1.0 if taken else _some(force.hits, 1 - ambushed, 1 - killed - wounded)
        found.captured[role] += chance * captured


def _some(hits: tuple[int, int], ambushed: float, in_round: float) -> float:
    """The chance that something befell one of the leaders who were hit."""
    spared: float = (1 - ambushed) ** hits[AMBUSHED] * (1 - in_round) ** hits[IN_ROUND]
    return 1 - spared


def _add(states: dict[Key, float], key: Key, chance: float) -> None:
    states[key] = states.get(key, 0.0) + chance
