"""8 A non-player at the engine's table: it answers the questions that its seat is asked.

There are two sorts of questions.

*Steps* (questions with `allows`: the turn itself, the steps of a Command, the end of a turn, the
actions of a Brilliant Stroke) are always put. They are answered by a script: a generator that
runs straight down the sheet, yields one choice after another and receives each time the position
as it has become (sealed: to be read, never written; its lists go along with the true ones, its
numbers do not, so always use the newest) and the next step. A script never counts yields: which
step is open stands in `ask.question.key`, and what the Command has done stands in `g.order`.
`CHARTS` begin a turn, `COMMANDS` carry out one Command from its first step to its last (in a
turn, for a card, in a Brilliant Stroke), within the limits of `g.order`.

*Small questions* (numbers, spaces of a Special Activity, leaders, lifts, losses) answer
themselves when a single choice is left. So no script may wait for one. They are answered by what
the script has left in `wants` under the question's key (an int: a number, a space, an option, 1
for yes; used once), else by the function of that key in `ANSWERS` of the faction, else by
`COMMON`, else by chance (8.3.8). A function may leave notes for itself in `wants`; they last
until the next turn begins.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Final

from ticonderoga.engine.ask import Ask, Choice
from ticonderoga.games.liberty_or_death.order import NO_SPECIAL, Order
from ticonderoga.games.liberty_or_death.position import Position
from ticonderoga.games.liberty_or_death.rules.brilliant import stroke_in_hand

Moment = tuple[Position, Ask]
Script = Generator[Choice, Moment, Moment]
"""Yields choices, receives the position and the next step after each, returns the last ones."""
Wants = dict[str, int]
"""What a script wants of small questions, by their keys."""
Answer = Callable[[Position, Ask, Wants], Choice | None]
Begin = Callable[[Position, Ask, Wants], Script]

TURN: Final = "turn"
STROKE_ACTION: Final = "stroke_action"
CLOSING: Final[tuple[str, ...]] = ("done", "arrive", "finish", "hold", "stay")


class Sheet:
    """The chart of one faction: how it begins a turn, its Commands, its small answers."""

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


SHEETS: Final[list[Sheet | None]] = [None, None, None, None]
"""By faction; filled by sheets.py."""
COMMON: Final[dict[str, Answer]] = {}
"""Small answers of all factions, cards and winter among them; filled by sheets.py."""
CARD_COMMANDS: Final[dict[tuple[int, int], Begin]] = {}
"""8.3.1 Free Commands that a card's instruction has carried out in a way of its own, by card and
Command; filled by sheets.py."""
STROKE: Final[list[Begin]] = []
"""8.3.7 The script of a Brilliant Stroke; filled by sheets.py."""


class _Task:
    """A script under way, and the order that it carries out (None before there is one)."""

    __slots__ = ("order", "script")

    def __init__(self, script: Script, order: Order | None) -> None:
        self.script: Script = script
        self.order: Order | None = order


class NonPlayer:
    """The mind of one seat (8.1). Its memory is what it is carrying out: the innermost task
    comes last. Without that, as after a take-over in the middle of a turn, it ends what is
    begun as soon as it can."""

    __slots__ = ("_stroke", "_tasks", "_wants")

    def __init__(self) -> None:
        self._tasks: list[_Task] = []
        self._stroke: Script | None = None
        self._wants: Wants = {}

    def forget(self) -> None:
        """Nothing is under way: a checkpoint has been reached, or the thread is lost."""
        self._tasks.clear()
        self._stroke = None
        self._wants.clear()

    def decide(self, g: Position, ask: Ask) -> Choice:
        """One choice for an ask."""
        key = ask.question.key
        if key == TURN:
            return self._turn(g, ask)
        if ask.question.allows is None:
            return self._small(g, ask)
        if key == STROKE_ACTION:
            return self._stroke_action(g, ask)
        task = self._task_of(g, ask)
        if task is not None:
            try:
                choice = task.script.send((g, ask))
            except StopIteration:
                self._tasks.remove(task)
                return ending(g, ask)
            if g.is_non_player(ask.seat) or ask.question.allows(g, ask, choice):
                return choice
            # Advice for a player, to whom more is open than the chart reckons with (4.1).
            self._tasks.remove(task)
            return ending(g, ask)
        return self._command(g, ask)

    def _turn(self, g: Position, ask: Ask) -> Choice:
        self.forget()
        sheet = SHEETS[ask.seat]
        if sheet is None:
            return by_chance(g, ask)
        script = sheet.turn(g, ask, self._wants)
        choice = next(script)
        if choice[0] == "command" or choice[0] == "special":
            self._tasks.append(_Task(script, None))
        return choice

    def _task_of(self, g: Position, ask: Ask) -> _Task | None:
        """The task whose order is in hand; what was begun inside it is over."""
        tasks = self._tasks
        for at in range(len(tasks) - 1, -1, -1):
            task = tasks[at]
            if task.order is None:
                task.order = g.order
            if task.order is g.order:
                del tasks[at + 1 :]
                return task
        return self._task_like(g.order)

    def _task_like(self, order: Order | None) -> _Task | None:
        """The task whose order stands exactly as this one: the plan was made again on a copy."""
        if order is not None and (order.executed or order.special != NO_SPECIAL):
            for task in self._tasks:
                if task.order is not None and task.order.stands_as(order):
                    task.order = order
                    return task
        return None

    def _command(self, g: Position, ask: Ask) -> Choice:
        """The first step of a Command that is not the turn's own: one of a card, a Brilliant
        Stroke, a won Battle. One that somebody else has begun is brought to its end."""
        order = g.order
        sheet = SHEETS[ask.seat]
        if order is None or sheet is None:
            return by_chance(g, ask)
        begin = None
        if order.free and not order.brilliant:
            begin = CARD_COMMANDS.get((g.played, order.command))
        if begin is None:
            begin = sheet.commands.get(order.command)
        if begin is None or order.executed or order.special != NO_SPECIAL:
            return ending(g, ask)
        script = begin(g, ask, self._wants)
        self._tasks.append(_Task(script, order))
        try:
            choice = next(script)
        except StopIteration:
            choice = ()
        allows = ask.question.allows
        if choice and (allows is None or allows(g, ask, choice)):
            return choice
        self._tasks.pop()  # 8.3.5b the chart's priorities are not applicable
        return ending(g, ask)

    def _stroke_action(self, g: Position, ask: Ask) -> Choice:
        if self._stroke is None:
            left = stroke_in_hand(g)
            if not STROKE or left.commands < 2 or not left.specials:
                return ending(g, ask)
            self._tasks.clear()
            self._stroke = STROKE[0](g, ask, self._wants)
            return next(self._stroke)
        try:
            return self._stroke.send((g, ask))
        except StopIteration:
            self._stroke = None
            return ending(g, ask)

    def _small(self, g: Position, ask: Ask) -> Choice:
        key = ask.question.key
        if self._tasks and self._tasks[-1].order is not g.order:
            self._task_like(g.order)
        want = self._wants.pop(key, None)
        if want is not None:
            choice = as_wanted(ask, want)
            if choice is not None:
                return choice
        sheet = SHEETS[ask.seat]
        answer = sheet.answers.get(key) if sheet is not None else None
        if answer is None:
            answer = COMMON.get(key)
        if answer is not None:
            choice = answer(g, ask, self._wants)
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
