"""9, 9.6 Movement points: what each piece of a force has, and what the force has left.

Units with different MFs move at the pace of the slowest. A leader has the MF of the fastest unit
with him, less what he has spent himself.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ticonderoga.games.end_of_empire.data.kinds import LEADER
from ticonderoga.games.end_of_empire.position import Position
from ticonderoga.games.end_of_empire.underway import Operation

ALL: Final = 100
"""Per cent of the movement points."""


def grant(g: Position, op: Operation, pieces: Iterable[int], share: int = ALL) -> None:
    """9 Pieces join the force with the movement points printed on them, or a share (O3)."""
    kind, faces, steps = g.pieces.type, g.pieces.face_mf, g.steps
    for piece in pieces:
        op.used[piece] = 0
        if kind[piece] != LEADER:
            op.allowance[piece] = faces[piece][steps[piece]] * share // ALL


def inherit(part: Operation, parent: Operation) -> None:
    """9.5 A part that splits off has what it had in the parent stack."""
    for piece in part.force:
        part.used[piece] = parent.used[piece]
        if piece in parent.allowance:
            part.allowance[piece] = parent.allowance[piece]


def points_left(op: Operation) -> int:
    """9.6 What the force can still spend together; 0 if it has no units."""
    allowance, used = op.allowance, op.used
    marching = [piece for piece in op.force if piece in allowance]
    if not marching:
        return 0
    fastest = max([allowance[piece] for piece in marching])
    left = min([allowance[piece] - used[piece] for piece in marching])
    for piece in op.force:
        if piece not in allowance:
            left = min(left, fastest - used[piece])
    return max(left, 0)


def pay(op: Operation, points: int) -> None:
    """Every piece of the force spends so many points."""
    for piece in op.force:
        op.used[piece] += points
