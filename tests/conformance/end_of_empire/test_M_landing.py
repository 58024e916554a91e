"""14.4: amphibious operations: who sails, from where, where to, the check, the landing."""

from __future__ import annotations

import pytest

from tests.conformance.end_of_empire.battles import give_in, odds
from tests.conformance.end_of_empire.fleets import (
    BRITISH_FLEET,
    aboard,
    choose_all,
    land,
    operations,
)
from tests.conformance.end_of_empire.situation import Situation
from ticonderoga.games.end_of_empire.data.kinds import BRITISH

HOWE = "Howe, 33rd Foot, 57th Foot @ 4926-town"
OFF_NEW_YORK = "British fleet @ North Atlantic"
IDLE = "59th Foot @ 3411"
"""Somebody who could still be activated, so that the phase goes on."""


def british(*stacks: str, turn: int = 9, **options: str) -> Situation:
    return operations("arw", "british", OFF_NEW_YORK, IDLE, *stacks, turn=turn, **options)


def allied(*stacks: str, turn: int = 33, entered: tuple[int, int] = (10, 20)) -> Situation:
    s = operations("arw", "allied", *stacks, turn=turn)
    return s.but(entered_war=list(entered))


# ---------------------------------------------------------------------- a landing


@pytest.mark.rule("R-M6", "R-M9", "R-H1")
def test_a_force_lands_on_an_empty_coast() -> None:
    s = land(british(HOWE).roll(4), BRITISH_FLEET, "2220")
    assert s.checks() == ["Howe 4: 4"]
    assert s.at("2220") == "British: 33rd Foot 2/2, 57th Foot 2/2, Howe"
    assert aboard(s, BRITISH_FLEET) == []
    assert s.has_mark("sailed") == s.has_mark("done") == ["33rd Foot", "57th Foot", "Howe"]
    assert s.has_mark("moved_leaders") == ["Howe"]
    assert s.g.momentum == 0
    assert s.why_not("activate 2220") in ("is_done", "has_sailed")
    assert s.why_not("amphibious British fleet") == "landing_used"


@pytest.mark.rule("R-M6")
def test_after_a_failure_nobody_moves() -> None:
    s = land(british(HOWE).roll(5), BRITISH_FLEET, "2220")
    assert s.at("4926-town") == "British: 33rd Foot 2/2, 57th Foot 2/2, Howe"
    assert s.has_mark("done") == ["33rd Foot", "57th Foot", "Howe"]
    assert s.has_mark("sailed") == s.has_mark("moved_leaders") == []
    assert s.has_mark("checked") == ["33rd Foot", "57th Foot", "Howe"]
    assert s.step() == "operations"


@pytest.mark.rule("R-M6", "R-G9")
def test_the_check_is_that_of_the_space() -> None:
    s = british(HOWE).roll(4)
    s.british("amphibious British fleet", "land 2220", "take 33rd Foot", "roll", "by_sea_alone")
    assert s.checks() == ["Howe 4: 4"]
    assert s.at("2220") == "British: 33rd Foot 2/2"
    assert s.at("4926-town") == "British: 57th Foot 2/2, Howe"


@pytest.mark.rule("R-M6")
def test_a_part_may_be_left_and_a_leader_needs_units() -> None:
    s = british(HOWE)
    s.british("amphibious British fleet", "land 2220")
    assert s.why_not("take Howe") == "unit_first"
    assert s.why_not("roll") == "nobody_from_port"
    assert s.why_not("take 59th Foot") == "not_embarked"
    assert s.why_not("go_on") == "nobody_from_port"
    s.british("take 33rd Foot")
    assert s.why_not("take 33rd Foot") == "already_along"
    assert s.why_not("go_on") == "roll_needed"
    assert s.offers("take Howe")
    s.british("take 57th Foot")
    assert s.why_not("take_all") == "nobody_else"


@pytest.mark.rule("R-M6")
def test_militia_sails_too() -> None:
    s = british("Howe, Nova Scotia militia (Tory), 33rd Foot @ 4926-town").roll(1)
    land(s, BRITISH_FLEET, "2220")
    assert "Nova Scotia militia" in s.at("2220")


@pytest.mark.rule("R-M6", "R-G5")
def test_a_boxed_unit_needs_a_leader_in_the_port() -> None:
    s = british("33rd Foot, 57th Foot, 8th Foot (King's) @ 4926-town")
    s.british("amphibious British fleet", "land 2220")
    assert s.why_not("take 8th Foot (King's)") == "boxed_needs_leader"
    s.british("take 33rd Foot")
    assert s.why_not("take_all") == "nobody_else"
    assert s.offers("take 57th Foot")


@pytest.mark.rule("R-M6", "R-G5")
def test_take_all_leaves_the_boxed_unit_if_nobody_leads_them() -> None:
    s = british("33rd Foot, 57th Foot, 8th Foot (King's) @ 4926-town").roll(2)
    land(s, BRITISH_FLEET, "2220")
    assert s.at("2220") == "British: 33rd Foot 2/2, 57th Foot 2/2"


@pytest.mark.rule("R-M6", "R-G4")
def test_plus_units_need_no_roll() -> None:
    s = british("Butler's Rangers, 33rd Foot @ 4926-town")
    s.british("amphibious British fleet", "land 2220", "take Butler's Rangers")
    assert s.why_not("roll") == "no_roll_needed"
    s.british("go_on", "by_sea_alone")
    assert s.where("Butler's Rangers") == "2220"
    assert s.dice() == []


@pytest.mark.rule("R-M9")
def test_the_space_is_declared_first() -> None:
    s = british(HOWE)
    s.british("amphibious British fleet")
    assert s.asked == "landing_goal"
    s.british("land 2220")
    assert s.logged("landing_declared") == [(BRITISH, s.space("2220"))]


# ---------------------------------------------------------------------- where to


@pytest.mark.rule("R-M6", "R-M18", "A-51")
def test_only_coasts_of_the_fleets_sea_area() -> None:
    s = british(HOWE, "40th Foot @ 2220-town")
    s.british("amphibious British fleet")
    assert s.why_not("land 3120") == "not_on_its_coast"
    assert s.why_not("land 2716") == "not_on_its_coast"
    assert s.why_not("land 1820") == "inland_port"
    assert s.why_not("land 1820-town") == "inland_port"
    assert s.offers("land 2320")
    assert s.offers("land 2220")
    assert s.offers("land 2220-town")


@pytest.mark.rule("R-M6")
def test_louisbourg_can_be_invaded_from_either_sea() -> None:
    for area in ("Gulf of Maine", "Gulf of St Lawrence"):
        s = operations("fiw", "british", f"British fleet @ {area}", "44th Foot, 48th Foot @ 2220")
        s.put("Bearn @ 5927-fortress").british("amphibious British fleet")
        assert s.offers("land 5927")
        assert s.offers("land 5927-fortress")


@pytest.mark.rule("R-M6", "R-M9")
def test_a_place_with_enemies_around_is_open_to_its_holder_only() -> None:
    s = british(HOWE, "2 Cont @ 2220")
    s.british("amphibious British fleet")
    assert s.why_not("land 2220-town") == "enemy_around"
    s = british(HOWE, "2 Cont @ 2220", "40th Foot @ 2220-town")
    s.roll(1)
    land(s, BRITISH_FLEET, "2220-town").allied("no_reaction")
    assert s.at("2220-town") == "British: 40th Foot 2/2, 33rd Foot 2/2, 57th Foot 2/2, Howe"
    assert s.logged("battle") == []


@pytest.mark.rule("R-O1")
def test_under_o1_there_are_only_hexes() -> None:
    s = british("Howe, 33rd Foot @ 4926", one_space_per_hex="yes")
    s.british("amphibious British fleet")
    assert s.why_not("land 2220-town") == "one_space"


@pytest.mark.rule("R-M6")
def test_nobody_sails_to_where_he_is() -> None:
    s = british("Howe, 33rd Foot @ 2220-town")
    s.british("amphibious British fleet")
    assert s.why_not("land 2220") == "sails_from_there"
    assert s.offers("land 2320")


# ---------------------------------------------------------------------- from where


@pytest.mark.rule("R-M6")
def test_which_ports() -> None:
    s = british(HOWE, "40th Foot, 10th Foot @ 2922", "4th Foot @ 3120", "2 Cont @ 3120-town")
    s.put("5th Foot @ 2716").british("amphibious British fleet", "land 2320")
    assert s.asked == "landing_source"
    assert s.offered("sail_from") == ["Halifax town (4926)", "Newport (2922)"]
    assert s.why_not("sail_from 3120") == "port_not_held"
    assert s.why_not("sail_from 2716") == "not_a_port"
    assert s.why_not("sail_from 2220") == "nobody_in_port"
    assert s.why_not("sail_from_havana") == "nobody_at_havana"
    assert s.why_not("sail_aboard") == "nobody_aboard"
    assert s.why_not("give_up_landing") == "no_check_failed"
    s.british("sail_from 2922")
    assert s.why_not("take 33rd Foot") == "not_embarked"
    s.british("take 40th Foot")


@pytest.mark.rule("R-M6", "R-M18", "A-51")
def test_philadelphia_is_a_port_to_sail_from() -> None:
    s = british("Howe, 33rd Foot @ 1820-town").roll(1)
    land(s, BRITISH_FLEET, "2320")
    assert s.at("2320") == "British: 33rd Foot 2/2, Howe"


@pytest.mark.rule("R-M6")
def test_each_space_of_a_port_sails_for_itself() -> None:
    s = british("Howe, 33rd Foot @ 4926-town", "57th Foot, 40th Foot @ 4926")
    s.british("amphibious British fleet", "land 2220")
    assert s.offered("sail_from") == ["Halifax (4926)", "Halifax town (4926)"]
    s.british("sail_from 4926")
    assert s.why_not("take 33rd Foot") == "not_embarked"


@pytest.mark.rule("R-M6")
@pytest.mark.parametrize(("area", "free"), [("Gulf of Maine", False), ("Chesapeake Bay", True)])
def test_no_enemy_fleet_may_be_off_the_port(area: str, free: bool) -> None:
    s = british(HOWE, "40th Foot, 4th Foot @ 2922", f"French fleet @ {area}")
    s.british("amphibious British fleet", "land 2320")
    if free:
        assert s.offers("sail_from 4926-town")
    else:
        assert s.asked == "landing_force"
        assert s.why_not("take 33rd Foot") == "not_embarked"


@pytest.mark.rule("R-M6")
def test_the_reason_against_a_port_with_an_enemy_fleet() -> None:
    s = british(HOWE, "40th Foot @ 2922", "4th Foot @ 2220", "French fleet @ Gulf of Maine")
    s.british("amphibious British fleet", "land 2320")
    assert s.why_not("sail_from 4926-town") == "fleet_offshore"


@pytest.mark.rule("R-M6")
def test_only_who_has_been_in_the_port_since_the_turn_began() -> None:
    s = british(HOWE)
    s.start.begun_in_port &= ~(1 << s.piece("57th Foot"))
    s.british("amphibious British fleet", "land 2220")
    assert s.why_not("take 57th Foot") == "came_to_port"
    s = british("33rd Foot @ 4926-town").but(begun_in_port=0).begin()
    assert s.why_not("amphibious British fleet") == "nobody_sails"


@pytest.mark.rule("R-M6")
def test_who_leaves_the_port_does_not_sail_any_more() -> None:
    s = british("33rd Foot, 57th Foot, Howe @ 4926-town").roll(1)
    s.british("activate 4926-town", "take 33rd Foot", "roll", "go 4926", "go 4926-town", "stop")
    assert s.has_mark("begun_in_port") == ["57th Foot", "Howe"]


@pytest.mark.rule("R-M6", "R-G14", "R-H1")
def test_done_or_sailed_pieces_do_not_sail() -> None:
    s = british(HOWE, "40th Foot @ 4926-town").marked("done", "33rd Foot")
    s.marked("sailed", "57th Foot").british("amphibious British fleet", "land 2220")
    assert s.why_not("take 33rd Foot") == "is_done"
    assert s.why_not("take 57th Foot") == "sailed_before"


# ---------------------------------------------------------------------- which fleet


@pytest.mark.rule("R-M6", "A-19")
def test_a_fleet_on_the_map_is_needed() -> None:
    s = operations("arw", "british", HOWE, IDLE, turn=9).begin()
    assert s.why_not("amphibious British fleet") == "not_at_sea"
    assert s.why_not("amphibious French fleet") == "not_your_fleet"
    assert s.why_not("amphibious 33rd Foot") == "not_your_fleet"


@pytest.mark.rule("R-M5", "A-39")
def test_winter_markers_carry_nobody() -> None:
    s = british(HOWE, turn=11).marked("winter_fleets", BRITISH_FLEET).begin()
    assert s.why_not("amphibious British fleet") == "fleet_in_winter"


@pytest.mark.rule("R-M5")
def test_in_winter_nobody_sails_from_the_north() -> None:
    s = operations(
        "arw", "british", "British fleet @ South Atlantic", HOWE, IDLE,
        "4th Foot, Clinton @ S3825", "5th Foot, Cornwallis @ S5924", turn=11,
    )  # fmt: skip
    s.british("amphibious British fleet", "land S4225")
    assert s.asked == "landing_source"
    assert s.why_not("sail_from 4926-town") == "winter_port"
    assert s.offered("sail_from") == ["Savannah (S3825)", "Suffolk (S5924)"]


@pytest.mark.rule("A-19")
def test_one_operation_a_player_whatever_his_fleets() -> None:
    s = allied(
        "French fleet @ Chesapeake Bay", "Spanish fleet @ Gulf of Mexico", "2 Cont, Greene @ 1419",
        "Habana, Galvez @ S1610", "4 Cont @ 2220", "5 Cont @ 2716",
    ).roll(1)  # fmt: skip
    s.begin()
    assert s.offers("amphibious Spanish fleet")
    s.allied("amphibious French fleet", "land S5924", "sail_from 1419")
    choose_all(s)
    s.allied("by_sea_alone")
    assert s.where("2 Cont") == "S5924"
    assert s.why_not("amphibious Spanish fleet") == "landing_used"


# ---------------------------------------------------------------------- the defender answers


@pytest.mark.rule("R-M9", "R-I2")
def test_units_in_and_around_the_hex_may_react_before_the_landing() -> None:
    s = british(HOWE, "2 Cont, Greene @ 2220", "4 Cont, Sullivan @ 2319")
    s.roll(1, 1)
    land(s, BRITISH_FLEET, "2220")
    assert s.asked == "react"
    assert s.at("2220") == "Allied: 2 Cont 2/2, Greene"
    assert aboard(s, BRITISH_FLEET) == ["33rd Foot", "57th Foot", "Howe"]
    assert s.offered("react") == ["2319", "New York (2220)"]
    s.allied("react 2220", "take_all", "to 2119", "declared")
    assert s.where("2 Cont") == "2119"
    assert s.at("2220") == "British: 33rd Foot 2/2, 57th Foot 2/2, Howe"
    assert s.logged("battle") == []


@pytest.mark.rule("R-M6", "R-J2")
def test_the_landing_force_attacks_whom_it_finds() -> None:
    s = british(HOWE, "2 Cont @ 2220").roll(1)
    land(s, BRITISH_FLEET, "2220").allied("no_reaction")
    s.roll(6)
    assert s.logged("battle") == [(BRITISH, s.space("2220"))]
    give_in(s)
    assert odds(s)[0][:2] == (10, 4)


# ---------------------------------------------------------------------- thrown back


def beaten(*stacks: str, goal: str = "2220") -> Situation:
    """Howe lands among these and gives up after a round."""
    s = british(HOWE, *stacks).roll(1)
    land(s, BRITISH_FLEET, goal)
    while s.asked == "react":
        s.allied("no_reaction")
    return s


def give_up(s: Situation) -> Situation:
    """The plainest answers until the landing is over."""
    while s.asked and s.asked != "operation":
        offer = s.match.choices(s.asked_seat)
        quiet = [c for c in offer if c[0] in ("give_up", "stand", "none", "retreat")]
        s.match.choose((quiet or offer)[0], s.asked_seat)
    return s


STRONG = "2 Cont, 4 Cont, 5 Cont, 8 Cont, 12 Cont, Washington"


@pytest.mark.rule("A-20")
def test_from_a_fight_in_the_hex_they_go_back_aboard() -> None:
    s = beaten(f"{STRONG} @ 2220").roll(*[3] * 8)
    assert s.logged("battle")
    give_up(s)
    assert "33rd Foot" in aboard(s, BRITISH_FLEET)
    assert s.why_not("amphibious British fleet") == "landing_used"


@pytest.mark.rule("A-20")
def test_repelled_from_the_town_of_a_free_hex_they_have_landed_there() -> None:
    s = beaten(f"{STRONG} @ 2220-town", goal="2220-town").roll(*[3] * 8)
    assert s.logged("battle") == [(BRITISH, s.space("2220-town"))]
    give_up(s)
    assert "33rd Foot" in s.at("2220")


@pytest.mark.rule("A-20", "R-H5")
def test_landed_around_a_town_they_need_not_attack_it() -> None:
    s = beaten(f"{STRONG} @ 2220-town")
    assert s.logged("battle") == []
    assert s.at("2220") == "British: 33rd Foot 2/2, 57th Foot 2/2, Howe"


@pytest.mark.rule("A-20")
def test_enemies_who_have_come_out_are_met_in_the_hex() -> None:
    s = british(HOWE, "2 Cont, 4 Cont, Greene @ 2220-town").roll(1, 1)
    land(s, BRITISH_FLEET, "2220-town")
    s.allied("react 2220-town", "take 2 Cont", "to 2220", "declared")
    assert s.logged("battle") == [(BRITISH, s.space("2220"))]
    assert odds(s)[0][:2] == (10, 4)


@pytest.mark.rule("R-M9", "R-J1")
def test_into_an_empty_town_they_go_past_those_who_come_to_the_hex() -> None:
    s = british(HOWE, "2 Cont, Greene @ 2319").roll(1, 1)
    land(s, BRITISH_FLEET, "2220-town")
    s.allied("react 2319", "take_all", "to 2220", "declared")
    assert s.at("2220-town") == "British: 33rd Foot 2/2, 57th Foot 2/2, Howe"
    assert s.logged("battle") == []


# ---------------------------------------------------------------------- what it leaves behind


@pytest.mark.rule("R-D8", "R-M6")
def test_the_last_to_sail_from_an_american_port_leaves_a_raid_marker() -> None:
    s = british("Howe, 33rd Foot @ 3120-town").roll(1)
    land(s, BRITISH_FLEET, "2220")
    assert s.g.raided == 1 << s.board.american_ports.index(s.space("3120"))


@pytest.mark.rule("R-G11", "R-M6")
def test_momentum_counts_in_the_landing_battle() -> None:
    s = british(HOWE, f"{STRONG} @ 2220").roll(4, 3)
    land(s, BRITISH_FLEET, "2220")
    s.allied("no_reaction")
    assert s.g.momentum >> s.piece("Howe") & 1


@pytest.mark.rule("R-O4", "R-M6")
def test_a_failed_landing_can_be_interrupted() -> None:
    s = british(HOWE, "2 Cont @ 2716", interruption="yes").roll(5)
    land(s, BRITISH_FLEET, "2220")
    assert s.asked == "interrupt"


@pytest.mark.rule("R-O3", "R-M6")
def test_a_near_miss_lands_nobody() -> None:
    s = british(HOWE, near_misses="yes").roll(5)
    land(s, BRITISH_FLEET, "2220")
    assert s.at("2220") == ""


# ---------------------------------------------------------------------- edges


@pytest.mark.rule("R-M11", "R-M6")
def test_naval_infantry_does_not_sail_from_a_port() -> None:
    s = operations("fiw", "british", "British fleet @ North Atlantic", "58th Foot @ 3014")
    s.put("44th Foot, 48th Foot, British fleet landing party @ 4926")
    s.marked("begun_in_port", "44th Foot", "48th Foot", "British fleet landing party")
    s.british("amphibious British fleet", "land 2320")
    assert s.why_not("take British fleet landing party") == "naval_infantry"


@pytest.mark.rule("R-M6")
def test_a_unit_that_is_done_does_not_hide_one_like_it() -> None:
    s = british("33rd Foot, 57th Foot @ 4926-town").marked("done", "33rd Foot").begin()
    assert s.offers("amphibious British fleet")
    s = british("33rd Foot, 57th Foot @ 4926-town").marked("done", "57th Foot").begin()
    assert s.offers("amphibious British fleet")
    s = british("33rd Foot, 57th Foot @ 4926-town").marked("done", "33rd Foot", "57th Foot")
    s.begin()
    assert s.why_not("amphibious British fleet") == "nobody_sails"


@pytest.mark.rule("R-M6")
def test_leaders_alone_do_not_sail() -> None:
    s = british("Howe @ 4926-town", "33rd Foot, 57th Foot @ 2922", "4th Foot @ 2220")
    s.british("amphibious British fleet", "land 2320")
    assert s.why_not("sail_from 4926-town") == "no_units_sail"


@pytest.mark.rule("R-M6")
def test_a_port_in_the_invaded_hex_is_no_source() -> None:
    s = british(HOWE, "40th Foot @ 2220-town", "4th Foot @ 2922")
    s.british("amphibious British fleet", "land 2220")
    assert s.why_not("sail_from 2220-town") == "sails_from_there"


@pytest.mark.rule("R-M6", "R-J34")
def test_a_fort_that_its_holders_have_left_is_not_captured() -> None:
    s = british(HOWE, "2 Cont, Greene @ 2220-town", "fort @ 2220-town").roll(1, 1)
    land(s, BRITISH_FLEET, "2220-town")
    s.allied("react 2220-town", "take_all", "to 2119", "declared")
    assert s.at("2220-town") == "British: 33rd Foot 2/2, 57th Foot 2/2, Howe"
    assert s.g.forts == 0


@pytest.mark.rule("R-M6", "R-J34", "R-J30")
def test_nor_is_one_with_a_leader_alone_in_it() -> None:
    s = british(HOWE, "Greene @ 2220-town", "fort @ 2220-town").roll(1)
    land(s, BRITISH_FLEET, "2220-town")
    s.allied("no_reaction")
    assert s.where("Greene") == "captured"
    assert s.where("33rd Foot") == "2220-town"
    assert s.g.forts == 0


@pytest.mark.rule("R-M6")
def test_the_log_counts_units_and_names_the_way() -> None:
    s = land(british(HOWE).roll(4), BRITISH_FLEET, "2220")
    assert s.logged("sails") == [(BRITISH, 2, s.space("4926-town"), s.space("2220"))]
    assert s.logged("landed") == [(BRITISH, s.space("2220"))]


@pytest.mark.rule("R-M9", "R-K2")
def test_militia_is_called_out_before_they_land() -> None:
    s = british(HOWE, "New York militia @ available").roll(1)
    land(s, BRITISH_FLEET, "2220")
    assert s.offers("call_out New York militia")
    assert aboard(s, BRITISH_FLEET) == ["33rd Foot", "57th Foot", "Howe"]
    s.roll(*[6] * 8).allied("call_out New York militia")
    assert s.logged("battle") == [(BRITISH, s.space("2220"))]


@pytest.mark.rule("R-M9", "R-I6")
def test_a_reactor_may_turn_on_others_than_those_who_land() -> None:
    s = british(HOWE, "4th Foot @ 2219", "Washington, 2 Cont @ 2119").roll(1)
    land(s, BRITISH_FLEET, "2220", "sail_from 4926-town")
    s.roll(1, 4).allied("react 2119", "take_all", "to 2219", "declared")
    assert s.logged("battle") == [(1, s.space("2219"))]


@pytest.mark.rule("R-M6", "R-J34")
def test_those_who_land_in_a_fort_of_their_own_leave_it_standing() -> None:
    s = british(HOWE, "4th Foot @ 2220-town", "fort @ 2220-town").roll(1)
    land(s, BRITISH_FLEET, "2220-town", "sail_from 4926-town")
    assert s.at("2220-town").startswith("British: 4th Foot 2/2, 33rd Foot 2/2")
    assert s.g.is_fort(s.space("2220-town"))


@pytest.mark.rule("R-M8", "R-N1")
def test_those_whom_nobody_may_lead_together_do_not_all_sail_at_once() -> None:
    s = operations(
        "arw", "british", "British fleet @ North Atlantic",
        "Brant, british Mohawk, 33rd Foot, 57th Foot @ 4926-town", "59th Foot @ 3411", turn=9,
    )  # fmt: skip
    s.british("amphibious British fleet", "land 2220")
    assert s.asked == "landing_force"
    assert not s.offers("take_all")
