"""14.2, 14.4, 14.6 Troops aboard a fleet that has to give them up go to a friendly port.

A port is friendly if its side controls it (ruling B-32). The owner chooses one for all who are
aboard; only where no port is open to all of them, each nation has one of its own. Havana is a port
of the Spanish, and of French units once Spain is in the war (7.9, 15.5, 15.6).
"""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Ask, Choice, Procedure, Question, Reason
from ticonderoga.engine.game import record
from ticonderoga.games.end_of_empire.data.kinds import (
    ARW,
    ENTRY_OF_SPAIN,
    FALL,
    FRANCE,
    HEX,
    LEADER,
    SIDES,
    SPAIN,
)
from ticonderoga.games.end_of_empire.position import Position
from ticonderoga.games.end_of_empire.rules.control import controls
from ticonderoga.games.end_of_empire.rules.forces import (
    capture_leader,
    eliminate,
    shift,
    units_of,
)
from ticonderoga.games.end_of_empire.rules.marks import bits
from ticonderoga.games.end_of_empire.rules.passage import bars_hex, fleet_keeps_out, nations_of
from ticonderoga.games.end_of_empire.terms import verb_of

TO_HAVANA: Final[Choice] = ("havana",)


# ---------------------------------------------------------------------- havens


def bars_refuge(g: Position, side: int, nations: int, space: int) -> str:
    """14.2, 15.3 Why troops of these nations cannot be put into a space; empty if they can: a port
    that their side controls, in the hex if no enemy is there, or inside."""
    board = g.board
    hex = board.hex_of[space]
    if not board.port[hex]:
        return "refuge_no_port"
    if not controls(g, side, hex):
        return "refuge_not_yours"
    if board.kind[space] != HEX and g.edition.one_space_per_hex:
        return "one_space"
    if g.has_units(1 - side, space):
        return "refuge_enemy"
    if fleet_keeps_out(g, nations, hex):
        return "fleet_keeps_out"
    return bars_hex(g, side, nations, hex)


def refuges(g: Position, side: int, nations: int) -> list[int]:
    """Every space in which troops of these nations can be put ashore."""
    spaces_of = g.board.spaces_of
    found: list[int] = []
    for hex in g.board.ports:
        for space in spaces_of[hex]:
            if not bars_refuge(g, side, nations, space):
                found.append(space)
    return found


def bars_havana(g: Position, nations: int) -> str:
    """15.5, 15.6 Why troops of these nations cannot be at Havana; empty if they can."""
    if not g.scenario.havana_box:
        return "no_havana"
    allowed = 1 << SPAIN
    if g.war != ARW or g.entered_war[ENTRY_OF_SPAIN]:
        allowed |= 1 << FRANCE
    return "havana_closed" if nations & ~allowed else ""


# ---------------------------------------------------------------------- the question


def _offer_refuge(g: Position, ask: Ask) -> list[Choice]:
    nations: int = ask.among
    choices: list[Choice] = [("space", space) for space in refuges(g, ask.seat, nations)]
    if not bars_havana(g, nations):
        choices.append(TO_HAVANA)
    return choices


def _refuse_refuge(g: Position, ask: Ask, choice: Choice) -> Reason:
    nations: int = ask.among
    if verb_of(choice) == "havana":
        return Reason(bars_havana(g, nations))
    return Reason(bars_refuge(g, ask.seat, nations, choice[1]), choice[1:])


REFUGE: Final = Question("refuge", _offer_refuge, _refuse_refuge, ("space", "havana"))


# ---------------------------------------------------------------------- going ashore


def put_ashore(g: Position, fleet: int) -> Procedure[None]:
    """14.2, 14.6 All who are aboard a fleet go to a friendly port, else they are eliminated."""
    side = g.pieces.side[fleet]
    yield from send_ashore(g, side, fleet, g.at(side, g.aboard(fleet)))


def send_ashore(g: Position, side: int, fleet: int, troops: tuple[int, ...]) -> Procedure[None]:
    """14.4 Some of those aboard go to a friendly port: all to one, if one is open to all."""
    if not troops:
        return
    nations = nations_of(g, troops)
    if refuges(g, side, nations) or not bars_havana(g, nations):
        yield from _to_port(g, side, fleet, troops, nations)
        return
    nation = g.pieces.nation
    rest = troops
    while rest:
        first = nation[rest[0]]
        group = tuple([piece for piece in rest if nation[piece] == first])
        rest = tuple([piece for piece in rest if nation[piece] != first])
        yield from _to_port(g, side, fleet, group, 1 << first)


def _to_port(
    g: Position, side: int, fleet: int, troops: tuple[int, ...], nations: int
) -> Procedure[None]:
    g.must_land &= ~bits(troops)
    if not refuges(g, side, nations) and bars_havana(g, nations):
        record(g, "lost_at_sea", side, fleet)
        for piece in troops:
            if g.pieces.type[piece] == LEADER:
                capture_leader(g, piece)
            else:
                eliminate(g, piece)
        return
    about = {"piece": fleet, "side": side}
    choice: Choice = yield Ask(side, REFUGE, about, ("piece", fleet), nations)
    count = len(units_of(g, troops))
    if verb_of(choice) == "havana":
        shift(g, side, troops, g.havana)
        record(g, "put_ashore_havana", side, count, fleet)
    else:
        shift(g, side, troops, choice[1])
        record(g, "put_ashore", side, count, fleet, choice[1])


def fleets_with_troops(g: Position) -> list[int]:
    """The fleets that have troops aboard, at sea or not."""
    found: list[int] = []
    for fleet in range(g.pieces.first_fleet, g.pieces.count):
        for side in SIDES:
            if g.at(side, g.aboard(fleet)):
                found.append(fleet)
    return found


def end_of_fall(g: Position) -> Procedure[None]:
    """14.6 At the end of a fall turn everybody leaves the ships."""
    if g.season != FALL:
        return
    for fleet in fleets_with_troops(g):
        yield from put_ashore(g, fleet)
