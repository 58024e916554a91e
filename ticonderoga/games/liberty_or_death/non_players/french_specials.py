"""8.6.1, 8.6.3, 8.6.6 The Special Activities of the non-player French (F8, F12, F15, F17)."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Ask, Choice
from ticonderoga.games.liberty_or_death.non_players.mind import Answer, Wants, say
from ticonderoga.games.liberty_or_death.non_players.priorities import most, random_space
from ticonderoga.games.liberty_or_death.non_players.rebels import FIELDS
from ticonderoga.games.liberty_or_death.order import (
    BATTLE,
    NAVAL_PRESSURE,
    NO_SPECIAL,
    PREPARER_LA_GUERRE,
    SKIRMISH,
    Order,
)
from ticonderoga.games.liberty_or_death.pieces import FRENCH, FRENCH_REGULAR
from ticonderoga.games.liberty_or_death.position import Position
from ticonderoga.games.liberty_or_death.rules.specials import (
    PREPARE_REGULARS,
    PREPARE_RESOURCES,
    PREPARE_SQUADRON,
    special_spaces,
)
from ticonderoga.games.liberty_or_death.spaces import SPACES, WEST_INDIES

_WEST_INDIES: Final = 1 << WEST_INDIES


def unprepared(g: Position) -> int:
    """Unavailable Regulars and Squadrons."""
    return g.unavailable[FRENCH_REGULAR] + g.squadrons_unavailable


def may_prepare(g: Position) -> bool:
    """F8, F15 8.6.1b, 8.6.3d Whether the French prepare for war. With an empty purse after the
    Treaty they do in any case; what, the roll decides then."""
    number = unprepared(g)
    if not g.treaty:
        return number > 0
    if not g.resources[FRENCH]:
        return True
    if not number:
        return False
    roll = g.dice.d6()
    said = "np_f_prepares_roll" if roll <= number else "np_f_no_prepares_roll"
    say(g, said, "F15", roll, number)
    return roll <= number


def prepares(g: Position, ask: Ask, wants: Wants) -> Choice | None:
    """F8, F15 A Squadron, else Regulars, else Resources."""
    number = unprepared(g)
    if g.treaty and number and not g.resources[FRENCH]:
        roll = g.dice.d6()
        said = "np_f_prepares_roll" if roll <= number else "np_f_no_prepares_roll"
        say(g, said, "F15", roll, number)
        if roll > number:
            return ("option", PREPARE_RESOURCES)
    for option in (PREPARE_SQUADRON, PREPARE_REGULARS, PREPARE_RESOURCES):
        if ("option", option) in ask.args[0]:
            return ("option", option)
    return None


def can_skirmish(g: Position, order: Order, fields: int) -> bool:
    """F12 Somewhere outside the spaces selected for Battle."""
    return special_spaces(g, order, SKIRMISH) & ~fields != 0


def choose_special(g: Position, order: Order, command: int, fields: int) -> int:
    """8.6.3b, 8.6.6b Skirmish, Préparer la Guerre, Naval Pressure; with a Battle Naval Pressure,
    Skirmish, Préparer la Guerre. Before the Treaty there is only the second."""
    if not g.treaty:
        if may_prepare(g):
            say(g, "np_special", "F8", PREPARER_LA_GUERRE)
            return PREPARER_LA_GUERRE
        say(g, "np_no_special", "F8")
        return NO_SPECIAL
    ships = g.squadrons > 0
    if command == BATTLE and ships:
        say(g, "np_special", "F17", NAVAL_PRESSURE)
        return NAVAL_PRESSURE
    if can_skirmish(g, order, fields):
        say(g, "np_special", "F12", SKIRMISH)
        return SKIRMISH
    if may_prepare(g):
        say(g, "np_special", "F15", PREPARER_LA_GUERRE)
        return PREPARER_LA_GUERRE
    if ships:
        say(g, "np_special", "F17", NAVAL_PRESSURE)
        return NAVAL_PRESSURE
    say(g, "np_no_special", "F15" if command == BATTLE else "F17")
    return NO_SPECIAL


def special_after(g: Position, order: Order, command: int) -> int:
    """8.3.5e, 8.3.7b The Special Activity that goes with a Command."""
    return choose_special(g, order, command, 0)


def skirmish_where(g: Position, ask: Ask, wants: Wants) -> Choice | None:
    """F12 8.6.3c The West Indies, else where a Fort, then where most cubes can be removed."""
    bits: int = ask.args[0]
    bits = bits & ~wants.get(FIELDS, 0) or bits
    space = WEST_INDIES
    if not bits & _WEST_INDIES:
        ranks = [0] * SPACES
        for each in range(WEST_INDIES):
            cubes = g.regulars[each] + g.tories[each]
            ranks[each] = min(cubes, 2) if cubes else 3
        space = random_space(g, most(bits, ranks))
    say(g, "np_special_at", "F12", SKIRMISH, space)
    return ("space", space)


ANSWERS: Final[dict[str, Answer]] = {"prepare": prepares, "skirmish_space": skirmish_where}
