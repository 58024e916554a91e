"""3.4: Gather, March, Scout and Raid of the Indians."""

from __future__ import annotations

import pytest

from tests.conformance.liberty_or_death.situation import Situation

# ---------------------------------------------------------------------- 3.4.1 Gather


@pytest.mark.rule("R-3.4.1a")
def test_3_4_1_provinces_at_no_active_level_and_the_first_reserve_free() -> None:
    lod = Situation().put("war party, Brant @ Northwest").levels("AS", "New York")
    lod.levels("AO", "Virginia").levels("PO", "Georgia").command("indians", "gather")
    assert lod.why_not("war_parties New York") == "active_support"
    assert lod.why_not("war_parties Virginia") == "active_opposition"
    assert lod.why_not("war_parties Boston") == "provinces_only"
    lod.indians("war_parties Georgia")
    assert lod.has("indians") == 4
    lod.indians("war_parties Florida")
    assert lod.has("indians") == 4
    lod.indians("war_parties Southwest", "done")
    assert lod.has("indians") == 3


@pytest.mark.rule("R-3.4.1b")
def test_3_4_1_one_war_party_or_a_village_for_two() -> None:
    lod = Situation().put("1 war party, 2 active war parties, Brant @ Northwest")
    lod.put("1 war party @ Florida").command("indians", "gather")
    assert lod.why_not("village Florida") == "needs_war_parties"
    lod.indians("village Northwest", "piece Northwest, active war party")
    lod.indians("piece Northwest, active war party", "war_parties Georgia", "done")
    assert lod.at("Northwest") == "1 war party, 1 village, Brant"
    assert lod.at("Georgia") == "1 war party"


@pytest.mark.rule("R-3.4.1b", "R-1.4.2a")
def test_3_4_1_no_village_without_room() -> None:
    lod = Situation().put("3 war parties, village, british fort, Brant @ Quebec")
    lod.command("indians", "gather")
    assert lod.why_not("village Quebec") == "no_room"


@pytest.mark.rule("R-3.4.1c")
@pytest.mark.parametrize(("villages", "most"), [(1, 2), (2, 3)])
def test_3_4_1_at_villages_war_parties_up_to_villages_and_one(villages: int, most: int) -> None:
    lod = Situation().put(f"{villages} villages, Brant @ Southwest").command("indians", "gather")
    lod.indians("war_parties Southwest")
    assert lod.offered("number") == [str(n) for n in range(1, most + 1)]
    lod.indians(f"number {most}", "done")
    assert lod.count("war party", "Southwest") == most


@pytest.mark.rule("R-3.4.1d", "R-3.4.1e")
def test_3_4_1_war_parties_come_to_a_village_and_hide() -> None:
    lod = Situation().put("village, 1 active war party, Brant @ Northwest")
    lod.put("2 active war parties, 1 war party @ New York", "2 active war parties @ Georgia")
    lod.put("village @ Pennsylvania").command("indians", "gather").indians("draw_in Northwest")
    assert lod.why_not("move Georgia, active war party, 1") == "not_adjacent"
    lod.indians("move New York, active war parties, 2", "move New York, war party, 1", "arrive")
    assert lod.at("Northwest") == "4 war parties, 1 village, Brant"
    lod.indians("draw_in Pennsylvania")
    assert lod.offered("move") == ["Northwest, war party, 1"]  # the one that had not moved


@pytest.mark.rule("R-3.4.1d")
def test_3_4_1_only_a_village_calls() -> None:
    lod = Situation().put("2 active war parties, Brant @ Northwest").command("indians", "gather")
    assert lod.why_not("draw_in Northwest") == "needs_village"


# ---------------------------------------------------------------------- 3.4.2 March


@pytest.mark.rule("R-3.4.2a")
def test_3_4_2_to_adjacent_provinces_never_to_a_city() -> None:
    lod = Situation().put("3 war parties, Brant @ New York").command("indians", "march")
    assert lod.why_not("destination New York City") == "indians_in_city"
    assert lod.why_not("destination Virginia") == "nobody_can_come"
    lod.indians("destination Pennsylvania", "move New York, war parties, 2", "arrive", "done")
    assert lod.at("Pennsylvania") == "2 war parties"
    assert lod.has("indians") == 4


@pytest.mark.rule("R-3.4.2b")
def test_3_4_2_the_first_destination_reached_from_reserves_alone_is_free() -> None:
    lod = Situation().put("3 war parties, Brant @ Northwest", "1 war party @ New York")
    lod.resources(indians=1).command("indians", "march").indians("destination Pennsylvania")
    lod.indians("move Northwest, war parties, 1")
    assert lod.has("indians") == 1
    lod.indians("move New York, war parties, 1")  # not from a Reserve: now it costs
    assert lod.has("indians") == 0
    lod.indians("arrive", "destination Virginia")
    lod.indians("move Northwest, war parties, 1", "arrive", "done")
    assert lod.at("Virginia") == "1 war party"
    assert lod.has("indians") == 0


@pytest.mark.rule("R-3.4.2b")
def test_3_4_2_the_second_one_is_paid() -> None:
    lod = Situation().put("3 war parties, Brant @ Northwest").resources(indians=0)
    lod.command("indians", "march").indians("destination Pennsylvania")
    lod.indians("move Northwest, war parties, 1", "arrive")
    assert lod.why_not("destination Virginia") == "cannot_pay"


@pytest.mark.rule("R-3.4.2c", "R-3.4.2e")
@pytest.mark.parametrize(
    ("there", "active"),
    [("2 militia", 2), ("1 militia", 0), ("2 militia, 3 tories", 0), ("3 continentals", 0)],
)
def test_3_4_2_when_a_group_is_seen(there: str, active: int) -> None:
    lod = Situation().put(f"{there} @ New York", "2 war parties, Brant @ Northwest")
    lod.command("indians", "march").indians("destination New York")
    lod.indians("move Northwest, war parties, 2", "lead Brant", "arrive", "done")
    assert lod.count("active war party", "New York") == active


@pytest.mark.rule("R-3.4.2c", "R-3.4.2e")
def test_3_4_2_groups_from_two_provinces_are_two_groups() -> None:
    lod = Situation().put("1 militia @ Pennsylvania", "2 war parties @ New York")
    lod.put("2 war parties, Brant @ Northwest").command("indians", "march")
    lod.indians("destination Pennsylvania", "move Northwest, war parties, 2")
    lod.indians("move New York, war parties, 2", "lead Brant", "arrive", "done")
    assert lod.at("Pennsylvania") == "4 war parties, 1 militia, Brant"


@pytest.mark.rule("R-3.4.2c")
def test_3_4_2_in_a_reserve_nobody_is_seen() -> None:
    lod = Situation().put("3 militia @ Northwest", "2 war parties, Brant @ Southwest")
    lod.command("indians", "march").indians("destination Northwest")
    lod.indians("move Southwest, war parties, 2", "lead Brant", "arrive", "done")
    assert lod.count("active war party", "Northwest") == 0


@pytest.mark.rule("R-3.4.2d", "R-3.4.2e")
def test_3_4_2_one_destination_when_limited_and_none_moves_twice() -> None:
    lod = Situation().put("2 war parties, Brant @ Northwest", "1 war party @ Pennsylvania")
    lod.command("indians", "march").indians("destination Pennsylvania")
    lod.indians("move Northwest, war parties, 2", "lead Brant", "arrive", "destination New Jersey")
    assert lod.offered("move") == ["Pennsylvania, war party, 1"]
    lod = Situation().put("2 war parties, Brant @ Northwest")
    lod.command("indians", "march", limited=True).indians("destination Pennsylvania")
    lod.indians("move Northwest, war parties, 1", "arrive")
    assert lod.asked == ""


# ---------------------------------------------------------------------- 3.4.3 Scout


@pytest.mark.rule("R-3.4.3a", "R-3.4.3b", "R-3.4.3c")
def test_3_4_3_war_parties_lead_regulars_and_tories() -> None:
    lod = Situation().put("2 war parties, 1 active war party, Brant @ New York")
    lod.put("2 regulars, 3 tories, Gage @ New York", "3 militia @ Pennsylvania")
    lod.command("indians", "scout").indians("scout New York, Pennsylvania")
    assert (lod.has("indians"), lod.has("british")) == (4, 4)
    lod.indians("number 0", "number 1", "number 2")  # Active, Underground, Regulars
    assert lod.offered("number") == ["0", "1", "2"]  # Tories up to the Regulars
    lod.indians("number 1")
    lod.indians("no", "no")  # neither Brant nor Gage comes along
    assert lod.count("active war party", "Pennsylvania") == 1
    assert lod.count("active militia", "Pennsylvania") == 3
    assert (lod.count("regular", "Pennsylvania"), lod.count("tory", "Pennsylvania")) == (2, 1)
    assert lod.count("war party", "New York") == 1


@pytest.mark.rule("R-3.4.3a")
@pytest.mark.parametrize(("indians", "british"), [(0, 5), (5, 0)])
def test_3_4_3_both_must_pay(indians: int, british: int) -> None:
    lod = Situation().put("war party, regular @ New York")
    assert lod.can("scout", "indians")
    lod.resources(indians=indians, british=british)
    assert not lod.can("scout", "indians")


@pytest.mark.rule("R-3.4.3b")
def test_3_4_3_from_a_province_to_an_adjacent_province() -> None:
    lod = Situation().put("war party, regular, Brant @ New York", "war party @ Virginia")
    lod.put("regular @ Boston").command("indians", "scout")
    assert lod.why_not("scout New York, New York City") == "provinces_only"
    assert lod.why_not("scout New York, Virginia") == "not_adjacent"
    assert lod.why_not("scout Virginia, Maryland") == "needs_regulars"


@pytest.mark.rule("R-3.4.3d", "A-27")
@pytest.mark.parametrize("limited", [False, True])
def test_3_4_3_a_skirmish_may_follow_also_in_a_limited_command(limited: bool) -> None:
    lod = Situation().treaty().put("war party, 1 regular, Brant @ New York")
    lod.put("regular, Clinton @ New York", "1 continental, 2 militia @ Pennsylvania")
    lod.blockade("Norfolk").command("indians", "scout", limited=limited)
    lod.indians("scout New York, Pennsylvania", "number 2")
    lod.indians("yes", "yes")  # Brant and Clinton come along
    assert lod.asked == "scout_skirmish"
    lod.indians("yes", "option strike one", "piece Pennsylvania, continental")
    assert lod.g.crc == 1
    assert lod.count("active militia", "Pennsylvania") == 1  # Clinton takes one more
    assert lod.g.fni == 1


@pytest.mark.rule("A-27")
def test_3_4_3_the_skirmish_of_a_scout_does_not_rouse_howe() -> None:
    lod = Situation().treaty().put("war party, 2 regulars, Howe @ New York")
    lod.put("1 continental @ Pennsylvania").blockade("Norfolk").command("indians", "scout")
    lod.indians("scout New York, Pennsylvania", "number 2", "yes", "yes")
    assert lod.g.crc == 1
    assert lod.g.fni == 1


# ---------------------------------------------------------------------- 3.4.4 Raid


@pytest.mark.rule("R-3.4.4a", "R-3.4.4b", "R-3.4.4c", "R-3.4.4d")
def test_3_4_4_up_to_three_provinces_at_opposition() -> None:
    lod = Situation().put("1 war party @ New York", "3 war parties, Brant @ Northwest")
    lod.levels("PO", "New York", "Pennsylvania").levels("AO", "Virginia", "Massachusetts")
    lod.levels("PS", "Georgia").command("indians", "raid")
    assert lod.why_not("raid Georgia") == "not_at_opposition"
    lod.indians("raid New York", "stay", "raid Pennsylvania", "raider Northwest, war party")
    lod.indians("no", "raid Virginia", "raider Northwest, war party", "no")  # Brant stays
    assert lod.why_not("raid Massachusetts") == "three_raids"
    lod.indians("done")
    for space, level in (("New York", "N"), ("Pennsylvania", "N"), ("Virginia", "PO")):
        assert lod.at(space) == "1 active war party"
        assert lod.level(space) == level
        assert lod.g.raids[lod.space(space)] == 1
    assert lod.has("indians") == 2


@pytest.mark.rule("R-3.4.4a", "R-3.4.4d", "A-30")
def test_3_4_4_each_province_needs_an_underground_war_party_of_its_own() -> None:
    lod = Situation().put("2 active war parties @ New York", "1 war party, Brant @ Northwest")
    lod.levels("PO", "New York", "Pennsylvania", "Georgia").command("indians", "raid")
    assert lod.why_not("raid Georgia") == "needs_underground"
    lod.indians("raid New York")
    assert lod.why_not("stay") == "needs_underground"
    lod.indians("raider Northwest, war party", "yes")  # Brant goes along
    assert lod.why_not("raid Pennsylvania") == "needs_underground"


@pytest.mark.rule("A-30")
def test_3_4_4_an_active_war_party_may_move_in_where_an_underground_one_waits() -> None:
    lod = Situation().put("1 war party @ New York", "1 active war party, Brant @ Northwest")
    lod.put("1 war party @ Northwest").levels("PO", "New York", "Pennsylvania")
    lod.command("indians", "raid").indians("raid New York")
    assert lod.offers("raider Northwest, active war party")
    lod.indians("raider Northwest, active war party", "no")
    assert lod.at("New York") == "2 active war parties"
    lod.indians("raid Pennsylvania")
    assert lod.why_not("raider Northwest, active war party") == "not_so_many"


@pytest.mark.rule("R-3.4.4d", "R-3.4.4b")
def test_3_4_4_who_was_activated_for_one_province_is_not_moved_to_the_next() -> None:
    lod = Situation().levels("PO", "New York", "Pennsylvania")
    lod.put("1 war party @ New York", "1 war party @ Pennsylvania").command("indians", "raid")
    lod.indians("raid New York", "stay", "raid Pennsylvania")
    assert lod.why_not("raider New York, active war party") == "not_so_many"
    lod.indians("stay", "done")
    assert lod.at("New York") == lod.at("Pennsylvania") == "1 active war party"


@pytest.mark.rule("R-3.4.4d", "R-3.4.4b", "A-30")
def test_3_4_4_who_was_there_before_may_still_move_on_to_the_next() -> None:
    lod = Situation().levels("PO", "New York", "Pennsylvania")
    lod.put("1 war party, 1 active war party @ New York", "1 war party @ Pennsylvania")
    lod.command("indians", "raid").indians("raid New York", "stay", "raid Pennsylvania")
    lod.indians("raider New York, active war party", "done")
    assert lod.at("New York") == "1 active war party"
    assert lod.at("Pennsylvania") == "2 active war parties"


@pytest.mark.rule("R-3.4.4d", "R-3.4.4b")
def test_3_4_4_where_the_newcomer_is_activated_the_other_one_may_move_on() -> None:
    """In Virginia the War Party that moved in is the newly Activated one; the one that was there
    goes to Maryland, but the Activated one stays."""
    lod = Situation().levels("PO", "Virginia", "Maryland")
    lod.put("1 war party @ Virginia", "1 war party @ North Carolina").command("indians", "raid")
    lod.indians("raid Virginia", "raider North Carolina, war party", "raid Maryland")
    assert lod.why_not("raider Virginia, active war party") == "not_so_many"
    lod.indians("raider Virginia, war party", "done")
    assert lod.at("Virginia") == lod.at("Maryland") == "1 active war party"
    assert lod.level("Virginia") == lod.level("Maryland") == "N"


@pytest.mark.rule("R-3.4.4b", "R-4.4.3b", "R-4.1b")
def test_3_4_4_when_the_activated_one_has_plundered_another_may_still_move_on() -> None:
    lod = Situation().levels("PO", "Virginia", "Maryland").put("2 war parties @ Virginia")
    lod.command("indians", "raid", specials_left=1).indians("raid Virginia", "stay")
    lod.indians("special plunder", "piece Virginia, active war party", "raid Maryland")
    lod.indians("raider Virginia, war party", "done")
    assert (lod.at("Virginia"), lod.at("Maryland")) == ("", "1 active war party")


@pytest.mark.rule("R-3.4.4c")
def test_3_4_4_without_a_marker_left_the_level_shifts_all_the_same() -> None:
    lod = Situation().put("1 war party, Brant @ New York").levels("AO", "New York")
    lod.raids("Georgia", 12).command("indians", "raid").indians("raid New York", "stay", "done")
    assert lod.level("New York") == "PO"
    assert sum(lod.g.raids) == 12


@pytest.mark.rule("R-1.10o", "A-31")
def test_3_4_4_dragging_canoe_goes_two_provinces_far() -> None:
    lod = Situation().put("2 war parties, Dragging Canoe @ Southwest").levels("PO", "Pennsylvania")
    lod.command("indians", "raid").indians("raid Pennsylvania", "raider Southwest, war party", "no")
    assert lod.at("Pennsylvania") == "1 active war party"
