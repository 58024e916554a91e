"""Duels between agents: wins with intervals, and time. `--full` runs the acceptance duels.

python -m ticonderoga.lab.duel --games 20 --seat american=planner --seat british=random
python -m ticonderoga.lab.duel --full --jobs 2
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial

from ticonderoga.engine.agent import Agent, answer
from ticonderoga.engine.errors import TiconderogaError
from ticonderoga.engine.match import Match
from ticonderoga.engine.registry import find_game, make_agent
from ticonderoga.lab.arguments import named_values, option_values, run
from ticonderoga.lab.results import wilson


def play(match: Match, agents: list[Agent]) -> int:
    """Play a match to its end; how many decisions it took."""
    decisions = 0
    while not match.over:
        seat = match.awaited()[0]
        match.choose(answer(match, seat, agents[seat]), seat)
        decisions += 1
    return decisions


@dataclass(frozen=True)
class Duel:
    """Two agents at one game; `alternate` lets them change seats after each game."""

    game: str
    scenario: str
    options: tuple[tuple[str, str], ...]
    specs: tuple[str, str]
    seed: int
    alternate: bool

    def order(self, number: int) -> tuple[int, int]:
        """Which agent sits on which seat in a game."""
        return (1, 0) if self.alternate and number % 2 else (0, 1)


def play_one(duel: Duel, number: int) -> tuple[int, str, int, float]:
    """One game: who won (-1 if it was drawn), how it ended, its decisions, its CPU seconds."""
    began = time.process_time()
    order = duel.order(number)
    seed = duel.seed + number
    agents = [make_agent(duel.specs[who], seed) for who in order]
    game = find_game(duel.game)
    match = Match(game, duel.scenario, dict(duel.options), seed=seed, listen=False)
    decisions = play(match, agents)
    result = match.result
    assert result is not None
    when = f"by {result.reason} in {result.year}"
    spent = time.process_time() - began
    if len(result.winners) != 1:
        return -1, f"drawn {when}", decisions, spent
    winner = result.winners[0]
    return order[winner], f"{match.rules.seats[winner]} {when}", decisions, spent


def run_duel(duel: Duel, games: int, jobs: int = 1) -> list[int]:
    """Play and tell; wins of the first agent and of the second."""
    wins = [0, 0]
    endings: Counter[str] = Counter()
    decisions = 0
    spent = 0.0
    with ProcessPoolExecutor(jobs) as pool:
        for done, one in enumerate(pool.map(partial(play_one, duel), range(games)), 1):
            winner, ending, number, seconds = one
            if winner >= 0:
                wins[winner] += 1
            endings[ending] += 1
            decisions += number
            spent += seconds
            if sys.stderr.isatty():
                print(f"\r{done}/{games}", end="", file=sys.stderr)
    low, high = wilson(wins[0], games)
    first = find_game(duel.game).seats[0].capitalize()
    seats = "seats alternating" if duel.alternate else f"first agent {first}"
    print(f"{duel.specs[0]} against {duel.specs[1]} ({seats}): {wins[0]} of {games} won,", end=" ")
    print(f"95 % interval {100 * low:.0f} to {100 * high:.0f} %,", end=" ")
    print(f"{spent:.1f} s of CPU ({spent / games:.2f} s a game, {decisions / games:.0f} decisions)")
    for ending, count in endings.most_common():
        print(f"    {count:4d}  {ending}")
    sys.stdout.flush()
    return wins


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--game", default="washingtons-war")
    parser.add_argument("--scenario", default="")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seat", action="append", default=[], metavar="NAME=AGENT")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--jobs", type=int, default=1, help="how many games at a time (1)")
    parser.add_argument("--alternate", action="store_true", help="change seats after each game")
    parser.add_argument("--full", action="store_true", help="the acceptance duels, 100 games each")
    given = parser.parse_args(arguments)
    options = tuple(option_values(given.option).items())

    def duel(specs: tuple[str, str], alternate: bool) -> Duel:
        return Duel(given.game, given.scenario, options, specs, given.seed, alternate)

    if given.full:
        first = run_duel(duel(("planner", "random"), False), 100, given.jobs)
        second = run_duel(duel(("random", "planner"), False), 100, given.jobs)
        third = run_duel(duel(("planner:hard", "planner:easy"), True), 100, given.jobs)
        good = first[0] >= 95 and second[1] >= 95 and third[0] >= 60
        print("all targets met" if good else "a target was missed")
        return 0 if good else 1
    names = named_values(given.seat, "--seat", "NAME=AGENT")
    seats = find_game(given.game).seats
    if len(seats) != 2:
        raise TiconderogaError(f"A duel is between two seats; {given.game} has {len(seats)}.")
    one, other = (names.get(seat, "planner") for seat in seats)
    run_duel(duel((one, other), given.alternate), given.games, given.jobs)
    return 0


if __name__ == "__main__":
    run(main)
