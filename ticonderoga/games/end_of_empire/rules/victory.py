"""15.7 to 15.9 and the scenarios: who has won. The conditions stand in the pack, in the order in
which they are judged; the first that holds ends the game."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Procedure
from ticonderoga.engine.game import record
from ticonderoga.games.end_of_empire.data import victory as data
from ticonderoga.games.end_of_empire.data.kinds import (
    ALLIED,
    BRITISH,
    ENTRY_OF_FRANCE,
    FALL,
    FULL_COLLAPSE,
    NOBODY,
    VERMONT,
)
from ticonderoga.games.end_of_empire.data.victory import Clause, Condition
from ticonderoga.games.end_of_empire.position import (
    DEAD,
    OVER,
    TURN_BEGINS,
    WITHDRAWALS,
    Position,
)
from ticonderoga.games.end_of_empire.rules.control import controls
from ticonderoga.games.end_of_empire.rules.ports import disruption

DRAW: Final = -2
"""What `winner` is when nobody has won."""

_REASONS: Final = (
    "places", "points", "restoration", "north", "losses", "collapse", "france", "france",
)  # fmt: skip
"""By the kind of the first test of a condition: how the game ended."""


# ---------------------------------------------------------------------- the steps


def judge_before_withdrawal(g: Position) -> Procedure[None]:
    """After both Operations Phases: on the last turn some scenarios are judged now."""
    yield from ()
    g.step = WITHDRAWALS
    if g.turn == g.scenario.last_turn:
        judge(g, data.OPERATIONS)


def turn_ends(g: Position) -> Procedure[None]:
    """4 Fall turns and the last turn are judged; if nobody has won, the next turn begins."""
    yield from ()
    if g.season == FALL and judge(g, data.FALL_TURNS):
        return
    if g.turn == g.scenario.last_turn and judge(g, data.END):
        return
    g.turn += 1
    g.step = TURN_BEGINS


# ---------------------------------------------------------------------- judging


def judge(g: Position, when: int) -> bool:
    """The conditions of a moment, one after the other; whether the game is over."""
    for condition in g.scenario.victory:
        if condition.when == when and g.turn <= condition.until and holds(g, condition):
            decide(g, condition.winner, reason_of(condition))
            return True
    return False


def reason_of(condition: Condition) -> str:
    reason = _REASONS[condition.tests[0].kind] if condition.tests else "last_turn"
    if condition.winner == NOBODY:
        return "draw"
    return reason + "_decisive" if condition.decisive else reason


def decide(g: Position, winner: int, reason: str) -> None:
    """The game is over; NOBODY is a draw."""
    g.winner = winner if winner != NOBODY else DRAW
    g.reason = reason
    g.step = OVER
    if winner != NOBODY:
        record(g, "won", winner)
    else:
        record(g, "drawn")


def holds(g: Position, condition: Condition) -> bool:
    """Whether all tests of a condition hold."""
    for clause in condition.tests:
        if not passes(g, clause):
            return False
    return True


def passes(g: Position, clause: Clause) -> bool:
    """Whether one test holds."""
    kind = clause.kind
    if kind == data.RESTORED:
        return restored(g, clause.areas)
    if kind == data.NORTH_FALLEN:
        return north_falls(g) and american_may_win(g)
    if kind == data.COLLAPSED:
        return g.economy == FULL_COLLAPSE and not north_falls(g)
    if kind == data.FRENCH_ENTERED:
        return g.entered_war[ENTRY_OF_FRANCE] != 0
    if kind == data.NEW_FRANCE:
        return american_may_win(g)
    return clause.least <= _amount(g, clause) <= clause.most


def _amount(g: Position, clause: Clause) -> int:
    """What a test counts: hexes controlled, points, or steps lost."""
    if clause.kind == data.CONTROLS:
        return len([hex for hex in clause.hexes if controls(g, clause.side, hex)])
    return points(g) if clause.kind == data.POINTS else dead_regulars(g)


# ---------------------------------------------------------------------- what is counted


def points(g: Position) -> int:
    """The British points less those of the other side, for places taken."""
    total = 0
    for place in g.scenario.points:
        if controls(g, place.side, place.hex):
            total += place.points if place.side == BRITISH else -place.points
    return total


def dead_regulars(g: Position) -> int:
    """15.8 The steps of British regulars in the dead pile, without the two garrisons."""
    p = g.pieces
    return sum(
        [p.steps[piece] for piece, where in enumerate(g.where) if where == DEAD and
         p.holds_north[piece]]
    )  # fmt: skip


def north_limit(g: Position) -> int:
    """15.8, O11 The dead steps that bring Lord North down; ports in British hands help him."""
    limit = g.pack.tables.north_steps
    return limit + disruption(g) if g.edition.north_in_fall else limit


def north_falls(g: Position) -> bool:
    """15.8, O11 Lord North falls by losses, with the option only in fall, or because the West
    Indies Withdrawal was not made."""
    if 0 < g.wi_due <= g.turn and not g.wi_made:
        return True
    if g.edition.north_in_fall and g.season != FALL:
        return False
    return dead_regulars(g) >= north_limit(g)


def restored(g: Position, areas: tuple[int, ...]) -> bool:
    """12.4, 15.9, ruling 27: all of these areas have a British flag; for Vermont that of the
    Republic will do."""
    for area in areas:
        if not (g.flags >> area & 1 or (area == VERMONT and g.republic)):
            return False
    return True


def american_may_win(g: Position) -> bool:
    """15.4 If France came in for the sake of New France, the American player needs one of its
    hexes, whatever else he has done."""
    if not g.new_france:
        return True
    for hex in g.pack.tables.new_france_hexes:
        if controls(g, ALLIED, hex):
            return True
    return False
