"""The worked example with a tiny budget: it learns, repeats by seed, and plays at a table."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import numpy as np
import pytest

from ticonderoga.engine.agent import answer
from ticonderoga.engine.errors import TiconderogaError
from ticonderoga.engine.match import Match
from ticonderoga.engine.registry import find_game
from ticonderoga.learn import curve, train
from ticonderoga.learn.network import Network, NetworkAgent, begin
from ticonderoga.learn.self_play import SelfPlay
from ticonderoga.learn.train import Effort, Trainer, measure

TINY = Effort(tables=16, rows=512, minibatch=128, hidden=32, most_offered=12, rate=3e-3)


@pytest.fixture(scope="module")
def trained() -> Trainer:
    trainer = Trainer(find_game("skirmish"), "duel", TINY, seed=1)
    for _ in range(12):
        trainer.update()
    return trainer


def test_it_learns_to_beat_the_easy_planner(trained: Trainer) -> None:
    score, games = measure(trained.network(), "planner:easy", 60, seed=1)
    assert score > 0.55 * games
    assert trained.games > 300
    assert trained.decisions >= 12 * TINY.rows


def test_the_same_seed_gives_the_same_network(trained: Trainer) -> None:
    networks = []
    for _ in range(2):
        trainer = Trainer(find_game("skirmish"), "duel", TINY, seed=2)
        trainer.update()
        networks.append(trainer.network().weights)
    assert all(np.array_equal(networks[0][name], networks[1][name]) for name in networks[0])


def test_a_network_at_a_table_says_what_it_thinks(trained: Trainer, tmp_path: Path) -> None:
    trained.network().save(tmp_path / "net.npz")
    network = Network.load(tmp_path / "net.npz")
    assert (network.game, network.scenario) == ("skirmish", "duel")
    match = Match(find_game("skirmish"), "duel", seed=1)
    bold, drawing = NetworkAgent(network), NetworkAgent(network, seed=3, bold=False)
    assert answer(match, 0, bold) in match.choices(0)
    assert bold.why().startswith("Bid a ")
    assert "%" in bold.why()
    assert answer(match, 0, drawing) == answer(match, 0, drawing)
    imagined = match.imagine_match(0, 9)
    assert answer(imagined, 0, bold) == answer(match, 0, bold)
    value = network.value(np.zeros(82, np.float32))
    assert -1 <= value <= 1
    with pytest.raises(TiconderogaError, match="without seeing"):
        bold.pick(match.choices(0), 0, 0)


def test_a_network_for_another_game_is_refused(trained: Trainer) -> None:
    match = Match(find_game("washingtons-war"), seed=1)
    with pytest.raises(TiconderogaError, match="trained for skirmish"):
        answer(match, match.awaited()[0], NetworkAgent(trained.network()))


def test_a_file_that_is_no_network_is_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "odd.npz").write_text("nothing")
    with pytest.raises(TiconderogaError, match="no saved network"):
        Network.load(tmp_path / "odd.npz")
    with pytest.raises(TiconderogaError, match="no saved network"):
        Network.load(tmp_path / "missing.npz")


def test_before_training_every_choice_is_as_likely() -> None:
    network = Network(begin(10, 7, 8, 0), "skirmish", "duel")
    assert network.chances(np.ones(10, np.float32), [1, 4, 6]) == pytest.approx([1 / 3] * 3)


def test_too_few_places_for_offers_are_told() -> None:
    play = SelfPlay(find_game("skirmish"), "duel", 2, 3, 0)
    with pytest.raises(TiconderogaError, match="--most-offered 3 is too few"):
        play.play(lambda seen, offered: (np.zeros(2, np.int64), np.zeros(2, np.float32)), 1)


def test_the_command(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    out, points = tmp_path / "net.npz", tmp_path / "curve.json"
    words = ["skirmish", "--updates", "2", "--measure", "1", "--games", "4", "--rows", "128"]
    more = ["--tables", "8", "--hidden", "8", "--against", "random"]
    monkeypatch.setattr(
        sys, "argv", ["train", *words, *more, "--out", str(out), "--curve", str(points)]
    )
    assert train.main() == 0
    rows = json.loads(points.read_text())
    assert len(rows) == 3
    assert rows[0]["games"] == 0 < rows[1]["games"] < rows[2]["games"]
    assert all(row["low"] <= row["score"] <= row["high"] for row in rows)
    assert capsys.readouterr().out.count("against random") == 3
    assert Network.load(out).game == "skirmish"


def test_a_learning_curve_is_drawn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rows = [
        {"games": games, "against": rival, "score": 0.5, "low": 0.4, "high": 0.6}
        for games in (0, 100)
        for rival in ("random", "planner:easy")
    ]
    saved, picture = tmp_path / "curve.json", tmp_path / "curve.png"
    saved.write_text(json.dumps(rows))
    monkeypatch.setattr(sys, "argv", ["curve", str(saved), str(picture), "--title", "Test"])
    assert curve.main() == 0
    assert picture.read_bytes().startswith(b"\x89PNG")
    saved.write_text("{")
    with pytest.raises(TiconderogaError, match="no learning curve"):
        curve.main()
