"""8.4.3 The non-player British March (B10): groups, destinations, Common Cause (B13)."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Ask
from ticonderoga.games.liberty_or_death.data.pieces import (
    ACTIVE_SUPPORT,
    ACTIVE_WAR_PARTY,
    BRITISH,
    BRITISH_CONTROL,
    BRITISH_REGULAR,
    INDIANS,
    OWNER,
    TORY,
    WAR_PARTY,
)
from ticonderoga.games.liberty_or_death.data.spaces import CITIES, COLONIES, MAP, SPACES
from ticonderoga.games.liberty_or_death.non_players.planned_march import (
    Leg,
    carry_out,
    destinations,
    leader_goal,
    leg_to,
)
from ticonderoga.games.liberty_or_death.non_players.priorities import (
    cubes_to_move,
    prefer,
    random_space,
)
from ticonderoga.games.liberty_or_death.non_players.sheet import Script, Wants, say
from ticonderoga.games.liberty_or_death.order import COMMON_CAUSE, NO_SPECIAL, Order
from ticonderoga.games.liberty_or_death.position import Position
from ticonderoga.games.liberty_or_death.rules.interrupt import order_in_hand
from ticonderoga.games.liberty_or_death.rules.marching import (
    bars_destination,
    can_come,
    somebody_comes,
)
from ticonderoga.games.liberty_or_death.rules.movers import blocked_by_sea, open_cities

MARCH_SPACES: Final = 4
CONTROL_SPACES: Final = 2


class _March:
    """A March being planned: groups that can move, and the map as it will be."""

    __slots__ = (
        "active", "british", "g", "hidden", "legs", "limit", "open_cities", "order", "r",
        "regulars", "royalists", "t", "tories",
    )  # fmt: skip

    def __init__(self, g: Position, order: Order) -> None:
        self.g: Position = g
        self.order: Order = order
        self.legs: list[Leg] = []
        self.regulars: list[int] = g.regulars.copy()
        self.tories: list[int] = g.tories.copy()
        self.royalists: list[int] = g.royalists.copy()
        self.british: list[int] = g.british.copy()
        self.open_cities: int = open_cities(g, BRITISH)
        purse = MARCH_SPACES if order.free else g.resources[BRITISH]
        self.limit: int = min(MARCH_SPACES, purse, order.max_spaces)
        # the group of each space: Regulars, Tories, War Parties for Common Cause
        self.r: list[int] = [0] * SPACES
        self.t: list[int] = [0] * SPACES
        self.active: list[int] = [0] * SPACES
        self.hidden: list[int] = [0] * SPACES
        common = order.specials_left > 0 or order.special == COMMON_CAUSE
        for space in MAP:
            if g.regulars[space] > order.arrived[BRITISH_REGULAR * SPACES + space]:
                self._form_group(space, common)

    def _form_group(self, space: int, common: bool) -> None:
        """8.4.3b What may leave: not what Control of the origin needs, not the last Tory or War
        Party, not the last Regular under British Control without Active Support. A87 Regulars
        and Tories in turn where not all can go."""
        g = self.g
        regulars = g.regulars[space]
        left = 99
        most_british = 99
        if g.control[space] == BRITISH_CONTROL:
            left = g.royalists[space] - g.rebels[space] - 1
            most_british = min(left, g.british[space] - 1)
            if g.level[space] != ACTIVE_SUPPORT:
                regulars -= 1
        tories = g.tories[space]
        most_british = min(most_british, regulars + max(0, min(tories - 1, regulars)))
        regulars, tories = cubes_to_move(regulars, tories, most_british)
        if regulars <= 0:
            return
        self.r[space] = regulars
        self.t[space] = tories
        if not common:
            return
        number = max(0, min(regulars - tories, left - regulars - tories))
        hidden = g.war_parties[space]
        active = g.active_war_parties[space]
        if not hidden:
            active -= 1
        self.active[space] = max(0, min(active, number))
        self.hidden[space] = max(0, min(hidden - 1, number - self.active[space]))

    def size(self, origin: int, target: int) -> int:
        """How large the group is that goes from there to the target."""
        number = self.r[origin] + self.t[origin]
        if self.takes_indians(origin, target):
            number += self.active[origin] + self.hidden[origin]
        return number

    def takes_indians(self, origin: int, target: int) -> bool:
        """8.4.3d Common Cause only into an adjacent Province, from a Province."""
        board = self.g.board
        return (
            board.is_province[origin]
            and board.is_province[target]
            and bool(board.neighbour_bits[origin] >> target & 1)
        )

    def origins(self, target: int) -> int:
        """The spaces from which a group can reach the target."""
        board = self.g.board
        near = board.neighbour_bits[target]
        there = board.near_city_bits[target] & self.open_cities
        if there and blocked_by_sea(self.g, target):
            there = 0
        bits = 0
        for origin in MAP:
            if self.r[origin] and origin != target:
                if near >> origin & 1:
                    bits |= 1 << origin
                elif there:
                    here = board.near_city_bits[origin] & self.open_cities
                    if here and (here | there).bit_count() > 1:
                        bits |= 1 << origin
        return bits

    def may_select(self, target: int) -> bool:
        """The target is a destination, or may become one."""
        if destinations(self.legs) >> target & 1:
            return True
        if len(self.legs) >= self.limit:
            return False
        return not bars_destination(self.g, self.order, target)

    def involves(self, bits: int, target: int) -> bool:
        """2.3.8g A Brilliant Stroke's March involves the leader's space."""
        leader = self.order.must_involve
        return leader < 0 or leader == target or bool(bits >> leader & 1)

    def largest(self, bits: int, target: int, common: bool) -> int:
        """The largest group goes first, with Common Cause its War Parties included; 2.3.8g before
        all others the one with the leader."""
        leader = self.order.must_involve
        if leader >= 0 and leader != target and bits >> leader & 1:
            return leader
        best, high = 0, 0
        for origin in MAP:
            if bits >> origin & 1:
                size = self.size(origin, target) if common else self.r[origin] + self.t[origin]
                if size > high:
                    best, high = 1 << origin, size
                elif size == high:
                    best |= 1 << origin
        return random_space(self.g, best)

    def send(self, origin: int, target: int, common: bool) -> None:
        """The whole group goes; 8.4.3h War Parties only where Control is to be gained."""
        leg = leg_to(self.legs, target)
        regulars, tories = self.r[origin], self.t[origin]
        leg.add(origin, BRITISH_REGULAR, regulars)
        leg.add(origin, TORY, tories)
        moved = regulars + tories
        if common and self.takes_indians(origin, target):
            leg.add(origin, ACTIVE_WAR_PARTY, self.active[origin])
            leg.add(origin, WAR_PARTY, self.hidden[origin])
            moved += self.active[origin] + self.hidden[origin]
        self.regulars[origin] -= regulars
        self.regulars[target] += regulars
        self.tories[origin] -= tories
        self.tories[target] += tories
        self.royalists[origin] -= moved
        self.royalists[target] += moved
        self.british[origin] -= regulars + tories
        self.british[target] += regulars + tories
        self.r[origin] = 0

    def held(self, space: int) -> bool:
        return self.royalists[space] > self.g.rebels[space] and self.british[space] > 0

    # ------------------------------------------------------------------ the three bullets

    def gain_control(self) -> None:
        """8.4.3c Control of up to two spaces, Cities before Colonies; in each group where
        Rebellion cubes are, then by Population; whole groups, until Control is gained."""
        gained = 0
        while gained < CONTROL_SPACES:
            target = self._best_gain(CITIES)
            if target < 0:
                target = self._best_gain(COLONIES)
            if target < 0:
                return
            bits = self.origins(target)
            while not self.held(target) and bits:
                origin = self.largest(bits, target, True)
                bits &= ~(1 << origin)
                self.send(origin, target, True)
            self.r[target] = 0
            gained += 1
            leg_to(self.legs, target).because("np_b_march_control", "B10")

    def _best_gain(self, spaces: range) -> int:
        g = self.g
        best, high = 0, -1
        for space in spaces:
            if self.held(space):
                continue
            rank = g.population[space] + (100 if g.continentals[space] + g.french[space] else 0)
            if rank >= high and self._can_gain(space):
                best = 1 << space if rank > high else best | 1 << space
                high = rank
        return random_space(g, best)

    def _can_gain(self, target: int) -> bool:
        bits = self.origins(target)
        if not bits or not self.involves(bits, target) or not self.may_select(target):
            return False
        missing = self.g.rebels[target] - self.royalists[target]
        for origin in MAP:
            if bits >> origin & 1:
                missing -= self.size(origin, target)
        return missing < 0

    def mix(self) -> None:
        """8.4.3e Tories to where only Regulars are, then Regulars to where only Tories are, in
        populated spaces without Active Support; destinations of before first."""
        for wanted in (TORY, BRITISH_REGULAR):
            while True:
                target = self._best_mix(wanted)
                if target < 0:
                    break
                bits = self._groups_with(wanted, target)
                self.send(self.largest(bits, target, False), target, False)
                leg_to(self.legs, target).because("np_b_march_mix", "B10")

    def _best_mix(self, wanted: int) -> int:
        g = self.g
        bits = 0
        for space in MAP:
            if not g.population[space] or g.level[space] == ACTIVE_SUPPORT:
                continue
            regulars, tories = self.regulars[space], self.tories[space]
            fits = regulars and not tories if wanted == TORY else tories and not regulars
            if fits and self._groups_with(wanted, space) and self.may_select(space):
                bits |= 1 << space
        return random_space(g, prefer(bits, destinations(self.legs)))

    def _groups_with(self, wanted: int, target: int) -> int:
        """Groups that can come and bring what is wanted."""
        bits = self.origins(target)
        if wanted == TORY:
            for origin in MAP:
                if bits >> origin & 1 and not self.t[origin]:
                    bits &= ~(1 << origin)
        leader = self.order.must_involve
        if leader >= 0 and leader != target:
            bits &= 1 << leader
        return bits

    def find_militia(self) -> None:
        """8.4.3f March in place where Underground Militia can be found, at Support first."""
        g = self.g
        while len(self.legs) < self.limit:
            bits = support = 0
            for space in MAP:
                if g.militia[space] and self.regulars[space] + self.tories[space] >= 3:
                    if destinations(self.legs) >> space & 1 or not self.involves(0, space):
                        continue
                    if self.may_select(space):
                        bits |= 1 << space
                        if g.level[space] > 0:
                            support |= 1 << space
            if not bits:
                return
            target = random_space(g, prefer(bits, support))
            leg_to(self.legs, target).because("np_b_march_in_place", "B10")


def march_legs(g: Position, order: Order) -> list[Leg]:
    """8.4.3 What a March would move; empty if nothing."""
    plan = _March(g, order)
    if plan.limit <= 0:
        return []
    plan.gain_control()
    plan.mix()
    plan.find_militia()
    return plan.legs


def groups_to(g: Position, order: Order, target: int) -> list[tuple[int, int, int]]:
    """8.4.3b The groups that may leave for a target: origin, Regulars, Tories."""
    plan = _March(g, order)
    bits = plan.origins(target)
    return [(space, plan.r[space], plan.t[space]) for space in MAP if bits >> space & 1]


def with_indians(legs: list[Leg]) -> bool:
    """Whether Common Cause is used."""
    for leg in legs:
        for _, kind, _ in leg.moves:
            if OWNER[kind] == INDIANS:
                return True
    return False


def forced_legs(g: Position, order: Order) -> list[Leg]:
    """8.3.5b A card wants a March of which the chart has no use: to a random space, with whole
    groups until it is held; if nobody can be spared one Regular goes, or a March in place."""
    plan = _March(g, order)
    coming = near = here = 0
    for target in MAP:
        if bars_destination(g, order, target):
            continue
        if plan.origins(target):
            coming |= 1 << target
        if somebody_comes(g, order, target):
            near |= 1 << target
        if g.regulars[target] + g.tories[target]:
            here |= 1 << target
    target = random_space(g, coming or near or here)
    if target < 0:
        return []
    say(g, "np_must_march", "B10", target)
    if coming:
        bits = plan.origins(target)
        while bits and (not plan.legs or not plan.held(target)):
            origin = plan.largest(bits, target, False)
            bits &= ~(1 << origin)
            plan.send(origin, target, False)
        return plan.legs
    leg = Leg(target)
    if near:
        bits = 0
        for origin in MAP:
            if can_come(g, order, target, origin):
                bits |= 1 << origin
        leg.add(random_space(g, bits), BRITISH_REGULAR, 1)
    return [leg]


def march(g: Position, ask: Ask, wants: Wants) -> Script:
    """B10 A March by itself."""
    order = order_in_hand(g)
    legs = march_legs(g, order)
    if not legs and order.free and not order.brilliant:
        legs = forced_legs(g, order)
    return (yield from march_by(g, ask, legs))


def march_by(g: Position, ask: Ask, legs: list[Leg]) -> Script:
    if not legs:
        return g, ask
    leaders: tuple[tuple[int, int], ...] = ((g.leader_of[BRITISH], leader_goal(g, BRITISH, legs)),)
    if with_indians(legs):
        if order_in_hand(g).special == NO_SPECIAL:
            say(g, "np_b_common_cause", "B13")
            g, ask = yield ("special", COMMON_CAUSE)
        leaders = (*leaders, (g.leader_of[INDIANS], leader_goal(g, INDIANS, legs)))
    return (yield from carry_out(g, ask, legs, leaders))
