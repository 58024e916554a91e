"""13.4, 3.7 Hits on units, elimination, and Commanders left alone."""

from __future__ import annotations

from collections.abc import Iterable

from ticonderoga.engine.ask import Procedure
from ticonderoga.engine.game import record
from ticonderoga.games.bayonets_tomahawks.data.kinds import (
    BASTION,
    COMMANDER,
    FLEET,
    FORT,
    METROPOLITAN,
)
from ticonderoga.games.bayonets_tomahawks.position import LOSSES, POOL, REMOVED, Position
from ticonderoga.games.bayonets_tomahawks.rules.control import after_leaving
from ticonderoga.games.bayonets_tomahawks.rules.scoring import draw_chit
from ticonderoga.games.bayonets_tomahawks.rules.stacks import (
    lone_commanders,
    remove_commander,
    send_away,
)


def box_of_lost(g: Position, piece: int) -> int:
    """13.4.1 Where an eliminated piece goes."""
    type_ = g.pieces.type[piece]
    if type_ == FLEET:
        return POOL
    return REMOVED if type_ in (FORT, BASTION, COMMANDER) else LOSSES


def eliminate(g: Position, piece: int, draws: bool = True) -> Procedure[None]:
    """13.4.1, 13.4.3 A piece is eliminated. For a Metropolitan Brigade the opponent draws a War in
    Europe chit at once, unless `draws` is False. Control is not looked at."""
    faction = g.owner(piece)
    record(g, "eliminated", piece, box_of_lost(g, piece))
    send_away(g, piece, box_of_lost(g, piece))
    if draws and g.pieces.type[piece] == METROPOLITAN:
        yield from draw_chit(g, 1 - faction)


def eliminate_all(g: Position, pieces: Iterable[int]) -> Procedure[None]:
    for piece in tuple(pieces):
        yield from eliminate(g, piece)


def reduce(g: Position, piece: int) -> None:
    """3.0.2 A Full unit is flipped to its Reduced face."""
    g.reduced |= 1 << piece
    record(g, "reduced", piece)


def hit(g: Position, piece: int) -> Procedure[bool]:
    """13.4 A Hit on a unit: flip it, or eliminate it if it is Reduced or has no Reduced face.
    Whether it was eliminated."""
    if g.is_reduced(piece) or g.pieces.one_step[piece]:
        yield from eliminate(g, piece)
        return True
    reduce(g, piece)
    return False


def remove_lone_commanders(g: Position, faction: int) -> None:
    """3.7 At certain moments a Commander without a unit of another type is removed from play."""
    for piece in lone_commanders(g, faction):
        space = g.where[piece]
        record(g, "commander_alone", piece, space)
        remove_commander(g, piece)
        after_leaving(g, space)
