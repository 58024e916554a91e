"""13.8 Rout: when a beaten side is Routed, and what it loses."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Procedure
from ticonderoga.engine.game import record
from ticonderoga.games.bayonets_tomahawks.data.kinds import ARTILLERY, COMMANDER, FORT, INDIAN
from ticonderoga.games.bayonets_tomahawks.position import ROUT, Position
from ticonderoga.games.bayonets_tomahawks.rules.losses import eliminate, eliminate_all
from ticonderoga.games.bayonets_tomahawks.rules.picking import pick, picking_question
from ticonderoga.games.bayonets_tomahawks.rules.stacks import (
    add_mark,
    count_units,
    fighters,
    is_light,
)
from ticonderoga.games.bayonets_tomahawks.underway import Battle

ROUT_MARGIN: Final = 3
"""13.8 Positions behind the winner."""


def far_behind(battle: Battle, loser: int) -> bool:
    """13.8 The loser's marker is three or more positions below the winner's."""
    return battle.track[1 - loser] - battle.track[loser] >= ROUT_MARGIN


def walls_fell(g: Position, battle: Battle, loser: int) -> bool:
    """13.8 The last Bastion of a defender fell in this Battle."""
    return loser == battle.defender and battle.had_bastion and not g.bastions(battle.space)


def rout_victims(g: Position, faction: int, space: int) -> list[int]:
    """13.8, A-12 The units of which a Routed side loses one: Artillery if there is any, else any
    but a Fort; an Indian unit only as a last resort. Commanders are never chosen."""
    kind = g.pieces.type
    units = [p for p in fighters(g, faction, space) if kind[p] not in (FORT, COMMANDER)]
    guns = [piece for piece in units if kind[piece] == ARTILLERY]
    if guns:
        return guns
    return [piece for piece in units if kind[piece] != INDIAN] or units


def _not_lost(g: Position, among: tuple[int, ...], piece: int) -> str:
    kind = g.pieces.type
    if kind[piece] == COMMANDER:
        return "pick_commander"
    if g.sheltered >> piece & 1:
        return "pick_sheltered"
    if kind[piece] == FORT:
        return "rout_fort"
    return "rout_artillery_first" if kind[among[0]] == ARTILLERY else "rout_indians_last"


ROUT_LOSS: Final = picking_question("rout_loss", "lose", _not_lost)


def rout(g: Position, battle: Battle, loser: int) -> Procedure[None]:
    """13.8 Whether the beaten stack is Routed, and then its penalties. What becomes of its Fort
    is told with the retreat. Those who kept out of the Battle do not pay for it."""
    space = battle.space
    behind = far_behind(battle, loser)
    fell = walls_fell(g, battle, loser)
    if not (behind or fell) or not count_units(g, fighters(g, loser, space)):
        return
    record(g, "routed", loser, space)
    add_mark(g, loser, space, ROUT)
    if behind and fell:
        record(g, "walls_fell", loser)
        heavy = [piece for piece in fighters(g, loser, space) if not is_light(g, piece)]
        yield from eliminate_all(g, heavy)
    found = rout_victims(g, loser, space)
    if found:
        piece = yield from pick(g, loser, ROUT_LOSS, found, {"space": space})
        yield from eliminate(g, piece)
