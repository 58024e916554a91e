"""Positions of Bayonets & Tomahawks in words: "Washington, 2 British Metropolitan @ Albany".

The empty board has nobody on it: every piece of the box waits in its pool, Bastions excepted;
Home Spaces are controlled by their faction, both Nations are neutral, the Open Seas marker shows
its French face, and all tracks stand at their beginning. It is the British Action Phase of the
fourth Action Round of the scenario's first Year; both sides have a card without Event in play
and no Action Points. The decks hold the other cards of the Year in their order.
"""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.dice import Dice
from ticonderoga.engine.errors import TiconderogaError
from ticonderoga.games.bayonets_tomahawks.data.kinds import (
    BASTION,
    FACTION_IDS,
    FORT,
    METROPOLITAN,
    TYPE_IDS,
)
from ticonderoga.games.bayonets_tomahawks.data.pack import Pack
from ticonderoga.games.bayonets_tomahawks.data.scenarios import ScenarioData
from ticonderoga.games.bayonets_tomahawks.edition import Edition
from ticonderoga.games.bayonets_tomahawks.position import (
    ABSENT,
    ACTIONS,
    AWAY_IDS,
    LANDING,
    MARSHAL,
    OOS,
    POOL,
    ROUT,
    TOKEN_IN_POOL,
    Position,
)
from ticonderoga.games.bayonets_tomahawks.rules.setup import cards_of_year
from ticonderoga.games.bayonets_tomahawks.rules.stacks import add_mark, put_down

SEED: Final = 7
PLAYED: Final = (2, 22)
"""Cards without Event that are in play on the empty board, by faction."""
_MARKERS: Final = {"rout": ROUT, "oos": OOS, "landing": LANDING, "marshal": MARSHAL}
_BOXES: Final = {name: box for box, name in AWAY_IDS.items()}


def empty_board(pack: Pack, edition: Edition, scenario: ScenarioData) -> Position:
    g = Position(pack, edition, scenario, Dice(SEED))
    for space in range(pack.board.size):
        g.control[space] = pack.board.home[space]
    for piece in range(pack.pieces.count):
        g.where[piece] = ABSENT if pack.pieces.type[piece] == BASTION else POOL
    for token in scenario.tokens:
        g.tokens[token] = TOKEN_IN_POOL
    for deck, cards in enumerate(cards_of_year(scenario, g.year)):
        g.decks[deck] = tuple([card for card in sorted(cards) if card not in PLAYED])
    g.played = list(PLAYED)
    g.round = 4
    g.step = ACTIONS
    return g


def put(g: Position, phrase: str) -> None:
    """ "Washington, 2 British Metropolitan, reduced French Fort @ Albany", "British Fleet @ Sail
    box", "French Light @ losses", "French rout @ Montréal", "British control @ Ticonderoga",
    "battle @ Oswego", "fort site @ Wills Creek", "French raided @ Carlisle"."""
    what, at, where = phrase.partition(" @ ")
    if not at:
        raise TiconderogaError(f"'{phrase}' should read WHO OR WHAT @ SPACE OR BOX")
    if _put_marker(g, what.strip().lower(), where.strip()):
        return
    place = _place(g, where.strip())
    for item in what.split(","):
        _put_item(g, item.strip(), place, phrase)


def _place(g: Position, name: str) -> int:
    box = _BOXES.get(name.lower())
    if box is not None:
        return box
    if name.lower() in ("sail box", "sail-box"):
        return g.board.sail
    return g.board.index(name)


def _put_marker(g: Position, what: str, where: str) -> bool:
    """A marker, if the words name one."""
    if what == "battle":
        g.battles = tuple(sorted({*g.battles, g.board.index(where)}))
        return True
    if what == "fort site":
        g.fort_sites[g.board.index(where)] = 0
        return True
    who, _, marker = what.partition(" ")
    if who not in FACTION_IDS:
        return False
    faction = FACTION_IDS.index(who)
    if marker in _MARKERS:
        add_mark(g, faction, _place(g, where), _MARKERS[marker])
    elif marker == "control":
        g.control[g.board.index(where)] = faction
    elif marker == "raided":
        g.raided[faction] |= 1 << g.board.index(where)
    else:
        return False
    return True


def _put_item(g: Position, item: str, place: int, phrase: str) -> None:
    """One or several pieces: a name, or how many of a faction's type."""
    words = item.lower().split()
    number = int(words.pop(0)) if words and words[0].isdecimal() else 1
    reduced = bool(words) and words[0] == "reduced"
    spent = bool(words) and words[0] == "spent"
    if reduced or spent:
        words.pop(0)
    for piece in _find(g, words, number, phrase):
        if place >= 0:
            put_down(g, _faction_of(g, piece, phrase), (piece,), place, _marks_at(g, piece, place))
        else:
            g.where[piece] = place
        if reduced:
            g.reduced |= 1 << piece
        if spent:
            g.spent |= 1 << piece


def _marks_at(g: Position, piece: int, place: int) -> int:
    """Pieces that are put on a marked stack belong to it."""
    return g.mark(g.owner(piece), place)


def _faction_of(g: Position, piece: int, phrase: str) -> int:
    faction = g.owner(piece)
    if faction < 0:
        raise TiconderogaError(f"'{phrase}': the Nation is neutral; give it to a faction first")
    return faction


def _find(g: Position, words: list[str], number: int, phrase: str) -> list[int]:
    """The pieces that an item names, among those in a pool or not in the game."""
    pieces = g.pieces
    free = [piece for piece in range(pieces.count) if g.where[piece] in (POOL, ABSENT)]
    if len(words) == 2 and words[0] in FACTION_IDS:
        faction = FACTION_IDS.index(words[0])
        found = [p for p in free if g.owner(p) == faction and _is_kind(g, p, words[1])]
    elif words in (["iroquois"], ["cherokee"]):
        nation = g.board.nation_ids.index(words[0])
        found = [piece for piece in free if pieces.nation[piece] == nation]
    elif words in (["bastion"], ["canadiens"]):
        found = [piece for piece in free if pieces.ids[piece].startswith((words[0], "bde_canad"))]
        found = [p for p in found if (pieces.type[p] == BASTION) == (words == ["bastion"])]
    else:
        found = [pieces.index(" ".join(words))]
    if len(found) < number:
        raise TiconderogaError(f"'{phrase}': only {len(found)} of '{' '.join(words)}' are left")
    return found[:number]


def _is_kind(g: Position, piece: int, word: str) -> bool:
    """A piece of the type that a word names; Highlanders only by that name."""
    pieces = g.pieces
    if word == "highland":
        return pieces.highland[piece]
    if word == "fort" and pieces.type[piece] != FORT:
        return False
    if word not in TYPE_IDS or TYPE_IDS.index(word) != pieces.type[piece]:
        return False
    return pieces.type[piece] != METROPOLITAN or not pieces.highland[piece]


def spellings_of(pack: Pack) -> dict[str, dict[str, int]]:
    """What people may call spaces and pieces besides their names."""
    pieces = {name.lower(): piece for piece, name in enumerate(pack.pieces.names)}
    return {"space": {}, "piece": pieces}


