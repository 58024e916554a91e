"""8.6 The non-player French: their chart, node by node."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Ask, Choice
from ticonderoga.engine.kit.questions import NO
from ticonderoga.games.liberty_or_death.data.pieces import (
    CONTINENTAL,
    FRENCH,
    FRENCH_REGULAR,
    MILITIA,
    PATRIOTS,
    REBELLION_CONTROL,
)
from ticonderoga.games.liberty_or_death.data.spaces import EVERYWHERE, WEST_INDIES
from ticonderoga.games.liberty_or_death.non_players import (
    french_march,
    french_specials,
    rebels,
    rebels_winter,
)
from ticonderoga.games.liberty_or_death.non_players.french_specials import (
    choose_special,
    special_after,
)
from ticonderoga.games.liberty_or_death.non_players.priorities import (
    control_if,
    having,
    random_space,
)
from ticonderoga.games.liberty_or_death.non_players.sheet import (
    Answer,
    Script,
    Sheet,
    Wants,
    as_many_as_possible,
    finishing,
    say,
)
from ticonderoga.games.liberty_or_death.order import (
    AGENT_MOBILIZATION,
    BATTLE,
    HORTALEZ,
    MARCH,
    MUSTER,
    NO_COMMAND,
    NO_SPECIAL,
    Order,
)
from ticonderoga.games.liberty_or_death.position import Position
from ticonderoga.games.liberty_or_death.rules.asking import ONE_CONTINENTAL, TWO_MILITIA
from ticonderoga.games.liberty_or_death.rules.french import (
    REGULARS_AT_ONCE,
    bars_agents,
    bars_french_muster,
    can_hortalez,
)
from ticonderoga.games.liberty_or_death.rules.interrupt import order_in_hand
from ticonderoga.games.liberty_or_death.rules.patriots import patriot_units
from ticonderoga.games.liberty_or_death.rules.turn import FINISH, PASS, limited_now

_WEST_INDIES: Final = 1 << WEST_INDIES
NODE: Final = {AGENT_MOBILIZATION: "F7", MUSTER: "F10", MARCH: "F14", BATTLE: "F16"}


# ---------------------------------------------------------------------- F5 to F8 before the Treaty


def agents_bits(g: Position, order: Order) -> int:
    """F7 8.6.2a Where agents work: the equal best, first to add Rebellion Control, then where
    most Patriot units are; A84 two Militia or a Continental are needed."""
    if g.available[MILITIA] > 1:
        number = 2
    elif g.available[CONTINENTAL]:
        number = 1
    else:
        return 0
    best, high = 0, -1
    for space in g.board.agent_spaces:
        if bars_agents(g, order, space):
            continue
        rank = patriot_units(g, space)
        if g.control[space] != REBELLION_CONTROL:
            if control_if(g, space, 0, 0, number) == REBELLION_CONTROL:
                rank += 100
        if rank >= high:
            best = 1 << space if rank > high else best | 1 << space
            high = rank
    return best


def agent_mobilization(g: Position, ask: Ask, wants: Wants) -> Script:
    """F7 8.6.2 Agents raise two Militia, else a Continental."""
    bits = agents_bits(g, order_in_hand(g))
    if bits:
        space = random_space(g, bits)
        say(g, "np_f_agents", "F7", space)
        g, ask = yield ("agents", space)
    return g, ask


def agents_raise(g: Position, ask: Ask, wants: Wants) -> Choice | None:
    """8.6.2a, A84"""
    wanted = TWO_MILITIA if g.available[MILITIA] > 1 else ONE_CONTINENTAL
    return ("option", wanted) if wanted in ask.among else None


def hands_over(g: Position, ask: Ask, wants: Wants) -> Choice | None:
    """F6, F11 8.6.1a, 8.6.3a Up to a D3, as far as the French have it."""
    low, high = ask.among
    roll = wants.pop("note_hortalez", 0) or g.dice.d3()
    say(g, "np_f_hortalez", "F11" if g.treaty else "F6", roll)
    return ("number", max(low, min(high, roll)))


# ---------------------------------------------------------------------- F10 Muster


def muster_bits(g: Position, order: Order) -> int:
    """F10 8.6.4a Where Regulars are placed: the West Indies with fewer than four Available and
    no Rebellion Control there, else under Rebellion Control, with Continentals first."""
    stock = g.available[FRENCH_REGULAR]
    if not stock:
        return 0
    if stock < REGULARS_AT_ONCE and g.control[WEST_INDIES] != REBELLION_CONTROL:
        if not bars_french_muster(g, order, WEST_INDIES):
            return _WEST_INDIES
    bits = 0
    for space in range(WEST_INDIES):
        if g.control[space] == REBELLION_CONTROL and not bars_french_muster(g, order, space):
            bits |= 1 << space
    return having(bits, g.continentals) or bits


def _why_there(g: Position, space: int) -> str:
    """The sentence for a place where Regulars land."""
    if space == WEST_INDIES:
        return "np_f_musters_far"
    return "np_f_musters_joined" if g.continentals[space] else "np_f_musters"


def muster(g: Position, ask: Ask, wants: Wants) -> Script:
    """F10 8.6.4"""
    bits = muster_bits(g, order_in_hand(g))
    if not bits:  # 8.3.5b a card wants a Muster that the chart has no place for
        for space in EVERYWHERE:
            if not bars_french_muster(g, order_in_hand(g), space):
                bits |= 1 << space
    if bits:
        space = random_space(g, bits)
        say(g, _why_there(g, space), "F10", space)
        g, ask = yield ("muster_at", space)
    return g, ask


def lands_first(g: Position, ask: Ask, wants: Wants) -> Choice | None:
    """2.3.9d, 8.6.4a The Muster of the Treaty goes where any Muster would."""
    bits: int = ask.among
    space = random_space(g, muster_bits(g, Order(FRENCH, MUSTER, free=True)) & bits or bits)
    say(g, _why_there(g, space), "F10", space)
    return ("space", space)


def builds_no_fort(g: Position, ask: Ask, wants: Wants) -> Choice | None:
    """8.6.4a Never a Patriot Fort."""
    return NO


# ---------------------------------------------------------------------- F13, F16 Battle


def odds_at(g: Position, space: int) -> tuple[int, int]:
    """8.6.6a Cubes and Leaders of the Rebellion, and British pieces."""
    leaders = int(g.leader_at(PATRIOTS, space)) + int(g.leader_at(FRENCH, space))
    return g.continentals[space] + g.french[space] + leaders, g.british[space]


def outnumbered(g: Position) -> int:
    """F13 8.6.6a The first space in which cubes and Leaders of the Rebellion exceed the British
    pieces there; -1 if there is none."""
    for space in EVERYWHERE:
        if g.british[space] and (g.continentals[space] or g.french[space]):
            own, theirs = odds_at(g, space)
            if own > theirs:
                return space
    return -1


def battle_fields(g: Position, order: Order) -> list[int]:
    """F16 8.6.6a The Battles in order: highest Population, then random."""
    return rebels.select_fields(g, order, "F16", (g.population,))


def battle(g: Position, ask: Ask, wants: Wants) -> Script:
    """F16 8.6.6 Battle where it promises success, as planned before the Special Activity."""
    fields = rebels.noted_fields(wants) or battle_fields(g, order_in_hand(g))
    g, ask = yield from rebels.fight(g, ask, wants, "F16", fields)
    return g, ask


# ---------------------------------------------------------------------- which Command


def choose_command(g: Position, order: Order, wants: Wants) -> int:
    """8.6.1 to 8.6.6 From F4 on: the Command that the chart selects; NO_COMMAND if none can be
    executed."""
    say(g, "np_f_treaty" if g.treaty else "np_f_no_treaty", "F4")
    chosen = _after_treaty(g, order, wants) if g.treaty else _before_treaty(g, order, wants)
    order.command = chosen
    if chosen == NO_COMMAND:
        say(g, "np_no_command", "F11" if g.treaty else "F6", FRENCH)
    else:
        say(g, "np_command", node_of(g, chosen), chosen)
    return chosen


def node_of(g: Position, command: int) -> str:
    if command == HORTALEZ:
        return "F11" if g.treaty else "F6"
    return NODE[command]


def _hortalez(g: Position, order: Order, wants: Wants) -> int:
    """F6, F11 C2 The sheet wants the whole D3, or nothing before the Treaty."""
    order.command = HORTALEZ
    if not can_hortalez(g, order):
        return NO_COMMAND
    if g.edition.charts_rule and not g.treaty and not order.free:
        roll = g.dice.d3()
        if roll > g.resources[FRENCH]:
            say(g, "np_f_too_poor", "F6", roll)
            return NO_COMMAND
        wants["note_hortalez"] = roll
    return HORTALEZ


def _before_treaty(g: Position, order: Order, wants: Wants) -> int:
    """F5 8.6.1a A D3 that exceeds the Patriot Resources sends money, else agents go."""
    roll = g.dice.d3()
    purse = g.resources[PATRIOTS]
    if roll > purse:
        say(g, "np_f_patriots_poor", "F5", purse, roll)
        return _hortalez(g, order, wants)
    say(g, "np_f_patriots_rich", "F5", purse, roll)
    order.command = AGENT_MOBILIZATION
    if agents_bits(g, order):
        return AGENT_MOBILIZATION
    say(g, "np_impossible", "F7", AGENT_MOBILIZATION)
    return _hortalez(g, order, wants)


def _muster(g: Position, order: Order, wants: Wants) -> int:
    """F10, else F11."""
    order.command = MUSTER
    if muster_bits(g, order):
        return MUSTER
    say(g, "np_impossible", "F10", MUSTER)
    return _hortalez(g, order, wants)


def _after_treaty(g: Position, order: Order, wants: Wants) -> int:
    """F9, F13 8.6.4a A D6 below the Available Regulars musters; else Battle or March."""
    roll = g.dice.d6()
    stock = g.available[FRENCH_REGULAR]
    if roll < stock:
        say(g, "np_f_muster_roll", "F9", roll, stock)
        return _muster(g, order, wants)
    say(g, "np_f_no_muster_roll", "F9", roll, stock)
    space = outnumbered(g)
    if space >= 0:
        say(g, "np_f_outnumbers", "F13", space, *odds_at(g, space))
        order.command = BATTLE
        if rebels.superior_fields(g, order):
            return BATTLE
        say(g, "np_no_battle", "F16")
    else:
        say(g, "np_f_no_odds", "F13")
    order.command = MARCH
    if french_march.can_march(g, order):
        return MARCH
    say(g, "np_impossible", "F14", MARCH)
    return _muster(g, order, wants)


# ---------------------------------------------------------------------- the turn


def turn(g: Position, ask: Ask, wants: Wants) -> Script:
    """8.6 The chart from F3 on."""
    order = Order(FRENCH, specials_left=1)
    command = choose_command(g, order, wants) if rebels.has_resources(g, FRENCH) else NO_COMMAND
    if command == NO_COMMAND:
        return (yield PASS)
    if command == BATTLE:
        g, ask = yield from _prelude(g, ask, wants, order)
    else:
        g, ask = yield ("command", command)
    if command in COMMANDS:
        g, ask = yield from COMMANDS[command](g, ask, wants)
    if ask.question.key != "finish_turn":
        return g, ask
    if command == BATTLE:
        return (yield FINISH)
    return (yield finishing(choose_special(g, order_in_hand(g), command, 0)))


def _prelude(g: Position, ask: Ask, wants: Wants, order: Order) -> Script:
    """8.6.6b The Battles are selected, the Special Activity comes before they are fought."""
    fields = rebels.note_fields(wants, battle_fields(g, order))
    order.command = NO_COMMAND
    if limited_now(g, FRENCH):
        g, ask = yield ("command", BATTLE)
        return g, ask
    special = choose_special(g, order, BATTLE, fields)
    if special != NO_SPECIAL:
        g, ask = yield ("special", special)
    g, ask = yield ("command", BATTLE)
    return g, ask


COMMANDS: Final = {
    AGENT_MOBILIZATION: agent_mobilization,
    MUSTER: muster,
    MARCH: french_march.march,
    BATTLE: battle,
}
ANSWERS: Final[dict[str, Answer]] = {
    **rebels.ANSWERS,
    **rebels_winter.FRENCH_ANSWERS,
    **french_specials.ANSWERS,
    "agents_raise": agents_raise,
    "hortalez_sum": hands_over,
    "treaty_muster": lands_first,
    "muster_french": as_many_as_possible,
    "french_fort": builds_no_fort,
}
SHEET: Final[Sheet] = Sheet(turn, {**COMMANDS}, ANSWERS, choose_command, special_after)
