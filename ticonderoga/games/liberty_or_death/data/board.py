"""1.3 The map: flat tables indexed by space number, worked out once when a pack is read."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.kit.fields import Fields, listed
from ticonderoga.engine.kit.graph import (
    FAR,
    Connection,
    Spellings,
    check_reach,
    neighbours,
    read_connections,
    roads_of,
    same_name,
    steps,
)
from ticonderoga.games.liberty_or_death.data.spaces import (
    CITIES,
    COLONIES,
    MAP_SPACES,
    MASSACHUSETTS,
    NEW_HAMPSHIRE,
    NEW_YORK,
    QUEBEC,
    RESERVES,
    SPACE_IDS,
    SPACES,
    WEST_INDIES,
)

KINDS: Final = ("city", "colony", "reserve", "box")
CITY: Final = 0
COLONY: Final = 1
RESERVE: Final = 2
BOX: Final = 3

AGENT_SPACES: Final[tuple[int, ...]] = (QUEBEC, NEW_YORK, NEW_HAMPSHIRE, MASSACHUSETTS)
"""3.5.1 Where French agents find volunteers."""

RANDOM_BOXES: Final = 18


def kind_of(space: int) -> int:
    """1.3 What a space is; its number tells."""
    if space in CITIES:
        return CITY
    if space in COLONIES:
        return COLONY
    return RESERVE if space in RESERVES else BOX


class Board:
    """The map as tables. Bits are masks in which space s is 1 << s."""

    __slots__ = (
        "abbreviations", "adjacent", "adjacent_cities", "adjacent_provinces", "agent_spaces",
        "city_bits", "colony_bits", "connections", "is_city", "is_colony", "is_province",
        "is_reserve", "kind", "labels", "names", "near_cities", "near_city_bits", "neighbour_bits",
        "next_to_reserve", "population", "province_bits", "province_steps", "random_start",
        "random_table_confidence", "reserve_bits", "scan_order", "scan_place", "size", "space_ids",
        "spellings", "steps",
    )  # fmt: skip

    def __init__(self) -> None:
        self.size: int = SPACES
        self.space_ids: list[str] = list(SPACE_IDS)
        self.names: list[str] = [""] * SPACES
        self.labels: list[str] = [""] * SPACES
        self.abbreviations: list[str] = [""] * SPACES
        self.population: list[int] = [0] * SPACES
        self.kind: list[int] = [kind_of(space) for space in range(SPACES)]
        self.is_city: list[bool] = [kind == CITY for kind in self.kind]
        self.is_colony: list[bool] = [kind == COLONY for kind in self.kind]
        self.is_reserve: list[bool] = [kind == RESERVE for kind in self.kind]
        self.is_province: list[bool] = [kind in (COLONY, RESERVE) for kind in self.kind]
        self.city_bits: int = _bits(self.is_city)
        self.colony_bits: int = _bits(self.is_colony)
        self.reserve_bits: int = _bits(self.is_reserve)
        self.province_bits: int = _bits(self.is_province)
        self.agent_spaces: tuple[int, ...] = AGENT_SPACES
        self.connections: list[Connection] = []
        self.adjacent: list[tuple[int, ...]] = [()] * SPACES
        """The West Indies touch nothing (1.3.7)."""
        self.neighbour_bits: list[int] = [0] * SPACES
        self.adjacent_cities: list[tuple[int, ...]] = [()] * SPACES
        """The Cities beside a Province; no City is beside a City (1.3.6)."""
        self.adjacent_provinces: list[tuple[int, ...]] = [()] * SPACES
        self.near_cities: list[tuple[int, ...]] = [()] * SPACES
        """The Cities in or beside a space: a City is near itself."""
        self.near_city_bits: list[int] = [0] * SPACES
        self.next_to_reserve: list[bool] = [False] * SPACES
        self.steps: list[list[int]] = []
        """How many moves from one space to another at the least."""
        self.province_steps: list[list[int]] = []
        """The same for those who may not enter Cities; FAR to and from Cities."""
        self.scan_order: tuple[int, ...] = ()
        """8.2 The Random Spaces table from its first box to its last."""
        self.scan_place: list[int] = [-1] * SPACES
        """Where each space stands in `scan_order`."""
        self.random_start: list[int] = []
        """8.2 Where in `scan_order` a roll begins: by (D3 - 1) * 6 + (D6 - 1)."""
        self.random_table_confidence: str = ""
        self.spellings: Spellings = Spellings((), ())

    def index(self, text: str) -> int:
        """The number of a space, from its id, its name or its abbreviation."""
        return self.spellings.index(text)

    def join(self) -> None:
        """1.3.6 Everything that follows from which spaces touch."""
        self.adjacent = neighbours(roads_of(SPACES, self.connections))
        for space, ends in enumerate(self.adjacent):
            self.neighbour_bits[space] = sum([1 << end for end in ends])
            cities = tuple([end for end in ends if self.is_city[end]])
            self.adjacent_cities[space] = cities
            self.adjacent_provinces[space] = tuple([end for end in ends if self.is_province[end]])
            self.near_cities[space] = (space,) if self.is_city[space] else cities
            self.near_city_bits[space] = sum([1 << city for city in self.near_cities[space]])
            self.next_to_reserve[space] = any(self.is_reserve[end] for end in ends)
        self.steps = [steps(space, self.adjacent) for space in range(SPACES)]
        self.province_steps = [
            steps(space, self.adjacent_provinces) if self.is_province[space] else [FAR] * SPACES
            for space in range(SPACES)
        ]


def _bits(flags: list[bool]) -> int:
    return sum([1 << space for space in range(len(flags)) if flags[space]])


# ---------------------------------------------------------------------- reading map.json


def read_board(top: Fields) -> Board:
    """The board of a map file; whatever is wrong is added to the file's problems."""
    top.known(["about", "spaces", "connections"])
    board = Board()
    for space, row in top.each("spaces", "space", SPACE_IDS):
        _read_space(board, row, space)
    board.spellings = Spellings(board.names, (SPACE_IDS, board.names, board.abbreviations))
    board.connections = read_connections(top, SPACE_IDS, barred=_bars_line)
    board.join()
    if board.connections:
        _check_reach(board, top)
    return board


def _read_space(board: Board, row: Fields, space: int) -> None:
    row.known(["id", "name", "abbreviation", "kind", "population"])
    name = row.text("name")
    same_name(row, name, board.names, "Give each a name of its own.")
    board.names[space] = name
    board.labels[space] = name
    board.abbreviations[space] = row.text("abbreviation", name)
    kind = row.word("kind", KINDS)
    if kind >= 0 and kind != board.kind[space]:
        right = KINDS[board.kind[space]]
        row.complain(f'"kind" is "{KINDS[kind]}".', f'It should be "{right}": rules depend on it.')
    if board.is_city[space] or board.is_colony[space]:
        board.population[space] = row.integer("population", 1, 2)
    else:
        board.population[space] = row.integer("population", 0, 0)


def _bars_line(a: int, b: int) -> tuple[str, str]:
    """What is wrong with a connection of two spaces by the rules, and the remedy."""
    if WEST_INDIES in (a, b):
        return "the West Indies touch no space.", "Leave the line out (1.3.7)."
    if a in CITIES and b in CITIES:
        return "it joins two Cities.", "A City is adjacent to Provinces only; drop it (1.3.6)."
    return "", ""


def _check_reach(board: Board, top: Fields) -> None:
    lonely = ("nothing is adjacent to it.", "Add its connections.")
    check_reach(top, SPACE_IDS, board.names, board.adjacent[:MAP_SPACES], lonely)
    for space in range(MAP_SPACES):
        ends = board.adjacent[space]
        if board.is_province[space] and ends and not board.adjacent_provinces[space]:
            where = f"space {SPACE_IDS[space]}"
            top.complain("only Cities are adjacent to it.", "Join it to a Province.", where)


# ---------------------------------------------------------------------- reading tables.json


def read_random_spaces(board: Board, top: Fields) -> None:
    """8.2 The Random Spaces table: three columns of six boxes with one or two names each."""
    top.known(["about", "random_spaces", "confidence", "source"])
    board.random_table_confidence = top.confidence()
    top.text("source")
    order: list[int] = []
    columns = top.rows("random_spaces", "column")
    if len(columns) != 3 and top.has("random_spaces"):
        top.complain(
            f"the table has {len(columns)} columns.", "It should have three.", "random_spaces"
        )
    for row in columns:
        row.known(["column", "boxes"])
        row.integer("column", 1, 3)
        boxes = row.values("boxes", needed=True)
        if len(boxes) != 6:
            row.complain(f"it has {len(boxes)} boxes.", "It should have six, one for each roll.")
        for box in boxes:
            board.random_start.append(len(order))
            for name in box if isinstance(box, list) else [box]:
                space = row.place_of(str(name), SPACE_IDS, "a space")
                order += [space] if space >= 0 else []
    board.scan_order = tuple(order)
    for place, space in enumerate(order):
        board.scan_place[space] = place
    counted = sorted(order)
    if counted != list(range(MAP_SPACES)) and len(board.random_start) == RANDOM_BOXES:
        wrong = [
            SPACE_IDS[space] for space in range(SPACES)
            if counted.count(space) != (1 if space < MAP_SPACES else 0)
        ]  # fmt: skip
        top.complain(
            f"{listed(wrong, 'and')} should not stand there as often as now.",
            "Every space of the map stands there once, the West Indies never.",
            "random_spaces",
        )
