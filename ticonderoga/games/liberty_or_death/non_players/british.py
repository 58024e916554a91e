"""8.4 The non-player British: their chart, node by node.

B1 and B2 are the Event (events.py), B5 the Garrison (british_garrison.py), B8 the Muster
(british_muster.py), B10 the March (british_march.py), and B7, B11 and B13 the Special Activities
(british_specials.py).
"""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Ask, Choice
from ticonderoga.games.liberty_or_death.non_players import british_specials
from ticonderoga.games.liberty_or_death.non_players.british_garrison import (
    garrison,
    garrison_by,
    garrison_legs,
)
from ticonderoga.games.liberty_or_death.non_players.british_march import (
    march,
    march_by,
    march_legs,
)
from ticonderoga.games.liberty_or_death.non_players.british_muster import can_muster, muster
from ticonderoga.games.liberty_or_death.non_players.british_specials import (
    BATTLES,
    choose_special,
    common_cause_number,
)
from ticonderoga.games.liberty_or_death.non_players.events import choose_event
from ticonderoga.games.liberty_or_death.non_players.legs import Leg
from ticonderoga.games.liberty_or_death.non_players.mind import (
    Answer,
    Script,
    Sheet,
    Wants,
    by_chance,
    ending,
    say,
)
from ticonderoga.games.liberty_or_death.non_players.priorities import (
    is_superior,
    least,
    least_support,
    most,
    most_opposition,
    random_space,
)
from ticonderoga.games.liberty_or_death.order import (
    BATTLE,
    COMMON_CAUSE,
    GARRISON,
    MARCH,
    MUSTER,
    NO_COMMAND,
    NO_SPECIAL,
    Order,
)
from ticonderoga.games.liberty_or_death.pieces import (
    BRITISH,
    BRITISH_REGULAR,
    FRENCH,
    PATRIOTS,
    REBELLION_CONTROL,
)
from ticonderoga.games.liberty_or_death.position import Position
from ticonderoga.games.liberty_or_death.rules.battle_levels import Battle
from ticonderoga.games.liberty_or_death.rules.british import rebel_units
from ticonderoga.games.liberty_or_death.rules.fighting import bars_battle
from ticonderoga.games.liberty_or_death.rules.interrupt import bars_interruption, order_in_hand
from ticonderoga.games.liberty_or_death.rules.turn import bars_special_first, event_allowed
from ticonderoga.games.liberty_or_death.spaces import CITIES, EVERYWHERE

PASS: Final[Choice] = ("pass",)
FINISH: Final[Choice] = ("finish",)
DONE: Final[Choice] = ("done",)
REGULARS_FOR_GARRISON: Final = 10
GARRISON_PRICE: Final = 2


class Chosen:
    """A Command that the chart has selected, with what was planned to select it."""

    __slots__ = ("battles", "command", "legs")

    def __init__(self, command: int) -> None:
        self.command: int = command
        self.legs: list[Leg] = []
        self.battles: list[int] = []


# ---------------------------------------------------------------------- the tests


def city_to_garrison(g: Position) -> int:
    """8.4.1a A City under Rebellion Control without a Patriot Fort; -1 if there is none."""
    for city in CITIES:
        if g.control[city] == REBELLION_CONTROL and not g.patriot_forts[city]:
            return city
    return -1


def garrison_called_for(g: Position) -> bool:
    """B4 Ten Regulars on the map, and such a City."""
    regulars = g.on_map[BRITISH_REGULAR]
    if regulars < REGULARS_FOR_GARRISON:
        say(g, "np_b_few_regulars", "B4", regulars)
        return False
    city = city_to_garrison(g)
    if city < 0:
        say(g, "np_b_no_city", "B4")
        return False
    say(g, "np_b_garrison", "B4", regulars, city)
    return True


def garrison_possible(g: Position, order: Order) -> bool:
    """8.1f It can be paid, and at FNI 3 the Special Activity before it lowers that."""
    if not order.free and g.resources[BRITISH] < GARRISON_PRICE:
        say(g, "np_b_garrison_price", "B5", g.resources[BRITISH])
        return False
    return True


def muster_called_for(g: Position) -> bool:
    """B6 A D6 below the Available Regulars."""
    available = g.available[BRITISH_REGULAR]
    roll = g.dice.d6()
    say(g, "np_b_muster" if roll < available else "np_b_no_muster", "B6", roll, available)
    return roll < available


def battle_called_for(g: Position) -> bool:
    """B9, 8.4.3 Two Active Rebellion pieces somewhere, and the Regulars with the Leader
    outnumber all Rebellion pieces with their Leaders; C5 on the sheet only the Active ones."""
    for space in EVERYWHERE:
        regulars = g.regulars[space]
        rebels = g.rebels[space]
        if not regulars or rebels < 2:
            continue
        active = rebels - g.militia[space]
        if active < 2:
            continue
        own = regulars + int(g.leader_at(BRITISH, space))
        if g.edition.charts_rule:
            enemies = active
        else:
            enemies = rebels + int(g.leader_at(PATRIOTS, space)) + int(g.leader_at(FRENCH, space))
        if own > enemies:
            say(g, "np_b_battle", "B9", space, own, enemies)
            return True
    say(g, "np_b_no_battle", "B9")
    return False


def battle_spaces(g: Position, order: Order) -> list[int]:
    """8.4.4a Where Rebellion Forts or cubes are and the Royalists are superior, most British
    pieces first."""
    card = Battle(
        0, BRITISH, False, 0, order.attacker_force, order.attacker_loss, order.defender_loss
    )
    common = order.specials_left > 0 or order.special == COMMON_CAUSE
    bits = 0
    for space in EVERYWHERE:
        if not g.british[space] or not g.rebels[space]:
            continue
        if not (g.continentals[space] or g.french[space] or g.patriot_forts[space]):
            continue
        if bars_battle(g, order, space):
            continue
        involved = g.all_war_parties(space) > 0
        number = common_cause_number(g, space) if common else 0
        if is_superior(g, BRITISH, space, involved, number, card):
            bits |= 1 << space
    found: list[int] = []
    while bits:
        space = random_space(g, most(bits, g.british))
        found.append(space)
        bits &= ~(1 << space)
    return found


# ---------------------------------------------------------------------- which Command


def choose(g: Position, order: Order, first: int) -> Chosen:
    """B6 to B12 The Command that can be executed, beginning with the one that the tests name:
    Battle gives way to March, Muster and March to each other."""
    if first == BATTLE:
        chosen = Chosen(BATTLE)
        order.command = BATTLE
        chosen.battles = battle_spaces(g, order)
        if chosen.battles:
            return chosen
        say(g, "np_b_battle_none", "B12")
        first = MARCH
    for command in (first, MARCH if first == MUSTER else MUSTER):
        order.command = command
        chosen = Chosen(command)
        if command == MUSTER:
            if can_muster(g, order):
                return chosen
            say(g, "np_b_muster_none", "B8")
        else:
            chosen.legs = march_legs(g, order)
            if chosen.legs:
                return chosen
            say(g, "np_b_march_none", "B10")
    order.command = NO_COMMAND
    return Chosen(NO_COMMAND)


def named_by_tests(g: Position) -> int:
    """B6, B9"""
    if muster_called_for(g):
        return MUSTER
    return BATTLE if battle_called_for(g) else MARCH


def choose_command(g: Position, order: Order, wants: Wants) -> int:
    """8.3.5e, 8.3.7 The Command under an order, without Event and Pass."""
    if garrison_called_for(g):
        order.command = GARRISON
        if garrison_possible(g, order) and garrison_legs(g, order):
            return GARRISON
        return choose(g, order, MUSTER).command
    return choose(g, order, named_by_tests(g)).command


def special_after(g: Position, order: Order, command: int) -> int:
    """8.3.7b The Special Activity of a Command, by itself."""
    return choose_special(g, order, command == GARRISON)


# ---------------------------------------------------------------------- the turn


def turn(g: Position, ask: Ask, wants: Wants) -> Script:
    """B1 to B13"""
    if event_allowed(g):
        event = choose_event(g, BRITISH, wants)
        if event is not None:
            return (yield event)
    else:
        say(g, "np_event_closed", "B1")
    if g.resources[BRITISH] <= 0:
        say(g, "np_no_resources", "B3")
        return (yield PASS)
    order = Order(BRITISH, specials_left=1)
    if garrison_called_for(g):
        if garrison_possible(g, order):
            g, ask = yield from special_first(g, ask, order, True)
            if g.order is not None:
                order = trial_of(g.order)
            legs = garrison_legs(g, order)
            if legs:
                g, ask = yield ("command", GARRISON)
                g, ask = yield from garrison_by(g, ask, legs)
                return (yield from finish(g, ask))
            say(g, "np_b_garrison_none", "B5")
        chosen = choose(g, order, MUSTER)
    else:
        chosen = choose(g, order, named_by_tests(g))
    return (yield from execute(g, ask, wants, order, chosen))


def trial_of(order: Order) -> Order:
    """What the Special Activity has left of an order, to plan its Command with."""
    trial = Order(BRITISH, specials_left=order.specials_left)
    trial.special = order.special
    trial.special_spaces = order.special_spaces
    return trial


def special_first(g: Position, ask: Ask, order: Order, naval_first: bool, avoid: int = 0) -> Script:
    """A Special Activity before the Command, if one is possible: then the Command is asked."""
    special = choose_special(g, order, naval_first, avoid)
    if special != NO_SPECIAL and not bars_special_first(g, BRITISH, special):
        g, ask = yield ("special", special)
    return g, ask


def execute(g: Position, ask: Ask, wants: Wants, order: Order, chosen: Chosen) -> Script:
    """Carry out what was chosen, with its Special Activity."""
    command = chosen.command
    if command == NO_COMMAND:
        return (yield from do_nothing(g, ask))
    if command == BATTLE:
        return (yield from battle_turn(g, ask, wants, order, chosen.battles))
    g, ask = yield ("command", command)
    if command == MUSTER:
        g, ask = yield from muster(g, ask, wants)
    else:
        g, ask = yield from march_by(g, ask, chosen.legs)
    return (yield from finish(g, ask))


def do_nothing(g: Position, ask: Ask) -> Script:
    """Pass; after a Special Activity some Command has to follow, and is ended at once."""
    if ask.question.key == "turn":
        say(g, "np_pass", "B8")
        return (yield PASS)
    g, ask = yield by_chance(g, ask)
    while True:
        g, ask = yield ending(g, ask)


def finish(g: Position, ask: Ask) -> Script:
    """8.4.2e, 8.4.3g After Muster or March: Skirmish, or Naval Pressure, or none; 8.4.1b of a
    Garrison it came before, or not at all."""
    if ask.question.key != "finish_turn":
        return g, ask
    order = order_in_hand(g)
    special = NO_SPECIAL if order.command == GARRISON else choose_special(g, order, False)
    if special == NO_SPECIAL or bars_interruption(g, order, special):
        return (yield FINISH)
    return (yield ("special", special))


# ---------------------------------------------------------------------- B12 Battle


def battle_turn(g: Position, ask: Ask, wants: Wants, order: Order, spaces: list[int]) -> Script:
    """8.4.4b Common Cause if it raises the Force anywhere; else Skirmish elsewhere or Naval
    Pressure, before the Battles are resolved."""
    selected = 0
    for space in spaces:
        selected |= 1 << space
    wants[BATTLES] = selected
    if not uses_common_cause(g, spaces):
        order.command = NO_COMMAND
        g, ask = yield from special_first(g, ask, order, False, selected)
    g, ask = yield ("command", BATTLE)
    g, ask = yield from battle_in(g, ask, spaces)
    if ask.question.key == "finish_turn":
        return (yield FINISH)
    return g, ask


def uses_common_cause(g: Position, spaces: list[int]) -> bool:
    for space in spaces:
        if common_cause_number(g, space):
            return True
    return False


def battle(g: Position, ask: Ask, wants: Wants) -> Script:
    """B12 A Battle by itself."""
    return (yield from battle_in(g, ask, battle_spaces(g, order_in_hand(g))))


def battle_in(g: Position, ask: Ask, spaces: list[int]) -> Script:
    if not spaces:
        return g, ask
    order = order_in_hand(g)
    if order.special == NO_SPECIAL and order.specials_left > 0 and uses_common_cause(g, spaces):
        say(g, "np_b_common_cause", "B13")
        g, ask = yield ("special", COMMON_CAUSE)
    for space in spaces:
        if not bars_battle(g, order_in_hand(g), space):
            say(g, "np_b_battle_at", "B12", space)
            g, ask = yield ("fight", space)
    if ask.question.key == "battle":
        g, ask = yield DONE
    return g, ask


# ---------------------------------------------------------------------- 8.4.1h clearing a City


def displace_from(g: Position, ask: Ask, wants: Wants) -> Choice | None:
    """8.4.1h The City with most Rebellion pieces that can be displaced."""
    best, high = 0, 0
    for city in CITIES:
        if ask.args[0] >> city & 1:
            number = rebel_units(g, city)
            if number >= high:
                best = 1 << city if number > high else best | 1 << city
                high = number
    return ("space", random_space(g, best))


def displace_to(g: Position, ask: Ask, wants: Wants) -> Choice | None:
    """8.4.1h Most Opposition, then least Support, then lowest Population."""
    bits = least(least_support(g, most_opposition(g, ask.args[0])), g.population)
    space = random_space(g, bits)
    say(g, "np_b_displace", "B5", ask.args[2], space)
    return ("space", space)


ANSWERS: Final[dict[str, Answer]] = {
    **british_specials.ANSWERS,
    "displace_from": displace_from,
    "displace_to": displace_to,
}

SHEET: Final[Sheet | None] = Sheet(
    turn,
    {MUSTER: muster, GARRISON: garrison, MARCH: march, BATTLE: battle},
    ANSWERS,
    choose_command,
    special_after,
)
