"""5 Events: cards 55 to 64, how many and how far, and where nothing is left to do."""

from __future__ import annotations

import pytest

from tests.conformance.liberty_or_death.cards.playing import Played

# ---------------------------------------------------------------------- 55 French navy


@pytest.mark.rule("R-5.1a")
def test_55_three_regulars_are_counted_down() -> None:
    lod = Played().treaty().put("3 french regulars @ Boston", "3 french regulars @ Georgia")
    lod.unshaded(55, "british")
    assert lod.left == 3
    assert lod.british("piece Boston, french regulars").left == 2
    assert lod.british("piece Georgia, french regulars").left == 1
    assert lod.british("piece Boston, french regulars").over
    assert lod.at("West Indies") == "3 french regulars"


# ---------------------------------------------------------------------- 57 The fleet sails


@pytest.mark.rule("R-5.1a")
def test_57_shaded_two_regulars_are_counted_down() -> None:
    lod = Played().treaty().put("3 regulars @ Boston", "3 regulars @ Georgia")
    lod.shaded(57, "french")
    assert lod.left == 2
    assert lod.french("piece Boston, regulars").left == 1
    assert lod.french("piece Georgia, regulars").over
    assert lod.at("West Indies") == "2 regulars"


# ---------------------------------------------------------------------- 58 Lafayette


@pytest.mark.rule("R-5.1.1b", "R-5.1a")
def test_58_shaded_nobody_is_asked_if_the_militia_just_go_round() -> None:
    lod = Played().put("2 tories @ Quebec", "tory @ New York", "Washington, militia @ Boston")
    lod.only_available("3 militia").shaded(58, "french")
    assert lod.over
    assert lod.settled() == []
    assert (lod.at("Quebec"), lod.at("New York")) == ("2 militia", "1 militia")


@pytest.mark.rule("R-5.1.1b", "R-5.1a")
def test_58_shaded_with_a_militia_too_few_the_executor_says_which_tories_come_first() -> None:
    lod = Played().put("2 tories @ Quebec", "tory @ New York").only_available("2 militia")
    lod.shaded(58, "french")
    assert lod.left == 3
    lod.french("piece New York, tory")
    assert lod.over
    assert (lod.at("Quebec"), lod.at("New York")) == ("1 militia", "1 militia")


# ---------------------------------------------------------------------- 59 Tronson de Coudray


@pytest.mark.rule("R-5.1.3a")
def test_59_no_continental_and_no_french_anywhere() -> None:
    lod = Played().treaty().put("militia @ Boston", "french regular @ West Indies")
    lod.unshaded(59, "british")
    assert lod.over
    assert lod.at("West Indies") == "1 french regular"


@pytest.mark.rule("R-5.1a")
def test_59_two_of_each_kind_and_no_more() -> None:
    lod = Played().treaty().put("3 continentals, 3 french regulars @ Boston")
    lod.unshaded(59, "british")
    assert lod.over
    assert lod.at("Boston") == "1 continental, 1 french regular"


# ---------------------------------------------------------------------- 62 Langlade


@pytest.mark.rule("R-5.1a")
def test_62_three_are_said_to_be_three() -> None:
    lod = Played().unshaded(62, "french")
    assert lod.left == 3
    lod.french("piece Quebec, tory")
    assert lod.over
    assert lod.at("Quebec") == "3 tories"


@pytest.mark.rule("R-5.1a")
def test_62_shaded_three_are_said_to_be_three() -> None:
    lod = Played().treaty().shaded(62, "british")
    assert lod.left == 3
    assert lod.offered("piece") == ["Northwest, militia", "Quebec, french regular"]
    lod.british("piece Quebec, french")
    assert lod.over
    assert lod.at("Quebec") == "3 french regulars"


@pytest.mark.rule("R-5.1a")
def test_62_shaded_the_militia_or_the_french_and_never_both() -> None:
    lod = Played().treaty().shaded(62, "british").british("piece Northwest, militia")
    assert lod.over
    assert (lod.at("Northwest"), lod.at("Quebec")) == ("3 militia", "")


@pytest.mark.rule("R-5.1.3a", "R-5.1.1a")
def test_62_shaded_nothing_is_left_without_treaty_and_militia() -> None:
    lod = Played().only_available("0 militia").shaded(62, "british")
    assert lod.over
    assert lod.settled() == []


@pytest.mark.rule("R-5.1.3a", "R-5.1.1b")
def test_62_shaded_without_french_the_militia_come() -> None:
    lod = Played().treaty().only_available("0 french").shaded(62, "british")
    assert lod.over
    assert lod.at("Northwest") == "3 militia"


# ---------------------------------------------------------------------- 63 Gibraltar


@pytest.mark.rule("R-5.1a", "R-1.3.7a")
def test_63_two_regulars_leave_the_west_indies() -> None:
    lod = Played().treaty().put("3 regulars @ West Indies", "3 regulars @ Boston")
    lod.unshaded(63, "french")
    assert lod.over
    assert (lod.at("West Indies"), lod.at("Boston")) == ("1 regular", "3 regulars")
