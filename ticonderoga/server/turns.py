"""Who works next where many wait for one worker: fair to every asker, and bounded.

Lower ranks go first. Within a rank the askers take turns, so that one who asks thirty times does
not keep another waiting for more than the piece of work that is under way. When too many wait,
whoever has the most waiting loses his newest question, not the one who comes with his first.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator

from ticonderoga.engine.errors import TiconderogaError

BUSY = "too many are asking at once; try again in a moment"
YOURS = "your last questions are still being worked out; wait for their answers"

Waiting = OrderedDict[str, deque["asyncio.Future[None]"]]


class Busy(TiconderogaError):
    """Too many wait for the workers."""


class Turns:
    """One at a time; at most `most` in all and `each` of one asker, the one at work included."""

    def __init__(self, most: int, each: int) -> None:
        self._most = most
        self._each = each
        self._waiting: dict[int, Waiting] = {}
        """By rank: those who wait, in the order in which they are next."""
        self._here: Counter[str] = Counter()
        self._taken: bool = False

    @property
    def here(self) -> int:
        """How many wait, the one at work included."""
        return self._here.total()

    @contextlib.asynccontextmanager
    async def turn(self, asker: str, rank: int = 0) -> AsyncIterator[None]:
        """Wait for one's turn; it lasts as long as the context."""
        self._make_room(asker)
        self._here[asker] += 1
        try:
            await self._wait(asker, rank)
            try:
                yield
            finally:
                self._pass_on()
        finally:
            self._here[asker] -= 1
            if not self._here[asker]:
                del self._here[asker]

    def _make_room(self, asker: str) -> None:
        if self._here[asker] >= self._each:
            raise Busy(YOURS)
        if self._here.total() < self._most:
            return
        queues = [
            (len(queue), rank, name)
            for rank, waiting in self._waiting.items()
            for name, queue in waiting.items()
        ]
        count, rank, longest = max(queues, default=(0, 0, ""))
        if count <= self._here[asker] + 1:
            raise Busy(BUSY)
        newest = self._waiting[rank][longest][-1]
        self._forget(rank, longest, newest)
        newest.set_exception(Busy(BUSY))

    async def _wait(self, asker: str, rank: int) -> None:
        if not self._taken:
            self._taken = True
            return
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(rank, OrderedDict()).setdefault(asker, deque()).append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.cancelled():
                self._forget(rank, asker, mine)
            elif mine.exception() is None:
                self._pass_on()  # it was given to us while we went away
            raise

    def _forget(self, rank: int, asker: str, one: asyncio.Future[None]) -> None:
        askers = self._waiting.get(rank)
        queue = askers.get(asker) if askers is not None else None
        if askers is None or queue is None or one not in queue:
            return
        queue.remove(one)
        if not queue:
            del askers[asker]
            if not askers:
                del self._waiting[rank]

    def _pass_on(self) -> None:
        """The next one, if somebody waits; its asker goes to the end of the line."""
        while self._waiting:
            rank = min(self._waiting)
            asker, queue = next(iter(self._waiting[rank].items()))
            first = queue[0]
            self._waiting[rank].move_to_end(asker)
            self._forget(rank, asker, first)
            if not first.done():  # else it was cancelled a moment ago
                first.set_result(None)
                return
        self._taken = False
