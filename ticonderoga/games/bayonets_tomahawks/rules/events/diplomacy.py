"""7.4, 8.0 Events about the Indian Nations and the Raid track: cards 13, 19, 20, 29 and 38."""

from __future__ import annotations

from ticonderoga.engine.ask import Procedure
from ticonderoga.games.bayonets_tomahawks.data.cards import Card
from ticonderoga.games.bayonets_tomahawks.data.kinds import (
    BRITISH,
    CHEROKEE,
    FRENCH,
    IROQUOIS,
    NEUTRAL,
)
from ticonderoga.games.bayonets_tomahawks.position import Position
from ticonderoga.games.bayonets_tomahawks.rules.control import nation_joins
from ticonderoga.games.bayonets_tomahawks.rules.events.in_play import no_effect
from ticonderoga.games.bayonets_tomahawks.rules.scoring import gain_raid_points, lose_raid_points


def french_have(g: Position, points: int) -> bool:
    """The Victory marker is on the French side, at this value or beyond."""
    side, value = g.victory_marker()
    return side == FRENCH and value >= points


def controlled(g: Position, faction: int, spaces: tuple[int, ...]) -> int:
    """How many of the spaces a faction controls."""
    return sum([1 for space in spaces if g.control[space] == faction])


def cherokee_diplomacy_british(g: Position, card: Card) -> Procedure[None]:
    """Card 13."""
    yield from ()
    _british_envoys(g, card, CHEROKEE)


def iroquois_diplomacy_british(g: Position, card: Card) -> Procedure[None]:
    """Card 19."""
    yield from ()
    _british_envoys(g, card, IROQUOIS)


def _british_envoys(g: Position, card: Card, nation: int) -> None:
    """A neutral Nation joins the British, unless the French are doing too well; if it has taken
    sides already, the French lose Raid Points."""
    if french_have(g, card.params["french_vp_below"]):
        no_effect(g, card)
    elif g.nations[nation] == NEUTRAL:
        nation_joins(g, nation, BRITISH)
    else:
        lose_raid_points(g, FRENCH, card.params["else_french_raid_loss"])


def cherokee_diplomacy_french(g: Position, card: Card) -> Procedure[None]:
    """Card 29: Raid Points in the early Years or against British Cherokee; later on neutral
    Cherokee join the French if these control enough of the South."""
    yield from ()
    holder = g.nations[CHEROKEE]
    if g.year <= card.params["raid_gain_until"] or holder == BRITISH:
        gain_raid_points(g, FRENCH, card.params["raid_gain"])
    elif holder == NEUTRAL and (
        controlled(g, FRENCH, card.spaces) >= card.params["min_controlled"]
    ):
        nation_joins(g, CHEROKEE, FRENCH)
    else:
        no_effect(g, card)


def iroquois_diplomacy_french(g: Position, card: Card) -> Procedure[None]:
    """Card 38: neutral Iroquois join the French if these are doing well enough."""
    yield from ()
    if g.nations[IROQUOIS] == NEUTRAL and french_have(g, card.params["french_vp_at_least"]):
        nation_joins(g, IROQUOIS, FRENCH)
    else:
        no_effect(g, card)


def trade_goods(g: Position, card: Card) -> Procedure[None]:
    """Card 20: the French lose Raid Points for their trading posts in British hands."""
    yield from ()
    lost = controlled(g, BRITISH, card.spaces)
    if lost == 0:
        no_effect(g, card)
    else:
        whole = lost == len(card.spaces)
        lose_raid_points(g, FRENCH, card.params["loss_both" if whole else "loss_one"])
