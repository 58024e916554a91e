"""Which spaces the stacks of both sides threaten and cover: a term of the evaluation.

Light units reach along any connection, others along Highways, since a Path would first have to
become a Road; a stack in the Sail box, or one in a port that could Sail, reaches the coasts of the
seas that are open to it.
"""

from __future__ import annotations

from math import exp
from typing import Final

from ticonderoga.engine.kit.graph import FAR, steps
from ticonderoga.games.bayonets_tomahawks.data.board import Board
from ticonderoga.games.bayonets_tomahawks.data.kinds import (
    ARTILLERY,
    BASTION,
    COMMANDER,
    FLEET,
    FORT,
    FRENCH,
    HIGHWAY,
    INDIAN,
    LIGHT,
)
from ticonderoga.games.bayonets_tomahawks.position import Position
from ticonderoga.games.bayonets_tomahawks.rules.sailing import CAPACITY

WEIGHT: Final = (1.0, 0.6, 0.36, 0.2, 0.1)
"""How much a stack counts towards a space so many connections away."""
PATH_LENGTH: Final = 3
"""How many connections a Path counts for to those who would have to build a Road first."""
AT_SEA: Final = 0.9
IN_PORT: Final = 0.5
"""How much a stack in the Sail box, or one that could Sail, counts towards a coast (10.6)."""
PRESSURE: Final = 4.5
"""The strength around a space without cover that makes it two thirds lost."""
AT_STAKE: Final = 0.75
"""The part of a space's value that pressure on it can gain or cost."""
WALL: Final = 2.5
"""What a Fort or Bastion adds to the cover of its space."""

Around = list[tuple[int, float]]
"""Spaces worth something within reach, and how much a stack counts there."""

ATLANTIC_ONLY: Final = 0
ALL_SEAS: Final = 1
SEAS: Final = (ATLANTIC_ONLY, ALL_SEAS)
"""10.6.2 Where the British Land before and after the Open Seas marker is flipped; the French always
Land on all coasts but Bases, and those are worth nothing here."""


class Reach:
    """What the map says of reach, reckoned once, and the value of it in a position."""

    __slots__ = ("_coasts", "_near_heavy", "_overseas", "_prizes", "near")

    def __init__(self, board: Board, worth: list[float]) -> None:
        self._prizes: list[tuple[int, float]] = [
            (space, prize) for space, prize in enumerate(worth) if prize
        ]
        """The spaces that are worth something, and how much."""
        self.near: list[Around] = _spaces_near(worth, _by_any_way(board))
        """By space: what Light units reach from there."""
        self._near_heavy: list[Around] = _spaces_near(worth, _by_highway(board))
        """The same of those who cannot use Paths."""
        self._coasts: list[Around] = [
            [
                (space, AT_SEA)
                for space in board.coast
                if worth[space] and (sea == ALL_SEAS or board.atlantic[space])
            ]
            for sea in SEAS
        ]
        """By the seas that are open: the coasts that a stack in the Sail box may Land on."""
        self._overseas: list[list[Around]] = [
            [_farther(self._near_heavy[port], coast) for port in range(board.size)]
            for coast in self._coasts
        ]
        """By the seas that are open and by space: what a stack with Fleets there reaches besides
        what it would reach by land."""

    def value(self, g: Position) -> float:
        """Who could take what: the strength of both sides around every space that is worth
        something, near stacks counting more."""
        board = g.board
        cover = [[0.0] * board.size, [0.0] * board.size]
        for faction, stacks in enumerate(g.stacks):
            mine = cover[faction]
            sea = _sea_of(g, faction)
            for place, stack in stacks.items():
                light, heavy, rooted, afloat = strengths(g, stack)
                if place == board.sail:
                    _count(mine, self._coasts[sea], light + heavy + rooted)
                    continue
                if light:
                    _count(mine, self.near[place], light)
                if heavy:
                    _count(mine, self._near_heavy[place], heavy)
                mine[place] += rooted
                if afloat:
                    part = min(1.0, CAPACITY * afloat / (len(stack) - afloat + 1))
                    _count(mine, self._overseas[sea][place], part * (light + heavy))
        total = 0.0
        for space, worth in self._prizes:
            holder = g.control[space]
            threat = cover[1 - holder][space] if holder >= 0 else 0.0
            if threat > 0.0:
                guard = cover[holder][space]
                if holder == board.home[space]:
                    guard += board.militia[space]
                stake = worth * AT_STAKE * _lost(threat, guard)
                total += stake if holder == FRENCH else -stake
        return total


# ---------------------------------------------------------------------- by land and by sea


def _sea_of(g: Position, faction: int) -> int:
    return ALL_SEAS if faction == FRENCH or g.open_seas else ATLANTIC_ONLY


def _by_any_way(board: Board) -> list[list[int]]:
    """How far it is for Light units from each space to each."""
    near = [[end for end, _ in links] for links in board.links]
    return [steps(space, near) for space in range(board.size)]


def _by_highway(board: Board) -> list[list[int]]:
    """The same for others, to whom a Path is as long as it takes to make a Road of it."""
    found: list[list[int]] = []
    for start in range(board.size):
        away = [FAR] * board.size
        away[start] = 0
        for distance in range(len(WEIGHT)):
            for space in range(board.size):
                if away[space] != distance:
                    continue
                for end, connection in board.links[space]:
                    length = 1 if board.conn_kind[connection] == HIGHWAY else PATH_LENGTH
                    away[end] = min(away[end], distance + length)
        found.append(away)
    return found


def _spaces_near(worth: list[float], far: list[list[int]]) -> list[Around]:
    return [
        [
            (space, WEIGHT[distance])
            for space, distance in enumerate(away)
            if worth[space] and distance < len(WEIGHT)
        ]
        for away in far
    ]


def _farther(by_land: Around, coast: Around) -> Around:
    """What Fleets add to the reach by land."""
    known = dict(by_land)
    found = [(space, IN_PORT - known.get(space, 0.0)) for space, _ in coast]
    return [(space, weight) for space, weight in found if weight > 0.0]


def _count(cover: list[float], around: Around, strength: float) -> None:
    for space, weight in around:
        cover[space] += weight * strength


# ---------------------------------------------------------------------- strength


def strengths(g: Position, stack: tuple[int, ...]) -> tuple[float, float, float, int]:
    """How strong a stack is in Light units, in others that march, in what stays where it is, and
    how many Fleets it has."""
    kind = g.pieces.type
    reduced = g.reduced
    light = heavy = rooted = 0.0
    afloat = 0
    for piece in stack:
        type_ = kind[piece]
        part = 0.75 if reduced >> piece & 1 else 1.0
        if type_ in (LIGHT, INDIAN):
            light += part
        elif type_ == COMMANDER:
            heavy += 0.3 * g.pieces.rating[piece]
        elif type_ in (FORT, BASTION):
            rooted += WALL
        elif type_ == FLEET:
            rooted += 0.8
            afloat += 1
        else:
            heavy += 1.2 * part if type_ == ARTILLERY else part
    return light, heavy, rooted, afloat


def strength(g: Position, stack: tuple[int, ...]) -> float:
    """How strong a stack fights, in units."""
    light, heavy, rooted, _ = strengths(g, stack)
    return light + heavy + rooted


def _lost(threat: float, guard: float) -> float:
    """How much of a space is as good as lost to its holder under such a threat, if it is guarded
    so: little to a threat that is weaker than the guard, but more with everything that comes."""
    odds = threat / (threat + guard)
    return (1.0 - exp(-threat / PRESSURE)) * odds * odds
