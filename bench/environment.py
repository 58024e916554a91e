"""What a step of the PettingZoo environment costs beyond the engine's own decision.

    python bench/environment.py
    python bench/environment.py --game end-of-empire --scenario arw-campaign-1775 --json

The same recorded random games are played twice, by turns: by the engine alone (list the choices,
make one) and through the environment (`agent_iter`, `last`, `step`: observation, mask, reward). The
difference is divided by the decisions; the median over the rounds counts, in processor time, so
that whatever else the machine does is left out.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from statistics import median
from time import process_time
from typing import Any

from ticonderoga.engine.ask import Choice
from ticonderoga.engine.dice import derive_seed, mix
from ticonderoga.engine.errors import TiconderogaError
from ticonderoga.engine.game import Game
from ticonderoga.engine.match import Match
from ticonderoga.engine.registry import all_games, find_game
from ticonderoga.lab.measure import is_compiled
from ticonderoga.learn.pettingzoo_env import TableEnv, env

LIMIT = 100.0
"""Microseconds that a step may cost beyond the decision."""


class Recorded:
    """One random game: who chose what."""

    def __init__(self, table: TableEnv, seed: int, most: int) -> None:
        self.seed: int = seed
        self.steps: list[tuple[int, Choice]] = []
        self.actions: list[int] = []
        match = self.match(table)
        while not match.over and len(self.steps) < most:
            seat = match.awaited()[0]
            choices = match.choices(seat)
            choice = choices[mix(seed, len(self.steps)) % len(choices)]
            self.steps.append((seat, choice))
            self.actions.append(table.arrays.actions.number(choice))
            match.choose(choice, seat)

    def match(self, table: TableEnv) -> Match:
        """The match that the environment begins with this seed."""
        seed = derive_seed("environment", self.seed)
        return Match(
            table.game, table.scenario, table.options, seed=seed, rules=table.rules, listen=False
        )

    def play_engine(self, table: TableEnv) -> None:
        match = self.match(table)
        for seat, choice in self.steps:
            match.choices(seat)
            match.choose(choice, seat)

    def play_environment(self, wrapped: Any) -> None:
        wrapped.reset(seed=self.seed)
        actions = iter(self.actions)
        for _ in wrapped.agent_iter(len(self.actions)):
            wrapped.last()
            wrapped.step(next(actions))


def seconds(play: Callable[[Any], None], table: Any) -> float:
    started = process_time()
    play(table)
    return process_time() - started


def measure(game: Game, scenario: str, decisions: int, rounds: int) -> dict[str, Any]:
    """Microseconds a decision of the engine and of the environment, and the difference."""
    wrapped = env(game.name, scenario)
    table: TableEnv = wrapped.unwrapped
    recorded: list[Recorded] = []
    while sum(len(each.steps) for each in recorded) < decisions:
        left = decisions - sum(len(each.steps) for each in recorded)
        recorded.append(Recorded(table, len(recorded), left))
    engine, environment = [], []
    for _ in range(rounds):
        alone = sum([seconds(one.play_engine, table) for one in recorded])
        whole = sum([seconds(one.play_environment, wrapped) for one in recorded])
        engine.append(alone / decisions * 1e6)
        environment.append(whole / decisions * 1e6)
    beyond = [whole - alone for whole, alone in zip(environment, engine, strict=True)]
    return {
        "game": game.name,
        "scenario": scenario,
        "features": table.arrays.width,
        "actions": table.arrays.size,
        "decisions": decisions,
        "engine_microseconds": median(engine),
        "environment_microseconds": median(environment),
        "beyond_microseconds": median(beyond),
        "within_limit": median(beyond) <= LIMIT,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--game", default="", help="one game; all of them if none is named")
    parser.add_argument("--scenario", default="", help="one scenario; all if none is named")
    parser.add_argument("--decisions", type=int, default=2000, help="decisions of each scenario")
    parser.add_argument("--rounds", type=int, default=7, help="how often they are played")
    parser.add_argument("--json", action="store_true", help="figures as JSON")
    args = parser.parse_args()
    games = [find_game(args.game)] if args.game else all_games()
    rows = []
    for game in games:
        for scenario in game.scenarios:
            if args.scenario in ("", scenario.name):
                rows.append(measure(game, scenario.name, args.decisions, args.rounds))
                if not args.json:
                    show(rows[-1])
    if args.json:
        print(json.dumps({"compiled": is_compiled(), "limit": LIMIT, "rows": rows}, indent=2))


def show(row: dict[str, Any]) -> None:
    name = f"{row['game']} {row['scenario']}"
    print(
        f"{name:44} engine {row['engine_microseconds']:6.1f} µs, "
        f"environment {row['environment_microseconds']:6.1f} µs, "
        f"beyond {row['beyond_microseconds']:5.1f} µs"
        f"{'' if row['within_limit'] else '  (above the limit)'}",
        flush=True,
    )


if __name__ == "__main__":
    try:
        main()
    except TiconderogaError as error:
        sys.exit(str(error))
