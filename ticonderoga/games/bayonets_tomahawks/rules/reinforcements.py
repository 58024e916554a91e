"""15 Fleets Arrive: the draws, and the placement of what was drawn."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Ask, Choice, Procedure, Question, Reason
from ticonderoga.engine.game import record
from ticonderoga.games.bayonets_tomahawks.data.kinds import (
    BRITISH,
    COMMANDER,
    FLEET,
    FRENCH,
    NOTHING,
)
from ticonderoga.games.bayonets_tomahawks.data.pieces import (
    BRITISH_POOL,
    FLEETS_POOL,
    FRENCH_POOL,
)
from ticonderoga.games.bayonets_tomahawks.position import (
    ADMIRAL_PLACED,
    BRITISH_ARRIVE,
    FRENCH_ARRIVE,
    Position,
)
from ticonderoga.games.bayonets_tomahawks.rules.drawing_lots import (
    draw_from,
    navy_losses,
    resolve_picks,
    return_tokens,
    token_due,
)
from ticonderoga.games.bayonets_tomahawks.rules.end_of_round import next_round
from ticonderoga.games.bayonets_tomahawks.rules.havens import arrival_ports
from ticonderoga.games.bayonets_tomahawks.rules.losses import remove_lone_commanders
from ticonderoga.games.bayonets_tomahawks.rules.stacks import bring_in

# ---------------------------------------------------------------------- 15.2 draws


def draw_reinforcements(g: Position) -> Procedure[None]:
    """15.2 Fleets, British and French pieces are drawn; then the tokens that let a player pick
    units are resolved one by one, the British first."""
    if not g.started:
        _draw_all(g)
        g.started = True
        return
    for pool in (BRITISH_POOL, FRENCH_POOL):
        token = token_due(g, pool)
        if token != NOTHING:
            yield from resolve_picks(g, token)
            return
    return_tokens(g)
    g.started = False
    g.step = BRITISH_ARRIVE


def _draw_all(g: Position) -> None:
    fleets, british, french, _ = g.scenario.draws[g.year]
    if g.effects & ADMIRAL_PLACED:
        g.effects &= ~ADMIRAL_PLACED
        fleets -= 1
    draw_from(g, FLEETS_POOL, fleets)
    token = token_due(g, FLEETS_POOL)
    while token != NOTHING:
        navy_losses(g, token)
        token = token_due(g, FLEETS_POOL)
    draw_from(g, BRITISH_POOL, british)
    draw_from(g, FRENCH_POOL, french)


# ---------------------------------------------------------------------- 15.3 placement


def next_arrival(g: Position, faction: int) -> int:
    """15.3 The piece that is placed next: Fleets first; -1 if the faction has no more."""
    first = NOTHING
    for piece in g.arriving:
        if g.pieces.faction[piece] == faction:
            if g.pieces.type[piece] == FLEET:
                return piece
            if first == NOTHING:
                first = piece
    return first


def places_of_arrival(g: Position, faction: int) -> list[int]:
    """15.3 Fleets go to any port; the others where Fleets were placed now, or all to one port."""
    if g.ports and g.pieces.type[next_arrival(g, faction)] != FLEET:
        return list(g.ports)
    return arrival_ports(g, faction)


def bars_arrival(g: Position, seat: int, space: int) -> str:
    """15.3 Why the next piece cannot be placed on a space that is not offered."""
    if not g.board.coastal[space]:
        return "no_coast"
    ports = arrival_ports(g, seat)
    return "no_fleet_placed" if space in ports else "no_port_of_arrival"


def _offer_arrival(g: Position, ask: Ask) -> list[Choice]:
    return [("place", space) for space in places_of_arrival(g, ask.seat)]


def _refuse_arrival(g: Position, ask: Ask, choice: Choice) -> Reason:
    return Reason(bars_arrival(g, ask.seat, choice[1]), choice[1:])


ARRIVE: Final = Question("arrival", _offer_arrival, _refuse_arrival, ("place",))


def place_british(g: Position) -> Procedure[None]:
    """15.3 The British place first."""
    if next_arrival(g, BRITISH) != NOTHING:
        yield from place_next(g, BRITISH)
    else:
        _finish(g, BRITISH)
        g.step = FRENCH_ARRIVE


def place_french(g: Position) -> Procedure[None]:
    """15.3 Then the French; AR3 follows."""
    if next_arrival(g, FRENCH) != NOTHING:
        yield from place_next(g, FRENCH)
    else:
        _finish(g, FRENCH)
        next_round(g)


def _finish(g: Position, faction: int) -> None:
    g.ports = ()
    remove_lone_commanders(g, faction)


def place_next(g: Position, faction: int) -> Procedure[None]:
    """15.3 One piece, and the Commander that came with it."""
    piece = next_arrival(g, faction)
    place = g.board.sail
    if places_of_arrival(g, faction) != [place]:
        choice: Choice = yield Ask(faction, ARRIVE, {"piece": piece})
        place = choice[1]
    _put(g, faction, piece, place)
    if place not in g.ports:
        g.ports = (*g.ports, place)


def _put(g: Position, faction: int, piece: int, place: int) -> None:
    at = g.arriving.index(piece)
    group = [piece]
    after = g.arriving[at + 1 :]
    if after and g.pieces.type[after[0]] == COMMANDER:
        group.append(after[0])
    for one in group:
        bring_in(g, faction, one, place)
        record(g, "placed", one, place)
    g.arriving = tuple([other for other in g.arriving if other not in group])
