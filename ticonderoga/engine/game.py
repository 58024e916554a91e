"""What a game brings to the engine. Plain protocols: a plug-in game needs no base class."""

from __future__ import annotations

from typing import Any, Protocol

from ticonderoga.engine.ask import Ask, Choice, Procedure
from ticonderoga.engine.dice import Dice
from ticonderoga.engine.errors import TiconderogaError
from ticonderoga.engine.words import LogEntry, Notation, Words

OBSERVER = -1
"""The seat of one who only looks on."""


class Position(Protocol):
    """The whole state of a game as a value. Everything that outlives a checkpoint is in it."""

    dice: Dice
    log: list[LogEntry] | None
    """Where log entries go; None when nobody listens. Never copied, never part of the state."""

    def copy(self) -> Any: ...


def record(g: Position, *entry: Any) -> None:
    """Put an entry into the log, if anybody listens."""
    if g.log is not None:
        g.log.append(entry)


class Result:
    """How a game ended: who won, by which rule, and the final scores."""

    __slots__ = ("args", "reason", "scores", "winners", "year")

    def __init__(
        self,
        winners: tuple[int, ...],
        reason: str,
        args: tuple[Any, ...] = (),
        scores: tuple[int, ...] = (),
        year: int = 0,
    ) -> None:
        self.winners: tuple[int, ...] = winners
        self.reason: str = reason
        self.args: tuple[Any, ...] = args
        self.scores: tuple[int, ...] = scores
        self.year: int = year

    def __repr__(self) -> str:
        return f"Result(winners={self.winners}, reason={self.reason!r}, year={self.year})"


class Term:
    """One readable term of an evaluation: what it is about and what it is worth to the seat."""

    __slots__ = ("key", "text", "value")

    def __init__(self, key: str, value: float, text: str) -> None:
        self.key: str = key
        self.value: float = value
        self.text: str = text


class Odds:
    """Exact odds of an attempt: outcomes with their probabilities, and every modifier."""

    __slots__ = ("modifiers", "notes", "outcomes", "title")

    def __init__(
        self,
        title: str,
        outcomes: list[tuple[str, float]],
        modifiers: list[tuple[str, str, int]],
        notes: list[str],
    ) -> None:
        self.title: str = title
        self.outcomes: list[tuple[str, float]] = outcomes
        self.modifiers: list[tuple[str, str, int]] = modifiers
        """(side, what, how much), each with its rule number in the text."""
        self.notes: list[str] = notes

    def plain(self) -> dict[str, Any]:
        return {
            "title": self.title,
            "outcomes": [[what, chance] for what, chance in self.outcomes],
            "modifiers": [[who, what, value] for who, what, value in self.modifiers],
            "notes": self.notes,
        }


class Panel:
    """A titled block of lines for a text table: the board by region, tracks, a hand.

    `kind` says where a table puts it: tracks, board (side by side), pieces, hand, discards,
    confidence (what of the data is certain), or about (one thing described).
    """

    __slots__ = ("kind", "lines", "title")

    def __init__(self, title: str, lines: list[str], kind: str = "board") -> None:
        self.title: str = title
        self.lines: list[str] = lines
        self.kind: str = kind


class Option:
    """A named switch of a game. `values` is empty for free text such as a path; `group` is the
    heading under which a table folds away what few will want to change, empty for the rest."""

    __slots__ = ("default", "group", "help", "name", "values")

    def __init__(
        self, name: str, default: str, values: tuple[str, ...], help: str, group: str = ""
    ) -> None:
        self.name: str = name
        self.default: str = default
        self.values: tuple[str, ...] = values
        self.help: str = help
        self.group: str = group

    def plain(self) -> dict[str, Any]:
        """As plain data, for lists of games."""
        return {
            "name": self.name,
            "default": self.default,
            "values": list(self.values),
            "help": self.help,
            "group": self.group,
        }


class Scenario:
    __slots__ = ("help", "name", "title")

    def __init__(self, name: str, title: str, help: str) -> None:
        self.name: str = name
        self.title: str = title
        self.help: str = help


class Rules(Protocol):
    """A game under a chosen scenario, options and data pack.

    A game may also have `invariants(g) -> list[str]`: sentences on what is wrong with a position
    at a checkpoint, for the battery of tests; and `card_uses() -> list[Choice]`: every way to
    use a card, so that `make soak` can tell which one never came up; and `private_scene(g, seat)
    -> dict`: the parts of `scene` that differ between seats, so that a table need draw the others
    once for all who look.
    """

    seats: tuple[str, ...]
    words: Words
    notation: Notation
    pack_name: str
    pack_digest: str

    def start(self, dice: Dice) -> Any: ...

    def run(self, g: Any) -> Procedure[None]: ...

    def result(self, g: Any) -> Result | None: ...

    def view(self, g: Any, seat: int) -> dict[str, Any]: ...

    def redeal(self, g: Any, seat: int, dice: Dice) -> None: ...

    def write(self, g: Any) -> str: ...

    def read(self, text: str) -> Any: ...

    def ids(self, kind: str) -> list[str]: ...

    def evaluate(self, g: Any, seat: int) -> list[Term]: ...

    def odds(self, g: Any, ask: Ask, choice: Choice) -> Odds | None: ...

    def panels(self, view: dict[str, Any]) -> list[Panel]: ...

    def board(self) -> dict[str, Any]:
        """The board for drawing: spaces, lines, regions, tracks, cards, pieces (docs/table.md)."""
        ...

    def scene(self, view: dict[str, Any]) -> dict[str, Any]:
        """What lies on the board, from what a seat may see."""
        ...


class Guidance(Protocol):
    """What the rules of a game may bring besides, to help those who search it. A searcher
    asks for each of these by name and does without those that are missing."""

    decided: float
    """What a won game is worth in the units of the terms, so that a chance of it can be
    weighed against them; a lost one is worth as much below nothing."""
    clear_lead: float
    """The lead in final scores that makes a win a clear one, and a loss likewise. A searcher
    then likes a clear win better than a narrow one."""

    def score(self, g: Any, seat: int) -> float:
        """The sum of the terms of `evaluate`, taken fast."""
        ...

    def begins(self, ask: Ask) -> bool:
        """Whether this ask begins something new, so that the position can be judged here."""
        ...

    def twins(self, g: Any, ask: Ask, choices: list[Choice]) -> list[Any]:
        """A key for each choice: choices with the same key come to the same."""
        ...

    def habit(self, g: Any, ask: Ask, choices: list[Choice]) -> Choice | None:
        """What a sensible player would answer offhand; None if that takes thought."""
        ...


class Game(Protocol):
    """What the registry holds: a game before its options are chosen."""

    name: str
    title: str
    version: int
    seats: tuple[str, ...]
    nature: dict[str, str]
    scenarios: tuple[Scenario, ...]
    options: tuple[Option, ...]

    def rules(self, scenario: str, options: dict[str, str]) -> Rules: ...

    def confidence(self) -> list[str]:
        """Sentences on what is certain and what is reconstructed in the built-in data."""
        ...


class OwnMinds(Protocol):
    """What a game may bring besides: players of its own, who decide from the open position.

    Its rules then have `sealed(g, dice)`: the position as everybody sees it, without what is
    hidden and with these dice. A game with a list `controllers` in its position is told who
    plays each seat. `default_agent` plays the seats that `simulate` is not told about.
    """

    minds: tuple[str, ...]
    default_agent: str

    def mind(self, name: str, level: str) -> Any:
        """A mind (`ticonderoga.engine.agent.Mind`) by its name."""
        ...


def settle_options(game: Game, given: dict[str, str]) -> dict[str, str]:
    """All options of a game with their defaults, or a sentence on what is wrong."""
    known = {option.name: option for option in game.options}
    for name, value in given.items():
        option = known.get(name)
        if option is None:
            raise TiconderogaError(
                f"{game.name} has no option '{name}'; it has: {', '.join(known) or 'none'}"
            )
        if option.values and value not in option.values:
            raise TiconderogaError(
                f"option '{name}' of {game.name} cannot be '{value}'; "
                f"it can be: {', '.join(option.values)}"
            )
    return {name: given.get(name, option.default) for name, option in known.items()}


def settle_scenario(game: Game, name: str) -> str:
    """The scenario's name, the first one when none is given, or a sentence."""
    names = [scenario.name for scenario in game.scenarios]
    if not name:
        return names[0]
    if name not in names:
        raise TiconderogaError(
            f"{game.name} has no scenario '{name}'; it has: {', '.join(names)}"
        )
    return name
