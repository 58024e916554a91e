"""8.1.2, 8.3.4, 8.3.5 Which pieces a non-player places, removes, Activates or moves for a card.

A question offers pieces as (space, kind). First the instruction of the card narrows them down,
then the questions of the faction's chart (8.3.5c), then the order of pieces (8.1.2). As much as
possible is done in one space before the next is rolled for (8.2b).
"""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Ask, Choice
from ticonderoga.engine.kit.questions import NONE
from ticonderoga.games.liberty_or_death.data.pieces import (
    ACTIVE_SUPPORT,
    BASE_OF_FACTION,
    BRITISH,
    BRITISH_FORT,
    BRITISH_REGULAR,
    FRENCH,
    FRENCH_REGULAR,
    INDIANS,
    IS_BASE,
    IS_CUBE,
    MILITIA,
    OWNER,
    PATRIOTS,
    REBELLION,
    ROYALISTS,
    SIDE_OF,
    TORY,
    WAR_PARTY,
)
from ticonderoga.games.liberty_or_death.data.spaces import (
    NEW_YORK,
    QUEBEC,
    QUEBEC_CITY,
    WEST_INDIES,
)
from ticonderoga.games.liberty_or_death.non_players.event_effects import (
    places_well,
    removes_well,
)
from ticonderoga.games.liberty_or_death.non_players.event_instructions import quebec_can_be_won
from ticonderoga.games.liberty_or_death.non_players.event_marches import (
    FOG,
    FOG_AT,
    plan_flight,
    plan_fog,
    planned_move,
)
from ticonderoga.games.liberty_or_death.non_players.priorities import (
    kind_to_give,
    kind_to_place,
    kind_to_strike,
    random_space,
)
from ticonderoga.games.liberty_or_death.non_players.sheet import Wants, say
from ticonderoga.games.liberty_or_death.position import Position
from ticonderoga.games.liberty_or_death.rules.asking import Piece


def at_key(card: int) -> str:
    """The note in which space a card is at work."""
    return f"event_at_{card}"


def kind_key(card: int) -> str:
    """The note which kind went last, for those that take turns."""
    return f"event_kind_{card}"


def of_owner(pieces: list[Piece], seat: int) -> list[Piece]:
    return [piece for piece in pieces if OWNER[piece[1]] == seat]


def of_side(pieces: list[Piece], side: int) -> list[Piece]:
    return [piece for piece in pieces if SIDE_OF[OWNER[piece[1]]] == side]


def of_kind(pieces: list[Piece], kind: int) -> list[Piece]:
    return [piece for piece in pieces if piece[1] == kind]


def in_spaces(pieces: list[Piece], bits: int) -> list[Piece]:
    return [piece for piece in pieces if bits >> piece[0] & 1]


def spaces_of(pieces: list[Piece]) -> int:
    bits = 0
    for space, _ in pieces:
        bits |= 1 << space
    return bits


def kinds_in(pieces: list[Piece], space: int) -> tuple[int, ...]:
    return tuple([kind for where, kind in pieces if where == space])


def go_to(card: int, space: int, wants: Wants) -> int:
    """Note in which space the card is at work; in a new one the turns of 8.1.2 begin anew."""
    if wants.get(at_key(card), -1) != space:
        wants.pop(kind_key(card), None)
    wants[at_key(card)] = space
    return space


def go_on_in(g: Position, card: int, bits: int, wants: Wants) -> int:
    """8.2b The space in which the card was last at work, else a random one."""
    last = wants.get(at_key(card), -1)
    return go_to(card, last if last >= 0 and bits >> last & 1 else random_space(g, bits), wants)


# ---------------------------------------------------------------------- placing


def placing_instruction(g: Position, card: int, seat: int, pieces: list[Piece]) -> list[Piece]:
    """8.3.1 What the instructions of cards 62, 83 and 95 say of pieces."""
    if card == 62:
        if seat == BRITISH:
            return in_spaces(of_kind(pieces, TORY), 1 << NEW_YORK)
        return of_kind(pieces, MILITIA) if seat == FRENCH else []
    if card == 83 and seat != BRITISH:
        if seat == INDIANS:
            return in_spaces(pieces, 1 << QUEBEC)
        city = seat == FRENCH or quebec_can_be_won(g, seat)
        return in_spaces(pieces, 1 << (QUEBEC_CITY if city else QUEBEC))
    return of_kind(pieces, WAR_PARTY) if card == 95 and seat == BRITISH else []


def benefits(pieces: list[Piece], seat: int) -> list[Piece]:
    """8.3.5a, 8.1.2a Own Forts or Villages, those of the friend, own units, the friend's."""
    friendly = of_side(pieces, SIDE_OF[seat])
    bases = [piece for piece in friendly if IS_BASE[piece[1]]]
    if bases:
        return of_kind(bases, BASE_OF_FACTION[seat]) or bases
    return of_owner(friendly, seat) or friendly or pieces


def matching_places(g: Position, seat: int, pieces: list[Piece]) -> list[Piece]:
    """8.3.5c Those that a question of the chart asks for, the best of them."""
    best: list[Piece] = []
    high = 0
    for space, kind in pieces:
        value = places_well(g, seat, kind, space)
        if value > high:
            best, high = [(space, kind)], value
        elif value and value == high:
            best.append((space, kind))
    return best


def places(g: Position, ask: Ask, wants: Wants) -> Choice | None:
    """What to place, and where."""
    seat, card = ask.seat, g.played
    pieces: list[Piece] = list(ask.among)
    pieces = placing_instruction(g, card, seat, pieces) or pieces
    friendly = of_owner(pieces, seat)
    pieces = benefits(pieces, seat)
    matching = matching_places(g, seat, pieces) or matching_places(g, seat, friendly)
    if matching:
        space = go_to(card, random_space(g, spaces_of(matching)), wants)
    else:
        space = go_on_in(g, card, spaces_of(pieces), wants)
    kinds = kinds_in(matching or pieces, space)
    kind = kind_to_place(g, space, kinds, wants.get(kind_key(card), -1))
    wants[kind_key(card)] = kind
    say(g, "np_event_places", "8.3.5", kind, space)
    return ("piece", space, kind)


# ---------------------------------------------------------------------- removing


def regulars_for_india(g: Position, seat: int, pieces: list[Piece]) -> list[Piece]:
    """70 Whose Regulars go first, and from where."""
    if SIDE_OF[seat] == ROYALISTS:
        french = of_kind(pieces, FRENCH_REGULAR)
        if seat == INDIANS:
            return [piece for piece in french if g.villages[piece[0]]] or french
        afar = [piece for piece in french if piece[0] == WEST_INDIES]
        return afar or [piece for piece in french if g.british[piece[0]]] or french
    british = of_kind(pieces, BRITISH_REGULAR)
    if seat == PATRIOTS:
        return [piece for piece in british if g.has_pieces(PATRIOTS, piece[0])] or british
    return [piece for piece in british if g.rebels[piece[0]]] or british


def removing_instruction(g: Position, card: int, seat: int, pieces: list[Piece]) -> list[Piece]:
    """8.3.1 What the instructions say of pieces to remove: cards 30, 52, 70, 73, 89 and 95."""
    if card == 30 and seat == BRITISH:
        return [piece for piece in pieces if g.regulars[piece[0]] > 1]
    if card == 52 and seat == BRITISH:
        return [piece for piece in pieces if g.rebels[piece[0]] > g.british[piece[0]]]
    if card == 70:
        return regulars_for_india(g, seat, pieces)
    if card in (73, 95) and seat == FRENCH:
        return of_kind(pieces, BRITISH_FORT)
    if card == 89 and seat == INDIANS:
        return [piece for piece in pieces if g.villages[piece[0]]]
    if card == 89 and seat == FRENCH:
        return [piece for piece in pieces if g.level[piece[0]] == ACTIVE_SUPPORT]
    return []


REPLACED_BY: Final[dict[int, tuple[int, int]]] = {
    58: (MILITIA, MILITIA), 76: (TORY, TORY), 89: (TORY, MILITIA),
}  # fmt: skip
"""What takes the place of removed pieces, by Royalists and by the Rebellion."""


def strikes(g: Position, card: int, seat: int, pieces: list[Piece], wants: Wants) -> Piece:
    """8.1.2d Which enemy piece goes: first what a question of the chart asks for, then Forts and
    Villages, irregulars with the Underground ones first, and cubes."""
    best = [piece for piece in pieces if removes_well(seat, piece[1], False)]
    if not best and card in REPLACED_BY:
        new = REPLACED_BY[card][SIDE_OF[seat]]
        best = [piece for piece in pieces if places_well(g, seat, new, piece[0])]
    if not best:
        best = [piece for piece in pieces if IS_BASE[piece[1]]]
    if not best:
        best = [piece for piece in pieces if piece[1] in (MILITIA, WAR_PARTY)]
    if not best:
        best = [piece for piece in pieces if not IS_CUBE[piece[1]]] or pieces
    space = go_on_in(g, card, spaces_of(best), wants)
    kind = kind_to_strike(g, space, kinds_in(best, space), wants.get(kind_key(card), -1))
    return space, kind


def reluctance(g: Position, piece: Piece) -> int:
    """8.1.2b How late a friendly piece is given up: cubes, but not the last Tory or Continental,
    Active irregulars, Underground ones, such a last one, Forts and Villages."""
    space, kind = piece
    if IS_BASE[kind]:
        return 4
    if IS_CUBE[kind]:
        last = kind not in (BRITISH_REGULAR, FRENCH_REGULAR) and g.by_kind[kind][space] == 1
        return 3 if last else 0
    return 2 if kind in (MILITIA, WAR_PARTY) else 1


def gives(g: Position, card: int, seat: int, pieces: list[Piece], wants: Wants) -> Piece:
    """8.1.2b, 8.3.5d Which friendly piece goes: one of the friend's if possible."""
    pieces = [piece for piece in pieces if OWNER[piece[1]] != seat] or pieces
    low = min([reluctance(g, piece) for piece in pieces])
    pieces = [piece for piece in pieces if reluctance(g, piece) == low]
    space = go_on_in(g, card, spaces_of(pieces), wants)
    kind = kind_to_give(g, space, kinds_in(pieces, space), wants.get(kind_key(card), -1))
    return space, kind


def removes(g: Position, ask: Ask, wants: Wants) -> Choice | None:
    """Which piece is removed or replaced. 52 The Rebellion takes no French off."""
    seat, card = ask.seat, g.played
    if card == 52 and SIDE_OF[seat] == REBELLION and ask.optional:
        return NONE
    pieces: list[Piece] = list(ask.among)
    pieces = removing_instruction(g, card, seat, pieces) or pieces
    enemies = of_side(pieces, 1 - SIDE_OF[seat])
    if enemies:
        space, kind = strikes(g, card, seat, enemies, wants)
    elif ask.optional:
        return NONE
    else:
        space, kind = gives(g, card, seat, pieces, wants)
    wants[kind_key(card)] = kind
    say(g, "np_event_removes", "8.3.5", kind, space)
    return ("piece", space, kind)


def activates(g: Position, ask: Ask, wants: Wants) -> Choice | None:
    """8 An Underground one of the enemy if there is one; 29 of the own ones, all Underground, at
    random."""
    pieces: list[Piece] = list(ask.among)
    pieces = [piece for piece in pieces if piece[1] in (MILITIA, WAR_PARTY)] or pieces
    space = go_on_in(g, g.played, spaces_of(pieces), wants)
    kind = kinds_in(pieces, space)[0]
    say(g, "np_event_activates", "8.3.5", kind, space)
    return ("piece", space, kind)


# ---------------------------------------------------------------------- moving


def relocates(g: Position, ask: Ask, wants: Wants) -> Choice | None:
    """8.3.4 Cards 55, 57 and 68 bring as many pieces as they can to one space."""
    pieces: list[Piece] = list(ask.among)
    space = go_on_in(g, g.played, spaces_of(pieces), wants)
    kind = kinds_in(pieces, space)[0]
    say(g, "np_event_removes", "8.3.5", kind, space)
    return ("piece", space, kind)


def moves(g: Position, ask: Ask, wants: Wants) -> Choice | None:
    """48, 88 The moves that the March of the chart would make; then no more."""
    if FOG not in wants:
        if g.played == 48:
            plan_flight(g, ask.seat, wants)
        else:
            plan_fog(g, ask.seat, wants)
    pieces: list[Piece] = list(ask.among)
    for at in range(wants.get(FOG_AT, -1) + 1, wants[FOG]):
        origin, kind, _, goal = planned_move(wants, at)
        if (origin, kind) in pieces:
            wants[FOG_AT] = at
            say(g, "np_event_moves", "8.3.1", kind, origin, goal)
            return ("piece", origin, kind)
    return NONE


def move_goal(g: Position, ask: Ask, wants: Wants) -> Choice | None:
    """Where the units go that were just named. 23 The British drive Patriots out of Support to
    a Province that is not at Support."""
    bits = ask.among
    if FOG_AT in wants:
        goal = planned_move(wants, wants[FOG_AT])[3]
        if bits >> goal & 1:
            return ("space", goal)
    if g.played == 23 and ask.seat == BRITISH and g.level[ask.about["origin"]] > 0:
        wanted = 0
        for space in range(WEST_INDIES):
            if bits >> space & 1 and g.level[space] <= 0:
                wanted |= 1 << space
        bits = wanted or bits
    goal = random_space(g, bits)
    say(g, "np_event_goal", "8.3.5", goal)
    return ("space", goal)


def move_number(g: Position, ask: Ask, wants: Wants) -> Choice | None:
    """How many go: as planned, else all."""
    low, high = ask.among
    if FOG_AT in wants:
        high = max(low, min(high, planned_move(wants, wants[FOG_AT])[2]))
    return ("number", high)
