"""9.3, 10, 11, 12.2 What entering a space triggers, in this order: militia, reactions, leaders
found alone, what happens at once, and combat with those who are still there."""

from __future__ import annotations

from ticonderoga.engine.ask import Procedure
from ticonderoga.games.end_of_empire.data.kinds import HEX, LEADER, NOTHING
from ticonderoga.games.end_of_empire.position import Position
from ticonderoga.games.end_of_empire.rules import at_once, militia, watauga
from ticonderoga.games.end_of_empire.rules.arrival import battle, go, relocate, take_over
from ticonderoga.games.end_of_empire.rules.moving import calls_militia
from ticonderoga.games.end_of_empire.rules.points import pay
from ticonderoga.games.end_of_empire.rules.reaction import answer
from ticonderoga.games.end_of_empire.underway import Operation


def enter(g: Position, op: Operation, to: int, cost: int) -> Procedure[None]:
    """9 The force pays for a step, stands in the space, and meets what comes of it."""
    start = op.at
    was_ours = to in g.stacks[op.side]
    pay(op, cost)
    go(g, op.side, op.force, start, to)
    _note_step(g, op, start, to, cost)
    yield from occasion(g, op.side, op.force, start, to)
    relocate(g, op)
    if op.at == to and op.force:
        yield from meet(g, op, was_ours)


def _note_step(g: Position, op: Operation, start: int, to: int, cost: int) -> None:
    """Where the force is, where it came from, and where a lost fight would send it."""
    board = g.board
    op.at = to
    op.way = (*op.way, to)
    op.came_from = start
    op.moved = op.acted = True
    op.free_steps = 0 if cost else op.free_steps + 1
    if board.hex_of[start] != board.hex_of[to]:
        op.entered_from = op.back_to = start
    else:
        op.back_to = _way_out(g, op, start)
    kind = g.pieces.type
    for piece in op.force:
        if kind[piece] == LEADER:
            g.moved_leaders |= 1 << piece


def _way_out(g: Position, op: Operation, start: int) -> int:
    """11.9, example 8B: thrown back from the place inside a hex, a force goes back to where it came
    into the hex from, if that is free; one that came out of the place goes back into it."""
    outside = op.entered_from
    if g.board.kind[start] != HEX or outside == NOTHING or g.has_units(1 - op.side, outside):
        return start
    return outside


def occasion(
    g: Position,
    side: int,
    force: tuple[int, ...],
    start: int,
    to: int,
) -> Procedure[None]:
    """4, 10, 12.2 The other side calls out militia and reacts. From the sea `start` is -1, and the
    force is not there yet."""
    enemy = 1 - side
    called: tuple[int, ...] = ()
    hex = g.board.hex_of[to]
    if g.board.civilized[hex] and (start == NOTHING or calls_militia(g, start, to)):
        before = g.at(enemy, hex)
        yield from militia.react(g, enemy, hex)
        called = tuple([piece for piece in g.at(enemy, hex) if piece not in before])
    yield from watauga.answer_move(g, side, force, to)
    yield from answer(g, enemy, to, start, force, called)


def meet(g: Position, op: Operation, was_ours: bool) -> Procedure[None]:
    """9.3, 10.3, 11.11 The force and those it finds in the space; `was_ours`: own pieces were there
    before."""
    at = op.at
    take_over(g, op.side, at, was_ours)
    yield from at_once.entered(g, op.side, op.force, at)
    relocate(g, op)
    if not op.force:
        return
    if at == op.joint:
        op.waits = True
    elif g.has_units(1 - op.side, at):
        yield from battle(g, op, at)
