"""7.6 Capturing generals, and 7.7 dispersing Congress."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Ask, Choice, Procedure, Question, Reason
from ticonderoga.engine.game import record
from ticonderoga.games.washingtons_war.data.board import AMERICAN, AMERICAN_PC, BRITISH
from ticonderoga.games.washingtons_war.position import (
    ALLIANCE_SIGNED,
    CAPTURED,
    DISPERSED,
    OUT_OF_GAME,
    Position,
)
from ticonderoga.games.washingtons_war.rules.sections import section

WASHINGTON_MARKERS: Final = 5
"""7.6.B"""
WASHINGTON_ALLIANCE: Final = 3
"""7.6.B"""


def bars_loss_of_faith(g: Position, space: int) -> str:
    """7.6.B Why Washington's capture may not remove the marker here; empty if it may, once in
    a colony."""
    if g.pc[space] != AMERICAN_PC:
        return "no_american_marker"
    if g.american_cus(space):
        return "marker_guarded_by_cu"
    if g.general_at(AMERICAN, space) >= 0:
        return "marker_guarded_by_general"
    if g.congress == space:
        return "marker_guarded_by_congress"
    return ""


def _offer_loss(g: Position, ask: Ask) -> list[Choice]:
    return [("remove", space) for space in ask.among]


def _refuse_loss(g: Position, ask: Ask, choice: Choice) -> Reason:
    bar = bars_loss_of_faith(g, choice[1]) or "colony_already_hit"
    return Reason(bar, (choice[1],), section(g, ask, choice, bar))


WASHINGTON_LOST: Final = Question("washington_lost", _offer_loss, _refuse_loss, ("remove",))


def capture(g: Position, general: int, alliance_waits: bool = False) -> Procedure[None]:
    """7.6.A A general is captured: he comes back next year. Washington does not (7.6.B); his
    loss on the alliance track may have to wait for other steps (RW 5.3.4)."""
    record(g, "captured", general)
    if not g.pack.pieces.generals[general].out_if_captured:
        g.generals[general] = CAPTURED
        return
    g.generals[general] = OUT_OF_GAME
    yield from lose_faith(g)
    if not alliance_waits:
        washington_costs_alliance(g)


def lose_faith(g: Position) -> Procedure[None]:
    """7.6.B Washington is lost: the British remove five American markers, one a colony."""
    board = g.board
    colonies: set[int] = set()
    for left in range(WASHINGTON_MARKERS, 0, -1):
        spaces = tuple(
            space
            for space in range(board.size)
            if board.colony[space] not in colonies and not bars_loss_of_faith(g, space)
        )
        if not spaces:
            return
        choice = yield Ask(BRITISH, WASHINGTON_LOST, {"number": left}, among=spaces)
        g.pc[choice[1]] = 0
        record(g, "marker_removed", AMERICAN, choice[1])
        colonies.add(board.colony[choice[1]])


def washington_costs_alliance(g: Position) -> None:
    """7.6.B, 12.1 Three back on the alliance track, if France is not in; an alliance that was
    reached earlier in this card stays reached (RW 5.3.5)."""
    if g.france < ALLIANCE_SIGNED:
        before = g.alliance
        g.alliance = max(0, before - WASHINGTON_ALLIANCE)
        if g.alliance != before:
            record(g, "alliance_moved", g.alliance - before, g.alliance)


def leave_for_ever(g: Position, general: int) -> None:
    """6.33 A card takes a general out of the game, from the map, his box or captivity."""
    g.generals[general] = OUT_OF_GAME
    record(g, "general_gone", general)


def captures_lone_general(g: Position, side: int, space: int) -> Procedure[None]:
    """7.6.A An Army of `side` is in this space: an enemy general without CUs is taken."""
    enemy = 1 - side
    general = g.general_at(enemy, space)
    if general >= 0 and g.cus(enemy, space) == 0:
        yield from capture(g, general)


def disperse_congress(g: Position, space: int) -> None:
    """7.7 Congress stands here without American CUs before a British Army: it flees."""
    if g.congress == space and g.american_cus(space) == 0:
        g.congress = DISPERSED
        g.congress_dispersed = True
        record(g, "congress_dispersed", space)

