"""The random player: every offered choice is as likely as any other."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.agent import Seen
from ticonderoga.engine.ask import Choice
from ticonderoga.engine.dice import derive_seed, mix
from ticonderoga.engine.errors import TiconderogaError

SEATS_APART: Final = 0x1_0000_0000
"""Each seat has its own stretch of the stream, longer than any game."""


class RandomAgent:
    """Uniform over what is offered. What it picks rests on its seed, the seat and the ply
    alone, so that it answers alike in whatever order or process it is asked."""

    __slots__ = ("_seed", "name", "needs_sight", "seconds")

    def __init__(self, seed: int) -> None:
        self.name: str = "random"
        self.needs_sight: bool = False
        self.seconds: float | None = None
        self._seed: int = derive_seed("random", seed)

    def pick(self, choices: list[Choice], seat: int, ply: int) -> Choice:
        # 64 mixed bits over a few dozen choices: the bias of the remainder is below 1 in 10^17.
        return choices[mix(self._seed, ply + seat * SEATS_APART) % len(choices)]

    def choose(self, seen: Seen) -> Choice:
        return self.pick(seen.choices, seen.seat, seen.ply)

    def why(self) -> str:
        return ""


def make(level: str, seed: int) -> RandomAgent:
    """A random player; it has no levels."""
    if level:
        raise TiconderogaError(f"the random player has no level '{level}'; write just 'random'")
    return RandomAgent(seed)
