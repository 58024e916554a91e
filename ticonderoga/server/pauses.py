"""When nobody could play: the server was down, asleep, or its clock was put forward.

Every process writes now and then that it is alive. If the last such note is too old, whatever lies
between is a pause, kept in the store. Clocks leave pauses out, and for a while after one nobody's
time is up: those who play must have had a chance to come back.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import math
import time
from collections.abc import Callable

from ticonderoga.engine.errors import TiconderogaError
from ticonderoga.server.store import Statement, Store

BEAT_SECONDS = 15.0
SILENT_SECONDS = 40.0
"""Longer than this without a note: nobody was alive."""
GRACE_SECONDS = 300.0
"""For so long after a pause no seat is out of time."""
KEPT_SECONDS = 120 * 86_400.0
"""Pauses that ended longer ago concern no clock: moves have at most 60 days."""
MOST_KEPT = 200

Span = tuple[float, float]
KNOWN = "SELECT name, value FROM setting WHERE name IN ('alive', 'pauses')"
KEEP = "INSERT INTO setting VALUES (?,?) ON CONFLICT (name) DO UPDATE SET value = excluded.value"

log = logging.getLogger("ticonderoga.server")


def merged(spans: list[Span]) -> list[Span]:
    """The same times without overlaps, in their order."""
    found: list[Span] = []
    for start, end in sorted(spans):
        if found and start <= found[-1][1]:
            found[-1] = (found[-1][0], max(end, found[-1][1]))
        else:
            found.append((start, end))
    return found


def read_spans(text: str) -> list[Span]:
    """Pauses as they are kept; none if they cannot be read."""
    try:
        return merged([(float(start), float(end)) for start, end in json.loads(text)])
    except (ValueError, TypeError):
        return []


class Pauses:
    """All pauses that clocks may have to leave out."""

    def __init__(self, wall: Callable[[], float] = time.time) -> None:
        self.wall = wall
        """The clock of the machine, which may jump."""
        self.spans: list[Span] = []
        self.alive: float = math.inf
        """When this process has last looked; never, before the first time."""

    def within(self, start: float, end: float) -> float:
        """How much of a time was pause."""
        return sum([
            max(0.0, min(end, ended) - max(start, began))
            for began, ended in self.spans
            if ended > start
        ])  # fmt: skip

    def is_settled(self) -> bool:
        """Whether time goes on as it should: there was no pause a moment ago, and this is none."""
        now = self.wall()
        if now - self.alive > SILENT_SECONDS:
            return False
        return not self.spans or now - self.spans[-1][1] >= GRACE_SECONDS

    async def beat(self, store: Store) -> None:
        """Look whether somebody was alive a moment ago, and say that we are."""
        known: dict[str, str] = dict(await store.fetch(KNOWN))
        now = self.wall()
        spans = read_spans(known.get("pauses", "[]"))
        statements: list[Statement] = [(KEEP, ("alive", repr(now)))]
        with contextlib.suppress(ValueError):
            last = float(known.get("alive", "nan"))
            if now - last > SILENT_SECONDS:
                log.warning(
                    "no server was alive for %.0f seconds: clocks leave them out", now - last
                )
                spans = merged([*spans, (last, now)])
                recent = [span for span in spans if now - span[1] < KEPT_SECONDS][-MOST_KEPT:]
                statements.append((KEEP, ("pauses", json.dumps(recent))))
        self.spans = spans
        self.alive = now
        await store.run(statements)

    async def keep_beating(self, store: Store) -> None:
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            with contextlib.suppress(TiconderogaError):
                await self.beat(store)
