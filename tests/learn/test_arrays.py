"""Arrays: observations, masks, numbers of choices, rewards; and what is said without numpy."""

from __future__ import annotations

import subprocess
import sys

import numpy as np
import pytest

from ticonderoga.engine.game import Game, Result
from ticonderoga.engine.match import Match
from ticonderoga.engine.registry import all_games, find_game
from ticonderoga.learn.arrays import Arrays, rewards


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_arrays_of_a_decision(game: Game) -> None:
    match = Match(game, seed=1)
    arrays = Arrays(match.rules)
    seat = match.awaited()[0]
    seen = arrays.observation(match.world, seat)
    assert seen.shape == (arrays.width,) == (len(arrays.feature_names),)
    assert seen.dtype == np.float32
    assert np.abs(seen).max() <= 1
    assert 5 < np.count_nonzero(seen) < arrays.width
    assert arrays.observation(match.world, seat) is not seen
    choices = match.choices(seat)
    mask = arrays.mask(choices)
    assert {arrays.choice(int(number)) for number in np.flatnonzero(mask)} == set(choices)
    number = arrays.numbers(choices)[0]
    assert match.rules.notation.read(arrays.action_name(number)) == choices[0]
    assert arrays.action_text(number) == match.rules.words.say_choice(choices[0])


def test_a_mask_of_nothing_is_empty() -> None:
    assert not Arrays(Match(find_game("skirmish")).rules).mask([]).any()


@pytest.mark.parametrize(
    ("winners", "seats", "expected"),
    [
        ((0,), 2, [1, -1]),
        ((), 2, [0, 0]),
        ((0, 1), 2, [0, 0]),
        ((2,), 4, [-1 / 3, -1 / 3, 1, -1 / 3]),
        ((0, 3), 4, [1 / 3, -1 / 3, -1 / 3, 1 / 3]),
    ],
)
def test_rewards_add_up_to_nothing(
    winners: tuple[int, ...], seats: int, expected: list[float]
) -> None:
    found = rewards(Result(winners, "test"), seats)
    assert found == pytest.approx(expected)
    assert sum(found) == pytest.approx(0)


def test_a_game_that_goes_on_gives_nothing() -> None:
    assert rewards(None, 3) == [0, 0, 0]


@pytest.mark.parametrize(
    ("module", "package"),
    [
        ("arrays", "numpy"),
        ("pettingzoo_env", "pettingzoo"),
        ("gymnasium_env", "gymnasium"),
        ("openspiel_game", "pyspiel"),
        ("train", "optax"),
    ],
)
def test_a_missing_package_is_a_sentence(module: str, package: str) -> None:
    code = (
        "import sys, ticonderoga.learn\n"
        f"sys.modules[{package!r}] = None\n"
        "from ticonderoga.engine.errors import TiconderogaError\n"
        "try:\n"
        f"    import ticonderoga.learn.{module}\n"
        "except TiconderogaError as error:\n"
        "    print(error)\n"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert "pip install 'ticonderoga[lab]'" in ran.stdout
