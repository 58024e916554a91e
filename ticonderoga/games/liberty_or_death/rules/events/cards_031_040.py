"""5.1 Cards 31 to 40, from Thomas Brown to the Battle of the Chesapeake."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Procedure
from ticonderoga.games.liberty_or_death.data.pieces import (
    ALL_MILITIA,
    BRITISH,
    BRITISH_CONTROL,
    BRITISH_FORT,
    BRITISH_REGULAR,
    FACTIONS,
    FRENCH,
    FRENCH_REGULAR,
    KINDS_OF_FACTION,
    MILITIA,
    NEUTRAL,
    PATRIOTS,
    SHADED,
    TORY,
    UNSHADED,
    WAR_PARTY,
)
from ticonderoga.games.liberty_or_death.data.spaces import (
    CITIES,
    MASSACHUSETTS,
    NEW_YORK,
    NEW_YORK_CITY,
    QUEBEC,
)
from ticonderoga.games.liberty_or_death.order import PARTISANS, RALLY
from ticonderoga.games.liberty_or_death.position import Position
from ticonderoga.games.liberty_or_death.rules.asking import NOWHERE
from ticonderoga.games.liberty_or_death.rules.events.actions import (
    do_free,
    free_order,
    may_special,
    special_order,
)
from ticonderoga.games.liberty_or_death.rules.events.verbs import (
    CITY_BITS,
    COLONY_BITS,
    DEEP_SOUTH,
    MAP_BITS,
    SEA,
    Event,
    can_take,
    choose_faction,
    choose_number,
    choose_space,
    controlled,
    holding,
    keep_eligible,
    lower_fni_by,
    make_ineligible,
    may,
    place_here,
    place_mix,
    place_one_kind,
    raise_fni_by,
    remove_all,
    remove_some,
    shift_some,
    stock,
)
from ticonderoga.games.liberty_or_death.rules.forces import activate, gain, lift_blockade
from ticonderoga.games.liberty_or_death.rules.specials import special_spaces

THE_GREENS: Final = 1 << QUEBEC | 1 << NEW_YORK


# ---------------------------------------------------------------------- 31 Thomas Brown


def thomas_brown(g: Position, seat: int) -> Procedure[None]:
    """A British Fort and two Tories in South Carolina or Georgia."""
    space = yield from choose_space(g, seat, can_take(g, seat, DEEP_SOUTH, (BRITISH_FORT, TORY)))
    if space != NOWHERE:
        yield from place_here(g, seat, BRITISH_FORT, space, 1)
        yield from place_here(g, seat, TORY, space, 2)


def thomas_brown_shaded(g: Position, seat: int) -> Procedure[None]:
    """The Patriots place two Militia in one of the two, and may add a Partisans there."""
    where = DEEP_SOUTH
    if not stock(g, PATRIOTS, MILITIA):
        where = special_spaces(g, special_order(PATRIOTS, DEEP_SOUTH), PARTISANS)
    space = yield from choose_space(g, PATRIOTS, where)
    if space == NOWHERE:
        return
    yield from place_here(g, PATRIOTS, MILITIA, space, 2)
    yield from may_special(g, special_order(PATRIOTS, 1 << space), PARTISANS)


# ---------------------------------------------------------------------- 32 Rule Britannia!


def rule_britannia(g: Position, seat: int) -> Procedure[None]:
    """Up to two Regulars and up to two Tories, from Unavailable too, in a Colony."""
    where = can_take(g, seat, COLONY_BITS, (BRITISH_REGULAR, TORY), unavailable=True)
    space = yield from choose_space(g, seat, where, may_decline=True)
    if space == NOWHERE:
        return
    for kind in (BRITISH_REGULAR, TORY):
        most = min(2, stock(g, seat, kind, unavailable=True))
        number = yield from choose_number(g, seat, 0, most, kind)
        yield from place_here(g, seat, kind, space, number, unavailable=True)


def rule_britannia_shaded(g: Position, seat: int) -> Procedure[None]:
    """A52 A faction may gain half the number of the Cities under British Control."""
    amount = controlled(g, CITY_BITS, BRITISH_CONTROL).bit_count() // 2
    if not amount:
        return
    faction = yield from choose_faction(g, seat, FACTIONS)
    wanted = True
    if faction != seat:
        wanted = yield from may(g, faction)
    if wanted:
        gain(g, faction, amount)


# ---------------------------------------------------------------------- 33 Burning of Falmouth


def burning_of_falmouth(g: Position, seat: int) -> Procedure[None]:
    """The Patriots lose money, and two Militia that they choose."""
    gain(g, PATRIOTS, -3)
    yield from remove_some(g, PATRIOTS, MAP_BITS, ALL_MILITIA, 2)


def burning_of_falmouth_shaded(g: Position, seat: int) -> Procedure[None]:
    """A free Rally in two spaces beside Massachusetts, and money."""
    near = g.board.neighbour_bits[MASSACHUSETTS]
    yield from do_free(g, free_order(PATRIOTS, RALLY, near, 2))
    gain(g, PATRIOTS, 3)


# ---------------------------------------------------------------------- 34 Lord Sandwich


def lord_sandwich(g: Position, seat: int) -> Procedure[None]:
    """Money for the British, a Blockade less."""
    gain(g, BRITISH, 6)
    yield from lower_fni_by(g, 1)


def lord_sandwich_shaded(g: Position, seat: int) -> Procedure[None]:
    """A Blockade more, and the British sit out."""
    yield from raise_fni_by(g, 1)
    make_ineligible(g, BRITISH)


# ---------------------------------------------------------------------- 35 Tryon Plot


def tryon_plot(g: Position, seat: int) -> Procedure[None]:
    """Two Patriot pieces go in New York or New York City; all Militia there are Activated."""
    patriots = KINDS_OF_FACTION[PATRIOTS]
    where = holding(g, 1 << NEW_YORK | 1 << NEW_YORK_CITY, patriots)
    space = yield from choose_space(g, seat, where)
    if space != NOWHERE:
        yield from remove_some(g, seat, 1 << space, patriots, 2)
        activate(g, MILITIA, space, g.militia[space])


def tryon_plot_shaded(g: Position, seat: int) -> Procedure[None]:
    """All Tories go in New York or in a space beside it."""
    where = 1 << NEW_YORK | g.board.neighbour_bits[NEW_YORK]
    space = yield from choose_space(g, seat, holding(g, where, (TORY,)))
    if space != NOWHERE:
        yield from remove_all(g, space, (TORY,))


# ---------------------------------------------------------------------- 36 Naval Battle


def naval_battle(g: Position, seat: int) -> Procedure[None]:
    """The French take three Regulars off map and West Indies; a Blockade less."""
    where = MAP_BITS | SEA
    yield from remove_some(g, FRENCH, where, (FRENCH_REGULAR,), 3)
    yield from lower_fni_by(g, 1)


def naval_battle_shaded(g: Position, seat: int) -> Procedure[None]:
    """The British take four Regulars out of the West Indies."""
    yield from remove_some(g, BRITISH, SEA, (BRITISH_REGULAR,), 4)


# ---------------------------------------------------------------------- 37 The Armada


def armada(g: Position, seat: int) -> Procedure[None]:
    """Both rebel factions lose money; a Blockade less."""
    gain(g, PATRIOTS, -2)
    gain(g, FRENCH, -3)
    yield from lower_fni_by(g, 1)


def armada_shaded(g: Position, seat: int) -> Procedure[None]:
    """Four Regulars leave the map; a Blockade more."""
    yield from remove_some(g, seat, MAP_BITS, (BRITISH_REGULAR,), 4)
    yield from raise_fni_by(g, 1)


# ---------------------------------------------------------------------- 38 Johnson's Royal Greens


def royal_greens(g: Position, seat: int) -> Procedure[None]:
    """The British may place four cubes, from Unavailable too, in Quebec or New York; they are
    Eligible on the next card."""
    where = can_take(g, BRITISH, THE_GREENS, (BRITISH_REGULAR, TORY), unavailable=True)
    space = yield from choose_space(g, BRITISH, where, may_decline=True)
    if space != NOWHERE:
        yield from place_mix(g, BRITISH, space, BRITISH_REGULAR, TORY, 4, unavailable=True)
    keep_eligible(g, BRITISH)


def royal_greens_shaded(g: Position, seat: int) -> Procedure[None]:
    """Three Militia or three War Parties in New York."""
    yield from place_one_kind(g, seat, 1 << NEW_YORK, (MILITIA, WAR_PARTY), 3, 3)


# ---------------------------------------------------------------------- 39 Gordon Riots


def gordon_riots(g: Position, seat: int) -> Procedure[None]:
    """Three Cities shift toward Neutral."""
    yield from shift_some(g, seat, CITY_BITS, 3, NEUTRAL)


# ---------------------------------------------------------------------- 40 Battle of the Chesapeake


def battle_of_the_chesapeake(g: Position, seat: int) -> Procedure[None]:
    """All Blockades are lifted; money for the British."""
    for city in CITIES:
        for _ in range(g.blockades[city]):
            lift_blockade(g, city)
    gain(g, BRITISH, 2)
    yield from ()


def battle_of_the_chesapeake_shaded(g: Position, seat: int) -> Procedure[None]:
    """A83 The French lay Blockades until no Squadron is left in the West Indies."""
    yield from raise_fni_by(g, g.squadrons)


EVENTS: Final[dict[tuple[int, int], Event]] = {
    (31, UNSHADED): thomas_brown,
    (31, SHADED): thomas_brown_shaded,
    (32, UNSHADED): rule_britannia,
    (32, SHADED): rule_britannia_shaded,
    (33, UNSHADED): burning_of_falmouth,
    (33, SHADED): burning_of_falmouth_shaded,
    (34, UNSHADED): lord_sandwich,
    (34, SHADED): lord_sandwich_shaded,
    (35, UNSHADED): tryon_plot,
    (35, SHADED): tryon_plot_shaded,
    (36, UNSHADED): naval_battle,
    (36, SHADED): naval_battle_shaded,
    (37, UNSHADED): armada,
    (37, SHADED): armada_shaded,
    (38, UNSHADED): royal_greens,
    (38, SHADED): royal_greens_shaded,
    (39, UNSHADED): gordon_riots,
    (40, UNSHADED): battle_of_the_chesapeake,
    (40, SHADED): battle_of_the_chesapeake_shaded,
}
