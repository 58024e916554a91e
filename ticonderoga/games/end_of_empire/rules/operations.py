"""To be written."""

from __future__ import annotations

from ticonderoga.engine.ask import Procedure
from ticonderoga.games.end_of_empire.position import Position


def begin(g: Position) -> Procedure[None]:
    """To be written."""
    yield from ()


def operations(g: Position) -> Procedure[None]:
    """To be written."""
    yield from ()


def leave_lakes(g: Position) -> Procedure[None]:
    """To be written."""
    yield from ()


def end(g: Position) -> Procedure[None]:
    """To be written."""
    yield from ()
