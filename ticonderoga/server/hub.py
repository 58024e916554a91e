"""All tables of this process: loading, keeping in step with the store, letting idle ones go.

A change is checked, written to the store, and only then made and acknowledged; the store's
unique (table, n) decides between tabs and processes. Nothing awaits a socket under a table's
lock: what is to be sent waits in bounded queues.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import re
import time
from collections.abc import Callable, Coroutine, Sequence
from typing import Any

from ticonderoga.engine.errors import Refused, TiconderogaError
from ticonderoga.engine.game import Game
from ticonderoga.engine.journal_text import SEATS_CHANGED
from ticonderoga.engine.registry import find_game
from ticonderoga.server.accounts import SIGNED_OUT
from ticonderoga.server.editions import Editions
from ticonderoga.server.importing import MOST_ENTRIES
from ticonderoga.server.pauses import Pauses
from ticonderoga.server.rendering import Renderer
from ticonderoga.server.rows import Seat, TableRow
from ticonderoga.server.sent import Chat
from ticonderoga.server.store import INSERT_ENTRY, Statement, Store, Taken
from ticonderoga.server.table import KEPT_CHAT, Table
from ticonderoga.server.upgrade import upgraded
from ticonderoga.server.workers import Workers

IDLE_SECONDS = 300.0
"""A table nobody looks at leaves memory after this long; the store keeps it."""
REST_SECONDS = 60.0
FLUSH_SECONDS = 1.0
CHECKPOINT_ENTRIES = 25
"""How many entries may pass before a position is kept against a change of the rules."""
MOST_CHECKPOINTS = 20
"""How many of them are written at a time: they must not hold up the tables."""
LOADING_SECONDS = 0.005
"""How long a table may be played again before the others have their turn."""
FLUSHED_AT_ONCE = 100
SHOW_TABLES = (
    "WITH shown (id, touched, status, awaited, result) AS (VALUES {rows}) "
    "UPDATE game_table SET touched = shown.touched, status = shown.status, "
    "awaited = shown.awaited, result = shown.result FROM shown WHERE game_table.id = shown.id"
)
KEEP_POSITIONS = (
    "INSERT INTO checkpoint VALUES {rows} ON CONFLICT (table_id) "
    "DO UPDATE SET n = excluded.n, position = excluded.position"
)
TALK = "~"
"""Before the name of a table where something was said: its journal need not be read."""
PRIVATE = "="
"""Before the name of a table where somebody has changed what concerns his seat alone."""
TABLE_ID = re.compile(r"[A-Za-z0-9_-]{6,40}")

log = logging.getLogger("ticonderoga.server")


class Stale(TiconderogaError):
    """The choice answers a moment that has passed."""


class NoTable(TiconderogaError):
    """There is no table of this name."""


class Unreadable(TiconderogaError):
    """What the database holds of a table is damaged."""


UNREADABLE = (
    "the record of this table is damaged, so that it cannot be opened; whoever runs the server "
    "finds the reason in its log"
)
DAMAGE = (ValueError, LookupError, TypeError, ArithmeticError, AttributeError, AssertionError,
          RecursionError)  # fmt: skip
"""What comes of reading rows that no server of ours has written."""


class Hub:
    """The tables in memory, and the way to and from the store."""

    def __init__(
        self,
        store: Store,
        workers: Workers,
        study: Workers,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self.store = store
        self.workers = workers
        """Where agents think."""
        self.study = study
        """Where hints, odds, what-if and review are worked out."""
        self.now = clock
        self.pauses = Pauses()
        self.tables: dict[str, Table] = {}
        self.after: list[Callable[[Table, bool], None]] = []
        """Called after every change of a table, with whether it was made here."""
        self.signed_out: list[Callable[[str], None]] = []
        """Called with an account whose sessions were ended in another process."""
        self._loading: dict[str, asyncio.Future[Table]] = {}
        self.editions = Editions()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._dirty: set[str] = set()
        self.entries: int = 0
        """Written by this process; in so many writes, which took so long in all."""
        self.writes: int = 0
        self.write_seconds: float = 0.0
        self.moved_at: float = 0.0
        """When a table has moved last, by the monotonic clock."""
        store.listen(self.notified)

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Something to be done beside; what fails there is logged."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a task failed", exc_info=task.exception())

    async def stop(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        try:
            await self.flush()
        except TiconderogaError as error:
            log.error("the list of tables is not up to date: %s", error)

    # ------------------------------------------------------------------ rules

    def renderer_of(self, game: Game, scenario: str, options: dict[str, str]) -> Renderer:
        """The rules of a table; those used last are shared."""
        return self.editions.renderer_of(game, scenario, options)

    # ------------------------------------------------------------------ loading

    async def table(self, table_id: str) -> Table:
        """The table, read from the store if it is not in memory."""
        table = self.tables.get(table_id)
        if table is not None:
            table.touched = time.monotonic()
            return table
        if not TABLE_ID.fullmatch(table_id):
            raise NoTable("there is no such table")
        loading = self._loading.get(table_id)
        if loading is not None:
            return await asyncio.shield(loading)
        loading = asyncio.get_running_loop().create_future()
        self._loading[table_id] = loading
        try:
            table = await self._read(table_id)
        except BaseException as error:
            loading.set_exception(error)
            loading.exception()
            raise
        finally:
            del self._loading[table_id]
        loading.set_result(table)
        return table

    async def read_row(self, table_id: str) -> TableRow:
        rows = await self.store.fetch(
            f"SELECT {TableRow.COLUMNS} FROM game_table WHERE id = ?", (table_id,)
        )
        if not rows:
            raise NoTable("there is no such table")
        return TableRow(rows[0])

    async def _read_seats(self, table_id: str) -> list[Seat]:
        rows = await self.store.fetch(
            "SELECT kind, name, account, token, agent, standing FROM seat "
            "WHERE table_id = ? ORDER BY seat",
            (table_id,),
        )
        return [Seat(*row) for row in rows]

    async def _read_notes(self, table_id: str) -> dict[int, str]:
        rows = await self.store.fetch(
            "SELECT seat, said FROM private_note WHERE table_id = ?", (table_id,)
        )
        return dict(rows)

    async def _read(self, table_id: str) -> Table:
        """The table from the store, or a sentence that it cannot be read."""
        try:
            return await self._load(table_id)
        except DAMAGE as error:
            self.tables.pop(table_id, None)
            log.error("table %s cannot be read: %s: %s", table_id, type(error).__name__, error)
            raise Unreadable(UNREADABLE) from None

    async def _load(self, table_id: str) -> Table:
        row = await self.read_row(table_id)
        game = find_game(row.game)
        renderer = self.renderer_of(game, row.scenario, row.options)
        if row.rules != game.version or row.pack != renderer.rules.pack_digest:
            row = await upgraded(self.store, row, game, renderer.rules)
        table = Table(row, game, renderer, self.pauses)
        table.sit_down(await self._read_seats(table_id))
        await self._catch_up(table, loading=True)
        await self.hear_chat(table)
        table.notes = await self._read_notes(table_id)
        table.kept_n = table.base_n
        self.tables[table_id] = table
        # What another process wrote while we were reading was announced to nobody here.
        async with table.lock:
            await self._catch_up(table)
            await self.hear_chat(table)
        self._moved(table, here=True)
        return table

    async def _catch_up(self, table: Table, loading: bool = False) -> bool:
        """Play what has been written since; true if there was anything."""
        rows = await self.store.fetch(
            "SELECT line, at FROM entry WHERE table_id = ? AND n >= ? ORDER BY n",
            (table.id, table.n),
        )
        renewed = False
        paused = time.monotonic()
        for line, at in rows:
            table.play(line, at)
            renewed = renewed or line == SEATS_CHANGED
            if loading and time.monotonic() - paused > LOADING_SECONDS:
                await asyncio.sleep(0)  # a long game must not hold up the other tables
                paused = time.monotonic()
        if renewed and not loading:
            table.renew(await self.read_row(table.id), await self._read_seats(table.id))
        return bool(rows)

    async def hear_chat(self, table: Table) -> list[Chat]:
        """Lines of talk that were not heard here yet."""
        rows = await self.store.fetch(
            "SELECT n, seat, name, said, at FROM chat WHERE table_id = ? AND n >= ? "
            "ORDER BY n DESC LIMIT ?",
            (table.id, table.chat_n, KEPT_CHAT),
        )
        heard: list[Chat] = [
            {"type": "chat", "seat": seat, "name": name, "text": said, "at": at}
            for _, seat, name, said, at in reversed(rows)
        ]
        if rows:
            table.chat_n = rows[0][0] + 1
        table.chat.extend(heard)
        return heard

    async def notified(self, news: str) -> None:
        """Another process has written to the journal of a table; or, with a mark before its
        name, something else there. If none is named, anything may have happened anywhere."""
        if not news:
            for known in list(self.tables):
                for mark in ("", TALK, PRIVATE):
                    await self.notified(mark + known)
            await self.notified(SIGNED_OUT)
            return
        if news.startswith(SIGNED_OUT):
            for tell in self.signed_out:
                tell(news.removeprefix(SIGNED_OUT))
            return
        mark = news[0] if news[0] in (TALK, PRIVATE) else ""
        table = self.tables.get(news.removeprefix(mark))
        if table is None:
            return
        if mark == TALK:
            async with table.lock:
                heard = await self.hear_chat(table)
            for line in heard:
                table.tell(line)
        elif mark == PRIVATE:
            await self._read_private(table)
        else:
            async with table.lock:
                moved = await self._catch_up(table)
            if moved:
                self._moved(table, here=False)

    async def _read_private(self, table: Table) -> None:
        """Somebody has changed his notes or his standing answers in another process."""
        async with table.lock:
            seats = await self._read_seats(table.id)
            notes = await self._read_notes(table.id)
            for index, (here, there) in enumerate(zip(table.seats, seats, strict=True)):
                if here.standing != there.standing:
                    here.standing = there.standing
                    table.tell({"type": "standing", "answers": here.standing}, index)
                if table.notes.get(index, "") != notes.get(index, ""):
                    table.notes[index] = notes.get(index, "")
                    table.tell({"type": "note", "text": table.notes[index]}, index)

    def forget_idle(self, now: float) -> int:
        """Let tables nobody watches leave memory; where nothing happens they grow slim."""
        for table in self.tables.values():
            if now - table.touched > REST_SECONDS:
                table.telling.rest()
        idle = [
            table.id
            for table in self.tables.values()
            if not table.listeners
            and not table.thinking
            and not table.lock.locked()
            and table.id not in self._dirty
            and now - table.touched > IDLE_SECONDS
        ]
        for table_id in idle:
            del self.tables[table_id]
        return len(idle)

    # ------------------------------------------------------------------ changing

    def require(self, table: Table, n: int) -> None:
        """A change answers the moment its sender has seen."""
        if n != table.n:
            raise Stale(f"this answers moment {n}, but the table is at {table.n}; look again")

    def require_asked(self, table: Table, seat: int, n: int) -> None:
        """A choice answers a question that its sender has seen: it may be late for the answers
        that others gave at the same time to questions of their own."""
        if not table.asked_since[seat] <= n <= table.n:
            self.require(table, n)

    def has_room(self, table: Table, lines: int) -> bool:
        """Whether so many lines go into the table's journal."""
        return table.n + lines <= MOST_ENTRIES

    async def write(self, table: Table, *lines: str, more: Sequence[Statement] = ()) -> None:
        """Durable first, then made, all of it or nothing. Call under the table's lock with lines
        that will play."""
        if not self.has_room(table, len(lines)):
            raise Refused(f"the journal of this table is full: it has {table.n} entries")
        now = self.now()
        statements: list[Statement] = [
            (INSERT_ENTRY, (table.id, n, line, now)) for n, line in enumerate(lines, table.n)
        ]
        statements += more
        began = time.perf_counter()
        try:
            await self.store.run(statements, announce=table.id)
        except Taken:
            if await self._catch_up(table):
                self._moved(table, here=False)
            raise Stale("somebody else was first; look at the table again") from None
        self.write_seconds += time.perf_counter() - began
        self.writes += 1
        self.entries += len(lines)
        try:
            for line in lines:
                table.play(line, now)
        except Exception:
            await self._strike(table)
            raise
        if SEATS_CHANGED in lines:
            table.renew(await self.read_row(table.id), await self._read_seats(table.id))

    async def _strike(self, table: Table) -> None:
        """A line that the rules choke on (their defect) is struck out and the table read anew."""
        await self.store.run(
            [("DELETE FROM entry WHERE table_id = ? AND n >= ?", (table.id, table.n))]
        )
        table.deal()
        lines = await self.store.fetch(
            "SELECT line, at FROM entry WHERE table_id = ? ORDER BY n", (table.id,)
        )
        for line, at in lines:
            table.play(line, at)
        for listener in table.listeners:
            listener.restart()

    def moved(self, table: Table) -> None:
        """After a change made here, outside the lock."""
        self._moved(table, here=True)

    def _moved(self, table: Table, here: bool) -> None:
        table.changed()
        self.moved_at = table.touched
        self._dirty.add(table.id)
        for hear in self.after:
            hear(table, here)

    # ------------------------------------------------------------------ the list of tables

    async def keep_flushing(self) -> None:
        while True:
            await asyncio.sleep(FLUSH_SECONDS)
            with contextlib.suppress(TiconderogaError):
                await self.flush()

    async def flush(self) -> None:
        """Write down whose turn it is at each table that has moved: for the lists, and for
        those who were not looking. The journal alone is the truth. Many at once go by one
        statement: as many of their own would hold up the choices behind them."""
        rows: list[Any] = []
        kept: list[Any] = []
        for table_id in list(self._dirty):
            table = self.tables.get(table_id)
            if table is None or table.lock.locked():
                continue
            self._dirty.discard(table_id)
            result = table.renderer.result(table.match) if table.match.over else None
            awaited = json.dumps(list(table.awaited()))
            rows.append((table_id, table.clock.last, table.status, awaited, json.dumps(result)))
            due = table.base_n - table.kept_n >= CHECKPOINT_ENTRIES and not table.match.over
            if due and len(kept) < MOST_CHECKPOINTS:
                table.kept_n = table.base_n
                _, base = table.match.last_checkpoint()
                kept.append((table_id, table.base_n, table.match.rules.write(base)))
        for start in range(0, len(rows), FLUSHED_AT_ONCE):
            await self.store.run([bulk(SHOW_TABLES, rows[start : start + FLUSHED_AT_ONCE])])
        if kept:
            await self.store.run([bulk(KEEP_POSITIONS, kept)])


def bulk(sql: str, rows: list[tuple[Any, ...]]) -> Statement:
    """A statement about many rows, whose values stand where it says {rows}."""
    marks = "(" + ",".join("?" * len(rows[0])) + ")"
    values = tuple(value for row in rows for value in row)
    return sql.format(rows=",".join([marks] * len(rows))), values
