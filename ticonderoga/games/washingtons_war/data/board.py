"""The map: spaces, lines, colonies and blockade zones, as flat lists indexed by space number."""

from typing import Final, cast

from ticonderoga.engine.drawing import Confidence, Shape
from ticonderoga.engine.kit.fields import CONFIDENCE, Fields
from ticonderoga.engine.kit.graph import (
    Connection,
    Spellings,
    check_reach,
    distances,
    neighbours,
    read_connections,
    roads_of,
    same_name,
)

AMERICAN: Final = 0
BRITISH: Final = 1
UNCONTROLLED: Final = 0
AMERICAN_PC: Final = 1
BRITISH_PC: Final = 2

SOLID: Final = 0
WILDERNESS: Final = 1
COSTS: Final = (1, 3)
"""7.4 What a step along a solid and along a dashed line costs."""

KINDS: Final = ("circle", "square", "star")
ASPECTS: Final = ("name", "kind", "port", "colony")


def side_of(table: Fields, name: str, words: list[str]) -> int:
    """A side by its word: 0 American (or French), 1 British; -1 after a complaint."""
    word = table.word(name, words)
    return BRITISH if word >= 0 and words[word] == "british" else min(word, AMERICAN)


class Board:
    """2.1 The map. A space, a colony and a zone are small numbers; lists are indexed by them."""

    __slots__ = (
        "canada", "canada_keys", "colony", "colony_confidence", "colony_ids", "colony_names",
        "colony_spaces", "confidence", "confidence_detail", "connections", "distance", "evidence",
        "fortified", "kind", "labels", "lat", "lon", "names", "near", "port", "ports",
        "private_roads", "quarters", "roads", "size", "south", "space_ids", "spellings", "thirteen",
        "x", "y", "zone", "zone_ids", "zone_names", "zone_ports",
    )  # fmt: skip

    def __init__(self) -> None:
        self.size: int = 0
        self.space_ids: list[str] = []
        self.names: list[str] = []
        self.labels: list[str] = []
        self.colony: list[int] = []
        self.kind: list[Shape] = []
        self.port: list[bool] = []
        self.fortified: list[bool] = []
        self.zone: list[int] = []
        self.quarters: list[bool] = []
        self.south: list[bool] = []
        self.near: list[tuple[int, ...]] = []
        self.roads: list[tuple[tuple[int, int], ...]] = []
        self.private_roads: tuple[tuple[int, int, str, int], ...] = ()
        self.ports: tuple[int, ...] = ()
        self.colony_ids: list[str] = []
        self.colony_names: list[str] = []
        self.colony_spaces: list[tuple[int, ...]] = []
        self.colony_confidence: list[str] = []
        self.thirteen: tuple[int, ...] = ()
        self.canada: int = -1
        self.canada_keys: tuple[int, ...] = ()
        self.zone_ids: list[str] = []
        self.zone_names: list[str] = []
        self.zone_ports: list[tuple[int, ...]] = []
        self.distance: list[list[int]] = []
        self.x: list[float] = []
        self.y: list[float] = []
        self.lat: list[float] = []
        self.lon: list[float] = []
        self.confidence: list[Confidence] = []
        self.confidence_detail: list[dict[str, str]] = []
        self.evidence: list[str] = []
        self.connections: list[Connection] = []
        self.spellings: Spellings = Spellings((), ())

    def index(self, text: str) -> int:
        """The number of a space, from its id, its label or a name that only one space bears."""
        return self.spellings.index(text)

    def draw_roads(self) -> None:
        """Neighbours and distances follow from the connections."""
        self.roads = roads_of(self.size, self.connections, COSTS)
        self.near = neighbours(self.roads)
        private = [line for line in self.connections if line.only]
        self.private_roads = tuple([(x.a, x.b, x.only, COSTS[x.kind]) for x in private])
        self.distance = [distances(space, self.roads) for space in range(self.size)]


def read_board(top: Fields) -> Board:
    """The board of a map file; whatever is wrong is added to the file's problems."""
    top.known(
        ["about", "colonies", "zones", "winter_line_south", "canada_keys", "spaces", "connections"]
    )
    board = Board()
    _read_colonies(board, top)
    _read_zones(board, top)
    _read_spaces(board, top)
    board.connections = read_connections(
        top, board.space_ids, ("wilderness", "only_general"), make=_read_line
    )
    board.draw_roads()
    check_reach(
        top, board.space_ids, board.labels, board.near,
        ("no line leads there.", "Add a connection that any general may use."),
    )  # fmt: skip
    return board


def _read_line(row: Fields, line: Connection) -> None:
    """A wilderness line is dashed; a private one serves one general only."""
    line.kind = WILDERNESS if row.flag("wilderness") else SOLID
    line.only = row.text("only_general", "")


def _read_colonies(board: Board, top: Fields) -> None:
    outside: list[int] = []
    for colony, (colony_id, row) in enumerate(top.own_rows("colonies", "colony")):
        row.known(["id", "name", "thirteen", "space_count"])
        board.colony_ids.append(colony_id)
        board.colony_names.append(row.text("name"))
        board.colony_confidence.append(row.choice("space_count", list(CONFIDENCE), CONFIDENCE[-1]))
        if not row.flag("thirteen", True):
            outside.append(colony)
    colonies = range(len(board.colony_ids))
    board.thirteen = tuple([colony for colony in colonies if colony not in outside])
    board.canada = outside[0] if outside else -1
    if len(board.thirteen) != 13 and board.colony_ids:
        top.complain(
            f"{len(board.thirteen)} colonies count as one of the thirteen.",
            'There should be exactly 13; only Canada is marked "thirteen": false.',
            "colonies",
        )
    if len(outside) != 1 and board.colony_ids:
        top.complain(
            f'{len(outside)} colonies are marked "thirteen": false.',
            "There should be exactly one, Canada.",
            "colonies",
        )


def _read_zones(board: Board, top: Fields) -> None:
    for zone_id, row in top.own_rows("zones", "zone"):
        row.known(["id", "name", "confidence"])
        row.confidence()
        board.zone_ids.append(zone_id)
        board.zone_names.append(row.text("name"))


def _read_spaces(board: Board, top: Fields) -> None:
    south = top.several("winter_line_south", board.colony_ids, "a colony", needed=True)
    for space_id, row in top.own_rows("spaces", "space"):
        _read_space(board, row, space_id, south)
    board.size = len(board.space_ids)
    board.spellings = Spellings(board.labels, (board.space_ids, board.labels), board.names)
    _check_colonies_and_zones(board, top)


def _read_space(board: Board, row: Fields, space_id: str, south: list[int]) -> None:
    row.known(
        ["id", "name", "label", "colony", "kind", "zone", "fortified", "lat", "lon", "x", "y"]
        + ["confidence", "confidence_detail", "evidence"]
    )
    colony = max(row.one_of("colony", board.colony_ids, "a colony", "colony"), 0)
    zone = -1
    if row.has("zone"):
        zone = row.one_of("zone", board.zone_ids, "a blockade zone", "zone")
    name = row.text("name")
    label = row.text("label", name)
    remedy = f'Add a "label" that tells them apart, such as "{label}, {row.fields.get("colony")}".'
    same_name(row, label, board.labels, remedy)
    kind = row.choice("kind", list(KINDS))
    fortified = row.flag("fortified")
    if fortified and zone < 0:
        row.complain("it is fortified but no port.", 'Give its "zone", or drop "fortified".')
    board.space_ids.append(space_id)
    board.names.append(name)
    board.labels.append(label)
    board.colony.append(colony)
    board.kind.append(cast(Shape, kind))
    board.zone.append(zone)
    board.port.append(zone >= 0)
    board.fortified.append(fortified)
    board.quarters.append(kind != "circle")
    board.south.append(colony in south)
    board.lat.append(row.number("lat", -90, 90))
    board.lon.append(row.number("lon", -180, 180))
    board.x.append(row.number("x", 0, 1000))
    board.y.append(row.number("y", 0, 1000))
    board.confidence.append(row.confidence())
    board.confidence_detail.append(row.confidence_detail(list(ASPECTS)))
    board.evidence.append(row.text("evidence"))


def _check_colonies_and_zones(board: Board, top: Fields) -> None:
    board.ports = tuple([space for space in range(board.size) if board.port[space]])
    board.colony_spaces = _members(board.colony, len(board.colony_ids))
    for colony, members in enumerate(board.colony_spaces):
        if not members:
            top.complain(
                "no space belongs to it.",
                "Every colony needs at least one space.",
                f"colony {board.colony_ids[colony]}",
            )
    board.zone_ports = _members(board.zone, len(board.zone_ids))
    for zone, harbours in enumerate(board.zone_ports):
        if not harbours:
            top.complain(
                "no port lies in it.",
                "Every blockade zone needs at least one port.",
                f"zone {board.zone_ids[zone]}",
            )
    board.canada_keys = tuple(top.several("canada_keys", board.space_ids, "a space", needed=True))
    for space in board.canada_keys:
        if board.colony[space] != board.canada:
            top.complain(
                f'"{board.space_ids[space]}" does not lie in Canada.',
                "The spaces that decide control of Canada must lie there.",
                "canada_keys",
            )


def _members(of: list[int], groups: int) -> list[tuple[int, ...]]:
    """The spaces of each group, from the group of each space."""
    spaces = range(len(of))
    return [tuple([space for space in spaces if of[space] == group]) for group in range(groups)]
