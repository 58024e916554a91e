"""The position of Skirmish as text: one line a fact, readable, editable, and read back."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ticonderoga.engine.dice import Dice
from ticonderoga.engine.kit.position_text import (
    DICE,
    NUMBER,
    NUMBER_LIST,
    each,
    line,
    one_of,
    read_lines,
    rows,
    things,
    write_lines,
)
from ticonderoga.games.skirmish.position import CARDS, STEP_NAMES, Position

CARD_IDS: Final = [f"c{number:02}" for number in range(1, CARDS + 1)]
PILE: Final = things(lambda g: CARD_IDS)


def _seats(g: Position) -> Iterator[str]:
    yield str(len(g.hands))


def _read_seats(g: Position, words: list[str]) -> None:
    g.hands = [()] * int(words[0])


LINES: Final = (
    rows("seats", _seats, _read_seats),
    line("round", round=NUMBER, rounds=NUMBER),
    line("step", step=one_of(STEP_NAMES)),
    line("hills", hills=NUMBER_LIST),
    *each(("0", "1", "2", "3"), PILE, hand="hands"),
    line("bids", bids=NUMBER_LIST),
    line("deck", deck=PILE),
    line("discards", discards=PILE),
    line("dice", dice=DICE),
)


def write_position(g: Position) -> str:
    return write_lines(g, LINES)


def read_position(text: str) -> Position:
    return read_lines(Position(0, 0, Dice()), LINES, text)
