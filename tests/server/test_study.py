"""What-if, replay and review: worked out in workers, from what the seat may know."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tests.server.seats import WAR, House, house, play_on
from ticonderoga.engine.agent import answer
from ticonderoga.engine.match import Match
from ticonderoga.engine.registry import find_game, make_agent
from ticonderoga.server.fitting import fit, log_loss, self_play
from ticonderoga.server.fitting import main as fit_main
from ticonderoga.server.rendering import Renderer
from ticonderoga.server.review import review, softened


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

    asyncio.run(go())


def played(seed: int) -> Match:
    match = Match(find_game(WAR), seed=seed)
    agent = make_agent("random", seed)
    while not match.over:
        seat = match.awaited()[0]
        match.choose(agent.pick(match.choices(seat), seat, match.ply), seat)
    return match


def test_review_tells_value_luck_and_chances() -> None:
    match = played(1)
    before = match.hash()
    found = review(match, Renderer(match.rules))
    assert match.hash() == before
    points = found["points"]
    assert len(points) > 10
    assert [p["ply"] for p in points] == sorted(p["ply"] for p in points)
    for point in points:
        assert abs(sum(point["chances"]) - 1) < 0.01
        assert abs(sum(point["value"])) < 0.01
        assert abs(sum(point["luck"])) < 0.01, "one's luck is the other's misfortune"
        assert all(abs(luck) < 100 * len(points) for luck in point["luck"])
    winner = found["result"]["winners"][0]
    assert points[-1]["chances"][winner] == 1
    assert any(abs(point["luck"][0]) > 0.01 for point in points)
    event = found["events"][0]
    assert event["odds"]["outcomes"]
    assert event["outcome"]
    assert event["label"]


def test_a_battle_that_takes_several_choices_is_one_event_with_its_outcome() -> None:
    game = find_game("liberty-or-death")
    match = Match(game, "1778-sprint", seed=5)
    agents = [make_agent("non-player", 5 + seat, game) for seat in range(4)]
    for seat in range(4):
        match.set_controller(seat, "non-player")
    while not match.over:
        seat = match.awaited()[0]
        match.choose(answer(match, seat, agents[seat]), seat)
    events = review(match, Renderer(match.rules))["events"]
    battles = [event for event in events if event["odds"]["title"].startswith("Battle")]
    fought = [entry for entry in match.log() if entry[0] == "battle"]
    assert len(battles) == len(fought) > 2
    for event in battles:
        assert any("win" in line for line in event["outcome"])


def test_the_scale_of_chances_is_found_again() -> None:
    """Noted at a known scale, in just the shares that it foretells."""
    noted = []
    for lead in (-300.0, -120.0, -40.0, 10.0, 90.0, 250.0):
        leads = [lead, -lead]
        wins = round(softened(leads, 180.0)[0] * 1000)
        noted += [(leads, 0)] * wins + [(leads, 1)] * (1000 - wins)
    assert abs(fit(noted) - 180) < 3
    assert log_loss(noted, 180) < log_loss(noted, 90)
    assert log_loss(noted, 180) < log_loss(noted, 400)


def test_self_play_notes_who_won(capsys: pytest.CaptureFixture[str]) -> None:
    noted = self_play(WAR, "random", 3)
    assert len(noted) > 10
    assert len({won for _, won in noted}) == 1
    assert all(abs(sum(leads)) < 1e-6 for leads, _ in noted)
    fit_main([WAR, "--agent", "random", "--games", "2"])
    assert "log loss" in capsys.readouterr().out
