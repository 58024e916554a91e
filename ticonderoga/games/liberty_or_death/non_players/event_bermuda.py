"""8.3.1 Card 51, the Bermuda Gunpowder Plot: a March that makes a Battle possible which the chart
would fight.

The groups are those of the faction's own March (8.4.3, 8.5.4): who has to stay, stays. They come
whole, the largest first, until the side is superior with what the card adds.
"""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Ask
from ticonderoga.engine.kit.questions import spaces_in
from ticonderoga.games.liberty_or_death.data.pieces import (
    ACTIVE_MILITIA,
    ALLY,
    BRITISH,
    BRITISH_REGULAR,
    CONTINENTAL,
    FRENCH_REGULAR,
    MILITIA,
    TORY,
    WAR_PARTY,
    WASHINGTON,
)
from ticonderoga.games.liberty_or_death.data.spaces import SPACES
from ticonderoga.games.liberty_or_death.non_players import british_march, patriots_march
from ticonderoga.games.liberty_or_death.non_players.charts import CHARTS
from ticonderoga.games.liberty_or_death.non_players.event_forecast import imagine, would_fight
from ticonderoga.games.liberty_or_death.non_players.planned_march import Leg, carry_out, leader_goal
from ticonderoga.games.liberty_or_death.non_players.priorities import most, random_space
from ticonderoga.games.liberty_or_death.non_players.sheet import Script, Wants, say
from ticonderoga.games.liberty_or_death.order import MARCH, Bonus, Order
from ticonderoga.games.liberty_or_death.position import Position
from ticonderoga.games.liberty_or_death.rules.events.actions import enemies_in, free_order, reached
from ticonderoga.games.liberty_or_death.rules.events.verbs import MAP_BITS
from ticonderoga.games.liberty_or_death.rules.forces import activate, hide
from ticonderoga.games.liberty_or_death.rules.interrupt import order_in_hand

BERMUDA: Final = 51
Group = list[tuple[int, int, int]]
"""Origin, kind and number of those who leave one space together."""


def bonus_of_card(faction: int) -> Bonus:
    """What card 51 adds to the Battle."""
    return Bonus(attacker_loss=-2) if faction == BRITISH else Bonus(defender_loss=2)


# ---------------------------------------------------------------------- who can come


def groups_to(g: Position, order: Order, target: int) -> list[Group]:
    """The groups that the chart lets go to a target."""
    groups: list[Group] = []
    if order.faction == BRITISH:
        for origin, regulars, tories in british_march.groups_to(g, order, target):
            groups.append([(origin, BRITISH_REGULAR, regulars), (origin, TORY, tories)])
        return groups
    for origin in g.board.adjacent[target]:
        group = patriots_march.group_from(g, order, origin, False)
        size = patriots_march.size_of(group)
        if not size:
            continue
        if patriots_march.noticed_there(g, target, size):
            group = patriots_march.group_from(g, order, origin, True)
        groups.append(
            [
                (origin, CONTINENTAL, group[2]),
                (origin, FRENCH_REGULAR, group[3]),
                (origin, MILITIA, group[0]),
                (origin, ACTIVE_MILITIA, group[1]),
            ]
        )
    return groups


def _size(group: Group) -> int:
    return sum([number for _, _, number in group])


def _largest(g: Position, groups: list[Group]) -> Group:
    """The largest group; of equal ones a random one (8.2)."""
    high = max([_size(group) for group in groups])
    bits = 0
    for group in groups:
        if _size(group) == high:
            bits |= 1 << group[0][0]
    origin = random_space(g, bits)
    for group in groups:
        if group[0][0] == origin:
            return group
    return groups[0]


# ---------------------------------------------------------------------- what they make of it


class _Arrival:
    """A target as it would be after the groups that were sent."""

    __slots__ = ("faction", "leg", "start", "trial")

    def __init__(self, start: Position, faction: int, target: int) -> None:
        self.faction: int = faction
        self.leg: Leg = Leg(target)
        self.start: Position = start
        """As it is, with dice that may be rolled in thought."""
        self.trial: Position = imagine(start)

    def send(self, group: Group) -> None:
        """A group comes in; 3.3.2f one that is too large is noticed; 8.1j leaders follow."""
        trial, target = self.trial, self.leg.target
        noticed = self.faction != BRITISH and patriots_march.noticed_there(
            self.start, target, _size(group)
        )
        for origin, kind, number in group:
            if number > 0:
                self.leg.add(origin, kind, number)
                trial.put(kind, origin, -number)
                trial.put(ACTIVE_MILITIA if noticed and kind == MILITIA else kind, target, number)
        for seat in (self.faction, ALLY[self.faction]):
            leader = trial.leader_of[seat]
            trial.leaders[leader] = leader_goal(self.start, seat, [self.leg])

    def would_fight(self) -> bool:
        """3.2.3e, 3.3.2e They find irregulars of the enemy; then the chart looks at the Battle."""
        trial, target = self.trial, self.leg.target
        if self.faction == BRITISH:
            kind, number = MILITIA, (trial.regulars[target] + trial.tories[target]) // 3
        else:
            kind, number = WAR_PARTY, trial.continentals[target] // 2
        found = activate(trial, kind, target, number)
        wanted = would_fight(trial, self.faction, target, bonus_of_card(self.faction))
        hide(trial, kind, target, found)
        return wanted


def march_to_fight(start: Position, faction: int, target: int, only: int) -> _Arrival | None:
    """The groups, largest first, that make the side superior in a space; None if they cannot.
    3.2.3f If nobody can come, the British may be superior with those who are there."""
    order = free_order(faction, MARCH, only)
    arrival = _Arrival(start, faction, target)
    groups = groups_to(start, order, target)
    while groups:
        group = _largest(start, groups)
        groups.remove(group)
        arrival.send(group)
        if arrival.would_fight():
            return arrival
    if faction != BRITISH or arrival.leg.moves or not start.regulars[target] + start.tories[target]:
        return None
    return arrival if arrival.would_fight() else None


def fighting_leg(g: Position, faction: int, only: int = MAP_BITS) -> Leg | None:
    """8.3.1 The March of card 51 to the space that the Battle of the chart takes first: for the
    British where most British pieces will be (8.4.4), for the Patriots that with Washington, the
    highest Population, most Villages (8.5.1)."""
    legs: list[Leg | None] = [None] * SPACES
    british, washington = [0] * SPACES, [0] * SPACES
    bits = 0
    start = imagine(g)
    for target in spaces_in(enemies_in(g, reached(g, faction, only), faction)):
        arrival = march_to_fight(start, faction, target, only)
        if arrival is not None:
            legs[target] = arrival.leg
            british[target] = arrival.trial.british[target]
            washington[target] = int(arrival.trial.leaders[WASHINGTON] == target)
            bits |= 1 << target
    if not bits:
        return None
    if faction == BRITISH:
        bits = most(bits, british)
    else:
        bits = most(most(most(bits, washington), g.population), g.villages)
    return legs[random_space(g, bits)]


def march_for_bermuda(g: Position, ask: Ask, wants: Wants) -> Script:
    """The March of card 51; without such a Battle it goes by the chart's own March."""
    order = order_in_hand(g)
    faction = order.faction
    leg = fighting_leg(g, faction, order.only)
    if leg is None:
        march = CHARTS[faction].commands.get(MARCH)
        if march is not None:
            g, ask = yield from march(g, ask, wants)
        return g, ask
    say(g, "np_event_march", "8.3.1", leg.target)
    ally = ALLY[faction]
    leaders = (
        (g.leader_of[faction], leader_goal(g, faction, [leg])),
        (g.leader_of[ally], leader_goal(g, ally, [leg])),
    )
    g, ask = yield from carry_out(g, ask, [leg], leaders)
    return g, ask
