"""5.1 Cards 55 to 64, from the French navy in the Caribbean to Fielding and Bylandt."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Procedure
from ticonderoga.engine.kit.questions import spaces_in
from ticonderoga.games.liberty_or_death.data.pieces import (
    BRITISH,
    BRITISH_REGULAR,
    CONTINENTAL,
    FRENCH,
    FRENCH_REGULAR,
    MILITIA,
    PATRIOTS,
    SHADED,
    TORY,
    UNSHADED,
    WAR_PARTY,
)
from ticonderoga.games.liberty_or_death.data.spaces import (
    NORTHWEST,
    QUEBEC,
    WEST_INDIES,
)
from ticonderoga.games.liberty_or_death.order import BATTLE
from ticonderoga.games.liberty_or_death.position import Position
from ticonderoga.games.liberty_or_death.rules.asking import NOWHERE
from ticonderoga.games.liberty_or_death.rules.events.actions import (
    do_free,
    free_order,
    may_free,
    relocate,
)
from ticonderoga.games.liberty_or_death.rules.events.verbs import (
    MAP_BITS,
    SEA,
    THE_NORTH,
    Event,
    choose_among,
    choose_space,
    holding,
    lower_fni_by,
    make_ineligible,
    place_here,
    place_one_kind,
    raise_fni_by,
    remove_some,
    replace_all,
    replace_some,
    stock,
)
from ticonderoga.games.liberty_or_death.rules.forces import gain, room_for

# ---------------------------------------------------------------------- 55 French navy


def french_navy(g: Position, seat: int) -> Procedure[None]:
    """Three French Regulars leave the map for the West Indies, where the French may fight; a
    Blockade less."""
    yield from relocate(g, seat, FRENCH, (FRENCH_REGULAR,), 3, WEST_INDIES)
    yield from may_free(g, free_order(FRENCH, BATTLE, SEA))
    yield from lower_fni_by(g, 1)


def french_navy_shaded(g: Position, seat: int) -> Procedure[None]:
    """Four British Regulars leave the map for the West Indies, where the British must fight."""
    yield from relocate(g, seat, BRITISH, (BRITISH_REGULAR,), 4, WEST_INDIES)
    yield from do_free(g, free_order(BRITISH, BATTLE, SEA))


# ---------------------------------------------------------------------- 56 Turgot


def turgot(g: Position, seat: int) -> Procedure[None]:
    """The Patriots lose money."""
    gain(g, PATRIOTS, -3)
    yield from ()


def turgot_shaded(g: Position, seat: int) -> Procedure[None]:
    """Money for the Patriots."""
    gain(g, PATRIOTS, 3)
    yield from ()


# ---------------------------------------------------------------------- 57 The fleet sails


def fleet_sails(g: Position, seat: int) -> Procedure[None]:
    """Two Available French Regulars go to the West Indies (A55); the French sit out; a Blockade
    less."""
    yield from place_here(g, seat, FRENCH_REGULAR, WEST_INDIES, 2)
    make_ineligible(g, FRENCH)
    yield from lower_fni_by(g, 1)


def fleet_sails_shaded(g: Position, seat: int) -> Procedure[None]:
    """Two British Regulars leave the map for the West Indies (A55); the British sit out."""
    yield from relocate(g, seat, BRITISH, (BRITISH_REGULAR,), 2, WEST_INDIES)
    make_ineligible(g, BRITISH)


# ---------------------------------------------------------------------- 58 Lafayette


def lafayette(g: Position, seat: int) -> Procedure[None]:
    """The Patriots lose money."""
    gain(g, PATRIOTS, -4)
    yield from ()


def lafayette_shaded(g: Position, seat: int) -> Procedure[None]:
    """All Tories of New York, Quebec and Northwest become Militia; if these do not go round,
    the executing faction says which Tories come first."""
    tories = sum([g.tories[space] for space in spaces_in(THE_NORTH)])
    if tories > g.available[MILITIA]:
        yield from replace_some(g, seat, THE_NORTH, (TORY,), MILITIA, tories)
        return
    for space in spaces_in(THE_NORTH):
        yield from replace_all(g, seat, space, (TORY,), MILITIA)


# ---------------------------------------------------------------------- 59 Tronson de Coudray


def coudray(g: Position, seat: int) -> Procedure[None]:
    """A space loses two Continentals and two French Regulars."""
    space = yield from choose_space(g, seat, holding(g, MAP_BITS, (CONTINENTAL, FRENCH_REGULAR)))
    if space != NOWHERE:
        yield from remove_some(g, seat, 1 << space, (CONTINENTAL,), 2)
        yield from remove_some(g, seat, 1 << space, (FRENCH_REGULAR,), 2)


def coudray_shaded(g: Position, seat: int) -> Procedure[None]:
    """Money for the Patriots."""
    gain(g, PATRIOTS, 3)
    yield from ()


# ---------------------------------------------------------------------- 60 Comte d'Orvilliers


def orvilliers(g: Position, seat: int) -> Procedure[None]:
    """Two Blockades less; the French lose money."""
    yield from lower_fni_by(g, 2)
    gain(g, FRENCH, -4)


def orvilliers_shaded(g: Position, seat: int) -> Procedure[None]:
    """A Blockade more; the British lose money."""
    yield from raise_fni_by(g, 1)
    gain(g, BRITISH, -3)


# ---------------------------------------------------------------------- 61 Comte de Vergennes


def vergennes(g: Position, seat: int) -> Procedure[None]:
    """The Patriots sit out."""
    make_ineligible(g, PATRIOTS)
    yield from ()


def vergennes_shaded(g: Position, seat: int) -> Procedure[None]:
    """Money for both rebel factions."""
    gain(g, PATRIOTS, 3)
    gain(g, FRENCH, 2)
    yield from ()


# ---------------------------------------------------------------------- 62 Langlade


def langlade(g: Position, seat: int) -> Procedure[None]:
    """Three War Parties or three Tories in New York, Quebec or Northwest."""
    yield from place_one_kind(g, seat, THE_NORTH, (WAR_PARTY, TORY), 3, 3)


def langlade_shaded(g: Position, seat: int) -> Procedure[None]:
    """Three French Regulars in Quebec, or three Militia in Northwest; the French if the Patriots
    will not lift Militia for it after all (1.4.1d, 5.1.3)."""
    pieces = [
        (space, kind)
        for space, kind in ((QUEBEC, FRENCH_REGULAR), (NORTHWEST, MILITIA))
        if room_for(g, kind, space) and stock(g, seat, kind)
    ]
    space, kind = yield from choose_among(g, seat, pieces, left=3)
    if space != NOWHERE:
        placed = yield from place_here(g, seat, kind, space, 3)
        if not placed:
            yield from place_here(g, seat, FRENCH_REGULAR, QUEBEC, 3)


# ---------------------------------------------------------------------- 63 Gibraltar


def gibraltar(g: Position, seat: int) -> Procedure[None]:
    """Money for the British, a Blockade less, and two Regulars leave the West Indies."""
    gain(g, BRITISH, 1)
    yield from lower_fni_by(g, 1)
    yield from remove_some(g, seat, SEA, (BRITISH_REGULAR,), 2)


def gibraltar_shaded(g: Position, seat: int) -> Procedure[None]:
    """The British lose money."""
    gain(g, BRITISH, -5)
    yield from ()


# ---------------------------------------------------------------------- 64 Fielding and Bylandt


def fielding_and_bylandt(g: Position, seat: int) -> Procedure[None]:
    """Money for the British, a Blockade less."""
    gain(g, BRITISH, 3)
    yield from lower_fni_by(g, 1)


def fielding_and_bylandt_shaded(g: Position, seat: int) -> Procedure[None]:
    """Money for the Patriots."""
    gain(g, PATRIOTS, 5)
    yield from ()


EVENTS: Final[dict[tuple[int, int], Event]] = {
    (55, UNSHADED): french_navy,
    (55, SHADED): french_navy_shaded,
    (56, UNSHADED): turgot,
    (56, SHADED): turgot_shaded,
    (57, UNSHADED): fleet_sails,
    (57, SHADED): fleet_sails_shaded,
    (58, UNSHADED): lafayette,
    (58, SHADED): lafayette_shaded,
    (59, UNSHADED): coudray,
    (59, SHADED): coudray_shaded,
    (60, UNSHADED): orvilliers,
    (60, SHADED): orvilliers_shaded,
    (61, UNSHADED): vergennes,
    (61, SHADED): vergennes_shaded,
    (62, UNSHADED): langlade,
    (62, SHADED): langlade_shaded,
    (63, UNSHADED): gibraltar,
    (63, SHADED): gibraltar_shaded,
    (64, UNSHADED): fielding_and_bylandt,
    (64, SHADED): fielding_and_bylandt_shaded,
}
