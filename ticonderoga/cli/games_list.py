"""`ticonderoga games`: which games there are, with scenarios, options, seats and confidence."""

from __future__ import annotations

import argparse
import json
import sys
import textwrap
from typing import Any

from ticonderoga.engine.game import Game
from ticonderoga.engine.registry import AGENTS, GAMES, find_game, names

WIDTH = 92

EXAMPLES = """\
examples:
  ticonderoga games
  ticonderoga games --json"""


def add_parser(subparsers: Any) -> None:
    parser = subparsers.add_parser(
        "games",
        help="list the games with their scenarios, options and seats",
        description="List the games: scenarios, options, seats, and how certain their data are.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--json", action="store_true", help="print JSON for scripts")


def run(args: argparse.Namespace) -> int:
    games = playable_games()
    agents = names(AGENTS)
    if args.json:
        found = {"games": [describe(game) for game in games], "agents": agents}
        print(json.dumps(found, indent=2))
        return 0
    for game in games:
        print("\n".join(page(game)), end="\n\n")
    print(f"Agents: {', '.join(agents)}")
    return 0


def playable_games() -> list[Game]:
    """Every game that can be loaded; of one that cannot, a sentence goes to the error stream."""
    games: list[Game] = []
    for name in names(GAMES):
        try:
            games.append(find_game(name))
        except (ImportError, AttributeError) as error:
            print(f"ticonderoga: the game '{name}' cannot be loaded: {error}", file=sys.stderr)
    return games


def describe(game: Game) -> dict[str, Any]:
    """One game as plain data."""
    return {
        "name": game.name,
        "title": game.title,
        "version": game.version,
        "seats": list(game.seats),
        "nature": dict(game.nature),
        "scenarios": [
            {"name": scenario.name, "title": scenario.title, "help": scenario.help}
            for scenario in game.scenarios
        ],
        "options": [option.plain() for option in game.options],
        "agents": list(game.own_player_names),
        "confidence": game.confidence(),
    }


def page(game: Game) -> list[str]:
    """One game as lines for a terminal."""
    lines = [f"{game.name}: {game.title}"]
    lines += _item("seats", ", ".join(game.seats))
    for name, said in game.nature.items():
        lines += _item(name, said)
    for number, scenario in enumerate(game.scenarios):
        default = " (default)" if number == 0 and len(game.scenarios) > 1 else ""
        lines += _item("scenario", f"{scenario.name}{default}: {scenario.title}, {scenario.help}")
    group = ""
    for option in sorted(game.options, key=lambda each: each.group):
        if option.group != group:
            lines += _item("options", f"{option.group}:")
        group = option.group
        values = " | ".join(
            f"{value} (default)" if value == option.default else value for value in option.values
        )
        lines += _item("option", f"{option.name}={values or 'TEXT'}: {option.help}")
    for own in game.own_player_names:
        lines += _item("agent", f"{own}: the game's own player")
    for said in game.confidence():
        lines += _item("data", said.replace("_", " "))
    return lines


def _item(label: str, text: str) -> list[str]:
    """A label and its text, wrapped under itself."""
    head = f"  {label:<14}"
    return textwrap.wrap(text, WIDTH, initial_indent=head, subsequent_indent=" " * len(head))
