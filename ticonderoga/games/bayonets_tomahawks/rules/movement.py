"""10.2, 10.4, 10.5 Army Movement and Light Movement: a stack on its way along connections.

Who moves is the group. At the start it may be gathered piece by piece; if nobody was taken,
everybody whom the AP activates goes, as far as the connection is open to him. In each space that
the stack enters it may drop pieces off and pick others up; who cannot go on stays behind.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ticonderoga.engine.ask import Ask, Choice, Procedure, Question, Reason
from ticonderoga.engine.game import record
from ticonderoga.games.bayonets_tomahawks.data.kinds import COMMANDER
from ticonderoga.games.bayonets_tomahawks.position import Position
from ticonderoga.games.bayonets_tomahawks.rules.connections import note_crossing
from ticonderoga.games.bayonets_tomahawks.rules.control import after_leaving
from ticonderoga.games.bayonets_tomahawks.rules.entering import HALT, entered
from ticonderoga.games.bayonets_tomahawks.rules.events.in_play import card_of
from ticonderoga.games.bayonets_tomahawks.rules.movers import (
    FORCED_MARCH,
    bars_drop,
    bars_go,
    bars_going,
    bars_stop,
    bars_take,
    bars_taking,
    crew_of,
    full_mp,
    mp_left,
    new_move,
    opens_way,
    used_march,
    who_goes,
)
from ticonderoga.games.bayonets_tomahawks.rules.stacks import make_spent, shift
from ticonderoga.games.bayonets_tomahawks.underway import Move

STOP: Final[Choice] = ("stop",)


# ---------------------------------------------------------------------- the ask


def _offer_move(g: Position, ask: Ask) -> list[Choice]:
    move = g.move
    assert move is not None
    choices: list[Choice] = []
    for to, connection in g.board.links[move.at]:
        if not bars_going(g, move, to, connection):
            choices.append(("go", to))
    if not move.used:
        return [*choices, *_offer_crew(g, move)]
    for piece in g.stacks[move.faction][move.at]:
        if piece in move.group:
            if not bars_drop(g, move, piece):
                choices.append(("drop", piece))
        elif not bars_take(g, move, piece):
            choices.append(("take", piece))
    if not bars_stop(g, move):
        choices.append(STOP)
    return choices


def _offer_crew(g: Position, move: Move) -> list[Choice]:
    """Whom the stack may gather before it sets out. What is true of one piece is true of its
    like: of the same Nation under an Indian AP, of the same type otherwise."""
    choices: list[Choice] = []
    crew = crew_of(g, move)
    opens: dict[int, bool] = {}
    for piece in crew:
        if bars_taking(g, move, piece):
            continue
        like = g.pieces.nation[piece] if move.indian else g.pieces.type[piece]
        if like not in opens:
            opens[like] = opens_way(g, move, piece, crew)
        if opens[like]:
            choices.append(("take", piece))
    return choices


def bars_move(g: Position, move: Move, choice: Choice) -> str:
    """Why a choice is not open to the moving stack."""
    verb = choice[0]
    if verb == "go":
        return bars_go(g, move, choice[1])
    if verb == "take":
        return bars_take(g, move, choice[1])
    return bars_drop(g, move, choice[1]) if verb == "drop" else bars_stop(g, move)


def _refuse_move(g: Position, ask: Ask, choice: Choice) -> Reason:
    assert g.move is not None
    return Reason(bars_move(g, g.move, choice), choice[1:])


MOVE: Final = Question("move", _offer_move, _refuse_move, ("go", "take", "drop", "stop"))


# ---------------------------------------------------------------------- moving


def move_stack(g: Position, faction: int, ap: int, space: int, light: bool) -> Procedure[None]:
    """10.4, 10.5 One Army Movement or Light Movement from this space."""
    move = new_move(g, faction, ap, space, light)
    g.move = move
    while True:
        about = {"space": move.at, "side": faction}
        choice: Choice = yield Ask(faction, MOVE, about, ("space", move.at))
        verb = choice[0]
        if verb == "stop":
            break
        if verb == "take":
            take(g, move, choice[1])
        elif verb == "drop":
            drop(g, move, choice[1])
        else:
            outcome: int = yield from travel(g, move, choice[1])
            if outcome == HALT:
                break
    make_spent(g, [piece for piece in move.group if piece not in move.picked])
    g.move = None


def take(g: Position, move: Move, piece: int) -> None:
    """10.2.1 A piece joins the moving stack."""
    move.group = (*move.group, piece)
    if move.used:
        move.picked = (*move.picked, piece)
        record(g, "picked_up", piece, move.at)


def drop(g: Position, move: Move, piece: int) -> None:
    """10.2.1 A piece that has moved stays here."""
    move.group = tuple([other for other in move.group if other != piece])
    move.dropped = (*move.dropped, piece)
    make_spent(g, (piece,))
    record(g, "dropped_off", piece, move.at)


def travel(g: Position, move: Move, to: int) -> Procedure[int]:
    """10.2 The stack travels along one connection, and what entering the space brings about."""
    came_from = move.at
    connection = g.board.between(came_from, to)
    going = who_goes(g, move, connection)
    if move.used:
        _leave_behind(g, move, going, connection)
    _use_forced_march(g, move, going)
    shift(g, move.faction, going, to)
    note_crossing(g, move.faction, going, connection)
    log_move(g, move.faction, going, came_from, to)
    move.group = tuple(going)
    move.picked = ()
    move.dropped = ()
    move.used += 1
    move.at = to
    after_leaving(g, came_from)
    outcome: int = yield from entered(g, move.faction, to, connection)
    return outcome


def _leave_behind(g: Position, move: Move, going: list[int], connection: int) -> None:
    """10.2 Who cannot go on stays here; who has moved is Spent."""
    for piece in move.group:
        if piece in going:
            continue
        if piece not in move.picked:
            make_spent(g, (piece,))
        no_mp = mp_left(g, move, piece) <= 0
        record(g, "stays_no_mp" if no_mp else "stays_no_way", piece, move.at)


def _use_forced_march(g: Position, move: Move, going: list[int]) -> None:
    """Cards 10, 24 The Event is used once a unit takes a connection beyond its own MP."""
    kind = g.pieces.type
    for piece in going:
        if full_mp(move, kind[piece]) <= move.used:
            g.effects |= used_march(move.faction)
            record(g, "forced_march", move.faction, card_of(g, move.faction, FORCED_MARCH))
            return


def log_move(g: Position, faction: int, pieces: Sequence[int], start: int, goal: int) -> None:
    """Tell who went where: a piece by name, several by their number, Commanders always."""
    kind = g.pieces.type
    units = [piece for piece in pieces if kind[piece] != COMMANDER]
    if len(units) == 1:
        record(g, "piece_moved", units[0], start, goal)
    elif units:
        record(g, "units_moved", faction, len(units), start, goal)
    for piece in pieces:
        if kind[piece] == COMMANDER:
            record(g, "piece_moved", piece, start, goal)
