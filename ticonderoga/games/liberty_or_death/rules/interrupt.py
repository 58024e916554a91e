"""4.1 The Special Activity that accompanies a Command: before it, between its steps, after it.

Every question of a Command offers, besides its own choices, the Special Activities that may be
carried out at this moment. `step` asks such a question and deals with an interruption, so that
a Command only sees its own choices.
"""

from __future__ import annotations

from collections.abc import Callable

from ticonderoga.engine.ask import Ask, Choice, Procedure, Question, Reason
from ticonderoga.engine.game import record
from ticonderoga.games.liberty_or_death.order import COMMON_CAUSE, NO_COMMAND, Order
from ticonderoga.games.liberty_or_death.position import Position
from ticonderoga.games.liberty_or_death.rules.specials import SPECIALS_OF, bars_special, special


def order_in_hand(g: Position) -> Order:
    """The Command that is being carried out."""
    order = g.order
    if order is None:
        raise AssertionError("no Command is being carried out")
    return order


def bars_interruption(g: Position, order: Order, kind: int) -> str:
    """4.1a, b One Special Activity of the faction's own, once, where its own rule allows it.

    One that comes before the Command is taken before the Command is named: so that none is
    named that the Special Activity would make impossible.
    """
    if kind not in SPECIALS_OF[order.faction]:
        return "special_of_others"
    if order.specials_left <= 0:
        return "no_special_now"
    if order.command != NO_COMMAND and not order.executed and kind != COMMON_CAUSE:
        return "special_before_command"
    return bars_special(g, order, kind)


def specials_now(g: Position, order: Order) -> list[Choice]:
    """The Special Activities that may interrupt at this moment, as choices."""
    if order.specials_left <= 0:
        return []
    return [
        ("special", kind)
        for kind in SPECIALS_OF[order.faction]
        if not bars_interruption(g, order, kind)
    ]


def allows_special(g: Position, choice: Choice) -> bool:
    """Whether ("special", kind) is allowed now."""
    return not bars_interruption(g, order_in_hand(g), choice[1])


def refuse_special(g: Position, choice: Choice) -> Reason:
    order = order_in_hand(g)
    return Reason(bars_interruption(g, order, choice[1]), (choice[1],))


def about(order: Order) -> tuple[int, ...]:
    """What every question of a Command tells: which, spent so far, spaces so far, the target."""
    return order.command, order.paid, order.spaces, order.target


def step(g: Position, order: Order, question: Question) -> Procedure[Choice]:
    """Ask one question of a Command; a Special Activity is carried out and the question put
    again."""
    while True:
        focus = ("space", order.target) if order.target >= 0 else None
        choice: Choice = yield Ask(order.faction, question, about(order), focus)
        if choice[0] != "special":
            return choice
        yield from accompany(g, order, choice[1])


def accompany(g: Position, order: Order, kind: int) -> Procedure[None]:
    """4.1 Carry out the Special Activity of this order."""
    order.specials_left -= 1
    order.special = kind
    record(g, "special", order.faction, kind)
    yield from special(g, order, kind)


def under_order(
    g: Position, order: Order, command: Callable[[Position, Order], Procedure[None]]
) -> Procedure[None]:
    """Carry out a Command under an order of its own, inside whatever else is going on."""
    outer = g.order
    g.order = order
    yield from command(g, order)
    g.order = outer
