"""7.1, 7.4 The AR Start Events: the First Player's, then the Second Player's.

The French player's Indian card comes before his French card (A-1). One Event is resolved from
checkpoint to checkpoint; the cursor is whose Events are due, and for the French whether their
Indian card has been dealt with.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ticonderoga.engine.ask import Procedure
from ticonderoga.engine.game import record
from ticonderoga.games.bayonets_tomahawks.data.cards import Card
from ticonderoga.games.bayonets_tomahawks.data.kinds import FRENCH
from ticonderoga.games.bayonets_tomahawks.position import AR_START, LAND_FIRST, Position
from ticonderoga.games.bayonets_tomahawks.rules.events.arrivals import (
    encroachment,
    wintering_rear_admiral,
)
from ticonderoga.games.bayonets_tomahawks.rules.events.diplomacy import (
    cherokee_diplomacy_british,
    cherokee_diplomacy_french,
    iroquois_diplomacy_british,
    iroquois_diplomacy_french,
    trade_goods,
)
from ticonderoga.games.bayonets_tomahawks.rules.events.orders import (
    armed_battoemen,
    delayed_supplies,
    hesitant_general,
    lake_warships,
    reluctant_wagoneers,
    rough_seas,
    see_french_fight,
)
from ticonderoga.games.bayonets_tomahawks.rules.events.round_up import round_up
from ticonderoga.games.bayonets_tomahawks.rules.events.sickness import (
    disease_british,
    disease_french,
    peace_promises,
    smallpox_blankets,
    smallpox_epidemic,
)

Event = Callable[[Position, Card], Procedure[None]]

EVENTS: Final[dict[str, Event]] = {
    "round_up_british": round_up,
    "disease_french": disease_french,
    "delayed_supplies": delayed_supplies,
    "smallpox_blankets": smallpox_blankets,
    "cherokee_diplomacy_british": cherokee_diplomacy_british,
    "iroquois_diplomacy_british": iroquois_diplomacy_british,
    "wintering_rear_admiral": wintering_rear_admiral,
    "trade_goods": trade_goods,
    "armed_battoemen": armed_battoemen,
    "round_up_french": round_up,
    "cherokee_diplomacy_french": cherokee_diplomacy_french,
    "reluctant_wagoneers": reluctant_wagoneers,
    "hesitant_general": hesitant_general,
    "disease_british": disease_british,
    "iroquois_diplomacy_french": iroquois_diplomacy_french,
    "lake_warships": lake_warships,
    "rough_seas": rough_seas,
    "smallpox_epidemic": smallpox_epidemic,
    "encroachment": encroachment,
    "peace_promises": peace_promises,
    "see_french_fight": see_french_fight,
}
"""Every AR Start Event by its key. The others are resolved in the Actions and Battles they are
about."""


def ar_start_events(g: Position) -> Procedure[None]:
    """7.1 The next Event that has the AR Start tag; the Landing is due when there is none."""
    while g.step == AR_START:
        card = g.pack.deck.cards[_card_due(g)]
        if card.ar_start:
            record(g, "event", card.side, card.number)
            yield from EVENTS[card.event](g, card)
            _advance(g)
            return
        _advance(g)


def _card_due(g: Position) -> int:
    if g.active == FRENCH and not g.started:
        return g.indian
    return g.played[g.active]


def _advance(g: Position) -> None:
    """The cursor goes to the next card, or on to the First Player's Landing."""
    if g.active == FRENCH and not g.started:
        g.started = True
        return
    g.started = False
    if g.active == g.first:
        g.active = 1 - g.first
    else:
        g.active = g.first
        g.step = LAND_FIRST
