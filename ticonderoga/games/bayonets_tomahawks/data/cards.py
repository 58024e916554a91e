"""6 The cards: their APs, and what the events on them do, in our own words."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.drawing import Confidence
from ticonderoga.engine.kit.cards import card_rows, find_card
from ticonderoga.engine.kit.fields import CONFIDENCE, Fields, did_you_mean
from ticonderoga.games.bayonets_tomahawks.data.board import Board
from ticonderoga.games.bayonets_tomahawks.data.events import EVENT_IDS, EVENTS, OF_EITHER
from ticonderoga.games.bayonets_tomahawks.data.kinds import (
    AP_IDS,
    AP_INDIAN,
    AP_INDIAN_2X,
    AP_LIGHT_OR_ARMY,
    BRITISH,
    FACTION_IDS,
    FIRST_YEAR,
    FRENCH,
    LAST_YEAR,
)
from ticonderoga.games.bayonets_tomahawks.data.pieces import Pieces

DECK_SIZE: Final = 54

BUILDUP: Final = 0
CAMPAIGN: Final = 1
INDIAN: Final = 2
DECK_IDS: Final = ("buildup", "campaign", "indian")

INDIAN_APS: Final = (AP_INDIAN, AP_INDIAN_2X)
ASPECTS: Final = ("title", "effect")


class Card:
    """One card. Indian cards are the French player's; they have no initiative."""

    __slots__ = (
        "aps", "ar_start", "confidence", "confidence_detail", "deck", "doubts", "event",
        "evidence", "initiative", "number", "params", "pieces", "side", "spaces", "text", "title",
        "years",
    )  # fmt: skip

    def __init__(self, number: int) -> None:
        self.number: int = number
        self.deck: int = BUILDUP
        self.side: int = BRITISH
        self.initiative: int = 0
        self.years: tuple[int, ...] = ()
        """6.0 The Years in which it is used; empty for all of them."""
        self.aps: tuple[int, ...] = ()
        self.event: str = ""
        """What the event does: a key of `data/events.py`; empty for a card without one."""
        self.title: str = ""
        self.ar_start: bool = False
        """7.4 The event takes place at the start of the Action Round."""
        self.text: str = ""
        self.params: dict[str, int] = {}
        """The numbers of the event."""
        self.spaces: tuple[int, ...] = ()
        """The spaces that the event names."""
        self.pieces: tuple[int, ...] = ()
        """The pieces that the event names."""
        self.confidence: Confidence = "certain"
        self.confidence_detail: dict[str, str] = {}
        self.doubts: tuple[str, ...] = ()
        """The aspects that are our own filling."""
        self.evidence: str = ""

    @property
    def name(self) -> str:
        """What a card without an event is called too."""
        return self.title or f"Card {self.number}"


class Deck:
    """The cards by number; number 0 is a blank that stands for no card."""

    __slots__ = ("cards",)

    def __init__(self) -> None:
        self.cards: list[Card] = [Card(number) for number in range(DECK_SIZE + 1)]

    def fits(self, number: int, year: int) -> bool:
        """17.4 Whether a card is used in a Year."""
        years = self.cards[number].years
        return not years or year in years

    def of_year(self, year: int, deck: int, side: int) -> tuple[int, ...]:
        """5.3 The cards of a deck in a Year, in the order of their numbers."""
        return tuple([
            card.number for card in self.cards[1:]
            if card.deck == deck and card.side == side and self.fits(card.number, year)
        ])  # fmt: skip

    def find(self, text: str) -> int:
        """The number of a card, from its number or from words of its title."""
        return find_card(text, [card.name for card in self.cards])


# ---------------------------------------------------------------------- reading cards.json


class EventData:
    """What a pack says of an event; every card with that event shares it."""

    __slots__ = (
        "confidence", "confidence_detail", "evidence", "params", "pieces", "spaces", "text",
        "title",
    )  # fmt: skip

    def __init__(self) -> None:
        self.title: str = ""
        self.text: str = ""
        self.params: dict[str, int] = {}
        self.spaces: tuple[int, ...] = ()
        self.pieces: tuple[int, ...] = ()
        self.confidence: Confidence = "certain"
        self.confidence_detail: dict[str, str] = {}
        self.evidence: str = ""


def read_deck(top: Fields, board: Board, pieces: Pieces) -> Deck:
    """The deck of a card file; whatever is wrong is added to the table's problems."""
    top.known(["about", "events", "cards"])
    events = [EventData() for _ in EVENT_IDS]
    for place, row in top.each("events", "event", EVENT_IDS):
        _read_event(events[place], row, EVENT_IDS[place], board, pieces)
    deck = Deck()
    for number, row in card_rows(top, DECK_SIZE):
        _read_card(deck.cards[number], row, events)
    return deck


def _read_event(event: EventData, row: Fields, key: str, board: Board, pieces: Pieces) -> None:
    row.known(
        ["id", "title", "text", "params", "spaces", "pieces"]
        + ["confidence", "confidence_detail", "evidence"]
    )
    form = EVENTS[key]
    event.title = row.text("title")
    event.text = row.text("text")
    params = row.inner("params", needed=bool(form.params))
    params.known(list(form.params))
    for name in form.params:
        low, high = form.params[name]
        event.params[name] = params.integer(name, low, high)
    event.spaces = tuple(row.several("spaces", board.space_ids, "a space", form.spaces))
    if row.has("spaces") and not form.spaces:
        row.complain("this event names no spaces.", 'Drop "spaces".')
    named = row.several("pieces", pieces.counter_ids, "a counter", form.pieces)
    if row.has("pieces") and not form.pieces:
        row.complain("this event names no pieces.", 'Drop "pieces".')
    found: list[int] = []
    for counter in named:
        found += pieces.of_counter[pieces.counter_ids[counter]]
    event.pieces = tuple(found)
    event.confidence = row.confidence()
    event.confidence_detail = row.confidence_detail(list(ASPECTS))
    event.evidence = row.text("evidence")


def _read_card(card: Card, row: Fields, events: list[EventData]) -> None:
    row.known(
        ["number", "side", "deck", "initiative", "years", "aps", "event", "ar_start"]
        + ["confidence", "evidence"]
    )
    card.deck = max(row.word("deck", DECK_IDS), BUILDUP)
    card.side = max(row.word("side", FACTION_IDS), BRITISH)
    card.years = tuple(row.integers("years", FIRST_YEAR, LAST_YEAR))
    card.aps = tuple(row.several("aps", AP_IDS, "an AP", needed=True))
    card.confidence = row.confidence()
    card.evidence = row.text("evidence")
    if card.deck == INDIAN:
        if row.has("initiative"):
            row.complain("an Indian card has no initiative.", 'Drop "initiative" (6.0).')
        if card.side != FRENCH:
            row.complain('"side" is "british".', "Indian cards are the French player's (6.0).")
    else:
        card.initiative = row.integer("initiative", 1, 6)
    _check_aps(card, row)
    if row.has("event"):
        _read_event_of(card, row, events)
    elif row.has("ar_start"):
        row.complain("it has no event to start with.", 'Drop "ar_start".')


def _check_aps(card: Card, row: Fields) -> None:
    """7.3 Indian APs are on Indian cards, and the AP that may be either on French ones."""
    for ap in card.aps:
        if (ap in INDIAN_APS) != (card.deck == INDIAN):
            row.complain(
                f'"{AP_IDS[ap]}" does not belong on a card of this deck.',
                "Indian cards have Indian APs, and no other card has.",
            )
        elif ap == AP_LIGHT_OR_ARMY and card.side == BRITISH:
            row.complain(f'"{AP_IDS[ap]}" is a French AP.', "Write what the card has (7.3.5).")


def _read_event_of(card: Card, row: Fields, events: list[EventData]) -> None:
    key = row.text("event")
    if key not in EVENT_IDS:
        if key:
            row.complain(f'the game knows no event "{key}".', did_you_mean(key, list(EVENT_IDS)))
        return
    form = EVENTS[key]
    event = events[EVENT_IDS.index(key)]
    card.event = key
    card.title = event.title
    card.text = event.text
    card.params = event.params
    card.spaces = event.spaces
    card.pieces = event.pieces
    card.confidence_detail = event.confidence_detail
    card.doubts = tuple([
        name for name in ASPECTS if event.confidence_detail.get(name) == CONFIDENCE[-1]
    ])  # fmt: skip
    card.ar_start = row.flag("ar_start")
    if card.ar_start != form.ar_start:
        right = "true" if form.ar_start else "false"
        row.complain(
            f'"ar_start" is {"true" if card.ar_start else "false"}.',
            f'It should be {right}: the event "{key}" works so.',
        )
    deck_fits = (card.deck == INDIAN) == form.indian
    if not deck_fits or form.side not in (OF_EITHER, card.side):
        row.complain(
            f'the event "{key}" does not belong on this card.', f"It is for {form.owner()}."
        )
