"""7.1 Boxed arrivals in their Operations Phase: they must attack, and need no check."""

import pytest

from tests.conformance.end_of_empire.marching import arw, everybody
from tests.conformance.end_of_empire.situation import Situation
from ticonderoga.engine.ask import Procedure
from ticonderoga.games.end_of_empire.position import Position
from ticonderoga.games.end_of_empire.rules.forces import shift
from ticonderoga.games.end_of_empire.rules.marks import settle_fresh
from ticonderoga.games.end_of_empire.rules.movement import _go_on, bars_move
from ticonderoga.games.end_of_empire.rules.moving import bars_check, bars_resume, bars_stop
from ticonderoga.games.end_of_empire.rules.parting import _bars_joint
from ticonderoga.games.end_of_empire.rules.points import grant
from ticonderoga.games.end_of_empire.underway import Operation


@pytest.mark.rule("R-F3")
def test_boxed_arrivals_must_attack_and_need_no_check() -> None:
    s = arw("Burgoyne, 9th Foot, 20th Foot @ 4111", "2 Cont, 3 Cont @ 4111", side="british")
    s.marked("fresh", "9th Foot", "20th Foot", "Burgoyne").begin()
    assert s.why_not("end_phase") == "arrivals_must_attack"
    s.british("activate 4111", "take_all", "go_on", "attack 4111")
    assert s.checks() == []
    assert s.logged("battle") == [(0, s.space("4111"))]
    g, op = s.g, s.g.operation
    assert op is not None
    assert op.back_to == op.at == s.space("4111")
    ninth = s.piece("9th Foot")
    for choice in (("go", s.space("4110")), ("stop",), ("drop", ninth), ("split", ninth)):
        assert bars_move(g, op, choice) == "must_attack"


@pytest.mark.rule("R-F3")
def test_some_arrivals_among_others_roll_like_them() -> None:
    s = arw("9th Foot, 20th Foot @ 4110", side="british").marked("fresh", "9th Foot")
    everybody(s, "4110", die=3)
    assert s.checks() == ["default 2: 3"]
    s = arw("9th Foot, 20th Foot @ 4110", side="british").marked("fresh", "9th Foot")
    s.british("activate 4110", "take 9th Foot", "go_on")
    assert s.asked == "move"


@pytest.mark.rule("R-F3")
def test_arrivals_who_are_done_hold_the_phase_up_no_longer() -> None:
    s = arw("9th Foot @ 4111", "2 Cont @ 4111", side="british")
    s.marked("fresh", "9th Foot").marked("done", "9th Foot").begin()
    assert s.offers("end_phase")


@pytest.mark.rule("R-F3")
def test_only_arrivals_must_attack() -> None:
    s = arw("9th Foot @ 4110", "20th Foot @ 4111", "2 Cont @ 4111", side="british")
    s.marked("fresh", "9th Foot").begin()
    assert s.offers("end_phase")


@pytest.mark.rule("R-F3", "R-G8")
def test_arrivals_go_on_without_a_check() -> None:
    s = arw("9th Foot @ 4110", side="british").marked("fresh", "9th Foot")
    s.put("2 Cont @ 4111-fortress").british("activate 4110", "go_on")
    op = s.g.operation
    assert op is not None
    op.needs_check = True
    assert bars_check(s.g, op) == ""
    passed: list[bool] = []

    def go_on(g: Position) -> Procedure[None]:
        passed.append((yield from _go_on(g, op)))

    list(go_on(s.g))
    assert passed == [True]
    assert s.checks() == []


@pytest.mark.rule("R-F3")
def test_american_arrivals_must_attack_too() -> None:
    s = arw("2 Cont, 3 Cont @ 4111", "9th Foot @ 4111").marked("fresh", "2 Cont", "3 Cont").begin()
    assert s.why_not("end_phase") == "arrivals_must_attack"
    s.allied("activate 4111", "take_all", "go_on", "attack 4111")
    assert s.checks() == []
    assert s.logged("battle") == [(1, s.space("4111"))]


@pytest.mark.rule("R-F3", "R-H4")
def test_arrivals_without_the_points_for_a_combat_need_not_attack() -> None:
    s = arw("2 Cont, 3 Cont @ 4110", "9th Foot @ 4926").marked("fresh", "2 Cont", "3 Cont")
    s.allied("activate 4110", "take_all", "go_on")
    op = s.g.operation
    assert op is not None
    shift(s.g, 0, (s.piece("9th Foot"),), s.space("4110"))
    assert bars_stop(s.g, op) == "must_attack"
    for piece in op.force:
        op.used[piece] = op.allowance[piece] - 5
    assert bars_stop(s.g, op) == "must_attack"
    for piece in op.force:
        op.used[piece] += 1
    assert bars_stop(s.g, op) == ""


@pytest.mark.rule("R-F3")
def test_arrivals_are_like_others_when_their_entry_hex_is_free_of_enemies() -> None:
    for enemy, fresh in (("4111", ["29th Foot"]), ("4111-fortress", ["29th Foot"]), ("4011", [])):
        s = arw("29th Foot @ 4110", f"2 Cont @ {enemy}", side="british")
        s.marked("fresh", "29th Foot")
        settle_fresh(s.start)
        assert s.has_mark("fresh") == fresh


@pytest.mark.rule("R-F3", "R-G16")
def test_arrivals_need_no_initiative_for_a_later_check() -> None:
    s = arw("9th Foot, 20th Foot @ 4111", "2 Cont @ 4111-fortress", side="british").season("winter")
    ninth, twentieth = s.piece("9th Foot"), s.piece("20th Foot")
    op = Operation(0, s.space("4111"))
    op.force = (ninth,)
    op.needs_check = True
    assert bars_resume(s.g, op) == _bars_joint(s.g, op, (ninth, twentieth)) == "no_initiative"
    s.marked("fresh", "9th Foot", "20th Foot")
    assert bars_resume(s.g, op) == _bars_joint(s.g, op, (ninth, twentieth)) == ""


def besieged(*stacks: str) -> Situation:
    """A regiment that came to Quebec and one that did not, around Americans inside."""
    s = arw("9th Foot, 26th Foot @ 4111", "3 Cont @ 4111-fortress", *stacks)
    return s.marked("fresh", "9th Foot")


@pytest.mark.rule("R-F3", "R-G8")
def test_arrivals_react_without_a_roll_until_their_hex_is_cleared() -> None:
    """7.1, ruling B-92"""
    s = everybody(besieged("2 Cont @ 4210").roll(1, 2), "4210")
    s.allied("go 4110").british("react 4111", "take 9th Foot", "to 4112")
    s.british("react 4111", "take 26th Foot", "to 4112", "declared")
    assert s.checks() == ["default 2: 1", "default 1: 2"]
    assert (s.where("9th Foot"), s.where("26th Foot")) == ("4112", "4111")


@pytest.mark.rule("R-F3", "R-G13")
def test_not_even_the_winter_keeps_them() -> None:
    s = everybody(besieged("Washington, 2 Cont @ 4210").season("winter"), "4210")
    s.allied("go 4110").british("react 4111")
    assert s.why_not("take 26th Foot") == "no_initiative"
    s.british("take 9th Foot", "to 4112")
    assert s.where("9th Foot") == "4112"


@pytest.mark.rule("R-F3")
def test_the_enemy_who_marches_off_clears_their_hex() -> None:
    for others, fresh in (((), []), (("2 Cont @ 4111-fortress",), ["9th Foot"])):
        s = besieged(*others).roll(1)
        s.allied("activate 4111-fortress", "take 3 Cont", "roll", "go 4110")
        s.british("no_reaction").allied("stop")
        assert s.where("3 Cont") == "4110"
        assert s.has_mark("fresh") == fresh


@pytest.mark.rule("R-F3")
def test_militia_that_goes_home_clears_it_too() -> None:
    s = Situation.at_war("arw").turn(4).phase("withdrawals").until("attrition")
    s.put("14th Foot @ S5924", "arw-mil-virginia @ S5924-town").marked("fresh", "14th Foot").begin()
    assert s.where("arw-mil-virginia") == "available"
    assert s.has_mark("fresh") == []


@pytest.mark.rule("R-F3")
def test_the_enemy_who_reacts_out_of_their_hex_clears_it() -> None:
    s = quebec().roll(1).british("activate 4111", "take 9th Foot", "go_on")
    s.allied("react 4111-fortress", "to 4110")
    assert s.where("2 Cont") == "4110"
    assert s.has_mark("fresh") == []


@pytest.mark.rule("R-F3")
def test_arrivals_attack_those_around_them_first() -> None:
    s = arw("9th Foot @ 4111", "2 Cont @ 4111", "3 Cont @ 4111-fortress", side="british")
    s.marked("fresh", "9th Foot")
    op = Operation(0, s.space("4111"))
    op.force = (s.piece("9th Foot"),)
    grant(s.g, op, op.force)
    assert bars_move(s.g, op, ("attack", s.space("4111-fortress"))) == "must_attack"
    assert bars_move(s.g, op, ("attack", s.space("4111"))) == ""


# ---------------------------------------------------------------------- around a place


def quebec(*stacks: str, turn: int = 8) -> Situation:
    """British arrivals of turn 8 stand around Americans in Quebec."""
    s = arw("9th Foot, 20th Foot, Burgoyne @ 4111", "2 Cont @ 4111-fortress", *stacks,
            side="british")  # fmt: skip
    return s.turn(turn).marked("fresh", "9th Foot", "20th Foot")


@pytest.mark.rule("R-F3")
def test_arrivals_around_a_place_of_the_enemy_attack_it_once() -> None:
    """7.1, ruling B-90"""
    s = quebec()
    assert s.why_not("end_phase") == "arrivals_must_attack"
    s.british("activate 4111", "take 9th Foot", "go_on")
    assert s.answered()[-1] == "attack"
    s.allied("no_reaction")
    assert s.logged("battle") == [(0, s.space("4111-fortress"))]
    s = quebec().marked("done", "9th Foot", "20th Foot")
    assert s.offers("end_phase")


@pytest.mark.rule("R-F3")
def test_they_need_not_attack_it_again() -> None:
    s = quebec()
    op = Operation(0, s.space("4111"))
    op.force = (s.piece("9th Foot"),)
    grant(s.g, op, op.force)
    assert bars_move(s.g, op, ("stop",)) == "must_attack"
    for choice in (("go", s.space("4110")), ("drop", op.force[0]), ("split", op.force[0])):
        assert bars_move(s.g, op, choice) == "must_attack"
    assert bars_move(s.g, op, ("attack", s.space("4111-fortress"))) == ""
    op.acted = True
    assert bars_move(s.g, op, ("stop",)) == ""
    s = quebec(turn=9)
    assert s.offers("end_phase")
    assert quebec().but(fresh=0).offers("end_phase")


@pytest.mark.rule("R-F3")
def test_only_in_the_hex_around_it() -> None:
    s = arw("9th Foot @ 4110", "2 Cont @ 4111-fortress", side="british").turn(8)
    s.marked("fresh", "9th Foot")
    assert s.offers("end_phase")
    s = arw("9th Foot @ 3411", "2 Cont @ 3411-town", side="british").turn(8)
    s.marked("fresh", "9th Foot")
    assert s.offers("end_phase")
    s = arw("9th Foot @ 4111-fortress", side="british").turn(8).marked("fresh", "9th Foot")
    assert s.offers("end_phase")
    s = arw("9th Foot @ 4111", side="british").turn(8).marked("fresh", "9th Foot")
    assert s.offers("end_phase")
