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
from ticonderoga.engine.drawing_check import (
    faults_of_board,
    faults_of_scene,
    mismatches,
    space_count,
)
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


def two_sides() -> tuple[Board, Scene]:
    """A board with a piece, a way, a kind of point and a die, and a scene without a fault."""
    board, scene = hex_board(large_grid(4, 3)), empty_scene()
    board["sides"] = [{"id": "red", "name": "Red", "tone": "red"}]
    board["links"] = [{"a": 0, "b": 1, "style": "highway", "note": "", "confidence": "certain"}]
    board["pieces"] = [
        {"kind": "unit", "id": "a", "name": "A", "short": "A", "side": -1, "ratings": [],
         "about": []}
    ]  # fmt: skip
    board["points"] = [{"name": "Point", "sign": "square", "about": [], "rules": []}]
    board["faces"] = [{"name": "Flag", "sign": "flag"}]
    scene["points"] = [{"side": 0, "title": "Card", "points": [(0, "ready"), (0, "used")]}]
    scene["links"] = [{"link": 0, "crossed": [(0, 1, 4)], "closed": [0], "title": "in use"}]
    scene["contest"] = {
        "title": "Battle", "space": 0, "rule": "1", "low": -5, "high": 10, "rolling": 0,
        "now": "Dice fall.", "rolls": [{"piece": 0, "face": 1}, {"piece": -1, "face": 1}],
        "sides": [
            {"side": 0, "role": "Attacker", "marker": 0, "units": [("foot", 1)], "penalties": [],
             "rerolls": [], "leader": 0}
        ],
    }  # fmt: skip
    return board, scene


def test_a_turn_in_play_is_of_the_types() -> None:
    board, scene = two_sides()
    assert faults_of_board(board) == []
    assert faults_of_scene(board, scene) == []


def test_numbers_that_point_nowhere_in_a_turn_are_noticed() -> None:
    board, scene = two_sides()
    scene["points"] = [{"side": 2, "title": "Card", "card": 1, "points": [(1, "ready")]}]
    assert faults_of_scene(board, scene) == [
        "there is no side 2", "there is no point 1", "there is no card 1",
    ]  # fmt: skip
    board, scene = two_sides()
    scene["links"] = [{"link": 1, "crossed": [(1, 1, 4)], "closed": [2], "title": "in use"}]
    assert faults_of_scene(board, scene) == [
        "there is no link 1", "there is no side 2", "there is no side 1",
    ]  # fmt: skip
    board, scene = two_sides()
    contest = scene["contest"]
    assert contest is not None
    contest["space"], contest["rolls"] = 12, [{"piece": 1, "face": 2}]
    contest["sides"][0]["side"], contest["sides"][0]["leader"] = 1, 3
    assert faults_of_scene(board, scene) == [
        "there is no space 12", "there is no side 1", "there is no piece 1",
        "there is no piece 3", "there is no face 1",
    ]  # fmt: skip


def test_a_card_gives_points_that_the_board_has() -> None:
    board, _ = two_sides()
    board["cards"] = [
        {"number": 7, "title": "Card", "kind": "card", "side": 0, "ops": 0, "text": "",
         "confidence": "certain", "points": [0, 1]}
    ]  # fmt: skip
    assert faults_of_board(board) == ["card 7: there is no point 1"]


def test_a_token_stands_for_as_many_pieces_as_it_says() -> None:
    board, scene = two_sides()
    unit = token(0)
    unit["cut"], unit["pieces"], unit["count"] = "triangle", [0], 1
    scene["tokens"] = [unit]
    assert faults_of_scene(board, scene) == []
    unit["count"] = 2
    assert faults_of_scene(board, scene) == ["a: it stands for 1, not 2"]
    unit["pieces"] = [0, 1]
    assert faults_of_scene(board, scene) == ["a: there is no piece 1"]


def test_a_badge_has_a_sign_and_may_be_nobodys() -> None:
    board, scene = two_sides()
    badge = token(0)
    badge["figure"], badge["side"] = "badge", -1
    scene["tokens"] = [badge]
    assert faults_of_scene(board, scene) == ["a: a badge has a sign"]
    badge["sign"] = "swords"
    assert faults_of_scene(board, scene) == []
    badge["figure"] = "plate"
    assert faults_of_scene(board, scene) == ["a: there is no side -1"]


def test_every_card_of_a_hand_is_named_or_none() -> None:
    board, scene = two_sides()
    scene["hands"] = [{"seat": 0, "count": 2, "cards": [1, 2], "known": [], "names": ["Reserve"]}]
    assert faults_of_scene(board, scene) == ["each card of a hand has a name there, or none has"]


# ---------------------------------------------------------------------- the demonstration


@pytest.mark.parametrize("name", ["plain", "areas", "four", "hexes", "units"])
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


# ---------------------------------------------------------------------- what a grid may have


def rich_grid() -> HexGrid:
    """Four columns and three rows with everything that a grid may have."""
    grid = large_grid(4, 3)
    grid["headings"] = ["S9", "10", "11", "12"]
    grid["wash"] = ["a   ", " a  ", "    "]
    grid["washes"] = {"a": {"name": "Ours", "tone": "gold"}}
    grid["places"] = [{"hex": 5, "name": "Town", "shape": "circle"}]
    grid["globe"] = {"first": (-2, -2), "every": 4, "at": [[(1.0, 2.0)] * 3, [(3.0, 4.0)] * 3]}
    return grid


def test_places_inside_hexes_are_spaces_after_the_hexes() -> None:
    board, scene = hex_board(rich_grid()), empty_scene()
    board["sides"] = [{"id": "red", "name": "Red", "tone": "red"}]
    assert faults_of_board(board) == []
    assert space_count(board) == 13
    inside = token(12)
    scene["tokens"] = [inside]
    assert faults_of_scene(board, scene) == []
    inside["at"] = ("space", 13)
    assert faults_of_scene(board, scene) == ["a: there is no space 13"]


def test_faults_of_a_rich_grid_are_noticed() -> None:
    grid = rich_grid()
    grid["headings"] = ["S9"]
    grid["wash"] = ["b   ", "   "]
    grid["places"][0]["hex"] = 12
    grid["globe"]["at"][1].pop()
    assert faults_of_board(hex_board(grid)) == [
        "2 rows of wash, not 3",
        "row 0: no wash is called ['b']",
        "row 1 has 3 letters, not 4",
        "each column has a heading, or none has",
        "the net over the globe has lines of different lengths",
        "there is no hex 12",
    ]


def test_the_berth_of_a_sea_is_a_hex_of_the_board() -> None:
    board = hex_board(rich_grid())
    board["zones"] = [{"id": "sea", "name": "Sea", "spaces": [], "hex": 13}]
    assert faults_of_board(board) == ["there is no space 13"]


def test_the_parts_of_a_stack_are_its_pieces() -> None:
    board, scene = two_sides()
    stack = token(0)
    stack["figure"], stack["pieces"], stack["count"] = "stack", [0], 1
    stack["parts"] = [{"piece": 0, "figures": "5-4"}]
    scene["tokens"] = [stack]
    assert faults_of_scene(board, scene) == []
    stack["parts"] = [{"piece": 1, "figures": "5-4"}]
    assert faults_of_scene(board, scene) == ["a: its parts are other pieces than its own"]
