"""Games of equals, for fitting: what is played, how, and the file that keeps them.

Every game is settled by its number: its scenario, the agent that plays all seats to the end, and
how it begins. In half of the games everybody plays his best from the start. In the others each
seat is first played at a level of its own, drawn from a list of beginners, for a number of turns:
so there are lopsided positions, and what comes of them is decided by equals. Only the part that
equals played is looked at.

The file holds a line of JSON for each game and is appended to: what is in it is not played again.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, replace
from functools import lru_cache, partial
from pathlib import Path

from ticonderoga.engine.agent import answer
from ticonderoga.engine.dice import derive_seed, mix
from ticonderoga.engine.errors import TiconderogaError
from ticonderoga.engine.game import Game, Rules, settle_options, settle_scenario
from ticonderoga.engine.match import Match
from ticonderoga.engine.registry import find_game, make_agent
from ticonderoga.engine.save import save
from ticonderoga.lab.workers import in_order, workers

LONGEST_GAME = 1_000_000


@dataclass(frozen=True)
class SelfPlay:
    """What is played; with the number of a game everything about it is settled."""

    game: str
    scenarios: tuple[str, ...]
    options: tuple[tuple[str, str], ...]
    agents: tuple[str, ...]
    """One of them plays all seats of a game."""
    beginners: tuple[str, ...]
    """One of them for each seat plays its first turns, in every other game."""
    turns: int
    """The most turns that beginners play."""
    seed: int

    def scenario(self, number: int) -> str:
        return self.scenarios[number % len(self.scenarios)]

    def round(self, number: int) -> int:
        """How often all scenarios were played before."""
        return number // len(self.scenarios)

    def agent(self, number: int) -> str:
        return self.agents[self.round(number) // 2 % len(self.agents)]

    def game_seed(self, number: int) -> int:
        return derive_seed("self-play", self.seed, number)

    def opening(self, number: int, seats: int) -> tuple[int, list[str]]:
        """How many turns beginners play, and who of them plays each seat."""
        drawn = self.game_seed(number)
        usual = [self.agent(number)] * seats
        if self.round(number) % 2 == 0 or not self.beginners or self.turns < 1:
            return 0, usual
        who = [self.beginners[mix(drawn, 1 + seat) % len(self.beginners)] for seat in range(seats)]
        return 1 + mix(drawn, 0) % self.turns, who


@dataclass(frozen=True)
class Played:
    """One game that was played to its end."""

    number: int
    scenario: str
    agent: str
    opening: int
    """How many turns were played by beginners."""
    since: int
    """After how many choices equals played."""
    winners: tuple[int, ...]
    reason: str
    year: int
    scores: tuple[int, ...]
    saved: str


def settle(plan: SelfPlay) -> SelfPlay:
    """The plan with everything that was left open, or a sentence on what is wrong."""
    game = find_game(plan.game)
    options = settle_options(game, dict(plan.options))
    names = plan.scenarios or tuple(one.name for one in game.scenarios)
    scenarios = tuple(settle_scenario(game, name) for name in names)
    agents = plan.agents or (game.usual_agent("planner"),)
    for spec in (*agents, *plan.beginners):
        make_agent(spec, 0, game)
    return replace(plan, scenarios=scenarios, options=tuple(options.items()), agents=agents)


@lru_cache(maxsize=32)
def _rules(game: str, scenario: str, options: tuple[tuple[str, str], ...]) -> tuple[Game, Rules]:
    found = find_game(game)
    return found, found.rules(scenario, dict(options))


def play(plan: SelfPlay, number: int) -> Played:
    """Play one game to its end."""
    scenario, agent = plan.scenario(number), plan.agent(number)
    game, rules = _rules(plan.game, scenario, plan.options)
    seed = plan.game_seed(number)
    match = Match(game, scenario, dict(plan.options), seed=seed, rules=rules, listen=False)
    seats = range(len(rules.seats))
    for seat in seats:
        match.set_controller(seat, agent)
    turns, beginners = plan.opening(number, len(rules.seats))
    equals = [make_agent(agent, derive_seed(seed, "equal", seat), game) for seat in seats]
    players = [
        make_agent(spec, derive_seed(seed, "beginner", seat), game)
        for seat, spec in enumerate(beginners)
    ]
    if not turns:
        players = equals
    opens_turn = rules.guidance.opens_turn
    opened = since = 0
    while not match.over:
        if players is not equals and (opens_turn is None or opens_turn(match.asks[0])):
            opened += 1
            if opened > turns:
                players, since = equals, match.ply
        for seat in match.awaited():
            match.choose(answer(match, seat, players[seat]), seat)
        if match.ply > LONGEST_GAME:
            raise TiconderogaError(f"game {number} has no end after {match.ply} choices")
    if players is not equals:
        since = match.ply
    result = match.result
    assert result is not None
    return Played(
        number, scenario, agent, turns, since, result.winners, result.reason, result.year,
        result.scores, save(match),
    )  # fmt: skip


# ---------------------------------------------------------------------- the file


def _header(plan: SelfPlay) -> str:
    return json.dumps({"plan": asdict(plan)})


def kept(path: Path) -> Iterator[Played]:
    """The games of a file; a last line that was cut off is left out."""
    with path.open(encoding="utf-8") as file:
        next(file, None)
        for line in file:
            if line.endswith("\n"):
                fields = json.loads(line)
                fields["winners"] = tuple(fields["winners"])
                fields["scores"] = tuple(fields["scores"])
                yield Played(**fields)


def resume(plan: SelfPlay, path: Path) -> set[int]:
    """The numbers of the games that a file holds already; a file for other games is refused."""
    try:
        return _resume(plan, path)
    except OSError as error:
        raise TiconderogaError(f"{path} cannot be written: {error.strerror}") from None
    except (ValueError, TypeError, KeyError) as error:
        raise TiconderogaError(f"{path} is damaged: {error}; name another folder") from None


def _resume(plan: SelfPlay, path: Path) -> set[int]:
    header = _header(plan) + "\n"
    path.parent.mkdir(parents=True, exist_ok=True)
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    if header.startswith(text):  # nothing yet, or its first line was cut off
        path.write_text(header, encoding="utf-8")
        return set()
    if not text.startswith(header):
        raise TiconderogaError(
            f"{path} holds games of another plan; name another folder, or give the same game, "
            "scenarios, options, agents, beginners, turns and seed"
        )
    if not text.endswith("\n"):
        path.write_text(text[: text.rindex("\n") + 1], encoding="utf-8")
    return {played.number for played in kept(path)}


def play_missing(
    plan: SelfPlay,
    games: int,
    path: Path,
    jobs: int = 1,
    tell: Callable[[int, int], None] | None = None,
    ray: str | None = None,
) -> None:
    """Play those of the first `games` games that the file does not hold, and put them there."""
    done = resume(plan, path)
    missing = [number for number in range(games) if number not in done]
    finished = games - len(missing)
    with path.open("a", encoding="utf-8") as file:
        for played in _played(plan, missing, jobs, ray):
            file.write(json.dumps(asdict(played)) + "\n")
            file.flush()
            finished += 1
            if tell is not None:
                tell(finished, games)


def _played(
    plan: SelfPlay, numbers: list[int], jobs: int, ray: str | None
) -> Iterator[Played]:
    with workers(jobs, ray) as crew:
        yield from in_order(crew.work(partial(play, plan), numbers))
