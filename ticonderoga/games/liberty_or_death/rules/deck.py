"""2.1, 2.2, 2.3.7 The deck: how it is put together, and turning up the next card."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.dice import Dice
from ticonderoga.engine.game import record
from ticonderoga.games.liberty_or_death.data.pack import Pack
from ticonderoga.games.liberty_or_death.data.pieces import (
    EVENT_CARDS,
    FIRST_WINTER_CARD,
    LAST_WINTER_CARD,
)
from ticonderoga.games.liberty_or_death.edition import Edition
from ticonderoga.games.liberty_or_death.position import NOTHING, STROKES, VICTORY_PHASE, Position

EVENTS_IN_A_PILE: Final = 10
WINTER_AMONG_LAST: Final = 4
"""2.1b The Winter Quarters card is shuffled into the bottom four Events of its pile."""
PILE: Final = EVENTS_IN_A_PILE + 1
FIRST_WINTER_PLACE: Final = PILE - 1 - WINTER_AMONG_LAST
"""2.1b How many cards of a pile are Events for certain; then the Winter Quarters card may come."""


def is_winter(card: int) -> bool:
    return FIRST_WINTER_CARD <= card <= LAST_WINTER_CARD


def build_deck(pack: Pack, edition: Edition, dice: Dice) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """2.1b, c The deck (the last card is on top) and what is set aside unseen."""
    scenario = pack.scenarios[edition.scenario]
    events = list(range(1, EVENT_CARDS + 1))
    winters = list(range(FIRST_WINTER_CARD, LAST_WINTER_CARD + 1))
    dice.shuffle(events)
    dice.shuffle(winters)
    piles: list[list[int]] = []
    for campaign in range(scenario.campaigns):
        if edition.period_events:
            period = scenario.periods[campaign]
            pile = [card for card in events if pack.deck.cards[card].period == period]
            pile = pile[:EVENTS_IN_A_PILE]
        else:
            pile = events[:EVENTS_IN_A_PILE]
        events = [card for card in events if card not in pile]
        bottom = [winters.pop(), *pile[-WINTER_AMONG_LAST:]]
        dice.shuffle(bottom)
        piles.append(pile[:-WINTER_AMONG_LAST] + bottom)
    cards: list[int] = []
    for pile in piles:
        cards += pile
    cards.reverse()
    return tuple(cards), tuple(sorted(events + winters))


def draw(g: Position) -> int:
    """The top card of the deck, turned up; 0 when there is none."""
    if not g.deck:
        return 0
    if g.dice.loose:
        deal_unseen(g)
    card = g.deck[-1]
    g.deck = g.deck[:-1]
    g.dice.reveal()
    return card


def deal_unseen(g: Position) -> None:
    """2.1b, c Deal the cards still to come and those set aside, where their order is open.

    What is known stays true: each pile has its ten Events and one Winter Quarters card among its
    last five, which may have come up already; with the period option each pile has Events of its
    own years.
    """
    dice = Dice(g.dice.loose_seed)
    g.dice.loose = 0
    scenario = g.pack.scenarios[g.edition.scenario]
    unseen = sorted((*g.deck, *g.set_aside))
    events = [card for card in unseen if not is_winter(card)]
    winters = [card for card in unseen if is_winter(card)]
    dice.shuffle(events)
    dice.shuffle(winters)
    whole = scenario.campaigns * PILE
    drawn = whole - len(g.deck)
    seen_winters = len(g.pack.deck.winters) - len(winters)
    cards: list[int] = []
    for pile in range(drawn // PILE, scenario.campaigns):
        gone = max(drawn - pile * PILE, 0)
        winter = -1
        if seen_winters <= pile:
            first = max(gone, FIRST_WINTER_PLACE)
            winter = first + dice.below(PILE - first)
        for place in range(gone, PILE):
            if place == winter:
                cards.append(winters.pop())
            elif g.edition.period_events:
                cards.append(_next_of(g, events, scenario.periods[pile]))
            else:
                cards.append(events.pop())
    cards.reverse()
    g.deck = tuple(cards)
    g.set_aside = tuple(sorted(events + winters))


def _next_of(g: Position, events: list[int], period: int) -> int:
    """Take out the last of the shuffled Events that is of a period."""
    cards = g.pack.deck.cards
    place = len(events) - 1
    while cards[events[place]].period != period:
        place -= 1
    return events.pop(place)


def turn_up(g: Position) -> None:
    """2.2, 2.3.7 The card on deck is played, the next one is turned up; a Winter Quarters card
    that shows changes places with the card about to be played, unless winter is only coming."""
    if g.played:
        g.played_cards = (*g.played_cards, g.played)
    g.played = g.on_deck if g.on_deck else draw(g)
    g.on_deck = draw(g)
    if is_winter(g.on_deck) and not is_winter(g.played) and not g.edition.winter_is_coming:
        g.played, g.on_deck = g.on_deck, g.played
    record(g, "turned_up", g.played, g.on_deck)


def begin_card(g: Position) -> None:
    """2.3, 2.4 The card that was turned up begins: an Event card, or a winter."""
    g.cursor = 0
    g.slot = 0
    g.first_action = NOTHING
    g.acted = 0
    g.passed = 0
    g.step = VICTORY_PHASE if is_winter(g.played) else STROKES
