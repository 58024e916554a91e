"""What a scenario is about: the hexes that decide it, what they are worth to whom, and how far
every hex of the map is from them, by land and by sea.

All of it follows from the victory conditions and the map, so it is reckoned once for a scenario.
"""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final

from ticonderoga.games.end_of_empire.data import victory
from ticonderoga.games.end_of_empire.data.board import Board
from ticonderoga.games.end_of_empire.data.kinds import (
    BLOCKED,
    BRITISH,
    FERRY,
    NOBODY,
    SEAS,
    SIDES,
)
from ticonderoga.games.end_of_empire.data.pack import Pack
from ticonderoga.games.end_of_empire.data.scenarios import ScenarioData

WIN: Final = 100.0
"""What all that a victory needs is worth together."""
ALONE: Final = 80.0
LAST: Final = 60.0
MOST: Final = 45.0
LEAST: Final = 14.0
"""What one hex is worth at the most: if it alone wins the game on any turn, if it does so at the
end, and otherwise; and at the least, if all of many are needed."""
DRAW: Final = 0.4
"""The part of it that a draw is worth to the side that would lose otherwise."""
DENIAL: Final = 0.8
"""The part of it that is worth keeping from the enemy, for all hexes together."""
POINT: Final = 14.0
"""A victory point, where places are worth points."""
SUPPLY_HEXES: Final = 0.6
"""15.9 The part of a victory that supply hexes are, where colonies have to be restored."""
PORTS: Final = 0.5
"""15.7 The part of a victory that American ports are, where the economy may collapse."""
FARTHEST: Final = 160
"""Movement points beyond which a force does not matter."""
VOYAGE: Final = 32
"""What a voyage is worth in movement points: a phase, and a fleet that must be there."""
HALF_WAY: Final = 22.0
"""The distance at which a force counts for half."""
NEARLY: Final = 45.0
"""What it is worth to have all that a victory of many hexes needs; half of it with one lacking, a
quarter with two, and so on, so that the last one is worth a long way."""
MANY: Final = 3
"""A victory needs many hexes if it needs so many."""


class Race:
    """A victory that needs many hexes."""

    __slots__ = ("hexes", "least", "most", "sides", "winner")

    def __init__(self, condition: victory.Condition) -> None:
        self.winner: int = condition.winner
        self.sides: list[int] = []
        self.least: list[int] = []
        self.most: list[int] = []
        self.hexes: list[list[int]] = []
        """By test: of whose hexes it speaks, how many he needs and may have, and which, as places
        in the list of goals."""


class Goals:
    """The hexes that decide a scenario. Lists are by goal; those by side have British first."""

    __slots__ = (
        "afloat", "count", "distance", "hex_count", "hexes", "races", "seas", "want", "weight"
    )  # fmt: skip

    def __init__(self, pack: Pack, scenario: ScenarioData) -> None:
        wants = _wants(pack, scenario)
        self.hexes: list[int] = sorted(wants)
        self.count: int = len(self.hexes)
        self.hex_count: int = pack.board.hexes
        self.want: list[list[float]] = [[wants[hex][side] for hex in self.hexes] for side in SIDES]
        """What control of it is worth to a side."""
        self.races: list[Race] = _races(scenario, self.hexes)
        self.distance: list[list[list[int]]] = []
        """By side, goal and hex: movement points in summer, at most FARTHEST."""
        self.afloat: list[list[int]] = []
        """By side and goal: the distance of a force aboard a fleet."""
        self.seas: list[int] = [pack.board.coast[hex] for hex in self.hexes]
        self.weight: list[float] = [
            0.5 ** (points / HALF_WAY) if points < FARTHEST else 0.0
            for points in range(FARTHEST + 1)
        ]
        """How much a force counts by its distance."""
        for side in SIDES:
            sails = _has_fleet(pack, scenario, side)
            into = _steps_into(pack.board, scenario, side)
            found = [_distances(pack.board, scenario, into, hex, sails) for hex in self.hexes]
            self.distance.append([land for land, _ in found])
            self.afloat.append([sea for _, sea in found])

    def nearly(self, holders: list[int], stakes: list[list[float]]) -> float:
        """What it is worth to the British how much the victories of many hexes lack; what it
        would be worth to take one more, or one away, is added to `stakes` by side and goal."""
        total = 0.0
        for race in self.races:
            lacking: list[int] = []
            missing = 0
            for test, hexes in enumerate(race.hexes):
                side = race.sides[test]
                held = 0
                for at in hexes:
                    if holders[at] == side:
                        held += 1
                lack = max(0, race.least[test] - held, held - race.most[test])
                lacking.append(lack)
                missing += lack
            worth = NEARLY * 0.5**missing
            total += worth * sign_of(race.winner)
            for test, hexes in enumerate(race.hexes):
                ours = race.sides[test] == race.winner
                for at in hexes:
                    has = (holders[at] == race.sides[test]) == ours
                    if has:
                        stakes[1 - race.winner][at] += worth / 2
                    elif lacking[test]:
                        stakes[race.winner][at] += worth
        return total


# ---------------------------------------------------------------------- what is worth what


def _races(scenario: ScenarioData, hexes: list[int]) -> list[Race]:
    """The victories that need many hexes and nothing else; the easiest of each side."""
    found: list[Race] = []
    for condition in scenario.victory:
        tests = condition.tests
        if condition.winner == NOBODY or condition.decisive or not tests:
            continue
        if any(clause.kind != victory.CONTROLS for clause in tests):
            continue
        if sum([max(clause.least, len(clause.hexes) - clause.most) for clause in tests]) < MANY:
            continue
        race = Race(condition)
        for clause in tests:
            race.sides.append(clause.side)
            race.least.append(clause.least)
            race.most.append(clause.most)
            race.hexes.append([hexes.index(hex) for hex in clause.hexes])
        found.append(race)
    return found


def _wants(pack: Pack, scenario: ScenarioData) -> dict[int, list[float]]:
    """By hex: what it is worth to the British and to the others. A hex of several conditions is
    worth what the dearest says."""
    found: dict[int, list[float]] = {}
    for condition in scenario.victory:
        share = WIN / max(1, len(condition.tests))
        for clause in condition.tests:
            if clause.kind == victory.CONTROLS:
                worth = min(_share(condition, clause, share), _most(condition, clause))
                for hex in clause.hexes:
                    _want(found, hex, clause.side, worth)
            elif clause.kind == victory.RESTORED:
                for area in clause.areas:
                    hexes = pack.board.area_supply[area]
                    for hex in hexes:
                        part = WIN * SUPPLY_HEXES / len(clause.areas) / len(hexes)
                        _want(found, hex, BRITISH, part)
            elif clause.kind == victory.COLLAPSED:
                for hex in pack.board.american_ports:
                    _want(found, hex, BRITISH, WIN * PORTS / len(pack.board.american_ports))
    for place in scenario.points:
        _want(found, place.hex, place.side, POINT * place.points)
    return found


def _share(condition: victory.Condition, clause: victory.Clause, share: float) -> float:
    """What one hex of a test is worth to the side that the test speaks of."""
    if condition.winner == clause.side:
        return max(LEAST, share / max(1, clause.least))
    if condition.winner == NOBODY:
        return DRAW * share / max(1, clause.least)
    worth = DENIAL * share / max(1, len(clause.hexes) - clause.most)
    return worth if clause.most else max(LEAST, worth)


def _most(condition: victory.Condition, clause: victory.Clause) -> float:
    """What one hex of a test is worth at the most: more if it decides the game by itself."""
    alone = len(condition.tests) == 1 and clause.least == 1 and condition.winner == clause.side
    if not alone:
        return MOST
    return ALONE if condition.when == victory.EACH_TURN else LAST


def _want(found: dict[int, list[float]], hex: int, side: int, worth: float) -> None:
    wants = found.setdefault(hex, [0.0, 0.0])
    wants[side] = max(wants[side], worth)


# ---------------------------------------------------------------------- how far it is


def _has_fleet(pack: Pack, scenario: ScenarioData, side: int) -> bool:
    """Whether a side may have a fleet in the scenario."""
    pieces = pack.pieces
    for piece in range(pieces.first_fleet, pieces.count):
        if pieces.side[piece] == side and scenario.start[piece]:
            return True
    return False


Steps = list[list[tuple[int, int]]]
"""By hex: the hexes from which a step leads into it, and what that costs."""


def _steps_into(board: Board, scenario: ScenarioData, side: int) -> Steps:
    """9.8, 9.11 All steps of the map in play in summer, the ferries on the map included."""
    into: Steps = [[] for _ in range(board.hexes)]
    costs = board.cost[scenario.war][side][0]
    for hex in range(board.hexes):
        if not scenario.in_play[hex]:
            continue
        for place, other in enumerate(board.near[hex]):
            cost = costs[hex][place]
            if cost >= BLOCKED and board.sides[hex][place] & FERRY:
                cost = board.costs.ferry
            if cost < BLOCKED:
                into[other].append((hex, cost))
    return into


def _distances(
    board: Board, scenario: ScenarioData, into: Steps, goal: int, sails: bool
) -> tuple[list[int], int]:
    """By hex how many movement points lead to a goal, ports by ship if there are any; and how many
    it is from the sea."""
    away = [FARTHEST] * board.hexes
    away[goal] = 0
    _spread(into, away, [(0, goal)])
    afloat = FARTHEST
    if sails:
        for area in range(SEAS):
            for hex in board.coasts[area]:
                if scenario.in_play[hex] and away[hex] < afloat:
                    afloat = away[hex]
        afloat = min(FARTHEST, afloat + VOYAGE // 2)
        begun: list[tuple[int, int]] = []
        for hex in board.ports:
            far = afloat + VOYAGE // 2
            if scenario.in_play[hex] and far < away[hex]:
                away[hex] = far
                begun.append((far, hex))
        _spread(into, away, begun)
    return away, afloat


def _spread(into: Steps, away: list[int], begun: list[tuple[int, int]]) -> None:
    """Go back from hexes whose distance is known to all from which they can be reached."""
    heap = sorted(begun)
    while heap:
        far, hex = heappop(heap)
        if far > away[hex]:
            continue
        for other, cost in into[hex]:
            if far + cost < away[other]:
                away[other] = far + cost
                heappush(heap, (far + cost, other))


def sign_of(side: int) -> float:
    """What is good for the British counts as it is, what is good for the others against it."""
    return 1.0 if side == BRITISH else -1.0
