"""8.4.1 The non-player British Garrison (B5): which Regulars go to which Cities."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Ask
from ticonderoga.games.liberty_or_death.data.pieces import (
    ACTIVE_SUPPORT,
    BRITISH,
    BRITISH_CONTROL,
    BRITISH_REGULAR,
)
from ticonderoga.games.liberty_or_death.data.spaces import CITIES, MAP, NEW_YORK_CITY
from ticonderoga.games.liberty_or_death.non_players.planned_march import (
    Leg,
    carry_out,
    leader_goal,
    leg_to,
)
from ticonderoga.games.liberty_or_death.non_players.priorities import most, prefer, random_space
from ticonderoga.games.liberty_or_death.non_players.sheet import Script, Wants
from ticonderoga.games.liberty_or_death.order import Order
from ticonderoga.games.liberty_or_death.position import Position
from ticonderoga.games.liberty_or_death.rules.garrison import bars_city, bars_garrison
from ticonderoga.games.liberty_or_death.rules.interrupt import order_in_hand

GARRISON_MARGIN: Final = 2
"""8.4.1 So many more Royalist than Rebellion pieces stay where the British have Control."""
GARRISON_CUBES: Final = 3


def keeps_last_regular(g: Position, space: int) -> bool:
    """8.4.1c The last Regular leaves only Population 0 or Active Support."""
    return g.population[space] > 0 and g.level[space] != ACTIVE_SUPPORT


def spare_for_garrison(g: Position, space: int) -> int:
    """8.4.1c How many Regulars may leave a space for a Garrison."""
    number = g.regulars[space]
    if not number or g.blockades[space]:
        return 0
    if g.control[space] == BRITISH_CONTROL:
        number = min(number, g.royalists[space] - g.rebels[space] - GARRISON_MARGIN)
    if keeps_last_regular(g, space):
        number = min(number, g.regulars[space] - 1)
    return max(0, number)


class _Garrison:
    """A Garrison being planned."""

    __slots__ = ("cubes", "g", "legs", "order", "regulars", "royalists", "spare")

    def __init__(self, g: Position, order: Order) -> None:
        self.g: Position = g
        self.order: Order = order
        self.legs: list[Leg] = []
        self.spare: list[int] = [spare_for_garrison(g, space) for space in MAP]
        self.regulars: list[int] = g.regulars.copy()
        self.royalists: list[int] = g.royalists.copy()
        self.cubes: list[int] = [g.regulars[city] + g.tories[city] for city in CITIES]

    def open_cities(self) -> int:
        """Cities that may still be destinations."""
        bits = 0
        selected = 0
        for leg in self.legs:
            selected |= 1 << leg.target
        full = len(self.legs) >= self.order.max_spaces
        for city in CITIES:
            if selected >> city & 1 or not (full or bars_city(self.g, self.order, city)):
                bits |= 1 << city
        return bits

    def held(self, city: int) -> bool:
        """The British control the City, with what is planned."""
        return self.royalists[city] > self.g.rebels[city]

    def origins(self, city: int) -> int:
        """Where Regulars for a City can come from."""
        bits = 0
        for space in MAP:
            if self.spare[space] and space != city:
                bits |= 1 << space
        return bits

    def first_origin(self, city: int) -> int:
        """2.3.8g The leader's space, if a Brilliant Stroke still has to involve it; else -1."""
        leader = self.order.must_involve
        return leader if leader >= 0 and leader != city and not self.legs else -1

    def bring(self, city: int, number: int) -> bool:
        """A75 Bring so many Regulars to a City, from origins picked at random, each giving all
        it can as long as some are needed; nothing moves if they are not to be had."""
        spare = self.spare
        bits = self.origins(city)
        total = 0
        for space in MAP:
            if bits >> space & 1:
                total += spare[space]
        first = self.first_origin(city)
        if total < number or (first >= 0 and not spare[first]):
            return False
        leg = leg_to(self.legs, city)
        while number:
            origin = first if first >= 0 else random_space(self.g, bits)
            first = -1
            taken = min(number, spare[origin])
            leg.add(origin, BRITISH_REGULAR, taken)
            spare[origin] -= taken
            self.regulars[origin] -= taken
            self.royalists[origin] -= taken
            self.regulars[city] += taken
            self.royalists[city] += taken
            self.cubes[city] += taken
            if origin in CITIES:
                self.cubes[origin] -= taken
            number -= taken
            bits &= ~(1 << origin)
        spare[city] = 0
        return True

    def gain_control(self) -> None:
        """8.4.1d, e Just enough to control Cities: most Rebellion pieces without a Fort, New York
        City, then random ones; what cannot be gained is skipped."""
        g = self.g
        tried = 0
        while True:
            bits = 0
            for city in CITIES:
                if not self.held(city):
                    bits |= 1 << city
            bits &= self.open_cities() & ~tried
            if not bits:
                return
            exposed = 0
            for city in CITIES:
                if bits >> city & 1 and g.rebels[city] and not g.patriot_forts[city]:
                    exposed |= 1 << city
            if exposed:
                bits = most(exposed, g.rebels)
            elif bits >> NEW_YORK_CITY & 1:
                bits = 1 << NEW_YORK_CITY
            else:
                bits = self.within_reach(bits)
                if not bits:
                    return
            city = random_space(g, bits)
            tried |= 1 << city
            if self.bring(city, self.missing(city)):
                leg_to(self.legs, city).because("np_b_garrison_control", "B5")

    def missing(self, city: int) -> int:
        return self.g.rebels[city] - self.royalists[city] + 1

    def within_reach(self, bits: int) -> int:
        """Of the Cities, those that the Regulars left can gain."""
        total = sum(self.spare)
        found = 0
        for city in CITIES:
            if bits >> city & 1 and self.missing(city) <= total - self.spare[city]:
                found |= 1 << city
        return found

    def reinforce(self) -> None:
        """8.4.1f A Regular in each controlled City without Active Support, then three cubes in
        each controlled City, those with Underground Militia first."""
        g = self.g
        tried = 0
        while True:
            bits = 0
            for city in CITIES:
                if self.held(city) and g.level[city] != ACTIVE_SUPPORT and not self.regulars[city]:
                    bits |= 1 << city
            bits &= self.open_cities() & ~tried
            if not bits:
                break
            city = random_space(g, bits)
            tried |= 1 << city
            if self.bring(city, 1):
                leg_to(self.legs, city).because("np_b_garrison_regular", "B5")
        tried = 0
        while True:
            bits = hidden = 0
            total = sum(self.spare)
            for city in CITIES:
                short = GARRISON_CUBES - self.cubes[city]
                if self.held(city) and 0 < short <= total - self.spare[city]:
                    bits |= 1 << city
                    if g.militia[city]:
                        hidden |= 1 << city
            bits &= self.open_cities() & ~tried
            if not bits:
                return
            city = random_space(g, prefer(bits, hidden))
            tried |= 1 << city
            if self.bring(city, GARRISON_CUBES - self.cubes[city]):
                leg_to(self.legs, city).because("np_b_garrison_cubes", "B5")


def garrison_legs(g: Position, order: Order) -> list[Leg]:
    """8.4.1 What a Garrison would move; empty if nothing."""
    if bars_garrison(g, order):
        return []
    plan = _Garrison(g, order)
    if not any(plan.spare):
        return []
    plan.gain_control()
    plan.reinforce()
    return plan.legs


def garrison(g: Position, ask: Ask, wants: Wants) -> Script:
    """B5 A Garrison by itself."""
    return (yield from garrison_by(g, ask, garrison_legs(g, order_in_hand(g))))


def garrison_by(g: Position, ask: Ask, legs: list[Leg]) -> Script:
    if not legs:
        return g, ask
    leader = g.leader_of[BRITISH]
    return (yield from carry_out(g, ask, legs, ((leader, leader_goal(g, BRITISH, legs)),)))
