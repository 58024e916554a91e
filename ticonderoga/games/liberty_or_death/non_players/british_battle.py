"""8.4.3, 8.4.4 The non-player British Battle: whether (B9), where and how (B12)."""

from __future__ import annotations

from ticonderoga.engine.ask import Ask
from ticonderoga.games.liberty_or_death.data.pieces import BRITISH, FRENCH, PATRIOTS
from ticonderoga.games.liberty_or_death.data.spaces import EVERYWHERE
from ticonderoga.games.liberty_or_death.non_players.british_specials import (
    BATTLES,
    common_cause_number,
    special_first,
)
from ticonderoga.games.liberty_or_death.non_players.priorities import (
    is_superior,
    most,
    random_space,
    strengths,
)
from ticonderoga.games.liberty_or_death.non_players.rebels import affordable
from ticonderoga.games.liberty_or_death.non_players.sheet import Script, Wants, say
from ticonderoga.games.liberty_or_death.order import (
    BATTLE,
    COMMON_CAUSE,
    NO_COMMAND,
    NO_SPECIAL,
    Order,
)
from ticonderoga.games.liberty_or_death.position import Position
from ticonderoga.games.liberty_or_death.rules.fighting import bars_battle
from ticonderoga.games.liberty_or_death.rules.interrupt import DONE, order_in_hand
from ticonderoga.games.liberty_or_death.rules.turn import FINISH


def battle_called_for(g: Position) -> bool:
    """B9, 8.4.3 Two Active Rebellion pieces somewhere, and the Regulars with the Leader
    outnumber all Rebellion pieces with their Leaders; C5 on the sheet only the Active ones."""
    for space in EVERYWHERE:
        regulars = g.regulars[space]
        rebels = g.rebels[space]
        if not regulars or rebels < 2:
            continue
        active = rebels - g.militia[space]
        if active < 2:
            continue
        own = regulars + int(g.leader_at(BRITISH, space))
        if g.edition.charts_rule:
            enemies = active
        else:
            enemies = rebels + int(g.leader_at(PATRIOTS, space)) + int(g.leader_at(FRENCH, space))
        if own > enemies:
            say(g, "np_b_battle", "B9", space, own, enemies)
            return True
    say(g, "np_b_no_battle", "B9")
    return False


def battle_spaces(g: Position, order: Order) -> list[int]:
    """8.4.4a Where Rebellion Forts or cubes are and the Royalists are superior, most British
    pieces first; no more than can be paid (8.1g)."""
    common = order.specials_left > 0 or order.special == COMMON_CAUSE
    bits = 0
    for space in EVERYWHERE:
        if not g.british[space] or not g.rebels[space]:
            continue
        if not (g.continentals[space] or g.french[space] or g.patriot_forts[space]):
            continue
        if bars_battle(g, order, space):
            continue
        involved = g.all_war_parties(space) > 0
        number = common_cause_number(g, space) if common else 0
        if is_superior(g, BRITISH, space, involved, number, order.bonus):
            bits |= 1 << space
        elif g.log is not None:
            forces = strengths(g, BRITISH, space, involved, number, order.bonus)
            say(g, "np_b_battle_not", "B12", space, *forces)
    found: list[int] = []
    left = affordable(g, order)
    while bits and len(found) < left:
        space = random_space(g, most(bits, g.british))
        found.append(space)
        bits &= ~(1 << space)
    return found


def battle_turn(g: Position, ask: Ask, wants: Wants, order: Order, spaces: list[int]) -> Script:
    """8.4.4b Common Cause if it raises the Force anywhere; else Skirmish elsewhere or Naval
    Pressure, before the Battles are resolved."""
    selected = 0
    for space in spaces:
        selected |= 1 << space
    wants[BATTLES] = selected
    if not uses_common_cause(g, spaces):
        say(g, "np_b_no_common_cause", "B13")
        order.command = NO_COMMAND
        g, ask = yield from special_first(g, ask, order, False, selected)
    g, ask = yield ("command", BATTLE)
    g, ask = yield from battle_in(g, ask, spaces)
    if ask.question.key == "finish_turn":
        return (yield FINISH)
    return g, ask


def uses_common_cause(g: Position, spaces: list[int]) -> bool:
    for space in spaces:
        if common_cause_number(g, space):
            return True
    return False


def forced_battle(g: Position, order: Order) -> list[int]:
    """8.3.5b A card wants a Battle that the chart would not fight: as far as its priorities go,
    where Rebellion Forts or cubes are, then where most British pieces are; then random."""
    bits = wanted = 0
    for space in EVERYWHERE:
        if not bars_battle(g, order, space):
            bits |= 1 << space
            if g.continentals[space] or g.french[space] or g.patriot_forts[space]:
                wanted |= 1 << space
    if not bits:
        return []
    space = random_space(g, most(wanted or bits, g.british))
    say(g, "np_must_fight", "B12", space)
    return [space]


def battle(g: Position, ask: Ask, wants: Wants) -> Script:
    """B12 A Battle by itself."""
    order = order_in_hand(g)
    spaces = battle_spaces(g, order)
    if not spaces and order.free and not order.brilliant:
        spaces = forced_battle(g, order)
    return (yield from battle_in(g, ask, spaces))


def say_strengths(g: Position, space: int) -> None:
    """B12 The Force of both sides with their modifiers, for those who listen."""
    if g.log is None:
        return
    order = order_in_hand(g)
    number = common_cause_number(g, space) if order.special == COMMON_CAUSE else 0
    forces = strengths(g, BRITISH, space, g.all_war_parties(space) > 0, number, order.bonus)
    say(g, "np_b_battle_at", "B12", space, *forces)


def battle_in(g: Position, ask: Ask, spaces: list[int]) -> Script:
    if not spaces:
        return g, ask
    order = order_in_hand(g)
    if order.special == NO_SPECIAL and order.specials_left > 0 and uses_common_cause(g, spaces):
        say(g, "np_b_common_cause", "B13")
        g, ask = yield ("special", COMMON_CAUSE)
    for space in spaces:
        if not bars_battle(g, order_in_hand(g), space):
            say_strengths(g, space)
            g, ask = yield ("fight", space)
    if ask.question.key == "battle":
        g, ask = yield DONE
    return g, ask
