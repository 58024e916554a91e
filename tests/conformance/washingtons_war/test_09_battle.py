"""9.1, 9.2: when there is a battle, its cards, who wins it and what follows."""

from __future__ import annotations

import pytest

from tests.conformance.washingtons_war.fights import (
    EVENT,
    MORGAN,
    ONE_OPS,
    RANGERS,
    THREE_OPS,
    TREASON,
    attack,
    begin_march,
    facing,
    losses,
    modifiers,
    strength,
    treason,
    winner,
)
from tests.conformance.washingtons_war.situation import Situation
from ticonderoga.games.washingtons_war.data.board import AMERICAN, BRITISH

# ---------------------------------------------------------------------- 9.1 what is a battle


@pytest.mark.rule("R-154")
def test_9_1_an_army_that_meets_enemy_cus_fights() -> None:
    ww = begin_march(facing(3, 2), "Howe", "Reading")
    assert ww.logged("battle") == [(BRITISH, ww.space("Reading"))]
    assert ww.asked == "battle_card"


@pytest.mark.rule("R-154")
def test_9_1_no_battle_after_the_defender_has_retreated() -> None:
    ww = Situation().put("Howe 5 @ Morristown", "Greene 3 @ Reading").roll(5)
    begin_march(ww, "Howe", "Reading").american("retreat_before_battle", "retreat York")
    assert ww.logged("battle") == []
    assert ww.cus("Reading") == (0, 0, 5)
    assert ww.asked == "play"


@pytest.mark.rule("R-154", "R-135")
def test_9_1_an_interception_brings_a_battle_and_the_active_side_attacks() -> None:
    ww = Situation().put("Howe 5 @ Morristown", "Arnold 3 @ York").american_pc("Reading").roll(2)
    begin_march(ww, "Howe", "Reading").american("intercept Arnold")
    assert ww.logged("battle") == [(BRITISH, ww.space("Reading"))]
    assert ww.asked == "battle_card"


@pytest.mark.rule("R-154")
def test_9_1_entering_a_space_without_cus_is_no_battle() -> None:
    ww = Situation().put("Howe 5 @ Morristown", "Gates @ Reading")
    begin_march(ww, "Howe", "Reading")
    assert ww.logged("battle") == []
    assert ww.asked == "march"


# ---------------------------------------------------------------------- 9.2 step 1: cards


@pytest.mark.rule("R-155")
def test_9_2_the_british_attacker_decides_on_a_card_first_and_each_plays_one() -> None:
    ww = facing().hand(british=[THREE_OPS, RANGERS, EVENT], american=[MORGAN, 76])
    begin_march(ww.roll(1, 6, 1, 1, 6), "Howe", "Reading")
    assert (ww.asked, ww.asked_seat) == ("battle_card", BRITISH)
    ww.british(f"battle_card {RANGERS}")
    assert (ww.asked, ww.asked_seat) == ("battle_card", AMERICAN)
    ww.american(f"battle_card {MORGAN}")
    assert len(ww.logged("battle_won")) == 1
    assert EVENT in ww.g.hands[BRITISH]
    assert 76 in ww.g.hands[AMERICAN]


@pytest.mark.rule("R-155")
def test_9_2_the_american_attacker_decides_on_a_card_first() -> None:
    ww = Situation().put("Greene 5 @ Morristown", "British 3 @ Reading")
    ww.hand(american=[THREE_OPS, MORGAN], british=[RANGERS])
    begin_march(ww.roll(1, 6, 1, 1, 6), "Greene", "Reading")
    assert (ww.asked, ww.asked_seat) == ("battle_card", AMERICAN)
    ww.american("no_card")
    assert (ww.asked, ww.asked_seat) == ("battle_card", BRITISH)
    ww.british("no_card")
    assert len(ww.logged("battle_won")) == 1


@pytest.mark.rule("R-155", "R-057")
def test_9_2_what_may_be_played_or_discarded_in_a_battle() -> None:
    hand = [THREE_OPS, ONE_OPS, RANGERS, MORGAN, EVENT, 67, 99]
    ww = begin_march(facing().hand(british=hand), "Howe", "Reading")
    assert ww.offers(f"battle_card {RANGERS}")
    for card in (RANGERS, MORGAN, EVENT, 67):
        assert ww.offers(f"discard_for_bonus {card}")
    assert ww.why_not(f"battle_card {MORGAN}") == "other_sides_battle_card"
    assert ww.why_not(f"battle_card {EVENT}") == "no_battle_card"
    assert ww.why_not(f"discard_for_bonus {ONE_OPS}") == "ops_not_in_battle"
    assert ww.why_not("discard_for_bonus 99") == "never_discarded"
    assert ww.why_not("discard_for_bonus 76") == "card_not_in_hand"
    assert ww.why_not("battle_card 82") == "card_not_in_hand"


@pytest.mark.rule("R-155")
def test_9_2_a_hand_of_ops_cards_is_asked_like_any_other() -> None:
    """Whether the question is put must not tell what the hand holds."""
    ww = begin_march(facing().hand(british=[THREE_OPS, ONE_OPS]), "Howe", "Reading")
    assert (ww.asked, ww.asked_seat) == ("battle_card", BRITISH)
    assert ww.match.choices() == [("no_card",)]


@pytest.mark.rule("R-155")
def test_9_2_an_empty_hand_is_not_asked() -> None:
    ww = begin_march(facing(), "Howe", "Reading")
    assert ww.asked_seat == AMERICAN


# ---------------------------------------------------------------------- 9.2 Arnold's treason


@pytest.mark.rule("R-156")
@pytest.mark.parametrize("british", [4, 5])
def test_9_2_treason_turns_the_battle_into_an_overrun_and_the_british_march_on(
    british: int,
) -> None:
    ww = treason(british, 1).british(f"battle_card {TREASON}")
    assert ww.where("Arnold") == "out"
    assert ww.cus("Reading") == (0, 0, british)
    assert ww.logged("overrun") == [(BRITISH, ww.space("Reading"))]
    assert ww.logged("battle_roll") == []
    assert ww.g.hands[AMERICAN] == (MORGAN,)
    assert ww.asked == "march"
    ww.british("march Wyoming Valley")
    assert ww.where("Howe") == "Wyoming Valley"


@pytest.mark.rule("R-156")
@pytest.mark.parametrize(("british", "american"), [(3, 1), (4, 2), (5, 2)])
def test_9_2_treason_without_the_numbers_of_an_overrun_leaves_a_battle(
    british: int, american: int
) -> None:
    ww = treason(british, american).british(f"battle_card {TREASON}")
    assert ww.where("Arnold") == "out"
    assert ww.logged("overrun") == []
    assert (ww.asked, ww.asked_seat) == ("battle_card", AMERICAN)
    ww.roll(1, 6, 1, 1, 6).american("no_card")
    assert ww.logged("battle_won") == [(BRITISH, ww.space("Reading"))]
    assert [who for who, *_ in ww.logged("rating")] == [ww.general("Howe")]


@pytest.mark.rule("R-156", "R-079")
def test_9_2_treason_removes_arnold_from_elsewhere_and_the_battle_goes_on() -> None:
    ww = Situation().put("Howe 5 @ Morristown", "Gates 1 @ Reading", "Arnold 4 @ Camden")
    ww.hand(british=[THREE_OPS, TREASON])
    begin_march(ww, "Howe", "Reading").american("stand").british(f"battle_card {TREASON}")
    assert ww.where("Arnold") == "out"
    assert ww.cus("Camden") == (4, 0, 0)
    ww.roll(1, 4, 6, 1, 1, 6).american("no_card")
    assert [who for who, *_ in ww.logged("rating")] == [ww.general("Howe"), ww.general("Gates")]
    assert modifiers(ww, BRITISH)["card"] == 2


@pytest.mark.rule("R-156", "R-079")
def test_9_2_treason_merely_discarded_leaves_arnold_in_command() -> None:
    ww = treason(5, 1).british(f"discard_for_bonus {TREASON}")
    assert ww.where("Arnold") == "Reading"
    ww.roll(1, 1, 6, 1, 1, 6).american("no_card")
    assert modifiers(ww, BRITISH)["card"] == 1
    assert [who for who, *_ in ww.logged("rating")] == [ww.general("Howe"), ww.general("Arnold")]


@pytest.mark.rule("R-156")
def test_9_2_another_battle_card_makes_no_overrun_of_a_battle() -> None:
    """Only treason looks again whether the battle is an overrun."""
    ww = Situation().put("Howe 5 @ Morristown", "Gates 1 @ Reading")
    ww.hand(british=[THREE_OPS, RANGERS])
    begin_march(ww, "Howe", "Reading").american("stand").british(f"battle_card {RANGERS}")
    assert (ww.asked, ww.asked_seat) == ("battle_card", AMERICAN)


@pytest.mark.rule("R-156", "A-45")
def test_9_2_treason_after_an_interception_overruns_but_ends_the_march() -> None:
    ww = Situation().put("Howe 4 @ Morristown", "Arnold 1 @ York").american_pc("Reading")
    ww.hand(british=[THREE_OPS, TREASON], american=[MORGAN, 1]).roll(2)
    begin_march(ww, "Howe", "Reading").american("intercept Arnold")
    ww.british(f"battle_card {TREASON}")
    assert ww.logged("overrun") == [(BRITISH, ww.space("Reading"))]
    assert ww.cus("Reading") == (0, 0, 4)
    assert ww.asked == "play"
    assert ww.asked_seat == AMERICAN


@pytest.mark.rule("R-157")
def test_9_2_if_arnold_attacks_his_men_fight_on_without_him() -> None:
    ww = Situation().put("Arnold 4 @ Morristown", "British 2 @ Reading")
    ww.hand(american=[THREE_OPS], british=[TREASON, ONE_OPS]).roll(6, 1, 1, 6)
    begin_march(ww, "Arnold", "Reading").british(f"battle_card {TREASON}")
    assert ww.logged("overrun") == []
    assert ww.logged("rating") == []
    assert strength(ww, AMERICAN) == 4
    assert winner(ww) == AMERICAN
    ww.british("retreat York")
    assert ww.cus("Reading") == (4, 0, 0)


@pytest.mark.rule("R-157", "R-156")
def test_9_7_nor_is_arnolds_last_cu_overrun_when_it_attacks() -> None:
    """Only British attackers overrun through treason, not British defenders."""
    ww = Situation().put("Arnold 1 @ Morristown", "British 4 @ Reading")
    ww.hand(american=[THREE_OPS], british=[TREASON, ONE_OPS]).roll(1, 6, 1, 6)
    begin_march(ww, "Arnold", "Reading").british(f"battle_card {TREASON}")
    assert ww.logged("overrun") == []
    assert winner(ww) == BRITISH


@pytest.mark.rule("R-157")
def test_9_7_an_american_attack_never_becomes_an_overrun_through_treason() -> None:
    ww = Situation().put("Arnold 4 @ Morristown", "Clinton 1 @ Reading")
    ww.hand(american=[THREE_OPS, MORGAN], british=[TREASON, ONE_OPS]).roll(1, 6, 1, 1, 6)
    begin_march(ww, "Arnold", "Reading").american(f"battle_card {MORGAN}")
    ww.british(f"battle_card {TREASON}")
    assert ww.logged("overrun") == []
    assert len(ww.logged("battle_won")) == 1


# ---------------------------------------------------------------------- 9.2 step 4: who wins


@pytest.mark.rule("R-166")
@pytest.mark.parametrize(("attacker", "defender", "wins"), [(2, 4, True), (2, 5, False)])
def test_9_2_a_tie_is_the_british_attackers(attacker: int, defender: int, wins: bool) -> None:
    """5 CUs, rating 2 and Regulars make 8; the Americans have 6 CUs."""
    ww = attack(facing(5, 6), "Howe", "Reading", dice=(1, attacker, defender, 1, 6))
    assert strength(ww, BRITISH) == 8
    assert strength(ww, AMERICAN) == 6
    assert winner(ww) == (BRITISH if wins else AMERICAN)


@pytest.mark.rule("R-166")
@pytest.mark.parametrize(("attacker", "defender", "wins"), [(2, 5, True), (2, 6, False)])
def test_9_2_a_tie_is_the_american_attackers(attacker: int, defender: int, wins: bool) -> None:
    """Greene: 4 CUs and rating 2 make 6; the British have 2 CUs and the Regulars."""
    ww = Situation().put("Greene 4 @ Morristown", "British 2 @ Reading")
    attack(ww, "Greene", "Reading", dice=(1, attacker, defender, 1, 6))
    assert strength(ww, AMERICAN) == 6
    assert strength(ww, BRITISH) == 3
    assert winner(ww) == (AMERICAN if wins else BRITISH)
    assert ww.logged("battle_roll")[0] == (AMERICAN, attacker, 6, 6 + attacker)
    assert ww.logged("battle_roll")[1] == (BRITISH, defender, 3, 3 + defender)


# ---------------------------------------------------------------------- 9.2 steps 6 and 7


@pytest.mark.rule("R-171")
def test_9_2_a_general_left_without_cus_retreats_alone() -> None:
    ww = Situation().put("Howe 5 @ Morristown", "Greene 1 @ Reading")
    attack(ww, "Howe", "Reading", dice=(4, 1, 6, 1, 1, 6)).american("retreat York")
    assert ww.where("Greene") == "York"
    assert ww.cus("Reading") == (0, 0, 5)


@pytest.mark.rule("R-171", "A-25", "R-121")
def test_9_2_nothing_is_left_to_retreat_and_congress_disperses() -> None:
    ww = facing(5, 2).congress("Reading")
    attack(ww, "Howe", "Reading", dice=(4, 6, 1, 6, 6))
    assert ww.logged("retreated") == []
    assert ww.logged("surrender") == []
    assert ww.g.congress == -1


@pytest.mark.rule("R-121", "R-233")
def test_9_2_a_beaten_force_leaves_congress_dispersed_even_if_the_victor_is_captured() -> None:
    ww = Situation().put("Howe 1 @ Morristown", "Greene 1 @ Reading").american_pc("Reading")
    attack(ww.congress("Reading"), "Howe", "Reading", dice=(4, 1, 6, 1, 1, 4))
    assert ww.where("Howe") == "captured"
    ww.american("retreat York")
    assert ww.g.congress == -1


@pytest.mark.rule("R-121")
def test_9_2_congress_stays_when_its_guard_wins() -> None:
    ww = facing(5, 9).congress("Reading")
    attack(ww, "Howe", "Reading", dice=(1, 1, 6, 1, 6))
    assert ww.g.congress == ww.space("Reading")


@pytest.mark.rule("R-172", "R-217")
def test_9_2_an_american_victory_moves_the_alliance_by_one() -> None:
    ww = attack(facing(5, 9), "Howe", "Reading", dice=(1, 1, 6, 5, 6))
    assert winner(ww) == AMERICAN
    assert ww.g.alliance == 1
    assert ww.g.regulars is True


@pytest.mark.rule("R-172")
def test_9_2_a_british_victory_moves_nothing() -> None:
    ww = attack(facing(3, 2), "Howe", "Reading", dice=(1, 6, 1, 6, 1))
    assert winner(ww) == BRITISH
    assert ww.g.alliance == 0


@pytest.mark.rule("R-172", "A-27")
@pytest.mark.parametrize(("die", "regulars", "alliance"), [(5, True, 1), (6, False, 3)])
def test_9_41_three_cus_lost_in_a_battle_end_the_regulars_and_two_do_not(
    die: int, regulars: bool, alliance: int
) -> None:
    ww = attack(facing(5, 9), "Howe", "Reading", dice=(1, 1, 6, die, 6))
    assert ww.g.regulars is regulars
    assert ww.g.alliance == alliance


@pytest.mark.rule("R-172")
def test_9_41_american_losses_do_not_count() -> None:
    ww = attack(facing(5, 9), "Howe", "Reading", dice=(1, 6, 1, 6, 1))
    ww.american("retreat York")
    assert losses(ww, AMERICAN) == 3
    assert ww.g.regulars is True


@pytest.mark.rule("A-27", "R-219")
def test_9_2_both_steps_may_reach_the_alliance_which_is_signed_after_the_card() -> None:
    ww = facing(5, 9).but(alliance=6)
    attack(ww, "Howe", "Reading", dice=(1, 1, 6, 6, 6))
    assert ww.g.alliance == 9
    assert ww.asked == "navy"


@pytest.mark.rule("R-173")
def test_9_41_the_regulars_are_gone_for_the_next_battle_of_the_same_campaign() -> None:
    ww = Situation().put("Howe 5 @ Morristown", "American 9 @ Reading")
    ww.put("Clinton 5 @ Camden", "American 3 @ Cheraw").hand(british=[67]).british_turn()
    ww.roll(1, 1, 6, 6, 6, 1, 6, 1, 1, 6).british("campaign 67", "general Howe", "march Reading")
    ww.american("no_card")
    assert "regulars" in modifiers(ww, BRITISH)
    ww.british("general Clinton", "march Cheraw").american("no_card")
    assert "regulars" not in modifiers(ww, BRITISH)


@pytest.mark.rule("R-173", "R-217")
def test_9_41_the_regulars_are_lost_only_once() -> None:
    ww = facing(5, 9).but(regulars=False, alliance=3)
    attack(ww, "Howe", "Reading", dice=(1, 1, 6, 6, 6))
    assert ww.logged("regulars_lost") == []
    assert ww.g.alliance == 4


# ---------------------------------------------------------------------- the example of 9.6


@pytest.mark.rule("G-08", "R-159", "R-166", "R-167", "R-168", "R-172", "R-180", "R-182", "R-075")
def test_9_6_burgoyne_at_saratoga() -> None:
    ww = Situation().put("Burgoyne 5 @ Ticonderoga", "Gates 5 @ Saratoga")
    ww.american_pc("Ticonderoga", "Saratoga", "Albany")
    ww.hand(british=[THREE_OPS, EVENT, ONE_OPS], american=[MORGAN, 1])
    begin_march(ww.roll(4, 1, 3, 4, 5, 2), "Burgoyne", "Saratoga").american("stand")
    ww.british(f"discard_for_bonus {EVENT}").american(f"battle_card {MORGAN}")
    burgoyne, gates = ww.general("Burgoyne"), ww.general("Gates")
    assert ww.logged("rating") == [(burgoyne, 4, 2), (gates, 1, 1)]
    assert modifiers(ww, BRITISH) == {"cus": 5, "regulars": 1, "card": 1}
    assert modifiers(ww, AMERICAN) == {"cus": 5, "militia": 1, "card": 2}
    assert ww.logged("battle_roll") == [(BRITISH, 3, 9, 12), (AMERICAN, 4, 9, 13)]
    assert winner(ww) == AMERICAN
    assert losses(ww, BRITISH) == 2
    assert losses(ww, AMERICAN) == 1
    assert ww.where("Burgoyne") == "captured"
    assert ww.logged("surrender") == [(BRITISH, ww.space("Saratoga"), 3)]
    assert ww.cus("Saratoga") == (4, 0, 0)
    assert ww.cus("Ticonderoga") == (0, 0, 0)
    assert ww.g.regulars is False
    assert ww.g.alliance == 3
    assert MORGAN in ww.g.discards
    assert len(ww.g.hands[AMERICAN]) == 2
    assert ww.g.hands[BRITISH] == (ONE_OPS,)
