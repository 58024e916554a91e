"""3 What the players choose at the start: outside or inside, a Fort marker or none, and where the
three units with the code NS begin.

The scenario says where everybody begins; each side may change that hex by hex, the British first.
"""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Ask, Choice, Procedure, Question, Reason
from ticonderoga.engine.game import record
from ticonderoga.engine.kit.questions import bits_of, pick_space, space_question
from ticonderoga.games.end_of_empire.data.kinds import (
    ALLIED,
    BRITISH,
    ENTRY_NOVA_SCOTIA,
    FORTRESS,
    HEX,
    NOTHING,
    OUTPOST,
)
from ticonderoga.games.end_of_empire.data.scenarios import Stack
from ticonderoga.games.end_of_empire.position import TURN_BEGINS, Position
from ticonderoga.games.end_of_empire.rules.forces import shift
from ticonderoga.games.end_of_empire.terms import verb_of

ARRANGED: Final[Choice] = ("arranged",)
MARKERS: Final = ("outside", "inside", "fort_marker")


def _stack_of(g: Position, side: int, space: int) -> Stack | None:
    """The stack of the set-up that a side has in the hex of a space."""
    hex = g.board.hex_of[space]
    for stack in g.scenario.stacks:
        if stack.side == side and g.board.hex_of[stack.space] == hex:
            return stack
    return None


# ---------------------------------------------------------------------- 3 markers


def bars_marker(g: Position, side: int, verb: str, space: int) -> str:
    """3 Why a stack of the set-up may not be put so; empty if it may."""
    board = g.board
    stack = _stack_of(g, side, space)
    if space not in g.stacks[side] or stack is None:
        return "no_stack_of_yours"
    hex = board.hex_of[space]
    place = board.place_of[hex]
    if place == NOTHING:
        return "nothing_inside"
    if stack.fixed:
        return "fort_is_fixed"
    if hex in g.queue:
        return "arranged_already"
    if verb == "outside":
        return _bars_outside(g, side, space)
    if verb == "inside":
        return _bars_inside(g, side, space, place)
    return _bars_fort(g, side, space, place, stack)


def _bars_outside(g: Position, side: int, space: int) -> str:
    if g.board.kind[space] == HEX:
        return "outside_already"
    return "enemy_begins_there" if g.board.hex_of[space] in g.stacks[1 - side] else ""


def _bars_inside(g: Position, side: int, space: int, place: int) -> str:
    """Inside without a Fort marker, which a fortress has in any case."""
    if g.forts >> (place - g.board.hexes) & 1 and g.fort_place(space) == place:
        return ""
    if space == place or g.edition.one_space_per_hex:
        return "inside_already"
    return "enemy_begins_there" if place in g.stacks[1 - side] else ""


def _bars_fort(g: Position, side: int, space: int, place: int, stack: Stack) -> str:
    """Outposts may have one, and towns to which the scenario gives one."""
    kind = g.board.kind[place]
    if kind != OUTPOST and (kind == FORTRESS or not stack.fort):
        return "no_fort_marker_here"
    if g.is_fort(space):
        return "fort_already"
    return "enemy_begins_there" if place in g.stacks[1 - side] else ""


def _put_marker(g: Position, side: int, verb: str, space: int) -> None:
    """3 The stack goes outside or inside, and the marker on it or off."""
    hex = g.board.hex_of[space]
    place = g.board.place_of[hex]
    goal = hex if verb == "outside" or g.edition.one_space_per_hex else place
    bit = 1 << (place - g.board.hexes)
    g.forts &= ~bit
    if goal != space:
        shift(g, side, g.at(side, space), goal)
    if verb == "fort_marker":
        g.forts |= bit
    g.queue = (*g.queue, hex)
    record(g, "set_" + verb, side, place)


# ---------------------------------------------------------------------- 2.8 the code NS


def stations(g: Position) -> list[int]:
    """2.8 The spaces where units with the code NS may begin: four hexes, without the French."""
    found: list[int] = []
    for hex in g.pack.tables.nova_scotia_entry:
        if not g.scenario.in_play[hex] or g.units_in_hex(ALLIED, hex):
            continue
        found += [hex] if g.edition.one_space_per_hex else g.board.spaces_of[hex]
    return found


def bars_station(g: Position, side: int, piece: int) -> str:
    """2.8 Why a unit may not begin elsewhere; empty if it may."""
    if side != BRITISH or g.scenario.entry_kind[piece] != ENTRY_NOVA_SCOTIA:
        return "no_such_code"
    if not g.in_play(piece):
        return "no_such_code"
    return "stationed_already" if g.seen_to >> piece & 1 else ""


STATION: Final = space_question("station")


def _station(g: Position, piece: int) -> Procedure[None]:
    """2.8 A unit with the code NS goes to another space."""
    open_to = [space for space in stations(g) if space != g.where[piece]]
    about = {"piece": piece}
    goal: int = yield from pick_space(BRITISH, STATION, bits_of(open_to), about, True)
    g.seen_to |= 1 << piece
    if goal != NOTHING:
        start = g.where[piece]
        shift(g, BRITISH, (piece,), goal)
        record(g, "stationed", piece, start, goal)


# ---------------------------------------------------------------------- the question


def bars_arranging(g: Position, side: int, choice: Choice) -> str:
    if verb_of(choice) in MARKERS:
        return bars_marker(g, side, verb_of(choice), choice[1])
    return bars_station(g, side, choice[1]) if verb_of(choice) == "station" else ""


def _offer(g: Position, ask: Ask) -> list[Choice]:
    side = ask.seat
    choices: list[Choice] = []
    for space in sorted(g.stacks[side]):
        if g.board.has(space):
            for verb in MARKERS:
                if not bars_marker(g, side, verb, space):
                    choices.append((verb, space))
            for piece in g.at(side, space):
                if not bars_station(g, side, piece):
                    choices.append(("station", piece))
    choices.append(ARRANGED)
    return choices


def _refuse(g: Position, ask: Ask, choice: Choice) -> Reason:
    return Reason(bars_arranging(g, ask.seat, choice), choice[1:])


ARRANGE: Final = Question("arrange", _offer, _refuse, (*MARKERS, "station", "arranged"))


def set_up_choices(g: Position) -> Procedure[None]:
    """3 One choice to a visit; the British, then the others, and the first turn begins."""
    choice: Choice = yield Ask(g.active, ARRANGE, {"side": g.active})
    if verb_of(choice) in MARKERS:
        _put_marker(g, g.active, verb_of(choice), choice[1])
    elif verb_of(choice) == "station":
        yield from _station(g, choice[1])
    else:
        g.queue = ()
        g.seen_to = 0
        if g.active == BRITISH:
            g.active = ALLIED
        else:
            g.step = TURN_BEGINS
