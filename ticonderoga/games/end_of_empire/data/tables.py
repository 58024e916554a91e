"""The charts beside the map: turns, fleets, recruits, loyalty, collapse, politics."""

from __future__ import annotations

from ticonderoga.engine.drawing import Confidence
from ticonderoga.games.end_of_empire.data.combat import AmbushTable, LinearTable
from ticonderoga.games.end_of_empire.data.kinds import (
    FULL_COLLAPSE,
    NEAR_COLLAPSE,
    NORMAL,
    SEASON_MONTHS,
    SEASONS,
    SPRING,
    WINTER_1,
    Numbers,
)


class Calendar:
    """The Turn Record Chart of a war; lists are by turn, from 1, and 0 is no turn."""

    __slots__ = ("confidence", "season", "turns", "winter", "year")

    def __init__(self) -> None:
        self.turns: int = 0
        self.season: list[int] = [-1]
        self.winter: list[bool] = [False]
        self.year: list[int] = [0]
        self.confidence: Confidence = "reconstructed"

    def fill(self, turns: int, season: int, year: int) -> None:
        """So many turns from a season on; a year begins with the February turn."""
        self.turns = turns
        for turn in range(turns):
            now = (season + turn) % SEASONS
            if turn and now == SEASONS - 1:
                year += 1
            self.season.append(now)
            self.winter.append(now >= WINTER_1)
            self.year.append(year)

    def next_spring(self, turn: int) -> int:
        """The first spring turn after a turn, also if it lies beyond the end."""
        away = (SPRING - self.season[turn]) % SEASONS
        return turn + (away or SEASONS)

    def title(self, turn: int) -> str:
        return f"{SEASON_MONTHS[self.season[turn]]} {self.year[turn]}"


class Loyalty:
    """13.2 The Iroquois Loyalty Chart. Lists of tribes are by place in `tribes`."""

    __slots__ = (
        "bonus", "empty", "hexes", "most", "needs_all", "needs_one", "placed", "points", "recruits",
        "tribes", "withdraws",
    )  # fmt: skip

    def __init__(self) -> None:
        self.most: int = 0
        """Higher totals count as this."""
        self.hexes: list[int] = []
        self.points: list[list[int]] = []
        """By war and place in `hexes`: what British control of it is worth."""
        self.empty: list[bool] = []
        """By place in `hexes`: British even if nobody is there."""
        self.bonus: list[int] = []
        """By war: points that the British have anyway."""
        self.tribes: list[int] = []
        """The pieces."""
        self.withdraws: list[list[list[bool]]] = []
        """By side, tribe and total: whether units of the side must go."""
        self.recruits: list[list[list[int]]] = []
        """By side, tribe and total: the roll, or less, that wins it; 0 for never."""
        self.needs_all: list[Numbers] = []
        self.needs_one: list[Numbers] = []
        """Hexes of which the recruiting side must control all, and at least one."""
        self.placed: list[int] = []
        """The hex in which a tribe appears."""


class Tables:
    """All charts and tables."""

    __slots__ = (
        "agent_hexes", "agent_ids", "agent_roll", "agent_side", "agent_tribes", "ambush",
        "ambush_captured", "ambush_killed", "availability", "availability_sure", "boston",
        "boston_before", "boxed_initiative", "british_recruits", "calendar", "collapse_french",
        "collapse_full", "collapse_near", "collapse_spanish", "confidence", "default_initiative",
        "dice_most", "dice_roll", "dice_spanish_after", "elmore_back", "elmore_steps",
        "elmore_turn", "fleet_turn", "fort", "french_recruits", "french_scheduled", "french_steps",
        "german_recruits", "leader_hit", "leader_killed", "leader_wounded", "linear", "linear_wide",
        "loyalty", "ludwig_roll", "militia_off", "momentum", "near_misses", "new_france_from",
        "new_france_hexes", "new_france_ports", "new_france_roll", "no_artillery", "no_scouts",
        "north_steps", "nova_scotia_entry", "plus_initiative", "port_divisor", "port_occupied",
        "port_raided", "screening", "spanish_after", "spanish_first", "steuben_attack",
        "steuben_defence", "tribe_agent", "tribe_hex", "tribe_roll", "tribe_side", "vermont_turn",
        "watauga_range", "west_indies_after", "west_indies_regiments", "west_indies_steps",
        "winter_initiative",
    )  # fmt: skip

    def __init__(self) -> None:
        self.confidence: dict[str, Confidence] = {}
        """How sure each table is, by its name in the file."""
        # 11 combat
        self.linear: LinearTable = LinearTable()
        self.linear_wide: LinearTable = LinearTable()
        """With columns for 2:3 and 3:2, an optional rule."""
        self.ambush: AmbushTable = AmbushTable()
        self.fort: int = 0
        """11.8 All modifiers are as they are added to the die: below 0 they help the defender."""
        self.no_artillery: int = 0
        """Taken off the attacker's die, added for the defender's lack."""
        self.boston: int = 0
        self.boston_before: int = 0
        self.steuben_attack: list[int] = []
        self.steuben_defence: list[int] = []
        """11.8 By turn of ARW."""
        # 8 command
        self.default_initiative: int = 0
        self.plus_initiative: int = 0
        self.boxed_initiative: int = 0
        self.momentum: int = 0
        self.winter_initiative: int = 0
        self.no_scouts: int = 0
        self.screening: int = 0
        """8.7, 8.8 These are added to the rating."""
        self.near_misses: list[int] = []
        """Optional: per cent of the movement points for a roll below, equal, 1, 2, 3 above."""
        # 11.3, 11.5 leaders; a roll up to the number
        self.ambush_killed: int = 0
        self.ambush_captured: int = 0
        self.leader_hit: int = 0
        self.leader_killed: int = 0
        self.leader_wounded: int = 0
        """Above this he is a prisoner."""
        # turns and fleets
        self.calendar: list[Calendar] = []
        """By war."""
        self.availability: list[list[list[list[int]]]] = []
        """14.1 By war, whether the nation that decides has entered (0 or 1), nation (BRITAIN,
        FRANCE, SPAIN) and turn: the roll, or less, that brings the fleet; -1 for no fleet. Spain
        looks to Spanish entry, the others to French entry; it makes a difference in ARW only."""
        self.availability_sure: list[Confidence] = []
        """One mark for every number of the chart."""
        # 13 Indians
        self.agent_roll: int = 0
        self.tribe_roll: int = 0
        self.agent_ids: list[str] = []
        self.agent_side: list[int] = []
        self.agent_hexes: list[Numbers] = []
        self.agent_tribes: list[Numbers] = []
        self.tribe_side: dict[int, int] = {}
        """13.1 By piece: the side that may recruit it in ARW."""
        self.tribe_agent: dict[int, int] = {}
        """By piece: the agent it needs, -1 for none."""
        self.tribe_hex: dict[int, int] = {}
        """By piece: a hex that its side must control, -1 for none."""
        self.loyalty: Loyalty = Loyalty()
        # 15.7 collapse
        self.collapse_near: dict[int, int] = {}
        self.collapse_full: dict[int, int] = {}
        """By turn."""
        self.port_occupied: int = 0
        self.port_raided: int = 0
        self.port_divisor: int = 1
        self.collapse_french: int = 0
        self.collapse_spanish: int = 0
        # 7.5, 7.6, 12.4, 15 politics
        self.french_steps: int = 0
        self.north_steps: int = 0
        self.west_indies_after: int = 0
        self.west_indies_regiments: int = 0
        self.west_indies_steps: int = 0
        self.spanish_after: int = 0
        self.spanish_first: int = 0
        self.new_france_from: int = 0
        self.new_france_roll: int = 0
        self.new_france_ports: int = 0
        self.new_france_hexes: Numbers = ()
        self.vermont_turn: int = 0
        self.fleet_turn: int = 0
        """14.6 Before it the British evacuate Boston as if they had a fleet."""
        self.elmore_turn: int = 0
        self.elmore_back: int = 0
        self.elmore_steps: int = 0
        self.watauga_range: int = 0
        self.ludwig_roll: int = 0
        self.dice_roll: int = 0
        self.dice_most: int = 0
        self.dice_spanish_after: int = 0
        """Optional entry of France and Spain by dice."""
        self.militia_off: dict[int, Numbers] = {}
        """12.5 By area: the enemy who controls all of these hexes keeps its militia at home."""
        # 7.8, 7.9 replacements
        self.french_scheduled: dict[int, int] = {}
        """FIW: steps by turn."""
        self.french_recruits: list[tuple[int, int]] = []
        """FIW, KGW: a hex and the group that is recruited there."""
        self.british_recruits: list[tuple[int, int, int]] = []
        """ARW: a hex, the steps for striped units, and those for provincial regulars."""
        self.german_recruits: list[tuple[int, int]] = []
        """ARW: a nation and its steps."""
        self.nova_scotia_entry: Numbers = ()
        """2.8 Where units with the code NS set up."""

    def disruption(self, occupied: int, raided: int) -> int:
        """15.7 The British modifier for ports, rounded to the nearest whole number."""
        points = self.port_occupied * occupied + self.port_raided * raided
        return (2 * points + self.port_divisor) // (2 * self.port_divisor)

    def economy(self, turn: int, total: int) -> int:
        """15.7 What a modified roll on a December turn makes of the economy: NORMAL,
        NEAR_COLLAPSE or FULL_COLLAPSE; -1 on a turn without a check."""
        if turn not in self.collapse_full:
            return -1
        if total >= self.collapse_full[turn]:
            return FULL_COLLAPSE
        return NEAR_COLLAPSE if total >= self.collapse_near[turn] else NORMAL
