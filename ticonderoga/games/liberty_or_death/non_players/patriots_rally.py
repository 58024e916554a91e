"""8.5.2, 8.5.3 The non-player Patriots' Rally (P7) and Rabble-Rousing (P11)."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Ask, Choice
from ticonderoga.engine.kit.questions import NO, YES
from ticonderoga.games.liberty_or_death.data.pieces import (
    ACTIVE_MILITIA,
    ACTIVE_OPPOSITION,
    ACTIVE_SUPPORT,
    CONTINENTAL,
    MILITIA,
    PATRIOT_FORT,
    PATRIOTS,
    REBELLION_CONTROL,
)
from ticonderoga.games.liberty_or_death.data.spaces import MAP
from ticonderoga.games.liberty_or_death.non_players.priorities import (
    control_if,
    kind_to_give,
    most,
    prefer,
    random_space,
)
from ticonderoga.games.liberty_or_death.non_players.rebels import arrive
from ticonderoga.games.liberty_or_death.non_players.sheet import (
    Answer,
    Script,
    Wants,
    as_many_as_possible,
    say,
)
from ticonderoga.games.liberty_or_death.order import PERSUASION, RALLY, Order
from ticonderoga.games.liberty_or_death.position import Position
from ticonderoga.games.liberty_or_death.rules.forces import can_pay
from ticonderoga.games.liberty_or_death.rules.interrupt import (
    DONE,
    bars_interruption,
    order_in_hand,
)
from ticonderoga.games.liberty_or_death.rules.movers import unmoved
from ticonderoga.games.liberty_or_death.rules.patriots import (
    bars_conversion,
    bars_draw_in,
    bars_end,
    bars_militia,
    bars_patriot_fort,
    bars_rousing,
    militia_at_once,
    patriot_units,
)

RALLY_SPACES: Final = 4
UNITS_FOR_FORT: Final = 4
"""8.5.2c The Patriots build only where they keep two units."""
UNITS: Final[tuple[int, ...]] = (CONTINENTAL, MILITIA, ACTIVE_MILITIA)
CALLED: Final = 100
"""8.5.2h The weight of Militia who come to a Fort against those who are there."""


# ---------------------------------------------------------------------- where


def open_bits(g: Position, order: Order) -> int:
    """3.3.1a Where one more space may be selected and paid, up to four in all."""
    selected = order.spaces.bit_count()
    if selected >= RALLY_SPACES or selected >= order.max_spaces:
        return 0
    if not can_pay(g, order, PATRIOTS, 1):
        return 0
    bits = order.only & ~order.spaces
    if order.must_involve >= 0:
        bits &= 1 << order.must_involve
    found = 0
    for space in MAP:
        if bits >> space & 1 and g.level[space] != ACTIVE_SUPPORT:
            found |= 1 << space
    return found


def fort_bits(g: Position, order: Order) -> int:
    """8.5.2c Where a Fort is placed next: four units and room; Cities, then most Population."""
    if not g.available[PATRIOT_FORT]:
        return 0
    bits = 0
    for space in MAP:
        if patriot_units(g, space) >= UNITS_FOR_FORT and g.has_room(space):
            bits |= 1 << space
    if not bits:
        return 0
    bits &= open_bits(g, order)
    return most(prefer(bits, g.board.city_bits), g.population)


def _for_militia(g: Position, order: Order) -> int:
    if not g.available[MILITIA]:
        return 0
    return open_bits(g, order) & ~g.board.reserve_bits


def bare_fort_bits(g: Position, order: Order) -> int:
    """8.5.2d Patriot Forts with no other Rebellion piece."""
    bits = _for_militia(g, order)
    found = 0
    for space in MAP:
        forts = g.patriot_forts[space]
        if forts and bits >> space & 1 and g.rebels[space] == forts:
            found |= 1 << space
    return found


def great_fort_bits(g: Position, order: Order) -> int:
    """8.5.2d The Fort with most Militia, if there are Continentals to make of them."""
    if not g.available[CONTINENTAL]:
        return 0
    bits = _for_militia(g, order)
    best, high = 0, -1
    for space in MAP:
        if g.patriot_forts[space] and bits >> space & 1:
            number = g.all_militia(space)
            if number >= high:
                best = 1 << space if number > high else best | 1 << space
                high = number
    return best


def enlisting_bits(g: Position, order: Order) -> int:
    """8.5.2e The selected Fort with most Militia, if any of them would become Continentals."""
    best, high = 0, 0
    for space in MAP:
        if order.spaces >> space & 1 and g.patriot_forts[space]:
            number = g.all_militia(space)
            if number >= high and number and not bars_conversion(g, order, space):
                best = 1 << space if number > high else best | 1 << space
                high = number
    found = 0
    for space in MAP:
        if best >> space & 1 and (g.active_militia[space] or g.militia[space] > 1):
            found |= 1 << space
    return found


def gathering_bits(g: Position, order: Order) -> int:
    """8.5.2f If a Fort is Available: the space with most Patriot units that has none."""
    if not g.available[PATRIOT_FORT]:
        return 0
    bits = _for_militia(g, order)
    best, high = 0, 1
    for space in MAP:
        if bits >> space & 1 and not g.patriot_forts[space]:
            number = patriot_units(g, space)
            if number >= high:
                best = 1 << space if number > high else best | 1 << space
                high = number
    return best


def changes_control(g: Position, space: int) -> bool:
    """8.5.2g The Militia that a Rally places here change Control."""
    number = min(militia_at_once(g, space), g.available[MILITIA])
    return control_if(g, space, 0, 0, number) != g.control[space]


def militia_bits(g: Position, order: Order) -> int:
    """8.5.2g Militia to change Control, then where there is no Active Opposition; Cities, then
    most Population."""
    bits = _for_militia(g, order)
    if not bits:
        return 0
    changing = others = 0
    for space in MAP:
        if not bits >> space & 1:
            continue
        if changes_control(g, space):
            changing |= 1 << space
        elif g.level[space] != ACTIVE_OPPOSITION:
            others |= 1 << space
    return most(prefer(changing or others, g.board.city_bits), g.population)


def may_leave(g: Position, order: Order, origin: int) -> int:
    """8.5.2h, C13 How many Active Militia can go without changing Control of their space (the
    sheet: without losing Rebellion Control)."""
    number = unmoved(g, order, ACTIVE_MILITIA, origin)
    control = g.control[origin]
    if g.edition.charts_rule and control != REBELLION_CONTROL:
        return number
    while number and control_if(g, origin, 0, 0, -number) != control:
        number -= 1
    return number


def calling_bits(g: Position, order: Order) -> int:
    """8.5.2h, 8.1.1a The Fort not selected that can call most Active Militia, then with most of
    them already there; the equal best. 0 if none would be hidden."""
    if not g.on_map[ACTIVE_MILITIA] or not g.on_map[PATRIOT_FORT]:
        return 0
    bits = open_bits(g, order)
    best, high = 0, 1
    for space in MAP:
        if g.patriot_forts[space] and bits >> space & 1:
            rank = g.active_militia[space]
            for origin in g.board.adjacent[space]:
                if g.active_militia[origin]:
                    rank += CALLED * may_leave(g, order, origin)
            if rank >= high:
                best = 1 << space if rank > high else best | 1 << space
                high = rank
    return best


def can_rally(g: Position, order: Order) -> bool:
    """8.5.2i Some instruction of the Rally can be executed."""
    return bool(
        militia_bits(g, order)
        or fort_bits(g, order)
        or bare_fort_bits(g, order)
        or great_fort_bits(g, order)
        or gathering_bits(g, order)
        or calling_bits(g, order)
    )


# ---------------------------------------------------------------------- P13 in between


def needs_persuasion(g: Position) -> bool:
    """8.5.2b The purse is empty, and Persuasion is possible now."""
    order = order_in_hand(g)
    if order.free or g.resources[PATRIOTS] or order.specials_left <= 0:
        return False
    return not bars_interruption(g, order, PERSUASION)


def _persuade(g: Position, ask: Ask, node: str) -> Script:
    if needs_persuasion(g):
        say(g, "np_p_persuades", node)
        g, ask = yield ("special", PERSUASION)
    return g, ask


# ---------------------------------------------------------------------- P7


def rally(g: Position, ask: Ask, wants: Wants) -> Script:
    """8.5.2 Forts, Militia at Forts, Continentals, Militia for Forts and for Control, a call."""
    bits = fort_bits(g, order_in_hand(g))
    while bits:
        g, ask = yield from _place(g, ask, bits, "fort", "np_p_fort")
        bits = fort_bits(g, order_in_hand(g))
    bits = bare_fort_bits(g, order_in_hand(g))
    while bits:
        g, ask = yield from _place(g, ask, bits, "militia", "np_p_bare_fort")
        bits = bare_fort_bits(g, order_in_hand(g))
    bits = great_fort_bits(g, order_in_hand(g))
    if bits:
        g, ask = yield from _place(g, ask, bits, "militia", "np_p_great_fort")
    bits = enlisting_bits(g, order_in_hand(g))
    if bits:
        g, ask = yield from _place(g, ask, bits, "continentals", "np_p_enlists")
    bits = gathering_bits(g, order_in_hand(g))
    if bits:
        g, ask = yield from _place(g, ask, bits, "militia", "np_p_gathers")
    bits = militia_bits(g, order_in_hand(g))
    while bits:
        first = (bits & -bits).bit_length() - 1
        said = "np_p_militia_control" if changes_control(g, first) else "np_p_militia"
        g, ask = yield from _place(g, ask, bits, "militia", said)
        bits = militia_bits(g, order_in_hand(g))
    bits = calling_bits(g, order_in_hand(g))
    if bits:
        g, ask = yield from _call(g, ask, bits)
    if ask.question.key == "rally" and not order_in_hand(g).spaces:
        g, ask = yield from _all_the_same(g, ask)
    while ask.question.key == "rally" and bars_end(g, order_in_hand(g)) == "card_names_more":
        g, ask = yield from _all_the_same(g, ask)
    if ask.question.key == "rally" and order_in_hand(g).spaces:
        g, ask = yield DONE
    return g, ask


def _place(g: Position, ask: Ask, bits: int, verb: str, reason: str) -> Script:
    """One step of the Rally in one of several equal spaces."""
    space = random_space(g, bits)
    say(g, reason, "P7", space)
    g, ask = yield (verb, space)
    g, ask = yield from _persuade(g, ask, "P7")
    return g, ask


def _all_the_same(g: Position, ask: Ask) -> Script:
    """8.3.5b A card wants a Rally of which the chart would have nothing."""
    order = order_in_hand(g)
    militia = forts = calls = 0
    for space in MAP:
        if not bars_militia(g, order, space):
            militia |= 1 << space
        if not bars_patriot_fort(g, order, space):
            forts |= 1 << space
        if not bars_draw_in(g, order, space):
            calls |= 1 << space
    if militia or forts:
        verb = "militia" if militia else "fort"
        g, ask = yield from _place(g, ask, militia or forts, verb, "np_must_rally")
    elif calls:
        g, ask = yield from _call(g, ask, calls, "np_must_rally")
    return g, ask


def _call(g: Position, ask: Ask, bits: int, reason: str = "np_p_calls") -> Script:
    """8.5.2h Active Militia come to a Fort, and all there hide."""
    space = random_space(g, bits)
    say(g, reason, "P7", space)
    g, ask = yield ("draw_in", space)
    for origin in g.board.adjacent[space]:
        number = may_leave(g, order_in_hand(g), origin)
        if number:
            g, ask = yield ("move", origin, ACTIVE_MILITIA, number)
    g, ask = yield from arrive(g, ask)
    g, ask = yield from _persuade(g, ask, "P7")
    return g, ask


# ---------------------------------------------------------------------- P10, P11


def rousing_bits(g: Position, order: Order) -> int:
    """8.5.3a Where Rabble-Rousing shifts a level: Active Support first, then Population."""
    bits = strong = 0
    for space in MAP:
        if g.population[space] and g.level[space] != ACTIVE_OPPOSITION:
            if not bars_rousing(g, order, space):
                bits |= 1 << space
                if g.level[space] == ACTIVE_SUPPORT:
                    strong |= 1 << space
    return most(strong or bits, g.population)


def rabble_rousing(g: Position, ask: Ask, wants: Wants) -> Script:
    """8.5.3 Every space that can be shifted."""
    bits = rousing_bits(g, order_in_hand(g))
    while bits:
        space = random_space(g, bits)
        say(g, "np_p_rouses", "P11", space)
        g, ask = yield ("rouse", space)
        g, ask = yield from _persuade(g, ask, "P11")
        bits = rousing_bits(g, order_in_hand(g))
    if ask.question.key == "rabble_rousing" and order_in_hand(g).spaces:
        g, ask = yield DONE
    return g, ask


# ---------------------------------------------------------------------- small answers


def one_stays_hidden(g: Position, ask: Ask, wants: Wants) -> Choice | None:
    """8.5.2e All but one Underground Militia enlist."""
    low, high = ask.among
    return ("number", max(low, min(high, g.militia[ask.about["space"]] - 1)))


def gives_up(g: Position, ask: Ask, wants: Wants) -> Choice | None:
    """8.1.2b Which unit is given for a Fort, or for want of supply."""
    space: int = ask.about["space"]
    return ("piece", space, kind_to_give(g, space, tuple([kind for _, kind in ask.among])))


def rallies_after_victory(g: Position, ask: Ask, wants: Wants) -> Choice | None:
    """8.5.1d Whenever the Rally has something to do."""
    works = can_rally(g, Order(PATRIOTS, RALLY, free=True, limited=True))
    say(g, "np_p_free_rally" if works else "np_p_no_free_rally", "P4")
    return YES if works else NO


ANSWERS: Final[dict[str, Answer]] = {
    "rally_militia": as_many_as_possible,
    "convert_active": as_many_as_possible,
    "convert_hidden": one_stays_hidden,
    "give_up": gives_up,
    "supply_loss": gives_up,
    "free_rally": rallies_after_victory,
}
