"""Tables over HTTP: joining, leaving, agents, clocks, rematch, import, export."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from tests.server.seats import House, Person, house, play_on
from ticonderoga.cli.main import main
from ticonderoga.engine.dice import commitment
from ticonderoga.engine.match import Match
from ticonderoga.engine.registry import find_game, make_agent
from ticonderoga.engine.save import load, save
from ticonderoga.server.clocks import DAY


async def laid(at: House, table: str) -> Any:
    return await at.site.hub.table(table)


def test_an_invitation_is_used_once_and_its_host_cannot_play_the_guest() -> None:
    async def go() -> None:
        async with house() as at:
            table, tokens = await at.lay("me", "open")
            path = f"/api/tables/{table}/join"
            await at.post(path, {"token": "guessed", "name": "Eve"}, 422)
            await at.post(path, {"name": "Eve"}, 422)
            joined = await at.post(path, {"token": tokens[1], "name": "Ann\nbe\x00th"})
            again = await at.post(path, {"token": tokens[1], "name": "Eve"}, 422)
            assert "invitation" in again["error"]
            async with at.sit(table, tokens[1]) as host, at.sit(table, joined["token"]) as ann:
                assert host.seat == -1
                assert ann.seat == 1
                assert ann.state["table"]["seats"][1]["name"] == "Ann be th"

    asyncio.run(go())


def test_a_public_table_is_listed_and_joined_without_a_link() -> None:
    async def go() -> None:
        async with house() as at:
            table, _ = await at.lay("me", "open", public=True)
            hidden, _ = await at.lay("me", "open")
            rows = (await at.get("/api/tables"))["tables"]
            assert [row["id"] for row in rows] == [table]
            assert rows[0]["status"] == "open"
            joined = await at.post(f"/api/tables/{table}/join", {"name": "Ann"})
            assert joined["seat"] == 1
            await at.post(f"/api/tables/{table}/join", {"name": "Eve"}, 422)
            await at.post(f"/api/tables/{hidden}/join", {"name": "Eve"}, 422)
            await at.get("/api/tables?mine=1", 401)

    asyncio.run(go())


def test_leaving_before_and_during_the_game() -> None:
    async def go() -> None:
        async with house() as at:
            table, tokens = await at.lay("me", "open")
            joined = await at.post(f"/api/tables/{table}/join", {"token": tokens[1]})
            left = await at.post(f"/api/tables/{table}/leave", {"token": joined["token"]})
            assert (await laid(at, table)).status == "open"
            joined = await at.post(f"/api/tables/{table}/join", {"token": left["token"]})
            mine, hers = tokens[0], joined["token"]
            async with at.sit(table, mine) as bob, at.sit(table, hers) as ann:
                await play_on([bob, ann], 5)
                await at.post(f"/api/tables/{table}/leave", {"token": hers})
                await ann.until(lambda m: m.get("seat") == -1)
                assert all(hand["cards"] is None for hand in ann.state["scene"]["hands"])
                await at.post(f"/api/tables/{table}/take-over", {"token": mine}, 422)
                taken = await at.post(f"/api/tables/{table}/take-over", {"name": "Cat", "seat": 1})
                assert taken["seat"] == 1
                async with at.sit(table, taken["token"]) as cat:
                    assert cat.seat == 1
                    await bob.reach(cat.n)
                    assert bob.state["table"]["seats"][1]["name"] == "Cat"
                    await play_on([bob, cat], 3)
                texts = [line for line in (await laid(at, table)).lines if "controller" in line]
                assert texts == [
                    "@ controller british nobody (Guest left)", "@ controller british Cat (guest)",
                ]  # fmt: skip

    asyncio.run(go())


def test_agents_take_seats_and_people_take_them_back() -> None:
    async def go() -> None:
        async with house() as at:
            table, tokens = await at.lay("me", "open")
            path = f"/api/tables/{table}/agent"
            await at.post(path, {"token": tokens[0], "seat": 1, "agent": "nobody"}, 422)
            await at.post(path, {"seat": 1, "agent": "random"}, 403)
            await at.post(path, {"token": tokens[0], "seat": 7, "agent": "random"}, 422)
            await at.post(path, {"token": tokens[0], "seat": 1, "agent": "random"})
            async with at.sit(table, tokens[0]) as bob:
                await play_on([bob], 4)
                await at.post(path, {"token": tokens[0], "seat": 0, "agent": "random"})
                await bob.until(lambda m: "log" in m and m["n"] > bob.n - 1)
                refused = await bob.do("choose", n=bob.n, choice=["pass"])
                assert "agent" in refused["text"]
                back = await at.post(f"/api/tables/{table}/take-over", {"token": tokens[0]})
                assert back == {"seat": 0, "token": tokens[0]}
                lines = (await laid(at, table)).lines
                assert "@ controller american random" in lines

    asyncio.run(go())


def test_a_game_of_agents_is_played_to_its_end_exported_and_proved(
    tmp_path: Path, capsys: Any
) -> None:
    async def go() -> tuple[str, dict[str, Any]]:
        async with house() as at:
            table, _ = await at.lay("random", "random", game="skirmish", scenario="duel")
            async with at.sit(table) as watcher:
                shown = watcher.state["table"]["commitment"]
                assert len(shown) == 64
                assert watcher.state["table"]["seed"] is None
                if not watcher.state["over"]:
                    refused = await at.http.get(f"/api/tables/{table}/save")
                    assert refused.status_code in (200, 403)
                while not watcher.state["over"]:
                    await watcher.hear()
            about = await at.get(f"/api/tables/{table}")
            assert about["status"] == "over"
            assert commitment(bytes.fromhex(about["seed"])) == shown == about["commitment"]
            await at.site.hub.flush()
            rows = await at.site.store.fetch("SELECT status, result FROM game_table")
            assert rows[0][0] == "over"
            assert "winners" in rows[0][1]
            file = await at.http.get(f"/api/tables/{table}/save")
            return file.text, about

    text, about = asyncio.run(go())
    path = tmp_path / "game.txt"
    path.write_text(text, "utf-8")
    nonces = [word for nonce in about["nonces"] for word in ("--nonce", nonce)]
    assert main(["replay", str(path), "--check", "--secret", about["seed"], *nonces]) == 0
    out = capsys.readouterr().out
    assert "dice: proved" in out
    assert about["commitment"] in out


def test_a_running_game_is_not_exported() -> None:
    async def go() -> None:
        async with house() as at:
            table, _ = await at.lay("me", "me")
            refused = await at.get(f"/api/tables/{table}/save", 403)
            assert "over" in refused["error"]

    asyncio.run(go())


def saved_game(choices: int) -> Match:
    """A game from the command line, some way on."""
    match = Match(find_game("washingtons-war"), seed=5)
    agent = make_agent("random", 1)
    for _ in range(choices):
        seat = match.awaited()[0]
        match.choose(agent.pick(match.choices(seat), seat, match.ply), seat)
    return match


def test_a_saved_game_is_imported_and_goes_on() -> None:
    match = saved_game(40)

    async def go() -> None:
        async with house() as at:
            seats = [{"kind": "me"}, {"kind": "me"}]
            body = {"save": save(match), "seats": seats}
            made = await at.post("/api/tables/import", body, 201)
            table = await laid(at, made["id"])
            assert table.match.hash() == match.hash()
            assert table.settings["imported"]
            async with (
                at.sit(made["id"], made["tokens"][0]) as bob,
                at.sit(made["id"], made["tokens"][1]) as ann,
            ):
                assert bob.state["table"]["commitment"] == ""
                await play_on([bob, ann], 5)
            again = load(save(table.match))
            assert again.hash() == table.match.hash()
            damaged = save(match).replace("british", "brutish", 1)
            refused = await at.post("/api/tables/import", {"save": damaged, "seats": seats}, 422)
            assert "line" in refused["error"]
            await at.post("/api/tables/import", {"save": "", "seats": seats}, 422)

    asyncio.run(go())


async def over(at: House, **terms: Any) -> tuple[str, list[str]]:
    """A game of two people that one has resigned."""
    table, tokens = await at.lay("me", "open", **terms)
    joined = await at.post(f"/api/tables/{table}/join", {"token": tokens[1], "name": "Ann"})
    async with at.sit(table, tokens[0]) as bob, at.sit(table, joined["token"]) as ann:
        await play_on([bob, ann], 6)
        assert (await ann.do("resign", n=ann.n))["type"] == "accepted"
        await bob.until(lambda m: bool(m.get("over")))
        assert bob.state["result"]["winners"] == [0]
        assert "British" in bob.state["result"]["text"]
        refused = await ann.do("propose_undo", n=bob.n, ply=1)
        assert refused["text"] == "the game is over"
    return table, [tokens[0], joined["token"]]


def test_a_rematch_changes_the_seats_round() -> None:
    async def go() -> None:
        async with house() as at:
            table, tokens = await over(at)
            await at.post(f"/api/tables/{table}/rematch", {"token": "no"}, 403)
            async with at.sit(table, tokens[1]) as ann:
                made = await at.post(f"/api/tables/{table}/rematch", {"token": tokens[0]})
                told = await ann.until(lambda m: m["type"] == "rematch")
                assert told["id"] == made["id"]
            again = await at.post(f"/api/tables/{table}/rematch", {"token": tokens[1]})
            assert again == made
            joined = await at.post(f"/api/tables/{made['id']}/join", {"token": tokens[1]})
            assert joined["seat"] == 0
            async with at.sit(made["id"], tokens[0]) as bob:
                assert bob.seat == 1
                assert bob.state["started"]

    asyncio.run(go())


def test_days_run_out_and_the_seat_may_be_claimed() -> None:
    now = [1_000_000.0]

    async def go() -> None:
        async with house(clock=lambda: now[0]) as at:
            table, tokens = await at.lay("me", "me", days_per_move=3)
            async with at.sit(table, tokens[0]) as bob, at.sit(table, tokens[1]) as ann:
                acting: Person = bob if bob.asked() else ann
                clock = bob.state["clock"]
                assert clock["kind"] == "days"
                assert clock["running"] == [acting.seat]
                waiting = tokens[1 - acting.seat]
                body = {"token": waiting, "seat": acting.seat}
                path = f"/api/tables/{table}"
                refused = await at.post(f"{path}/claim", body, 422)
                assert "time has not run out" in refused["error"]
                now[0] += 3 * DAY + 1
                await at.post(f"{path}/claim", {**body, "seat": 1 - acting.seat}, 422)
                await at.post(f"{path}/agent", {**body, "agent": "random"})
                await acting.until(lambda m: m.get("seat") == -1)

    asyncio.run(go())


def test_minutes_run_out_and_victory_is_claimed() -> None:
    now = [1_000_000.0]

    async def go() -> None:
        async with house(clock=lambda: now[0]) as at:
            await at.post(
                "/api/tables", {"game": "skirmish", "days_per_move": 1, "minutes": 5}, 422
            )
            table, tokens = await at.lay("me", "me", minutes=10)
            async with at.sit(table, tokens[0]) as bob, at.sit(table, tokens[1]) as ann:
                acting: Person = bob if bob.asked() else ann
                now[0] += 60
                await acting.choose(acting.asked()[0])
                assert acting.state["clock"]["left"][acting.seat] == 540
                await ann.reach(acting.n)
                await bob.reach(acting.n)
                slow: Person = bob if bob.asked() else ann
                now[0] += 601
                body = {"token": tokens[1 - slow.seat], "seat": slow.seat}
                await at.post(f"/api/tables/{table}/claim", body)
                await bob.until(lambda m: bool(m.get("over")))
                assert bob.state["result"]["winners"] == [1 - slow.seat]

    asyncio.run(go())


def test_what_is_wrong_with_a_wanted_table_is_said() -> None:
    async def go() -> None:
        async with house() as at:
            for body, word in (
                ({"game": "chess"}, "no game"),
                ({"game": "skirmish", "scenario": "x"}, "no scenario"),
                ({"game": "skirmish", "options": {"x": "y"}}, "no option"),
                ({"game": "washingtons-war", "options": {"pack": "x"}}, "whoever runs"),
                ({"game": "washingtons-war", "seats": [{"kind": "me"}]}, "2 seats"),
                ({"game": "skirmish", "colour": "red"}, "colour"),
            ):
                refused = await at.post("/api/tables", body, 422)
                assert word in refused["error"], refused
            assert (await at.get("/api/tables/nosuchtable", 404))["error"]
            await at.get("/api/tables/%00", 404)
            await at.get("/api/nonsense", 404)

    asyncio.run(go())
