"""Going back in a match that is played: forks at an earlier choice, for replay and what-if."""

from __future__ import annotations

from ticonderoga.engine.match import FORCED, Match


def at_ply(match: Match, ply: int) -> Match:
    """An own match in the position after so many deliveries. What the rules answered by
    themselves goes with the choice before it."""
    back = match.fork()
    first = 0
    while first < len(back.deliveries) and back.deliveries[first][0] == FORCED:
        first += 1
    ply = max(ply, first)
    if ply < len(back.deliveries):
        back.return_to(ply, 0)
    return back
