"""What holds of every position at a checkpoint, counted anew from the map.

`pieces_add_up` holds in the middle of things as well, and of positions that were put up by hand.
"""

from __future__ import annotations

from typing import Final

from ticonderoga.games.end_of_empire.data.kinds import (
    AMERICA,
    AMERICAN,
    AREAS,
    ARW,
    CANADA,
    ENTRY_HAVANA,
    FLEET,
    FORTRESS,
    FRANCE,
    HEX,
    INDIAN,
    LAKE,
    LEADER,
    MILITIA,
    MOUNTAIN,
    NAVAL_INFANTRY,
    NOBODY,
    NORMAL,
    NOVA_SCOTIA,
    SEA,
    SEAS,
    SIDES,
    SPAIN,
)
from ticonderoga.games.end_of_empire.position import (
    ABSENT,
    AVAILABLE,
    CAPTURED,
    DEAD,
    FLEETS,
    LAKES,
    OPERATIONS_BEGIN,
    OPERATIONS_END,
    OVER,
    TRACK,
    TURN_BEGINS,
    WITHDRAWN,
    Position,
)
from ticonderoga.games.end_of_empire.rules.control import controls
from ticonderoga.games.end_of_empire.rules.flags import is_fought_for, is_lost
from ticonderoga.games.end_of_empire.rules.pride import commander_in_chief, leaders_on_land

Wrong = list[str]

_KINDS: Final[dict[int, tuple[int, ...]]] = {
    AVAILABLE: (MILITIA, INDIAN),
    CAPTURED: (LEADER,),
}
"""The kinds of pieces that a box may hold; anything may be in the others."""


def invariants(g: Position) -> Wrong:
    """Sentences on what is wrong with a position. While something is under way only the pieces
    must add up."""
    wrong = pieces_add_up(g)
    if wrong or g.under_way:
        return wrong  # the rest takes sound stacks for granted
    _boxes(g, wrong)
    _spaces(g, wrong)
    _meetings(g, wrong)
    _nations(g, wrong)
    _markers(g, wrong)
    _seas(g, wrong)
    _marks(g, wrong)
    _politics(g, wrong)
    return wrong


def _name(g: Position, place: int) -> str:
    size = g.board.size
    return g.board.ids[place] if place < size else f"place {place - size} off the map"


# ---------------------------------------------------------------------- pieces


def pieces_add_up(g: Position) -> Wrong:
    """Every piece is in exactly one place, in a stack of its own side."""
    wrong: Wrong = []
    stacked: dict[int, int] = {}
    for side in SIDES:
        for place, stack in g.stacks[side].items():
            if not stack or list(stack) != sorted(stack) or not 0 <= place <= g.havana:
                wrong.append(f"the stack at {place} is empty, not in order or nowhere")
            for piece in stack:
                if piece in stacked:
                    wrong.append(f"{g.pieces.ids[piece]} stands in two places")
                stacked[piece] = place
                if g.pieces.side[piece] not in (side, NOBODY):
                    wrong.append(f"{g.pieces.ids[piece]} stands in a stack of the other side")
    for piece, where in enumerate(g.where):
        if where < ABSENT or stacked.get(piece, -1) != max(where, -1):
            wrong.append(f"{g.pieces.ids[piece]} is at {where}, stacked at {stacked.get(piece)}")
    return wrong


def _boxes(g: Position, wrong: Wrong) -> None:
    """2.13, 12.2 Steps within bounds, boxes with what they hold, the turn track with its turns."""
    p = g.pieces
    for piece, where in enumerate(g.where):
        name, most, kind = p.ids[piece], p.steps[piece], p.type[piece]
        steps = g.steps[piece]
        if where >= 0 and kind not in (LEADER, FLEET) and not min(most, 1) <= steps <= most:
            wrong.append(f"{name} has {steps} steps of {most}")
        if where == DEAD and (steps or kind in (MILITIA, INDIAN, NAVAL_INFANTRY, FLEET)):
            wrong.append(f"{name} is dead, with {steps} steps")
        if where in _KINDS and kind not in _KINDS[where]:
            wrong.append(f"{name} is in a box that does not hold its kind")
        if (where == TRACK) != (piece in g.due):
            wrong.append(f"{name} is on the turn track without a turn, or the reverse")
        if not p.in_war(piece, g.war) and where != ABSENT:
            wrong.append(f"{name} is of another war")


# ---------------------------------------------------------------------- spaces


def _spaces(g: Position, wrong: Wrong) -> None:
    """2.1, 9.8, O1 Nobody is where nobody can be."""
    board, kind = g.board, g.pieces.type
    for side in SIDES:
        for place, stack in g.stacks[side].items():
            types = [kind[piece] for piece in stack]
            if place >= board.size:
                continue
            hex = board.hex_of[place]
            name = board.ids[place]
            if FLEET in types:
                wrong.append(f"a fleet is on land at {name}")
            if not g.scenario.in_play[hex] or board.terrain[hex] in (SEA, MOUNTAIN):
                wrong.append(f"pieces are at {name}, which is not in play, sea or mountain")
            if board.terrain[hex] == LAKE and g.step <= OPERATIONS_BEGIN and not g.winter:
                wrong.append(f"pieces are left on the lake at {name}")
            if board.kind[place] != HEX and g.edition.one_space_per_hex:
                wrong.append(f"pieces are inside {name}, which is no space")
            if NAVAL_INFANTRY in types and not board.coast[hex]:
                wrong.append(f"naval infantry is inland at {name}")
            if NAVAL_INFANTRY in types and g.step <= FLEETS:
                wrong.append(f"naval infantry is ashore at {name} when a turn begins")


def _meetings(g: Position, wrong: Wrong) -> None:
    """11, 11.4, 11.11, 7.1 Enemies share a space only as Indians in the wilderness, as leaders whom
    all units have left, or where fresh arrivals have still to attack; no leader is alone among
    enemies."""
    board, p = g.board, g.pieces
    for place, stack in g.stacks[0].items():
        others = g.stacks[1].get(place, ())
        if place >= board.size or not others:
            continue
        both = (*stack, *others)
        fresh = [piece for piece in both if g.fresh >> piece & 1]
        indians = [piece for piece in both if p.type[piece] == INDIAN]
        wild = not board.civilized[board.hex_of[place]]
        units = g.has_units(0, place) or g.has_units(1, place)
        if units and not fresh and not (indians and wild):
            wrong.append(f"both sides are in {board.ids[place]}")
        for side in SIDES:
            if not g.has_units(side, place) and g.has_units(1 - side, place):
                wrong.append(f"a leader is alone among enemies at {board.ids[place]}")


def _nations(g: Position, wrong: Wrong) -> None:
    """15.1, 15.3, 15.5, 15.6 Who keeps out of where, and whom."""
    if g.war != ARW:
        return
    board, p = g.board, g.pieces
    for place, stack in g.stacks[1].items():
        nations = {p.nation[piece] for piece in stack}
        name = _name(g, place)
        if SPAIN in nations and AMERICA in nations:
            wrong.append(f"Spanish and Americans are together at {name}")
        if place >= board.size:
            if place == g.havana and nations - {SPAIN, FRANCE}:
                wrong.append("somebody is at Havana who has no business there")
            continue
        hex = board.hex_of[place]
        if SPAIN in nations and board.colour[hex] == AMERICAN:
            wrong.append(f"Spanish are in the American hex of {name}")
        if FRANCE in nations and not g.new_france and board.area[hex] in (CANADA, NOVA_SCOTIA):
            wrong.append(f"French are at {name} in Canada or Nova Scotia")
    if not g.entered_war[1] and g.havana in g.stacks[1]:
        wrong.append("units are at Havana before Spain has entered")


# ---------------------------------------------------------------------- markers


def _markers(g: Position, wrong: Wrong) -> None:
    """11.12, 5.1, 12.4, 13.1 Forts over somebody, raids, flags and agents where they can be."""
    board = g.board
    for bit in range(board.size - board.hexes):
        if g.forts >> bit & 1:
            place = board.hexes + bit
            under = board.hex_of[place] if g.edition.one_space_per_hex else place
            if not g.has_units(0, under) and not g.has_units(1, under):
                wrong.append(f"the Fort marker at {board.ids[place]} covers no unit")
            if board.kind[place] == FORTRESS:
                wrong.append(f"{board.ids[place]} has a marker and needs none")
    if g.forts >> (board.size - board.hexes):
        wrong.append("a Fort marker is nowhere")
    if g.raided >> len(board.american_ports) or (g.raided and g.war != ARW):
        wrong.append("a Raid marker is where there is no American port")
    if g.war == ARW and g.step > TURN_BEGINS:
        for area in range(AREAS):
            lost = is_lost(g, area)
            if lost != (g.flags >> area & 1 == 1) and not is_fought_for(g, area):
                wrong.append(f"the flag of area {area} is not as its supply hexes are")
    for agent, hex in enumerate(g.agents):
        side = g.pack.tables.agent_side[agent]
        if hex >= 0 and hex not in g.pack.tables.agent_hexes[agent]:
            wrong.append(f"agent {agent} is in a hex that is not his")
        if hex >= 0 and controls(g, 1 - side, hex):
            wrong.append(f"agent {agent} is in the hands of the enemy")
        if (hex == -2) != (agent not in g.scenario.agents):
            wrong.append(f"agent {agent} is in play without being used, or the reverse")


def _seas(g: Position, wrong: Wrong) -> None:
    """14 One side's fleets in a sea area; troops aboard of fleets at sea; markers in winter."""
    p, size = g.pieces, g.board.size
    for area in range(SEAS):
        place = size + area
        if place in g.stacks[0] and place in g.stacks[1] and g.step != FLEETS:
            marks = [f for side in SIDES for f in g.at(side, place) if g.winter_fleets >> f & 1]
            if not marks:
                wrong.append(f"fleets of both sides are in sea area {area}")
        for side in SIDES:
            if [piece for piece in g.at(side, place) if p.type[piece] != FLEET]:
                wrong.append(f"somebody swims in sea area {area}")
    for fleet in range(p.first_fleet, p.count):
        if g.winter_fleets >> fleet & 1 and (g.area_of(fleet) < 0 or not g.winter):
            wrong.append(f"{p.ids[fleet]} is a winter marker and cannot be")
        if g.where[fleet] >= 0 and g.area_of(fleet) < 0:
            wrong.append(f"{p.ids[fleet]} is neither at sea nor on the track")
        aboard = g.aboard(fleet)
        if aboard in g.stacks[1 - p.side[fleet]]:
            wrong.append(f"enemies are aboard {p.ids[fleet]}")
        if aboard in g.stacks[p.side[fleet]] and g.where[fleet] < TRACK:
            wrong.append(f"troops are aboard {p.ids[fleet]}, which is not there")


# ---------------------------------------------------------------------- notes


def _marks(g: Position, wrong: Wrong) -> None:
    """8.5, 7.1, 7.2, 13.3 Marks are of pieces that are there to have them."""
    p = g.pieces
    for piece, where in enumerate(g.where):
        bit = 1 << piece
        if where < 0 and (g.done | g.fresh | g.must_land | g.momentum) & bit:
            wrong.append(f"{p.ids[piece]} has a mark and is not in play")
        if g.barred_tribes & bit and (p.type[piece] != INDIAN or where >= 0):
            wrong.append(f"{p.ids[piece]} is barred until spring, and on the map or no tribe")
        if g.nec & bit and where != WITHDRAWN:
            wrong.append(f"{p.ids[piece]} left for the collapse and is not gone")
        if g.must_land & bit and where < g.board.size:
            wrong.append(f"{p.ids[piece]} has to land and is aboard no fleet")
    if g.momentum or (g.named and g.step < OPERATIONS_BEGIN):
        wrong.append("something of an Operations Phase is left over")
    if g.step == TURN_BEGINS and (g.fresh or g.must_land or (g.winter_fleets and not g.winter)):
        wrong.append("something of the turn before is left over")
    if g.step > LAKES:
        for side in SIDES if g.step > OPERATIONS_END else (g.active,):
            if [p for p, _ in enumerate(g.where) if g.must_land >> p & 1 and g.side_of(p) == side]:
                wrong.append("reinforcements stay aboard")


def _politics(g: Position, wrong: Wrong) -> None:
    """15 Who is in the war, and who has won."""
    france, spain = g.entered_war
    if (france or spain or g.economy != NORMAL or g.republic or g.new_france) and g.war != ARW:
        wrong.append("politics of another war")
    if spain and (not france or spain < france):
        wrong.append("Spain is in before France")
    if g.war == ARW and g.step > TURN_BEGINS:
        leaders = leaders_on_land(g)
        chief = commander_in_chief(g, leaders)
        if chief >= 0 and len(leaders) > 1 and not g.pieces.english[chief]:
            wrong.append(f"{g.pieces.ids[chief]} commands in America and is no Englishman")
    if g.new_france and not france:
        wrong.append("New France is promised, and France is out")
    if not spain and g.war == ARW:
        for piece in g.pieces.of_war[ARW]:
            if g.scenario.entry_kind[piece] == ENTRY_HAVANA and g.where[piece] >= 0:
                wrong.append(f"{g.pieces.ids[piece]} is there before Spain has entered")
    if (g.winner == -1) != (g.step != OVER) or bool(g.reason) != (g.step == OVER):
        wrong.append("the game is over without a result, or decided and not over")
    if not g.scenario.first_turn <= g.turn <= g.scenario.last_turn:
        wrong.append(f"turn {g.turn} is not of this scenario")
