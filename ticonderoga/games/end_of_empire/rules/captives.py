"""11.11 Prisoners are exchanged, one for one, those of the lowest rank first."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Procedure
from ticonderoga.engine.game import record
from ticonderoga.engine.kit.questions import (
    ask_yes_no,
    bits_of,
    one_question,
    pick_one,
    pick_space,
    space_question,
    yes_no_question,
)
from ticonderoga.games.end_of_empire.data.kinds import SIDES
from ticonderoga.games.end_of_empire.position import CAPTURED, NEW_FRANCE, Position
from ticonderoga.games.end_of_empire.rules import at_once
from ticonderoga.games.end_of_empire.rules.entries import bars_join
from ticonderoga.games.end_of_empire.rules.forces import bring_in
from ticonderoga.games.end_of_empire.rules.recruits import in_supply
from ticonderoga.games.end_of_empire.rules.supply import Survey

EXCHANGE: Final = yes_no_question("exchange")
FREED: Final = one_question("freed", "free")
FREED_AT: Final = space_question("freed_at")


def first_to_go(g: Position, side: int) -> list[int]:
    """11.11 The captured leaders of a side of the lowest rank, which is the highest number."""
    p = g.pieces
    held = [piece for piece in g.in_box(CAPTURED) if p.side[piece] == side]
    if not held:
        return []
    lowest = max([p.rank[piece] for piece in held])
    return [piece for piece in held if p.rank[piece] == lowest]


def supplied_stacks(g: Position, side: int, leader: int) -> list[int]:
    """11.11 The spaces with a supplied unit that a freed leader may come back to."""
    survey = Survey(g)
    found: list[int] = []
    for space in sorted(g.stacks[side]):
        if not g.board.has(space) or bars_join(g, side, leader, space):
            continue
        for piece in g.units_at(side, space):
            if in_supply(survey, piece):
                found.append(space)
                break
    return found


def can_exchange(g: Position) -> bool:
    """11.11, ruling 30 Both sides hold a prisoner, and both have somewhere to take one back."""
    for side in SIDES:
        held = first_to_go(g, side)
        if not held:
            return False
        for leader in held:
            if not supplied_stacks(g, side, leader):
                return False
    return True


def _free(g: Position, side: int) -> Procedure[None]:
    about = {"side": side}
    leader: int = yield from pick_one(side, FREED, first_to_go(g, side), about)
    goals = bits_of(supplied_stacks(g, side, leader))
    space: int = yield from pick_space(side, FREED_AT, goals, {"piece": leader, "side": side})
    bring_in(g, side, leader, space)
    record(g, "freed", leader, space)


def exchange(g: Position) -> Procedure[None]:
    """11.11, ruling 30 One exchange to a visit, if either player asks for it."""
    if can_exchange(g):
        for asked in SIDES:
            wanted: bool = yield from ask_yes_no(asked, EXCHANGE, {"side": asked})
            if wanted:
                record(g, "exchange", asked)
                for side in SIDES:
                    yield from _free(g, side)
                yield from at_once.settled(g)
                return
    g.step = NEW_FRANCE
