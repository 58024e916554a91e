"""What-if, replay and review: worked out in workers, from what the seat may know."""

from __future__ import annotations

import asyncio
from typing import Any

from tests.server.seats import House, house, play_on
from ticonderoga.engine.match import Match
from ticonderoga.engine.registry import find_game, make_agent
from ticonderoga.server.rendering import Renderer
from ticonderoga.server.study import told_lessons, told_review


async def finished(at: House) -> tuple[str, list[str]]:
    """A short game of two people, resigned at last."""
    table, tokens = await at.lay("me", "me", advice=False)
    async with at.sit(table, tokens[0]) as bob, at.sit(table, tokens[1]) as ann:
        await play_on([bob, ann], 40)
        await bob.do("resign", n=bob.n)
    return table, tokens


async def try_out(house: House, table: str, status: int = 200, /, **body: Any) -> Any:
    return await house.post(f"/api/tables/{table}/what-if", body, status)


def test_what_if_is_private_and_leaves_the_table_alone() -> None:
    async def go() -> None:
        async with house() as at:
            table, tokens = await at.lay("me", "me")
            async with at.sit(table, tokens[0]) as bob, at.sit(table, tokens[1]) as ann:
                await play_on([bob, ann], 10)
                laid = at.site.hub.tables[table]
                before, n = laid.match.hash(), laid.n
                world = await try_out(at, table, act="begin", token=tokens[0], seed=3)
                session = {"token": tokens[0], "session": world["session"]}
                assert world["ply"] == bob.state["ply"]
                hands = world["scene"]["hands"]
                if world["seat"] == 0:
                    assert hands[0]["cards"] == bob.state["scene"]["hands"][0]["cards"]
                first = world
                for _ in range(6):
                    ask = world["asks"][0]
                    choice = ask["choices"][-1]["choice"]
                    world = await try_out(
                        at, table, act="choose", seat=ask["seat"], choice=choice, **session
                    )
                assert len(world["made"]) == 6
                for left in range(5, -1, -1):
                    world = await try_out(at, table, act="back", **session)
                    assert len(world["made"]) == left
                assert world["asks"] == first["asks"]
                assert world["scene"] == first["scene"]
                bots = {"american": "random", "british": "random"}
                world = await try_out(at, table, act="bots", bots=bots, **session)
                assert len(world["made"]) >= 1
                assert all(one["bot"] for one in world["made"])
                wrong = await try_out(
                    at, table, 422, act="choose", seat=0, choice=["march", 999], **session
                )
                assert wrong["error"]
                thief = {"token": tokens[1], "session": world["session"]}
                await try_out(at, table, 422, act="show", **thief)
                assert (await try_out(at, table, act="leave", **session))["left"]
                await try_out(at, table, 422, act="show", **session)
                await try_out(at, table, 422, act="begin")
                await try_out(at, table, 422, act="begin", token=tokens[0], at=3)
                assert (laid.match.hash(), laid.n) == (before, n)

    asyncio.run(go())


def test_a_table_may_forbid_what_if_until_it_is_over() -> None:
    async def go() -> None:
        async with house() as at:
            table, tokens = await at.lay("me", "me", advice=False)
            refused = await try_out(at, table, 422, act="begin", token=tokens[0])
            assert "forbids" in refused["error"]
            table, tokens = await finished(at)
            world = await try_out(at, table, act="begin", at=12)
            assert 10 <= world["ply"] <= 13
            assert all(hand["cards"] is not None for hand in world["scene"]["hands"])
            ask = world["asks"][0]
            world = await try_out(
                at, table, act="choose", session=world["session"], seat=ask["seat"],
                choice=ask["choices"][0]["choice"],
            )  # fmt: skip
            assert len(world["made"]) == 1

    asyncio.run(go())


def test_replay_shows_each_moment_through_the_right_eyes() -> None:
    async def go() -> None:
        async with house() as at:
            table, tokens = await at.lay("me", "me")
            path = f"/api/tables/{table}/replay"
            async with at.sit(table, tokens[0]) as bob, at.sit(table, tokens[1]) as ann:
                await play_on([bob, ann], 20)
                mine = {"x-seat": tokens[0]}
                now = await at.get(path, headers=mine)
                assert now["ply"] == now["last"] == bob.state["ply"]
                assert now["scene"] == bob.state["scene"]
                then = await at.get(f"{path}?at=8", headers=mine)
                assert then["ply"] <= 8
                assert then["scene"]["hands"][0]["cards"] is not None
                assert then["scene"]["hands"][1]["cards"] is None
                assert not [line for line in then["log"] if line["kind"] == "undone"]
                stranger = await at.get(f"{path}?at=8")
                assert all(hand["cards"] is None for hand in stranger["scene"]["hands"])
                assert stranger["chose"] is None
                await at.get(f"{path}?at=8&seat=1", 403, headers=mine)
                await at.get(f"{path}?at=9999", 422)
                await at.get(f"{path}?at=x", 422)
                await bob.do("resign", n=bob.n)
            for ply in (0, 1, 7, now["last"]):
                full = await at.get(f"{path}?at={ply}")
                assert all(hand["cards"] is not None for hand in full["scene"]["hands"]), ply
            eyes = await at.get(f"{path}?at=8&seat=1")
            assert eyes["scene"]["hands"][0]["cards"] is None

    asyncio.run(go())


def test_review_is_for_finished_games_and_worked_out_once() -> None:
    async def go() -> None:
        async with house() as at:
            table, tokens = await at.lay("me", "me", game="skirmish", scenario="duel")
            path = f"/api/tables/{table}/review"
            await at.get(path, 403)
            await at.get(path.replace("review", "lessons"), 403)
            async with at.sit(table, tokens[0]) as bob, at.sit(table, tokens[1]) as ann:
                while not bob.state["over"]:
                    acting = next(person for person in (bob, ann) if person.asked())
                    n = await acting.choose(acting.asked()[0])
                    await bob.reach(n)
                    await ann.reach(n)
            found = await at.get(path)
            assert found["result"] == bob.state["result"]
            assert found["points"][-1]["ply"] == found["plies"]
            assert await at.get(path) == found
            learned = await at.get(path.replace("review", "lessons"))
            assert await at.get(path.replace("review", "lessons")) == learned
            assert {one["seat"] for one in learned["lessons"]} <= {0, 1}
            assert all(one["best"] > one["chance"] for one in learned["lessons"])

    asyncio.run(go())


def test_a_review_tells_its_choices_and_its_end_in_words() -> None:
    match = Match(find_game("washingtons-war"), seed=1)
    agent = make_agent("random", 1)
    while not match.over:
        seat = match.awaited()[0]
        match.choose(agent.pick(match.choices(seat), seat, match.ply), seat)
    renderer = Renderer(match.rules)
    found = told_review(match, renderer)
    assert found["result"] == renderer.result(match)
    assert found["events"]
    for event in found["events"]:
        assert event["label"] == match.rules.words.say_choice(tuple(event["choice"]))
        assert event["odds"]["outcomes"]


def test_lessons_are_told_in_words() -> None:
    match = Match(find_game("skirmish"), seed=4)
    agent = make_agent("random", 4)
    while not match.over:
        seat = match.awaited()[0]
        match.choose(agent.pick(match.choices(seat), seat, match.ply), seat)
    found = told_lessons(match, Renderer(match.rules), (0, 1), None)
    assert found, "random play costs something"
    for one in found:
        assert one["seat"] in (0, 1)
        assert one["chosen"] == match.rules.words.say_choice(match.deliveries[one["ply"]][2])
        assert one["better"] != one["chosen"]
        assert 0 <= one["chance"] < one["best"] <= 1
