"""7.4 Events that take units away: cards 5, 11, 34, 45 and 53.

Units that go leave their space as others do: a captured Settled Space reverts with the last of
them (2.1.2). A Commander who is left alone is not removed before the next moment of 3.7.
"""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import About, Ask, Choice, Procedure, Question
from ticonderoga.engine.game import record
from ticonderoga.engine.kit.questions import open_question
from ticonderoga.games.bayonets_tomahawks.data.cards import Card
from ticonderoga.games.bayonets_tomahawks.data.kinds import (
    BRITISH,
    FRENCH,
    INDIAN,
    METROPOLITAN,
    PROVINCIAL,
)
from ticonderoga.games.bayonets_tomahawks.position import LOSSES, REMOVED, Position
from ticonderoga.games.bayonets_tomahawks.rules.control import after_leaving
from ticonderoga.games.bayonets_tomahawks.rules.events.in_play import no_effect
from ticonderoga.games.bayonets_tomahawks.rules.losses import eliminate
from ticonderoga.games.bayonets_tomahawks.rules.scoring import lose_raid_points
from ticonderoga.games.bayonets_tomahawks.rules.stacks import send_away


def take_away(g: Position, piece: int) -> Procedure[None]:
    """A piece on the map or in the Sail box goes to its Losses box, and its space changes hands
    if that was the last one there."""
    place = g.where[piece]
    yield from eliminate(g, piece)
    after_leaving(g, place)


# ---------------------------------------------------------------------- Disease


def _present(g: Position, seat: int) -> list[int]:
    """The pieces of a seat on the map and in the Sail box."""
    found: list[int] = []
    for place in sorted(g.stacks[seat]):
        found += g.stacks[seat][place]
    return found


def bars_brigade(g: Position, seat: int, piece: int) -> str:
    """Why a Brigade may not be given up; empty if it may."""
    if g.owner(piece) != seat:
        return "sick_not_yours"
    if g.pieces.type[piece] not in (METROPOLITAN, PROVINCIAL):
        return "sick_no_brigade"
    return "" if g.where[piece] >= 0 else "sick_not_there"


def bars_metropolitan(g: Position, seat: int, piece: int) -> str:
    reason = bars_brigade(g, seat, piece)
    if reason:
        return reason
    return "" if g.pieces.type[piece] == METROPOLITAN else "sick_metropolitan"


def bars_provincial(g: Position, seat: int, piece: int) -> str:
    reason = bars_brigade(g, seat, piece)
    if reason:
        return reason
    return "" if g.pieces.type[piece] == PROVINCIAL else "sick_provincial"


DISEASE: Final = open_question("disease", (("give_up", _present, bars_brigade),))
DISEASE_METROPOLITAN: Final = open_question(
    "disease_metropolitan", (("give_up", _present, bars_metropolitan),)
)
DISEASE_PROVINCIAL: Final = open_question(
    "disease_provincial", (("give_up", _present, bars_provincial),)
)


def _has(g: Position, faction: int, type_: int) -> bool:
    for place in g.stacks[faction]:
        if g.has_type(faction, place, type_):
            return True
    return False


def _lose_brigade(g: Position, faction: int, question: Question, about: About) -> Procedure[None]:
    """The owner picks a Brigade, which is eliminated."""
    choice: Choice = yield Ask(faction, question, about)
    yield from take_away(g, choice[1])


def disease_french(g: Position, card: Card) -> Procedure[None]:
    """Card 5: the French lose a Metropolitan Brigade, or a Canadiens if they have none."""
    about: About = {"card": card.number}
    for _ in range(card.params["count"]):
        if _has(g, FRENCH, METROPOLITAN):
            yield from _lose_brigade(g, FRENCH, DISEASE_METROPOLITAN, about)
        elif _has(g, FRENCH, PROVINCIAL):
            yield from _lose_brigade(g, FRENCH, DISEASE_PROVINCIAL, about)
        else:
            no_effect(g, card)
            return


def disease_british(g: Position, card: Card) -> Procedure[None]:
    """Card 34: in the early Years the British lose a Brigade, later a Colonial and a Metropolitan
    one, each if it is there (A-27)."""
    about: About = {"card": card.number}
    colonials = _has(g, BRITISH, PROVINCIAL)
    regulars = _has(g, BRITISH, METROPOLITAN)
    if not colonials and not regulars:
        no_effect(g, card)
    elif g.year <= card.params["early_until"]:
        yield from _lose_brigade(g, BRITISH, DISEASE, about)
    else:
        if colonials:
            yield from _lose_brigade(g, BRITISH, DISEASE_PROVINCIAL, about)
        if regulars:
            yield from _lose_brigade(g, BRITISH, DISEASE_METROPOLITAN, about)


# ---------------------------------------------------------------------- Indians


def bars_blankets(g: Position, seat: int, piece: int) -> str:
    """Why the blankets do not reach a unit; empty if they do."""
    if g.pieces.type[piece] != INDIAN or g.owner(piece) != FRENCH:
        return "no_french_indian"
    return "" if 0 <= g.where[piece] < g.board.size else "indian_not_on_map"


def _french_indians(g: Position, seat: int) -> list[int]:
    return [piece for piece in _present(g, FRENCH) if not bars_blankets(g, seat, piece)]


BLANKETS: Final = open_question("blankets", (("strike", _french_indians, bars_blankets),))


def smallpox_blankets(g: Position, card: Card) -> Procedure[None]:
    """Card 11: the British pick French-controlled Indian units on the map."""
    yield from _strike(g, card, BLANKETS, _french_indians(g, BRITISH))


def _strike(g: Position, card: Card, question: Question, units: list[int]) -> Procedure[None]:
    """The British pick some of the units; if there are no more of them, all go unasked."""
    number = card.params["count"]
    if not units:
        no_effect(g, card)
    elif len(units) <= number:
        for piece in units:
            yield from take_away(g, piece)
    else:
        for _ in range(number):
            choice: Choice = yield Ask(BRITISH, question, {"card": card.number})
            yield from take_away(g, choice[1])


def _promised(g: Position, seat: int) -> tuple[int, ...]:
    return g.pack.deck.cards[g.indian].pieces


def bars_promise(g: Position, seat: int, piece: int) -> str:
    """Why peace is not promised to a unit; empty if it is."""
    if piece not in _promised(g, seat):
        return "not_promised"
    return "" if g.where[piece] >= 0 else "promised_not_there"


PROMISE: Final = open_question("promise", (("strike", _promised, bars_promise),))


def peace_promises(g: Position, card: Card) -> Procedure[None]:
    """Card 53: the British pick some of the Indians named, unless they have come to the Ohio
    with fire and sword."""
    for space in card.spaces:
        if g.control[space] == BRITISH or g.raided[BRITISH] >> space & 1:
            no_effect(g, card)
            return
    units = [piece for piece in sorted(card.pieces) if g.where[piece] >= 0]
    yield from _strike(g, card, PROMISE, units)


def lost_indians(g: Position, number: int) -> list[int]:
    """Indian units drawn at random from the French Losses box, as they are drawn; all of them if
    there are no more."""
    left = [piece for piece in g.in_box(LOSSES, FRENCH) if g.pieces.type[piece] == INDIAN]
    if len(left) <= number:
        return left
    return [left.pop(g.dice.below(len(left))) for _ in range(number)]


def smallpox_epidemic(g: Position, card: Card) -> Procedure[None]:
    """Card 45: Indian units in the French Losses box leave play for good; in the last Year the
    French lose Raid Points instead."""
    yield from ()
    if g.year == g.scenario.years[-1]:
        lose_raid_points(g, FRENCH, card.params["last_year_raid_loss"])
        return
    dead = lost_indians(g, card.params["remove_units"])
    if not dead:
        no_effect(g, card)
    for piece in dead:
        send_away(g, piece, REMOVED)
        record(g, "dies_out", piece)
