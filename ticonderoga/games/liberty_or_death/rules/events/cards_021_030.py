"""5.1 Cards 21 to 30, from the Gamecock to the Hessians."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Procedure
from ticonderoga.engine.kit.questions import bits_of, pick_space
from ticonderoga.games.liberty_or_death.data.pieces import (
    ACTIVE_OPPOSITION,
    ACTIVE_SIDE,
    ACTIVE_SUPPORT,
    ALL_MILITIA,
    BRITISH,
    BRITISH_CONTROL,
    BRITISH_FORT,
    BRITISH_REGULAR,
    CONTINENTAL,
    INDIANS,
    MILITIA,
    PASSIVE_OPPOSITION,
    PASSIVE_SUPPORT,
    PATRIOT_FORT,
    PATRIOTS,
    PROPAGANDA,
    SHADED,
    TORY,
    UNITS_OF_FACTION,
    UNSHADED,
    WAR_PARTY,
)
from ticonderoga.games.liberty_or_death.data.spaces import (
    NORTH_CAROLINA,
    SOUTH_CAROLINA,
)
from ticonderoga.games.liberty_or_death.position import Position
from ticonderoga.games.liberty_or_death.rules.asking import NOBODY, NOWHERE, counting_down, without
from ticonderoga.games.liberty_or_death.rules.events.actions import (
    EVENT_GOAL,
    leader_goes_along,
    march_and_battle,
    may_march_and_battle,
)
from ticonderoga.games.liberty_or_death.rules.events.verbs import (
    CITY_BITS,
    COLONY_BITS,
    DEEP_SOUTH,
    MAP_BITS,
    Event,
    activate_some,
    can_take,
    choose_faction,
    choose_number,
    choose_piece,
    choose_space,
    controlled,
    holding,
    place_anywhere,
    place_here,
    place_one_kind,
    remove_some,
    replace_all,
    settle,
    shift_some,
    shiftable,
    stock,
)
from ticonderoga.games.liberty_or_death.rules.forces import (
    gain,
    markers_left,
    move,
    place_markers,
    shift_to,
)
from ticonderoga.games.liberty_or_death.rules.winter import tory_desertion

THE_CAROLINAS: Final = 1 << NORTH_CAROLINA | 1 << SOUTH_CAROLINA


# ---------------------------------------------------------------------- 21 The Gamecock


def gamecock(g: Position, seat: int) -> Procedure[None]:
    """South Carolina or Georgia shifts two levels toward Active Support."""
    yield from shift_some(g, seat, DEEP_SOUTH, 1, ACTIVE_SUPPORT, 2)


def gamecock_shaded(g: Position, seat: int) -> Procedure[None]:
    """The Patriots March to one of the two and fight there."""
    yield from march_and_battle(g, PATRIOTS, DEEP_SOUTH)


# ---------------------------------------------------------------------- 22 Newburgh Conspiracy


def newburgh_conspiracy(g: Position, seat: int) -> Procedure[None]:
    """A Colony loses four Militia and Continentals."""
    space = yield from choose_space(g, seat, holding(g, COLONY_BITS, UNITS_OF_FACTION[PATRIOTS]))
    if space != NOWHERE:
        yield from remove_some(g, seat, 1 << space, UNITS_OF_FACTION[PATRIOTS], 4)


def newburgh_conspiracy_shaded(g: Position, seat: int) -> Procedure[None]:
    """A48 Tory Desertion, as in winter."""
    yield from tory_desertion(g)


# ---------------------------------------------------------------------- 23 Francis Marion


def francis_marion(g: Position, seat: int) -> Procedure[None]:
    """A52 The British or the Indians drive all Patriot units of a Carolina to one Province."""
    held = holding(g, THE_CAROLINAS, UNITS_OF_FACTION[PATRIOTS])
    if not held:
        return
    mover = yield from choose_faction(g, seat, (BRITISH, INDIANS))
    origin = yield from choose_space(g, mover, held)
    goals = bits_of(g.board.adjacent_provinces[origin])
    about = {"card": g.played, "origin": origin}
    goal = yield from pick_space(mover, EVENT_GOAL, goals, about)
    units = UNITS_OF_FACTION[PATRIOTS]
    gone = sum([move(g, kind, origin, goal, g.by_kind[kind][origin]) for kind in units])
    yield from leader_goes_along(g, PATRIOTS, PATRIOTS, origin, 1 << goal, gone)
    yield from settle(g)


def francis_marion_shaded(g: Position, seat: int) -> Procedure[None]:
    """A Carolina with Militia loses four British units."""
    where = holding(g, holding(g, THE_CAROLINAS, ALL_MILITIA), UNITS_OF_FACTION[BRITISH])
    space = yield from choose_space(g, seat, where)
    if space != NOWHERE:
        yield from remove_some(g, seat, 1 << space, UNITS_OF_FACTION[BRITISH], 4)


# ---------------------------------------------------------------------- 24 Independence


def declaration_of_independence(g: Position, seat: int) -> Procedure[None]:
    """Two Continentals, two Militia and a Patriot Fort go, from anywhere."""
    yield from remove_some(g, seat, MAP_BITS, (CONTINENTAL,), 2)
    yield from remove_some(g, seat, MAP_BITS, ALL_MILITIA, 2)
    yield from remove_some(g, seat, MAP_BITS, (PATRIOT_FORT,), 1)


def declaration_of_independence_shaded(g: Position, seat: int) -> Procedure[None]:
    """Up to three Militia anywhere, Propaganda with each; and a Fort of either side (A50)."""
    for left in counting_down(3):
        space, kind = yield from choose_piece(g, seat, MAP_BITS, (MILITIA,), True, left)
        if space == NOWHERE:
            break
        placed = yield from place_here(g, seat, kind, space, 1)
        place_markers(g, PROPAGANDA, space, placed)
    yield from place_anywhere(g, seat, MAP_BITS, (PATRIOT_FORT, BRITISH_FORT), 1)


# ---------------------------------------------------------------------- 25 British Prison Ships


def prison_ships(g: Position, seat: int) -> Procedure[None]:
    """Two Cities shift toward Passive Support."""
    yield from shift_some(g, seat, CITY_BITS, 2, PASSIVE_SUPPORT)


def prison_ships_shaded(g: Position, seat: int) -> Procedure[None]:
    """Two Cities get a Militia and Propaganda and shift toward Passive Opposition."""
    cities = CITY_BITS
    for left in counting_down(2):
        where = cities
        if not markers_left(g, PROPAGANDA) and not stock(g, seat, MILITIA):
            where = shiftable(g, cities, PASSIVE_OPPOSITION)
        city = yield from choose_space(g, seat, where, left=left)
        if city == NOWHERE:
            return
        cities = without(cities, city)
        yield from place_here(g, seat, MILITIA, city, 1)
        shift_to(g, city, PASSIVE_OPPOSITION, 1)
        place_markers(g, PROPAGANDA, city, 1)


# ---------------------------------------------------------------------- 26 Josiah Martin


def josiah_martin(g: Position, seat: int) -> Procedure[None]:
    """A British Fort or two Tories in North Carolina."""
    yield from place_one_kind(g, seat, 1 << NORTH_CAROLINA, (BRITISH_FORT, TORY), 2)


def josiah_martin_shaded(g: Position, seat: int) -> Procedure[None]:
    """The Patriots may March to North Carolina and fight there."""
    yield from may_march_and_battle(g, PATRIOTS, 1 << NORTH_CAROLINA)


# ---------------------------------------------------------------------- 27 The Queen's Rangers


def queens_rangers(g: Position, seat: int) -> Procedure[None]:
    """Two Tories, from Unavailable too, in each of two Colonies under British Control."""
    colonies = COLONY_BITS
    for left in counting_down(2):
        where = controlled(g, colonies, BRITISH_CONTROL)
        where = can_take(g, seat, where, (TORY,), unavailable=True)
        space = yield from choose_space(g, seat, where, left=left)
        if space == NOWHERE:
            return
        colonies = without(colonies, space)
        yield from place_here(g, seat, TORY, space, 2, unavailable=True)


def queens_rangers_shaded(g: Position, seat: int) -> Procedure[None]:
    """Two Cities shift toward Active Opposition and get a Militia."""
    cities = CITY_BITS
    for left in counting_down(2):
        where = cities if stock(g, seat, MILITIA) else shiftable(g, cities, ACTIVE_OPPOSITION)
        city = yield from choose_space(g, seat, where, left=left)
        if city == NOWHERE:
            return
        cities = without(cities, city)
        shift_to(g, city, ACTIVE_OPPOSITION, 1)
        yield from place_here(g, seat, MILITIA, city, 1)


# ---------------------------------------------------------------------- 28 Moore's Creek Bridge


def moores_creek_bridge(g: Position, seat: int) -> Procedure[None]:
    """In one space every Militia becomes two Tories."""
    space = yield from choose_space(g, seat, holding(g, MAP_BITS, ALL_MILITIA))
    if space != NOWHERE:
        yield from replace_all(g, seat, space, ALL_MILITIA, TORY, 2)


def moores_creek_bridge_shaded(g: Position, seat: int) -> Procedure[None]:
    """In one space every Tory becomes two Militia."""
    space = yield from choose_space(g, seat, holding(g, MAP_BITS, (TORY,)))
    if space != NOWHERE:
        yield from replace_all(g, seat, space, (TORY,), MILITIA, 2)


# ---------------------------------------------------------------------- 29 Edward Bancroft


def short_of_half(g: Position, kind: int) -> int:
    """A49 How many must still be flipped until half of them, rounded down, are Active."""
    active = g.on_map[ACTIVE_SIDE[kind]]
    return max(0, (g.on_map[kind] + active) // 2 - active)


def edward_bancroft(g: Position, seat: int) -> Procedure[None]:
    """Patriots or Indians, as the executing faction says, Activate half of their irregulars;
    they choose which."""
    able = []
    if short_of_half(g, MILITIA):
        able.append(PATRIOTS)
    if short_of_half(g, WAR_PARTY):
        able.append(INDIANS)
    victim = yield from choose_faction(g, seat, tuple(able))
    if victim != NOBODY:
        kind = MILITIA if victim == PATRIOTS else WAR_PARTY
        number = short_of_half(g, kind)
        yield from activate_some(g, victim, MAP_BITS, kind, number, underground=True)


# ---------------------------------------------------------------------- 30 Hessians


def hessians(g: Position, seat: int) -> Procedure[None]:
    """Up to two Regulars, from Unavailable too, in up to three spaces that the British Control
    with Regulars; and money."""
    spaces = MAP_BITS
    for left in counting_down(3):
        where = controlled(g, spaces, BRITISH_CONTROL)
        where = holding(g, where, (BRITISH_REGULAR,))
        where = can_take(g, seat, where, (BRITISH_REGULAR,), unavailable=True)
        space = yield from choose_space(g, seat, where, may_decline=True, left=left)
        if space == NOWHERE:
            break
        spaces = without(spaces, space)
        most = min(2, stock(g, seat, BRITISH_REGULAR, unavailable=True))
        number = yield from choose_number(g, seat, 1, most, BRITISH_REGULAR)
        yield from place_here(g, seat, BRITISH_REGULAR, space, number, unavailable=True)
    gain(g, BRITISH, 2)


def hessians_shaded(g: Position, seat: int) -> Procedure[None]:
    """The British remove one in five of their Regulars on the map."""
    number = g.on_map[BRITISH_REGULAR] // 5
    yield from remove_some(g, BRITISH, MAP_BITS, (BRITISH_REGULAR,), number)


EVENTS: Final[dict[tuple[int, int], Event]] = {
    (21, UNSHADED): gamecock,
    (21, SHADED): gamecock_shaded,
    (22, UNSHADED): newburgh_conspiracy,
    (22, SHADED): newburgh_conspiracy_shaded,
    (23, UNSHADED): francis_marion,
    (23, SHADED): francis_marion_shaded,
    (24, UNSHADED): declaration_of_independence,
    (24, SHADED): declaration_of_independence_shaded,
    (25, UNSHADED): prison_ships,
    (25, SHADED): prison_ships_shaded,
    (26, UNSHADED): josiah_martin,
    (26, SHADED): josiah_martin_shaded,
    (27, UNSHADED): queens_rangers,
    (27, SHADED): queens_rangers_shaded,
    (28, UNSHADED): moores_creek_bridge,
    (28, SHADED): moores_creek_bridge_shaded,
    (29, UNSHADED): edward_bancroft,
    (30, UNSHADED): hessians,
    (30, SHADED): hessians_shaded,
}
