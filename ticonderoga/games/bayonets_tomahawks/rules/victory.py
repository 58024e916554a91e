"""17.1, 18.2, 18.3 The Victory Check at the end of a Year."""

from __future__ import annotations

from ticonderoga.engine.ask import Procedure
from ticonderoga.engine.game import record
from ticonderoga.games.bayonets_tomahawks.data.kinds import BRITISH, FACTIONS, FRENCH, NOTHING
from ticonderoga.games.bayonets_tomahawks.data.scenarios import (
    CONTROL_AT_LEAST,
    PER_COLONY,
    Bonus,
)
from ticonderoga.games.bayonets_tomahawks.position import NO_CHIT, OVER, Position
from ticonderoga.games.bayonets_tomahawks.rules.scoring import return_chit, score
from ticonderoga.games.bayonets_tomahawks.rules.winter import begin_winter


def victory_check(g: Position) -> Procedure[None]:
    """18.2.1 Scenario Bonuses, War in Europe, thresholds; if nobody has won, the winter begins."""
    yield from ()
    record(g, "victory_check", g.year)
    for faction in FACTIONS:
        _score_bonus(g, faction)
    score_war_in_europe(g)
    winner = winner_of_year(g)
    if winner != NOTHING:
        g.winner = winner
        g.reason = "last_year" if g.year == g.scenario.years[-1] else "threshold"
        g.step = OVER
    else:
        begin_winter(g)


# ---------------------------------------------------------------------- step 1: bonuses


def bonus_points(g: Position, faction: int, bonus: Bonus) -> int:
    """18.2.1 What a Scenario Bonus is worth to a faction now."""
    if bonus.kind == CONTROL_AT_LEAST:
        times = int(_held(g, faction, bonus.spaces) >= bonus.count)
    elif bonus.kind == PER_COLONY:
        spaces = g.board.colony_spaces
        times = sum([1 for c in bonus.colonies if _held(g, faction, spaces[c]) >= bonus.count])
    else:
        times = sum([1 for space in bonus.spaces if g.control[space] != 1 - faction])
    return min(times * bonus.vp, bonus.most)


def _held(g: Position, faction: int, spaces: tuple[int, ...]) -> int:
    return sum([1 for space in spaces if g.control[space] == faction])


def _score_bonus(g: Position, faction: int) -> None:
    """18.2.1 step 1: a Bonus counts in its Year only."""
    bonus = g.scenario.bonuses.get((faction, g.year))
    if bonus is not None:
        points = bonus_points(g, faction, bonus)
        record(g, "scenario_bonus", faction, points)
        score(g, faction, points)


# ---------------------------------------------------------------------- step 2: War in Europe


def score_war_in_europe(g: Position) -> None:
    """18.3.2 Both chits are revealed, the higher one scores the difference; they go back."""
    g.dice.reveal()
    values = [max(chit, 0) for chit in g.wie]
    for faction in FACTIONS:
        if g.wie[faction] != NO_CHIT:
            record(g, "chit_shown", faction, values[faction])
            return_chit(g, faction, g.wie[faction])
            g.wie[faction] = NO_CHIT
    if values[BRITISH] > values[FRENCH]:
        score(g, BRITISH, values[BRITISH] - values[FRENCH])
    else:
        score(g, FRENCH, values[FRENCH] - values[BRITISH])


# ---------------------------------------------------------------------- step 3: thresholds


def winner_of_year(g: Position) -> int:
    """18.2.1 step 3: whose threshold of the Year the marker has reached; -1 if nobody's. Those of
    the last Year leave no gap, so that the game ends then at the latest."""
    for faction in FACTIONS:
        threshold = g.scenario.thresholds.get((faction, g.year))
        if threshold is not None and threshold.met(g.vp):
            return faction
    return NOTHING
