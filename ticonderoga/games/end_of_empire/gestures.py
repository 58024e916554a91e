"""What a hand means that takes up a stack, or part of it, and draws it to another space.

A stroke is a list of choices that are made one after another like any others: the activation, who
goes, the check, and the cheapest way, step by step, as far as dice and the enemy allow. Who cannot
go along stays where he is, and the reason is told.
"""

from __future__ import annotations

from ticonderoga.engine.ask import Ask, Choice, Reason
from ticonderoga.engine.hand import Grasp, Muster, Stroke
from ticonderoga.games.end_of_empire.data.kinds import LEADER
from ticonderoga.games.end_of_empire.position import Position
from ticonderoga.games.end_of_empire.rules.activation import (
    FORCE,
    GO_ON,
    ROLL,
    TAKE_ALL,
    bars_activate,
    bars_take,
    everybody,
    needs_no_roll,
)
from ticonderoga.games.end_of_empire.rules.movement import MOVE
from ticonderoga.games.end_of_empire.rules.operations import OPERATION
from ticonderoga.games.end_of_empire.rules.passage import companions
from ticonderoga.games.end_of_empire.rules.points import points_left
from ticonderoga.games.end_of_empire.rules.reach import Way, reach
from ticonderoga.games.end_of_empire.underway import Operation


def muster(g: Position, ask: Ask, space: int) -> Muster:
    """8.3 Who could be activated in a space, or join the force that is being chosen there."""
    op = _chosen(g, ask, space)
    if op is None:
        return Muster()
    found: list[tuple[int, Reason | None]] = []
    for piece in g.at(ask.seat, space):
        bar = "" if piece in op.force else _bars(g, op, piece)
        found.append((piece, Reason(bar, (piece,)) if bar else None))
    return Muster(found, goals=_goals(g, op))


def _goals(g: Position, op: Operation) -> list[int]:
    """9 Where the whole stack could go: those who could be taken, together."""
    force = (*op.force, *everybody(g, op))
    return sorted(set(reach(g, op.side, force, op.at)) - {op.at}) if force else []


def _bars(g: Position, op: Operation, piece: int) -> str:
    """Why a piece could not go along; a leader goes if some unit does."""
    bar = bars_take(g, op, piece)
    if bar == "unit_first" and g.has_units(op.side, op.at):
        return ""
    return bar


def _chosen(g: Position, ask: Ask, space: int) -> Operation | None:
    """The force in a space, as far as it has been chosen; None if none can be."""
    key = ask.question.key
    if key == OPERATION.key:
        return None if bars_activate(g, ask.seat, space) else Operation(ask.seat, space)
    op = g.operation
    if key != FORCE.key or op is None or op.at != space:
        return None
    part = Operation(op.side, space)
    part.force = op.force
    return part


def gesture(g: Position, ask: Ask, start: int, goal: int, grasp: Grasp) -> Stroke:
    """8.3, 9 The choices that bring these pieces (all that can go, if none are named) from a
    space to another."""
    if start == goal:
        return Stroke()
    op = g.operation
    if ask.question.key == MOVE.key:
        if op is None or op.at != start or op.needs_check:
            return Stroke()
        return Stroke(_steps(reach(g, op.side, op.force, start, points_left(op)), goal))
    part = _chosen(g, ask, start)
    if part is None:
        return Stroke()
    choices: list[Choice] = []
    if ask.question.key == OPERATION.key:
        choices.append(("activate", start))
    stays = _take(g, part, grasp.pieces, choices)
    if not part.force:
        return Stroke(stays=stays)
    choices.append(GO_ON if needs_no_roll(g, part.force) else ROLL)
    steps = _steps(reach(g, part.side, part.force, start), goal)
    return Stroke([*choices, *steps], stays) if steps else Stroke(stays=stays)


def _take(
    g: Position, part: Operation, pieces: tuple[int, ...], choices: list[Choice]
) -> list[tuple[int, Reason]]:
    """Those named join the force, units first, or everybody; who cannot, and why."""
    rest = everybody(g, part)
    if not pieces and rest:
        choices.append(TAKE_ALL)
        part.force = (*part.force, *rest)
        return []
    here = g.at(part.side, part.at)
    kind = g.pieces.type
    named = [piece for piece in pieces or here if piece in here and piece not in part.force]
    stays: list[tuple[int, Reason]] = []
    for piece in sorted(named, key=lambda piece: kind[piece] == LEADER):
        if piece in part.force:
            continue
        bar = bars_take(g, part, piece)
        if bar:
            stays.append((piece, Reason(bar, (piece,))))
        else:
            choices.append(("take", piece))
            part.force = (*part.force, *companions(g, piece))
    return stays


def _steps(ways: dict[int, Way], goal: int) -> list[Choice]:
    """The cheapest way to a goal, step by step."""
    steps: list[Choice] = []
    way = ways.get(goal)
    while way is not None and way.before is not None:
        verb = "ferry" if way.ferried and not way.before.ferried else "go"
        steps.append((verb, way.space))
        way = way.before
    steps.reverse()
    return steps
