"""The strategist: a planner that plays its best lines on before it takes one."""

from __future__ import annotations

from typing import Any, Final

from ticonderoga.agents.planner import LEVELS, Planner
from ticonderoga.agents.rollouts import RolloutEffort, Rollouts
from ticonderoga.agents.search import Effort
from ticonderoga.engine.dice import derive_seed


class Strategist(Planner):
    def __init__(self, level: str, seed: int) -> None:
        super().__init__("hard", seed)
        self.rollouts = RolloutEffort(
            rounds=((8, 4), (4, 8), (2, 16)), horizon=2,
            player=Effort(nodes=90, worlds=1, checks=1, narrow=4),
        )

    def _weighed(self, lines, seen, guide, seed, until):
        search = Rollouts(seen, guide, self.rollouts, seed, until)
        prospects = search.run(lines)
        self.nodes += search.nodes
        return [p.line for p in prospects]


def custom(given: dict[str, Any], seed: int) -> Strategist:
    agent = Strategist("normal", derive_seed("strategist", seed))
    base = given.pop("base", None)
    if base:
        agent.effort = Effort(**base)
    player = Effort(nodes=given.pop("n", 90), worlds=1, checks=1, narrow=4)
    agent.scale = given.pop("scale", 0)
    agent.rollouts = RolloutEffort(given.pop("rounds"), given.pop("h"), player, **given)
    return agent


def make(level: str, seed: int) -> Strategist:
    return Strategist(level, seed)
