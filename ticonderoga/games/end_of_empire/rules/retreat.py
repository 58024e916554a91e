"""11.9, 14.6, 14.8 Retreats: where beaten forces go, those who leave of their own will, surrender.

A force that retreats stays together. Where it may go depends on why it leaves: defenders by 11.9,
attackers to where they came from, and so on; each kind has its own predicate.
"""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Ask, Choice, Procedure, Question, Reason
from ticonderoga.engine.game import record
from ticonderoga.games.end_of_empire.data.kinds import (
    AMERICA,
    ARW,
    BRITAIN,
    HEX,
    NAVAL_INFANTRY,
    SPAIN,
)
from ticonderoga.games.end_of_empire.position import TRACK, Position
from ticonderoga.games.end_of_empire.rules import at_once
from ticonderoga.games.end_of_empire.rules.combat_losses import (
    back_aboard,
    eliminate_force,
    force_of,
)
from ticonderoga.games.end_of_empire.rules.command import bars_command, check
from ticonderoga.games.end_of_empire.rules.control import controls
from ticonderoga.games.end_of_empire.rules.forces import capture_leader, shift
from ticonderoga.games.end_of_empire.rules.marks import bits
from ticonderoga.games.end_of_empire.rules.passage import (
    bars_ferry,
    bars_hex,
    nations_of,
    way_across,
    why_blocked,
)
from ticonderoga.games.end_of_empire.terms import (
    AT_SEA,
    BACK,
    BY_LAND,
    DEFENDER,
    FAR,
    LEAVES,
    LEAVING,
    NO_WAY,
    SCATTERED,
    TO_PORT,
    verb_of,
)
from ticonderoga.games.end_of_empire.underway import Combat, Retreat

# ---------------------------------------------------------------------- the sea


def waters(g: Position, hex: int) -> int:
    """14, ruling 51: the sea areas offshore of a hex, as a mask: those of its coast, or of its
    port."""
    return g.board.port_seas[hex] if g.board.port[hex] else g.board.coast[hex]


def is_blockaded(g: Position, side: int, space: int) -> bool:
    """5.1, 14.8, O1 A force inside a port with an enemy fleet offshore cannot retreat."""
    hex = g.board.hex_of[space]
    if not g.board.port[hex]:
        return False
    if g.board.kind[space] == HEX and not g.edition.one_space_per_hex:
        return False
    return bool(g.fleets_in(1 - side, waters(g, hex)))


def evacuates_boston(g: Position, hex: int) -> bool:
    """14.6 Before turn 7, out of winter, the British leave Boston as if they had a fleet."""
    if hex != g.board.boston:
        return False
    return g.turn < g.pack.tables.fleet_turn and not g.winter


def bars_embark(g: Position, r: Retreat, fleet: int) -> str:
    """14.6 Why a force may not go aboard a fleet; empty if it may."""
    if not g.pieces.is_fleet(fleet) or g.pieces.side[fleet] != r.side:
        return "no_own_fleet"
    if r.kind not in (DEFENDER, BACK):
        return "not_by_sea"
    hex = g.board.hex_of[r.space]
    if fleet not in g.fleets_in(r.side, waters(g, hex)):
        if not evacuates_boston(g, hex) or g.where[fleet] != TRACK:
            return "not_offshore"
        if fleet not in g.pieces.fleets[ARW][BRITAIN]:
            return "not_offshore"
    nations = nations_of(g, r.force) | nations_of(g, g.at(r.side, g.aboard(fleet)))
    mixed = nations >> SPAIN & 1 and nations >> AMERICA & 1
    return "spanish_apart" if mixed else ""


def _fleets_for(g: Position, r: Retreat) -> list[int]:
    """The fleets that can take the force aboard."""
    hex = g.board.hex_of[r.space]
    found = g.fleets_in(r.side, waters(g, hex))
    if evacuates_boston(g, hex):
        found = found + [fleet for fleet in g.pieces.fleets[ARW][BRITAIN] if fleet not in found]
    return [fleet for fleet in found if not bars_embark(g, r, fleet)]


# ---------------------------------------------------------------------- where to


def bars_haven(g: Position, r: Retreat, space: int) -> str:
    """11.9 Why a beaten force may not retreat to a space; empty if it may: an adjacent hex, or the
    place inside its own."""
    board = g.board
    if space == r.space:
        return "already_there"
    here, there = board.hex_of[r.space], board.hex_of[space]
    if board.kind[space] != HEX:
        if g.edition.one_space_per_hex:
            return "one_space"
        if here != there:
            return "retreat_to_hex"
        if r.kind != DEFENDER:
            return "retreat_out_of_hex"
        if space in r.barred:
            return "attack_came_from"
        return "enemy_inside" if g.has_units(1 - r.side, space) else ""
    if here == there:
        return "retreat_out_of_hex"
    if there not in board.near[here]:
        return "not_adjacent"
    if there in r.barred:
        return "attack_came_from"
    if g.units_in_hex(1 - r.side, there):
        return "enemy_in_hex"
    return bars_way(g, r, there)


def bars_way(g: Position, r: Retreat, hex: int) -> str:
    """9.8, 9.11 Why the force cannot cross to an adjacent hex, by land or by ferry."""
    here = g.board.hex_of[r.space]
    if way_across(g, r.side, r.force, here, hex) == NO_WAY:
        bar = why_blocked(g, here, hex)
        return bars_ferry(g, r.side, r.force, here, hex) if bar == "sea_side" else bar
    return bars_hex(g, r.side, nations_of(g, r.force), hex)


def bars_leave(g: Position, r: Retreat, space: int) -> str:
    """Combat sequence 3b: why the defenders may not leave for a space; empty if they may: any
    adjacent one without enemies that they could enter."""
    board = g.board
    if space == r.space:
        return "already_there"
    if board.kind[space] != HEX and g.edition.one_space_per_hex:
        return "one_space"
    here, there = board.hex_of[r.space], board.hex_of[space]
    if here != there and there not in board.near[here]:
        return "not_adjacent"
    if g.has_units(1 - r.side, space):
        return "enemy_in_space"
    return "" if here == there else bars_way(g, r, there)


def bars_retreat(g: Position, r: Retreat, space: int) -> str:
    """Why a force may not retreat to a space; empty if it may."""
    if r.kind == LEAVES:
        return bars_leave(g, r, space)
    if r.kind in (DEFENDER, SCATTERED):
        return bars_haven(g, r, space)
    if space in r.goals:
        return ""
    return "back_where_from" if r.kind == BACK else "nearest_port"


def _beside(g: Position, space: int, places: bool) -> list[int]:
    """The spaces beside one: the other one of its hex, and the adjacent hexes; their places too if
    they are wanted."""
    board = g.board
    hex = board.hex_of[space]
    found = [other for other in board.spaces_of[hex] if other != space]
    for other in board.near[hex]:
        if places:
            found += board.spaces_of[other]
        else:
            found.append(other)
    return found


def havens(g: Position, r: Retreat) -> list[int]:
    """Every space to which the force may retreat."""
    near = _beside(g, r.space, r.kind == LEAVES)
    return [space for space in near if not bars_retreat(g, r, space)]


# ---------------------------------------------------------------------- the questions


def _offer_retreat(g: Position, ask: Ask) -> list[Choice]:
    r = g.retreat
    assert r is not None
    choices: list[Choice] = [("retreat", space) for space in r.goals]
    for fleet in r.fleets:
        choices.append(("embark", fleet))
    return choices


def _refuse_retreat(g: Position, ask: Ask, choice: Choice) -> Reason:
    r = g.retreat
    assert r is not None
    bars = bars_embark if verb_of(choice) == "embark" else bars_retreat
    return Reason(bars(g, r, choice[1]), choice[1:])


RETREAT: Final = Question("retreat", _offer_retreat, _refuse_retreat, ("retreat", "embark"))


def _offer_leave(g: Position, ask: Ask) -> list[Choice]:
    r = g.retreat
    assert r is not None
    choices: list[Choice] = [("leave", space) for space in r.goals]
    choices.append(("stand",))
    return choices


def _refuse_leave(g: Position, ask: Ask, choice: Choice) -> Reason:
    r = g.retreat
    assert r is not None
    return Reason(bars_leave(g, r, choice[1]), choice[1:])


LEAVE: Final = Question("leave", _offer_leave, _refuse_leave, ("leave", "stand"))


# ---------------------------------------------------------------------- going


def _go(g: Position, r: Retreat, space: int) -> None:
    """The force goes to a space; a ferry is noted (9.11)."""
    here, there = g.board.hex_of[r.space], g.board.hex_of[space]
    if there in g.board.near[here]:
        if way_across(g, r.side, r.force, here, there) != BY_LAND:
            g.ferried |= bits(r.force)
            record(g, "ferried", r.side, here, there)
    shift(g, r.side, r.force, space)
    record(g, "left_battle" if r.kind == LEAVES else "retreated", r.side, r.space, space)
    at_once.left(g, r.side, r.force, r.space)
    if not g.has_units(1 - r.side, space):
        for leader in g.leaders_at(1 - r.side, space):
            capture_leader(g, leader)


def _choose(g: Position, r: Retreat) -> Procedure[None]:
    """Where the force goes, if it has somewhere to go; otherwise it is eliminated."""
    if not r.goals and not r.fleets:
        record(g, "no_retreat", r.side, r.space)
        eliminate_force(g, r.side, r.force)
        return
    g.retreat = r
    about = {"space": r.space, "side": r.side}
    choice: Choice = yield Ask(r.side, RETREAT, about, ("space", r.space))
    g.retreat = None
    if verb_of(choice) == "embark":
        shift(g, r.side, r.force, g.aboard(choice[1]))
        record(g, "evacuated", r.side, r.space, choice[1])
        at_once.left(g, r.side, r.force, r.space)
    else:
        _go(g, r, choice[1])


def _movers(g: Position, pieces: tuple[int, ...]) -> tuple[int, ...]:
    """The force without naval infantry, which goes back to its fleet (14.5)."""
    kind = g.pieces.type
    for piece in pieces:
        if kind[piece] == NAVAL_INFANTRY:
            back_aboard(g, piece)
    return tuple([piece for piece in pieces if kind[piece] != NAVAL_INFANTRY])


# ---------------------------------------------------------------------- defenders


def attack_origins(g: Position, c: Combat) -> tuple[int, ...]:
    """11.9 Where the attackers came into the battle from: other hexes, or the other space of this
    one, as from a town out into the hex around it."""
    hex_of = g.board.hex_of
    found: list[int] = []
    for origin in (c.came_from, *c.origins.values()):
        if g.board.has(origin):
            hex = hex_of[origin]
            found.append(origin if hex == hex_of[c.space] else hex)
    return tuple(found)


def defenders_retreat(g: Position, c: Combat) -> Procedure[None]:
    """5.1, 11.9, 14.6, 14.8 The defenders must go; a unit that could not be ambushed stays while
    there are others. In a blockaded port they surrender."""
    side = c.defender
    force = tuple([piece for piece in force_of(g, c, side) if piece != c.exempt])
    if is_blockaded(g, side, c.space):
        record(g, "surrendered", side, c.space)
        eliminate_force(g, side, force)
        return
    force = _movers(g, force)
    if not force:
        return
    yield from _choose(g, _defenders_out(g, c, force))


def _defenders_out(g: Position, c: Combat, force: tuple[int, ...]) -> Retreat:
    """11.9, 14.6 Where beaten defenders may go."""
    r = Retreat(DEFENDER, c.defender, c.space, force)
    r.barred = attack_origins(g, c)
    r.goals = havens(g, r)
    r.fleets = _fleets_for(g, r)
    return r


def ways_out(g: Position, c: Combat, side: int) -> tuple[bool, bool]:
    """What a beaten side could do: whether it must surrender, and whether there is a way out."""
    kind = g.pieces.type
    force = tuple([p for p in force_of(g, c, side) if kind[p] != NAVAL_INFANTRY])
    if side == c.defender:
        if is_blockaded(g, side, c.space):
            return True, False
        r = _defenders_out(g, c, force)
    elif c.came_from == c.space or g.has_units(1 - side, c.came_from):
        r = Retreat(SCATTERED, side, c.space, force)
        r.goals = havens(g, r)
    else:
        return False, True
    return False, bool(r.goals or r.fleets)


def defenders_leave(g: Position, c: Combat) -> Procedure[None]:
    """Combat sequence 3b, ruling 10: after a round the defenders may try to leave."""
    side = c.defender
    kind = g.pieces.type
    force = tuple([p for p in force_of(g, c, side) if kind[p] != NAVAL_INFANTRY])
    if not force or bars_command(g, side, force, c.space, LEAVING):
        return
    r = Retreat(LEAVES, side, c.space, force)
    r.goals = havens(g, r)
    if not r.goals:
        return
    g.retreat = r
    about = {"space": c.space, "side": side}
    choice: Choice = yield Ask(side, LEAVE, about, ("space", c.space))
    if verb_of(choice) == "leave":
        passed: bool = yield from check(g, side, force, c.space, LEAVING)
        if passed:
            _movers(g, force_of(g, c, side))
            _go(g, r, choice[1])
    g.retreat = None


# ---------------------------------------------------------------------- attackers


def attackers_go_back(g: Position, c: Combat, beaten: bool) -> Procedure[None]:
    """11.9, rulings 20 to 22, 25: the attackers go back to where they came from, each contingent to
    its own origin. Those who are `beaten` may be evacuated by sea instead (14.6)."""
    rest = _movers(g, force_of(g, c, c.attacker))
    while rest:
        origin = c.origins.get(rest[0], c.came_from)
        group = tuple([piece for piece in rest if c.origins.get(piece, c.came_from) == origin])
        rest = tuple([piece for piece in rest if piece not in group])
        yield from _group_back(g, c, group, origin, beaten)


def _group_back(
    g: Position, c: Combat, group: tuple[int, ...], origin: int, beaten: bool
) -> Procedure[None]:
    side = c.attacker
    if origin == AT_SEA:
        r = Retreat(TO_PORT, side, c.space, group)
        r.goals = nearest_ports(g, side, group, c.space)
        yield from _choose(g, r)
    elif not g.board.has(origin):
        shift(g, side, group, origin)
        if origin == g.havana:
            record(g, "back_to_havana", side, c.space)
        else:
            record(g, "evacuated", side, c.space, _fleet_of(g, origin))
        at_once.left(g, side, group, c.space)
    elif origin == c.space or g.has_units(1 - side, origin):
        r = Retreat(SCATTERED, side, c.space, group)
        r.goals = havens(g, r)
        yield from _choose(g, r)
    else:
        r = Retreat(BACK, side, c.space, group)
        r.goals = [origin]
        if beaten:
            r.fleets = _fleets_for(g, r)
        yield from _choose(g, r)


def _fleet_of(g: Position, place: int) -> int:
    """The fleet that a place aboard belongs to."""
    return place - g.aboard(g.pieces.first_fleet) + g.pieces.first_fleet


def nearest_ports(g: Position, side: int, force: tuple[int, ...], space: int) -> list[int]:
    """Ruling 20: the spaces of the nearest ports that a side controls and the force may enter."""
    board = g.board
    nations = nations_of(g, force)
    found: list[int] = []
    nearest = FAR
    for hex in board.ports:
        if hex == board.hex_of[space] or not controls(g, side, hex):
            continue
        away = board.distance(board.hex_of[space], hex)
        if away > nearest or bars_hex(g, side, nations, hex):
            continue
        if away < nearest:
            found = []
        nearest = away
        place = board.place_of[hex]
        found.append(place if g.has_units(side, place) else hex)
    return found
