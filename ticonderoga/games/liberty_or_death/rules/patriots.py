"""3.3 The Patriot Commands: Rally and Rabble-Rousing (March and Battle are shared)."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Procedure
from ticonderoga.engine.game import record
from ticonderoga.engine.kit.questions import number_question, pick_number
from ticonderoga.games.liberty_or_death.data.pieces import (
    ACTIVE_MILITIA,
    ACTIVE_SUPPORT,
    CONTINENTAL,
    MILITIA,
    PATRIOT_FORT,
    PATRIOTS,
    PROPAGANDA,
    REBELLION_CONTROL,
)
from ticonderoga.games.liberty_or_death.data.spaces import EVERYWHERE, MAP, WEST_INDIES
from ticonderoga.games.liberty_or_death.order import Order
from ticonderoga.games.liberty_or_death.position import Position
from ticonderoga.games.liberty_or_death.rules.forces import (
    activate,
    bars_price,
    pay,
    place,
    place_markers,
    placeable,
    remove,
    room_for,
    shift,
)
from ticonderoga.games.liberty_or_death.rules.interrupt import (
    bars_done,
    somewhere,
    space_steps,
    step,
)
from ticonderoga.games.liberty_or_death.rules.recruiting import draw_in, give_up

UNITS: Final[tuple[int, ...]] = (CONTINENTAL, MILITIA, ACTIVE_MILITIA)
FORT_UNITS: Final = 2

HOW_MANY_MILITIA: Final = number_question("rally_militia")
CONVERT_HIDDEN: Final = number_question("convert_hidden")
CONVERT_ACTIVE: Final = number_question("convert_active")


# ---------------------------------------------------------------------- 3.3.1 Rally


def bars_rally(g: Position, order: Order, space: int) -> str:
    """3.3.1a Any space but the West Indies that is not at Active Support."""
    if space == WEST_INDIES:
        return "not_in_west_indies"
    if g.level[space] == ACTIVE_SUPPORT:
        return "active_support"
    return order.bars(space) or bars_price(g, order, space)


def bars_militia(g: Position, order: Order, space: int) -> str:
    """3.3.1f No Militia are placed in Reserves."""
    if g.board.is_reserve[space]:
        return "no_militia_in_reserves"
    if not placeable(g, PATRIOTS, MILITIA):
        return "none_available"
    return bars_rally(g, order, space)


def patriot_units(g: Position, space: int) -> int:
    return g.continentals[space] + g.all_militia(space)


def bars_patriot_fort(g: Position, order: Order, space: int) -> str:
    """3.3.1b Two units, room and a Fort."""
    if patriot_units(g, space) < FORT_UNITS:
        return "needs_two_units"
    if not room_for(g, PATRIOT_FORT, space):
        return "no_room"
    if not placeable(g, PATRIOTS, PATRIOT_FORT):
        return "none_available"
    return bars_rally(g, order, space)


def bars_draw_in(g: Position, order: Order, space: int) -> str:
    """3.3.1d Only to a Patriot Fort."""
    if not g.patriot_forts[space]:
        return "needs_patriot_fort"
    return bars_rally(g, order, space)


def bars_conversion(g: Position, order: Order, space: int) -> str:
    """3.3.1e Once, in a selected space with a Patriot Fort."""
    if order.stage:
        return "converted_already"
    if not order.spaces >> space & 1:
        return "not_selected"
    if not g.patriot_forts[space]:
        return "needs_patriot_fort"
    if not g.all_militia(space):
        return "no_militia_there"
    return "" if placeable(g, PATRIOTS, CONTINENTAL) else "none_available"


def bars_end(g: Position, order: Order) -> str:
    """Why the Rally may not end yet; empty if it may. 5.1.3 As many spaces as a card names."""
    if not order.spaces:
        return "nothing_selected"
    return "card_names_more" if order.wants_more() and can_rally(g, order) else ""


RALLYING: Final = space_steps(
    "rally",
    MAP,
    {
        "militia": bars_militia,
        "fort": bars_patriot_fort,
        "draw_in": bars_draw_in,
        "continentals": bars_conversion,
    },
    bars_end,
)


def can_rally(g: Position, order: Order) -> bool:
    for space in MAP:
        if (
            not bars_militia(g, order, space)
            or not bars_patriot_fort(g, order, space)
            or not bars_draw_in(g, order, space)
        ):
            return True
    return False


def militia_at_once(g: Position, space: int) -> int:
    """3.3.1b, c One; at a Patriot Fort as many as Forts and Population."""
    forts = g.patriot_forts[space]
    return forts + g.population[space] if forts else 1


def rally(g: Position, order: Order) -> Procedure[None]:
    """3.3.1 In each space Militia, a Fort, or a call to the Fort; once Militia enlist."""
    while True:
        choice = yield from step(g, order, RALLYING)
        if choice[0] == "done":
            return
        space: int = choice[1]
        if choice[0] == "continentals":
            order.stage = 1
            yield from enlist(g, space)
            continue
        order.select(space)
        pay(g, order, PATRIOTS, 1)
        if choice[0] == "militia":
            most = min(militia_at_once(g, space), placeable(g, PATRIOTS, MILITIA))
            number = yield from pick_number(PATRIOTS, HOW_MANY_MILITIA, 1, most, {"space": space})
            yield from place(g, PATRIOTS, MILITIA, space, number)
        elif choice[0] == "fort":
            yield from give_up(g, order, UNITS, space, FORT_UNITS)
            yield from place(g, PATRIOTS, PATRIOT_FORT, space, 1)
        else:
            yield from draw_in(g, order, space)


def enlist(g: Position, space: int) -> Procedure[None]:
    """3.3.1e Any Militia there become Continentals."""
    stock = placeable(g, PATRIOTS, CONTINENTAL)
    most = min(stock, g.active_militia[space])
    active = yield from pick_number(PATRIOTS, CONVERT_ACTIVE, 0, most, {"space": space})
    most = min(stock - active, g.militia[space])
    hidden = yield from pick_number(PATRIOTS, CONVERT_HIDDEN, 0, most, {"space": space})
    remove(g, ACTIVE_MILITIA, space, active)
    remove(g, MILITIA, space, hidden)
    yield from place(g, PATRIOTS, CONTINENTAL, space, active + hidden)


# ---------------------------------------------------------------------- 3.3.4 Rabble-Rousing


def holds(g: Position, space: int) -> bool:
    """3.3.4a Rebellion Control and a Patriot piece."""
    return g.control[space] == REBELLION_CONTROL and g.has_pieces(PATRIOTS, space)


def bars_rousing(g: Position, order: Order, space: int) -> str:
    """3.3.4a, A32 Rebellion Control with a Patriot piece, or an Underground Militia."""
    if space == WEST_INDIES:
        return "not_in_west_indies"
    if g.edition.no_rousing_in_reserves and g.board.is_reserve[space]:
        return "no_rousing_in_reserves"
    if not g.militia[space] and not holds(g, space):
        return "nobody_to_rouse"
    return order.bars(space) or bars_price(g, order, space)


ROUSING: Final = space_steps("rabble_rousing", EVERYWHERE, {"rouse": bars_rousing}, bars_done)


def can_rouse(g: Position, order: Order) -> bool:
    return somewhere(g, order, MAP, bars_rousing)


def rabble_rousing(g: Position, order: Order) -> Procedure[None]:
    """3.3.4 A Propaganda marker and one level toward Active Opposition in each space."""
    while True:
        choice = yield from step(g, order, ROUSING)
        if choice[0] == "done":
            return
        space: int = choice[1]
        held = holds(g, space)
        order.select(space)
        pay(g, order, PATRIOTS, 1)
        record(g, "roused", space)
        place_markers(g, PROPAGANDA, space, 1)
        shift(g, space, -1)
        if not held:
            activate(g, MILITIA, space, 1)
