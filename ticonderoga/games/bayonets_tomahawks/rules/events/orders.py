"""7.4 Events about Action Points, orders and markers: cards 6, 21, 30, 33, 39, 40 and 54."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Ask, Choice, Procedure, Question, Reason
from ticonderoga.engine.game import record
from ticonderoga.engine.kit.questions import open_question
from ticonderoga.games.bayonets_tomahawks.data.cards import Card
from ticonderoga.games.bayonets_tomahawks.data.kinds import AP_ARMY, AP_LIGHT, BRITISH, FRENCH
from ticonderoga.games.bayonets_tomahawks.position import (
    NO_INDIANS,
    OOS,
    ROUGH_SEAS,
    ROUT,
    Position,
)
from ticonderoga.games.bayonets_tomahawks.rules.actions import without
from ticonderoga.games.bayonets_tomahawks.rules.events.in_play import no_effect
from ticonderoga.games.bayonets_tomahawks.rules.stacks import clear_mark, make_spent

# ---------------------------------------------------------------------- Action Points


def _different(aps: tuple[int, ...]) -> list[int]:
    """Each type of AP once, in the order of the card."""
    return [ap for place, ap in enumerate(aps) if ap not in aps[:place]]


def _french_aps(g: Position, seat: int) -> list[int]:
    return _different(g.aps[FRENCH])


def _indian_aps(g: Position, seat: int) -> list[int]:
    return _different(g.indian_aps)


def bars_french_ap(g: Position, seat: int, ap: int) -> str:
    return "" if ap in g.aps[FRENCH] else "ap_not_on_french_card"


def bars_indian_ap(g: Position, seat: int, ap: int) -> str:
    return "" if ap in g.indian_aps else "ap_not_on_indian_card"


LOSE_FRENCH_AP: Final = open_question("lose_french_ap", (("lose_ap", _french_aps, bars_french_ap),))
LOSE_INDIAN_AP: Final = open_question("lose_indian_ap", (("lose_ap", _indian_aps, bars_indian_ap),))


def delayed_supplies(g: Position, card: Card) -> Procedure[None]:
    """Card 6: the French lose an AP of their choice on either card; one that an Event has
    added may be it (A-31)."""
    if not g.aps[FRENCH] and not g.indian_aps:
        no_effect(g, card)
    about = {"card": card.number}
    for _ in range(min(card.params["lose_french_ap"], len(g.aps[FRENCH]))):
        choice: Choice = yield Ask(FRENCH, LOSE_FRENCH_AP, about)
        g.aps[FRENCH] = without(g.aps[FRENCH], choice[1])
        record(g, "ap_lost", FRENCH, choice[1])
    for _ in range(min(card.params["lose_indian_ap"], len(g.indian_aps))):
        choice = yield Ask(FRENCH, LOSE_INDIAN_AP, about)
        g.indian_aps = without(g.indian_aps, choice[1])
        record(g, "ap_lost", FRENCH, choice[1])


def reluctant_wagoneers(g: Position, card: Card) -> Procedure[None]:
    """Card 30: the British lose plain Army APs, as many as they have (A-28)."""
    yield from ()
    number = min(card.params["lose_army"], g.aps[BRITISH].count(AP_ARMY))
    if number == 0:
        no_effect(g, card)
    for _ in range(number):
        g.aps[BRITISH] = without(g.aps[BRITISH], AP_ARMY)
        record(g, "ap_lost", BRITISH, AP_ARMY)


def see_french_fight(g: Position, card: Card) -> Procedure[None]:
    """Card 54: no Indian takes part in an Action; the French card has one more Light AP."""
    yield from ()
    g.effects |= NO_INDIANS
    record(g, "no_indians")
    for _ in range(card.params["extra_light"]):
        g.aps[FRENCH] = (*g.aps[FRENCH], AP_LIGHT)
        record(g, "ap_added", FRENCH, AP_LIGHT)


# ---------------------------------------------------------------------- who may not act


def _british_spaces(g: Position, seat: int) -> list[int]:
    return [place for place in sorted(g.stacks[BRITISH]) if place < g.board.size]


def bars_hesitation(g: Position, seat: int, space: int) -> str:
    return "" if space in g.stacks[BRITISH] else "no_british_there"


HESITATION: Final = open_question("hesitation", (("hold_back", _british_spaces, bars_hesitation),))


def hesitant_general(g: Position, card: Card) -> Procedure[None]:
    """Card 33: the French pick a space where all British units become Spent."""
    if not _british_spaces(g, FRENCH):
        no_effect(g, card)
        return
    choice: Choice = yield Ask(FRENCH, HESITATION, {"card": card.number})
    make_spent(g, g.stacks[BRITISH][choice[1]])
    record(g, "held_back", choice[1])


def bars_warships(g: Position, seat: int, connection: int) -> str:
    board = g.board
    if not board.conn_lake[connection]:
        return "no_lake_highway"
    ends = (board.conn_a[connection], board.conn_b[connection])
    if g.control[ends[0]] == BRITISH and g.control[ends[1]] == BRITISH:
        return "both_ends_british"
    return ""


def _lakes(g: Position, seat: int) -> list[int]:
    """The Highways that the warships can close now."""
    lines = range(len(g.board.conn_lake))
    return [connection for connection in lines if not bars_warships(g, seat, connection)]


WARSHIPS: Final = open_question("warships", (("close", _lakes, bars_warships),))


def lake_warships(g: Position, card: Card) -> Procedure[None]:
    """Card 39: the French close a lake Highway to the British for this Action Round (A-29)."""
    if not _lakes(g, FRENCH):
        no_effect(g, card)
        return
    choice: Choice = yield Ask(FRENCH, WARSHIPS, {"card": card.number})
    g.warships = choice[1]
    record(g, "warships", g.warships)


def rough_seas(g: Position, card: Card) -> Procedure[None]:
    """Card 40: no AP moves a Fleet, and Flags of Fleets have no effect (A-30)."""
    yield from ()
    g.effects |= ROUGH_SEAS
    record(g, "rough_seas")


# ---------------------------------------------------------------------- markers

AT_SEA: Final[Choice] = ("relieve_at_sea",)


def _relief(g: Position) -> int:
    """Which marker comes off: Out of Supply if a British stack has one, else Rout."""
    for place in g.stacks[BRITISH]:
        if g.out_of_supply(BRITISH, place):
            return OOS
    return ROUT


def _needy(g: Position) -> list[int]:
    """British stacks with the marker that comes off."""
    mark = _relief(g)
    return [place for place in sorted(g.stacks[BRITISH]) if g.mark(BRITISH, place) & mark]


def _offer_relief(g: Position, ask: Ask) -> list[Choice]:
    sail = g.board.sail
    return [AT_SEA if place == sail else ("relieve", place) for place in _needy(g)]


def _refuse_relief(g: Position, ask: Ask, choice: Choice) -> Reason:
    return Reason("no_oos_there" if _relief(g) == OOS else "no_rout_there")


RELIEF: Final = Question("relief", _offer_relief, _refuse_relief, ("relieve", "relieve_at_sea"))


def armed_battoemen(g: Position, card: Card) -> Procedure[None]:
    """Card 21: an Out of Supply marker comes off a British stack; if none has one, a Rout
    marker."""
    if not _needy(g):
        no_effect(g, card)
        return
    choice: Choice = yield Ask(BRITISH, RELIEF, {"card": card.number})
    place = g.board.sail if choice == AT_SEA else choice[1]
    mark = _relief(g)
    clear_mark(g, BRITISH, place, mark)
    record(g, "supplied_again" if mark == OOS else "heartened", place)
