"""The data pack: the files of the game, read into typed objects, checked, known by a digest."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.kit.packs import Counts, Label, PackFiles, Packs, read_label, tally
from ticonderoga.games.end_of_empire.data.board import Board
from ticonderoga.games.end_of_empire.data.map_file import read_board
from ticonderoga.games.end_of_empire.data.scenario_file import ASPECTS as SCENARIO_ASPECTS
from ticonderoga.games.end_of_empire.data.scenario_file import read_scenarios
from ticonderoga.games.end_of_empire.data.scenarios import ScenarioData
from ticonderoga.games.end_of_empire.data.table_file import read_tables
from ticonderoga.games.end_of_empire.data.tables import Tables
from ticonderoga.games.end_of_empire.data.unit_file import (
    LEADER_ASPECTS,
    UNIT_ASPECTS,
    read_pieces,
)
from ticonderoga.games.end_of_empire.data.units import Pieces

RULING_FILES: Final = 6
"""The files that the rules depend on; geography.json is for drawing."""


class Pack:
    """Everything that a box of the game holds: the map, the counters, the charts, the set-ups."""

    __slots__ = ("board", "label", "pieces", "scenarios", "spellings", "tables")

    def __init__(
        self, board: Board, pieces: Pieces, tables: Tables, scenarios: dict[str, ScenarioData]
    ) -> None:
        self.board: Board = board
        self.pieces: Pieces = pieces
        self.tables: Tables = tables
        self.scenarios: dict[str, ScenarioData] = scenarios
        self.label: Label = Label()
        self.spellings: dict[str, int] = {
            name.lower(): space for space, name in enumerate(board.ids)
        }
        """What people may call spaces besides their names."""


def _read(files: PackFiles) -> Pack:
    _, map_top, units, leaders, tables_top, scenarios_top, geography = files.tops
    board = read_board(map_top, geography)
    pieces = read_pieces(units, leaders, board)
    tables = read_tables(tables_top, board, pieces)
    scenarios = read_scenarios(scenarios_top, board, pieces, tables)
    pack = Pack(board, pieces, tables, scenarios)
    pack.label = read_label(files, _count_confidence(pack), RULING_FILES)
    return pack


PACKS: Final = Packs(
    "ticonderoga.games.end_of_empire",
    (
        "pack.json", "map.json", "units.json", "leaders.json", "tables.json", "scenarios.json",
        "geography.json",
    ),
    _read,
)  # fmt: skip
load_pack: Final = PACKS.load


def _count_confidence(pack: Pack) -> Counts:
    """How many facts of each sort are certain, likely and reconstructed."""
    board, pieces, tables = pack.board, pack.pieces, pack.tables
    counts: Counts = {"terrain": tally(list(board.confidence))}
    for aspect in ("hex", "name"):
        marks = [detail.get(aspect, "") for detail in board.place_detail.values()]
        counts[f"place_{aspect}"] = tally(marks)
    lines = len(board.water_names) + len(board.road_names)
    counts["waters_and_roads"] = tally(["reconstructed"] * lines)
    for aspect in UNIT_ASPECTS:
        details = pieces.confidence_detail[: pieces.units]
        counts[f"unit_{aspect}"] = tally([detail.get(aspect, "") for detail in details])
    for aspect in LEADER_ASPECTS:
        details = pieces.confidence_detail[pieces.units : pieces.first_fleet]
        counts[f"leader_{aspect}"] = tally([detail.get(aspect, "") for detail in details])
    counts["fleets"] = tally(list(pieces.confidence[pieces.first_fleet :]))
    counts["tables"] = tally(list(tables.confidence.values()))
    counts["calendars"] = tally([calendar.confidence for calendar in tables.calendar])
    counts["fleet_chart"] = tally(list(tables.availability_sure))
    for aspect in SCENARIO_ASPECTS:
        found = [data.confidence_detail.get(aspect, "") for data in pack.scenarios.values()]
        counts[f"scenario_{aspect}"] = tally(found)
    return counts
