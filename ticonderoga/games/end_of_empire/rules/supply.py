"""6 Supply: who has it, from where, and by which hexes.

A unit is supplied if it needs nothing (6.5), if a line leads to a supply hex (6.2) or overseas
(6.3), or if it is the one unit that its town or outpost keeps (6.4). It matters in winter
(rules/attrition.py), for drafts and replacements, and where militia are called out (6, 12.2).
"""

from __future__ import annotations

from ticonderoga.games.end_of_empire.data.kinds import AMERICA, ARW, NOTHING, NOVA_SCOTIA
from ticonderoga.games.end_of_empire.position import Position
from ticonderoga.games.end_of_empire.rules.control import holder
from ticonderoga.games.end_of_empire.rules.tracing import (
    Tracer,
    has_french,
    may_trace_over_land,
    may_trace_overseas,
)
from ticonderoga.games.end_of_empire.terms import (
    ALWAYS,
    FROM_COAST,
    FROM_LAND,
    FROM_PLACE,
    FROM_SEA,
    NO_SUPPLY,
    OVER_LAND,
    OVERSEAS,
)


class SupplyLine:
    """How a unit is supplied, and by which hexes, from its own to that of the source."""

    __slots__ = ("cut", "hexes", "kind")

    def __init__(self, kind: int, hexes: tuple[int, ...] = (), cut: int = NOTHING) -> None:
        self.kind: int = kind
        self.hexes: tuple[int, ...] = hexes
        self.cut: int = cut
        """If no line was found: the nearest hex where an enemy stops one, or where a garrison is
        missing; -1 if no line leads anywhere."""

    @property
    def source(self) -> int:
        """The hex that the supply comes from; -1 for none."""
        return self.hexes[-1] if self.hexes else NOTHING


class Survey:
    """The supply of many units of one position. It forgets nothing, so it is good only as long
    as nothing moves."""

    __slots__ = ("g", "tracers")

    def __init__(self, g: Position) -> None:
        self.g: Position = g
        self.tracers: dict[tuple[int, int], Tracer] = {}

    def tracer(self, side: int, kind: int) -> Tracer:
        key = (side, kind)
        found = self.tracers.get(key)
        if found is None:
            found = Tracer(self.g, side, kind)
            self.tracers[key] = found
        return found

    def over_land(self, side: int, hex: int, held: bool = False) -> bool:
        """6.2 North American supply reaches a hex."""
        if not may_trace_over_land(self.g, side):
            return False
        return self.tracer(side, OVER_LAND).reaches(hex, held)

    def overseas(
        self,
        side: int,
        hex: int,
        american: bool = False,
        with_french: bool = False,
        held: bool = False,
    ) -> bool:
        """6.3 Overseas supply reaches a hex."""
        if not may_trace_overseas(self.g, side, american, with_french):
            return False
        return self.tracer(side, _coastal(self.g, hex)).reaches(hex, held)

    def traced(self, piece: int) -> bool:
        """6.2, 6.3 A line of supply leads from a unit on the map to a source."""
        g = self.g
        side, space = g.side_of(piece), g.where[piece]
        hex = g.board.hex_of[space]
        if self.over_land(side, hex):
            return True
        return self.overseas(side, hex, is_american(g, piece), has_french(g, side, space))


def _coastal(g: Position, hex: int) -> int:
    return FROM_COAST if g.board.coast[hex] else OVERSEAS


def is_american(g: Position, piece: int) -> bool:
    """6.3 One of the American units of ARW, who have overseas supply by the French only."""
    return g.pieces.nation[piece] == AMERICA


def needs_none(g: Position, piece: int) -> bool:
    """6.5 It is always in supply; so is what is not on the map, and what is no unit."""
    p = g.pieces
    if not p.is_unit(piece) or p.always_supplied[piece]:
        return True
    return not g.on_map(piece)


def keeps_one(g: Position, side: int, hex: int) -> bool:
    """6.4, 5.1 A town or outpost of the hex keeps one unit of a side: that which is inside, or, if
    nobody is, in the hex. In Nova Scotia either side has one in each hex, but in ARW."""
    if g.war != ARW and g.board.area[hex] == NOVA_SCOTIA:
        return True
    place = g.board.place_of[hex]
    return place != NOTHING and holder(g, place) != 1 - side


# ---------------------------------------------------------------------- asked for by other rules


def supplied(g: Position, piece: int) -> bool:
    """6 A unit is in supply. Of several who would need their town or outpost each is, taken by
    itself."""
    if needs_none(g, piece):
        return True
    if keeps_one(g, g.side_of(piece), g.board.hex_of[g.where[piece]]):
        return True
    return Survey(g).traced(piece)


def overseas(g: Position, piece: int) -> bool:
    """6.3 A unit on the map can trace overseas supply."""
    space = g.where[piece]
    if not g.board.has(space):
        return False
    side = g.side_of(piece)
    return Survey(g).overseas(
        side, g.board.hex_of[space], is_american(g, piece), has_french(g, side, space)
    )


def _may_trace(g: Position, side: int, piece: int, space: int, kind: int) -> bool:
    if kind == OVER_LAND:
        return may_trace_over_land(g, side)
    return may_trace_overseas(g, side, is_american(g, piece), has_french(g, side, space))


def line(g: Position, piece: int) -> SupplyLine:
    """6 The line by which a unit is supplied, for a table to draw, and what cuts it if there is
    none."""
    if needs_none(g, piece):
        return SupplyLine(ALWAYS)
    side, space = g.side_of(piece), g.where[piece]
    hex = g.board.hex_of[space]
    stops: list[int] = []
    lacks: list[int] = []
    for kind in (OVER_LAND, _coastal(g, hex)):
        if not _may_trace(g, side, piece, space, kind):
            continue
        tracer = Tracer(g, side, kind)
        last = tracer.search(hex)
        if last != NOTHING:
            found = FROM_LAND if kind == OVER_LAND else FROM_SEA
            return SupplyLine(found, tracer.path(hex, last))
        stops.append(tracer.cut)
        lacks.append(tracer.lack)
    cut = next((stop for stop in stops + lacks if stop != NOTHING), NOTHING)
    if keeps_one(g, side, hex):
        return SupplyLine(FROM_PLACE, (hex,), cut)
    return SupplyLine(NO_SUPPLY, (), cut)
