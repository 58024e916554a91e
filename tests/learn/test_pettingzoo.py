"""PettingZoo's own checks on every game, and what they do not look at."""

from __future__ import annotations

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from ticonderoga.engine.errors import Refused
from ticonderoga.engine.registry import all_games
from ticonderoga.learn.pettingzoo_env import TableEnv, env

CASES = [
    pytest.param(game.name, scenario.name, id=f"{game.name} {scenario.name}")
    for game in all_games()
    for scenario in (game.scenarios if game.name == "skirmish" else game.scenarios[:1])
]


# The checks advise a plain array; one with a mask, as PettingZoo's own board games have it, is a
# dict, which they let pass without a word for games that they know by name only.
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably:UserWarning")
@pytest.mark.parametrize(("game", "scenario"), CASES)
def test_the_checks_of_pettingzoo(
    game: str, scenario: str, capsys: pytest.CaptureFixture[str]
) -> None:
    api_test(env(game, scenario), num_cycles=40)
    assert "Passed API test" in capsys.readouterr().out
    seed_test(lambda: env(game, scenario), num_cycles=40)


def play(table: TableEnv, seed: int) -> list[dict[str, float]]:
    """A random game; what each step gave to everybody."""
    chance = np.random.default_rng(seed)
    table.reset(seed=seed)
    given = []
    for agent in table.agent_iter():
        seen, _, over, _, _ = table.last()
        legal = np.flatnonzero(seen["action_mask"])
        assert over or agent == table.agent_selection
        table.step(None if over else chance.choice(legal))
        given.append(dict(table.rewards))
    return given


def test_rewards_come_at_the_end_and_add_up_to_nothing() -> None:
    table = TableEnv("skirmish", "melee")
    seen = set()
    for seed in range(20):
        given = play(table, seed)
        last = [step for step in given if any(step.values())]
        assert len(last) <= 1
        for step in last:
            assert sum(step.values()) == pytest.approx(0)
            assert len(step) == 3
            seen.add(max(step.values()))
    assert 1.0 in seen
    assert table.agents == []


def test_an_answer_given_at_the_same_time_is_not_seen() -> None:
    table = TableEnv("skirmish", "duel")
    found = []
    for which in (0, -1):
        table.reset(seed=4)
        before = table.observe("blue_1")
        table.step(np.flatnonzero(table.observe("red_0")["action_mask"])[which])
        assert table.agent_selection == "blue_1"
        after = table.observe("blue_1")
        assert all(np.array_equal(before[key], after[key]) for key in before)
        assert not table.observe("red_0")["action_mask"].any()
        found.append(after["observation"])
    assert np.array_equal(*found)


def test_what_is_not_offered_is_refused_with_a_sentence() -> None:
    table = TableEnv("skirmish", "duel")
    table.reset(seed=1)
    wrong = int(np.flatnonzero(table.observe("red_0")["action_mask"] == 0)[0])
    with pytest.raises(Refused, match="You do not hold"):
        table.step(wrong)


def test_a_table_can_be_read() -> None:
    table = TableEnv("skirmish", "duel", render_mode="ansi")
    assert table.render() == ""
    table.reset(seed=1)
    assert table.render().splitlines() == [
        "Round 1. (2)", "The captains bid in secret.", "The captains bid in secret.",
    ]  # fmt: skip
    for agent in ("red_0", "blue_1"):
        table.step(int(table.observe(agent)["action_mask"].argmax()))
    assert "bid" in table.render()
    assert str(table) == "ticonderoga_v1"


def test_games_without_a_seed_follow_from_the_first() -> None:
    tables = TableEnv("skirmish"), TableEnv("skirmish")
    deals = []
    for table in tables:
        table.reset(seed=7)
        table.reset()
        deals.append(table.observe("red_0")["observation"])
        table.reset()
        deals.append(table.observe("red_0")["observation"])
    assert np.array_equal(deals[0], deals[2])
    assert np.array_equal(deals[1], deals[3])
    assert not np.array_equal(deals[0], deals[1])
    tables[0]._seed = None
    tables[0].reset()
    assert tables[0].match is not None
