"""10.2, 11.12 Out of towns and outposts: those inside come out against a mover who goes for them,
and are fought in the hex; a mover who comes out of one gives all around it an occasion."""

import pytest

from tests.conformance.end_of_empire.battles import odds, results
from tests.conformance.end_of_empire.marching import arw, everybody, fiw, left
from tests.conformance.end_of_empire.situation import Situation

COMPANY = "T de Mar Que 1 @ 1111-outpost"


def besieged(*garrison: str, **options: str) -> Situation:
    """Wolfe stands in the hex around Fort Duquesne and attacks the outpost, with 10 points left
    for it and all that follows."""
    s = fiw("Wolfe, 44th Foot, 48th Foot @ 1112", *(garrison or (COMPANY,)), **options)
    everybody(s, "1112").british("go 1111").allied("no_reaction")
    assert left(s) == 15
    return s.british("attack 1111-outpost")


@pytest.mark.rule("R-I5", "R-J33", "R-J36")
def test_a_unit_that_is_attacked_in_its_outpost_may_come_out_to_ambush() -> None:
    """Example 8B, if Bearn had a + and luck."""
    s = besieged().allied("react 1111-outpost")
    assert s.offers("to 1111")
    s.roll(1).allied("to 1111", "declared")
    assert s.checks()[-1] == "default 1: 1"
    assert s.logged("met_outside") == [(1, s.space("1111"))]
    assert s.logged("battle") == [(1, s.space("1111"))]
    assert (s.asked, s.asked_seat) == ("ambush", 1)
    s.roll(4).allied("ambush").british("lose 48th Foot")
    assert s.logged("ambush")[0][2:] == (2, 2, "1:1")
    assert odds(s) == [(3, 8, "1:3")]  # the company attacks


@pytest.mark.rule("R-I8", "R-J4")
def test_the_mover_pays_for_that_combat_and_the_attack_inside_is_another() -> None:
    s = besieged().allied("react 1111-outpost").roll(1).allied("to 1111", "declared", "no_ambush")
    assert results(s) == ["2AR/0"]  # 3 against 10
    assert s.at("1111") == "British: 44th Foot 2/2, 48th Foot 2/2, Wolfe"
    assert left(s) == 10
    assert s.why_not("go 1111-outpost") == "check_first"
    s.british("resume")
    assert s.offers("go 1111-outpost")


@pytest.mark.rule("R-I5", "R-I6")
def test_a_mover_who_goes_straight_inside_is_met_in_the_hex_too() -> None:
    s = fiw("Wolfe, 44th Foot, 48th Foot @ 1112", "La Sarre @ 1111-outpost")
    everybody(s, "1112").british("go 1111-outpost").allied("react 1111-outpost")
    s.roll(1, 6).allied("to 1111", "declared")
    assert odds(s) == [(6, 10, "1:2")]
    assert results(s) == ["1/0"]  # Wolfe takes 2 off
    s.british("stand").allied("give_up")
    assert s.at("1111") == "British: 44th Foot 2/2, 48th Foot 2/2, Wolfe"
    assert s.at("1111-outpost") == "Allied: La Sarre 1/2"
    assert left(s) == 10


@pytest.mark.rule("R-I5", "R-I7")
def test_a_part_comes_out_and_the_rest_is_safe_inside() -> None:
    s = besieged("Bearn, T de Mar Que 1 @ 1111-outpost")
    s.allied("react 1111-outpost", "take T de Mar Que 1").roll(1).allied("to 1111", "declared")
    s.allied("no_ambush")
    assert s.at("1111-outpost") == "Allied: Bearn 2/2"
    s.british("resume", "attack 1111-outpost")
    assert s.asked == "react"
    s.allied("no_reaction")
    assert s.logged("battle")[-1] == (0, s.space("1111-outpost"))


@pytest.mark.rule("R-I5", "R-D11")
def test_out_of_a_town_as_well() -> None:
    s = arw("Washington, 2 Cont, 3 Cont @ 3119", "Howe, 4th Foot @ 3120-town")
    everybody(s, "3119").allied("go 3120-town").british("react 3120-town", "take_all")
    s.roll(3).british("to 3120", "declared")
    assert s.logged("battle") == [(0, s.space("3120"))]


@pytest.mark.rule("R-I3")
def test_who_comes_out_does_not_run_so_that_neighbours_may_help() -> None:
    s = besieged("Bearn, T de Mar Que 1 @ 1111-outpost", "Levis, Artois @ 1110")
    s.allied("react 1111-outpost", "take T de Mar Que 1", "to 1111", "react 1110", "take_all")
    assert s.offers("to 1111-outpost")
    s = besieged("Bearn, T de Mar Que 1 @ 1111-outpost", "Levis, Artois @ 1110")
    s.allied("react 1111-outpost", "take T de Mar Que 1", "to 1211", "react 1110", "take_all")
    assert s.why_not("to 1111-outpost") == "escape_or_reinforce"


@pytest.mark.rule("R-J30")
def test_a_leader_alone_does_not_come_out() -> None:
    s = fiw("Wolfe, 44th Foot @ 1112", "Levis @ 1111-outpost")
    everybody(s, "1112").british("go 1111", "go 1111-outpost").allied("react 1111-outpost")
    assert s.why_not("to 1111") == "mover_came_from"


@pytest.mark.rule("R-J7")
def test_the_outpost_they_came_out_of_shelters_nobody_of_the_mover() -> None:
    s = fiw("Wolfe, 44th Foot, 48th Foot @ 1112", COMPANY)
    everybody(s, "1112").british("go 1111").roll(1).allied("react 1111-outpost", "to 1111")
    s.allied("declared")
    assert s.asked == "ambush"


@pytest.mark.rule("R-O8")
def test_indians_who_come_out_roll_for_it() -> None:
    """O8 spares them the roll to get away, and the loss for want of scouts."""
    s = besieged("allied Delaware @ 1111-outpost", indian_scouts="yes")
    s.roll(2).allied("react 1111-outpost", "to 1111", "declared")
    assert s.checks()[-1] == "default 2: 2"


# ---------------------------------------------------------------------- 11.12 the mover comes out


@pytest.mark.rule("R-I10")
def test_a_mover_who_leaves_a_town_gives_those_beside_it_an_occasion() -> None:
    """3021 is next to Boston and not to Middlesex, where Howe goes."""
    s = arw("Howe, 4th Foot @ 3120-town", "3 Cont @ 3021", "Ward @ 3121", side="british")
    everybody(s, "3120-town").british("go 3119")
    assert s.offered("react") == ["3021"]  # no leader alone
    s.allied("react 3021")
    assert s.why_not("to 3120-town") == "mover_came_from"
    s.roll(1).allied("to 3120", "declared")
    assert s.where("3 Cont") == "3120"
    assert s.logged("battle") == []
    s = arw("Howe, 4th Foot @ 3120", "3 Cont @ 3021", side="british")
    everybody(s, "3120").british("go 3119")
    assert s.asked == "move"  # the hex is no town


@pytest.mark.rule("R-I10", "R-H4")
def test_those_who_cannot_come_to_the_mover_ask_for_no_reserve() -> None:
    s = arw("Howe, 4th Foot @ 3120-town", "3 Cont @ 3021", side="british", near_misses="yes")
    everybody(s, "3120-town", die=6)
    assert left(s) == 5
    assert s.offers("go 3119")
    assert s.why_not("go 3121") == "needs_reserve"
