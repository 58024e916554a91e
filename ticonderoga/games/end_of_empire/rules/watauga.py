"""7.5 The Watauga Brigade, the men from over the mountains: they muster once a year, when the
British come near."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Procedure
from ticonderoga.engine.game import record
from ticonderoga.engine.kit.questions import ask_yes_no, yes_no_question
from ticonderoga.games.end_of_empire.data.kinds import ALLIED, BRITISH, ROLE_WATAUGA, SPAIN
from ticonderoga.games.end_of_empire.position import ASIDE, Position
from ticonderoga.games.end_of_empire.rules.forces import bring_in, units_of
from ticonderoga.games.end_of_empire.rules.passage import nations_of

WATAUGA: Final = yes_no_question("watauga")


def is_ready(g: Position) -> bool:
    """7.5, 15.1 It has not been out this year, no enemy holds the place where it musters, and no
    Spanish are there."""
    piece = g.pieces.role[ROLE_WATAUGA]
    if g.has_units(BRITISH, g.board.watauga):
        return False
    if nations_of(g, g.at(ALLIED, g.board.watauga)) >> SPAIN & 1:
        return False
    return g.where[piece] == ASIDE or g.is_due(piece)


def is_threatened(g: Position) -> bool:
    """7.5 A unit of the British side is within three hexes."""
    board = g.board
    reach = g.pack.tables.watauga_range
    for space in g.stacks[BRITISH]:
        if board.has(space) and g.has_units(BRITISH, space):
            if board.distance(board.hex_of[space], board.watauga) <= reach:
                return True
    return False


def muster_early(g: Position) -> Procedure[None]:
    """7.5 At the beginning of an American Operations Phase."""
    if g.active == ALLIED and is_ready(g) and is_threatened(g):
        yield from _offer(g)


def answer_move(g: Position, side: int, force: tuple[int, ...], space: int) -> Procedure[None]:
    """7.5 In reaction to a British unit that has moved next to it."""
    hex = g.board.hex_of[space]
    if side != BRITISH or g.board.watauga not in g.board.near[hex]:
        return
    if units_of(g, force) and is_ready(g):
        yield from _offer(g)


def _offer(g: Position) -> Procedure[None]:
    comes: bool = yield from ask_yes_no(ALLIED, WATAUGA, {"space": g.board.watauga})
    if comes:
        piece = g.pieces.role[ROLE_WATAUGA]
        bring_in(g, ALLIED, piece, g.board.watauga)
        record(g, "watauga_musters", piece, g.board.watauga)
