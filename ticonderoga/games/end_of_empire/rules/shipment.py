"""14.9, 14.10 American boats: one unit a turn along the coast, or one of the marine units raiding.

They need no fleet, but no British fleet may be in the sea area, and in winter nobody sails in the
north.
"""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Ask, Choice, Procedure, Question, Reason
from ticonderoga.engine.game import record
from ticonderoga.games.end_of_empire.data.kinds import (
    ALLIED,
    AMERICA,
    ARW,
    BRITISH,
    LEADER,
    NOTHING,
    SEAS,
    WINTER_2,
)
from ticonderoga.games.end_of_empire.position import TRACK, Position
from ticonderoga.games.end_of_empire.rules import at_once
from ticonderoga.games.end_of_empire.rules.activation import interrupted, needs_no_roll
from ticonderoga.games.end_of_empire.rules.amphibious import come_ashore, spend
from ticonderoga.games.end_of_empire.rules.command import bars_command, check
from ticonderoga.games.end_of_empire.rules.control import controls
from ticonderoga.games.end_of_empire.rules.embarking import GOAL, bars_land
from ticonderoga.games.end_of_empire.rules.entering import occasion
from ticonderoga.games.end_of_empire.rules.forces import send_away
from ticonderoga.games.end_of_empire.rules.marks import gain_momentum, mark_checked, mark_done
from ticonderoga.games.end_of_empire.terms import AT_SEA, FIRST, USED_SHIPMENT
from ticonderoga.games.end_of_empire.underway import Landing

# ---------------------------------------------------------------------- the waters


def open_seas(g: Position, hex: int) -> int:
    """14.9 The sea areas of a port on which American boats are safe, as a mask."""
    found = 0
    for area in range(SEAS):
        if not g.board.port_seas[hex] >> area & 1:
            continue
        if g.winter and g.board.sea_north[area]:
            continue
        if not g.fleets_in(BRITISH, 1 << area):
            found |= 1 << area
    return found


def _bars_now(g: Position, side: int) -> str:
    """14.9 Why a side ships nobody at all; empty if it may."""
    if g.war != ARW or side != ALLIED:
        return "american_only"
    return "shipment_used" if g.used & USED_SHIPMENT else ""


def _bars_waters(g: Position, side: int, hex: int) -> str:
    """14.9 Why no boat leaves a port."""
    if not g.board.port[hex]:
        return "not_a_port"
    if not controls(g, side, hex):
        return "port_not_held"
    if open_seas(g, hex):
        return ""
    return "british_offshore" if g.fleets_in(BRITISH, g.board.port_seas[hex]) else "boats_in_winter"


# ---------------------------------------------------------------------- 14.9 one unit


def bars_shipped(g: Position, side: int, space: int, piece: int) -> str:
    """14.9 Why a piece of a space cannot be shipped; empty if it can."""
    p = g.pieces
    if piece not in g.at(side, space):
        return "not_in_space"
    if p.type[piece] == LEADER:
        return "units_only"
    if p.nation[piece] != AMERICA:
        return "american_units_only"
    if g.done >> piece & 1:
        return "is_done"
    if g.sailed >> piece & 1:
        return "sailed_before"
    return bars_command(g, side, (piece,), space, FIRST)


def _bars_all(g: Position, side: int, space: int) -> str:
    bar = "nobody_in_port"
    for piece in g.at(side, space):
        bar = bars_shipped(g, side, space, piece)
        if not bar:
            return ""
    return bar


def _landing(g: Position, side: int, space: int) -> Landing:
    landing = Landing(side, NOTHING, open_seas(g, g.board.hex_of[space]))
    landing.source = space
    landing.sources = [(space, 1 << AMERICA)]
    return landing


def bars_ship(g: Position, side: int, space: int) -> str:
    """14.9 Why no unit can be shipped from a space; empty if one can."""
    hex = g.board.hex_of[space]
    bar = _bars_now(g, side) or _bars_waters(g, side, hex) or _bars_all(g, side, space)
    if bar:
        return bar
    landing = _landing(g, side, space)
    for area in range(SEAS):
        if landing.areas >> area & 1:
            for goal in g.board.coasts[area]:
                if not bars_land(g, landing, goal):
                    return ""
    return "nowhere_to_land"


def shipping_spaces(g: Position, side: int) -> list[int]:
    """The spaces from which a unit can be shipped."""
    if _bars_now(g, side):
        return []
    stacks = g.stacks[side]
    spaces = [space for hex in g.board.ports for space in g.board.spaces_of[hex]]
    return [space for space in spaces if space in stacks and not bars_ship(g, side, space)]


def _offer_unit(g: Position, ask: Ask) -> list[Choice]:
    landing = g.landing
    assert landing is not None
    here = g.at(landing.side, landing.source)
    return [
        ("take", piece)
        for piece in here
        if not bars_shipped(g, landing.side, landing.source, piece)
    ]


def _refuse_unit(g: Position, ask: Ask, choice: Choice) -> Reason:
    landing = g.landing
    assert landing is not None
    return Reason(bars_shipped(g, landing.side, landing.source, choice[1]), choice[1:])


SHIP_UNIT: Final = Question("ship_unit", _offer_unit, _refuse_unit, ("take",))


def ship(g: Position, side: int, space: int) -> Procedure[None]:
    """14.9 One unit goes to a coast of the same sea area, and may attack there. The attempt counts,
    whether it has the initiative or not."""
    g.used |= USED_SHIPMENT
    landing = _landing(g, side, space)
    g.landing = landing
    about = {"space": space, "side": side}
    choice: Choice = yield Ask(side, SHIP_UNIT, about, ("space", space))
    landing.force = (choice[1],)
    choice = yield Ask(side, GOAL, {"side": side}, ("space", space))
    landing.goal = choice[1]
    record(g, "landing_declared", side, landing.goal)
    passed: bool = yield from _has_initiative(g, side, space, landing.force)
    if passed:
        record(g, "sails", side, 1, space, landing.goal)
        spend(g, landing.force)
        yield from occasion(g, side, landing.force, NOTHING, landing.goal)
        if g.where[landing.force[0]] == space:
            yield from come_ashore(g, landing, AT_SEA)
    yield from _over(g, side, passed)


def _has_initiative(g: Position, side: int, space: int, force: tuple[int, ...]) -> Procedure[bool]:
    mark_checked(g, force)
    if needs_no_roll(g, force):
        record(g, "goes_freely", side, space)
        return True
    passed: bool = yield from check(g, side, force, space, FIRST)
    if passed:
        gain_momentum(g, force)
    else:
        mark_done(g, force)
    return passed


def _over(g: Position, side: int, passed: bool) -> Procedure[None]:
    g.landing = None
    g.momentum = 0
    yield from at_once.settled(g)
    if not passed and g.edition.interruption:
        yield from interrupted(g, side)


# ---------------------------------------------------------------------- 14.10 raids


def bars_raid(g: Position, side: int, piece: int) -> str:
    """14.10 Why a piece cannot go raiding; empty if it can."""
    bar = _bars_now(g, side)
    if bar:
        return bar
    p = g.pieces
    if not p.marine[piece] or p.nation[piece] != AMERICA:
        return "not_a_raider"
    space = g.where[piece]
    if not g.board.has(space):
        return "raider_not_in_port"
    bar = _bars_waters(g, side, g.board.hex_of[space])
    if bar in ("not_a_port", "port_not_held"):
        return "raider_not_in_port"
    if bar == "british_offshore":
        return "raider_blockaded"
    return bar or bars_shipped(g, side, space, piece)


def raiders(g: Position, side: int) -> list[int]:
    """The marine units that can go raiding."""
    if _bars_now(g, side):
        return []
    return [piece for piece in g.pieces.raiders if not bars_raid(g, side, piece)]


def raid(g: Position, side: int, piece: int) -> Procedure[None]:
    """14.10 A marine unit raids the Bahamas or Nova Scotia: it is back next spring, and brings a
    step of replacements (7.9)."""
    g.used |= USED_SHIPMENT
    passed: bool = yield from _has_initiative(g, side, g.where[piece], (piece,))
    if passed:
        record(g, "raided_at_sea", piece)
        spring = g.pack.tables.calendar[g.war].next_spring(g.turn)
        send_away(g, piece, TRACK, spring)
        g.marine_raid = g.year - 1 if g.season == WINTER_2 else g.year
    yield from _over(g, side, passed)
