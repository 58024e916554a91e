"""9 What bars a step, a ferry, an attack, a halt: the predicates of a force on the move.

A force needs the cost of a step and, where a fight may come of it, 5 points more (ruling 13).
The right to move at least one hex (9.2) covers the first, not the second.
"""

from __future__ import annotations

from typing import Final

from ticonderoga.games.end_of_empire.data.kinds import BLOCKED, HEX, INDIAN, LEADER, NOTHING
from ticonderoga.games.end_of_empire.position import Position
from ticonderoga.games.end_of_empire.rules import militia
from ticonderoga.games.end_of_empire.rules.command import bars_command
from ticonderoga.games.end_of_empire.rules.marks import is_fresh, must_storm
from ticonderoga.games.end_of_empire.rules.passage import (
    bars_ferry,
    bars_hex,
    is_closed_lake,
    nations_of,
    step_cost,
    way_across,
    why_blocked,
)
from ticonderoga.games.end_of_empire.rules.points import points_left
from ticonderoga.games.end_of_empire.rules.reacting import reactors
from ticonderoga.games.end_of_empire.terms import AT_HOME, LATER, MAP_FERRY
from ticonderoga.games.end_of_empire.underway import Operation

FREE_STEPS: Final = 2
"""Ruling B-13: a force goes in and out of a town once, before it does something that costs."""


def combat_cost(g: Position) -> int:
    """9.3, 11 The points that a combat costs the mover."""
    return g.board.costs.combat


# ---------------------------------------------------------------------- 9.3 the reserve


def calls_militia(g: Position, start: int, to: int) -> bool:
    """5.1, 12.2 A step that enters a civilized hex, or comes out of its town: militia may be
    called out against it."""
    board = g.board
    hex = board.hex_of[to]
    if not board.civilized[hex]:
        return False
    return board.hex_of[start] != hex or board.kind[to] == HEX


def may_bring_combat(g: Position, side: int, start: int, to: int) -> bool:
    """9.3, ruling 13: whether a fight may come of a step, so that it takes 5 points in reserve:
    enemy units are there, or can react, or militia could be called out."""
    enemy = 1 - side
    if g.has_units(enemy, to):
        return True
    if calls_militia(g, start, to) and militia.could_react(g, enemy, g.board.hex_of[to]):
        return True
    for space in reactors(g, enemy, to):
        if g.has_units(enemy, space):
            return True
    return False


def _bars_points(g: Position, op: Operation, to: int, cost: int) -> str:
    """9, 9.2, 9.3 Whether the force can pay for a step, with the reserve if it needs one. The first
    hex that it enters it may always enter."""
    left = points_left(op)
    if cost > left and op.entered_from != NOTHING:
        return "no_points"
    if left < cost + combat_cost(g) and may_bring_combat(g, op.side, op.at, to):
        return "needs_reserve"
    return ""


# ---------------------------------------------------------------------- what comes first


def must_fight(g: Position, op: Operation) -> bool:
    """7.1 Boxed arrivals among enemies have to attack before anything else, those around enemies
    inside their hex once (ruling B-90)."""
    if not is_fresh(g, op.force) or points_left(op) < combat_cost(g):
        return False
    if g.has_units(1 - op.side, op.at):
        return True
    return not op.acted and must_storm(g, op.force, op.at)


def bars_going_on(g: Position, op: Operation) -> str:
    """Why the force can do nothing new at all."""
    if op.needs_check:
        return "check_first"
    return "must_attack" if must_fight(g, op) else ""


# ---------------------------------------------------------------------- steps


def bars_go(g: Position, op: Operation, to: int) -> str:
    """9 Why the force may not go to a space; empty if it may."""
    return bars_going_on(g, op) or bars_step(g, op, to)


def bars_step(g: Position, op: Operation, to: int) -> str:
    """9.3, 9.8 Why no step leads the force there."""
    board = g.board
    if to == op.at:
        return "already_there"
    if board.kind[to] != HEX and g.edition.one_space_per_hex:
        return "one_space"
    here, there = board.hex_of[op.at], board.hex_of[to]
    if here == there:
        if g.has_units(1 - op.side, to):
            return "attack_instead"
        if op.free_steps >= FREE_STEPS:
            return "in_and_out"
        return _bars_points(g, op, to, 0)
    cost = step_cost(g, op.side, here, there)
    if cost >= BLOCKED:
        return why_blocked(g, here, there)
    bar = bars_hex(g, op.side, nations_of(g, op.force), there)
    if bar:
        return bar
    bar = _bars_points(g, op, to, cost)
    if bar or not is_closed_lake(g, to):
        return bar
    return "" if _leads_ashore(g, op, there, points_left(op) - cost) else "no_way_ashore"


def _leads_ashore(g: Position, op: Operation, lake: int, left: int) -> bool:
    """9.9 From a lake the force can come to land with the points that it would have left."""
    board = g.board
    nations = nations_of(g, op.force)
    best: dict[int, int] = {lake: left}
    queue = [lake]
    while queue:
        hex = queue.pop()
        costs = board.cost[g.war][op.side][int(g.winter)][hex]
        for place, other in enumerate(board.near[hex]):
            rest = best[hex] - costs[place]
            if rest <= best.get(other, NOTHING) or bars_hex(g, op.side, nations, other):
                continue
            if is_closed_lake(g, other):
                best[other] = rest
                queue.append(other)
            elif rest >= combat_cost(g) or not may_bring_combat(g, op.side, hex, other):
                return True
    return False


def bars_taking_ferry(g: Position, op: Operation, to: int) -> str:
    """9.11 Why the force may not ferry to a space; empty if it may."""
    bar = bars_going_on(g, op)
    if bar:
        return bar
    board = g.board
    if board.kind[to] != HEX and g.edition.one_space_per_hex:
        return "one_space"
    here, there = board.hex_of[op.at], board.hex_of[to]
    bar = bars_ferry(g, op.side, op.force, here, there)
    if not bar:
        bar = bars_hex(g, op.side, nations_of(g, op.force), there)
    if not bar:
        bar = _bars_points(g, op, to, board.ferry_cost(there, g.winter))
    if bar or not ferry_needs_check(g, op, to):
        return bar
    return bars_check(g, op)


def ferry_needs_check(g: Position, op: Operation, to: int) -> bool:
    """9.11 A ferry that is not printed on the map takes a check of its own."""
    here, there = g.board.hex_of[op.at], g.board.hex_of[to]
    return way_across(g, op.side, op.force, here, there) != MAP_FERRY


# ---------------------------------------------------------------------- attacks


def bars_attack(g: Position, op: Operation, to: int) -> str:
    """9.3 Why the force may not attack those in its hex, in a space it is not in or in its own;
    empty if it may."""
    if op.needs_check:
        return "check_first"
    if g.board.hex_of[to] != g.board.hex_of[op.at]:
        return "not_in_hex"
    if not g.has_units(1 - op.side, to):
        return "no_enemy_there"
    if to != op.at and g.has_units(1 - op.side, op.at) and must_fight(g, op):
        return "must_attack"
    if points_left(op) < combat_cost(g):
        return "needs_five"
    if to == op.at and only_meets_indians(g, op):
        return "indians_vanish"
    return "let_them_be" if to == op.at == op.spared else ""


def only_meets_indians(g: Position, op: Operation) -> bool:
    """11.4 Nothing but Indians is there, in the wilderness, and the force has no AF."""
    if g.board.civilized[g.board.hex_of[op.at]]:
        return False
    p = g.pieces
    for piece in g.at(1 - op.side, op.at):
        if p.type[piece] not in (INDIAN, LEADER):
            return False
    for piece in op.force:
        if p.face_af[piece][g.steps[piece]]:
            return False
    return True


# ---------------------------------------------------------------------- checks and halts


def later_check(op: Operation) -> int:
    """8.3 Of which kind a later check of the force is."""
    return LATER if op.moved else AT_HOME


def bars_check(g: Position, op: Operation) -> str:
    """8.2, 8.4 Why the force has no chance at a later check; empty if it has one."""
    return bars_command(g, op.side, op.force, op.at, later_check(op))


def bars_resume(g: Position, op: Operation) -> str:
    """8.3 Why there is no check to make; empty if there is."""
    return bars_check(g, op) if op.needs_check else "no_check_needed"


def bars_stop(g: Position, op: Operation) -> str:
    """7.1, 9.9 Why the force may not end its move here; empty if it may."""
    if op.needs_check:
        return ""
    if must_fight(g, op):
        return "must_attack"
    if is_closed_lake(g, op.at) and _can_step(g, op):
        return "not_on_lake"
    return ""


def _can_step(g: Position, op: Operation) -> bool:
    for hex in g.board.near[op.at]:
        if not bars_step(g, op, hex):
            return True
    return False


def goals(g: Position, op: Operation) -> list[int]:
    """The spaces that are adjacent to the force."""
    board = g.board
    here = board.hex_of[op.at]
    found = [space for space in board.spaces_of[here] if space != op.at]
    for hex in board.near[here]:
        found += board.spaces_of[hex]
    return found
