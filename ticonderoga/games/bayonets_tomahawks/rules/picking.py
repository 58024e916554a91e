"""13.2.3, 13.4, 13.8, 13.9.4 One of some pieces is picked: to be combined, Hit or eliminated.

The pieces that may be picked are in the ask (`among`). They always stand together and belong to
one side. Copies of one counter in the same state are all the same, so nobody is asked about them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ticonderoga.engine.ask import About, Ask, Choice, Procedure, Question, Reason
from ticonderoga.games.bayonets_tomahawks.position import Position

Otherwise = Callable[[Any, tuple[int, ...], int], str]
"""What is against a piece that stands with those that may be picked and is not one of them."""


def alike(g: Position, pieces: list[int]) -> bool:
    """Copies of one counter, all in the same state."""
    first = pieces[0]
    for piece in pieces:
        if (
            g.pieces.counter_of[piece] != g.pieces.counter_of[first]
            or g.is_reduced(piece) != g.is_reduced(first)
            or g.is_spent(piece) != g.is_spent(first)
        ):
            return False
    return True


def bars_pick(g: Position, among: tuple[int, ...], piece: int, otherwise: Otherwise) -> str:
    """Why a piece that is not one of these may not be picked."""
    if g.owner(piece) != g.owner(among[0]):
        return "pick_other_side"
    if g.where[piece] != g.where[among[0]]:
        return "pick_elsewhere"
    return otherwise(g, among, piece)


def picking_question(key: str, verb: str, otherwise: Otherwise) -> Question:
    """Answered with one of the pieces of the ask."""

    def offer(g: Any, ask: Ask) -> list[Choice]:
        return [(verb, piece) for piece in ask.among]

    def refuse(g: Any, ask: Ask, choice: Choice) -> Reason:
        return Reason(bars_pick(g, ask.among, choice[1], otherwise), choice[1:])

    return Question(key, offer, refuse, (verb,))


def pick(
    g: Position, seat: int, question: Question, pieces: list[int], about: About
) -> Procedure[int]:
    """One of some pieces, of which there is at least one."""
    if alike(g, pieces):
        return pieces[0]
    choice: Choice = yield Ask(seat, question, about, None, tuple(pieces))
    picked: int = choice[1]
    return picked
