"""17.3 Return to Colonies: who stays as a garrison, and which way the others go home.

A stack first leaves its garrison, then goes to the nearest friendly Fleet or Colony Home Space.
Where several ways are equally short its owner picks the goal, or a space on the way where units
may stay as a garrison (17.3.1) and from where the others go on.
"""

from __future__ import annotations

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
    INDIAN,
    METROPOLITAN,
    NOTHING,
    PROVINCIAL,
    SETTLED,
)
from ticonderoga.games.bayonets_tomahawks.position import (
    WINTER_COMMANDERS,
    WINTER_PORTS,
    Position,
)
from ticonderoga.games.bayonets_tomahawks.rules.control import after_leaving
from ticonderoga.games.bayonets_tomahawks.rules.havens import fleet_havens, is_colony_port
from ticonderoga.games.bayonets_tomahawks.rules.stacks import count_units, has_fleet, shift
from ticonderoga.games.bayonets_tomahawks.rules.supply import kind_of_way, way_is_open
from ticonderoga.games.bayonets_tomahawks.underway import Winter

GO_HOME: Final[Choice] = ("march_home",)
FORT_GARRISON: Final = 1
"""17.3.1 Units that may stay with a Fort."""
_STAY_PUT: Final = (FORT, BASTION, INDIAN)


def under_way(g: Position) -> Winter:
    assert g.winter is not None
    return g.winter


# ---------------------------------------------------------------------- 17.3.1 garrisons


def is_captured_town(g: Position, faction: int, space: int) -> bool:
    """17.3.1 An enemy Settled Space under friendly control."""
    return (
        g.board.kind[space] == SETTLED
        and g.board.home[space] == 1 - faction
        and g.control[space] == faction
    )


def is_garrison_place(g: Position, faction: int, space: int) -> bool:
    return is_captured_town(g, faction, space) or g.fort_at(faction, space) != NOTHING


def staying(g: Position, faction: int, space: int) -> list[int]:
    """The pieces that stay there as a garrison already."""
    return [piece for piece in g.at(faction, space) if g.garrison >> piece & 1]


def bars_garrison(g: Position, faction: int, space: int, piece: int) -> str:
    """17.3.1 Why a piece cannot stay on a space; empty if it can. On a captured Settled Space the
    Brigades are limited by its value and a Fort adds nothing (A-22); with another Fort one unit
    stays. Commanders are not counted (3.7). Fleets go to their pool anyway (17.2)."""
    kind = g.pieces.type
    if kind[piece] == FLEET:
        return "fleets_do_not_stay"
    here = staying(g, faction, space)
    if is_captured_town(g, faction, space):
        brigades = [p for p in here if kind[p] in (METROPOLITAN, PROVINCIAL)]
        if kind[piece] in (METROPOLITAN, PROVINCIAL) and len(brigades) >= g.board.value[space]:
            return "enough_brigades"
        return ""
    if g.fort_at(faction, space) == NOTHING:
        return "no_garrison_here"
    if kind[piece] != COMMANDER and count_units(g, here) >= FORT_GARRISON:
        return "fort_has_garrison"
    return ""


def bars_stay(g: Position, piece: int) -> str:
    """17.3.1 Why a piece of the stack under way cannot stay where the stack is; empty if it can."""
    winter = under_way(g)
    if piece not in winter.group:
        return "not_in_this_stack"
    reason = bars_garrison(g, winter.faction, winter.at, piece)
    if reason:
        return reason
    return "" if piece in _different(g, winter.group) else "equal_is_offered"


def _different(g: Position, pieces: tuple[int, ...]) -> list[int]:
    """The pieces without those that are equal to an earlier one: same counter, same face."""
    found: list[int] = []
    seen: list[tuple[int, bool]] = []
    for piece in pieces:
        form = (g.pieces.counter_of[piece], g.is_reduced(piece))
        if form not in seen:
            seen.append(form)
            found.append(piece)
    return found


def _offer_stay(g: Position, ask: Ask) -> list[Choice]:
    winter = under_way(g)
    choices: list[Choice] = [
        ("stay", piece)
        for piece in _different(g, winter.group)
        if not bars_garrison(g, winter.faction, winter.at, piece)
    ]
    choices.append(GO_HOME)
    return choices


def _refuse_stay(g: Position, ask: Ask, choice: Choice) -> Reason:
    return Reason(bars_stay(g, choice[1]), choice[1:])


GARRISON: Final = Question("garrison", _offer_stay, _refuse_stay, ("stay", "march_home"))


def leave_garrison(g: Position) -> Procedure[None]:
    """17.3.1 One piece after the other stays, until the owner says that the others go, or no more
    can stay."""
    winter = under_way(g)
    while _someone_can_stay(g, winter, winter.at):
        choice: Choice = yield Ask(winter.faction, GARRISON, {"space": winter.at})
        if choice == GO_HOME:
            return
        piece: int = choice[1]
        g.garrison |= 1 << piece
        winter.group = tuple([other for other in winter.group if other != piece])
        record(g, "stays_for_winter", piece, winter.at)


def _someone_can_stay(g: Position, winter: Winter, space: int) -> bool:
    for piece in winter.group:
        if not bars_garrison(g, winter.faction, space, piece):
            return True
    return False


# ---------------------------------------------------------------------- who goes


def movers(g: Position, faction: int, place: int) -> tuple[int, ...]:
    """17.3 The pieces of a stack that go home: not Forts and Bastions, not Indians, who are in
    their Villages (A-58), and not those who stay. Commanders alone wait for step 3."""
    kind = g.pieces.type
    found = tuple([
        piece
        for piece in g.at(faction, place)
        if kind[piece] not in _STAY_PUT and not g.garrison >> piece & 1
    ])  # fmt: skip
    return found if count_units(g, found) else ()


def marching_stacks(g: Position, faction: int) -> list[int]:
    """17.3 step 1: the spaces whose stacks have to leave by land; those with a Fleet wait for step
    2."""
    return [
        place
        for place in sorted(g.stacks[faction])
        if place < g.board.size
        and not g.is_colony_home(faction, place)
        and not has_fleet(g, g.at(faction, place))
        and movers(g, faction, place)
    ]


def sailing_stacks(g: Position, faction: int) -> list[int]:
    """17.3 step 2: the Coastal Spaces that are no own Home Space, with a stack on them (A-59)."""
    return [
        place
        for place in sorted(g.stacks[faction])
        if place < g.board.size
        and g.board.coastal[place]
        and g.board.home[place] != faction
        and movers(g, faction, place)
    ]


# ---------------------------------------------------------------------- step 1: the nearest haven


def is_haven(g: Position, faction: int, space: int) -> bool:
    """17.3 A space with a friendly Fleet, or a friendly Colony Home Space."""
    return g.is_colony_home(faction, space) or g.has_type(faction, space, FLEET)


def distances_home(g: Position, faction: int, way: int) -> list[int]:
    """17.3 How many connections it is from each space to the nearest haven, by ways of this
    kind; NOTHING where none leads there. No French unit enters a Base (2.1.7)."""
    found = [NOTHING] * g.board.size
    frontier = [space for space in range(g.board.size) if is_haven(g, faction, space)]
    for space in frontier:
        found[space] = 0
    steps = 0
    while frontier:
        steps += 1
        farther: list[int] = []
        for space in frontier:
            for near, connection in g.board.links[space]:
                if found[near] >= 0 or not way_is_open(g, connection, way):
                    continue
                if faction == FRENCH and g.board.kind[near] == BASE:
                    continue
                found[near] = steps
                farther.append(near)
        frontier = farther
    return found


def next_stops(g: Position) -> list[int]:
    """17.3, 17.3.1 Where the stack under way can go: the nearest havens, and spaces on the way
    to them where one of its pieces could stay. None if no way leads home."""
    winter = under_way(g)
    faction = winter.faction
    way = kind_of_way(g, winter.group)
    left = distances_home(g, faction, way)
    reached = {winter.at}
    frontier = [winter.at]
    stops: list[int] = []
    while frontier:
        nearer: list[int] = []
        for space in frontier:
            for near, connection in g.board.links[space]:
                if near in reached or left[near] != left[space] - 1:
                    continue
                if way_is_open(g, connection, way):
                    reached.add(near)
                    nearer.append(near)
                    if left[near] == 0 or _someone_can_stay(g, winter, near):
                        stops.append(near)
        frontier = nearer
    return sorted(stops)


def why_no_stop(g: Position, space: int) -> str:
    """17.3 Why a space is none of the next stops of the stack under way."""
    winter = under_way(g)
    if is_haven(g, winter.faction, space):
        return "not_the_nearest"
    place = is_garrison_place(g, winter.faction, space)
    return "not_on_the_way_home" if place else "no_winter_quarters"


def _offer_stops(g: Position, ask: Ask) -> list[Choice]:
    return [("winter", space) for space in next_stops(g)]


def _refuse_stop(g: Position, ask: Ask, choice: Choice) -> Reason:
    return Reason(why_no_stop(g, choice[1]), choice[1:])


RETURN: Final = Question("return_home", _offer_stops, _refuse_stop, ("winter",))


def return_to_colonies(g: Position) -> Procedure[None]:
    """17.3 step 1: one stack after the other goes to the nearest haven."""
    if not g.started:
        g.returning = tuple(marching_stacks(g, g.active))
        g.started = True
    if not g.returning:
        g.started = False
        g.step = WINTER_PORTS
        return
    space = g.returning[0]
    g.returning = g.returning[1:]
    group = movers(g, g.active, space)
    g.winter = Winter(g.active, space)
    g.winter.group = group
    yield from leave_garrison(g)
    yield from _march(g)
    g.winter = None


def _march(g: Position) -> Procedure[None]:
    """17.3 From stop to stop until a haven is reached. A stack without a way stays: a coastal one
    until step 2, an inland one for the winter (A-58)."""
    winter = under_way(g)
    faction = winter.faction
    while count_units(g, winter.group) and not is_haven(g, faction, winter.at):
        if not next_stops(g):
            record(g, "no_way_home", faction, winter.at)
            return
        choice: Choice = yield Ask(faction, RETURN, {"space": winter.at})
        start, goal = winter.at, choice[1]
        shift(g, faction, winter.group, goal)
        record(g, "winter_march", faction, count_units(g, winter.group), start, goal)
        winter.at = goal
        after_leaving(g, start)
        if not is_haven(g, faction, goal):
            yield from leave_garrison(g)


# ---------------------------------------------------------------------- step 2: by sea


def winter_ports(g: Position, faction: int) -> list[int]:
    """17.3 step 2: friendly Coastal Home Spaces of friendly Colonies, else the list of 13.9.2; none
    of them means the Sail box."""
    found = [space for space in g.board.coast if is_colony_port(g, faction, space)]
    return found or fleet_havens(g, faction)


def _offer_ports(g: Position, ask: Ask) -> list[Choice]:
    return [("winter", space) for space in winter_ports(g, ask.seat)]


def _refuse_port(g: Position, ask: Ask, choice: Choice) -> Reason:
    return Reason("no_winter_port", choice[1:])


PORT: Final = Question("winter_port", _offer_ports, _refuse_port, ("winter",))


def _only_fleets(g: Position, pieces: tuple[int, ...]) -> bool:
    for piece in pieces:
        if g.pieces.type[piece] != FLEET:
            return False
    return True


def return_by_sea(g: Position) -> Procedure[None]:
    """17.3 step 2: one stack after the other leaves a coast that is not its own."""
    faction = g.active
    if not g.started:
        g.returning = tuple(sailing_stacks(g, faction))
        g.started = True
    if not g.returning:
        g.started = False
        g.step = WINTER_COMMANDERS
        return
    space = g.returning[0]
    g.returning = g.returning[1:]
    group = movers(g, faction, space)
    g.winter = Winter(faction, space)
    g.winter.group = group
    yield from leave_garrison(g)
    if count_units(g, g.winter.group):
        goal = g.board.sail
        ports = winter_ports(g, faction)
        if ports and _only_fleets(g, g.winter.group):
            goal = ports[0]  # wherever they go, their pool is next
        elif ports:
            choice: Choice = yield Ask(faction, PORT, {"space": space})
            goal = choice[1]
        shift(g, faction, g.winter.group, goal)
        number = count_units(g, g.winter.group)
        if goal == g.board.sail:
            record(g, "winter_at_sea", faction, number, space)
        else:
            record(g, "winter_sail", faction, number, space, goal)
        after_leaving(g, space)
    g.winter = None
