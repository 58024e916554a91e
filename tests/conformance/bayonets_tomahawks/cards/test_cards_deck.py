"""6 The 54 cards: deck, Action Points, initiative, Years and Event of each."""

from __future__ import annotations

import pytest

from tests.conformance.bayonets_tomahawks.cards.playing import Played
from ticonderoga.games.bayonets_tomahawks.data.cards import DECK_IDS
from ticonderoga.games.bayonets_tomahawks.data.events import EVENT_IDS
from ticonderoga.games.bayonets_tomahawks.data.kinds import AP_IDS, FACTION_IDS
from ticonderoga.games.bayonets_tomahawks.position import DECKS
from ticonderoga.games.bayonets_tomahawks.rules.events.ar_start import EVENTS
from ticonderoga.games.bayonets_tomahawks.text.rulebook_cards import CARD_RULES

ALWAYS = ""
EARLY = "1755 1756"
MIDDLE = "1757"
LATE = "1758 1759"

CARDS = {
    1: ("british buildup", 4, MIDDLE, "light army sail_army", ""),
    2: ("british buildup", 5, ALWAYS, "light army army", ""),
    3: ("british buildup", 5, ALWAYS, "light army army sail_army", ""),
    4: ("british buildup", 6, ALWAYS, "light army", "AR round_up_british"),
    5: ("british buildup", 6, ALWAYS, "light sail_army", "AR disease_french"),
    6: ("british campaign", 1, MIDDLE, "light army army sail_army", "AR delayed_supplies"),
    7: ("british campaign", 2, ALWAYS, "light army army army_2x", "construction_frenzy"),
    8: ("british campaign", 2, ALWAYS, "light army army sail_army", "lucky_cannonball"),
    9: ("british campaign", 3, ALWAYS, "light army army army", "surprise_landing"),
    10: ("british buildup", 4, ALWAYS, "light army sail_army", "forced_march"),
    11: ("british campaign", 4, ALWAYS, "army sail_army_2x", "AR smallpox_blankets"),
    12: ("british campaign", 1, MIDDLE, "light army army sail_army", "AR round_up_british"),
    13: ("british campaign", 3, ALWAYS, "light_2x army sail_army", "AR cherokee_diplomacy_british"),
    14: ("british campaign", 4, ALWAYS, "army army army sail_army", "perfect_volleys"),
    15: ("british buildup", 4, EARLY, "light army sail_army", ""),
    16: ("british campaign", 1, EARLY, "light army sail_army", ""),
    17: ("british campaign", 1, EARLY, "light army sail_army", "AR round_up_british"),
    18: ("british buildup", 4, LATE, "light army army sail_army", "AR wintering_rear_admiral"),
    19: ("british campaign", 1, LATE, "light army army army sail_army",
         "AR iroquois_diplomacy_british"),
    20: ("british campaign", 5, LATE, "light army army army sail_army", "AR trade_goods"),
    21: ("british campaign", 4, ALWAYS, "light army sail_army", "AR armed_battoemen"),
    22: ("french buildup", 4, ALWAYS, "light sail_army", ""),
    23: ("french buildup", 5, ALWAYS, "light_or_army sail_army", ""),
    24: ("french buildup", 5, ALWAYS, "light light_or_army", "forced_march"),
    25: ("french buildup", 6, ALWAYS, "light_2x", ""),
    26: ("french buildup", 6, ALWAYS, "light light", ""),
    27: ("french campaign", 1, MIDDLE, "light_2x light_or_army sail_army", "lucky_cannonball"),
    28: ("french campaign", 2, MIDDLE, "light army_2x", "construction_frenzy"),
    29: ("french campaign", 2, ALWAYS, "light sail_army", "AR cherokee_diplomacy_french"),
    30: ("french campaign", 3, ALWAYS, "light sail_army", "AR reluctant_wagoneers"),
    31: ("french campaign", 4, ALWAYS, "light sail_army", "AR round_up_french"),
    32: ("french campaign", 4, ALWAYS, "light sail_army", "wilderness_ambush"),
    33: ("french campaign", 1, MIDDLE, "light_or_army light_or_army sail_army",
         "AR hesitant_general"),
    34: ("french campaign", 3, ALWAYS, "light light army_2x", "AR disease_british"),
    35: ("french buildup", 5, ALWAYS, "light", ""),
    36: ("french campaign", 1, EARLY, "light_2x light_or_army sail_army", "frontiers_ablaze"),
    37: ("french campaign", 2, EARLY, "light army_2x", "coup_de_main"),
    38: ("french campaign", 1, EARLY, "light light_or_army sail_army",
         "AR iroquois_diplomacy_french"),
    39: ("french campaign", 1, LATE, "light_2x light_or_army sail_army", "AR lake_warships"),
    40: ("french campaign", 2, LATE, "light army_2x", "AR rough_seas"),
    41: ("french campaign", 1, LATE, "light_or_army light_or_army sail_army",
         "indomitable_abbatis"),
    42: ("french campaign", 4, ALWAYS, "light light_or_army", ""),
    43: ("french indian", 0, ALWAYS, "indian indian", ""),
    44: ("french indian", 0, ALWAYS, "indian", ""),
    45: ("french indian", 0, ALWAYS, "indian", "AR smallpox_epidemic"),
    46: ("french indian", 0, ALWAYS, "indian_2x indian", "lacrosse"),
    47: ("french indian", 0, ALWAYS, "indian indian", ""),
    48: ("french indian", 0, ALWAYS, "indian_2x", ""),
    49: ("french indian", 0, ALWAYS, "indian indian", "pursuit_status"),
    50: ("french indian", 0, ALWAYS, "indian indian", "plunder_captives"),
    51: ("french indian", 0, ALWAYS, "indian", "AR encroachment"),
    52: ("french indian", 0, ALWAYS, "indian indian indian", ""),
    53: ("french indian", 0, ALWAYS, "indian", "AR peace_promises"),
    54: ("french indian", 0, ALWAYS, "", "AR see_french_fight"),
}  # fmt: skip
"""By number: whose and which deck, initiative, Years, APs, Event."""


@pytest.mark.rule("R-6.0a", "R-E-a")
@pytest.mark.parametrize("number", CARDS)
def test_6_each_card_is_as_printed(number: int) -> None:
    card = Played().card(number)
    event = f"AR {card.event}" if card.ar_start else card.event
    years = " ".join([str(year) for year in card.years])
    aps = " ".join([AP_IDS[ap] for ap in card.aps])
    deck = f"{FACTION_IDS[card.side]} {DECK_IDS[card.deck]}"
    assert (deck, card.initiative, years, aps, event) == CARDS[number]
    assert card.number == number


@pytest.mark.rule("R-6.0a")
def test_6_only_indian_cards_have_no_initiative_and_only_54_has_no_ap() -> None:
    cards = [Played().card(number) for number in CARDS]
    assert [card.number for card in cards if not card.initiative] == list(range(43, 55))
    assert [card.number for card in cards if not card.aps] == [54]


@pytest.mark.rule("R-5.3b")
@pytest.mark.parametrize("year", [1755, 1756, 1757, 1758, 1759])
def test_5_3_the_decks_of_a_year_hold_the_cards_that_fit_it(year: int) -> None:
    decks = Played().start.scenario.cards[year]
    names = ("british buildup", "british campaign", "french buildup", "french campaign")
    for name, cards in zip((*names, "french indian"), decks, strict=True):
        fitting = [
            number
            for number, (deck, _, years, _, _) in CARDS.items()
            if deck == name and (not years or str(year) in years)
        ]
        assert list(cards) == fitting
    assert [len(cards) for cards in decks] == [6, 9, 6, 9, 12]
    assert len(decks) == DECKS


@pytest.mark.rule("R-E-a")
def test_7_4_there_are_33_events_on_38_cards_and_21_of_them_have_the_ar_start_tag() -> None:
    events = [event for _, _, _, _, event in CARDS.values() if event]
    assert len(events) == 38
    assert sorted({event.removeprefix("AR ") for event in events}) == sorted(EVENT_IDS)
    assert len(EVENT_IDS) == 33
    tagged = {event.removeprefix("AR ") for event in events if event.startswith("AR ")}
    assert sorted(tagged) == sorted(EVENTS)
    assert len(EVENTS) == 21


@pytest.mark.rule("R-E-a")
def test_7_4_every_event_has_a_summary_and_no_other_card_has() -> None:
    with_event = [f"Card {number}" for number, card in CARDS.items() if card[4]]
    assert list(CARD_RULES) == with_event
