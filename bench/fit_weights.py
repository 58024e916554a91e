"""Fit the weights of an evaluation to games between a game's own minds.

    python bench/fit_weights.py --game liberty-or-death --games 300

Every so many turns the measures of the board are taken; ridge regression finds the weights, at
the beginning and at the end of the war, with which they foretell best how the game ends for a
seat: who wins, and by how much. The result is printed as the tables of `evaluate_weights.py`.
"""

from __future__ import annotations

import argparse
import importlib
import sys
from typing import Any

from ticonderoga.engine.agent import answer
from ticonderoga.engine.dice import derive_seed
from ticonderoga.engine.match import Match
from ticonderoga.engine.registry import find_game, make_agent

EVERY = 5
WIN = 15.0
AHEAD = 10.0

Rows = list[tuple[list[float], float]]


def rows_of(game: Any, scenario: str, seed: int, judge: Any, rows: list[Rows]) -> None:
    """Play one game and add its moments, with what became of them, to each seat's rows."""
    match = Match(game, scenario, seed=seed, listen=False)
    seats = range(len(match.rules.seats))
    agents = [make_agent(game.default_agent, derive_seed(seed, seat), game) for seat in seats]
    for seat in seats:
        match.set_controller(seat, game.default_agent)
    moments: list[list[list[float]]] = []
    turns = 0
    while not match.over:
        ask = match.asks[0]
        if match.rules.begins(ask):  # type: ignore[attr-defined]
            turns += 1
            if turns % EVERY == 0:
                late = judge.progress(match.position)
                found = [judge.measures(match.position, seat) for seat in seats]
                moments.append(
                    [[x * (1 - late) for x in row] + [x * late for x in row] + [1.0]
                     for row in found]
                )  # fmt: skip
        match.choose(answer(match, ask.seat, agents[ask.seat]), ask.seat)
    result = match.result
    assert result is not None
    for seat in seats:
        best = max(result.scores[other] for other in seats if other != seat)
        ahead = max(-AHEAD, min(AHEAD, result.scores[seat] - best))
        end = (WIN if seat in result.winners else -WIN) + ahead
        for moment in moments:
            rows[seat].append((moment[seat], end))


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Gauss's elimination with the largest pivot."""
    size = len(right)
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for at in range(size):
        pivot = max(range(at, size), key=lambda row: abs(rows[row][at]))
        rows[at], rows[pivot] = rows[pivot], rows[at]
        for row in range(size):
            if row != at and rows[row][at]:
                times = rows[row][at] / rows[at][at]
                rows[row] = [x - times * y for x, y in zip(rows[row], rows[at], strict=True)]
    return [rows[at][size] / rows[at][at] for at in range(size)]


def ridge(rows: Rows, prior: list[float], strength: float) -> tuple[list[float], float]:
    """The weights, not far from the prior ones, and the share of the variance they explain."""
    size = len(rows[0][0])
    ends = [end for _, end in rows]
    rows = [
        (measures, end - sum(w * x for w, x in zip(prior, measures, strict=True)))
        for measures, end in rows
    ]
    scale = [max(1e-6, (sum(x[k] * x[k] for x, _ in rows) / len(rows)) ** 0.5) for k in range(size)]
    matrix = [[0.0] * size for _ in range(size)]
    right = [0.0] * size
    for measures, end in rows:
        unit = [x / s for x, s in zip(measures, scale, strict=True)]
        for at, value in enumerate(unit):
            if value:
                line = matrix[at]
                for other in range(at, size):
                    line[other] += value * unit[other]
                right[at] += value * end
    for at in range(size):
        for other in range(at):
            matrix[at][other] = matrix[other][at]
        matrix[at][at] += strength * len(rows)
    weights = [w / s for w, s in zip(solve(matrix, right), scale, strict=True)]
    mean = sum(ends) / len(rows)
    total = sum((end - mean) ** 2 for end in ends)
    left = sum(
        (end - sum(w * x for w, x in zip(weights, measures, strict=True))) ** 2
        for measures, end in rows
    )
    weights = [w + p for w, p in zip(weights, prior, strict=True)]
    return weights, 1.0 - left / total


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--game", default="liberty-or-death")
    parser.add_argument("--games", type=int, default=200, help="of each scenario")
    parser.add_argument("--scenario", action="append", default=[])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--ridge", type=float, default=0.05, help="how close to the present ones")
    given = parser.parse_args(arguments)
    game = find_game(given.game)
    package = type(game).__module__.rpartition(".")[0]
    judge = importlib.import_module(package + ".evaluate")
    rows: list[Rows] = [[] for _ in game.seats]
    for scenario in given.scenario or [scenario.name for scenario in game.scenarios]:
        for number in range(given.games):
            rows_of(game, scenario, derive_seed("fit", given.seed, number), judge, rows)
            if sys.stderr.isatty():
                print(f"\r{scenario} {number + 1}/{given.games} ", end="", file=sys.stderr)
    fitted = [
        ridge(table, [*judge.EARLY[seat], *judge.LATE[seat], 0.0], given.ridge)
        for seat, table in enumerate(rows)
    ]
    for name, begin in (("EARLY", True), ("LATE", False)):
        print(f"{name}: Final[tuple[tuple[float, ...], ...]] = (")
        for seat, (weights, share) in enumerate(fitted):
            half = len(weights) // 2
            found = weights[:half] if begin else weights[half : 2 * half]
            print(f"    (  # {game.seats[seat]}, {100 * share:.0f} % explained")
            for at in range(0, half, 9):
                print("        " + ", ".join(f"{w:.2f}" for w in found[at : at + 9]) + ",")
            print("    ),")
        print(")")
    return 0


if __name__ == "__main__":
    sys.exit(main())
