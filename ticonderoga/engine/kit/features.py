"""Features for learners: the blocks that a game lists in `Rules(features=…)`.

A block reads from a position what a seat may see, and nothing else, and says what it found as
numbers. engine/features.py puts the blocks in a row; see there.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

NUMBER: Final = 0
NUMBERS: Final = 1
ONE_OF: Final = 2
SOME_OF: Final = 3
BITS: Final = 4
COUNTS: Final = 5

Read = Callable[[Any, int], Any]
"""What a block reads from a position for a seat."""


class Feature:
    """A block of features: what it is called, the things it speaks of, and how it is read. Its
    values are divided by `most`, so that they are -1 to 1 as a rule."""

    __slots__ = ("kind", "labels", "most", "name", "read")

    def __init__(
        self, name: str, labels: Sequence[str], most: float, kind: int, read: Read
    ) -> None:
        self.name: str = name
        self.labels: Sequence[str] = labels
        self.most: float = most
        self.kind: int = kind
        self.read: Read = read


def number(name: str, most: float, read: Read) -> Feature:
    """One number, or a yes or no."""
    return Feature(name, ("",), most, NUMBER, read)


def numbers(name: str, labels: Sequence[str], most: float, read: Read) -> Feature:
    """A number for each thing: a list as long as the labels."""
    return Feature(name, labels, most, NUMBERS, read)


def one_of(name: str, labels: Sequence[str], read: Read) -> Feature:
    """A 1 at one of the things, by its index; below 0 for none."""
    return Feature(name, labels, 1.0, ONE_OF, read)


def some_of(name: str, labels: Sequence[str], read: Read) -> Feature:
    """A 1 at each thing whose index is listed; those below 0 are left out."""
    return Feature(name, labels, 1.0, SOME_OF, read)


def bits(name: str, labels: Sequence[str], read: Read) -> Feature:
    """A 1 at each thing whose bit is set."""
    return Feature(name, labels, 1.0, BITS, read)


def counts(name: str, labels: Sequence[str], most: float, read: Read) -> Feature:
    """Numbers for few of many things, as pairs of index and number; added up where an index
    comes more than once."""
    return Feature(name, labels, most, COUNTS, read)


def crossed(first: Sequence[str], second: Sequence[str]) -> list[str]:
    """Labels for each pair of things: number `i` of the first and `j` of the second have the
    index `i * len(second) + j`."""
    return [f"{one} {other}" for one in first for other in second]
