"""11.3, 11.5, 11.11 and 7.5: what becomes of leaders in a battle."""

from __future__ import annotations

import pytest

from tests.conformance.end_of_empire.battles import (
    CLEARED,
    REPELLED,
    attack,
    give_in,
    results,
)
from tests.conformance.end_of_empire.situation import Situation
from ticonderoga.games.end_of_empire.data.kinds import BRITISH


def lost_a_step(*rolls: int, leaders: str = "Bouquet") -> Situation:
    """The British lose a step at 1:1 to a 2 and Bouquet's 1, with these dice after it."""
    s = Situation().put(f"44th Foot, 48th Foot, {leaders} @ 1310", "Bearn, Artois @ 1310")
    attack(s, "1310", "1311", roll=(2, *rolls))
    assert results(s) == ["1/0"]
    return s.british("lose 44th Foot")


# ---------------------------------------------------------------------- the risk


@pytest.mark.rule("R-J22")
@pytest.mark.parametrize("die", [2, 6])
def test_only_a_1_hits(die: int) -> None:
    s = lost_a_step(die)
    assert s.logged("leader_risk") == [(s.piece("Bouquet"), die)]
    assert s.logged("leader_hit") == []
    assert s.where("Bouquet") == "1310"


@pytest.mark.rule("R-J22")
@pytest.mark.parametrize(
    ("fate", "box"), [(1, "dead"), (2, "dead"), (5, "captured"), (6, "captured")]
)
def test_killed_or_captured(fate: int, box: str) -> None:
    s = lost_a_step(1, fate)
    assert s.where("Bouquet") == box


@pytest.mark.rule("R-J22")
@pytest.mark.parametrize(("fate", "turns"), [(3, 1), (4, 6)])
def test_wounded_for_some_turns(fate: int, turns: int) -> None:
    s = lost_a_step(1, fate, turns)
    assert s.where("Bouquet") == "track"
    assert s.g.due[s.piece("Bouquet")] == s.g.turn + turns
    assert s.dice() == [2, 1, fate, turns]


@pytest.mark.rule("R-J22")
def test_of_several_the_owner_names_one_and_only_he_rolls() -> None:
    s = lost_a_step(1, 1, leaders="Bouquet, Bradstreet")
    assert (s.asked, s.asked_seat) == ("at_risk", BRITISH)
    assert s.choices() == ["risk Bouquet", "risk Bradstreet"]
    assert s.why_not("risk Wolfe") == "outside"
    assert s.why_not("risk 44th Foot") == "outside"
    s.british("risk Bradstreet")
    assert s.where("Bradstreet") == "dead"
    assert s.where("Bouquet") == "1310"


@pytest.mark.rule("R-J22")
def test_a_side_without_losses_risks_nobody() -> None:
    s = Situation().put("44th Foot, 48th Foot, Bouquet @ 1310", "Bearn, Artois, Rigaud @ 1310")
    attack(s, "1310", "1311", roll=(4, 6))
    assert results(s) == ["0/1"]
    s.allied("lose Bearn")
    assert [entry[0] for entry in s.logged("leader_risk")] == [s.piece("Rigaud")]


@pytest.mark.rule("R-J22", "R-J20")
def test_both_sides_roll_the_defender_first() -> None:
    s = Situation().put("44th Foot, 48th Foot, Bouquet @ 1310", "Bearn, Artois, Rigaud @ 1310")
    attack(s, "1310", "1311", roll=(5, 5, 6))
    assert results(s) == ["1/2"]
    s.allied("lose Bearn").british("lose Bearn", "lose 44th Foot")
    assert [entry[0] for entry in s.logged("leader_risk")] == [
        s.piece("Rigaud"),
        s.piece("Bouquet"),
    ]


# ---------------------------------------------------------------------- 7.5 successors


@pytest.mark.rule("R-F15")
@pytest.mark.parametrize(
    ("leader", "heir"), [("Wolfe", "Murray"), ("Forbes", "Stanwix"), ("Abercrombie", "Gage (FIW)")]
)
def test_a_successor_takes_over_at_once(leader: str, heir: str) -> None:
    s = Situation.at_war("fiw").put(f"44th Foot, 48th Foot, {leader} @ 1310")
    s.put("Bearn, Artois @ 1310")
    modifier = {"Wolfe": 2, "Forbes": 1, "Abercrombie": 0}[leader]
    attack(s, "1310", "1311", roll=(3 - modifier, 1, 2))
    s.british("lose 44th Foot")
    assert s.where(leader) == "dead"
    assert s.where(heir) == "1310"
    give_in(s)
    assert s.where(heir) == "1311"  # he goes back with the force


@pytest.mark.rule("R-F15")
def test_nobody_succeeds_a_prisoner() -> None:
    s = lost_a_step(1, 5, leaders="Forbes")
    assert s.where("Forbes") == "captured"
    assert s.where("Stanwix") == "aside"


@pytest.mark.rule("R-F15", "R-J12")
def test_a_successor_comes_after_an_ambush_too() -> None:
    s = Situation().put("44th Foot, 48th Foot, Forbes @ 1310", "allied Ottawa, allied Miami @ 1310")
    attack(s, "1310", "1311", roll=(5, 1))
    s.allied("ambush").british("lose 44th Foot")
    assert s.where("Forbes") == "dead"
    assert s.at("1311") == "British: 44th Foot 1/2, 48th Foot 2/2, Stanwix"


@pytest.mark.rule("R-F15")
def test_if_the_force_is_no_more_he_joins_the_nearest_unit() -> None:
    s = Situation().put("reduced 44th Foot, Forbes @ 1310", "allied Ottawa, allied Miami @ 1310")
    s.put("48th Foot @ 1713", "22nd Foot @ 1413", "27th Foot @ 1813")
    attack(s, "1310", "1311", roll=(5, 1))
    s.allied("ambush")
    assert s.where("Forbes") == "dead"
    assert s.where("Stanwix") == "1413"


@pytest.mark.rule("R-F15")
def test_one_who_is_in_play_already_does_not_come_again() -> None:
    s = Situation().put("44th Foot, 48th Foot, Forbes @ 1310", "Bearn, Artois @ 1310")
    s.put("Stanwix, 22nd Foot @ 1713")
    attack(s, "1310", "1311", roll=(2, 1, 1))
    s.british("lose 44th Foot")
    assert s.where("Stanwix") == "1713"


# ---------------------------------------------------------------------- prisoners


@pytest.mark.rule("R-J30")
def test_leaders_whose_stack_has_died_are_prisoners() -> None:
    s = Situation().put("44th Foot, 48th Foot, 22nd Foot, Wolfe @ 1310")
    s.put("reduced Bearn, Rigaud, Villiers @ 1310")
    attack(s, "1310", "1311", roll=(2, 6))
    assert results(s) == ["1/2DR"]
    s.allied("risk Rigaud").roll(6).british("lose 44th Foot")
    assert s.where("Bearn") == "dead"
    assert s.where("Rigaud") == s.where("Villiers") == "captured"
    assert s.outcome == CLEARED


@pytest.mark.rule("R-J30")
def test_attackers_too() -> None:
    s = Situation().put("reduced 44th Foot, Bouquet @ 1310", "Bearn, Artois @ 1310")
    attack(s, "1310", "1311", roll=(1, 6))
    assert s.where("44th Foot") == "dead"
    assert s.where("Bouquet") == "captured"
    assert s.outcome == REPELLED


@pytest.mark.rule("R-J30")
def test_also_if_the_enemy_has_vanished() -> None:
    """The Indians who killed the last unit are gone, but it died in combat."""
    s = Situation().put("reduced 44th Foot, Bouquet @ 1310", "allied Ottawa, allied Miami @ 1310")
    attack(s, "1310", "1311", roll=(5, 6))
    s.allied("ambush")
    assert s.where("Bouquet") == "captured"
    assert s.at("1310") == ""
    assert s.outcome == REPELLED


@pytest.mark.rule("R-J30", "R-G2")
def test_a_leader_whose_indians_have_left_is_taken_if_enemy_units_are_there() -> None:
    s = Situation.at_war("arw").turn(30).put("Brant, british Shawnee / Shawanoes @ 1310")
    s.put("2 Cont @ 1310")
    attack(s, "1310", "1311", roll=(3,))
    s.british("ambush")
    assert s.at("1310") == "Allied: 2 Cont 1/2"
    assert s.where("Shawnee / Shawanoes") == "track"
    assert s.where("Brant") == "captured"


@pytest.mark.rule("R-J30", "R-G2")
def test_he_is_free_if_the_ambush_has_driven_them_off() -> None:
    s = Situation.at_war("arw").turn(30).put("Brant, british Shawnee / Shawanoes @ 1310")
    s.put("2 Cont @ 1310")
    attack(s, "1310", "1311", roll=(4,))
    s.british("ambush").allied("retreat 1210")
    assert s.at("1310") == "British: Brant"
    assert s.outcome == REPELLED  # no unit of theirs holds it


@pytest.mark.rule("R-G2", "R-J21")
def test_brant_is_not_removed_like_the_iroquois() -> None:
    s = Situation.at_war("arw").turn(30).put("4th Foot, Brant, british Mohawk @ 3710")
    s.put("2 Cont, 3 Cont @ 3710")
    attack(s, "3710", "3711", roll=(2, 6))
    assert results(s) == ["1AR/1"]
    s.allied("lose 2 Cont")
    assert s.where("Mohawk") == "track"
    assert s.at("3711") == "British: 4th Foot 1/2, Brant"


@pytest.mark.rule("R-J30")
def test_a_leader_alone_without_enemies_is_free() -> None:
    """The ambush has driven the enemy off, and the Indians have gone home."""
    s = Situation().put("reduced 44th Foot @ 1310", "allied Ottawa, allied Miami, Beaujeu @ 1310")
    attack(s, "1310", "1311", roll=(5,))
    s.allied("ambush")
    assert s.at("1310") == "Allied: Beaujeu"


@pytest.mark.rule("R-J30", "R-J21")
def test_a_leader_whose_militia_has_gone_home_is_taken() -> None:
    s = Situation().put("44th Foot, 48th Foot @ 3710", "Canada militia (Quebec), Levis @ 3710")
    attack(s, "3710", "3711", roll=(5, 6))
    assert s.where("Levis") == "captured"


@pytest.mark.rule("R-J30", "R-J24")
def test_a_force_that_retreats_finds_a_leader_alone() -> None:
    s = Situation().put("44th Foot, 48th Foot, 22nd Foot @ 1310", "Bearn @ 1310")
    s.put("Bouquet @ 1210")
    attack(s, "1310", "1311", roll=(4,))
    assert results(s) == ["1/2DR"]
    assert s.where("Bearn") == "dead"
    s = Situation().put("44th Foot, 48th Foot, 22nd Foot @ 1310", "Bearn, Artois @ 1310")
    s.put("Bouquet @ 1210")
    attack(s, "1310", "1311", roll=(6,))
    s.allied("lose Bearn").british("lose Artois", "lose 44th Foot").allied("retreat 1210")
    assert s.where("Bouquet") == "captured"
    assert s.outcome == CLEARED
