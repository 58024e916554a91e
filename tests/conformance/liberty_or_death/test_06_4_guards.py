"""6.4: what Reward Loyalty and Committees of Correspondence need, and what their steps cost."""

from __future__ import annotations

import pytest

from tests.conformance.liberty_or_death.situation import Situation
from ticonderoga.games.liberty_or_death.data.spaces import BOSTON, VIRGINIA
from ticonderoga.games.liberty_or_death.rules.loyalty import (
    bars_committee,
    bars_reward,
    reward_loyalty,
)


def loyal(level: str) -> Situation:
    return (
        Situation()
        .put("2 regulars, tory @ Boston", "2 militia @ Virginia")
        .levels(level, "Boston", "Virginia")
    )


@pytest.mark.rule("R-6.4.1a", "R-3.2.1g")
def test_6_4_1_active_support_leaves_only_markers_to_be_bought() -> None:
    assert bars_reward(loyal("AS").g, BOSTON, 2) == "support_complete"
    assert bars_reward(loyal("AS").propaganda("Boston").g, BOSTON, 2) == ""
    assert bars_reward(loyal("PS").g, BOSTON, 2) == ""
    assert bars_reward(loyal("PS").propaganda("Boston").resources(british=0).g, BOSTON, 2) == (
        "cannot_pay"
    )


@pytest.mark.rule("R-6.4.2a")
def test_6_4_2_active_opposition_leaves_only_raid_markers_to_be_bought() -> None:
    assert bars_committee(loyal("AO").g, VIRGINIA, 2) == "opposition_complete"
    assert bars_committee(loyal("AO").propaganda("Virginia").g, VIRGINIA, 2) == (
        "opposition_complete"
    )
    assert bars_committee(loyal("AO").raids("Virginia").g, VIRGINIA, 2) == ""
    assert bars_committee(loyal("PO").g, VIRGINIA, 2) == ""
    assert bars_committee(loyal("PO").raids("Virginia").resources(patriots=0).g, VIRGINIA, 2) == (
        "cannot_pay"
    )


@pytest.mark.rule("R-6.4.1a")
def test_6_4_1_raid_markers_go_before_propaganda_and_no_more_than_is_paid() -> None:
    lod = loyal("N").raids("Boston").propaganda("Boston", 3)
    lod.perform(lambda g: reward_loyalty(g, BOSTON, 2)).british("number 2")
    assert (lod.g.raids[BOSTON], lod.g.propaganda[BOSTON]) == (0, 2)
    assert (lod.level("Boston"), lod.has("british")) == ("N", 3)


@pytest.mark.rule("R-1.10j", "A-13")
@pytest.mark.parametrize(("steps", "left", "level"), [(1, 4, "N"), (2, 3, "N"), (3, 3, "PS")])
def test_1_10_gage_gives_a_level_and_no_marker(steps: int, left: int, level: str) -> None:
    lod = loyal("N").put("Gage @ Boston").propaganda("Boston", 2)
    lod.perform(lambda g: reward_loyalty(g, BOSTON, 2)).british(f"number {steps}")
    assert (lod.has("british"), lod.level("Boston")) == (left, level)
