"""Cards 67 to 69 Minor Campaign, 70 Major Campaign (7.2)."""

from __future__ import annotations

import pytest

from tests.conformance.washingtons_war.situation import EDITIONS, Situation
from ticonderoga.games.washingtons_war.data.board import AMERICAN, BRITISH

MINOR = (67, 68, 69)
CAMPAIGNS = (*MINOR, 70)


def british(card: int, edition: str = EDITIONS[0]) -> Situation:
    """Three British generals, of ratings 3, 3 and 2, and a campaign card."""
    ww = Situation(edition).put("Howe 2 @ Boston", "Carleton 2 @ Quebec", "Clinton 2 @ Norfolk")
    return ww.hand([1, 3], [card, 2]).british_turn()


@pytest.mark.rule("R-098")
@pytest.mark.parametrize("card", CAMPAIGNS)
def test_67_to_70_activate_two_or_three_generals_of_any_rating(card: int) -> None:
    ww = british(card).british(f"campaign {card}")
    assert ww.g.discards == (card,)
    ww.british("general Howe", "march Newport", "stop")
    assert (ww.asked, ww.asked_seat) == ("campaign", BRITISH)
    ww.british("general Carleton", "march Montreal", "stop")
    if card == 70:
        assert ww.asked == "campaign"
        ww.british("general Clinton", "march Richmond", "stop")
        assert ww.where("Clinton") == "Richmond"
    assert (ww.asked, ww.asked_seat) == ("play", AMERICAN)
    assert (ww.where("Howe"), ww.where("Carleton")) == ("Newport", "Montreal")


@pytest.mark.rule("R-098", "R-059")
@pytest.mark.parametrize("card", CAMPAIGNS)
def test_67_to_70_serve_the_american_too(card: int) -> None:
    ww = Situation().put("Washington 3 @ York", "Gates 2 @ Albany", "Lee 1 @ Reading")
    ww.hand([card, 1], [2, 4]).american(f"campaign {card}")
    assert ww.offered("general") == ["Gates", "Lee", "Washington"]
    ww.american("general Washington", "stop", "general Gates", "stop")
    assert (ww.asked == "campaign") is (card == 70)


@pytest.mark.rule("R-098")
@pytest.mark.parametrize("card", CAMPAIGNS)
def test_67_to_70_fewer_generals_will_do(card: int) -> None:
    ww = british(card).british(f"campaign {card}", "general Howe", "stop", "done")
    assert (ww.asked, ww.asked_seat) == ("play", AMERICAN)
    assert ww.g.campaign_left == 0
    ww = british(card).british(f"campaign {card}", "done")
    assert (ww.asked, ww.asked_seat) == ("play", AMERICAN)


@pytest.mark.rule("R-099", "R-112")
@pytest.mark.parametrize("card", CAMPAIGNS)
def test_67_to_70_no_general_twice_nor_one_who_is_not_there_or_not_ones_own(card: int) -> None:
    ww = british(card).put("Washington 2 @ York")
    ww.british(f"campaign {card}", "general Howe", "stop")
    assert ww.why_not("general Howe") == "general_already_moved"
    assert ww.why_not("general Burgoyne") == "general_not_on_map"
    assert ww.why_not("general Washington") == "not_your_general"
    assert ww.offers("general Carleton")


@pytest.mark.rule("R-099", "R-112")
def test_67_the_next_campaign_is_free_of_the_last() -> None:
    ww = british(67).hand([1, 3], [67, 68, 2]).british("campaign 67", "general Howe", "stop")
    ww.british("done").american("discard_unused 1").british("campaign 68")
    assert ww.offers("general Howe")


@pytest.mark.rule("R-099")
def test_67_cus_moved_by_one_general_stay_behind_when_another_goes() -> None:
    ww = Situation().put("Howe 2 @ Boston", "Clinton 1 @ Newport").hand([1, 3], [67, 2])
    ww.british_turn().british("campaign 67", "general Howe", "carry 1 0", "march Newport")
    ww.british("stop", "dismiss Howe", "general Clinton")
    assert ww.why_not("carry 2 0") == "load_impossible"
    ww.british("march Hartford", "stop")
    assert ww.cus("Hartford") == (0, 0, 1)
    assert ww.cus("Newport") == (0, 0, 1)


@pytest.mark.rule("R-100", "R-005")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("card", CAMPAIGNS)
def test_67_to_70_a_landing_party_in_place_of_a_general(card: int, edition: str) -> None:
    """It flips or places without adjacency, takes one activation, and comes once a card."""
    ww = british(card, edition).american_pc("Savannah").british(f"campaign {card}")
    ww.british("land Savannah")
    assert ww.pc("Savannah") == "British"
    assert ww.why_not("land New York") == "landing_party_used"
    ww.british("general Howe", "stop")
    assert (ww.asked == "campaign") is (card == 70)
    ww = british(card, edition).british(f"campaign {card}", "land New York")
    assert ww.pc("New York") == "British"
    assert ww.g.campaign_left == (2 if card == 70 else 1)


@pytest.mark.rule("R-100")
def test_67_a_landing_party_may_be_the_last_activation_too() -> None:
    ww = british(67).british("campaign 67", "general Howe", "stop", "land New York")
    assert ww.pc("New York") == "British"
    assert (ww.asked, ww.asked_seat) == ("play", AMERICAN)


@pytest.mark.rule("R-100", "R-005", "R-226")
@pytest.mark.parametrize("card", [67, 70])
def test_67_to_70_where_no_landing_party_goes(card: int) -> None:
    ww = british(card).france("war", navy="chesapeake").british_pc("Newport")
    ww.put("American 1 @ New York", "French 1 @ Long Island", "Lee @ New Haven")
    ww.put("Washington @ Falmouth").congress("Savannah").british(f"campaign {card}")
    assert ww.why_not("land Hartford") == "no_port"
    assert ww.why_not("land Charleston") == "fortified"
    assert ww.why_not("land Baltimore") == "blockaded"
    assert ww.why_not("land Newport") == "already_british"
    for space in ("New York", "Long Island", "New Haven", "Falmouth", "Savannah"):
        assert ww.why_not(f"land {space}") == "american_unit_there"
    assert ww.offered("land") == [
        "Barnstable", "Boston", "New Bern", "Wilmington, DE", "Wilmington, NC",
    ]  # fmt: skip


@pytest.mark.rule("R-100")
@pytest.mark.parametrize("card", CAMPAIGNS)
def test_67_to_70_the_american_lands_nowhere(card: int) -> None:
    ww = Situation().put("Washington 3 @ York", "Gates 2 @ Albany").hand([card, 1], [2])
    ww.american(f"campaign {card}")
    assert ww.offered("land") == []
    assert ww.why_not("land New York") == "only_british_land"
    assert ww.g.landing_left == 0


@pytest.mark.rule("R-101")
def test_67_a_later_general_sails_to_the_port_just_won() -> None:
    ww = british(67).american_pc("Savannah").british("campaign 67", "land Savannah")
    ww.british("general Clinton")
    assert ww.offers("sail Savannah")
    ww.british("sail Savannah")
    assert ww.where("Clinton") == "Savannah"


@pytest.mark.rule("R-059", "R-065")
@pytest.mark.parametrize("card", CAMPAIGNS)
def test_67_to_70_are_neither_events_nor_ops_cards(card: int) -> None:
    ww = british(card)
    assert ww.why_not(f"event {card}") == "campaign_not_event"
    for use in ("activate", "politics", "reinforce", "queue", "discard_unused"):
        assert ww.why_not(f"{use} {card}") == "no_ops_card"


@pytest.mark.rule("R-070", "R-066", "R-058")
@pytest.mark.parametrize("card", CAMPAIGNS)
def test_67_to_70_may_be_discarded_for_a_marker_and_fetched(card: int) -> None:
    ww = british(card).hand([23, 3], [card, 2]).british_pc("Boston")
    ww.british(f"discard {card}", "place Newport")
    assert ww.pc("Newport") == "British"
    ww.american("exchange 23")
    assert card in ww.g.hands[AMERICAN]


@pytest.mark.rule("R-099")
def test_67_the_march_of_a_single_activation_leaves_no_mark_on_later_cards() -> None:
    ww = british(67).hand([1, 3, 5], [67, 23, 2]).british("campaign 67", "general Clinton")
    ww.british("march Richmond", "stop", "done").american("discard_unused 1")
    ww.british("activate 23", "general Clinton", "march Norfolk", "stop")
    assert ww.cus("Norfolk") == (0, 0, 2)
