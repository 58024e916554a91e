"""To be written."""

from __future__ import annotations

from ticonderoga.engine.ask import Procedure
from ticonderoga.games.bayonets_tomahawks.position import Position


def choose_reserves(g: Position) -> Procedure[None]:
    """To be written."""
    yield from ()


def draw_cards(g: Position) -> Procedure[None]:
    """To be written."""
    yield from ()


def choose_cards(g: Position) -> Procedure[None]:
    """To be written."""
    yield from ()


def initiative(g: Position) -> Procedure[None]:
    """To be written."""
    yield from ()
