"""2.3 Playing an Event card: who is Eligible, the two slots, passing, the end of the card."""

from __future__ import annotations

from ticonderoga.engine.ask import Procedure
from ticonderoga.engine.game import record
from ticonderoga.games.liberty_or_death.data.pieces import FACTIONS, PASS_INCOME
from ticonderoga.games.liberty_or_death.position import (
    ALL_FACTIONS,
    CARD_ENDS,
    NOTHING,
    SLOT,
    STROKES,
    TURN_UP,
    Position,
)
from ticonderoga.games.liberty_or_death.rules.deck import begin_card, turn_up
from ticonderoga.games.liberty_or_death.rules.forces import gain
from ticonderoga.games.liberty_or_death.rules.turn import take_turn


def turn_up_card(g: Position) -> Procedure[None]:
    """2.2, 2.3.7 The next card."""
    turn_up(g)
    begin_card(g)
    yield from ()


def next_faction(g: Position) -> int:
    """2.3.2, A8 The Eligible faction whose symbol comes next; -1 if there is none."""
    out = g.acted | g.passed | g.ineligible_now()
    for faction in g.pack.deck.orders[g.played]:
        if g.eligible & ~out & (1 << faction):
            return faction
    return -1


def slot(g: Position) -> Procedure[None]:
    """2.3.3, 2.3.4 The 1st or the 2nd Eligible decides; after a Pass the next one takes over,
    and in the first slot Brilliant Strokes are possible again (A77)."""
    faction = next_faction(g)
    if faction < 0:
        g.step = CARD_ENDS
        return
    action = yield from take_turn(g, faction)
    if action == NOTHING:
        g.passed |= 1 << faction
        record(g, "passed", faction)
        gain(g, faction, PASS_INCOME[faction])
        g.step = SLOT if g.slot else STROKES
        return
    g.acted |= 1 << faction
    if g.slot:
        g.step = CARD_ENDS
    else:
        g.first_action = action
        g.slot = 1
        g.step = SLOT


def card_ends(g: Position) -> Procedure[None]:
    """2.3.6 Who acted is Ineligible on the next card, everybody else Eligible; marks of Events
    override that."""
    out = (g.acted & ~g.stays_eligible) | g.made_ineligible
    g.eligible = ALL_FACTIONS & ~out
    g.stays_eligible = 0
    g.made_ineligible = 0
    for faction in FACTIONS:
        if out >> faction & 1:
            record(g, "ineligible", faction)
    g.step = TURN_UP
    yield from ()
