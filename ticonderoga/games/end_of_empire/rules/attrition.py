"""To be filled in."""

from __future__ import annotations

from ticonderoga.engine.ask import Procedure
from ticonderoga.games.end_of_empire.position import POLITICS, Position


def attrition(g: Position) -> Procedure[None]:
    yield from ()
    g.step = POLITICS
