"""16 Colonials Enlist: the draw, the placement, and the change to the Campaign Decks."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Ask, Choice, Procedure
from ticonderoga.engine.game import record
from ticonderoga.engine.kit.questions import open_question
from ticonderoga.games.bayonets_tomahawks.data.kinds import BRITISH, FACTIONS, NOTHING
from ticonderoga.games.bayonets_tomahawks.data.pieces import BONUS, COLONIAL_POOL
from ticonderoga.games.bayonets_tomahawks.position import (
    ARRIVING,
    BRITISH_BUILDUP,
    COLONIALS_ENLIST,
    DISBANDED,
    Position,
)
from ticonderoga.games.bayonets_tomahawks.rules.drawing_lots import (
    bonus_brigades,
    draw_from,
    resolve_picks,
    return_tokens,
    token_due,
)
from ticonderoga.games.bayonets_tomahawks.rules.end_of_round import next_round
from ticonderoga.games.bayonets_tomahawks.rules.stacks import bring_in

# ---------------------------------------------------------------------- 16.2 draws


def draw_colonials(g: Position) -> Procedure[None]:
    """16.2 Colonial pieces are drawn, their tokens resolved one by one; the Disbanded Brigades
    are to be placed as well."""
    if not g.started:
        draw_from(g, COLONIAL_POOL, g.scenario.draws[g.year][COLONIAL_POOL])
        g.started = True
        return
    token = token_due(g, COLONIAL_POOL)
    if token == NOTHING:
        return_tokens(g)
        _call_up(g)
        g.started = False
        g.step = COLONIALS_ENLIST
    elif g.pieces.token_kind[token] == BONUS:
        bonus_brigades(g, token)
    else:
        yield from resolve_picks(g, token)


def _call_up(g: Position) -> None:
    """16.3 The Brigades of the Disbanded Colonial Brigades box re-enter play."""
    called = g.in_box(DISBANDED, BRITISH)
    for piece in called:
        g.where[piece] = ARRIVING
    g.arriving = (*g.arriving, *called)


# ---------------------------------------------------------------------- 16.3 placement


def spaces_of_colonies(g: Position, seat: int) -> list[int]:
    """16.3 The spaces that come into question for the piece to be placed: of its own Colony, or
    of all British ones."""
    colony = g.pieces.colony[g.arriving[0]]
    return british_colonies(g) if colony == NOTHING else list(g.board.colony_spaces[colony])


def british_colonies(g: Position) -> list[int]:
    """2.4 The spaces of all British Colonies."""
    found: list[int] = []
    for number, faction in enumerate(g.board.colony_faction):
        if faction == BRITISH:
            found += g.board.colony_spaces[number]
    return sorted(found)


def bars_enlisting(g: Position, seat: int, space: int) -> str:
    """16.3 Why the piece cannot be placed there; empty if it can."""
    if space not in british_colonies(g):
        return "no_british_colony"
    if space not in spaces_of_colonies(g, seat):
        return "another_colony"
    return "" if g.control[space] == BRITISH else "colony_space_lost"


ENLIST: Final = open_question("enlisting", (("place", spaces_of_colonies, bars_enlisting),))


def place_colonials(g: Position) -> Procedure[None]:
    """16.3 One piece after the other, by the British player."""
    if not g.arriving:
        switch_decks(g)
        next_round(g)
        return
    piece = g.arriving[0]
    if _has_place(g):
        choice: Choice = yield Ask(BRITISH, ENLIST, {"piece": piece})
        bring_in(g, BRITISH, piece, choice[1])
        record(g, "placed", piece, choice[1])
    else:
        g.where[piece] = DISBANDED
        record(g, "waits_disbanded", piece)
    g.arriving = g.arriving[1:]


def _has_place(g: Position) -> bool:
    for space in spaces_of_colonies(g, BRITISH):
        if not bars_enlisting(g, BRITISH, space):
            return True
    return False


# ---------------------------------------------------------------------- 16.4


def switch_decks(g: Position) -> None:
    """16.4 The last Buildup cards are discarded unseen; the Reserves are kept."""
    for faction in FACTIONS:
        deck = BRITISH_BUILDUP + faction
        g.buried[faction] = (*g.buried[faction], *g.decks[deck])
        g.decks[deck] = ()
    record(g, "campaign_decks")
