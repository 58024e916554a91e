"""11.8: what modifies the die of a linear round, and for whom."""

from __future__ import annotations

import pytest

from tests.conformance.end_of_empire.battles import attack, drm, odds, results
from tests.conformance.end_of_empire.situation import Situation
from ticonderoga.games.end_of_empire.data.kinds import ALLIED, BRITISH
from ticonderoga.games.end_of_empire.rules.linear import modifiers, total


def told(s: Situation, where: str, by: int = BRITISH) -> dict[str, int]:
    """The modifiers of a battle, with nobody in command."""
    g, space = s.start, s.space(where)
    found = modifiers(g, space, by, g.at(by, space), g.at(1 - by, space), (-1, -1))
    return {key: value for key, value, _ in found}


# ---------------------------------------------------------------------- forts


@pytest.mark.rule("R-J18", "R-J34", "R-D12")
def test_a_fort_marker_is_minus_1() -> None:
    s = Situation().put("44th Foot @ 1111-outpost", "Bearn @ 1111-outpost")
    assert told(s, "1111-outpost") == {}
    s.put("fort @ 1111-outpost")
    assert told(s, "1111-outpost") == {"fort": -1}


@pytest.mark.rule("R-J18", "R-J34")
def test_a_fort_does_not_help_outside() -> None:
    s = Situation().put("44th Foot @ 1111", "Bearn @ 1111", "fort @ 1111-outpost")
    assert told(s, "1111") == {}


@pytest.mark.rule("R-J18", "R-D5")
def test_a_fortress_is_a_fort_always() -> None:
    s = Situation().put("44th Foot @ 4111-fortress", "T de Mar IR 1 @ 4111-fortress")
    assert told(s, "4111-fortress")["fort"] == -1
    assert "fort" not in told(s.put("48th Foot @ 4111", "Bearn @ 4111"), "4111")


@pytest.mark.rule("R-O1")
def test_under_o1_the_fort_of_the_hex_counts() -> None:
    s = Situation(one_space_per_hex="yes").put("44th Foot @ 1111", "Bearn @ 1111")
    assert told(s, "1111") == {}
    assert told(s.put("fort @ 1111-outpost"), "1111") == {"fort": -1}
    s.put("48th Foot @ 4111", "T de Mar IR 1 @ 4111")
    assert told(s, "4111")["fort"] == -1
    s.put("35th Foot @ 1112", "Artois @ 1112")
    assert told(s, "1112") == {}


# ---------------------------------------------------------------------- artillery


@pytest.mark.rule("R-J18", "R-A12")
def test_no_artillery_hurts_either_side_in_civilized_hexes() -> None:
    s = Situation().put("44th Foot @ 3710", "Bearn @ 3710")
    assert told(s, "3710") == {"attack_no_guns": -1, "defence_no_guns": 1}
    s.put("Royal Artillery (Braddock) @ 3710")
    assert told(s, "3710") == {"defence_no_guns": 1}
    s.put("T de Mar IR 1 @ 3710")  # infantry with guns of its own
    assert told(s, "3710") == {}


@pytest.mark.rule("R-J18")
def test_it_is_the_same_in_a_town() -> None:
    s = Situation().put("44th Foot @ 3411-town", "Bearn @ 3411-town")
    assert told(s, "3411-town") == {"attack_no_guns": -1, "defence_no_guns": 1}


@pytest.mark.rule("R-J18")
def test_in_the_wilderness_and_in_outposts_artillery_does_not_matter() -> None:
    for where in ("1310", "1111", "1111-outpost"):
        s = Situation().put(f"44th Foot @ {where}", f"Bearn @ {where}")
        assert told(s, where) == {}


# ---------------------------------------------------------------------- Boston


@pytest.mark.rule("R-J18")
def test_americans_before_boston_lack_powder_until_turn_7() -> None:
    s = Situation.at_war("arw").put("2 Cont, Gridley Artillery @ 3120-town")
    s.put("4th Foot, Royal Artillery (4th Bn) @ 3120-town", "fort @ 3120-town")
    assert told(s.turn(6), "3120-town", ALLIED)["boston"] == -1
    assert "boston" not in told(s.turn(7), "3120-town", ALLIED)


@pytest.mark.rule("R-J18")
def test_boston_must_be_fortified_and_attacked_by_americans() -> None:
    s = Situation.at_war("arw").turn(5).put("2 Cont @ 3120-town", "4th Foot @ 3120-town")
    assert "boston" not in told(s, "3120-town", ALLIED)
    s.put("fort @ 3120-town")
    assert "boston" in told(s, "3120-town", ALLIED)
    assert "boston" not in told(s, "3120-town", BRITISH)
    s = Situation.at_war("arw").turn(5).put("Saintonge @ 3120-town", "4th Foot @ 3120-town")
    assert "boston" not in told(s.put("fort @ 3120-town"), "3120-town", ALLIED)
    s = Situation.at_war("arw").turn(5).put("2 Cont @ 2220-town", "4th Foot @ 2220-town")
    assert "boston" not in told(s.put("fort @ 2220-town"), "2220-town", ALLIED)


# ---------------------------------------------------------------------- von Steuben


@pytest.mark.rule("R-J19", "A-35")
@pytest.mark.parametrize(
    ("turn", "attacking", "defending"),
    [(1, -1, 1), (6, -1, 1), (11, -1, 1), (12, -1, 0), (17, -1, 0), (18, 0, 0), (41, 0, 0)],
)
def test_von_steuben_by_turn(turn: int, attacking: int, defending: int) -> None:
    s = Situation.at_war("arw").turn(turn).put("4th Foot @ 1111", "2 Cont @ 1111")
    assert told(s, "1111", ALLIED).get("steuben_attack", 0) == attacking
    assert told(s, "1111", BRITISH).get("steuben_defence", 0) == defending
    assert "steuben_attack" not in told(s, "1111", BRITISH)
    assert "steuben_defence" not in told(s, "1111", ALLIED)


@pytest.mark.rule("R-J19", "A-35", "A-64")
@pytest.mark.parametrize(
    ("who", "counts"),
    [
        ("2 Cont", True),
        ("MA State (Penobscot)", True),
        ("1 Continental Light Infantry", True),
        ("2 Cont, Saintonge, Massachusetts militia", True),
        ("Massachusetts militia", False),
        ("Lee's Legion", False),
        ("Saintonge", False),
    ],
)
def test_one_continental_or_state_unit_is_enough(who: str, counts: bool) -> None:
    s = Situation.at_war("arw").turn(2).put("4th Foot @ 1111", f"{who} @ 1111")
    assert ("steuben_attack" in told(s, "1111", ALLIED)) == counts
    assert ("steuben_defence" in told(s, "1111", BRITISH)) == counts


@pytest.mark.rule("R-J19")
def test_von_steuben_is_of_the_american_war() -> None:
    s = Situation().turn(2).put("44th Foot, Rogers' Rangers @ 1111", "Bearn @ 1111")
    assert told(s, "1111") == {}


# ---------------------------------------------------------------------- leaders


@pytest.mark.rule("R-J18", "R-A6")
def test_the_ranking_leader_of_each_side_counts_and_no_other() -> None:
    """Abercrombie outranks Wolfe, who would be worth 2."""
    s = Situation().put("44th Foot, Abercrombie, Wolfe @ 1310", "Bearn, Montcalm, Rigaud @ 1310")
    attack(s, "1310", "1311", roll=(3, 6))
    assert drm(s) == {"leader_defence": "-2"}
    s = Situation().put("44th Foot, Wolfe @ 1310", "Bearn, Rigaud @ 1310")
    attack(s, "1310", "1311", roll=(3, 6, 6))
    assert drm(s) == {"leader_attack": "+2", "leader_defence": "-1"}


@pytest.mark.rule("R-J18", "A-52")
def test_of_equal_ranks_the_owner_names_one_for_the_phase() -> None:
    s = Situation.at_war("arw").turn(30).put("4th Foot, Percy, von Heister @ 1111")
    s.put("2 Cont @ 1111")
    attack(s, "1111", "1112", roll=(4, 6))
    assert (s.asked, s.asked_seat) == ("name_leader", BRITISH)
    s.british("name Percy")
    assert drm(s) == {"leader_attack": "+1"}


@pytest.mark.rule("R-G2", "R-J18", "R-N1")
def test_brant_counts_for_indians_only() -> None:
    s = Situation.at_war("arw").turn(30).put("4th Foot, Brant @ 1111", "2 Cont @ 1111")
    attack(s, "1111", "1112", roll=(4, 6))
    assert drm(s) == {}
    s = Situation.at_war("arw").turn(30).put("4th Foot, Brant, british Mohawk @ 1111")
    attack(s.put("2 Cont @ 1111"), "1111", "1112", roll=(4, 6))
    s.british("no_ambush")
    assert drm(s) == {"leader_attack": "+1"}


@pytest.mark.rule("R-G2", "R-J18")
def test_a_default_american_outranks_rochambeau() -> None:
    s = Situation.at_war("arw").turn(33).put("Saintonge, Rochambeau @ 1111", "4th Foot @ 1111")
    attack(s, "1111", "1112", ALLIED, roll=(4, 6))
    assert drm(s) == {"leader_attack": "+2"}
    s = Situation.at_war("arw").turn(33).put("Saintonge, 2 Cont, Rochambeau @ 1111")
    attack(s.put("4th Foot @ 1111"), "1111", "1112", ALLIED, roll=(4, 6))
    assert drm(s) == {}


@pytest.mark.rule("R-G2", "R-N1")
def test_a_leader_who_may_lead_nobody_there_does_not_count() -> None:
    """Washington with French units alone."""
    s = Situation.at_war("arw").turn(33).put("Saintonge, Greene @ 1111", "4th Foot @ 1111")
    attack(s, "1111", "1112", ALLIED, roll=(4, 6))
    assert drm(s) == {}


@pytest.mark.rule("R-J18")
def test_leaders_in_another_space_of_the_hex_do_not_count() -> None:
    s = Situation().put("44th Foot @ 1111-outpost", "Wolfe, 48th Foot @ 1111")
    s.put("Bearn @ 1111-outpost")
    attack(s, "1111-outpost", "1111", roll=(3, 6))
    assert drm(s) == {}


@pytest.mark.rule("R-J18", "G-G23")
def test_modifiers_add_up() -> None:
    assert total([("a", -1, -1), ("b", -2, -1), ("c", 2, 5)]) == -1
    s = Situation().put("44th Foot, Wolfe @ 4111-fortress")
    s.put("T de Mar IR 1, Montcalm @ 4111-fortress")
    attack(s, "4111-fortress", "4111", roll=(5, 6))
    assert drm(s) == {
        "fort": "-1", "attack_no_guns": "-1", "leader_attack": "+2", "leader_defence": "-2",
    }  # fmt: skip
    assert s.logged("linear_result") == [(5, "-2", "1/0")]


@pytest.mark.rule("R-J18")
def test_an_ambush_has_no_modifiers() -> None:
    """With Wolfe's 2 a 1 would be a 3 and cost a step."""
    s = Situation().put("Rogers' Rangers, Wolfe @ 1310", "Bearn, Montcalm @ 1310")
    attack(s, "1310", "1311", roll=(1, 1, 6))
    s.british("ambush")
    assert s.logged("ambush_result") == [(1, "NE")]


@pytest.mark.rule("R-J17", "R-J18")
def test_odds_above_4_to_1_give_no_modifier_and_take_none_away() -> None:
    s = Situation().put("Wolfe, 44th Foot, 48th Foot, 1st Foot (2/Royal) @ 1211")
    s.put("reduced Bearn @ 1211")
    attack(s, "1211", "1212", roll=(1,))
    assert odds(s) == [(15, 3, "4:1")]
    assert drm(s) == {"leader_attack": "+2"}
    assert results(s) == ["1/2DR"]
