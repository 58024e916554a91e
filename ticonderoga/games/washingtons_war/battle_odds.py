"""Exact odds of one battle: every die of 9.2 is counted, none is drawn."""

from __future__ import annotations

from typing import Final, NamedTuple

from ticonderoga.games.washingtons_war.data.board import AMERICAN, BRITISH
from ticonderoga.games.washingtons_war.position import Position
from ticonderoga.games.washingtons_war.rules.battle import (
    REGULARS_LOST_AT,
    actual_rating,
    fixed_modifiers,
    loser_loss,
    winner_loses_at,
)
from ticonderoga.games.washingtons_war.rules.retreat import after_battle, retreat_spaces
from ticonderoga.games.washingtons_war.rules.victory import (
    american_cus_on_map,
    british_cus_in_thirteen,
)
from ticonderoga.games.washingtons_war.underway import Battle

FIRST_ROLLS: Final = 6**4
"""Two ratings and two battle dice decide who wins."""
ALL_ROLLS: Final = 6**6
"""… and two loss dice what it costs."""

# How an encounter ends.
PASSED: Final = 0
"""No enemy in the space: the march may go on."""
RETREATED: Final = 1
"""The whole defence has retreated before battle."""
OVERRAN: Final = 2
FOUGHT: Final = 3


class Ending(NamedTuple):
    """One way in which an encounter may end; losses include what surrenders."""

    kind: int
    winner: int = -1
    american_lost: int = 0
    british_lost: int = 0
    surrendered: bool = False
    captured: tuple[int, ...] = ()
    """Generals taken, the loser's first."""
    regulars_lost: bool = False
    war: int = -1
    """The side that wins the whole war by it (13.1)."""

    def lost(self, side: int) -> int:
        return self.american_lost if side == AMERICAN else self.british_lost


# ---------------------------------------------------------------------- who wins


def ratings(g: Position, battle: Battle, side: int) -> dict[int, int]:
    """9.3 The actual ratings the side's general may have, each with its share of six."""
    cus = g.cus(side, battle.space)
    shares: dict[int, int] = {}
    for roll in range(1, 7):
        rating = actual_rating(g, battle.generals[side], roll, cus)
        shares[rating] = shares.get(rating, 0) + 1
    return shares


def fixed_strength(g: Position, battle: Battle, side: int) -> int:
    """9.4 Everything but the rating."""
    total = 0
    for _, value in fixed_modifiers(g, battle, side):
        total += value
    return total


AHEAD: Final = tuple(
    sum(1 for a in range(1, 7) for d in range(1, 7) if a - d >= by) for by in range(-5, 6)
)
"""In how many of 36 rolls the attacker's die is ahead by -5, -4 … 5, or more."""


def rolls_ahead(by: int) -> int:
    """In how many of 36 rolls the attacker's die is ahead by so much, or more."""
    return 36 if by < -5 else 0 if by > 5 else AHEAD[by + 5]


def attacker_wins(
    g: Position, battle: Battle, attacker_card: int = 0, defender_card: int = 0
) -> int:
    """9.2 step 4 In how many of 6**4 rolls the attacker wins, ties included; the cards are
    bonuses on top of those already played."""
    attacker = battle.attacker
    defender = 1 - attacker
    attack = fixed_strength(g, battle, attacker) + attacker_card
    defence = fixed_strength(g, battle, defender) + defender_card
    wins = 0
    for attacking, share in ratings(g, battle, attacker).items():
        for defending, other_share in ratings(g, battle, defender).items():
            behind = defence + defending - attack - attacking
            wins += share * other_share * rolls_ahead(behind)
    return wins


# ---------------------------------------------------------------------- what it costs


def war_won(g: Position, american_lost: int, british_lost: int) -> int:
    """13.1 Who wins the war when so many CUs are gone (the British ones from the thirteen
    colonies); -1 if nobody does."""
    if american_cus_on_map(g) == american_lost:
        return BRITISH
    if british_cus_in_thirteen(g) == british_lost:
        return AMERICAN
    return -1


class Aftermath:
    """9.2 steps 5 to 7 for one battle: what becomes of both sides after given losses. (Markers
    that Washington's capture might clear for a retreat are not looked at.)"""

    __slots__ = ("battle", "in_canada", "known", "position")

    def __init__(self, position: Position, battle: Battle) -> None:
        self.position: Position = position
        self.battle: Battle = battle
        board = position.board
        self.in_canada: bool = board.colony[battle.space] == board.canada
        self.known: dict[tuple[int, bool], list[int]] = {}

    def retreats(self, loser: int, with_cus: bool) -> list[int]:
        """9.61, 9.62 Where the loser may retreat to, with or without CUs left."""
        ways = self.known.get((loser, with_cus))
        if ways is None:
            ways = retreat_spaces(self.position, after_battle(self.battle, loser, with_cus))
            self.known[loser, with_cus] = ways
        return ways

    def war_won(self, american_lost: int, british_lost: int) -> int:
        return war_won(self.position, american_lost, 0 if self.in_canada else british_lost)

    def ending(self, winner: int, lost: int, winner_lost: int) -> Ending:
        """How the battle ends when the loser and the winner lose so many CUs by the dice."""
        g = self.position
        battle = self.battle
        loser = 1 - winner
        losses = [lost, lost]
        losses[winner] = winner_lost
        war = self.war_won(losses[AMERICAN], losses[BRITISH])
        if war >= 0:
            return Ending(FOUGHT, winner, losses[AMERICAN], losses[BRITISH], war=war)

        captured: tuple[int, ...] = ()
        victor = battle.generals[winner]
        bled_white = g.cus(winner, battle.space) == winner_lost
        if victor >= 0 and bled_white and g.pc[battle.space] == 2 - winner:
            captured = (victor,)
        general = battle.generals[loser]
        left = g.cus(loser, battle.space) - lost
        surrendered = False
        leaving = 0
        if left or general >= 0:
            ways = self.retreats(loser, left > 0)
            surrendered = not ways
            if loser == BRITISH and all(g.board.colony[to] == g.board.canada for to in ways):
                leaving = left
        if surrendered:
            losses[loser] += left
            leaving = 0
            if general >= 0:
                captured = (general, *captured)
        return Ending(
            FOUGHT,
            winner,
            losses[AMERICAN],
            losses[BRITISH],
            surrendered,
            captured,
            g.regulars and losses[BRITISH] >= REGULARS_LOST_AT,
            self.war_won(losses[AMERICAN], losses[BRITISH] + leaving),
        )


def battle_endings(g: Position, battle: Battle) -> dict[Ending, int]:
    """Every ending of a battle, with the number of rolls out of 6**6 that lead to it."""
    wins = attacker_wins(g, battle)
    defender = 1 - battle.attacker
    aftermath = Aftermath(g, battle)
    endings: dict[Ending, int] = {}
    for winner, rolls in ((battle.attacker, wins), (defender, FIRST_ROLLS - wins)):
        if rolls == 0:
            continue
        loser = 1 - winner
        threshold = winner_loses_at(g, battle.generals[loser])
        for lost, share in loss_shares(g.cus(loser, battle.space)).items():
            for winner_lost, other_share in ((1, threshold), (0, 6 - threshold)):
                ending = aftermath.ending(winner, lost, winner_lost)
                endings[ending] = endings.get(ending, 0) + rolls * share * other_share
    return endings


def loss_shares(cus: int) -> dict[int, int]:
    """9.5 What a loser with so many CUs may lose, each with its share of six."""
    shares: dict[int, int] = {}
    for roll in range(1, 7):
        lost = min(loser_loss(roll), cus)
        shares[lost] = shares.get(lost, 0) + 1
    return shares
