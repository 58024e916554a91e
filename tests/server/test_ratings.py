"""Ratings: counted once when a rated game ends, whatever happens to the server."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from bench.players import Served, serving
from tests.server.people import Player, signed_up
from tests.server.seats import WAR, House, house, play_on
from tests.server.test_rated import RATED
from ticonderoga.server.clocks import DAY
from ticonderoga.server.ratings import Rating, rated_anew, scores
from ticonderoga.server.referee import Referee
from ticonderoga.server.table import Table

FOUR = "liberty-or-death"


async def begun(alice: Player, bob: Player, **terms: Any) -> str:
    """A rated game of two, Alice in the first seat."""
    made = await alice.lay(WAR, "me", "open", **{**RATED, **terms})
    await bob.post(f"/api/tables/{made['id']}/join", {"seat": 1})
    return str(made["id"])


async def counted(at: House) -> list[Any]:
    return await at.site.store.fetch(
        "SELECT rated_game.n, table_id, seat, score, games FROM rating JOIN rated_game "
        "ON rated_game.game = rating.game AND rated_game.n = rating.n ORDER BY 1, 3"
    )


def test_the_point_is_shared_by_those_who_win() -> None:
    assert scores(2, [1]) == [0.0, 1.0]
    assert scores(2, []) == [0.5, 0.5]
    assert scores(4, [0, 2]) == [0.5, 0.0, 0.5, 0.0]


def test_a_win_raises_and_a_loss_lowers_a_rating() -> None:
    new = {"a": Rating(), "b": Rating()}
    after = rated_anew(["a", "b"], new, [1.0, 0.0])
    assert after["a"].shown()["rating"] > 1500 > after["b"].shown()["rating"]
    assert after["a"].sigma < Rating().sigma
    assert after["a"].games == 1
    upset = rated_anew(["a", "b"], after, [0.0, 1.0])
    assert upset["b"].mu - after["b"].mu > after["a"].mu - 25, "the weaker one gains more"
    drawn = rated_anew(["a", "b"], new, [0.5, 0.5])
    assert drawn["a"].mu == pytest.approx(25)


def test_a_bot_in_several_seats_has_one_rating() -> None:
    players = ["me", "bot", "bot", "bot"]
    after = rated_anew(players, {"me": Rating(), "bot": Rating()}, [1.0, 0.0, 0.0, 0.0])
    assert set(after) == {"me", "bot"}
    assert after["bot"].games == 1
    assert after["bot"].mu < 25 < after["me"].mu


def test_a_rated_game_counts_once_and_is_told(database: str) -> None:
    async def go() -> None:
        async with house(database) as at, signed_up(at, "Alice", "Bob") as (alice, bob):
            table = await begun(alice, bob)
            assert await counted(at) == []
            await bob.resign(table)
            await asyncio.gather(*(at.site.referee.look_at(table) for _ in range(3)))
            assert await counted(at) == [(0, table, 0, 1.0, 1), (0, table, 1, 0.0, 1)]
            best = (await at.get(f"/api/ratings/{WAR}"))["players"]
            assert [(player["name"], player["kind"]) for player in best] == [
                ("Alice", "person"), ("Bob", "person"),
            ]  # fmt: skip
            assert best[0]["rating"] > 1500 > best[1]["rating"]
            assert best[0]["provisional"]
            await at.site.hub.flush()
            page = await at.get("/api/people/alice")
            assert page["results"] == [
                {"game": WAR, "side": "american", "played": 1, "won": 1, "drawn": 0, "lost": 0}
            ]
            (rating,) = page["ratings"]
            assert rating["rating"] == best[0]["rating"]
            (line,) = rating["history"]
            assert (line["table"], line["side"], line["score"]) == (table, "american", 1.0)
            assert line["opponents"] == [{"kind": "person", "name": "Bob"}]
            again = (await alice.post(f"/api/tables/{table}/rematch"))["id"]
            await bob.post(f"/api/tables/{again}/join")
            about = await at.get(f"/api/tables/{again}")
            assert [seat["name"] for seat in about["seats"]] == ["Bob", "Alice"]
            assert about["settings"]["rated"] is True
            await alice.resign(again)
            await at.site.referee.look_at(again)
            assert [row[:4] for row in await counted(at)][2:] == [
                (1, again, 0, 1.0), (1, again, 1, 0.0),
            ]  # fmt: skip
        async with house(database) as at:
            await at.site.referee.look_at(table)
            assert len(await counted(at)) == 4

    asyncio.run(go())


def test_games_that_end_together_are_all_counted(database: str) -> None:
    async def go() -> None:
        async with house(database) as at, signed_up(at, "Alice", "Bob") as (alice, bob):
            tables = [await begun(alice, bob) for _ in range(4)]
            other = Referee(at.site.hub)  # as another process would have
            await asyncio.gather(*(bob.resign(table) for table in tables))
            await asyncio.gather(
                *(who.look_at(table) for table in tables for who in (at.site.referee, other))
            )
            rows = await counted(at)
            assert [row[0] for row in rows] == [0, 0, 1, 1, 2, 2, 3, 3]
            assert [row[4] for row in rows] == [1, 1, 2, 2, 3, 3, 4, 4]

    asyncio.run(go())


def test_a_game_that_ended_as_the_server_died_is_counted_at_its_start(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def nothing(self: Referee, table: Table) -> None:
        """The server has died before it came to this."""

    async def go() -> None:
        with monkeypatch.context() as dying:
            dying.setattr(Referee, "settle", nothing)
            async with house(database) as at, signed_up(at, "Alice", "Bob") as (alice, bob):
                table = await begun(alice, bob)
                await bob.resign(table)
                assert await counted(at) == []
                # The lists are behind the journal, as after kill -9.
                await at.site.hub.flush()
                await at.site.store.run([("UPDATE game_table SET status = 'open'", ())])
                at.site.hub._dirty.clear()
        async with house(database) as at:
            await at.site.referee.look_at_newest()
            assert len(await counted(at)) == 2
            await at.site.referee.look_at_newest()
            assert len(await counted(at)) == 2

    asyncio.run(go())


def test_kill_9_right_after_the_end_of_a_rated_game(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"

    async def finish(served: Served) -> str:
        at = house_at(served)
        async with signed_up(at, "Alice", "Bob") as (alice, bob):
            table = await begun(alice, bob)
            async with bob.sit(table) as person:
                answer = await person.do("resign", n=person.n)
                assert answer["type"] == "accepted"
                served.kill()
        await at.http.aclose()
        return table

    async def look(table: str) -> None:
        async with house(database) as at:
            await at.site.referee.look_at_newest()
            assert [row[1:4] for row in await counted(at)] == [(table, 0, 1.0), (table, 1, 0.0)]

    with serving(database) as served:
        table = asyncio.run(finish(served))
    asyncio.run(look(table))


def house_at(served: Served) -> House:
    """A server in another process, for those who only ask it."""
    at = House.__new__(House)
    at.port = int(served.address.rpartition(":")[2].strip("/"))
    at.address = served.address.rstrip("/")
    import httpx

    at.http = httpx.AsyncClient(base_url=at.address)
    return at


def test_results_cannot_be_forged() -> None:
    async def go() -> None:
        async with house() as at, signed_up(at, "Alice", "Bob", "Eve") as (alice, bob, eve):
            table = await begun(alice, bob)
            path = f"/api/tables/{table}"
            async with eve.sit(table) as watching, alice.sit(table) as a:
                refused = await watching.do("resign", n=watching.n)
                assert "watching" in refused["text"]
                for message in ({"seat": 1}, {"winners": [0]}):
                    await a.say("resign", n=a.n, **message)
                    refused = await a.until(lambda m: m["type"] == "refused")
                    assert "malformed" in refused["text"]
            await alice.post(f"{path}/claim", {"seat": 1}, 422)
            await eve.post(f"{path}/claim", {"seat": 1}, 403)
            await eve.post(f"{path}/join", {"seat": 1}, 422)
            await alice.lay(WAR, "me", "open", **RATED, winners=[0], status=422)
            for method in ("POST", "PUT", "DELETE"):
                found = await alice.http.request(method, f"/api/ratings/{WAR}", json={})
                assert found.status_code in (404, 405)
            await at.site.referee.look_at(table)
            assert await counted(at) == []
            assert (await at.get(f"/api/ratings/{WAR}"))["players"] == []

    asyncio.run(go())


def test_a_game_that_is_not_rated_counts_for_nothing() -> None:
    async def go() -> None:
        async with house() as at, signed_up(at, "Alice", "Bob") as (alice, bob):
            table = await begun(alice, bob, rated=False)
            await bob.resign(table)
            await at.site.hub.flush()
            await at.site.referee.look()
            assert await counted(at) == []
            page = await at.get("/api/people/Bob")
            assert page["ratings"] == []
            assert page["results"][0]["lost"] == 1, "public games are among the results"

    asyncio.run(go())


def test_who_lets_his_time_run_out_has_lost() -> None:
    now = [1_000_000.0]

    async def go() -> None:
        async with (
            house(clock=lambda: now[0]) as at,
            signed_up(at, "Alice", "Bob") as (alice, bob),
        ):
            table = await begun(alice, bob)
            async with alice.sit(table) as a, bob.sit(table) as b:
                await play_on([a, b], 3)
                slow = a if a.asked() else b
                await at.site.hub.flush()
                now[0] += 2 * DAY
                await at.site.referee.look()
                assert await counted(at) == []
                now[0] += DAY + 1
                await at.site.referee.look()
                said = await a.until(lambda m: m["type"] == "chat")
                assert "time has run out" in said["text"]
                assert a.state["over"]
                assert a.state["result"]["winners"] == [1 - slow.seat]
            rows = await counted(at)
            assert [row[3] for row in rows] == [float(seat != slow.seat) for seat in (0, 1)]

    asyncio.run(go())


def test_bots_are_rated_too() -> None:
    async def go() -> None:
        async with house() as at, signed_up(at, "Alice") as (alice,):
            made = await alice.lay(FOUR, "random", "me", "random", "random", **RATED)
            await alice.resign(made["id"])
            await at.site.referee.look_at(made["id"])
            best = (await at.get(f"/api/ratings/{FOUR}"))["players"]
            assert [(player["kind"], player["name"], player["games"]) for player in best] == [
                ("bot", "random", 1), ("person", "Alice", 1),
            ]  # fmt: skip
            page = await at.get("/api/bots/random")
            assert sum(side["won"] for side in page["results"]) == 3
            await at.get("/api/bots/nobody", 404)
            await at.get("/api/ratings/nothing", 404)

    asyncio.run(go())
