"""8.7.2 The non-player Indians' Gather (I7): Villages, War Parties, and a call to a Village."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Ask
from ticonderoga.games.liberty_or_death.data.pieces import (
    ACTIVE_WAR_PARTY,
    CORNPLANTER,
    INDIANS,
    REBELLION_CONTROL,
    VILLAGE,
    WAR_PARTY,
)
from ticonderoga.games.liberty_or_death.data.spaces import PROVINCES
from ticonderoga.games.liberty_or_death.non_players.priorities import random_space
from ticonderoga.games.liberty_or_death.non_players.rebels import follows
from ticonderoga.games.liberty_or_death.non_players.sheet import Script, Wants, say
from ticonderoga.games.liberty_or_death.non_players.why import (
    ENEMIES_THERE,
    LEADER_THERE,
    NONE_HIDDEN,
    NOTHING_BETTER,
    ONE_THERE,
    TWO_THERE,
)
from ticonderoga.games.liberty_or_death.order import NO_LIMIT, Order
from ticonderoga.games.liberty_or_death.position import Position
from ticonderoga.games.liberty_or_death.rules.indians import (
    bars_end,
    bars_homecoming,
    bars_village,
    bars_war_parties,
)
from ticonderoga.games.liberty_or_death.rules.interrupt import DONE, order_in_hand
from ticonderoga.games.liberty_or_death.rules.marching import ARRIVE
from ticonderoga.games.liberty_or_death.rules.movers import unmoved

GATHER_SPACES: Final = 4
NEW_SPACES: Final = 2
"""8.7.2d In so many spaces War Parties are placed for Villages to come."""
VILLAGE_NEEDS: Final = 3
CORNPLANTER_NEEDS: Final = 2
MOVED_RANK: Final = 100


# ---------------------------------------------------------------------- Villages


def is_village_site(g: Position, space: int) -> bool:
    """8.7.2b Where Gather could place a Village: not at an Active level, with room, and three
    War Parties (two with Cornplanter)."""
    number = g.war_parties[space] + g.active_war_parties[space]
    if number < CORNPLANTER_NEEDS or not -1 <= g.level[space] <= 1:
        return False
    if not g.available[VILLAGE] or not g.has_room(space):
        return False
    return number >= VILLAGE_NEEDS or g.stands_at(CORNPLANTER, space)


def village_bits(g: Position, order: Order) -> int:
    """8.7.2b The spaces in which a Village is placed now, as bits."""
    bits = 0
    if g.available[VILLAGE]:
        for space in PROVINCES:
            if is_village_site(g, space) and not bars_village(g, order, space):
                bits |= 1 << space
    return bits


def villages_to_come(g: Position, order: Order) -> int:
    """8.7.2a How many Villages a Gather would place: as many as there are, fit and are paid."""
    bits = village_bits(g, order)
    if not bits:
        return 0
    number = min(bits.bit_count(), g.available[VILLAGE], order.max_spaces, GATHER_SPACES)
    if order.free:
        return number
    purse = g.resources[INDIANS] + (1 if order.first_free and bits & g.board.reserve_bits else 0)
    return min(number, purse)


# ---------------------------------------------------------------------- War Parties


def at_villages(g: Position, order: Order) -> int:
    """8.7.2c The equal best Village spaces for War Parties: with enemies, then without
    Underground War Parties, then the leader's, then any; 0 if there is none."""
    if not g.available[WAR_PARTY]:
        return 0
    best = 0
    high = -1
    for space in PROVINCES:
        if not g.villages[space] or bars_war_parties(g, order, space):
            continue
        if g.rebels[space]:
            rank = 3
        elif not g.war_parties[space]:
            rank = 2
        else:
            rank = 1 if g.leader_at(INDIANS, space) else 0
        if rank >= high:
            best = 1 << space if rank > high else best | 1 << space
            high = rank
    return best


def why_at_village(g: Position, space: int) -> int:
    """Which priority chose the space."""
    if g.rebels[space]:
        return ENEMIES_THERE
    if not g.war_parties[space]:
        return NONE_HIDDEN
    return LEADER_THERE if g.leader_at(INDIANS, space) else NOTHING_BETTER


def why_new_site(g: Position, space: int) -> int:
    """Which priority chose the space."""
    number = g.all_war_parties(space)
    return TWO_THERE if number == 2 else ONE_THERE if number == 1 else NOTHING_BETTER


def at_new_sites(g: Position, order: Order) -> int:
    """8.7.2d If a Village is Available, the equal best spaces with room for one: with exactly
    two War Parties, then with one, then any; 0 if there is none."""
    if not g.available[WAR_PARTY] or not g.available[VILLAGE]:
        return 0
    best = 0
    high = -1
    for space in PROVINCES:
        if not g.has_room(space) or bars_war_parties(g, order, space):
            continue
        number = g.all_war_parties(space)
        rank = number if 1 <= number <= 2 else 0
        if rank >= high:
            best = 1 << space if rank > high else best | 1 << space
            high = rank
    return best


# ---------------------------------------------------------------------- the call to a Village


def may_leave(g: Position, space: int) -> int:
    """How many Royalist pieces may leave a space without adding Rebellion Control."""
    if g.control[space] == REBELLION_CONTROL:
        return NO_LIMIT
    return g.royalists[space] - g.rebels[space]


def called(g: Position, order: Order, origin: int) -> int:
    """8.7.2e How many Active War Parties leave a space for the Village beside it."""
    number = unmoved(g, order, ACTIVE_WAR_PARTY, origin)
    return min(number, may_leave(g, origin)) if number else 0


def homecomings(g: Position, order: Order) -> int:
    """8.7.2e The equal best Village spaces to which Active War Parties are called, if none is
    Available: most who come, then most who are there; 0 if nobody would be hidden by it."""
    if g.available[WAR_PARTY] or not g.on_map[ACTIVE_WAR_PARTY]:
        return 0
    best = 0
    high = 0
    for space in PROVINCES:
        if not g.villages[space] or bars_homecoming(g, order, space):
            continue
        rank = g.active_war_parties[space]
        for origin in g.board.adjacent_provinces[space]:
            if g.active_war_parties[origin]:
                rank += MOVED_RANK * called(g, order, origin)
        if rank and rank >= high:
            best = 1 << space if rank > high else best | 1 << space
            high = rank
    return best


def can_gather(g: Position, order: Order) -> bool:
    """8.7.2f Some instruction of the Gather can be executed."""
    return bool(
        village_bits(g, order)
        or at_villages(g, order)
        or at_new_sites(g, order)
        or homecomings(g, order)
    )


# ---------------------------------------------------------------------- I7


def _full(order: Order) -> bool:
    return order.full() or order.spaces.bit_count() >= GATHER_SPACES


def gather(g: Position, ask: Ask, wants: Wants) -> Script:
    """8.7.2 I7 Up to four spaces, instruction by instruction."""
    while not _full(order_in_hand(g)):
        bits = village_bits(g, order_in_hand(g))
        if not bits:
            break
        leader = g.leaders[g.leader_of[INDIANS]]
        space = leader if leader >= 0 and bits >> leader & 1 else random_space(g, bits)
        say(g, "np_i_village", "I7", space)
        g, ask = yield ("village", space)
    while not _full(order_in_hand(g)):
        bits = at_villages(g, order_in_hand(g))
        if not bits:
            break
        space = random_space(g, bits)
        say(g, "np_i_at_village", "I7", space, why_at_village(g, space))
        wants["gather_war_parties"] = NO_LIMIT
        g, ask = yield ("war_parties", space)
    for _ in range(NEW_SPACES):
        bits = 0 if _full(order_in_hand(g)) else at_new_sites(g, order_in_hand(g))
        if not bits:
            break
        space = random_space(g, bits)
        say(g, "np_i_new_site", "I7", space, why_new_site(g, space))
        wants["gather_war_parties"] = NO_LIMIT
        g, ask = yield ("war_parties", space)
    if not _full(order_in_hand(g)):
        bits = homecomings(g, order_in_hand(g))
        if bits:
            g, ask = yield from _call_home(g, ask, random_space(g, bits))
    if not order_in_hand(g).spaces:
        g, ask = yield from _gather_anywhere(g, ask, wants)
    while bars_end(g, order_in_hand(g)) == "card_names_more":
        g, ask = yield from _gather_anywhere(g, ask, wants)
    if order_in_hand(g).spaces:
        g, ask = yield DONE
    return g, ask


def _gather_anywhere(g: Position, ask: Ask, wants: Wants) -> Script:
    """8.3.5e, 8.1.2a A card's Gather for which the chart has no reason: in a random space a
    Village, else War Parties, else a call to a Village."""
    order = order_in_hand(g)
    villages = parties = homes = 0
    for space in PROVINCES:
        if not bars_village(g, order, space):
            villages |= 1 << space
        if not bars_war_parties(g, order, space):
            parties |= 1 << space
        if not bars_homecoming(g, order, space):
            homes |= 1 << space
    space = random_space(g, villages or parties or homes)
    if space < 0:
        return g, ask
    say(g, "np_i_anywhere", "8.3.5", space)
    if villages:
        g, ask = yield ("village", space)
    elif parties:
        wants["gather_war_parties"] = NO_LIMIT
        g, ask = yield ("war_parties", space)
    else:
        g, ask = yield from _call_home(g, ask, space)
    return g, ask


def _call_home(g: Position, ask: Ask, space: int) -> Script:
    """8.7.2e All Active War Parties that can come do; the leader goes with the larger group."""
    say(g, "np_i_call", "I7", space)
    g, ask = yield ("draw_in", space)
    for origin in g.board.adjacent_provinces[space]:
        number = called(g, order_in_hand(g), origin)
        if number > 0:
            g, ask = yield ("move", origin, ACTIVE_WAR_PARTY, number)
    if follows(g, order_in_hand(g), INDIANS):
        g, ask = yield ("lead", g.leader_of[INDIANS])
    g, ask = yield ARRIVE
    return g, ask
