"""3.6: a Battle at its edges: who may be left out, what a choice cannot be, what is told."""

from __future__ import annotations

from typing import Any

import pytest

from tests.conformance.liberty_or_death.fights import attack
from tests.conformance.liberty_or_death.situation import Situation
from ticonderoga.games.liberty_or_death.order import COMMON_CAUSE

# ---------------------------------------------------------------------- 4.2.1 Common Cause


def common_cause(**fields: Any) -> Situation:
    lod = Situation().put("3 regulars, 3 war parties @ Virginia", "3 continentals @ Virginia")
    return attack(lod, "british", "Virginia", special=COMMON_CAUSE, **fields)


@pytest.mark.rule("R-4.2.1b")
def test_4_2_1_a_non_player_may_call_for_it_and_use_it_later() -> None:
    lod = Situation().put("3 regulars, 3 war parties @ Virginia", "3 continentals @ Virginia")
    lod.non_players("british")
    attack(lod, "british", "Virginia", special=COMMON_CAUSE)
    assert lod.offered("number") == ["0", "1", "2", "3"]


@pytest.mark.rule("R-4.2.1b")
def test_4_2_1_where_no_war_party_fights_as_a_tory_it_has_not_taken_place() -> None:
    lod = common_cause(special_spaces=1).british("number 0")
    assert lod.g.order is not None
    assert lod.g.order.common_cause == {}
    assert lod.g.order.special_spaces == 1  # as it was before
    assert lod.at("Virginia") == "3 regulars, 3 war parties, 3 continentals"


@pytest.mark.rule("R-4.2.1b", "R-4.1d")
def test_4_2_1_where_war_parties_fight_as_tories_it_has_taken_place() -> None:
    lod = common_cause().british("number 2")
    assert lod.g.order is not None
    assert lod.g.order.common_cause == {lod.space("Virginia"): 2}
    assert lod.g.order.special_spaces == 1 << lod.space("Virginia")
    assert lod.count("active war parties", "Virginia") == 2


@pytest.mark.rule("A-17")
def test_3_6_7_one_of_the_two_goes_a_tory_or_a_war_party() -> None:
    lod = Situation().put("6 regulars, 2 tories, 4 war parties @ Virginia")
    lod.put("12 continentals, Washington @ Virginia").roll(1, 1, 1, 3, 3, 3)
    attack(lod, "british", "Virginia", special=COMMON_CAUSE).british("number 3", "no")
    assert lod.asked == "tory_or_war_party"
    assert lod.choices() == ["piece Virginia, active war party", "piece Virginia, tory"]


# ---------------------------------------------------------------------- 3.6.8h the Blockades


@pytest.mark.rule("R-3.6.8h")
def test_3_6_8_blockades_go_to_the_first_city_of_the_map_too_and_one_at_least() -> None:
    lod = Situation().treaty().blockade("Boston", "Boston", "Norfolk")
    lod.put("6 continentals @ Boston", "4 tories @ Boston").roll(3, 1, 1)
    attack(lod, "patriots", "Boston").patriots("no").french("space Quebec City")
    assert lod.choices() == ["number 1", "number 2"]
    lod.french("number 2")
    assert lod.g.blockades[lod.space("Quebec City")] == 2
    assert lod.g.blockades[lod.space("Boston")] == 0
