"""14.4 An amphibious operation from its declaration to its end, alone or together with a force that
comes by land.

A force that has the initiative goes aboard the fleet; the defender calls out militia and reacts;
then it lands, and fights whom it finds.
"""

from __future__ import annotations

from ticonderoga.engine.ask import Ask, Choice, Procedure
from ticonderoga.engine.game import record
from ticonderoga.games.end_of_empire.data.kinds import LEADER, NOTHING
from ticonderoga.games.end_of_empire.position import Position
from ticonderoga.games.end_of_empire.rules import at_once
from ticonderoga.games.end_of_empire.rules.activation import (
    choose_force,
    first_check,
    interrupted,
    needs_no_roll,
)
from ticonderoga.games.end_of_empire.rules.arrival import (
    battle,
    capture_lone,
    relocate,
    send_back,
    take_over,
)
from ticonderoga.games.end_of_empire.rules.ashore import put_ashore
from ticonderoga.games.end_of_empire.rules.combat import fight
from ticonderoga.games.end_of_empire.rules.command import check, lead_of, muster, name_senior, rate
from ticonderoga.games.end_of_empire.rules.embarking import (
    GOAL,
    SOURCE,
    bars_sailor,
    note_failure,
    note_landing,
    open_sources,
    place_chosen,
    survey,
)
from ticonderoga.games.end_of_empire.rules.entering import occasion
from ticonderoga.games.end_of_empire.rules.forces import shift, units_of
from ticonderoga.games.end_of_empire.rules.marks import (
    bits,
    gain_momentum,
    mark_checked,
    mark_done,
    settle_fresh,
)
from ticonderoga.games.end_of_empire.rules.movement import move_force
from ticonderoga.games.end_of_empire.rules.passage import companions
from ticonderoga.games.end_of_empire.rules.points import grant, points_left
from ticonderoga.games.end_of_empire.rules.sailing import (
    JOINT,
    SAILORS,
    checked_part,
    everybody,
)
from ticonderoga.games.end_of_empire.terms import FIRST, NO_LEADER, verb_of
from ticonderoga.games.end_of_empire.underway import Landing, Operation


def amphibious(g: Position, side: int, fleet: int) -> Procedure[None]:
    """14.4 The space is declared, then the forces; those by land move first, then the check for
    those who come by sea is made. After a failure others may try (ruling 57)."""
    landing = Landing(side, fleet, 1 << g.area_of(fleet))
    g.landing = landing
    survey(g, landing)
    choice: Choice = yield Ask(side, GOAL, {"side": side}, ("piece", fleet))
    landing.goal = choice[1]
    record(g, "landing_declared", side, landing.goal)
    yield from _choose_source(g, landing)
    yield from _by_land(g, landing)
    passed = False
    while not passed and landing.source != NOTHING:
        passed = yield from _check_landing(g, landing)
        if not passed:
            yield from _after_failure(g, landing)
    if passed:
        yield from _sail(g, landing)
    else:
        yield from _leave_fleet(g, landing)
    yield from _finish_land(g)
    g.landing = None
    g.operation = None
    g.momentum = 0
    yield from at_once.settled(g)
    if landing.tried and g.edition.interruption:
        yield from interrupted(g, side)


# ---------------------------------------------------------------------- declaring


def _choose_source(g: Position, landing: Landing) -> Procedure[None]:
    """14.4 One port, or the fleet itself, and who sails; or nobody after a failure."""
    landing.source = NOTHING
    landing.force = ()
    if not open_sources(g, landing):
        return
    about = {"space": landing.goal, "side": landing.side}
    choice: Choice = yield Ask(landing.side, SOURCE, about, ("space", landing.goal))
    if verb_of(choice) == "give_up_landing":
        record(g, "landing_given_up", landing.side)
        return
    landing.source = place_chosen(g, landing, choice)
    while True:
        choice = yield Ask(landing.side, SAILORS, about, ("space", landing.goal))
        verb = verb_of(choice)
        if verb == "take":
            landing.force = (*landing.force, *companions(g, choice[1]))
        elif verb == "take_all":
            landing.force = (*landing.force, *everybody(g, landing))
        else:
            return


def _by_land(g: Position, landing: Landing) -> Procedure[None]:
    """14.4 A force that attacks by land moves first, with all that this brings; in the invaded
    space it waits."""
    side = landing.side
    about = {"space": landing.goal, "side": side}
    choice: Choice = yield Ask(side, JOINT, about, ("space", landing.goal))
    if verb_of(choice) == "by_sea_alone":
        return
    op = Operation(side, choice[1])
    op.joint = landing.goal
    record(g, "joint_declared", side, op.at)
    g.operation = op
    yield from choose_force(g, op)
    share: int = yield from first_check(g, op)
    if share:
        grant(g, op, op.force, share)
        yield from move_force(g, op)
    else:
        landing.tried = True
    if not op.waits:
        g.operation = None
        g.momentum = 0
        settle_fresh(g)


# ---------------------------------------------------------------------- the check


def _check_landing(g: Position, landing: Landing) -> Procedure[bool]:
    """14.4 The check of those who sail; troops aboard who join them need none."""
    side = landing.side
    landing.force = tuple(
        [piece for piece in landing.force if not bars_sailor(g, side, g.where[piece], piece)]
    )
    part = checked_part(g, landing)
    if not units_of(g, part):
        return False
    mark_checked(g, part)
    if needs_no_roll(g, part):
        record(g, "sails_freely", side)
        return True
    if g.board.has(landing.source):
        passed: bool = yield from check(g, side, part, landing.source, FIRST)
    else:
        passed = yield from _check_at_sea(g, landing, part)
    if not passed:
        mark_done(g, part)
    return passed


def _check_at_sea(g: Position, landing: Landing, part: tuple[int, ...]) -> Procedure[bool]:
    """14.4 The check of those aboard or at Havana, as if they were stacked in a port."""
    m = muster(g, part)
    _, tied = lead_of(g, landing.side, part, m, landing.source, FIRST)
    leader = NO_LEADER
    if tied:
        leader = yield from name_senior(g, landing.side, tied, landing.goal)
    rating = rate(g, m, leader, landing.source, FIRST)
    if leader == NO_LEADER:
        record(g, "sea_default", rating)
    else:
        record(g, "sea_leads", leader, rating)
    die = g.dice.d6()
    record(g, "sea_passed" if die <= rating else "sea_failed", die)
    return die <= rating


def _after_failure(g: Position, landing: Landing) -> Procedure[None]:
    """14.4, ruling 57: those aboard who failed by themselves go to a friendly port; another force
    in a port of the same sea area may try."""
    landing.tried = True
    source = landing.source
    if g.board.has(source):
        note_failure(g, landing.side, g.board.port_seas[g.board.hex_of[source]])
    else:
        note_failure(g, landing.side, landing.areas)
    if source == g.aboard(landing.fleet):
        yield from _leave_fleet(g, landing)
    survey(g, landing)
    yield from _choose_source(g, landing)


def _leave_fleet(g: Position, landing: Landing) -> Procedure[None]:
    """14.4 No attempt has succeeded: all who are aboard go to a friendly port."""
    g.sailed |= bits(g.at(landing.side, g.aboard(landing.fleet)))
    yield from put_ashore(g, landing.fleet)


# ---------------------------------------------------------------------- the landing


def _sail(g: Position, landing: Landing) -> Procedure[None]:
    """14.4 The force goes aboard, the defender answers, and it lands."""
    side, source, goal = landing.side, landing.source, landing.goal
    note_landing(g, side)
    part = checked_part(g, landing)
    gain_momentum(g, landing.force)
    aboard = g.aboard(landing.fleet)
    if source != aboard:
        shift(g, side, part, aboard)
    if g.board.has(source):
        record(g, "sails", side, len(units_of(g, landing.force)), source, goal)
        at_once.left(g, side, part, source)
    else:
        record(g, "sails_at_sea", side, len(units_of(g, landing.force)), goal)
    spend(g, landing.force)
    yield from occasion(g, side, landing.force, NOTHING, goal)
    yield from come_ashore(g, landing, aboard)


def spend(g: Position, force: tuple[int, ...]) -> None:
    """8.6, 9.1, 14.4 All movement of the turn is used up."""
    g.sailed |= bits(force)
    g.must_land &= ~bits(force)
    mark_done(g, force)
    kind = g.pieces.type
    for piece in force:
        if kind[piece] == LEADER:
            g.moved_leaders |= 1 << piece


def landfall(g: Position, side: int, goal: int) -> int:
    """14.4, ruling B-35: the space where the force comes ashore. Enemies who stand around a place
    that others hold are met first."""
    hex = g.board.hex_of[goal]
    if waiting_at(g, goal) is not None:
        return goal
    return hex if g.has_units(1 - side, goal) and g.has_units(1 - side, hex) else goal


def waiting_at(g: Position, space: int) -> Operation | None:
    """14.4 The force that came by land, if it still waits in the invaded space. One that reactors
    have driven out needs a check to go on (11)."""
    op = g.operation
    if op is None:
        return None
    relocate(g, op)
    if op.at == space and op.force:
        return op
    op.needs_check = True
    return None


def way_back(g: Position, side: int, space: int, origin: int) -> int:
    """Ruling 20: where those who are thrown back go: to sea; from a place in a hex that is free of
    enemies into the hex."""
    hex = g.board.hex_of[space]
    return origin if space == hex or g.has_units(1 - side, hex) else hex


def come_ashore(g: Position, landing: Landing, origin: int) -> Procedure[None]:
    """14.4 The force lands, and fights those who are there; together with those who came by land
    and wait for it. `origin`: aboard its fleet, or AT_SEA."""
    side = landing.side
    space = landfall(g, side, landing.goal)
    back = way_back(g, side, space, origin)
    op = waiting_at(g, space)
    was_ours = len(g.at(side, space)) > (len(op.force) if op is not None else 0)
    shift(g, side, landing.force, space)
    record(g, "landed", side, space)
    take_over(g, side, space, was_ours)
    force: tuple[int, ...] = yield from at_once.entered(g, side, landing.force, space)
    if not units_of(g, force) or not g.has_units(1 - side, space):
        return
    short = op is not None and points_left(op) < g.board.costs.combat
    if op is None or (short and send_back(g, op)):
        yield from fight(g, space, side, force, back)
    else:
        yield from battle(g, op, space, force, back)
    capture_lone(g, side, space)
    settle_fresh(g)


def _finish_land(g: Position) -> Procedure[None]:
    """14.4 Those who came by land fight alone if nobody has landed; then they may go on (11)."""
    op = g.operation
    if op is None:
        return
    op.joint = NOTHING
    op.waits = False
    relocate(g, op)
    if op.force and not op.needs_check and g.has_units(1 - op.side, op.at) and op.spared != op.at:
        yield from battle(g, op, op.at)
    if op.force:
        yield from move_force(g, op)
