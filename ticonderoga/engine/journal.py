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
NOBODY_TOLD: Final = (-1, -1, False)

Told = tuple[int, int, bool]
"""Of a line of the log: how many deliveries came before the one that it tells of (-1 for the
set-up), the seat that made it (-1 for nobody), and whether it was said beside the rules."""


class Record:
    """What a match writes down while its world runs."""

    __slots__ = ("checkpoints", "deliveries", "journal", "kept", "log", "told")

    def __init__(self) -> None:
        self.deliveries: list[Delivery] = []
        """What stands: the deliveries that lead to the present position."""
        self.journal: list[Delivery] = []
        """Everything that happened, taken-back choices and the taking back included."""
        self.log: list[LogEntry] = []
        self.told: list[Told] = []
        """For each line of the log whose doing it tells."""
        self.kept: int = -1
        """How much of the log stood through all undoing since somebody looked; -1 for all."""
        self.checkpoints: list[tuple[int, Any, int]] = []
        """The first and the latest checkpoints: how many deliveries led there, the position,
        and the length of the log."""

    def copy(self) -> Record:
        twin = Record()
        twin.deliveries = self.deliveries.copy()
        twin.journal = self.journal.copy()
        twin.log = self.log.copy()
        twin.told = self.told.copy()
        twin.checkpoints = self.checkpoints.copy()
        return twin

    def delivered(self, delivery: Delivery) -> None:
        self.deliveries.append(delivery)
        self.journal.append(delivery)

    def checkpoint(self, base: Any) -> None:
        self.checkpoints.append((len(self.deliveries), base, len(self.log)))
        if len(self.checkpoints) > KEPT_CHECKPOINTS:
            del self.checkpoints[1]

    def sign(self, ply: int, seat: int, aside: bool = False) -> None:
        """The lines that nobody has signed yet tell of this delivery."""
        told = (ply, seat, aside)
        for _ in range(len(self.told), len(self.log)):
            self.told.append(told)

    def tell(self, ply: int, seat: int, entry: LogEntry) -> None:
        """A line beside the rules."""
        self.log.append(entry)
        self.sign(ply, seat, True)

    def cut_log(self, length: int) -> None:
        del self.log[length:]
        del self.told[length:]

    def keep_since(self, before: list[LogEntry]) -> None:
        """The log was other than it is: note how much of it still stands."""
        same = 0
        for was, now in zip(before, self.log, strict=False):
            if was != now:
                break
            same += 1
        if self.kept < 0 or same < self.kept:
            self.kept = same


def undoing(taken: list[Delivery], seat: int, barrier: int) -> str:
    """What a seat undoes, in words; the barrier is that of the dice before it is undone."""
    own = sum(1 for kind, who, _, _ in taken if kind == CHOSE and who == seat)
    others = sum(
        1 for kind, who, _, _ in taken if kind == TOGETHER or (kind == CHOSE and who != seat)
    )
    said = f"{own} moves" if own > 1 else "the last move"
    past = []
    if others:
        past.append("1 answer of another player" if others == 1 else f"{others} answers of others")
    if taken and taken[0][3] != barrier:
        past.append("the dice and cards since")
    return said + (", and with it " + " and ".join(past) if past else "")


class Setup:
    """How a match was set up: enough to begin it again."""

    __slots__ = ("dice", "game", "options", "scenario")

    def __init__(self, game: Game, scenario: str, options: dict[str, str], dice: Dice) -> None:
        self.game: Game = game
        self.scenario: str = settle_scenario(game, scenario)
        self.options: dict[str, str] = settle_options(game, options)
        self.dice: Dice = dice
