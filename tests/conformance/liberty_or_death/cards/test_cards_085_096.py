"""5 Events: cards 85 to 96."""

from __future__ import annotations

import pytest

from tests.conformance.liberty_or_death.cards.playing import Played

# ---------------------------------------------------------------------- 85 Raids on Mississippi


@pytest.mark.rule("R-5.1a")
def test_85_the_british_place_three_cubes() -> None:
    lod = Played().unshaded(85, "indians")
    assert lod.asked_faction == "british"
    lod.british("number 2")
    assert lod.over
    assert lod.at("Southwest") == "2 regulars, 1 tory"


@pytest.mark.rule("R-5.1.1b")
def test_85_only_what_is_available() -> None:
    lod = Played().only_available("1 regular, 1 tory").unshaded(85, "patriots")
    assert lod.over
    assert lod.at("Southwest") == "1 regular, 1 tory"


@pytest.mark.rule("A-34")
def test_85_shaded_patriots_and_french() -> None:
    lod = Played().treaty().shaded(85, "french").french("number 1")
    assert lod.over
    assert lod.at("Southwest") == "1 continental, 1 militia, 2 french regulars"


@pytest.mark.rule("R-5.1.1a", "R-2.3.9f")
def test_85_shaded_no_french_before_the_treaty() -> None:
    lod = Played().shaded(85, "patriots").patriots("number 0")
    assert lod.over
    assert lod.at("Southwest") == "2 continentals"


# ---------------------------------------------------------------------- 86 Stockbridge Indians


@pytest.mark.rule("R-1.4.3c", "R-5.1a")
def test_86_all_militia_of_one_space_are_activated() -> None:
    lod = Played().put("2 militia @ Massachusetts", "3 militia, village @ Quebec")
    lod.put("militia @ Virginia").unshaded(86, "british")
    assert lod.offered("space") == ["Massachusetts", "Quebec"]
    lod.british("space Quebec")
    assert lod.over
    assert lod.at("Quebec") == "1 village, 3 active militia"
    assert lod.at("Massachusetts") == "2 militia"


@pytest.mark.rule("R-5.1.3a")
def test_86_nobody_to_activate() -> None:
    lod = Played().put("active militia @ Massachusetts", "militia @ Virginia")
    lod.unshaded(86, "indians")
    assert lod.over
    assert lod.at("Virginia") == "1 militia"


@pytest.mark.rule("R-5.1a", "A-34")
def test_86_shaded_three_militia() -> None:
    lod = Played().put("war party @ Quebec").shaded(86, "patriots")
    assert lod.why_not("space Virginia") == "outside"
    lod.patriots("space Quebec")
    assert lod.over
    assert lod.at("Quebec") == "1 war party, 3 militia"


@pytest.mark.rule("R-5.1.1b")
def test_86_shaded_as_many_as_are_available() -> None:
    lod = Played().only_available("2 militia").shaded(86, "french")
    assert lod.over
    assert lod.at("Massachusetts") == "2 militia"


# ---------------------------------------------------------------------- 87 Lenape


@pytest.mark.rule("R-2.3.6b", "A-47")
def test_87_any_piece_in_pennsylvania_goes_and_the_executor_stays_eligible() -> None:
    lod = Played().put("patriot fort, militia, tory @ Pennsylvania", "village @ Northwest")
    lod.unshaded(87, "british")
    assert lod.why_not("piece Northwest, village") == "outside"
    lod.british("piece Pennsylvania, patriot fort")
    assert lod.over
    assert lod.at("Pennsylvania") == "1 tory, 1 militia"
    assert lod.g.crc == 0
    assert lod.marked("british") == "eligible"


@pytest.mark.rule("R-5.1.3a")
def test_87_in_an_empty_pennsylvania_the_eligibility_alone() -> None:
    lod = Played().unshaded(87, "indians")
    assert lod.over
    assert lod.marked("indians") == "eligible"


# ---------------------------------------------------------------------- 88 Foggy


@pytest.mark.rule("A-58", "R-5.1a")
def test_88_own_units_leave_the_spaces_of_one_faction() -> None:
    lod = Played().put("2 militia, continental, Washington, regular @ New York")
    lod.put("militia, war party @ Virginia", "militia @ Georgia").unshaded(88, "patriots")
    assert lod.offered("faction") == ["british", "indians"]
    lod.patriots("faction british")
    assert lod.why_not("piece Virginia, militia") == "outside"
    lod.patriots("piece New York, militia", "space Quebec", "number 1", "none")
    lod.patriots("piece New York, continental", "space New York City", "space New York City")
    lod.patriots("none")
    assert lod.over
    assert lod.at("Quebec") == "1 militia"
    assert lod.at("New York City") == "1 continental, Washington"
    assert lod.at("New York") == "1 regular, 1 militia"


@pytest.mark.rule("A-58", "R-1.4.2c")
def test_88_each_to_a_space_that_is_legal_for_it() -> None:
    lod = Played().put("active war party, militia @ Georgia").unshaded(88, "indians")
    lod.indians("piece Georgia, active war party")
    assert lod.offered("space") == ["Florida", "South Carolina", "Southwest"]
    lod.indians("space Southwest")
    assert lod.over
    assert lod.at("Southwest") == "1 active war party"


@pytest.mark.rule("A-58", "R-5.1.3a")
def test_88_nobody_shares_a_space() -> None:
    lod = Played().put("regular @ Boston", "militia @ Georgia").unshaded(88, "british")
    assert lod.over
    assert lod.at("Boston") == "1 regular"


# ---------------------------------------------------------------------- 89 War Damages


@pytest.mark.rule("R-1.4.1c", "R-5.1a")
def test_89_four_militia_and_continentals_become_tories() -> None:
    lod = Played().put("2 militia, patriot fort @ Virginia", "2 continentals @ Boston")
    lod.put("active militia @ Quebec").unshaded(89, "british")
    assert lod.why_not("piece Virginia, patriot fort") == "outside"
    lod.british("piece Virginia, militia", "piece Boston, continental")
    lod.british("piece Quebec, active militia", "piece Boston, continental")
    assert lod.over
    assert lod.at("Virginia") == "1 tory, 1 militia, 1 patriot fort"
    assert (lod.at("Boston"), lod.at("Quebec")) == ("2 tories", "1 tory")
    assert lod.g.crc == 0


@pytest.mark.rule("R-5.1.1b")
def test_89_without_tories_they_only_go() -> None:
    lod = Played().put("5 militia @ Virginia").only_available("1 tory").unshaded(89, "indians")
    assert lod.over
    assert lod.at("Virginia") == "1 tory, 1 militia"


@pytest.mark.rule("R-1.4.1c", "R-1.4.3b")
def test_89_shaded_three_tories_become_militia() -> None:
    lod = Played().put("2 tories @ Virginia", "2 tories, regular @ Boston").shaded(89, "french")
    lod.french("piece Boston, tory", "piece Boston, tory")
    assert lod.over
    assert lod.at("Boston") == "1 regular, 2 militia"
    assert lod.at("Virginia") == "1 tory, 1 militia"


@pytest.mark.rule("R-5.1.3a")
def test_89_shaded_as_many_tories_as_there_are() -> None:
    lod = Played().put("tory @ Virginia").shaded(89, "patriots")
    assert lod.over
    assert lod.at("Virginia") == "1 militia"


# ---------------------------------------------------------------------- 90 Upside Down


@pytest.mark.rule("R-1.5.2a", "R-5.1a")
def test_90_a_fort_or_village_of_the_executors_side() -> None:
    lod = Played().unshaded(90, "indians")
    assert lod.offers("piece Boston, british fort")
    assert not lod.offers("piece Boston, village")
    assert lod.why_not("piece Virginia, patriot fort") == "outside"
    lod.indians("piece Virginia, village")
    assert lod.over
    assert lod.at("Virginia") == "1 village"
    lod = Played().unshaded(90, "french").french("piece Boston, patriot fort")
    assert lod.at("Boston") == "1 patriot fort"


@pytest.mark.rule("R-1.4.2a", "R-5.1.1a")
def test_90_never_a_third() -> None:
    lod = Played().put("village, british fort @ Virginia").unshaded(90, "patriots")
    assert lod.why_not("piece Virginia, patriot fort") == "outside"


@pytest.mark.rule("R-1.6.4a", "R-1.6.4d", "R-1.4.1g")
def test_90_shaded_two_regulars_of_the_map_are_casualties() -> None:
    lod = Played().treaty().put("2 regulars @ Boston", "regular @ Georgia")
    lod.put("2 regulars @ West Indies").shaded(90, "patriots")
    assert lod.why_not("piece West Indies, regular") == "outside"
    lod.patriots("piece Boston, regular", "piece Georgia, regular")
    assert lod.over
    assert lod.g.cbc == 2
    assert lod.in_box("casualties", "regulars") == 2


@pytest.mark.rule("R-5.1.3a")
def test_90_shaded_one_if_there_is_but_one() -> None:
    lod = Played().put("regular, tory @ Boston").shaded(90, "french")
    assert lod.over
    assert lod.at("Boston") == "1 tory"
    assert lod.g.cbc == 1


# ---------------------------------------------------------------------- 91 Outside the Colonies


@pytest.mark.rule("R-5.1a")
def test_91_a_village_and_two_war_parties_in_a_reserve() -> None:
    lod = Played().unshaded(91, "british")
    assert lod.why_not("space Virginia") == "outside"
    lod.british("space Florida")
    assert lod.over
    assert lod.at("Florida") == "2 war parties, 1 village"


@pytest.mark.rule("R-1.4.2a", "R-5.1.3a")
def test_91_without_room_the_war_parties_alone() -> None:
    lod = Played().put("2 villages @ Florida").unshaded(91, "indians").indians("space Florida")
    assert lod.over
    assert lod.at("Florida") == "2 war parties, 2 villages"


@pytest.mark.rule("R-5.1a")
def test_91_shaded_a_village_of_a_reserve_goes() -> None:
    lod = Played().put("village @ Florida", "village @ Quebec", "village @ Virginia")
    lod.shaded(91, "patriots")
    assert lod.why_not("piece Virginia, village") == "outside"
    lod.patriots("piece Quebec, village")
    assert lod.over
    assert lod.at("Quebec") == ""


@pytest.mark.rule("R-5.1.3a")
def test_91_shaded_villages_of_colonies_stay() -> None:
    lod = Played().put("village @ Virginia").shaded(91, "patriots")
    assert lod.over
    assert lod.at("Virginia") == "1 village"


# ---------------------------------------------------------------------- 92 Cherokees Supplied


@pytest.mark.rule("R-5.1a", "R-1.4.2a")
def test_92_a_second_base_where_the_executor_has_one() -> None:
    lod = Played().put("village @ Florida", "village @ Quebec", "2 villages @ Northwest")
    lod.put("village, patriot fort @ Virginia", "british fort @ Georgia").unshaded(92, "indians")
    assert lod.offered("piece") == ["Florida, village", "Quebec, village"]
    lod.indians("piece Florida, village")
    assert lod.over
    assert lod.at("Florida") == "2 villages"


@pytest.mark.rule("R-5.1.3a")
def test_92_a_fort_of_a_friend_does_not_serve() -> None:
    lod = Played().treaty().put("patriot fort @ Georgia").unshaded(92, "french")
    assert lod.over
    assert lod.at("Georgia") == "1 patriot fort"
    lod = Played().put("patriot fort @ Georgia", "village @ Quebec").unshaded(92, "british")
    assert lod.over
    assert lod.on_map("british forts") == 0


# ---------------------------------------------------------------------- 93 Wyoming Massacre


@pytest.mark.rule("A-61", "R-5.1a")
def test_93_up_to_three_colonies_of_the_frontier_calm_down() -> None:
    lod = Played().levels("AO", "Pennsylvania").levels("PS", "Virginia").unshaded(93, "indians")
    assert lod.why_not("space New Jersey") == "outside"
    assert lod.why_not("space Quebec") == "outside"
    lod.indians("space Pennsylvania", "space Virginia", "none")
    assert lod.over
    assert (lod.level("Pennsylvania"), lod.level("Virginia")) == ("PO", "N")
    assert lod.g.raids[lod.space("Virginia")] == 1


@pytest.mark.rule("R-5.1.3a", "A-63")
def test_93_without_markers_only_colonies_that_shift() -> None:
    lod = Played().raids("Boston", 12).levels("PO", "Georgia").unshaded(93, "british")
    assert lod.offered("space") == ["Georgia"]
    lod.british("space Georgia")
    assert lod.over
    assert lod.level("Georgia") == "N"


@pytest.mark.rule("A-60")
def test_93_shaded_four_war_parties_in_or_beside_pennsylvania() -> None:
    lod = Played().put("2 war parties @ Pennsylvania", "2 active war parties @ Northwest")
    lod.put("war party, village @ New York", "war party @ Georgia").shaded(93, "patriots")
    assert lod.why_not("piece Georgia, war party") == "outside"
    lod.patriots("piece Pennsylvania, war party", "piece Pennsylvania, war party")
    lod.patriots("piece Northwest, active war party", "piece New York, war party")
    assert lod.over
    assert lod.at("Northwest") == "1 active war party"
    assert lod.at("New York") == "1 village"


@pytest.mark.rule("A-60", "R-5.1.3a")
def test_93_shaded_fewer_if_there_are_no_more() -> None:
    lod = Played().put("war party @ Pennsylvania", "war party @ Georgia").shaded(93, "french")
    assert lod.over
    assert (lod.at("Pennsylvania"), lod.at("Georgia")) == ("", "1 war party")


# ---------------------------------------------------------------------- 94 Herkimer


@pytest.mark.rule("A-59", "R-5.3a")
def test_94_gather_tories_and_no_militia_in_new_york() -> None:
    lod = Played().put("regular, 2 militia, active militia @ New York", "militia @ Quebec")
    lod.resources(british=0, indians=0).unshaded(94, "british")
    lod.indians("war_parties New York").done("indians")
    assert (lod.asked, lod.asked_faction) == ("event_number", "british")
    lod.british("number 2")
    assert lod.over
    assert lod.at("New York") == "1 regular, 2 tories, 1 war party"
    assert lod.at("Quebec") == "1 militia"


@pytest.mark.rule("A-59", "R-3.2.1c")
def test_94_no_tories_far_from_the_king() -> None:
    lod = Played().put("militia @ New York").unshaded(94, "patriots")
    lod.indians("war_parties New York").done("indians")
    assert lod.over
    assert lod.at("New York") == "1 war party"


@pytest.mark.rule("A-59", "R-3.2.1d", "R-3.4.1a")
@pytest.mark.parametrize(("level", "tories"), [("AO", 0), ("PO", 1), ("AS", 2)])
def test_94_the_level_of_new_york_counts(level: str, tories: int) -> None:
    lod = Played().put("regular @ New York").levels(level, "New York").unshaded(94, "indians")
    if level == "PO":
        lod.indians("war_parties New York").done("indians")
    if tories:
        lod.british(f"number {tories}")
    assert lod.over
    assert lod.count("tories", "New York") == tories


@pytest.mark.rule("A-60")
def test_94_shaded_all_indian_pieces_leave_new_york() -> None:
    lod = Played().put("2 war parties, active war party, village, Brant @ New York")
    lod.put("war party @ Quebec").shaded(94, "patriots")
    assert (lod.asked, lod.asked_faction) == ("leader_rejoins", "indians")
    lod.indians("space Quebec")
    assert lod.over
    assert lod.at("New York") == ""
    assert lod.at("Quebec") == "1 war party, Brant"


# ---------------------------------------------------------------------- 95 Ohio Country


@pytest.mark.rule("R-1.5.2a", "A-47", "A-34")
def test_95_an_enemy_base_goes_and_three_friends_come() -> None:
    lod = Played().put("village, british fort @ Northwest").unshaded(95, "patriots")
    lod.patriots("piece Northwest, british fort")
    assert lod.why_not("piece Northwest, tory") == "outside"
    lod.patriots("piece Northwest, militia", "piece Northwest, continental")
    lod.patriots("piece Northwest, militia")
    assert lod.over
    assert lod.at("Northwest") == "1 village, 1 continental, 2 militia"
    assert lod.g.cbc == 0


@pytest.mark.rule("R-5.1.3a")
def test_95_without_an_enemy_base_the_units_come() -> None:
    lod = Played().put("village @ Northwest").unshaded(95, "british")
    lod.british("piece Northwest, war party", "piece Northwest, regular", "piece Northwest, tory")
    assert lod.over
    assert lod.at("Northwest") == "1 regular, 1 tory, 1 war party, 1 village"


# ---------------------------------------------------------------------- 96 Iroquois Confederacy


@pytest.mark.rule("R-5.3a", "R-5.1a")
def test_96_gather_and_war_path_in_two_reserves() -> None:
    lod = Played().put("militia @ Northwest", "militia @ Quebec", "militia, war party @ Florida")
    lod.resources(indians=0).unshaded(96, "british")
    lod.indians("war_parties Northwest", "war_parties Quebec", "done")
    assert lod.asked == "war_path_space"
    assert lod.offered("space") == ["Northwest", "Quebec"]
    lod.indians("space Quebec")
    assert lod.over
    assert lod.at("Northwest") == "1 active war party"
    assert lod.at("Quebec") == "1 active war party"
    assert lod.at("Florida") == "1 war party, 1 militia"
    assert lod.has("indians") == 0


@pytest.mark.rule("R-5.1.3a")
def test_96_a_war_path_only_where_there_is_an_enemy() -> None:
    lod = Played().put("militia @ Northwest", "militia, war party @ Florida")
    lod.unshaded(96, "indians").indians("war_parties Northwest", "war_parties Quebec", "done")
    assert lod.over
    assert lod.at("Northwest") == "1 active war party"
    assert lod.at("Florida") == "1 war party, 1 militia"


@pytest.mark.rule("R-5.1.3a", "R-5.1a")
def test_96_who_can_gather_in_no_reserve_may_tread_two() -> None:
    lod = Played().put("militia @ Northwest", "militia, war party @ Florida")
    lod.put("militia, war party @ Southwest").only_available("0 war parties")
    lod.non_players("indians").unshaded(96, "british").indians("space Florida")
    assert lod.over
    assert lod.at("Northwest") == "1 militia"
    assert lod.at("Florida") == "1 active war party"
    assert lod.at("Southwest") == "1 active war party"


@pytest.mark.rule("R-5.1a")
def test_96_shaded_a_village_goes() -> None:
    lod = Played().put("village @ Virginia", "village @ Quebec").shaded(96, "patriots")
    lod.patriots("piece Virginia, village")
    assert lod.over
    assert lod.on_map("villages") == 1


@pytest.mark.rule("R-5.1.3a")
def test_96_shaded_no_village_no_effect() -> None:
    lod = Played().put("war party @ Virginia").shaded(96, "french")
    assert lod.over
    assert lod.at("Virginia") == "1 war party"
