"""The benches of environments and search: what they count. No test here depends on the clock."""

from __future__ import annotations

import json
import sys

import pytest

from bench import environment, search
from ticonderoga.engine.errors import TiconderogaError
from ticonderoga.learn.pettingzoo_env import env


def test_the_environment_plays_the_games_that_were_recorded(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["--game", "skirmish", "--scenario", "duel", "--decisions", "40", "--rounds", "1"]
    monkeypatch.setattr(sys, "argv", ["environment", *words, "--json"])
    environment.main()
    told = json.loads(capsys.readouterr().out)
    (row,) = told["rows"]
    assert (row["scenario"], row["features"], row["actions"]) == ("duel", 82, 55)
    assert row["decisions"] == 40
    assert told["limit"] == 100


def test_a_recorded_game_ends_alike_in_engine_and_environment() -> None:
    wrapped = env("skirmish", "melee")
    game = environment.Recorded(wrapped.unwrapped, 5, 1000)
    game.play_environment(wrapped)
    match = game.match(wrapped.unwrapped)
    for seat, choice in game.steps:
        match.choose(choice, seat)
    assert match.over
    assert wrapped.unwrapped.match.hash() == match.hash()


def test_searches_are_counted_on_both_sides() -> None:
    found = search.measure("skirmish", "planner:easy", "tic_tac_toe", 0.01, 1)
    assert found["ratio_of_simulations"] == pytest.approx(
        found["our_simulations_per_second"] / found["peer_simulations_per_second"]
    )
    assert found["decisions_of_a_game"]["ours"] > 5
    assert 1 < found["choices_of_a_decision"]["peer"] < 9
    ours = search.Ours("skirmish", "planner:easy", 1)
    assert ours.search() > 0
    assert ours.playout() == 1
    with pytest.raises(TiconderogaError, match="does not count"):
        search.Ours("skirmish", "random", 1)
