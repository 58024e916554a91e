"""Reading map.json, second part: towns and other places, supply hexes, hexes that rules name."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.kit.fields import Fields, plain
from ticonderoga.games.end_of_empire.data.board import FOREVER, Board
from ticonderoga.games.end_of_empire.data.kinds import (
    AREA_IDS,
    FORTRESS,
    HEX,
    OUTPOST,
    SIDE_IDS,
    SIDES,
    SPACE_IDS,
    TOWN,
    WAR_IDS,
    WARS,
    WILDERNESS,
)
from ticonderoga.games.end_of_empire.data.reading import (
    LAST_TURN,
    hex_under,
    hexes_under,
    sure,
    whole,
)

SETTLEMENT: Final = "settlement"
LANDMARK: Final = "landmark"
"""A name on the map and nothing else."""
PLACE_KINDS: Final = (*SPACE_IDS[TOWN:], SETTLEMENT, LANDMARK)
SUPPLY_IDS: Final = ("american", "british", "french", "florida", "louisiana")
"""Colours of supply hexes; those of Florida and Louisiana change hands between the wars."""
SITE_IDS: Final = (
    "halifax", "quebec", "louisbourg", "st_augustine", "boston", "albany", "montreal", "new_york",
    "new_orleans", "pensacola", "natchez", "watauga", "bennington", "canajoharie",
)  # fmt: skip

# ---------------------------------------------------------------------- places


def read_places(board: Board, top: Fields) -> None:
    hexes = range(board.hexes)
    board.names = list(board.ids)
    board.labels = list(board.ids)
    board.kind = [HEX] * board.hexes
    board.hex_of = list(hexes)
    board.also = [()] * board.hexes
    board.place_of = [-1] * board.hexes
    board.port = [False] * board.hexes
    board.settlement = [False] * board.hexes
    board.lat = [0.0] * board.hexes
    board.lon = [0.0] * board.hexes
    for row in top.rows("places", "place"):
        name = row.named("place", "name")
        row.known(
            ["hex", "name", "also", "kind", "port", "lat", "lon"]
            + ["confidence", "confidence_detail"]
        )  # fmt: skip
        hex = hex_under(row, board, "hex")
        kind = row.word("kind", PLACE_KINDS)
        if hex < 0 or kind < 0:
            continue
        if hex in board.place_confidence:
            remedy = "One hex holds one place: keep one of the two."
            row.complain(f"{board.names[hex]} lies in {board.ids[hex]} too.", remedy)
            continue
        _read_place(board, row, hex, PLACE_KINDS[kind], name)
    board.size = len(board.ids)
    board.spaces_of = [
        (hex,) if board.place_of[hex] < 0 else (hex, board.place_of[hex]) for hex in hexes
    ]


def _read_place(board: Board, row: Fields, hex: int, kind: str, name: str) -> None:
    board.place_confidence[hex] = sure(row)
    board.place_detail[hex] = row.confidence_detail(["hex", "name"])
    board.lat[hex], board.lon[hex] = row.number("lat", -90, 90), row.number("lon", -180, 180)
    board.port[hex] = row.flag("port")
    board.settlement[hex] = kind == SETTLEMENT
    board.also[hex] = tuple(row.texts("also"))
    board.names[hex] = name
    board.labels[hex] = f"{name} ({board.ids[hex]})"
    for spelled in (name, *board.also[hex]):
        if board.found.setdefault(plain(spelled), hex) != hex:
            row.complain(f'another place is called "{spelled}" too.', "Give each its own name.")
    if board.port[hex] and not board.port_seas[hex]:
        remedy = "A port lies on the coast or a navigable river (14, ruling 51)."
        row.complain("no ship reaches it.", remedy)
    if kind not in SPACE_IDS:
        return
    number = SPACE_IDS.index(kind)
    fits = board.terrain[hex] == WILDERNESS if number == OUTPOST else board.civilized[hex]
    if not fits:
        remedy = "Towns and fortresses lie in civilized hexes, outposts in the wilderness (5.1)."
        row.complain(f"its hex, {board.ids[hex]}, has the wrong terrain.", remedy)
    space = len(board.ids)
    board.place_of[hex] = space
    board.ids.append(f"{board.ids[hex]}-{kind}")
    board.names.append(f"{name} {kind}")
    board.labels.append(f"{name} {kind} ({board.ids[hex]})")
    board.kind.append(number)
    board.hex_of.append(hex)
    words = (kind, SPACE_IDS[TOWN]) if number == FORTRESS else (kind,)
    for spelled in (board.ids[hex], name, *board.also[hex]):
        for word in words:
            board.found.setdefault(plain(f"{spelled} {word}"), space)


# ---------------------------------------------------------------------- supply and sites


def read_supply(board: Board, top: Fields) -> None:
    groups = top.inner("supply")
    groups.known(list(SUPPLY_IDS))
    hexes = [hexes_under(groups, board, name, needed=True) for name in SUPPLY_IDS]
    board.supply_end = [[[0] * board.hexes for _ in SIDES] for _ in WARS]
    for row in top.rows("tracing", "tracing"):
        row.known(["war", "side", "supply"])
        war, side = row.word("war", WAR_IDS), row.word("side", SIDE_IDS)
        for group in row.several("supply", SUPPLY_IDS, "a colour of supply hexes", needed=True):
            for hex in hexes[group]:
                board.supply_end[max(war, 0)][max(side, 0)][hex] = FOREVER
    for row in top.rows("supply_ends", "end of supply", needed=False):
        row.known(["war", "side", "hex", "turn"])
        war, side = row.word("war", WAR_IDS), row.word("side", SIDE_IDS)
        hex, turn = hex_under(row, board, "hex"), row.integer("turn", 1, LAST_TURN)
        if hex >= 0 and not board.supply_end[max(war, 0)][max(side, 0)][hex]:
            row.complain("it is no supply hex of that side.", "Correct it, or drop the line.")
        elif hex >= 0:
            board.supply_end[max(war, 0)][max(side, 0)][hex] = turn
    for war in WARS:
        ends = board.supply_end[war]
        board.supply_hexes.append(
            [tuple([hex for hex in range(board.hexes) if ends[side][hex]]) for side in SIDES]
        )
        for side in SIDES:
            if not board.supply_hexes[war][side]:
                what = f"the {SIDE_IDS[side]} side has no supply hex in {WAR_IDS[war]}."
                top.complain(what, "Name its supply.", "tracing")
    american = hexes[0]
    for area in range(len(AREA_IDS)):
        board.area_supply.append(tuple([hex for hex in american if board.area[hex] == area]))


def read_sites(board: Board, top: Fields) -> None:
    row = top.inner("sites")
    row.known(list(SITE_IDS))
    found = [max(hex_under(row, board, name), 0) for name in SITE_IDS]
    (
        board.halifax, board.quebec, board.louisbourg, board.st_augustine, board.boston,
        board.albany, board.montreal, board.new_york, board.new_orleans, board.pensacola,
        board.natchez, board.watauga, board.bennington, board.canajoharie,
    ) = found  # fmt: skip
    columns = top.inner("spanish_columns")
    columns.known(["blockade", "landing"])
    board.spanish_blockade = _column(board, columns, "blockade")
    board.spanish_landing = _column(board, columns, "landing")


def _column(board: Board, row: Fields, name: str) -> int:
    """A column as people write it: S34, or 12."""
    text = row.text(name)
    hex = board.hex_at(f"{text}01")
    if hex < 0 or whole(text.lstrip("S"), 10, 99) < 0:
        if text:
            row.complain(f'"{name}" is "{text}".', "It should be a column, such as S34.")
        return 0
    return board.column[hex]
