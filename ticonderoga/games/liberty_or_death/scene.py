"""How the board of Liberty or Death is drawn: its description, as it never changes."""

from __future__ import annotations

from typing import Any, Final

from ticonderoga.games.liberty_or_death.data.board import CITY, COLONY, RESERVE
from ticonderoga.games.liberty_or_death.data.cards import EVENT, PERIODS, STROKE, TREATY, Card
from ticonderoga.games.liberty_or_death.data.pack import Pack
from ticonderoga.games.liberty_or_death.data.pieces import (
    FACTION_IDS,
    FACTIONS,
    LEADER_FACTION,
    LEADER_IDS,
    SIDE_OF,
    SQUADRONS,
)
from ticonderoga.games.liberty_or_death.data.spaces import MAP, SPACES, WEST_INDIES
from ticonderoga.games.liberty_or_death.text.rulebook import RULES

MARGIN: Final = 1.2
"""Degrees of land shown around the outermost spaces."""

NAMES: Final = ("British", "Patriots", "Indians", "French")
TONES: Final = ("red", "blue", "green", "gold")
EMBLEMS: Final = ("crown", "star", "pine", "lily")

BOXES: Final = (
    ("available_british", "British Available", 0, "1.4.1"),
    ("available_patriots", "Patriots Available", 1, "1.4.1"),
    ("available_indians", "Indians Available", 2, "1.4.1"),
    ("available_french", "French Available", 3, "1.4.1"),
    ("unavailable_british", "British Unavailable", 0, "1.3.9"),
    ("unavailable_french", "French Unavailable", 3, "1.3.9"),
    ("casualties_royalists", "British Casualties", 0, "1.6.4"),
    ("casualties_rebellion", "Rebellion Casualties", 1, "1.6.4"),
)

STORY: Final[dict[str, list[str]]] = {
    "chapters": ["winter"],
    "impulses": ["turned_up", "command", "event", "passed", "stroke", "treaty"],
    "reasons": ["np_"],
}
"""The log lines that begin a chapter of the story, those that begin an impulse, and how the
reasons of non-players begin."""

KIND_WORDS: Final = ("City", "Colony", "Indian Reserve", "Holding box")
KIND_RULES: Final = (
    ("1.3.3", "1.6", "1.7", "1.9"),
    ("1.3.5", "1.6", "1.7"),
    ("1.3.4", "1.7"),
    ("1.3.7", "1.9"),
)


def describe_board(pack: Pack, scenario: str) -> dict[str, Any]:
    """The board: areas with shared borders, Cities, boxes, tracks, cards and leaders."""
    areas = pack.areas
    lats = [areas.lat[space] for space in range(SPACES)]
    lons = [areas.lon[space] for space in range(SPACES)]
    years = pack.scenarios[scenario].years
    return {
        "game": "liberty-or-death",
        "title": "Liberty or Death",
        "layout": "geographic",
        "notice": pack.label.notice,
        "kinds": {"leader": "piece"},
        "story": STORY,
        "bounds": {
            "lat": [min(lats) - MARGIN, max(lats) + MARGIN],
            "lon": [min(lons) - MARGIN, max(lons) + MARGIN],
        },
        "sides": [
            {
                "id": FACTION_IDS[faction],
                "name": NAMES[faction],
                "tone": TONES[faction],
                "emblem": EMBLEMS[faction],
                "camp": SIDE_OF[faction],
            }
            for faction in FACTIONS
        ],
        "spaces": [_space(pack, space) for space in range(SPACES)],
        "links": [
            {
                "a": line.a,
                "b": line.b,
                "style": "border" if _touch(pack, line.a, line.b) else "road",
                "note": "" if line.confidence == "certain" else "not all sources have this border",
                "confidence": line.confidence,
            }
            for line in pack.board.connections
        ],
        "regions": [],
        "zones": [],
        "tracks": [
            {
                "id": "fni",
                "name": "Naval Intervention",
                "steps": [str(step) for step in range(SQUADRONS + 1)],
                "rule": "1.9",
            },
            {
                "id": "year",
                "name": "Campaign",
                "steps": [str(year) for year in years],
                "rule": "2.1",
            },
        ],
        "boxes": [
            {"id": name, "name": title, "side": side, "rule": rule}
            for name, title, side, rule in BOXES
        ],
        "cards": [_card(card) for card in pack.deck.cards],
        "pieces": [_leader(pack, leader) for leader in range(len(LEADER_IDS))],
        "rules": dict(RULES),
    }


def _touch(pack: Pack, a: int, b: int) -> bool:
    """Whether two adjacent spaces touch on the drawing; where a City does not, a way is drawn."""
    if pack.board.is_city[a]:
        return b in pack.areas.touching[a]
    if pack.board.is_city[b]:
        return a in pack.areas.touching[b]
    return True


def _space(pack: Pack, space: int) -> dict[str, Any]:
    board, areas = pack.board, pack.areas
    kind = board.kind[space]
    about = [f"{board.names[space]}. {KIND_WORDS[kind]}, Population {board.population[space]}."]
    tags = [KIND_WORDS[kind].lower()]
    if kind in (CITY, COLONY):
        tags.append(f"population {board.population[space]}")
    else:
        about = [f"{board.names[space]}. {KIND_WORDS[kind]}, always Neutral."]
    if kind == RESERVE:
        about.append("No Militia is Rallied here, and Indians Gather here more cheaply.")
    if space == WEST_INDIES:
        about.append("Adjacent to nothing. Closed to units until the Treaty of Alliance.")
    described: dict[str, Any] = {
        "id": board.space_ids[space],
        "name": board.names[space],
        "label": board.labels[space],
        "lat": areas.lat[space],
        "lon": areas.lon[space],
        "shape": "circle" if kind == CITY else "area",
        "region": -1,
        "zone": -1,
        "tags": tags,
        "room": areas.room[space],
        "confidence": "certain",
        "about": about,
        "rules": list(KIND_RULES[kind]),
    }
    if board.population[space]:
        described["figure"] = board.population[space]
    if kind == RESERVE:
        described["tint"] = "brown"
    if kind != CITY:
        described["outline"] = areas.outline(space)
        if space in MAP:
            about.append("Its outline is ours; the printed board may draw it otherwise.")
    return described


def _card(card: Card) -> dict[str, Any]:
    """A card with both its sides; `text` is the whole of it in one piece."""
    text = card.text
    if card.kind == EVENT:
        text = card.unshaded
        if card.dual:
            text = f"Unshaded: {card.unshaded} Shaded: {card.shaded}"
    rules = {EVENT: ["5.1", "5.2"], STROKE: ["2.3.8"], TREATY: ["2.3.9"]}
    return {
        "number": card.number,
        "title": card.title,
        "kind": card.kind,
        "side": card.owner,
        "ops": 0,
        "text": text,
        "faces": _faces(card),
        "order": list(card.order),
        "period": PERIODS[card.period] if card.period >= 0 else "",
        "icons": list(card.icons),
        "instructions": list(card.np_instructions),
        "confidence": card.confidence,
        "rules": rules.get(card.kind, ["2.4", "6.7"] if card.kind else []),
    }


def _faces(card: Card) -> list[list[str]]:
    """What stands on a card, each part under its name."""
    if card.kind != EVENT:
        return [["", card.text]] if card.text else []
    if not card.dual:
        return [["", card.unshaded]]
    return [["Unshaded", card.unshaded], ["Shaded", card.shaded]]


def _leader(pack: Pack, leader: int) -> dict[str, Any]:
    counters = pack.counters
    return {
        "kind": "leader",
        "id": LEADER_IDS[leader],
        "name": counters.leader_names[leader],
        "short": counters.leader_short_names[leader],
        "side": LEADER_FACTION[leader],
        "ratings": [],
        "about": [counters.leader_abilities[leader]],
        "rules": ["1.10", "6.5.1", "6.5.2"],
    }
