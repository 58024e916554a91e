"""Winning chances out of the terms of an evaluation, with the factors that were fitted on games.

    CHANCES: Final = load_chances("ticonderoga.games.my_game", SEATS, TERM_KEYS)

The file `data/chances.json` of a game holds them, with the record of how they came about
(`ticonderoga.lab.fit` writes it). A game without the file has no fitted chances.

What speaks for a seat is the sum of its terms, each times a factor, and of a constant of the seat
in the scenario. Factors and constants change in the course of the game: the file gives them for
some moments of it, and between two moments they are interpolated. The chances are the softmax of
what speaks for the seats, so that the odds of two seats depend on the difference alone.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import resources
from math import exp
from typing import Any, Final

from ticonderoga.engine.kit.fields import Fields, PackError, Problem, parse
from ticonderoga.engine.kit.packs import SCHEMA

FILE: Final = "chances.json"
FOLDER: Final = "data"
ALL: Final = "all"
"""Factors of a game in which a term tells the same of every seat; constants of a scenario that
the file does not name."""
STEEPEST: Final = 30.0
"""A seat that is so far behind has no chance left to speak of."""
LARGEST: Final = 1000.0

Values = Callable[[Any, int], list[float]]
"""What each term is worth to a seat."""


class FittedChances:
    """The factors of one game."""

    __slots__ = ("constants", "factors", "moments", "record", "seats", "terms")

    def __init__(self, seats: Sequence[str], terms: Sequence[str]) -> None:
        self.seats: tuple[str, ...] = tuple(seats)
        self.terms: tuple[str, ...] = tuple(terms)
        self.moments: list[float] = []
        """From 0, the beginning of the game, to 1, its end."""
        self.factors: list[list[list[float]]] = []
        """By moment, seat and term."""
        self.constants: dict[str, list[list[float]]] = {}
        """By scenario: by moment and seat."""
        self.record: dict[str, object] = {}
        """How they came about."""

    def at(self, values: list[list[float]], late: float, scenario: str) -> list[float]:
        """The chances of the seats: by what each term is worth to each, how far the game has
        come, and its scenario."""
        before, part = self._moment(late)
        after = before + 1 if part else before
        constants = self.constants.get(scenario)
        if constants is None:
            constants = self.constants[ALL]
        speaks: list[float] = []
        for seat, worth in enumerate(values):
            early = constants[before][seat]
            total = early + part * (constants[after][seat] - early)
            begin = self.factors[before][seat]
            end = self.factors[after][seat]
            for at, value in enumerate(worth):
                factor = begin[at]
                total += value * (factor + part * (end[at] - factor))
            speaks.append(total)
        return softmax(speaks)

    def _moment(self, late: float) -> tuple[int, float]:
        """The moment before, and which part of the way to the next has gone."""
        moments = self.moments
        last = len(moments) - 1
        if late >= moments[last]:
            return last, 0.0
        at = 0
        while at < last - 1 and late >= moments[at + 1]:
            at += 1
        part = (late - moments[at]) / (moments[at + 1] - moments[at])
        return at, part if part > 0.0 else 0.0


def softmax(speaks: list[float]) -> list[float]:
    """Chances that sum to one: what speaks for each seat is the logarithm of its odds."""
    most = max(speaks)
    weights = [exp(max(-STEEPEST, value - most)) for value in speaks]
    total = sum(weights)
    return [weight / total for weight in weights]


def chances_function(
    fitted: FittedChances | None,
    values: Values,
    progress: Callable[[Any], float],
    scenario: str,
) -> Callable[[Any], list[float]] | None:
    """What a game gives searchers as `Guidance.chances`: position to chances of all seats."""
    if fitted is None:
        return None
    known = fitted
    seats = range(len(known.seats))

    def chances(g: Any) -> list[float]:
        return known.at([values(g, seat) for seat in seats], progress(g), scenario)

    return chances


# ---------------------------------------------------------------------- the file


def load_chances(package: str, seats: Sequence[str], terms: Sequence[str]) -> FittedChances | None:
    """The fitted chances of a game; None if nobody has fitted them."""
    file = resources.files(package).joinpath(FOLDER).joinpath(FILE)
    if not file.is_file():
        return None
    return read_chances(file.read_text("utf-8"), seats, terms)


def read_chances(text: str, seats: Sequence[str], terms: Sequence[str]) -> FittedChances:
    """The same from the text of a file; a sentence on what is wrong if it cannot be used."""
    problems: list[Problem] = []
    top = parse(FILE, text, problems)
    fitted = FittedChances(seats, terms)
    if top is not None:
        _read(top, fitted)
    if problems:
        shown = " ".join([str(problem) for problem in problems[:3]])
        raise PackError(f"The fitted chances cannot be used. {shown}")
    return fitted


def _read(top: Fields, fitted: FittedChances) -> None:
    top.known(["schema", "about", "moments", "factors", "constants", "record"])
    if top.integer("schema", 0, 9999) != SCHEMA:
        top.complain('"schema" is another.', f"This version reads schema {SCHEMA}.")
    moments = _numbers(top, "moments")
    if len(moments) < 2 or moments[0] != 0.0 or moments[-1] != 1.0 or sorted(moments) != moments:
        top.complain('"moments" is not a course of the game.', "It should run from 0 to 1.")
        return
    fitted.moments = moments
    number = len(moments)
    by_seat = top.inner("factors")
    rows = [_factors(by_seat, seat, fitted.terms, number) for seat in fitted.seats]
    fitted.factors = [[[line[at] for line in row] for row in rows] for at in range(number)]
    by_scenario = top.inner("constants")
    for scenario in by_scenario.fields:
        inner = by_scenario.inner(scenario)
        lines = [_course(inner, seat, number) for seat in fitted.seats]
        fitted.constants[scenario] = [[line[at] for line in lines] for at in range(number)]
    if ALL not in fitted.constants:
        by_scenario.complain(f'"{ALL}" is missing.', "Add what holds for any other scenario.")
    fitted.record = top.inner("record").fields


def _factors(by_seat: Fields, seat: str, terms: Sequence[str], number: int) -> list[list[float]]:
    inner = by_seat.inner(ALL if by_seat.has(ALL) else seat)
    inner.known(list(terms))
    return [_course(inner, term, number) for term in terms]


def _course(fields: Fields, name: str, number: int) -> list[float]:
    """As many numbers as there are moments."""
    found = _numbers(fields, name)
    if len(found) != number:
        fields.complain(f'"{name}" has {len(found)} numbers.', f"It should have {number}.")
        return [0.0] * number
    return found


def _numbers(fields: Fields, name: str) -> list[float]:
    found: list[float] = []
    for value in fields.values(name, needed=True):
        if isinstance(value, (int, float)) and not isinstance(value, bool):
            if -LARGEST <= value <= LARGEST:
                found.append(float(value))
                continue
        fields.complain(f'"{name}" holds what is no number.', "It should hold only numbers.")
    return found
