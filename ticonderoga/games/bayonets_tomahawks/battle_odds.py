"""What may come of a Battle: every roll counted where there are few dice, played out otherwise.

The Battle is fought by the rules themselves on copies of the position. Both sides answer as
people do without thinking long (habits.py): they use their best Commander and every reroll.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import sqrt
from typing import Final, NamedTuple

from ticonderoga.engine.ask import Ask, Choice, Procedure
from ticonderoga.engine.dice import derive_seed
from ticonderoga.engine.world import carry_out
from ticonderoga.games.bayonets_tomahawks.data.kinds import (
    BRITISH,
    BT,
    COMMANDER,
    FLAG_1,
    FRENCH,
    MISS,
    SQUARE_HIT,
    TRIANGLE_HIT,
)
from ticonderoga.games.bayonets_tomahawks.habits import quick_choice
from ticonderoga.games.bayonets_tomahawks.position import Position
from ticonderoga.games.bayonets_tomahawks.rules.battle import outcome
from ticonderoga.games.bayonets_tomahawks.rules.battle_preparation import (
    fighting_militia,
    prepare,
    unused_event,
)
from ticonderoga.games.bayonets_tomahawks.rules.battle_rolls import roll_all
from ticonderoga.games.bayonets_tomahawks.rules.rout import far_behind, walls_fell
from ticonderoga.games.bayonets_tomahawks.rules.stacks import fighters
from ticonderoga.games.bayonets_tomahawks.underway import Battle

PLAYED: Final = 2000
"""Battles that are played where there are too many rolls to count."""
COUNTED_DICE: Final = 4
"""With so many dice at the most every roll is counted."""
CONFIDENCE: Final = 1.96
"""Standard deviations that hold nineteen times in twenty."""
FACES: Final = ((FLAG_1, 2), (TRIANGLE_HIT, 1), (SQUARE_HIT, 1), (BT, 1), (MISS, 1))
"""The faces that differ, and how often each is on the die."""


class Ending(NamedTuple):
    """One way in which a Battle may end: who wins, whether the loser is Routed, and the units
    eliminated and Hits taken by each side."""

    winner: int
    routed: bool
    british_units: int
    french_units: int

    def units(self, faction: int) -> int:
        return self.british_units if faction == BRITISH else self.french_units


class Endings:
    """All endings with their weights; how many Battles were played, 0 if every roll was counted."""

    __slots__ = ("played", "weights")

    def __init__(self, weights: dict[Ending, int], played: int) -> None:
        self.weights: dict[Ending, int] = weights
        self.played: int = played

    def half_width(self, chance: float) -> float:
        """Half the interval in which the true chance lies, nineteen times in twenty."""
        if not self.played:
            return 0.0
        return CONFIDENCE * sqrt(chance * (1.0 - chance) / self.played)


def battle_endings(g: Position, space: int, attacker: int, prepared: Battle | None) -> Endings:
    """What may come of a Battle on this space: from its beginning, or from the moment before the
    dice if it is `prepared`."""
    h = g.copy()
    h.wie_pool = [(0, 0, 0), (0, 0, 0)]  # chits do not matter to a Battle
    dice = _dice_in(h, space)
    if dice <= COUNTED_DICE and not _rerolls(h, space, prepared):
        return Endings(_count(h, space, attacker, prepared, dice), 0)
    weights: dict[Ending, int] = {}
    for number in range(PLAYED):
        seed = derive_seed("battle", space, number)
        ending = _play(h, space, attacker, prepared, (), seed)
        weights[ending] = weights.get(ending, 0) + 1
    return Endings(weights, PLAYED)


def _dice_in(g: Position, space: int) -> int:
    """The dice of both sides, at the most."""
    kind = g.pieces.type
    total = 0
    for faction in (BRITISH, FRENCH):
        total += len([p for p in fighters(g, faction, space) if kind[p] != COMMANDER])
        total += fighting_militia(g, faction, space)
    return total


def _rerolls(g: Position, space: int, prepared: Battle | None) -> bool:
    """There may be rerolls, so that the number of dice is open."""
    for faction in (BRITISH, FRENCH):
        if unused_event(g, faction) in ("lucky_cannonball", "perfect_volleys"):
            return True
        for piece in fighters(g, faction, space):
            if g.pieces.highland[piece] or g.pieces.type[piece] == COMMANDER:
                return True
    return prepared is not None and sum(prepared.event_rerolls) > 0


def _count(
    g: Position, space: int, attacker: int, prepared: Battle | None, dice: int
) -> dict[Ending, int]:
    """Every roll of so many dice, each as often as its faces are on the die."""
    weights: dict[Ending, int] = {}
    for faces, weight in _rolls(dice):
        ending = _play(g, space, attacker, prepared, faces, 0)
        weights[ending] = weights.get(ending, 0) + weight
    return weights


def _rolls(dice: int) -> Iterator[tuple[tuple[int, ...], int]]:
    if dice == 0:
        yield (), 1
        return
    for rest, weight in _rolls(dice - 1):
        for face, times in FACES:
            yield (*rest, face), weight * times


def _play(
    g: Position,
    space: int,
    attacker: int,
    prepared: Battle | None,
    faces: tuple[int, ...],
    seed: int,
) -> Ending:
    """Fight the Battle once, with these dice or with those of a seed."""
    h = g.copy()
    h.dice.reseed(seed)
    h.dice.script_rolls(faces)
    battle = Battle(space, attacker) if prepared is None else prepared.copy()
    h.battle = battle
    if prepared is None:
        battle.fort_at_start = h.fort_at(battle.defender, space) >= 0
        battle.had_bastion = battle.defender == FRENCH and h.bastions(space) > 0
    before = [_units(h, faction, space) for faction in (BRITISH, FRENCH)]
    carry_out(h, _fight(h, battle, prepared is None), _answer)
    winner = outcome(h, battle)
    loser = 1 - winner
    routed = far_behind(battle, loser) or walls_fell(h, battle, loser)
    after = [_units(h, faction, space) for faction in (BRITISH, FRENCH)]
    return Ending(winner, routed, before[0] - after[0], before[1] - after[1])


def _units(g: Position, faction: int, space: int) -> int:
    return g.units(faction, space)


def _fight(g: Position, battle: Battle, from_the_start: bool) -> Procedure[None]:
    if from_the_start:
        yield from prepare(g, battle)
    yield from roll_all(g, battle)


def _answer(g: Position, ask: Ask) -> Choice:
    """What people do without thinking long; Fleets are kept, events saved."""
    choices = ask.question.offer(g, ask)
    if ask.question.key in ("battle_event", "swap_fleet"):
        return choices[-1]
    return quick_choice(g, ask, choices) or choices[0]
