"""`ticonderoga dataset`: the decisions of many games as Parquet."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from ticonderoga.cli.arguments import (
    add_batch_arguments,
    add_work_arguments,
    check_counts,
    options_of,
    scenarios_of,
)
from ticonderoga.cli.progress import bar
from ticonderoga.engine.registry import find_game
from ticonderoga.lab.batch import DEFAULT_AGENT, make_plan
from ticonderoga.lab.dataset import Writer, load
from ticonderoga.lab.workers import workers

EXAMPLES = """\
examples:
  ticonderoga dataset washingtons-war --games 1000 --agent planner:easy --out data/ww
  ticonderoga dataset liberty-or-death --games 500 --scenario all --jobs 2 --out data/lod
  ticonderoga dataset washingtons-war --games 2000 --agent planner:easy --out data/ww --resume

Each row is a decision: what the seat saw, what it was offered, what it chose, and how the game
ended. Scenarios and agents take turns. In Python: ticonderoga.lab.dataset.load("data/ww")."""


def add_parser(subparsers: Any) -> None:
    parser = subparsers.add_parser(
        "dataset",
        help="write the decisions of many games as Parquet",
        description="The decisions of many games as Parquet, for learners and statistics.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add_batch_arguments(parser)
    parser.add_argument("--games", type=int, default=100, metavar="N", help="games (default 100)")
    parser.add_argument("--out", required=True, metavar="DIR", help="where the dataset goes")
    parser.add_argument(
        "--resume", action="store_true", help="go on with what DIR holds already, or enlarge it"
    )
    add_work_arguments(parser)
    parser.add_argument("--json", action="store_true", help="print JSON for scripts")


def run(args: argparse.Namespace) -> int:
    game = find_game(args.game)
    check_counts(args)
    plans = []
    for scenario in scenarios_of(game, args.scenario) or [""]:
        seats = len(make_plan(game, scenario, options_of(args)).seats)
        for agent in args.agent or [game.usual_agent(DEFAULT_AGENT)]:
            agents = dict.fromkeys(range(seats), agent)
            plans.append(make_plan(game, scenario, options_of(args), agents, args.seed))
    writer = Writer(Path(args.out), plans, args.games, args.resume)
    with workers(args.jobs, args.ray) as crew, bar(args.games) as progress:
        played = writer.play(crew, progress.advance)
    rows = load(args.out, ["chosen"]).num_rows
    if args.json:
        print(json.dumps({"games": args.games, "played": played, "decisions": rows}))
    else:
        print(f"{rows:,} decisions of {args.games:,} games in {args.out} ({played:,} played now)")
    return 0
