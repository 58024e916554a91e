"""After a restart the agents of people's tables go on thinking, whether somebody looks or not."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import time

from ticonderoga.engine.errors import TiconderogaError
from ticonderoga.server.hub import Hub
from ticonderoga.server.table import Table

RECENT_SECONDS = 14 * 86_400.0
"""A table where nothing has happened for longer goes on when somebody opens it."""
AT_ONCE = 100
"""After so many, those where nothing is to be done leave memory again."""

TO_WAKE = (
    "SELECT id FROM game_table WHERE status = 'playing' AND touched > ? "
    "AND id IN (SELECT table_id FROM seat WHERE kind = 'agent') "
    "AND id IN (SELECT table_id FROM seat WHERE token <> '' AND kind IN ('person', 'agent')) "
    "ORDER BY touched DESC"
)

log = logging.getLogger("ticonderoga.server")


async def wake_tables(hub: Hub) -> None:
    """Open every table at which an agent may have to answer somebody. One that cannot be read is
    logged and passed over."""
    rows = await hub.store.fetch(TO_WAKE, (hub.now() - RECENT_SECONDS,))
    woken: list[tuple[Table, float]] = []
    for (table_id,) in rows:
        try:
            table = await hub.table(table_id)
        except Exception as error:
            log.error("table %s was not woken: %s", table_id, error)
            continue
        woken.append((table, table.touched))
        if len(woken) == AT_ONCE:
            await _let_go(hub, woken)
            woken.clear()
        await asyncio.sleep(0)


async def _let_go(hub: Hub, woken: list[tuple[Table, float]]) -> None:
    """Those that nobody has looked at since they were woken, and where no agent thinks."""
    with contextlib.suppress(TiconderogaError):  # then they stay a while longer
        await hub.flush()
    for table, touched in woken:
        if table.touched == touched:
            table.touched = -math.inf
    hub.forget_idle(time.monotonic())
