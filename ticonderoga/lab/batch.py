"""Batches: many games between named agents, on one core or on several.

Every game has a seed of its own, derived from the batch's seed and the game's number, and so
have its players: what comes out does not depend on how many processes share the work. Workers
receive a `Plan` and send back `Outcome`s, both plain data; a match never travels.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, replace
from time import perf_counter

from ticonderoga.engine.agent import Agent, OwnPlayerAgent, answer
from ticonderoga.engine.dice import derive_seed
from ticonderoga.engine.errors import TiconderogaError
from ticonderoga.engine.game import Game, Rules, settle_options, settle_scenario
from ticonderoga.engine.match import Match
from ticonderoga.engine.registry import find_game, make_agent
from ticonderoga.engine.save import save

LONGEST_GAME = 1_000_000
"""A game with more choices than this is taken for one that would never end."""

LARGEST_CHUNK = 50
DEFAULT_AGENT = "random"


@dataclass(frozen=True)
class Plan:
    """What is to be played: enough for a worker in another process to begin."""

    game: str
    scenario: str
    options: tuple[tuple[str, str], ...]
    seats: tuple[str, ...]
    agents: tuple[str, ...]
    """One for each seat, in the order of the seats, such as `random` or `planner:hard`."""
    seed: int = 0
    keep: bool = False
    """Whether each outcome brings its saved game along."""

    def game_seed(self, index: int) -> int:
        """The seed of the dice of one game."""
        return derive_seed("game", self.seed, index)

    def player_seed(self, index: int, seat: int) -> int:
        """The seed of one player in one game: never that of the dice."""
        return derive_seed("player", self.seed, index, seat)


@dataclass(frozen=True)
class Outcome:
    """How one game of a batch went."""

    index: int
    seed: int
    winners: tuple[int, ...] = ()
    reason: str = ""
    year: int = 0
    scores: tuple[int, ...] = ()
    decisions: int = 0
    """Choices that somebody had to make among two or more."""
    plies: int = 0
    """All choices, those that answered themselves included."""
    digest: str = ""
    """The hash of the last position."""
    error: str = ""
    """Why the game did not come to its end; empty if it did."""
    saved: str = ""


def make_plan(
    game: Game,
    scenario: str = "",
    options: dict[str, str] | None = None,
    agents: dict[int, str] | None = None,
    seed: int = 0,
    keep: bool = False,
) -> Plan:
    """A plan with everything settled, or a sentence on what is wrong.

    Seats without an agent are played by the game's own default, or at random.
    """
    settled = settle_options(game, options or {})
    scenario = settle_scenario(game, scenario)
    seats = game.rules(scenario, settled).seats
    default = game.usual_agent(DEFAULT_AGENT)
    specs = tuple((agents or {}).get(seat, default) for seat in range(len(seats)))
    for spec in specs:
        make_agent(spec, 0, game)
    return Plan(game.name, scenario, tuple(settled.items()), seats, specs, seed, keep)


def own_player(game: Game) -> str:
    """The player that a game brings along for seats that nobody takes; empty if none."""
    return game.usual_agent("")


class Series:
    """Plays the games of a plan one by one, with one rules object for all of them."""

    def __init__(self, plan: Plan) -> None:
        self.plan: Plan = plan
        self.game: Game = find_game(plan.game)
        self.rules: Rules = self.game.rules(plan.scenario, dict(plan.options))

    def play(self, index: int) -> Outcome:
        """Play one game to its end. What goes wrong is told in the outcome, not raised."""
        plan = self.plan
        seed = plan.game_seed(index)
        match: Match | None = None
        decisions = 0
        try:
            agents = [
                make_agent(spec, plan.player_seed(index, seat), self.game)
                for seat, spec in enumerate(plan.agents)
            ]
            sighted = any(agent.needs_sight for agent in agents)
            imagining = any(a.needs_sight and not isinstance(a, OwnPlayerAgent) for a in agents)
            match = Match(
                self.game,
                plan.scenario,
                dict(plan.options),
                seed=seed,
                rules=self.rules,
                listen=imagining,
            )
            _seat(match, plan.agents)
            decisions = play_out(match, agents) if sighted else play_blind(match, agents)
            return self._outcome(index, seed, match, decisions)
        except Exception as error:  # a defect of a game or an agent must not end the batch
            said = f"{type(error).__name__}: {error}"
            if match is None:
                return Outcome(index, seed, error=f"before the first choice: {said}")
            kept = save(match) if plan.keep else ""
            return Outcome(
                index, seed, plies=match.ply, error=f"at choice {match.ply}: {said}", saved=kept
            )

    def _outcome(self, index: int, seed: int, match: Match, decisions: int) -> Outcome:
        result = match.result
        if result is None:
            raise TiconderogaError("nobody is asked anything, and yet the game has no result")
        return Outcome(
            index=index,
            seed=seed,
            winners=result.winners,
            reason=result.reason,
            year=result.year,
            scores=result.scores,
            decisions=decisions,
            plies=match.ply,
            digest=match.hash(),
            saved=save(match) if self.plan.keep else "",
        )


def _seat(match: Match, agents: tuple[str, ...]) -> None:
    """Say who plays; rules that ask for it are told by the journal."""
    if match.rules.tell_controller is None:
        match.controllers = dict(enumerate(agents))
        return
    for seat, who in enumerate(agents):
        match.set_controller(seat, who)


def play_blind(match: Match, agents: list[Agent]) -> int:
    """Play to the end with agents that look at nothing but the choices; how many decisions."""
    decisions = 0
    while match.asks:
        if len(match.asks) > 1:
            decisions += _answer_all(match, agents)
            continue
        seat = match.asks[0].seat
        choices = match.choices(seat)
        if len(choices) > 1:
            decisions += 1
        match.choose(agents[seat].pick(choices, seat, match.ply), seat)
        if decisions > LONGEST_GAME:
            raise TiconderogaError(f"no end after {decisions} decisions")
    return decisions


def play_out(match: Match, agents: list[Agent]) -> int:
    """Play to the end, each agent with the sight it needs; how many decisions."""
    decisions = 0
    while not match.over:
        decisions += _answer_all(match, agents)
        if decisions > LONGEST_GAME:
            raise TiconderogaError(f"no end after {decisions} decisions")
    return decisions


def _answer_all(match: Match, agents: list[Agent]) -> int:
    """Let every seat that is awaited answer; how many of them had a choice."""
    decisions = 0
    for seat in match.awaited():
        agent = agents[seat]
        if isinstance(agent, OwnPlayerAgent) or len(match.choices(seat)) > 1:
            decisions += 1
        match.choose(answer(match, seat, agent), seat)
    return decisions


# ---------------------------------------------------------------------- one core or several

_series: list[Series] = []
"""The series of this worker process: set once, before its first game."""


def _open_series(plan: Plan) -> None:
    _series[:] = [Series(plan)]


def _play_chunk(first: int, last: int) -> list[Outcome]:
    return [_series[0].play(index) for index in range(first, last)]


def run_batch(
    plan: Plan,
    games: int,
    jobs: int = 1,
    tell: Callable[[Outcome], None] | None = None,
) -> tuple[list[Outcome], float]:
    """Play `games` games; their outcomes in order, and how many seconds it took.

    `tell` hears of every outcome as it comes, in no certain order when there are several jobs;
    it alone receives the saved games, so that ten thousand of them need not be held at once.
    """
    if games < 1:
        raise TiconderogaError(f"a batch has at least one game, not {games}")
    if jobs < 1:
        raise TiconderogaError(f"at least one process must do the work, not {jobs}")
    outcomes: list[Outcome] = []
    started = 0.0
    for outcome in _alone(plan, games) if jobs == 1 else _shared(plan, games, jobs):
        if outcome is None:
            started = perf_counter()
            continue
        if tell is not None:
            tell(outcome)
        outcomes.append(replace(outcome, saved="") if outcome.saved else outcome)
    seconds = perf_counter() - started
    outcomes.sort(key=_by_index)
    return outcomes, seconds


def _by_index(outcome: Outcome) -> int:
    return outcome.index


def _alone(plan: Plan, games: int) -> Iterator[Outcome | None]:
    """Play here; None says that everything is ready and the clock may start."""
    series = Series(plan)
    yield None
    for index in range(games):
        yield series.play(index)


def _shared(plan: Plan, games: int, jobs: int) -> Iterator[Outcome | None]:
    """Play in worker processes that are started afresh, the same on every system."""
    size = max(1, min(LARGEST_CHUNK, games // (jobs * 8)))
    spawn = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(jobs, spawn, _open_series, (plan,))
    try:
        ready = [pool.submit(_play_chunk, 0, 0) for _ in range(jobs)]
        for future in ready:
            future.result()
        yield None
        chunks: list[Future[list[Outcome]]] = [
            pool.submit(_play_chunk, first, min(first + size, games))
            for first in range(0, games, size)
        ]
        for future in as_completed(chunks):
            yield from future.result()
    except BrokenProcessPool:
        raise TiconderogaError(
            "a worker process died (out of memory, or ended from outside); fewer --jobs may help"
        ) from None
    finally:
        pool.shutdown(wait=True, cancel_futures=True)
