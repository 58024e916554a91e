"""5 Events: cards 31 to 40, how many and how far, and where nothing is left to do."""

from __future__ import annotations

import pytest

from tests.conformance.liberty_or_death.cards.playing import Played

# ---------------------------------------------------------------------- 32 Rule Britannia!


@pytest.mark.rule("R-5.1.1b", "R-5.1a")
def test_32_up_to_two_of_each_kind_even_if_all_are_unavailable() -> None:
    lod = Played().unavailable("9 regulars, 9 tories").only_available("0 regulars, 0 tories")
    lod.unshaded(32, "french").french("space Georgia")
    assert lod.offered("number") == ["0", "1", "2"]
    lod.french("number 0")
    assert lod.offered("number") == ["0", "1", "2"]
    lod.french("number 2")
    assert lod.over
    assert lod.at("Georgia") == "2 tories"
    assert lod.in_box("unavailable", "tories") == 7


@pytest.mark.rule("R-5.1.3a")
def test_32_without_any_cube_nobody_is_asked() -> None:
    lod = Played().only_available("0 regulars, 0 tories").unshaded(32, "french")
    assert lod.over


# ---------------------------------------------------------------------- 35 Tryon Plot


@pytest.mark.rule("R-5.1a")
def test_35_new_york_and_its_city_and_nowhere_else() -> None:
    lod = Played().put("militia @ New York", "militia @ New York City", "militia @ New Jersey")
    lod.put("militia @ Philadelphia", "militia @ Quebec City").unshaded(35, "british")
    assert lod.offered("space") == ["New York", "New York City"]


# ---------------------------------------------------------------------- 36 Naval Battle


@pytest.mark.rule("R-5.1a", "R-1.3.7a")
def test_36_three_french_of_map_and_west_indies() -> None:
    lod = Played().treaty().put("3 french regulars @ Boston", "3 french regulars @ West Indies")
    lod.unshaded(36, "british")
    assert (lod.asked_faction, lod.left) == ("french", 3)
    assert lod.french("piece Boston, french regulars").left == 2
    lod.french("piece West Indies, french regulars", "piece West Indies, french regulars")
    assert lod.over
    assert lod.at("Boston") == "2 french regulars"
    assert lod.at("West Indies") == "1 french regular"


# ---------------------------------------------------------------------- 38 Royal Greens


@pytest.mark.rule("R-5.1.1b")
def test_38_all_of_them_may_come_from_unavailable() -> None:
    lod = Played().unavailable("9 tories").only_available("0 regulars, 0 tories")
    lod.unshaded(38, "french").british("space Quebec")
    assert lod.over
    assert lod.at("Quebec") == "4 tories"
    assert lod.in_box("unavailable", "tories") == 5


@pytest.mark.rule("R-5.1a")
def test_38_shaded_three_are_said_to_be_three() -> None:
    lod = Played().shaded(38, "french")
    assert lod.left == 3
    lod.french("piece New York, war party")
    assert lod.over
    assert lod.at("New York") == "3 war parties"


# ---------------------------------------------------------------------- 39 Gordon Riots


@pytest.mark.rule("R-5.1a")
def test_39_three_cities_and_each_once() -> None:
    lod = Played().levels("AS", "Boston", "Norfolk").levels("AO", "Savannah", "Philadelphia")
    lod.unshaded(39, "british")
    assert lod.left == 3
    assert lod.british("space Boston").left == 2
    assert lod.offered("space") == ["Norfolk", "Philadelphia", "Savannah"]
    assert lod.british("space Savannah").left == 1
    assert lod.british("space Norfolk").over
    assert (lod.level("Boston"), lod.level("Savannah")) == ("PS", "PO")
    assert lod.level("Philadelphia") == "AO"


# ---------------------------------------------------------------------- 40 The Chesapeake


@pytest.mark.rule("A-83", "R-1.9c")
def test_40_shaded_every_squadron_of_the_west_indies_becomes_a_blockade() -> None:
    lod = Played().treaty().blockade("Boston").squadrons(1, unavailable=1).shaded(40, "british")
    lod.french("space Norfolk")
    assert lod.over
    assert (lod.g.fni, lod.g.squadrons, lod.g.squadrons_unavailable) == (2, 0, 1)
