"""How good a position is for a seat, in terms a person can read."""

from __future__ import annotations

from ticonderoga.engine.game import Term
from ticonderoga.games.end_of_empire.position import Position


def evaluate(g: Position, seat: int) -> list[Term]:
    ours = sum([len(stack) for stack in g.stacks[seat].values()])
    theirs = sum([len(stack) for stack in g.stacks[1 - seat].values()])
    return [Term("pieces", float(ours - theirs), "pieces on the map (2.2)")]
