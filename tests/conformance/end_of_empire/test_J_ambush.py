"""11.2, 11.3 and 11.4: ambushes, what comes of them, and Indians whom nobody finds."""

from __future__ import annotations

import pytest

from tests.conformance.end_of_empire.battles import (
    CLEARED,
    REPELLED,
    SHARED,
    attack,
    give_in,
    odds,
)
from tests.conformance.end_of_empire.situation import Situation
from ticonderoga.games.end_of_empire.data.kinds import ALLIED, BRITISH, LAKE


def ambushes(s: Situation) -> list[tuple[int, int, str]]:
    """Strength, resistance and column of every ambush."""
    return [entry[2:5] for entry in s.logged("ambush")]


# ---------------------------------------------------------------------- where


@pytest.mark.rule("R-J3", "R-J6")
def test_no_ambush_in_a_civilized_hex() -> None:
    for where in ("3710", "3710-town"):
        s = Situation().put(f"Rogers' Rangers @ {where}", f"allied Delaware, Bearn @ {where}")
        attack(s, where, "3709", roll=(3, 6))
        assert s.asked != "ambush"
        assert odds(s) == [(3, 5, "1:2")]


@pytest.mark.rule("R-J3", "R-J8", "A-3")
def test_one_ambush_at_the_most_and_then_linear_rounds() -> None:
    s = Situation().put("Rogers' Rangers, 44th Foot, Wolfe @ 1310", "T de Mar Que 2, Bearn @ 1310")
    attack(s, "1310", "1311", roll=(1, 1, 6, 1, 3))
    assert (s.asked, s.asked_seat) == ("ambush", ALLIED)
    s.allied("ambush")
    assert len(ambushes(s)) == 1
    give_in(s)
    assert len(ambushes(s)) == 1
    assert len(odds(s)) == 1


# ---------------------------------------------------------------------- who


@pytest.mark.rule("R-J8")
def test_the_side_that_is_not_active_decides_first() -> None:
    s = Situation().put("Rogers' Rangers @ 1310", "T de Mar Que 2 @ 1310")
    attack(s, "1310", "1311", roll=(1,))
    assert (s.asked, s.asked_seat) == ("ambush", ALLIED)
    s.allied("no_ambush")
    assert (s.asked, s.asked_seat) == ("ambush", BRITISH)
    s.british("ambush")
    assert s.logged("ambush")[0][0] == BRITISH


@pytest.mark.rule("R-J8")
def test_if_it_ambushes_the_active_side_does_not() -> None:
    s = Situation().put("Rogers' Rangers @ 1310", "T de Mar Que 2 @ 1310")
    attack(s, "1310", "1311", roll=(1, 4))
    s.allied("ambush")
    assert s.asked != "ambush"
    assert [entry[0] for entry in s.logged("ambush")] == [ALLIED]


@pytest.mark.rule("R-J8", "A-24", "R-J2")
def test_a_reactor_attacks_and_still_decides_first() -> None:
    s = Situation().put("Rogers' Rangers @ 1310", "T de Mar Que 2 @ 1310")
    attack(s, "1310", "1311", ALLIED, roll=(1,), reacting=True)
    assert (s.asked, s.asked_seat) == ("ambush", ALLIED)
    s.allied("no_ambush")
    assert (s.asked, s.asked_seat) == ("ambush", BRITISH)


@pytest.mark.rule("R-J8", "R-A14")
def test_who_has_no_plus_is_not_asked() -> None:
    s = Situation().put("44th Foot @ 1310", "allied Delaware, Bearn @ 1310")
    attack(s, "1310", "1311", roll=(6, 1, 2))
    s.allied("no_ambush")
    assert s.asked != "ambush"
    assert odds(s) == [(5, 5, "1:1")]


@pytest.mark.rule("A-45", "R-J9")
def test_only_units_in_the_space_ambush() -> None:
    s = Situation().put("44th Foot @ 1111", "allied Delaware @ 1111", "allied Huron @ 1110")
    s.put("T de Mar Que 2 @ 1111-outpost")
    attack(s, "1111", "1112", roll=(3,))
    s.allied("ambush")
    assert ambushes(s) == [(2, 1, "2:1")]


@pytest.mark.rule("G-G20")
def test_indians_in_the_hex_ambush_without_a_roll() -> None:
    s = Situation().put("1 PA Regiment, 2 PA Regiment, Braddock @ 1111")
    s.put("allied Delaware @ 1111", "La Sarre @ 1111-outpost", "fort @ 1111-outpost")
    attack(s, "1111", "1211", roll=(6,))
    s.allied("ambush")
    assert ambushes(s) == [(2, 2, "1:1")]
    assert s.dice()[:1] == [6]


# ---------------------------------------------------------------------- odds and results


@pytest.mark.rule("R-J9")
def test_a_force_without_af_is_ambushed_in_the_last_column() -> None:
    s = Situation().put("Royal Artillery (Amherst) @ 1310", "allied Delaware @ 1310")
    attack(s, "1310", "1311", roll=(1,))
    s.allied("ambush")
    assert ambushes(s) == [(2, 0, "1+:0")]
    assert s.at("1311") == ""
    assert s.at("1310") == "British: Royal Artillery (Amherst) 1/2"


@pytest.mark.rule("R-J16")
def test_an_ambush_at_less_than_1_to_3_has_no_effect_and_no_die() -> None:
    s = Situation().put("44th Foot, 48th Foot, 35th Foot, 22nd Foot @ 1310")
    s.put("allied Tuscarora, Bearn @ 1310")
    attack(s, "1310", "1311", roll=(3,))
    s.allied("ambush")
    assert ambushes(s) == []
    assert s.logged("ambush_too_weak")[0][2:] == (1, 4, "1:3")
    assert s.dice() == [3]
    assert odds(s) == [(20, 5, "4:1")]


@pytest.mark.rule("R-J16")
def test_an_ambush_at_1_to_3_may_succeed() -> None:
    s = Situation().put("44th Foot, 48th Foot, 35th Foot @ 1310", "allied Tuscarora, Bearn @ 1310")
    attack(s, "1310", "1311", roll=(6,))
    s.allied("ambush")
    assert ambushes(s) == [(1, 3, "1:3")]
    assert s.logged("ambush_result") == [(6, "1")]


@pytest.mark.rule("R-J10")
def test_only_the_ambushed_lose_and_the_attacker_goes_back() -> None:
    """R against attackers is an AR."""
    s = Situation().put("44th Foot, 48th Foot @ 1310", "allied Ottawa, allied Miami, Bearn @ 1310")
    attack(s, "1310", "1311", roll=(6,))
    s.allied("ambush")
    assert ambushes(s) == [(5, 2, "2:1")]
    assert s.logged("ambush_result") == [(6, "2")]
    s.british("lose 44th Foot").allied("lose 44th Foot")
    assert odds(s) == [(5, 5, "1:1")]
    s = Situation().put("44th Foot, 48th Foot @ 1310", "allied Ottawa, allied Miami, Bearn @ 1310")
    attack(s, "1310", "1311", roll=(5,))
    s.allied("ambush").british("lose 44th Foot")
    assert s.at("1311") == "British: 44th Foot 1/2, 48th Foot 2/2"
    assert s.at("1310") == "Allied: Bearn 2/2"
    assert s.outcome == REPELLED


@pytest.mark.rule("R-J10")
def test_r_against_defenders_is_a_dr() -> None:
    s = Situation().put("Rogers' Rangers, british Mohawk @ 1310", "Bearn, Artois @ 1310")
    attack(s, "1310", "1311", roll=(4,))
    s.british("ambush")
    assert ambushes(s) == [(6, 2, "3:1")]
    assert s.logged("ambush_result") == [(4, "1R")]
    s.allied("lose Bearn")
    assert s.asked == "retreat"
    assert not s.offers("retreat 1311")
    s.allied("retreat 1210")
    assert s.outcome == CLEARED
    assert s.at("1310") == "British: Rogers' Rangers 1/1, Mohawk"
    assert not odds(s)


# ---------------------------------------------------------------------- Indians leave


@pytest.mark.rule("R-J11")
def test_after_an_effect_the_other_indians_of_both_sides_leave_until_next_turn() -> None:
    s = Situation().put("44th Foot, british Mohawk, british Shawnee / Shawanoes @ 1310")
    s.put("allied Delaware, allied Huron, allied Seneca, Bearn @ 1310")
    turn = s.start.turn
    attack(s, "1310", "1311", roll=(3,))
    s.allied("ambush")
    assert ambushes(s) == [(8, 7, "1:1")]
    assert s.logged("ambush_result") == [(3, "NE")]
    kinds = [entry[0] for entry in s.match.log()]
    assert kinds.index("goes_home") > kinds.index("linear")  # not by the ambush
    s = Situation().put("44th Foot, british Mohawk, british Shawnee / Shawanoes @ 1310")
    s.put("allied Delaware, allied Huron, allied Seneca, Bearn @ 1310")
    attack(s, "1310", "1311", roll=(4,))
    s.allied("ambush")
    for tribe in ("Delaware", "Huron", "Shawnee / Shawanoes"):
        assert s.where(tribe) == "track"
        assert s.g.due[s.piece(tribe)] == turn + 1
    assert s.where("Seneca") == "1310"  # Iroquois on the side that has lost nothing
    assert s.where("Mohawk") == "track"  # Iroquois on the side that has lost a step (11.5)


@pytest.mark.rule("R-J21", "A-7")
def test_a_step_lost_to_an_ambush_sends_militia_and_iroquois_home() -> None:
    s = Situation().put("44th Foot, Massachusetts militia (colonial), british Mohawk @ 1310")
    s.put("allied Seneca, allied Ottawa, allied Delaware, Bearn @ 1310")
    attack(s, "1310", "1311", roll=(5,))
    s.allied("ambush")
    assert ambushes(s) == [(9, 5, "1:1")]
    s.british("lose 44th Foot")
    assert s.where("Massachusetts militia (colonial)") == s.where("Mohawk") == "track"
    assert s.where("Seneca") == "1310"


# ---------------------------------------------------------------------- leaders


@pytest.mark.rule("R-J12", "A-9")
def test_each_leader_of_the_ambushed_rolls_and_no_other() -> None:
    s = Situation().put("44th Foot, 48th Foot, Braddock, Bouquet, Wolfe @ 1310")
    s.put("allied Ottawa, allied Miami, Bearn, Beaujeu @ 1310")
    attack(s, "1310", "1311", roll=(5, 1, 2, 3))
    s.allied("ambush").british("lose 44th Foot")
    assert [entry[1] for entry in s.logged("ambush_leader")] == [1, 2, 3]
    leaders = [s.pieces.names[entry[0]] for entry in s.logged("ambush_leader")]
    boxes = {name: s.where(name) for name in leaders}
    assert sorted(boxes.values()) == ["1311", "captured", "dead"]
    assert [boxes[name] for name in leaders] == ["dead", "captured", "1311"]
    assert s.where("Beaujeu") == "1310"


@pytest.mark.rule("R-J12")
def test_without_a_step_lost_no_leader_rolls() -> None:
    s = Situation().put("44th Foot, Braddock @ 1310", "allied Delaware, Bearn @ 1310")
    attack(s, "1310", "1311", roll=(1, 6, 4))
    s.allied("ambush")
    assert s.logged("ambush_result") == [(1, "NE")]
    assert s.logged("ambush_leader") == []


# ---------------------------------------------------------------------- Indians out of sight


@pytest.mark.rule("R-J13")
def test_indians_who_do_not_ambush_are_not_found_by_a_stack_without_af() -> None:
    s = Situation().put("Royal Artillery (Amherst) @ 1310", "allied Delaware @ 1310")
    attack(s, "1310", "1311")
    s.allied("no_ambush")
    assert s.outcome == SHARED
    assert s.at("1310") == "British: Royal Artillery (Amherst) 2/2; Allied: Delaware"
    assert not odds(s)


@pytest.mark.rule("R-J13")
def test_if_they_ambush_they_can_be_fought() -> None:
    """A Mohawk ambush of 1 step; then they stand with CF 0."""
    s = Situation().put("Royal Artillery (Amherst) @ 1310", "allied Mohawk @ 1310")
    attack(s, "1310", "1311", roll=(1,))
    s.allied("ambush")
    assert s.outcome == CLEARED
    assert s.where("Mohawk") == "track"
    assert s.at("1310") == "British: Royal Artillery (Amherst) 1/2"


@pytest.mark.rule("R-J13")
def test_an_af_finds_them() -> None:
    s = Situation().put("44th Foot @ 1310", "allied Delaware @ 1310")
    attack(s, "1310", "1311")
    s.allied("no_ambush")
    assert s.outcome == CLEARED
    assert s.where("Delaware") == "track"


@pytest.mark.rule("R-J13")
def test_with_other_units_beside_them_they_are_fought() -> None:
    s = Situation().put("Royal Artillery (Amherst) @ 1310", "allied Delaware, T de Mar IR 3 @ 1310")
    attack(s, "1310", "1311", roll=(3,))
    s.allied("no_ambush")
    assert odds(s) == [(4, 3, "1:1")]


@pytest.mark.rule("R-J13")
def test_in_civilized_hexes_nobody_vanishes() -> None:
    s = Situation().put("Royal Artillery (Amherst) @ 3710", "allied Delaware @ 3710")
    attack(s, "3710", "3709")
    assert s.outcome == CLEARED
    assert s.where("Delaware") == "track"


@pytest.mark.rule("R-J13")
def test_indians_who_come_and_do_not_ambush_may_share_the_hex() -> None:
    s = Situation().put("british Mohawk @ 1310", "Bombardiers (Dieskau) @ 1310")
    attack(s, "1310", "1311")
    s.british("no_ambush")
    assert s.outcome == SHARED
    assert s.at("1310") == "British: Mohawk; Allied: Bombardiers (Dieskau) 1/1"


@pytest.mark.rule("R-J13", "R-J6")
def test_lakes_are_wilderness_too() -> None:
    s = Situation.at_war("fiw").put("Royal Artillery (Amherst) @ 1405", "allied Huron @ 1405")
    assert s.board.terrain[s.space("1405")] == LAKE
    attack(s, "1405", "1404")
    s.allied("no_ambush")
    assert s.outcome == SHARED
