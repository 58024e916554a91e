"""The board of Liberty or Death as it never changes."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.drawing import (
    Board,
    Card,
    Emblem,
    Link,
    Piece,
    Side,
    Space,
    Story,
    Tone,
)
from ticonderoga.engine.kit import drawing as draw
from ticonderoga.engine.kit.graph import Connection
from ticonderoga.games.liberty_or_death.data import cards
from ticonderoga.games.liberty_or_death.data.board import CITY, COLONY, RESERVE
from ticonderoga.games.liberty_or_death.data.cards import EVENT, STROKE, TREATY
from ticonderoga.games.liberty_or_death.data.pack import Pack
from ticonderoga.games.liberty_or_death.data.pieces import (
    FACTION_IDS,
    FACTIONS,
    LEADER_FACTION,
    LEADER_IDS,
    MILITIA,
    SIDE_OF,
    SQUADRONS,
    WAR_PARTY,
)
from ticonderoga.games.liberty_or_death.data.spaces import (
    CITIES,
    GEORGIA,
    MAP,
    NEW_HAMPSHIRE,
    NEW_JERSEY,
    PENNSYLVANIA,
    RESERVES,
    SPACES,
    WEST_INDIES,
)
from ticonderoga.games.liberty_or_death.text.words import FACTION_NAMES

TONES: Final[tuple[Tone, ...]] = ("red", "blue", "green", "gold")
EMBLEMS: Final[tuple[Emblem, ...]] = ("crown", "star", "pine", "lily")

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

STORY: Final[Story] = {
    "chapters": ["winter"],
    "nobodys": ["turned_up"],
    "impulses": ["turned_up", "command", "event", "passed", "stroke", "treaty"],
    "outcomes": ["battle_won", "battle_nobody", "win_the_day", "naval_pressure_roll"],
    "reasons": ["np_"],
}
"""The log lines that begin a chapter of the story, those that begin an impulse, and how the
reasons of non-players begin."""

GROUPS: Final = (
    ("Cities", CITIES),
    ("Northern Colonies", range(NEW_HAMPSHIRE, NEW_JERSEY + 1)),
    ("Southern Colonies", range(PENNSYLVANIA, GEORGIA + 1)),
    ("Indian Reserves and West Indies", (*RESERVES, WEST_INDIES)),
)
SIGNS: Final = (
    ("[B]", "British Control"), ("[R]", "Rebellion Control"), ("[ ]", "uncontrolled"),
    ("Boston 1", "its Population"), ("(AS), (PS), (PO), (AO)", "Active or Passive Support or "
    "Opposition, Neutral without"), ("(2p)", "Propaganda markers"), ("(1r)", "Raid markers"),
    ("R", "Regulars"), ("T", "Tories"), ("F", "British Forts"), ("W", "War Parties"),
    ("V", "Villages"), ("C", "Continentals"), ("M", "Militia"), ("PF", "Patriot Forts"),
    ("FR", "French Regulars"), ("w, m", "Underground"),
)  # fmt: skip

TURNED: Final = (WAR_PARTY, MILITIA)
"""The irregulars, in the order of their Active kinds."""

KIND_WORDS: Final = ("City", "Colony", "Indian Reserve", "Holding box")
KIND_RULES: Final = (
    ("1.3.3", "1.6", "1.7", "1.9"),
    ("1.3.5", "1.6", "1.7"),
    ("1.3.4", "1.7"),
    ("1.3.7", "1.9"),
)


def describe_board(pack: Pack, scenario: str) -> Board:
    """The board: areas with shared borders, Cities, boxes, tracks, cards and leaders."""
    return {
        "game": "liberty-or-death",
        "title": "Liberty or Death",
        "layout": "geographic",
        "notice": pack.label.notice,
        "kinds": {"leader": "piece"},
        "story": STORY,
        "bounds": draw.bounds(pack.areas.lat, pack.areas.lon),
        "sides": [_side(faction) for faction in FACTIONS],
        "spaces": [_space(pack, space) for space in range(SPACES)],
        "links": [_link(pack, line) for line in pack.board.connections],
        "regions": [],
        "zones": [],
        "tracks": [
            draw.track("fni", "FNI", range(SQUADRONS + 1), "1.9"),
            draw.track("year", "Campaign", pack.scenarios[scenario].years, "2.1"),
        ],
        "boxes": [draw.box(*box) for box in BOXES],
        "cards": [_card(card) for card in pack.deck.cards],
        "pieces": [_leader(pack, leader) for leader in range(len(LEADER_IDS))],
        "groups": [(name, list(spaces)) for name, spaces in GROUPS],
        "signs": list(SIGNS),
        "lots": _lots(pack),
        "draws": True,
        "data": {"title": pack.label.title, "marks": pack.label.confidence_counts},
    }


def _lots(pack: Pack) -> list[tuple[str, str]]:
    """The kinds of pieces, Active irregulars last, by what one and several are called."""
    counters = pack.counters
    names = list(zip(counters.singulars, counters.plurals, strict=True))
    active = [(f"Active {names[kind][0]}", f"Active {names[kind][1]}") for kind in TURNED]
    return [*names, *active]


def _side(faction: int) -> Side:
    return {
        "id": FACTION_IDS[faction],
        "name": FACTION_NAMES[faction],
        "tone": TONES[faction],
        "emblem": EMBLEMS[faction],
        "camp": SIDE_OF[faction],
    }


def _link(pack: Pack, line: Connection) -> Link:
    return {
        "a": line.a,
        "b": line.b,
        "style": "border" if _touch(pack, line.a, line.b) else "road",
        "note": "" if line.confidence == "certain" else "not all sources have this border",
        "confidence": line.confidence,
    }


def _touch(pack: Pack, a: int, b: int) -> bool:
    """Whether two adjacent spaces touch on the drawing; where a City does not, a way is drawn."""
    if pack.board.is_city[a]:
        return b in pack.areas.touching[a]
    if pack.board.is_city[b]:
        return a in pack.areas.touching[b]
    return True


def _space(pack: Pack, space: int) -> Space:
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
    described: Space = {
        "id": board.space_ids[space],
        "name": board.names[space],
        "label": board.labels[space],
        "lat": areas.lat[space],
        "lon": areas.lon[space],
        "shape": "circle" if kind == CITY else "area",
        "region": -1,
        "zone": -1,
        "tags": tags,
        "confidence": "certain",
        "about": about,
        "rules": list(KIND_RULES[kind]),
    }
    if board.population[space]:
        described["value"] = board.population[space]
    if kind == RESERVE:
        described["tint"] = "brown"
    if kind != CITY:
        described["outline"] = areas.outline(space)
        if space in MAP:
            about.append("Its outline is ours; the printed board may draw it otherwise.")
    return described


CARD_RULES: Final[dict[str, list[str]]] = {
    EVENT: ["5.1", "5.2", "8.3.1"], STROKE: ["2.3.8"], TREATY: ["2.3.9"], "": [],
}  # fmt: skip
WINTER_RULES: Final = ["2.4", "6.7"]


def _card(card: cards.Card) -> Card:
    """A card with both its sides; `text` is the whole of it in one piece."""
    faces = _faces(card)
    described: Card = {
        "number": card.number,
        "title": card.title,
        "kind": card.kind,
        "side": card.owner,
        "ops": 0,
        "text": " ".join([f"{name}: {words}" if name else words for name, words in faces]),
        "faces": faces,
        "order": list(card.order),
        "icons": list(card.icons),
        "confidence": card.confidence,
        "rules": list(CARD_RULES.get(card.kind, WINTER_RULES)),
    }
    if card.kind == EVENT:
        described["instructions"] = _instructions(card)
        described["note"] = f"{card.years[0]}-{card.years[1]}"
    return described


def _faces(card: cards.Card) -> list[tuple[str, str]]:
    """What stands on a card, each part under its name."""
    if card.kind != EVENT:
        return [("", card.text)] if card.text else []
    if not card.dual:
        return [("", card.unshaded)]
    return [("Unshaded", card.unshaded), ("Shaded", card.shaded)]


def _instructions(card: cards.Card) -> list[str]:
    """8.3.1 What the non-players do with an Event: a sword leaves it alone, a musket has words."""
    return [
        f"Non-player {FACTION_NAMES[faction]} ({card.icons[faction]}): "
        f"{card.np_instructions[faction] or 'leave the Event alone.'}"
        for faction in FACTIONS
        if card.icons[faction]
    ]


def _leader(pack: Pack, leader: int) -> Piece:
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
