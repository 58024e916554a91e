"""14.4, 14.9, 14.10 Operations by sea, as far as the main question of an Operations Phase offers
them."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Choice, Procedure
from ticonderoga.games.end_of_empire.position import Position

VERBS: Final[tuple[str, ...]] = ()
"""What the main question of an Operations Phase offers besides its own verbs."""


def offers(g: Position, side: int) -> list[Choice]:
    """The operations by sea that a side may begin now."""
    return []


def bars(g: Position, side: int, choice: Choice) -> str:
    """Why a side may not begin one; empty if it may."""
    return ""


def bars_end(g: Position, side: int) -> str:
    """7.2 Why a side may not end its Operations Phase yet; empty if it may."""
    return ""


def carry_out(g: Position, side: int, choice: Choice) -> Procedure[None]:
    """One operation by sea from its declaration to its end."""
    yield from ()
