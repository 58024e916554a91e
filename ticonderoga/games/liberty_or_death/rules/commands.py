"""3 The table of Commands, for turns, cards, Brilliant Strokes and non-players alike."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ticonderoga.engine.ask import Procedure, Reason
from ticonderoga.engine.game import record
from ticonderoga.games.liberty_or_death.data.pieces import BRITISH, FRENCH, MAX_RESOURCES
from ticonderoga.games.liberty_or_death.order import (
    AGENT_MOBILIZATION,
    BATTLE,
    GARRISON,
    GATHER,
    HORTALEZ,
    MARCH,
    MUSTER,
    RABBLE_ROUSING,
    RAID,
    RALLY,
    SCOUT,
    Order,
    rule_of_command,
)
from ticonderoga.games.liberty_or_death.position import Position
from ticonderoga.games.liberty_or_death.rules.british import can_muster, muster
from ticonderoga.games.liberty_or_death.rules.fighting import battle_command, can_battle
from ticonderoga.games.liberty_or_death.rules.french import (
    agent_mobilization,
    can_french_muster,
    can_hortalez,
    can_mobilize,
    french_muster,
    hortalez,
)
from ticonderoga.games.liberty_or_death.rules.garrison import (
    FNI_WITHOUT_GARRISON,
    can_garrison,
    garrison,
)
from ticonderoga.games.liberty_or_death.rules.indians import (
    can_gather,
    can_scout,
    gather,
    scout,
)
from ticonderoga.games.liberty_or_death.rules.interrupt import under_order
from ticonderoga.games.liberty_or_death.rules.marching import can_march, march
from ticonderoga.games.liberty_or_death.rules.patriots import (
    can_rally,
    can_rouse,
    rabble_rousing,
    rally,
)
from ticonderoga.games.liberty_or_death.rules.raid import can_raid, raid
from ticonderoga.games.liberty_or_death.rules.specials import special

COMMANDS_OF: Final[tuple[tuple[int, ...], ...]] = (
    (MUSTER, GARRISON, MARCH, BATTLE),
    (RALLY, MARCH, BATTLE, RABBLE_ROUSING),
    (GATHER, MARCH, SCOUT, RAID),
    (AGENT_MOBILIZATION, HORTALEZ, MUSTER, MARCH, BATTLE),
)
"""3.2 to 3.5 The Commands of each faction."""
BEFORE_TREATY: Final[tuple[int, ...]] = (AGENT_MOBILIZATION, HORTALEZ)
AFTER_TREATY: Final[tuple[int, ...]] = (HORTALEZ, MUSTER, MARCH, BATTLE)


def _can_muster(g: Position, order: Order) -> bool:
    return can_french_muster(g, order) if order.faction == FRENCH else can_muster(g, order)


def _muster(g: Position, order: Order) -> Procedure[None]:
    return french_muster(g, order) if order.faction == FRENCH else muster(g, order)


EXECUTION: Final[
    tuple[
        tuple[Callable[[Position, Order], bool], Callable[[Position, Order], Procedure[None]]],
        ...,
    ]
] = (
    (_can_muster, _muster),
    (can_garrison, garrison),
    (can_march, march),
    (can_battle, battle_command),
    (can_rally, rally),
    (can_rouse, rabble_rousing),
    (can_gather, gather),
    (can_scout, scout),
    (can_raid, raid),
    (can_mobilize, agent_mobilization),
    (can_hortalez, hortalez),
)
"""3.2 to 3.5 By the number of the Command: whether some space could be selected and paid for,
and its procedure."""


def bars_command(g: Position, order: Order) -> str:
    """Why the Command of an order cannot be carried out; empty if it can, in some space."""
    faction, command = order.faction, order.command
    if command not in COMMANDS_OF[faction]:
        return "command_of_others"
    if faction == FRENCH:
        if command not in (AFTER_TREATY if g.treaty else BEFORE_TREATY):
            return "after_treaty" if not g.treaty else "before_treaty"
    return "" if can_execute(g, order) else "no_space_for_it"


def why_no_command(g: Position, order: Order) -> Reason:
    """The refusal of a Command that cannot be carried out: what would have to be otherwise."""
    command = order.command
    key = bars_command(g, order)
    if key == "no_space_for_it":
        if command == GARRISON and g.fni >= FNI_WITHOUT_GARRISON:
            key = "fni_three"
        elif _possible_with(g, order, MAX_RESOURCES, order.must_involve):
            key = "cannot_pay"
        elif _possible_with(g, order, order.credit, -1):
            key = "leader_not_involved"
        elif command == SCOUT and not g.resources[BRITISH] and not order.free:
            key = "ally_cannot_pay"
    return Reason(key, (command,), rule_of_command(order.faction, command, key))


def _possible_with(g: Position, order: Order, credit: int, must_involve: int) -> bool:
    """Whether the Command could be carried out with more Resources, or another leader's space."""
    old = order.credit, order.must_involve
    order.credit, order.must_involve = credit, must_involve
    possible = can_execute(g, order)
    order.credit, order.must_involve = old
    return possible


def can_execute(g: Position, order: Order) -> bool:
    """Some space could be selected and paid for."""
    return EXECUTION[order.command][0](g, order)


def execute(g: Position, order: Order) -> Procedure[None]:
    """Carry out a Command under its order."""
    record(g, "command", order.faction, order.command)
    yield from under_order(g, order, EXECUTION[order.command][1])


def free_special(g: Position, order: Order, kind: int) -> Procedure[None]:
    """3.1.2 A free Special Activity that a card grants and nothing bars, within the limits of
    `order.only`."""
    order.special = kind
    record(g, "special", order.faction, kind)
    outer = g.order
    g.order = order
    yield from special(g, order, kind)
    g.order = outer


def can_command(g: Position, order: Order) -> bool:
    """Whether the Command of an order can be carried out in some space."""
    return not bars_command(g, order)
