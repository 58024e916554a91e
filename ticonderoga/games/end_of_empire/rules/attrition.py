"""6, 6.1 Winter Attrition: units without supply lose a step, all at the same time.

Supply is found before anything is lost. Then, where a town or outpost keeps one of several units
that need it, the owner says which, the British first. The queue holds those who need it, and
`seen_to` those who are kept.
"""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Procedure
from ticonderoga.engine.game import record
from ticonderoga.engine.kit.questions import one_question, pick_one
from ticonderoga.games.end_of_empire.data.kinds import NOBODY, NOTHING, SIDES, WINTER_2
from ticonderoga.games.end_of_empire.position import POLITICS, TRACK, Position
from ticonderoga.games.end_of_empire.rules.forces import lose_step, send_away
from ticonderoga.games.end_of_empire.rules.stranded import rejoin
from ticonderoga.games.end_of_empire.rules.supply import Survey, keeps_one, needs_none

KEEP: Final = one_question("keep", "keep")


def without_line(g: Position) -> tuple[int, ...]:
    """6.1 The units that neither trace supply nor do without it, space by space."""
    survey = Survey(g)
    found: list[int] = []
    for side in SIDES:
        for space in sorted(g.stacks[side]):
            if not g.board.has(space):
                continue
            for piece in g.at(side, space):
                if not needs_none(g, piece) and not survey.traced(piece):
                    found.append(piece)
    return tuple(found)


def _needy_in(g: Position, side: int, hex: int) -> list[int]:
    """The units of a side in a hex that depend on its town or outpost."""
    here = g.board.spaces_of[hex]
    return [p for p in g.queue if g.where[p] in here and g.side_of(p) == side]


def _is_kept(g: Position, pieces: list[int]) -> bool:
    """One of some units is the one that its town or outpost keeps."""
    for piece in pieces:
        if g.seen_to >> piece & 1:
            return True
    return False


def next_choice(g: Position) -> tuple[int, int]:
    """The side and the hex for which the one that is kept has not been named yet; -1, -1 if none
    is left."""
    for side in SIDES:
        for piece in g.queue:
            hex = g.board.hex_of[g.where[piece]]
            if g.side_of(piece) != side or not keeps_one(g, side, hex):
                continue
            if not _is_kept(g, _needy_in(g, side, hex)):
                return side, hex
    return NOBODY, NOTHING


def attrition(g: Position) -> Procedure[None]:
    """6 On winter turns: one choice of a unit to a visit, then the losses."""
    if g.winter:
        if not g.started:
            g.started = True
            g.seen_to = 0
            g.queue = without_line(g)
        side, hex = next_choice(g)
        if side != NOBODY:
            about = {"space": hex, "side": side}
            kept: int = yield from pick_one(side, KEEP, _needy_in(g, side, hex), about)
            g.seen_to |= 1 << kept
            record(g, "kept_through_winter", kept, hex)
            return
        yield from _suffer(g)
        if g.season == WINTER_2:
            _take_up_fleets(g)
    g.started = False
    g.queue = ()
    g.seen_to = 0
    g.step = POLITICS


def _suffer(g: Position) -> Procedure[None]:
    """6.1, 11.11 The losses, and the leaders whose units are gone."""
    starving = [piece for piece in g.queue if not g.seen_to >> piece & 1]
    left: list[list[int]] = [[], []]
    for piece in starving:
        side, space = g.side_of(piece), g.where[piece]
        record(g, "starves", piece, space)
        if lose_step(g, piece) and space not in left[side]:
            left[side].append(space)
    for side in SIDES:
        yield from rejoin(g, side, left[side])


def _take_up_fleets(g: Position) -> None:
    """4, 14.3 Fleets that were left as a sign of their blockade come back in spring."""
    spring = g.pack.tables.calendar[g.war].next_spring(g.turn)
    for fleet in range(g.pieces.first_fleet, g.pieces.count):
        if g.winter_fleets >> fleet & 1:
            send_away(g, fleet, TRACK, spring)
            record(g, "fleet_to_spring", fleet)
    g.winter_fleets = 0
