"""One side of a battle as it may melt away: every force it can become, and what each is worth.

Forces come up again and again while a battle is counted out (combat_odds.py), so everything that
depends on one side alone is found out once for each of them, by the rules themselves. Losses are
taken as people usually take them: the owner gives up the step that is worth least, his opponent
takes the best one, and the least important leader is put at risk.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ticonderoga.games.end_of_empire.data.kinds import LEADER, MILITIA, NAVAL_INFANTRY
from ticonderoga.games.end_of_empire.position import ASIDE, Position
from ticonderoga.games.end_of_empire.rules.combat import bars_press
from ticonderoga.games.end_of_empire.rules.combat_losses import force_of, step_takers
from ticonderoga.games.end_of_empire.rules.command import FACES, rating_of
from ticonderoga.games.end_of_empire.rules.linear import (
    Modifiers,
    attack_strength,
    best_in_command,
    defence_strength,
    modifiers,
)
from ticonderoga.games.end_of_empire.rules.retreat import ways_out
from ticonderoga.games.end_of_empire.terms import LATER
from ticonderoga.games.end_of_empire.underway import Combat

Faces = tuple[tuple[int, int], ...]
"""Pieces with their steps."""

AMBUSHED: Final = 0
IN_ROUND: Final = 1
"""Where a leader was hit."""


def pass_chance(rating: int) -> float:
    """8.3 The chance of a check."""
    return max(0, min(rating, FACES)) / FACES


def load(g: Position, side: int, space: int, faces: Faces) -> None:
    """Put a force into a space of a position that is only tried out."""
    for piece, steps in faces:
        g.steps[piece] = steps
        g.where[piece] = space
    g.stacks[side][space] = tuple([piece for piece, _ in faces])


def steps_in(g: Position, faces: Faces) -> int:
    """The steps that can be lost."""
    takes = g.pieces.takes_losses
    return sum([steps for piece, steps in faces if takes[piece]])


def round_modifiers(g: Position, c: Combat) -> Modifiers:
    """11.8 The modifiers of a round between the forces in the space; leaders of equal rank as
    their owners would name them."""
    attackers, defenders = force_of(g, c, c.attacker), force_of(g, c, c.defender)
    leaders = [-1, -1]
    leaders[c.attacker] = best_in_command(g, attackers, c.space)
    leaders[c.defender] = best_in_command(g, defenders, c.space)
    return modifiers(g, c.space, c.attacker, attackers, defenders, leaders)


class Force:
    """What one side has left, and what that is worth."""

    __slots__ = (
        "attack", "defence", "drm", "faces", "hits", "leaders", "number", "press", "steps",
        "units",
    )  # fmt: skip

    def __init__(self, number: int, faces: Faces, hits: tuple[int, int]) -> None:
        self.number: int = number
        self.faces: Faces = faces
        self.hits: tuple[int, int] = hits
        """Leaders hit so far, in the ambush and in rounds."""
        self.units: bool = False
        self.leaders: bool = False
        self.steps: int = 0
        self.attack: int = 0
        self.defence: int = 0
        self.drm: int = 0
        """What this side adds to the die."""
        self.press: float = 0.0
        """The chance of a check for another round."""


Chances = list[tuple[Force, float]]


class Side:
    """All forces that one side of a battle may become. `g` and `c` are a position and a combat to
    try things out in."""

    __slots__ = (
        "_after", "_alike", "_heirs", "_known", "_ways", "all", "c", "first", "g", "side",
    )  # fmt: skip

    def __init__(self, g: Position, c: Combat, side: int) -> None:
        self.g: Position = g
        self.c: Combat = c
        self.side: int = side
        pieces = force_of(g, c, side)
        self.all: list[Force] = []
        self._known: dict[tuple[Faces, tuple[int, int]], Force] = {}
        self._after: dict[tuple[int, int, bool], Chances] = {}
        self._ways: dict[int, tuple[bool, bool]] = {}
        self._alike: list[list[int]] = _alike(g, pieces)
        heirs = [g.pieces.successor[piece] for piece in pieces]
        self._heirs: list[int] = [heir for heir in heirs if heir >= 0 and g.where[heir] == ASIDE]
        """7.5 Leaders who may take over."""
        faces = tuple([(piece, g.steps[piece]) for piece in pieces])
        self.first: Faces = faces
        """What the other side is measured against."""

    def load(self, faces: Faces) -> None:
        """Put a force of this side into the space."""
        load(self.g, self.side, self.c.space, faces)
        if self.side == self.c.attacker:
            self.c.attackers = self.g.stacks[self.side][self.c.space]

    # ------------------------------------------------------------------ what a force is worth

    def force(self, faces: Faces, hits: tuple[int, int] = (0, 0)) -> Force:
        """A force by who is in it."""
        known = self._known.get((faces, hits))
        if known is not None:
            return known
        found = Force(len(self.all), faces, hits)
        self.all.append(found)
        self._known[faces, hits] = found
        self._measure(found)
        return found

    def _measure(self, force: Force) -> None:
        g, c = self.g, self.c
        kind = g.pieces.type
        for piece, _ in force.faces:
            if kind[piece] == LEADER:
                force.leaders = True
            else:
                force.units = True
        force.steps = steps_in(g, force.faces)
        self.load(force.faces)
        pieces = [piece for piece, _ in force.faces]
        force.attack = attack_strength(g, pieces)
        force.defence = defence_strength(g, pieces)
        force.drm = sum([value for _, value, _ in round_modifiers(g, c)])
        if self.side == c.attacker and force.units and not bars_press(g, c):
            checked = tuple([piece for piece in pieces if kind[piece] != NAVAL_INFANTRY])
            force.press = pass_chance(rating_of(g, c.attacker, checked, c.space, LATER))
        self.load(self.first)

    def ways_out(self, force: Force) -> tuple[bool, bool]:
        """11.9 Whether it would have to surrender, and whether it could retreat."""
        known = self._ways.get(force.number)
        if known is None:
            self.load(force.faces)
            known = ways_out(self.g, self.c, self.side)
            self.load(self.first)
            self._ways[force.number] = known
        return known

    # ------------------------------------------------------------------ what it may become

    def after_round(self, force: Force, loss: int, back: bool) -> Chances:
        """11.5 The force after a round in which it lost so many steps or has to go; the Indians
        who are no Iroquois leave in any case."""
        known = self._after.get((force.number, loss, back))
        if known is not None:
            return known
        states: list[tuple[Faces, tuple[int, int], float]] = []
        if loss:
            states = self._at_risk(self._lose(force.faces, loss), force.hits)
        else:
            states = [(force.faces, force.hits, 1.0)]
        found = self._gathered(states, loss > 0 or back)
        self._after[force.number, loss, back] = found
        return found

    def after_ambush(self, force: Force, loss: int) -> Chances:
        """11.3 The force after an ambush in which it lost so many steps."""
        states = [(self._lose(force.faces, loss), force.hits, 1.0)]
        if loss:
            states = self._leaders_ambushed(states)
        return self._gathered(states, True)

    def _gathered(
        self, states: list[tuple[Faces, tuple[int, int], float]], suffered: bool
    ) -> Chances:
        """Those who leave a battle have left."""
        p = self.g.pieces
        found: Chances = []
        for faces, hits, chance in states:
            left: list[tuple[int, int]] = []
            for piece, steps in faces:
                leaves = p.other_indian[piece]
                if suffered and piece != self.c.exempt:
                    if p.type[piece] in (MILITIA, NAVAL_INFANTRY) or p.iroquois[piece]:
                        leaves = True
                if not leaves:
                    left.append((piece, steps))
            found.append((self.force(tuple(left), hits), chance))
        return found

    def worth(self, piece: int) -> int:
        """What the next step of a unit is worth to its side, the last one a little more."""
        p, steps = self.g.pieces, self.g.steps[piece]
        below = max(steps - 1, 0)
        if self.side == self.c.attacker:
            plain, boxed = p.face_attack[piece], p.face_boxed[piece]
            value = 2 * (plain[steps] - plain[below]) + boxed[steps] - boxed[below]
        else:
            value = 2 * (p.face_cf[piece][steps] - p.face_cf[piece][below])
        return 2 * value + (1 if steps == 1 else 0)

    def _lose(self, faces: Faces, loss: int) -> Faces:
        """11.10 Steps are lost: the cheapest, then the dearest."""
        g, c = self.g, self.c
        c.victim = self.side
        left = dict(faces)
        for number in range(loss):
            self.load(tuple(left.items()))
            takers = step_takers(g, c, number == 0)
            if not takers:
                break
            sign = -1 if number else 1
            picked, least = -1, 0
            for piece in takers:
                value = sign * self.worth(piece)
                if picked < 0 or value < least:
                    picked, least = piece, value
            left[picked] -= 1
            if not left[picked]:
                del left[picked]
        c.victim = -1
        self.load(self.first)
        return self._tidy(left)

    def _tidy(self, left: dict[int, int]) -> Faces:
        """Of units that are alike the first ones have the most steps, so that it does not matter
        which of them lost one."""
        exempt = self.c.exempt
        for group in self._alike:
            steps = [left[piece] for piece in group if piece in left and piece != exempt]
            steps.sort(reverse=True)
            for piece in group:
                if piece == exempt:
                    continue
                if steps:
                    left[piece] = steps.pop(0)
                elif piece in left:
                    del left[piece]
        return tuple(sorted(left.items()))

    # ------------------------------------------------------------------ leaders

    def _at_risk(
        self, faces: Faces, hits: tuple[int, int]
    ) -> list[tuple[Faces, tuple[int, int], float]]:
        """11.5 The leader of the lowest rank is at risk."""
        p, tables = self.g.pieces, self.g.pack.tables
        leader = -1
        for piece, _ in faces:
            if p.type[piece] == LEADER and (leader < 0 or p.rank[piece] > p.rank[leader]):
                leader = piece
        if leader < 0:
            return [(faces, hits, 1.0)]
        hit = tables.leader_hit / FACES
        dead = tables.leader_killed / FACES
        more = (hits[AMBUSHED], hits[IN_ROUND] + 1)
        states = [(faces, hits, 1 - hit)]
        if p.successor[leader] in self._heirs:
            states.append((self._without(faces, leader, True), more, hit * dead))
            hit *= 1 - dead
        states.append((self._without(faces, leader, False), more, hit))
        return states

    def _leaders_ambushed(
        self, states: list[tuple[Faces, tuple[int, int], float]]
    ) -> list[tuple[Faces, tuple[int, int], float]]:
        """11.3 Each leader of the ambushed dies, or is taken, or neither."""
        tables, kind = self.g.pack.tables, self.g.pieces.type
        killed = tables.ambush_killed / FACES
        taken = (tables.ambush_captured - tables.ambush_killed) / FACES
        for piece, _ in states[0][0]:
            if kind[piece] != LEADER:
                continue
            fresh: list[tuple[Faces, tuple[int, int], float]] = []
            for faces, hits, chance in states:
                more = (hits[AMBUSHED] + 1, hits[IN_ROUND])
                fresh.append((faces, hits, chance * (1 - killed - taken)))
                fresh.append((self._without(faces, piece, True), more, chance * killed))
                fresh.append((self._without(faces, piece, False), more, chance * taken))
            states = fresh
        return states

    def _without(self, faces: Faces, leader: int, dead: bool) -> Faces:
        """A leader is out of the battle; if he is dead a successor may take over (7.5)."""
        left = [(piece, steps) for piece, steps in faces if piece != leader]
        heir = self.g.pieces.successor[leader]
        if dead and heir in self._heirs:
            left.append((heir, 0))
        return tuple(sorted(left))


def _alike(g: Position, pieces: Sequence[int]) -> list[list[int]]:
    """Groups of two or more units with steps that are the same to a battle."""
    p = g.pieces
    groups: dict[tuple[object, ...], list[int]] = {}
    for piece in sorted(pieces):
        if p.takes_losses[piece] and not g.fresh >> piece & 1:
            key = (
                p.type[piece], p.nation[piece], p.army[piece], p.face_attack[piece],
                p.face_boxed[piece], p.face_cf[piece], p.face_mf_mark[piece], p.artillery[piece],
                p.spared[piece], p.steuben[piece], p.ferries[piece], p.follows[piece],
            )  # fmt: skip
            groups.setdefault(key, []).append(piece)
    return [group for group in groups.values() if len(group) > 1]
