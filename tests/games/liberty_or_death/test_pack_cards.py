"""The deck of Liberty or Death: numbers, periods, orders, icons, texts."""

from __future__ import annotations

import re
from itertools import permutations

import pytest

from ticonderoga.engine.kit.fields import PackError
from ticonderoga.games.liberty_or_death.data.cards import (
    EVENT,
    LETTERS,
    STROKE,
    TREATY,
    WINTER_QUARTERS,
    Card,
    Deck,
)
from ticonderoga.games.liberty_or_death.data.pack import load_pack
from ticonderoga.games.liberty_or_death.data.pieces import (
    BRILLIANT_STROKE,
    BRITISH,
    FACTIONS,
    FRENCH,
    INDIANS,
    MUSKET,
    PATRIOTS,
    SWORD,
    TREATY_OF_ALLIANCE,
)

SINGLE_TEXT = [18, 29, 39, 44, 52, 68, 70, 72, 73, 80, 87, 88, 92, 95]
"""Events with one text, which serves every Faction."""


@pytest.fixture
def deck() -> Deck:
    return load_pack().deck


def events(deck: Deck) -> list[Card]:
    return [deck.cards[number] for number in deck.events]


def test_109_cards_by_kind(deck: Deck) -> None:
    kinds = [card.kind for card in deck.cards[1:]]
    counts = [kinds.count(kind) for kind in (EVENT, WINTER_QUARTERS, STROKE, TREATY)]
    assert counts == [96, 8, 4, 1]
    assert [card.number for card in deck.cards] == list(range(110))
    assert len({card.title for card in deck.cards[1:]}) == 109


@pytest.mark.rule("R-2.1c")
def test_2_1_each_period_has_32_events(deck: Deck) -> None:
    assert [len(numbers) for numbers in deck.events_of_period] == [32, 32, 32]
    assert sorted(sum(deck.events_of_period, ())) == list(deck.events)
    assert deck.cards[2].years == (1775, 1776)
    assert deck.cards[1].years == (1779, 1780)


def test_2_3_2_every_order_of_the_factions_stands_on_four_cards(deck: Deck) -> None:
    orders = [card.order_letters for card in events(deck)]
    for order in permutations(LETTERS):
        assert orders.count("".join(order)) == 4
    assert deck.cards[1].order == (PATRIOTS, BRITISH, FRENCH, INDIANS)
    assert deck.orders[96] == (INDIANS, FRENCH, PATRIOTS, BRITISH)
    assert deck.orders[97] == ()
    leading = [card.order[0] for card in events(deck)]
    assert [leading.count(faction) for faction in FACTIONS] == [24, 24, 24, 24]


def test_5_2_dual_events_have_two_texts_and_others_one(deck: Deck) -> None:
    assert [card.number for card in events(deck) if not card.dual] == SINGLE_TEXT
    for card in events(deck):
        assert card.unshaded
        assert bool(card.shaded) == card.dual
        assert not card.text
    for card in deck.cards[97:]:
        assert card.text
        assert not card.unshaded


def test_texts_are_sentences(deck: Deck) -> None:
    for card in deck.cards[1:]:
        for text in (card.unshaded, card.shaded, card.text, *card.np_instructions):
            assert not text or re.fullmatch(r"[A-Z].*\.", text), (card.number, text)
            assert "  " not in text


def test_8_1_swords_and_muskets(deck: Deck) -> None:
    swords = {
        faction: [card.number for card in events(deck) if card.icons[faction] == SWORD]
        for faction in FACTIONS
    }
    assert swords[BRITISH] == [66, 68, 71, 72, 79, 85, 92, 96]
    assert swords[PATRIOTS] == [48]
    assert swords[INDIANS] == [9, 16, 26, 27, 48, 51, 52, 68, 71]
    assert swords[FRENCH] == [
        17, 18, 29, 44, 48, 51, 68, 74, 75, 76, 77, 79, 80, 84, 91, 96,
    ]  # fmt: skip
    muskets = sum(card.icons.count(MUSKET) for card in events(deck))
    instructed = sum(1 for card in events(deck) for text in card.np_instructions if text)
    assert muskets == instructed - 1  # Stockbridge Indians: an instruction without an icon
    assert deck.cards[86].np_instructions[INDIANS]
    assert deck.cards[86].icons[INDIANS] == ""


def test_8_3_1_every_musket_has_its_instruction(deck: Deck) -> None:
    for card in events(deck):
        for faction in FACTIONS:
            if card.icons[faction] == MUSKET:
                assert card.np_instructions[faction], (card.number, faction)
            if card.icons[faction] == SWORD:
                assert not card.np_instructions[faction], (card.number, faction)


def amounts(text: str) -> list[int]:
    words = {"two": 2, "three": 3, "four": 4, "five": 5, "six": 6}
    return [words[word] for word in re.findall(r"\b\w+\b", text.lower()) if word in words]


@pytest.mark.parametrize(
    ("number", "shaded", "says"),
    [
        (1, False, ["Two Continentals", "one level", "Active Support", "two Propaganda"]),
        (6, True, ["British Fort", "two British cubes", "Casualties"]),
        (8, True, ["Three British cubes", "Casualties"]),
        (15, False, ["Virginia", "two levels", "Active Support", "two Tories"]),
        (30, True, ["A fifth of the British Regulars", "the British pick"]),
        (43, True, ["A third of the Tories", "the British pick"]),
        (48, False, ["March", "may fight"]),
        (51, True, ["defender loses two levels more"]),
        (66, True, ["French or the Patriots", "Florida", "2 added"]),
        (78, False, ["A fourth of all Patriot units", "the Patriots pick"]),
        (90, True, ["Two British Regulars", "Casualties"]),
    ],
)
def test_texts_that_a_slip_would_turn_round(
    deck: Deck, number: int, shaded: bool, says: list[str]
) -> None:
    card = deck.cards[number]
    text = card.shaded if shaded else card.unshaded
    for words in says:
        assert words in text


@pytest.mark.rule("A-60")
def test_a60_cards_93_and_94_follow_the_playbook(deck: Deck) -> None:
    assert "Pennsylvania" in deck.cards[93].shaded
    assert amounts(deck.cards[93].shaded) == [4]
    assert deck.cards[94].shaded == "All Indian pieces leave New York."
    assert deck.cards[93].confidence_detail["text"] == "likely"


def test_6_7_what_each_winter_quarters_card_brings(deck: Deck) -> None:
    assert [deck.cards[number].winter_event for number in deck.winters] == [
        "royals_commit",
        "overconfident",
        "casualties_even_out",
        "casualties_even_out",
        "leader_pays",
        "leader_loses_base",
        "leader_loses_base",
        "leader_pays",
    ]


def test_2_3_8_one_brilliant_stroke_each_and_the_treaty(deck: Deck) -> None:
    for faction in FACTIONS:
        assert deck.cards[BRILLIANT_STROKE[faction]].owner == faction
    treaty = deck.cards[TREATY_OF_ALLIANCE]
    assert (treaty.kind, treaty.owner) == (TREATY, FRENCH)


def test_a_card_is_found_by_number_or_words(deck: Deck) -> None:
    assert deck.find("#24") == 24
    assert deck.find("Common Sense") == 2
    assert deck.find("morgan") == 15
    assert deck.find("treaty of alliance") == 109
    with pytest.raises(PackError, match="There is no card 110"):
        deck.find("110")
    with pytest.raises(PackError, match='No card is called "Yorktown"'):
        deck.find("Yorktown")
    with pytest.raises(PackError, match="cards fit"):
        deck.find("french fleet")
