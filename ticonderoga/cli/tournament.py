"""`ticonderoga tournament`: agents against each other, and a rating list with intervals."""

from __future__ import annotations

import argparse
import json
from contextlib import nullcontext
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from ticonderoga.cli.arguments import (
    add_batch_arguments,
    add_record_arguments,
    add_work_arguments,
    check_counts,
    open_store,
    options_of,
    scenarios_of,
    write_page,
)
from ticonderoga.cli.columns import columns
from ticonderoga.cli.progress import bar
from ticonderoga.engine.errors import TiconderogaError
from ticonderoga.engine.game import Game
from ticonderoga.engine.registry import find_game
from ticonderoga.lab.arguments import require_writable
from ticonderoga.lab.sequential import Sequential
from ticonderoga.lab.tournament import Tournament, make_entry
from ticonderoga.lab.tournament_page import PRIOR, settings, share, tournament_page
from ticonderoga.lab.workers import needed, workers

FAILED = 1
"""The exit status when a game did not end by its rules."""

EXAMPLES = """\
examples:
  ticonderoga tournament washingtons-war random planner:easy planner --games 100 --jobs 2
  ticonderoga tournament end-of-empire planner planner:easy --scenario all --page list.html
  ticonderoga tournament liberty-or-death planner:easy planner --others non-player
  ticonderoga tournament washingtons-war planner planner:easy --sprt 0,35 --games 2000
  ticonderoga tournament washingtons-war random planner --games 400 --out runs/ww --resume

With two seats every two agents meet, each deal twice with the seats exchanged. With more seats
each agent takes every seat in turn among --others. --sprt ends a meeting as soon as it is clear
whether its first agent is stronger: by the second figure or more, or by the first or less, in
Elo points. The same seed gives the same table, whoever does the work."""


def add_parser(subparsers: Any) -> None:
    parser = subparsers.add_parser(
        "tournament",
        help="let agents play each other and rate them",
        description="Agents against each other over scenarios and seats: ratings with intervals.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add_batch_arguments(parser, agents=False)
    parser.add_argument(
        "agents", metavar="AGENT", nargs="+", help="who plays, such as random or planner:hard"
    )
    parser.add_argument(
        "--games", type=int, default=100, metavar="N",
        help="games for each two agents at most (default 100)",
    )  # fmt: skip
    parser.add_argument(
        "--paired", action=argparse.BooleanOptionalAction, default=True,
        help="the games of a round have the same seed",
    )  # fmt: skip
    parser.add_argument(
        "--others", default="", metavar="AGENT",
        help="with more than two seats, who holds the others (default: the game's own player)",
    )  # fmt: skip
    parser.add_argument(
        "--sprt", metavar="ELO0,ELO1", help="end a meeting when it is decided, for example 0,35"
    )
    parser.add_argument(
        "--alpha", type=float, default=0.05, help="chance to say ELO1 wrongly (default 0.05)"
    )
    parser.add_argument(
        "--beta", type=float, default=0.05, help="chance to say ELO0 wrongly (default 0.05)"
    )
    add_work_arguments(parser)
    add_record_arguments(parser)
    parser.add_argument("--json", action="store_true", help="print JSON for scripts")
    parser.add_argument("--page", metavar="FILE", help="write a page with plots to FILE")


def run(args: argparse.Namespace) -> int:
    game = find_game(args.game)
    check_counts(args)
    for module in ("statsmodels.api", *(["matplotlib"] if args.page else [])):
        needed(module)  # said before the games are played, not after
    if args.page:
        require_writable(Path(args.page))
    entry = make_entry(
        game, args.agents, scenarios_of(game, args.scenario), options_of(args), args.games,
        args.seed, args.paired, args.others, notes=args.out is not None,
    )  # fmt: skip
    bounds = _bounds(args.sprt)
    make_test = bounds and (lambda: Sequential(*bounds, args.alpha, args.beta))
    tournament = Tournament(entry, make_test)
    store = open_store(args)
    with (
        store or nullcontext(),
        workers(args.jobs, args.ray) as crew,
        bar(tournament.most_games) as progress,
    ):
        size = len(tournament.encounters[0].seatings[0])
        tournament.play(crew, store, lambda _, spared: progress.advance(size, spared))
    plain = tournament.plain()
    if args.page:
        write_page(args.page, tournament_page(tournament, plain))
    if args.json:
        print(json.dumps(plain, indent=2))
    else:
        _print(game, plain)
    return FAILED if plain["errors"] else 0


def _bounds(text: str | None) -> tuple[float, float] | None:
    if text is None:
        return None
    low, _, high = text.partition(",")
    try:
        return float(low), float(high)
    except ValueError:
        raise TiconderogaError(
            f"'--sprt {text}' should read --sprt ELO0,ELO1, for example --sprt 0,35"
        ) from None


def _print(game: Game, plain: dict[str, Any]) -> None:
    console = Console(highlight=False, soft_wrap=False)
    console.print(f"{game.title}. {settings(plain)}", markup=False)
    for table in (_ratings(plain), _meetings(plain), _seats(plain)):
        console.print(table)
    console.print(f"Mean rating 0; 400 points are ten times the odds. {PRIOR}")
    for error in plain["errors"]:
        console.print(
            f"game {error['game']}, seed {error['seed']}: {error['reason']}",
            style="bold red", markup=False,
        )  # fmt: skip


def _ratings(plain: dict[str, Any]) -> Table:
    table = columns("agent", "rating", "95% interval", "games", "share", "above the next")
    for row in plain["ratings"]:
        above = "" if row["above_next"] is None else f"{row['above_next']:.1%}"
        table.add_row(
            row["agent"], f"{row['value']:+.0f}", f"{row['low']:+.0f} – {row['high']:+.0f}",
            f"{row['games']:,}", f"{row['points'] / max(1, row['games']):.1%}", above,
        )  # fmt: skip
    return table


def _meetings(plain: dict[str, Any]) -> Table:
    tested = any(row["test"] for row in plain["encounters"])
    table = columns("meeting", "games", "share", *(["the first is"] if tested else []))
    for row in plain["encounters"]:
        said = [row["test"]["verdict"] or "undecided"] if tested else []
        table.add_row(f"{row['one']} – {row['other']}", f"{row['games']:,}", share(row), *said)
    return table


def _seats(plain: dict[str, Any]) -> Table:
    table = columns("seat", "chance between equals")
    for row in plain["seats"]:
        table.add_row(f"{row['scenario']}, {row['seat']}", share(row, "value"))
    return table
