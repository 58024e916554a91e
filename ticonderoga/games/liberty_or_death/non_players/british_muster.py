"""8.4.2, 8.4.5 The non-player British Muster (B8), and where they Reward Loyalty."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Ask
from ticonderoga.games.liberty_or_death.data.pieces import (
    BRITISH,
    BRITISH_CONTROL,
    BRITISH_FORT,
    BRITISH_REGULAR,
    GAGE,
    TORY,
)
from ticonderoga.games.liberty_or_death.data.spaces import COLONIES, EVERYWHERE, MAP, WEST_INDIES
from ticonderoga.games.liberty_or_death.non_players.priorities import (
    control_if,
    cubes_to_give,
    most,
    prefer,
    random_space,
)
from ticonderoga.games.liberty_or_death.non_players.sheet import Moment, Script, Wants, say
from ticonderoga.games.liberty_or_death.non_players.why import (
    CHANGES_CONTROL,
    ELSEWHERE_REGULARS,
    FEW_CUBES,
    GAINS_CONTROL,
    LONELY_REGULARS,
    LONELY_TORIES,
)
from ticonderoga.games.liberty_or_death.order import NO_LIMIT, Order
from ticonderoga.games.liberty_or_death.position import Position
from ticonderoga.games.liberty_or_death.rules.british import (
    FORT_CUBES,
    REGULARS_AT_ONCE,
    bars_fort,
    bars_muster_reward,
    bars_regulars,
    bars_tories,
    tories_at_once,
)
from ticonderoga.games.liberty_or_death.rules.interrupt import DONE, order_in_hand
from ticonderoga.games.liberty_or_death.rules.loyalty import (
    bars_reward,
    reward_markers,
    reward_steps,
)

MUSTER_SPACES: Final = 4
CUBES_FOR_FORT: Final = 5
"""8.4.2 The British build only where they keep two cubes."""
REWARD_ROLL: Final = "reward_roll"
"""In `wants`: the D3 for Reward Loyalty, if it was rolled to see whether a Muster is possible."""


# ---------------------------------------------------------------------- Regulars


def regulars_bits(g: Position, order: Order) -> int:
    """8.4.2b Where Regulars are placed: the equal best spaces; 0 if nowhere. A93 The West Indies
    count as Neutral."""
    number = min(REGULARS_AT_ONCE, g.available[BRITISH_REGULAR])
    if not number:
        return 0
    best = 0
    high = -1
    for space in EVERYWHERE:
        if bars_regulars(g, order, space):
            continue
        rank = 1000 if -1 <= g.level[space] <= 1 else 0
        if space == WEST_INDIES and g.edition.west_indies_last:
            rank = 0
        if g.control[space] != BRITISH_CONTROL and (
            control_if(g, space, number, 0, 0) == BRITISH_CONTROL
        ):
            rank += 200
        elif g.tories[space] and not g.regulars[space]:
            rank += 100
        rank += g.population[space]
        if rank >= high:
            best = 1 << space if rank > high else best | 1 << space
            high = rank
    return best


def why_regulars(g: Position, space: int) -> int:
    """Which priority chose the space."""
    number = min(REGULARS_AT_ONCE, g.available[BRITISH_REGULAR])
    if g.control[space] != BRITISH_CONTROL:
        if control_if(g, space, number, 0, 0) == BRITISH_CONTROL:
            return GAINS_CONTROL
    return LONELY_TORIES if g.tories[space] and not g.regulars[space] else ELSEWHERE_REGULARS


# ---------------------------------------------------------------------- Tories


def _may_select(order: Order, space: int) -> bool:
    """Up to four spaces."""
    return bool(order.spaces >> space & 1) or order.spaces.bit_count() < MUSTER_SPACES


def tories_bits(g: Position, order: Order, placed: int) -> int:
    """8.4.2c Where Tories are placed next: the equal best spaces; 0 if nowhere. `placed` are the
    spaces that have just received Regulars."""
    if not g.available[TORY]:
        return 0
    alone = changing = thin = 0
    for space in MAP:
        if bars_tories(g, order, space) or not _may_select(order, space):
            continue
        bit = 1 << space
        if g.regulars[space] and not g.tories[space]:
            alone |= bit
        elif not alone:
            number = min(tories_at_once(g, space), g.available[TORY])
            if control_if(g, space, number, 0, 0) != g.control[space]:
                changing |= bit
            elif (
                space in COLONIES
                and g.regulars[space] + g.tories[space] < CUBES_FOR_FORT
                and not g.british_forts[space]
            ):
                thin |= bit
    if alone:
        return prefer(alone, placed)
    if changing:
        return changing if g.edition.charts_rule else most(changing, g.population)
    return thin


def why_tories(g: Position, space: int) -> int:
    """Which priority chose the space."""
    if g.regulars[space] and not g.tories[space]:
        return LONELY_REGULARS
    number = min(tories_at_once(g, space), g.available[TORY])
    changes = control_if(g, space, number, 0, 0) != g.control[space]
    return CHANGES_CONTROL if changes else FEW_CUBES


# ---------------------------------------------------------------------- 8.4.5 Reward Loyalty


def reward_change(g: Position, space: int, levels: int) -> int:
    """8.4.5 By how much a reward can change Support minus Opposition; 0 if it would only
    remove markers."""
    steps = reward_steps(g, space, levels) - reward_markers(g, space)
    if steps <= 0:
        return 0
    level = g.level[space]
    goal = level + steps
    counted = 0 if g.blockades[space] else max(0, goal) - max(0, level)
    if g.opposition_counts(space):
        counted += min(0, goal) - min(0, level)
    return g.population[space] * counted


def best_rewards(g: Position, bits: int, levels: int) -> int:
    """8.4.5 Of spaces that can be rewarded, the equal best: fewest markers, then the largest
    change; those where only markers would go are left out."""
    best = 0
    high = -1000
    while bits:
        low = bits & -bits
        bits ^= low
        space = low.bit_length() - 1
        markers = reward_markers(g, space)
        if reward_steps(g, space, levels) <= markers:
            continue
        rank = reward_change(g, space, levels) - 100 * markers
        if rank >= high:
            best = low if rank > high else best | low
            high = rank
    return best


def _selectable(g: Position, order: Order, space: int) -> bool:
    """A38 One more space may be selected without placing anything in it."""
    if order.spaces.bit_count() >= MUSTER_SPACES:
        return False
    return not bars_tories(g, order, space) or not bars_regulars(g, order, space)


def can_shift_after(g: Position, order: Order, space: int) -> bool:
    """The purse reaches for a level even after the space itself has been paid for."""
    purse = g.resources[BRITISH] - (0 if order.free else 1) - reward_markers(g, space)
    return purse > 0 or (purse == 0 and g.stands_at(GAGE, space))


def reward_bits(g: Position, order: Order) -> int:
    """8.4.2d Where loyalty is rewarded in a Muster: a selected space if possible, else one more."""
    selected = more = 0
    for space in MAP:
        if order.spaces >> space & 1:
            if not bars_muster_reward(g, order, space):
                selected |= 1 << space
        elif (
            not bars_reward(g, space, NO_LIMIT)
            and _selectable(g, order, space)
            and can_shift_after(g, order, space)
        ):
            more |= 1 << space
    return best_rewards(g, selected, NO_LIMIT) or best_rewards(g, more, NO_LIMIT)


def fort_bits(g: Position, order: Order) -> int:
    """8.4.2d Where a Fort is built: a Colony with five cubes and no British Fort; a selected
    space if possible, else one more."""
    if not g.available[BRITISH_FORT]:
        return 0
    selected = more = 0
    for space in COLONIES:
        if g.british_forts[space] or not g.has_room(space):
            continue
        if g.regulars[space] + g.tories[space] < CUBES_FOR_FORT:
            continue
        if order.spaces >> space & 1:
            if not bars_fort(g, order, space):
                selected |= 1 << space
        elif _selectable(g, order, space):
            more |= 1 << space
    return selected or more


def can_muster(g: Position, order: Order, wants: Wants) -> bool:
    """8.4.2f Some instruction of the Muster can be executed. If only a reward could be, the D3
    that decides about it is rolled now."""
    if regulars_bits(g, order) or tories_bits(g, order, 0) or fort_bits(g, order):
        return True
    if not reward_bits(g, order):
        return False
    if reward_called_for(g, wants):
        return True
    say(g, "np_b_no_reward", "B8", g.opposition, g.support, wants.pop(REWARD_ROLL, 0))
    return False


def reward_called_for(g: Position, wants: Wants) -> bool:
    """8.4.2d Opposition exceeds Support and a D3, or no British Fort is Available."""
    if not g.available[BRITISH_FORT]:
        return True
    roll = wants.get(REWARD_ROLL, 0)
    if not roll:
        roll = g.dice.d3()
        wants[REWARD_ROLL] = roll
    return g.opposition > g.support + roll


# ---------------------------------------------------------------------- B8


def muster(g: Position, ask: Ask, wants: Wants) -> Script:
    """8.4.2 Regulars, Tories, then a reward or a Fort."""
    placed = 0
    bits = regulars_bits(g, order_in_hand(g))
    if bits:
        space = random_space(g, bits)
        placed = 1 << space
        say(g, "np_b_regulars", "B8", space, why_regulars(g, space))
        wants["muster_regulars"] = REGULARS_AT_ONCE
        g, ask = yield ("regulars", space)
    else:
        say(g, "np_b_no_regulars", "B8")
    while True:
        bits = tories_bits(g, order_in_hand(g), placed)
        if not bits:
            break
        space = random_space(g, bits)
        say(g, "np_b_tories", "B8", space, why_tories(g, space))
        wants["muster_tories"] = 2
        g, ask = yield ("tories", space)
    g, ask = yield from _reward_or_build(g, ask, wants)
    if order_in_hand(g).spaces:
        g, ask = yield DONE
    return g, ask


def _reward_or_build(g: Position, ask: Ask, wants: Wants) -> Script:
    """8.4.2d Reward Loyalty if the Opposition is strong or no Fort is left; else a Fort."""
    bits = reward_bits(g, order_in_hand(g))
    if bits:
        rewarded = reward_called_for(g, wants)
        roll = wants.pop(REWARD_ROLL, 0)
        if not roll:
            say(g, "np_b_no_fort_left", "B8")
        elif rewarded:
            say(g, "np_b_reward", "B8", g.opposition, g.support, roll)
        else:
            say(g, "np_b_no_reward", "B8", g.opposition, g.support, roll)
        if rewarded:
            space = random_space(g, bits)
            g, ask = yield from _select(g, ask, wants, space)
            wants["reward_steps"] = NO_LIMIT
            g, ask = yield ("reward", space)
            return g, ask
    bits = fort_bits(g, order_in_hand(g))
    if bits:
        space = random_space(g, bits)
        say(g, "np_b_fort", "B8", space)
        g, ask = yield from _select(g, ask, wants, space)
        given = cubes_to_give(g.regulars[space], g.tories[space], FORT_CUBES)
        wants["regulars_for_fort"] = given[0]
        g, ask = yield ("fort", space)
    elif g.available[BRITISH_FORT]:
        say(g, "np_b_no_fort", "B8")
    return g, ask


def _select(g: Position, ask: Ask, wants: Wants, space: int) -> Script:
    """A38 Select a space without placing anything there, unless it is selected."""
    order = order_in_hand(g)
    if order.spaces >> space & 1:
        return g, ask
    if not bars_tories(g, order, space):
        wants["muster_tories"] = 0
        moment: Moment = yield ("tories", space)
    else:
        wants["muster_regulars"] = 0
        moment = yield ("regulars", space)
    return moment
