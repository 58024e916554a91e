"""The imagined worlds of one decision: the same ones for every line that is tried in them."""

from __future__ import annotations

from time import monotonic
from typing import Final

from ticonderoga.agents.guide import Guide
from ticonderoga.engine.agent import Seen
from ticonderoga.engine.ask import Ask
from ticonderoga.engine.dice import mix
from ticonderoga.engine.world import World

FIRST: Final = 100
"""The worlds are drawn with the numbers from here on, away from other uses of the seed."""


class Trials:
    """One decision that is made by trying lines in imagined worlds, perhaps against the clock."""

    def __init__(self, seen: Seen, guide: Guide, seed: int, until: float | None) -> None:
        self.guide: Guide = guide
        self.nodes: int = 0
        """Choices made in imagined worlds."""
        self._seen: Seen = seen
        self._seat: int = seen.seat
        self._seed: int = seed
        self._until: float | None = until
        self._worlds: list[World] = []
        ask = seen.ask
        assert ask is not None
        self._ask: Ask = ask

    def _world(self, number: int) -> World:
        while len(self._worlds) <= number:
            self._worlds.append(self._seen.imagine(mix(self._seed, FIRST + len(self._worlds))))
        return self._worlds[number]

    def _late(self) -> bool:
        return self._until is not None and monotonic() > self._until

    def opens_turn(self, ask: Ask) -> bool:
        return self.guide.opens_turn(ask, self._seat, self._ask.question.key)
