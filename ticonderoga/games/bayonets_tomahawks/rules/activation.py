"""7.2.1, 7.3 Action Points: what each allows, and which pieces can take part in an Action."""

from __future__ import annotations

from typing import Final

from ticonderoga.games.bayonets_tomahawks.data.kinds import (
    AP_ARMY,
    AP_ARMY_2X,
    AP_IDS,
    AP_INDIAN,
    AP_INDIAN_2X,
    AP_LIGHT,
    AP_LIGHT_2X,
    AP_LIGHT_OR_ARMY,
    AP_SAIL_ARMY,
    AP_SAIL_ARMY_2X,
    BASTION,
    FLEET,
    FORT,
    INDIAN,
    Flags,
)
from ticonderoga.games.bayonets_tomahawks.position import NO_INDIANS, ROUGH_SEAS, Position


def _flags(*aps: int) -> Flags:
    return tuple([ap in aps for ap in range(len(AP_IDS))])


IS_INDIAN: Final = _flags(AP_INDIAN, AP_INDIAN_2X)
IS_LIGHT: Final = _flags(AP_LIGHT, AP_LIGHT_2X, AP_LIGHT_OR_ARMY, AP_INDIAN, AP_INDIAN_2X)
"""7.3.7 Allows Raids and Light Movement; the Indian AP is a variant of the Light AP (7.3.2)."""
IS_ARMY: Final = _flags(AP_ARMY, AP_ARMY_2X, AP_SAIL_ARMY, AP_SAIL_ARMY_2X, AP_LIGHT_OR_ARMY)
"""7.3.7 Allows Army Movement, Marshal Troops and Construction."""
IS_SAIL: Final = _flags(AP_SAIL_ARMY, AP_SAIL_ARMY_2X)
"""7.3.7 Allows Sail Movement as well."""
IS_DOUBLED: Final = _flags(AP_LIGHT_2X, AP_ARMY_2X, AP_SAIL_ARMY_2X, AP_INDIAN_2X)
"""7.3.4"""

_ROOTED: Final = 1 << FORT | 1 << BASTION


def bars_piece(g: Position, faction: int, piece: int) -> str:
    """7.2.1, 7.3 Why a piece can take part in no Action of a faction now; empty if it can."""
    where = g.where[piece]
    if not 0 <= where < g.board.size or g.owner(piece) != faction:
        return "not_on_map"
    if g.spent >> piece & 1:
        return "spent"
    type_ = g.pieces.type[piece]
    if type_ == INDIAN and g.effects & NO_INDIANS:
        return "no_indians"
    if type_ == FLEET and g.effects & ROUGH_SEAS:
        return "rough_seas"
    return ""


def idle_types(g: Position) -> int:
    """Types of units that cannot move by an Action now, as bits: Forts and Bastions, and those
    that an Event keeps back (cards 40 and 54)."""
    idle = _ROOTED
    if g.effects & NO_INDIANS:
        idle |= 1 << INDIAN
    if g.effects & ROUGH_SEAS:
        idle |= 1 << FLEET
    return idle


def ready(g: Position, faction: int, space: int) -> list[int]:
    """7.3 The pieces of a faction on a space that could be moved by an Action now."""
    idle = idle_types(g)
    spent = g.spent
    kind = g.pieces.type
    return [
        piece
        for piece in g.stacks[faction].get(space, ())
        if not (spent >> piece & 1 or idle >> kind[piece] & 1)
    ]


def ready_types(g: Position, faction: int, space: int) -> int:
    """The types of the pieces that could be moved by an Action now, as bits."""
    spent = g.spent
    kind = g.pieces.type
    types = 0
    for piece in g.stacks[faction].get(space, ()):
        if not spent >> piece & 1:
            types |= 1 << kind[piece]
    return types & ~idle_types(g)


def places_of(g: Position, faction: int) -> list[int]:
    """The spaces where a faction has pieces, in their order."""
    sail = g.board.sail
    return [place for place in sorted(g.stacks[faction]) if place != sail]
