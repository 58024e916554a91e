"""5 Events: cards 1 to 10."""

from __future__ import annotations

import pytest

from tests.conformance.liberty_or_death.cards.playing import Played

# ---------------------------------------------------------------------- 1 Waxhaws Massacre


@pytest.mark.rule("R-5.1a", "R-1.6.4a")
def test_1_two_continentals_die_beside_the_british() -> None:
    lod = Played().put("3 continentals, regular @ Virginia", "2 continentals @ Georgia")
    lod.put("regular @ Boston")
    lod.unshaded(1, "british")
    assert lod.offered("space") == ["Boston", "Virginia"]
    lod.british("space Virginia")
    assert lod.at("Virginia") == "1 regular, 1 continental"
    assert lod.in_box("casualties", "continentals") == 2
    assert lod.g.crc == 2
    assert lod.level("Virginia") == "PS"
    assert lod.propaganda_at("Virginia") == 2


@pytest.mark.rule("R-5.1.3a")
def test_1_without_continentals_the_rest_is_carried_out() -> None:
    lod = Played().put("regular @ Boston", "2 continentals @ Georgia").levels("AS", "Boston")
    lod.unshaded(1, "french")
    assert lod.over
    assert lod.level("Boston") == "AS"
    assert lod.propaganda_at("Boston") == 2
    assert lod.on_map("continentals") == 2


@pytest.mark.rule("R-5.1.3a")
def test_1_nothing_happens_where_no_british_are() -> None:
    lod = Played().put("2 continentals @ Georgia").unshaded(1, "british")
    assert lod.over
    assert lod.on_map("continentals") == 2
    assert sum(lod.g.propaganda) == 0


@pytest.mark.rule("R-5.3a", "R-3.1.2a")
def test_1_shaded_march_and_battle_are_free_and_told_of() -> None:
    lod = Played().put("3 continentals @ North Carolina", "tory @ Virginia").resources(patriots=0)
    lod.levels("PS", "Virginia").shaded(1, "french").roll(1)
    assert lod.asked_faction == "patriots"
    assert lod.offered("destination") == ["Virginia"]
    lod.patriots("destination Virginia", "move North Carolina, continentals, 3", "arrive")
    lod.patriots("fight Virginia").done("patriots")
    assert lod.over
    assert lod.at("Virginia") == "3 continentals"
    assert lod.has("patriots") == 0
    assert lod.propaganda_at("Virginia") == 2
    assert lod.level("Virginia") == "N"


@pytest.mark.rule("R-5.1.3a")
def test_1_shaded_without_any_enemy_the_march_alone_is_made() -> None:
    lod = Played().put("militia @ Georgia").levels("AO", "South Carolina").shaded(1, "patriots")
    assert lod.why_not("destination Boston") == "outside_order"
    lod.patriots("destination South Carolina", "move Georgia, militia, 1", "arrive")
    assert lod.over
    assert lod.propaganda_at("South Carolina") == 2
    assert lod.level("South Carolina") == "PO"


@pytest.mark.rule("R-5.3a", "R-3.1.2a", "R-3.6.8e")
def test_1_shaded_the_french_come_along_free_and_the_day_is_won_before_the_shift() -> None:
    """Six of Force, half of them Regulars, a leader and Lauzun: the four cubes are gone. Two
    levels doubled take the City from Passive Support to the end, with one level to spare; then
    the card takes it back by one."""
    lod = Played().treaty().put("2 regulars, 2 tories @ Philadelphia").levels("PS", "Philadelphia")
    lod.put("3 continentals, 3 french regulars, Washington, Lauzun @ Pennsylvania")
    lod.resources(patriots=0, french=0).shaded(1, "indians").roll(3, 3, 2)
    lod.patriots("destination Philadelphia", "move Pennsylvania, continentals, 3")
    lod.patriots("move Pennsylvania, french regulars, 3", "lead Washington", "lead Lauzun")
    lod.patriots("arrive", "fight Philadelphia", "yes")
    assert lod.asked == "overflow"
    assert lod.level("Philadelphia") == "AO"
    lod.patriots("space New Jersey", "no")
    assert lod.why_not("fight Philadelphia") == "no_enemies"
    lod.done("patriots")
    assert lod.over
    assert lod.at("Philadelphia") == "2 continentals, 2 french regulars, Washington, Lauzun"
    assert (lod.g.cbc, lod.g.crc) == (4, 2)
    assert (lod.level("Philadelphia"), lod.level("New Jersey")) == ("PO", "PO")
    assert lod.propaganda_at("Philadelphia") == 2
    assert (lod.has("patriots"), lod.has("french")) == (0, 0)


# ---------------------------------------------------------------------- 2 Common Sense


@pytest.mark.rule("R-5.1a")
def test_2_the_british_choose_whoever_plays_the_card() -> None:
    lod = Played().unshaded(2, "patriots")
    assert lod.asked_faction == "british"
    assert lod.why_not("space Virginia") == "outside"
    lod.british("space Boston")
    assert lod.at("Boston") == "2 regulars, 2 tories"
    assert lod.propaganda_at("Boston") == 2
    assert lod.has("british") == 9


@pytest.mark.rule("R-5.1a")
def test_2_the_british_may_place_nothing_and_are_paid_all_the_same() -> None:
    lod = Played().unshaded(2, "british").british("none")
    assert lod.over
    assert lod.on_map("regulars") == 0
    assert sum(lod.g.propaganda) == 0
    assert lod.has("british") == 9


@pytest.mark.rule("R-5.1.1b")
def test_2_only_what_is_available_is_placed() -> None:
    lod = Played().only_available("1 regulars, 1 tories").unshaded(2, "british")
    lod.british("space Norfolk")
    assert lod.at("Norfolk") == "1 regular, 1 tory"


@pytest.mark.rule("R-5.1a")
def test_2_shaded_shifts_two_cities() -> None:
    lod = Played().levels("AS", "Boston").shaded(2, "patriots")
    lod.patriots("space Boston")
    assert lod.why_not("space Boston") == "outside"
    lod.patriots("space Norfolk")
    assert lod.over
    assert (lod.level("Boston"), lod.level("Norfolk")) == ("PS", "PO")
    assert (lod.propaganda_at("Boston"), lod.propaganda_at("Norfolk")) == (2, 2)


@pytest.mark.rule("R-5.1.3a")
def test_2_shaded_without_markers_wants_cities_that_shift() -> None:
    lod = Played().propaganda("Georgia", 12).levels("AO", "Boston").shaded(2, "patriots")
    assert "Boston" not in lod.offered("space")
    lod.patriots("space Norfolk", "space Savannah")
    assert lod.level("Savannah") == "PO"
    assert sum(lod.g.propaganda) == 12


@pytest.mark.rule("R-5.1.3a", "A-63")
def test_2_shaded_when_the_markers_end_the_second_city_must_shift() -> None:
    lod = Played().propaganda("Georgia", 10).levels("AO", "Boston").shaded(2, "patriots")
    lod.patriots("space Norfolk")
    assert lod.why_not("space Boston") == "outside"
    lod.patriots("space Savannah")
    assert (lod.level("Norfolk"), lod.level("Savannah")) == ("PO", "PO")
    assert (lod.propaganda_at("Norfolk"), lod.propaganda_at("Savannah")) == (2, 0)


# ---------------------------------------------------------------------- 3 George Rogers Clark


@pytest.mark.rule("R-5.1a")
def test_3_the_patriots_leave_the_west() -> None:
    lod = Played().put("2 militia, active militia, patriot fort @ Northwest")
    lod.put("continental, war party @ Southwest", "militia @ Quebec").unshaded(3, "indians")
    assert lod.over
    assert lod.at("Northwest") == ""
    assert lod.at("Southwest") == "1 war party"
    assert lod.at("Quebec") == "1 militia"
    assert lod.g.crc == 0


@pytest.mark.rule("A-34", "R-5.1.1a")
def test_3_shaded_militia_and_partisans_in_both_reserves() -> None:
    lod = Played().put("war party @ Northwest").shaded(3, "patriots")
    lod.patriots("space Northwest", "yes")
    assert lod.at("Northwest") == "1 militia, 1 active militia"
    lod.patriots("space Southwest")
    assert lod.over
    assert lod.at("Southwest") == "2 militia"


@pytest.mark.rule("R-5.1a")
def test_3_shaded_all_of_it_is_a_may() -> None:
    lod = Played().put("war party, militia @ Northwest").shaded(3, "french")
    assert lod.asked_faction == "patriots"
    lod.patriots("none", "no", "none")
    assert lod.over
    assert lod.at("Northwest") == "1 war party, 1 militia"
    assert lod.at("Southwest") == ""


# ---------------------------------------------------------------------- 4 Penobscot Expedition


@pytest.mark.rule("R-5.1a", "R-1.4.1b")
def test_4_the_executing_faction_picks_three_militia() -> None:
    lod = Played().put("2 militia @ Boston", "active militia, militia @ Georgia")
    lod.unshaded(4, "british")
    lod.british("piece Boston, militia", "piece Georgia, active militia")
    lod.british("piece Georgia, militia")
    assert lod.at("Boston") == "1 militia"
    assert lod.at("Georgia") == ""
    assert lod.has("patriots") == 3


@pytest.mark.rule("R-5.1.3a", "R-1.8a")
def test_4_fewer_militia_and_less_money_are_taken_as_far_as_they_go() -> None:
    lod = Played().put("militia @ Boston").resources(patriots=1).unshaded(4, "indians")
    assert lod.over
    assert lod.on_map("militia") == 0
    assert lod.has("patriots") == 0


@pytest.mark.rule("A-51")
def test_4_shaded_the_kinds_are_the_executors_choice() -> None:
    lod = Played().shaded(4, "indians")
    lod.indians("piece Massachusetts, village", "piece Massachusetts, war party")
    assert lod.over
    assert lod.at("Massachusetts") == "3 war parties, 1 village"


@pytest.mark.rule("A-51", "R-5.1.1a", "R-1.4.2a")
def test_4_shaded_no_fort_where_two_bases_stand() -> None:
    lod = Played().put("2 villages @ Massachusetts").shaded(4, "patriots")
    assert lod.offered("piece") == ["Massachusetts, militia", "Massachusetts, war party"]
    lod.patriots("piece Massachusetts, militia")
    assert lod.at("Massachusetts") == "2 villages, 3 militia"


@pytest.mark.rule("R-5.1.3a", "R-1.4.1d", "A-51")
def test_4_shaded_militia_are_lifted_or_war_parties_placed() -> None:
    lod = Played().put("2 militia @ Georgia").only_available("0 militia, 2 war parties")
    lod.put("2 villages @ Massachusetts").shaded(4, "patriots")
    lod.patriots("piece Massachusetts, militia", "piece Georgia, militia", "none")
    assert lod.over
    assert (lod.at("Massachusetts"), lod.at("Georgia")) == ("2 villages, 1 militia", "1 militia")
    lod = Played().put("2 militia @ Georgia").only_available("0 militia, 2 war parties")
    lod.put("2 villages @ Massachusetts").shaded(4, "patriots")
    lod.patriots("piece Massachusetts, militia", "none")
    assert lod.over
    assert lod.at("Massachusetts") == "2 war parties, 2 villages"


# ---------------------------------------------------------------------- 5 Lord Stirling


@pytest.mark.rule("R-2.3.6b", "R-5.9a")
def test_5_the_patriots_are_ineligible() -> None:
    lod = Played().unshaded(5, "british")
    assert lod.marked("patriots") == "ineligible"
    assert lod.marked("british") == ""


@pytest.mark.rule("R-5.3a")
def test_5_shaded_the_patriots_may_march_and_fight() -> None:
    lod = Played().put("3 continentals @ New York", "tory @ Quebec").shaded(5, "french").roll(1)
    lod.patriots("yes", "destination Quebec", "move New York, continentals, 3", "arrive")
    lod.patriots("fight Quebec").done("patriots")
    assert lod.at("Quebec") == "3 continentals"


@pytest.mark.rule("R-5.3a")
def test_5_shaded_the_patriots_may_stay_at_home() -> None:
    lod = Played().put("3 continentals @ New York", "tory @ Quebec").shaded(5, "patriots")
    lod.patriots("no")
    assert lod.over
    assert lod.at("New York") == "3 continentals"


def test_5_shaded_nobody_is_asked_if_nothing_can_be_done() -> None:
    lod = Played().put("tory @ Quebec").shaded(5, "patriots")
    assert lod.over
    assert lod.at("Quebec") == "1 tory"


# ---------------------------------------------------------------------- 6 Benedict Arnold


@pytest.mark.rule("R-1.6.4c", "R-1.6.4d")
def test_6_the_fort_is_a_casualty_and_the_militia_are_not() -> None:
    lod = Played().put("patriot fort, 3 militia @ Georgia", "militia @ Boston")
    lod.unshaded(6, "british")
    assert lod.over
    assert lod.at("Georgia") == "1 militia"
    assert lod.g.crc == 1
    assert lod.in_box("available", "patriot forts") == 6


@pytest.mark.rule("R-5.1.3a")
def test_6_only_colonies_and_what_is_there() -> None:
    lod = Played().put("militia @ Georgia", "patriot fort @ Boston", "2 militia @ Virginia")
    lod.unshaded(6, "indians")
    assert lod.why_not("space Boston") == "outside"
    lod.indians("space Virginia")
    assert lod.at("Virginia") == ""
    assert lod.g.crc == 0


@pytest.mark.rule("R-1.6.4a", "R-1.6.4d")
def test_6_shaded_a_british_fort_and_two_cubes_are_casualties() -> None:
    lod = Played().put("british fort, 2 regulars, tory @ Quebec City").shaded(6, "patriots")
    lod.patriots("piece Quebec City, tory")
    assert lod.at("Quebec City") == "1 regular"
    assert lod.g.cbc == 3
    assert lod.in_box("casualties", "tories") == 1
    assert lod.in_box("available", "british forts") == 6


@pytest.mark.rule("R-5.1.3a")
def test_6_shaded_a_space_of_the_map_with_cubes_only_will_do() -> None:
    lod = Played().treaty().put("tory @ Norfolk", "2 regulars @ West Indies")
    lod.shaded(6, "patriots")
    assert lod.over
    assert lod.at("Norfolk") == ""
    assert lod.g.cbc == 1


# ---------------------------------------------------------------------- 7 John Paul Jones


@pytest.mark.rule("R-1.9d", "R-5.1a")
def test_7_money_a_blockade_less_and_regulars() -> None:
    lod = Played().treaty().blockade("Boston", "Norfolk").unshaded(7, "indians")
    assert lod.asked_faction == "british"
    lod.british("space Boston")
    assert lod.g.fni == 1
    assert lod.has("british") == 8
    lod.indians("space West Indies", "number 2")
    assert lod.at("West Indies") == "2 regulars"


@pytest.mark.rule("A-55", "R-1.3.7a")
def test_7_no_west_indies_before_the_treaty() -> None:
    lod = Played().unshaded(7, "british")
    assert lod.why_not("space West Indies") == "outside"
    lod.british("space Boston", "number 1")
    assert lod.at("Boston") == "1 regular"


def test_7_up_to_two_may_be_none() -> None:
    lod = Played().unshaded(7, "patriots").patriots("none")
    assert lod.over
    assert lod.on_map("regulars") == 0


@pytest.mark.rule("R-1.9c")
def test_7_shaded_the_french_lay_a_blockade() -> None:
    lod = Played().treaty().shaded(7, "patriots")
    assert lod.asked_faction == "french"
    lod.french("space New York City")
    assert lod.g.blockades[lod.space("New York City")] == 1
    assert lod.has("patriots") == 10


@pytest.mark.rule("R-1.9a")
def test_7_shaded_no_blockade_before_the_treaty() -> None:
    lod = Played().shaded(7, "patriots")
    assert lod.over
    assert lod.g.fni == 0
    assert lod.has("patriots") == 10


# ---------------------------------------------------------------------- 8 Culper Spy Ring


@pytest.mark.rule("R-1.4.3c")
def test_8_militia_that_are_active_already_may_be_named() -> None:
    lod = Played().put("3 militia, active militia @ Boston", "militia @ Georgia")
    lod.unshaded(8, "patriots")
    lod.patriots("piece Boston, active militia")
    assert lod.why_not("piece Virginia, militia") == "outside"
    lod.patriots("piece Boston, militia", "piece Georgia, militia")
    assert lod.over
    assert lod.at("Boston") == "2 militia, 2 active militia"
    assert lod.at("Georgia") == "1 active militia"


@pytest.mark.rule("R-5.1.3a")
def test_8_two_militia_are_activated_if_there_are_no_more() -> None:
    lod = Played().put("militia @ Boston", "militia @ Georgia").unshaded(8, "british")
    lod.british("piece Boston, militia")
    assert lod.over
    assert lod.on_map("active militia") == 2


@pytest.mark.rule("R-1.6.4a")
def test_8_shaded_three_british_cubes_become_casualties() -> None:
    lod = Played().put("2 regulars @ Boston", "2 tories @ Georgia").shaded(8, "patriots")
    lod.patriots("piece Boston, regulars", "piece Georgia, tories", "piece Georgia, tory")
    assert lod.at("Boston") == "1 regular"
    assert lod.at("Georgia") == ""
    assert lod.g.cbc == 3


@pytest.mark.rule("R-1.4.1g")
def test_8_shaded_leaves_the_west_indies_alone() -> None:
    lod = Played().treaty().put("3 regulars @ West Indies", "regular @ Boston")
    lod.shaded(8, "french")
    assert lod.over
    assert lod.at("West Indies") == "3 regulars"
    assert lod.g.cbc == 1


# ---------------------------------------------------------------------- 9 von Steuben


@pytest.mark.rule("R-5.3a")
def test_9_the_british_may_skirmish_in_up_to_three_spaces() -> None:
    lod = Played().put("regular, active militia @ Boston", "regular, continental @ Georgia")
    lod.put("regular, militia @ Virginia").unshaded(9, "british")
    lod.british("yes")
    assert lod.offered("space") == ["Boston", "Georgia"]
    lod.british("space Boston")
    assert lod.at("Boston") == "1 regular"
    assert lod.offered("space") == ["Georgia"]
    lod.british("none")
    assert lod.over
    assert lod.at("Georgia") == "1 regular, 1 continental"


@pytest.mark.rule("A-14", "R-1.10k")
def test_9_howe_presses_once() -> None:
    lod = Played().treaty().blockade("Norfolk", "Savannah").put("regular, Howe @ New York")
    lod.put("regular, continental @ Boston", "regular, continental @ Georgia")
    lod.unshaded(9, "british").british("yes", "space Norfolk", "space Boston", "space Georgia")
    assert lod.over
    assert lod.g.fni == 1
    assert lod.on_map("continentals") == 0


@pytest.mark.rule("R-1.10l", "R-4.2.2d", "A-15")
def test_9_clinton_strikes_once_more_in_his_space_only_and_a_fort_costs_a_regular() -> None:
    lod = Played().treaty().put("2 regulars, active militia, militia, Clinton @ Boston")
    lod.put("regular, patriot fort @ Norfolk", "regular, active militia, militia @ Georgia")
    lod.unshaded(9, "patriots").british("yes", "space Boston")
    assert lod.at("Boston") == "2 regulars, Clinton"
    lod.british("space Norfolk", "space Georgia")
    assert lod.over
    assert (lod.at("Norfolk"), lod.at("Georgia")) == ("", "1 regular, 1 militia")
    assert (lod.g.cbc, lod.g.crc) == (1, 1)
    assert lod.in_box("available", "patriot forts") == lod.pack.limits[7]


def test_9_shaded_the_patriots_may_skirmish_too() -> None:
    lod = Played().put("continental, tory @ Boston", "continental, tory @ Georgia")
    lod.shaded(9, "french").patriots("yes", "space Boston", "space Georgia")
    assert lod.over
    assert lod.on_map("tories") == 0
    assert lod.g.cbc == 2


def test_9_shaded_the_patriots_may_refuse() -> None:
    lod = Played().put("continental, tory @ Boston").shaded(9, "patriots").patriots("no")
    assert lod.over
    assert lod.on_map("tories") == 1


# ---------------------------------------------------------------------- 10 Franklin in France


def test_10_two_cities_shift() -> None:
    lod = Played().levels("AO", "Boston").levels("AS", "Norfolk").unshaded(10, "british")
    assert lod.why_not("space Norfolk") == "outside"
    lod.british("space Boston", "space Savannah")
    assert (lod.level("Boston"), lod.level("Savannah")) == ("PO", "PS")


@pytest.mark.rule("R-5.1.3a")
def test_10_one_city_shifts_if_all_others_are_at_active_support() -> None:
    lod = Played().levels(
        "AS", "Quebec City", "Boston", "New York City", "Philadelphia", "Norfolk", "Charles Town"
    )
    lod.unshaded(10, "indians")
    assert lod.over
    assert lod.level("Savannah") == "PS"


@pytest.mark.rule("R-5.1.1a", "R-1.8a")
def test_10_shaded_money_up_to_fifty() -> None:
    lod = Played().resources(french=48, patriots=4).shaded(10, "french")
    assert lod.has("french") == 50
    assert lod.has("patriots") == 6
