"""Which of two agents does better in the same seat: paired games, with an interval.

    python -m ticonderoga.lab.seats --game liberty-or-death --pairs 200
    python -m ticonderoga.lab.seats --seat french --scenario 1778 --json out.json

For every seat each game is played twice with the same seeds: once with the agent in question,
once with the one it is measured against; all other seats are played by the game's own default.
The scenarios take turns, unless one is named.
What counts is the difference of wins, pair by pair, and its 95 % interval. `--minutes` ends a
seat early when so much computing time is spent; the exit status is 1 when an interval is not
above zero.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ticonderoga.engine.errors import TiconderogaError
from ticonderoga.engine.game import Game
from ticonderoga.engine.registry import find_game
from ticonderoga.lab.arguments import option_values, run
from ticonderoga.lab.batch import DEFAULT_AGENT, Outcome, make_plan, play_rounds
from ticonderoga.lab.results import mean_interval
from ticonderoga.lab.workers import workers


class Pairs:
    """The paired games of one seat."""

    def __init__(self, seat: int) -> None:
        self.seat: int = seat
        self.won: int = 0
        self.won_before: int = 0
        self.differences: list[int] = []
        self.leads: list[int] = []
        self.leads_before: list[int] = []
        self.seconds: float = 0.0
        """Computing time of the games with the agent in question, …"""
        self.seconds_before: float = 0.0
        """… and of those they are measured against."""
        self.endings: Counter[str] = Counter()

    def add(self, outcome: Outcome, before: Outcome) -> None:
        for played in (outcome, before):
            if played.error:
                raise TiconderogaError(f"game {played.index} did not end: {played.error}")
        won = int(self.seat in outcome.winners)
        won_before = int(self.seat in before.winners)
        self.won += won
        self.won_before += won_before
        self.differences.append(won - won_before)
        self.endings[outcome.reason] += 1
        if outcome.scores and before.scores:
            self.leads.append(lead(outcome.scores, self.seat))
            self.leads_before.append(lead(before.scores, self.seat))

    def interval(self) -> tuple[float, float, float]:
        """The mean difference of wins in a pair, and its 95 % interval."""
        return mean_interval(self.differences, -1.0, 1.0)

    def plain(self) -> dict[str, Any]:
        mean, low, high = self.interval()
        pairs = len(self.differences)
        return {
            "pairs": pairs,
            "won": self.won,
            "won_before": self.won_before,
            "difference": mean,
            "low": low,
            "high": high,
            "lead": mean_of(self.leads),
            "lead_before": mean_of(self.leads_before),
            "seconds": self.seconds,
            "seconds_before": self.seconds_before,
            "endings": dict(sorted(self.endings.items())),
        }


def lead(scores: tuple[int, ...], seat: int) -> int:
    """By how much a seat is ahead of the best other."""
    return scores[seat] - max(score for other, score in enumerate(scores) if other != seat)


def mean_of(values: list[int]) -> float:
    return sum(values) / len(values) if values else 0.0


def compare(
    game: Game,
    scenarios: list[str],
    options: dict[str, str],
    seat: int,
    agents: tuple[str, str],
    pairs: int,
    seed: int,
    minutes: float,
    jobs: int,
    progress: Progress,
) -> Pairs:
    """Play the pairs of one seat, the scenarios that have it in turn."""
    plans = [
        [make_plan(game, scenario, options, {seat: agent} if agent else {}, seed)
         for agent in agents]
        for scenario in scenarios
    ]  # fmt: skip
    plans = [both for both in plans if seat < len(both[0].seats)]
    found = Pairs(seat)
    task = progress.add_task(game.seats[seat], total=pairs)
    rounds = (
        [(plan, index) for plan in plans[index % len(plans)]]
        for index in range(pairs if plans else 0)
    )
    with workers(jobs) as crew:
        for outcome, before in play_rounds(rounds, crew):
            found.seconds += outcome.seconds
            found.seconds_before += before.seconds
            found.add(outcome, before)
            mean, low, high = found.interval()
            said = f"{100 * mean:+.0f} % ({100 * low:+.0f} to {100 * high:+.0f})"
            progress.update(task, advance=1, description=f"{game.seats[seat]} {said}")
            if minutes and found.seconds + found.seconds_before > 60.0 * minutes:
                break
    progress.remove_task(task)
    return found


def sentence(seat: str, agents: tuple[str, str], plain: dict[str, Any]) -> str:
    """What the pairs of a seat came to."""
    pairs, seconds = plain["pairs"], plain["seconds"]
    return (
        f"{seat}: {agents[0]} won {plain['won']}, {agents[1]} {plain['won_before']} of {pairs} "
        f"pairs; difference {100 * plain['difference']:+.1f} %, 95 % interval "
        f"{100 * plain['low']:+.1f} to {100 * plain['high']:+.1f} %; lead "
        f"{plain['lead_before']:+.1f} -> {plain['lead']:+.1f}; computing {seconds:.0f} s "
        f"({seconds / max(1, pairs):.2f} s a game) and {plain['seconds_before']:.0f} s"
    )


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--game", default="liberty-or-death")
    parser.add_argument(
        "--scenario", action="append", default=[], help="all of them in turn if not given"
    )
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--seat", action="append", default=[], help="all of them if not given")
    parser.add_argument("--agent", default="planner", help="the agent in question")
    parser.add_argument("--against", default="", help="what it is measured against")
    parser.add_argument("--pairs", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=20.0, help="of computing, for each seat")
    parser.add_argument("--jobs", type=int, default=1, help="processes that share the work (1)")
    parser.add_argument("--json", default="", metavar="FILE", help="write the figures there")
    given = parser.parse_args(arguments)
    console = Console(stderr=True)
    game = find_game(given.game)
    for name in given.seat:
        if name not in game.seats:
            raise SystemExit(f"{game.name} has no seat '{name}'; it has: {', '.join(game.seats)}")
    known = [scenario.name for scenario in game.scenarios]
    for name in given.scenario:
        if name not in known:
            raise SystemExit(f"{game.name} has no scenario '{name}'; it has: {', '.join(known)}")
    scenarios = given.scenario or known
    options = option_values(given.option)
    against = given.against or game.usual_agent(DEFAULT_AGENT)
    figures: dict[str, Any] = {}
    good = True
    with Progress(
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(),
        TimeRemainingColumn(), console=console, disable=not console.is_terminal,
    ) as progress:  # fmt: skip
        for seat, name in enumerate(game.seats):
            if given.seat and name not in given.seat:
                continue
            found = compare(
                game, scenarios, options, seat, (given.agent, against), given.pairs,
                given.seed, given.minutes, given.jobs, progress,
            )  # fmt: skip
            plain = found.plain()
            figures[name] = plain
            good &= plain["low"] > 0
            print(sentence(name, (given.agent, against), plain), flush=True)
    if given.json:
        told = {
            "game": game.name, "scenarios": scenarios, "agent": given.agent,
            "against": against, "seed": given.seed, "seats": figures,
        }  # fmt: skip
        Path(given.json).write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")
    return 0 if good else 1


if __name__ == "__main__":
    run(main)
