"""14 to 14.3 The Naval Phase: French, British and Spanish fleets, in this order.

Fleets on the map check their availability first, then those whose box on the turn track has come,
one at a time: each is placed and has fought before the next one checks. A visit of the step deals
with one fleet, or with the troops of one that has to give them up.
"""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Ask, Choice, Procedure, Question, Reason
from ticonderoga.engine.game import record
from ticonderoga.engine.kit.questions import one_question, pick_one
from ticonderoga.games.end_of_empire.data.kinds import (
    ARW,
    BRITAIN,
    BRITISH,
    ENTRY_OF_FRANCE,
    ENTRY_OF_SPAIN,
    FRANCE,
    GULF_OF_MAINE,
    GULF_OF_MEXICO,
    GULF_OF_ST_LAWRENCE,
    NOTHING,
    SEAS,
    SOUTH_ATLANTIC,
    SPAIN,
    SPRING,
    WINTER_1,
)
from ticonderoga.games.end_of_empire.position import CAPTIVES, TRACK, Position
from ticonderoga.games.end_of_empire.rules.ashore import fleets_with_troops, put_ashore
from ticonderoga.games.end_of_empire.rules.control import controller, controls
from ticonderoga.games.end_of_empire.rules.forces import lift, put_down, send_away
from ticonderoga.games.end_of_empire.terms import verb_of

ORDER: Final = (FRANCE, BRITAIN, SPAIN)
"""Ruling 18."""
"""The place of France in `entered_war`."""
SURE_NUMBER: Final = 6
LEAVE_OFF: Final[Choice] = ("leave_off",)


# ---------------------------------------------------------------------- the phase


def fleets(g: Position) -> Procedure[None]:
    """14 One fleet to a visit; the step is over when all have checked."""
    if not g.started:
        g.started = True
        g.seen_to = 0
        _season_begins(g)
    for fleet in fleets_with_troops(g):
        if g.area_of(fleet) == NOTHING or g.winter_fleets >> fleet & 1:
            yield from put_ashore(g, fleet)
            return
    for nation in ORDER:
        waiting = to_check(g, nation)
        if waiting:
            side = g.pieces.side[waiting[0]]
            about = {"side": side}
            chosen: int = yield from pick_one(side, NEXT_FLEET, waiting, about)
            yield from _check_fleet(g, chosen)
            return
    g.started = False
    g.seen_to = 0
    g.step = CAPTIVES


def _season_begins(g: Position) -> None:
    """4, 14.3, ruling 54: in spring all fleets are taken up, with troops aboard who are seen to
    next; on the first winter turn those in the north stay as markers only."""
    if g.season == SPRING:
        for fleet in _all(g):
            if g.area_of(fleet) != NOTHING:
                send_away(g, fleet, TRACK, g.turn)
                record(g, "fleet_taken_up", fleet)
        g.winter_fleets = 0
    elif g.season == WINTER_1:
        for fleet in _all(g):
            area = g.area_of(fleet)
            if area != NOTHING and g.board.sea_north[area]:
                g.winter_fleets |= 1 << fleet
                record(g, "fleet_winters", fleet, area)


def _all(g: Position) -> range:
    return range(g.pieces.first_fleet, g.pieces.count)


def to_check(g: Position, nation: int) -> list[int]:
    """14.1 The fleets of a nation of which one checks next: those on the map, then those whose box
    has come."""
    mine = [
        fleet
        for fleet in g.pieces.fleets[g.war][nation]
        if not (g.seen_to | g.winter_fleets) >> fleet & 1
    ]
    at_sea = [fleet for fleet in mine if g.area_of(fleet) != NOTHING]
    if at_sea:
        return at_sea
    return [f for f in mine if g.is_due(f)]


NEXT_FLEET: Final = one_question("next_fleet", "check_fleet")


# ---------------------------------------------------------------------- 14.1 availability


def availability(g: Position, nation: int) -> int:
    """14.1 The roll, or less, that makes fleets of a nation available; -1 for none."""
    entry = ENTRY_OF_SPAIN if nation == SPAIN else ENTRY_OF_FRANCE
    entered = 1 if g.entered_war[entry] else 0
    return g.pack.tables.availability[g.war][entered][nation][g.turn]


def _check_fleet(g: Position, fleet: int) -> Procedure[None]:
    """14.1 One fleet checks, and is placed and fights if it is available."""
    g.seen_to |= 1 << fleet
    number = availability(g, g.pieces.nation[fleet])
    if not open_areas(g, fleet):
        record(g, "fleet_nowhere", fleet)
        yield from _unavailable(g, fleet)
    elif _is_available(g, fleet, number):
        yield from _place(g, fleet)
    else:
        yield from _unavailable(g, fleet)


def _is_available(g: Position, fleet: int, number: int) -> bool:
    if number <= 0:
        record(g, "fleet_never", fleet)
        return False
    if number >= SURE_NUMBER:
        record(g, "fleet_sure", fleet)
        return True
    die = g.dice.d6()
    if die > number:
        record(g, "fleet_fails", fleet, number, die)
        return False
    record(g, "fleet_passes", fleet, number, die)
    return True


def _unavailable(g: Position, fleet: int) -> Procedure[None]:
    """14.1, 14.6 The fleet goes to the next turn's box, and its troops ashore."""
    send_away(g, fleet, TRACK, g.turn + 1)
    yield from put_ashore(g, fleet)


# ---------------------------------------------------------------------- placement


def bars_area(g: Position, fleet: int, area: int) -> str:
    """14.1, 14.3, 14.7, 15.6 Why a fleet may not be in a sea area; empty if it may."""
    if not _in_play(g, area):
        return "sea_not_played"
    if g.winter and g.board.sea_north[area]:
        return "sea_in_winter"
    if area == GULF_OF_ST_LAWRENCE and _louisbourg_shut(g, g.pieces.side[fleet]):
        return "louisbourg_enemy"
    if g.pieces.nation[fleet] == SPAIN and g.war == ARW:
        return _bars_spanish(g, area)
    return ""


def _in_play(g: Position, area: int) -> bool:
    """The scenario is played on some coast of it."""
    in_play = g.scenario.in_play
    for hex in g.board.coasts[area]:
        if in_play[hex]:
            return True
    return False


def _louisbourg_shut(g: Position, side: int) -> bool:
    """14.7 An enemy unit holds Louisbourg."""
    hex = g.board.louisbourg
    return controller(g, hex) == 1 - side and g.units_in_hex(1 - side, hex)


def _bars_spanish(g: Position, area: int) -> str:
    """15.6 Where the Spanish fleet may be depends on British ports on the Gulf of Mexico, and on
    St. Augustine."""
    if area == GULF_OF_MEXICO:
        return ""
    if area not in (SOUTH_ATLANTIC, GULF_OF_MAINE):
        return "spanish_fleet_never"
    for hex in g.board.sea_ports[GULF_OF_MEXICO]:
        if controls(g, BRITISH, hex):
            return "british_on_gulf"
    if area == GULF_OF_MAINE and controls(g, BRITISH, g.board.st_augustine):
        return "british_st_augustine"
    return ""


def open_areas(g: Position, fleet: int) -> list[int]:
    return [area for area in range(SEAS) if not bars_area(g, fleet, area)]


def _offer_area(g: Position, ask: Ask) -> list[Choice]:
    fleet: int = ask.among
    choices: list[Choice] = [("sail_to", area) for area in open_areas(g, fleet)]
    if g.area_of(fleet) == NOTHING:
        choices.append(LEAVE_OFF)
    return choices


def _refuse_area(g: Position, ask: Ask, choice: Choice) -> Reason:
    if verb_of(choice) == "leave_off":
        return Reason("fleet_stays_at_sea")
    return Reason(bars_area(g, ask.among, choice[1]), choice[1:])


SEA_AREA: Final = Question("sea_area", _offer_area, _refuse_area, ("sail_to", "leave_off"))


def _place(g: Position, fleet: int) -> Procedure[None]:
    """14.1 The owner puts an available fleet into a sea area, or leaves it off the map."""
    side = g.pieces.side[fleet]
    about = {"piece": fleet, "side": side}
    choice: Choice = yield Ask(side, SEA_AREA, about, ("piece", fleet), fleet)
    if verb_of(choice) == "leave_off":
        record(g, "fleet_left_off", fleet)
        send_away(g, fleet, TRACK, g.turn + 1)
        return
    area: int = choice[1]
    if area == g.area_of(fleet):
        record(g, "fleet_stays", fleet, area)
        return
    if g.area_of(fleet) != NOTHING:
        lift(g, side, (fleet,))
    g.due.pop(fleet, None)
    put_down(g, side, (fleet,), g.sea_place(area))
    record(g, "fleet_placed", fleet, area)
    yield from _fight_at_sea(g, fleet, area)


# ---------------------------------------------------------------------- 14.2 combat


def _fight_at_sea(g: Position, fleet: int, area: int) -> Procedure[None]:
    """14.2 The fleet that has come fights those of the enemy one after the other, until it has lost
    or is alone."""
    for other in g.fleets_in(1 - g.pieces.side[fleet], 1 << area):
        mine = g.dice.d6()
        theirs = g.dice.d6()
        won = mine > theirs
        record(g, "fleet_combat", fleet, other, area, mine, theirs)
        loser = other if won else fleet
        record(g, "fleet_beaten", loser)
        yield from _unavailable(g, loser)
        if not won:
            return
