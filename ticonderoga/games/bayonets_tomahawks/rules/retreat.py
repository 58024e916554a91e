"""13.9 Retreat: who must leave a space, and where to.

A rank is the place of a space in the printed list, the lowest first; 0 is for spaces that are
not in it. Within 5A and 5B the enemy's strength is part of the rank.
"""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Ask, Choice, Procedure, Question, Reason
from ticonderoga.engine.game import record
from ticonderoga.games.bayonets_tomahawks.data.kinds import (
    BASE,
    COMMANDER,
    FRENCH,
    HIGHWAY,
    NOTHING,
    VILLAGE,
    WILDERNESS,
)
from ticonderoga.games.bayonets_tomahawks.position import Position
from ticonderoga.games.bayonets_tomahawks.rules.control import (
    enemy_there,
    has_walls,
    is_neutral_village,
    militia_here,
    nation_joins,
    note_first,
    outnumbers,
    remove_battle,
    settle_control,
    strength,
)
from ticonderoga.games.bayonets_tomahawks.rules.forts_fall import leave_fort
from ticonderoga.games.bayonets_tomahawks.rules.havens import fleet_havens
from ticonderoga.games.bayonets_tomahawks.rules.losses import eliminate, eliminate_all
from ticonderoga.games.bayonets_tomahawks.rules.picking import pick, picking_question
from ticonderoga.games.bayonets_tomahawks.rules.stacks import (
    count_units,
    has_fleet,
    is_light,
    is_mobile,
    shift,
)
from ticonderoga.games.bayonets_tomahawks.underway import Retreat

NOWHERE: Final = 0
# 13.9.1 and 13.9.3, by land
WHENCE_THEY_CAME: Final = 1
HOME: Final = 2
FRIENDLY: Final = 3
WILD: Final = 4
CAPTURED: Final = 5
OVERWHELM: Final = 1000
"""5A: this and the number of enemy units and Militia there."""
NEUTRAL_VILLAGE: Final = 2000
"""5A as a last resort."""
SHELTER: Final = 3000
"""5B: this and the number of enemy units and Militia there."""


# ---------------------------------------------------------------------- 13.9.2 by sea


def bars_sea(g: Position, r: Retreat, space: int) -> str:
    """13.9.2 Why the stack may not go to this space by sea; empty if it may."""
    if not g.board.coastal[space]:
        return "retreat_not_coastal"
    if space == r.space:
        return "retreat_must_leave"
    if enemy_there(g, r.faction, space):
        return "retreat_enemy_units"
    if g.control[space] != r.faction and g.board.kind[space] != WILDERNESS:
        return "retreat_not_friendly"
    return "" if g.sea_open(r.faction, space) else "retreat_closed_sea"


# ---------------------------------------------------------------------- 13.9.1, 13.9.3 by land


def all_light(g: Position, pieces: tuple[int, ...]) -> bool:
    for piece in pieces:
        if not is_light(g, piece):
            return False
    return True


def bars_way(g: Position, r: Retreat, space: int) -> str:
    """13.9, 13.9.1 Why the way to a space is closed to the stack; empty if it is open."""
    connection = g.board.between(r.space, space)
    if connection == NOTHING:
        return "retreat_not_adjacent"
    if g.board.conn_kind[connection] != HIGHWAY and not g.is_road(connection):
        if not all_light(g, r.group):
            return "retreat_path"
    if not r.attacking and connection in g.entered.get(2 * r.space + 1 - r.faction, ()):
        return "retreat_enemy_came"
    return "retreat_base" if r.faction == FRENCH and g.board.kind[space] == BASE else ""


def _came_from(g: Position, r: Retreat, space: int) -> bool:
    """13.9.1, A-10 Attackers go back to a friendly space without enemies from which units of
    theirs came along a connection."""
    connection = g.board.between(r.space, space)
    if not r.attacking or connection not in g.entered.get(2 * r.space + r.faction, ()):
        return False
    if g.control[space] == r.faction:
        return True
    return g.edition.attacker_retreats_anywhere and not militia_here(g, 1 - r.faction, space)


def land_rank(g: Position, r: Retreat, space: int) -> int:
    """13.9.3 The place of an adjacent space in the list."""
    if bars_way(g, r, space):
        return NOWHERE
    enemy = 1 - r.faction
    if not enemy_there(g, r.faction, space):
        if _came_from(g, r, space):
            return WHENCE_THEY_CAME
        kind = g.board.kind[space]
        if kind == WILDERNESS or (kind == VILLAGE and g.control[space] == r.faction):
            return WILD
        if g.control[space] == r.faction:
            return HOME if g.board.home[space] == r.faction else FRIENDLY
        if g.control[space] == enemy and not militia_here(g, enemy, space):
            return CAPTURED
    return NOWHERE if r.routed else _rank_among_enemies(g, r, space)


def _rank_among_enemies(g: Position, r: Retreat, space: int) -> int:
    """13.9.3 5A and 5B, for a stack that is not Routed."""
    enemy = 1 - r.faction
    units = count_units(g, r.group)
    if is_neutral_village(g, space):
        return NEUTRAL_VILLAGE if outnumbers(units, 1) else NOWHERE
    against = strength(g, enemy, space)
    if outnumbers(units, against) and not has_walls(g, enemy, space):
        return OVERWHELM + against
    if space in g.battles and not g.fought >> space & 1:
        return SHELTER + against
    return NOWHERE


def _why_no_rank(g: Position, r: Retreat, space: int) -> str:
    """Why an adjacent space that can be reached is not in the list."""
    if is_neutral_village(g, space):
        return "retreat_neutral_village"
    if enemy_there(g, r.faction, space):
        return "retreat_enemy_units"
    return "retreat_militia"


# ---------------------------------------------------------------------- the question


def retreat_spaces(g: Position, r: Retreat) -> list[int]:
    """13.9.1 The spaces of the first priority that has any; none if there is nowhere to go (or,
    for a stack with Fleets, nothing but the Sail box)."""
    if has_fleet(g, r.group):
        return fleet_havens(g, r.faction, r.space)
    best = NOWHERE
    found: list[int] = []
    for space, _ in g.board.links[r.space]:
        rank = land_rank(g, r, space)
        if rank and (not best or rank < best):
            best = rank
            found = [space]
        elif rank and rank == best:
            found.append(space)
    return found


def bars_retreat(g: Position, r: Retreat, space: int) -> str:
    """13.9 Why the stack may not retreat there; empty if it may."""
    if has_fleet(g, r.group):
        reason = bars_sea(g, r, space)
    else:
        reason = bars_way(g, r, space)
        if not reason and not land_rank(g, r, space):
            reason = _why_no_rank(g, r, space)
    if reason:
        return reason
    return "" if space in retreat_spaces(g, r) else "retreat_priority"


def _offer_retreat(g: Position, ask: Ask) -> list[Choice]:
    assert g.retreat is not None
    return [("retreat", space) for space in retreat_spaces(g, g.retreat)]


def _refuse_retreat(g: Position, ask: Ask, choice: Choice) -> Reason:
    assert g.retreat is not None
    return Reason(bars_retreat(g, g.retreat, choice[1]), choice[1:])


RETREAT: Final = Question("retreat", _offer_retreat, _refuse_retreat, ("retreat",))


# ---------------------------------------------------------------------- the procedure


def retreat(
    g: Position, faction: int, space: int, attacking: bool, routed: bool
) -> Procedure[None]:
    """13.9 A stack leaves its space, or is eliminated. Who controls the space it leaves is for
    the caller to settle."""
    r = Retreat(faction, space, attacking, routed)
    g.retreat = r
    yield from leave_fort(g, r)
    r.group = tuple([piece for piece in g.at(faction, space) if is_mobile(g, piece)])
    if r.group:
        yield from _retreat_group(g, r)
    g.retreat = None


def _retreat_group(g: Position, r: Retreat) -> Procedure[None]:
    """13.9.1 Everybody to one space. If there is none the non-Light units are lost, with their
    Commanders (A-60), and Light units look once more, since Paths are open to them alone."""
    if not retreat_spaces(g, r):
        if has_fleet(g, r.group):
            record(g, "retreated_to_sea", r.faction, r.space)
            shift(g, r.faction, r.group, g.board.sail)
            return
        record(g, "no_retreat", r.faction, r.space)
        heavy = [piece for piece in r.group if not is_light(g, piece)]
        yield from eliminate_all(g, heavy)
        r.group = tuple([piece for piece in r.group if is_light(g, piece)])
        if not r.group or not retreat_spaces(g, r):
            yield from eliminate_all(g, r.group)
            return
    about = {"side": r.faction, "space": r.space}
    choice: Choice = yield Ask(r.faction, RETREAT, about, ("space", r.space))
    r.to = choice[1]
    yield from _go(g, r, r.to)


def _go(g: Position, r: Retreat, to: int) -> Procedure[None]:
    """The stack arrives: an empty enemy space is captured, enemies it Outnumbers are Overwhelmed,
    a Battle that is still to come is left to others."""
    by_sea = has_fleet(g, r.group)
    rank = NOWHERE if by_sea else land_rank(g, r, to)
    if OVERWHELM <= rank < SHELTER:
        yield from overwhelm(g, r, to)
    record(g, "retreated_by_sea" if by_sea else "retreated", r.faction, r.space, to)
    shift(g, r.faction, r.group, to)
    note_first(g, r.faction, to)
    if rank >= SHELTER:
        record(g, "sheltered", r.faction, to)
        for piece in r.group:
            g.sheltered |= 1 << piece
    settle_control(g, to)


def _not_a_retreating_unit(g: Position, among: tuple[int, ...], piece: int) -> str:
    return "pick_commander" if g.pieces.type[piece] == COMMANDER else "pick_elsewhere"


RETREAT_LOSS: Final = picking_question("retreat_loss", "lose", _not_a_retreating_unit)


def overwhelm(g: Position, r: Retreat, to: int) -> Procedure[None]:
    """13.9.4 As many retreating units as there are enemy units and Militia are eliminated, at the
    opponent's choice, and all enemy units there. A Battle there will not take place."""
    enemy = 1 - r.faction
    if is_neutral_village(g, to):
        nation_joins(g, g.board.nation[to], enemy)
    record(g, "overwhelmed_in_retreat", r.faction, to)
    r.lost = strength(g, enemy, to)
    while r.lost:
        units = [piece for piece in r.group if g.pieces.type[piece] != COMMANDER]
        about = {"space": r.space, "units": r.lost}
        piece = yield from pick(g, enemy, RETREAT_LOSS, units, about)
        r.group = tuple([other for other in r.group if other != piece])
        r.lost -= 1
        yield from eliminate(g, piece)
    yield from eliminate_all(g, g.at(enemy, to))
    remove_battle(g, to)
