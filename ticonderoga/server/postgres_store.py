"""PostgreSQL: several processes serve the same tables, kept in step by LISTEN and NOTIFY.

A notification carries the id of a table and of the process that wrote, and nothing else: who
hears it reads what came since. psycopg is needed only by those who name such a database.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import AsyncIterator, Sequence
from typing import Any

from ticonderoga.engine.errors import TiconderogaError
from ticonderoga.server.store import INSERT_ENTRY, SCHEMA, Notified, Row, Statement, Taken

CONNECTIONS = 6
CHANNEL = "ticonderoga"
ENTER_AND_TELL = f"WITH entered AS ({INSERT_ENTRY.replace('?', '%s')}) SELECT pg_notify(%s, %s)"
SCHEMA_LOCK = 7_751_776
"""An advisory lock, so that two processes that start together do not both create the tables."""
AGAIN_SECONDS = 1.0

log = logging.getLogger("ticonderoga.server")


class PostgresStore:
    """A few connections taken in turn, and one that listens."""

    def __init__(self, url: str) -> None:
        try:
            import psycopg
        except ImportError:
            raise TiconderogaError(
                "PostgreSQL needs the package psycopg: pip install 'ticonderoga[postgres]'"
            ) from None
        self._psycopg: Any = psycopg
        self._url = url
        self._process = secrets.token_hex(6)
        self._free: asyncio.Queue[Any] = asyncio.Queue()
        self._all: list[Any] = []
        self._notified: Notified | None = None
        self._listener: asyncio.Task[None] | None = None
        self._told: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        first = await self._connect()
        async with first.transaction():
            await first.execute("SELECT pg_advisory_xact_lock(%s)", (SCHEMA_LOCK,))
            for statement in SCHEMA:
                await first.execute(statement)
        self._all = [first]
        for _ in range(CONNECTIONS - 1):
            self._all.append(await self._connect())
        for connection in self._all:
            self._free.put_nowait(connection)
        ready = asyncio.Event()
        self._listener = asyncio.create_task(self._hear(ready))
        await ready.wait()

    async def _connect(self) -> Any:
        try:
            return await self._psycopg.AsyncConnection.connect(self._url, autocommit=True)
        except self._psycopg.OperationalError as error:
            said = " ".join(str(error).split())
            raise TiconderogaError(f"the database cannot be reached: {said}") from None

    async def close(self) -> None:
        for task in (self._listener, *self._told):
            if task is not None:
                task.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await task
        self._listener = None
        for connection in self._all:
            await connection.close()

    @contextlib.asynccontextmanager
    async def _borrowed(self) -> AsyncIterator[Any]:
        """A connection for a while; one that broke is replaced."""
        connection = await self._free.get()
        try:
            if connection.closed or connection.broken:
                fresh = await self._connect()
                self._all[self._all.index(connection)] = fresh
                connection = fresh
            yield connection
        finally:
            self._free.put_nowait(connection)

    async def run(self, statements: Sequence[Statement], announce: str = "") -> None:
        try:
            async with self._borrowed() as connection:
                if announce and len(statements) == 1 and statements[0][0] == INSERT_ENTRY:
                    # Nearly always: one choice. A statement is a transaction by itself.
                    values = (*statements[0][1], CHANNEL, f"{self._process} {announce}")
                    await connection.execute(ENTER_AND_TELL, values, prepare=True)
                    return
                async with connection.pipeline(), connection.transaction():
                    for sql, values in statements:
                        await connection.execute(sql.replace("?", "%s"), values)
                    if announce:
                        told = (CHANNEL, f"{self._process} {announce}")
                        await connection.execute("SELECT pg_notify(%s, %s)", told)
        except self._psycopg.errors.UniqueViolation as error:
            raise Taken(str(error)) from None
        except (self._psycopg.OperationalError, self._psycopg.DataError) as error:
            raise TiconderogaError(f"the database refused to write: {error}") from None

    async def fetch(self, sql: str, values: tuple[Any, ...] = ()) -> list[Row]:
        try:
            async with self._borrowed() as connection:
                cursor = await connection.execute(sql.replace("?", "%s"), values)
                rows: list[Row] = await cursor.fetchall()
                return rows
        except (self._psycopg.OperationalError, self._psycopg.DataError) as error:
            raise TiconderogaError(f"the database does not answer: {error}") from None

    def listen(self, notified: Notified) -> None:
        self._notified = notified

    async def _hear(self, ready: asyncio.Event) -> None:
        """Wait for notifications for ever. A lost connection is made again, and whatever was
        said meanwhile is read then."""
        while True:
            try:
                async with await self._connect() as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    if ready.is_set():
                        self._tell("")
                    ready.set()
                    async for notice in connection.notifies():
                        process, _, table = notice.payload.partition(" ")
                        if process != self._process:
                            self._tell(table)
            except (TiconderogaError, self._psycopg.Error):
                ready.set()
                await asyncio.sleep(AGAIN_SECONDS)

    def _tell(self, table: str) -> None:
        """Each table is told on its own, so that a slow one holds nobody up."""
        if self._notified is not None:
            task: asyncio.Task[None] = asyncio.ensure_future(self._notified(table))
            self._told.add(task)
            task.add_done_callback(self._heard)

    def _heard(self, task: asyncio.Task[None]) -> None:
        self._told.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a table could not be read again", exc_info=task.exception())
