"""The referee: counts every rated game once when it is over, and ends those whose time ran out.

A result comes from the table's own journal and from nowhere else. It is written down after the
game's last entry, so a server that dies between the two finds the game again when it looks at the
contests that are not settled.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
from collections.abc import Awaitable, Callable

from ticonderoga.engine.errors import TiconderogaError
from ticonderoga.engine.journal_text import resign_line
from ticonderoga.server.acts import say
from ticonderoga.server.clocks import DAY
from ticonderoga.server.hub import Hub, Stale
from ticonderoga.server.ratings import ledger_lines
from ticonderoga.server.rows import PERSON
from ticonderoga.server.store import Row, Statement, Taken
from ticonderoga.server.table import Table
from ticonderoga.server.terms import is_rated

LOOK_SECONDS = 15.0
MOST_LOOKED_AT = 200
"""So many at a time; those that may be due are next, so that none keeps the others waiting."""
MOST_AT_START = 500
MINUTES_PATIENCE = 30.0
"""A game by minutes is looked at when nothing has happened for so long."""
DAMAGED_SECONDS = 600.0
"""A table that cannot be read is tried again after so long."""
MOST_TRIES = 20

log = logging.getLogger("ticonderoga.server")


def contest_row(table_id: str, tournament: str, days: int) -> Statement:
    """A new rated game, and how long it may rest before somebody's time can be over."""
    patience = days * DAY if days else MINUTES_PATIENCE
    return (
        "INSERT INTO contest VALUES (?,?,?,?,?)",
        (table_id, tournament, patience, 0, "[]"),
    )


class Referee:
    """Watches the rated tables of this process, and looks for those that nobody watches."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.settled: list[Callable[[str], Awaitable[None]]] = []
        """Called with the tournament of a game that was settled here."""
        self._settling = asyncio.Lock()
        self._not_before: dict[str, tuple[float, float]] = {}
        """Of tables that were looked at: when they had moved last, and before when nothing can
        be due there unless they move."""
        hub.after.append(self.consider)

    def consider(self, table: Table, here: bool) -> None:
        if not here or not is_rated(table):
            return
        if table.match.over:
            self.hub.spawn(self.settle(table))
        elif self._late(table) >= 0:  # an act that brought nothing on, after his time
            self.hub.spawn(self.forfeit(table))

    async def keep_looking(self) -> None:
        with contextlib.suppress(TiconderogaError):
            await self.look_at_newest()
        while True:
            try:
                await self.look()
            except TiconderogaError as error:
                log.error("the referee could not look: %s", error)
            await asyncio.sleep(LOOK_SECONDS)

    async def look_at_newest(self) -> None:
        """At a start look at the newest that are not settled, whatever the lists say: a server
        that died may have left them behind the journals."""
        rows = await self.hub.store.fetch(
            "SELECT table_id FROM contest JOIN game_table ON id = table_id "
            "WHERE settled = 0 ORDER BY touched DESC LIMIT ?",
            (MOST_AT_START,),
        )
        for (table_id,) in rows:
            await self._look_at_one(table_id)

    async def look(self) -> None:
        """Settle what is over, and end the games of those whose time is."""
        rows = await self.hub.store.fetch(
            "SELECT table_id, touched FROM contest JOIN game_table ON id = table_id "
            "WHERE settled = 0 "
            "AND (status = 'over' OR (status = 'playing' AND touched + patience <= ?)) "
            "ORDER BY touched",
            (self.hub.now(),),
        )
        known = self._not_before
        self._not_before = {row[0]: known[row[0]] for row in rows if row[0] in known}
        now = self.hub.now()
        due = [row for row in rows if not self._can_wait(row, now)]
        for table_id, touched in due[:MOST_LOOKED_AT]:
            self._not_before[table_id] = (touched, await self._look_at_one(table_id))

    def _can_wait(self, row: Row, now: float) -> bool:
        table_id, touched = row
        moved, due = self._not_before.get(table_id, (0.0, 0.0))
        return moved == touched and now < due

    async def _look_at_one(self, table_id: str) -> float:
        """Before when it need not be looked at again, unless it moves."""
        try:
            return await self.look_at(table_id)
        except Exception:  # a table that cannot be read concerns nobody else
            log.exception("the referee could not look at table %s", table_id)
            return self.hub.now() + DAMAGED_SECONDS
        finally:
            await asyncio.sleep(0)

    async def look_at(self, table_id: str) -> float:
        """Settle a game that is over, or whose time is; else before when its time cannot be."""
        table = self.hub.tables.get(table_id) or await self.hub.table(table_id)
        await self.forfeit(table)
        if table.match.over:
            await self.settle(table)
        awaited, now = table.awaited(), self.hub.now()
        left = [table.clock.left(seat, awaited, now) for seat in awaited]
        return now + min([seconds for seconds in left if seconds is not None], default=0.0)

    async def forfeit(self, table: Table) -> None:
        """Who lets his time run out in a rated game has lost it; nobody need claim it."""
        async with table.lock:
            late = self._late(table)
            if late < 0:
                return
            try:
                await self.hub.write(table, resign_line(table.match.rules, late))
            except Stale:
                return
        self.hub.moved(table)
        name = table.seats[late].name
        await say(self.hub, table, -1, "Referee", f"{name}'s time has run out: the game is lost.")

    def _late(self, table: Table) -> int:
        """The first seat whose person's time is over; -1 if there is none."""
        if table.match.over or not table.started():
            return -1
        awaited, now = table.awaited(), self.hub.now()
        for seat in awaited:
            if table.seats[seat].kind == PERSON and table.clock.is_out(seat, awaited, now):
                return seat
        return -1

    async def settle(self, table: Table) -> None:
        """Write down the result and the ratings of a finished game, once."""
        if not table.match.over:
            return
        async with self._settling:
            tournament = await self._write(table)
            for hear in self.settled if tournament else ():
                await hear(tournament)

    async def _write(self, table: Table) -> str:
        """The tournament that it belongs to; empty if there is none or nothing was to be done."""
        store, row = self.hub.store, table.row
        result = table.match.result
        winners = list(result.winners) if result is not None else []
        sides = table.match.rules.seats
        for _ in range(MOST_TRIES):
            rows = await store.fetch(
                "SELECT tournament, settled FROM contest WHERE table_id = ?", (table.id,)
            )
            if not rows or rows[0][1]:
                return ""
            lines = await ledger_lines(
                store, row.game, table.id, table.seats, sides, winners, self.hub.now()
            )
            done = "UPDATE contest SET settled = 1, winners = ? WHERE table_id = ?"
            try:
                await store.run([*lines, (done, (json.dumps(winners), table.id))])
                return str(rows[0][0])
            except Taken:
                continue
        raise TiconderogaError(f"table {table.id} could not be settled: others were always first")
