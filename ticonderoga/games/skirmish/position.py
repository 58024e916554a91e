"""The position of Skirmish: everything that outlives a checkpoint, and a hand-written copy.

Copy me: ints, flat lists and tuples only. What never changes during a game (here: nothing) may
be shared between copies; the log is never copied, because it is no part of the state.
"""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.dice import Dice
from ticonderoga.engine.words import LogEntry

HILLS: Final = ("north", "mill", "church", "ford", "south")
CARDS: Final = 24
NOBODY: Final = -1
NO_CARD: Final = -1

# The cursor: which step of a round comes next.
BID: Final = 0
FIGHT: Final = 1
REST: Final = 2
OVER: Final = 3
STEP_NAMES: Final = ("bid", "fight", "rest", "over")


def value_of(card: int) -> int:
    """1 Three cards of each value from 1 to 8."""
    return 1 + card % 8


class Position:
    """The whole game at a checkpoint."""

    __slots__ = (
        "bids", "deck", "dice", "discards", "hands", "hills", "log", "round", "rounds", "step",
    )  # fmt: skip

    def __init__(self, seats: int, rounds: int, dice: Dice) -> None:
        self.dice: Dice = dice
        self.log: list[LogEntry] | None = None
        self.step: int = BID
        self.round: int = 1
        self.rounds: int = rounds
        self.hills: list[int] = [NOBODY] * len(HILLS)
        """Which seat holds each hill."""
        self.hands: list[tuple[int, ...]] = [()] * seats
        self.bids: list[int] = [NO_CARD] * seats
        """Face up between the bid and the end of the round."""
        self.deck: tuple[int, ...] = ()
        """The last one is on top."""
        self.discards: tuple[int, ...] = ()

    def copy(self) -> Position:
        twin = Position(len(self.hands), self.rounds, self.dice.copy())
        twin.step = self.step
        twin.round = self.round
        twin.hills = self.hills.copy()
        twin.hands = self.hands.copy()  # tuples: no need to copy them again
        twin.bids = self.bids.copy()
        twin.deck = self.deck
        twin.discards = self.discards
        return twin
