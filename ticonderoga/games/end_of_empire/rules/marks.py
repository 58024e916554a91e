"""7.1, 8.3, 8.5 What is noted of pieces in an Operations Phase: checked, Done, momentum, fresh."""

from __future__ import annotations

from collections.abc import Sequence

from ticonderoga.games.end_of_empire.data.kinds import LEADER, NOTHING
from ticonderoga.games.end_of_empire.position import Position


def bits(pieces: Sequence[int]) -> int:
    """Pieces as a mask."""
    mask = 0
    for piece in pieces:
        mask |= 1 << piece
    return mask


def mark_checked(g: Position, force: Sequence[int]) -> None:
    """8.9 They have been checked for initiative in this phase."""
    g.checked |= bits(force)


def mark_done(g: Position, force: Sequence[int]) -> None:
    """8.5 They move no more in this phase."""
    g.done |= bits(force)


def hand_over(g: Position, old: int, new: int) -> None:
    """7.5 What is noted of a unit is true of the counter that takes its place."""
    g.done |= (g.done >> old & 1) << new
    g.checked |= (g.checked >> old & 1) << new
    g.ferried |= (g.ferried >> old & 1) << new
    g.sailed |= (g.sailed >> old & 1) << new
    g.begun_in_port |= (g.begun_in_port >> old & 1) << new


def gain_momentum(g: Position, force: Sequence[int]) -> None:
    """8.3, ruling 11: the leaders who go with the force are rated 1 higher from now on."""
    if g.edition.no_momentum:
        return
    kind = g.pieces.type
    for piece in force:
        if kind[piece] == LEADER:
            g.momentum |= 1 << piece


def is_fresh(g: Position, force: Sequence[int]) -> bool:
    """7.1 A force whose units are all boxed arrivals, who have the initiative until their hex is
    cleared."""
    found = False
    kind = g.pieces.type
    if not g.fresh:
        return False
    for piece in force:
        if kind[piece] != LEADER:
            if not g.fresh >> piece & 1:
                return False
            found = True
    return found


def must_storm(g: Position, pieces: Sequence[int], space: int) -> bool:
    """7.1, ruling B-90 Boxed arrivals of this turn stand in their entry hex around enemies in its
    town or outpost, whom they have to attack."""
    turn, entry = g.scenario.place, g.scenario.entry_hex
    for piece in pieces:
        if g.fresh >> piece & 1 and turn[piece] == g.turn and entry[piece] == space:
            return g.has_units(1 - g.side_of(piece), g.board.place_of[space])
    return False


def settle_fresh(g: Position) -> None:
    """7.1 Boxed arrivals are like others when no enemy unit is left in their entry hex."""
    left = g.fresh
    piece = 0
    while left:
        if left & 1:
            side = g.side_of(piece)
            hex = g.scenario.entry_hex[piece]
            if hex == NOTHING or not g.units_in_hex(1 - side, hex):
                g.fresh &= ~(1 << piece)
        left >>= 1
        piece += 1
