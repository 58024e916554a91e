"""10.3 A stack that is divided between goals reacts on one roll, or its units roll one by one."""

import pytest

from tests.conformance.end_of_empire.marching import arw, everybody, fiw
from tests.conformance.end_of_empire.situation import Situation


def entered(*stacks: str, **options: str) -> Situation:
    """Wolfe enters 1111, and the French are asked."""
    s = fiw("Wolfe, 44th Foot, 48th Foot @ 1112", *stacks, **options)
    return everybody(s, "1112").british("go 1111")


@pytest.mark.rule("R-I7")
def test_if_the_roll_fails_nobody_of_the_stack_goes() -> None:
    s = entered("Levis, Bearn, Artois @ 1111").allied("react 1111", "take Bearn", "to 1110")
    s.allied("react 1111", "take_all").roll(5).allied("to 1211", "declared")
    assert s.checks()[1:] == ["Levis 4: 5"]
    assert s.logged("battle") == [(0, s.space("1111"))]
    assert s.logged("piece_moved")[1:] == []  # nobody but Wolfe


@pytest.mark.rule("R-I7")
def test_those_who_go_after_the_leader_has_gone_need_no_roll_of_their_own() -> None:
    s = entered("Montcalm, Bearn, Artois @ 1111").allied("react 1111", "take Bearn")
    s.allied("take Montcalm", "to 1110").roll(5).allied("react 1111", "to 1211", "declared")
    assert s.checks()[1:] == ["Montcalm 5: 5"]
    assert (s.where("Bearn"), s.where("Artois")) == ("1110", "1211")


@pytest.mark.rule("R-I7", "R-G16")
def test_the_stack_has_the_scouts_of_all_its_parts() -> None:
    s = arw("Howe, 4th Foot @ 2220", "Washington, 2 Cont, 1 Cont Light Dragoons @ 2120",
            side="british")  # fmt: skip
    everybody(s, "2220").british("go 2120").allied("react 2120", "take 2 Cont", "to 2119")
    s.allied("react 2120", "take_all").roll(5).allied("to 2020", "declared")
    assert s.checks()[1:] == ["Washington 5: 5"]
    assert (s.where("2 Cont"), s.where("1 Cont Light Dragoons")) == ("2119", "2020")


@pytest.mark.rule("R-I7", "R-I11")
def test_units_without_a_leader_may_still_roll_for_themselves() -> None:
    """The second one may have a roll of its own, though it is alone."""
    s = entered("Bearn, Artois @ 1111").allied("react 1111", "take Bearn")
    assert s.why_not("each_to 1110") == "only_units_each"
    s.allied("to 1110", "react 1111").roll(2, 1).allied("each_to 1211", "declared")
    assert s.checks()[1:] == ["default 1: 2", "default 1: 1"]
    assert s.where("Artois") == "1211"
    assert s.logged("battle") == [(0, s.space("1111"))]


@pytest.mark.rule("R-I7", "R-G16")
def test_plus_units_by_themselves_still_evade_without_a_roll() -> None:
    s = fiw("Levis, Bearn @ 1110", "fiw-rogers, 44th Foot @ 1111", side="allied")
    everybody(s, "1110").allied("go 1111").british("react 1111", "take 44th Foot", "to 1112")
    s.roll(6).british("react 1111", "to 1211", "declared")
    assert s.checks()[1:] == ["default 1: 6", "default 7: sure"]
    assert s.where("fiw-rogers") == "1211"
    assert s.logged("battle") == [(1, s.space("1111"))]


@pytest.mark.rule("R-I7", "R-I2")
def test_two_stacks_roll_each_for_itself() -> None:
    s = entered("Bearn @ 1111", "Artois @ 1110").allied("react 1111", "to 1211", "react 1110")
    s.roll(1, 2).allied("to 1109", "declared")
    assert s.checks()[1:] == ["default 1: 1", "default 1: 2"]
