"""8.3.1 The instructions of the cards with a musket: which text is used, and what must hold.

The sheet behind the Random Spaces has an instruction for some cards and factions. Here are those
that choose the text (`side_of`) and those without which the Event is not played (`GATES`);
those that prefer spaces or pieces are with the answers (event_answers.py, event_pieces.py).
Instructions also bind a faction that acts under somebody else's Event.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ticonderoga.games.liberty_or_death.data.pieces import (
    ACTIVE_OPPOSITION,
    BRITISH,
    CONTINENTAL,
    ENEMIES,
    FRENCH,
    FRENCH_REGULAR,
    INDIANS,
    MILITIA,
    PATRIOT_FORT,
    PATRIOTS,
    REBELLION_CONTROL,
    ROYALISTS,
    SHADED,
    SIDE_OF,
    TORY,
    UNSHADED,
    VILLAGE,
    WAR_PARTY,
)
from ticonderoga.games.liberty_or_death.data.spaces import (
    CITIES,
    EVERYWHERE,
    MAP,
    MASSACHUSETTS,
    NEW_YORK,
    NORTHWEST,
    PROVINCES,
    QUEBEC,
    QUEBEC_CITY,
    RESERVES,
    WEST_INDIES,
)
from ticonderoga.games.liberty_or_death.non_players.event_bermuda import BERMUDA, fighting_leg
from ticonderoga.games.liberty_or_death.non_players.event_forecast import imagine, would_fight
from ticonderoga.games.liberty_or_death.non_players.event_marches import way_out
from ticonderoga.games.liberty_or_death.non_players.priorities import control_if
from ticonderoga.games.liberty_or_death.order import ANYWHERE, BATTLE, Bonus
from ticonderoga.games.liberty_or_death.position import Position
from ticonderoga.games.liberty_or_death.rules.events.actions import free_order
from ticonderoga.games.liberty_or_death.rules.events.cards_021_030 import short_of_half
from ticonderoga.games.liberty_or_death.rules.fighting import bars_battle

Gate = Callable[[Position, int], bool]
"""Whether the Event is played at all, as far as its instruction goes."""

FLIPPED_AT_LEAST: Final = 4
"""Card 29, British."""
CARLETON: Final = 83


# ---------------------------------------------------------------------- 8.3.2 which text

OTHER_TEXT: Final[dict[tuple[int, int], int]] = {
    (4, INDIANS): SHADED,
    (32, INDIANS): SHADED,
    (38, INDIANS): SHADED,
    (71, PATRIOTS): UNSHADED,
    (90, PATRIOTS): UNSHADED,
}
"""Instructions that name the text."""


def side_of(g: Position, card: int, faction: int) -> int:
    """8.3.2 The text that a faction uses: Royalists the unshaded, the Rebellion the shaded one,
    unless there is only one or the instruction names another."""
    if not g.pack.deck.cards[card].dual:
        return UNSHADED
    if card == CARLETON and faction == INDIANS:
        return SHADED if village_fits(g, (QUEBEC,)) else UNSHADED
    usual = UNSHADED if SIDE_OF[faction] == ROYALISTS else SHADED
    return OTHER_TEXT.get((card, faction), usual)


# ---------------------------------------------------------------------- what must hold


def village_fits(g: Position, spaces: range | tuple[int, ...]) -> bool:
    """A Village could be placed in one of the Provinces."""
    if not g.available[VILLAGE]:
        return False
    for space in spaces:
        if g.has_room(space):
            return True
    return False


def village_for_penobscot(g: Position, faction: int) -> bool:
    """4 Indians: a Village in Massachusetts."""
    return village_fits(g, (MASSACHUSETTS,))


def village_for_settlers(g: Position, faction: int) -> bool:
    """72 Indians: a Village in a Reserve."""
    return village_fits(g, RESERVES)


def village_upside_down(g: Position, faction: int) -> bool:
    """90 Indians: a Village anywhere."""
    return village_fits(g, PROVINCES)


def french_are_no_player(g: Position, faction: int) -> bool:
    """8 Patriots: not if a person plays the French."""
    return g.is_non_player(FRENCH)


def eligible_enemies(g: Position, faction: int) -> tuple[int, ...]:
    """Enemies who could still act on this card."""
    out = g.acted | g.made_ineligible
    return tuple([e for e in ENEMIES[faction] if g.eligible & ~out & (1 << e)])


def enemy_to_hold_up(g: Position, faction: int) -> bool:
    """18, 44 An Eligible enemy faction."""
    return bool(eligible_enemies(g, faction))


def spies_find(g: Position, faction: int) -> bool:
    """29 British: four Militia at least; Patriots and Indians: somebody of the enemy."""
    if faction == BRITISH:
        return short_of_half(g, MILITIA) >= FLIPPED_AT_LEAST
    return short_of_half(g, WAR_PARTY if faction == PATRIOTS else MILITIA) > 0


def war_parties_left(g: Position, faction: int) -> bool:
    """38 Indians: War Parties to place in New York."""
    return g.available[WAR_PARTY] > 0


def battle_is_made(g: Position, faction: int) -> bool:
    """51 British and Patriots: a March that makes a Battle of the chart possible."""
    return fighting_leg(imagine(g), faction) is not None


def fields_with_help(g: Position, faction: int) -> int:
    """52 The spaces in which the faction is superior with two more of Force, as bits."""
    order = free_order(faction, BATTLE, ANYWHERE)
    bonus = Bonus(force=2)
    bits = 0
    for space in EVERYWHERE:
        if not bars_battle(g, order, space) and would_fight(g, faction, space, bonus):
            bits |= 1 << space
    return bits


def battle_in_wrong_spot(g: Position, faction: int) -> bool:
    """52 Patriots and French: a Battle of the chart."""
    return fields_with_help(g, faction) != 0


def new_york_wants_tories(g: Position, faction: int) -> bool:
    """62 British: New York at Active Opposition without Tories."""
    return (
        g.level[NEW_YORK] == ACTIVE_OPPOSITION and not g.tories[NEW_YORK] and g.available[TORY] > 0
    )


def militia_left(g: Position, faction: int) -> bool:
    """62 French: Militia to place in Northwest."""
    return g.available[MILITIA] > 0


def french_somewhere(g: Position, faction: int) -> bool:
    """70 British: French Regulars in the West Indies or beside British pieces."""
    for space in EVERYWHERE:
        if g.french[space] and (space == WEST_INDIES or g.british[space]):
            return True
    return False


def regulars_among_rebels(g: Position, faction: int) -> bool:
    """70 French: British Regulars in a space with Rebellion pieces."""
    for space in EVERYWHERE:
        if g.regulars[space] and g.rebels[space]:
            return True
    return False


def british_fort_in_the_north(g: Position, faction: int) -> bool:
    """73 French: a British Fort in New York, Northwest or Quebec."""
    return g.british_forts[NEW_YORK] + g.british_forts[NORTHWEST] + g.british_forts[QUEBEC] > 0


def british_fort_in_ohio(g: Position, faction: int) -> bool:
    """95 French: a British Fort in Northwest."""
    return g.british_forts[NORTHWEST] > 0


def slave_spaces(g: Position, faction: int, victim: int) -> int:
    """80 The spaces that the instruction of a faction wants, as bits: for the British Cities; for
    the others where the victim would have to give up its Fort or Village."""
    bits = 0
    if faction == BRITISH:
        for city in CITIES:
            if g.has_pieces(victim, city):
                bits |= 1 << city
        return bits
    for space in MAP:
        if victim == INDIANS:
            base, others = g.villages[space], g.all_war_parties(space)
        else:
            base = g.patriot_forts[space]
            others = g.continentals[space] + g.all_militia(space)
        if base and others < 2:
            bits |= 1 << space
    return bits


def slave_victims(g: Position, faction: int) -> tuple[int, ...]:
    """80 The factions that the instruction allows to be chosen."""
    wanted: tuple[int, ...] = ENEMIES[BRITISH]
    if faction != BRITISH:
        wanted = (INDIANS,) if faction == PATRIOTS else (PATRIOTS,)
    return tuple([victim for victim in wanted if slave_spaces(g, faction, victim)])


def slaves_hurt(g: Position, faction: int) -> bool:
    """80 Such a faction and such a space."""
    return bool(slave_victims(g, faction))


def strength_for_quebec(g: Position) -> int:
    """83 How many pieces of the Rebellion can be placed in Quebec City."""
    fort = 1 if g.available[PATRIOT_FORT] and g.has_room(QUEBEC_CITY) else 0
    units = g.available[MILITIA] + g.available[CONTINENTAL]
    if g.treaty:
        units += g.available[FRENCH_REGULAR]
    return min(3, fort + units)


def quebec_can_be_won(g: Position, faction: int) -> bool:
    """83 French: Rebellion Control of Quebec City would be gained; Patriots: Control of it would
    change, be it only that the British lose theirs."""
    old = g.control[QUEBEC_CITY]
    new = control_if(g, QUEBEC_CITY, 0, 0, strength_for_quebec(g))
    return new != old and (new == REBELLION_CONTROL or faction == PATRIOTS)


def way_out_of_fog(g: Position, faction: int) -> bool:
    """88 The March of the chart moves somebody away from an enemy."""
    for space in MAP:
        if way_out(g, faction, space):
            return True
    return False


GATES: Final[dict[tuple[int, int], Gate]] = {
    (4, INDIANS): village_for_penobscot,
    (8, PATRIOTS): french_are_no_player,
    (18, BRITISH): enemy_to_hold_up,
    (18, PATRIOTS): enemy_to_hold_up,
    (18, INDIANS): enemy_to_hold_up,
    (29, BRITISH): spies_find,
    (29, PATRIOTS): spies_find,
    (29, INDIANS): spies_find,
    (38, INDIANS): war_parties_left,
    (44, BRITISH): enemy_to_hold_up,
    (44, PATRIOTS): enemy_to_hold_up,
    (44, INDIANS): enemy_to_hold_up,
    (BERMUDA, BRITISH): battle_is_made,
    (BERMUDA, PATRIOTS): battle_is_made,
    (52, PATRIOTS): battle_in_wrong_spot,
    (52, FRENCH): battle_in_wrong_spot,
    (62, BRITISH): new_york_wants_tories,
    (62, FRENCH): militia_left,
    (70, BRITISH): french_somewhere,
    (70, FRENCH): regulars_among_rebels,
    (72, INDIANS): village_for_settlers,
    (73, FRENCH): british_fort_in_the_north,
    (80, BRITISH): slaves_hurt,
    (80, PATRIOTS): slaves_hurt,
    (80, INDIANS): slaves_hurt,
    (CARLETON, FRENCH): quebec_can_be_won,
    (88, BRITISH): way_out_of_fog,
    (88, PATRIOTS): way_out_of_fog,
    (88, INDIANS): way_out_of_fog,
    (88, FRENCH): way_out_of_fog,
    (90, INDIANS): village_upside_down,
    (95, FRENCH): british_fort_in_ohio,
}
"""What an instruction makes a condition of the Event."""


def sends_on(g: Position, card: int, faction: int) -> bool:
    """8.3.1 The instruction says Command and Special Activity instead."""
    gate = GATES.get((card, faction))
    return gate is not None and not gate(g, faction)
