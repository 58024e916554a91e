"""The rules of Skirmish, in the order of the book. Copy me: this page shows every device.

Procedures are generators. `yield Ask(…)` puts a question and gives the chosen choice; a tuple
of asks puts them to several seats at once and in secret; `yield CHECKPOINT` says that the whole
game is in the position. Nothing hidden stays in a local variable across a yield.
"""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import CHECKPOINT, Ask, Procedure
from ticonderoga.engine.dice import Dice
from ticonderoga.engine.game import Result, record
from ticonderoga.engine.kit.questions import open_question
from ticonderoga.games.skirmish.position import (
    BID,
    CARDS,
    FIGHT,
    HILLS,
    NO_CARD,
    NOBODY,
    OVER,
    REST,
    Position,
    value_of,
)

HAND_SIZE: Final = 5


def set_up(seats: int, rounds: int, dice: Dice) -> Position:
    """1 Shuffle the cards and deal five to each captain; the hills are empty."""
    g = Position(seats, rounds, dice)
    deck = list(range(CARDS))
    dice.shuffle(deck)
    for seat in range(seats):
        g.hands[seat] = tuple(sorted(deck[-HAND_SIZE:]))
        del deck[-HAND_SIZE:]
    g.deck = tuple(deck)
    return g


def run(g: Position) -> Procedure[None]:
    """2 Round after round. It begins with a checkpoint, wherever the cursor stands: so a copy
    of the position can take up the game where the original was."""
    while g.step != OVER:
        yield CHECKPOINT
        if g.step == BID:
            yield from bid(g)
        elif g.step == FIGHT:
            yield from fight(g)
        else:
            rest(g)


# ---------------------------------------------------------------------- 2.1 the bid


def bars_card(g: Position, seat: int, card: int) -> str:
    """Why a seat may not lay this card; empty if it may. The only place that knows."""
    return "" if card in g.hands[seat] else "not_in_hand"


def hand_of(g: Position, seat: int) -> tuple[int, ...]:
    return g.hands[seat]


BIDDING: Final = open_question("bid", (("bid", hand_of, bars_card),), secret=True)
"""Every card of the hand that nothing bars; why-not asks the same `bars_card`."""


def bid(g: Position) -> Procedure[None]:
    """2.1 All captains who hold cards lay one at the same time, in secret."""
    asks = tuple(Ask(seat, BIDDING) for seat, hand in enumerate(g.hands) if hand)
    if not asks:
        g.step = OVER
        return
    record(g, "round", g.round)
    answers = yield asks
    g.dice.reveal()  # the cards are turned over: nobody takes a bid back now
    for ask, choice in zip(asks, answers, strict=True):
        g.bids[ask.seat] = lay(g, ask.seat, choice[1])
        record(g, "bid", ask.seat, choice[1])
    g.step = FIGHT


def lay(g: Position, seat: int, card: int) -> int:
    """The card leaves the hand, face up."""
    g.hands[seat] = tuple(other for other in g.hands[seat] if other != card)
    return card


def leader(g: Position) -> int:
    """2.2 The highest bid leads; of equals the captain who sits first."""
    bidders = [seat for seat, card in enumerate(g.bids) if card != NO_CARD]
    return max(bidders, key=lambda seat: (value_of(g.bids[seat]), -seat))


# ---------------------------------------------------------------------- 3 the fight


def bars_attack(g: Position, seat: int, hill: int) -> str:
    """3 Why a captain may not attack a hill; empty if he may."""
    return "already_yours" if g.hills[hill] == seat else ""


def hills(g: Position, seat: int) -> range:
    return range(len(HILLS))


ATTACK: Final = open_question("attack", (("attack", hills, bars_attack),), "stay")


def fight(g: Position) -> Procedure[None]:
    """3 The leader attacks one hill, or stays. An empty hill is his at once."""
    seat = leader(g)
    choice = yield Ask(seat, ATTACK)
    if choice[0] == "attack":
        hill: int = choice[1]
        holder = g.hills[hill]
        won = True
        if holder != NOBODY:
            won = yield from assault(g, seat, holder, hill)
        if won:
            g.hills[hill] = seat
            record(g, "taken", seat, hill)
    g.step = REST


PARRY: Final = open_question("parry", (("parry", hand_of, bars_card),), "no_parry")


def assault(g: Position, seat: int, holder: int, hill: int) -> Procedure[bool]:
    """3.1 The holder may parry with a card; 3.2 both roll and add their cards' values."""
    defence = 0
    if g.hands[holder]:
        choice = yield Ask(holder, PARRY, {"by": seat, "hill": hill}, ("hill", hill))
        if choice[0] == "parry":
            defence = value_of(choice[1])
            g.discards = (*g.discards, lay(g, holder, choice[1]))
            record(g, "parry", holder, choice[1])
    rolls = (g.dice.d6(), g.dice.d6())
    attack = value_of(g.bids[seat]) + rolls[0]
    defence += rolls[1]
    record(g, "assault", seat, hill, attack, defence, *rolls)
    return attack > defence


# ---------------------------------------------------------------------- 4 the end of a round


def rest(g: Position) -> None:
    """4 The lowest bidder (of equals the last) draws a card; 5 after the last round it ends."""
    bidders = [seat for seat, card in enumerate(g.bids) if card != NO_CARD]
    lowest = min(bidders, key=lambda seat: (value_of(g.bids[seat]), -seat))
    if g.deck:
        card = g.deck[-1]
        g.deck = g.deck[:-1]
        g.hands[lowest] = tuple(sorted((*g.hands[lowest], card)))
        g.dice.reveal()
        record(g, "drew", lowest, card)  # the card is a private argument: see text.py
    g.discards = g.discards + tuple(card for card in g.bids if card != NO_CARD)
    g.bids = [NO_CARD] * len(g.bids)
    g.round += 1
    g.step = BID if g.round <= g.rounds else OVER


def result(g: Position) -> Result | None:
    """5 The most hills win; equals share the victory."""
    if g.step != OVER:
        return None
    scores = tuple(g.hills.count(seat) for seat in range(len(g.hands)))
    winners = tuple(seat for seat, hills in enumerate(scores) if hills == max(scores))
    return Result(winners, "hills", ("most hills", "5"), scores)
