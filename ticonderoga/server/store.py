"""The store: what must outlive the process. One small interface, two databases behind it.

Everything goes through `run` (a transaction of several statements) and `fetch`. SQL is
written once, with `?` for values. A uniqueness violation is the lock between tabs and
processes: `run` raises `Taken` and nothing of that transaction stays.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Protocol

Statement = tuple[str, tuple[Any, ...]]
Row = tuple[Any, ...]
Notified = Callable[[str], Awaitable[None]]


class Taken(Exception):
    """Another process or tab was first."""


class Store(Protocol):
    """A database. `announce` and `listen` carry table ids between processes."""

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    async def run(self, statements: Sequence[Statement], announce: str = "") -> None:
        """All of the statements or none; durable when this returns."""
        ...

    async def fetch(self, sql: str, values: tuple[Any, ...] = ()) -> list[Row]: ...

    def listen(self, notified: Notified) -> None:
        """Whom to tell the id of a table that another process has changed; an empty one when
        news may have been missed, so that every table is looked at."""
        ...


INSERT_ENTRY = "INSERT INTO entry VALUES (?,?,?,?)"

CONTESTS = (
    # A rated game, from the moment its table is laid; settled when its result was written down.
    """CREATE TABLE IF NOT EXISTS contest (
        table_id TEXT PRIMARY KEY,
        tournament TEXT NOT NULL,
        patience DOUBLE PRECISION NOT NULL,
        settled INTEGER NOT NULL,
        winners TEXT NOT NULL
    )""",
    """CREATE INDEX IF NOT EXISTS contest_settled ON contest (settled)""",
    # The rated games of each game in the order they were counted. Of two processes that would
    # write the same number one is too late, and a table is counted once.
    """CREATE TABLE IF NOT EXISTS rated_game (
        game TEXT NOT NULL,
        n INTEGER NOT NULL,
        table_id TEXT NOT NULL UNIQUE,
        at DOUBLE PRECISION NOT NULL,
        PRIMARY KEY (game, n)
    )""",
    # What each seat's player was rated after it.
    """CREATE TABLE IF NOT EXISTS rating (
        game TEXT NOT NULL,
        n INTEGER NOT NULL,
        seat INTEGER NOT NULL,
        player TEXT NOT NULL,
        side TEXT NOT NULL,
        score DOUBLE PRECISION NOT NULL,
        mu DOUBLE PRECISION NOT NULL,
        sigma DOUBLE PRECISION NOT NULL,
        games INTEGER NOT NULL,
        PRIMARY KEY (game, n, seat)
    )""",
    """CREATE INDEX IF NOT EXISTS rating_player ON rating (player, game, n)""",
)

TOURNAMENTS = (
    """CREATE TABLE IF NOT EXISTS tournament (
        id TEXT PRIMARY KEY,
        created DOUBLE PRECISION NOT NULL,
        name TEXT NOT NULL,
        host TEXT NOT NULL,
        game TEXT NOT NULL,
        scenario TEXT NOT NULL,
        options TEXT NOT NULL,
        terms TEXT NOT NULL,
        kind TEXT NOT NULL,
        rounds INTEGER NOT NULL,
        round INTEGER NOT NULL,
        status TEXT NOT NULL
    )""",
    """CREATE TABLE IF NOT EXISTS tournament_player (
        tournament TEXT NOT NULL,
        account TEXT NOT NULL,
        joined DOUBLE PRECISION NOT NULL,
        gone INTEGER NOT NULL,
        PRIMARY KEY (tournament, account)
    )""",
    """CREATE INDEX IF NOT EXISTS tournament_account ON tournament_player (account)""",
    # Who plays whom, by seat. Without a table it is a bye, or a win because the other has gone.
    """CREATE TABLE IF NOT EXISTS pairing (
        tournament TEXT NOT NULL,
        round INTEGER NOT NULL,
        n INTEGER NOT NULL,
        players TEXT NOT NULL,
        table_id TEXT NOT NULL,
        PRIMARY KEY (tournament, round, n)
    )""",
)

SCHEMA = (
    """CREATE TABLE IF NOT EXISTS setting (name TEXT PRIMARY KEY, value TEXT NOT NULL)""",
    """CREATE TABLE IF NOT EXISTS game_table (
        id TEXT PRIMARY KEY,
        created DOUBLE PRECISION NOT NULL,
        touched DOUBLE PRECISION NOT NULL,
        game TEXT NOT NULL,
        scenario TEXT NOT NULL,
        options TEXT NOT NULL,
        rules INTEGER NOT NULL,
        pack TEXT NOT NULL,
        secret TEXT NOT NULL,
        nonces TEXT NOT NULL,
        dice TEXT NOT NULL,
        start TEXT NOT NULL,
        settings TEXT NOT NULL,
        public INTEGER NOT NULL,
        status TEXT NOT NULL,
        awaited TEXT NOT NULL,
        result TEXT NOT NULL
    )""",
    """CREATE INDEX IF NOT EXISTS game_table_public ON game_table (public, touched)""",
    """CREATE TABLE IF NOT EXISTS entry (
        table_id TEXT NOT NULL,
        n INTEGER NOT NULL,
        line TEXT NOT NULL,
        at DOUBLE PRECISION NOT NULL,
        PRIMARY KEY (table_id, n)
    )""",
    """CREATE TABLE IF NOT EXISTS checkpoint (
        table_id TEXT PRIMARY KEY,
        n INTEGER NOT NULL,
        position TEXT NOT NULL
    )""",
    """CREATE TABLE IF NOT EXISTS seat (
        table_id TEXT NOT NULL,
        seat INTEGER NOT NULL,
        kind TEXT NOT NULL,
        name TEXT NOT NULL,
        account TEXT NOT NULL,
        token TEXT NOT NULL,
        agent TEXT NOT NULL,
        standing TEXT NOT NULL,
        PRIMARY KEY (table_id, seat)
    )""",
    """CREATE INDEX IF NOT EXISTS seat_account ON seat (account)""",
    """CREATE TABLE IF NOT EXISTS chat (
        table_id TEXT NOT NULL,
        n INTEGER NOT NULL,
        seat INTEGER NOT NULL,
        name TEXT NOT NULL,
        said TEXT NOT NULL,
        at DOUBLE PRECISION NOT NULL,
        PRIMARY KEY (table_id, n)
    )""",
    """CREATE TABLE IF NOT EXISTS private_note (
        table_id TEXT NOT NULL,
        seat INTEGER NOT NULL,
        said TEXT NOT NULL,
        PRIMARY KEY (table_id, seat)
    )""",
    """CREATE TABLE IF NOT EXISTS account (
        id TEXT PRIMARY KEY,
        name TEXT NOT NULL,
        folded TEXT NOT NULL UNIQUE,
        password TEXT NOT NULL,
        epoch INTEGER NOT NULL,
        created DOUBLE PRECISION NOT NULL,
        profile TEXT NOT NULL
    )""",
    """CREATE TABLE IF NOT EXISTS likeness (skeleton TEXT PRIMARY KEY, account TEXT NOT NULL)""",
    """CREATE TABLE IF NOT EXISTS notification (
        id TEXT PRIMARY KEY,
        account TEXT NOT NULL,
        table_id TEXT NOT NULL,
        seat INTEGER NOT NULL,
        kind TEXT NOT NULL,
        target TEXT NOT NULL
    )""",
    """CREATE INDEX IF NOT EXISTS notification_account ON notification (account)""",
    """CREATE INDEX IF NOT EXISTS notification_table ON notification (table_id)""",
    *CONTESTS,
    *TOURNAMENTS,
)
