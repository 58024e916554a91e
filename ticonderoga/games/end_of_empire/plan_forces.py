"""Of what a force is made that sets out, and roughly how far it comes."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final

from ticonderoga.games.end_of_empire.data.kinds import BLOCKED, FERRY, LEADER, PLUS
from ticonderoga.games.end_of_empire.evaluate_goals import FARTHEST
from ticonderoga.games.end_of_empire.position import Position

LARGE: Final = 4
"""The units of a force that may be worth dividing."""


def half(g: Position, force: tuple[int, ...]) -> tuple[int, ...]:
    """Every second unit of a large force, with the second leader if there are two."""
    p = g.pieces
    units = [piece for piece in force if p.type[piece] != LEADER]
    leaders = [piece for piece in force if p.type[piece] == LEADER]
    if len(units) < LARGE:
        return ()
    return (*units[::2], *leaders[1:2])


def scouts(g: Position, force: tuple[int, ...]) -> tuple[int, ...]:
    """8.2 Those who need no check."""
    p, steps = g.pieces, g.steps
    return tuple(
        [
            piece
            for piece in force
            if p.type[piece] != LEADER and p.face_mf_mark[piece][steps[piece]] == PLUS
        ]
    )


def quick(g: Position, force: tuple[int, ...]) -> tuple[int, ...]:
    """Those who are not held up by slower ones."""
    p, steps = g.pieces, g.steps
    paces = [p.face_mf[piece][steps[piece]] for piece in force if p.type[piece] != LEADER]
    best = max(paces, default=0)
    return tuple(
        [
            piece
            for piece in force
            if p.type[piece] == LEADER or p.face_mf[piece][steps[piece]] >= best
        ]
    )


def units_first(g: Position, force: tuple[int, ...]) -> list[int]:
    kind = g.pieces.type
    units = [piece for piece in force if kind[piece] != LEADER]
    return units + [piece for piece in force if kind[piece] == LEADER]


class Reach:
    """Where a force could go: by hex what it costs, and the hex before it on the way."""

    __slots__ = ("before", "cost", "ends")

    def __init__(self) -> None:
        self.cost: dict[int, int] = {}
        self.before: dict[int, int] = {}
        self.ends: list[int] = []
        """All hexes within reach, the nearest first."""

    def path(self, hex: int) -> list[int]:
        """The hexes on the way, without the first one."""
        found: list[int] = []
        while hex in self.before:
            found.append(hex)
            hex = self.before[hex]
        found.reverse()
        return found


def find_reach(g: Position, side: int, alarm: dict[int, bool], space: int, points: int) -> Reach:
    """Roughly how far a force comes over land."""
    board = g.board
    costs = board.cost[g.war][side][int(g.winter)]
    reserve = board.costs.combat
    in_play, near = g.scenario.in_play, board.near
    start = board.hex_of[space]
    found = Reach()
    found.cost[start] = 0
    heap = [(0, start)]
    while heap:
        spent, hex = heappop(heap)
        if spent > found.cost[hex]:
            continue
        found.ends.append(hex)
        if hex != start and g.has_units(1 - side, hex):
            continue
        steps = costs[hex]
        for place, other in enumerate(near[hex]):
            cost = steps[place]
            if cost >= BLOCKED:
                if not board.sides[hex][place] & FERRY:
                    continue
                cost = board.costs.ferry
            cost += spent
            if not in_play[other] or cost >= found.cost.get(other, FARTHEST):
                continue
            if cost + (reserve if other in alarm else 0) > points:
                continue
            found.cost[other] = cost
            found.before[other] = hex
            heappush(heap, (cost, other))
    return found
