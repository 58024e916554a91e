"""What a hand does on the map, in the words of the rules: whom it may take up, and what it means to
draw them to another space.

Pieces with a name of their own are taken up one by one. Those that are only counted are taken by
lots: so many of a kind, as the board lists them (`Board.lots`).
"""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Choice, Reason

BESIDE: Final = -1
"""Where a hand takes pieces that are not on the map: from a box beside it."""


class Grasp:
    """What a hand holds: pieces by name, and so many of each lot. An empty one means the whole
    stack, as far as it can go."""

    __slots__ = ("lots", "pieces")

    def __init__(
        self, pieces: tuple[int, ...] = (), lots: tuple[tuple[int, int], ...] = ()
    ) -> None:
        self.pieces: tuple[int, ...] = pieces
        self.lots: tuple[tuple[int, int], ...] = lots

    @property
    def whole(self) -> bool:
        return not self.pieces and not self.lots

    def count(self, lot: int) -> int:
        """How many of a lot are held."""
        return sum([number for each, number in self.lots if each == lot])


WHOLE = Grasp()


class Lot:
    """Pieces of a lot in a space: how many a hand may take, how many go with the whole stack, and
    the reason against any (None if they may go along)."""

    __slots__ = ("lot", "most", "reason", "usual")

    def __init__(
        self, lot: int, most: int, reason: Reason | None = None, usual: int | None = None
    ) -> None:
        self.lot: int = lot
        self.most: int = most
        self.reason: Reason | None = reason
        self.usual: int = most if usual is None else usual


class Muster:
    """Whom a hand may take up at a space: each piece that could be meant, and the reason against
    it (None if it may go along); of each lot, how many."""

    __slots__ = ("gathers", "goal", "goals", "lots", "pieces")

    def __init__(
        self,
        pieces: list[tuple[int, Reason | None]] | None = None,
        gathers: bool = False,
        lots: list[Lot] | None = None,
        goal: int = -1,
        goals: list[int] | None = None,
    ) -> None:
        self.pieces: list[tuple[int, Reason | None]] = pieces or []
        self.gathers: bool = gathers
        """They come from elsewhere to the space, instead of going from it: a stroke from the space
        to itself gathers them."""
        self.lots: list[Lot] = lots or []
        self.goal: int = goal
        """Where they go, if that is settled already; else -1."""
        self.goals: list[int] | None = goals
        """Where the whole stack can be drawn; None where a table may find out by trying."""


class Stroke:
    """What it means to draw pieces from a space to another: choices to make one after another
    (none if it means nothing), and who of them stays behind, and why.

    Where the same can be done in several ways, by this card or by that one, each way is a list of
    choices that begins with one of its own, and whoever draws picks one; `choices` is the first."""

    __slots__ = ("against", "choices", "lots_stay", "stays", "ways")

    def __init__(
        self,
        choices: list[Choice] | None = None,
        stays: list[tuple[int, Reason]] | None = None,
        lots_stay: list[tuple[int, Reason]] | None = None,
        against: Reason | None = None,
        ways: list[list[Choice]] | None = None,
    ) -> None:
        self.ways: list[list[Choice]] = ways or ([choices] if choices else [])
        self.choices: list[Choice] = self.ways[0] if self.ways else []
        self.stays: list[tuple[int, Reason]] = stays or []
        self.lots_stay: list[tuple[int, Reason]] = lots_stay or []
        """Lots of which some or all stay behind."""
        self.against: Reason | None = against
        """Why nobody can be drawn there, if that can be said of the space itself."""
