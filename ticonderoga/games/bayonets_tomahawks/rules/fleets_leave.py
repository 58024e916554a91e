"""13.3.3 The B&T of a Fleet: a Fleet of its side may leave the Battle for a port at home."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Ask, Choice, Procedure, Question, Reason
from ticonderoga.engine.game import record
from ticonderoga.games.bayonets_tomahawks.data.kinds import FLEET
from ticonderoga.games.bayonets_tomahawks.position import Position
from ticonderoga.games.bayonets_tomahawks.rules.control import enemy_there
from ticonderoga.games.bayonets_tomahawks.rules.stacks import fighters, shift
from ticonderoga.games.bayonets_tomahawks.underway import Battle

STAY: Final[Choice] = ("fleets_stay",)


def bars_port(g: Position, faction: int, space: int) -> str:
    """13.3.3, A-9 Why a Fleet may not leave for this space; empty if it may."""
    if not g.board.coastal[space]:
        return "port_not_coastal"
    if g.board.home[space] != faction:
        return "port_not_home"
    if g.control[space] != faction:
        return "port_enemy_held"
    if space in g.battles:
        return "port_battle"
    return "port_enemies" if enemy_there(g, faction, space) else ""


def ports(g: Position, faction: int) -> list[int]:
    """Friendly Coastal Home Spaces without a Battle marker and without enemy units."""
    return [space for space in g.board.coast if not bars_port(g, faction, space)]


def fleets_there(g: Position, faction: int, space: int) -> list[int]:
    """The Fleets of a side that are still in the Battle."""
    return [piece for piece in fighters(g, faction, space) if g.pieces.type[piece] == FLEET]


def bars_leaving(g: Position, faction: int, piece: int) -> str:
    """Why a piece may not leave the Battle; empty if it may."""
    battle = g.battle
    assert battle is not None
    if g.owner(piece) != faction:
        return "pick_other_side"
    if g.pieces.type[piece] != FLEET:
        return "leave_no_fleet"
    return "" if g.where[piece] == battle.space else "pick_elsewhere"


def _offer_leaving(g: Position, ask: Ask) -> list[Choice]:
    assert g.battle is not None
    fleets = fleets_there(g, ask.seat, g.battle.space)
    return [*[("fleet_away", piece) for piece in fleets], STAY]


def _refuse_leaving(g: Position, ask: Ask, choice: Choice) -> Reason:
    return Reason(bars_leaving(g, ask.seat, choice[1]), choice[1:])


def _offer_port(g: Position, ask: Ask) -> list[Choice]:
    return [("port", space) for space in ports(g, ask.seat)]


def _refuse_port(g: Position, ask: Ask, choice: Choice) -> Reason:
    return Reason(bars_port(g, ask.seat, choice[1]), choice[1:])


LEAVE: Final = Question(
    "fleet_away", _offer_leaving, _refuse_leaving, ("fleet_away", "fleets_stay")
)
PORT: Final = Question("port", _offer_port, _refuse_port, ("port",))


def fleet_leaves(g: Position, battle: Battle, roller: int) -> Procedure[None]:
    """13.3.3 One Fleet may leave for each B&T, if there are a Fleet and a port."""
    faction = battle.rolling
    space = battle.space
    if not fleets_there(g, faction, space) or not ports(g, faction):
        return
    choice: Choice = yield Ask(faction, LEAVE, {"roller": roller}, ("space", space))
    if choice == STAY:
        return
    fleet: int = choice[1]
    choice = yield Ask(faction, PORT, {"piece": fleet}, ("piece", fleet))
    record(g, "fleet_left", fleet, space, choice[1])
    shift(g, faction, (fleet,), choice[1])
