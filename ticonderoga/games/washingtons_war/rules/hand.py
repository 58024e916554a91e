"""6.1, 6.3 The deck, the hands, and where cards go."""

from __future__ import annotations

from ticonderoga.engine.game import record
from ticonderoga.games.washingtons_war.data.board import AMERICAN, BRITISH
from ticonderoga.games.washingtons_war.position import Position


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """A tuple of cards less one of them."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def take_from_hand(g: Position, side: int, card: int) -> None:
    """The card leaves the hand, and what the other side knew of it is forgotten."""
    g.hands[side] = without(g.hands[side], card)
    if card in g.known[side]:
        g.known[side] = without(g.known[side], card)


def to_discards(g: Position, card: int) -> None:
    g.discards = (*g.discards, card)


def mark_discard(g: Position, card: int) -> None:
    """6.1.B Some cards ask for a reshuffle when they are discarded, in whatever way."""
    if g.pack.deck.cards[card].reshuffle == "when_discarded" and not g.reshuffle_due:
        g.reshuffle_due = True
        record(g, "reshuffle_due", card)


def discard_from_hand(g: Position, side: int, card: int) -> None:
    """Any discard: the card goes face up to the pile."""
    take_from_hand(g, side, card)
    to_discards(g, card)
    mark_discard(g, card)


def finish_event(g: Position, card: int) -> None:
    """6.3.C A card carried out as the event is removed if it says so, else discarded."""
    if g.pack.deck.cards[card].removed_after_play:
        g.removed = (*g.removed, card)
        record(g, "card_removed", card)
    else:
        to_discards(g, card)


def play_battle_card(g: Position, side: int, card: int) -> None:
    """6.33 A battle card played as the event earns a replacement after the impulse."""
    take_from_hand(g, side, card)
    finish_event(g, card)
    g.draws[side] += g.pack.deck.cards[card].draws


def reshuffle(g: Position) -> None:
    """6.1.B Discards and what is left of the deck make a fresh deck."""
    cards = sorted(g.deck + g.discards)
    g.dice.shuffle(cards)
    g.deck = tuple(cards)
    g.discards = ()
    g.reshuffle_due = False
    record(g, "reshuffled", len(cards))


def draw_card(g: Position, side: int) -> bool:
    """Draw the top card into a hand; 6.1.A an empty deck is made anew first."""
    if not g.deck:
        due = g.reshuffle_due
        reshuffle(g)
        g.reshuffle_due = due
    if not g.deck:
        return False
    deck = g.dice.in_order(g.deck)
    card = deck[-1]
    g.deck = deck[:-1]
    g.hands[side] = (*g.hands[side], card)
    g.dice.reveal()
    record(g, "drew", side, card)
    return True


def add_cards_of_the_year(g: Position) -> None:
    """6.1.E Cards set aside until this year are shuffled into the deck; discards stay out."""
    cards = g.pack.deck.cards
    due = [card for card in g.set_aside if cards[card].added_year <= g.year]
    if not due:
        return
    g.set_aside = tuple(card for card in g.set_aside if card not in due)
    deck = sorted(list(g.deck) + due)
    g.dice.shuffle(deck)
    g.deck = tuple(deck)
    record(g, "cards_added", len(due))


def deal(g: Position) -> None:
    """5.2 Reshuffle if one is due, then seven cards each, the American first, in turn."""
    if g.reshuffle_due:
        reshuffle(g)
    add_cards_of_the_year(g)
    for _ in range(g.pack.pieces.hand_size):
        for side in (AMERICAN, BRITISH):
            draw_card(g, side)
    for side in (AMERICAN, BRITISH):
        g.hands[side] = tuple(sorted(g.hands[side]))
    record(g, "dealt", len(g.hands[AMERICAN]), len(g.hands[BRITISH]))


def abandon_queue(g: Position, side: int) -> None:
    """7.1.B.iii The queue's cards go to the discard pile."""
    if g.queues[side]:
        g.discards = g.discards + g.queues[side]
        record(g, "queue_dropped", side, len(g.queues[side]))
        g.queues[side] = ()


def queue_value(g: Position, side: int) -> int:
    return sum(g.pack.deck.cards[card].ops for card in g.queues[side])
