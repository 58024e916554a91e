"""5.1 Cards 1 to 10, from the Waxhaws Massacre to Franklin in France."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Procedure
from ticonderoga.engine.kit.questions import spaces_in
from ticonderoga.games.liberty_or_death.data.pieces import (
    ACTIVE_OPPOSITION,
    ACTIVE_SUPPORT,
    ALL_MILITIA,
    BRITISH,
    BRITISH_FORT,
    BRITISH_REGULAR,
    CONTINENTAL,
    CUBES_OF_FACTION,
    FRENCH,
    KINDS_OF_FACTION,
    MILITIA,
    NEUTRAL,
    PATRIOT_FORT,
    PATRIOTS,
    PROPAGANDA,
    SHADED,
    TORY,
    UNSHADED,
    VILLAGE,
    WAR_PARTY,
)
from ticonderoga.games.liberty_or_death.data.spaces import (
    MASSACHUSETTS,
    NORTHWEST,
    SOUTHWEST,
)
from ticonderoga.games.liberty_or_death.order import PARTISANS, SKIRMISH
from ticonderoga.games.liberty_or_death.position import Position
from ticonderoga.games.liberty_or_death.rules.asking import NOWHERE, counting_down, without
from ticonderoga.games.liberty_or_death.rules.events.actions import (
    march_and_battle,
    may_march_and_battle,
    may_special,
    special_order,
)
from ticonderoga.games.liberty_or_death.rules.events.verbs import (
    CITY_BITS,
    COLONY_BITS,
    MAP_BITS,
    SEA,
    Event,
    activate_some,
    can_take,
    choose_number,
    choose_space,
    holding,
    lower_fni_by,
    make_ineligible,
    of_faction,
    place_anywhere,
    place_here,
    place_one_kind,
    raise_fni_by,
    remove_all,
    remove_some,
    shift_some,
    shiftable,
)
from ticonderoga.games.liberty_or_death.rules.forces import (
    gain,
    markers_left,
    place_markers,
    shift_to,
)
from ticonderoga.games.liberty_or_death.rules.specials import SKIRMISH_SPACE, select
from ticonderoga.games.liberty_or_death.rules.strikes import skirmish_at

# ---------------------------------------------------------------------- 1 Waxhaws Massacre


def waxhaws_massacre(g: Position, seat: int) -> Procedure[None]:
    """Two Continentals die beside the British, who gain Support and a bad name."""
    where = of_faction(g, MAP_BITS, BRITISH)
    if not markers_left(g, PROPAGANDA):
        where = holding(g, where, (CONTINENTAL,)) | shiftable(g, where, ACTIVE_SUPPORT)
    space = yield from choose_space(g, seat, where)
    if space == NOWHERE:
        return
    yield from remove_some(g, seat, 1 << space, (CONTINENTAL,), 2, casualties=True)
    shift_to(g, space, ACTIVE_SUPPORT, 1)
    place_markers(g, PROPAGANDA, space, 2)


def waxhaws_massacre_shaded(g: Position, seat: int) -> Procedure[None]:
    """The Patriots March to a space, fight there, and tell of it."""
    there = yield from march_and_battle(g, PATRIOTS, MAP_BITS)
    for space in spaces_in(there):
        place_markers(g, PROPAGANDA, space, 2)
        shift_to(g, space, NEUTRAL, 1)


# ---------------------------------------------------------------------- 2 Common Sense


def common_sense(g: Position, seat: int) -> Procedure[None]:
    """The British may strengthen a City, where Propaganda follows; and they are paid."""
    city = yield from choose_space(g, BRITISH, CITY_BITS, may_decline=True)
    if city != NOWHERE:
        yield from place_here(g, BRITISH, BRITISH_REGULAR, city, 2)
        yield from place_here(g, BRITISH, TORY, city, 2)
        place_markers(g, PROPAGANDA, city, 2)
    gain(g, BRITISH, 4)


def common_sense_shaded(g: Position, seat: int) -> Procedure[None]:
    """Paine is read in two Cities."""
    cities = CITY_BITS
    for left in counting_down(2):
        where = cities
        if not markers_left(g, PROPAGANDA):
            where = shiftable(g, cities, ACTIVE_OPPOSITION)
        city = yield from choose_space(g, seat, where, left=left)
        if city == NOWHERE:
            return
        cities = without(cities, city)
        shift_to(g, city, ACTIVE_OPPOSITION, 1)
        place_markers(g, PROPAGANDA, city, 2)


# ---------------------------------------------------------------------- 3 George Rogers Clark


def george_rogers_clark(g: Position, seat: int) -> Procedure[None]:
    """The Patriots leave Northwest and Southwest altogether."""
    for space in (NORTHWEST, SOUTHWEST):
        yield from remove_all(g, space, KINDS_OF_FACTION[PATRIOTS])


def george_rogers_clark_shaded(g: Position, seat: int) -> Procedure[None]:
    """A34 Militia in both Reserves, and a Partisans in each; both as the Patriots like."""
    for space in (NORTHWEST, SOUTHWEST):
        where = can_take(g, PATRIOTS, 1 << space, (MILITIA,))
        wanted = yield from choose_space(g, PATRIOTS, where, may_decline=True)
        if wanted != NOWHERE:
            yield from place_here(g, PATRIOTS, MILITIA, space, 2)
        yield from may_special(g, special_order(PATRIOTS, 1 << space), PARTISANS)


# ---------------------------------------------------------------------- 4 Penobscot Expedition


def penobscot_expedition(g: Position, seat: int) -> Procedure[None]:
    """Three Militia are lost from anywhere, and money."""
    yield from remove_some(g, seat, MAP_BITS, ALL_MILITIA, 3)
    gain(g, PATRIOTS, -2)


def penobscot_expedition_shaded(g: Position, seat: int) -> Procedure[None]:
    """A51 Massachusetts gets a Fort or Village, and three Militia or three War Parties."""
    here = 1 << MASSACHUSETTS
    bases = (PATRIOT_FORT, BRITISH_FORT, VILLAGE)
    yield from place_anywhere(g, seat, here, bases, 1)
    yield from place_one_kind(g, seat, here, (MILITIA, WAR_PARTY), 3, 3)


# ---------------------------------------------------------------------- 5 Lord Stirling


def lord_stirling(g: Position, seat: int) -> Procedure[None]:
    """The Patriots sit out."""
    make_ineligible(g, PATRIOTS)
    yield from ()


def lord_stirling_shaded(g: Position, seat: int) -> Procedure[None]:
    """The Patriots may March somewhere and fight there."""
    yield from may_march_and_battle(g, PATRIOTS, MAP_BITS)


# ---------------------------------------------------------------------- 6 Benedict Arnold


def benedict_arnold(g: Position, seat: int) -> Procedure[None]:
    """A Colony loses a Patriot Fort as a Casualty, and two Militia."""
    where = holding(g, COLONY_BITS, (PATRIOT_FORT, *ALL_MILITIA))
    space = yield from choose_space(g, seat, where)
    if space == NOWHERE:
        return
    yield from remove_some(g, seat, 1 << space, (PATRIOT_FORT,), 1, casualties=True)
    yield from remove_some(g, seat, 1 << space, ALL_MILITIA, 2)


def benedict_arnold_shaded(g: Position, seat: int) -> Procedure[None]:
    """A space loses a British Fort and two British cubes as Casualties."""
    where = holding(g, MAP_BITS, (BRITISH_FORT, BRITISH_REGULAR, TORY))
    space = yield from choose_space(g, seat, where)
    if space == NOWHERE:
        return
    yield from remove_some(g, seat, 1 << space, (BRITISH_FORT,), 1, casualties=True)
    yield from remove_some(g, seat, 1 << space, CUBES_OF_FACTION[BRITISH], 2, casualties=True)


# ---------------------------------------------------------------------- 7 John Paul Jones


def john_paul_jones(g: Position, seat: int) -> Procedure[None]:
    """Money for the British, fewer Blockades, and Regulars for the West Indies or a City."""
    gain(g, BRITISH, 3)
    yield from lower_fni_by(g, 1)
    where = can_take(g, seat, CITY_BITS | SEA, (BRITISH_REGULAR,))
    space = yield from choose_space(g, seat, where, may_decline=True)
    if space != NOWHERE:
        most = min(2, g.available[BRITISH_REGULAR])
        number = yield from choose_number(g, seat, 1, most, BRITISH_REGULAR)
        yield from place_here(g, seat, BRITISH_REGULAR, space, number)


def john_paul_jones_shaded(g: Position, seat: int) -> Procedure[None]:
    """Money for the Patriots, another Blockade."""
    gain(g, PATRIOTS, 5)
    yield from raise_fni_by(g, 1)


# ---------------------------------------------------------------------- 8 Culper Spy Ring


def culper_spy_ring(g: Position, seat: int) -> Procedure[None]:
    """1.4.3c Three Militia are Activated; one may name such as are Active already."""
    yield from activate_some(g, seat, MAP_BITS, MILITIA, 3)


def culper_spy_ring_shaded(g: Position, seat: int) -> Procedure[None]:
    """Three British cubes become Casualties."""
    yield from remove_some(g, seat, MAP_BITS, CUBES_OF_FACTION[BRITISH], 3, casualties=True)


# ---------------------------------------------------------------------- 9 von Steuben


def skirmish_thrice(g: Position, faction: int) -> Procedure[None]:
    """A faction may Skirmish in up to three spaces, once in each: one Special Activity, so that
    Howe presses only once (A14)."""
    order = special_order(faction, MAP_BITS | SEA)
    there = yield from may_special(g, order, SKIRMISH)
    if not there:
        return
    for _ in range(2):
        space = yield from select(g, order, SKIRMISH, SKIRMISH_SPACE, may_stop=True)
        if space == NOWHERE:
            return
        yield from skirmish_at(g, faction, faction, space)


def von_steuben(g: Position, seat: int) -> Procedure[None]:
    """The British may Skirmish up to three times."""
    yield from skirmish_thrice(g, BRITISH)


def von_steuben_shaded(g: Position, seat: int) -> Procedure[None]:
    """The Patriots may Skirmish up to three times."""
    yield from skirmish_thrice(g, PATRIOTS)


# ---------------------------------------------------------------------- 10 Franklin in France


def franklin_in_france(g: Position, seat: int) -> Procedure[None]:
    """Two Cities shift toward Active Support."""
    yield from shift_some(g, seat, CITY_BITS, 2, ACTIVE_SUPPORT)


def franklin_in_france_shaded(g: Position, seat: int) -> Procedure[None]:
    """Money for both rebel factions."""
    gain(g, FRENCH, 3)
    gain(g, PATRIOTS, 2)
    yield from ()


EVENTS: Final[dict[tuple[int, int], Event]] = {
    (1, UNSHADED): waxhaws_massacre,
    (1, SHADED): waxhaws_massacre_shaded,
    (2, UNSHADED): common_sense,
    (2, SHADED): common_sense_shaded,
    (3, UNSHADED): george_rogers_clark,
    (3, SHADED): george_rogers_clark_shaded,
    (4, UNSHADED): penobscot_expedition,
    (4, SHADED): penobscot_expedition_shaded,
    (5, UNSHADED): lord_stirling,
    (5, SHADED): lord_stirling_shaded,
    (6, UNSHADED): benedict_arnold,
    (6, SHADED): benedict_arnold_shaded,
    (7, UNSHADED): john_paul_jones,
    (7, SHADED): john_paul_jones_shaded,
    (8, UNSHADED): culper_spy_ring,
    (8, SHADED): culper_spy_ring_shaded,
    (9, UNSHADED): von_steuben,
    (9, SHADED): von_steuben_shaded,
    (10, UNSHADED): franklin_in_france,
    (10, SHADED): franklin_in_france_shaded,
}
