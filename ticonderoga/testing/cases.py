"""Which games are tested, and random games of them: the cases of the battery."""

from __future__ import annotations

import itertools
import math
import random
from collections.abc import Iterator
from functools import cache
from typing import Final, TypeVar

from ticonderoga.engine import registry
from ticonderoga.engine.game import Game, Rules
from ticonderoga.engine.match import Match
from ticonderoga.engine.world import World

LONGEST_GAME: Final = 20_000
"""Decisions after which a random game is taken to be endless."""

Played = TypeVar("Played", Match, World)


class Broken(AssertionError):
    """A law of the engine is broken; the message says which, and where."""


def need(kept: bool, *said: object) -> None:
    if not kept:
        raise Broken(" ".join(str(part) for part in said))


# ---------------------------------------------------------------------- which games


class Case:
    """One game under one scenario and one combination of its options."""

    def __init__(self, game: Game, scenario: str, options: dict[str, str]) -> None:
        self.game = game
        self.scenario = scenario
        self.options = options
        chosen = [value for name, value in sorted(options.items()) if value]
        self.id = "-".join([game.name, scenario, *chosen])
        self._rules: Rules | None = None
        self._lengths: dict[int, int] = {}

    @property
    def rules(self) -> Rules:
        if self._rules is None:
            self._rules = self.game.rules(self.scenario, self.options)
        return self._rules

    def match(self, seed: int, listen: bool = True) -> Match:
        return Match(
            self.game, self.scenario, self.options, seed, rules=self.rules, listen=listen
        )

    def length(self, seed: int) -> int:
        """How many decisions a random game has: it is played once, without a log, to learn it."""
        known = self._lengths.get(seed)
        if known is None:
            world = self.match(seed, listen=False).world.fork(keeps_base=False)
            known = self._lengths[seed] = sum(1 for _ in decisions(world, random.Random(seed)))
        return known


MOST_COMBINATIONS: Final = 16
"""A game with more of them is tried with each option changed alone."""


def cases_of(game: Game) -> list[Case]:
    """A game in every scenario, with every combination of the values of its options."""
    return [
        Case(game, scenario.name, options)
        for number, scenario in enumerate(game.scenarios)
        for options in _combinations(game, number)
    ]


@cache
def cases() -> tuple[Case, ...]:
    """The same for every registered game."""
    found: list[Case] = []
    for game in registry.all_games():
        found += cases_of(game)
    return tuple(found)


@cache
def usual_cases() -> tuple[Case, ...]:
    """The same, less the single options of a game that has too many combinations of them."""
    seen = set()
    found = []
    for case in cases():
        key = (case.game.name, case.scenario)
        if key not in seen or _few(case.game):
            seen.add(key)
            found.append(case)
    return tuple(found)


def _few(game: Game) -> bool:
    return math.prod(len(option.values or ("",)) for option in game.options) <= MOST_COMBINATIONS


def _combinations(game: Game, number: int) -> list[dict[str, str]]:
    """All combinations of the options' values; or, where they are too many, the usual values in
    every scenario, and each other value once, in one scenario after another."""
    values = [option.values or (option.default,) for option in game.options]
    names = [option.name for option in game.options]
    if _few(game):
        return [dict(zip(names, chosen, strict=True)) for chosen in itertools.product(*values)]
    usual = {option.name: option.default for option in game.options}
    other = [
        {**usual, option.name: value}
        for option in game.options
        for value in option.values
        if value != option.default
    ]
    return [usual, *other[number :: len(game.scenarios)]]


# ---------------------------------------------------------------------- playing at random


def step(match: Match | World, rng: random.Random) -> None:
    """One awaited seat answers at random."""
    seat = rng.choice(match.awaited())
    match.choose(rng.choice(match.choices(seat)), seat)


def decisions(match: Played, rng: random.Random) -> Iterator[Played]:
    """The match at every decision of a random game, up to its end by the rules."""
    for _ in range(LONGEST_GAME):
        if match.over:
            break
        yield match
        step(match, rng)
    need(match.over, "the game does not end")
    need(match.result is not None, "the game is over without a result")


GAMES_SAMPLED: Final = 2
"""So many random games of a case are looked into, by all checks together."""


def sampled(case: Case, seed: int, number: int) -> Iterator[Match]:
    """The match at so many decisions of a random game, spread over its whole length, so that a
    long game costs no more checks than a short one. Each seed chooses other decisions; the games
    are few, since it takes one more to learn how long each is."""
    game = seed % GAMES_SAMPLED
    length = case.length(game)
    chosen = set(random.Random(seed).sample(range(length), min(number, length)))
    last = max(chosen, default=-1)
    for at, here in enumerate(decisions(case.match(game), random.Random(game))):
        if at in chosen:
            yield here
        if at >= last:
            return
