"""3.2.1, 3.2.2: what bars a step of a British Muster or Garrison, case by case."""

from __future__ import annotations

import pytest

from tests.conformance.liberty_or_death.fights import bits, involving, order_of
from tests.conformance.liberty_or_death.situation import Situation
from ticonderoga.games.liberty_or_death.rules.garrison import can_garrison

CITIES = [
    "Boston", "Charles Town", "New York City", "Norfolk", "Philadelphia", "Quebec City", "Savannah",
]  # fmt: skip

# ---------------------------------------------------------------------- 3.2.1 Muster


@pytest.mark.rule("R-3.2.1f", "R-3.2.1h")
@pytest.mark.parametrize("first", ["fort Boston", "reward Boston"])
def test_3_2_1_after_a_fort_or_a_reward_there_is_no_other(first: str) -> None:
    lod = Situation().put("4 regulars, 3 tories, Gage @ Boston", "2 tories, regular @ New York")
    lod.put("2 regulars @ New York").command("british", "muster")
    lod.british("regulars Boston", "number 0", "tories New York", "number 0", first)
    while lod.asked != "british_muster":
        lod.british(lod.choices()[0])
    assert lod.why_not("fort New York") == "one_fort_or_reward"
    assert lod.why_not("reward New York") == "one_fort_or_reward"


@pytest.mark.rule("R-3.2.1b", "R-3.2.1d")
def test_3_2_1_where_no_regulars_can_come_tories_may() -> None:
    lod = Situation().treaty().put("regular, Gage @ Massachusetts").blockade("Boston")
    assert lod.can("muster", "british", only=bits(lod, "Massachusetts"))
    assert not lod.can("muster", "british", only=bits(lod, "Quebec"))


@pytest.mark.rule("R-3.2.1b", "R-3.2.1d")
def test_3_2_1_how_many_is_a_number_and_may_be_none() -> None:
    lod = Situation().put("4 regulars, Gage @ Boston").command("british", "muster")
    lod.british("regulars Boston")
    assert lod.choices() == [f"number {number}" for number in range(7)]
    lod.british("number 0", "tories Massachusetts")
    assert lod.choices() == ["number 0", "number 1", "number 2"]


@pytest.mark.rule("R-3.2.1f")
@pytest.mark.parametrize(("tories", "least"), [(2, 1), (3, 0), (4, 0)])
def test_3_2_1_how_many_regulars_a_fort_takes(tories: int, least: int) -> None:
    lod = Situation().put(f"2 regulars, {tories} tories, Gage @ Boston")
    lod.command("british", "muster").british("tories Boston", "number 0", "fort Boston")
    assert lod.choices() == [f"number {number}" for number in range(least, 3)]


# ---------------------------------------------------------------------- 3.2.2 Garrison


@pytest.mark.rule("R-3.2.2a")
def test_3_2_2_two_resources_pay_for_it() -> None:
    assert Situation().put("regular @ Boston").resources(british=2).can("garrison", "british")
    assert not Situation().put("regular @ Boston").resources(british=1).can("garrison", "british")


@pytest.mark.rule("R-3.1a", "R-3.2.2b")
def test_3_2_2_a_city_is_selected_once() -> None:
    lod = Situation().put("2 regulars, Gage @ Boston").command("british", "garrison")
    lod.british("destination Norfolk", "arrive")
    assert lod.why_not("destination Norfolk") == "selected_already"


@pytest.mark.rule("R-4.2.2a", "R-3.2.2b")
def test_3_2_2_a_city_of_a_skirmish_is_no_destination() -> None:
    lod = Situation().put("3 regulars, Gage @ Norfolk", "2 continentals @ Norfolk")
    lod.command("british", "garrison", specials_left=1)
    lod.british("special skirmish", "option strike one")
    assert lod.why_not("destination Norfolk") == "special_was_there"
    assert lod.offers("destination Boston")


@pytest.mark.rule("R-3.2.2b", "R-1.3.7a")
def test_3_2_2_regulars_in_the_west_indies_are_out_of_reach() -> None:
    lod = Situation().treaty().put("2 regulars, Gage @ Boston", "2 regulars @ West Indies")
    lod.command("british", "garrison").british("destination Norfolk")
    assert lod.why_not("move West Indies, regulars, 1") == "west_indies_by_muster"


@pytest.mark.rule("R-3.2.2b", "R-1.10e")
def test_3_2_2_a_leader_whom_all_have_left_rejoins_them_before_the_next_city() -> None:
    lod = Situation().put("regular, Gage @ Massachusetts", "2 regulars @ Virginia")
    lod.command("british", "garrison").british("destination Boston")
    lod.british("move Massachusetts, regulars, 1", "arrive")
    assert lod.asked == "leader_rejoins"
    lod.british("space Boston")
    assert (lod.asked, lod.where("Gage")) == ("garrison", "Boston")


# ---------------------------------------------------------------------- 2.3.8g the leader's space


@pytest.mark.rule("R-2.3.8g", "R-3.2.2b")
def test_2_3_8_a_garrison_that_begins_in_the_leaders_space_goes_to_any_city() -> None:
    lod = Situation().put("1 regular, Gage @ Massachusetts", "2 regulars @ Virginia")
    involving(lod, "british", "garrison", "Massachusetts")
    assert lod.offered("destination") == CITIES
    lod.british("destination Boston")
    assert lod.why_not("move Virginia, regulars, 1") == "leader_not_involved"
    assert lod.why_not("arrive") == "leader_not_involved"
    lod.british("move Massachusetts, regulars, 1")
    assert lod.offers("move Virginia, regulars, 1")
    assert lod.offers("arrive")


@pytest.mark.rule("R-2.3.8g", "R-3.2.2b")
def test_2_3_8_a_garrison_that_cannot_begin_in_the_leaders_city_goes_there() -> None:
    lod = Situation().put("tory, Gage @ Quebec City", "2 regulars @ Virginia")
    involving(lod, "british", "garrison", "Quebec City")
    assert lod.offered("destination") == ["Quebec City"]
    assert lod.why_not("destination Boston") == "leader_not_involved"


@pytest.mark.rule("R-2.3.8g", "R-3.2.2b", "R-1.9m")
@pytest.mark.parametrize(
    ("force", "possible"),
    [
        ("regular, Gage @ Massachusetts", True),
        ("tory, Gage @ Massachusetts", False),
        ("2 regulars, Gage @ West Indies", False),
        ("2 regulars, Gage @ Boston", False),  # Blockaded
        ("2 regulars, Gage @ Norfolk", True),
    ],
)
def test_2_3_8_where_a_garrison_can_involve_the_leader(force: str, possible: bool) -> None:
    lod = Situation().treaty().blockade("Boston").put(force, "2 regulars @ Virginia")
    order = order_of("british", "garrison", must_involve=lod.space(force.partition(" @ ")[2]))
    assert can_garrison(lod.g, order) == possible


@pytest.mark.rule("R-2.3.8g", "R-4.1b")
@pytest.mark.parametrize("city", ["Boston", "Quebec City"])
def test_2_3_8_the_special_activity_waits_until_somebody_comes_from_the_leaders_space(
    city: str,
) -> None:
    lod = Situation().treaty().put("2 regulars, Gage @ Massachusetts", "2 regulars @ Norfolk")
    lod.strokes("british").begin()
    lod.british("stroke", "command muster", "regulars Norfolk", "number 0", "done")
    lod.british("command garrison", f"destination {city}")
    assert lod.why_not("arrive") == "leader_not_involved"
    assert lod.why_not("special naval pressure") == "leader_not_involved"
    lod.british("move Massachusetts, regulars, 1")
    assert lod.offers("special naval pressure")
