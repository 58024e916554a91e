"""9 A force on the move: step after step, until it stops or a check fails.

After each step it may go on, ferry, attack who is inside its hex, drop units, let a part go its own
way, pick units up, or stop. After a combat, or when a part has gone, it needs a check first.
"""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Ask, Choice, Procedure, Question, Reason
from ticonderoga.engine.game import record
from ticonderoga.games.end_of_empire.position import Position
from ticonderoga.games.end_of_empire.rules.arrival import battle, relocate
from ticonderoga.games.end_of_empire.rules.command import check
from ticonderoga.games.end_of_empire.rules.entering import enter
from ticonderoga.games.end_of_empire.rules.marks import gain_momentum, is_fresh, mark_done
from ticonderoga.games.end_of_empire.rules.moving import (
    bars_attack,
    bars_go,
    bars_resume,
    bars_stop,
    bars_taking_ferry,
    ferry_needs_check,
    goals,
    later_check,
)
from ticonderoga.games.end_of_empire.rules.parting import (
    bars_drop,
    bars_pick_up,
    bars_split,
    choose_part,
    drop,
    pick_up,
    without,
)
from ticonderoga.games.end_of_empire.rules.passage import step_cost
from ticonderoga.games.end_of_empire.rules.points import inherit, points_left
from ticonderoga.games.end_of_empire.terms import verb_of
from ticonderoga.games.end_of_empire.underway import Operation

STOP: Final[Choice] = ("stop",)
RESUME: Final[Choice] = ("resume",)
VERBS: Final = ("go", "ferry", "attack", "drop", "split", "pick_up", "resume", "stop")


# ---------------------------------------------------------------------- the question


def bars_move(g: Position, op: Operation, choice: Choice) -> str:
    """Why a choice is not open to the force."""
    verb = verb_of(choice)
    if verb == "go":
        return bars_go(g, op, choice[1])
    if verb == "ferry":
        return bars_taking_ferry(g, op, choice[1])
    if verb == "attack":
        return bars_attack(g, op, choice[1])
    if verb == "drop":
        return bars_drop(g, op, choice[1])
    if verb == "split":
        return bars_split(g, op, choice[1])
    if verb == "pick_up":
        return bars_pick_up(g, op, choice[1])
    return bars_resume(g, op) if verb == "resume" else bars_stop(g, op)


def _offer_move(g: Position, ask: Ask) -> list[Choice]:
    op = g.operation
    assert op is not None
    choices: list[Choice] = []
    if not op.needs_check:
        for space in goals(g, op):
            if not bars_go(g, op, space):
                choices.append(("go", space))
            elif not bars_taking_ferry(g, op, space):
                choices.append(("ferry", space))
    for space in g.board.spaces_of[g.board.hex_of[op.at]]:
        if not bars_attack(g, op, space):
            choices.append(("attack", space))
    if not bars_resume(g, op):
        choices.append(RESUME)
    for piece in op.force:
        if not bars_drop(g, op, piece):
            choices.append(("drop", piece))
        if not bars_split(g, op, piece):
            choices.append(("split", piece))
    for piece in g.at(op.side, op.at):
        if not bars_pick_up(g, op, piece):
            choices.append(("pick_up", piece))
    if not bars_stop(g, op):
        choices.append(STOP)
    return choices


def _refuse_move(g: Position, ask: Ask, choice: Choice) -> Reason:
    assert g.operation is not None
    return Reason(bars_move(g, g.operation, choice), choice[1:])


MOVE: Final = Question("move", _offer_move, _refuse_move, VERBS)


# ---------------------------------------------------------------------- the procedure


def move_force(g: Position, op: Operation) -> Procedure[None]:
    """9 A force that has passed its first check moves until it stops, fails or is no more. All
    of it is Done then (8.5)."""
    going = True
    while going and op.force and not op.waits:
        about = {"space": op.at, "points": points_left(op), "side": op.side}
        choice: Choice = yield Ask(op.side, MOVE, about, ("space", op.at))
        going = yield from _carry_out(g, op, choice)
    mark_done(g, op.force)


def _carry_out(g: Position, op: Operation, choice: Choice) -> Procedure[bool]:
    """One choice of the force; whether it may go on."""
    verb = verb_of(choice)
    going: bool = verb != "stop"
    if verb == "go":
        yield from _step(g, op, choice[1])
    elif verb == "ferry":
        going = yield from _ferry(g, op, choice[1])
    elif verb == "attack":
        yield from _attack(g, op, choice[1])
    elif verb == "drop":
        drop(g, op, choice[1])
    elif verb == "split":
        yield from _split(g, op, choice[1])
    elif verb == "pick_up":
        going = yield from pick_up(g, op, choice[1])
    elif verb == "resume":
        going = yield from _go_on(g, op)
        op.needs_check = False
    return going


def _step(g: Position, op: Operation, to: int) -> Procedure[None]:
    """9.8 To an adjacent space; within a hex it costs nothing."""
    here, there = g.board.hex_of[op.at], g.board.hex_of[to]
    cost = 0 if here == there else step_cost(g, op.side, here, there)
    yield from enter(g, op, to, cost)


def _ferry(g: Position, op: Operation, to: int) -> Procedure[bool]:
    """9.11 Across an all-sea hexside; not on the map, it takes a check."""
    if ferry_needs_check(g, op, to):
        passed: bool = yield from _go_on(g, op)
        if not passed:
            return False
    yield from enter(g, op, to, g.board.ferry_cost(g.board.hex_of[to], g.winter))
    return True


def _attack(g: Position, op: Operation, to: int) -> Procedure[None]:
    """9.3, 11.12 Those inside the hex, or those who share the space."""
    if to != op.at:
        yield from enter(g, op, to, 0)
        return
    if is_fresh(g, op.force):
        op.back_to = op.at
    yield from battle(g, op, to)


def _go_on(g: Position, op: Operation) -> Procedure[bool]:
    """8.3 A later check of the force; a leader who passes his first one gains momentum."""
    passed: bool = yield from check(g, op.side, op.force, op.at, later_check(op))
    if passed:
        gain_momentum(g, op.force)
    return passed


def _split(g: Position, op: Operation, piece: int) -> Procedure[None]:
    """9.5 A part goes its own way to its end, and the rest waits. If the part has moved, the rest
    needs a check to go on."""
    part = Operation(op.side, op.origin)
    part.force = yield from choose_part(g, op, piece)
    op.force = without(op.force, part.force)
    part.at, part.came_from, part.way = op.at, op.came_from, op.way
    part.entered_from, part.back_to = op.entered_from, op.back_to
    part.moved, part.free_steps, part.spared = op.moved, op.free_steps, op.spared
    inherit(part, op)
    record(g, "split_off", op.side, len(part.force), op.at)
    g.operation = part
    yield from move_force(g, part)
    g.operation = op
    if part.acted:
        op.needs_check = True
    relocate(g, op)
