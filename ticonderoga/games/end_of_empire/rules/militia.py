"""12.2 Militia: called out in the Reinforcement Phase, or against a move of the enemy.

Which areas have their militia at home stands in rules/flags.py.
"""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Ask, Choice, Procedure, Question, Reason
from ticonderoga.engine.game import record
from ticonderoga.games.end_of_empire.data.kinds import (
    ALLIED,
    AMERICAN,
    AREAS,
    ARW,
    BRITISH,
    MILITIA,
    NOTHING,
    ROLE_MARION,
    SIDES,
    SOUTH_CAROLINA,
)
from ticonderoga.games.end_of_empire.position import ASIDE, AVAILABLE, OPERATIONS_BEGIN, Position
from ticonderoga.games.end_of_empire.rules.flags import bars_flag
from ticonderoga.games.end_of_empire.rules.forces import bring_in, send_away
from ticonderoga.games.end_of_empire.rules.passage import bars_hex, nations_of
from ticonderoga.games.end_of_empire.rules.supply import Survey, is_american
from ticonderoga.games.end_of_empire.rules.tracing import has_french
from ticonderoga.games.end_of_empire.terms import verb_of
from ticonderoga.games.end_of_empire.underway import Levy

HOLD_BACK: Final[Choice] = ("hold_back",)


def militia_of(g: Position, side: int, area: int) -> tuple[int, ...]:
    """The militia of a side at home in an area, Marion with those of South Carolina."""
    found = g.pieces.militia[g.war][side][area]
    if area == SOUTH_CAROLINA and side == ALLIED and g.war == ARW:
        return (*found, g.pieces.role[ROLE_MARION])
    return found


# ---------------------------------------------------------------------- what bars it


def bars_piece(g: Position, side: int, piece: int) -> str:
    """12.2, 12.4, 12.5 Why a piece cannot be called out anywhere; empty if it can."""
    p = g.pieces
    if p.type[piece] != MILITIA or p.side[piece] != side or not p.in_war(piece, g.war):
        return "no_militia_of_yours"
    if g.where[piece] != AVAILABLE:
        return "militia_not_available"
    return bars_flag(g, piece)


def bars_ground(g: Position, side: int, piece: int, hex: int) -> str:
    """12.2, ruling 56: why militia that is available may not stand in a hex, supply apart; empty if
    it may. Whoever is just coming into the hex does not count."""
    board = g.board
    if board.area[hex] != g.pieces.home[piece]:
        return "not_their_area"
    bar = bars_hex(g, side, nations_of(g, (piece,)), hex)
    if bar:
        return bar
    if _others_in(g, 1 - side, hex):
        return "enemy_in_the_hex"
    if g.war == ARW and side == BRITISH and board.colour[hex] == AMERICAN:
        if not g.units_in_hex(BRITISH, hex):
            return "tories_need_company"
    return ""


def _others_in(g: Position, side: int, space: int) -> bool:
    """Units of a side are in a space that do not come there just now."""
    movers = g.operation.force if g.operation is not None else ()
    for piece in g.units_at(side, space):
        if piece not in movers:
            return True
    return False


def in_supply(g: Position, survey: Survey, side: int, piece: int, hex: int) -> bool:
    """12.2 Militia in a hex could trace supply, with the French there if the economy has collapsed
    (15.7); what a town keeps (6.4) is no line."""
    if survey.over_land(side, hex, True):
        return True
    return survey.overseas(side, hex, is_american(g, piece), has_french(g, side, hex), True)


def bars_hex_for(g: Position, survey: Survey, side: int, piece: int, hex: int) -> str:
    """12.2 Why militia that is available may not be called out in a hex; empty if it may."""
    bar = bars_ground(g, side, piece, hex)
    if bar:
        return bar
    return "" if in_supply(g, survey, side, piece, hex) else "hex_not_supplied"


# ---------------------------------------------------------------------- before the operations


def muster_hexes(g: Position, survey: Survey, side: int, piece: int) -> list[int]:
    """The hexes in which militia that is available may be called out."""
    hexes = g.board.area_hexes[g.pieces.home[piece]]
    return [hex for hex in hexes if not bars_hex_for(g, survey, side, piece, hex)]


def _has_hex(g: Position, survey: Survey, side: int, piece: int) -> bool:
    for hex in g.board.area_hexes[g.pieces.home[piece]]:
        if not bars_hex_for(g, survey, side, piece, hex):
            return True
    return False


def bars_call(g: Position, survey: Survey, side: int, piece: int) -> str:
    """12.2 Why a piece cannot be called out in this Reinforcement Phase; empty if it can."""
    bar = bars_piece(g, side, piece)
    if bar:
        return bar
    return "" if _has_hex(g, survey, side, piece) else "no_hex_for_militia"


def candidates(g: Position, side: int) -> list[int]:
    """The militia that a side can call out in this Reinforcement Phase."""
    survey = Survey(g)
    found: list[int] = []
    for area in range(AREAS):
        for piece in militia_of(g, side, area):
            if not bars_call(g, survey, side, piece):
                found.append(piece)
    return found


def _has_candidates(g: Position, side: int) -> bool:
    """Whether a side can call out any militia in this Reinforcement Phase."""
    survey = Survey(g)
    for area in range(AREAS):
        for piece in militia_of(g, side, area):
            if not bars_call(g, survey, side, piece):
                return True
    return False


def _offer_call(g: Position, ask: Ask) -> list[Choice]:
    choices: list[Choice] = [("call_out", piece) for piece in candidates(g, ask.seat)]
    choices.append(HOLD_BACK)
    return choices


def _refuse_call(g: Position, ask: Ask, choice: Choice) -> Reason:
    return Reason(bars_call(g, Survey(g), ask.seat, choice[1]), choice[1:])


CALL: Final = Question("militia", _offer_call, _refuse_call, ("call_out", "hold_back"))


def _offer_hexes(g: Position, ask: Ask) -> list[Choice]:
    piece = ask.about["piece"]
    return [("to", hex) for hex in muster_hexes(g, Survey(g), ask.seat, piece)]


def _refuse_hexes(g: Position, ask: Ask, choice: Choice) -> Reason:
    hex = choice[1]
    if hex >= g.board.hexes:
        return Reason("militia_outside")
    bar = bars_hex_for(g, Survey(g), ask.seat, ask.about["piece"], hex)
    return Reason(bar, choice[1:])


MUSTER: Final = Question("muster", _offer_hexes, _refuse_hexes, ("to",))


def placement(g: Position) -> Procedure[None]:
    """12.2, ruling 56: the British call out militia, one unit to a visit, then the other side."""
    if not g.started:
        g.started = True
        g.active = BRITISH
    side = g.active
    if _has_candidates(g, side):
        choice: Choice = yield Ask(side, CALL, {"side": side})
        if verb_of(choice) == "call_out":
            about = {"piece": choice[1], "side": side}
            where: Choice = yield Ask(side, MUSTER, about)
            call_out(g, side, choice[1], where[1])
            return
    if side == SIDES[-1]:
        g.started = False
        g.active = BRITISH
        g.step = OPERATIONS_BEGIN
    else:
        g.active = ALLIED


def call_out(g: Position, side: int, piece: int, hex: int) -> None:
    """12.2 Militia stands in a hex."""
    bring_in(g, side, piece, hex)
    record(g, "militia_called", piece, hex)


# ---------------------------------------------------------------------- against a move


def _supplied_before(g: Position, side: int, piece: int, hex: int) -> bool:
    """12.2 Militia could trace supply from a hex that the enemy is about to enter: as if those who
    come were not there yet."""
    op = g.operation
    if op is None or g.board.hex_of[op.at] != hex:
        return in_supply(g, Survey(g), side, piece, hex)
    before = g.copy()
    for other in op.force:
        send_away(before, other, ASIDE)
    return in_supply(before, Survey(before), side, piece, hex)


def bars_reaction(g: Position, side: int, piece: int, hex: int) -> str:
    """12.2 Why militia cannot be called out in a hex that the enemy enters; empty if it can."""
    bar = bars_piece(g, side, piece) or bars_ground(g, side, piece, hex)
    if bar:
        return bar
    return "" if _supplied_before(g, side, piece, hex) else "hex_not_supplied"


def _ready(g: Position, side: int, hex: int) -> list[int]:
    """The militia that a side can call out in a hex that the enemy enters."""
    area = g.board.area[hex]
    if area == NOTHING:
        return []
    militia = militia_of(g, side, area)
    return [piece for piece in militia if not bars_reaction(g, side, piece, hex)]


def could_react(g: Position, side: int, hex: int) -> bool:
    """9.3, 12.2 Whether a side has militia to call out in a hex that the enemy enters."""
    return bool(_ready(g, side, hex))


def _offer_reaction(g: Position, ask: Ask) -> list[Choice]:
    levy = g.levy
    assert levy is not None
    choices: list[Choice] = [("call_out", piece) for piece in _ready(g, ask.seat, levy.hex)]
    choices.append(HOLD_BACK)
    return choices


def _refuse_reaction(g: Position, ask: Ask, choice: Choice) -> Reason:
    levy = g.levy
    assert levy is not None
    return Reason(bars_reaction(g, ask.seat, choice[1], levy.hex), choice[1:])


CALL_AGAINST: Final = Question(
    "militia_against", _offer_reaction, _refuse_reaction, ("call_out", "hold_back")
)


def react(g: Position, side: int, hex: int) -> Procedure[None]:
    """12.2 A side may call out militia in a hex that the enemy enters; no die decides it."""
    levy = Levy()
    levy.hex = hex
    while _ready(g, side, hex):
        g.levy = levy
        choice: Choice = yield Ask(side, CALL_AGAINST, {"space": hex, "side": side}, ("space", hex))
        g.levy = None
        if verb_of(choice) == "hold_back":
            return
        call_out(g, side, choice[1], hex)
