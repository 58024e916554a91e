"""How good a position is for a seat, in terms a person can read.

A Victory Point is worth 10. Everything is reckoned from the British side and turned round for
the French, so that what one side gains the other loses.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from ticonderoga.engine.game import Term
from ticonderoga.engine.kit.graph import FAR, steps
from ticonderoga.games.bayonets_tomahawks.data.board import Board
from ticonderoga.games.bayonets_tomahawks.data.kinds import (
    ARTILLERY,
    BASTION,
    BRITISH,
    COMMANDER,
    FLEET,
    FORT,
    FRENCH,
    OUTPOST,
    SETTLED,
)
from ticonderoga.games.bayonets_tomahawks.data.pack import Pack
from ticonderoga.games.bayonets_tomahawks.position import (
    DISBANDED,
    LANDING,
    LOSSES,
    MARSHAL,
    OOS,
    ROUT,
    Position,
)
from ticonderoga.games.bayonets_tomahawks.rules.battle import defender_of
from ticonderoga.games.bayonets_tomahawks.rules.battle_preparation import fighting_militia
from ticonderoga.games.bayonets_tomahawks.rules.scoring import RAID_TRACK
from ticonderoga.games.bayonets_tomahawks.rules.victory import bonus_points

VICTORY_POINT: Final = 10.0
UNIT: Final = (1.6, 1.3, 2.2, 1.7, 2.2, 1.4, 1.6, 2.4, 1.0)
"""What a Full unit is worth by its type; a Commander by his rating on top."""
REDUCED: Final = 0.62
"""The part of it that a Reduced unit is worth."""
IN_LOSSES: Final = 0.2
"""The part that is left of a unit in the Losses box: one in three comes back in winter."""
DISBANDED_PART: Final = 0.7
WEIGHT: Final = (1.0, 0.6, 0.36, 0.2, 0.1)
"""How much a stack counts towards a space so many connections away."""
PRESSURE: Final = 4.5
"""The surplus of strength around a space that makes it two thirds lost."""
AT_STAKE: Final = 0.75
"""The part of a space's value that pressure on it can gain or cost."""
SETTLED_WORTH: Final = 2.0
OUTPOST_WORTH: Final = 0.5
"""What control of a space is worth besides its Victory Points: bonuses, Supply, bases."""
WALL: Final = 2.5
"""What a Fort or Bastion adds to the cover of its space."""
ROUTED: Final = 0.7
OUT_OF_SUPPLY: Final = 0.4
"""What a unit loses of its worth under these markers."""
SITE: Final = 0.7
"""A Fort under construction."""
LAST_AR: Final = 9
TIME_TO_RAID: Final = 6.0
"""Action Rounds in which Raid Points of an unfinished track may still come to something."""
DECIDED: Final = 45.0
"""What it is worth to have the threshold of the Year when the Year ends."""

TERMS: Final[tuple[tuple[str, str], ...]] = (
    ("vp", "Victory Points (18.1)"),
    ("raids", "Raid Points (9.3)"),
    ("bonus", "Scenario Bonuses (18.2.1)"),
    ("europe", "War in Europe chits (18.3.2)"),
    ("year", "the threshold of the Year (18.2)"),
    ("units", "units (3.0)"),
    ("markers", "stacks Routed or Out of Supply (13.8, 14.1.1)"),
    ("control", "control of spaces (2.1.2)"),
    ("reach", "spaces threatened and covered (10.2)"),
    ("battles", "Battles to come (13.0)"),
)


class Judge:
    """Evaluates positions of one pack; what follows from the map is reckoned once."""

    __slots__ = ("_worth", "near")

    def __init__(self, pack: Pack) -> None:
        board = pack.board
        self._worth: list[float] = [_worth_of(board, space) for space in range(board.size)]
        self.near: list[list[tuple[int, float]]] = _spaces_near(board, self._worth)

    def score(self, g: Position, seat: int) -> float:
        """The sum of the terms."""
        total = sum(self._british(g))
        return total if seat == BRITISH else -total

    def evaluate(self, g: Position, seat: int) -> list[Term]:
        values = self.values(g, seat)
        return [Term(key, values[at], text) for at, (key, text) in enumerate(TERMS)]

    def values(self, g: Position, seat: int) -> list[float]:
        """What each term of TERMS is worth to the seat."""
        values = self._british(g)
        return values if seat == BRITISH else [-value for value in values]

    def _british(self, g: Position) -> list[float]:
        late = (g.round - 1) / (LAST_AR - 1)
        bonus = _bonus(g, BRITISH) - _bonus(g, FRENCH)
        europe = max(g.wie[BRITISH], 0) - max(g.wie[FRENCH], 0)
        units, marked = _material(g)
        return [
            VICTORY_POINT * (g.vp - 0.5),
            _raid_worth(g) * (g.raid[BRITISH] - g.raid[FRENCH]),
            VICTORY_POINT * bonus * (0.35 + 0.6 * late),
            VICTORY_POINT * europe * 0.8,
            _year(g, bonus + europe, late),
            units,
            -marked,
            self._control(g),
            self._reach(g),
            self._battles(g),
        ]

    def _control(self, g: Position) -> float:
        total = 0.0
        home = g.board.home
        for space, holder in enumerate(g.control):
            if holder >= 0 and holder != home[space]:
                extra = self._worth[space] - VICTORY_POINT * g.board.victory[space]
                total += extra if holder == BRITISH else -extra
        return total

    def _reach(self, g: Position) -> float:
        """Who could take what: the strength of both sides around every space that is worth
        something, near stacks counting more."""
        cover: dict[int, float] = {}
        for faction, stacks in enumerate(g.stacks):
            sign = 1.0 if faction == BRITISH else -1.0
            for place, stack in stacks.items():
                if place >= g.board.size:
                    continue
                strength = sign * _strength(g, stack)
                for space, weight in self.near[place]:
                    cover[space] = cover.get(space, 0.0) + weight * strength
        total = 0.0
        board, control = g.board, g.control
        for space, surplus in cover.items():
            holder = control[space]
            if holder < 0:
                continue
            if holder == board.home[space]:
                guard = float(board.militia[space])
                surplus += guard if holder == BRITISH else -guard
            total += self._worth[space] * AT_STAKE * _lean(surplus, holder)
        return total

    def _battles(self, g: Position) -> float:
        total = 0.0
        for space in g.battles:
            if g.fought >> space & 1:
                continue
            attacker = 1 - defender_of(g, space)
            chance = battle_chance(g, space, attacker)
            gain = self._worth[space] if g.control[space] == 1 - attacker else 1.0
            loss = 0.3 * _strength(g, g.at(attacker, space))
            hurt = 0.3 * _strength(g, g.at(1 - attacker, space))
            value = chance * (gain + hurt) - (1.0 - chance) * loss
            total += value if attacker == BRITISH else -value
        return total


def progress(g: Position) -> float:
    """How far the scenario has come, from 0 to 1."""
    years = g.scenario.years
    gone = len([year for year in years if year < g.year])
    return min(1.0, (gone + g.round / (LAST_AR + 1)) / len(years))


def _worth_of(board: Board, space: int) -> float:
    worth = VICTORY_POINT * board.victory[space]
    if board.kind[space] == SETTLED:
        return worth + SETTLED_WORTH
    return worth + OUTPOST_WORTH if board.kind[space] == OUTPOST else worth


def _spaces_near(board: Board, worth: list[float]) -> list[list[tuple[int, float]]]:
    """By space: the spaces worth something within reach, and how much a stack counts there."""
    near = [[end for end, _ in links] for links in board.links]
    found: list[list[tuple[int, float]]] = []
    for space in range(board.size):
        away = steps(space, near)
        found.append(
            [
                (other, WEIGHT[away[other]])
                for other in range(board.size)
                if worth[other] and away[other] < min(len(WEIGHT), FAR)
            ]
        )
    return found


def _lean(surplus: float, holder: int) -> float:
    """How far a space leans away from its holder, from 0 to 1, as the British see it: what the
    holder covers well is no gain to him."""
    if holder == BRITISH:
        return -_lost(-surplus)
    return _lost(surplus)


def _lost(pressure: float) -> float:
    """How much of a space is as good as lost under so much pressure."""
    return 1.0 - exp(-pressure / PRESSURE) if pressure > 0.0 else 0.0


def _strength(g: Position, stack: tuple[int, ...]) -> float:
    """How strong a stack fights, in units."""
    kind = g.pieces.type
    reduced = g.reduced
    total = 0.0
    for piece in stack:
        type_ = kind[piece]
        if type_ == COMMANDER:
            total += 0.3 * g.pieces.rating[piece]
        elif type_ in (FORT, BASTION):
            total += WALL
        elif type_ == FLEET:
            total += 0.8
        else:
            part = 0.75 if reduced >> piece & 1 else 1.0
            total += 1.2 * part if type_ == ARTILLERY else part
    return total


def _material(g: Position) -> tuple[float, float]:
    """The worth of all units, British less French, and what markers take off it."""
    kind, rating = g.pieces.type, g.pieces.rating
    reduced = g.reduced
    total = marked = 0.0
    for faction, stacks in enumerate(g.stacks):
        side = 0.0
        for place, stack in stacks.items():
            here = 0.0
            for piece in stack:
                worth = UNIT[kind[piece]] + 0.7 * rating[piece]
                here += worth * REDUCED if reduced >> piece & 1 else worth
            side += here
            marks = g.marks.get(2 * place + faction, 0)
            if marks:
                part = (ROUTED if marks & ROUT else 0.0) + (OUT_OF_SUPPLY if marks & OOS else 0.0)
                burden = part * len(stack)
                marked += burden if faction == BRITISH else -burden
        total += side if faction == BRITISH else -side
    for piece, where in enumerate(g.where):
        if where in (LOSSES, DISBANDED):
            part = IN_LOSSES if where == LOSSES else DISBANDED_PART
            worth = part * UNIT[kind[piece]]
            total += worth if g.owner(piece) == BRITISH else -worth
    for space in g.fort_sites:
        holder = g.control[space]
        if holder < 0:
            holder = BRITISH if space in g.stacks[BRITISH] else FRENCH
        total += SITE if holder == BRITISH else -SITE
    return total, marked


def _raid_worth(g: Position) -> float:
    """What a Raid Point on the track is worth: an eighth of a Victory Point as long as there is
    time to reach the end of the track, nothing when the game is over."""
    left = LAST_AR - g.round + LAST_AR * len([year for year in g.scenario.years if year > g.year])
    return VICTORY_POINT / RAID_TRACK * min(1.0, (left + 0.5) / TIME_TO_RAID)


def _bonus(g: Position, faction: int) -> int:
    bonus = g.scenario.bonuses.get((faction, g.year))
    return 0 if bonus is None else bonus_points(g, faction, bonus)


def _year(g: Position, extra: int, late: float) -> float:
    """What the thresholds would say if the Year ended now, the more so the later it is."""
    weight = DECIDED * late * late
    for faction in (BRITISH, FRENCH):
        threshold = g.scenario.thresholds.get((faction, g.year))
        if threshold is not None and threshold.met(g.vp + extra):
            return weight if faction == BRITISH else -weight
    return 0.0


# ---------------------------------------------------------------------- how a Battle would go


def battle_chance(g: Position, space: int, attacker: int) -> float:
    """About how likely the attacker is to win a Battle, at a glance: what the dice of both sides
    bring on the average, the penalties, and how much chance can turn."""
    defender = 1 - attacker
    ours, our_dice = _advance(g, attacker, defender, space)
    theirs, their_dice = _advance(g, defender, attacker, space)
    ours -= _penalty(g, attacker, space, True)
    theirs -= _penalty(g, defender, space, False)
    spread = 0.55 * sqrt(our_dice + their_dice + 0.5)
    return 1.0 / (1.0 + exp(-1.7 * (ours - theirs - 0.5) / spread))


def _advance(g: Position, faction: int, enemy: int, space: int) -> tuple[float, int]:
    """How far the marker of a side would go, and with how many dice: a Flag on two faces of six,
    and a Hit on one, on two for circle units, if there is somebody of that shape to Hit."""
    shapes = [0, 0, 0, 0]
    for piece in g.at(enemy, space):
        shapes[g.pieces.shape[piece]] += 1
    total = 0.0
    dice = 0
    for piece in g.at(faction, space):
        shape = g.pieces.shape[piece]
        if g.pieces.type[piece] == COMMANDER:
            total += 0.3 * g.pieces.rating[piece]
            continue
        dice += 1
        total += 1.0 / 3.0
        if shapes[shape]:
            total += (1.0 if shape == 2 else 0.5) / 3.0
        if shape == 1 and shapes[1]:
            total += 1.0 / 12.0
    militia = fighting_militia(g, faction, space)
    return total + militia / 3.0, dice + militia


def _penalty(g: Position, faction: int, space: int, attacks: bool) -> float:
    marks = g.mark(faction, space)
    total = 0.0
    for mark in (LANDING, MARSHAL, ROUT, OOS):
        if marks & mark:
            total += 1.0
    if attacks and g.fort_at(1 - faction, space) >= 0:
        guns = g.has_type(faction, space, ARTILLERY)
        total += 1.0 if guns else 2.0
    return total
