"""9.3, 18.1, 18.3 Victory Points, Raid Points and War in Europe chits."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Ask, Choice, Procedure, Question, Reason
from ticonderoga.engine.game import record
from ticonderoga.games.bayonets_tomahawks.data.kinds import BRITISH
from ticonderoga.games.bayonets_tomahawks.position import NO_CHIT, Position

RAID_TRACK: Final = 8
"""9.3 Raid Points that are worth a Victory Point."""


def score(g: Position, faction: int, points: int) -> None:
    """18.1 A faction gains Victory Points for something else than the control of a space."""
    g.other_vp += points if faction == BRITISH else -points
    move_marker(g, faction, points)


def move_marker(g: Position, faction: int, points: int) -> None:
    """18.1 The Victory marker moves toward a faction; the track has no zero."""
    if points == 0:
        return
    g.vp += points if faction == BRITISH else -points
    side, value = g.victory_marker()
    record(g, "scored", faction, points, side, value)


def gain_raid_points(g: Position, faction: int, points: int) -> None:
    """9.3 Raid Points; each time the end of the track is reached, a Victory Point."""
    total = g.raid[faction] + points
    g.raid[faction] = total % RAID_TRACK
    record(g, "raid_points", faction, points, g.raid[faction])
    for _ in range(total // RAID_TRACK):
        record(g, "raid_track", faction)
        score(g, faction, 1)


def lose_raid_points(g: Position, faction: int, points: int) -> None:
    """9.3 An event takes Raid Points, never below 0."""
    lost = min(points, g.raid[faction])
    g.raid[faction] -= lost
    record(g, "raid_points_lost", faction, lost, g.raid[faction])


# ---------------------------------------------------------------------- War in Europe

KEEP: Final[Choice] = ("keep_chit",)
SWAP: Final[Choice] = ("swap_chit",)


def _offer_chit(g: Position, ask: Ask) -> list[Choice]:
    """Both, unless the chits are alike for everybody; the better one first."""
    if g.wie_drawn[ask.seat] > g.wie[ask.seat]:
        return [SWAP, KEEP]
    return [KEEP, SWAP]


def _refuse_chit(g: Position, ask: Ask, choice: Choice) -> Reason:
    return Reason("another_matter")


CHIT: Final = Question("chit", _offer_chit, _refuse_chit, ("keep_chit", "swap_chit"))


def draw_chit(g: Position, faction: int) -> Procedure[None]:
    """18.3.1 A faction draws a War in Europe chit: it keeps one at the most, and may keep the new
    one instead of the old."""
    pool = list(g.wie_pool[faction])
    if sum(pool) == 0:
        return
    g.dice.reveal()
    value = _drawn_value(g, pool)
    pool[value] -= 1
    g.wie_pool[faction] = tuple(pool)
    record(g, "chit_drawn", faction, value)
    if g.wie[faction] == NO_CHIT:
        g.wie[faction] = value
        return
    g.wie_drawn[faction] = value
    choice: Choice = yield Ask(faction, CHIT)
    kept, back = g.wie[faction], g.wie_drawn[faction]
    if choice == SWAP:
        kept, back = back, kept
    g.wie[faction] = kept
    g.wie_drawn[faction] = NO_CHIT
    return_chit(g, faction, back)
    record(g, "chit_kept", faction)


def _drawn_value(g: Position, pool: list[int]) -> int:
    """The value of a chit drawn at random."""
    place = g.dice.below(sum(pool))
    for value, number in enumerate(pool):
        if place < number:
            return value
        place -= number
    raise AssertionError("the draw was among the chits")


def return_chit(g: Position, faction: int, value: int) -> None:
    pool = list(g.wie_pool[faction])
    pool[value] += 1
    g.wie_pool[faction] = tuple(pool)
