"""The distances of raiders are kept by the map on which they were counted."""

from __future__ import annotations

from tests.conformance.bayonets_tomahawks.situation import Situation
from ticonderoga.games.bayonets_tomahawks.data.board import Board
from ticonderoga.games.bayonets_tomahawks.data.kinds import BRITISH, FRENCH
from ticonderoga.games.bayonets_tomahawks.rules import raid_ways


def test_each_map_keeps_its_own_distances() -> None:
    bt = Situation().put("Rogers @ Albany").active("british").aps(british=["light"]).begin()
    board, albany = bt.g.board, bt.space("Albany")
    board.raid_ways.clear()
    found = raid_ways.distances(bt.g, BRITISH, albany)
    assert found[albany] == 0
    assert len(board.raid_ways) == 1
    assert raid_ways.distances(bt.g, BRITISH, albany) is found
    raid_ways.distances(bt.g, FRENCH, albany)
    assert len(board.raid_ways) == 2
    assert Board().raid_ways == {}
