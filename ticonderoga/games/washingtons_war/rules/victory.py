"""13 Victory: automatic, and at the end of the game."""

from __future__ import annotations

from ticonderoga.engine.game import record
from ticonderoga.games.washingtons_war.data.board import AMERICAN, AMERICAN_PC, BRITISH, BRITISH_PC
from ticonderoga.games.washingtons_war.position import OVER, STRATEGY_AND_WINTER, Position

BRITISH_COLONIES_TO_WIN = 6
AMERICAN_COLONIES_TO_WIN = 7


class GameEnds(Exception):
    """Raised where the game is decided; the sequence of play catches it."""


def declare(g: Position, winner: int, reason: str) -> None:
    """The game is over: write down who won and why."""
    g.winner = winner
    g.reason = reason
    g.step = OVER
    record(g, "won", winner, reason)


def colony_control(g: Position, colony: int) -> int:
    """10.0.B Who has the majority of PCs in a colony: a side, or -1. Canada: both its keys."""
    pc = g.pc
    board = g.board
    american = 0
    british = 0
    if colony == board.canada:
        for space in board.canada_keys:
            if pc[space] == AMERICAN_PC:
                american += 1
            elif pc[space] == BRITISH_PC:
                british += 1
        both = len(board.canada_keys)
        return AMERICAN if american == both else BRITISH if british == both else -1
    for space in board.colony_spaces[colony]:
        if pc[space] == AMERICAN_PC:
            american += 1
        elif pc[space] == BRITISH_PC:
            british += 1
    return AMERICAN if american > british else BRITISH if british > american else -1


def colonies_held(g: Position) -> tuple[int, int]:
    """How many of the fourteen each side controls."""
    american = 0
    british = 0
    for colony in range(len(g.board.colony_ids)):
        holder = colony_control(g, colony)
        if holder == AMERICAN:
            american += 1
        elif holder == BRITISH:
            british += 1
    return american, british


def british_cus_in_thirteen(g: Position) -> int:
    """British CUs in the thirteen colonies; those in Canada and in the box do not count."""
    total = sum(g.british_cu)
    for space in g.board.colony_spaces[g.board.canada]:
        total -= g.british_cu[space]
    return total


def american_cus_on_map(g: Position) -> int:
    return sum(g.american_cu) + sum(g.french_cu)


def check_automatic(g: Position) -> None:
    """13.1 No American or French CU on the map: the British win. No British CU in the
    thirteen colonies: the American wins. Both at once: the British (ruling 47)."""
    if g.step not in STRATEGY_AND_WINTER and not g.edition.automatic_victory_any_time:
        return
    if american_cus_on_map(g) == 0:
        declare(g, BRITISH, "no_american_cus")
        raise GameEnds
    if british_cus_in_thirteen(g) == 0:
        declare(g, AMERICAN, "no_british_cus")
        raise GameEnds


def decide_by_colonies(g: Position) -> None:
    """13.2 At the end: the American needs seven and the British at most five."""
    american, british = colonies_held(g)
    record(g, "colonies", american, british)
    if american >= AMERICAN_COLONIES_TO_WIN and british < BRITISH_COLONIES_TO_WIN:
        declare(g, AMERICAN, "colonies")
    else:
        declare(g, BRITISH, "colonies")
