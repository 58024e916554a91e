"""3.4.4 The Raid of the Indians, Province by Province."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Ask, Choice, Procedure
from ticonderoga.engine.game import record
from ticonderoga.engine.kit.questions import ask_yes_no
from ticonderoga.games.liberty_or_death.data.pieces import (
    ACTIVE_WAR_PARTY,
    INDIANS,
    RAID,
    WAR_PARTY,
)
from ticonderoga.games.liberty_or_death.data.spaces import PROVINCES, SPACES
from ticonderoga.games.liberty_or_death.order import NOBODY_ARRIVED, Order
from ticonderoga.games.liberty_or_death.position import Position
from ticonderoga.games.liberty_or_death.rules.forces import (
    activate,
    can_pay,
    lead,
    leaders_rejoin,
    pay,
    place_markers,
    shift_to,
)
from ticonderoga.games.liberty_or_death.rules.indians import SCOUT_LEADER, moved_hidden
from ticonderoga.games.liberty_or_death.rules.interrupt import (
    DONE,
    order_in_hand,
    somewhere,
    specials_now,
    step,
    step_question,
)
from ticonderoga.games.liberty_or_death.rules.marching import bars_lead, carry
from ticonderoga.games.liberty_or_death.rules.raiders import bars_raid_space, bars_raider

STAY: Final[Choice] = ("stay",)


def bars_raid(g: Position, order: Order, space: int) -> str:
    """3.4.4a A Province that can be Raided and paid for."""
    reason = bars_raid_space(g, order, space)
    if reason:
        return reason
    return "" if can_pay(g, order, INDIANS, 1) else "cannot_pay"


def _bars_raid_step(g: Position, order: Order, choice: Choice) -> str:
    verb = choice[0]
    if order.target >= 0:
        if verb == "raider":
            return bars_raider(g, order, choice[1], choice[2], order.target)
        return bars_staying(g, order) if verb == "stay" else "close_destination_first"
    if verb == "raid":
        return bars_raid(g, order, choice[1])
    if verb == "done":
        if order.promised:
            return "raid_where_plundered"
        return "" if order.spaces else "nothing_selected"
    return "no_destination"


def bars_staying(g: Position, order: Order) -> str:
    """Why nobody moving in will not do; empty if it will."""
    if not g.war_parties[order.target]:
        return "needs_underground"
    if order.must_involve not in (-1, order.target):
        return "leader_not_involved"
    return ""


def _offer_raid(g: Position, ask: Ask) -> list[Choice]:
    order = order_in_hand(g)
    choices: list[Choice] = []
    if order.target < 0:
        for space in PROVINCES:
            if not bars_raid(g, order, space):
                choices.append(("raid", space))
    else:
        for origin in PROVINCES:
            for kind in (WAR_PARTY, ACTIVE_WAR_PARTY):
                if not bars_raider(g, order, origin, kind, order.target):
                    choices.append(("raider", origin, kind))
        if not bars_staying(g, order):
            choices.append(STAY)
        return choices
    choices += specials_now(g, order)
    if order.spaces and not order.promised:
        choices.append(DONE)
    return choices


def _on_the_way(g: Position, order: Order) -> bool:
    """Who raids the Province selected last is not settled yet."""
    return order.target >= 0


RAIDING: Final = step_question(
    "raid", _offer_raid, _bars_raid_step, ("raid", "raider", "stay", "special", "done"), _on_the_way
)  # fmt: skip


def can_raid(g: Position, order: Order) -> bool:
    return somewhere(g, order, PROVINCES, bars_raid)


def raid(g: Position, order: Order) -> Procedure[None]:
    """3.4.4 Up to three Provinces: a War Party may move in, one turns Active, the marker lies,
    the Opposition shrinks."""
    while True:
        choice = yield from step(g, order, RAIDING)
        if choice[0] == "done":
            return
        space: int = choice[1]
        order.select(space)
        order.promised = 0
        order.target = space
        order.moves = []
        pay(g, order, INDIANS, 1)
        record(g, "raided", space)
        choice = yield from step(g, order, RAIDING)
        if choice[0] == "raider":
            carry(g, order, choice[1], choice[2], 1)
            leader = g.leader_of[INDIANS]
            if not bars_lead(g, order, leader):
                about = {"leader": leader, "space": space}
                goes = yield from ask_yes_no(INDIANS, SCOUT_LEADER, about)
                if goes:
                    lead(g, leader, space)
        _raid_party_shows(g, order, space)
        order.raided |= 1 << space
        place_markers(g, RAID, space, 1)
        shift_to(g, space, 0, 1)
        order.target = -1
        if g.thinned:
            yield from leaders_rejoin(g)


def _raid_party_shows(g: Position, order: Order, space: int) -> None:
    """3.4.4c, d One War Party turns Active, and is the Province's own: who moved in Underground,
    else one of those who were there; it stays, so that no other Raid moves it on, while the
    others who were there may still go."""
    activate(g, WAR_PARTY, space, 1)
    if order.arrived is NOBODY_ARRIVED:
        order.arrived = NOBODY_ARRIVED.copy()
    if moved_hidden(order):
        order.arrived[WAR_PARTY * SPACES + space] -= 1
    order.arrived[ACTIVE_WAR_PARTY * SPACES + space] += 1
