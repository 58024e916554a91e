"""The template of a game on hexes in docs/add-a-game.md: it runs, and both tables can draw it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from ticonderoga.cli.panels import panels
from ticonderoga.cli.sheet import Sheet
from ticonderoga.cli.things import describe
from ticonderoga.engine.drawing_check import faults_of_board, faults_of_scene, space_count
from ticonderoga.engine.match import Match
from ticonderoga.engine.registry import find_game

PAGE = Path(__file__).resolve().parent.parent / "docs" / "add-a-game.md"


@pytest.fixture(scope="module")
def template() -> dict[str, Any]:
    page = PAGE.read_text("utf-8")
    section = page[page.index("## A game on hexes") : page.index("## How a rule is written")]
    found: dict[str, Any] = {}
    for block in re.findall(r"^```python\n(.*?)^```", section, re.DOTALL | re.MULTILINE):
        exec(block, found)
    return found


def test_its_board_and_scene_are_of_the_types(template: dict[str, Any]) -> None:
    board, scene = template["describe_board"](), template["draw_scene"]()
    assert faults_of_board(board) == []
    assert faults_of_scene(board, scene) == []
    assert space_count(board) == template["HEXES"] + 1


def test_the_rules_know_which_hexes_touch(template: dict[str, Any]) -> None:
    near = template["NEAR"]
    assert near[template["MILL"]] == (1, 6, 10, 9, 8, 4)
    assert all(a in near[b] for a in range(len(near)) for b in near[a])


def test_it_is_at_the_terminals_table(template: dict[str, Any]) -> None:
    board, scene = template["describe_board"](), template["draw_scene"]()
    sheet = Sheet(Match(find_game("skirmish")).rules, board, scene)
    text = "\n".join(line for panel in panels(sheet, 0) for line in panel.lines)
    assert "Mill town: R3" in text.replace("\u00a0", " ")
    mill = describe(sheet, "space", template["MILL"])
    assert (mill.title, mill.lines) == (
        "0202 Mill", ["Fields.", "Here: nothing.", "Through it: Mill Brook."],
    )  # fmt: skip
    town = describe(sheet, "space", template["TOWN"])
    assert (town.title, town.lines) == ("Mill town", ["Here: The Guards; strength 3."])
