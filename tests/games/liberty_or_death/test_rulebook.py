"""Our summary of the rulebook: every section has one, and every number that is cited exists."""

from __future__ import annotations

import re

import pytest

from ticonderoga.engine.words import Prompt, Sentence
from ticonderoga.games.liberty_or_death.rules.asking import RULE_OF
from ticonderoga.games.liberty_or_death.text.rulebook import PLAYER_RULES, RULES
from ticonderoga.games.liberty_or_death.text.rulebook_non_players import NON_PLAYER_RULES
from ticonderoga.games.liberty_or_death.text.words import ENDINGS, LOG, MODIFIERS, PROMPTS, REASONS


def sort_key(number: str) -> tuple[int, ...]:
    return tuple(int(part) for part in number.split("."))


def test_the_summaries_are_in_the_order_of_the_book() -> None:
    for rules in (PLAYER_RULES, NON_PLAYER_RULES):
        assert list(rules) == sorted(rules, key=sort_key)
    assert all(number.startswith("8.") for number in NON_PLAYER_RULES)
    assert len(RULES) == 194


@pytest.mark.parametrize("number", RULES)
def test_a_summary_is_a_sentence_or_more(number: str) -> None:
    said = RULES[number]
    assert re.fullmatch(r"[1-8]\.\d+(\.\d+)?", number)
    assert said == said.strip()
    assert said.endswith(".")
    assert "  " not in said


def test_every_section_stands_under_its_chapter() -> None:
    for number in RULES:
        parent = number.rpartition(".")[0]
        assert parent in RULES or f"{parent}.0" in RULES, number


TERMS = {**ENDINGS, **{str(at): said for at, said in enumerate(MODIFIERS)}}


@pytest.mark.parametrize("table", [PROMPTS, REASONS, LOG, TERMS])
def test_what_people_read_cites_sections_that_exist(
    table: dict[str, Prompt] | dict[str, Sentence],
) -> None:
    for key, said in table.items():
        for number in said.rule.replace(",", " ").split():
            assert number in RULES, f"{key} cites {number}"


def test_every_declared_question_rests_on_a_section_and_has_its_prompt() -> None:
    for key, number in RULE_OF.items():
        assert number in RULES, f"{key} cites {number}"
        assert key in PROMPTS, f"{key} has no prompt"
