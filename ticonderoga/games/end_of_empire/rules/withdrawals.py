"""7.4, 7.5, 12.3 The Withdrawal Phase: whose turn or season has come leaves the map, some are
replaced by others, and militia go home.

The parts of the phase are visited one after the other; `seen_to` counts them. The queue keeps the
places that pieces have left, for leaders who are alone there now (11.11).
"""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Procedure
from ticonderoga.engine.game import record
from ticonderoga.engine.kit.questions import (
    ask_yes_no,
    bits_of,
    pick_space,
    space_question,
    yes_no_question,
)
from ticonderoga.games.end_of_empire.data.kinds import (
    ALLIED,
    CONNECTICUT,
    FALL,
    LEADER,
    LEAVES_IN_FALL,
    MILITIA,
    NOTHING,
    ROLE_ELMORE,
    ROLE_MARION,
    ROLE_WATAUGA,
    SEASONS,
    SIDES,
    SPRING,
    WINTER_1,
    WINTER_2,
)
from ticonderoga.games.end_of_empire.position import (
    ASIDE,
    ATTRITION,
    AVAILABLE,
    CAPTURED,
    OVER,
    TRACK,
    WITHDRAWN,
    Position,
    is_place,
)
from ticonderoga.games.end_of_empire.rules import ashore, at_once, stranded, west_indies
from ticonderoga.games.end_of_empire.rules.entries import is_yearly
from ticonderoga.games.end_of_empire.rules.forces import bring_in, send_away

BY_TURN: Final = 0
TO_WEST_INDIES: Final = 1
BY_SEASON: Final = 2
MILITIA_HOME: Final = 3
LEADERS_ALONE: Final = 4
OFF_THE_SHIPS: Final = 5
PARTS: Final = 6

ELMORE: Final = space_question("elmore")
MARION: Final = yes_no_question("marion")


def leave(g: Position, piece: int, box: int, due: int = 0) -> None:
    """7.4 A piece is taken off the map."""
    place = g.where[piece]
    if is_place(place) and place not in g.queue:
        g.queue = (*g.queue, place)
    record(g, "withdrawn", piece)
    send_away(g, piece, box, due)


# ---------------------------------------------------------------------- by turn


def leaving_now(g: Position) -> list[int]:
    """7.4 The pieces whose turn to leave it is: in play, still on their way, or prisoners. The dead
    stay where they are."""
    p = g.pieces
    listed = g.scenario.withdrawals.get(g.turn, ())
    found: list[int] = []
    for piece in p.of_war[g.war]:
        if p.leaves_turn[piece] == g.turn or piece in listed:
            if g.in_play(piece) or g.where[piece] in (TRACK, CAPTURED):
                found.append(piece)
    return found


def _leave_to_successor(g: Position, piece: int) -> None:
    """7.5 A piece leaves, and Whitcomb comes for Bedel, Gage, Murray and Stanwix for their
    predecessors: in his place, under his Fort marker too, or, if he was away, with the next
    reinforcements."""
    heir, place = g.pieces.successor[piece], g.where[piece]
    if heir != NOTHING and g.where[heir] != ASIDE:
        heir = NOTHING
    if heir != NOTHING and is_place(place):
        bring_in(g, g.pieces.side[heir], heir, place)
    leave(g, piece, WITHDRAWN)
    if heir == NOTHING:
        return
    if is_place(place):
        record(g, "replaces", heir, piece)
    elif g.pieces.type[heir] == LEADER:
        send_away(g, heir, TRACK, g.turn + 1)
        record(g, "replaces", heir, piece)


def elmore_spaces(g: Position, left: dict[int, int]) -> list[int]:
    """7.5 Where Elmore may come: in hexes that enough Connecticut steps have left. `left` says how
    many left each space."""
    board = g.board
    steps: dict[int, int] = {}
    for space, lost in left.items():
        steps[board.hex_of[space]] = steps.get(board.hex_of[space], 0) + lost
    wanted = g.pack.tables.elmore_steps
    return [space for space in sorted(left) if steps[board.hex_of[space]] >= wanted]


def _by_turn(g: Position) -> Procedure[None]:
    """7.4, 7.5 Those whose turn it is; then Elmore."""
    p = g.pieces
    connecticut: dict[int, int] = {}
    for piece in leaving_now(g):
        place = g.where[piece]
        if p.home[piece] == CONNECTICUT and g.board.has(place):
            connecticut[place] = connecticut.get(place, 0) + g.steps[piece]
        _leave_to_successor(g, piece)
    elmore = p.role[ROLE_ELMORE]
    if g.turn != g.pack.tables.elmore_turn or g.where[elmore] != ASIDE:
        return
    spaces = elmore_spaces(g, connecticut)
    space: int = yield from pick_space(ALLIED, ELMORE, bits_of(spaces), {"piece": elmore})
    if space != NOTHING:
        bring_in(g, ALLIED, elmore, space)
        record(g, "arrives", elmore, space)


# ---------------------------------------------------------------------- by season


def _in_play(g: Position) -> list[int]:
    """All pieces that stand somewhere, in their order."""
    found: list[int] = []
    for side in SIDES:
        for stack in g.stacks[side].values():
            found += stack
    return sorted(found)


def _by_season(g: Position) -> None:
    """7.4, 7.5 Annual enlistments end in February, the Light Infantry goes back to its regiments in
    fall, and the Watauga Brigade goes home when it has been out."""
    p = g.pieces
    watauga = p.role[ROLE_WATAUGA]
    for piece in _in_play(g):
        if g.season == WINTER_2 and is_yearly(g, piece):
            leave(g, piece, TRACK, g.turn + 1)
        elif g.season == FALL and p.leaves[piece] == LEAVES_IN_FALL:
            leave(g, piece, ASIDE)
        elif piece == watauga:
            leave(g, piece, TRACK, _next_december(g))


def _next_december(g: Position) -> int:
    """The December turn that comes next."""
    away = (WINTER_1 - g.season) % SEASONS
    return g.turn + (away or SEASONS)


# ---------------------------------------------------------------------- militia


def _militia_home(g: Position) -> Procedure[None]:
    """7.4, 12.3 In spring and fall all militia go home, and can be called again; Marion's men only
    if the American player so decides."""
    if g.season not in (SPRING, FALL):
        return
    p = g.pieces
    marion = p.role[ROLE_MARION]
    for piece in _in_play(g):
        if p.type[piece] == MILITIA and piece != marion:
            leave(g, piece, AVAILABLE)
    if g.in_play(marion):
        goes: bool = yield from ask_yes_no(ALLIED, MARION, {"space": g.where[marion]})
        if goes:
            leave(g, marion, AVAILABLE)


# ---------------------------------------------------------------------- the step


def _part(g: Position, part: int) -> Procedure[None]:
    if part == BY_TURN:
        yield from _by_turn(g)
    elif part == TO_WEST_INDIES:
        yield from west_indies.withdraw(g)
    elif part == BY_SEASON:
        _by_season(g)
    elif part == MILITIA_HOME:
        yield from _militia_home(g)
    elif part == LEADERS_ALONE:
        spaces = [place for place in g.queue if g.board.has(place)]
        for side in SIDES:
            yield from stranded.rejoin(g, side, spaces)
    else:
        yield from ashore.end_of_fall(g)


def withdrawals(g: Position) -> Procedure[None]:
    """7.4 One part of the phase to a visit; the last one leads on, and so does a lost game."""
    if not g.started:
        g.started = True
        g.seen_to = 0
        g.queue = ()
    yield from _part(g, g.seen_to)
    g.seen_to += 1
    if g.seen_to < PARTS and g.step != OVER:
        return
    g.started = False
    g.seen_to = 0
    g.queue = ()
    if g.step != OVER:
        yield from at_once.settled(g)
        g.step = ATTRITION
