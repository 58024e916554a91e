"""Record the playthroughs that the tests compare with: whole games as readable text.

    python tools/record.py            # write tests/golden anew
    python tools/record.py --check    # say which would change

A change of the rules, the dice, the random agent or the saved form shows as a diff in these files.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

from ticonderoga.engine.agent import answer
from ticonderoga.engine.game import Game
from ticonderoga.engine.match import Match
from ticonderoga.engine.registry import all_games, make_agent
from ticonderoga.engine.save import save

GOLDEN = Path(__file__).resolve().parent.parent / "tests" / "golden"
SEED = 1775
EVERY = 25


MANY = 4
"""A game with more other values than this has each of them recorded in one scenario only."""

Variant = tuple[str, str, dict[str, str], str]
"""File stem, scenario, options, and who plays all the seats."""


def variants(game: Game) -> Iterator[Variant]:
    """Every scenario at random, and with the players that the game brings along; every value of
    every option by turns, with such players if there are any."""
    others = [
        (option.name, value)
        for option in game.options
        for value in option.values
        if value != option.default
    ]
    own = game.own_player_names
    for number, scenario in enumerate(game.scenarios):
        stem = f"{game.name}-{scenario.name}"
        yield stem, scenario.name, {}, "random"
        here = others if len(others) <= MANY else others[number :: len(game.scenarios)]
        for name, value in here:
            yield f"{stem}-{name}-{value}", scenario.name, {name: value}, (*own, "random")[0]
        for who in own:
            yield f"{stem}-by-{who}", scenario.name, {}, who


def playthrough(
    game: Game, scenario: str, options: dict[str, str], who: str = "random"
) -> tuple[str, str]:
    """A game between agents of one kind: its saved text, and its hash at every 25th choice."""
    match = Match(game, scenario, options, seed=SEED)
    agents = [make_agent(who, SEED + seat, game) for seat in range(len(match.rules.seats))]
    if who != "random":
        for seat in range(len(match.rules.seats)):
            match.set_controller(seat, who)
    hashes: list[str] = []
    chosen = 0
    while not match.over:
        if chosen % EVERY == 0:
            hashes.append(f"{chosen} {match.hash()}")
        seat = match.awaited()[0]
        match.choose(answer(match, seat, agents[seat]), seat)
        chosen += 1
    hashes.append(f"{chosen} {match.hash()}")
    return save(match), "\n".join(hashes) + "\n"


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--check", action="store_true", help="compare, write nothing")
    args = parser.parse_args()
    GOLDEN.mkdir(parents=True, exist_ok=True)
    changed = 0
    for game in all_games():
        for stem, scenario, options, who in variants(game):
            for suffix, text in zip(
                (".game", ".hashes"), playthrough(game, scenario, options, who), strict=True
            ):
                path = GOLDEN / (stem + suffix)
                if path.exists() and path.read_text(encoding="utf-8") == text:
                    continue
                changed += 1
                print(f"{'differs' if args.check else 'written'}: {path.name}")
                if not args.check:
                    path.write_text(text, encoding="utf-8")
    print(f"{changed} files {'differ' if args.check else 'written'}")
    return 1 if args.check and changed else 0


if __name__ == "__main__":
    sys.exit(main())
