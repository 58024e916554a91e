"""What lies on the map of Bayonets & Tomahawks and in its boxes.

Units of one kind in one place and state are one token with its number: all full Light units of a
side, say, and beside them those that are Reduced or Spent. Indian units stand singly.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from ticonderoga.engine.drawing import At, Cut, Sign, Token
from ticonderoga.engine.kit import drawing as draw
from ticonderoga.games.bayonets_tomahawks.data.kinds import (
    BRITISH,
    COMMANDER,
    FACTIONS,
    FLEET,
    FRENCH,
    INDIAN,
    PROVINCIAL,
    SHAPE_IDS,
    TYPE_IDS,
)
from ticonderoga.games.bayonets_tomahawks.data.pack import Pack
from ticonderoga.games.bayonets_tomahawks.data.pieces import (
    COLONIAL_POOL,
    FLEETS_POOL,
    FRENCH_POOL,
)
from ticonderoga.games.bayonets_tomahawks.position import (
    ABSENT,
    BONUS,
    DISBANDED,
    LANDING,
    LOSSES,
    MARSHAL,
    OOS,
    POOL,
    REMOVED,
    ROUT,
    TOKEN_IN_POOL,
)
from ticonderoga.games.bayonets_tomahawks.text.names import SIDE_NAMES, TYPE_NAMES
from ticonderoga.games.bayonets_tomahawks.view import View

LETTERS: Final = ("L", "I", "M", "P", "A", "S", "F", "B", "")
"""How a type is written in text, after the letter of its side."""
HIGHLAND: Final = "H"
MARKS: Final = ("L", "", "M", "C", "", "", "", "", "")
"""The letter on a counter; where there is none, a sign or letters of its name."""
SIGN_OF: Final[dict[str, Sign]] = {
    "artillery": "cannon", "fleet": "ship", "fort": "fort", "bastion": "bastion",
}  # fmt: skip
CUTS: Final[dict[str, Cut]] = {"triangle": "triangle", "square": "square", "circle": "circle"}
ALIKE_IN_PLURAL: Final = ("artillery",)

STACK_MARKERS: Final[tuple[tuple[int, str, Sign, str], ...]] = (
    (ROUT, "rout", "flight", "Routed"),
    (OOS, "OOS", "hunger", "Out of Supply"),
    (LANDING, "landing", "landing", "Landed"),
    (MARSHAL, "marshal", "drum", "Marshaled"),
)
LOSSES_BOXES: Final = ("losses_british", "losses_french")
POOL_OF_TOKENS: Final = {FLEETS_POOL: "fleets", FRENCH_POOL: "french", COLONIAL_POOL: "colonial"}

Kind = tuple[int, str, bool, bool, bool]
"""Whose a group of units is, its name among kinds; Reduced, Spent, chosen."""


def draw_tokens(pack: Pack, view: View) -> list[Token]:
    """Markers and units of every space, the Sail box, the pools and the other boxes."""
    tokens = _markers(pack, view)
    chosen = _chosen(view)
    for faction in FACTIONS:
        for place, pieces in view["stacks"][faction]:
            tokens += _stack(pack, view, faction, place, pieces, chosen)
    tokens += [_stack_marker(pack, *mark) for mark in _marks(view)]
    for box, pieces in _boxes(pack, view).items():
        tokens += _group_tokens(pack, view, ("box", box), pieces, frozenset())
    return tokens + _vagaries(pack, view)


def _chosen(view: View) -> frozenset[int]:
    """The pieces that are on the move, or raid, or retreat."""
    if view["move"] is not None:
        return frozenset(view["move"]["group"])
    if view["raid_way"] is not None:
        return frozenset([view["raid_way"]["piece"]])
    return frozenset(view["retreat"]["group"] if view["retreat"] is not None else ())


# ---------------------------------------------------------------------- markers on spaces


def _markers(pack: Pack, view: View) -> list[Token]:
    """2.1.2, 9.3, 10.7, 12.0 Control, Battles, Raids and Forts under construction."""
    tokens: list[Token] = []
    for space, faction in enumerate(view["control"]):
        if faction >= 0:
            title = f"{SIDE_NAMES[faction]} control"
            tokens.append(draw.token(f"c {space}", ("space", space), "marker", faction, title))
    for space in view["battles"]:
        tokens.append(_badge("battle", space, -1, "swords", "A Battle to come", "battle"))
    for space, _ in view["fort_sites"]:
        tokens.append(_badge("site", space, -1, "works", "Fort under construction", "fort site"))
    for faction in FACTIONS:
        for space in _bits(view["raided"][faction]):
            title = f"Raided by the {SIDE_NAMES[faction]} this Year"
            tokens.append(_badge(f"raid {faction}", space, faction, "flame", title, "raided"))
    return tokens


def _badge(key: str, space: int, side: int, sign: Sign, title: str, brief: str) -> Token:
    token = draw.token(f"{key} {space}", ("space", space), "badge", side, title, brief=brief)
    token["sign"] = sign
    return token


def _bits(mask: int) -> list[int]:
    return [place for place in range(mask.bit_length()) if mask >> place & 1]


def _marks(view: View) -> list[tuple[int, int, str, Sign, str]]:
    return [
        (faction, place, brief, sign, title)
        for faction, place, bits in view["marks"]
        for bit, brief, sign, title in STACK_MARKERS
        if bits & bit
    ]


def _stack_marker(
    pack: Pack, faction: int, place: int, brief: str, sign: Sign, title: str
) -> Token:
    """13.8, 14.1.1, 10.6.1, 11.0 A marker that lies on a stack."""
    key, who = f"{brief} {faction} {place}", SIDE_NAMES[faction]
    at, said = at_place(pack, place), f"{who} stack: {title}"
    token = draw.token(key, at, "plate", faction, said, brief=f"{who} {brief}")
    token["look"] = "note"
    token["sign"] = sign
    return token


# ---------------------------------------------------------------------- units


def at_place(pack: Pack, place: int) -> At:
    """A space, or the Sail box."""
    return ("box", "sail") if place == pack.board.sail else ("space", place)


def _stack(
    pack: Pack,
    view: View,
    faction: int,
    place: int,
    pieces: list[int],
    chosen: frozenset[int],
) -> list[Token]:
    return _group_tokens(pack, view, at_place(pack, place), pieces, chosen, faction)


def _group_tokens(
    pack: Pack,
    view: View,
    at: At,
    pieces: Iterable[int],
    chosen: frozenset[int],
    owner: int = -1,
) -> list[Token]:
    """Commanders, and the units by kind and state, in the order of the types."""
    reduced, spent = frozenset(view["reduced"]), frozenset(view["spent"])
    groups: dict[Kind, list[int]] = {}
    order = sorted(pieces, key=lambda piece: (pack.pieces.type[piece], piece))
    for piece in order:
        side = owner if owner >= 0 else owner_of(pack, view, piece)
        states = (piece in reduced, piece in spent, piece in chosen)
        groups.setdefault((side, _kind(pack, piece), *states), []).append(piece)
    return [_token(pack, at, kind, members) for kind, members in groups.items()]


def owner_of(pack: Pack, view: View, piece: int) -> int:
    """8.1 A Nation's unit is of the faction that controls the Nation; -1 while it is neutral."""
    faction = pack.pieces.faction[piece]
    return faction if faction >= 0 else view["nations"][pack.pieces.nation[piece]]


def _kind(pack: Pack, piece: int) -> str:
    """What units have to have in common to be one token."""
    pieces = pack.pieces
    type_ = pieces.type[piece]
    if type_ in (INDIAN, COMMANDER):
        return pieces.ids[piece]
    if type_ == PROVINCIAL:
        return pieces.counter_ids[pieces.counter_of[piece]]
    return "highland" if pieces.highland[piece] else TYPE_IDS[type_]


def _token(pack: Pack, at: At, kind: Kind, members: list[int]) -> Token:
    side, name, worn, done, chosen = kind
    first, count = members[0], len(members)
    states = f"{'r' if worn else ''}{'s' if done else ''}{'x' if chosen else ''}"
    key = f"{side} {name} {states} {at[1]}"
    if pack.pieces.type[first] == COMMANDER:
        token = draw.token(key, at, "leader", side, pack.pieces.names[first], piece=first)
    else:
        token = draw.token(key, at, "plate", side, _title(pack, members, worn, done), count)
        token["brief"] = f"{count}{_brief(pack, first, side, worn)}"
        token["cut"] = CUTS[SHAPE_IDS[pack.pieces.shape[first]]]
        token["pieces"] = members
        sign, mark = SIGN_OF.get(TYPE_IDS[pack.pieces.type[first]]), mark_of(pack, first)
        if sign:
            token["sign"] = sign
        if mark:
            token["mark"] = mark
    if worn:
        token["worn"] = True
    if done:
        token["done"] = True
    if chosen:
        token["chosen"] = True
    return token


def _brief(pack: Pack, piece: int, side: int, worn: bool) -> str:
    """ "BM" in text; the letter of the type is small for Reduced units."""
    letter = HIGHLAND if pack.pieces.highland[piece] else LETTERS[pack.pieces.type[piece]]
    owner = SIDE_NAMES[side][0] if side >= 0 else ""
    return f"{owner}{letter.lower() if worn else letter}"


def _title(pack: Pack, members: list[int], worn: bool, done: bool) -> str:
    states = [word for word, holds in (("Reduced", worn), ("Spent", done)) if holds]
    said = f" ({', '.join(states)})" if states else ""
    if len(members) == 1:
        return f"{pack.pieces.labels[members[0]]}{said}"
    return f"{len(members)} {_plural(pack, members[0])}{said}"


def _plural(pack: Pack, piece: int) -> str:
    type_ = pack.pieces.type[piece]
    if pack.pieces.highland[piece]:
        return "Highland Brigades"
    if type_ == PROVINCIAL:
        return f"{re.sub(r' [0-9]+$', '', pack.pieces.names[piece])} Brigades"
    return TYPE_NAMES[type_] + ("" if TYPE_IDS[type_] in ALIKE_IN_PLURAL else "s")


def mark_of(pack: Pack, piece: int) -> str:
    """The letters on a counter: of an Indian unit two that no other has, of a Colonial Brigade
    those of its Colony, of others that of the type."""
    pieces = pack.pieces
    if pieces.type[piece] == INDIAN:
        return _indian_marks(pack)[pieces.counter_of[piece]]
    if pieces.colonial[piece] and pieces.type[piece] == PROVINCIAL:
        return "".join(re.findall("[A-Z]", pieces.names[piece]))[:2]
    return HIGHLAND if pieces.highland[piece] else MARKS[pieces.type[piece]]


@lru_cache(maxsize=8)
def _indian_marks(pack: Pack) -> dict[int, str]:
    """By counter: the first letter of the name and a later one, so that no two are alike."""
    pieces = pack.pieces
    found: dict[int, str] = {}
    for piece in range(pieces.count):
        counter, name = pieces.counter_of[piece], pieces.names[piece]
        if pieces.type[piece] != INDIAN or counter in found:
            continue
        pairs = [f"{name[0]}{letter}" for letter in name[1:] if letter.isalpha()]
        free = [pair for pair in pairs if pair not in found.values()]
        found[counter] = (free or pairs)[0]
    return found


# ---------------------------------------------------------------------- boxes and pools


def _boxes(pack: Pack, view: View) -> dict[str, list[int]]:
    """The pieces off the map by their box; those that a scenario does not use are nowhere."""
    boxes: dict[str, list[int]] = {}
    arriving = frozenset(view["arriving"])
    for piece, where in enumerate(view["where"]):
        if where < 0 and where != ABSENT:
            box = "arriving" if piece in arriving else _box_of(pack, view, piece, where)
            boxes.setdefault(box, []).append(piece)
    return boxes


def _box_of(pack: Pack, view: View, piece: int, where: int) -> str:
    owner = owner_of(pack, view, piece)
    if where == LOSSES and owner >= 0:
        return LOSSES_BOXES[owner]
    if where == POOL:
        return _pool_of(pack, piece)
    return {DISBANDED: "disbanded", BONUS: "bonus", REMOVED: "removed"}.get(where, "removed")


def _pool_of(pack: Pack, piece: int) -> str:
    """5.2 The pool in which a piece waits."""
    pieces = pack.pieces
    if pieces.type[piece] == FLEET:
        return "fleets"
    if pieces.nation[piece] >= 0:
        return "nations"
    if pieces.colonial[piece]:
        return "colonial"
    return "french" if pieces.faction[piece] == FRENCH else "british"


def _vagaries(pack: Pack, view: View) -> list[Token]:
    """15.2.1, 16.2.1 The Vagaries of War tokens in the pools, by name."""
    groups: dict[tuple[str, str], int] = {}
    for token, where in enumerate(view["tokens"]):
        if where == TOKEN_IN_POOL:
            pool = POOL_OF_TOKENS.get(pack.pieces.token_pool[token], "british")
            name = pack.pieces.token_names[token]
            groups[pool, name] = groups.get((pool, name), 0) + 1
    return [_vagary(pool, name, count) for (pool, name), count in groups.items()]


def _vagary(pool: str, name: str, count: int) -> Token:
    said = f"Vagaries of War: {name}" + (f" ({count})" if count > 1 else "")
    side = FRENCH if pool in ("french", "fleets") else BRITISH
    token = draw.token(f"vow {pool} {name}", ("box", pool), "plate", side, said, count, "V")
    token["look"] = "note"
    return token
