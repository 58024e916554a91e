"""3.2.2 The British Garrison."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Ask, Choice, Procedure
from ticonderoga.engine.game import record
from ticonderoga.engine.kit.questions import bits_of, pick_space, space_question
from ticonderoga.games.liberty_or_death.data.pieces import (
    ACTIVE_MILITIA,
    BRITISH,
    BRITISH_CONTROL,
    BRITISH_REGULAR,
    CONTINENTAL,
    FRENCH_REGULAR,
    MILITIA,
)
from ticonderoga.games.liberty_or_death.data.spaces import CITIES, MAP, WEST_INDIES
from ticonderoga.games.liberty_or_death.order import Order
from ticonderoga.games.liberty_or_death.position import Position
from ticonderoga.games.liberty_or_death.rules.forces import (
    activate,
    can_pay,
    lead,
    leaders_rejoin,
    move,
    pay,
)
from ticonderoga.games.liberty_or_death.rules.interrupt import (
    DONE,
    accompany,
    interruptible,
    order_in_hand,
    somewhere,
    specials_now,
    step,
    step_question,
)
from ticonderoga.games.liberty_or_death.rules.marching import (
    ARRIVE,
    bars_lead,
    carry,
    leader_first,
    unmoved,
)

FNI_WITHOUT_GARRISON: Final = 3
"""1.9n At this level the British cannot Garrison."""

DISPLACE_FROM: Final = interruptible(space_question("displace_from"))
DISPLACE_TO: Final = space_question("displace_to")


def bars_garrison(g: Position, order: Order) -> str:
    """1.9n, 3.2.2a Why no Garrison can be begun; empty if it can."""
    if g.fni >= FNI_WITHOUT_GARRISON:
        return "fni_three"
    return "" if order.executed or can_pay(g, order, BRITISH, 2) else "cannot_pay"


def bars_city(g: Position, order: Order, city: int) -> str:
    """3.2.2b Why a City cannot be a destination; empty if it can."""
    if not g.board.is_city[city]:
        return "cities_only"
    if g.blockades[city]:
        return "city_blockaded"
    reason = order.bars(city) or order.bars_struck(city) or bars_garrison(g, order)
    if reason:
        return reason
    leader = order.must_involve
    if leader >= 0 and leader != city and not can_leave(g, order, leader):
        return "leader_not_involved"
    return ""


def can_leave(g: Position, order: Order, origin: int) -> bool:
    """3.2.2b Regulars of any map space but a Blockaded City."""
    return (
        origin != WEST_INDIES
        and not g.blockades[origin]
        and unmoved(g, order, BRITISH_REGULAR, origin) > 0
    )


def bars_transfer(g: Position, order: Order, choice: Choice) -> str:
    """Why Regulars cannot go to the target City; empty if they can."""
    _, origin, kind, number = choice
    if kind != BRITISH_REGULAR:
        return "regulars_only"
    if origin == order.target:
        return "there_already"
    if origin == WEST_INDIES:
        return "west_indies_by_muster"
    if g.blockades[origin]:
        return "city_blockaded"
    if leader_first(order) and origin != order.must_involve:
        return "leader_not_involved"
    if not 1 <= number <= unmoved(g, order, kind, origin):
        return "not_so_many"
    return ""


def bars_closing(g: Position, order: Order) -> str:
    return "leader_not_involved" if leader_first(order) else ""


def _bars_garrison_step(g: Position, order: Order, choice: Choice) -> str:
    verb = choice[0]
    if order.target < 0:
        if verb == "destination":
            return bars_city(g, order, choice[1])
        if verb == "done":
            return "" if order.spaces else "nothing_selected"
        return "no_destination"
    if verb == "move":
        return bars_transfer(g, order, choice)
    if verb == "lead":
        return bars_lead(g, order, choice[1])
    if verb == "arrive" or verb == "special":
        return bars_closing(g, order)
    return "close_destination_first"


def _offer_garrison(g: Position, ask: Ask) -> list[Choice]:
    order = order_in_hand(g)
    choices: list[Choice] = []
    if order.target < 0:
        for city in CITIES:
            if not bars_city(g, order, city):
                choices.append(("destination", city))
    else:
        for origin in MAP:
            most = unmoved(g, order, BRITISH_REGULAR, origin)
            if not bars_transfer(g, order, ("move", origin, BRITISH_REGULAR, most)):
                for number in range(1, most + 1):
                    choices.append(("move", origin, BRITISH_REGULAR, number))
        leader = g.leader_of[BRITISH]
        if not bars_lead(g, order, leader):
            choices.append(("lead", leader))
    if leader_first(order):
        return choices
    choices += specials_now(g, order)
    if order.target >= 0:
        choices.append(ARRIVE)
    elif order.spaces:
        choices.append(DONE)
    return choices


def _special_waits(g: Position, order: Order) -> bool:
    """The leader's space takes part before a Special Activity can change that."""
    return leader_first(order)


GARRISONING: Final = step_question(
    "garrison", _offer_garrison, _bars_garrison_step,
    ("destination", "move", "lead", "arrive", "special", "done"), _special_waits,
)  # fmt: skip


def can_garrison(g: Position, order: Order) -> bool:
    return somewhere(g, order, CITIES, bars_city)


def garrison(g: Position, order: Order) -> Procedure[None]:
    """3.2.2 Regulars to Cities from anywhere; Militia found; one City cleared."""
    while True:
        choice = yield from step(g, order, GARRISONING)
        if choice[0] == "done":
            break
        if choice[0] == "destination":
            if not order.executed:
                pay(g, order, BRITISH, 2)
            order.select(choice[1])
            order.target = choice[1]
            order.moves = []
        elif choice[0] == "move":
            carry(g, order, choice[1], choice[2], choice[3])
        elif choice[0] == "lead":
            lead(g, choice[1], order.target)
        else:
            order.target = -1
            if g.thinned:
                yield from leaders_rejoin(g)
            if order.full() and order.specials_left <= 0:
                break
    if order.executed:
        yield from _clear_cities(g, order)


def cities_of_garrison(g: Position, order: Order) -> list[int]:
    """3.2.2c, e Every City not Blockaded; of a Limited Command the destination alone."""
    return [
        city for city in CITIES
        if not g.blockades[city] and (not order.limited or order.spaces >> city & 1)
    ]  # fmt: skip


def rebel_units(g: Position, space: int) -> int:
    return g.continentals[space] + g.french[space] + g.all_militia(space)


def clearable_cities(g: Position, order: Order) -> int:
    """3.2.2d Cities under British Control, without Patriot Fort or Blockade, with Rebellion
    units to drive out, as bits."""
    bits = 0
    for city in cities_of_garrison(g, order):
        if g.control[city] == BRITISH_CONTROL and not g.patriot_forts[city]:
            if rebel_units(g, city):
                bits |= 1 << city
    return bits


def _clear_cities(g: Position, order: Order) -> Procedure[None]:
    """3.2.2c, d Activate Militia, one for three cubes; then one City may be cleared."""
    for city in cities_of_garrison(g, order):
        activate(g, MILITIA, city, (g.regulars[city] + g.tories[city]) // 3)
    while True:
        clearable = clearable_cities(g, order)
        if not clearable:
            return
        choice: Choice = yield Ask(BRITISH, DISPLACE_FROM, among=clearable, optional=True)
        if choice[0] == "none":
            return
        if choice[0] == "space":
            break
        yield from accompany(g, order, choice[1])  # 4.1b
    city = int(choice[1])
    near = bits_of(g.board.adjacent[city])
    goal = yield from pick_space(BRITISH, DISPLACE_TO, near, {"space": city})
    record(g, "displaced", city, goal)
    for kind in (CONTINENTAL, MILITIA, ACTIVE_MILITIA, FRENCH_REGULAR):
        move(g, kind, city, goal, g.by_kind[kind][city])
    order.target = goal
    yield from leaders_rejoin(g)
