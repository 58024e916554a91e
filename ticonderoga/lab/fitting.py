"""The fit of winning chances: softmax regression over the terms of an evaluation.

What speaks for a seat is a constant of seat and scenario, and each term times a factor; both
change in the course of the game, linearly between some moments. Factors are never below zero:
what is good for a seat is not counted against it because of a chance in the sample. They are
held to one common scale for all terms, the more strongly the greater `ridge`.

Games are dealt into folds. Each fold is foretold by a fit of the others, so that every position is
judged by factors that never saw its game; `ridge` is the one under which that went best.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray
from scipy.optimize import minimize  # type: ignore[import-untyped]

from ticonderoga.engine.dice import mix
from ticonderoga.engine.kit.chances import ALL, FittedChances
from ticonderoga.lab.positions import Noted

Floats = NDArray[np.float64]

MOMENTS = (0.0, 0.35, 0.7, 1.0)
RIDGES = (1.0, 4.0, 16.0)
FOLDS = 5
FOLD_SEED = 7
CONSTANT_RIDGE = 0.1
"""How strongly constants of a scenario are held to zero, in games."""
STEPS = 300


class Sample:
    """Positions as arrays."""

    def __init__(self, noted: Sequence[Noted], scenarios: Sequence[str]) -> None:
        values = np.array([one.values for one in noted], dtype=np.float64)
        self.won: Floats = np.array([one.won for one in noted], dtype=np.float64)
        self.game = np.array([one.game for one in noted])
        late = np.array([one.late for one in noted], dtype=np.float64)
        hats = np.stack([np.interp(late, MOMENTS, row) for row in np.eye(len(MOMENTS))], axis=1)
        self.size, self.seats, self.terms = values.shape
        spread = values.reshape(-1, self.terms).std(axis=0)
        self.spread: Floats = np.where(spread > 1e-9, spread, 1.0)
        """How far each term varies: factors are searched for by what they do."""
        scaled = values / self.spread
        self.rows: list[Floats] = [
            (hats[:, :, None] * scaled[:, seat, None, :]).reshape(self.size, -1)
            for seat in range(self.seats)
        ]
        """By seat: by position, the terms at each moment."""
        place = np.array([scenarios.index(one.scenario) for one in noted])
        course = np.zeros((self.size, len(scenarios), len(MOMENTS)))
        course[np.arange(self.size), place] = hats
        self.course: Floats = course.reshape(self.size, -1)

    def part(self, chosen: NDArray[np.bool_]) -> Sample:
        """Some of the positions, in the same measure."""
        other: Sample = object.__new__(Sample)
        other.seats, other.terms, other.spread = self.seats, self.terms, self.spread
        other.size = int(chosen.sum())
        other.won, other.game = self.won[chosen], self.game[chosen]
        other.course = self.course[chosen]
        other.rows = [rows[chosen] for rows in self.rows]
        return other

    @property
    def games(self) -> int:
        return len(np.unique(self.game))


@dataclass
class Model:
    """Factors by group of seats, then moment and term, in units of the spread of the terms;
    constants by scenario and moment, and by seat."""

    factors: Floats
    constants: Floats

    def chances(self, sample: Sample) -> Floats:
        """By position and seat."""
        groups = len(self.factors)
        speaks = sample.course @ self.constants
        for seat, rows in enumerate(sample.rows):
            speaks[:, seat] += rows @ self.factors[seat % groups]
        return _softmax(speaks)


def _softmax(speaks: Floats) -> Floats:
    high = np.exp(speaks - speaks.max(axis=1, keepdims=True))
    return np.asarray(high / high.sum(axis=1, keepdims=True), dtype=np.float64)


def log_loss(chances: Floats, won: Floats) -> float:
    """How surprised the chances were by what came; less is better."""
    return float(-(won * np.log(np.clip(chances, 1e-12, 1.0))).sum(axis=1).mean())


class Fit:
    """Fits one sample; `by_seat` gives every seat factors of its own."""

    def __init__(self, sample: Sample, by_seat: bool) -> None:
        self.sample = sample
        self.groups = sample.seats if by_seat else 1
        self.width = len(MOMENTS) * sample.terms
        self.courses = sample.course.shape[1]
        self.common: Floats = self._common() * np.tile(sample.spread, len(MOMENTS))
        """What factors are held to: the same for all terms and moments."""

    def _common(self) -> float:
        """The one factor for all terms under which the games were likeliest."""
        spread = np.tile(self.sample.spread, len(MOMENTS))
        total = np.stack([rows @ spread for rows in self.sample.rows], axis=1)

        def loss(logarithm: float) -> float:
            return log_loss(_softmax(np.exp(logarithm) * total), self.sample.won)

        return float(np.exp(min(np.linspace(np.log(1e-4), np.log(2.0), 60), key=loss)))

    def run(self, ridge: float) -> Model:
        """The model that explains the games best."""
        sample = self.sample
        number = self.groups * self.width
        target = np.tile(self.common, self.groups)
        start = np.concatenate([target, np.zeros(self.courses * sample.seats)])
        weight, level = ridge / sample.games, CONSTANT_RIDGE / sample.games

        def loss(point: Floats) -> tuple[float, Floats]:
            model = self._model(point)
            chances = model.chances(sample)
            rest = (chances - sample.won) / sample.size
            pull = point[:number] - target
            fixed = point[number:]
            total = log_loss(chances, sample.won)
            total += (weight * float(pull @ pull) + level * float(fixed @ fixed)) / 2
            slope = np.zeros((self.groups, self.width))
            for seat, rows in enumerate(sample.rows):
                slope[seat % self.groups] += rest[:, seat] @ rows
            turn = (sample.course.T @ rest).ravel() + level * fixed
            return total, np.concatenate([slope.ravel() + weight * pull, turn])

        bounds = [(0.0, None)] * number + [(None, None)] * (self.courses * sample.seats)
        found: Any = minimize(
            loss, start, jac=True, method="L-BFGS-B", bounds=bounds, options={"maxiter": STEPS}
        )
        return self._model(np.asarray(found.x, dtype=np.float64))

    def _model(self, point: Floats) -> Model:
        number = self.groups * self.width
        return Model(
            point[:number].reshape(self.groups, self.width),
            point[number:].reshape(self.courses, self.sample.seats),
        )


def foretold(sample: Sample, by_seat: bool, ridge: float) -> Floats:
    """The chances of every position by a fit that never saw its game."""
    fold = np.array([mix(FOLD_SEED, int(game)) % FOLDS for game in sample.game])
    chances = np.zeros_like(sample.won)
    for left_out in range(FOLDS):
        there = fold == left_out
        if there.any():
            model = Fit(sample.part(~there), by_seat).run(ridge)
            chances[there] = model.chances(sample.part(there))
    return chances


def best_ridge(sample: Sample, by_seat: bool) -> tuple[float, Floats]:
    """The ridge under which games left out were foretold best, and their chances under it."""
    tried = [(ridge, foretold(sample, by_seat, ridge)) for ridge in RIDGES]
    return min(tried, key=lambda one: log_loss(one[1], sample.won))


def as_fitted(
    model: Model,
    sample: Sample,
    seats: Sequence[str],
    terms: Sequence[str],
    scenarios: Sequence[str],
) -> FittedChances:
    """The model in the form that a game reads."""
    fitted = FittedChances(seats, terms)
    fitted.moments = list(MOMENTS)
    factors = model.factors.reshape(-1, len(MOMENTS), sample.terms) / sample.spread
    groups = len(factors)
    fitted.factors = [
        [[float(x) for x in factors[seat % groups, at]] for seat in range(len(seats))]
        for at in range(len(MOMENTS))
    ]
    by_scenario = model.constants.reshape(len(scenarios), len(MOMENTS), len(seats))
    by_scenario = by_scenario - by_scenario[:, :, -1:]
    mean = by_scenario.mean(axis=0)
    for name, course in [*zip(scenarios, by_scenario, strict=True), (ALL, mean)]:
        fitted.constants[name] = [[float(x) for x in row] for row in course]
    return fitted
