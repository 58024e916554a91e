"""1.10: leaders; their Capabilities that are no part of a Battle."""

from __future__ import annotations

import pytest

from tests.conformance.liberty_or_death.situation import Situation
from ticonderoga.games.liberty_or_death.data.pieces import (
    BRITISH,
    BRITISH_REGULAR,
    FRENCH,
    FRENCH_REGULAR,
    LEADER_FACTION,
    LEADER_IDS,
    MILITIA,
    PATRIOTS,
    TORY,
    UNAVAILABLE,
)
from ticonderoga.games.liberty_or_death.data.spaces import BOSTON, VIRGINIA, WEST_INDIES
from ticonderoga.games.liberty_or_death.rules.forces import (
    leaders_rejoin,
    place,
    place_from,
    remove,
)


@pytest.mark.rule("R-1.10a")
@pytest.mark.parametrize("scenario", ["1775", "1776", "1778"])
def test_1_10_one_leader_of_each_faction_is_in_play(scenario: str) -> None:
    lod = Situation.of(scenario)
    for leader in range(len(LEADER_IDS)):
        if lod.g.leader_of[LEADER_FACTION[leader]] != leader:
            assert lod.g.leaders[leader] == -1
    if scenario == "1778":
        assert lod.where("Rochambeau") == "Connecticut-Rhode Island"
    else:
        assert lod.where("Rochambeau") == ""


@pytest.mark.rule("R-1.10a")
def test_1_10_before_the_treaty_the_french_leader_stays_available() -> None:
    lod = Situation().put("militia, Washington @ Boston")
    lod.command("french", "agent_mobilization").french("agents Massachusetts")
    assert lod.asked == "agents_raise"
    lod.french("option two militia")
    assert lod.at("Massachusetts") == "2 militia"
    assert lod.where("Rochambeau") == ""


@pytest.mark.rule("R-1.10c")
def test_1_10_an_available_leader_comes_with_a_piece_that_is_placed() -> None:
    lod = Situation()
    lod.perform(lambda g: place(g, PATRIOTS, MILITIA, VIRGINIA, 1))
    assert lod.asked == "leader_joins"
    assert lod.asked_faction == "patriots"
    lod.patriots("yes")
    assert lod.at("Virginia") == "1 militia, Washington"
    lod.perform(lambda g: place(g, PATRIOTS, MILITIA, BOSTON, 1))
    assert lod.asked == ""
    assert lod.where("Washington") == "Virginia"


@pytest.mark.rule("R-1.10c", "A-85")
def test_1_10_a_leader_may_come_to_the_west_indies() -> None:
    lod = Situation().treaty()
    lod.perform(lambda g: place(g, FRENCH, FRENCH_REGULAR, WEST_INDIES, 2)).french("yes")
    lod.perform(lambda g: place(g, BRITISH, BRITISH_REGULAR, WEST_INDIES, 1)).british("yes")
    assert lod.at("West Indies") == "1 regular, 2 french regulars, Gage, Rochambeau"


@pytest.mark.rule("R-1.10e", "R-1.10d")
def test_1_10_a_leader_left_alone_goes_to_his_own_or_is_available() -> None:
    lod = Situation().put("regular, Howe @ Boston", "tory @ Virginia", "militia @ Georgia")
    remove(lod.g, BRITISH_REGULAR, BOSTON, 1)
    lod.perform(leaders_rejoin)
    assert lod.asked == "leader_rejoins"
    assert lod.asked_faction == "british"
    assert lod.choices() == ["none", "space Virginia"]
    lod.british("space Virginia")
    assert lod.where("Howe") == "Virginia"
    lod.put("regular @ Boston")
    remove(lod.g, TORY, VIRGINIA, 1)
    lod.perform(leaders_rejoin).british("none")
    assert lod.where("Howe") == ""


@pytest.mark.rule("R-1.10e")
def test_1_10_the_pieces_of_a_friend_do_not_keep_a_leader() -> None:
    lod = Situation().put("regular, war party, Gage @ Virginia")
    remove(lod.g, BRITISH_REGULAR, VIRGINIA, 1)
    lod.perform(leaders_rejoin)
    assert lod.where("Gage") == ""


@pytest.mark.rule("R-1.10b", "A-80")
def test_1_10_a_leader_follows_units_of_his_own_that_march() -> None:
    lod = Situation().put("4 regulars, 1 tory, Howe @ New York City")
    lod.command("british", "march").british("destination New Jersey")
    assert lod.why_not("lead Howe") == "leader_not_there"
    lod.british("move New York City, regulars, 2", "lead Howe", "arrive", "done")
    assert lod.at("New Jersey") == "2 regulars, Howe"


@pytest.mark.rule("R-1.10b", "A-80")
def test_1_10_the_french_may_take_washington_along() -> None:
    lod = Situation().treaty().put("2 french, Rochambeau @ Boston")
    lod.put("2 continentals, Washington @ Boston")
    lod.command("french", "march").french("destination Massachusetts")
    lod.french("move Boston, french, 2")
    assert not lod.offers("lead Washington")
    lod.french("move Boston, continental, 1", "lead Washington", "lead Rochambeau")
    lod.french("arrive", "done")
    assert lod.at("Massachusetts") == "1 continental, 2 french regulars, Washington, Rochambeau"
    assert (lod.has("french"), lod.has("patriots")) == (4, 4)


@pytest.mark.rule("R-1.10h", "A-12", "R-3.3.2d")
@pytest.mark.parametrize(("leader", "french"), [("Rochambeau", 5), ("Lauzun", 4)])
def test_1_10_rochambeau_spares_the_french_their_share_of_a_patriot_march(
    leader: str, french: int
) -> None:
    lod = Situation().treaty().put("2 continentals, Washington, 2 french @ Boston")
    lod.put(f"french, {leader} @ Georgia")
    lod.command("patriots", "march").patriots("destination Massachusetts")
    lod.patriots("move Boston, continentals, 2", "move Boston, french, 2", "lead Washington")
    lod.patriots("arrive", "done")
    assert lod.at("Massachusetts") == "2 continentals, 2 french regulars, Washington"
    assert (lod.has("patriots"), lod.has("french")) == (4, french)


@pytest.mark.rule("R-1.10h")
def test_1_10_without_rochambeau_french_without_resources_stay() -> None:
    lod = Situation().treaty().put("2 continentals, Washington, 2 french @ Boston")
    lod.leader("Lauzun").resources(french=0)
    lod.command("patriots", "march").patriots("destination Massachusetts")
    lod.patriots("move Boston, continentals, 2")
    assert lod.why_not("move Boston, french, 1") == "ally_cannot_pay"
    lod = Situation().treaty().put("2 continentals, Washington, 2 french @ Boston")
    lod.resources(french=0).command("patriots", "march")
    lod.patriots("destination Massachusetts", "move Boston, continentals, 2")
    assert lod.offers("move Boston, french, 2")


@pytest.mark.rule("R-1.10j", "R-1.10f", "A-13")
@pytest.mark.parametrize(("gage", "left"), [("Boston", 5), ("Virginia", 4)])
def test_1_10_where_gage_is_the_first_level_of_loyalty_is_free(gage: str, left: int) -> None:
    lod = Situation().put("2 regulars, 1 tory @ Boston", f"1 regular, Gage @ {gage}")
    lod.propaganda("Boston").resources(british=8)
    lod.command("british", "muster").british("tories Boston", "number 0", "reward Boston")
    assert lod.asked == "reward_steps"
    lod.british(max(lod.choices(), key=lambda said: int(said.split()[-1])), "done")
    assert lod.level("Boston") == "AS"
    # the space, one marker and two levels cost 4; Gage gives one level
    assert lod.has("british") == left
    assert lod.g.propaganda[BOSTON] == 0


@pytest.mark.rule("R-1.10k", "A-14")
def test_1_10_howe_lowers_fni_before_a_special_activity() -> None:
    lod = Situation().treaty().put("2 regulars, Howe @ Boston").blockade("Norfolk", "Savannah")
    lod.special("british", "naval pressure")
    assert lod.asked == "lift_blockade"
    lod.british("space Norfolk")
    assert lod.g.fni == 0


@pytest.mark.rule("A-14")
def test_1_10_with_the_last_blockade_gone_howe_lets_naval_pressure_earn() -> None:
    lod = Situation().treaty().put("2 regulars, Howe @ Boston").blockade("Norfolk").roll(3)
    lod.special("british", "naval pressure")
    assert (lod.g.fni, lod.has("british")) == (0, 8)


@pytest.mark.rule("R-1.10k")
def test_1_10_other_leaders_leave_fni_alone() -> None:
    lod = Situation().treaty().put("2 regulars, Gage @ Boston", "2 militia @ Massachusetts")
    lod.blockade("Norfolk", "Savannah").put("continental, regular @ Massachusetts")
    lod.special("british", "skirmish")
    assert lod.g.fni == 2


@pytest.mark.rule("R-1.10l", "R-1.10f", "A-15")
@pytest.mark.parametrize(("clinton", "left"), [("Boston", 1), ("Virginia", 2)])
def test_1_10_a_skirmish_in_clintons_space_takes_one_more_militia(clinton: str, left: int) -> None:
    lod = Situation().put("2 regulars @ Boston", f"1 regular, Clinton @ {clinton}")
    lod.put("1 continental, 1 militia, 1 active militia @ Boston")
    lod.special("british", "skirmish")
    lod.british("option strike one", "piece Boston, continental")
    if clinton == "Boston":
        assert lod.asked == "one_more_militia"
        assert lod.offered("piece") == ["Boston, active militia", "Boston, militia"]
        lod.british("piece Boston, militia")
    assert lod.count("militia", "Boston") + lod.count("active militia", "Boston") == left
    assert lod.g.crc == 1


@pytest.mark.rule("R-1.10m", "R-1.10f", "A-15")
@pytest.mark.parametrize(
    ("brant", "left", "ways"), [("New York", 1, ["option strike one"]), ("Northwest", 2, [])]
)
def test_1_10_a_war_path_in_brants_space_takes_one_more_militia(
    brant: str, left: int, ways: list[str]
) -> None:
    lod = Situation().put("1 war party @ New York", f"1 war party, Brant @ {brant}")
    lod.put("1 continental, 2 militia @ New York")
    lod.special("indians", "war path")
    lod.indians(*ways, "piece New York, continental")
    assert lod.count("militia", "New York") == left
    assert lod.g.crc == 1


@pytest.mark.rule("R-1.10n", "R-1.10f")
def test_1_10_cornplanter_builds_a_village_out_of_one_war_party() -> None:
    lod = Situation().put("1 war party, Cornplanter @ Northwest", "1 war party @ Southwest")
    lod.command("indians", "gather")
    assert not lod.offers("village Southwest")
    lod.indians("village Northwest", "done")
    assert lod.at("Northwest") == "1 village, Cornplanter"
    lod = Situation().put("1 war party, Brant @ Northwest")
    lod.command("indians", "gather")
    assert not lod.offers("village Northwest")


@pytest.mark.rule("R-1.10o", "R-1.10f", "A-31")
@pytest.mark.parametrize(("leader", "reach"), [("Dragging Canoe", True), ("Brant", False)])
def test_1_10_dragging_canoe_raids_one_space_farther(leader: str, reach: bool) -> None:
    lod = Situation().put(f"2 war parties, {leader} @ Southwest").levels("PO", "Pennsylvania")
    steps = lod.board.province_steps[lod.space("Southwest")][lod.space("Pennsylvania")]
    assert steps == 2
    assert lod.can("raid", "indians") == reach


@pytest.mark.rule("A-14", "R-4.1c")
def test_1_10_howe_with_an_empty_purse_may_begin_with_naval_pressure() -> None:
    lod = Situation().treaty().put("2 regulars, Howe @ Boston").blockade("Norfolk")
    lod.resources(british=0).begin().roll(1)
    lod.british("special naval pressure")
    assert (lod.g.fni, lod.has("british")) == (0, 1)
    lod = Situation().treaty().put("2 regulars, Howe @ Boston").blockade("Norfolk", "Savannah")
    lod.resources(british=0).begin()
    assert lod.why_not("special naval pressure") == "no_command_can_follow"


@pytest.mark.rule("R-1.10c")
def test_1_10_a_leader_does_not_come_with_a_piece_from_another_box() -> None:
    lod = Situation().unavailable("2 tories")
    lod.perform(lambda g: place_from(g, UNAVAILABLE, TORY, VIRGINIA, 2))
    assert lod.asked == ""
    assert lod.at("Virginia") == "2 tories"


@pytest.mark.rule("R-1.10l", "R-4.2.2d", "A-15")
def test_1_10_clintons_militia_falls_beside_the_fort_that_a_skirmish_takes() -> None:
    lod = Situation().put("2 regulars, Clinton @ Boston", "1 patriot fort, 2 militia @ Boston")
    lod.special("british", "skirmish")
    assert lod.at("Boston") == "1 regular, 1 militia, Clinton"
    assert (lod.g.cbc, lod.g.crc) == (1, 1)
    assert lod.in_box("available", "patriot fort") == 6


@pytest.mark.rule("R-1.10j", "A-13", "R-2.3.8e")
@pytest.mark.parametrize(("markers", "level"), [(0, "PS"), (1, "N")])
def test_1_10_gages_level_needs_no_purse_but_a_marker_before_it_does(
    markers: int, level: str
) -> None:
    lod = Situation().put("2 regulars, 1 tory, Gage @ Boston").resources(british=0)
    lod.propaganda("Boston", markers).strokes("british").begin()
    lod.british("stroke", "command muster", "tories Boston", "number 0")
    if markers:
        assert lod.why_not("reward Boston") == "cannot_pay"
    else:
        lod.british("reward Boston")
    assert (lod.level("Boston"), lod.has("british")) == (level, 0)


@pytest.mark.rule("R-1.10k", "R-1.9n", "A-14")
def test_1_10_howe_opens_the_way_to_a_garrison_at_fni_3() -> None:
    lod = Situation().treaty().blockade("Boston", "Norfolk", "Savannah")
    lod.put("3 regulars, 1 continental, Howe @ New York").begin()
    assert lod.why_not("command garrison") == "fni_three"
    lod.british("special skirmish", "space Boston")
    assert (lod.g.fni, lod.g.crc) == (2, 1)
    lod.british("command garrison", "destination Boston")
    assert lod.offers("move New York, regulars, 3")
