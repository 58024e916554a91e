"""The screen: plain text laid out for the width at hand, and colour where a terminal has it.

Every line is laid out as plain text first, so that a pipe and a terminal show the same
words; colour only repeats what the letters already say.
"""

from __future__ import annotations

import re
import shutil
import sys
import textwrap
from collections.abc import Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from typing import Final

from rich.console import Console
from rich.text import Text

NARROWEST: Final = 40
WIDEST: Final = 160
COLUMN: Final = 36
"""The least width of a column of the board; a terminal of 80 shows two."""
GAP: Final = 2

COLOURS: Final = (
    (r"\((\d+\.\d+[\w.]*)\)", "dim"),
    (r"^\s*\d+\)|(?<=\s)\d+\)(?=\s)", "bold cyan"),
    (r"(?<!\w)~", "yellow"),
    (r"── [^─]+ ─+", "bold"),
)
TONES: Final = {
    "blue": "bold bright_blue",
    "red": "bold bright_red",
    "green": "bold bright_green",
    "gold": "bold bright_yellow",
    "brown": "bold",
}
STYLES: Final = {
    "": "",
    "title": "bold",
    "log": "",
    "remark": "italic dim",
    "prompt": "bold yellow",
    "error": "bold magenta",
    "head": "bold green",
    "dim": "dim",
}


class Panel:
    """A titled block of lines: the board by region, tracks, a hand.

    `kind` says where a table puts it: tracks, contest (the battle being fought), ways (those
    built or used), board (side by side), legend, pieces, hand, held (cards that lie open),
    discards, confidence (what of the data is certain), or about (one thing described).
    """

    __slots__ = ("kind", "lines", "title")

    def __init__(self, title: str, lines: list[str], kind: str = "board") -> None:
        self.title: str = title
        self.lines: list[str] = lines
        self.kind: str = kind


def wrap(text: str, width: int, indent: str = "") -> list[str]:
    """Lines of at most `width`; all but the first begin with `indent`."""
    return textwrap.wrap(
        text, width, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False
    ) or [""]


def hanging(line: str, width: int) -> list[str]:
    """A line of a panel, wrapped under its own text rather than under its label."""
    if len(line) <= width:
        return [line]
    head, gap, _ = line.partition("  ")
    depth = len(line) - len(line[len(head) :].lstrip()) if gap and len(head) < 24 else 4
    return wrap_kept(line, width, min(depth, width // 2))


def wrap_kept(line: str, width: int, depth: int) -> list[str]:
    """Wrap without touching the spaces that align the beginning of the line."""
    kept, rest = line[:depth], line[depth:]
    pieces = wrap(rest, max(width - depth, 10))
    return [kept + pieces[0], *(" " * depth + piece for piece in pieces[1:])]


def boxed(panel: Panel, width: int) -> list[str]:
    """A panel under its title line."""
    bar = "─" * max(width - len(panel.title) - 4, 0)
    lines = [f"── {panel.title} {bar}"[:width]]
    for line in panel.lines:
        lines += hanging(line, width)
    return lines


def in_columns(blocks: Sequence[list[str]], columns: int) -> list[list[str]]:
    """Deal blocks into columns of about the same height, in reading order down each."""
    total = sum(len(block) for block in blocks)
    found: list[list[str]] = [[] for _ in range(columns)]
    at = 0
    done = 0
    for block in blocks:
        middle = done + len(block) / 2
        while at < columns - 1 and middle > total * (at + 1) / columns:
            at += 1
        found[at] += block
        done += len(block)
    return found


def side_by_side(columns: Sequence[list[str]], width: int) -> list[str]:
    tallest = max((len(column) for column in columns), default=0)
    gap = " " * GAP
    lines = []
    for row in range(tallest):
        cells = [column[row] if row < len(column) else "" for column in columns]
        lines.append(gap.join(f"{cell:<{width}}" for cell in cells).rstrip())
    return lines


def _pattern(sign: str) -> str:
    """Where a sign stands: [A] as it is, A only behind a number."""
    found = re.escape(sign)
    return found if sign.startswith("[") else rf"(?<!\w)\d+{found}\b"


class Screen:
    """Where a table is shown. Plain when told so, or when nobody looks through a terminal."""

    def __init__(self, plain: bool = False, width: int = 0) -> None:
        self.terminal: bool = sys.stdout.isatty()
        self.plain: bool = plain or not self.terminal
        size = shutil.get_terminal_size((80, 24)).columns if self.terminal else 80
        self.width: int = max(NARROWEST, min(width or size, WIDEST))
        self._signs: list[tuple[str, str]] = []
        """Patterns of the signs of sides, and their colours."""
        self._console = Console(highlight=False, soft_wrap=True) if not self.plain else None

    def paint(self, signs: Mapping[str, str]) -> None:
        """Show signs such as [A] and 5A in the tones of their sides from now on."""
        self._signs = [(_pattern(sign), TONES[tone]) for sign, tone in signs.items()]

    def line(self, text: str = "", style: str = "") -> None:
        """One line as it stands; what held words together while wrapping becomes a space."""
        text = text.replace("\u00a0", " ")
        if self._console is None:
            print(text)
            return
        painted = Text(text, style=STYLES[style])
        for pattern, colour in (*self._signs, *COLOURS):
            painted.highlight_regex(pattern, colour)
        self._console.print(painted)

    def lines(self, lines: Sequence[str], style: str = "") -> None:
        for line in lines:
            self.line(line, style)

    def say(self, text: str, style: str = "", indent: str = "  ") -> None:
        """A sentence, wrapped to the width; line breaks in it are kept, and all lines begin as
        far in as the first."""
        lead = text[: len(text) - len(text.lstrip(" "))]
        for part in text[len(lead) :].split("\n"):
            self.lines(wrap(lead + part, self.width, indent), style)

    def panel(self, panel: Panel) -> None:
        title, *rest = boxed(panel, self.width)
        self.line(title, "title")
        self.lines(rest)

    def panels(self, panels: Sequence[Panel], kinds: Sequence[str] = ()) -> None:
        """Panels of the named kinds (all when none is named): the board in columns."""
        wanted = [panel for panel in panels if not kinds or panel.kind in kinds]
        board = [panel for panel in wanted if panel.kind == "board"]
        shown = False
        for panel in wanted:
            if panel.kind != "board":
                self.panel(panel)
            elif not shown:
                self._board(board)
                shown = True

    def _board(self, board: list[Panel]) -> None:
        columns = max(1, (self.width + GAP) // (COLUMN + GAP))
        width = (self.width - GAP * (columns - 1)) // columns
        blocks = [boxed(panel, width) for panel in board]
        self.lines(side_by_side(in_columns(blocks, columns), width))

    def columns(self, items: Sequence[str], indent: str = "  ") -> None:
        """Short items in columns, read down."""
        widest = max(len(item) for item in items) + GAP
        number = max(1, (self.width - len(indent)) // widest)
        rows = -(-len(items) // number)
        for row in range(rows):
            cells = [f"{item:<{widest}}" for item in items[row::rows]]
            self.line((indent + "".join(cells)).rstrip())

    def clear(self) -> None:
        """Hide what stands on a terminal, what was scrolled away included where that works."""
        if self._console is not None:
            self._console.clear()
            self._console.file.write("\x1b[3J")
        elif self.terminal:
            print("\n" * shutil.get_terminal_size().lines)

    def thinking(self, who: str) -> AbstractContextManager[object]:
        """A sign of life while an agent thinks."""
        if self._console is None:
            return nullcontext()
        return self._console.status(f"{who} is thinking …")
