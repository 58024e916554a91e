"""`tools/lines.py`: every file of a game is for something, and nothing is counted twice."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.lines import NOT_RULES, ROOT, count, purpose, table


@pytest.mark.parametrize(
    ("file", "what"),
    [
        ("rules/battle.py", "rules"),
        ("edition.py", "rules"),
        ("non_players/french.py", "non-players"),
        ("text/battle.py", "presentation"),
        ("drawing.py", "presentation"),
        ("battle_odds.py", "odds"),
        ("odds_text.py", "odds"),
        ("data/board.py", "data"),
        ("position.py", "state"),
        ("evaluate_terms.py", "evaluation"),
        ("game.py", "glue"),
        ("__init__.py", "glue"),
    ],
)
def test_a_file_is_told_by_its_folder_or_its_name(file: str, what: str) -> None:
    assert purpose(Path(file)) == what


def test_the_purposes_of_a_game_add_up_to_its_lines() -> None:
    game = ROOT / "ticonderoga" / "games" / "skirmish"
    lines = sum(len(file.read_text("utf-8").splitlines()) for file in game.rglob("*.py"))
    assert sum(count(game).values()) == lines


def test_the_table_has_a_column_for_each_game() -> None:
    rows = table(ROOT)
    assert {"liberty_or_death", "skirmish", "washingtons_war"} <= set(rows[0])
    assert [row[0] for row in rows[-2:]] == ["not rules", "all"]
    assert set(NOT_RULES) < {row[0] for row in rows}
