"""Exact odds of one Battle: every die of 3.6.4 is counted, none is drawn."""

from __future__ import annotations

from typing import Final, NamedTuple

from ticonderoga.games.liberty_or_death.data.pieces import (
    ACTIVE_MILITIA,
    ACTIVE_WAR_PARTY,
    BRITISH_FORT,
    CONTINENTAL,
    IS_CUBE,
    KINDS,
    MILITIA,
    PATRIOT_FORT,
    REBELLION,
    ROYALISTS,
    WAR_PARTY,
)
from ticonderoga.games.liberty_or_death.position import Position
from ticonderoga.games.liberty_or_death.rules.battle_levels import (
    attack_force,
    attacker_loss_modifier,
    defence_force,
    defender_loss_modifier,
    dice_for,
)
from ticonderoga.games.liberty_or_death.rules.battle_losses import (
    in_the_open,
    levels_won,
    losses,
    washington_doubles,
    winner_of,
)
from ticonderoga.games.liberty_or_death.underway import Battle

SUMS: Final = ((1,), (0, 1, 1, 1), (0, 0, 1, 2, 3, 2, 1), (0, 0, 0, 1, 3, 6, 7, 6, 3, 1))
"""In how many ways none, one, two or three D3 show each sum."""


class Ending(NamedTuple):
    """One way in which a Battle may end, by side: what is lost, what of it are Casualties, who
    has won (-1 for nobody), and by how many levels the day is won."""

    winner: int
    levels: int
    royalists_lost: int
    rebels_lost: int
    british_casualties: int
    rebel_casualties: int

    def lost(self, side: int) -> int:
        return self.royalists_lost if side == ROYALISTS else self.rebels_lost

    def casualties(self, side: int) -> int:
        return self.british_casualties if side == ROYALISTS else self.rebel_casualties


def with_activations(g: Position, battle: Battle, attack: int, defence: int) -> Position:
    """The position after both sides have Activated so many irregulars; none is the position
    itself, which must not be changed."""
    if not attack and not defence:
        return g
    h = g.copy()
    royalists, rebels = (attack, defence) if battle.side == ROYALISTS else (defence, attack)
    h.flip(WAR_PARTY, ACTIVE_WAR_PARTY, battle.space, royalists)
    h.flip(MILITIA, ACTIVE_MILITIA, battle.space, rebels)
    return h


def casualties_among(lost: list[int]) -> int:
    """1.6.4 Cubes and Forts."""
    number = lost[BRITISH_FORT] + lost[PATRIOT_FORT]
    for kind in range(KINDS):
        if IS_CUBE[kind]:
            number += lost[kind]
    return number


def levels_of(g: Position, battle: Battle, winner: int, lost: list[list[int]]) -> int:
    """3.6.8 The levels that the winner gains; Washington has left if no Patriot is left around
    him (1.10e)."""
    levels = levels_won(battle, lost[1 - winner])
    if levels and washington_doubles(g, battle, winner):
        gone = lost[REBELLION]
        patriots = g.rebels[battle.space] - g.french[battle.space]
        if patriots > gone[CONTINENTAL] + gone[ACTIVE_MILITIA] + gone[PATRIOT_FORT]:
            levels *= 2
    return levels


def battle_endings(g: Position, battle: Battle) -> dict[Ending, int]:
    """Every ending of a Battle as it stands, with the number of rolls that lead to it."""
    attack = dice_for(attack_force(g, battle))
    defence = dice_for(defence_force(g, battle))
    against_defender = defender_loss_modifier(g, battle, 0)
    against_attacker = attacker_loss_modifier(g, battle, 0)
    side = battle.side
    other = 1 - side
    attackers_lost = [
        (ways, losses(g, battle, side, roll + against_attacker))
        for roll, ways in enumerate(SUMS[defence])
        if ways
    ]
    defenders_lost = [
        (ways, losses(g, battle, other, roll + against_defender))
        for roll, ways in enumerate(SUMS[attack])
        if ways
    ]
    attackers = in_the_open(g, side, battle.space)
    defenders = in_the_open(g, other, battle.space)
    endings: dict[Ending, int] = {}
    for ways, of_attacker in attackers_lost:
        for other_ways, of_defender in defenders_lost:
            first = sum(of_attacker)
            second = sum(of_defender)
            lost = [of_attacker, of_defender] if side == ROYALISTS else [of_defender, of_attacker]
            winner = winner_of(battle, first, second, attackers - first, defenders - second)
            ending = Ending(
                winner,
                levels_of(g, battle, winner, lost) if winner >= 0 else 0,
                sum(lost[ROYALISTS]),
                sum(lost[REBELLION]),
                casualties_among(lost[ROYALISTS]),
                casualties_among(lost[REBELLION]),
            )
            endings[ending] = endings.get(ending, 0) + ways * other_ways
    return endings
