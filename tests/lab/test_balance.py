"""`ticonderoga.lab.balance`: its tables, and what it says to mistakes."""

from __future__ import annotations

import json

import pytest

from ticonderoga.lab import balance


def test_the_tables_name_every_scenario_and_seat(capsys: pytest.CaptureFixture[str]) -> None:
    assert balance.main(["--games", "1"]) == 0
    wins, endings = capsys.readouterr().out.split("\n\n")
    assert wins.splitlines()[0] == "| scenario | games | british | patriots | indians | french |"
    rows = [line.split(" | ") for line in wins.splitlines()[2:]]
    assert [row[0] for row in rows] == ["| 1775", "| 1776", "| 1778", "| 1778-sprint"]
    for row in rows:
        assert sorted(cell.split(" %")[0] for cell in row[2:]) == ["0.0", "0.0", "0.0", "100.0"]
    assert len(endings.splitlines()) == 2 + 4


def test_the_figures_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["--games", "2", "--option", "french-march=enough", "--seed", "3", "--json"]
    assert balance.main(arguments) == 0
    found = json.loads(capsys.readouterr().out)
    assert [batch["scenario"] for batch in found] == ["1775", "1776", "1778", "1778-sprint"]
    for batch in found:
        assert batch["options"]["french-march"] == "enough"
        assert batch["seed"] == 3
        assert batch["games"] == sum(batch["wins"].values()) == 2
        assert set(batch["agents"].values()) == {"non-player"}


def test_only_the_scenarios_that_are_named(capsys: pytest.CaptureFixture[str]) -> None:
    named = ["--scenario", "1778-sprint", "--scenario", "1776"]
    assert balance.main(["--games", "1", *named, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert [batch["scenario"] for batch in found] == ["1778-sprint", "1776"]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--scenario", "1812"], "1812"),
        (["--option", "french-march"], "NAME=VALUE"),
        (["--game", "liberty"], "there is no game"),
        (["--games", "0"], "at least one game"),
    ],
)
def test_a_mistake_is_a_sentence(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert balance.main(arguments) == 2
    assert said in capsys.readouterr().err
