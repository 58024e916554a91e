"""Going back in a match that is played: forks at an earlier choice, for replay and what-if; and
playing it again, for review."""

from __future__ import annotations

from collections.abc import Iterator

from ticonderoga.engine.journal import CHOSE, FORCED, TOGETHER, Delivery
from ticonderoga.engine.match import Match


def at_ply(match: Match, ply: int) -> Match:
    """An own match in the position after so many deliveries. What the rules answered by
    themselves goes with the choice before it."""
    back = match.fork()
    first = 0
    while first < len(back.deliveries) and back.deliveries[first][0] == FORCED:
        first += 1
    ply = max(ply, first)
    if ply < len(back.deliveries):
        back.return_to(ply, 0)
    return back


def to_deliver(match: Match, played: Match) -> Iterator[Delivery]:
    """What is still to be delivered to a match that is played again, one after the other, each to
    be delivered before the next is asked for."""
    for delivery in match.deliveries[len(played.deliveries) :]:
        if len(match.deliveries) <= len(played.deliveries):
            return
        if delivery[0] != FORCED:
            yield delivery


def deliver(match: Match, delivery: Delivery) -> None:
    """Do again what was done."""
    kind, seat, what, _ = delivery
    if kind == CHOSE:
        match.choose(what, seat)
    elif kind == TOGETHER:
        for ask, choice in zip(match.asks, what, strict=True):
            match.choose(choice, ask.seat)
    elif not match.over:
        if what == "":
            match.resign(seat)
        else:
            match.set_controller(seat, str(what))
