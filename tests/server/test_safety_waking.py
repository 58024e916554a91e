"""The safety review, by its numbers: one damaged table harms no other (D4), and agents that play
among themselves hold nobody up (D6)."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from pathlib import Path

import pytest

from tests.server.seats import House, house
from ticonderoga.server import waking
from ticonderoga.server.answering import AWAY, NOBODYS, WATCHED, is_somebodys, urgency

DUEL = {"game": "skirmish", "scenario": "duel"}

DAMAGE = {
    "entry": "UPDATE entry SET line = 'garbage' WHERE table_id = ? AND n = 0",
    "options": "UPDATE game_table SET options = '{' WHERE id = ?",
    "nonces": "UPDATE game_table SET nonces = '7' WHERE id = ?",
    "secret": "UPDATE game_table SET secret = 'zz' WHERE id = ?",
    "standing": "UPDATE seat SET standing = '[' WHERE table_id = ? AND seat = 0",
    "bytes": "UPDATE entry SET line = CAST(x'ff00fe' AS TEXT) WHERE table_id = ? AND n = 0",
}


def seat_agents_offline(path: Path, table: str) -> None:
    """An agent is put into the second chair while no server runs, as after a crash."""
    with sqlite3.connect(path) as database:
        database.execute(
            "UPDATE seat SET kind = 'agent', agent = 'random', token = '' "
            "WHERE table_id = ? AND seat = 1",
            (table,),
        )
    database.close()


async def moved_by_itself(at: House, table: str, n: int) -> None:
    """Wait until somebody else than us has moved the table on."""
    while (await at.site.store.fetch(
        "SELECT COUNT(*) FROM entry WHERE table_id = ?", (table,)
    ))[0][0] <= n:  # fmt: skip
        await asyncio.sleep(0.01)


@pytest.mark.parametrize("damage", sorted(DAMAGE))
def test_d04_one_unreadable_table_does_not_end_the_waking_of_the_others(
    damage: str, tmp_path: Path
) -> None:
    path = tmp_path / "tables.sqlite"

    async def prepare() -> tuple[list[str], int]:
        async with house(f"sqlite:///{path}") as at:
            laid = [(await at.lay("me", "me", **DUEL)) for _ in range(3)]
            for table, tokens in laid:
                async with at.sit(table, tokens[0]) as ann, at.sit(table, tokens[1]) as bob:
                    while not bob.asked() or ann.asked():
                        acting = ann if ann.asked() else bob
                        n = await acting.choose(acting.asked()[0])
                        await ann.reach(n)
                        await bob.reach(n)
            return [table for table, _ in laid], ann.n

    tables, _ = asyncio.run(prepare())
    for table in tables:
        seat_agents_offline(path, table)
    with sqlite3.connect(path) as database:
        database.execute(DAMAGE[damage], (tables[-1],))
        # The newest comes first.
        database.execute("UPDATE game_table SET touched = touched + 9 WHERE id = ?", (tables[-1],))
        counts = dict(database.execute("SELECT table_id, COUNT(*) FROM entry GROUP BY table_id"))
    database.close()

    async def go() -> None:
        async with house(f"sqlite:///{path}") as at:
            for table in tables[:-1]:
                await asyncio.wait_for(moved_by_itself(at, table, counts[table]), 60)
            refused = await at.get(f"/api/tables/{tables[-1]}", 422)
            assert "damaged" in refused["error"]

    asyncio.run(go())


def test_d04_all_tables_are_woken_and_those_without_work_leave_memory(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(waking, "AT_ONCE", 3)

    async def go() -> None:
        async with house() as at:
            for _ in range(7):
                table, _ = await at.lay("me", "random", **DUEL)
                await at.get(f"/api/tables/{table}")
                while at.site.hub.tables[table].awaited() != (0,):
                    await asyncio.sleep(0.01)  # nothing is to be done when the agent has answered
            hub = at.site.hub
            await hub.flush()
            hub.tables.clear()
            opened: list[str] = []
            whole = hub.table

            async def noted(table_id: str) -> object:
                opened.append(table_id)
                return await whole(table_id)

            monkeypatch.setattr(hub, "table", noted)
            await waking.wake_tables(hub)
            assert len(set(opened)) == 7
            assert len(hub.tables) <= 3

    asyncio.run(go())


def test_d04_a_socket_at_a_damaged_table_is_told(tmp_path: Path) -> None:
    async def go() -> None:
        async with house() as at:
            table, tokens = await at.lay("me", "me", **DUEL)
            await at.site.store.run([(DAMAGE["options"], (table,))])
            at.site.hub.tables.clear()
            await at.get(f"/api/tables/{table}", 422)
            with pytest.raises(Exception, match=r"403|1011"):  # shut before it was accepted
                async with at.sit(table, tokens[0]):
                    pass

    asyncio.run(go())


def test_d06_agents_among_themselves_rest_until_somebody_looks() -> None:
    async def go() -> None:
        async with house() as at:
            asked: list[str] = []
            ask = at.site.workers.ask

            async def noted(work: object) -> object:
                asked.append(work.key)  # type: ignore[attr-defined]
                return await ask(work)  # type: ignore[arg-type]

            at.site.workers.ask = noted  # type: ignore[method-assign]
            table, _ = await at.lay("random", "random", **DUEL)
            await at.get(f"/api/tables/{table}")
            assert not at.site.hub.tables[table].thinking
            assert asked == []
            async with at.sit(table) as watcher:
                seen = watcher.n
                await watcher.reach(seen + 1)
            assert asked
            live = at.site.hub.tables[table]
            while live.thinking:
                await asyncio.sleep(0.01)
            assert live.n < 2000, "it rests again when the last one has gone"

    asyncio.run(go())


def test_d06_peoples_tables_come_first() -> None:
    async def go() -> None:
        async with house() as at:
            alone, _ = await at.lay("random", "random", **DUEL)
            mine, tokens = await at.lay("me", "random", **DUEL)
            for table in (alone, mine):
                await at.get(f"/api/tables/{table}")
            tables = at.site.hub.tables
            assert not is_somebodys(tables[alone])
            assert urgency(tables[alone]) == (NOBODYS, alone)
            assert urgency(tables[mine]) == (AWAY, mine)
            async with at.sit(mine, tokens[0]):
                assert urgency(tables[mine]) == (WATCHED, "127.0.0.1")
            body = {"token": tokens[0], "seat": 0, "agent": "random"}
            await at.post(f"/api/tables/{mine}/agent", body)
            assert is_somebodys(tables[mine]), "an agent plays for somebody who may come back"
            assert json.dumps(tables[mine].settings)

    asyncio.run(go())
