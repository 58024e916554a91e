"""12.4, 12.5 Militia that stays at home: the enemy controls all supply hexes of its area.

A flag stands in each such area. South Carolina has Marion instead of its militia once it has had
one, and he comes in spite of it. Vermont leaves the war by rules/politics.py.
"""

from __future__ import annotations

from ticonderoga.engine.game import record
from ticonderoga.games.end_of_empire.data.kinds import (
    ALLIED,
    AMERICAN_AREAS,
    ARW,
    BRITISH,
    NOTHING,
    ROLE_MARION,
    SOUTH_CAROLINA,
    VERMONT,
)
from ticonderoga.games.end_of_empire.data.units import Pieces
from ticonderoga.games.end_of_empire.position import ASIDE, AVAILABLE, TRACK, WITHDRAWN, Position
from ticonderoga.games.end_of_empire.rules.control import controls
from ticonderoga.games.end_of_empire.rules.forces import send_away


def bars_flag(g: Position, piece: int) -> str:
    """12.4, 12.5 Why militia that is available may not be called out; empty if it may."""
    if piece == g.pieces.role[ROLE_MARION]:
        return ""
    area = g.pieces.home[piece]
    if not g.flags >> area & 1 or g.pieces.side[piece] != kept_home(g.pieces, area):
        return ""
    return "militia_at_home" if area < AMERICAN_AREAS else "other_militia_at_home"


def kept_home(pieces: Pieces, area: int) -> int:
    """The side whose militia a flag in an area keeps at home: the American one in the colonies,
    Maine and Vermont; elsewhere the only one there is (12.5)."""
    if area < AMERICAN_AREAS or not pieces.militia[ARW][BRITISH][area]:
        return ALLIED
    return BRITISH


def _hexes(g: Position, area: int) -> tuple[int, ...]:
    """The supply hexes that count for an area; none if it cannot have a flag."""
    if area == VERMONT and g.republic:
        return ()
    if area < AMERICAN_AREAS:
        return g.board.area_supply[area]
    return g.pack.tables.militia_off.get(area, ())


def is_lost(g: Position, area: int) -> bool:
    """12.4, 12.5 The enemy of an area's militia controls all its supply hexes."""
    hexes = _hexes(g, area)
    taker = 1 - kept_home(g.pieces, area)
    for hex in hexes:
        if not controls(g, taker, hex):
            return False
    return bool(hexes)


def is_fought_for(g: Position, area: int) -> bool:
    """Both sides are in one space of a supply hex: a combat will tell whose it is."""
    for hex in _hexes(g, area):
        for space in g.board.spaces_of[hex]:
            if g.has_units(BRITISH, space) and g.has_units(ALLIED, space):
                return True
    return False


def holds_flag(g: Position, hex: int) -> bool:
    """12.4, 12.5 Whether the flag of an area hangs on a hex, among others."""
    area = g.board.area[hex]
    return area != NOTHING and hex in _hexes(g, area)


def settle_flags(g: Position) -> None:
    """12.4, 12.5 Flags go up and down as supply hexes change hands."""
    if g.war != ARW:
        return
    for area in range(len(g.board.area_hexes)):
        lost = is_lost(g, area)
        if lost == (g.flags >> area & 1 == 1) or is_fought_for(g, area):
            continue
        g.flags ^= 1 << area
        if lost:
            _raise_flag(g, area)
        else:
            record(g, "flag_down" if area < AMERICAN_AREAS else "other_flag_down", area)


def _raise_flag(g: Position, area: int) -> None:
    side = kept_home(g.pieces, area)
    record(g, "flag_up" if area < AMERICAN_AREAS else "other_flag_up", area, 1 - side)
    for piece in g.pieces.militia[ARW][side][area]:
        if g.in_play(piece) or g.where[piece] in (TRACK, AVAILABLE):
            send_away(g, piece, AVAILABLE)
    if area == SOUTH_CAROLINA:
        _marion_rises(g)


def _marion_rises(g: Position) -> None:
    """12.4 Marion replaces the militia of South Carolina for good."""
    marion = g.pieces.role[ROLE_MARION]
    if g.where[marion] != ASIDE:
        return
    for piece in g.pieces.militia[ARW][ALLIED][SOUTH_CAROLINA]:
        send_away(g, piece, WITHDRAWN)
    send_away(g, marion, AVAILABLE)
    record(g, "marion_rises", marion)
