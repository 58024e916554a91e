"""`ticonderoga tournament`, `report` and `dataset`: what they print and write, and mistakes."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from ticonderoga.cli.main import main
from ticonderoga.engine.errors import TiconderogaError
from ticonderoga.lab import workers
from ticonderoga.lab.self_play import SelfPlay, play_missing, settle

DUEL = ("tournament", "skirmish", "random", "planner:easy", "--games", "20")


def printed(capsys: pytest.CaptureFixture[str], *args: str, status: int = 0) -> str:
    assert main(list(args)) == status
    return capsys.readouterr().out


def test_a_tournament_as_table_json_and_page(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    page, folder = tmp_path / "page.html", tmp_path / "run"
    said = printed(capsys, *DUEL, "--sprt", "0,50")
    for word in ("rating", "95% interval", "random – planner:easy", "chance between equals"):
        assert word in said
    one = printed(capsys, *DUEL, "--json", "--page", str(page), "--out", str(folder))
    assert page.read_text("utf-8").startswith("<!doctype html>")
    other = printed(capsys, *DUEL, "--json", "--out", str(folder), "--resume", "--jobs", "2")
    assert json.loads(one) == json.loads(other)
    assert json.loads(one)["encounters"][0]["games"] == 20
    report = tmp_path / "report.html"
    args = ("report", "skirmish", "--runs", str(folder), "--page", str(report), "--json")
    told = json.loads(printed(capsys, *args))
    assert [group["games"] for group in told["groups"]] == [10, 10]
    assert "What cards are worth" in report.read_text("utf-8")


def test_a_report_on_games_that_it_plays(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    page = tmp_path / "report.html"
    printed(
        capsys, "report", "skirmish", "--games", "12", "--scenario", "duel", "--vary", "rounds",
        "--agent", "random", "--agent", "planner:easy", "--page", str(page),
    )  # fmt: skip
    html = page.read_text("utf-8")
    assert "48 games, played by planner:easy; random." in html
    assert "What options change" in html


def test_simulate_records_and_goes_on(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    args = ("simulate", "skirmish", "--json", "--out", str(tmp_path), "--resume", "--games")
    assert json.loads(printed(capsys, *args, "3"))["games"] == 3
    before = (tmp_path / "games.txt").read_text().count("\n")
    whole = json.loads(printed(capsys, *args, "5"))
    assert (tmp_path / "games.txt").read_text().count("\n") == before + 2
    fresh = json.loads(printed(capsys, "simulate", "skirmish", "--json", "--games", "5"))
    assert whole["wins"] == fresh["wins"]


def test_a_dataset(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    args = ("dataset", "skirmish", "--games", "4", "--scenario", "all", "--out", str(tmp_path))
    assert "decisions of 4 games in" in printed(capsys, *args)
    told = json.loads(printed(capsys, *args, "--resume", "--json"))
    assert (told["games"], told["played"]) == (4, 0)
    assert told["decisions"] > 4


@pytest.mark.parametrize(
    ("args", "said"),
    [
        ((*DUEL, "--sprt", "five"), "should read --sprt ELO0,ELO1"),
        ((*DUEL, "--sprt", "5,0"), "elo0 below elo1"),
        ((*DUEL, "--jobs", "0"), "--jobs must be 1 or more"),
        ((*DUEL, "--resume"), "say which with --out DIR"),
        ((*DUEL, "--scenario", "siege"), "has no scenario 'siege'"),
        (("tournament", "skirmish", "random"), "two agents or more"),
        (("report", "skirmish", "--games", "0"), "--games must be 1 or more"),
        (("report", "skirmish", "--vary", "colour"), "no option 'colour' to vary"),
        (("report", "skirmish", "--runs", "no-such-folder"), "cannot be read"),
        (("report", "skirmish", "--games", "1", "--page", "no/such/x.html"), "cannot be written"),
        (("report", "skirmish", "--games", "1", "--page", "."), "it is a folder"),
        ((*DUEL, "--page", "no/such/x.html"), "there is no folder"),
        (("fit", "skirmish", "--out", "no/such/x.json"), "there is no folder"),
        (("fit", "skirmish", "--plot", "curve.gif"), "--plot writes .svg, .png, .webp"),
        (("fit", "skirmish", "--turns", "-1"), "--turns can be 0 or more"),
        (("fit", "skirmish", "--dry-run"), "cannot be fitted"),
        (("fit", "washingtons-war", "--folder", "/dev/null", "--dry-run"), "cannot be written"),
        (("bench", "--seconds", "nan"), "more than 0"),
        (("replay", "game.txt", "--secret", "00"), "add --check"),
        (("replay", "game.txt", "--check", "--nonce", "a"), "which is missing"),
        (("dataset", "skirmish"), "--out"),
        (("simulate", "skirmish", "--out", "x", "--save-games", "y"), "choose one"),
    ],
)
def test_a_mistake_is_a_sentence(
    capsys: pytest.CaptureFixture[str], args: tuple[str, ...], said: str
) -> None:
    assert main(list(args)) == 2
    error = capsys.readouterr().err
    assert said in error
    assert "Traceback" not in error


def test_a_wrong_name_is_told_before_the_games(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def played(*_: object, **__: object) -> None:
        raise AssertionError("games were played first")

    for module in ("report", "tournament"):
        monkeypatch.setattr(f"ticonderoga.cli.{module}.workers", played)
    monkeypatch.setattr("ticonderoga.lab.fit.play_missing", played)
    for args in (
        (*DUEL, "--page", "no/such/x.html"), ("report", "skirmish", "--page", "no/such/x.html"),
        ("fit", "skirmish", "--out", "no/such/x.json"),
    ):  # fmt: skip
        assert main(list(args)) == 2
        assert "there is no folder" in capsys.readouterr().err


@pytest.mark.parametrize("damage", ["torn", "header", "junk", "binary"])
def test_a_damaged_record_of_self_play_is_told_or_mended(tmp_path: Path, damage: str) -> None:
    plan = settle(SelfPlay("skirmish", (), (), ("random",), (), 0, 1))
    path = tmp_path / "games.jsonl"
    play_missing(plan, 3, path)
    text = path.read_bytes()
    path.write_bytes(
        {
            "torn": text[:-40],
            "header": text[:20],
            "junk": text + b"{}\n",
            "binary": text + b"\xff\n",
        }[damage]
    )
    if damage in ("torn", "header"):
        play_missing(plan, 3, path)
        assert sorted(path.read_bytes().splitlines()) == sorted(text.splitlines())
    else:
        with pytest.raises(TiconderogaError, match="is damaged"):
            play_missing(plan, 3, path)


@pytest.mark.parametrize("command", ["tournament", "report", "dataset"])
def test_help_has_examples_and_the_list_names_the_commands(
    capsys: pytest.CaptureFixture[str], command: str
) -> None:
    assert main([command, "--help"]) == 0
    assert f"ticonderoga {command} " in capsys.readouterr().out
    assert main(["--help"]) == 0
    assert re.search(rf"^    {command}\s", capsys.readouterr().out, re.MULTILINE)


def test_an_extra_that_is_missing_is_named_before_the_games(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(workers, "import_module", _not_there)
    for args in (DUEL, ("report", "skirmish"), ("dataset", "skirmish", "--out", str(tmp_path))):
        assert main(list(args)) == 2
        assert "pip install 'ticonderoga[lab]'" in capsys.readouterr().err
    assert main([*DUEL[:2], "random", "planner", "--ray"]) == 2


def _not_there(name: str) -> None:
    raise ModuleNotFoundError(f"No module named '{name}'", name=name)
