"""4 A turn begins: what is remembered of how it began, who is available again, and the politics of
the American war that are looked at before anything else."""

from __future__ import annotations

from ticonderoga.engine.ask import Procedure
from ticonderoga.engine.game import record
from ticonderoga.games.end_of_empire.data.kinds import (
    ALLIED,
    AMERICAN,
    ARW,
    BRITISH,
    INDIAN,
    INFANTRY,
    MILITIA,
    SIDES,
    SPAIN,
    SPRING,
)
from ticonderoga.games.end_of_empire.position import AVAILABLE, FLEETS, Position
from ticonderoga.games.end_of_empire.rules import at_once, politics
from ticonderoga.games.end_of_empire.rules.forces import send_away


def turn_begins(g: Position) -> Procedure[None]:
    """4 Nobody decides anything."""
    record(g, "turn_begins", g.turn, g.season, g.year)
    g.active = BRITISH
    g.used = 0
    g.sailed = 0
    g.new_agents = 0
    make_available(g)
    if g.war == ARW:
        yield from politics.begin_turn(g)
    remember(g)
    yield from at_once.settled(g)
    g.started = False
    g.queue = ()
    g.seen_to = 0
    g.step = FLEETS


# ---------------------------------------------------------------------- what is remembered


def remember(g: Position) -> None:
    """7.5, 14.4, 14.5 Who begins the turn in a port, those included who are at Havana because Spain
    enters now (ruling B-98), whether the Spanish hold one of West Florida, and the American
    civilized hexes where British units are."""
    board = g.board
    g.begun_in_port = 0
    for side in SIDES:
        for space, stack in g.stacks[side].items():
            if space == g.havana or (board.has(space) and board.port[board.hex_of[space]]):
                for piece in stack:
                    g.begun_in_port |= 1 << piece
    g.spain_in_florida = _spain_in_florida(g)
    held: list[int] = []
    for space in sorted(g.stacks[BRITISH]):
        if board.has(space) and g.has_units(BRITISH, space):
            hex = board.hex_of[space]
            if board.colour[hex] == AMERICAN and hex not in held:
                held.append(hex)
    g.british_before = tuple(sorted(held))


def _spain_in_florida(g: Position) -> bool:
    """14.5"""
    p = g.pieces
    for hex in g.board.west_florida_ports:
        for space in g.board.spaces_of[hex]:
            for piece in g.at(ALLIED, space):
                if p.nation[piece] == SPAIN and p.type[piece] == INFANTRY:
                    return True
    return False


# ---------------------------------------------------------------------- who is available


def make_available(g: Position) -> None:
    """11.3, 12.2, 13.3 Militia and Indians whose turn has come are in the Available box again; in
    spring the tribes that were driven off may come back."""
    kind = g.pieces.type
    for piece, due in list(g.due.items()):
        if due <= g.turn and kind[piece] in (MILITIA, INDIAN):
            send_away(g, piece, AVAILABLE)
    if g.season == SPRING:
        g.barred_tribes = 0
