"""Agents: what a player of flesh or code receives, and what it gives back.

An agent never holds the true match. It receives a `Seen`: a sealed world that its seat
cannot tell from the true one, from which it reads its view, its ask and its log and from
which it imagines more worlds. Its own chance comes from its own stream (seed, seat, ply).
A game may bring agents of its own, insiders, who see the open position itself.
"""

from __future__ import annotations

from typing import Any, Final, Protocol

from ticonderoga.engine.ask import Ask, Choice
from ticonderoga.engine.dice import Dice, derive_seed
from ticonderoga.engine.errors import TiconderogaError
from ticonderoga.engine.game import Game, Odds, Rules
from ticonderoga.engine.journal import CHOSE, TOGETHER, Delivery
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
    def game(self) -> Game:
        return self._world.setup.game

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

    def inside(self, insider: Insider) -> Choice:
        """What an insider would choose here, by the position of this sealed world."""
        return insider.decide(self._world, self.seat, True)

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


class Mind(Protocol):
    """What a game brings to play a seat by itself: it decides from the open position.

    The position it receives is sealed: the table as everybody sees it, without what is hidden,
    with dice of the agent's own. It may look and must not touch. Reasons for those who listen
    are log entries, put into `g.log` unless that is None.

    A mind may keep a plan from one decision to the next, as far as the next checkpoint. It is
    told to `forget` when a checkpoint has passed; and also when it has been elsewhere (another
    process, a take-over, a fork, something taken back): then what its seat was asked since the
    checkpoint is put to it once more, with the same rolls, so that it comes to the same plan.
    Where its answers are not those that were given, somebody else has given them: it is told to
    forget again, and has to bring what was begun to an end.
    """

    def decide(self, g: Any, ask: Ask) -> Choice: ...

    def forget(self) -> None: ...


ROLLS_APART: Final = 4096
"""How many rolls an insider has for one decision before it meets those of the next."""


class Insider:
    """A player that a game brings along (`Game.mind`). It sees the position itself instead of
    imagining worlds, which makes it fast; what is secret is not in what it sees."""

    __slots__ = (
        "_at",
        "_chose",
        "_line",
        "_mind",
        "_said",
        "_seat",
        "_seed",
        "name",
        "needs_sight",
        "script",
    )

    def __init__(self, name: str, mind: Mind, seed: int) -> None:
        self.name: str = name
        self.needs_sight: bool = True
        self.script: tuple[int, ...] = ()
        """Rolls laid down for its next decisions, for tests."""
        self._mind: Mind = mind
        self._seed: int = derive_seed("insider", seed)
        self._said: list[LogEntry] = []
        self._seat: int = -1
        self._line: list[Delivery] | None = None
        """The line of the match in which it decided last, at which place, and what."""
        self._at: int = 0
        self._chose: Choice = ()

    def decide(self, match: Match, seat: int, listen: bool) -> Choice:
        """One choice for a seat's open ask, with its reasons if somebody listens."""
        ask = match.ask_of(seat)
        if ask is None:
            raise TiconderogaError(f"seat {seat} is not asked anything")
        self._keep_step(match, seat)
        dice = self._dice(seat, match.ply)
        dice.script = self.script
        rules: Any = match.rules
        sealed = rules.sealed(match.position, dice)
        sealed.log = [] if listen else None
        choice = self._mind.decide(sealed, ask)
        self.script = dice.script
        self._said = sealed.log or []
        self._seat = seat
        self._line = match.line
        self._at = len(match.line)
        self._chose = choice
        return choice

    def _dice(self, seat: int, ply: int) -> Dice:
        return Dice(self._seed, counter=(ply * 64 + seat) * ROLLS_APART)

    def _keep_step(self, match: Match, seat: int) -> None:
        """The mind's plan must be the one that led here; if not, it is made again."""
        base, _ = match.last_checkpoint()
        line = match.line
        if line is self._line and seat == self._seat:
            at = self._at
            if at >= base and at < len(line) and self._made(line[at], seat):
                for later in range(at + 1, len(line)):
                    if line[later][0] == CHOSE and line[later][1] == seat:
                        break
                else:
                    return
        self._mind.forget()
        for at in range(base, len(line)):
            kind, who, _, _ = line[at]
            if kind == TOGETHER or (kind == CHOSE and who == seat):
                self._go_again(match, seat)
                return

    def _made(self, delivery: Delivery, seat: int) -> bool:
        """Whether a delivery is the choice that it made last."""
        kind, who, what, _ = delivery
        if kind == CHOSE:
            return who == seat and what == self._chose
        return kind == TOGETHER and self._chose in what

    def _go_again(self, match: Match, seat: int) -> None:
        """Put to the mind once more what its seat was asked since the last checkpoint."""
        rules: Any = match.rules
        for position, asked, (kind, _, what, _), ply in match.retrace():
            if kind != CHOSE and kind != TOGETHER:
                continue
            asks: tuple[Ask, ...] = (asked,) if isinstance(asked, Ask) else asked
            given: tuple[Choice, ...] = (what,) if isinstance(asked, Ask) else what
            for ask, choice in zip(asks, given, strict=True):
                if ask.seat == seat:
                    sealed = rules.sealed(position, self._dice(seat, ply))
                    sealed.log = None
                    if self._mind.decide(sealed, ask) != choice:
                        self._mind.forget()

    def answer(self, match: Match, seat: int) -> Choice:
        """Answer a seat's open ask, and tell the table why if it listens."""
        choice = self.decide(match, seat, match.position.log is not None)
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


def answer(match: Match, seat: int, agent: Agent) -> Choice:
    """Let an agent answer its seat's open ask."""
    if isinstance(agent, Insider):
        return agent.answer(match, seat)
    if agent.needs_sight:
        return agent.choose(Seen(match, seat))
    return agent.pick(match.choices(seat), seat, match.ply)
