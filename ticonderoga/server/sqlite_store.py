"""SQLite: one file, no set-up. A thread of its own commits what has gathered, many at a time."""

from __future__ import annotations

import asyncio
import os
import queue
import sqlite3
import threading
from collections.abc import Sequence
from typing import IO, Any

from ticonderoga.engine.errors import TiconderogaError
from ticonderoga.server.store import INSERT_ENTRY, SCHEMA, Notified, Row, Statement, Taken

MOST_AT_ONCE = 240
"""How many transactions may share a commit; four values each stay under SQLite's oldest bound."""

GATHER_SECONDS = 0.008
"""When many write, how long a batch gathers: each costs two changes of threads and a write to the
disk."""
BUSY_SECONDS = 0.05
"""Who writes later than this after the last batch writes alone and does not wait for others."""

UNREADABLE = (sqlite3.ProgrammingError, sqlite3.InterfaceError, OverflowError, UnicodeError)
"""A value that no database takes: it concerns its own transaction alone."""


class Job:
    """A transaction or a query on its way to the database's thread."""

    __slots__ = ("future", "query", "statements")

    def __init__(
        self, future: asyncio.Future[Any], statements: Sequence[Statement], query: bool
    ) -> None:
        self.future = future
        self.statements = statements
        self.query = query

    @property
    def is_entry(self) -> bool:
        """Nearly all jobs are: one choice, one line of a journal."""
        return len(self.statements) == 1 and self.statements[0][0] == INSERT_ENTRY


Outcome = tuple[Job, Any, BaseException | None]


class SqliteStore:
    """Group commit: what gathers while one commit is under way shares the next, each transaction
    in a savepoint of its own, and is acknowledged after it. One process owns the file."""

    def __init__(self, path: str) -> None:
        self._path = path
        self._waiting: list[Job] = []
        self._busy = False
        """The thread has a batch, or is about to be given one."""
        self._written_at = -BUSY_SECONDS
        """When the last batch was done, by the loop's clock."""
        self._batches: queue.SimpleQueue[list[Job] | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._owned: IO[bytes] | None = None

    async def open(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._owned = own(self._path)
        try:
            make_private(self._path)
        except TiconderogaError:
            self._disown()
            raise
        opened: asyncio.Future[None] = self._loop.create_future()
        self._thread = threading.Thread(
            target=self._serve, args=(opened,), name="sqlite", daemon=True
        )
        self._thread.start()
        try:
            await opened
        except TiconderogaError:
            self._thread = None
            self._disown()
            raise

    async def close(self) -> None:
        thread = self._thread
        if thread is not None:
            await self._submit([], query=False)  # all that came before it is done by then
            self._thread = None
            self._batches.put(None)
            await asyncio.to_thread(thread.join)
            self._disown()

    def _disown(self) -> None:
        if self._owned is not None:
            self._owned.close()
            self._owned = None

    async def run(self, statements: Sequence[Statement], announce: str = "") -> None:
        await self._submit(statements, query=False)

    async def fetch(self, sql: str, values: tuple[Any, ...] = ()) -> list[Row]:
        rows: list[Row] = await self._submit([(sql, values)], query=True)
        return rows

    def listen(self, notified: Notified) -> None:
        """One process owns the file: there is nobody to hear from."""

    def _submit(self, statements: Sequence[Statement], query: bool) -> asyncio.Future[Any]:
        if self._loop is None or self._thread is None:
            raise TiconderogaError("the server is closing")
        future: asyncio.Future[Any] = self._loop.create_future()
        self._waiting.append(Job(future, statements, query))
        if not self._busy:
            self._busy = True
            if query or self._loop.time() - self._written_at > BUSY_SECONDS:
                # Whatever else comes in this turn of the loop goes along.
                self._loop.call_soon(self._hand_over)
            else:
                self._loop.call_later(GATHER_SECONDS, self._hand_over)
        return future

    def _hand_over(self) -> None:
        self._batches.put(self._waiting[:MOST_AT_ONCE])
        del self._waiting[:MOST_AT_ONCE]

    def _resolve(self, outcomes: list[Outcome]) -> None:
        assert self._loop is not None
        self._written_at = self._loop.time()
        if self._waiting:
            self._loop.call_later(GATHER_SECONDS, self._hand_over)
        else:
            self._busy = False
        for job, rows, error in outcomes:
            if job.future.done():
                continue
            if error is not None:
                job.future.set_exception(error)
            else:
                job.future.set_result(rows)

    # ------------------------------------------------------------------ the thread

    def _serve(self, opened: asyncio.Future[None]) -> None:
        assert self._loop is not None
        try:
            connection = sqlite3.connect(self._path, isolation_level=None, cached_statements=400)
            connection.text_factory = _text
            connection.execute("PRAGMA busy_timeout=5000")
            connection.execute("PRAGMA journal_mode=WAL")
            # FULL: a commit is on the disk before it is acknowledged, were the power to fail.
            connection.execute("PRAGMA synchronous=FULL")
            for statement in SCHEMA:
                connection.execute(statement)
        except sqlite3.Error as error:
            problem = TiconderogaError(f"the database {self._path} cannot be opened: {error}")
            self._loop.call_soon_threadsafe(opened.set_exception, problem)
            return
        self._loop.call_soon_threadsafe(opened.set_result, None)
        while (jobs := self._batches.get()) is not None:
            self._loop.call_soon_threadsafe(self._resolve, _commit(connection, jobs))
        connection.close()


def _text(raw: bytes) -> str:
    """A damaged text is read as one that means nothing: SQLite's own complaint would quote it, and
    it may be a secret."""
    return raw.decode("utf-8", "replace")


def make_private(path: str) -> None:
    """Only its owner reads the database: it holds the keys of the server and all dice. SQLite
    gives the files beside it the same rights."""
    if path == ":memory:":
        return
    try:
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
        rights = os.stat(path).st_mode
        if rights & 0o007:  # from a server that was not so careful; a group may be meant
            os.chmod(path, rights & 0o770)
    except OSError as error:
        raise TiconderogaError(f"the database {path} cannot be opened: {error.strerror}") from None


def own(path: str) -> IO[bytes] | None:
    """The file beside the database that says it is in use: two processes would not hear of each
    other's choices. The system frees it when the process ends, however it ends."""
    try:
        import fcntl
    except ImportError:  # a system without such locks
        return None
    if path == ":memory:":
        return None
    try:
        held = os.fdopen(os.open(f"{path}.lock", os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o600), "ab")
    except OSError as error:
        raise TiconderogaError(f"the database {path} cannot be opened: {error.strerror}") from None
    try:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        held.close()
        raise TiconderogaError(
            f"the database {path} cannot be opened: another server uses it. Stop that one, or "
            "let both use a --database postgresql://…"
        ) from None
    return held


def _commit(connection: sqlite3.Connection, jobs: list[Job]) -> list[Outcome]:
    """Run the jobs in one transaction; if it cannot be committed, every one of them failed."""
    try:
        entries = [job for job in jobs if job.is_entry]
        others = [job for job in jobs if not job.is_entry]
        if not others and _insert_entries(connection, entries):
            return [(job, None, None) for job in entries]
        connection.execute("BEGIN IMMEDIATE")
        outcomes: list[Outcome] = []
        if entries and _insert_entries(connection, entries):
            outcomes = [(job, None, None) for job in entries]
        else:
            others = jobs
        outcomes += [_run(connection, job) for job in others]
        connection.execute("COMMIT")
        return outcomes
    except Exception as error:  # the thread lives on; whoever waits is told
        problem = TiconderogaError(f"the database refused to write: {error}")
        try:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
        except sqlite3.Error:
            pass
        return [(job, None, problem) for job in jobs]


def _insert_entries(connection: sqlite3.Connection, jobs: list[Job]) -> bool:
    """All of them by a single statement, whole or nothing by itself: every further one would be
    a fight for the interpreter's lock. False, and nothing done, if one of them is too late."""
    values = [value for job in jobs for value in job.statements[0][1]]
    try:
        connection.execute(INSERT_ENTRY + ",(?,?,?,?)" * (len(jobs) - 1), values)
    except (sqlite3.IntegrityError, *UNREADABLE):
        return False
    return True


def _run(connection: sqlite3.Connection, job: Job) -> Outcome:
    """A job in a savepoint; a single statement is whole or nothing by itself."""
    several = len(job.statements) > 1
    if several:
        connection.execute("SAVEPOINT job")
    error: BaseException | None = None
    rows: Any = None
    try:
        for sql, values in job.statements:
            cursor = connection.execute(sql, values)
            if job.query:
                rows = cursor.fetchall()
    except sqlite3.IntegrityError as taken:
        error = Taken(str(taken))
    except UNREADABLE as wrong:
        error = wrong
    if several:
        if error is not None:
            connection.execute("ROLLBACK TO job")
        connection.execute("RELEASE job")
    return job, rows, error
