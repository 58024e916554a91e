"""What is drawn: games send what the engine's types say."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from ticonderoga.engine.drawing import (
    Board,
    HexGrid,
    HexLine,
    Scene,
    Side,
    Token,
    empty_board,
    empty_scene,
)
from ticonderoga.engine.drawing_check import faults_of_board, faults_of_scene, mismatches
from ticonderoga.engine.game import OBSERVER, Game
from ticonderoga.engine.match import Match
from ticonderoga.engine.registry import all_games

ROOT = Path(__file__).resolve().parent.parent.parent
CASES = [
    pytest.param(game, scenario.name, id=f"{game.name} {scenario.name}")
    for game in all_games()
    for scenario in game.scenarios
]


# ---------------------------------------------------------------------- what games send


@pytest.mark.parametrize(("game", "scenario"), CASES)
def test_boards_and_scenes_of_every_game_are_of_the_types(game: Game, scenario: str) -> None:
    match = Match(game, scenario, seed=3)
    board = match.rules.board()
    assert faults_of_board(board) == []
    chance = random.Random(3)
    for number in range(160):
        if number % 8 == 0 or match.over:
            for seat in range(OBSERVER, len(match.rules.seats)):
                scene = match.rules.scene(match.view(seat))
                assert faults_of_scene(board, scene) == []
                json.dumps(scene)
        if match.over:
            break
        asked = match.awaited()[0]
        match.choose(chance.choice(match.choices(asked)), asked)


def test_an_undeclared_field_a_missing_one_and_a_wrong_kind_are_noticed() -> None:
    side: dict[str, Any] = {"id": "red", "name": "Red", "tone": "red"}
    assert mismatches(side, Side) == []
    assert mismatches({**side, "room": 3}, Side) == ["Side: nobody declares 'room'"]
    assert mismatches({"id": "red", "tone": "red"}, Side) == ["Side: 'name' is missing"]
    assert "none of" in mismatches({**side, "tone": "mauve"}, Side)[0]
    assert "is not of" in mismatches({**side, "camp": "1"}, Side)[0]


def token(space: int) -> Token:
    return {
        "key": "a", "at": ("space", space), "figure": "plate", "side": 0, "count": 1, "title": "A",
    }  # fmt: skip


def test_tokens_must_have_keys_of_their_own_and_lie_on_the_board() -> None:
    board, scene = empty_board("x", "X"), empty_scene()
    board["sides"] = [{"id": "red", "name": "Red", "tone": "red"}]
    scene["tokens"] = [token(0), token(0)]
    wrong = faults_of_scene(board, scene)
    assert "two tokens have the key 'a'" in wrong
    assert "a: there is no space 0" in wrong


# ---------------------------------------------------------------------- the demonstration


@pytest.mark.parametrize("name", ["plain", "areas", "four", "hexes"])
def test_the_demonstration_boards_are_of_the_types(name: str) -> None:
    found = json.loads((ROOT / "web" / "src" / "demo" / f"{name}.json").read_text())
    board: Board = found["board"]
    assert faults_of_board(board) == []
    scenes: list[Scene] = found["scenes"]
    for scene in scenes:
        assert faults_of_scene(board, scene) == []


# ---------------------------------------------------------------------- boards of hexes


def large_grid(columns: int = 101, rows: int = 28) -> HexGrid:
    """As large as the largest board to come, and as rich: 2,828 hexes."""
    chance = random.Random(1)
    cells = columns * rows

    def river(number: int) -> HexLine:
        sides = chance.choices(range(6 * cells), k=25)
        return {"style": "river", "name": f"River {number}", "sides": sides}

    def road() -> HexLine:
        return {"style": "road", "hexes": chance.choices(range(cells), k=20)}

    return {
        "columns": columns,
        "rows": rows,
        "straight": "columns",
        "shifted": "odd",
        "first": (1, 1),
        "terrain": ["".join(chance.choices("cwrms~ ", k=columns)) for _ in range(rows)],
        "legend": {
            "c": {"name": "Clear", "look": "clear"},
            "w": {"name": "Woods", "look": "woods"},
            "r": {"name": "Rough", "look": "rough"},
            "m": {"name": "Mountain", "look": "mountain"},
            "s": {"name": "Swamp", "look": "swamp"},
            "~": {"name": "Sea", "look": "sea"},
        },
        "lines": [*[river(n) for n in range(40)], *[road() for _ in range(40)]],
        "named": [
            {"hex": chance.randrange(cells), "name": f"Town of {n}", "shape": "circle",
             "tags": ["port"]}
            for n in range(300)
        ],
    }  # fmt: skip


def hex_board(grid: HexGrid) -> Board:
    board = empty_board("hexes", "Hexes")
    board["layout"] = "hexes"
    board["hexes"] = grid
    return board


def test_a_board_of_2828_hexes_is_a_small_thing() -> None:
    board = hex_board(large_grid())
    assert faults_of_board(board) == []
    assert len(json.dumps(board)) < 100_000


def test_faults_of_hexes_are_noticed() -> None:
    grid = large_grid(4, 3)
    grid["terrain"] = ["cccc", "cc", "ccxc"]
    grid["lines"] = [{"style": "river", "sides": [6 * 12]}]
    grid["named"] = [{"hex": 11, "name": "The last"}]
    assert faults_of_board(hex_board(grid)) == [
        "row 1 has 2 letters, not 4",
        "row 2: no terrain is called ['x']",
        "there is no hex 12",
    ]


def test_a_hex_is_a_space_to_tokens() -> None:
    board, scene = hex_board(large_grid(4, 3)), empty_scene()
    board["sides"] = [{"id": "red", "name": "Red", "tone": "red"}]
    scene["tokens"] = [token(11)]
    assert faults_of_scene(board, scene) == []
    scene["tokens"][0]["at"] = ("space", 12)
    assert faults_of_scene(board, scene) == ["a: there is no space 12"]
