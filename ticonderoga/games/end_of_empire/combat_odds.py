"""What may come of a battle, counted out: the ambush, then linear rounds one after another.

Every state a battle can be in is followed with its probability until it has ended. Both sides
answer as people usually do: whoever can ambush does, naval infantry takes part, the owner gives up
the step that is worth least and his opponent takes the best one, the least important leader is
put at risk, the attacker goes on as long as he has odds of 1:1, and the defender stays. The rules
themselves say what everybody is worth: rules/linear.py, rules/ambush.py, rules/command.py.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from ticonderoga.games.end_of_empire.data.combat import WORSE
from ticonderoga.games.end_of_empire.data.kinds import LEADER, MILITIA, NAVAL_INFANTRY
from ticonderoga.games.end_of_empire.position import ASIDE, Position
from ticonderoga.games.end_of_empire.rules.ambush import (
    ambush_defence,
    ambush_strength,
    can_be,
    vanish,
    victims_of,
)
from ticonderoga.games.end_of_empire.rules.combat import CLEARED, REPELLED, SHARED, bars_press
from ticonderoga.games.end_of_empire.rules.combat_losses import force_of, step_takers, units_in
from ticonderoga.games.end_of_empire.rules.command import FACES, LATER, rating_of
from ticonderoga.games.end_of_empire.rules.linear import (
    Modifiers,
    attack_strength,
    best_in_command,
    column_of,
    defence_strength,
    modifiers,
    outpost_here,
    table_of,
    total,
)
from ticonderoga.games.end_of_empire.rules.marks import is_fresh
from ticonderoga.games.end_of_empire.rules.naval_infantry import ready
from ticonderoga.games.end_of_empire.rules.retreat import ways_out
from ticonderoga.games.end_of_empire.underway import Combat

DICE: Final = (1, 2, 3, 4, 5, 6)
NEGLIGIBLE: Final = 1e-7
"""States less likely than this are not followed."""

STAYED: Final = 0
RETREATED: Final = 1
SURRENDERED: Final = 2
DESTROYED: Final = 3
"""What became of a force."""

Faces = tuple[tuple[int, int], ...]
"""Pieces with their steps."""


class State(NamedTuple):
    """A battle between two rounds: who is there, and the leaders killed, wounded and captured so
    far, by side."""

    attackers: Faces
    defenders: Faces
    fates: tuple[int, ...]
    """Killed, wounded, captured: of the attackers, then of the defenders."""


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
    attackers, defenders = force_of(g, c, c.attacker), force_of(g, c, c.defender)
    attack, defence = attack_strength(g, attackers), defence_strength(g, defenders)
    if not defence:
        return Round(attack, defence, WORSE, [], {})
    column = column_of(g, attack, defence)
    table = table_of(g)
    if column == WORSE:
        return Round(attack, defence, column, [], {table.cell(WORSE, 0): 1.0})
    leaders = [-1, -1]
    leaders[c.attacker] = best_in_command(g, attackers, c.space)
    leaders[c.defender] = best_in_command(g, defenders, c.space)
    drm = modifiers(g, c.space, c.attacker, attackers, defenders, leaders)
    cells: dict[int, float] = {}
    for die in DICE:
        cell = table.cell(column, die + total(drm))
        cells[cell] = cells.get(cell, 0.0) + 1 / len(DICE)
    return Round(attack, defence, column, drm, cells)


def pass_chance(rating: int) -> float:
    """8.3 The chance of a check."""
    return max(0, min(rating, FACES)) / FACES


# ---------------------------------------------------------------------- a whole battle


def forecast(g: Position, c: Combat, begun: bool = False) -> Forecast:
    """What may come of a battle in this position, which is left as it is. `begun`: there is no
    ambush any more, and the next thing is a round."""
    return _Reckoning(g, c).run(begun)


class _Reckoning:
    """A battle being counted out, on a copy of the position."""

    __slots__ = ("c", "found", "g", "heirs", "steps")

    def __init__(self, g: Position, c: Combat) -> None:
        self.g: Position = g.copy()
        self.c: Combat = Combat(c.space, c.attacker, c.came_from)
        self.c.active = c.active
        self.c.origins = c.origins
        self.c.ambusher = c.ambusher
        self.c.attackers = force_of(g, c, c.attacker)
        self.g.combat = self.c
        self.found: Forecast = Forecast()
        self.steps: list[int] = [0, 0]
        """The steps of both sides as it begins."""
        heirs = [
            g.pieces.successor[leader] for leader in range(g.pieces.units, g.pieces.first_fleet)
        ]
        self.heirs: list[int] = [heir for heir in heirs if heir >= 0 and g.where[heir] == ASIDE]
        """7.5 Leaders who may take over."""

    def run(self, begun: bool) -> Forecast:
        g, c = self.g, self.c
        start = State(self._faces(c.attacker), self._faces(c.defender), (0,) * 6)
        self.steps = [_steps(g, start.attackers), _steps(g, start.defenders)]
        frontier: dict[State, float] = {start: 1.0}
        if not begun:
            frontier = {self._joined(one): p for one, p in self._ambush(start).items()}
        first = not begun
        while frontier:
            following: dict[State, float] = {}
            for state, chance in frontier.items():
                if chance >= NEGLIGIBLE:
                    self._round(state, chance, first, following)
            frontier = following
            first = False
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

    # ------------------------------------------------------------------ states

    def _faces(self, side: int) -> Faces:
        return tuple([(piece, self.g.steps[piece]) for piece in force_of(self.g, self.c, side)])

    def _load(self, state: State) -> None:
        """Put the pieces of a state into the space."""
        g, c = self.g, self.c
        for side, faces in ((c.attacker, state.attackers), (c.defender, state.defenders)):
            for piece, steps in faces:
                g.steps[piece] = steps
                g.where[piece] = c.space
            g.stacks[side][c.space] = tuple([piece for piece, _ in faces])
        c.attackers = g.stacks[c.attacker][c.space]

    def _joined(self, state: State) -> State:
        """14.5 Landing parties take part in the rounds."""
        c = self.c
        for side in (c.attacker, c.defender):
            parties = ready(self.g, side, c.space)
            if parties and self._units(state, side):
                faces = (*self._of(state, side), (parties[0], 0))
                state = self._with(state, side, faces)
        return state

    # ------------------------------------------------------------------ the ambush

    def _ambush(self, start: State) -> dict[State, float]:
        """11.2, 11.3 The ambush of the first who can, and the states after it."""
        g, c = self.g, self.c
        self._load(start)
        table = g.pack.tables.ambush
        if not can_be(g, c):
            return {start: 1.0}
        for side in (1 - c.active, c.active):
            strength = ambush_strength(g, force_of(g, c, side))
            if not strength or (c.ambusher >= 0 and c.ambusher != side):
                continue
            if side == c.attacker and outpost_here(g, c.space) >= 0:
                c.exempt = max(units_in(g, c, c.defender), key=self._worth)
            column = table.odds.column(strength, ambush_defence(g, victims_of(g, c, side)))
            if column == WORSE:
                c.exempt = -1
                continue
            c.ambusher = side
            after: dict[State, float] = {}
            for die in DICE:
                cell = table.cell(column, die)
                self._ambushed(start, side, table.loss[cell], table.back[cell], after)
            c.exempt = -1
            return after
        return {start: 1.0}

    def _ambushed(
        self, start: State, side: int, loss: int, back: bool, after: dict[State, float]
    ) -> None:
        """One die of an ambush."""
        share = 1 / len(DICE)
        if not loss and not back:
            _add(after, start, share)
            return
        victim = 1 - side
        state = self._lose(start, victim, loss)
        for one, chance in self._leaders_ambushed(state, victim) if loss else [(state, 1.0)]:
            one = self._disperse(one, victim)
            one = self._indians_leave(one)
            if back and self._units(one, victim):
                self._go(one, victim, share * chance)
            else:
                _add(after, one, share * chance)

    def _leaders_ambushed(self, state: State, side: int) -> list[tuple[State, float]]:
        """11.3 Each leader of the ambushed dies or is taken."""
        tables, kind = self.g.pack.tables, self.g.pieces.type
        killed = tables.ambush_killed / FACES
        taken = (tables.ambush_captured - tables.ambush_killed) / FACES
        states = [(state, 1.0)]
        for piece, _ in self._of(state, side):
            if kind[piece] != LEADER:
                continue
            fresh: list[tuple[State, float]] = []
            for one, chance in states:
                fresh.append((one, chance * (1 - killed - taken)))
                fresh.append((self._leader_lost(one, side, piece, 0), chance * killed))
                fresh.append((self._leader_lost(one, side, piece, 2), chance * taken))
            states = fresh
        return states

    # ------------------------------------------------------------------ rounds

    def _round(
        self, state: State, chance: float, first: bool, following: dict[State, float]
    ) -> None:
        """11.4 to 11.9 One linear round from a state, or its end if there is none to fight."""
        g, c = self.g, self.c
        if not self._units(state, c.attacker):
            self._end(state, REPELLED, chance)
            return
        if not self._units(state, c.defender):
            self._end(state, CLEARED, chance)
            return
        self._load(state)
        if first and vanish(g, c):
            self._end(state, SHARED, chance)
            return
        one = next_round(g, c)
        if not one.defence:
            if one.attack:
                self._end(self._indians_leave(state), CLEARED, chance, (STAYED, DESTROYED))
            else:
                self._end(state, REPELLED, chance, (RETREATED, STAYED))
            return
        self.found.rounds += chance
        for cell, share in one.cells.items():
            self._result(state, cell, chance * share, following)

    def _result(
        self, state: State, cell: int, chance: float, following: dict[State, float]
    ) -> None:
        """11.5, 11.9 What a cell of the table makes of a state."""
        c, table = self.c, table_of(self.g)
        gone = table.defender_gone[cell]
        states = [(state, 1.0)]
        if not gone:
            states = self._suffer(states, c.defender, table.defender_loss[cell],
                                  table.defender_back[cell])  # fmt: skip
        states = self._suffer(states, c.attacker, table.attacker_loss[cell],
                              table.attacker_back[cell])  # fmt: skip
        for one, share in states:
            one = self._indians_leave(one)
            here = chance * share
            if gone:
                self._end(one, CLEARED, here, (STAYED, DESTROYED))
            elif table.attacker_back[cell] and self._units(one, c.attacker):
                self._go(one, c.attacker, here)
            elif table.defender_back[cell] and self._units(one, c.defender):
                self._go(one, c.defender, here)
            else:
                self._again(one, here, following)

    def _suffer(
        self, states: list[tuple[State, float]], side: int, loss: int, back: bool
    ) -> list[tuple[State, float]]:
        """11.5 A side loses steps, risks a leader, and loses militia and Iroquois."""
        if not loss and not back:
            return states
        fresh: list[tuple[State, float]] = []
        for state, chance in states:
            if loss:
                state = self._lose(state, side, loss)
                for one, share in self._leader_at_risk(state, side):
                    fresh.append((self._disperse(one, side), chance * share))
            else:
                fresh.append((self._disperse(state, side), chance))
        return fresh

    def _again(self, state: State, chance: float, following: dict[State, float]) -> None:
        """Combat sequence 3c: whether there is another round."""
        g, c = self.g, self.c
        if not self._units(state, c.attacker) or not self._units(state, c.defender):
            _add(following, state, chance)
            return
        self._load(state)
        force = force_of(g, c, c.attacker)
        pressed = 0.0
        if not bars_press(g, c):
            if attack_strength(g, force) >= defence_strength(g, force_of(g, c, c.defender)):
                pressed = self._press_chance(force)
        if pressed:
            _add(following, state, chance * pressed)
        if pressed < 1:
            self._end(state, REPELLED, chance * (1 - pressed), (RETREATED, STAYED))

    def _press_chance(self, force: tuple[int, ...]) -> float:
        g, c = self.g, self.c
        kind = g.pieces.type
        checked = tuple([piece for piece in force if kind[piece] != NAVAL_INFANTRY])
        if is_fresh(g, checked):
            return 1.0
        return pass_chance(rating_of(g, c.attacker, checked, c.space, LATER))

    # ------------------------------------------------------------------ losses

    def _of(self, state: State, side: int) -> Faces:
        return state.attackers if side == self.c.attacker else state.defenders

    def _with(self, state: State, side: int, faces: Faces) -> State:
        if side == self.c.attacker:
            return State(faces, state.defenders, state.fates)
        return State(state.attackers, faces, state.fates)

    def _units(self, state: State, side: int) -> bool:
        kind = self.g.pieces.type
        for piece, _ in self._of(state, side):
            if kind[piece] != LEADER:
                return True
        return False

    def _worth(self, piece: int) -> int:
        """What the next step of a unit is worth to its side, with two steps before a last one."""
        p, steps = self.g.pieces, self.g.steps[piece]
        if piece in self.c.attackers:
            faces = [2 * a + b for a, b in zip(p.face_attack[piece], p.face_boxed[piece])]
        else:
            faces = [2 * cf for cf in p.face_cf[piece]]
        below = faces[steps - 1] if steps > 1 else 0
        return 2 * (faces[steps] - below) + (1 if steps == 1 else 0)

    def _lose(self, state: State, side: int, loss: int) -> State:
        """11.10 Steps are lost: the cheapest, then the dearest."""
        g, c = self.g, self.c
        self._load(state)
        c.victim = side
        faces = dict(self._of(state, side))
        for number in range(loss):
            takers = step_takers(g, c, number == 0)
            if not takers:
                break
            if number == 0:
                piece = min(takers, key=self._worth)
            else:
                piece = max(takers, key=self._worth)
            faces[piece] -= 1
            if not faces[piece]:
                del faces[piece]
            self._load(self._with(state, side, tuple(faces.items())))
        c.victim = -1
        return self._with(state, side, tuple(faces.items()))

    def _disperse(self, state: State, side: int) -> State:
        """11.5, 14.5"""
        p = self.g.pieces
        left = [
            (piece, steps)
            for piece, steps in self._of(state, side)
            if p.type[piece] not in (MILITIA, NAVAL_INFANTRY) and not p.iroquois[piece]
        ]
        return self._with(state, side, tuple(left))

    def _indians_leave(self, state: State) -> State:
        """11.3, 11.5"""
        others = self.g.pieces.other_indian
        for side in (self.c.attacker, self.c.defender):
            left = [(piece, n) for piece, n in self._of(state, side) if not others[piece]]
            state = self._with(state, side, tuple(left))
        return state

    # ------------------------------------------------------------------ leaders

    def _leader_at_risk(self, state: State, side: int) -> list[tuple[State, float]]:
        """11.5 The least important leader is at risk."""
        p, tables = self.g.pieces, self.g.pack.tables
        leaders = [piece for piece, _ in self._of(state, side) if p.type[piece] == LEADER]
        if not leaders:
            return [(state, 1.0)]
        leader = leaders[0]
        for other in leaders[1:]:
            if p.rank[other] > p.rank[leader]:
                leader = other
        hit = tables.leader_hit / FACES
        shares = (
            tables.leader_killed / FACES,
            (tables.leader_wounded - tables.leader_killed) / FACES,
            (FACES - tables.leader_wounded) / FACES,
        )
        states = [(state, 1 - hit)]
        for fate, share in enumerate(shares):
            states.append((self._leader_lost(state, side, leader, fate), hit * share))
        return states

    def _leader_lost(self, state: State, side: int, leader: int, fate: int) -> State:
        """A leader is killed (0), wounded (1) or captured (2); a successor takes over (7.5)."""
        g = self.g
        left = [(piece, n) for piece, n in self._of(state, side) if piece != leader]
        heir = g.pieces.successor[leader]
        if fate == 0 and heir in self.heirs:
            left.append((heir, 0))
        place = fate + (0 if side == self.c.attacker else 3)
        fates = tuple([n + (1 if i == place else 0) for i, n in enumerate(state.fates)])
        state = self._with(state, side, tuple(left))
        return State(state.attackers, state.defenders, fates)

    # ------------------------------------------------------------------ the end

    def _go(self, state: State, side: int, chance: float) -> None:
        """11.9 A side has to leave, and does, surrenders, or is lost."""
        self._load(state)
        surrender, open_way = ways_out(self.g, self.c, side)
        fate = SURRENDERED if surrender else RETREATED if open_way else DESTROYED
        if side == self.c.attacker:
            self._end(state, REPELLED, chance, (fate, STAYED))
        else:
            self._end(state, CLEARED, chance, (STAYED, fate))

    def _end(
        self, state: State, outcome: int, chance: float, fates: tuple[int, int] = (STAYED, STAYED)
    ) -> None:
        """A battle has ended in a state."""
        found, c = self.found, self.c
        found.outcome[outcome] += chance
        for role, side in enumerate((c.attacker, c.defender)):
            faces = self._of(state, side)
            fate = fates[role]
            nobody = not self._units(state, side)
            if nobody and fate == STAYED:
                fate = DESTROYED if self.steps[role] else RETREATED
            lost = fate in (SURRENDERED, DESTROYED)
            found.fate[role][fate] += chance
            left = 0 if lost else _steps(self.g, faces)
            steps = self.steps[role] - left
            found.lost[role][steps] = found.lost[role].get(steps, 0.0) + chance
            killed, wounded, captured = state.fates[3 * role : 3 * role + 3]
            if (lost or (nobody and self._units(state, 1 - side))) and self._leaders(faces):
                captured += 1
            found.killed[role] += chance * (killed > 0)
            found.wounded[role] += chance * (wounded > 0)
            found.captured[role] += chance * (captured > 0)

    def _leaders(self, faces: Sequence[tuple[int, int]]) -> bool:
        kind = self.g.pieces.type
        for piece, _ in faces:
            if kind[piece] == LEADER:
                return True
        return False


def _steps(g: Position, faces: Faces) -> int:
    takes = g.pieces.takes_losses
    return sum([steps for piece, steps in faces if takes[piece]])


def _add(states: dict[State, float], state: State, chance: float) -> None:
    states[state] = states.get(state, 0.0) + chance
