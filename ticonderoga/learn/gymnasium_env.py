"""Every game as a Gymnasium environment: one seat, against given agents.

    import gymnasium
    import ticonderoga.learn.gymnasium_env

    env = gymnasium.make("ticonderoga/skirmish-v1", opponents="planner:easy")
    seen, info = env.reset(seed=1)
    action = env.action_space.sample(seen["action_mask"])
    seen, reward, over, cut, info = env.step(action)

The reward comes at the end (`arrays.rewards`). An action that was not offered loses the game at
once: its reward is -1, and `info` has the sentence that says why.
"""

from __future__ import annotations

from typing import Any

from ticonderoga.engine.agent import Agent, OwnPlayerAgent, answer
from ticonderoga.engine.dice import derive_seed
from ticonderoga.engine.errors import Refused, TiconderogaError
from ticonderoga.engine.game import Game, Rules, settle_options, settle_scenario
from ticonderoga.engine.match import Match
from ticonderoga.engine.registry import all_games, find_game, make_agent
from ticonderoga.learn.arrays import Arrays, rewards
from ticonderoga.learn.extra import missing

try:
    import gymnasium
    import numpy as np
    from gymnasium import spaces
except ImportError:
    raise missing("gymnasium") from None

LEARNER = "learner"
"""Who plays the seat, for rules that ask who plays a seat."""

Seen = dict[str, Any]


class SeatEnv(gymnasium.Env[Seen, np.int64]):
    """One seat of a game; the others are played by agents."""

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        game: str = "skirmish",
        seat: str = "",
        opponents: str | dict[str, str] = "random",
        scenario: str = "",
        options: dict[str, str] | None = None,
        render_mode: str | None = None,
    ) -> None:
        """`seat` is a name such as `american` (the first, if none is given); `opponents` one agent
        for all the others, such as `planner:easy`, or one for each by the name of the seat."""
        self.game: Game = find_game(game)
        self.scenario: str = settle_scenario(self.game, scenario)
        self.options: dict[str, str] = settle_options(self.game, options or {})
        self.rules: Rules = self.game.rules(self.scenario, self.options)
        self.seat: int = _seat_called(self.rules, seat)
        self.opponents: dict[int, str] = _specs(self.rules, self.seat, opponents)
        for spec in self.opponents.values():
            make_agent(spec, 0, self.game)
        self.arrays: Arrays = Arrays(self.rules)
        self.render_mode = render_mode
        self.match: Match | None = None
        self._agents: dict[int, Agent] = {}
        self._told: int = 0
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(-1, 1, (self.arrays.width,), np.float32),
                "action_mask": spaces.Box(0, 1, (self.arrays.size,), np.int8),
            }
        )
        self.action_space = spaces.Discrete(self.arrays.size)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """A new game, played on to the first question of the seat."""
        super().reset(seed=seed)
        own = int(self.np_random.integers(2**62))
        self._agents = {
            seat: make_agent(spec, derive_seed("opponent", own, seat), self.game)
            for seat, spec in self.opponents.items()
        }
        imagining = any(
            agent.needs_sight and not isinstance(agent, OwnPlayerAgent)
            for agent in self._agents.values()
        )
        match = Match(
            self.game,
            self.scenario,
            self.options,
            seed=derive_seed("environment", own),
            rules=self.rules,
            listen=imagining or self.render_mode is not None,
        )
        if self.rules.tell_controller is not None:
            for seat in range(len(self.rules.seats)):
                match.set_controller(seat, self.opponents.get(seat, LEARNER))
        self.match = match
        self._told = 0
        self._play_others(match)
        return self._see(match), {}

    def step(self, action: np.int64) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Answer, and let the others play until the seat is asked again or the game is over."""
        match = self.match
        assert match is not None, "reset comes first"
        try:
            match.choose(self.arrays.choice(int(action)), self.seat)
        except Refused as refusal:
            seen = self._see(match)
            if not match.over:
                match.resign(self.seat)
            return seen, -1.0, True, False, {"refused": str(refusal)}
        self._play_others(match)
        reward = rewards(match.result, len(self.rules.seats))[self.seat]
        return self._see(match), reward, match.over, False, {}

    def _play_others(self, match: Match) -> None:
        while True:
            others = [seat for seat in match.awaited() if seat != self.seat]
            if not others:
                return
            for seat in others:
                match.choose(answer(match, seat, self._agents[seat]), seat)

    def _see(self, match: Match) -> Seen:
        return {
            "observation": self.arrays.observation(match.world, self.seat),
            "action_mask": self.arrays.mask(match.choices(self.seat)),
        }

    def render(self) -> str:
        """What happened since this was called last, as the seat knows it, and what it is asked."""
        if self.match is None:
            return ""
        words = self.rules.words
        entries = self.match.log_since(self._told, self.seat)
        self._told = self.match.log_length()
        lines = [words.say_log(entry) for entry in entries]
        lines += [words.say_ask(ask) for ask in self.match.asks if ask.seat == self.seat]
        return "\n".join(lines)


def _seat_called(rules: Rules, name: str) -> int:
    if not name:
        return 0
    if name not in rules.seats:
        raise TiconderogaError(f"there is no seat '{name}'; there are: {', '.join(rules.seats)}")
    return rules.seats.index(name)


def _specs(rules: Rules, own: int, opponents: str | dict[str, str]) -> dict[int, str]:
    """The agent of each other seat, or a sentence on what is wrong."""
    others = [seat for seat in range(len(rules.seats)) if seat != own]
    if isinstance(opponents, str):
        return dict.fromkeys(others, opponents)
    for name in opponents:
        if _seat_called(rules, name) == own:
            raise TiconderogaError(f"'{name}' is the learner's seat; name agents for the others")
    return {seat: opponents.get(rules.seats[seat], "random") for seat in others}


def register() -> list[str]:
    """Make every game known to `gymnasium.make`; the ids, such as ticonderoga/skirmish-v1."""
    ids = []
    for game in all_games():
        name = f"ticonderoga/{game.name}-v1"
        if name not in gymnasium.registry:
            gymnasium.register(name, f"{__name__}:{SeatEnv.__name__}", kwargs={"game": game.name})
        ids.append(name)
    return ids


register()
