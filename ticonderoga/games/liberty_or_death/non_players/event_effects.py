"""8.3.5, 8.3.6 What a card does in a space that is picked for it, and which spaces come first.

Each entry says, for a card and the faction that picks, what happens in the picked space. From it
a space is ranked: whether it matches an Event-or-Command question of the faction (8.3.5c), what
the shift is worth (8.3.6), how many Forts and Villages and how many other pieces it concerns
(8.3.5d). Equal ones are settled by the Random Spaces table.
"""

from __future__ import annotations

from typing import Final

from ticonderoga.games.liberty_or_death.data.pieces import (
    ACTIVE_MILITIA,
    ACTIVE_OPPOSITION,
    ACTIVE_SUPPORT,
    ALL_MILITIA,
    ALL_WAR_PARTIES,
    BRITISH,
    BRITISH_FORT,
    BRITISH_REGULAR,
    CONTINENTAL,
    CUBES_OF_FACTION,
    FRENCH_REGULAR,
    INDIANS,
    IS_BASE,
    MILITIA,
    NEUTRAL,
    OWNER,
    PASSIVE_OPPOSITION,
    PASSIVE_SUPPORT,
    PATRIOT_FORT,
    PATRIOTS,
    REBELLION,
    ROYALISTS,
    SIDE_OF,
    SIDES,
    TORY,
    TYPE_OF,
    UNITS_OF_FACTION,
    VILLAGE,
    WAR_PARTY,
)
from ticonderoga.games.liberty_or_death.data.spaces import WEST_INDIES
from ticonderoga.games.liberty_or_death.position import Position
from ticonderoga.games.liberty_or_death.rules.forces import room_for

NO_SHIFT: Final = 9
ALL: Final = 99

Rank = tuple[int, int, int, int, int]
"""Matches, own gain, the enemy's loss, Forts and Villages, other pieces."""
NOTHING: Final[Rank] = (0, 0, 0, 0, 0)
SHIFTS_WELL: Final = 9
"""A match above all others."""


class Effect:
    """What a card does in one space."""

    __slots__ = ("casualties", "far", "fort_last", "levels", "places", "removes", "shift")

    def __init__(
        self,
        places: tuple[tuple[int, int], ...] = (),
        removes: tuple[tuple[tuple[int, ...], int], ...] = (),
        shift: int = NO_SHIFT,
        levels: int = 1,
        far: bool = False,
        casualties: bool = False,
        fort_last: bool = False,
    ) -> None:
        self.places: tuple[tuple[int, int], ...] = places
        """Kinds and how many of each."""
        self.removes: tuple[tuple[tuple[int, ...], int], ...] = removes
        """Groups of kinds and how many of each group."""
        self.shift: int = shift
        """The level toward which the space shifts; NO_SHIFT if it does not."""
        self.levels: int = levels
        self.far: bool = far
        """What is placed may come from Unavailable."""
        self.casualties: bool = casualties
        """What is removed counts as Casualties."""
        self.fort_last: bool = fort_last
        """A British Fort is removed where nothing else is."""


# ---------------------------------------------------------------------- the table

_CUBES: Final = CUBES_OF_FACTION[BRITISH]
_PATRIOT_PIECES: Final[tuple[int, ...]] = (PATRIOT_FORT, *ALL_MILITIA, CONTINENTAL)
_VILLAGE_AND_TWO: Final = Effect(((VILLAGE, 1), (WAR_PARTY, 2)))

BY_ROYALISTS: Final[dict[int, Effect]] = {
    1: Effect(removes=(((CONTINENTAL,), 2),), shift=ACTIVE_SUPPORT, casualties=True),
    2: Effect(((BRITISH_REGULAR, 2), (TORY, 2))),
    6: Effect(removes=(((PATRIOT_FORT,), 1), (ALL_MILITIA, 2)), casualties=True),
    7: Effect(((BRITISH_REGULAR, 2),)),
    10: Effect(shift=ACTIVE_SUPPORT),
    21: Effect(shift=ACTIVE_SUPPORT, levels=2),
    22: Effect(removes=((UNITS_OF_FACTION[PATRIOTS], 4),)),
    23: Effect(removes=((UNITS_OF_FACTION[PATRIOTS], ALL),)),
    25: Effect(shift=PASSIVE_SUPPORT),
    27: Effect(((TORY, 2),), far=True),
    28: Effect(((TORY, 2),), ((ALL_MILITIA, ALL),)),
    30: Effect(((BRITISH_REGULAR, 2),), far=True),
    31: Effect(((BRITISH_FORT, 1), (TORY, 2))),
    32: Effect(((BRITISH_REGULAR, 2), (TORY, 2)), far=True),
    35: Effect(removes=((_PATRIOT_PIECES, 2),)),
    38: Effect(((BRITISH_REGULAR, 2), (TORY, 2)), far=True),
    39: Effect(shift=NEUTRAL),
    41: Effect(shift=PASSIVE_SUPPORT, levels=2),
    43: Effect(((TORY, 2),), far=True),
    46: Effect(((TORY, 1),), far=True),
    47: Effect(((TORY, 3),)),
    59: Effect(removes=(((CONTINENTAL,), 2), ((FRENCH_REGULAR,), 2))),
    66: Effect(((BRITISH_REGULAR, 3), (TORY, 3))),
    76: Effect(((TORY, 3),), ((ALL_MILITIA, 3),)),
    77: Effect(((VILLAGE, 1),)),
    79: _VILLAGE_AND_TWO,
    81: _VILLAGE_AND_TWO,
    82: Effect(((WAR_PARTY, 1),)),
    91: _VILLAGE_AND_TWO,
    93: Effect(shift=NEUTRAL),
}
BY_REBELS: Final[dict[int, Effect]] = {
    2: Effect(shift=ACTIVE_OPPOSITION),
    6: Effect(removes=(((BRITISH_FORT,), 1), (_CUBES, 2)), casualties=True),
    11: Effect(((PATRIOT_FORT, 1),)),
    13: Effect(((ACTIVE_MILITIA, 1),)),
    16: Effect(shift=PASSIVE_OPPOSITION, levels=3),
    23: Effect(removes=((_CUBES, 4),)),
    25: Effect(((MILITIA, 1),), shift=PASSIVE_OPPOSITION),
    27: Effect(((MILITIA, 1),), shift=ACTIVE_OPPOSITION),
    28: Effect(((MILITIA, 2),), (((TORY,), ALL),)),
    31: Effect(((MILITIA, 2),)),
    35: Effect(removes=(((TORY,), ALL),)),
    39: Effect(shift=NEUTRAL),
    41: Effect(shift=PASSIVE_OPPOSITION, levels=2),
    46: Effect(shift=PASSIVE_OPPOSITION),
    47: Effect(((MILITIA, 1),), (((TORY,), ALL),)),
    50: Effect(((CONTINENTAL, 2), (FRENCH_REGULAR, 2))),
    74: Effect(removes=((ALL_WAR_PARTIES, 2),)),
    77: Effect(removes=((_CUBES, 1),), fort_last=True),
    78: Effect(((MILITIA, 1),)),
    79: Effect(removes=(((VILLAGE,), 1), (ALL_WAR_PARTIES, 2))),
    86: Effect(((MILITIA, 3),)),
}
SETTLERS: Final = 72
BY_SETTLERS: Final = (
    Effect(((BRITISH_FORT, 1), (TORY, 3))),
    Effect(((PATRIOT_FORT, 1), (MILITIA, 3))),
    Effect(((VILLAGE, 1), (WAR_PARTY, 3))),
    Effect(((PATRIOT_FORT, 1), (FRENCH_REGULAR, 3))),
)
"""Card 72, by faction."""


def effect_of(card: int, seat: int) -> Effect | None:
    """What happens in the space that a faction picks for a card; None if nothing is to be
    weighed."""
    if card == SETTLERS:
        return BY_SETTLERS[seat]
    return (BY_ROYALISTS if SIDE_OF[seat] == ROYALISTS else BY_REBELS).get(card)


# ---------------------------------------------------------------------- 8.3.5c the questions


def places_well(g: Position, seat: int, kind: int, space: int) -> int:
    """8.3.5c Whether placing such a piece there is what a question of the faction's chart asks
    for; 2 where the chart prefers it to others that are."""
    if seat == BRITISH:
        if kind == TORY:  # 8.4c
            if g.edition.examples_rule and g.level[space] == ACTIVE_SUPPORT:  # C6
                return int(not g.tories[space])
            return int(g.level[space] == ACTIVE_OPPOSITION and not g.tories[space])
        if kind == BRITISH_FORT:
            return int(g.board.is_colony[space] and not g.british_forts[space])
        if kind == BRITISH_REGULAR:
            if g.edition.examples_rule:  # C6
                return 1
            return int(g.board.is_city[space] or g.board.is_colony[space])
    elif seat == PATRIOTS:
        if kind == MILITIA:  # 8.5b
            wanted = g.level[space] == ACTIVE_SUPPORT or g.villages[space] > 0
            return int(wanted and not g.militia[space])
        return int(kind == PATRIOT_FORT)  # 8.5c
    elif seat == INDIANS:
        if kind == VILLAGE:  # 8.7b
            return 2 if g.all_war_parties(space) else 1
    else:
        return int(kind == FRENCH_REGULAR and space != WEST_INDIES)  # 8.6c
    return 0


def removes_well(seat: int, kind: int, casualty: bool) -> int:
    """8.3.5c Whether removing such a piece is what a question of the chart asks for."""
    if seat == PATRIOTS:
        return int(kind == VILLAGE)
    if seat == INDIANS:
        return int(kind == PATRIOT_FORT)
    if not casualty or kind in ALL_MILITIA:
        return 0
    if seat == BRITISH:
        return int(OWNER[kind] in SIDES[REBELLION])
    return int(OWNER[kind] == BRITISH)


# ---------------------------------------------------------------------- ranks


def totals_moved(g: Position, space: int, old: int, new: int) -> tuple[int, int]:
    """8.1.1 What going from one level to another adds to Total Support, nothing in a Blockaded
    City, and to Total Opposition."""
    support = opposition = 0
    if not g.blockades[space]:
        support = (max(new, 0) - max(old, 0)) * g.population[space]
    if g.opposition_counts(space):
        opposition = (max(-new, 0) - max(-old, 0)) * g.population[space]
    return support, opposition


def shift_worth(g: Position, side: int, space: int, goal: int, levels: int) -> tuple[int, int]:
    """8.3.6 What a shift adds to the side's own total, and what it takes from the enemy's."""
    old = g.level[space]
    new = min(goal, old + levels) if old < goal else max(goal, old - levels)
    support, opposition = totals_moved(g, space, old, new)
    return (support, -opposition) if side == ROYALISTS else (opposition, -support)


def rank(g: Position, seat: int, effect: Effect, space: int) -> Rank:
    """8.3.5c, d, 8.3.6 How much a faction wants an effect in a space: the higher the sooner. Card
    72 can meet two questions of the Patriots in one space, Militia by a Village and a Fort."""
    matches = bases = pieces = gain = loss = 0
    for kind, number in effect.places:
        piece = TYPE_OF[kind]
        stock = g.available[piece] + (g.unavailable[piece] if effect.far else 0)
        number = min(number, stock, room_for(g, kind, space))
        if number <= 0:
            continue
        wanted = places_well(g, seat, kind, space)
        matches = matches + wanted if seat == PATRIOTS else max(matches, wanted)
        if IS_BASE[kind]:
            bases += number
        else:
            pieces += number
    for kinds, most in effect.removes:
        left = most
        for kind in kinds:
            number = min(left, g.by_kind[kind][space])
            if number:
                left -= number
                matches = max(matches, removes_well(seat, kind, effect.casualties))
                if IS_BASE[kind]:
                    bases += number
                else:
                    pieces += number
    if effect.fort_last and not pieces:
        bases += min(1, g.british_forts[space])
    if effect.shift != NO_SHIFT:
        gain, loss = shift_worth(g, SIDE_OF[seat], space, effect.shift, effect.levels)
    return matches, gain, loss, bases, pieces


def balance_is_against(g: Position, side: int) -> bool:
    """8.4a, 8.5a, 8.6a, 8.7a The first question of every chart: the enemy's total exceeds that of
    the side."""
    if side == ROYALISTS:
        return g.opposition > g.support
    return g.support > g.opposition


def best_spaces(
    g: Position, seat: int, effect: Effect, bits: int, shifting: bool = False
) -> tuple[int, Rank]:
    """Those of the candidates that rank highest, and how high. With `shifting` the Event is
    executed for its shift, so that spaces that shift well match (8.3.5c), and no others."""
    best, high = 0, NOTHING
    while bits:
        low = bits & -bits
        bits ^= low
        value = rank(g, seat, effect, low.bit_length() - 1)
        if shifting and value[1] + value[2] > 0:
            value = (SHIFTS_WELL, value[1], value[2], value[3], value[4])
        if not best or value > high:
            best, high = low, value
        elif value == high:
            best |= low
    return best, high
