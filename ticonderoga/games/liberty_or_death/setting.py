"""Positions of Liberty or Death in words: "3 regulars, 2 tories, Howe @ Boston".

On the empty board everything is Available but three Squadrons, which are Unavailable; all spaces
are Neutral, all Factions are Eligible and have 5 Resources, Gage, Washington, Brant and
Rochambeau lead, and the Treaty of Alliance has not been played. A card with the order British,
Patriots, Indians, French lies in front, the 1st Eligible is due, and nobody holds a Brilliant
Stroke.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from ticonderoga.engine.dice import Dice
from ticonderoga.engine.errors import TiconderogaError
from ticonderoga.games.liberty_or_death.data.pack import Pack
from ticonderoga.games.liberty_or_death.data.pieces import (
    ELSEWHERE,
    EVENT_CARDS,
    FACTION_IDS,
    KIND_IDS,
    LEADER_FACTION,
    LEADER_IDS,
    LEVEL_CODES,
    SQUADRONS,
    TYPE_OF,
)
from ticonderoga.games.liberty_or_death.edition import Edition
from ticonderoga.games.liberty_or_death.position import SLOT, Position

SEED: Final = 7
KIND_NAMES: Final[dict[str, int]] = {
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
LEADER_NAMES: Final = tuple([name.replace("_", " ").title() for name in LEADER_IDS])
_NUMBERED: Final = re.compile(r"(\d+)?\s*(.+)")


def spellings_of(pack: Pack) -> dict[str, dict[str, int]]:
    """Besides ids and names: spaces by their whole names and abbreviations, kinds of pieces in
    the plural, levels by their letters."""
    board = pack.board
    spaces = {**_by_name(board.abbreviations), **_by_name(board.labels), **_by_name(board.names)}
    for name, space in _by_name(board.names).items():
        spaces.setdefault(name.partition(" and ")[0].partition("-")[0], space)
    kinds = {**_by_name(KIND_IDS), **KIND_NAMES}
    return {
        "space": spaces,
        "kind": kinds,
        "type": kinds,
        "leader": _by_name(LEADER_NAMES),
        "command": {"rabble-rousing": 5},
    }


def _by_name(names: Iterable[str]) -> dict[str, int]:
    found: dict[str, int] = {}
    for index, name in enumerate(names):
        found.setdefault(name.lower(), index)
        found.setdefault(name.replace("_", " ").lower(), index)
    return found


def kind_called(name: str) -> int:
    """The kind of piece of that name."""
    kind = KIND_NAMES.get(name.strip().lower(), -1)
    if kind < 0:
        raise TiconderogaError(f"'{name}' is no kind of piece; say {', '.join(KIND_NAMES)}")
    return kind


def force(text: str) -> tuple[list[tuple[int, int]], list[int]]:
    """ "3 regulars, village, Howe" → ([(0, 3), (4, 1)], [2]): kinds with numbers, and leaders."""
    pieces: list[tuple[int, int]] = []
    leaders: list[int] = []
    for part in text.split(","):
        word = part.strip()
        if word.title() in LEADER_NAMES:
            leaders.append(LEADER_NAMES.index(word.title()))
            continue
        found = _NUMBERED.fullmatch(word)
        if found is None:
            raise TiconderogaError(f"'{text}' should be pieces and leaders, with commas between")
        pieces.append((kind_called(found[2]), int(found[1] or 1)))
    return pieces, leaders


def first_card_in_order(pack: Pack, order: str) -> int:
    """The first Event whose symbols stand in an order such as "FPIB"."""
    wanted = tuple(["BPIF".index(letter) for letter in order])
    for number in range(1, EVENT_CARDS + 1):
        if pack.deck.orders[number] == wanted:
            return number
    raise TiconderogaError(f"no Event has the order {order}")


def turn_to(g: Position, card: int, on_deck: int = 0) -> None:
    """This card is being played; the others are in the deck in their order, without winters."""
    events = range(1, EVENT_CARDS + 1)
    g.played = card
    g.on_deck = on_deck or next(n for n in events if n != card)
    g.deck = tuple([n for n in reversed(events) if n not in (g.played, g.on_deck)])


def empty_board(pack: Pack, edition: Edition) -> Position:
    g = Position(pack, edition, Dice(SEED))
    g.available = list(pack.limits)
    g.squadrons_unavailable = SQUADRONS
    g.resources = [5] * len(FACTION_IDS)
    g.strokes = 0
    g.treaty_card = False
    g.step = SLOT
    turn_to(g, first_card_in_order(pack, "BPIF"))
    return g


def put(g: Position, phrase: str) -> None:
    """ "3 regulars, 2 tories, Howe @ Boston", "village, 2 active war parties @ Northwest", out of
    Available; "AO @ Virginia" for a level of Support. A leader who is put leads from now on."""
    what, at, where = phrase.partition(" @ ")
    space = spellings_of(g.pack)["space"].get(where.strip().lower(), -1)
    if not at or space < 0:
        raise TiconderogaError(f"'{phrase}' should read PIECES @ SPACE, and names no space")
    if what in LEVEL_CODES:
        g.set_level(space, LEVEL_CODES[what])
        return
    pieces, leaders = force(what)
    for kind, number in pieces:
        if g.available[TYPE_OF[kind]] < number:
            raise TiconderogaError(f"'{phrase}': so many are not Available")
        g.available[TYPE_OF[kind]] -= number
        g.put(kind, space, number)
    for leader in leaders:
        faction = LEADER_FACTION[leader]
        g.leaders[g.leader_of[faction]] = ELSEWHERE
        g.leader_of[faction] = leader
        g.leaders[leader] = space
