"""7.4 Events that place units: Wintering Rear Admiral (card 18), British Encroachment (card 51)."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Ask, Choice, Procedure
from ticonderoga.engine.game import record
from ticonderoga.engine.kit.questions import bits_of, open_question, pick_space, space_question
from ticonderoga.games.bayonets_tomahawks.data.cards import Card
from ticonderoga.games.bayonets_tomahawks.data.kinds import BRITISH, FLEET, FRENCH, NOTHING
from ticonderoga.games.bayonets_tomahawks.position import ADMIRAL_PLACED, POOL, Position
from ticonderoga.games.bayonets_tomahawks.rules.control import settle_control
from ticonderoga.games.bayonets_tomahawks.rules.events.in_play import no_effect
from ticonderoga.games.bayonets_tomahawks.rules.events.sickness import lost_indians
from ticonderoga.games.bayonets_tomahawks.rules.stacks import bring_in

LAST_ROUND_BEFORE_FLEETS: Final = 2
"""4.1 Fleets Arrive comes after the second Action Round."""


def _arrive(g: Position, faction: int, piece: int, space: int) -> None:
    """The unit joins the stack there (A-32); it was placed in this Action Round (A-48)."""
    bring_in(g, faction, piece, space)
    g.arrived.setdefault(space, faction)


# ---------------------------------------------------------------------- card 18


def _pool_fleets(g: Position, seat: int) -> list[int]:
    return [piece for piece in g.in_box(POOL, seat) if g.pieces.type[piece] == FLEET]


def bars_admiral(g: Position, seat: int, piece: int) -> str:
    """Why a piece is not the Rear Admiral's Fleet; empty if it may be."""
    if g.owner(piece) != seat or g.pieces.type[piece] != FLEET:
        return "no_own_fleet"
    return "" if g.where[piece] == POOL else "fleet_not_in_pool"


ADMIRAL: Final = open_question("admiral", (("take_fleet", _pool_fleets, bars_admiral),))
ADMIRAL_TO: Final = space_question("admiral_to")


def wintering_rear_admiral(g: Position, card: Card) -> Procedure[None]:
    """Card 18: a Fleet from the pool, to a British-controlled port of a friendly Sea Zone. Where
    the scenario says so it counts as one of this Year's Fleet draws, if these are still to come
    (A-40)."""
    ports = [space for space in g.board.coast if _is_port(g, space)]
    if not ports or not _pool_fleets(g, BRITISH):
        no_effect(g, card)
        return
    for _ in range(min(card.params["fleets"], len(_pool_fleets(g, BRITISH)))):
        choice: Choice = yield Ask(BRITISH, ADMIRAL, {"card": card.number})
        piece: int = choice[1]
        space = yield from pick_space(BRITISH, ADMIRAL_TO, bits_of(ports), {"piece": piece})
        _arrive(g, BRITISH, piece, space)
        record(g, "admiral", piece, space)
    if g.scenario.admiral_costs_draw and g.round <= LAST_ROUND_BEFORE_FLEETS:
        g.effects |= ADMIRAL_PLACED


def _is_port(g: Position, space: int) -> bool:
    return g.is_friendly(BRITISH, space) and g.sea_open(BRITISH, space)


# ---------------------------------------------------------------------- card 51

VILLAGE_OF: Final = space_question("village_of")


def _open_villages(g: Position, piece: int) -> list[int]:
    """The Villages of an Indian unit where no British unit stands."""
    nation = g.pieces.nation[piece]
    villages = g.board.nation_villages[nation] if nation != NOTHING else (g.pieces.village[piece],)
    return [village for village in villages if village not in g.stacks[BRITISH]]


def encroachment(g: Position, card: Card) -> Procedure[None]:
    """Card 51: Indian units drawn from the French Losses box return to their Villages and take
    them back; VPs as usual (A-63)."""
    drawn = lost_indians(g, card.params["units"])
    if not drawn:
        no_effect(g, card)
    for piece in drawn:
        villages = _open_villages(g, piece)
        if not villages:
            record(g, "village_taken", piece)
            continue
        space = yield from pick_space(FRENCH, VILLAGE_OF, bits_of(villages), {"piece": piece})
        _arrive(g, FRENCH, piece, space)
        record(g, "called_back", piece, space)
        settle_control(g, space)
