"""A game's handbook: chapters of its rules, charts and player aids, and a glossary.

A game describes it as data (`Rules.handbook`); tables show it as pages that can be printed.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TypedDict

from ticonderoga.engine.kit.phases import Phase


class AidRow(TypedDict):
    """A row of a chart, and the rule it rests on (or none)."""

    cells: list[str]
    rule: str


class AidPart(TypedDict):
    """A chart under a heading. Without column heads its rows are a list."""

    title: str
    note: str
    head: list[str]
    rows: list[AidRow]


class Aid(TypedDict):
    """A page of charts: of a side (its number), or of all (-1)."""

    id: str
    title: str
    side: int
    parts: list[AidPart]


class GlossaryTerm(TypedDict):
    """A word of the game, what it means, and the rule that says more (or none)."""

    name: str
    text: str
    rule: str


class Handbook(TypedDict):
    chapters: list[tuple[str, str]]
    """The beginning of rule numbers ("7") and the title of the chapter, in order."""
    aids: list[Aid]
    terms: list[GlossaryTerm]


Glossary = Sequence[tuple[str, str, str]]
"""Name, rule, meaning."""


def part(
    title: str, head: Sequence[str], rows: Iterable[Sequence[str]], note: str = "", rule: str = ""
) -> AidPart:
    """A chart whose rows all rest on one rule, or on none."""
    found: list[AidRow] = [{"cells": list(row), "rule": rule} for row in rows]
    return {"title": title, "note": note, "head": list(head), "rows": found}


def of_rules(title: str, rules: Mapping[str, str], numbers: Iterable[str]) -> AidPart:
    """The summaries of some rules, one below the other."""
    rows: list[AidRow] = [{"cells": [rules[number]], "rule": number} for number in numbers]
    return {"title": title, "note": "", "head": [], "rows": rows}


def chapter_of(rules: Mapping[str, str], beginning: str) -> list[str]:
    """The numbers of the rules below a number, without its own heading."""
    return [number for number in rules if number.startswith(f"{beginning}.")]


def sequence(phases: Sequence[Phase], rules: Mapping[str, str]) -> Aid:
    """The sequence of play, from the table that the rules run by; steps of one rule that follow one
    another are a single row."""
    rows: list[AidRow] = []
    seen: set[str] = set()
    for phase in phases[:-1]:
        if phase.title in seen:
            continue
        seen.add(phase.title)
        if rows and phase.rule and rows[-1]["rule"] == phase.rule:
            rows[-1]["cells"][0] += f"; {phase.title}"
            continue
        rows.append({"cells": [phase.title, rules.get(phase.rule, "")], "rule": phase.rule})
    steps: AidPart = {"title": "Sequence of play", "note": "", "head": ["Step", ""], "rows": rows}
    return {"id": "sequence", "title": "Sequence of play", "side": -1, "parts": [steps]}


def aid(name: str, title: str, *parts: AidPart, side: int = -1) -> Aid:
    return {"id": name, "title": title, "side": side, "parts": list(parts)}


def handbook(
    chapters: Sequence[tuple[str, str]], aids: Sequence[Aid], glossary: Glossary
) -> Handbook:
    """The parts put together; the glossary by name."""
    terms: list[GlossaryTerm] = [
        {"name": name, "text": text, "rule": rule} for name, rule, text in sorted(glossary)
    ]
    return {"chapters": list(chapters), "aids": list(aids), "terms": terms}
