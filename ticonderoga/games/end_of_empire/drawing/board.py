"""The board of End of Empire, described once for every table: a grid of hexes over both sheets.

Hexes that a scenario does not play on are left out. Towns, outposts and fortresses are places
inside their hexes, numbered after the hexes as in the rules.
"""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.drawing import Board as Drawing
from ticonderoga.engine.drawing import Box, Emblem, Region, Side, Story, Tone, Track, Zone
from ticonderoga.games.end_of_empire.data.board import Board
from ticonderoga.games.end_of_empire.data.kinds import (
    ALLIED,
    ARW,
    BRITISH,
    FIW,
    JENKINS,
    KGW,
    SEAS,
    SEASON_MONTHS,
    SIDE_IDS,
    SIDES,
)
from ticonderoga.games.end_of_empire.data.pack import Pack
from ticonderoga.games.end_of_empire.data.scenarios import ScenarioData
from ticonderoga.games.end_of_empire.drawing.grid import describe_grid
from ticonderoga.games.end_of_empire.drawing.theatres import theatres
from ticonderoga.games.end_of_empire.drawing.things import describe_piece
from ticonderoga.games.end_of_empire.text.names import SIDE_NAMES_BY_WAR

STORY: Final[Story] = {
    "chapters": ["turn_begins", "phase_begins"],
    "nobodys": ["operations_begin"],
    "impulses": ["activated", "fleet_placed", "arrives", "combat_begins"],
    "outcomes": ["check_passed", "check_failed", "default_passed", "default_failed", "round"],
}
"""The log lines that begin a chapter or an impulse, and those that tell how dice decided."""

BRITISH_LOOK: Final[tuple[Tone, Emblem]] = ("red", "crown")
LOOKS: Final[dict[int, tuple[Tone, Emblem]]] = {
    JENKINS: ("gold", "lily"), KGW: ("blue", "lily"), FIW: ("blue", "lily"), ARW: ("blue", "star"),
}  # fmt: skip
"""By war: the colour and the sign of the allied side."""

AVAILABLE_BOX: Final = "available"
DEAD_BOX: Final = "dead"
TO_COME_BOX: Final = "to_come"
CAPTURED_BOX: Final = "captured"
HAVANA_BOX: Final = "havana"
BOXES: Final = (
    (TO_COME_BOX, "Reinforcements to come", "7"),
    (AVAILABLE_BOX, "Units Available", "7.1"),
    (DEAD_BOX, "Dead pile", "2.13"),
    (CAPTURED_BOX, "Leaders taken prisoner", "11.11"),
)
"""The boxes that each side has: id, name, rule."""

SIGNS: Final = (
    ("3120 Boston", "a hex by its number and name; Boston town is the space inside it"),
    ("B12/5", "a British stack: 12 combat factors, 5 steps"),
    ("Howe(1-5-4)", "a leader: combat, rank, initiative"),
    ("*", "moves no more in this phase"),
    ("fort, raided, agent", "markers"),
)


def describe_board(pack: Pack, scenario: ScenarioData) -> Drawing:
    """Hexes, areas, seas, tracks, boxes and pieces of a scenario."""
    board = pack.board
    return {
        "game": "end-of-empire",
        "title": scenario.title,
        "layout": "hexes",
        "notice": pack.label.notice,
        "kinds": {"sea": "zone", "area": "region"},
        "story": STORY,
        "sides": [_side(scenario.war, side) for side in SIDES],
        "spaces": [],
        "hexes": describe_grid(pack, scenario),
        "links": [],
        "regions": [_region(board, scenario, area) for area in range(len(board.area_names))],
        "zones": [_zone(board, scenario, sea) for sea in range(SEAS)],
        "tracks": _tracks(pack, scenario),
        "boxes": _boxes(scenario),
        "cards": [],
        "pieces": [describe_piece(pack, piece) for piece in range(pack.pieces.count)],
        "groups": theatres(board, scenario),
        "traces": "Supply",
        "draws": True,
        "signs": list(SIGNS),
        "data": {"title": pack.label.title, "marks": pack.label.confidence_counts},
    }


def _side(war: int, side: int) -> Side:
    tone, emblem = BRITISH_LOOK if side == BRITISH else LOOKS[war]
    name = SIDE_NAMES_BY_WAR[war][side]
    return {"id": SIDE_IDS[side], "name": name, "tone": tone, "emblem": emblem}


def _region(board: Board, scenario: ScenarioData, area: int) -> Region:
    """12.1 A political area, as far as it is in play."""
    return {
        "id": f"area_{area}",
        "name": board.area_names[area],
        "spaces": [hex for hex in board.area_hexes[area] if scenario.in_play[hex]],
        "rules": ["12.1", "12.4"] if scenario.war == ARW else ["12.1"],
    }


def _zone(board: Board, scenario: ScenarioData, sea: int) -> Zone:
    """14 A sea area: its name stands in its middle."""
    return {
        "id": f"sea_{sea}",
        "name": board.sea_names[sea],
        "spaces": [port for port in board.sea_ports[sea] if scenario.in_play[port]],
        "rules": ["14", "14.2", "14.3"] if board.sea_north[sea] else ["14", "14.2"],
        "hex": _middle_of(board, scenario, sea),
    }


def _middle_of(board: Board, scenario: ScenarioData, sea: int) -> int:
    """The hex of a sea area that is nearest to the middle of all of them, those in play first."""
    hexes = [hex for hex in range(board.hexes) if board.sea[hex] == sea]
    hexes = [hex for hex in hexes if scenario.in_play[hex]] or hexes
    points = [board.centre(hex) for hex in hexes]
    x = sum([point[0] for point in points]) / len(points)
    y = sum([point[1] for point in points]) / len(points)
    far = [(u - x) ** 2 + (v - y) ** 2 for u, v in points]
    return hexes[far.index(min(far))]


def _tracks(pack: Pack, scenario: ScenarioData) -> list[Track]:
    """The Turn Record, and in the Revolution the economy."""
    calendar = pack.tables.calendar[scenario.war]
    turns = range(scenario.first_turn, scenario.last_turn + 1)
    tracks: list[Track] = [
        {
            "id": "turn",
            "name": "Turn Record",
            "steps": [_step(calendar.season[turn], calendar.year[turn], turn) for turn in turns],
            "rule": "4",
        }
    ]
    if scenario.collapse_rolls:
        steps = ["Normal", "Near", "Full"]
        tracks.append({"id": "economy", "name": "Collapse", "steps": steps, "rule": "15.7"})
    return tracks


def _step(season: int, year: int, turn: int) -> str:
    """A turn by its number; the spring turn begins a year of campaigning and names it."""
    return f"{turn}" if season else f"{turn} '{year % 100}"


def when(pack: Pack, scenario: ScenarioData, turn: int) -> str:
    """A turn in words: "Jun-Jul 1755"; those after the calendar by number."""
    calendar = pack.tables.calendar[scenario.war]
    if turn > calendar.turns:
        return f"turn {turn}"
    return f"{SEASON_MONTHS[calendar.season[turn]]} {calendar.year[turn]}"


def _boxes(scenario: ScenarioData) -> list[Box]:
    """Boxes beside the map, to browse."""
    names = SIDE_NAMES_BY_WAR[scenario.war]
    boxes: list[Box] = [
        {"id": f"{id}_{side}", "name": f"{names[side]}: {name}", "side": side, "rule": rule,
         "aside": True}
        for id, name, rule in BOXES
        for side in SIDES
    ]  # fmt: skip
    if scenario.havana_box:
        havana: Box = {
            "id": HAVANA_BOX, "name": "Havana", "side": ALLIED, "rule": "14.5", "aside": True,
        }  # fmt: skip
        boxes.append(havana)
    return boxes
