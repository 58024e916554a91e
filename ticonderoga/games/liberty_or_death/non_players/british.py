"""8.4 The non-player British: their chart, node by node.

B1 and B2 are the Event (events.py), B5 the Garrison (british_garrison.py), B8 the Muster
(british_muster.py), B9 and B12 the Battle (british_battle.py), B10 the March (british_march.py),
and B7, B11 and B13 the Special Activities (british_specials.py).
"""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Ask, Choice
from ticonderoga.games.liberty_or_death.data.pieces import (
    BRITISH,
    BRITISH_REGULAR,
    REBELLION_CONTROL,
)
from ticonderoga.games.liberty_or_death.data.spaces import CITIES
from ticonderoga.games.liberty_or_death.non_players import british_specials
from ticonderoga.games.liberty_or_death.non_players.british_battle import (
    battle,
    battle_called_for,
    battle_spaces,
    battle_turn,
)
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
    choose_special,
    special_first,
)
from ticonderoga.games.liberty_or_death.non_players.planned_march import Leg
from ticonderoga.games.liberty_or_death.non_players.priorities import (
    least,
    least_support,
    most_opposition,
    random_space,
)
from ticonderoga.games.liberty_or_death.non_players.sheet import (
    Answer,
    Script,
    Sheet,
    Wants,
    by_chance,
    ending,
    say,
)
from ticonderoga.games.liberty_or_death.order import (
    BATTLE,
    GARRISON,
    MARCH,
    MUSTER,
    NO_COMMAND,
    NO_SPECIAL,
    Order,
)
from ticonderoga.games.liberty_or_death.position import Position
from ticonderoga.games.liberty_or_death.rules.garrison import rebel_units
from ticonderoga.games.liberty_or_death.rules.interrupt import bars_interruption, order_in_hand
from ticonderoga.games.liberty_or_death.rules.turn import FINISH, PASS

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


# ---------------------------------------------------------------------- which Command


def choose(g: Position, order: Order, first: int, wants: Wants) -> Chosen:
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
            if can_muster(g, order, wants):
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
        if garrison_possible(g, order):
            if garrison_legs(g, order):
                return GARRISON
            say(g, "np_b_garrison_none", "B5")
        return choose(g, order, MUSTER, wants).command
    return choose(g, order, named_by_tests(g), wants).command


def special_after(g: Position, order: Order, command: int) -> int:
    """8.3.7b The Special Activity of a Command, by itself."""
    return choose_special(g, order, command == GARRISON)


# ---------------------------------------------------------------------- the turn


def turn(g: Position, ask: Ask, wants: Wants) -> Script:
    """B3 to B13"""
    if g.resources[BRITISH] <= 0:
        say(g, "np_no_resources", "B3")
        return (yield PASS)
    say(g, "np_resources", "B3", g.resources[BRITISH])
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
        chosen = choose(g, order, MUSTER, wants)
    else:
        chosen = choose(g, order, named_by_tests(g), wants)
    return (yield from execute(g, ask, wants, order, chosen))


def trial_of(order: Order) -> Order:
    """What the Special Activity has left of an order, to plan its Command with."""
    trial = Order(BRITISH, specials_left=order.specials_left)
    trial.special = order.special
    trial.special_spaces = order.special_spaces
    return trial


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
    if order.command == MARCH and order.special == NO_SPECIAL:
        say(g, "np_b_no_common_cause", "B13")
    special = NO_SPECIAL if order.command == GARRISON else choose_special(g, order, False)
    if special == NO_SPECIAL or bars_interruption(g, order, special):
        return (yield FINISH)
    return (yield ("special", special))


# ---------------------------------------------------------------------- 8.4.1h clearing a City


def displace_from(g: Position, ask: Ask, wants: Wants) -> Choice | None:
    """8.4.1h, A91 The City with most Rebellion pieces that can be displaced."""
    best, high = 0, 0
    for city in CITIES:
        if ask.among >> city & 1:
            number = rebel_units(g, city)
            if number >= high:
                best = 1 << city if number > high else best | 1 << city
                high = number
    if g.edition.clears_by_province:
        best = beside_the_best(g, best)
    return ("space", random_space(g, best))


def best_provinces(g: Position, bits: int) -> int:
    """8.4.1h Most Opposition, then least Support, then lowest Population."""
    return least(least_support(g, most_opposition(g, bits)), g.population)


def beside_the_best(g: Position, cities: int) -> int:
    """A91 Of some Cities those beside the best Province for the displaced."""
    near = g.board.neighbour_bits
    provinces = 0
    for city in CITIES:
        if cities >> city & 1:
            provinces |= near[city]
    provinces = best_provinces(g, provinces)
    found = 0
    for city in CITIES:
        if cities >> city & 1 and near[city] & provinces:
            found |= 1 << city
    return found


def displace_to(g: Position, ask: Ask, wants: Wants) -> Choice | None:
    """8.4.1h The best Province beside the City."""
    space = random_space(g, best_provinces(g, ask.among))
    say(g, "np_b_displace", "B5", ask.about["space"], space)
    return ("space", space)


ANSWERS: Final[dict[str, Answer]] = {
    **british_specials.ANSWERS,
    "displace_from": displace_from,
    "displace_to": displace_to,
}

SHEET: Final[Sheet] = Sheet(
    turn,
    {MUSTER: muster, GARRISON: garrison, MARCH: march, BATTLE: battle},
    ANSWERS,
    choose_command,
    special_after,
)
