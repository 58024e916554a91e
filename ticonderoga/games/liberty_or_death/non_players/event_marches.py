"""8.3.1 The movements of cards 51 and 88, whose instructions speak of March and Battle.

51 Bermuda Gunpowder Plot: a March that makes a Battle possible which the chart would fight.
88 "If it hadn't been so foggy": units leave the enemy as the March of the chart would move them.
"""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Ask
from ticonderoga.games.liberty_or_death.non_players.event_forecast import imagine, would_fight
from ticonderoga.games.liberty_or_death.non_players.legs import Leg, carry_out, leader_goal
from ticonderoga.games.liberty_or_death.non_players.mind import (
    SHEETS,
    NonPlayer,
    Script,
    Wants,
    say,
)
from ticonderoga.games.liberty_or_death.non_players.priorities import most, random_space
from ticonderoga.games.liberty_or_death.order import MARCH, Order
from ticonderoga.games.liberty_or_death.pieces import (
    ALLY,
    BRITISH,
    MILITIA,
    OWNER,
    ROYALISTS,
    SIDE_OF,
    WAR_PARTY,
)
from ticonderoga.games.liberty_or_death.position import Position
from ticonderoga.games.liberty_or_death.rules.asking import spaces_in
from ticonderoga.games.liberty_or_death.rules.battle_levels import Battle
from ticonderoga.games.liberty_or_death.rules.commands import can_command, execute
from ticonderoga.games.liberty_or_death.rules.events.actions import enemies_in, free_order, reached
from ticonderoga.games.liberty_or_death.rules.events.verbs import MAP_BITS
from ticonderoga.games.liberty_or_death.rules.forces import activate
from ticonderoga.games.liberty_or_death.rules.interrupt import order_in_hand
from ticonderoga.games.liberty_or_death.rules.movers import (
    MOVERS,
    bars_kind,
    unmoved,
)
from ticonderoga.games.liberty_or_death.rules.movers import most as most_movers
from ticonderoga.games.liberty_or_death.spaces import MAP, SPACES

BERMUDA: Final = 51
FOG: Final = "fog"
"""Notes for card 88: how many moves are planned, and each of them."""
FOG_AT: Final = "fog_at"
"""The planned move that is being carried out."""

_FORCED: Final = frozenset(("np_must_march", "np_must_rally", "np_must_fight", "np_i_anywhere"))
"""What charts say when a free Command that has to be carried out suits none of their priorities."""

# ---------------------------------------------------------------------- 51 March, then Battle


def card_battle(faction: int) -> Battle:
    """What card 51 adds to the Battle."""
    if faction == BRITISH:
        return Battle(0, faction, False, 0, 0, -2, 0)
    return Battle(0, faction, False, 0, 0, 0, 2)


def to_spare(g: Position, faction: int, origin: int) -> int:
    """How many units may leave a space so that the side keeps its Control there."""
    side = SIDE_OF[faction]
    if g.control[origin] != side:
        return 99
    margin = g.royalists[origin] - g.rebels[origin]
    return (margin if side == ROYALISTS else -margin) - 1


def group_from(g: Position, order: Order, origin: int) -> list[tuple[int, int, int]]:
    """The largest group that may go from there to the order's target: origin, kind, number."""
    group: list[tuple[int, int, int]] = []
    spare = to_spare(g, order.faction, origin)
    for kind in MOVERS[order.faction]:
        if spare <= 0:
            break
        if not unmoved(g, order, kind, origin) or bars_kind(g, order, origin, kind):
            continue
        number = min(spare, most_movers(g, order, origin, kind))
        if number > 0:
            group.append((origin, kind, number))
            order.moves.append((origin, kind, number))
            spare -= number
    return group


def march_to_fight(g: Position, faction: int, target: int, only: int) -> Leg | None:
    """The groups, largest first, that make the side superior in a space; None if they cannot."""
    order = free_order(faction, MARCH, only)
    order.target = target
    groups: list[list[tuple[int, int, int]]] = []
    for origin in MAP:
        if origin != target:
            group = group_from(g, order, origin)
            if group:
                groups.append(group)
    groups.sort(key=_size, reverse=True)
    leg = Leg(target)
    trial = imagine(g)
    for group in groups:
        for origin, kind, number in group:
            leg.add(origin, kind, number)
            trial.put(kind, origin, -number)
            trial.put(kind, target, number)
        _find(trial, faction, target)
        for seat in (faction, ALLY[faction]):
            trial.leaders[g.leader_of[seat]] = leader_goal(g, seat, [leg])
        if would_fight(trial, faction, target, card_battle(faction)):
            return leg
    return None


def _find(g: Position, faction: int, target: int) -> None:
    """3.2.3e, 3.3.2e Those who arrive find irregulars of the enemy."""
    if faction == BRITISH:
        activate(g, MILITIA, target, (g.regulars[target] + g.tories[target]) // 3)
    else:
        activate(g, WAR_PARTY, target, g.continentals[target] // 2)


def _size(group: list[tuple[int, int, int]]) -> int:
    return sum([number for _, _, number in group])


def fighting_leg(g: Position, faction: int, only: int = MAP_BITS) -> Leg | None:
    """8.3.1 The March of card 51 to the space that the Battle of the chart takes first: for the
    British where most British pieces are, for the Patriots the highest Population."""
    legs: list[Leg | None] = [None] * SPACES
    bits = 0
    for target in spaces_in(enemies_in(g, reached(g, faction, only), faction)):
        leg = march_to_fight(g, faction, target, only)
        if leg is not None:
            legs[target] = leg
            bits |= 1 << target
    if not bits:
        return None
    return legs[random_space(g, most(bits, g.british if faction == BRITISH else g.population))]


def march_for_bermuda(g: Position, ask: Ask, wants: Wants) -> Script:
    """The March of card 51; without such a Battle it goes by the chart's own March."""
    order = order_in_hand(g)
    faction = order.faction
    leg = fighting_leg(g, faction, order.only)
    sheet = SHEETS[faction]
    if leg is None:
        if sheet is not None and MARCH in sheet.commands:
            g, ask = yield from sheet.commands[MARCH](g, ask, wants)
        return g, ask
    say(g, "np_event_march", "8.3.1", leg.target)
    ally = ALLY[faction]
    leaders = (
        (g.leader_of[faction], leader_goal(g, faction, [leg])),
        (g.leader_of[ally], leader_goal(g, ally, [leg])),
    )
    g, ask = yield from carry_out(g, ask, [leg], leaders)
    return g, ask


# ---------------------------------------------------------------------- what a chart would do


def against_its_will(trial: Position) -> bool:
    """A chart has said that it acts only because a card makes it."""
    for entry in trial.log or []:
        if entry[0] in _FORCED:
            return True
    return False


def chart_has(g: Position, order: Order) -> bool:
    """8.3.5e Whether the chart has something to do with a free Command under this order."""
    sheet = SHEETS[order.faction]
    if sheet is None or order.command not in sheet.commands or not can_command(g, order):
        return False
    trial = imagine(g)
    ask = next(execute(trial, order))
    try:
        choice = next(sheet.commands[order.command](trial, ask, {}))
    except StopIteration:
        return False
    return bool(ask.question.allows(trial, ask, choice)) and not against_its_will(trial)


# ---------------------------------------------------------------------- 88 out of the fog


def chart_moves(g: Position, faction: int) -> list[tuple[int, int, int, int]]:
    """What the March of the chart would move, as (origin, kind, number, goal)."""
    sheet = SHEETS[faction]
    order = Order(faction, MARCH, free=True)
    if sheet is None or MARCH not in sheet.commands or not can_command(g, order):
        return []
    trial = imagine(g)
    procedure = execute(trial, order)
    mind = NonPlayer()
    item = next(procedure)
    script: Script | None = None
    try:
        while True:
            if not isinstance(item, Ask):
                item = next(procedure)
            elif item.question.allows is None:
                item = procedure.send(mind.decide(trial, item))
            elif script is None:
                script = sheet.commands[MARCH](trial, item, {})
                item = procedure.send(next(script))
            else:
                item = procedure.send(script.send((trial, item)))
    except StopIteration:
        pass
    moves: list[tuple[int, int, int, int]] = []
    if against_its_will(trial):
        return moves
    for entry in trial.log or []:
        if entry[0] == "moved" and OWNER[entry[2]] == faction:
            moves.append((entry[3], entry[2], entry[1], entry[4]))
    return moves


def moves_away(
    g: Position, faction: int, other: int, moves: list[tuple[int, int, int, int]]
) -> list[tuple[int, int, int, int]]:
    """Those moves that leave another faction for an adjacent space."""
    return [
        move
        for move in moves
        if g.has_pieces(other, move[0]) and g.board.neighbour_bits[move[0]] >> move[3] & 1
    ]


def plan_fog(g: Position, faction: int, others: tuple[int, ...], wants: Wants) -> int:
    """8.3.1 Choose the enemy whom most units leave, and note their moves; -1 if none does."""
    moves = chart_moves(g, faction)
    best: list[int] = []
    high = 0
    for other in others:
        if SIDE_OF[other] == SIDE_OF[faction]:
            continue
        number = sum([move[2] for move in moves_away(g, faction, other, moves)])
        if number > high:
            high = number
            best = [other]
        elif number and number == high:
            best.append(other)
    chosen = best[g.dice.below(len(best))] if best else -1
    planned = moves_away(g, faction, chosen, moves) if best else []
    wants[FOG] = len(planned)
    for at, (origin, kind, number, goal) in enumerate(planned):
        wants[f"{FOG}{at}"] = ((origin * 16 + kind) * 64 + number) * 32 + goal
    return chosen


def planned_move(wants: Wants, at: int) -> tuple[int, int, int, int]:
    """The planned move of a place: origin, kind, number, goal."""
    coded = wants[f"{FOG}{at}"]
    coded, goal = divmod(coded, 32)
    coded, number = divmod(coded, 64)
    origin, kind = divmod(coded, 16)
    return origin, kind, number, goal
