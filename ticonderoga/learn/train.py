"""Train a small network by self-play (PPO), and measure it against agents on the way.

    python -m ticonderoga.learn.train skirmish --minutes 3 --against planner:easy
    python -m ticonderoga.learn.train washingtons-war --minutes 30 --hidden 128 --out ww.npz

Every seat is played by the same network. A decision is worth what its seat got at the end of the
game; the network's own value is the baseline. Every `--measure` updates the network plays games
against the agents that `--against` names, by turns in every seat, and the score is told with its
95 % interval (a shared win counts half).
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from ticonderoga.engine.agent import Agent, answer
from ticonderoga.engine.dice import derive_seed
from ticonderoga.engine.game import Game, settle_scenario
from ticonderoga.engine.match import Match
from ticonderoga.engine.registry import find_game, make_agent
from ticonderoga.lab.arguments import run
from ticonderoga.lab.results import wilson
from ticonderoga.learn.extra import missing
from ticonderoga.learn.network import Network, NetworkAgent, begin
from ticonderoga.learn.self_play import NO_ACTION, Batch, SelfPlay

try:
    import jax
    import jax.numpy as jnp
    import numpy as np
    import optax
except ImportError:
    raise missing("jax and optax") from None

CLIP = 0.2
"""How far a chance may move in one update, as a share."""
IMPOSSIBLE = -1e9


@dataclass(frozen=True)
class Effort:
    """How much is played and how it is learned from."""

    tables: int = 128
    rows: int = 4096
    minibatch: int = 512
    epochs: int = 3
    rate: float = 1e-3
    entropy: float = 0.01
    hidden: int = 128
    most_offered: int = 64


@dataclass(frozen=True)
class Point:
    """One measurement of the learning curve."""

    seconds: float
    games: int
    decisions: int
    against: str
    played: int
    score: float
    low: float
    high: float


def forward(weights: Any, seen: Any, offered: Any) -> tuple[Any, Any]:
    """Logarithms of the chances of the offered actions, and the value, for many rows at once."""
    hidden = jax.nn.relu(seen @ weights["first"] + weights["first_bias"])
    hidden = jax.nn.relu(hidden @ weights["second"] + weights["second_bias"])
    rows = weights["actions"][offered]
    wish = jnp.einsum("bkh,bh->bk", rows, hidden) + weights["action_bias"][offered]
    wish = jnp.where(offered == NO_ACTION, IMPOSSIBLE, wish)
    value = jnp.tanh(hidden @ weights["value"] + weights["value_bias"])
    return jax.nn.log_softmax(wish), value


def loss(weights: Any, batch: dict[str, Any], entropy: float) -> Any:
    """What PPO makes small: chances of good decisions up, within the clip; value close to what
    came of it; and not too sure of itself too early."""
    chances, value = forward(weights, batch["seen"], batch["offered"])
    taken = jnp.take_along_axis(chances, batch["taken"][:, None], 1)[:, 0]
    better = batch["better"]
    ratio = jnp.exp(taken - batch["chance"])
    clipped = jnp.clip(ratio, 1 - CLIP, 1 + CLIP)
    gain = jnp.minimum(ratio * better, clipped * better).mean()
    miss = ((value - batch["reward"]) ** 2).mean()
    doubt = -(jnp.exp(chances) * jnp.where(chances < IMPOSSIBLE / 2, 0, chances)).sum(1).mean()
    return -gain + 0.5 * miss - entropy * doubt


class Trainer:
    """Weights that are fitted to self-play, update by update."""

    def __init__(self, game: Game, scenario: str, effort: Effort, seed: int = 0) -> None:
        self.game: Game = game
        self.scenario: str = settle_scenario(game, scenario)
        self.effort: Effort = effort
        self.play: SelfPlay = SelfPlay(
            game, self.scenario, effort.tables, effort.most_offered, seed
        )
        arrays = self.play.arrays
        self.weights: Any = begin(arrays.width, arrays.size, effort.hidden, seed)
        self._optimizer = optax.chain(optax.clip_by_global_norm(0.5), optax.adam(effort.rate))
        self._state = self._optimizer.init(self.weights)
        self._key = jax.random.key(seed)
        self._chance = np.random.default_rng(seed)
        self._sample: Callable[..., Any] = jax.jit(_sample)
        self._step: Callable[..., Any] = jax.jit(self._make_step())
        self._judge: Callable[..., Any] = jax.jit(lambda *row: forward(*row)[1])
        self.games: int = 0
        self.decisions: int = 0

    def _make_step(self) -> Callable[..., Any]:
        def step(weights: Any, state: Any, batch: dict[str, Any]) -> tuple[Any, Any]:
            slope = jax.grad(loss)(weights, batch, self.effort.entropy)
            change, state = self._optimizer.update(slope, state, weights)
            return optax.apply_updates(weights, change), state

        return step

    def _decide(self, seen: Any, offered: Any) -> tuple[Any, Any]:
        self._key, key = jax.random.split(self._key)
        taken, chance = self._sample(self.weights, seen, offered, key)
        return np.asarray(taken, np.int64), np.asarray(chance)

    def update(self) -> None:
        """Play some games and learn from them."""
        batch = self.play.play(self._decide, self.effort.rows)
        self.games += batch.games
        self.decisions += len(batch)
        for rows in self._minibatches(batch):
            self.weights, self._state = self._step(self.weights, self._state, rows)

    def _minibatches(self, batch: Batch) -> Iterator[dict[str, Any]]:
        """All rows in another order each epoch, in pieces of one size; the rest is left out."""
        size = self.effort.minibatch
        pieces = range(0, len(batch) - size + 1, size)
        value = np.concatenate(
            [
                np.asarray(self._judge(self.weights, *_padded(batch, at, size)))
                for at in range(0, len(batch), size)
            ]
        )[: len(batch)]
        better = batch.reward - value
        better = (better - better.mean()) / (better.std() + 1e-6)
        for _ in range(self.effort.epochs):
            order = self._chance.permutation(len(batch))
            for first in pieces:
                rows = order[first : first + size]
                yield {
                    "seen": batch.seen[rows],
                    "offered": batch.offered[rows],
                    "taken": batch.taken[rows],
                    "chance": batch.chance[rows],
                    "reward": batch.reward[rows],
                    "better": better[rows].astype(np.float32),
                }

    def network(self) -> Network:
        """The network as it is now, for playing."""
        weights = {name: np.asarray(value, np.float32) for name, value in self.weights.items()}
        return Network(weights, self.game.name, self.scenario)


def _sample(weights: Any, seen: Any, offered: Any, key: Any) -> tuple[Any, Any]:
    chances, _ = forward(weights, seen, offered)
    taken = jax.random.categorical(key, chances)
    return taken, jnp.take_along_axis(chances, taken[:, None], 1)[:, 0]


def _padded(batch: Batch, first: int, size: int) -> tuple[Any, Any]:
    """Rows of one size, so that nothing is compiled anew for the last of them."""
    rows = np.arange(first, first + size) % len(batch)
    return batch.seen[rows], batch.offered[rows]


# ---------------------------------------------------------------------- measuring


def measure(network: Network, spec: str, games: int, seed: int) -> tuple[float, int]:
    """The network's wins, a shared one counting half, and games; by turns in every seat, the
    others played by an agent."""
    game = find_game(network.game)
    rules = game.rules(network.scenario, SelfPlay(game, network.scenario, 0, 1, 0).options)
    own = NetworkAgent(network, seed)
    score = 0.0
    for index in range(games):
        seat = index % len(rules.seats)
        pair = index // len(rules.seats)
        match = Match(
            game, network.scenario, seed=derive_seed("measure", seed, pair), rules=rules
        )
        agents: list[Agent] = [
            own if at == seat else make_agent(spec, derive_seed("rival", seed, index, at), game)
            for at in range(len(rules.seats))
        ]
        while not match.over:
            for at in match.awaited():
                match.choose(answer(match, at, agents[at]), at)
        winners = match.result.winners if match.result is not None else ()
        score += 1 / len(winners) if seat in winners else 0.0
    return score, games


def point(trainer: Trainer, spec: str, games: int, seconds: float, seed: int) -> Point:
    """One point of the learning curve."""
    score, played = measure(trainer.network(), spec, games, seed)
    low, high = wilson(round(score), played)
    return Point(seconds, trainer.games, trainer.decisions, spec, played, score / played, low, high)


def learn(
    trainer: Trainer,
    minutes: float,
    updates: int,
    against: list[str],
    every: int,
    games: int,
    tell: Callable[[Point], None],
) -> list[Point]:
    """Train until the time or the updates are used up; the learning curve. Time spent measuring
    does not count."""
    curve: list[Point] = []
    spent = 0.0

    def look() -> None:
        for spec in against:
            curve.append(point(trainer, spec, games, spent, 1 + len(curve)))
            tell(curve[-1])

    look()
    for number in range(1, updates + 1):
        started = time.process_time()
        trainer.update()
        spent += time.process_time() - started
        last = number == updates or spent >= 60 * minutes
        if last or number % every == 0:
            look()
        if last:
            break
    return curve


def main() -> int:
    parser = argparse.ArgumentParser(
        description="Train a small network by self-play, and measure it on the way.",
        epilog="example: python -m ticonderoga.learn.train skirmish --minutes 3",
    )
    parser.add_argument("game", help="the game, such as skirmish")
    parser.add_argument("--scenario", default="", help="the first, if none is named")
    parser.add_argument("--minutes", type=float, default=3.0, help="processor time for training")
    parser.add_argument("--updates", type=int, default=1_000_000, help="stop after so many")
    parser.add_argument("--against", nargs="+", default=["random", "planner:easy"])
    parser.add_argument("--measure", type=int, default=10, help="updates between measurements")
    parser.add_argument("--games", type=int, default=200, help="games of one measurement")
    parser.add_argument("--hidden", type=int, default=128)
    parser.add_argument("--tables", type=int, default=128, help="games side by side")
    parser.add_argument("--rows", type=int, default=4096, help="decisions of one update")
    parser.add_argument("--most-offered", type=int, default=64)
    parser.add_argument("--rate", type=float, default=1e-3, help="learning rate")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--out", default="", help="where the network is saved (.npz)")
    parser.add_argument("--curve", default="", help="where the learning curve is saved (.json)")
    args = parser.parse_args()
    effort = Effort(
        tables=args.tables, rows=args.rows, rate=args.rate, hidden=args.hidden,
        most_offered=args.most_offered,
    )  # fmt: skip
    trainer = Trainer(find_game(args.game), args.scenario, effort, args.seed)
    curve = learn(
        trainer, args.minutes, args.updates, args.against, args.measure, args.games, _say
    )
    if args.out:
        trainer.network().save(args.out)
    if args.curve:
        rows = [asdict(one) for one in curve]
        Path(args.curve).write_text(json.dumps(rows, indent=1) + "\n", encoding="utf-8")
    return 0


def _say(one: Point) -> None:
    print(
        f"{one.seconds:6.0f} s, {one.games:7,} games: {one.score:6.1%} against {one.against} "
        f"({one.low:.1%} to {one.high:.1%}, {one.played} games)",
        flush=True,
    )


if __name__ == "__main__":
    run(main)
