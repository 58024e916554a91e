"""How far a side has come towards what its victory needs, as two numbers a person can read."""

from __future__ import annotations

from ticonderoga.games.end_of_empire.data import victory as data
from ticonderoga.games.end_of_empire.data.kinds import BRITISH, VERMONT
from ticonderoga.games.end_of_empire.data.victory import Clause, Condition
from ticonderoga.games.end_of_empire.position import Position
from ticonderoga.games.end_of_empire.rules.control import controls
from ticonderoga.games.end_of_empire.rules.victory import (
    dead_regulars,
    north_limit,
    passes,
    points,
)

Progress = tuple[int, int]
"""What a side has of what it needs; nothing is needed by one that wins if the other does not."""


def progress(g: Position, side: int) -> Progress:
    """Towards the first victory of a side that is not a decisive one."""
    for condition in g.scenario.victory:
        if condition.winner == side and condition.tests and not condition.decisive:
            return _towards(g, condition)
    return (0, 0)


def _towards(g: Position, condition: Condition) -> Progress:
    have = need = 0
    for clause in condition.tests:
        part, whole = _part(g, clause, condition.winner)
        have += min(part, whole)
        need += whole
    return (have, need)


def _part(g: Position, clause: Clause, winner: int) -> Progress:
    """What there is of one test, and the whole of it."""
    kind = clause.kind
    if kind == data.CONTROLS:
        held = len([hex for hex in clause.hexes if controls(g, clause.side, hex)])
        if clause.side == winner:
            return (held, clause.least)
        return (len(clause.hexes) - held, len(clause.hexes) - clause.most)
    if kind == data.POINTS and winner == BRITISH:
        return (max(0, points(g)), clause.least)
    if kind == data.RESTORED:
        flags = [a for a in clause.areas if g.flags >> a & 1 or (a == VERMONT and g.republic)]
        return (len(flags), len(clause.areas))
    if kind == data.NORTH_FALLEN:
        return (dead_regulars(g), north_limit(g))
    if kind == data.STEPS_LOST:
        return (dead_regulars(g), clause.least)
    return (1 if passes(g, clause) else 0, 1)
