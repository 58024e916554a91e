"""How far one gets over the map, with sets of hexes as bits of a number.

Thousands of hexes are looked at together in a few shifts, so that a leader who rides across half a
continent is a matter of microseconds.
"""

from __future__ import annotations


class Spread:
    """The steps that are open on the map, by winter (0 or 1)."""

    __slots__ = ("homeward", "passable", "steps")

    def __init__(self) -> None:
        self.steps: list[list[tuple[int, int]]] = [[], []]
        """The hexes that may be left by land in a direction, and how far it leads from them in
        the numbering. Columns that stand half a hex lower have steps of their own."""
        self.passable: list[list[int]] = []
        """By war and side: the hexes that are friendly to it, neutral or wilderness."""
        self.homeward: list[list[int]] = []
        """7.9 By war and side: the friendly civilized hexes, and those with a road or river."""

    def around(self, hexes: int, winter: int) -> int:
        """The hexes to which one step leads from some hexes."""
        found = 0
        for leaving, by in self.steps[winter]:
            going = hexes & leaving
            if going:
                found |= going << by if by >= 0 else going >> -by
        return found

    def reached(self, start: int, allowed: int, winter: int, wanted: int = -1) -> int:
        """The hexes that can be reached from a hex over allowed ones, itself included; if only
        some are wanted, it ends as soon as these are found."""
        found = edge = 1 << start
        while edge and wanted & ~found:
            edge = self.around(edge, winter) & allowed & ~found
            found |= edge
        return found
