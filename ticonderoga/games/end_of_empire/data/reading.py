"""What all files of the pack are read with: hexes by their printed numbers, marks, numbers."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.drawing import Confidence
from ticonderoga.engine.kit.fields import CONFIDENCE, Fields
from ticonderoga.games.end_of_empire.data.board import Board

LAST_TURN: Final = 99
"""No calendar has more turns."""


def hex_from(row: Fields, board: Board, text: str, at: str = "") -> int:
    """The hex with a printed number, -1 after a complaint."""
    hex = board.hex_at(text)
    if hex < 0 and board.hexes:
        first, last = board.ids[0], board.ids[board.hexes - 1]
        row.complain(
            f'"{text}" is no hex.', f"Hexes run from {first} to {last}; a place is not named.", at
        )
    return hex


def hex_under(row: Fields, board: Board, name: str) -> int:
    """The hex that a field names, -1 after a complaint."""
    text = row.text(name)
    return hex_from(row, board, text, name) if text else -1


def hexes_under(row: Fields, board: Board, name: str, needed: bool = False) -> list[int]:
    """The hexes that a list names; each only once."""
    found: list[int] = []
    for text in row.texts(name, needed):
        hex = hex_from(row, board, text, name)
        if hex in found:
            row.complain(f"{text} stands there twice.", "Name it once.", name)
        elif hex >= 0:
            found.append(hex)
    return found


def sure(row: Fields) -> Confidence:
    """How sure a row is; one without a mark is reconstructed."""
    word = row.choice("confidence", list(CONFIDENCE), "reconstructed")
    if word == "certain":
        return "certain"
    return "likely" if word == "likely" else "reconstructed"


def whole(text: str, low: int, high: int) -> int:
    """A whole number in a text, -1 if it is none or too small or large."""
    if not (text.isascii() and text.isdigit() and len(text) <= 6):
        return -1
    number = int(text)
    return number if low <= number <= high else -1
