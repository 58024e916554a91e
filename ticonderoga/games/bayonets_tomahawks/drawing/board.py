"""The board of Bayonets & Tomahawks as it never changes."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.drawing import Board as Drawing
from ticonderoga.engine.drawing import Box, Link, Region, Side, Space, Story, Tone, Track, Zone
from ticonderoga.engine.drawing_play import Face
from ticonderoga.engine.kit import drawing as draw
from ticonderoga.games.bayonets_tomahawks.data.board import Board
from ticonderoga.games.bayonets_tomahawks.data.kinds import (
    ATLANTIC,
    BASE,
    BRITISH,
    FACTION_IDS,
    FACTIONS,
    FIRST_YEAR,
    FRENCH,
    GULF,
    HIGHWAY,
    LAST_YEAR,
    OUTPOST,
    SEA_IDS,
    SETTLED,
    VILLAGE,
    WILDERNESS,
)
from ticonderoga.games.bayonets_tomahawks.data.pack import Pack
from ticonderoga.games.bayonets_tomahawks.drawing.things import (
    describe_card,
    describe_piece,
    describe_points,
    doubtful,
)
from ticonderoga.games.bayonets_tomahawks.rules.marshal import CALL
from ticonderoga.games.bayonets_tomahawks.text.names import SIDE_NAMES

TONES: Final[tuple[Tone, ...]] = ("red", "blue")
NATION_TONE: Final[Tone] = "green"
KIND_WORDS: Final = ("Outpost", "Settled Space", "Wilderness Space", "Indian Village", "Base")
KIND_RULES: Final = ("2.1.4", "2.1.5", "2.1.3", "2.1.8", "2.1.7")

BOXES: Final = (
    ("sail", "Sail box", -1, "2.3"),
    ("losses_british", "British Losses", BRITISH, "13.4.1"),
    ("losses_french", "French Losses", FRENCH, "13.4.1"),
    ("disbanded", "Disbanded Colonials", BRITISH, "17.2"),
    ("arriving", "To be placed", -1, "15.3"),
    ("fleets", "Fleets pool", -1, "15.2"),
    ("british", "British pools", BRITISH, "5.2"),
    ("colonial", "Colonial pools", BRITISH, "16.2"),
    ("bonus", "Bonus pool", BRITISH, "17.5"),
    ("french", "French pools", FRENCH, "5.2"),
    ("nations", "Neutral Nations", -1, "8.0"),
    ("removed", "Out of play", -1, "13.4.1"),
)
"""The boxes and pools: id, name, whose, rule."""
ON_SHEET: Final = ("sail", "losses_british", "losses_french", "disbanded")
"""The boxes that are printed on the map."""

STORY: Final[Story] = {
    "chapters": ["new_year", "round", "victory_check", "winter"],
    "impulses": ["event", "ap_used", "ap_held", "battle"],
    "outcomes": [
        "intercepted", "not_intercepted", "raid_succeeds", "raid_fails", "battle_won", "rallied",
        "still_routed",
    ],
}  # fmt: skip
"""The log lines that begin a chapter or an impulse, and those that tell how dice decided."""

FACES: Final[tuple[Face, ...]] = (
    {"name": "Flag", "sign": "flag"},
    {"name": "Flag", "sign": "flag"},
    {"name": "triangle/circle Hit", "sign": "triangle-circle"},
    {"name": "square/circle Hit", "sign": "square-circle"},
    {"name": "B&T", "sign": "cross"},
    {"name": "Miss", "sign": "miss"},
)
"""1.3 The faces of the die, from 1 on."""

SIGNS: Final = (
    ("[B], [F]", "controlled by the British, the French"), ("[ ]", "nobody's"),
    ("Albany 3", "the value of a space"), ("(v)", "Victory Space"), ("(c)", "coastal"),
    ("(i)", "Indian Village"), ("(m)", "has Militia"),
    ("BL, FL", "Light of the British, the French; likewise"), ("BI, FI", "Indians"),
    ("BM, FM", "Metropolitan Brigades"), ("BH", "Highland Brigades"),
    ("BP, FP", "Colonial Brigades and Canadiens"), ("BA, FA", "Artillery"),
    ("BS, FS", "Fleets"), ("BF, FF", "Forts"), ("FB", "Bastions"),
    ("Bl, Bm, Bh, Bp, Ba, Bs, Bf, Fl, Fm, Fp, Fa, Fs, Ff, Fb", "Reduced"),
    ("Wolfe(3)", "Commander and his rating"),
    ("battle, raided, fort site", "markers on a space"),
    ("British rout, OOS, landing, marshal", "markers on a British stack; likewise French"),
)  # fmt: skip

ROUNDS: Final = ("1", "2", "Fl", "3", "Co", "4", "5", "6", "7", "8", "9", "W")
"""4.1 Action Rounds by number, and among them Fleets Arrive, Colonials Enlist and Winter."""
TRACK_END: Final = 10
RAID_END: Final = 8


def describe_board(pack: Pack) -> Drawing:
    """Spaces, connections, Colonies, tracks, boxes, cards and pieces."""
    board = pack.board
    return {
        "game": "bayonets-tomahawks",
        "title": "Bayonets & Tomahawks",
        "layout": "geographic",
        "notice": pack.label.notice,
        "kinds": {"connection": "link", "ap": "point"},
        "draws": True,
        "gathers": [CALL.key],
        "story": STORY,
        "bounds": draw.bounds(board.lat, board.lon),
        "sides": [_side(faction) for faction in FACTIONS],
        "spaces": [_space(pack, space) for space in range(board.size)],
        "links": [_link(board, line) for line in range(len(board.connections))],
        "regions": _regions(board),
        "zones": [_zone(board, zone) for zone in (ATLANTIC, GULF)],
        "tracks": _tracks(),
        "boxes": [_box(*box) for box in BOXES],
        "cards": [describe_card(card) for card in pack.deck.cards],
        "pieces": [describe_piece(pack, piece) for piece in range(pack.pieces.count)],
        "points": describe_points(),
        "faces": list(FACES),
        "groups": _groups(board),
        "signs": list(SIGNS),
        "data": {"title": pack.label.title, "marks": pack.label.confidence_counts},
    }


def _side(faction: int) -> Side:
    return {
        "id": FACTION_IDS[faction],
        "name": SIDE_NAMES[faction],
        "tone": TONES[faction],
        "emblem": "crown" if faction == BRITISH else "lily",
    }


# ---------------------------------------------------------------------- spaces


def _space(pack: Pack, space: int) -> Space:
    board = pack.board
    described: Space = {
        "id": board.space_ids[space],
        "name": board.names[space],
        "label": board.labels[space],
        "lat": board.lat[space],
        "lon": board.lon[space],
        "x": board.x[space],
        "y": board.y[space],
        "shape": "dot",
        "region": _region_of(board, space),
        "zone": ATLANTIC if board.atlantic[space] else GULF if board.gulf[space] else -1,
        "tags": _tags(pack, space),
        "confidence": board.confidence[space],
        "doubts": doubtful(board.confidence_detail[space]),
        "about": _about(pack, space),
        "rules": _rules(pack, space),
    }
    if board.fortress[space]:
        described["shape"] = "star"
    elif board.kind[space] == SETTLED:
        described["shape"] = "circle"
    elif board.kind[space] == BASE:
        described["shape"] = "square"
    if board.home[space] >= 0:
        described["tint"] = TONES[board.home[space]]
    elif board.kind[space] == VILLAGE:
        described["tint"] = NATION_TONE
    if board.victory[space]:
        described["rim"] = "gold"
    if board.kind[space] == SETTLED:
        described["value"] = board.value[space]
    if board.militia[space]:
        described["pips"] = board.militia[space]
    signs = _signs(pack, space)
    if signs:
        described["signs"] = signs
    return described


def _region_of(board: Board, space: int) -> int:
    """2.4, 2.5 The Colony, or after all Colonies the Nation's territory."""
    if board.nation[space] >= 0:
        return len(board.colony_ids) + board.nation[space]
    return board.colony[space]


def _villagers(pack: Pack, space: int) -> list[str]:
    """2.1.8 The Indian units whose Village is here."""
    pieces = pack.pieces
    return [pieces.names[p] for p in range(pieces.count) if pieces.village[p] == space]


def _tags(pack: Pack, space: int) -> list[str]:
    board = pack.board
    tags = [KIND_WORDS[board.kind[space]].lower()]
    if board.coastal[space]:
        tags.append("coastal")
    if _villagers(pack, space):
        tags.append("village")
    return tags


def _signs(pack: Pack, space: int) -> str:
    """Letters after the name in text."""
    board = pack.board
    village = board.nation[space] >= 0 or bool(_villagers(pack, space))
    signs = "v" if board.victory[space] else ""
    signs += "c" if board.coastal[space] else ""
    return signs + ("i" if village else "") + ("m" if board.militia[space] else "")


def _about(pack: Pack, space: int) -> list[str]:
    board = pack.board
    about = [f"{board.labels[space]}. {_kind_said(board, space)}."]
    if board.fortress[space]:
        about.append("A Fortress: it falls only when both its Bastions are gone.")
    if board.victory[space]:
        vps = "1 VP" if board.victory[space] == 1 else f"{board.victory[space]} VPs"
        about.append(f"A Victory Space: {vps} to whoever takes it over.")
    if board.militia[space]:
        about.append(f"{board.militia[space]} {SIDE_NAMES[board.home[space]]} Militia.")
    seas = [board.sea_names[zone] for zone in (ATLANTIC, GULF) if board.sea(space, zone)]
    if seas:
        about.append(f"Coastal, on the {' and the '.join(seas)}.")
    if board.kind[space] == BASE:
        about.append("No French unit enters it.")
    if board.nation[space] >= 0:
        about.append(f"A Village of the {board.nation_names[board.nation[space]]}.")
    about += [f"The Village of the {name}." for name in _villagers(pack, space)]
    if board.kind[space] == WILDERNESS:
        about.append("Uncontrolled.")
    return about


def _kind_said(board: Board, space: int) -> str:
    kind, home, colony = board.kind[space], board.home[space], board.colony[space]
    said = f"{SIDE_NAMES[home]} {KIND_WORDS[kind]}" if home >= 0 else KIND_WORDS[kind]
    if kind in (SETTLED, OUTPOST):
        said += f" of value {board.value[space]}"
    return f"{said} in {board.colony_names[colony]}" if colony >= 0 else said


def _rules(pack: Pack, space: int) -> list[str]:
    board = pack.board
    rules = [KIND_RULES[board.kind[space]], "2.1.2"]
    rules += ["2.1.10"] if board.fortress[space] else []
    rules += ["2.1.9"] if board.victory[space] else []
    rules += ["13.2.1"] if board.militia[space] else []
    rules += ["2.1.6", "10.6.1"] if board.coastal[space] else []
    rules += ["8.0"] if board.nation[space] >= 0 else []
    rules += ["2.1.8"] if _villagers(pack, space) else []
    return rules + (["9.0"] if board.home[space] >= 0 and board.kind[space] != BASE else [])


# ---------------------------------------------------------------------- connections


def _link(board: Board, line: int) -> Link:
    kind, nation = board.conn_kind[line], board.conn_nation[line]
    notes = ["Highway" if kind == HIGHWAY else "Path"]
    notes += ["coastal"] if board.conn_coastal[line] else []
    notes += ["over a lake"] if board.conn_lake[line] else []
    notes += [f"of the {board.nation_names[nation]}"] if nation >= 0 else []
    described: Link = {
        "a": board.conn_a[line],
        "b": board.conn_b[line],
        "style": "highway" if kind == HIGHWAY else "track",
        "note": ", ".join(notes),
        "confidence": board.connections[line].confidence,
    }
    if board.conn_coastal[line]:
        described["coast"] = True
    if nation >= 0:
        described["tint"] = NATION_TONE
    return described


# ---------------------------------------------------------------------- regions and seas


def _regions(board: Board) -> list[Region]:
    """2.4, 2.5 The Colonies and the territories of the Nations."""
    colonies: list[Region] = [
        {
            "id": board.colony_ids[colony],
            "name": board.colony_names[colony],
            "spaces": list(board.colony_spaces[colony]),
            "tint": TONES[board.colony_faction[colony]],
            "rules": ["2.4", "14.1"],
        }
        for colony in range(len(board.colony_ids))
    ]
    nations: list[Region] = [
        {
            "id": board.nation_ids[nation],
            "name": board.nation_names[nation],
            "spaces": list(board.nation_villages[nation]),
            "tint": NATION_TONE,
            "rules": ["2.5", "8.0", "8.1"],
        }
        for nation in range(len(board.nation_ids))
    ]
    return colonies + nations


def _zone(board: Board, zone: int) -> Zone:
    spaces = [space for space in board.coast if board.sea(space, zone)]
    return {
        "id": SEA_IDS[zone],
        "name": board.sea_names[zone],
        "spaces": spaces,
        "rules": ["2.3", "10.6.1", "10.6.2"],
        "lat": sum(board.lat[space] for space in spaces) / len(spaces),
        "lon": sum(board.lon[space] for space in spaces) / len(spaces),
    }


EASTERN: Final = -71.2
INNER: Final = -76.0
NORTHERN: Final = 42.0
"""Longitudes and a latitude that part the country between the Colonies."""
COUNTRIES: Final = (
    "Between Acadie and New England", "Champlain and the Mohawk", "The Great Lakes",
    "The Ohio and the Susquehanna",
)  # fmt: skip


def _groups(board: Board) -> list[tuple[str, list[int]]]:
    """Headings of a list of the map: the regions, and the country between them from east to
    west."""
    groups = [(region["name"], region["spaces"]) for region in _regions(board)]
    between: list[list[int]] = [[] for _ in COUNTRIES]
    for space in range(board.size):
        if _region_of(board, space) < 0:
            between[_country(board.lat[space], board.lon[space])].append(space)
    groups += [(name, spaces) for name, spaces in zip(COUNTRIES, between) if spaces]
    return groups


def _country(lat: float, lon: float) -> int:
    if lon > EASTERN:
        return 0
    if lon > INNER:
        return 1
    return 2 if lat > NORTHERN else 3


# ---------------------------------------------------------------------- tracks and boxes


def _box(id: str, name: str, side: int, rule: str) -> Box:
    described = draw.box(id, name, side, rule)
    if id not in ON_SHEET:
        described["aside"] = True
    return described


def _tracks() -> list[Track]:
    ends = range(1, TRACK_END + 1)
    return [
        draw.track("year", "Year", range(FIRST_YEAR, LAST_YEAR + 1), "4.1"),
        draw.track("round", "Round", ROUNDS, "4.1"),
        draw.track("victory", "Victory", [*reversed(ends), *ends], "18.1"),
        draw.track("raid", "Raid", range(RAID_END + 1), "9.3"),
    ]
