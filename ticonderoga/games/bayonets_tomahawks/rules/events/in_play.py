"""7.4 Which Events are in play in this Action Round."""

from __future__ import annotations

from ticonderoga.engine.game import record
from ticonderoga.games.bayonets_tomahawks.data.cards import Card
from ticonderoga.games.bayonets_tomahawks.data.kinds import BRITISH, FRENCH
from ticonderoga.games.bayonets_tomahawks.position import Position


def event_of(g: Position, faction: int) -> str:
    """The Event of the faction card in play; empty if it has none."""
    return g.pack.deck.cards[g.played[faction]].event


def indian_event(g: Position) -> str:
    """The Event of the Indian card in play; empty if it has none, or before it is revealed."""
    return g.pack.deck.cards[g.indian].event if g.played[FRENCH] else ""


def in_play(g: Position, faction: int, event: str) -> bool:
    """A card of the faction with this Event is in play; the Indian card is the French player's."""
    if event_of(g, faction) == event:
        return True
    return faction == FRENCH and indian_event(g) == event


def card_of(g: Position, faction: int, event: str) -> int:
    """The number of the card in play that brings this Event; 0 if none does."""
    if event_of(g, faction) == event:
        return g.played[faction]
    if faction != BRITISH and indian_event(g) == event:
        return g.indian
    return 0


def leaves_play(g: Position, card: int) -> bool:
    """A card that is out of the game once it was played (Smallpox Epidemic, card 45)."""
    return g.pack.deck.cards[card].event == "smallpox_epidemic"


def no_effect(g: Position, card: Card) -> None:
    """7.4 An Event must be resolved, but there is nothing that it could do now."""
    record(g, "event_idle", card.number)
