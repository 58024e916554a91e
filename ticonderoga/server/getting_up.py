"""When an account ends its owner gets up from every table that goes on."""

from __future__ import annotations

import logging

from ticonderoga.engine.errors import Refused, TiconderogaError
from ticonderoga.server import acts, seating
from ticonderoga.server.hub import Hub
from ticonderoga.server.players import GONE
from ticonderoga.server.rows import AGENT, OPEN
from ticonderoga.server.table import Table

log = logging.getLogger("ticonderoga.server")


async def get_up_everywhere(hub: Hub, account: str) -> None:
    """Leave what goes on, and be called nothing any more where one sat and what one said."""
    rows = await hub.store.fetch("SELECT table_id, seat FROM seat WHERE account = ?", (account,))
    for table_id, seat in rows:
        try:
            await _get_up(hub, await hub.table(table_id), seat, account)
        except TiconderogaError as error:
            log.error("table %s: seat %d was not left: %s", table_id, seat, error)
        await hub.store.run(
            [
                (
                    "UPDATE seat SET name = ? WHERE table_id = ? AND seat = ? AND account = ?",
                    (GONE, table_id, seat, account),
                ),
                (
                    "UPDATE chat SET name = ? WHERE table_id = ? AND seat = ?",
                    (GONE, table_id, seat),
                ),
            ]
        )
        table = hub.tables.get(table_id)
        if table is not None:
            _forget_name(table, seat, account)


async def _get_up(hub: Hub, table: Table, seat: int, account: str) -> None:
    """Resign a rated game, leave another; a seat that was kept for the account is free again."""
    who = table.seats[seat]
    if table.match.over or who.account != account:
        return
    if who.kind == OPEN:
        await seating.invite(hub, table, seat)
        return
    try:
        await seating.leave(hub, table, seat)
    except Refused:
        if who.kind != AGENT:
            await acts.resign(hub, table, seat, table.n)


def _forget_name(table: Table, seat: int, account: str) -> None:
    if table.seats[seat].account == account:
        table.seats[seat].name = GONE
    for line in table.chat:
        if line["seat"] == seat:
            line["name"] = GONE
    table.changed()
