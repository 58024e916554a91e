"""10.2, 10.4, 10.5 Who may move with whom: what bars a stack, a piece, a connection.

A move is built up by the questions of rules/movement.py; here is what is against each answer.
Nothing is offered that leads nowhere: pieces are gathered only as long as some connection stays
open to them, and Commanders alone go only where a stack is in reach.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from ticonderoga.games.bayonets_tomahawks.data.kinds import (
    ARTILLERY,
    BASTION,
    BRITISH,
    COMMANDER,
    FLEET,
    FORT,
    HIGHWAY,
    INDIAN,
    LIGHT,
    METROPOLITAN,
    NOTHING,
    PROVINCIAL,
)
from ticonderoga.games.bayonets_tomahawks.position import (
    USED_FORCED_MARCH_BRITISH,
    USED_FORCED_MARCH_FRENCH,
    Position,
)
from ticonderoga.games.bayonets_tomahawks.rules.activation import (
    IS_DOUBLED,
    IS_INDIAN,
    bars_piece,
    ready,
    ready_types,
)
from ticonderoga.games.bayonets_tomahawks.rules.connections import (
    MP_OF,
    bars_first_link,
    bars_leaving,
    bars_link,
    bars_number,
    bars_type,
    counts,
    guns_among,
    is_broad,
    room_for_guns,
    room_on,
)
from ticonderoga.games.bayonets_tomahawks.rules.entering import bars_routed
from ticonderoga.games.bayonets_tomahawks.rules.events.in_play import card_of
from ticonderoga.games.bayonets_tomahawks.rules.stacks import count_units
from ticonderoga.games.bayonets_tomahawks.underway import Move

FORCED_MARCH: Final = "forced_march"

# Types of units, as bits.
INDIANS: Final = 1 << INDIAN
LIGHTS: Final = 1 << LIGHT | 1 << INDIAN
BRIGADES: Final = 1 << METROPOLITAN | 1 << PROVINCIAL
FLEETS: Final = 1 << FLEET


# ---------------------------------------------------------------------- Movement Points


def full_mp(move: Move, type_: int) -> int:
    """10.2, 7.3.4 The MP of a type of unit with this AP, without Forced March."""
    return MP_OF[type_] * 2 if move.doubled else MP_OF[type_]


def mp_left(g: Position, move: Move, piece: int) -> int:
    """10.2.1 What a piece has left; counted from where the stack set out."""
    type_ = g.pieces.type[piece]
    bonus = 0 if type_ in (LIGHT, INDIAN) else move.limit_bonus
    return full_mp(move, type_) + bonus - move.used


def march_bonus(g: Position, faction: int) -> int:
    """Cards 10, 24 The extra MP of Forced March, as long as it has not been used."""
    card = card_of(g, faction, FORCED_MARCH)
    if not card or g.effects & used_march(faction):
        return 0
    return g.pack.deck.cards[card].params["mp_bonus"]


def used_march(faction: int) -> int:
    return USED_FORCED_MARCH_BRITISH if faction == BRITISH else USED_FORCED_MARCH_FRENCH


# ---------------------------------------------------------------------- who could come


def crew_of(g: Position, move: Move) -> list[int]:
    """7.3 The pieces on the starting space that the AP can activate."""
    found = ready(g, move.faction, move.at)
    if not move.light:
        return found
    kind = g.pieces.type
    if move.indian:
        return [piece for piece in found if kind[piece] == INDIAN]
    return [piece for piece in found if kind[piece] in (LIGHT, INDIAN, COMMANDER)]


def lights_of(g: Position, pieces: Iterable[int]) -> list[int]:
    kind = g.pieces.type
    return [piece for piece in pieces if kind[piece] in (LIGHT, INDIAN)]


def only_commanders(g: Position, pieces: Iterable[int]) -> bool:
    kind = g.pieces.type
    for piece in pieces:
        if kind[piece] != COMMANDER:
            return False
    return True


def has_company(g: Position, faction: int, space: int, without: Sequence[int] = ()) -> bool:
    """3.7 A piece of another type than Commander is there, besides some."""
    kind = g.pieces.type
    for piece in g.stacks[faction].get(space, ()):
        if kind[piece] != COMMANDER and piece not in without:
            return True
    return False


def _one_band(g: Position, pieces: list[int]) -> bool:
    """7.3.2 One Indian AP moves all of them together."""
    for piece in pieces[1:]:
        if not same_band(g, pieces[0], piece):
            return False
    return True


def same_band(g: Position, one: int, other: int) -> bool:
    """7.3.2 Two Indian units that one Indian AP moves together: of the same Nation."""
    nation = g.pieces.nation[one]
    return nation != NOTHING and g.pieces.nation[other] == nation


# ---------------------------------------------------------------------- 10.4 Commanders alone


def bars_commanders(g: Position, move: Move, to: int) -> str:
    """10.4 Why Commanders without other units may not go there: only through friendly spaces
    free of enemy units, and to a friendly stack that is within their reach (B-35)."""
    passing = move.used and only_commanders(g, (*move.group, *move.dropped))
    if passing and g.control[move.at] != move.faction:
        return "commanders_way"
    left = full_mp(move, COMMANDER) + move.limit_bonus - move.used
    return "" if _leads_to_stack(g, move.faction, to, left - 1) else "commanders_way"


def _leads_to_stack(g: Position, faction: int, space: int, left: int) -> bool:
    """Commanders may enter here, and stop here or reach a stack with so many connections."""
    if space in g.stacks[1 - faction]:
        return False
    if has_company(g, faction, space):
        return True
    if g.control[space] != faction or left <= 0:
        return False
    for to, connection in g.board.links[space]:
        if not is_broad(g, connection) or bars_link(g, faction, to, connection):
            continue
        if _leads_to_stack(g, faction, to, left - 1):
            return True
    return False


# ---------------------------------------------------------------------- setting out


def bars_setting_out(g: Position, faction: int, ap: int, space: int, light: bool) -> str:
    """10.2.1, 10.4, 10.5 Why an AP moves nobody from this space; empty if it can."""
    if space not in g.stacks[faction]:
        return "nobody_there"
    types = ready_types(g, faction, space)
    return bars_types(g, faction, ap, space, light, types) if types else "nobody_ready"


def bars_types(g: Position, faction: int, ap: int, space: int, light: bool, types: int) -> str:
    """Why an AP moves nobody from this space, if units of these types are ready there."""
    if IS_INDIAN[ap]:
        types &= INDIANS
        if not types:
            return "indian_only"
    elif light:
        types &= LIGHTS
        if not types:
            return "light_only"
    bar = bars_leaving(g, faction, space)
    if bar:
        return bar
    free = space not in g.stacks[1 - faction] and not g.routed(faction, space)
    if free and _open_to_types(g, faction, types, space):
        return ""
    move = new_move(g, faction, ap, space, light)
    crew = crew_of(g, move)
    for to, connection in g.board.links[space]:
        if _open_to(g, move, crew, to, connection):
            return ""
    return "no_way_out"


def _open_to_types(g: Position, faction: int, types: int, space: int) -> bool:
    """Units of one of these types could leave a space where no enemy is: the quick answer for
    most stacks. Commanders alone, Artillery and Fleets are looked at one by one."""
    if types & LIGHTS:
        wanted = NOTHING
    elif types & BRIGADES:
        wanted = HIGHWAY
    else:
        return False
    kind = g.board.conn_kind
    for to, connection in g.board.links[space]:
        if wanted in (NOTHING, kind[connection]) and not bars_link(g, faction, to, connection):
            if room_on(g, faction, connection) > 0:
                return True
    return False


def new_move(g: Position, faction: int, ap: int, space: int, light: bool) -> Move:
    move = Move(faction, ap, space, light, IS_DOUBLED[ap], IS_INDIAN[ap])
    if not light:
        move.limit_bonus = march_bonus(g, faction)
    return move


def _open_to(g: Position, move: Move, crew: list[int], to: int, connection: int) -> bool:
    """Some of the crew could set out that way, before anybody has been taken."""
    if bars_link(g, move.faction, to, connection):
        return False
    if bars_first_link(g, move.faction, move.at, connection):
        return False
    if not move.indian:
        return _open_with(g, move, (), crew, to, connection)
    for piece in crew:
        if _open_with(g, move, (piece,), crew, to, connection):
            return True
    return False


def _open_with(
    g: Position, move: Move, group: tuple[int, ...], crew: list[int], to: int, connection: int
) -> bool:
    """Some of the crew, and all of this group, could use a connection that is not closed to them:
    the largest company that it holds can, since numbers only help (13.8)."""
    faction = move.faction
    kind = g.pieces.type
    for piece in group:
        if bars_type(g, kind[piece], connection):
            return False
    if bars_number(g, faction, group, connection):
        return False
    room = room_on(g, faction, connection)
    guns = room_for_guns(g, faction, connection) - guns_among(g, group)
    units = 0
    extra = 0
    commanders = False
    for piece in crew:
        if piece not in group:
            type_ = kind[piece]
            if bars_type(g, type_, connection) or not _joins(g, move, group, piece):
                continue
            if type_ == COMMANDER:
                commanders = True
                continue
            if type_ == ARTILLERY:
                guns -= 1
                if guns < 0:
                    continue
        if counts(g, piece):
            units += 1
        elif kind[piece] != COMMANDER:
            extra += 1
    units = min(units, room) + extra
    if units == 0:
        if move.light or not (group or commanders):
            return False
        return not bars_commanders(g, move, to)
    return not (g.routed(faction, move.at) and bars_routed(g, faction, units, to))


def _joins(g: Position, move: Move, group: tuple[int, ...], piece: int) -> bool:
    """7.3.2 An Indian AP brings only those together who are of one Nation."""
    return not move.indian or same_band(g, group[0], piece)


# ---------------------------------------------------------------------- taking and dropping


def bars_take(g: Position, move: Move, piece: int) -> str:
    """10.2.1 Why the stack may not take a piece along from here; empty if it may."""
    bar = bars_taking(g, move, piece)
    if bar or move.used:
        return bar
    return "" if opens_way(g, move, piece, crew_of(g, move)) else "no_common_way"


def opens_way(g: Position, move: Move, piece: int, crew: list[int]) -> bool:
    """Together with this piece the group could still set out."""
    group = (*move.group, piece)
    for to, connection in g.board.links[move.at]:
        if bars_link(g, move.faction, to, connection):
            continue
        if bars_first_link(g, move.faction, move.at, connection):
            continue
        if _open_with(g, move, group, crew, to, connection):
            return True
    return False


def bars_taking(g: Position, move: Move, piece: int) -> str:
    """What is against a piece itself."""
    if piece in move.group:
        return "already_along"
    if piece in move.dropped:
        return "dropped_here"
    if g.where[piece] != move.at:
        return "not_with_stack"
    bar = bars_piece(g, move.faction, piece)
    if bar:
        return "not_with_stack" if bar == "not_on_map" else bar
    type_ = g.pieces.type[piece]
    if type_ in (FORT, BASTION):
        return "immobile"
    bar = bars_under_ap(g, move, piece, type_) if move.light else ""
    if bar:
        return bar
    return "no_mp_left" if mp_left(g, move, piece) <= 0 else ""


def bars_under_ap(g: Position, move: Move, piece: int, type_: int) -> str:
    """7.3.2, 10.2.1, 10.5 What a Light or Indian AP has against a piece."""
    if move.indian:
        if type_ != INDIAN:
            return "indian_only"
        if move.group and not same_band(g, move.group[0], piece):
            return "one_nation"
        return ""
    if type_ in (LIGHT, INDIAN):
        return ""
    if type_ != COMMANDER:
        return "light_only"
    if move.used:
        return "commander_from_start"
    kind = g.pieces.type
    for other in move.group:
        if kind[other] == COMMANDER:
            return "one_commander"
    return ""


def bars_drop(g: Position, move: Move, piece: int) -> str:
    """10.2.1, 10.4, 10.5 Why a piece may not be dropped off here; empty if it may."""
    if piece not in move.group:
        return "not_along"
    if not move.used:
        return "not_set_out"
    if piece in move.picked:
        return "picked_here"
    if len(move.group) == 1:
        return "last_of_stack"
    if not _goes_on_without(g, move, piece):
        return "no_mp_left"
    if g.pieces.type[piece] == COMMANDER:
        if move.light and not has_company(g, move.faction, move.at, move.group):
            return "commander_alone"
        if not has_company(g, move.faction, move.at):
            return "commanders_end"
    return ""


def _goes_on_without(g: Position, move: Move, piece: int) -> bool:
    """Somebody else of the group has MPs left; if not, dropping anybody off would mean nothing."""
    for other in move.group:
        if other != piece and mp_left(g, move, other) > 0:
            return True
    return False


def bars_stop(g: Position, move: Move) -> str:
    """10.4 Why the stack may not end its move here; empty if it may."""
    if not move.used:
        return "not_set_out"
    if not has_company(g, move.faction, move.at):
        return "commanders_end"
    return ""


# ---------------------------------------------------------------------- going on


def who_goes(g: Position, move: Move, connection: int) -> list[int]:
    """10.2 Who travels along a connection: at the start the group, or all of the crew who can if
    nobody was taken; later those of the group who still can."""
    kind = g.pieces.type
    if move.used:
        return [
            piece
            for piece in move.group
            if mp_left(g, move, piece) > 0 and not bars_type(g, kind[piece], connection)
        ]
    if move.group and not (move.light and only_commanders(g, move.group)):
        return list(move.group)
    crew = crew_of(g, move)
    if move.light:
        crew = lights_of(g, crew)
        if move.indian and not _one_band(g, crew):
            return []
        return [*crew, *move.group]
    return [piece for piece in crew if not bars_type(g, kind[piece], connection)]


def bars_go(g: Position, move: Move, to: int) -> str:
    """10.1, 10.2 Why the stack may not go to a space now; empty if it may."""
    connection = g.board.between(move.at, to)
    return bars_going(g, move, to, connection) if connection != NOTHING else "no_connection"


def bars_going(g: Position, move: Move, to: int, connection: int) -> str:
    """Why the stack may not take this connection to a space."""
    faction = move.faction
    bar = bars_link(g, faction, to, connection)
    if not bar and not move.used:
        bar = bars_first_link(g, faction, move.at, connection)
    if bar:
        return bar
    going = who_goes(g, move, connection)
    if not going:
        return _nobody_goes(g, move, connection)
    return bars_company(g, move, going, to, connection)


def _nobody_goes(g: Position, move: Move, connection: int) -> str:
    """Why nobody can take a connection."""
    if move.indian and not move.used:
        return "choose_indian"
    kind = g.pieces.type
    for piece in move.group if move.used else crew_of(g, move):
        if mp_left(g, move, piece) > 0:
            return bars_type(g, kind[piece], connection)
    return "no_mp_left"


def bars_company(g: Position, move: Move, going: list[int], to: int, connection: int) -> str:
    """10.1, 10.4, 10.5, 13.8 Why these pieces may not go along a connection together."""
    faction = move.faction
    kind = g.pieces.type
    if not move.used:
        for piece in going:
            bar = bars_type(g, kind[piece], connection)
            if bar:
                return bar
    bar = bars_number(g, faction, going, connection)
    if bar:
        return bar
    if only_commanders(g, going):
        return "light_leads" if move.light else bars_commanders(g, move, to)
    if move.light and move.used and _abandons(g, move, going):
        return "commander_alone"
    if g.routed(faction, move.at):
        return bars_routed(g, faction, count_units(g, going), to)
    return ""


def _abandons(g: Position, move: Move, going: list[int]) -> bool:
    """10.5 A Commander whom the stack brought along would stay here without other units."""
    if has_company(g, move.faction, move.at, going):
        return False
    for piece in (*move.group, *move.dropped):
        if piece not in going:
            return True  # a Commander, since anybody else would be company
    return False
