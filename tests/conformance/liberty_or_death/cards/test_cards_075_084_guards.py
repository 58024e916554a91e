"""5 Events: cards 75 to 84, how many and how far, and where nothing is left to do."""

from __future__ import annotations

import pytest

from tests.conformance.liberty_or_death.cards.playing import Played
from tests.conformance.liberty_or_death.cards.test_cards_075_084 import SOUTH, raids

# ---------------------------------------------------------------------- 75 The Six Nations


@pytest.mark.rule("R-5.1a")
def test_75_shaded_the_three_pieces_are_counted_down_villages_last() -> None:
    lod = Played().put("war party, active war party, 2 villages @ Northwest")
    lod.shaded(75, "french")
    assert lod.left == 3
    lod.french("piece Northwest, active war party")
    assert lod.settled() == ["piece Northwest, war party", "piece Northwest, village"]
    assert lod.at("Northwest") == "1 village"


@pytest.mark.rule("R-5.1a")
def test_75_shaded_no_village_goes_while_there_are_three_war_parties() -> None:
    lod = Played().put("3 war parties, village @ Northwest").shaded(75, "french")
    assert lod.over
    assert lod.at("Northwest") == "1 village"


# ---------------------------------------------------------------------- 76 Edward Hand


@pytest.mark.rule("R-5.1a")
def test_76_three_militia_are_counted_down() -> None:
    lod = Played().put("3 militia, 3 active militia @ Virginia").unshaded(76, "french")
    assert lod.left == 3
    assert lod.british("piece Virginia, militia").left == 2
    assert lod.british("piece Virginia, militia").left == 1
    assert lod.british("piece Virginia, militia").over
    assert lod.at("Virginia") == "3 tories, 3 active militia"


@pytest.mark.rule("R-5.1a")
def test_76_shaded_two_villages_are_counted_down() -> None:
    lod = Played().put("2 villages @ Quebec", "2 villages @ Florida").shaded(76, "french")
    assert lod.left == 2
    assert lod.british("piece Quebec, village").left == 1
    assert lod.british("piece Quebec, village").over


# ---------------------------------------------------------------------- 77 Burgoyne


@pytest.mark.rule("R-5.1a")
def test_77_one_village_is_built() -> None:
    lod = Played().put("regular, war party @ Quebec").unshaded(77, "french")
    assert lod.at("Quebec") == "1 regular, 1 war party, 1 village"


@pytest.mark.rule("R-5.1a", "A-63")
def test_77_shaded_three_provinces_each_once_and_a_piece_in_each() -> None:
    lod = Played().put("2 tories, war party @ Quebec", "2 british forts, war party @ Florida")
    lod.put("2 regulars, war party @ New York", "2 tories, war party @ Georgia")
    lod.shaded(77, "french")
    assert lod.left == 3
    assert lod.offered("space") == ["Florida", "Georgia", "New York", "Quebec"]
    assert lod.french("space Quebec").left == 2
    assert lod.offered("space") == ["Florida", "Georgia", "New York"]
    assert lod.french("space Florida").left == 1
    assert lod.french("space New York").over
    assert lod.at("Quebec") == "1 tory, 1 war party"
    assert lod.at("Florida") == "1 british fort, 1 war party"
    assert lod.at("New York") == "1 regular, 1 war party"
    assert raids(lod) == {"quebec": 1, "florida": 1, "new_york": 1}


@pytest.mark.rule("R-5.1.3a")
def test_77_shaded_cities_do_not_count() -> None:
    lod = Played().put("tory @ Boston", "tory, war party @ Georgia").shaded(77, "french")
    assert lod.over
    assert raids(lod) == {"georgia": 1}


# ---------------------------------------------------------------------- 78 Cherry Valley


@pytest.mark.rule("R-5.1a")
@pytest.mark.parametrize(("militia", "stay"), [(4, 3), (7, 6), (8, 6), (12, 9)])
def test_78_one_unit_in_four_rounded_down(militia: int, stay: int) -> None:
    lod = Played().put(f"{militia} militia @ Georgia").unshaded(78, "french")
    assert lod.over
    assert lod.count("militia", "Georgia") == stay


@pytest.mark.rule("R-5.1a")
def test_78_shaded_four_spaces_are_counted_down_and_each_once() -> None:
    lod = Played().put("tory @ Boston", "village @ Quebec", "war party @ Georgia")
    lod.put("tory @ Quebec City", "tory @ Norfolk").shaded(78, "french")
    assert lod.left == 4
    assert lod.offered("space") == ["Boston", "Georgia", "Norfolk", "Quebec", "Quebec City"]
    assert lod.french("space Quebec City").left == 3
    assert lod.offered("space") == ["Boston", "Georgia", "Norfolk", "Quebec"]
    assert lod.french("space Boston").left == 2
    assert lod.french("space Quebec").left == 1
    assert lod.french("space Georgia").over
    assert lod.on_map("militia") == 4
    assert lod.at("Norfolk") == "1 tory"


@pytest.mark.rule("R-5.1.3a")
def test_78_shaded_fewer_spaces_than_four() -> None:
    lod = Played().put("tory @ Boston").shaded(78, "french")
    assert lod.over
    assert lod.at("Boston") == "1 tory, 1 militia"


@pytest.mark.rule("R-5.1.1b", "R-5.1.3a")
def test_78_shaded_without_militia_nobody_is_asked() -> None:
    lod = Played().put("tory @ Boston", "tory @ Georgia").only_available("0 militia")
    lod.shaded(78, "french")
    assert lod.over
    assert lod.settled() == []


@pytest.mark.rule("R-1.4.1d", "R-5.1.3a")
def test_78_shaded_who_will_not_lift_militia_is_asked_no_further() -> None:
    lod = Played().put("militia @ Savannah", "tory @ Boston", "tory @ Georgia")
    lod.only_available("0 militia").shaded(78, "patriots").patriots("space Boston")
    assert lod.asked == "lift"
    lod.patriots("none")
    assert lod.over
    assert lod.at("Savannah") == "1 militia"


# ---------------------------------------------------------------------- 79 Tuscarora and Oneida


@pytest.mark.rule("R-5.1.3a", "R-5.1.1b")
def test_79_nothing_is_left_to_place() -> None:
    lod = Played().only_available("0 villages, 0 war parties").unshaded(79, "french")
    assert lod.over
    assert lod.settled() == []


@pytest.mark.rule("R-5.1.3a")
def test_79_shaded_no_indians_in_a_colony() -> None:
    lod = Played().put("village, war party @ Quebec").shaded(79, "french")
    assert lod.over
    assert lod.at("Quebec") == "1 war party, 1 village"


# ---------------------------------------------------------------------- 80 Slaves escape


@pytest.mark.rule("A-57", "R-5.1.3a")
def test_80_nobody_is_named_on_an_empty_map() -> None:
    lod = Played().unshaded(80, "french")
    assert lod.over
    assert lod.settled() == []


@pytest.mark.rule("A-57")
def test_80_the_two_spaces_are_counted_down_and_each_once() -> None:
    lod = Played().put("4 tories @ Quebec City", "4 tories @ Boston", "4 tories @ Georgia")
    lod.unshaded(80, "patriots")
    assert (lod.asked_faction, lod.left) == ("british", 2)
    assert lod.offered("space") == ["Boston", "Georgia", "Quebec City"]
    lod.british("space Quebec City")
    assert lod.left == 1
    assert lod.offered("space") == ["Boston", "Georgia"]
    lod.british("space Georgia")
    assert lod.over
    assert (lod.at("Quebec City"), lod.at("Georgia")) == ("2 tories", "2 tories")
    assert lod.at("Boston") == "4 tories"


@pytest.mark.rule("A-57")
def test_80_two_pieces_of_two_kinds_are_two_pieces() -> None:
    lod = Played().put("tory, british fort @ Boston", "tory @ Georgia", "tory @ Virginia")
    lod.unshaded(80, "patriots").british("piece Boston, tory")
    assert lod.at("Boston") == ""
    assert lod.offered("space") == ["Georgia", "Virginia"]


@pytest.mark.rule("A-57", "R-5.1.3a")
def test_80_a_single_space_is_all_there_is() -> None:
    lod = Played().put("3 tories @ Boston").unshaded(80, "patriots")
    assert lod.over
    assert lod.at("Boston") == "1 tory"


@pytest.mark.rule("A-57", "R-8.3.1a")
def test_80_a_non_player_without_an_instruction_leaves_the_spaces_to_the_victim() -> None:
    lod = Played().put("3 tories @ Boston", "3 tories @ Georgia", "tory @ Virginia")
    lod.non_players("french").unshaded(80, "french")
    assert lod.asked_faction == "british"
    assert lod.offered("space") == ["Boston", "Georgia"]


# ---------------------------------------------------------------------- 81 Creek and Seminole


@pytest.mark.rule("R-5.1.3a", "A-63")
def test_81_nothing_is_left_without_pieces_and_markers() -> None:
    lod = Played().only_available("0 villages, 0 war parties").raids("Virginia", 12)
    lod.unshaded(81, "french")
    assert lod.over
    assert lod.settled() == []


@pytest.mark.rule("R-5.1.3a", "A-63")
def test_81_a_marker_is_enough() -> None:
    lod = Played().only_available("0 villages, 0 war parties").raids("Virginia", 11)
    lod.unshaded(81, "french").french("space Georgia")
    assert lod.over
    assert raids(lod) == {"virginia": 11, "georgia": 1}


@pytest.mark.rule("R-5.1a")
def test_81_shaded_two_war_parties_are_counted_down() -> None:
    lod = Played().put("3 war parties @ Georgia", "3 war parties @ South Carolina")
    lod.shaded(81, "french")
    assert lod.left == 2
    assert lod.french("piece Georgia, war party").left == 1
    assert lod.french("piece Georgia, war party").over


# ---------------------------------------------------------------------- 82 Shawnee


@pytest.mark.rule("R-5.1a", "R-5.1.1b", "A-63")
def test_82_nobody_is_asked_if_pieces_and_markers_just_go_round() -> None:
    lod = Played().put("Brant, village @ Quebec").only_available("4 war parties")
    lod.raids("Boston", 8).unshaded(82, "french")
    assert lod.over
    assert lod.settled() == []
    assert [lod.at(space) for space in SOUTH] == ["1 war party"] * 4
    assert sum(lod.g.raids) == 12


@pytest.mark.rule("R-5.1.1b", "R-5.1a")
def test_82_with_one_war_party_too_few_the_indians_choose_the_colonies() -> None:
    lod = Played().only_available("3 war parties").unshaded(82, "french")
    assert (lod.asked_faction, lod.left) == ("indians", 4)
    assert lod.offered("space") == sorted(SOUTH)
    assert lod.indians("space Georgia").left == 3
    assert lod.why_not("space Georgia") == "outside"
    assert lod.indians("space South Carolina").left == 2
    lod.indians("space North Carolina")
    assert lod.asked == "lift"
    lod.indians("piece Georgia, war party")
    assert lod.over
    assert [lod.at(space) for space in SOUTH] == ["1 war party", "", "1 war party", "1 war party"]


@pytest.mark.rule("A-63", "R-5.1a")
def test_82_with_one_marker_too_few_the_indians_choose_the_colonies() -> None:
    lod = Played().raids("Boston", 9).unshaded(82, "french")
    assert [lod.at(space) for space in SOUTH] == ["1 war party"] * 4
    assert (lod.asked, lod.left) == ("event_space", 4)
    assert lod.indians("space Georgia").left == 3
    assert lod.why_not("space Georgia") == "outside"
    assert lod.indians("space Virginia").left == 2
    assert lod.indians("space North Carolina").over
    assert raids(lod) == {"boston": 9, "virginia": 1, "north_carolina": 1, "georgia": 1}


@pytest.mark.rule("R-5.1.3a", "R-8.1d")
def test_82_without_war_parties_the_markers_are_left() -> None:
    lod = Played().put("war party @ Quebec").only_available("0 war parties")
    lod.non_players("indians").unshaded(82, "french")
    assert lod.over
    assert lod.settled() == []
    assert sorted(raids(lod).values()) == [1, 1, 1, 1]


@pytest.mark.rule("R-1.10c", "R-5.1a")
def test_82_the_colonies_follow_the_order_of_the_map() -> None:
    lod = Played().ask_leaders().unshaded(82, "french")
    for colony in ("Virginia", "North Carolina", "South Carolina", "Georgia"):
        assert lod.ask is not None
        assert (lod.asked, lod.ask.about["space"]) == ("leader_joins", lod.space(colony))
        lod.indians("no")
    assert lod.over


@pytest.mark.rule("R-5.1a")
def test_82_shaded_the_three_pieces_are_counted_down() -> None:
    lod = Played().put("2 war parties @ Virginia", "2 war parties @ Georgia").shaded(82, "french")
    assert lod.left == 3
    assert lod.french("piece Virginia, war party").left == 2


# ---------------------------------------------------------------------- 83 Guy Carleton


@pytest.mark.rule("R-5.1a")
def test_83_shaded_the_three_pieces_are_counted_down() -> None:
    lod = Played().shaded(83, "french")
    assert lod.left == 3
    assert lod.french("piece Quebec, tory").left == 2
    assert lod.offers("piece Quebec, village")
    assert lod.french("piece Quebec, tory").left == 1
    assert lod.french("piece Quebec, village").over
    assert lod.at("Quebec") == "2 tories, 1 village"


@pytest.mark.rule("R-5.1a")
def test_83_shaded_may_be_left() -> None:
    lod = Played().shaded(83, "french").french("none")
    assert lod.over
    assert (lod.at("Quebec"), lod.at("Quebec City")) == ("", "")


# ---------------------------------------------------------------------- 84 Merciless Savages


@pytest.mark.rule("R-5.1a")
def test_84_shaded_one_village_is_taken_off() -> None:
    lod = Played().put("2 villages @ Virginia").shaded(84, "french")
    assert lod.over
    assert lod.at("Virginia") == "1 village"
