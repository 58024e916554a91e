"""What may be sent to the table over HTTP, and the smaller answers: typed and bounded."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from ticonderoga.server.messages import ChoiceParts

Name = Annotated[str, msgspec.Meta(max_length=40)]
Game = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Agent = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Token = Annotated[str, msgspec.Meta(max_length=128, description="the secret of a seat")]
Nonce = Annotated[
    str,
    msgspec.Meta(max_length=64, description="anything: it is mixed into the dice of the table"),
]
Short = Annotated[str, msgspec.Meta(max_length=200)]
SeatNumber = Annotated[int, msgspec.Meta(ge=-1, le=7)]
GivenPassword = Annotated[str, msgspec.Meta(max_length=200)]
Text = Annotated[str, msgspec.Meta(max_length=2000)]


class Body(msgspec.Struct, forbid_unknown_fields=True):
    """A body knows all its fields: what it does not know is a mistake."""


class SeatWanted(Body, kw_only=True):
    """Who is to sit: the creator ("me"), anybody with the link ("open"), or an agent."""

    kind: Literal["me", "open", "agent"] = "open"
    name: Name = ""
    agent: Name = ""
    player: Name = ""
    """The name of the account that an open seat is kept for; empty for whoever comes first."""


class Terms(Body, kw_only=True):
    """How a table is played."""

    seats: Annotated[list[SeatWanted], msgspec.Meta(max_length=8)] = []
    rated: bool = False
    """Counts for the players' ratings: accounts only, one seat each, a clock."""
    advice: bool | None = None
    """Whether odds, hints and what-if are allowed; if left out, where the game is not rated."""
    public: bool = False
    days_per_move: Annotated[int, msgspec.Meta(ge=0, le=60)] = 0
    minutes: Annotated[int, msgspec.Meta(ge=0, le=6000)] = 0
    think_seconds: Annotated[float, msgspec.Meta(ge=0.1, le=10)] = 3.0
    nonce: Nonce = ""


class TableWanted(Terms, kw_only=True):
    game: Game
    scenario: Name = ""
    options: Annotated[dict[Name, Short], msgspec.Meta(max_length=60)] = {}


class ImportWanted(Terms, kw_only=True):
    save: Annotated[str, msgspec.Meta(max_length=900_000)]


class TournamentWanted(Body, kw_only=True):
    """A tournament, whose games are all rated. Rounds are for Swiss; 0 for as many as it takes."""

    name: Name = ""
    game: Game
    scenario: Name = ""
    options: Annotated[dict[Name, Short], msgspec.Meta(max_length=60)] = {}
    kind: Literal["round-robin", "swiss"]
    rounds: Annotated[int, msgspec.Meta(ge=0, le=15)] = 0
    days_per_move: Annotated[int, msgspec.Meta(ge=0, le=60)] = 0
    minutes: Annotated[int, msgspec.Meta(ge=0, le=6000)] = 0
    advice: bool | None = None


class Join(Body, kw_only=True):
    """The link's secret; or, at a public table, a seat (-1 for any open one)."""

    token: Token = ""
    seat: SeatNumber = -1
    name: Name = ""
    nonce: Nonce = ""


class TakeOver(Body, kw_only=True):
    token: Token = ""
    seat: SeatNumber = -1
    name: Name = ""


class WithSeat(Body, kw_only=True):
    """Who asks: the secret of a seat; empty for an account that sits there."""

    token: Token = ""


class SeatAgent(WithSeat, kw_only=True):
    seat: SeatNumber
    agent: Agent


class Claim(WithSeat, kw_only=True):
    """About another's seat: an opponent whose time is over, or an open one."""

    seat: SeatNumber


class WhatIfAct(WithSeat, kw_only=True):
    """Try something. `begin` opens a session; the others name it."""

    act: Literal["begin", "show", "choose", "back", "bots", "leave"]
    session: Annotated[str, msgspec.Meta(max_length=40)] = ""
    at: Annotated[int, msgspec.Meta(ge=-1, le=1_000_000)] = -1
    """With `begin`, in a finished game: after how many choices; -1 for the end."""
    seed: Annotated[int, msgspec.Meta(ge=0, le=2**53)] = 0
    seat: SeatNumber = -1
    choice: ChoiceParts | None = None
    bots: Annotated[dict[Name, Name], msgspec.Meta(max_length=8)] = {}
    """The seats (by name) that bots play, such as {"british": "planner"}."""


class Hook(WithSeat, kw_only=True):
    url: Annotated[str, msgspec.Meta(min_length=1, max_length=500)]


class NameAndPassword(Body, kw_only=True):
    name: Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
    password: GivenPassword


class PasswordChange(Body, kw_only=True):
    old: GivenPassword
    new: GivenPassword


class AccountEnd(Body, kw_only=True):
    password: GivenPassword


class Profile(Body, kw_only=True):
    about: Text = ""


class PushKeys(msgspec.Struct):
    p256dh: Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
    auth: Annotated[str, msgspec.Meta(min_length=1, max_length=100)]


class PushSubscription(msgspec.Struct):
    """As the browser gives it."""

    endpoint: Annotated[str, msgspec.Meta(min_length=1, max_length=1000)]
    keys: PushKeys


# ---------------------------------------------------------------------- answers


class Created(msgspec.Struct):
    id: str
    tokens: list[str]
    """For each seat its secret: one's own, or an invitation; empty for an agent's."""


class Seated(msgspec.Struct):
    seat: int
    token: str


class Invitation(msgspec.Struct):
    token: str


class NewId(msgspec.Struct):
    id: str


class NewHook(msgspec.Struct):
    id: str
    secret: str


class Done(msgspec.Struct):
    done: bool = True


class Session(msgspec.Struct):
    name: str
    csrf: str


class Key(msgspec.Struct):
    key: str


class Problem(msgspec.Struct):
    error: str
