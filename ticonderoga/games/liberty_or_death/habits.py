"""What those who search the game are told of it: where something new begins, and what a sensible
player answers offhand."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Ask, Choice
from ticonderoga.games.liberty_or_death.position import Position

TURN: Final = "turn"
CLOSING: Final = ("done", "arrive", "finish")


def opens_turn(ask: Ask) -> bool:
    """A faction's turn begins something new."""
    return ask.question.key == TURN


def quick_choice(g: Position, ask: Ask, choices: list[Choice]) -> Choice | None:
    """What is begun is brought to its end; everything else takes thought."""
    for choice in choices:
        if choice[0] in CLOSING:
            return choice
    return None
