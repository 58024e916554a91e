"""Whether an entry brings a game on: a move's days begin with it.

A choice that is taken back and made again does not, nor does a secret answer that still waits for
the others. What was taken back by consent may be played again in new time.
"""

from __future__ import annotations

from collections.abc import Sequence

from ticonderoga.engine.journal import CHOSE, CONTROLLER, FORCED, Delivery
from ticonderoga.engine.journal_text import Line
from ticonderoga.engine.match import Match


class Progress:
    """How far a game has come, and the farthest that it has been."""

    __slots__ = ("_made", "_reached")

    def __init__(self) -> None:
        self._made: int = 0
        """The deliveries that were played; who sits where is none of them."""
        self._reached: int = 0

    def played(self, match: Match, said: Line, ply: int, before: Sequence[Delivery]) -> bool:
        """An entry was played when there were `ply` deliveries; those of before are needed if it
        takes some back. True if it brings the game on."""
        if said.word == "undo":
            gone = before[len(match.deliveries) :]
            self._made -= _played(gone)
            seat = match.rules.seats.index(said.seat)
            if all(kind == FORCED or (kind == CHOSE and who == seat) for kind, who, *_ in gone):
                return False
            self._reached = self._made
            return True
        self._made += _played(match.deliveries[ply:])
        if self._made <= self._reached:
            return False
        self._reached = self._made
        return True


def _played(deliveries: Sequence[Delivery]) -> int:
    return sum(1 for delivery in deliveries if delivery[0] != CONTROLLER)
