"""15.1 British Pride: in America an Englishman commands."""

from __future__ import annotations

from ticonderoga.engine.game import record
from ticonderoga.games.end_of_empire.data.kinds import (
    AMERICAN_AREAS,
    ARW,
    BRITISH,
    CODE_IO,
    NOTHING,
)
from ticonderoga.games.end_of_empire.position import WITHDRAWN, Position
from ticonderoga.games.end_of_empire.rules.forces import send_away


def leaders_on_land(g: Position) -> list[int]:
    """The British leaders who are in a space of the map, without Brant (ruling B-53)."""
    p = g.pieces
    return [
        leader
        for leader in range(p.units, p.first_fleet)
        if p.side[leader] == BRITISH and p.code[leader] != CODE_IO and g.on_map(leader)
    ]


def commander_in_chief(g: Position, leaders: list[int]) -> int:
    """15.1 The most senior of some leaders who are in civilized hexes of the colonies, Maine or
    Vermont; among equals an Englishman; -1 if none is there."""
    board, p = g.board, g.pieces
    found: list[tuple[int, bool, int]] = []
    for leader in leaders:
        area = board.area[board.hex_of[g.where[leader]]]
        if 0 <= area < AMERICAN_AREAS:
            found.append((p.rank[leader], not p.english[leader], leader))
    return min(found)[2] if found else NOTHING


def british_pride(g: Position) -> None:
    """15.1, ruling 61: a commander in chief who is no Englishman is withdrawn, and the next one
    looked at; but never the only British leader on the map."""
    if g.war != ARW:
        return
    leaders = leaders_on_land(g)
    while len(leaders) > 1:
        chief = commander_in_chief(g, leaders)
        if chief == NOTHING or g.pieces.english[chief]:
            return
        record(g, "pride", chief)
        send_away(g, chief, WITHDRAWN)
        leaders.remove(chief)
