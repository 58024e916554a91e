"""Gymnasium's own checks on every game, in every seat, and what they do not look at."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from ticonderoga.engine.errors import TiconderogaError
from ticonderoga.engine.game import Game
from ticonderoga.engine.registry import all_games
from ticonderoga.learn.gymnasium_env import SeatEnv, register


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_the_checks_of_gymnasium(game: Game) -> None:
    for seat in SeatEnv(game.name).rules.seats:
        made = gymnasium.make(f"ticonderoga/{game.name}-v1", seat=seat, render_mode="ansi")
        check_env(made.unwrapped)
    assert f"ticonderoga/{game.name}-v1" in register()


def play(env: SeatEnv, seed: int) -> tuple[float, int]:
    """A game of random choices; the reward and how many steps it took."""
    chance = np.random.default_rng(seed)
    seen, _ = env.reset(seed=seed)
    steps, over, reward = 0, False, 0.0
    while not over:
        assert reward == 0
        legal = np.flatnonzero(seen["action_mask"])
        seen, reward, over, _, info = env.step(chance.choice(legal))
        assert info == {}
        steps += 1
    return reward, steps


def test_a_seat_against_agents() -> None:
    env = SeatEnv("skirmish", "blue", {"red": "planner:easy"}, scenario="melee")
    assert env.opponents == {0: "planner:easy", 2: "random"}
    first = [play(env, seed) for seed in range(6)]
    assert first == [play(env, seed) for seed in range(6)]
    assert len({reward for reward, _ in first}) > 1


def test_non_players_are_told_to_the_rules() -> None:
    env = SeatEnv("liberty-or-death", "french", "non-player", scenario="1778-sprint")
    env.reset(seed=1)
    assert env.match is not None
    assert env.match.controllers == {0: "non-player", 1: "non-player", 2: "non-player",
                                     3: "learner"}  # fmt: skip
    assert play(env, 2)[1] > 3


def test_an_action_that_was_not_offered_loses() -> None:
    env = SeatEnv("skirmish", render_mode="ansi")
    seen, _ = env.reset(seed=1)
    wrong = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    _, reward, over, cut, info = env.step(np.int64(wrong))
    assert (reward, over, cut) == (-1, True, False)
    assert "You do not hold" in info["refused"]
    assert "Round 1" in env.render()


def test_mistakes_are_sentences() -> None:
    with pytest.raises(TiconderogaError, match="no seat 'green'; there are: red, blue"):
        SeatEnv("skirmish", "green")
    with pytest.raises(TiconderogaError, match="is the learner's seat"):
        SeatEnv("skirmish", "red", {"red": "random"})
    with pytest.raises(TiconderogaError, match="no agent 'nobody'"):
        SeatEnv("skirmish", opponents="nobody")
