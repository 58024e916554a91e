"""9.6: retreats by land and by sea, and surrender."""

from __future__ import annotations

import pytest

from tests.conformance.washingtons_war.fights import (
    ONE_OPS,
    THREE_OPS,
    TREASON,
    attack,
    begin_march,
    winner,
)
from tests.conformance.washingtons_war.situation import Situation
from ticonderoga.games.washingtons_war.data.board import AMERICAN, BRITISH
from ticonderoga.games.washingtons_war.position import DISPERSED

LEADERLESS_LOSES = (1, 6, 1, 1, 6)
"""The attacker wins against a force without a general, which loses one CU."""
GENERAL_LOSES = (1, 1, 6, 1, 1, 6)
"""The attacker wins against a general, who loses one CU."""


def beaten_at_reading() -> Situation:
    """Five CUs at Reading, attacked from Morristown; the other ways lead to Philadelphia,
    York, Carlisle and Wyoming Valley."""
    return Situation().put("Howe 5 @ Morristown", "American 5 @ Reading")


# ---------------------------------------------------------------------- 9.61 by land


@pytest.mark.rule("R-174", "R-175")
def test_9_61_a_beaten_defender_goes_to_any_neighbour_but_the_attackers_origin() -> None:
    ww = attack(beaten_at_reading(), "Howe", "Reading", dice=LEADERLESS_LOSES)
    assert (ww.asked, ww.asked_seat) == ("retreat", AMERICAN)
    assert ww.offered("retreat") == ["Carlisle", "Philadelphia", "Wyoming Valley", "York"]
    assert ww.why_not("retreat Morristown") == "not_where_attack_came_from"
    assert ww.why_not("retreat Bedford") == "retreat_not_adjacent"
    assert ww.why_not("retreat Reading") == "retreat_not_adjacent"
    ww.american("retreat Carlisle")
    assert ww.cus("Carlisle") == (4, 0, 0)
    assert ww.cus("Reading") == (0, 0, 5)


@pytest.mark.rule("R-174")
def test_9_61_not_onto_enemy_cus_nor_an_enemy_marker() -> None:
    ww = beaten_at_reading().put("British 1 @ York", "American 1 @ Carlisle")
    ww.british_pc("Philadelphia").american_pc("Wyoming Valley")
    attack(ww, "Howe", "Reading", dice=LEADERLESS_LOSES)
    assert ww.offered("retreat") == ["Carlisle", "Wyoming Valley"]
    assert ww.why_not("retreat York") == "retreat_enemy_cu"
    assert ww.why_not("retreat Philadelphia") == "retreat_enemy_marker"


@pytest.mark.rule("R-174")
def test_9_61_the_british_keep_off_american_and_french_cus_and_american_markers() -> None:
    ww = Situation().put("Greene 5 @ Morristown", "British 2 @ Reading", "French 1 @ York")
    ww.american_pc("Philadelphia").british_pc("Carlisle")
    attack(ww, "Greene", "Reading", dice=(6, 6, 1, 1, 6))
    assert ww.offered("retreat") == ["Carlisle", "Wyoming Valley"]
    assert ww.why_not("retreat York") == "retreat_enemy_cu"
    assert ww.why_not("retreat Philadelphia") == "retreat_enemy_marker"


@pytest.mark.rule("R-174", "R-179")
def test_9_61_without_a_legal_space_the_defender_surrenders() -> None:
    ww = Situation().put("Howe 5 @ Morristown", "Gates 5 @ Reading")
    ww.british_pc("York", "Carlisle", "Wyoming Valley", "Philadelphia")
    attack(ww, "Howe", "Reading", dice=(4, 1, 6, 1, 1, 6))
    assert ww.logged("surrender") == [(AMERICAN, ww.space("Reading"), 4)]
    assert ww.where("Gates") == "captured"
    assert ww.cus("Reading") == (0, 0, 5)
    assert sum(ww.g.american_cu) == 1


@pytest.mark.rule("R-179", "R-225")
def test_9_63_french_cus_surrender_with_the_american_ones() -> None:
    ww = Situation().put("Howe 5 @ Morristown", "Gates 2+3 @ Reading")
    ww.british_pc("York", "Carlisle", "Wyoming Valley", "Philadelphia")
    attack(ww, "Howe", "Reading", dice=(4, 1, 6, 1, 1, 6)).american("mix 1 0")
    assert ww.cus("Reading") == (0, 0, 5)
    assert sum(ww.g.french_cu) == 0


@pytest.mark.rule("R-175", "R-225")
def test_9_61_a_mixed_force_of_more_than_five_stays_together() -> None:
    ww = Situation().put("Howe 5 @ Morristown", "Gates 5+3 @ Reading")
    attack(ww, "Howe", "Reading", dice=(4, 1, 6, 1, 1, 6)).american("mix 0 1", "retreat York")
    assert ww.cus("York") == (5, 2, 0)
    assert ww.where("Gates") == "York"
    assert ww.cus("Reading") == (0, 0, 5)


@pytest.mark.rule("R-175")
def test_9_61_a_beaten_attacker_goes_back_where_he_came_from() -> None:
    ww = Situation().put("Howe 5 @ Westchester", "American 9 @ Reading")
    attack(ww, "Howe", "Morristown", "Reading", dice=(1, 1, 6, 1, 6))
    assert winner(ww) == AMERICAN
    assert ww.where("Howe") == "Morristown"
    assert ww.cus("Morristown") == (0, 0, 4)
    assert ww.cus("Reading") == (9, 0, 0)


@pytest.mark.rule("R-175", "R-178")
def test_9_61_a_beaten_attacker_has_no_other_way_not_even_by_sea() -> None:
    """He came from an enemy marker: other neighbours and the sea do not help him."""
    ww = Situation().put("Howe 5 @ Westchester", "American 9 @ New York")
    ww.american_pc("Westchester").british_pc("New York", "Boston")
    attack(ww, "Howe", "New York", dice=(1, 1, 6, 1, 6))
    assert winner(ww) == AMERICAN
    assert ww.where("Howe") == "captured"


@pytest.mark.rule("R-175", "R-138")
def test_9_61_an_american_attacker_too_goes_back_where_he_came_from() -> None:
    ww = Situation().put("Greene 3 @ Morristown", "Howe 5 @ Reading")
    attack(ww, "Greene", "Reading", dice=(1, 6, 1, 6, 1, 6))
    assert winner(ww) == BRITISH
    assert ww.where("Greene") == "Morristown"
    assert ww.cus("Morristown") == (2, 0, 0)


@pytest.mark.rule("R-175", "R-133")
def test_9_61_an_interceptor_need_not_go_back_where_he_came_from() -> None:
    ww = Situation().put("Howe 5 @ Morristown", "Arnold 3 @ York").american_pc("Reading")
    begin_march(ww.roll(2, 4, 1, 6, 1, 1, 6), "Howe", "Reading").american("intercept Arnold")
    ww.american("no_card")
    assert winner(ww) == BRITISH
    assert ww.offered("retreat") == ["Carlisle", "Philadelphia", "Wyoming Valley", "York"]


@pytest.mark.rule("R-176", "R-179")
def test_9_61_no_general_is_moved_or_captured_with_cus_that_have_none() -> None:
    ww = beaten_at_reading().put("Cornwallis 1 @ Camden")
    attack(ww, "Howe", "Reading", dice=LEADERLESS_LOSES).american("retreat York")
    assert ww.where("Cornwallis") == "Camden"
    ww = beaten_at_reading().put("Cornwallis 1 @ Camden")
    ww.british_pc("York", "Carlisle", "Wyoming Valley", "Philadelphia")
    attack(ww, "Howe", "Reading", dice=LEADERLESS_LOSES)
    assert ww.logged("surrender") == [(AMERICAN, ww.space("Reading"), 4)]
    assert ww.where("Cornwallis") == "Camden"


@pytest.mark.rule("R-176")
def test_9_61_beaten_attackers_without_a_general_retreat_as_well() -> None:
    ww = Situation().put("Arnold 4 @ Morristown", "Howe 5 @ Reading")
    ww.hand(american=[THREE_OPS], british=[TREASON, ONE_OPS]).roll(4, 1, 6, 1, 6)
    begin_march(ww, "Arnold", "Reading").british(f"battle_card {TREASON}")
    assert winner(ww) == BRITISH
    assert ww.cus("Morristown") == (3, 0, 0)


@pytest.mark.rule("A-22", "R-106")
def test_9_61_a_dashed_line_is_a_legal_retreat_but_not_to_the_attackers_origin() -> None:
    ww = Situation().put("Howe 5 @ Bassett Town", "American 3 @ Fort Detroit")
    attack(ww, "Howe", "Fort Detroit", dice=LEADERLESS_LOSES)
    assert ww.cus("Fort Niagara") == (2, 0, 0)


@pytest.mark.rule("A-22", "R-111", "R-011")
def test_9_61_arnold_alone_retreats_between_quebec_and_falmouth() -> None:
    ww = Situation().put("Carleton 5 @ Montreal", "Arnold 3 @ Quebec").but(year=1776)
    attack(ww, "Carleton", "Quebec", dice=GENERAL_LOSES)
    assert ww.where("Arnold") == "Falmouth"
    assert ww.cus("Falmouth") == (2, 0, 0)

    ww = Situation().put("Carleton 5 @ Montreal", "Gates 3 @ Quebec")
    attack(ww, "Carleton", "Quebec", dice=GENERAL_LOSES)
    assert ww.where("Gates") == "captured"

    ww = Situation().put("Howe 5 @ Boston", "Arnold 3 @ Falmouth").british_pc("Concord")
    attack(ww, "Howe", "Falmouth", dice=GENERAL_LOSES)
    assert ww.where("Arnold") == "Quebec"


# ---------------------------------------------------------------------- arrivals


@pytest.mark.rule("R-177")
def test_9_61_a_retreating_army_captures_a_lone_enemy_general() -> None:
    ww = Situation().put("Howe 5 @ Morristown", "Gates 3 @ Reading", "Clinton @ York")
    attack(ww, "Howe", "Reading", dice=GENERAL_LOSES).american("retreat York")
    assert ww.where("Clinton") == "captured"
    assert ww.where("Gates") == "York"


@pytest.mark.rule("R-177", "R-225")
@pytest.mark.parametrize("force", ["Gates 2", "Gates 2+1"])
def test_9_61_the_smallest_army_does_so_too(force: str) -> None:
    """One American CU left, and one American with one French."""
    ww = Situation().put("Howe 5 @ Morristown", f"{force} @ Reading", "Clinton @ York")
    attack(ww, "Howe", "Reading", dice=GENERAL_LOSES).american("mix 1 0", "retreat York")
    assert ww.cus("York") == (1, int("+" in force), 0)
    assert ww.where("Clinton") == "captured"


@pytest.mark.rule("R-177")
def test_9_61_a_retreating_british_army_captures_a_lone_american_general() -> None:
    ww = Situation().put("Greene 5 @ Morristown", "Clinton 3 @ Reading", "Gates @ York")
    attack(ww, "Greene", "Reading", dice=(4, 1, 6, 1, 1, 6)).british("retreat York")
    assert ww.where("Gates") == "captured"


@pytest.mark.rule("R-235")
def test_9_61_a_general_without_cus_does_not_retreat_onto_a_lone_enemy_general() -> None:
    ww = Situation().put("Howe 5 @ Morristown", "Gates 1 @ Reading", "Clinton @ York")
    attack(ww, "Howe", "Reading", dice=GENERAL_LOSES)
    assert ww.offered("retreat") == ["Carlisle", "Philadelphia", "Wyoming Valley"]
    assert ww.why_not("retreat York") == "retreat_lone_general"


@pytest.mark.rule("R-235")
def test_9_61_cus_without_a_general_do_not_retreat_onto_a_lone_enemy_general() -> None:
    ww = beaten_at_reading().put("Clinton @ York")
    attack(ww, "Howe", "Reading", dice=LEADERLESS_LOSES)
    assert ww.why_not("retreat York") == "retreat_lone_general"

    ww = Situation().put("Greene 5 @ Morristown", "British 2 @ Reading", "Gates @ York")
    attack(ww, "Greene", "Reading", dice=(6, 6, 1, 1, 6))
    assert ww.why_not("retreat York") == "retreat_lone_general"


@pytest.mark.rule("R-235")
def test_9_61_with_no_other_way_out_such_a_force_surrenders() -> None:
    ww = Situation().put("Howe 5 @ Morristown", "Gates 1 @ Reading", "Clinton @ York")
    ww.british_pc("Carlisle", "Philadelphia", "Wyoming Valley")
    attack(ww, "Howe", "Reading", dice=GENERAL_LOSES)
    assert ww.where("Gates") == "captured"
    assert ww.logged("surrender") == [(AMERICAN, ww.space("Reading"), 0)]


@pytest.mark.rule("R-171", "R-177", "R-235")
def test_9_61_washington_retreats_like_any_general() -> None:
    """With CUs he takes a lone enemy general; alone he must go elsewhere."""
    ww = Situation().put("Howe 5 @ Morristown", "Washington 3 @ Reading", "Clinton @ York")
    attack(ww, "Howe", "Reading", dice=GENERAL_LOSES).american("retreat York")
    assert ww.where("Clinton") == "captured"
    assert ww.where("Washington") == "York"
    ww = Situation().put("Howe 5 @ Morristown", "Washington 1 @ Reading", "Clinton @ York")
    attack(ww, "Howe", "Reading", dice=GENERAL_LOSES)
    assert ww.why_not("retreat York") == "retreat_lone_general"
    ww.american("retreat Carlisle")
    assert ww.where("Washington") == "Carlisle"


@pytest.mark.rule("R-235")
def test_9_61_nor_onto_washington_alone() -> None:
    ww = Situation().put("Greene 5 @ Morristown", "British 2 @ Reading", "Washington @ York")
    attack(ww, "Greene", "Reading", dice=(6, 6, 1, 1, 6))
    assert ww.why_not("retreat York") == "retreat_lone_general"


@pytest.mark.rule("R-181")
def test_9_61_two_generals_after_a_retreat_one_goes_to_the_box() -> None:
    ww = Situation().put("Howe 5 @ Morristown", "Gates 3 @ Reading", "Lee 2 @ York")
    attack(ww, "Howe", "Reading", dice=GENERAL_LOSES).american("retreat York")
    assert ww.offered("dismiss") == ["Gates", "Lee"]
    ww.american("dismiss Lee")
    assert ww.where("Lee") == "box"
    assert ww.where("Gates") == "York"
    assert ww.cus("York") == (4, 0, 0)


@pytest.mark.rule("R-181")
def test_9_61_washington_never_goes_to_the_box_after_a_retreat() -> None:
    ww = Situation().put("Howe 5 @ Morristown", "Gates 3 @ Reading", "Washington 2 @ York")
    attack(ww, "Howe", "Reading", dice=GENERAL_LOSES).american("retreat York")
    assert ww.where("Gates") == "box"
    assert ww.where("Washington") == "York"


@pytest.mark.rule("R-120")
def test_7_7_a_british_army_that_retreats_onto_congress_disperses_it() -> None:
    """Entering is entering, in a retreat too; CUs without a general are no Army."""
    ww = Situation().put("Greene 5 @ Morristown", "Clinton 3 @ Reading").congress("York")
    attack(ww, "Greene", "Reading", dice=(4, 1, 6, 1, 1, 6)).british("retreat York")
    assert ww.g.congress == DISPERSED
    assert ww.g.congress_dispersed is True

    ww = Situation().put("Greene 5 @ Morristown", "British 3 @ Reading").congress("York")
    attack(ww, "Greene", "Reading", dice=(6, 6, 1, 1, 6)).british("retreat York")
    assert ww.g.congress == ww.space("York")


@pytest.mark.rule("R-120")
def test_7_7_an_american_retreat_to_congress_leaves_it_in_peace() -> None:
    ww = Situation().put("Howe 5 @ Morristown", "Gates 3 @ Reading").congress("York")
    attack(ww, "Howe", "Reading", dice=GENERAL_LOSES).american("retreat York")
    assert ww.g.congress == ww.space("York")


# ---------------------------------------------------------------------- 9.62 by sea


def beaten_at_new_york(**navy: str) -> Situation:
    """Clinton with 3 CUs loses New York to Greene, who came from Westchester. By land there
    are New Brunswick and Long Island (itself a port)."""
    ww = Situation().put("Greene 5 @ Westchester", "Clinton 3 @ New York")
    if navy:
        ww.france("war", navy["navy"])
    return ww


AT_SEA = (4, 1, 6, 1, 1, 6)


@pytest.mark.rule("R-178")
def test_9_62_beaten_british_defenders_may_sail_to_any_free_port() -> None:
    ww = beaten_at_new_york().put("American 1 @ Savannah", "French 1 @ Newport")
    ww.american_pc("Norfolk").british_pc("Boston")
    attack(ww, "Greene", "New York", dice=AT_SEA)
    offered = ww.offered("retreat")
    assert "New Brunswick" in offered
    for port in ("Long Island", "Boston", "Quebec", "Philadelphia", "Charleston", "New Haven"):
        assert port in offered
    assert ww.why_not("retreat Norfolk") == "retreat_enemy_marker"
    assert ww.why_not("retreat Savannah") == "retreat_enemy_cu"
    assert ww.why_not("retreat Newport") == "retreat_enemy_cu"
    assert ww.why_not("retreat Albany") == "retreat_not_adjacent"
    assert ww.why_not("retreat New York") == "retreat_not_adjacent"
    assert ww.why_not("retreat Westchester") == "not_where_attack_came_from"
    ww.british("retreat Boston")
    assert ww.where("Clinton") == "Boston"
    assert ww.cus("Boston") == (0, 0, 2)


@pytest.mark.rule("R-178", "R-226")
def test_9_62_not_out_of_a_blockaded_port() -> None:
    ww = beaten_at_new_york(navy="long_island_sound").british_pc("Boston")
    attack(ww, "Greene", "New York", dice=AT_SEA)
    assert ww.offered("retreat") == ["Long Island", "New Brunswick"]
    assert ww.why_not("retreat Boston") == "retreat_sea_closed"


@pytest.mark.rule("R-178", "R-226")
def test_9_62_not_into_a_blockaded_port() -> None:
    ww = beaten_at_new_york(navy="new_england").british_pc("Boston", "Norfolk")
    attack(ww, "Greene", "New York", dice=AT_SEA)
    assert ww.why_not("retreat Boston") == "blockaded"
    assert ww.offers("retreat Norfolk")


@pytest.mark.rule("R-178", "R-006")
@pytest.mark.parametrize("marker", ["British", "none", "American"])
def test_9_62_a_fortified_port_gives_way_to_sea_under_a_british_marker_only(marker: str) -> None:
    ww = Situation().put("Greene 5 @ Eutaw Springs", "Clinton 3 @ Charleston")
    if marker == "British":
        ww.british_pc("Charleston")
    elif marker == "American":
        ww.american_pc("Charleston")
    attack(ww, "Greene", "Charleston", dice=AT_SEA)
    by_land = ["Savannah", "Wilmington, NC"]
    if marker == "British":
        assert ww.offers("retreat Boston")
        assert ww.offers("retreat Quebec")
    else:
        assert ww.offered("retreat") == by_land


@pytest.mark.rule("R-178")
def test_9_62_not_by_sea_to_the_port_the_attack_came_from() -> None:
    ww = Situation().put("Greene 5 @ Norfolk", "Clinton 3 @ Yorktown")
    attack(ww, "Greene", "Yorktown", dice=AT_SEA)
    assert ww.why_not("retreat Norfolk") == "not_where_attack_came_from"
    assert ww.offers("retreat Alexandria")


@pytest.mark.rule("R-178")
def test_9_62_no_port_no_sea() -> None:
    ww = Situation().put("Greene 5 @ Morristown", "Clinton 3 @ Reading").british_pc("Boston")
    attack(ww, "Greene", "Reading", dice=AT_SEA)
    assert ww.why_not("retreat Boston") == "retreat_not_adjacent"


@pytest.mark.rule("R-178")
def test_9_62_the_americans_never_retreat_by_sea() -> None:
    ww = Situation().put("Howe 5 @ Westchester", "Gates 3 @ New York").american_pc("Boston")
    attack(ww, "Howe", "New York", dice=GENERAL_LOSES)
    assert ww.offered("retreat") == ["Long Island", "New Brunswick"]
    assert ww.why_not("retreat Boston") == "retreat_not_adjacent"


@pytest.mark.rule("R-176", "A-23")
def test_9_62_british_cus_without_a_general_retreat_by_sea_too() -> None:
    ww = Situation().put("Greene 5 @ New York", "British 3 @ Long Island").british_pc("Boston")
    attack(ww, "Greene", "Long Island", dice=(6, 6, 1, 1, 6)).british("retreat Boston")
    assert ww.cus("Boston") == (0, 0, 2)


# ---------------------------------------------------------------------- 9.63 surrender


@pytest.mark.rule("R-179", "R-178")
def test_9_63_a_cut_off_british_garrison_surrenders() -> None:
    ww = Situation().put("Greene 5 @ New York", "Clinton 3 @ Long Island")
    ww.france("war", "long_island_sound")
    attack(ww, "Greene", "Long Island", dice=AT_SEA)
    assert ww.logged("surrender") == [(BRITISH, ww.space("Long Island"), 2)]
    assert ww.where("Clinton") == "captured"
    assert ww.cus("Long Island") == (5, 0, 0)


@pytest.mark.rule("R-180")
@pytest.mark.parametrize(("marker", "where"), [(False, "Morristown"), (True, "captured")])
def test_9_63_an_attacker_from_an_enemy_marker_surrenders(marker: bool, where: str) -> None:
    ww = Situation().put("Howe 5 @ Morristown", "American 9 @ Reading")
    if marker:
        ww.american_pc("Morristown")
    attack(ww, "Howe", "Reading", dice=(1, 1, 6, 1, 6))
    assert ww.where("Howe") == where
    assert ww.cus("Morristown") == (0, 0, 0 if marker else 4)


@pytest.mark.rule("R-180", "R-119")
def test_9_63_so_does_an_american_attacker_from_a_british_marker() -> None:
    ww = Situation().put("Washington 3 @ Morristown", "Howe 5 @ Reading")
    ww.british_pc("Morristown").american_pc("York")
    attack(ww, "Washington", "Reading", dice=(1, 4, 1, 6, 1, 6))
    assert ww.where("Washington") == "out"
    assert ww.cus("Morristown") == (0, 0, 0)


@pytest.mark.rule("R-180")
def test_9_63_what_counts_is_the_last_space_before_the_battle() -> None:
    ww = Situation().put("Howe 5 @ Westchester", "American 9 @ Reading").american_pc("Westchester")
    attack(ww, "Howe", "Morristown", "Reading", dice=(1, 1, 6, 1, 6))
    assert ww.where("Howe") == "Morristown"


@pytest.mark.rule("R-182", "R-172")
@pytest.mark.parametrize(("cus", "regulars"), [(3, False), (2, True)])
def test_9_63_surrendered_cus_count_toward_the_three_of_the_regulars(
    cus: int, regulars: bool
) -> None:
    """One CU falls, the rest surrender."""
    ww = Situation().put(f"Howe {cus} @ Morristown", "American 9 @ Reading")
    attack(ww.american_pc("Morristown"), "Howe", "Reading", dice=(1, 1, 6, 1, 6))
    assert ww.logged("surrender") == [(BRITISH, ww.space("Reading"), cus - 1)]
    assert ww.g.regulars is regulars
    assert ww.g.alliance == (1 if regulars else 3)
