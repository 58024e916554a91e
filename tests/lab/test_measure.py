"""The stop-watch: what it counts and where it looks. No test here depends on the clock."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

import ticonderoga
from ticonderoga.engine.errors import TiconderogaError
from ticonderoga.engine.registry import find_game
from ticonderoga.lab import measure as stopwatch
from ticonderoga.lab.batch import Outcome, Series
from ticonderoga.lab.measure import (
    OwnPlay,
    Peer,
    RandomPlay,
    Speed,
    load_peers,
    measure,
    percentile,
    ratio,
    time_operations,
)


def test_play_is_counted_slice_by_slice() -> None:
    play = RandomPlay("skirmish", 1)
    play.play(0.001)
    play.play(0.001)
    assert len(play.speed.decision_rates) == 2
    assert play.speed.games == play.played >= 2
    assert play.speed.decisions > play.speed.games
    assert play.speed.plain()["games_per_second"] > 0


def test_a_ratio_is_the_median_over_the_rounds() -> None:
    ours, theirs = Speed(), Speed()
    for decisions in (100, 200, 900):
        ours.add(1, decisions, 1.0)
        theirs.add(1, 50, 1.0)
    assert ratio(ours.decision_rates, theirs.decision_rates) == 4.0
    assert ratio(ours.game_rates, theirs.game_rates) == 1.0


def test_a_percentile_is_a_value_that_was_seen() -> None:
    values = [float(value) for value in range(100, 0, -1)]
    assert percentile(values, 95) == 96.0
    assert percentile([3.0], 95) == 3.0


def test_operations_are_timed_at_decisions_and_at_the_end() -> None:
    operations = time_operations(RandomPlay("washingtons-war", 1), samples=5)
    found = operations.plain()
    assert set(found["median"]) == {"copy", "fork", "imagine", "choices", "save", "load"}
    assert found["samples"]["fork"] >= 5
    assert found["samples"]["copy"] == found["samples"]["imagine"]
    assert all(value > 0 for value in found["median"].values())


def test_operations_are_timed_where_all_are_asked_at_once() -> None:
    found = time_operations(RandomPlay("skirmish", 1), samples=3).plain()
    assert found["samples"]["fork"] >= 3


def test_the_figures_without_peers() -> None:
    said: list[str] = []
    found = measure("skirmish", 0.01, samples=2, tell=said.append)
    assert found["game"] == "skirmish"
    assert isinstance(found["compiled"], bool)
    assert "peers" not in found
    assert "ratio_to_catanatron" not in found
    assert said == ["single operations", "round 1 of 1"]


def test_the_figures_beside_peers_that_play_by_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    turns: list[tuple[str, int]] = []

    def peer(name: str) -> object:
        def play(seconds: float, seed: int) -> SimpleNamespace:
            turns.append((name, seed))
            return SimpleNamespace(
                games=1, decisions=10, seconds=1.0, copy_microseconds=7.0, version="1.0"
            )

        return play

    fake = SimpleNamespace(measure_catanatron=peer("catan"), measure_chess=peer("chess"))
    monkeypatch.setattr(stopwatch, "load_peers", lambda: fake)
    monkeypatch.setattr(stopwatch, "SLICE", 0.005)
    found = measure("skirmish", 0.01, peers=True, seed=1, samples=1)
    assert turns == [("catan", 1), ("chess", 1), ("catan", 1001), ("chess", 1001)]
    assert found["peers"]["catanatron"]["games"] == 2
    assert found["peers"]["python-chess"]["copy_microseconds"] == 7.0
    assert found["ratio_to_catanatron"] == found["ratio_to_chess"] > 0


def test_own_players_are_measured_in_every_scenario(monkeypatch: pytest.MonkeyPatch) -> None:
    def peer(seconds: float, seed: int) -> SimpleNamespace:
        return SimpleNamespace(
            games=5, decisions=50, seconds=1.0, copy_microseconds=7.0, version="1.0"
        )

    fake = SimpleNamespace(measure_catanatron=peer, measure_chess=peer)
    monkeypatch.setattr(stopwatch, "load_peers", lambda: fake)
    found = measure("liberty-or-death", 0.01, peers=True, samples=1)
    assert list(found["own_players"]) == ["liberty-or-death"]
    rows = found["own_players"]["liberty-or-death"]
    assert list(rows) == ["1775", "1776", "1778", "1778-sprint"]
    for row in rows.values():
        assert row["games"] >= 1
        assert row["ratio_to_catanatron"] == pytest.approx(row["games_per_second"] / 5)
    assert "own_players" not in measure("skirmish", 0.01, samples=1)


def test_without_a_name_the_usual_game_and_everybodys_own_players_are_measured() -> None:
    found = measure(seconds=0.01, samples=1)
    assert found["game"] == "washingtons-war"
    assert list(found["own_players"]) == ["liberty-or-death"]
    assert found["own_players"]["liberty-or-death"]["1775"]["games_per_second"] > 0


def test_a_game_of_own_players_that_fails_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def stumble(series: Series, index: int) -> Outcome:
        return Outcome(index, 1, error="at choice 7: ValueError: lost")

    monkeypatch.setattr(Series, "play", stumble)
    with pytest.raises(TiconderogaError, match="game 0: at choice 7"):
        OwnPlay(find_game("liberty-or-death"), "1778", 1).play(1.0)


def test_missing_peers_are_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    class PeersMissing(Exception):
        pass

    def missing(seconds: float, seed: int) -> object:
        raise PeersMissing("The peers are not installed.")

    fake = SimpleNamespace(measure_catanatron=missing, measure_chess=missing)
    monkeypatch.setattr(stopwatch, "load_peers", lambda: fake)
    with pytest.raises(TiconderogaError, match="not installed"):
        measure("skirmish", 0.01, peers=True, samples=1)


def test_the_peers_are_found_beside_the_package() -> None:
    module = load_peers()
    assert module.PeersMissing.__name__ == "PeersMissing"
    assert Peer(module.measure_chess).version == ""


def test_without_the_bench_folder_it_says_so(
    monkeypatch: pytest.MonkeyPatch, tmp_path: object
) -> None:
    monkeypatch.setattr(ticonderoga, "__file__", f"{tmp_path}/ticonderoga/__init__.py")
    with pytest.raises(TiconderogaError, match="checkout of the project"):
        load_peers()
