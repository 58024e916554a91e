"""Ratings with intervals: a logistic regression on who won which seat against whom.

With two seats this is the model of Bradley and Terry with an advantage of the first seat in each
scenario; with more seats every seat of every scenario has a chance of its own, which an agent in
it raises or lowers. 400 points are ten times the odds; the agents' mean is 0. Games of one round
share their deal, so the covariance is clustered by deals. Against perfect scores every
combination that was met counts as one more game that says nothing: half a point each in a duel,
the seat's usual chance where there are more seats.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import erf, log, sqrt
from typing import Any

from ticonderoga.lab.results import SURE
from ticonderoga.lab.workers import needed

POINTS = 400.0 / log(10.0)
"""Points of rating for one unit of log-odds."""
FEWEST_CLUSTERS = 20
"""With fewer deals the covariance is that of independent games: clusters would be too few."""
Key = tuple[str, str]
"""A scenario, and the seat whose chance a row is about."""


@dataclass(frozen=True)
class Row:
    """One result: an agent in a seat, in a duel the other agent, and the share that it got."""

    key: Key
    agent: str
    against: str
    """The other agent of a duel; empty with more seats."""
    share: float
    cluster: str
    """The deal that it was played with."""


@dataclass(frozen=True)
class Estimate:
    """A value in points with its 95 % interval."""

    value: float
    low: float
    high: float

    def plain(self) -> dict[str, float]:
        return {name: round(value, 2) for name, value in vars(self).items()}


def chance_of(points: float) -> float:
    """Points of rating as a chance to win."""
    return float(1.0 / (1.0 + 10.0 ** (-points / 400.0)))


class Ratings:
    """The fitted ratings."""

    def __init__(self, rows: Sequence[Row], agents: Sequence[str]) -> None:
        numpy = needed("numpy")
        self.agents = list(agents)
        self.duel = all(row.against for row in rows)
        self.keys = sorted({row.key for row in rows})
        self.clustered = len({row.cluster for row in rows}) >= FEWEST_CLUSTERS
        told = [*rows, *_prior(rows)]
        design = numpy.array([self._columns(row) for row in told])
        self._values, covariance = _fit(told, design, self.clustered)
        self._covariance = numpy.asarray(covariance)

    def _columns(self, row: Row) -> list[float]:
        """The first agent is the zero point for the fit."""
        columns = [0.0] * (len(self.agents) - 1 + len(self.keys))
        for agent, sign in ((row.agent, 1.0), (row.against, -1.0)):
            at = self.agents.index(agent) - 1 if agent else -1
            if at >= 0:
                columns[at] += sign
        columns[len(self.agents) - 1 + self.keys.index(row.key)] = 1.0
        return columns

    def _estimate(self, weights: dict[int, float]) -> tuple[float, float]:
        """A weighted sum of parameters, and its standard error."""
        value = sum(weight * float(self._values[at]) for at, weight in weights.items())
        variance = sum(
            one * other * float(self._covariance[i][j])
            for i, one in weights.items()
            for j, other in weights.items()
        )
        return value, sqrt(max(0.0, variance))

    def _points(self, weights: dict[int, float]) -> Estimate:
        value, error = self._estimate(weights)
        half = SURE * error * POINTS
        return Estimate(value * POINTS, value * POINTS - half, value * POINTS + half)

    def rating(self, agent: str) -> Estimate:
        """How far an agent is above the mean of all."""
        number = len(self.agents)
        weights = dict.fromkeys(range(number - 1), -1.0 / number)
        at = self.agents.index(agent) - 1
        if at >= 0:
            weights[at] += 1.0
        return self._points(weights)

    def chance_stronger(self, one: str, other: str) -> float:
        """How sure it is that one agent is stronger than the other."""
        weights: dict[int, float] = {}
        for agent, sign in ((one, 1.0), (other, -1.0)):
            at = self.agents.index(agent) - 1
            if at >= 0:
                weights[at] = sign
        value, error = self._estimate(weights)
        return 0.5 * (1.0 + erf(value / error / sqrt(2.0))) if error else 0.5

    def advantage(self, key: Key) -> Estimate:
        """What the seat is worth between equals: in a duel over the other seat; with more seats
        the log-odds of its winning when everybody is of mean strength."""
        others = len(self.agents) - 1
        mean = {} if self.duel else dict.fromkeys(range(others), 1.0 / len(self.agents))
        return self._points({**mean, others + self.keys.index(key): 1.0})


def _fit(rows: Sequence[Row], design: Any, clustered: bool) -> tuple[Any, Any]:
    api = needed("statsmodels.api")
    numpy = needed("numpy")
    model = api.GLM(
        numpy.array([row.share for row in rows]),
        design,
        family=api.families.Binomial(),
    )
    if clustered:
        numbers: dict[str, int] = {}
        groups = [numbers.setdefault(row.cluster, len(numbers)) for row in rows]
        found = model.fit(cov_type="cluster", cov_kwds={"groups": numpy.array(groups)}, scale=1.0)
    else:
        found = model.fit(scale=1.0)
    return found.params, found.cov_params()


def _prior(rows: Sequence[Row]) -> list[Row]:
    """What is added against perfect scores: a game that says nothing for every combination."""
    met: dict[tuple[Key, str, str], list[float]] = {}
    seats: dict[Key, list[float]] = {}
    for row in rows:
        met.setdefault((row.key, row.agent, row.against), []).append(row.share)
        seats.setdefault(row.key, []).append(row.share)
    usual = {key: (sum(shares) + 0.5) / (len(shares) + 1) for key, shares in seats.items()}
    return [
        Row(key, agent, against, 0.5 if against else usual[key], f"prior {number}")
        for number, (key, agent, against) in enumerate(sorted(met))
    ]
