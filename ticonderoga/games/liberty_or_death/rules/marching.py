"""3.2.3, 3.3.2, 3.4.2, 3.5.4 The March of all four factions: destination by destination.

A destination is selected and paid for; then groups are moved in, a kind and a number at a time;
leaders may go along; then it is closed. Who may come along with whom, and by which way, is what
differs between the factions (movers.py).
"""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Ask, Choice, Procedure
from ticonderoga.engine.game import record
from ticonderoga.games.liberty_or_death.data.pieces import (
    ACTIVE_MILITIA,
    ACTIVE_WAR_PARTY,
    ALLY,
    BRITISH,
    BRITISH_CONTROL,
    BRITISH_REGULAR,
    CONTINENTAL,
    FRENCH,
    FRENCH_REGULAR,
    INDIANS,
    MILITIA,
    OWNER,
    PATRIOTS,
    REBELLION_CONTROL,
    WAR_PARTY,
)
from ticonderoga.games.liberty_or_death.data.spaces import MAP, PROVINCES, SPACES, WEST_INDIES
from ticonderoga.games.liberty_or_death.order import COMMON_CAUSE, Order
from ticonderoga.games.liberty_or_death.position import Position
from ticonderoga.games.liberty_or_death.rules.forces import (
    activate,
    can_pay,
    lead,
    leaders_rejoin,
    pay,
)
from ticonderoga.games.liberty_or_death.rules.interrupt import (
    DONE,
    order_in_hand,
    specials_now,
    step,
    step_question,
)
from ticonderoga.games.liberty_or_death.rules.movers import (
    LEADS,
    MOVERS,
    ally_pays,
    bars_kind,
    bars_lead,
    bars_move,
    carry,
    leader_first,
    most,
    moved_from,
    reaches,
    unmoved,
)

ARRIVE: Final[Choice] = ("arrive",)


# ---------------------------------------------------------------------- destinations


def can_come(g: Position, order: Order, target: int, origin: int) -> bool:
    """Some piece could march from there to the target."""
    faction = order.faction
    for kind in LEADS[faction]:
        if unmoved(g, order, kind, origin) and reaches(g, faction, origin, target):
            return True
    return False


def somebody_comes(g: Position, order: Order, target: int) -> bool:
    """Some piece could march to the target from anywhere."""
    if order.faction in (PATRIOTS, INDIANS):
        for origin in g.board.adjacent[target]:
            if can_come(g, order, target, origin):
                return True
        return False
    for origin in MAP:
        if can_come(g, order, target, origin):
            return True
    return False


def comes_from_reserve(g: Position, order: Order, target: int) -> bool:
    """3.4.2b A War Party could march in from a Reserve."""
    for origin in g.board.adjacent[target]:
        if g.board.is_reserve[origin] and can_come(g, order, target, origin):
            return True
    return False


def continental_comes(
    g: Position, order: Order, target: int, origins: range | tuple[int, ...]
) -> bool:
    """3.5.4b A Continental could come along with the French from one of these spaces."""
    if not order.free and g.resources[PATRIOTS] < 1:
        return False
    for origin in origins:
        if unmoved(g, order, CONTINENTAL, origin) and can_come(g, order, target, origin):
            return True
    return False


def bars_destination(g: Position, order: Order, space: int) -> str:
    """Why a space may not be selected as a destination now; empty if it may."""
    reason = order.bars(space)
    if reason:
        return reason
    faction = order.faction
    if space == WEST_INDIES:
        return "west_indies_by_muster"
    if faction == INDIANS and g.board.is_city[space]:
        return "indians_in_city"
    if not can_pay(g, order, faction, 1):
        if faction != INDIANS or not order.first_free or not comes_from_reserve(g, order, space):
            return "cannot_pay"
    leader = order.must_involve
    if leader >= 0 and leader != space and not can_come(g, order, space, leader):
        return "leader_not_involved"
    if faction == BRITISH:
        return ""
    if faction == FRENCH and not g.has_pieces(PATRIOTS, space):
        origins = MAP if leader < 0 or leader == space else (leader,)
        return "" if continental_comes(g, order, space, origins) else "no_patriots_there"
    if somebody_comes(g, order, space) or stays_to_search(g, order, space):
        return ""
    return "nobody_can_come"


def stays_to_search(g: Position, order: Order, space: int) -> bool:
    """2.3.4, 3.3.2e Continentals who are there already may look for War Parties, two for each,
    although nobody comes; 5.1.3 not if a card sends somebody."""
    if order.faction != PATRIOTS or (order.free and not order.brilliant):
        return False
    return g.continentals[space] >= 2


def can_march(g: Position, order: Order) -> bool:
    """Some destination may be selected."""
    for space in MAP:
        if not bars_destination(g, order, space):
            return True
    return False


def common_cause_waits(g: Position, order: Order) -> bool:
    """4.2.1 A player has called for Common Cause, no War Party has come along, and one could."""
    if order.special != COMMON_CAUSE or order.special_spaces or g.is_non_player(order.faction):
        return False
    for origin in PROVINCES:
        if unmoved(g, order, BRITISH_REGULAR, origin) and (
            unmoved(g, order, WAR_PARTY, origin) or unmoved(g, order, ACTIVE_WAR_PARTY, origin)
        ):
            for target in g.board.adjacent_provinces[origin]:
                if not bars_destination(g, order, target):
                    return True
    return False


def bars_end(g: Position, order: Order) -> str:
    """Why the March may not end here; empty if it may."""
    if not order.spaces:
        return "nothing_selected"
    return "common_cause_unused" if common_cause_waits(g, order) else ""


def select_destination(g: Position, order: Order, space: int) -> None:
    order.select(space)
    order.target = space
    order.moves = []
    order.control_before = g.control[space]
    order.due = 0
    record(g, "march_to", order.faction, space)
    if order.faction == INDIANS and order.first_free and comes_from_reserve(g, order, space):
        order.due = 1
    else:
        pay(g, order, order.faction, 1)


def bars_arrival(g: Position, order: Order) -> str:
    """Why the destination may not be closed yet; empty if it may. 3.2.3f The British may March
    in place; 5.1.3 to the space that a card sends them to somebody has to come."""
    if not order.moves:
        if order.faction != BRITISH:
            if not stays_to_search(g, order, order.target):
                return "nobody_came"
        elif order.free and not order.brilliant:
            if not g.regulars[order.target] and not g.tories[order.target]:
                return "nobody_came"
    if leader_first(order):
        return "leader_not_involved"
    if order.faction == FRENCH and not g.has_pieces(PATRIOTS, order.target):
        return "no_patriots_there"
    return ""


# ---------------------------------------------------------------------- the questions


def _offer_destination(g: Position, ask: Ask) -> list[Choice]:
    order = order_in_hand(g)
    choices: list[Choice] = [
        ("destination", space) for space in MAP if not bars_destination(g, order, space)
    ]
    choices += specials_now(g, order)
    if not bars_end(g, order):
        choices.append(DONE)
    return choices


def _bars_destination_step(g: Position, order: Order, choice: Choice) -> str:
    return bars_end(g, order) if choice == DONE else bars_destination(g, order, choice[1])


DESTINATION: Final = step_question(
    "march_destination", _offer_destination, _bars_destination_step,
    ("destination", "special", "done"),
)  # fmt: skip


def _offer_movers(g: Position, ask: Ask) -> list[Choice]:
    order = order_in_hand(g)
    choices: list[Choice] = []
    for origin in MAP:
        for kind in MOVERS[order.faction]:
            if not unmoved(g, order, kind, origin) or bars_kind(g, order, origin, kind):
                continue
            for number in range(1, most(g, order, origin, kind) + 1):
                choices.append(("move", origin, kind, number))
    for leader in (g.leader_of[order.faction], g.leader_of[ALLY[order.faction]]):
        if not bars_lead(g, order, leader):
            choices.append(("lead", leader))
    if not bars_arrival(g, order):
        if not _hidden_entry(g, order):
            choices += specials_now(g, order)
        choices.append(ARRIVE)
    return choices


def _bars_mover(g: Position, order: Order, choice: Choice) -> str:
    if choice[0] == "move":
        return bars_move(g, order, choice[1], choice[2], choice[3])
    if choice[0] == "lead":
        return bars_lead(g, order, choice[1])
    reason = bars_arrival(g, order)  # against closing it, or a Special Activity before that
    return "close_destination_first" if choice[0] == "special" and not reason else reason


def _guarded(g: Position, order: Order) -> bool:
    """3.3.2f, 3.4.2c A large group is noticed there: a City under British Control before the
    Patriots came, or a Colony under Rebellion Control before the Indians did."""
    target = order.target
    if order.faction == PATRIOTS:
        return g.board.is_city[target] and order.control_before == BRITISH_CONTROL
    if order.faction == INDIANS:
        return g.board.is_colony[target] and order.control_before == REBELLION_CONTROL
    return False


def _hidden_entry(g: Position, order: Order) -> bool:
    """Irregulars have gone in Underground where a large group turns Active as it moves: how
    large it is shows when the destination is closed, and nobody strikes from hiding before."""
    if not _guarded(g, order):
        return False
    for _, kind, _ in order.moves:
        if kind in (MILITIA, WAR_PARTY):
            return True
    return False


def _no_special_yet(g: Position, order: Order) -> bool:
    return bars_arrival(g, order) != "" or _hidden_entry(g, order)


MARCHERS: Final = step_question(
    "march_movers", _offer_movers, _bars_mover, ("move", "lead", "special", "arrive"),
    _no_special_yet,
)  # fmt: skip


# ---------------------------------------------------------------------- the procedure


def march(g: Position, order: Order) -> Procedure[None]:
    """3.2.3, 3.3.2, 3.4.2, 3.5.4 March."""
    while True:
        order.target = -1
        choice = yield from step(g, order, DESTINATION)
        if choice[0] == "done":
            break
        select_destination(g, order, choice[1])
        yield from _move_in(g, order)
        if order.full() and order.specials_left <= 0:
            break
    _locate(g, order)


def _move_in(g: Position, order: Order) -> Procedure[None]:
    """Groups and leaders enter the target, until it is closed."""
    while True:
        choice = yield from step(g, order, MARCHERS)
        if choice[0] == "arrive":
            break
        if choice[0] == "lead":
            lead(g, choice[1], order.target)
            continue
        _, origin, kind, number = choice
        _pay_for(g, order, origin, kind)
        carry(g, order, origin, kind, number)
    if order.due:
        order.first_free = False
    _detect(g, order)
    if g.thinned:
        yield from leaders_rejoin(g)


def _pay_for(g: Position, order: Order, origin: int, kind: int) -> None:
    """What a mover costs beyond the destination: the ally's Resource, or the end of a free one."""
    if order.due and not g.board.is_reserve[origin]:
        pay(g, order, INDIANS, order.due)
        order.due = 0
    ally = ALLY[order.faction]
    if OWNER[kind] == ally and kind in (FRENCH_REGULAR, CONTINENTAL):
        cost = ally_pays(g, order, origin)
        if cost:
            order.helped |= 1 << order.target
        pay(g, order, ally, cost)


def _detect(g: Position, order: Order) -> None:
    """3.3.2f, 3.4.2c A group that is too large is noticed as it enters."""
    if not _guarded(g, order):
        return
    target = order.target
    if order.faction == PATRIOTS:
        hidden, seen = MILITIA, ACTIVE_MILITIA
        watchers = g.regulars[target] + g.tories[target]
    else:
        hidden, seen = WAR_PARTY, ACTIVE_WAR_PARTY
        watchers = g.all_militia(target)
    origins: list[int] = []
    for origin, _, _ in order.moves:
        if origin not in origins:
            origins.append(origin)
    for origin in origins:
        size = sum([count for start, _, count in order.moves if start == origin])
        if size + watchers > 3:
            number = activate(g, hidden, target, moved_from(order, origin, hidden))
            order.arrived[hidden * SPACES + target] -= number
            order.arrived[seen * SPACES + target] += number


def _locate(g: Position, order: Order) -> None:
    """3.2.3e, 3.3.2e Then the troops in each destination find irregulars of the enemy."""
    if order.faction not in (BRITISH, PATRIOTS):
        return
    for space in MAP:
        if order.spaces >> space & 1:
            if order.faction == BRITISH:
                activate(g, MILITIA, space, (g.regulars[space] + g.tories[space]) // 3)
            else:
                activate(g, WAR_PARTY, space, g.continentals[space] // 2)


__all__ = [
    "ARRIVE", "DESTINATION", "MARCHERS", "bars_arrival", "bars_destination", "bars_kind",
    "bars_lead", "bars_move", "can_come", "can_march", "carry", "comes_from_reserve",
    "continental_comes", "leader_first", "march", "most", "moved_from", "reaches",
    "select_destination", "somebody_comes", "unmoved",
]  # fmt: skip
