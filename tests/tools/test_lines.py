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
        ("gestures.py", "presentation"),
        ("features.py", "learning"),
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


def test_the_page_on_the_house_is_about_right() -> None:
    page = (ROOT / "docs" / "architecture.md").read_text("utf-8").splitlines()
    for row in (table(ROOT)[0], table(ROOT)[-1]):
        (told,) = [line for line in page if line.startswith(f"| {row[0]} |")]
        said = [cell.strip() for cell in told.strip("|").split("|")]
        if not row[0]:
            assert said == row
            continue
        for then, now in zip(said[1:], row[1:], strict=True):
            lines = int(now.replace(",", ""))
            assert abs(int(then.replace(",", "")) - lines) < lines / 10
