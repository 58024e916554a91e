"""How good a position is for a seat, in terms a person can read.

A Victory Point is worth 10. Everything is reckoned from the British side and turned round for
the French, so that what one side gains the other loses.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from ticonderoga.engine.game import Term
from ticonderoga.games.bayonets_tomahawks.data.board import Board
from ticonderoga.games.bayonets_tomahawks.data.kinds import (
    ARTILLERY,
    BASTION,
    BRITISH,
    COMMANDER,
    FRENCH,
    OUTPOST,
    SETTLED,
)
from ticonderoga.games.bayonets_tomahawks.data.pack import Pack
from ticonderoga.games.bayonets_tomahawks.evaluate_reach import Reach, strength
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
from ticonderoga.games.bayonets_tomahawks.rules.battle_hits import steps_left
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
SETTLED_WORTH: Final = 2.0
OUTPOST_WORTH: Final = 0.5
"""What control of a space is worth besides its Victory Points: bonuses, Supply, bases."""
ROUTED: Final = 0.7
OUT_OF_SUPPLY: Final = 0.4
"""What a unit loses of its worth under these markers."""
SIEGE: Final = (1.0, 0.85, 0.7, 0.55, 0.45)
"""How much of a Fortress is won with a Battle, by the Hits that its Bastions can still take: it
falls with the last of them."""
WITHOUT_GUNS: Final = 0.5
"""The part of that which is left to those who have no Artillery against Bastions."""
SITE: Final = 0.7
"""A Fort under construction."""
LAST_AR: Final = 9
TIME_TO_RAID: Final = 6.0
"""Action Rounds in which Raid Points of an unfinished track may still come to something."""
DECIDED: Final = 45.0
"""What it is worth to have the threshold of the Year when the Year ends."""
LEAST_DOUBT: Final = 0.3
MOST_DOUBT: Final = 2.0
"""Victory Points by which the marker may still move until the Year ends, and from its beginning."""

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

    __slots__ = ("_worth", "reach")

    def __init__(self, pack: Pack) -> None:
        board = pack.board
        self._worth: list[float] = [_worth_of(board, space) for space in range(board.size)]
        self.reach: Reach = Reach(board, self._worth)

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
            self.reach.value(g),
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

    def _battles(self, g: Position) -> float:
        total = 0.0
        for space in g.battles:
            if g.fought >> space & 1:
                continue
            attacker = 1 - defender_of(g, space)
            chance = battle_chance(g, space, attacker)
            gain = self._worth[space] if g.control[space] == 1 - attacker else 1.0
            if g.is_fortress(space):
                gain *= _falls(g, space, attacker)
            loss = 0.3 * strength(g, g.at(attacker, space))
            hurt = 0.3 * strength(g, g.at(1 - attacker, space))
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
    """How near both sides are to their thresholds, the more so the later in the Year; at its end
    only who has reached one counts."""
    doubt = LEAST_DOUBT + MOST_DOUBT * (1.0 - late)
    total = 0.0
    for faction in (BRITISH, FRENCH):
        threshold = g.scenario.thresholds.get((faction, g.year))
        if threshold is not None:
            sign = 1.0 if faction == BRITISH else -1.0
            ahead = sign * (g.vp + extra - threshold.vp) + 0.5
            total += sign / (1.0 + exp(-ahead / doubt))
    return DECIDED * late * late * total


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


def _falls(g: Position, space: int, attacker: int) -> float:
    """How far a Battle that is won brings a Fortress to its fall."""
    left = sum([steps_left(g, piece) for piece in g.of_type(FRENCH, space, BASTION)])
    part = SIEGE[min(left, len(SIEGE) - 1)]
    return part if g.has_type(attacker, space, ARTILLERY) else WITHOUT_GUNS * part


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
