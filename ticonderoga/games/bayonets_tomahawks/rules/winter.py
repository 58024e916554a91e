"""17.2 Winter Quarters: markers go, Sail box, Indians and Colonial Brigades.

Return to Colonies is in winter_return.py, what follows it in winter_end.py. Each step is resolved
by the British first; `g.active` says whose turn it is.
"""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Ask, Choice, Procedure, Question, Reason
from ticonderoga.engine.game import record
from ticonderoga.games.bayonets_tomahawks.data.kinds import BRITISH, FRENCH, NOTHING
from ticonderoga.games.bayonets_tomahawks.position import (
    ABSENT,
    ARRIVING,
    DISBANDED,
    LOSSES,
    POOL,
    REMOVED,
    WINTER_COLONIALS,
    WINTER_INDIANS,
    WINTER_RETURN,
    WINTER_SAIL_BOX,
    Position,
)
from ticonderoga.games.bayonets_tomahawks.rules.control import after_leaving
from ticonderoga.games.bayonets_tomahawks.rules.havens import fleet_havens, is_home_port
from ticonderoga.games.bayonets_tomahawks.rules.stacks import bring_in, lift, send_away, shift
from ticonderoga.games.bayonets_tomahawks.rules.winter_return import (
    bars_garrison,
    leave_garrison,
)
from ticonderoga.games.bayonets_tomahawks.underway import Winter


def begin_winter(g: Position) -> None:
    """17.2 steps 1 and 2: Raided, Rout and Out of Supply markers go; the Raid track stays."""
    record(g, "winter", g.year)
    g.raided = [0, 0]
    g.marks.clear()
    g.active = BRITISH
    g.step = WINTER_SAIL_BOX


def pass_on(g: Position, step: int) -> None:
    """17.2 The same step for the French, then the next one for the British."""
    g.started = False
    if g.active == BRITISH:
        g.active = FRENCH
    else:
        g.active = BRITISH
        g.step = step


# ---------------------------------------------------------------------- step 3: the Sail box


def sail_box_ports(g: Position, faction: int) -> list[int]:
    """17.2 step 3: friendly Coastal Home Spaces, else the list of 13.9.2."""
    found = [space for space in g.board.coast if is_home_port(g, faction, space)]
    return found or fleet_havens(g, faction)


def _offer_sail_box(g: Position, ask: Ask) -> list[Choice]:
    return [("winter", space) for space in sail_box_ports(g, ask.seat)]


def _refuse_sail_box(g: Position, ask: Ask, choice: Choice) -> Reason:
    return Reason("no_home_port", choice[1:])


SAIL_BOX: Final = Question("winter_sail_box", _offer_sail_box, _refuse_sail_box, ("winter",))


def sail_boxes(g: Position) -> Procedure[None]:
    """17.2 step 3: the stack in the Sail box goes to a port; if there is none it stays."""
    faction = g.active
    stack = g.at(faction, g.board.sail)
    if stack and sail_box_ports(g, faction):
        choice: Choice = yield Ask(faction, SAIL_BOX)
        shift(g, faction, stack, choice[1])
        record(g, "from_sail_box", faction, choice[1])
    pass_on(g, WINTER_INDIANS)


# ---------------------------------------------------------------------- step 4: Indians


def indians(g: Position) -> Procedure[None]:
    """17.2 step 4: Indian units go to their Villages, those of an enemy-controlled Village to the
    Losses box. Where a Nation has fewer units than Villages its owner picks these (A-62)."""
    faction = g.active
    if not g.started:
        _send_home(g, faction)
        for nation, owner in enumerate(g.nations):
            if owner == faction:
                _send_nation_home(g, faction, nation)
        g.started = True
    if g.arriving:
        choice: Choice = yield Ask(faction, VILLAGE, {"piece": g.arriving[0]})
        _to_village(g, faction, g.arriving[0], choice[1])
        g.arriving = g.arriving[1:]
        return
    pass_on(g, WINTER_COLONIALS)


def _in_play(g: Position, piece: int) -> bool:
    """An Indian unit on the map, in the Sail box or in the Losses box."""
    return g.where[piece] not in (POOL, REMOVED, ABSENT)


def is_open_village(g: Position, faction: int, village: int) -> bool:
    """17.2 step 4: not enemy-controlled."""
    return g.control[village] != 1 - faction


def _send_home(g: Position, faction: int) -> None:
    """Units that are linked to one Village."""
    for piece, village in enumerate(g.pieces.village):
        if village == NOTHING or g.pieces.faction[piece] != faction or not _in_play(g, piece):
            continue
        if is_open_village(g, faction, village):
            _to_village(g, faction, piece, village)
        else:
            _to_losses(g, piece)


def _send_nation_home(g: Position, faction: int, nation: int) -> None:
    """One unit of a Nation in the Losses box for each enemy-controlled Village, first those that
    are there already; the others one to a Village."""
    units = [p for p, of in enumerate(g.pieces.nation) if of == nation and _in_play(g, p)]
    units.sort(key=lambda piece: (g.where[piece] != LOSSES, piece))
    villages = g.board.nation_villages[nation]
    free = [village for village in villages if is_open_village(g, faction, village)]
    lost = len(villages) - len(free)
    for piece in units[:lost]:
        _to_losses(g, piece)
    others = sorted(units[lost:])
    if len(others) >= len(free):
        for piece, village in zip(others, free):
            _to_village(g, faction, piece, village)
        return
    for piece in others:
        _off_the_map(g, piece, ARRIVING)
    g.arriving = (*g.arriving, *others)


def _off_the_map(g: Position, piece: int, box: int) -> None:
    """A piece leaves its space or box; its space may change hands."""
    place = g.where[piece]
    send_away(g, piece, box)
    if place != LOSSES:
        after_leaving(g, place)


def _to_losses(g: Position, piece: int) -> None:
    if g.where[piece] != LOSSES:
        _off_the_map(g, piece, LOSSES)
        record(g, "village_lost", piece)


def _to_village(g: Position, faction: int, piece: int, village: int) -> None:
    place = g.where[piece]
    if place == village:
        return
    if place >= 0:
        shift(g, faction, (piece,), village)
        after_leaving(g, place)
    else:
        bring_in(g, faction, piece, village)
    record(g, "indians_home", piece, village)


def free_villages(g: Position, faction: int) -> list[int]:
    """The Villages that the next unit of a Nation may winter in: open, without another one."""
    nation = g.pieces.nation[g.arriving[0]]
    return [
        village
        for village in g.board.nation_villages[nation]
        if is_open_village(g, faction, village) and not _has_unit_of(g, faction, nation, village)
    ]


def _has_unit_of(g: Position, faction: int, nation: int, space: int) -> bool:
    for piece in g.at(faction, space):
        if g.pieces.nation[piece] == nation:
            return True
    return False


def _offer_village(g: Position, ask: Ask) -> list[Choice]:
    return [("place", village) for village in free_villages(g, ask.seat)]


def _refuse_village(g: Position, ask: Ask, choice: Choice) -> Reason:
    space: int = choice[1]
    nation = g.pieces.nation[g.arriving[0]]
    if g.board.nation[space] != nation:
        return Reason("not_their_village", choice[1:])
    if not is_open_village(g, ask.seat, space):
        return Reason("village_in_enemy_hands", choice[1:])
    return Reason("village_has_unit", choice[1:])


VILLAGE: Final = Question("winter_village", _offer_village, _refuse_village, ("place",))


# ---------------------------------------------------------------------- step 5: Colonial Brigades


def colonials(g: Position) -> Procedure[None]:
    """17.2 step 5: Colonial Brigades on the map go to the Disbanded box on the face they show;
    some may stay with a Fort or on a captured Settled Space (17.3.1, A-23)."""
    if not g.started:
        _disband_most(g)
        g.started = True
    if not g.returning:
        g.started = False
        g.step = WINTER_RETURN
        return
    space = g.returning[0]
    g.returning = g.returning[1:]
    g.winter = Winter(BRITISH, space)
    g.winter.group = colonials_at(g, space)
    yield from leave_garrison(g)
    _disband(g, g.winter.group)
    g.winter = None


def colonials_at(g: Position, place: int) -> tuple[int, ...]:
    colony = g.pieces.colony
    return tuple([piece for piece in g.at(BRITISH, place) if colony[piece] != NOTHING])


def _disband_most(g: Position) -> None:
    """Those who cannot stay go; where some can, the owner will be asked."""
    asked: list[int] = []
    for place in sorted(g.stacks[BRITISH]):
        group = colonials_at(g, place)
        if not group:
            continue
        if place < g.board.size and not bars_garrison(g, BRITISH, place, group[0]):
            asked.append(place)
        else:
            _disband(g, group)
    g.returning = tuple(asked)


def _disband(g: Position, group: tuple[int, ...]) -> None:
    if not group:
        return
    place = g.where[group[0]]
    lift(g, BRITISH, group)
    for piece in group:
        g.where[piece] = DISBANDED
        record(g, "disbanded", piece, place)
    after_leaving(g, place)
