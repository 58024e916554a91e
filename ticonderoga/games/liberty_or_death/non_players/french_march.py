"""8.6.5 The non-player French March (F14)."""

from __future__ import annotations

from ticonderoga.engine.ask import Ask
from ticonderoga.engine.kit.graph import FAR
from ticonderoga.games.liberty_or_death.data.pieces import (
    CONTINENTAL,
    FRENCH,
    FRENCH_REGULAR,
    PATRIOTS,
    REBELLION_CONTROL,
)
from ticonderoga.games.liberty_or_death.data.spaces import MAP
from ticonderoga.games.liberty_or_death.non_players.priorities import (
    MAP_BITS,
    cubes_to_move,
    most,
    prefer,
    random_space,
)
from ticonderoga.games.liberty_or_death.non_players.rebels import arrive, open_bits, spare_pieces
from ticonderoga.games.liberty_or_death.non_players.sheet import Script, Wants, say
from ticonderoga.games.liberty_or_death.order import NO_LIMIT, Order
from ticonderoga.games.liberty_or_death.position import Position
from ticonderoga.games.liberty_or_death.rules.interrupt import DONE, order_in_hand
from ticonderoga.games.liberty_or_death.rules.movers import open_cities, unmoved

Force = tuple[int, int, int]
"""From where, how many French and how many Continentals."""


# ---------------------------------------------------------------------- who can march


def reach_of(g: Position, origin: int, ports: int) -> int:
    """3.5.4c The spaces that the French reach from one, by land and between ports."""
    near = g.board.near_city_bits
    bits = g.board.neighbour_bits[origin]
    here = near[origin] & ports
    if here:
        for target in MAP:
            there = near[target] & ports
            if there and (here | there).bit_count() > 1:
                bits |= 1 << target
    return bits & MAP_BITS & ~(1 << origin)


def origins_of(g: Position, order: Order) -> list[tuple[int, int, int]]:
    """The spaces from which French can march: (space, how many French, where to)."""
    found = []
    ports = -1
    for origin in MAP:
        if not g.french[origin]:
            continue
        number = min(unmoved(g, order, FRENCH_REGULAR, origin), spare_pieces(g, origin))
        if number > 0:
            if ports < 0:
                ports = open_cities(g, FRENCH)
            found.append((origin, number, reach_of(g, origin, ports)))
    return found


def continentals_come(g: Position, order: Order) -> bool:
    """3.5.4d The Patriots can pay to come along."""
    return order.free or g.resources[PATRIOTS] > 0


def _marching_order(
    g: Position, order: Order, target: int, origins: list[tuple[int, int, int]], unknown: bool
) -> list[tuple[int, int, int]]:
    """Those who reach a target: the leader's space first if it has to take part, then, where no
    Patriot is yet, those with Continentals."""
    leader = order.must_involve
    first, second, third = [], [], []
    for way in origins:
        if not way[2] >> target & 1:
            continue
        if way[0] == leader:
            first.append(way)
        elif unknown and g.continentals[way[0]]:
            second.append(way)
        else:
            third.append(way)
    if leader >= 0 and leader != target and not first:
        return []
    return first + second + third


def forces_to(
    g: Position, order: Order, target: int, origins: list[tuple[int, int, int]], need: int
) -> list[Force]:
    """Who marches to a target, up to `need` pieces, French and Continentals in turn where not all
    can go (A87); where no Patriot is yet, a Continental comes with the first. Empty if the March
    is not possible."""
    joined = continentals_come(g, order)
    unknown = not g.has_pieces(PATRIOTS, target)
    if unknown and not joined:
        return []
    found: list[Force] = []
    for origin, number, _ in _marching_order(g, order, target, origins, unknown):
        room = min(spare_pieces(g, origin), need)
        if room <= 0:
            break
        french = min(number, room)
        continentals = 0
        if joined and g.continentals[origin]:
            stock = min(unmoved(g, order, CONTINENTAL, origin), number)
            there = min(g.continentals[origin], stock + 1)
            french, continentals = cubes_to_move(number, there, min(room, number + stock))
            if not found and unknown and stock and not continentals and room > 1:
                french -= 1
                continentals = 1
        if not found and unknown and not continentals:
            if origin == order.must_involve:
                return []
            continue
        need -= french + continentals
        found.append((origin, french, continentals))
    return found


def number_in(forces: list[Force]) -> int:
    total = 0
    for _, french, continentals in forces:
        total += french + continentals
    return total


# ---------------------------------------------------------------------- 8.6.5a to gain Control


def gain_bits(g: Position, order: Order, origins: list[tuple[int, int, int]]) -> int:
    """8.6.5a Where Rebellion Control can be gained: Cities, then Colonies; most British."""
    bits = open_bits(g, order)
    if not bits:
        return 0
    reached = 0
    for _, _, reach in origins:
        reached |= reach
    bits &= reached & ~g.board.reserve_bits
    found = 0
    for target in MAP:
        if bits >> target & 1 and g.control[target] != REBELLION_CONTROL:
            forces = forces_to(g, order, target, origins, NO_LIMIT)
            if forces and g.rebels[target] + number_in(forces) > g.royalists[target]:
                found |= 1 << target
    return most(prefer(found, g.board.city_bits), g.british)


# ---------------------------------------------------------------------- 8.6.5b toward the British


def distances(g: Position) -> list[int]:
    """How many steps each space of the map is away from the nearest British piece."""
    found = [FAR] * len(g.british)
    steps = g.board.steps
    for space in MAP:
        if g.british[space]:
            row = steps[space]
            for other in MAP:
                if row[other] < found[other]:
                    found[other] = row[other]
    return found


def approaches(
    g: Position, order: Order, origins: list[tuple[int, int, int]]
) -> list[tuple[int, int]]:
    """8.6.5b The idle French, neither with nor next to the British, with the equal best spaces
    nearer to them: (origin, where to)."""
    bits = open_bits(g, order)
    if not bits or not origins:
        return []
    far = distances(g)
    found = []
    for way in origins:
        origin, _, reach = way
        if far[origin] <= 1 or far[origin] == FAR:
            continue
        best, low = 0, far[origin] - 1
        for target in MAP:
            if (bits & reach) >> target & 1 and far[target] <= low:
                if forces_to(g, order, target, [way], NO_LIMIT):
                    best = best | 1 << target if far[target] == low else 1 << target
                    low = far[target]
        if best:
            found.append((origin, best))
    return found


def joint_bits(g: Position, order: Order, origins: list[tuple[int, int, int]]) -> int:
    """8.6.5b Spaces with Patriots and British that a French Regular can reach."""
    bits = open_bits(g, order)
    reached = 0
    for origin, _, reach in origins:
        if order.must_involve < 0 or order.must_involve == origin:
            reached |= reach
        elif reach >> order.must_involve & 1:
            reached |= 1 << order.must_involve
    found = 0
    for target in MAP:
        if (bits & reached) >> target & 1 and g.british[target]:
            if g.has_pieces(PATRIOTS, target):
                found |= 1 << target
    return found


def any_bits(g: Position, order: Order, origins: list[tuple[int, int, int]]) -> int:
    """8.3.5b Wherever somebody can go, for a card that wants a March."""
    bits = open_bits(g, order)
    found = 0
    for target in MAP:
        if bits >> target & 1 and forces_to(g, order, target, origins, NO_LIMIT):
            found |= 1 << target
    return found


def can_march(g: Position, order: Order) -> bool:
    """8.6.5 Some instruction of the March can be executed."""
    origins = origins_of(g, order)
    if not origins:
        return False
    return bool(
        gain_bits(g, order, origins)
        or approaches(g, order, origins)
        or joint_bits(g, order, origins)
    )


# ---------------------------------------------------------------------- F14


def march(g: Position, ask: Ask, wants: Wants) -> Script:
    """8.6.5 To gain Control, then nearer to the British; if neither, one Regular to a front."""
    while ask.question.key == "march_destination":
        order = order_in_hand(g)
        origins = origins_of(g, order)
        bits = gain_bits(g, order, origins)
        if not bits:
            break
        target = random_space(g, bits)
        say(g, "np_f_gains", "F14", target)
        need = NO_LIMIT
        if g.edition.french_march_just_enough:
            need = g.royalists[target] - g.rebels[target] + 1
            if not g.has_pieces(PATRIOTS, target):
                need = max(need, 2)
        forces = forces_to(g, order, target, origins, need)
        g, ask = yield from _move_in(g, ask, target, forces)
    while ask.question.key == "march_destination":
        order = order_in_hand(g)
        origins = origins_of(g, order)
        idle = approaches(g, order, origins)
        if not idle:
            break
        starts = 0
        for start, _ in idle:
            starts |= 1 << start
        origin = random_space(g, starts)
        target = -1
        for start, bits in idle:
            if start == origin:
                target = random_space(g, bits)
        starts = 0
        for start, bits in idle:
            if bits >> target & 1:
                starts |= 1 << start
        ways = [each for each in origins if starts >> each[0] & 1]
        say(g, "np_f_approaches", "F14", origin, target)
        forces = _french_alone(g, order, forces_to(g, order, target, ways, NO_LIMIT), target)
        g, ask = yield from _move_in(g, ask, target, forces)
    if ask.question.key == "march_destination" and not order_in_hand(g).spaces:
        g, ask = yield from _join(g, ask)
    if ask.question.key == "march_destination" and order_in_hand(g).spaces:
        g, ask = yield DONE
    return g, ask


def _french_alone(g: Position, order: Order, forces: list[Force], target: int) -> list[Force]:
    """Only French approach, all who can; one Continental goes along with the first where no
    Patriot is."""
    company = 0 if g.has_pieces(PATRIOTS, target) else 1
    found = []
    for origin, french, number in forces:
        guests = min(company, number)
        alone = min(unmoved(g, order, FRENCH_REGULAR, origin), french + number - guests)
        found.append((origin, alone, guests))
        company = 0
    return found


def _join(g: Position, ask: Ask) -> Script:
    """8.6.5b One Regular goes where Patriots face British; if a card wants a March all the same,
    as many as can go anywhere."""
    order = order_in_hand(g)
    origins = origins_of(g, order)
    bits = joint_bits(g, order, origins)
    if bits:
        target = random_space(g, bits)
        starts = 0
        for origin, _, reach in origins:
            if reach >> target & 1 and order.must_involve in (-1, target, origin):
                starts |= 1 << origin
        origin = random_space(g, starts)
        say(g, "np_f_joins", "F14", origin, target)
        g, ask = yield from _move_in(g, ask, target, [(origin, 1, 0)])
        return g, ask
    bits = any_bits(g, order, origins)
    if bits:
        target = random_space(g, bits)
        say(g, "np_must_march", "F14", target)
        forces = forces_to(g, order, target, origins, NO_LIMIT)
        g, ask = yield from _move_in(g, ask, target, forces)
    return g, ask


def _move_in(g: Position, ask: Ask, target: int, forces: list[Force]) -> Script:
    """The forces march to the target."""
    g, ask = yield ("destination", target)
    for origin, french, continentals in forces:
        say(g, "np_group", "F14", french + continentals, origin)
        g, ask = yield ("move", origin, FRENCH_REGULAR, french)
        if continentals:
            g, ask = yield ("move", origin, CONTINENTAL, continentals)
    g, ask = yield from arrive(g, ask)
    return g, ask
