"""9.3, 10.3 Reactions that are carried out: reactors who attack, the mover who pays for it or goes
back, and those who stay together."""

import pytest

from tests.conformance.end_of_empire.marching import arw, everybody, fiw, left, to
from ticonderoga.engine.ask import Procedure
from ticonderoga.games.end_of_empire.position import Position
from ticonderoga.games.end_of_empire.rules.arrival import (
    capture_lone,
    react_to,
    relocate,
    send_back,
)
from ticonderoga.games.end_of_empire.rules.forces import shift
from ticonderoga.games.end_of_empire.rules.reaction import _attempt
from ticonderoga.games.end_of_empire.underway import Declared, Reaction


@pytest.mark.rule("R-I8", "R-I6", "R-J4")
def test_a_reactor_who_comes_to_the_mover_attacks_at_once_and_the_mover_pays() -> None:
    s = fiw("Wolfe, 44th Foot, 48th Foot @ 1212", "allied Delaware @ 1210")
    everybody(s, "1212").british("go 1211").roll(1).allied("react 1210", "to 1211", "declared")
    assert s.logged("battle") == [(1, s.space("1211"))]
    assert s.asked == "ambush"
    assert s.asked_seat == 1
    s.allied("no_ambush")
    assert s.where("44th Foot") == "1211"
    assert left(s) == 10
    assert s.why_not("go 1111") == "check_first"
    s.british("resume")
    assert s.checks()[-1] == "Wolfe 6: sure"
    assert s.offers("go 1111")


@pytest.mark.rule("R-I5", "R-J36")
def test_a_single_unit_comes_out_of_an_outpost_wherever_in_the_hex_the_enemy_goes() -> None:
    s = fiw("Wolfe, 44th Foot @ 1112", "T de Mar Que 1 @ 1111-outpost", "fort @ 1111-outpost")
    everybody(s, "1112").british("go 1111").allied("react 1111-outpost")
    assert "1111" in to(s)
    s.roll(1).allied("to 1111", "declared")
    assert s.where("T de Mar Que 1") == "1111"
    assert s.logged("fort_gone") == [(s.space("1111-outpost"),)]
    assert s.logged("battle") == [(1, s.space("1111"))]


@pytest.mark.rule("G-G5", "R-I6", "R-H4", "R-H18")
def test_arnold_goes_straight_into_the_town_and_carleton_follows_him_there() -> None:
    s = arw("Carleton, 4th Foot @ 3710", "Arnold (American), 2 Cont @ 3610")
    everybody(s, "3610").allied("go 3710-town")
    assert s.asked == "react"
    s.roll(4).british("react 3710", "take 4th Foot", "take Carleton", "to 3710-town", "declared")
    assert s.logged("battle") == [(0, s.space("3710-town"))]
    op = s.g.operation
    assert op is not None
    assert op.used[s.piece("2 Cont")] == 6


@pytest.mark.rule("R-I12")
def test_reactions_give_no_occasion_for_reactions() -> None:
    s = fiw("Wolfe, 44th Foot @ 1112", "Bearn @ 1111", "48th Foot @ 1009")
    everybody(s, "1112").british("go 1111").roll(1).allied("react 1111", "to 1110", "declared")
    assert s.where("Bearn") == "1110"
    assert s.asked == "move"
    assert s.asked_seat == 0


@pytest.mark.rule("R-I12", "R-K6")
def test_nor_for_militia() -> None:
    s = arw(
        "Washington, 2 Cont @ 3119", "Howe, 4th Foot @ 3020", "Massachusetts militia @ available"
    )
    everybody(s, "3119").allied("go 3120").roll(1).british("react 3020", "take 4th Foot")
    s.british("to 3021", "declared")
    assert s.where("4th Foot") == "3021"
    assert s.where("Massachusetts militia") == "available"
    assert s.asked == "move"


@pytest.mark.rule("R-I9")
def test_enemies_who_remain_together_fight_before_the_move_goes_on() -> None:
    s = fiw("Wolfe, 44th Foot @ 1112", "Levis, Bearn, Artois @ 1111")
    everybody(s, "1112").british("go 1111").roll(1).allied("react 1111", "take Bearn", "to 1110")
    s.allied("declared")
    assert s.where("Bearn") == "1110"
    assert s.logged("battle") == [(0, s.space("1111"))]


@pytest.mark.rule("R-I6")
def test_a_reactor_may_attack_another_enemy_beside_him() -> None:
    s = fiw("Wolfe, 44th Foot @ 1112", "Bearn @ 1110", "48th Foot @ 1109")
    everybody(s, "1112").british("go 1111").roll(1).allied("react 1110", "to 1109", "declared")
    assert s.logged("battle") == [(1, s.space("1109"))]
    op = s.g.operation
    assert op is not None
    assert op.used[s.piece("44th Foot")] == 5
    assert not op.needs_check


@pytest.mark.rule("R-I6", "R-J8")
def test_there_too_he_says_first_whether_he_ambushes() -> None:
    s = fiw("Wolfe, 44th Foot @ 1112", "allied Huron @ 1110", "Rogers' Rangers @ 1109")
    everybody(s, "1112").british("go 1111").roll(1).allied("react 1110", "to 1109", "declared")
    assert (s.asked, s.asked_seat) == ("ambush", 1)


@pytest.mark.rule("R-H4", "R-I8")
def test_a_mover_who_cannot_pay_for_a_second_combat_goes_back() -> None:
    s = fiw("Wolfe, Royal Artillery (Amherst), 44th Foot @ 1212",
            "allied Delaware @ 1210", "allied Mingo @ 1310", "allied Huron @ 1110")  # fmt: skip
    everybody(s, "1212").british("go 1211").roll(1, 1, 1)
    s.allied("react 1210", "to 1211", "react 1310", "to 1211", "react 1110", "to 1211", "declared")
    s.allied("no_ambush", "no_ambush")
    assert s.logged("sent_back") == [(0, s.space("1211"), s.space("1212"))]
    assert s.where("44th Foot") == "1212"
    assert s.where("Huron") == "1211"


@pytest.mark.rule("R-H4", "R-I8")
def test_and_the_reactor_fights_nobody_then() -> None:
    s = fiw("Wolfe, 44th Foot @ 1212", "Bearn @ 1110")
    everybody(s, "1212").british("go 1211")
    op = s.g.operation
    assert op is not None
    op.used[s.piece("44th Foot")] = 18
    s.roll(1).allied("react 1110", "to 1211", "declared")
    assert s.logged("sent_back") == [(0, s.space("1211"), s.space("1212"))]
    assert s.at("1211") == "Allied: Bearn 2/2"
    assert s.logged("battle") == []


@pytest.mark.rule("R-H4", "R-I8")
def test_a_french_mover_goes_back_no_farther_than_he_must() -> None:
    s = fiw("Levis, Bearn @ 1212", side="allied")
    everybody(s, "1212").allied("go 1211", "go 1210")
    op = s.g.operation
    assert op is not None
    op.free_steps = 2
    assert send_back(s.g, op)
    assert s.where("Bearn") == "1211"
    assert op.free_steps == 0
    s = fiw("Levis, Bearn @ 1212", "44th Foot @ 4520", side="allied")
    everybody(s, "1212").allied("go 1211", "go 1210")
    op = s.g.operation
    assert op is not None
    shift(s.g, 0, (s.piece("44th Foot"),), s.space("1211"))
    assert send_back(s.g, op)  # past the enemies, to where it set out
    assert s.where("Bearn") == "1212"


@pytest.mark.rule("R-D8", "R-H4")
def test_british_who_are_sent_back_from_a_port_have_raided_it() -> None:
    s = arw("Howe, 4th Foot @ 3119", side="british")
    everybody(s, "3119").british("go 3120")
    op = s.g.operation
    assert op is not None
    assert not s.g.raided
    assert send_back(s.g, op)
    assert s.where("4th Foot") == "3119"
    assert s.logged("raid_marker") == [(s.board.boston,)]


@pytest.mark.rule("R-H4", "R-I8", "R-J8")
def test_those_who_were_there_before_fight_the_reactor_who_ambushes_first() -> None:
    s = fiw("Wolfe, Royal Artillery (Amherst), 44th Foot @ 1212", "Rogers' Rangers @ 1211",
            "allied Delaware @ 1210", "allied Mingo @ 1310", "allied Huron @ 1110")  # fmt: skip
    everybody(s, "1212").british("go 1211").roll(1, 1, 1)
    s.allied("react 1210", "to 1211", "react 1310", "to 1211", "react 1110", "to 1211", "declared")
    for _ in (1, 2):
        s.allied("no_ambush").british("no_ambush")
    assert s.where("44th Foot") == "1212"
    assert s.at("1211") == "British: Rogers' Rangers 1/1; Allied: Huron"
    assert (s.asked, s.asked_seat) == ("ambush", 1)


@pytest.mark.rule("R-N5", "R-I7")
def test_the_french_of_rochambeau_react_together() -> None:
    s = arw("Cornwallis, 4th Foot @ 3120", "Rochambeau, Bourbonnois, Soissonnois, 2 Cont @ 3119",
            side="british")  # fmt: skip
    everybody(s, "3120").british("go 3220").allied("react 3119", "take Soissonnois")
    assert s.why_not("take Bourbonnois") == "already_along"
    assert s.why_not("each_to 3118") in ("only_units_each", "stays_together")
    s.roll(1).allied("to 3118", "declared")
    assert s.where("Rochambeau") == s.where("Bourbonnois") == "3118"
    assert s.where("2 Cont") == "3119"


@pytest.mark.rule("R-N5", "R-I7")
def test_without_their_leader_they_still_do_not_roll_one_by_one() -> None:
    s = arw("Cornwallis, 4th Foot @ 3120", "Bourbonnois, Soissonnois @ 3119", side="british")
    everybody(s, "3120").british("go 3220").allied("react 3119", "take Soissonnois")
    assert s.why_not("each_to 3118") == "stays_together"
    assert s.offers("to 3118")


@pytest.mark.rule("R-I5")
def test_a_reaction_that_comes_to_nothing_shuts_nobody_out() -> None:
    s = fiw("Wolfe, 44th Foot @ 1312", "Bearn @ 1212")
    gone = Declared(s.space("1111"), (s.piece("Bearn"),), s.space("1110"))
    passed: list[bool] = []

    def attempt(g: Position) -> Procedure[None]:
        found: bool = yield from _attempt(g, Reaction(1, s.space("1212"), s.space("1312")), gone)
        passed.append(found)

    s.perform(attempt)
    assert passed == [True]
    assert s.logged("reaction_void") == [(s.space("1111"), s.space("1110"))]
    assert s.dice() == []


@pytest.mark.rule("R-J30")
def test_leaders_alone_capture_nobody() -> None:
    s = fiw("Braddock @ 1112", "Levis @ 1112")
    capture_lone(s.start, 0, s.space("1112"))
    assert s.where("Levis") == "1112"
    s.put("44th Foot @ 1112")
    capture_lone(s.start, 1, s.space("1112"))
    assert s.where("Braddock") == "1112"
    capture_lone(s.start, 0, s.space("1112"))
    assert s.where("Levis") == "captured"


@pytest.mark.rule("R-M13", "R-H1")
def test_a_force_that_has_been_put_aboard_moves_no_more() -> None:
    s = fiw("Wolfe, 44th Foot @ 5827", "British fleet @ Gulf of Maine")
    everybody(s, "5827")
    op = s.g.operation
    assert op is not None
    shift(s.g, 0, op.force, s.g.aboard(s.piece("British fleet")))
    relocate(s.g, op)
    assert op.force == ()


@pytest.mark.rule("R-I8", "R-K3")
def test_a_step_into_the_town_of_the_hex_calls_out_no_militia() -> None:
    s = arw("Howe, 4th Foot @ 2220", "New York militia @ available", side="british")
    everybody(s, "2220").british("go 2220-town")
    assert s.asked == "move"
    assert s.has_mark("ferried") == []
    assert s.logged("ferried") == []
    s = arw("Howe, 4th Foot @ 2219", "New York militia @ available", side="british")
    everybody(s, "2219").british("go 2220")
    assert s.asked == "militia_against"


@pytest.mark.rule("R-J30", "R-I8")
def test_leaders_who_come_among_enemies_by_themselves_fight_nobody() -> None:
    s = fiw("44th Foot @ 1110", "Levis @ 1111")
    r = Reaction(1, s.space("1111"), s.space("1112"))
    levis = (s.piece("Levis"),)
    s.perform(lambda g: react_to(g, r, levis, s.space("1111"), s.space("1110")))
    assert s.where("Levis") == "1110"
    assert s.logged("battle") == []


@pytest.mark.rule("R-J34", "R-I8")
def test_a_mover_who_is_driven_into_his_own_fort_keeps_it() -> None:
    s = fiw("Braddock, reduced 44th Foot, 45th Foot @ 1112", "48th Foot @ 1111-outpost",
            "fort @ 1111-outpost", "Levis, Bearn, Artois, La Reine, La Sarre @ 1110")  # fmt: skip
    everybody(s, "1112").british("go 1111").roll(1, 2)
    s.allied("react 1110", "take_all", "to 1111", "declared")
    s.british("lose 45th Foot").allied("lose 45th Foot", "lose Bearn")
    s.british("retreat 1111-outpost")
    assert s.where("44th Foot") == s.where("48th Foot") == "1111-outpost"
    assert s.g.is_fort(s.space("1111-outpost"))


@pytest.mark.rule("R-N5", "R-I7")
def test_nor_do_they_beside_others_who_could() -> None:
    s = arw("Cornwallis, 4th Foot @ 3120", "2 Cont, Bourbonnois, Soissonnois @ 3119",
            side="british")  # fmt: skip
    everybody(s, "3120").british("go 3220").allied("react 3119", "take 2 Cont", "take Soissonnois")
    assert s.why_not("each_to 3118") == "stays_together"
    assert s.offers("to 3118")


@pytest.mark.rule("R-I5")
def test_nor_does_one_whose_way_is_closed_by_then() -> None:
    s = fiw("Wolfe, 44th Foot @ 1212", "Bearn @ 1111")
    closed = Declared(s.space("1111"), (s.piece("Bearn"),), s.space("1112"))

    def attempt(g: Position) -> Procedure[None]:
        passed: bool = yield from _attempt(g, Reaction(1, s.space("1212"), s.space("1112")), closed)
        assert passed

    s.perform(attempt)
    assert s.where("Bearn") == "1111"
    assert s.logged("reaction_void") == [(s.space("1111"), s.space("1112"))]


@pytest.mark.rule("R-H1", "R-J29")
def test_a_force_that_is_no_more_has_nothing_to_say() -> None:
    s = fiw("reduced 44th Foot @ 1113", "Bearn, Artois, La Reine, La Sarre @ 1112")
    everybody(s, "1113").british("go 1112").roll(1).allied("no_reaction")
    assert s.where("44th Foot") == "dead"
    assert s.asked == "operation"
    assert "stop" not in s.answered()
