"""What happens at once, wherever it comes about: when units leave a space, when they enter one,
and when an activation is over."""

from __future__ import annotations

from ticonderoga.engine.ask import Procedure
from ticonderoga.engine.game import record
from ticonderoga.games.end_of_empire.data.kinds import (
    ALLIED,
    AMERICAN,
    ARW,
    BRITISH,
    ENTRY_OF_FRANCE,
    ROLE_BLOMMART,
    ROLE_FORT_GAGE,
    ROLE_PRINZ_LUDWIG,
    SIDES,
)
from ticonderoga.games.end_of_empire.position import ASIDE, USED_LUDWIG, WITHDRAWN, Position
from ticonderoga.games.end_of_empire.rules import indians
from ticonderoga.games.end_of_empire.rules.control import controls
from ticonderoga.games.end_of_empire.rules.flags import holds_flag, settle_flags
from ticonderoga.games.end_of_empire.rules.forces import bring_in, capture_leader, send_away
from ticonderoga.games.end_of_empire.rules.marks import hand_over, settle_fresh
from ticonderoga.games.end_of_empire.rules.ports import has_troops
from ticonderoga.games.end_of_empire.rules.pride import british_pride

# ---------------------------------------------------------------------- leaving


def left(g: Position, side: int, force: tuple[int, ...], space: int) -> None:
    """A force has left a space, on the move or out of a battle. 5.1, rulings 29 and 36: an American
    port that the last British combat unit, not counting Indians, leaves gets a Raid marker. From
    the hex around a place that the enemy holds nobody was in the port (ruling B-94). 12.4, 12.5:
    a flag goes at once with the control of a supply hex."""
    hex = g.board.hex_of[space]
    if g.war == ARW and holds_flag(g, hex):
        settle_flags(g)
    if side != BRITISH or g.war != ARW or hex not in g.board.american_ports:
        return
    if space == hex and g.has_units(ALLIED, g.board.place_of[hex]):
        return
    if not has_troops(g, force) or g.raided >> g.board.american_ports.index(hex) & 1:
        return
    for other in g.board.spaces_of[hex]:
        if has_troops(g, g.at(BRITISH, other)):
            return
    g.raided |= 1 << g.board.american_ports.index(hex)
    record(g, "raid_marker", hex)


# ---------------------------------------------------------------------- entering


def entered(
    g: Position, side: int, force: tuple[int, ...], space: int
) -> Procedure[tuple[int, ...]]:
    """A force has entered a space by movement, reaction or landing; enemies there have not fought
    yet. The force as it is afterwards."""
    yield from ()
    indians.settlement_entered(g, g.board.hex_of[space], side)
    if g.war == ARW:
        fort_gage_gives_up(g, force, space)
        force = find_horses(g, force, space)
        if g.board.civilized[g.board.hex_of[space]]:
            settle_flags(g)
    settle_fresh(g)
    return tuple([piece for piece in force if g.where[piece] == space])


def fort_gage_gives_up(g: Position, force: tuple[int, ...], space: int) -> None:
    """7.5 After French entry the garrison of Fort Gage is removed when a Continental or state unit
    enters its hex."""
    garrison = g.pieces.role[ROLE_FORT_GAGE]
    if not g.entered_war[ENTRY_OF_FRANCE]:
        return
    if g.where[garrison] not in g.board.spaces_of[g.board.hex_of[space]]:
        return
    for piece in force:
        if g.pieces.steuben[piece]:
            record(g, "fort_gage_gone", garrison)
            send_away(g, garrison, WITHDRAWN)
            return


def find_horses(g: Position, force: tuple[int, ...], space: int) -> tuple[int, ...]:
    """7.5, ruling B-50: the Brunswick Prinz Ludwig regiment looks for horses once a turn, when it
    enters an American civilized hex where no British unit was on the turn before. The force with
    the mounted unit, if it is mounted now."""
    ludwig = g.pieces.role[ROLE_PRINZ_LUDWIG]
    hex = g.board.hex_of[space]
    if ludwig not in force or g.board.colour[hex] != AMERICAN or hex in g.british_before:
        return force
    rider = g.pieces.substitute[ludwig]
    if g.used & USED_LUDWIG or g.where[rider] != ASIDE:
        return force
    g.used |= USED_LUDWIG
    die = g.dice.d6()
    if die > g.pack.tables.ludwig_roll:
        record(g, "ludwig_on_foot", ludwig, die)
        return force
    record(g, "ludwig_mounted", ludwig, die)
    _exchange(g, ludwig, rider)
    return tuple([rider if piece == ludwig else piece for piece in force])


def _exchange(g: Position, old: int, new: int) -> None:
    """A unit gives way to its substitute, which has its steps, its marks and what is left of its
    move."""
    place, steps = g.where[old], min(g.steps[old], g.pieces.steps[new])
    hand_over(g, old, new)
    bring_in(g, BRITISH, new, place, steps)
    send_away(g, old, WITHDRAWN)
    op = g.operation
    if op is not None and old in op.force:
        op.force = tuple([new if piece == old else piece for piece in op.force])
        op.allowance[new] = op.allowance.pop(old)
        op.used[new] = op.used.pop(old)


# ---------------------------------------------------------------------- afterwards


def settled(g: Position) -> Procedure[None]:
    """An activation, a reaction, a redeployment, an entry or a withdrawal is over, and leaders and
    control may have changed."""
    yield from ()
    if g.stirred:
        g.stirred = False
        capture_lone_leaders(g)
        indians.settlements_lost(g)
        settle_fresh(g)
    if g.war == ARW:
        indians.agents_lost(g)
        blommart_gives_up(g)
        british_pride(g)
        settle_flags(g)


def capture_lone_leaders(g: Position) -> None:
    """11.11 A leader alone in a space with enemy combat units is a prisoner, however they came."""
    for space in [space for space in g.stacks[BRITISH] if space in g.stacks[ALLIED]]:
        if not g.board.has(space):
            continue
        for side in SIDES:
            if not g.has_units(side, space) and g.has_units(1 - side, space):
                for leader in g.leaders_at(side, space):
                    capture_leader(g, leader)


def blommart_gives_up(g: Position) -> None:
    """7.5 Blommart is removed when New Orleans and Pensacola are both Spanish or American."""
    piece = g.pieces.role[ROLE_BLOMMART]
    if not g.on_map(piece):
        return
    if controls(g, ALLIED, g.board.new_orleans) and controls(g, ALLIED, g.board.pensacola):
        record(g, "blommart_gone", piece)
        send_away(g, piece, WITHDRAWN)
