"""5 Events: cards 11 to 20."""

from __future__ import annotations

import pytest

from tests.conformance.liberty_or_death.cards.playing import Played

# ---------------------------------------------------------------------- 11 Kosciuszko


@pytest.mark.rule("R-5.1a", "A-47")
def test_11_the_patriots_pick_the_two_forts() -> None:
    lod = Played().put("patriot fort @ Boston", "patriot fort @ Georgia", "patriot fort @ Norfolk")
    lod.unshaded(11, "british")
    assert lod.asked_faction == "patriots"
    lod.patriots("piece Boston, patriot fort", "piece Norfolk, patriot fort")
    assert lod.at("Georgia") == "1 patriot fort"
    assert lod.on_map("patriot forts") == 1
    assert lod.g.crc == 0


@pytest.mark.rule("R-5.1.3a")
def test_11_a_single_fort_goes_alone() -> None:
    lod = Played().put("patriot fort @ Boston").unshaded(11, "indians")
    assert lod.over
    assert lod.on_map("patriot forts") == 0


@pytest.mark.rule("A-35", "R-5.1a")
def test_11_shaded_a_fort_for_a_piece_under_rebellion_control() -> None:
    lod = Played().put("2 militia @ Georgia", "militia, 2 tories @ Virginia", "militia @ Boston")
    lod.shaded(11, "french")
    assert lod.asked_faction == "patriots"
    assert lod.offered("space") == ["Boston", "Georgia"]
    lod.patriots("space Georgia")
    assert lod.at("Georgia") == "1 militia, 1 patriot fort"
    lod.patriots("none")
    assert lod.over
    assert lod.at("Boston") == "1 militia"


@pytest.mark.rule("R-1.4.2a")
def test_11_shaded_with_two_bases_there_only_a_patriot_fort_can_make_way() -> None:
    lod = Played().put("patriot fort, village, 3 militia @ Georgia")
    lod.put("2 villages, 4 militia @ Virginia").shaded(11, "patriots")
    assert lod.offered("space") == ["Georgia"]
    lod.patriots("space Georgia")
    assert lod.over
    assert lod.at("Georgia") == "1 village, 3 militia, 1 patriot fort"


# ---------------------------------------------------------------------- 12 Martha Washington


@pytest.mark.rule("A-48", "R-6.6.1a", "R-6.6.1b")
def test_12_patriot_desertion_as_in_winter() -> None:
    lod = Played().put("5 militia, 5 continentals @ Boston", "5 militia @ Georgia")
    lod.unshaded(12, "british")
    assert lod.asked_faction == "indians"
    lod.indians("piece Georgia, militia")
    assert lod.asked_faction == "patriots"
    lod.patriots("piece Boston, militia")
    assert lod.over
    assert lod.at("Boston") == "4 continentals, 4 militia"
    assert lod.at("Georgia") == "4 militia"
    assert lod.g.crc == 0


@pytest.mark.rule("A-48")
def test_12_four_of_a_kind_lose_nobody() -> None:
    lod = Played().put("4 militia, 4 continentals @ Boston").unshaded(12, "indians")
    assert lod.over
    assert lod.at("Boston") == "4 continentals, 4 militia"


def test_12_shaded_money() -> None:
    lod = Played().shaded(12, "patriots")
    assert lod.has("patriots") == 10


# ---------------------------------------------------------------------- 13 The origin


@pytest.mark.rule("A-48")
def test_13_patriot_desertion_as_in_winter() -> None:
    lod = Played().put("3 militia, 2 active militia @ Boston").unshaded(13, "british")
    lod.indians("piece Boston, active militia")
    assert lod.over
    assert lod.at("Boston") == "3 militia, 1 active militia"


@pytest.mark.rule("R-1.4.3b")
def test_13_shaded_active_militia_join_militia() -> None:
    lod = Played().put("militia @ Boston", "active militia @ Georgia", "continental @ Virginia")
    lod.shaded(13, "french")
    assert lod.offered("space") == ["Boston", "Georgia"]
    lod.patriots("space Boston", "space Georgia")
    assert lod.over
    assert lod.at("Boston") == "1 militia, 1 active militia"
    assert lod.at("Georgia") == "2 active militia"


def test_13_shaded_four_spaces_at_the_most_and_each_once() -> None:
    lod = Played().put("militia @ Boston", "militia @ Georgia", "militia @ Virginia")
    lod.put("militia @ Quebec", "militia @ Norfolk").shaded(13, "patriots")
    lod.patriots("space Boston")
    assert lod.why_not("space Boston") == "outside"
    lod.patriots("space Georgia", "space Virginia", "space Quebec")
    assert lod.over
    assert lod.on_map("active militia") == 4


def test_13_shaded_may_be_left() -> None:
    lod = Played().put("militia @ Boston").shaded(13, "patriots").patriots("none")
    assert lod.over
    assert lod.on_map("active militia") == 0


# ---------------------------------------------------------------------- 14 Overmountain Men


@pytest.mark.rule("A-52", "R-5.3a")
def test_14_the_indians_march_and_take_the_war_path() -> None:
    lod = Played().put("2 war parties @ Southwest", "militia @ North Carolina")
    lod.resources(indians=0).unshaded(14, "british")
    assert lod.asked_faction == "indians"
    lod.indians("destination North Carolina", "move Southwest, war parties, 2", "arrive")
    assert lod.over
    assert lod.at("North Carolina") == "1 war party, 1 active war party"
    assert lod.has("indians") == 0


@pytest.mark.rule("A-52")
def test_14_the_executing_faction_says_who_strikes() -> None:
    lod = Played().put("2 war parties @ Virginia", "3 regulars, active militia @ North Carolina")
    lod.unshaded(14, "indians").indians(
        "destination North Carolina", "move Virginia, war parties, 2", "arrive"
    )
    assert lod.offered("faction") == ["british", "indians"]
    assert lod.why_not("faction patriots") == "outside"
    lod.roll(1)
    lod.indians("faction british")
    assert lod.asked_faction == "british"


@pytest.mark.rule("R-5.1a")
def test_14_scout_or_march_is_for_the_indians_to_say() -> None:
    lod = Played().put("war party, regular @ Virginia", "war party @ Georgia")
    lod.unshaded(14, "british")
    assert lod.asked_faction == "indians"
    assert lod.offers("option scout")
    lod.indians("option march")
    assert lod.offered("destination") == ["North Carolina", "Southwest"]


@pytest.mark.rule("R-5.1.3a")
def test_14_nothing_happens_without_anybody_there() -> None:
    lod = Played().put("regular @ Boston").unshaded(14, "british")
    assert lod.over
    assert lod.at("Boston") == "1 regular"


@pytest.mark.rule("R-5.3a")
def test_14_shaded_the_patriots_march_and_fight() -> None:
    lod = Played().put("3 continentals @ Virginia", "tory @ North Carolina", "tory @ Norfolk")
    lod.shaded(14, "patriots").roll(1)
    assert lod.offered("destination") == ["North Carolina"]
    lod.patriots("destination North Carolina", "move Virginia, continentals, 3", "arrive")
    lod.patriots("fight North Carolina").done("patriots")
    assert lod.at("North Carolina") == "3 continentals"


@pytest.mark.rule("R-5.1.3a")
def test_14_shaded_a_battle_where_they_stand_or_a_march_if_not_both() -> None:
    lod = Played().put("3 continentals, tory @ Southwest").shaded(14, "french").roll(1)
    assert lod.asked_faction == "patriots"
    assert lod.offered("space") == ["North Carolina", "Southwest"]
    lod.patriots("space Southwest", "fight Southwest").done("patriots")
    assert lod.at("Southwest") == "3 continentals"


# ---------------------------------------------------------------------- 15 Morgan's Rifles


def test_15_virginia_turns_to_the_king() -> None:
    lod = Played().levels("PO", "Virginia").unshaded(15, "british")
    assert lod.level("Virginia") == "PS"
    assert lod.at("Virginia") == "2 tories"


@pytest.mark.rule("R-5.1.3a", "R-5.1.1b")
def test_15_the_shift_stops_at_active_support_and_tories_may_be_missing() -> None:
    lod = Played().levels("PS", "Virginia").only_available("1 tories").unshaded(15, "indians")
    assert lod.level("Virginia") == "AS"
    assert lod.at("Virginia") == "1 tory"


@pytest.mark.rule("R-1.4.1d")
def test_15_the_british_may_lift_tories_to_place_them() -> None:
    lod = Played().put("tory @ Boston", "tory @ Georgia").only_available("0 tories")
    lod.unshaded(15, "british")
    assert lod.asked == "lift"
    lod.british("piece Boston, tory", "none")
    assert lod.at("Virginia") == "1 tory"
    assert lod.at("Georgia") == "1 tory"


@pytest.mark.rule("R-1.4.1d")
def test_15_others_may_not_lift_them() -> None:
    lod = Played().put("tory @ Boston").only_available("0 tories").unshaded(15, "patriots")
    assert lod.over
    assert lod.at("Virginia") == ""


@pytest.mark.rule("R-5.3a")
def test_15_shaded_march_battle_and_partisans_in_a_colony() -> None:
    lod = Played().put("3 continentals, militia @ Virginia", "tory @ Norfolk")
    lod.put("2 war parties, tory @ North Carolina").shaded(15, "patriots").roll(1)
    assert lod.offered("destination") == ["North Carolina"]
    lod.patriots("destination North Carolina", "move Virginia, continentals, 3")
    lod.patriots("move Virginia, militia, 1", "arrive", "fight North Carolina", "number 0")
    lod.british("number 0").patriots("no").done("patriots")
    assert lod.over
    assert lod.at("North Carolina") == "2 continentals, 1 active militia"
    assert (lod.g.cbc, lod.g.crc) == (1, 1)


@pytest.mark.rule("R-5.1.3a")
def test_15_shaded_partisans_alone_if_nothing_else_can_be_done() -> None:
    lod = Played().put("militia, war party @ Georgia").shaded(15, "french")
    lod.patriots("space Georgia", "fight Georgia")
    lod.patriots("number 0").indians("number 0").done("patriots")
    assert lod.at("Georgia") == "1 active militia"


# ---------------------------------------------------------------------- 16 The Motley Assembly


@pytest.mark.rule("R-5.1.1a")
def test_16_two_tories_anywhere() -> None:
    lod = Played().unshaded(16, "british")
    assert lod.why_not("piece West Indies, tory") == "outside"
    lod.british("piece Quebec, tory", "piece Boston, tory")
    assert lod.at("Quebec") == "1 tory"
    assert lod.at("Boston") == "1 tory"


@pytest.mark.rule("R-5.1.1b")
def test_16_no_tory_available() -> None:
    lod = Played().only_available("0 tories").unshaded(16, "indians")
    assert lod.over
    assert lod.on_map("tories") == 0


@pytest.mark.rule("R-5.1a")
def test_16_shaded_a_city_goes_to_passive_opposition() -> None:
    lod = Played().levels("AS", "Boston").levels("PO", "Norfolk").levels("AO", "Savannah")
    lod.shaded(16, "patriots")
    assert lod.why_not("space Norfolk") == "outside"
    assert lod.offers("space Savannah")
    lod.patriots("space Boston")
    assert lod.level("Boston") == "PO"


# ---------------------------------------------------------------------- 17 Jane McCrea


@pytest.mark.rule("A-47")
def test_17_a_patriot_fort_in_a_reserve_goes() -> None:
    lod = Played().put("patriot fort @ Northwest", "patriot fort @ Quebec")
    lod.put("patriot fort @ Georgia").unshaded(17, "indians")
    assert lod.offered("piece") == ["Northwest, patriot fort", "Quebec, patriot fort"]
    lod.indians("piece Quebec, patriot fort")
    assert lod.on_map("patriot forts") == 2
    assert lod.g.crc == 0


@pytest.mark.rule("R-5.1.3a")
def test_17_no_fort_in_a_reserve_no_effect() -> None:
    lod = Played().put("patriot fort @ Georgia").unshaded(17, "british")
    assert lod.over
    assert lod.on_map("patriot forts") == 1


def test_17_shaded_a_village_goes() -> None:
    lod = Played().put("village @ Northwest", "village @ Quebec").shaded(17, "patriots")
    lod.patriots("piece Quebec, village")
    assert lod.at("Quebec") == ""
    assert lod.at("Northwest") == "1 village"


# ---------------------------------------------------------------------- 18 So stormy


@pytest.mark.rule("R-2.3.6b", "A-08")
def test_18_any_one_faction_sits_out() -> None:
    lod = Played().unshaded(18, "patriots")
    assert lod.offered("faction") == ["british", "french", "indians", "patriots"]
    lod.patriots("faction british")
    assert lod.marked("british") == "ineligible"
    assert lod.marked("patriots") == ""


# ---------------------------------------------------------------------- 19 Nathan Hale


@pytest.mark.rule("R-1.8a", "R-5.1.1a")
def test_19_money_is_lost_down_to_nothing() -> None:
    assert Played().unshaded(19, "british").has("patriots") == 1
    assert Played().resources(patriots=3).unshaded(19, "british").has("patriots") == 0


@pytest.mark.rule("A-34")
def test_19_shaded_three_militia_anywhere() -> None:
    lod = Played().shaded(19, "french")
    lod.french("piece Northwest, militia", "piece Boston, militia", "piece Boston, militia")
    assert lod.at("Northwest") == "1 militia"
    assert lod.at("Boston") == "2 militia"
    assert lod.has("patriots") == 8


@pytest.mark.rule("R-5.1.1b")
def test_19_shaded_as_many_as_there_are() -> None:
    lod = Played().only_available("1 militia").shaded(19, "french")
    lod.french("piece Boston, militia")
    assert lod.over
    assert lod.on_map("militia") == 1
    assert lod.has("patriots") == 8


# ---------------------------------------------------------------------- 20 Continental Marines


@pytest.mark.rule("R-5.1a")
def test_20_the_patriots_pick_four_continentals() -> None:
    lod = Played().put("3 continentals @ Boston", "2 continentals @ Georgia")
    lod.unshaded(20, "british")
    assert lod.asked_faction == "patriots"
    lod.patriots("piece Boston, continentals", "piece Boston, continentals")
    lod.patriots("piece Georgia, continentals", "piece Georgia, continentals")
    assert lod.at("Boston") == "1 continental"
    assert lod.in_box("available", "continentals") == 19
    assert lod.g.crc == 0


@pytest.mark.rule("R-1.10e")
def test_20_washington_does_not_stay_alone() -> None:
    lod = Played().put("2 continentals, Washington @ Boston", "militia @ Georgia")
    lod.unshaded(20, "british")
    assert lod.asked == "leader_rejoins"
    lod.patriots("space Georgia")
    assert lod.where("Washington") == "Georgia"


@pytest.mark.rule("R-1.10c", "R-5.1a")
def test_20_shaded_four_continentals_in_new_jersey_and_washington_with_them() -> None:
    lod = Played().ask_leaders().shaded(20, "french")
    assert lod.asked_faction == "patriots"
    lod.patriots("yes")
    assert lod.at("New Jersey") == "4 continentals, Washington"


@pytest.mark.rule("R-1.4.1d", "R-5.1.1b")
def test_20_shaded_the_patriots_may_lift_what_is_missing() -> None:
    lod = Played().put("2 continentals @ Boston").only_available("3 continentals")
    lod.shaded(20, "patriots")
    assert lod.asked == "lift"
    lod.patriots("none")
    assert lod.at("New Jersey") == "3 continentals"
