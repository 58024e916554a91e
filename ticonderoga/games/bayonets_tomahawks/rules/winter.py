"""To be written."""

from __future__ import annotations

from ticonderoga.engine.ask import Procedure
from ticonderoga.games.bayonets_tomahawks.position import Position


def sail_boxes(g: Position) -> Procedure[None]:
    """To be written."""
    yield from ()


def indians(g: Position) -> Procedure[None]:
    """To be written."""
    yield from ()


def colonials(g: Position) -> Procedure[None]:
    """To be written."""
    yield from ()


def return_to_colonies(g: Position) -> Procedure[None]:
    """To be written."""
    yield from ()


def return_by_sea(g: Position) -> Procedure[None]:
    """To be written."""
    yield from ()


def commanders(g: Position) -> Procedure[None]:
    """To be written."""
    yield from ()


def combine(g: Position) -> Procedure[None]:
    """To be written."""
    yield from ()


def losses(g: Position) -> Procedure[None]:
    """To be written."""
    yield from ()


def reset(g: Position) -> Procedure[None]:
    """To be written."""
    yield from ()
