"""How good a position is for a seat, in terms a person can read.

What a victory needs is worth 100 together. Everything is reckoned from the British side and
turned round for the other, so that what one side gains the other loses.
"""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.game import Term
from ticonderoga.games.end_of_empire.data import victory
from ticonderoga.games.end_of_empire.data.kinds import (
    ALLIED,
    BRITISH,
    FALL,
    FULL_COLLAPSE,
    INDIAN,
    LEADER,
    MILITIA,
    NAVAL_INFANTRY,
    NEAR_COLLAPSE,
    NOBODY,
    SIDES,
)
from ticonderoga.games.end_of_empire.data.pack import Pack
from ticonderoga.games.end_of_empire.data.scenarios import ScenarioData
from ticonderoga.games.end_of_empire.evaluate_goals import Goals, sign_of
from ticonderoga.games.end_of_empire.position import Position
from ticonderoga.games.end_of_empire.rules.control import controller
from ticonderoga.games.end_of_empire.rules.supply import Survey, keeps_one, needs_none
from ticonderoga.games.end_of_empire.rules.victory import holds

WORTH_OF_VICTORY: Final = 400.0
"""A game that is won."""
MISJUDGED: Final = 3.0
"""How much a beginner is off: a hex that decides is worth three to six times what a place is in
other games."""
ATTENTION: Final = (0.9, 0.5, 0.25, 0.12, 0.06)
"""The part of a goal's worth that strength around it can gain or cost: a stack counts most for the
nearest goal that it could take, less for the second, and so on."""
FORT: Final = 1.5
"""How much stronger a garrison is in a fort."""
BARE: Final = 1.5
"""What even an undefended place counts for as defence."""
EDGE: Final = 1.3
"""The odds at which a place is half lost."""
TOO_LATE: Final = 0.12
"""How much a force still counts that cannot come before the end."""
NEGLIGIBLE: Final = 0.01
"""Nearness that is not counted any more."""
PACE: Final = 17
"""The movement points that a force makes in a turn."""
CF: Final = 0.55
STEP: Final = 0.5
AF: Final = 0.25
"""What a unit is worth by its factors and steps."""
FLEETING: Final = 0.3
"""The part of that for militia and Indians, who come and go."""
LASTING: Final = (0.25, 0.5, 0.7, 0.85)
"""The part of it on the last turn, on the one before, and so on: troops are there to be used before
the end."""
CHIEF: Final = 1.2
RATING: Final = 0.35
"""What a leader is worth, and each point of his ratings."""
COMMAND: Final = 0.04
"""What a point of initiative is worth for each factor that he commands."""
SECOND: Final = 0.2
"""The part of that for the next best of a stack, who takes over from him."""
MOST_LED: Final = 60.0
BUILT: Final = 1.2
"""A Fort marker over a garrison."""
STARVING: Final = 0.8
"""The part of a step's worth that is as good as lost without supply in winter; half in fall."""
NEWLY_AT_SEA: Final = 2.0
OFFSHORE: Final = 0.15
"""What a fleet is worth: at sea at all, and off the coast of goals."""
DECIDED: Final = 70.0
"""What it is worth to have won if the game ended now, when it is about to."""
ENTRY: Final = 14.0
NEAR: Final = 7.0
FULL: Final = 22.0
"""15 France in the war, the economy near collapse, its collapse."""
REGULAR: Final = 60.0
"""15.8 What all steps of regulars that may be lost before Lord North falls are worth together."""


TERMS: Final[tuple[tuple[str, str], ...]] = (
    ("goals", "hexes that decide the scenario (5.1)"),
    ("nearly", "how little a victory still lacks"),
    ("verdict", "who would win if it ended now"),
    ("reach", "strength near these hexes, and their cover"),
    ("units", "units and their steps (2.13)"),
    ("leaders", "leaders, and whom they command (8.1)"),
    ("forts", "forts with a garrison (11.12)"),
    ("fleets", "fleets at sea (14)"),
    ("supply", "supply before winter (6)"),
    ("politics", "entry of France, economy (15)"),
)

Approach = tuple[float, float]
"""How near a stack is, and what it attacks with."""


class Judge:
    """Evaluates positions of one scenario."""

    __slots__ = ("_rows", "goals", "regular", "unit_worth")

    def __init__(self, pack: Pack, scenario: ScenarioData) -> None:
        self.goals: Goals = Goals(pack, scenario)
        self._rows: dict[int, list[tuple[int, float, float]]] = {}
        """What is known of hexes so far."""
        self.regular: float = _regular(pack, scenario)
        """What a step of British regulars is worth besides its strength."""
        self.unit_worth: list[list[float]] = _unit_worth(pack, self.regular)
        """By unit and steps."""

    def score(self, g: Position, seat: int) -> float:
        """The sum of the terms."""
        total = sum(self._british(g))
        return total if seat == BRITISH else -total

    def evaluate(self, g: Position, seat: int) -> list[Term]:
        values = self.values(g, seat)
        return [Term(key, values[at], text) for at, (key, text) in enumerate(TERMS)]

    def values(self, g: Position, seat: int) -> list[float]:
        """What each term of TERMS is worth to the seat."""
        values = self._british(g)
        return values if seat == BRITISH else [-value for value in values]

    def _british(self, g: Position) -> list[float]:
        holders = [controller(g, hex) for hex in self.goals.hexes]
        units, leaders = self._material(g)
        stakes = self.stakes(holders)
        nearly = self.goals.nearly(holders, stakes)
        reach = self._reach(g, holders, stakes)
        return [
            self._held(holders),
            nearly,
            _verdict(g),
            reach,
            units,
            leaders,
            _forts(g),
            self._fleets(g, stakes),
            self._supply(g),
            _politics(g),
        ]

    # ------------------------------------------------------------------ places

    def _held(self, holders: list[int]) -> float:
        total = 0.0
        goals = self.goals
        for at, holder in enumerate(holders):
            if holder == BRITISH:
                total += goals.want[BRITISH][at]
            elif holder == ALLIED:
                total -= goals.want[ALLIED][at]
        return total

    def stakes(self, holders: list[int]) -> list[list[float]]:
        """By side and goal: what it would be worth to take it from its holder, or to keep it."""
        want = self.goals.want
        return [
            [
                want[side][at] + (want[1 - side][at] if holder == 1 - side else 0.0)
                for at, holder in enumerate(holders)
            ]
            for side in SIDES
        ]

    def pressure(
        self, g: Position, holders: list[int]
    ) -> tuple[list[list[list[Approach]]], list[list[float]]]:
        """By side and goal: the stacks that could come to attack it, and the strength that covers
        it, near stacks counting more."""
        goals = self.goals
        attack: list[list[list[Approach]]] = [[[] for _ in range(goals.count)] for _ in SIDES]
        defence = [[0.0] * goals.count for _ in SIDES]
        left = g.scenario.last_turn - g.turn
        for side in SIDES:
            ours, covered = attack[side], defence[side]
            for place, stack in g.stacks[side].items():
                hits, cover = strength(g, stack)
                if not cover:
                    continue
                hex = g.board.hex_of[place] if place < g.board.size else -1
                walls = FORT if hex >= 0 and g.is_fort(place) else 1.0
                rank = 0
                for at, near, part in self._row(side, hex, left):
                    covered[at] += cover * part * (walls if near == 1.0 else 1.0)
                    if hits and holders[at] != side and rank < len(ATTENTION):
                        ours[at].append((near * ATTENTION[rank], hits))
                        rank += 1
        return attack, defence

    def attention(self, g: Position, side: int, hex: int, holders: list[int]) -> list[float]:
        """By goal: how much a stack in a hex counts for it."""
        found = [0.0] * self.goals.count
        rank = 0
        for at, near, _ in self._row(side, hex, g.scenario.last_turn - g.turn):
            if holders[at] != side and rank < len(ATTENTION):
                found[at] = near * ATTENTION[rank]
                rank += 1
        return found

    def _row(self, side: int, hex: int, left: int) -> list[tuple[int, float, float]]:
        """The goals that a stack in a hex counts for with so many turns left, the nearest that it
        wants first: how near it is, and the part of its strength that covers them."""
        goals = self.goals
        key = (2 * left + side) * (goals.hex_count + 1) + hex + 1
        row = self._rows.get(key)
        if row is None:
            ranked: list[tuple[float, int, float]] = []
            for at in range(goals.count):
                near = self._near(side, at, hex, left)
                if near > NEGLIGIBLE:
                    worth = goals.want[0][at] + goals.want[1][at]
                    ranked.append((-near * worth, at, near))
            ranked.sort()
            row = [(at, near, covering(near)) for _, at, near in ranked]
            self._rows[key] = row
        return row

    def _near(self, side: int, at: int, hex: int, left: int) -> float:
        goals = self.goals
        far = goals.distance[side][at][hex] if hex >= 0 else goals.afloat[side][at]
        near = goals.weight[far]
        return near * TOO_LATE if far > PACE * (left + 1) else near

    def nearness(self, g: Position, side: int, at: int, hex: int) -> float:
        """How near a hex is to a goal for a side, from 0 to 1; a hex of -1 is aboard a fleet."""
        return self._near(side, at, hex, g.scenario.last_turn - g.turn)

    def _reach(self, g: Position, holders: list[int], stakes: list[list[float]]) -> float:
        """Who could take what."""
        attack, defence = self.pressure(g, holders)
        total = 0.0
        for at, holder in enumerate(holders):
            for side in SIDES:
                if holder == side:
                    continue
                stake = stakes[side][at]
                if stake:
                    gained = stake * prospect(attack[side][at], defence[1 - side][at])
                    total += gained * sign_of(side)
        return total

    # ------------------------------------------------------------------ pieces

    def _material(self, g: Position) -> tuple[float, float]:
        """The worth of all units and of all leaders."""
        p = g.pieces
        kind, steps, worth = p.type, g.steps, self.unit_worth
        units = leaders = 0.0
        size = g.board.size
        lasting = self.lasting(g)
        for side in SIDES:
            ours = chiefs = 0.0
            for place, stack in g.stacks[side].items():
                led = 0.0
                best = second = 0
                for piece in stack:
                    what = kind[piece]
                    if what == LEADER:
                        chiefs += CHIEF + RATING * (p.initiative[piece] + p.combat[piece])
                        second = max(second, min(best, p.initiative[piece]))
                        best = max(best, p.initiative[piece])
                    elif what < LEADER:
                        ours += worth[piece][steps[piece]]
                        part = FLEETING if what in (MILITIA, INDIAN) else 1.0
                        led += part * p.face_cf[piece][steps[piece]]
                if best and place < size:
                    chiefs += COMMAND * (best + SECOND * second) * min(led, MOST_LED)
            units += ours if side == BRITISH else -ours
            leaders += chiefs if side == BRITISH else -chiefs
        return lasting * units, lasting * leaders

    def lasting(self, g: Position) -> float:
        """How much units and leaders count so late in the game; always in full where the dead are
        counted (15.8)."""
        left = g.scenario.last_turn - g.turn
        return LASTING[left] if left < len(LASTING) and not self.regular else 1.0

    def _fleets(self, g: Position, stakes: list[list[float]]) -> float:
        """Fleets at sea, above all where goals are to be taken or kept."""
        total = 0.0
        goals = self.goals
        size = g.board.size
        for side in SIDES:
            stacks = g.stacks[side]
            for area in range(len(g.board.sea_names)):
                for fleet in stacks.get(size + area, ()):
                    if g.winter_fleets >> fleet & 1:
                        continue
                    worth = NEWLY_AT_SEA
                    for at, stake in enumerate(stakes[side]):
                        if goals.seas[at] >> area & 1:
                            worth += OFFSHORE * stake
                    total += worth * sign_of(side)
        return total

    def _supply(self, g: Position) -> float:
        """6 Units that will starve in winter, counted from fall on."""
        if g.season < FALL:
            return 0.0
        lost = 0.0
        survey = Survey(g)
        board = g.board
        for side in SIDES:
            for place, stack in g.stacks[side].items():
                if place >= board.size:
                    continue
                hex = board.hex_of[place]
                if board.is_supply(g.war, side, hex, g.turn) and controller(g, hex) == side:
                    continue
                needy = [piece for piece in stack if not needs_none(g, piece)]
                if not needy or (len(needy) == 1 and keeps_one(g, side, hex)):
                    continue
                if survey.traced(needy[0]):
                    continue
                hungry = [self._last_step(g, piece) for piece in needy]
                if keeps_one(g, side, hex):
                    hungry.remove(max(hungry))
                lost += sign_of(side) * sum(hungry)
        return -lost * (STARVING if g.winter else STARVING / 2)

    def _last_step(self, g: Position, piece: int) -> float:
        worth, steps = self.unit_worth[piece], g.steps[piece]
        return worth[steps] - (worth[steps - 1] if steps > 1 else 0.0)


# ---------------------------------------------------------------------- strength


def strength(g: Position, stack: tuple[int, ...]) -> tuple[float, float]:
    """What a stack attacks and defends with; a good leader makes it come in time."""
    p, steps = g.pieces, g.steps
    hits = cover = 0.0
    best = 2
    for piece in stack:
        kind = p.type[piece]
        if kind == LEADER:
            best = max(best, p.initiative[piece])
        elif kind < LEADER:
            face = steps[piece]
            part = FLEETING if kind in (MILITIA, INDIAN) else 1.0
            hits += part * (p.face_attack[piece][face] + 0.5 * p.face_boxed[piece][face])
            cover += part * p.face_cf[piece][face]
    return hits * (0.55 + 0.09 * best), cover


def covering(near: float) -> float:
    """How much of a stack's strength covers a goal that it is so near to: little a march away."""
    return near * near * near


def prospect(approaches: list[Approach], defence: float) -> float:
    """How much of a place could be taken by stacks that are so near and so strong: each adds to
    those nearer than itself, and what it adds counts the less the farther it is."""
    total = hits = before = 0.0
    for near, strength in sorted(approaches, reverse=True):
        hits += near * strength
        after = taken(hits, defence)
        total += near * (after - before)
        before = after
    return total


def taken(attack: float, defence: float) -> float:
    """How much of a place is as good as taken, from 0 to 1."""
    odds = attack / (EDGE * (defence + BARE))
    odds *= odds * odds
    return odds / (1.0 + odds)


def _unit_worth(pack: Pack, regular: float) -> list[list[float]]:
    """By unit and steps, from no steps on."""
    p = pack.pieces
    found: list[list[float]] = []
    for piece in range(p.units):
        faces: list[float] = []
        for steps in range(len(p.face_cf[piece])):
            worth = CF * p.face_cf[piece][steps] + STEP * steps + AF * p.face_af[piece][steps]
            if p.type[piece] in (MILITIA, INDIAN):
                worth *= FLEETING
            elif p.type[piece] == NAVAL_INFANTRY:
                worth = 0.0
            elif p.holds_north[piece]:
                worth += regular * steps
            faces.append(worth)
        found.append(faces)
    return found


def _regular(pack: Pack, scenario: ScenarioData) -> float:
    """15.8 What the steps of regulars are worth where the dead are counted."""
    limit = 0
    for condition in scenario.victory:
        for clause in condition.tests:
            if clause.kind == victory.STEPS_LOST:
                limit = clause.least
            elif clause.kind == victory.NORTH_FALLEN:
                limit = pack.tables.north_steps
    return REGULAR / limit if limit else 0.0


# ---------------------------------------------------------------------- the rest


def progress(g: Position) -> float:
    """How far the scenario has come, from 0 to 1."""
    scenario = g.scenario
    length = max(1, scenario.last_turn - scenario.first_turn)
    return (g.turn - scenario.first_turn) / length


def _verdict(g: Position) -> float:
    """Who would win now, the more so the later it is."""
    late = progress(g)
    for condition in g.scenario.victory:
        if condition.when in (victory.END, victory.OPERATIONS) and holds(g, condition):
            if condition.winner == NOBODY:
                return 0.0
            return sign_of(condition.winner) * DECIDED * late * late
    return 0.0


def _forts(g: Position) -> float:
    total = 0.0
    left = g.forts
    place = g.board.hexes
    while left:
        if left & 1:
            if place in g.stacks[BRITISH]:
                total += BUILT
            elif place in g.stacks[ALLIED]:
                total -= BUILT
        left >>= 1
        place += 1
    return total


def _politics(g: Position) -> float:
    """15 The tracks of the Revolution."""
    total = -ENTRY if g.entered_war[0] else 0.0
    if g.economy == NEAR_COLLAPSE:
        total += NEAR
    elif g.economy == FULL_COLLAPSE:
        total += FULL
    return total
