"""2.2, 10.1, 10.2 Connections: who may use them, how many units, and by which a stack may leave."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ticonderoga.games.bayonets_tomahawks.data.kinds import (
    ARTILLERY,
    BASE,
    BASTION,
    BRITISH,
    COMMANDER,
    FLEET,
    FORT,
    FRENCH,
    HIGHWAY,
    INDIAN,
    LIGHT,
    Numbers,
)
from ticonderoga.games.bayonets_tomahawks.position import Position
from ticonderoga.games.bayonets_tomahawks.rules.control import outnumbers_here

MP_OF: Final[Numbers] = (3, 3, 2, 2, 2, 2, 0, 0, 2)
"""10.2 The MP Limit of each type of unit."""
PATH_LIMIT: Final = 4
ROAD_LIMIT: Final = 8
HIGHWAY_LIMIT: Final = 16
ROAD_ARTILLERY: Final = 1
"""10.1 Units of a faction that may go along a connection in an Action Round."""


# ---------------------------------------------------------------------- limits


def is_broad(g: Position, connection: int) -> bool:
    """10.2 A Highway or Road, which others than Light units may use."""
    return g.board.conn_kind[connection] == HIGHWAY or g.roads >> connection & 1 == 1


def limit_of(g: Position, connection: int) -> int:
    """10.1"""
    if g.board.conn_kind[connection] == HIGHWAY:
        return HIGHWAY_LIMIT
    return ROAD_LIMIT if g.roads >> connection & 1 else PATH_LIMIT


def room_on(g: Position, faction: int, connection: int) -> int:
    """10.1 How many more units of a faction may go along in this Action Round."""
    return limit_of(g, connection) - g.crossed.get(2 * connection + faction, 0)


def room_for_guns(g: Position, faction: int, connection: int) -> int:
    """10.1 How many more Artillery units: on a Road a single one."""
    if g.board.conn_kind[connection] == HIGHWAY:
        return HIGHWAY_LIMIT
    return ROAD_ARTILLERY - g.crossed_guns.get(2 * connection + faction, 0)


def counts(g: Position, piece: int) -> bool:
    """10.1, A-2 Counts toward Connection Limits: all but Commanders."""
    type_ = g.pieces.type[piece]
    return type_ != COMMANDER and not (type_ == FLEET and g.edition.fleets_unlimited)


def counted(g: Position, pieces: Sequence[int]) -> int:
    """How many of the pieces count toward Connection Limits."""
    return sum([1 for piece in pieces if counts(g, piece)])


def guns_among(g: Position, pieces: Sequence[int]) -> int:
    kind = g.pieces.type
    return sum([1 for piece in pieces if kind[piece] == ARTILLERY])


def bars_number(g: Position, faction: int, pieces: Sequence[int], connection: int) -> str:
    """10.1 What Connection Limits have against it that these pieces go along."""
    room = room_on(g, faction, connection)
    if len(pieces) > room and counted(g, pieces) > room:
        return "connection_full"
    if g.board.conn_kind[connection] == HIGHWAY:
        return ""
    guns = guns_among(g, pieces)
    return "road_artillery" if guns > room_for_guns(g, faction, connection) else ""


def note_crossing(g: Position, faction: int, pieces: Sequence[int], connection: int) -> None:
    """10.1 Pieces have gone along a connection."""
    key = 2 * connection + faction
    number = counted(g, pieces)
    if number:
        g.crossed[key] = g.crossed.get(key, 0) + number
    guns = guns_among(g, pieces)
    if guns and g.board.conn_kind[connection] != HIGHWAY:
        g.crossed_guns[key] = g.crossed_guns.get(key, 0) + guns


# ---------------------------------------------------------------------- who may go where


def bars_type(g: Position, type_: int, connection: int) -> str:
    """10.2 Why a type of unit cannot use a connection; empty if it can."""
    if type_ in (LIGHT, INDIAN):
        return ""
    if type_ == FLEET:
        return "" if g.board.conn_coastal[connection] else "fleet_coast_only"
    if type_ in (FORT, BASTION):
        return "immobile"
    return "" if is_broad(g, connection) else "path_light_only"


def bars_link(g: Position, faction: int, goal: int, connection: int) -> str:
    """2.1.7, card 39 Why a faction may not go along a connection to a space."""
    if faction == FRENCH:
        return "french_base" if g.board.kind[goal] == BASE else ""
    return "lake_warships" if connection == g.warships else ""


def bars_leaving(g: Position, faction: int, space: int) -> str:
    """10.2.1 Why units may not leave a space by movement, Sail or Marshal Troops: the enemy is
    there and not Outnumbered. The British may leave a Fortress all the same."""
    if space not in g.stacks[1 - faction] or outnumbers_here(g, faction, space):
        return ""
    if faction == BRITISH and g.is_fortress(space):
        return ""
    return "must_outnumber"


def bars_first_link(g: Position, faction: int, space: int, connection: int) -> str:
    """10.2.1 The first connection out of a space shared with the enemy may be none by which he
    entered it in this Action Round."""
    enemy = 1 - faction
    if space in g.stacks[enemy] and connection in g.entered.get(2 * space + enemy, ()):
        return "enemy_came_that_way"
    return ""
