"""The position of Skirmish as text: one line a fact, readable, editable, and read back."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.dice import Dice
from ticonderoga.engine.errors import TiconderogaError
from ticonderoga.games.skirmish.position import CARDS, STEP_NAMES, Position

CARD_IDS: Final = [f"c{number:02}" for number in range(1, CARDS + 1)]


def _cards(cards: tuple[int, ...]) -> str:
    return " ".join(CARD_IDS[card] for card in cards) or "-"


def _read_cards(words: list[str]) -> tuple[int, ...]:
    return () if words == ["-"] else tuple(CARD_IDS.index(word) for word in words)


def write_position(g: Position) -> str:
    lines = [
        f"seats {len(g.hands)}",
        f"round {g.round} {g.rounds}",
        f"step {STEP_NAMES[g.step]}",
        f"hills {' '.join(str(holder) for holder in g.hills)}",
    ]
    lines += [f"hand {seat} {_cards(hand)}" for seat, hand in enumerate(g.hands)]
    lines += [
        f"bids {' '.join(str(card) for card in g.bids)}",
        f"deck {_cards(g.deck)}",
        f"discards {_cards(g.discards)}",
        f"dice {g.dice.write()}",
    ]
    return "\n".join(lines) + "\n"


def read_position(text: str) -> Position:
    """A position from its text; an error names the line."""
    g = Position(0, 0, Dice())
    for number, line in enumerate(text.splitlines(), 1):
        try:
            _read_line(g, line.split())
        except (ValueError, IndexError):
            said = f"line {number} of the position cannot be read: {line}"
            raise TiconderogaError(said) from None
    return g


def _read_line(g: Position, words: list[str]) -> None:
    word, rest = words[0], words[1:]
    if word == "seats":
        g.hands = [()] * int(rest[0])
    elif word == "round":
        g.round, g.rounds = int(rest[0]), int(rest[1])
    elif word == "step":
        g.step = STEP_NAMES.index(rest[0])
    elif word == "hills":
        g.hills = [int(holder) for holder in rest]
    elif word == "hand":
        g.hands[int(rest[0])] = _read_cards(rest[1:])
    elif word == "bids":
        g.bids = [int(card) for card in rest]
    elif word == "deck":
        g.deck = _read_cards(rest)
    elif word == "discards":
        g.discards = _read_cards(rest)
    elif word == "dice":
        g.dice = Dice.read(" ".join(rest))
    else:
        raise ValueError(word)
