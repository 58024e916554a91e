"""6, 7.1 Cards: the Reserves, the draw, the card that is played, and Initiative."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Ask, Choice, Procedure, Question, Reason
from ticonderoga.engine.game import record
from ticonderoga.engine.kit.questions import bits_of
from ticonderoga.games.bayonets_tomahawks.data.kinds import BRITISH, FACTIONS, FRENCH, NOTHING
from ticonderoga.games.bayonets_tomahawks.position import (
    ADMIRAL_PLACED,
    AR_START,
    BRITISH_BUILDUP,
    BRITISH_CAMPAIGN,
    CHOOSE_CARDS,
    DRAW,
    INDIAN_DECK,
    INITIATIVE,
    Position,
)

LAST_BUILDUP_ROUND: Final = 3
"""4.2 Cards come from the Buildup Decks up to here, from the Campaign Decks afterwards."""


def draw_card(g: Position, deck: int) -> int:
    """The top card of a deck."""
    cards = g.dice.in_order(g.decks[deck], deck)
    g.decks[deck] = cards[:-1]
    return cards[-1]


# ---------------------------------------------------------------------- the two cards of a seat


def _two_cards(g: Position, seat: int) -> tuple[int, int]:
    return g.drawn[seat], g.reserve[seat]


def _offer_keep(g: Position, ask: Ask) -> list[Choice]:
    return [("keep_reserve", card) for card in _two_cards(g, ask.seat)]


def _refuse_keep(g: Position, ask: Ask, choice: Choice) -> Reason:
    return Reason("reserve_not_drawn", choice[1:])


def _offer_play(g: Position, ask: Ask) -> list[Choice]:
    return [("play_card", card) for card in _two_cards(g, ask.seat)]


def _refuse_play(g: Position, ask: Ask, choice: Choice) -> Reason:
    return Reason("card_not_in_hand", choice[1:])


RESERVE: Final = Question("reserve", _offer_keep, _refuse_keep, ("keep_reserve",))
PLAY: Final = Question("play_card", _offer_play, _refuse_play, ("play_card",))


# ---------------------------------------------------------------------- before AR1


def choose_reserves(g: Position) -> Procedure[None]:
    """7.1, 6.0.1 Before the first Action Round of a Year each player draws two Buildup cards,
    keeps one as his Reserve and discards the other unseen. No Indian card is drawn."""
    if not g.started:
        for faction in FACTIONS:
            g.reserve[faction] = draw_card(g, BRITISH_BUILDUP + faction)
            g.drawn[faction] = draw_card(g, BRITISH_BUILDUP + faction)
            record(g, "card_drawn", faction, g.reserve[faction])
            record(g, "card_drawn", faction, g.drawn[faction])
        g.dice.reveal()
        g.started = True
        return
    choices: tuple[Choice, ...] = yield (Ask(BRITISH, RESERVE), Ask(FRENCH, RESERVE))
    for faction in FACTIONS:
        kept: int = choices[faction][1]
        other = g.drawn[faction] if kept == g.reserve[faction] else g.reserve[faction]
        g.reserve[faction] = kept
        g.drawn[faction] = 0
        g.buried[faction] = (*g.buried[faction], other)
        record(g, "reserve_kept", faction, kept)
    g.started = False
    g.step = DRAW


# ---------------------------------------------------------------------- 7.1 steps 1 to 4


def begin_round(g: Position) -> None:
    """What is remembered of an Action Round begins anew: who has units where (13.1), which spaces
    are captured (10.7), what moved (10.1), what Events do (7.4)."""
    size = g.board.size
    for faction in FACTIONS:
        g.present[faction] = bits_of([place for place in g.stacks[faction] if place < size])
    g.held = captured_spaces(g)
    g.crossed.clear()
    g.crossed_guns.clear()
    g.entered.clear()
    g.arrived.clear()
    for space in g.fort_sites:
        g.fort_sites[space] = 0
    for connection in g.road_sites:
        g.road_sites[connection] = 0
    g.effects &= ADMIRAL_PLACED
    g.warships = NOTHING


def captured_spaces(g: Position) -> int:
    """The spaces in the hands of the enemy of their Home faction, as bits."""
    return bits_of([space for space in range(g.board.size) if g.captured(space)])


def draw_cards(g: Position) -> Procedure[None]:
    """7.1 step 1: each player draws a card, the French player an Indian one as well."""
    yield from ()
    begin_round(g)
    record(g, "round", g.round, g.year)
    first_deck = BRITISH_BUILDUP if g.round <= LAST_BUILDUP_ROUND else BRITISH_CAMPAIGN
    for faction in FACTIONS:
        g.drawn[faction] = draw_card(g, first_deck + faction)
        record(g, "card_drawn", faction, g.drawn[faction])
    g.indian = draw_card(g, INDIAN_DECK)
    record(g, "indian_drawn", FRENCH, g.indian)
    g.dice.reveal()
    g.step = CHOOSE_CARDS


def choose_cards(g: Position) -> Procedure[None]:
    """7.1 steps 2 and 3: each plays the card drawn or his Reserve, and the other one is his Reserve
    from now on; all cards are revealed."""
    choices: tuple[Choice, ...] = yield (Ask(BRITISH, PLAY), Ask(FRENCH, PLAY))
    g.dice.reveal()
    cards = g.pack.deck.cards
    for faction in FACTIONS:
        played: int = choices[faction][1]
        if played == g.reserve[faction]:
            g.reserve[faction] = g.drawn[faction]
        g.drawn[faction] = 0
        g.played[faction] = played
        g.aps[faction] = cards[played].aps
        record(g, "card_played", faction, played)
    g.indian_aps = cards[g.indian].aps
    record(g, "indian_played", g.indian)
    g.step = INITIATIVE


def holder_of_initiative(g: Position) -> int:
    """7.1 step 4: the higher value on the cards; the French have it if they are equal."""
    cards = g.pack.deck.cards
    british = cards[g.played[BRITISH]].initiative
    return BRITISH if british > cards[g.played[FRENCH]].initiative else FRENCH


def _offer_first(g: Position, ask: Ask) -> list[Choice]:
    return [("first", ask.seat), ("first", 1 - ask.seat)]


def _refuse_first(g: Position, ask: Ask, choice: Choice) -> Reason:
    return Reason("another_matter")


FIRST: Final = Question("first_player", _offer_first, _refuse_first, ("first",))


def initiative(g: Position) -> Procedure[None]:
    """7.1 step 4: whoever has Initiative chooses the First Player."""
    holder = holder_of_initiative(g)
    record(g, "initiative", holder)
    choice: Choice = yield Ask(holder, FIRST)
    g.first = choice[1]
    g.active = g.first
    record(g, "first_player", g.first)
    g.step = AR_START
