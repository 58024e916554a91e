"""5.1 Cards 85 to 96, from the Mississippi raids to the Iroquois Confederacy."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Procedure
from ticonderoga.engine.kit.questions import bits_of, spaces_in
from ticonderoga.games.liberty_or_death.data.pieces import (
    ALL_MILITIA,
    ALL_WAR_PARTIES,
    BASE_OF_FACTION,
    BRITISH,
    BRITISH_REGULAR,
    CONTINENTAL,
    FACTIONS,
    FRENCH,
    FRENCH_REGULAR,
    INDIANS,
    KINDS,
    KINDS_OF_FACTION,
    MILITIA,
    NEUTRAL,
    PATRIOTS,
    RAID,
    SHADED,
    TORY,
    UNITS_OF_FACTION,
    UNSHADED,
    VILLAGE,
    WAR_PARTY,
)
from ticonderoga.games.liberty_or_death.data.spaces import (
    MAP_SPACES,
    MASSACHUSETTS,
    NEW_YORK,
    NORTHWEST,
    PENNSYLVANIA,
    SOUTHWEST,
)
from ticonderoga.games.liberty_or_death.order import GATHER, WAR_PATH
from ticonderoga.games.liberty_or_death.position import Position
from ticonderoga.games.liberty_or_death.rules.asking import NOBODY, NOWHERE, counting_down, without
from ticonderoga.games.liberty_or_death.rules.british import takes_tories, tories_at_once
from ticonderoga.games.liberty_or_death.rules.events.actions import (
    do_free,
    do_special,
    free_order,
    move_units,
    special_order,
)
from ticonderoga.games.liberty_or_death.rules.events.verbs import (
    COLONY_BITS,
    MAP_BITS,
    RESERVE_BITS,
    Event,
    can_take,
    choose_faction,
    choose_number,
    choose_piece,
    choose_space,
    enemy_bases,
    friendly_bases,
    friendly_units,
    holding,
    keep_eligible,
    of_faction,
    place_anywhere,
    place_here,
    place_mix,
    remove_all,
    remove_some,
    replace_some,
    shiftable,
    stock,
)
from ticonderoga.games.liberty_or_death.rules.forces import (
    activate,
    markers_left,
    place_markers,
    shift_to,
)

EVERY_KIND: Final = tuple(range(KINDS))


# ---------------------------------------------------------------------- 85 Raids on Mississippi


def mississippi_raids(g: Position, seat: int) -> Procedure[None]:
    """The British place three cubes, in any mix, in Southwest."""
    yield from place_mix(g, BRITISH, SOUTHWEST, BRITISH_REGULAR, TORY, 3)


def mississippi_raids_shaded(g: Position, seat: int) -> Procedure[None]:
    """Two Militia and Continentals, in any mix, and two French Regulars in Southwest."""
    yield from place_mix(g, seat, SOUTHWEST, MILITIA, CONTINENTAL, 2)
    yield from place_here(g, seat, FRENCH_REGULAR, SOUTHWEST, 2)


# ---------------------------------------------------------------------- 86 Stockbridge Indians


def stockbridge(g: Position, seat: int) -> Procedure[None]:
    """All Militia of Massachusetts, or of a space with an Indian piece, are Activated."""
    where = 1 << MASSACHUSETTS | of_faction(g, MAP_BITS, INDIANS)
    space = yield from choose_space(g, seat, holding(g, where, (MILITIA,)))
    if space != NOWHERE:
        activate(g, MILITIA, space, g.militia[space])


def stockbridge_shaded(g: Position, seat: int) -> Procedure[None]:
    """Three Militia in Massachusetts, or in a space with an Indian piece."""
    where = 1 << MASSACHUSETTS | of_faction(g, MAP_BITS, INDIANS)
    space = yield from choose_space(g, seat, can_take(g, seat, where, (MILITIA,)))
    if space != NOWHERE:
        yield from place_here(g, seat, MILITIA, space, 3)


# ---------------------------------------------------------------------- 87 Lenape


def lenape_massacre(g: Position, seat: int) -> Procedure[None]:
    """Any piece in Pennsylvania goes; the executing faction stays Eligible."""
    yield from remove_some(g, seat, 1 << PENNSYLVANIA, EVERY_KIND, 1)
    keep_eligible(g, seat)


# ---------------------------------------------------------------------- 88 Foggy


def so_foggy(g: Position, seat: int) -> Procedure[None]:
    """A58 The executing faction names another and may move its own units away from it, each to
    an adjacent space."""
    own = holding(g, MAP_BITS, UNITS_OF_FACTION[seat])
    able = [faction for faction in FACTIONS if faction != seat and of_faction(g, own, faction)]
    faction = yield from choose_faction(g, seat, tuple(able))
    if faction != NOBODY:
        yield from move_units(g, seat, seat, of_faction(g, own, faction), MAP_SPACES)


# ---------------------------------------------------------------------- 89 War Damages


def war_damages(g: Position, seat: int) -> Procedure[None]:
    """Four Militia and Continentals, wherever they are, become Tories."""
    yield from replace_some(g, seat, MAP_BITS, UNITS_OF_FACTION[PATRIOTS], TORY, 4)


def war_damages_shaded(g: Position, seat: int) -> Procedure[None]:
    """Three Tories, wherever they are, become Militia."""
    yield from replace_some(g, seat, MAP_BITS, (TORY,), MILITIA, 3)


# ---------------------------------------------------------------------- 90 Upside Down


def upside_down(g: Position, seat: int) -> Procedure[None]:
    """A Fort or Village of the executing side anywhere."""
    yield from place_anywhere(g, seat, MAP_BITS, friendly_bases(seat), 1)


def upside_down_shaded(g: Position, seat: int) -> Procedure[None]:
    """Two British Regulars of the map become Casualties."""
    yield from remove_some(g, seat, MAP_BITS, (BRITISH_REGULAR,), 2, casualties=True)


# ---------------------------------------------------------------------- 91 Outside the Colonies


def outside_colonies(g: Position, seat: int) -> Procedure[None]:
    """A Reserve gets a Village and two War Parties."""
    where = can_take(g, seat, RESERVE_BITS, (VILLAGE, WAR_PARTY))
    space = yield from choose_space(g, seat, where)
    if space != NOWHERE:
        yield from place_here(g, seat, VILLAGE, space, 1)
        yield from place_here(g, seat, WAR_PARTY, space, 2)


def outside_colonies_shaded(g: Position, seat: int) -> Procedure[None]:
    """A Reserve loses a Village."""
    yield from remove_some(g, seat, RESERVE_BITS, (VILLAGE,), 1)


# ---------------------------------------------------------------------- 92 Cherokees Supplied


def cherokees_supplied(g: Position, seat: int) -> Procedure[None]:
    """The executing faction adds a second Fort or Village to one of its own; the French have
    none of their own."""
    if seat == FRENCH:
        return
    base = BASE_OF_FACTION[seat]
    single = bits_of([space for space in spaces_in(MAP_BITS) if g.by_kind[base][space] == 1])
    space, _ = yield from choose_piece(g, seat, single, (base,))
    if space != NOWHERE:
        yield from place_here(g, seat, base, space, 1)


# ---------------------------------------------------------------------- 93 Wyoming Massacre


def wyoming_massacre(g: Position, seat: int) -> Procedure[None]:
    """Up to three Colonies beside a Reserve shift toward Neutral and get a Raid marker."""
    frontier = bits_of(
        [space for space in spaces_in(COLONY_BITS) if g.board.next_to_reserve[space]]
    )
    for left in counting_down(3):
        where = frontier if markers_left(g, RAID) else shiftable(g, frontier, NEUTRAL)
        space = yield from choose_space(g, seat, where, may_decline=True, left=left)
        if space == NOWHERE:
            return
        frontier = without(frontier, space)
        shift_to(g, space, NEUTRAL, 1)
        place_markers(g, RAID, space, 1)


def wyoming_massacre_shaded(g: Position, seat: int) -> Procedure[None]:
    """A60 Four War Parties in or beside Pennsylvania go."""
    where = 1 << PENNSYLVANIA | g.board.neighbour_bits[PENNSYLVANIA]
    yield from remove_some(g, seat, where, ALL_WAR_PARTIES, 4)


# ---------------------------------------------------------------------- 94 Herkimer


def herkimer(g: Position, seat: int) -> Procedure[None]:
    """The Indians Gather in New York, the British may muster Tories there (A59), and all Militia
    of New York go."""
    yield from do_free(g, free_order(INDIANS, GATHER, 1 << NEW_YORK))
    if not takes_tories(g, NEW_YORK):
        most = min(tories_at_once(g, NEW_YORK), stock(g, BRITISH, TORY))
        number = yield from choose_number(g, BRITISH, 0, most, TORY)
        yield from place_here(g, BRITISH, TORY, NEW_YORK, number)
    yield from remove_all(g, NEW_YORK, ALL_MILITIA)


def herkimer_shaded(g: Position, seat: int) -> Procedure[None]:
    """A60 All Indian pieces of New York go."""
    yield from remove_all(g, NEW_YORK, KINDS_OF_FACTION[INDIANS])


# ---------------------------------------------------------------------- 95 Ohio Country


def ohio_country(g: Position, seat: int) -> Procedure[None]:
    """Northwest loses a Fort or Village of the enemy and gets three units of the executing
    side."""
    yield from remove_some(g, seat, 1 << NORTHWEST, enemy_bases(seat), 1)
    yield from place_anywhere(g, seat, 1 << NORTHWEST, friendly_units(seat), 3)


# ---------------------------------------------------------------------- 96 Iroquois Confederacy


def iroquois_confederacy(g: Position, seat: int) -> Procedure[None]:
    """The Indians Gather in two Reserves and take the War Path in both; where they could not
    Gather, other Reserves serve for the War Path, two in all."""
    there = yield from do_free(g, free_order(INDIANS, GATHER, RESERVE_BITS, 2))
    trodden = 0
    for _ in range(2):
        only = there if there.bit_count() == 2 else RESERVE_BITS
        path = yield from do_special(g, special_order(INDIANS, only & ~trodden), WAR_PATH)
        trodden |= path
        there |= path


def iroquois_confederacy_shaded(g: Position, seat: int) -> Procedure[None]:
    """A Village goes."""
    yield from remove_some(g, seat, MAP_BITS, (VILLAGE,), 1)


EVENTS: Final[dict[tuple[int, int], Event]] = {
    (85, UNSHADED): mississippi_raids,
    (85, SHADED): mississippi_raids_shaded,
    (86, UNSHADED): stockbridge,
    (86, SHADED): stockbridge_shaded,
    (87, UNSHADED): lenape_massacre,
    (88, UNSHADED): so_foggy,
    (89, UNSHADED): war_damages,
    (89, SHADED): war_damages_shaded,
    (90, UNSHADED): upside_down,
    (90, SHADED): upside_down_shaded,
    (91, UNSHADED): outside_colonies,
    (91, SHADED): outside_colonies_shaded,
    (92, UNSHADED): cherokees_supplied,
    (93, UNSHADED): wyoming_massacre,
    (93, SHADED): wyoming_massacre_shaded,
    (94, UNSHADED): herkimer,
    (94, SHADED): herkimer_shaded,
    (95, UNSHADED): ohio_country,
    (96, UNSHADED): iroquois_confederacy,
    (96, SHADED): iroquois_confederacy_shaded,
}
