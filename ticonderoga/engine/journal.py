"""The journal of a match: what was delivered to the rules, one entry after another."""

from __future__ import annotations

from typing import Any, Final

from ticonderoga.engine.dice import Dice
from ticonderoga.engine.game import Game, settle_options, settle_scenario

CHOSE: Final = 0
FORCED: Final = 1
"""An answer the rules gave by themselves, because there was no other."""
TOGETHER: Final = 2
"""The answers of several seats, given in secret."""
REDEALT: Final = 3
CONTROLLER: Final = 4
RESIGNED: Final = 5
UNDONE: Final = 6
NOTE: Final = 7
SAID: Final = 8
"""What an insider told the table about its reasons: a log entry."""

Delivery = tuple[int, int, Any, int]
"""Kind, seat, what was delivered, and the dice's barrier before it."""


class Setup:
    """How a match was set up: enough to begin it again."""

    __slots__ = ("dice", "game", "options", "scenario")

    def __init__(self, game: Game, scenario: str, options: dict[str, str], dice: Dice) -> None:
        self.game: Game = game
        self.scenario: str = settle_scenario(game, scenario)
        self.options: dict[str, str] = settle_options(game, options)
        self.dice: Dice = dice
