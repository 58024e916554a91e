"""Whose decisions led here, and since when a seat has only watched."""

from __future__ import annotations

from typing import NamedTuple

from ticonderoga.engine.game import OBSERVER
from ticonderoga.engine.journal import FORCED
from ticonderoga.engine.journal_text import Line
from ticonderoga.engine.match import Match

WATCHED = 24
"""So many deliveries are told to who has decided nothing here."""
MOST_TOLD = 300


class Made(NamedTuple):
    """A decision: the deliveries before it, whose it was, and the log's length after it."""

    ply: int
    seat: int
    log_after: int


class Decisions:
    """The own decisions that stand, oldest first. What was given in advance is none."""

    def __init__(self, seats: int) -> None:
        self.made: list[Made] = []
        self._floor: list[tuple[int, int]] = [(0, 0)] * seats
        """How many deliveries there were when each seat last changed hands, and how long the
        log."""
        self._in_advance: bool = False
        self.unattended: dict[int, int] = {}
        """Since when nobody can answer for a seat: worked out where consent is asked."""

    def played(self, match: Match, said: Line, ply: int) -> None:
        """A line of the journal was played, when there were `ply` deliveries."""
        seat = match.rules.seats.index(said.seat) if said.seat else OBSERVER
        if said.word in ("undo", "controller"):
            self.unattended = {}
        if said.word in ("undo", "withdraw"):
            now = len(match.deliveries)
            gone = seat if said.word == "withdraw" else OBSERVER
            self.made = [
                made for made in self.made if made.ply < now or gone not in (OBSERVER, made.seat)
            ]
        elif said.word == "controller":
            self.made = [made for made in self.made if made.seat != seat]
            self._floor[seat] = (len(match.deliveries), match.log_length())
        elif said.chosen_by and not self._in_advance:
            if self.made and self.made[-1].ply == ply:  # a secret answer was changed
                self.made = [made for made in self.made if made[:2] != (ply, seat)]
            self.made.append(Made(ply, seat, match.log_length()))
        self._in_advance = said.of_table and said.word == "standing"

    def of(self, seats: tuple[int, ...]) -> list[Made]:
        """The decisions of these seats, the newest first."""
        return [made for made in reversed(self.made) if made.seat in seats]

    def last(self, seats: tuple[int, ...]) -> Made | None:
        """The last decision of these seats."""
        for made in reversed(self.made):
            if made.seat in seats:
                return made
        return None

    def caught_up(self, seat: int) -> int:
        """How long the log was after a seat's last decision; 0 for who watches."""
        return self._last(seat)[1]

    def _last(self, seat: int) -> tuple[int, int]:
        """How many deliveries there were after a seat's last decision, or when it last changed
        hands, and how long the log."""
        if seat < 0:
            return 0, 0
        own = self.last((seat,))
        return self._floor[seat] if own is None else (own.ply + 1, own.log_after)

    def since(self, match: Match, seat: int) -> tuple[int, int]:
        """From which delivery and which line on all is told to a seat."""
        deliveries = match.deliveries
        last, length = len(deliveries), match.log_length()
        first, since = self._last(seat)
        ply = max(first, last - (MOST_TOLD if seat >= 0 else WATCHED))
        if ply > first:
            since = next((at for at in range(since, length) if match.told(at)[0] >= ply), length)
        while ply < last and deliveries[ply][0] == FORCED:
            ply += 1  # what the rules answer by themselves belongs to the choice before it
        return ply, min(since, length)
