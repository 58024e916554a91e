"""8 A non-player at the engine's table: it answers the questions that its seat is asked.

How is on the sheets (sheet.py); here is which script or answer a question goes to, and what is
remembered from one question to the next.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ticonderoga.engine.ask import Ask, Choice
from ticonderoga.games.liberty_or_death.non_players.sheet import (
    Answer,
    Begin,
    Script,
    Sheet,
    Wants,
    answer_small,
    by_chance,
    ending,
    say,
)
from ticonderoga.games.liberty_or_death.order import NO_SPECIAL, Order
from ticonderoga.games.liberty_or_death.position import Position
from ticonderoga.games.liberty_or_death.rules.brilliant import stroke_in_hand
from ticonderoga.games.liberty_or_death.rules.turn import event_allowed

TURN: Final = "turn"
STROKE_ACTION: Final = "stroke_action"
SYMBOL: Final[tuple[str, ...]] = ("B1", "P1", "I1", "F1")
"""The first node, by faction: the symbol on the card."""


class Sheets:
    """All that non-players go by. Built once, in sheets.py."""

    __slots__ = ("card_commands", "choose_event", "common", "of_faction", "stroke")

    def __init__(
        self,
        of_faction: tuple[Sheet, ...],
        common: dict[str, Answer],
        card_commands: dict[tuple[int, int], Begin],
        stroke: Begin,
        choose_event: Callable[[Position, int, Sheets], Choice | None],
    ) -> None:
        self.of_faction: tuple[Sheet, ...] = of_faction
        self.common: dict[str, Answer] = common
        """Small answers of all factions, those to cards and in winter among them."""
        self.card_commands: dict[tuple[int, int], Begin] = card_commands
        """8.3.1 Free Commands that a card's instruction has carried out in a way of its own, by
        card and Command."""
        self.stroke: Begin = stroke
        """8.3.7 The script of a Brilliant Stroke."""
        self.choose_event: Callable[[Position, int, Sheets], Choice | None] = choose_event
        """8.3 Nodes 1 and 2 of every chart: the Event that a faction executes with the card in
        play; None if it goes on to its Commands."""


class _Task:
    """A script under way, and the order that it carries out (None before there is one)."""

    __slots__ = ("order", "script")

    def __init__(self, script: Script, order: Order | None) -> None:
        self.script: Script = script
        self.order: Order | None = order


class NonPlayer:
    """8.1 The game's own player of one seat. Its memory is what it is carrying out: the
    innermost task comes last. Without that, as after a take-over in the middle of a turn, it
    ends what is begun as soon as it can."""

    __slots__ = ("_sheets", "_stroke", "_tasks", "_wants")

    def __init__(self, sheets: Sheets) -> None:
        self._sheets: Sheets = sheets
        self._tasks: list[_Task] = []
        self._stroke: Script | None = None
        self._wants: Wants = {}

    def forget(self) -> None:
        """Nothing is under way: a checkpoint has been reached, or it does not know any more."""
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
        if event_allowed(g):
            event = self._sheets.choose_event(g, ask.seat, self._sheets)
            if event is not None:
                return event
        else:
            say(g, "np_event_closed", SYMBOL[ask.seat])
        script = self._sheets.of_faction[ask.seat].turn(g, ask, self._wants)
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
        if order is None:
            return by_chance(g, ask)
        begin = None
        if order.free and not order.brilliant:
            begin = self._sheets.card_commands.get((g.played, order.command))
        if begin is None:
            begin = self._sheets.of_faction[ask.seat].commands.get(order.command)
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
            if left.commands < 2 or not left.specials:
                return ending(g, ask)
            self._tasks.clear()
            self._stroke = self._sheets.stroke(g, ask, self._wants)
            return next(self._stroke)
        try:
            return self._stroke.send((g, ask))
        except StopIteration:
            self._stroke = None
            return ending(g, ask)

    def _small(self, g: Position, ask: Ask) -> Choice:
        if self._tasks and self._tasks[-1].order is not g.order:
            self._task_like(g.order)
        sheets = self._sheets
        return answer_small(g, ask, self._wants, sheets.of_faction[ask.seat], sheets.common)
