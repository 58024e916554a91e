"""11.12, 5.1 Fortifications: one attempt in each town or outpost, when all have moved."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Ask, Choice, Procedure, Question, Reason
from ticonderoga.engine.game import record
from ticonderoga.games.end_of_empire.data.kinds import HEX, NOTHING
from ticonderoga.games.end_of_empire.position import ADJUSTMENT, Position
from ticonderoga.games.end_of_empire.rules.command import (
    in_command,
    muster,
    name_senior,
    rate,
    roll,
)
from ticonderoga.games.end_of_empire.rules.forces import add_fort
from ticonderoga.games.end_of_empire.terms import FORT, verb_of


def fort_rating(g: Position, side: int, space: int) -> int:
    """11.12, ruling 12: the rating of the ranking leader, less the winter of the north; the best of
    leaders of equal rank. There is a leader."""
    pieces = g.at(side, space)
    m = muster(g, pieces)
    return max([rate(g, m, leader, space, FORT) for leader in in_command(g, pieces, space)])


def bars_fortify(g: Position, side: int, space: int) -> str:
    """11.12 Why a side may not try to build a fort in a space; empty if it may."""
    place = g.fort_place(space)
    if place == NOTHING or (g.board.kind[space] != HEX and g.edition.one_space_per_hex):
        return "fort_needs_place"
    if g.is_fort(space):
        return "fort_stands"
    if not g.has_units(side, space):
        return "fort_needs_units"
    if g.tried >> (place - g.board.hexes) & 1:
        return "fort_tried"
    if not in_command(g, g.at(side, space), space):
        return "fort_needs_leader"
    return "" if fort_rating(g, side, space) > 0 else "no_initiative"


def fort_sites(g: Position, side: int) -> list[int]:
    """Every space where a side may try to build a fort."""
    return [
        space
        for space in sorted(g.stacks[side])
        if g.board.has(space) and not bars_fortify(g, side, space)
    ]


def _offer_fort(g: Position, ask: Ask) -> list[Choice]:
    choices: list[Choice] = [("fortify", space) for space in fort_sites(g, ask.seat)]
    choices.append(("no_more_forts",))
    return choices


def _refuse_fort(g: Position, ask: Ask, choice: Choice) -> Reason:
    return Reason(bars_fortify(g, ask.seat, choice[1]), choice[1:])


FORTIFY: Final = Question("fortify", _offer_fort, _refuse_fort, ("fortify", "no_more_forts"))


def fortify(g: Position) -> Procedure[None]:
    """11.12 One attempt of the active player, or the end of the step."""
    side = g.active
    if not fort_sites(g, side):
        g.step = ADJUSTMENT
        return
    choice: Choice = yield Ask(side, FORTIFY, {"side": side})
    if verb_of(choice) == "no_more_forts":
        g.step = ADJUSTMENT
        return
    yield from try_fort(g, side, choice[1])


def try_fort(g: Position, side: int, space: int) -> Procedure[None]:
    """11.12 The check, for the ranking leader counter; what was done before does not matter."""
    g.tried |= 1 << (g.fort_place(space) - g.board.hexes)
    pieces = g.at(side, space)
    leader: int = yield from name_senior(g, side, in_command(g, pieces, space), space)
    rating = rate(g, muster(g, pieces), leader, space, FORT)
    if roll(g, leader, rating, space, FORT) <= 0:
        add_fort(g, space)
    else:
        record(g, "fort_failed", space)
