"""The deck: what is printed on the 109 cards, with every text in our own words."""

from __future__ import annotations

from typing import Final, Literal

from ticonderoga.engine.drawing import Confidence
from ticonderoga.engine.kit.cards import card_rows, find_card
from ticonderoga.engine.kit.fields import Fields
from ticonderoga.games.liberty_or_death.data.pieces import (
    BRILLIANT_STROKE,
    EVENT_CARDS,
    FACTION_IDS,
    FACTIONS,
    FIRST_WINTER_CARD,
    LAST_WINTER_CARD,
    MUSKET,
    SWORD,
    TREATY_OF_ALLIANCE,
)

DECK_SIZE: Final = 109

EVENT: Final = "event"
WINTER_QUARTERS: Final = "winter_quarters"
STROKE: Final = "brilliant_stroke"
TREATY: Final = "treaty"
KINDS: Final = (EVENT, WINTER_QUARTERS, STROKE, TREATY)

PERIODS: Final = ("75-76", "77-78", "79-80")
PERIOD_YEARS: Final = ((1775, 1776), (1777, 1778), (1779, 1780))
EVENTS_OF_A_PERIOD: Final = 32

LETTERS: Final = "BPIF"
"""The factions by their letters, in the order of their numbers."""

WINTER_EVENTS: Final = (
    "royals_commit",
    "overconfident",
    "casualties_even_out",
    "leader_pays",
    "leader_loses_base",
)
"""What a Winter Quarters card brings at the end of its round; rules/ knows how (6.7)."""

ASPECTS: Final = ("title", "order", "icons", "text")


class Card:
    """One card. An Event has an unshaded and perhaps a shaded text, any other card one `text`."""

    __slots__ = (
        "confidence", "confidence_detail", "dual", "icons", "kind", "np_instructions", "number",
        "order", "owner", "period", "shaded", "source", "text", "title", "unshaded", "winter_event",
    )  # fmt: skip

    def __init__(self, number: int) -> None:
        self.number: int = number
        self.kind: str = ""
        self.title: str = ""
        self.period: int = -1
        """0 for 1775 and 1776, 1 for 1777 and 1778, 2 for 1779 and 1780; -1 if no Event."""
        self.order: tuple[int, ...] = ()
        """2.3.2 The factions from left to right."""
        self.icons: tuple[str, ...] = ("", "", "", "")
        """8.3.1 By faction: a sword, a musket, or nothing."""
        self.dual: bool = False
        self.unshaded: str = ""
        self.shaded: str = ""
        self.text: str = ""
        self.np_instructions: tuple[str, ...] = ("", "", "", "")
        """8.3.1 By faction: what its non-player does with this card; mostly nothing special."""
        self.owner: int = -1
        """2.3.8 Whose Brilliant Stroke it is."""
        self.winter_event: str = ""
        self.confidence: Confidence | Literal[""] = ""
        self.confidence_detail: dict[str, str] = {}
        self.source: str = ""

    @property
    def years(self) -> tuple[int, ...]:
        return PERIOD_YEARS[self.period] if self.period >= 0 else ()

    @property
    def order_letters(self) -> str:
        return "".join([LETTERS[faction] for faction in self.order])


class Deck:
    """The cards by number; number 0 is a blank that stands for no card."""

    __slots__ = ("cards", "events", "events_of_period", "icons", "orders", "winters")

    def __init__(self) -> None:
        self.cards: list[Card] = [Card(number) for number in range(DECK_SIZE + 1)]
        self.events: tuple[int, ...] = tuple(range(1, EVENT_CARDS + 1))
        self.winters: tuple[int, ...] = tuple(range(FIRST_WINTER_CARD, LAST_WINTER_CARD + 1))
        self.events_of_period: list[tuple[int, ...]] = []
        self.orders: list[tuple[int, ...]] = []
        """The factions from left to right, by card number; empty for cards without symbols."""
        self.icons: list[tuple[str, ...]] = []

    def tabulate(self) -> None:
        self.orders = [card.order for card in self.cards]
        self.icons = [card.icons for card in self.cards]
        self.events_of_period = [
            tuple([number for number in self.events if self.cards[number].period == period])
            for period in range(len(PERIODS))
        ]

    def find(self, text: str) -> int:
        """The number of a card, from its number or from words of its title."""
        return find_card(text, [card.title for card in self.cards])


def kind_of_number(number: int) -> str:
    """Numbers have fixed kinds: scenarios and rules call cards by number."""
    if number <= EVENT_CARDS:
        return EVENT
    if number <= LAST_WINTER_CARD:
        return WINTER_QUARTERS
    return TREATY if number == TREATY_OF_ALLIANCE else STROKE


# ---------------------------------------------------------------------- reading cards.json


def read_deck(top: Fields) -> Deck:
    """The deck of a card file; whatever is wrong is added to the table's problems."""
    top.known(["about", "cards"])
    deck = Deck()
    rows = card_rows(top, DECK_SIZE)
    for number, row in rows:
        _read_card(deck.cards[number], row)
    deck.tabulate()
    if len(rows) == DECK_SIZE:
        _check_periods(deck, top)
    return deck


def _read_card(card: Card, row: Fields) -> None:
    card.kind = kind_of_number(card.number)
    kind = row.choice("kind", list(KINDS))
    if kind != card.kind:
        row.complain(f'"kind" is "{kind}".', f'Card {card.number} should be "{card.kind}".')
    shared = ["number", "kind", "title", "confidence", "confidence_detail", "source"]
    card.title = row.text("title")
    card.confidence = row.confidence()
    card.confidence_detail = row.confidence_detail(list(ASPECTS))
    card.source = row.text("source", "")
    if card.kind == EVENT:
        row.known([*shared, "period", "order", "icons", "unshaded", "shaded", "instructions"])
        _read_event(card, row)
        return
    card.text = row.text("text")
    if card.kind == WINTER_QUARTERS:
        row.known([*shared, "text", "event"])
        card.winter_event = row.choice("event", list(WINTER_EVENTS))
    else:
        row.known([*shared, "text", "owner"])
        _read_owner(card, row)


def _read_owner(card: Card, row: Fields) -> None:
    card.owner = row.word("owner", FACTION_IDS)
    if card.owner < 0:
        return
    if card.kind == TREATY:
        right = "french"
    else:
        right = FACTION_IDS[BRILLIANT_STROKE.index(card.number)]
    if FACTION_IDS[card.owner] != right:
        row.complain(f'"owner" is "{FACTION_IDS[card.owner]}".', f'It should be "{right}".')


def _read_event(card: Card, row: Fields) -> None:
    card.period = max(row.word("period", PERIODS), 0)
    letters = row.text("order")
    if sorted(letters) == sorted(LETTERS):
        card.order = tuple([LETTERS.index(letter) for letter in letters])
    elif letters:
        row.complain(
            f'"order" is "{letters}".', "It should have each of B, P, I and F once, as BPFI does."
        )
    card.unshaded = row.text("unshaded")
    card.dual = row.has("shaded")
    if card.dual:
        card.shaded = row.text("shaded")
    card.icons = _by_faction(row.inner("icons", needed=False), [SWORD, MUSKET])
    card.np_instructions = _by_faction(row.inner("instructions", needed=False), [])
    for faction in FACTIONS:
        if card.icons[faction] == MUSKET and not card.np_instructions[faction]:
            row.complain(
                f"the {FACTION_IDS[faction]} have a musket but no instruction.",
                'Add the instruction under "instructions", or drop the icon.',
            )
        if card.icons[faction] == SWORD and card.np_instructions[faction]:
            row.complain(
                f"the {FACTION_IDS[faction]} have a sword and an instruction too.",
                "A sword means that their non-player leaves the Event alone: keep one of the two.",
            )


def _by_faction(table: Fields, words: list[str]) -> tuple[str, ...]:
    table.known(list(FACTION_IDS))
    if words:
        return tuple([table.choice(name, words, "") for name in FACTION_IDS])
    return tuple([table.text(name, "") for name in FACTION_IDS])


def _check_periods(deck: Deck, top: Fields) -> None:
    """2.1c Each period has the same number of Events, so that its piles can be dealt."""
    for period, numbers in enumerate(deck.events_of_period):
        if len(numbers) != EVENTS_OF_A_PERIOD:
            top.complain(
                f"{len(numbers)} Events are of the period {PERIODS[period]}.",
                f"Each of the three periods should have {EVENTS_OF_A_PERIOD}.",
                "cards",
            )
