"""To be written."""

from __future__ import annotations

from ticonderoga.engine.ask import Procedure
from ticonderoga.games.bayonets_tomahawks.position import Position


def draw_colonials(g: Position) -> Procedure[None]:
    """To be written."""
    yield from ()


def place_colonials(g: Position) -> Procedure[None]:
    """To be written."""
    yield from ()
