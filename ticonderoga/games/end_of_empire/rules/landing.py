"""14.4, 14.9, 14.10 Operations by sea, as far as the main question of an Operations Phase offers
them, and what it asks of those aboard before it ends."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Choice, Procedure
from ticonderoga.games.end_of_empire.data.kinds import NOTHING
from ticonderoga.games.end_of_empire.position import Position
from ticonderoga.games.end_of_empire.rules.amphibious import amphibious
from ticonderoga.games.end_of_empire.rules.ashore import send_ashore
from ticonderoga.games.end_of_empire.rules.embarking import (
    ALL_SEAS,
    bars_land,
    bars_place,
    has_landed,
    sailing_nations,
    survey,
)
from ticonderoga.games.end_of_empire.rules.marks import bits
from ticonderoga.games.end_of_empire.rules.shipment import (
    bars_raid,
    bars_ship,
    raid,
    raiders,
    ship,
    shipping_spaces,
)
from ticonderoga.games.end_of_empire.terms import verb_of
from ticonderoga.games.end_of_empire.underway import Landing

VERBS: Final[tuple[str, ...]] = ("amphibious", "ship", "raid")
"""What the main question of an Operations Phase offers besides its own verbs."""


# ---------------------------------------------------------------------- what is offered


def bars_amphibious(g: Position, side: int, fleet: int) -> str:
    """14.4 Why a side may not begin an amphibious operation with a fleet; empty if it may."""
    if not g.pieces.is_fleet(fleet) or g.pieces.side[fleet] != side:
        return "not_your_fleet"
    area = g.area_of(fleet)
    if area == NOTHING:
        return "not_at_sea"
    if g.winter_fleets >> fleet & 1:
        return "fleet_in_winter"
    if has_landed(g, side):
        return "landing_used"
    if _others_wait(g, side, fleet):
        return "others_must_land"
    landing = Landing(side, fleet, 1 << area)
    survey(g, landing)
    if not landing.sources:
        return "nobody_sails"
    for hex in g.board.coasts[area]:
        if not bars_land(g, landing, hex):
            return ""
    return "nowhere_to_land"


def _others_wait(g: Position, side: int, fleet: int) -> bool:
    """7.2 Arrivals aboard another fleet could and must land, and none aboard this one."""
    if bits(g.at(side, g.aboard(fleet))) & g.must_land:
        return False
    for other in g.fleets_in(side, ALL_SEAS):
        if not bits(g.at(side, g.aboard(other))) & g.must_land:
            continue
        if not bars_place(g, side, g.aboard(other)):
            if sailing_nations(g, side, g.aboard(other))[0]:
                return True
    return False


def offers(g: Position, side: int) -> list[Choice]:
    """The operations by sea that a side may begin now."""
    choices: list[Choice] = [
        ("amphibious", fleet)
        for fleet in g.fleets_in(side, ALL_SEAS)
        if not bars_amphibious(g, side, fleet)
    ]
    for space in shipping_spaces(g, side):
        choices.append(("ship", space))
    for piece in raiders(g, side):
        choices.append(("raid", piece))
    return choices


def bars(g: Position, side: int, choice: Choice) -> str:
    """Why a side may not begin one; empty if it may."""
    if verb_of(choice) == "amphibious":
        return bars_amphibious(g, side, choice[1])
    if verb_of(choice) == "ship":
        return bars_ship(g, side, choice[1])
    return bars_raid(g, side, choice[1])


def carry_out(g: Position, side: int, choice: Choice) -> Procedure[None]:
    """One operation by sea from its declaration to its end."""
    if verb_of(choice) == "amphibious":
        yield from amphibious(g, side, choice[1])
    elif verb_of(choice) == "ship":
        yield from ship(g, side, choice[1])
    else:
        yield from raid(g, side, choice[1])


# ---------------------------------------------------------------------- the end of the phase


def bars_end(g: Position, side: int) -> str:
    """7.2 Why a side may not end its Operations Phase yet; empty if it may: arrivals aboard a
    fleet have to be used in an amphibious operation, as long as one is possible."""
    if not g.must_land:
        return ""
    for fleet in g.fleets_in(side, ALL_SEAS):
        if bits(g.at(side, g.aboard(fleet))) & g.must_land:
            if not bars_amphibious(g, side, fleet):
                return "must_land"
    return ""


def debark(g: Position, side: int) -> Procedure[None]:
    """7.2, 14.4 At the end of a side's activations arrivals that are still aboard go to a friendly
    port, else they are eliminated. Those who were evacuated may stay aboard (14.6)."""
    if not g.must_land:
        return
    for fleet in range(g.pieces.first_fleet, g.pieces.count):
        if g.pieces.side[fleet] == side:
            aboard = g.at(side, g.aboard(fleet))
            idle = tuple([piece for piece in aboard if g.must_land >> piece & 1])
            yield from send_ashore(g, side, fleet, idle)
