"""3.0.3, 3.7, 13.8, 14.1.1 Stacks: pieces join and leave them, and their markers follow.

A stack is all pieces of a faction on a space (or in the Sail box). Rout and Out of Supply
markers lie on whole stacks: who splits off takes a copy along, and a stack that is joined by
units without the marker loses it.
"""

from __future__ import annotations

from collections.abc import Iterable

from ticonderoga.games.bayonets_tomahawks.data.kinds import (
    BASTION,
    COMMANDER,
    FLEET,
    FORT,
    INDIAN,
    LIGHT,
)
from ticonderoga.games.bayonets_tomahawks.position import CARRIED, REMOVED, Position

# ---------------------------------------------------------------------- types


def is_light(g: Position, piece: int) -> bool:
    """3.1 A Light unit, Indian or not."""
    return g.pieces.type[piece] in (LIGHT, INDIAN)


def is_mobile(g: Position, piece: int) -> bool:
    """10.2 Neither a Fort nor a Bastion."""
    return g.pieces.type[piece] not in (FORT, BASTION)


def count_units(g: Position, pieces: Iterable[int]) -> int:
    """How many of the pieces count for limits and ratios (10.1, 10.3.1)."""
    kind = g.pieces.type
    return sum([1 for piece in pieces if kind[piece] != COMMANDER])


def count_type(g: Position, pieces: Iterable[int], type_: int) -> int:
    kind = g.pieces.type
    return sum([1 for piece in pieces if kind[piece] == type_])


def has_fleet(g: Position, pieces: Iterable[int]) -> bool:
    return count_type(g, pieces, FLEET) > 0


# ---------------------------------------------------------------------- joining and leaving


def lift(g: Position, faction: int, pieces: Iterable[int]) -> int:
    """Take pieces that stand together off their space. The Rout and Out of Supply markers that
    they take along, as bits. Nothing is said of control: see rules/control.py."""
    going = tuple(pieces)
    place = g.where[going[0]]
    stack = g.stacks[faction][place]
    left = tuple([piece for piece in stack if piece not in going])
    marks = g.marks.get(2 * place + faction, 0)
    if left:
        g.stacks[faction][place] = left
    else:
        del g.stacks[faction][place]
        g.marks.pop(2 * place + faction, None)
    return marks & CARRIED


def fighters(g: Position, faction: int, place: int) -> tuple[int, ...]:
    """13.9.3, A-33 The pieces there that take part in a Battle: all but those that retreated to
    it."""
    stack = g.stacks[faction].get(place, ())
    if not g.sheltered:
        return stack
    return tuple([piece for piece in stack if not g.sheltered >> piece & 1])


def stand_up(g: Position, pieces: Iterable[int]) -> None:
    """13.9.3 Pieces that retreated to a Battle have left it, or it is over."""
    for piece in pieces:
        g.sheltered &= ~(1 << piece)


def put_down(g: Position, faction: int, pieces: Iterable[int], place: int, marks: int = 0) -> None:
    """Put pieces on a space or into the Sail box, with the markers they bring. A stack keeps a
    Rout or Out of Supply marker only if both parts have it (13.8, 14.1.1)."""
    coming = tuple(pieces)
    stack = g.stacks[faction].get(place)
    key = 2 * place + faction
    if stack is None:
        g.stacks[faction][place] = tuple(sorted(coming))
        now = marks & CARRIED
    else:
        g.stacks[faction][place] = tuple(sorted(stack + coming))
        before = g.marks.get(key, 0)
        now = before & ~CARRIED | before & marks & CARRIED
    set_marks(g, faction, place, now)
    for piece in coming:
        g.where[piece] = place


def shift(g: Position, faction: int, pieces: Iterable[int], place: int) -> None:
    """Pieces that stand together go to another space, and their markers with them."""
    going = tuple(pieces)
    put_down(g, faction, going, place, lift(g, faction, going))


def set_marks(g: Position, faction: int, place: int, marks: int) -> None:
    """The markers on a stack from now on."""
    if marks:
        g.marks[2 * place + faction] = marks
    else:
        g.marks.pop(2 * place + faction, None)


def add_mark(g: Position, faction: int, place: int, mark: int) -> None:
    set_marks(g, faction, place, g.mark(faction, place) | mark)


def clear_mark(g: Position, faction: int, place: int, mark: int) -> None:
    set_marks(g, faction, place, g.mark(faction, place) & ~mark)


def send_away(g: Position, piece: int, box: int) -> None:
    """A piece leaves the map or the Sail box for a box or pool, on its Full face and not Spent."""
    faction = g.owner(piece)
    if g.where[piece] >= 0:
        lift(g, faction, (piece,))
    g.where[piece] = box
    g.reduced &= ~(1 << piece)
    g.spent &= ~(1 << piece)
    g.sheltered &= ~(1 << piece)
    g.garrison &= ~(1 << piece)


def bring_in(g: Position, faction: int, piece: int, place: int) -> None:
    """3.0.2 A piece enters play on its Full face; it joins the stack there (A-32)."""
    g.reduced &= ~(1 << piece)
    g.spent &= ~(1 << piece)
    put_down(g, faction, (piece,), place)


def make_spent(g: Position, pieces: Iterable[int]) -> None:
    """7.2.1"""
    for piece in pieces:
        g.spent |= 1 << piece


# ---------------------------------------------------------------------- Commanders


def lone_commanders(g: Position, faction: int) -> list[int]:
    """3.7 Commanders who are stacked with no unit of another type."""
    kind = g.pieces.type
    found: list[int] = []
    for place in sorted(g.stacks[faction]):
        stack = g.stacks[faction][place]
        if all(kind[piece] == COMMANDER for piece in stack):
            found += stack
    return found


def remove_commander(g: Position, piece: int) -> None:
    """3.7 A Commander leaves play."""
    send_away(g, piece, REMOVED)
