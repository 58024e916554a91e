"""Scenes of which only some parts are drawn anew are what a whole drawing would have given."""

from __future__ import annotations

from typing import Any, cast

import pytest

from ticonderoga.engine.drawing import Scene
from ticonderoga.engine.game import OBSERVER
from ticonderoga.engine.match import Match
from ticonderoga.engine.registry import all_games, make_agent
from ticonderoga.engine.scene_parts import SceneParts
from ticonderoga.server.scenery import Looked, Scenery

IN_PARTS = [game for game in all_games() if Match(game, seed=1).rules.scene_parts is not None]


def test_the_games_draw_in_parts() -> None:
    assert len(IN_PARTS) == 4


@pytest.mark.parametrize("game", IN_PARTS, ids=lambda game: game.name)
def test_what_is_kept_is_what_would_be_drawn(game: Any) -> None:
    match = Match(game, seed=11)
    rules = match.rules
    assert rules.scene_parts is not None
    seats = range(OBSERVER, len(rules.seats))
    sceneries = {seat: Scenery(rules.scene_parts) for seat in seats}
    agent = make_agent("random", 11)
    kept = 0
    before: Scene | None = None
    for step in range(150):
        for seat in seats:
            assert sceneries[seat].draw(match.view(seat)) == rules.scene(match.view(seat))
        now = sceneries[OBSERVER].draw(match.view(OBSERVER))
        kept += sum(1 for name, part in now.items() if before and before.get(name) is part)
        before = now
        if match.over:
            break
        asked = match.awaited()[0]
        if step % 40 == 39 and match.undoable_by(asked) >= 0:
            match.undo(asked)
        else:
            match.choose(agent.pick(match.choices(asked), asked, match.ply), asked)
    assert kept > 300, "most parts stay as they were"


def parts(**drawn: Any) -> SceneParts:
    return cast(SceneParts, drawn)


def test_a_part_is_drawn_anew_when_what_it_looked_at_has_changed() -> None:
    calls: list[str] = []

    def tokens(view: Any) -> list[Any]:
        calls.append("tokens")
        return [view["a"], view["b"] if view["a"] else 0]

    def status(view: Any) -> list[Any]:
        calls.append("status")
        return [view["c"] > 5]

    scenery = Scenery(parts(tokens=tokens, status=status))

    def drawn(a: int, b: int, c: int) -> Any:
        return scenery.draw({"a": a, "b": b, "c": c})

    assert drawn(0, 1, 1) == {"tokens": [0, 0], "status": [False]}
    assert drawn(0, 2, 1)["tokens"] == [0, 0]
    assert calls == ["tokens", "status"], "b was not looked at"
    assert drawn(1, 2, 1)["tokens"] == [1, 2]
    assert drawn(1, 3, 1)["tokens"] == [1, 3], "now it is"
    before = drawn(1, 3, 1)["status"]
    assert drawn(1, 3, 2)["status"] is before, "it came out the same"
    assert calls == ["tokens", "status", "tokens", "tokens", "status"]


def test_every_way_to_read_a_view_is_noticed() -> None:
    def read_by(look: Any) -> set[str]:
        looked = Looked({"a": 1, "b": 2})
        look(looked)
        return looked.read

    assert read_by(lambda view: view["a"]) == {"a"}
    assert read_by(lambda view: view.get("b")) == {"b"}
    for look in (
        lambda view: "a" in view,
        lambda view: list(view),
        lambda view: list(view.values()),
        lambda view: list(view.items()),
        lambda view: {**view},
        lambda view: dict(view),
    ):
        assert read_by(look) == {"a", "b"}
