"""5.1 What a set-up may not do: where pieces, control markers, Forts and Roads cannot stand."""

from __future__ import annotations

from collections.abc import Sequence

from ticonderoga.engine.kit.fields import Fields
from ticonderoga.games.bayonets_tomahawks.data.board import Board
from ticonderoga.games.bayonets_tomahawks.data.kinds import (
    BASE,
    BASTION,
    COMMANDER,
    FACTION_IDS,
    FACTIONS,
    FLEET,
    FORT,
    FRENCH,
    OUTPOST,
    PATH,
    SETTLED,
    VILLAGE,
)
from ticonderoga.games.bayonets_tomahawks.data.pieces import Pieces


def check_set_up(
    row: Fields,
    board: Board,
    pieces: Pieces,
    at: Sequence[tuple[int, int]],
    control: Sequence[tuple[int, int]],
    fort_sites: Sequence[int],
    roads: Sequence[int],
) -> None:
    holders = list(board.home)
    for space, faction in control:
        _check_marker(row, board, space, faction)
        holders[space] = faction
    stacks: dict[int, list[int]] = {}
    for piece, space in at:
        stacks.setdefault(space, []).append(piece)
    for space, stack in stacks.items():
        where = f"space {board.space_ids[space]}"
        for piece in stack:
            _check_piece(row, board, pieces, piece, space, where)
        _check_stack(row, pieces, stack, holders[space], where)
        if board.kind[space] == VILLAGE:
            row.complain("its Nation is still neutral.", "Put the units elsewhere (8.0).", where)
    for space, _ in control:
        if board.kind[space] == SETTLED and space not in stacks:
            row.complain(
                "nobody holds a Settled Space that the enemy lost.",
                "Put units there or drop the marker (2.1.2).",
                f"control, {board.space_ids[space]}",
            )
    for space in fort_sites:
        standing = [pieces.type[piece] for piece in stacks.get(space, [])]
        if FORT in standing or BASTION in standing:
            where = f"fort_sites, {board.space_ids[space]}"
            row.complain("a Fort or a Bastion stands there.", "Drop one of them (12.1).", where)
    for line in roads:
        if board.conn_kind[line] != PATH:
            where = f"roads, {board.conn_ids[line]}"
            row.complain("only a Path becomes a Road.", "Name a Path (2.2.3).", where)


def _check_marker(row: Fields, board: Board, space: int, faction: int) -> None:
    where = f"control, {board.space_ids[space]}"
    if board.kind[space] not in (OUTPOST, SETTLED):
        remedy = "Drop it (2.1.2)."
        row.complain("only an Outpost or a Settled Space starts with a marker.", remedy, where)
    elif board.home[space] == faction:
        row.complain("it is a Home Space of that faction.", "It needs no marker; drop it.", where)


def _check_piece(
    row: Fields, board: Board, pieces: Pieces, piece: int, space: int, where: str
) -> None:
    kind, name = pieces.type[piece], pieces.labels[piece]
    if pieces.nation[piece] >= 0:
        remedy = "Put it into the pool (8.0)."
        row.complain(f"{name} belongs to a Nation that is still neutral.", remedy, where)
    if board.kind[space] == BASE and pieces.faction[piece] == FRENCH:
        row.complain(f"{name} is French and stands on a Base.", "Put it elsewhere (2.1.7).", where)
    if kind == FLEET and not board.coastal[space]:
        row.complain(f"{name} is a Fleet, and there is no coast.", "Put it on one (3.6).", where)
    if kind == BASTION and not board.fortress[space]:
        row.complain(f"{name} stands outside a Fortress.", "Put it into one (3.4).", where)


def _check_stack(
    row: Fields, pieces: Pieces, stack: Sequence[int], holder: int, where: str
) -> None:
    factions = [pieces.faction[piece] for piece in stack if pieces.faction[piece] in FACTIONS]
    types = [pieces.type[piece] for piece in stack]
    if len(set(factions)) > 1:
        row.complain("units of both factions stand there.", "Leave one faction there.", where)
    elif factions and holder >= 0 and holder != factions[0]:
        owner = FACTION_IDS[factions[0]]
        row.complain(
            f"{owner} units stand on a space that is not theirs.",
            f'Name it under "control" as {owner} (2.1.2).',
            where,
        )
    if types.count(FORT) > 1:
        row.complain("more than one Fort stands there.", "One is the most (3.5).", where)
    if FORT in types and BASTION in types:
        row.complain("a Fort stands there with a Bastion.", "Drop one of them (3.5).", where)
    if set(types) == {COMMANDER}:
        row.complain("a Commander is alone there.", "Give him a unit (3.7).", where)
