"""How long it takes to list what may be chosen, at every decision of random games.

    python -m bench.choices                                   # every game, every scenario
    python -m bench.choices --game end-of-empire --games 5
    python -m bench.choices --game washingtons-war --json

Each list is made afresh from the open question, as a table or a searcher would ask for it, and
timed by itself in processor time, so that a busy machine does not show. The 99th percentile of a
scenario tells what a person at the table may meet.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections.abc import Sequence
from time import thread_time_ns

from rich.console import Console
from rich.progress import track
from rich.table import Table

from ticonderoga.engine.errors import TiconderogaError
from ticonderoga.engine.game import Game
from ticonderoga.engine.match import Match
from ticonderoga.engine.registry import all_games, find_game

PERCENTILES = (0.5, 0.95, 0.99, 1.0)


def timed(game: Game, scenario: str, seed: int) -> list[int]:
    """One random game; the nanoseconds that each list of choices took."""
    match = Match(game, scenario, seed=seed, listen=False)
    chance = random.Random(seed)
    found = []
    while not match.over:
        seat = match.awaited()[0]
        ask = match.world.ask_of(seat)
        assert ask is not None
        position = match.world.position
        began = thread_time_ns()
        ask.question.offer(position, ask)
        found.append(thread_time_ns() - began)
        match.choose(chance.choice(match.choices(seat)), seat)
    return found


def percentiles(nanoseconds: Sequence[int]) -> list[float]:
    """In microseconds, at each of PERCENTILES."""
    ordered = sorted(nanoseconds)
    last = len(ordered) - 1
    return [ordered[round(share * last)] / 1000 for share in PERCENTILES]


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", default="", help="one game (all of them)")
    parser.add_argument("--games", type=int, default=10, help="random games a scenario (10)")
    parser.add_argument("--seed", type=int, default=1, help="seed of the first of them (1)")
    parser.add_argument("--json", action="store_true", help="print JSON")
    given = parser.parse_args(arguments)
    try:
        games = [find_game(given.game)] if given.game else all_games()
    except TiconderogaError as reason:
        print(reason, file=sys.stderr)
        return 2
    if given.games < 1:
        parser.error("at least one game must be played")
    console = Console(stderr=True)
    rows = []
    for game, scenario in [(each, one.name) for each in games for one in each.scenarios]:
        found: list[int] = []
        label = f"{game.name} {scenario}"
        for seed in track(range(given.games), label, console=console, transient=True):
            found += timed(game, scenario, given.seed + seed)
        middle, most, high, worst = percentiles(found)
        rows.append(
            {"game": game.name, "scenario": scenario, "lists": len(found), "median_us": middle,
             "percentile_95_us": most, "percentile_99_us": high, "worst_us": worst}
        )  # fmt: skip
    if given.json:
        print(json.dumps(rows, indent=2))
        return 0
    table = Table("game", "scenario", "lists", "median µs", "95 %", "99 %", "worst", box=None)
    for row in rows:
        table.add_row(
            *[f"{value:,.0f}" if isinstance(value, float) else str(value) for value in row.values()]
        )
    Console().print(table)
    return 0


if __name__ == "__main__":
    sys.exit(main())
