"""9.5: what both sides lose, and the winner left without CUs."""

from __future__ import annotations

import pytest

from tests.conformance.washingtons_war.fights import (
    TREASON,
    attack,
    facing,
    losses,
    treason,
    winner,
)
from tests.conformance.washingtons_war.situation import OFFICIAL, REWRITTEN, Situation
from ticonderoga.games.washingtons_war.data.board import AMERICAN, BRITISH

# ---------------------------------------------------------------------- 9.5 losses


@pytest.mark.rule("R-167", "G-10")
@pytest.mark.parametrize(("die", "lost"), [(1, 1), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3)])
def test_9_5_what_the_loser_loses(die: int, lost: int) -> None:
    ww = attack(facing(5, 5), "Howe", "Reading", dice=(1, 6, 1, die, 6))
    ww.american("retreat York")
    assert losses(ww, AMERICAN) == lost
    assert ww.cus("York") == (5 - lost, 0, 0)

    ww = attack(facing(5, 9), "Howe", "Reading", dice=(1, 1, 6, die, 6))
    assert losses(ww, BRITISH) == lost
    assert ww.cus("Morristown") == (0, 0, 5 - lost)


@pytest.mark.rule("R-167")
def test_9_5_the_loser_loses_no_more_than_he_has() -> None:
    ww = attack(facing(3, 2), "Howe", "Reading", dice=(1, 6, 1, 6, 6))
    assert losses(ww, AMERICAN) == 2
    assert ww.cus("Reading") == (0, 0, 3)
    assert sum(ww.g.american_cu) == 1


@pytest.mark.rule("R-168", "G-10")
@pytest.mark.parametrize(
    ("loser", "highest"),
    [("American", 1), ("Gates", 2), ("Arnold", 3), ("Greene", 4), ("Washington", 4)],
)
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_9_5_what_the_british_winner_loses(loser: str, highest: int, die: int) -> None:
    """No general, agility 1, 2 and 3."""
    ww = Situation().put("Howe 5 @ Morristown", f"{loser} 3 @ Reading")
    rating = () if loser == "American" else (1,)
    attack(ww, "Howe", "Reading", dice=(4, *rating, 6, 1, 1, die))
    assert winner(ww) == BRITISH
    assert losses(ww, BRITISH) == (1 if die <= highest else 0)
    assert ww.cus("Reading")[2] == (4 if die <= highest else 5)


@pytest.mark.rule("R-168", "G-10")
@pytest.mark.parametrize(("loser", "highest"), [("British", 1), ("Howe", 2), ("Cornwallis", 3)])
@pytest.mark.parametrize("die", [1, 2, 3, 4])
def test_9_5_what_the_american_winner_loses(loser: str, highest: int, die: int) -> None:
    ww = Situation().put("Washington 5 @ Morristown", f"{loser} 2 @ Reading")
    rating = () if loser == "British" else (1,)
    attack(ww, "Washington", "Reading", dice=(4, *rating, 6, 1, 1, die))
    assert winner(ww) == AMERICAN
    assert losses(ww, AMERICAN) == (1 if die <= highest else 0)


@pytest.mark.rule("R-167", "R-168")
def test_9_5_only_real_losses_are_told_of() -> None:
    ww = attack(facing(5, 5), "Howe", "Reading", dice=(1, 6, 1, 1, 6))
    assert ww.logged("cus_lost") == [(AMERICAN, ww.space("Reading"), 1)]


@pytest.mark.rule("R-168")
def test_9_5_a_general_of_agility_does_not_count_once_treason_has_removed_him() -> None:
    ww = treason(5, 3).british(f"battle_card {TREASON}").roll(1, 6, 1, 1, 2).american("no_card")
    assert losses(ww, BRITISH) == 0


@pytest.mark.rule("R-169")
def test_9_5_the_owner_picks_the_losses_of_a_mixed_force() -> None:
    ww = Situation().put("Howe 5 @ Morristown", "Gates 3+2 @ Reading")
    attack(ww, "Howe", "Reading", dice=(1, 1, 6, 1, 6, 6))
    assert (ww.asked, ww.asked_seat) == ("losses", AMERICAN)
    assert ww.offered("mix") == ["1 2", "2 1", "3 0"]
    assert ww.why_not("mix 0 3") == "wrong_mix"
    assert ww.why_not("mix 2 2") == "wrong_mix"
    ww.american("mix 1 2", "retreat York")
    assert ww.cus("York") == (2, 0, 0)


@pytest.mark.rule("R-169")
def test_9_5_the_winners_loss_of_a_mixed_force_is_picked_too() -> None:
    ww = Situation().put("Washington 3+2 @ Morristown", "British 2 @ Reading")
    attack(ww, "Washington", "Reading", dice=(4, 6, 1, 1, 1))
    assert ww.offered("mix") == ["0 1", "1 0"]
    ww.american("mix 0 1").british("retreat York")
    assert ww.cus("Reading") == (3, 1, 0)


# ---------------------------------------------------------------------- 9.5 a winner left alone


def bled_white(marker: str) -> Situation:
    """Lafayette wins with his last CU, against Cornwallis, and loses it."""
    ww = Situation().put("Lafayette 1 @ Morristown", "Cornwallis 1 @ Reading").but(regulars=False)
    if marker == "British":
        ww.british_pc("Reading")
    elif marker == "American":
        ww.american_pc("Reading")
    return attack(ww, "Lafayette", "Reading", dice=(4, 1, 6, 1, 1, 3))


@pytest.mark.rule("R-170", "A-26")
@pytest.mark.parametrize("marker", ["none", "American"])
def test_9_5_a_winner_without_cus_stays_on_a_friendly_or_neutral_space(marker: str) -> None:
    """Both sides lose their last CU: the winner's loss is rolled all the same."""
    ww = bled_white(marker)
    assert winner(ww) == AMERICAN
    assert ww.cus("Reading") == (0, 0, 0)
    assert ww.where("Lafayette") == "Reading"


@pytest.mark.rule("R-170")
def test_9_5_a_winner_without_cus_is_captured_on_an_enemy_marker() -> None:
    ww = bled_white("British")
    assert winner(ww) == AMERICAN
    assert ww.where("Lafayette") == "captured"
    ww.british("retreat York")
    assert ww.where("Cornwallis") == "York"
    assert ww.g.alliance == 1


@pytest.mark.rule("R-170")
@pytest.mark.parametrize(("marker", "where"), [("", "Reading"), ("Reading", "captured")])
def test_9_5_the_same_for_a_british_winner(marker: str, where: str) -> None:
    ww = Situation().put("Howe 1 @ Morristown", "Greene 1 @ Reading")
    if marker:
        ww.american_pc(marker)
    attack(ww, "Howe", "Reading", dice=(4, 1, 6, 1, 1, 4))
    assert winner(ww) == BRITISH
    assert ww.where("Howe") == where


@pytest.mark.rule("R-170")
def test_9_5_cus_without_a_general_win_and_vanish_and_nobody_is_captured() -> None:
    ww = Situation().put("Howe 1 @ Morristown", "American 1 @ Reading", "Cornwallis 1 @ Camden")
    attack(ww.british_pc("Reading"), "Howe", "Reading", dice=(1, 1, 6, 1, 1))
    assert winner(ww) == AMERICAN
    assert ww.cus("Reading") == (0, 0, 0)
    assert ww.logged("captured") == []
    assert ww.where("Howe") == "Morristown"


@pytest.mark.rule("R-170")
def test_9_5_a_winner_with_cus_left_is_safe_on_an_enemy_marker() -> None:
    ww = Situation().put("Howe 3 @ Morristown", "Greene 1 @ Reading").american_pc("Reading")
    attack(ww, "Howe", "Reading", dice=(4, 1, 6, 1, 1, 4))
    assert ww.cus("Reading") == (0, 0, 2)
    assert ww.where("Howe") == "Reading"


def washington_wins_and_is_taken(edition: str, alliance: int, cornwallis: int = 1) -> Situation:
    """Washington beats Cornwallis at Reading with his last CU, on a British marker."""
    ww = Situation(edition).put("Washington 1 @ Morristown", f"Cornwallis {cornwallis} @ Reading")
    ww.british_pc("Reading").congress("York").but(alliance=alliance, regulars=cornwallis > 1)
    attack(ww, "Washington", "Reading", dice=(6, 1, 6, 1, 6, 3))
    assert winner(ww) == AMERICAN
    assert ww.where("Washington") == "out"
    return ww.british("retreat York")


@pytest.mark.rule("R-170", "R-217", "E-16")
def test_9_5_washington_is_captured_before_the_victory_counts_for_the_alliance() -> None:
    """Losses and what they bring are step 5, the alliance step 7: -3 stops at 0, then +1."""
    ww = washington_wins_and_is_taken(OFFICIAL, alliance=2)
    assert ww.logged("alliance_moved") == [(-2, 0), (1, 1)]
    assert ww.g.alliance == 1


@pytest.mark.rule("R-217", "E-16")
def test_rw_5_3_4_the_lost_battle_counts_before_washingtons_capture() -> None:
    """The listed order: +1 for the battle, +2 for the Regulars, -3 for Washington at the end."""
    ww = washington_wins_and_is_taken(REWRITTEN, alliance=2)
    assert ww.logged("alliance_moved") == [(1, 3), (-3, 0)]
    ww = washington_wins_and_is_taken(REWRITTEN, alliance=2, cornwallis=3)
    assert ww.logged("alliance_moved") == [(1, 3), (2, 5), (-3, 2)]


@pytest.mark.rule("R-219", "A-28", "E-16")
@pytest.mark.parametrize(("edition", "signed"), [(OFFICIAL, False), (REWRITTEN, True)])
def test_rw_5_3_5_touching_nine_brings_france_in_even_if_the_marker_falls(
    edition: str, signed: bool
) -> None:
    ww = washington_wins_and_is_taken(edition, alliance=8)
    assert bool(ww.logged("alliance_signed")) is signed
    assert ww.g.alliance == 6
    assert (ww.asked == "navy") is signed


@pytest.mark.rule("R-170", "E-16")
def test_rw_5_3_4_another_general_who_wins_and_is_taken_costs_nothing() -> None:
    ww = Situation(REWRITTEN).put("Lafayette 1 @ Morristown", "Cornwallis 1 @ Reading")
    ww.british_pc("Reading").congress("York").but(alliance=5, regulars=False)
    attack(ww, "Lafayette", "Reading", dice=(6, 1, 6, 1, 6, 3)).british("retreat York")
    assert ww.where("Lafayette") == "captured"
    assert ww.g.alliance == 6
