"""Reports and datasets: what is noted of games, what is compared, and what comes back."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from ticonderoga.engine.actions import Actions
from ticonderoga.engine.errors import TiconderogaError
from ticonderoga.engine.features import Features
from ticonderoga.engine.match import Match
from ticonderoga.engine.registry import find_game
from ticonderoga.lab import dataset
from ticonderoga.lab.batch import Outcome, Series, make_plan, run_batch
from ticonderoga.lab.dataset import Writer, load, manifest, matrix, numbers
from ticonderoga.lab.report import Comparison, Group, certain, grouped, option_effects, plain
from ticonderoga.lab.report_page import report_page
from ticonderoga.lab.workers import Here

SKIRMISH = find_game("skirmish")


def noted(games: int = 40, **more: Any) -> tuple[Any, list[Outcome]]:
    plan = make_plan(SKIRMISH, notes=True, **more)
    return plan, run_batch(plan, games)[0]


# ---------------------------------------------------------------------- notes


def test_notes_tell_what_each_seat_did_and_how_the_chances_stood() -> None:
    _, outcomes = noted(1)
    told = outcomes[0].notes
    for acts, cards in zip(told["acts"], told["cards"], strict=True):
        assert acts["Bid …"] == 4, "once in each of the four rounds"
        assert sum(number for card, number in cards.items() if card.endswith(": bid")) == 4
    assert json.loads(json.dumps(told)) == told, "the record reads back what it wrote"
    assert [clock for clock, _ in told["course"]] == ["1 of 4", "2 of 4", "3 of 4", "4 of 4"]
    for _, chances in told["course"]:
        assert sum(chances) == pytest.approx(1.0, abs=0.001)
    assert all(0 < len(opening) <= 3 for opening in told["openings"])


def test_notes_change_nothing_in_the_games() -> None:
    _, outcomes = noted(5, seed=7)
    without, _ = run_batch(make_plan(SKIRMISH, seed=7), 5)
    assert [each.digest for each in outcomes] == [each.digest for each in without]


def test_cards_are_those_that_were_seen_to_be_played() -> None:
    """A card that was drawn is known to its owner alone, and is none that was played."""
    plan = make_plan(find_game("washingtons-war"), seed=2, notes=True)
    told = Series(plan).play(0).notes
    ways = {way.rpartition(": ")[2] for cards in told["cards"] for way in cards}
    assert any(way.startswith("play ") for way in ways)
    assert "drew" not in ways
    acts = {act for acts in told["acts"] for act in acts}
    assert not any("{" in act for act in acts)


# ---------------------------------------------------------------------- comparisons


def made_up(won_with: int, games_with: int, won: int, games: int) -> Group:
    """Games in which red did 'charge' or not."""
    outcomes = []
    for index in range(games_with + games):
        did = index < games_with
        winner = 0 if (index < won_with if did else index - games_with < won) else 1
        acts = [{"charge": 1} if did else {"wait": 1}, {"wait": 1}]
        notes = {"acts": acts, "cards": [{}, {}], "openings": [["a"], ["b"]], "course": []}
        outcomes.append(Outcome(index, index, (winner,), "hills", notes=notes))
    return Group(SKIRMISH, make_plan(SKIRMISH), outcomes)


def test_with_and_without_are_counted() -> None:
    found = {(each.seat, each.what): each for each in made_up(30, 40, 20, 60).compared("acts")}
    charge = found["red", "charge"]
    assert (charge.won, charge.games, charge.won_without, charge.games_without) == (30, 40, 20, 60)
    assert charge.difference == pytest.approx(0.75 - 1 / 3)
    low, high = charge.interval()
    assert 0.2 < low < charge.difference < high < 0.6
    assert ("blue", "wait") not in found, "what happened in every game cannot be compared"


def test_newcombes_interval() -> None:
    """The first example of Newcombe (1998): 56 of 70 and 48 of 80."""
    low, high = Comparison("", "", 56, 70, 48, 80).interval()
    assert (round(low, 4), round(high, 4)) == (0.0524, 0.3339)


def test_of_many_differences_few_stand() -> None:
    """One real difference among forty that are chance."""
    real = Comparison("real", "red", 45, 60, 20, 60)
    chance = [Comparison(str(n), "red", 30 + n % 6, 60, 28, 60) for n in range(39)]
    assert real.chance_alone() < 0.001
    assert certain([real, *chance]) == {real}
    assert min(each.chance_alone() for each in chance) > 0.1
    assert certain([]) == set()


def test_groups_are_called_by_what_tells_them_apart() -> None:
    one, other = noted(2), noted(2, options={"rounds": "6"})
    assert [group.name for group in grouped(SKIRMISH, [one])] == ["duel"]
    assert [group.name for group in grouped(SKIRMISH, [one, other])] == ["duel", "rounds=6"]
    easy = noted(2, agents={0: "planner:easy", 1: "planner:easy"})
    names = [group.name for group in grouped(SKIRMISH, [one, easy, noted(2, scenario="melee")])]
    assert names == ["duel, planner:easy", "duel, random", "melee, random"]


def test_too_few_games_are_not_compared() -> None:
    assert [each.what for each in made_up(2, 4, 20, 60).compared("acts")] == []


def test_openings_are_told_as_deep_as_games_can_be_grouped() -> None:
    plan, outcomes = noted(60)
    group = Group(SKIRMISH, plan, outcomes)
    for each in group.openings():
        assert each.games >= 5
    assert Group(SKIRMISH, plan, []).openings() == []


def test_options_are_compared_deal_by_deal() -> None:
    usual, longer = noted(30), noted(30, options={"rounds": "6"})
    groups = grouped(SKIRMISH, [usual, longer])
    assert [group.options for group in groups] == ["", "rounds=6"]
    effects = option_effects(groups)
    assert [(each.seat, each.deals) for each in effects] == [("red", 30), ("blue", 30)]
    red = sum(0 in each.winners for each in longer[1]) - sum(0 in each.winners for each in usual[1])
    assert effects[0].difference == pytest.approx(red / 30)


def test_a_game_that_stands_in_two_runs_counts_once() -> None:
    run = noted(10)
    groups = grouped(SKIRMISH, [run, run])
    assert len(groups[0].games) == 10
    assert grouped(find_game("washingtons-war"), [run]) == []


def test_the_page_has_every_section_and_names_correlation_as_such() -> None:
    groups = grouped(SKIRMISH, [noted(60), noted(20, options={"rounds": "6"})])
    html = report_page(SKIRMISH, groups)
    for heading in (
        "Balance", "What options change", "How long games are", "How games end",
        "How the chances move", "What cards are worth", "What actions are worth",
        "What openings are worth", "How sure the data are",
    ):  # fmt: skip
        assert f">{heading}</h2>" in html
    assert "correlations, not causes" in html
    assert html.count("<figure>") == html.count('role="img"')
    assert '<html lang="en">' in html
    assert "@media print" in html
    told = plain(SKIRMISH, groups)
    assert [group["games"] for group in told["groups"]] == [60, 20]
    assert json.loads(json.dumps(told))["groups"][0]["course"][0]["clock"] == "1 of 4"


# ---------------------------------------------------------------------- datasets


def test_a_dataset_comes_back_as_it_was_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every row is checked against a match that is played again by its choices."""
    monkeypatch.setattr(dataset, "GAMES_A_PART", 2)
    plan = make_plan(SKIRMISH, seed=6)
    assert Writer(tmp_path, [plan], 3).play(Here()) == 3
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "manifest.json", "part-00000.parquet", "part-00001.parquet",
    ]  # fmt: skip
    rows = load(tmp_path).to_pylist()
    assert {row["game"] for row in rows} == {0, 1, 2}
    match = Match(SKIRMISH, seed=rows[0]["seed"])
    actions, features = Actions(match.rules), Features(match.rules)
    dense = matrix(load(tmp_path), manifest(tmp_path))
    for row, seen in zip(rows, dense, strict=True):
        if row["game"]:
            break
        while len(match.choices(match.awaited()[0])) < 2:
            seat = match.awaited()[0]
            match.choose(match.choices(seat)[0], seat)
        seat = row["seat"]
        assert match.ply == row["ply"]
        assert match.information_state(seat) == (row["key"], row["state"])
        choices = match.choices(seat)
        assert [match.rules.notation.write(each) for each in choices] == row["choices"]
        assert [actions.number(each) for each in choices] == row["actions"]
        written = features.empty()
        features.write(match.position, match.asks, seat, written)
        assert seen.tolist() == list(written)
        match.choose(choices[row["chosen"]], seat)
    assert match.over
    assert match.result is not None
    assert [seat in match.result.winners for seat in (0, 1)] == [s > 0 for s in rows[0]["shares"]]
    assert rows[0]["won"] == rows[0]["shares"][rows[0]["seat"]]


def test_a_dataset_is_enlarged_by_what_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dataset, "GAMES_A_PART", 2)
    plans = [make_plan(SKIRMISH, scenario) for scenario in ("duel", "melee")]
    Writer(tmp_path / "a", plans, 3).play(Here())
    assert Writer(tmp_path / "a", plans, 5, resume=True).play(Here()) == 3, "one part was short"
    Writer(tmp_path / "b", plans, 5).play(Here())
    assert load(tmp_path / "a").equals(load(tmp_path / "b"))
    assert set(load(tmp_path / "a", ["scenario"])["scenario"].to_pylist()) == {"duel", "melee"}
    with pytest.raises(TiconderogaError, match="holds a dataset already; --resume"):
        Writer(tmp_path / "a", plans, 5)
    with pytest.raises(TiconderogaError, match="dataset of other games"):
        Writer(tmp_path / "a", plans[:1], 5, resume=True)
    with pytest.raises(TiconderogaError, match="not made smaller"):
        Writer(tmp_path / "a", plans, 2, resume=True)


def test_what_is_no_dataset_is_told(tmp_path: Path) -> None:
    with pytest.raises(TiconderogaError, match="holds no dataset"):
        load(tmp_path)
    (tmp_path / "manifest.json").write_text("{")
    with pytest.raises(TiconderogaError, match="is no JSON"):
        manifest(tmp_path)
    (tmp_path / "manifest.json").write_text('{"format": 7}')
    with pytest.raises(TiconderogaError, match="format 7"):
        manifest(tmp_path)
    (tmp_path / "manifest.json").write_text('{"format": 1}')
    with pytest.raises(TiconderogaError, match="no part of a dataset yet"):
        load(tmp_path)
    with pytest.raises(TiconderogaError, match="no column 'colour'"):
        load(tmp_path, ["colour"])


def test_the_numbers_of_a_state_by_their_paths() -> None:
    state = '{"ask":null,"view":{"year":1775,"over":false,"name":"x","hands":[[3],[]]}}'
    assert numbers(state) == {"view.year": 1775.0, "view.over": 0.0, "view.hands.0.0": 3.0}
