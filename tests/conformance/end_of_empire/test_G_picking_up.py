"""8.9 A force on its way picks up units that have not been checked."""

import pytest

from tests.conformance.end_of_empire.marching import arw, everybody, fiw, force, left


@pytest.mark.rule("R-G19", "R-G8")
def test_a_force_stops_for_a_check_and_goes_on_with_more_units() -> None:
    s = fiw("Braddock, 44th Foot @ 1112", "48th Foot, 45th Foot, 40th Foot @ 1113")
    everybody(s, "1112").british("go 1113")
    assert s.offered("pick_up") == ["40th Foot (FIW)", "45th Foot (FIW)", "48th Foot"]
    s.roll(4).british("pick_up 48th Foot", "take 45th Foot (FIW)", "roll")
    assert s.checks() == ["Braddock 3: 1", "Braddock 4: 4"]
    s.british("go 1114", "stop")
    assert s.at("1114") == "British: 44th Foot 2/2, 48th Foot 2/2, 45th Foot 2/2, Braddock"
    assert s.at("1113") == "British: 40th Foot 2/2"


@pytest.mark.rule("R-G19")
def test_everybody_may_be_picked_up_at_once() -> None:
    s = fiw("Braddock, 44th Foot @ 1112", "48th Foot, 45th Foot, 40th Foot @ 1113")
    everybody(s, "1112").roll(1).british("go 1113", "pick_up 48th Foot", "take_all", "roll")
    s.british("go 1114", "stop")
    assert s.at("1113") == ""


@pytest.mark.rule("R-G19", "R-G10")
def test_if_the_check_fails_all_of_them_are_done() -> None:
    s = fiw("Braddock, 44th Foot @ 1112", "48th Foot, 45th Foot @ 1113")
    everybody(s, "1112").british("go 1113", "pick_up 48th Foot").roll(5).british("roll")
    assert s.has_mark("done") == ["44th Foot", "48th Foot", "Braddock"]
    assert s.has_mark("checked") == ["44th Foot", "48th Foot", "Braddock"]
    assert s.asked == "operation"


@pytest.mark.rule("R-G19")
def test_units_that_have_been_checked_or_sailed_are_not_picked_up() -> None:
    s = fiw("Braddock, 44th Foot @ 1112", "48th Foot, 45th Foot, 40th Foot, 47th Foot @ 1113")
    s.marked("checked", "48th Foot").marked("sailed", "45th Foot").marked("done", "40th Foot")
    everybody(s, "1112").british("go 1113")
    assert s.why_not("pick_up 48th Foot") == "checked_already"
    assert s.why_not("pick_up 45th Foot (FIW)") == "has_sailed"
    assert s.why_not("pick_up 40th Foot (FIW)") == "checked_already"
    assert s.why_not("pick_up 44th Foot (FIW)") == "already_along"
    assert s.why_not("pick_up 58th Foot") == "not_in_space"
    assert s.offered("pick_up") == ["47th Foot (FIW)"]
    s.british("pick_up 47th Foot (FIW)")
    assert s.asked == "move" or s.asked == "operation"


@pytest.mark.rule("R-G19")
def test_nothing_is_picked_up_before_the_first_step() -> None:
    s = fiw("Braddock, 44th Foot, 48th Foot @ 1112")
    force(s, "1112", "44th Foot")
    assert s.why_not("pick_up 48th Foot") == "not_moved"
    assert s.offered("pick_up") == []


@pytest.mark.rule("R-G19")
def test_units_inside_are_not_picked_up_from_the_hex() -> None:
    s = fiw("Braddock, 44th Foot @ 1112", "48th Foot @ 1111-outpost")
    everybody(s, "1112").british("go 1111")
    assert s.why_not("pick_up 48th Foot") == "not_in_space"


@pytest.mark.rule("R-G19")
def test_those_who_are_picked_up_have_their_own_points_and_the_slowest_sets_the_pace() -> None:
    s = fiw("Braddock, 44th Foot @ 1112", "48th Foot, Royal Artillery (Braddock) @ 1114")
    everybody(s, "1112").british("go 1113", "go 1114")
    assert left(s) == 10
    s.roll(1).british("pick_up 48th Foot", "roll")
    assert left(s) == 10
    s.british("drop 44th Foot (FIW)", "drop Braddock")
    assert left(s) == 20


@pytest.mark.rule("R-G19", "R-H7")
def test_guns_that_are_picked_up_keep_to_their_own_mf() -> None:
    s = fiw("Braddock, 44th Foot @ 1112", "Royal Artillery (Braddock) @ 1113")
    everybody(s, "1112").roll(1).british("go 1113", "pick_up Royal Artillery (Braddock)")
    assert left(s) == 15
    s.british("go 1114")
    assert left(s) == 10


@pytest.mark.rule("R-H7", "R-G19")
def test_a_leader_has_spent_what_he_marched() -> None:
    s = arw("Washington, 2 Cont @ 3014", "1 Cont Light Dragoons @ 3013")
    everybody(s, "3014").roll(1).allied("go 3013", "pick_up 1 Cont Light Dragoons")
    s.allied("drop 2 Cont")
    assert left(s) == 25


@pytest.mark.rule("R-G19", "R-G7")
def test_plus_units_pick_up_plus_units_only() -> None:
    s = fiw("fiw-rogers @ 1112", "fiw-gorham, 48th Foot, Webb @ 1113")
    s.british("activate 1112", "go 1113")
    assert s.why_not("pick_up 48th Foot") == "plus_only"
    assert s.why_not("pick_up Webb") == "plus_only"
    s.british("pick_up fiw-gorham")
    assert s.dice() == []
    s.british("go 1114", "stop")
    assert s.at("1114") == "British: Rogers' Rangers 1/1, Gorham's Rangers 1/1"


@pytest.mark.rule("R-G19")
def test_a_leader_with_a_plus_unit_may_pick_up_others() -> None:
    s = fiw("fiw-rogers, Braddock @ 1112", "48th Foot @ 1113")
    everybody(s, "1112").roll(4).british("go 1113", "pick_up 48th Foot")
    assert s.checks() == ["Braddock 3: 1", "Braddock 4: 4"]


@pytest.mark.rule("R-G19", "R-G11")
def test_a_leader_who_is_picked_up_has_momentum_afterwards() -> None:
    s = fiw("44th Foot, 45th Foot @ 1112", "48th Foot, Johnson @ 1113")
    everybody(s, "1112").roll(4).british("go 1113", "pick_up 48th Foot", "take Johnson", "roll")
    assert s.checks() == ["default 2: 1", "Johnson 4: 4"]
    assert s.has_mark("momentum") == ["Johnson"]


@pytest.mark.rule("R-G19", "R-G20")
def test_boxed_units_without_a_leader_can_be_picked_up_by_one_only() -> None:
    s = fiw("44th Foot @ 1112", "fiw-mil-virginia, 48th Foot @ 1113")
    everybody(s, "1112").british("go 1113")
    assert s.why_not("pick_up fiw-mil-virginia") == "boxed_needs_leader"
    s.british("pick_up 48th Foot")
    assert s.asked != "joining"


@pytest.mark.rule("R-G19", "R-N1")
def test_those_whom_nobody_may_lead_together_are_not_picked_up() -> None:
    s = arw("Brant, british Mohawk @ 2512", "4th Foot @ 2412", side="british")
    everybody(s, "2512").british("go 2412")
    assert s.why_not("pick_up 4th Foot") == "no_common_leader"


@pytest.mark.rule("R-G19")
def test_those_who_are_not_there_are_not_picked_up_either() -> None:
    s = fiw("Braddock, 44th Foot @ 1112", "48th Foot, 45th Foot, 40th Foot @ 1113")
    s.marked("checked", "40th Foot")
    everybody(s, "1112").british("go 1113", "pick_up 48th Foot")
    assert s.asked == "joining"
    assert s.offered("take") == ["45th Foot (FIW)"]
    assert s.why_not("take 48th Foot") == "already_along"
    assert s.why_not("take 40th Foot (FIW)") == "checked_already"
    assert s.why_not("take 58th Foot") == "not_in_space"
    assert s.why_not("take_all") == "nobody_else"


@pytest.mark.rule("R-G19", "R-J29")
def test_after_a_battle_the_check_to_go_on_comes_first() -> None:
    """Thrown back, they are among units that could be picked up otherwise."""
    s = fiw("Wolfe, 44th Foot, 45th Foot, 48th Foot @ 1113", "Bearn, Artois, La Reine @ 1112")
    force(s, "1113", "44th Foot", "45th Foot", "Wolfe")
    s.british("go 1112").roll(1, 6).allied("no_reaction", "lose Bearn")
    s.british("lose 44th Foot (FIW)")
    assert s.at("1113").startswith("British: 44th Foot 1/2")
    assert s.why_not("pick_up 48th Foot") == "check_first"
