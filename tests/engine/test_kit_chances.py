"""Winning chances out of fitted factors, and what is wrong with a file of them."""

from __future__ import annotations

import json
from math import exp
from typing import Any

import pytest

from ticonderoga.engine.kit.chances import (
    FittedChances,
    chances_function,
    load_chances,
    read_chances,
)
from ticonderoga.engine.kit.fields import PackError

SEATS = ("red", "blue")
TERMS = ("men", "hills")


def top(**changes: Any) -> str:
    file: dict[str, Any] = {
        "schema": 1,
        "moments": [0, 0.5, 1],
        "factors": {"all": {"men": [0.0, 0.2, 0.4], "hills": [0.1, 0.1, 0.1]}},
        "constants": {
            "all": {"red": [0, 0, 0], "blue": [0, 0, 0]},
            "dawn": {"red": [1, 1, 1], "blue": [0, 0, 0]},
        },
        "record": {"games": 12},
    }
    return json.dumps({**file, **changes})


def fitted(**changes: Any) -> FittedChances:
    return read_chances(top(**changes), SEATS, TERMS)


def test_chances_follow_from_factors_terms_and_constants() -> None:
    chances = fitted()
    assert chances.at([[5.0, 0.0], [-5.0, 0.0]], 0.0, "dusk") == [0.5, 0.5]
    ahead, behind = chances.at([[5.0, 0.0], [-5.0, 0.0]], 0.25, "dusk")
    assert ahead / behind == pytest.approx(exp(0.1 * 10))
    ahead, behind = chances.at([[5.0, 1.0], [-5.0, 0.0]], 0.75, "dawn")
    assert ahead / behind == pytest.approx(exp(0.3 * 10 + 0.1 + 1))
    assert ahead + behind == pytest.approx(1.0)
    assert chances.record == {"games": 12}


@pytest.mark.parametrize("late", [-1.0, 0.0, 1.0, 7.0])
def test_before_the_beginning_and_after_the_end_nothing_changes(late: float) -> None:
    ahead, behind = fitted().at([[1.0, 0.0], [0.0, 0.0]], late, "")
    assert ahead / behind == pytest.approx(exp(0.4 if late >= 1 else 0.0))


def test_seats_may_have_factors_of_their_own() -> None:
    sizes = {"red": 1.0, "blue": 2.0}
    own = {seat: {"men": [size] * 3, "hills": [0.0] * 3} for seat, size in sizes.items()}
    ahead, behind = fitted(factors=own).at([[1.0, 9.0], [1.0, 9.0]], 0.5, "")
    assert behind / ahead == pytest.approx(exp(1.0))


def test_a_hopeless_seat_has_no_chance_but_does_not_overflow() -> None:
    assert fitted().at([[1e9, 0.0], [-1e9, 0.0]], 1.0, "")[0] == pytest.approx(1.0)


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"schema": 2}, "reads schema 1"),
        ({"moments": [0, 2]}, "from 0 to 1"),
        ({"factors": {"all": {"men": [0, 0, 0]}}}, '"hills" is missing'),
        ({"factors": {"all": {"men": [0, 0], "hills": [0, 0, 0]}}}, '"men" has 2 numbers'),
        ({"factors": {"all": {"men": [0, 0, "x"], "hills": [0, 0, 0]}}}, "no number"),
        ({"constants": {"dawn": {"red": [0, 0, 0], "blue": [0, 0, 0]}}}, '"all" is missing'),
        ({"notes": 1}, 'the field "notes" is not known'),
    ],
)
def test_a_file_that_cannot_be_used_is_told_of(changes: dict[str, Any], said: str) -> None:
    with pytest.raises(PackError, match=said):
        fitted(**changes)


def test_a_game_without_the_file_has_no_chances() -> None:
    assert load_chances("ticonderoga.games.skirmish", SEATS, TERMS) is None
    assert chances_function(None, lambda g, seat: [], lambda g: 0.0, "") is None


def test_a_game_gives_them_on_as_a_function_of_the_position() -> None:
    chances = chances_function(fitted(), lambda g, seat: [g, 0.0] if seat else [0.0, 0.0],
                               lambda g: 1.0, "dusk")  # fmt: skip
    assert chances is not None
    ahead, behind = chances(3.0)
    assert behind / ahead == pytest.approx(exp(0.4 * 3))
