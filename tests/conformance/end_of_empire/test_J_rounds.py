"""The combat sequence: rounds, leaving between them, checks for another one."""

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
from ticonderoga.games.end_of_empire.data.kinds import ALLIED, BRITISH


def one_round(attackers: str, defenders: str, *extra: str, where: str = "1310") -> Situation:
    """A round at 1:1 or so that costs the defender a step, and no retreat."""
    s = Situation().put(f"{attackers} @ {where}", f"{defenders} @ {where}", *extra)
    origin = "1311" if where == "1310" else "3711"
    attack(s, where, origin, roll=(4,))
    while s.asked in ("ambush", "own_loss", "shelter"):
        quiet = [c for c in s.match.choices(s.asked_seat) if c[0] in ("no_ambush", "none", "lose")]
        s.match.choose(quiet[0], s.asked_seat)
    assert results(s) == ["0/1"], results(s)
    return s


TWO = "44th Foot, 48th Foot"
FRENCH = "Bearn, Artois"


# ---------------------------------------------------------------------- leaving


@pytest.mark.rule("R-J28")
def test_the_defender_may_leave_after_a_round() -> None:
    s = one_round(TWO, FRENCH)
    assert (s.asked, s.asked_seat) == ("leave", ALLIED)
    s.roll(2).allied("leave 1210")
    assert s.at("1210") == "Allied: Bearn 1/2, Artois 2/2"
    assert s.outcome == CLEARED


@pytest.mark.rule("R-J28", "A-10")
def test_a_failed_check_keeps_him_there() -> None:
    s = one_round(TWO, FRENCH).roll(3).allied("leave 1210")
    assert s.where("Bearn") == "1310"
    assert (s.asked, s.asked_seat) == ("round", BRITISH)


@pytest.mark.rule("R-J28")
def test_he_may_stay() -> None:
    s = one_round(TWO, FRENCH).allied("stand")
    assert (s.asked, s.asked_seat) == ("round", BRITISH)


@pytest.mark.rule("R-J28")
def test_any_adjacent_space_without_enemies_even_where_the_attack_came_from() -> None:
    s = one_round(TWO, FRENCH, "22nd Foot @ 1210", "Bouquet @ 1309")
    assert s.why_not("leave 1210") == "enemy_in_space"
    assert s.why_not("leave 1310") == "already_there"
    assert s.why_not("leave 1312") == "not_adjacent"
    assert s.why_not("leave 1111-outpost") == "not_adjacent"
    assert s.offers("leave 1311")
    assert s.offers("leave 1309")
    s.roll(1).allied("leave 1309")
    assert s.where("Bouquet") == "captured"


@pytest.mark.rule("R-J28", "R-D1")
def test_towns_beside_and_hexes_around_an_enemy_town_are_spaces_too() -> None:
    s = Situation().put("44th Foot @ 3711", "Bearn, Artois @ 3711", "22nd Foot @ 3710-town")
    attack(s, "3711", "3712", roll=(5,))
    assert results(s) == ["0/1"]
    s.allied("lose Bearn")
    assert s.offers("leave 3710")
    assert s.why_not("leave 3710-town") == "enemy_in_space"
    s = Situation().put("44th Foot @ 3711", "Bearn, Artois @ 3711")
    attack(s, "3711", "3712", roll=(5,))
    s.allied("lose Bearn")
    assert s.offers("leave 3710-town")
    s = Situation(one_space_per_hex="yes").put("44th Foot @ 3711", "Bearn, Artois @ 3711")
    attack(s, "3711", "3712", roll=(5,))
    s.allied("lose Bearn")
    assert s.why_not("leave 3710-town") == "one_space"


@pytest.mark.rule("R-J28", "R-H16")
def test_leaving_by_ferry() -> None:
    s = Situation.at_war("arw").turn(26).put("2 Cont, 3 Cont @ 1024", "33rd Foot, 23rd Foot @ 1024")
    attack(s, "1024", "1023", ALLIED, roll=(5,))
    assert results(s) == ["0/1"]
    s.british("lose 33rd Foot").roll(1).british("leave S5924")
    assert s.at("S5924") == "British: 23rd Foot 2/2, 33rd Foot 1/2"
    assert s.has_mark("ferried") == ["23rd Foot", "33rd Foot"]
    s = Situation.at_war("arw").turn(26).put("2 Cont, 3 Cont @ 1024", "HC Rall, HC Donop @ 1024")
    attack(s, "1024", "1023", ALLIED, roll=(5,))
    s.british("lose HC Rall")
    assert s.why_not("leave S5924") == "no_boats"
    assert s.why_not("leave 1124") == "all_sea"


@pytest.mark.rule("R-J28", "A-10")
def test_the_rating_is_that_of_the_ranking_leader_without_the_scouts() -> None:
    """Contrecoeur's 3: without cavalry a reaction would be rated 2."""
    s = one_round(TWO, f"{FRENCH}, Contrecoeur").roll(3)
    s.allied("leave 1210")
    assert s.where("Bearn") == "1210"
    assert s.logged("check_passed")[-1][2:] == (3, 3)


@pytest.mark.rule("R-J28", "A-10", "R-G13")
def test_in_the_northern_winter_the_rating_is_2_lower() -> None:
    s = Situation().season("winter").put(f"{TWO}, Braddock @ 1310", f"{FRENCH} @ 1310")
    attack(s, "1310", "1311", roll=(4,))
    s.allied("lose Bearn")
    assert s.asked == "round"  # default leaders cannot even try
    s = Situation().season("winter").put(f"{TWO} @ 1310", f"{FRENCH}, Contrecoeur @ 1310")
    attack(s, "1310", "1311", roll=(4, 6))
    s.allied("lose Bearn").roll(2).allied("leave 1210")
    assert s.where("Bearn") == "1310"


@pytest.mark.rule("A-10", "A-11")
def test_momentum_does_not_help_to_leave() -> None:
    """A mover attacked by a reactor."""
    s = Situation().put("44th Foot, 48th Foot, Braddock @ 1310", "Bearn, Artois @ 1310")
    s.marked("momentum", "Braddock")
    attack(s, "1310", "1210", ALLIED, roll=(4, 6), reacting=True)
    s.british("lose 44th Foot").roll(4).british("leave 1311")
    assert s.logged("check_failed")[-1][2:] == (3, 4)


@pytest.mark.rule("R-J28", "R-G4")
def test_plus_units_by_themselves_leave_without_a_die() -> None:
    s = Situation().put("Rogers' Rangers, Gorham's Rangers @ 1310", "Bearn @ 1310")
    attack(s, "1310", "1311", ALLIED, roll=(4,))
    s.british("no_ambush", "lose Gorham's Rangers", "leave 1210")
    assert s.at("1210") == "British: Rogers' Rangers 1/1"


@pytest.mark.rule("A-10", "R-D9")
def test_a_blockaded_garrison_may_slip_away() -> None:
    s = Situation().put("British fleet @ Gulf of Maine", "44th Foot, 48th Foot @ 5927-fortress")
    s.put("Bearn, Artois @ 5927-fortress")
    attack(s, "5927-fortress", "5926", roll=(5, 1))
    s.british("none").allied("lose Bearn", "leave 5827")
    assert s.where("Bearn") == "5827"


@pytest.mark.rule("R-J28", "R-D7")
def test_from_inside_the_hex_around_is_open_and_the_other_way_round() -> None:
    s = Situation().put("44th Foot, 48th Foot @ 3710-town", "Bearn, T de Mar IR 1 @ 3710-town")
    attack(s, "3710-town", "3711", roll=(5, 1))
    assert results(s) == ["0/1"]
    s.allied("lose Bearn", "leave 3710")
    assert s.at("3710") == "Allied: Bearn 1/2, T de Mar IR 1 1/1"


# ---------------------------------------------------------------------- another round


@pytest.mark.rule("R-J29", "R-J3", "R-J4")
def test_with_a_check_there_is_another_round() -> None:
    s = one_round(f"{TWO}, Braddock", FRENCH).allied("stand")
    s.roll(3, 3, 5).british("press")
    assert odds(s) == [(10, 10, "1:1"), (10, 8, "1:1")]
    assert s.logged("linear")[1][0] == 2
    assert s.logged("check_passed") == [(s.piece("Braddock"), s.space("1310"), 3, 3)]


@pytest.mark.rule("R-J29", "A-43")
def test_a_failure_sends_him_back_and_nothing_else() -> None:
    s = one_round(f"{TWO}, Braddock", FRENCH).allied("stand").roll(4).british("press")
    assert s.outcome == REPELLED
    assert s.at("1311") == "British: 44th Foot 2/2, 48th Foot 2/2, Braddock"
    assert s.has_mark("done") == []


@pytest.mark.rule("R-J29")
def test_he_may_give_up() -> None:
    s = one_round(f"{TWO}, Braddock", FRENCH).allied("stand").british("give_up")
    assert s.outcome == REPELLED
    assert s.at("1311") == "British: 44th Foot 2/2, 48th Foot 2/2, Braddock"
    assert s.dice() == [4]


@pytest.mark.rule("R-J29", "A-11")
def test_momentum_counts() -> None:
    s = Situation().put(f"{TWO}, Braddock @ 1310", f"{FRENCH} @ 1310")
    s.marked("momentum", "Braddock")
    attack(s, "1310", "1311", roll=(4, 4, 3))
    s.allied("lose Bearn", "stand").british("press")
    assert len(odds(s)) == 2
    assert s.logged("check_passed")[0][2:] == (4, 4)


@pytest.mark.rule("R-J29", "R-G3")
def test_without_a_leader_the_default_2_is_needed() -> None:
    s = one_round(TWO, FRENCH).allied("stand").roll(2, 3).british("press")
    assert len(odds(s)) == 2
    s = one_round(TWO, FRENCH).allied("stand").roll(3).british("press")
    assert s.outcome == REPELLED


@pytest.mark.rule("R-J29", "R-G5")
def test_boxed_units_without_a_leader_cannot_go_on() -> None:
    s = Situation().put("NY Independent Companies, 44th Foot @ 1310", f"{FRENCH} @ 1310")
    attack(s, "1310", "1311", roll=(5,))
    s.allied("lose Bearn", "stand")
    assert s.outcome == REPELLED
    assert s.at("1311") == "British: 44th Foot 2/2, NY Independent Companies 1/1"


@pytest.mark.rule("R-J29")
def test_with_only_circled_factors_left_he_fails() -> None:
    s = Situation().put("1 PA Regiment, 2 PA Regiment, Wolfe @ 1310", "Bearn @ 1310")
    attack(s, "1310", "1311", roll=(1, 6, 6))
    assert (odds(s), results(s)) == ([(4, 5, "1:2")], ["1AR/1"])
    s = Situation().put("1 PA Regiment, Wolfe @ 1310", "T de Mar IR 3, T de Mar IR 4 @ 1310")
    attack(s, "1310", "1311", roll=(3, 6, 6))
    assert (odds(s), results(s)) == ([(2, 6, "1:3")], ["1/0"])
    s.allied("stand")
    assert s.outcome == REPELLED
    assert s.at("1311") == "British: 1 PA Regiment 1/2, Wolfe"


@pytest.mark.rule("R-J29", "R-G13")
def test_winter_lowers_it() -> None:
    s = Situation().season("winter").put(f"{TWO}, Braddock @ 1310", f"{FRENCH} @ 1310")
    attack(s, "1310", "1311", roll=(4,))
    s.allied("lose Bearn").roll(2).british("press")
    assert s.outcome == REPELLED
    assert s.logged("check_failed")[0][2:] == (1, 2)


@pytest.mark.rule("R-J28", "A-10")
def test_defenders_who_have_nowhere_to_go_are_not_asked() -> None:
    s = Situation().put(f"{TWO} @ 1310", f"{FRENCH} @ 1310")
    ring = [s.board.ids[space] for hex in s.board.near[s.space("1310")]
            for space in s.board.spaces_of[hex]]  # fmt: skip
    british = [p for p in s.pieces.of_war[s.g.war] if s.pieces.side[p] == BRITISH]
    others = [p for p in british if s.pieces.is_unit(p) and s.g.where[p] < 0]
    for hex, piece in zip(ring, others, strict=False):
        s.put(f"{s.pieces.ids[piece]} @ {hex}")
    attack(s, "1310", "1311", roll=(4,))
    s.allied("lose Bearn")
    assert s.asked == "round"
    assert s.answered() == ["lose"]


@pytest.mark.rule("R-F3", "R-J29")
def test_boxed_arrivals_fight_on_without_a_check() -> None:
    s = Situation().put(f"{TWO} @ 1310", f"{FRENCH} @ 1310")
    s.marked("fresh", "44th Foot", "48th Foot")
    attack(s, "1310", "1310", roll=(4,))
    s.allied("lose Bearn", "stand").roll(3).british("press")
    assert len(odds(s)) == 2
    assert s.dice() == [4, 3]


@pytest.mark.rule("R-F3", "R-G13")
@pytest.mark.parametrize("fresh", [True, False])
def test_even_in_a_northern_winter_without_a_leader(fresh: bool) -> None:
    s = Situation().season("winter").put(f"{TWO} @ 1310", f"{FRENCH} @ 1310")
    if fresh:
        s.marked("fresh", "44th Foot", "48th Foot")
    attack(s, "1310", "1311", roll=(4,))
    s.allied("lose Bearn")  # the French have nobody to lead them out either
    assert (s.asked == "round" and s.offers("press")) == fresh


@pytest.mark.rule("R-J29", "A-11")
def test_a_reactor_has_no_momentum() -> None:
    s = Situation().put("44th Foot, 48th Foot @ 1310", "Bearn, Artois, Contrecoeur @ 1310")
    attack(s, "1310", "1210", ALLIED, roll=(4,), reacting=True)
    s.british("lose 44th Foot", "stand").roll(4).allied("press")
    assert s.logged("check_failed")[0][2:] == (3, 4)
    assert s.at("1210") == "Allied: Bearn 2/2, Artois 2/2, Contrecoeur"


@pytest.mark.rule("R-J3", "R-J29")
def test_rounds_go_on_until_one_side_is_gone() -> None:
    s = Situation().put("44th Foot, 48th Foot, 22nd Foot, Bouquet @ 1310", "reduced Bearn @ 1310")
    s.put("reduced Artois, reduced Guyenne @ 1310")
    attack(s, "1310", "1311", roll=(3,))
    for left in ("Artois", "Guyenne"):
        assert results(s)[-1] == "0/1"
        s.allied(f"lose {left}", "stand").roll(5, 2).british("press")
    assert results(s)[-1] == "1/2DR"
    s.british("lose 44th Foot")
    assert s.outcome == CLEARED
    assert odds(s) == [(15, 9, "1:1"), (15, 6, "2:1"), (15, 3, "4:1")]
    assert [entry[0] for entry in s.logged("linear")] == [1, 2, 3]


@pytest.mark.rule("R-J2")
def test_who_attacks_is_written_down() -> None:
    s = one_round(TWO, FRENCH)
    assert s.logged("battle") == [(BRITISH, s.space("1310"))]
    assert s.g.combat is not None
    assert (s.g.combat.attacker, s.g.combat.defender) == (BRITISH, ALLIED)
