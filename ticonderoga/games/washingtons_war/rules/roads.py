"""Which spaces are next to which, and what a step costs (3.0, 7.3.D, 7.4.D)."""

from __future__ import annotations

from ticonderoga.games.washingtons_war.position import Position


def step_cost(g: Position, space: int, to: int, general: int) -> int:
    """1 over a solid line, 3 over a dashed one, 0 where no line serves this general."""
    for other, cost in g.board.roads[space]:
        if other == to:
            return cost
    for a, b, owner, cost in g.board.private_roads:
        if (a == space and b == to) or (b == space and a == to):
            if general >= 0 and g.pack.pieces.generals[general].id == owner:
                return cost
    return 0


def next_to(g: Position, space: int, to: int, general: int) -> bool:
    """Adjacent for this general (-1 for CUs without one): Falmouth-Quebec is Arnold's alone."""
    return step_cost(g, space, to, general) > 0


def exits(g: Position, space: int, general: int) -> list[tuple[int, int]]:
    """(neighbour, cost) of every line out of a space that serves this general."""
    roads = list(g.board.roads[space])
    for a, b, owner, cost in g.board.private_roads:
        if (a == space or b == space) and g.pack.pieces.generals[general].id == owner:
            roads.append((b if a == space else a, cost))
    return roads


def private_road(g: Position, space: int, to: int) -> bool:
    """A line joins the two, but for one general only."""
    return any(
        (a == space and b == to) or (b == space and a == to)
        for a, b, _, _ in g.board.private_roads
    )
