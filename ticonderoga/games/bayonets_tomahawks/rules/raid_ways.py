"""9.1, 9.2 The ways of raiders: how far it is, who intercepts, and which way is the safest.

Nothing here changes a position, so odds and agents may ask as they like.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ticonderoga.games.bayonets_tomahawks.data.board import Near
from ticonderoga.games.bayonets_tomahawks.data.kinds import (
    BRITISH,
    INDIAN,
    LIGHT,
    NEUTRAL,
    NOTHING,
)
from ticonderoga.games.bayonets_tomahawks.position import Position
from ticonderoga.games.bayonets_tomahawks.rules.connections import bars_link
from ticonderoga.games.bayonets_tomahawks.rules.control import neutral_path

FARTHEST: Final = 6
"""9.1 What a raider travels with a 2x AP."""
OUT_OF_REACH: Final = 99
BY_LIGHT: Final = 4
BY_OTHERS: Final = 2
"""9.2 On how many faces of the die Light units, and others, intercept."""
FACES: Final = 6


# ---------------------------------------------------------------------- distances


def bars_way(g: Position, faction: int, to: int, connection: int) -> str:
    """A-14, 2.1.7, card 39 Why raiders do not go along a connection; empty if they may."""
    if neutral_path(g, connection):
        return "raid_neutral_path"
    return bars_link(g, faction, to, connection)


def _near(g: Position, faction: int, start: int) -> Near:
    """Distances rest on little that changes in play, so the map keeps those that were counted. All
    they rest on is the key: faction, neutral Nations, warships."""
    key = g.warships if faction == BRITISH else NOTHING
    for holder in g.nations:
        key = 2 * key + (holder == NEUTRAL)
    key = (2 * key + faction) * g.board.size + start
    found = g.board.raid_ways.get(key)
    if found is None:
        found = _counted(g, faction, start)
        g.board.raid_ways[key] = found
    return found


def _counted(g: Position, faction: int, start: int) -> Near:
    distance = [OUT_OF_REACH] * g.board.size
    distance[start] = 0
    reached = [start]
    for at in reached:
        if distance[at] == FARTHEST:
            break
        for to, connection in g.board.links[at]:
            if distance[to] == OUT_OF_REACH and not bars_way(g, faction, to, connection):
                distance[to] = distance[at] + 1
                reached.append(to)
    return distance, [(space, distance[space]) for space in reached]


def distances(g: Position, faction: int, start: int) -> list[int]:
    """9.1 How many connections each space is away for raiders of a faction."""
    return _near(g, faction, start)[0]


def in_reach(g: Position, faction: int, start: int) -> list[tuple[int, int]]:
    """9.1 The spaces that raiders of a faction reach at the farthest, nearest first, each with
    its distance."""
    return _near(g, faction, start)[1]


# ---------------------------------------------------------------------- 9.2 Interception


def interception_faces(g: Position, faction: int, space: int) -> int:
    """9.2 On how many of the six faces a raider of this faction is intercepted on a space; 0 if
    nobody rolls."""
    kind = g.pieces.type
    stack = g.stacks[1 - faction].get(space, ())
    for piece in stack:
        if kind[piece] in (LIGHT, INDIAN):
            return BY_LIGHT
    return BY_OTHERS if stack else 0


def guarded(g: Position, faction: int, spaces: Sequence[int]) -> list[int]:
    """9.2 The spaces among these on which Interception is rolled."""
    return [space for space in spaces if interception_faces(g, faction, space)]


def safest_way(g: Position, faction: int, start: int, goal: int, left: int) -> list[int]:
    """The spaces to be entered on the way with the best chance to arrive, in so many connections
    at the most; of equal ones the shortest, then the one whose spaces come first."""
    from_start = distances(g, faction, start)
    best: list[dict[int, tuple[int, int, int]]] = []
    # By connections left and space: the chance to arrive, as sixths of sixths …, the length of
    # the way, and the next space.
    while len(best) <= left:
        moves = len(best)
        now = {goal: (FACES**moves, 0, goal)}
        for space, distance in in_reach(g, faction, goal):
            if distance > moves:
                break
            if space != goal and from_start[space] <= left - moves:
                now[space] = _best_step(g, faction, space, best[-1])
        best.append(now)
    route: list[int] = []
    at = start
    while at != goal:
        at = best[left - len(route)][at][2]
        route.append(at)
    return route


def _best_step(
    g: Position, faction: int, space: int, beyond: dict[int, tuple[int, int, int]]
) -> tuple[int, int, int]:
    """The best next space on the way, if this is what lies beyond it."""
    top: tuple[int, int, int] | None = None
    for to, connection in g.board.links[space]:
        found = beyond.get(to)
        if found is None or bars_way(g, faction, to, connection):
            continue
        chance = found[0] * (FACES - interception_faces(g, faction, to))
        length = found[1] + 1
        if top is None or chance > top[0] or (chance == top[0] and length < top[1]):
            top = (chance, length, to)
    assert top is not None, "every space that is looked at lies on a way"
    return top
