"""5 Events: cards 21 to 30, how many and how far, and where nothing is left to do."""

from __future__ import annotations

import pytest

from tests.conformance.liberty_or_death.cards.playing import ALL_CITIES, Played

# ---------------------------------------------------------------------- 23 Francis Marion


@pytest.mark.rule("A-80", "R-1.10b")
def test_23_washington_is_told_how_many_go() -> None:
    lod = Played().put("2 continentals, militia, active militia, patriot fort @ North Carolina")
    lod.put("Washington @ North Carolina").unshaded(23, "british")
    lod.british("faction british", "space Virginia")
    assert (lod.asked, lod.asked_faction) == ("event_leader", "patriots")
    assert lod.ask is not None
    assert lod.ask.about["number"] == 4
    lod.patriots("space Virginia")
    assert lod.over
    assert lod.at("Virginia") == "2 continentals, 1 militia, 1 active militia, Washington"


# ---------------------------------------------------------------------- 24 Independence


@pytest.mark.rule("R-5.1a")
def test_24_two_two_and_one_and_no_more() -> None:
    lod = Played().put("4 continentals, 4 militia, 2 patriot forts @ Georgia")
    lod.unshaded(24, "british")
    assert lod.over
    assert lod.at("Georgia") == "2 continentals, 2 militia, 1 patriot fort"


@pytest.mark.rule("A-50", "R-5.1a")
def test_24_shaded_three_militia_and_one_fort() -> None:
    lod = Played().shaded(24, "patriots")
    assert lod.left == 3
    assert lod.patriots("piece Boston, militia").left == 2
    assert lod.patriots("piece Boston, militia").left == 1
    lod.patriots("piece Boston, militia")
    assert "Boston, militia" not in lod.offered("piece")
    assert lod.left == 1
    assert lod.patriots("piece Boston, british fort").over
    assert lod.at("Boston") == "1 british fort, 3 militia"
    assert lod.propaganda_at("Boston") == 3


# ---------------------------------------------------------------------- 25 British Prison Ships


@pytest.mark.rule("R-5.1a", "A-61")
def test_25_the_two_cities_are_counted_down_and_shift_by_one() -> None:
    lod = Played().levels("AO", "Boston").unshaded(25, "british")
    assert lod.left == 2
    assert lod.british("space Boston").left == 1
    assert lod.british("space Norfolk").over
    assert (lod.level("Boston"), lod.level("Norfolk")) == ("PO", "PS")


@pytest.mark.rule("R-5.1a", "A-61")
def test_25_shaded_two_cities_each_once_and_by_one_level() -> None:
    lod = Played().levels("AS", "Boston").shaded(25, "patriots")
    assert lod.left == 2
    lod.patriots("space Boston")
    assert lod.left == 1
    assert lod.why_not("space Boston") == "outside"
    assert lod.offers("space New York City")
    lod.patriots("space Norfolk")
    assert lod.over
    assert (lod.level("Boston"), lod.level("Norfolk")) == ("PS", "PO")
    assert (lod.propaganda_at("Boston"), lod.propaganda_at("Norfolk")) == (1, 1)


@pytest.mark.rule("R-5.1.3a")
@pytest.mark.parametrize(("militia", "markers"), [(0, 5), (5, 12)])
def test_25_shaded_a_militia_or_a_marker_is_enough(militia: int, markers: int) -> None:
    lod = Played().only_available(f"{militia} militia").propaganda("Georgia", markers)
    lod.levels("PO", "Boston").shaded(25, "french")
    assert lod.offers("space Boston")


@pytest.mark.rule("R-5.1.3a")
def test_25_shaded_nothing_is_left_to_do() -> None:
    lod = Played().only_available("0 militia").propaganda("Georgia", 12)
    lod.levels("PO", *ALL_CITIES).shaded(25, "french")
    assert lod.over
    assert lod.settled() == []


# ---------------------------------------------------------------------- 27 The Queen's Rangers


@pytest.mark.rule("R-5.1a", "R-5.1.1b")
def test_27_two_colonies_each_once_even_if_all_tories_are_unavailable() -> None:
    lod = Played().put("regular @ Georgia", "regular @ Virginia", "regular @ New York")
    lod.unavailable("9 tories").only_available("0 tories").unshaded(27, "patriots")
    assert lod.left == 2
    assert lod.offered("space") == ["Georgia", "New York", "Virginia"]
    lod.patriots("space Georgia")
    assert lod.left == 1
    assert lod.offered("space") == ["New York", "Virginia"]
    lod.patriots("space Virginia")
    assert lod.over
    assert lod.in_box("unavailable", "tories") == 5


@pytest.mark.rule("R-5.1a")
def test_27_shaded_two_cities_and_each_once() -> None:
    lod = Played().levels("AS", "Boston").shaded(27, "patriots")
    assert lod.left == 2
    lod.patriots("space Boston")
    assert lod.left == 1
    assert lod.why_not("space Boston") == "outside"
    assert lod.offers("space New York City")
    lod.patriots("space Norfolk")
    assert lod.over
    assert (lod.level("Boston"), lod.level("Norfolk")) == ("PS", "PO")
    assert (lod.at("Boston"), lod.at("Norfolk")) == ("1 militia", "1 militia")


@pytest.mark.rule("R-5.1.3a")
def test_27_shaded_nothing_is_left_to_do() -> None:
    lod = Played().only_available("0 militia").levels("AO", *ALL_CITIES).shaded(27, "french")
    assert lod.over
    assert lod.settled() == []


# ---------------------------------------------------------------------- 28 Moore's Creek Bridge


@pytest.mark.rule("R-5.1.3a")
def test_28_no_militia_anywhere() -> None:
    lod = Played().put("continental @ Georgia").unshaded(28, "british")
    assert lod.over
    assert lod.on_map("tories") == 0


@pytest.mark.rule("R-1.10e", "R-5.1.1b")
def test_28_washington_does_not_stay_where_his_militia_turned_tory() -> None:
    lod = Played().put("militia, Washington @ Georgia", "continental @ Boston")
    lod.unshaded(28, "british").patriots("space Boston")
    assert lod.over
    assert (lod.at("Georgia"), lod.where("Washington")) == ("2 tories", "Boston")


# ---------------------------------------------------------------------- 29 Edward Bancroft


@pytest.mark.rule("A-49", "R-5.1.3a")
def test_29_a_faction_with_more_than_half_active_is_not_named() -> None:
    lod = Played().put("militia, 3 active militia @ Boston", "2 war parties @ Quebec")
    lod.unshaded(29, "british")
    assert lod.settled()[0] == "faction indians"
    assert lod.over
    assert lod.at("Quebec") == "1 war party, 1 active war party"
    assert lod.at("Boston") == "1 militia, 3 active militia"


@pytest.mark.rule("A-49")
def test_29_those_to_be_shown_are_counted_down() -> None:
    lod = Played().put("3 militia @ Boston", "3 militia, active militia @ Georgia")
    lod.unshaded(29, "british")
    assert (lod.asked, lod.asked_faction, lod.left) == ("event_activate", "patriots", 2)
    assert lod.patriots("piece Boston, militia").left == 1
    assert lod.patriots("piece Boston, militia").over


# ---------------------------------------------------------------------- 30 Hessians


@pytest.mark.rule("R-5.1a", "R-5.1.1b")
def test_30_three_spaces_each_once_even_if_all_regulars_are_unavailable() -> None:
    lod = Played().put("regular, Gage @ Boston", "regular @ Georgia", "regular @ Quebec City")
    lod.put("regular @ Virginia").unavailable("9 regulars").only_available("0 regulars")
    lod.unshaded(30, "french")
    assert lod.left == 3
    assert lod.offered("space") == ["Boston", "Georgia", "Quebec City", "Virginia"]
    lod.french("space Quebec City")
    assert lod.offered("number") == ["1", "2"]
    assert lod.french("number 2").left == 2
    assert lod.offered("space") == ["Boston", "Georgia", "Virginia"]
    assert lod.french("space Georgia", "number 1").left == 1
    assert lod.french("space Boston", "number 1").over
    assert lod.in_box("unavailable", "regulars") == 5
    assert lod.has("british") == 7


@pytest.mark.rule("R-1.4.1g")
def test_30_shaded_one_in_five_rounded_down() -> None:
    lod = Played().put("9 regulars @ Boston").shaded(30, "patriots")
    assert lod.over
    assert lod.at("Boston") == "8 regulars"
    lod = Played().put("4 regulars @ Boston").shaded(30, "patriots")
    assert lod.over
    assert lod.at("Boston") == "4 regulars"
