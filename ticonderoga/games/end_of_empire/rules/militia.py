"""12 Militia: placed in the Reinforcement Phase, or called out against a move."""

from __future__ import annotations

from ticonderoga.engine.ask import Procedure
from ticonderoga.games.end_of_empire.data.kinds import NOBODY
from ticonderoga.games.end_of_empire.position import AVAILABLE, Position


def placement(g: Position) -> Procedure[None]:
    """To be written."""
    yield from ()


def could_react(g: Position, side: int, hex: int) -> bool:
    """9.3, 12.2 Whether a side has militia to call out in a hex that the enemy enters."""
    area = g.board.area[hex]
    if area == NOBODY:
        return False
    for piece in g.pieces.militia[g.war][side][area]:
        if g.where[piece] == AVAILABLE:
            return True
    return False


def react(g: Position, side: int, hex: int) -> Procedure[None]:
    """12.2 A side may call out militia in a hex that the enemy has entered."""
    yield from ()
