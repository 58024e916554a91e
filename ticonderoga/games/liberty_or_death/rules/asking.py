"""What this game adds to the usual questions (kit/questions.py): its options and its pieces."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.kit.questions import spaces_in
from ticonderoga.games.liberty_or_death.position import Position

# What can be chosen besides spaces, pieces and numbers; the labels are in text/.
STRIKE_ONE: Final = 0
STRIKE_TWO: Final = 1
STRIKE_BASE: Final = 2
PREPARE_SQUADRON: Final = 3
PREPARE_REGULARS: Final = 4
PREPARE_RESOURCES: Final = 5
TWO_MILITIA: Final = 6
ONE_CONTINENTAL: Final = 7
SUPPLY_PAY: Final = 8
SUPPLY_REMOVE: Final = 9
SUPPLY_SHIFT: Final = 10
SUPPLY_MOVE: Final = 11
A_SCOUT: Final = 12
A_MARCH: Final = 13
MORE_MILITIA: Final = 14
MORE_WAR_PARTIES: Final = 15
OPTION_IDS: Final = (
    "strike_one", "strike_two", "strike_base", "prepare_squadron", "prepare_regulars",
    "prepare_resources", "two_militia", "one_continental", "supply_pay", "supply_remove",
    "supply_shift", "supply_move", "scout", "march", "two_militia_one_war_party",
    "one_militia_two_war_parties",
)  # fmt: skip
"""Their names in saved games, by number."""

Piece = tuple[int, int]
"""A space, and a kind of which a piece is there."""

NOWHERE: Final = -1
"""The space that is picked where there is none, or none is wanted."""
NOBODY: Final = -1
"""The faction that is picked where none comes into question."""


def counting_down(number: int) -> range:
    """How many are still to be picked, each time that one of so many is: 3, 2, 1."""
    return range(number, 0, -1)


def without(bits: int, space: int) -> int:
    """The spaces of a mask but one."""
    return bits & ~(1 << space)


def pieces_in(g: Position, bits: int, kinds: tuple[int, ...]) -> list[Piece]:
    """The pieces of some kinds in the spaces of a mask, one of each kind in each space."""
    pieces: list[Piece] = []
    by_kind = g.by_kind
    for space in spaces_in(bits):
        for kind in kinds:
            if by_kind[kind][space]:
                pieces.append((space, kind))
    return pieces
