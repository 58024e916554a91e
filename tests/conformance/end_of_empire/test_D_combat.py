"""5.1, 11, example 8B: battles and sieges in the course of an Operations Phase."""

from __future__ import annotations

import pytest

from tests.conformance.end_of_empire.battles import odds, results
from tests.conformance.end_of_empire.marching import arw, everybody, fiw, left

BRADDOCK = "Braddock, Rogers' Rangers, 1 PA Regiment, 2 PA Regiment, 3 PA Regiment"


@pytest.mark.rule("G-G15", "G-G16", "G-G17", "G-G18", "R-J4", "R-J33", "R-J7", "R-J6")
def test_example_8b_fort_duquesne() -> None:
    s = everybody(fiw(f"{BRADDOCK} @ 1112", "Bearn, Artois @ 1111"), "1112", die=2)
    s.roll(5).british("go 1111").allied("react 1111", "take_all", "to 1110", "declared")
    assert s.logged("default_failed")[-1][1:] == (1, 5)
    s.roll(3, 4, 6, 4).allied("shelter Bearn").british("ambush")
    assert s.logged("ambush_result") == [(3, "1")]
    assert (odds(s), results(s)) == ([(9, 3, "3:1")], ["1/2DR"])
    s.british("lose 3 PA Regiment")
    assert s.where("Artois") == "dead"
    assert left(s) == 10
    s.british("resume")
    assert s.checks()[-1] == "Braddock 4: 4"
    s.roll(2, 6).british("attack 1111-outpost").allied("no_reaction")
    assert odds(s)[-1] == (7, 5, "1:1")
    assert results(s)[-1] == "1AR/1"
    s.british("lose 2 PA Regiment")
    assert s.where("Braddock") == "1112"
    assert left(s) == 5
    assert s.at("1111-outpost") == "Allied: Bearn 1/2"
    s.roll(1).british("resume")
    assert s.why_not("go 1111-outpost") == "needs_reserve"


@pytest.mark.rule("R-J4", "R-J23", "A-43")
def test_after_a_failed_round_the_force_checks_once_to_go_on() -> None:
    s = everybody(fiw("44th Foot, 48th Foot, Wolfe @ 1311", "Bearn, Artois @ 1310"), "1311")
    s.roll(2, 3, 6).british("go 1310").allied("no_reaction", "lose Bearn", "stand")
    assert results(s) == ["0/1"]
    assert s.british("give_up").where("Wolfe") == "1311"
    assert left(s) == 13  # 2 along the river and 5 for the battle
    assert s.has_mark("done") == []
    s.british("resume")
    assert s.checks()[-1] == "Wolfe 6: sure"
    assert s.offers("go 1310")


@pytest.mark.rule("R-J1", "R-J3")
def test_combat_is_compulsory_on_entry() -> None:
    s = everybody(fiw("44th Foot, 48th Foot, Wolfe @ 1311", "Bearn, Artois @ 1310"), "1311")
    s.roll(4, 6).british("go 1310").allied("no_reaction")
    assert odds(s) == [(10, 10, "1:1")]


@pytest.mark.rule("R-J2", "R-I8", "A-24")
def test_a_reactor_who_comes_to_the_mover_attacks_him() -> None:
    s = fiw("44th Foot, 48th Foot, Wolfe @ 1312", "T de Mar Que 2, Beaujeu @ 1310")
    everybody(s, "1312")
    s.roll(1, 1, 4, 6, 6).british("go 1311").allied("react 1310", "take_all", "to 1311", "declared")
    assert s.g.combat is not None
    assert (s.g.combat.attacker, s.g.combat.active) == (1, 0)
    assert (s.asked, s.asked_seat) == ("ambush", 1)


@pytest.mark.rule("R-J13", "R-J4")
def test_indians_out_of_sight_cost_no_points() -> None:
    s = fiw("Royal Artillery (Amherst), Wolfe @ 1311", "allied Delaware @ 1310")
    everybody(s, "1311")
    before = left(s)
    s.british("go 1310").allied("no_reaction", "no_ambush")
    assert left(s) == before - 2  # along the river
    assert s.at("1310") == "British: Royal Artillery (Amherst) 2/2, Wolfe; Allied: Delaware"
    assert s.offers("go 1210")


# ---------------------------------------------------------------------- sieges


@pytest.mark.rule("R-D4", "R-D13", "R-H5", "R-J34")
def test_a_siege_from_the_hex_around() -> None:
    """The besiegers stand outside; an assault that fails leaves them there, the fort stands."""
    s = arw("2 Cont, 3 Cont, 4 Cont, Gridley Artillery, Washington @ 3120",
            "4th Foot, Royal Artillery (4th Bn), Gage @ 3120-town", "fort @ 3120-town")  # fmt: skip
    s.turn(3)
    everybody(s, "3120")
    s.roll(3, 6, 6).allied("attack 3120-town").british("no_reaction")
    told = {entry[0]: entry[1] for entry in s.logged("modifier") + s.logged("leader_modifier")}
    assert told == {
        "fort": "-1", "boston": "-1", "steuben_attack": "-1", "leader_attack": "+2",
    }  # fmt: skip
    assert odds(s) == [(14, 9, "1:1")]
    assert s.logged("linear_result") == [(3, "-1", "1AR/1")]
    s.british("lose 4th Foot").allied("lose 2 Cont")
    assert s.at("3120").startswith("Allied:")
    assert s.g.is_fort(s.space("3120-town"))


@pytest.mark.rule("R-D9", "R-M17", "R-J24")
def test_yorktown() -> None:
    """Under a marker, with the French fleet in the bay, a retreat is a surrender."""
    s = arw("2 Cont, 3 Cont, 4 Cont, 5 Cont, 6 Cont, 7 Cont, 8 Cont, 9 Cont @ 1023",
            "Gridley Artillery, Washington @ 1023",
            "33rd Foot, 23rd Foot, Royal Artillery (4th Bn), Cornwallis @ 1024-town",
            "fort @ 1024-town", "French fleet @ Chesapeake Bay")  # fmt: skip
    s.turn(39).but(entered_war=[20, 29])
    everybody(s, "1023")
    s.allied("go 1024").british("no_reaction")
    s.roll(6, 6, 6).allied("attack 1024-town").british("no_reaction").allied("none")
    assert odds(s) == [(34, 14, "2:1")]
    assert s.logged("linear_result") == [(6, "-1", "1/2DR")]
    s.british("lose 33rd Foot").allied("lose 33rd Foot", "lose 2 Cont")
    assert s.where("23rd Foot") == s.where("Royal Artillery (4th Bn)") == "dead"
    assert s.where("Cornwallis") == "captured"
    assert not s.g.is_fort(s.space("1024-town"))
    assert s.where("Washington") == "1024-town"


@pytest.mark.rule("R-D10", "R-D7", "R-J33")
def test_driven_into_the_town_and_out_of_it() -> None:
    s = everybody(fiw(
        "44th Foot, 48th Foot, 22nd Foot, Royal Artillery (Amherst), Wolfe @ 3711",
        "T de Mar IR 1, Bearn @ 3710",
    ), "3711")  # fmt: skip
    s.roll(3, 6).british("go 3710").allied("no_reaction")
    assert (odds(s), results(s)) == ([(19, 8, "2:1")], ["1/2DR"])
    s.allied("lose Bearn").british("lose T de Mar IR 1", "lose 44th Foot")
    s.allied("retreat 3710-town")
    assert s.at("3710-town") == "Allied: Bearn 1/2"
    s.british("resume").roll(3).british("attack 3710-town").allied("no_reaction")
    assert s.where("Bearn") == "dead"
    assert s.where("Wolfe") == "3710-town"
