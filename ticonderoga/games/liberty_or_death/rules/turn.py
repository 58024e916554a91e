"""2.3.4 One faction's turn: Pass, Event, or a Command with or without a Special Activity."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Ask, Choice, Procedure, Question, Reason
from ticonderoga.engine.game import record
from ticonderoga.games.liberty_or_death.data.pieces import BRITISH, HOWE
from ticonderoga.games.liberty_or_death.order import (
    NAVAL_PRESSURE,
    NO_COMMAND,
    NO_SPECIAL,
    PERSUASION,
    PREPARER_LA_GUERRE,
    RAID,
    TRADE,
    Order,
    rule_against,
)
from ticonderoga.games.liberty_or_death.position import (
    COMMAND_AND_SPECIAL,
    COMMAND_ONLY,
    EVENT,
    NOTHING,
    Position,
)
from ticonderoga.games.liberty_or_death.rules.commands import (
    COMMANDS_OF,
    bars_command,
    execute,
    why_no_command,
)
from ticonderoga.games.liberty_or_death.rules.events import table
from ticonderoga.games.liberty_or_death.rules.interrupt import (
    accompany,
    bars_interruption,
    order_in_hand,
    specials_now,
    step_question,
)
from ticonderoga.games.liberty_or_death.rules.specials import SPECIALS_OF

PASS: Final[Choice] = ("pass",)
FINISH: Final[Choice] = ("finish",)


# ---------------------------------------------------------------------- what a slot allows


def limited_now(g: Position, faction: int) -> bool:
    """2.3.4b, c The 2nd Eligible after a Command has a Limited Command; 8.1b a non-player
    carries out a full one all the same."""
    if g.is_non_player(faction):
        return False
    return g.first_action in (COMMAND_ONLY, COMMAND_AND_SPECIAL)


def event_allowed(g: Position) -> bool:
    """2.3.4 To the 1st Eligible, and to the 2nd after a Command with a Special Activity."""
    return g.slot == 0 or g.first_action == COMMAND_AND_SPECIAL


def new_order(g: Position, faction: int, command: int) -> Order:
    """The order that this slot gives a faction."""
    limited = limited_now(g, faction)
    return Order(faction, command, limited=limited, specials_left=0 if limited else 1)


def earns(g: Position, faction: int, kind: int) -> bool:
    """4.1c A Special Activity that brings in Resources for certain."""
    if kind == NAVAL_PRESSURE:
        lifted = 1 if g.leader_of[BRITISH] == HOWE else 0  # A14 before the Naval Pressure
        return faction == BRITISH and g.fni <= lifted
    return kind in (PERSUASION, TRADE, PREPARER_LA_GUERRE)


def command_possible(g: Position, faction: int) -> bool:
    """Some Command can be carried out and paid for."""
    for command in COMMANDS_OF[faction]:
        if not bars_command(g, new_order(g, faction, command)):
            return True
    return False


def command_can_follow(g: Position, faction: int, kind: int) -> bool:
    """4.1a, c Some Command can be paid for, or will be with what this Special Activity earns: one
    Resource is enough for a March in place, for Hortalez, and for rousing where the Patriots have
    persuaded. The Indians can always Gather in a Reserve."""
    return command_possible(g, faction) or earns(g, faction, kind)


def bars_special_first(g: Position, faction: int, kind: int) -> str:
    """4.1b Why the turn cannot begin with this Special Activity; empty if it can."""
    reason = bars_interruption(g, new_order(g, faction, NO_COMMAND), kind)
    if reason:
        return reason
    return "" if command_can_follow(g, faction, kind) else "no_command_can_follow"


def bars_event(g: Position, side: int) -> str:
    if not event_allowed(g):
        return "event_not_open"
    return "" if side in table.sides_of(g.played) else "no_such_side"


def _bars_turn(g: Position, faction: int, choice: Choice) -> str:
    verb = choice[0]
    if verb == "command":
        return bars_command(g, new_order(g, faction, choice[1]))
    if verb == "event":
        return bars_event(g, choice[1])
    if verb == "special":
        return bars_special_first(g, faction, choice[1])
    return ""


def _offer_turn(g: Position, ask: Ask) -> list[Choice]:
    faction = ask.seat
    choices: list[Choice] = []
    if event_allowed(g):
        for side in table.sides_of(g.played):
            choices.append(("event", side))
    for command in COMMANDS_OF[faction]:
        if not bars_command(g, new_order(g, faction, command)):
            choices.append(("command", command))
    for kind in SPECIALS_OF[faction]:
        if not bars_special_first(g, faction, kind):
            choices.append(("special", kind))
    choices.append(PASS)
    return choices


def _allows_turn(g: Position, ask: Ask, choice: Choice) -> bool:
    return not _bars_turn(g, ask.seat, choice)


def _refuse_turn(g: Position, ask: Ask, choice: Choice) -> Reason:
    if choice[0] == "command":
        return why_no_command(g, new_order(g, ask.seat, choice[1]))
    reason = _bars_turn(g, ask.seat, choice)
    rule = rule_against(reason, choice[1], ask.seat) if choice[0] == "special" else ""
    return Reason(reason, choice[1:], rule)


TURN: Final = Question(
    "turn", _offer_turn, _refuse_turn, ("event", "command", "special", "pass"),
    allows=_allows_turn,
)  # fmt: skip


def _bars_command_after(g: Position, order: Order, command: int) -> str:
    if order.promised and command != RAID:
        return "raid_where_plundered"
    order.command = command
    reason = bars_command(g, order)
    order.command = NO_COMMAND
    return reason


def _offer_after(g: Position, ask: Ask) -> list[Choice]:
    order = order_in_hand(g)
    choices: list[Choice] = []
    for command in COMMANDS_OF[order.faction]:
        if not _bars_command_after(g, order, command):
            choices.append(("command", command))
    return choices or [FINISH]


def _refuse_after(g: Position, ask: Ask, choice: Choice) -> Reason:
    if choice[0] == "finish":
        return Reason("command_must_follow")
    order = order_in_hand(g)
    if order.promised:
        return Reason("raid_where_plundered")
    order.command = choice[1]
    reason = why_no_command(g, order)
    order.command = NO_COMMAND
    return reason


def _allows_after(g: Position, ask: Ask, choice: Choice) -> bool:
    return choice in _offer_after(g, ask)


COMMAND_AFTER: Final = Question(
    "command_after", _offer_after, _refuse_after, ("command", "finish"), allows=_allows_after
)


def _offer_finish(g: Position, ask: Ask) -> list[Choice]:
    return [*specials_now(g, order_in_hand(g)), FINISH]


def _bars_nothing(g: Position, order: Order, choice: Choice) -> str:
    return ""


FINISHING: Final = step_question("finish_turn", _offer_finish, _bars_nothing, ("special", "finish"))


# ---------------------------------------------------------------------- the turn


def take_turn(g: Position, faction: int) -> Procedure[int]:
    """2.3.4 The faction decides; what it used its slot for (NOTHING is a Pass)."""
    choice: Choice = yield Ask(faction, TURN, {"card": g.played}, ("card", g.played))
    if choice[0] == "pass":
        return NOTHING
    if choice[0] == "event":
        yield from table.execute(g, faction, g.played, choice[1])
        return EVENT
    if choice[0] == "command":
        order = new_order(g, faction, choice[1])
    else:
        order = new_order(g, faction, NO_COMMAND)
        order.must_earn = not command_possible(g, faction)
        g.order = order
        yield from accompany(g, order, choice[1])
    while not order.executed:
        if order.command == NO_COMMAND:
            yield from _name_command(g, order)
            if order.command == NO_COMMAND:
                record(g, "no_command_possible", faction)
                return COMMAND_AND_SPECIAL
        yield from execute(g, order)
        if not order.executed:
            order.command = NO_COMMAND
    if order.specials_left > 0:
        yield from _special_after(g, order)
    return COMMAND_ONLY if order.special == NO_SPECIAL else COMMAND_AND_SPECIAL


def _name_command(g: Position, order: Order) -> Procedure[None]:
    """4.1a The Command that goes with a Special Activity which came first: none was named yet,
    or the one that was named cannot be begun any more."""
    g.order = order
    answer: Choice = yield Ask(order.faction, COMMAND_AFTER)
    g.order = None
    if answer[0] != "finish":
        order.command = answer[1]


def _special_after(g: Position, order: Order) -> Procedure[None]:
    """4.1b Immediately after the Command there is still time for the Special Activity."""
    g.order = order
    order.target = -1
    order.over = True
    about = {"command": order.command, "spent": order.paid}
    choice: Choice = yield Ask(order.faction, FINISHING, about)
    if choice[0] == "special":
        yield from accompany(g, order, choice[1])
    g.order = None
