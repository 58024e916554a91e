"""Clocks: days for each move, or minutes for the whole game; both follow from the journal.

Every entry has its time, so the clocks need no store of their own: whoever plays the entries
again knows them, in whatever process. Times when nobody could play are left out (pauses.py).

Days for a move run from the last entry that brought the game on. Who chooses and takes it back, or
answers and withdraws, gains no time by it.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from ticonderoga.server import sent
from ticonderoga.server.pauses import Pauses

DAY = 86_400.0


class Clock:
    """What each seat has used, and since when the table waits."""

    __slots__ = ("days", "last", "minutes", "moved", "pauses", "running", "spent")

    def __init__(
        self, seats: int, days: int, minutes: int, began: float, pauses: Pauses | None = None
    ) -> None:
        self.days = days
        self.minutes = minutes
        self.spent: list[float] = [0.0] * seats
        self.last: float = began
        """When the last entry was made."""
        self.moved: float = began
        """When the game was last brought on."""
        self.running: bool = False
        self.pauses: Pauses = pauses if pauses is not None else Pauses()

    def _since(self, began: float, now: float) -> float:
        """The time since a moment in which those awaited could answer."""
        return max(0.0, now - began - self.pauses.within(began, now))

    @property
    def _counted_from(self) -> float:
        """From when on those awaited use their time."""
        return self.moved if self.days else self.last

    def entry(self, at: float, awaited: Sequence[int]) -> None:
        """An entry was made: those who were awaited have used the time since the last."""
        if self.running:
            used = self._since(self.last, at)
            for seat in awaited:
                self.spent[seat] += used
        self.last = max(self.last, at)

    def begin_move(self, at: float) -> None:
        """The game was brought on, or somebody else sat down: a move's days begin."""
        self.moved = max(self.moved, at)

    def left(self, seat: int, awaited: Sequence[int], now: float) -> float | None:
        """The seconds a seat has left; None if the table has no clock or it does not run."""
        if not self.running:
            return None
        waiting = self._since(self._counted_from, now) if seat in awaited else 0.0
        if self.days:
            return self.days * DAY - waiting
        if self.minutes:
            return self.minutes * 60.0 - self.spent[seat] - waiting
        return None

    def is_out(self, seat: int, awaited: Sequence[int], now: float) -> bool:
        left = self.left(seat, awaited, now)
        out = seat in awaited and left is not None and left <= 0.0
        return out and self.pauses.is_settled()

    def plain(self, awaited: Sequence[int]) -> sent.Clock | None:
        """For the client: what was left at a moment, and whose time runs since; what was pause
        since then is added, for it counts from that moment."""
        if not self.days and not self.minutes:
            return None
        since = self._counted_from
        paused = self.pauses.within(since, math.inf)
        return {
            "kind": "days" if self.days else "minutes",
            "since": since,
            "running": list(awaited) if self.running else [],
            "left": [
                paused + (self.days * DAY if self.days else self.minutes * 60.0 - spent)
                for spent in self.spent
            ],
        }
