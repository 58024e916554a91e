"""Fit the weights of an evaluation by trying turns out.

    python -m ticonderoga.lab.fit_weights --seat british --minutes 5

Out of games between a game's own players moments are taken at which a seat is to move. Several
turns are made up there, as the planner makes them up, and each is followed to the end of the
game in the same imagined world. What the turns changed on the board is set against how the
games ended, by ridge regression within each moment: so a weight tells what a change is worth,
not what goes along with winning. Weights are held to those in the table now, the more strongly
the greater `--ridge`, and none may change sides (`sign` of the evaluation): what is good for a
seat is never counted against it because of a chance in the sample. The result is printed as a row
of the tables EARLY and LATE.
"""

from __future__ import annotations

import argparse
import importlib
import json
import sys
from importlib.metadata import entry_points
from math import tanh
from time import process_time
from typing import Any

from ticonderoga.agents.guide import Guide
from ticonderoga.agents.planner import TURN_LEVELS
from ticonderoga.agents.turns import TurnSearch
from ticonderoga.engine.agent import Seen, answer
from ticonderoga.engine.dice import derive_seed, mix
from ticonderoga.engine.errors import Refused
from ticonderoga.engine.game import Result
from ticonderoga.engine.match import Match
from ticonderoga.engine.registry import GAMES, find_game, make_agent
from ticonderoga.lab.arguments import run

TURNS = 10
"""How many turns are followed at one moment."""
ONE_IN = 2
"""Of so many turns one is a moment to try others."""
ASTRAY = 3
"""Every so often the seat really plays one of the turns instead of its own player's."""
WIN = 10.0
"""What a won game is worth, however narrowly."""
LEAD = 20.0
"""What the clearest lead is worth besides."""
CLEAR = 12.0
"""The lead in final scores that is a clear one."""
ROUNDS = 400
"""How often all the weights are gone through."""
TO_THE_END = 1_000_000

Row = tuple[list[float], float]


def end_of(result: Result, seat: int) -> float:
    """How a game ended for a seat: won or lost, and how clearly."""
    best = max(score for other, score in enumerate(result.scores) if other != seat)
    won = WIN if seat in result.winners else -WIN
    return won + LEAD * tanh((result.scores[seat] - best) / CLEAR)


class Trial:
    """Tries out turns of one seat, and keeps what they changed and what came of it."""

    def __init__(self, game: Any, judge: Any, seat: int, seed: int) -> None:
        self.game: Any = game
        self.judge: Any = judge
        self.seat: int = seat
        self.seed: int = seed
        self.rows: list[Row] = []
        self.games: int = 0

    def play(self, scenario: str) -> None:
        """One game."""
        self.games += 1
        seed = derive_seed("fit", self.seed, self.seat, self.games)
        match = Match(self.game, scenario, seed=seed, listen=False)
        seats = range(len(match.rules.seats))
        usual = self.game.usual_agent("")
        agents = [make_agent(usual, derive_seed(seed, seat), self.game) for seat in seats]
        for seat in seats:
            match.set_controller(seat, "planner" if seat == self.seat else usual)
        opens_turn = match.rules.guidance.opens_turn
        assert opens_turn is not None
        turns = 0
        script: list[Any] = []
        while not match.over:
            ask = match.asks[0]
            if ask.seat == self.seat and opens_turn(ask):
                turns += 1
                script = []
                if mix(seed, turns) % ONE_IN == 0:
                    found = self.moment(match, mix(seed, 1000 + turns))
                    if turns % ASTRAY == 0:
                        script = found
            if script and ask.seat == self.seat:
                choice = script.pop(0)[1]
                if choice in match.choices(self.seat):
                    match.choose(choice, self.seat)
                    continue
                script = []
            try:
                match.choose(answer(match, ask.seat, agents[ask.seat]), ask.seat)
            except Refused:  # a non-player under a person's rules may overlook a limit
                match.choose(match.choices(ask.seat)[-1], ask.seat)

    def moment(self, match: Match, seed: int) -> list[Any]:
        """Try turns out here; one of them."""
        seen = Seen(match, self.seat)
        guide = Guide(match.rules, self.game)
        search = TurnSearch(seen, guide, TURN_LEVELS["normal"], seed, None, [])
        turns = search.run_to_glance()
        own = [turn for turn in turns if turn.first]
        others = [turn for turn in turns if not turn.first]
        chosen = own + others[:2]
        rest = others[2:]
        at = 0
        while rest and len(chosen) < TURNS:
            at += 1
            chosen.append(rest.pop(mix(seed, at) % len(rest)))
        found = []
        for turn in chosen:
            walk = search.walk(1, 1001)
            walk.finish(turn.script)
            late = self.judge.progress(walk.position)
            measures = self.judge.measures(walk.position, self.seat)
            row = [x * (1 - late) for x in measures] + [x * late for x in measures]
            walk.go_on(search.opens_turn, TO_THE_END)
            result = walk.result
            if result is not None:
                found.append((row, end_of(result, self.seat)))
        if len(found) > 1:
            self._keep(found)
        return chosen[mix(seed, 99) % len(chosen)].script

    def _keep(self, found: list[Row]) -> None:
        """Only what differs within the moment counts."""
        size = len(found[0][0])
        mean = [sum(row[k] for row, _ in found) / len(found) for k in range(size)]
        middle = sum(end for _, end in found) / len(found)
        for row, end in found:
            self.rows.append(([x - m for x, m in zip(row, mean, strict=True)], end - middle))


def squares(rows: list[Row], size: int) -> tuple[list[list[float]], list[float]]:
    """The normal equations of the rows."""
    matrix = [[0.0] * size for _ in range(size)]
    right = [0.0] * size
    for measures, end in rows:
        there = [at for at in range(size) if measures[at]]
        for at in there:
            value = measures[at]
            line = matrix[at]
            right[at] += value * end
            for other in there:
                line[other] += value * measures[other]
    return matrix, right


def ridge(rows: list[Row], prior: list[float], signs: list[int], strength: float) -> list[float]:
    """The weights that explain the ends best, not far from the prior ones and each on its own
    side of nothing, found one after the other, round after round."""
    size = len(prior)
    matrix, right = squares(rows, size)
    weights = list(prior)
    for _ in range(ROUNDS):
        for at in range(size):
            line = matrix[at]
            own = line[at] + strength
            rest = sum([w * x for w, x in zip(weights, line, strict=True)]) - weights[at] * line[at]
            value = (right[at] + strength * prior[at] - rest) / own
            weights[at] = max(0.0, value) if signs[at] > 0 else min(0.0, value)
    return weights


def package_of(game: str) -> str:
    """The package of a game, by its entry point."""
    point = next(point for point in entry_points(group=GAMES) if point.name == game)
    return point.module.rpartition(".")[0]


def evaluation_of(game: str) -> Any:
    """The module `evaluate` of a game, beside the one that its entry point names."""
    return importlib.import_module(package_of(game) + ".evaluate")


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--game", default="liberty-or-death")
    parser.add_argument("--seat", action="append", default=[], help="all of them if not given")
    parser.add_argument("--scenario", action="append", default=[])
    parser.add_argument("--minutes", type=float, default=2.0, help="of CPU time for each seat")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--ridge", type=float, default=2000.0)
    parser.add_argument("--rows", default="", help="keep the trials in this file, as JSON lines")
    given = parser.parse_args(arguments)
    game: Any = find_game(given.game)
    judge = evaluation_of(given.game)
    scenarios = given.scenario or [scenario.name for scenario in game.scenarios]
    for seat, name in enumerate(game.seats):
        if given.seat and name not in given.seat:
            continue
        trial = Trial(game, judge, seat, given.seed)
        until = process_time() + 60.0 * given.minutes
        while process_time() < until:
            trial.play(scenarios[trial.games % len(scenarios)])
            if sys.stderr.isatty():
                print(f"\r{name}: {len(trial.rows)} turns ", end="", file=sys.stderr)
        if given.rows:
            with open(given.rows, "a", encoding="utf-8") as file:
                for kept in trial.rows:
                    file.write(json.dumps([name, *kept]) + "\n")
        prior = [*judge.EARLY[seat], *judge.LATE[seat]]
        signs = 2 * [judge.sign(at, seat) for at in range(len(prior) // 2)]
        weights = ridge(trial.rows, prior, signs, given.ridge)
        half = len(weights) // 2
        for table, row in (("early", weights[:half]), ("late", weights[half:])):
            print(f"    (  # {name}, {table}, {len(trial.rows)} turns of {trial.games} games")
            for at in range(0, half, 10):
                print("        " + ", ".join(f"{w:.2f}" for w in row[at : at + 10]) + ",")
            print("    ),", flush=True)
    return 0


if __name__ == "__main__":
    run(main)
