"""Agents: what a player of flesh or code receives, and what it gives back.

An agent never holds the true match. It receives a `Seen`: a sealed world that its seat
cannot tell from the true one, from which it reads its view, its ask and its log and from
which it imagines more worlds. Its own chance comes from its own stream (seed, seat, ply).
"""

from __future__ import annotations

from typing import Any, Protocol

from ticonderoga.engine.ask import Ask, Choice
from ticonderoga.engine.dice import derive_seed
from ticonderoga.engine.game import Odds, Rules
from ticonderoga.engine.match import Match
from ticonderoga.engine.words import LogEntry


class Seen:
    """What one seat knows at one moment, and nothing more."""

    __slots__ = ("_world", "seat")

    def __init__(self, match: Match, seat: int) -> None:
        self.seat: int = seat
        self._world: Match = match.imagine(seat, 0)

    @property
    def rules(self) -> Rules:
        return self._world.rules

    @property
    def view(self) -> dict[str, Any]:
        return self._world.view(self.seat)

    @property
    def ask(self) -> Ask | None:
        return self._world.ask_of(self.seat)

    @property
    def choices(self) -> list[Choice]:
        return self._world.choices(self.seat)

    @property
    def log(self) -> list[LogEntry]:
        return self._world.log(self.seat)

    @property
    def ply(self) -> int:
        return self._world.ply

    def odds(self, choice: Choice) -> Odds | None:
        ask = self.ask
        return None if ask is None else self.rules.odds(self._world.position, ask, choice)

    def imagine(self, seed: int) -> Match:
        """A world consistent with all this seat knows; the same seed gives the same world."""
        return self._world.imagine(self.seat, seed)


class Agent(Protocol):
    """A player of any game. `name` is what the journal calls it."""

    name: str
    needs_sight: bool
    """False for one that looks at nothing but the offered choices (and is much faster so)."""

    def pick(self, choices: list[Choice], seat: int, ply: int) -> Choice:
        """Choose among what is offered, with no sight of the table."""
        ...

    def choose(self, seen: Seen) -> Choice:
        """Choose by what the seat sees."""
        ...

    def why(self) -> str:
        """Why it last chose as it did, in words; empty if it has nothing to say."""
        ...


def agent_seed(seed: int, seat: int, ply: int) -> int:
    """The stream an agent draws from: never the dice of the game."""
    return derive_seed("agent", seed, seat, ply)


def answer(match: Match, seat: int, agent: Agent) -> Choice:
    """Let an agent answer its seat's open ask."""
    if agent.needs_sight:
        return agent.choose(Seen(match, seat))
    return agent.pick(match.choices(seat), seat, match.ply)
