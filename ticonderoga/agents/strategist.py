"""The strategist: a planner that plays its leading lines on before it takes one.

The planner's search finds lines of its own choices that look good where they end. The strategist
plays the best of them on in imagined worlds, with all seats in the hands of a quick player, and
takes the one after which it wins most often (`rollouts.py`). In a game that brings players of its
own, whole turns are followed that way already (`turns.py`): there it follows more of them, in
more worlds.
"""

from __future__ import annotations

from typing import Final

from ticonderoga.agents.guide import Guide
from ticonderoga.agents.planner import Considered, Planner, Tried
from ticonderoga.agents.rollouts import Prospect, RolloutEffort, Rollouts
from ticonderoga.agents.search import Effort
from ticonderoga.agents.turns import TurnEffort
from ticonderoga.engine.agent import Seen
from ticonderoga.engine.ask import Choice
from ticonderoga.engine.dice import derive_seed, mix
from ticonderoga.engine.errors import TiconderogaError

QUICK_PLAYER: Final = Effort(nodes=30, worlds=1, checks=1, narrow=4)
SEARCHES: Final = {
    "quick": Effort(nodes=240, worlds=2, checks=4, narrow=6),
    "normal": Effort(nodes=500, worlds=2, checks=6, narrow=8),
    "deep": Effort(nodes=800, worlds=3, checks=8, narrow=10),
}
LEVELS: Final = {
    "quick": RolloutEffort(((5, 3), (3, 3), (2, 6)), ((4, 2), (2, 2)), QUICK_PLAYER),
    "normal": RolloutEffort(
        ((8, 5), (5, 8), (3, 12), (2, 20)), ((5, 4), (3, 8)), QUICK_PLAYER, each=2
    ),
    "deep": RolloutEffort(
        ((16, 8), (8, 16), (4, 32), (2, 64)), ((8, 8), (4, 16)), QUICK_PLAYER, each=3
    ),
}
TURN_LEVELS: Final = {
    "quick": TurnEffort(
        variations=150, small=20, looks=30, rounds=((16, 4), (8, 8), (4, 12)),
        small_rounds=((8, 3), (4, 6)), depth=6,
    ),
    "normal": TurnEffort(
        variations=300, small=30, looks=40, rounds=((32, 4), (16, 8), (8, 16)),
        small_rounds=((12, 4), (6, 8)), depth=6,
    ),
    "deep": TurnEffort(
        variations=600, small=40, looks=60, rounds=((48, 6), (24, 12), (12, 24), (6, 36)),
        small_rounds=((16, 4), (8, 8)), depth=6,
    ),
}  # fmt: skip
"""More variations are not better: the more are looked at, the more often the best of them is one
that the evaluation overrates (docs/experiments.md)."""
USUAL: Final = "normal"
SEARCH_SHARE: Final = 0.4
"""The share of a time it is given that goes into finding lines; the rest is for playing them."""


class Strategist(Planner):
    """An agent for any game, stronger than the planner and slower."""

    def __init__(self, level: str, seed: int) -> None:
        super().__init__("hard", seed)
        self.name = "strategist" if level == USUAL else f"strategist:{level}"
        self.effort = SEARCHES[level]
        self.turn_effort = TURN_LEVELS[level]
        self.rollouts: RolloutEffort = LEVELS[level]
        self.each = self.rollouts.each
        self.share = SEARCH_SHARE
        self._played_on: list[Considered] = []
        """The lines that were played on for the last choice, the best first."""

    def choose(self, seen: Seen) -> Choice:
        self._played_on = []
        choice = super().choose(seen)
        if self._played_on:
            self._lines = self._played_on
        return choice

    def _weighed(
        self, lines: list[Tried], seen: Seen, guide: Guide, seed: int, until: float | None
    ) -> list[Tried]:
        """The lines in the order of the chances that they have when they are played on."""
        if len(lines) < 2:
            return lines
        search = Rollouts(seen, guide, self.rollouts, mix(seed, 3), until)
        prospects = search.run(self._with_wanted(lines))
        self.nodes += search.nodes
        self._played_on = [one for one in prospects if one.chances]
        return [one.line for one in prospects]

    def _with_wanted(self, lines: list[Tried]) -> list[Tried]:
        """The lines; the best that begins as is wanted comes second, so that it is played on."""
        for at, line in enumerate(lines):
            if line.path[0] == self.wanted and at > 1:
                return [lines[0], line, *lines[1:at], *lines[at + 1 :]]
        return lines

    def _worth(self, line: Considered) -> str:
        if not isinstance(line, Prospect):
            return super()._worth(line)
        return f"wins {100 * line.value:.0f}%"


def make(level: str, seed: int) -> Strategist:
    """A strategist: `strategist:quick`, `strategist` (normal) or `strategist:deep`."""
    if level and level not in LEVELS:
        raise TiconderogaError(
            f"the strategist has no level '{level}'; it has: {', '.join(LEVELS)}"
        )
    return Strategist(level or USUAL, derive_seed("strategist", seed))
