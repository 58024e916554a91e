"""The journal of a match: what was delivered to the rules, one entry after another."""

from __future__ import annotations

from typing import Any, Final

from ticonderoga.engine.dice import Dice
from ticonderoga.engine.game import Game, settle_options, settle_scenario
from ticonderoga.engine.words import LogEntry

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
"""What a game's own player told the table about its reasons: a log entry."""

Delivery = tuple[int, int, Any, int]
"""Kind, seat, what was delivered, and the dice's barrier before it."""


KEPT_CHECKPOINTS: Final = 12


class Record:
    """What a match writes down while its world runs."""

    __slots__ = ("checkpoints", "deliveries", "journal", "log")

    def __init__(self) -> None:
        self.deliveries: list[Delivery] = []
        """What stands: the deliveries that lead to the present position."""
        self.journal: list[Delivery] = []
        """Everything that happened, taken-back choices and the taking back included."""
        self.log: list[LogEntry] = []
        self.checkpoints: list[tuple[int, Any, int]] = []
        """The first and the latest checkpoints: how many deliveries led there, the position,
        and the length of the log."""

    def copy(self) -> Record:
        twin = Record()
        twin.deliveries = self.deliveries.copy()
        twin.journal = self.journal.copy()
        twin.log = self.log.copy()
        twin.checkpoints = self.checkpoints.copy()
        return twin

    def delivered(self, delivery: Delivery) -> None:
        self.deliveries.append(delivery)
        self.journal.append(delivery)

    def checkpoint(self, base: Any) -> None:
        self.checkpoints.append((len(self.deliveries), base, len(self.log)))
        if len(self.checkpoints) > KEPT_CHECKPOINTS:
            del self.checkpoints[1]


class Setup:
    """How a match was set up: enough to begin it again."""

    __slots__ = ("dice", "game", "options", "scenario")

    def __init__(self, game: Game, scenario: str, options: dict[str, str], dice: Dice) -> None:
        self.game: Game = game
        self.scenario: str = settle_scenario(game, scenario)
        self.options: dict[str, str] = settle_options(game, options)
        self.dice: Dice = dice
