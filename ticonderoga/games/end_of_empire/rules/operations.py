"""4 An Operations Phase: activations, one to a visit, and what comes before and after them."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Ask, Choice, Procedure, Question, Reason
from ticonderoga.engine.game import record
from ticonderoga.engine.kit.questions import bits_of, pick_space, space_question
from ticonderoga.games.end_of_empire.data.kinds import (
    ALLIED,
    BLOCKED,
    BRITISH,
    LAKE,
    LEADER,
    NOTHING,
    WINTER_1,
    WINTER_2,
)
from ticonderoga.games.end_of_empire.position import (
    FORTIFYING,
    JUDGEMENT,
    LAKES,
    OPERATIONS,
    OPERATIONS_BEGIN,
    Position,
)
from ticonderoga.games.end_of_empire.rules import at_once, landing, watauga
from ticonderoga.games.end_of_empire.rules.activation import activate, bars_activate
from ticonderoga.games.end_of_empire.rules.arrival import tell_move
from ticonderoga.games.end_of_empire.rules.forces import capture_leader, eliminate, shift
from ticonderoga.games.end_of_empire.rules.marks import bits, must_storm
from ticonderoga.games.end_of_empire.rules.passage import bars_hex, nations_of, step_cost
from ticonderoga.games.end_of_empire.terms import verb_of

END_PHASE: Final[Choice] = ("end_phase",)


def begin(g: Position) -> Procedure[None]:
    """4 The marks of the phase before are gone, Done markers of this side apart (O4)."""
    g.checked = 0
    g.tried = 0
    g.momentum = 0
    g.ferried = 0
    g.moved_leaders = 0
    g.named = ()
    g.seen_to = 0
    record(g, "operations_begin", g.active)
    yield from watauga.muster_early(g)
    g.step = OPERATIONS


# ---------------------------------------------------------------------- the main question


def bars_end(g: Position, side: int) -> str:
    """7.1, 7.2 Why a side may not end its activations yet; empty if it may."""
    if g.fresh:
        for space in g.stacks[side]:
            if _must_attack(g, side, space):
                return "arrivals_must_attack"
    return landing.bars_end(g, side)


def _must_attack(g: Position, side: int, space: int) -> bool:
    """7.1 Boxed arrivals are there among enemies, or around them (ruling B-90), and have not
    attacked yet."""
    left = g.fresh & ~g.done & ~g.sailed
    idle = [
        piece
        for piece in g.at(side, space)
        if left >> piece & 1 and g.pieces.face_mf[piece][g.steps[piece]] >= g.board.costs.combat
    ]
    if not idle:
        return False
    return g.has_units(1 - side, space) or must_storm(g, idle, space)


def _offer_operation(g: Position, ask: Ask) -> list[Choice]:
    side = ask.seat
    choices: list[Choice] = [
        ("activate", space)
        for space in sorted(g.stacks[side])
        if g.board.has(space) and not bars_activate(g, side, space)
    ]
    choices += landing.offers(g, side)
    if not bars_end(g, side):
        choices.append(END_PHASE)
    return choices


def _refuse_operation(g: Position, ask: Ask, choice: Choice) -> Reason:
    if verb_of(choice) == "activate":
        return Reason(bars_activate(g, ask.seat, choice[1]), choice[1:])
    if verb_of(choice) == "end_phase":
        return Reason(bars_end(g, ask.seat))
    return Reason(landing.bars(g, ask.seat, choice), choice[1:])


OPERATION: Final = Question(
    "operation", _offer_operation, _refuse_operation, ("activate", "end_phase", *landing.VERBS)
)


def operations(g: Position) -> Procedure[None]:
    """4 One activation, or one operation by sea, or the end of them."""
    choice: Choice = yield Ask(g.active, OPERATION, {"side": g.active})
    if verb_of(choice) == "activate":
        yield from activate(g, g.active, choice[1])
    elif verb_of(choice) == "end_phase":
        yield from landing.debark(g, g.active)
        g.step = LAKES
    else:
        yield from landing.carry_out(g, g.active, choice)


# ---------------------------------------------------------------------- 9.9 lakes


ASHORE: Final = space_question("ashore")


def must_leave_lake(g: Position, side: int, space: int) -> bool:
    """9.9, 9.10 Nobody stays on an all-lake hex, but for northern ice: there the first winter turn
    may end, and on the second a side has until the end of its own phase."""
    hex = g.board.hex_of[space]
    if g.board.terrain[hex] != LAKE:
        return False
    if g.board.north[hex] and g.season == WINTER_1:
        return False
    if g.board.north[hex] and g.season == WINTER_2:
        return side == g.active or g.active == ALLIED
    return True


def leave_lakes(g: Position) -> Procedure[None]:
    """9.9 A force left on an all-lake hex goes to land where no enemy is, or is eliminated; one
    to a visit, those of the active side first."""
    for side in (g.active, 1 - g.active):
        for space in sorted(g.stacks[side]):
            if g.board.has(space) and must_leave_lake(g, side, space):
                yield from _come_ashore(g, side, space)
                return
    g.step = FORTIFYING


def _come_ashore(g: Position, side: int, lake: int) -> Procedure[None]:
    force = g.at(side, lake)
    nations = nations_of(g, force)
    board = g.board
    open_to = [
        hex
        for hex in board.near[lake]
        if board.terrain[hex] != LAKE
        and step_cost(g, side, lake, hex) < BLOCKED
        and not g.units_in_hex(1 - side, hex)
        and not bars_hex(g, side, nations, hex)
    ]
    goal: int = yield from pick_space(side, ASHORE, bits_of(open_to), {"space": lake, "side": side})
    if goal != NOTHING:
        shift(g, side, force, goal)
        record(g, "ashore", side, lake, goal)
        tell_move(g, side, force, lake, goal)
        return
    record(g, "lost_on_lake", side, lake)
    for piece in force:
        if g.pieces.type[piece] == LEADER:
            capture_leader(g, piece)
        else:
            eliminate(g, piece)


# ---------------------------------------------------------------------- the end


def end(g: Position) -> Procedure[None]:
    """4, 8.5 Done markers are removed, and the other side has its phase; after both, victory may
    be judged."""
    yield from at_once.settled(g)
    for stack in g.stacks[g.active].values():
        g.done &= ~bits(stack)
    g.momentum = 0
    g.named = ()
    if g.active == BRITISH:
        g.active = ALLIED
        g.step = OPERATIONS_BEGIN
    else:
        g.active = BRITISH
        g.step = JUDGEMENT
