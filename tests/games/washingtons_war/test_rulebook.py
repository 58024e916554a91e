"""The summary of the rules: every number that the game speaks of can be looked up."""

from __future__ import annotations

import re
from pathlib import Path

from ticonderoga.games.washingtons_war.edition import OFFICIAL, Edition
from ticonderoga.games.washingtons_war.text import words
from ticonderoga.games.washingtons_war.text.rulebook import RULES

CHAPTERS = {
    2: ("2.1", "2.2"),
    5: ("5.1", "5.2", "5.3", "5.4", "5.5", "5.6", "5.7"),
    6: ("6.1", "6.2", "6.3", "6.31", "6.32", "6.33", "6.34"),
    7: ("7.1", "7.2", "7.3", "7.4", "7.5", "7.6", "7.7", "7.8", "7.9"),
    8: ("8.1", "8.2"),
    9: ("9.1", "9.2", "9.3", "9.4", "9.41", "9.42", "9.43", "9.44", "9.45", "9.46", "9.5", "9.6",
        "9.61", "9.62", "9.63", "9.7"),
    10: ("10.1", "10.11", "10.12", "10.2", "10.3", "10.31", "10.32"),
    11: ("11.1", "11.2", "11.3"),
    12: ("12.1", "12.2", "12.3"),
    13: ("13.1", "13.2"),
}  # fmt: skip
NUMBER = re.compile(r"\b\d{1,2}\.\d{1,2}(?:\.(?:[A-Fa-c]|\d)(?:\.[ivx]+)?)?")


def numbers_spoken() -> set[str]:
    """Every rule number of a prompt, a reason, a log line, a modifier or an ending."""
    spoken = {prompt.rule for prompt in words.PROMPTS.values()}
    spoken |= {sentence.rule for sentence in words.REASONS.values()}
    spoken |= {sentence.rule for sentence in words.LOG.values()}
    spoken |= {said.rule for said in (*words.MODIFIERS.values(), *words.ENDINGS.values())}
    return spoken


def test_every_number_that_the_game_speaks_can_be_looked_up() -> None:
    spoken = numbers_spoken()
    assert "7.8" in spoken
    assert "13.1" in spoken
    assert not sorted(spoken - set(RULES))


def test_every_section_of_every_chapter_is_there() -> None:
    for chapter, sections in CHAPTERS.items():
        assert not {f"{chapter}.0", *sections} - set(RULES)
    assert {"3.0", "4.0"} <= set(RULES)


def test_every_part_has_its_parent() -> None:
    for number in RULES:
        parent = number.rpartition(".")[0]
        if "." in parent:
            assert parent in RULES or f"{parent}.0" in RULES, number


def test_lettered_parts_leave_no_gap() -> None:
    for number in RULES:
        head, _, letter = number.rpartition(".")
        if len(letter) == 1 and letter.isalpha() and letter not in "aAiv":
            assert f"{head}.{chr(ord(letter) - 1)}" in RULES, number


def test_numbers_inside_a_summary_exist() -> None:
    for number, said in RULES.items():
        for other in NUMBER.findall(said):
            assert other in RULES, f"{number} speaks of {other}"


def test_a_summary_is_short_and_whole() -> None:
    for number, said in RULES.items():
        assert said.endswith("."), number
        assert 10 < len(said) < 400, number
        assert said.count(". ") <= 3, number


# ---------------------------------------------------------------------- the page of rulings

PAGE = Path(__file__).parents[3] / "docs" / "rulings" / "washingtons_war.md"
RULINGS = 47


def test_the_page_has_every_ruling_once() -> None:
    numbers = re.findall(r"^- \*\*(\d+)\. ", PAGE.read_text("utf-8"), re.MULTILINE)
    assert sorted(int(number) for number in numbers) == list(range(1, RULINGS + 1))


def test_the_page_has_every_switch_of_the_editions() -> None:
    page = PAGE.read_text("utf-8")
    for switch in set(dir(Edition(OFFICIAL, False))) - {"name"}:
        if not switch.startswith("_"):
            assert f"| `{switch}` |" in page


def test_the_page_speaks_of_sections_that_exist() -> None:
    page = re.sub(r"RW [\d., and]+", "", PAGE.read_text("utf-8"))
    spoken = set(NUMBER.findall(page))
    assert len(spoken) > 50
    assert not sorted(spoken - set(RULES))
