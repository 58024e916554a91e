"""Both stores keep what they acknowledge; two processes on PostgreSQL stay in step."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from tests.server.conftest import new_database
from tests.server.seats import house, play_on
from ticonderoga.engine.errors import TiconderogaError
from ticonderoga.server.app import open_store
from ticonderoga.server.sent import Chat
from ticonderoga.server.store import Taken
from ticonderoga.server.table import Table


def test_a_transaction_is_whole_or_nothing(database: str) -> None:
    async def go() -> None:
        store = open_store(database)
        await store.open()
        insert = "INSERT INTO entry VALUES (?,?,?,?)"
        await store.run([(insert, ("t", 0, "first", 1.5))])
        with pytest.raises(Taken):
            await store.run([(insert, ("t", 1, "lost", 2.0)), (insert, ("t", 0, "late", 2.0))])
        rows = await store.fetch("SELECT n, line, at FROM entry WHERE table_id = ?", ("t",))
        assert [tuple(row) for row in rows] == [(0, "first", 1.5)]
        done = await asyncio.gather(
            *(store.run([(insert, ("t", n % 40, f"by {n}", 3.0))]) for n in range(1, 80)),
            return_exceptions=True,
        )
        assert sum(isinstance(one, Taken) for one in done) == 40
        rows = await store.fetch("SELECT COUNT(*) FROM entry")
        assert rows[0][0] == 40
        await store.close()
        again = open_store(database)
        await again.open()
        assert (await again.fetch("SELECT COUNT(*) FROM entry"))[0][0] == 40
        await again.close()

    asyncio.run(go())


def test_a_game_is_played_and_found_again(database: str) -> None:
    async def go() -> None:
        async with house(database) as at:
            table, tokens = await at.lay("me", "open", public=True)
            joined = await at.post(f"/api/tables/{table}/join", {"token": tokens[1]})
            tokens[1] = joined["token"]
            async with at.sit(table, tokens[0]) as bob, at.sit(table, tokens[1]) as ann:
                await play_on([bob, ann], 20)
                await bob.do("note", text="noted")
                await bob.do("note", text="noted twice")
                await bob.do("chat", text="see you")
                await bob.do(
                    "standing", answers=[{"question": "retreat_before_battle", "always": ["stand"]}]
                )
                position = at.site.hub.tables[table].match.hash()
            made = await at.post("/api/accounts", {"name": "Bob", "password": "long enough"}, 201)
            assert made["name"] == "Bob"
        async with house(database) as at:
            async with at.sit(table, tokens[0]) as bob:
                assert at.site.hub.tables[table].match.hash() == position
                assert bob.state["note"] == "noted twice"
                assert bob.state["chat"][-1]["text"] == "see you"
                assert bob.state["standing"] == [
                    {"question": "retreat_before_battle", "always": ["stand"]}
                ]
            rows = (await at.get("/api/tables"))["tables"]
            assert rows[0]["status"] == "playing"
            await at.post("/api/session", {"name": "bob", "password": "long enough"})
            at.http.cookies.clear()

    asyncio.run(go())


def test_two_processes_serve_one_table(postgres: str) -> None:
    database = new_database(postgres)

    async def go() -> None:
        async with house(database) as one, house(database) as two:
            table, tokens = await one.lay("me", "open")
            async with one.sit(table, tokens[0]) as bob:
                joined = await two.post(f"/api/tables/{table}/join", {"token": tokens[1]})
                await bob.until(lambda m: bool(m.get("started")))
                async with two.sit(table, joined["token"]) as ann:
                    for _ in range(20):
                        acting, other = (bob, ann) if bob.asked() else (ann, bob)
                        n = await acting.choose(acting.asked()[0])
                        await other.reach(n)
                        assert other.state["scene"]["tokens"] == acting.state["scene"]["tokens"]
                    await ann.do("note", text="beware")
                    answers = [{"question": "retreat_before_battle", "always": ["stand"]}]
                    await ann.do("standing", answers=answers)
                    async with one.sit(table, joined["token"]) as tab:
                        if tab.state["standing"] != answers:
                            await tab.until(lambda m: m["type"] == "standing")
                        await ann.do("standing", answers=[])
                        told = await tab.until(lambda m: m["type"] == "standing")
                        assert told["answers"] == []
                        notes = [m["text"] for m in tab.heard if m["type"] == "note"]
                        assert [tab.state["note"], *notes][-1] == "beware"
                    await ann.do("chat", text="hello over there")
                    heard = await bob.until(lambda m: m["type"] == "chat")
                    assert heard["text"] == "hello over there"
                    asked = await bob.do("propose_undo", n=bob.n, ply=2)
                    await ann.reach(asked["n"])
                    assert ann.state["undo"]["request"]["by"] == 0
                    agreed = await ann.do("consent", n=ann.n)
                    await bob.reach(agreed["n"])
                    await ann.reach(agreed["n"])
                    assert bob.state["ply"] == ann.state["ply"] <= 2
                    positions = {at.site.hub.tables[table].match.hash() for at in (one, two)}
                    assert len(positions) == 1

    asyncio.run(go())


def test_two_processes_race_and_one_wins(postgres: str) -> None:
    database = new_database(postgres)

    async def go() -> None:
        async with house(database) as one, house(database) as two:
            table, tokens = await one.lay("me", "me")
            async with one.sit(table, tokens[0]) as bob, one.sit(table, tokens[1]) as ann:
                seat = 0 if bob.asked() else 1
                acting = (bob, ann)[seat]
                async with two.sit(table, tokens[seat]) as tab:
                    first, second = acting.asked()[0], acting.asked()[-1]
                    answers = await asyncio.gather(
                        acting.do("choose", n=acting.n, choice=first),
                        tab.do("choose", n=tab.n, choice=second),
                    )
                    assert sorted(a["type"] for a in answers) == ["accepted", "refused"]
                    rows = await one.site.store.fetch(
                        "SELECT COUNT(*) FROM entry WHERE table_id = ?", (table,)
                    )
                    assert rows[0][0] == 1, "one choice was made"

    asyncio.run(go())


def test_news_missed_while_nobody_listened_are_read(postgres: str) -> None:
    database = new_database(postgres)

    async def go() -> None:
        async with house(database) as one, house(database) as two:
            table, tokens = await one.lay("me", "me")
            async with (
                one.sit(table, tokens[0]) as bob,
                one.sit(table, tokens[1]) as ann,
                two.sit(table) as watcher,
            ):
                await one.site.store.fetch(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                    "WHERE left(query, 6) = 'LISTEN' AND datname = current_database()"
                )
                await play_on([bob, ann], 6)
                await watcher.reach(bob.n)
                assert watcher.state["scene"]["tokens"] == bob.state["scene"]["tokens"]
                await play_on([bob, ann, watcher], 4)
                assert watcher.n == bob.n

    asyncio.run(go())


def test_what_is_written_while_a_table_is_read_is_not_missed(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = new_database(postgres)

    async def go() -> None:
        async with house(database) as one, house(database) as two:
            table, tokens = await one.lay("me", "me")
            async with one.sit(table, tokens[0]) as bob, one.sit(table, tokens[1]) as ann:
                await play_on([bob, ann], 3)
                read = two.site.hub.hear_chat

                async def slow(loaded: Table) -> list[Chat]:
                    """The journal has been read, and the table is not yet known here."""
                    monkeypatch.setattr(two.site.hub, "hear_chat", read)
                    await play_on([bob, ann], 3)
                    return await read(loaded)

                monkeypatch.setattr(two.site.hub, "hear_chat", slow)
                async with two.sit(table) as watcher:
                    await watcher.reach(bob.n)
                    assert watcher.state["scene"]["tokens"] == bob.state["scene"]["tokens"]

    asyncio.run(go())


def test_a_database_that_cannot_be_opened_is_named(tmp_path: Path) -> None:
    async def go(url: str) -> None:
        await open_store(url).open()

    for url in (f"sqlite:///{tmp_path / 'no' / 'such.sqlite'}", "postgresql://127.0.0.1:1/x"):
        with pytest.raises(TiconderogaError, match="cannot be"):
            asyncio.run(go(url))


def test_a_running_game_survives_a_change_of_the_rules(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    database = f"sqlite:///{file}"

    async def before() -> tuple[str, list[str]]:
        async with house(database) as at:
            table, tokens = await at.lay("me", "me")
            async with at.sit(table, tokens[0]) as bob, at.sit(table, tokens[1]) as ann:
                await play_on([bob, ann], 60)
                await at.site.hub.flush()
            return table, tokens

    async def after(table: str, tokens: list[str]) -> None:
        async with (
            house(database) as at,
            at.sit(table, tokens[0]) as bob,
            at.sit(table, tokens[1]) as ann,
        ):
            assert "rules" in bob.state["table"]["settings"]["warning"]
            await play_on([bob, ann], 5)

    table, tokens = asyncio.run(before())
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE game_table SET rules = 0")
        assert connection.execute("SELECT n FROM checkpoint").fetchone()[0] >= 25
    connection.close()
    asyncio.run(after(table, tokens))
    asyncio.run(after(table, tokens))
