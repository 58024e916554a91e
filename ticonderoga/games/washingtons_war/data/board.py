"""The map: spaces, lines, colonies and blockade zones, as flat lists indexed by space number."""

from heapq import heappop, heappush
from typing import Final

from ticonderoga.engine.reading import (
    CONFIDENCE,
    PackError,
    Table,
    did_you_mean,
    listed,
    plain,
)

AMERICAN: Final = 0
BRITISH: Final = 1
UNCONTROLLED: Final = 0
AMERICAN_PC: Final = 1
BRITISH_PC: Final = 2

SOLID_COST: Final = 1
WILDERNESS_COST: Final = 3
UNREACHABLE: Final = 99

KINDS: Final = ("circle", "square", "star")
ASPECTS: Final = ("name", "kind", "port", "colony")


def side_of(table: Table, name: str, words: list[str]) -> int:
    """A side by its word: 0 American (or French), 1 British; -1 after a complaint."""
    word = table.word(name, words)
    return BRITISH if word >= 0 and words[word] == "british" else min(word, AMERICAN)


class Connection:
    """A line of the map; a wilderness line is dashed, a private one serves one general only."""

    __slots__ = ("a", "b", "confidence", "evidence", "only_general", "wilderness")

    def __init__(
        self, a: int, b: int, wilderness: bool, only_general: str, confidence: str, evidence: str
    ) -> None:
        self.a: int = a
        self.b: int = b
        self.wilderness: bool = wilderness
        self.only_general: str = only_general
        self.confidence: str = confidence
        self.evidence: str = evidence

    @property
    def cost(self) -> int:
        return WILDERNESS_COST if self.wilderness else SOLID_COST


class Board:
    """2.1 The map. A space, a colony and a zone are small numbers; lists are indexed by them."""

    __slots__ = (
        "_spellings",
        "canada",
        "canada_keys",
        "colony",
        "colony_confidence",
        "colony_ids",
        "colony_names",
        "colony_spaces",
        "confidence",
        "confidence_detail",
        "connections",
        "distance",
        "evidence",
        "fortified",
        "kind",
        "labels",
        "lat",
        "lon",
        "names",
        "near",
        "port",
        "ports",
        "private_roads",
        "quarters",
        "roads",
        "size",
        "south",
        "space_ids",
        "thirteen",
        "x",
        "y",
        "zone",
        "zone_ids",
        "zone_names",
        "zone_ports",
    )

    def __init__(self) -> None:
        self.size: int = 0
        self.space_ids: list[str] = []
        self.names: list[str] = []
        self.labels: list[str] = []
        self.colony: list[int] = []
        self.kind: list[str] = []
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
        self.confidence: list[str] = []
        self.confidence_detail: list[dict[str, str]] = []
        self.evidence: list[str] = []
        self.connections: list[Connection] = []
        self._spellings: dict[str, list[int]] = {}

    def index(self, space_id: str) -> int:
        """The number of a space, from its id, its label or a name that only one space bears."""
        found = self._spellings.get(plain(space_id), [])
        if len(found) == 1:
            return found[0]
        if found:
            labels = [self.labels[space] for space in found]
            raise PackError(
                f'{len(found)} spaces are called "{space_id}": say {listed(labels, "or")}.'
            )
        raise PackError(
            f'There is no space "{space_id}" on the map. {did_you_mean(space_id, self.labels)}'
        )

    def learn_spellings(self) -> None:
        """Ids and labels come first; a plain name is a spelling too, perhaps of several spaces."""
        self._spellings = {}
        for spellings in (self.space_ids, self.labels):
            for space in range(self.size):
                self._spellings.setdefault(plain(spellings[space]), [space])
        own = dict(self._spellings)
        for space in range(self.size):
            key = plain(self.names[space])
            if key in own:
                continue
            self._spellings.setdefault(key, [])
            self._spellings[key].append(space)

    def draw_roads(self) -> None:
        """Neighbours and distances follow from the connections."""
        lines: list[list[tuple[int, int]]] = [[] for _ in range(self.size)]
        private: list[tuple[int, int, str, int]] = []
        for line in self.connections:
            if line.only_general:
                private.append((line.a, line.b, line.only_general, line.cost))
            else:
                lines[line.a].append((line.b, line.cost))
                lines[line.b].append((line.a, line.cost))
        self.roads = [tuple(sorted(ends)) for ends in lines]
        self.near = [tuple([end for end, _ in ends]) for ends in self.roads]
        self.private_roads = tuple(private)
        self.distance = [self._distances(space) for space in range(self.size)]

    def _distances(self, start: int) -> list[int]:
        """The cheapest way to every space over the drawn lines, whatever stands on them."""
        best = [UNREACHABLE] * self.size
        best[start] = 0
        queue: list[tuple[int, int]] = [(0, start)]
        while queue:
            so_far, space = heappop(queue)
            if so_far > best[space]:
                continue
            for end, cost in self.roads[space]:
                if so_far + cost < best[end]:
                    best[end] = so_far + cost
                    heappush(queue, (so_far + cost, end))
        return best


def read_board(top: Table) -> Board:
    """The board of a map file; whatever is wrong is added to the table's problems."""
    top.known(
        ["about", "colonies", "zones", "winter_line_south", "canada_keys", "spaces", "connections"]
    )
    board = Board()
    _read_colonies(board, top)
    _read_zones(board, top)
    _read_spaces(board, top)
    _read_connections(board, top)
    board.draw_roads()
    _check_reach(board, top)
    return board


def _read_colonies(board: Board, top: Table) -> None:
    thirteen: list[int] = []
    outside: list[int] = []
    for row in top.rows("colonies", "colony"):
        colony_id = row.named("colony", "id")
        row.known(["id", "name", "thirteen", "space_count"])
        if colony_id in board.colony_ids:
            row.complain("the id stands twice.", "Every colony needs an id of its own.")
            continue
        colony = len(board.colony_ids)
        board.colony_ids.append(colony_id)
        board.colony_names.append(row.text("name"))
        board.colony_confidence.append(row.choice("space_count", list(CONFIDENCE), CONFIDENCE[-1]))
        if row.flag("thirteen", True):
            thirteen.append(colony)
        else:
            outside.append(colony)
    if len(thirteen) != 13 and board.colony_ids:
        top.complain(
            f"{len(thirteen)} colonies count as one of the thirteen.",
            'There should be exactly 13; only Canada is marked "thirteen": false.',
            "colonies",
        )
    if len(outside) != 1 and board.colony_ids:
        top.complain(
            f'{len(outside)} colonies are marked "thirteen": false.',
            "There should be exactly one, Canada.",
            "colonies",
        )
    board.thirteen = tuple(thirteen)
    board.canada = outside[0] if outside else -1


def _read_zones(board: Board, top: Table) -> None:
    for row in top.rows("zones", "zone"):
        zone_id = row.named("zone", "id")
        row.known(["id", "name", "confidence"])
        if zone_id in board.zone_ids:
            row.complain("the id stands twice.", "Every blockade zone needs an id of its own.")
            continue
        row.confidence()
        board.zone_ids.append(zone_id)
        board.zone_names.append(row.text("name"))


def _read_spaces(board: Board, top: Table) -> None:
    south: list[int] = []
    for colony_id in top.texts("winter_line_south", needed=True):
        if colony_id in board.colony_ids:
            south.append(board.colony_ids.index(colony_id))
        else:
            top.complain(
                f'"{colony_id}" is not a colony.',
                did_you_mean(colony_id, board.colony_ids),
                "winter_line_south",
            )
    for row in top.rows("spaces", "space"):
        _read_space(board, row, south)
    board.learn_spellings()
    _check_colonies_and_zones(board, top)


def _read_space(board: Board, row: Table, south: list[int]) -> None:
    space_id = row.named("space", "id")
    row.known(
        ["id", "name", "label", "colony", "kind", "zone", "fortified", "lat", "lon", "x", "y"]
        + ["confidence", "confidence_detail", "evidence"]
    )
    if space_id in board.space_ids:
        row.complain("the id stands twice.", "Every space needs an id of its own.")
        return
    colony_id = row.text("colony")
    if colony_id and colony_id not in board.colony_ids:
        row.complain(
            f'"{colony_id}" is not a colony.', did_you_mean(colony_id, board.colony_ids), "colony"
        )
    colony = board.colony_ids.index(colony_id) if colony_id in board.colony_ids else 0
    zone = -1
    if row.has("zone"):
        zone_id = row.text("zone")
        if zone_id in board.zone_ids:
            zone = board.zone_ids.index(zone_id)
        else:
            row.complain(
                f'"{zone_id}" is not a blockade zone.',
                did_you_mean(zone_id, board.zone_ids),
                "zone",
            )
    name = row.text("name")
    label = row.text("label", name)
    if plain(label) in [plain(other) for other in board.labels]:
        row.complain(
            f'another space is called "{label}" too.',
            f'Add a "label" that tells them apart, such as "{label}, {colony_id}".',
        )
    kind = row.choice("kind", list(KINDS))
    fortified = row.flag("fortified")
    if fortified and zone < 0:
        row.complain("it is fortified but no port.", 'Give its "zone", or drop "fortified".')
    board.size += 1
    board.space_ids.append(space_id)
    board.names.append(name)
    board.labels.append(label)
    board.colony.append(colony)
    board.kind.append(kind)
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


def _check_colonies_and_zones(board: Board, top: Table) -> None:
    spaces = range(board.size)
    for colony in range(len(board.colony_ids)):
        members = tuple([space for space in spaces if board.colony[space] == colony])
        board.colony_spaces.append(members)
        if not members:
            top.complain(
                "no space belongs to it.",
                "Every colony needs at least one space.",
                f"colony {board.colony_ids[colony]}",
            )
    for zone in range(len(board.zone_ids)):
        harbours = tuple([space for space in spaces if board.zone[space] == zone])
        board.zone_ports.append(harbours)
        if not harbours:
            top.complain(
                "no port lies in it.",
                "Every blockade zone needs at least one port.",
                f"zone {board.zone_ids[zone]}",
            )
    board.ports = tuple([space for space in spaces if board.port[space]])
    keys: list[int] = []
    for space_id in top.texts("canada_keys", needed=True):
        if space_id not in board.space_ids:
            top.complain(
                f'"{space_id}" is not a space.',
                did_you_mean(space_id, board.space_ids),
                "canada_keys",
            )
            continue
        space = board.space_ids.index(space_id)
        if board.colony[space] != board.canada:
            top.complain(
                f'"{space_id}" does not lie in Canada.',
                "The spaces that decide control of Canada must lie there.",
                "canada_keys",
            )
        keys.append(space)
    board.canada_keys = tuple(keys)


def _read_connections(board: Board, top: Table) -> None:
    seen: list[tuple[int, int]] = []
    for row in top.rows("connections", "connection"):
        ends: list[int] = []
        row.where = f"connection {row.fields.get('a', '?')} - {row.fields.get('b', '?')}"
        row.known(["a", "b", "wilderness", "only_general", "confidence", "evidence"])
        for name in ("a", "b"):
            space_id = row.text(name)
            if space_id in board.space_ids:
                ends.append(board.space_ids.index(space_id))
            elif space_id:
                row.complain(
                    f'"{space_id}" is not a space.', did_you_mean(space_id, board.space_ids)
                )
        if len(ends) < 2:
            continue
        a, b = ends
        pair = (min(a, b), max(a, b))
        if a == b:
            row.complain("it joins a space to itself.", "Name two different spaces.")
            continue
        if pair in seen:
            row.complain("the same two spaces are joined twice.", "Keep one of the two lines.")
            continue
        seen.append(pair)
        board.connections.append(
            Connection(
                a,
                b,
                row.flag("wilderness"),
                row.text("only_general", ""),
                row.confidence(),
                row.text("evidence"),
            )
        )


def _check_reach(board: Board, top: Table) -> None:
    if not board.size:
        return
    lonely = [space for space in range(board.size) if not board.near[space]]
    for space in lonely:
        top.complain(
            "no line leads there.",
            "Add a connection that any general may use.",
            f"space {board.space_ids[space]}",
        )
    start = 0
    while start in lonely and start < board.size - 1:
        start += 1
    cut_off = [
        board.labels[space]
        for space in range(board.size)
        if board.distance[start][space] == UNREACHABLE and space not in lonely
    ]
    if cut_off:
        shown = cut_off[:5]
        more = f" and {len(cut_off) - 5} more" if len(cut_off) > 5 else ""
        top.complain(
            f"the map falls apart: no way leads from {board.labels[start]} to "
            f"{listed(shown, 'and') if not more else ', '.join(shown) + more}.",
            "Add the missing connection.",
            "connections",
        )
