"""Who wins when one kind of player holds every seat, scenario by scenario: the players that a
game brings along, or the agent that is named.

    python -m ticonderoga.lab.balance --games 2000 --jobs 2   # docs/…-balance.md
    python -m ticonderoga.lab.balance --games 2000 --option french-march=enough
    python -m ticonderoga.lab.balance --game washingtons-war --agent planner --games 200
    python -m ticonderoga.lab.balance --game end-of-empire --scenario jenkins-ear --agent planner
    python -m ticonderoga.lab.balance --games 100 --json

The same as `ticonderoga simulate` for each scenario in turn, with one table over all of them. The
intervals are Wilson's at 95 %. The exit status is 1 if a game did not end by its rules.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence

from ticonderoga.engine.errors import TiconderogaError
from ticonderoga.engine.game import Game
from ticonderoga.engine.registry import find_game
from ticonderoga.lab.arguments import option_values
from ticonderoga.lab.batch import make_plan, run_batch
from ticonderoga.lab.results import Summary, wilson


def play(
    game: Game,
    games: int,
    jobs: int,
    seed: int,
    options: dict[str, str],
    agent: str = "",
    scenarios: Sequence[str] = (),
) -> list[Summary]:
    """The batches, one for each scenario, or for each of those that are named."""
    found = []
    agents = dict.fromkeys(range(len(game.seats)), agent) if agent else None
    for scenario in scenarios or [scenario.name for scenario in game.scenarios]:
        plan = make_plan(game, scenario, options, agents, seed=seed)
        outcomes, seconds = run_batch(plan, games, jobs)
        found.append(Summary(plan, outcomes, seconds))
    return found


def percent(wins: int, games: int) -> str:
    low, high = wilson(wins, games)
    return f"{100 * wins / max(1, games):.1f} % ({100 * low:.1f} – {100 * high:.1f})"


def wins_table(summaries: Sequence[Summary]) -> str:
    """Wins by scenario and seat, with intervals."""
    seats = summaries[0].seats
    rows = []
    for summary in summaries:
        games = len(summary.ended)
        rates = [percent(summary.wins[seat], games) for seat in seats]
        rows.append([summary.plan.scenario, f"{games:,}", *rates])
    return table(["scenario"], ["games", *seats], rows)


def endings_table(summaries: Sequence[Summary]) -> str:
    """How the games of each scenario ended, and who won by it."""
    seats = summaries[0].seats
    rows = [
        [summary.plan.scenario, reason.replace("_", " "),
         *[f"{row.get(name, 0):,}" for name in ("games", *seats)]]
        for summary in summaries
        for reason, row in summary.reasons.items()
    ]  # fmt: skip
    return table(["scenario", "ended by"], ["games", *seats], rows)


def table(words: Sequence[str], figures: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table in Markdown: columns of words, then columns of figures."""
    lines = ["| " + " | ".join(row) + " |" for row in [[*words, *figures], *rows]]
    lines.insert(1, "|" + "---|" * len(words) + "---:|" * len(figures))
    return "\n".join(lines)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", default="liberty-or-death", help="(liberty-or-death)")
    parser.add_argument("--games", type=int, default=2000, help="in each scenario (default 2000)")
    parser.add_argument(
        "--scenario", action="append", default=[], help="one scenario only; may be given again"
    )
    parser.add_argument("--agent", default="", help="who plays (the game's own players)")
    parser.add_argument("--jobs", type=int, default=1, help="processes that share the work")
    parser.add_argument("--seed", type=int, default=0, help="seed of the batch (default 0)")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game"
    )
    parser.add_argument("--json", action="store_true", help="print JSON")
    args = parser.parse_args(arguments)
    try:
        game = find_game(args.game)
        options = option_values(args.option)
        found = play(
            game, args.games, args.jobs, args.seed, options, args.agent, args.scenario
        )
    except TiconderogaError as reason:
        print(reason, file=sys.stderr)
        return 2
    if args.json:
        print(json.dumps([summary.plain() for summary in found], indent=2))
    else:
        print(wins_table(found), endings_table(found), sep="\n\n")
    failed = [outcome for summary in found for outcome in summary.failed]
    for outcome in failed[:10]:
        print(f"game {outcome.index}, seed {outcome.seed}: {outcome.error}", file=sys.stderr)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
