"""What must be true of a position at every checkpoint, counted anew from the map."""

from __future__ import annotations

from typing import Final

from ticonderoga.games.liberty_or_death.data.pieces import (
    BASES_PER_SPACE,
    BRITISH,
    BRITISH_CONTROL,
    ELSEWHERE,
    EVENT_CARDS,
    FACTION_IDS,
    FACTIONS,
    FIRST_WINTER_CARD,
    FRENCH_REGULAR,
    IS_BASE,
    IS_ROYALIST,
    KIND_IDS,
    KINDS,
    KINDS_OF_TYPE,
    LAST_WINTER_CARD,
    LEADER_FACTION,
    LEADER_IDS,
    MARKER_LIMIT,
    MAX_RESOURCES,
    OWNER,
    REBELLION_CONTROL,
    SQUADRONS,
    TYPE_IDS,
    TYPES,
    UNCONTROLLED,
)
from ticonderoga.games.liberty_or_death.data.spaces import (
    CITIES,
    EVERYWHERE,
    SPACE_IDS,
    WEST_INDIES,
)
from ticonderoga.games.liberty_or_death.position import Position
from ticonderoga.games.liberty_or_death.rules.forces import bars_presence

ALL_CARDS: Final = [
    *range(1, EVENT_CARDS + 1),
    *range(FIRST_WINTER_CARD, LAST_WINTER_CARD + 1),
]


def invariants(g: Position) -> list[str]:
    """Sentences on what is wrong; an empty list if nothing is."""
    wrong: list[str] = []
    _pieces(g, wrong)
    _control(g, wrong)
    _levels(g, wrong)
    _tracks(g, wrong)
    _leaders(g, wrong)
    _cards(g, wrong)
    if g.order is not None:
        wrong.append("a Command is in hand at a checkpoint")
    return wrong


def _pieces(g: Position, wrong: list[str]) -> None:
    """1.4a Every type adds up to its limit; 1.4.2 pieces are where they may be."""
    for piece in range(TYPES):
        total = g.available[piece] + g.unavailable[piece] + g.casualties[piece]
        for kind in KINDS_OF_TYPE[piece]:
            total += sum(g.by_kind[kind])
        if total != g.pack.limits[piece]:
            wrong.append(f"{total} {TYPE_IDS[piece]} instead of {g.pack.limits[piece]} (1.4)")
        for box in (g.available, g.unavailable, g.casualties):
            if box[piece] < 0:
                wrong.append(f"a box holds {box[piece]} {TYPE_IDS[piece]} (1.4)")
    for kind in range(KINDS):
        row = g.by_kind[kind]
        if g.on_map[kind] != sum(row) - row[WEST_INDIES]:
            wrong.append(f"{KIND_IDS[kind]} on the map are miscounted")
        for space in EVERYWHERE:
            if row[space] < 0:
                wrong.append(f"{row[space]} {KIND_IDS[kind]} in {SPACE_IDS[space]}")
            if row[space] and bars_presence(g, kind, space):
                wrong.append(f"{KIND_IDS[kind]} must not be in {SPACE_IDS[space]} (1.4.2)")
    if not g.treaty and g.on_map[FRENCH_REGULAR]:
        wrong.append("French Regulars before the Treaty (2.3.9)")


def _control(g: Position, wrong: list[str]) -> None:
    """1.7 Control and the counts it rests on, counted anew."""
    for space in EVERYWHERE:
        royalists = rebels = british = bases = 0
        for kind in range(KINDS):
            number = g.by_kind[kind][space]
            if IS_ROYALIST[kind]:
                royalists += number
            else:
                rebels += number
            if OWNER[kind] == BRITISH:
                british += number
            if IS_BASE[kind]:
                bases += number
        control = UNCONTROLLED
        if rebels > royalists:
            control = REBELLION_CONTROL
        elif royalists > rebels and british:
            control = BRITISH_CONTROL
        kept = (g.royalists[space], g.rebels[space], g.british[space], g.bases[space])
        if kept != (royalists, rebels, british, bases) or g.control[space] != control:
            wrong.append(f"counts or Control of {SPACE_IDS[space]} are wrong (1.7)")
        if bases > BASES_PER_SPACE:
            wrong.append(f"{bases} Forts and Villages in {SPACE_IDS[space]} (1.4.2)")


def _levels(g: Position, wrong: list[str]) -> None:
    """1.6.3, 1.9l The totals, counted anew."""
    support = opposition = 0
    for space in EVERYWHERE:
        level, population = g.level[space], g.population[space]
        if not -2 <= level <= 2 or (level and not population):
            wrong.append(f"{SPACE_IDS[space]} is at level {level} (1.6.1)")
        if level > 0 and not g.blockades[space]:
            support += level * population
        elif level < 0:
            opposition -= level * population if g.opposition_counts(space) else 0
    if support != g.support or opposition != g.opposition:
        wrong.append("Total Support or Opposition is wrong (1.6.3)")


def _tracks(g: Position, wrong: list[str]) -> None:
    """1.8, 1.9 Resources, ships and markers within their bounds."""
    for faction in FACTIONS:
        if not 0 <= g.resources[faction] <= MAX_RESOURCES:
            wrong.append(f"{FACTION_IDS[faction]} have {g.resources[faction]} Resources (1.8)")
    ships = g.squadrons + g.squadrons_unavailable + sum(g.blockades)
    if ships != SQUADRONS or g.squadrons < 0 or g.squadrons_unavailable < 0:
        wrong.append(f"{ships} Squadrons and Blockades (1.9)")
    for space in EVERYWHERE:
        if g.blockades[space] and (space not in CITIES or not g.treaty):
            wrong.append(f"a Blockade at {SPACE_IDS[space]} (1.9)")
        if min(g.blockades[space], g.propaganda[space], g.raids[space]) < 0:
            wrong.append(f"a negative number of markers in {SPACE_IDS[space]}")
    if sum(g.propaganda) > MARKER_LIMIT or sum(g.raids) > MARKER_LIMIT:
        wrong.append("more than twelve markers of a kind (1.4)")


def _leaders(g: Position, wrong: list[str]) -> None:
    """1.10 One leader to a faction, never without own pieces."""
    for leader, space in enumerate(g.leaders):
        if space == ELSEWHERE:
            continue
        faction = LEADER_FACTION[leader]
        if g.leader_of[faction] != leader:
            wrong.append(f"{LEADER_IDS[leader]} is on the map and not in play (1.10)")
        elif not g.has_pieces(faction, space):
            wrong.append(f"{LEADER_IDS[leader]} stands alone in {SPACE_IDS[space]} (1.10)")


def _cards(g: Position, wrong: list[str]) -> None:
    """2.1 Every Event and winter card is in one place."""
    cards = [*g.deck, *g.set_aside, *g.played_cards, g.played, g.on_deck]
    cards.sort()
    first = cards.index(1) if 1 in cards else 0
    if cards[first:] == ALL_CARDS:
        return
    for card in ALL_CARDS:
        if cards.count(card) != 1:
            wrong.append(f"card {card} lies in {cards.count(card)} places (2.1)")
