"""8.1, 8.2, 15.1 Who commands a force, and what its first check is rated."""

import pytest

from tests.conformance.end_of_empire.marching import arw, fiw, force
from ticonderoga.games.end_of_empire.rules.activation import bars_piece
from ticonderoga.games.end_of_empire.rules.command import bars_command, rating_of, seniority
from ticonderoga.games.end_of_empire.rules.forces import put_down
from ticonderoga.games.end_of_empire.terms import FIRST, LATER

HERE = "1112"
"""A wilderness hex of the north sheet."""


# ---------------------------------------------------------------------- 8.1


@pytest.mark.parametrize(
    ("die", "asked"), [(2, "move"), (3, "move"), (4, "operation"), (6, "operation")]
)
@pytest.mark.rule("R-G1")
def test_the_die_must_not_exceed_the_initiative_of_the_ranking_leader(die: int, asked: str) -> None:
    s = fiw(f"Braddock, 44th Foot @ {HERE}")
    assert force(s, HERE, "44th Foot", "Braddock", die=die) == [f"Braddock 3: {die}"]
    assert s.asked == asked
    assert s.has_mark("done") == ([] if asked == "move" else ["44th Foot", "Braddock"])
    assert len(s.logged("check_passed")) == (asked == "move")
    assert len(s.logged("check_failed")) == (asked != "move")


@pytest.mark.rule("R-G9", "R-A6")
def test_the_lowest_rank_number_commands_though_he_stays() -> None:
    s = fiw(f"Braddock, Washington (VA), Johnson, 44th Foot @ {HERE}")
    assert force(s, HERE, "44th Foot", "Washington (VA)", die=3) == ["Braddock 3: 3"]


@pytest.mark.rule("R-G9")
def test_leaders_in_another_space_of_the_hex_do_not_command() -> None:
    s = fiw("44th Foot @ 1111", "Braddock @ 1111-outpost")
    assert force(s, "1111", "44th Foot") == ["default 2: 1"]


@pytest.mark.rule("R-G1")
def test_nobody_is_activated_where_nobody_is() -> None:
    s = fiw(f"44th Foot @ {HERE}", "Bearn @ 1111", "Braddock @ 1113")
    assert s.why_not("activate 1012") == "nobody_there"
    assert s.why_not("activate 1111") == "nobody_there"
    assert s.why_not("activate 1113") == "no_units_there"


# ---------------------------------------------------------------------- 8.2 default leaders


@pytest.mark.parametrize(("die", "asked"), [(2, "move"), (3, "operation")])
@pytest.mark.rule("R-G3")
def test_without_a_leader_counter_initiative_is_2(die: int, asked: str) -> None:
    s = fiw(f"44th Foot, 48th Foot @ {HERE}")
    assert force(s, HERE, "44th Foot", "48th Foot", die=die) == [f"default 2: {die}"]
    assert s.asked == asked


@pytest.mark.rule("R-G4", "R-G18")
def test_plus_units_by_themselves_roll_for_nothing() -> None:
    s = fiw(f"fiw-rogers, fiw-gorham, 44th Foot @ {HERE}").british(f"activate {HERE}")
    s.british("take fiw-rogers", "take fiw-gorham")
    assert s.why_not("roll") == "no_roll_needed"
    s.british("go_on")
    assert s.asked == "move"
    assert s.dice() == []


@pytest.mark.rule("R-G4", "R-G7")
def test_a_plus_unit_with_others_is_no_better_than_they() -> None:
    s = fiw(f"fiw-rogers, 44th Foot @ {HERE}")
    assert force(s, HERE, "fiw-rogers", "44th Foot", die=3) == ["default 2: 3"]
    assert s.has_mark("done") == ["44th Foot", "Rogers' Rangers"]


@pytest.mark.rule("R-G18", "R-G9", "A-41")
def test_a_plus_unit_leaves_its_leader_without_a_roll() -> None:
    s = fiw(f"Webb, fiw-rogers, 44th Foot @ {HERE}")
    s.british(f"activate {HERE}", "take fiw-rogers", "go_on")
    assert s.asked == "move"
    assert s.dice() == []


@pytest.mark.rule("R-G18", "A-41")
def test_a_plus_unit_with_a_leader_uses_him() -> None:
    s = fiw(f"Webb, fiw-rogers, 44th Foot @ {HERE}").british(f"activate {HERE}")
    s.british("take fiw-rogers", "take Webb")
    assert s.why_not("go_on") == "roll_needed"
    s.roll(2).british("roll")
    assert s.checks() == ["Webb 1: 2"]


@pytest.mark.rule("R-G5", "R-G7")
def test_boxed_units_without_a_leader_stay() -> None:
    s = fiw("fiw-mil-virginia, 44th Foot, 48th Foot @ 1112", "fiw-mil-maryland @ 1113")
    assert s.why_not("activate 1113") == "boxed_needs_leader"
    s.british("activate 1112")
    assert s.why_not("take fiw-mil-virginia") == "boxed_needs_leader"
    s.roll(2).british("take 44th Foot")
    assert s.why_not("take fiw-mil-virginia") == "boxed_needs_leader"
    s.british("roll")
    assert s.checks() == ["default 2: 2"]


@pytest.mark.rule("R-G5")
def test_everybody_means_all_but_boxed_units_if_there_is_no_leader() -> None:
    s = fiw("fiw-mil-virginia, 44th Foot, 48th Foot @ 1112").roll(1)
    s.british("activate 1112", "take_all", "roll", "go 1113", "stop")
    assert s.at("1112") == "British: Virginia militia (colonial)"


@pytest.mark.rule("R-G20", "R-N14")
def test_a_leader_sends_boxed_units_off_and_stays() -> None:
    s = fiw(f"Braddock, fiw-mil-virginia @ {HERE}")
    assert force(s, HERE, "fiw-mil-virginia", die=3) == ["Braddock 3: 3"]
    s.british("go 1113", "stop")
    assert s.where("Braddock") == HERE


@pytest.mark.rule("R-G6")
def test_a_bad_leader_cannot_be_ignored() -> None:
    s = fiw(f"Webb, 44th Foot @ {HERE}")
    assert force(s, HERE, "44th Foot", die=2) == ["Webb 1: 2"]
    assert s.asked == "operation"


# ---------------------------------------------------------------------- choosing the force


@pytest.mark.rule("R-C4", "R-G9")
def test_leaders_go_with_units_only() -> None:
    s = fiw(f"Braddock, Webb, 44th Foot @ {HERE}").british(f"activate {HERE}")
    assert s.offered("take") == ["44th Foot (FIW)"]
    assert s.why_not("take Braddock") == "unit_first"
    assert s.why_not("roll") == "nobody_taken"
    s.british("take 44th Foot (FIW)")
    assert s.offered("take") == ["Braddock", "Webb"]
    assert s.why_not("take 44th Foot (FIW)") == "already_along"
    assert s.why_not("take Shirley") == "not_in_space"
    s.british("take Webb")
    assert s.why_not("take_all") == "nobody_else"


@pytest.mark.rule("R-G14", "R-H1")
def test_who_is_done_or_has_sailed_is_not_activated() -> None:
    s = fiw("44th Foot, 48th Foot @ 1112", "45th Foot @ 1113", "40th Foot @ 1012")
    s.marked("done", "44th Foot", "45th Foot").marked("sailed", "48th Foot", "40th Foot").begin()
    assert s.why_not("activate 1112") == "has_sailed"
    assert s.why_not("activate 1113") == "is_done"
    assert s.why_not("activate 1012") == "has_sailed"


@pytest.mark.rule("R-H1")
def test_who_has_sailed_is_not_taken_along() -> None:
    s = fiw("44th Foot, 48th Foot, 45th Foot, 40th Foot @ 1112").marked("sailed", "48th Foot")
    s.marked("done", "45th Foot").british("activate 1112")
    assert s.why_not("take 48th Foot") == "has_sailed"
    assert s.why_not("take 45th Foot (FIW)") == "is_done"
    assert s.offered("take") == ["40th Foot (FIW)", "44th Foot (FIW)"]


# ---------------------------------------------------------------------- 15.1 who leads whom


@pytest.mark.parametrize("leader", ["Howe", "Tryon", "Knyphausen", "Riedesel"])
@pytest.mark.parametrize("unit", ["4th Foot", "arw-butler", "HC Artillery", "british Mohawk"])
@pytest.mark.rule("R-N1", "R-N14")
def test_leaders_of_the_british_side_lead_all_of_it(leader: str, unit: str) -> None:
    s = arw(f"{leader}, {unit} @ 2512", side="british")
    name = unit.removeprefix("british ")
    checks = force(s, "2512", name, leader)
    assert checks
    assert checks[0].startswith(leader)


@pytest.mark.rule("R-G2", "R-N1")
def test_brant_leads_indians_only() -> None:
    s = arw("arw-brant, british Mohawk, 4th Foot @ 2512", side="british")
    assert force(s, "2512", "Mohawk") == ["Brant 5: 1"]
    s = arw("arw-brant, british Mohawk, 4th Foot @ 2512", side="british")
    assert force(s, "2512", "4th Foot") == ["default 2: 1"]
    s = arw("arw-brant, british Mohawk, 4th Foot @ 2512", side="british")
    s.british("activate 2512", "take 4th Foot")
    assert s.why_not("take Mohawk") == "no_common_leader"
    assert s.offered("take") == ["Brant"]
    stack, here = s.g.at(0, s.space("2512")), s.space("2512")
    assert rating_of(s.g, 0, stack, here, FIRST) == 0


@pytest.mark.rule("R-G2")
def test_with_another_leader_brant_is_outranked() -> None:
    s = arw("arw-brant, St. Leger, british Mohawk, 4th Foot @ 2512", side="british")
    assert force(s, "2512", "4th Foot", "Mohawk") == ["St. Leger 3: 1"]


FIVE = "Bourbonnois, Soissonnois, Saintonge, Royal Deux-Ponts, Lauzun's Legion"


@pytest.mark.rule("R-N2", "R-N5")
def test_in_the_arw_a_french_leader_leads_french_only() -> None:
    s = arw(f"Rochambeau, {FIVE}, 2 Cont, allied Oneida @ 3021")
    assert force(s, "3021", "Bourbonnois", die=4) == ["Rochambeau 4: 4"]
    assert s.g.operation is not None
    assert len(s.g.operation.force) == 6
    s = arw(f"Rochambeau, {FIVE}, 2 Cont, allied Oneida @ 3021")
    assert force(s, "3021", "2 Cont") == ["default 2: 1"]
    s = arw(f"Rochambeau, {FIVE}, 2 Cont, allied Oneida @ 3021")
    assert force(s, "3021", "Oneida") == ["default 2: 1"]


@pytest.mark.rule("R-G6", "R-G2")
def test_rochambeau_alone_with_americans_and_french_does_not_count() -> None:
    s = arw(f"Rochambeau, {FIVE}, 2 Cont @ 3021")
    assert force(s, "3021", "Bourbonnois", "2 Cont", die=3) == ["default 2: 3"]


@pytest.mark.rule("R-N1")
def test_the_senior_american_leads_both_with_rochambeau_or_lafayette() -> None:
    s = arw(f"Washington, Rochambeau, {FIVE}, 2 Cont @ 3021", "Greene @ 2820")
    assert force(s, "3021", "Bourbonnois", "2 Cont") == ["Washington 5: 1"]
    s = arw(f"Greene, Rochambeau, {FIVE}, 2 Cont @ 3021", "Washington @ 2820")
    s.allied("activate 3021", "take 2 Cont")
    assert s.why_not("take Bourbonnois") == "no_common_leader"
    s = arw(f"Greene, Rochambeau, {FIVE}, 2 Cont @ 3021", "Washington @ dead", "Wayne @ 2820")
    assert force(s, "3021", "Bourbonnois", "2 Cont") == ["Greene 5: 1"]
    s = arw(f"Lafayette, Rochambeau, {FIVE}, 2 Cont @ 3021", "Washington @ 2820")
    assert force(s, "3021", "Bourbonnois", "2 Cont") == ["Lafayette 5: 1"]
    s = arw(f"Washington, Lafayette, {FIVE}, 2 Cont @ 3021")
    assert force(s, "3021", "Bourbonnois", "2 Cont") == ["Washington 5: 1"]
    s = arw(f"Washington, {FIVE}, 2 Cont @ 3021")
    s.allied("activate 3021", "take 2 Cont")
    assert s.why_not("take Bourbonnois") == "no_common_leader"


@pytest.mark.rule("R-N1", "R-G2")
def test_french_alone_are_led_by_lafayette_before_rochambeau_and_by_no_other_american() -> None:
    s = arw(f"Washington, Rochambeau, {FIVE} @ 3021")
    assert force(s, "3021", "Bourbonnois") == ["Rochambeau 4: 1"]
    s = arw(f"Lafayette, Rochambeau, {FIVE} @ 3021")
    assert force(s, "3021", "Bourbonnois") == ["Lafayette 5: 1"]
    s = arw(f"Washington, {FIVE} @ 3021")
    assert force(s, "3021", "Bourbonnois") == ["default 2: 1"]


@pytest.mark.rule("R-N1")
def test_americans_lead_continentals_state_troops_and_indians() -> None:
    s = arw("Greene, 2 Cont, arw-st8, Massachusetts militia, allied Oneida @ 3021")
    pieces = ("2 Cont", "arw-st8", "Massachusetts militia", "Oneida")
    assert force(s, "3021", *pieces, die=5) == ["Greene 5: 5"]


@pytest.mark.rule("R-N2", "R-G2", "A-49")
def test_a_spanish_leader_leads_spanish_french_and_indians() -> None:
    s = arw("Galvez, Luisiana, allied Catawba @ S2213").but(entered_war=[1, 2])
    assert force(s, "S2213", "Luisiana", "Catawba") == ["Galvez 5: 1"]
    s = arw(f"Galvez, {FIVE}, Luisiana @ S2213").but(entered_war=[1, 2])
    assert force(s, "S2213", "Bourbonnois", "Luisiana") == ["Galvez 5: 1"]


@pytest.mark.parametrize("hex", ["S2214", "S2823", "S1610"])
@pytest.mark.rule("R-G2")
def test_galvez_outranks_all_in_louisiana_and_florida(hex: str) -> None:
    s = arw()
    galvez, washington = s.piece("Galvez"), s.piece("Washington")
    here, elsewhere = s.space(hex), s.space("S2213")
    assert seniority(s.g, galvez, here) < seniority(s.g, washington, here)
    assert seniority(s.g, galvez, elsewhere) == seniority(s.g, washington, elsewhere)
    assert seniority(s.g, s.piece("Rochambeau"), here) > 999


@pytest.mark.rule("R-N2")
def test_in_the_fiw_french_leaders_lead_provincials_and_indians() -> None:
    s = fiw("Levis, Bearn, T de Mar Que 1, allied Huron @ 3210", side="allied")
    assert force(s, "3210", "Bearn", "T de Mar Que 1", "Huron", die=5) == ["Levis 5: 5"]


# ---------------------------------------------------------------------- equal ranks


@pytest.mark.rule("A-52")
def test_the_owner_names_one_of_two_leaders_of_equal_rank_for_the_phase() -> None:
    s = arw("Percy, von Heister, 4th Foot, 5th Foot @ 3119", side="british").roll(3)
    s.british("activate 3119", "take 4th Foot", "roll")
    assert s.asked == "name_leader"
    assert s.offered("name") == ["Percy", "von Heister"]
    assert s.why_not("name Howe") == "outside"
    s.british("name von Heister")
    assert s.checks() == ["von Heister 2: 3"]
    s.roll(2).british("activate 3119", "take 5th Foot", "roll")
    assert s.checks() == ["von Heister 2: 3", "von Heister 2: 2"]


@pytest.mark.rule("A-52")
def test_a_senior_ends_the_question_of_equal_ranks() -> None:
    s = arw("Percy, von Heister, Cornwallis, 4th Foot @ 3119", side="british")
    assert force(s, "3119", "4th Foot") == ["Cornwallis 5: 1"]


@pytest.mark.rule("R-G7", "R-G16")
def test_boxed_units_with_a_leader_who_is_too_slow_lack_the_initiative() -> None:
    s = fiw("Webb, fiw-mil-new-york @ 2914").season("winter")
    force, here = s.g.at(0, s.space("2914")), s.space("2914")
    assert bars_command(s.g, 0, force, here, FIRST) == "no_initiative"
    s = fiw("fiw-mil-new-york @ 2914").season("winter")
    assert bars_command(s.g, 0, s.g.at(0, here), here, FIRST) == "boxed_needs_leader"


@pytest.mark.rule("R-G8", "R-G1")
def test_later_on_a_force_is_led_by_its_own_leader() -> None:
    s = fiw("Wolfe, Amherst, 44th Foot @ 1112")
    wolfe, foot, here = s.piece("Wolfe"), s.piece("44th Foot"), s.space("1112")
    amherst = s.pieces.initiative[s.piece("Amherst")]
    assert amherst != s.pieces.initiative[wolfe]
    assert rating_of(s.g, 0, (wolfe, foot), here, FIRST) == amherst
    assert rating_of(s.g, 0, (wolfe, foot), here, LATER) == s.pieces.initiative[wolfe]
    assert rating_of(s.g, 0, (foot,), here, LATER) == amherst
    assert s.g.named == ()


@pytest.mark.rule("R-F3", "R-G16")
def test_arrivals_and_others_are_told_apart() -> None:
    s = arw("9th Foot, 20th Foot, 24th Foot @ 4111", "2 Cont @ 4111-fortress", side="british")
    s.season("winter").marked("fresh", "9th Foot", "24th Foot").british("activate 4111")
    assert s.offered("take") == ["24th Foot", "9th Foot"]
    assert s.why_not("take 20th Foot") == "no_initiative"


@pytest.mark.rule("A-52")
def test_nobody_is_named_where_one_leads() -> None:
    s = fiw("Braddock, 44th Foot @ 1112")
    assert force(s, "1112", "44th Foot") == ["Braddock 3: 1"]
    assert s.g.named == ()
    assert s.logged("named_leader") == []


@pytest.mark.rule("R-M14")
def test_a_landing_party_is_not_activated() -> None:
    s = fiw("British fleet @ Gulf of Maine")
    party = s.pieces.landing[s.piece("British fleet")]
    put_down(s.start, 0, (party,), s.space("4221"))
    assert bars_piece(s.g, 0, s.space("4221"), party) == "naval_infantry"
