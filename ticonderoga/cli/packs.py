"""`ticonderoga pack check PATH`: whether a data pack can be played, and what to mend if not."""

from __future__ import annotations

import argparse
import json
from typing import Any

from ticonderoga.cli.games_list import playable_games
from ticonderoga.cli.printing import printable
from ticonderoga.engine.errors import TiconderogaError
from ticonderoga.engine.game import Game
from ticonderoga.engine.kit.fields import Problem
from ticonderoga.engine.registry import find_game

UNUSABLE = 2

EXAMPLES = """\
examples:
  ticonderoga pack check my-pack
  ticonderoga pack check my-pack --game washingtons-war --json

A pack is a folder with one or more files of the game's data; what it does not hold is taken
from the built-in pack. Play with it by --option pack=PATH."""


def add_parser(subparsers: Any) -> None:
    parser = subparsers.add_parser(
        "pack",
        help="check a corrected data pack",
        description="Work with data packs: maps, decks and pieces as files.",
    )
    actions = parser.add_subparsers(dest="action", metavar="ACTION", required=True)
    check = actions.add_parser(
        "check",
        help="say what is wrong with a pack",
        description="Check a data pack: what is wrong, in which file and place, and the remedy.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    check.add_argument("path", metavar="PATH", help="the folder of the pack")
    check.add_argument(
        "--game", default="", metavar="G", help="whose pack it is (default: the one it fits best)"
    )
    check.add_argument("--json", action="store_true", help="print JSON for scripts")


def run(args: argparse.Namespace) -> int:
    game = _game_with_packs(args.game, args.path)
    problems, remarks = game.check_pack(args.path)
    if args.json:
        found = {
            "game": game.name,
            "path": args.path,
            "usable": not problems,
            "problems": [_plain(problem) for problem in problems],
            "remarks": [_plain(remark) for remark in remarks],
        }
        print(json.dumps(found, indent=2))
        return UNUSABLE if problems else 0
    for problem in problems:
        _tell("problem", problem)
    for remark in remarks:
        _tell("remark", remark)
    if problems:
        many = "1 problem" if len(problems) == 1 else f"{len(problems)} problems"
        print(f"{args.path}: {many}; the pack cannot be used")
        return UNUSABLE
    print(f"{args.path}: good; play with --option pack={args.path}")
    return 0


def _game_with_packs(name: str, path: str) -> Any:
    """The game whose packs are meant: a game that reads packs has a method `check_pack`. When
    none is named it is the game that finds the least wrong with this one."""
    readers: list[Game] = [game for game in playable_games() if game.check_pack is not None]
    if not name:
        if not readers:
            raise TiconderogaError("no game here reads data packs")
        return min(readers, key=lambda game: _problems(game, path))
    game = find_game(name)
    if game.check_pack is None:
        can = ", ".join(reader.name for reader in readers) or "none"
        raise TiconderogaError(f"{name} reads no data packs; games that do: {can}")
    return game


def _problems(game: Any, path: str) -> int:
    problems, _ = game.check_pack(path)
    return len(problems)


def _plain(found: Problem) -> dict[str, str]:
    return {
        "file": found.file,
        "place": found.where,
        "problem": found.what,
        "remedy": found.remedy,
    }


def _tell(what: str, found: Problem) -> None:
    where = f"{found.file}, {found.where}" if found.where else found.file
    print(printable(f"{what} in {where}:\n  {found.what}\n  {found.remedy}"))
