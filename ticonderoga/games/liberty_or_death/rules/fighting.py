"""3.2.4, 3.3.3, 3.5.5 The Battle Command: which spaces, one Battle at a time."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Procedure
from ticonderoga.games.liberty_or_death.data.pieces import BRITISH
from ticonderoga.games.liberty_or_death.data.spaces import EVERYWHERE
from ticonderoga.games.liberty_or_death.order import Order
from ticonderoga.games.liberty_or_death.position import Position
from ticonderoga.games.liberty_or_death.rules.battle import battle
from ticonderoga.games.liberty_or_death.rules.forces import bars_price, pay
from ticonderoga.games.liberty_or_death.rules.interrupt import (
    bars_done,
    somewhere,
    space_steps,
    step,
)


def bars_battlefield(g: Position, faction: int, space: int) -> str:
    """3.2.4a, 3.3.3a, 3.5.5a Own pieces and enemy pieces are in the space."""
    if not g.has_pieces(faction, space):
        return "no_own_pieces"
    enemies = g.rebels[space] if faction == BRITISH else g.royalists[space]
    return "" if enemies else "no_enemies"


def bars_battle(g: Position, order: Order, space: int) -> str:
    """Why a Battle cannot be fought there under this order; empty if it can."""
    return (
        bars_battlefield(g, order.faction, space)
        or order.bars(space)
        or order.bars_struck(space)
        or bars_price(g, order, space)
    )


FIGHTING: Final = space_steps("battle", EVERYWHERE, {"fight": bars_battle}, bars_done)


def can_battle(g: Position, order: Order) -> bool:
    return somewhere(g, order, EVERYWHERE, bars_battle)


def battle_command(g: Position, order: Order) -> Procedure[None]:
    """3.2.4, 3.3.3, 3.5.5 Pay for a space, fight there, and perhaps go on."""
    while True:
        choice = yield from step(g, order, FIGHTING)
        if choice[0] == "done":
            return
        order.select(choice[1])
        pay(g, order, order.faction, 1)
        yield from battle(g, order, choice[1])
