"""4.2, 4.4: the Special Activities of the British and the Indians."""

from __future__ import annotations

import pytest

from tests.conformance.liberty_or_death.fights import attack, bars, bits, places, special
from tests.conformance.liberty_or_death.situation import Situation
from ticonderoga.games.liberty_or_death.data.pieces import BRITISH, INDIANS
from ticonderoga.games.liberty_or_death.order import COMMON_CAUSE
from ticonderoga.games.liberty_or_death.rules.strikes import (
    partisans_options,
    skirmish_at,
    skirmish_options,
    war_path_options,
)

# ---------------------------------------------------------------------- 4.2.1 Common Cause


@pytest.mark.rule("R-4.2.1a")
def test_4_2_1_common_cause_goes_with_march_or_battle_only() -> None:
    lod = Situation().put("3 regulars, 2 war parties @ Virginia", "continental @ Virginia")
    assert bars(lod, "british", "common_cause", "march") == ""
    assert bars(lod, "british", "common_cause", "battle") == ""
    assert bars(lod, "british", "common_cause", "muster") == "common_cause_command"
    assert bars(lod, "british", "common_cause", "garrison") == "common_cause_command"
    apart = Situation().put("3 regulars @ Virginia", "2 war parties @ Quebec")
    assert bars(apart, "british", "common_cause", "march") == "no_space_for_special"


@pytest.mark.rule("R-4.2.1b", "A-16")
def test_4_2_1_tories_and_war_parties_together_are_at_most_one_to_a_regular() -> None:
    lod = Situation().put("3 regulars, 2 tories, 4 war parties @ Virginia")
    lod.put("3 continentals @ Virginia")
    attack(lod, "british", "Virginia", special=COMMON_CAUSE)
    assert lod.asked == "involve_ally", "one War Party is as many as there can be"
    assert lod.at("Virginia").startswith("3 regulars, 2 tories, 3 war parties, 1 active war party")
    lod.roll(1, 1, 1).british("no")
    assert lod.count("continentals", "Virginia") == 1


@pytest.mark.rule("R-4.2.1b")
def test_4_2_1_war_parties_in_common_cause_do_not_count_twice() -> None:
    lod = Situation().put("2 regulars, 4 active war parties @ Virginia", "continental @ Virginia")
    attack(lod, "british", "Virginia", special=COMMON_CAUSE).british("number 2")
    lod.roll(1).british("yes")
    assert lod.at("Virginia") == "2 regulars, 4 active war parties"


@pytest.mark.rule("R-4.2.1b", "R-4.2.1c")
def test_4_2_1_in_a_march_war_parties_go_along_as_tories_but_not_into_cities() -> None:
    lod = Situation().put("2 regulars, 3 war parties @ Virginia").resources(british=4)
    lod.command("british", "march", specials_left=1)
    lod.british("special common cause", "destination Norfolk", "move Virginia, regulars, 1")
    assert not any("war part" in choice for choice in lod.choices())
    lod.british("arrive", "destination North Carolina", "move Virginia, regulars, 1")
    lod.british("move Virginia, war parties, 1", "arrive", "done")
    assert lod.at("North Carolina") == "1 regular, 1 active war party"
    assert lod.at("Virginia") == "2 war parties"


# ---------------------------------------------------------------------- 4.2.2 British Skirmish


@pytest.mark.rule("R-4.2.2a")
def test_4_2_2_where_the_british_may_skirmish() -> None:
    lod = Situation().treaty().put("regular, continental @ Boston", "tory, continental @ Norfolk")
    lod.put("regular @ Virginia", "regular, french @ West Indies", "regular, militia @ Georgia")
    assert places(lod, "british", "skirmish", "march") == ["Boston", "West Indies"]


@pytest.mark.rule("R-4.2.2a", "R-4.1d")
def test_4_2_2_not_in_a_space_of_battle_muster_or_garrison() -> None:
    lod = Situation().put("regular, continental @ Boston", "regular, continental @ Norfolk")
    boston = bits(lod, "Boston")
    for command in ("battle", "muster", "garrison"):
        assert places(lod, "british", "skirmish", command, spaces=boston) == ["Norfolk"]
    assert places(lod, "british", "skirmish", "march", spaces=boston) == ["Boston", "Norfolk"]
    assert places(lod, "british", "skirmish", "battle", spaces=boston, brilliant=True) == [
        "Boston",
        "Norfolk",
    ]


@pytest.mark.rule("R-4.2.2a")
def test_4_2_2_a_space_of_the_skirmish_is_closed_to_a_battle_afterwards() -> None:
    lod = Situation().put("3 regulars, 3 continentals @ Boston", "regular, continental @ Norfolk")
    lod.eligible("british").british("special skirmish", "space Boston", "option strike one")
    assert lod.at("Boston") == "3 regulars, 2 continentals"
    lod.british("command battle")
    assert lod.why_not("fight Boston") == "special_was_there"
    assert lod.offers("fight Norfolk")


@pytest.mark.rule("R-4.2.2b", "R-4.2.2e")
def test_4_2_2_one_rebel_cube_or_active_militia() -> None:
    lod = Situation().treaty().put("regular @ Boston", "continental, french @ Boston")
    lod.put("active militia, militia, patriot fort @ Boston")
    special(lod, "british", "skirmish", "march").british("option strike one")
    assert lod.offered("piece") == [
        "Boston, active militia",
        "Boston, continental",
        "Boston, french regular",
    ]
    lod.british("piece Boston, french regular")
    assert (lod.in_box("casualties", "french"), lod.g.crc, lod.g.cbc) == (1, 1, 0)
    assert lod.count("regulars", "Boston") == 1


@pytest.mark.rule("R-4.2.2c", "R-4.2.2e")
def test_4_2_2_two_of_them_for_a_regular() -> None:
    lod = Situation().put("regular, tory @ Boston", "continental, active militia @ Boston")
    special(lod, "british", "skirmish", "march").british("option strike two")
    lod.british("piece Boston, continental")
    assert lod.at("Boston") == "1 tory"
    assert (lod.g.crc, lod.g.cbc) == (1, 1)
    assert lod.in_box("casualties", "regular") == 1


@pytest.mark.rule("R-4.2.2c")
def test_4_2_2_two_need_two() -> None:
    lod = Situation().put("regular @ Boston", "continental, 3 militia @ Boston")
    special(lod, "british", "skirmish", "march")
    assert lod.at("Boston") == "1 regular, 3 militia"


@pytest.mark.rule("R-4.2.2d", "R-4.2.2e")
def test_4_2_2_a_fort_only_where_nothing_else_is_in_the_open() -> None:
    lod = Situation().put("2 regulars @ Boston", "militia, patriot fort @ Boston")
    special(lod, "british", "skirmish", "march")
    assert lod.at("Boston") == "1 regular, 1 militia"
    assert (lod.g.crc, lod.g.cbc) == (1, 1)
    guarded = Situation().put("2 regulars @ Boston", "active militia, patriot fort @ Boston")
    special(guarded, "british", "skirmish", "march")
    assert guarded.at("Boston") == "2 regulars, 1 patriot fort"


@pytest.mark.rule("R-1.10l", "A-15")
def test_1_10_clinton_takes_one_more_militia_of_either_state() -> None:
    lod = Situation().put("regular, Clinton @ Boston", "continental @ Boston")
    lod.put("active militia, 2 militia @ Boston")
    special(lod, "british", "skirmish", "march").british("option strike one")
    lod.british("piece Boston, continental")
    assert lod.asked == "one_more_militia"
    lod.british("piece Boston, militia")
    assert lod.at("Boston") == "1 regular, 1 militia, 1 active militia, Clinton"
    elsewhere = Situation().put("regular, Clinton @ Norfolk", "regular, continental @ Boston")
    elsewhere.put("militia @ Boston")
    special(elsewhere, "british", "skirmish", "march")
    assert elsewhere.at("Boston") == "1 regular, 1 militia"


@pytest.mark.rule("A-15")
def test_a15_his_bonus_needs_a_skirmish_that_is_possible() -> None:
    lod = Situation().put("regular, Clinton @ Boston", "2 militia @ Boston")
    assert bars(lod, "british", "skirmish", "march") == "no_space_for_special"
    last = Situation().put("regular, Clinton @ Boston", "active militia @ Boston")
    special(last, "british", "skirmish", "march")
    assert last.at("Boston") == "1 regular, Clinton"


@pytest.mark.rule("A-27", "R-3.4.3d")
def test_a27_the_skirmish_of_a_scout_is_chosen_by_the_indians() -> None:
    lod = Situation().treaty().leader("Howe").blockade("Norfolk")
    lod.put("2 regulars, war party @ Virginia", "2 active militia @ Virginia")
    lod.perform(lambda g: skirmish_at(g, INDIANS, BRITISH, lod.space("Virginia")))
    assert (lod.asked, lod.asked_faction) == ("strike", "indians")
    lod.indians("option strike two")
    assert lod.at("Virginia") == "1 regular, 1 war party"
    assert (lod.g.cbc, lod.g.fni) == (1, 1)


@pytest.mark.rule("G-16")
def test_g_16_the_skirmish_of_the_tutorial() -> None:
    lod = Situation().put("4 regulars, british fort @ New York City", "continental @ New York City")
    lod.tracks(crc=3).put("regular @ Boston")
    special(lod, "british", "skirmish", "muster", spaces=bits(lod, "Boston"))
    assert lod.at("New York City") == "4 regulars, 1 british fort"
    assert (lod.g.crc, lod.g.cbc) == (4, 0)


# ---------------------------------------------------------------------- 4.2.3 Naval Pressure


@pytest.mark.rule("R-4.2.3a")
def test_4_2_3_naval_pressure_earns_before_the_treaty_and_without_blockades() -> None:
    lod = special(Situation().roll(3), "british", "naval_pressure", "march")
    assert lod.has("british") == 8
    after = special(Situation().treaty().roll(1), "british", "naval_pressure", "march")
    assert after.has("british") == 6


@pytest.mark.rule("R-4.2.3b")
def test_4_2_3_otherwise_a_blockade_of_their_choice_leaves() -> None:
    lod = Situation().treaty().blockade("Boston", "Norfolk")
    special(lod, "british", "naval_pressure", "march")
    assert (lod.asked, lod.asked_faction) == ("lift_blockade", "british")
    lod.british("space Norfolk")
    assert (lod.g.fni, lod.g.squadrons, lod.has("british")) == (1, 2, 5)
    assert lod.g.blockades[lod.space("Boston")] == 1


@pytest.mark.rule("R-1.10k", "A-14")
def test_1_10_howe_lowers_fni_before_every_special_activity() -> None:
    lod = Situation().treaty().leader("Howe").blockade("Boston").roll(2)
    special(lod, "british", "naval_pressure", "march")
    assert (lod.g.fni, lod.has("british")) == (0, 7)
    two = Situation().treaty().leader("Howe").blockade("Boston", "Norfolk")
    special(two, "british", "naval_pressure", "march").british("space Boston")
    assert two.g.fni == 0
    skirmish = Situation().treaty().leader("Howe").blockade("Boston")
    skirmish.put("regular, continental @ Virginia")
    special(skirmish, "british", "skirmish", "march")
    assert (skirmish.g.fni, skirmish.at("Virginia")) == (0, "1 regular")
    gage = Situation().treaty().blockade("Boston").put("regular, continental @ Virginia")
    special(gage, "british", "skirmish", "march")
    assert gage.g.fni == 1


# ---------------------------------------------------------------------- 4.4.1 Trade


@pytest.mark.rule("R-4.4.1a")
def test_4_4_1_where_the_indians_may_trade() -> None:
    lod = Situation().put("village, war party @ Quebec", "village, active war party @ Northwest")
    lod.put("war party @ Southwest")
    for command in ("gather", "march", "scout", "raid"):
        assert places(lod, "indians", "trade", command) == ["Quebec"]


@pytest.mark.rule("R-4.4.1b")
def test_4_4_1_the_british_name_the_sum() -> None:
    lod = Situation().put("village, 2 war parties @ Quebec").resources(british=4, indians=0)
    special(lod, "indians", "trade", "gather")
    assert (lod.asked, lod.asked_faction) == ("trade_offer", "british")
    assert lod.offered("number") == ["0", "1", "2", "3", "4"]
    lod.british("number 1")
    assert (lod.has("british"), lod.has("indians")) == (3, 1)
    assert lod.at("Quebec") == "1 war party, 1 active war party, 1 village"


@pytest.mark.rule("R-4.4.1b")
def test_4_4_1_for_nothing_the_indians_earn_one() -> None:
    lod = Situation().put("village, war party @ Quebec").resources(british=0, indians=0)
    special(lod, "indians", "trade", "gather")
    assert (lod.has("british"), lod.has("indians")) == (0, 1)
    assert lod.at("Quebec") == "1 active war party, 1 village"


# ---------------------------------------------------------------------- 4.4.2 War Path


@pytest.mark.rule("R-4.4.2a")
def test_4_4_2_where_the_war_path_leads() -> None:
    lod = Situation().put("war party, militia @ Virginia", "active war party, militia @ Georgia")
    lod.put("war party @ Quebec", "war party, patriot fort @ New York")
    lod.put("2 war parties, patriot fort @ Pennsylvania")
    for command in ("gather", "march", "scout", "raid"):
        assert places(lod, "indians", "war_path", command) == ["Pennsylvania", "Virginia"]


@pytest.mark.rule("R-4.4.2b", "R-4.4.2e")
def test_4_4_2_one_war_party_strikes_one_unit() -> None:
    lod = Situation().put("war party @ Virginia", "militia, continental, patriot fort @ Virginia")
    special(lod, "indians", "war_path", "gather")
    assert lod.offered("piece") == ["Virginia, continental", "Virginia, militia"]
    lod.indians("piece Virginia, continental")
    assert lod.at("Virginia") == "1 active war party, 1 militia, 1 patriot fort"
    assert (lod.g.crc, lod.in_box("casualties", "continental")) == (1, 1)


@pytest.mark.rule("R-4.4.2c")
def test_4_4_2_two_strike_two_and_one_of_them_is_lost() -> None:
    lod = Situation().treaty().put("3 war parties @ Virginia", "militia, french @ Virginia")
    special(lod, "indians", "war_path", "gather").indians("option strike two")
    lod.indians("piece Virginia, militia")
    assert lod.at("Virginia") == "1 war party, 1 active war party"
    assert lod.g.crc == 1


@pytest.mark.rule("R-4.4.2d", "R-4.4.2e")
def test_4_4_2_two_strike_a_fort_that_nobody_guards() -> None:
    lod = Situation().put("2 war parties @ Virginia", "patriot fort @ Virginia")
    special(lod, "indians", "war_path", "gather")
    assert lod.at("Virginia") == "1 active war party"
    assert (lod.g.crc, lod.in_box("casualties", "patriot fort")) == (1, 0)
    guarded = Situation().put("2 war parties @ Virginia", "militia, patriot fort @ Virginia")
    special(guarded, "indians", "war_path", "gather")
    assert guarded.at("Virginia") == "1 war party, 1 active war party, 1 patriot fort"


@pytest.mark.rule("R-1.10m", "A-15")
def test_1_10_brant_takes_one_more_militia() -> None:
    lod = Situation().put("war party, Brant @ Virginia", "continental, militia @ Virginia")
    special(lod, "indians", "war_path", "gather").indians("piece Virginia, continental")
    assert lod.at("Virginia") == "1 active war party, Brant"
    other = Situation().put("war party, Cornplanter @ Virginia", "continental, militia @ Virginia")
    special(other, "indians", "war_path", "gather").indians("piece Virginia, continental")
    assert other.count("militia", "Virginia") == 1


# ---------------------------------------------------------------------- 4.4.3 Plunder


@pytest.mark.rule("R-4.4.3a", "A-79")
def test_4_4_3_plunder_only_where_raided_with_more_war_parties_than_rebels() -> None:
    lod = Situation().put("2 war parties, militia @ Virginia", "war party, militia @ Georgia")
    lod.put("war party @ New York")
    raided = bits(lod, "Virginia", "Georgia")
    assert places(lod, "indians", "plunder", "raid", raided=raided) == ["Virginia"]
    assert bars(lod, "indians", "plunder", "raid") == "no_space_for_special"
    assert bars(lod, "indians", "plunder", "gather") == "no_space_for_special"
    empty = Situation().put("war party @ New York")
    assert places(empty, "indians", "plunder", "raid", raided=bits(empty, "New York")) == [
        "New York"
    ]


@pytest.mark.rule("R-4.4.3b")
def test_4_4_3_plunder_takes_resources_by_population_and_costs_a_war_party() -> None:
    lod = Situation().put("2 war parties, active war party @ Virginia")
    lod.resources(patriots=5, indians=0)
    special(lod, "indians", "plunder", "raid", raided=bits(lod, "Virginia"))
    assert lod.asked == "plunderer"
    lod.indians("piece Virginia, active war party")
    assert (lod.has("patriots"), lod.has("indians")) == (3, 2)
    assert lod.at("Virginia") == "2 war parties"


@pytest.mark.rule("R-4.4.3b", "A-29")
def test_4_4_3_as_far_as_the_patriots_have_them() -> None:
    lod = Situation().put("active war party @ Virginia").resources(patriots=0, indians=3)
    special(lod, "indians", "plunder", "raid", raided=bits(lod, "Virginia"))
    assert (lod.has("patriots"), lod.has("indians"), lod.at("Virginia")) == (0, 3, "")


@pytest.mark.rule("R-4.1d")
def test_4_1_a_special_activity_of_others_is_refused() -> None:
    lod = Situation().put("regular, continental @ Boston")
    assert bars(lod, "indians", "skirmish", "march") == "special_of_others"
    assert bars(lod, "british", "trade", "march") == "special_of_others"


@pytest.mark.rule("R-4.2.2a", "R-4.3.2a", "R-4.4.2a")
def test_4_without_anybody_to_strike_with_there_is_no_way_to_strike() -> None:
    lod = Situation().put("tory, active war party @ Virginia", "active militia @ Virginia")
    space = lod.space("Virginia")
    assert skirmish_options(lod.g, BRITISH, space) == ()
    assert war_path_options(lod.g, space) == ()
    assert partisans_options(lod.g, space) == ()
