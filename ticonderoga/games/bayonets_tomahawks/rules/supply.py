"""14.1 Supply: from which spaces it comes, by which ways, and where an enemy cuts it."""

from __future__ import annotations

from typing import Final

from ticonderoga.games.bayonets_tomahawks.data.kinds import (
    FLEET,
    HIGHWAY,
    NOTHING,
    OUTPOST,
    WILDERNESS,
)
from ticonderoga.games.bayonets_tomahawks.position import Position
from ticonderoga.games.bayonets_tomahawks.rules.control import neutral_path
from ticonderoga.games.bayonets_tomahawks.rules.stacks import has_fleet, is_light

ANY_WAY: Final = 0
"""Connections that a group of pieces can use: Light units all of them, others no Paths, and with
Fleets only Coastal ones of these."""
NO_PATHS: Final = 1
COASTAL_ONLY: Final = 2


def kind_of_way(g: Position, pieces: tuple[int, ...]) -> int:
    """14.1 Which connections all the pieces can use. Forts and Bastions trace as Brigades do
    (A-54); a Commander uses no Path."""
    if has_fleet(g, pieces):
        return COASTAL_ONLY
    for piece in pieces:
        if not is_light(g, piece):
            return NO_PATHS
    return ANY_WAY


def way_is_open(g: Position, connection: int, way: int) -> bool:
    """10.2, 2.2 A group of pieces can use the connection: nobody the Path of a neutral Nation."""
    if way == COASTAL_ONLY and not g.board.conn_coastal[connection]:
        return False
    if g.board.conn_kind[connection] == HIGHWAY or g.is_road(connection):
        return True
    return way == ANY_WAY and not neutral_path(g, connection)


def is_source(g: Position, faction: int, space: int) -> bool:
    """14.1 A friendly Colony Home Space, or one with a friendly Fleet; not under a Battle marker
    (A-20)."""
    if space in g.battles:
        return False
    return g.is_colony_home(faction, space) or g.has_type(faction, space, FLEET)


def lets_pass(g: Position, faction: int, space: int) -> bool:
    """14.1 Supply may run through the space: a friendly one, an own Outpost in enemy hands and
    a Wilderness Space, both without enemy units (A-55)."""
    if g.control[space] == faction:
        return True
    if space in g.stacks[1 - faction]:
        return False
    kind = g.board.kind[space]
    if kind == OUTPOST:
        return g.board.home[space] == faction or g.edition.supply_any_outpost
    return kind == WILDERNESS


def supply_path(g: Position, faction: int, place: int) -> list[int]:
    """14.1 The spaces from a stack to the nearest source, both included; empty if it is Out of
    Supply. The Sail box is in Supply by itself (A-56)."""
    if place == g.board.sail or is_source(g, faction, place):
        return [place]
    way = kind_of_way(g, g.at(faction, place))
    came_from = {place: place}
    frontier = [place]
    while frontier:
        farther: list[int] = []
        for space in frontier:
            for near, connection in g.board.links[space]:
                if near in came_from or not way_is_open(g, connection, way):
                    continue
                if is_source(g, faction, near):
                    came_from[near] = space
                    return _traced(came_from, near)
                if lets_pass(g, faction, near):
                    came_from[near] = space
                    farther.append(near)
        frontier = farther
    return []


def _traced(came_from: dict[int, int], last: int) -> list[int]:
    path = [last]
    while came_from[path[-1]] != path[-1]:
        path.append(came_from[path[-1]])
    return path[::-1]


def in_supply(g: Position, faction: int, place: int) -> bool:
    """14.1 The stack there is in Supply."""
    return bool(supply_path(g, faction, place))


def supply_cut(g: Position, faction: int, place: int) -> int:
    """The first space that stops Supply on the shortest way by which it could come if nothing did;
    -1 if the stack is in Supply or no way leads to a source at all."""
    if in_supply(g, faction, place):
        return NOTHING
    way = kind_of_way(g, g.at(faction, place))
    came_from = {place: place}
    frontier = [place]
    while frontier:
        farther: list[int] = []
        for space in frontier:
            for near, connection in g.board.links[space]:
                if near in came_from or not way_is_open(g, connection, way):
                    continue
                came_from[near] = space
                farther.append(near)
                if is_source(g, faction, near):
                    return _first_stop(g, faction, _traced(came_from, near))
        frontier = farther
    return NOTHING


def _first_stop(g: Position, faction: int, path: list[int]) -> int:
    for space in path[1:]:
        if not lets_pass(g, faction, space):
            return space
    return NOTHING
