"""5.1 Cards 65 to 74, from Necker to the Chickasaw."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Procedure
from ticonderoga.engine.kit.questions import spaces_in
from ticonderoga.games.liberty_or_death.data.pieces import (
    ALL_MILITIA,
    ALL_WAR_PARTIES,
    BRITISH,
    BRITISH_FORT,
    BRITISH_REGULAR,
    CUBES_OF_FACTION,
    FRENCH,
    FRENCH_REGULAR,
    INDIANS,
    PATRIOT_FORT,
    PATRIOTS,
    ROYALISTS,
    SHADED,
    SIDE_OF,
    TORY,
    UNSHADED,
    VILLAGE,
)
from ticonderoga.games.liberty_or_death.data.spaces import (
    FLORIDA,
    QUEBEC,
    SOUTHWEST,
)
from ticonderoga.games.liberty_or_death.order import ANYWHERE, BATTLE, MARCH, MUSTER, RALLY, Bonus
from ticonderoga.games.liberty_or_death.position import Position
from ticonderoga.games.liberty_or_death.rules.asking import (
    MORE_MILITIA,
    MORE_WAR_PARTIES,
    NOBODY,
    NOWHERE,
    counting_down,
    without,
)
from ticonderoga.games.liberty_or_death.rules.commands import can_command
from ticonderoga.games.liberty_or_death.rules.events.actions import (
    do_free,
    free_order,
    march_and_battle,
    relocate,
)
from ticonderoga.games.liberty_or_death.rules.events.verbs import (
    BASES,
    CITY_BITS,
    MAP_BITS,
    RESERVE_BITS,
    SEA,
    THE_NORTH,
    Event,
    can_take,
    choose_faction,
    choose_option,
    choose_space,
    friendly_bases,
    friendly_units,
    holding,
    keep_eligible,
    lower_fni_by,
    may,
    place_anywhere,
    place_here,
    place_mix,
    raise_fni_by,
    rebel_controlled,
    remove_some,
)
from ticonderoga.games.liberty_or_death.rules.forces import gain

GULF: Final = 1 << FLORIDA | 1 << SOUTHWEST


# ---------------------------------------------------------------------- 65 Necker


def necker(g: Position, seat: int) -> Procedure[None]:
    """The French lose money."""
    gain(g, FRENCH, -4)
    yield from ()


def necker_shaded(g: Position, seat: int) -> Procedure[None]:
    """Money for the French."""
    gain(g, FRENCH, 3)
    yield from ()


# ---------------------------------------------------------------------- 66 Don Bernardo


def don_bernardo(g: Position, seat: int) -> Procedure[None]:
    """Six British cubes, in any mix, in Florida or in Southwest."""
    where = can_take(g, seat, GULF, (BRITISH_REGULAR, TORY))
    space = yield from choose_space(g, seat, where)
    if space != NOWHERE:
        yield from place_mix(g, seat, space, BRITISH_REGULAR, TORY, 6)


def don_bernardo_shaded(g: Position, seat: int) -> Procedure[None]:
    """A52 The French or the Patriots March to Florida and fight there, with two more of Force."""
    florida = 1 << FLORIDA
    able = [
        faction
        for faction in (PATRIOTS, FRENCH)
        if can_command(g, free_order(faction, MARCH, florida))
        or can_command(g, free_order(faction, BATTLE, florida))
    ]
    faction = yield from choose_faction(g, seat, tuple(able))
    if faction != NOBODY:
        yield from march_and_battle(g, faction, florida, Bonus(force=2))


# ---------------------------------------------------------------------- 67 De Grasse


def de_grasse(g: Position, seat: int) -> Procedure[None]:
    """A Blockade less, and three French Regulars leave the West Indies."""
    yield from lower_fni_by(g, 1)
    yield from remove_some(g, seat, SEA, (FRENCH_REGULAR,), 3)


def de_grasse_shaded(g: Position, seat: int) -> Procedure[None]:
    """A52 The Patriots Rally or the French Muster in a space, be it the West Indies, and are
    Eligible on the next card."""
    faction = yield from choose_faction(g, seat, (PATRIOTS, FRENCH))
    command = RALLY if faction == PATRIOTS else MUSTER
    yield from do_free(g, free_order(faction, command, ANYWHERE))
    keep_eligible(g, faction)


# ---------------------------------------------------------------------- 68 Canada


def want_canada(g: Position, seat: int) -> Procedure[None]:
    """Up to six cubes of the executing faction go to Quebec, and its side gets a Fort there.
    A56 The Indians have no cubes and may leave the Fort."""
    yield from relocate(g, seat, seat, CUBES_OF_FACTION[seat], 6, QUEBEC, up_to=True)
    fort = BRITISH_FORT if SIDE_OF[seat] == ROYALISTS else PATRIOT_FORT
    if not can_take(g, seat, 1 << QUEBEC, (fort,)):
        return
    wanted = True
    if seat == INDIANS:
        wanted = yield from may(g, seat)
    if wanted:
        yield from place_here(g, seat, fort, QUEBEC, 1)


# ---------------------------------------------------------------------- 69 Suffren


def suffren(g: Position, seat: int) -> Procedure[None]:
    """Two Blockades less, and money for the British."""
    yield from lower_fni_by(g, 2)
    gain(g, BRITISH, 2)


def suffren_shaded(g: Position, seat: int) -> Procedure[None]:
    """A Blockade more, and money for the French."""
    yield from raise_fni_by(g, 1)
    gain(g, FRENCH, 3)


# ---------------------------------------------------------------------- 70 India


def gain_in_india(g: Position, seat: int) -> Procedure[None]:
    """Three Regulars, British or French, leave map and West Indies; 8.3.1 those of the enemy alone
    if a non-player executes it."""
    kinds: tuple[int, ...] = (BRITISH_REGULAR, FRENCH_REGULAR)
    if g.is_non_player(seat):
        kinds = (FRENCH_REGULAR,) if SIDE_OF[seat] == ROYALISTS else (BRITISH_REGULAR,)
    yield from remove_some(g, seat, MAP_BITS | SEA, kinds, 3)


# ---------------------------------------------------------------------- 71 Amity and Commerce


def amity_and_commerce(g: Position, seat: int) -> Procedure[None]:
    """The Patriots gain the Population of the Cities under Rebellion Control."""
    cities = spaces_in(rebel_controlled(g, CITY_BITS))
    gain(g, PATRIOTS, sum([g.population[city] for city in cities]))
    yield from ()


def amity_and_commerce_shaded(g: Position, seat: int) -> Procedure[None]:
    """Money for the French."""
    gain(g, FRENCH, 5)
    yield from ()


# ---------------------------------------------------------------------- 72 French Settlers Help


def french_settlers(g: Position, seat: int) -> Procedure[None]:
    """A Reserve gets a Fort or Village and three units, all of the executing side."""
    bases = friendly_bases(seat)
    units = friendly_units(seat)
    space = yield from choose_space(g, seat, can_take(g, seat, RESERVE_BITS, (*bases, *units)))
    if space == NOWHERE:
        return
    yield from place_anywhere(g, seat, 1 << space, bases, 1)
    yield from place_anywhere(g, seat, 1 << space, units, 3)


# ---------------------------------------------------------------------- 73 Sullivan Expedition


def sullivan_expedition(g: Position, seat: int) -> Procedure[None]:
    """Any Fort or Village in New York, Northwest or Quebec goes."""
    yield from remove_some(g, seat, THE_NORTH, BASES, 1)


# ---------------------------------------------------------------------- 74 Chickasaw


def chickasaw(g: Position, seat: int) -> Procedure[None]:
    """A52 The Indians or the British gain one Resource for every two Villages on the map."""
    amount = g.on_map[VILLAGE] // 2
    if not amount:
        return
    faction = yield from choose_faction(g, seat, (INDIANS, BRITISH))
    gain(g, faction, amount)


def chickasaw_shaded(g: Position, seat: int) -> Procedure[None]:
    """Two spaces lose two Militia and one War Party, or the other way round."""
    spaces = MAP_BITS
    for left in counting_down(2):
        where = holding(g, spaces, (*ALL_MILITIA, *ALL_WAR_PARTIES))
        space = yield from choose_space(g, seat, where, left=left)
        if space == NOWHERE:
            return
        spaces = without(spaces, space)
        militia, war_parties = yield from back_country_losses(g, seat, space)
        yield from remove_some(g, seat, 1 << space, ALL_MILITIA, militia)
        yield from remove_some(g, seat, 1 << space, ALL_WAR_PARTIES, war_parties)


def back_country_losses(g: Position, seat: int, space: int) -> Procedure[tuple[int, int]]:
    """How many Militia and War Parties go; not asked where both ways are the same."""
    if g.all_militia(space) < 2 and g.all_war_parties(space) < 2:
        return 1, 1
    which = yield from choose_option(g, seat, (MORE_MILITIA, MORE_WAR_PARTIES))
    return (2, 1) if which == MORE_MILITIA else (1, 2)


EVENTS: Final[dict[tuple[int, int], Event]] = {
    (65, UNSHADED): necker,
    (65, SHADED): necker_shaded,
    (66, UNSHADED): don_bernardo,
    (66, SHADED): don_bernardo_shaded,
    (67, UNSHADED): de_grasse,
    (67, SHADED): de_grasse_shaded,
    (68, UNSHADED): want_canada,
    (69, UNSHADED): suffren,
    (69, SHADED): suffren_shaded,
    (70, UNSHADED): gain_in_india,
    (71, UNSHADED): amity_and_commerce,
    (71, SHADED): amity_and_commerce_shaded,
    (72, UNSHADED): french_settlers,
    (73, UNSHADED): sullivan_expedition,
    (74, UNSHADED): chickasaw,
    (74, SHADED): chickasaw_shaded,
}
