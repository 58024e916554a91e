"""9 How far a force could get: for those who plan, and for a path given in one gesture.

The cheapest ways over land, water and by one ferry, found by Dijkstra; a space is met twice, before
and after the ferry, because there is only one in a phase (9.11). A space with enemy units ends a
way: there would be a fight.
"""

from __future__ import annotations

from heapq import heappop, heappush

from ticonderoga.games.end_of_empire.data.kinds import BLOCKED, HEX, NOTHING
from ticonderoga.games.end_of_empire.position import Position
from ticonderoga.games.end_of_empire.rules.moving import combat_cost, may_bring_combat
from ticonderoga.games.end_of_empire.rules.passage import (
    bars_hex,
    is_closed_lake,
    nations_of,
    way_across,
)
from ticonderoga.games.end_of_empire.rules.points import grant, points_left
from ticonderoga.games.end_of_empire.terms import BY_LAND, MAP_FERRY, NO_WAY
from ticonderoga.games.end_of_empire.underway import Operation


class Way:
    """One space within reach: what it costs to come there, from where, whether a fight may come
    of it, whether a move may end there, and what of ferries is on the way: whether there is one,
    and whether it takes a check."""

    __slots__ = ("before", "checked", "cost", "ferried", "halt", "risk", "space")

    def __init__(self, space: int, cost: int, before: Way | None, halt: bool) -> None:
        self.space: int = space
        self.cost: int = cost
        self.before: Way | None = before
        self.risk: bool = False
        self.halt: bool = halt
        self.ferried: bool = before is not None and before.ferried
        self.checked: bool = before is not None and before.checked


def full_points(g: Position, side: int, force: tuple[int, ...], start: int) -> int:
    """9.6 The points that a force begins a move with."""
    op = Operation(side, start)
    op.force = force
    grant(g, op, force)
    return points_left(op)


class _Search:
    """All that a search knows."""

    __slots__ = ("force", "found", "g", "heap", "nations", "points", "reserve", "side")

    def __init__(self, g: Position, side: int, force: tuple[int, ...], points: int) -> None:
        self.g: Position = g
        self.side: int = side
        self.force: tuple[int, ...] = force
        self.points: int = points
        self.nations: int = nations_of(g, force)
        self.reserve: int = combat_cost(g)
        self.found: list[dict[int, Way]] = [{}, {}]
        """Before and after a ferry."""
        self.heap: list[tuple[int, int, int]] = []

    def keep(self, way: Way) -> None:
        """A way is kept if it is the cheapest to its space that is known."""
        layer = int(way.ferried)
        known = self.found[layer].get(way.space)
        if known is None or way.cost < known.cost:
            self.found[layer][way.space] = way
            heappush(self.heap, (way.cost, layer, way.space))

    def step(self, way: Way, to: int, cost: int, ferry: int) -> None:
        """A step to a space for so much in all; `ferry` says how it is made."""
        g = self.g
        if cost > self.points or (g.board.kind[to] != HEX and g.edition.one_space_per_hex):
            return
        risk = may_bring_combat(g, self.side, way.space, to)
        if risk and self.points - cost < self.reserve:
            return
        further = Way(to, cost, way, not is_closed_lake(g, to))
        further.risk = risk
        if ferry != BY_LAND:
            further.ferried = True
            further.checked = ferry != MAP_FERRY
        self.keep(further)

    def go_on(self, way: Way) -> None:
        """All steps from a space."""
        g = self.g
        board = g.board
        hex = board.hex_of[way.space]
        for to in board.spaces_of[hex]:
            if to != way.space:
                self.step(way, to, way.cost, BY_LAND)
        costs = board.cost[g.war][self.side][int(g.winter)][hex]
        for place, other in enumerate(board.near[hex]):
            how, cost = BY_LAND, costs[place]
            if cost >= BLOCKED:
                how = NO_WAY if way.ferried else self.ferry(hex, other)
                cost = board.ferry_cost(other, g.winter)
            if how == NO_WAY or bars_hex(g, self.side, self.nations, other):
                continue
            for to in board.spaces_of[other]:
                self.step(way, to, way.cost + cost, how)

    def ferry(self, hex: int, other: int) -> int:
        return way_across(self.g, self.side, self.force, hex, other)


def reach(
    g: Position, side: int, force: tuple[int, ...], start: int, points: int = NOTHING
) -> dict[int, Way]:
    """All spaces that a force could reach from a space with so many points; with what its units
    have at the beginning of a move if none are given. The start itself is among them. Where a
    space can be reached with and without a ferry it is the way without, if that is no dearer."""
    if points == NOTHING:
        points = full_points(g, side, force, start)
    search = _Search(g, side, force, points)
    search.keep(Way(start, 0, None, not is_closed_lake(g, start)))
    while search.heap:
        cost, layer, space = heappop(search.heap)
        way = search.found[layer][space]
        if way.cost == cost and (space == start or not g.has_units(1 - side, space)):
            search.go_on(way)
    ways = search.found[1]
    for space, way in search.found[0].items():
        if space not in ways or way.cost <= ways[space].cost:
            ways[space] = way
    return ways


def path_to(ways: dict[int, Way], goal: int) -> list[int]:
    """The spaces on the way to a goal, without the start; empty if it is out of reach."""
    path: list[int] = []
    way = ways.get(goal)
    while way is not None and way.before is not None:
        path.append(way.space)
        way = way.before
    path.reverse()
    return path
