"""5.1 What the texts of many cards have in common: choosing, placing, removing, shifting.

`seat` is always the faction that decides: the one that executes the Event, unless the card
names another (5.1). What can be carried out must be (5.1.3), so a space is offered only if some
part of the text works there, and only an "up to" or a "may" can be declined. Spaces are masks.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final

from ticonderoga.engine.ask import About, Procedure, Question, Reason
from ticonderoga.engine.game import record
from ticonderoga.engine.kit.questions import (
    ask_yes_no,
    bits_of,
    number_question,
    one_question,
    pick_number,
    pick_one,
    pick_piece,
    pick_space,
    piece_question,
    space_question,
    spaces_in,
    yes_no_question,
)
from ticonderoga.games.liberty_or_death.data.pieces import (
    ACTIVE_OPPOSITION,
    ACTIVE_SIDE,
    ACTIVE_SUPPORT,
    BRITISH_FORT,
    BRITISH_REGULAR,
    CONTINENTAL,
    FRENCH_REGULAR,
    IS_BASE,
    KINDS_OF_TYPE,
    MILITIA,
    PATRIOT_FORT,
    REBELLION_CONTROL,
    SIDE_OF,
    TORY,
    TYPE_OF,
    UNAVAILABLE,
    VILLAGE,
    WAR_PARTY,
)
from ticonderoga.games.liberty_or_death.data.spaces import (
    CITIES,
    COLONIES,
    GEORGIA,
    MAP,
    NEW_YORK,
    NORTHWEST,
    QUEBEC,
    RESERVES,
    SOUTH_CAROLINA,
    WEST_INDIES,
)
from ticonderoga.games.liberty_or_death.position import Position
from ticonderoga.games.liberty_or_death.rules.asking import (
    NOWHERE,
    Piece,
    counting_down,
    pieces_in,
    without,
)
from ticonderoga.games.liberty_or_death.rules.forces import (
    activate,
    leaders_rejoin,
    lose,
    lower_fni,
    place,
    place_from,
    placeable,
    raise_fni,
    remove,
    room_for,
    shift_to,
)

Event = Callable[[Position, int], Procedure[None]]
"""One side of a card: the position, and the faction that executes it."""

MUST: Final = Reason("outside", ("event_must",), "5.1.3")
"""Against declining where the card leaves no choice."""

EVENT_SPACE: Final = space_question("event_space", obliged=MUST)
"""In which space the text is carried out. About: card, spaces still to pick."""
EVENT_LOSS_SPACE: Final = space_question("event_loss_space", obliged=MUST)
"""In which space a faction gives up pieces (80). About: card, spaces still to pick, faction."""
EVENT_PLACE: Final = piece_question("event_place", obliged=MUST)
"""What is placed where, as (space, kind). About: card, how many more."""
EVENT_REMOVE: Final = piece_question("event_remove", obliged=MUST)
"""Which piece goes. About: card, how many more."""
EVENT_ACTIVATE: Final = piece_question("event_activate", obliged=MUST)
"""Which irregular is Activated. About: card, how many more."""
EVENT_NUMBER: Final = number_question("event_number", obliged=MUST)
"""How many of a kind. About: card, kind."""
EVENT_UNAVAILABLE: Final = number_question("event_unavailable", obliged=MUST)
"""How many of them come from Unavailable, the rest from Available. About: card, kind."""
EVENT_FACTION: Final = one_question("event_faction", "faction", obliged=MUST)
"""Which faction gains, suffers or acts. About: card, where."""
EVENT_OPTION: Final = one_question("event_option", "option", obliged=MUST)
"""Which of two things the text offers. About: card."""
EVENT_MAY: Final = yes_no_question("event_may")
"""Whether a "may" of the card is used. About: card."""

ALL_THE_WAY: Final = ACTIVE_SUPPORT - ACTIVE_OPPOSITION
"""As many levels as there are."""

MAP_BITS: Final = bits_of(MAP)
CITY_BITS: Final = bits_of(CITIES)
COLONY_BITS: Final = bits_of(COLONIES)
RESERVE_BITS: Final = bits_of(RESERVES)
PROVINCE_BITS: Final = COLONY_BITS | RESERVE_BITS
SEA: Final = 1 << WEST_INDIES
DEEP_SOUTH: Final = 1 << SOUTH_CAROLINA | 1 << GEORGIA
THE_NORTH: Final = 1 << NEW_YORK | 1 << QUEBEC | 1 << NORTHWEST

BASES: Final[tuple[int, ...]] = (BRITISH_FORT, VILLAGE, PATRIOT_FORT)
BASES_OF_SIDE: Final[tuple[tuple[int, ...], ...]] = ((BRITISH_FORT, VILLAGE), (PATRIOT_FORT,))
UNITS_OF_SIDE: Final[tuple[tuple[int, ...], ...]] = (
    (BRITISH_REGULAR, TORY, WAR_PARTY), (CONTINENTAL, MILITIA, FRENCH_REGULAR),
)  # fmt: skip
"""What can be placed of either side; irregulars Underground (1.4.3b)."""


# ---------------------------------------------------------------------- whose pieces


def friendly_bases(seat: int) -> tuple[int, ...]:
    """1.5.2 Forts and Villages of the faction's side."""
    return BASES_OF_SIDE[SIDE_OF[seat]]


def enemy_bases(seat: int) -> tuple[int, ...]:
    return BASES_OF_SIDE[1 - SIDE_OF[seat]]


def friendly_units(seat: int) -> tuple[int, ...]:
    """1.5.2 Cubes and irregulars of the faction's side."""
    return UNITS_OF_SIDE[SIDE_OF[seat]]


# ---------------------------------------------------------------------- which spaces


def holding(g: Position, bits: int, kinds: tuple[int, ...]) -> int:
    """The spaces of a mask with a piece of one of the kinds."""
    found = 0
    for space in spaces_in(bits):
        for kind in kinds:
            if g.by_kind[kind][space]:
                found |= 1 << space
                break
    return found


def of_faction(g: Position, bits: int, faction: int) -> int:
    """The spaces of a mask with a piece of a faction."""
    return bits_of([space for space in spaces_in(bits) if g.has_pieces(faction, space)])


def controlled(g: Position, bits: int, side: int) -> int:
    """The spaces of a mask under the Control of a side."""
    return bits_of([space for space in spaces_in(bits) if g.control[space] == side])


def rebel_controlled(g: Position, bits: int) -> int:
    """A35 Cards that speak of Patriot Control mean Rebellion Control."""
    return controlled(g, bits, REBELLION_CONTROL)


def shiftable(g: Position, bits: int, goal: int) -> int:
    """The spaces of a mask that can be shifted toward a level: populated, not there yet."""
    return bits_of(
        [space for space in spaces_in(bits) if g.population[space] and g.level[space] != goal]
    )


def stock(g: Position, seat: int, kind: int, unavailable: bool = False) -> int:
    """How many of a kind a seat could place: from Available, by lifting its own (1.4.1d), and
    from Unavailable if the card names it."""
    number = placeable(g, seat, kind)
    if unavailable:
        number += g.unavailable[TYPE_OF[kind]]
    return number


def can_take(
    g: Position, seat: int, bits: int, kinds: tuple[int, ...], unavailable: bool = False
) -> int:
    """The spaces of a mask in which the seat could place a piece of one of the kinds."""
    found = 0
    for kind in kinds:
        if stock(g, seat, kind, unavailable):
            for space in spaces_in(bits):
                if room_for(g, kind, space):
                    found |= 1 << space
    return found


# ---------------------------------------------------------------------- choosing


def choose_space(
    g: Position, seat: int, bits: int, may_decline: bool = False, left: int = 1
) -> Procedure[int]:
    """One space in which the text is carried out; -1 if there is none, or none is wanted."""
    about = {"card": g.played, "left": left}
    space = yield from pick_space(seat, EVENT_SPACE, bits, about, may_decline)
    return space


def choose_faction(g: Position, seat: int, factions: tuple[int, ...]) -> Procedure[int]:
    """A52 Which faction the card works for, on, or through."""
    faction = yield from pick_one(seat, EVENT_FACTION, factions, {"card": g.played})
    return faction


def choose_option(g: Position, seat: int, options: tuple[int, ...]) -> Procedure[int]:
    which = yield from pick_one(seat, EVENT_OPTION, options, {"card": g.played})
    return which


def choose_number(g: Position, seat: int, low: int, high: int, kind: int) -> Procedure[int]:
    """How many of a kind, from low to high."""
    number = yield from how_many(seat, EVENT_NUMBER, low, high, {"card": g.played, "kind": kind})
    return number


def how_many(seat: int, question: Question, low: int, high: int, about: About) -> Procedure[int]:
    """A number from low to high; not asked when there is nothing to decide."""
    if high == low:
        return high
    number = yield from pick_number(seat, question, low, high, about)
    return number


def may(g: Position, seat: int) -> Procedure[bool]:
    """Whether the seat makes use of a "may"."""
    answer = yield from ask_yes_no(seat, EVENT_MAY, {"card": g.played})
    return answer


# ---------------------------------------------------------------------- placing


def place_here(
    g: Position, seat: int, kind: int, space: int, number: int, unavailable: bool = False
) -> Procedure[int]:
    """Place so many of a kind in a space, as far as they go; how many were placed.

    With `unavailable` the seat decides how many come from Unavailable and how many from
    Available (5.1.1b).
    """
    number = min(number, room_for(g, kind, space))
    from_far = 0
    if unavailable:
        piece = TYPE_OF[kind]
        most = min(number, g.unavailable[piece])
        least = min(most, max(0, number - g.available[piece]))
        about = {"card": g.played, "kind": kind}
        from_far = yield from how_many(seat, EVENT_UNAVAILABLE, least, most, about)
        yield from place_from(g, UNAVAILABLE, kind, space, from_far)
    placed = yield from place(g, seat, kind, space, number - from_far)
    return from_far + placed


def choose_piece(
    g: Position,
    seat: int,
    bits: int,
    kinds: tuple[int, ...],
    may_decline: bool = False,
    left: int = 1,
) -> Procedure[Piece]:
    """What to place where, as (space, kind); (-1, -1) if nothing can be placed or is wanted."""
    pieces: list[Piece] = []
    for space in spaces_in(bits):
        for kind in kinds:
            if room_for(g, kind, space) and stock(g, seat, kind):
                pieces.append((space, kind))
    chosen = yield from choose_among(g, seat, pieces, left, may_decline)
    return chosen


def choose_among(
    g: Position, seat: int, pieces: list[Piece], left: int, may_decline: bool = False
) -> Procedure[Piece]:
    """One of these pieces to place; (-1, -1) for none."""
    about = {"card": g.played, "left": left}
    chosen = yield from pick_piece(seat, EVENT_PLACE, pieces, about, may_decline)
    return chosen


def place_anywhere(
    g: Position, seat: int, bits: int, kinds: tuple[int, ...], number: int
) -> Procedure[None]:
    """Place so many pieces of these kinds in these spaces, one by one, in any mix. Who will not
    lift a piece for it after all (1.4.1d) places others while there are any."""
    left = number
    while left:
        space, kind = yield from choose_piece(g, seat, bits, kinds, left=left)
        if space == NOWHERE:
            return
        placed = yield from place_here(g, seat, kind, space, 1)
        left -= placed
        if not placed:
            kinds = tuple([other for other in kinds if other != kind])


def place_one_kind(
    g: Position, seat: int, bits: int, kinds: tuple[int, ...], number: int, left: int = 1
) -> Procedure[None]:
    """Place one of these kinds in one of these spaces: a Fort or Village, or so many units. Who
    will not lift a piece for it after all (1.4.1d) places another kind if there is any."""
    while True:
        space, kind = yield from choose_piece(g, seat, bits, kinds, left=left)
        if space == NOWHERE:
            return
        placed = yield from place_here(g, seat, kind, space, 1 if IS_BASE[kind] else number)
        if placed:
            return
        kinds = tuple([other for other in kinds if other != kind])


def place_mix(
    g: Position,
    seat: int,
    space: int,
    first: int,
    second: int,
    number: int,
    unavailable: bool = False,
) -> Procedure[None]:
    """Place so many pieces of two kinds in one space, in the mix that the seat chooses. If a
    lift was declined after all (1.4.1d), the first kind makes up for it (5.1.3)."""
    of_first = min(number, stock(g, seat, first, unavailable))
    of_second = min(number, stock(g, seat, second, unavailable))
    number = min(number, of_first + of_second)
    of_first = yield from choose_number(g, seat, number - of_second, of_first, first)
    placed = yield from place_here(g, seat, first, space, of_first, unavailable)
    others = yield from place_here(g, seat, second, space, number - of_first, unavailable)
    yield from place_here(g, seat, first, space, number - placed - others, unavailable)


def replace_all(
    g: Position, seat: int, space: int, olds: tuple[int, ...], new: int, each: int = 1
) -> Procedure[None]:
    """5.1.1b Every piece of the old kinds gives way to so many of the new kind; those for which
    nothing is Available are only removed."""
    gone = sum([remove(g, old, space, g.by_kind[old][space]) for old in olds])
    yield from place(g, seat, new, space, gone * each)


def replace_some(
    g: Position, seat: int, bits: int, olds: tuple[int, ...], new: int, number: int
) -> Procedure[None]:
    """5.1.1b So many pieces of the old kinds, the seat choosing each one, give way to one of the
    new kind where they are, as long as there are any."""
    for left in counting_down(number):
        space, old = yield from _choose_to_remove(g, seat, bits, olds, left)
        if space == NOWHERE:
            return
        remove(g, old, space, 1)
        yield from place_here(g, seat, new, space, 1)


# ---------------------------------------------------------------------- removing, Activating


def _choose_to_remove(
    g: Position,
    seat: int,
    bits: int,
    kinds: tuple[int, ...],
    left: int,
    may_decline: bool = False,
) -> Procedure[Piece]:
    """One of so many pieces that go; (-1, -1) for none."""
    pieces = pieces_in(g, bits, kinds)
    about = {"card": g.played, "left": left}
    chosen = yield from pick_piece(seat, EVENT_REMOVE, pieces, about, may_decline)
    return chosen


def remove_some(
    g: Position,
    seat: int,
    bits: int,
    kinds: tuple[int, ...],
    number: int,
    casualties: bool = False,
    up_to: bool = False,
) -> Procedure[int]:
    """Remove so many pieces of these kinds from these spaces, the seat choosing each one; how
    many there were. To Available, or to Casualties if the card says so (A47)."""
    gone = 0
    while gone < number:
        space, kind = yield from _choose_to_remove(g, seat, bits, kinds, number - gone, up_to)
        if space == NOWHERE:
            break
        if casualties:
            lose(g, kind, space, 1)
        else:
            remove(g, kind, space, 1)
        gone += 1
    yield from settle(g)
    return gone


def remove_all(g: Position, space: int, kinds: tuple[int, ...]) -> Procedure[None]:
    """All pieces of these kinds in a space go to Available."""
    for kind in kinds:
        remove(g, kind, space, g.by_kind[kind][space])
    yield from settle(g)


def settle(g: Position) -> Procedure[None]:
    """1.10e After pieces have left spaces: leaders left alone go elsewhere."""
    if g.thinned:
        yield from leaders_rejoin(g)


def activate_some(
    g: Position, seat: int, bits: int, kind: int, number: int, underground: bool = False
) -> Procedure[None]:
    """1.4.3c Activate so many Militia or War Parties, each another one. One that is Active
    already may be named, unless the card wants Underground ones."""
    kinds = (kind,) if underground else KINDS_OF_TYPE[kind]
    active = g.by_kind[ACTIVE_SIDE[kind]]
    named: Counter[int] = Counter()
    for left in counting_down(number):
        pieces: list[Piece] = []
        for space in spaces_in(bits):
            for side in kinds:
                if side == kind:
                    if g.by_kind[kind][space]:
                        pieces.append((space, side))
                elif active[space] > named[space]:
                    pieces.append((space, side))
        about = {"card": g.played, "left": left}
        space, side = yield from pick_piece(seat, EVENT_ACTIVATE, pieces, about)
        named[space] += 1
        if side == kind:
            activate(g, kind, space, 1)


# ---------------------------------------------------------------------- levels, money, FNI


def shift_some(
    g: Position, seat: int, bits: int, number: int, goal: int, levels: int = 1
) -> Procedure[None]:
    """A61 Shift so many spaces toward a level, each by so many levels; the seat picks them."""
    for left in counting_down(number):
        space = yield from choose_space(g, seat, shiftable(g, bits, goal), left=left)
        if space == NOWHERE:
            return
        bits = without(bits, space)
        shift_to(g, space, goal, levels)


def lower_fni_by(g: Position, levels: int) -> Procedure[None]:
    """1.9d The British choose the Blockades (A42)."""
    for _ in range(levels):
        yield from lower_fni(g)


def raise_fni_by(g: Position, levels: int) -> Procedure[None]:
    """1.9c The French lay the Blockades."""
    for _ in range(levels):
        yield from raise_fni(g)


# ---------------------------------------------------------------------- 2.3.6 Eligibility


def make_ineligible(g: Position, faction: int) -> None:
    """2.3.6b, A8 At once (Position.ineligible_now), and through the next card."""
    g.made_ineligible |= 1 << faction
    g.stays_eligible &= ~(1 << faction)
    record(g, "made_ineligible", faction)


def keep_eligible(g: Position, faction: int) -> None:
    """2.3.6b Eligible on the next card, whatever the faction has done on this one."""
    g.stays_eligible |= 1 << faction
    g.made_ineligible &= ~(1 << faction)
    record(g, "kept_eligible", faction)
