"""5.1 Cards 41 to 54, from William Pitt to Antoine de Sartine."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Procedure
from ticonderoga.engine.game import record
from ticonderoga.engine.kit.questions import number_question
from ticonderoga.games.liberty_or_death.data.pieces import (
    BRITISH,
    BRITISH_CONTROL,
    BRITISH_REGULAR,
    CONTINENTAL,
    FACTIONS,
    FRENCH,
    FRENCH_REGULAR,
    INDIANS,
    MILITIA,
    PASSIVE_OPPOSITION,
    PASSIVE_SUPPORT,
    PATRIOTS,
    PROPAGANDA,
    REBELLION,
    SHADED,
    SIDE_OF,
    TORY,
    UNITS_OF_FACTION,
    UNSHADED,
)
from ticonderoga.games.liberty_or_death.data.spaces import CONNECTICUT, WEST_INDIES
from ticonderoga.games.liberty_or_death.order import ANYWHERE, BATTLE, Bonus
from ticonderoga.games.liberty_or_death.position import Position
from ticonderoga.games.liberty_or_death.rules.asking import NOBODY, NOWHERE, counting_down, without
from ticonderoga.games.liberty_or_death.rules.commands import can_command
from ticonderoga.games.liberty_or_death.rules.events.actions import (
    do_free,
    free_march,
    free_order,
    leader_goes_along,
    march_and_battle,
    may_free,
    move_units,
)
from ticonderoga.games.liberty_or_death.rules.events.verbs import (
    CITY_BITS,
    COLONY_BITS,
    MAP_BITS,
    MUST,
    SEA,
    Event,
    can_take,
    choose_faction,
    choose_number,
    choose_space,
    controlled,
    holding,
    how_many,
    lower_fni_by,
    make_ineligible,
    place_here,
    raise_fni_by,
    remove_some,
    replace_all,
    shift_some,
    stock,
)
from ticonderoga.games.liberty_or_death.rules.forces import (
    gain,
    markers_left,
    move,
    place_markers,
    release,
)

FROM_WEST_INDIES: Final = number_question("event_from_west_indies", obliged=MUST)
"""Card 50: how many of the Regulars come from the West Indies. About: card."""


# ---------------------------------------------------------------------- 41 William Pitt


def william_pitt(g: Position, seat: int) -> Procedure[None]:
    """Two Colonies shift two levels toward Passive Support."""
    yield from shift_some(g, seat, COLONY_BITS, 2, PASSIVE_SUPPORT, 2)


def william_pitt_shaded(g: Position, seat: int) -> Procedure[None]:
    """Two Colonies shift two levels toward Passive Opposition."""
    yield from shift_some(g, seat, COLONY_BITS, 2, PASSIVE_OPPOSITION, 2)


# ---------------------------------------------------------------------- 42 Danbury


def danbury(g: Position, seat: int) -> Procedure[None]:
    """The Patriots lose money; the British place a Tory in Connecticut."""
    gain(g, PATRIOTS, -3)
    yield from place_here(g, BRITISH, TORY, CONNECTICUT, 1)


def danbury_shaded(g: Position, seat: int) -> Procedure[None]:
    """The Patriots place three Militia and a Continental in Connecticut."""
    yield from place_here(g, PATRIOTS, MILITIA, CONNECTICUT, 3)
    yield from place_here(g, PATRIOTS, CONTINENTAL, CONNECTICUT, 1)


# ---------------------------------------------------------------------- 43 HMS Russian Merchant


def russian_merchant(g: Position, seat: int) -> Procedure[None]:
    """The British may add up to two Tories, from Unavailable too, in up to three spaces with a
    Regular."""
    spaces = MAP_BITS
    for left in counting_down(3):
        where = holding(g, spaces, (BRITISH_REGULAR,))
        where = can_take(g, BRITISH, where, (TORY,), unavailable=True)
        space = yield from choose_space(g, BRITISH, where, may_decline=True, left=left)
        if space == NOWHERE:
            return
        spaces = without(spaces, space)
        most = min(2, stock(g, BRITISH, TORY, unavailable=True))
        number = yield from choose_number(g, BRITISH, 1, most, TORY)
        yield from place_here(g, BRITISH, TORY, space, number, unavailable=True)


def russian_merchant_shaded(g: Position, seat: int) -> Procedure[None]:
    """The British remove one in three of their Tories on the map."""
    yield from remove_some(g, BRITISH, MAP_BITS, (TORY,), g.on_map[TORY] // 3)


# ---------------------------------------------------------------------- 44 Earl of Mansfield


def earl_of_mansfield(g: Position, seat: int) -> Procedure[None]:
    """Any one faction sits out."""
    faction = yield from choose_faction(g, seat, FACTIONS)
    make_ineligible(g, faction)


# ---------------------------------------------------------------------- 45 Wealth of Nations


def wealth_of_nations(g: Position, seat: int) -> Procedure[None]:
    """Money for the British."""
    gain(g, BRITISH, 6)
    yield from ()


def wealth_of_nations_shaded(g: Position, seat: int) -> Procedure[None]:
    """The British lose money."""
    gain(g, BRITISH, -4)
    yield from ()


# ---------------------------------------------------------------------- 46 Burke on Conciliation


def burke_on_conciliation(g: Position, seat: int) -> Procedure[None]:
    """A Tory, from Unavailable too, in each of three spaces."""
    spaces = MAP_BITS
    for left in counting_down(3):
        where = can_take(g, seat, spaces, (TORY,), unavailable=True)
        space = yield from choose_space(g, seat, where, left=left)
        if space == NOWHERE:
            return
        spaces = without(spaces, space)
        yield from place_here(g, seat, TORY, space, 1, unavailable=True)


def burke_on_conciliation_shaded(g: Position, seat: int) -> Procedure[None]:
    """Two Cities shift toward Passive Opposition."""
    yield from shift_some(g, seat, CITY_BITS, 2, PASSIVE_OPPOSITION)


# ---------------------------------------------------------------------- 47 Tories Tested


def tories_tested(g: Position, seat: int) -> Procedure[None]:
    """Three Tories in a Colony under British Control."""
    where = can_take(g, seat, controlled(g, COLONY_BITS, BRITISH_CONTROL), (TORY,))
    space = yield from choose_space(g, seat, where)
    if space != NOWHERE:
        yield from place_here(g, seat, TORY, space, 3)


def tories_tested_shaded(g: Position, seat: int) -> Procedure[None]:
    """A Colony's Tories become Militia, with Propaganda; without any Tory in a Colony only the
    Propaganda is left to do (5.1.3)."""
    where = holding(g, COLONY_BITS, (TORY,))
    if not where and markers_left(g, PROPAGANDA):
        where = COLONY_BITS
    space = yield from choose_space(g, seat, where)
    if space != NOWHERE:
        yield from replace_all(g, seat, space, (TORY,), MILITIA)
        place_markers(g, PROPAGANDA, space, 2)


# ---------------------------------------------------------------------- 48 God Save the King


def god_save_the_king(g: Position, seat: int) -> Procedure[None]:
    """The British March to a space, and may fight there."""
    there = yield from free_march(g, BRITISH, MAP_BITS)
    yield from may_free(g, free_order(BRITISH, BATTLE, there))


def god_save_the_king_shaded(g: Position, seat: int) -> Procedure[None]:
    """A53 Another faction, named by the executing one, moves units of its own away from the
    Regulars in up to three spaces."""
    threatened = holding(g, MAP_BITS, (BRITISH_REGULAR,))
    able = [
        faction
        for faction in (PATRIOTS, INDIANS, FRENCH)
        if holding(g, threatened, UNITS_OF_FACTION[faction])
    ]
    faction = yield from choose_faction(g, seat, tuple(able))
    if faction != NOBODY:
        yield from move_units(g, faction, faction, threatened, 3)


# ---------------------------------------------------------------------- 49 Saint-Germain


def saint_germain(g: Position, seat: int) -> Procedure[None]:
    """Five Available French Regulars become Unavailable."""
    number = min(5, g.available[FRENCH_REGULAR])
    if number:
        g.available[FRENCH_REGULAR] -= number
        g.unavailable[FRENCH_REGULAR] += number
        record(g, "withheld", number, FRENCH_REGULAR)
    yield from ()


def saint_germain_shaded(g: Position, seat: int) -> Procedure[None]:
    """Five Unavailable French Regulars become Available."""
    release(g, FRENCH_REGULAR, 5)
    yield from ()


# ---------------------------------------------------------------------- 50 Admiral d'Estaing


def destaing(g: Position, seat: int) -> Procedure[None]:
    """The French sit out, and lose two Regulars of map and West Indies."""
    make_ineligible(g, FRENCH)
    where = MAP_BITS | SEA
    yield from remove_some(g, seat, where, (FRENCH_REGULAR,), 2)


def destaing_shaded(g: Position, seat: int) -> Procedure[None]:
    """Two Continentals and two French Regulars in a Colony; before the Treaty no French."""
    if not stock(g, seat, CONTINENTAL) and not french_for_a_colony(g):
        return
    space = yield from choose_space(g, seat, COLONY_BITS)
    yield from place_here(g, seat, CONTINENTAL, space, 2)
    yield from land_the_french(g, seat, space, min(2, french_for_a_colony(g)))


def french_for_a_colony(g: Position) -> int:
    """How many French Regulars there are in Available and the West Indies, if they may land."""
    return g.available[FRENCH_REGULAR] + g.french[WEST_INDIES] if g.treaty else 0


def land_the_french(g: Position, seat: int, space: int, number: int) -> Procedure[None]:
    """So many from Available or the West Indies, as the seat decides."""
    most = min(number, g.french[WEST_INDIES])
    least = max(0, number - g.available[FRENCH_REGULAR])
    sailing = yield from how_many(seat, FROM_WEST_INDIES, least, most, {"card": g.played})
    if sailing:
        move(g, FRENCH_REGULAR, WEST_INDIES, space, sailing)
        decider = seat if SIDE_OF[seat] == REBELLION else FRENCH  # A80
        yield from leader_goes_along(g, decider, FRENCH, WEST_INDIES, 1 << space, sailing)
    yield from place_here(g, seat, FRENCH_REGULAR, space, number - sailing)


# ---------------------------------------------------------------------- 51 Bermuda Gunpowder Plot


def bermuda_gunpowder(g: Position, seat: int) -> Procedure[None]:
    """The British March to a space and fight there, with two less of Attacker Loss."""
    yield from march_and_battle(g, BRITISH, MAP_BITS, Bonus(attacker_loss=-2))


def bermuda_gunpowder_shaded(g: Position, seat: int) -> Procedure[None]:
    """The Patriots March to a space and fight there, with two more of Defender Loss."""
    yield from march_and_battle(g, PATRIOTS, MAP_BITS, Bonus(defender_loss=2))


# ---------------------------------------------------------------------- 52 The Wrong Spot


def wrong_spot(g: Position, seat: int) -> Procedure[None]:
    """Up to four French Regulars leave the map; then a Battle with two more of Force, by the
    executing faction or, for the Indians, by one that they name (A54)."""
    yield from remove_some(g, seat, MAP_BITS, (FRENCH_REGULAR,), 4, up_to=True)
    able = [
        faction
        for faction in ((BRITISH, PATRIOTS, FRENCH) if seat == INDIANS else (seat,))
        if can_command(g, free_order(faction, BATTLE, ANYWHERE))
    ]
    faction = yield from choose_faction(g, seat, tuple(able))
    if faction != NOBODY:
        fight = free_order(faction, BATTLE, ANYWHERE)
        fight.bonus = Bonus(force=2)
        yield from do_free(g, fight)


# ---------------------------------------------------------------------- 53 French Ports


def french_ports(g: Position, seat: int) -> Procedure[None]:
    """Money for the British, two Blockades less."""
    gain(g, BRITISH, 3)
    yield from lower_fni_by(g, 2)


def french_ports_shaded(g: Position, seat: int) -> Procedure[None]:
    """The British lose money, the Patriots gain some; a Blockade more."""
    gain(g, BRITISH, -2)
    gain(g, PATRIOTS, 2)
    yield from raise_fni_by(g, 1)


# ---------------------------------------------------------------------- 54 Antoine de Sartine


def sartine(g: Position, seat: int) -> Procedure[None]:
    """A Squadron in the West Indies becomes Unavailable."""
    if g.squadrons:
        g.squadrons -= 1
        g.squadrons_unavailable += 1
        record(g, "squadrons_withheld", 1, g.squadrons)
    yield from ()


def sartine_shaded(g: Position, seat: int) -> Procedure[None]:
    """Two Unavailable Squadrons sail to the West Indies."""
    number = min(2, g.squadrons_unavailable)
    if number:
        g.squadrons_unavailable -= number
        g.squadrons += number
        record(g, "squadrons_sent", number, g.squadrons)
    yield from ()


EVENTS: Final[dict[tuple[int, int], Event]] = {
    (41, UNSHADED): william_pitt,
    (41, SHADED): william_pitt_shaded,
    (42, UNSHADED): danbury,
    (42, SHADED): danbury_shaded,
    (43, UNSHADED): russian_merchant,
    (43, SHADED): russian_merchant_shaded,
    (44, UNSHADED): earl_of_mansfield,
    (45, UNSHADED): wealth_of_nations,
    (45, SHADED): wealth_of_nations_shaded,
    (46, UNSHADED): burke_on_conciliation,
    (46, SHADED): burke_on_conciliation_shaded,
    (47, UNSHADED): tories_tested,
    (47, SHADED): tories_tested_shaded,
    (48, UNSHADED): god_save_the_king,
    (48, SHADED): god_save_the_king_shaded,
    (49, UNSHADED): saint_germain,
    (49, SHADED): saint_germain_shaded,
    (50, UNSHADED): destaing,
    (50, SHADED): destaing_shaded,
    (51, UNSHADED): bermuda_gunpowder,
    (51, SHADED): bermuda_gunpowder_shaded,
    (52, UNSHADED): wrong_spot,
    (53, UNSHADED): french_ports,
    (53, SHADED): french_ports_shaded,
    (54, UNSHADED): sartine,
    (54, SHADED): sartine_shaded,
}
