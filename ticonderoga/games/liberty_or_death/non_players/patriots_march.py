"""8.5.4 The non-player Patriots' March (P5)."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Ask
from ticonderoga.games.liberty_or_death.non_players.mind import Script, Wants, say
from ticonderoga.games.liberty_or_death.non_players.priorities import (
    control_if,
    having,
    most,
    prefer,
    random_space,
)
from ticonderoga.games.liberty_or_death.non_players.rebels import (
    DONE,
    arrive,
    open_bits,
    spare_pieces,
)
from ticonderoga.games.liberty_or_death.order import Order
from ticonderoga.games.liberty_or_death.pieces import (
    ACTIVE_MILITIA,
    ACTIVE_OPPOSITION,
    BRITISH_CONTROL,
    CONTINENTAL,
    FRENCH,
    FRENCH_REGULAR,
    MILITIA,
    REBELLION_CONTROL,
)
from ticonderoga.games.liberty_or_death.position import Position
from ticonderoga.games.liberty_or_death.rules.interrupt import order_in_hand
from ticonderoga.games.liberty_or_death.rules.marching import bars_destination
from ticonderoga.games.liberty_or_death.rules.movers import bars_move, rochambeau_pays, unmoved
from ticonderoga.games.liberty_or_death.spaces import MAP

GAINS: Final = 2
"""8.5.4b How many spaces are gained by whole groups."""
Group = tuple[int, int, int, int]
"""How many Underground Militia, Active Militia, Continentals and French leave a space."""


# ---------------------------------------------------------------------- who can be spared


def spare_units(g: Position, order: Order, origin: int) -> tuple[int, int, int, int]:
    """8.5.4a Underground Militia, Active Militia and Continentals that may leave, and how many
    of the last two together: an Active unit stays at a Fort; where there is no Active Opposition
    a unit stays, Underground if possible."""
    present = g.militia[origin]
    active = g.active_militia[origin] + g.continentals[origin]
    hidden = unmoved(g, order, MILITIA, origin)
    keeps_one = g.level[origin] != ACTIVE_OPPOSITION
    if keeps_one and present:
        hidden = min(hidden, present - 1)
    if g.patriot_forts[origin] or (keeps_one and not present):
        active -= 1
    militia = unmoved(g, order, ACTIVE_MILITIA, origin)
    continentals = unmoved(g, order, CONTINENTAL, origin)
    open_ones = max(0, min(active, militia + continentals))
    return hidden, min(militia, open_ones), min(continentals, open_ones), open_ones


def french_come(g: Position, order: Order, origin: int) -> bool:
    """8.5.4b, 3.3.2d The French can pay to come along."""
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


def scout_origins(g: Position, order: Order, target: int) -> int:
    """8.5.4c From where one Militia can come; Underground if it can arrive so."""
    hidden = active = 0
    seen = noticed_there(g, target, 1)
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


def militia_bits(g: Position, order: Order) -> int:
    """8.5.4c Spaces without Militia to which one can come: the equal best, first to change
    Control of most Population."""
    bits = open_bits(g, order)
    if not bits:
        return 0
    changing = others = 0
    for target in MAP:
        if bits >> target & 1 and not g.militia[target] and not g.active_militia[target]:
            if scout_origins(g, order, target):
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


# ---------------------------------------------------------------------- P5


def march(g: Position, ask: Ask, wants: Wants) -> Script:
    """8.5.4 Groups gain two spaces; then one Militia goes wherever there is none."""
    for _ in range(GAINS):
        bits = gain_bits(g, order_in_hand(g))
        if not bits or ask.question.key != "march_destination":
            break
        g, ask = yield from _gain(g, ask, random_space(g, bits))
    while ask.question.key == "march_destination":
        bits = militia_bits(g, order_in_hand(g))
        if not bits:
            break
        g, ask = yield from _send_one(g, ask, random_space(g, bits))
    if ask.question.key == "march_destination" and not order_in_hand(g).spaces:
        bits = any_bits(g, order_in_hand(g))
        if bits:
            g, ask = yield from _gain(g, ask, random_space(g, bits), "np_must_march")
        else:
            g, ask = yield from _all_the_same(g, ask)
    if ask.question.key == "march_destination" and order_in_hand(g).spaces:
        g, ask = yield DONE
    return g, ask


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


def _gain(g: Position, ask: Ask, target: int, reason: str = "np_p_gains") -> Script:
    """Whole groups come in, the largest first, until the Rebellion controls the space."""
    say(g, reason, "P5", target)
    watched = is_watched(g, target)
    watchers = g.regulars[target] + g.tories[target]
    g, ask = yield ("destination", target)
    tried = 0
    while not tried or g.control[target] != REBELLION_CONTROL:
        order = order_in_hand(g)
        origin = _largest(g, order, target, tried)
        if origin < 0:
            break
        tried |= 1 << origin
        group = group_from(g, order, origin, False)
        if watched and size_of(group) + watchers > 3:
            group = group_from(g, order, origin, True)
        say(g, "np_group", "P5", size_of(group), origin)
        for kind, number in (
            (CONTINENTAL, group[2]), (FRENCH_REGULAR, group[3]),
            (MILITIA, group[0]), (ACTIVE_MILITIA, group[1]),
        ):  # fmt: skip
            if number:
                g, ask = yield ("move", origin, kind, number)
    g, ask = yield from arrive(g, ask)
    return g, ask


def _send_one(g: Position, ask: Ask, target: int) -> Script:
    """One Militia goes to a space without any."""
    seen = noticed_there(g, target, 1)
    origin = random_space(g, scout_origins(g, order_in_hand(g), target))
    say(g, "np_p_sends", "P5", origin, target)
    g, ask = yield ("destination", target)
    spared = spare_units(g, order_in_hand(g), origin)
    kind = MILITIA if spared[0] and not (seen and spared[1]) else ACTIVE_MILITIA
    g, ask = yield ("move", origin, kind, 1)
    g, ask = yield from arrive(g, ask)
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
