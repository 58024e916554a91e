"""2.8 to 2.12 What is printed on a counter, read as it is printed.

faces     5/1/20  [4]/1/20  (2)/1/20  3/+3/20+  [5]/2/[20]     CF/AF/MF
entry     3120  NS  7  28 WI  7 1516  [8] 4111  Av  Av 2514  Sp  Sp S4516  13 Sp  6 joins  Havana
leaves    12  F+3  FE  E  [E]  NEC  A  Sp
ratings   0-2-3                                                combat-rank-initiative
"""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.kit.fields import Fields
from ticonderoga.games.end_of_empire.data.board import Board
from ticonderoga.games.end_of_empire.data.kinds import (
    BOXED,
    CIRCLED,
    ENTRY_AVAILABLE,
    ENTRY_HAVANA,
    ENTRY_JOINS,
    ENTRY_NOVA_SCOTIA,
    ENTRY_ON_MAP,
    ENTRY_OVERSEAS,
    ENTRY_SET_UP,
    ENTRY_SPECIAL,
    ENTRY_WEST_INDIES,
    LEAVES_F_PLUS_3,
    LEAVES_FRENCH_ENTRY,
    LEAVES_IN_FALL,
    LEAVES_NEAR_COLLAPSE,
    LEAVES_ON_TURN,
    LEAVES_SPECIAL,
    LEAVES_YEARLY,
    LEAVES_YEARLY_BOXED,
    PLAIN,
    PLUS,
    STAYS,
)
from ticonderoga.games.end_of_empire.data.reading import LAST_TURN, whole

MOST: Final = 99
WITHDRAWALS: Final = {
    "F+3": LEAVES_F_PLUS_3,
    "FE": LEAVES_FRENCH_ENTRY,
    "E": LEAVES_YEARLY,
    "[E]": LEAVES_YEARLY_BOXED,
    "NEC": LEAVES_NEAR_COLLAPSE,
    "A": LEAVES_IN_FALL,
    "Sp": LEAVES_SPECIAL,
}
WORDS: Final = {
    "WI": ENTRY_WEST_INDIES,
    "Av": ENTRY_AVAILABLE,
    "Sp": ENTRY_SPECIAL,
    "NS": ENTRY_NOVA_SCOTIA,
    "Havana": ENTRY_HAVANA,
    "joins": ENTRY_JOINS,
}


class Face:
    """One side of a counter."""

    __slots__ = ("af", "af_plus", "cf", "cf_mark", "mf", "mf_mark")

    def __init__(self, cf: int, cf_mark: int, af: int, af_plus: bool, mf: int, mf_mark: int):
        self.cf: int = cf
        self.cf_mark: int = cf_mark
        self.af: int = af
        self.af_plus: bool = af_plus
        self.mf: int = mf
        self.mf_mark: int = mf_mark


def read_face(row: Fields, text: str) -> Face:
    """A face from its text; one without factors after a complaint."""
    parts = text.split("/")
    if len(parts) == 3:
        cf, cf_mark = _marked(parts[0])
        af_plus = parts[1].startswith("+")
        af = whole(parts[1].removeprefix("+"), 0, MOST)
        mf, mf_mark = _marked(parts[2])
        if min(cf, af, mf) >= 0 and cf_mark != PLUS and mf_mark != CIRCLED:
            return Face(cf, cf_mark, af, af_plus, mf, mf_mark)
    row.complain(f'the face "{text}" cannot be read.', "Write it as 5/1/20 or [4]/+2/20+ (2.10).")
    return Face(0, PLAIN, 0, False, 0, PLAIN)


def _marked(text: str) -> tuple[int, int]:
    """A factor and its mark; the factor is -1 if it is none."""
    if text.startswith("[") and text.endswith("]"):
        return whole(text[1:-1], 0, MOST), BOXED
    if text.startswith("(") and text.endswith(")"):
        return whole(text[1:-1], 0, MOST), CIRCLED
    if text.endswith("+"):
        return whole(text[:-1], 0, MOST), PLUS
    return whole(text, 0, MOST), PLAIN


# ---------------------------------------------------------------------- entry and withdrawal


class Entry:
    """2.8 How a piece comes into play. `turn` is 0 and `hex` -1 where the code has none."""

    __slots__ = ("boxed", "hex", "kind", "turn")

    def __init__(self, kind: int, turn: int = 0, hex: int = -1, boxed: bool = False) -> None:
        self.kind: int = kind
        self.turn: int = turn
        self.hex: int = hex
        self.boxed: bool = boxed


def read_entry(row: Fields, board: Board) -> Entry:
    text = row.text("entry")
    found = _entry(board, text.split())
    if found.kind < 0 and text:
        row.complain(
            f'the entry "{text}" cannot be read.',
            "Write it as on the counter: 3120, 7, 7 1516, [8] 4111, 28 WI, Av, Sp, NS (2.8).",
        )
    return found


def _entry(board: Board, words: list[str]) -> Entry:
    """An entry from the words of its code; of the kind -1 if it is none."""
    turn, hex, kind, boxed = 0, -1, -1, False
    for place, word in enumerate(words):
        number = whole(word.removeprefix("[").removesuffix("]"), 1, LAST_TURN)
        if number >= 0 and len(word) <= 4 and place == 0:
            turn, boxed = number, word.startswith("[")
        elif word in WORDS and kind < 0:
            kind = WORDS[word]
        elif board.hex_at(word) >= 0 and hex < 0:
            hex = board.hex_at(word)
        else:
            return Entry(-1)
    if kind < 0:
        if turn and hex >= 0:
            kind = ENTRY_ON_MAP
        elif turn or hex >= 0:
            kind = ENTRY_OVERSEAS if turn else ENTRY_SET_UP
    if not _fits(kind, turn, hex, boxed):
        return Entry(-1)
    if kind == ENTRY_AVAILABLE:
        turn = max(turn, 1)
    return Entry(kind, turn, hex, boxed)


def _fits(kind: int, turn: int, hex: int, boxed: bool) -> bool:
    """Whether a kind of entry has what it must and nothing more."""
    if kind < 0 or (boxed and kind != ENTRY_ON_MAP):
        return False
    if kind in (ENTRY_WEST_INDIES, ENTRY_JOINS):
        return turn > 0 and hex < 0
    if kind in (ENTRY_NOVA_SCOTIA, ENTRY_HAVANA):
        return turn == 0 and hex < 0
    return True


def read_withdrawal(row: Fields) -> tuple[int, int]:
    """2.9 How a piece leaves, and on which turn; 0 for any but a numbered turn."""
    text = row.text("leaves", "")
    if not text:
        return STAYS, 0
    turn = whole(text, 1, LAST_TURN)
    if turn >= 0:
        return LEAVES_ON_TURN, turn
    if text in WITHDRAWALS:
        return WITHDRAWALS[text], 0
    remedy = f"It should be a turn or one of {', '.join(WITHDRAWALS)} (2.9)."
    row.complain(f'"leaves" is "{text}".', remedy)
    return STAYS, 0


def read_ratings(row: Fields) -> tuple[int, int, int]:
    """8.1 Combat rating, rank and initiative of a leader."""
    text = row.text("ratings")
    numbers = [whole(part, 0, MOST) for part in text.split("-")]
    if len(numbers) != 3 or min(numbers) < 0:
        if text:
            remedy = "Write combat, rank and initiative as 0-2-3 (8.1)."
            row.complain(f'"ratings" is "{text}".', remedy)
        return 0, 1, 2
    return numbers[0], numbers[1], numbers[2]
