"""5 Events: cards 41 to 54."""

from __future__ import annotations

import pytest

from tests.conformance.liberty_or_death.cards.playing import Played

# ---------------------------------------------------------------------- 41 William Pitt


@pytest.mark.rule("A-61")
def test_41_two_colonies_shift_and_stop_at_passive_support() -> None:
    lod = Played().levels("AO", "Virginia").levels("AS", "Georgia").levels("PS", "New York")
    lod.unshaded(41, "british")
    assert lod.why_not("space New York") == "outside"
    assert lod.why_not("space Boston") == "outside"
    lod.british("space Virginia", "space Georgia")
    assert (lod.level("Virginia"), lod.level("Georgia")) == ("N", "PS")


@pytest.mark.rule("A-61")
def test_41_shaded_two_colonies_shift_and_stop_at_passive_opposition() -> None:
    lod = Played().levels("AS", "Virginia").shaded(41, "patriots")
    lod.patriots("space Virginia", "space Georgia")
    assert (lod.level("Virginia"), lod.level("Georgia")) == ("N", "PO")


# ---------------------------------------------------------------------- 42 Danbury


@pytest.mark.rule("R-5.1a")
def test_42_a_tory_in_connecticut() -> None:
    lod = Played().unshaded(42, "french")
    assert lod.over
    assert lod.at("Connecticut") == "1 tory"
    assert lod.has("patriots") == 2


@pytest.mark.rule("R-1.4.1d")
def test_42_the_british_lift_a_tory_whoever_plays_the_card() -> None:
    lod = Played().put("tory @ Boston", "tory @ Georgia").only_available("0 tories")
    lod.unshaded(42, "indians")
    assert (lod.asked, lod.asked_faction) == ("lift", "british")
    lod.british("piece Boston, tory")
    assert lod.at("Connecticut") == "1 tory"


@pytest.mark.rule("R-8.1d", "R-1.4.1d")
def test_42_a_non_player_lifts_nobody() -> None:
    lod = Played().put("tory @ Boston").only_available("0 tories").non_players("british")
    lod.unshaded(42, "british")
    assert lod.over
    assert lod.at("Connecticut") == ""


def test_42_shaded_three_militia_and_a_continental() -> None:
    lod = Played().shaded(42, "french")
    assert lod.over
    assert lod.at("Connecticut") == "1 continental, 3 militia"


@pytest.mark.rule("R-5.1.1b")
def test_42_shaded_two_militia_if_there_are_no_more() -> None:
    lod = Played().only_available("2 militia, 0 continentals").shaded(42, "french")
    lod.patriots("none")
    assert lod.over
    assert lod.at("Connecticut") == "2 militia"


# ---------------------------------------------------------------------- 43 HMS Russian Merchant


@pytest.mark.rule("R-5.1.1b", "R-5.1a")
def test_43_tories_join_regulars_in_up_to_three_spaces() -> None:
    lod = Played().put("regular @ Boston", "regular @ Quebec", "tory @ Georgia")
    lod.unavailable("24 tories").unshaded(43, "patriots")
    assert lod.asked_faction == "british"
    assert lod.offered("space") == ["Boston", "Quebec"]
    lod.british("space Boston", "number 2", "space Quebec", "number 1")
    assert lod.over
    assert lod.at("Boston") == "1 regular, 2 tories"
    assert lod.at("Quebec") == "1 regular, 1 tory"
    assert lod.in_box("unavailable", "tories") == 21


def test_43_the_british_may_leave_it() -> None:
    lod = Played().put("regular @ Boston").unshaded(43, "british").british("none")
    assert lod.over
    assert lod.on_map("tories") == 0


@pytest.mark.rule("R-5.1.3a")
def test_43_no_regular_no_tory() -> None:
    lod = Played().put("tory @ Georgia").unshaded(43, "british")
    assert lod.over
    assert lod.on_map("tories") == 1


@pytest.mark.rule("R-5.1a", "A-47")
def test_43_shaded_one_tory_in_three_goes() -> None:
    lod = Played().put("4 tories @ Boston", "4 tories @ Georgia").shaded(43, "patriots")
    assert lod.asked_faction == "british"
    lod.british("piece Boston, tory", "piece Georgia, tory")
    assert lod.over
    assert lod.on_map("tories") == 6
    assert lod.g.cbc == 0


# ---------------------------------------------------------------------- 44 Earl of Mansfield


@pytest.mark.rule("R-2.3.6b")
def test_44_any_one_faction_sits_out() -> None:
    lod = Played().unshaded(44, "british").british("faction french")
    assert lod.marked("french") == "ineligible"
    assert lod.marked("patriots") == ""


# ---------------------------------------------------------------------- 45 Wealth of Nations


@pytest.mark.rule("R-1.8a", "R-5.1.1a")
def test_45_money_for_the_british_up_to_fifty() -> None:
    assert Played().unshaded(45, "british").has("british") == 11
    assert Played().resources(british=47).unshaded(45, "indians").has("british") == 50


@pytest.mark.rule("R-1.8a")
def test_45_shaded_money_from_the_british_down_to_nothing() -> None:
    assert Played().shaded(45, "french").has("british") == 1
    assert Played().resources(british=2).shaded(45, "patriots").has("british") == 0


# ---------------------------------------------------------------------- 46 Burke on Conciliation


@pytest.mark.rule("R-5.1.1b")
def test_46_a_tory_in_each_of_three_spaces() -> None:
    lod = Played().unavailable("25 tories").unshaded(46, "british").british("space Boston")
    assert lod.why_not("space Boston") == "outside"
    lod.british("space Quebec", "space Georgia")
    assert lod.over
    assert lod.on_map("tories") == 3
    assert lod.at("Quebec") == "1 tory"


@pytest.mark.rule("R-5.1.3a")
def test_46_two_tories_if_there_are_no_more() -> None:
    lod = Played().only_available("2 tories").unshaded(46, "indians")
    lod.indians("space Boston", "space Georgia")
    assert lod.over
    assert lod.on_map("tories") == 2


@pytest.mark.rule("A-61")
def test_46_shaded_two_cities_shift_toward_passive_opposition() -> None:
    lod = Played().levels("AO", "Boston").levels("PO", "Norfolk").shaded(46, "patriots")
    assert lod.why_not("space Norfolk") == "outside"
    lod.patriots("space Boston", "space Savannah")
    assert (lod.level("Boston"), lod.level("Savannah")) == ("PO", "PO")


# ---------------------------------------------------------------------- 47 Tories Tested


def test_47_three_tories_in_a_british_colony() -> None:
    lod = Played().put("regular @ Georgia", "regular @ Virginia", "regular @ Boston")
    lod.unshaded(47, "british")
    assert lod.offered("space") == ["Georgia", "Virginia"]
    lod.british("space Virginia")
    assert lod.at("Virginia") == "1 regular, 3 tories"


@pytest.mark.rule("R-5.1.3a")
def test_47_no_colony_under_british_control() -> None:
    lod = Played().put("regular, militia @ Georgia").unshaded(47, "indians")
    assert lod.over
    assert lod.on_map("tories") == 0


@pytest.mark.rule("R-1.4.1c", "R-1.4.3b")
def test_47_shaded_tories_become_militia_as_far_as_they_go() -> None:
    lod = Played().put("3 tories @ Georgia", "tory @ Boston").only_available("2 militia")
    lod.shaded(47, "french")
    assert lod.over
    assert lod.at("Georgia") == "2 militia"
    assert lod.propaganda_at("Georgia") == 2


@pytest.mark.rule("R-5.1.3a")
def test_47_shaded_propaganda_even_without_tories() -> None:
    lod = Played().put("tory @ Boston").shaded(47, "patriots").patriots("space Georgia")
    assert lod.over
    assert lod.propaganda_at("Georgia") == 2
    assert lod.at("Boston") == "1 tory"


# ---------------------------------------------------------------------- 48 God Save the King


@pytest.mark.rule("R-5.3a")
def test_48_the_british_march_and_may_fight() -> None:
    lod = Played().put("3 regulars @ Boston", "militia @ Massachusetts").resources(british=0)
    lod.unshaded(48, "british")
    lod.british("destination Massachusetts", "move Boston, regulars, 3", "arrive", "no")
    assert lod.over
    assert lod.at("Massachusetts") == "3 regulars, 1 active militia"
    assert lod.has("british") == 0


def test_48_the_battle_follows_if_they_like() -> None:
    lod = Played().put("3 regulars @ Boston", "militia @ Massachusetts")
    lod.unshaded(48, "indians").roll(1)
    lod.british("destination Massachusetts", "move Boston, regulars, 3", "arrive", "yes")
    lod.british("fight Massachusetts").done("british")
    assert lod.over
    assert lod.at("Massachusetts") == "3 regulars"


@pytest.mark.rule("R-3.2.3f", "R-5.3a")
def test_48_the_british_may_march_in_place() -> None:
    lod = Played().put("3 regulars, militia @ Northwest").unshaded(48, "british")
    lod.british("destination Northwest", "arrive", "no")
    assert lod.over
    assert lod.at("Northwest") == "3 regulars, 1 active militia"


@pytest.mark.rule("A-53", "A-58")
def test_48_shaded_a_faction_moves_away_from_the_regulars() -> None:
    lod = Played().put("2 militia, 2 active militia, regular @ Virginia", "militia @ Georgia")
    lod.put("war party, regular @ New York").shaded(48, "french")
    assert lod.offered("faction") == ["indians", "patriots"]
    lod.french("faction patriots")
    assert lod.asked_faction == "patriots"
    assert lod.why_not("piece Georgia, militia") == "outside"
    lod.patriots("piece Virginia, militia", "space Norfolk", "number 1")
    lod.patriots("piece Virginia, active militia", "space North Carolina", "number 2", "none")
    assert lod.over
    assert lod.at("Virginia") == "1 regular, 1 militia"
    assert lod.at("Norfolk") == "1 militia"
    assert lod.at("North Carolina") == "2 active militia"


@pytest.mark.rule("A-53", "R-1.4.2c")
def test_48_shaded_indians_stay_out_of_cities() -> None:
    lod = Played().put("war party, regular @ Georgia").shaded(48, "indians")
    lod.indians("piece Georgia, war party")
    assert lod.offered("space") == ["Florida", "South Carolina", "Southwest"]
    lod.indians("space Florida")
    assert lod.over
    assert lod.at("Florida") == "1 war party"


@pytest.mark.rule("A-53", "R-1.10b")
def test_48_shaded_three_spaces_at_the_most_and_nobody_twice() -> None:
    lod = Played().put("militia, regular @ Virginia", "militia, regular @ Georgia")
    lod.put("militia, regular @ New York", "regular, continental, Washington @ North Carolina")
    lod.shaded(48, "patriots")
    lod.patriots("piece Virginia, militia", "space North Carolina")
    assert not lod.offers("piece North Carolina, militia")
    lod.patriots("piece North Carolina, continental", "space Norfolk", "space Norfolk")
    assert lod.where("Washington") == "Norfolk"
    lod.patriots("piece Georgia, militia", "space Savannah")
    assert lod.over
    assert lod.at("New York") == "1 regular, 1 militia"


@pytest.mark.rule("R-5.1.3a")
def test_48_shaded_nobody_is_near_the_regulars() -> None:
    lod = Played().put("regular @ Boston", "militia @ Georgia").shaded(48, "patriots")
    assert lod.over
    assert lod.at("Georgia") == "1 militia"


# ---------------------------------------------------------------------- 49 Saint-Germain


def test_49_five_french_regulars_become_unavailable() -> None:
    lod = Played().unshaded(49, "british")
    assert lod.in_box("available", "french") == 10
    assert lod.in_box("unavailable", "french") == 5


@pytest.mark.rule("R-5.1.3a")
def test_49_fewer_if_there_are_no_more() -> None:
    lod = Played().unavailable("12 french").unshaded(49, "british")
    assert lod.in_box("available", "french") == 0
    assert lod.in_box("unavailable", "french") == 15


def test_49_shaded_five_become_available() -> None:
    lod = Played().unavailable("12 french").shaded(49, "french")
    assert lod.in_box("available", "french") == 8
    lod = Played().unavailable("3 french").shaded(49, "french")
    assert lod.in_box("available", "french") == 15


# ---------------------------------------------------------------------- 50 Admiral d'Estaing


@pytest.mark.rule("A-08", "R-2.3.6b")
def test_50_the_french_sit_out_and_lose_two_regulars() -> None:
    lod = Played().treaty().put("french regular @ Georgia", "2 french regulars @ West Indies")
    lod.unshaded(50, "british")
    assert lod.marked("french") == "ineligible"
    lod.british("piece West Indies, french", "piece Georgia, french")
    assert lod.at("West Indies") == "1 french regular"
    assert lod.at("Georgia") == ""
    assert lod.g.crc == 0


@pytest.mark.rule("R-5.1.3a")
def test_50_before_the_treaty_only_the_mark() -> None:
    lod = Played().unshaded(50, "indians")
    assert lod.over
    assert lod.marked("french") == "ineligible"


@pytest.mark.rule("R-5.1.1b")
def test_50_shaded_continentals_and_french_from_two_places() -> None:
    lod = Played().treaty().put("2 french regulars @ West Indies").shaded(50, "french")
    assert lod.why_not("space Boston") == "outside"
    lod.french("space Virginia", "number 1")
    assert lod.over
    assert lod.at("Virginia") == "2 continentals, 2 french regulars"
    assert lod.at("West Indies") == "1 french regular"


@pytest.mark.rule("R-5.1.1a", "R-2.3.9f")
def test_50_shaded_no_french_before_the_treaty() -> None:
    lod = Played().shaded(50, "patriots").patriots("space Virginia")
    assert lod.over
    assert lod.at("Virginia") == "2 continentals"


@pytest.mark.rule("R-1.10b", "A-80", "A-85")
def test_50_shaded_the_leader_may_sail_with_his_regulars() -> None:
    lod = Played().treaty().put("2 french regulars, Rochambeau @ West Indies")
    lod.shaded(50, "patriots").patriots("space Virginia", "number 2")
    assert (lod.asked, lod.asked_faction) == ("event_leader", "patriots")
    lod.patriots("space Virginia")
    assert lod.over
    assert lod.at("Virginia") == "2 continentals, 2 french regulars, Rochambeau"


@pytest.mark.rule("R-1.10b", "A-80")
def test_50_shaded_his_owner_decides_when_an_enemy_plays_the_card() -> None:
    lod = Played().treaty().put("french regular, Rochambeau @ West Indies")
    lod.only_available("0 french").shaded(50, "indians").indians("space Virginia")
    assert (lod.asked, lod.asked_faction) == ("event_leader", "french")
    lod.french("none")
    assert (lod.asked, lod.asked_faction) == ("leader_rejoins", "french")
    lod.french("none")
    assert lod.over
    assert lod.where("Rochambeau") == ""


# ---------------------------------------------------------------------- 51 Bermuda Gunpowder Plot


@pytest.mark.rule("R-5.3a")
def test_51_the_british_lose_two_less() -> None:
    lod = Played().put("3 regulars @ Boston", "3 continentals @ Massachusetts")
    lod.unshaded(51, "british").roll(1, 1)
    lod.british("destination Massachusetts", "move Boston, regulars, 3", "arrive")
    lod.british("fight Massachusetts").done("british")
    assert lod.over
    assert lod.at("Massachusetts") == "3 regulars, 2 continentals"
    assert (lod.g.cbc, lod.g.crc) == (0, 1)


@pytest.mark.rule("R-5.1.3a", "R-3.2.3f")
def test_51_somebody_has_to_come_unless_british_are_there() -> None:
    lod = Played().put("4 regulars @ Boston", "2 active militia @ Massachusetts")
    lod.unshaded(51, "british").british("destination Massachusetts")
    assert lod.why_not("arrive") == "nobody_came"
    lod = Played().put("4 regulars, 2 active militia @ Boston").unshaded(51, "british")
    assert lod.offered("destination") == ["Boston"]
    lod.british("destination Boston", "arrive")
    assert lod.offered("fight") == ["Boston"]


@pytest.mark.rule("R-5.3a")
def test_51_shaded_the_defenders_lose_two_more() -> None:
    lod = Played().put("3 continentals @ Virginia", "4 tories @ North Carolina")
    lod.shaded(51, "patriots").roll(1, 1)
    lod.patriots("destination North Carolina", "move Virginia, continentals, 3", "arrive")
    lod.patriots("fight North Carolina")
    assert lod.at("North Carolina") == "1 tory, 2 continentals"
    assert (lod.g.cbc, lod.g.crc) == (3, 1)


@pytest.mark.rule("R-3.6.4a", "R-3.6.7a")
def test_51_shaded_two_more_even_without_dice() -> None:
    """Two Militia who are noticed on the way have Force 1 and roll nothing: 0 and 2."""
    lod = Played().put("2 militia @ Massachusetts", "2 tories, regular @ Boston")
    lod.shaded(51, "french").roll(2)
    lod.patriots("destination Boston", "move Massachusetts, militia, 2", "arrive")
    assert lod.at("Boston") == "1 regular, 2 tories, 2 active militia"
    lod.patriots("fight Boston")
    assert lod.at("Boston") == "2 tories"
    assert (lod.g.cbc, lod.g.crc) == (1, 0)


@pytest.mark.rule("R-5.3a")
def test_51_one_battle_and_it_is_no_limited_command() -> None:
    lod = Played().put("3 regulars @ Boston", "3 continentals @ Massachusetts")
    lod.put("regular, militia @ Norfolk").unshaded(51, "british").roll(1, 2)
    lod.british("destination Massachusetts", "move Boston, regulars, 3", "arrive")
    assert lod.why_not("fight Norfolk") == "outside_order"
    lod.british("fight Massachusetts")
    assert lod.at("Massachusetts") == "3 regulars, 2 continentals"
    assert lod.g.order is not None
    assert not lod.g.order.limited


@pytest.mark.rule("R-5.1.3a")
def test_51_shaded_nobody_to_march() -> None:
    lod = Played().put("tory @ Norfolk").shaded(51, "patriots")
    assert lod.over
    assert lod.at("Norfolk") == "1 tory"


# ---------------------------------------------------------------------- 52 The Wrong Spot


@pytest.mark.rule("A-54")
def test_52_up_to_four_french_leave_and_a_battle_with_more_force() -> None:
    lod = Played().treaty().put("2 french regulars @ Georgia", "regular, militia @ Virginia")
    lod.unshaded(52, "british").roll(1)
    lod.british("piece Georgia, french", "none")
    assert lod.at("Georgia") == "1 french regular"
    assert lod.offered("fight") == ["Virginia"]
    lod.british("fight Virginia")
    lod.patriots("number 1").done("british")
    assert lod.over
    assert lod.at("Virginia") == "1 regular"


@pytest.mark.rule("A-54")
def test_52_the_indians_name_who_fights() -> None:
    lod = Played().put("3 regulars, continental @ Virginia").unshaded(52, "indians").roll(1)
    assert lod.offered("faction") == ["british", "patriots"]
    lod.indians("faction british")
    assert lod.asked_faction == "british"


@pytest.mark.rule("A-54", "R-2.3.9e")
def test_52_the_french_cannot_fight_before_the_treaty() -> None:
    lod = Played().put("3 regulars, continental @ Virginia").unshaded(52, "french")
    assert lod.over
    assert lod.at("Virginia") == "3 regulars, 1 continental"


# ---------------------------------------------------------------------- 53 French Ports


@pytest.mark.rule("R-1.9d")
def test_53_two_blockades_less() -> None:
    lod = Played().treaty().blockade("Boston", "Norfolk", "Savannah").unshaded(53, "indians")
    lod.british("space Boston", "space Norfolk")
    assert lod.over
    assert lod.g.fni == 1
    assert lod.has("british") == 8


@pytest.mark.rule("R-5.1.3a")
def test_53_one_blockade_less_if_there_is_but_one() -> None:
    lod = Played().treaty().blockade("Boston").unshaded(53, "british")
    assert lod.over
    assert lod.g.fni == 0


def test_53_shaded_money_moves_and_a_blockade_more() -> None:
    lod = Played().treaty().shaded(53, "patriots").french("space Boston")
    assert (lod.has("british"), lod.has("patriots")) == (3, 7)
    assert lod.g.fni == 1


@pytest.mark.rule("A-83", "R-1.9e")
def test_53_shaded_no_squadron_in_the_west_indies_no_blockade() -> None:
    lod = Played().treaty().squadrons(0, unavailable=3).shaded(53, "french")
    assert lod.over
    assert lod.g.fni == 0


# ---------------------------------------------------------------------- 54 Antoine de Sartine


def test_54_a_squadron_goes_home() -> None:
    lod = Played().squadrons(2).unshaded(54, "british")
    assert lod.g.squadrons == 1
    assert lod.g.squadrons_unavailable == 2


@pytest.mark.rule("R-5.1.3a")
def test_54_blockades_stay_where_they_are() -> None:
    lod = Played().treaty().blockade("Boston", "Boston", "Norfolk").unshaded(54, "british")
    assert lod.over
    assert lod.g.fni == 3
    assert lod.g.squadrons_unavailable == 0


def test_54_shaded_two_squadrons_sail() -> None:
    lod = Played().shaded(54, "french")
    assert lod.g.squadrons == 2
    lod = Played().squadrons(2).shaded(54, "patriots")
    assert lod.g.squadrons == 3
