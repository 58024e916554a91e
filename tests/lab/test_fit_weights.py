"""Fitting an evaluation: weights are found again, and none changes sides."""

from __future__ import annotations

import pytest

from ticonderoga.engine.dice import Dice
from ticonderoga.engine.game import Result
from ticonderoga.engine.match import Match
from ticonderoga.engine.registry import find_game
from ticonderoga.lab.fit_weights import end_of, evaluation_of, ridge

TRUE = [2.0, -1.0, 0.0]


def rows(number: int, noise: int) -> list[tuple[list[float], float]]:
    dice = Dice(7)
    found = []
    for _ in range(number):
        measures = [dice.below(7) - 3.0 for _ in TRUE]
        end = sum(w * x for w, x in zip(TRUE, measures, strict=True))
        found.append((measures, end + dice.below(2 * noise + 1) - noise))
    return found


def test_the_weights_are_found_again() -> None:
    found = ridge(rows(2000, 3), [0.0, 0.0, 0.0], [1, -1, 1], 1.0)
    assert found == pytest.approx(TRUE, abs=0.1)


def test_no_weight_changes_sides() -> None:
    found = ridge(rows(2000, 3), [0.5, 0.5, 0.0], [1, 1, -1], 1.0)
    assert found[0] == pytest.approx(2.0, abs=0.1)
    assert found[1] == 0.0
    assert found[2] <= 0.0


def test_a_strong_hand_holds_them_where_they_were() -> None:
    found = ridge(rows(50, 3), [0.5, -0.5, 0.25], [1, -1, 1], 1e9)
    assert found == pytest.approx([0.5, -0.5, 0.25], abs=0.01)


def test_an_end_is_better_the_clearer_it_is() -> None:
    clear, narrow = Result((0,), "", (), (9, 1)), Result((0,), "", (), (9, 8))
    assert end_of(clear, 0) > end_of(narrow, 0) > end_of(narrow, 1) > end_of(clear, 1)


def test_the_evaluation_of_a_game_is_found_by_its_entry_point() -> None:
    judge = evaluation_of("liberty-or-death")
    game = find_game("liberty-or-death")
    position = Match(game, seed=1).position
    assert len(judge.measures(position, 0)) == len(judge.EARLY[0]) == len(judge.LATE[0])
    assert {judge.sign(at, 0) for at in range(len(judge.EARLY[0]))} <= {1, -1}
