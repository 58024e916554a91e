"""Batches: many games between named agents, on one core or on several.

Every game has a seed of its own, derived from the batch's seed and the game's number, and so
have its players: what comes out does not depend on how many processes share the work. Workers
receive a `Plan` and send back `Outcome`s, both plain data; a match never travels.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from itertools import chain
from time import perf_counter, process_time
from typing import Any, Protocol

from ticonderoga.engine.agent import Agent, OwnPlayerAgent, answer
from ticonderoga.engine.ask import Choice
from ticonderoga.engine.dice import derive_seed
from ticonderoga.engine.errors import TiconderogaError
from ticonderoga.engine.game import Game, Rules, settle_options, settle_scenario
from ticonderoga.engine.match import Match
from ticonderoga.engine.registry import find_game, make_agent
from ticonderoga.engine.save import save
from ticonderoga.lab.notes import Notes
from ticonderoga.lab.workers import Workers, workers

LONGEST_GAME = 1_000_000
"""A game with more choices than this is taken for one that would never end."""

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
    notes: bool = False
    """Whether each outcome brings notes for a report along: what was played, and the chances."""

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
    notes: dict[str, Any] = field(default_factory=dict)
    """What a report wants to know besides (`notes.py`)."""
    seconds: float = field(default=0.0, compare=False)
    """Computing time, which no two games have alike."""


Watch = Callable[[Match, int, Choice], None]
"""Hears of every choice before it is made: the match, the seat and the choice."""


def make_plan(
    game: Game,
    scenario: str = "",
    options: dict[str, str] | None = None,
    agents: dict[int, str] | None = None,
    seed: int = 0,
    keep: bool = False,
    notes: bool = False,
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
    return Plan(game.name, scenario, tuple(settled.items()), seats, specs, seed, keep, notes)


def own_player(game: Game) -> str:
    """The player that a game brings along for seats that nobody takes; empty if none."""
    return game.usual_agent("")


class Series:
    """Plays the games of a plan one by one, with one rules object for all of them."""

    def __init__(self, plan: Plan) -> None:
        self.plan: Plan = plan
        self.game: Game = find_game(plan.game)
        self.rules: Rules = self.game.rules(plan.scenario, dict(plan.options))

    def play(self, index: int, watch: Watch | None = None) -> Outcome:
        """Play one game to its end. What goes wrong is told in the outcome, not raised."""
        began = process_time()
        outcome = self._play(index, watch)
        return replace(outcome, seconds=process_time() - began)

    def _play(self, index: int, watch: Watch | None) -> Outcome:
        plan = self.plan
        notes = Notes(self.rules) if plan.notes else None
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
                listen=imagining or notes is not None,
            )
            _seat(match, plan.agents)
            watching = [] if watch is None else [watch]
            if notes is not None:
                watching.append(notes.watch)
            if sighted or watching:
                decisions = play_out(match, agents, watching)
            else:
                decisions = play_blind(match, agents)
            return self._outcome(index, seed, match, decisions, notes)
        except Exception as error:  # a defect of a game or an agent must not end the batch
            said = f"{type(error).__name__}: {error}"
            if match is None:
                return Outcome(index, seed, error=f"before the first choice: {said}")
            kept = save(match) if plan.keep else ""
            return Outcome(
                index, seed, plies=match.ply, error=f"at choice {match.ply}: {said}", saved=kept
            )

    def _outcome(
        self, index: int, seed: int, match: Match, decisions: int, notes: Notes | None
    ) -> Outcome:
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
            notes={} if notes is None else notes.plain(match),
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


def play_out(match: Match, agents: list[Agent], watching: Sequence[Watch] = ()) -> int:
    """Play to the end, each agent with the sight it needs; how many decisions."""
    decisions = 0
    while not match.over:
        decisions += _answer_all(match, agents, watching)
        if decisions > LONGEST_GAME:
            raise TiconderogaError(f"no end after {decisions} decisions")
    return decisions


def _answer_all(match: Match, agents: list[Agent], watching: Sequence[Watch] = ()) -> int:
    """Let every seat that is awaited answer; how many of them had a choice."""
    decisions = 0
    for seat in match.awaited():
        agent = agents[seat]
        if isinstance(agent, OwnPlayerAgent) or len(match.choices(seat)) > 1:
            decisions += 1
        choice = answer(match, seat, agent)
        for watch in watching:
            watch(match, seat, choice)
        match.choose(choice, seat)
    return decisions


# ---------------------------------------------------------------------- here or elsewhere

Unit = tuple[Plan, int]
"""One game: its plan and its number."""


class Kept(Protocol):
    """Where outcomes are kept (`store.py`): what was played before is not played again."""

    def get(self, plan: Plan, index: int) -> Outcome | None: ...

    def put(self, plan: Plan, outcome: Outcome) -> None: ...


@lru_cache(maxsize=16)
def series_of(plan: Plan) -> Series:
    """The series of a plan, once in each process."""
    return Series(plan)


def play_unit(unit: Unit) -> Outcome:
    """One game, wherever this is called."""
    plan, index = unit
    return series_of(plan).play(index)


def play_units(
    units: Iterable[Unit], crew: Workers, kept: Kept | None = None
) -> Iterator[tuple[Unit, Outcome]]:
    """Play games, in no certain order; those that are kept are only told. Each is kept as soon
    as it is over."""
    series_of.cache_clear()  # a data pack may have been corrected since
    coming = iter(units)
    given: list[Unit] = []
    known: deque[tuple[Unit, Outcome]] = deque()

    def missing() -> Iterator[Unit]:
        for unit in coming:
            found = None if kept is None else kept.get(*unit)
            if found is None:
                given.append(unit)
                yield unit
            else:
                known.append((unit, found))

    for unit in coming:
        found = None if kept is None else kept.get(*unit)
        if found is None:
            coming = chain([unit], coming)
            break
        yield unit, found
    for number, outcome in crew.work(play_unit, missing()):
        while known:
            yield known.popleft()
        unit = given[number]
        if kept is not None:
            kept.put(unit[0], outcome)
        yield unit, outcome
    yield from known


def play_rounds(
    rounds: Iterable[Sequence[Unit]], crew: Workers, kept: Kept | None = None
) -> Iterator[tuple[Outcome, ...]]:
    """Play rounds of games that belong together; the outcomes round by round, in their order
    whoever works. A game that stands in several rounds is played once."""
    known: dict[Unit, Outcome] = {}
    places: dict[Unit, list[tuple[int, int]]] = {}
    table: dict[int, list[Outcome | None]] = {}

    def units() -> Iterator[Unit]:
        for number, games in enumerate(rounds):
            table[number] = [None] * len(games)
            for place, unit in enumerate(games):
                if unit in known:
                    table[number][place] = known[unit]
                elif unit in places:
                    places[unit].append((number, place))
                else:
                    places[unit] = [(number, place)]
                    yield unit

    told = 0
    for unit, outcome in play_units(units(), crew, kept):
        known[unit] = outcome
        for number, place in places.pop(unit):
            table[number][place] = outcome
        while told in table and (whole := _whole(table[told])):
            del table[told]
            told += 1
            yield whole
    for number in sorted(table):
        yield _whole(table[number])


def _whole(games: list[Outcome | None]) -> tuple[Outcome, ...]:
    """The outcomes of a round; none while one is out."""
    found = tuple(outcome for outcome in games if outcome is not None)
    return found if len(found) == len(games) else ()


def run_batch(
    plan: Plan,
    games: int,
    jobs: int = 1,
    tell: Callable[[Outcome], None] | None = None,
    kept: Kept | None = None,
    ray: str | None = None,
) -> tuple[list[Outcome], float]:
    """Play `games` games; their outcomes in order, and how many seconds it took.

    `tell` hears of every outcome as it comes, in no certain order when there are several jobs;
    it alone receives the saved games, so that ten thousand of them need not be held at once.
    """
    if games < 1:
        raise TiconderogaError(f"a batch has at least one game, not {games}")
    outcomes: list[Outcome] = []
    with workers(jobs, ray, series_of, (plan,)) as crew:
        series_of(plan)
        started = perf_counter()
        for _, outcome in play_units(((plan, index) for index in range(games)), crew, kept):
            if tell is not None:
                tell(outcome)
            outcomes.append(replace(outcome, saved="") if outcome.saved else outcome)
        seconds = perf_counter() - started
    outcomes.sort(key=_by_index)
    return outcomes, seconds


def _by_index(outcome: Outcome) -> int:
    return outcome.index
