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
from ticonderoga.games.washingtons_war.rules.sections import section
from ticonderoga.games.washingtons_war.rules.stacking import settle_generals
from ticonderoga.games.washingtons_war.underway import Battle, Entry, Retreat


def sea_is_open(g: Position, space: int) -> bool:
    """9.62 The British may leave this port by sea: not blockaded, and British if fortified."""
    board = g.board
    if not board.port[space] or g.blockaded(space):
        return False
    return not board.fortified[space] or g.pc[space] == BRITISH_PC


def before_battle(entry: Entry, general: int) -> Retreat:
    """7.9 The retreat of an American Army before the battle that an entry brings."""
    return Retreat(AMERICAN, entry.space, general, entry.came_from, False, True)


def after_battle(battle: Battle, loser: int, with_cus: bool) -> Retreat:
    """9.61 The retreat of the side that lost a battle, with or without CUs left."""
    general = battle.generals[loser]
    attacking = loser == battle.attacker
    return Retreat(
        loser, battle.space, general, battle.came_from, attacking, general >= 0 and with_cus
    )


def bars_retreat(g: Position, retreat: Retreat, to: int) -> str:
    """9.61, 9.62 Why the force may not retreat there; empty if it may."""
    enemy = 1 - retreat.side
    if retreat.attacking:
        if to != retreat.came_from:
            return "attacker_returns"
    elif to == retreat.came_from:
        return "not_where_attack_came_from"
    if not next_to(g, retreat.space, to, retreat.general):
        bar = bars_leaving_by_sea(g, retreat, to)
        if bar:
            return bar
    if g.cus(enemy, to):
        return "retreat_enemy_cu"
    if g.pc[to] == enemy + 1:
        return "retreat_enemy_marker"
    if not retreat.is_army and g.general_at(enemy, to) >= 0:
        return "retreat_lone_general"
    return ""


def bars_leaving_by_sea(g: Position, retreat: Retreat, to: int) -> str:
    """9.62 British defenders go from an open port to any port that is not blockaded: why this
    force does not go there; empty if it may."""
    port = g.board.port
    if retreat.side != BRITISH or retreat.attacking or to == retreat.space:
        return "retreat_not_adjacent"
    if not port[retreat.space] or not port[to]:
        return "retreat_not_adjacent"
    if not sea_is_open(g, retreat.space):
        return "retreat_sea_closed"
    return "blockaded" if g.blockaded(to) else ""


def retreat_spaces(g: Position, retreat: Retreat) -> list[int]:
    """Every space the force may retreat to."""
    space = retreat.space
    candidates = list(g.board.near[space])
    for a, b, _, _ in g.board.private_roads:
        if a == space:
            candidates.append(b)
        elif b == space:
            candidates.append(a)
    if retreat.side == BRITISH:
        candidates += [port for port in g.board.ports if port not in candidates]
    return [to for to in candidates if not bars_retreat(g, retreat, to)]


def _offer_retreat(g: Position, ask: Ask) -> list[Choice]:
    assert g.retreat is not None
    return [("retreat", to) for to in retreat_spaces(g, g.retreat)]


def _refuse_retreat(g: Position, ask: Ask, choice: Choice) -> Reason:
    assert g.retreat is not None
    bar = bars_retreat(g, g.retreat, choice[1])
    return Reason(bar, (choice[1],), section(g, ask, choice, bar))


RETREAT: Final = Question("retreat", _offer_retreat, _refuse_retreat, ("retreat",))


def choose_retreat(g: Position, retreat: Retreat) -> Procedure[int]:
    """Where a force retreats to; call only where a legal space exists."""
    g.retreat = retreat
    choice = yield Ask(
        retreat.side, RETREAT, {"space": retreat.space}, ("space", retreat.space)
    )
    g.retreat = None
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


def retreat_or_surrender(g: Position, battle: Battle, side: int) -> Procedure[None]:
    """9.61 The whole beaten force goes to one space; 9.63 if it cannot, it surrenders."""
    space = battle.space
    general = battle.generals[side]
    american = g.american_cu[space] if side == AMERICAN else 0
    french = g.french_cu[space] if side == AMERICAN else 0
    british = g.british_cu[space] if side == BRITISH else 0
    cus = american + french + british
    if cus == 0 and general < 0:
        return
    retreat = after_battle(battle, side, cus > 0)
    if not retreat_spaces(g, retreat):
        record(g, "surrender", side, space, cus)
        if side == BRITISH:
            g.british_cu[space] = 0
        else:
            g.american_cu[space] = 0
            g.french_cu[space] = 0
        if general >= 0:
            yield from capture(g, general)
        return
    to = yield from choose_retreat(g, retreat)
    g.american_cu[space] -= american
    g.american_cu[to] += american
    g.french_cu[space] -= french
    g.french_cu[to] += french
    g.british_cu[space] -= british
    g.british_cu[to] += british
    if general >= 0:
        g.generals[general] = to
    record(g, "retreated", side, space, to, general)
    yield from arrive_in_retreat(g, side, to, retreat.is_army)
