"""What is drawn once for all who look is what each would have been shown."""

from __future__ import annotations

import asyncio
import gc
import json
import time
from typing import Any

import pytest

from tests.server.seats import house, play_on
from ticonderoga.engine.drawing_check import mismatches
from ticonderoga.engine.drawing_told import LogLine, OddsShown
from ticonderoga.engine.game import OBSERVER
from ticonderoga.engine.match import Match
from ticonderoga.engine.registry import all_games, find_game, make_agent
from ticonderoga.engine.words import HIDDEN
from ticonderoga.server.rendering import Renderer


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_a_scene_is_its_public_part_and_the_seats_own(game: Any) -> None:
    match = Match(game, seed=7)
    rules: Any = match.rules
    private = rules.private_scene or (lambda g, seat: rules.scene(rules.view(g, seat)))
    agent = make_agent("random", 7)
    compared = 0
    for _ in range(400):
        public = rules.scene(match.view(OBSERVER))
        for seat in range(OBSERVER, len(rules.seats)):
            whole = rules.scene(match.view(seat))
            assert {**public, **private(match.position, seat)} == whole
            compared += 1
        if match.over:
            break
        asked = match.awaited()[0]
        match.choose(agent.pick(match.choices(asked), asked, match.ply), asked)
    assert compared > 10


def test_a_log_line_brings_its_dice_its_way_and_what_it_touches() -> None:
    rules = Match(find_game("washingtons-war"), seed=1).rules
    renderer = Renderer(rules)
    howe = rules.ids["general"].index("howe")
    boston, newport = (rules.ids["space"].index(name) for name in ("boston", "newport"))
    line = renderer.entry(7, ("sailed", howe, boston, newport, 3))
    assert line["text"] == "Howe sails from Boston to Newport with 3 CUs."
    assert line["rule"] == "7.5"
    assert line["way"] == {"start": boston, "goal": newport, "by": "sea", "piece": howe}
    assert line["touches"] == [("general", howe), ("space", boston), ("space", newport)]
    assert line["dice"] == []
    line = renderer.entry(8, ("interception", howe, boston, 5, 0, HIDDEN))
    assert line["dice"] == [{"face": 5, "sides": 6}]
    assert line["way"] is None
    assert line["touches"] == [("general", howe), ("space", boston)]


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_log_lines_and_odds_are_of_the_types_of_the_drawing(game: Any) -> None:
    match = Match(game, seed=5)
    renderer = Renderer(match.rules)
    agent = make_agent("random", 5)
    for _ in range(300):
        if match.over:
            break
        asked = match.awaited()[0]
        ask = match.ask_of(asked)
        choices = match.choices(asked)
        for choice in choices[:3]:
            odds = match.rules.odds(match.position, ask, choice) if ask is not None else None
            assert odds is None or mismatches(odds.plain(), OddsShown) == []
        match.choose(agent.pick(choices, asked, match.ply), asked)
    for seat in range(OBSERVER, len(match.rules.seats)):
        for line in renderer.log(match, seat, 0):
            assert mismatches(line, LogLine) == []


def test_a_hidden_card_touches_nothing() -> None:
    rules = Match(find_game("washingtons-war"), seed=1).rules
    line = Renderer(rules).entry(0, rules.words.masked(("drew", 0, 17), 1))
    assert line["touches"] == []
    assert line["args"] == [0, HIDDEN]
    assert "hidden card" in line["text"]


def drawn(match: Match, seat: int) -> Any:
    """A seat's scene as it arrives: JSON has no tuples."""
    return json.loads(json.dumps(match.rules.scene(match.view(seat))))


def test_everybody_is_sent_the_scene_of_his_own_seat() -> None:
    async def go() -> None:
        async with house() as at:
            table, tokens = await at.lay("me", "me")
            async with (
                at.sit(table, tokens[0]) as bob,
                at.sit(table, tokens[1]) as ann,
                at.sit(table) as watcher,
            ):
                match = at.site.hub.tables[table].match
                for _ in range(20):
                    await play_on([bob, ann, watcher], 2)
                    for person in (bob, ann, watcher):
                        assert person.state["scene"] == drawn(match, person.seat)
                while not bob.state["undo"]["free"] and not ann.state["undo"]["free"]:
                    await play_on([bob, ann, watcher], 1)
                undoing = bob if bob.state["undo"]["free"] else ann
                back = await undoing.do("undo", n=undoing.n)
                for person in (bob, ann, watcher):
                    await person.reach(back["n"])
                    assert person.state["scene"] == drawn(match, person.seat)

    asyncio.run(go())


def test_garbage_is_looked_for_while_nobody_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[int] = []
    monkeypatch.setattr(gc, "isenabled", lambda: False)
    monkeypatch.setattr(gc, "get_count", lambda: (10, 0, 0))

    async def go() -> None:
        async with house() as at:
            monkeypatch.setattr(gc, "collect", lambda: looked.append(1))
            at.site.hub.moved_at = time.monotonic()
            at.site._tidy(time.monotonic())
            assert not looked, "somebody plays"
            at.site._tidy(time.monotonic() + 10)
            assert len(looked) == 1
            monkeypatch.setattr(gc, "get_count", lambda: (10_000_000, 0, 0))
            at.site._tidy(time.monotonic())
            assert len(looked) == 2, "there is too much of it"

    asyncio.run(go())
