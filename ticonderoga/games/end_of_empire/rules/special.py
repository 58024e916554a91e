"""To be written."""

from __future__ import annotations

from ticonderoga.engine.ask import Procedure
from ticonderoga.games.end_of_empire.position import INDIANS, REINFORCEMENTS, Position


def exchanges(g: Position) -> Procedure[None]:
    """To be written."""
    yield from ()
    g.step = REINFORCEMENTS


def special_entries(g: Position) -> Procedure[None]:
    """To be written."""
    yield from ()
    g.step = INDIANS
