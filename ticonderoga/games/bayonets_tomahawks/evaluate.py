"""How good a position is for a seat, in terms a person can read."""

from __future__ import annotations

from ticonderoga.engine.game import Term
from ticonderoga.games.bayonets_tomahawks.data.kinds import BRITISH
from ticonderoga.games.bayonets_tomahawks.position import Position


def evaluate(g: Position, seat: int) -> list[Term]:
    sign = 1 if seat == BRITISH else -1
    return [Term("vp", float(sign * g.vp), "Victory Points (18.1)")]
