"""5.1, 9.7 Who holds a space, a hex and what is in it.

Control is by combat units; leaders hold nothing. An empty civilized space belongs to the side
it is friendly to, any other empty space to nobody (ruling 48).
"""

from __future__ import annotations

from ticonderoga.games.end_of_empire.data.kinds import NOBODY, NOTHING, SIDES
from ticonderoga.games.end_of_empire.position import Position


def holder(g: Position, space: int) -> int:
    """The side with a combat unit in this very space; NOBODY if there is none. Both can be there
    only while a combat is being fought, then it is the one whose turn it is not."""
    for side in SIDES:
        if g.has_units(side, space):
            return side
    return NOBODY


def owner_of(g: Position, hex: int) -> int:
    """9.7 The side that a hex is friendly to in this war."""
    return g.board.owner[g.war][hex]


def controller(g: Position, hex: int) -> int:
    """5.1 Who controls a hex with what is in it (port, entry point, supply, town): whoever is in
    its town or outpost; else whoever is in the hex; else the side it is friendly to."""
    place = g.board.place_of[hex]
    if place != NOTHING:
        inside = holder(g, place)
        if inside != NOBODY:
            return inside
    outside = holder(g, hex)
    return outside if outside != NOBODY else owner_of(g, hex)


def controls(g: Position, side: int, hex: int) -> bool:
    return controller(g, hex) == side


def line_holder(g: Position, hex: int) -> int:
    """5.1, E21 Who controls the river and road of a hex: whoever is in the hex outside; else
    whoever is in its town or outpost; NOBODY if it is empty."""
    outside = holder(g, hex)
    if outside != NOBODY:
        return outside
    place = g.board.place_of[hex]
    return holder(g, place) if place != NOTHING else NOBODY
