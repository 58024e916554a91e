"""4 Setting up: the opening position, Committees of Correspondence, For the King."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Ask, Choice, Procedure, Question, Reason
from ticonderoga.engine.dice import Dice
from ticonderoga.engine.game import record
from ticonderoga.engine.kit.questions import open_question
from ticonderoga.games.washingtons_war.data.board import AMERICAN, BRITISH, BRITISH_PC, UNCONTROLLED
from ticonderoga.games.washingtons_war.data.pack import Pack
from ticonderoga.games.washingtons_war.edition import Edition
from ticonderoga.games.washingtons_war.position import (
    COMMITTEES,
    FOR_THE_KING,
    NOT_ARRIVED,
    REINFORCEMENTS,
    Position,
)
from ticonderoga.games.washingtons_war.rules.control import (
    DONE,
    bars_british_marker,
    british_reach,
    set_marker,
)
from ticonderoga.games.washingtons_war.rules.french import rochambeau
from ticonderoga.games.washingtons_war.rules.sections import section


def set_up(pack: Pack, edition: Edition, dice: Dice) -> Position:
    """4.0 The pieces of the set-up, and the deck shuffled without the cards set aside."""
    g = Position(pack, edition, dice)
    pieces = pack.pieces
    for space, side in pieces.setup_pc:
        g.pc[space] = side + 1
    for space, side, number in pieces.setup_cu:
        cus = g.british_cu if side == BRITISH else g.american_cu
        cus[space] += number
    for general, space in pieces.setup_generals:
        g.generals[general] = space
    g.generals[rochambeau(g)] = NOT_ARRIVED
    g.congress = pieces.setup_congress
    g.set_aside = pieces.set_aside
    deck = [card for card in pack.deck.numbers if card not in pieces.set_aside]
    dice.shuffle(deck)
    g.deck = tuple(deck)
    serve_single_space_colonies(g)
    g.step = COMMITTEES
    return g


def serve_single_space_colonies(g: Position) -> None:
    """Ruling 1: where a colony has one space only (Rhode Island: Newport) there is no choice;
    the rewritten edition prints that marker in its set-up, with the same result."""
    newport = g.board.space_ids.index("newport")
    for colony in g.board.thirteen:
        alone = g.board.colony_spaces[colony] == (newport,)
        if alone and not bars_committee(g, AMERICAN, newport):
            g.pc[newport] = AMERICAN + 1
            g.served |= 1 << colony


# ---------------------------------------------------------------------- Committees


def bars_committee(g: Position, side: int, space: int) -> str:
    """Why a Committee may not be placed here; empty if it may."""
    if g.board.colony[space] == g.board.canada:
        return "not_in_canada"
    if g.served >> g.board.colony[space] & 1:
        return "colony_already_served"
    if g.pc[space] != UNCONTROLLED:
        return "marked"
    if g.british_cu[space] or g.general_at(BRITISH, space) >= 0:
        return "british_piece_there"
    return ""


def _unserved(g: Position, side: int) -> list[int]:
    """The spaces of the thirteen colonies that have no Committee yet."""
    colony = g.board.colony
    done = g.served | 1 << g.board.canada
    return [space for space in range(g.board.size) if not done >> colony[space] & 1]


COMMITTEE: Final = open_question("committee", (("place", _unserved, bars_committee),))


def committees(g: Position) -> Procedure[None]:
    """4.0 One American marker in each of the thirteen colonies; one choice a step."""
    open_spaces = [s for s in _unserved(g, AMERICAN) if not bars_committee(g, AMERICAN, s)]
    if open_spaces:
        left = len({g.board.colony[space] for space in open_spaces})
        choice = yield Ask(AMERICAN, COMMITTEE, {"number": left})
        set_marker(g, AMERICAN, choice[1])
        g.served |= 1 << g.board.colony[choice[1]]
    else:
        g.step = FOR_THE_KING
        g.served = g.pack.pieces.king_markers
        g.fresh = ()


# ---------------------------------------------------------------------- For the King


def bars_king(g: Position, space: int, reach: set[int]) -> str:
    """Why For the King may not mark this space; empty if it may."""
    if g.pc[space] != UNCONTROLLED:
        return "marked"
    if g.edition.king_bound_to_setup_lines:
        for other in g.board.near[space]:
            if g.pc[other] == BRITISH_PC and other not in g.fresh:
                return ""
        return "king_not_next_to_setup"
    return bars_british_marker(g, space, reach)


def king_spaces(g: Position) -> list[int]:
    reach = british_reach(g)
    return [s for s in range(g.board.size) if not bars_king(g, s, reach)]


def _offer_king(g: Position, ask: Ask) -> list[Choice]:
    choices: list[Choice] = [("place", space) for space in king_spaces(g)]
    if not g.edition.king_bound_to_setup_lines:
        choices.append(DONE)
    return choices


def _refuse_king(g: Position, ask: Ask, choice: Choice) -> Reason:
    if choice[0] == "done":
        return Reason("king_must_place", ())
    bar = bars_king(g, choice[1], british_reach(g))
    return Reason(bar, (choice[1],), section(g, ask, choice, bar))


KING: Final = Question("king", _offer_king, _refuse_king, ("place", "done"))


def for_the_king(g: Position) -> Procedure[None]:
    """4.0 Up to three British markers by the placing rules, without a daisy chain."""
    if g.served > 0 and king_spaces(g):
        choice = yield Ask(BRITISH, KING, {"number": g.served})
        if choice[0] == "place":
            set_marker(g, BRITISH, choice[1])
            g.fresh = (*g.fresh, choice[1])
            g.served -= 1
            return
    g.served = 0
    g.fresh = ()
    g.step = REINFORCEMENTS
    record(g, "set_up_done")
