"""Reading scenarios.json, and what is wrong with it."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.kit.fields import Fields
from ticonderoga.games.end_of_empire.data.board import Board
from ticonderoga.games.end_of_empire.data.kinds import (
    ENTRY_AVAILABLE,
    ENTRY_JOINS,
    ENTRY_ON_MAP,
    ENTRY_OVERSEAS,
    ENTRY_SPECIAL,
    ENTRY_WEST_INDIES,
    FLEET,
    FORTRESS,
    HEX,
    MOUNTAIN,
    SEA,
    SEA_IDS,
    SIDE_IDS,
    SIDES,
    SPACE_IDS,
    WAR_IDS,
    Numbers,
)
from ticonderoga.games.end_of_empire.data.reading import (
    LAST_TURN,
    hex_under,
    hexes_under,
    sure,
)
from ticonderoga.games.end_of_empire.data.scenarios import (
    AT_SEA,
    AVAILABLE,
    DEAD,
    DUE,
    GONE,
    IN_HAVANA,
    NOT_USED,
    ON_MAP,
    RECRUITING_IDS,
    SPECIAL,
    ScenarioData,
    Stack,
)
from ticonderoga.games.end_of_empire.data.tables import Tables
from ticonderoga.games.end_of_empire.data.units import Pieces
from ticonderoga.games.end_of_empire.data.victory import POINTS, read_points, read_victory

ASPECTS: Final = ("turns", "sheets", "setup", "victory")
SHEETS: Final = ("north", "south")
POOLS: Final = (
    ("available", AVAILABLE), ("special", SPECIAL), ("havana", IN_HAVANA), ("dead", DEAD),
    ("aside", GONE),
)  # fmt: skip
COMES_ON_A_TURN: Final = (ENTRY_OVERSEAS, ENTRY_ON_MAP, ENTRY_WEST_INDIES, ENTRY_JOINS)


def read_scenarios(
    top: Fields, board: Board, pieces: Pieces, tables: Tables
) -> dict[str, ScenarioData]:
    """The scenarios of a file; whatever is wrong is added to the file's problems."""
    top.known(["about", "scenarios"])
    found: dict[str, ScenarioData] = {}
    for scenario_id, row in top.own_rows("scenarios", "scenario"):
        reader = Reader(row, board, pieces, tables)
        reader.data.id = scenario_id
        reader.read()
        found[scenario_id] = reader.data
    if top.has("scenarios") and not found:
        top.complain("there is none.", "A pack has at least one scenario.", "scenarios")
    return found


class Reader:
    """One scenario being read."""

    __slots__ = ("board", "data", "pieces", "row", "tables")

    def __init__(self, row: Fields, board: Board, pieces: Pieces, tables: Tables) -> None:
        self.row: Fields = row
        self.board: Board = board
        self.pieces: Pieces = pieces
        self.tables: Tables = tables
        self.data: ScenarioData = ScenarioData()

    def read(self) -> None:
        row, data = self.row, self.data
        row.known(
            ["id", "title", "help", "war", "sheets", "area", "turns", "setup", "fleets"]
            + ["reinforcements", "withdrawals", *[name for name, _ in POOLS], "agents"]
            + ["recruiting", "free_tribes", "havana_box", "start", "collapse_rolls", "points"]
            + ["victory", "notes", "confidence", "confidence_detail"]
        )
        data.title, data.help = row.text("title"), row.text("help")
        data.war = max(row.word("war", WAR_IDS), 0)
        self._read_turns()
        self._read_area()
        data.start = [NOT_USED] * self.pieces.count
        data.place = [-1] * self.pieces.count
        data.entry_kind = list(self.pieces.entry_kind)
        data.entry_hex = list(self.pieces.entry_hex)
        data.entry_boxed = list(self.pieces.entry_boxed)
        for part in row.rows("setup", "stack"):
            self._read_stack(part)
        for part in row.rows("fleets", "fleet"):
            self._read_fleet(part)
        for part in row.rows("reinforcements", "reinforcements"):
            self._read_due(part)
        for name, start in POOLS:
            for piece in self._pieces(row, name):
                self._put(row, piece, start, -1, name)
        for part in row.rows("withdrawals", "withdrawals", needed=False):
            part.known(["turn", "pieces"])
            turn = self._turn(part)
            data.withdrawals[turn] = tuple(self._pieces(part, "pieces"))
        self._read_flags()
        data.victory = read_victory(row, self.board, data.last_turn)
        data.points = read_points(row, self.board)
        reckons = [one for each in data.victory for one in each.tests if one.kind == POINTS]
        if bool(reckons) != bool(data.points):
            row.complain("points are told and not reckoned, or the reverse.", "Correct it.")
        data.notes = row.texts("notes")
        data.confidence = sure(row)
        data.confidence_detail = row.confidence_detail(list(ASPECTS))
        self._check_spaces()

    # ------------------------------------------------------------------ when and where

    def _read_turns(self) -> None:
        turns = self.row.integers("turns", 1, LAST_TURN)
        calendar = self.tables.calendar[self.data.war]
        if len(turns) != 2 or turns[0] > turns[1]:
            self.row.complain('"turns" is no range of turns.', "Write it as [1, 13].")
            turns = [1, 1]
        elif calendar.turns and turns[1] > calendar.turns:
            name = WAR_IDS[self.data.war]
            remedy = f"The calendar of {name} has {calendar.turns} turns."
            self.row.complain(f'"turns" goes to {turns[1]}.', remedy)
        self.data.first_turn, self.data.last_turn = turns

    def _turn(self, row: Fields) -> int:
        """A turn of this scenario."""
        return row.integer("turn", self.data.first_turn, self.data.last_turn)

    def _read_area(self) -> None:
        """2.1 The sheets in play; on the south sheet alone the shared column is its last."""
        board, data = self.board, self.data
        sheets = self.row.several("sheets", SHEETS, "a sheet", needed=True)
        data.north_sheet, data.south_sheet = 0 in sheets, 1 in sheets
        area = self.row.inner("area", needed=False)
        area.known(["columns", "hexes"])
        first, last = 0, board.columns - 1
        if area.has("columns"):
            found = [board.hex_at(f"{text}01") for text in area.texts("columns")]
            if len(found) != 2 or min(found) < 0 or found[0] > found[1]:
                area.complain('"columns" is no range of columns.', 'Write it as ["24", "60"].')
            else:
                first, last = board.column[found[0]], board.column[found[1]]
        else:
            first = 0 if data.south_sheet else board.north_from
            last = board.columns - 1 if data.north_sheet else board.north_from
        data.in_play = [first <= column <= last for column in board.column]
        for hex in hexes_under(area, board, "hexes"):
            data.in_play[hex] = True
        data.played = sum([1 << hex for hex, played in enumerate(data.in_play) if played])
        data.halifax_held = bool(data.in_play) and not data.in_play[board.halifax]

    # ------------------------------------------------------------------ pieces

    def _pieces(self, row: Fields, name: str) -> list[int]:
        """The pieces that a list names, all of this war."""
        found: list[int] = []
        for text in row.texts(name):
            piece = self.pieces.number.get(text, -1)
            if piece < 0:
                piece = row.place_of(text, self.pieces.ids, "a piece", name)
            if piece >= 0 and not self.pieces.in_war(piece, self.data.war):
                war = WAR_IDS[self.data.war]
                row.complain(f"{text} is not used in {war}.", "Correct its wars, or drop it.", name)
            elif piece >= 0:
                found.append(piece)
        return found

    def _put(self, row: Fields, piece: int, start: int, place: int, at: str = "") -> None:
        if self.data.start[piece] != NOT_USED:
            name = self.pieces.ids[piece]
            row.complain(f"{name} starts somewhere else too.", "Name every piece once.", at)
            return
        self.data.start[piece] = start
        self.data.place[piece] = place

    def _read_stack(self, row: Fields) -> None:
        row.where = f"{self.row.where}, stack {row.fields.get('hex', '?')}"
        row.known(["side", "hex", "space", "fort", "fixed", "pieces"])
        side, hex = row.word("side", SIDE_IDS), hex_under(row, self.board, "hex")
        space = self._space(row, hex)
        if side < 0 or space < 0:
            return
        stack = Stack(side, space)
        stack.fort, stack.fixed = row.flag("fort"), row.flag("fixed")
        found = self._pieces(row, "pieces")
        for piece in found:
            if self.pieces.side[piece] not in (side, -1):
                remedy = "Put it into a stack of its own side."
                row.complain(f"{self.pieces.ids[piece]} is of the other side.", remedy)
            if self.pieces.type[piece] == FLEET:
                row.complain("a fleet stands on land.", 'Name it under "fleets".')
            self._put(row, piece, ON_MAP, space)
        if not found:
            row.complain("it is empty.", "Name its pieces, or drop the stack.")
        stack.pieces = tuple(found)
        kind = self.board.kind[space]
        if kind == HEX and stack.fort:
            row.complain("a Fort marker stands in a hex.", "Name the town or outpost (5.1).")
        if kind == FORTRESS and not stack.fort:
            row.complain("it has no Fort marker.", 'A fortress has one: add "fort": true (5.1).')
        self.data.stacks.append(stack)

    def _space(self, row: Fields, hex: int) -> int:
        """The space of a stack, which is in play and in which units can be."""
        kind = row.word("space", SPACE_IDS)
        if hex < 0 or kind < 0:
            return -1
        self._check_hex(row, hex)
        place = self.board.place_of[hex]
        if kind == HEX:
            return hex
        if place < 0 or self.board.kind[place] != kind:
            there = SPACE_IDS[self.board.kind[place]] if place >= 0 else "nothing but the hex"
            row.complain(f"there is no {SPACE_IDS[kind]}.", f"In that hex is {there}.")
            return -1
        return place

    def _check_hex(self, row: Fields, hex: int) -> None:
        name = self.board.ids[hex]
        if not self.data.in_play[hex]:
            row.complain(f"{name} is not in play.", "Choose a hex of the sheets in play.")
        elif self.board.terrain[hex] in (SEA, MOUNTAIN):
            row.complain(f"{name} is sea or mountain.", "Choose a hex that units can enter.")

    def _read_fleet(self, row: Fields) -> None:
        row.known(["fleet", "sea", "turn"])
        fleets = [p for p in self.pieces.of_war[self.data.war] if self.pieces.is_fleet(p)]
        ids = [self.pieces.ids[fleet] for fleet in fleets]
        number = row.one_of("fleet", ids, "a fleet of this war")
        if number < 0:
            return
        if row.has("sea") == row.has("turn"):
            row.complain("it starts in a sea area or on a turn.", "Name one of the two.")
        elif row.has("sea"):
            self._put(row, fleets[number], AT_SEA, row.word("sea", SEA_IDS))
        else:
            self._put(row, fleets[number], DUE, self._turn(row))

    def _read_due(self, row: Fields) -> None:
        """7 Reinforcements of one turn, where not as printed with their hex."""
        row.known(["turn", "hex", "boxed", "overseas", "pieces"])
        data, turn = self.data, self._turn(row)
        hex = hex_under(row, self.board, "hex") if row.has("hex") else -1
        if row.has("hex") == row.flag("overseas") and row.has("hex"):
            row.complain("it comes by sea and at a hex.", "Keep one of the two.")
        if row.flag("boxed") and not row.has("hex"):
            row.complain('"boxed" is for reinforcements with a hex.', "Name the hex, or drop it.")
        found = self._pieces(row, "pieces")
        if not found:
            row.complain("it brings nobody.", "Name its pieces, or drop the line.")
        for piece in found:
            if hex >= 0:
                data.entry_kind[piece] = ENTRY_ON_MAP
                data.entry_hex[piece] = hex
                data.entry_boxed[piece] = row.flag("boxed")
            elif row.flag("overseas"):
                data.entry_kind[piece] = ENTRY_OVERSEAS
                data.entry_hex[piece] = -1
                data.entry_boxed[piece] = False
            self._put(row, piece, DUE, turn)
            if data.entry_kind[piece] == ENTRY_ON_MAP:
                self._check_hex(row, data.entry_hex[piece])
            elif data.entry_kind[piece] not in COMES_ON_A_TURN:
                name = self.pieces.ids[piece]
                remedy = 'Name the hex, or say "overseas": true.'
                row.complain(f"the counter of {name} has no turn of entry.", remedy)
        data.due[turn] = data.due.get(turn, ()) + tuple(found)

    # ------------------------------------------------------------------ flags

    def _read_flags(self) -> None:
        row, data = self.row, self.data
        agents = self.tables.agent_ids
        data.agents = tuple(row.several("agents", agents, "an agent"))
        data.recruiting = max(row.word("recruiting", RECRUITING_IDS), 0)
        free = row.inner("free_tribes", needed=False)
        free.known(list(SIDE_IDS))
        for side in SIDES:
            data.free_tribes.append(self._tribes(free, SIDE_IDS[side]))
        data.havana_box = row.flag("havana_box")
        data.collapse_rolls = row.flag("collapse_rolls")
        start = row.inner("start", needed=False)
        start.known(["french_entered", "spanish_entered", "west_indies_done", "near_collapse_turn"])
        data.french_entered = start.flag("french_entered")
        data.spanish_entered = start.flag("spanish_entered")
        data.west_indies_done = start.flag("west_indies_done")
        data.near_collapse_turn = start.integer("near_collapse_turn", 1, LAST_TURN, 0)

    def _tribes(self, row: Fields, name: str) -> Numbers:
        found = self._pieces(row, name)
        for piece in found:
            if piece not in self.pieces.indians:
                row.complain(f"{self.pieces.ids[piece]} is no tribe.", "Name tribes only.", name)
        return tuple(found)

    def _check_spaces(self) -> None:
        """5.1 Two sides may share a hex, but never a space; Indians and militia can be called."""
        holders: dict[int, int] = {}
        for stack in self.data.stacks:
            if holders.setdefault(stack.space, stack.side) != stack.side:
                where = self.board.names[stack.space]
                self.row.complain(f"both sides start in {where}.", "Leave it to one.", "setup")
        for piece in self.data.pieces(AVAILABLE):
            if self.pieces.entry_kind[piece] not in (ENTRY_AVAILABLE, ENTRY_SPECIAL):
                name = self.pieces.ids[piece]
                self.row.complain(
                    f"{name} is no militia and no tribe.", "Put it elsewhere (2.8).", "available"
                )
