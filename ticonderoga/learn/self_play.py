"""Games of a network against itself, many side by side, so that it decides for all at once."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from ticonderoga.engine.dice import derive_seed
from ticonderoga.engine.errors import TiconderogaError
from ticonderoga.engine.game import Game, Rules, settle_options
from ticonderoga.engine.match import Match
from ticonderoga.learn.arrays import Arrays, rewards
from ticonderoga.learn.extra import missing

try:
    import numpy as np
    from numpy.typing import NDArray
except ImportError:
    raise missing("numpy") from None

NO_ACTION = -1
"""What fills up the list of offered actions."""

Decide = Callable[
    [NDArray[np.float32], NDArray[np.int32]], tuple[NDArray[np.int64], NDArray[np.float32]]
]
"""From observations and offered actions: which of the offered is taken, and the logarithm of its
chance."""


@dataclass
class Batch:
    """Decisions of finished games, one row each."""

    seen: NDArray[np.float32]
    offered: NDArray[np.int32]
    """Action numbers, filled up with -1."""
    taken: NDArray[np.int64]
    """Which of the offered was taken."""
    chance: NDArray[np.float32]
    """The logarithm of its chance at the time."""
    reward: NDArray[np.float32]
    """What its seat got at the end of the game."""
    games: int

    def __len__(self) -> int:
        return len(self.taken)


@dataclass
class _Table:
    """One game under way, and the rows of its decisions by seat."""

    match: Match
    seats: list[int] = field(default_factory=list)
    seen: list[NDArray[np.float32]] = field(default_factory=list)
    offered: list[NDArray[np.int32]] = field(default_factory=list)
    taken: list[int] = field(default_factory=list)
    chance: list[float] = field(default_factory=list)


class SelfPlay:
    """So many tables at which the network plays every seat."""

    def __init__(
        self, game: Game, scenario: str, tables: int, most_offered: int, seed: int
    ) -> None:
        self.game: Game = game
        self.scenario: str = scenario
        self.options: dict[str, str] = settle_options(game, {})
        self.rules: Rules = game.rules(scenario, self.options)
        self.arrays: Arrays = Arrays(self.rules)
        self.most_offered: int = most_offered
        self._seed: int = seed
        self._begun: int = 0
        self._finished: list[_Table] = []
        self._tables: list[_Table] = [self._new_table() for _ in range(tables)]

    def _new_table(self) -> _Table:
        self._begun += 1
        seed = derive_seed("self-play", self._seed, self._begun)
        return _Table(
            Match(
                self.game, self.scenario, self.options, seed=seed, rules=self.rules, listen=False
            )
        )

    def play(self, decide: Decide, rows: int) -> Batch:
        """Play until finished games hold at least so many decisions, and hand over all of them."""
        while sum(len(table.taken) for table in self._finished) < rows:
            self._decide_once(decide)
        finished, self._finished = self._finished, []
        return self._gathered(finished)

    def _decide_once(self, decide: Decide) -> None:
        """One decision at every table, all together."""
        seen = np.zeros((len(self._tables), self.arrays.width), np.float32)
        offered = np.full((len(self._tables), self.most_offered), NO_ACTION, np.int32)
        seats: list[int] = []
        for at, table in enumerate(self._tables):
            seat = table.match.awaited()[0]
            numbers = self.arrays.numbers(table.match.choices(seat))
            if len(numbers) > self.most_offered:
                raise TiconderogaError(
                    f"{len(numbers)} choices are offered at once: "
                    f"--most-offered {self.most_offered} is too few"
                )
            seats.append(seat)
            offered[at, : len(numbers)] = numbers
            seen[at] = self.arrays.observation(table.match.world, seat)
        taken, chance = decide(seen, offered)
        for at, table in enumerate(self._tables):
            table.seats.append(seats[at])
            table.seen.append(seen[at])
            table.offered.append(offered[at])
            table.taken.append(int(taken[at]))
            table.chance.append(float(chance[at]))
            action = int(offered[at, taken[at]])
            table.match.choose(self.arrays.choice(action), seats[at])
            if table.match.over:
                self._finished.append(table)
                self._tables[at] = self._new_table()

    def _gathered(self, tables: list[_Table]) -> Batch:
        got: list[float] = []
        for table in tables:
            share = rewards(table.match.result, len(self.rules.seats))
            got += [share[seat] for seat in table.seats]
        return Batch(
            seen=np.array([row for table in tables for row in table.seen], np.float32),
            offered=np.array([row for table in tables for row in table.offered], np.int32),
            taken=np.array([one for table in tables for one in table.taken], np.int64),
            chance=np.array([one for table in tables for one in table.chance], np.float32),
            reward=np.array(got, np.float32),
            games=len(tables),
        )
