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


def is_winter(card: int) -> bool:
    return FIRST_WINTER_CARD <= card <= LAST_WINTER_CARD


def build_deck(
    pack: Pack, edition: Edition, dice: Dice
) -> tuple[tuple[int, ...], tuple[int, ...]]:
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
    card = g.deck[-1]
    g.deck = g.deck[:-1]
    g.dice.reveal()
    return card


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
