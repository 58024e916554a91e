from __future__ import annotations

from ticonderoga.engine.game import Term
from ticonderoga.games.washingtons_war.position import Position


def evaluate(g: Position, seat: int) -> list[Term]:
    return []
