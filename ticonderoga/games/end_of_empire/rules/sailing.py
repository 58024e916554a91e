"""14.4 The force of an amphibious operation, and the one that attacks with it by land: predicates
and questions.

All from one port need the check; those aboard the fleet may join without one.
"""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Ask, Choice, Question, Reason
from ticonderoga.games.end_of_empire.data.kinds import (
    AMERICA,
    BOXED,
    LEADER,
    SPAIN,
    Numbers,
)
from ticonderoga.games.end_of_empire.position import Position
from ticonderoga.games.end_of_empire.rules.activation import (
    GO_ON,
    ROLL,
    TAKE_ALL,
    bars_activate,
    needs_no_roll,
)
from ticonderoga.games.end_of_empire.rules.command import bars_command, muster
from ticonderoga.games.end_of_empire.rules.embarking import bars_cargo, bars_sailor
from ticonderoga.games.end_of_empire.rules.passage import companions, nations_of
from ticonderoga.games.end_of_empire.terms import FIRST, verb_of
from ticonderoga.games.end_of_empire.underway import Landing

BY_SEA_ALONE: Final[Choice] = ("by_sea_alone",)

# ---------------------------------------------------------------------- the force


def checked_part(g: Position, landing: Landing) -> tuple[int, ...]:
    """14.4 Those of the force who need the check: all from the place it sails from."""
    where, source = g.where, landing.source
    return tuple([piece for piece in landing.force if where[piece] == source])


def bars_force(g: Position, landing: Landing, force: tuple[int, ...]) -> str:
    """15.1, 15.3 Why these pieces could not be the landing force."""
    bar = bars_cargo(g, landing, nations_of(g, force), g.board.hex_of[landing.goal])
    if bar:
        return bar
    where, source = g.where, landing.source
    part = [piece for piece in force if where[piece] == source]
    if not part:
        return "" if muster(g, force).units else "unit_first"
    if not muster(g, part).units:
        return "unit_first"
    return bars_command(g, landing.side, part, source, FIRST)


def bars_take(g: Position, landing: Landing, piece: int) -> str:
    """14.4 Why a piece may not join the landing force; empty if it may."""
    if piece in landing.force:
        return "already_along"
    place = g.where[piece]
    if place not in (landing.source, g.aboard(landing.fleet)):
        return "not_embarked"
    bar = bars_sailor(g, landing.side, place, piece)
    if bar:
        return bar
    group = companions(g, piece)
    for other in group:
        if bars_sailor(g, landing.side, place, other):
            return "stays_together"
    return bars_force(g, landing, (*landing.force, *group))


def candidates(g: Position, landing: Landing) -> list[int]:
    """All in the place it sails from, and those aboard."""
    here = g.at(landing.side, landing.source)
    aboard = g.aboard(landing.fleet)
    if landing.source == aboard:
        return list(here)
    return [*here, *g.at(landing.side, aboard)]


def everybody(g: Position, landing: Landing) -> tuple[int, ...]:
    """All who can still join the force, if they are several; those with a boxed MF stay if nobody
    can lead them (8.2)."""
    side = landing.side
    rest = [
        piece
        for piece in candidates(g, landing)
        if piece not in landing.force and not bars_sailor(g, side, g.where[piece], piece)
    ]
    rest = [piece for piece in rest if _together(rest, companions(g, piece))]
    if bars_force(g, landing, (*landing.force, *rest)):
        marks = g.pieces.face_mf_mark
        rest = [piece for piece in rest if marks[piece][g.steps[piece]] != BOXED]
        if bars_force(g, landing, (*landing.force, *rest)):
            return ()
    return tuple(rest) if len(rest) > 1 else ()


def _together(rest: list[int], group: tuple[int, ...]) -> bool:
    for piece in group:
        if piece not in rest:
            return False
    return True


def bars_sailing(g: Position, landing: Landing) -> str:
    """7.2, 14.4 Why the force is not complete; empty if it is."""
    if not muster(g, checked_part(g, landing)).units:
        return "nobody_from_port"
    if g.must_land:
        for piece in g.at(landing.side, g.aboard(landing.fleet)):
            if g.must_land >> piece & 1 and not bars_take(g, landing, piece):
                return "must_go_along"
    return ""


def bars_embarking(g: Position, landing: Landing, choice: Choice) -> str:
    """Why a choice is not open while the force is chosen."""
    verb = verb_of(choice)
    if verb == "take":
        return bars_take(g, landing, choice[1])
    if verb == "take_all":
        return "" if everybody(g, landing) else "nobody_else"
    bar = bars_sailing(g, landing)
    if bar:
        return bar
    free = needs_no_roll(g, checked_part(g, landing))
    if verb == "roll":
        return "no_roll_needed" if free else ""
    return "" if free else "roll_needed"


def _offer_force(g: Position, ask: Ask) -> list[Choice]:
    landing = g.landing
    assert landing is not None
    kind, nation, marks = g.pieces.type, g.pieces.nation, g.pieces.face_mf_mark
    choices: list[Choice] = []
    answers: dict[Numbers, bool] = {}
    for piece in candidates(g, landing):
        place = g.where[piece]
        if piece in landing.force or bars_sailor(g, landing.side, place, piece):
            continue
        like: Numbers = (piece,)
        if kind[piece] != LEADER:
            like = (nation[piece], marks[piece][g.steps[piece]], place)
        if like not in answers:
            answers[like] = not bars_take(g, landing, piece)
        if answers[like]:
            choices.append(("take", piece))
    if everybody(g, landing):
        choices.append(TAKE_ALL)
    if not bars_sailing(g, landing):
        choices.append(GO_ON if needs_no_roll(g, checked_part(g, landing)) else ROLL)
    return choices


def _refuse_force(g: Position, ask: Ask, choice: Choice) -> Reason:
    assert g.landing is not None
    return Reason(bars_embarking(g, g.landing, choice), choice[1:])


SAILORS: Final = Question(
    "landing_force", _offer_force, _refuse_force, ("take", "take_all", "roll", "go_on")
)


# ---------------------------------------------------------------------- by land as well


def bars_join(g: Position, landing: Landing, space: int) -> str:
    """14.4, 15.1, ruling B-75: why no force of a space takes part by land; empty if one can."""
    if space == landing.source:
        return "sails_from_here"
    nations = nations_of(g, landing.force) | nations_of(g, g.at(landing.side, space))
    if nations >> SPAIN & 1 and nations >> AMERICA & 1:
        return "spanish_apart"
    bar = bars_activate(g, landing.side, space)
    if bar:
        return bar
    board = g.board
    away = board.distance(board.hex_of[space], board.hex_of[landing.goal])
    faces = g.pieces.face_mf
    for piece in g.at(landing.side, space):
        if faces[piece][g.steps[piece]] >= away:
            return ""
    return "too_far_to_join"


def _offer_joint(g: Position, ask: Ask) -> list[Choice]:
    landing = g.landing
    assert landing is not None
    choices: list[Choice] = [
        ("join_by_land", space)
        for space in sorted(g.stacks[landing.side])
        if g.board.has(space) and not bars_join(g, landing, space)
    ]
    choices.append(BY_SEA_ALONE)
    return choices


def _refuse_joint(g: Position, ask: Ask, choice: Choice) -> Reason:
    assert g.landing is not None
    return Reason(bars_join(g, g.landing, choice[1]), choice[1:])


JOINT: Final = Question(
    "joint_attack", _offer_joint, _refuse_joint, ("join_by_land", "by_sea_alone")
)
