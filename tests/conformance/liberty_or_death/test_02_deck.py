"""2.1, 2.2, 2.3.7, 2.4 and the set-up pages: scenarios, the deck, turning cards up, winters."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.conformance.liberty_or_death.counting import count_anew
from tests.conformance.liberty_or_death.situation import Situation
from ticonderoga.games.liberty_or_death.data.spaces import MAP
from ticonderoga.games.liberty_or_death.position import (
    OVER,
    STROKES,
    VICTORY_PHASE,
)
from ticonderoga.games.liberty_or_death.rules.card_play import turn_up_card
from ticonderoga.games.liberty_or_death.rules.deck import is_winter
from ticonderoga.games.liberty_or_death.rules.sequence import STEP_NAMES

PILE = 11
CAMPAIGNS = {"1775": 6, "1776": 4, "1778": 3, "1778-sprint": 2}
PERIODS = {
    "1775": (0, 0, 1, 1, 2, 2), "1776": (0, 1, 1, 2), "1778": (1, 2, 2), "1778-sprint": (1, 2),
}  # fmt: skip


def piles(lod: Situation) -> list[tuple[int, ...]]:
    """The piles of the deck, the first one first, each from top to bottom."""
    cards = tuple(reversed(lod.g.deck))
    return [cards[i : i + PILE] for i in range(0, len(cards), PILE)]


@pytest.mark.rule("R-2.1b")
@pytest.mark.parametrize("scenario", CAMPAIGNS)
def test_2_1_ten_events_and_a_winter_among_the_last_five_of_each_pile(scenario: str) -> None:
    places: Counter[int] = Counter()
    for seed in range(60):
        lod = Situation.deal(scenario, seed)
        assert len(lod.g.deck) == CAMPAIGNS[scenario] * PILE
        for pile in piles(lod):
            winters = [place for place, card in enumerate(pile) if is_winter(card)]
            assert len(winters) == 1
            places[winters[0]] += 1
        seen = [*lod.g.deck, *lod.g.set_aside]
        assert sorted(seen) == list(range(1, 105))
    assert set(places) == {6, 7, 8, 9, 10}


@pytest.mark.rule("R-2.1b")
def test_2_1_events_and_winters_differ_from_game_to_game() -> None:
    decks = {Situation.deal("1776", seed).g.deck for seed in range(10)}
    assert len(decks) == 10
    assert len({tuple(filter(is_winter, deck)) for deck in decks}) > 5


@pytest.mark.rule("R-2.1c")
@pytest.mark.parametrize("scenario", CAMPAIGNS)
def test_2_1_with_period_events_each_pile_has_its_own_years(scenario: str) -> None:
    for seed in range(10):
        lod = Situation.deal(scenario, seed, period_events="yes")
        for pile, period in zip(piles(lod), PERIODS[scenario], strict=True):
            events = [card for card in pile if not is_winter(card)]
            assert len(events) == 10
            assert {lod.pack.deck.cards[card].period for card in events} == {period}


@pytest.mark.rule("R-2.1c")
def test_2_1_there_are_thirty_two_events_of_each_period() -> None:
    cards = Situation().pack.deck.cards
    assert Counter(cards[n].period for n in range(1, 97)) == {0: 32, 1: 32, 2: 32}


@pytest.mark.rule("R-2.1a", "R-2.3.8a", "R-S.2", "R-S.4")
@pytest.mark.parametrize(
    ("scenario", "strokes", "treaty_card", "treaty"),
    [
        ("1775", 0b1111, True, False),
        ("1776", 0b1111, True, False),
        ("1778", 0b1111, False, True),
        ("1778-sprint", 0, False, True),
    ],
)
def test_2_1_everybody_is_eligible_and_holds_his_stroke(
    scenario: str, strokes: int, treaty_card: bool, treaty: bool
) -> None:
    g = Situation.deal(scenario).g
    assert g.eligible == 0b1111
    assert (g.strokes, g.treaty_card, g.treaty) == (strokes, treaty_card, treaty)


TRACKS = {
    # Support, Opposition, CBC, CRC, British, Patriot, Indian, French Resources, Preparations
    "1775": (4, 4, 0, 0, 6, 3, 0, 5, 0),
    "1776": (3, 5, 1, 3, 5, 2, 0, 5, 9),
    "1778": (17, 16, 10, 12, 6, 3, 2, 8, 21),
}


@pytest.mark.rule("R-S.1")
@pytest.mark.parametrize("scenario", TRACKS)
def test_s_1_the_tracks_of_the_scenarios(scenario: str) -> None:
    g = Situation.of(scenario).g
    found = (g.support, g.opposition, g.cbc, g.crc, *g.resources, g.preparations())
    assert found == TRACKS[scenario]
    assert g.fni == 0
    count_anew(g)


FORCES = {
    "1775": {
        "Quebec City": ("1 regular, 1 tory", "PS", "british"),
        "Boston": ("3 regulars, 1 british fort, Gage", "PS", "british"),
        "New York City": ("1 tory", "PS", "british"),
        "Philadelphia": ("1 militia", "N", "rebellion"),
        "Quebec": ("2 tories, 1 british fort, 1 war party", "N", "british"),
        "Northwest": ("2 war parties, Brant", "N", ""),
        "Southwest": ("1 war party", "N", ""),
        "Florida": ("1 regular, 1 british fort, 1 war party", "N", "british"),
        "Massachusetts": (
            "1 continental, 1 militia, 1 patriot fort, Washington", "AO", "rebellion"
        ),
        "New York": ("1 regular, 2 tories, 1 war party, 1 militia", "N", "british"),
        "Virginia": ("1 militia", "N", "rebellion"),
    },
    "1776": {
        "Quebec City": ("1 regular, 1 tory", "PS", "british"),
        "Boston": ("", "PO", ""),
        "New York City": ("6 regulars, 1 british fort, 1 continental, Howe", "PS", "british"),
        "Philadelphia": ("1 militia", "N", "rebellion"),
        "Charles Town": ("2 continentals, 1 patriot fort", "N", "rebellion"),
        "Quebec": (
            "1 regular, 1 tory, 1 british fort, 1 war party, 1 village, 1 militia", "N", "british"
        ),
        "Northwest": ("1 war party", "N", ""),
        "Southwest": ("1 war party, 1 village", "N", ""),
        "Florida": ("1 regular, 1 british fort, 2 war parties", "N", "british"),
        "Massachusetts": ("1 continental, 1 militia, 1 patriot fort", "AO", "rebellion"),
        "New York": (
            "3 regulars, 3 tories, 2 war parties, 3 continentals, Washington, Brant",
            "N", "british",
        ),
        "Virginia": ("2 tories", "N", "british"),
        "North Carolina": ("1 war party, 1 continental, 1 militia", "N", "rebellion"),
        "South Carolina": ("2 tories", "N", "british"),
        "Georgia": ("1 militia", "N", "rebellion"),
    },
    "1778": {
        "Quebec City": ("2 regulars, 2 tories", "AS", "british"),
        "Boston": ("2 continentals", "PO", "rebellion"),
        "New York City": ("5 regulars, 3 tories, 1 british fort, Clinton", "AS", "british"),
        "Philadelphia": ("4 regulars, 2 tories", "AS", "british"),
        "Norfolk": ("1 militia", "N", "rebellion"),
        "Charles Town": ("2 militia, 1 patriot fort", "AO", "rebellion"),
        "Savannah": ("2 tories", "PS", "british"),
        "Quebec": ("2 regulars, 2 tories, 1 british fort, 1 war party, 1 village", "N", "british"),
        "Northwest": ("1 war party, 1 village, Cornplanter", "N", ""),
        "Southwest": ("1 war party, 1 village", "N", ""),
        "Florida": ("1 regular, 1 british fort, 1 war party, 1 village", "N", "british"),
        "New Hampshire": ("2 tories", "AS", "british"),
        "Massachusetts": ("1 patriot fort", "AO", "rebellion"),
        "Connecticut": (
            "2 tories, 1 patriot fort, 4 french regulars, Rochambeau", "AO", "rebellion"
        ),
        "New York": ("4 regulars, 2 tories, 1 war party, 1 village, 1 militia", "AS", "british"),
        "New Jersey": ("2 continentals, 4 militia", "PO", "rebellion"),
        "Pennsylvania": (
            "1 war party, 5 continentals, 2 militia, 1 patriot fort, Washington",
            "PO", "rebellion",
        ),
        "Maryland": ("", "PS", ""),
        "North Carolina": ("2 militia", "PO", "rebellion"),
        "South Carolina": ("1 war party, 1 village, 2 militia", "N", ""),
        "West Indies": ("3 french regulars", "N", "rebellion"),
    },
}  # fmt: skip


@pytest.mark.rule("R-S.1")
@pytest.mark.parametrize("scenario", FORCES)
def test_s_1_forces_levels_control_and_leaders_of_the_scenarios(scenario: str) -> None:
    lod = Situation.of(scenario)
    for where, (forces, level, control) in FORCES[scenario].items():
        assert (lod.at(where), lod.level(where), lod.control(where)) == (forces, level, control)
    named = {lod.space(where) for where in FORCES[scenario]}
    for space in MAP:
        if space not in named:
            where = lod.board.names[space]
            assert (lod.at(where), lod.level(where), lod.control(where)) == ("", "N", "")


BOXES = {
    # Available: Regulars, Tories, British Forts, War Parties, Villages, Continentals, Militia,
    # Patriot Forts, French Regulars; Unavailable: Regulars, Tories, French, Squadrons; Squadrons
    "1775": ([7, 7, 3, 9, 12, 19, 11, 5, 0], (12, 12, 15, 3), 0),
    "1776": ([7, 10, 3, 7, 10, 12, 10, 4, 6], (6, 6, 9, 1), 2),
    "1778": ([7, 8, 3, 8, 6, 11, 1, 2, 8], (0, 0, 0, 0), 3),
}


@pytest.mark.rule("R-S.1", "R-S.3")
@pytest.mark.parametrize("scenario", BOXES)
def test_s_1_the_boxes_of_the_scenarios(scenario: str) -> None:
    g = Situation.of(scenario).g
    unavailable = (g.unavailable[0], g.unavailable[1], g.unavailable[8], g.squadrons_unavailable)
    assert (g.available, unavailable, g.squadrons) == BOXES[scenario]


@pytest.mark.rule("R-S.3")
def test_s_3_when_the_british_are_released() -> None:
    scenarios = Situation().pack.scenarios
    assert [tuple(pair) for pair in scenarios["1775"].release[:2]] == [(6, 6), (6, 6)]
    assert [tuple(pair) for pair in scenarios["1776"].release[:1]] == [(6, 6)]
    for name, rounds in (("1775", 2), ("1776", 1), ("1778", 0)):
        assert all(tuple(pair) == (0, 0) for pair in scenarios[name].release[rounds:])


@pytest.mark.rule("R-1.1a", "R-2.2a")
def test_2_2_the_first_card_is_played_and_the_second_lies_on_deck() -> None:
    lod = Situation.deal("1776", 3)
    first, second = lod.g.deck[-1], lod.g.deck[-2]
    lod.perform(turn_up_card)
    assert (lod.g.played, lod.g.on_deck) == (first, second)
    assert len(lod.g.deck) == 42
    assert not lod.g.played_cards
    lod.perform(turn_up_card)
    assert lod.g.played == second
    assert list(lod.g.played_cards) == [first]


@pytest.mark.rule("R-2.2b", "R-2.3.7a", "R-2.4a")
def test_2_2_a_winter_that_is_turned_up_is_swapped_in_and_held_at_once() -> None:
    lod = Situation().card(45, on_deck=44).deck(97, 46, 47)
    lod.perform(turn_up_card)
    assert (lod.g.played, lod.g.on_deck) == (97, 44)
    assert lod.g.step == VICTORY_PHASE
    # the next card of the deck comes up behind the Event that waits
    lod.perform(turn_up_card)
    assert (lod.g.played, lod.g.on_deck) == (44, 46)
    assert lod.g.step == STROKES
    assert lod.g.played_cards == (45, 97)


@pytest.mark.rule("R-2.3.7b")
def test_2_3_7_when_winter_is_only_coming_it_waits_on_deck() -> None:
    lod = Situation(winter_is_coming="yes").card(45, on_deck=44).deck(97, 46, 47)
    lod.perform(turn_up_card)
    assert (lod.g.played, lod.g.on_deck) == (44, 97)
    assert lod.g.step == STROKES
    lod.perform(turn_up_card)
    assert (lod.g.played, lod.g.on_deck) == (97, 46)
    assert lod.g.step == VICTORY_PHASE


@pytest.mark.rule("R-S.5")
@pytest.mark.parametrize(
    ("scenario", "most"), [("1775", 65), ("1776", 43), ("1778", 32), ("1778-sprint", 21)]
)
@pytest.mark.parametrize("coming", ["no", "yes"])
def test_s_5_how_many_cards_are_played(scenario: str, most: int, coming: str) -> None:
    """The event swapped with the last winter is never played; if winter is only coming, it is."""
    counts = set()
    for seed in range(20):
        lod = Situation.deal(scenario, seed, winter_is_coming=coming)
        played, winters = 0, 0
        while winters < CAMPAIGNS[scenario]:
            lod.perform(turn_up_card)
            played += 1
            winters += is_winter(lod.g.played)
        counts.add(played)
    assert max(counts) == most + (coming == "yes")


@pytest.mark.rule("R-2.4.1a", "R-6.4.3a", "A-45")
def test_2_4_1_the_last_winter_ends_after_its_support_phase() -> None:
    lod = Situation("1776").but(winters=3, played=97).deck(46, 47).step("support")
    lod.put("4 militia, Washington @ Virginia").resources(french=10).tracks(crc=9)
    lod.casualties("2 continentals").propaganda("Virginia", 2).begin()
    while lod.asked:
        lod.choose(lod.ask.seat if lod.ask else 0, "none")
    assert STEP_NAMES[lod.g.step] == STEP_NAMES[OVER]
    # neither Desertion nor Reset nor the text of the card (5 Resources for the French)
    assert lod.at("Virginia") == "4 militia, Washington"
    assert lod.g.propaganda[lod.space("Virginia")] == 2
    assert lod.in_box("casualties", "continental") == 2
    assert lod.has("french") == 10
