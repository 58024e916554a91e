"""The generic battery on every registered game, scenario and combination of options.

Where a game has too many combinations, the usual options get the whole battery and each other
value a short one. `make soak` runs large amounts.
"""

from __future__ import annotations

import pytest

from ticonderoga.testing.battery import BATTERY, IN_SHORT, SMALL, USUAL, Budget, Check
from ticonderoga.testing.cases import Case, cases, usual_cases

WHOLE = [(case, check) for case in usual_cases() for check in BATTERY]
SHORT = [(case, check) for case in cases() if case not in usual_cases() for check in IN_SHORT]


def name(value: object) -> str:
    return value.id if isinstance(value, Case) else getattr(value, "__name__", "")


@pytest.mark.parametrize(("case", "check"), WHOLE, ids=name)
def test_the_battery(case: Case, check: Check) -> None:
    check(case, USUAL)


@pytest.mark.parametrize(("case", "check"), SHORT, ids=name)
def test_each_other_value_of_an_option(case: Case, check: Check) -> None:
    check(case, SMALL)


def test_a_budget_counts_decisions_whatever_the_length_of_a_game() -> None:
    """No check of the battery may play or look at more decisions for a longer game, but for the
    whole games that each plays once or twice."""
    seen = {}
    for case in usual_cases():
        looked = len(list(_sampled(case, Budget(views=7).views)))
        seen[case.id] = looked
    assert set(seen.values()) == {7}


def _sampled(case: Case, number: int) -> list[int]:
    from ticonderoga.testing.cases import sampled

    return [here.ply for here in sampled(case, 1, number)]
