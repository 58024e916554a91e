"""8.3, example 6 Activation: a space, a force in it, and the first check.

The force is chosen piece by piece, or all at once. A leader comes along with units only. The
check is rated by the leaders of the space, whether they go or not; + units by themselves, and
boxed arrivals who have to fight their way in (7.1), need none.
"""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Ask, Choice, Procedure, Question, Reason
from ticonderoga.engine.game import record
from ticonderoga.games.end_of_empire.data.kinds import (
    BOXED,
    BRITISH,
    LEADER,
    NAVAL_INFANTRY,
    Numbers,
)
from ticonderoga.games.end_of_empire.position import Position
from ticonderoga.games.end_of_empire.rules import at_once
from ticonderoga.games.end_of_empire.rules.command import bars_command, measure, muster
from ticonderoga.games.end_of_empire.rules.marks import (
    gain_momentum,
    is_fresh,
    mark_checked,
    mark_done,
)
from ticonderoga.games.end_of_empire.rules.movement import move_force
from ticonderoga.games.end_of_empire.rules.passage import companions
from ticonderoga.games.end_of_empire.rules.points import ALL, grant
from ticonderoga.games.end_of_empire.terms import FIRST, verb_of
from ticonderoga.games.end_of_empire.underway import Operation

TAKE_ALL: Final[Choice] = ("take_all",)
ROLL: Final[Choice] = ("roll",)
GO_ON: Final[Choice] = ("go_on",)


# ---------------------------------------------------------------------- who could go


def bars_piece(g: Position, side: int, space: int, piece: int) -> str:
    """8.5, 9.1 Why a piece cannot be activated in a space; empty if it can."""
    if piece not in g.at(side, space):
        return "not_in_space"
    if g.pieces.type[piece] == NAVAL_INFANTRY:
        return "naval_infantry"
    if g.done >> piece & 1:
        return "is_done"
    return "has_sailed" if g.sailed >> piece & 1 else ""


def bars_activate(g: Position, side: int, space: int) -> str:
    """8.1, 8.5 Why no force of a side can be activated in a space; empty if one can."""
    here = g.at(side, space)
    if not here:
        return "nobody_there"
    bar = "no_units_there"
    kind = g.pieces.type
    seen: list[Numbers] = []
    for piece in here:
        if kind[piece] == LEADER:
            continue
        against = bars_piece(g, side, space, piece)
        if not against:
            like = _likeness(g, piece)
            if like in seen:
                continue
            seen.append(like)
            against = _bars_group(g, side, space, companions(g, piece))
            if not against:
                return ""
        bar = against
    return bar


def _likeness(g: Position, piece: int) -> Numbers:
    """Units that are alike to command: of one nation and with the same mark at the MF."""
    mark = g.pieces.face_mf_mark[piece][g.steps[piece]]
    fresh = g.fresh >> piece & 1
    return g.pieces.nation[piece], fresh, mark


# ---------------------------------------------------------------------- the force


def bars_take(g: Position, op: Operation, piece: int) -> str:
    """8.2, 15.1, 15.3 Why a piece may not join the force; empty if it may."""
    if piece in op.force:
        return "already_along"
    bar = bars_piece(g, op.side, op.at, piece)
    if bar:
        return bar
    group = companions(g, piece)
    if not _all_free(g, op.side, op.at, group):
        return "stays_together"
    return _bars_force(g, op.side, op.at, (*op.force, *group))


def _bars_group(g: Position, side: int, space: int, group: tuple[int, ...]) -> str:
    """Why pieces that stay together could not go by themselves."""
    if not _all_free(g, side, space, group):
        return "stays_together"
    return _bars_force(g, side, space, group)


def _all_free(g: Position, side: int, space: int, group: tuple[int, ...]) -> bool:
    for piece in group:
        if bars_piece(g, side, space, piece):
            return False
    return True


def _bars_force(g: Position, side: int, space: int, force: tuple[int, ...]) -> str:
    """Why these pieces could not go as one force."""
    if not muster(g, force).units:
        return "unit_first"
    return bars_command(g, side, force, space, FIRST)


def everybody(g: Position, op: Operation) -> tuple[int, ...]:
    """All who can still join the force, if they are several; those with a boxed MF stay if nobody
    can lead them (8.2)."""
    side, space = op.side, op.at
    rest = [
        piece
        for piece in g.at(side, space)
        if piece not in op.force and _all_free(g, side, space, companions(g, piece))
    ]
    if _bars_force(g, side, space, (*op.force, *rest)):
        marks = g.pieces.face_mf_mark
        rest = [piece for piece in rest if marks[piece][g.steps[piece]] != BOXED]
        if _bars_force(g, side, space, (*op.force, *rest)):
            return ()
    return tuple(rest) if len(rest) > 1 else ()


def needs_no_roll(g: Position, force: tuple[int, ...]) -> bool:
    """7.1, 8.2 Boxed arrivals, and + units by themselves."""
    m = muster(g, force)
    return (m.plus and not m.leaders) or is_fresh(g, force)


def bars_choosing(g: Position, op: Operation, choice: Choice) -> str:
    """Why a choice is not open while the force is chosen."""
    verb = verb_of(choice)
    if verb == "take":
        return bars_take(g, op, choice[1])
    if verb == "take_all":
        return "" if everybody(g, op) else "nobody_else"
    if not op.force:
        return "nobody_taken"
    if verb == "roll":
        return "no_roll_needed" if needs_no_roll(g, op.force) else ""
    return "" if needs_no_roll(g, op.force) else "roll_needed"


def _offer_force(g: Position, ask: Ask) -> list[Choice]:
    op = g.operation
    assert op is not None
    choices: list[Choice] = []
    answers: dict[Numbers, bool] = {}
    kind = g.pieces.type
    for piece in g.at(op.side, op.at):
        if piece in op.force or bars_piece(g, op.side, op.at, piece):
            continue
        if kind[piece] == LEADER:
            if not bars_take(g, op, piece):
                choices.append(("take", piece))
            continue
        like = _likeness(g, piece)
        if like not in answers:
            answers[like] = not bars_take(g, op, piece)
        if answers[like]:
            choices.append(("take", piece))
    if everybody(g, op):
        choices.append(TAKE_ALL)
    if op.force:
        choices.append(GO_ON if needs_no_roll(g, op.force) else ROLL)
    return choices


def _refuse_force(g: Position, ask: Ask, choice: Choice) -> Reason:
    assert g.operation is not None
    return Reason(bars_choosing(g, g.operation, choice), choice[1:])


FORCE: Final = Question("force", _offer_force, _refuse_force, ("take", "take_all", "roll", "go_on"))


# ---------------------------------------------------------------------- the procedure


def activate(g: Position, side: int, space: int, interrupting: bool = False) -> Procedure[None]:
    """4, 8.3 One activation from the choice of the force to its end."""
    op = Operation(side, space)
    g.operation = op
    yield from choose_force(g, op)
    share: int = yield from first_check(g, op)
    if share:
        grant(g, op, op.force, share)
        yield from move_force(g, op)
    g.operation = None
    g.momentum = 0
    yield from at_once.settled(g)
    if not share and g.edition.interruption and not interrupting:
        yield from interrupted(g, side)


def choose_force(g: Position, op: Operation) -> Procedure[None]:
    """Example 6: which units and leaders of the space are to go."""
    while True:
        about = {"space": op.at, "side": op.side}
        choice: Choice = yield Ask(op.side, FORCE, about, ("space", op.at))
        verb = verb_of(choice)
        if verb == "take":
            op.force = (*op.force, *companions(g, choice[1]))
        elif verb == "take_all":
            op.force = (*op.force, *everybody(g, op))
        else:
            return


def first_check(g: Position, op: Operation) -> Procedure[int]:
    """8.3 The check to begin a move: per cent of the movement points that it gives, 0 for a
    failure. Whoever failed is Done (8.5)."""
    mark_checked(g, op.force)
    if needs_no_roll(g, op.force):
        record(g, "goes_freely", op.side, op.at)
        gain_momentum(g, op.force)
        return ALL
    above: int = yield from measure(g, op.side, op.force, op.at, FIRST)
    share = ALL if above <= 0 else 0
    if g.edition.near_misses:
        misses = g.pack.tables.near_misses
        share = misses[max(0, min(above + 1, len(misses) - 1))]
        if share < ALL:
            record(g, "near_miss", op.side, share)
    if share:
        if above <= 0:
            gain_momentum(g, op.force)
    else:
        mark_done(g, op.force)
    return share


# ---------------------------------------------------------------------- O4 interruption


def may_interrupt(g: Position, side: int) -> bool:
    """O4 The British do not interrupt in the enemy phase of the last turn."""
    return not (side == BRITISH and g.turn == g.scenario.last_turn)


def _offer_interruption(g: Position, ask: Ask) -> list[Choice]:
    choices: list[Choice] = [
        ("activate", space)
        for space in sorted(g.stacks[ask.seat])
        if g.board.has(space) and not bars_activate(g, ask.seat, space)
    ]
    choices.append(("pass",))
    return choices


def _refuse_interruption(g: Position, ask: Ask, choice: Choice) -> Reason:
    return Reason(bars_activate(g, ask.seat, choice[1]), choice[1:])


INTERRUPT: Final = Question(
    "interrupt", _offer_interruption, _refuse_interruption, ("activate", "pass")
)


def interrupted(g: Position, side: int) -> Procedure[None]:
    """O4 After a failed first check the other side may try one activation."""
    other = 1 - side
    if not may_interrupt(g, other):
        return
    choice: Choice = yield Ask(other, INTERRUPT, {"side": other})
    if verb_of(choice) == "activate":
        record(g, "interruption", other, choice[1])
        yield from activate(g, other, choice[1], True)
