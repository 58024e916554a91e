"""The position of Skirmish: everything that outlives a checkpoint, its copy and its text.

Copy me: ints, flat lists and tuples only. What never changes during a game (here: nothing) may
be shared between copies; the log is never copied, because it is no part of the state.
"""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.dice import Dice
from ticonderoga.engine.kit import position_text as text
from ticonderoga.engine.words import LogEntry

HILLS: Final = ("north", "mill", "church", "ford", "south")
CARDS: Final = 24
CARD_IDS: Final = [f"c{number:02}" for number in range(1, CARDS + 1)]
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


SEATS: Final = text.Form(lambda g, hands: str(len(hands)), lambda g, words: [()] * int(words[0]))
PILE: Final = text.things(lambda g: CARD_IDS)
LINES: Final = (
    text.line("seats", hands=SEATS),
    text.line("round", round=text.NUMBER, rounds=text.NUMBER),
    text.line("step", step=text.one_of(STEP_NAMES)),
    text.line("hills", hills=text.NUMBER_LIST),
    *text.each(("0", "1", "2", "3"), PILE, hand="hands"),
    text.line("bids", bids=text.NUMBER_LIST),
    text.line("deck", deck=PILE),
    text.line("discards", discards=PILE),
    text.line("dice", dice=text.DICE),
)
"""The position as text, line by line: readable, editable, and read back."""


def invariants(g: Position) -> list[str]:
    """Optional: what must hold at every checkpoint. Here: each card is in one place."""
    places = [*g.deck, *g.discards, *[card for hand in g.hands for card in hand]]
    places += [card for card in g.bids if card != NO_CARD]
    return [] if sorted(places) == list(range(CARDS)) else ["a card is lost or doubled"]
