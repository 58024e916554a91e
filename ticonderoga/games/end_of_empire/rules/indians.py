"""13 Indians: who comes, whom loyalty or the enemy sends home.

In ARW agents win tribes (13.1), before that the Iroquois Loyalty Chart tells who listens to whom
(13.2). All dice are thrown, none is optional; only the hex of an agent is ever chosen.
"""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Procedure
from ticonderoga.engine.game import record
from ticonderoga.engine.kit.questions import bits_of, pick_space, space_question
from ticonderoga.games.end_of_empire.data.kinds import (
    ARW,
    BRITISH,
    NOTHING,
    ROLE_BRANT,
    ROLE_MOHAWK,
    SIDES,
)
from ticonderoga.games.end_of_empire.data.scenarios import BY_AGENTS, BY_LOYALTY
from ticonderoga.games.end_of_empire.position import AVAILABLE, REPLACEMENTS, Position
from ticonderoga.games.end_of_empire.rules.control import controller, controls
from ticonderoga.games.end_of_empire.rules.forces import bring_in, send_away
from ticonderoga.games.end_of_empire.terms import IN_BOX

AGENT: Final = space_question("agent")


def recruitment(g: Position) -> Procedure[None]:
    """13 The Indians of a turn."""
    if g.scenario.recruiting == BY_LOYALTY:
        _by_loyalty(g)
    elif g.scenario.recruiting == BY_AGENTS:
        for side in SIDES:
            yield from _send_agents(g, side)
            _roll_for_tribes(g, side)
    else:
        for side in SIDES:
            for tribe in g.scenario.free_tribes[side]:
                if may_come(g, side, tribe, g.pieces.settlement[tribe]):
                    _roll(g, side, tribe, g.pack.tables.tribe_roll, g.pieces.settlement[tribe])
    g.step = REPLACEMENTS


def may_come(g: Position, side: int, tribe: int, hex: int) -> bool:
    """13.1, 13.3 A tribe is available, and no enemy is in the hex where it would appear."""
    if g.where[tribe] != AVAILABLE or g.barred_tribes >> tribe & 1:
        return False
    return g.scenario.in_play[hex] and not g.units_in_hex(1 - side, hex)


def _roll(g: Position, side: int, tribe: int, most: int, hex: int) -> None:
    """A die for a tribe: it comes on a roll up to a number."""
    die = g.dice.d6()
    if die > most:
        record(g, "tribe_stays", tribe, die, most, side)
        return
    bring_in(g, side, tribe, hex)
    record(g, "tribe_comes", tribe, die, most, side, hex)


# ---------------------------------------------------------------------- 13.1 agents


def _send_agents(g: Position, side: int) -> Procedure[None]:
    """13.1 A die for each agent of a side who waits and has a hex to go to."""
    tables = g.pack.tables
    for agent, where in enumerate(g.agents):
        if where != IN_BOX or tables.agent_side[agent] != side:
            continue
        hexes = [hex for hex in tables.agent_hexes[agent] if controls(g, side, hex)]
        if not hexes:
            continue
        die = g.dice.d6()
        if die > tables.agent_roll:
            record(g, "agent_fails", agent, die)
            continue
        about = {"agent": agent, "side": side}
        hex: int = yield from pick_space(side, AGENT, bits_of(hexes), about)
        g.agents[agent] = hex
        g.new_agents |= 1 << agent
        record(g, "agent_comes", agent, die, hex)


def listens(g: Position, side: int, tribe: int) -> bool:
    """13.1 A tribe is one of this side, its agent has been there since an earlier turn, and the hex
    it insists on is held."""
    tables = g.pack.tables
    if tables.tribe_side.get(tribe, NOTHING) != side:
        return False
    agent, hex = tables.tribe_agent[tribe], tables.tribe_hex[tribe]
    if agent != NOTHING and (not g.agent_out(agent) or g.new_agents >> agent & 1):
        return False
    return hex == NOTHING or controls(g, side, hex)


def brant_calls(g: Position, side: int, tribe: int) -> bool:
    """13.1 Brant is at Canajoharie and calls the Mohawk, agent or not."""
    p = g.pieces
    if side != BRITISH or tribe != p.role[ROLE_MOHAWK]:
        return False
    return g.where[p.role[ROLE_BRANT]] in g.board.spaces_of[g.board.canajoharie]


def _roll_for_tribes(g: Position, side: int) -> None:
    """13.1 A die for each tribe that is available to a side."""
    for tribe in g.pieces.indians:
        hex = g.pieces.settlement[tribe]
        if not may_come(g, side, tribe, hex):
            continue
        if brant_calls(g, side, tribe):
            bring_in(g, side, tribe, hex)
            record(g, "brant_calls", g.pieces.role[ROLE_BRANT], tribe, hex)
        elif listens(g, side, tribe):
            _roll(g, side, tribe, g.pack.tables.tribe_roll, hex)


def agents_lost(g: Position) -> None:
    """13.1, ruling 32: an agent whose hex the enemy controls goes back to the box."""
    for agent, hex in enumerate(g.agents):
        if g.agent_out(agent) and controller(g, hex) == 1 - g.pack.tables.agent_side[agent]:
            g.agents[agent] = IN_BOX
            record(g, "agent_lost", agent, hex)


# ---------------------------------------------------------------------- 13.2 loyalty


def loyalty(g: Position) -> int:
    """13.2 The total of the Iroquois Loyalty Chart: points for what the British control."""
    chart = g.pack.tables.loyalty
    points = chart.bonus[g.war]
    for place, hex in enumerate(chart.hexes):
        if controls(g, BRITISH, hex) and (chart.empty[place] or g.units_in_hex(BRITISH, hex)):
            points += chart.points[g.war][place]
    return min(points, chart.most)


def _by_loyalty(g: Position) -> None:
    """13.2 Loyalty, then those who must go, then dice: the British ones first."""
    total = loyalty(g)
    record(g, "loyalty", total)
    for side in SIDES:
        _go_over(g, side, total)
    for side in SIDES:
        _win(g, side, total)


def _go_over(g: Position, side: int, total: int) -> None:
    """13.2 Tribes marked BR or FR leave their side."""
    chart = g.pack.tables.loyalty
    for place, tribe in enumerate(chart.tribes):
        if chart.withdraws[side][place][total] and g.on_map(tribe):
            if g.side_of(tribe) == side:
                record(g, "tribe_withdraws", tribe, side)
                send_away(g, tribe, AVAILABLE)


def _win(g: Position, side: int, total: int) -> None:
    """13.2 A die for each tribe that shows a number for a side and is not on the map."""
    chart = g.pack.tables.loyalty
    for place, tribe in enumerate(chart.tribes):
        most, hex = chart.recruits[side][place][total], chart.placed[place]
        if most and may_come(g, side, tribe, hex):
            if has_friends(g, side, place):
                _roll(g, side, tribe, most, hex)


def has_friends(g: Position, side: int, place: int) -> bool:
    """13.2 A side controls what a tribe of the chart asks for."""
    chart = g.pack.tables.loyalty
    for hex in chart.needs_all[place]:
        if not controls(g, side, hex):
            return False
    one = chart.needs_one[place]
    return not one or any(controls(g, side, hex) for hex in one)


# ---------------------------------------------------------------------- 13.3 settlements


def tribe_of(g: Position, hex: int) -> int:
    """13.3 The tribe on the map whose settlement is in a hex; -1 for none. Before ARW the Miami and
    Shawanoes live off the map."""
    tribe = g.pieces.tribe_at.get(hex, NOTHING)
    if tribe == NOTHING or not g.on_map(tribe):
        return NOTHING
    chart = g.pack.tables.loyalty
    if g.war != ARW and tribe in chart.tribes:
        if chart.placed[chart.tribes.index(tribe)] != hex:
            return NOTHING
    return tribe


def settlement_entered(g: Position, hex: int, side: int) -> None:
    """13.3 Combat units of a side have entered a hex: if it is the settlement of an enemy tribe
    that is elsewhere, the tribe leaves. One at home may ambush first (rules/combat.py)."""
    tribe = tribe_of(g, hex)
    if tribe != NOTHING and g.side_of(tribe) != side and g.where[tribe] != hex:
        if g.units_in_hex(side, hex):
            drive_off(g, tribe, hex)


def settlements_lost(g: Position) -> None:
    """13.3 Every tribe whose settlement has enemy units in it leaves."""
    for tribe in [tribe for tribe in g.pieces.indians if g.on_map(tribe)]:
        hex = g.pieces.settlement[tribe]
        if tribe_of(g, hex) == tribe and g.units_in_hex(1 - g.side_of(tribe), hex):
            drive_off(g, tribe, hex)


def at_home(g: Position, space: int) -> int:
    """13.3 The tribe that is in its settlement in a space; -1 for none."""
    tribe = tribe_of(g, space)
    return tribe if tribe != NOTHING and g.where[tribe] == space else NOTHING


def abandon(g: Position, tribe: int, side: int, space: int) -> bool:
    """13.3 After its chance to ambush a tribe of a side leaves its settlement, if enemies are still
    there; whether they are. One that the ambush has already scattered stays away as well."""
    if not g.has_units(1 - side, space):
        return False
    drive_off(g, tribe, space)
    return True


def drive_off(g: Position, tribe: int, hex: int) -> None:
    """13.3 A tribe leaves, and does not come back before spring."""
    if g.in_play(tribe):
        send_away(g, tribe, AVAILABLE)
    g.barred_tribes |= 1 << tribe
    record(g, "settlement_lost", tribe, hex)
