"""11.5, 11.9, 11.10: whose steps are lost, who picks them, and who goes home."""

from __future__ import annotations

import pytest

from tests.conformance.end_of_empire.battles import (
    CLEARED,
    REPELLED,
    attack,
    give_in,
    odds,
    results,
)
from tests.conformance.end_of_empire.situation import Situation
from ticonderoga.engine.ask import Procedure
from ticonderoga.games.end_of_empire.data.kinds import ALLIED, BRITISH
from ticonderoga.games.end_of_empire.position import Position
from ticonderoga.games.end_of_empire.rules.combat import _suffer
from ticonderoga.games.end_of_empire.rules.combat_losses import step_takers
from ticonderoga.games.end_of_empire.underway import Combat

# ---------------------------------------------------------------------- who picks


@pytest.mark.rule("R-J26", "A-5", "R-J20", "A-6")
def test_owner_first_then_the_opponent_and_the_defender_before_the_attacker() -> None:
    s = Situation().put("44th Foot, 48th Foot @ 1310", "Bearn, Artois @ 1310")
    attack(s, "1310", "1311", roll=(5,))
    assert results(s) == ["1/2"]
    assert (s.asked, s.asked_seat) == ("own_loss", ALLIED)
    assert s.choices() == ["lose Artois", "lose Bearn"]
    s.allied("lose Bearn")
    assert (s.asked, s.asked_seat) == ("enemy_loss", BRITISH)
    assert s.choices() == ["lose Artois", "lose Bearn"]
    s.british("lose Bearn")
    assert (s.asked, s.asked_seat) == ("own_loss", BRITISH)
    s.british("lose 48th Foot")
    assert s.at("1310") == "British: 44th Foot 2/2, 48th Foot 1/2; Allied: Artois 2/2"
    assert s.where("Bearn") == "dead"


@pytest.mark.rule("R-J26", "A-5")
def test_the_opponent_picks_every_step_but_the_first() -> None:
    s = Situation().put("44th Foot, 48th Foot, 22nd Foot, 27th Foot, 28th Foot @ 1310")
    s.put("Bearn, Artois, Guyenne @ 1310")
    s.put("Wolfe @ 1310")
    attack(s, "1310", "1311", roll=(6,))
    assert odds(s) == [(25, 15, "1:1")]
    assert results(s) == ["0/3"]
    s.allied("lose Guyenne").british("lose Bearn", "lose Artois")
    assert s.at("1310").endswith("Allied: Bearn 1/2, Artois 1/2, Guyenne 1/2")


@pytest.mark.rule("R-J26")
def test_the_opponent_leaves_rangers_to_the_last_and_the_owner_need_not() -> None:
    s = Situation().put("Rogers' Rangers, 44th Foot @ 1310", "Bearn, Artois, Guyenne @ 1310")
    attack(s, "1310", "1311", roll=(1,))
    s.british("no_ambush")
    assert (odds(s), results(s)) == ([(8, 15, "1:2")], ["2AR/1"])
    s.allied("lose Bearn")
    assert s.choices() == ["lose 44th Foot (FIW)", "lose Rogers' Rangers"]
    s.british("lose 44th Foot")
    assert (ALLIED, ("lose", s.piece("44th Foot"))) in s.forced()
    assert s.at("1311") == "British: Rogers' Rangers 1/1"


@pytest.mark.rule("R-J26")
@pytest.mark.parametrize("spared", ["Gridley Artillery", "14 Cont", "Whitcomb's Rangers"])
def test_american_guns_and_marines_are_spared_like_rangers(spared: str) -> None:
    s = Situation.at_war("arw").turn(30).put(f"{spared}, 2 Cont, 3 Cont @ 1310")
    s.put("4th Foot, 5th Foot, 10th Foot, 23rd Foot @ 1310")
    attack(s, "1310", "1311", ALLIED, roll=(1,))
    if s.asked == "ambush":
        s.allied("no_ambush")
    assert results(s) == ["2AR/1"]
    s.british("lose 4th Foot").allied("lose 2 Cont")
    assert (s.asked, s.asked_seat) == ("enemy_loss", BRITISH)
    assert s.choices() == ["lose 2 Cont", "lose 3 Cont"]
    assert s.why_not(f"lose {spared}") == "spared_till_last"


@pytest.mark.rule("R-J26")
def test_british_guns_are_not_spared() -> None:
    s = Situation.at_war("arw").turn(30).put("Royal Artillery (4th Bn), 1st Marines @ 1310")
    s.put("2 Cont, 3 Cont, 4 Cont, 5 Cont @ 1310")
    attack(s, "1310", "1311", roll=(1,))
    assert results(s) == ["2AR/1"]
    s.allied("lose 2 Cont").british("lose 1st Marines")
    assert s.choices() == ["lose 1st Marines", "lose Royal Artillery (4th Bn)"]


@pytest.mark.rule("R-J26", "R-J27", "A-63", "R-A9")
def test_why_a_step_cannot_be_picked() -> None:
    s = Situation().put("44th Foot, Massachusetts militia (colonial), Wolfe @ 1310")
    s.put("british Mohawk, 48th Foot @ 1310", "Bearn, Artois, Guyenne @ 1310")
    attack(s, "1310", "1311", roll=(2,))
    s.british("no_ambush")
    assert results(s) == ["1/0"]
    assert (s.asked, s.asked_seat) == ("own_loss", BRITISH)
    assert s.choices() == ["lose 44th Foot (FIW)", "lose 48th Foot"]
    assert s.why_not("lose Wolfe") == "leader_no_step"
    assert s.why_not("lose Mohawk") == "has_no_steps"
    assert s.why_not("lose Massachusetts militia (colonial)") == "has_no_steps"
    assert s.why_not("lose Bearn") == "not_in_battle"
    assert s.why_not("lose 22nd Foot") == "not_in_battle"


@pytest.mark.rule("R-J35", "R-J26")
def test_the_exempt_unit_cannot_be_picked_in_an_ambush() -> None:
    s = Situation().put("Rogers' Rangers, british Mohawk @ 1111-outpost")
    s.put("Bearn, Artois, Guyenne @ 1111-outpost")
    attack(s, "1111-outpost", "1112", roll=(6,))
    s.allied("exempt Bearn").british("ambush")
    assert s.logged("ambush_result") == [(6, "2R")]
    assert s.choices() == ["lose Artois", "lose Guyenne"]
    assert s.why_not("lose Bearn") == "cannot_be_ambushed"


@pytest.mark.rule("R-J26")
def test_losses_without_steps_lapse() -> None:
    s = Situation().put("44th Foot, 48th Foot, 22nd Foot, 27th Foot @ 1310", "reduced Bearn @ 1310")
    attack(s, "1310", "1311", roll=(5,))
    assert results(s) == ["0/3"]
    assert s.logged("losses_lapse") == [(ALLIED, 2)]
    assert s.where("Bearn") == "dead"
    assert s.outcome == CLEARED


@pytest.mark.rule("R-J5")
def test_all_of_a_side_in_the_space_fight_as_one() -> None:
    s = Situation().put("44th Foot, 48th Foot @ 1310", "Bearn, Artois, Guyenne @ 1310")
    assert odds(attack(s, "1310", "1311", roll=(4,))) == [(10, 15, "1:2")]


@pytest.mark.rule("R-J1")
def test_units_elsewhere_keep_out_of_it() -> None:
    """Neither those inside nor those next to it."""
    s = Situation().put("44th Foot @ 3710", "48th Foot @ 3711", "Bearn @ 3710")
    s.put("Artois @ 3710-town", "Guyenne @ 3610")
    assert odds(attack(s, "3710", "3711", roll=(3,))) == [(5, 5, "1:1")]


# ---------------------------------------------------------------------- DE


@pytest.mark.rule("R-J25")
def test_de_eliminates_all_defenders() -> None:
    s = Situation().put("44th Foot, 48th Foot, 22nd Foot, 27th Foot, Wolfe @ 1310")
    s.put("Bearn, Contrecoeur, allied Mohawk, allied Huron @ 1310")
    attack(s, "1310", "1311", roll=(6, 5))
    s.allied("no_ambush")
    assert (odds(s), results(s)) == ([(20, 5, "4:1")], ["0/DE"])
    assert s.outcome == CLEARED
    assert s.where("Bearn") == "dead"
    assert s.where("Contrecoeur") == "captured"
    assert s.where("Mohawk") == s.where("Huron") == "track"


@pytest.mark.rule("R-J25", "R-J20")
def test_with_de_the_attacker_still_loses() -> None:
    s = Situation().put("44th Foot, 48th Foot, 22nd Foot, 27th Foot, Amherst @ 1310")
    s.put("Bearn @ 1310")
    attack(s, "1310", "1311", roll=(6, 5))
    assert results(s) == ["1/DE"]
    s.british("lose 44th Foot")
    assert s.at("1310").startswith("British: 44th Foot 1/2, 48th Foot 2/2")


# ---------------------------------------------------------------------- who goes home


def mixed(roll: int, attackers: str, defenders: str) -> Situation:
    """A round in a civilized hex: no ambush."""
    s = Situation().put(f"{attackers} @ 3710", f"{defenders} @ 3710")
    return attack(s, "3710", "3711", roll=(roll,))


MILITIA = "Massachusetts militia (colonial)"
CANADA = "Canada militia (Quebec)"


@pytest.mark.rule("R-J21", "R-J27")
def test_militia_and_iroquois_of_the_side_that_loses_a_step_go_home() -> None:
    s = mixed(3, f"44th Foot, 48th Foot, {MILITIA}, british Mohawk", f"Bearn, {CANADA}")
    assert (odds(s), results(s)) == ([(13, 10, "1:1")], ["1/0"])
    s.british("lose 44th Foot")
    assert s.where(MILITIA) == s.where("Mohawk") == "track"
    assert s.g.due[s.piece(MILITIA)] == s.g.turn + 1
    assert s.where(CANADA) == "3710"
    assert s.where("Bearn") == "3710"


@pytest.mark.rule("R-J21")
def test_the_side_that_loses_nothing_keeps_them() -> None:
    s = mixed(4, f"44th Foot, 48th Foot, {MILITIA}, british Mohawk", f"Bearn, {CANADA}")
    assert results(s) == ["0/1"]
    assert s.where(CANADA) == "track"
    assert s.where(MILITIA) == s.where("Mohawk") == "3710"


@pytest.mark.rule("R-J21", "A-7")
def test_a_retreat_sends_them_home_too() -> None:
    """The tables have no retreat without a loss, so this is about the step after the die."""
    s = Situation().put(f"44th Foot, {MILITIA} @ 3710", "Bearn @ 3710")

    def beaten(g: Position) -> Procedure[None]:
        g.combat = Combat(s.space("3710"), BRITISH, s.space("3711"))
        g.combat.attackers = g.at(BRITISH, s.space("3710"))
        yield from _suffer(g, g.combat, ALLIED, 0, True)
        assert g.where[s.piece(MILITIA)] >= 0
        yield from _suffer(g, g.combat, BRITISH, 0, False)
        assert g.where[s.piece(MILITIA)] >= 0
        yield from _suffer(g, g.combat, BRITISH, 0, True)
        g.combat = None

    s.perform(beaten)
    assert s.where(MILITIA) == "track"
    assert s.where("44th Foot") == "3710"


@pytest.mark.rule("R-J21", "A-8", "A-7")
def test_other_indians_of_both_sides_go_after_any_round() -> None:
    s = mixed(4, "44th Foot, british Shawnee / Shawanoes", "Bearn, allied Huron, allied Mohawk")
    assert results(s) == ["0/1"]
    assert s.where("Shawnee / Shawanoes") == s.where("Huron") == "track"
    assert s.where("Mohawk") == "track"
    s = mixed(3, "44th Foot, british Mohawk", "Bearn, allied Huron, allied Seneca")
    assert results(s) == ["1/0"]
    assert s.where("Huron") == "track"
    assert s.where("Seneca") == "3710"
    assert s.where("Mohawk") == "track"


@pytest.mark.rule("R-J21", "R-J26")
def test_a_loss_counts_for_militia_alone_though_they_have_no_steps() -> None:
    s = mixed(5, "44th Foot", CANADA)
    assert results(s) == ["1/2"]
    assert s.where(CANADA) == "track"
    assert s.outcome == CLEARED


@pytest.mark.rule("R-J21")
def test_militia_elsewhere_stay() -> None:
    s = Situation().put("44th Foot @ 3710", f"{MILITIA} @ 3711", "Bearn @ 3710")
    s.put(f"{CANADA} @ 3710-town")
    attack(s, "3710", "3711", roll=(5,))
    give_in(s)
    assert s.where(MILITIA) == "3711"
    assert s.where(CANADA) == "3710-town"


@pytest.mark.rule("R-J34")
def test_a_fort_falls_with_those_under_it_and_is_not_captured() -> None:
    s = Situation().put("44th Foot, 48th Foot, 22nd Foot, 27th Foot @ 3710-town")
    s.put("T de Mar IR 1 @ 3710-town", "fort @ 3710-town")
    place = s.space("3710-town")
    assert s.start.is_fort(place)
    attack(s, "3710-town", "3710", roll=(6,))
    give_in(s)
    assert s.where("T de Mar IR 1") == "dead"
    assert s.outcome == CLEARED
    assert not s.g.is_fort(place)
    assert s.logged("fort_gone") == [(place,)]


@pytest.mark.rule("R-J34")
def test_a_fort_that_holds_keeps_its_marker() -> None:
    s = Situation().put("44th Foot @ 3710-town", "T de Mar IR 1, Bearn @ 3710-town")
    s.put("fort @ 3710-town")
    attack(s, "3710-town", "3710", roll=(1,))
    give_in(s)
    assert s.outcome == REPELLED
    assert s.g.is_fort(s.space("3710-town"))


@pytest.mark.rule("R-J21")
def test_the_opponent_takes_rangers_where_there_is_nobody_else() -> None:
    s = Situation().put("fiw-rogers, fiw-gorham @ 1310", "Bearn @ 1310")
    c = Combat(s.space("1310"), ALLIED, s.space("1210"))
    c.victim = BRITISH
    assert step_takers(s.g, c, False) == [s.piece("fiw-rogers"), s.piece("fiw-gorham")]
    s.put("44th Foot @ 1310")
    assert step_takers(s.g, c, False) == [s.piece("44th Foot")]
    assert len(step_takers(s.g, c, True)) == 3
