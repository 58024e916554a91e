"""`ticonderoga simulate`: tables, JSON, files, and sentences for mistakes."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from ticonderoga.cli.main import main
from ticonderoga.lab import batch

WAR = "washingtons-war"


def simulated(capsys: pytest.CaptureFixture[str], *args: str, status: int = 0) -> dict[str, Any]:
    assert main(["simulate", *args, "--json"]) == status
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def refusal(capsys: pytest.CaptureFixture[str], *args: str) -> str:
    assert main(["simulate", *args]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert "Traceback" not in printed.err
    return printed.err


def test_the_json_has_what_scripts_need(capsys: pytest.CaptureFixture[str]) -> None:
    found = simulated(capsys, WAR, "--games", "3", "--seed", "5", "--option", "edition=rewritten")
    assert found["games"] == 3
    assert found["errors"] == []
    assert set(found["wins"]) == {"american", "british"}
    assert sum(found["wins"].values()) == 3
    assert found["decisions_per_second"] > 0
    assert found["games_per_second"] > 0
    assert sum(row["games"] for row in found["reasons"].values()) == 3
    assert sum(row["games"] for row in found["years"].values()) == 3
    assert found["lengths"]["decisions"]["min"] <= found["lengths"]["decisions"]["max"]
    assert found["seed"] == 5
    assert found["options"]["edition"] == "rewritten"
    assert found["agents"] == {"american": "random", "british": "random"}


def test_seats_that_are_not_named_are_the_games_own_players(
    capsys: pytest.CaptureFixture[str],
) -> None:
    sprint = ("liberty-or-death", "--scenario", "1778-sprint")
    found = simulated(capsys, *sprint, "--games", "2", "--seed", "3", "--seat", "british=random")
    assert found["agents"] == {
        "british": "random", "patriots": "non-player", "indians": "non-player",
        "french": "non-player",
    }  # fmt: skip
    assert sum(found["wins"].values()) >= 2
    assert found["errors"] == []


def test_a_table_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", WAR, "--games", "4"]) == 0
    printed = capsys.readouterr()
    assert "Washington's War: standard, edition=official-2014" in printed.out
    for word in ("american", "british", "ended by", "year", "decisions", "95% interval"):
        assert word in printed.out
    assert "4 games ended in" in printed.out
    assert printed.err == ""


def test_the_files_do_not_depend_on_the_jobs(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    files = []
    for jobs in ("1", "2"):
        folder = tmp_path / f"games{jobs}"
        table = tmp_path / f"{jobs}.csv"
        simulated(
            capsys, WAR, "--games", "4", "--jobs", jobs,
            "--csv", str(table), "--save-games", str(folder),
        )  # fmt: skip
        saved = sorted(folder.iterdir())
        assert [path.name for path in saved] == [f"game-{index}.txt" for index in range(4)]
        files.append((table.read_text(), [path.read_text() for path in saved]))
    assert files[0] == files[1]
    assert files[0][0].count("\n") == 5


def test_the_games_do_not_depend_on_the_hash_seed(tmp_path: Path) -> None:
    tables = []
    for hash_seed in ("0", "4711"):
        table = tmp_path / f"{hash_seed}.csv"
        subprocess.run(
            [sys.executable, "-m", "ticonderoga", "simulate", WAR, "--games", "3",
             "--seat", "british=planner:easy", "--csv", str(table), "--json"],
            check=True, capture_output=True, env={**os.environ, "PYTHONHASHSEED": hash_seed},
        )  # fmt: skip
        tables.append(table.read_text())
    assert tables[0] == tables[1]
    assert tables[0].count("\n") == 4


def test_saved_games_prove_themselves(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    simulated(capsys, "skirmish", "--games", "2", "--save-games", str(tmp_path))
    for path in sorted(tmp_path.iterdir()):
        assert main(["replay", str(path), "--check"]) == 0
    assert capsys.readouterr().out.count("proved: ") == 2


def test_a_scenario_with_other_seats(capsys: pytest.CaptureFixture[str]) -> None:
    found = simulated(capsys, "skirmish", "--games", "2", "--scenario", "melee")
    assert len(found["agents"]) == 3
    said = refusal(capsys, "skirmish", "--seat", "gold=random")
    assert "there is no seat 'gold'" in said


def test_games_that_fail_are_listed_and_the_status_is_1(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(batch, "LONGEST_GAME", 5)
    found = simulated(capsys, WAR, "--games", "2", status=1)
    assert found["games"] == 0
    assert [error["game"] for error in found["errors"]] == [0, 1]
    assert "no end after 6 decisions" in found["errors"][0]["reason"]
    assert main(["simulate", WAR, "--games", "12"]) == 1
    said = capsys.readouterr().out
    assert "12 games did not end by the rules" in said
    assert "and 2 more" in said


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("washington",), "there is no game 'washington'; did you mean 'washingtons-war'?"),
        ((WAR, "--games", "0"), "--games must be 1 or more, not 0"),
        ((WAR, "--jobs", "0"), "--jobs must be 1 or more, not 0"),
        ((WAR, "--option", "edition=old"), "option 'edition' of washingtons-war cannot be 'old'"),
        ((WAR, "--option", "edition"), "--option NAME=VALUE"),
        ((WAR, "--seat", "french=random"), "there is no seat 'french'"),
        ((WAR, "--seat", "british=human"), "'ticonderoga play' is for people"),
        ((WAR, "--seat", "british=plannr"), "did you mean 'planner'?"),
        ((WAR, "--scenario", "1812"), "has no scenario '1812'"),
        ((WAR, "--csv", "no/such/folder/x.csv"), "cannot be written"),
        ((WAR, "--option", "pack=no-such-folder"), "there is no such folder"),
    ],
)
def test_a_mistake_is_answered_with_a_sentence(
    capsys: pytest.CaptureFixture[str], args: tuple[str, ...], said: str
) -> None:
    assert said in refusal(capsys, *args)


def test_a_file_in_the_way_of_a_folder(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("")
    said = refusal(capsys, WAR, "--save-games", str(tmp_path / "taken"))
    assert "cannot be made a folder" in said
