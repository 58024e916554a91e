"""The hexes of the map in few words: terrain, whose ground it is, water and roads, names, places,
and where the grid lies on the globe."""

from __future__ import annotations

from typing import Final, Literal

from ticonderoga.engine.drawing import (
    NO_HEX,
    HexGlobe,
    HexGrid,
    HexLine,
    HexPlace,
    HexWash,
    NamedHex,
    Terrain,
)
from ticonderoga.games.end_of_empire.data.board import Board
from ticonderoga.games.end_of_empire.data.geography import COLUMN
from ticonderoga.games.end_of_empire.data.kinds import (
    AMERICAN,
    ARW,
    COLOUR_IDS,
    FERRY,
    FORTRESS,
    FRENCH,
    LAKESIDE,
    NAVIGABLE,
    OUTPOST,
    SEAS,
    SIDES,
    SPACE_IDS,
    TERRAIN_LETTERS,
    TORY,
    Numbers,
)
from ticonderoga.games.end_of_empire.data.pack import Pack
from ticonderoga.games.end_of_empire.data.scenarios import ScenarioData
from ticonderoga.games.end_of_empire.text.names import SIDE_NAMES_BY_WAR

LEGEND: Final[dict[str, Terrain]] = {
    "S": {"name": "Sea", "look": "sea", "about": ["No unit enters it."], "rules": ["9.8", "14"]},
    "L": {
        "name": "Lake", "look": "lake",
        "about": ["All lake: entered along the water only; nobody ends a move there."],
        "rules": ["9.9"],
    },
    "W": {
        "name": "Wilderness", "look": "woods",
        "about": ["5 movement points, 2 along water or a road."], "rules": ["9.8", "9.9"],
    },
    "C": {
        "name": "Civilized", "look": "clear",
        "about": ["1 movement point if friendly or neutral, 2 if not."], "rules": ["9.7", "9.8"],
    },
    "R": {
        "name": "Rough", "look": "rough",
        "about": ["Civilized and rough: 2 movement points if friendly or neutral, 4 if not."],
        "rules": ["9.7", "9.8"],
    },
    "M": {
        "name": "Mountain", "look": "mountain",
        "about": ["Entered along water or a road only."], "rules": ["9.8"],
    },
}  # fmt: skip

COLOURS: Final[dict[str, HexWash]] = {
    "a": {"name": "American colour", "tone": "gold", "rules": ["9.7"]},
    "t": {"name": "Tory colour", "tone": "red", "rules": ["9.7"]},
    "f": {"name": "French or Spanish colour", "tone": "blue", "rules": ["9.7"]},
}
LETTERS: Final = {AMERICAN: "a", TORY: "t", FRENCH: "f"}
assert len(LETTERS) == len(COLOUR_IDS)

SHAPES: Final[dict[int, Literal["circle", "square", "star"]]] = {
    OUTPOST: "square", FORTRESS: "star",
}  # fmt: skip
SAID: Final = {
    "town": ("A town, a space of its own inside its hex.", ("5.1", "11.12")),
    "outpost": ("An outpost: one unit at most is inside.", ("5.2", "11.12")),
    "fortress": ("A fortress: always under a Fort marker.", ("5.1", "11.12")),
}
NET: Final = 4
"""Columns and rows between two crossings of the net over the globe."""
AROUND: Final = 8
"""How far the net goes beyond the map."""


def describe_grid(pack: Pack, scenario: ScenarioData) -> HexGrid:
    board = pack.board
    return {
        "columns": board.columns,
        "rows": board.rows,
        "straight": "columns",
        "shifted": board.shifted(),
        "first": (board.south_first, 1),
        "headings": [board.hex_id(column, 0)[:-2] for column in range(board.columns)],
        "terrain": _rows(board, scenario, TERRAIN_LETTERS, board.terrain),
        "legend": LEGEND,
        "wash": _washes(board, scenario),
        "washes": _colours(scenario),
        "lines": _lines(board, scenario),
        "named": _named(pack, scenario),
        "places": [_place(board, space) for space in range(board.hexes, board.size)],
        "globe": _globe(board),
    }


# ---------------------------------------------------------------------- ground


def _rows(board: Board, scenario: ScenarioData, letters: str, numbers: list[int]) -> list[str]:
    return [
        "".join([
            letters[numbers[hex]] if scenario.in_play[hex] else NO_HEX
            for hex in range(row * board.columns, (row + 1) * board.columns)
        ])
        for row in range(board.rows)
    ]  # fmt: skip


def _washes(board: Board, scenario: ScenarioData) -> list[str]:
    letters = [
        LETTERS.get(board.colour[hex], NO_HEX) if scenario.in_play[hex] else NO_HEX
        for hex in range(board.hexes)
    ]
    return [
        "".join(letters[row * board.columns : (row + 1) * board.columns])
        for row in range(board.rows)
    ]


def _colours(scenario: ScenarioData) -> dict[str, HexWash]:
    """9.7 To whom each colour is friendly in this war."""
    british, allied = SIDE_NAMES_BY_WAR[scenario.war]
    friends = {
        "a": allied if scenario.war == ARW else british,
        "t": british,
        "f": "nobody, or as the war has it" if scenario.war == ARW else allied,
    }
    return {
        letter: {**wash, "about": [f"{wash['name']}: friendly to {_the(friends[letter])}."]}
        for letter, wash in COLOURS.items()
    }


def _the(name: str) -> str:
    return name if " " in name else f"the {name}"


# ---------------------------------------------------------------------- lines


def _lines(board: Board, scenario: ScenarioData) -> list[HexLine]:
    lines: list[HexLine] = []
    for name, kind, ways in zip(board.water_names, board.water_kinds, board.water_ways):
        for way in ways:
            lines += _parts(scenario, _style(board, kind, way), name, way)
    for name, ways in zip(board.road_names, board.road_ways):
        for way in ways:
            lines += _parts(scenario, "road", name, way)
    for hex in range(board.hexes):
        for other, side in zip(board.near[hex], board.sides[hex]):
            if side & FERRY and hex < other:
                lines += _parts(scenario, "ferry", "Ferry", (hex, other))
    return lines


_Style = Literal["road", "river", "stream", "lake", "shore", "ferry"]


def _style(board: Board, kind: int, way: Numbers) -> _Style:
    """A lake of the map is broad water; a way over the Great Lakes is only marked, for these are
    part of the ground."""
    if kind == LAKESIDE:
        great = any(board.terrain[hex] == TERRAIN_LETTERS.index("L") for hex in way)
        return "shore" if great else "lake"
    return "river" if kind == NAVIGABLE else "stream"


def _parts(scenario: ScenarioData, style: _Style, name: str, way: Numbers) -> list[HexLine]:
    """A way as far as it is in play."""
    found: list[HexLine] = []
    run: list[int] = []
    for hex in (*way, -1):
        if hex >= 0 and scenario.in_play[hex]:
            run.append(hex)
            continue
        if len(run) > 1:
            found.append({"style": style, "name": name, "hexes": run})
        run = []
    return found


# ---------------------------------------------------------------------- names


def _named(pack: Pack, scenario: ScenarioData) -> list[NamedHex]:
    board = pack.board
    return [
        _name(pack, scenario, hex)
        for hex in range(board.hexes)
        if board.names[hex] != board.ids[hex] and scenario.in_play[hex]
    ]


def _name(pack: Pack, scenario: ScenarioData, hex: int) -> NamedHex:
    board = pack.board
    named: NamedHex = {"hex": hex, "name": board.names[hex]}
    tags = _tags(board, hex)
    if tags:
        named["tags"] = tags
    about = _about(pack, scenario, hex)
    if about:
        named["about"] = about
    if hex in board.place_confidence:
        named["confidence"] = board.place_confidence[hex]
    return named


def _tags(board: Board, hex: int) -> list[str]:
    tags = [SPACE_IDS[board.kind[space]] for space in board.spaces_of[hex][1:]]
    if board.settlement[hex]:
        tags.append("settlement")
    if board.port[hex]:
        tags.append("port")
    if board.portage[hex]:
        tags.append("portage")
    if board.area[hex] >= 0:
        tags.append(board.area_names[board.area[hex]])
    return tags


def _about(pack: Pack, scenario: ScenarioData, hex: int) -> list[str]:
    board = pack.board
    about = [f"Also {' and '.join(board.also[hex])}."] if board.also[hex] else []
    names = SIDE_NAMES_BY_WAR[scenario.war]
    for side in SIDES:
        if board.is_supply(scenario.war, side, hex, scenario.first_turn):
            about.append(f"A supply hex of the {names[side]} (6.2).")
    seas = [board.sea_names[sea] for sea in range(SEAS) if board.port_seas[hex] >> sea & 1]
    if board.port[hex] and seas:
        about.append(f"A port on the {' and the '.join(seas)} (14).")
    worth = {place.hex: place for place in scenario.points}
    if hex in worth:
        place = worth[hex]
        about.append(f"Worth {place.points} to the {names[place.side]} if they take it.")
    return about


def _place(board: Board, space: int) -> HexPlace:
    kind = SPACE_IDS[board.kind[space]]
    said, rules = SAID[kind]
    return {
        "hex": board.hex_of[space],
        "name": board.labels[space],
        "shape": SHAPES.get(board.kind[space], "circle"),
        "about": [said],
        "rules": list(rules),
    }


# ---------------------------------------------------------------------- the globe


def _globe(board: Board) -> HexGlobe:
    """A net over the map and somewhat beyond it: where its crossings lie in truth."""
    first, last = -AROUND, max(board.columns, board.rows) + AROUND
    return {
        "first": (first, first),
        "every": NET,
        "at": [
            [_crossing(board, column, row) for column in range(first, last + NET, NET)]
            for row in range(first, board.rows + AROUND + NET, NET)
        ],
    }


def _crossing(board: Board, column: int, row: int) -> tuple[float, float]:
    printed = column - board.north_from + 10
    lat, lon = board.geography.on_globe(printed * COLUMN, row + 1.0)
    return round(lat, 3), round(lon, 3)
