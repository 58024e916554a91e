"""Duels between agents: wins with intervals, and time. `--full` runs the acceptance duels.

    python -m ticonderoga.lab.duel --games 20 --seat american=planner --seat british=random
    python -m ticonderoga.lab.duel --full --jobs 2
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from ticonderoga.engine.errors import TiconderogaError
from ticonderoga.engine.registry import find_game
from ticonderoga.lab.arguments import named_values, option_values, run
from ticonderoga.lab.batch import Outcome, Unit, make_plan, play_units
from ticonderoga.lab.results import DRAWN, wilson
from ticonderoga.lab.workers import workers


@dataclass(frozen=True)
class Duel:
    """Two agents at one game; `alternate` lets them change seats after each game."""

    game: str
    scenario: str
    options: tuple[tuple[str, str], ...]
    specs: tuple[str, str]
    seed: int
    alternate: bool

    def units(self, games: int) -> Iterator[Unit]:
        """The games, with the first agent in the first seat or in turn in the second."""
        one, other = self.specs
        plans = [
            make_plan(find_game(self.game), self.scenario, dict(self.options), agents, self.seed)
            for agents in ({0: one, 1: other}, {0: other, 1: one})
        ]
        for number in range(games):
            yield plans[number % 2 if self.alternate else 0], number

    def won_by(self, outcome: Outcome) -> int:
        """Which agent won; -1 if it was drawn."""
        if len(outcome.winners) != 1:
            return -1
        swapped = self.alternate and outcome.index % 2 == 1
        return 1 - outcome.winners[0] if swapped else outcome.winners[0]


def run_duel(duel: Duel, games: int, jobs: int = 1) -> list[int]:
    """Play and tell; wins of the first agent and of the second."""
    wins = [0, 0]
    endings: Counter[str] = Counter()
    decisions = 0
    spent = 0.0
    with workers(jobs) as crew:
        for done, (unit, outcome) in enumerate(play_units(duel.units(games), crew), 1):
            if outcome.error:
                raise TiconderogaError(f"game {outcome.index} did not end: {outcome.error}")
            winner = duel.won_by(outcome)
            if winner >= 0:
                wins[winner] += 1
            who = DRAWN if winner < 0 else unit[0].seats[outcome.winners[0]]
            endings[f"{who} by {outcome.reason} in {outcome.year}"] += 1
            decisions += outcome.decisions
            spent += outcome.seconds
            if sys.stderr.isatty():
                print(f"\r{done}/{games}", end="", file=sys.stderr)
    low, high = wilson(wins[0], games)
    first = find_game(duel.game).seats[0].capitalize()
    seats = "seats alternating" if duel.alternate else f"first agent {first}"
    print(f"{duel.specs[0]} against {duel.specs[1]} ({seats}): {wins[0]} of {games} won,", end=" ")
    print(f"95 % interval {100 * low:.0f} to {100 * high:.0f} %,", end=" ")
    print(f"{spent:.1f} s of CPU ({spent / games:.2f} s a game, {decisions / games:.0f} decisions)")
    for ending, count in sorted(endings.items(), key=lambda each: (-each[1], each[0])):
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
