"""Everything one server process holds, opened and closed together."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import os
import time
from collections.abc import AsyncIterator, Callable

from ticonderoga.server.accounts import Accounts
from ticonderoga.server.answering import Answerer
from ticonderoga.server.hub import Hub
from ticonderoga.server.limits import Buckets, Limits
from ticonderoga.server.notify import Notifier
from ticonderoga.server.referee import Referee
from ticonderoga.server.sessions import WhatIfSessions
from ticonderoga.server.store import Store
from ticonderoga.server.tournaments import Tournaments
from ticonderoga.server.workers import Workers

SWEEP_SECONDS = 30.0
QUIET_SECONDS = 2.0
MOST_UNSEEN = 3_000_000
"""So many new objects are looked through even while people play."""
MOST_WOKEN = 500
RECENT_SECONDS = 14 * 86_400.0


class Site:
    """The store, the tables, the workers, the accounts."""

    def __init__(
        self,
        store: Store,
        workers: int = 0,
        limits: Limits | None = None,
        clock: Callable[[], float] = time.time,
        hooks_anywhere: bool = False,
        secure_cookies: bool = False,
        home: str = "",
    ) -> None:
        self.store = store
        self.limits = limits or Limits()
        self.workers = Workers(workers or max(1, (os.cpu_count() or 2) - 1))
        self.study = Workers(max(1, (os.cpu_count() or 2) // 2), most_waiting=40)
        self.hub = Hub(store, self.workers, self.study, clock)
        self.answerer = Answerer(self.hub)
        self.referee = Referee(self.hub)
        self.tournaments = Tournaments(self.hub, self.referee)
        self.accounts = Accounts(store, clock)
        self.notifier = Notifier(self.hub, hooks_anywhere, home)
        self.what_ifs = WhatIfSessions(self.hub)
        self.secure_cookies = secure_cookies
        self.buckets: dict[str, Buckets] = {
            "tables": Buckets(*self.limits.tables),
            "accounts": Buckets(*self.limits.accounts),
            "advice": Buckets(*self.limits.advice),
            "questions": Buckets(*self.limits.questions),
            "study": Buckets(*self.limits.study),
        }
        self.names = Buckets(*self.limits.accounts)
        """One for each name that somebody tries to sign in by."""

    @contextlib.asynccontextmanager
    async def life(self, app: object) -> AsyncIterator[None]:
        await self.store.open()
        await self.accounts.open()
        self.hub.spawn(self.hub.keep_flushing())
        self.hub.spawn(self._sweep())
        self.hub.spawn(self._wake_tables())
        self.hub.spawn(self.referee.keep_looking())
        self.hub.spawn(self.tournaments.keep_going())
        try:
            yield
        finally:
            await self.hub.stop()
            self.workers.close()
            self.study.close()
            self.accounts.close()
            self.notifier.close()
            await self.store.close()

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            self.hub.forget_idle(time.monotonic())
            self.what_ifs.forget_old(time.monotonic())
            self._tidy(time.monotonic())

    def _tidy(self, now: float) -> None:
        """Look for garbage while nobody plays. Where `serve` has turned the collector off, its
        passes would stop all tables for a while, and the tables leave it nothing to find."""
        quiet = now - self.hub.moved_at > QUIET_SECONDS
        if not gc.isenabled() and (quiet or gc.get_count()[0] > MOST_UNSEEN):
            gc.collect()

    async def _wake_tables(self) -> None:
        """After a restart the agents go on thinking, whether somebody looks or not."""
        rows = await self.store.fetch(
            "SELECT id FROM game_table WHERE status = 'playing' AND touched > ? AND id IN "
            "(SELECT table_id FROM seat WHERE kind = 'agent') ORDER BY touched DESC LIMIT ?",
            (self.hub.now() - RECENT_SECONDS, MOST_WOKEN),
        )
        for (table_id,) in rows:
            await self.hub.table(table_id)
            await asyncio.sleep(0)
