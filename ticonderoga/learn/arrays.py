"""What a seat sees and may do, as numpy arrays: the common ground of all environments.

    arrays = Arrays(match.rules)
    seen = arrays.observation(match.world, seat)        # float32, each -1 to 1
    mask = arrays.mask(match.choices(seat))             # int8, a 1 for what is offered
    match.choose(arrays.choice(int(mask.argmax())), seat)

Every call gives new arrays, so that a learner may keep them.
"""

from __future__ import annotations

from ticonderoga.engine.actions import Actions
from ticonderoga.engine.ask import Choice
from ticonderoga.engine.features import Features
from ticonderoga.engine.game import Result, Rules
from ticonderoga.engine.world import World
from ticonderoga.learn.extra import missing

try:
    import numpy as np
    from numpy.typing import NDArray
except ImportError:
    raise missing("numpy") from None


class Arrays:
    """Observations, masks and the numbers of choices under some rules."""

    def __init__(self, rules: Rules) -> None:
        self.rules: Rules = rules
        self.features: Features = Features(rules)
        self.actions: Actions = Actions(rules)
        self.width: int = self.features.size
        """How many features an observation has."""
        self.size: int = self.actions.size
        """How many actions there are, offered or not."""
        self._row = self.features.empty()
        self._raw: NDArray[np.float32] = np.frombuffer(self._row, np.float32)
        self._scale: NDArray[np.float32] = np.float32(1) / np.array(self.features.most, np.float32)
        self._numbers: dict[Choice, int] = {}
        """The numbers of choices that came up before: looking one up is faster than counting."""

    @property
    def feature_names(self) -> list[str]:
        """What each feature of an observation is called."""
        return self.features.names

    def observation(self, world: World, seat: int) -> NDArray[np.float32]:
        """What a seat sees, each feature divided by its usual maximum and cut at -1 and 1."""
        raw = self._raw
        raw.fill(0)
        self.features.write(world.position, world.asks, seat, self._row)
        seen: NDArray[np.float32] = raw * self._scale
        np.minimum(seen, 1, out=seen)
        np.maximum(seen, -1, out=seen)
        return seen

    def mask(self, choices: list[Choice]) -> NDArray[np.int8]:
        """A 1 for each of these choices, by its number."""
        mask = np.zeros(self.size, np.int8)
        if choices:
            mask[self.numbers(choices)] = 1
        return mask

    def numbers(self, choices: list[Choice]) -> list[int]:
        """The numbers of choices."""
        known = self._numbers
        try:
            return [known[choice] for choice in choices]
        except KeyError:
            for choice in choices:
                known[choice] = self.actions.number(choice)
            return [known[choice] for choice in choices]

    def choice(self, action: int) -> Choice:
        """The choice with a number."""
        return self.actions.choice(int(action))

    def action_name(self, action: int) -> str:
        """A choice as saved games write it: `march boston`."""
        return self.rules.notation.write(self.choice(action))

    def action_text(self, action: int) -> str:
        """A choice in words: `March to Boston`."""
        return self.rules.words.say_choice(self.choice(action))


def rewards(result: Result | None, seats: int) -> list[float]:
    """What each seat gets at the end: 1 for winning alone, and all together 0. Winners share; the
    others lose in equal parts; nothing for a draw, or as long as the game goes on."""
    if result is None or not result.winners or seats < 2:
        return [0.0] * seats
    even = 1 / seats
    share = 1 / len(result.winners)
    return [
        ((share if seat in result.winners else 0.0) - even) * seats / (seats - 1)
        for seat in range(seats)
    ]
