"""14.5, 15.6 Naval infantry: the landing party of a fleet takes part in the combats of one coastal
hex.

It is set aside as long as it is aboard its fleet. In a battle it stands with its force, and stays
in the hex until the turn ends or its force suffers; then it is withdrawn for the rest of the turn.
"""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Procedure
from ticonderoga.engine.game import record
from ticonderoga.engine.kit.questions import one_question, pick_one
from ticonderoga.games.end_of_empire.data.kinds import (
    ARW,
    NAVAL_INFANTRY,
    NOTHING,
    SPAIN,
)
from ticonderoga.games.end_of_empire.position import ASIDE, WITHDRAWN, Position
from ticonderoga.games.end_of_empire.rules.forces import lift, put_down, send_away
from ticonderoga.games.end_of_empire.rules.passage import bars_hex, nations_of
from ticonderoga.games.end_of_empire.underway import Combat

LANDING_PARTY: Final = one_question("landing_party", "land_party")


def ready(g: Position, side: int, space: int) -> list[int]:
    """14.5 The landing parties of a side that can take part in a combat in a space: from their
    fleets, or from another space of the hex. They are troops of their nation, and keep out of where
    these keep out (15.1, 15.3)."""
    hex = g.board.hex_of[space]
    coast = g.board.coast[hex]
    if not coast:
        return []
    found: list[int] = []
    for fleet in g.fleets_in(side, coast):
        party = g.pieces.landing[fleet]
        if party == NOTHING or _spain_holds_back(g, party, hex):
            continue
        if bars_hex(g, side, nations_of(g, (party,)), hex):
            continue
        where = g.where[party]
        if where == ASIDE or (where != space and where in g.board.spaces_of[hex]):
            found.append(party)
    return found


def _spain_holds_back(g: Position, party: int, hex: int) -> bool:
    """14.5, 15.6 ARW: Spanish landing parties need a port of West Florida in Spanish hands when the
    turn began, and do not fight far to the north."""
    if g.war != ARW or g.pieces.nation[party] != SPAIN:
        return False
    return not g.spain_in_florida or g.board.column[hex] >= g.board.spanish_landing


def join_battle(g: Position, c: Combat) -> Procedure[None]:
    """14.5 Landing parties take part, without a check: the attacker says so first. One that is in
    the hex already fights on the side it is on."""
    for side in (c.attacker, c.defender):
        if side == c.attacker:
            for piece in g.at(side, c.space):
                if g.pieces.type[piece] == NAVAL_INFANTRY and piece not in c.attackers:
                    c.attackers = (*c.attackers, piece)
        about = {"space": c.space, "side": side}
        parties = ready(g, side, c.space)
        while parties:
            party: int = yield from pick_one(side, LANDING_PARTY, parties, about, True)
            if party == NOTHING:
                break
            if g.in_play(party):
                lift(g, side, (party,))
            put_down(g, side, (party,), c.space)
            record(g, "landing_party", party, c.space)
            if side == c.attacker:
                c.attackers = (*c.attackers, party)
            parties = ready(g, side, c.space)


def return_aboard(g: Position) -> None:
    """14.5 At the end of the turn all landing parties are aboard their fleets again."""
    for fleet in range(g.pieces.first_fleet, g.pieces.count):
        party = g.pieces.landing[fleet]
        if party != NOTHING and (g.in_play(party) or g.where[party] == WITHDRAWN):
            send_away(g, party, ASIDE)
