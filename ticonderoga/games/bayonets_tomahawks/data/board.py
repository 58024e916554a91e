"""2 The map: spaces and connections as flat lists by number, made once when a pack is read."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.drawing import Confidence
from ticonderoga.engine.kit.fields import Fields
from ticonderoga.engine.kit.graph import (
    Connection,
    Spellings,
    check_reach,
    neighbours,
    read_connections,
    same_name,
)
from ticonderoga.games.bayonets_tomahawks.data.kinds import (
    ATLANTIC,
    BASE,
    BRITISH,
    CONNECTION_KIND_IDS,
    FACTION_IDS,
    FRENCH,
    GULF,
    HIGHWAY,
    NATION_IDS,
    OUTPOST,
    PATH,
    SEA_IDS,
    SETTLED,
    SPACE_KIND_IDS,
    VILLAGE,
)

LOUISBOURG: Final = "louisbourg"
QUEBEC: Final = "quebec"
"""The two Fortresses, which the rules call by name (2.1.10, 11.4)."""

PRINTED_LINES: Final = (CONNECTION_KIND_IDS[HIGHWAY], CONNECTION_KIND_IDS[PATH])
"""2.2 Roads are built in play."""

ASPECTS: Final = ("name", "victory", "kind", "value", "colony", "place")
"""What of a space may be more or less sure; its place is that on the globe."""


Near = tuple[list[int], list[tuple[int, int]]]
"""The distance of each space, and the spaces in reach with their distances, nearest first."""


class Board:
    """2 The map. A space, a connection, a Colony and a Nation are small numbers, and lists are
    indexed by them. The Sail box is a place too, the one after the last space."""

    __slots__ = (
        "atlantic", "coast", "coastal", "colony", "colony_faction", "colony_ids", "colony_names",
        "colony_spaces", "confidence", "confidence_detail", "conn_a", "conn_b", "conn_coastal",
        "conn_ids", "conn_kind", "conn_lake", "conn_names", "conn_nation", "connections",
        "evidence", "fortress", "gulf", "home", "joined", "kind", "labels", "lat", "links", "lon",
        "louisbourg", "militia", "names", "nation", "nation_ids", "nation_names",
        "nation_villages", "priority", "quebec", "raid_ways", "sail", "sea_names", "size",
        "space_ids", "spellings", "value", "victory", "x", "y",
    )  # fmt: skip

    def __init__(self) -> None:
        self.size: int = 0
        self.sail: int = 0
        """2.3 The Sail box as a place."""
        self.space_ids: list[str] = []
        self.names: list[str] = []
        self.labels: list[str] = []
        self.kind: list[int] = []
        self.home: list[int] = []
        """2.1.1 Whose Home Space it is; -1 for Wilderness and Villages."""
        self.value: list[int] = []
        """2.1.4 What a Raid brings: the printed number, 1 for an Outpost."""
        self.victory: list[int] = []
        """2.1.3 VPs for its control; 0 unless it is a Victory Space."""
        self.militia: list[int] = []
        self.colony: list[int] = []
        """2.4 -1 outside the Colonies."""
        self.nation: list[int] = []
        """2.5 The Nation of a Village; -1 for all other spaces."""
        self.priority: list[int] = []
        """13.0 The order in which Battles are fought; the Bases come last."""
        self.fortress: list[bool] = []
        self.coastal: list[bool] = []
        self.atlantic: list[bool] = []
        self.gulf: list[bool] = []
        self.x: list[float] = []
        self.y: list[float] = []
        self.lat: list[float] = []
        self.lon: list[float] = []
        self.confidence: list[Confidence] = []
        self.confidence_detail: list[dict[str, str]] = []
        self.evidence: list[str] = []
        self.coast: tuple[int, ...] = ()
        """2.1.6 All Coastal Spaces."""
        self.louisbourg: int = -1
        self.quebec: int = -1
        self.sea_names: list[str] = [""] * len(SEA_IDS)
        self.colony_ids: list[str] = []
        self.colony_names: list[str] = []
        self.colony_faction: list[int] = []
        self.colony_spaces: list[tuple[int, ...]] = []
        self.nation_ids: list[str] = list(NATION_IDS)
        self.nation_names: list[str] = [""] * len(NATION_IDS)
        self.nation_villages: list[tuple[int, ...]] = []
        self.connections: list[Connection] = []
        self.conn_ids: list[str] = []
        self.conn_names: list[str] = []
        self.conn_a: list[int] = []
        self.conn_b: list[int] = []
        self.conn_kind: list[int] = []
        """2.2 HIGHWAY or PATH, as printed."""
        self.conn_nation: list[int] = []
        """2.5 The Nation whose Path it is; -1 for none."""
        self.conn_coastal: list[bool] = []
        self.conn_lake: list[bool] = []
        """Highways over a lake, which French warships may close (card 39)."""
        self.links: list[tuple[tuple[int, int], ...]] = []
        """By space: its neighbours, each with the connection that leads there."""
        self.joined: dict[int, int] = {}
        """The connection of two spaces, by a * size + b."""
        self.spellings: Spellings = Spellings((), ())
        self.raid_ways: dict[int, Near] = {}
        """9.1 The distances of raiders that rules/raid_ways.py has counted on this map, by all that
        they rest on."""

    def index(self, text: str) -> int:
        """The number of a space, from its id or its name."""
        return self.spellings.index(text)

    def between(self, a: int, b: int) -> int:
        """The connection that joins two spaces, -1 if none does."""
        return self.joined.get(a * self.size + b, -1)

    def settled(self, space: int) -> bool:
        """2.1.5 The two Fortresses are Settled Spaces too."""
        return self.kind[space] == SETTLED

    def sea(self, space: int, zone: int) -> bool:
        """2.1.6 Whether a space borders a Sea Zone."""
        return self.atlantic[space] if zone == ATLANTIC else self.gulf[space]

    def join(self) -> None:
        """2.2 Neighbours follow from the connections."""
        ends: list[list[tuple[int, int]]] = [[] for _ in range(self.size)]
        for number, line in enumerate(self.connections):
            self.conn_a.append(line.a)
            self.conn_b.append(line.b)
            self.conn_kind.append(line.kind)
            self.conn_ids.append(f"{self.space_ids[line.a]}__{self.space_ids[line.b]}")
            self.conn_names.append(f"{self.names[line.a]} to {self.names[line.b]}")
            ends[line.a].append((line.b, number))
            ends[line.b].append((line.a, number))
            self.joined[line.a * self.size + line.b] = number
            self.joined[line.b * self.size + line.a] = number
        self.links = [tuple(sorted(pairs)) for pairs in ends]


# ---------------------------------------------------------------------- reading map.json


def read_board(top: Fields) -> Board:
    """The board of a map file; whatever is wrong is added to the file's problems."""
    top.known(["about", "seas", "colonies", "nations", "spaces", "connections"])
    board = Board()
    _read_regions(board, top)
    for space_id, row in top.own_rows("spaces", "space"):
        _read_space(board, row, space_id)
    board.size = len(board.space_ids)
    board.sail = board.size
    board.spellings = Spellings(board.labels, (board.space_ids, board.labels))
    _settle_priority(board, top)
    _gather(board, top)
    _find_fortresses(board, top)
    _read_lines(board, top)
    return board


def _read_regions(board: Board, top: Fields) -> None:
    for sea, row in top.each("seas", "Sea Zone", SEA_IDS):
        row.known(["id", "name"])
        board.sea_names[sea] = row.text("name")
    for colony_id, row in top.own_rows("colonies", "Colony"):
        row.known(["id", "name", "faction"])
        board.colony_ids.append(colony_id)
        board.colony_names.append(row.text("name"))
        board.colony_faction.append(row.word("faction", FACTION_IDS))
    for nation, row in top.each("nations", "Nation", NATION_IDS):
        row.known(["id", "name"])
        board.nation_names[nation] = row.text("name")


def _read_space(board: Board, row: Fields, space_id: str) -> None:
    row.known(
        ["id", "name", "kind", "home", "value", "victory", "militia", "fortress", "colony"]
        + ["nation", "seas", "priority", "lat", "lon", "x", "y"]
        + ["confidence", "confidence_detail", "evidence"]
    )
    name = row.text("name")
    same_name(row, name, board.names, "Give each a name of its own.")
    board.space_ids.append(space_id)
    board.names.append(name)
    board.labels.append(name)
    board.kind.append(row.word("kind", SPACE_KIND_IDS))
    board.home.append(row.word("home", FACTION_IDS, -1))
    board.value.append(row.integer("value", 0, 9, 0))
    board.victory.append(board.value[-1] if row.flag("victory") else 0)
    board.militia.append(row.integer("militia", 0, 9, 0))
    board.fortress.append(row.flag("fortress"))
    board.colony.append(
        row.one_of("colony", board.colony_ids, "a Colony") if row.has("colony") else -1
    )
    board.nation.append(row.word("nation", NATION_IDS, -1))
    seas = row.several("seas", SEA_IDS, "a Sea Zone")
    board.atlantic.append(ATLANTIC in seas)
    board.gulf.append(GULF in seas)
    board.coastal.append(bool(seas))
    board.priority.append(0 if board.kind[-1] == BASE else row.integer("priority", 1, 999))
    board.lat.append(row.number("lat", -90, 90))
    board.lon.append(row.number("lon", -180, 180))
    board.x.append(row.number("x", 0, 1000))
    board.y.append(row.number("y", 0, 1000))
    board.confidence.append(row.confidence())
    board.confidence_detail.append(row.confidence_detail(list(ASPECTS)))
    board.evidence.append(row.text("evidence"))
    _check_space(board, row)


def _check_space(board: Board, row: Fields) -> None:
    """2.1 What a kind of space has and has not."""
    kind, home, value = board.kind[-1], board.home[-1], board.value[-1]
    if kind < 0:
        return
    called = SPACE_KIND_IDS[kind]
    if (home >= 0) != (kind in (OUTPOST, SETTLED, BASE)):
        if home >= 0:
            row.complain(f"no space of the kind {called} is a Home Space.", 'Drop "home" (2.1.1).')
        elif not row.has("home"):
            row.complain("it is nobody's Home Space.", 'Name its faction under "home" (2.1.1).')
    if kind == SETTLED and not 1 <= value <= 3:
        row.complain(f'"value" is {value}.', "That of a Settled Space is 1, 2 or 3 (2.1.5).")
    if kind == OUTPOST and value != 1:
        row.complain(f'"value" is {value}.', "That of an Outpost is 1 (2.1.4).")
    if kind not in (OUTPOST, SETTLED) and value:
        row.complain(f'"value" is {value}.', "Only Outposts and Settled Spaces have one; drop it.")
    if row.flag("victory") and not value:
        row.complain("a Victory Space has a value.", 'Give its "value", or drop "victory" (2.1.3).')
    if kind != SETTLED and board.militia[-1]:
        row.complain("only a Settled Space has Militia.", 'Drop "militia" (2.1.5).')
    if kind != SETTLED and board.fortress[-1]:
        row.complain("a Fortress is a Settled Space.", 'Correct "kind" (2.1.10).')
    if (kind == VILLAGE) != (board.nation[-1] >= 0):
        row.complain(
            "a Village that is a space belongs to a Nation, and no other space does.",
            'Correct "kind" or "nation" (2.1.8).',
        )
    _check_region(board, row, called)


def _check_region(board: Board, row: Fields, called: str) -> None:
    kind, home, colony = board.kind[-1], board.home[-1], board.colony[-1]
    if kind == BASE and home == FRENCH:
        row.complain("a Base is British.", 'Correct "home" (2.1.7).')
    if kind == BASE and not (board.coastal[-1] and colony >= 0):
        row.complain("a Base lies on a coast and in a Colony.", 'Add "seas" and "colony" (2.1.7).')
    if kind == BASE and row.has("priority"):
        row.complain("no Battle is fought on a Base.", 'Drop "priority".')
    if colony >= 0 and home >= 0 and board.colony_faction[colony] not in (home, -1):
        faction = FACTION_IDS[board.colony_faction[colony]]
        row.complain(f"its Colony is {faction} and its Home faction is not.", "Correct one (2.4).")
    if colony >= 0 and home < 0:
        row.complain(f"no space of the kind {called} lies in a Colony.", 'Drop "colony" (2.4).')


def _settle_priority(board: Board, top: Fields) -> None:
    """13.0 No two spaces come at the same place; the Bases follow after all others."""
    last = max([0, *board.priority])
    seen: list[int] = []
    for space in range(board.size):
        place = board.priority[space]
        if place and place in seen:
            top.complain(
                f'"priority" is {place}, as that of another space.',
                "Each has a place of its own in the order of Battles (13.0).",
                f"space {board.space_ids[space]}",
            )
        if not place:
            last += 1
            board.priority[space] = last
        seen.append(board.priority[space])


def _gather(board: Board, top: Fields) -> None:
    """The spaces of each coast, Colony and Nation: none of them is empty."""
    board.coast = tuple([space for space in range(board.size) if board.coastal[space]])
    board.colony_spaces = _members(board.colony, len(board.colony_ids))
    board.nation_villages = _members(board.nation, len(NATION_IDS))
    for zone, name in enumerate(SEA_IDS):
        if not any(board.sea(space, zone) for space in range(board.size)):
            top.complain(
                "no space borders it.", "Every Sea Zone has a Coastal Space.", f"Sea Zone {name}"
            )
    for colony, spaces in enumerate(board.colony_spaces):
        if not spaces:
            where = f"Colony {board.colony_ids[colony]}"
            top.complain("no space belongs to it.", "Every Colony has at least one.", where)
    for nation, spaces in enumerate(board.nation_villages):
        if not spaces:
            where = f"Nation {NATION_IDS[nation]}"
            top.complain("it has no Village.", "Every Nation has at least one space.", where)
    for faction in (BRITISH, FRENCH):
        havens = [space for space in board.coast if board.home[space] == faction]
        if not havens:
            top.complain(
                f"no Coastal Space is a {FACTION_IDS[faction]} Home Space.",
                "Fleets need at least one to arrive at.",
                "spaces",
            )


def _members(of: list[int], groups: int) -> list[tuple[int, ...]]:
    spaces = range(len(of))
    return [tuple([space for space in spaces if of[space] == group]) for group in range(groups)]


def _find_fortresses(board: Board, top: Fields) -> None:
    for name in (LOUISBOURG, QUEBEC):
        if name not in board.space_ids:
            if board.size:
                top.complain(f"{name} is missing.", "The rules name it: add it.", "spaces")
            continue
        space = board.space_ids.index(name)
        if name == LOUISBOURG:
            board.louisbourg = space
        else:
            board.quebec = space
        where = f"space {name}"
        if not board.fortress[space]:
            top.complain("it is no Fortress.", 'Mark it "fortress": true (2.1.10).', where)
        if not board.coastal[space] or board.home[space] != FRENCH:
            remedy = "Correct its home and its seas (2.1.10)."
            top.complain("it is not a French Home Space on a coast.", remedy, where)


# ---------------------------------------------------------------------- connections


def _read_lines(board: Board, top: Fields) -> None:
    def make(row: Fields, line: Connection) -> None:
        line.kind = max(row.word("kind", PRINTED_LINES), HIGHWAY)
        board.conn_nation.append(row.word("nation", NATION_IDS, -1))
        board.conn_coastal.append(row.flag("coastal"))
        board.conn_lake.append(row.flag("lake"))
        _check_line(board, row, line)

    fields = ("kind", "coastal", "nation", "lake")
    board.connections = read_connections(top, board.space_ids, fields, make=make)
    board.join()
    _check_reach(board, top)


def _check_line(board: Board, row: Fields, line: Connection) -> None:
    coasts = board.coastal[line.a] and board.coastal[line.b]
    if board.conn_coastal[-1] and not coasts:
        row.complain("it is coastal, but one of its ends is not.", 'Drop "coastal" (2.2.4).')
    village = VILLAGE in (board.kind[line.a], board.kind[line.b])
    nation = board.conn_nation[-1]
    if nation >= 0 and line.kind != PATH:
        row.complain("only a Path belongs to a Nation.", 'Correct "kind" or "nation" (2.5).')
    elif nation >= 0 and nation not in (board.nation[line.a], board.nation[line.b]):
        row.complain(
            "neither of its ends is a Village of that Nation.", 'Correct "nation" (2.5).'
        )  # fmt: skip
    elif nation < 0 and village and not row.has("nation"):
        row.complain("it leads to a Village.", 'Name the Nation under "nation" (2.5).')
    if board.conn_lake[-1] and line.kind != HIGHWAY:
        row.complain("only a Highway runs over a lake.", 'Drop "lake".')


def _check_reach(board: Board, top: Fields) -> None:
    """A way leads from each space to each, but that an island is reached by sea alone."""
    near = neighbours(board.links)
    inland = [space for space in range(board.size) if near[space] or not board.coastal[space]]
    place = {space: number for number, space in enumerate(inland)}
    check_reach(
        top,
        [board.space_ids[space] for space in inland],
        [board.labels[space] for space in inland],
        [[place[end] for end in near[space]] for space in inland],
        ("no connection leads there, and it has no coast.", "Add its connections."),
    )
