"""11 Winter attrition."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Procedure
from ticonderoga.engine.game import record
from ticonderoga.games.washingtons_war.data.board import AMERICAN, BRITISH
from ticonderoga.games.washingtons_war.position import Position
from ticonderoga.games.washingtons_war.rules.losses import WINTER_LOSSES, lose_cus
from ticonderoga.games.washingtons_war.rules.victory import check_automatic

SINGLE_LOST_AT: Final = 3
"""11.1 The roll, at most, on which a single CU is lost."""


def sheltered(g: Position, space: int) -> bool:
    """11.1 South of the winter attrition line, or in winter quarters."""
    return g.board.south[space] or g.board.quarters[space]


def attrition(g: Position, cus: int, with_general: bool, space: int) -> int:
    """Half, rounded down; a single CU is safe with a general and else lost on 1-3."""
    if cus >= 2:
        return cus // 2
    if cus == 0 or with_general:
        return 0
    roll = g.dice.d6()
    lost = 1 if roll <= SINGLE_LOST_AT else 0
    record(g, "winter_roll", space, roll, lost)
    return lost


def american_losses(g: Position, space: int) -> int:
    """11.2, 11.3 What winter takes of the American and French CUs in a space."""
    cus = g.american_cus(space)
    general = g.general_at(AMERICAN, space)
    if g.american_cu[space] == 0 and sheltered(g, space):
        return 0
    if general >= 0 and sheltered(g, space):
        exempt = g.pack.pieces.generals[general].winter_exempt
        if exempt:
            return attrition(g, max(0, cus - exempt), False, space)
    return attrition(g, cus, general >= 0, space)


def british_losses(g: Position, space: int) -> int:
    """11.1 What winter takes of the British CUs in a space."""
    if sheltered(g, space):
        return 0
    return attrition(g, g.british_cu[space], g.general_at(BRITISH, space) >= 0, space)


def winter_attrition(g: Position) -> Procedure[None]:
    """11.0 Every stack is checked, the American ones first (5.0); generals are immune."""
    for space in range(g.board.size):
        if g.american_cus(space):
            lost = american_losses(g, space)
            yield from lose_cus(g, AMERICAN, space, lost, WINTER_LOSSES)
    for space in range(g.board.size):
        if g.british_cu[space]:
            yield from lose_cus(g, BRITISH, space, british_losses(g, space))
    check_automatic(g)
