"""Games with players of their own and rules that ask who plays: four seats at one table."""

from __future__ import annotations

import asyncio
from typing import Any

from tests.server.seats import House, Person, house
from ticonderoga.engine.save import load

LIBERTY = "liberty-or-death"
SPRINT: dict[str, Any] = {"game": LIBERTY, "scenario": "1778-sprint"}


def controllers(at: House, table: str) -> list[str]:
    found: list[str] = list(at.site.hub.tables[table].match.position.controllers)
    return found


async def until_asked(person: Person) -> None:
    """Until this seat has something to choose, or the game is over."""
    while not person.asked() and not person.state["over"]:
        await person.hear()


def test_the_list_of_games_names_who_can_play() -> None:
    async def go() -> None:
        async with house() as at:
            games = {game["name"]: game for game in (await at.get("/api/games"))["games"]}
            assert games[LIBERTY]["agents"] == ["non-player", "planner", "random", "strategist"]
            assert games[LIBERTY]["usual_agent"] == "non-player"
            assert games["washingtons-war"]["agents"] == ["planner", "random", "strategist"]
            assert games["washingtons-war"]["usual_agent"] == "planner"
            wanted = [{"kind": "me"}, {"kind": "agent", "agent": "non-player"}]
            body = {"game": "washingtons-war", "seats": wanted}
            refused = await at.post("/api/tables", body, 422)
            assert "there is no agent 'non-player'" in refused["error"]

    asyncio.run(go())


def test_a_table_may_be_laid_with_every_option_named() -> None:
    async def go() -> None:
        async with house() as at:
            games = {game["name"]: game for game in (await at.get("/api/games"))["games"]}
            options = games[LIBERTY]["options"]
            assert {option["group"] for option in options} == {"", "Other readings of the rules"}
            changed = {option["name"]: option["values"][-1] for option in options}
            table, tokens = await at.lay("me", "me", "me", "me", **SPRINT, options=changed)
            async with at.sit(table, tokens[0]):
                laid = at.site.hub.tables[table].match.setup.options
                assert changed.items() <= laid.items()

    asyncio.run(go())


def test_reasons_stand_in_the_log_and_come_back_with_the_table() -> None:
    async def go() -> None:
        async with house() as at:
            seats = ("me", "non-player", "non-player", "non-player")
            table, tokens = await at.lay(*seats, **SPRINT)
            async with at.sit(table, tokens[0]) as bob:
                assert controllers(at, table) == ["Guest", *["non-player"] * 3]
                for _ in range(12):
                    await until_asked(bob)
                    await bob.choose(bob.asked()[-1])
                await until_asked(bob)
                laid = at.site.hub.tables[table]
                said = [entry for entry in laid.match.log() if entry[0].startswith("np_")]
                assert len(said) > 3
                shown = await bob.do("log", since=0, until=400)
                kinds = [line["kind"] for line in shown["log"]]
                assert any(kind.startswith("np_") for kind in kinds)
                before, lines = laid.match.hash(), list(laid.match.log())
                mine = {"x-seat": tokens[0]}
                file = (await at.http.get(f"/api/tables/{table}/save", headers=mine)).text
            del at.site.hub.tables[table]
            async with at.sit(table, tokens[0]):
                again = at.site.hub.tables[table].match
                assert again.hash() == before
                assert list(again.log()) == lines
            assert load(file).hash() == before

    asyncio.run(go())


def test_a_hint_comes_with_its_reason() -> None:
    async def go() -> None:
        async with house() as at:
            seats = ("me", "non-player", "non-player", "non-player")
            table, tokens = await at.lay(*seats, **SPRINT)
            async with at.sit(table, tokens[0]) as bob:
                await until_asked(bob)
                while bob.state["asks"][0]["key"] != "turn":
                    await bob.choose(bob.asked()[-1])
                    await until_asked(bob)
                told = await bob.do("hint")
                assert told["type"] == "hint", told
                assert told["choice"] in bob.asked()
                assert told["why"]

    asyncio.run(go())


def test_every_space_card_and_leader_has_a_reason_why_not() -> None:
    async def go() -> None:
        async with house() as at:
            table, tokens = await at.lay("me", "me", "me", "me", **SPRINT)
            async with at.sit(table, tokens[0]) as bob:
                for kind, number in (("space", 23), ("card", 109), ("leader", 9), ("seat", 4)):
                    for index in range(number):
                        told = await bob.do("why", kind=kind, index=index)
                        assert told["type"] == "why", told
                        assert told["choosable"] or told["text"]

    asyncio.run(go())


def test_two_people_of_one_name_are_two_and_one_hand_is_one() -> None:
    async def go() -> None:
        async with house() as at:
            table, tokens = await at.lay("me", "open", "me", "random", **SPRINT)
            path = f"/api/tables/{table}"
            async with at.sit(table, tokens[0]):
                assert controllers(at, table) == [""] * 4, "a seat is open"
                joined = await at.post(f"{path}/join", {"token": tokens[1]})
                assert controllers(at, table) == [
                    "Guest", "Guest of the patriots", "Guest", "random",
                ]  # fmt: skip
                await at.post(f"{path}/leave", {"token": joined["token"]})
                anew = await at.post(f"{path}/invite", {"token": tokens[0], "seat": 1})
                body = {"token": anew["token"], "name": "planner"}
                joined = await at.post(f"{path}/join", body)
                assert controllers(at, table)[1] == "planner of the patriots (guest)"

    asyncio.run(go())


def test_a_seat_goes_from_hand_to_hand() -> None:
    async def go() -> None:
        async with house() as at:
            table, tokens = await at.lay("me", "non-player", "me", "non-player", **SPRINT)
            path = f"/api/tables/{table}"
            async with at.sit(table, tokens[0]):
                body = {"token": tokens[2], "seat": 2, "agent": "non-player"}
                await at.post(f"{path}/agent", body)
                assert controllers(at, table)[2] == "non-player"
                await at.post(f"{path}/take-over", {"token": tokens[2], "seat": 2})
                assert controllers(at, table)[2] == controllers(at, table)[0] == "Guest"
                for seat in (1, 3):
                    body = {"token": tokens[0], "seat": seat, "agent": "random"}
                    await at.post(f"{path}/agent", body)
                assert controllers(at, table)[1::2] == ["random", "random"]
                journal = at.site.hub.tables[table].lines
                assert "@ controller patriots random" in journal

    asyncio.run(go())


def test_a_bot_of_the_game_sits_in_a_world_of_what_if() -> None:
    async def go() -> None:
        async with house() as at:
            table, tokens = await at.lay("me", "me", "me", "me", **SPRINT)
            async with at.sit(table, tokens[0]):
                body = {"act": "begin", "token": tokens[0], "bots": {"french": "non-player"}}
                world = await at.post(f"/api/tables/{table}/what-if", body)
                assert world["bots"] == {"french": "non-player"}

    asyncio.run(go())


def test_a_finished_game_is_reviewed_with_the_curves_of_the_game() -> None:
    async def go() -> None:
        async with house() as at:
            seats = ("me", "non-player", "non-player", "non-player")
            table, tokens = await at.lay(*seats, advice=False, **SPRINT)
            async with at.sit(table, tokens[0]) as bob:
                for _ in range(8):
                    await until_asked(bob)
                    await bob.choose(bob.asked()[-1])
                await until_asked(bob)
                await bob.do("resign", n=bob.n)
            told = await at.get(f"/api/tables/{table}/review")
            assert told["seats"] == ["british", "patriots", "indians", "french"]
            names = [gauge["name"] for gauge in told["points"][0]["gauges"]]
            assert names[:2] == ["Population", "Casualties"]
            assert "Resources" in names
            resources = told["points"][0]["gauges"][names.index("Resources")]["lines"]
            assert [name for name, _, _ in resources] == [
                "British",
                "Patriots",
                "Indians",
                "French",
            ]
            assert len(told["points"][-1]["chances"]) == 4

    asyncio.run(go())
