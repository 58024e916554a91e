"""4.1 The Special Activity that accompanies a Command: before it, between its steps, after it.

Every question of a Command offers, besides its own choices, the Special Activities that may be
carried out at this moment. `step` asks such a question and deals with an interruption, so that
a Command only sees its own choices.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from ticonderoga.engine.ask import Ask, Choice, Procedure, Question, Reason
from ticonderoga.engine.game import record
from ticonderoga.engine.kit import questions
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
OrderBars = Callable[[Position, Order, Choice], str]
"""The same of a choice."""
EndBars = Callable[[Position, Order], str]
"""The same of ending the Command."""
DONE: Final[Choice] = ("done",)


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


def refuse_special(g: Position, choice: Choice) -> Reason:
    order = order_in_hand(g)
    reason = bars_interruption(g, order, choice[1])
    return Reason(reason, (choice[1],), rule_against(reason, choice[1], order.faction))


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
    bars: OrderBars,
    verbs: tuple[str, ...],
    waits: Callable[[Position, Order], bool] = never,
) -> Question:
    """One step of a Command: `bars` names what is against a choice of its own, and against a
    Special Activity while that `waits`; otherwise a Special Activity has its own bars."""

    def bars_step(g: Position, ask: Ask, choice: Choice) -> str:
        order = order_in_hand(g)
        if choice[0] == "special":
            reason = bars_interruption(g, order, choice[1])
            if reason or not waits(g, order):
                return reason
        return bars(g, order, choice)

    return questions.step_question(key, offer, bars_step, verbs, _rule_of_step)


def _rule_of_step(g: Position, ask: Ask, choice: Choice, reason: str) -> str:
    """The section of the Special Activity or of the Command, where the refusal is its own."""
    order = order_in_hand(g)
    if choice[0] == "special":
        rule = rule_against(reason, choice[1], order.faction)
        if rule:
            return rule
    return rule_of_command(order.faction, order.command, reason)


def space_steps(
    key: str, spaces: Sequence[int], bars: dict[str, SpaceBars], bars_end: EndBars
) -> Question:
    """One space after another until the Command is done: each verb has what is against a space,
    and `bars_end` names what is against ending it here."""

    def offer(g: Position, ask: Ask) -> list[Choice]:
        order = order_in_hand(g)
        choices: list[Choice] = []
        for space in spaces:
            for verb, bars_space in bars.items():
                if not bars_space(g, order, space):
                    choices.append((verb, space))
        choices += specials_now(g, order)
        if not bars_end(g, order):
            choices.append(DONE)
        return choices

    def bars_choice(g: Position, order: Order, choice: Choice) -> str:
        return bars_end(g, order) if choice == DONE else bars[choice[0]](g, order, choice[1])

    return step_question(key, offer, bars_choice, (*bars, "special", "done"))


def bars_done(g: Position, order: Order) -> str:
    """2.3.4e A Command selects a space."""
    return "" if order.spaces else "nothing_selected"


def step(g: Position, order: Order, question: Question) -> Procedure[Choice]:
    """Ask one question of a Command; a Special Activity is carried out and the question put
    again. One that comes before the first space may leave nothing to select: then the Command
    is given up, and another has to follow (4.1a)."""
    while True:
        focus = ("space", order.target) if order.target >= 0 else None
        about = {"spent": order.paid}
        if order.target >= 0:
            about["space"] = order.target
        ask = Ask(order.faction, question, about, focus)
        choice: Choice = yield ask
        if choice[0] != "special":
            return choice
        yield from accompany(g, order, choice[1])
        if not order.executed and not question.offer(g, ask):
            return DONE


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
        order = order_in_hand(g)
        if not g.is_non_player(order.faction):
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
