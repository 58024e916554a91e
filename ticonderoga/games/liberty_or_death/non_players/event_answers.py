"""8.3 What non-players answer when a card asks: spaces, factions, numbers, and whether."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Ask, Choice
from ticonderoga.engine.kit.questions import NO, NONE, YES, spaces_in
from ticonderoga.games.liberty_or_death.data.pieces import (
    ALLY,
    BRITISH,
    BRITISH_REGULAR,
    ELSEWHERE,
    ENEMIES,
    INDIANS,
    IS_BASE,
    KINDS_OF_FACTION,
    LEADER_FACTION,
    PATRIOTS,
    REBELLION,
    SIDE_OF,
    TORY,
    UNITS_OF_FACTION,
)
from ticonderoga.games.liberty_or_death.data.spaces import PROVINCES, SOUTHWEST
from ticonderoga.games.liberty_or_death.non_players.event_effects import (
    balance_is_against,
    best_spaces,
    effect_of,
)
from ticonderoga.games.liberty_or_death.non_players.event_forecast import would_fight
from ticonderoga.games.liberty_or_death.non_players.event_instructions import (
    eligible_enemies,
    slave_spaces,
    slave_victims,
)
from ticonderoga.games.liberty_or_death.non_players.event_marches import (
    FOG_AT,
    chart_has,
    leader_in_fog,
    plan_fog,
)
from ticonderoga.games.liberty_or_death.non_players.event_pieces import (
    activates,
    at_key,
    move_goal,
    move_number,
    moves,
    places,
    relocates,
    removes,
)
from ticonderoga.games.liberty_or_death.non_players.priorities import having, most, random_space
from ticonderoga.games.liberty_or_death.non_players.sheet import Answer, Wants, say
from ticonderoga.games.liberty_or_death.order import BATTLE, MARCH, SCOUT
from ticonderoga.games.liberty_or_death.position import Position
from ticonderoga.games.liberty_or_death.rules.asking import (
    A_MARCH,
    A_SCOUT,
    MORE_MILITIA,
    MORE_WAR_PARTIES,
)
from ticonderoga.games.liberty_or_death.rules.events.actions import (
    battlefields,
    enemies_in,
    free_order,
    reached,
)
from ticonderoga.games.liberty_or_death.rules.events.cards_011_020 import OVER_THE_MOUNTAINS

MARCH_AND_BATTLE: Final = frozenset((1, 5, 14, 15, 21, 26, 51, 66))
"""Cards on which the Rebellion may have to choose between a March and a Battle."""
VILLAGE_SPACES: Final = frozenset(((22, INDIANS), (86, PATRIOTS), (86, INDIANS)))
"""8.3.1 Cards with the instruction to take spaces with a Village."""


# ---------------------------------------------------------------------- spaces


def space_instruction(g: Position, card: int, seat: int, bits: int) -> int:
    """8.3.1 The spaces that an instruction prefers; 0 if it has none to prefer."""
    if (card, seat) in VILLAGE_SPACES:
        if card == 86 and seat == INDIANS and g.edition.stockbridge_by_icon:
            return most(bits, g.militia)  # C11, 8.3.5d
        return having(bits, g.villages)
    if card == 21 and seat == INDIANS:
        return bits & ~having(bits, g.villages)
    if card == 23 and seat == BRITISH:
        wanted = 0
        for space in spaces_in(bits):
            if g.level[space] > 0:
                wanted |= 1 << space
        return wanted
    return 0


def promising_fields(g: Position, seat: int, bits: int) -> int:
    """Spaces in which a Battle could be fought with superior Force."""
    wanted = 0
    for space in spaces_in(battlefields(g, seat, bits)):
        if would_fight(g, seat, space):
            wanted |= 1 << space
    return wanted


def fort_gained(g: Position, bits: int) -> int:
    """11 Spaces in which another Patriot piece makes way for a Fort."""
    wanted = 0
    for space in spaces_in(bits):
        others = g.continentals[space] + g.all_militia(space)
        if others and g.has_room(space):
            wanted |= 1 << space
    return wanted


def picks_space(g: Position, ask: Ask, wants: Wants) -> Choice | None:
    """8.3.5, 8.3.6 The space in which the text is carried out; an "up to" ends where it would
    only help the enemy."""
    seat, card = ask.seat, g.played
    bits: int = ask.among
    may_decline = ask.optional
    bits = space_instruction(g, card, seat, bits) or bits
    effect = effect_of(card, seat)
    if card == 11:
        bits = fort_gained(g, bits)
        if not bits:
            return NONE
    elif card in MARCH_AND_BATTLE and SIDE_OF[seat] == REBELLION:
        bits = promising_fields(g, seat, bits) or bits
    if effect is not None:
        key = f"event_shift_{card}"
        if key not in wants:
            wants[key] = int(balance_is_against(g, SIDE_OF[seat]))
        bits, high = best_spaces(g, seat, effect, bits, bool(wants[key]))
        if may_decline and high[1] + high[2] < 0:
            return NONE
    space = random_space(g, bits)
    wants[at_key(card)] = space
    say(g, "np_event_space", "8.3.5", space)
    return ("space", space)


def picks_loss_space(g: Position, ask: Ask, wants: Wants) -> Choice | None:
    """80 Where the chosen faction gives up two pieces: as the instruction says, and there first
    where most Forts and Villages, then most pieces go (8.3.5d). Who has to give up its own and
    may choose takes a random space."""
    bits, victim = ask.among, ask.about["faction"]
    if victim != ask.seat:
        bits = bits & slave_spaces(g, ask.seat, victim) or bits
        best, high = 0, -1
        for space in spaces_in(bits):
            value = slaves_gone(g, victim, space)
            if value >= high:
                best = 1 << space if value > high else best | 1 << space
                high = value
        bits = best
    space = random_space(g, bits)
    say(g, "np_event_space", "8.3.5", space)
    return ("space", space)


def slaves_gone(g: Position, victim: int, space: int) -> int:
    """80 How much a faction loses with two pieces in a space: ten for each Fort or Village that
    it cannot keep, one for each piece."""
    bases = others = 0
    for kind in KINDS_OF_FACTION[victim]:
        if IS_BASE[kind]:
            bases += g.by_kind[kind][space]
        else:
            others += g.by_kind[kind][space]
    return 10 * min(bases, max(0, 2 - others)) + min(2, bases + others)


# ---------------------------------------------------------------------- factions


def among(g: Position, factions: list[int], player_first: bool) -> int:
    """8.3.5a A random one of these; players, or non-players, before the others."""
    first = [f for f in factions if g.is_non_player(f) != player_first]
    found = first or factions
    return found[g.dice.below(len(found))]


def victim_of(g: Position, seat: int, factions: list[int]) -> int:
    """8.3.5a Harm: a random enemy, players first; the friend only if there is nobody else."""
    enemies = [f for f in factions if f in ENEMIES[seat]]
    if enemies:
        return among(g, enemies, True)
    return ALLY[seat] if ALLY[seat] in factions else factions[0]


def favoured_by(g: Position, seat: int, factions: list[int]) -> int:
    """8.3.5a Benefit: the faction itself, its friend, a random enemy, non-players first."""
    if seat in factions:
        return seat
    if ALLY[seat] in factions:
        return ALLY[seat]
    return among(g, factions, False)


def picks_faction(g: Position, ask: Ask, wants: Wants) -> Choice | None:
    """Which faction a card works for or on."""
    seat, card = ask.seat, g.played
    factions = list(ask.among)
    if card == 18 or card == 44:
        chosen = victim_of(g, seat, list(eligible_enemies(g, seat)) or factions)
    elif card == 29:
        wanted = INDIANS if SIDE_OF[seat] == REBELLION else PATRIOTS
        chosen = wanted if wanted in factions else factions[0]
    elif card == 80:
        instructed = [faction for faction in slave_victims(g, seat) if faction in factions]
        chosen = victim_of(g, seat, instructed or factions)
    elif card == 88:
        chosen = plan_fog(g, seat, wants)
        if chosen not in factions:
            chosen = victim_of(g, seat, factions)
    else:
        chosen = favoured_by(g, seat, factions)
        if g.granted is not None and INDIANS in factions:
            if not promising_fields(g, BRITISH, g.granted.only):
                chosen = INDIANS  # 14, 8.3.5b the British chart would not fight
    say(g, "np_event_faction", "8.3.5", chosen)
    return ("faction", chosen)


# ---------------------------------------------------------------------- numbers


def in_turn(regulars: int, tories: int, number: int) -> int:
    """8.1.2a How many of so many cubes are Regulars: in turn with Tories, beginning with those
    of whom fewer are there, Regulars if even."""
    return (number + 1) // 2 if regulars <= tories else number // 2


MIXED: Final[dict[int, tuple[int, bool]]] = {38: (4, True), 66: (6, False), 85: (3, False)}
"""Cards with cubes in any mix: how many, and whether from Unavailable too."""


def regulars_in_mix(g: Position, card: int, wants: Wants) -> int:
    """38, 66, 85 How many of the cubes are Regulars; 8.1.2c from Unavailable first, and there
    Tories before Regulars."""
    number, far = MIXED[card]
    space = SOUTHWEST if card == 85 else wants.get(at_key(card), SOUTHWEST)
    regulars = tories = 0
    if far:
        tories = min(number, g.unavailable[TORY])
        regulars = min(number - tories, g.unavailable[BRITISH_REGULAR])
        number -= tories + regulars
    there = g.regulars[space] + regulars
    return regulars + in_turn(there, g.tories[space] + tories, number)


def picks_number(g: Position, ask: Ask, wants: Wants) -> Choice | None:
    """8.3.4 As many as possible; of two kinds in a mix, those that 8.1.2 says."""
    low, high = ask.among
    if g.played in MIXED and ask.about["kind"] == BRITISH_REGULAR:
        return ("number", max(low, min(high, regulars_in_mix(g, g.played, wants))))
    return ("number", high)


def from_unavailable(g: Position, ask: Ask, wants: Wants) -> Choice | None:
    """8.3.4, 8.1.2c From Unavailable as many as possible."""
    return ("number", ask.among[1])


def from_west_indies(g: Position, ask: Ask, wants: Wants) -> Choice | None:
    """8.6c Available French Regulars come first: as few as possible leave the West Indies."""
    return ("number", ask.among[0])


# ---------------------------------------------------------------------- this or that


def scout_called_for(g: Position) -> bool:
    """I9 A space has both British Regulars and a War Party."""
    for space in PROVINCES:
        if g.regulars[space] and g.all_war_parties(space):
            return True
    return False


def picks_option(g: Position, ask: Ask, wants: Wants) -> Choice | None:
    """14 Scout or March as the chart selects: of its tests only I9 is between these two (8.3.5e).
    74 As many War Parties as possible, then as few Militia."""
    options = ask.among
    if A_SCOUT in options or A_MARCH in options:
        wanted = A_MARCH
        if scout_called_for(g) and chart_has(g, free_order(INDIANS, SCOUT, OVER_THE_MOUNTAINS)):
            wanted = A_SCOUT
        return ("option", wanted if wanted in options else options[0])
    if MORE_WAR_PARTIES in options and MORE_MILITIA in options:
        space = wants.get(at_key(g.played), -1)
        rebels = SIDE_OF[ask.seat] == REBELLION
        few = space >= 0 and g.all_war_parties(space) == 0
        return ("option", MORE_WAR_PARTIES if rebels or few else MORE_MILITIA)
    return None


def uses_it(g: Position, ask: Ask, wants: Wants) -> Choice | None:
    """8.1.1 What a card allows is done."""
    return YES


def free_command(g: Position, ask: Ask, wants: Wants) -> Choice | None:
    """8.3.5b A free Command is carried out if the chart has a use for it: a March that it would
    make, a Battle that it would fight."""
    order = g.granted
    if order is None:
        return NO
    seat, command, only = order.faction, order.command, order.only
    fields = promising_fields(g, seat, only)
    if fields:
        say(g, "np_event_battle", "8.3.5")
        return YES
    if command != BATTLE:
        if command == MARCH:
            goals = reached(g, seat, only)
            only = enemies_in(g, goals, seat) or goals
        if chart_has(g, free_order(seat, command, only)):
            return YES
    say(g, "np_event_no_command", "8.3.5", command)
    return NO


# ---------------------------------------------------------------------- leaders


def leader_along(g: Position, ask: Ask, wants: Wants) -> Choice | None:
    """8.1j A leader goes with the larger group: with those who went, or those who stay."""
    leader, gone = ask.about["leader"], ask.about["number"]
    faction = LEADER_FACTION[leader]
    origin = g.leaders[leader]
    goal = random_space(g, ask.among)
    if origin == ELSEWHERE or goal < 0:
        return NONE
    if FOG_AT in wants:
        return ("space", goal) if leader_in_fog(g, faction, origin, wants) == goal else NONE
    stay = 0
    for kind in UNITS_OF_FACTION[faction]:
        stay += g.by_kind[kind][origin]
    if stay > gone or (stay == gone and g.dice.d6() > 3):
        return NONE
    return ("space", goal)


ANSWERS: Final[dict[str, Answer]] = {
    "event_activate": activates,
    "event_faction": picks_faction,
    "event_from_west_indies": from_west_indies,
    "event_goal": move_goal,
    "event_leader": leader_along,
    "event_loss_space": picks_loss_space,
    "event_may": uses_it,
    "event_may_command": free_command,
    "event_may_special": uses_it,
    "event_move": moves,
    "event_move_number": move_number,
    "event_number": picks_number,
    "event_option": picks_option,
    "event_place": places,
    "event_relocate": relocates,
    "event_remove": removes,
    "event_space": picks_space,
    "event_unavailable": from_unavailable,
}
"""The questions `event_…`, of all factions."""
