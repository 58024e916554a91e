"""3 Set-up: every piece where the scenario puts it. What the players may still choose at the start
stands in rules/arranging.py."""

from __future__ import annotations

from ticonderoga.engine.dice import Dice
from ticonderoga.games.end_of_empire.data import scenarios as start
from ticonderoga.games.end_of_empire.data.kinds import (
    BLOCKED,
    ENTRY_OF_FRANCE,
    ENTRY_OF_SPAIN,
    FORTRESS,
)
from ticonderoga.games.end_of_empire.data.pack import Pack
from ticonderoga.games.end_of_empire.data.scenarios import ScenarioData, Stack
from ticonderoga.games.end_of_empire.edition import Edition
from ticonderoga.games.end_of_empire.position import (
    ABSENT,
    ASIDE,
    AVAILABLE,
    DEAD,
    TRACK,
    WITHDRAWN,
    Position,
)
from ticonderoga.games.end_of_empire.rules.forces import bring_in, put_down
from ticonderoga.games.end_of_empire.terms import IN_BOX

_BOXES = {
    start.NOT_USED: ABSENT,
    start.DUE: TRACK,
    start.AVAILABLE: AVAILABLE,
    start.SPECIAL: ASIDE,
    start.DEAD: DEAD,
    start.GONE: WITHDRAWN,
}
"""The boxes of pieces that begin in no place."""


def set_up(pack: Pack, edition: Edition, scenario: ScenarioData, dice: Dice) -> Position:
    """3 The position before anybody has chosen anything."""
    g = Position(pack, edition, scenario, dice)
    for piece, way in enumerate(scenario.start):
        _put(g, piece, way)
    _put_stacks(g)
    for agent in scenario.agents:
        g.agents[agent] = IN_BOX
    if scenario.french_entered:
        g.entered_war[ENTRY_OF_FRANCE] = scenario.first_turn - 1
    if scenario.spanish_entered:
        g.entered_war[ENTRY_OF_SPAIN] = scenario.first_turn - 1
    g.wi_made = scenario.west_indies_done
    return g


def _put(g: Position, piece: int, way: int) -> None:
    """One piece that is in no stack of the set-up."""
    place = g.scenario.place[piece]
    if way == start.AT_SEA:
        put_down(g, g.pieces.side[piece], (piece,), g.sea_place(place))
    elif way == start.IN_HAVANA:
        bring_in(g, g.pieces.side[piece], piece, g.havana)
    elif way == start.AVAILABLE and g.pieces.entry_turn[piece] > g.turn:
        g.where[piece] = TRACK
        g.due[piece] = g.pieces.entry_turn[piece]
    elif way != start.ON_MAP:
        g.where[piece] = _BOXES[way]
        if way == start.DUE:
            g.due[piece] = place


def _put_stacks(g: Position) -> None:
    """3, O1 The stacks, in the hex if a hex is one space. Fort markers that fortresses always have
    are not counted as markers."""
    board = g.board
    for stack in g.scenario.stacks:
        space = _space_of(g, stack) if g.edition.one_space_per_hex else stack.space
        for piece in stack.pieces:
            bring_in(g, stack.side, piece, space)
        if stack.fort and board.kind[stack.space] != FORTRESS:
            g.forts |= 1 << (stack.space - board.hexes)


def _space_of(g: Position, stack: Stack) -> int:
    """O1 Where a stack begins if a hex is one space. Those who lie around a town of the enemy begin
    in a friendly hex beside it (ruling B-72)."""
    board = g.board
    hex = board.hex_of[stack.space]
    for other in g.scenario.stacks:
        if other.side != stack.side and other.space == board.place_of[hex]:
            for place, near in enumerate(board.near[hex]):
                cost = board.cost[g.war][stack.side][0][hex][place]
                if board.owner[g.war][near] == stack.side and cost < BLOCKED:
                    return near
    return hex
