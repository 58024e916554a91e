"""8.7.3 The non-player Indians' March (I10): three War Parties for a Village, then Control."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Ask
from ticonderoga.games.liberty_or_death.data.pieces import (
    ACTIVE_SUPPORT,
    ACTIVE_WAR_PARTY,
    INDIANS,
    REBELLION_CONTROL,
    VILLAGE,
    WAR_PARTY,
)
from ticonderoga.games.liberty_or_death.data.spaces import PROVINCES, SPACES
from ticonderoga.games.liberty_or_death.non_players.indians_gather import (
    VILLAGE_NEEDS,
    is_village_site,
    may_leave,
)
from ticonderoga.games.liberty_or_death.non_players.planned_march import (
    Leg,
    carry_out,
    leader_goal,
    leg_to,
)
from ticonderoga.games.liberty_or_death.non_players.priorities import random_space
from ticonderoga.games.liberty_or_death.non_players.sheet import Script, Wants, say
from ticonderoga.games.liberty_or_death.order import Order
from ticonderoga.games.liberty_or_death.position import Position
from ticonderoga.games.liberty_or_death.rules.interrupt import order_in_hand
from ticonderoga.games.liberty_or_death.rules.marching import bars_destination

MARCH_SPACES: Final = 3
NO_SUPPORT_RANK: Final = 100


def spare(g: Position, space: int) -> int:
    """8.7.3a How many War Parties may leave a space: not the last of a Village, not the last
    three where Gather could place a Village, and none that would add Rebellion Control."""
    number = g.war_parties[space] + g.active_war_parties[space]
    if is_village_site(g, space):
        number -= VILLAGE_NEEDS
    elif g.villages[space]:
        number -= 1
    if number <= 0:
        return 0
    number = min(number, may_leave(g, space))
    return number if number > 0 else 0


class Plan:
    """A March in the making: who can still leave each space, and who goes where."""

    __slots__ = ("first_free", "gone", "hidden", "left", "legs", "order", "purse")

    def __init__(self, g: Position, order: Order) -> None:
        self.order: Order = order
        self.left: list[int] = [0] * SPACES
        """How many may still leave."""
        self.hidden: list[int] = [0] * SPACES
        """How many of those who are there are Underground and have not moved."""
        self.gone: list[int] = [0] * SPACES
        """How many leave by this plan."""
        for space in PROVINCES:
            if (
                g.war_parties[space] > order.arrived[WAR_PARTY * SPACES + space]
                or g.active_war_parties[space] > order.arrived[ACTIVE_WAR_PARTY * SPACES + space]
            ):
                self.left[space] = spare(g, space)
                self.hidden[space] = g.war_parties[space]
        self.legs: list[Leg] = []
        self.purse: int = MARCH_SPACES if order.free else g.resources[INDIANS]
        self.first_free: bool = order.first_free
        """3.4.2b The first March out of Reserves alone costs nothing."""

    def origins(self, g: Position, target: int) -> int:
        """From where War Parties can come to a target, as bits: not from another destination,
        and only out of Reserves when there is nothing left to pay with."""
        bits = 0
        for origin in g.board.adjacent_provinces[target]:
            if self.left[origin] > 0 and (self.purse or g.board.is_reserve[origin]):
                bits |= 1 << origin
        for leg in self.legs:
            bits &= ~(1 << leg.target)
        return bits

    def most(self, g: Position, target: int) -> int:
        """How many War Parties could come to a target."""
        bits = self.origins(g, target)
        total = 0
        while bits:
            low = bits & -bits
            total += self.left[low.bit_length() - 1]
            bits ^= low
        return total

    def can_bring(self, g: Position, target: int, number: int) -> bool:
        """So many War Parties can come, the leader's among them if he has to take part."""
        bits = self.origins(g, target)
        leader = self.order.must_involve
        if leader >= 0 and leader != target and not bits >> leader & 1:
            return False
        return self.most(g, target) >= number

    def opens(self, g: Position, target: int) -> bool:
        """One more destination may be selected there and paid for, or it is one already."""
        for leg in self.legs:
            if leg.target == target:
                return True
        if len(self.legs) >= min(MARCH_SPACES, self.order.max_spaces):
            return False
        if not self.purse and not self.first_free:
            return False
        return not bars_destination(g, self.order, target)

    def bring(self, g: Position, target: int, number: int) -> None:
        """8.7.3a Underground War Parties first, then Active ones, from one random space after
        the other."""
        leg = leg_to(self.legs, target)
        origins = self.origins(g, target) & ~(1 << target)
        leader = self.order.must_involve
        if leader >= 0 and leader != target and not leg.moves:
            number -= self._take(leg, leader, 1)
        for seen in (False, True):
            while number > 0:
                bits = self._ready(origins, seen)
                if not bits:
                    break
                origin = random_space(g, bits)
                number -= self._take(leg, origin, number)
        self._pay(g)

    def _ready(self, origins: int, seen: bool) -> int:
        """Those of the origins from which one may come: an Underground one, or any at all."""
        bits = 0
        while origins:
            low = origins & -origins
            origins ^= low
            origin = low.bit_length() - 1
            if self.left[origin] > 0 and (seen or self.hidden[origin] > 0):
                bits |= low
        return bits

    def _take(self, leg: Leg, origin: int, number: int) -> int:
        """Up to so many of one sort go; how many."""
        number = min(number, self.left[origin])
        kind = ACTIVE_WAR_PARTY
        if self.hidden[origin] > 0:
            kind = WAR_PARTY
            number = min(number, self.hidden[origin])
            self.hidden[origin] -= number
        self.left[origin] -= number
        self.gone[origin] += number
        leg.add(origin, kind, number)
        return number

    def _pay(self, g: Position) -> None:
        """3.4.2b One Resource for each destination; nothing for one that only Reserves feed."""
        if self.order.free:
            return
        self.purse = g.resources[INDIANS] - len(self.legs)
        self.first_free = self.order.first_free
        if self.first_free:
            for leg in self.legs:
                if self._only_reserves(g, leg):
                    self.first_free = False
                    self.purse += 1
                    break

    def _only_reserves(self, g: Position, leg: Leg) -> bool:
        for origin, _, _ in leg.moves:
            if not g.board.is_reserve[origin]:
                return False
        return True

    def missing(self, g: Position, target: int) -> int:
        """How many more War Parties end Rebellion Control of a space."""
        there = g.royalists[target] - self.gone[target] + self.coming(target)
        return g.rebels[target] - there

    def coming(self, target: int) -> int:
        """How many go to a space by this plan."""
        for leg in self.legs:
            if leg.target == target:
                return sum([number for _, _, number in leg.moves])
        return 0


def site_bits(g: Position, plan: Plan) -> int:
    """8.7.3b If a Village is Available: Neutral or Passive spaces with room that have fewer than
    three War Parties and can be brought to three."""
    bits = 0
    if g.available[VILLAGE]:
        for space in PROVINCES:
            missing = VILLAGE_NEEDS - g.all_war_parties(space)
            if missing <= 0 or not -1 <= g.level[space] <= 1 or not g.has_room(space):
                continue
            if plan.can_bring(g, space, missing) and plan.opens(g, space):
                bits |= 1 << space
    return bits


def control_bits(g: Position, plan: Plan) -> int:
    """8.7.3b The equal best spaces in which Rebellion Control can be removed: without Active
    Support first; and, to remove it in most spaces, those that need fewest War Parties."""
    best = 0
    high = -NO_SUPPORT_RANK
    for space in PROVINCES:
        if g.control[space] != REBELLION_CONTROL:
            continue
        missing = plan.missing(g, space)
        if missing <= 0:
            continue
        rank = (0 if g.level[space] == ACTIVE_SUPPORT else NO_SUPPORT_RANK) - missing
        if rank < high or not plan.can_bring(g, space, missing) or not plan.opens(g, space):
            continue
        best = 1 << space if rank > high else best | 1 << space
        high = rank
    return best


def can_march(g: Position, order: Order) -> bool:
    """8.7.3c Some instruction of the March can be executed."""
    plan = Plan(g, order)
    return bool(site_bits(g, plan) or control_bits(g, plan))


def plan_march(g: Position, order: Order) -> Plan:
    """8.7.3 Who goes where."""
    plan = Plan(g, order)
    bits = site_bits(g, plan)
    if bits:
        space = random_space(g, bits)
        plan.bring(g, space, VILLAGE_NEEDS - g.all_war_parties(space))
        leg_to(plan.legs, space).because("np_i_march_site", "I10")
    while True:
        bits = control_bits(g, plan)
        if not bits:
            return plan
        space = random_space(g, bits)
        plan.bring(g, space, plan.missing(g, space))
        leg_to(plan.legs, space).because("np_i_march_control", "I10")


def _reachable(g: Position, plan: Plan) -> int:
    """Where somebody can march to by a plan, as bits."""
    bits = 0
    for space in PROVINCES:
        if plan.can_bring(g, space, 1) and plan.opens(g, space):
            bits |= 1 << space
    return bits


def march_anywhere(g: Position, plan: Plan) -> None:
    """8.3.5e A card's March for which the chart has no reason: to a random destination, with all
    who may leave; if nobody may, one War Party goes all the same."""
    bits = _reachable(g, plan)
    spared = bits != 0
    if not spared:
        for space in PROVINCES:
            plan.left[space] = min(1, g.all_war_parties(space))
        bits = _reachable(g, plan)
    if bits:
        space = random_space(g, bits)
        say(g, "np_i_anywhere", "8.3.5", space)
        plan.bring(g, space, plan.most(g, space) if spared else 1)


def march(g: Position, ask: Ask, wants: Wants) -> Script:
    """8.7.3 I10 Into up to three spaces."""
    plan = plan_march(g, order_in_hand(g))
    if not plan.legs:
        march_anywhere(g, plan)
    if not plan.legs:
        return g, ask
    leader = g.leader_of[INDIANS]
    goal = leader_goal(g, INDIANS, plan.legs)
    g, ask = yield from carry_out(g, ask, plan.legs, ((leader, goal),))
    return g, ask
