"""8.6 Leader Redeployment, and the adjustment within hexes of O6.

A leader who moved with no units rides over friendly and neutral hexes, or sails, to units of his
side. Hexes with an enemy unit in them are closed to him (ruling B-9).
"""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Ask, Choice, Procedure, Question, Reason
from ticonderoga.engine.game import record
from ticonderoga.games.end_of_empire.data.kinds import (
    AMERICAN_AREAS,
    ARW,
    CANADA,
    ENTRY_OF_SPAIN,
    FRANCE,
    LEADER,
    LOUISIANA,
    NAVAL_INFANTRY,
    NOTHING,
    NOVA_SCOTIA,
    SEAS,
    SPAIN,
)
from ticonderoga.games.end_of_empire.position import OPERATIONS_END, REDEPLOYMENT, Position
from ticonderoga.games.end_of_empire.rules import at_once
from ticonderoga.games.end_of_empire.rules.forces import shift
from ticonderoga.games.end_of_empire.rules.marks import bits
from ticonderoga.games.end_of_empire.rules.passage import bars_hex, companions, nations_of
from ticonderoga.games.end_of_empire.terms import verb_of

STAY: Final[Choice] = ("stay",)
END_REDEPLOYMENT: Final[Choice] = ("end_redeployment",)
END_ADJUSTMENT: Final[Choice] = ("end_adjustment",)


# ---------------------------------------------------------------------- who


def bars_leader(g: Position, side: int, leader: int) -> str:
    """8.6, 15.3 Why a piece may not redeploy; empty if it may."""
    if g.pieces.type[leader] != LEADER or g.pieces.side[leader] != side:
        return "no_leader_of_yours"
    if not g.on_map(leader):
        return "not_on_map"
    if g.moved_leaders >> leader & 1:
        return "moved_with_units"
    if g.seen_to >> leader & 1:
        return "redeployed_already"
    return "stays_together" if len(companions(g, leader)) > 1 else ""


def _leaders(g: Position, side: int) -> list[int]:
    """The leaders of a side on the map, space by space."""
    found: list[int] = []
    for space in sorted(g.stacks[side]):
        if g.board.has(space):
            found += g.leaders_at(side, space)
    return found


def _offer_leaders(g: Position, ask: Ask) -> list[Choice]:
    side = ask.seat
    choices: list[Choice] = [
        ("redeploy", leader) for leader in _leaders(g, side) if not bars_leader(g, side, leader)
    ]
    choices.append(END_REDEPLOYMENT)
    return choices


def _refuse_leaders(g: Position, ask: Ask, choice: Choice) -> Reason:
    return Reason(bars_leader(g, ask.seat, choice[1]), choice[1:])


REDEPLOY: Final = Question(
    "redeploy", _offer_leaders, _refuse_leaders, ("redeploy", "end_redeployment")
)


# ---------------------------------------------------------------------- where to


def _ridden(g: Position, side: int, leader: int) -> int:
    """8.6, ruling 55: of the hexes with units of his side to which a leader cannot sail those that
    he can reach by land, and others on the way, as bits; the last one need not be friendly or
    neutral."""
    spread, winter = g.board.spread, int(g.winter)
    start = g.board.hex_of[g.where[leader]]
    allowed = spread.passable[g.war][side] & g.scenario.played & ~_closed_to(g, leader)
    for space in g.stacks[1 - side]:
        if g.board.has(space) and g.has_units(1 - side, space):
            allowed &= ~(1 << g.board.hex_of[space])
    wanted = 0
    sails = open_seas(g, side, start)
    for space in g.stacks[side]:
        if g.board.has(space) and g.has_units(side, space):
            hex = g.board.hex_of[space]
            if hex != start and not (sails and open_seas(g, side, hex)):
                wanted |= 1 << hex
    found = spread.reached(start, allowed, winter, wanted)
    return found | spread.around(found, winter)


def _closed_to(g: Position, leader: int) -> int:
    """15.1, 15.3, 15.5 The hexes where a leader of his nation may not be, as bits."""
    if g.war != ARW:
        return 0
    nation = g.pieces.nation[leader]
    closed: list[int] = []
    if nation == SPAIN:
        for area in range(AMERICAN_AREAS):
            closed += g.board.area_hexes[area]
    elif not g.entered_war[ENTRY_OF_SPAIN]:
        closed += g.board.area_hexes[LOUISIANA]
    if nation == FRANCE and not g.new_france:
        closed += g.board.area_hexes[CANADA]
        closed += g.board.area_hexes[NOVA_SCOTIA]
    return bits(closed)


def open_seas(g: Position, side: int, hex: int) -> int:
    """Ruling 31: the sea areas by which a leader may sail from or to a hex, as bits: on its coast
    or at its port, without enemy fleets, and in the north not in winter."""
    board = g.board
    areas = board.coast[hex] or (board.port_seas[hex] if board.port[hex] else 0)
    for area in range(SEAS):
        if areas >> area & 1:
            frozen = g.winter and board.sea_north[area]
            if frozen or g.fleets_in(1 - side, 1 << area):
                areas &= ~(1 << area)
    return areas


def bars_ride(g: Position, side: int, leader: int, goal: int, ridden: int) -> str:
    """8.6 Why a leader may not redeploy to a space; empty if he may. `ridden` are the hexes that
    he can reach by land."""
    if goal == g.where[leader]:
        return "already_there"
    if not g.has_units(side, goal):
        return "no_units_of_yours"
    here, there = g.board.hex_of[g.where[leader]], g.board.hex_of[goal]
    bar = bars_hex(g, side, nations_of(g, (leader,)), there)
    if bar:
        return bar
    if ridden >> there & 1 and not g.has_units(1 - side, there):
        return ""
    if open_seas(g, side, here) and open_seas(g, side, there):
        return ""
    return "no_way_for_leader"


def _offer_goals(g: Position, ask: Ask) -> list[Choice]:
    side, leader = ask.seat, g.queue[0]
    ridden = _ridden(g, side, leader)
    choices: list[Choice] = [
        ("to", space)
        for space in sorted(g.stacks[side])
        if g.board.has(space) and not bars_ride(g, side, leader, space, ridden)
    ]
    choices.append(STAY)
    return choices


def _refuse_goals(g: Position, ask: Ask, choice: Choice) -> Reason:
    side, leader = ask.seat, g.queue[0]
    ridden = _ridden(g, side, leader)
    return Reason(bars_ride(g, side, leader, choice[1], ridden), choice[1:])


RIDE: Final = Question("ride", _offer_goals, _refuse_goals, ("to", "stay"))


def redeploy(g: Position) -> Procedure[None]:
    """8.6 One leader, or the end of it. The leader under way stands in the queue."""
    side = g.active
    choice: Choice = yield Ask(side, REDEPLOY, {"side": side})
    if verb_of(choice) == "end_redeployment":
        g.seen_to = 0
        g.step = OPERATIONS_END
        return
    leader = choice[1]
    g.queue = (leader,)
    start = g.where[leader]
    goal: Choice = yield Ask(side, RIDE, {"piece": leader, "side": side}, ("space", start))
    g.queue = ()
    g.seen_to |= 1 << leader
    if verb_of(goal) == "to":
        shift(g, side, (leader,), goal[1])
        record(g, "redeployed", leader, start, goal[1])
        yield from at_once.settled(g)


# ---------------------------------------------------------------------- O6 adjustment


def other_space(g: Position, piece: int) -> int:
    """The other space of the hex of a piece; -1 if there is none."""
    where = g.where[piece]
    if not g.board.has(where):
        return NOTHING
    for space in g.board.spaces_of[g.board.hex_of[where]]:
        if space != where:
            return space
    return NOTHING


def bars_adjust(g: Position, side: int, piece: int) -> str:
    """O6 Why a piece may not change its space within its hex; empty if it may."""
    where = g.where[piece]
    if piece not in g.at(side, where) or g.pieces.type[piece] == NAVAL_INFANTRY:
        return "not_on_map"
    if g.seen_to >> piece & 1:
        return "adjusted_already"
    goal = other_space(g, piece)
    if goal == NOTHING or g.edition.one_space_per_hex:
        return "no_other_space"
    return "enemy_there" if g.has_units(1 - side, goal) or g.has_units(1 - side, where) else ""


def _offer_adjustment(g: Position, ask: Ask) -> list[Choice]:
    side = ask.seat
    choices: list[Choice] = []
    for space in sorted(g.stacks[side]):
        if g.board.has(space):
            for piece in g.at(side, space):
                if not bars_adjust(g, side, piece):
                    choices.append(("adjust", piece))
    choices.append(END_ADJUSTMENT)
    return choices


def _refuse_adjustment(g: Position, ask: Ask, choice: Choice) -> Reason:
    return Reason(bars_adjust(g, ask.seat, choice[1]), choice[1:])


ADJUST: Final = Question(
    "adjust", _offer_adjustment, _refuse_adjustment, ("adjust", "end_adjustment")
)


def adjust(g: Position) -> Procedure[None]:
    """O6 After forts have been built pieces may change their space within a hex, each once;
    Rochambeau and his units together (15.3)."""
    if g.edition.free_adjustment:
        choice: Choice = yield Ask(g.active, ADJUST, {"side": g.active})
        if verb_of(choice) == "adjust":
            piece = choice[1]
            start, goal = g.where[piece], other_space(g, piece)
            group = companions(g, piece)
            shift(g, g.active, group, goal)
            g.seen_to |= bits(group)
            for one in group:
                record(g, "adjusted", one, start, goal)
            return
    g.seen_to = 0
    g.step = REDEPLOYMENT
