"""5.3 The free Commands, Special Activities and moves of Events, case by case."""

from __future__ import annotations

import pytest

from tests.conformance.liberty_or_death.cards.playing import Played

# ---------------------------------------------------------------------- March and Battle


@pytest.mark.rule("R-5.1.3a", "R-5.3a")
def test_5_1_3_nothing_is_fought_elsewhere_if_nobody_can_march_there() -> None:
    lod = Played().put("3 continentals, tory @ Virginia").shaded(21, "patriots")
    assert lod.over
    assert lod.at("Virginia") == "1 tory, 3 continentals"


@pytest.mark.rule("R-5.1.3a")
def test_5_1_3_the_march_goes_to_indians_as_to_any_enemy() -> None:
    lod = Played().put("3 continentals @ Virginia", "war party @ Southwest")
    lod.shaded(14, "patriots")
    assert lod.offered("destination") == ["Southwest"]


@pytest.mark.rule("R-5.1.3a")
def test_5_1_3_the_british_march_elsewhere_if_no_enemy_can_be_reached() -> None:
    lod = Played().put("3 regulars @ Northwest", "active militia @ Georgia")
    lod.unshaded(51, "british")
    assert lod.why_not("destination Georgia") == "outside_order"
    assert "Northwest" in lod.offered("destination")
    assert "Virginia" in lod.offered("destination")


@pytest.mark.rule("R-3.2.3f", "R-5.1.3a")
def test_3_2_3_cubes_of_both_kinds_march_in_place_to_the_enemy_among_them() -> None:
    lod = Played().put("regular, tory, active militia @ Boston").unshaded(51, "british")
    assert lod.asked == "march_destination"
    assert lod.offered("destination") == ["Boston"]


@pytest.mark.rule("R-3.2.3f", "R-5.1.3a")
def test_3_2_3_only_british_cubes_march_in_place() -> None:
    lod = Played().put("3 continentals, tory @ Boston").shaded(51, "patriots")
    assert lod.asked == "event_space"
    assert lod.offered("space") == ["Boston", "Connecticut-Rhode Island", "Massachusetts"]


@pytest.mark.rule("R-5.1.3a")
def test_5_1_3_where_nobody_can_march_no_space_is_asked_for() -> None:
    lod = Played().put("3 continentals, tory @ North Carolina").shaded(26, "french").roll(1)
    lod.patriots("yes")
    assert lod.asked == "battle"
    assert lod.settled() == []
    lod.patriots("fight North Carolina").done("patriots")
    assert lod.over
    assert lod.at("North Carolina") == "3 continentals"


@pytest.mark.rule("R-5.1.3a")
def test_5_1_3_where_nobody_is_the_card_asks_nobody() -> None:
    lod = Played().put("3 continentals @ Boston", "tory @ North Carolina").shaded(26, "french")
    assert lod.over


@pytest.mark.rule("R-5.1.3a", "R-5.3a")
def test_5_1_3_a_battle_without_a_march_is_told_of_as_well() -> None:
    lod = Played().put("3 continentals, tory @ Boston").levels("PS", "Boston").shaded(1, "french")
    lod.roll(1)
    lod.patriots("space Boston", "fight Boston").done("patriots")
    assert lod.over
    assert lod.at("Boston") == "3 continentals"
    assert lod.propaganda_at("Boston") == 2


@pytest.mark.rule("R-5.3a")
def test_5_3_a_single_space_is_fought_in_and_no_more() -> None:
    lod = Played().put("3 continentals @ New York", "tory @ Quebec")
    lod.put("3 continentals, tory @ Boston").shaded(5, "french").roll(1)
    lod.patriots("yes", "destination Quebec", "move New York, continentals, 3", "arrive")
    lod.patriots("fight Quebec")
    assert lod.why_not("fight Boston") == "outside_order"
    lod.patriots("done")
    assert lod.over
    assert lod.at("Boston") == "1 tory, 3 continentals"


# ---------------------------------------------------------------------- Special Activities


@pytest.mark.rule("R-5.3a", "R-3.1.2a")
def test_5_3_a_special_activity_of_a_card_is_shown_as_free() -> None:
    lod = Played().put("war party, 2 regulars, 2 militia @ Northwest").shaded(3, "french")
    lod.patriots("none", "yes")
    assert lod.asked == "strike"
    order = lod.match.view(0)["order"]
    assert order is not None
    assert (order["special"], order["free"]) == ("partisans", True)


# ---------------------------------------------------------------------- units that move


def on_the_move() -> Played:
    """Three spaces in which Regulars threaten the Patriots, and a fourth."""
    lod = Played().put("regular, 3 continentals, militia, Washington @ Boston")
    lod.put("regular, 2 continentals @ Massachusetts", "regular, militia @ Georgia")
    return lod.put("regular, active militia @ Virginia", "2 militia @ New York")


@pytest.mark.rule("A-53")
def test_48_shaded_three_spaces_are_left_and_what_is_still_there_may_follow() -> None:
    lod = on_the_move().shaded(48, "patriots")
    assert "New York, militia" not in lod.offered("piece")
    lod.patriots("piece Boston, militia", "space Massachusetts", "none")
    lod.patriots("piece Massachusetts, continental", "space New York", "number 1")
    assert lod.offered("piece") == [
        "Boston, continental", "Georgia, militia", "Massachusetts, continental",
        "Virginia, active militia",
    ]  # fmt: skip
    lod.patriots("piece Georgia, militia", "space Florida")
    assert lod.offered("piece") == ["Boston, continental", "Massachusetts, continental"]
    lod.patriots("piece Massachusetts, continental", "space Boston")
    assert lod.offered("piece") == ["Boston, continental"]
    lod.patriots("piece Boston, continental", "space Massachusetts")
    assert lod.offered("number") == ["1", "2", "3"]
    lod.patriots("number 3", "none")
    assert lod.over
    assert lod.at("Boston") == "1 regular, 1 continental, Washington"
    assert lod.at("Massachusetts") == "1 regular, 3 continentals, 1 militia"
    assert lod.at("New York") == "1 continental, 2 militia"
    assert lod.at("Florida") == "1 militia"
    assert lod.at("Virginia") == "1 regular, 1 active militia"


@pytest.mark.rule("A-53")
def test_48_shaded_nobody_moves_twice() -> None:
    lod = on_the_move().shaded(48, "patriots")
    lod.patriots("piece Boston, continental", "space Massachusetts", "number 2", "none")
    lod.patriots("piece Massachusetts, continental", "space Boston")
    assert lod.offered("number") == ["1", "2"]
    lod.patriots("number 2")
    assert "Massachusetts, continental" not in lod.offered("piece")
    lod.patriots("piece Boston, continental", "space Connecticut-Rhode Island")
    assert lod.settled() == []
    lod.patriots("none")
    assert lod.offered("piece") == [
        "Boston, militia", "Georgia, militia", "Virginia, active militia",
    ]  # fmt: skip
    assert lod.at("Boston") == "1 regular, 2 continentals, 1 militia, Washington"


@pytest.mark.rule("A-80", "R-1.10b")
def test_48_shaded_a_leader_is_told_how_many_went_there() -> None:
    lod = on_the_move().shaded(48, "patriots")
    lod.patriots("piece Boston, continental", "space Massachusetts", "number 2")
    assert lod.ask is not None
    assert lod.ask.about["number"] == 2
    lod.patriots("none", "piece Boston, militia", "space Connecticut-Rhode Island")
    assert lod.ask.about["number"] == 1
    lod.patriots("none", "piece Boston, continental", "space Massachusetts")
    assert lod.ask.about["number"] == 3
    lod.patriots("space Massachusetts")
    assert lod.where("Washington") == "Massachusetts"
    lod.patriots("piece Georgia, militia", "space Savannah")
    assert lod.asked == "event_move"


@pytest.mark.rule("A-80", "R-1.10b")
def test_55_shaded_a_leader_is_told_how_many_of_his_units_go() -> None:
    lod = Played().treaty().put("5 regulars, Gage @ Boston", "3 regulars @ Georgia")
    lod.shaded(55, "french")
    assert lod.left == 4
    assert lod.french("piece Boston, regulars").left == 3
    assert lod.french("piece Georgia, regulars").left == 2
    assert lod.french("piece Boston, regulars").left == 1
    lod.french("piece Boston, regulars")
    assert (lod.asked, lod.asked_faction) == ("event_leader", "british")
    assert lod.ask is not None
    assert lod.ask.about["number"] == 3
    lod.british("none")
    assert lod.at("Boston") == "2 regulars, Gage"
    assert lod.at("West Indies") == "4 regulars"


@pytest.mark.rule("A-80")
def test_57_shaded_a_leader_elsewhere_is_not_asked() -> None:
    lod = Played().treaty().put("2 regulars @ Boston", "2 regulars, Gage @ Georgia")
    lod.shaded(57, "british").british("piece Boston, regulars", "piece Boston, regulars")
    assert lod.over
    assert lod.where("Gage") == "Georgia"
