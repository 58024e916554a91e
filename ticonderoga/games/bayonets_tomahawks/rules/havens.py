"""13.9.2, 15.3 Where Fleets and those with them find a port."""

from __future__ import annotations

from ticonderoga.games.bayonets_tomahawks.data.kinds import NOTHING, WILDERNESS
from ticonderoga.games.bayonets_tomahawks.position import Position


def is_home_port(g: Position, faction: int, space: int) -> bool:
    """A Coastal Space that is a friendly Home Space."""
    return g.board.home[space] == faction and g.control[space] == faction


def is_colony_port(g: Position, faction: int, space: int) -> bool:
    """17.3 A friendly Coastal Home Space of a friendly Colony."""
    return g.board.coastal[space] and g.is_colony_home(faction, space)


def is_arrival_port(g: Position, faction: int, space: int) -> bool:
    """15.3 A friendly Coastal Home Space, or a captured one of the enemy on a friendly Sea Zone."""
    if is_home_port(g, faction, space):
        return True
    return (
        g.board.home[space] == 1 - faction
        and g.control[space] == faction
        and g.sea_open(faction, space)
    )


def fleet_havens(g: Position, faction: int, leaving: int = NOTHING) -> list[int]:
    """13.9.2 The Coastal Spaces free of enemy units that come first in the list; none of them
    means the Sail box. A stack that must leave a space does not go back to it."""
    enemy = g.stacks[1 - faction]
    free = [space for space in g.board.coast if space not in enemy and space != leaving]
    found = [space for space in free if is_home_port(g, faction, space)]
    if found:
        return found
    free = [space for space in free if g.sea_open(faction, space)]
    found = [space for space in free if g.control[space] == faction]
    if found:
        return found
    return [space for space in free if g.board.kind[space] == WILDERNESS]


def arrival_ports(g: Position, faction: int) -> list[int]:
    """15.3 Where Fleets may be placed; the list of 13.9.2 if there is no such port, and the Sail
    box if that is empty."""
    found = [space for space in g.board.coast if is_arrival_port(g, faction, space)]
    return found or fleet_havens(g, faction) or [g.board.sail]
