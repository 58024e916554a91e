"""How long it takes to find the supply of every unit on the map of End of Empire.

    python -m bench.supply                     # each February turn of a random campaign of 1776
    python -m bench.supply --scenario fiw-campaign --seed 3

A February turn is when winter attrition asks for it (6.1). Random games are played to each of
them; there the supply of every unit of both sides is found in one survey, as the rules do.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Sequence
from statistics import median
from time import thread_time

from ticonderoga.engine.errors import TiconderogaError
from ticonderoga.engine.match import Match
from ticonderoga.engine.registry import find_game
from ticonderoga.games.end_of_empire.position import Position
from ticonderoga.games.end_of_empire.rules.attrition import without_line

BEST_OF = 5


def timed(g: Position) -> tuple[int, float]:
    """How many units have no line, and the milliseconds of the best of some tries."""
    best = float("inf")
    cut = 0
    for _ in range(BEST_OF):
        began = thread_time()
        cut = len(without_line(g))
        best = min(best, thread_time() - began)
    return cut, best * 1000


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--scenario", default="arw-campaign-1776", help="(arw-campaign-1776)")
    parser.add_argument("--seed", type=int, default=1, help="seed of the random game (1)")
    given = parser.parse_args(arguments)
    try:
        match = Match(find_game("end-of-empire"), given.scenario, seed=given.seed, listen=False)
    except TiconderogaError as reason:
        print(reason, file=sys.stderr)
        return 2
    chance = random.Random(given.seed)
    turns: dict[int, float] = {}
    while not match.over:
        g: Position = match.world.position
        if g.winter and g.turn not in turns:
            cut, spent = timed(g)
            turns[g.turn] = spent
            units = sum(g.on_map(one) and g.pieces.is_unit(one) for one in range(len(g.where)))
            print(f"turn {g.turn}, February {g.year}: {units} units, {cut} without a line, "
                  f"{spent:.2f} ms", flush=True)  # fmt: skip
        seat = match.awaited()[0]
        match.choose(chance.choice(match.choices(seat)), seat)
    print(f"median {median(turns.values()):.2f} ms, worst {max(turns.values()):.2f} ms")
    return 0


if __name__ == "__main__":
    sys.exit(main())
