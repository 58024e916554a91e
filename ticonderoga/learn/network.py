"""A small network that plays: two hidden layers, a row of weights for each action, a value.

The weights are numpy arrays and playing needs nothing else, so that a trained network is an agent
like any other. `train.py` fits the weights.

    agent = NetworkAgent(Network.load("skirmish.npz"))
    choice = answer(match, seat, agent)
"""

from __future__ import annotations

from pathlib import Path

from ticonderoga.engine.agent import Seen, agent_seed
from ticonderoga.engine.ask import Choice
from ticonderoga.engine.errors import TiconderogaError
from ticonderoga.engine.game import Rules
from ticonderoga.learn.arrays import Arrays
from ticonderoga.learn.extra import missing

try:
    import numpy as np
    from numpy.typing import NDArray
except ImportError:
    raise missing("numpy") from None

Floats = NDArray[np.float32]
Weights = dict[str, Floats]

SHOWN = 3
"""How many choices `why` names."""


def begin(width: int, actions: int, hidden: int, seed: int) -> Weights:
    """Weights before anything is learned: every choice is as likely as any other."""
    chance = np.random.default_rng(seed)

    def layer(rows: int, columns: int) -> Floats:
        return chance.normal(0, (2 / rows) ** 0.5, (rows, columns)).astype(np.float32)

    return {
        "first": layer(width, hidden),
        "first_bias": np.zeros(hidden, np.float32),
        "second": layer(hidden, hidden),
        "second_bias": np.zeros(hidden, np.float32),
        "actions": np.zeros((actions, hidden), np.float32),
        "action_bias": np.zeros(actions, np.float32),
        "value": np.zeros(hidden, np.float32),
        "value_bias": np.zeros((), np.float32),
    }


class Network:
    """Weights for a game under one scenario."""

    def __init__(self, weights: Weights, game: str, scenario: str) -> None:
        self.weights: Weights = weights
        self.game: str = game
        self.scenario: str = scenario

    def think(self, seen: Floats) -> Floats:
        """What the last hidden layer makes of an observation."""
        w = self.weights
        hidden = np.maximum(seen @ w["first"] + w["first_bias"], 0)
        found: Floats = np.maximum(hidden @ w["second"] + w["second_bias"], 0)
        return found

    def chances(self, seen: Floats, actions: list[int]) -> Floats:
        """How likely the network is to take each of these actions."""
        w = self.weights
        wish = w["actions"][actions] @ self.think(seen) + w["action_bias"][actions]
        odds = np.exp(wish - wish.max())
        found: Floats = odds / odds.sum()
        return found

    def value(self, seen: Floats) -> float:
        """What it expects to get at the end, -1 to 1."""
        w = self.weights
        return float(np.tanh(self.think(seen) @ w["value"] + w["value_bias"]))

    def save(self, path: str | Path) -> None:
        named = {"game": np.array(self.game), "scenario": np.array(self.scenario)}
        with Path(path).open("wb") as file:
            np.savez_compressed(file, allow_pickle=False, **self.weights, **named)

    @staticmethod
    def load(path: str | Path) -> Network:
        try:
            with np.load(path, allow_pickle=False) as file:
                found = {name: file[name] for name in file.files}
            game, scenario = str(found.pop("game")), str(found.pop("scenario"))
        except (OSError, ValueError, KeyError) as error:
            raise TiconderogaError(f"'{path}' is no saved network: {error}") from None
        return Network(found, game, scenario)


class NetworkAgent:
    """A network at a table. It takes what it finds best, or with `bold` off draws by its chances;
    what it sees is the sealed world of its seat."""

    def __init__(self, network: Network, seed: int = 0, bold: bool = True) -> None:
        self.name: str = "network"
        self.needs_sight: bool = True
        self.seconds: float | None = None
        self._network: Network = network
        self._seed: int = seed
        self._bold: bool = bold
        self._arrays: Arrays | None = None
        self._why: str = ""

    def pick(self, choices: list[Choice], seat: int, ply: int) -> Choice:
        raise TiconderogaError("a network does not choose without seeing the table")

    def choose(self, seen: Seen) -> Choice:
        arrays = self._arrays_of(seen.rules)
        choices = seen.choices
        sight = arrays.observation(seen.imagine(0), seen.seat)
        chances = self._network.chances(sight, arrays.numbers(choices))
        if self._bold:
            best = int(chances.argmax())
        else:
            chance = np.random.default_rng(agent_seed(self._seed, seen.seat, seen.ply))
            best = int(np.searchsorted(chances.cumsum(), chance.random() * chances.sum()))
        order = np.argsort(-chances)[:SHOWN]
        say = seen.rules.words.say_choice
        self._why = "; ".join(f"{say(choices[at])}: {chances[at]:.0%}" for at in order)
        return choices[min(best, len(choices) - 1)]

    def _arrays_of(self, rules: Rules) -> Arrays:
        if self._arrays is None or self._arrays.rules is not rules:
            arrays = Arrays(rules)
            weights = self._network.weights
            if weights["first"].shape[0] != arrays.width or len(weights["actions"]) != arrays.size:
                raise TiconderogaError(
                    f"this network was trained for {self._network.game} "
                    f"({self._network.scenario}), whose features and actions are others"
                )
            self._arrays = arrays
        return self._arrays

    def why(self) -> str:
        return self._why
