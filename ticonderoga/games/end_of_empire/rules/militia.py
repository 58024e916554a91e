"""12 Militia: placed in the Reinforcement Phase, or called out against a move."""

from __future__ import annotations

from ticonderoga.engine.ask import Procedure
from ticonderoga.games.end_of_empire.data.kinds import BRITISH, NOBODY
from ticonderoga.games.end_of_empire.position import AVAILABLE, OPERATIONS_BEGIN, Position


def placement(g: Position) -> Procedure[None]:
    """12.2 Both sides call out militia, the British first (ruling 56)."""
    yield from ()
    g.active = BRITISH
    g.step = OPERATIONS_BEGIN


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
