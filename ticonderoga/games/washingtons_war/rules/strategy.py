"""5.3, 6.2, 6.32 The Strategy Phase: who begins, the exchange, and the play of one card."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Ask, Choice, Procedure, Question, Reason
from ticonderoga.engine.game import record
from ticonderoga.engine.kit.questions import open_question
from ticonderoga.games.washingtons_war.data.board import AMERICAN, BRITISH
from ticonderoga.games.washingtons_war.position import (
    AFTER_CARD,
    IMPULSE,
    WINTER,
    Position,
)
from ticonderoga.games.washingtons_war.rules.campaign import open_campaign
from ticonderoga.games.washingtons_war.rules.control import (
    can_act_politically,
    discard_action,
    politics,
)
from ticonderoga.games.washingtons_war.rules.events import bars_event, carry_out, file_event
from ticonderoga.games.washingtons_war.rules.french import carry_out_alliance
from ticonderoga.games.washingtons_war.rules.hand import (
    abandon_queue,
    draw_card,
    mark_discard,
    queue_value,
    take_from_hand,
    to_discards,
    without,
)
from ticonderoga.games.washingtons_war.rules.movement import activate
from ticonderoga.games.washingtons_war.rules.reinforcements import bars_reinforcing, reinforce
from ticonderoga.games.washingtons_war.rules.things import in_hand, sides, unbarred
from ticonderoga.games.washingtons_war.rules.victory import check_automatic

EXCHANGE_PRICE: Final = (2, 1)
"""6.32.C The least OPS value that buys a discarded event, American and British."""

DRAW_AGAIN_CARDS: Final = ("declaration_of_independence", "french_alliance")
"""6.34.C.i"""


# ---------------------------------------------------------------------- 5.3 who begins


def bars_lead(g: Position, side: int, number: int) -> str:
    """5.3.a Why the British may not lead with this card; empty if they may."""
    if number not in g.hands[side]:
        return "card_not_in_hand"
    return "" if g.pack.deck.cards[number].kind == "campaign" else "lead_needs_campaign"


LEAD: Final = open_question("lead", (("lead", in_hand, bars_lead),), "no_lead", secret=True)


FIRST: Final = open_question("first", (("first", sides, unbarred),))


def first_player(g: Position) -> Procedure[None]:
    """5.3 The British may lead with a campaign; else they choose who begins if Congress was
    dispersed last year, and the American chooses in all other years."""
    check_automatic(g)
    choice = yield Ask(BRITISH, LEAD)
    if choice[0] == "lead":
        g.active = BRITISH
        record(g, "british_lead", choice[1])
        yield from play(g, BRITISH, "campaign", choice[1])
        return
    chooser = BRITISH if g.congress_dispersed_before else AMERICAN
    choice = yield Ask(chooser, FIRST)
    g.active = choice[1]
    g.step = IMPULSE
    record(g, "begins", g.active)


# ---------------------------------------------------------------------- 6.32.C exchange


def bars_exchange(g: Position, side: int, number: int) -> str:
    """6.32.C Why this card does not buy the discarded event; empty if it does."""
    if number not in g.hands[side]:
        return "card_not_in_hand"
    card = g.pack.deck.cards[number]
    if card.kind != "ops":
        return "exchange_needs_ops"
    if card.ops < EXCHANGE_PRICE[side]:
        return "exchange_needs_more"
    return ""


EXCHANGE: Final = open_question(
    "exchange", (("exchange", in_hand, bars_exchange),), "no_exchange", secret=True
)


def exchange(g: Position, side: int) -> Procedure[None]:
    """6.32.C Before his play the opponent may swap an OPS card for the event just discarded."""
    event = g.exchangeable
    g.exchangeable = 0
    if not event or not g.hands[side]:
        return
    choice = yield Ask(side, EXCHANGE, {"card": event}, ("card", event))
    if choice[0] == "no_exchange":
        return
    take_from_hand(g, side, choice[1])
    g.discards = without(g.discards, event)
    to_discards(g, choice[1])
    g.hands[side] = tuple(sorted((*g.hands[side], event)))
    g.known[side] = (*g.known[side], event)
    record(g, "exchanged", side, choice[1], event)


# ---------------------------------------------------------------------- what a card may do


def bars_use(g: Position, side: int, use: str, number: int) -> str:
    """6.2, 6.3 Why a card may not be played in this way; empty if it may."""
    if number not in g.hands[side]:
        return "card_not_in_hand"
    card = g.pack.deck.cards[number]
    if use == "event":
        return bars_event(g, side, number)
    if use == "campaign":
        return "" if card.kind == "campaign" else "no_campaign"
    if use == "discard":
        if card.kind == "mandatory":
            return "never_discarded"
        return "ops_gives_no_discard_action" if card.kind == "ops" else ""
    if card.kind == "mandatory":
        return "never_discarded"
    if card.kind != "ops":
        return "no_ops_card"
    if use == "discard_unused":
        return ""
    if use == "activate":
        return "" if activatable(g, side, card.ops) else "nobody_to_activate"
    if use == "politics":
        return "" if can_act_politically(g, side) else "no_political_action"
    if use == "reinforce":
        return bars_reinforcing(g, side)
    return bars_queue(g, side, card.ops)


def bars_queue(g: Position, side: int, value: int) -> str:
    """7.1.B.i A queue opens with a 1 or a 2; once open it takes any OPS card."""
    if g.queues[side] or value < 3 or g.edition.queue_opens_with_any_card:
        return ""
    return "queue_opens_low"


def activatable(g: Position, side: int, value: int) -> list[int]:
    """7.1.A Generals on the map whose strategy rating the value reaches."""
    generals = g.pack.pieces.generals
    return [
        x
        for x in g.pack.pieces.by_side[side]
        if g.generals[x] >= 0 and generals[x].strategy <= value
    ]


OPS_USES: Final = ("activate", "politics", "reinforce", "queue", "discard_unused")
USES: Final = (*OPS_USES, "event", "campaign", "discard")


def _offer_play(g: Position, ask: Ask) -> list[Choice]:
    side = ask.seat
    cards = g.pack.deck.cards
    choices: list[Choice] = []
    may_mark = can_act_politically(g, side)
    may_reinforce = not bars_reinforcing(g, side)
    may_activate = [False, *(bool(activatable(g, side, value)) for value in (1, 2, 3))]
    for number in g.hands[side]:
        card = cards[number]
        if card.kind == "ops":
            if may_activate[card.ops]:
                choices.append(("activate", number))
            if may_mark:
                choices.append(("politics", number))
            if may_reinforce:
                choices.append(("reinforce", number))
            if not bars_queue(g, side, card.ops):
                choices.append(("queue", number))
            choices.append(("discard_unused", number))
        elif card.kind == "campaign":
            choices.append(("campaign", number))
            choices.append(("discard", number))
        else:
            if not bars_event(g, side, number):
                choices.append(("event", number))
            if card.kind != "mandatory":
                choices.append(("discard", number))
    return choices


def _refuse_play(g: Position, ask: Ask, choice: Choice) -> Reason:
    return Reason(bars_use(g, ask.seat, choice[0], choice[1]), (choice[1],))


PLAY: Final = Question("play", _offer_play, _refuse_play, USES, secret=True)
"""Secret, so that a last card with a single use is played by its owner, not by the rules."""


# ---------------------------------------------------------------------- the impulse


def impulse(g: Position) -> Procedure[None]:
    """5.3 One impulse: the exchange, then one card played or discarded."""
    side = g.active
    yield from exchange(g, side)
    choice = yield Ask(side, PLAY)
    yield from play(g, side, choice[0], choice[1])


def play(g: Position, side: int, use: str, number: int) -> Procedure[None]:
    """6.2, 6.3 Carry out the play of one card."""
    card = g.pack.deck.cards[number]
    take_from_hand(g, side, number)
    g.tried = 0
    g.fresh = ()
    g.spent = {}
    g.spent_french = {}
    g.campaign_left = 0
    g.winter_card = not g.hands[AMERICAN] and not g.hands[BRITISH]  # 9.44
    g.step = AFTER_CARD
    record(g, "play_" + use, side, number)
    if use != "queue":
        abandon_queue(g, side)
    if use == "event":
        yield from carry_out(g, side, number)
        file_event(g, number)
        if side == BRITISH and card.kind == "mandatory" and g.edition.draw_again_allowed:
            g.again = any(effect.op in DRAW_AGAIN_CARDS for effect in card.effects)
        return
    if use == "queue":
        yield from extend_queue(g, side, number)
        return
    if use == "reinforce":
        g.reinforced[side] = (*g.reinforced[side], number)
        yield from reinforce(g, side, card.ops)
        return
    to_discards(g, number)
    if use == "activate":
        yield from activate_with(g, side, card.ops)
    elif use == "politics":
        yield from politics(g, side, card.ops)
    elif use == "campaign":
        effect = card.effects[0]
        open_campaign(g, effect.amount, effect.landing_parties if side == BRITISH else 0)
    elif use == "discard":
        mark_discard(g, number)
        g.discarded = number
        yield from discard_action(g, side, number)


# ---------------------------------------------------------------------- 7.1 activation


def _offer_activation(g: Position, ask: Ask) -> list[Choice]:
    choices: list[Choice] = [("general", x) for x in activatable(g, ask.seat, ask.about["number"])]
    if ask.optional:
        choices.append(("wait",))
    return choices


def _refuse_activation(g: Position, ask: Ask, choice: Choice) -> Reason:
    if choice[0] == "wait":
        return Reason("card_is_played", ())
    general = choice[1]
    who = g.pack.pieces.generals[general]
    if who.side != ask.seat:
        return Reason("not_your_general", (general,))
    if g.generals[general] < 0:
        return Reason("general_not_on_map", (general,))
    return Reason("rating_too_high", (general, who.strategy, ask.about["number"]))


ACTIVATE: Final = Question(
    "activate", _offer_activation, _refuse_activation, ("general", "wait")
)


def activate_with(g: Position, side: int, value: int) -> Procedure[None]:
    """7.1.A One general whose strategy rating is at most the card's value."""
    choice = yield Ask(side, ACTIVATE, {"number": value})
    yield from activate(g, choice[1])


def extend_queue(g: Position, side: int, number: int) -> Procedure[None]:
    """7.1.B A card joins the queue; from the second on (in the rewritten edition from the
    first) the total may activate one general at once."""
    opened = not g.queues[side]
    g.queues[side] = (*g.queues[side], number)
    value = queue_value(g, side)
    record(g, "queue_grows", side, value)
    if opened and not g.edition.queue_opens_with_any_card:
        return
    choice = yield Ask(side, ACTIVATE, {"number": value}, optional=True)
    if choice[0] == "wait":
        return
    g.discards = g.discards + g.queues[side]
    g.queues[side] = ()
    yield from activate(g, choice[1])


# ---------------------------------------------------------------------- after the card


def _offer_again(g: Position, ask: Ask) -> list[Choice]:
    choices: list[Choice] = [("draw_again",)]
    if not g.edition.draw_again_required:
        choices.append(("no_draw",))
    return choices


def _refuse_again(g: Position, ask: Ask, choice: Choice) -> Reason:
    return Reason("draw_is_required", ())


AGAIN: Final = Question("again", _offer_again, _refuse_again, ("draw_again", "no_draw"))


def after_card(g: Position) -> Procedure[None]:
    """6.33.B replacement draws, the impulse's owner first; 12.2.B the alliance; then who is
    next: the other side if it holds cards, else the same one, else winter comes."""
    side = g.active
    for each in (side, 1 - side):
        while g.draws[each] > 0:
            g.draws[each] -= 1
            draw_card(g, each)
    yield from carry_out_alliance(g)
    g.exchangeable = g.discarded
    g.discarded = 0
    g.tried = 0
    g.campaign_left = 0
    g.landing_left = 0
    g.moved_generals = 0
    g.spent = {}
    g.spent_french = {}
    g.winter_card = False
    g.step = IMPULSE
    if g.again:
        g.again = False
        choice = yield Ask(BRITISH, AGAIN)
        if choice[0] == "draw_again" and draw_card(g, BRITISH):
            record(g, "acts_again")
            return
    if g.hands[1 - side]:
        g.active = 1 - side
    elif not g.hands[side]:
        g.exchangeable = 0
        g.step = WINTER
    else:
        g.exchangeable = 0


