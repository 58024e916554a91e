"""3.1 Who may move where: by land, by sea, one for one; and that nobody moves twice.

March, Garrison, Rally, Gather, Scout and Raid all move units under an order; what they have in
common stands here.
"""

from __future__ import annotations

from typing import Final

from ticonderoga.games.liberty_or_death.data.pieces import (
    ACTIVE_MILITIA,
    ACTIVE_WAR_PARTY,
    ALLY,
    BRITISH,
    BRITISH_REGULAR,
    CONTINENTAL,
    FRENCH,
    FRENCH_REGULAR,
    INDIANS,
    LEADER_FACTION,
    MILITIA,
    OTHER_SIDE,
    OWNER,
    PATRIOTS,
    REBELLION_CONTROL,
    ROCHAMBEAU,
    TORY,
    WAR_PARTY,
)
from ticonderoga.games.liberty_or_death.data.spaces import CITIES, SPACES, WEST_INDIES
from ticonderoga.games.liberty_or_death.order import COMMON_CAUSE, NOBODY_ARRIVED, Order
from ticonderoga.games.liberty_or_death.position import Position
from ticonderoga.games.liberty_or_death.rules.forces import activate, can_pay, move

MOVERS: Final[tuple[tuple[int, ...], ...]] = (
    (BRITISH_REGULAR, TORY, WAR_PARTY, ACTIVE_WAR_PARTY),
    (CONTINENTAL, MILITIA, ACTIVE_MILITIA, FRENCH_REGULAR),
    (WAR_PARTY, ACTIVE_WAR_PARTY),
    (FRENCH_REGULAR, CONTINENTAL),
)
"""The kinds that a faction's March can move."""
LEADS: Final[tuple[tuple[int, ...], ...]] = (
    (BRITISH_REGULAR,),
    (CONTINENTAL, MILITIA, ACTIVE_MILITIA),
    (WAR_PARTY, ACTIVE_WAR_PARTY),
    (FRENCH_REGULAR,),
)
"""The kinds that move of themselves; the others only come along with them."""
ESCORTED: Final[tuple[int, ...]] = (BRITISH_REGULAR, CONTINENTAL, -1, FRENCH_REGULAR)
"""The kind whose number bounds those who come along, one for one."""


# ---------------------------------------------------------------------- ways


def open_cities(g: Position, faction: int) -> int:
    """The Cities through which a faction goes by sea: not Blockaded (3.2.3c), or under
    Rebellion Control (3.5.4c)."""
    bits = 0
    for city in CITIES:
        if faction == BRITISH:
            if not g.blockades[city]:
                bits |= 1 << city
        elif g.control[city] == REBELLION_CONTROL:
            bits |= 1 << city
    return bits


def blocked_by_sea(g: Position, target: int) -> bool:
    """1.9k, A5 A Blockaded City, or a Province adjacent to one, is not reached by sea; with the
    option for it only the lack of an open City beside it keeps them away."""
    if g.edition.sea_by_another_city:
        return False
    for city in g.board.near_cities[target]:
        if g.blockades[city]:
            return True
    return False


def by_sea(g: Position, faction: int, origin: int, target: int) -> bool:
    """3.2.3c, h From a City in or beside the origin to a different one in or beside the target."""
    if faction != BRITISH and faction != FRENCH:
        return False
    if faction == BRITISH and blocked_by_sea(g, target):
        return False
    usable = open_cities(g, faction)
    here = g.board.near_city_bits[origin] & usable
    there = g.board.near_city_bits[target] & usable
    return here != 0 and there != 0 and (here | there).bit_count() > 1


def blockade_bars(g: Position, origin: int, target: int) -> bool:
    """1.9k It is a Blockade that keeps the British, who cannot reach the target, from going
    there by sea: both ends have a City."""
    cities = g.board.near_city_bits
    return cities[origin] != 0 and cities[target] != 0


def reaches(g: Position, faction: int, origin: int, target: int) -> bool:
    """1.3.6 Adjacent, or by sea."""
    if g.board.neighbour_bits[origin] >> target & 1:
        return True
    return origin != target and by_sea(g, faction, origin, target)


# ---------------------------------------------------------------------- who may move


def unmoved(g: Position, order: Order, kind: int, space: int) -> int:
    """How many of a kind have not moved in this order yet; irregulars that moved and were turned
    over since are not taken for others."""
    number = g.by_kind[kind][space] - order.arrived[kind * SPACES + space]
    if number <= 0:
        return 0
    other = OTHER_SIDE[kind]
    if other != kind:
        both = number + g.by_kind[other][space] - order.arrived[other * SPACES + space]
        if both < number:
            return max(both, 0)
    return number


def spend_mover(g: Position, kind: int, space: int) -> None:
    """3.1c A Special Activity has cost a unit of this kind there: one that had moved, if any had,
    so that the others may still move."""
    order = g.order
    if order is not None and order.arrived[kind * SPACES + space]:
        order.arrived[kind * SPACES + space] -= 1


def moved_from(order: Order, origin: int, kind: int) -> int:
    """How many of a kind went from there to the target."""
    number = 0
    for start, which, count in order.moves:
        if start == origin and which == kind:
            number += count
    return number


def companions(order: Order, origin: int) -> int:
    """How many came along from there to the target under the one-for-one rule."""
    leading = LEADS[order.faction]
    number = 0
    for start, which, count in order.moves:
        if start == origin and which not in leading:
            number += count
    return number


def rochambeau_pays(g: Position, space: int, other: int) -> bool:
    """1.10h, A12 The French who join the Patriots pay nothing while he is their Leader; with the
    option for it, only from or in the space where he stands."""
    if not g.treaty or g.leader_of[FRENCH] != ROCHAMBEAU:
        return False
    return not g.edition.rochambeau_in_his_space or g.leaders[ROCHAMBEAU] in (space, other)


def ally_pays(g: Position, order: Order, origin: int) -> int:
    """3.3.2d, 3.5.4d What the ally pays to enter the target; 1.10h nothing under Rochambeau."""
    if order.free or order.helped >> order.target & 1:
        return 0
    return 0 if order.faction == PATRIOTS and rochambeau_pays(g, origin, order.target) else 1


def leader_first(order: Order) -> bool:
    """2.3.8g The leader's space has still to take part: those who are there move first."""
    return order.must_involve >= 0 and not order.involved >> order.must_involve & 1


def bars_kind(g: Position, order: Order, origin: int, kind: int) -> str:
    """Why no piece of this kind may go from there to the target now; empty if some may."""
    faction, target = order.faction, order.target
    if kind not in MOVERS[faction]:
        return "cannot_march"
    if leader_first(order) and origin != order.must_involve:
        return "leader_not_involved"
    if kind in LEADS[faction]:
        # Who follows his own group takes its way, though they held the City (3.5.4c).
        if not moved_from(order, origin, kind) and not reaches(g, faction, origin, target):
            if faction == BRITISH and blockade_bars(g, origin, target):
                return "blockade_in_the_way"
            return "not_adjacent" if faction in (PATRIOTS, INDIANS) else "out_of_reach"
        if faction == FRENCH and not g.has_pieces(PATRIOTS, target):
            if not unmoved(g, order, CONTINENTAL, origin):
                return "no_patriots_there"
        if order.due and not g.board.is_reserve[origin]:
            if not can_pay(g, order, INDIANS, order.due):
                return "cannot_pay"
        return ""
    if OWNER[kind] == INDIANS:
        if order.special != COMMON_CAUSE:
            return "needs_common_cause"
        if not g.board.is_province[target]:
            return "indians_in_city"
        if not g.board.neighbour_bits[origin] >> target & 1:
            return "not_adjacent"
    if companions(order, origin) >= moved_from(order, origin, ESCORTED[faction]):
        return "one_for_one"
    if kind in (FRENCH_REGULAR, CONTINENTAL):
        if g.resources[ALLY[faction]] < ally_pays(g, order, origin):
            return "ally_cannot_pay"
    return ""


def most(g: Position, order: Order, origin: int, kind: int) -> int:
    """How many of a kind may still go from there to the target."""
    number = unmoved(g, order, kind, origin)
    if kind not in LEADS[order.faction]:
        spare = moved_from(order, origin, ESCORTED[order.faction]) - companions(order, origin)
        return min(number, spare)
    return number


def bars_move(g: Position, order: Order, origin: int, kind: int, number: int) -> str:
    """Why a group may not go to the target; empty if it may."""
    if origin == order.target:
        return "there_already"
    if origin == WEST_INDIES:
        return "west_indies_by_muster"
    reason = bars_kind(g, order, origin, kind)
    if reason:
        return reason
    if number < 1 or number > unmoved(g, order, kind, origin):
        return "not_so_many"
    if number > most(g, order, origin, kind):
        return "one_for_one"
    return ""


def bars_lead(g: Position, order: Order, leader: int) -> str:
    """1.10b, A80 A leader goes along with own units that left his space; the executor decides
    for a friend too."""
    faction = LEADER_FACTION[leader]
    if g.leader_of[faction] != leader or faction not in (order.faction, ALLY[order.faction]):
        return "not_your_leader"
    for origin, kind, _ in order.moves:
        if origin == g.leaders[leader] and OWNER[kind] == faction:
            # A Special Activity may have cost them their lives before he set out (4.1).
            return "" if g.has_pieces(faction, order.target) else "nobody_to_lead"
    return "leader_not_there"


# ---------------------------------------------------------------------- moving


def carry(g: Position, order: Order, origin: int, kind: int, number: int) -> None:
    """Move a group into the target and remember that it moved; 4.2.1b War Parties that act as
    Tories turn Active."""
    target = order.target
    order.moves.append((origin, kind, number))
    order.involved |= 1 << origin
    if OWNER[kind] == INDIANS and order.faction == BRITISH:
        order.special_spaces |= 1 << target
        if kind == WAR_PARTY:
            activate(g, WAR_PARTY, origin, number)
            kind = ACTIVE_WAR_PARTY
    move(g, kind, origin, target, number)
    if order.arrived is NOBODY_ARRIVED:
        order.arrived = NOBODY_ARRIVED.copy()
    order.arrived[kind * SPACES + target] += number
