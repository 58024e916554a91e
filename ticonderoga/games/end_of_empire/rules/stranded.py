"""11.11 Leaders whose units died of the winter or were withdrawn: they go to the nearest unit of
their side."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ticonderoga.engine.ask import Procedure
from ticonderoga.engine.game import record
from ticonderoga.engine.kit.questions import bits_of, pick_space, space_question
from ticonderoga.games.end_of_empire.data.kinds import NOTHING
from ticonderoga.games.end_of_empire.position import Position
from ticonderoga.games.end_of_empire.rules.entries import bars_join
from ticonderoga.games.end_of_empire.rules.forces import shift
from ticonderoga.games.end_of_empire.terms import FAR

REJOIN: Final = space_question("rejoin")


def nearest_to_join(g: Position, side: int, leader: int) -> list[int]:
    """The spaces of the nearest units that a leader may come to, as many as are equally near."""
    board = g.board
    here = board.hex_of[g.where[leader]]
    found: list[int] = []
    nearest = FAR
    for space in sorted(g.stacks[side]):
        if not board.has(space) or bars_join(g, side, leader, space):
            continue
        away = board.distance(here, board.hex_of[space])
        if away < nearest:
            found = [space]
            nearest = away
        elif away == nearest:
            found.append(space)
    return found


def rejoin(g: Position, side: int, spaces: Sequence[int]) -> Procedure[None]:
    """11.11 The leaders of a side in spaces where no unit of theirs is left go to the nearest; if
    there is none at all they stay."""
    for space in spaces:
        if g.has_units(side, space):
            continue
        for leader in g.leaders_at(side, space):
            goals = nearest_to_join(g, side, leader)
            about = {"piece": leader, "side": side}
            goal: int = yield from pick_space(side, REJOIN, bits_of(goals), about)
            if goal != NOTHING:
                shift(g, side, (leader,), goal)
                record(g, "rejoins", leader, space, goal)
