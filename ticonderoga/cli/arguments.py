"""Arguments that several commands share: the game, its scenario and options, and the seats."""

from __future__ import annotations

import argparse
import sys
from difflib import get_close_matches
from pathlib import Path
from typing import Any, cast

from ticonderoga.engine.agent import Agent
from ticonderoga.engine.errors import TiconderogaError
from ticonderoga.engine.game import Game
from ticonderoga.engine.registry import agent_names, make_agent
from ticonderoga.lab.arguments import named_values, option_values
from ticonderoga.lab.store import Store

HUMAN = "human"
EVERY = "all"
"""All scenarios, or all options."""


def is_human(who: str) -> bool:
    """A person at the keyboard; where there are several, each by a name: human:ann."""
    return who.partition(":")[0] == HUMAN


def add_game_arguments(parser: argparse.ArgumentParser, *, game_optional: bool = False) -> None:
    """GAME --scenario --option --seat --seed, the same for every command that starts games."""
    parser.add_argument(
        "game",
        metavar="GAME",
        nargs="?" if game_optional else None,
        help="which game, such as washingtons-war ('ticonderoga games' lists them)",
    )
    parser.add_argument("--scenario", default="", metavar="S", help="scenario; the first if none")
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="K=V",
        help="an option of the game, such as edition=rewritten; may be given several times",
    )
    parser.add_argument(
        "--seat",
        action="append",
        default=[],
        metavar="SEAT=WHO",
        help="who plays a seat, such as british=planner:hard; may be given several times",
    )
    parser.add_argument("--seed", type=int, metavar="N", help="seed of the dice and the shuffles")


def add_batch_arguments(
    parser: argparse.ArgumentParser, *, usual: str = "the first", agents: bool = True
) -> None:
    """GAME --scenario --option --seed, and --agent for all seats: what is played in a batch that
    may go through several scenarios."""
    parser.add_argument("game", metavar="GAME", help="which game ('ticonderoga games' lists them)")
    if agents:
        parser.add_argument(
            "--agent", action="append", default=[], metavar="SPEC",
            help="who plays all seats; may be given several times (default: the game's own player)",
        )  # fmt: skip
    parser.add_argument(
        "--scenario", action="append", default=[], metavar="S",
        help=f"scenario; may be given several times, or 'all' (default: {usual})",
    )  # fmt: skip
    parser.add_argument(
        "--option", action="append", default=[], metavar="K=V", help="an option of the game"
    )
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="seed (default 0)")


def scenarios_of(game: Game, given: list[str]) -> list[str]:
    """The scenarios that are meant; 'all' means all of them."""
    return [each.name for each in game.scenarios] if EVERY in given else given


def add_work_arguments(parser: argparse.ArgumentParser) -> None:
    """--jobs and --ray: who does the work."""
    parser.add_argument(
        "--jobs", type=int, default=1, metavar="N", help="processes that share the work (default 1)"
    )
    parser.add_argument(
        "--ray",
        nargs="?",
        const="",
        metavar="ADDRESS",
        help="work on Ray: --jobs workers of this machine, or a cluster by its address",
    )


def add_record_arguments(parser: argparse.ArgumentParser) -> None:
    """--out and --resume: where the games are recorded."""
    parser.add_argument(
        "--out", metavar="DIR", help="record every game in DIR as soon as it is over"
    )
    parser.add_argument(
        "--resume", action="store_true", help="go on with what --out DIR holds already"
    )


def open_store(args: argparse.Namespace) -> Store | None:
    """The record that --out and --resume name."""
    if args.out is None:
        if args.resume:
            raise TiconderogaError("--resume goes on with a record: say which with --out DIR")
        return None
    return Store(Path(args.out), args.resume, say=_say)


def _say(text: str) -> None:
    print(f"ticonderoga: {text}", file=sys.stderr)


def check_counts(args: argparse.Namespace) -> None:
    """--games and --jobs are 1 or more."""
    for name in ("games", "jobs"):
        if getattr(args, name) < 1:
            raise TiconderogaError(f"--{name} must be 1 or more, not {getattr(args, name)}")


def write_page(name: str, html: str) -> None:
    """A page into a file, or a sentence on why not."""
    try:
        Path(name).write_text(html, encoding="utf-8")
    except OSError as error:
        raise TiconderogaError(f"'{name}' cannot be written: {error.strerror}") from None
    _say(f"the page is in {name}")


def options_of(args: argparse.Namespace) -> dict[str, str]:
    """The options as given; the engine checks their names and values."""
    return option_values(args.option)


def seats_of(args: argparse.Namespace, seats: tuple[str, ...]) -> dict[int, str]:
    """Who plays which seat, as far as it was said."""
    pairs = named_values(args.seat, "--seat", f"SEAT=WHO, for example {seats[-1]}=planner:hard")
    found: dict[int, str] = {}
    for name, who in pairs.items():
        seat = seat_named(name, seats)
        if not who:
            raise TiconderogaError(f"who plays {name}? Say for example --seat {name}=planner")
        found[seat] = who
    return found


def seat_named(name: str, seats: tuple[str, ...]) -> int:
    """The number of a seat, or a sentence on which there are."""
    if name not in seats:
        close = get_close_matches(name, seats, 1)
        hint = f"did you mean '{close[0]}'?" if close else f"there are: {', '.join(seats)}"
        raise TiconderogaError(f"there is no seat '{name}'; {hint}")
    return seats.index(name)


def agent_named(
    spec: str, seed: int, seconds: float | None = None, game: Game | None = None
) -> Agent:
    """An agent for a seat. One that can think by the clock is told how long it may."""
    known = agent_names(game)
    if spec.partition(":")[0] not in known:
        raise TiconderogaError(
            f"nobody called '{spec}' can play a seat; it can be: {', '.join([HUMAN, *known])}"
        )
    agent: Any = make_agent(spec, seed, game)
    if seconds is not None:
        agent.seconds = seconds
    return cast(Agent, agent)
