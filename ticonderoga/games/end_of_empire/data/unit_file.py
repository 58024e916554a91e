"""Reading units.json and leaders.json: the counters as printed, and what is wrong with them."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.kit.fields import Fields
from ticonderoga.games.end_of_empire.data.board import Board
from ticonderoga.games.end_of_empire.data.codes import (
    Entry,
    Face,
    read_entry,
    read_face,
    read_ratings,
    read_withdrawal,
)
from ticonderoga.games.end_of_empire.data.kinds import (
    AREA_IDS,
    ARMY_IDS,
    ARTILLERY,
    BOXED,
    BRITAIN,
    CODE_IDS,
    ENTRY_JOINS,
    FLEET,
    FRANCE,
    GROUP_IDS,
    INDIAN,
    LEADER,
    LEAVES_FOR_FULL_UNIT,
    LEAVES_YEARLY,
    LEAVES_YEARLY_BOXED,
    MARINE,
    MILITIA,
    NATION_IDS,
    NAVAL_INFANTRY,
    NO_CODE,
    PLAIN,
    ROLE_IDS,
    SIDE_OF_NATION,
    SPAIN,
    TRIBES,
    TYPE_IDS,
    WAR_IDS,
)
from ticonderoga.games.end_of_empire.data.reading import sure
from ticonderoga.games.end_of_empire.data.units import Pieces, sort_out

MOST_STEPS: Final = 4
UNIT_ASPECTS: Final = ("factors", "reverse", "steps", "entry")
LEADER_ASPECTS: Final = ("combat", "rank", "initiative", "entry")
LINKS: Final = ("substitute_for", "precursor_of", "replaces", "follows")
"""Fields that name another piece."""


def read_pieces(units: Fields, leaders: Fields, board: Board) -> Pieces:
    """The pieces of both files; whatever is wrong is added to the files' problems."""
    units.known(["about", "roles", "fleets", "units"])
    leaders.known(["about", "leaders"])
    pieces = Pieces()
    links: list[tuple[int, Fields]] = []
    for piece_id, row in units.own_rows("units", "unit"):
        links.append((_add(pieces, row, piece_id), row))
        _read_unit(pieces, row, board)
    pieces.units = pieces.count
    for piece_id, row in leaders.own_rows("leaders", "leader"):
        links.append((_add(pieces, row, piece_id), row))
        _read_leader(pieces, row, board)
    pieces.first_fleet = pieces.count
    fleets: list[tuple[int, Fields]] = []
    for piece_id, row in units.own_rows("fleets", "fleet"):
        fleets.append((_add(pieces, row, piece_id), row))
        _read_fleet(pieces, row)
    _read_links(pieces, links)
    _read_landings(pieces, fleets)
    _read_roles(pieces, units)
    sort_out(pieces, board.area)
    return pieces


def _add(pieces: Pieces, row: Fields, piece_id: str) -> int:
    """A new piece with nothing said of it yet but its name."""
    if piece_id in pieces.number:
        row.complain("another piece has this id.", "Ids differ over units, leaders and fleets.")
    piece = pieces.count
    pieces.count += 1
    pieces.number.setdefault(piece_id, piece)
    pieces.ids.append(piece_id)
    pieces.names.append(row.text("name"))
    for column in (
        pieces.home, pieces.group, pieces.settlement, pieces.substitute_for, pieces.substitute,
        pieces.precursor_of, pieces.precursor, pieces.replaces, pieces.successor, pieces.follows,
        pieces.landing, pieces.fleet_of,
    ):  # fmt: skip
        column.append(-1)
    for column in (pieces.combat, pieces.rank, pieces.initiative, pieces.code):
        column.append(0)
    pieces.english.append(False)
    pieces.nationality.append("")
    return piece


def _of_nation(pieces: Pieces, row: Fields, kind: int, army: int) -> int:
    nation = max(row.word("nation", NATION_IDS), 0)
    pieces.nation.append(nation)
    pieces.side.append(SIDE_OF_NATION[nation])
    pieces.type.append(kind)
    pieces.army.append(army)
    return nation


def _add_entry(pieces: Pieces, entry: Entry, leaves: int, turn: int) -> None:
    pieces.entry_kind.append(entry.kind)
    pieces.entry_turn.append(entry.turn)
    pieces.entry_hex.append(entry.hex)
    pieces.entry_boxed.append(entry.boxed)
    pieces.leaves.append(leaves)
    pieces.leaves_turn.append(turn)


def _add_faces(pieces: Pieces, faces: list[Face]) -> None:
    """Faces by steps from 0 up."""
    plain_cf = [face.cf if face.cf_mark == PLAIN else 0 for face in faces]
    boxed_cf = [face.cf if face.cf_mark == BOXED else 0 for face in faces]
    pieces.face_cf.append(tuple([face.cf for face in faces]))
    pieces.face_attack.append(tuple(plain_cf))
    pieces.face_boxed.append(tuple(boxed_cf))
    pieces.face_cf_mark.append(tuple([face.cf_mark for face in faces]))
    pieces.face_af.append(tuple([face.af for face in faces]))
    pieces.face_ambush.append(tuple([face.af if face.af_plus else 0 for face in faces]))
    pieces.face_mf.append(tuple([face.mf for face in faces]))
    pieces.face_mf_mark.append(tuple([face.mf_mark for face in faces]))


# ---------------------------------------------------------------------- units


def _read_unit(pieces: Pieces, row: Fields, board: Board) -> None:
    row.known(
        ["id", "name", "wars", "nation", "army", "type", "steps", "faces", "guns", "marine"]
        + ["entry", "leaves", "home", "group", *LINKS, "confidence", "confidence_detail"]
    )
    piece = pieces.count - 1
    kind = row.word("type", TYPE_IDS[:LEADER])
    army = row.word("army", ARMY_IDS)
    nation = _of_nation(pieces, row, max(kind, 0), army)
    wars = row.several("wars", WAR_IDS, "a war", needed=True)
    pieces.wars.append(sum([1 << war for war in wars]))
    _read_faces(pieces, row)
    pieces.artillery.append(kind == ARTILLERY or row.flag("guns"))
    pieces.marine.append(kind == MARINE or row.flag("marine"))
    entry = read_entry(row, board)
    leaves, turn = read_withdrawal(row)
    if row.has("precursor_of"):
        leaves = LEAVES_FOR_FULL_UNIT
    _add_entry(pieces, entry, leaves, turn)
    pieces.home[piece] = row.word("home", AREA_IDS, -1)
    pieces.group[piece] = row.word("group", GROUP_IDS, -1)
    if kind == INDIAN:
        pieces.settlement[piece] = entry.hex
        _check_tribe(pieces, row, board, entry.hex)
    if (kind == INDIAN) != (army == TRIBES) or (kind == INDIAN) != (SIDE_OF_NATION[nation] < 0):
        row.complain("only Indians are of an Indian nation.", 'Correct "type", "nation", "army".')
    needs_home = kind == MILITIA or leaves in (LEAVES_YEARLY, LEAVES_YEARLY_BOXED)
    if needs_home and pieces.home[piece] < 0 and not row.has("home"):
        row.complain("it has no home.", "Name its political area (7.4, 12.2).")
    if entry.kind == ENTRY_JOINS:
        row.complain("only leaders join other units.", 'Correct "entry" (7.1).')
    pieces.confidence.append(sure(row))
    pieces.confidence_detail.append(row.confidence_detail(list(UNIT_ASPECTS)))


def _read_faces(pieces: Pieces, row: Fields) -> None:
    """2.13 One face for each step, from full strength down; a unit without steps has one face."""
    faces = [read_face(row, text) for text in row.texts("faces", needed=True)]
    stepless = row.integer("steps", 0, 0, -1) == 0
    right = len(faces) == 1 if stepless else 1 <= len(faces) <= MOST_STEPS
    if not right and row.has("faces"):
        what = "one face" if stepless else f"one to {MOST_STEPS} faces, one for each step"
        row.complain(f"it has {len(faces)} faces.", f"It should have {what} (2.13).")
    if stepless:
        pieces.steps.append(0)
    else:
        pieces.steps.append(len(faces))
        faces = [Face(0, PLAIN, 0, False, 0, PLAIN), *reversed(faces)]
    _add_faces(pieces, faces or [Face(0, PLAIN, 0, False, 0, PLAIN)])


def _check_tribe(pieces: Pieces, row: Fields, board: Board, hex: int) -> None:
    if hex < 0 or not board.settlement[hex]:
        row.complain(
            "its entry names no settlement.", "Write Av and the hex of one, as Av 2514 (2.8, 13)."
        )
    elif hex in pieces.settlement[:-1]:
        row.complain(f"another tribe lives in {board.ids[hex]}.", "Give each its settlement.")


# ---------------------------------------------------------------------- leaders and fleets


def _read_leader(pieces: Pieces, row: Fields, board: Board) -> None:
    row.known(
        ["id", "name", "war", "nation", "nationality", "english", "ratings", "code", "entry"]
        + ["leaves", "replaces", "confidence", "confidence_detail"]
    )
    piece = pieces.count - 1
    _of_nation(pieces, row, LEADER, -1)
    if pieces.side[piece] < 0:
        row.complain("an Indian nation has no leaders of its own.", 'Correct "nation".')
    pieces.wars.append(1 << max(row.word("war", WAR_IDS), 0))
    _add_nothing(pieces)
    leaves, turn = read_withdrawal(row)
    _add_entry(pieces, read_entry(row, board), leaves, turn)
    combat, rank, initiative = read_ratings(row)
    pieces.combat[piece], pieces.rank[piece], pieces.initiative[piece] = combat, rank, initiative
    pieces.code[piece] = row.word("code", CODE_IDS[1:], -1) + 1 if row.has("code") else NO_CODE
    pieces.english[piece] = row.flag("english", fallback=pieces.nation[piece] == BRITAIN)
    pieces.nationality[piece] = row.text("nationality")
    pieces.confidence.append(sure(row))
    pieces.confidence_detail.append(row.confidence_detail(list(LEADER_ASPECTS)))


def _add_nothing(pieces: Pieces) -> None:
    """Leaders and fleets have no factors."""
    pieces.steps.append(0)
    _add_faces(pieces, [Face(0, PLAIN, 0, False, 0, PLAIN)])
    pieces.artillery.append(False)
    pieces.marine.append(False)


def _read_fleet(pieces: Pieces, row: Fields) -> None:
    row.known(["id", "name", "war", "nation", "landing", "confidence"])
    nation = _of_nation(pieces, row, FLEET, -1)
    if nation not in (BRITAIN, FRANCE, SPAIN):
        row.complain("it has no fleets.", "Fleets are British, French or Spanish (14).")
    pieces.wars.append(1 << max(row.word("war", WAR_IDS), 0))
    _add_nothing(pieces)
    _add_entry(pieces, Entry(-1), 0, 0)
    pieces.confidence.append(sure(row))
    pieces.confidence_detail.append({})


# ---------------------------------------------------------------------- pieces that name others


def _other(pieces: Pieces, row: Fields, name: str) -> int:
    """The piece that a field names, -1 if there is no such field or after a complaint."""
    if not row.has(name):
        return -1
    text = row.text(name)
    if text in pieces.number or not text:
        return pieces.number.get(text, -1)
    return row.place_of(text, pieces.ids, "a piece", name)


def _read_links(pieces: Pieces, links: list[tuple[int, Fields]]) -> None:
    for piece, row in links:
        for name, there, back in (
            ("substitute_for", pieces.substitute_for, pieces.substitute),
            ("precursor_of", pieces.precursor_of, pieces.precursor),
            ("replaces", pieces.replaces, pieces.successor),
        ):
            other = _other(pieces, row, name)
            if other < 0:
                continue
            if back[other] >= 0 or other == piece:
                row.complain(f'"{name}" names a piece that is taken.', "Each has one at the most.")
            there[piece] = other
            back[other] = piece
        pieces.follows[piece] = _other(pieces, row, "follows")
        if pieces.follows[piece] >= 0 and pieces.type[pieces.follows[piece]] != LEADER:
            row.complain('"follows" names no leader.', "Name the leader it stays with (15.3).")


def _read_landings(pieces: Pieces, fleets: list[tuple[int, Fields]]) -> None:
    for fleet, row in fleets:
        unit = _other(pieces, row, "landing")
        if unit < 0:
            continue
        if pieces.type[unit] != NAVAL_INFANTRY or pieces.nation[unit] != pieces.nation[fleet]:
            row.complain('"landing" is no naval infantry of its nation.', "Correct it (14.5).")
        pieces.landing[fleet] = unit
        pieces.fleet_of[unit] = fleet
    for unit in range(pieces.units):
        if pieces.type[unit] == NAVAL_INFANTRY and pieces.fleet_of[unit] < 0 and fleets:
            fleets[0][1].complain(
                f"{pieces.ids[unit]} belongs to no fleet.", 'Name it as the "landing" of one.'
            )


def _read_roles(pieces: Pieces, units: Fields) -> None:
    row = units.inner("roles")
    row.known(list(ROLE_IDS))
    for role, name in enumerate(ROLE_IDS):
        if row.has(name):
            pieces.role[role] = _other(pieces, row, name)
    missing = [name for name in ROLE_IDS if not row.has(name)]
    units.lacks("roles", missing, "The rules name these pieces: say which they are.")
