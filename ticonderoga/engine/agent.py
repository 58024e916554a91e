"""Agents: what a player of flesh or code receives, and what it gives back.

An agent never holds the true match. It receives a `Seen`: a sealed world that its seat
cannot tell from the true one, from which it reads its view, its ask and its log and from
which it imagines more worlds. Its own chance comes from its own stream (seed, seat, ply).
A game may bring players of its own, who see the open position itself.
"""

from __future__ import annotations

from typing import Any, Final, Protocol

from ticonderoga.engine.ask import Ask, Choice
from ticonderoga.engine.dice import Dice, derive_seed
from ticonderoga.engine.errors import TiconderogaError
from ticonderoga.engine.game import Game, OwnPlayer, Rules, View
from ticonderoga.engine.journal import CHOSE, TOGETHER, Delivery
from ticonderoga.engine.match import Match
from ticonderoga.engine.odds import Odds
from ticonderoga.engine.words import LogEntry
from ticonderoga.engine.world import World


class Seen:
    """What one seat knows at one moment, and nothing more."""

    __slots__ = ("_log", "_log_length", "_world", "game", "seat")

    def __init__(self, match: Match, seat: int) -> None:
        self.seat: int = seat
        self.game: Game = match.setup.game
        self._world: World = match.imagine(seat, 0)
        self._log: list[LogEntry] = match.open_log()
        self._log_length: int = match.log_length()

    @property
    def rules(self) -> Rules:
        return self._world.rules

    @property
    def view(self) -> View:
        return self._world.view(self.seat)

    @property
    def ask(self) -> Ask | None:
        return self._world.ask_of(self.seat)

    @property
    def choices(self) -> list[Choice]:
        return self._world.choices(self.seat)

    @property
    def log(self) -> list[LogEntry]:
        """What happened so far, as the seat may know it; masked only when it is read."""
        words = self.rules.words
        return [words.masked(entry, self.seat) for entry in self._log[: self._log_length]]

    @property
    def ply(self) -> int:
        return self._world.ply

    def odds(self, choice: Choice) -> Odds | None:
        ask = self.ask
        return None if ask is None else self.rules.odds(self._world.position, ask, choice)

    def inside(self, player: OwnPlayerAgent) -> Choice:
        """What a game's own player would choose here, by the position of this sealed world."""
        return player.decide(self._world, self.seat, True)

    def imagine(self, seed: int) -> World:
        """A world consistent with all this seat knows; the same seed gives the same world."""
        return self._world.imagine(self.seat, seed)


class Agent(Protocol):
    """A player of any game. `name` is what the journal calls it."""

    name: str
    needs_sight: bool
    """False for one that looks at nothing but the offered choices (and is much faster so)."""
    seconds: float | None
    """A cap of wall-clock time for one decision, for a table; None for none."""

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


ROLLS_APART: Final = 4096
"""How many rolls a game's own player has for one decision before it meets those of the next."""


class OwnPlayerAgent:
    """A player that a game brings along (`Game.own_players`), as an agent. It sees the position
    itself instead of imagining worlds, which makes it fast; what is secret is not in what it
    sees."""

    __slots__ = (
        "_at",
        "_chose",
        "_player",
        "_said",
        "_seat",
        "_seed",
        "_since",
        "name",
        "needs_sight",
        "script",
        "seconds",
    )

    def __init__(self, name: str, player: OwnPlayer, seed: int) -> None:
        self.name: str = name
        self.needs_sight: bool = True
        self.seconds: float | None = None
        self.script: tuple[int, ...] = ()
        """Rolls scripted for its next decisions, for tests."""
        self._player: OwnPlayer = player
        self._seed: int = derive_seed("insider", seed)
        self._said: list[LogEntry] = []
        self._seat: int = -1
        self._since: list[Delivery] | None = None
        """The deliveries since the checkpoint among which it decided last, at which place, and
        what it chose."""
        self._at: int = 0
        self._chose: Choice = ()

    def decide(self, world: World, seat: int, listen: bool) -> Choice:
        """One choice for a seat's open ask, with its reasons if somebody listens."""
        ask = world.ask_of(seat)
        if ask is None:
            raise TiconderogaError(f"seat {seat} is not asked anything")
        self._keep_step(world, seat)
        dice = self._dice(seat, world.ply)
        dice.script = self.script
        sealed = _sealed(world, dice)
        sealed.log = [] if listen else None
        choice = self._player.decide(sealed, ask)
        self.script = dice.script
        self._said = sealed.log or []
        self._seat = seat
        self._since = world.since
        self._at = len(world.since)
        self._chose = choice
        return choice

    def _dice(self, seat: int, ply: int) -> Dice:
        return Dice(self._seed, counter=(ply * 64 + seat) * ROLLS_APART)

    def _keep_step(self, world: World, seat: int) -> None:
        """The player's plan must be the one that led here; if not, it is made again."""
        since = world.since
        if since is self._since and seat == self._seat:
            at = self._at
            if at < len(since) and self._made(since[at], seat):
                for later in range(at + 1, len(since)):
                    if since[later][0] == CHOSE and since[later][1] == seat:
                        break
                else:
                    return
        self._player.forget()
        for kind, who, _, _ in since:
            if kind == TOGETHER or (kind == CHOSE and who == seat):
                world.retrace(lambda then, delivery: self._go_again(then, delivery, seat))
                return

    def _made(self, delivery: Delivery, seat: int) -> bool:
        """Whether a delivery is the choice that it made last."""
        kind, who, what, _ = delivery
        if kind == CHOSE:
            return who == seat and what == self._chose
        return kind == TOGETHER and self._chose in what

    def _go_again(self, world: World, delivery: Delivery, seat: int) -> None:
        """Put to the player once more what its seat was asked, before one of the deliveries
        since the last checkpoint."""
        kind, _, what, _ = delivery
        if kind != CHOSE and kind != TOGETHER:
            return
        given: tuple[Choice, ...] = what if world.together else (what,)
        for ask, choice in zip(world.asks, given, strict=True):
            if ask.seat == seat:
                sealed = _sealed(world, self._dice(seat, world.ply))
                if self._player.decide(sealed, ask) != choice:
                    self._player.forget()

    def answer(self, match: Match, seat: int) -> Choice:
        """Answer a seat's open ask, and tell the table why if it listens."""
        choice = self.decide(match.world, seat, match.listens)
        for entry in self._said:
            match.say(seat, entry)
        return choice

    def pick(self, choices: list[Choice], seat: int, ply: int) -> Choice:
        raise TiconderogaError(f"{self.name} does not choose without seeing the table")

    def choose(self, seen: Seen) -> Choice:
        return seen.inside(self)

    def reasons(self) -> list[LogEntry]:
        """Why it last chose as it did, as log entries."""
        return self._said

    def why(self) -> str:
        return ""


def _sealed(world: World, dice: Dice) -> Any:
    """The position as everybody sees it, with the player's own dice and no log."""
    seal = world.rules.sealed
    if seal is None:
        raise TiconderogaError("this game brings no players of its own")
    position = seal(world.position, dice)
    position.log = None
    return position


def answer(match: Match, seat: int, agent: Agent) -> Choice:
    """Let an agent answer its seat's open ask."""
    if isinstance(agent, OwnPlayerAgent):
        return agent.answer(match, seat)
    if agent.needs_sight:
        return agent.choose(Seen(match, seat))
    return agent.pick(match.choices(seat), seat, match.ply)
