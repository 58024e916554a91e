"""`ticonderoga simulate`: many games between named agents, and a table of how they went."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from contextlib import nullcontext
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from ticonderoga.cli.arguments import (
    add_game_arguments,
    add_record_arguments,
    add_work_arguments,
    check_counts,
    is_human,
    open_store,
    options_of,
    seats_of,
)
from ticonderoga.cli.columns import columns
from ticonderoga.cli.progress import bar
from ticonderoga.engine.errors import TiconderogaError
from ticonderoga.engine.game import Game, settle_options, settle_scenario
from ticonderoga.engine.registry import find_game
from ticonderoga.lab.batch import Outcome, Plan, make_plan, run_batch
from ticonderoga.lab.results import DRAWN, Summary, write_csv

EXAMPLES = """\
examples:
  ticonderoga simulate washingtons-war --games 1000
  ticonderoga simulate washingtons-war --games 1000 --option edition=rewritten --jobs 2 --json
  ticonderoga simulate washingtons-war --games 100 --seat british=planner --csv games.csv
  ticonderoga simulate washingtons-war --games 5000 --jobs 2 --out runs/ww --resume

Seats without an agent are played at random. The same seed gives the same games, whatever
the number of jobs. A decision counts only if it had two or more choices."""

ERRORS_SHOWN = 10
FAILED = 1
"""The exit status when a game did not end by its rules."""


def add_parser(subparsers: Any) -> None:
    parser = subparsers.add_parser(
        "simulate",
        help="play many games between agents and count",
        description="Play many games between agents: who wins, how, when, how fast.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add_game_arguments(parser)
    parser.add_argument(
        "--games", type=int, default=100, metavar="N", help="how many games (default 100)"
    )
    add_work_arguments(parser)
    add_record_arguments(parser)
    parser.add_argument("--json", action="store_true", help="print JSON for scripts")
    parser.add_argument("--csv", metavar="FILE", help="write one line a game to FILE")
    parser.add_argument(
        "--save-games", metavar="DIR", help="save every game in DIR, to be read by replay"
    )


def run(args: argparse.Namespace) -> int:
    game = find_game(args.game)
    check_counts(args)
    if args.out is not None and args.save_games is not None:
        raise TiconderogaError("--out records outcomes and --save-games whole games: choose one")
    scenario = settle_scenario(game, args.scenario)
    options = settle_options(game, options_of(args))
    seats = game.rules(scenario, options).seats
    agents = seats_of(args, seats)
    for seat, who in agents.items():
        if is_human(who):
            raise TiconderogaError(
                f"{seats[seat]} cannot be played by a human here; "
                "'ticonderoga play' is for people, simulate for agents such as random or planner"
            )
    folder = _folder(args.save_games)
    seed = 0 if args.seed is None else args.seed
    notes = args.out is not None
    plan = make_plan(game, scenario, options, agents, seed, folder is not None, notes)
    table_file = _open_csv(args.csv)
    try:
        outcomes, seconds = _play(plan, args, folder)
        summary = Summary(plan, outcomes, seconds)
        if table_file is not None:
            write_csv(table_file, summary, outcomes)
    finally:
        if table_file is not None:
            table_file.close()
    if args.json:
        print(json.dumps(summary.plain(), indent=2))
    else:
        _print(game, summary)
    return FAILED if summary.failed else 0


def _folder(name: str | None) -> Path | None:
    if name is None:
        return None
    folder = Path(name)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise TiconderogaError(f"'{name}' cannot be made a folder: {error.strerror}") from None
    return folder


def _open_csv(name: str | None) -> Any:
    """Opened before the games begin, so that a wrong name costs nothing."""
    if name is None:
        return None
    try:
        return open(name, "w", encoding="utf-8", newline="")
    except OSError as error:
        raise TiconderogaError(f"'{name}' cannot be written: {error.strerror}") from None


def _play(
    plan: Plan, args: argparse.Namespace, folder: Path | None
) -> tuple[list[Outcome], float]:
    """Play the batch, with a progress bar if somebody sits at a terminal."""
    digits = len(str(args.games - 1))
    store = open_store(args)
    with store or nullcontext(), bar(args.games) as progress:

        def hear(outcome: Outcome) -> None:
            if folder is not None and outcome.saved:
                (folder / f"game-{outcome.index:0{digits}}.txt").write_text(outcome.saved, "utf-8")
            progress.advance()

        return run_batch(plan, args.games, args.jobs, hear, store, args.ray)


# ---------------------------------------------------------------------- the tables


def _print(game: Game, summary: Summary) -> None:
    console = Console(highlight=False, soft_wrap=False)
    plan = summary.plan
    chosen = [f"{name}={value}" for name, value in plan.options if value]
    console.print(f"{game.title}: {plan.scenario}, {', '.join(chosen)}, seed {plan.seed}")
    if summary.ended:
        console.print(_sides(summary))
        console.print(_crossed("ended by", summary, summary.reasons, _plainly))
        if set(summary.years) != {0}:
            console.print(_crossed("year", summary, summary.years, str))
        console.print(_lengths(summary))
    console.print(
        f"{len(summary.ended):,} games ended in {summary.seconds:.1f} s: "
        f"{summary.games_per_second:,.1f} games and "
        f"{summary.decisions_per_second:,.0f} decisions a second"
    )
    if summary.failed:
        console.print(f"{len(summary.failed)} games did not end by the rules:", style="bold red")
        for outcome in summary.failed[:ERRORS_SHOWN]:
            console.print(
                f"  game {outcome.index}, seed {outcome.seed}: {outcome.error}", markup=False
            )
        if len(summary.failed) > ERRORS_SHOWN:
            console.print(f"  and {len(summary.failed) - ERRORS_SHOWN} more (--json lists all)")


def _plainly(reason: str) -> str:
    return reason.replace("_", " ")


def _sides(summary: Summary) -> Table:
    table = columns("side", "agent", "won", "rate", "95% interval")
    for seat, agent in zip(summary.seats, summary.plan.agents, strict=True):
        rate, low, high = summary.rate(seat)
        table.add_row(
            seat, agent, f"{summary.wins[seat]:,}", f"{rate:.1%}", f"{low:.1%} – {high:.1%}"
        )
    return table


def _crossed(
    title: str, summary: Summary, rows: dict[Any, dict[str, int]], say: Callable[[Any], str]
) -> Table:
    """Games by row and winner. Where a victory can be shared the last column is no sum."""
    winners = [*summary.seats]
    if any(DRAWN in row for row in rows.values()):
        winners.append(DRAWN)
    table = columns(title, *winners, "games")
    for key, row in rows.items():
        counts = [row.get(who, 0) for who in winners]
        table.add_row(say(key), *(f"{count:,}" for count in counts), f"{row['games']:,}")
    return table


def _lengths(summary: Summary) -> Table:
    table = columns("length of a game", "median", "least", "most")
    for what, spread in summary.plain()["lengths"].items():
        table.add_row(what, f"{spread['median']:,.0f}", f"{spread['min']:,}", f"{spread['max']:,}")
    return table
