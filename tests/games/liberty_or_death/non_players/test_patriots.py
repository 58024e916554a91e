"""8.5 The chart of the non-player Patriots, node by node, with the dice laid down."""

from __future__ import annotations

import pytest

from tests.conformance.liberty_or_death.situation import Situation
from ticonderoga.engine.ask import Ask
from ticonderoga.games.liberty_or_death.non_players.patriots import (
    SHEET,
    partisans_where,
    skirmish_where,
)
from ticonderoga.games.liberty_or_death.non_players.patriots_march import militia_bits
from ticonderoga.games.liberty_or_death.order import MARCH, NO_COMMAND, Order
from ticonderoga.games.liberty_or_death.pieces import PATRIOTS
from ticonderoga.games.liberty_or_death.position import COMMAND_ONLY
from ticonderoga.games.liberty_or_death.rules.specials import PARTISANS_SPACE, SKIRMISH_SPACE


def patriots(scenario: str = "1776", **options: str) -> Situation:
    """The Patriots are 2nd Eligible after a Command: no Event is open to them (P1)."""
    lod = Situation(scenario, **options).non_players("patriots").eligible("patriots")
    return lod.but(slot=1, first_action=COMMAND_ONLY)


def bits(lod: Situation, *names: str) -> int:
    return sum(1 << lod.space(name) for name in names)


def played(lod: Situation, *rolls: int) -> Situation:
    """One turn by the chart; the rolls are those it decides with."""
    return lod.begin().chart_rolls("patriots", *rolls).by_chart("patriots")


# ---------------------------------------------------------------------- P1 to P3


@pytest.mark.rule("R-8.5f")
def test_p3_an_empty_purse_passes() -> None:
    lod = played(patriots().put("4 militia @ Virginia").resources(patriots=0))
    assert lod.answers == ["pass"]
    assert lod.gave("np_event_closed") == [("P1",)]
    assert lod.gave("np_no_resources") == [("P3",)]


@pytest.mark.rule("R-8.1b")
def test_a_limited_slot_is_used_for_a_full_command_with_a_special_activity() -> None:
    lod = patriots().put("6 militia @ Virginia", "6 militia @ Georgia", "2 tories @ Georgia")
    lod = played(lod.levels("AO", "Virginia", "Georgia"))
    assert "fort Virginia" in lod.answers
    assert "fort Georgia" in lod.answers
    assert "special partisans" in lod.answers


# ---------------------------------------------------------------------- P6, P4


@pytest.mark.rule("R-8.5.1a", "R-8.5.1b")
def test_p6_cubes_and_leader_exceed_the_royalists_in_the_open() -> None:
    lod = patriots().put("3 continentals, Washington @ Virginia", "regular, 2 tories @ Virginia")
    lod.put("continental @ Virginia").roll(3, 1)
    played(lod)
    assert lod.gave("np_p_outnumbers") == [("P6", lod.space("Virginia"))]
    assert lod.answers[:2] == ["command battle", "fight Virginia"]


@pytest.mark.rule("R-8.5.1a")
def test_p6_equal_numbers_are_not_enough() -> None:
    lod = patriots().put("3 continentals @ Virginia", "3 regulars @ Virginia")
    played(lod, 1)
    assert lod.gave("np_p_no_odds") == [("P6",)]
    assert "command battle" not in lod.answers


@pytest.mark.rule("R-8.5.1a")
def test_p6_underground_war_parties_do_not_count() -> None:
    lod = patriots().put("2 continentals @ New York", "regular, 3 war parties, village @ New York")
    played(lod, 6)
    assert lod.gave("np_p_no_odds") == [("P6",)]
    lod = patriots().put("3 continentals @ New York", "regular, 3 war parties, village @ New York")
    played(lod)
    assert lod.gave("np_p_outnumbers")


@pytest.mark.rule("R-8.5.1i", "A-66")
def test_p4_without_the_greater_force_they_rally() -> None:
    lod = patriots().put("2 continentals @ New York", "regular, war party @ New York")
    played(lod)
    assert lod.gave("np_p_outnumbers")
    assert lod.gave("np_no_battle") == [("P4",)]
    assert lod.answers[0] == "command rally"


@pytest.mark.rule("R-8.5.1b")
def test_p4_with_one_resource_washington_fights_first() -> None:
    lod = patriots().resources(patriots=1)
    lod.put("4 continentals @ Virginia", "regular @ Virginia")
    lod.put("4 continentals, Washington @ Georgia", "regular @ Georgia").roll(1)
    played(lod)
    fought = [said for said in lod.answers if said.startswith("fight")]
    assert fought == ["fight Georgia"]


@pytest.mark.rule("R-8.5.1b")
def test_p4_with_one_resource_the_most_populous_space_comes_first() -> None:
    lod = patriots().resources(patriots=1)
    lod.put("4 continentals @ Virginia", "regular @ Virginia")
    lod.put("4 continentals @ Georgia", "regular @ Georgia").roll(1)
    played(lod)
    assert "fight Virginia" in lod.answers
    assert "fight Georgia" not in lod.answers


@pytest.mark.rule("R-8.5.1b")
def test_p4_all_that_can_be_paid_are_fought() -> None:
    lod = patriots().put("4 continentals @ Virginia", "regular @ Virginia")
    lod.put("4 continentals @ Georgia", "regular @ Georgia").roll(1, 1)
    played(lod)
    fought = [said for said in lod.answers if said.startswith("fight")]
    assert fought == ["fight Virginia", "fight Georgia"]


@pytest.mark.rule("R-8.5.1c")
def test_p4_the_french_join_for_their_resource() -> None:
    lod = patriots().treaty().leader("Lauzun").resources(french=2)
    lod.put("2 continentals, 2 french regulars @ Virginia", "2 regulars @ Virginia").roll(1)
    played(lod)
    assert lod.answers[:3] == ["command battle", "fight Virginia", "yes"]
    assert lod.has("french") == 1


@pytest.mark.rule("R-8.5.1c")
def test_p4_the_french_are_not_counted_on_when_they_cannot_pay() -> None:
    lod = patriots().treaty().leader("Lauzun").resources(french=0)
    lod.put("2 continentals, 2 french regulars @ Virginia", "2 regulars, tory @ Virginia")
    played(lod)
    assert lod.gave("np_p_outnumbers")
    assert "command battle" not in lod.answers


@pytest.mark.rule("A-C15")
def test_p4_the_sheet_compares_with_the_british_alone() -> None:
    def stand(**options: str) -> Situation:
        lod = patriots(**options).put("4 continentals @ New York", "tory @ New York")
        lod.put("4 active war parties, Brant @ New York").levels("AO", "New York")
        return lod

    order = Order(PATRIOTS, BATTLE)
    assert superior_fields(stand().g, order) == 0 or superior_fields(stand().g, order)
    assert superior_fields(stand(charts="chart").g, order) == bits(stand(), "New York")


@pytest.mark.rule("R-8.5.1d")
def test_p4_a_victory_is_followed_by_a_free_rally() -> None:
    lod = patriots().put("6 continentals @ Virginia", "2 regulars @ Virginia")
    lod.roll(3, 3)
    played(lod)
    assert lod.gave("np_p_free_rally") == [("P4",)]
    rallied = [said for said in lod.answers if said.startswith(("fort", "militia"))]
    assert rallied == ["fort Virginia"]
    assert lod.has("patriots") == 4


@pytest.mark.rule("R-8.5.1e")
def test_p4_partisans_follow_the_battle_elsewhere() -> None:
    lod = patriots().put("4 continentals, 2 militia @ Virginia", "2 regulars @ Virginia")
    lod.put("militia @ Georgia", "tory @ Georgia").roll(1)
    played(lod)
    assert "special partisans" in lod.answers
    assert lod.count("tory", "Georgia") == 0


# ---------------------------------------------------------------------- P9, P7


@pytest.mark.rule("R-8.5.2a")
def test_p9_a_roll_above_the_underground_militia() -> None:
    lod = played(patriots().put("2 militia @ Virginia"), 3)
    assert lod.gave("np_p_rally_roll") == [("P9", 3, 2)]
    assert lod.answers[0] == "command rally"


@pytest.mark.rule("R-8.5.2a", "R-8.5.3a")
def test_p9_a_roll_not_above_it() -> None:
    lod = played(patriots().put("2 militia @ Virginia"), 2)
    assert lod.gave("np_p_no_rally_roll") == [("P9", 2, 2)]
    assert lod.answers[0] == "command rabble_rousing"


@pytest.mark.rule("R-8.5.2a", "R-8.5.2c")
def test_p7_forts_in_cities_first_then_by_population() -> None:
    lod = patriots().resources(patriots=2)
    lod.put("4 militia @ Virginia", "4 militia @ Georgia", "4 militia @ Savannah")
    played(lod)
    assert lod.gave("np_p_rally_fort") == [("P9",)]
    forts = [said for said in lod.answers if said.startswith("fort")]
    assert forts[:2] == ["fort Savannah", "fort Virginia"]


@pytest.mark.rule("R-8.5.2c")
def test_p7_no_fort_with_three_units() -> None:
    lod = played(patriots().put("3 continentals @ Virginia"), 6)
    assert "fort Virginia" not in lod.answers


@pytest.mark.rule("R-8.5.2d")
def test_p7_militia_at_a_bare_fort_then_at_the_one_with_most() -> None:
    lod = patriots().put("patriot fort @ Georgia", "patriot fort, 3 militia @ Virginia")
    lod.put("patriot fort, militia @ New Jersey")
    played(lod, 6)
    places = [said for said in lod.answers if said.startswith("militia")]
    assert places[:2] == ["militia Georgia", "militia Virginia"]
    assert lod.gave("np_p_bare_fort") == [("P7", lod.space("Georgia"))]
    assert lod.gave("np_p_great_fort") == [("P7", lod.space("Virginia"))]


@pytest.mark.rule("R-8.5.2e")
def test_p7_all_but_one_underground_become_continentals() -> None:
    lod = patriots().put("patriot fort, 2 militia, active militia @ Virginia")
    lod.put("continental, Washington @ Georgia").levels("AO", "Virginia")
    played(lod, 6)
    assert lod.gave("np_p_enlists") == [("P7", lod.space("Virginia"))]
    assert lod.count("continentals", "Virginia") == 5
    assert lod.count("militia", "Virginia") + lod.count("active militia", "Virginia") == 1


@pytest.mark.rule("R-8.5.2f")
def test_p7_militia_where_most_units_are_and_no_fort() -> None:
    lod = patriots().put("3 militia @ Virginia", "2 militia @ Georgia").resources(patriots=1)
    played(lod, 6)
    assert lod.answers[:2] == ["command rally", "militia Virginia"]
    assert lod.gave("np_p_gathers") == [("P7", lod.space("Virginia"))]


@pytest.mark.rule("R-8.5.2g")
def test_p7_militia_to_change_control_cities_first_by_population() -> None:
    lod = patriots().only_available("0 patriot forts").resources(patriots=3)
    lod.put("tory @ Philadelphia", "tory @ Savannah", "2 tories @ Boston")
    lod.levels("AO", "New York City")
    played(lod, 6)
    places = [said for said in lod.answers if said.startswith("militia")]
    assert places[0] == "militia New York City"
    assert places[1] == "militia Philadelphia"
    assert "militia Boston" not in places


@pytest.mark.rule("R-8.5.2b", "R-8.5.2j", "R-8.5.1h")
def test_p7_persuasion_at_once_when_the_purse_is_empty() -> None:
    lod = patriots().resources(patriots=1).put("patriot fort, 4 militia, 2 continentals @ Virginia")
    lod.put("2 militia @ Georgia", "tory @ Georgia").levels("AO", "Virginia", "Georgia")
    played(lod)
    at = lod.answers.index("special persuasion")
    assert lod.answers[1] == "fort Virginia"
    assert not any(said.startswith("militia") for said in lod.answers[:at])
    assert len([said for said in lod.answers if said.startswith("special")]) == 1
    assert lod.gave("np_p_persuades") == [("P7",)]
    assert any(said.startswith(("militia", "done")) for said in lod.answers[at:])


@pytest.mark.rule("R-8.5.2h", "A-C13")
def test_p7_active_militia_are_called_to_a_fort_and_hide() -> None:
    lod = patriots().put("patriot fort, active militia @ Virginia")
    lod.put("2 active militia @ North Carolina", "active militia, tory @ Maryland-Delaware")
    lod.only_available("0 militia, 0 patriot forts")
    played(lod, 6)
    assert lod.answers[:2] == ["command rally", "draw_in Virginia"]
    assert lod.logged("hidden") == [(2, 6, lod.space("Virginia"))]
    assert lod.at("North Carolina") == "1 active militia"
    assert lod.control("Maryland-Delaware") == ""


@pytest.mark.rule("A-C13")
def test_p7_the_sheet_only_minds_rebellion_control() -> None:
    lod = patriots(charts="chart").put("patriot fort, active militia @ Virginia")
    lod.put("active militia, tory @ Maryland-Delaware").only_available("0 militia, 0 patriot forts")
    played(lod, 6)
    assert lod.control("Maryland-Delaware") == "british"


@pytest.mark.rule("R-8.5.2i")
def test_p7_without_a_rally_rabble_rousing() -> None:
    lod = patriots().only_available("0 militia, 0 patriot forts").put("continental @ Virginia")
    played(lod, 6)
    assert lod.gave("np_impossible")[0][0] == "P7"
    assert lod.answers[0] == "command rabble_rousing"


@pytest.mark.rule("R-8.5.2i")
def test_p7_without_either_a_pass() -> None:
    lod = patriots().only_available("0 militia, 0 patriot forts").put("continental @ Virginia")
    played(lod.levels("AO", "Virginia"), 6)
    assert lod.answers == ["pass"]


# ---------------------------------------------------------------------- P10, P11


@pytest.mark.rule("R-8.5.3a", "A-32")
def test_p11_active_support_first_then_population() -> None:
    lod = patriots().put("militia @ Virginia", "militia @ Georgia", "militia @ Massachusetts")
    lod.put("militia @ Northwest").levels("AS", "Georgia").levels("AO", "Massachusetts")
    played(lod, 1)
    roused = [said for said in lod.answers if said.startswith("rouse")]
    assert roused == ["rouse Georgia", "rouse Virginia"]


@pytest.mark.rule("R-8.5.3a", "R-8.5.2j")
def test_p11_persuasion_when_the_purse_is_empty() -> None:
    lod = patriots().resources(patriots=1).put("2 militia @ Virginia", "2 militia @ Georgia")
    played(lod, 1)
    assert lod.answers[:3] == ["command rabble_rousing", "rouse Virginia", "special persuasion"]
    assert "rouse Georgia" in lod.answers
    assert lod.gave("np_special") == []


# ---------------------------------------------------------------------- P5


def marching(**options: str) -> Situation:
    """Nothing can be roused where there is Active Opposition, no Fort can be built, and a roll
    of 1 is no more than the Underground Militia."""
    lod = patriots(**options).put("militia @ New Hampshire").only_available("0 patriot forts")
    return lod.levels("AO", "Virginia", "North Carolina", "Maryland-Delaware", "New Hampshire")


@pytest.mark.rule("R-8.5.4e", "R-8.5.4b")
def test_p5_groups_gain_two_spaces() -> None:
    lod = marching().put("5 continentals, 1 militia @ Virginia", "tory @ Norfolk")
    lod.resources(patriots=1)
    played(lod, 1)
    assert lod.gave("np_p_cannot_rouse") == [("P10",)]
    assert lod.answers[:2] == ["command march", "destination Norfolk"]
    assert lod.answers[2] == "move Virginia, continental, 5"
    assert lod.control("Norfolk") == "rebellion"
    assert lod.control("Virginia") == "rebellion"


@pytest.mark.rule("R-8.1.2f")
def test_p5_underground_militia_go_first_where_they_arrive_unseen() -> None:
    lod = marching().resources(patriots=1).put("2 militia, 2 active militia @ Virginia")
    played(lod.put("tory @ Maryland-Delaware"), 1)
    moves = [said for said in lod.answers if said.startswith("move")]
    assert moves == ["move Virginia, militia, 2", "move Virginia, active militia, 1"]


@pytest.mark.rule("R-8.5.4b")
def test_p5_villages_before_cities_before_others() -> None:
    lod = marching().resources(patriots=1).put("6 continentals @ Virginia", "tory @ Norfolk")
    lod.put("village @ Southwest", "2 militia @ North Carolina")
    played(lod, 1)
    assert lod.answers[1] == "destination Southwest"


@pytest.mark.rule("R-8.5.4b")
def test_p5_the_largest_group_first_and_no_more_once_control_is_gained() -> None:
    lod = marching().resources(patriots=1).put("3 militia @ Virginia", "5 continentals @ Maryland-Delaware")
    lod.put("2 tories, village @ North Carolina")
    played(lod, 2)
    lod = marching().resources(patriots=1).put("3 militia @ Virginia")
    lod.put("5 continentals @ North Carolina", "2 tories @ Norfolk")
    lod.put("9 tories @ Charles Town", "9 tories @ South Carolina")
    played(lod, 2)
    moves = [said for said in lod.answers if said.startswith("move")]
    assert lod.answers[1] == "destination Norfolk"
    assert moves == ["move North Carolina, continental, 4"]


@pytest.mark.rule("R-8.5.4a")
def test_p5_what_stays_behind() -> None:
    lod = patriots().put("patriot fort, 3 continentals, 2 militia @ Virginia").resources(patriots=1)
    lod.levels("AO", "Virginia").put("tory @ Norfolk").only_available("0 patriot forts")
    played(lod, 1)
    assert lod.answers[1] == "destination Norfolk"
    assert lod.at("Virginia") == "1 continental, 1 patriot fort"


@pytest.mark.rule("R-8.5.4b")
def test_p5_the_french_come_along() -> None:
    lod = marching().treaty().leader("Lauzun").resources(patriots=1, french=1)
    lod.put("3 continentals, 2 french regulars @ Virginia", "2 tories @ Norfolk")
    played(lod, 1)
    assert "move Virginia, french_regular, 2" in [said.replace("french regular", "french_regular")
                                                  for said in lod.answers]
    assert lod.has("french") == 0


@pytest.mark.rule("R-8.5.4c")
def test_p5_one_militia_into_each_space_without_any() -> None:
    lod = marching().put("4 militia @ Virginia").resources(patriots=2)
    for near in lod.board.adjacent[lod.space("Virginia")]:
        name = lod.board.names[near]
        lod.levels("AO", name).put(f"continental @ {name}")
    played(lod, 1)
    moves = [said for said in lod.answers if said.startswith("move")]
    assert moves == ["move Virginia, militia, 1"] * 2
    assert len(lod.gave("np_p_sends")) == 2


@pytest.mark.rule("R-8.5.4c", "A-C14")
def test_p5_one_militia_first_to_change_control_of_most_population() -> None:
    def stand(**options: str) -> Situation:
        lod = patriots(**options).put("4 militia @ Virginia", "continental, 2 tories @ Norfolk")
        return lod.put("continental, 2 tories @ North Carolina")

    order = Order(PATRIOTS, MARCH)
    lod = stand()
    assert lod.g.population[lod.space("North Carolina")] > lod.g.population[lod.space("Norfolk")]
    assert militia_bits(lod.g, order) == bits(lod, "North Carolina")
    lod = stand(charts="chart")
    assert militia_bits(lod.g, order) == bits(lod, "North Carolina", "Norfolk")


@pytest.mark.rule("R-8.1j")
def test_p5_washington_follows_the_larger_group() -> None:
    lod = marching().put("5 continentals, Washington @ Virginia", "tory @ Norfolk").resources(patriots=1)
    played(lod, 1)
    assert "lead washington" in lod.answers
    assert lod.where("Washington") == "Norfolk"


@pytest.mark.rule("R-8.5.4d")
def test_p5_without_a_march_rally() -> None:
    lod = patriots().put("militia @ Virginia").levels("AO", "Virginia")
    played(lod, 1)
    assert lod.gave("np_impossible")[0][0] == "P5"
    assert lod.answers[0] == "command rally"


# ---------------------------------------------------------------------- P8, P12, P13


@pytest.mark.rule("R-8.5.1f", "R-8.1.2d")
def test_p8_a_village_then_war_parties_then_british() -> None:
    lod = patriots().put("2 militia, village @ Northwest", "2 militia, 2 war parties @ New York")
    lod.put("2 militia, 2 regulars @ Virginia", "2 militia, war party @ Georgia")
    names = ("Northwest", "New York", "Virginia", "Georgia")
    for at in range(3):
        ask = Ask(PATRIOTS, PARTISANS_SPACE, (bits(lod, *names[at:3]), 0))
        assert partisans_where(lod.g, ask, {}) == ("space", lod.space(names[at]))
    ask = Ask(PATRIOTS, PARTISANS_SPACE, (bits(lod, "Georgia", "Virginia"), 0))
    assert partisans_where(lod.g, ask, {}) == ("space", lod.space("Georgia"))


@pytest.mark.rule("R-8.5.1f")
def test_p8_among_equals_rebellion_control_then_the_end_of_british_control() -> None:
    lod = patriots().put("2 militia, 3 regulars @ Virginia", "2 militia, 2 regulars @ Georgia")
    lod.put("2 militia, 5 regulars @ New Jersey")
    ask = Ask(PATRIOTS, PARTISANS_SPACE, (bits(lod, "Virginia", "Georgia", "New Jersey"), 0))
    assert partisans_where(lod.g, ask, {}) == ("space", lod.space("Georgia"))
    ask = Ask(PATRIOTS, PARTISANS_SPACE, (bits(lod, "Virginia", "New Jersey"), 0))
    assert partisans_where(lod.g, ask, {}) == ("space", lod.space("Virginia"))


@pytest.mark.rule("R-8.5.1g")
def test_p12_a_british_fort_first_then_control() -> None:
    lod = patriots().put("continental, british fort @ Virginia", "2 continentals, 2 tories @ Georgia")
    lod.put("continental, 5 tories @ New Jersey")
    names = ("Virginia", "Georgia", "New Jersey")
    for at in range(2):
        ask = Ask(PATRIOTS, SKIRMISH_SPACE, (bits(lod, *names[at:]), 0))
        assert skirmish_where(lod.g, ask, {}) == ("space", lod.space(names[at]))


@pytest.mark.rule("R-8.5.1e")
def test_p12_skirmish_when_there_are_no_partisans() -> None:
    lod = patriots().put("2 continentals, 3 tories @ Virginia", "militia @ Georgia")
    played(lod, 1)
    assert "special skirmish" in lod.answers
    assert lod.count("tories", "Virginia") == 1


@pytest.mark.rule("R-8.5.1e", "R-8.5.1h")
def test_p13_persuasion_last_at_forts_first() -> None:
    lod = patriots().put("3 militia @ Virginia", "militia, patriot fort @ Georgia")
    played(lod, 1)
    assert "special persuasion" in lod.answers
    spaces = [entry[2] for entry in lod.gave("np_special_at") if entry[0] == "P13"]
    assert spaces[0] == lod.space("Georgia")


@pytest.mark.rule("R-8.5.1e")
def test_p8_with_an_empty_purse_persuasion_comes_first() -> None:
    lod = patriots().resources(patriots=1).put("4 continentals, Washington @ Virginia", "regular @ Virginia")
    lod.put("2 militia @ Georgia", "militia, tory @ New Jersey").roll(1)
    played(lod)
    assert "fight Virginia" in lod.answers
    assert "special persuasion" in lod.answers
    assert lod.gave("np_p_no_money") == [("P8",)]


# ---------------------------------------------------------------------- for cards and strokes


@pytest.mark.rule("R-8.3.5e", "R-8.3.7a")
def test_the_chart_selects_a_limited_command_that_involves_washington() -> None:
    lod = patriots().put("4 continentals, Washington @ Virginia", "4 militia @ Georgia")
    lod.begin()
    assert SHEET is not None
    order = Order(PATRIOTS, free=True, limited=True, brilliant=True)
    order.must_involve = lod.space("Virginia")
    assert SHEET.choose_command(lod.g, order, {}) != NO_COMMAND
    assert order.command >= 0


# ---------------------------------------------------------------------- winter


@pytest.mark.rule("R-8.5.5a")
def test_supply_is_paid_where_control_depends_on_it() -> None:
    lod = Situation().non_players("patriots").step("supply").resources(patriots=5)
    lod.put("2 militia, tory @ Virginia", "2 militia, 6 tories, british fort @ Georgia")
    lod.put("british fort @ Virginia")
    lod.begin().by_chart("patriots")
    assert lod.count("militia", "Virginia") == 2
    assert lod.count("militia", "Georgia") == 1


@pytest.mark.rule("R-8.5.5a")
def test_supply_first_where_the_british_could_reward_loyalty() -> None:
    lod = Situation().non_players("patriots").step("supply").resources(patriots=1)
    lod.put("2 militia, regular, tory @ Georgia", "british fort @ Connecticut-Rhode Island")
    lod.put("2 militia, tory @ Connecticut-Rhode Island", "british fort @ Georgia")
    lod.put("militia @ Georgia", "2 militia, 2 tories @ Virginia").put("british fort @ Virginia")
    lod.begin().by_chart("patriots")
    paid = [entry[1] for entry in lod.gave("np_supply_paid")]
    assert paid == [lod.space("Georgia")]


@pytest.mark.rule("R-8.5.6a")
def test_washington_winters_with_most_continentals() -> None:
    lod = Situation().non_players("patriots").step("redeployment").but(cursor=4)
    lod.put("2 continentals, Washington @ Virginia", "3 continentals @ Georgia", "9 militia @ New Jersey")
    lod.begin().by_chart("patriots")
    assert lod.where("Washington") == "Georgia"


@pytest.mark.rule("R-8.5.7a")
def test_deserters_leave_control_and_the_last_unit_alone() -> None:
    lod = Situation().non_players("patriots", "indians").step("desertion")
    lod.put("8 militia @ Virginia", "militia @ Georgia", "militia, tory @ New Jersey")
    lod.put("village @ Northwest")
    lod.begin().by_chart("indians", "patriots")
    assert [entry[0] for entry in lod.gave("np_deserts")].count("8.5.7") == 1
    assert lod.gave("np_deserts")[-1][1] == lod.space("Virginia")


@pytest.mark.rule("R-8.5.9a", "A-62")
def test_committees_where_fewest_raids_lie_and_most_changes() -> None:
    lod = Situation().non_players("patriots").step("support").but(cursor=1).resources(patriots=4)
    lod.put("militia @ Virginia", "militia @ Georgia", "militia @ Massachusetts")
    lod.raids("Massachusetts", 1).raids("Virginia", 2).levels("AO", "Virginia")
    lod.begin().by_chart("patriots")
    assert lod.logged("committees") == [(lod.space("Georgia"), 2), (lod.space("Massachusetts"), 2)]
    assert lod.gave("np_committee")[0] == ("8.5.9", lod.space("Georgia"))


@pytest.mark.rule("R-8.5.9a", "A-62")
def test_committees_never_only_clear_raids() -> None:
    lod = Situation().non_players("patriots").step("support").but(cursor=1).resources(patriots=4)
    lod.put("militia @ Virginia").raids("Virginia", 2).levels("AO", "Virginia")
    lod.begin().by_chart("patriots")
    assert lod.logged("committees") == []
