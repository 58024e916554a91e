"""8.5.4 The non-player Patriots' March (P5).

The whole March is planned on a copy of the position before anybody moves: a space that the first
part gains without Militia is one to which the second part may send one, for no further Resource.
"""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Ask
from ticonderoga.games.liberty_or_death.data.pieces import (
    ACTIVE_MILITIA,
    ACTIVE_OPPOSITION,
    BRITISH_CONTROL,
    CONTINENTAL,
    FRENCH,
    FRENCH_REGULAR,
    MILITIA,
    PATRIOTS,
    REBELLION_CONTROL,
)
from ticonderoga.games.liberty_or_death.data.spaces import MAP
from ticonderoga.games.liberty_or_death.non_players.planned_march import (
    Leg,
    carry_out,
    destinations,
    leader_goal,
    leg_to,
)
from ticonderoga.games.liberty_or_death.non_players.priorities import (
    control_if,
    having,
    most,
    prefer,
    random_space,
)
from ticonderoga.games.liberty_or_death.non_players.rebels import arrive, open_bits, spare_pieces
from ticonderoga.games.liberty_or_death.non_players.sheet import Script, Wants, say
from ticonderoga.games.liberty_or_death.order import Order
from ticonderoga.games.liberty_or_death.position import Position
from ticonderoga.games.liberty_or_death.rules.forces import pay
from ticonderoga.games.liberty_or_death.rules.interrupt import DONE, order_in_hand
from ticonderoga.games.liberty_or_death.rules.marching import bars_destination, select_destination
from ticonderoga.games.liberty_or_death.rules.movers import (
    ally_pays,
    bars_move,
    carry,
    rochambeau_pays,
    unmoved,
)

GAINS: Final = 2
"""8.5.4b How many spaces are gained by whole groups."""
Group = tuple[int, int, int, int]
"""How many Underground Militia, Active Militia, Continentals and French leave a space."""


# ---------------------------------------------------------------------- who can be spared


def spare_units(g: Position, order: Order, origin: int) -> tuple[int, int, int, int]:
    """8.5.4a Underground Militia, Active Militia and Continentals that may leave, and how many
    of the last two together: an Active unit stays at a Fort, any other if none is Active (A89);
    where there is no Active Opposition a unit stays, Underground if possible."""
    present = g.militia[origin]
    active = g.active_militia[origin] + g.continentals[origin]
    hidden = unmoved(g, order, MILITIA, origin)
    keeps_one = g.level[origin] != ACTIVE_OPPOSITION
    if present and (keeps_one or (g.patriot_forts[origin] and not active)):
        hidden = min(hidden, present - 1)
    if g.patriot_forts[origin] or (keeps_one and not present):
        active -= 1
    militia = unmoved(g, order, ACTIVE_MILITIA, origin)
    continentals = unmoved(g, order, CONTINENTAL, origin)
    open_ones = max(0, min(active, militia + continentals))
    return hidden, min(militia, open_ones), min(continentals, open_ones), open_ones


def french_come(g: Position, order: Order, origin: int) -> bool:
    """8.5.4b, 3.3.2d The French can pay to come along, or have paid to enter the target."""
    if order.target >= 0 and order.helped >> order.target & 1:
        return True
    return order.free or rochambeau_pays(g, origin, origin) or g.resources[FRENCH] > 0


def group_from(g: Position, order: Order, origin: int, noticed: bool) -> Group:
    """8.5.4b The largest group that can leave a space, with as many French as possible. Of what
    may stay behind Underground Militia go first, so that most of them arrive (8.1.2f); if the
    group will be noticed as it arrives, Active ones do."""
    hidden, militia, continentals, open_ones = spare_units(g, order, origin)
    if not hidden and not open_ones:
        return 0, 0, 0, 0
    room = spare_pieces(g, origin)
    french = 0
    if g.french[origin] and continentals and french_come(g, order, origin):
        french = min(unmoved(g, order, FRENCH_REGULAR, origin), continentals, room // 2)
    room -= 2 * french
    open_ones -= french
    continentals -= french
    first = min(hidden, room) if not noticed else 0
    room -= first
    second = min(militia, open_ones, room)
    room -= second
    open_ones -= second
    third = min(continentals, open_ones, room)
    room -= third
    if noticed:
        first = min(hidden, room)
    return first, second, french + third, french


def size_of(group: Group) -> int:
    return group[0] + group[1] + group[2] + group[3]


# ---------------------------------------------------------------------- where


def is_watched(g: Position, target: int) -> bool:
    """3.3.2f A City under British Control notices large groups."""
    return g.board.is_city[target] and g.control[target] == BRITISH_CONTROL


def noticed_there(g: Position, target: int, size: int) -> bool:
    """3.3.2f Militia in a group of this size turn Active as they arrive."""
    return is_watched(g, target) and size + g.regulars[target] + g.tories[target] > 3


def groups_to(g: Position, order: Order, target: int, sizes: list[int]) -> int:
    """How many pieces can come to a target in all; the leader's space has to take part."""
    total = 0
    for origin in g.board.adjacent[target]:
        total += sizes[origin]
    leader = order.must_involve
    if leader >= 0 and leader != target:
        if not g.board.neighbour_bits[leader] >> target & 1 or not sizes[leader]:
            return 0
    return total


def group_sizes(g: Position, order: Order) -> list[int]:
    """By space, how many pieces can leave it together."""
    sizes = [0] * len(g.control)
    for origin in MAP:
        if g.rebels[origin]:
            sizes[origin] = size_of(group_from(g, order, origin, False))
    return sizes


def any_bits(g: Position, order: Order) -> int:
    """8.3.5b Wherever somebody can go, for a card that wants a March."""
    bits = open_bits(g, order)
    sizes = group_sizes(g, order)
    found = 0
    for target in MAP:
        if bits >> target & 1 and groups_to(g, order, target, sizes):
            found |= 1 << target
    return found


def gain_bits(g: Position, order: Order) -> int:
    """8.5.4b Where Rebellion Control can be gained: the equal best by Villages, Cities, others,
    then Population."""
    bits = open_bits(g, order)
    if not bits:
        return 0
    sizes = group_sizes(g, order)
    found = 0
    for target in MAP:
        if bits >> target & 1 and g.control[target] != REBELLION_CONTROL:
            total = groups_to(g, order, target, sizes)
            if total and g.rebels[target] + total > g.royalists[target]:
                found |= 1 << target
    villages = having(found, g.villages)
    return most(villages or prefer(found, g.board.city_bits), g.population)


def scout_origins(g: Position, order: Order, target: int, seen: bool) -> int:
    """8.5.4c From where one Militia can come; Underground if it can arrive so, not `seen`."""
    hidden = active = 0
    leader = order.must_involve
    for origin in g.board.adjacent[target]:
        if not g.all_militia(origin) or (leader >= 0 and leader not in (origin, target)):
            continue
        if not spare_pieces(g, origin):
            continue
        spared = spare_units(g, order, origin)
        if spared[0]:
            hidden |= 1 << origin
        if spared[1]:
            active |= 1 << origin
    return active or hidden if seen else hidden or active


def militia_bits(g: Position, order: Order, gained: int = 0) -> int:
    """8.5.4c Spaces without Militia to which one can come: the equal best, first to change
    Control of most Population. Those `gained` are selected and paid for already."""
    bits = open_bits(g, order) | gained
    if not bits:
        return 0
    changing = others = 0
    for target in MAP:
        if bits >> target & 1 and not g.militia[target] and not g.active_militia[target]:
            if scout_origins(g, order, target, False):
                if control_if(g, target, 0, 0, 1) != g.control[target]:
                    changing |= 1 << target
                else:
                    others |= 1 << target
    if changing:
        return changing if g.edition.charts_rule else most(changing, g.population)
    return others


def can_march(g: Position, order: Order) -> bool:
    """8.5.4d Some instruction of the March can be executed."""
    return bool(gain_bits(g, order) or militia_bits(g, order))


# ---------------------------------------------------------------------- the plan


class _Plan:
    """The March as far as it is thought out: its legs, and the position they lead to."""

    __slots__ = ("g", "legs", "order", "watched")

    def __init__(self, g: Position, order: Order) -> None:
        self.g: Position = Position(g.pack, g.edition, g.dice, g)
        """A copy, but the dice are those that decide."""
        self.order: Order = Order(
            order.faction, order.command, order.free, order.limited, order.only, order.max_spaces
        )
        self.order.spaces = order.spaces
        self.order.involved = order.involved
        self.order.must_involve = order.must_involve
        self.order.helped = order.helped
        self.order.credit = order.credit
        self.order.arrived = order.arrived.copy()
        self.legs: list[Leg] = []
        self.watched: int = 0
        """3.3.2f The destinations that notice large groups, as they were when selected."""

    def go_to(self, target: int) -> Leg:
        """The leg to a destination, which is selected and paid if it is new."""
        self.order.target = target
        if not destinations(self.legs) >> target & 1:
            if is_watched(self.g, target):
                self.watched |= 1 << target
            select_destination(self.g, self.order, target)
        return leg_to(self.legs, target)

    def move(self, leg: Leg, origin: int, kind: int, number: int) -> None:
        """Units go along on a leg; 3.3.2d the French pay for theirs."""
        if number <= 0:
            return
        if kind == FRENCH_REGULAR:
            cost = ally_pays(self.g, self.order, origin)
            if cost:
                self.order.helped |= 1 << self.order.target
            pay(self.g, self.order, FRENCH, cost)
        carry(self.g, self.order, origin, kind, number)
        leg.add(origin, kind, number)

    def notices_one(self, target: int) -> bool:
        """3.3.2f A single Militia turns Active as it arrives."""
        if self.watched >> target & 1:
            return self.g.regulars[target] + self.g.tories[target] > 2
        return noticed_there(self.g, target, 1)


def _plan(g: Position, order: Order) -> _Plan:
    """8.5.4 Groups gain two spaces; then one Militia goes wherever there is none."""
    plan = _Plan(g, order)
    trial, pattern = plan.g, plan.order
    for _ in range(GAINS):
        bits = gain_bits(trial, pattern)
        if not bits:
            break
        _gain(plan, random_space(trial, bits), "np_p_gains")
    bits = militia_bits(trial, pattern, destinations(plan.legs))
    while bits:
        _send_one(plan, random_space(trial, bits))
        bits = militia_bits(trial, pattern, destinations(plan.legs))
    if not plan.legs:
        bits = any_bits(trial, pattern)
        if bits:
            _gain(plan, random_space(trial, bits), "np_must_march")
    return plan


def _largest(g: Position, order: Order, target: int, tried: int) -> int:
    """The origin of the largest group that can still come; -1 if there is none."""
    best, high = 0, 1
    leader = order.must_involve
    for origin in g.board.adjacent[target]:
        if tried >> origin & 1:
            continue
        size = size_of(group_from(g, order, origin, False))
        if size and leader == origin and not order.involved >> leader & 1:
            return origin
        if size >= high:
            best = 1 << origin if size > high else best | 1 << origin
            high = size
    return random_space(g, best)


def _gain(plan: _Plan, target: int, reason: str) -> None:
    """Whole groups come in, the largest first, until the Rebellion controls the space."""
    g, order = plan.g, plan.order
    leg = plan.go_to(target)
    leg.because(reason, "P5")
    watchers = g.regulars[target] + g.tories[target]
    tried = 0
    while not tried or g.control[target] != REBELLION_CONTROL:
        origin = _largest(g, order, target, tried)
        if origin < 0:
            break
        tried |= 1 << origin
        group = group_from(g, order, origin, False)
        if plan.watched >> target & 1 and size_of(group) + watchers > 3:
            group = group_from(g, order, origin, True)
        leg.remark("np_group", "P5", size_of(group), origin)
        plan.move(leg, origin, CONTINENTAL, group[2])
        plan.move(leg, origin, FRENCH_REGULAR, group[3])
        plan.move(leg, origin, MILITIA, group[0])
        plan.move(leg, origin, ACTIVE_MILITIA, group[1])
    order.target = -1


def _send_one(plan: _Plan, target: int) -> None:
    """One Militia goes to a space without any."""
    seen = plan.notices_one(target)
    origin = random_space(plan.g, scout_origins(plan.g, plan.order, target, seen))
    spared = spare_units(plan.g, plan.order, origin)
    kind = MILITIA if spared[0] and not (seen and spared[1]) else ACTIVE_MILITIA
    leg = plan.go_to(target)
    if leg.moves:
        leg.remark("np_p_sends", "P5", origin, target)
    else:
        leg.because("np_p_sends", "P5", origin, target)
    plan.move(leg, origin, kind, 1)
    plan.order.target = -1


# ---------------------------------------------------------------------- P5


def march(g: Position, ask: Ask, wants: Wants) -> Script:
    """8.5.4 The March as it is planned; 8.1j leaders go with the largest group of their own."""
    plan = _plan(g, order_in_hand(g))
    if plan.legs:
        leaders = (
            (g.leader_of[PATRIOTS], leader_goal(g, PATRIOTS, plan.legs)),
            (g.leader_of[FRENCH], leader_goal(g, FRENCH, plan.legs)),
        )
        return (yield from carry_out(g, ask, plan.legs, leaders))
    g, ask = yield from _all_the_same(g, ask)
    if ask.question.key == "march_destination" and order_in_hand(g).spaces:
        g, ask = yield DONE
    return g, ask


def _all_the_same(g: Position, ask: Ask) -> Script:
    """8.3.5b A card wants a March although nobody can be spared: one unit goes."""
    order = order_in_hand(g)
    bits = 0
    for space in MAP:
        if not bars_destination(g, order, space):
            bits |= 1 << space
    if not bits:
        return g, ask
    target = random_space(g, bits)
    say(g, "np_must_march", "P5", target)
    g, ask = yield ("destination", target)
    order = order_in_hand(g)
    for kind in (MILITIA, ACTIVE_MILITIA, CONTINENTAL):
        bits = 0
        for origin in g.board.adjacent[target]:
            if not bars_move(g, order, origin, kind, 1):
                bits |= 1 << origin
        if bits:
            g, ask = yield ("move", random_space(g, bits), kind, 1)
            break
    g, ask = yield from arrive(g, ask)
    return g, ask
