"""8.7 The non-player Indians: their chart, node by node."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Ask
from ticonderoga.games.liberty_or_death.data.pieces import BRITISH, INDIANS, WAR_PARTY
from ticonderoga.games.liberty_or_death.non_players import (
    indians_gather,
    indians_march,
    indians_raid,
    indians_scout,
)
from ticonderoga.games.liberty_or_death.non_players.sheet import (
    Script,
    Sheet,
    Wants,
    finishing,
    say,
)
from ticonderoga.games.liberty_or_death.order import (
    GATHER,
    MARCH,
    NO_COMMAND,
    NO_SPECIAL,
    RAID,
    SCOUT,
    Order,
)
from ticonderoga.games.liberty_or_death.position import Position
from ticonderoga.games.liberty_or_death.rules.interrupt import order_in_hand
from ticonderoga.games.liberty_or_death.rules.turn import PASS, new_order

VILLAGES_FOR_GATHER: Final = 2


def choose_command(g: Position, order: Order, wants: Wants) -> int:
    """8.7.1 to 8.7.4 I3 to I12: the Command that the chart selects under an order; NO_COMMAND for
    a Pass."""
    command = _select(g, order)
    order.command = command
    return command


def _select(g: Position, order: Order) -> int:
    """I3 Support and a D6 above Opposition: no Raid."""
    roll = g.dice.d6()
    if g.support + roll > g.opposition:
        say(g, "np_i_no_raid", "I3", g.support, roll, g.opposition)
    else:
        say(g, "np_i_raid", "I3", g.support, roll, g.opposition)
        order.command = RAID
        if indians_raid.raid_targets(g, order):
            return RAID
        poor = not order.free and not g.resources[INDIANS]
        say(g, "np_i_raid_poor" if poor else "np_i_raid_impossible", "I4")
        if not g.edition.failed_raid_asks_the_chart:  # C1, A70
            return _gather_or_march(g, order)
    if _asks_for_gather(g, order):
        return _gather_or_march(g, order)
    space = indians_scout.together(g)
    if space >= 0:
        say(g, "np_i_together", "I9", space)
        order.command = SCOUT
        if indians_scout.can_scout(g, order):
            return SCOUT
        say(g, scout_fails(g, order), "I12")
    else:
        say(g, "np_i_apart", "I9")
    return _march_or_gather(g, order)


def scout_fails(g: Position, order: Order) -> str:
    """8.1f, 8.7.4c Why there is no Scout: somebody cannot pay, or there is no goal for anybody."""
    if not order.free and not g.resources[INDIANS]:
        return "np_i_scout_poor"
    if not order.free and not g.resources[BRITISH]:
        return "np_i_scout_ally_poor"
    return "np_i_scout_impossible"


def _asks_for_gather(g: Position, order: Order) -> bool:
    """8.7.2a I6 Two Villages would be placed, or a D6 is below the Available War Parties."""
    order.command = GATHER
    villages = indians_gather.villages_to_come(g, order)
    if villages >= VILLAGES_FOR_GATHER:
        say(g, "np_i_villages", "I6", villages)
        return True
    roll = g.dice.d6()
    if roll < g.available[WAR_PARTY]:
        say(g, "np_i_gather", "I6", roll, g.available[WAR_PARTY])
        return True
    say(g, "np_i_no_gather", "I6", roll, g.available[WAR_PARTY])
    return False


def _can_gather(g: Position, order: Order) -> bool:
    order.command = GATHER
    if indians_gather.can_gather(g, order):
        return True
    say(g, "np_i_gather_impossible", "I7")
    return False


def _can_march(g: Position, order: Order) -> bool:
    order.command = MARCH
    if indians_march.can_march(g, order):
        return True
    say(g, "np_i_march_impossible", "I10")
    return False


def _gather_or_march(g: Position, order: Order) -> int:
    """8.7.2f I7 Gather, else March, else a Pass."""
    if _can_gather(g, order):
        return GATHER
    return MARCH if _can_march(g, order) else NO_COMMAND


def _march_or_gather(g: Position, order: Order) -> int:
    """8.7.3c I10 March, else Gather, else a Pass."""
    if _can_march(g, order):
        return MARCH
    return GATHER if _can_gather(g, order) else NO_COMMAND


def special_after(g: Position, order: Order, command: int) -> int:
    """8.7.1d What goes with a Command."""
    return indians_raid.choose_special(g, order, command)


def turn(g: Position, ask: Ask, wants: Wants) -> Script:
    """8.7 A Command with its Special Activity (I3 to I12)."""
    command = choose_command(g, new_order(g, INDIANS, NO_COMMAND), wants)
    if command == NO_COMMAND:
        say(g, "np_pass", "I10")
        return (yield PASS)
    g, ask = yield ("command", command)
    g, ask = yield from SHEET.commands[command](g, ask, wants)
    if ask.question.key != "finish_turn":
        return g, ask
    order = order_in_hand(g)
    taken = order.special != NO_SPECIAL
    return (yield finishing(NO_SPECIAL if taken else special_after(g, order, command)))


SHEET: Final[Sheet] = Sheet(
    turn,
    {
        RAID: indians_raid.raid,
        GATHER: indians_gather.gather,
        MARCH: indians_march.march,
        SCOUT: indians_scout.scout,
    },
    {**indians_raid.ANSWERS, **indians_scout.ANSWERS},
    choose_command,
    special_after,
)
