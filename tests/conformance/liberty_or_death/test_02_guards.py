"""2.1 to 2.3: the deck at its end, the turn of a card, and what is left of it afterwards."""

from __future__ import annotations

import pytest

from tests.conformance.liberty_or_death.situation import Situation
from tests.conformance.liberty_or_death.spoken import faction_of
from ticonderoga.games.liberty_or_death.rules.card_play import turn_up_card
from ticonderoga.games.liberty_or_death.rules.deck import _next_of, draw

WEALTH_OF_NATIONS = 45
"""British, Indians, French, Patriots."""
TURGOT = 56
WINTERS = (97, 98)


@pytest.mark.rule("R-2.2a")
def test_2_2_when_the_deck_is_empty_no_card_lies_on_deck() -> None:
    lod = Situation().deck()
    assert draw(lod.start) == 0
    lod.card(WEALTH_OF_NATIONS, on_deck=TURGOT).deck().perform(turn_up_card)
    assert (lod.g.played, lod.g.on_deck) == (TURGOT, 0)


@pytest.mark.rule("R-2.2b")
def test_2_2_of_two_winters_that_show_the_first_is_held_first() -> None:
    lod = Situation().card(WEALTH_OF_NATIONS, on_deck=WINTERS[0]).deck(WINTERS[1], TURGOT)
    lod.perform(turn_up_card)
    assert (lod.g.played, lod.g.on_deck) == WINTERS


@pytest.mark.rule("R-2.1c")
def test_2_1_with_period_events_the_last_of_the_shuffled_ones_comes_first() -> None:
    lod = Situation()
    cards = lod.pack.deck.cards
    first, second = [n for n in range(1, 97) if cards[n].period == cards[1].period][:2]
    other = next(n for n in range(1, 97) if cards[n].period != cards[1].period)
    events = [first, second, other]
    assert _next_of(lod.g, events, cards[1].period) == second
    assert events == [first, other]


@pytest.mark.rule("R-2.3.3a", "R-2.3.6a")
def test_2_3_a_card_begins_and_ends_with_nothing_left_of_the_last_one() -> None:
    lod = Situation().but(cursor=3, slot=1, acted=0b0011, passed=0b0100).perform(turn_up_card)
    g = lod.g
    assert (g.cursor, g.slot, g.acted, g.passed, g.first_action) == (0, 0, 0, 0, 0)


@pytest.mark.rule("R-2.3.6a", "R-2.3.6b")
def test_2_3_6_the_log_tells_who_is_ineligible_and_marks_are_gone() -> None:
    lod = Situation().card(WEALTH_OF_NATIONS, on_deck=TURGOT)
    lod.put("3 regulars, Gage @ Boston", "war party, village, Brant @ Northwest")
    lod.but(stays_eligible=0b0100, made_ineligible=0b1000)
    lod.british("command march", "destination Boston", "arrive", "done", "finish")
    assert lod.g.slot == 1
    lod.indians("command gather", "war_parties Northwest", "number 1", "done")
    told = lod.logged("ineligible")
    assert told == [(faction_of("british"),), (faction_of("french"),)]
    assert (lod.g.eligible, lod.g.stays_eligible, lod.g.made_ineligible) == (0b0110, 0, 0)
