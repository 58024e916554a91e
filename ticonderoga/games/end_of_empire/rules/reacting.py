"""10 Who may react to a move, and where to: the predicates of a reaction.

A reactor goes one hex, or between a hex and the place in it, but not to where the mover came from
(ruling B-2), unless he comes out of the place to meet him (10.2). He may come from any space in or
beside the hex that was entered, if he could cross the hexside between.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ticonderoga.games.end_of_empire.data.kinds import (
    BLOCKED,
    HEX,
    INDIAN,
    LEADER,
    NAVAL_INFANTRY,
    NOTHING,
    RANGER,
    Numbers,
)
from ticonderoga.games.end_of_empire.position import Position
from ticonderoga.games.end_of_empire.rules.command import FACES, bars_command, muster, rating_of
from ticonderoga.games.end_of_empire.rules.passage import (
    bars_ferry,
    bars_hex,
    companions,
    has_boats,
    nations_of,
    step_cost,
    why_blocked,
)
from ticonderoga.games.end_of_empire.terms import REACTION
from ticonderoga.games.end_of_empire.underway import Reaction

HORSE_ROLL: Final = 5
HORSE_ROLL_AGAINST_HORSE: Final = 4
"""O7 The highest die with which horsemen get away."""
NO_DIE: Final = FACES + 1
"""O8 The rating of those who need no roll."""


# ---------------------------------------------------------------------- crossing


def crosses(g: Position, side: int, force: Sequence[int], a: int, b: int, entered: int) -> bool:
    """10.1 Whether a force could go from a hex to another in its own movement, ferry included.
    The ferries on the map do not run to the hex where the mover is."""
    if step_cost(g, side, a, b) < BLOCKED:
        return True
    if bars_ferry(g, side, force, a, b):
        return False
    return has_boats(g, force) or entered not in (a, b)


def reactors(g: Position, side: int, entered: int, left: int = NOTHING) -> list[int]:
    """10, 11.12 The spaces of stacks of a side that could react if the enemy were to enter a space:
    his own first. Who has `left` a town or outpost gives those around it an occasion too."""
    board = g.board
    stacks = g.stacks[side]
    hex = board.hex_of[entered]
    around = [entered]
    for space in board.spaces_of[hex]:
        if space != entered:
            around.append(space)
    for other in board.near[hex]:
        around += board.spaces_of[other]
    if _came_out(g, left):
        home = board.hex_of[left]
        for other in (home, *board.near[home]):
            around += [space for space in board.spaces_of[other] if space not in around]
    return [
        space
        for space in around
        if space in stacks and not bars_occasion(g, side, space, entered, left)
    ]


def _came_out(g: Position, left: int) -> bool:
    """The mover has come out of a town or outpost."""
    return left != NOTHING and g.board.kind[left] != HEX


def bars_occasion(g: Position, side: int, space: int, entered: int, left: int) -> str:
    """10, 11.12 Why nobody of a stack can react to a move from one space to another; empty if
    somebody can."""
    bar = bars_stack(g, side, space, entered)
    if not bar or not _came_out(g, left) or not g.has_units(side, space):
        return bar
    return "" if not bars_stack(g, side, space, g.board.hex_of[left]) else bar


def bars_stack(g: Position, side: int, space: int, entered: int) -> str:
    """10, 10.1 Why nobody of a stack can react to an entry; empty if somebody can."""
    here = g.at(side, space)
    if not here:
        return "nobody_there"
    board = g.board
    if space != entered and not board.touch(space, entered):
        return "not_beside_entered"
    if not g.has_units(side, space):
        if space != entered:
            return "only_leaders"
        return bars_command(g, side, here, space, REACTION)
    bar = ""
    seen: list[Numbers] = []
    for piece in here:
        if g.pieces.type[piece] in (LEADER, NAVAL_INFANTRY):
            continue
        like = likeness(g, piece)
        if like in seen:
            continue
        seen.append(like)
        bar = _bars_unit(g, side, space, piece, entered)
        if not bar:
            return ""
    return bar or "nobody_there"


def likeness(g: Position, piece: int) -> Numbers:
    """Units that are alike to a reaction."""
    p = g.pieces
    mark = p.face_mf_mark[piece][g.steps[piece]]
    horse = p.scouts[piece] or p.type[piece] == RANGER
    fresh = g.fresh >> piece & 1
    return p.nation[piece], mark, horse, p.ferries[piece], fresh


def _bars_unit(g: Position, side: int, space: int, piece: int, entered: int) -> str:
    """Why a unit cannot react by itself."""
    force = companions(g, piece)
    here, there = g.board.hex_of[space], g.board.hex_of[entered]
    if here != there and not crosses(g, side, force, here, there, there):
        return "cannot_cross"
    bar = bars_command(g, side, force, space, REACTION)
    if not bar or _may_slip(g, side, space, force, entered):
        return ""
    return bar


def _may_slip(g: Position, side: int, space: int, force: Sequence[int], entered: int) -> bool:
    """O7, O8 Those who may get away though they have no initiative."""
    if g.edition.horse_reaction and space == entered and only_horse(g, g.at(side, space)):
        return True
    return g.edition.indian_scouts and only_indians(g, force)


def only_horse(g: Position, pieces: Sequence[int]) -> bool:
    """O7 Cavalry, legions and rangers, with nobody else beside them."""
    for piece in pieces:
        if not (g.pieces.scouts[piece] or g.pieces.type[piece] == RANGER):
            return False
    return True


def only_indians(g: Position, pieces: Sequence[int]) -> bool:
    for piece in pieces:
        if g.pieces.type[piece] != INDIAN:
            return False
    return True


# ---------------------------------------------------------------------- who is chosen


def is_declared(r: Reaction, piece: int) -> bool:
    for declared in r.declared:
        if piece in declared.force:
            return True
    return False


def bars_reactor(g: Position, r: Reaction, piece: int) -> str:
    """What is against a piece of the stack that is being asked."""
    if piece not in g.at(r.side, r.space):
        return "not_in_space"
    if piece in r.force:
        return "already_along"
    if is_declared(r, piece):
        return "declared_already"
    if piece in r.barred:
        return "militia_just_came"
    return "naval_infantry" if g.pieces.type[piece] == NAVAL_INFANTRY else ""


def bars_take(g: Position, r: Reaction, piece: int) -> str:
    """10 Why a piece may not join the reacting force; empty if it may."""
    bar = bars_reactor(g, r, piece)
    if bar:
        return bar
    group = companions(g, piece)
    for other in group:
        if bars_reactor(g, r, other):
            return "stays_together"
    return bars_force(g, r, (*r.force, *group))


def bars_force(g: Position, r: Reaction, force: tuple[int, ...]) -> str:
    """Why these pieces cannot react together anywhere."""
    if not muster(g, force).units and g.has_units(r.side, r.space):
        return "unit_first"
    bar = "nowhere_to_go"
    for goal in goals_of(g, r):
        bar = bars_goal(g, r, force, goal)
        if not bar:
            return ""
    return _weightiest(g, r, force, bar)


def _weightiest(g: Position, r: Reaction, force: tuple[int, ...], bar: str) -> str:
    """What is to be said against a force that can go nowhere: its lack of command first."""
    return bars_command(g, r.side, force, r.space, REACTION) or bar


def whole_stack(g: Position, r: Reaction) -> tuple[int, ...]:
    """All who can still join the reacting force, if they are several and can go together."""
    rest = [piece for piece in g.at(r.side, r.space) if not bars_reactor(g, r, piece)]
    if len(rest) > 1 and not bars_force(g, r, (*r.force, *rest)):
        return tuple(rest)
    return ()


# ---------------------------------------------------------------------- where to


def goals_of(g: Position, r: Reaction) -> list[int]:
    """The spaces beside the stack that is being asked."""
    board = g.board
    hex = board.hex_of[r.space]
    found = [space for space in board.spaces_of[hex] if space != r.space]
    for other in board.near[hex]:
        found += board.spaces_of[other]
    return found


def comes_out(g: Position, r: Reaction, start: int, goal: int) -> bool:
    """9.3, 10.2, ruling B-84: those in a town or outpost that the mover goes for come out into the
    hex around it, and so bring the combat there."""
    if start != r.entered or goal != g.board.hex_of[start] or goal == start:
        return False
    return r.from_space != NOTHING and not g.has_units(r.side, goal)


def is_escape(g: Position, r: Reaction, start: int, goal: int) -> bool:
    """10.1 Whether a reaction avoids the mover: it does not come into the hex from outside, nor
    out of the place in it to him."""
    if start == r.entered:
        return not comes_out(g, r, start, goal)
    return g.board.hex_of[goal] != g.board.hex_of[r.entered]


def bars_goal(g: Position, r: Reaction, force: tuple[int, ...], goal: int) -> str:
    """10.1, 10.3 Why a force may not react to a space; empty if it may."""
    if not force:
        return "nobody_taken"
    bar = bars_way(g, r, force, goal)
    if bar:
        return bar
    if not muster(g, force).units and g.at(1 - r.side, goal):
        return "leader_alone"
    if reaction_rating(g, r, force, r.space, goal) <= 0:
        return bars_command(g, r.side, force, r.space, REACTION) or "no_initiative"
    return "escape_or_reinforce" if _does_both(g, r, force, goal) else ""


def bars_way(g: Position, r: Reaction, force: tuple[int, ...], goal: int) -> str:
    """10.3 Why no way leads the force to a space."""
    board = g.board
    if goal == r.space:
        return "already_there"
    if board.kind[goal] != HEX and g.edition.one_space_per_hex:
        return "one_space"
    here, there = board.hex_of[r.space], board.hex_of[goal]
    if here != there and there not in board.near[here]:
        return "not_adjacent"
    if goal == r.from_space:
        if not comes_out(g, r, r.space, goal) or not muster(g, force).units:
            return "mover_came_from"
    if here == there:
        return ""
    if not crosses(g, r.side, force, here, there, board.hex_of[r.entered]):
        return why_blocked(g, here, there)
    return bars_hex(g, r.side, nations_of(g, force), there)


def _does_both(g: Position, r: Reaction, force: tuple[int, ...], goal: int) -> bool:
    """10.1, ruling B-8: some of the entered stack would try to get away while others stay and are
    reinforced."""
    fleeing = 0
    reinforcing = False
    for declared in r.declared:
        if declared.space == r.entered:
            if is_escape(g, r, r.entered, declared.goal):
                fleeing += muster(g, declared.force).units
        elif not is_escape(g, r, declared.space, declared.goal):
            reinforcing = True
    if r.space == r.entered:
        if is_escape(g, r, r.entered, goal):
            fleeing += muster(g, force).units
    elif not is_escape(g, r, r.space, goal):
        reinforcing = True
    return reinforcing and 0 < fleeing < len(g.units_at(r.side, r.entered))


# ---------------------------------------------------------------------- ratings


def rolls_as_horse(g: Position, r: Reaction, start: int) -> bool:
    """O7 A stack of cavalry, legions and rangers, without a leader, that has been entered."""
    if not g.edition.horse_reaction or start != r.entered:
        return False
    return only_horse(g, g.at(r.side, start))


def horse_rating(r: Reaction) -> int:
    """O7 What such a stack needs."""
    return HORSE_ROLL_AGAINST_HORSE if r.horse else HORSE_ROLL


def reaction_rating(g: Position, r: Reaction, force: tuple[int, ...], start: int, goal: int) -> int:
    """8.7, 8.8, O7, O8 What the check of a reaction is rated."""
    rating = rating_of(g, r.side, force, start, REACTION)
    if rolls_as_horse(g, r, start):
        rating = max(rating, horse_rating(r))
    if g.edition.indian_scouts and r.cant_ambush and only_indians(g, force):
        if is_escape(g, r, start, goal):
            rating = max(rating, NO_DIE)
    return rating
