"""OpenSpiel's own simulation test on every game, its IS-MCTS, and MCCFR on the template game."""

from __future__ import annotations

import pickle
import subprocess
import sys
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts, outcome_sampling_mccfr

from ticonderoga.engine.errors import TiconderogaError
from ticonderoga.engine.registry import all_games
from ticonderoga.learn.openspiel_game import register, short_name

FIRST = [
    short_name(game, scenario.name)
    for game in all_games()
    for scenario in (game.scenarios if game.name == "skirmish" else game.scenarios[:1])
]


@pytest.mark.parametrize("name", FIRST)
def test_the_random_simulation_of_openspiel(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


def test_every_scenario_is_registered_with_its_options() -> None:
    names = register()
    assert set(names) <= set(pyspiel.registered_names())
    assert len(names) == sum(len(game.scenarios) for game in all_games())
    game = pyspiel.load_game("ticonderoga_skirmish_duel(rounds=6,seeds=12)")
    assert game.max_chance_outcomes() == 12
    state = begun(game, 3)
    assert state.table.world is not None
    assert state.table.world.position.rounds == 6
    assert game.num_distinct_actions() == 55
    assert state.action_to_string(0, state.legal_actions()[0]).startswith("bid c")


def begun(game: Any, seed: int) -> Any:
    state = game.new_initial_state()
    assert state.is_chance_node()
    assert state.returns() == [0.0] * game.num_players()
    state.apply_action(seed)
    return state


@pytest.mark.parametrize("name", FIRST)
def test_is_mcts_plays(name: str) -> None:
    game = pyspiel.load_game(name)
    chance = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, chance)
    bot = ismcts.ISMCTSBot(game, evaluator, 2.0, 3, random_state=chance)
    state = begun(game, 3)
    for _ in range(3):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


def test_is_mcts_beats_chance_in_the_template_game() -> None:
    game = pyspiel.load_game("ticonderoga_skirmish_duel")
    chance = np.random.RandomState(2)
    bot = ismcts.ISMCTSBot(
        game, mcts.RandomRolloutEvaluator(1, chance), 2.0, 40, random_state=chance
    )
    got = 0.0
    for index in range(16):
        state = begun(game, index)
        while not state.is_terminal():
            own = state.current_player() == index % 2
            legal = state.legal_actions()
            state.apply_action(bot.step(state) if own else chance.choice(legal))
        got += state.returns()[index % 2]
    assert got > 0


def test_a_variant_of_cfr_learns_the_template_game() -> None:
    """One deal, many games: the mean strategy must get more than a random player would."""
    game = pyspiel.load_game("ticonderoga_skirmish_duel(seeds=1)")
    np.random.seed(1)
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    for _ in range(400):
        solver.iteration()
    policy = solver.average_policy()
    chance = np.random.RandomState(3)
    got = []
    for index in range(400):
        state = begun(game, 0)
        while not state.is_terminal():
            if state.current_player() == index % 2:
                actions, odds = zip(*policy.action_probabilities(state).items(), strict=True)
                state.apply_action(chance.choice(actions, p=odds))
            else:
                state.apply_action(chance.choice(state.legal_actions()))
        got.append(state.returns()[index % 2])
    assert np.mean(got) > 0.1


def test_what_a_seat_cannot_know_is_dealt_anew() -> None:
    game = pyspiel.load_game("ticonderoga_skirmish_duel")
    state = begun(game, 1)
    state.apply_action(state.legal_actions()[0])  # red has bid; blue is to bid
    assert state.current_player() == 1
    known = state.information_state_string(1)
    hands = set()
    for _ in range(6):
        other = state.resample_from_infostate(1, pyspiel.UniformProbabilitySampler(0.0, 1.0))
        assert other.current_player() == 1
        assert other.information_state_string(1) == known
        assert other.legal_actions() == state.legal_actions()
        hands.add(other.table.world.position.hands[0])
        with pytest.raises(TiconderogaError, match="cannot be written out"):
            pickle.dumps(other.table)
    assert len(hands) > 3


def test_own_choices_are_remembered_and_others_are_not_seen() -> None:
    game = pyspiel.load_game("ticonderoga_skirmish_duel")
    texts: dict[int, set[str]] = {0: set(), 1: set()}
    for which in (0, 1, 2):
        state = begun(game, 1)
        state.apply_action(state.legal_actions()[which])
        for seat in (0, 1):
            texts[seat].add(state.information_state_string(seat))
    assert len(texts[0]) == 3
    assert len(texts[1]) == 1
    assert len(state.observation_tensor(0)) == 82


def test_python_ends_in_order_after_openspiel_was_used() -> None:
    code = (
        "import pyspiel, ticonderoga.learn.openspiel_game\n"
        "state = pyspiel.load_game('ticonderoga_skirmish_duel').new_initial_state()\n"
        "state.apply_action(1)\n"
        "print(len(state.legal_actions()))\n"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert (ran.returncode, ran.stdout) == (0, "5\n"), ran.stderr
