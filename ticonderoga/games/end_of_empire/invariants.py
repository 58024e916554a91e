"""What holds of every position at a checkpoint."""

from __future__ import annotations

from ticonderoga.games.end_of_empire.position import Position


def invariants(g: Position) -> list[str]:
    """Sentences on what is wrong with a position."""
    wrong: list[str] = []
    stacked: dict[int, int] = {}
    for stacks in g.stacks:
        for place, stack in stacks.items():
            if not stack:
                wrong.append(f"an empty stack is kept at {place}")
            for piece in stack:
                if piece in stacked:
                    wrong.append(f"{g.pieces.ids[piece]} stands in two places")
                stacked[piece] = place
    for piece, where in enumerate(g.where):
        if stacked.get(piece, -1) != max(where, -1):
            wrong.append(f"{g.pieces.ids[piece]} is at {where}, stacked at {stacked.get(piece)}")
    return wrong
