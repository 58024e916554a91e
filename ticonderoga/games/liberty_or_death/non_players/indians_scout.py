"""8.7.4 The non-player Indians' Scout (I12)."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Ask, Choice
from ticonderoga.engine.kit.questions import NO, YES
from ticonderoga.games.liberty_or_death.data.pieces import (
    BRITISH_CONTROL,
    LEADER_FACTION,
    REBELLION_CONTROL,
)
from ticonderoga.games.liberty_or_death.data.spaces import PROVINCES
from ticonderoga.games.liberty_or_death.non_players.priorities import (
    cubes_to_move,
    random_space,
)
from ticonderoga.games.liberty_or_death.non_players.rebels import follows
from ticonderoga.games.liberty_or_death.non_players.sheet import Answer, Script, Wants, say
from ticonderoga.games.liberty_or_death.non_players.why import (
    ENDS_CONTROL,
    FORT_THERE,
    VILLAGE_IN_DANGER,
)
from ticonderoga.games.liberty_or_death.order import NO_LIMIT, Order
from ticonderoga.games.liberty_or_death.position import Position
from ticonderoga.games.liberty_or_death.rules.indians import bars_scout
from ticonderoga.games.liberty_or_death.rules.interrupt import DONE, order_in_hand

_REASONS: Final = (ENDS_CONTROL, ENDS_CONTROL, VILLAGE_IN_DANGER, FORT_THERE)
"""Why, by the rank of a goal."""


def together(g: Position) -> int:
    """8.7.4 A space with War Parties and British Regulars; -1 if there is none."""
    for space in PROVINCES:
        if g.regulars[space] and g.all_war_parties(space):
            return space
    return -1


def party(g: Position, origin: int) -> tuple[int, int]:
    """8.7.4a How many Regulars and Tories a War Party takes along: as many as possible, Tories no
    more than Regulars, in turn where not all can go (A87), so that British Control of the origin
    is not lost and Rebellion Control not added (C8: the sheet's "no change of Control" comes to
    the same there)."""
    most = NO_LIMIT
    if g.control[origin] == BRITISH_CONTROL:
        most = min(g.royalists[origin] - g.rebels[origin] - 2, g.british[origin] - 1)
    elif g.control[origin] != REBELLION_CONTROL:
        most = g.royalists[origin] - g.rebels[origin] - 1
    return cubes_to_move(g.regulars[origin], g.tories[origin], most)


def _goal_rank(g: Position, target: int, size: int) -> int:
    """8.7.4a A Patriot Fort, a Village with enemies, Rebellion Control removed; 0 for no reason
    to go there."""
    if g.patriot_forts[target]:
        return 3
    if g.villages[target] and g.rebels[target]:
        return 2
    if g.control[target] == REBELLION_CONTROL and g.royalists[target] + size >= g.rebels[target]:
        return 1
    return 0


def goals(g: Position, order: Order, origin: int, size: int) -> int:
    """The equal best spaces to Scout from an origin with a party of so many, as bits."""
    best = 0
    high = 1
    for target in g.board.adjacent_provinces[origin]:
        rank = _goal_rank(g, target, size)
        if rank >= high and not bars_scout(g, order, origin, target):
            best = 1 << target if rank > high else best | 1 << target
            high = rank
    return best


def origins(g: Position, order: Order) -> int:
    """8.7.4a The equal best origins: those of the largest party that has somewhere to go."""
    best = 0
    high = 0
    for origin in PROVINCES:
        if not g.regulars[origin] or not g.all_war_parties(origin):
            continue
        regulars, tories = party(g, origin)
        size = regulars + tories
        if regulars and size >= high and goals(g, order, origin, size + 1):
            best = 1 << origin if size > high else best | 1 << origin
            high = size
    return best


def can_scout(g: Position, order: Order) -> bool:
    """8.7.4b Some Scout can be executed."""
    return origins(g, order) != 0


def scout(g: Position, ask: Ask, wants: Wants) -> Script:
    """8.7.4 I12 One War Party, Active if there is one (it will be seen anyway), and the troops."""
    order = order_in_hand(g)
    bits = origins(g, order)
    if bits and not order.spaces:
        origin = random_space(g, bits)
        regulars, tories = party(g, origin)
        target = random_space(g, goals(g, order, origin, regulars + tories + 1))
        reason = _REASONS[_goal_rank(g, target, regulars + tories + 1)]
        say(g, "np_i_scout", "I12", origin, target, regulars, tories, reason)
        wants["scout_active"] = 1 if g.active_war_parties[origin] else 0
        wants["scout_hidden"] = 0 if g.active_war_parties[origin] else 1
        wants["scout_regulars"] = regulars
        wants["scout_tories"] = tories
        g, ask = yield ("scout", origin, target)
    if ask.question.key == "scout" and order_in_hand(g).spaces:
        g, ask = yield DONE
    return g, ask


def leader_goes(g: Position, ask: Ask, wants: Wants) -> Choice | None:
    """8.1j With the larger part of his units, on a Scout or a Raid."""
    return YES if follows(g, order_in_hand(g), LEADER_FACTION[ask.about["leader"]]) else NO


def skirmishes(g: Position, ask: Ask, wants: Wants) -> Choice | None:
    """8.7.4b Wherever it can."""
    return YES


ANSWERS: Final[dict[str, Answer]] = {
    "scout_leader": leader_goes,
    "scout_skirmish": skirmishes,
}
