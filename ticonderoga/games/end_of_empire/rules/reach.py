"""9 How far a force could get: for those who plan, and for a path given in one gesture.

The cheapest ways over land and water, found by Dijkstra. Ferries are left out, because most of them
take a check. A space with enemy units ends a way: there would be a fight.
"""

from __future__ import annotations

from heapq import heappop, heappush

from ticonderoga.games.end_of_empire.data.kinds import BLOCKED, HEX
from ticonderoga.games.end_of_empire.position import Position
from ticonderoga.games.end_of_empire.rules.moving import combat_cost, may_bring_combat
from ticonderoga.games.end_of_empire.rules.passage import bars_hex, is_closed_lake, nations_of
from ticonderoga.games.end_of_empire.rules.points import grant, points_left
from ticonderoga.games.end_of_empire.underway import Operation


class Way:
    """One space within reach: what it costs to come there, from where, whether a fight may come
    of it, and whether a move may end there."""

    __slots__ = ("cost", "halt", "previous", "risk")

    def __init__(self, cost: int, previous: int, risk: bool, halt: bool) -> None:
        self.cost: int = cost
        self.previous: int = previous
        self.risk: bool = risk
        self.halt: bool = halt


def full_points(g: Position, side: int, force: tuple[int, ...], start: int) -> int:
    """9.6 The points that a force begins a move with."""
    op = Operation(side, start)
    op.force = force
    grant(g, op, force)
    return points_left(op)


def reach(
    g: Position, side: int, force: tuple[int, ...], start: int, points: int = -1
) -> dict[int, Way]:
    """All spaces that a force could reach from a space with so many points; with what its units
    have at the beginning of a move if none are given. The start itself is among them."""
    if points < 0:
        points = full_points(g, side, force, start)
    nations = nations_of(g, force)
    board = g.board
    table = board.cost[g.war][side][int(g.winter)]
    reserve = combat_cost(g)
    found: dict[int, Way] = {start: Way(0, -1, False, not is_closed_lake(g, start))}
    settled: set[int] = set()
    heap: list[tuple[int, int]] = [(0, start)]
    while heap:
        spent, space = heappop(heap)
        if space in settled:
            continue
        settled.add(space)
        if space != start and g.has_units(1 - side, space):
            continue
        hex = board.hex_of[space]
        for to in board.spaces_of[hex]:
            if to != space:
                _try(g, side, found, heap, space, to, spent, points, reserve)
        for place, other in enumerate(board.near[hex]):
            cost = spent + table[hex][place]
            if table[hex][place] >= BLOCKED or cost > points or bars_hex(g, side, nations, other):
                continue
            for to in board.spaces_of[other]:
                _try(g, side, found, heap, space, to, cost, points, reserve)
    return found


def _try(
    g: Position,
    side: int,
    found: dict[int, Way],
    heap: list[tuple[int, int]],
    start: int,
    to: int,
    cost: int,
    points: int,
    reserve: int,
) -> None:
    """A step that leads to a space for so much in all; it is kept if it is the cheapest."""
    if g.board.kind[to] != HEX and g.edition.one_space_per_hex:
        return
    known = found.get(to)
    if known is not None and known.cost <= cost:
        return
    risk = may_bring_combat(g, side, start, to)
    if risk and points - cost < reserve:
        return
    found[to] = Way(cost, start, risk, not is_closed_lake(g, to))
    heappush(heap, (cost, to))


def path_to(ways: dict[int, Way], goal: int) -> list[int]:
    """The spaces on the way to a goal, without the start; empty if it is out of reach."""
    path: list[int] = []
    space = goal
    while space in ways and ways[space].previous >= 0:
        path.append(space)
        space = ways[space].previous
    path.reverse()
    return path
