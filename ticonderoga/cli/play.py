"""`ticonderoga play`: a game at this terminal, against agents or people at one keyboard."""

from __future__ import annotations

import argparse
import math
import secrets
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from types import FrameType
from typing import Any, Final

from ticonderoga.cli.arguments import (
    HUMAN,
    add_game_arguments,
    agent_named,
    is_human,
    options_of,
    seats_of,
)
from ticonderoga.cli.saving import fresh_place, load_from
from ticonderoga.cli.screen import Screen
from ticonderoga.cli.table import Leave, Table
from ticonderoga.engine.agent import Agent
from ticonderoga.engine.dice import derive_seed
from ticonderoga.engine.errors import TiconderogaError
from ticonderoga.engine.match import Match
from ticonderoga.engine.registry import GAMES, find_game, names

OPPONENT: Final = "planner"

EXAMPLES: Final = """\
examples:
  ticonderoga play washingtons-war
      you are the American, the planner is the British
  ticonderoga play washingtons-war --seat british=human --seat american=planner:hard
  ticonderoga play washingtons-war --seat american=human --seat british=human
      two people at one keyboard
  ticonderoga play washingtons-war --option edition=rewritten --seed 7 --save game.txt
  ticonderoga play --load game.txt --save game.txt
      resume a saved game and keep it up to date
  ticonderoga play liberty-or-death --seat british=human --seat indians=human
      one person for two factions; the others are non-players
  ticonderoga play liberty-or-death --seat british=human:ann --seat french=human:bob

A seat is played by: human (or human:NAME), random, planner, planner:beginner, planner:easy,
planner:normal, planner:hard, strategist, or a player that the game brings along
('ticonderoga games' names them).
At the table, 'help' lists the commands."""


def add_parser(subparsers: Any) -> None:
    parser = subparsers.add_parser(
        "play",
        help="play a game in this terminal",
        description="Play a game in this terminal, against agents or people at one keyboard.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add_game_arguments(parser, game_optional=True)
    parser.add_argument("--save", default="", metavar="FILE", help="save after every choice")
    parser.add_argument("--load", default="", metavar="FILE", help="resume a saved game")
    parser.add_argument(
        "--think",
        type=float,
        default=5.0,
        metavar="SECONDS",
        help="how long an agent may think about a choice (5)",
    )
    parser.add_argument("--plain", action="store_true", help="plain text without colour")


def run(args: argparse.Namespace) -> int:
    if not 0 < args.think < math.inf:
        raise TiconderogaError(f"--think {args.think:g} is no time to think; say 0.5 or more")
    match = _open_match(args)
    save_file = _save_file(args)
    agents = _seat_agents(args, match)
    table = Table(match, agents, Screen(args.plain), save_file, args.think)
    _welcome(table)
    with _leaving_on_signals():
        try:
            table.run()
        except (Leave, KeyboardInterrupt):
            table.screen.line()
            table.screen.line("You left the game.")
            table.keep()
    return 0


@contextmanager
def _leaving_on_signals() -> Iterator[None]:
    """A closed terminal or a polite end of the process is a leaving: the game is kept."""
    numbers = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]
    before = [signal.signal(number, _leave_on_signal) for number in numbers]
    try:
        yield
    finally:
        for number, handler in zip(numbers, before):
            signal.signal(number, handler)


def _leave_on_signal(number: int, frame: FrameType | None) -> None:
    raise Leave


def _open_match(args: argparse.Namespace) -> Match:
    """A saved game, or a new one."""
    if args.load:
        if args.option or args.scenario or args.seed is not None:
            raise TiconderogaError(
                "a loaded game keeps its own scenario, options and seed; leave those out"
            )
        match = load_from(Path(args.load).expanduser())
        if args.game and args.game != match.setup.game.name:
            raise TiconderogaError(
                f"{args.load} is a game of {match.setup.game.name}, not of {args.game}"
            )
        return match
    if not args.game:
        raise TiconderogaError(f"which game? There are: {', '.join(names(GAMES))}")
    seed = secrets.randbelow(10**9) if args.seed is None else args.seed
    args.seed = seed
    return Match(find_game(args.game), args.scenario, options_of(args), seed)


def _save_file(args: argparse.Namespace) -> Path | None:
    if not args.save:
        return None
    if args.load and Path(args.load).expanduser() == Path(args.save).expanduser():
        return Path(args.save).expanduser()
    return fresh_place(args.save)


def _seat_agents(args: argparse.Namespace, match: Match) -> dict[int, Agent]:
    """Who plays: as said, else as in the saved game, else one person against the others: the
    game's own players, or the planner."""
    seats = match.rules.seats
    opponent = match.setup.game.usual_agent(OPPONENT)
    said = {**match.controllers, **seats_of(args, seats)}
    for seat in range(len(seats)):
        if seat not in said:
            said[seat] = opponent if any(map(is_human, said.values())) else HUMAN
    agents: dict[int, Agent] = {}
    for seat in range(len(seats)):
        who = said[seat]
        if not is_human(who):
            agents[seat] = agent_named(
                who,
                derive_seed("table", match.setup.dice.seed, seat),
                args.think,
                match.setup.game,
            )
        if match.controllers.get(seat) != who:
            match.set_controller(seat, who)
    return agents


def _welcome(table: Table) -> None:
    match = table.match
    setup = match.setup
    screen = table.screen
    who = ", ".join(
        f"{table.seat_name(seat)}: {match.controllers[seat]}" for seat in sorted(match.controllers)
    )
    options = ", ".join(f"{name}={value}" for name, value in setup.options.items() if value)
    screen.line(f"{setup.game.title}", "title")
    screen.say(f"{who}. {options}. Seed {setup.dice.seed}.")
    for warning in match.warnings:
        screen.say(f"Note: {warning}.", "remark")
    if table.board["notice"]:
        screen.say(f"Note: {table.board['notice']}", "remark")
    screen.say("Answer by number or in words; 'help' lists the commands, 'quit' keeps the game.")
    if sys.stdin.isatty():
        with suppress(ImportError):
            import readline  # noqa: F401  (line editing and history for input())
