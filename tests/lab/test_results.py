"""What a batch says: counts, intervals, and a file of games."""

from __future__ import annotations

import io
import json

import pytest

from ticonderoga.lab.batch import Outcome, Plan
from ticonderoga.lab.results import Summary, spread_of, wilson, write_csv

PLAN = Plan("war", "whole", (("edition", "new"),), ("red", "blue"), ("random", "planner"), seed=7)
OUTCOMES = [
    Outcome(0, 11, (0,), "hills", 1777, (3, 1), 10, 12, "aa"),
    Outcome(1, 12, (1,), "hills", 1779, (1, 3), 20, 30, "bb"),
    Outcome(2, 13, (0, 1), "peace", 1779, (2, 2), 30, 33, "cc"),
    Outcome(3, 14, (), "peace", 1779, (0, 0), 40, 44, "dd"),
    Outcome(4, 15, error="at choice 5: DeadEnd: nothing, \"really\"", plies=5),
]


@pytest.fixture
def summary() -> Summary:
    return Summary(PLAN, OUTCOMES, 2.0)


def test_wins_are_counted_by_seat_and_shared_ones_for_both(summary: Summary) -> None:
    assert summary.wins == {"red": 2, "blue": 2}


def test_games_are_counted_by_reason_and_year(summary: Summary) -> None:
    assert summary.reasons == {
        "hills": {"games": 2, "red": 1, "blue": 1},
        "peace": {"games": 2, "red": 1, "blue": 1, "drawn": 1},
    }
    assert {year: row["games"] for year, row in summary.years.items()} == {1777: 1, 1779: 3}


def test_the_plain_data_holds_what_scripts_need(summary: Summary) -> None:
    found = json.loads(json.dumps(summary.plain()))
    assert found["games"] == 4
    assert found["errors"] == [{"game": 4, "seed": 15, "reason": OUTCOMES[4].error}]
    assert found["wins"] == {"red": 2, "blue": 2}
    assert found["decisions_per_second"] == 50
    assert found["games_per_second"] == 2
    assert found["lengths"]["decisions"] == {"median": 25, "min": 10, "max": 40}
    assert found["agents"] == {"red": "random", "blue": "planner"}
    assert found["options"] == {"edition": "new"}
    assert found["seed"] == 7
    assert found["win_rates"]["red"]["rate"] == 0.5


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (50, 100, 0.4038, 0.5962),
        (95, 100, 0.8882, 0.9785),
    ],
)
def test_wilson_agrees_with_published_values(
    successes: int, trials: int, low: float, high: float
) -> None:
    assert wilson(successes, trials) == pytest.approx((low, high), abs=5e-5)


def test_nothing_is_known_from_nothing() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    assert spread_of([]) == {"median": 0, "min": 0, "max": 0}
    empty = Summary(PLAN, [], 1.0)
    assert empty.rate("red") == (0.0, 0.0, 1.0)
    assert empty.plain()["games"] == 0


def test_a_line_a_game(summary: Summary) -> None:
    file = io.StringIO()
    write_csv(file, summary, OUTCOMES)
    lines = file.getvalue().splitlines()
    assert lines[0] == (
        "game,seed,winner,reason,year,score_red,score_blue,decisions,choices,hash,error"
    )
    assert lines[1] == "0,11,red,hills,1777,3,1,10,12,aa,"
    assert lines[3].startswith("2,13,red+blue,")
    assert lines[4].startswith("3,14,drawn,")
    assert lines[5] == '4,15,,,0,,,0,5,,"at choice 5: DeadEnd: nothing, ""really"""'
