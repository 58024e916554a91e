"""What is told at a table: the lines of the log, and the odds of a choice.

The rest of the description is in `drawing.py`; both go out as JSON. It makes
`web/src/drawing_told.ts`.
"""

from __future__ import annotations

from typing import Literal, TypedDict

# ---------------------------------------------------------------------- the log

Thing = tuple[str, int]
"""A thing by its kind and number: ("space", 13)."""

By = Literal["land", "sea"]


class DieShown(TypedDict):
    """A die that was rolled: the face it shows, and how many sides it has."""

    face: int
    sides: int


class WayShown(TypedDict):
    """Where somebody went, from space to space; `piece` is -1 for a nameless one."""

    start: int
    goal: int
    by: By
    piece: int


class LogLine(TypedDict):
    """A line of the log, as one seat may know it."""

    i: int
    """Its place in the log."""
    ply: int
    """How many deliveries came before the one that it tells of; -1 for the set-up."""
    seat: int
    """Whose choice brought it about, or -1."""
    kind: str
    text: str
    """The sentence without its rule number."""
    rule: str
    dice: list[DieShown]
    way: WayShown | None
    touches: list[Thing]
    """The things it tells of."""
    args: list[int | str]


# ---------------------------------------------------------------------- on request


class Trace(TypedDict):
    """Something that is drawn of a piece on request, such as its line of supply."""

    title: str
    text: str
    rule: str
    way: list[int]
    """The spaces that it leads through."""
    cut: int
    """The space that stops it, or -1."""
    good: bool


# ---------------------------------------------------------------------- odds


class OutcomeShown(TypedDict):
    """Something that may come of a choice, and how likely that is."""

    text: str
    chance: float
    rule: str
    when: str
    """What it depends on, such as "if Greene intercepts"; empty for what holds in any case."""
    sides: list[int]
    """The sides it is told of."""
    success: bool
    """Whether it is what these sides want."""
    reaction: bool
    """Whether it takes a reaction that the other side may also leave."""


class ModifierShown(TypedDict):
    """Something that counts for or against a side."""

    who: str
    text: str
    value: int
    rule: str


class NoteShown(TypedDict):
    """A sentence on what the odds rest on."""

    text: str
    rule: str


class OddsShown(TypedDict):
    """The odds of one choice."""

    title: str
    outcomes: list[OutcomeShown]
    modifiers: list[ModifierShown]
    notes: list[NoteShown]
