"""The board of Washington's War as it never changes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ticonderoga.engine.drawing import (
    Board as Drawing,
)
from ticonderoga.engine.drawing import (
    Box,
    Card,
    Link,
    Piece,
    Region,
    Side,
    Space,
    Story,
    Tone,
    Track,
    Zone,
)
from ticonderoga.engine.kit import drawing as draw
from ticonderoga.engine.kit.graph import Connection
from ticonderoga.games.washingtons_war.data import cards, pieces
from ticonderoga.games.washingtons_war.data.board import AMERICAN, BRITISH, WILDERNESS, Board
from ticonderoga.games.washingtons_war.data.pack import Pack
from ticonderoga.games.washingtons_war.text.names import SIDE_NAMES

FRENCH: Final = 2
"""The colour of French pieces; their seat is the American one."""
TONES: Final[tuple[Tone, ...]] = ("blue", "red", "green")

BOXES: Final[tuple[Box, ...]] = (
    {"id": "american_box", "name": "American reinforcements", "side": AMERICAN, "rule": "8.2"},
    {"id": "british_box", "name": "British reinforcements", "side": BRITISH, "rule": "8.1"},
    {"id": "french_box", "name": "French reinforcements", "side": FRENCH, "rule": "12.2.B.ii"},
    {"id": "captured", "name": "Captured generals", "side": -1, "rule": "7.6"},
    {"id": "dispersed", "name": "Congress dispersed", "side": AMERICAN, "rule": "7.7"},
    {"id": "at_sea", "name": "French Navy away", "side": FRENCH, "rule": "12.3"},
)

STORY: Final[Story] = {
    "chapters": ["set_up_done", "year", "phase_winter", "phase_political"],
    "impulses": [
        "british_lead", "acts_again", "play_activate", "play_campaign", "play_discard",
        "play_event", "play_politics", "play_queue", "play_reinforce", "play_discard_unused",
    ],
    "outcomes": [
        "interception", "retreat_before_battle", "battle_won", "overrun", "surrender", "captured",
    ],
}  # fmt: skip

SIGNS: Final = (
    ("[A]", "American control"), ("[B]", "British control"), ("[ ]", "uncontrolled"),
    ("5A, 3F, 5B", "American, French and British CUs"), ("(p)", "port"), ("(f)", "fortified port"),
    ("(w)", "winter quarters"), ("(x)", "blockaded"),
    ("Howe(3-4-1)", "strategy, battle and agility of a general"),
)  # fmt: skip

CARD_RULES: Final[dict[str, list[str]]] = {
    "ops": ["6.2", "7.1", "8.0", "10.11"],
    "event": ["6.3", "6.32", "6.33.C"],
    "mandatory": ["6.34", "6.34.A"],
    "battle": ["6.33", "6.33.A", "9.45"],
    "campaign": ["7.2", "5.3.a"],
}
GENERAL_RULES: Final = ("2.2.C", "7.1", "7.3", "7.6")


def describe_board(pack: Pack) -> Drawing:
    """Spaces, lines, regions, tracks, cards and pieces."""
    board = pack.board
    return {
        "game": "washingtons-war",
        "title": "Washington's War",
        "layout": "geographic",
        "notice": pack.label.notice,
        "kinds": {"general": "piece", "colony": "region"},
        "story": STORY,
        "bounds": draw.bounds(board.lat, board.lon),
        "sides": [_side(side) for side in (AMERICAN, BRITISH, FRENCH)],
        "spaces": [_space(board, space) for space in range(board.size)],
        "links": [_link(line) for line in board.connections],
        "regions": [_region(board, colony) for colony in range(len(board.colony_ids))],
        "zones": [_zone(board, zone) for zone in range(len(board.zone_ids))],
        "tracks": _tracks(pack),
        "boxes": list(BOXES),
        "cards": [_card(card) for card in pack.deck.cards],
        "pieces": [_general(who) for who in pack.pieces.generals],
        "signs": list(SIGNS),
        "lots": [(f"{side} CU", f"{side} CUs") for side in SIDE_NAMES],
        "draws": True,
        "data": {"title": pack.label.title, "marks": pack.label.confidence_counts},
    }


def _side(side: int) -> Side:
    name = SIDE_NAMES[side]
    return {"id": name.lower(), "name": name, "tone": TONES[side], "camp": int(side == BRITISH)}


def _space(board: Board, space: int) -> Space:
    tags = []
    about = [f"{board.labels[space]}, {board.colony_names[board.colony[space]]}."]
    rules = ["10.0"]
    if board.port[space]:
        tags.append("port")
        about.append(f"A port in the {board.zone_names[board.zone[space]]} zone.")
        rules += ["7.5", "12.3"]
    if board.fortified[space]:
        tags.append("fortified")
        about.append("Fortified: no landing party, and the Royal Navy helps only if British.")
        rules.append("2.1.C")
    if board.quarters[space]:
        tags.append("quarters")
        about.append("Winter quarters.")
        rules.append("11.1")
    if board.south[space]:
        tags.append("south")
        about.append("South of the winter attrition line.")
        rules.append("11.1")
    described: Space = {
        "id": board.space_ids[space],
        "name": board.names[space],
        "label": board.labels[space],
        "lat": board.lat[space],
        "lon": board.lon[space],
        "x": board.x[space],
        "y": board.y[space],
        "shape": board.kind[space],
        "region": board.colony[space],
        "zone": board.zone[space],
        "tags": tags,
        "confidence": board.confidence[space],
        "about": about,
        "rules": rules,
        "doubts": doubtful(board.confidence_detail[space]),
    }
    signs = "f" if board.fortified[space] else "p" if board.port[space] else ""
    signs += "w" if board.quarters[space] else ""
    if signs:
        described["signs"] = signs
    return described


def doubtful(marks: Mapping[str, str]) -> list[str]:
    """The facts of a thing that are reconstructed."""
    return [name for name, mark in marks.items() if mark == "reconstructed"]


def _link(line: Connection) -> Link:
    notes = ["wilderness"] if line.kind == WILDERNESS else []
    notes += [f"{line.only.title()} only"] if line.only else []
    return {
        "a": line.a,
        "b": line.b,
        "style": "private" if line.only else "track" if line.kind == WILDERNESS else "road",
        "note": ", ".join(notes),
        "confidence": line.confidence,
    }


def _region(board: Board, colony: int) -> Region:
    return {
        "id": board.colony_ids[colony],
        "name": board.colony_names[colony],
        "spaces": list(board.colony_spaces[colony]),
        "rules": ["10.0.B"] if colony == board.canada else ["10.0.B", "9.43", "13.2"],
    }


def _zone(board: Board, zone: int) -> Zone:
    ports = board.zone_ports[zone]
    return {
        "id": board.zone_ids[zone],
        "name": board.zone_names[zone],
        "spaces": list(ports),
        "rules": ["12.3", "7.5", "9.42"],
        "lat": sum(board.lat[port] for port in ports) / len(ports),
        "lon": sum(board.lon[port] for port in ports) / len(ports),
    }


def _tracks(pack: Pack) -> list[Track]:
    years = range(pack.pieces.first_year, pack.pieces.last_year + 1)
    return [
        draw.track("alliance", "French Alliance", range(10), "12.1"),
        draw.track("year", "Game Turn", years, "5.0"),
    ]


def _card(card: cards.Card) -> Card:
    needs = [f"Only if {cards.PREREQUISITES[name]}." for name in card.prerequisites]
    about = ["Removed from the game after play."] if card.removed_after_play else []
    if card.reshuffle:
        about.append(f"Reshuffle at the next deal {card.reshuffle.replace('_', ' ')}.")
    if card.battle_bonus:
        about.append(f"+{card.battle_bonus} in a battle.")
    return {
        "number": card.number,
        "title": card.title,
        "kind": card.kind,
        "side": card.side,
        "ops": card.ops,
        "text": " ".join([card.text, *needs]),
        "about": about,
        "confidence": card.confidence,
        "doubts": doubtful(card.confidence_detail),
        "rules": CARD_RULES.get(card.kind, []),
    }


def _general(who: pieces.General) -> Piece:
    about = ["French; counts as American."] if who.french else []
    if who.retreat_bonus:
        about.append(f"+{who.retreat_bonus} to retreat before battle.")
    return {
        "kind": "general",
        "id": who.id,
        "name": who.name,
        "short": who.short,
        "side": FRENCH if who.french else who.side,
        "ratings": [
            ("strategy", who.strategy),
            ("battle", who.battle),
            ("agility", who.agility),
        ],
        "about": about,
        "confidence": who.confidence,
        "doubts": doubtful(who.confidence_detail),
        "rules": list(GENERAL_RULES),
    }
