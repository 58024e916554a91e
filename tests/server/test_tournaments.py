"""Tournaments over real sockets: Swiss, round robin, forged results, abandoned rounds."""

from __future__ import annotations

import asyncio
from typing import Any

from tests.server.people import PASSWORD, Player, signed_up
from tests.server.seats import WAR, House, house
from tests.server.test_ratings import FOUR
from ticonderoga.server.clocks import DAY

PACE: dict[str, Any] = {"game": WAR, "days_per_move": 2}


async def hosted(host: Player, *others: Player, kind: str, **more: Any) -> str:
    """A tournament that everybody has joined and that has begun."""
    made = await host.post("/api/tournaments", {**PACE, "kind": kind, **more}, 201)
    path = f"/api/tournaments/{made['id']}"
    for player in others:
        await player.post(f"{path}/join")
    await host.post(f"{path}/start")
    return path


async def finish_round(at: House, path: str, players: list[Player]) -> None:
    """In every game that goes on the one who joined last resigns."""
    order = [player.name for player in players]
    for paired in (await at.get(path))["pairings"]:
        if not paired["over"]:
            names = [player["name"] for player in paired["players"] if player["name"]]
            weaker = max(names, key=order.index)
            await players[order.index(weaker)].resign(paired["table"])
            await at.site.referee.look_at(paired["table"])


def test_a_round_robin_is_played_to_its_end(database: str) -> None:
    async def go() -> None:
        async with house(database) as at, signed_up(at, "Ann", "Bob", "Cid") as players:
            path = await hosted(*players, kind="round-robin", name="Winter cup")
            for round in (1, 2, 3):
                now = await at.get(path)
                assert (now["round"], now["rounds"], now["status"]) == (round, 3, "playing")
                this = [paired for paired in now["pairings"] if paired["round"] == round]
                assert [paired["bye"] for paired in this].count(True) == 1
                (table,) = [paired["table"] for paired in this if paired["table"]]
                settings = (await at.get(f"/api/tables/{table}"))["settings"]
                assert settings["rated"] is True
                assert settings["tournament"] == now["id"]
                await finish_round(at, path, players)
            end = await at.get(path)
            assert end["status"] == "over"
            assert [(line["name"], line["points"]) for line in end["standings"]] == [
                ("Ann", 2.0), ("Bob", 1.0), ("Cid", 0.0),
            ]  # fmt: skip
            sides = [paired["players"][0]["name"] for paired in end["pairings"]
                     if paired["table"]]  # fmt: skip
            assert sorted(sides) == ["Ann", "Bob", "Cid"], "everybody played both sides"
            best = (await at.get(f"/api/ratings/{WAR}"))["players"]
            assert [player["name"] for player in best] == ["Ann", "Bob", "Cid"]

    asyncio.run(go())


def test_the_options_of_a_tournament_hold_at_its_tables() -> None:
    async def go() -> None:
        async with house() as at, signed_up(at, "Ann", "Bob") as players:
            options = {"draw-again": "yes"}
            body = {**PACE, "kind": "swiss", "options": {"draw-again": "maybe"}}
            assert "draw-again" in (await players[0].post("/api/tournaments", body, 422))["error"]
            path = await hosted(*players, kind="swiss", options=options)
            told = await at.get(path)
            assert told["options"]["draw-again"] == "yes"
            (listed,) = (await at.get("/api/tournaments"))["tournaments"]
            assert listed["options"] == told["options"]
            table = told["pairings"][0]["table"]
            assert (await at.get(f"/api/tables/{table}"))["options"] == told["options"]

    asyncio.run(go())


def test_swiss_rounds_follow_each_other_over_a_restart(database: str) -> None:
    names = ("Ann", "Bob", "Cid", "Dan", "Eva")

    async def go() -> None:
        async with house(database) as at, signed_up(at, *names) as players:
            path = await hosted(*players, kind="swiss")
            await finish_round(at, path, players)
            second = await at.get(path)
            assert (second["round"], second["rounds"]) == (2, 3)
            met = [
                frozenset(player["name"] for player in paired["players"])
                for paired in second["pairings"]
            ]
            assert len(set(met)) == len(met) == 6, "nobody twice, and two byes"
            cookies = [player.http.cookies for player in players]
            tokens = [player.http.headers["x-csrf-token"] for player in players]
        async with house(database) as at:
            again = [Player(at, name) for name in names]
            for player, jar, token in zip(again, cookies, tokens, strict=True):
                player.http.cookies.update(jar)
                player.http.headers["x-csrf-token"] = token
            await finish_round(at, path, again)
            await finish_round(at, path, again)
            end = await at.get(path)
            assert end["status"] == "over"
            assert end["standings"][0]["name"] == "Ann"
            assert end["standings"][0]["points"] == 3.0
            byes = [p["players"][0]["name"] for p in end["pairings"] if p["bye"]]
            assert len(set(byes)) == 3
            for player in again:
                await player.http.aclose()

    asyncio.run(go())


def test_four_seats_with_bots_in_the_empty_chairs() -> None:
    async def go() -> None:
        async with house() as at, signed_up(at, "Ann", "Bob", "Cid") as players:
            body = {"game": FOUR, "kind": "round-robin", "days_per_move": 1}
            made = await players[0].post("/api/tournaments", body, 201)
            for player in players[1:]:
                await player.post(f"/api/tournaments/{made['id']}/join")
            path = f"/api/tournaments/{made['id']}"
            refused = await players[0].post(f"{path}/start", status=422)
            assert "takes 4 players" in refused["error"]
            found = await players[0].http.request("DELETE", path)
            assert found.status_code == 200
            await at.get(path, 404)
            path = await hosted(*players, kind="swiss", game=FOUR, rounds=1)
            (paired,) = (await at.get(path))["pairings"]
            assert sorted(player["name"] for player in paired["players"]) == [
                "", "Ann", "Bob", "Cid",
            ]  # fmt: skip
            table = await at.get(f"/api/tables/{paired['table']}")
            assert sorted(seat["kind"] for seat in table["seats"]) == ["agent", *["person"] * 3]
            await finish_round(at, path, players)
            end = await at.get(path)
            assert end["status"] == "over"
            assert [line["name"] for line in end["standings"]][-1] == "Cid"

    asyncio.run(go())


def test_nobody_enters_a_result_or_plays_for_another() -> None:
    async def go() -> None:
        async with house() as at, signed_up(at, "Ann", "Bob", "Eve") as (ann, bob, eve):
            guest = {**PACE, "kind": "swiss"}
            await at.post("/api/tournaments", guest, 401)
            refused = await ann.post("/api/tournaments", {"game": WAR, "kind": "swiss"}, 422)
            assert "clock" in refused["error"]
            made = await ann.post("/api/tournaments", guest, 201)
            path = f"/api/tournaments/{made['id']}"
            await at.post(f"{path}/join", status=401)
            await ann.post(f"{path}/join", status=422)
            await bob.post(f"{path}/join")
            assert "already" in (await bob.post(f"{path}/join", status=422))["error"]
            await eve.post(f"{path}/start", status=403)
            assert (await eve.http.request("DELETE", path)).status_code == 403
            await ann.post(f"{path}/start")
            await ann.post(f"{path}/start", status=422)
            await eve.post(f"{path}/join", status=422)
            (paired,) = (await at.get(path))["pairings"]
            table = f"/api/tables/{paired['table']}"
            for body in ({"winners": [0]}, {"result": "won"}):
                assert (await ann.http.put(path, json=body)).status_code in (404, 405)
                assert (await ann.http.post(f"{path}/result", json=body)).status_code in (404, 405)
            await eve.post(f"{table}/join", {"seat": 1}, 422)
            await eve.post(f"{table}/take-over", {"seat": 1}, 422)
            await ann.post(f"{table}/claim", {"seat": 1}, 422)
            await ann.post(f"{table}/leave", {}, 422)
            async with eve.sit(paired["table"]) as watching:
                assert watching.seat == -1
                assert (await watching.do("resign", n=watching.n))["type"] == "refused"
            still = await at.get(path)
            assert [line["points"] for line in still["standings"]] == [0.0, 0.0]
            assert still["status"] == "playing"

    asyncio.run(go())


def test_abandoned_rounds_are_lost_by_who_abandons_them() -> None:
    now = [1_000_000.0]

    async def go() -> None:
        async with (
            house(clock=lambda: now[0]) as at,
            signed_up(at, "Ann", "Bob", "Cid", "Dan") as players,
        ):
            path = await hosted(*players, kind="round-robin")
            for _ in range(3):
                await at.site.hub.flush()
                now[0] += 2 * DAY + 1
                await at.site.referee.look()
            end = await at.get(path)
            assert end["status"] == "over"
            assert sum(line["points"] for line in end["standings"]) == 6.0
            assert all(paired["over"] for paired in end["pairings"])

    asyncio.run(go())


def test_who_withdraws_loses_his_game_and_all_that_follow() -> None:
    async def go() -> None:
        async with house() as at, signed_up(at, "Ann", "Bob", "Cid", "Dan") as players:
            made = await players[0].post("/api/tournaments", {**PACE, "kind": "swiss"}, 201)
            path = f"/api/tournaments/{made['id']}"
            await players[1].post(f"{path}/join")
            await players[1].post(f"{path}/leave")
            assert (await at.get(path))["players"] == 1
            refused = await players[0].post(f"{path}/start", status=422)
            assert "two players" in refused["error"]
            path = await hosted(*players, kind="round-robin")
            await players[3].post(f"{path}/leave")
            while (await at.get(path))["status"] != "over":
                for paired in (await at.get(path))["pairings"]:
                    if paired["table"]:
                        await at.site.referee.look_at(paired["table"])
                await finish_round(at, path, players)
            end = await at.get(path)
            lost = [paired for paired in end["pairings"] if paired["forfeit"]]
            assert len(lost) == 2
            dan = next(line for line in end["standings"] if line["name"] == "Dan")
            assert (dan["points"], dan["gone"], dan["place"]) == (0.0, True, 4)
            assert [line["points"] for line in end["standings"]] == [3.0, 2.0, 1.0, 0.0]

    asyncio.run(go())


def test_who_ends_his_account_is_paired_no_more() -> None:
    async def go() -> None:
        async with house() as at, signed_up(at, "Ann", "Bob", "Cid", "Dan") as players:
            path = await hosted(*players, kind="swiss", rounds=2)
            await players[3].post("/api/me/end", {"password": PASSWORD})
            for paired in (await at.get(path))["pairings"]:
                await at.site.referee.look_at(paired["table"])
            await finish_round(at, path, players)
            second = [p for p in (await at.get(path))["pairings"] if p["round"] == 2]
            assert sorted(len(paired["players"]) for paired in second) == [1, 2]
            names = {player["name"] for paired in second for player in paired["players"]}
            assert names == {"Ann", "Bob", "Cid"}

    asyncio.run(go())


def test_a_round_that_the_server_died_before_is_laid_at_its_start(database: str) -> None:
    async def go() -> None:
        async with house(database) as at, signed_up(at, "Ann", "Bob", "Cid", "Dan") as players:
            path = await hosted(*players, kind="swiss")
            at.site.referee.settled.clear()  # it dies before it comes to this
            await finish_round(at, path, players)
            assert (await at.get(path))["round"] == 1
        async with house(database) as at:
            tournament = path.rpartition("/")[2]
            await asyncio.gather(*(at.site.tournaments.advance(tournament) for _ in range(3)))
            now = await at.get(path)
            assert now["round"] == 2
            assert len(now["pairings"]) == 4

    asyncio.run(go())
