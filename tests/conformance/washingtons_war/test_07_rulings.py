"""Rulings about cards that move Armies: leading, the last card of the year, late draws."""

from __future__ import annotations

import pytest

from tests.conformance.washingtons_war.situation import EDITIONS, Situation
from ticonderoga.games.washingtons_war.data.board import AMERICAN, BRITISH

WINTER_OFFENSIVE = (AMERICAN, "winter_offensive", 2)


# ---------------------------------------------------------------------- 5 leading


@pytest.mark.rule("A-05")
@pytest.mark.parametrize("edition", EDITIONS)
def test_5_3_a_the_british_are_asked_first_and_must_play_the_campaign(edition: str) -> None:
    """Congress stands, so the American would choose; a campaign card comes before that."""
    ww = Situation(edition).put("Howe 3 @ Boston", "Clinton 1 @ New York").step("first-player")
    ww.hand(american=[1], british=[3, 67, 80])
    assert (ww.asked, ww.asked_seat) == ("lead", BRITISH)
    assert ww.offered("lead") == ["Minor Campaign (#67)"]
    assert ww.why_not("lead 3") == "lead_needs_campaign"
    assert ww.why_not("lead 80") == "lead_needs_campaign"
    assert ww.why_not("lead 70") == "card_not_in_hand"
    ww.british("lead 67")
    assert (ww.asked, ww.asked_seat) == ("campaign", BRITISH)
    ww.british("general Howe", "march Newport", "stop", "done")
    assert (ww.asked, ww.asked_seat) == ("play", AMERICAN)


# ---------------------------------------------------------------------- 10 late draws


@pytest.mark.rule("A-10")
@pytest.mark.parametrize("edition", EDITIONS)
def test_6_34_a_a_special_event_drawn_late_gives_its_owner_another_impulse(edition: str) -> None:
    """Knox is the American's last card; the card he draws for it must be played."""
    ww = Situation(edition).put("Howe 3 @ Boston", "Greene 3 @ Newport").british_turn()
    ww.hand(american=[76], british=[45]).but(deck=(5, 73)).roll(1, 1, 1, 6, 1, 6)
    ww.british("activate 45", "general Howe", "march Newport").american("stand", "battle_card 76")
    assert ww.match.choices(AMERICAN) == [("event", 73)]
    ww.american("event 73")
    assert ww.g.war_ends == 73


@pytest.mark.rule("A-10")
def test_6_34_a_also_when_the_active_side_draws_it() -> None:
    ww = Situation().put("Howe 3 @ Boston", "Greene 3 @ Newport", "Lee 1 @ York").british_turn()
    ww.hand(american=[], british=[45, 80]).but(deck=(5, 101)).roll(6, 1, 6, 1, 1, 6)
    ww.british("activate 45", "general Howe", "march Newport").american("stand")
    ww.british("battle_card 80").american("retreat Hartford")
    assert ww.match.choices(BRITISH) == [("event", 101)]
    ww.british("event 101")
    assert ww.logged("alliance_moved") == [(4, 4)]


# ---------------------------------------------------------------------- 11 winter offensive


def offensive(american: list[int], british: list[int]) -> Situation:
    """Washington next to two British CUs at Newport, Gates next to two at Albany."""
    ww = Situation().put("Washington 4 @ Boston", "British 2 @ Newport", "Howe 1 @ Norfolk")
    ww.put("Gates 4 @ Springfield", "British 2 @ Albany").american_turn()
    return ww.hand(american=american, british=british)


def has_bonus(ww: Situation) -> bool:
    return WINTER_OFFENSIVE in ww.logged("modifier")


@pytest.mark.rule("A-11")
@pytest.mark.parametrize("general", ["Washington", "Gates"])
def test_9_44_the_last_card_of_the_phase_gives_washington_two(general: str) -> None:
    space = "Newport" if general == "Washington" else "Albany"
    ww = offensive([23], []).american("activate 23", f"general {general}", f"march {space}")
    assert has_bonus(ww) is (general == "Washington")


@pytest.mark.rule("A-11")
@pytest.mark.parametrize(("american", "british", "discards"), [([23], [76], "british"),
                                                           ([23, 79], [], "american"),
                                                           ([23, 1], [], ""),
                                                           ([23], [2], "")])  # fmt: skip
def test_9_44_discarding_the_last_card_in_the_battle_does_not_create_it(
    american: list[int], british: list[int], discards: str
) -> None:
    ww = offensive(american, british)
    ww.american("activate 23", "general Washington", "march Newport")
    if len(american) > 1:
        ww.american("discard_for_bonus 79" if discards else "no_card")
    if british:
        ww.british("discard_for_bonus 76" if discards else "no_card")
    assert ww.logged("battle_won")
    assert not has_bonus(ww)


@pytest.mark.rule("A-11")
@pytest.mark.parametrize(("british", "bonus"), [([2], True), ([2, 3], False)])
def test_9_44_for_a_queue_the_card_just_added_counts(british: list[int], bonus: bool) -> None:
    ww = (
        offensive([5, 6], british)
        .american("queue 5")
        .british("discard_unused 2")
        .american("queue 6")
    )
    ww.american("general Washington", "march Newport")
    if len(british) > 1:
        ww.british("no_card")
    assert has_bonus(ww) is bonus


@pytest.mark.rule("A-11")
def test_9_44_in_a_campaign_it_holds_whatever_the_order_but_for_washington_alone() -> None:
    ww = offensive([67], []).roll(6, 6, 1, 1, 6)
    ww.american("campaign 67", "general Washington", "march Newport")
    assert has_bonus(ww)
    ww = offensive([67], []).roll(6, 6, 1, 1, 6)
    ww.american("campaign 67", "general Gates", "march Albany").british("retreat Saratoga")
    assert not has_bonus(ww)
    ww.american("general Washington", "march Newport")
    assert has_bonus(ww)


@pytest.mark.rule("A-11")
def test_9_44_a_card_discarded_in_an_earlier_battle_of_the_campaign_does_not_create_it() -> None:
    ww = offensive([67], [76]).roll(6, 6, 1, 1, 6)
    ww.american("campaign 67", "general Gates", "march Albany").british("discard_for_bonus 76")
    ww.british("retreat Saratoga")
    assert ww.g.hands == [(), ()]
    ww.american("general Washington", "march Newport")
    assert len(ww.logged("battle")) == 2
    assert not has_bonus(ww)
