"""A step tells only what of a scene has changed, and of the tokens only those that have."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.server.seats import changed_scene
from ticonderoga.engine.drawing import SceneChanges, Token, TokenChanges, empty_scene
from ticonderoga.engine.drawing_check import mismatches
from ticonderoga.engine.game import OBSERVER
from ticonderoga.engine.match import Match
from ticonderoga.engine.registry import all_games, make_agent
from ticonderoga.server.changes import TokenSteps, changed_parts, changed_tokens


def token(key: str, count: int = 1) -> Token:
    return {
        "key": key, "at": ("space", 1), "figure": "plate", "side": 0, "count": count, "title": key,
    }  # fmt: skip


def tokens(keys: str) -> list[Token]:
    return [token(key) for key in keys]


def test_one_moved_token_is_one_token_sent() -> None:
    was = tokens("abcdef")
    now = [*tokens("abc"), token("d", 2), *tokens("ef")]
    expected: TokenChanges = {"gone": [], "put": [(3, token("d", 2))]}
    assert changed_tokens(was, now) == expected


def test_tokens_come_and_go_at_their_place_in_the_list() -> None:
    assert changed_tokens(tokens("abcdef"), tokens("xbcdef")) == {
        "gone": ["a"],
        "put": [(0, token("x"))],
    }


def test_tokens_that_stay_but_change_their_order_are_sent_whole() -> None:
    assert changed_tokens(tokens("abcdef"), tokens("bacdef")) is None


def test_a_list_that_is_mostly_new_is_sent_whole() -> None:
    assert changed_tokens(tokens("abc"), tokens("xyz")) is None


def test_parts_that_are_as_they_were_are_left_out() -> None:
    was, now = empty_scene(), empty_scene()
    now["status"] = [("Year", "1776")]
    assert changed_parts(was, now, TokenSteps()) == {"status": [("Year", "1776")]}


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_a_client_that_applies_the_changes_has_the_scene(game: Any) -> None:
    match = Match(game, seed=5)
    agent = make_agent("random", 5)
    seen = plain(match.rules.scene(match.view(OBSERVER)))
    before = match.rules.scene(match.view(OBSERVER))
    steps = TokenSteps()
    sent = whole = 0
    for _ in range(150):
        if match.over:
            break
        asked = match.awaited()[0]
        match.choose(agent.pick(match.choices(asked), asked, match.ply), asked)
        scene = match.rules.scene(match.view(OBSERVER))
        changes = changed_parts(before, scene, steps)
        assert mismatches(changes, SceneChanges) == []
        seen = changed_scene(seen, plain(changes))
        assert seen == plain(scene)
        sent += len(json.dumps(changes))
        whole += len(json.dumps(scene))
        before = scene
    assert sent < whole / 2


def plain(value: Any) -> Any:
    return json.loads(json.dumps(value))
