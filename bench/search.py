"""How fast the search is, beside OpenSpiel's Python MCTS on its own game, in the same run.

    python bench/search.py
    python bench/search.py --game washingtons-war --agent strategist --seconds 20 --json

The peer's game is backgammon: two sides and dice as here, and its search takes no hidden cards. A
random game of it has about 110 decisions among 26 choices, one of Washington's War about 230 among
13, so the peer's simulations are the shorter ones. Lengths and choices are counted in the run.

* A simulation of the peer goes down its tree, adds a leaf, plays at random to the end and backs up.
* A simulation of ours is one choice tried in an imagined world whose outcome is judged: what the
  agent counts as `nodes`.
* A playout is the same on both sides: a copy (ours: an imagined world), played at random to the
  end.

Slices of play alternate, and a ratio is the median over the rounds.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from statistics import mean, median
from time import process_time
from typing import Any

from ticonderoga.engine.agent import Seen
from ticonderoga.engine.dice import derive_seed, mix
from ticonderoga.engine.errors import TiconderogaError
from ticonderoga.engine.match import Match
from ticonderoga.engine.registry import find_game, make_agent
from ticonderoga.lab.measure import is_compiled
from ticonderoga.learn.extra import missing

try:
    import numpy as np
    import pyspiel
    from open_spiel.python.algorithms import mcts
except ImportError:
    raise missing("open_spiel") from None

PEER_GAME = "backgammon"
SIMULATIONS = 50
"""Of the peer, for one decision."""
APART = 7
"""Decisions made at random between two that are searched."""


class Rate:
    """How much was done in how much processor time, slice by slice."""

    def __init__(self, work: Callable[[], int]) -> None:
        self.work: Callable[[], int] = work
        self.rates: list[float] = []

    def run(self, seconds: float) -> None:
        done = 0
        started = process_time()
        spent = 0.0
        while spent < seconds:
            done += self.work()
            spent = process_time() - started
        self.rates.append(done / spent)

    @property
    def median(self) -> float:
        return median(self.rates)


class Ours:
    """Decisions of random games, each searched by an agent, or played out."""

    def __init__(self, game: str, agent: str, seed: int) -> None:
        self.game = find_game(game)
        self.match = Match(self.game, seed=seed)
        self.agent: Any = make_agent(agent, seed, self.game)
        if not hasattr(self.agent, "nodes"):
            raise TiconderogaError(f"{agent} does not count what it searches")
        self.seed = seed
        self.at = 0

    def advance(self) -> int:
        """Some decisions at random, and then one with a choice; whose it is."""
        made = 0
        while True:
            if self.match.over:
                self.seed += 1
                self.match = Match(self.game, rules=self.match.rules, seed=self.seed)
            seat = self.match.awaited()[0]
            choices = self.match.choices(seat)
            if len(choices) > 1 and made >= APART:
                return seat
            self.at += 1
            made += 1
            self.match.choose(choices[mix(self.seed, self.at) % len(choices)], seat)

    def search(self) -> int:
        seat = self.advance()
        before: int = self.agent.nodes
        self.agent.choose(Seen(self.match, seat))
        return int(self.agent.nodes) - before

    def playout(self) -> int:
        seat = self.advance()
        self.at += 1
        world = self.match.imagine(seat, self.at)
        made = 0
        while world.asks:
            for ask in world.asks:
                choices = world.choices(ask.seat)
                made += 1
                world.choose(choices[mix(self.at, made) % len(choices)], ask.seat)
        return 1


class Peer:
    """OpenSpiel's MCTS, written in Python, on its own game."""

    def __init__(self, game: str, seed: int) -> None:
        self.game = pyspiel.load_game(game)
        self.chance = np.random.RandomState(seed)
        self.evaluator = mcts.RandomRolloutEvaluator(1, self.chance)
        self.bot = mcts.MCTSBot(
            self.game, 2.0, SIMULATIONS, self.evaluator, random_state=self.chance
        )
        self.state = self.game.new_initial_state()
        self.lengths: list[int] = []
        self.offers: list[int] = []

    def advance(self) -> None:
        made = 0
        while True:
            if self.state.is_terminal():
                self.state = self.game.new_initial_state()
            if not self.state.is_chance_node():
                if len(self.state.legal_actions()) > 1 and made >= APART:
                    return
                made += 1
            self._step(self.state)

    def _step(self, state: Any) -> int:
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(self.chance.choice(outcomes, p=chances))
            return 0
        actions = state.legal_actions()
        state.apply_action(self.chance.choice(actions))
        return len(actions)

    def search(self) -> int:
        self.advance()
        self.bot.step(self.state)
        return SIMULATIONS

    def playout(self) -> int:
        self.advance()
        self.evaluator.evaluate(self.state)
        return 1

    def count(self, games: int) -> None:
        """How long random games are, and how much they offer."""
        for _ in range(games):
            state = self.game.new_initial_state()
            made = 0
            while not state.is_terminal():
                offered = self._step(state)
                if offered:
                    made += 1
                    self.offers.append(offered)
            self.lengths.append(made)


def count_ours(game: str, games: int) -> tuple[float, float]:
    """The same of our game."""
    lengths, offers = [], []
    rules = Match(find_game(game)).rules
    for index in range(games):
        match = Match(find_game(game), rules=rules, seed=derive_seed("count", index), listen=False)
        made = 0
        while not match.over:
            for seat in match.awaited():
                choices = match.choices(seat)
                made += 1
                offers.append(len(choices))
                match.choose(choices[mix(index, made) % len(choices)], seat)
        lengths.append(made)
    return mean(lengths), mean(offers)


def measure(game: str, agent: str, peer: str, seconds: float, rounds: int) -> dict[str, Any]:
    ours, theirs = Ours(game, agent, 1), Peer(peer, 1)
    rates = {
        "our_simulations": Rate(ours.search),
        "peer_simulations": Rate(theirs.search),
        "our_playouts": Rate(ours.playout),
        "peer_playouts": Rate(theirs.playout),
    }
    for _ in range(rounds):
        for rate in rates.values():
            rate.run(seconds / rounds)
    theirs.count(10)
    length, offered = count_ours(game, 10)
    found: dict[str, Any] = {
        "game": game,
        "agent": agent,
        "compiled": is_compiled(),
        "peer": f"OpenSpiel MCTS on {peer}",
        "decisions_of_a_game": {"ours": length, "peer": mean(theirs.lengths)},
        "choices_of_a_decision": {"ours": offered, "peer": mean(theirs.offers)},
    }
    found.update({f"{name}_per_second": rate.median for name, rate in rates.items()})
    for what in ("simulations", "playouts"):
        pairs = zip(rates[f"our_{what}"].rates, rates[f"peer_{what}"].rates, strict=True)
        found[f"ratio_of_{what}"] = median(our / their for our, their in pairs)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--game", default="washingtons-war")
    parser.add_argument("--agent", default="planner:hard", help="an agent that counts its nodes")
    parser.add_argument("--peer", default=PEER_GAME, help="a game of OpenSpiel without secrets")
    parser.add_argument("--seconds", type=float, default=10.0, help="for each of the four rates")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--json", action="store_true", help="figures as JSON")
    args = parser.parse_args()
    found = measure(args.game, args.agent, args.peer, args.seconds, args.rounds)
    if args.json:
        print(json.dumps(found, indent=2))
        return
    length, offered = found["decisions_of_a_game"], found["choices_of_a_decision"]
    print(f"{found['agent']} in {found['game']} beside {found['peer']}"
          f" ({'compiled' if found['compiled'] else 'plain Python'})")  # fmt: skip
    print(f"random games: {length['ours']:.0f} decisions among {offered['ours']:.1f} choices; "
          f"the peer's {length['peer']:.0f} among {offered['peer']:.1f}")  # fmt: skip
    for what in ("simulations", "playouts"):
        print(f"{what}: {found[f'our_{what}_per_second']:,.0f} a second, "
              f"the peer {found[f'peer_{what}_per_second']:,.0f}; "
              f"ratio {found[f'ratio_of_{what}']:.1f}")  # fmt: skip


if __name__ == "__main__":
    try:
        main()
    except TiconderogaError as error:
        sys.exit(str(error))
