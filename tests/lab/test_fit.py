"""Fitting winning chances: self-play that goes on where it was cut off, fit, check and file."""

from __future__ import annotations

import json
from dataclasses import replace
from math import exp
from pathlib import Path

import pytest

from ticonderoga.engine.dice import Dice
from ticonderoga.engine.errors import TiconderogaError
from ticonderoga.engine.kit.chances import read_chances
from ticonderoga.engine.match import Match
from ticonderoga.engine.registry import find_game
from ticonderoga.lab.calibration import calibration
from ticonderoga.lab.fit import file_text, fit_positions, main
from ticonderoga.lab.positions import Noted, positions_of, term_keys
from ticonderoga.lab.self_play import SelfPlay, kept, play, play_missing, settle

WAR = "washingtons-war"
GAMES = (WAR, "bayonets-tomahawks", "liberty-or-death", "end-of-empire")
PLAN = settle(SelfPlay(WAR, (), (), ("random",), ("random",), 8, 1))


# ---------------------------------------------------------------------- self-play


def test_a_game_is_settled_by_its_number() -> None:
    plan = replace(PLAN, agents=("planner", "random"), beginners=("random", "planner:easy"))
    assert [plan.agent(number) for number in (0, 1, 2, 3, 4)] == (
        ["planner", "planner", "random", "random", "planner"]
    )
    assert [plan.opening(number, 2)[0] > 0 for number in range(4)] == [False, True, False, True]
    assert play(PLAN, 3) == play(PLAN, 3)
    assert play(PLAN, 3).saved != play(PLAN, 5).saved


def test_what_is_in_the_file_is_not_played_again(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    told: list[int] = []
    play_missing(PLAN, 3, path, tell=lambda done, of: told.append(done))
    whole = path.read_text()
    path.write_text(whole[: len(whole) - 40])
    play_missing(PLAN, 3, path, tell=lambda done, of: told.append(done))
    assert path.read_text() == whole
    assert told == [1, 2, 3, 3]
    assert [played.number for played in kept(path)] == [0, 1, 2]
    with pytest.raises(TiconderogaError, match="another plan"):
        play_missing(replace(PLAN, seed=2), 3, path)


def test_only_what_equals_played_is_noted() -> None:
    game = play(PLAN, 1)
    noted = positions_of(game)
    assert game.opening
    assert game.since
    assert noted[0] != positions_of(replace(game, since=0))[0]
    assert positions_of(replace(game, since=10**6)) == []
    assert all(one.won in ([1.0, 0.0], [0.0, 1.0]) for one in noted)
    assert all(len(row) == len(term_keys(WAR)) for one in noted for row in one.values)
    assert [one.late for one in noted] == sorted(one.late for one in noted)


def test_a_game_that_says_nothing_of_its_terms_is_refused(tmp_path: Path) -> None:
    with pytest.raises(TiconderogaError, match="lacks terms"):
        main(["skirmish", "--games", "1", "--agent", "random", "--folder", str(tmp_path)])


# ---------------------------------------------------------------------- the fit


def known(games: int, seed: int) -> list[Noted]:
    """Positions of games decided by known factors: 0.5 a man, early and late; hills tell nothing;
    red has a constant of 1."""
    dice = Dice(seed)
    found = []
    for game in range(games):
        men = dice.below(9) - 4.0
        chance = 1.0 / (1.0 + exp(-(0.5 * 2 * men + 1.0)))
        red = dice.below(10_000) < 10_000 * chance
        for late in (0.0, 0.5, 1.0):
            hill = dice.below(5) - 2.0
            rows = [[men, hill] + [0.0] * 11, [-men, -hill] + [0.0] * 11]
            won = [1.0, 0.0] if red else [0.0, 1.0]
            found.append(Noted(game, "standard", late, rows, won))
    return found


def test_factors_are_found_again_and_chances_are_calibrated() -> None:
    noted = known(1500, 4)
    fitted, record, seen = fit_positions(PLAN, noted, by_seat=False)
    men, hills = [[rows[0][at] for rows in fitted.factors] for at in (0, 1)]
    assert men == pytest.approx([0.5] * len(men), abs=0.12)
    assert hills == pytest.approx([0.0] * len(hills), abs=0.06)
    assert all(factor >= 0 for rows in fitted.factors for factor in rows[0])
    constant = fitted.constants["standard"][1]
    assert constant[0] - constant[1] == pytest.approx(1.0, abs=0.35)
    assert seen.ece < 0.04
    assert record["checked"]["log_loss"] < record["checked"]["log_loss_of_a_guess"] - 0.1
    assert record["games"] == 1500


def test_the_file_gives_the_same_chances_back() -> None:
    fitted, record, _ = fit_positions(PLAN, known(60, 5), by_seat=True)
    again = read_chances(file_text(fitted, record, True), fitted.seats, fitted.terms)
    rows = [[2.0] * 13, [-1.0] * 13]
    expected = fitted.at(rows, 0.6, "standard")
    assert again.at(rows, 0.6, "standard") == pytest.approx(expected, abs=1e-3)
    assert again.record["seed"] == 1


def test_too_few_games_are_refused() -> None:
    with pytest.raises(TiconderogaError, match="too few"):
        fit_positions(PLAN, known(9, 6), by_seat=False)


def test_one_command_plays_fits_checks_and_writes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out, picture = tmp_path / "chances.json", tmp_path / "curve.svg"
    words = [WAR, "--games", "10", "--agent", "random", "--beginner", "random", "--turns", "8"]
    words += ["--folder", str(tmp_path), "--out", str(out), "--plot", str(picture)]
    assert main(words) == 0
    assert "ECE" in capsys.readouterr().out
    record = json.loads(out.read_text())["record"]
    assert record["games"] == 10
    assert record["agents"] == ["random"]
    assert picture.read_text().startswith("<?xml")
    assert main([*words, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["checked"] == record["checked"]


# ---------------------------------------------------------------------- calibration


def test_calibration_of_known_chances() -> None:
    right = [([0.75, 0.25], [1.0, 0.0])] * 3 + [([0.75, 0.25], [0.0, 1.0])]
    found = calibration(right)
    assert found.ece == pytest.approx(0.0)
    assert found.brier == pytest.approx(0.25 * 0.75)
    assert [(one.number, one.won) for one in found.bins] == [(4, 0.25), (4, 0.75)]
    wrong = calibration([([0.9, 0.1], [0.0, 1.0])] * 4)
    assert wrong.ece == pytest.approx(0.9)
    assert wrong.log_loss > found.log_loss


# ---------------------------------------------------------------------- what the games bring


@pytest.mark.parametrize("name", GAMES)
def test_every_game_brings_calibrated_chances(name: str) -> None:
    game = find_game(name)
    for scenario in game.scenarios:
        match = Match(game, scenario.name, seed=1)
        chances = match.rules.guidance.chances
        assert chances is not None
        found = chances(match.position)
        assert sum(found) == pytest.approx(1.0)
        assert all(0 < chance < 1 for chance in found)


@pytest.mark.parametrize("name", GAMES)
def test_the_values_of_a_game_are_its_terms(name: str) -> None:
    match = Match(find_game(name), seed=2)
    guidance = match.rules.guidance
    assert guidance.values is not None
    assert guidance.score is not None
    for seat in range(len(match.rules.seats)):
        values = guidance.values(match.position, seat)
        assert sum(values) == pytest.approx(guidance.score(match.position, seat))
        terms = {term.key: term.value for term in match.rules.evaluate(match.position, seat)}
        said = {key: value for (key, _), value in zip(guidance.terms, values, strict=True)}
        assert {key: said[key] for key in terms} == pytest.approx(terms)


@pytest.mark.parametrize("name", GAMES)
def test_the_record_in_a_games_file_keeps_what_was_promised(name: str) -> None:
    from ticonderoga.lab.fit import file_of

    record = json.loads(file_of(name).read_text())["record"]
    assert record["checked"]["ece"] <= 0.05
    assert record["checked"]["log_loss"] < record["checked"]["log_loss_of_a_guess"]
    assert record["games"] >= 100
