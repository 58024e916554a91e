"""7.2, 14.4, 15.1, 15.3, 15.6: who may sail together, troops aboard, Havana, and other attempts."""

from __future__ import annotations

import pytest

from tests.conformance.end_of_empire.fleets import (
    BRITISH_FLEET,
    SPANISH_FLEET,
    aboard,
    at_havana,
    choose_all,
    land,
    operations,
)
from tests.conformance.end_of_empire.situation import Situation
from ticonderoga.games.end_of_empire.data.kinds import BRITISH
from ticonderoga.games.end_of_empire.rules.embarking import (
    failed_seas,
    has_landed,
    note_failure,
    note_landing,
)

HOWE = "Howe, 33rd Foot, 57th Foot @ 4926-town"
OFF_NEW_YORK = "British fleet @ North Atlantic"
IDLE = "59th Foot @ 3411"
"""Somebody who could still be activated, so that the phase goes on."""


def british(*stacks: str, turn: int = 9, **options: str) -> Situation:
    return operations("arw", "british", OFF_NEW_YORK, IDLE, *stacks, turn=turn, **options)


def allied(*stacks: str, turn: int = 33, entered: tuple[int, int] = (10, 20)) -> Situation:
    s = operations("arw", "allied", *stacks, turn=turn)
    return s.but(entered_war=list(entered))


# ---------------------------------------------------------------------- nations


@pytest.mark.rule("R-N5")
@pytest.mark.parametrize(("new_france", "who", "bar"), [
    (False, "2 Cont", "fleet_keeps_out"), (True, "2 Cont", ""),
    (False, "Bourbonnois", "french_keep_out"), (True, "Bourbonnois", ""),
])  # fmt: skip
def test_the_french_fleet_takes_nobody_to_canada(new_france: bool, who: str, bar: str) -> None:
    s = allied("French fleet @ Gulf of St Lawrence", f"{who}, Lafayette @ 2922")
    s.but(new_france=new_france, entered_war=[10, 0])
    s.allied("amphibious French fleet")
    if bar:
        assert s.why_not("land 4111") == bar
    else:
        assert s.offers("land 4111")
    assert s.offers("land 5826")


@pytest.mark.rule("R-N2", "R-N8")
def test_spaniards_and_americans_do_not_sail_together() -> None:
    s = allied("Spanish fleet @ South Atlantic", "2 Cont, Greene @ S4225", "4 Cont @ S4525")
    s.put("Habana @ aboard Spanish fleet", "Navarra @ Havana").marked("begun_in_port", "Navarra")
    s.allied("amphibious Spanish fleet")
    assert s.why_not("land S3825") == "spanish_keep_out"
    s.allied("land S3228")
    assert s.why_not("sail_from S4225") == "spanish_apart"
    assert s.choices() == ["sail_aboard", "sail_from_havana"]


@pytest.mark.rule("R-N8", "R-N2")
def test_spaniards_land_from_the_gulf_of_maine_but_not_on_american_soil() -> None:
    s = allied("Spanish fleet @ Gulf of Maine", "Habana @ aboard Spanish fleet")
    s.allied("amphibious Spanish fleet")
    assert s.why_not("land 3120") == "spanish_keep_out"
    assert s.offers("land 4926")


@pytest.mark.rule("R-N5", "R-M6")
def test_the_french_sail_with_rochambeau() -> None:
    s = allied("French fleet @ Chesapeake Bay", "Bourbonnois, Soissonnois, Rochambeau @ 2922")
    s.roll(4).allied("amphibious French fleet", "land 1024", "take Soissonnois", "roll")
    s.allied("by_sea_alone")
    assert s.at("1024") == "Allied: Bourbonnois 4/4, Soissonnois 4/4, Rochambeau"


@pytest.mark.rule("R-N5")
def test_one_of_them_who_is_done_holds_the_others() -> None:
    s = allied(
        "French fleet @ Chesapeake Bay", "Bourbonnois, Soissonnois, Rochambeau @ 2922",
        "2 Cont, 4 Cont, Greene @ 2922",
    ).marked("done", "Soissonnois")  # fmt: skip
    s.allied("amphibious French fleet", "land 1024")
    assert s.why_not("take Bourbonnois") == "stays_together"
    assert s.offers("take 2 Cont")


# ---------------------------------------------------------------------- Havana


@pytest.mark.rule("R-F35", "R-N7", "R-M6")
def test_a_force_sails_from_havana() -> None:
    s = allied("Spanish fleet @ Gulf of Mexico", "Habana, Navarra, Galvez @ Havana").roll(5)
    s.put("5 Cont @ 2716")
    land(s, SPANISH_FLEET, "S2315")
    assert s.logged("sea_leads") == [(s.piece("Galvez"), 5)]
    assert s.dice() == [5]
    assert s.at("S2315") == "Allied: Habana 2/2, Navarra 2/2, Galvez"
    assert at_havana(s) == []


@pytest.mark.rule("R-M6", "R-G3")
def test_without_a_leader_at_havana_the_default_leader_checks() -> None:
    s = allied("Spanish fleet @ Gulf of Mexico", "Habana @ Havana", "5 Cont @ 2716").roll(3)
    land(s, SPANISH_FLEET, "S2315")
    assert s.logged("sea_default") == [(2,)]
    assert at_havana(s) == ["Habana"]
    assert s.has_mark("done") == ["Habana"]


@pytest.mark.rule("R-F35")
def test_who_came_to_havana_this_turn_waits() -> None:
    s = allied("Spanish fleet @ Gulf of Mexico", "Habana @ Havana", "5 Cont @ 2716")
    s.but(begun_in_port=0).begin()
    assert s.why_not("amphibious Spanish fleet") == "nobody_sails"


# ---------------------------------------------------------------------- troops aboard


@pytest.mark.rule("R-M7")
def test_troops_aboard_join_without_a_check_of_their_own() -> None:
    s = british(HOWE, "40th Foot, Clinton @ aboard British fleet").roll(4)
    s.british("amphibious British fleet", "land 2220", "sail_from 4926-town")
    s.british("take_all", "roll", "by_sea_alone")
    assert s.checks() == ["Howe 4: 4"]
    assert "40th Foot" in s.at("2220")
    assert "Clinton" in s.at("2220")
    assert aboard(s, BRITISH_FLEET) == []


@pytest.mark.rule("R-M7")
def test_somebody_from_the_port_has_to_come() -> None:
    s = british(HOWE, "40th Foot @ aboard British fleet")
    s.british("amphibious British fleet", "land 2220", "sail_from 4926-town", "take 40th Foot")
    assert s.why_not("roll") == "nobody_from_port"
    assert s.why_not("take Howe") == "unit_first"


@pytest.mark.rule("R-M7")
def test_evacuated_troops_need_not_come() -> None:
    s = british(HOWE, "40th Foot @ aboard British fleet").roll(1)
    s.british("amphibious British fleet", "land 2220", "sail_from 4926-town")
    s.british("take 33rd Foot", "roll", "by_sea_alone")
    assert aboard(s, BRITISH_FLEET) == ["40th Foot"]
    s.british("end_phase")
    assert aboard(s, BRITISH_FLEET) == ["40th Foot"]


@pytest.mark.rule("R-M7")
def test_they_land_alone_as_if_from_a_port() -> None:
    s = british("40th Foot, 4th Foot, Clinton @ aboard British fleet").roll(4)
    land(s, BRITISH_FLEET, "2220")
    assert s.logged("sea_leads") == [(s.piece("Clinton"), 4)]
    assert s.logged("sea_passed") == [(4,)]
    assert s.at("2220") == "British: 4th Foot 2/2, 40th Foot 2/2, Clinton"


@pytest.mark.rule("R-M7")
def test_if_they_fail_they_go_to_a_port() -> None:
    s = british("40th Foot, Clinton @ aboard British fleet").roll(5)
    land(s, BRITISH_FLEET, "2220")
    assert s.asked == "refuge"
    s.british("space 4926")
    assert s.at("4926") == "British: 40th Foot 2/2, Clinton"
    assert s.has_mark("sailed") == ["40th Foot", "Clinton"]
    assert s.why_not("amphibious British fleet") == "nobody_sails"


@pytest.mark.rule("R-M7")
def test_or_are_eliminated() -> None:
    s = british("40th Foot, Clinton @ aboard British fleet", "2 Cont @ 4926").roll(5)
    land(s, BRITISH_FLEET, "2220")
    assert s.where("40th Foot") == "dead"
    assert s.where("Clinton") == "captured"


@pytest.mark.rule("R-M7")
def test_all_aboard_leave_the_fleet_if_no_attempt_succeeds() -> None:
    s = british(HOWE, "40th Foot @ aboard British fleet").roll(5)
    s.british("amphibious British fleet", "land 2220", "sail_from 4926-town")
    s.british("take 33rd Foot", "take 57th Foot", "take Howe", "roll", "by_sea_alone")
    assert s.asked == "refuge"
    s.british("space 4926")
    assert s.where("40th Foot") == "4926"
    assert s.has_mark("sailed") == ["40th Foot"]


@pytest.mark.rule("R-M7", "R-M12")
def test_who_was_evacuated_in_this_phase_does_not_land_in_it() -> None:
    s = british("40th Foot @ aboard British fleet", HOWE).marked("checked", "40th Foot")
    s.british("amphibious British fleet", "land 2220")
    assert s.why_not("take 40th Foot") == "activated_before"


@pytest.mark.rule("R-M7", "R-G5")
def test_a_boxed_unit_alone_aboard_cannot_land() -> None:
    s = british("8th Foot (King's) @ aboard British fleet").begin()
    assert s.why_not("amphibious British fleet") == "nobody_sails"


# ---------------------------------------------------------------------- other forces try


@pytest.mark.rule("R-M8", "A-57", "A-19")
def test_another_force_on_the_same_sea_may_try() -> None:
    s = british(HOWE, "4th Foot, Clinton @ 3120-town", "5th Foot, Cornwallis @ 2922")
    s.roll(5, 4).british("amphibious British fleet", "land 2320", "sail_from 4926-town")
    s.british("take_all", "roll", "by_sea_alone")
    assert s.asked == "landing_source"
    assert s.why_not("sail_from 2922") == "same_sea_only"
    assert s.why_not("sail_from 4926-town") == "is_done"
    s.british("sail_from 3120-town", "take_all", "roll")
    assert s.checks() == ["Howe 4: 5", "Clinton 4: 4"]
    assert s.at("2320") == "British: 4th Foot 2/2, Clinton"
    assert s.why_not("amphibious British fleet") == "landing_used"


@pytest.mark.rule("R-M8", "A-19", "A-57")
def test_he_may_give_up_and_later_try_from_that_sea_only() -> None:
    s = british(HOWE, "4th Foot, Clinton @ 3120-town", "5th Foot, Cornwallis @ 2922")
    s.roll(5, 1).british("amphibious British fleet", "land 2320", "sail_from 4926-town")
    s.british("take_all", "roll", "by_sea_alone", "give_up_landing")
    assert s.step() == "operations"
    assert s.logged("landing_given_up")
    s.british("amphibious British fleet", "land 2220")
    choose_all(s)
    s.british("by_sea_alone")
    assert s.at("2220") == "British: 4th Foot 2/2, Clinton"


@pytest.mark.rule("R-M8", "R-M7")
def test_those_aboard_may_join_the_next_attempt() -> None:
    s = british(HOWE, "4th Foot, Clinton @ 3120-town", "40th Foot @ aboard British fleet")
    s.roll(5, 4).british("amphibious British fleet", "land 2320", "sail_from 4926-town")
    s.british("take 33rd Foot", "take 40th Foot", "roll", "by_sea_alone", "sail_from 3120-town")
    s.british("take_all", "roll")
    assert s.at("2320") == "British: 4th Foot 2/2, 40th Foot 2/2, Clinton"


@pytest.mark.rule("R-M8")
def test_after_a_failure_those_aboard_do_not_try_alone() -> None:
    s = british(HOWE, "4th Foot @ 3120-town", "40th Foot @ aboard British fleet")
    s.roll(5).british("amphibious British fleet", "land 2320", "sail_from 4926-town")
    s.british("take 33rd Foot", "roll", "by_sea_alone")
    assert s.why_not("sail_aboard") == "same_sea_only"
    s.british("give_up_landing")
    assert s.asked == "refuge"


@pytest.mark.rule("R-M8")
def test_after_those_aboard_failed_a_port_of_the_fleets_sea_may_try() -> None:
    s = british(HOWE, "5th Foot @ 2922", "40th Foot @ aboard British fleet").roll(3, 2)
    s.british("amphibious British fleet", "land 2320", "sail_aboard", "take 40th Foot", "roll")
    s.british("by_sea_alone")
    assert s.asked == "refuge"
    s.british("space 2922-town")
    assert s.asked == "landing_source"
    assert s.why_not("sail_from 4926-town") == "same_sea_only"
    s.british("sail_from 2922")
    choose_all(s)
    assert s.where("5th Foot") == "2320"


@pytest.mark.rule("R-M8", "R-C4")
def test_each_side_has_its_own_failures() -> None:
    s = allied("French fleet @ Chesapeake Bay", "2 Cont, Greene @ 1419")
    s.but(used=1 | 63 << 8).begin()
    assert s.offers("amphibious French fleet")
    s = allied("French fleet @ Chesapeake Bay", "2 Cont, Greene @ 1419", "5 Cont @ 2716")
    s.but(used=2).begin()
    assert s.why_not("amphibious French fleet") == "landing_used"
    s = allied("French fleet @ Chesapeake Bay", "2 Cont, Greene @ 1419", "5 Cont @ 2716")
    s.but(used=1 << 8 + 6).begin()
    assert s.why_not("amphibious French fleet") == "nobody_sails"


# ---------------------------------------------------------------------- arrivals aboard (7.2)


@pytest.mark.rule("R-F8", "R-M7")
def test_arrivals_aboard_have_to_be_used() -> None:
    s = british(HOWE, "40th Foot, Clinton @ aboard British fleet")
    s.marked("must_land", "40th Foot", "Clinton").begin()
    assert s.why_not("end_phase") == "must_land"
    s.roll(1).british("amphibious British fleet", "land 2220", "sail_from 4926-town")
    s.british("take 33rd Foot")
    assert s.why_not("roll") == "must_go_along"
    s.british("take 40th Foot")
    assert s.why_not("roll") == "must_go_along"
    s.british("take Clinton", "roll", "by_sea_alone")
    assert s.at("2220") == "British: 40th Foot 2/2, 33rd Foot 2/2, Clinton"
    assert s.has_mark("must_land") == []
    assert s.offers("end_phase")


@pytest.mark.rule("R-F8", "R-M7")
def test_if_they_cannot_they_go_to_a_port_at_the_end() -> None:
    s = british("40th Foot @ aboard British fleet", "33rd Foot @ aboard British fleet")
    s.marked("must_land", "40th Foot").but(used=1).begin()
    s.british("end_phase")
    assert s.asked == "refuge"
    s.british("space 4926")
    assert s.where("40th Foot") == "4926"
    assert aboard(s, BRITISH_FLEET) == ["33rd Foot"]
    assert s.step() == "fortifying"


@pytest.mark.rule("R-F8")
def test_a_fleet_without_arrivals_waits_for_the_one_that_has_them() -> None:
    s = allied(
        "French fleet @ Chesapeake Bay", "Spanish fleet @ Gulf of Mexico", "2 Cont, Greene @ 1419",
        "Habana @ aboard Spanish fleet",
    ).marked("must_land", "Habana").begin()  # fmt: skip
    assert s.why_not("amphibious French fleet") == "others_must_land"
    assert s.offers("amphibious Spanish fleet")


@pytest.mark.rule("R-F8")
def test_not_if_these_could_not_land_anyway() -> None:
    s = allied(
        "French fleet @ Chesapeake Bay", "Spanish fleet @ Gulf of Mexico", "2 Cont, Greene @ 1419",
        "Habana @ aboard Spanish fleet",
    ).marked("must_land", "Habana").marked("done", "Habana").begin()  # fmt: skip
    assert s.offers("amphibious French fleet")


# ---------------------------------------------------------------------- edges


@pytest.mark.rule("R-M7", "R-G3")
@pytest.mark.parametrize(("die", "where"), [(2, "2220"), (3, "4926")])
def test_the_default_leader_aboard_has_initiative_two(die: int, where: str) -> None:
    s = british("40th Foot @ aboard British fleet").roll(die)
    land(s, BRITISH_FLEET, "2220")
    if s.asked == "refuge":
        s.british("space 4926")
    assert s.logged("sea_default") == [(2,)]
    assert s.logged("sea_passed" if die == 2 else "sea_failed") == [(die,)]
    assert s.where("40th Foot") == where


@pytest.mark.rule("R-M8", "A-57")
def test_the_first_failure_decides_on_the_sea() -> None:
    g = british().start
    note_failure(g, BRITISH, 16)
    note_failure(g, BRITISH, 32)
    assert failed_seas(g, BRITISH) == 16
    assert failed_seas(g, 1 - BRITISH) == 0
    note_failure(g, 1 - BRITISH, 63)
    assert failed_seas(g, 1 - BRITISH) == 63
    assert failed_seas(g, BRITISH) == 16
    assert not has_landed(g, BRITISH)
    note_landing(g, BRITISH)
    assert has_landed(g, BRITISH)
    assert not has_landed(g, 1 - BRITISH)
    note_landing(g, 1 - BRITISH)
    assert has_landed(g, 1 - BRITISH)


@pytest.mark.rule("R-N5")
def test_take_all_leaves_the_french_if_one_of_them_is_done() -> None:
    s = allied(
        "French fleet @ Chesapeake Bay", "Bourbonnois, Soissonnois, Rochambeau @ 2922",
        "2 Cont, 4 Cont, Washington @ 2922",
    ).marked("done", "Soissonnois").roll(1)  # fmt: skip
    land(s, "French fleet", "1024")
    assert s.at("1024") == "Allied: 2 Cont 2/2, 4 Cont 2/2, Washington"


@pytest.mark.rule("R-M6", "R-N2")
def test_where_nobody_may_land_there_is_no_operation() -> None:
    s = allied("Spanish fleet @ Chesapeake Bay", "Habana @ aboard Spanish fleet", "2 Cont @ 2716")
    s.begin()
    assert s.why_not("amphibious Spanish fleet") == "nowhere_to_land"


@pytest.mark.rule("R-F8")
def test_of_two_fleets_with_arrivals_either_may_go() -> None:
    s = allied(
        "French fleet @ Chesapeake Bay", "Spanish fleet @ Gulf of Mexico",
        "2 Cont @ aboard French fleet", "Habana @ aboard Spanish fleet",
    ).marked("must_land", "2 Cont", "Habana").begin()  # fmt: skip
    assert s.offers("amphibious French fleet")
    assert s.offers("amphibious Spanish fleet")
    assert s.why_not("end_phase") == "must_land"


@pytest.mark.rule("R-F8")
def test_evacuated_troops_do_not_hold_the_phase() -> None:
    s = british("40th Foot @ aboard British fleet", HOWE).begin()
    assert s.offers("end_phase")


@pytest.mark.rule("R-F8")
def test_arrivals_of_the_enemy_do_not_hold_it_either() -> None:
    s = british("2 Cont @ aboard French fleet", "French fleet @ Chesapeake Bay", HOWE)
    s.marked("must_land", "2 Cont").begin()
    assert s.offers("end_phase")
    s.british("end_phase")
    assert aboard(s, "French fleet") == ["2 Cont"]


@pytest.mark.rule("R-F8", "R-M8")
def test_a_fleet_waits_for_no_other_whose_troops_need_not_land() -> None:
    s = operations(
        "arw", "allied", "French fleet @ North Atlantic", "Spanish fleet @ Gulf of Mexico",
        "Bourbonnois @ aboard French fleet", "Habana @ aboard Spanish fleet", "2 Cont @ 2716",
        turn=33,
    ).but(entered_war=[10, 20]).begin()  # fmt: skip
    assert s.offers("amphibious French fleet")
    s = operations(
        "arw", "allied", "French fleet @ North Atlantic", "Spanish fleet @ Gulf of Mexico",
        "Bourbonnois @ aboard French fleet", "Habana @ aboard Spanish fleet", "2 Cont @ 2716",
        turn=33,
    ).but(entered_war=[10, 20]).marked("must_land", "Habana").begin()  # fmt: skip
    assert s.why_not("amphibious French fleet") == "others_must_land"


@pytest.mark.rule("R-N7", "R-N5")
def test_french_land_where_the_spanish_aboard_with_them_may_not() -> None:
    s = allied(
        "French fleet @ Chesapeake Bay", "Bourbonnois, Rochambeau, Luisiana @ aboard French fleet"
    )
    s.allied("amphibious French fleet")
    assert s.offers("land 1024")
    s.allied("land 1024")
    assert s.why_not("take Luisiana") == "spanish_keep_out"
    assert s.offers("take Bourbonnois")


@pytest.mark.rule("R-F8", "R-M7")
def test_others_aboard_may_stay_there() -> None:
    s = british(HOWE, "40th Foot, 10th Foot @ aboard British fleet").marked(
        "must_land", "40th Foot"
    )
    s.roll(1).british("amphibious British fleet", "land 2220", "sail_from 4926-town")
    s.british("take 33rd Foot", "take 40th Foot", "roll", "by_sea_alone")
    assert s.at("2220") == "British: 40th Foot 2/2, 33rd Foot 2/2"
    assert aboard(s, BRITISH_FLEET) == ["10th Foot"]
