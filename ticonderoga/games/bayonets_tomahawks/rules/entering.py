"""8.0, 10.2, 10.3.2, 10.7 What happens when units enter a space.

Every way into a space comes here: movement, Landing, Marshal Troops, the move over a finished
Road. Retreats do not: rules/retreat.py has its own list.
"""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Procedure
from ticonderoga.engine.game import record
from ticonderoga.games.bayonets_tomahawks.data.kinds import NOTHING
from ticonderoga.games.bayonets_tomahawks.position import Position
from ticonderoga.games.bayonets_tomahawks.rules.control import (
    has_walls,
    is_neutral_village,
    militia_of,
    nation_joins,
    note_first,
    outnumbers,
    outnumbers_here,
    place_battle,
    remove_battle,
    settle_control,
    strength,
)
from ticonderoga.games.bayonets_tomahawks.rules.retreat import retreat

GO_ON: Final = 0
"""The stack may go on moving."""
HALT: Final = 1
"""It must stop: a Battle is to come, or it has entered a neutral Village."""


def must_attack(g: Position, faction: int, units: int, space: int) -> bool:
    """10.7 So many units that enter this space from elsewhere would have to attack."""
    enemy = strength(g, 1 - faction, space)
    if is_neutral_village(g, space):
        enemy += 1
    if enemy == 0:
        return False
    own = g.units(faction, space) + units + militia_of(g, faction, space)
    return has_walls(g, 1 - faction, space) or not outnumbers(own, enemy)


def bars_routed(g: Position, faction: int, units: int, space: int) -> str:
    """13.8, A-57 Why so many units with a Rout marker may not enter a space: they never attack,
    and an enemy Home Space must be under their control."""
    if g.board.home[space] == 1 - faction and g.control[space] != faction:
        return "routed_home"
    return "routed_attack" if must_attack(g, faction, units, space) else ""


def note_entry(g: Position, faction: int, space: int, connection: int) -> None:
    """13.1, 13.9.1, 10.2.1 Remember who came first, and by which connection."""
    note_first(g, faction, space)
    if connection != NOTHING:
        key = 2 * space + faction
        before = g.entered.get(key, ())
        if connection not in before:
            g.entered[key] = (*before, connection)


def entered(g: Position, faction: int, space: int, connection: int = NOTHING) -> Procedure[int]:
    """Units of a faction have just entered a space and stand there already: a neutral Nation takes
    sides (8.0), the enemy is Overwhelmed (10.3.2) or a Battle marker placed (10.7), the space
    changes hands (2.1.2). Whether they may go on."""
    note_entry(g, faction, space, connection)
    enemy = 1 - faction
    must_stop = False
    if is_neutral_village(g, space):
        must_stop = True
        nation_joins(g, g.board.nation[space], enemy)
        g.arrived[space] = enemy  # A-48 the Nation was there first
    against = strength(g, enemy, space)
    if against == 0 and space not in g.stacks[enemy]:
        settle_control(g, space)
        return HALT if must_stop else GO_ON
    if has_walls(g, enemy, space) or not outnumbers_here(g, faction, space):
        place_battle(g, space)
        return HALT
    record(g, "overwhelmed", enemy, space)
    remove_battle(g, space)
    if space in g.stacks[enemy]:
        yield from retreat(g, enemy, space, attacking=False, routed=g.routed(enemy, space))
    settle_control(g, space)
    if must_stop and not g.edition.village_stop_unless_overwhelmed:
        return HALT
    return GO_ON
