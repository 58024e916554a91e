"""13.2.3 Reduced units of one type are combined into Full ones: before a Battle, and in winter."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ticonderoga.engine.ask import Procedure
from ticonderoga.engine.game import record
from ticonderoga.games.bayonets_tomahawks.data.kinds import (
    ARTILLERY,
    FLEET,
    LIGHT,
    METROPOLITAN,
    PROVINCIAL,
)
from ticonderoga.games.bayonets_tomahawks.position import Position
from ticonderoga.games.bayonets_tomahawks.rules.losses import eliminate
from ticonderoga.games.bayonets_tomahawks.rules.picking import pick, picking_question
from ticonderoga.games.bayonets_tomahawks.rules.stacks import fighters

COMBINING: Final = (LIGHT, METROPOLITAN, PROVINCIAL, ARTILLERY, FLEET)
"""A-52 The types that combine: Bastions and Forts never do, Indians have one step only."""


def halves(g: Position, pieces: Iterable[int], type_: int) -> list[int]:
    """The Reduced units of a type among some pieces."""
    kind = g.pieces.type
    return [piece for piece in pieces if kind[piece] == type_ and g.is_reduced(piece)]


def _not_a_half(g: Position, among: tuple[int, ...], piece: int) -> str:
    if not g.is_reduced(piece):
        return "combine_full"
    if g.pieces.type[piece] != g.pieces.type[among[0]]:
        return "combine_other_type"
    return "combine_not_now"


COMBINE: Final = picking_question("combine", "combine", _not_a_half)
MAKE_FULL: Final = picking_question("make_full", "make_full", _not_a_half)


def combine_stack(g: Position, faction: int, place: int) -> Procedure[None]:
    """13.2.3 The Reduced units of a stack; those that keep out of a Battle there do not combine."""
    yield from combine_among(g, faction, fighters(g, faction, place))


def combine_among(g: Position, faction: int, pieces: Iterable[int]) -> Procedure[None]:
    """13.2.3 Pair by pair, as long as there are two Reduced units of a type: the owner picks the
    one that is eliminated, and the one that becomes Full."""
    reduced = [piece for piece in pieces if g.is_reduced(piece)]
    for type_ in COMBINING:
        pair = halves(g, reduced, type_)
        while len(pair) > 1:
            lost = yield from pick(g, faction, COMBINE, pair, {})
            others = [piece for piece in pair if piece != lost]
            full = yield from pick(g, faction, MAKE_FULL, others, {"lost": lost})
            g.reduced &= ~(1 << full)
            record(g, "combined", full, lost)
            yield from eliminate(g, lost, g.edition.combining_draws_wie)
            pair = halves(g, reduced, type_)
