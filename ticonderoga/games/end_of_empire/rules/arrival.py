"""9.3, 10.3, 11.11 Pieces come into a space: the move itself, leaders found alone, and what a
battle leaves of a force that was on the move."""

from __future__ import annotations

from collections.abc import Sequence

from ticonderoga.engine.ask import Procedure
from ticonderoga.engine.game import record
from ticonderoga.games.end_of_empire.data.kinds import LEADER, NOTHING
from ticonderoga.games.end_of_empire.position import Position
from ticonderoga.games.end_of_empire.rules import at_once
from ticonderoga.games.end_of_empire.rules.combat import fight
from ticonderoga.games.end_of_empire.rules.forces import (
    capture_leader,
    leaders_of,
    raze_fort,
    shift,
    units_of,
)
from ticonderoga.games.end_of_empire.rules.marks import bits, settle_fresh
from ticonderoga.games.end_of_empire.rules.passage import way_across
from ticonderoga.games.end_of_empire.rules.points import pay, points_left
from ticonderoga.games.end_of_empire.rules.reacting import comes_out
from ticonderoga.games.end_of_empire.terms import BY_LAND, SHARED
from ticonderoga.games.end_of_empire.underway import Operation, Reaction

# ---------------------------------------------------------------------- going


def go(g: Position, side: int, force: tuple[int, ...], start: int, goal: int) -> None:
    """Pieces go from a space to one beside it; a ferry is noted (9.11)."""
    here, there = g.board.hex_of[start], g.board.hex_of[goal]
    if here != there and way_across(g, side, force, here, there) != BY_LAND:
        g.ferried |= bits(force)
        record(g, "ferried", side, here, there)
    shift(g, side, force, goal)
    tell_move(g, side, force, start, goal)
    at_once.left(g, side, force, start)


def tell_move(g: Position, side: int, force: Sequence[int], start: int, goal: int) -> None:
    """Who went where: a unit by its name, several by their number, leaders always by name."""
    units = units_of(g, force)
    if len(units) == 1:
        record(g, "piece_moved", units[0], start, goal)
    elif units:
        record(g, "units_moved", side, len(units), start, goal)
    for leader in leaders_of(g, force):
        record(g, "piece_moved", leader, start, goal)


def capture_lone(g: Position, side: int, space: int) -> None:
    """11.11 Enemy leaders without units, in a space that combat units of a side have entered, are
    prisoners."""
    if g.has_units(1 - side, space) or not g.has_units(side, space):
        return
    for leader in g.leaders_at(1 - side, space):
        capture_leader(g, leader)


def take_over(g: Position, side: int, space: int, was_ours: bool) -> None:
    """11.11, 11.12 Units of a side have come into a space, and reactions are over: leaders alone
    are prisoners, and the Fort marker of an enemy who is gone is not captured."""
    capture_lone(g, side, space)
    if not was_ours and space not in g.stacks[1 - side]:
        raze_fort(g, space)


# ---------------------------------------------------------------------- the mover


def relocate(g: Position, op: Operation) -> None:
    """What is left of a force, and where it is: all in one space; it may have been thrown back,
    driven off or put aboard a fleet, or it is no more."""
    p = g.pieces
    alive = [piece for piece in op.force if g.in_play(piece)]
    units = [piece for piece in alive if p.type[piece] != LEADER]
    if not units or not g.on_map(units[0]):
        op.force = ()
        return
    at = g.where[units[0]]
    op.force = tuple([piece for piece in alive if g.where[piece] == at])
    if at != op.at:
        op.came_from = op.entered_from = op.back_to = op.at
        op.at = at
        op.free_steps = 0


def send_back(g: Position, op: Operation) -> bool:
    """9.3, ruling 13: a force without the points for a combat goes back to the space before, or,
    if enemies are there by now, along its way to the last one without any; whether it can."""
    enemy = 1 - op.side
    for back in (op.came_from, *op.way[::-1]):
        if back != op.at and not g.has_units(enemy, back):
            record(g, "sent_back", op.side, op.at, back)
            shift(g, op.side, op.force, back)
            at_once.left(g, op.side, op.force, op.at)
            relocate(g, op)
            return True
    return False


def battle(
    g: Position, op: Operation, space: int, joined: tuple[int, ...] = (), back: int = NOTHING
) -> Procedure[None]:
    """9.3, 11 The force attacks those in a space that it stands in, for 5 points; without them it
    goes back. Whatever comes of it, a check is needed to go on (11). Others who have `joined` it
    from the sea go back to a place of their own (14.4, ruling 22)."""
    cost = g.board.costs.combat
    if points_left(op) < cost and send_back(g, op):
        return
    here = op.at
    op.acted = True
    pay(op, cost)
    origins = dict.fromkeys(joined, back)
    together = (*op.force, *joined)
    outcome: int = yield from fight(g, space, op.side, together, op.back_to, False, origins)
    if outcome == SHARED:
        pay(op, -cost)
        op.spared = here
        g.fresh &= ~bits(op.force)
    else:
        op.needs_check = True
        op.free_steps = 0
    relocate(g, op)
    if op.at == here:
        capture_lone(g, op.side, here)
    settle_fresh(g)


# ---------------------------------------------------------------------- the reactor


def _draw_out(g: Position, r: Reaction, hex: int) -> None:
    """9.3, 10.2, ruling B-84: those inside have come out, and the mover meets them in the hex."""
    op = g.operation
    if op is None or op.at != r.entered or not op.force:
        return
    record(g, "met_outside", r.side, hex)
    shift(g, op.side, op.force, hex)
    op.at = hex
    op.way = (*op.way[:-1], hex)


def react_to(
    g: Position, r: Reaction, force: tuple[int, ...], start: int, goal: int
) -> Procedure[None]:
    """10.3 A reactor goes to his goal, and attacks whom he finds there; beside own units in the
    entered space he joins their defence."""
    was_ours = goal in g.stacks[r.side]
    sortie = comes_out(g, r, start, goal)
    go(g, r.side, force, start, goal)
    force = yield from at_once.entered(g, r.side, force, goal)
    if sortie and units_of(g, force):
        _draw_out(g, r, goal)
    take_over(g, r.side, goal, was_ours)
    if not units_of(g, force) or not g.has_units(1 - r.side, goal):
        return
    if goal == r.entered and len(g.units_at(r.side, goal)) > len(units_of(g, force)):
        record(g, "joins_defence", r.side, goal)
        return
    op = g.operation if r.from_space != NOTHING else None
    if op is None or op.at != goal or not op.force:
        yield from fight(g, goal, r.side, force, start, True)
        return
    cost = g.board.costs.combat
    if points_left(op) < cost and send_back(g, op):
        if g.has_units(1 - r.side, goal):
            yield from fight(g, goal, r.side, force, start, True)
        return
    pay(op, cost)
    outcome: int = yield from fight(g, goal, r.side, force, start, True)
    if outcome == SHARED:
        pay(op, -cost)
    else:
        op.needs_check = True
        op.free_steps = 0
    relocate(g, op)
