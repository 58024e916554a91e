"""3.2.4, 3.3.3, 3.5.5 The Battle Command: which spaces, one Battle at a time."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Ask, Choice, Procedure
from ticonderoga.games.liberty_or_death.data.pieces import BRITISH, PATRIOTS
from ticonderoga.games.liberty_or_death.data.spaces import EVERYWHERE, WEST_INDIES
from ticonderoga.games.liberty_or_death.order import Order
from ticonderoga.games.liberty_or_death.position import Position
from ticonderoga.games.liberty_or_death.rules.battle import battle
from ticonderoga.games.liberty_or_death.rules.forces import can_pay, pay
from ticonderoga.games.liberty_or_death.rules.interrupt import (
    order_in_hand,
    somewhere,
    specials_now,
    step,
    step_question,
)
from ticonderoga.games.liberty_or_death.rules.marching import DONE


def bars_battlefield(g: Position, faction: int, space: int) -> str:
    """3.2.4a, 3.3.3a, 3.5.5a Own pieces and enemy pieces are in the space."""
    if not g.has_pieces(faction, space):
        return "no_own_pieces"
    if space == WEST_INDIES and faction == PATRIOTS:
        return "not_in_west_indies"
    enemies = g.rebels[space] if faction == BRITISH else g.royalists[space]
    return "" if enemies else "no_enemies"


def bars_battle(g: Position, order: Order, space: int) -> str:
    """Why a Battle cannot be fought there under this order; empty if it can."""
    reason = (
        bars_battlefield(g, order.faction, space) or order.bars(space) or order.bars_struck(space)
    )
    if reason:
        return reason
    if order.must_involve >= 0 and order.must_involve != space:
        return "leader_not_involved"
    return "" if can_pay(g, order, order.faction, 1) else "cannot_pay"


def _bars_fight(g: Position, order: Order, choice: Choice) -> str:
    if choice[0] == "done":
        return "" if order.spaces else "nothing_selected"
    return bars_battle(g, order, choice[1])


def _offer_battle(g: Position, ask: Ask) -> list[Choice]:
    order = order_in_hand(g)
    choices: list[Choice] = [
        ("fight", space) for space in EVERYWHERE if not bars_battle(g, order, space)
    ]
    choices += specials_now(g, order)
    if order.spaces:
        choices.append(DONE)
    return choices


FIGHTING: Final = step_question("battle", _offer_battle, _bars_fight, ("fight", "special", "done"))


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
