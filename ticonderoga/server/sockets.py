"""Listeners: one for each open socket, with a bounded queue and a memory of what was sent.

A listener is woken, not fed: when it wakes it renders the newest state once, however many
choices have passed. One that does not read costs one pending wake, and slows nobody.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

PUSH = "ticonderoga.push"
"""The extension of a socket's scope that tells how to send without waiting (wire.py)."""
MOST_WAITING = 64
"""Direct answers and chat lines kept for a socket that does not read."""


class Listener:
    """One socket's place at a table."""

    __slots__ = (
        "address", "dropped", "log_seen", "n_seen", "outbox", "partial", "seat", "stale",
        "version", "waken",
    )  # fmt: skip

    def __init__(self, seat: int, waken: Callable[[], None], address: str = "") -> None:
        self.seat: int = seat
        self.address: str = address
        self.n_seen: int = -1
        """The entry up to which it has been told; -1 before its first snapshot."""
        self.log_seen: int = 0
        self.version: int = -1
        """The table's version that it was told last."""
        self.partial: bool = False
        """It puts together scenes from the parts that have changed."""
        self.stale: bool = True
        """There is a newer state than the one sent."""
        self.outbox: deque[str] = deque()
        self.dropped: bool = False
        """The outbox overflowed: a fresh snapshot is due instead."""
        self.waken = waken
        """Has what is new sent, soon and once."""

    def wake(self) -> None:
        self.stale = True
        self.waken()

    def restart(self) -> None:
        """Send a whole snapshot next: the seats or the deal have changed."""
        self.n_seen = -1
        self.wake()

    def tell(self, frame: str) -> None:
        """Queue a direct message; past the bound everything queued is given up for a snapshot."""
        if len(self.outbox) >= MOST_WAITING:
            self.outbox.clear()
            self.dropped = True
            self.stale = True
        self.outbox.append(frame)
        self.waken()
