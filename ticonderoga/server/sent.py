"""What the server says over a table's socket, as types.

`web/src/play/sent.ts` is made from this file, and `web/src/play/said.ts` from `messages.py`, by
`tools/client_types.py`. The tests of the server hold every message that arrives to these types.
"""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict

from ticonderoga.engine.drawing import HexGrid, Scene, SceneChanges, Side, Tone
from ticonderoga.engine.drawing_told import LogLine, OddsShown, Thing, Trace

Choice = list[str | int]
"""A verb, and what it is done with."""

SeatKind = Literal["open", "person", "agent", "left"]

TableStatus = Literal["open", "playing", "over"]


class Offer(TypedDict):
    """Something that may be chosen."""

    choice: Choice
    label: str
    verb: str
    targets: list[Thing]
    spans: NotRequired[list[tuple[int, int]]]
    """Where the name of each target stands in the label; (0, 0) if it is not said. Left out if
    there are none."""


class Ask(TypedDict):
    """A question. Its choices are there for whom it is put to, otherwise null."""

    seat: int
    key: str
    prompt: str
    waiting: str
    """The prompt for those who wait."""
    rule: str
    focus: Thing | None
    answered: bool
    secret: NotRequired[bool]
    """True if it is put even with a single answer, so that nobody learns what the seat holds."""
    choices: list[Offer] | None


class UndoRequest(TypedDict):
    """Who asks to go back, to before which choice, and who has agreed."""

    by: int
    ply: int
    agreed: list[int]


UndoHow = Literal["free", "alone", "ask", "none"]
"""One's last choice may be undone freely; one's last decision, past the answers of others and their
dice, since nobody needs to be asked; only if the others agree; or there is nothing to undo."""


class Undo(TypedDict):
    """Whether one may undo one's last choice, and what somebody has asked for."""

    free: bool
    """Nothing came after it: no roll, no reveal, no choice of another."""
    how: UndoHow
    request: UndoRequest | None


class Outcome(TypedDict):
    """How a game ended."""

    winners: list[int]
    reason: str
    text: str
    rule: str
    year: int


class State(TypedDict):
    """Everything that changes from choice to choice, through a seat's eyes."""

    ply: int
    seat: int
    scene: Scene
    asks: list[Ask]
    log: list[LogLine]
    log_length: int
    undo: Undo
    over: bool
    result: Outcome | None


class Made(Offer):
    """A choice that was made in a private world, and whether by a bot."""

    seat: int
    bot: bool


class World(State):
    """A private world; while `thinking`, the bots have more to answer: ask again."""

    type: Literal["what-if"]
    made: list[Made]
    thinking: bool


class Chosen(Offer):
    """The choice that led to a moment."""

    seat: int
    forced: bool


class Replay(State):
    """A past moment of a game, of how many, and the choice that led there."""

    last: int
    chose: Chosen | None


class SeatInfo(TypedDict):
    """Who sits on a seat."""

    id: str
    kind: SeatKind
    name: str
    guest: bool
    """Nobody vouches for the name: who sits there has no account."""
    agent: str
    online: bool


class TableInfo(TypedDict):
    """What everybody may know of a table; the seed only when the game is over."""

    id: str
    game: str
    title: str
    scenario: str
    options: dict[str, str]
    settings: dict[str, Any]
    public: bool
    created: float
    board: str
    """The digest of its board."""
    commitment: str
    seed: str | None
    nonces: list[str]
    status: TableStatus
    seats: list[SeatInfo]
    spectators: int


class Outline(TypedDict):
    """A board in small, for a thumbnail."""

    layout: Literal["geographic", "plain", "hexes"]
    sides: list[Side]
    spots: list[tuple[float, float]]
    """Where each space lies: (lat, lon), or (x, y) on a plain board."""
    areas: list[list[tuple[float, float]]]
    """Rings of the areas, by the same numbers."""
    grounds: list[str]
    """Areas by the names of the table's own colonies."""
    ways: list[tuple[int, int]]
    tints: list[tuple[Tone, list[int]]]
    """Regions by the colour of the ground about their spaces."""
    hexes: NotRequired[HexGrid]


class Clock(TypedDict):
    """What was left to each seat at the last entry, in seconds, and whose time runs since."""

    kind: Literal["days", "minutes"]
    since: float
    running: list[int]
    left: list[float]


class StandingAnswer(TypedDict):
    """To a question: always this, or never one of these."""

    question: str
    always: NotRequired[Choice]
    never: NotRequired[list[Choice]]


class Chat(TypedDict):
    """Something said to all: a message of its own, and a line of the talk in a snapshot."""

    type: Literal["chat"]
    seat: int
    name: str
    text: str
    at: float


class OfferOdds(Offer):
    """A choice with its odds."""

    odds: OddsShown


class Final(TypedDict):
    """A choice that cannot be taken back: a roll or a reveal follows, or another seat is asked."""

    choice: Choice
    by: Literal["chance", "turn"]


# ---------------------------------------------------------------------- messages


class AtTable(TypedDict):
    """What a snapshot and a step have in common. A snapshot has everything; a step only the new
    lines of the log, and the table once the game is over."""

    n: int
    ply: int
    seat: int
    asks: list[Ask]
    log: list[LogLine]
    log_length: int
    undo: Undo
    over: bool
    result: Outcome | None
    started: bool
    clock: Clock | None
    table: NotRequired[TableInfo]
    standing: NotRequired[list[StandingAnswer]]
    chat: NotRequired[list[Chat]]
    note: NotRequired[str]
    """The seat's private notes."""
    caught_up: int
    """How long the log was after the seat's last own decision, which no standing answer is."""


class Snapshot(AtTable):
    type: Literal["snapshot"]
    scene: Scene


class Step(AtTable):
    type: Literal["step"]
    scene: SceneChanges


class Accepted(TypedDict):
    type: Literal["accepted"]
    id: int
    n: int


class Refused(TypedDict):
    type: Literal["refused"]
    id: int
    text: str
    rule: str
    stale: bool


class Why(TypedDict):
    type: Literal["why"]
    id: int
    choosable: bool
    text: str
    rule: str


class Fit(TypedDict):
    """A piece in a hand, and why it does not go along; empty if it does."""

    piece: int
    text: str
    rule: str


class LotFit(TypedDict):
    """Pieces of a lot in a hand: how many may go along at most, and what is against (more of)
    them."""

    lot: int
    most: int
    usual: int
    """How many go with the whole stack."""
    text: str
    rule: str


class Gesture(TypedDict):
    """The choices that a gesture stands for, to be made one after another, in one way or in
    several of which one is picked; none if it means nothing, and then perhaps why."""

    type: Literal["gesture"]
    id: int
    ways: list[list[list[int | str]]]
    """Several begin with different choices."""
    stays: list[Fit]
    """Who does not go along."""
    lots_stay: list[LotFit]
    """The lots of which not all go along."""
    text: str
    rule: str


class Muster(TypedDict):
    """Who may be taken up at a space, and who may not."""

    type: Literal["muster"]
    id: int
    gathers: bool
    """They come to the space; otherwise they go from it."""
    pieces: list[Fit]
    lots: list[LotFit]
    goal: int
    """Where they go, if that is settled already; else -1."""
    goals: list[int]
    """Where the whole stack can be drawn."""


class Traced(TypedDict):
    """What is drawn of a piece on request."""

    type: Literal["trace"]
    id: int
    trace: Trace | None


class Odds(TypedDict):
    type: Literal["odds"]
    id: int
    odds: list[OfferOdds]
    final: list[Final]


class Finals(TypedDict):
    type: Literal["final"]
    id: int
    final: list[Final]


class Hint(Offer):
    type: Literal["hint"]
    id: int
    why: str


class Presence(TypedDict):
    type: Literal["presence"]
    seats: list[SeatInfo]
    spectators: int


class Log(TypedDict):
    type: Literal["log"]
    id: int
    log: list[LogLine]


class Standing(TypedDict):
    type: Literal["standing"]
    answers: list[StandingAnswer]


class Notes(TypedDict):
    type: Literal["note"]
    text: str


class Rematch(TypedDict):
    type: Literal["rematch"]
    id: str


class Decision(TypedDict):
    """A decision of one's own that one may go back to."""

    ply: int
    label: str
    told: str
    """What the log says that came of it; may be empty."""


class Decisions(TypedDict):
    """One's own latest decisions, the newest first."""

    type: Literal["decisions"]
    id: int
    decisions: list[Decision]


class Beat(TypedDict):
    """What one delivery made of the scene before it."""

    ply: int
    scene: SceneChanges


class Retold(TypedDict):
    """What has happened since one's last own decision, step by step."""

    scene: Scene
    """As it was then."""
    since: int
    """How long the log was then."""
    beats: list[Beat]
    log: list[LogLine]


class Story(Retold):
    type: Literal["story"]
    id: int


class Pong(TypedDict):
    type: Literal["pong"]
    id: int


FromServer = (
    Snapshot | Step | Accepted | Refused | Why | Gesture | Muster | Traced | Odds | Finals
    | Hint | Chat | Presence | Log | Standing | Notes | Rematch | Decisions | Story | Pong
)  # fmt: skip
