"""9.5, 9.6 Parts that go their own way, and units left behind."""

import pytest

from tests.conformance.end_of_empire.marching import arw, everybody, fiw, left


@pytest.mark.rule("R-H6", "R-G8")
def test_a_part_goes_its_own_way_and_the_rest_checks_to_go_on() -> None:
    s = fiw("Braddock, Johnson, 44th Foot, 48th Foot, 45th Foot @ 1112")
    everybody(s, "1112").british("go 1113", "split 48th Foot")
    assert s.offered("take") == ["44th Foot (FIW)", "45th Foot (FIW)", "Braddock", "Johnson"]
    s.british("take Johnson", "send")
    assert left(s) == 15
    assert s.at("1113").count("/") == 3
    s.british("go 1114")
    assert s.at("1114") == "British: 48th Foot 2/2, Johnson"
    s.british("stop")
    assert s.dice() == [1]
    assert s.choices() == [
        "drop 44th Foot (FIW)", "drop 45th Foot (FIW)", "drop Braddock", "resume", "stop",
    ]  # fmt: skip
    s.roll(4).british("resume", "go 1213", "stop")
    assert s.at("1213") == "British: 44th Foot 2/2, 45th Foot 2/2, Braddock"
    assert s.has_mark("done") == ["44th Foot", "48th Foot", "45th Foot", "Braddock", "Johnson"]


@pytest.mark.rule("R-H6", "R-H4")
def test_the_way_of_the_part_is_the_way_of_the_stack_as_far_as_they_went_together() -> None:
    s = fiw("Braddock, Johnson, 44th Foot, 48th Foot @ 1112")
    everybody(s, "1112").british("go 1113", "split 48th Foot", "take Johnson", "send", "go 1114")
    op = s.g.operation
    assert op is not None
    assert [s.board.ids[space] for space in op.way] == ["1112", "1113", "1114"]


@pytest.mark.rule("R-H6")
def test_the_part_has_what_is_left_of_its_points() -> None:
    s = fiw("Braddock, 44th Foot, Royal Artillery (Braddock) @ 1112")
    everybody(s, "1112").british("go 1113")
    assert left(s) == 10
    s.british("split 44th Foot (FIW)", "send")
    assert left(s) == 15
    s.british("go 1114", "stop", "stop")
    assert s.asked == "operation"


@pytest.mark.rule("R-H6")
def test_the_part_may_split_again() -> None:
    s = fiw("Braddock, 44th Foot, 48th Foot, 45th Foot @ 1112")
    everybody(s, "1112").british("split 44th Foot (FIW)", "take 48th Foot", "send", "go 1113")
    s.british("split 44th Foot (FIW)", "send", "go 1114", "stop")
    assert s.at("1114") == "British: 44th Foot 2/2"
    s.roll(2).british("resume")
    assert s.checks()[-1] == "default 2: 2"
    s.british("go 1213", "stop")
    assert s.at("1213") == "British: 48th Foot 2/2"
    s.roll(4).british("resume")
    assert s.checks()[-1] == "Braddock 4: 4"


@pytest.mark.rule("R-H6")
def test_a_part_that_does_not_move_is_merely_left_behind() -> None:
    s = fiw("Braddock, 44th Foot, 48th Foot @ 1112")
    everybody(s, "1112").british("go 1113", "split 48th Foot", "send", "stop")
    assert s.why_not("resume") == "no_check_needed"
    s.british("go 1114")
    assert s.at("1113") == "British: 48th Foot 2/2"
    assert s.dice() == [1]


@pytest.mark.rule("R-H6")
def test_each_part_has_a_unit() -> None:
    s = fiw("Braddock, 44th Foot, 48th Foot @ 1112")
    everybody(s, "1112")
    assert s.why_not("split Braddock") == "unit_first"
    assert s.why_not("split 45th Foot (FIW)") == "not_along"
    s.british("split 44th Foot (FIW)")
    assert s.why_not("take 48th Foot") == "last_of_force"
    assert s.why_not("take 44th Foot (FIW)") == "already_along"
    assert s.why_not("take Wolfe") == "not_along"
    assert s.choices() == ["send", "take Braddock"]


@pytest.mark.rule("R-H6")
def test_units_are_dropped_without_a_check_and_are_done() -> None:
    s = fiw("Braddock, 44th Foot, 48th Foot @ 1112")
    everybody(s, "1112").british("go 1113", "drop 48th Foot")
    assert s.why_not("drop 48th Foot") == "not_along"
    assert s.why_not("drop 44th Foot (FIW)") == "last_of_force"
    s.british("go 1114", "drop Braddock", "stop")
    assert s.dice() == [1]
    assert s.has_mark("done") == ["44th Foot", "48th Foot", "Braddock"]
    assert s.has_mark("moved_leaders") == ["Braddock"]
    assert s.at("1113") == "British: 48th Foot 2/2"
    assert s.at("1114") == "British: 44th Foot 2/2, Braddock"


@pytest.mark.rule("R-H6")
def test_units_may_be_dropped_before_the_check_to_go_on() -> None:
    s = fiw("Braddock, 44th Foot, 48th Foot, 45th Foot @ 1112")
    everybody(s, "1112").british("split 44th Foot (FIW)", "send", "go 1113", "stop")
    s.british("drop 48th Foot").roll(6).british("resume")
    assert s.has_mark("done") == ["44th Foot", "48th Foot", "45th Foot", "Braddock"]


@pytest.mark.rule("R-H6", "R-J30")
def test_what_befalls_the_waiting_stack_is_seen_when_it_goes_on() -> None:
    """The part is beaten back to where the rest waits; both are there."""
    s = fiw("Wolfe, 44th Foot, 48th Foot @ 1113", "Bearn, Artois @ 1111")
    everybody(s, "1113").british("go 1112").allied("no_reaction")
    s.british("split 44th Foot (FIW)", "send", "go 1111").allied("no_reaction")
    assert s.logged("battle") == [(0, s.space("1111"))]


@pytest.mark.rule("R-D8", "A-29", "A-36")
def test_the_last_british_unit_that_leaves_an_american_port_leaves_a_raid_marker() -> None:
    s = arw("Howe, 4th Foot, 5th Foot @ 3120", side="british")
    s.roll(1).british("activate 3120", "take 4th Foot", "roll", "go 3119")
    assert s.g.raided == 0
    s.british("stop").roll(1).british("activate 3120", "take 5th Foot", "take Howe", "roll")
    s.british("go 3120-town")
    assert s.g.raided == 0
    s.british("go 3121")
    boston = s.board.american_ports.index(s.board.boston)
    assert s.g.raided == 1 << boston
    assert s.logged("raid_marker") == [(s.board.boston,)]


@pytest.mark.rule("A-36", "A-29")
def test_leaders_and_indians_make_no_raid_nor_do_those_who_leave_other_hexes() -> None:
    s = arw("british Mohawk @ 3120", side="british")
    everybody(s, "3120").british("go 3119")
    assert s.g.raided == 0
    s = arw("4th Foot, Howe @ 3120", "british Mohawk @ 3120-town", side="british")
    s.roll(1).british("activate 3120", "take 4th Foot", "roll", "go 3119")
    assert s.g.raided
    s = arw("4th Foot @ 3119", side="british")
    everybody(s, "3119").british("go 3020")
    assert s.g.raided == 0
    s = arw("2 Cont @ 3120")
    everybody(s, "3120").allied("go 3119")
    assert s.g.raided == 0
    s = fiw("44th Foot @ 3120")
    everybody(s, "3120").british("go 3119")
    assert s.g.raided == 0


@pytest.mark.rule("R-D8", "R-D4")
def test_who_passes_around_a_port_that_the_enemy_holds_has_not_been_in_it() -> None:
    s = arw("Howe, 4th Foot @ 3120", "2 Cont @ 3120-town", side="british")
    everybody(s, "3120").british("go 3121")
    assert s.logged("raid_marker") == []
    s = arw("Howe, 4th Foot @ 3120", "Greene @ 3120-town", side="british")
    everybody(s, "3120").british("go 3121")
    assert s.logged("raid_marker") == [(s.board.boston,)]
