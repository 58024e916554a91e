"""What a hand means that takes up a stack, or part of it, and draws it to another space.

A stroke is a list of choices that are made one after another like any others: the Command if none
is begun yet (each that moves them there is a way), the destination, who goes, the leader with them.
A destination that is still open is closed first. Allies are moved only if they are named, since
they have a say or a price.
"""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Ask, Choice, Reason
from ticonderoga.engine.hand import WHOLE, Grasp, Lot, Muster, Stroke
from ticonderoga.games.liberty_or_death.data.pieces import (
    ACTIVE_WAR_PARTY,
    ALLY,
    BRITISH_REGULAR,
    INDIANS,
    LEADER_FACTION,
    OWNER,
    WAR_PARTY,
)
from ticonderoga.games.liberty_or_death.data.spaces import MAP
from ticonderoga.games.liberty_or_death.order import (
    GARRISON,
    GATHER,
    MARCH,
    RAID,
    RALLY,
    SCOUT,
    Order,
    rule_of_command,
)
from ticonderoga.games.liberty_or_death.position import Position
from ticonderoga.games.liberty_or_death.rules.garrison import (
    GARRISONING,
    bars_city,
    bars_closing,
    bars_transfer,
)
from ticonderoga.games.liberty_or_death.rules.indians import (
    GATHERING,
    SCOUTING,
    bars_homecoming,
    bars_scout,
)
from ticonderoga.games.liberty_or_death.rules.marching import (
    ARRIVE,
    DESTINATION,
    MARCHERS,
    bars_arrival,
    bars_destination,
    comes_from_reserve,
)
from ticonderoga.games.liberty_or_death.rules.movers import (
    LEADS,
    MOVERS,
    bars_kind,
    companions,
    most,
    unmoved,
)
from ticonderoga.games.liberty_or_death.rules.patriots import RALLYING, bars_draw_in
from ticonderoga.games.liberty_or_death.rules.raid import RAIDING, bars_raid
from ticonderoga.games.liberty_or_death.rules.raiders import bars_raider
from ticonderoga.games.liberty_or_death.rules.recruiting import DRAWING, bars_draw, irregulars_of
from ticonderoga.games.liberty_or_death.rules.turn import COMMAND_AFTER, TURN, new_order

BEFORE: Final = (TURN.key, COMMAND_AFTER.key)
"""The questions at which a Command can still be begun."""
MOVING: Final = (MARCH, GARRISON, RALLY, GATHER, SCOUT, RAID)
"""The Commands that bring units from a space to another."""
CALLING: Final = (RALLY, GATHER)
"""Those that call irregulars in from around."""
UNDER_WAY: Final = (
    DESTINATION.key, MARCHERS.key, GARRISONING.key, RALLYING.key, GATHERING.key, DRAWING.key,
    SCOUTING.key, RAIDING.key,
)  # fmt: skip
"""The questions of these Commands at which units are moved."""


# ---------------------------------------------------------------------- whom a hand may take up


def muster(g: Position, ask: Ask, space: int) -> Muster:
    """3.1 Who could go from a space by the Command in hand, or by one that may begin."""
    found = [_mustered(g, order, space) for order in _orders(g, ask)]
    able = [each for each in found if [lot for lot in each.lots if lot.reason is None]]
    if not able:
        return found[0] if found else Muster()
    goals = {goal for each in able for goal in each.goals or []}
    return Muster(able[0].pieces, False, able[0].lots, able[0].goal, sorted(goals))


def _mustered(g: Position, order: Order, space: int) -> Muster:
    if order.command in (SCOUT, RAID):
        return _war_parties(g, order, space)
    if order.command in CALLING:
        return _irregulars(g, order, space)
    target = order.target if order.target != space else -1
    kinds = (BRITISH_REGULAR,) if order.command == GARRISON else MOVERS[order.faction]
    lots: list[Lot] = []
    for kind in kinds:
        number = unmoved(g, order, kind, space)
        if not number:
            continue
        bar = _bars_kind(g, order, space, kind) if target >= 0 else ""
        if kind not in LEADS[order.faction]:
            escorts = sum([unmoved(g, order, each, space) for each in LEADS[order.faction]])
            number = min(number, escorts or number)
            bar = "" if bar == "one_for_one" and escorts else bar
            bar = bar or ("" if escorts else "one_for_one")
        usual = number if OWNER[kind] == order.faction else 0
        lots.append(Lot(kind, number, _reason(order, bar, space, kind, number), usual))
    if not [lot for lot in lots if lot.reason is None]:
        return Muster(lots=lots, goal=target, goals=[])
    leaders: list[tuple[int, Reason | None]] = [
        (leader, None) for leader in _leaders(g, order, space)
    ]
    return Muster(leaders, False, lots, target, _goals(g, order, space))


def _irregulars(g: Position, order: Order, space: int) -> Muster:
    """3.3.1d, 3.4.1d Militia or War Parties that a Fort or a Village around calls in."""
    goals = _goals(g, order, space)
    if not goals:
        return Muster(goals=[])
    counts = [(kind, unmoved(g, order, kind, space)) for kind in irregulars_of(order.faction)]
    lots = [Lot(kind, number) for kind, number in counts if number]
    leaders: list[tuple[int, Reason | None]] = [
        (leader, None)
        for leader in _leaders(g, order, space)
        if LEADER_FACTION[leader] == order.faction
    ]
    target = order.target if order.target != space else -1
    return Muster(leaders, False, lots, target, goals)


def _war_parties(g: Position, order: Order, space: int) -> Muster:
    """3.4.3, 3.4.4 War Parties that Scout or Raid from a Province."""
    lots: list[Lot] = []
    for kind in (WAR_PARTY, ACTIVE_WAR_PARTY):
        number = unmoved(g, order, kind, space)
        if number:
            lots.append(Lot(kind, 1 if order.command == RAID else number))
    return Muster(lots=lots, goal=order.target, goals=_goals(g, order, space))


def _leaders(g: Position, order: Order, space: int) -> list[int]:
    """1.10b The leaders in a space who may go along."""
    faction = order.faction
    pair = (g.leader_of[faction], g.leader_of[ALLY[faction]])
    return [leader for leader in pair if g.leaders[leader] == space]


def _orders(g: Position, ask: Ask) -> list[Order]:
    """The Command that moves units now, or those with which the turn may go on."""
    key = ask.question.key
    if key in UNDER_WAY:
        return [] if g.order is None else [g.order]
    if key not in BEFORE:
        return []
    offered = ask.question.offer(g, ask)
    begun = [command for command in MOVING if ("command", command) in offered]
    if g.order is None:
        return [new_order(g, ask.seat, command) for command in begun]
    return [g.order.begun(command) for command in begun]


def _bars_kind(g: Position, order: Order, origin: int, kind: int) -> str:
    """Why nobody of this kind may go to the target; empty if somebody may."""
    if order.command == GARRISON:
        return bars_transfer(g, order, ("move", origin, kind, 1))
    return bars_kind(g, order, origin, kind)


def _reason(order: Order, bar: str, space: int, kind: int, number: int) -> Reason | None:
    if not bar:
        return None
    rule = rule_of_command(order.faction, order.command, bar)
    return Reason(bar, (space, kind, number), rule)


# ---------------------------------------------------------------------- what a stroke means


def gesture(g: Position, ask: Ask, start: int, goal: int, grasp: Grasp) -> Stroke:
    """3.1 The choices that bring units (all of the faction's own, if none are named) from a space
    to another; the Command comes first if it is still to be begun."""
    orders = _orders(g, ask)
    found = [_drawn(g, order, start, goal, grasp) for order in orders]
    able = [place for place, each in enumerate(found) if each.choices]
    if not able:
        return found[0] if found else Stroke()
    first = found[able[0]]
    if ask.question.key not in BEFORE:
        return first
    ways: list[list[Choice]] = [
        [("command", orders[place].command), *found[place].choices] for place in able
    ]
    return Stroke(stays=first.stays, lots_stay=first.lots_stay, ways=ways)


def _goals(g: Position, order: Order, start: int) -> list[int]:
    """Where the whole stack can be drawn."""
    return [goal for goal in MAP if _drawn(g, order, start, goal, WHOLE).choices]


def _drawn(g: Position, order: Order, start: int, goal: int, grasp: Grasp) -> Stroke:
    if start == goal:
        return Stroke()
    if order.command == SCOUT:
        return _scouted(g, order, start, goal)
    if order.command == RAID:
        return _raided(g, order, start, goal, grasp)
    if order.command in CALLING:
        return _called(g, order, start, goal, grasp)
    choices: list[Choice] = []
    bar = ""
    if order.target != goal:
        if order.target >= 0:
            bar = _bars_closing(g, order)
            choices.append(ARRIVE)
        bar = bar or _bars_goal(g, order, goal)
        choices.append(("destination", goal))
    if bar:
        rule = rule_of_command(order.faction, order.command, bar)
        return Stroke(against=Reason(bar, (goal,), rule))
    return _moved(g, _toward(g, order, goal), start, grasp, choices)


def _bars_closing(g: Position, order: Order) -> str:
    return bars_closing(g, order) if order.command == GARRISON else bars_arrival(g, order)


def _bars_goal(g: Position, order: Order, goal: int) -> str:
    if order.command == GARRISON:
        return bars_city(g, order, goal)
    return bars_destination(g, order, goal)


def _toward(g: Position, order: Order, goal: int) -> Order:
    """The order as it will be when the goal is selected, to try who could come."""
    trial = order.begun(order.command)
    trial.target = goal
    if order.target == goal:
        trial.moves = list(order.moves)
        trial.due = order.due
    elif order.faction == INDIANS and order.first_free and comes_from_reserve(g, order, goal):
        trial.due = 1
    return trial


def _moved(g: Position, trial: Order, start: int, grasp: Grasp, before: list[Choice]) -> Stroke:
    """Those named, or all of the faction's own, who lead first, then who comes along one for
    one; then the leaders."""
    faction = trial.faction
    choices: list[Choice] = []
    left: list[tuple[int, Reason]] = []
    leads = LEADS[faction]
    for kind in sorted(MOVERS[faction], key=lambda kind: kind not in leads):
        own = grasp.whole and OWNER[kind] == faction
        wanted = unmoved(g, trial, kind, start) if own else grasp.count(kind)
        if wanted <= 0:
            continue
        bar = _bars_kind(g, trial, start, kind)
        number = 0 if bar else min(wanted, most(g, trial, start, kind))
        if number < wanted and not bar:
            bar = "one_for_one" if companions(trial, start) or kind not in leads else "not_so_many"
        reason = _reason(trial, bar, start, kind, wanted)
        if reason is not None:
            left.append((kind, reason))
        if number:
            choices.append(("move", start, kind, number))
            trial.moves.append((start, kind, number))
            trial.due = 0
    if not choices:
        return Stroke(lots_stay=left)
    moves = list(choices)
    went = [OWNER[choice[2]] for choice in moves]
    for leader in _leaders(g, trial, start):
        own = grasp.whole and LEADER_FACTION[leader] == faction
        if (own or leader in grasp.pieces) and LEADER_FACTION[leader] in went:
            choices.append(("lead", leader))
    return Stroke([*before, *choices], lots_stay=left)


def _called(g: Position, order: Order, start: int, goal: int, grasp: Grasp) -> Stroke:
    """3.3.1d, 3.4.1d Irregulars called in from around; those named, or all."""
    before: list[Choice] = []
    if order.target != goal:
        if order.target >= 0:
            before.append(ARRIVE)
        bars = bars_draw_in if order.command == RALLY else bars_homecoming
        bar = bars(g, order, goal)
        if bar:
            rule = rule_of_command(order.faction, order.command, bar)
            return Stroke(against=Reason(bar, (goal,), rule))
        before.append(("draw_in", goal))
    trial = order.begun(order.command)
    trial.target = goal
    choices: list[Choice] = []
    left: list[tuple[int, Reason]] = []
    for kind in irregulars_of(order.faction):
        there = unmoved(g, order, kind, start)
        wanted = there if grasp.whole else grasp.count(kind)
        if wanted <= 0:
            continue
        number = min(wanted, there)
        bar = bars_draw(g, trial, start, kind, number)
        reason = _reason(
            trial, bar or ("not_so_many" if number < wanted else ""), start, kind, wanted
        )
        if reason is not None:
            left.append((kind, reason))
        if not bar:
            choices.append(("move", start, kind, number))
    if not choices:
        return Stroke(lots_stay=left)
    leader = g.leader_of[order.faction]
    if g.leaders[leader] == start and (grasp.whole or leader in grasp.pieces):
        choices.append(("lead", leader))
    return Stroke([*before, *choices], lots_stay=left)


def _scouted(g: Position, order: Order, start: int, goal: int) -> Stroke:
    """3.4.3 A Scout is named by its way; who goes is asked then."""
    if order.spaces:
        return Stroke(against=Reason("one_scout", (start, goal)))
    bar = bars_scout(g, order, start, goal)
    if bar:
        rule = rule_of_command(order.faction, order.command, bar)
        return Stroke(against=Reason(bar, (goal,), rule))
    return Stroke([("scout", start, goal)])


def _raided(g: Position, order: Order, start: int, goal: int, grasp: Grasp) -> Stroke:
    """3.4.4 One War Party moves in for a Raid, Underground if it can be."""
    choices: list[Choice] = []
    if order.target < 0:
        bar = bars_raid(g, order, goal)
        if bar:
            rule = rule_of_command(order.faction, order.command, bar)
            return Stroke(against=Reason(bar, (goal,), rule))
        choices.append(("raid", goal))
    elif order.target != goal:
        return Stroke(against=Reason("close_destination_first", (goal,)))
    left: list[tuple[int, Reason]] = []
    for kind in (WAR_PARTY, ACTIVE_WAR_PARTY):
        if not grasp.whole and not grasp.count(kind):
            continue
        bar = bars_raider(g, order, start, kind, goal)
        if not bar:
            return Stroke([*choices, ("raider", start, kind)])
        left.append((kind, Reason(bar, (start, kind))))
    return Stroke(lots_stay=left if not grasp.whole else [])
