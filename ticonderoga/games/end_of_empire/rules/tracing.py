"""6.1 to 6.3, 6.6 Lines of supply: which hexes they pass, where they end, what cuts them.

A line leaves a civilized hex over up to two civilized hexes, or begins on water or a road at
once; then it runs along water and roads. North American supply ends in a supply hex, overseas
supply in a port or where ships come up a river. Openness of a hex is what E21 and ruling 46 say:
any enemy cuts a line by land and on plain rivers, on lakes and navigable rivers only guns cut
overseas supply.

A tracer is for one side and one position. It remembers what it has found, so that all units of
a winter turn are a matter of milliseconds.
"""

from __future__ import annotations

from typing import Final

from ticonderoga.games.end_of_empire.data.kinds import (
    ALL_SEA,
    ALLIED,
    BRITISH,
    ENTRY_OF_FRANCE,
    FERRY,
    FRANCE,
    FULL_COLLAPSE,
    LAKESIDE,
    NAVIGABLE,
    NOTHING,
    SEAS,
    SOUTH_ATLANTIC,
    SPAIN,
    UNFRIENDLY,
)
from ticonderoga.games.end_of_empire.position import Position
from ticonderoga.games.end_of_empire.rules.control import controller, controls, line_holder
from ticonderoga.games.end_of_empire.rules.ports import has_troops
from ticonderoga.games.end_of_empire.terms import FROM_COAST, OVER_LAND

BY_SHIP: Final = NAVIGABLE | LAKESIDE
"""Links along which only guns stop overseas supply (ruling 46)."""
LEG: Final = 2
"""6.2 How many civilized hexes lead to water or a road."""


class Tracer:
    """Searches lines of one side to one kind of source.

    A state is a hex and how the line came into it: 2 × hex over land, along a plain river or a
    road, 2 × hex + 1 by ship. North American supply knows no ships."""

    __slots__ = (
        "answers", "away", "blockaded", "british", "by_leg", "cut", "enemy", "g", "kind", "known",
        "lack", "parent", "plain", "ship", "side", "spared",
    )  # fmt: skip

    def __init__(self, g: Position, side: int, kind: int) -> None:
        self.g: Position = g
        self.side: int = side
        self.enemy: int = 1 - side
        self.kind: int = kind
        self.british: bool = side == BRITISH
        self.blockaded: int = 0
        """6.3 The sea areas with an enemy fleet, as bits."""
        self.spared: int = 0
        """6.3 Those of them with a Spanish fleet only that leave the British in the north alone."""
        self.plain: dict[int, bool] = {}
        self.ship: dict[int, bool] = {}
        """What is known of hexes: open by land, open by ship."""
        self.known: dict[int, bool] = {}
        """By state: whether a line goes on from it to a source."""
        self.answers: dict[int, bool] = {}
        """By 2 × hex + held: whether a line leads from it."""
        self.parent: dict[int, int] = {}
        """By state: the state before it in the last search; -1 if the unit's hex is before it."""
        self.by_leg: dict[int, bool] = {}
        """The states of the last search that the leg led to."""
        self.away: list[int] = []
        """The states of the last search in their order."""
        self.cut: int = NOTHING
        """The first hex in which an enemy stopped the last search; -1 for none."""
        self.lack: int = NOTHING
        """The first hex that lacked a garrison (6.6)."""
        if kind != OVER_LAND:
            self._look_at_seas()

    def _look_at_seas(self) -> None:
        g = self.g
        for area in range(SEAS):
            fleets = g.stacks[self.enemy].get(g.sea_place(area), ())
            if not fleets:
                continue
            self.blockaded |= 1 << area
            if area == SOUTH_ATLANTIC:
                if all(g.pieces.nation[fleet] == SPAIN for fleet in fleets):
                    self.spared |= 1 << area

    # ------------------------------------------------------------------ hexes

    def guns(self, hex: int) -> bool:
        """6.3 Enemy artillery is in the hex or in its town or outpost."""
        g = self.g
        for space in g.board.spaces_of[hex]:
            for piece in g.at(self.enemy, space):
                if g.pieces.artillery[piece]:
                    return True
        return False

    def guns_below(self, hex: int) -> int:
        """6.3 The first hex with enemy artillery on the navigable river between a hex and the
        coast; -1 for none."""
        for other in self.g.board.reach[hex]:
            if self.guns(other):
                return other
        return NOTHING

    def by_land(self, hex: int) -> bool:
        """6.6, E21 A line by land, road or plain river passes the hex."""
        found = self.plain.get(hex)
        if found is None:
            found = self._by_land(hex)
            self.plain[hex] = found
        return found

    def _by_land(self, hex: int) -> bool:
        g = self.g
        if line_holder(g, hex) == self.enemy:
            return False
        if g.board.attitude[g.war][self.side][hex] != UNFRIENDLY or self._garrisons(hex):
            return True
        return (
            self.british and bool(g.board.ways[hex] & BY_SHIP) and self.guns_below(hex) == NOTHING
        )

    def _garrisons(self, hex: int) -> bool:
        """6.6, ruling 36 A unit of the side is in the hex or its town or outpost; no Indians of the
        British."""
        for space in self.g.board.spaces_of[hex]:
            if self.british and has_troops(self.g, self.g.at(BRITISH, space)):
                return True
            if not self.british and self.g.has_units(self.side, space):
                return True
        return False

    def by_ship(self, hex: int) -> bool:
        """6.3, 6.6, ruling 46: an overseas line passes a lake or navigable hex."""
        found = self.ship.get(hex)
        if found is None:
            found = self._by_ship(hex)
            self.ship[hex] = found
        return found

    def _by_ship(self, hex: int) -> bool:
        g = self.g
        if line_holder(g, hex) == self.side:
            return True
        if self.guns(hex):
            return False
        if g.board.attitude[g.war][self.side][hex] != UNFRIENDLY:
            return True
        return self.british and self.guns_below(hex) == NOTHING

    def passes(self, hex: int, came: int, goes: int) -> bool:
        """Ruling 46: whether a line that comes by ship or not goes on from a hex by ship or not."""
        if came != goes:
            return self.by_ship(hex) if _runs_on(self.g, hex) else self.by_land(hex)
        return self.by_ship(hex) if came else self.by_land(hex)

    # ------------------------------------------------------------------ where lines end

    def is_source(self, hex: int) -> bool:
        """6.2 A friendly supply hex that the enemy does not hold (ruling 48)."""
        g = self.g
        if g.turn >= g.board.supply_end[g.war][self.side][hex]:
            return False
        return controller(g, hex) != self.enemy

    def ends(self, hex: int, came: int) -> bool:
        """A line that has come into a hex ends there."""
        if self.kind == OVER_LAND:
            return self.by_land(hex) and self.is_source(hex)
        g = self.g
        board = g.board
        if not board.port_seas[hex] or self.is_shut(hex):
            return False
        if self.by_ship(hex) if came else self.by_land(hex):
            if board.port[hex] and controls(g, self.side, hex):
                return True
            if self.kind == FROM_COAST and not board.port[hex]:
                return True
        if not board.ways[hex] & NAVIGABLE:
            return False
        return self.by_ship(hex) if came or _runs_on(g, hex) else self.by_land(hex)

    def ends_at_home(self, hex: int) -> bool:
        """6.2, 6.3, ruling 50: the hex of the unit itself is a source."""
        if self.kind == OVER_LAND:
            return self.is_source(hex)
        g = self.g
        board = g.board
        if not board.port_seas[hex] or self.is_shut(hex):
            return False
        if controls(g, self.side, hex):
            return True
        return bool(board.ways[hex] & NAVIGABLE or (board.coast[hex] and not board.port[hex]))

    def is_shut(self, hex: int) -> bool:
        """6.3, 6.6, ruling 51: no ships come to a hex on the coast or a navigable river: an enemy
        fleet is in its sea area, or guns stop them on the river, or, if they are not British, the
        banks of an unfriendly one have no garrisons (ruling B-44)."""
        board = self.g.board
        areas = board.port_seas[hex] & self.blockaded
        if board.column[board.mouth[hex]] > board.spanish_blockade:
            areas &= ~self.spared
        stop = board.mouth[hex] if areas else NOTHING
        if stop == NOTHING and not board.coast[hex]:
            stop = hex if self.guns(hex) else self.guns_below(hex)
        if stop != NOTHING:
            if self.cut == NOTHING:
                self.cut = stop
            return True
        return not self.british and self._lacks_garrison(hex)

    def _lacks_garrison(self, hex: int) -> bool:
        """6.6 An unfriendly hex down a navigable river is without a garrison."""
        g = self.g
        for other in g.board.reach[hex]:
            if g.board.attitude[g.war][self.side][other] == UNFRIENDLY:
                if line_holder(g, other) != self.side:
                    if self.lack == NOTHING:
                        self.lack = other
                    return True
        return False

    # ------------------------------------------------------------------ the search

    def reaches(self, hex: int, held: bool = False) -> bool:
        """Whether a line leads from a unit in a hex to a source. `held`: the unit will stand in
        the hex, whoever comes there now (12.2)."""
        key = 2 * hex + held
        found = self.answers.get(key)
        if found is None:
            found = self._joins(hex, held) or self.search(hex, held) != NOTHING
            self.answers[key] = found
        return found

    def _joins(self, hex: int, held: bool) -> bool:
        """The first steps of a line from a unit lead to where another is known to go on."""
        known = self.known
        if not known:
            return False
        board = self.g.board
        open_land = held or line_holder(self.g, hex) != self.enemy
        sides = board.line_sides[hex]
        for place, other in enumerate(board.lines[hex]):
            ship = self._is_ship(sides[place])
            if known.get(2 * other + ship) and (self.by_ship(hex) if ship else open_land):
                return True
        if open_land and board.civilized[hex]:
            sides = board.sides[hex]
            for place, other in enumerate(board.near[hex]):
                if known.get(2 * other) and board.civilized[other] and not sides[place] & ALL_SEA:
                    return True
        return False

    def search(self, hex: int, held: bool = False) -> int:
        """The last state of a line from a unit in a hex; -1 if there is none. A state that is
        known to lead to a source counts as the last one."""
        self.parent = {}
        self.by_leg = {}
        self.away = []
        self.cut = NOTHING
        self.lack = NOTHING
        if self.ends_at_home(hex):
            self.parent[2 * hex] = NOTHING
            return 2 * hex
        last = self._leave(hex, held)
        at = 0
        while last == NOTHING and at < len(self.away):
            last = self._go_on(self.away[at])
            at += 1
        if last == NOTHING:
            for state in self.away:
                self.known[state] = False
            return NOTHING
        state = last
        while state != NOTHING:
            self.known[state] = True
            # a leg is of use to those near it only, so what was before it is not known
            state = NOTHING if state in self.by_leg else self.parent[state]
        return last

    def _leave(self, hex: int, held: bool) -> int:
        """The first steps from the hex of the unit: along water and roads, and the leg."""
        board = self.g.board
        open_land = held or line_holder(self.g, hex) != self.enemy
        if not open_land and self.cut == NOTHING:
            self.cut = hex
        sides = board.line_sides[hex]
        for place, other in enumerate(board.lines[hex]):
            ship = self._is_ship(sides[place])
            if self.by_ship(hex) if ship else open_land:
                last = self._come(2 * other + ship, NOTHING)
                if last != NOTHING:
                    return last
        if board.civilized[hex] and open_land:
            return self._take_leg(hex)
        return NOTHING

    def _is_ship(self, link: int) -> int:
        return 1 if self.kind != OVER_LAND and link & BY_SHIP else 0

    def _take_leg(self, hex: int) -> int:
        """6.2, rulings 17 and 50: up to two civilized hexes, to water, a road or a source."""
        board = self.g.board
        seen = [hex]
        edge = [hex]
        for _ in range(LEG):
            further: list[int] = []
            for here in edge:
                before = NOTHING if here == hex else 2 * here
                for place, other in enumerate(board.near[here]):
                    if other in seen or not board.civilized[other]:
                        continue
                    side = board.sides[here][place]
                    if side & ALL_SEA and not self._is_ferried(here, other, side):
                        continue
                    seen.append(other)
                    last = self._come_by_leg(2 * other, before)
                    if last != NOTHING:
                        return last
                    if self.by_land(other):
                        further.append(other)
            edge = further
        return NOTHING

    def _come_by_leg(self, state: int, before: int) -> int:
        if state not in self.parent:
            self.by_leg[state] = True
        return self._come(state, before)

    def _is_ferried(self, a: int, b: int, side: int) -> bool:
        """6.2 Supply crosses the sea between two hexes: by the ferry on the map if no enemy is at
        either end of it (9.11, ruling B-45), elsewhere if a Marine unit is in one of them."""
        g = self.g
        if side & FERRY:
            return not (g.units_in_hex(self.enemy, a) or g.units_in_hex(self.enemy, b))
        for hex in (a, b):
            for space in g.board.spaces_of[hex]:
                for piece in g.at(self.side, space):
                    if g.pieces.marine[piece]:
                        return True
        return False

    def _come(self, state: int, before: int) -> int:
        """A line comes into a state: the state if it ends there or is known to go on, else -1."""
        if state in self.parent:
            return NOTHING
        known = self.known.get(state)
        if known is False:
            return NOTHING
        self.parent[state] = before
        if known or self.ends(state >> 1, state & 1):
            return state
        if not self.by_land(state >> 1):
            self._note_stop(state >> 1)
        self.away.append(state)
        return NOTHING

    def _note_stop(self, hex: int) -> None:
        """A line by land does not pass a hex: an enemy is there, or nobody is."""
        if line_holder(self.g, hex) == self.enemy:
            if self.cut == NOTHING:
                self.cut = hex
        elif self.lack == NOTHING:
            self.lack = hex

    def _go_on(self, state: int) -> int:
        """The steps along water and roads from a state."""
        board = self.g.board
        hex, came = state >> 1, state & 1
        sides = board.line_sides[hex]
        for place, other in enumerate(board.lines[hex]):
            goes = self._is_ship(sides[place])
            if self.passes(hex, came, goes):
                last = self._come(2 * other + goes, state)
                if last != NOTHING:
                    return last
        return NOTHING

    def path(self, hex: int, last: int) -> tuple[int, ...]:
        """The hexes of a line from that of the unit to the source, by its last state."""
        found: list[int] = []
        state = last
        while state != NOTHING:
            found.append(state >> 1)
            state = self.parent[state]
        if found[-1] != hex:
            found.append(hex)
        return tuple(found[::-1])


def _runs_on(g: Position, hex: int) -> bool:
    """Ruling 46: a navigable river runs through the hex, and does not begin in it."""
    board = g.board
    ways = 1 if board.coast[hex] else 0
    for side in board.line_sides[hex]:
        if side & NAVIGABLE:
            ways += 1
    return ways > 1


# ---------------------------------------------------------------------- who may trace at all


def may_trace_over_land(g: Position, side: int) -> bool:
    """6.2, 15.7 Under full collapse the American player has no North American supply."""
    return not (side == ALLIED and g.economy == FULL_COLLAPSE)


def may_trace_overseas(g: Position, side: int, american: bool, with_french: bool) -> bool:
    """6.3, 15.7 Whether units may have overseas supply: the British while they control Halifax;
    Americans after French entry, under full collapse only beside French units."""
    if side == BRITISH:
        return g.scenario.halifax_held or controls(g, BRITISH, g.board.halifax)
    if not american:
        return True
    if not g.entered_war[ENTRY_OF_FRANCE]:
        return False
    return g.economy != FULL_COLLAPSE or with_french


def has_french(g: Position, side: int, space: int) -> bool:
    """15.7 A French combat unit is in the stack."""
    for piece in g.units_at(side, space):
        if g.pieces.nation[piece] == FRANCE:
            return True
    return False
