"""8.4.5 to 8.4.10, 8.7.5 to 8.7.7 The winter of the non-player British and Indians."""

from __future__ import annotations

import pytest

from tests.conformance.liberty_or_death.situation import Situation
from ticonderoga.games.liberty_or_death.non_players.winter_answers import (
    allow_reward,
    expected_purse,
    patriot_rank,
    prevent_committees,
    tory_rank,
)


def royalists(step: str) -> Situation:
    """A winter that begins at a step; the British and the Indians are non-players."""
    lod = Situation().non_players("british", "indians").card(101).step(step)
    return lod.put("village @ Quebec")


def played(lod: Situation, *rolls: int, faction: str = "british") -> Situation:
    """What the charts of the two answer from here, with these dice of one of them."""
    return lod.begin().chart_rolls(faction, *rolls).by_chart("british", "indians")


# ---------------------------------------------------------------------- 8.4.7 British supply


@pytest.mark.rule("R-8.4.7a", "A-72")
def test_8_4_7_cubes_that_nobody_needs_go() -> None:
    lod = played(royalists("supply").put("2 regulars, 2 tories @ Florida", "regular @ Georgia"))
    assert (lod.at("Florida"), lod.at("Georgia")) == ("", "")
    assert lod.has("british") >= 5


@pytest.mark.rule("R-8.4.7a")
def test_8_4_7_cubes_that_allow_a_reward_are_paid() -> None:
    lod = royalists("supply").put("regular, tory @ Georgia", "regular, tory @ Virginia")
    played(lod.levels("AS", "Virginia"))
    assert (lod.count("regulars", "Georgia"), lod.count("tories", "Georgia")) == (1, 1)
    assert lod.at("Virginia") == ""
    assert lod.gave("np_w_needed") == [("8.4.7", lod.space("Georgia"))]


@pytest.mark.rule("R-8.4.7a")
def test_8_4_7_cubes_that_prevent_committees_are_paid() -> None:
    lod = Situation().put("2 regulars, militia @ Georgia", "regular @ Virginia")
    lod.put("regular, 2 militia @ New Jersey", "regular, militia @ Maryland-Delaware")
    lod.levels("AO", "Maryland-Delaware")
    names = ("Georgia", "Virginia", "New Jersey", "Maryland-Delaware")
    assert [prevent_committees(lod.g, lod.space(name)) for name in names] == [
        True, False, False, False,
    ]  # fmt: skip
    lod.resources(patriots=0)
    assert not prevent_committees(lod.g, lod.space("Georgia"))


@pytest.mark.rule("R-8.4.7a")
def test_8_4_7_the_reward_has_to_be_affordable_without_the_west_indies() -> None:
    lod = Situation().treaty().put("regular, tory @ Georgia", "2 regulars @ West Indies")
    lod.resources(british=1)
    assert (expected_purse(lod.g), allow_reward(lod.g, lod.space("Georgia"))) == (0, False)
    lod.put("british fort @ Virginia", "regular @ New York City")
    assert (expected_purse(lod.g), allow_reward(lod.g, lod.space("Georgia"))) == (3, True)
    lod.propaganda("Georgia", 3)
    assert not allow_reward(lod.g, lod.space("Georgia"))
    lod.put("Gage @ Georgia")
    assert allow_reward(lod.g, lod.space("Georgia"))


@pytest.mark.rule("R-8.4.7a")
def test_8_4_7_the_most_populous_is_paid_and_the_others_shift() -> None:
    lod = royalists("supply").put("regular, tory @ New Hampshire", "regular, tory @ Virginia")
    lod.put("regular, tory, british fort @ New York", "regular, tory @ Georgia")
    lod.put("2 regulars, militia @ New Jersey").levels("AO", "Georgia").resources(british=1)
    lod.begin().by_chart("british")
    assert lod.gave("np_w_needed") == [("8.4.7", lod.space("Virginia"))]
    assert "option supply shift" in lod.answers
    assert lod.at("New Hampshire") == "1 regular, 1 tory"
    assert lod.at("Georgia") == ""  # at Active Opposition nothing is left to shift


# ---------------------------------------------------------------------- 8.4.8, 8.4.5


@pytest.mark.rule("R-8.4.8a")
@pytest.mark.parametrize(("french", "stay"), [(1, 3), (3, 0)])
def test_8_4_8_the_british_stay_only_if_they_control_the_west_indies(
    french: int, stay: int
) -> None:
    lod = royalists("west-indies").treaty().but(cursor=2)
    lod.put("3 regulars @ West Indies", f"{french} french @ West Indies")
    played(lod)
    assert lod.count("regulars", "West Indies") == stay


@pytest.mark.rule("R-8.4.5a")
def test_8_4_5_fewest_markers_then_the_largest_change() -> None:
    lod = royalists("support").put("regular, tory @ Georgia", "regular, tory @ Virginia")
    lod.put("regular, tory @ Massachusetts").levels("PO", "Massachusetts")
    lod.propaganda("Massachusetts").resources(british=4)
    played(lod)
    assert [said for said in lod.answers if said.startswith("space")][:2] == [
        "space Virginia", "space Georgia",
    ]  # fmt: skip
    assert (lod.level("Virginia"), lod.level("Georgia"), lod.has("british")) == ("AS", "AS", 0)


@pytest.mark.rule("R-8.4.5a")
def test_8_4_5_never_for_markers_alone() -> None:
    lod = royalists("support").put("regular, tory @ Georgia").propaganda("Georgia", 2)
    played(lod.resources(british=2))
    assert lod.answers[0] == "none"
    assert lod.has("british") == 2


# ---------------------------------------------------------------------- 8.4.9, 8.7.7


@pytest.mark.rule("R-8.4.9a")
def test_8_4_9_the_british_leader_goes_to_most_regulars() -> None:
    lod = royalists("redeployment").put("3 regulars @ Boston", "regular, Gage @ Quebec City")
    lod.put("2 regulars, 4 tories @ Norfolk").but(cursor=3)
    played(lod)
    assert lod.where("Gage") == "Boston"


@pytest.mark.rule("R-8.7.7a")
@pytest.mark.parametrize(
    ("leader", "goal"),
    [("Brant", "Northwest"), ("Dragging Canoe", "Northwest"), ("Cornplanter", "Southwest")],
)
def test_8_7_7_where_an_indian_leader_goes(leader: str, goal: str) -> None:
    lod = royalists("redeployment").put("4 war parties, 2 villages @ Northwest")
    lod.put(f"2 war parties, {leader} @ Southwest", "3 war parties @ Virginia").but(cursor=1)
    played(lod.levels("AS", "Virginia"))
    assert lod.where(leader) == goal


@pytest.mark.rule("R-8.7.7a")
def test_8_7_7_cornplanter_without_a_site_goes_to_most_war_parties() -> None:
    lod = royalists("redeployment").put("4 war parties, 2 villages @ Northwest").but(cursor=1)
    played(lod.put("war party, Cornplanter @ Southwest"))
    assert lod.where("Cornplanter") == "Northwest"


# ---------------------------------------------------------------------- 8.4.10, 8.7.6


@pytest.mark.rule("R-8.4.10a")
def test_8_4_10_which_tories_desert() -> None:
    lod = Situation().put("2 tories, militia @ Georgia", "3 tories, militia @ Virginia")
    lod.put("tory, regular @ Norfolk", "tory @ Boston")
    names = ("Virginia", "Norfolk", "Georgia", "Boston")
    assert [tory_rank(lod.g, lod.space(name)) for name in names] == [3, 2, 1, 0]


@pytest.mark.rule("R-8.4.10a")
def test_8_4_10_the_british_pick_after_the_french() -> None:
    lod = royalists("desertion").but(cursor=1).put("6 tories @ Virginia", "regular, tory @ Norfolk")
    lod.put("2 tories, militia @ Georgia", "tory @ New Jersey").begin()
    lod.french("piece Norfolk, tory").by_chart("british")
    assert (lod.count("tories", "Virginia"), lod.on_map("tories")) == (5, 8)


@pytest.mark.rule("R-8.7.6a")
def test_8_7_6_which_patriots_desert() -> None:
    lod = Situation().put("village, 2 militia @ Quebec", "2 militia, war party @ Virginia")
    lod.put("continental @ Boston", "militia, 2 continentals @ Georgia")
    spaces = [lod.space(name) for name in ("Quebec", "Virginia", "Georgia")]
    assert [patriot_rank(lod.g, space, False) for space in spaces] == [3, 2, 1]
    assert [patriot_rank(lod.g, lod.space(n), True) for n in ("Boston", "Georgia")] == [2, 0]


@pytest.mark.rule("R-8.7.6a", "R-8.1.2d")
def test_8_7_6_the_indians_pick_a_militia_and_a_continental() -> None:
    lod = royalists("desertion").put("2 militia, active militia, village @ Northwest")
    lod.put("5 continentals @ Virginia", "2 militia @ Georgia")
    played(lod, faction="indians")
    assert lod.answers[0] == "piece Northwest, militia"
    assert lod.count("continentals", "Virginia") == 4


# ---------------------------------------------------------------------- 8.7.5 Indian supply


def indian_supply(*forces: str, indians: int = 5) -> Situation:
    return royalists("supply").but(cursor=3).put(*forces).resources(indians=indians)


@pytest.mark.rule("R-8.7.5a")
def test_8_7_5_pay_against_rebellion_control_and_for_a_village() -> None:
    lod = indian_supply(
        "war party, militia @ Virginia", "3 war parties @ Georgia", "2 war parties @ New York"
    )
    played(lod, faction="indians")
    assert lod.at("Virginia") == "1 war party, 1 militia"
    assert lod.count("war parties", "Georgia") == 3
    assert (lod.at("New York"), lod.at("Quebec")) == ("", "2 war parties, 1 village")
    assert lod.has("indians") == 3


@pytest.mark.rule("R-8.7.5a")
def test_8_7_5_the_last_resource_is_kept_for_control() -> None:
    lod = indian_supply("3 war parties @ New York", "war party, militia @ Virginia", indians=1)
    played(lod, faction="indians")
    assert lod.at("Virginia") == "1 war party, 1 militia"
    assert lod.at("New York") == ""


@pytest.mark.rule("R-8.7.5a", "A-74")
@pytest.mark.parametrize(("roll", "paid"), [(2, "Virginia"), (5, "New York")])
def test_8_7_5_equal_spaces_are_paid_at_random(roll: int, paid: str) -> None:
    lod = indian_supply("war party, militia @ New York", "war party, militia @ Virginia", indians=1)
    lod.begin().chart_rolls("indians", roll).by_chart("indians")
    assert lod.gave("np_w_control") == [("8.7.5", lod.space(paid))]


@pytest.mark.rule("R-8.7.5a", "R-8.2a")
def test_8_7_5_of_two_nearest_villages_a_random_one() -> None:
    lod = indian_supply("2 war parties @ New York", "village @ Northwest")
    lod.begin().chart_rolls("indians", 1).by_chart("indians")
    assert lod.answers[0] == "option supply move"
    assert lod.answers[1] in ("space Northwest", "space Quebec")
    assert lod.count("war parties", lod.answers[1].removeprefix("space ")) == 2


@pytest.mark.rule("R-8.2a")
def test_6_2_1_a_new_village_in_a_random_reserve() -> None:
    lod = Situation().non_players("indians").card(101).step("supply").but(cursor=3)
    lod.begin().chart_rolls("indians", 1, 1).by_chart("indians")
    assert lod.on_map("village") == 1
    assert lod.answers[0].startswith("space ")


@pytest.mark.rule("R-8.2a")
def test_6_7_a_random_village_is_lost() -> None:
    lod = royalists("reset").card(order="BPIF").put("village @ Florida", "village @ Northwest")
    lod.put("village @ Southwest", "village @ Virginia", "village @ New York").but(cursor=1)
    before = lod.on_map("village")
    lod.but(played_cards=(102,)).begin().by_chart("indians")
    assert (before, lod.on_map("village")) == (6, 5)
