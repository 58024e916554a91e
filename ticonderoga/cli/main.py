"""The front door: `ticonderoga COMMAND …`. Each command is a module with `add_parser` and `run`."""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Sequence
from difflib import get_close_matches
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final, NoReturn, Protocol, cast

from ticonderoga import __version__
from ticonderoga.cli.printing import printable
from ticonderoga.engine.errors import TiconderogaError

MISTAKE: Final = 2
"""The exit status of a person's mistake."""

COMMANDS: Final[dict[str, str]] = {
    "play": "ticonderoga.cli.play",
    "serve": "ticonderoga.cli.serve",
    "games": "ticonderoga.cli.games_list",
    "simulate": "ticonderoga.cli.simulate",
    "tournament": "ticonderoga.cli.tournament",
    "report": "ticonderoga.cli.report",
    "dataset": "ticonderoga.cli.dataset",
    "replay": "ticonderoga.cli.replay",
    "bench": "ticonderoga.cli.bench",
    "fit": "ticonderoga.cli.fit",
    "pack": "ticonderoga.cli.packs",
}

EXAMPLES: Final = """\
examples:
  ticonderoga play washingtons-war
  ticonderoga games
  ticonderoga simulate washingtons-war --games 100 --seat american=random --seat british=planner
  ticonderoga tournament washingtons-war random planner:easy planner --games 100
  ticonderoga report liberty-or-death --games 200 --page report.html
  ticonderoga replay mygame.txt --check

`ticonderoga COMMAND --help` says more about each."""


class Command(Protocol):
    """What the module of a command holds."""

    def add_parser(self, subparsers: Any) -> None: ...

    def run(self, args: argparse.Namespace) -> int: ...


class Parser(argparse.ArgumentParser):
    """Says what is wrong in a sentence, and where help is, instead of printing the usage."""

    def error(self, message: str) -> NoReturn:
        self.exit(MISTAKE, f"{self.prog}: {message}. Try '{self.prog} --help'.\n")


def commands(argv: Sequence[str]) -> dict[str, Command]:
    """The commands to set up: only the named one, so that the others cost nothing."""
    named = argv[0] if argv and argv[0] in COMMANDS else ""
    wanted = [named] if named else list(COMMANDS)
    return {
        name: cast(Command, import_module(COMMANDS[name]))
        for name in wanted
        if find_spec(COMMANDS[name]) is not None
    }


def build(modules: dict[str, Command]) -> argparse.ArgumentParser:
    parser = Parser(
        prog="ticonderoga",
        description="Board wargames of colonial America by their rules: play, simulate, replay.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"ticonderoga {__version__}")
    subparsers = parser.add_subparsers(dest="command", metavar="COMMAND", title="commands")
    for module in modules.values():
        module.add_parser(subparsers)
    return parser


def _check_command(argv: Sequence[str]) -> None:
    """A mistyped command is answered with the one that was probably meant."""
    if argv and not argv[0].startswith("-") and argv[0] not in COMMANDS:
        close = get_close_matches(argv[0], COMMANDS, 1)
        hint = f"did you mean '{close[0]}'?" if close else f"there are: {', '.join(COMMANDS)}"
        raise TiconderogaError(f"there is no command '{argv[0]}'; {hint}")


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; the exit status is 0, or 2 with a sentence for a person's mistake."""
    words = list(sys.argv[1:] if argv is None else argv)
    _prepare_streams()
    try:
        _check_command(words)
        modules = commands(words)
        parser = build(modules)
        args = parser.parse_args(words)
        if args.command is None:
            parser.print_help()
            return 0
        status = modules[args.command].run(args)
        sys.stdout.flush()
        return status
    except TiconderogaError as error:
        print(f"ticonderoga: {printable(str(error))}", file=sys.stderr)
        return MISTAKE
    except SystemExit as leaving:
        return leaving.code if isinstance(leaving.code, int) else 0
    except KeyboardInterrupt:
        print("\nticonderoga: stopped.", file=sys.stderr)
        return 130
    except BrokenPipeError:  # the reader has gone, as in `… | head`
        _print_nothing_more()
        return 0
    except OSError as error:  # such as a full disk
        _print_nothing_more()
        what = f" ({error.filename})" if error.filename else ""
        print(f"ticonderoga: {error.strerror or error}{what}", file=sys.stderr)
        return MISTAKE


def _prepare_streams() -> None:
    """What a terminal cannot show is shown as a question mark; what goes nowhere, nowhere."""
    for name in ("stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is None:  # it was closed before we began
            setattr(sys, name, io.StringIO())
        elif hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


def _print_nothing_more() -> None:
    """Leave quietly, and keep Python from complaining when it ends."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
