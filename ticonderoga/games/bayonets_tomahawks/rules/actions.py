"""To be written."""

from __future__ import annotations

from ticonderoga.engine.ask import Procedure
from ticonderoga.games.bayonets_tomahawks.position import Position


def indian_actions(g: Position) -> Procedure[None]:
    """To be written."""
    yield from ()


def hold_reaction(g: Position) -> Procedure[None]:
    """To be written."""
    yield from ()


def faction_actions(g: Position) -> Procedure[None]:
    """To be written."""
    yield from ()


def end_phase(g: Position) -> Procedure[None]:
    """To be written."""
    yield from ()


def reaction(g: Position) -> Procedure[None]:
    """To be written."""
    yield from ()
