"""8 What a sheet consists of: scripts that carry out its Commands, answers to small questions.

There are two sorts of questions.

*Steps* (questions with `allows`: the turn itself, the steps of a Command, the end of a turn, the
actions of a Brilliant Stroke) are always put. They are answered by a script: a generator that
runs straight down the sheet, yields one choice after another and receives each time the position
as it has become (sealed: to be read, never written; its lists go along with the true ones, its
numbers do not, so always use the newest) and the next step. A script never counts yields: which
step is open stands in `ask.question.key`, and what the Command has done stands in `g.order`.

*Small questions* (numbers, spaces of a Special Activity, leaders, lifts, losses) answer
themselves when a single choice is left. So no script may wait for one. They are answered by what
the script has left in `wants` under the question's key (an int: a number, a space, an option, 1
for yes; used once), else by the answer of that key on the faction's sheet, else by the one that
all factions have in common, else by chance (8.3.8). A function may leave notes for itself in
`wants`; they last until the next turn begins.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Final

from ticonderoga.engine.ask import Ask, Choice
from ticonderoga.games.liberty_or_death.order import NO_SPECIAL, Order
from ticonderoga.games.liberty_or_death.position import Position

Moment = tuple[Position, Ask]
Script = Generator[Choice, Moment, Moment]
"""Yields choices, receives the position and the next step after each, returns the last ones."""
Wants = dict[str, int]
"""What a script wants of small questions, by their keys."""
Answer = Callable[[Position, Ask, Wants], Choice | None]
Begin = Callable[[Position, Ask, Wants], Script]

CLOSING: Final[tuple[str, ...]] = ("done", "arrive", "finish", "hold", "stay")


class Sheet:
    """The chart of one faction: how it begins a turn once there is no Event to execute (nodes 1
    and 2), its Commands, its small answers."""

    __slots__ = ("answers", "choose_command", "commands", "special_after", "turn")

    def __init__(
        self,
        turn: Begin,
        commands: dict[int, Begin],
        answers: dict[str, Answer],
        choose_command: Callable[[Position, Order, Wants], int],
        special_after: Callable[[Position, Order, int], int],
    ) -> None:
        self.turn: Begin = turn
        self.commands: dict[int, Begin] = commands
        """By the number of the Command: begins when its first step is open."""
        self.answers: dict[str, Answer] = answers
        self.choose_command: Callable[[Position, Order, Wants], int] = choose_command
        """8.3.5e, 8.3.7 The Command that the chart selects under an order, Event and Pass left
        out, by its own tests and rolls; NO_COMMAND if none can be executed. The order is a
        pattern (free, limited, only, must_involve); its `command` is set."""
        self.special_after: Callable[[Position, Order, int], int] = special_after
        """8.3.5e, 8.3.7b The Special Activity that goes with a Command, executed by itself under
        an order without a Command; NO_SPECIAL if none is possible."""


def answer_small(
    g: Position, ask: Ask, wants: Wants, sheet: Sheet, common: dict[str, Answer]
) -> Choice:
    """The answer to a small question."""
    key = ask.question.key
    want = wants.pop(key, None)
    if want is not None:
        choice = as_wanted(ask, want)
        if choice is not None:
            return choice
    answer = sheet.answers.get(key)
    if answer is None:
        answer = common.get(key)
    if answer is not None:
        choice = answer(g, ask, wants)
        if choice is not None:
            return choice
    return by_chance(g, ask)


def as_wanted(ask: Ask, want: int) -> Choice | None:
    """The choice of a small question that a want names; None if that is not offered."""
    verb = ask.question.verbs[0]
    if verb == "number":
        low, high = ask.among
        return ("number", max(low, min(high, want)))
    if verb == "space":
        if want < 0:
            return ("none",) if ask.optional else None
        return ("space", want) if ask.among >> want & 1 else None
    if verb == "yes":
        return ("yes",) if want else ("no",)
    return (verb, want) if verb != "piece" and want in ask.among else None


def ending(g: Position, ask: Ask) -> Choice:
    """What ends a thing that is begun, if it can be ended now; else any step on."""
    allows = ask.question.allows
    for verb in CLOSING:
        if verb in ask.question.verbs and (allows is None or allows(g, ask, (verb,))):
            return (verb,)
    return by_chance(g, ask)


def finishing(special: int) -> Choice:
    """4.1b The end of a turn: with this Special Activity, or without any."""
    return ("finish",) if special == NO_SPECIAL else ("special", special)


def as_many_as_possible(g: Position, ask: Ask, wants: Wants) -> Choice | None:
    """8.1.1a The answer to a number where a chart acts to the maximum extent."""
    return ("number", ask.among[1])


def by_chance(g: Position, ask: Ask) -> Choice:
    """8.3.8 What nothing covers is random; what is begun is ended first."""
    choices = ask.question.offer(g, ask)
    for choice in choices:
        if choice[0] in CLOSING:
            return choice
    return choices[g.dice.below(len(choices))]


def say(g: Position, key: str, node: str, *args: int) -> None:
    """Tell those who listen which node was passed and why; the sentence is in
    text/non_players.py under the key, `{0}` is the node."""
    if g.log is not None:
        g.log.append((key, node, *args))
