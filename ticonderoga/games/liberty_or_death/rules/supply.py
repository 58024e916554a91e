"""6.2 The Supply Phase: extended supply lines of the four factions, and the West Indies."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Procedure
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
    ACTIVE_MILITIA,
    ACTIVE_OPPOSITION,
    ACTIVE_WAR_PARTY,
    BRITISH,
    BRITISH_CONTROL,
    BRITISH_REGULAR,
    CONTINENTAL,
    FRENCH,
    FRENCH_REGULAR,
    INDIANS,
    MILITIA,
    PATRIOTS,
    REBELLION_CONTROL,
    TORY,
    VILLAGE,
    WAR_PARTY,
)
from ticonderoga.games.liberty_or_death.data.spaces import MAP, PROVINCES, RESERVES, WEST_INDIES
from ticonderoga.games.liberty_or_death.order import BATTLE, Order
from ticonderoga.games.liberty_or_death.position import Position
from ticonderoga.games.liberty_or_death.rules.asking import (
    SUPPLY_MOVE,
    SUPPLY_PAY,
    SUPPLY_REMOVE,
    SUPPLY_SHIFT,
    pieces_in,
)
from ticonderoga.games.liberty_or_death.rules.battle import battle
from ticonderoga.games.liberty_or_death.rules.forces import (
    gain,
    leaders_rejoin,
    move,
    place,
    remove,
    remove_irregulars,
    shift,
)
from ticonderoga.games.liberty_or_death.rules.interrupt import under_order

SUPPLY_ORDER: Final[tuple[int, ...]] = (BRITISH, PATRIOTS, FRENCH, INDIANS)
"""A44 Later factions see the Control that earlier ones leave."""

SUPPLY: Final = one_question("supply", "option")
SUPPLY_LOSS: Final = piece_question("supply_loss")
SUPPLY_GOAL: Final = space_question("supply_goal")
NEW_VILLAGE: Final = space_question("new_village")
WITHDRAW: Final = number_question("withdraw")

PATRIOT_UNITS: Final[tuple[int, ...]] = (CONTINENTAL, MILITIA, ACTIVE_MILITIA)


# ---------------------------------------------------------------------- who is out of supply


def patriot_units(g: Position, space: int) -> int:
    return g.continentals[space] + g.militia[space] + g.active_militia[space]


def in_rebel_supply(g: Position, space: int) -> bool:
    """6.2.1d, f A Patriot Fort, or a Colony or City under Rebellion Control."""
    if g.patriot_forts[space]:
        return True
    return g.control[space] == REBELLION_CONTROL and not g.board.is_reserve[space]


def in_supply(g: Position, faction: int, space: int) -> bool:
    """6.2.1 Whether a faction's units in a space of the map would be in supply."""
    if faction == BRITISH:
        if g.british_forts[space]:
            return True
        return g.board.is_city[space] and g.control[space] == BRITISH_CONTROL
    if faction == INDIANS:
        return g.villages[space] > 0 or g.board.is_reserve[space]
    return in_rebel_supply(g, space)


def out_of_supply(g: Position, faction: int) -> list[int]:
    """6.2.1 The spaces in which a faction must do something about its units; the West Indies
    are exempt (6.2.1i), and so are Patriots too few to lose one (6.2.1e)."""
    found = []
    for space in MAP:
        if faction == BRITISH:
            concerned = g.regulars[space] + g.tories[space] > 0
        elif faction == PATRIOTS:
            concerned = patriot_units(g, space) > 1
        elif faction == FRENCH:
            concerned = g.french[space] > 0
        else:
            concerned = g.war_parties[space] + g.active_war_parties[space] > 0
        if concerned and not in_supply(g, faction, space):
            found.append(space)
    return found


def nearest(g: Position, faction: int, space: int) -> int:
    """A43 The nearest Patriot Forts for the French, Villages for the Indians, as bits: fewest
    steps, those of War Parties through Provinces only."""
    bases = g.patriot_forts if faction == FRENCH else g.villages
    steps = g.board.steps if faction == FRENCH else g.board.province_steps
    best = 99
    bits = 0
    for goal in MAP if faction == FRENCH else PROVINCES:
        if bases[goal]:
            far = steps[space][goal]
            if far < best:
                best = far
                bits = 0
            if far == best:
                bits |= 1 << goal
    return bits


def supply_options(g: Position, faction: int, space: int) -> tuple[int, ...]:
    """6.2.1 What a faction can do about a space that is out of supply."""
    found = []
    if g.resources[faction] > 0:
        found.append(SUPPLY_PAY)
    if faction == BRITISH:
        found.append(SUPPLY_REMOVE)
        if g.population[space] and g.level[space] != ACTIVE_OPPOSITION:
            found.append(SUPPLY_SHIFT)
    elif faction == PATRIOTS:
        found.append(SUPPLY_REMOVE)
    elif nearest(g, faction, space):
        found.append(SUPPLY_MOVE)
    elif not found or g.is_non_player(faction):
        found.append(SUPPLY_REMOVE)
    return tuple(found)


# ---------------------------------------------------------------------- 6.2.1 supply lines


def supply(g: Position, faction: int) -> Procedure[None]:
    """6.2.1 One faction looks after its units, space by space."""
    if faction == INDIANS and not g.on_map[VILLAGE]:
        yield from found_village(g)
    for space in out_of_supply(g, faction):
        options = supply_options(g, faction, space)
        about = {"faction": faction, "space": space}
        what = yield from pick_one(faction, SUPPLY, options, about)
        if what == SUPPLY_PAY:
            record(g, "supply_paid", faction, space)
            gain(g, faction, -1)
        elif what == SUPPLY_SHIFT:
            record(g, "supply_shifted", space)
            shift(g, space, -1)
        elif what == SUPPLY_MOVE:
            yield from fall_back(g, faction, space)
        else:
            yield from give_up_units(g, faction, space)
        if g.thinned:
            yield from leaders_rejoin(g)


def found_village(g: Position) -> Procedure[None]:
    """6.2.1g Without any Village the Indians place one in a Reserve."""
    bits = 0
    for space in RESERVES:
        if g.has_room(space):
            bits |= 1 << space
    space = yield from pick_space(INDIANS, NEW_VILLAGE, bits)
    if space >= 0:
        yield from place(g, INDIANS, VILLAGE, space, 1)


def give_up_units(g: Position, faction: int, space: int) -> Procedure[None]:
    """6.2.1b, e, f All British cubes, half the Patriot units, or all French Regulars go to
    Available; and so do War Parties in need when no Village is left and none can be placed."""
    record(g, "supply_failed", faction, space)
    if faction == BRITISH:
        remove(g, BRITISH_REGULAR, space, g.regulars[space])
        remove(g, TORY, space, g.tories[space])
    elif faction == FRENCH:
        remove(g, FRENCH_REGULAR, space, g.french[space])
    elif faction == INDIANS:
        remove_irregulars(g, WAR_PARTY, space, g.all_war_parties(space))
    else:
        for left in range(patriot_units(g, space) // 2, 0, -1):
            units = pieces_in(g, 1 << space, PATRIOT_UNITS)
            _, kind = yield from pick_piece(
                PATRIOTS, SUPPLY_LOSS, units, {"space": space, "left": left}
            )
            remove(g, kind, space, 1)


def fall_back(g: Position, faction: int, space: int) -> Procedure[None]:
    """6.2.1f, h French to the nearest Patriot Fort, War Parties to the nearest Village."""
    goal = yield from pick_space(faction, SUPPLY_GOAL, nearest(g, faction, space), {"space": space})
    if faction == FRENCH:
        move(g, FRENCH_REGULAR, space, goal, g.french[space])
    else:
        move(g, WAR_PARTY, space, goal, g.war_parties[space])
        move(g, ACTIVE_WAR_PARTY, space, goal, g.active_war_parties[space])


# ---------------------------------------------------------------------- 6.2.2 the West Indies


def west_indies_battle(g: Position) -> Procedure[None]:
    """6.2.2a The French must attack the British there."""
    if g.french[WEST_INDIES] and g.british[WEST_INDIES]:
        order = Order(FRENCH, BATTLE, free=True, limited=True, only=1 << WEST_INDIES)
        yield from under_order(g, order, _fight_there)


def _fight_there(g: Position, order: Order) -> Procedure[None]:
    order.select(WEST_INDIES)
    yield from battle(g, order, WEST_INDIES)


def stay_in_west_indies(g: Position, faction: int) -> Procedure[None]:
    """6.2.2b, A41 A faction withdraws as many Regulars as it likes and pays one Resource if any
    stay; a Fort needs nothing (A40)."""
    kind = BRITISH_REGULAR if faction == BRITISH else FRENCH_REGULAR
    units = g.by_kind[kind][WEST_INDIES]
    if not units:
        return
    fewest = 0 if g.resources[faction] else units
    number = yield from pick_number(faction, WITHDRAW, fewest, units, {"faction": faction})
    remove(g, kind, WEST_INDIES, number)
    if number < units:
        record(g, "stays_in_west_indies", faction, units - number)
        gain(g, faction, -1)
    if g.thinned:
        yield from leaders_rejoin(g)
