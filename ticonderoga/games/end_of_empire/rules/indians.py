"""To be filled in."""

from __future__ import annotations

from ticonderoga.engine.ask import Procedure
from ticonderoga.games.end_of_empire.position import REPLACEMENTS, Position


def recruitment(g: Position) -> Procedure[None]:
    yield from ()
    g.step = REPLACEMENTS
