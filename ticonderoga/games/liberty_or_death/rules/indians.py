"""3.4 The Indian Commands: Gather and Scout (Raid is in raid.py; March is shared)."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Ask, Choice, Procedure
from ticonderoga.engine.game import record
from ticonderoga.engine.kit.questions import (
    YES,
    ask_yes_no,
    number_question,
    pick_number,
    yes_no_question,
)
from ticonderoga.games.liberty_or_death.data.pieces import (
    ACTIVE_OPPOSITION,
    ACTIVE_SUPPORT,
    ACTIVE_WAR_PARTY,
    BRITISH,
    BRITISH_REGULAR,
    CORNPLANTER,
    INDIANS,
    MILITIA,
    TORY,
    VILLAGE,
    WAR_PARTY,
)
from ticonderoga.games.liberty_or_death.data.spaces import PROVINCES
from ticonderoga.games.liberty_or_death.order import Order
from ticonderoga.games.liberty_or_death.position import Position
from ticonderoga.games.liberty_or_death.rules.forces import (
    activate,
    bars_price,
    can_pay,
    lead,
    leaders_rejoin,
    pay,
    place,
    placeable,
    room_for,
)
from ticonderoga.games.liberty_or_death.rules.interrupt import (
    DONE,
    accompany,
    interruptible,
    order_in_hand,
    space_steps,
    specials_now,
    step,
    step_question,
)
from ticonderoga.games.liberty_or_death.rules.marching import bars_lead, carry
from ticonderoga.games.liberty_or_death.rules.recruiting import draw_in, give_up
from ticonderoga.games.liberty_or_death.rules.strikes import can_skirmish, skirmish_at

HOW_MANY_WAR_PARTIES: Final = number_question("gather_war_parties")
SCOUT_HIDDEN: Final = number_question("scout_hidden")
SCOUT_ACTIVE: Final = number_question("scout_active")
SCOUT_REGULARS: Final = number_question("scout_regulars")
SCOUT_TORIES: Final = number_question("scout_tories")
SCOUT_SKIRMISH: Final = interruptible(yes_no_question("scout_skirmish"))
SCOUT_LEADER: Final = yes_no_question("scout_leader")


# ---------------------------------------------------------------------- 3.4.1 Gather


def gather_cost(g: Position, order: Order, space: int) -> int:
    """3.4.1a One Resource, nothing for the first Reserve."""
    return 0 if order.first_free and g.board.is_reserve[space] else 1


def bars_gather(g: Position, order: Order, space: int) -> str:
    """3.4.1a Provinces that are at neither Active level."""
    if not g.board.is_province[space]:
        return "provinces_only"
    if g.level[space] == ACTIVE_SUPPORT:
        return "active_support"
    if g.level[space] == ACTIVE_OPPOSITION:
        return "active_opposition"
    return order.bars(space) or bars_price(g, order, space, gather_cost(g, order, space))


def bars_war_parties(g: Position, order: Order, space: int) -> str:
    if not placeable(g, INDIANS, WAR_PARTY):
        return "none_available"
    return bars_gather(g, order, space)


def village_price(g: Position, space: int) -> int:
    """3.4.1b Two War Parties; 1.10n one where Cornplanter is."""
    return 1 if g.stands_at(CORNPLANTER, space) else 2


def bars_village(g: Position, order: Order, space: int) -> str:
    if g.all_war_parties(space) < village_price(g, space):
        return "needs_war_parties"
    if not room_for(g, VILLAGE, space):
        return "no_room"
    if not placeable(g, INDIANS, VILLAGE):
        return "none_available"
    return bars_gather(g, order, space)


def bars_homecoming(g: Position, order: Order, space: int) -> str:
    """3.4.1d Only to a Village."""
    return bars_gather(g, order, space) if g.villages[space] else "needs_village"


def bars_end(g: Position, order: Order) -> str:
    """Why the Gather may not end yet; empty if it may. 5.1.3 As many Provinces as a card names."""
    if not order.spaces:
        return "nothing_selected"
    return "card_names_more" if order.wants_more() and can_gather(g, order) else ""


GATHERING: Final = space_steps(
    "gather",
    PROVINCES,
    {"war_parties": bars_war_parties, "village": bars_village, "draw_in": bars_homecoming},
    bars_end,
)


def can_gather(g: Position, order: Order) -> bool:
    for space in PROVINCES:
        if (
            not bars_war_parties(g, order, space)
            or not bars_village(g, order, space)
            or not bars_homecoming(g, order, space)
        ):
            return True
    return False


def gather(g: Position, order: Order) -> Procedure[None]:
    """3.4.1 In each Province War Parties, a Village, or a call to the Village."""
    while True:
        choice = yield from step(g, order, GATHERING)
        if choice[0] == "done":
            return
        space: int = choice[1]
        cost = gather_cost(g, order, space)
        order.select(space)
        pay(g, order, INDIANS, cost)
        if not cost:
            order.first_free = False
        if choice[0] == "war_parties":
            most = min(g.villages[space] + 1, placeable(g, INDIANS, WAR_PARTY))
            number = yield from pick_number(
                INDIANS, HOW_MANY_WAR_PARTIES, 1, most, {"space": space}
            )
            yield from place(g, INDIANS, WAR_PARTY, space, number)
        elif choice[0] == "village":
            price = village_price(g, space)
            yield from give_up(g, order, (WAR_PARTY, ACTIVE_WAR_PARTY), space, price)
            yield from place(g, INDIANS, VILLAGE, space, 1)
        else:
            yield from draw_in(g, order, space)


# ---------------------------------------------------------------------- 3.4.3 Scout


def bars_scout(g: Position, order: Order, origin: int, target: int) -> str:
    """3.4.3a, b From one Province to an adjacent one, with a War Party and a Regular."""
    if not g.board.is_province[origin] or not g.board.is_province[target]:
        return "provinces_only"
    if not g.board.neighbour_bits[origin] >> target & 1:
        return "not_adjacent"
    if not g.all_war_parties(origin):
        return "needs_war_parties"
    if not g.regulars[origin]:
        return "needs_regulars"
    reason = order.bars(target)
    if reason:
        return reason
    if order.must_involve >= 0 and order.must_involve not in (origin, target):
        return "leader_not_involved"
    if not can_pay(g, order, INDIANS, 1):
        return "cannot_pay"
    return "" if can_pay(g, order, BRITISH, 1) else "ally_cannot_pay"


def _offer_scout(g: Position, ask: Ask) -> list[Choice]:
    order = order_in_hand(g)
    choices: list[Choice] = []
    if not order.spaces:
        for origin in PROVINCES:
            if g.regulars[origin] and g.all_war_parties(origin):
                for target in g.board.adjacent_provinces[origin]:
                    if not bars_scout(g, order, origin, target):
                        choices.append(("scout", origin, target))
    choices += specials_now(g, order)
    if order.spaces:
        choices.append(DONE)
    return choices


def _bars_scout_step(g: Position, order: Order, choice: Choice) -> str:
    if choice[0] == "done":
        return "" if order.spaces else "nothing_selected"
    return "one_scout" if order.spaces else bars_scout(g, order, choice[1], choice[2])


SCOUTING: Final = step_question(
    "scout", _offer_scout, _bars_scout_step, ("scout", "special", "done")
)


def can_scout(g: Position, order: Order) -> bool:
    for origin in PROVINCES:
        if g.regulars[origin] and g.all_war_parties(origin):
            for target in g.board.adjacent_provinces[origin]:
                if not bars_scout(g, order, origin, target):
                    return True
    return False


def scout(g: Position, order: Order) -> Procedure[None]:
    """3.4.3 War Parties take Regulars and Tories along, find Militia, and may Skirmish."""
    choice = yield from step(g, order, SCOUTING)
    if choice[0] == "done":
        return
    origin: int = choice[1]
    target: int = choice[2]
    order.select(target)
    order.involved |= 1 << origin
    order.target = target
    order.moves = []
    pay(g, order, INDIANS, 1)
    pay(g, order, BRITISH, 1)
    record(g, "scouted", origin, target)
    yield from _scouting_party(g, order, origin)
    activate(g, WAR_PARTY, target, moved_hidden(order))
    activate(g, MILITIA, target, g.militia[target])
    if g.thinned:
        yield from leaders_rejoin(g)
    order.target = -1
    while can_skirmish(g, BRITISH, target):
        choice = yield Ask(INDIANS, SCOUT_SKIRMISH, {"space": target})
        if choice[0] == "special":  # 4.1b a War Path before the Skirmish, say
            yield from accompany(g, order, choice[1])
            continue
        if choice == YES:
            yield from skirmish_at(g, INDIANS, BRITISH, target)  # A27: part of the Scout
        return


def moved_hidden(order: Order) -> int:
    return sum([number for _, kind, number in order.moves if kind == WAR_PARTY])


def _scouting_party(g: Position, order: Order, origin: int) -> Procedure[None]:
    """3.4.3b The Indians say who goes; their leader and the British one may."""
    hidden, active = g.war_parties[origin], g.active_war_parties[origin]
    about = {"origin": origin, "goal": order.target}
    seen = yield from pick_number(INDIANS, SCOUT_ACTIVE, 0 if hidden else 1, active, about)
    seen = max(seen, 0)
    least = 0 if seen else 1
    unseen = yield from pick_number(INDIANS, SCOUT_HIDDEN, least, hidden, about)
    regulars = yield from pick_number(INDIANS, SCOUT_REGULARS, 1, g.regulars[origin], about)
    most = min(regulars, g.tories[origin])
    tories = yield from pick_number(INDIANS, SCOUT_TORIES, 0, most, about)
    for kind, number in (
        (ACTIVE_WAR_PARTY, seen), (WAR_PARTY, unseen), (BRITISH_REGULAR, regulars), (TORY, tories),
    ):  # fmt: skip
        if number > 0:
            carry(g, order, origin, kind, number)
    for leader in (g.leader_of[INDIANS], g.leader_of[BRITISH]):
        if not bars_lead(g, order, leader):
            goes = yield from ask_yes_no(
                INDIANS, SCOUT_LEADER, {"leader": leader, "space": order.target}
            )
            if goes:
                lead(g, leader, order.target)
