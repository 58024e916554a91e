"""3.4.4 Who may move in for a Raid, and where a Raid is possible at all."""

from __future__ import annotations

from typing import Final

from ticonderoga.games.liberty_or_death.data.pieces import (
    ACTIVE_WAR_PARTY,
    DRAGGING_CANOE,
    INDIANS,
    PATRIOTS,
    WAR_PARTY,
)
from ticonderoga.games.liberty_or_death.data.spaces import PROVINCES
from ticonderoga.games.liberty_or_death.order import Order
from ticonderoga.games.liberty_or_death.position import Position
from ticonderoga.games.liberty_or_death.rules.forces import can_pay
from ticonderoga.games.liberty_or_death.rules.movers import unmoved

RAIDS_AT_ONCE: Final = 3


def raiders_reach(g: Position, order: Order, origin: int, target: int) -> bool:
    """3.4.4b, 1.10o, A31 Adjacent, or one Province further from Dragging Canoe's space."""
    steps = g.board.province_steps[origin][target]
    return steps == 1 or (steps == 2 and g.stands_at(DRAGGING_CANOE, origin))


def bars_raider(g: Position, order: Order, origin: int, kind: int, target: int) -> str:
    """Why a War Party cannot move in for a Raid; A30 an Active one only where an Underground
    one waits; 2.3.8g the leader's space sends it, if this Raid has to involve him."""
    if kind != WAR_PARTY and kind != ACTIVE_WAR_PARTY:
        return "war_parties_only"
    if origin == target:
        return "there_already"
    if not raiders_reach(g, order, origin, target):
        return "raider_too_far"
    if order.must_involve not in (-1, target, origin):
        return "leader_not_involved"
    if not unmoved(g, order, kind, origin):
        return "not_so_many"
    if kind == ACTIVE_WAR_PARTY and not g.war_parties[target]:
        return "needs_underground"
    return ""


def raider_comes(g: Position, order: Order, target: int) -> bool:
    """An Underground War Party could move in."""
    for origin in PROVINCES:
        if g.war_parties[origin] and not bars_raider(g, order, origin, WAR_PARTY, target):
            return True
    return False


def leader_raids(g: Position, order: Order, target: int) -> bool:
    """2.3.8g The leader's space is the target or sends a War Party."""
    leader = order.must_involve
    if leader in (-1, target):
        return True
    if not bars_raider(g, order, leader, WAR_PARTY, target):
        return True
    return not bars_raider(g, order, leader, ACTIVE_WAR_PARTY, target)


def bars_raid_space(g: Position, order: Order, space: int) -> str:
    """3.4.4a Why a Province cannot be Raided, whoever pays; empty if it can. It is at Opposition
    and has an Underground War Party in it or beside it."""
    if not g.board.is_province[space]:
        return "provinces_only"
    if g.level[space] >= 0:
        return "not_at_opposition"
    reason = order.bars(space)
    if reason:
        return reason
    if order.promised and not order.promised >> space & 1:
        return "raid_where_plundered"
    if order.spaces.bit_count() >= RAIDS_AT_ONCE:
        return "three_raids"
    if not leader_raids(g, order, space):
        return "leader_not_involved"
    if not g.war_parties[space] and not raider_comes(g, order, space):
        return "needs_underground"
    return ""


# ---------------------------------------------------------------------- 4.1 Plunder comes first


def plunderers_before_raid(g: Position, order: Order, space: int) -> tuple[int, ...]:
    """The kinds of which one may go home with the Plunder and leave enough for the Raid that
    has to follow in the same Province."""
    kinds: tuple[int, ...] = ()
    if g.war_parties[space] > 1 or raider_comes(g, order, space):
        kinds = (WAR_PARTY,)
    if g.active_war_parties[space]:
        kinds = (*kinds, ACTIVE_WAR_PARTY)
    return kinds


def can_plunder_first(g: Position, order: Order, space: int) -> bool:
    """4.1b, c, 4.4.3 Plunder before the Raid of the same Province, which it may pay for; not with
    a free Raid, nor in a Brilliant Stroke (A79). Non-players follow their chart (8.7.1)."""
    if order.free or g.is_non_player(INDIANS):
        return False
    if g.all_war_parties(space) <= g.rebels[space] or bars_raid_space(g, order, space):
        return False
    booty = min(g.population[space], g.resources[PATRIOTS])
    if not booty and not can_pay(g, order, INDIANS, 1):
        return False
    return plunderers_before_raid(g, order, space) != ()
