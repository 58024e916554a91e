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
from ticonderoga.server.sign_outs import SignOuts
from ticonderoga.server.store import Store
from ticonderoga.server.tournaments import Tournaments
from ticonderoga.server.waking import wake_tables
from ticonderoga.server.workers import Workers

SWEEP_SECONDS = 30.0
MOST_STUDIES = 6
"""Questions of one address that a process for studies may have before it."""
QUIET_SECONDS = 2.0
MOST_UNSEEN = 3_000_000
"""So many new objects are looked through even while people play."""


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
        self.study = Workers(max(1, (os.cpu_count() or 2) // 2), most=40, each=MOST_STUDIES)
        self.hub = Hub(store, self.workers, self.study, clock)
        self.answerer = Answerer(self.hub)
        self.referee = Referee(self.hub)
        self.tournaments = Tournaments(self.hub, self.referee)
        self.accounts = Accounts(store, clock)
        self.sign_outs = SignOuts(self.accounts, self.hub)
        self.notifier = Notifier(self.hub, hooks_anywhere, home)
        self.what_ifs = WhatIfSessions(self.hub)
        self.secure_cookies = secure_cookies
        self.buckets: dict[str, Buckets] = {
            "tables": Buckets(*self.limits.tables),
            "editions": Buckets(*self.limits.editions),
            "accounts": Buckets(*self.limits.accounts),
            "advice": Buckets(*self.limits.advice),
            "questions": Buckets(*self.limits.questions),
            "voices": Buckets(*self.limits.voices),
            "messages": Buckets(*self.limits.all_messages),
            "lookups": Buckets(*self.limits.lookups),
            "study": Buckets(*self.limits.study),
        }
        self.names = Buckets(*self.limits.accounts)
        """One for each name that somebody tries to sign in by, from one address."""
        self.all_names = Buckets(*self.limits.names)
        """One for each name, from everywhere: for browsers in which its owner never was."""

    @contextlib.asynccontextmanager
    async def life(self, app: object) -> AsyncIterator[None]:
        async with contextlib.AsyncExitStack() as closing:  # each, whatever the others do
            closing.push_async_callback(self.store.close)
            await self.store.open()
            for closed in (self.notifier, self.accounts, self.study, self.workers):
                closing.callback(closed.close)
            await self.accounts.open()
            await self.hub.pauses.beat(self.store)
            closing.push_async_callback(self.hub.stop)
            self.hub.spawn(self.hub.keep_flushing())
            self.hub.spawn(self.hub.pauses.keep_beating(self.store))
            self.hub.spawn(self._sweep())
            self.hub.spawn(wake_tables(self.hub))
            self.hub.spawn(self.referee.keep_looking())
            self.hub.spawn(self.tournaments.keep_going())
            yield

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
