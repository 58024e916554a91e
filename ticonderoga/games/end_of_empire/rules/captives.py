"""To be written."""

from __future__ import annotations

from ticonderoga.engine.ask import Procedure
from ticonderoga.games.end_of_empire.position import NEW_FRANCE, Position


def exchange(g: Position) -> Procedure[None]:
    """To be written."""
    yield from ()
    g.step = NEW_FRANCE
