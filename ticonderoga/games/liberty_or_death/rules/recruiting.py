"""3.3.1d, 3.4.1d What Rally and Gather share: drawing irregulars in, and giving units up."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Ask, Choice, Procedure
from ticonderoga.engine.kit.questions import pick_piece, piece_question
from ticonderoga.games.liberty_or_death.data.pieces import (
    ACTIVE_MILITIA,
    ACTIVE_WAR_PARTY,
    ALLY,
    MILITIA,
    PATRIOTS,
    WAR_PARTY,
)
from ticonderoga.games.liberty_or_death.order import Order
from ticonderoga.games.liberty_or_death.position import Position
from ticonderoga.games.liberty_or_death.rules.asking import pieces_in
from ticonderoga.games.liberty_or_death.rules.forces import hide_all, lead, leaders_rejoin, remove
from ticonderoga.games.liberty_or_death.rules.interrupt import (
    order_in_hand,
    specials_now,
    step,
    step_question,
)
from ticonderoga.games.liberty_or_death.rules.marching import ARRIVE, bars_lead, carry, unmoved

GIVE_UP: Final = piece_question("give_up")
GIVE_UP_WAR_PARTY: Final = piece_question("give_up_war_party")


def irregulars_of(faction: int) -> tuple[int, int]:
    """The Underground and the Active kind that a faction draws in."""
    return (MILITIA, ACTIVE_MILITIA) if faction == PATRIOTS else (WAR_PARTY, ACTIVE_WAR_PARTY)


def bars_draw(g: Position, order: Order, origin: int, kind: int, number: int) -> str:
    """Why irregulars cannot be drawn in from there; empty if they can."""
    if kind not in irregulars_of(order.faction):
        return "irregulars_only"
    if not g.board.neighbour_bits[order.target] >> origin & 1:
        return "not_adjacent"
    return "" if 1 <= number <= unmoved(g, order, kind, origin) else "not_so_many"


def _offer_draw(g: Position, ask: Ask) -> list[Choice]:
    order = order_in_hand(g)
    choices: list[Choice] = []
    for origin in g.board.adjacent[order.target]:
        for kind in irregulars_of(order.faction):
            for number in range(1, unmoved(g, order, kind, origin) + 1):
                choices.append(("move", origin, kind, number))
    for leader in (g.leader_of[order.faction], g.leader_of[ALLY[order.faction]]):
        if not bars_lead(g, order, leader):
            choices.append(("lead", leader))
    choices += specials_now(g, order)
    choices.append(ARRIVE)
    return choices


def _bars_draw_step(g: Position, order: Order, choice: Choice) -> str:
    if choice[0] == "move":
        return bars_draw(g, order, choice[1], choice[2], choice[3])
    return bars_lead(g, order, choice[1]) if choice[0] == "lead" else ""


DRAWING: Final = step_question(
    "draw_in", _offer_draw, _bars_draw_step, ("move", "lead", "special", "arrive")
)


def draw_in(g: Position, order: Order, space: int) -> Procedure[None]:
    """Move irregulars in from adjacent spaces, then hide all that are there."""
    order.target = space
    order.moves = []
    involved = order.involved
    while True:
        choice = yield from step(g, order, DRAWING)
        if choice[0] == "arrive":
            break
        if choice[0] == "lead":
            lead(g, choice[1], space)
        else:
            carry(g, order, choice[1], choice[2], choice[3])
    order.target = -1
    order.involved = involved  # 2.3.8g origins count for March, Scout, Raid and Garrison alone
    hide_all(g, irregulars_of(order.faction)[0], space)
    if g.thinned:
        yield from leaders_rejoin(g)


def give_up(
    g: Position, order: Order, kinds: tuple[int, ...], space: int, number: int
) -> Procedure[None]:
    """Take own units of a space for something else, one at a time."""
    question = GIVE_UP if order.faction == PATRIOTS else GIVE_UP_WAR_PARTY
    for _ in range(number):
        _, kind = yield from pick_piece(
            order.faction, question, pieces_in(g, 1 << space, kinds), {"space": space}
        )
        remove(g, kind, space, 1)
