"""What a client may say over a table's socket: typed, bounded, refused as a whole if malformed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

import msgspec

NOTE_LENGTH = 20_000
MOST_PIECES = 60
"""Pieces, or lots of pieces, that one gesture may name."""

Text = Annotated[str, msgspec.Meta(max_length=1000)]
Word = Annotated[str, msgspec.Meta(max_length=64)]
Number = Annotated[int, msgspec.Meta(ge=-1, le=10_000_000)]
ChoiceParts = Annotated[
    list[Word | Annotated[int, msgspec.Meta(ge=-1_000_000, le=1_000_000)]],
    msgspec.Meta(min_length=1, max_length=8),
]


class StandingAnswer(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """To a question: always this, or never one of these."""

    question: Word
    always: Annotated[list[Word | int], msgspec.Meta(max_length=8)] = []
    never: Annotated[
        list[Annotated[list[Word | int], msgspec.Meta(max_length=8)]], msgspec.Meta(max_length=60)
    ] = []


class Hello(msgspec.Struct, tag="hello", forbid_unknown_fields=True):
    token: Annotated[str, msgspec.Meta(max_length=128)] = ""
    since: Number = -1
    partial: bool = False
    """Steps may leave out the parts of the scene that are as they were."""


class Choose(msgspec.Struct, tag="choose", forbid_unknown_fields=True):
    id: Number
    n: Number
    choice: ChoiceParts
    single: bool = False
    """The client made it by itself, since nothing else was offered: no decision of its seat."""


class Withdraw(msgspec.Struct, tag="withdraw", forbid_unknown_fields=True):
    id: Number
    n: Number


class Undo(msgspec.Struct, tag="undo", forbid_unknown_fields=True):
    id: Number
    n: Number


class ProposeUndo(msgspec.Struct, tag="propose_undo", forbid_unknown_fields=True):
    id: Number
    n: Number
    ply: Number


class Consent(msgspec.Struct, tag="consent", forbid_unknown_fields=True):
    id: Number
    n: Number


class RefuseUndo(msgspec.Struct, tag="refuse_undo", forbid_unknown_fields=True):
    id: Number


class Resign(msgspec.Struct, tag="resign", forbid_unknown_fields=True):
    id: Number
    n: Number


class Chat(msgspec.Struct, tag="chat", forbid_unknown_fields=True):
    id: Number
    text: Text


class Note(msgspec.Struct, tag="note", forbid_unknown_fields=True):
    """The seat's private notes, as a whole."""

    id: Number
    text: Annotated[str, msgspec.Meta(max_length=NOTE_LENGTH)]


class Log(msgspec.Struct, tag="log", forbid_unknown_fields=True):
    """Older log lines: those from an index on, up to another."""

    id: Number
    since: Number
    until: Number


class Why(msgspec.Struct, tag="why", forbid_unknown_fields=True):
    id: Number
    kind: Word
    index: Number


class Gesture(msgspec.Struct, tag="gesture", forbid_unknown_fields=True):
    """What does it mean to draw a stack, or these pieces of it, from a space to another? Of a lot
    (pieces that are only counted) so many."""

    id: Number
    start: Number
    goal: Number
    pieces: Annotated[list[Number], msgspec.Meta(max_length=MOST_PIECES)] = []
    lots: Annotated[list[tuple[Number, Number]], msgspec.Meta(max_length=MOST_PIECES)] = []


class Muster(msgspec.Struct, tag="muster", forbid_unknown_fields=True):
    """Who may be taken up at a space, to be drawn from it or gathered on it?"""

    id: Number
    space: Number


class Trace(msgspec.Struct, tag="trace", forbid_unknown_fields=True):
    """How is a piece supplied, or whatever the game draws of it on request?"""

    id: Number
    piece: Number


class AskOdds(msgspec.Struct, tag="odds", forbid_unknown_fields=True):
    id: Number


class AskFinal(msgspec.Struct, tag="final", forbid_unknown_fields=True):
    """Which of the present choices cannot be taken back: told at every table."""

    id: Number


class Hint(msgspec.Struct, tag="hint", forbid_unknown_fields=True):
    id: Number


class Standing(msgspec.Struct, tag="standing", forbid_unknown_fields=True):
    id: Number
    answers: Annotated[list[StandingAnswer], msgspec.Meta(max_length=100)]


class AskStory(msgspec.Struct, tag="story", forbid_unknown_fields=True):
    """What has happened since my last own decision?"""

    id: Number


class AskDecisions(msgspec.Struct, tag="decisions", forbid_unknown_fields=True):
    """Which of my own decisions can I go back to?"""

    id: Number


class Ping(msgspec.Struct, tag="ping", forbid_unknown_fields=True):
    id: Number


Message = (
    Hello
    | Choose
    | Withdraw
    | Undo
    | ProposeUndo
    | Consent
    | RefuseUndo
    | Resign
    | Chat
    | Note
    | Log
    | Why
    | Gesture
    | Muster
    | Trace
    | AskOdds
    | AskFinal
    | Hint
    | Standing
    | AskStory
    | AskDecisions
    | Ping
)

decode_message = msgspec.json.Decoder(Message).decode
encode = msgspec.json.Encoder().encode


def frame(message: Mapping[str, Any]) -> str:
    """A message as a text frame."""
    return encode(message).decode()


def plain_text(text: str) -> str:
    """One line of talk or a name: no control characters, no runs of spaces."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())
