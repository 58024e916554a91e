"""3.5 The French Commands: Agent Mobilization, Hortalez and Muster (March, Battle are shared)."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Procedure
from ticonderoga.engine.game import record
from ticonderoga.engine.kit.questions import (
    ask_yes_no,
    number_question,
    one_question,
    pick_number,
    pick_one,
    yes_no_question,
)
from ticonderoga.games.liberty_or_death.data.pieces import (
    ACTIVE_SUPPORT,
    CONTINENTAL,
    FRENCH,
    FRENCH_REGULAR,
    MAX_RESOURCES,
    MILITIA,
    PATRIOT_FORT,
    PATRIOTS,
    REBELLION_CONTROL,
)
from ticonderoga.games.liberty_or_death.data.spaces import EVERYWHERE, WEST_INDIES
from ticonderoga.games.liberty_or_death.order import Order
from ticonderoga.games.liberty_or_death.position import Position
from ticonderoga.games.liberty_or_death.rules.asking import ONE_CONTINENTAL, TWO_MILITIA
from ticonderoga.games.liberty_or_death.rules.forces import (
    bars_price,
    gain,
    leaders_rejoin,
    pay,
    place,
    remove,
    room_for,
)
from ticonderoga.games.liberty_or_death.rules.interrupt import (
    bars_done,
    somewhere,
    space_steps,
    step,
)

REGULARS_AT_ONCE: Final = 4
MUSTER_PRICE: Final = 2
FORT_REGULARS: Final = 2

AGENTS_RAISE: Final = one_question("agents_raise", "option")
HOW_MANY_FRENCH: Final = number_question("muster_french")
FRENCH_FORT: Final = yes_no_question("french_fort")
HOW_MUCH: Final = number_question("hortalez_sum")


# ---------------------------------------------------------------------- 3.5.1 Agent Mobilization


def bars_agents(g: Position, order: Order, space: int) -> str:
    """3.5.1a One of four Provinces, not at Active Support, with something to place."""
    if space not in g.board.agent_spaces:
        return "no_agents_there"
    if g.level[space] == ACTIVE_SUPPORT:
        return "active_support"
    if not g.available[MILITIA] and not g.available[CONTINENTAL]:
        return "none_available"
    return order.bars(space) or bars_price(g, order, space)


# ---------------------------------------------------------------------- 3.5.3 Muster


def bars_french_muster(g: Position, order: Order, space: int) -> str:
    """3.5.3a One Colony or City under Rebellion Control, or the West Indies."""
    if space != WEST_INDIES:
        if g.board.is_reserve[space]:
            return "colonies_and_cities"
        if g.control[space] != REBELLION_CONTROL:
            return "no_rebellion_control"
    return (
        order.bars(space) or order.bars_struck(space) or bars_price(g, order, space, MUSTER_PRICE)
    )


# ---------------------------------------------------------------------- one space, then done


MOBILIZING: Final = space_steps(
    "agent_mobilization", EVERYWHERE, {"agents": bars_agents}, bars_done
)
FRENCH_MUSTERING: Final = space_steps(
    "french_muster", EVERYWHERE, {"muster_at": bars_french_muster}, bars_done
)


def can_mobilize(g: Position, order: Order) -> bool:
    return somewhere(g, order, g.board.agent_spaces, bars_agents)


def agent_mobilization(g: Position, order: Order) -> Procedure[None]:
    """3.5.1 Two Militia or one Continental; A84 one Militia if no more is Available."""
    choice = yield from step(g, order, MOBILIZING)
    if choice[0] == "done":
        return
    space: int = choice[1]
    order.select(space)
    pay(g, order, FRENCH, 1)
    record(g, "agents", space)
    options: list[int] = []
    if g.available[MILITIA]:
        options.append(TWO_MILITIA)
    if g.available[CONTINENTAL]:
        options.append(ONE_CONTINENTAL)
    raised = yield from pick_one(FRENCH, AGENTS_RAISE, options, {"space": space})
    if raised == TWO_MILITIA:
        yield from place(g, FRENCH, MILITIA, space, 2)
    else:
        yield from place(g, FRENCH, CONTINENTAL, space, 1)


def can_french_muster(g: Position, order: Order) -> bool:
    return somewhere(g, order, EVERYWHERE, bars_french_muster)


def french_muster(g: Position, order: Order) -> Procedure[None]:
    """3.5.3 Up to four Regulars in one place; two of them may make a Patriot Fort."""
    choice = yield from step(g, order, FRENCH_MUSTERING)
    if choice[0] != "done":
        yield from muster_at(g, order, choice[1])


def muster_at(g: Position, order: Order, space: int, patriots_pay: bool = False) -> Procedure[None]:
    """3.5.3 In this very space; A10 the Patriots pay for the Fort in the Muster of the Treaty,
    free as it is."""
    order.select(space)
    pay(g, order, FRENCH, MUSTER_PRICE)
    most = min(REGULARS_AT_ONCE, g.available[FRENCH_REGULAR])
    number = yield from pick_number(FRENCH, HOW_MANY_FRENCH, 0, most, {"space": space})
    yield from place(g, FRENCH, FRENCH_REGULAR, space, number)
    price = 1 if patriots_pay or not order.free else 0
    if (
        g.french[space] < FORT_REGULARS
        or not g.available[PATRIOT_FORT]
        or not room_for(g, PATRIOT_FORT, space)
        or g.resources[PATRIOTS] < price
    ):
        return
    builds = yield from ask_yes_no(FRENCH, FRENCH_FORT, {"space": space})
    if builds:
        remove(g, FRENCH_REGULAR, space, FORT_REGULARS)
        gain(g, PATRIOTS, -price)
        yield from place(g, FRENCH, PATRIOT_FORT, space, 1)
        yield from leaders_rejoin(g)


# ---------------------------------------------------------------------- 3.5.2 Hortalez


def can_hortalez(g: Position, order: Order) -> bool:
    """2.3.4f At least one Resource is handed over; A78 also when the Command is free."""
    if order.must_involve >= 0:
        return False
    if order.free and g.edition.free_hortalez_is_free:
        return True
    return g.resources[FRENCH] + order.credit > 0


def hortalez(g: Position, order: Order) -> Procedure[None]:
    """3.5.2 The French pay, the Patriots receive that and one more."""
    unpaid = order.free and g.edition.free_hortalez_is_free
    most = MAX_RESOURCES if unpaid else g.resources[FRENCH]
    amount = yield from pick_number(FRENCH, HOW_MUCH, 1, most)
    order.executed = True
    record(g, "hortalez", amount)
    if not unpaid:
        order.paid += amount
        gain(g, FRENCH, -amount)
    gain(g, PATRIOTS, amount + 1)
