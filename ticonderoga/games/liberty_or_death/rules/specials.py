"""4 Special Activities: which may be carried out now, where, and their procedures."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ticonderoga.engine.ask import Ask, Procedure, Question
from ticonderoga.engine.game import record
from ticonderoga.engine.kit.questions import (
    number_question,
    one_question,
    pick_number,
    pick_one,
    pick_piece,
    pick_space,
    piece_question,
    space_question,
)
from ticonderoga.games.liberty_or_death.data.pieces import (
    ACTIVE_WAR_PARTY,
    BRITISH,
    BRITISH_REGULAR,
    FRENCH,
    FRENCH_REGULAR,
    HOWE,
    INDIANS,
    MILITIA,
    PATRIOTS,
    PROPAGANDA,
    REBELLION_CONTROL,
    WAR_PARTY,
)
from ticonderoga.games.liberty_or_death.data.spaces import CITIES, MAP, PROVINCES, WEST_INDIES
from ticonderoga.games.liberty_or_death.order import (
    BATTLE,
    COMMON_CAUSE,
    GARRISON,
    MARCH,
    MUSTER,
    NAVAL_PRESSURE,
    NO_COMMAND,
    PARTISANS,
    PERSUASION,
    PLUNDER,
    PREPARER_LA_GUERRE,
    RAID,
    SKIRMISH,
    TRADE,
    WAR_PATH,
    Order,
    rule_of_special,
)
from ticonderoga.games.liberty_or_death.position import Position
from ticonderoga.games.liberty_or_death.rules.asking import (
    PREPARE_REGULARS,
    PREPARE_RESOURCES,
    PREPARE_SQUADRON,
    pieces_in,
)
from ticonderoga.games.liberty_or_death.rules.forces import (
    activate,
    can_pay,
    gain,
    leaders_rejoin,
    lower_fni,
    place_markers,
    raise_fni,
    release,
    remove,
    rule_of_blockades,
    transfer,
)
from ticonderoga.games.liberty_or_death.rules.movers import (
    companions,
    moved_from,
    spend_mover,
    unmoved,
)
from ticonderoga.games.liberty_or_death.rules.raiders import (
    can_plunder_first,
    plunderers_before_raid,
)
from ticonderoga.games.liberty_or_death.rules.strikes import (
    can_partisans,
    can_skirmish,
    can_war_path,
    partisans_at,
    skirmish_at,
    war_path_at,
)

SPECIALS_OF: Final[tuple[tuple[int, ...], ...]] = (
    (COMMON_CAUSE, SKIRMISH, NAVAL_PRESSURE),
    (PERSUASION, PARTISANS, SKIRMISH),
    (TRADE, WAR_PATH, PLUNDER),
    (PREPARER_LA_GUERRE, SKIRMISH, NAVAL_PRESSURE),
)
"""4.2 to 4.5 The Special Activities of each faction."""

PERSUASION_SPACES: Final = 3
REGULARS_PREPARED: Final = 3
RESOURCES_PREPARED: Final = 2


def _rule_of_skirmish(g: Position, ask: Ask) -> str:
    return rule_of_special(SKIRMISH, ask.seat)


SKIRMISH_SPACE: Final = space_question("skirmish_space", _rule_of_skirmish)
PARTISANS_SPACE: Final = space_question("partisans_space")
PERSUASION_SPACE: Final = space_question("persuasion_space")
TRADE_SPACE: Final = space_question("trade_space")
TRADE_OFFER: Final = number_question("trade_offer")
WAR_PATH_SPACE: Final = space_question("war_path_space")
PLUNDER_SPACE: Final = space_question("plunder_space")
PLUNDERER: Final = piece_question("plunderer")
PREPARE: Final = one_question("prepare", "option")
MOVE_BLOCKADE: Final = space_question("move_blockade", rule_of_blockades)
BLOCKADE_GOAL: Final = space_question("blockade_goal", rule_of_blockades)

_CITY_BITS: Final = (1 << len(CITIES)) - 1


# ---------------------------------------------------------------------- which, and where


def bars_special(g: Position, order: Order, kind: int) -> str:
    """4.1 Why the faction of an order may not carry out this Special Activity now, with the
    Command as far as it has come; empty if it may."""
    faction = order.faction
    if kind not in SPECIALS_OF[faction]:
        return "special_of_others"
    if faction == FRENCH and kind != PREPARER_LA_GUERRE and not g.treaty:
        return "special_before_treaty"
    if kind == COMMON_CAUSE:
        return bars_common_cause(g, order)
    if kind == NAVAL_PRESSURE:
        if faction == FRENCH and not g.squadrons and not g.fni:
            return "no_ships"
        return ""
    if kind == PREPARER_LA_GUERRE:
        return ""
    return "" if special_spaces(g, order, kind) else "no_space_for_special"


def bars_common_cause(g: Position, order: Order) -> str:
    """4.2.1a With March or Battle, where War Parties could still act as Tories: beside Regulars
    who can march, or who outnumber the Tories where a Battle may be fought."""
    if order.command != MARCH and order.command != BATTLE:
        return "common_cause_command"
    if not order.over:
        for space in PROVINCES:
            if g.all_war_parties(space):
                if order.command == BATTLE:
                    if common_cause_fights(g, order, space):
                        return ""
                elif common_cause_marches(g, order, space):
                    return ""
    return "no_space_for_special"


def common_cause_limit(g: Position, space: int) -> int:
    """4.2.1, A16 War Parties that can fight as Tories: with them one to a Regular."""
    return max(0, min(g.all_war_parties(space), g.regulars[space] - g.tories[space]))


def common_cause_fights(g: Position, order: Order, space: int) -> bool:
    """A Battle may still be selected there, and War Parties could fight in it as Tories."""
    return (
        common_cause_limit(g, space) > 0
        and g.rebels[space] > 0
        and not order.bars(space)
        and (order.must_involve < 0 or order.must_involve == space)
        and can_pay(g, order, BRITISH, 1)
    )


def common_cause_marches(g: Position, order: Order, space: int) -> bool:
    """War Parties who are there could march from there as Tories, to an adjacent Province: the
    open destination, or one more that is paid for."""
    free = unmoved(g, order, BRITISH_REGULAR, space)
    for target in g.board.adjacent_provinces[space]:
        if target == order.target:
            if free or moved_from(order, space, BRITISH_REGULAR) > companions(order, space):
                return True
        elif free and not order.bars(target) and can_pay(g, order, BRITISH, 1):
            return True
    return False


def special_spaces(g: Position, order: Order, kind: int) -> int:
    """4.1d Where a Special Activity may take place, as bits; what it has used is left out."""
    faction = order.faction
    bits = 0
    if kind == SKIRMISH:
        for space in range(WEST_INDIES + 1):
            if can_skirmish(g, faction, space):
                bits |= 1 << space
    elif kind == PARTISANS:
        for space in MAP:
            if can_partisans(g, space):
                bits |= 1 << space
    elif kind == WAR_PATH:
        for space in PROVINCES:
            if can_war_path(g, space):
                bits |= 1 << space
    elif kind == PERSUASION:
        for space in MAP:
            if g.militia[space] and g.control[space] == REBELLION_CONTROL:
                bits |= 1 << space
        bits &= ~g.board.reserve_bits
    elif kind == TRADE:
        for space in PROVINCES:
            if g.villages[space] and g.war_parties[space]:
                bits |= 1 << space
    elif kind == PLUNDER:
        ahead = order.command == NO_COMMAND or order.command == RAID
        for space in PROVINCES:
            if order.raided >> space & 1:
                if g.all_war_parties(space) > g.rebels[space]:
                    bits |= 1 << space
            elif ahead and can_plunder_first(g, order, space):
                bits |= 1 << space
    if order.command == NO_COMMAND:
        bits &= order.only
    return bits & ~order.special_spaces & ~barred_by_command(order, kind)


def barred_by_command(order: Order, kind: int) -> int:
    """4.2.2a, 4.3.2a, 4.3.3a, 4.5.2a Spaces of the Command that a Skirmish or Partisans may not
    share (`Order.bars_struck` is the same the other way round); the actions of a Brilliant
    Stroke do not heed each other (2.3.8f)."""
    if order.brilliant:
        return 0
    command = order.command
    if kind == PARTISANS:
        return order.spaces if command == BATTLE else 0
    if kind == SKIRMISH and command in (BATTLE, MUSTER, GARRISON):
        return order.spaces
    return 0


# ---------------------------------------------------------------------- carrying out


def special(g: Position, order: Order, kind: int) -> Procedure[None]:
    """4.1 Carry out a Special Activity that nothing bars (`bars_special`) with an order. It asks
    for its space within the limits of `order.only` when the order is a card's free one
    (`order.command` is NO_COMMAND)."""
    if order.faction == BRITISH:
        yield from howe_presses(g)
    yield from PROCEDURES[kind](g, order)


def common_cause(g: Position, order: Order) -> Procedure[None]:
    """4.2.1 It opens the order to War Parties; March and Battle do the rest."""
    yield from ()


def skirmish(g: Position, order: Order) -> Procedure[None]:
    """4.2.2, 4.3.3, 4.5.2"""
    space = yield from select(g, order, SKIRMISH, SKIRMISH_SPACE)
    yield from skirmish_at(g, order.faction, order.faction, space)


def partisans(g: Position, order: Order) -> Procedure[None]:
    """4.3.2"""
    space = yield from select(g, order, PARTISANS, PARTISANS_SPACE)
    yield from partisans_at(g, space)


def war_path(g: Position, order: Order) -> Procedure[None]:
    """4.4.2"""
    space = yield from select(g, order, WAR_PATH, WAR_PATH_SPACE)
    yield from war_path_at(g, space)


def select(
    g: Position, order: Order, kind: int, question: Question, may_stop: bool = False
) -> Procedure[int]:
    """4.1d One more space for the Special Activity; -1 for none."""
    bits = special_spaces(g, order, kind)
    space = yield from pick_space(order.faction, question, bits, optional=may_stop)
    if space >= 0:
        order.special_spaces |= 1 << space
    return space


def howe_presses(g: Position) -> Procedure[None]:
    """1.10k, A14 Under Howe FNI goes down by one before any British Special Activity."""
    if g.leader_of[BRITISH] == HOWE and g.fni:
        record(g, "howe")
        yield from lower_fni(g)


# ---------------------------------------------------------------------- 4.2.3, 4.5.3 at sea


def naval_pressure(g: Position, order: Order) -> Procedure[None]:
    """4.2.3, 4.5.3"""
    if order.faction == BRITISH:
        yield from british_naval_pressure(g)
    else:
        yield from french_naval_pressure(g)


def british_naval_pressure(g: Position) -> Procedure[None]:
    """4.2.3 A Blockade leaves, or, where there is none, D3 Resources come in."""
    if g.fni:
        yield from lower_fni(g)
        return
    roll = g.dice.d3()
    record(g, "naval_pressure_roll", roll)
    gain(g, BRITISH, roll)


def french_naval_pressure(g: Position) -> Procedure[None]:
    """4.5.3 One more Blockade; without a Squadron in the West Indies they change places."""
    if g.squadrons:
        yield from raise_fni(g)
    else:
        yield from rearrange_blockades(g)


def rearrange_blockades(g: Position) -> Procedure[None]:
    """4.5.3b, 6.5.4 The French may move each Blockade once, to any City."""
    unmoved = g.blockades.copy()
    while True:
        bits = 0
        for city in CITIES:
            if unmoved[city]:
                bits |= 1 << city
        origin = yield from pick_space(FRENCH, MOVE_BLOCKADE, bits, optional=True)
        if origin < 0:
            return
        goal = yield from pick_space(
            FRENCH, BLOCKADE_GOAL, _CITY_BITS & ~(1 << origin), {"space": origin}
        )
        unmoved[origin] -= 1
        g.put_blockades(origin, -1)
        g.put_blockades(goal, 1)
        record(g, "blockades_moved", 1, origin, goal)


# ---------------------------------------------------------------------- the Patriots


def persuasion(g: Position, order: Order) -> Procedure[None]:
    """4.3.1 Up to three Colonies or Cities: a Militia shows itself, a Resource, Propaganda."""
    for number in range(PERSUASION_SPACES):
        space = yield from select(g, order, PERSUASION, PERSUASION_SPACE, number > 0)
        if space < 0:
            return
        activate(g, MILITIA, space, 1)
        gain(g, PATRIOTS, 1)
        place_markers(g, PROPAGANDA, space, 1)


# ---------------------------------------------------------------------- the Indians


def trade(g: Position, order: Order) -> Procedure[None]:
    """4.4.1 The British hand over what they like; for nothing the Indians earn one. (A28)"""
    space = yield from select(g, order, TRADE, TRADE_SPACE)
    offer = yield from pick_number(BRITISH, TRADE_OFFER, 0, g.resources[BRITISH], {"space": space})
    record(g, "trade", offer, space)
    if offer > (1 if g.edition.examples_rule else 0):
        transfer(g, BRITISH, INDIANS, offer)
    else:
        gain(g, INDIANS, 1)
    activate(g, WAR_PARTY, space, 1)


def plunder(g: Position, order: Order) -> Procedure[None]:
    """4.4.3, A29 Resources of the Patriots by the Population; a War Party goes home with them."""
    space = yield from select(g, order, PLUNDER, PLUNDER_SPACE)
    record(g, "plunder", space)
    transfer(g, PATRIOTS, INDIANS, g.population[space])
    kinds: tuple[int, ...] = (WAR_PARTY, ACTIVE_WAR_PARTY)
    if not order.raided >> space & 1:  # 4.1b the Raid comes after it
        order.promised = 1 << space
        kinds = plunderers_before_raid(g, order, space)
    _, kind = yield from pick_piece(INDIANS, PLUNDERER, pieces_in(g, 1 << space, kinds))
    remove(g, kind, space, 1)
    spend_mover(g, kind, space)
    if g.thinned:
        yield from leaders_rejoin(g)


# ---------------------------------------------------------------------- the French


def preparations_open(g: Position) -> tuple[int, ...]:
    """4.5.1 What the French can prepare."""
    found = []
    if g.squadrons_unavailable:
        found.append(PREPARE_SQUADRON)
    if g.unavailable[FRENCH_REGULAR]:
        found.append(PREPARE_REGULARS)
    found.append(PREPARE_RESOURCES)
    return tuple(found)


def preparer_la_guerre(g: Position, order: Order) -> Procedure[None]:
    """4.5.1 A Squadron, or three Regulars, or two Resources; 4.1c the last if nothing else can
    pay for the Command."""
    options = (PREPARE_RESOURCES,) if order.must_earn else preparations_open(g)
    what = yield from pick_one(FRENCH, PREPARE, options)
    if what == PREPARE_SQUADRON:
        g.squadrons_unavailable -= 1
        g.squadrons += 1
        record(g, "squadron_prepared", g.squadrons)
    elif what == PREPARE_REGULARS:
        release(g, FRENCH_REGULAR, REGULARS_PREPARED)
    else:
        gain(g, FRENCH, RESOURCES_PREPARED)


PROCEDURES: Final[tuple[Callable[[Position, Order], Procedure[None]], ...]] = (
    common_cause,
    skirmish,
    naval_pressure,
    persuasion,
    partisans,
    trade,
    war_path,
    plunder,
    preparer_la_guerre,
)
"""4.2 to 4.5 By the number of the Special Activity."""


__all__ = [
    "PREPARE_REGULARS", "PREPARE_RESOURCES", "PREPARE_SQUADRON", "SPECIALS_OF",
    "bars_special", "common_cause_limit", "preparations_open", "rearrange_blockades",
    "skirmish_at", "special", "special_spaces",
]  # fmt: skip
