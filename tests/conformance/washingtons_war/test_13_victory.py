"""13: automatic victory, and victory at the end of the game."""

from __future__ import annotations

import pytest

from tests.conformance.washingtons_war.fights import (
    MINOR_CAMPAIGN,
    THREE_OPS,
    attack,
    begin_march,
)
from tests.conformance.washingtons_war.situation import EDITIONS, OFFICIAL, REWRITTEN, Situation
from ticonderoga.games.washingtons_war.data.board import AMERICAN, BRITISH

SMALLPOX = 110
GALVEZ = 108

# One space of each of the fourteen; Canada needs two.
COLONIES = (
    "Concord", "Boston", "Newport", "Hartford", "Albany", "Monmouth", "Reading",
    "Wilmington DE", "Baltimore", "Richmond", "Salem", "Camden", "Augusta",
)  # fmt: skip


def won(ww: Situation) -> tuple[int, str] | None:
    """Who has won and by which rule; nothing while the game goes on."""
    if not ww.match.over:
        return None
    result = ww.match.result
    assert result is not None
    return result.winners[0], result.reason


# ---------------------------------------------------------------------- 13.1 automatic


@pytest.mark.rule("R-228")
def test_13_1_the_british_win_when_the_last_american_cu_is_beaten() -> None:
    ww = Situation().nobody_else().put("Howe 3 @ Morristown", "American 2 @ Reading")
    attack(ww, "Howe", "Reading", dice=(4, 6, 1, 4, 6))
    assert won(ww) == (BRITISH, "no_american_cus")


@pytest.mark.rule("R-228")
def test_13_1_or_overrun() -> None:
    ww = Situation().nobody_else().put("Howe 4 @ Morristown", "American 1 @ Reading")
    begin_march(ww, "Howe", "Reading")
    assert won(ww) == (BRITISH, "no_american_cus")


@pytest.mark.rule("R-228")
def test_13_1_or_surrenders() -> None:
    ww = Situation().nobody_else().put("Howe 5 @ Morristown", "Gates 4 @ Reading")
    ww.british_pc("York", "Carlisle", "Wyoming Valley", "Philadelphia")
    attack(ww, "Howe", "Reading", dice=(4, 1, 6, 1, 1, 6))
    assert won(ww) == (BRITISH, "no_american_cus")


@pytest.mark.rule("R-228")
@pytest.mark.parametrize(
    "other", ["American 1 @ Quebec", "French 1 @ Newport", "French 1 @ Montreal"]
)
def test_13_1_one_american_or_french_cu_anywhere_canada_too_prevents_it(other: str) -> None:
    ww = Situation().nobody_else().put("Howe 4 @ Morristown", "American 1 @ Reading", other)
    begin_march(ww, "Howe", "Reading")
    assert won(ww) is None
    assert ww.asked == "march"


@pytest.mark.rule("R-228", "R-225")
def test_13_1_american_and_french_cus_count_together() -> None:
    ww = Situation().nobody_else().put("Howe 4 @ Morristown", "American 1 @ Reading")
    ww.put("American 1 @ Camden", "French 1 @ Newport")
    begin_march(ww, "Howe", "Reading")
    assert won(ww) is None


@pytest.mark.rule("R-228")
def test_13_1_generals_alone_do_not_prevent_it() -> None:
    ww = Situation().nobody_else().put("Howe 4 @ Morristown", "American 1 @ Reading")
    begin_march(ww.put("Washington @ York", "Gates @ Camden"), "Howe", "Reading")
    assert won(ww) == (BRITISH, "no_american_cus")


@pytest.mark.rule("R-228")
def test_13_1_by_winter() -> None:
    ww = Situation().nobody_else().put("British 1 @ Boston", "American 1 @ Camden")
    ww.step("winter").roll(3).begin()
    assert won(ww) == (BRITISH, "no_american_cus")


@pytest.mark.rule("R-228")
def test_13_1_by_an_event() -> None:
    ww = Situation().nobody_else().put("British 1 @ Boston", "American 1 @ Camden")
    ww.hand(british=[SMALLPOX, 2]).british_turn().british(f"event {SMALLPOX}")
    assert won(ww) == (BRITISH, "no_american_cus")


@pytest.mark.rule("R-229")
def test_13_1_the_american_wins_when_the_last_british_cu_in_the_colonies_is_beaten() -> None:
    ww = Situation().nobody_else().put("Greene 5 @ Morristown", "British 2 @ Reading")
    ww.put("British 9 @ Quebec").but(british_box=9)
    attack(ww, "Greene", "Reading", dice=(4, 6, 1, 4, 6))
    assert won(ww) == (AMERICAN, "no_british_cus")


@pytest.mark.rule("R-229")
def test_13_1_a_british_cu_in_any_of_the_thirteen_prevents_it() -> None:
    ww = Situation().put("Greene 5 @ Morristown", "British 1 @ Reading")
    begin_march(ww, "Greene", "Reading")
    assert won(ww) is None
    ww = Situation().nobody_else().put("Greene 5 @ Morristown", "British 1 @ Reading")
    begin_march(ww, "Greene", "Reading")
    assert won(ww) == (AMERICAN, "no_british_cus")


@pytest.mark.rule("R-229")
def test_13_1_or_leaves_for_canada() -> None:
    """Clinton, beaten at Ticonderoga, has only Montreal to retreat to."""
    ww = Situation().nobody_else().put("Arnold 5 @ Saratoga", "Clinton 3 @ Ticonderoga")
    ww.american_pc("Norwich")
    attack(ww, "Arnold", "Ticonderoga", dice=(4, 1, 6, 1, 1, 6))
    assert ww.where("Clinton") == "Montreal"
    assert won(ww) == (AMERICAN, "no_british_cus")


@pytest.mark.rule("R-229")
def test_13_1_or_marches_or_sails_there_himself() -> None:
    ww = Situation().nobody_else().put("American 1 @ Camden", "Howe 3 @ Ticonderoga")
    begin_march(ww, "Howe", "Montreal")
    assert won(ww) == (AMERICAN, "no_british_cus")
    ww = Situation().nobody_else().put("American 1 @ Camden", "Howe 3 @ Boston")
    begin_march(ww, "Howe").british("sail Quebec")
    assert won(ww) == (AMERICAN, "no_british_cus")


@pytest.mark.rule("R-229")
def test_13_1_by_winter_for_the_american() -> None:
    ww = Situation().nobody_else().put("British 1 @ Reading", "American 3 @ Camden")
    ww.step("winter").roll(3).begin()
    assert won(ww) == (AMERICAN, "no_british_cus")


@pytest.mark.rule("A-40")
def test_13_1_in_the_middle_of_a_campaign_the_game_is_over_at_once() -> None:
    ww = Situation().nobody_else().put("Greene 5 @ Morristown", "British 1 @ Reading")
    ww.put("Gates 3 @ Camden").hand(american=[MINOR_CAMPAIGN, 1]).american_turn()
    ww.american(f"campaign {MINOR_CAMPAIGN}", "general Greene", "march Reading")
    assert won(ww) == (AMERICAN, "no_british_cus")


@pytest.mark.rule("A-47", "R-228", "R-229")
def test_13_1_both_at_once_is_a_british_victory() -> None:
    ww = Situation().nobody_else().put("Howe 1 @ Morristown", "American 1 @ Reading")
    attack(ww, "Howe", "Reading", dice=(4, 6, 1, 1, 1))
    assert ww.cus("Reading") == (0, 0, 0)
    assert won(ww) == (BRITISH, "no_american_cus")
    ww = Situation().nobody_else().put("Greene 1 @ Morristown", "British 1 @ Reading")
    attack(ww, "Greene", "Reading", dice=(4, 6, 1, 1, 1))
    assert won(ww) == (BRITISH, "no_american_cus")


@pytest.mark.rule("A-47")
def test_13_1_both_at_once_in_winter() -> None:
    ww = Situation().nobody_else().put("British 1 @ Reading", "American 1 @ Camden")
    ww.step("winter").roll(3, 3).begin()
    assert won(ww) == (BRITISH, "no_american_cus")


@pytest.mark.rule("E-13", "A-30", "R-229")
@pytest.mark.parametrize("edition", EDITIONS)
def test_13_1_the_european_war_takes_the_last_british_cus(edition: str) -> None:
    """Official: noticed when the next Strategy Phase opens, in 1778; rewritten: at once."""
    ww = Situation(edition).france("signed", "delaware").put("British 1 @ Camden").step("end")
    ww.begin().british("withdraw_cu Camden", "withdraw_cu Barnstable")
    assert won(ww) == (AMERICAN, "no_british_cus")
    assert ww.g.year == (1778 if edition == OFFICIAL else 1777)
    assert len(ww.logged("dealt")) == (1 if edition == OFFICIAL else 0)


@pytest.mark.rule("E-13", "A-30")
def test_13_1_rewritten_canada_does_not_save_them_from_the_european_war() -> None:
    ww = Situation(REWRITTEN).france("signed", "delaware").put("British 2 @ Quebec").step("end")
    ww.begin().british("withdraw_cu Quebec", "withdraw_cu Quebec")
    assert won(ww) is None
    ww = Situation(REWRITTEN).france("signed", "delaware").put("British 2 @ Quebec").step("end")
    ww.begin().british("withdraw_cu Barnstable", "withdraw_cu Quebec")
    assert won(ww) == (AMERICAN, "no_british_cus")


@pytest.mark.rule("R-229", "E-13")
@pytest.mark.parametrize("step", ["political", "french-naval", "reinforcements"])
def test_13_1_official_outside_strategy_and_winter_nothing_is_decided_at_once(step: str) -> None:
    ww = Situation().nobody_else().put("American 1 @ Camden").american_pc("Camden").step(step)
    ww.begin()
    assert won(ww) == (AMERICAN, "no_british_cus")
    assert len(ww.logged("dealt")) == 1


# ---------------------------------------------------------------------- 13.2 at the end


def last_year(american: int, british: int, canada: str = "") -> Situation:
    """The End Phase of 1783 with so many colonies on each side, Canada extra."""
    ww = Situation().but(year=1783).step("end")
    ww.american_pc(*COLONIES[:american]).british_pc(*COLONIES[american : american + british])
    if canada == "American":
        ww.american_pc("Montreal", "Quebec")
    elif canada == "British":
        ww.british_pc("Montreal", "Quebec")
    elif canada == "half":
        ww.british_pc("Montreal", "Fort Detroit")
    return ww.begin()


@pytest.mark.rule("R-230", "R-045")
@pytest.mark.parametrize(
    ("american", "british", "canada", "winner"),
    [
        (7, 5, "", AMERICAN),
        (7, 6, "", BRITISH),
        (6, 5, "", BRITISH),
        (6, 6, "", BRITISH),
        (0, 0, "", BRITISH),
        (13, 0, "", AMERICAN),
        (7, 0, "", AMERICAN),
        (6, 0, "American", AMERICAN),
        (6, 0, "", BRITISH),
        (7, 5, "British", BRITISH),
        (7, 5, "half", AMERICAN),
        (7, 5, "American", AMERICAN),
        (8, 5, "British", BRITISH),
        (8, 5, "", AMERICAN),
    ],
)
def test_13_2_the_american_needs_seven_and_the_british_at_most_five(
    american: int, british: int, canada: str, winner: int
) -> None:
    ww = last_year(american, british, canada)
    assert won(ww) == (winner, "colonies")
    held = (american + (canada == "American"), british + (canada == "British"))
    assert ww.logged("colonies") == [held]


@pytest.mark.rule("R-230", "R-042")
def test_13_2_the_game_ends_by_a_war_ends_card_of_this_year_or_an_earlier_one() -> None:
    for year, over in ((1778, False), (1779, True), (1780, True)):
        ww = Situation().but(year=year, war_ends=71).american_pc(*COLONIES[:7]).step("end")
        ww.begin()
        assert won(ww) == ((AMERICAN, "colonies") if over else None)


@pytest.mark.rule("R-045", "R-042")
def test_13_2_without_a_war_ends_card_1782_is_not_the_end() -> None:
    ww = Situation().but(year=1782).american_pc(*COLONIES[:7]).step("end").begin()
    assert won(ww) is None
    assert ww.g.year == 1783


@pytest.mark.rule("R-042", "R-041")
def test_5_7_the_european_war_comes_before_the_end_of_the_game() -> None:
    ww = Situation().but(year=1783).france("signed", "delaware").put("Howe 3 @ York")
    ww.american_pc(*COLONIES[:7]).step("end").begin()
    assert ww.asked == "european_war"
    ww.british("withdraw_cu York", "withdraw_cu York")
    assert won(ww) == (AMERICAN, "colonies")
    assert ww.cus("York") == (0, 0, 1)


@pytest.mark.rule("R-228")
def test_13_1_the_game_over_takes_no_more_choices() -> None:
    ww = Situation().nobody_else().put("Howe 4 @ Morristown", "American 1 @ Reading")
    begin_march(ww, "Howe", "Reading")
    assert ww.asked == ""
    assert ww.match.choices() == []
    reason = ww.match.why_not(BRITISH, ("play", THREE_OPS))
    assert reason is not None
    assert reason.key == "game_over"
