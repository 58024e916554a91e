"""Duels between agents: wins with intervals, and time. `--full` runs the acceptance duels.

    python -m ticonderoga.lab.duel --games 20 --seat american=planner --seat british=random
    python -m ticonderoga.lab.duel --full
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter

from ticonderoga.engine.agent import Agent, answer
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


def duel(
    name: str,
    options: dict[str, str],
    specs: list[str],
    games: int,
    seed: int,
    alternate: bool,
    scenario: str = "",
) -> list[int]:
    """Play and tell; wins of the first agent and of the second, who may change seats."""
    game = find_game(name)
    rules = None
    wins = [0, 0]
    endings: Counter[str] = Counter()
    decisions = 0
    began = time.process_time()
    for number in range(games):
        order = [1, 0] if alternate and number % 2 else [0, 1]
        agents = [make_agent(specs[who], seed + number) for who in order]
        match = Match(game, scenario, options, seed=seed + number, rules=rules, listen=False)
        rules = match.rules
        decisions += play(match, agents)
        result = match.result
        assert result is not None
        winner = result.winners[0]
        wins[order[winner]] += 1
        endings[f"{match.rules.seats[winner]} by {result.reason} in {result.year}"] += 1
        if sys.stderr.isatty():
            print(f"\r{number + 1}/{games}", end="", file=sys.stderr)
    spent = time.process_time() - began
    low, high = wilson(wins[0], games)
    seats = "seats alternating" if alternate else f"first agent {game.seats[0].capitalize()}"
    print(f"{specs[0]} against {specs[1]} ({seats}): {wins[0]} of {games} won,", end=" ")
    print(f"95 % interval {100 * low:.0f} to {100 * high:.0f} %,", end=" ")
    print(f"{spent:.1f} s of CPU ({spent / games:.2f} s a game, {decisions / games:.0f} decisions)")
    for ending, count in endings.most_common():
        print(f"    {count:4d}  {ending}")
    return wins


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--game", default="washingtons-war")
    parser.add_argument("--scenario", default="")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seat", action="append", default=[], metavar="NAME=AGENT")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--alternate", action="store_true", help="change seats after each game")
    parser.add_argument("--full", action="store_true", help="the acceptance duels, 100 games each")
    given = parser.parse_args(arguments)
    options = option_values(given.option)
    where = given.scenario
    if given.full:
        seed = given.seed
        first = duel(given.game, options, ["planner", "random"], 100, seed, False, where)
        second = duel(given.game, options, ["random", "planner"], 100, seed, False, where)
        levels = ["planner:hard", "planner:easy"]
        third = duel(given.game, options, levels, 100, seed, True, where)
        good = first[0] >= 95 and second[1] >= 95 and third[0] >= 60
        print("all targets met" if good else "a target was missed")
        return 0 if good else 1
    names = named_values(given.seat, "--seat", "NAME=AGENT")
    specs = [names.get(seat, "planner") for seat in find_game(given.game).seats]
    duel(given.game, options, specs, given.games, given.seed, given.alternate, where)
    return 0


if __name__ == "__main__":
    run(main)
