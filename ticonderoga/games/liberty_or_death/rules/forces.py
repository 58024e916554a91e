"""1.4 to 1.10 Placing, removing and moving forces; leaders, levels, markers, Resources, FNI.

Every card and every procedure changes the board through these. Those that may have to ask
somebody (a lift, a leader, a Blockade) are generators and are called with `yield from`.
"""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Ask, Procedure
from ticonderoga.engine.game import record
from ticonderoga.engine.kit.questions import (
    ask_yes_no,
    bits_of,
    pick_piece,
    pick_space,
    piece_question,
    space_question,
    yes_no_question,
)
from ticonderoga.games.liberty_or_death.data.pieces import (
    ACTIVE_MILITIA,
    ACTIVE_SIDE,
    ACTIVE_WAR_PARTY,
    AVAILABLE,
    BASES_PER_SPACE,
    BECOMES_CASUALTY,
    BRITISH,
    BRITISH_FORT,
    BRITISH_REGULAR,
    ELSEWHERE,
    FACTIONS,
    FRENCH,
    FRENCH_REGULAR,
    INDIANS,
    IS_BASE,
    IS_CUBE,
    KINDS_OF_TYPE,
    MARKER_LIMIT,
    MAX_RESOURCES,
    MILITIA,
    OWNER,
    PROPAGANDA,
    TYPE_OF,
    UNAVAILABLE,
    WAR_PARTY,
)
from ticonderoga.games.liberty_or_death.data.spaces import CITIES, EVERYWHERE, MAP, WEST_INDIES
from ticonderoga.games.liberty_or_death.order import Order
from ticonderoga.games.liberty_or_death.position import REDEPLOYMENT_PHASE, Position
from ticonderoga.games.liberty_or_death.rules.asking import pieces_in

UNLIMITED: Final = 99


def rule_of_blockades(g: Position, ask: Ask) -> str:
    """6.5.4 Blockades are moved in the Redeployment Phase as well."""
    return "6.5.4" if g.step == REDEPLOYMENT_PHASE else ""


LIFT: Final = piece_question("lift")
LEADER_JOINS: Final = yes_no_question("leader_joins")
LEADER_REJOINS: Final = space_question("leader_rejoins")
LIFT_BLOCKADE: Final = space_question("lift_blockade", rule_of_blockades)
LAY_BLOCKADE: Final = space_question("lay_blockade")

_MAP_BITS: Final = bits_of(MAP)
_CITY_BITS: Final = bits_of(CITIES)


# ---------------------------------------------------------------------- 1.4.2 where pieces may be


def bars_presence(g: Position, kind: int, space: int) -> str:
    """1.4.2 Why a piece of a kind may not be in a space at all; empty if it may."""
    if OWNER[kind] == INDIANS and g.board.is_city[space]:
        return "indians_in_city"
    if kind == FRENCH_REGULAR and not g.treaty:
        return "french_before_treaty"
    if space == WEST_INDIES:
        if kind not in (BRITISH_REGULAR, FRENCH_REGULAR, BRITISH_FORT):
            return "not_in_west_indies"
        if not g.treaty:
            return "west_indies_out_of_play"
    return ""


def room_for(g: Position, kind: int, space: int) -> int:
    """1.4.2 How many more pieces of a kind the space can take."""
    if bars_presence(g, kind, space):
        return 0
    return BASES_PER_SPACE - g.bases[space] if IS_BASE[kind] else UNLIMITED


# ---------------------------------------------------------------------- 1.4.1 placing


def may_lift(g: Position, seat: int, kind: int) -> bool:
    """1.4.1d, e A faction lifts its own forces only, never Regulars; 8.1d non-players never."""
    return (
        OWNER[kind] == seat
        and kind != BRITISH_REGULAR
        and kind != FRENCH_REGULAR
        and not g.is_non_player(seat)
    )


def placeable(g: Position, seat: int, kind: int) -> int:
    """How many of a kind a faction could place at the most, by lifting too."""
    piece = TYPE_OF[kind]
    number = g.available[piece]
    if may_lift(g, seat, kind):
        for side in KINDS_OF_TYPE[piece]:
            number += g.on_map[side]
    return number


def place(g: Position, seat: int, kind: int, space: int, number: int) -> Procedure[int]:
    """1.4.1a Place up to so many pieces of a kind from Available; how many were placed.

    `seat` is the faction that places. It may lift its own when none is Available, one piece at
    a time; a leader in Available may come along (1.10c). Irregulars are placed Underground
    unless the Active kind is named (1.4.3b).
    """
    piece = TYPE_OF[kind]
    number = min(number, room_for(g, kind, space))
    placed = 0
    while placed < number:
        batch = min(number - placed, g.available[piece])
        if batch == 0:
            if not may_lift(g, seat, kind):
                break
            lifted = yield from lift(g, seat, piece, space)
            if not lifted:
                break
            continue
        g.available[piece] -= batch
        g.put(kind, space, batch)
        placed += batch
    if placed > 0:
        record(g, "placed", placed, kind, space)
        yield from leader_comes_along(g, OWNER[kind], space)
    if g.thinned:
        yield from leaders_rejoin(g)
    return placed


def lift(g: Position, seat: int, piece: int, for_space: int) -> Procedure[bool]:
    """1.4.1d Take one own piece off the map into Available; false if the faction will not."""
    space, kind = yield from pick_piece(
        seat, LIFT, pieces_in(g, _MAP_BITS, KINDS_OF_TYPE[piece]), {"space": for_space}, True
    )
    if space < 0:
        return False
    g.put(kind, space, -1)
    g.available[piece] += 1
    record(g, "lifted", kind, space)
    return True


def place_from(g: Position, box: int, kind: int, space: int, number: int) -> Procedure[int]:
    """5.1.1b Place from a box that a rule or card names; how many were placed."""
    piece = TYPE_OF[kind]
    stock = g.available if box == AVAILABLE else g.unavailable
    if box != AVAILABLE and box != UNAVAILABLE:
        stock = g.casualties
    number = min(number, stock[piece], room_for(g, kind, space))
    if number <= 0:
        return 0
    stock[piece] -= number
    g.put(kind, space, number)
    record(g, "placed", number, kind, space)
    if box == AVAILABLE:
        yield from leader_comes_along(g, OWNER[kind], space)
    return number


def release(g: Position, piece: int, number: int) -> int:
    """From Unavailable to Available; how many there were."""
    number = min(number, g.unavailable[piece])
    if number > 0:
        g.unavailable[piece] -= number
        g.available[piece] += number
        record(g, "released", number, piece)
    return number


# ---------------------------------------------------------------------- removing and moving


def remove(g: Position, kind: int, space: int, number: int) -> int:
    """1.4.1b Off the map into Available; no Casualties. How many there were.

    Whoever removes or moves pieces lets the leaders rejoin (`leaders_rejoin`) afterwards.
    """
    number = min(number, g.by_kind[kind][space])
    if number > 0:
        g.put(kind, space, -number)
        g.available[TYPE_OF[kind]] += number
        record(g, "removed", number, kind, space)
    return number


def lose(g: Position, kind: int, space: int, number: int) -> int:
    """1.6.4 Lost to the enemy: cubes to Casualties, Forts to Available, both counted; the
    others are only removed."""
    if not BECOMES_CASUALTY[kind]:
        return remove(g, kind, space, number)
    number = min(number, g.by_kind[kind][space])
    if number > 0:
        g.put(kind, space, -number)
        if IS_CUBE[kind]:
            g.casualties[kind] += number
        else:
            g.available[kind] += number
        count_casualties(g, kind, number)
        record(g, "lost", number, kind, space)
    return number


def count_casualties(g: Position, kind: int, number: int) -> None:
    """1.6.4d The two tracks."""
    if OWNER[kind] == BRITISH:
        g.cbc += number
    else:
        g.crc += number


def move(g: Position, kind: int, origin: int, goal: int, number: int) -> int:
    """1.4.3d From space to space, turned as they are. How many moved."""
    number = min(number, g.by_kind[kind][origin])
    if number > 0:
        g.put(kind, origin, -number)
        g.put(kind, goal, number)
        record(g, "moved", number, kind, origin, goal)
    return number


def activate(g: Position, kind: int, space: int, number: int) -> int:
    """1.4.3 Turn Underground irregulars of a type Active; how many could be."""
    number = min(number, g.by_kind[kind][space])
    if number > 0:
        g.flip(kind, ACTIVE_SIDE[kind], space, number)
        record(g, "activated", number, kind, space)
    return number


def hide(g: Position, kind: int, space: int, number: int) -> int:
    """Turn Active irregulars of a type Underground; how many could be."""
    number = min(number, g.by_kind[ACTIVE_SIDE[kind]][space])
    if number > 0:
        g.flip(kind, ACTIVE_SIDE[kind], space, -number)
        record(g, "hidden", number, kind, space)
    return number


def hide_all(g: Position, kind: int, space: int) -> None:
    hide(g, kind, space, g.by_kind[ACTIVE_SIDE[kind]][space])


def remove_irregulars(g: Position, kind: int, space: int, number: int) -> int:
    """Militia or War Parties, Active ones first."""
    first = remove(g, ACTIVE_MILITIA if kind == MILITIA else ACTIVE_WAR_PARTY, space, number)
    return first + remove(g, kind, space, number - first)


# ---------------------------------------------------------------------- 1.10 leaders


def leader_in_play(g: Position, faction: int) -> bool:
    """1.10a The French leader waits for the Treaty."""
    return faction != FRENCH or g.treaty


def leader_comes_along(g: Position, faction: int, space: int) -> Procedure[None]:
    """1.10c A leader in Available may be placed with an own piece that is placed."""
    leader = g.leader_of[faction]
    if g.leaders[leader] != ELSEWHERE or not leader_in_play(g, faction):
        return
    joins = yield from ask_yes_no(faction, LEADER_JOINS, {"leader": leader, "space": space})
    if joins:
        g.leaders[leader] = space
        record(g, "leader_placed", leader, space)


def lead(g: Position, leader: int, space: int) -> None:
    """1.10b A leader goes along with own units."""
    left = g.leaders[leader]
    g.leaders[leader] = space
    record(g, "leader_moved", leader, space, left)


def leader_spaces(g: Position, faction: int) -> int:
    """1.10e, A85 Spaces with own pieces, as bits."""
    bits = 0
    for space in EVERYWHERE:
        if g.has_pieces(faction, space):
            bits |= 1 << space
    return bits


def leaders_rejoin(g: Position) -> Procedure[None]:
    """1.10e A leader without own pieces around him goes to a space with some, or to Available;
    his owner decides. To be called whenever pieces have left a space."""
    g.thinned = False
    for faction in FACTIONS:
        leader = g.leader_of[faction]
        space = g.leaders[leader]
        if space == ELSEWHERE or g.has_pieces(faction, space):
            continue
        goal = yield from pick_space(
            faction, LEADER_REJOINS, leader_spaces(g, faction), {"leader": leader}, True
        )
        g.leaders[leader] = goal if goal >= 0 else ELSEWHERE
        if goal >= 0:
            record(g, "leader_moved", leader, goal, space)
        else:
            record(g, "leader_available", leader, 0)


# ---------------------------------------------------------------------- 1.6 levels, markers


def shift(g: Position, space: int, levels: int) -> int:
    """1.6.1 Shift a space so many levels toward Active Support (toward Active Opposition, if
    negative); how many levels it went, counted in that direction."""
    if not g.population[space]:
        return 0
    old = g.level[space]
    new = max(-2, min(2, old + levels))
    if new != old:
        g.set_level(space, new)
        record(g, "shifted", space, old + 2, new + 2)
    return abs(new - old)


def shift_to(g: Position, space: int, goal: int, levels: int) -> int:
    """A61 Shift toward a named level, so many levels at the most; it stops there."""
    old = g.level[space]
    if old < goal:
        return shift(g, space, min(levels, goal - old))
    return shift(g, space, -min(levels, old - goal))


def markers_left(g: Position, marker: int) -> int:
    return MARKER_LIMIT - sum(g.propaganda if marker == PROPAGANDA else g.raids)


def place_markers(g: Position, marker: int, space: int, number: int) -> int:
    """Propaganda or Raid markers, as far as the twelve go (A63); how many were placed."""
    number = min(number, markers_left(g, marker))
    if number > 0:
        (g.propaganda if marker == PROPAGANDA else g.raids)[space] += number
        record(g, "marker_placed", number, marker, space)
    return number


def remove_markers(g: Position, marker: int, space: int, number: int) -> int:
    lying = g.propaganda if marker == PROPAGANDA else g.raids
    number = min(number, lying[space])
    if number > 0:
        lying[space] -= number
        record(g, "marker_removed", number, marker, space)
    return number


# ---------------------------------------------------------------------- 1.8 Resources


def gain(g: Position, faction: int, amount: int) -> int:
    """1.8a Add Resources (take them, if negative) within 0 and 50; by how much they changed."""
    before = g.resources[faction]
    after = max(0, min(MAX_RESOURCES, before + amount))
    g.resources[faction] = after
    if after != before:
        record(g, "resources", faction, after - before, after)
    return after - before


def can_pay(g: Position, order: Order, faction: int, amount: int) -> bool:
    """3.1b, 3.1.2 A free order costs nobody anything."""
    purse = g.resources[faction]
    return (
        order.free
        or purse >= amount
        or (faction == order.faction and purse + order.credit >= amount)
    )


def bars_price(g: Position, order: Order, space: int, price: int = 1) -> str:
    """3.1b, 2.3.8g What is against paying for a space: the leader's has to come first, or the
    Resources are not there."""
    if order.must_involve >= 0 and order.must_involve != space:
        return "leader_not_involved"
    return "" if can_pay(g, order, order.faction, price) else "cannot_pay"


def pay(g: Position, order: Order, faction: int, amount: int) -> None:
    """3.1 Pay for an order, unless it is free."""
    if not order.free and amount > 0:
        g.resources[faction] -= amount
        order.paid += amount
        record(g, "paid", faction, amount, g.resources[faction])


def transfer(g: Position, giver: int, taker: int, amount: int) -> int:
    """1.5.3 From one faction to another, as far as the giver has it."""
    amount = min(amount, g.resources[giver])
    gain(g, giver, -amount)
    gain(g, taker, amount)
    return amount


# ---------------------------------------------------------------------- 1.9 FNI


def blockaded_bits(g: Position) -> int:
    bits = 0
    for city in CITIES:
        if g.blockades[city]:
            bits |= 1 << city
    return bits


def lift_blockade(g: Position, city: int) -> None:
    """1.9d A Blockade leaves a City; its Squadron goes to the West Indies."""
    g.put_blockades(city, -1)
    g.squadrons += 1
    record(g, "blockade_lifted", city, g.fni)


def lower_fni(g: Position, chooser: int = BRITISH) -> Procedure[bool]:
    """1.9d One level down: the British take a Blockade off a City (A42)."""
    city = yield from pick_space(chooser, LIFT_BLOCKADE, blockaded_bits(g))
    if city < 0:
        return False
    lift_blockade(g, city)
    return True


def raise_fni(g: Position) -> Procedure[bool]:
    """1.9a, c, e, A83 One level up: the French bring a Squadron from the West Indies to a City;
    nothing happens before the Treaty or without a Squadron there."""
    if not g.treaty or g.squadrons == 0:
        return False
    city = yield from pick_space(FRENCH, LAY_BLOCKADE, _CITY_BITS)
    g.squadrons -= 1
    g.put_blockades(city, 1)
    record(g, "blockade_laid", city, g.fni)
    return True


__all__ = [
    "LAY_BLOCKADE", "LEADER_JOINS", "LEADER_REJOINS", "LIFT", "LIFT_BLOCKADE", "UNLIMITED",
    "WAR_PARTY", "activate", "bars_presence", "bars_price", "blockaded_bits", "can_pay",
    "count_casualties", "gain", "hide", "hide_all", "lead", "leader_comes_along",
    "leader_in_play", "leader_spaces", "leaders_rejoin", "lift", "lift_blockade", "lose",
    "lower_fni", "markers_left", "may_lift", "move", "pay", "place", "place_from",
    "place_markers", "placeable", "raise_fni", "release", "remove", "remove_irregulars",
    "remove_markers", "room_for", "shift", "shift_to", "transfer",
]  # fmt: skip
