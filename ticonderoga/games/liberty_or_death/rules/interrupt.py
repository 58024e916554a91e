"""4.1 The Special Activity that accompanies a Command: before it, between its steps, after it.

Every question of a Command offers, besides its own choices, the Special Activities that may be
carried out at this moment. `step` asks such a question and deals with an interruption, so that
a Command only sees its own choices.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from ticonderoga.engine.ask import Ask, Choice, Procedure, Question, Reason
from ticonderoga.engine.game import record
from ticonderoga.games.liberty_or_death.order import (
    COMMON_CAUSE,
    Order,
    rule_against,
    rule_of_command,
)
from ticonderoga.games.liberty_or_death.position import Position
from ticonderoga.games.liberty_or_death.rules.specials import SPECIALS_OF, bars_special, special

SpaceBars = Callable[[Position, Order, int], str]
"""Names what is against a space; empty if nothing is."""
StepBars = Callable[[Position, Order, Choice], str]
"""The same of a choice."""
GIVEN_UP: Final[Choice] = ("done",)
"""What a Command receives when it can no longer be begun."""


def order_in_hand(g: Position) -> Order:
    """The Command that is being carried out."""
    order = g.order
    if order is None:
        raise AssertionError("no Command is being carried out")
    return order


def bars_interruption(g: Position, order: Order, kind: int) -> str:
    """4.1a, b One Special Activity of the faction's own, once, where its own rule allows it;
    2.3.8g not while the leader's space has still to be selected, since it might move him."""
    if kind not in SPECIALS_OF[order.faction]:
        return "special_of_others"
    if order.specials_left <= 0:
        return "no_special_now"
    if order.must_involve >= 0 and not order.executed and kind != COMMON_CAUSE:
        return "leader_not_involved"
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
    reason = bars_interruption(g, order, choice[1])
    return Reason(reason, (choice[1],), rule_against(reason, choice[1], order.faction))


def refusal(order: Order, key: str, args: tuple[int, ...] = ()) -> Reason:
    """Why a step of a Command is refused, with the section of the Command where it is that."""
    return Reason(key, args, rule_of_command(order.faction, order.command, key))


def somewhere(g: Position, order: Order, spaces: Iterable[int], bars: SpaceBars) -> bool:
    """Whether a step is possible in any of these spaces."""
    for space in spaces:
        if not bars(g, order, space):
            return True
    return False


def never(g: Position, order: Order) -> bool:
    return False


def step_question(
    key: str,
    offer: Callable[[Position, Ask], list[Choice]],
    bars: StepBars,
    verbs: tuple[str, ...],
    waits: Callable[[Position, Order], bool] = never,
) -> Question:
    """One step of a Command: `bars` names what is against a choice of its own, and against a
    Special Activity while that `waits`; otherwise a Special Activity has its own bars."""

    def allows(g: Position, ask: Ask, choice: Choice) -> bool:
        order = order_in_hand(g)
        if choice[0] == "special" and not waits(g, order):
            return not bars_interruption(g, order, choice[1])
        return not bars(g, order, choice)

    def refuse(g: Position, ask: Ask, choice: Choice) -> Reason:
        order = order_in_hand(g)
        if choice[0] == "special":
            if bars_interruption(g, order, choice[1]) or not waits(g, order):
                return refuse_special(g, choice)
        return refusal(order, bars(g, order, choice), choice[1:])

    return Question(key, offer, refuse, verbs, allows=allows)


def about(order: Order) -> tuple[int, ...]:
    """What every question of a Command tells: which, spent so far, spaces so far, the target."""
    return order.command, order.paid, order.spaces, order.target


def step(g: Position, order: Order, question: Question) -> Procedure[Choice]:
    """Ask one question of a Command; a Special Activity is carried out and the question put
    again. One that comes before the first space may leave nothing to select: then the Command
    is given up, and another has to follow (4.1a)."""
    while True:
        focus = ("space", order.target) if order.target >= 0 else None
        ask = Ask(order.faction, question, about(order), focus)
        choice: Choice = yield ask
        if choice[0] != "special":
            return choice
        yield from accompany(g, order, choice[1])
        if not order.executed and not question.offer(g, ask):
            return GIVEN_UP


def accompany(g: Position, order: Order, kind: int) -> Procedure[None]:
    """4.1 Carry out the Special Activity of this order."""
    order.specials_left -= 1
    order.special = kind
    record(g, "special", order.faction, kind)
    yield from special(g, order, kind)


def interruptible(question: Question) -> Question:
    """A small question in the middle of a Command that may also be answered with a Special
    Activity (4.1b); non-players take theirs where their charts say."""
    plain = question.offer

    def offer(g: Position, ask: Ask) -> list[Choice]:
        choices = plain(g, ask)
        order = g.order
        if order is not None and not g.is_non_player(order.faction):
            choices += specials_now(g, order)
        return choices

    def refuse(g: Position, ask: Ask, choice: Choice) -> Reason:
        if choice[0] == "special":
            return refuse_special(g, choice)
        return question.refuse(g, ask, choice)

    return Question(question.key, offer, refuse, (*question.verbs, "special"))


def under_order(
    g: Position, order: Order, command: Callable[[Position, Order], Procedure[None]]
) -> Procedure[None]:
    """Carry out a Command under an order of its own, inside whatever else is going on."""
    outer = g.order
    g.order = order
    yield from command(g, order)
    g.order = outer
