"""Cards of a pack: read by number, found by number or words."""

from __future__ import annotations

import pytest

from ticonderoga.engine.kit.cards import card_rows, find_card
from ticonderoga.engine.kit.fields import Fields, PackError

TITLES = ("", "Winter at Valley Forge", "Valley of the Hudson", "Line Mutiny", "Line Mutiny")


def test_every_number_stands_in_the_file_once() -> None:
    rows: list[object] = [{"number": 1}, {"number": 1}, {"number": 4}, {"number": 9}]
    top = Fields("cards.json", "", {"cards": rows}, [])
    assert [number for number, _ in card_rows(top, 4)] == [1, 4]
    assert [str(problem) for problem in top.problems] == [
        "cards.json, card 1: the number stands twice. Every card needs a number of its own.",
        'cards.json, card 4: "number" is 9. It should be a whole number from 1 to 4.',
        "cards.json, card 9: the number stands twice. Every card needs a number of its own.",
        "cards.json, cards: cards 2 and 3 are missing. The deck has 4 cards, numbered from 1.",
    ]


@pytest.mark.parametrize(
    ("text", "number"),
    [("2", 2), ("#3", 3), ("line mutiny", 3), ("mut", 3), ("forge val", 1), ("hudson", 2)],
)
def test_a_card_is_found_by_number_or_words(text: str, number: int) -> None:
    assert find_card(text, TITLES) == number


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("5", "There is no card 5: the deck runs from 1 to 4."),
        ("0", "There is no card 0"),
        ("valley", r'2 cards fit "valley": Winter at Valley Forge \(1\), Valley of the Hudson'),
        ("yorktown", 'No card is called "yorktown"'),
        ("", 'No card is called ""'),
    ],
)
def test_a_card_that_is_not_clear_is_told(text: str, said: str) -> None:
    with pytest.raises(PackError, match=said):
        find_card(text, TITLES)
