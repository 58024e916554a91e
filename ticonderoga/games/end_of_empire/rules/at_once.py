"""What happens at once, wherever it comes about: when units leave a space, when they enter one,
and when an activation is over."""

from __future__ import annotations

from ticonderoga.engine.ask import Procedure
from ticonderoga.engine.game import record
from ticonderoga.games.end_of_empire.data.kinds import ARW, BRITISH
from ticonderoga.games.end_of_empire.position import Position
from ticonderoga.games.end_of_empire.rules.ports import has_troops


def left(g: Position, side: int, force: tuple[int, ...], space: int) -> None:
    """A force has left a space by its own movement. 5.1, rulings 29 and 36: an American port that
    the last British combat unit, not counting Indians, leaves gets a Raid marker."""
    hex = g.board.hex_of[space]
    if side != BRITISH or g.war != ARW or hex not in g.board.american_ports:
        return
    if not has_troops(g, force) or g.raided >> g.board.american_ports.index(hex) & 1:
        return
    for other in g.board.spaces_of[hex]:
        if has_troops(g, g.at(BRITISH, other)):
            return
    g.raided |= 1 << g.board.american_ports.index(hex)
    record(g, "raid_marker", hex)


def entered(g: Position, side: int, force: tuple[int, ...], space: int) -> Procedure[None]:
    """A force has entered a space by movement or reaction; enemies there have not fought yet."""
    yield from ()


def settled(g: Position) -> Procedure[None]:
    """An activation, a reaction or a redeployment is over, and leaders and control may have
    changed."""
    yield from ()
