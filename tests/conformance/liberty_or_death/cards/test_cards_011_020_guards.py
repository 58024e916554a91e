"""5 Events: cards 11 to 20, how many and how far, and where nothing is left to do."""

from __future__ import annotations

import pytest

from tests.conformance.liberty_or_death.cards.playing import ALL_CITIES, Played

# ---------------------------------------------------------------------- 11 Kosciuszko


@pytest.mark.rule("R-5.1a", "A-35")
def test_11_shaded_two_spaces_and_each_once() -> None:
    lod = Played().put("2 militia @ Boston", "2 militia @ Georgia", "2 militia @ Quebec City")
    lod.shaded(11, "french")
    assert lod.left == 2
    assert lod.offered("space") == ["Boston", "Georgia", "Quebec City"]
    lod.patriots("space Quebec City")
    assert lod.left == 1
    assert lod.offered("space") == ["Boston", "Georgia"]
    lod.patriots("space Georgia")
    assert lod.over
    assert lod.on_map("patriot forts") == 2
    assert lod.at("Quebec City") == "1 militia, 1 patriot fort"


@pytest.mark.rule("A-35", "R-5.1.3a")
def test_11_shaded_the_french_alone_make_way_for_nobody() -> None:
    lod = Played().treaty().put("2 french regulars @ Georgia", "militia @ Boston")
    lod.shaded(11, "french")
    assert lod.control("Georgia") == "rebellion"
    assert lod.offered("space") == ["Boston"]


@pytest.mark.rule("R-8.1d", "R-5.1.1b")
def test_11_shaded_a_non_player_lifts_no_fort_for_another() -> None:
    lod = Played().put("2 patriot forts, militia @ Georgia", "2 patriot forts, militia @ Boston")
    lod.put("2 patriot forts, militia @ Norfolk", "militia @ Virginia").non_players("patriots")
    lod.shaded(11, "french")
    assert lod.over
    assert lod.at("Virginia") == "1 militia"


@pytest.mark.rule("R-1.4.1d", "A-35")
def test_11_shaded_the_patriots_may_lift_a_fort_for_another() -> None:
    lod = Played().put("2 patriot forts @ Georgia", "2 patriot forts @ Boston")
    lod.put("2 patriot forts @ Norfolk", "2 militia @ Virginia").shaded(11, "patriots")
    lod.patriots("space Virginia", "piece Boston, patriot fort", "none")
    assert lod.over
    assert lod.at("Virginia") == "1 militia, 1 patriot fort"
    assert lod.at("Boston") == "1 patriot fort"


# ---------------------------------------------------------------------- 13 The origin


@pytest.mark.rule("R-5.1a")
def test_13_shaded_the_four_spaces_are_counted_down() -> None:
    lod = Played().put("militia @ Boston", "militia @ Georgia", "militia @ Quebec City")
    lod.put("militia @ Norfolk", "militia @ Virginia").shaded(13, "french")
    assert lod.left == 4
    assert lod.offers("space Quebec City")
    assert lod.patriots("space Quebec City").left == 3
    assert lod.at("Quebec City") == "1 militia, 1 active militia"


@pytest.mark.rule("R-8.1d", "R-5.1.1b")
def test_13_shaded_a_non_player_lifts_no_militia_for_it() -> None:
    lod = Played().put("militia @ Boston", "militia @ Georgia").only_available("0 militia")
    lod.non_players("patriots").shaded(13, "french")
    assert lod.over
    assert lod.on_map("active militia") == 0


# ---------------------------------------------------------------------- 14 Overmountain Men


@pytest.mark.rule("A-52", "R-5.3a")
def test_14_the_war_path_is_taken_where_the_indians_went() -> None:
    lod = Played().put("2 war parties @ Virginia", "militia @ North Carolina")
    lod.put("war party, militia @ Southwest").unshaded(14, "british")
    lod.indians("destination North Carolina", "move Virginia, war parties, 2", "arrive")
    assert lod.over
    assert lod.at("North Carolina") == "1 war party, 1 active war party"
    assert lod.at("Southwest") == "1 war party, 1 militia"


@pytest.mark.rule("A-52", "R-5.1.3a")
def test_14_the_british_fight_even_if_no_indian_comes() -> None:
    lod = Played().put("3 regulars, active militia @ North Carolina").unshaded(14, "patriots")
    assert lod.settled() == ["faction british"]
    assert (lod.asked, lod.asked_faction) == ("battle", "british")
    lod.roll(1).british("fight North Carolina").done("british")
    assert lod.over
    assert lod.at("North Carolina") == "3 regulars"


# ---------------------------------------------------------------------- 15 Morgan's Rifles


@pytest.mark.rule("R-5.3a")
def test_15_shaded_the_partisans_strike_where_the_patriots_marched() -> None:
    lod = Played().put("2 continentals @ Virginia", "tory, militia @ North Carolina")
    lod.put("tory, 2 militia @ Georgia").shaded(15, "french").roll(1)
    lod.patriots("destination North Carolina", "move Virginia, continentals, 2", "arrive")
    lod.patriots("fight North Carolina", "number 0").done("patriots")
    assert lod.over
    assert lod.at("Georgia") == "1 tory, 2 militia"


# ---------------------------------------------------------------------- 16 The Motley Assembly


@pytest.mark.rule("R-5.1a")
def test_16_the_two_tories_are_counted_down() -> None:
    lod = Played().unshaded(16, "french")
    assert lod.left == 2
    assert lod.french("piece Boston, tory").left == 1
    assert lod.french("piece Boston, tory").over
    assert lod.at("Boston") == "2 tories"


@pytest.mark.rule("A-61")
def test_16_shaded_from_active_support_all_the_way() -> None:
    lod = Played().levels("AS", "Boston").shaded(16, "french").french("space Boston")
    assert lod.level("Boston") == "PO"


@pytest.mark.rule("R-5.1.3a")
def test_16_shaded_all_cities_are_there_already() -> None:
    lod = Played().levels("PO", *ALL_CITIES).shaded(16, "french")
    assert lod.over
