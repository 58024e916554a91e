"""`ticonderoga report`: a page on a game from many games of it."""

from __future__ import annotations

import argparse
import json
from contextlib import nullcontext
from pathlib import Path
from typing import Any

from ticonderoga.cli.arguments import (
    EVERY,
    add_batch_arguments,
    add_record_arguments,
    add_work_arguments,
    check_counts,
    open_store,
    options_of,
    scenarios_of,
    write_page,
)
from ticonderoga.cli.progress import bar
from ticonderoga.cli.tournament import FAILED
from ticonderoga.engine.errors import TiconderogaError
from ticonderoga.engine.game import Game
from ticonderoga.engine.registry import find_game
from ticonderoga.lab.arguments import require_writable
from ticonderoga.lab.batch import DEFAULT_AGENT, Outcome, Plan, make_plan, play_units
from ticonderoga.lab.report import grouped, plain
from ticonderoga.lab.report_page import report_page
from ticonderoga.lab.store import read_runs
from ticonderoga.lab.workers import needed, workers

DEFAULT_GAMES = 100

EXAMPLES = """\
examples:
  ticonderoga report liberty-or-death --games 200
  ticonderoga report washingtons-war --games 100 --agent planner:easy --jobs 2 --page ww.html
  ticonderoga report washingtons-war --games 100 --vary edition --vary draw-again
  ticonderoga report end-of-empire --runs runs/eoe runs/more

Without --runs, games are played: --games of them in every scenario with each --agent in all
seats. With --runs, the games that simulate, tournament or report recorded with --out are used."""


def add_parser(subparsers: Any) -> None:
    parser = subparsers.add_parser(
        "report",
        help="write a page on a game: balance, lengths, endings, cards, chances",
        description="A page on a game from many games: balance, lengths, endings, cards, chances.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add_batch_arguments(parser, usual="all")
    parser.add_argument(
        "--runs", nargs="+", default=[], metavar="DIR", help="recorded games to report on"
    )
    parser.add_argument(
        "--games", type=int, metavar="N",
        help=f"games to play for each scenario and agent (default {DEFAULT_GAMES} without --runs)",
    )  # fmt: skip
    parser.add_argument(
        "--vary", action="append", default=[], metavar="OPTION",
        help="play each other value of this option too, on the same deals; 'all' for every option",
    )  # fmt: skip
    add_work_arguments(parser)
    add_record_arguments(parser)
    parser.add_argument("--page", metavar="FILE", help="where the page goes (GAME-report.html)")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")


def run(args: argparse.Namespace) -> int:
    game = find_game(args.game)
    needed("matplotlib")
    page = args.page or f"{game.name}-report.html"
    require_writable(Path(page))
    plays = args.games is not None or not args.runs
    args.games = DEFAULT_GAMES if args.games is None else args.games
    check_counts(args)
    runs = [each for name in args.runs for each in read_runs(Path(name))]
    runs += _play(args, _plans(args, game)) if plays else []
    groups = grouped(game, runs)
    if not any(group.games for group in groups):
        raise TiconderogaError(f"there is no finished game of {game.name} to report on")
    groups = [group for group in groups if group.games]
    write_page(page, report_page(game, groups))
    if args.json:
        print(json.dumps(plain(game, groups), indent=2))
    return FAILED if any(group.summary.failed for group in groups) else 0


def _plans(args: argparse.Namespace, game: Game) -> list[Plan]:
    """One plan for each scenario, agent, and option that is varied."""
    settings = [options_of(args)]
    for option in game.options:
        if option.name in args.vary or EVERY in args.vary:
            others = [value for value in option.values if value != option.default]
            settings += [{**settings[0], option.name: value} for value in others]
    unknown = set(args.vary) - {option.name for option in game.options} - {EVERY}
    for name in sorted(unknown):
        raise TiconderogaError(f"{game.name} has no option '{name}' to vary")
    found = []
    for scenario in scenarios_of(game, args.scenario or [EVERY]):
        seats = make_plan(game, scenario, settings[0]).seats
        for agent in args.agent or [game.usual_agent(DEFAULT_AGENT)]:
            agents = dict.fromkeys(range(len(seats)), agent)
            found += [
                make_plan(game, scenario, each, agents, args.seed, notes=True) for each in settings
            ]
    return found


def _play(args: argparse.Namespace, plans: list[Plan]) -> list[tuple[Plan, list[Outcome]]]:
    """The games of the plans, with a progress bar."""
    found: dict[Plan, list[Outcome]] = {plan: [] for plan in plans}
    units = [(plan, index) for plan in plans for index in range(args.games)]
    store = open_store(args)
    with (
        store or nullcontext(),
        workers(args.jobs, args.ray) as crew,
        bar(len(units)) as progress,
    ):
        for (plan, _), outcome in play_units(units, crew, store):
            found[plan].append(outcome)
            progress.advance()
    for outcomes in found.values():
        outcomes.sort(key=lambda outcome: outcome.index)
    return list(found.items())
