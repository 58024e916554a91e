"""3.2.1 The British Muster (Garrison is in garrison.py; March and Battle are shared)."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Procedure
from ticonderoga.engine.kit.questions import number_question, pick_number
from ticonderoga.games.liberty_or_death.data.pieces import (
    ACTIVE_OPPOSITION,
    BRITISH,
    BRITISH_FORT,
    BRITISH_REGULAR,
    PASSIVE_OPPOSITION,
    TORY,
)
from ticonderoga.games.liberty_or_death.data.spaces import EVERYWHERE, WEST_INDIES
from ticonderoga.games.liberty_or_death.order import NO_LIMIT, Order
from ticonderoga.games.liberty_or_death.position import Position
from ticonderoga.games.liberty_or_death.rules.forces import (
    bars_price,
    pay,
    place,
    placeable,
    remove,
    room_for,
)
from ticonderoga.games.liberty_or_death.rules.interrupt import (
    bars_done,
    space_steps,
    step,
)
from ticonderoga.games.liberty_or_death.rules.loyalty import bars_reward, reward_loyalty

REGULARS_AT_ONCE: Final = 6
FORT_CUBES: Final = 3

# The parts of a Muster, in their order.
PLACE_REGULARS: Final = 0
PLACE_TORIES: Final = 1
BUILD: Final = 2

HOW_MANY_REGULARS: Final = number_question("muster_regulars")
HOW_MANY_TORIES: Final = number_question("muster_tories")
REGULARS_FOR_FORT: Final = number_question("regulars_for_fort")


# ---------------------------------------------------------------------- 3.2.1 Muster


def takes_regulars(g: Position, space: int) -> str:
    """3.2.1b, 1.9h, i Why Regulars cannot be mustered there; empty if they can."""
    if space == WEST_INDIES:
        return "" if g.treaty else "west_indies_out_of_play"
    if g.board.is_city[space]:
        return "city_blockaded" if g.blockades[space] else ""
    if not g.board.is_colony[space]:
        return "no_open_city"
    for city in g.board.adjacent_cities[space]:
        if not g.blockades[city]:
            return ""
    return "no_open_city"


def near_the_king(g: Position, space: int) -> bool:
    """3.2.1c British Regulars or a British Fort stand in the space or beside it."""
    if g.regulars[space] or g.british_forts[space]:
        return True
    for other in g.board.adjacent[space]:
        if g.regulars[other] or g.british_forts[other]:
            return True
    return False


def takes_tories(g: Position, space: int) -> str:
    """3.2.1c, d Why Tories cannot be mustered there; empty if they can."""
    if space == WEST_INDIES or g.board.is_reserve[space]:
        return "tories_in_colonies"
    if g.level[space] == ACTIVE_OPPOSITION:
        return "active_opposition"
    return "" if near_the_king(g, space) else "far_from_the_king"


def tories_at_once(g: Position, space: int) -> int:
    """3.2.1d Two, or one at Passive Opposition."""
    return 1 if g.level[space] == PASSIVE_OPPOSITION else 2


def bars_selection(g: Position, order: Order, space: int) -> str:
    """3.1a, b A space that is not selected yet must be free to select and paid for."""
    if order.spaces >> space & 1:
        return ""
    return order.bars(space) or order.bars_struck(space) or bars_price(g, order, space)


def bars_regulars(g: Position, order: Order, space: int) -> str:
    if order.stage > PLACE_REGULARS:
        return "regulars_come_first"
    return takes_regulars(g, space) or bars_selection(g, order, space)


def bars_tories(g: Position, order: Order, space: int) -> str:
    if order.stage > PLACE_TORIES:
        return "tories_before_building"
    if order.worked >> space & 1:
        return "selected_already"
    return takes_tories(g, space) or bars_selection(g, order, space)


def bars_fort(g: Position, order: Order, space: int) -> str:
    """3.2.1f Any three cubes in a selected space, with room and a Fort to be had."""
    if order.stage >= BUILD:
        return "one_fort_or_reward"
    if not order.spaces >> space & 1:
        return "not_selected"
    if g.regulars[space] + g.tories[space] < FORT_CUBES:
        return "needs_three_cubes"
    if not room_for(g, BRITISH_FORT, space):
        return "no_room"
    return "" if placeable(g, BRITISH, BRITISH_FORT) else "none_available"


def bars_muster_reward(g: Position, order: Order, space: int) -> str:
    if order.stage >= BUILD:
        return "one_fort_or_reward"
    if not order.spaces >> space & 1:
        return "not_selected"
    return bars_reward(g, space, NO_LIMIT)


MUSTERING: Final = space_steps(
    "british_muster",
    EVERYWHERE,
    {
        "regulars": bars_regulars,
        "tories": bars_tories,
        "fort": bars_fort,
        "reward": bars_muster_reward,
    },
    bars_done,
)


def can_muster(g: Position, order: Order) -> bool:
    for space in EVERYWHERE:
        if not bars_regulars(g, order, space) or not bars_tories(g, order, space):
            return True
    return False


def _select(g: Position, order: Order, space: int) -> None:
    if not order.spaces >> space & 1:
        order.select(space)
        pay(g, order, order.faction, 1)


def muster(g: Position, order: Order) -> Procedure[None]:
    """3.2.1 Regulars in one space, then Tories, then in one space a Fort or a reward."""
    while True:
        choice = yield from step(g, order, MUSTERING)
        if choice[0] == "done":
            return
        space: int = choice[1]
        if choice[0] == "regulars":
            _select(g, order, space)
            order.stage = PLACE_TORIES
            most = min(REGULARS_AT_ONCE, g.available[BRITISH_REGULAR])
            number = yield from pick_number(BRITISH, HOW_MANY_REGULARS, 0, most, {"space": space})
            yield from place(g, BRITISH, BRITISH_REGULAR, space, number)
        elif choice[0] == "tories":
            _select(g, order, space)
            order.stage = PLACE_TORIES
            order.worked |= 1 << space
            most = min(tories_at_once(g, space), placeable(g, BRITISH, TORY))
            number = yield from pick_number(BRITISH, HOW_MANY_TORIES, 0, most, {"space": space})
            yield from place(g, BRITISH, TORY, space, number)
        elif choice[0] == "fort":
            order.stage = BUILD
            yield from build_fort(g, space)
        else:
            order.stage = BUILD
            yield from reward_loyalty(g, space, NO_LIMIT)


def build_fort(g: Position, space: int) -> Procedure[None]:
    """3.2.1e, f Any three cubes make a Fort; they go to Available."""
    least = max(0, FORT_CUBES - g.tories[space])
    most = min(FORT_CUBES, g.regulars[space])
    regulars = yield from pick_number(BRITISH, REGULARS_FOR_FORT, least, most, {"space": space})
    remove(g, BRITISH_REGULAR, space, regulars)
    remove(g, TORY, space, FORT_CUBES - regulars)
    yield from place(g, BRITISH, BRITISH_FORT, space, 1)
