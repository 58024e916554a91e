"""The cards, pieces and Action Points of Bayonets & Tomahawks as the board describes them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal

from ticonderoga.engine.drawing import Card, Confidence, Piece
from ticonderoga.engine.drawing_play import PointKind, PointSign
from ticonderoga.games.bayonets_tomahawks.data import cards
from ticonderoga.games.bayonets_tomahawks.data.cards import DECK_IDS, INDIAN
from ticonderoga.games.bayonets_tomahawks.data.kinds import AP_IDS, COMMANDER, TYPES
from ticonderoga.games.bayonets_tomahawks.data.pack import Pack
from ticonderoga.games.bayonets_tomahawks.text.names import AP_NAMES, TYPE_NAMES

NO_EVENT: Final = "No Event"

# ---------------------------------------------------------------------- 7.3 Action Points

DOUBLE: Final = "_2x"
DOUBLED: Final = "2x: twice the Movement Points, or Sail and Land in the same Action Round."
AP_SIGNS: Final[dict[str, PointSign]] = {
    "light": "triangle", "army": "square", "sail_army": "anchor", "indian": "hollow-triangle",
    "light_or_army": "triangle-square",
}  # fmt: skip
AP_RULES: Final = {
    "light": "7.3.1", "army": "7.3.1", "sail_army": "7.3.3", "indian": "7.3.2",
    "light_or_army": "7.3.5",
}  # fmt: skip
AP_WORDS: Final = {
    "light": "Light Movement or a Raid by Light units.",
    "army": "Army Movement, Marshal Troops or Construction by any units.",
    "sail_army": "Sail Movement, or whatever an Army AP does.",
    "indian": "One Indian unit, or units of one Nation: Light Movement or a Raid.",
    "light_or_army": "Either a Light AP or an Army AP.",
}


def describe_points() -> list[PointKind]:
    """7.3 The kinds of Action Points, in their order."""
    return [_point(ap, AP_IDS[ap]) for ap in range(len(AP_IDS))]


def _point(ap: int, name: str) -> PointKind:
    plain = name.removesuffix(DOUBLE)
    described: PointKind = {
        "name": AP_NAMES[ap],
        "sign": AP_SIGNS[plain],
        "about": [AP_WORDS[plain]],
        "rules": [AP_RULES[plain], "7.3.7"],
    }
    if plain != name:
        described["tag"] = "2x"
        described["about"] = [AP_WORDS[plain], DOUBLED]
        described["rules"].append("7.3.4")
    return described


# ---------------------------------------------------------------------- 6 cards


def describe_card(card: cards.Card) -> Card:
    """6.0 A card with its Action Points, its initiative and its Event in our words."""
    event = f"At AR Start: {card.text}" if card.ar_start else card.text
    aps = ", ".join([AP_NAMES[ap] for ap in card.aps]) or "no AP"
    described: Card = {
        "number": card.number,
        "title": card.title or NO_EVENT,
        "kind": "indian" if card.deck == INDIAN else DECK_IDS[card.deck],
        "side": card.side if card.number else -1,
        "ops": 0,
        "text": f"{aps}. {event}".rstrip(),
        "faces": [("", event)] if event else [],
        "points": list(card.aps),
        "confidence": _sureness(card),
        "doubts": list(card.doubts),
        "rules": _card_rules(card),
    }
    if card.initiative:
        described["rating"] = ("Initiative", card.initiative)
    if card.years:
        described["note"] = "-".join([str(year) for year in card.years])
    return described


def _sureness(card: cards.Card) -> Confidence | Literal[""]:
    """A card whose Event is our own filling is a reconstruction."""
    if not card.number:
        return ""
    return "reconstructed" if card.doubts else card.confidence


def _card_rules(card: cards.Card) -> list[str]:
    rules = ["6.0", "7.3"]
    return [*rules, "7.4", f"Card {card.number}"] if card.event else rules


def doubtful(marks: Mapping[str, str]) -> list[str]:
    """The facts of a thing that are reconstructed."""
    return [name for name, mark in marks.items() if mark == "reconstructed"]


# ---------------------------------------------------------------------- 3 pieces

TYPE_RULES: Final = (
    ("3.1", "10.2"), ("3.1.1", "10.2"), ("3.2", "10.2", "18.3.1"), ("3.2", "10.2"),
    ("3.3", "10.1", "13.3.4"), ("3.6", "10.6"), ("3.5", "12.0"), ("3.4", "2.1.10"),
    ("3.7", "13.5", "14.2"),
)  # fmt: skip
TYPE_WORDS: Final = (
    "Moves 3 Connections of any kind; may Raid.",
    "Moves 3 Connections of any kind; may Raid; one Hit eliminates it.",
    "Moves 2 along Highways and Roads; the enemy draws a War in Europe chit for it.",
    "Moves 2 along Highways and Roads.",
    "Moves 2 along Highways and Roads; alone it can Hit Bastions.",
    "On coasts and in the Sail box only; carries four units.",
    "Does not move; no Overwhelm against it.",
    "Does not move; no retreat from the Fortress while one stands.",
    "Rolls no die; grants rerolls and helps to Rally.",
)


def describe_piece(pack: Pack, piece: int) -> Piece:
    """3 A unit or a Commander."""
    pieces = pack.pieces
    kind, counter = pieces.type[piece], pieces.counter_of[piece]
    described: Piece = {
        "kind": "Highland Brigade" if pieces.highland[piece] else TYPE_NAMES[kind],
        "id": pieces.ids[piece],
        "name": pieces.labels[piece],
        "short": pieces.names[piece],
        "side": pieces.faction[piece],
        "ratings": [("rating", pieces.rating[piece])] if kind == COMMANDER else [],
        "about": [TYPE_WORDS[kind], *_particulars(pack, piece)],
        "confidence": pieces.confidence[counter],
        "rules": list(TYPE_RULES[kind]),
    }
    doubts = doubtful(pieces.confidence_detail[counter])
    if doubts:
        described["doubts"] = doubts
    if pieces.highland[piece]:
        described["rules"] = [*TYPE_RULES[kind], "3.2.1"]
    return described


def _particulars(pack: Pack, piece: int) -> list[str]:
    pieces, board = pack.pieces, pack.board
    said = []
    if pieces.highland[piece]:
        said.append("Highlanders: a reroll of their own, and the first Hit on Metropolitans.")
    if pieces.gorget[piece]:
        said.append("A Commander comes with it when it is drawn.")
    if pieces.colony[piece] >= 0:
        said.append(f"Of {board.colony_names[pieces.colony[piece]]}.")
    if pieces.village[piece] >= 0:
        said.append(f"Their Village is {board.names[pieces.village[piece]]}.")
    if pieces.nation[piece] >= 0:
        said.append(f"Of the {board.nation_names[pieces.nation[piece]]}.")
    if pieces.type[piece] == COMMANDER:
        shapes = ["triangles"] if pieces.rerolls_triangle[piece] else []
        shapes += ["squares"] if pieces.rerolls_square[piece] else []
        said.append(f"Rerolls {' and '.join(shapes)}.")
    return said


assert len(TYPE_WORDS) == len(TYPE_RULES) == len(TYPE_NAMES) == TYPES
