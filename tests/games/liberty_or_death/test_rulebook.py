"""Our summary of the rulebook: every section has one, and every number that is cited exists."""

from __future__ import annotations

import re
from importlib import import_module
from pkgutil import walk_packages

import pytest

from ticonderoga.engine.ask import Question
from ticonderoga.engine.words import Prompt, Sentence
from ticonderoga.games.liberty_or_death import rules
from ticonderoga.games.liberty_or_death.text.rulebook import PLAYER_RULES, RULES
from ticonderoga.games.liberty_or_death.text.rulebook_non_players import NON_PLAYER_RULES
from ticonderoga.games.liberty_or_death.text.words import (
    ENDINGS,
    LOG,
    MODIFIERS,
    PROMPTS,
    REASONS,
    REFUSALS,
)


def sort_key(number: str) -> tuple[int, ...]:
    return tuple(int(part) for part in number.split("."))


def test_the_summaries_are_in_the_order_of_the_book() -> None:
    for summaries in (PLAYER_RULES, NON_PLAYER_RULES):
        assert list(summaries) == sorted(summaries, key=sort_key)
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


def declared_questions() -> list[Question]:
    """Every question of the rules."""
    found = []
    for module in walk_packages(rules.__path__, rules.__name__ + "."):
        for value in vars(import_module(module.name)).values():
            if isinstance(value, Question):
                found.append(value)
    return found


def test_every_declared_question_has_its_prompt_with_a_section() -> None:
    keys = {question.key for question in declared_questions()}
    assert keys == set(PROMPTS)
    for key in keys:
        assert PROMPTS[key].rule in RULES, f"{key} cites {PROMPTS[key].rule}"


def test_every_question_that_picks_has_what_is_said_against_a_pick() -> None:
    picking = {
        question.key
        for question in declared_questions()
        if question.allows is None and {"none", "yes"} & set(question.verbs)
    }
    assert picking | {"event_must"} == set(REFUSALS)
