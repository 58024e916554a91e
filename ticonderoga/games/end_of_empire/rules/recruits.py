"""7.9 The Continental Army in spring: which units are brought back to full strength."""

from __future__ import annotations

from ticonderoga.games.end_of_empire.data.kinds import (
    ALLIED,
    ARW,
    BRITISH,
    CONNECTICUT,
    CONTINENTALS,
    FULL_COLLAPSE,
    LEAVES_NEAR_COLLAPSE,
    LEAVES_ON_TURN,
    NORMAL,
    NOTHING,
    ROLE_ELMORE,
)
from ticonderoga.games.end_of_empire.position import DEAD, WITHDRAWN, Position
from ticonderoga.games.end_of_empire.rules.control import controls, line_holder
from ticonderoga.games.end_of_empire.rules.entries import entry_hex, entry_spaces
from ticonderoga.games.end_of_empire.rules.supply import Survey, keeps_one, needs_none


def in_supply(survey: Survey, piece: int) -> bool:
    """6.1, ruling 62 A unit may get steps: it is in supply at this moment."""
    g = survey.g
    if needs_none(g, piece):
        return True
    if keeps_one(g, g.side_of(piece), g.board.hex_of[g.where[piece]]):
        return True
    return survey.traced(piece)


def on_map(g: Position, piece: int) -> bool:
    return g.on_map(piece)


def is_out_of_time(g: Position, piece: int) -> bool:
    """7.4 The term of a unit is over, so it does not come back from the dead pile."""
    p = g.pieces
    return p.leaves[piece] == LEAVES_ON_TURN and p.leaves_turn[piece] < g.turn


def recruiting_hexes(g: Position, piece: int) -> tuple[int, ...]:
    """7.5, 7.9 The entry hexes of a Continental unit; for Elmore any of Connecticut."""
    if piece == g.pieces.role[ROLE_ELMORE]:
        return g.pieces.entry_hexes[ARW][CONNECTICUT]
    hex = entry_hex(g, piece)
    return (hex,) if hex != NOTHING else ()


class Homeward:
    """7.9 From where lines of friendly civilized, road or river hexes lead back to entry hexes."""

    __slots__ = ("closed", "found", "g")

    def __init__(self, g: Position) -> None:
        self.g: Position = g
        self.found: dict[int, int] = {}
        self.closed: int = 0
        """The hexes where the enemy holds roads and rivers."""
        for space in g.stacks[BRITISH]:
            if g.board.has(space):
                hex = g.board.hex_of[space]
                if line_holder(g, hex) == BRITISH:
                    self.closed |= 1 << hex

    def leads(self, piece: int, hex: int) -> bool:
        """A line leads from a unit, whose own hex does not matter, to an entry hex."""
        g = self.g
        here = g.board.hex_of[g.where[piece]]
        if here == hex:
            return True
        if self.closed >> hex & 1:
            return False
        reached = self.found.get(hex, NOTHING)
        if reached == NOTHING:
            spread = g.board.spread
            allowed = spread.homeward[g.war][ALLIED] & g.scenario.played & ~self.closed
            reached = spread.reached(hex, allowed, 0)
            reached |= spread.around(reached, 0)
            self.found[hex] = reached
        return reached >> here & 1 == 1


def bars_return(g: Position, piece: int, homeward: Homeward) -> str:
    """7.9 Why a depleted unit finds no recruits of its own: its entry hex is lost, or no line leads
    there; empty if it finds them."""
    held = [hex for hex in recruiting_hexes(g, piece) if controls(g, ALLIED, hex)]
    if not held:
        return "entry_hex_lost"
    for hex in held:
        if homeward.leads(piece, hex):
            return ""
    return "no_line_home"


def bars_depleted(g: Position, piece: int) -> str:
    """7.9, 15.7 Why a piece is no depleted unit of the Continental Army that may get recruits;
    empty if it is."""
    if g.pieces.army[piece] != CONTINENTALS:
        return "not_continental"
    if g.economy == FULL_COLLAPSE:
        return "no_recruits_in_collapse"
    if not on_map(g, piece):
        return "not_in_play"
    return "" if g.steps[piece] < g.pieces.steps[piece] else "full_strength"


def bars_full_strength(g: Position, piece: int) -> str:
    """7.9 Why a unit on the map is not brought back to full strength; empty if it is."""
    bar = bars_depleted(g, piece) or bars_return(g, piece, Homeward(g))
    if bar:
        return bar
    return "" if in_supply(Survey(g), piece) else "out_of_supply"


def depleted(g: Position) -> list[int]:
    """The depleted units of the Continental Army on the map, if any may get recruits."""
    found: list[int] = []
    for space in sorted(g.stacks[ALLIED]):
        if g.board.has(space):
            found += [piece for piece in g.at(ALLIED, space) if not bars_depleted(g, piece)]
    return found


def replenished(g: Position) -> list[int]:
    """7.9 The units on the map that are brought back to full strength in spring."""
    homeward, survey = Homeward(g), Survey(g)
    return [
        piece
        for piece in depleted(g)
        if not bars_return(g, piece, homeward) and in_supply(survey, piece)
    ]


def cut_off(g: Position) -> list[int]:
    """7.9, 14.10 The units that may get the one step of a raid: depleted, and without recruits of
    their own."""
    homeward, survey = Homeward(g), Survey(g)
    return [
        piece
        for piece in depleted(g)
        if bars_return(g, piece, homeward) and in_supply(survey, piece)
    ]


def may_be_rebuilt(g: Position, piece: int) -> bool:
    """7.9, 15.7 A dead Continental unit, or one that left for the near collapse when that is over,
    whose entry hex is controlled. Elmore has none, but a rule of his own."""
    p = g.pieces
    collapsed = p.leaves[piece] == LEAVES_NEAR_COLLAPSE and g.economy != NORMAL
    if g.economy == FULL_COLLAPSE or collapsed:
        return False
    if g.where[piece] == WITHDRAWN:
        if not g.nec >> piece & 1:
            return False
    elif g.where[piece] != DEAD or p.army[piece] != CONTINENTALS or is_out_of_time(g, piece):
        return False
    return bool(entry_spaces(g, ALLIED, piece)) and controls(g, ALLIED, entry_hex(g, piece))
