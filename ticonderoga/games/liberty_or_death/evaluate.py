"""How good a position is for a faction, in terms that a person can read.

A term is a measure of the board times a weight of the faction (`evaluate_weights.py`). Weights
change in the course of the war: a measure that will decide the final scoring counts more in
the last campaign, one that takes time to pay counts less. `score` is the sum of the terms of
`evaluate`, taken fast for search. All is counted from what lies open.
"""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.game import Term
from ticonderoga.games.liberty_or_death.data.pieces import (
    ACTIVE_MILITIA,
    ACTIVE_OPPOSITION,
    ACTIVE_SUPPORT,
    ACTIVE_WAR_PARTY,
    BRITISH,
    BRITISH_CONTROL,
    BRITISH_FORT,
    BRITISH_REGULAR,
    CONTINENTAL,
    FACTIONS,
    FRENCH,
    FRENCH_REGULAR,
    INDIANS,
    MILITIA,
    PATRIOT_FORT,
    PATRIOTS,
    TORY,
    VILLAGE,
    WAR_PARTY,
)
from ticonderoga.games.liberty_or_death.data.spaces import CITIES, MAP
from ticonderoga.games.liberty_or_death.evaluate_weights import EARLY, LATE, TERMS, sign
from ticonderoga.games.liberty_or_death.position import CARD_ENDS, Position
from ticonderoga.games.liberty_or_death.rules.victory import LEAD_TO_WIN, VILLAGE_HANDICAP

CARDS_OF_A_CAMPAIGN: Final = 11
LEVELS_A_WINTER: Final = 2
NEEDED_PREPARATIONS: Final = 15
MOST_AHEAD: Final = 12
"""Being ahead or behind by more than this makes no difference."""
CHECK_FLOOR: Final = -12
CHECK_CEILING: Final = 3
"""Between these a Victory Check comes nearer."""
ENOUGH_RESOURCES: Final = 12
"""What lies in the purse above this counts a third."""
DECIDED: Final = 40.0
"""What a won game is worth in the units of the terms; a lost one as much below nothing."""
CLEAR_LEAD: Final = 10.0
"""A margin so far above the next is a clear win."""


def progress(g: Position) -> float:
    """How far the war has come, from 0 to 1."""
    scenario = g.pack.scenarios[g.edition.scenario]
    cards = len(g.deck)
    if not cards:
        return min(1.0, (g.winters + 0.5) / scenario.campaigns)
    return max(0.0, 1.0 - cards / (scenario.campaigns * CARDS_OF_A_CAMPAIGN))


def purse(resources: int) -> float:
    """What Resources are worth: the first ones most."""
    if resources <= ENOUGH_RESOURCES:
        return float(resources)
    return ENOUGH_RESOURCES + (resources - ENOUGH_RESOURCES) / 3.0


def measures(g: Position, seat: int) -> list[float]:
    """The measures of the board, in the order of TERMS; those of the standing from the seat's
    point of view, the others as they are."""
    on_map = g.on_map
    lead = g.support - g.opposition
    losses = g.crc - g.cbc
    forts = on_map[PATRIOT_FORT] + VILLAGE_HANDICAP - on_map[VILLAGE]
    finals = (lead + losses, forts - lead, lead - forts, -lead - losses)
    checks = (
        min(lead - LEAD_TO_WIN, losses),
        min(-lead - LEAD_TO_WIN, forts),
        min(lead - LEAD_TO_WIN, -forts),
        min(-lead - LEAD_TO_WIN, -losses),
    )
    best = -99
    nearest = CHECK_FLOOR
    for faction in FACTIONS:
        if faction != seat and (faction != FRENCH or g.treaty):
            if finals[faction] > best:
                best = finals[faction]
            if checks[faction] > nearest:
                nearest = checks[faction]
    ahead = max(-MOST_AHEAD, min(MOST_AHEAD, finals[seat] - best))
    own = max(CHECK_FLOOR, min(CHECK_CEILING, checks[seat]))
    nearest = min(CHECK_CEILING, nearest)
    royal = 0
    rebel = 0
    population = g.population
    control = g.control
    level = g.level
    rewards = 0
    committees = 0
    markers = 0
    for space in MAP:
        if control[space] >= 0:
            worth = population[space]
            if control[space] == BRITISH_CONTROL:
                royal += worth
                rewards += worth * min(LEVELS_A_WINTER, ACTIVE_SUPPORT - level[space])
            else:
                rebel += worth
                committees += worth * min(LEVELS_A_WINTER, level[space] - ACTIVE_OPPOSITION)
        markers += g.propaganda[space] + g.raids[space]
    cities = 0
    for city in CITIES:
        if control[city] == BRITISH_CONTROL and not g.blockades[city]:
            cities += population[city]
    preparations = NEEDED_PREPARATIONS + 3 if g.treaty else g.preparations()
    resources = g.resources
    eligible = g.eligible if g.step < CARD_ENDS else 15
    if g.step < CARD_ENDS:
        eligible &= ~(g.acted & ~g.stays_eligible)
    return [
        float(ahead),
        float(lead),
        float(losses),
        float(forts),
        float(own),
        float(nearest),
        purse(resources[BRITISH]),
        purse(resources[PATRIOTS]),
        purse(resources[INDIANS]),
        purse(resources[FRENCH]),
        float(on_map[BRITISH_REGULAR]),
        float(on_map[TORY]),
        float(on_map[BRITISH_FORT]),
        float(on_map[WAR_PARTY] + on_map[ACTIVE_WAR_PARTY]),
        float(on_map[CONTINENTAL]),
        float(on_map[MILITIA] + on_map[ACTIVE_MILITIA]),
        float(on_map[FRENCH_REGULAR]),
        float(royal),
        float(rebel),
        float(cities),
        float(rewards),
        float(committees),
        float(markers),
        float(g.fni),
        float(min(NEEDED_PREPARATIONS + 1, preparations)),
        1.0 if g.treaty else 0.0,
        1.0 if g.strokes >> seat & 1 else 0.0,
        1.0 if eligible >> seat & 1 else 0.0,
    ]


def values(g: Position, seat: int) -> list[float]:
    """What each term of TERMS is worth to the seat."""
    late = progress(g)
    begin = EARLY[seat]
    end = LATE[seat]
    return [
        measure * (begin[at] + (end[at] - begin[at]) * late)
        for at, measure in enumerate(measures(g, seat))
    ]


def score(g: Position, seat: int) -> float:
    """The sum of all terms."""
    return sum(values(g, seat))


def evaluate(g: Position, seat: int) -> list[Term]:
    """The terms, the heaviest first; those that weigh nothing are left out."""
    found = values(g, seat)
    terms = [Term(key, found[at], text) for at, (key, text) in enumerate(TERMS) if found[at]]
    terms.sort(key=_weight)
    return terms


def _weight(term: Term) -> float:
    return -abs(term.value)


__all__ = [
    "BRITISH", "CLEAR_LEAD", "DECIDED", "EARLY", "INDIANS", "LATE", "PATRIOTS", "evaluate",
    "measures", "progress", "score", "sign", "values",
]  # fmt: skip
