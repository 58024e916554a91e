"""To be written."""

from __future__ import annotations

from ticonderoga.engine.ask import Procedure
from ticonderoga.games.bayonets_tomahawks.position import Position


def battles(g: Position) -> Procedure[None]:
    """To be written."""
    yield from ()
