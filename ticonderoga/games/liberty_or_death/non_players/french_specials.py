"""8.6.1, 8.6.3, 8.6.6 The Special Activities of the non-player French (F8, F12, F15, F17)."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Ask, Choice
from ticonderoga.games.liberty_or_death.data.pieces import FRENCH, FRENCH_REGULAR
from ticonderoga.games.liberty_or_death.data.spaces import SPACES, WEST_INDIES
from ticonderoga.games.liberty_or_death.non_players.priorities import most, random_space
from ticonderoga.games.liberty_or_death.non_players.rebels import FIELDS
from ticonderoga.games.liberty_or_death.non_players.sheet import Answer, Wants, say
from ticonderoga.games.liberty_or_death.order import (
    BATTLE,
    MUSTER,
    NAVAL_PRESSURE,
    NO_COMMAND,
    NO_SPECIAL,
    PREPARER_LA_GUERRE,
    SKIRMISH,
    Order,
)
from ticonderoga.games.liberty_or_death.position import Position
from ticonderoga.games.liberty_or_death.rules.asking import (
    PREPARE_REGULARS,
    PREPARE_RESOURCES,
    PREPARE_SQUADRON,
)
from ticonderoga.games.liberty_or_death.rules.specials import special_spaces

_WEST_INDIES: Final = 1 << WEST_INDIES


def unprepared(g: Position) -> int:
    """Unavailable Regulars and Squadrons."""
    return g.unavailable[FRENCH_REGULAR] + g.squadrons_unavailable


def is_broke(g: Position, fields: int) -> bool:
    """8.6.3d The French have nothing left; 8.1g Battles are paid when they are selected, so what
    the fields will cost is gone already."""
    return g.resources[FRENCH] <= fields.bit_count()


def rolls_to_prepare(g: Position, number: int) -> bool:
    """F15 8.6.3d A D6 against what is Unavailable."""
    roll = g.dice.d6()
    said = "np_f_prepares_roll" if roll <= number else "np_f_no_prepares_roll"
    say(g, said, "F15", roll, number)
    return roll <= number


def as_before_treaty(g: Position, command: int) -> bool:
    """8.6.1b Whether they prepare without a roll and never for Resources: before the Treaty, and
    after a Muster if 8.6.4 is taken literally (C10)."""
    return not g.treaty or (command == MUSTER and g.edition.muster_prepares_at_once)


def may_prepare(g: Position, command: int, fields: int) -> bool:
    """F8, F15 8.6.1b, 8.6.3d Whether the French prepare for war. With an empty purse after the
    Treaty they do in any case; what, the roll decides then."""
    number = unprepared(g)
    if as_before_treaty(g, command):
        return number > 0
    if is_broke(g, fields):
        return True
    return number > 0 and rolls_to_prepare(g, number)


def prepares(g: Position, ask: Ask, wants: Wants) -> Choice | None:
    """F8, F15 A Squadron, else Regulars, else Resources."""
    number = unprepared(g)
    command = g.order.command if g.order is not None else NO_COMMAND
    if number and not as_before_treaty(g, command) and is_broke(g, wants.get(FIELDS, 0)):
        if not rolls_to_prepare(g, number):
            return ("option", PREPARE_RESOURCES)
    for option in (PREPARE_SQUADRON, PREPARE_REGULARS, PREPARE_RESOURCES):
        if option in ask.among:
            return ("option", option)
    return None


def can_skirmish(g: Position, order: Order, fields: int) -> bool:
    """F12 Somewhere outside the spaces selected for Battle."""
    return special_spaces(g, order, SKIRMISH) & ~fields != 0


def choose_special(g: Position, order: Order, command: int, fields: int) -> int:
    """8.6.3b, 8.6.6b Skirmish, Préparer la Guerre, Naval Pressure; with a Battle Naval Pressure,
    Skirmish, Préparer la Guerre. Before the Treaty there is only the second."""
    if not g.treaty:
        if may_prepare(g, command, fields):
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
    if may_prepare(g, command, fields):
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
    bits: int = ask.among
    bits = bits & ~wants.get(FIELDS, 0) or bits
    space = WEST_INDIES
    said = "np_f_skirmish_far"
    if not bits & _WEST_INDIES:
        ranks = [0] * SPACES
        for each in range(WEST_INDIES):
            cubes = g.regulars[each] + g.tories[each]
            ranks[each] = min(cubes, 2) if cubes else 3
        space = random_space(g, most(bits, ranks))
        said = "np_f_skirmish_fort" if ranks[space] > 2 else "np_f_skirmish"
    say(g, said, "F12", space)
    return ("space", space)


ANSWERS: Final[dict[str, Answer]] = {"prepare": prepares, "skirmish_space": skirmish_where}
