"""A position to take away: it can be played on, and tells nothing that its taker cannot know."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tests.server.seats import house, play_on
from ticonderoga.engine.dice import committed_dice
from ticonderoga.engine.game import OBSERVER
from ticonderoga.engine.match import Match
from ticonderoga.engine.registry import all_games, make_agent
from ticonderoga.engine.save import load
from ticonderoga.engine.world import redeal
from ticonderoga.server.positions import position_file


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_a_position_of_a_running_game_tells_only_what_the_seat_knows(game: Any) -> None:
    """The file is the same whatever the others hold: it is made of what the seat knows alone."""
    dice = committed_dice(b"\x07" * 32, ["a", "b"])
    key = dice.key.hex()
    match: Match = Match(game, dice=dice)
    agent = make_agent("random", 3)
    compared = 0
    for step in range(120):
        if match.over:
            break
        if step % 8 == 0:
            seat = match.awaited()[0]
            text = position_file(match, seat, 0, 11)
            assert key not in text
            other = match.fork()
            redeal(match.rules, other.world.base, seat, 99)
            assert position_file(other, seat, 0, 11) == text
            begun = load(text)
            theirs = match.rules.view(match.last_checkpoint()[1], seat)
            assert match.rules.view(begun.began_from, seat) == theirs, "all that it knows is there"
            compared += 1
        asked = match.awaited()[0]
        match.choose(agent.pick(match.choices(asked), asked, match.ply), asked)
    assert compared > 1


def test_a_position_is_for_those_who_sit_there_and_can_be_played_on() -> None:
    async def go() -> None:
        async with house() as at:
            table, tokens = await at.lay("me", "open")
            path = f"/api/tables/{table}/position"
            mine = {"x-seat": tokens[0]}
            assert (await at.http.get(path, headers=mine)).status_code == 403, "nobody is dealt in"
            joined = await at.post(f"/api/tables/{table}/join", {"token": tokens[1]})
            async with at.sit(table, tokens[0]) as one, at.sit(table, joined["token"]) as two:
                await play_on([one, two], 6)
            assert (await at.http.get(path)).status_code == 403, "a spectator has no position"
            found = await at.http.get(path, headers=mine)
            assert found.status_code == 200
            laid = await at.site.hub.table(table)
            assert laid.row.secret not in found.text
            assert laid.dice.key.hex() not in found.text
            seats = [{"kind": "me"}, {"kind": "me"}]
            study = await at.post("/api/tables/import", {"save": found.text, "seats": seats}, 201)
            async with at.sit(study["id"], study["tokens"][0]) as alone:
                assert alone.state["scene"]["tokens"]
                assert alone.state["table"]["settings"]["imported"]

    asyncio.run(go())


def test_where_advice_is_forbidden_no_position_is_given() -> None:
    async def go() -> None:
        async with house() as at:
            table, tokens = await at.lay("me", "random", game="skirmish", advice=False)
            answer = await at.http.get(
                f"/api/tables/{table}/position", headers={"x-seat": tokens[0]}
            )
            assert answer.status_code in (403, 422)

    asyncio.run(go())


def test_of_a_finished_game_every_position_is_open() -> None:
    match = Match(next(game for game in all_games() if game.name == "skirmish"), seed=5)
    agent = make_agent("random", 5)
    while not match.over:
        asked = match.awaited()[0]
        match.choose(agent.pick(match.choices(asked), asked, match.ply), asked)
    for ply in (0, match.ply // 2, match.ply):
        begun = load(position_file(match, OBSERVER, ply, 1))
        assert begun.setup.game.name == "skirmish"
    assert load(position_file(match, OBSERVER, match.ply // 2, 1)).position.dice.seed != 5
