"""9.1 to 9.3 Points, the reserve for a combat, enemies on the way; leaders found alone."""

import pytest

from tests.conformance.end_of_empire.marching import arw, everybody, fiw, force, left
from ticonderoga.engine.ask import Procedure
from ticonderoga.games.end_of_empire.position import Position
from ticonderoga.games.end_of_empire.rules.forces import shift
from ticonderoga.games.end_of_empire.rules.marks import settle_fresh
from ticonderoga.games.end_of_empire.rules.movement import _go_on, bars_move
from ticonderoga.games.end_of_empire.rules.moving import (
    bars_check,
    bars_resume,
    bars_stop,
    calls_militia,
    may_bring_combat,
)
from ticonderoga.games.end_of_empire.rules.parting import _bars_joint
from ticonderoga.games.end_of_empire.rules.points import grant
from ticonderoga.games.end_of_empire.rules.reach import full_points, path_to, reach
from ticonderoga.games.end_of_empire.underway import Operation

# ---------------------------------------------------------------------- points


@pytest.mark.rule("R-H1", "R-H11")
def test_a_force_moves_as_far_as_its_points() -> None:
    s = fiw("Braddock, 44th Foot @ 1112")
    everybody(s, "1112").british("go 1113", "go 1114", "go 1113")
    assert left(s) == 5
    s.british("go 1112")
    assert left(s) == 0
    s.british("stop")
    assert s.asked == "operation"
    assert s.where("44th Foot") == "1112"


@pytest.mark.rule("R-H1")
def test_too_few_points() -> None:
    s = fiw("Braddock, 44th Foot, 48th Foot @ 1112")
    everybody(s, "1112").british("go 1113", "go 1114", "go 1113", "go 1112")
    assert s.why_not("go 1113") == "no_points"
    assert s.offered("go") == []


@pytest.mark.rule("R-H2", "R-O3")
def test_one_hex_can_always_be_entered() -> None:
    """5 points of 20 in winter, when a wilderness hex costs 10."""
    s = fiw("Wolfe, 44th Foot, 48th Foot @ 1112", near_misses="yes").season("winter")
    everybody(s, "1112", die=5)
    assert left(s) == 5
    s.british("go 1113")
    assert left(s) == 0
    assert s.why_not("go 1114") == "no_points"


@pytest.mark.rule("R-H2")
def test_but_neither_mountains_nor_after_a_failed_check() -> None:
    s = fiw("Wolfe, 44th Foot, 48th Foot @ 3114", near_misses="yes").season("winter")
    everybody(s, "3114", die=5)
    assert s.why_not("go 3215") == "mountain"
    s = fiw("Wolfe, 44th Foot @ 3114", "fiw-rogers @ 1112", near_misses="yes").season("winter")
    everybody(s, "3114", die=6)
    assert s.why_not("activate 3114") == "is_done"


# ---------------------------------------------------------------------- 9.3 the reserve


def approach(*enemies: str, spent: int = 10, **options: str) -> str:
    """A force in 1212 with 20 less so many points: why it may not go to 1211, next to 1111."""
    s = fiw("Wolfe, 44th Foot, 48th Foot @ 1313", *enemies, **options)
    everybody(s, "1313").british("go 1312", "go 1212")
    if spent == 15:
        s = fiw("Wolfe, 44th Foot, 48th Foot @ 1314", *enemies, **options)
        everybody(s, "1314").british("go 1313", "go 1312", "go 1212")
    assert left(s) == 20 - spent
    return "" if s.offers("go 1211") else s.why_not("go 1211")


@pytest.mark.rule("R-H4", "A-13", "A-14")
def test_next_to_an_enemy_who_can_react_5_points_are_held_in_reserve() -> None:
    assert approach("Levis, Bearn @ 1110", spent=10) == ""
    assert approach("Levis, Bearn @ 1110", spent=15) == "needs_reserve"
    assert approach(spent=15) == ""


@pytest.mark.rule("R-H4", "A-13")
def test_not_next_to_one_who_cannot() -> None:
    assert approach("fiw-mil-canada1 @ 1110", spent=15) == ""
    assert approach("Levis @ 1110", spent=15) == ""
    assert approach("Bearn @ 1110", spent=15) == "needs_reserve"
    assert approach("fiw-mil-canada1, Levis @ 1110", spent=15) == "needs_reserve"


@pytest.mark.rule("R-H4", "R-I4")
def test_not_next_to_one_who_could_not_cross_the_hexside() -> None:
    """Between 5525 and 5626 lies the sea; artillery has no boats, infantry has."""
    for unit, offered in (("Royal Artillery (Amherst)", True), ("45th Foot", False)):
        s = fiw("Levis, Bearn, Artois @ 5226", f"Wolfe, {unit} @ 5626", side="allied")
        everybody(s, "5226").allied("go 5326", "go 5325", "go 5425")
        assert left(s) == 5
        assert s.offers("go 5525") == offered


@pytest.mark.rule("A-14", "R-H4")
def test_the_reserve_is_not_spent_if_nobody_reacts() -> None:
    s = fiw("Wolfe, 44th Foot @ 1312", "Levis, Bearn @ 1111")
    everybody(s, "1312").british("go 1212")
    assert s.asked == "react"
    s.allied("no_reaction")
    assert left(s) == 15


@pytest.mark.rule("A-13", "R-H2")
def test_the_right_to_one_hex_does_not_replace_the_reserve() -> None:
    s = fiw("Wolfe, 44th Foot @ 1212", "Levis, Bearn @ 1110", near_misses="yes")
    everybody(s, "1212", die=6)
    assert left(s) == 10
    assert s.offers("go 1211")
    s = fiw("Wolfe, 44th Foot @ 1212", "Levis, Bearn @ 1110", near_misses="yes").season("winter")
    everybody(s, "1212", die=4)
    assert left(s) == 10
    assert s.why_not("go 1211") == "needs_reserve"


@pytest.mark.rule("R-H4", "A-13")
def test_a_space_with_enemies_takes_the_reserve_though_they_cannot_react() -> None:
    s = fiw("44th Foot, 48th Foot, Wolfe @ 1313", "fiw-mil-canada1 @ 1212")
    everybody(s, "1313").british("go 1312")
    assert s.offers("go 1212")
    s.british("go 1313", "go 1312")
    assert left(s) == 5
    assert s.why_not("go 1212") == "needs_reserve"


@pytest.mark.rule("R-H4", "A-13")
def test_the_reserve_against_militia_that_could_be_called_out() -> None:
    """Two points for the river to 2815, one for 2816 in New York, and 3 in hand before that."""
    for box, offered in (("available", False), ("dead", True)):
        s = fiw("Levis, Bearn, Artois @ 2915", f"fiw-mil-new-york @ {box}", side="allied")
        everybody(s, "2915").allied("go 2914", "go 2915", "go 2914", "go 2815")
        assert left(s) == 3
        assert s.offers("go 2816") == offered
        assert offered or s.why_not("go 2816") == "needs_reserve"


@pytest.mark.rule("R-H4", "R-D11")
def test_coming_out_of_a_town_takes_the_reserve_against_militia_too_but_going_in_does_not() -> None:
    s = fiw("Levis, Bearn, Artois @ 2816-town", "fiw-mil-new-york @ available", side="allied")
    g = s.g
    town, hex, wild = s.space("2816-town"), s.space("2816"), s.space("2815")
    assert calls_militia(g, town, hex)
    assert calls_militia(g, wild, hex)
    assert calls_militia(g, wild, town)
    assert not calls_militia(g, hex, town)
    assert not calls_militia(g, hex, wild)
    assert may_bring_combat(g, 1, town, hex)
    assert not may_bring_combat(g, 1, hex, town)


# ---------------------------------------------------------------------- enemies on the way


@pytest.mark.rule("R-H5", "R-D6")
def test_enemies_inside_do_not_stop_a_move_through_their_hex() -> None:
    s = fiw("Wolfe, 44th Foot @ 1112", "Bearn @ 1111-outpost")
    everybody(s, "1112").british("go 1111").allied("no_reaction")
    assert s.asked == "move"
    assert s.offers("attack 1111-outpost")
    assert s.why_not("go 1111-outpost") == "attack_instead"
    s.british("go 1110")
    assert s.logged("battle") == []


@pytest.mark.rule("R-H3", "R-J1")
def test_a_space_with_enemies_brings_on_a_combat() -> None:
    s = fiw("Wolfe, 44th Foot @ 1112", "Bearn @ 1111")
    everybody(s, "1112").british("go 1111").allied("no_reaction")
    assert s.logged("battle") == [(0, s.space("1111"))]
    s = fiw("Wolfe, 44th Foot @ 1112", "Bearn @ 1111-outpost")
    everybody(s, "1112").british("go 1111-outpost").allied("no_reaction")
    assert s.logged("battle") == [(0, s.space("1111-outpost"))]


@pytest.mark.rule("R-H5", "R-H18")
def test_those_inside_are_attacked_if_the_mover_likes() -> None:
    s = fiw("Wolfe, 44th Foot @ 1112", "Bearn @ 1111-outpost")
    everybody(s, "1112").british("go 1111").allied("no_reaction")
    assert s.why_not("attack 1112") == "not_in_hex"
    assert s.why_not("attack 1111") == "no_enemy_there"
    s.british("attack 1111-outpost").allied("no_reaction")
    assert s.logged("battle") == [(0, s.space("1111-outpost"))]
    op = s.g.operation
    assert op is not None
    assert op.used[s.piece("44th Foot")] == 10


@pytest.mark.rule("R-H18", "R-H4")
def test_an_attack_on_those_inside_takes_5_points() -> None:
    s = fiw("Wolfe, 44th Foot, 48th Foot @ 1114", "fiw-mil-canada1 @ 1111-outpost")
    everybody(s, "1114").british("go 1113", "go 1112", "go 1111")
    assert left(s) == 5
    assert s.offers("attack 1111-outpost")
    s = fiw("Wolfe, 44th Foot, 48th Foot @ 1113", "fiw-mil-canada1 @ 1111-outpost")
    everybody(s, "1113").british("go 1112", "go 1111", "go 1112", "go 1111")
    assert left(s) == 0
    assert s.why_not("attack 1111-outpost") == "needs_five"


@pytest.mark.rule("R-J30")
def test_leaders_found_alone_are_prisoners() -> None:
    s = fiw("Wolfe, 44th Foot @ 1112", "Levis, Montcalm @ 1111")
    everybody(s, "1112").british("go 1111").allied("no_reaction")
    assert s.where("Levis") == s.where("Montcalm") == "captured"
    assert s.asked == "move"
    assert left(s) == 15


@pytest.mark.rule("R-J30")
def test_leaders_inside_are_not_found_in_the_hex() -> None:
    s = fiw("Wolfe, 44th Foot @ 1112", "Levis @ 1111-outpost")
    everybody(s, "1112").british("go 1111")
    assert s.where("Levis") == "1111-outpost"
    s.british("go 1111-outpost")
    assert s.asked == "react"
    s.allied("no_reaction")
    assert s.where("Levis") == "captured"


# ---------------------------------------------------------------------- after a combat


@pytest.mark.rule("G-G13", "R-J4", "A-43", "R-G8")
def test_an_attack_is_repeated_after_a_failed_round() -> None:
    """Along the Mississippi from S1607 to S1608: 2 points and 5 for the combat, twice."""
    s = arw("Clinton, 4th Foot, 5th Foot @ S1607", "2 Cont, 3 Cont @ S1608", side="british")
    everybody(s.turn(20), "S1607").british("go S1608").roll(2, 6).allied("no_reaction")
    assert s.asked in ("lose", "own_loss")
    s.british("lose 4th Foot").allied("stand").roll(6).british("press")
    assert s.checks()[-1] == "Clinton 5: 6"
    assert s.where("4th Foot") == "S1607"
    assert left(s) == 13
    assert s.why_not("go S1608") == "check_first"
    s.roll(5).british("resume")
    assert s.checks()[-1] == "Clinton 5: 5"
    s.british("go S1608").allied("no_reaction")
    op = s.g.operation
    assert op is not None
    assert op.used[s.piece("5th Foot")] == 14


@pytest.mark.rule("R-J4", "R-G8", "R-G10")
def test_after_a_victory_a_check_is_needed_to_go_on() -> None:
    s = fiw("Wolfe, 44th Foot, 48th Foot @ 1113", "allied Delaware @ 1112")
    everybody(s, "1113").british("go 1112").allied("no_reaction", "no_ambush")
    assert s.where("Delaware") != "1112"
    assert s.where("Wolfe") == "1112"
    assert left(s) == 10
    assert s.why_not("go 1111") == "check_first"
    s.british("resume", "go 1111")
    assert s.where("44th Foot") == "1111"


@pytest.mark.rule("R-J13")
def test_a_force_without_af_moves_on_past_indians_who_do_not_ambush() -> None:
    s = fiw("Wolfe, Royal Artillery (Amherst) @ 1113", "allied Delaware @ 1112")
    everybody(s, "1113").british("go 1112").allied("no_reaction", "no_ambush")
    assert s.asked == "move"
    assert left(s) == 10
    assert s.at("1112") == "British: Royal Artillery (Amherst) 2/2, Wolfe; Allied: Delaware"
    assert s.why_not("attack 1112") == "indians_vanish"
    assert s.why_not("resume") == "no_check_needed"
    s.british("go 1111").allied("no_reaction")
    assert left(s) == 5


@pytest.mark.rule("G-G18", "R-J33", "R-H18")
def test_a_force_thrown_back_from_inside_leaves_the_hex() -> None:
    """Braddock in 1111, with 10 points left, against Bearn in the outpost."""
    stacks = ("Braddock, fiw-rogers, 1 PA Regiment, 2 PA Regiment @ 1112",)
    s = fiw(*stacks, "Bearn @ 1111-outpost")
    everybody(s, "1112").british("go 1111").allied("no_reaction")
    assert left(s) == 15
    op = s.g.operation
    assert op is not None
    s.british("attack 1111-outpost").allied("no_reaction")
    assert op.back_to == s.space("1112")


@pytest.mark.rule("R-J23")
def test_one_that_began_in_the_hex_or_came_out_of_the_place_goes_back_there() -> None:
    s = fiw("Wolfe, 44th Foot @ 1111", "Bearn @ 1111-outpost")
    everybody(s, "1111").british("attack 1111-outpost").allied("no_reaction")
    op = s.g.operation
    assert op is not None
    assert op.back_to == s.space("1111")
    s = fiw("Wolfe, 44th Foot @ 1111-outpost", "Bearn @ 1111")
    everybody(s, "1111-outpost").british("attack 1111").allied("no_reaction")
    op = s.g.operation
    assert op is not None
    assert op.back_to == s.space("1111-outpost")


@pytest.mark.rule("R-J23", "R-J13")
def test_one_whose_way_in_holds_enemies_goes_back_into_the_hex() -> None:
    """It has left the Delaware behind it in 1112."""
    s = fiw("Wolfe, Royal Artillery (Amherst) @ 1113", "allied Delaware @ 1112",
            "Bearn, Artois @ 1111-outpost")  # fmt: skip
    everybody(s, "1113").british("go 1112").allied("no_reaction", "no_ambush")
    s.british("go 1111").allied("no_reaction").roll(2)
    s.british("attack 1111-outpost").allied("no_reaction")
    op = s.g.operation
    assert op is not None
    assert op.back_to == s.space("1111")


@pytest.mark.rule("R-H1")
def test_a_move_is_told_by_number_and_leaders_by_name() -> None:
    s = fiw("Wolfe, 44th Foot, 48th Foot @ 1112", "Braddock, 45th Foot @ 1313")
    everybody(s, "1112").british("go 1113")
    way = (s.space("1112"), s.space("1113"))
    assert s.logged("units_moved") == [(0, 2, *way)]
    assert s.logged("piece_moved") == [(s.piece("Wolfe"), *way)]
    s = fiw("Braddock, 45th Foot @ 1313")
    everybody(s, "1313").british("go 1312")
    assert s.logged("units_moved") == []
    assert [entry[0] for entry in s.logged("piece_moved")] == [
        s.piece("45th Foot (FIW)"), s.piece("Braddock"),
    ]  # fmt: skip


# ---------------------------------------------------------------------- boxed arrivals


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
    s = arw("9th Foot @ 4111", "2 Cont @ 4111-fortress", side="british").marked("fresh", "9th Foot")
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


@pytest.mark.rule("R-F3")
def test_so_they_are_when_the_enemy_has_marched_off() -> None:
    s = arw("14th Foot @ S5924", "1 VA @ S5924").marked("fresh", "14th Foot")
    everybody(s, "S5924").allied("go S5923").british("no_reaction")
    assert s.has_mark("fresh") == ["14th Foot"]
    s.allied("stop")
    assert s.has_mark("fresh") == []


@pytest.mark.rule("R-H3")
def test_every_paid_step_begins_the_free_ones_anew() -> None:
    s = fiw("Wolfe, 44th Foot @ 1112")
    everybody(s, "1112").british("go 1212")
    assert s.g.operation is not None
    assert s.g.operation.free_steps == 0


# ---------------------------------------------------------------------- how far one gets


@pytest.mark.rule("R-H11", "R-H4")
def test_the_reach_of_a_force_is_what_steps_allow() -> None:
    s = fiw("Wolfe, 44th Foot @ 1313", "Levis, Bearn @ 1110")
    g, start = s.g, s.space("1313")
    stack = g.at(0, start)
    ways = reach(g, 0, stack, start)
    assert full_points(g, 0, stack, start) == 20
    assert ways[start].cost == 0
    assert ways[s.space("1312")].cost == 5
    near = ways[s.space("1211")]
    assert (near.cost, near.risk, near.halt) == (12, True, True)
    assert s.space("1110") not in ways
    assert ways[s.space("1312")].risk is False
    assert path_to(ways, s.space("1211"))[-1] == s.space("1211")
    assert len(path_to(ways, s.space("1211"))) == 3
    assert path_to(ways, s.space("1110")) == []
    assert path_to(ways, start) == []
    assert s.space("1211") in reach(g, 0, stack, start, 17)
    assert s.space("1211") not in reach(g, 0, stack, start, 16)


@pytest.mark.rule("R-H3", "R-H13")
def test_the_reach_ends_at_enemies_and_not_on_lakes() -> None:
    s = fiw("Wolfe, 44th Foot @ 1112", "Bearn @ 1111")
    g, start = s.g, s.space("1112")
    ways = reach(g, 0, g.at(0, start), start)
    assert ways[s.space("1111")].risk
    assert path_to(ways, s.space("1110")) != [s.space("1111"), s.space("1110")]
    s = fiw("Wolfe, 44th Foot @ 2709", one_space_per_hex="yes")
    ways = reach(s.g, 0, s.g.at(0, s.space("2709")), s.space("2709"))
    assert not ways[s.space("2610")].halt
    assert ways[s.space("2611")].cost == 4
    assert s.space("2709-outpost") not in ways


@pytest.mark.rule("R-H7")
def test_the_slowest_unit_sets_the_pace() -> None:
    s = fiw("Wolfe, 44th Foot, Royal Artillery (Amherst) @ 1112")
    everybody(s, "1112")
    assert left(s) == 15
    s.british("go 1113", "go 1114", "go 1113")
    assert left(s) == 0
    s.british("drop Royal Artillery (Amherst)")
    assert left(s) == 5
    s.british("go 1112")
    assert s.where("Wolfe") == "1112"
    assert s.where("Royal Artillery (Amherst)") == "1113"


@pytest.mark.rule("R-H7")
def test_a_leader_keeps_up_with_the_fastest() -> None:
    s = arw("Cornwallis, British Legion (Tarleton) @ 3014", side="british")
    everybody(s, "3014")
    assert left(s) == 30


@pytest.mark.rule("R-C5")
def test_one_activation_is_finished_before_another_begins() -> None:
    s = fiw("Wolfe, 44th Foot @ 1112", "48th Foot @ 1313")
    force(s, "1112", "44th Foot", "Wolfe")
    s.british("go 1113")
    assert s.why_not("activate 1313") == "another_matter"


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


@pytest.mark.rule("R-F3")
def test_arrivals_attack_those_around_them_first() -> None:
    s = arw("9th Foot @ 4111", "2 Cont @ 4111", "3 Cont @ 4111-fortress", side="british")
    s.marked("fresh", "9th Foot")
    op = Operation(0, s.space("4111"))
    op.force = (s.piece("9th Foot"),)
    grant(s.g, op, op.force)
    assert bars_move(s.g, op, ("attack", s.space("4111-fortress"))) == "must_attack"
    assert bars_move(s.g, op, ("attack", s.space("4111"))) == ""
