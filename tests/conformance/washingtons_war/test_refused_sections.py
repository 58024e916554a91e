"""A refusal names the section that forbids the thing in this place: the same British CU bars a
marker by 10.11.A.ii, a reinforcement by 8.2.C and a French landing by 12.2.B.ii."""

from __future__ import annotations

import pytest

from tests.conformance.washingtons_war.fights import attack
from tests.conformance.washingtons_war.situation import REWRITTEN, Situation


def against(ww: Situation, text: str) -> tuple[str, str]:
    """The key of the reason and the section it rests on."""
    key = ww.why_not(text)
    reason = ww.match.why_not(ww.match.asks[0].seat, ww.read(text))
    assert reason is not None
    return key, ww.rules.words.rule_of_reason(reason)


@pytest.mark.rule("R-147")
def test_8_1_c_where_british_reinforcements_do_not_arrive() -> None:
    ww = Situation().put("American 1 @ New York").american_pc("Norfolk").but(british_box=5)
    ww.france("war", "chesapeake").hand(british=[3]).british_turn().british("reinforce 3")
    assert against(ww, "arrive New York") == ("american_cu_there", "8.1.C")
    assert against(ww, "arrive Albany") == ("no_port", "8.1.C")
    assert against(ww, "arrive Yorktown") == ("blockaded", "12.3")
    ww = Situation().american_pc("Norfolk").but(british_box=5)
    ww.hand(british=[3]).british_turn().british("reinforce 3")
    assert against(ww, "arrive Norfolk") == ("american_marker_there", "8.1.C")


@pytest.mark.rule("R-147", "A-44")
def test_3_0_generals_alone_do_not_arrive_with_a_lone_enemy_general() -> None:
    ww = Situation().put("Gates @ Boston").hand(british=[3]).british_turn().british("reinforce 3")
    assert against(ww, "arrive Boston") == ("alone_with_enemy_general", "3.0")


@pytest.mark.rule("R-150")
def test_8_2_c_where_american_reinforcements_do_not_arrive() -> None:
    ww = Situation().put("British 1 @ Albany").british_pc("Norfolk").hand(american=[3])
    ww.american_turn().american("reinforce 3")
    assert against(ww, "arrive Albany") == ("british_cu_there", "8.2.C")
    assert against(ww, "arrive Norfolk") == ("british_marker_there", "8.2.C")


@pytest.mark.rule("R-221")
def test_12_2_where_the_french_do_not_land() -> None:
    ww = Situation().put("British 1 @ Boston").british_pc("Norfolk").hand(american=[96])
    ww.but(alliance=7).american_turn().american("event 96", "place_navy chesapeake")
    assert against(ww, "land_french Boston") == ("british_cu_there", "12.2.B.ii")
    assert against(ww, "land_french Norfolk") == ("british_marker_there", "12.2.B.ii")
    assert against(ww, "land_french Albany") == ("no_port", "12.2.B.ii")


@pytest.mark.rule("R-100")
def test_7_2_b_where_no_landing_party_goes() -> None:
    ww = Situation().put("Gates @ New York").hand(british=[67]).british_turn()
    ww.british("campaign 67")
    assert against(ww, "land New York") == ("american_unit_there", "7.2.B")
    assert against(ww, "land Albany") == ("no_port", "7.2.B")
    assert against(ww, "land Quebec") == ("fortified", "2.1.C")


@pytest.mark.rule("R-114")
def test_7_5_nobody_sails_inland() -> None:
    ww = Situation().put("Howe 5 @ Boston").hand(british=[45]).british_turn()
    ww.british("activate 45", "general Howe")
    assert against(ww, "sail Albany") == ("no_port", "7.5")


@pytest.mark.rule("R-178", "R-226")
def test_9_62_what_bars_a_retreat_by_sea() -> None:
    def beaten(navy: str) -> Situation:
        ww = Situation().put("Greene 5 @ Westchester", "Clinton 3 @ New York")
        ww.british_pc("Boston").france("war", navy)
        return attack(ww, "Greene", "New York", dice=(4, 1, 6, 1, 1, 6))

    ww = beaten("new_england")
    assert against(ww, "retreat Boston") == ("blockaded", "9.62")
    assert against(ww, "retreat Albany") == ("retreat_not_adjacent", "9.61.A")
    ww = beaten("long_island_sound")
    assert against(ww, "retreat Boston") == ("retreat_sea_closed", "9.62")


@pytest.mark.rule("R-119")
def test_7_6_b_which_markers_washingtons_capture_leaves() -> None:
    ww = Situation().put("Howe 5 @ Reading", "Washington @ York", "American 1 @ Salem")
    ww.put("Gates @ Camden").congress("Baltimore")
    ww.american_pc("Salem", "Camden", "Baltimore", "Hartford", "New Haven", "Albany", "Norfolk")
    ww.hand(british=[45]).british_turn()
    ww.british("activate 45", "general Howe", "march York")
    assert ww.asked == "washington_lost"
    assert against(ww, "remove Salem") == ("marker_guarded_by_cu", "7.6.B")
    assert against(ww, "remove Camden") == ("marker_guarded_by_general", "7.6.B")
    assert against(ww, "remove Baltimore") == ("marker_guarded_by_congress", "7.6.B")
    ww.british("remove Hartford")
    assert against(ww, "remove New Haven") == ("colony_already_hit", "7.6.B")


@pytest.mark.rule("R-084")
def test_6_34_c_what_the_declaration_leaves_out() -> None:
    ww = Situation().put("British 1 @ Albany").hand(american=[99]).american_turn()
    ww.american("event 99", "place Hartford")
    assert against(ww, "place Quebec") == ("not_in_canada", "6.34.C.i")
    assert against(ww, "place New Haven") == ("colony_already_served", "6.34.C.i")
    assert against(ww, "place Albany") == ("british_cu_there", "6.34.C.i")


@pytest.mark.rule("R-066")
def test_6_32_b_what_a_discard_does_not_remove() -> None:
    ww = Situation().american_pc("Hartford").put("British 1 @ Albany").british_pc("Norwich")
    ww.hand(american=[95]).american_turn().american("discard 95")
    assert against(ww, "remove New Haven") == ("no_enemy_marker", "6.32.B")


@pytest.mark.rule("R-062", "R-198")
def test_6_31_what_a_card_does_not_touch() -> None:
    ww = Situation().put("American 1 @ Salem").american_pc("Salem", "Hartford", "New Haven")
    ww.american_pc("Albany").hand(british=[95]).british_turn().british("event 95")
    assert against(ww, "remove Salem") == ("marker_guarded_by_cu", "6.31")
    ww.british("remove Hartford")
    assert against(ww, "remove New Haven") == ("colony_already_hit", "6.31")
    ww = Situation().put("British 1 @ Albany").hand(american=[91]).american_turn()
    ww.american("event 91")
    assert against(ww, "place Albany") == ("british_cu_there", "6.31")
    ww.american("place Hartford")
    assert against(ww, "place New Haven") == ("colony_already_served", "6.31")


@pytest.mark.rule("E-03")
def test_10_11_b_american_cus_bar_a_british_marker_in_the_rewritten_edition_too() -> None:
    ww = Situation(REWRITTEN).put("American 1 @ New York").british_pc("Boston")
    ww.hand(british=[3]).british_turn().british("politics 3")
    assert against(ww, "place New York") == ("american_cu_there", "10.11.B.ii")


@pytest.mark.rule("R-169", "R-128")
def test_7_8_c_a_wrong_mix_of_interceptors() -> None:
    ww = Situation().put("Howe 5 @ Westchester", "Greene 4 @ Hartford", "French 3 @ Hartford")
    ww.american_pc("New Haven").hand(british=[45]).british_turn().roll(1)
    ww.british("activate 45", "general Howe", "march New Haven").american("intercept Greene")
    assert against(ww, "mix 1 1") == ("wrong_mix", "7.8.C")


@pytest.mark.rule("R-139", "R-215")
def test_7_9_b_and_11_3_the_choice_of_a_mix_names_its_own_section() -> None:
    ww = Situation().put("Howe 5 @ Westchester", "Greene 4 @ Hartford", "French 3 @ Hartford")
    ww.hand(british=[45]).british_turn().roll(1)
    ww.british("activate 45", "general Howe", "march Hartford")
    ww.american("retreat_before_battle", "retreat Springfield")
    assert (ww.asked, against(ww, "mix 1 1")) == ("along_in_retreat", ("wrong_mix", "7.9.B"))
    assert ww.rules.words.rule_of_ask(ww.match.asks[0]) == "7.9.B"
    ww = Situation().nobody_else().put("British 1 @ Boston", "American 4 @ York", "French 3 @ York")
    ww.step("winter").begin()
    assert (ww.asked, against(ww, "mix 1 1")) == ("winter_losses", ("wrong_mix", "11.3"))
    assert ww.rules.words.rule_of_ask(ww.match.asks[0]) == "11.3"
