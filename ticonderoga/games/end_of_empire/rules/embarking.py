"""14.4 From where an amphibious operation may sail, and where to: predicates and questions.

The invaded space is declared first, then the port, then the force. A space is a hex, or the place
inside it. Havana and the fleet itself are places to sail from as ports are.
"""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Ask, Choice, Question, Reason
from ticonderoga.games.end_of_empire.data.kinds import (
    AMERICA,
    HEX,
    LEADER,
    NAVAL_INFANTRY,
    NOTHING,
    SEAS,
    SPAIN,
)
from ticonderoga.games.end_of_empire.position import Position
from ticonderoga.games.end_of_empire.rules.command import bars_command
from ticonderoga.games.end_of_empire.rules.control import controls
from ticonderoga.games.end_of_empire.rules.passage import (
    bars_hex,
    companions,
    fleet_keeps_out,
    nations_of,
)
from ticonderoga.games.end_of_empire.terms import FIRST, USED_LANDING, verb_of
from ticonderoga.games.end_of_empire.underway import Landing

ALL_SEAS: Final = (1 << SEAS) - 1
FAILED_FROM: Final = 8
"""From this bit of `used` on, for each side: the sea areas of the port whose force failed."""

SAIL_HAVANA: Final[Choice] = ("sail_from_havana",)
SAIL_ABOARD: Final[Choice] = ("sail_aboard",)
GIVE_UP: Final[Choice] = ("give_up_landing",)


# ---------------------------------------------------------------------- once a turn


def has_landed(g: Position, side: int) -> bool:
    """Ruling 19: a player's operation of this turn has been made."""
    return g.used >> side & USED_LANDING == 1


def note_landing(g: Position, side: int) -> None:
    g.used |= USED_LANDING << side


def failed_seas(g: Position, side: int) -> int:
    """Ruling 57: the sea areas of the port whose force has failed, as a mask; 0 if none has."""
    return g.used >> (FAILED_FROM + SEAS * side) & ALL_SEAS


def note_failure(g: Position, side: int, seas: int) -> None:
    if not failed_seas(g, side):
        g.used |= seas << (FAILED_FROM + SEAS * side)


# ---------------------------------------------------------------------- pieces


def bars_sailor(g: Position, side: int, source: int, piece: int) -> str:
    """9.1, 14.4 Why a piece cannot sail from a place; empty if it can."""
    if piece not in g.at(side, source):
        return "not_embarked"
    if g.pieces.type[piece] == NAVAL_INFANTRY:
        return "naval_infantry"
    if g.done >> piece & 1:
        return "is_done"
    if g.sailed >> piece & 1:
        return "sailed_before"
    if not g.board.has(source) and source != g.havana:
        return "activated_before" if g.checked >> piece & 1 else ""
    return "" if g.begun_in_port >> piece & 1 else "came_to_port"


def _bars_party(g: Position, side: int, source: int, piece: int) -> str:
    """Why a unit that can sail, with those whom it stays with, could not do so by itself."""
    group = companions(g, piece)
    for other in group:
        if bars_sailor(g, side, source, other):
            return "stays_together"
    return bars_command(g, side, group, source, FIRST)


def sailing_nations(g: Position, side: int, source: int) -> tuple[int, str]:
    """The nations of units in a place that could sail by themselves, as a mask; and what is against
    the others."""
    kind, nation, marks = g.pieces.type, g.pieces.nation, g.pieces.face_mf_mark
    found, bar = 0, "no_units_sail"
    seen: list[tuple[int, int]] = []
    for piece in g.at(side, source):
        if kind[piece] == LEADER or found >> nation[piece] & 1:
            continue
        against = bars_sailor(g, side, source, piece)
        if not against:
            like = (nation[piece], marks[piece][g.steps[piece]])
            if like in seen:
                continue
            seen.append(like)
            against = _bars_party(g, side, source, piece)
        if against:
            bar = against
        else:
            found |= 1 << nation[piece]
    return found, bar


# ---------------------------------------------------------------------- places to sail from


def bars_port(g: Position, side: int, space: int) -> str:
    """14.3, 14.4 Why no force sails from a space; empty if it is in a port that may be left."""
    board = g.board
    hex = board.hex_of[space]
    if not board.port[hex]:
        return "not_a_port"
    if not g.at(side, space):
        return "nobody_in_port"
    if not controls(g, side, hex):
        return "port_not_held"
    if g.winter and board.north[hex]:
        return "winter_port"
    seas = board.port_seas[hex]
    if g.fleets_in(1 - side, seas):
        return "fleet_offshore"
    failed = failed_seas(g, side)
    return "same_sea_only" if failed and not failed & seas else ""


def bars_place(g: Position, side: int, place: int) -> str:
    """Why no force sails from a place: a space, Havana, or aboard the fleet."""
    if g.board.has(place):
        return bars_port(g, side, place)
    if not g.at(side, place):
        return "nobody_at_havana" if place == g.havana else "nobody_aboard"
    return "same_sea_only" if failed_seas(g, side) else ""


def bars_source(g: Position, landing: Landing, place: int) -> str:
    """Why the landing force cannot be from a place; empty if it can."""
    bar = bars_place(g, landing.side, place)
    if bar:
        return bar
    nations, bar = sailing_nations(g, landing.side, place)
    if not nations:
        return bar
    return bars_landing_of(g, landing, place, nations, g.board.hex_of[landing.goal])


def survey(g: Position, landing: Landing) -> None:
    """14.4 From where a force could sail, and of which nations."""
    side = landing.side
    stacks = g.stacks[side]
    places = [space for hex in g.board.ports for space in g.board.spaces_of[hex]]
    places.append(g.havana)
    places.append(g.aboard(landing.fleet))
    landing.sources = []
    for place in [place for place in places if place in stacks]:
        if not bars_place(g, side, place):
            nations, _ = sailing_nations(g, side, place)
            if nations:
                landing.sources.append((place, nations))


# ---------------------------------------------------------------------- where to


def bars_coast(g: Position, side: int, areas: int, space: int) -> str:
    """14.4, rulings 20 and 51: why nobody lands in a space from these sea areas. The place inside
    a hex with enemies around it is open only to those who hold it."""
    board = g.board
    if board.kind[space] != HEX and g.edition.one_space_per_hex:
        return "one_space"
    hex = board.hex_of[space]
    if not board.coast[hex] & areas:
        return "not_on_its_coast" if board.coast[hex] or not board.port[hex] else "inland_port"
    if space != hex and g.has_units(1 - side, hex) and not g.has_units(side, space):
        return "enemy_around"
    return ""


def bars_cargo(g: Position, landing: Landing, nations: int, hex: int) -> str:
    """15.1, 15.3, 15.6 Why troops of these nations may not be landed together in a hex."""
    if landing.fleet != NOTHING:
        aboard = nations | nations_of(g, g.at(landing.side, g.aboard(landing.fleet)))
        if aboard >> SPAIN & 1 and aboard >> AMERICA & 1:
            return "spanish_apart"
        if fleet_keeps_out(g, nations, hex):
            return "fleet_keeps_out"
    return bars_hex(g, landing.side, nations, hex)


def bars_landing_of(g: Position, landing: Landing, source: int, nations: int, hex: int) -> str:
    """Why nobody of these nations comes from a place to a hex; empty if somebody does."""
    if g.board.has(source) and g.board.hex_of[source] == hex:
        return "sails_from_there"
    bar = ""
    nation = 0
    while nations >> nation:
        if nations >> nation & 1:
            bar = bars_cargo(g, landing, 1 << nation, hex)
            if not bar:
                return ""
        nation += 1
    return bar


def bars_land(g: Position, landing: Landing, space: int) -> str:
    """14.4 Why a space cannot be declared for the landing; empty if it can."""
    bar = bars_coast(g, landing.side, landing.areas, space)
    if bar:
        return bar
    hex = g.board.hex_of[space]
    for source, nations in landing.sources:
        bar = bars_landing_of(g, landing, source, nations, hex)
        if not bar:
            return ""
    return bar


def _offer_goal(g: Position, ask: Ask) -> list[Choice]:
    landing = g.landing
    assert landing is not None
    board = g.board
    choices: list[Choice] = []
    for area in range(SEAS):
        if not landing.areas >> area & 1:
            continue
        for hex in board.coasts[area]:
            for space in board.spaces_of[hex]:
                if not bars_land(g, landing, space):
                    choices.append(("land", space))
    return choices


def _refuse_goal(g: Position, ask: Ask, choice: Choice) -> Reason:
    assert g.landing is not None
    return Reason(bars_land(g, g.landing, choice[1]), choice[1:])


GOAL: Final = Question("landing_goal", _offer_goal, _refuse_goal, ("land",))


# ---------------------------------------------------------------------- whence


def open_sources(g: Position, landing: Landing) -> list[int]:
    """The places from which a force could sail to the declared space."""
    hex = g.board.hex_of[landing.goal]
    return [
        place
        for place, nations in landing.sources
        if not bars_landing_of(g, landing, place, nations, hex)
    ]


def source_choice(g: Position, place: int) -> Choice:
    if g.board.has(place):
        return ("sail_from", place)
    return SAIL_HAVANA if place == g.havana else SAIL_ABOARD


def place_chosen(g: Position, landing: Landing, choice: Choice) -> int:
    """The place that a choice speaks of."""
    if verb_of(choice) == "sail_from":
        return int(choice[1])
    return g.havana if verb_of(choice) == "sail_from_havana" else g.aboard(landing.fleet)


def _offer_source(g: Position, ask: Ask) -> list[Choice]:
    landing = g.landing
    assert landing is not None
    choices = [source_choice(g, place) for place in open_sources(g, landing)]
    if landing.tried:
        choices.append(GIVE_UP)
    return choices


def _refuse_source(g: Position, ask: Ask, choice: Choice) -> Reason:
    landing = g.landing
    assert landing is not None
    if verb_of(choice) == "give_up_landing":
        return Reason("no_check_failed")
    return Reason(bars_source(g, landing, place_chosen(g, landing, choice)), choice[1:])


SOURCE: Final = Question(
    "landing_source", _offer_source, _refuse_source,
    ("sail_from", "sail_from_havana", "sail_aboard", "give_up_landing"),
)  # fmt: skip
