"""What a hand means that takes up a general with his CUs and draws him to another space.

A stroke is a list of choices that are made one after another like any others: a card if none is
played yet (each that activates him is a way), the general if he is still to be named, his load if
it is not what he takes by himself, and the cheapest way, step by step; by sea where no way by land
is short enough. A way avoids enemy CUs and, if it can, generals who may intercept; it ends in
battle only at its goal.
"""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final

from ticonderoga.engine.ask import Ask, Choice, Reason
from ticonderoga.engine.hand import Grasp, Lot, Muster, Stroke
from ticonderoga.games.washingtons_war.data.board import AMERICAN, BRITISH
from ticonderoga.games.washingtons_war.position import Position
from ticonderoga.games.washingtons_war.rules.campaign import CAMPAIGN_ASK
from ticonderoga.games.washingtons_war.rules.hand import queue_value
from ticonderoga.games.washingtons_war.rules.interception import interceptable, interceptors
from ticonderoga.games.washingtons_war.rules.movement import (
    AMERICAN_SPACES,
    MARCH,
    MARCH_SPACES,
    MOST_CUS,
    bars_march,
    bars_sail,
    enemy_stands,
    movable,
    set_load,
)
from ticonderoga.games.washingtons_war.rules.roads import exits, step_cost
from ticonderoga.games.washingtons_war.rules.strategy import ACTIVATE, LEAD, PLAY
from ticonderoga.games.washingtons_war.underway import March

FRENCH: Final = 2
"""The lot of French CUs, after those of the two sides."""
NAMING: Final = (ACTIVATE.key, CAMPAIGN_ASK.key)
"""The questions at which a general is named."""
CARDS: Final = (PLAY.key, LEAD.key)
"""The questions at which a card is played that may activate one."""
ANYBODY: Final = 3
"""The highest strategy rating of a general: a campaign reaches it."""


# ---------------------------------------------------------------------- whom a hand may take up


def muster(g: Position, ask: Ask, space: int) -> Muster:
    """7.1, 7.3 The general in a space and the CUs that he could take along."""
    key = ask.question.key
    side = ask.seat
    if key == MARCH.key:
        march = g.march
        if march is None or march.at != space:
            return Muster()
        full = Reason("load_already_set", (march.general, space)) if march.adjusted else None
        return Muster([(march.general, None)], lots=_lots(g, side, space, full))
    if key in CARDS:
        return _by_card(g, ask, space)
    if key not in NAMING:
        return Muster()
    found: list[tuple[int, Reason | None]] = []
    offered = ask.question.offer(g, ask)
    for general in g.pack.pieces.by_side[side]:
        if g.generals[general] == space:
            choice = ("general", general)
            bar = None if choice in offered else ask.question.refuse(g, ask, choice)
            found.append((general, bar))
    return Muster(found, lots=_lots(g, side, space)) if found else Muster()


def _by_card(g: Position, ask: Ask, space: int) -> Muster:
    """7.1 The generals in a space whom some card in hand activates; nobody if there is none."""
    side = ask.seat
    here = [x for x in g.pack.pieces.by_side[side] if g.generals[x] == space]
    found: list[tuple[int, Reason | None]] = [
        (x, None if _openings(g, ask, x) else Reason("no_card_activates", (x,))) for x in here
    ]
    if all(bar is not None for _, bar in found):
        return Muster()
    return Muster(found, lots=_lots(g, side, space))


def _openings(g: Position, ask: Ask, general: int) -> list[Choice]:
    """7.1, 7.2 The plays that activate a general: by a card alone, the lowest first, by one that
    joins the queue, by a campaign."""
    side = ask.seat
    cards = g.pack.deck.cards
    rating = g.pack.pieces.generals[general].strategy
    queued = queue_value(g, side)
    at_once = bool(g.queues[side]) or g.edition.queue_opens_with_any_card
    found: list[tuple[int, int, Choice]] = []
    for choice in ask.question.offer(g, ask):
        use = choice[0]
        if use in ("campaign", "lead"):
            found.append((2, ANYBODY, choice))
        elif use == "activate" and cards[choice[1]].ops >= rating:
            found.append((0, cards[choice[1]].ops, choice))
        elif use == "queue" and at_once and cards[choice[1]].ops < rating:
            value = queued + cards[choice[1]].ops
            if value >= rating:
                found.append((1, value, choice))
    return [choice for _, _, choice in sorted(found)]


def _lots(g: Position, side: int, space: int, bar: Reason | None = None) -> list[Lot]:
    """7.3.A The CUs in a space that may still move, at most five in all."""
    own, french = movable(g, side, space)
    own, french = min(own, MOST_CUS), min(french, MOST_CUS)
    lots = [Lot(side, own, bar), Lot(FRENCH, french, bar, min(french, MOST_CUS - own))]
    return [lot for lot in lots if lot.most]


# ---------------------------------------------------------------------- what a stroke means


def gesture(g: Position, ask: Ask, start: int, goal: int, grasp: Grasp) -> Stroke:
    """7.3, 7.5 The choices that bring a general with his CUs (as many as he can take, if none are
    named) from a space to another."""
    if start == goal:
        return Stroke()
    choices: list[Choice] = []
    openings: list[Choice] = []
    key = ask.question.key
    if key == MARCH.key:
        current = g.march
        if current is None or current.at != start:
            return Stroke()
        march = _copy(current)
    elif key in CARDS:
        general = _activated(g, ask, start, grasp)
        if general < 0:
            return Stroke()
        openings = _openings(g, ask, general)
        if not openings:
            return Stroke(against=Reason("no_card_activates", (general,)))
        march = _begun(g, ask.seat, general)
        choices.append(("general", general))
    elif key in NAMING:
        general = _named(g, ask, start, grasp)
        if general < 0:
            return Stroke()
        march = _begun(g, ask.seat, general)
        choices.append(("general", general))
    else:
        return Stroke()
    stays: list[tuple[int, Reason]] = []
    if not grasp.whole:
        stays = _load(g, march, grasp, choices)
    steps = _way(g, march, goal)
    if not steps and not bars_sail(g, march, goal):
        steps = [("sail", goal)]
    if not steps:
        return Stroke(lots_stay=stays, against=_against(g, march, goal))
    meant = [*choices, *steps]
    ways = [[opening, *meant] for opening in openings] or [meant]
    return Stroke(lots_stay=stays, ways=ways)


def _activated(g: Position, ask: Ask, start: int, grasp: Grasp) -> int:
    """The general in the hand, or one who stands there, if he can be one whom a card activates;
    -1 if nobody stands there."""
    here = [x for x in g.pack.pieces.by_side[ask.seat] if g.generals[x] == start]
    found = [x for x in here if x in grasp.pieces] or here
    able = [x for x in found if _openings(g, ask, x)]
    return (able or found or [-1])[0]


def _named(g: Position, ask: Ask, start: int, grasp: Grasp) -> int:
    """The general in the hand, or the one who stands there and may be named; -1 if nobody may."""
    offered: list[int] = [
        choice[1] for choice in ask.question.offer(g, ask) if choice[0] == "general"
    ]
    here = [general for general in offered if g.generals[general] == start]
    wanted = [general for general in here if general in grasp.pieces]
    found = wanted or here
    return found[0] if found else -1


def _begun(g: Position, side: int, general: int) -> March:
    """His march as the rules begin it, with all CUs that he can take."""
    limit = AMERICAN_SPACES if side == AMERICAN else MARCH_SPACES
    march = March(general, side, g.generals[general], limit)
    own, french = movable(g, side, march.at)
    own = min(own, MOST_CUS)
    set_load(march, own, min(french, MOST_CUS - own))
    return march


def _copy(march: March) -> March:
    """The march as far as it has come, to be tried."""
    twin = March(march.general, march.side, march.at, march.limit, march.free)
    twin.used = march.used
    twin.overran = march.overran
    twin.adjusted = march.adjusted
    set_load(twin, march.own, march.french)
    return twin


def _load(
    g: Position, march: March, grasp: Grasp, choices: list[Choice]
) -> list[tuple[int, Reason]]:
    """7.3.A The load that the hand holds, as a choice if it is another; the lots that cannot go."""
    own, french = movable(g, march.side, march.at)
    wanted = (grasp.count(march.side), grasp.count(FRENCH))
    load = min(wanted[0], own, MOST_CUS), 0
    load = load[0], min(wanted[1], french, MOST_CUS - load[0])
    stays: list[tuple[int, Reason]] = []
    for lot, want, can in zip((march.side, FRENCH), wanted, load, strict=True):
        if want > can:
            stays.append((lot, Reason("load_impossible", (march.at,))))
    if load == (march.own, march.french):
        return stays
    if march.adjusted:
        return [(march.side, Reason("load_already_set", (march.general, march.at)))]
    choices.append(("carry", *load))
    set_load(march, *load)
    return stays


def _way(g: Position, march: March, goal: int) -> list[Choice]:
    """7.3 The steps of the way with the fewest chances to be intercepted, then the shortest; none
    if the goal is too far, or only to be reached through the enemy."""
    heap: list[tuple[int, int, int, tuple[int, ...]]] = [(0, march.used, march.at, ())]
    done: set[int] = set()
    while heap:
        risk, used, at, way = heappop(heap)
        if at == goal:
            return [("march", space) for space in way]
        if at in done:
            continue
        done.add(at)
        if way and march.cus and enemy_stands(g, march.side, at):
            continue
        trial = _copy(march)
        trial.at, trial.used = at, used
        for to, _ in exits(g, at, march.general):
            if to in done or bars_march(g, trial, to):
                continue
            cost = step_cost(g, at, to, march.general)
            heappush(heap, (risk + _risk(g, march, to), used + cost, to, (*way, to)))
    return []


def _risk(g: Position, march: March, to: int) -> int:
    """7.8 Whether an American Army may intercept there."""
    if march.side != BRITISH or not march.cus or not interceptable(g, to, g.british_cu[to]):
        return 0
    return 1 if interceptors(g, to) else 0


def _against(g: Position, march: March, goal: int) -> Reason:
    """Why he cannot go to the goal at all."""
    bar = bars_march(g, march, goal)
    return Reason("too_far" if bar in ("", "no_line") else bar, (goal,))
