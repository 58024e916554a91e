"""11 The two Combat Results Tables, parsed to numbers, and the odds that lead into them.

A column is the best one whose odds the attacker reaches; -1 stands for odds worse than all. A cell
is a number, by which the results stand in lists.
"""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.drawing import Confidence
from ticonderoga.engine.kit.fields import Fields
from ticonderoga.games.end_of_empire.data.reading import sure, whole

WORSE: Final = -1
"""Odds below the first column."""
MOST_LOSSES: Final = 20


class Odds:
    """11.6, 11.7 The columns of a table. `free` is that for a victim without factors, or -1."""

    __slots__ = ("free", "names", "ratios")

    def __init__(self) -> None:
        self.names: list[str] = []
        self.ratios: list[tuple[int, int]] = []
        """Attacker and defender of each column but the free one, from bad to good."""
        self.free: int = -1

    def column(self, attack: int, defence: int) -> int:
        """Odds are rounded in favour of the defender; better than the best is the best."""
        if defence == 0 and self.free >= 0:
            return self.free
        best = WORSE
        for number, (mine, yours) in enumerate(self.ratios):
            if attack * yours < defence * mine:
                break
            best = number
        return best


class LinearTable:
    """11.5, 11.9 The Linear CRT; the last cell is the result of odds worse than all."""

    __slots__ = (
        "attacker_back", "attacker_loss", "confidence", "defender_back", "defender_gone",
        "defender_loss", "first", "last", "odds", "texts",
    )  # fmt: skip

    def __init__(self) -> None:
        self.odds: Odds = Odds()
        self.first: int = 0
        self.last: int = 0
        """The lowest and the highest die, to which others are drawn in (11.8)."""
        self.texts: list[str] = []
        self.attacker_loss: list[int] = []
        self.attacker_back: list[bool] = []
        """AR."""
        self.defender_loss: list[int] = []
        self.defender_back: list[bool] = []
        """DR."""
        self.defender_gone: list[bool] = []
        """DE."""
        self.confidence: Confidence = "reconstructed"

    def cell(self, column: int, die: int) -> int:
        """The cell of a column and a modified die."""
        if column == WORSE:
            return len(self.texts) - 1
        row = max(self.first, min(die, self.last)) - self.first
        return column * (self.last - self.first + 1) + row


class AmbushTable:
    """11.2, 11.3 The Ambush CRT: what befalls the ambushed; the last cell is No Effect."""

    __slots__ = ("back", "confidence", "last", "loss", "odds", "texts")

    def __init__(self) -> None:
        self.odds: Odds = Odds()
        self.last: int = 0
        self.texts: list[str] = []
        self.loss: list[int] = []
        self.back: list[bool] = []
        """R."""
        self.confidence: Confidence = "reconstructed"

    def cell(self, column: int, die: int) -> int:
        return len(self.texts) - 1 if column == WORSE else column * self.last + die - 1


# ---------------------------------------------------------------------- reading


def read_linear(row: Fields) -> LinearTable:
    row.known(["confidence", "worse", "columns", "rows"])
    table = LinearTable()
    table.confidence = sure(row)
    _read_odds(row, table.odds)
    dies, cells = _read_cells(row, len(table.odds.names))
    table.first, table.last = dies[0], dies[-1]
    for text in (*cells, row.text("worse")):
        table.texts.append(text)
        attacker, slash, defender = text.partition("/")
        table.attacker_back.append(attacker.endswith("AR"))
        table.defender_back.append(defender.endswith("DR"))
        table.defender_gone.append(defender == "DE")
        loss = whole(attacker.removesuffix("AR"), 0, MOST_LOSSES)
        suffered = 0 if defender == "DE" else whole(defender.removesuffix("DR"), 0, MOST_LOSSES)
        if min(loss, suffered) < 0 or not slash:
            remedy = "Write it as 1/0, 2AR/1, 1/2DR or 1/DE (11.9)."
            row.complain(f'the cell "{text}" cannot be read.', remedy)
        table.attacker_loss.append(max(loss, 0))
        table.defender_loss.append(max(suffered, 0))
    if table.odds.free >= 0:
        row.complain("it has a column for no defence.", "Drop it: 11.7 says what happens.")
    return table


def read_ambush(row: Fields) -> AmbushTable:
    row.known(["confidence", "columns", "rows"])
    table = AmbushTable()
    table.confidence = sure(row)
    _read_odds(row, table.odds)
    dies, cells = _read_cells(row, len(table.odds.names))
    table.last = dies[-1]
    for text in (*cells, "NE"):
        table.texts.append(text)
        loss = 0 if text == "NE" else whole(text.removesuffix("R"), 0, MOST_LOSSES)
        if loss < 0:
            row.complain(f'the cell "{text}" cannot be read.', "Write it as NE, 1 or 2R (11.3).")
        table.loss.append(max(loss, 0))
        table.back.append(text.endswith("R"))
    if dies[0] != 1 or table.odds.free < 0:
        what = "it begins at die 1 and ends with a column 1+:0."
        row.complain(f"an Ambush CRT is otherwise: {what}", "Correct it (11.7).")
    return table


def _read_odds(row: Fields, odds: Odds) -> None:
    for text in row.texts("columns", needed=True):
        odds.names.append(text)
        if text == "1+:0":
            odds.free = len(odds.names) - 1
            continue
        mine, colon, yours = text.partition(":")
        ratio = (whole(mine, 1, 99), whole(yours, 1, 99))
        if min(ratio) < 0 or not colon:
            row.complain(f'"{text}" are no odds.', "Write them as 1:3 or 4:1.", "columns")
            ratio = (1, 1)
        elif odds.ratios and odds.ratios[-1][0] * ratio[1] >= ratio[0] * odds.ratios[-1][1]:
            row.complain(f"{text} is no better than the column before.", "Begin with the worst.")
        odds.ratios.append(ratio)
    if odds.free >= 0 and odds.free != len(odds.names) - 1:
        row.complain("the column 1+:0 is not the last.", "Put it last.", "columns")


def _read_cells(row: Fields, columns: int) -> tuple[list[int], list[str]]:
    """The dies of all rows, which follow each other, and the cells column by column."""
    dies: list[int] = []
    rows: list[list[str]] = []
    for line in row.rows("rows", "row"):
        line.known(["die", "cells"])
        die = line.integer("die", -9, 20)
        cells = line.text("cells").split()
        if dies and die != dies[-1] + 1:
            line.complain(f'"die" is {die}.', f"After {dies[-1]} comes {dies[-1] + 1}.")
        if len(cells) != columns:
            line.complain(f"it has {len(cells)} cells.", f"The table has {columns} columns.")
        dies.append(dies[-1] + 1 if dies else die)
        rows.append((cells + ["0/0"] * columns)[:columns])
    if not dies:
        return [1], ["0/0"] * columns
    return dies, [cells[column] for column in range(columns) for cells in rows]
