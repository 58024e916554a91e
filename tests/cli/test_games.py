"""`ticonderoga games`: every game with what a person must know to start it."""

from __future__ import annotations

import json

import pytest

from ticonderoga.cli import games_list
from ticonderoga.cli.main import main
from ticonderoga.engine.registry import all_games, find_game


def test_the_page_of_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games"]) == 0
    said = " ".join(capsys.readouterr().out.split())
    assert "washingtons-war: Washington's War" in said
    assert "seats american, british" in said
    assert "scenario standard: " in said
    assert "option edition=official-2014 (default) | rewritten: " in said
    assert "option pack=TEXT: " in said
    assert "reconstructions" in said
    assert "agent non-player: the game's own player" in said
    liberty = said.partition("liberty-or-death: ")[2].partition("skirmish: ")[0]
    usual, folded = liberty.split("options Other readings of the rules: ")
    assert "option hard-solitaire=no (default) | yes: " in usual
    assert "option free-hortalez=paid (default) | unpaid: " in folded
    assert "card effects: 21 certain, 7 likely, 16 reconstructed" in said
    assert "Agents: planner, random" in said


def test_the_json_of_all_games(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    games = {game["name"]: game for game in found["games"]}
    war = games["washingtons-war"]
    assert war["seats"] == ["american", "british"]
    assert war["nature"]["players"] == "2"
    edition = next(option for option in war["options"] if option["name"] == "edition")
    assert edition["default"] == "official-2014"
    assert edition["values"] == ["official-2014", "rewritten"]
    assert war["scenarios"][0]["name"] == "standard"
    assert war["confidence"]
    assert war["agents"] == []
    assert games["liberty-or-death"]["agents"] == ["non-player"]
    groups = {option["name"]: option["group"] for option in games["liberty-or-death"]["options"]}
    assert groups["hard-solitaire"] == ""
    assert groups["free-hortalez"] == "Other readings of the rules"
    assert "skirmish" in games
    assert {"planner", "random"} <= set(found["agents"])


def test_a_game_that_cannot_be_loaded_does_not_hide_the_others(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(name: str) -> object:
        if name == "skirmish":
            raise ImportError("no module named skirmish")
        return find_game(name)

    monkeypatch.setattr(games_list, "find_game", broken)
    assert main(["games", "--json"]) == 0
    printed = capsys.readouterr()
    listed = [game["name"] for game in json.loads(printed.out)["games"]]
    assert listed == [game.name for game in all_games() if game.name != "skirmish"]
    assert "the game 'skirmish' cannot be loaded: no module named skirmish" in printed.err
