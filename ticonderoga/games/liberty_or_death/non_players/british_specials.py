"""8.4.1, 8.4.3 The Special Activities of the non-player British: Naval Pressure (B7), Skirmish
(B11) and Common Cause (B13)."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Ask, Choice
from ticonderoga.games.liberty_or_death.data.pieces import (
    BRITISH,
    CLINTON,
    CONTINENTAL,
    FRENCH,
    FRENCH_REGULAR,
    GAGE,
    INDIANS,
)
from ticonderoga.games.liberty_or_death.data.spaces import CITIES, EVERYWHERE, WEST_INDIES
from ticonderoga.games.liberty_or_death.non_players.priorities import (
    attackers_shown,
    least,
    most,
    random_space,
    support_beneath,
)
from ticonderoga.games.liberty_or_death.non_players.sheet import Answer, Script, Wants, say
from ticonderoga.games.liberty_or_death.non_players.why import (
    ANY_PIECE,
    FAR_AWAY,
    LAST_PIECE,
    MOST_CUBES,
    ONE_REGULAR,
)
from ticonderoga.games.liberty_or_death.order import NAVAL_PRESSURE, NO_SPECIAL, SKIRMISH, Order
from ticonderoga.games.liberty_or_death.position import Position
from ticonderoga.games.liberty_or_death.rules.asking import STRIKE_ONE, STRIKE_TWO
from ticonderoga.games.liberty_or_death.rules.battle_levels import attack_force
from ticonderoga.games.liberty_or_death.rules.specials import special_spaces
from ticonderoga.games.liberty_or_death.rules.turn import bars_special_first
from ticonderoga.games.liberty_or_death.underway import Battle

BATTLES: Final = "battles"
"""In `wants`: the spaces selected for Battle, as bits."""


# ---------------------------------------------------------------------- which one


def naval_pressure_possible(g: Position) -> bool:
    """8.4.1i A Blockade goes under Gage or Clinton, Resources come at FNI 0."""
    return g.fni == 0 or g.leader_of[BRITISH] in (GAGE, CLINTON)


def choose_special(g: Position, order: Order, naval_first: bool, avoid: int = 0) -> int:
    """8.4.1i to k Naval Pressure or Skirmish, whichever comes first and is possible; NO_SPECIAL
    if neither is. `avoid` are spaces selected for Battle."""
    naval = naval_pressure_possible(g)
    if naval and naval_first:
        say(g, "np_b_naval", "B7", g.fni)
        return NAVAL_PRESSURE
    if naval_first:
        say(g, "np_b_no_naval", "B7", g.fni)
    if special_spaces(g, order, SKIRMISH) & ~avoid:
        say(g, "np_b_skirmish", "B11")
        return SKIRMISH
    if naval:
        say(g, "np_b_no_skirmish", "B11")
        say(g, "np_b_naval", "B7", g.fni)
        return NAVAL_PRESSURE
    say(g, "np_b_no_special", "B11")
    return NO_SPECIAL


def special_first(g: Position, ask: Ask, order: Order, naval_first: bool, avoid: int = 0) -> Script:
    """A Special Activity before the Command, if one is possible: then the Command is asked."""
    special = choose_special(g, order, naval_first, avoid)
    if special != NO_SPECIAL and not bars_special_first(g, BRITISH, special):
        g, ask = yield ("special", special)
    return g, ask


# ---------------------------------------------------------------------- B7 Naval Pressure


def blockade_to_lift(g: Position, bits: int, battles: int) -> int:
    """8.4.1i From a City selected for Battle, from that with most Rebellion pieces and no Patriot
    Fort, from that with most Support but for the Blockade."""
    if bits & battles:
        bits &= battles
    exposed = 0
    for city in CITIES:
        if bits >> city & 1 and g.rebels[city] and not g.patriot_forts[city]:
            exposed |= 1 << city
    if exposed:
        return random_space(g, most(exposed, g.rebels))
    return random_space(g, most(bits, support_beneath(g)))


def lift_blockade(g: Position, ask: Ask, wants: Wants) -> Choice | None:
    """8.4.1i In their own Special Activity (Howe's ability with it) the British choose by their
    sheet; A42 elsewhere the French sheet decides if both are non-players (8.6.9)."""
    own = g.order is not None and g.order.faction == BRITISH
    if not own and g.is_non_player(BRITISH) and g.is_non_player(FRENCH):
        return ("space", random_space(g, least(ask.among, support_beneath(g))))
    return ("space", blockade_to_lift(g, ask.among, wants.get(BATTLES, 0)))


# ---------------------------------------------------------------------- B11 Skirmish


def skirmish_bits(g: Position, bits: int) -> int:
    """8.4.1j The equal best spaces: the West Indies, exactly one Regular, then most cubes, then
    the last Rebellion piece of a space, in a City first."""
    if bits >> WEST_INDIES & 1:
        return 1 << WEST_INDIES
    best, high = 0, -1
    for space in EVERYWHERE:
        if not bits >> space & 1:
            continue
        cubes = g.continentals[space] + g.french[space]
        rank = 1000 if g.regulars[space] == 1 else 0
        if cubes:
            rank += 100 * min(2, cubes)
        elif g.rebels[space] == 1:
            rank += 20 if space in CITIES else 10
        if rank >= high:
            best = 1 << space if rank > high else best | 1 << space
            high = rank
    return best


def skirmish_space(g: Position, ask: Ask, wants: Wants) -> Choice | None:
    bits = ask.among
    space = random_space(g, skirmish_bits(g, bits & ~wants.get(BATTLES, 0) or bits))
    say(g, "np_b_skirmish_at", "B11", space, why_skirmish(g, space))
    return ("space", space)


def why_skirmish(g: Position, space: int) -> int:
    """Which priority chose the space."""
    if space == WEST_INDIES:
        return FAR_AWAY
    if g.regulars[space] == 1:
        return ONE_REGULAR
    if g.continentals[space] + g.french[space]:
        return MOST_CUBES
    return LAST_PIECE if g.rebels[space] == 1 else ANY_PIECE


def strike(g: Position, ask: Ask, wants: Wants) -> Choice | None:
    """8.4.1j As many cubes as possible, for a Regular if need be; without cubes one piece."""
    space: int = ask.about["space"]
    if g.continentals[space] + g.french[space] >= 2 and STRIKE_TWO in ask.among:
        return ("option", STRIKE_TWO)
    return ("option", STRIKE_ONE if STRIKE_ONE in ask.among else ask.among[0])


def strike_at(g: Position, ask: Ask, wants: Wants) -> Choice | None:
    """8.4.1j Cubes, of the kind that is fewer in the space; Regulars if even (8.1.2d)."""
    space: int = ask.about["space"]
    french, continentals = g.french[space], g.continentals[space]
    if french and (not continentals or french <= continentals):
        return ("piece", space, FRENCH_REGULAR)
    if continentals:
        return ("piece", space, CONTINENTAL)
    return ("piece", *ask.among[0])


def one_more_militia(g: Position, ask: Ask, wants: Wants) -> Choice | None:
    """1.10l, A15 Clinton's additional Militia: Underground first; they are listed first."""
    return ("piece", *ask.among[0])


# ---------------------------------------------------------------------- B13 Common Cause in Battle


def common_cause_number(g: Position, space: int) -> int:
    """8.4.3h War Parties that fight as Tories: as many as Regulars outnumber Tories, never the
    last Underground one, and only if that raises the Force, with those who turn Active (A67)."""
    active = g.active_war_parties[space]
    number = active + max(0, g.war_parties[space] - 1)
    number = min(number, g.regulars[space] - g.tories[space])
    if number <= 0:
        return 0
    plain = Battle(space, BRITISH, True)
    joined = Battle(space, BRITISH, True, number)
    turned = attackers_shown(g, joined)
    return number if attack_force(g, joined, turned) > attack_force(g, plain) else 0


def common_cause_battle(g: Position, ask: Ask, wants: Wants) -> Choice | None:
    fewest: int = ask.among[0]
    return ("number", max(fewest, common_cause_number(g, ask.about["space"])))


# ---------------------------------------------------------------------- 8.4.6 Trade


def trade_offer(g: Position, ask: Ask, wants: Wants) -> Choice | None:
    """8.4.6 If the Indians are poorer a D6 below British Resources gives half of it, rounded up."""
    rich = g.resources[BRITISH]
    if g.resources[INDIANS] >= rich:
        say(g, "np_b_no_trade", "8.4.6", g.resources[INDIANS], rich)
        return ("number", 0)
    roll = g.dice.d6()
    offer = (roll + 1) // 2 if roll < rich else 0
    say(g, "np_b_trade", "8.4.6", roll, rich, offer)
    return ("number", offer)


ANSWERS: Final[dict[str, Answer]] = {
    "lift_blockade": lift_blockade,
    "skirmish_space": skirmish_space,
    "strike": strike,
    "strike_at": strike_at,
    "one_more_militia": one_more_militia,
    "common_cause_battle": common_cause_battle,
    "trade_offer": trade_offer,
}
