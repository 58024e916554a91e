"""`ticonderoga bench`: how fast the engine is on this machine, alone or beside its peers."""

from __future__ import annotations

import argparse
import json
import math
import sys
from typing import Any

from rich.console import Console
from rich.table import Table

from ticonderoga.cli.columns import columns
from ticonderoga.engine.errors import TiconderogaError
from ticonderoga.lab.measure import USUAL, measure

EXAMPLES = """\
examples:
  ticonderoga bench
  ticonderoga bench --peers --json
  ticonderoga bench --peers --seconds 30
  ticonderoga bench --peers --game liberty-or-death

The peers are Catanatron (four random players) and python-chess (random moves); they live in
the extra `bench`. All play by turns on one core, a second at a time, and a ratio is the median
over the rounds. A decision counts only if it had two or more choices. Where a game brings
players of its own, as Liberty or Death does, their games a second are measured too, scenario
by scenario; without --game that is done for every game."""

OPERATIONS = {
    "copy": "copy of a position",
    "fork": "fork of a match",
    "imagine": "imagining a world",
    "choices": "listing the choices",
    "save": "saving a whole game",
    "load": "loading a whole game",
}


def add_parser(subparsers: Any) -> None:
    parser = subparsers.add_parser(
        "bench",
        help="measure the speed of the engine",
        description="Measure random play and single operations on one core.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--peers", action="store_true", help="measure the peers in the same run")
    parser.add_argument(
        "--seconds", type=float, default=10.0, metavar="S", help="timed play of each (default 10)"
    )
    parser.add_argument(
        "--game",
        default="",
        metavar="G",
        help=f"this game alone (usually random play of {USUAL} and all games' own players)",
    )
    parser.add_argument("--json", action="store_true", help="print JSON for scripts")


def run(args: argparse.Namespace) -> int:
    if not 0 < args.seconds < math.inf:
        raise TiconderogaError(f"--seconds must be more than 0, not {args.seconds:g}")
    if sys.stderr.isatty():
        with Console(stderr=True).status("measuring") as status:
            found = measure(args.game, args.seconds, args.peers, tell=status.update)
    else:
        found = measure(args.game, args.seconds, args.peers)
    if args.json:
        print(json.dumps(found, indent=2))
    else:
        _print(found)
    return 0


def _print(found: dict[str, Any]) -> None:
    console = Console(highlight=False)
    kind = "compiled" if found["compiled"] else "plain Python"
    console.print(f"{found['game']}, {kind}, Python {found['python']}, one core")
    console.print(_speeds(found))
    if "ratio_to_catanatron" in found:
        console.print(
            f"{found['ratio_to_catanatron']:.2f} times Catanatron's decisions a second, "
            f"{found['ratio_to_chess']:.2f} times python-chess's"
        )
    for game, rows in found.get("own_players", {}).items():
        console.print(_own(game, rows))
    console.print(_operations(found["microseconds"]))


def _own(game: str, rows: dict[str, Any]) -> Table:
    """Games a second of the players that a game brings along; beside Catanatron's, if known."""
    table = columns(f"{game}, its own players", "games/s", "games", "× Catanatron's games/s")
    for scenario, row in rows.items():
        times = row.get("ratio_to_catanatron")
        table.add_row(
            scenario,
            f"{row['games_per_second']:,.1f}",
            f"{row['games']:,}",
            "" if times is None else f"{times:.2f}",
        )
    return table


def _speeds(found: dict[str, Any]) -> Table:
    table = columns("random play", "decisions/s", "games/s", "games", "copy µs")
    ours = {**found, "copy_microseconds": found["microseconds"]["median"]["copy"]}
    rows = {found["game"]: ours}
    for name, peer in found.get("peers", {}).items():
        rows[f"{name} {peer['version']}"] = peer
    for name, row in rows.items():
        table.add_row(
            name,
            f"{row['decisions_per_second']:,.0f}",
            f"{row['games_per_second']:,.1f}",
            f"{row['games']:,}",
            f"{row['copy_microseconds']:,.1f}",
        )
    return table


def _operations(times: dict[str, Any]) -> Table:
    table = columns("operation", "median µs", "95% µs", "samples")
    for name, said in OPERATIONS.items():
        if name in times["median"]:
            table.add_row(
                said,
                f"{times['median'][name]:,.1f}",
                f"{times['percentile_95'][name]:,.1f}",
                f"{times['samples'][name]:,}",
            )
    return table
