"""How fast the engine is: one core, one process, beside its peers in the same run.

A decision counts only if it had two or more choices. Play is timed in short slices, ours and
the peers' by turns, so that the noise of a busy machine hits all of them; a ratio is the median
over the rounds.
"""

from __future__ import annotations

import importlib
import importlib.util
import platform
import sys
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from statistics import median
from time import perf_counter, perf_counter_ns
from typing import Any

import ticonderoga
from ticonderoga.engine.agent import Agent
from ticonderoga.engine.dice import derive_seed, mix
from ticonderoga.engine.errors import TiconderogaError
from ticonderoga.engine.game import Game, Rules, settle_options, settle_scenario
from ticonderoga.engine.match import Match
from ticonderoga.engine.registry import all_games, find_game, make_agent
from ticonderoga.engine.save import load, save
from ticonderoga.lab.batch import Series, make_plan, own_player, play_blind

USUAL = "washingtons-war"
"""The game whose random play is measured when none is named."""

SLICE = 1.0
"""Seconds of play before it is another's turn."""

BEST_OF = 3
"""Each operation is timed this often and the best counts: the rest is the machine's noise."""

SAMPLES = 400
"""Decisions at which the single operations are timed."""

EVERY = 7
"""One decision in so many is looked at."""

SPREAD = 20_000
"""Seed of the spreading of the samples."""

Tell = Callable[[str], None]


def is_compiled() -> bool:
    """Whether the engine that runs here is the compiled one."""
    file = importlib.import_module("ticonderoga.engine.match").__file__ or ""
    return file.endswith(tuple(EXTENSION_SUFFIXES))


@dataclass
class Speed:
    """How much was played in how much time, slice by slice."""

    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    decision_rates: list[float] = field(default_factory=list)
    """Decisions a second in each slice."""
    game_rates: list[float] = field(default_factory=list)
    """Games a second in each slice."""

    def add(self, games: int, decisions: int, seconds: float) -> None:
        self.games += games
        self.decisions += decisions
        self.seconds += seconds
        self.decision_rates.append(decisions / seconds)
        self.game_rates.append(games / seconds)

    def plain(self) -> dict[str, Any]:
        return {
            "games": self.games,
            "decisions": self.decisions,
            "seconds": self.seconds,
            "games_per_second": self.games / self.seconds,
            "decisions_per_second": self.decisions / self.seconds,
        }


class TimedPlay(ABC):
    """Games one after another, against the clock."""

    def __init__(self) -> None:
        self.played: int = 0
        self.speed: Speed = Speed()

    def play(self, seconds: float) -> None:
        """Play whole games for about so long."""
        games = decisions = 0
        started = perf_counter()
        spent = 0.0
        while spent < seconds:
            decisions += self.play_one()
            games += 1
            spent = perf_counter() - started
        self.speed.add(games, decisions, spent)

    @abstractmethod
    def play_one(self) -> int:
        """Play the next game; how many decisions it took."""


class RandomPlay(TimedPlay):
    """Random games one after another, through the same agent protocol as any other player."""

    def __init__(self, game_name: str, seed: int) -> None:
        super().__init__()
        self.game: Game = find_game(game_name)
        self.scenario: str = settle_scenario(self.game, "")
        self.options: dict[str, str] = settle_options(self.game, {})
        self.rules: Rules = self.game.rules(self.scenario, self.options)
        self.seed: int = seed

    def next_match(self, listen: bool = False) -> tuple[Match, list[Agent]]:
        index = self.played
        self.played += 1
        match = Match(
            self.game,
            self.scenario,
            self.options,
            seed=derive_seed("bench", self.seed, index),
            rules=self.rules,
            listen=listen,
        )
        agents = [
            make_agent("random", derive_seed("bench player", self.seed, index, seat))
            for seat in range(len(self.rules.seats))
        ]
        return match, agents

    def play_one(self) -> int:
        return play_blind(*self.next_match())


class OwnPlay(TimedPlay):
    """Games of one scenario between the players that the game brings along, as `simulate` plays
    them."""

    def __init__(self, game: Game, scenario: str, seed: int) -> None:
        super().__init__()
        self.series: Series = Series(make_plan(game, scenario, seed=seed))

    def play_one(self) -> int:
        outcome = self.series.play(self.played)
        if outcome.error:
            raise TiconderogaError(f"game {self.played}: {outcome.error}")
        self.played += 1
        return outcome.decisions


def own_plays(games: Sequence[Game], seed: int) -> dict[str, dict[str, OwnPlay]]:
    """One for each scenario of those games that bring players along."""
    return {
        game.name: {
            scenario.name: OwnPlay(game, scenario.name, seed) for scenario in game.scenarios
        }
        for game in games
        if own_player(game)
    }


# ---------------------------------------------------------------------- single operations


def time_of(operation: Callable[[], object]) -> float:
    """Microseconds for one call, the best of a few."""
    best = sys.maxsize
    for _ in range(BEST_OF):
        started = perf_counter_ns()
        result = operation()
        best = min(best, perf_counter_ns() - started)
        del result
    return best / 1000


def percentile(values: list[float], percent: int) -> float:
    """The value that so many percent of all values do not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, len(ordered) * percent // 100)]


class Operations:
    """The times of copy, fork, imagine, listing choices, save and load, in microseconds."""

    def __init__(self) -> None:
        self.times: dict[str, list[float]] = {
            name: [] for name in ("copy", "fork", "imagine", "choices", "save", "load")
        }

    def at_decision(self, match: Match, seat: int, seed: int) -> None:
        """Time what an agent does at a decision."""
        position = match.position
        times = self.times
        times["copy"].append(time_of(position.copy))
        times["fork"].append(time_of(match.world.fork))
        times["imagine"].append(time_of(lambda: match.imagine(seat, seed)))
        ask = match.ask_of(seat)
        if ask is not None:
            times["choices"].append(time_of(lambda: ask.question.offer(position, ask)))

    def at_end(self, match: Match, find: Callable[[str], Game]) -> None:
        """Time what a table does with a whole game."""
        text = save(match)
        self.times["save"].append(time_of(lambda: save(match)))
        self.times["load"].append(time_of(lambda: load(text, find)))

    def plain(self) -> dict[str, Any]:
        times = {name: values for name, values in self.times.items() if values}
        return {
            "median": {name: median(values) for name, values in times.items()},
            "percentile_95": {name: percentile(values, 95) for name, values in times.items()},
            "samples": {name: len(values) for name, values in times.items()},
        }


def time_operations(play: RandomPlay, samples: int = SAMPLES) -> Operations:
    """Play games with a log, as at a table, and time single operations at decisions on the way."""
    operations = Operations()
    at = 0
    while len(operations.times["fork"]) < samples:
        match, agents = play.next_match(listen=True)
        while not match.over:
            seat = match.awaited()[0]
            choices = match.choices(seat)
            if len(choices) > 1:
                at += 1
                # Spread by a mix of the counter, not by a fixed stride, which a game might echo.
                if mix(SPREAD, at) % EVERY == 0:
                    operations.at_decision(match, seat, at)
            match.choose(agents[seat].pick(choices, seat, match.ply), seat)
        if len(operations.times["save"]) < 5:
            operations.at_end(match, find_game)
    return operations


# ---------------------------------------------------------------------- beside the peers


def load_peers() -> Any:
    """The module `bench/peers.py` of the project, which is no part of the package."""
    path = Path(ticonderoga.__file__ or "").resolve().parent.parent / "bench" / "peers.py"
    if not path.is_file():
        raise TiconderogaError(
            "the peers are measured only in a checkout of the project, which has bench/peers.py; "
            "run bench without --peers, or from a clone"
        )
    spec = importlib.util.spec_from_file_location("ticonderoga_bench_peers", path)
    if spec is None or spec.loader is None:
        raise TiconderogaError(f"'{path.name}' cannot be loaded")
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


class Peer:
    """One peer: its speed slice by slice, and its copy time."""

    def __init__(self, measure: Callable[[float, int], Any]) -> None:
        self.measure: Callable[[float, int], Any] = measure
        self.speed: Speed = Speed()
        self.copies: list[float] = []
        self.version: str = ""

    def play(self, seconds: float, seed: int) -> None:
        figures = self.measure(seconds, seed)
        self.speed.add(figures.games, figures.decisions, figures.seconds)
        self.copies.append(figures.copy_microseconds)
        self.version = figures.version

    def plain(self) -> dict[str, Any]:
        return {
            "version": self.version,
            **self.speed.plain(),
            "copy_microseconds": median(self.copies),
        }


def ratio(ours: Sequence[float], theirs: Sequence[float]) -> float:
    """How many times as fast as the other, slice by slice: the median over the rounds."""
    return median(our / their for our, their in zip(ours, theirs, strict=True))


def measure(
    game: str = "",
    seconds: float = 10.0,
    peers: bool = False,
    seed: int = 1,
    samples: int = SAMPLES,
    tell: Tell | None = None,
) -> dict[str, Any]:
    """All figures as plain data. `seconds` is the timed play of each party.

    Of the game that is named, or of `USUAL` and of the own players of every game."""
    say: Tell = tell or _nobody
    rivals: dict[str, Peer] = {}
    if peers:
        module = load_peers()
        rivals = {
            "catanatron": Peer(module.measure_catanatron),
            "python-chess": Peer(module.measure_chess),
        }
    play = RandomPlay(game or USUAL, seed)
    own = own_plays([play.game] if game else all_games(), seed)
    series = [each for of_game in own.values() for each in of_game.values()]
    say("single operations")
    operations = time_operations(play, samples)
    rounds = max(1, round(seconds / SLICE))
    slice_seconds = seconds / rounds
    try:
        for number in range(rounds):
            say(f"round {number + 1} of {rounds}")
            play.play(slice_seconds)
            for each in series:
                each.play(slice_seconds)
            for peer in rivals.values():
                peer.play(slice_seconds, seed + 1000 * number)
    except Exception as error:
        if type(error).__name__ == "PeersMissing":
            raise TiconderogaError(str(error)) from None
        raise
    found: dict[str, Any] = {
        "game": play.game.name,
        "compiled": is_compiled(),
        "python": platform.python_version(),
        **play.speed.plain(),
        "microseconds": operations.plain(),
    }
    if own:
        found["own_players"] = {
            name: {scenario: each.speed.plain() for scenario, each in of_game.items()}
            for name, of_game in own.items()
        }
    if rivals:
        found["peers"] = {name: peer.plain() for name, peer in rivals.items()}
        catanatron = rivals["catanatron"].speed
        found["ratio_to_catanatron"] = ratio(play.speed.decision_rates, catanatron.decision_rates)
        found["ratio_to_chess"] = ratio(
            play.speed.decision_rates, rivals["python-chess"].speed.decision_rates
        )
        for name, of_game in own.items():
            for scenario, each in of_game.items():
                found["own_players"][name][scenario]["ratio_to_catanatron"] = ratio(
                    each.speed.game_rates, catanatron.game_rates
                )
    return found


def _nobody(said: str) -> None:
    """Nobody listens to the progress."""
