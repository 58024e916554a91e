"""Exact odds of a choice as data: what may come of it, under what condition, whose success it is,
and what adds to or takes from it, each with its rule number apart from its words."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from typing import NamedTuple

from ticonderoga.engine.drawing_told import ModifierShown, NoteShown, OddsShown, OutcomeShown


class Outcome(NamedTuple):
    """Something that may come of a choice, and how likely that is."""

    text: str
    chance: float
    rule: str = ""
    when: str = ""
    """What it depends on, such as "if Greene intercepts"; empty for what holds in any case."""
    sides: tuple[int, ...] = ()
    """Whose it is: the sides of the board that it is told of."""
    success: bool = False
    """Whether it is what these sides want."""
    reaction: bool = False
    """Whether it takes a reaction that the other side may also leave."""

    def said(self) -> str:
        """In words: "in all: American CUs lost: 2 (9.5)"."""
        return with_rule(f"{self.when}: {self.text}" if self.when else self.text, self.rule)

    def plain(self) -> OutcomeShown:
        return {
            "text": self.text, "chance": self.chance, "rule": self.rule, "when": self.when,
            "sides": list(self.sides), "success": self.success, "reaction": self.reaction,
        }  # fmt: skip


class Modifier(NamedTuple):
    """Something that counts for or against a side."""

    who: str
    text: str
    value: int
    rule: str = ""

    def said(self) -> str:
        return with_rule(f"{self.who}: {self.text}", self.rule)

    def plain(self) -> ModifierShown:
        return {"who": self.who, "text": self.text, "value": self.value, "rule": self.rule}


class Note(NamedTuple):
    """A sentence on what the odds rest on."""

    text: str
    rule: str = ""

    def said(self) -> str:
        return with_rule(self.text, self.rule)

    def plain(self) -> NoteShown:
        return {"text": self.text, "rule": self.rule}


class Odds:
    """The odds of one choice: outcomes with their probabilities, every modifier, and notes."""

    __slots__ = ("modifiers", "notes", "outcomes", "title")

    def __init__(
        self, title: str, outcomes: list[Outcome], modifiers: list[Modifier], notes: list[Note]
    ) -> None:
        self.title: str = title
        self.outcomes: list[Outcome] = outcomes
        self.modifiers: list[Modifier] = modifiers
        self.notes: list[Note] = notes

    def plain(self) -> OddsShown:
        """As plain data, for other tables."""
        return {
            "title": self.title,
            "outcomes": [outcome.plain() for outcome in self.outcomes],
            "modifiers": [modifier.plain() for modifier in self.modifiers],
            "notes": [note.plain() for note in self.notes],
        }


def added_up(
    shares: Iterable[tuple[Outcome, Fraction]], when: str = "", reaction: bool = False
) -> list[Outcome]:
    """Outcomes with their exact chances, from what each ending gives to each of them: in the
    order in which they are first named."""
    sums: dict[Outcome, Fraction] = {}
    for outcome, share in shares:
        sums[outcome] = sums.get(outcome, Fraction(0)) + share
    return [
        outcome._replace(chance=float(chance), when=when, reaction=reaction)
        for outcome, chance in sums.items()
    ]


def with_rule(text: str, rule: str) -> str:
    return f"{text} ({rule})" if rule else text
