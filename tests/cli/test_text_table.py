"""The table in text, drawn for every game from the same description as the browser's."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from tests.cli.text import board_text, described, shown, text
from ticonderoga.cli.panels import card_lines, panels
from ticonderoga.cli.sheet import DONE, Sheet, beginnings
from ticonderoga.cli.things import describe
from ticonderoga.engine.drawing import Board, Scene, Token
from ticonderoga.engine.game import OBSERVER
from ticonderoga.engine.match import Match
from ticonderoga.engine.registry import all_games, find_game

GAMES = [game.name for game in all_games()]
NAMED = re.compile(r"[\w.' -]+")


def played(name: str, choices: int, seed: int = 1) -> Match:
    match = Match(find_game(name), seed=seed)
    luck = random.Random(seed)
    for _ in range(choices):
        if not match.over:
            seat = match.awaited()[0]
            match.choose(luck.choice(match.choices(seat)), seat)
    return match


# ---------------------------------------------------------------------- every game


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_can_be_shown_at_every_step(name: str) -> None:
    match = Match(find_game(name), seed=11)
    luck = random.Random(11)
    for step in range(2000):
        if match.over:
            break
        if step % 29 == 0:
            for seat in range(OBSERVER, len(match.rules.seats)):
                found = shown(match, seat)
                assert all(panel.title for panel in found)
                titles = [panel.title for panel in found]
                assert len(set(titles)) == len(titles)
        seat = match.awaited()[0]
        match.choose(luck.choice(match.choices(seat)), seat)


@pytest.mark.parametrize("name", GAMES)
def test_every_space_stands_on_the_board_once(name: str) -> None:
    match = played(name, 60)
    board = match.rules.board()
    said = board_text(match)
    for space in board["spaces"]:
        found = re.findall(rf"(?<![\w-] ){re.escape(space['label'])}(?![\w-]| [A-Z])", said)
        assert found, space["label"]


@pytest.mark.parametrize("name", GAMES)
def test_everything_can_be_described(name: str) -> None:
    match = played(name, 40)
    sheet = Sheet(match.rules, match.rules.board(), match.rules.scene(match.view(0)))
    kinds = {kind for verb in match.rules.words.verbs.values() for kind in verb.kinds}
    for kind in sorted(kinds - {"number"} | {"seat"}):
        for index in range(len(match.rules.ids[kind])):
            panel = describe(sheet, kind, index)
            assert panel.title, (kind, index)
            if sheet.board["kinds"].get(kind, kind) in ("space", "piece", "card", "zone", "seat"):
                assert panel.lines, (kind, index)


@pytest.mark.parametrize("name", GAMES)
def test_every_sign_on_the_map_is_explained(name: str) -> None:
    """Letters of spaces, markers, notes and pieces stand under Signs."""
    for choices in (0, 80, 400):
        match = played(name, choices)
        sheet = Sheet(match.rules, match.rules.board(), match.rules.scene(match.view(0)))
        legend = text(panels(sheet, 0), "legend")
        for space in sheet.board["spaces"]:
            for letter in space.get("signs", ""):
                assert f"({letter})" in legend
        for token in sheet.scene["tokens"]:
            if token["at"][0] == "space" and token["figure"] == "marker":
                assert sheet.marker(token) in legend
            elif token["at"][0] == "space" and token["figure"] == "plate":
                sign = sheet.brief(token).lstrip("0123456789").rstrip(DONE)
                for word in sign.split():
                    assert re.search(rf"(?<![A-Za-z]){word}\b", legend), sign
                assert DONE not in sheet.brief(token) or DONE in legend


@pytest.mark.parametrize("name", GAMES)
def test_tokens_in_boxes_and_zones_are_told(name: str) -> None:
    match = played(name, 200)
    said = text(shown(match, 0), "pieces") + text(shown(match, 0), "tracks")
    for token in match.rules.scene(match.view(0))["tokens"]:
        if token["at"][0] != "space":
            assert token["title"] in said


def test_sides_are_told_apart_by_as_few_letters_as_it_takes() -> None:
    assert beginnings(["American", "British", "French"]) == ["A", "B", "F"]
    assert beginnings(["Red", "Green", "Gold"]) == ["R", "Gr", "Go"]


# ---------------------------------------------------------------------- Skirmish, and hands


def test_skirmish_at_the_table() -> None:
    match = played("skirmish", 2)
    found = shown(match, 0)
    assert found[0].title == "Round 1 of 4: fight"
    assert "Hands  Red 4, Blue 4" in text(found, "tracks")
    assert "[ ] North Hill · Mill Hill · Church Hill · Ford Hill · South Hill" in board_text(match)
    assert "Red's bid: a " in text(found, "discards")
    assert "Red hand: 4 cards\na " in text(found, "hand")
    assert "Blue hand" not in text(found, "hand")


def test_cards_that_say_the_same_are_told_by_name_and_others_with_their_text() -> None:
    match = played("washingtons-war", 0)
    sheet = Sheet(match.rules, match.rules.board(), match.rules.scene(match.view(0)))
    lines = card_lines(sheet, [1, 48, 72])
    assert lines[0].replace("\u00a0", " ") == "3 OPS (#48), 1 OPS (#1)"
    assert lines[1].startswith("Lord North's Government Falls - War Ends 1780 (#72, mandatory): ")


# ---------------------------------------------------------------------- a board of hexes


def hexes() -> tuple[Board, Scene]:
    sides: Any = [{"id": "a", "name": "Allies", "tone": "blue"}]
    board: Board = {
        "game": "hex", "title": "Hex", "layout": "hexes", "notice": "", "kinds": {},
        "story": {"chapters": [], "impulses": []}, "sides": sides, "spaces": [], "links": [],
        "regions": [], "zones": [], "tracks": [], "boxes": [], "cards": [], "pieces": [],
        "hexes": {
            "columns": 3, "rows": 2, "straight": "columns", "shifted": "odd", "first": (1, 1),
            "terrain": ["..w", "w.."],
            "legend": {
                ".": {"name": "Clear", "look": "clear"},
                "w": {"name": "Woods", "look": "woods", "about": ["It costs two."], "rules": ["4"]},
            },
            "lines": [], "named": [{"hex": 4, "name": "Albany", "about": ["A town."]}],
        },
    }  # fmt: skip
    lying: list[Token] = [
        {
            "key": "1", "at": ("space", 4), "figure": "plate", "side": 0, "count": 2,
            "title": "2 foot",
        }
    ]  # fmt: skip
    scene: Scene = {
        "tokens": lying, "tracks": {}, "regions": [], "status": [], "standing": [], "hands": [],
        "piles": [],
    }  # fmt: skip
    return board, scene


def test_of_many_hexes_those_are_listed_in_which_something_lies() -> None:
    board, scene = hexes()
    sheet = Sheet(Match(find_game("skirmish")).rules, board, scene)
    assert text(panels(sheet, 0), "board") == "The map\n0202 Albany: 2A"
    albany = describe(sheet, "space", 4)
    assert (albany.title, albany.lines) == ("0202 Albany", ["Clear. A town.", "Here: 2 foot."])
    woods = describe(sheet, "space", 3)
    assert woods.lines == ["Woods. It costs two.", "Here: nothing.", "Rules: 4."]


# ---------------------------------------------------------------------- what is no thing


def test_what_the_board_does_not_show_has_its_name() -> None:
    match = played("liberty-or-death", 0)
    panel = described(match, 0, "command", 0)
    assert (panel.title, panel.lines) == ("Muster", [])
