"""8.3 Events: whether a non-player executes one. How it answers what cards ask is in
event_answers.py and event_pieces.py.

Node 1 of each chart is the symbol on the card (a sword sends the faction on), node 2 the
Event-or-Command questions. They are put to a forecast: the Event is executed on a copy of the
position (event_forecast.py).
"""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Choice
from ticonderoga.games.liberty_or_death.data.pieces import (
    BRITISH,
    BRITISH_CONTROL,
    BRITISH_FORT,
    BRITISH_REGULAR,
    FRENCH,
    FRENCH_REGULAR,
    INDIANS,
    KINDS_OF_FACTION,
    MILITIA,
    PATRIOT_FORT,
    PATRIOTS,
    SIDE_OF,
    SWORD,
    TORY,
    VILLAGE,
)
from ticonderoga.games.liberty_or_death.data.spaces import CITIES, WEST_INDIES
from ticonderoga.games.liberty_or_death.non_players import event_answers, event_bermuda
from ticonderoga.games.liberty_or_death.non_players.event_effects import (
    balance_is_against,
    places_well,
)
from ticonderoga.games.liberty_or_death.non_players.event_forecast import Forecast, forecast
from ticonderoga.games.liberty_or_death.non_players.event_instructions import sends_on, side_of
from ticonderoga.games.liberty_or_death.non_players.player import SYMBOL, Sheets
from ticonderoga.games.liberty_or_death.non_players.sheet import Answer, Begin, say
from ticonderoga.games.liberty_or_death.non_players.why import (
    HELPS_ENEMY,
    NO_EFFECT,
    OWN_LOSSES,
    UNMET,
)
from ticonderoga.games.liberty_or_death.order import MARCH
from ticonderoga.games.liberty_or_death.position import Position

QUESTIONS: Final[tuple[str, ...]] = ("B2", "P2", "I2", "F2")
"""The second node, by faction."""

CITIES_FOR_ROLL: Final = 5
PIECES_FOR_ROLL: Final = 25
VILLAGES_FOR_ROLL: Final = 4
LOW_ROLL: Final = 5
MUCH_MONEY: Final = 3


# ---------------------------------------------------------------------- the questions


def shifts_balance(g: Position, faction: int, seen: Forecast) -> bool:
    """8.4a, 8.5a, 8.6a, 8.7a The enemy's total exceeds that of the side, and the Event shifts the
    balance back; for the Patriots a higher FNI will do, for the Indians a lower one."""
    side = SIDE_OF[faction]
    if not balance_is_against(g, side):
        return False
    if seen.shift_for(side) > 0:
        return True
    if faction == PATRIOTS:
        return seen.fni() > 0
    return faction == INDIANS and seen.fni() < 0


def places_as_wanted(g: Position, faction: int, seen: Forecast, kind: int) -> bool:
    """A piece of the kind comes to a space where a question wants it, as things are now."""
    for placed, space, _ in seen.placed:
        if placed == kind and places_well(g, faction, kind, space):
            return True
    return False


def british_reason(g: Position, seen: Forecast) -> str:
    """B2 8.4b to d"""
    for kind in KINDS_OF_FACTION[BRITISH]:
        if seen.left_unavailable(kind) > 0 and seen.places(kind):
            return "np_event_unavailable"
    for kind in (TORY, BRITISH_FORT, BRITISH_REGULAR):
        if places_as_wanted(g, BRITISH, seen, kind):
            return "np_event_british_placed"
    if seen.inflicts(False) or seen.battles >> BRITISH & 1:
        return "np_event_casualties"
    return ""


def patriot_reason(g: Position, seen: Forecast) -> str:
    """P2 8.5b to d"""
    if places_as_wanted(g, PATRIOTS, seen, MILITIA):
        return "np_event_militia"
    if seen.places(PATRIOT_FORT) or seen.removes(VILLAGE):
        return "np_event_fort_or_village"
    if seen.gained(PATRIOTS) >= MUCH_MONEY:
        return "np_event_money"
    return ""


def indian_reason(seen: Forecast) -> str:
    """I2 8.7b, c"""
    if seen.places(VILLAGE) or seen.gathers:
        return "np_event_village"
    return "np_event_fort_removed" if seen.removes(PATRIOT_FORT) else ""


def french_reason(g: Position, seen: Forecast) -> str:
    """F2 8.6b to e"""
    squadrons = g.squadrons_unavailable - seen.after.squadrons_unavailable
    if seen.left_unavailable(FRENCH_REGULAR) > 0 or squadrons > 0:
        return "np_event_french_released"
    for kind, space, _ in seen.placed:
        if kind == FRENCH_REGULAR and space != WEST_INDIES:
            return "np_event_french_placed"
    if seen.inflicts(True) or seen.battles >> FRENCH & 1:
        return "np_event_casualties"
    return "np_event_money" if seen.gained(FRENCH) > 0 else ""


def may_roll(g: Position, faction: int) -> bool:
    """8.4e, 8.5e, 8.6f, 8.7d The faction stands so well that a roll may decide."""
    if faction == BRITISH:
        cities = 0
        for city in CITIES:
            cities += g.control[city] == BRITISH_CONTROL
        return cities >= CITIES_FOR_ROLL
    if faction == PATRIOTS:
        return sum([g.on_map[kind] for kind in KINDS_OF_FACTION[PATRIOTS]]) >= PIECES_FOR_ROLL
    if faction == INDIANS:
        return g.on_map[VILLAGE] >= VILLAGES_FOR_ROLL
    return g.treaty


def reason_for(g: Position, faction: int, seen: Forecast) -> str:
    """The first question of the chart that is met; empty if none is."""
    if shifts_balance(g, faction, seen):
        return "np_event_shift"
    if faction == BRITISH:
        return british_reason(g, seen)
    if faction == PATRIOTS:
        return patriot_reason(g, seen)
    return indian_reason(seen) if faction == INDIANS else french_reason(g, seen)


# ---------------------------------------------------------------------- the decision


def choose_event(g: Position, faction: int, sheets: Sheets) -> Choice | None:
    """8.1e, 8.3 The ("event", side) that a faction executes with the card in play, or None to go
    on with its Commands. The slot allows an Event; why or why not is said under the nodes 1
    and 2 of the faction's chart ("B1", "B2"). All factions are taken to play by the sheets."""
    side = wanted_side(g, faction, sheets)
    return None if side < 0 else ("event", side)


def why_ineffective(seen: Forecast) -> int:
    """8.3.3 Which of the three faults an Ineffective Event has."""
    if not seen.effects:
        return NO_EFFECT
    return OWN_LOSSES if seen.own_losses >= seen.effects else HELPS_ENEMY


def wanted_side(g: Position, faction: int, sheets: Sheets) -> int:
    """The side of the card that the faction executes; -1 for a Command instead."""
    card = g.played
    if g.pack.deck.icons[card][faction] == SWORD:
        say(g, "np_event_sword", SYMBOL[faction])
        return -1
    node = QUESTIONS[faction]
    if sends_on(g, card, faction):
        say(g, "np_event_instruction", node)
        return -1
    side = side_of(g, card, faction)
    seen = forecast(g, faction, side, sheets)
    if not seen.is_effective(SIDE_OF[faction]):
        say(g, "np_event_ineffective", node, why_ineffective(seen))
        return -1
    reason = reason_for(g, faction, seen)
    if reason == "np_event_shift":
        say(g, reason, node, g.support, g.opposition)
        return side
    if reason:
        say(g, reason, node)
        return side
    if not may_roll(g, faction):
        say(g, "np_event_no", node, UNMET + faction, g.support, g.opposition)
        return -1
    roll = g.dice.d6()
    say(g, "np_event_roll" if roll >= LOW_ROLL else "np_event_no_roll", node, roll)
    return side if roll >= LOW_ROLL else -1


ANSWERS: Final[dict[str, Answer]] = event_answers.ANSWERS
COMMANDS: Final[dict[tuple[int, int], Begin]] = {
    (event_bermuda.BERMUDA, MARCH): event_bermuda.march_for_bermuda,
}
"""8.3.1 Free Commands with an instruction of their own."""
