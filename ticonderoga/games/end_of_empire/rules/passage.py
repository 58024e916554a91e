"""9.8 to 9.11, 15.1, 15.3, 15.5 Where a force may go: steps and their cost, hexsides and ferries,
and the hexes that are closed to some nations."""

from __future__ import annotations

from collections.abc import Sequence

from ticonderoga.games.end_of_empire.data.kinds import (
    ALL_SEA,
    AMERICA,
    AMERICAN,
    ARW,
    BLOCKED,
    CANADA,
    ENTRY_OF_SPAIN,
    FERRY,
    FRANCE,
    LAKE,
    LOUISIANA,
    MOUNTAIN,
    NOVA_SCOTIA,
    ROLE_ROCHAMBEAU,
    SEA,
    SPAIN,
    WINTER_1,
)
from ticonderoga.games.end_of_empire.position import Position
from ticonderoga.games.end_of_empire.terms import BY_LAND, MAP_FERRY, NO_WAY, OWN_FERRY

# ---------------------------------------------------------------------- steps


def step_cost(g: Position, side: int, a: int, b: int) -> int:
    """9.8 to 9.10 What a step between two hexes costs a side; BLOCKED if there is none."""
    near = g.board.near[a]
    if b not in near:
        return BLOCKED
    return g.board.cost[g.war][side][int(g.winter)][a][near.index(b)]


def why_blocked(g: Position, a: int, b: int) -> str:
    """9.8, 9.9 Why no step leads from a hex to another, if none does."""
    near = g.board.near[a]
    if b not in near:
        return "not_adjacent"
    terrain = g.board.terrain[b]
    if terrain == SEA:
        return "all_sea"
    if terrain == MOUNTAIN:
        return "mountain"
    if g.board.sides[a][near.index(b)] & ALL_SEA:
        return "sea_side"
    return "lake_by_water" if terrain == LAKE else "cannot_cross"


def is_closed_lake(g: Position, space: int) -> bool:
    """9.9, 9.10 Whether nobody may stay there: an all-lake hex, but for northern ice on the first
    winter turn."""
    hex = g.board.hex_of[space]
    if g.board.terrain[hex] != LAKE:
        return False
    return not (g.season == WINTER_1 and g.board.north[hex])


# ---------------------------------------------------------------------- 9.11 ferries


def has_ferried(g: Position, force: Sequence[int]) -> bool:
    """9.11 Some of the force has used a ferry in this phase."""
    for piece in force:
        if g.ferried >> piece & 1:
            return True
    return False


def has_boats(g: Position, force: Sequence[int]) -> bool:
    """9.11, ruling 15: British or French infantry, or an American marine unit, is among them."""
    ferries = g.pieces.ferries
    for piece in force:
        if ferries[piece]:
            return True
    return False


def bars_ferry(g: Position, side: int, force: Sequence[int], a: int, b: int) -> str:
    """9.11 Why a force may not ferry from a hex to another; empty if it may."""
    near = g.board.near[a]
    if b not in near:
        return "not_adjacent"
    if not g.board.sides[a][near.index(b)] & ALL_SEA or g.board.terrain[b] in (SEA, MOUNTAIN):
        return "no_ferry"
    if has_ferried(g, force):
        return "ferried_already"
    if has_boats(g, force) or _map_ferry(g, side, a, b):
        return ""
    return "ferry_watched" if g.board.side_between(a, b) & FERRY else "no_boats"


def _map_ferry(g: Position, side: int, a: int, b: int) -> bool:
    """9.11 A ferry on the map that works: no enemy force is in either hex."""
    if not g.board.side_between(a, b) & FERRY:
        return False
    return not (g.units_in_hex(1 - side, a) or g.units_in_hex(1 - side, b))


def way_across(g: Position, side: int, force: Sequence[int], a: int, b: int) -> int:
    """10.1, 11.9 How a force could go from a hex to the next: BY_LAND, by ferry, or NO_WAY."""
    if step_cost(g, side, a, b) < BLOCKED:
        return BY_LAND
    if bars_ferry(g, side, force, a, b):
        return NO_WAY
    return MAP_FERRY if _map_ferry(g, side, a, b) else OWN_FERRY


# ---------------------------------------------------------------------- closed to some


def nations_of(g: Position, pieces: Sequence[int]) -> int:
    """The nations of some pieces, as bits."""
    nations = 0
    for piece in pieces:
        nations |= 1 << g.pieces.nation[piece]
    return nations


def bars_hex(g: Position, side: int, nations: int, hex: int) -> str:
    """Why pieces of these nations may not be in a hex; empty if they may."""
    if not g.scenario.in_play[hex]:
        return "off_the_map"
    if g.war != ARW:
        return ""
    if not g.entered_war[ENTRY_OF_SPAIN]:
        if g.board.area[hex] == LOUISIANA:
            if nations & ~(1 << SPAIN):
                return "louisiana_closed"
        elif nations >> SPAIN & 1:
            return "spain_at_peace"
    if nations >> FRANCE & 1 and not g.new_france:
        if g.board.area[hex] in (CANADA, NOVA_SCOTIA):
            return "french_keep_out"
    if nations >> SPAIN & 1:
        if g.board.colour[hex] == AMERICAN:
            return "spanish_keep_out"
        if _nation_in_hex(g, side, AMERICA, hex):
            return "spanish_apart"
    if nations >> AMERICA & 1 and _nation_in_hex(g, side, SPAIN, hex):
        return "spanish_apart"
    return ""


def fleet_keeps_out(g: Position, nations: int, hex: int) -> bool:
    """15.3 The French fleet takes no Americans to Canada or Nova Scotia."""
    if g.new_france or not nations >> AMERICA & 1:
        return False
    return g.board.area[hex] in (CANADA, NOVA_SCOTIA)


def _nation_in_hex(g: Position, side: int, nation: int, hex: int) -> bool:
    for space in g.board.spaces_of[hex]:
        for piece in g.at(side, space):
            if g.pieces.nation[piece] == nation:
                return True
    return False


def companions(g: Position, piece: int) -> tuple[int, ...]:
    """15.3 The pieces that a piece stays with: the five French units with each other and with
    Rochambeau, as far as they are in one space. Otherwise the piece alone."""
    chief = g.pieces.role[ROLE_ROCHAMBEAU]
    follows = g.pieces.follows
    if g.new_france or (piece != chief and follows[piece] != chief):
        return (piece,)
    together: list[int] = []
    for other in g.at(g.pieces.side[piece], g.where[piece]):
        if other == chief or follows[other] == chief:
            together.append(other)
    return tuple(together)
