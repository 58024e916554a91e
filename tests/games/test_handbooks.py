"""Every game's handbook: its charts rest on rules that are there, its chapters hold all of them."""

from __future__ import annotations

from itertools import pairwise

import pytest

from ticonderoga.engine.game import Game, Rules, settle_options
from ticonderoga.engine.handbook import Handbook
from ticonderoga.engine.registry import all_games

GAMES = [game for game in all_games() if game.name != "skirmish"]


def rules_of(game: Game) -> Rules:
    return game.rules(game.scenarios[0].name, settle_options(game, {}))


def book_of(game: Game) -> Handbook:
    made = rules_of(game).handbook
    assert made is not None
    return made()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_charts_and_terms_rest_on_rules(game: Game) -> None:
    rules = rules_of(game).words.rules
    book = book_of(game)
    for aid in book["aids"]:
        for part in aid["parts"]:
            assert part["rows"], part["title"]
            for row in part["rows"]:
                assert not row["rule"] or row["rule"] in rules, row
                assert not part["head"] or len(row["cells"]) == len(part["head"]), row
    for term in book["terms"]:
        assert term["rule"] in rules, term
        assert term["text"].endswith("."), term


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_there_is_a_sequence_of_play_a_battle_chart_and_a_glossary(game: Game) -> None:
    book = book_of(game)
    ids = [aid["id"] for aid in book["aids"]]
    assert ids[0] == "sequence"
    assert {"battle", "combat"} & set(ids)
    assert len(set(ids)) == len(ids)
    steps = book["aids"][0]["parts"][0]["rows"]
    assert all(a["rule"] != b["rule"] for a, b in pairwise(steps)), "a rule is told once in a row"
    names = [term["name"] for term in book["terms"]]
    assert len(names) > 15
    assert names == sorted(names)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_rule_is_in_a_chapter(game: Game) -> None:
    beginnings = [number for number, _ in book_of(game)["chapters"]]
    for number in rules_of(game).words.rules:
        assert any(
            number == each or number.startswith((f"{each}.", f"{each} ", f"{each}-"))
            or (each.isalpha() and number.startswith(each))
            for each in beginnings
        ), number  # fmt: skip


def test_a_faction_of_liberty_or_death_has_its_commands_on_its_aid() -> None:
    game = next(game for game in GAMES if game.name == "liberty-or-death")
    aids = {aid["id"]: aid for aid in book_of(game)["aids"]}
    commands = aids["indians"]["parts"][0]
    assert aids["indians"]["side"] == 2
    assert any(row["cells"][0].startswith("Gather") for row in commands["rows"])


def test_the_combat_table_is_that_of_the_pack() -> None:
    game = next(game for game in GAMES if game.name == "end-of-empire")
    linear = next(aid for aid in book_of(game)["aids"] if aid["id"] == "combat")["parts"][0]
    assert linear["head"] == ["Die", "1:3", "1:2", "1:1", "2:1", "3:1", "4:1"]
    assert linear["rows"][0]["cells"][:3] == ["-2", "4AR/0", "4AR/0"]
