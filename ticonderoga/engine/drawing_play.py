"""What is drawn of a turn as it is played: who acts, points to spend, a contest, ways in use.

The rest of the description is in `drawing.py`, whose boards and scenes have these as parts; this
one makes `web/src/drawing_play.ts`.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

# ---------------------------------------------------------------------- whose turn it is


class Faction(TypedDict):
    """A faction of a game of many seats: where it is in the turn, what it owns and strives for."""

    side: int
    state: str
    purse: tuple[str, int]
    goals: list[tuple[str, int, int]]
    """What it strives for: name, value, and the value that is enough."""
    holds: list[str]
    """Cards that it may still play."""
    final: NotRequired[int]
    """What counts for it when the game ends."""
    text: str


class SpaceNote(TypedDict):
    """A few letters on a space while a turn is being built: what it costs to go there."""

    space: int
    text: str
    alarm: NotRequired[bool]
    """The other side may answer there."""
    title: str
    """All of that in words."""


class OrderSheet(TypedDict):
    """The turn that is being built: what is done where, its cost, what may still come."""

    side: int
    title: str
    lines: list[tuple[str, str]]
    spaces: list[int]
    target: int
    way: NotRequired[list[int]]
    """The spaces that somebody has passed on his way."""
    notes: NotRequired[list[SpaceNote]]


# ---------------------------------------------------------------------- dice

FaceSign = Literal["flag", "triangle-circle", "square-circle", "cross", "miss"]
"""What a face of a die shows: a flag, two shapes in one, two crossed weapons, or a crescent for
a miss."""


class Face(TypedDict):
    """A face of the game's die."""

    name: str
    sign: FaceSign


# ---------------------------------------------------------------------- points to spend

PointSign = Literal["triangle", "hollow-triangle", "square", "anchor", "triangle-square"]
"""How a point looks: a shape, full or in outline, an anchor on a square, or either shape."""

PointState = Literal["ready", "used", "held", "lost"]
"""What has become of a point: to be spent, spent, kept for later, or gone without use."""


class PointKind(TypedDict):
    """A kind of point that a seat spends, such as an action point."""

    name: str
    sign: PointSign
    tag: NotRequired[str]
    """A word on it, such as "2x"."""
    about: list[str]
    rules: list[str]


class Points(TypedDict):
    """Points that came together, such as those of one card: they are used up one by one."""

    side: int
    title: str
    card: NotRequired[int]
    """The card that gives them."""
    points: list[tuple[int, PointState]]
    """Each by its kind, as its place in the board's list, and what has become of it."""


# ---------------------------------------------------------------------- a contest


class Penalty(TypedDict):
    """Something that counts for or against a side before the dice fall."""

    text: str
    value: int
    rule: str


class Contestant(TypedDict):
    """One side of a contest."""

    side: int
    role: str
    """What it is here: "Attacker"."""
    marker: int
    """Where its marker stands on the track."""
    units: list[tuple[str, int]]
    """Who fights, by kind: ("Light", 3)."""
    penalties: list[Penalty]
    leader: NotRequired[int]
    """The piece that leads."""
    rerolls: list[tuple[str, int]]
    """Who or what grants rolls anew, and how many are left."""


class Roll(TypedDict):
    """A die on the table, and whose it is."""

    piece: int
    """The piece that rolls, or -1 for one without a name."""
    face: int
    again: NotRequired[bool]
    """It has been rolled anew."""


class Contest(TypedDict):
    """A battle or another trial of strength while it lasts, as a picture."""

    title: str
    space: int
    rule: str
    low: int
    high: int
    """The steps of the track that are worth showing; markers may stand beyond them. Without a
    track both are 0, and the markers are strengths."""
    sides: list[Contestant]
    rolling: int
    """The side whose dice are on the table, or -1."""
    now: str
    """What is done now, in words."""
    rolls: list[Roll]


# ---------------------------------------------------------------------- ways in play

LinkStyle = Literal["highway", "road", "track", "private", "border"]
"""A broad way, a road, a broken track, a way of one's own; a border is not drawn as a way."""


class LinkState(TypedDict):
    """A way that is not as the board has it, or that somebody has used."""

    link: int
    """Its place in the board's list."""
    style: NotRequired[LinkStyle]
    """What it has become."""
    works: NotRequired[bool]
    """It is being built."""
    closed: NotRequired[list[int]]
    """The sides to which it is closed for now."""
    crossed: NotRequired[list[tuple[int, int, int]]]
    """By side: how many have gone along it, and how many may."""
    title: str
    """All of that in words."""
