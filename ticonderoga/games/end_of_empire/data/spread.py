"""How far one gets over the map, with sets of hexes as bits of a number.

Thousands of hexes are looked at together in a few shifts, so that a leader who rides across half a
continent is a matter of microseconds.
"""

from __future__ import annotations

from typing import Final

DIRECTIONS: Final = 6


class Spread:
    """The steps that are open on the map, by winter (0 or 1) and direction."""

    __slots__ = ("homeward", "leaves", "lower", "passable", "shifts")

    def __init__(self) -> None:
        self.leaves: list[list[int]] = [[0] * DIRECTIONS, [0] * DIRECTIONS]
        """The hexes that may be left by land in a direction."""
        self.lower: int = 0
        """The hexes of the columns that stand half a hex lower."""
        self.shifts: list[list[int]] = [[0] * DIRECTIONS, [0] * DIRECTIONS]
        """How far a direction leads in the numbering, from other columns and from these."""
        self.passable: list[list[int]] = []
        """By war and side: the hexes that are friendly to it, neutral or wilderness."""
        self.homeward: list[list[int]] = []
        """7.9 By war and side: the friendly civilized hexes, and those with a road or river."""

    def around(self, hexes: int, winter: int) -> int:
        """The hexes to which one step leads from some hexes."""
        found = 0
        for way, leaving in enumerate(self.leaves[winter]):
            going = hexes & leaving
            if going:
                found |= _moved(going & ~self.lower, self.shifts[0][way])
                found |= _moved(going & self.lower, self.shifts[1][way])
        return found

    def reached(self, start: int, allowed: int, winter: int) -> int:
        """The hexes that can be reached from a hex over allowed ones, itself included."""
        found = edge = 1 << start
        while edge:
            edge = self.around(edge, winter) & allowed & ~found
            found |= edge
        return found


def _moved(hexes: int, by: int) -> int:
    return hexes << by if by >= 0 else hexes >> -by
