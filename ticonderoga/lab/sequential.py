"""When to stop: a sequential test on the results of rounds, so that clear cases end early.

A round is what belongs together: the two games of a pair with the seats exchanged, or one deal
seen from every seat. Its result is a share from 0 to 1, and ½ when neither agent did better.
Two answers are weighed: the first agent is stronger by `elo0` or less, or by `elo1` or more.
The generalised sequential probability ratio test compares, after every round, how likely the
results are when their mean is held to either answer and all else is fitted to them. It ends with
one of the answers, and is wrong with the chances `alpha` (elo1 is said, elo0 is true) and `beta`.
"""

from __future__ import annotations

from collections import Counter
from math import log
from typing import Any

from ticonderoga.engine.errors import TiconderogaError
from ticonderoga.lab.ratings import chance_of
from ticonderoga.lab.workers import needed

FEWEST = 10
"""Rounds before the first answer: the ratio is true for many rounds, not for a handful."""
UNSEEN = 1e-3
"""How often a result that never came counts as seen, so that no result is held impossible."""
ALWAYS_POSSIBLE = (0.0, 0.5, 1.0)

STRONGER = "stronger"
NOT_STRONGER = "not stronger"


class Sequential:
    """One test, fed with rounds."""

    def __init__(
        self, elo0: float = 0.0, elo1: float = 35.0, alpha: float = 0.05, beta: float = 0.05
    ) -> None:
        if not elo0 < elo1:
            raise TiconderogaError(f"the test needs elo0 below elo1, not {elo0:g} and {elo1:g}")
        for name, value in (("alpha", alpha), ("beta", beta)):
            if not 0.0 < value < 0.5:
                raise TiconderogaError(f"{name} is a chance between 0 and 0.5, not {value:g}")
        self.elo0, self.elo1, self.alpha, self.beta = elo0, elo1, alpha, beta
        self.lower = log(beta / (1.0 - alpha))
        self.upper = log((1.0 - beta) / alpha)
        self.seen: Counter[float] = Counter()
        self.ratios: list[float] = []
        """The logarithm of the likelihood ratio after each round."""
        self.verdict = ""

    @property
    def ratio(self) -> float:
        return self.ratios[-1] if self.ratios else 0.0

    def add(self, share: float) -> None:
        """The result of one more round."""
        self.seen[share] += 1
        ratio = log_ratio(self.seen, chance_of(self.elo0), chance_of(self.elo1))
        self.ratios.append(ratio)
        if len(self.ratios) >= FEWEST:
            if ratio >= self.upper:
                self.verdict = STRONGER
            elif ratio <= self.lower:
                self.verdict = NOT_STRONGER

    def plain(self) -> dict[str, Any]:
        return {
            "elo0": self.elo0, "elo1": self.elo1, "alpha": self.alpha, "beta": self.beta,
            "lower": self.lower, "upper": self.upper, "ratio": self.ratio,
            "rounds": len(self.ratios), "verdict": self.verdict,
        }  # fmt: skip


def log_ratio(seen: Counter[float], low: float, high: float) -> float:
    """How much likelier the results are with the mean `high` than with the mean `low`."""
    counts = {value: max(float(seen[value]), UNSEEN) for value in {*seen, *ALWAYS_POSSIBLE}}
    one, other = _tilt(counts, low), _tilt(counts, high)
    return sum(
        count * (log(1.0 + one * (value - low)) - log(1.0 + other * (value - high)))
        for value, count in sorted(counts.items())
    )


def _tilt(counts: dict[float, float], mean: float) -> float:
    """The multiplier under which the likeliest distribution with this mean gives each value its
    frequency divided by 1 + multiplier × (value − mean)."""
    optimize = needed("scipy.optimize")
    nearly = 1.0 - 1e-9

    def off(tilt: float) -> float:
        return sum(n * (v - mean) / (1.0 + tilt * (v - mean)) for v, n in counts.items())

    return float(
        optimize.brentq(off, -nearly / (max(counts) - mean), -nearly / (min(counts) - mean))
    )
