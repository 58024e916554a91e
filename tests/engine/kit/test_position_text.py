"""Positions as text from a table of lines: each form there and back, and what cannot be read."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from ticonderoga.engine.dice import Dice
from ticonderoga.engine.errors import TiconderogaError
from ticonderoga.engine.kit.position_text import (
    BIT,
    DICE,
    NUMBER,
    NUMBER_LIST,
    NUMBERS,
    WORD,
    YES_NO,
    Form,
    amounts,
    counts,
    each,
    flags,
    line,
    one_of,
    pairs,
    read_lines,
    rows,
    thing,
    things,
    write_lines,
)

SIDES = ("american", "british")
SPACES = ["boston", "albany", "york"]


class Small:
    """A position with one attribute of each sort."""

    def __init__(self) -> None:
        self.space_ids = SPACES
        self.year = 0
        self.hands: list[tuple[int, ...]] = [(), ()]
        self.box = 0
        self.held = 0
        self.cubes = [0, 0, 0]


def spaces(g: Any) -> list[str]:
    names: list[str] = g.space_ids
    return names


@pytest.mark.parametrize(
    ("form", "value", "said"),
    [
        (NUMBER, -3, "-3"),
        (YES_NO, True, "yes"),
        (YES_NO, False, "no"),
        (BIT, True, "1"),
        (BIT, False, "0"),
        (WORD, "siege", "siege"),
        (WORD, "", "-"),
        (NUMBERS, (4, 7), "4 7"),
        (NUMBERS, (), "-"),
        (NUMBER_LIST, [0, 2], "0 2"),
        (one_of(SIDES), 1, "british"),
        (one_of(SIDES, {-1: "-"}), -1, "-"),
        (thing(spaces, {-1: "away"}), 2, "york"),
        (thing(spaces, {-1: "away"}), -1, "away"),
        (things(spaces), (2, 0), "york boston"),
        (things(spaces), (), "-"),
        (flags(SIDES), 0b10, "british"),
        (flags(SIDES), 0b11, "american british"),
        (flags(SIDES), 0, "-"),
        (amounts(SIDES), [0, 2], "american=0 british=2"),
        (amounts(SIDES, zeros=False), [0, 2], "british=2"),
        (amounts(SIDES, zeros=False), [0, 0], "-"),
        (counts(spaces), {2: 1, 0: 3}, "boston=3 york=1"),
        (counts(spaces), {}, "-"),
    ],
)
def test_a_form_there_and_back(form: Form, value: object, said: str) -> None:
    g = Small()
    assert form.write(g, value) == said
    assert form.read(g, said.split()) == value


def test_dice_there_and_back() -> None:
    dice = Dice(7)
    dice.d6()
    again = DICE.read(None, DICE.write(None, dice).split())
    assert again.write() == dice.write()


def _cubes(g: Small) -> Iterator[str]:
    for space, number in enumerate(g.cubes):
        if number:
            yield f"{SPACES[space]} {number}"


def _read_cubes(g: Small, words: list[str]) -> None:
    g.cubes[SPACES.index(words[0])] = int(words[1])


LINES = (
    line("year", year=NUMBER, held=one_of(SIDES)),
    *each((*SIDES, "french"), NUMBERS, hand="hands"),
    pairs("boxes", here="box"),
    rows("space", _cubes, _read_cubes),
)
TEXT = """year 1776 british
hand american 3 4
hand british -
boxes here=5
space boston 2
space york 1
"""


def test_a_table_of_lines_writes_and_reads_a_position() -> None:
    g = read_lines(Small(), LINES, TEXT)
    assert (g.year, g.held, g.hands, g.box, g.cubes) == (1776, 1, [(3, 4), ()], 5, [2, 0, 1])
    assert write_lines(g, LINES) == TEXT


def test_empty_lines_are_passed_over() -> None:
    assert read_lines(Small(), LINES, "\n\nyear 1777 american\n\n").year == 1777


@pytest.mark.parametrize(
    "wrong",
    ["month 3", "year", "year MDCC british", "year 1776 spanish", "hand french 3", "hand 3 4",
     "boxes there=5", "boxes here", "space bath 1"],
)  # fmt: skip
def test_a_line_that_cannot_be_read_is_named(wrong: str) -> None:
    with pytest.raises(TiconderogaError, match=f"line 2 of the position cannot be read: {wrong}"):
        read_lines(Small(), LINES, f"year 1776 british\n{wrong}\n")
