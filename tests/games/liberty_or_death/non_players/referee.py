"""A referee for the Patriot and the French chart.

He counts pieces himself, in the plainest way, and reads the sheets from top to bottom: which
Command a turn must choose, which step a Rally must take next, which Special Activity follows.
Where the sheet leaves a choice he has a set; a roll he takes from what the non-player said.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from ticonderoga.games.liberty_or_death.data.pieces import (
    BRITISH,
    CONTINENTAL,
    FRENCH,
    FRENCH_REGULAR,
    INDIANS,
    LAUZUN,
    MILITIA,
    PATRIOT_FORT,
    PATRIOTS,
    ROCHAMBEAU,
)
from ticonderoga.games.liberty_or_death.data.spaces import CITIES, EVERYWHERE, MAP, WEST_INDIES
from ticonderoga.games.liberty_or_death.order import (
    AGENT_MOBILIZATION,
    BATTLE,
    HORTALEZ,
    MUSTER,
    NAVAL_PRESSURE,
    PARTISANS,
    PERSUASION,
    PREPARER_LA_GUERRE,
    RABBLE_ROUSING,
    RALLY,
    SKIRMISH,
    Order,
)
from ticonderoga.games.liberty_or_death.position import Position

Said = dict[str, tuple[Any, ...]]
"""What a non-player said when it chose, by the kind of reason."""


def best(spaces: Iterable[int], *keys: Callable[[int], int]) -> set[int]:
    """Those that rank highest by the first key, of these by the second, and so on."""
    found = list(spaces)
    for key in keys:
        high = max([key(space) for space in found], default=0)
        found = [space for space in found if key(space) == high]
    return set(found)


# ---------------------------------------------------------------------- counting


def patriot_units(g: Position, space: int) -> int:
    return g.continentals[space] + g.militia[space] + g.active_militia[space]


def british_pieces(g: Position, space: int) -> int:
    return g.regulars[space] + g.tories[space] + g.british_forts[space]


def war_parties(g: Position, space: int) -> int:
    return g.war_parties[space] + g.active_war_parties[space]


def control(g: Position, space: int, more: int = 0) -> int:
    """1.7 Who would Control a space with so many Rebellion pieces more."""
    rebels = patriot_units(g, space) + g.french[space] + g.patriot_forts[space] + more
    british = british_pieces(g, space)
    royalists = british + war_parties(g, space) + g.villages[space]
    if rebels > royalists:
        return 1
    return 0 if royalists > rebels and british else -1


def leads(g: Position, faction: int, space: int) -> int:
    return int(g.leaders[g.leader_of[faction]] == space)


def cubes_and_leaders(g: Position, space: int) -> int:
    """P6, F13 0 where the Rebellion has no cubes."""
    cubes = g.continentals[space] + g.french[space]
    return cubes + leads(g, PATRIOTS, space) + leads(g, FRENCH, space) if cubes else 0


# ---------------------------------------------------------------------- Battle (3.6, A66, A67)


def strengths(g: Position, faction: int, space: int, joined: bool) -> tuple[int, int]:
    """Force and modifiers of an attack by the Rebellion, and of the defence."""
    patriots, french = faction == PATRIOTS or joined, faction == FRENCH or joined
    hidden, shown = g.militia[space], 0
    if patriots and hidden > 1:
        shown = hidden - 1
        shown -= (g.active_militia[space] + shown) % 2
        shown = max(0, shown)
    continentals, regulars = g.continentals[space], g.french[space]
    militia = (g.active_militia[space] + shown) // 2
    if faction == PATRIOTS:
        own = continentals + militia + (min(regulars, continentals) if joined else 0)
    else:
        own = regulars + (min(continentals, regulars) + militia if joined else 0)
    own += int(french and regulars > 0 and regulars >= (continentals if patriots else 0))
    own += int(patriots and hidden > shown)
    own += int(
        bool((patriots and leads(g, PATRIOTS, space)) or (french and leads(g, FRENCH, space)))
    )
    own += int(french and g.leaders[LAUZUN] == space)
    own -= g.british_forts[space]
    if g.board.is_reserve[space] and war_parties(g, space) + g.villages[space]:
        own -= 1
    out = max(0, g.war_parties[space] - 1) if g.villages[space] else 0
    theirs = british_pieces(g, space) + (g.active_war_parties[space] + out) // 2
    theirs += int(g.regulars[space] > 0 and g.regulars[space] >= g.tories[space])
    theirs += int(g.war_parties[space] > out)
    theirs += int(bool(leads(g, BRITISH, space) or leads(g, INDIANS, space)))
    theirs += g.british_forts[space]
    if british_pieces(g, space):
        theirs -= int(space in CITIES and g.blockades[space] > 0)
        theirs -= int(space == WEST_INDIES and g.squadrons > 0)
    return own, theirs


def battlefields(g: Position, faction: int) -> set[int]:
    """P4, F16 Where the Rebellion is superior."""
    found = set()
    for space in EVERYWHERE:
        british = british_pieces(g, space)
        if faction == PATRIOTS:
            own = patriot_units(g, space) + g.patriot_forts[space]
            enemies = british + war_parties(g, space) + g.villages[space]
            rich = g.leader_of[FRENCH] == ROCHAMBEAU or g.resources[FRENCH] > 0
            joined = g.french[space] > 0 and rich
        else:
            own, enemies = g.french[space], british
            joined = g.continentals[space] > 0 and g.resources[PATRIOTS] > 0
        if own and enemies and not (faction == PATRIOTS and space == WEST_INDIES):
            attack, defence = strengths(g, faction, space, joined)
            if attack > defence:
                found.add(space)
    return found


# ---------------------------------------------------------------------- the Patriots


class RallyReferee:
    """P7 One Rally, bullet by bullet; a bullet that is over does not come back."""

    def __init__(self) -> None:
        self.bullet = 1

    def next_step(self, g: Position, order: Order) -> tuple[int, str, set[int]]:
        """The bullet, what it does, and in which spaces it may be done."""
        free = [
            space for space in MAP
            if g.level[space] != 2
            and not order.spaces >> space & 1
            and order.only >> space & 1
            and order.spaces.bit_count() < min(4, order.max_spaces)
            and (order.free or g.resources[PATRIOTS] > 0)
        ]  # fmt: skip
        open_ones = [s for s in free if not g.board.is_reserve[s] and g.available[MILITIA]]

        def city(space: int) -> int:
            return int(g.board.is_city[space])

        def people(space: int) -> int:
            return g.population[space]

        def militia(space: int) -> int:
            return g.militia[space] + g.active_militia[space]

        def changes(space: int) -> bool:
            forts = g.patriot_forts[space]
            number = min(g.available[MILITIA], forts + g.population[space] if forts else 1)
            return control(g, space, number) != g.control[space]

        def may_come(space: int) -> bool:
            near = g.board.adjacent[space]
            return g.active_militia[space] > 0 or any(
                g.active_militia[other] and control(g, other, -1) == g.control[other]
                for other in near
            )

        builders = [
            s for s in free
            if patriot_units(g, s) > 3
            and g.british_forts[s] + g.patriot_forts[s] + g.villages[s] < 2
            and g.available[PATRIOT_FORT]
        ]  # fmt: skip
        forts = [s for s in open_ones if g.patriot_forts[s]]
        bare = {s for s in forts if g.rebels[s] == g.patriot_forts[s]}
        chosen = [s for s in MAP if order.spaces >> s & 1 and g.patriot_forts[s]]
        raising = best(chosen, militia) if g.available[CONTINENTAL] else set()
        crowds = [s for s in open_ones if not g.patriot_forts[s] and patriot_units(g, s)]
        turning = [s for s in open_ones if changes(s)]
        quiet = [s for s in open_ones if g.level[s] != -2]
        steps: tuple[tuple[int, str, set[int]], ...] = (
            (1, "fort", best(builders, city, people)),
            (2, "militia", bare),
            (3, "militia", best(forts, militia) if g.available[CONTINENTAL] else set()),
            (4, "continentals", {s for s in raising if g.active_militia[s] or g.militia[s] > 1}),
            (5, "militia", best(crowds, lambda s: patriot_units(g, s))),
            (6, "militia", best(turning or quiet, city, people)),
            (7, "draw_in", {s for s in free if g.patriot_forts[s] and may_come(s)}),
        )
        for number, verb, spaces in steps:
            if number == 5 and not g.available[PATRIOT_FORT]:
                continue
            if number >= self.bullet and spaces:
                return number, verb, spaces
        return 8, "done", set()

    def taken(self, number: int) -> None:
        """A bullet was carried out in one space; only some may be repeated."""
        self.bullet = number if number in (1, 2, 6) else number + 1


def rousable(g: Position, order: Order) -> set[int]:
    """P10, P11 Where Rabble-Rousing must shift next."""
    if not order.free and not g.resources[PATRIOTS]:
        return set()
    found = [
        s for s in MAP
        if g.population[s] and g.level[s] != -2 and not order.spaces >> s & 1
        and (
            g.militia[s]
            or (g.control[s] == 1 and patriot_units(g, s) + g.patriot_forts[s])
        )
    ]  # fmt: skip
    return best(found, lambda s: int(g.level[s] == 2), lambda s: g.population[s])


def patriot_command(g: Position, said: Said) -> int | None:
    """P6 to P11 The Command; -1 for March or what comes after it, None for a Pass."""
    step = RallyReferee().next_step(g, Order(PATRIOTS, RALLY))
    rouse = rousable(g, Order(PATRIOTS))
    second = RALLY if step[1] != "done" else RABBLE_ROUSING if rouse else None
    for space in MAP:
        active = british_pieces(g, space) + g.active_war_parties[space] + g.villages[space]
        if active + g.war_parties[space] and cubes_and_leaders(g, space) > active:
            return BATTLE if battlefields(g, PATRIOTS) else second
    if step[0] == 1:
        return RALLY
    if "np_p_rally_roll" in said:
        assert said["np_p_rally_roll"][1] > sum(g.militia[:WEST_INDIES])
        return second
    assert said["np_p_no_rally_roll"][1] <= sum(g.militia[:WEST_INDIES])
    return RABBLE_ROUSING if rouse else -1


def may_persuade(g: Position) -> bool:
    return any(
        g.militia[s] and g.control[s] == 1 and not g.board.is_reserve[s] for s in MAP
    )  # fmt: skip


def patriot_special(g: Position, order: Order) -> int:
    """P8, P12, P13 The Special Activity after a Command; -1 for none."""
    if not g.resources[PATRIOTS] and may_persuade(g):
        return PERSUASION
    fought = order.spaces if order.command == BATTLE else 0
    elsewhere = [s for s in MAP if not fought >> s & 1]
    for s in elsewhere:
        units = g.regulars[s] + g.tories[s] + war_parties(g, s)
        village = g.villages[s] and g.militia[s] > 1 and not war_parties(g, s)
        if g.militia[s] and (units or village):
            return PARTISANS
    if any(g.continentals[s] and british_pieces(g, s) for s in elsewhere):
        return SKIRMISH
    return PERSUASION if may_persuade(g) else -1


# ---------------------------------------------------------------------- the French


def muster_places(g: Position) -> set[int]:
    """F10 Where Regulars must land; none if the French cannot pay or have none."""
    stock = g.available[FRENCH_REGULAR]
    if not stock or g.resources[FRENCH] < 2:
        return set()
    if stock < 4 and g.control[WEST_INDIES] != 1:
        return {WEST_INDIES}
    found = [s for s in MAP if g.control[s] == 1 and not g.board.is_reserve[s]]
    return best(found, lambda s: int(g.continentals[s] > 0))


def french_command(g: Position, said: Said) -> int:
    """F5 to F16 The Command; -1 for March or what comes after it."""
    if not g.treaty:
        roll = said.get("np_f_patriots_poor") or said["np_f_patriots_rich"]
        raised = g.available[MILITIA] > 1 or g.available[CONTINENTAL]
        agents = raised and any(g.level[s] != 2 for s in g.board.agent_spaces)
        return HORTALEZ if roll[2] > g.resources[PATRIOTS] or not agents else AGENT_MOBILIZATION
    roll = said.get("np_f_muster_roll") or said["np_f_no_muster_roll"]
    if roll[1] < g.available[FRENCH_REGULAR]:
        return MUSTER if muster_places(g) else HORTALEZ
    for space in EVERYWHERE:
        british = british_pieces(g, space)
        if british and cubes_and_leaders(g, space) > british and battlefields(g, FRENCH):
            return BATTLE
    return -1


def french_special(g: Position, order: Order, said: Said) -> int:
    """F8, F12, F15, F17 The Special Activity after a Command other than Battle; -1 for none."""
    unavailable = g.squadrons_unavailable + g.unavailable[FRENCH_REGULAR]
    if not g.treaty:
        return PREPARER_LA_GUERRE if unavailable else -1
    mustered = order.spaces if order.command == MUSTER else 0
    if any(
        g.french[s] and british_pieces(g, s) and not mustered >> s & 1 for s in EVERYWHERE
    ):  # fmt: skip
        return SKIRMISH
    if not g.resources[FRENCH] or "np_f_prepares_roll" in said:
        return PREPARER_LA_GUERRE
    assert not unavailable or "np_f_no_prepares_roll" in said
    return NAVAL_PRESSURE if g.squadrons else -1
