"""5.1 Cards 11 to 20, from Kosciuszko to the Continental Marines."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Procedure
from ticonderoga.engine.kit.questions import bits_of, spaces_in
from ticonderoga.games.liberty_or_death.data.pieces import (
    ACTIVE_MILITIA,
    ALL_MILITIA,
    BRITISH,
    CONTINENTAL,
    FACTIONS,
    INDIANS,
    KINDS_OF_FACTION,
    MILITIA,
    PASSIVE_OPPOSITION,
    PATRIOT_FORT,
    PATRIOTS,
    SHADED,
    TORY,
    UNSHADED,
    VILLAGE,
)
from ticonderoga.games.liberty_or_death.data.spaces import (
    NEW_JERSEY,
    NORTH_CAROLINA,
    SOUTHWEST,
    VIRGINIA,
)
from ticonderoga.games.liberty_or_death.order import BATTLE, MARCH, PARTISANS, SCOUT, WAR_PATH
from ticonderoga.games.liberty_or_death.position import Position
from ticonderoga.games.liberty_or_death.rules.asking import (
    A_MARCH,
    A_SCOUT,
    NOWHERE,
    counting_down,
    without,
)
from ticonderoga.games.liberty_or_death.rules.commands import can_command
from ticonderoga.games.liberty_or_death.rules.events.actions import (
    do_free,
    do_special,
    free_order,
    march_and_battle,
    special_order,
)
from ticonderoga.games.liberty_or_death.rules.events.verbs import (
    ALL_THE_WAY,
    CITY_BITS,
    COLONY_BITS,
    MAP_BITS,
    RESERVE_BITS,
    Event,
    choose_faction,
    choose_option,
    choose_space,
    holding,
    make_ineligible,
    place_anywhere,
    place_here,
    rebel_controlled,
    remove_some,
    shiftable,
    stock,
)
from ticonderoga.games.liberty_or_death.rules.forces import gain, shift, shift_to
from ticonderoga.games.liberty_or_death.rules.specials import bars_special
from ticonderoga.games.liberty_or_death.rules.winter import patriot_desertion

OVER_THE_MOUNTAINS: Final = 1 << NORTH_CAROLINA | 1 << SOUTHWEST


# ---------------------------------------------------------------------- 11 Kosciuszko


def kosciuszko(g: Position, seat: int) -> Procedure[None]:
    """The Patriots give up two of their Forts."""
    yield from remove_some(g, PATRIOTS, MAP_BITS, (PATRIOT_FORT,), 2)


def could_fortify(g: Position, space: int) -> bool:
    """A Patriot Fort could stand there once a Patriot piece has gone."""
    return g.has_pieces(PATRIOTS, space) and (g.has_room(space) or g.patriot_forts[space] > 0)


def kosciuszko_shaded(g: Position, seat: int) -> Procedure[None]:
    """A35 In two spaces under Rebellion Control a Patriot piece may make way for a Fort."""
    spaces = MAP_BITS
    for left in counting_down(2):
        if not stock(g, PATRIOTS, PATRIOT_FORT):
            return
        where = rebel_controlled(g, spaces)
        where = bits_of([space for space in spaces_in(where) if could_fortify(g, space)])
        space = yield from choose_space(g, PATRIOTS, where, may_decline=True, left=left)
        if space == NOWHERE:
            return
        spaces = without(spaces, space)
        kinds = KINDS_OF_FACTION[PATRIOTS] if g.has_room(space) else (PATRIOT_FORT,)
        yield from remove_some(g, PATRIOTS, 1 << space, kinds, 1)
        yield from place_here(g, PATRIOTS, PATRIOT_FORT, space, 1)


# ---------------------------------------------------------------------- 12 Martha Washington


def martha_washington(g: Position, seat: int) -> Procedure[None]:
    """A48 Patriot Desertion, as in winter."""
    yield from patriot_desertion(g)


def martha_washington_shaded(g: Position, seat: int) -> Procedure[None]:
    """Money for the Patriots."""
    gain(g, PATRIOTS, 5)
    yield from ()


# ---------------------------------------------------------------------- 13 The origin


def origin_of_misfortunes(g: Position, seat: int) -> Procedure[None]:
    """A48 Patriot Desertion, as in winter."""
    yield from patriot_desertion(g)


def origin_of_misfortunes_shaded(g: Position, seat: int) -> Procedure[None]:
    """The Patriots may add an Active Militia in up to four spaces with Militia."""
    spaces = MAP_BITS
    for left in counting_down(4):
        if not stock(g, PATRIOTS, MILITIA):
            return
        where = holding(g, spaces, ALL_MILITIA)
        space = yield from choose_space(g, PATRIOTS, where, may_decline=True, left=left)
        if space == NOWHERE:
            return
        spaces = without(spaces, space)
        yield from place_here(g, PATRIOTS, ACTIVE_MILITIA, space, 1)


# ---------------------------------------------------------------------- 14 Overmountain Men


def overmountain_men(g: Position, seat: int) -> Procedure[None]:
    """The Indians Scout or March over the mountains; then they take the War Path there, or the
    British fight there, as the executing faction wants (A52)."""
    there = yield from scout_or_march(g)
    where = there or OVER_THE_MOUNTAINS
    able = []
    if can_command(g, free_order(BRITISH, BATTLE, where)):
        able.append(BRITISH)
    if not bars_special(g, special_order(INDIANS, where), WAR_PATH):
        able.append(INDIANS)
    g.granted = free_order(BRITISH, BATTLE, where)
    who = yield from choose_faction(g, seat, tuple(able))
    g.granted = None
    if who == BRITISH:
        yield from do_free(g, free_order(BRITISH, BATTLE, where))
    elif who == INDIANS:
        yield from do_special(g, special_order(INDIANS, where), WAR_PATH)


def scout_or_march(g: Position) -> Procedure[int]:
    """The Indians decide which of the two, and to which of the two Provinces."""
    scout = free_order(INDIANS, SCOUT, OVER_THE_MOUNTAINS)
    march = free_order(INDIANS, MARCH, OVER_THE_MOUNTAINS)
    able = []
    if can_command(g, scout):
        able.append(A_SCOUT)
    if can_command(g, march):
        able.append(A_MARCH)
    which = yield from choose_option(g, INDIANS, tuple(able))
    there = yield from do_free(g, scout if which == A_SCOUT else march)
    return there


def overmountain_men_shaded(g: Position, seat: int) -> Procedure[None]:
    """The Patriots March over the mountains and fight there."""
    yield from march_and_battle(g, PATRIOTS, OVER_THE_MOUNTAINS)


# ---------------------------------------------------------------------- 15 Morgan's Rifles


def morgans_rifles(g: Position, seat: int) -> Procedure[None]:
    """Virginia shifts toward Active Support and gets two Tories."""
    shift(g, VIRGINIA, 2)
    yield from place_here(g, seat, TORY, VIRGINIA, 2)


def morgans_rifles_shaded(g: Position, seat: int) -> Procedure[None]:
    """The Patriots March to a Colony, fight there, and go on with a Partisans. Militia who could
    begin with it can at least March."""
    there = yield from march_and_battle(g, PATRIOTS, COLONY_BITS)
    yield from do_special(g, special_order(PATRIOTS, there), PARTISANS)


# ---------------------------------------------------------------------- 16 The Motley Assembly


def motley_assembly(g: Position, seat: int) -> Procedure[None]:
    """Two Tories anywhere."""
    yield from place_anywhere(g, seat, MAP_BITS, (TORY,), 2)


def motley_assembly_shaded(g: Position, seat: int) -> Procedure[None]:
    """A City goes to Passive Opposition, whatever it was."""
    city = yield from choose_space(g, seat, shiftable(g, CITY_BITS, PASSIVE_OPPOSITION))
    if city != NOWHERE:
        shift_to(g, city, PASSIVE_OPPOSITION, ALL_THE_WAY)


# ---------------------------------------------------------------------- 17 Jane McCrea


def jane_mccrea(g: Position, seat: int) -> Procedure[None]:
    """A Patriot Fort in a Reserve goes."""
    yield from remove_some(g, seat, RESERVE_BITS, (PATRIOT_FORT,), 1)


def jane_mccrea_shaded(g: Position, seat: int) -> Procedure[None]:
    """A Village goes."""
    yield from remove_some(g, seat, MAP_BITS, (VILLAGE,), 1)


# ---------------------------------------------------------------------- 18 So stormy


def so_stormy(g: Position, seat: int) -> Procedure[None]:
    """Any one faction sits out."""
    faction = yield from choose_faction(g, seat, FACTIONS)
    make_ineligible(g, faction)


# ---------------------------------------------------------------------- 19 Nathan Hale


def nathan_hale(g: Position, seat: int) -> Procedure[None]:
    """The Patriots lose money."""
    gain(g, PATRIOTS, -4)
    yield from ()


def nathan_hale_shaded(g: Position, seat: int) -> Procedure[None]:
    """Three Militia anywhere, and money."""
    yield from place_anywhere(g, seat, MAP_BITS, (MILITIA,), 3)
    gain(g, PATRIOTS, 3)


# ---------------------------------------------------------------------- 20 Continental Marines


def continental_marines(g: Position, seat: int) -> Procedure[None]:
    """The Patriots take four Continentals off the map."""
    yield from remove_some(g, PATRIOTS, MAP_BITS, (CONTINENTAL,), 4)


def continental_marines_shaded(g: Position, seat: int) -> Procedure[None]:
    """The Patriots place four Continentals in New Jersey."""
    yield from place_here(g, PATRIOTS, CONTINENTAL, NEW_JERSEY, 4)


EVENTS: Final[dict[tuple[int, int], Event]] = {
    (11, UNSHADED): kosciuszko,
    (11, SHADED): kosciuszko_shaded,
    (12, UNSHADED): martha_washington,
    (12, SHADED): martha_washington_shaded,
    (13, UNSHADED): origin_of_misfortunes,
    (13, SHADED): origin_of_misfortunes_shaded,
    (14, UNSHADED): overmountain_men,
    (14, SHADED): overmountain_men_shaded,
    (15, UNSHADED): morgans_rifles,
    (15, SHADED): morgans_rifles_shaded,
    (16, UNSHADED): motley_assembly,
    (16, SHADED): motley_assembly_shaded,
    (17, UNSHADED): jane_mccrea,
    (17, SHADED): jane_mccrea_shaded,
    (18, UNSHADED): so_stormy,
    (19, UNSHADED): nathan_hale,
    (19, SHADED): nathan_hale_shaded,
    (20, UNSHADED): continental_marines,
    (20, SHADED): continental_marines_shaded,
}
