"""13.8, 13.9.5 The Fort of a beaten stack: burned by its owner, or taken over by the enemy."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Ask, Choice, Procedure, Question, Reason
from ticonderoga.engine.game import record
from ticonderoga.games.bayonets_tomahawks.data.kinds import FORT, NOTHING
from ticonderoga.games.bayonets_tomahawks.position import POOL, REMOVED, Position
from ticonderoga.games.bayonets_tomahawks.rules.stacks import put_down, send_away
from ticonderoga.games.bayonets_tomahawks.underway import Retreat

BURN: Final[Choice] = ("burn_fort",)
LEAVE: Final[Choice] = ("leave_fort",)


def _offer_fort(g: Position, ask: Ask) -> list[Choice]:
    return [BURN, LEAVE]


def _refuse_fort(g: Position, ask: Ask, choice: Choice) -> Reason:
    return Reason("another_matter")


FORT_FATE: Final = Question("fort_fate", _offer_fort, _refuse_fort, ("burn_fort", "leave_fort"))


def spare_fort(g: Position, faction: int) -> int:
    """A Fort in the pool of a faction; -1 for none."""
    for piece in range(g.pieces.count):
        if (
            g.where[piece] == POOL
            and g.pieces.type[piece] == FORT
            and g.pieces.faction[piece] == faction
        ):
            return piece
    return NOTHING


def leave_fort(g: Position, r: Retreat) -> Procedure[None]:
    """13.9.5 A stack that is not Routed may remove its Fort from play. Otherwise one of the enemy
    takes its place, Reduced if it was, unless his pool has none (A-35)."""
    fort = g.fort_at(r.faction, r.space)
    if fort == NOTHING:
        return
    enemy = 1 - r.faction
    other = spare_fort(g, enemy)
    if other != NOTHING and not r.routed:
        choice: Choice = yield Ask(r.faction, FORT_FATE, {"piece": fort}, ("space", r.space))
        if choice == BURN:
            other = NOTHING
    reduced = g.is_reduced(fort)
    send_away(g, fort, REMOVED)
    if other == NOTHING:
        record(g, "fort_gone", fort)
        return
    record(g, "fort_taken", fort, other)
    put_down(g, enemy, (other,), r.space, g.mark(enemy, r.space))
    if reduced:
        g.reduced |= 1 << other
