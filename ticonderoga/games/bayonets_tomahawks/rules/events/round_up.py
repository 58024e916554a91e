"""7.4 Round up Men & Equipment: cards 4, 12 and 17 of the British, 31 of the French.

Either Reduced units are flipped to Full, or a unit returns from the Losses box.
"""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Ask, Choice, Procedure
from ticonderoga.engine.game import record
from ticonderoga.engine.kit.questions import (
    NONE,
    bits_of,
    open_question,
    pick_space,
    space_question,
    spaces_in,
)
from ticonderoga.games.bayonets_tomahawks.data.cards import Card
from ticonderoga.games.bayonets_tomahawks.data.kinds import BASTION, FORT, INDIAN, NOTHING
from ticonderoga.games.bayonets_tomahawks.position import LOSSES, Position
from ticonderoga.games.bayonets_tomahawks.rules.events.in_play import no_effect
from ticonderoga.games.bayonets_tomahawks.rules.stacks import bring_in

# ---------------------------------------------------------------------- flipping


def _reduced(g: Position, seat: int) -> list[int]:
    return spaces_in(g.reduced)


def bars_flip(g: Position, seat: int, piece: int) -> str:
    """Why a unit may not be flipped to Full; empty if it may."""
    if g.owner(piece) != seat:
        return "round_up_not_yours"
    if g.pieces.type[piece] in (FORT, BASTION):
        return "flip_no_walls"
    if g.where[piece] < 0:
        return "flip_not_there"
    return "" if g.is_reduced(piece) else "flip_not_reduced"


# ---------------------------------------------------------------------- returning


def homes_of(g: Position, faction: int, piece: int) -> list[int]:
    """The spaces to which a lost unit of the faction may return: Home Spaces under its control,
    of its own Colony for a Colonial Brigade; for an Indian its Village (A-37)."""
    board, pieces = g.board, g.pieces
    if pieces.nation[piece] != NOTHING:
        return _villages(g, faction, pieces.nation[piece])
    if pieces.type[piece] == INDIAN:
        spaces: tuple[int, ...] = (pieces.village[piece],)
    elif pieces.colony[piece] != NOTHING:
        spaces = board.colony_spaces[pieces.colony[piece]]
    else:
        spaces = tuple(range(board.size))
    return [
        space for space in spaces if board.home[space] == faction and g.control[space] == faction
    ]


def _villages(g: Position, faction: int, nation: int) -> list[int]:
    """Friendly Villages of a Nation: those without a unit of it, if there are any."""
    friendly = [
        village for village in g.board.nation_villages[nation] if g.control[village] == faction
    ]
    empty = [village for village in friendly if not _has_unit_of(g, faction, nation, village)]
    return empty or friendly


def _has_unit_of(g: Position, faction: int, nation: int, space: int) -> bool:
    of_nation = g.pieces.nation
    for piece in g.at(faction, space):
        if of_nation[piece] == nation:
            return True
    return False


def _lost(g: Position, seat: int) -> list[int]:
    return g.in_box(LOSSES, seat)


def bars_return(g: Position, seat: int, piece: int) -> str:
    """Why a unit may not be returned from the Losses box; empty if it may."""
    if g.owner(piece) != seat:
        return "round_up_not_yours"
    if g.where[piece] != LOSSES:
        return "return_not_lost"
    first = g.pack.deck.cards[g.played[seat]].pieces
    if piece not in first:
        for other in first:
            if g.where[other] == LOSSES:
                return "return_canadiens"
    return "" if homes_of(g, seat, piece) else "return_no_home"


# ---------------------------------------------------------------------- the Event

ROUND_UP: Final = open_question(
    "round_up", (("flip", _reduced, bars_flip), ("call_back", _lost, bars_return))
)
FLIP_AGAIN: Final = open_question("flip_again", (("flip", _reduced, bars_flip),), "none")
RETURN_AGAIN: Final = open_question("return_again", (("call_back", _lost, bars_return),), "none")
RETURN_TO: Final = space_question("return_to")


def _can_flip(g: Position, seat: int) -> bool:
    for piece in _reduced(g, seat):
        if not bars_flip(g, seat, piece):
            return True
    return False


def _can_return(g: Position, seat: int) -> bool:
    for piece in _lost(g, seat):
        if not bars_return(g, seat, piece):
            return True
    return False


def round_up(g: Position, card: Card) -> Procedure[None]:
    """Flip one unit or more, or return one; the owner of the card chooses."""
    seat = card.side
    if not _can_flip(g, seat) and not _can_return(g, seat):
        no_effect(g, card)
        return
    about = {"card": card.number}
    choice: Choice = yield Ask(seat, ROUND_UP, about)
    if choice[0] == "flip":
        _flip(g, choice[1])
        for _ in range(1, card.params["flip_up_to"]):
            choice = yield Ask(seat, FLIP_AGAIN, about)
            if choice == NONE:
                return
            _flip(g, choice[1])
    else:
        yield from _return(g, seat, choice[1])
        for _ in range(1, card.params["return_units"]):
            choice = yield Ask(seat, RETURN_AGAIN, about)
            if choice == NONE:
                return
            yield from _return(g, seat, choice[1])


def _flip(g: Position, piece: int) -> None:
    """3.0.2"""
    g.reduced &= ~(1 << piece)
    record(g, "flipped", piece)


def _return(g: Position, seat: int, piece: int) -> Procedure[None]:
    """The unit enters play, Full, and joins the stack there (A-32); it was placed in this Action
    Round (A-48)."""
    homes = bits_of(homes_of(g, seat, piece))
    space = yield from pick_space(seat, RETURN_TO, homes, {"piece": piece})
    bring_in(g, seat, piece, space)
    g.arrived.setdefault(space, seat)
    record(g, "called_back", piece, space)
