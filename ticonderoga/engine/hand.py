"""What a hand does on the map, in the words of the rules: whom it may take up, and what it means to
draw them to another space."""

from __future__ import annotations

from ticonderoga.engine.ask import Choice, Reason


class Muster:
    """Whom a hand may take up at a space: each piece that could be meant, and the reason against
    it (None if it may go along)."""

    __slots__ = ("gathers", "pieces")

    def __init__(
        self, pieces: list[tuple[int, Reason | None]] | None = None, gathers: bool = False
    ) -> None:
        self.pieces: list[tuple[int, Reason | None]] = pieces or []
        self.gathers: bool = gathers
        """They come from elsewhere to the space, instead of going from it: a stroke from the space
        to itself gathers them."""


class Stroke:
    """What it means to draw pieces from a space to another: choices to make one after another
    (none if it means nothing), and who of them stays behind, and why."""

    __slots__ = ("choices", "stays")

    def __init__(
        self,
        choices: list[Choice] | None = None,
        stays: list[tuple[int, Reason]] | None = None,
    ) -> None:
        self.choices: list[Choice] = choices or []
        self.stays: list[tuple[int, Reason]] = stays or []
