"""8 A non-player at the engine's table: it answers the questions that its seat is asked.

A turn of a flowchart is a generator: it yields one choice after another and receives, each
time, the position as it has become (sealed: to be read, never written) and the next question.
It begins when its faction is asked for its turn and is forgotten when the turn is over. Every
other question (a leader who stands alone, an offer of Trade, supply in winter) is answered by
one function of its key. What no chart answers is picked at random among what is offered (8.3.8).
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Final

from ticonderoga.engine.ask import Ask, Choice
from ticonderoga.games.liberty_or_death.position import Position

Moment = tuple[Position, Ask]
Turn = Generator[Choice, Moment, None]
"""One turn of a chart: yields choices, receives the position and the question after each."""

TURN_QUESTION: Final = "turn"

CHARTS: Final[list[Callable[[Position, Ask], Turn] | None]] = [None, None, None, None]
"""The flowchart of each faction: begins a turn."""
ANSWERS: Final[dict[str, Callable[[Position, Ask], Choice | None]]] = {}
"""By the key of a question; None if the answer is left to chance."""


class NonPlayer:
    """The mind of one seat (8.1). Its memory is the turn it is carrying out; without that, as
    after a take-over in the middle of a turn, it ends what is begun as soon as it can."""

    __slots__ = ("_turn",)

    def __init__(self) -> None:
        self._turn: Turn | None = None

    def decide(self, g: Position, ask: Ask) -> Choice:
        """One choice for an ask."""
        key = ask.question.key
        if key == TURN_QUESTION:
            self._turn = None
            chart = CHARTS[ask.seat]
            if chart is not None:
                self._turn = chart(g, ask)
                return next(self._turn)
        answer = ANSWERS.get(key)
        if answer is not None:
            choice = answer(g, ask)
            if choice is not None:
                return choice
        elif self._turn is not None:
            try:
                return self._turn.send((g, ask))
            except StopIteration:
                self._turn = None
        return by_chance(g, ask)


def by_chance(g: Position, ask: Ask) -> Choice:
    """8.3.8 What nothing covers is random; what is begun is ended first."""
    choices = ask.question.offer(g, ask)
    for choice in choices:
        if choice[0] in ("done", "arrive", "finish", "hold"):
            return choice
    return choices[g.dice.below(len(choices))]
