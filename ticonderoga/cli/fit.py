"""`ticonderoga fit`: winning chances of a game out of self-play, checked on games never seen."""

from __future__ import annotations

import argparse
from typing import Any

from ticonderoga.lab.fit import add_arguments, fit

EXAMPLES = """\
examples:
  ticonderoga fit washingtons-war --games 600 --agent planner --agent planner:easy
  ticonderoga fit liberty-or-death --games 1200 --agent non-player --dry-run --json
  ticonderoga fit end-of-empire --scenario fiw-1755 --plot fiw.svg --out fiw.json

All seats of a game are played by the same agent. Every other game is begun by agents drawn from
--beginner, so that lopsided positions are among them; what equals made of these is fitted.
Games are kept in --folder: run the same command again to go on after an interruption, or with more
--games.
Needs the extra `lab`."""


def add_parser(subparsers: Any) -> None:
    parser = subparsers.add_parser(
        "fit",
        help="fit the winning chances of a game on self-play",
        description="Make positions by self-play, fit the winning chances, check and write them.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add_arguments(parser)


def run(args: argparse.Namespace) -> int:
    return fit(args)
