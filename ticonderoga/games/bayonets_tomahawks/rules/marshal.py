"""11.0 Marshal Troops: units from adjacent spaces gather around a unit that is not Light."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Ask, Choice, Procedure, Question, Reason
from ticonderoga.engine.game import record
from ticonderoga.games.bayonets_tomahawks.data.kinds import BASTION, FORT, INDIAN, LIGHT, NOTHING
from ticonderoga.games.bayonets_tomahawks.position import MARSHAL, Position
from ticonderoga.games.bayonets_tomahawks.rules.activation import bars_piece
from ticonderoga.games.bayonets_tomahawks.rules.connections import (
    bars_first_link,
    bars_leaving,
    bars_link,
    bars_number,
    bars_type,
    note_crossing,
)
from ticonderoga.games.bayonets_tomahawks.rules.control import after_leaving
from ticonderoga.games.bayonets_tomahawks.rules.entering import entered, note_entry
from ticonderoga.games.bayonets_tomahawks.rules.movement import log_move
from ticonderoga.games.bayonets_tomahawks.rules.stacks import (
    add_mark,
    is_light,
    make_spent,
    shift,
)
from ticonderoga.games.bayonets_tomahawks.underway import Marshal

DONE: Final[Choice] = ("done",)


# ---------------------------------------------------------------------- where, and by whom


def bars_marshaling(g: Position, faction: int, space: int) -> str:
    """11.0 Why no Troops can be Marshaled on a space; empty if they can."""
    stack = g.stacks[faction].get(space)
    if stack is None:
        return "nobody_there"
    if g.routed(faction, space):
        return "routed_only_moves"
    kind = g.pieces.type
    heavy = [piece for piece in stack if kind[piece] not in (LIGHT, INDIAN)]
    if not heavy:
        return "marshal_not_light"
    muster = Marshal(faction, space)
    for piece in heavy:
        if not bars_lead(g, muster, piece):
            return "" if has_call(g, muster) else "nobody_to_call"
    return "nobody_leads"


def has_call(g: Position, muster: Marshal) -> bool:
    """Some unit on an adjacent space can be called."""
    for origin, _ in g.board.links[muster.space]:
        for piece in g.stacks[muster.faction].get(origin, ()):
            if not bars_call(g, muster, piece):
                return True
    return False


def bars_lead(g: Position, muster: Marshal, piece: int) -> str:
    """11.0 Why a piece cannot be activated to Marshal Troops; empty if it can."""
    if g.where[piece] != muster.space:
        return "not_on_space"
    bar = bars_piece(g, muster.faction, piece)
    if bar:
        return "not_on_space" if bar == "not_on_map" else bar
    return "marshal_not_light" if is_light(g, piece) else ""


def bars_call(g: Position, muster: Marshal, piece: int) -> str:
    """11.0, 10.1, 10.2.1, A-51 Why a unit cannot be called; empty if it can."""
    faction = muster.faction
    if piece in muster.called:
        return "already_called"
    origin = g.where[piece]
    connection = g.board.between(origin, muster.space)
    if connection == NOTHING:
        return "not_adjacent"
    bar = bars_piece(g, faction, piece)
    if bar:
        return "not_adjacent" if bar == "not_on_map" else bar
    if g.pieces.type[piece] in (FORT, BASTION):
        return "immobile"
    if g.routed(faction, origin):
        return "routed_only_moves"
    bar = (
        bars_type(g, g.pieces.type[piece], connection)
        or bars_link(g, faction, muster.space, connection)
        or bars_leaving(g, faction, origin)
        or bars_first_link(g, faction, origin, connection)
    )
    if bar:
        return bar
    together = [other for other in muster.called if g.where[other] == origin]
    return bars_number(g, faction, (*together, piece), connection)


# ---------------------------------------------------------------------- the asks


def _offer_lead(g: Position, ask: Ask) -> list[Choice]:
    muster = g.marshal
    assert muster is not None
    stack = g.stacks[muster.faction][muster.space]
    return [("lead", piece) for piece in stack if not bars_lead(g, muster, piece)]


def _refuse_lead(g: Position, ask: Ask, choice: Choice) -> Reason:
    assert g.marshal is not None
    return Reason(bars_lead(g, g.marshal, choice[1]), choice[1:])


def _offer_call(g: Position, ask: Ask) -> list[Choice]:
    muster = g.marshal
    assert muster is not None
    choices: list[Choice] = []
    for origin, _ in g.board.links[muster.space]:
        for piece in g.stacks[muster.faction].get(origin, ()):
            if not bars_call(g, muster, piece):
                choices.append(("call", piece))
    if muster.called:
        choices.append(DONE)
    return choices


def _refuse_call(g: Position, ask: Ask, choice: Choice) -> Reason:
    assert g.marshal is not None
    if choice == DONE:
        return Reason("call_somebody")
    return Reason(bars_call(g, g.marshal, choice[1]), choice[1:])


LEAD: Final = Question("marshal_lead", _offer_lead, _refuse_lead, ("lead",))
CALL: Final = Question("marshal_call", _offer_call, _refuse_call, ("call", "done"))


# ---------------------------------------------------------------------- gathering


def marshal_troops(g: Position, faction: int, space: int) -> Procedure[None]:
    """11.0 One unit is activated; others join it from adjacent spaces."""
    muster = Marshal(faction, space)
    g.marshal = muster
    about = {"space": space}
    choice: Choice = yield Ask(faction, LEAD, about, ("space", space))
    muster.leader = choice[1]
    while True:
        choice = yield Ask(faction, CALL, about, ("space", space))
        if choice == DONE:
            break
        muster.called = (*muster.called, choice[1])
    record(g, "marshals", muster.leader, space)
    _gather(g, muster)
    g.marshal = None
    yield from entered(g, faction, space)


def _gather(g: Position, muster: Marshal) -> None:
    """All who were called come in, origin by origin; they and the activated unit are Spent."""
    faction, space = muster.faction, muster.space
    left: list[int] = []
    for origin, connection in g.board.links[space]:
        group = [piece for piece in muster.called if g.where[piece] == origin]
        if group:
            shift(g, faction, group, space)
            note_crossing(g, faction, group, connection)
            note_entry(g, faction, space, connection)
            log_move(g, faction, sorted(group), origin, space)
            left.append(origin)
    make_spent(g, (muster.leader, *muster.called))
    add_mark(g, faction, space, MARSHAL)
    for origin in left:
        after_leaving(g, origin)
