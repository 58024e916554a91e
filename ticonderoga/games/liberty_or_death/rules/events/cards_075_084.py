"""5.1 Cards 75 to 84, from the speech to the Six Nations to the Declaration's savages."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Procedure
from ticonderoga.engine.kit.questions import bits_of, pick_space, spaces_in
from ticonderoga.games.liberty_or_death.data.pieces import (
    ACTIVE_SUPPORT,
    ALL_MILITIA,
    ALL_WAR_PARTIES,
    BRITISH,
    BRITISH_FORT,
    CUBES_OF_FACTION,
    FACTIONS,
    INDIANS,
    KINDS_OF_FACTION,
    MILITIA,
    PATRIOTS,
    RAID,
    REBELLION,
    ROYALISTS,
    SHADED,
    TORY,
    UNITS_OF_FACTION,
    UNSHADED,
    VILLAGE,
    WAR_PARTY,
)
from ticonderoga.games.liberty_or_death.data.spaces import (
    MAP,
    NORTH_CAROLINA,
    NORTHWEST,
    QUEBEC,
    QUEBEC_CITY,
    VIRGINIA,
)
from ticonderoga.games.liberty_or_death.order import GATHER, WAR_PATH
from ticonderoga.games.liberty_or_death.position import Position
from ticonderoga.games.liberty_or_death.rules.asking import NOBODY, NOWHERE, counting_down, without
from ticonderoga.games.liberty_or_death.rules.events.actions import (
    do_free,
    do_special,
    free_order,
    special_order,
)
from ticonderoga.games.liberty_or_death.rules.events.verbs import (
    ALL_THE_WAY,
    BASES,
    COLONY_BITS,
    DEEP_SOUTH,
    EVENT_LOSS_SPACE,
    MAP_BITS,
    PROVINCE_BITS,
    RESERVE_BITS,
    UNITS_OF_SIDE,
    Event,
    can_take,
    choose_faction,
    choose_piece,
    choose_space,
    holding,
    of_faction,
    place_here,
    remove_some,
    replace_some,
    stock,
)
from ticonderoga.games.liberty_or_death.rules.forces import (
    hide_all,
    markers_left,
    place_markers,
    shift_to,
)

UNITS: Final[tuple[int, ...]] = (*UNITS_OF_SIDE[ROYALISTS], *UNITS_OF_SIDE[REBELLION])
THE_SOUTH: Final = DEEP_SOUTH | 1 << VIRGINIA | 1 << NORTH_CAROLINA
CANADA: Final = 1 << QUEBEC | 1 << QUEBEC_CITY


def remove_villages_last(g: Position, seat: int, bits: int, number: int) -> Procedure[None]:
    """So many Indian pieces of these spaces go: a Village only when no War Party is left."""
    gone = yield from remove_some(g, seat, bits, ALL_WAR_PARTIES, number)
    yield from remove_some(g, seat, bits, (VILLAGE,), number - gone)


# ---------------------------------------------------------------------- 75 The Six Nations


def six_nations(g: Position, seat: int) -> Procedure[None]:
    """The Indians Gather in three Reserves and take the War Path in one of them."""
    there = yield from do_free(g, free_order(INDIANS, GATHER, RESERVE_BITS, 3))
    yield from do_special(g, special_order(INDIANS, there or RESERVE_BITS), WAR_PATH)


def six_nations_shaded(g: Position, seat: int) -> Procedure[None]:
    """Northwest loses three Indian pieces, Villages last."""
    yield from remove_villages_last(g, seat, 1 << NORTHWEST, 3)


# ---------------------------------------------------------------------- 76 Edward Hand


def edward_hand(g: Position, seat: int) -> Procedure[None]:
    """In a Province that the British choose three Militia become Tories."""
    space = yield from choose_space(g, BRITISH, holding(g, PROVINCE_BITS, ALL_MILITIA))
    if space != NOWHERE:
        yield from replace_some(g, BRITISH, 1 << space, ALL_MILITIA, TORY, 3)


def edward_hand_shaded(g: Position, seat: int) -> Procedure[None]:
    """The British take two Villages off."""
    yield from remove_some(g, BRITISH, MAP_BITS, (VILLAGE,), 2)


# ---------------------------------------------------------------------- 77 Burgoyne


def shared_with_indians(g: Position, bits: int) -> int:
    """The spaces of a mask with British and with Indian pieces."""
    return of_faction(g, of_faction(g, bits, BRITISH), INDIANS)


def burgoyne_cracks_down(g: Position, seat: int) -> Procedure[None]:
    """The Indians build a Village beside the British; all War Parties hide."""
    where = can_take(g, INDIANS, shared_with_indians(g, MAP_BITS), (VILLAGE,))
    space = yield from choose_space(g, INDIANS, where)
    if space != NOWHERE:
        yield from place_here(g, INDIANS, VILLAGE, space, 1)
    for space in MAP:
        hide_all(g, WAR_PARTY, space)


def burgoyne_cracks_down_shaded(g: Position, seat: int) -> Procedure[None]:
    """Three Provinces that British and Indians share lose a British piece, Forts last, and get
    a Raid marker."""
    where = shared_with_indians(g, PROVINCE_BITS)
    for left in counting_down(3):
        space = yield from choose_space(g, seat, where, left=left)
        if space == NOWHERE:
            return
        where = without(where, space)
        gone = yield from remove_some(g, seat, 1 << space, CUBES_OF_FACTION[BRITISH], 1)
        if not gone:
            yield from remove_some(g, seat, 1 << space, (BRITISH_FORT,), 1)
        place_markers(g, RAID, space, 1)


# ---------------------------------------------------------------------- 78 Cherry Valley


def cherry_valley(g: Position, seat: int) -> Procedure[None]:
    """The Patriots remove one in four of their units on the map."""
    units = UNITS_OF_FACTION[PATRIOTS]
    number = sum([g.on_map[kind] for kind in units]) // 4
    yield from remove_some(g, PATRIOTS, MAP_BITS, units, number)


def cherry_valley_shaded(g: Position, seat: int) -> Procedure[None]:
    """A Militia in each of four spaces with a Tory or an Indian piece."""
    where = holding(g, MAP_BITS, (TORY, *KINDS_OF_FACTION[INDIANS]))
    for left in counting_down(4):
        if not stock(g, seat, MILITIA):
            return
        space = yield from choose_space(g, seat, where, left=left)
        if space == NOWHERE:
            return
        where = without(where, space)
        placed = yield from place_here(g, seat, MILITIA, space, 1)
        if not placed:
            return


# ---------------------------------------------------------------------- 79 Tuscarora and Oneida


def tuscarora_and_oneida(g: Position, seat: int) -> Procedure[None]:
    """A Colony gets a Village and two War Parties."""
    where = can_take(g, seat, COLONY_BITS, (VILLAGE, WAR_PARTY))
    space = yield from choose_space(g, seat, where)
    if space != NOWHERE:
        yield from place_here(g, seat, VILLAGE, space, 1)
        yield from place_here(g, seat, WAR_PARTY, space, 2)


def tuscarora_and_oneida_shaded(g: Position, seat: int) -> Procedure[None]:
    """A Colony loses a Village and two War Parties."""
    space = yield from choose_space(g, seat, of_faction(g, COLONY_BITS, INDIANS))
    if space != NOWHERE:
        yield from remove_some(g, seat, 1 << space, (VILLAGE,), 1)
        yield from remove_some(g, seat, 1 << space, ALL_WAR_PARTIES, 2)


# ---------------------------------------------------------------------- 80 Slaves escape


def slaves_escape(g: Position, seat: int) -> Procedure[None]:
    """A57 A faction named by the executing one gives up two pieces in each of two spaces. It
    picks them itself, but a non-player that plays the card picks the spaces as its instruction
    says."""
    able = [faction for faction in FACTIONS if of_faction(g, MAP_BITS, faction)]
    victim = yield from choose_faction(g, seat, tuple(able))
    if victim == NOBODY:
        return
    instructed = g.is_non_player(seat) and g.pack.deck.cards[g.played].np_instructions[seat] != ""
    spaces = MAP_BITS
    for left in counting_down(2):
        where = of_faction(g, spaces, victim)
        if not instructed:
            where = with_two_pieces(g, where, victim) or where
        about = {"card": g.played, "left": left, "faction": victim}
        space = yield from pick_space(
            seat if instructed else victim, EVENT_LOSS_SPACE, where, about
        )
        if space == NOWHERE:
            return
        spaces = without(spaces, space)
        yield from remove_some(g, victim, 1 << space, KINDS_OF_FACTION[victim], 2)


def with_two_pieces(g: Position, bits: int, faction: int) -> int:
    """The spaces of a mask in which the faction has two pieces or more."""
    kinds = KINDS_OF_FACTION[faction]
    return bits_of(
        [space for space in spaces_in(bits) if sum([g.by_kind[kind][space] for kind in kinds]) >= 2]
    )


# ---------------------------------------------------------------------- 81 Creek and Seminole


def creek_and_seminole(g: Position, seat: int) -> Procedure[None]:
    """South Carolina or Georgia gets a Village, two War Parties and a Raid marker."""
    where = DEEP_SOUTH
    if not markers_left(g, RAID):
        where = can_take(g, seat, DEEP_SOUTH, (VILLAGE, WAR_PARTY))
    space = yield from choose_space(g, seat, where)
    if space != NOWHERE:
        yield from place_here(g, seat, VILLAGE, space, 1)
        yield from place_here(g, seat, WAR_PARTY, space, 2)
        place_markers(g, RAID, space, 1)


def creek_and_seminole_shaded(g: Position, seat: int) -> Procedure[None]:
    """Two War Parties of the two Colonies go."""
    yield from remove_some(g, seat, DEEP_SOUTH, ALL_WAR_PARTIES, 2)


# ---------------------------------------------------------------------- 82 Shawnee


def shawnee_attack(g: Position, seat: int) -> Procedure[None]:
    """The Indians place a War Party and a Raid marker in each of four Colonies; where they do
    not go round, the Indians choose the Colonies."""
    where = THE_SOUTH
    for left in counting_down(4):
        if not stock(g, INDIANS, WAR_PARTY):
            break
        space = yield from next_of(g, where, g.available[WAR_PARTY] >= left, left)
        where = without(where, space)
        placed = yield from place_here(g, INDIANS, WAR_PARTY, space, 1)
        if not placed:
            break
    where = THE_SOUTH
    for left in counting_down(4):
        if not markers_left(g, RAID):
            break
        space = yield from next_of(g, where, markers_left(g, RAID) >= left, left)
        where = without(where, space)
        place_markers(g, RAID, space, 1)


def next_of(g: Position, where: int, enough: bool, left: int) -> Procedure[int]:
    """The next of these spaces: the Indians choose it unless there is enough for all."""
    if enough:
        return spaces_in(where)[0]
    space = yield from choose_space(g, INDIANS, where, left=left)
    return space


def shawnee_attack_shaded(g: Position, seat: int) -> Procedure[None]:
    """The four Colonies lose three Indian pieces, Villages last."""
    yield from remove_villages_last(g, seat, THE_SOUTH, 3)


# ---------------------------------------------------------------------- 83 Guy Carleton


def guy_carleton(g: Position, seat: int) -> Procedure[None]:
    """Quebec City goes to Active Support; Quebec gets two War Parties."""
    shift_to(g, QUEBEC_CITY, ACTIVE_SUPPORT, ALL_THE_WAY)
    yield from place_here(g, seat, WAR_PARTY, QUEBEC, 2)


def guy_carleton_shaded(g: Position, seat: int) -> Procedure[None]:
    """Up to three pieces of anybody in Quebec or Quebec City, one Fort or Village at the most."""
    where = CANADA
    kinds: tuple[int, ...] = (*BASES, *UNITS)
    for left in counting_down(3):
        space, kind = yield from choose_piece(g, seat, where, kinds, True, left)
        if space == NOWHERE:
            return
        where = 1 << space
        if kind in BASES:
            kinds = UNITS
        yield from place_here(g, seat, kind, space, 1)


# ---------------------------------------------------------------------- 84 Merciless Savages


def merciless_savages(g: Position, seat: int) -> Procedure[None]:
    """The Indians Gather in two Colonies."""
    yield from do_free(g, free_order(INDIANS, GATHER, COLONY_BITS, 2))


def merciless_savages_shaded(g: Position, seat: int) -> Procedure[None]:
    """The Patriots take a Village off."""
    yield from remove_some(g, PATRIOTS, MAP_BITS, (VILLAGE,), 1)


EVENTS: Final[dict[tuple[int, int], Event]] = {
    (75, UNSHADED): six_nations,
    (75, SHADED): six_nations_shaded,
    (76, UNSHADED): edward_hand,
    (76, SHADED): edward_hand_shaded,
    (77, UNSHADED): burgoyne_cracks_down,
    (77, SHADED): burgoyne_cracks_down_shaded,
    (78, UNSHADED): cherry_valley,
    (78, SHADED): cherry_valley_shaded,
    (79, UNSHADED): tuscarora_and_oneida,
    (79, SHADED): tuscarora_and_oneida_shaded,
    (80, UNSHADED): slaves_escape,
    (81, UNSHADED): creek_and_seminole,
    (81, SHADED): creek_and_seminole_shaded,
    (82, UNSHADED): shawnee_attack,
    (82, SHADED): shawnee_attack_shaded,
    (83, UNSHADED): guy_carleton,
    (83, SHADED): guy_carleton_shaded,
    (84, UNSHADED): merciless_savages,
    (84, SHADED): merciless_savages_shaded,
}
