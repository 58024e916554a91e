"""2.13, 5.2, 11.10, 11.11 Pieces join and leave stacks, lose steps, die, are captured or sent
away. Control is told in rules/control.py."""

from __future__ import annotations

from collections.abc import Iterable

from ticonderoga.engine.game import record
from ticonderoga.games.end_of_empire.data.kinds import (
    ALLIED,
    BRITISH,
    INDIAN,
    LEADER,
    MILITIA,
    NAVAL_INFANTRY,
    NOTHING,
)
from ticonderoga.games.end_of_empire.position import (
    CAPTURED,
    DEAD,
    TRACK,
    WITHDRAWN,
    Position,
)

# ---------------------------------------------------------------------- joining and leaving


def lift(g: Position, side: int, pieces: Iterable[int]) -> int:
    """Take pieces that stand together out of their place; the place. A Fort marker over no units
    is removed (11.12), and nobody who moves has been in a port since the turn began (14.4)."""
    going = tuple(pieces)
    place = g.where[going[0]]
    g.stirred = True
    if g.begun_in_port:
        for piece in going:
            g.begun_in_port &= ~(1 << piece)
    left = tuple([piece for piece in g.stacks[side][place] if piece not in going])
    if left:
        g.stacks[side][place] = left
    else:
        del g.stacks[side][place]
    if g.forts:
        drop_fort(g, place)
    return place


def put_down(g: Position, side: int, pieces: Iterable[int], place: int) -> None:
    """Put pieces into a place: a space, a sea area, aboard a fleet, Havana."""
    coming = tuple(pieces)
    if not coming:
        return
    g.stirred = True
    stack = g.stacks[side].get(place, ())
    g.stacks[side][place] = tuple(sorted(stack + coming))
    for piece in coming:
        g.where[piece] = place


def shift(g: Position, side: int, pieces: Iterable[int], place: int) -> None:
    """Pieces that stand together go to another place."""
    going = tuple(pieces)
    if going:
        lift(g, side, going)
        put_down(g, side, going, place)


def bring_in(g: Position, side: int, piece: int, place: int, steps: int = NOTHING) -> None:
    """A piece enters play: at full strength unless told otherwise."""
    g.due.pop(piece, None)
    g.steps[piece] = g.pieces.steps[piece] if steps == NOTHING else steps
    put_down(g, side, (piece,), place)


def send_away(g: Position, piece: int, box: int, due: int = 0) -> None:
    """A piece leaves its place for a box; `due` is the turn if it goes to the turn track."""
    if g.in_play(piece):
        lift(g, g.side_of(piece), (piece,))
    g.where[piece] = box
    if box == TRACK:
        g.due[piece] = due
    else:
        g.due.pop(piece, None)
    bit = ~(1 << piece)
    g.done &= bit
    g.fresh &= bit
    g.must_land &= bit


def drop_fort(g: Position, space: int) -> None:
    """11.12 A Fort marker that no unit is under any more goes; leaders do not keep it."""
    if g.board.has(space) and not g.has_units(BRITISH, space) and not g.has_units(ALLIED, space):
        raze_fort(g, space)


def raze_fort(g: Position, space: int) -> None:
    """11.12 A Fort marker goes; nobody captures it."""
    place = g.fort_place(space)
    bit = place - g.board.hexes
    if place != NOTHING and g.forts >> bit & 1:
        g.forts &= ~(1 << bit)
        record(g, "fort_gone", place)


def add_fort(g: Position, space: int) -> None:
    """11.12"""
    place = g.fort_place(space)
    g.forts |= 1 << (place - g.board.hexes)
    record(g, "fort_built", place)


# ---------------------------------------------------------------------- losses


def eliminate(g: Position, piece: int) -> None:
    """2.13, 11.5, 12.2 A unit is eliminated: into the dead pile; militia and Indians come back
    next turn at the earliest, and naval infantry goes back to its fleet."""
    kind = g.pieces.type[piece]
    record(g, "eliminated", piece)
    if kind in (MILITIA, INDIAN):
        send_away(g, piece, TRACK, g.turn + 1)
    elif kind == NAVAL_INFANTRY:
        send_away(g, piece, WITHDRAWN)
    else:
        send_away(g, piece, DEAD)
        g.steps[piece] = 0


def lose_step(g: Position, piece: int) -> bool:
    """2.13 A unit loses a step; whether it is eliminated by that."""
    if g.steps[piece] > 1:
        g.steps[piece] -= 1
        record(g, "step_lost", piece, g.steps[piece])
        return False
    eliminate(g, piece)
    return True


def units_of(g: Position, pieces: Iterable[int]) -> list[int]:
    """The combat units among some pieces."""
    kind = g.pieces.type
    return [piece for piece in pieces if kind[piece] != LEADER]


def leaders_of(g: Position, pieces: Iterable[int]) -> list[int]:
    kind = g.pieces.type
    return [piece for piece in pieces if kind[piece] == LEADER]


# ---------------------------------------------------------------------- leaders


def kill_leader(g: Position, leader: int) -> None:
    """11.3, 11.5 A leader is dead: he never returns."""
    record(g, "leader_killed", leader)
    send_away(g, leader, DEAD)


def capture_leader(g: Position, leader: int) -> None:
    """11.11 A leader is a prisoner of the other side."""
    record(g, "leader_captured", leader)
    send_away(g, leader, CAPTURED)


def wound_leader(g: Position, leader: int, turns: int) -> None:
    """11.5 A leader is wounded and returns after some turns."""
    record(g, "leader_wounded", leader, turns)
    send_away(g, leader, TRACK, g.turn + turns)
