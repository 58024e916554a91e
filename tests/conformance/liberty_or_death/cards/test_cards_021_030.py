"""5 Events: cards 21 to 30."""

from __future__ import annotations

import pytest

from tests.conformance.liberty_or_death.cards.playing import Played

# ---------------------------------------------------------------------- 21 The Gamecock


def test_21_south_carolina_or_georgia_shifts_twice() -> None:
    lod = Played().levels("AO", "Georgia").unshaded(21, "indians")
    assert lod.offered("space") == ["Georgia", "South Carolina"]
    lod.indians("space Georgia")
    assert lod.level("Georgia") == "N"
    assert lod.level("South Carolina") == "N"


@pytest.mark.rule("R-5.1.3a")
def test_21_the_one_that_can_still_shift() -> None:
    lod = Played().levels("AS", "Georgia").levels("PS", "South Carolina").unshaded(21, "british")
    assert lod.over
    assert lod.level("South Carolina") == "AS"


@pytest.mark.rule("R-5.3a")
def test_21_shaded_march_and_battle_in_the_deep_south() -> None:
    lod = Played().put("3 continentals @ North Carolina", "tory @ South Carolina")
    lod.put("tory @ Virginia").shaded(21, "french").roll(1)
    assert lod.why_not("destination Virginia") == "outside_order"
    lod.patriots("destination South Carolina", "move North Carolina, continentals, 3", "arrive")
    lod.patriots("fight South Carolina").done("patriots")
    assert lod.at("South Carolina") == "3 continentals"


# ---------------------------------------------------------------------- 22 Newburgh Conspiracy


@pytest.mark.rule("A-47")
def test_22_four_patriot_units_leave_a_colony() -> None:
    lod = Played().put("3 continentals, 2 militia, patriot fort @ Georgia", "5 militia @ Boston")
    lod.unshaded(22, "british")
    assert lod.why_not("piece Georgia, patriot fort") == "outside"
    lod.british("piece Georgia, militia", "piece Georgia, militia")
    assert lod.at("Georgia") == "1 continental, 1 patriot fort"
    assert lod.at("Boston") == "5 militia"
    assert lod.g.crc == 0


@pytest.mark.rule("R-5.1.3a")
def test_22_fewer_units_go_as_they_are() -> None:
    lod = Played().put("active militia, continental @ Georgia").unshaded(22, "indians")
    lod.indians("piece Georgia, continental")
    assert lod.over
    assert lod.at("Georgia") == ""


@pytest.mark.rule("A-48", "R-6.6.2a")
def test_22_shaded_tory_desertion_as_in_winter() -> None:
    lod = Played().put("6 tories @ Boston", "4 tories @ Georgia").shaded(22, "patriots")
    assert lod.asked_faction == "french"
    lod.french("piece Georgia, tory")
    lod.british("piece Boston, tory")
    assert lod.over
    assert lod.at("Boston") == "5 tories"
    assert lod.at("Georgia") == "3 tories"
    assert lod.g.cbc == 0


# ---------------------------------------------------------------------- 23 Francis Marion


@pytest.mark.rule("A-52")
def test_23_the_indians_drive_the_patriots_out() -> None:
    lod = Played().put("2 continentals, militia, active militia, patriot fort @ South Carolina")
    lod.unshaded(23, "british").british("faction indians")
    assert lod.asked_faction == "indians"
    assert lod.offered("space") == ["Georgia", "North Carolina", "Southwest"]
    lod.indians("space Southwest")
    assert lod.over
    assert lod.at("South Carolina") == "1 patriot fort"
    assert lod.at("Southwest") == "2 continentals, 1 militia, 1 active militia"


@pytest.mark.rule("A-80", "R-1.10b")
def test_23_washingtons_owner_says_whether_he_goes_along() -> None:
    lod = Played().put("continental, patriot fort, Washington @ North Carolina")
    lod.unshaded(23, "patriots")
    assert lod.why_not("faction french") == "outside"
    lod.patriots("faction british").british("space Virginia")
    assert lod.asked_faction == "patriots"
    lod.patriots("none")
    assert lod.where("Washington") == "North Carolina"


@pytest.mark.rule("R-1.10e")
def test_23_washington_cannot_stay_where_nobody_is() -> None:
    lod = Played().put("continental, Washington @ North Carolina").unshaded(23, "british")
    lod.british("faction british", "space Virginia").patriots("space Virginia")
    assert lod.over
    assert lod.at("Virginia") == "1 continental, Washington"


@pytest.mark.rule("R-5.1.3a")
def test_23_no_patriots_in_the_carolinas() -> None:
    lod = Played().put("patriot fort @ South Carolina", "militia @ Georgia").unshaded(23, "british")
    assert lod.over
    assert lod.at("Georgia") == "1 militia"


@pytest.mark.rule("R-5.1a", "A-47")
def test_23_shaded_four_british_units_where_militia_are() -> None:
    lod = Played().put("3 regulars, 2 tories, british fort, militia @ North Carolina")
    lod.put("3 regulars @ South Carolina").shaded(23, "patriots")
    lod.patriots("piece North Carolina, regulars", "piece North Carolina, regulars")
    lod.patriots("piece North Carolina, regulars")
    assert lod.over
    assert lod.at("North Carolina") == "1 tory, 1 british fort, 1 militia"
    assert lod.g.cbc == 0


@pytest.mark.rule("R-5.1.3a")
def test_23_shaded_nothing_without_militia() -> None:
    lod = Played().put("3 regulars, continental @ South Carolina").shaded(23, "french")
    assert lod.over
    assert lod.at("South Carolina") == "3 regulars, 1 continental"


# ---------------------------------------------------------------------- 24 Independence


@pytest.mark.rule("A-47")
def test_24_five_patriot_pieces_go() -> None:
    lod = Played().put("3 continentals @ Boston", "2 militia, patriot fort @ Georgia")
    lod.unshaded(24, "british")
    assert lod.over
    assert lod.at("Boston") == "1 continental"
    assert lod.at("Georgia") == ""
    assert lod.g.crc == 0


@pytest.mark.rule("R-5.1.3a")
def test_24_what_is_not_there_cannot_go() -> None:
    lod = Played().put("militia @ Georgia").unshaded(24, "indians")
    assert lod.over
    assert lod.on_map("militia") == 0


@pytest.mark.rule("A-50")
def test_24_shaded_militia_with_propaganda_and_a_fort_of_choice() -> None:
    lod = Played().shaded(24, "patriots")
    lod.patriots("piece Boston, militia", "piece Quebec, militia", "none")
    assert lod.offers("piece Georgia, british fort")
    assert lod.why_not("piece Georgia, village") == "outside"
    lod.patriots("piece Georgia, patriot fort")
    assert lod.over
    assert lod.at("Georgia") == "1 patriot fort"
    assert (lod.propaganda_at("Boston"), lod.propaganda_at("Quebec")) == (1, 1)


@pytest.mark.rule("R-1.4.2a", "R-5.1.1a")
def test_24_shaded_no_fort_beside_two_bases() -> None:
    lod = Played().put("village, british fort @ Georgia").shaded(24, "french").french("none")
    assert lod.why_not("piece Georgia, patriot fort") == "outside"
    lod.french("piece Boston, patriot fort")
    assert lod.at("Boston") == "1 patriot fort"


# ---------------------------------------------------------------------- 25 British Prison Ships


@pytest.mark.rule("A-61")
def test_25_two_cities_shift_toward_passive_support() -> None:
    lod = Played().levels("AS", "Boston").levels("PS", "Norfolk").unshaded(25, "british")
    assert lod.why_not("space Norfolk") == "outside"
    lod.british("space Boston", "space Savannah")
    assert (lod.level("Boston"), lod.level("Savannah")) == ("PS", "PS")


@pytest.mark.rule("A-61")
def test_25_shaded_two_cities_get_a_militia_and_propaganda() -> None:
    lod = Played().levels("AO", "Boston").shaded(25, "patriots")
    lod.patriots("space Boston", "space Norfolk")
    assert lod.at("Boston") == "1 militia"
    assert (lod.level("Boston"), lod.level("Norfolk")) == ("PO", "PO")
    assert lod.propaganda_at("Norfolk") == 1


@pytest.mark.rule("R-5.1.3a")
def test_25_shaded_without_militia_and_markers_only_shifts_are_left() -> None:
    lod = Played().only_available("0 militia").propaganda("Georgia", 12)
    lod.levels("PO", "Boston").shaded(25, "french")
    assert lod.why_not("space Boston") == "outside"
    lod.french("space Norfolk", "space Savannah")
    assert lod.level("Norfolk") == "PO"
    assert lod.at("Norfolk") == ""


@pytest.mark.rule("R-5.1.3a", "A-63")
def test_25_shaded_the_second_city_must_take_something() -> None:
    lod = Played().propaganda("Georgia", 11).only_available("1 militia")
    lod.levels("PO", "Boston").shaded(25, "french").french("space Norfolk")
    assert lod.why_not("space Boston") == "outside"
    lod.french("space Savannah")
    assert lod.over
    assert lod.at("Savannah") == ""
    assert lod.level("Savannah") == "PO"


# ---------------------------------------------------------------------- 26 Josiah Martin


def test_26_a_fort_or_two_tories() -> None:
    lod = Played().unshaded(26, "british").british("piece North Carolina, british fort")
    assert lod.at("North Carolina") == "1 british fort"
    lod = Played().unshaded(26, "british").british("piece North Carolina, tory")
    assert lod.at("North Carolina") == "2 tories"


@pytest.mark.rule("R-5.1.1a", "R-1.4.2a")
def test_26_tories_where_a_fort_has_no_room() -> None:
    lod = Played().put("2 patriot forts @ North Carolina").unshaded(26, "indians")
    assert lod.over
    assert lod.at("North Carolina") == "2 tories, 2 patriot forts"


@pytest.mark.rule("R-5.1.3a", "R-1.4.1d")
def test_26_who_will_not_lift_a_fort_after_all_places_tories() -> None:
    lod = Played().put("british fort @ Boston").only_available("0 british forts")
    lod.unshaded(26, "british").british("piece North Carolina, british fort")
    assert lod.asked == "lift"
    lod.british("none")
    assert lod.over
    assert (lod.at("Boston"), lod.at("North Carolina")) == ("1 british fort", "2 tories")


@pytest.mark.rule("R-5.3a")
def test_26_shaded_the_patriots_may_march_to_north_carolina() -> None:
    lod = Played().put("3 continentals @ Virginia", "tory @ North Carolina")
    lod.shaded(26, "french").roll(1)
    lod.patriots("yes", "destination North Carolina", "move Virginia, continentals, 3", "arrive")
    lod.patriots("fight North Carolina").done("patriots")
    assert lod.at("North Carolina") == "3 continentals"


def test_26_shaded_the_patriots_may_refuse() -> None:
    lod = Played().put("3 continentals @ Virginia").shaded(26, "patriots").patriots("no")
    assert lod.over
    assert lod.at("Virginia") == "3 continentals"


# ---------------------------------------------------------------------- 27 The Queen's Rangers


@pytest.mark.rule("R-5.1.1b", "R-1.3.9a")
def test_27_tories_from_both_boxes_in_two_british_colonies() -> None:
    lod = Played().put("regular @ Georgia", "regular @ Virginia", "regular, militia @ New York")
    lod.unavailable("6 tories").unshaded(27, "british")
    assert lod.offered("space") == ["Georgia", "Virginia"]
    lod.british("space Georgia", "number 1", "number 2")
    assert lod.over
    assert lod.at("Georgia") == "1 regular, 2 tories"
    assert lod.at("Virginia") == "1 regular, 2 tories"
    assert lod.in_box("unavailable", "tories") == 3


@pytest.mark.rule("R-5.1.3a")
def test_27_no_colony_under_british_control() -> None:
    lod = Played().put("regular @ Boston").unshaded(27, "indians")
    assert lod.over
    assert lod.on_map("tories") == 0


def test_27_shaded_two_cities_shift_and_get_a_militia() -> None:
    lod = Played().levels("PS", "Boston").shaded(27, "patriots")
    lod.patriots("space Boston", "space Norfolk")
    assert (lod.level("Boston"), lod.level("Norfolk")) == ("N", "PO")
    assert lod.on_map("militia") == 2


@pytest.mark.rule("R-5.1.3a")
def test_27_shaded_without_militia_only_cities_that_shift() -> None:
    lod = Played().only_available("0 militia").levels("AO", "Boston").shaded(27, "french")
    assert lod.why_not("space Boston") == "outside"
    lod.french("space Norfolk", "space Savannah")
    assert lod.on_map("militia") == 0


@pytest.mark.rule("R-5.1.3a")
def test_27_shaded_without_militia_the_second_city_must_shift() -> None:
    lod = Played().only_available("1 militia").levels("AO", "Boston").shaded(27, "french")
    lod.french("space Norfolk")
    assert lod.why_not("space Boston") == "outside"
    lod.french("space Savannah")
    assert lod.over
    assert (lod.at("Norfolk"), lod.at("Savannah")) == ("1 militia", "")


# ---------------------------------------------------------------------- 28 Moore's Creek Bridge


@pytest.mark.rule("R-5.1a")
def test_28_every_militia_becomes_two_tories() -> None:
    lod = Played().put("militia, active militia, continental @ Georgia", "militia @ Boston")
    lod.unshaded(28, "british").british("space Georgia")
    assert lod.at("Georgia") == "4 tories, 1 continental"
    assert lod.at("Boston") == "1 militia"


@pytest.mark.rule("R-1.4.1c", "R-5.1.1b")
def test_28_without_tories_the_militia_are_only_removed() -> None:
    lod = Played().put("3 militia @ Georgia").only_available("1 tories").unshaded(28, "indians")
    assert lod.over
    assert lod.at("Georgia") == "1 tory"


@pytest.mark.rule("R-1.4.3b")
def test_28_shaded_every_tory_becomes_two_militia() -> None:
    lod = Played().put("2 tories, regular @ Georgia", "tory @ Boston").shaded(28, "patriots")
    lod.patriots("space Georgia")
    assert lod.at("Georgia") == "1 regular, 4 militia"


@pytest.mark.rule("R-1.4.1c")
def test_28_shaded_nothing_to_replace() -> None:
    lod = Played().put("2 militia @ Georgia").shaded(28, "french")
    assert lod.over
    assert lod.at("Georgia") == "2 militia"


# ---------------------------------------------------------------------- 29 Edward Bancroft


@pytest.mark.rule("A-49", "R-5.1a")
def test_29_half_of_the_militia_are_activated() -> None:
    lod = Played().put("3 militia, active militia @ Boston", "militia @ Georgia")
    lod.put("war party @ Quebec").unshaded(29, "british")
    assert lod.asked_faction == "patriots"
    assert lod.offered("piece") == ["Boston, militia", "Georgia, militia"]
    lod.patriots("piece Georgia, militia")
    assert lod.over
    assert lod.on_map("active militia") == 2


@pytest.mark.rule("A-49")
def test_29_the_executing_faction_names_the_victim() -> None:
    lod = Played().put("2 militia @ Boston", "2 war parties @ Quebec").unshaded(29, "patriots")
    assert lod.offered("faction") == ["indians", "patriots"]
    lod.patriots("faction indians")
    assert lod.over
    assert lod.at("Quebec") == "1 war party, 1 active war party"


@pytest.mark.rule("A-49", "R-5.1.3a")
def test_29_nothing_if_half_are_active_already() -> None:
    lod = Played().put("militia, active militia @ Boston").unshaded(29, "indians")
    assert lod.over
    assert lod.at("Boston") == "1 militia, 1 active militia"


# ---------------------------------------------------------------------- 30 Hessians


@pytest.mark.rule("R-5.1.1b")
def test_30_regulars_from_both_boxes() -> None:
    lod = Played().put("regular @ Boston", "2 regulars, 3 militia @ Georgia", "tory @ Norfolk")
    lod.put("regular @ Virginia").unavailable("6 regulars").unshaded(30, "british")
    assert lod.offered("space") == ["Boston", "Virginia"]
    lod.british("space Boston", "number 2", "number 2", "space Virginia", "number 1", "number 0")
    assert lod.over
    assert lod.at("Boston") == "3 regulars"
    assert lod.at("Virginia") == "2 regulars"
    assert lod.in_box("unavailable", "regulars") == 4
    assert lod.has("british") == 7


def test_30_money_all_the_same() -> None:
    lod = Played().put("regular @ Boston").unshaded(30, "french").french("none")
    assert lod.over
    assert lod.at("Boston") == "1 regular"
    assert lod.has("british") == 7


@pytest.mark.rule("R-1.4.1g", "A-47")
def test_30_shaded_one_regular_in_five_goes() -> None:
    lod = Played().treaty().put("6 regulars @ Boston", "5 regulars @ Georgia")
    lod.put("6 regulars @ West Indies").shaded(30, "patriots")
    assert lod.asked_faction == "british"
    lod.british("piece Boston, regulars", "piece Georgia, regulars")
    assert lod.over
    assert (lod.at("Boston"), lod.at("Georgia")) == ("5 regulars", "4 regulars")
    assert lod.at("West Indies") == "6 regulars"
    assert lod.g.cbc == 0
