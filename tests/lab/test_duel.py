"""Duels and paired seats: who wins how often, and what is said to mistakes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ticonderoga.engine.errors import TiconderogaError
from ticonderoga.engine.registry import find_game
from ticonderoga.lab import duel, seats
from ticonderoga.lab.batch import Outcome
from ticonderoga.lab.seats import Pairs, lead


def test_a_duel_tells_wins_interval_and_endings(capsys: pytest.CaptureFixture[str]) -> None:
    randoms = duel.Duel("washingtons-war", "", (), ("random", "random"), 1, alternate=True)
    wins = duel.run_duel(randoms, 3)
    said = capsys.readouterr().out
    assert sum(wins) == 3
    assert f"random against random (seats alternating): {wins[0]} of 3 won" in said
    assert "95 % interval" in said
    assert len(said.splitlines()) >= 2


def test_a_duel_is_the_same_whenever_it_is_played(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["--games", "2", "--seat", "american=random", "--seat", "british=random"]
    told = []
    for _ in range(2):
        assert duel.main(arguments) == 0
        told.append(capsys.readouterr().out.splitlines()[1:])
    assert told[0] == told[1]


def test_a_duel_with_a_mistake_is_refused_in_a_sentence() -> None:
    with pytest.raises(TiconderogaError, match="should read --option"):
        duel.main(["--option", "edition"])
    with pytest.raises(TiconderogaError, match="should read --seat"):
        duel.main(["--seat", "american"])
    with pytest.raises(TiconderogaError, match="between two seats; liberty-or-death has 4"):
        duel.main(["--game", "liberty-or-death"])


def test_pairs_count_the_difference_of_wins() -> None:
    pairs = Pairs(0)
    won = Outcome(0, 1, (0,), "hills", 0, (9, 4))
    lost = Outcome(0, 1, (1,), "hills", 0, (3, 5))
    for outcome, before in ((won, lost), (won, won), (lost, lost), (won, lost)):
        pairs.add(outcome, before)
    mean, low, high = pairs.interval()
    assert mean == 0.5
    assert low < mean < high
    plain = pairs.plain()
    assert (plain["won"], plain["won_before"], plain["pairs"]) == (3, 1, 4)
    assert (plain["lead"], plain["lead_before"]) == ((5 + 5 - 2 + 5) / 4, (-2 + 5 - 2 - 2) / 4)
    assert lead((3, 5, 9), 1) == -4


def test_one_pair_is_sure_of_nothing() -> None:
    pairs = Pairs(0)
    assert pairs.interval() == (0.0, -1.0, 1.0)
    with pytest.raises(TiconderogaError, match="did not end"):
        pairs.add(Outcome(3, 1, error="stuck"), Outcome(3, 1))


def test_an_agent_measured_against_itself_makes_no_difference(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "out.json"
    arguments = [
        "--game", "skirmish", "--agent", "random", "--against", "random", "--pairs", "3",
        "--json", str(file),
    ]  # fmt: skip
    assert seats.main(arguments) == 1, "an interval around nothing is not above zero"
    told = json.loads(file.read_text("utf-8"))
    assert list(told["seats"]) == list(find_game("skirmish").seats), "some scenarios have fewer"
    for found in told["seats"].values():
        assert (found["difference"], found["pairs"]) == (0.0, 3)
    assert "difference +0.0 %" in capsys.readouterr().out


def test_seats_and_scenarios_that_are_not_there_are_named() -> None:
    with pytest.raises(SystemExit, match="no seat 'purple'"):
        seats.main(["--game", "skirmish", "--seat", "purple"])
    with pytest.raises(SystemExit, match="no scenario 'siege'"):
        seats.main(["--game", "skirmish", "--scenario", "siege"])
