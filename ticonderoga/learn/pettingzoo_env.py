"""Every game as a PettingZoo environment (AEC), with action masks.

    from ticonderoga.learn.pettingzoo_env import env

    table = env("washingtons-war")
    table.reset(seed=1)
    for agent in table.agent_iter():
        seen, reward, over, cut, info = table.last()
        action = None if over else table.action_space(agent).sample(seen["action_mask"])
        table.step(action)

Seats that are asked at once answer one after another; the match holds their answers, so that
nobody sees another's before all are in. Rewards come at the end (`arrays.rewards`).
"""

from __future__ import annotations

from secrets import randbits
from typing import Any, ClassVar

from ticonderoga.engine.dice import derive_seed
from ticonderoga.engine.game import OBSERVER, Game, Rules, settle_options, settle_scenario
from ticonderoga.engine.match import Match
from ticonderoga.engine.registry import find_game
from ticonderoga.learn.arrays import Arrays, rewards
from ticonderoga.learn.extra import missing

try:
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ImportError:
    raise missing("pettingzoo") from None

MOST_SEED = 2**63 - 1


class TableEnv(AECEnv):  # type: ignore[misc]  # the package brings no types
    """A table at which every seat is a learner."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "ticonderoga_v1",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        game: str = "skirmish",
        scenario: str = "",
        options: dict[str, str] | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.game: Game = find_game(game)
        self.scenario: str = settle_scenario(self.game, scenario)
        self.options: dict[str, str] = settle_options(self.game, options or {})
        self.rules: Rules = self.game.rules(self.scenario, self.options)
        self.arrays: Arrays = Arrays(self.rules)
        self.render_mode: str | None = render_mode
        self.match: Match | None = None
        """The game being played: to be saved, looked at or forked."""
        self.possible_agents: list[str] = [
            f"{name.replace('-', '_')}_{seat}" for seat, name in enumerate(self.rules.seats)
        ]
        self.agents: list[str] = []
        self._seats: dict[str, int] = {name: at for at, name in enumerate(self.possible_agents)}
        self._spaces: dict[str, spaces.Dict] = {}
        self._actions: dict[str, spaces.Discrete] = {}
        for agent in self.possible_agents:
            self._spaces[agent] = observation_space(self.arrays)
            self._actions[agent] = spaces.Discrete(self.arrays.size)
        self._seed: int | None = None
        self._told: int = 0

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. Without a seed it follows from the one before; the first is then random."""
        if seed is not None:
            self._seed = seed
        elif self._seed is None:
            self._seed = randbits(63)
        else:
            self._seed = derive_seed("next game", self._seed) & MOST_SEED
        self.match = Match(
            self.game,
            self.scenario,
            self.options,
            seed=derive_seed("environment", self._seed),
            rules=self.rules,
            listen=self.render_mode is not None,
        )
        self._told = 0
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._go_on(self.match)

    def _go_on(self, match: Match) -> None:
        """It is the turn of the first seat that is awaited; or the game is over."""
        awaited = match.awaited()
        if awaited:
            self.agent_selection = self.possible_agents[awaited[0]]
            return
        found = rewards(match.result, len(self.possible_agents))
        for agent, reward in zip(self.possible_agents, found, strict=True):
            self.rewards[agent] = reward
            self.terminations[agent] = True
        self._accumulate_rewards()
        self.agent_selection = self.possible_agents[0]

    def step(self, action: int | np.integer[Any] | None) -> None:
        """Answer for the seat whose turn it is. What is not offered is refused with a sentence."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        match = self.match
        assert match is not None, "reset comes first"
        assert action is not None, "only a seat whose game is over steps with None"
        match.choose(self.arrays.choice(int(action)), self._seats[agent])
        self._go_on(match)

    def observe(self, agent: str) -> dict[str, Any]:
        """What a seat sees, and a 1 for each action that it is offered now."""
        match = self.match
        assert match is not None, "reset comes first"
        seat = self._seats[agent]
        choices = [] if match.holds_answer(seat) else match.choices(seat)
        return {
            "observation": self.arrays.observation(match.world, seat),
            "action_mask": self.arrays.mask(choices),
        }

    def render(self) -> str:
        """What happened since this was called last, as one who looks on may know it, and what is
        asked now."""
        if self.match is None:
            return ""
        words = self.rules.words
        entries = self.match.log_since(self._told, OBSERVER)
        self._told = self.match.log_length()
        lines = [words.say_log(entry) for entry in entries]
        lines += [words.say_ask(ask, waiting=True) for ask in self.match.asks]
        return "\n".join(lines)

    def close(self) -> None:
        """Nothing is held open."""


def observation_space(arrays: Arrays) -> spaces.Dict:
    """What an observation is: named features and a mask of actions."""
    return spaces.Dict(
        {
            "observation": spaces.Box(-1, 1, (arrays.width,), np.float32),
            "action_mask": spaces.Box(0, 1, (arrays.size,), np.int8),
        }
    )


def env(
    game: str = "skirmish",
    scenario: str = "",
    options: dict[str, str] | None = None,
    render_mode: str | None = None,
) -> Any:
    """A table, wrapped so that calls in the wrong order are told."""
    return wrappers.OrderEnforcingWrapper(TableEnv(game, scenario, options, render_mode))
