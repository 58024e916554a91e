"""O4 A failed first check lets the other side interrupt with one force."""

import pytest

from tests.conformance.end_of_empire.marching import everybody, fiw

STACKS = ("Braddock, 44th Foot @ 1112", "Levis, Bearn @ 3210", "Artois @ 3411")


@pytest.mark.rule("R-O4")
def test_after_a_failed_first_check_the_other_side_may_activate_one_force() -> None:
    s = fiw(*STACKS, interruption="yes")
    everybody(s, "1112", die=4)
    assert s.asked == "interrupt"
    assert s.asked_seat == 1
    assert s.why_not("activate 1112") == "nobody_there"
    s.roll(5).allied("activate 3210", "take_all", "roll", "go 3211", "stop")
    assert s.at("3211") == "Allied: Bearn 2/2, Levis"
    assert s.has_mark("done") == ["Bearn", "44th Foot", "Braddock", "Levis"]
    assert s.asked == "operation"
    assert s.asked_seat == 0


@pytest.mark.rule("R-O4")
def test_a_failed_interruption_is_not_interrupted() -> None:
    s = fiw(*STACKS, interruption="yes")
    everybody(s, "1112", die=6).roll(6).allied("activate 3210", "take_all", "roll")
    assert s.has_mark("done") == ["Bearn", "44th Foot", "Braddock", "Levis"]
    assert s.asked == "operation"


@pytest.mark.rule("R-O4")
def test_it_may_be_passed() -> None:
    s = fiw(*STACKS, interruption="yes")
    everybody(s, "1112", die=6).allied("pass")
    assert s.asked == "operation"
    assert s.asked_seat == 0


@pytest.mark.rule("R-O4")
def test_a_later_failure_is_no_occasion() -> None:
    s = fiw("Braddock, 44th Foot, 48th Foot @ 1112", "Bearn @ 3210", interruption="yes")
    everybody(s, "1112").roll(5)
    s.british("go 1113", "split 48th Foot", "send", "go 1213", "stop", "resume")
    assert s.asked == "operation"
    assert s.asked_seat == 0


@pytest.mark.rule("R-O4")
def test_nor_is_a_success_or_a_game_without_the_option() -> None:
    s = fiw(*STACKS, interruption="yes")
    everybody(s, "1112", die=3)
    assert s.asked == "move"
    s = fiw(*STACKS)
    everybody(s, "1112", die=6)
    assert s.asked == "operation"


@pytest.mark.rule("R-O4", "R-O3")
def test_a_near_miss_is_no_failure() -> None:
    s = fiw(*STACKS, interruption="yes", near_misses="yes")
    everybody(s, "1112", die=4)
    assert s.asked == "move"


@pytest.mark.rule("R-O4")
def test_the_force_is_done_until_the_end_of_its_own_phase() -> None:
    s = fiw(*STACKS, interruption="yes").until("judgement")
    everybody(s, "1112", die=6).roll(1).allied("activate 3210", "take_all", "roll", "stop")
    s.british("end_phase", "end_redeployment")
    assert s.asked_seat == 1
    assert s.why_not("activate 3210") == "is_done"
    assert s.has_mark("done") == ["Bearn", "Levis"]
    s.allied("end_phase", "end_redeployment")
    assert s.has_mark("done") == []


@pytest.mark.rule("R-O4")
def test_those_who_are_done_do_not_interrupt_again() -> None:
    s = fiw(*STACKS, interruption="yes")
    everybody(s, "1112", die=6).roll(6).allied("activate 3210", "take_all", "roll")
    everybody(s, "4926", die=6)
    assert s.why_not("activate 3210") == "is_done"


@pytest.mark.parametrize(("turn", "asked"), [(4, "interrupt"), (5, "operation")])
@pytest.mark.rule("R-O4")
def test_the_british_do_not_interrupt_in_the_enemy_phase_of_the_last_turn(
    turn: int, asked: str
) -> None:
    s = fiw("fiw-rogers @ 1112", "Levis, Bearn @ 3210", side="allied", interruption="yes")
    everybody(s.put("Montcalm, Artois @ 3411").turn(turn), "3210", die=6)
    assert s.asked == asked


@pytest.mark.rule("R-O4")
def test_the_french_may_in_the_british_phase_of_the_last_turn() -> None:
    s = fiw(*STACKS, "Johnson, 48th Foot @ 1113", interruption="yes").turn(5)
    everybody(s, "1112", die=6)
    assert s.asked == "interrupt"


@pytest.mark.rule("R-O4")
def test_nobody_interrupts_from_aboard_a_fleet() -> None:
    s = fiw("44th Foot @ 1112", "Bearn @ 1111", "French fleet @ Gulf of Maine",
            "Artois @ aboard French fleet", interruption="yes")  # fmt: skip
    everybody(s, "1112", die=6)
    assert s.asked == "interrupt"
    spaces = [choice[1] for choice in s.match.choices(1) if choice[0] == "activate"]
    assert s.space("1111") in spaces
    assert all(s.board.has(space) for space in spaces)
