"""8.9, 9.5, 9.6 Who goes on and who stays: dropping units, splitting a force, picking units up."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Ask, Choice, Procedure, Question, Reason
from ticonderoga.engine.game import record
from ticonderoga.games.end_of_empire.data.kinds import NAVAL_INFANTRY, NOTHING
from ticonderoga.games.end_of_empire.position import Position
from ticonderoga.games.end_of_empire.rules.command import bars_command, check, muster
from ticonderoga.games.end_of_empire.rules.forces import units_of
from ticonderoga.games.end_of_empire.rules.marks import (
    gain_momentum,
    mark_checked,
    mark_done,
)
from ticonderoga.games.end_of_empire.rules.moving import bars_going_on, must_fight
from ticonderoga.games.end_of_empire.rules.passage import companions, is_closed_lake
from ticonderoga.games.end_of_empire.rules.points import grant
from ticonderoga.games.end_of_empire.terms import LATER, verb_of
from ticonderoga.games.end_of_empire.underway import Operation

TAKE_ALL: Final[Choice] = ("take_all",)
SEND: Final[Choice] = ("send",)
ROLL: Final[Choice] = ("roll",)


def without(force: tuple[int, ...], pieces: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([piece for piece in force if piece not in pieces])


# ---------------------------------------------------------------------- dropping


def bars_drop(g: Position, op: Operation, piece: int) -> str:
    """9.5, 9.6 Why a piece may not be left behind here; empty if it may."""
    if piece not in op.force:
        return "not_along"
    if must_fight(g, op):
        return "must_attack"
    if is_closed_lake(g, op.at):
        return "not_on_lake"
    return "" if units_of(g, without(op.force, companions(g, piece))) else "last_of_force"


def drop(g: Position, op: Operation, piece: int) -> None:
    """9.5 A piece stays here and is Done."""
    group = companions(g, piece)
    op.force = without(op.force, group)
    mark_done(g, group)
    for other in group:
        record(g, "dropped_off", other, op.at)


# ---------------------------------------------------------------------- splitting


def bars_split(g: Position, op: Operation, piece: int) -> str:
    """9.5 Why a piece may not go with the part that splits off; empty if it may."""
    if piece in op.chosen:
        return "already_along"
    if piece not in op.force:
        return "not_along"
    bar = "" if op.chosen else bars_going_on(g, op)
    if bar:
        return bar
    part = (*op.chosen, *companions(g, piece))
    if not units_of(g, part):
        return "unit_first"
    return "" if units_of(g, without(op.force, part)) else "last_of_force"


def _offer_split(g: Position, ask: Ask) -> list[Choice]:
    op = g.operation
    assert op is not None
    choices: list[Choice] = [("take", piece) for piece in op.force if not bars_split(g, op, piece)]
    choices.append(SEND)
    return choices


def _refuse_split(g: Position, ask: Ask, choice: Choice) -> Reason:
    assert g.operation is not None
    return Reason(bars_split(g, g.operation, choice[1]), choice[1:])


SPLIT: Final = Question("split", _offer_split, _refuse_split, ("take", "send"))


def choose_part(g: Position, op: Operation, piece: int) -> Procedure[tuple[int, ...]]:
    """9.5 The part that is to go its own way."""
    op.chosen = companions(g, piece)
    while True:
        about = {"space": op.at, "side": op.side}
        choice: Choice = yield Ask(op.side, SPLIT, about, ("space", op.at))
        if verb_of(choice) == "send":
            break
        op.chosen = (*op.chosen, *companions(g, choice[1]))
    part = op.chosen
    op.chosen = ()
    return part


# ---------------------------------------------------------------------- picking up


def bars_found(g: Position, op: Operation, piece: int) -> str:
    """8.9 What is against a piece that the force has come upon."""
    if piece in op.force or piece in op.chosen:
        return "already_along"
    if piece not in g.at(op.side, op.at):
        return "not_in_space"
    if g.pieces.type[piece] == NAVAL_INFANTRY:
        return "naval_infantry"
    if g.sailed >> piece & 1:
        return "has_sailed"
    return "checked_already" if (g.checked | g.done) >> piece & 1 else ""


def bars_pick_up(g: Position, op: Operation, piece: int) -> str:
    """8.9 Why a piece may not be picked up; empty if it may."""
    bar = "" if op.chosen else bars_going_on(g, op)
    if bar:
        return bar
    if not op.moved:
        return "not_moved"
    bar = bars_found(g, op, piece)
    if bar:
        return bar
    group = companions(g, piece)
    for other in group:
        if bars_found(g, op, other):
            return "stays_together"
    own = muster(g, op.force)
    if own.plus and not own.leaders:
        found = muster(g, group)
        if not found.plus:
            return "plus_only"
    return _bars_joint(g, op, (*op.force, *op.chosen, *group))


def _bars_joint(g: Position, op: Operation, force: tuple[int, ...]) -> str:
    return bars_command(g, op.side, force, op.at, LATER)


def all_found(g: Position, op: Operation) -> tuple[int, ...]:
    """The others who can be picked up, if they are several and can come all together."""
    rest = [piece for piece in g.at(op.side, op.at) if not bars_pick_up(g, op, piece)]
    if len(rest) > 1 and not _bars_joint(g, op, (*op.force, *op.chosen, *rest)):
        return tuple(rest)
    return ()


def _offer_joining(g: Position, ask: Ask) -> list[Choice]:
    op = g.operation
    assert op is not None
    choices: list[Choice] = [
        ("take", piece) for piece in g.at(op.side, op.at) if not bars_pick_up(g, op, piece)
    ]
    if all_found(g, op):
        choices.append(TAKE_ALL)
    choices.append(ROLL)
    return choices


def _refuse_joining(g: Position, ask: Ask, choice: Choice) -> Reason:
    op = g.operation
    assert op is not None
    if verb_of(choice) == "take":
        return Reason(bars_pick_up(g, op, choice[1]), choice[1:])
    return Reason("nobody_else")


JOINING: Final = Question("joining", _offer_joining, _refuse_joining, ("take", "take_all", "roll"))


def pick_up(g: Position, op: Operation, piece: int) -> Procedure[bool]:
    """8.9 The force stops for a check, to take others along; whether it may go on. If it fails
    all of them are Done."""
    op.chosen = companions(g, piece)
    while True:
        about = {"space": op.at, "side": op.side}
        choice: Choice = yield Ask(op.side, JOINING, about, ("space", op.at))
        if verb_of(choice) == "roll":
            break
        if verb_of(choice) == "take":
            op.chosen = (*op.chosen, *companions(g, choice[1]))
        else:
            op.chosen = (*op.chosen, *all_found(g, op))
    found = op.chosen
    op.chosen = ()
    joint = (*op.force, *found)
    mark_checked(g, found)
    passed: bool = yield from check(g, op.side, joint, op.at, LATER)
    if passed:
        grant(g, op, found)
        op.force = joint
        op.spared = NOTHING
        gain_momentum(g, joint)
        for other in found:
            record(g, "picked_up", other, op.at)
    else:
        mark_done(g, found)
    return passed
