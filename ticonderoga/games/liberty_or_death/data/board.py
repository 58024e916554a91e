"""1.3 The map: flat tables indexed by space number, worked out once when a pack is read."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.reading import PackError, Table, did_you_mean, listed, plain
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

FAR: Final = 99
"""The distance between spaces that no way joins."""

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


class Connection:
    """Two spaces that touch, and how sure that is."""

    __slots__ = ("a", "b", "confidence", "evidence")

    def __init__(self, a: int, b: int, confidence: str, evidence: str) -> None:
        self.a: int = a
        self.b: int = b
        self.confidence: str = confidence
        self.evidence: str = evidence


class Board:
    """The map as tables. Bits are masks in which space s is 1 << s."""

    __slots__ = (
        "_spellings",
        "abbreviations",
        "adjacent",
        "adjacent_cities",
        "adjacent_provinces",
        "agent_spaces",
        "city_bits",
        "colony_bits",
        "connections",
        "is_city",
        "is_colony",
        "is_province",
        "is_reserve",
        "kind",
        "labels",
        "names",
        "near_cities",
        "near_city_bits",
        "neighbour_bits",
        "next_to_reserve",
        "population",
        "province_bits",
        "province_steps",
        "random_start",
        "random_table_confidence",
        "reserve_bits",
        "scan_order",
        "scan_place",
        "size",
        "space_ids",
        "steps",
    )

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
        self._spellings: dict[str, int] = {}

    def index(self, text: str) -> int:
        """The number of a space, from its id, its name or its abbreviation."""
        found = self._spellings.get(plain(text), -1)
        if found < 0:
            raise PackError(
                f'There is no space "{text}" on the map. {did_you_mean(text, self.names)}'
            )
        return found

    def learn_spellings(self) -> None:
        self._spellings = {}
        for spellings in (self.space_ids, self.names, self.abbreviations):
            for space in range(SPACES):
                self._spellings.setdefault(plain(spellings[space]), space)

    def join(self) -> None:
        """1.3.6 Everything that follows from which spaces touch."""
        near: list[list[int]] = [[] for _ in range(SPACES)]
        for line in self.connections:
            near[line.a].append(line.b)
            near[line.b].append(line.a)
        for space in range(SPACES):
            ends = sorted(near[space])
            self.adjacent[space] = tuple(ends)
            self.neighbour_bits[space] = sum([1 << end for end in ends])
            cities = tuple([end for end in ends if self.is_city[end]])
            self.adjacent_cities[space] = cities
            self.adjacent_provinces[space] = tuple([end for end in ends if self.is_province[end]])
            self.near_cities[space] = (space,) if self.is_city[space] else cities
            self.near_city_bits[space] = sum([1 << city for city in self.near_cities[space]])
            self.next_to_reserve[space] = any(self.is_reserve[end] for end in ends)
        self.steps = [self._steps(space, False) for space in range(SPACES)]
        self.province_steps = [self._steps(space, True) for space in range(SPACES)]

    def _steps(self, start: int, provinces_only: bool) -> list[int]:
        best = [FAR] * SPACES
        if provinces_only and not self.is_province[start]:
            return best
        best[start] = 0
        queue = [start]
        for space in queue:
            for end in self.adjacent_provinces[space] if provinces_only else self.adjacent[space]:
                if best[end] == FAR:
                    best[end] = best[space] + 1
                    queue.append(end)
        return best


def _bits(flags: list[bool]) -> int:
    return sum([1 << space for space in range(len(flags)) if flags[space]])


# ---------------------------------------------------------------------- reading map.json


def read_board(top: Table) -> Board:
    """The board of a map file; whatever is wrong is added to the table's problems."""
    top.known(["about", "spaces", "connections"])
    board = Board()
    _read_spaces(board, top)
    _read_connections(board, top)
    board.join()
    _check_reach(board, top)
    return board


def _read_spaces(board: Board, top: Table) -> None:
    """All 23, since cards and scenarios name them; in whatever order."""
    seen: list[int] = []
    for row in top.rows("spaces", "space"):
        space_id = row.named("space", "id")
        row.known(["id", "name", "abbreviation", "kind", "population"])
        if space_id not in SPACE_IDS:
            if space_id:
                row.complain(
                    "the game has no such space.", did_you_mean(space_id, list(SPACE_IDS))
                )
            continue
        space = SPACE_IDS.index(space_id)
        if space in seen:
            row.complain("the id stands twice.", "Name every space once.")
            continue
        seen.append(space)
        _read_space(board, row, space)
    missing = [SPACE_IDS[space] for space in range(SPACES) if space not in seen]
    if missing and top.has("spaces"):
        top.complain(
            f"{listed(missing, 'and')} {'is' if len(missing) == 1 else 'are'} missing.",
            f"Name all {SPACES} spaces.",
            "spaces",
        )
    board.learn_spellings()


def _read_space(board: Board, row: Table, space: int) -> None:
    name = row.text("name")
    if plain(name) in [plain(other) for other in board.names if other]:
        row.complain(f'another space is called "{name}" too.', "Give each a name of its own.")
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


def _read_connections(board: Board, top: Table) -> None:
    seen: list[tuple[int, int]] = []
    for row in top.rows("connections", "connection"):
        row.where = f"connection {row.fields.get('a', '?')} - {row.fields.get('b', '?')}"
        row.known(["a", "b", "confidence", "evidence"])
        ends: list[int] = []
        for name in ("a", "b"):
            space_id = row.text(name)
            if space_id in SPACE_IDS:
                ends.append(SPACE_IDS.index(space_id))
            elif space_id:
                row.complain(
                    f'"{space_id}" is not a space.', did_you_mean(space_id, list(SPACE_IDS))
                )
        if len(ends) < 2:
            continue
        a, b = ends
        pair = (min(a, b), max(a, b))
        if a == b:
            row.complain("it joins a space to itself.", "Name two different spaces.")
        elif pair in seen:
            row.complain("the same two spaces are joined twice.", "Keep one of the two lines.")
        elif WEST_INDIES in pair:
            row.complain("the West Indies touch no space.", "Leave the line out (1.3.7).")
        elif board.is_city[a] and board.is_city[b]:
            row.complain(
                "it joins two Cities.", "A City is adjacent to Provinces only; drop it (1.3.6)."
            )
        else:
            seen.append(pair)
            board.connections.append(Connection(a, b, row.confidence(), row.text("evidence")))


def _check_reach(board: Board, top: Table) -> None:
    if not board.connections:
        return
    for space in range(MAP_SPACES):
        where = f"space {SPACE_IDS[space]}"
        if not board.adjacent[space]:
            top.complain("nothing is adjacent to it.", "Add its connections.", where)
        elif board.is_province[space] and not board.adjacent_provinces[space]:
            top.complain("only Cities are adjacent to it.", "Join it to a Province.", where)
    whole = [space for space in range(MAP_SPACES) if board.adjacent[space]]
    cut_off = [board.names[space] for space in whole if board.steps[whole[0]][space] == FAR]
    if cut_off:
        top.complain(
            f"the map falls apart: no way leads from {board.names[whole[0]]} to "
            f"{listed(cut_off, 'and')}.",
            "Add the missing connection.",
            "connections",
        )


# ---------------------------------------------------------------------- reading tables.json


def read_random_spaces(board: Board, top: Table) -> None:
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
                if not isinstance(name, str) or name not in SPACE_IDS:
                    row.complain(
                        f'"{name}" is not a space.', did_you_mean(str(name), list(SPACE_IDS))
                    )
                else:
                    order.append(SPACE_IDS.index(name))
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
