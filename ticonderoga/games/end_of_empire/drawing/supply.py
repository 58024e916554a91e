"""6 The line of supply of a piece, drawn when somebody asks for it, with the hex that cuts it."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.drawing_told import Trace
from ticonderoga.games.end_of_empire.position import Position
from ticonderoga.games.end_of_empire.rules.supply import line as line_of
from ticonderoga.games.end_of_empire.terms import ALWAYS, FROM_LAND, FROM_PLACE, FROM_SEA, NO_SUPPLY

SAID: Final = {
    ALWAYS: ("It needs no supply.", "6.5"),
    FROM_LAND: ("Supplied from {0}.", "6.2"),
    FROM_SEA: ("Supplied overseas, by way of {0}.", "6.3"),
    FROM_PLACE: ("Its town or outpost keeps one unit in supply.", "6.4"),
    NO_SUPPLY: ("Out of supply.", "6.1"),
}


def draw_supply(g: Position, piece: int) -> Trace:
    """How a piece is supplied now."""
    line = line_of(g, piece)
    text, rule = SAID[line.kind]
    labels = g.board.labels
    if line.source >= 0:
        text = text.replace("{0}", labels[line.source])
    if line.cut >= 0 and line.kind in (NO_SUPPLY, FROM_PLACE):
        text += f" The nearest line is cut at {labels[line.cut]}."
    elif line.kind == NO_SUPPLY:
        text += " No line of water or road leads to a source."
    return {
        "title": f"Supply of {g.pieces.names[piece]}",
        "text": text,
        "rule": rule,
        "way": list(line.hexes),
        "cut": line.cut if line.kind in (NO_SUPPLY, FROM_PLACE) else -1,
        "good": line.kind != NO_SUPPLY,
    }
