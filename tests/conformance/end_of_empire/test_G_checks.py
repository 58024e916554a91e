"""8.3 to 8.5 Checks: when they are made, momentum, winter, failure; O2, O3, O5."""

import pytest

from tests.conformance.end_of_empire.marching import arw, everybody, fiw, force, left
from tests.conformance.end_of_empire.situation import Situation
from ticonderoga.games.end_of_empire.rules import command
from ticonderoga.games.end_of_empire.terms import FIRST, LATER, REACTION, SURE

SCHUYLER = "Schuyler, Montgomery, 2 Cont, 3 Cont, 4 Cont, 5 Cont, 6 Cont @ 3014"
"""3014 is wilderness; 3015 lies beside it on the lake."""


# ---------------------------------------------------------------------- example 6


@pytest.mark.rule("G-G11", "R-G11", "R-G12", "A-11")
def test_montgomery_leaves_on_schuylers_check_and_is_then_rated_6() -> None:
    s = arw(SCHUYLER)
    four = ("2 Cont", "3 Cont", "4 Cont", "5 Cont", "Montgomery")
    assert force(s, "3014", *four, die=3) == ["Schuyler 3: 3"]
    assert s.has_mark("momentum") == ["Montgomery"]
    s.allied("go 3013", "split 2 Cont", "send", "go 3012", "stop", "resume")
    assert s.checks() == ["Schuyler 3: 3", "Montgomery 6: sure"]
    assert s.asked == "move"


@pytest.mark.rule("G-G11")
def test_montgomery_stays_if_schuylers_check_fails() -> None:
    s = arw(SCHUYLER)
    assert force(s, "3014", "2 Cont", "Montgomery", die=4) == ["Schuyler 3: 4"]
    assert s.has_mark("done") == ["2 Cont", "Montgomery"]


@pytest.mark.rule("G-G12", "R-G11", "R-C5")
def test_the_next_force_from_the_hex_has_no_momentum() -> None:
    s = arw(SCHUYLER)
    force(s, "3014", "2 Cont", "Montgomery", die=3)
    s.allied("go 3013", "stop")
    assert s.has_mark("momentum") == []
    s.roll(4).allied("activate 3014", "take 3 Cont", "roll")
    assert s.checks() == ["Schuyler 3: 3", "Schuyler 3: 4"]
    assert s.has_mark("done") == ["2 Cont", "3 Cont", "Montgomery"]


@pytest.mark.rule("A-11", "R-G11")
def test_the_senior_who_stays_gains_nothing() -> None:
    s = arw(SCHUYLER)
    force(s, "3014", "2 Cont", "3 Cont", die=3)
    assert s.has_mark("momentum") == []
    s.roll(4).allied("split 2 Cont", "send", "go 3013", "stop", "resume")
    assert s.checks() == ["Schuyler 3: 3", "Schuyler 3: 4"]


@pytest.mark.rule("R-G11")
def test_default_leaders_gain_no_momentum() -> None:
    s = arw("2 Cont, 3 Cont, 4 Cont @ 3014")
    everybody(s, "3014", die=2).allied("go 3013", "split 2 Cont", "send", "go 3012", "stop")
    s.roll(3).allied("resume")
    assert s.checks() == ["default 2: 2", "default 2: 3"]


@pytest.mark.rule("R-O5")
def test_without_momentum_the_rating_stays() -> None:
    s = arw("Schuyler, 2 Cont, 3 Cont @ 3014", no_momentum="yes")
    everybody(s, "3014", die=3).roll(4)
    s.allied("go 3013", "split 2 Cont", "send", "go 3012", "stop", "resume")
    assert s.checks() == ["Schuyler 3: 3", "Schuyler 3: 4"]
    s = arw("Schuyler, 2 Cont, 3 Cont @ 3014")
    everybody(s, "3014", die=3).roll(4)
    s.allied("go 3013", "split 2 Cont", "send", "go 3012", "stop", "resume")
    assert s.checks() == ["Schuyler 3: 3", "Schuyler 4: 4"]


# ---------------------------------------------------------------------- which checks


@pytest.mark.rule("R-G10", "R-G14")
def test_a_failed_later_check_ends_the_force() -> None:
    s = fiw("Braddock, 44th Foot, 48th Foot @ 1112")
    everybody(s, "1112").british("go 1113", "split 48th Foot", "send", "go 1213", "stop")
    assert s.offered("go") == []
    assert s.why_not("go 1114") == "check_first"
    assert s.why_not("ferry 1114") == s.why_not("split 44th Foot") == "check_first"
    s.roll(5).british("resume")
    assert s.checks()[-1] == "Braddock 4: 5"
    assert s.has_mark("done") == ["44th Foot", "48th Foot", "Braddock"]
    assert s.asked == "operation"


@pytest.mark.rule("R-G8")
def test_no_check_is_needed_to_go_on_from_step_to_step() -> None:
    s = fiw("Braddock, 44th Foot @ 1112")
    everybody(s, "1112").british("go 1113", "go 1213")
    assert s.why_not("resume") == "no_check_needed"
    assert s.dice() == [1]


@pytest.mark.rule("R-G10", "R-C4")
def test_whoever_has_moved_is_done() -> None:
    s = fiw("Braddock, 44th Foot, 48th Foot @ 1112")
    force(s, "1112", "44th Foot", "Braddock")
    s.british("go 1113", "stop")
    assert s.has_mark("done") == ["44th Foot", "Braddock"]
    assert s.has_mark("moved_leaders") == ["Braddock"]
    assert s.why_not("activate 1113") == "is_done"


@pytest.mark.rule("R-G10")
def test_a_force_that_stops_at_once_is_done_too() -> None:
    s = fiw("Braddock, 44th Foot @ 1112")
    everybody(s, "1112").british("stop")
    assert s.has_mark("done") == ["44th Foot", "Braddock"]
    assert s.has_mark("moved_leaders") == []


@pytest.mark.rule("R-G10", "R-G9")
def test_a_leader_who_failed_still_commands_others_in_his_space() -> None:
    s = fiw("Braddock, 44th Foot, 48th Foot @ 1112")
    force(s, "1112", "44th Foot", "Braddock", die=6)
    s.roll(3).british("activate 1112", "take 48th Foot")
    assert s.checks() == ["Braddock 3: 6", "Braddock 3: 3"]


@pytest.mark.rule("R-C4", "R-G14")
def test_done_markers_are_removed_at_the_end_of_the_phase() -> None:
    s = fiw("44th Foot @ 1112").until("operations-begin")
    everybody(s, "1112", die=6).british("end_phase", "end_redeployment")
    assert s.g.active == 1
    assert s.step() == "operations-begin"
    assert s.has_mark("done") == []


@pytest.mark.rule("R-C4", "R-C1")
def test_the_other_side_follows_and_then_victory_is_judged() -> None:
    s = Situation().until("judgement").phase("operations-begin").put("44th Foot @ 1112")
    s.put("Bearn @ 1111-outpost")
    assert s.asked_seat == 0
    s.british("end_phase")
    assert s.asked_seat == 1
    s.allied("end_phase")
    assert s.step() == "judgement"
    assert s.g.active == 0


@pytest.mark.rule("R-C4")
def test_a_phase_begins_without_the_marks_of_the_one_before() -> None:
    s = Situation().until("fortifying").phase("operations-begin").put("44th Foot @ 1112")
    for mark in ("checked", "momentum", "ferried", "moved_leaders"):
        s.marked(mark, "44th Foot")
    s.but(named=(3,), tried=5, seen_to=9).begin()
    g = s.g
    assert (g.checked, g.momentum, g.ferried, g.moved_leaders, g.tried) == (0, 0, 0, 0, 0)
    assert g.named == ()
    assert g.seen_to == 0
    assert s.asked == "operation"


# ---------------------------------------------------------------------- 8.4 winter


@pytest.mark.parametrize(("hex", "rating"), [("3014", 3), ("1016", 3), ("S5916", 5)])
@pytest.mark.rule("R-G13", "R-A8", "A-34")
def test_in_winter_ratings_on_the_north_sheet_are_2_lower(hex: str, rating: int) -> None:
    s = arw(f"Washington, 2 Cont @ {hex}").season("winter")
    assert force(s, hex, "2 Cont", "Washington") == [f"Washington {rating}: 1"]
    s = arw(f"Washington, 2 Cont @ {hex}").season("fall")
    assert force(s, hex, "2 Cont", "Washington") == ["Washington 5: 1"]


@pytest.mark.rule("R-G13", "A-44")
def test_in_a_northern_winter_default_leaders_move_nobody_but_plus_units() -> None:
    s = arw("2 Cont @ 3014", "arw-gmb @ 3013", "Robert Howe, 3 Cont @ 3012", "5 Cont @ S5916")
    s.season("winter")
    assert s.why_not("activate 3014") == "no_initiative"
    assert s.why_not("activate 3012") == "no_initiative"
    assert s.offers("activate S5916")
    s.allied("activate 3013")
    assert s.asked == "move"
    assert s.dice() == []


@pytest.mark.rule("R-G13")
def test_on_the_second_winter_turn_too() -> None:
    s = arw("2 Cont @ 3014", "Washington, 3 Cont @ 3012").season("february")
    assert s.why_not("activate 3014") == "no_initiative"
    assert force(s, "3012", "3 Cont") == ["Washington 3: 1"]


# ---------------------------------------------------------------------- 8.2 boxed units later


@pytest.mark.rule("R-G20")
def test_boxed_units_away_from_leaders_fail_every_later_check() -> None:
    s = fiw("Braddock, fiw-mil-virginia, fiw-mil-maryland, fiw-mil-georgia @ 1112")
    force(s, "1112", "fiw-mil-virginia", "fiw-mil-maryland", "fiw-mil-georgia")
    s.british("go 1113", "split fiw-mil-maryland", "send", "go 1213", "stop")
    assert s.why_not("resume") == "boxed_needs_leader"
    s.british("drop fiw-mil-georgia")
    assert s.asked == "operation"
    assert s.dice() == [1]
    assert len(s.has_mark("done")) == 3


@pytest.mark.rule("R-G20")
def test_boxed_units_use_a_leader_counter_beside_them() -> None:
    s = fiw("Braddock, fiw-mil-virginia, fiw-mil-maryland @ 1112", "Johnson, 44th Foot @ 1113")
    force(s, "1112", "fiw-mil-virginia", "fiw-mil-maryland")
    s.roll(4).british("go 1113", "split fiw-mil-maryland", "send", "go 1213", "stop", "resume")
    assert s.checks() == ["Braddock 3: 1", "Johnson 4: 4"]


# ---------------------------------------------------------------------- ratings of other kinds


@pytest.mark.rule("A-10", "A-12", "A-11")
def test_momentum_and_modifiers_of_reactions_count_for_their_own_checks_only() -> None:
    s = arw("Washington, 2 Cont @ 2219").marked("momentum", "Washington")
    g, here = s.g, s.space("2219")
    stack = g.at(1, here)
    rated = [command.rating_of(g, 1, stack, here, kind) for kind in range(5)]
    assert rated == [5, 6, 5, 5, 5]
    s = arw("Washington, 2 Cont @ 2219").season("winter").marked("momentum", "Washington")
    rated = [command.rating_of(s.g, 1, s.g.at(1, here), here, kind) for kind in range(5)]
    assert rated == [3, 4, 3, 3, 3]
    s = arw("Washington, 2 Cont @ 3014").marked("momentum", "Washington")
    there = s.space("3014")
    rated = [command.rating_of(s.g, 1, s.g.at(1, there), there, kind) for kind in range(5)]
    assert rated == [5, 6, 4, 5, 5]


# ---------------------------------------------------------------------- O2 stack activation


@pytest.mark.rule("R-O2")
def test_the_first_check_may_use_the_own_leader_or_the_senior_of_the_space() -> None:
    s = arw(SCHUYLER, stack_activation="yes")
    assert force(s, "3014", "2 Cont", "Montgomery") == ["Montgomery 5: 1"]
    s = arw("Washington, Schuyler, 2 Cont @ 3014", stack_activation="yes")
    assert force(s, "3014", "2 Cont", "Schuyler") == ["Washington 5: 1"]
    s = arw("Wooster, Robert Howe, 2 Cont @ 3014", stack_activation="yes")
    assert force(s, "3014", "2 Cont") == ["Wooster 2: 1"]


@pytest.mark.rule("R-O2")
def test_units_alone_are_rated_2_though_a_leader_is_beside_them() -> None:
    s = fiw(
        "Braddock, 44th Foot, 48th Foot @ 1112", "Johnson, 45th Foot @ 1113", stack_activation="yes"
    )
    force(s, "1112", "44th Foot", "48th Foot")
    s.roll(3).british("go 1113", "split 48th Foot", "send", "go 1213", "stop", "resume")
    assert s.checks() == ["Braddock 3: 1", "default 2: 3"]


@pytest.mark.rule("R-O2")
def test_boxed_units_without_a_leader_fail_their_second_check() -> None:
    s = fiw(
        "Braddock, fiw-mil-virginia, fiw-mil-maryland, fiw-mil-georgia @ 1112",
        "Johnson, 44th Foot @ 1113",
        stack_activation="yes",
    )
    force(s, "1112", "fiw-mil-virginia", "fiw-mil-maryland", "fiw-mil-georgia")
    s.british("go 1113", "split fiw-mil-maryland", "send", "go 1213", "stop")
    assert s.why_not("resume") == "boxed_needs_leader"


@pytest.mark.rule("R-O2")
def test_the_senior_of_the_space_counts_until_the_force_leaves_it() -> None:
    s = arw(SCHUYLER, stack_activation="yes")
    force(s, "3014", "2 Cont", "3 Cont")
    s.roll(3).allied("split 2 Cont", "send", "go 3013", "stop", "resume")
    assert s.checks() == ["Schuyler 3: 1", "Schuyler 3: 3"]


# ---------------------------------------------------------------------- O3 near misses


@pytest.mark.parametrize(("die", "points"), [(2, 20), (3, 15), (4, 10), (5, 5)])
@pytest.mark.rule("R-O3")
def test_the_first_check_gives_a_share_of_the_points(die: int, points: int) -> None:
    s = fiw("Braddock, 44th Foot @ 1112", near_misses="yes")
    everybody(s, "1112", die=die)
    assert left(s) == points
    assert s.has_mark("momentum") == (["Braddock"] if die <= 3 else [])
    assert s.logged("near_miss") == ([] if points == 20 else [(0, 5 * points)])


@pytest.mark.rule("R-O3")
def test_three_above_is_a_failure() -> None:
    s = fiw("Braddock, 44th Foot @ 1112", near_misses="yes")
    everybody(s, "1112", die=6)
    assert s.has_mark("done") == ["44th Foot", "Braddock"]


@pytest.mark.rule("R-O3")
def test_fractions_of_points_are_dropped() -> None:
    s = fiw("Braddock, Royal Artillery (Braddock) @ 1112", near_misses="yes")
    everybody(s, "1112", die=3)
    assert left(s) == 11
    s = fiw("Braddock, Royal Artillery (Braddock) @ 1112", near_misses="yes")
    everybody(s, "1112", die=5)
    assert left(s) == 3


@pytest.mark.rule("R-O3")
def test_a_rating_of_6_is_rolled_for_and_plus_units_have_all_points() -> None:
    s = fiw("Montcalm, Bearn @ 3210", side="allied", near_misses="yes")
    everybody(s, "3210", die=6)
    assert left(s) == 15
    s = fiw("fiw-rogers @ 1112", near_misses="yes").british("activate 1112")
    assert left(s) == 20
    assert s.dice() == []
    s = fiw("Montcalm, Bearn @ 3210", side="allied")
    s.allied("activate 3210", "take Bearn", "take Montcalm")
    assert s.checks() == ["Montcalm 6: sure"]
    assert s.dice() == []


@pytest.mark.rule("R-O3", "R-G13")
def test_no_initiative_is_no_near_miss() -> None:
    s = fiw("44th Foot @ 1112", "fiw-gorham @ 4924", near_misses="yes").season("winter")
    assert s.why_not("activate 1112") == "no_initiative"


@pytest.mark.rule("R-O3", "R-G8")
def test_a_near_miss_of_a_6_is_rolled_for_at_the_first_check_only() -> None:
    for kind, rolls in ((FIRST, True), (LATER, False), (REACTION, False)):
        s = fiw("Wolfe, 44th Foot @ 1112", near_misses="yes").begin()
        s.g.dice.script_rolls([5])
        above = command.roll(s.g, s.piece("Wolfe"), 6, s.space("1112"), kind)
        assert above == (-1 if rolls else SURE)


@pytest.mark.rule("R-O3")
def test_four_above_is_no_more_than_a_failure() -> None:
    s = fiw("44th Foot @ 1112", near_misses="yes")
    everybody(s, "1112", die=6)
    assert s.checks() == ["default 2: 6"]
    assert s.has_mark("done") == ["44th Foot"]
    assert s.logged("near_miss") == [(0, 0)]
