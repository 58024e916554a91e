"""10.6 Sail Movement and Landing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ticonderoga.engine.ask import Ask, Choice, Procedure, Question, Reason
from ticonderoga.engine.game import record
from ticonderoga.games.bayonets_tomahawks.data.kinds import (
    BASE,
    BASTION,
    COMMANDER,
    FLEET,
    FORT,
    FRENCH,
)
from ticonderoga.games.bayonets_tomahawks.position import (
    HOLD_REACTION,
    INDIAN_ACTIONS,
    LANDING,
    ROUGH_SEAS,
    Position,
)
from ticonderoga.games.bayonets_tomahawks.rules.activation import IS_DOUBLED, bars_piece, ready
from ticonderoga.games.bayonets_tomahawks.rules.connections import bars_leaving
from ticonderoga.games.bayonets_tomahawks.rules.control import after_leaving
from ticonderoga.games.bayonets_tomahawks.rules.entering import bars_routed, entered
from ticonderoga.games.bayonets_tomahawks.rules.events.in_play import card_of
from ticonderoga.games.bayonets_tomahawks.rules.stacks import (
    add_mark,
    count_type,
    count_units,
    has_fleet,
    make_spent,
    shift,
)
from ticonderoga.games.bayonets_tomahawks.underway import Embarkation

CAPACITY: Final = 4
"""10.6 Units that a Fleet transports; Commanders come on top."""
EMBARK_ALL: Final[Choice] = ("embark_all",)
SET_SAIL: Final[Choice] = ("set_sail",)
STAY_AT_SEA: Final[Choice] = ("stay_at_sea",)


# ---------------------------------------------------------------------- 10.6 Sail Movement


def bars_sailing(g: Position, faction: int, space: int) -> str:
    """10.6, 10.2.1 Why nobody can Sail from a space; empty if somebody can."""
    if space not in g.stacks[faction]:
        return "nobody_there"
    if not g.has_type(faction, space, FLEET):
        return "no_fleet"
    if g.effects & ROUGH_SEAS:
        return "rough_seas"
    if not has_fleet(g, ready(g, faction, space)):
        return "fleet_spent"
    return bars_leaving(g, faction, space)


def bars_embarking(g: Position, sail: Embarkation, piece: int) -> str:
    """10.6 Why a piece may not go aboard; empty if it may."""
    if piece in sail.aboard:
        return "already_aboard"
    if g.where[piece] != sail.space:
        return "not_with_fleet"
    bar = bars_piece(g, sail.faction, piece)
    if bar:
        return "not_with_fleet" if bar == "not_on_map" else bar
    type_ = g.pieces.type[piece]
    if type_ in (FORT, BASTION):
        return "immobile"
    if type_ == FLEET:
        return ""
    if not has_fleet(g, sail.aboard):
        return "fleet_first"
    if type_ != COMMANDER and not room_aboard(g, sail.aboard):
        return "fleets_full"
    return ""


def room_aboard(g: Position, aboard: Sequence[int]) -> int:
    """10.6 How many more units the Fleets can transport."""
    fleets = count_type(g, aboard, FLEET)
    return (CAPACITY + 1) * fleets - count_units(g, aboard)


def bars_embarking_all(g: Position, sail: Embarkation) -> str:
    """Why not everybody who is left may go aboard at once; empty if all fit."""
    everybody = ready(g, sail.faction, sail.space)
    if len(everybody) == len(sail.aboard):
        return "all_aboard"
    return "fleets_full" if room_aboard(g, everybody) < 0 else ""


def _offer_embark(g: Position, ask: Ask) -> list[Choice]:
    sail = g.embarkation
    assert sail is not None
    choices: list[Choice] = []
    if not bars_embarking_all(g, sail):
        choices.append(EMBARK_ALL)
    for piece in g.stacks[sail.faction][sail.space]:
        if not bars_embarking(g, sail, piece):
            choices.append(("embark", piece))
    if sail.aboard:
        choices.append(SET_SAIL)
    return choices


def _refuse_embark(g: Position, ask: Ask, choice: Choice) -> Reason:
    sail = g.embarkation
    assert sail is not None
    if choice == SET_SAIL:
        return Reason("fleet_first")
    if choice == EMBARK_ALL:
        return Reason(bars_embarking_all(g, sail))
    return Reason(bars_embarking(g, sail, choice[1]), choice[1:])


EMBARK: Final = Question(
    "embark", _offer_embark, _refuse_embark, ("embark", "embark_all", "set_sail")
)


def sail_from(g: Position, faction: int, ap: int, space: int) -> Procedure[None]:
    """10.6 Fleets of one stack, with what they carry, go to the Sail box; with a 2x AP they may
    Land at once."""
    sail = Embarkation(faction, space, IS_DOUBLED[ap])
    g.embarkation = sail
    while True:
        choice: Choice = yield Ask(faction, EMBARK, {"space": space}, ("space", space))
        if choice == SET_SAIL:
            break
        if choice == EMBARK_ALL:
            sail.aboard = tuple(ready(g, faction, space))
            break
        sail.aboard = tuple(sorted((*sail.aboard, choice[1])))
    shift(g, faction, sail.aboard, g.board.sail)
    make_spent(g, sail.aboard)
    record(g, "sailed", faction, count_units(g, sail.aboard), space)
    after_leaving(g, space)
    if sail.doubled:
        yield from _land_at_once(g, sail)
    g.embarkation = None


# ---------------------------------------------------------------------- 10.6.1 Landing


def bars_landing(g: Position, faction: int, landing: Sequence[int], space: int) -> str:
    """10.6.1, 10.6.2, 13.8 Why these pieces may not Land on a space; empty if they may."""
    if not g.board.coastal[space]:
        return "not_coastal"
    if faction == FRENCH and g.board.kind[space] == BASE:
        return "french_base"
    if not g.sea_open(faction, space):
        return "sea_closed"
    if g.routed(faction, g.board.sail):
        return bars_routed(g, faction, count_units(g, landing), space)
    return ""


def _landing(g: Position, faction: int) -> tuple[int, ...]:
    """Who is about to Land: those who have just Sailed, otherwise all in the Sail box."""
    if g.embarkation is not None:
        return g.embarkation.aboard
    return g.at(faction, g.board.sail)


def landing_spaces(g: Position, faction: int, landing: Sequence[int]) -> list[int]:
    return [space for space in g.board.coast if not bars_landing(g, faction, landing, space)]


def _offer_land(g: Position, ask: Ask) -> list[Choice]:
    spaces = landing_spaces(g, ask.seat, _landing(g, ask.seat))
    choices: list[Choice] = [("land", space) for space in spaces]
    return [*choices, STAY_AT_SEA] if ask.optional else choices


def _refuse_land(g: Position, ask: Ask, choice: Choice) -> Reason:
    if choice == STAY_AT_SEA:
        return Reason("must_land")
    return Reason(bars_landing(g, ask.seat, _landing(g, ask.seat), choice[1]), choice[1:])


LAND: Final = Question("land", _offer_land, _refuse_land, ("land", "stay_at_sea"))
LAND_NOW: Final = Question("land_now", _offer_land, _refuse_land, ("land", "stay_at_sea"))


def land_first(g: Position) -> Procedure[None]:
    """7.2, 10.6.1 The Action Phase begins with the Landing of all who are in the Sail box."""
    faction = g.active
    landing = g.at(faction, g.board.sail)
    if landing:
        if landing_spaces(g, faction, landing):
            choice: Choice = yield Ask(faction, LAND)
            yield from land(g, faction, landing, choice[1])
        else:
            record(g, "cannot_land", faction)
    g.step = INDIAN_ACTIONS if faction == FRENCH else HOLD_REACTION


def _land_at_once(g: Position, sail: Embarkation) -> Procedure[None]:
    """7.3.4 A 2x AP: the stack may Land in the Action Round in which it Sails."""
    choice: Choice = yield Ask(sail.faction, LAND_NOW, optional=True)
    if choice != STAY_AT_SEA:
        yield from land(g, sail.faction, sail.aboard, choice[1])


def land(g: Position, faction: int, landing: Sequence[int], space: int) -> Procedure[None]:
    """10.6.1 Units from the Sail box Land: they are Spent and get a Landing marker, unless the
    Landing is a surprise (card 9)."""
    shift(g, faction, landing, space)
    make_spent(g, landing)
    record(g, "landed", faction, count_units(g, landing), space)
    card = card_of(g, faction, "surprise_landing")
    if card:
        record(g, "surprise_landing", card)
    else:
        add_mark(g, faction, space, LANDING)
    yield from entered(g, faction, space)
