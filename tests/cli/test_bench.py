"""`ticonderoga bench`: the figures and their names. No test here depends on the clock."""

from __future__ import annotations

import json
from typing import Any

import pytest

from ticonderoga.cli import bench
from ticonderoga.cli.main import main

FIGURES: dict[str, Any] = {
    "game": "skirmish",
    "compiled": False,
    "python": "3.11.0",
    "games": 10,
    "decisions": 200,
    "seconds": 0.01,
    "games_per_second": 1000.0,
    "decisions_per_second": 20000.0,
    "microseconds": {
        "median": {"copy": 1.25, "fork": 6.0},
        "percentile_95": {"copy": 2.0, "fork": 12.0},
        "samples": {"copy": 9, "fork": 9},
    },
}
PEER = {
    "version": "3.2.1",
    "games": 2,
    "games_per_second": 2.0,
    "decisions_per_second": 8000.0,
    "copy_microseconds": 31.0,
}


def test_the_json_of_a_short_run(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--game", "skirmish", "--seconds", "0.01", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["game"] == "skirmish"
    assert found["decisions"] > 0
    assert found["games_per_second"] > 0
    assert found["microseconds"]["median"]["fork"] > 0
    assert isinstance(found["compiled"], bool)


def test_the_table_without_peers(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bench, "measure", lambda *args, **more: FIGURES)
    assert main(["bench"]) == 0
    said = capsys.readouterr().out
    assert "skirmish, plain Python, Python 3.11.0, one core" in said
    assert "20,000" in said
    assert "fork of a match" in said
    assert "Catanatron" not in said


def test_the_table_with_peers(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[object] = []

    def measure(*args: object, **more: object) -> dict[str, Any]:
        asked.extend(args)
        peers = {"catanatron": PEER, "python-chess": PEER}
        return {**FIGURES, "compiled": True, "peers": peers,
                "ratio_to_catanatron": 2.5, "ratio_to_chess": 1.25}  # fmt: skip

    monkeypatch.setattr(bench, "measure", measure)
    assert main(["bench", "--peers", "--seconds", "3"]) == 0
    said = capsys.readouterr().out
    assert asked == ["", 3.0, True]
    assert "compiled" in said
    assert "catanatron 3.2.1" in said
    assert "2.50 times Catanatron's decisions a second, 1.25 times python-chess's" in said


def test_the_table_of_a_game_with_players_of_its_own(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    own = {
        "long": {"games": 7, "games_per_second": 21.5, "ratio_to_catanatron": 0.75},
        "short": {"games": 9, "games_per_second": 43.0},
    }
    monkeypatch.setattr(
        bench, "measure", lambda *args, **more: {**FIGURES, "own_players": {"war": own}}
    )
    assert main(["bench"]) == 0
    lines = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert any(line[:4] == ["war,", "its", "own", "players"] for line in lines)
    assert ["long", "21.5", "7", "0.75"] in lines
    assert ["short", "43.0", "9"] in lines


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("--seconds", "0"), "--seconds must be more than 0"),
        (("--game", "skirmsh"), "did you mean 'skirmish'?"),
    ],
)
def test_a_mistake_is_answered_with_a_sentence(
    capsys: pytest.CaptureFixture[str], args: tuple[str, ...], said: str
) -> None:
    assert main(["bench", *args]) == 2
    assert said in capsys.readouterr().err
