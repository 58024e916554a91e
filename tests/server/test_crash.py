"""kill -9 at any moment: what was acknowledged is there, and all tables come back."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bench.players import WAR, ScriptedTable, Served, serving
from tests.server.conftest import new_database
from ticonderoga.engine.game import settle_options, settle_scenario
from ticonderoga.engine.registry import find_game
from ticonderoga.server.app import open_store

GAMES = 50
CHOICES = 1500
"""How many are acknowledged before the server is killed."""


async def play_and_kill(served: Served, tables: list[ScriptedTable], choices: int) -> None:
    """Play at all tables as fast as it goes; kill the server in the midst of it."""
    for table in tables:
        table.served = [served]
    await asyncio.gather(*(table.sit() if table.id else table.open() for table in tables))
    had = sum(len(table.made) for table in tables)
    playing = [asyncio.create_task(table.play_until_gone()) for table in tables]
    while sum(len(table.made) for table in tables) - had < choices:
        assert not all(task.done() for task in playing), "every game ended before the kill"
        await asyncio.sleep(0.005)
    served.kill()
    await asyncio.gather(*playing)
    for table in tables:
        await table.close()


async def compare(database: str, tables: list[ScriptedTable]) -> None:
    """Every choice that was acknowledged stands in the journal as the entry it was said to be,
    and no journal has a hole."""
    war = find_game(WAR)
    rules = war.rules(settle_scenario(war, ""), settle_options(war, {}))
    store = open_store(database)
    await store.open()
    for table in tables:
        rows = await store.fetch(
            "SELECT n, line FROM entry WHERE table_id = ? ORDER BY n", (table.id,)
        )
        assert [n for n, _ in rows] == list(range(len(rows)))
        for n, choice in table.made.items():
            written = rows[n][1].split(" ", 2)[2]
            assert written == rules.notation.write(tuple(choice)), (table.id, n)
    await store.close()


async def go_on(served: Served, tables: list[ScriptedTable]) -> None:
    """All tables are back, with all their choices, and can be played on."""
    for table in tables:
        table.served = [served]
        await table.sit()
        for player in table.players:
            assert player.state.n > max(table.made, default=-1)
        over = any(player.state.over for player in table.players)
        assert await table.choose() != over
        await table.close()


def killed_twice(database: str, games: int, choices: int) -> None:
    tables = [ScriptedTable([], seed) for seed in range(games)]
    for _ in range(2):
        with serving(database) as served:
            asyncio.run(play_and_kill(served, tables, choices))
        asyncio.run(compare(database, tables))
    with serving(database) as served:
        asyncio.run(go_on(served, tables))
    asyncio.run(compare(database, tables))


def test_fifty_games_lose_nothing_acknowledged(tmp_path: Path) -> None:
    killed_twice(f"sqlite:///{tmp_path / 'tables.sqlite'}", GAMES, CHOICES)


def test_the_same_on_postgresql(postgres: str) -> None:
    killed_twice(new_database(postgres), 6, 120)


def test_the_file_is_one_servers_alone(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    with serving(database) as served:
        with pytest.raises(Exception, match="another server uses it"):
            asyncio.run(compare(database, []))
        served.kill()
    asyncio.run(compare(database, []))
