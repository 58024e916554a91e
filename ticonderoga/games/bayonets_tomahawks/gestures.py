"""What a hand means that draws a stack, or part of it, from one space to another.

A gesture is a list of choices that are made one after another like any others; where one is
refused the reason is shown, and what was done before it stands.
"""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Ask, Choice
from ticonderoga.games.bayonets_tomahawks.data.kinds import COMMANDER, HIGHWAY
from ticonderoga.games.bayonets_tomahawks.position import Position
from ticonderoga.games.bayonets_tomahawks.rules.activation import IS_ARMY, IS_DOUBLED, IS_LIGHT
from ticonderoga.games.bayonets_tomahawks.rules.stacks import is_light, is_mobile

SPENDING: Final = ("spend", "spend_indian", "spend_reaction")
ACTING: Final = ("army_action", "light_action")
LIGHT_MP: Final = 3
OTHER_MP: Final = 2


def gesture(g: Position, ask: Ask, start: int, goal: int, pieces: tuple[int, ...]) -> list[Choice]:
    """10.2, 11.0 The choices that bring these pieces (all that can go, if none are named) from
    a space to another: an AP if one is still to be chosen, the Action, who goes, the way."""
    key = ask.question.key
    known = range(g.pieces.count)
    named = [piece for piece in pieces if piece in known and g.where[piece] == start]
    if key == "marshal_call":
        return _called(g, ask, start, goal, named)
    if key == "move":
        return _onward(g, start, goal, named)
    going = named or [piece for piece in g.at(ask.seat, start) if is_mobile(g, piece)]
    if not going or start == goal:
        return []
    light = all(is_light(g, piece) or g.pieces.type[piece] == COMMANDER for piece in going)
    if key in ACTING:
        return _activated(g, ask.about["ap"], start, goal, going, bool(named), light)
    if key not in SPENDING:
        return []
    for verb, ap in sorted([choice for choice in ask.question.offer(g, ask) if len(choice) > 1]):
        found = _activated(g, ap, start, goal, going, bool(named), light)
        if found:
            return [(verb, ap), *found]
    return []


def _activated(
    g: Position, ap: int, start: int, goal: int, going: list[int], named: bool, light: bool
) -> list[Choice]:
    """7.3.7 The Action of this AP that takes them there; none if it takes them not so far."""
    by_light = light and IS_LIGHT[ap]
    if not by_light and not IS_ARMY[ap]:
        return []
    reach = (LIGHT_MP if light else OTHER_MP) * (2 if IS_DOUBLED[ap] else 1)
    way = _way(g, start, goal, light, reach)
    if not way:
        return []
    taken: list[Choice] = [("take", piece) for piece in going] if named else []
    return [("light" if by_light else "army", start), *taken, *way]


def _onward(g: Position, start: int, goal: int, named: list[int]) -> list[Choice]:
    """10.2 A stack on the move goes on to the space; before it sets out, with those named."""
    move = g.move
    if move is None or move.at != start or start == goal:
        return []
    group = move.group or tuple(named) or g.at(move.faction, start)
    light = all(is_light(g, piece) for piece in group if is_mobile(g, piece))
    taken: list[Choice] = []
    if not move.used:
        taken = [("take", piece) for piece in named if piece not in move.group]
    return [*taken, *_way(g, start, goal, light, 2 * LIGHT_MP)]


def _called(g: Position, ask: Ask, start: int, goal: int, named: list[int]) -> list[Choice]:
    """11.0 Units drawn to the space that Marshals are called."""
    marshal = g.marshal
    if marshal is None or marshal.space != goal:
        return []
    offered = ask.question.offer(g, ask)
    wanted = named or list(g.at(marshal.faction, start))
    return [("call", piece) for piece in wanted if ("call", piece) in offered]


def _way(g: Position, start: int, goal: int, light: bool, reach: int) -> list[Choice]:
    """The shortest way, by Paths only for Light units; none if it is too far."""
    came_from = {start: start}
    frontier = [start]
    for _ in range(reach):
        farther: list[int] = []
        for space in frontier:
            for to, connection in g.board.links[space]:
                open_ = light or g.board.conn_kind[connection] == HIGHWAY or g.is_road(connection)
                if to not in came_from and open_:
                    came_from[to] = space
                    farther.append(to)
        frontier = farther
        if goal in came_from:
            break
    if goal not in came_from:
        return []
    spaces: list[int] = []
    at = goal
    while at != start:
        spaces.append(at)
        at = came_from[at]
    return [("go", space) for space in reversed(spaces)]
