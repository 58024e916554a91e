"""What a batch of games says: who won, how, when, after how many decisions, and how surely."""

from __future__ import annotations

import csv
from collections.abc import Sequence
from math import sqrt
from statistics import median
from typing import Any, TextIO

from ticonderoga.lab.batch import Outcome, Plan

DRAWN = "drawn"
SURE = 1.959963984540054
"""Standard deviations that hold 95 % of a normal distribution."""


def wilson(successes: int, trials: int) -> tuple[float, float]:
    """Wilson's 95 % interval for a rate of which `successes` in `trials` were seen."""
    if trials == 0:
        return 0.0, 1.0
    rate = successes / trials
    square = SURE * SURE
    spread = SURE * sqrt((rate * (1 - rate) + square / (4 * trials)) / trials)
    scale = 1 + square / trials
    middle = rate + square / (2 * trials)
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def mean_interval(values: Sequence[float], least: float, most: float) -> tuple[float, float, float]:
    """The mean of values between two bounds, and its 95 % interval. Fewer than two say nothing;
    values that are all alike are as uncertain as a rate that was seen so often."""
    number = len(values)
    mean = sum(values) / max(1, number)
    if number < 2:
        return mean, least, most
    variance = sum((value - mean) ** 2 for value in values) / (number - 1)
    if variance == 0.0:
        width = most - least
        low, high = wilson(round((mean - least) / width * number), number)
        return mean, min(mean, least + low * width), max(mean, least + high * width)
    half = SURE * sqrt(variance / number)
    return mean, mean - half, mean + half


def spread_of(values: Sequence[int]) -> dict[str, float]:
    """Median, least and greatest; zeros when there is nothing."""
    if not values:
        return {"median": 0, "min": 0, "max": 0}
    return {"median": median(values), "min": min(values), "max": max(values)}


class Summary:
    """The outcomes of a batch, counted."""

    def __init__(self, plan: Plan, outcomes: Sequence[Outcome], seconds: float) -> None:
        self.plan: Plan = plan
        self.seats: tuple[str, ...] = plan.seats
        self.seconds: float = max(seconds, 1e-9)
        self.ended: list[Outcome] = [outcome for outcome in outcomes if not outcome.error]
        self.failed: list[Outcome] = [outcome for outcome in outcomes if outcome.error]
        self.wins: dict[str, int] = dict.fromkeys(plan.seats, 0)
        self.reasons: dict[str, dict[str, int]] = {}
        """For each way to end: how many games, and how many of them each seat won."""
        self.years: dict[int, dict[str, int]] = {}
        """The same for each year of the war; a game that counts no years ends in year 0."""
        for outcome in self.ended:
            self._count(outcome)
        self.reasons = dict(sorted(self.reasons.items()))
        self.years = dict(sorted(self.years.items()))
        self.decisions: int = sum(outcome.decisions for outcome in self.ended)

    def _count(self, outcome: Outcome) -> None:
        rows = (
            self.reasons.setdefault(outcome.reason, {"games": 0}),
            self.years.setdefault(outcome.year, {"games": 0}),
        )
        for row in rows:
            row["games"] += 1
            for who in self.winners(outcome):
                row[who] = row.get(who, 0) + 1
        for who in self.winners(outcome):
            if who != DRAWN:
                self.wins[who] += 1

    def winners(self, outcome: Outcome) -> list[str]:
        """The names of the seats that won a game; `drawn` when none did."""
        return [self.seats[seat] for seat in outcome.winners] or [DRAWN]

    def rate(self, seat: str) -> tuple[float, float, float]:
        """How often a seat won, and between which rates the truth lies with 95 %."""
        games = len(self.ended)
        low, high = wilson(self.wins[seat], games)
        return (self.wins[seat] / games if games else 0.0), low, high

    @property
    def games_per_second(self) -> float:
        return len(self.ended) / self.seconds

    @property
    def decisions_per_second(self) -> float:
        return self.decisions / self.seconds

    def plain(self) -> dict[str, Any]:
        """Everything as plain data, for JSON."""
        plan = self.plan
        return {
            "game": plan.game,
            "scenario": plan.scenario,
            "options": dict(plan.options),
            "agents": dict(zip(self.seats, plan.agents, strict=True)),
            "seed": plan.seed,
            "games": len(self.ended),
            "errors": [
                {"game": outcome.index, "seed": outcome.seed, "reason": outcome.error}
                for outcome in self.failed
            ],
            "wins": self.wins,
            "win_rates": {
                seat: dict(zip(("rate", "low", "high"), self.rate(seat), strict=True))
                for seat in self.seats
            },
            "reasons": self.reasons,
            "years": {str(year): row for year, row in self.years.items()},
            "lengths": {
                "decisions": spread_of([outcome.decisions for outcome in self.ended]),
                "choices": spread_of([outcome.plies for outcome in self.ended]),
            },
            "decisions": self.decisions,
            "seconds": self.seconds,
            "games_per_second": self.games_per_second,
            "decisions_per_second": self.decisions_per_second,
        }


def write_csv(file: TextIO, summary: Summary, outcomes: Sequence[Outcome]) -> None:
    """One line a game. Nothing in it depends on the machine or the number of processes."""
    writer = csv.writer(file, lineterminator="\n")
    scores = [f"score_{seat}" for seat in summary.seats]
    writer.writerow(
        ["game", "seed", "winner", "reason", "year", *scores, "decisions", "choices", "hash",
         "error"]
    )  # fmt: skip
    for outcome in outcomes:
        points: list[int | str] = list(outcome.scores) or [""] * len(scores)
        winner = "" if outcome.error else "+".join(summary.winners(outcome))
        writer.writerow(
            [outcome.index, outcome.seed, winner, outcome.reason, outcome.year, *points,
             outcome.decisions, outcome.plies, outcome.digest, outcome.error]
        )  # fmt: skip
