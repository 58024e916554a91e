"""3.0, 7.4.C Stacking: one general a side in a space; the owner says who stays."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Ask, Choice, Procedure, Question, Reason
from ticonderoga.engine.game import record
from ticonderoga.games.washingtons_war.position import IN_BOX, Position


def generals_in(g: Position, side: int, space: int) -> list[int]:
    """All generals of a side in a space: two only while it is being settled who stays."""
    return [x for x in g.pack.pieces.by_side[side] if g.generals[x] == space]


def may_go_to_box(g: Position, general: int) -> bool:
    """7.4.C Washington never goes to the reinforcement box."""
    return not g.pack.pieces.generals[general].never_to_box


def _offer_dismissal(g: Position, ask: Ask) -> list[Choice]:
    space: int = ask.about["space"]
    return [("dismiss", x) for x in generals_in(g, ask.seat, space) if may_go_to_box(g, x)]


def _refuse_dismissal(g: Position, ask: Ask, choice: Choice) -> Reason:
    return Reason("general_not_there", (choice[1], ask.about["space"]))


DISMISS: Final = Question("dismiss", _offer_dismissal, _refuse_dismissal, ("dismiss",))


def to_box(g: Position, general: int) -> None:
    g.generals[general] = IN_BOX
    record(g, "to_box", general)


def settle_generals(g: Position, side: int, space: int) -> Procedure[None]:
    """7.4.C Two generals of a side in one space: one goes to the box, by the owner's choice."""
    if len(generals_in(g, side, space)) > 1:
        choice = yield Ask(side, DISMISS, {"space": space}, ("space", space))
        to_box(g, choice[1])
