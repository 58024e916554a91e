"""To be written."""

from __future__ import annotations

from ticonderoga.engine.ask import Procedure
from ticonderoga.games.bayonets_tomahawks.position import Position


def retreat(
    g: Position, faction: int, space: int, attacking: bool = False, routed: bool = False
) -> Procedure[None]:
    """To be written."""
    yield from ()
