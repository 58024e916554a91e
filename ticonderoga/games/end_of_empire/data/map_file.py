"""Reading map.json: letters row by row, features as lists of hexes, and what is wrong with them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ticonderoga.engine.kit.fields import Fields, shortened
from ticonderoga.games.end_of_empire.data.board import Board
from ticonderoga.games.end_of_empire.data.geography import read_geography
from ticonderoga.games.end_of_empire.data.kinds import (
    ALL_SEA,
    AREA_IDS,
    CIVILIZED,
    COLOUR_IDS,
    FERRY,
    FRIENDLY,
    LAKE,
    MOUNTAIN,
    NAVIGABLE,
    NEUTRAL,
    NO_COLOUR,
    ROAD,
    ROUGH,
    SEA,
    SEA_IDS,
    TERRAIN_LETTERS,
    TORY,
    UNFRIENDLY,
    WATER_FLAGS,
    WATER_IDS,
    Numbers,
)
from ticonderoga.games.end_of_empire.data.layout import (
    draw_sides,
    gather,
    lay_out,
    run_down,
    take_sides,
)
from ticonderoga.games.end_of_empire.data.place_file import read_places, read_sites, read_supply
from ticonderoga.games.end_of_empire.data.reading import (
    hex_from,
    hex_under,
    hexes_under,
)

NOTHING: Final = "."


def read_board(top: Fields, geography: Fields) -> Board:
    """The board of a map file; whatever is wrong is added to the file's problems."""
    top.known(
        ["about", "grid", "seas", "areas", "terrain", "area_rows", "sea_rows", "tory", "two_seas"]
        + ["sure", "costs", "portages", "waters", "roads", "all_sea", "ferries", "places"]
        + ["supply", "tracing", "supply_ends", "spanish_columns", "sites"]
    )
    board = Board()
    _read_grid(board, top.inner("grid"))
    lay_out(board)
    _read_terrain(board, top)
    _read_seas(board, top)
    _read_areas(board, top)
    _read_marks(board, top)
    _read_costs(board, top.inner("costs"))
    _read_sides(board, top)
    read_places(board, top)
    gather(board)
    take_sides(board)
    read_supply(board, top)
    read_sites(board, top)
    board.geography = read_geography(geography)
    return board


# ---------------------------------------------------------------------- the grid and its letters


def _read_grid(board: Board, row: Fields) -> None:
    row.known(["rows", "south", "north"])
    board.rows = row.integer("rows", 1, 99)
    south, north = row.integers("south", 10, 99), row.integers("north", 10, 99)
    fits = len(south) == len(north) == 2 and south[0] <= south[1] and north[0] == 10
    if not fits or north[0] > north[1] or (south[1] + 1 - north[0]) % 2:
        row.complain(
            "the columns of the sheets do not fit.",
            'Write them as "south": [10, 59], "north": [10, 60].',
        )
        south, north = [10, 59], [10, 60]
    board.south_first = south[0]
    board.north_from = south[1] - south[0] + 1
    board.columns = board.north_from + north[1] - north[0] + 1
    board.hexes = board.columns * board.rows


def _letters(board: Board, top: Fields, name: str, letters: Sequence[str]) -> list[int]:
    """The letters of all rows as numbers, -1 for nothing."""
    rows = top.texts(name, needed=True)
    if len(rows) != board.rows:
        top.complain(f"it has {len(rows)} rows.", f"It should have {board.rows}.", name)
    found: list[int] = []
    for number in range(board.rows):
        row = rows[number] if number < len(rows) else ""
        if len(row) != board.columns and number < len(rows):
            remedy = f"It should have {board.columns}, one for each column of both sheets."
            top.complain(f"it has {len(row)} letters.", remedy, f"{name}, row {number + 1}")
        for column in range(board.columns):
            letter = row[column] if column < len(row) else NOTHING
            if letter in letters:
                found.append(letters.index(letter))
                continue
            found.append(-1)
            if letter != NOTHING:
                where = f"{name}, {board.ids[number * board.columns + column]}"
                top.complain(f'the letter is "{letter}".', f"Use {' '.join(letters)}.", where)
    return found


def _read_terrain(board: Board, top: Fields) -> None:
    problems = len(top.problems)
    board.terrain = _letters(board, top, "terrain", TERRAIN_LETTERS)
    empty = [board.ids[hex] for hex in range(board.hexes) if board.terrain[hex] < 0]
    if empty and len(top.problems) == problems:
        top.complain(f"{shortened(empty)} have none.", "Give every hex its letter.", "terrain")
    board.terrain = [max(letter, SEA) for letter in board.terrain]
    board.civilized = [letter in (CIVILIZED, ROUGH) for letter in board.terrain]


def _own_letter(row: Fields, taken: list[str]) -> str:
    letter = row.text("letter")
    if len(letter) != 1 or letter == NOTHING or letter in taken:
        if letter:
            row.complain(f'"letter" is "{letter}".', "Give each a letter of its own.")
        return ""
    return letter


def _read_seas(board: Board, top: Fields) -> None:
    letters = [""] * len(SEA_IDS)
    for sea, row in top.each("seas", "sea area", SEA_IDS):
        row.known(["id", "name", "letter", "north"])
        board.sea_names[sea] = row.text("name")
        board.sea_north[sea] = row.flag("north")
        letters[sea] = _own_letter(row, letters)
    seas = _letters(board, top, "sea_rows", letters)
    board.sea = [-1] * board.hexes
    board.coast = [0] * board.hexes
    for hex in range(board.hexes):
        terrain, sea = board.terrain[hex], seas[hex]
        where = f"sea_rows, {board.ids[hex]}"
        if terrain == SEA:
            board.sea[hex] = sea
            if sea < 0:
                top.complain("a sea hex belongs to no area.", "Give it the letter of one.", where)
        elif sea >= 0 and terrain == LAKE:
            top.complain("a hex of the Great Lakes has no coast of the sea.", "Drop it.", where)
        elif sea >= 0:
            board.coast[hex] = 1 << sea
    for row in top.rows("two_seas", "hex of two seas", needed=False):
        row.known(["hex", "seas"])
        hex = hex_under(row, board, "hex")
        for sea in row.several("seas", SEA_IDS, "a sea area", needed=True):
            if hex >= 0 and not board.coast[hex]:
                row.complain("it is no coastal hex.", "Give it the letter of one sea area.")
            elif hex >= 0:
                board.coast[hex] |= 1 << sea
    board.port_seas = list(board.coast)
    board.mouth = [hex if board.coast[hex] else -1 for hex in range(board.hexes)]
    board.reach = [()] * board.hexes


def _read_areas(board: Board, top: Fields) -> None:
    letters = [""] * len(AREA_IDS)
    colours = [NO_COLOUR] * len(AREA_IDS)
    for area, row in top.each("areas", "political area", AREA_IDS):
        row.known(["id", "name", "letter", "colour"])
        board.area_names[area] = row.text("name")
        colours[area] = row.word("colour", COLOUR_IDS)
        letters[area] = _own_letter(row, letters)
    board.area = _letters(board, top, "area_rows", letters)
    board.colour = [colours[area] if area >= 0 else NO_COLOUR for area in board.area]
    for hex in hexes_under(top, board, "tory"):
        board.colour[hex] = TORY
    for hex in range(board.hexes):
        if board.civilized[hex] != (board.area[hex] >= 0):
            has = "lies in no political area" if board.civilized[hex] else "is not civilized"
            remedy = "A hex has a letter here if, and only if, its terrain is C or R (12.1)."
            top.complain(f"it {has}.", remedy, f"area_rows, {board.ids[hex]}")
            board.area[hex] = 0 if board.civilized[hex] else -1
            board.colour[hex] = colours[0] if board.civilized[hex] else NO_COLOUR
    for area, name in enumerate(AREA_IDS):
        if area not in board.area:
            top.complain("no hex belongs to it.", "Every area has one.", f"political area {name}")


def _read_marks(board: Board, top: Fields) -> None:
    row = top.inner("sure", needed=False)
    row.known(["certain", "likely"])
    board.confidence = ["reconstructed"] * board.hexes
    for hex in hexes_under(row, board, "certain"):
        board.confidence[hex] = "certain"
    for hex in hexes_under(row, board, "likely"):
        board.confidence[hex] = "likely"
    board.portage = [False] * board.hexes
    for hex in hexes_under(top, board, "portages"):
        board.portage[hex] = True


def _read_costs(board: Board, row: Fields) -> None:
    """9.8 The Terrain Effects Chart."""
    row.known(
        ["wilderness", "civilized", "rough", "water", "ferry", "combat", "winter_factor"]
    )  # fmt: skip
    costs = board.costs
    costs.wilderness = row.integer("wilderness", 1, 30)
    for name, by_look in (("civilized", costs.civilized), ("rough", costs.rough)):
        inner = row.inner(name)
        inner.known(["friendly", "neutral", "unfriendly"])
        by_look[FRIENDLY] = inner.integer("friendly", 1, 30)
        by_look[NEUTRAL] = inner.integer("neutral", 1, 30)
        by_look[UNFRIENDLY] = inner.integer("unfriendly", 1, 30)
    water = row.inner("water")
    water.known(["civilized", "wilderness"])
    costs.water_civilized = water.integer("civilized", 1, 30)
    costs.water_wilderness = water.integer("wilderness", 1, 30)
    costs.ferry = row.integer("ferry", 1, 30)
    costs.combat = row.integer("combat", 1, 30)
    costs.winter_factor = row.integer("winter_factor", 1, 3)


# ---------------------------------------------------------------------- waters, roads, sides


def _read_sides(board: Board, top: Fields) -> None:
    flags: dict[int, int] = {}
    for row in top.rows("waters", "water"):
        name = row.named("water", "name")
        row.known(["name", "kind", "ways"])
        kind = row.word("kind", WATER_IDS)
        flag = WATER_FLAGS[max(kind, 0)]
        board.water_names.append(name)
        board.water_kinds.append(flag)
        board.water_ways.append(_read_ways(board, row, flag, flags))
    for row in top.rows("roads", "road"):
        board.road_names.append(row.named("road", "name"))
        row.known(["name", "ways"])
        board.road_ways.append(_read_ways(board, row, ROAD, flags))
    for name, flag in (("all_sea", ALL_SEA), ("ferries", FERRY)):
        for text in top.texts(name, needed=True):
            way = _way(board, top, text, name)
            if len(way) != 2:
                top.complain(f'"{text}" are not two hexes.', 'Write them as "1024 1025".', name)
            else:
                _check_sea(board, top, way, flag, flags, name)
                _mark(board, top, way, flag, flags, name)
    draw_sides(board, flags)
    for number, flag in enumerate(board.water_kinds):
        if flag == NAVIGABLE:
            for way in board.water_ways[number]:
                run_down(board, way)
                _check_reach(board, top, number, way)


def _read_ways(board: Board, row: Fields, flag: int, flags: dict[int, int]) -> list[Numbers]:
    ways: list[Numbers] = []
    for text in row.texts("ways", needed=True):
        way = _way(board, row, text, "ways")
        for hex in way:
            if board.terrain[hex] in (SEA, MOUNTAIN):
                row.complain(f"{board.ids[hex]} is sea or mountain.", "Lead it elsewhere.")
        for start in range(len(way) - 1):
            _mark(board, row, way[start : start + 2], flag, flags, "ways")
        ways.append(way)
    return ways


def _way(board: Board, row: Fields, text: str, at: str) -> Numbers:
    """Hexes that follow each other, in one text."""
    return tuple([hex for hex in [hex_from(row, board, t, at) for t in text.split()] if hex >= 0])


def _mark(
    board: Board, row: Fields, pair: Numbers, flag: int, flags: dict[int, int], at: str
) -> None:
    """Write down what the side of two hexes is."""
    a, b = pair
    if b not in board.near[a]:
        row.complain(f"{board.ids[a]} and {board.ids[b]} do not touch.", "Name neighbours.", at)
        return
    side = 6 * a + board.beside[a].index(b)
    mirrored = 6 * b + board.beside[b].index(a)
    if (flags.get(side, 0) | flags.get(mirrored, 0)) & flag:
        row.complain(f"{board.ids[a]} and {board.ids[b]} are joined twice.", "Do so once.", at)
    flags[side] = flags.get(side, 0) | flag


def _check_sea(
    board: Board, top: Fields, pair: Numbers, flag: int, flags: dict[int, int], at: str
) -> None:
    a, b = pair
    pair_name = f"{board.ids[a]} {board.ids[b]}"
    if SEA in (board.terrain[a], board.terrain[b]):
        top.complain(f"{pair_name}: one of them is all sea.", "Name two hexes with land.", at)
    if flag == FERRY and b in board.near[a]:
        side = flags.get(6 * a + board.beside[a].index(b), 0)
        side |= flags.get(6 * b + board.beside[b].index(a), 0)
        if not side & ALL_SEA:
            top.complain(f"{pair_name} is no all-sea side.", 'Add it to "all_sea" (9.11).', at)


def _check_reach(board: Board, top: Fields, number: int, way: Numbers) -> None:
    if way and board.mouth[way[0]] < 0:
        top.complain(
            "it reaches no coastal hex.",
            "Write the hexes of a navigable river downstream to the coast.",
            f"water {board.water_names[number]}",
        )
