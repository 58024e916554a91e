"""`ticonderoga pack check`: what is wrong with a pack, where, and what to do about it."""

from __future__ import annotations

import json
import shutil
from importlib import resources
from pathlib import Path

import pytest

from ticonderoga.cli.main import main

BUILT_IN = Path(str(resources.files("ticonderoga.games.washingtons_war"))) / "pack"


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """A copy of the built-in map alone."""
    folder = tmp_path / "mine"
    folder.mkdir()
    shutil.copy(BUILT_IN / "map.json", folder)
    return folder


def test_a_good_pack_is_called_good(pack: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["pack", "check", str(pack)]) == 0
    assert capsys.readouterr().out == f"{pack}: good; play with --option pack={pack}\n"


def test_a_wrong_pack_names_file_place_and_remedy(
    pack: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    board = json.loads((pack / "map.json").read_text("utf-8"))
    board["spaces"][0]["colony"] = "Atlantis"
    (pack / "map.json").write_text(json.dumps(board), "utf-8")
    assert main(["pack", "check", str(pack)]) == 2
    said = capsys.readouterr().out
    assert "problem in map.json, " in said
    assert "Atlantis" in said
    assert "the pack cannot be used" in said
    assert main(["pack", "check", str(pack), "--json"]) == 2
    found = json.loads(capsys.readouterr().out)
    assert found["usable"] is False
    assert found["problems"][0]["file"] == "map.json"
    assert set(found["problems"][0]) == {"file", "place", "problem", "remedy"}
    assert found["problems"][0]["remedy"]


def test_a_good_pack_as_json(pack: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["pack", "check", str(pack), "--json", "--game", "washingtons-war"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["usable"] is True
    assert found["problems"] == []


@pytest.mark.parametrize(
    ("game", "file"),
    [("washingtons-war", "map.json"), ("liberty-or-death", "map.json"),
     ("liberty-or-death", "cards.json"), ("washingtons-war", "deck.json")],
)  # fmt: skip
def test_the_game_of_a_pack_is_found_by_itself(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], game: str, file: str
) -> None:
    package = f"ticonderoga.games.{game.replace('-', '_')}"
    shutil.copy(Path(str(resources.files(package))) / "pack" / file, tmp_path)
    assert main(["pack", "check", str(tmp_path), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["game"], found["usable"]) == (game, True)


def test_a_folder_that_is_not_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["pack", "check", str(tmp_path / "none")]) == 2
    assert "there is no such folder." in capsys.readouterr().out


def test_a_game_without_packs(pack: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["pack", "check", str(pack), "--game", "skirmish"]) == 2
    said = capsys.readouterr().err
    assert "skirmish reads no data packs; games that do: " in said
    assert "washingtons-war" in said


def test_the_action_must_be_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["pack"]) == 2
    assert "ACTION" in capsys.readouterr().err
