"""2.8, 7.1 to 7.4 Where a piece may enter: at its hex, by a port or a fleet, in its home state, or
with units of its side.

How a piece comes depends on its counter and on whether it has been in play before. `bars_entry`
says for any space why it cannot be there.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ticonderoga.games.end_of_empire.data.kinds import (
    AMERICA,
    AMERICAN,
    ARW,
    BRITAIN,
    BRITISH,
    ENTRY_JOINS,
    ENTRY_OVERSEAS,
    ENTRY_WEST_INDIES,
    HEX,
    INDIAN,
    LEADER,
    LEAVES_YEARLY,
    LEAVES_YEARLY_BOXED,
    NAVAL_INFANTRY,
    NOBODY,
    NOTHING,
    PROVINCIAL_REGULARS,
    PROVINCIALS,
    ROLE_ROCHAMBEAU,
    SPAIN,
    TORIES,
)
from ticonderoga.games.end_of_empire.data.scenarios import DUE
from ticonderoga.games.end_of_empire.position import DEAD, TRACK, Position
from ticonderoga.games.end_of_empire.rules.control import controller, controls
from ticonderoga.games.end_of_empire.rules.passage import bars_hex, nations_of
from ticonderoga.games.end_of_empire.terms import (
    AT_HEX,
    BOXED_ENTRY,
    BY_SEA,
    ENLISTED,
    FAR,
    WITH_UNITS,
)

RAISED_IN_AMERICA: Final = (PROVINCIAL_REGULARS, PROVINCIALS, TORIES)


def is_yearly(g: Position, piece: int) -> bool:
    """2.9 A unit with annual enlistments."""
    return g.pieces.leaves[piece] in (LEAVES_YEARLY, LEAVES_YEARLY_BOXED)


def is_new(g: Position, piece: int) -> bool:
    """7 Whether a piece on the turn track enters play for the first time."""
    data = g.scenario
    return data.start[piece] == DUE and g.due.get(piece, 0) <= data.place[piece]


def manner_of(g: Position, piece: int) -> int:
    """2.8, ruling 37 How a piece comes."""
    kind = g.scenario.entry_kind[piece]
    waits = g.where[piece] == TRACK
    if g.pieces.type[piece] == LEADER and waits and not is_new(g, piece):
        if kind != ENTRY_OVERSEAS or not first_french(g, piece):
            return WITH_UNITS
    if kind in (ENTRY_OVERSEAS, ENTRY_WEST_INDIES) or is_german_again(g, piece):
        return BY_SEA
    if kind == ENTRY_JOINS:
        return WITH_UNITS
    first = waits and is_new(g, piece)
    if is_yearly(g, piece) and not first:
        return ENLISTED
    return BOXED_ENTRY if first and g.scenario.entry_boxed[piece] else AT_HEX


def is_german_again(g: Position, piece: int) -> bool:
    """7.9 A German unit that is recruited anew comes from overseas, wherever it came before."""
    if g.where[piece] != DEAD:
        return False
    return g.pieces.nation[piece] in [nation for nation, _ in g.pack.tables.german_recruits]


# ---------------------------------------------------------------------- Rochambeau


def is_with_rochambeau(g: Position, piece: int) -> bool:
    """15.3 Rochambeau himself, or one of his five units."""
    chief = g.pieces.role[ROLE_ROCHAMBEAU]
    return piece == chief or g.pieces.follows[piece] == chief


def first_french(g: Position, piece: int) -> bool:
    """15.2 Rochambeau has not landed yet: his units wait on the turn track with him."""
    return [p for p in g.due if g.pieces.follows[p] == piece] != []


def landing_party(g: Position, piece: int) -> tuple[int, ...]:
    """15.3 Who comes with a piece: Rochambeau and his units enter together."""
    if g.new_france or not is_with_rochambeau(g, piece):
        return (piece,)
    party = [p for p in sorted(g.due) if is_with_rochambeau(g, p)]
    return tuple(party) if piece in party else (piece,)


# ---------------------------------------------------------------------- hexes


def entry_hex(g: Position, piece: int) -> int:
    """2.8, 7.5 The entry hex of a piece, or of the one that it was exchanged for; -1 for none."""
    p = g.pieces
    for one in (piece, p.substitute_for[piece], p.replaces[piece]):
        if one != NOTHING and g.scenario.entry_hex[one] != NOTHING:
            return g.scenario.entry_hex[one]
    return NOTHING


def bars_space(g: Position, side: int, space: int) -> str:
    """5.1, ruling 59 Why arrivals at a hex do not stand in this space of it; empty if they may. A
    town or outpost of theirs takes them in; into an empty one they may go if no enemy is about."""
    board = g.board
    hex = board.hex_of[space]
    if board.kind[space] != HEX:
        if g.edition.one_space_per_hex:
            return "one_space"
        if g.has_units(1 - side, space):
            return "entry_enemy_there"
        besieged = g.has_units(1 - side, hex) and not g.has_units(side, space)
        return "entry_enemy_there" if besieged else ""
    place = board.place_of[hex]
    if g.has_units(side, place):
        return "arrivals_go_inside"
    return "entry_enemy_there" if g.units_in_hex(1 - side, hex) else ""


def bars_provincials(g: Position, piece: int, hex: int) -> str:
    """7.1, ruling 36 British provincials come to an American civilized hex only if a British unit,
    no Indians, is in it; a rule of the American war."""
    p = g.pieces
    if g.war != ARW or p.nation[piece] != BRITAIN or p.army[piece] not in RAISED_IN_AMERICA:
        return ""
    if g.board.colour[hex] != AMERICAN:
        return ""
    for space in g.board.spaces_of[hex]:
        for other in g.at(BRITISH, space):
            if p.type[other] not in (LEADER, INDIAN):
                return ""
    return "entry_needs_british"


def bars_open_hex(g: Position, side: int, piece: int, hex: int) -> str:
    """7.1 Why a hex is closed to a piece that would enter there; empty if it is open."""
    bar = bars_hex(g, side, nations_of(g, (piece,)), hex)
    if bar:
        return bar
    if controller(g, hex) == 1 - side:
        return "entry_enemy_held"
    return bars_provincials(g, piece, hex)


def _bars_at_hex(g: Position, side: int, piece: int, space: int) -> str:
    if g.board.hex_of[space] != entry_hex(g, piece):
        return "not_entry_hex"
    bar = bars_open_hex(g, side, piece, g.board.hex_of[space])
    return bar or bars_space(g, side, space)


def _bars_boxed(g: Position, side: int, piece: int, space: int) -> str:
    """7.1 On top of the enemy if the hex is his; a leader goes to the nearest unit then."""
    board = g.board
    hex = entry_hex(g, piece)
    taken = True
    for one in board.spaces_of[hex]:
        if not bars_space(g, side, one):
            taken = False
    if g.pieces.type[piece] == LEADER and taken:
        return "" if space in nearest_units(g, side, hex) else "nearest_unit_only"
    if board.hex_of[space] != hex:
        return "not_entry_hex"
    if not taken:
        return bars_space(g, side, space)
    return "" if board.kind[space] == HEX else "entry_enemy_there"


# ---------------------------------------------------------------------- ports and fleets


def bars_port(g: Position, side: int, pieces: Sequence[int], hex: int) -> str:
    """7.2 Why overseas reinforcements may not enter at a hex; empty if they may."""
    board = g.board
    if not board.port[hex]:
        return "no_port"
    bar = bars_hex(g, side, nations_of(g, pieces), hex)
    if bar:
        return bar
    if not controls(g, side, hex):
        return "port_not_yours"
    if g.fleets_in(1 - side, board.port_seas[hex]):
        return "port_blockaded"
    return "quebec_frozen" if hex == board.quebec and g.winter else ""


def bars_landing(g: Position, side: int, space: int) -> str:
    """7.2, ruling B-93 Why overseas reinforcements do not stand in this space of an open port;
    empty if they may: outside as long as no enemy is there, or in the town or fortress."""
    if g.board.kind[space] != HEX:
        return bars_space(g, side, space)
    return "entry_enemy_there" if g.has_units(1 - side, space) else ""


def bars_fleet(g: Position, side: int, pieces: Sequence[int], fleet: int) -> str:
    """7.2 Why overseas reinforcements may not be put aboard a fleet; empty if they may."""
    if not g.pieces.is_fleet(fleet) or g.pieces.side[fleet] != side:
        return "no_own_fleet"
    if g.area_of(fleet) == NOTHING or g.winter_fleets >> fleet & 1:
        return "fleet_not_at_sea"
    nations = nations_of(g, pieces) | nations_of(g, g.at(side, g.aboard(fleet)))
    mixed = nations >> SPAIN & 1 and nations >> AMERICA & 1
    return "spanish_apart" if mixed else ""


def fleets_for(g: Position, side: int, pieces: Sequence[int]) -> list[int]:
    """7.2 The fleets that can take overseas reinforcements aboard."""
    found = range(g.pieces.first_fleet, g.pieces.count)
    return [fleet for fleet in found if not bars_fleet(g, side, pieces, fleet)]


# ---------------------------------------------------------------------- units to join


def has_troops(g: Position, side: int, space: int) -> bool:
    """Combat units of a side are there that are not of a fleet."""
    kind = g.pieces.type
    for piece in g.at(side, space):
        if kind[piece] not in (LEADER, NAVAL_INFANTRY):
            return True
    return False


def nearest_units(g: Position, side: int, hex: int) -> list[int]:
    """7.1, 11.11 The spaces with the nearest combat units of a side, as many as are equally near;
    in the hex itself if there are some."""
    board = g.board
    found: list[int] = []
    nearest = FAR
    for space in sorted(g.stacks[side]):
        if not board.has(space) or not has_troops(g, side, space):
            continue
        away = board.distance(hex, board.hex_of[space])
        if away < nearest:
            found = [space]
            nearest = away
        elif away == nearest:
            found.append(space)
    return found


def bars_join(g: Position, side: int, piece: int, space: int) -> str:
    """7.1, ruling 37 Why a leader may not come to the units in a space; empty if he may. Rochambeau
    comes back to his own (15.3)."""
    if not has_troops(g, side, space):
        return "no_unit_to_join"
    if piece == g.pieces.role[ROLE_ROCHAMBEAU] and not g.new_france:
        own = [p for p in range(g.pieces.units) if g.pieces.follows[p] == piece]
        places = [g.where[p] for p in own if g.on_map(p)]
        if places and space not in places:
            return "stays_together"
    return bars_hex(g, side, nations_of(g, (piece,)), g.board.hex_of[space])


# ---------------------------------------------------------------------- annual enlistments


def enlistment_hexes(g: Position, side: int, piece: int) -> list[int]:
    """7.4 Where a unit enlists again: in its entry hex, with a boxed E in any entry hex of its home
    state, as far as its side controls them; if it controls none, anywhere in the state, and in an
    entry hex that is nobody's (2.9, ruling B-91)."""
    p = g.pieces
    home = p.home[piece]
    wanted = [entry_hex(g, piece)]
    if p.leaves[piece] == LEAVES_YEARLY_BOXED:
        wanted = list(p.entry_hexes[g.war][home])
    open_to = [h for h in wanted if not _bars_home(g, side, piece, h)]
    found = [h for h in open_to if controls(g, side, h)]
    if found:
        return found
    nobodys = [h for h in open_to if controller(g, h) == NOBODY]
    at_home = [h for h in g.board.area_hexes[home] if not _bars_home(g, side, piece, h)]
    return nobodys + [h for h in at_home if h not in nobodys]


def _bars_home(g: Position, side: int, piece: int, hex: int) -> str:
    """Why a unit cannot enlist in a hex: an enemy is there, and holds what is in it."""
    bar = bars_hex(g, side, nations_of(g, (piece,)), hex)
    if bar:
        return bar
    for space in g.board.spaces_of[hex]:
        if not bars_space(g, side, space):
            return ""
    return "entry_enemy_there"


def _bars_enlisted(g: Position, side: int, piece: int, space: int) -> str:
    hex = g.board.hex_of[space]
    if hex in enlistment_hexes(g, side, piece):
        return bars_space(g, side, space)
    if g.board.area[hex] != g.pieces.home[piece] and hex != entry_hex(g, piece):
        return "not_home_state"
    return _bars_home(g, side, piece, hex) or "entry_hex_first"


# ---------------------------------------------------------------------- any piece


def bars_entry(g: Position, side: int, piece: int, space: int) -> str:
    """7.1 to 7.4 Why a piece may not enter in a space; empty if it may."""
    manner = manner_of(g, piece)
    if manner == BY_SEA:
        hex = g.board.hex_of[space]
        return bars_port(g, side, (piece,), hex) or bars_landing(g, side, space)
    if manner == WITH_UNITS:
        return bars_join(g, side, piece, space)
    if manner == ENLISTED:
        return _bars_enlisted(g, side, piece, space)
    if manner == BOXED_ENTRY:
        return _bars_boxed(g, side, piece, space)
    return _bars_at_hex(g, side, piece, space)


def _hexes_for(g: Position, side: int, piece: int, manner: int) -> Sequence[int]:
    if manner == BY_SEA:
        return g.board.ports
    if manner == ENLISTED:
        return enlistment_hexes(g, side, piece)
    hex = entry_hex(g, piece)
    return (hex,) if hex != NOTHING else ()


def entry_spaces(g: Position, side: int, piece: int) -> list[int]:
    """7.1 to 7.4 The spaces where a piece may enter now."""
    board = g.board
    manner = manner_of(g, piece)
    near: list[int] = []
    if manner == WITH_UNITS or (manner == BOXED_ENTRY and g.pieces.type[piece] == LEADER):
        near = [space for space in sorted(g.stacks[side]) if board.has(space)]
    if manner != WITH_UNITS:
        for hex in _hexes_for(g, side, piece, manner):
            near += [space for space in board.spaces_of[hex] if space not in near]
    return [space for space in near if not bars_entry(g, side, piece, space)]


def fleets_open_to(g: Position, side: int, piece: int) -> list[int]:
    """7.2 The fleets that a piece may be put aboard now."""
    return fleets_for(g, side, (piece,)) if manner_of(g, piece) == BY_SEA else []
