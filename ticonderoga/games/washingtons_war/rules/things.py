"""What comes into question where a question offers all that nothing bars (kit/questions)."""

from __future__ import annotations

from collections.abc import Iterable

from ticonderoga.games.washingtons_war.data.board import AMERICAN, BRITISH
from ticonderoga.games.washingtons_war.position import Position


def in_hand(g: Position, side: int) -> Iterable[int]:
    return g.hands[side]


def generals_of(g: Position, side: int) -> Iterable[int]:
    return g.pack.pieces.by_side[side]


def ports(g: Position, side: int) -> Iterable[int]:
    return g.board.ports


def spaces(g: Position, side: int) -> Iterable[int]:
    return range(g.board.size)


def zones(g: Position, side: int) -> Iterable[int]:
    return range(len(g.board.zone_ids))


def sides(g: Position, side: int) -> Iterable[int]:
    return AMERICAN, BRITISH


def unbarred(g: Position, side: int, thing: int) -> str:
    """Nothing is against any of them."""
    return ""
