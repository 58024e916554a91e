"""5 Events: cards 75 to 84."""

from __future__ import annotations

import pytest

from tests.conformance.liberty_or_death.cards.playing import Played
from ticonderoga.games.liberty_or_death.data.spaces import SPACE_IDS

SOUTH = ("Virginia", "Georgia", "North Carolina", "South Carolina")


def raids(lod: Played) -> dict[str, int]:
    """Where the Raid markers lie."""
    return {SPACE_IDS[space]: number for space, number in enumerate(lod.g.raids) if number}


# ---------------------------------------------------------------------- 75 The Six Nations


@pytest.mark.rule("R-5.3a", "R-5.1a")
def test_75_gather_in_three_reserves_and_a_war_path_in_one_of_them() -> None:
    lod = Played().put("militia @ Northwest", "militia, war party @ Florida").resources(indians=0)
    lod.unshaded(75, "british")
    assert lod.asked_faction == "indians"
    assert lod.why_not("war_parties Virginia") == "outside_order"
    lod.indians("war_parties Northwest", "war_parties Quebec", "war_parties Southwest")
    assert lod.why_not("war_parties Florida") == "no_more_spaces"
    lod.indians("done")
    assert lod.over
    assert lod.at("Northwest") == "1 active war party"
    assert lod.at("Florida") == "1 war party, 1 militia"
    assert lod.has("indians") == 0


@pytest.mark.rule("R-5.1.3a")
def test_75_without_an_enemy_there_is_no_war_path() -> None:
    lod = Played().put("militia, war party @ Florida").unshaded(75, "indians")
    lod.indians("war_parties Northwest", "war_parties Quebec")
    assert lod.why_not("done") == "card_names_more"
    lod.indians("war_parties Southwest", "done")
    assert lod.over
    assert lod.at("Florida") == "1 war party, 1 militia"


@pytest.mark.rule("R-5.1.3a")
def test_75_where_nobody_can_gather_the_war_path_is_left() -> None:
    lod = Played().put("war party, militia @ Florida").only_available("0 war parties")
    lod.non_players("indians").unshaded(75, "british")
    assert lod.over
    assert lod.at("Florida") == "1 active war party"


@pytest.mark.rule("R-5.1a")
def test_75_shaded_northwest_loses_three_villages_last() -> None:
    lod = Played().put("war party, active war party, 2 villages @ Northwest")
    lod.put("war party @ Quebec").shaded(75, "patriots")
    assert lod.offered("piece") == ["Northwest, active war party", "Northwest, war party"]
    lod.patriots("piece Northwest, war party")
    assert lod.over
    assert lod.at("Northwest") == "1 village"
    assert lod.at("Quebec") == "1 war party"


@pytest.mark.rule("R-5.1.3a")
def test_75_shaded_fewer_if_there_are_no_more() -> None:
    lod = Played().put("village @ Northwest").shaded(75, "british")
    assert lod.over
    assert lod.on_map("villages") == 0


# ---------------------------------------------------------------------- 76 Edward Hand


@pytest.mark.rule("R-5.1a", "R-1.4.1c")
def test_76_the_british_turn_three_militia_into_tories() -> None:
    lod = Played().put("3 militia, active militia @ Virginia", "3 militia @ Boston")
    lod.put("militia @ Quebec").unshaded(76, "patriots")
    assert (lod.asked_faction, lod.offered("space")) == ("british", ["Quebec", "Virginia"])
    lod.british("space Virginia", "piece Virginia, active militia")
    assert lod.over
    assert lod.at("Virginia") == "3 tories, 1 militia"


@pytest.mark.rule("R-5.1.1b", "R-1.4.1d")
def test_76_without_tories_the_militia_only_go() -> None:
    lod = Played().put("4 militia @ Quebec").only_available("1 tory").unshaded(76, "british")
    assert (lod.asked, lod.asked_faction) == ("lift", "british")
    lod.british("none", "none")
    assert lod.over
    assert lod.at("Quebec") == "1 tory, 1 militia"


@pytest.mark.rule("R-5.1.3a")
def test_76_no_militia_in_a_province() -> None:
    lod = Played().put("3 militia @ Boston").unshaded(76, "indians")
    assert lod.over
    assert lod.at("Boston") == "3 militia"


@pytest.mark.rule("R-5.1a")
def test_76_shaded_the_british_take_two_villages_off() -> None:
    lod = Played().put("2 villages @ Quebec", "village @ Florida").shaded(76, "patriots")
    assert lod.asked_faction == "british"
    lod.british("piece Quebec, village", "piece Florida, village")
    assert lod.over
    assert lod.at("Quebec") == "1 village"


@pytest.mark.rule("R-5.1.3a")
def test_76_shaded_one_village_if_there_is_but_one() -> None:
    lod = Played().put("village, war party @ Quebec").shaded(76, "french")
    assert lod.over
    assert lod.at("Quebec") == "1 war party"


# ---------------------------------------------------------------------- 77 Burgoyne


@pytest.mark.rule("R-5.1a", "R-1.4.3a")
def test_77_a_village_beside_the_british_and_all_war_parties_hide() -> None:
    lod = Played().put("tory, active war party @ Quebec", "2 active war parties @ Florida")
    lod.put("regular, village @ New York", "regular @ Boston").unshaded(77, "british")
    assert (lod.asked_faction, lod.offered("space")) == ("indians", ["New York", "Quebec"])
    lod.indians("space Quebec")
    assert lod.over
    assert lod.at("Quebec") == "1 tory, 1 war party, 1 village"
    assert lod.at("Florida") == "2 war parties"


@pytest.mark.rule("R-1.4.2a", "R-5.1.3a")
def test_77_no_village_without_room_but_all_hide() -> None:
    lod = Played().put("tory, active war party, 2 villages @ Quebec").unshaded(77, "patriots")
    assert lod.over
    assert lod.at("Quebec") == "1 tory, 1 war party, 2 villages"


@pytest.mark.rule("R-5.1a", "A-47")
def test_77_shaded_british_pieces_go_forts_last_and_raids_come() -> None:
    lod = Played().put("tory, british fort, war party @ Quebec", "british fort, village @ Florida")
    lod.put("2 regulars, war party @ New York", "regular, war party @ Georgia")
    lod.put("tory @ Virginia").shaded(77, "patriots")
    assert lod.why_not("space Virginia") == "outside"
    lod.patriots("space Quebec", "space Florida", "space New York")
    assert lod.over
    assert lod.at("Quebec") == "1 british fort, 1 war party"
    assert lod.at("Florida") == "1 village"
    assert lod.at("New York") == "1 regular, 1 war party"
    assert raids(lod) == {"quebec": 1, "florida": 1, "new_york": 1}
    assert lod.g.cbc == 0


@pytest.mark.rule("R-5.1.3a", "R-1.10e", "A-63")
def test_77_shaded_pieces_go_though_the_markers_run_out() -> None:
    lod = Played().put("regular, Gage, war party @ Quebec", "tory, british fort, village @ Georgia")
    lod.raids("Boston", 11).shaded(77, "indians").indians("space Georgia")
    assert (lod.asked, lod.asked_faction) == ("leader_rejoins", "british")
    lod.british("space Georgia")
    assert lod.over
    assert lod.at("Georgia") == "1 british fort, 1 village, Gage"
    assert lod.at("Quebec") == "1 war party"
    assert raids(lod) == {"boston": 11, "georgia": 1}


@pytest.mark.rule("R-5.1.3a")
def test_77_shaded_only_where_they_are_together() -> None:
    lod = Played().put("tory @ Virginia", "war party @ Quebec").shaded(77, "french")
    assert lod.over
    assert raids(lod) == {}


# ---------------------------------------------------------------------- 78 Cherry Valley


@pytest.mark.rule("R-5.1a")
def test_78_the_patriots_remove_a_quarter_of_their_units() -> None:
    lod = Played().put("3 continentals, patriot fort @ Virginia", "4 militia @ Georgia")
    lod.put("2 active militia @ Boston").unshaded(78, "british")
    assert lod.asked_faction == "patriots"
    assert lod.why_not("piece Virginia, patriot fort") == "outside"
    lod.patriots("piece Georgia, militia", "piece Boston, active militia")
    assert lod.over
    assert lod.on_map("militia") + lod.on_map("active militia") + lod.on_map("continentals") == 7
    assert lod.g.crc == 0


@pytest.mark.rule("R-5.1.3a")
def test_78_three_units_have_no_quarter() -> None:
    lod = Played().put("3 militia, patriot fort @ Virginia").unshaded(78, "indians")
    assert lod.over
    assert lod.at("Virginia") == "3 militia, 1 patriot fort"


@pytest.mark.rule("R-5.1a", "A-34")
def test_78_shaded_militia_in_four_spaces_with_tories_or_indians() -> None:
    lod = Played().put("tory @ Boston", "village @ Quebec", "war party @ Georgia")
    lod.put("tory, active war party @ Virginia", "tory @ Norfolk", "regular @ Savannah")
    lod.shaded(78, "patriots")
    assert lod.why_not("space Savannah") == "outside"
    lod.patriots("space Boston", "space Quebec", "space Georgia", "space Norfolk")
    assert lod.over
    assert lod.at("Quebec") == "1 village, 1 militia"
    assert lod.at("Virginia") == "1 tory, 1 active war party"


@pytest.mark.rule("R-5.1.1b", "R-5.1.3a")
def test_78_shaded_as_many_as_there_are() -> None:
    lod = Played().put("tory @ Boston", "tory @ Norfolk", "tory @ Georgia")
    lod.only_available("2 militia").shaded(78, "french")
    lod.french("space Boston", "space Georgia")
    assert lod.over
    assert lod.on_map("militia") == 2


# ---------------------------------------------------------------------- 79 Tuscarora and Oneida


@pytest.mark.rule("R-5.1a")
def test_79_a_village_and_two_war_parties_in_a_colony() -> None:
    lod = Played().unshaded(79, "indians")
    assert lod.why_not("space Quebec") == "outside"
    lod.indians("space Virginia")
    assert lod.over
    assert lod.at("Virginia") == "2 war parties, 1 village"


@pytest.mark.rule("R-1.4.2a", "R-5.1.3a")
def test_79_only_war_parties_where_there_is_no_room() -> None:
    lod = Played().put("2 patriot forts @ Virginia").unshaded(79, "british")
    lod.british("space Virginia")
    assert lod.over
    assert lod.at("Virginia") == "2 war parties, 2 patriot forts"


@pytest.mark.rule("R-5.1a")
def test_79_shaded_a_colony_loses_them() -> None:
    lod = Played().put("2 villages, 3 war parties @ Virginia", "village @ Quebec")
    lod.shaded(79, "patriots")
    assert lod.over
    assert lod.at("Virginia") == "1 war party, 1 village"
    assert lod.at("Quebec") == "1 village"


@pytest.mark.rule("R-5.1.3a")
def test_79_shaded_what_is_there_goes() -> None:
    lod = Played().put("active war party @ Virginia", "village @ Georgia").shaded(79, "french")
    lod.french("space Virginia")
    assert lod.over
    assert (lod.at("Virginia"), lod.at("Georgia")) == ("", "1 village")


# ---------------------------------------------------------------------- 80 Slaves escape


@pytest.mark.rule("A-57", "R-5.1a")
def test_80_the_named_faction_gives_up_two_pieces_in_each_of_two_spaces() -> None:
    lod = Played().put("3 regulars, tory @ Boston", "british fort, regular @ Quebec")
    lod.put("2 tories @ Norfolk", "militia @ Georgia").unshaded(80, "indians")
    assert lod.offered("faction") == ["british", "patriots"]
    lod.indians("faction british")
    assert lod.asked_faction == "british"
    assert lod.why_not("space Georgia") == "outside"
    lod.british("space Boston", "piece Boston, regulars", "piece Boston, tory")
    lod.british("space Quebec", "piece Quebec, regular")
    assert lod.over
    assert lod.at("Boston") == "2 regulars"
    assert lod.at("Quebec") == ""
    assert lod.at("Norfolk") == "2 tories"
    assert lod.g.cbc == 0


@pytest.mark.rule("A-57", "R-5.1.3a")
def test_80_a_space_with_one_piece_only_if_there_is_no_better() -> None:
    lod = Played().put("militia @ Boston", "2 militia @ Georgia", "continental @ Virginia")
    lod.unshaded(80, "british")
    assert lod.at("Georgia") == ""
    assert lod.offered("space") == ["Boston", "Virginia"]
    lod.patriots("space Virginia")
    assert lod.over
    assert lod.at("Boston") == "1 militia"


@pytest.mark.rule("A-57", "R-8.3.1a")
def test_80_a_non_player_picks_the_spaces_of_its_instruction() -> None:
    lod = Played().put("2 villages @ Quebec", "3 war parties @ Georgia", "village @ Florida")
    lod.non_players("patriots").unshaded(80, "patriots")
    lod.patriots("space Quebec", "space Florida")
    assert lod.over
    assert lod.on_map("villages") == 0
    assert lod.at("Georgia") == "3 war parties"


# ---------------------------------------------------------------------- 81 Creek and Seminole


@pytest.mark.rule("R-5.1a")
def test_81_a_village_two_war_parties_and_a_raid() -> None:
    lod = Played().unshaded(81, "indians")
    assert lod.offered("space") == ["Georgia", "South Carolina"]
    lod.indians("space Georgia")
    assert lod.over
    assert lod.at("Georgia") == "2 war parties, 1 village"
    assert raids(lod) == {"georgia": 1}


@pytest.mark.rule("R-5.1.1b", "A-63")
def test_81_without_pieces_or_markers_what_is_left() -> None:
    lod = Played().only_available("0 villages, 1 war party").raids("Virginia", 12)
    lod.unshaded(81, "british").british("space South Carolina")
    assert lod.over
    assert lod.at("South Carolina") == "1 war party"
    assert raids(lod) == {"virginia": 12}


@pytest.mark.rule("R-5.1a")
def test_81_shaded_two_war_parties_of_the_two_colonies() -> None:
    lod = Played().put("war party, village @ Georgia", "2 war parties @ South Carolina")
    lod.put("war party @ Florida").shaded(81, "patriots")
    assert lod.why_not("piece Florida, war party") == "outside"
    lod.patriots("piece Georgia, war party")
    assert lod.over
    assert lod.at("Georgia") == "1 village"
    assert lod.at("South Carolina") == "1 war party"


@pytest.mark.rule("R-5.1.3a")
def test_81_shaded_villages_stay() -> None:
    lod = Played().put("village @ Georgia").shaded(81, "patriots")
    assert lod.over
    assert lod.at("Georgia") == "1 village"


# ---------------------------------------------------------------------- 82 Shawnee


@pytest.mark.rule("R-5.1a")
def test_82_a_war_party_and_a_raid_in_four_colonies() -> None:
    lod = Played().unshaded(82, "patriots")
    assert lod.over
    assert [lod.at(space) for space in SOUTH] == ["1 war party"] * 4
    assert sorted(raids(lod).values()) == [1, 1, 1, 1]


@pytest.mark.rule("R-5.1.1b", "R-5.1a", "A-63")
def test_82_the_indians_choose_where_there_is_too_little() -> None:
    lod = Played().only_available("2 war parties").raids("Boston", 11).unshaded(82, "british")
    assert lod.asked_faction == "indians"
    assert lod.why_not("space Florida") == "outside"
    lod.indians("space Georgia", "space Virginia", "space North Carolina")
    assert lod.asked == "lift"
    lod.indians("none", "space South Carolina")
    assert lod.over
    assert [lod.at(space) for space in SOUTH] == ["1 war party", "1 war party", "", ""]
    assert raids(lod) == {"boston": 11, "south_carolina": 1}


@pytest.mark.rule("R-5.1a")
def test_82_shaded_three_indian_pieces_villages_last() -> None:
    lod = Played().put("war party, village @ Virginia", "active war party @ Georgia")
    lod.put("village @ North Carolina", "2 war parties @ Florida").shaded(82, "patriots")
    lod.patriots("piece Georgia, active war party")
    assert lod.offered("piece") == ["North Carolina, village", "Virginia, village"]
    lod.patriots("piece Virginia, village")
    assert lod.over
    assert lod.at("Virginia") == ""
    assert lod.at("North Carolina") == "1 village"


# ---------------------------------------------------------------------- 83 Guy Carleton


@pytest.mark.rule("R-5.1a")
@pytest.mark.parametrize("level", ["AO", "N", "AS"])
def test_83_quebec_city_turns_to_active_support(level: str) -> None:
    lod = Played().levels(level, "Quebec City").unshaded(83, "british")
    assert lod.over
    assert lod.level("Quebec City") == "AS"
    assert lod.at("Quebec") == "2 war parties"


@pytest.mark.rule("R-5.1.1b")
def test_83_one_war_party_if_there_is_but_one() -> None:
    lod = Played().only_available("1 war party").unshaded(83, "french")
    assert lod.over
    assert lod.at("Quebec") == "1 war party"


@pytest.mark.rule("R-5.1a", "R-1.4.2a")
def test_83_shaded_up_to_three_pieces_and_one_base_at_the_most() -> None:
    lod = Played().shaded(83, "patriots")
    lod.patriots("piece Quebec, patriot fort")
    assert not lod.offers("piece Quebec, village")
    assert lod.why_not("piece Quebec City, militia") == "outside"
    lod.patriots("piece Quebec, militia", "piece Quebec, continental")
    assert lod.over
    assert lod.at("Quebec") == "1 continental, 1 militia, 1 patriot fort"


@pytest.mark.rule("R-1.4.2c", "R-2.3.9f")
def test_83_shaded_no_indians_in_the_city_and_no_french_before_the_treaty() -> None:
    lod = Played().shaded(83, "french")
    assert not lod.offers("piece Quebec City, war party")
    assert not lod.offers("piece Quebec City, french")
    assert lod.offers("piece Quebec, village")
    lod.french("piece Quebec City, militia", "none")
    assert lod.over
    assert lod.at("Quebec City") == "1 militia"


# ---------------------------------------------------------------------- 84 Merciless Savages


@pytest.mark.rule("R-5.3a")
def test_84_the_indians_gather_in_two_colonies() -> None:
    lod = Played().put("2 war parties @ Virginia").resources(indians=0).unshaded(84, "british")
    assert lod.why_not("war_parties Quebec") == "outside_order"
    lod.indians("village Virginia")
    assert lod.why_not("done") == "card_names_more"
    lod.indians("war_parties Georgia", "done")
    assert lod.over
    assert lod.at("Virginia") == "1 village"
    assert lod.at("Georgia") == "1 war party"
    assert lod.has("indians") == 0


@pytest.mark.rule("R-3.4.1a", "R-5.3a")
def test_84_the_rules_of_gather_hold() -> None:
    lod = Played().levels("AS", "Virginia").unshaded(84, "indians")
    assert lod.why_not("war_parties Virginia") == "active_support"


@pytest.mark.rule("R-5.1a")
def test_84_shaded_the_patriots_take_a_village_off() -> None:
    lod = Played().put("village @ Virginia", "village @ Quebec").shaded(84, "french")
    assert lod.asked_faction == "patriots"
    lod.patriots("piece Quebec, village")
    assert lod.over
    assert lod.on_map("villages") == 1


@pytest.mark.rule("R-5.1.3a")
def test_84_shaded_no_village_to_take() -> None:
    lod = Played().put("war party @ Virginia").shaded(84, "patriots")
    assert lod.over
    assert lod.at("Virginia") == "1 war party"
