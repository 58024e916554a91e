"""5 Events: cards 1 to 10, how many and how far, and where nothing is left to do."""

from __future__ import annotations

import pytest

from tests.conformance.liberty_or_death.cards.playing import ALL_CITIES, Played

# ---------------------------------------------------------------------- 1 Waxhaws Massacre


@pytest.mark.rule("R-5.1.3a")
def test_1_without_markers_a_space_must_lose_continentals_or_shift() -> None:
    lod = Played().put("regular @ Boston", "tory, continental @ Georgia", "tory @ Virginia")
    lod.propaganda("Norfolk", 12).levels("AS", "Boston", "Georgia").unshaded(1, "british")
    assert lod.offered("space") == ["Georgia", "Virginia"]
    lod.british("space Virginia")
    assert lod.over
    assert lod.level("Virginia") == "PS"


@pytest.mark.rule("R-5.1a", "R-1.6.1a")
def test_1_the_space_shifts_by_one_level() -> None:
    lod = Played().put("regular @ Boston").levels("AO", "Boston").unshaded(1, "british")
    assert lod.level("Boston") == "PO"


# ---------------------------------------------------------------------- 2 Common Sense


@pytest.mark.rule("R-5.1.3a")
def test_2_shaded_nothing_is_left_without_markers_and_with_all_cities_opposed() -> None:
    lod = Played().propaganda("Georgia", 12).levels("AO", *ALL_CITIES).shaded(2, "patriots")
    assert lod.over
    assert lod.settled() == []
    assert sum(lod.g.propaganda) == 12


@pytest.mark.rule("R-5.1a")
def test_2_shaded_the_two_cities_are_counted_down() -> None:
    lod = Played().shaded(2, "patriots")
    assert lod.left == 2
    assert lod.patriots("space Boston").left == 1
    assert lod.patriots("space Norfolk").over


# ---------------------------------------------------------------------- 4 Penobscot Expedition


@pytest.mark.rule("A-51")
def test_4_shaded_one_base_and_three_units_are_said_to_be_so_many() -> None:
    lod = Played().shaded(4, "french")
    assert lod.left == 1
    lod.french("piece Massachusetts, patriot fort")
    assert lod.left == 3
    lod.french("piece Massachusetts, militia")
    assert lod.over
    assert lod.at("Massachusetts") == "3 militia, 1 patriot fort"


# ---------------------------------------------------------------------- 6 Benedict Arnold


@pytest.mark.rule("R-5.1a")
def test_6_one_fort_of_two_and_two_militia_of_three() -> None:
    lod = Played().put("2 patriot forts, 3 militia @ Georgia").unshaded(6, "british")
    assert lod.over
    assert lod.at("Georgia") == "1 militia, 1 patriot fort"
    assert lod.g.crc == 1


@pytest.mark.rule("R-5.1.3a")
def test_6_no_colony_with_a_fort_or_militia() -> None:
    lod = Played().put("continental @ Georgia", "militia @ Boston").unshaded(6, "british")
    assert lod.over
    assert (lod.at("Georgia"), lod.at("Boston")) == ("1 continental", "1 militia")


@pytest.mark.rule("R-5.1a")
def test_6_shaded_one_fort_of_two_and_two_cubes_of_three() -> None:
    lod = Played().put("2 british forts, 3 regulars @ Georgia").shaded(6, "patriots")
    assert lod.over
    assert lod.at("Georgia") == "1 regular, 1 british fort"
    assert lod.g.cbc == 3


@pytest.mark.rule("R-5.1.3a")
def test_6_shaded_no_british_on_the_map() -> None:
    lod = Played().treaty().put("2 regulars @ West Indies", "village @ Quebec")
    lod.shaded(6, "patriots")
    assert lod.over
    assert (lod.at("West Indies"), lod.g.cbc) == ("2 regulars", 0)


# ---------------------------------------------------------------------- 7 John Paul Jones


@pytest.mark.rule("R-5.1a")
def test_7_one_or_two_regulars_for_the_space_that_was_chosen() -> None:
    lod = Played().unshaded(7, "french").french("space Boston")
    assert lod.offered("number") == ["1", "2"]


# ---------------------------------------------------------------------- 9 von Steuben


@pytest.mark.rule("R-5.3a")
def test_9_three_spaces_and_no_fourth() -> None:
    lod = Played().put("regular, continental @ Boston", "regular, continental @ Georgia")
    lod.put("regular, continental @ Virginia", "regular, continental @ New York")
    lod.unshaded(9, "french").british("yes", "space Boston", "space Georgia", "space Virginia")
    assert lod.over
    assert lod.at("New York") == "1 regular, 1 continental"
    assert lod.on_map("continentals") == 1


@pytest.mark.rule("R-5.3a", "R-1.3.7a")
def test_9_the_west_indies_are_a_space_to_skirmish_in() -> None:
    lod = Played().treaty().put("regular, french regular @ West Indies").unshaded(9, "british")
    lod.british("yes")
    assert lod.over
    assert lod.at("West Indies") == "1 regular"


# ---------------------------------------------------------------------- 10 Franklin in France


@pytest.mark.rule("R-5.1a")
def test_10_two_cities_and_each_once() -> None:
    lod = Played().levels("AO", "Boston").unshaded(10, "british")
    assert lod.left == 2
    assert lod.british("space Boston").left == 1
    assert lod.why_not("space Boston") == "outside"
    assert lod.british("space Quebec City").over
    assert (lod.level("Boston"), lod.level("Quebec City")) == ("PO", "PS")
