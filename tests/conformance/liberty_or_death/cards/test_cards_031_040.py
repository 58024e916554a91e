"""5 Events: cards 31 to 40."""

from __future__ import annotations

import pytest

from tests.conformance.liberty_or_death.cards.playing import Played
from tests.conformance.liberty_or_death.situation import Situation

# ---------------------------------------------------------------------- 31 Thomas Brown


def test_31_a_fort_and_two_tories_in_the_deep_south() -> None:
    lod = Played().unshaded(31, "british")
    assert lod.offered("space") == ["Georgia", "South Carolina"]
    lod.british("space Georgia")
    assert lod.at("Georgia") == "2 tories, 1 british fort"


@pytest.mark.rule("R-1.4.2a", "R-5.1.1a")
def test_31_tories_alone_beside_two_villages() -> None:
    lod = Played().put("2 villages @ Georgia").unshaded(31, "indians").indians("space Georgia")
    assert lod.at("Georgia") == "2 tories, 2 villages"


@pytest.mark.rule("R-5.1a", "R-5.3a")
def test_31_shaded_the_patriots_place_and_may_strike() -> None:
    lod = Played().put("tory @ South Carolina").shaded(31, "french")
    assert lod.asked_faction == "patriots"
    lod.patriots("space South Carolina", "yes")
    assert lod.over
    assert lod.at("South Carolina") == "1 militia, 1 active militia"
    assert lod.g.cbc == 1


def test_31_shaded_the_strike_is_a_may() -> None:
    lod = Played().put("tory @ South Carolina").shaded(31, "patriots")
    lod.patriots("space South Carolina", "no")
    assert lod.over
    assert lod.at("South Carolina") == "1 tory, 2 militia"


@pytest.mark.rule("R-5.1.3a", "R-8.1d")
def test_31_shaded_without_militia_to_place_the_partisans_decide_the_space() -> None:
    lod = Played().put("militia, tory @ Georgia").only_available("0 militia")
    lod.non_players("patriots").shaded(31, "french")
    lod.patriots("yes")
    assert lod.over
    assert lod.at("Georgia") == "1 active militia"
    lod = Played().put("militia @ Georgia").only_available("0 militia")
    lod.non_players("patriots").shaded(31, "french")
    assert lod.over
    assert lod.at("Georgia") == "1 militia"


# ---------------------------------------------------------------------- 32 Rule Britannia!


@pytest.mark.rule("R-5.1.1b")
def test_32_up_to_two_and_two_in_a_colony() -> None:
    lod = Played().unavailable("25 regulars").unshaded(32, "british")
    assert lod.why_not("space Boston") == "outside"
    lod.british("space Virginia", "number 2", "number 1")
    assert lod.over
    assert lod.at("Virginia") == "2 regulars, 1 tory"
    assert lod.in_box("unavailable", "regulars") == 23


def test_32_up_to_may_be_none() -> None:
    lod = Played().unshaded(32, "patriots").patriots("none")
    assert lod.over
    assert lod.on_map("tories") == 0


@pytest.mark.rule("A-52")
def test_32_shaded_half_the_british_cities_for_a_faction_of_choice() -> None:
    lod = Played().put("regular @ Boston", "regular @ Norfolk", "regular @ Savannah")
    lod.shaded(32, "indians").indians("faction indians")
    assert lod.over
    assert lod.has("indians") == 6


@pytest.mark.rule("A-52")
def test_32_shaded_another_faction_may_refuse() -> None:
    lod = Played().put("regular @ Boston", "regular @ Norfolk").shaded(32, "indians")
    lod.indians("faction patriots").patriots("no")
    assert lod.over
    assert lod.has("patriots") == 5


@pytest.mark.rule("R-5.1.3a")
def test_32_shaded_half_of_one_city_is_nothing() -> None:
    lod = Played().put("regular @ Boston").shaded(32, "british")
    assert lod.over
    assert lod.g.resources == [5, 5, 5, 5]


# ---------------------------------------------------------------------- 33 Burning of Falmouth


@pytest.mark.rule("R-5.1a")
def test_33_the_patriots_pick_the_militia_they_lose() -> None:
    lod = Played().put("2 militia @ Boston", "active militia @ Georgia").unshaded(33, "british")
    assert lod.asked_faction == "patriots"
    lod.patriots("piece Boston, militia", "piece Georgia, active militia")
    assert lod.at("Boston") == "1 militia"
    assert lod.has("patriots") == 2


@pytest.mark.rule("R-5.1.3a")
def test_33_nobody_to_lose() -> None:
    lod = Played().resources(patriots=1).unshaded(33, "indians")
    assert lod.over
    assert lod.has("patriots") == 0


@pytest.mark.rule("R-5.3a", "R-3.1.2a")
def test_33_shaded_a_free_rally_in_two_neighbours_of_massachusetts() -> None:
    lod = Played().resources(patriots=0).levels("AS", "New Hampshire").shaded(33, "french")
    assert lod.asked_faction == "patriots"
    assert lod.why_not("militia Massachusetts") == "outside_order"
    assert lod.why_not("militia New Hampshire") == "active_support"
    lod.patriots("militia Boston")
    assert lod.why_not("done") == "card_names_more"
    lod.patriots("militia New York").done("patriots")
    assert lod.over
    assert (lod.at("Boston"), lod.at("New York")) == ("1 militia", "1 militia")
    assert lod.has("patriots") == 3


@pytest.mark.rule("R-5.1.3a")
def test_33_shaded_one_rally_where_there_is_no_second_space() -> None:
    lod = Played().levels("AS", "New Hampshire", "Connecticut", "New York")
    lod.shaded(33, "british").patriots("militia Boston").done("patriots")
    assert lod.over
    assert lod.has("patriots") == 8


@pytest.mark.rule("R-5.1.3a")
def test_33_shaded_money_even_without_a_rally() -> None:
    lod = Played().levels("AS", "Boston", "New Hampshire", "Connecticut", "New York")
    lod.shaded(33, "patriots")
    assert lod.over
    assert lod.has("patriots") == 8


@pytest.mark.rule("R-5.3a", "R-3.3.1c", "R-3.3.1e")
def test_33_shaded_a_fort_brings_more_militia_and_the_militia_of_one_space_enlist() -> None:
    lod = Played().put("3 militia, patriot fort @ New Hampshire").resources(patriots=0)
    lod.shaded(33, "british").patriots("militia New Hampshire", "number 2")
    lod.patriots("continentals New Hampshire", "number 5", "militia Boston")
    assert lod.why_not("militia New York") == "no_more_spaces"
    lod.done("patriots")
    assert lod.over
    assert lod.at("New Hampshire") == "5 continentals, 1 patriot fort"
    assert lod.has("patriots") == 3


# ---------------------------------------------------------------------- 34 Lord Sandwich


@pytest.mark.rule("R-1.9d", "A-42")
def test_34_money_and_a_blockade_less() -> None:
    lod = Played().treaty().blockade("Boston", "Norfolk").unshaded(34, "patriots")
    lod.british("space Norfolk")
    assert lod.g.fni == 1
    assert lod.g.squadrons == 2
    assert lod.has("british") == 11


@pytest.mark.rule("R-1.9c", "R-2.3.6b")
def test_34_shaded_a_blockade_more_and_the_british_sit_out() -> None:
    lod = Played().treaty().shaded(34, "patriots").french("space Boston")
    assert lod.g.fni == 1
    assert lod.marked("british") == "ineligible"


@pytest.mark.rule("R-1.9a", "R-5.1.3a")
def test_34_shaded_before_the_treaty_only_the_mark() -> None:
    lod = Played().shaded(34, "french")
    assert lod.over
    assert lod.g.fni == 0
    assert lod.marked("british") == "ineligible"


@pytest.mark.rule("R-2.3.6b", "R-5.9a")
def test_34_shaded_who_has_acted_already_sits_out_the_next_card_and_no_other() -> None:
    lod = Situation().card(34, on_deck=41).deck(45, 46).treaty().put("regular, Gage @ Boston")
    lod.begin().roll(1).british("command muster", "special naval pressure", "tories Boston")
    lod.british("number 1", "done").french("pass").indians("event shaded").french("space Norfolk")
    assert lod.g.played == 41
    assert (lod.is_eligible("british"), lod.is_eligible("indians")) == (False, False)
    lod.patriots("pass").french("pass")
    assert lod.g.played == 45
    assert lod.asked_faction == "british"


# ---------------------------------------------------------------------- 35 Tryon Plot


def test_35_two_patriot_pieces_go_and_the_militia_show_themselves() -> None:
    lod = Played().put("3 militia, patriot fort @ New York", "militia @ New York City")
    lod.unshaded(35, "british").british("space New York", "piece New York, patriot fort")
    assert lod.over
    assert lod.at("New York") == "2 active militia"
    assert lod.at("New York City") == "1 militia"


@pytest.mark.rule("R-5.1.3a")
def test_35_nobody_in_new_york() -> None:
    lod = Played().put("militia @ Boston").unshaded(35, "indians")
    assert lod.over
    assert lod.at("Boston") == "1 militia"


def test_35_shaded_all_tories_of_one_space() -> None:
    lod = Played().put("3 tories, regular @ New York City", "2 tories @ New York")
    lod.put("tory @ Boston").shaded(35, "patriots")
    assert lod.offered("space") == ["New York", "New York City"]
    lod.patriots("space New York City")
    assert lod.at("New York City") == "1 regular"
    assert lod.at("New York") == "2 tories"


@pytest.mark.rule("R-5.1.3a")
def test_35_shaded_no_tory_near_new_york() -> None:
    lod = Played().put("tory @ Georgia").shaded(35, "french")
    assert lod.over
    assert lod.at("Georgia") == "1 tory"


# ---------------------------------------------------------------------- 36 Naval Battle


@pytest.mark.rule("R-5.1a")
def test_36_the_french_pick_three_regulars() -> None:
    lod = Played().treaty().blockade("Boston").put("2 french regulars @ West Indies")
    lod.put("2 french regulars @ Georgia").unshaded(36, "british")
    assert lod.asked_faction == "french"
    lod.french("piece Georgia, french", "piece Georgia, french")
    assert lod.at("West Indies") == "1 french regular"
    assert lod.at("Georgia") == ""
    assert lod.g.fni == 0
    assert lod.g.crc == 0


@pytest.mark.rule("R-1.9a", "R-5.1.3a")
def test_36_nothing_before_the_treaty() -> None:
    lod = Played().unshaded(36, "british")
    assert lod.over
    assert lod.g.fni == 0


def test_36_shaded_four_regulars_leave_the_west_indies() -> None:
    lod = Played().treaty().put("5 regulars @ West Indies", "2 regulars @ Boston")
    lod.shaded(36, "french")
    assert lod.over
    assert lod.at("West Indies") == "1 regular"
    assert lod.at("Boston") == "2 regulars"
    assert lod.g.cbc == 0


@pytest.mark.rule("R-5.1.3a")
def test_36_shaded_fewer_than_four() -> None:
    lod = Played().treaty().put("2 regulars @ West Indies").shaded(36, "patriots")
    assert lod.over
    assert lod.at("West Indies") == ""


# ---------------------------------------------------------------------- 37 The Armada


def test_37_the_rebels_lose_money() -> None:
    lod = Played().treaty().blockade("Boston").resources(french=2).unshaded(37, "british")
    assert lod.has("patriots") == 3
    assert lod.has("french") == 0
    assert lod.g.fni == 0


@pytest.mark.rule("R-5.1a", "R-1.4.1g")
def test_37_shaded_four_regulars_leave_the_map() -> None:
    lod = Played().treaty().put("3 regulars @ Boston", "2 regulars @ Georgia")
    lod.put("regular @ West Indies").shaded(37, "french")
    assert lod.why_not("piece West Indies, regular") == "outside"
    lod.french("piece Boston, regulars", "piece Boston, regulars", "piece Boston, regulars")
    lod.french("space Norfolk")
    assert lod.at("Georgia") == "1 regular"
    assert lod.g.blockades[lod.space("Norfolk")] == 1


@pytest.mark.rule("R-5.1.3a", "R-1.9a")
def test_37_shaded_fewer_regulars_and_no_treaty() -> None:
    lod = Played().put("2 regulars @ Boston").shaded(37, "patriots")
    assert lod.over
    assert lod.on_map("regulars") == 0
    assert lod.g.fni == 0


# ---------------------------------------------------------------------- 38 Johnson's Royal Greens


@pytest.mark.rule("R-2.3.6b", "R-5.1.1b")
def test_38_four_cubes_in_any_mix() -> None:
    lod = Played().unavailable("25 tories").unshaded(38, "british")
    assert lod.offered("space") == ["New York", "Quebec"]
    lod.british("space Quebec", "number 3")
    assert lod.over
    assert lod.at("Quebec") == "3 regulars, 1 tory"
    assert lod.in_box("unavailable", "tories") == 24
    assert lod.marked("british") == "eligible"


@pytest.mark.rule("R-5.1a")
def test_38_the_british_may_place_nobody() -> None:
    lod = Played().unshaded(38, "indians").british("none")
    assert lod.over
    assert lod.on_map("regulars") == 0
    assert lod.marked("british") == "eligible"


@pytest.mark.rule("R-5.1.1b")
def test_38_as_many_cubes_as_there_are() -> None:
    lod = Played().only_available("1 regulars, 2 tories").unshaded(38, "british")
    lod.british("space New York")
    assert lod.over
    assert lod.at("New York") == "1 regular, 2 tories"


def test_38_shaded_three_militia_or_three_war_parties() -> None:
    lod = Played().shaded(38, "indians").indians("piece New York, war party")
    assert lod.at("New York") == "3 war parties"
    lod = Played().shaded(38, "patriots").patriots("piece New York, militia")
    assert lod.at("New York") == "3 militia"


@pytest.mark.rule("R-5.1.1b")
def test_38_shaded_what_is_not_available_is_not_offered() -> None:
    lod = Played().only_available("0 militia, 2 war party").shaded(38, "patriots")
    assert lod.over
    assert lod.at("New York") == "2 war parties"


@pytest.mark.rule("R-2.3.6b")
def test_38_the_british_stay_eligible_though_they_acted_first_and_others_play_it() -> None:
    lod = Situation().card(38, on_deck=41).put("regular, Gage @ Boston").begin()
    lod.roll(1).british("command muster", "special naval pressure", "tories Boston", "number 1")
    lod.british("done").french("pass").patriots("event unshaded").british("none")
    assert lod.g.played == 41
    assert (lod.is_eligible("british"), lod.is_eligible("patriots")) == (True, False)


# ---------------------------------------------------------------------- 39 Gordon Riots


@pytest.mark.rule("A-61")
def test_39_three_cities_shift_toward_neutral() -> None:
    lod = Played().levels("AS", "Boston").levels("AO", "Norfolk").levels("PS", "Savannah")
    lod.levels("PO", "Philadelphia").unshaded(39, "british")
    assert lod.why_not("space Quebec City") == "outside"
    lod.british("space Boston", "space Norfolk", "space Savannah")
    assert lod.over
    assert (lod.level("Boston"), lod.level("Norfolk"), lod.level("Savannah")) == ("PS", "PO", "N")
    assert lod.level("Philadelphia") == "PO"


@pytest.mark.rule("R-5.1.3a")
def test_39_fewer_cities_if_the_others_are_neutral() -> None:
    lod = Played().levels("AS", "Boston").unshaded(39, "french")
    assert lod.over
    assert lod.level("Boston") == "PS"


# ---------------------------------------------------------------------- 40 Battle of the Chesapeake


@pytest.mark.rule("R-1.9b")
def test_40_all_blockades_are_lifted() -> None:
    lod = Played().treaty().blockade("Boston", "Norfolk", "Norfolk").unshaded(40, "british")
    assert lod.over
    assert lod.g.fni == 0
    assert lod.g.squadrons == 3
    assert lod.has("british") == 7


@pytest.mark.rule("R-1.9e", "A-83")
def test_40_shaded_as_many_blockades_as_there_are_squadrons() -> None:
    lod = Played().treaty().squadrons(1, unavailable=2).shaded(40, "patriots")
    lod.french("space Boston")
    assert lod.over
    assert lod.g.fni == 1


@pytest.mark.rule("R-1.9c", "R-1.9f")
def test_40_shaded_up_to_three() -> None:
    lod = Played().treaty().blockade("Boston").shaded(40, "french")
    lod.french("space Norfolk", "space Norfolk")
    assert lod.over
    assert lod.g.fni == 3
    assert lod.g.blockades[lod.space("Norfolk")] == 2
