"""7.10 Drafts: regiments are broken up, and each gives one step to another in its hex. The British
do it in any war, the French in FIW, where provincials fill up regulars."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Ask, Choice, Procedure, Question, Reason
from ticonderoga.engine.game import record
from ticonderoga.games.end_of_empire.data.kinds import BRITISH, FIW, FRANCE, REGULARS
from ticonderoga.games.end_of_empire.position import Position
from ticonderoga.games.end_of_empire.rules.forces import eliminate
from ticonderoga.games.end_of_empire.rules.recruits import in_supply, on_map
from ticonderoga.games.end_of_empire.rules.supply import Survey
from ticonderoga.games.end_of_empire.terms import verb_of


def _is_filled(g: Position, side: int, piece: int) -> bool:
    """7.10 A regular unit that a draft of its side may fill up."""
    p = g.pieces
    if not p.is_unit(piece):
        return False
    if side == BRITISH:
        return p.british_regular[piece]
    return p.nation[piece] == FRANCE and p.army[piece] == REGULARS


def bars_filled(g: Position, side: int, donor: int, piece: int, survey: Survey) -> str:
    """7.10 Why a unit cannot get the step of a regiment that is broken up; empty if it can."""
    if not _is_filled(g, side, piece):
        return "draft_for_regulars"
    if piece == donor or not on_map(g, piece):
        return "not_in_hex_of_draft"
    if g.board.hex_of[g.where[piece]] != g.board.hex_of[g.where[donor]]:
        return "not_in_hex_of_draft"
    if g.steps[piece] >= g.pieces.steps[piece]:
        return "full_strength"
    return "" if in_supply(survey, piece) else "out_of_supply"


def filled_by(g: Position, side: int, donor: int, survey: Survey) -> list[int]:
    """The units that could get the step of a regiment."""
    found: list[int] = []
    for space in g.board.spaces_of[g.board.hex_of[g.where[donor]]]:
        for piece in g.at(side, space):
            if not bars_filled(g, side, donor, piece, survey):
                found.append(piece)
    return found


def bars_donor(g: Position, side: int, piece: int, survey: Survey) -> str:
    """7.10 Why a unit cannot be broken up; empty if it can."""
    p = g.pieces
    if p.side[piece] != side or not p.can_be_drafted[piece] or not on_map(g, piece):
        return "not_drafted"
    if not filled_by(g, side, piece, survey):
        return "nobody_to_fill"
    return "" if in_supply(survey, piece) else "out_of_supply"


def donors(g: Position, side: int) -> list[int]:
    """7.10 The regiments that can be broken up."""
    if side != BRITISH and g.war != FIW:
        return []
    survey = Survey(g)
    found: list[int] = []
    for space in sorted(g.stacks[side]):
        if g.board.has(space):
            found += [p for p in g.at(side, space) if not bars_donor(g, side, p, survey)]
    return found


def _offer_draft(g: Position, ask: Ask) -> list[Choice]:
    choices: list[Choice] = [("draft", piece) for piece in ask.among]
    choices.append(("no_draft",))
    return choices


def _refuse_draft(g: Position, ask: Ask, choice: Choice) -> Reason:
    return Reason(bars_donor(g, ask.seat, choice[1], Survey(g)), choice[1:])


DRAFT: Final = Question("draft", _offer_draft, _refuse_draft, ("draft", "no_draft"))


def _offer_filled(g: Position, ask: Ask) -> list[Choice]:
    return [("fill", piece) for piece in ask.among]


def _refuse_filled(g: Position, ask: Ask, choice: Choice) -> Reason:
    donor = ask.about["piece"]
    return Reason(bars_filled(g, ask.seat, donor, choice[1], Survey(g)), choice[1:])


FILL: Final = Question("fill", _offer_filled, _refuse_filled, ("fill",))


def draft(g: Position, side: int) -> Procedure[bool]:
    """7.10 One regiment is broken up for one step, or none; whether one was."""
    found = donors(g, side)
    if not found:
        return False
    choice: Choice = yield Ask(side, DRAFT, {"side": side}, None, tuple(found))
    if verb_of(choice) == "no_draft":
        return False
    donor: int = choice[1]
    filled = tuple(filled_by(g, side, donor, Survey(g)))
    about = {"piece": donor, "side": side}
    answer: Choice = yield Ask(side, FILL, about, ("space", g.where[donor]), filled)
    record(g, "drafted", donor, answer[1])
    eliminate(g, donor)
    g.steps[answer[1]] += 1
    record(g, "replenished", answer[1], g.steps[answer[1]])
    return True
