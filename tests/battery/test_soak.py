"""`make soak`: small amounts of it, its table of explanations, its verdicts."""

from __future__ import annotations

import importlib.util
import json
import sys
from pathlib import Path
from types import ModuleType

import pytest

from ticonderoga.lab.batch import own_player
from ticonderoga.testing.cases import cases

ROOT = Path(__file__).resolve().parent.parent.parent


def _tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("soak", ROOT / "tools" / "soak.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["soak"] = module  # dataclasses look their module up
    spec.loader.exec_module(module)
    return module


SOAK = _tool()
SMALL = ["--games", "6", "--deep", "1", "--fuzz", "60", "--why", "3", "--game", "skirmish"]


def test_a_small_soak_is_well_and_repeats(capsys: pytest.CaptureFixture[str]) -> None:
    reports = []
    for seed in ("0", "0", "1"):
        assert SOAK.main([*SMALL, "--seed", seed, "--json"]) == 0
        reports.append(json.loads(capsys.readouterr().out)["skirmish"])
    assert reports[0] == reports[1]
    assert reports[0]["digest"] != reports[2]["digest"]
    assert reports[0]["errors"] == []
    assert reports[0]["done"] == {"games": 12, "deep": 1, "fuzz": 60, "why": 3}
    assert reports[0]["census"]["log drew"] > 0
    assert reports[0]["census"]["verb bid"] == reports[0]["census"]["log bid"]


def test_the_table_is_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert SOAK.main(SMALL) == 0
    said = capsys.readouterr().out
    assert "skirmish" in said
    assert said.endswith("soak: all is well\n")


def test_the_work_is_shared_out_whole() -> None:
    amounts = ["--games", "250", "--own", "150", "--deep", "7", "--fuzz", "5001", "--why", "33"]
    args = SOAK.parse(amounts)
    for game in {case.game.name for case in cases()}:
        mine = [work for work in SOAK.plan(args) if cases()[work.case].game.name == game]
        done = {part: sum(w.number for w in mine if w.part == part) for part in SOAK.PARTS}
        own = done.pop("own")
        assert done == {"games": 500, "deep": 7, "fuzz": 5001, "why": 33}
        for part in ("games", "own"):
            seeds = [(w.case, s) for w in mine if w.part == part
                     for s in range(w.first, w.first + w.number)]  # fmt: skip
            assert len(seeds) == len(set(seeds))
        all_of_it = [case for case in cases() if case.game.name == game]
        brought = [case for case in all_of_it if own_player(case.game)]
        scenarios = {case.scenario for case in brought}
        assert own == 150 * len(scenarios) + 15 * (len(brought) - len(scenarios))


def test_a_small_soak_of_the_players_a_game_brings_along() -> None:
    at = next(at for at, case in enumerate(cases()) if own_player(case.game))
    found = SOAK.labour(SOAK.Work("own", at, 0, 1))
    assert found.errors == []
    assert found.done == 1
    assert found.census["ask turn"] > 10
    again = SOAK.labour(SOAK.Work("own", at, 0, 1))
    assert (again.digest, again.census) == (found.digest, found.census)


def test_what_goes_wrong_is_told_with_its_seed_and_ply() -> None:
    def go_wrong() -> None:
        raise ValueError("a card is lost")

    found = SOAK.Found()
    match = cases()[0].match(3)
    with SOAK.watching(found, cases()[0], match, 3):
        go_wrong()
    assert found.errors == [f"{cases()[0].id}, seed 3, ply {match.ply}: ValueError: a card is lost"]


def test_explanations_are_read_from_the_table() -> None:
    text = "| game | never | why |\n|---|---|---|\n| skirmish | `log drew` | The deck is thin. |\n"
    assert SOAK.explained(text) == {("skirmish", "log drew"): "The deck is thin."}


def test_every_explanation_speaks_of_something_that_could_come_up() -> None:
    table = SOAK.explained((ROOT / "docs" / "soak.md").read_text(encoding="utf-8"))
    for game, what in table:
        assert what in SOAK.expected(game), (game, what)


def test_what_never_came_up_must_be_explained() -> None:
    report = SOAK.Report()
    assert "log drew" in report.never("skirmish")
    assert "log drew" in SOAK.unexplained("skirmish", report)


@pytest.mark.parametrize("wrong", [["--game", "chess"], ["--jobs", "0"], ["--games", "-1"]])
def test_a_command_that_cannot_be_understood(
    wrong: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as refusal:
        SOAK.main(wrong)
    assert refusal.value.code == 2
    assert "error: " in capsys.readouterr().err
