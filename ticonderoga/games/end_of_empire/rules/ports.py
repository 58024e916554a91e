"""15.7, rulings 28 and 36: the American ports that the British occupy or have raided, and what that
does to the American economy."""

from __future__ import annotations

from ticonderoga.games.end_of_empire.data.kinds import BRITISH, INDIAN, LEADER
from ticonderoga.games.end_of_empire.position import Position
from ticonderoga.games.end_of_empire.rules.control import controls


def has_troops(g: Position, pieces: tuple[int, ...]) -> bool:
    """Ruling 36: units that hold or plunder a port are among the pieces: no leaders, no Indians."""
    kind = g.pieces.type
    for piece in pieces:
        if kind[piece] not in (LEADER, INDIAN):
            return True
    return False


def occupies(g: Position, hex: int) -> bool:
    """British troops are in the hex, and no enemy keeps them out of the port."""
    for space in g.board.spaces_of[hex]:
        if has_troops(g, g.at(BRITISH, space)):
            return controls(g, BRITISH, hex)
    return False


def british_ports(g: Position) -> int:
    """15.7 The American ports that the British occupy."""
    return len([hex for hex in g.board.american_ports if occupies(g, hex)])


def disruption(g: Position) -> int:
    """15.7 The British modifier for ports: of one that is occupied a raid does not count too."""
    raided = 0
    for place, hex in enumerate(g.board.american_ports):
        if g.raided >> place & 1 and not occupies(g, hex):
            raided += 1
    return g.pack.tables.disruption(british_ports(g), raided)
