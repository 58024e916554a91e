"""Choices and forces of Liberty or Death as people say them, read back into numbers.

    force("3 regulars, 2 tories, Howe")        → pieces and leaders
    Spoken(rules).read("move New York, tories, 2")

A choice is its verb and then its arguments in the order of the verb's kinds, with commas or
small words (from, to, at, in, of, with, and) between them wherever they read better.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from ticonderoga.engine.ask import Choice
from ticonderoga.games.liberty_or_death.data.board import Board
from ticonderoga.games.liberty_or_death.data.pieces import (
    BOX_IDS,
    FACTION_IDS,
    KIND_IDS,
    LEADER_IDS,
    LEVEL_IDS,
    MARKER_IDS,
    SIDE_IDS,
)
from ticonderoga.games.liberty_or_death.order import COMMAND_IDS, SPECIAL_IDS
from ticonderoga.games.liberty_or_death.rules.asking import OPTION_IDS

KIND_NAMES: dict[str, int] = {
    "british regular": 0, "british regulars": 0, "regular": 0, "regulars": 0,
    "tory": 1, "tories": 1, "british fort": 2, "british forts": 2,
    "war party": 3, "war parties": 3, "village": 4, "villages": 4,
    "continental": 5, "continentals": 5, "militia": 6, "patriot fort": 7, "patriot forts": 7,
    "french regular": 8, "french regulars": 8, "french": 8,
    "active war party": 9, "active war parties": 9, "active militia": 10,
    "underground war party": 3, "underground war parties": 3, "underground militia": 6,
    "squadron": 11, "squadrons": 11,
}  # fmt: skip
"""What a kind of piece may be called; Militia and War Parties are Underground unless Active."""

SINGULARS = (
    "regular", "tory", "british fort", "war party", "village", "continental", "militia",
    "patriot fort", "french regular", "active war party", "active militia",
)  # fmt: skip
PLURALS = (
    "regulars", "tories", "british forts", "war parties", "villages", "continentals", "militia",
    "patriot forts", "french regulars", "active war parties", "active militia",
)  # fmt: skip
LEADER_NAMES = tuple(name.replace("_", " ").title() for name in LEADER_IDS)

_BETWEEN = re.compile(r"^(?:[\s,:;]+|(?:from|to|at|in|of|with|and|on|for)\b)+", re.IGNORECASE)


def kind_of(name: str) -> int:
    """The kind of piece of that name."""
    return KIND_NAMES[name.strip().lower()]


def leader_of(name: str) -> int:
    return LEADER_NAMES.index(name.strip().title())


def faction_of(name: str) -> int:
    return FACTION_IDS.index(name.strip().lower())


def force(text: str) -> tuple[list[tuple[int, int]], list[int]]:
    """ "3 regulars, village, Howe" → ([(0, 3), (4, 1)], [2]): kinds with numbers, and leaders."""
    pieces: list[tuple[int, int]] = []
    leaders: list[int] = []
    for part in text.split(","):
        word = part.strip()
        if word.title() in LEADER_NAMES:
            leaders.append(leader_of(word))
            continue
        found = re.fullmatch(r"(\d+)?\s*(.+)", word)
        assert found is not None, f"{part!r} is no force"
        pieces.append((kind_of(found[2]), int(found[1] or 1)))
    return pieces, leaders


def counted(kind: int, number: int) -> str:
    """ "1 tory", "2 tories"."""
    return f"{number} {SINGULARS[kind] if number == 1 else PLURALS[kind]}"


def _numbered(names: Iterable[str]) -> dict[str, int]:
    found: dict[str, int] = {}
    for index, name in enumerate(names):
        found.setdefault(name.lower(), index)
        found.setdefault(name.replace("_", " ").lower(), index)
    return found


class Spoken:
    """Reads choices. `kinds_of` gives the kinds of the arguments of each verb."""

    def __init__(self, board: Board, kinds_of: dict[str, tuple[str, ...]]) -> None:
        self.kinds_of = kinds_of
        spaces = _numbered(board.names) | _numbered(board.labels) | _numbered(board.abbreviations)
        spaces |= {"connecticut": 9, "maryland": 13}
        factions = _numbered(FACTION_IDS)
        self.names: dict[str, dict[str, int]] = {
            "space": spaces,
            "kind": KIND_NAMES | _numbered(KIND_IDS),
            "piece": KIND_NAMES | _numbered(KIND_IDS),
            "type": KIND_NAMES | _numbered(KIND_IDS),
            "faction": factions,
            "seat": factions,
            "command": _numbered(COMMAND_IDS) | {"rabble-rousing": 5},
            "special": _numbered(SPECIAL_IDS),
            "leader": _numbered(LEADER_NAMES),
            "side": _numbered(SIDE_IDS),
            "card_side": _numbered(SIDE_IDS),
            "box": _numbered(BOX_IDS),
            "marker": _numbered(MARKER_IDS),
            "level": {name.lower(): index - 2 for index, name in enumerate(LEVEL_IDS)},
        }

    def read(self, text: str) -> Choice:
        """ "space New York" → ("space", 10)."""
        verb, _, rest = text.strip().partition(" ")
        assert verb in self.kinds_of, f"no choice begins with {verb!r}: {sorted(self.kinds_of)}"
        args: list[int] = []
        for kind in self.kinds_of[verb]:
            rest = _BETWEEN.sub("", rest)
            value, rest = self._take(kind, rest, text)
            args.append(value)
        assert not _BETWEEN.sub("", rest), f"{text!r} says too much: {rest!r}"
        return (verb, *args)

    def _take(self, kind: str, rest: str, text: str) -> tuple[int, str]:
        """The argument of a kind that the rest of a choice begins with, and what follows it."""
        names = _numbered(OPTION_IDS) if kind == "option" else self.names.get(kind, {})
        best, length = -1, 0
        said = rest.lower()
        for name, index in names.items():
            if len(name) > length and re.match(re.escape(name) + r"(?!\w)", said):
                best, length = index, len(name)
        if length:
            return best, rest[length:]
        number = re.match(r"-?\d+", rest)
        assert number is not None, f"{text!r}: {rest!r} is no {kind}"
        return int(number[0]), rest[number.end() :]
