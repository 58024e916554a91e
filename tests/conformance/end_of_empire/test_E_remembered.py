"""6.2, 6.3 What a search for lines of supply remembers of earlier ones changes no answer."""

import random

import pytest

from tests.conformance.end_of_empire.situation import Situation
from ticonderoga.games.end_of_empire.data.kinds import (
    LAKE,
    MOUNTAIN,
    NAVAL_INFANTRY,
    NOTHING,
    SEA,
    SIDES,
)
from ticonderoga.games.end_of_empire.rules.forces import bring_in
from ticonderoga.games.end_of_empire.rules.tracing import Tracer
from ticonderoga.games.end_of_empire.terms import FROM_COAST, OVER_LAND, OVERSEAS


def crowd(war: str, units: int) -> Situation:
    """A winter in which so many units of either side stand all over the map."""
    s = Situation.at_war(war).season("winter")
    g, p, board = s.start, s.pieces, s.board
    drawn = random.Random(units)
    land = [
        space
        for space in range(board.size)
        if g.scenario.in_play[board.hex_of[space]]
        and board.terrain[board.hex_of[space]] not in (SEA, MOUNTAIN, LAKE)
    ]
    for side in SIDES:
        army = [
            piece
            for piece in p.of_war[g.war]
            if p.is_unit(piece) and p.side[piece] == side and p.type[piece] != NAVAL_INFANTRY
        ]
        free = [space for space in land if space not in g.stacks[1 - side]]
        for piece in drawn.sample(army, min(units, len(army))):
            bring_in(g, side, piece, drawn.choice(free))
    return s


@pytest.mark.rule("R-E4", "R-E9")
@pytest.mark.parametrize("units", [20, 60])
@pytest.mark.parametrize("war", ["kgw", "fiw", "arw"])
def test_many_searches_find_what_each_finds_alone(war: str, units: int) -> None:
    s = crowd(war, units)
    g, board = s.start, s.board
    hexes = [hex for hex in range(board.hexes) if g.scenario.in_play[hex]]
    random.Random(units).shuffle(hexes)
    for side in SIDES:
        for kind in (OVER_LAND, OVERSEAS, FROM_COAST):
            together = Tracer(g, side, kind)
            for hex in hexes[::2]:
                for held in (False, True):
                    alone = Tracer(g, side, kind).search(hex, held) != NOTHING
                    assert together.reaches(hex, held) == alone, board.ids[hex]
