"""12 The French: the alliance, the Navy, the European War."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Ask, Procedure
from ticonderoga.engine.game import record
from ticonderoga.engine.kit.questions import open_question
from ticonderoga.games.washingtons_war.data.board import AMERICAN, BRITISH, BRITISH_PC
from ticonderoga.games.washingtons_war.position import (
    ALLIANCE_REACHED,
    ALLIANCE_SIGNED,
    EUROPEAN_WAR,
    FRANCE_NEUTRAL,
    IN_BOX,
    NAVY_AWAY,
    Position,
)
from ticonderoga.games.washingtons_war.rules.capture import captures_lone_general
from ticonderoga.games.washingtons_war.rules.sections import section
from ticonderoga.games.washingtons_war.rules.stacking import settle_generals
from ticonderoga.games.washingtons_war.rules.things import ports, spaces, unbarred, zones
from ticonderoga.games.washingtons_war.rules.victory import check_automatic

ALLIANCE_SPACE: Final = 9
"""12.1, 12.2.B"""
REGULARS_LOST_ADVANCE: Final = 2
"""9.41"""
EUROPEAN_WAR_LOSS: Final = 2
"""12.2.B.iii British CUs."""


def move_alliance(g: Position, by: int) -> None:
    """12.1 Move the alliance marker, from 0 to 9; no longer used once France is in."""
    if g.france != FRANCE_NEUTRAL:
        return
    before = g.alliance
    g.alliance = max(0, min(ALLIANCE_SPACE, before + by))
    if g.alliance != before:
        record(g, "alliance_moved", g.alliance - before, g.alliance)
    if g.alliance == ALLIANCE_SPACE:
        g.france = ALLIANCE_REACHED


def lose_regulars(g: Position) -> None:
    """9.41 The Regulars' Advantage goes for good, once, and brings France two nearer."""
    if g.regulars:
        g.regulars = False
        record(g, "regulars_lost")
        move_alliance(g, REGULARS_LOST_ADVANCE)


def european_war(g: Position) -> bool:
    return g.france == EUROPEAN_WAR


# ---------------------------------------------------------------------- 12.2 the alliance


def rochambeau(g: Position) -> int:
    """The French general."""
    for general in g.pack.pieces.by_side[AMERICAN]:
        if g.pack.pieces.generals[general].french:
            return general
    return -1


def bars_french_landing(g: Position, side: int, space: int) -> str:
    """12.2.B.ii Why the French may not land here; empty if they may."""
    if side != AMERICAN or not french_still_waiting(g):
        return "no_french_waiting"
    if not g.board.port[space]:
        return "no_port"
    if g.british_cu[space]:
        return "british_cu_there"
    if g.pc[space] == BRITISH_PC:
        return "british_marker_there"
    return ""


def french_ports(g: Position) -> list[int]:
    return [space for space in g.board.ports if not bars_french_landing(g, AMERICAN, space)]


FRENCH_LANDING: Final = open_question(
    "french_landing", (("land_french", ports, bars_french_landing),), rule=section
)


NAVY: Final = open_question("navy", (("place_navy", zones, unbarred),))


def place_navy(g: Position) -> Procedure[None]:
    """12.3 The American puts the French Navy into any zone."""
    choice = yield Ask(AMERICAN, NAVY)
    g.navy = choice[1]
    record(g, "navy_placed", choice[1])


def land_french(g: Position, port: int) -> Procedure[None]:
    """12.2.B.ii Rochambeau and the five French CUs arrive together in one port."""
    general = rochambeau(g)
    g.generals[general] = port
    g.french_cu[port] += g.french_waiting
    record(g, "french_land", port, g.french_waiting)
    g.french_waiting = 0
    yield from captures_lone_general(g, AMERICAN, port)
    yield from settle_generals(g, AMERICAN, port)


def carry_out_alliance(g: Position) -> Procedure[None]:
    """12.2.B After the card that brought the marker to 9: Navy, army, reshuffle."""
    if g.france != ALLIANCE_REACHED:
        return
    g.france = ALLIANCE_SIGNED
    g.reshuffle_due = True
    record(g, "alliance_signed")
    yield from place_navy(g)
    if french_ports(g):
        choice = yield Ask(AMERICAN, FRENCH_LANDING)
        yield from land_french(g, choice[1])
    else:
        g.generals[rochambeau(g)] = IN_BOX
        record(g, "french_wait")


def french_still_waiting(g: Position) -> bool:
    """France is in, but her army found no port yet."""
    return g.france >= ALLIANCE_SIGNED and g.french_waiting > 0


def naval_phase(g: Position) -> Procedure[None]:
    """5.5 Only now may the French Navy be moved, to any zone."""
    if g.navy != NAVY_AWAY:
        yield from place_navy(g)


# ---------------------------------------------------------------------- 12.2.B.iii the war


def bars_withdrawal(g: Position, side: int, space: int) -> str:
    """12.2.B.iii Why no British CU can be withdrawn from here; empty if one can."""
    return "" if g.british_cu[space] else "no_british_cu_to_withdraw"


WITHDRAWAL: Final = open_question("european_war", (("withdraw_cu", spaces, bars_withdrawal),))


def european_war_breaks_out(g: Position) -> Procedure[None]:
    """12.2.B.iii In the End Phase of the alliance's year the British lose two CUs."""
    if g.france != ALLIANCE_SIGNED:
        return
    g.france = EUROPEAN_WAR
    record(g, "european_war")
    left = EUROPEAN_WAR_LOSS
    while left > 0 and any(g.british_cu):
        choice = yield Ask(BRITISH, WITHDRAWAL, {"number": left})
        g.british_cu[choice[1]] -= 1
        record(g, "cu_withdrawn", choice[1])
        left -= 1
    check_automatic(g)


