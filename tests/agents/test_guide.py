"""What a decided game is worth to a searcher."""

from __future__ import annotations

from typing import Any

import pytest

from ticonderoga.agents.guide import BY_LEAD, Guide
from ticonderoga.engine.game import Guidance, Result


class Rules:
    """Just enough of a game to judge its end."""

    seats: tuple[str, ...] = ("north", "south", "west")

    def __init__(self, clear_lead: float = 0.0) -> None:
        self.guidance = Guidance(
            score=lambda g, seat: float(g), win_value=40.0, clear_lead=clear_lead
        )


class End:
    """A world that is over, or not yet."""

    def __init__(self, winners: tuple[int, ...], scores: tuple[int, ...], over: bool = True):
        self.over: bool = over
        self.position: Any = 100.0
        self.result: Result | None = Result(winners, "done", (), scores) if over else None


def worth(rules: Any, world: Any, seat: int) -> float:
    return Guide(rules).worth(world, seat)


def test_a_win_is_a_win_where_scores_mean_nothing() -> None:
    assert worth(Rules(), End((1,), (3, 9, 1)), 1) == 40.0
    assert worth(Rules(), End((1,), (3, 9, 1)), 0) == -40.0
    assert worth(Rules(clear_lead=10.0), End((1,), ()), 1) == 40.0


def test_a_clear_win_is_better_than_a_narrow_one_and_any_win_than_any_loss() -> None:
    found = [worth(Rules(clear_lead=10.0), End((1,), (own, 9, -99)), 1) for own in (-60, -5, 3, 8)]
    assert found == sorted(found, reverse=True)
    assert found[0] == pytest.approx(40.0, abs=0.01)
    assert found[-1] > 40.0 * (1 - BY_LEAD)
    lost = [worth(Rules(clear_lead=10.0), End((1,), (own, 9, -99)), 0) for own in (-60, -5, 3, 8)]
    assert lost == sorted(lost)
    assert lost[0] == pytest.approx(-40.0, abs=0.01)
    assert lost[-1] < 0 < found[-1]


def test_nothing_undecided_is_worth_more_than_a_win() -> None:
    assert worth(Rules(clear_lead=10.0), End((), (), over=False), 0) == 40.0


def test_a_game_that_nobody_won_is_worth_nothing() -> None:
    assert worth(Rules(clear_lead=10.0), End((), (1, 1, 1)), 0) == 0.0
