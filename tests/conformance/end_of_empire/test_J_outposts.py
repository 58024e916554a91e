"""5.2, 10.2, 11.2 and example 8B: outposts keep one unit from an ambush."""

from __future__ import annotations

import pytest

from tests.conformance.end_of_empire.battles import (
    CLEARED,
    REPELLED,
    attack,
    odds,
    results,
)
from tests.conformance.end_of_empire.situation import Situation
from ticonderoga.games.end_of_empire.data.kinds import ALLIED, BRITISH, OUTPOST
from ticonderoga.games.end_of_empire.rules.forces import put_down
from ticonderoga.games.end_of_empire.rules.linear import outpost_here

BRADDOCK = "Braddock, Rogers' Rangers, 1 PA Regiment, 2 PA Regiment, 3 PA Regiment"


# ---------------------------------------------------------------------- example 8B


def duquesne(*rolls: int) -> Situation:
    s = Situation().put(f"{BRADDOCK} @ 1111", "Bearn, Artois @ 1111")
    return attack(s, "1111", "1112", roll=rolls)


@pytest.mark.rule("R-J7", "A-40", "G-G16")
def test_a_unit_goes_into_the_outpost_before_the_ambush_is_decided() -> None:
    s = duquesne(3)
    assert (s.asked, s.asked_seat) == ("shelter", ALLIED)
    assert s.choices() == ["none", "shelter Artois", "shelter Bearn"]
    s.allied("shelter Bearn")
    assert (s.asked, s.asked_seat) == ("ambush", BRITISH)
    s.british("ambush")
    assert s.logged("ambush")[0][2:] == (3, 1, "3:1")
    assert s.at("1111-outpost") == "Allied: Bearn 2/2"


@pytest.mark.rule("R-J7", "G-G17", "R-J26")
def test_the_unit_inside_takes_no_part_in_the_battle() -> None:
    s = duquesne(3, 4)
    s.allied("shelter Bearn").british("ambush")
    assert odds(s) == [(9, 3, "3:1")]
    assert results(s) == ["1/2DR"]
    assert s.where("Artois") == "dead"
    s.roll(6).british("lose 3 PA Regiment")
    assert s.outcome == CLEARED
    assert s.at("1111") == (
        "British: Rogers' Rangers 1/1, 1 PA Regiment 2/2, 2 PA Regiment 2/2, 3 PA Regiment 1/2, "
        "Braddock"
    )
    assert s.at("1111-outpost") == "Allied: Bearn 2/2"


@pytest.mark.rule("R-J33", "R-J6", "G-G18", "R-J23")
def test_the_attack_on_the_unit_inside_is_a_new_combat_without_ambush() -> None:
    s = Situation().put("Braddock, Rogers' Rangers, 1 PA Regiment @ 1111-outpost")
    s.put("2 PA Regiment, reduced 3 PA Regiment @ 1111-outpost", "Bearn @ 1111-outpost")
    attack(s, "1111-outpost", "1112", roll=(2, 6))
    assert odds(s) == [(7, 5, "1:1")]
    assert results(s) == ["1AR/1"]
    s.british("lose 2 PA Regiment")
    assert s.outcome == REPELLED
    assert s.at("1111-outpost") == "Allied: Bearn 1/2"
    assert s.at("1112") == (
        "British: Rogers' Rangers 1/1, 1 PA Regiment 2/2, 2 PA Regiment 1/2, 3 PA Regiment 1/2, "
        "Braddock"
    )


# ---------------------------------------------------------------------- who may go in


@pytest.mark.rule("R-J7")
def test_nobody_has_to_go_in() -> None:
    s = duquesne(3)
    s.allied("none").british("ambush")
    assert s.logged("ambush")[0][2:] == (3, 2, "1:1")


@pytest.mark.rule("R-J7")
def test_only_units_of_the_attacked_stack_go_in() -> None:
    s = duquesne(3)
    for piece in ("Rogers' Rangers", "Braddock", "La Sarre"):
        assert s.why_not(f"shelter {piece}") == "outside"


@pytest.mark.rule("R-J7")
def test_a_lone_unit_stays_and_fights() -> None:
    s = Situation().put(f"{BRADDOCK} @ 1111", "Bearn, Montcalm @ 1111")
    attack(s, "1111", "1112", roll=(3,))
    assert (s.asked, s.asked_seat) == ("ambush", BRITISH)


@pytest.mark.rule("R-J7", "R-A20")
@pytest.mark.parametrize("inside", ["La Sarre", "44th Foot"])
def test_an_outpost_that_is_occupied_shelters_nobody_else(inside: str) -> None:
    s = Situation().put(f"{BRADDOCK} @ 1111", "Bearn, Artois @ 1111", f"{inside} @ 1111-outpost")
    attack(s, "1111", "1112", roll=(3,))
    assert (s.asked, s.asked_seat) == ("ambush", BRITISH)


@pytest.mark.rule("R-J7")
def test_only_outposts_shelter() -> None:
    """Not a town, and not a hex without anything."""
    for where, origin in (("3710", "3711"), ("1310", "1311")):
        s = Situation().put(f"44th Foot @ {where}", f"Bearn, Artois @ {where}")
        assert attack(s, where, origin, roll=(6,)).asked != "shelter"


@pytest.mark.rule("R-J7", "R-N5")
def test_rochambeaus_units_stay_together() -> None:
    s = Situation.at_war("arw").turn(33).put("Saintonge, Soissonnois, 2 Cont @ 1111")
    s.put("4th Foot @ 1111")
    attack(s, "1111", "1112", roll=(4,))
    assert s.choices() == ["none", "shelter 2 Cont"]
    assert s.why_not("shelter Saintonge") == "outside"


@pytest.mark.rule("R-J7")
def test_a_mover_who_is_attacked_may_use_the_outpost_too() -> None:
    s = Situation().put("44th Foot, 48th Foot @ 1111", "T de Mar Que 2 @ 1111")
    attack(s, "1111", "1110", ALLIED, reacting=True)
    assert (s.asked, s.asked_seat) == ("shelter", BRITISH)
    s.british("shelter 44th Foot")
    assert s.at("1111-outpost") == "British: 44th Foot 2/2"


# ---------------------------------------------------------------------- several inside


@pytest.mark.rule("R-J35", "R-A20")
def test_of_several_inside_one_cannot_be_ambushed() -> None:
    s = Situation().put(f"{BRADDOCK} @ 1111-outpost", "Bearn, Artois @ 1111-outpost")
    attack(s, "1111-outpost", "1112", roll=(3, 2))
    assert (s.asked, s.asked_seat) == ("exempt", ALLIED)
    assert s.choices() == ["exempt Artois", "exempt Bearn"]
    assert s.why_not("exempt Braddock") == "outside"
    s.allied("exempt Bearn").british("ambush")
    assert s.logged("ambush")[0][2:] == (3, 1, "3:1")
    assert s.logged("step_lost")[0] == (s.piece("Artois"), 1)
    assert odds(s) == [(9, 8, "1:1")]  # all of them fight the linear round


@pytest.mark.rule("R-J35", "R-J10")
def test_an_ambush_that_sends_them_off_leaves_the_exempt_unit() -> None:
    s = Situation().put(f"{BRADDOCK} @ 1111-outpost", "Bearn, Artois, Beaujeu @ 1111-outpost")
    attack(s, "1111-outpost", "1112", roll=(4, 6, 3, 5))
    s.allied("exempt Bearn").british("ambush")
    assert s.logged("ambush_result") == [(4, "1R")]
    s.allied("retreat 1110")
    assert s.at("1110") == "Allied: Artois 1/2, Beaujeu"
    assert odds(s) == [(9, 5, "1:1")]


@pytest.mark.rule("R-J35", "R-J21")
def test_nor_does_it_go_home_from_an_ambush_that_did_not_touch_it() -> None:
    s = Situation().put(f"{BRADDOCK} @ 1111-outpost")
    s.put("Bearn @ 1111-outpost", "allied Mingo @ 1111-outpost", "allied Seneca @ 1111-outpost")
    attack(s, "1111-outpost", "1112", roll=(6, 1))
    s.allied("exempt Mingo", "no_ambush").british("ambush")
    assert results(s) == ["1/0"]
    assert s.where("Seneca") == "track"
    assert s.where("Mingo") == "1111-outpost"


@pytest.mark.rule("R-J35")
def test_nobody_is_named_if_the_attackers_cannot_ambush() -> None:
    s = Situation().put("44th Foot, 48th Foot @ 1111-outpost", "Bearn, Artois @ 1111-outpost")
    attack(s, "1111-outpost", "1112", roll=(3,))
    assert s.logged("exempt") == []
    assert odds(s) == [(10, 10, "1:1")]


@pytest.mark.rule("R-J6")
def test_a_single_unit_in_an_outpost_neither_is_ambushed_nor_ambushes() -> None:
    s = Situation().put(f"{BRADDOCK} @ 1111-outpost", "T de Mar Que 2, Beaujeu @ 1111-outpost")
    attack(s, "1111-outpost", "1112", roll=(3,))
    assert s.asked != "ambush"
    assert odds(s) == [(9, 3, "3:1")]


@pytest.mark.rule("R-J6", "R-J8")
def test_two_units_inside_may_ambush() -> None:
    s = Situation().put("44th Foot, 48th Foot @ 1111-outpost")
    s.put("T de Mar Que 2, T de Mar Que 4 @ 1111-outpost")
    attack(s, "1111-outpost", "1112", roll=(3,))
    assert (s.asked, s.asked_seat) == ("ambush", ALLIED)
    s.allied("ambush")
    assert s.logged("ambush")[0][2:] == (4, 2, "2:1")


# ---------------------------------------------------------------------- back into the outpost


@pytest.mark.rule("R-J36", "A-25")
def test_units_that_came_out_to_ambush_fight_outside_and_go_back_in() -> None:
    s = Situation().put("44th Foot @ 1111", "T de Mar Que 2, T de Mar Que 4 @ 1111")
    attack(s, "1111", "1111-outpost", ALLIED, roll=(1, 2), reacting=True)
    s.allied("ambush")
    assert s.logged("ambush")[0][2:] == (4, 1, "4:1")
    assert odds(s) == [(6, 3, "2:1")]
    assert results(s) == ["1/0"]
    s.allied("lose T de Mar Que 2").british("stand").allied("give_up")
    assert s.at("1111-outpost") == "Allied: T de Mar Que 4 1/1"
    assert s.at("1111") == "British: 44th Foot 1/2"
    assert s.outcome == REPELLED


@pytest.mark.rule("R-J36", "R-D7", "R-J24")
def test_defenders_in_the_hex_may_retreat_into_the_outpost() -> None:
    s = Situation().put("44th Foot, 48th Foot, 35th Foot @ 1111", "Bearn @ 1111")
    attack(s, "1111", "1112", roll=(4,))
    assert results(s) == ["1/2DR"]
    s = Situation().put("44th Foot, 48th Foot, 35th Foot @ 1111", "Bearn, Artois @ 1111")
    attack(s, "1111", "1112", roll=(6,))
    s.allied("none")
    assert results(s) == ["1/2DR"]
    s.allied("lose Bearn").british("lose Artois", "lose 44th Foot")
    assert (s.asked, s.asked_seat) == ("retreat", ALLIED)
    s.allied("retreat 1111-outpost")
    assert s.at("1111-outpost") == "Allied: Bearn 1/2, Artois 1/2"
    assert s.outcome == CLEARED


# ---------------------------------------------------------------------- O1


@pytest.mark.rule("R-O1", "R-J35")
def test_under_o1_one_unit_in_an_outpost_hex_cannot_be_ambushed() -> None:
    s = Situation(one_space_per_hex="yes").put(f"{BRADDOCK} @ 1111", "Bearn, Artois @ 1111")
    attack(s, "1111", "1112", roll=(3, 2))
    assert (s.asked, s.asked_seat) == ("exempt", ALLIED)
    s.allied("exempt Bearn").british("ambush")
    assert s.logged("ambush")[0][2:] == (3, 1, "3:1")
    s = Situation(one_space_per_hex="yes").put(f"{BRADDOCK} @ 1111", "Bearn @ 1111")
    assert attack(s, "1111", "1112", roll=(3,)).asked != "ambush"


@pytest.mark.rule("R-O1", "R-J7")
def test_under_o1_a_hex_without_an_outpost_protects_nobody() -> None:
    s = Situation(one_space_per_hex="yes").put(f"{BRADDOCK} @ 1310", "Bearn @ 1310")
    attack(s, "1310", "1311", roll=(3,))
    assert s.asked == "ambush"


@pytest.mark.rule("R-O1", "R-D3")
def test_a_hex_without_an_outpost_shelters_nobody() -> None:
    s = Situation(one_space_per_hex="yes")
    sheltered = [hex for hex in range(s.board.hexes) if outpost_here(s.g, hex) != -1]
    outposts = [s.board.hex_of[space] for space in range(s.board.hexes, s.board.size)
                if s.board.kind[space] == OUTPOST]  # fmt: skip
    assert sheltered == sorted(outposts)
    s = Situation()
    assert outpost_here(s.g, s.space("1111")) == -1
    assert outpost_here(s.g, s.space("1111-outpost")) == s.space("1111-outpost")


@pytest.mark.rule("R-D13", "R-M14")
def test_a_landing_party_takes_no_shelter() -> None:
    s = Situation().put("44th Foot, 45th Foot @ 4221", "Bearn, Artois @ 4221")
    s.put("British fleet @ Gulf of Maine")
    party = s.pieces.landing[s.piece("British fleet")]
    put_down(s.start, BRITISH, (party,), s.space("4221"))
    attack(s, "4221", "4220", by=ALLIED)
    assert s.asked == "shelter"
    assert s.offered("shelter") == ["44th Foot (FIW)", "45th Foot (FIW)"]
