"""9.6 Retreats: by land, by sea, surrender."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Ask, Choice, Procedure, Question, Reason
from ticonderoga.engine.game import record
from ticonderoga.games.washingtons_war.data.board import AMERICAN, BRITISH, BRITISH_PC
from ticonderoga.games.washingtons_war.position import Position
from ticonderoga.games.washingtons_war.rules.capture import (
    capture,
    captures_lone_general,
    disperse_congress,
)
from ticonderoga.games.washingtons_war.rules.roads import next_to
from ticonderoga.games.washingtons_war.rules.stacking import settle_generals


def sea_is_open(g: Position, space: int) -> bool:
    """9.62 The British may leave this port by sea: not blockaded, and British if fortified."""
    board = g.board
    if not board.port[space] or g.blockaded(space):
        return False
    return not board.fortified[space] or g.pc[space] == BRITISH_PC


def bars_retreat(
    g: Position,
    side: int,
    space: int,
    general: int,
    came_from: int,
    attacking: bool,
    is_army: bool,
    to: int,
) -> str:
    """9.61, 9.62 Why a beaten force may not retreat there; empty if it may."""
    enemy = 1 - side
    by_land = next_to(g, space, to, general)
    by_sea = (
        side == BRITISH
        and not attacking
        and to != space
        and sea_is_open(g, space)
        and g.board.port[to]
        and not g.blockaded(to)
    )
    if attacking:
        if to != came_from:
            return "attacker_returns"
    elif to == came_from:
        return "not_where_attack_came_from"
    if not by_land and not by_sea:
        return "retreat_not_adjacent"
    if g.cus(enemy, to):
        return "retreat_enemy_cu"
    if g.pc[to] == enemy + 1:
        return "retreat_enemy_marker"
    if not is_army and g.general_at(enemy, to) >= 0:
        return "retreat_lone_general"
    return ""


def retreat_spaces(
    g: Position,
    side: int,
    space: int,
    general: int,
    came_from: int,
    attacking: bool,
    is_army: bool,
) -> list[int]:
    """Every space a beaten force may retreat to."""
    candidates = list(g.board.near[space])
    for a, b, _, _ in g.board.private_roads:
        if a == space:
            candidates.append(b)
        elif b == space:
            candidates.append(a)
    if side == BRITISH:
        candidates += [port for port in g.board.ports if port not in candidates]
    return [
        to
        for to in candidates
        if not bars_retreat(g, side, space, general, came_from, attacking, is_army, to)
    ]


def _offer_retreat(g: Position, ask: Ask) -> list[Choice]:
    space, general, came_from, attacking, is_army = ask.args
    return [
        ("retreat", to)
        for to in retreat_spaces(
            g, ask.seat, space, general, came_from, bool(attacking), bool(is_army)
        )
    ]


def _refuse_retreat(g: Position, ask: Ask, choice: Choice) -> Reason:
    space, general, came_from, attacking, is_army = ask.args
    bar = bars_retreat(
        g, ask.seat, space, general, came_from, bool(attacking), bool(is_army), choice[1]
    )
    return Reason(bar, (choice[1],))


RETREAT: Final = Question("retreat", _offer_retreat, _refuse_retreat, ("retreat",))


def choose_retreat(
    g: Position,
    side: int,
    space: int,
    general: int,
    came_from: int,
    attacking: bool,
    is_army: bool,
) -> Procedure[int]:
    """Where a force retreats to; call only where a legal space exists."""
    args = (space, general, came_from, int(attacking), int(is_army))
    choice = yield Ask(side, RETREAT, args, ("space", space))
    to: int = choice[1]
    return to


def arrive_in_retreat(g: Position, side: int, to: int, is_army: bool) -> Procedure[None]:
    """7.4.C, 7.6.A An Army captures a lone enemy general, and a British one disperses an
    unguarded Congress (7.7); two generals do not stay together."""
    if is_army:
        yield from captures_lone_general(g, side, to)
        if side == BRITISH:
            disperse_congress(g, to)
    yield from settle_generals(g, side, to)


def retreat_or_surrender(
    g: Position, side: int, space: int, general: int, came_from: int, attacking: bool
) -> Procedure[None]:
    """9.61 The whole beaten force goes to one space; 9.63 if it cannot, it surrenders."""
    american = g.american_cu[space] if side == AMERICAN else 0
    french = g.french_cu[space] if side == AMERICAN else 0
    british = g.british_cu[space] if side == BRITISH else 0
    cus = american + french + british
    if cus == 0 and general < 0:
        return
    is_army = general >= 0 and cus > 0
    if not retreat_spaces(g, side, space, general, came_from, attacking, is_army):
        record(g, "surrender", side, space, cus)
        if side == BRITISH:
            g.british_cu[space] = 0
        else:
            g.american_cu[space] = 0
            g.french_cu[space] = 0
        if general >= 0:
            yield from capture(g, general)
        return
    to = yield from choose_retreat(g, side, space, general, came_from, attacking, is_army)
    g.american_cu[space] -= american
    g.american_cu[to] += american
    g.french_cu[space] -= french
    g.french_cu[to] += french
    g.british_cu[space] -= british
    g.british_cu[to] += british
    if general >= 0:
        g.generals[general] = to
    record(g, "retreated", side, space, to, general)
    yield from arrive_in_retreat(g, side, to, is_army)
