"""The position of End of Empire: flat lists by piece, a sparse table of who is where.

Nothing in it is as large as the map: a copy costs a few microseconds.
"""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.dice import Dice
from ticonderoga.engine.words import LogEntry
from ticonderoga.games.end_of_empire.data.board import Board
from ticonderoga.games.end_of_empire.data.kinds import (
    BRITISH,
    FORTRESS,
    HEX,
    LEADER,
    NORMAL,
    SEAS,
)
from ticonderoga.games.end_of_empire.data.pack import Pack
from ticonderoga.games.end_of_empire.data.scenarios import ScenarioData
from ticonderoga.games.end_of_empire.data.units import Pieces
from ticonderoga.games.end_of_empire.edition import Edition
from ticonderoga.games.end_of_empire.underway import (
    Combat,
    Landing,
    Levy,
    Operation,
    Reaction,
    Retreat,
)

# Where a piece is, when in none of the places that stacks stand in: spaces of the board, sea areas
# (for fleets), aboard a fleet, the Havana box.
DEAD: Final = -1
"""2.13 The dead pile."""
TRACK: Final = -2
"""On the turn track: `due` tells for which turn."""
AVAILABLE: Final = -3
"""The Units Available box."""
WITHDRAWN: Final = -4
"""Out of play for good, or until a rule brings it back."""
CAPTURED: Final = -5
"""11.11 A leader held by the other side."""
ASIDE: Final = -6
"""Waits for a rule of its own (7.5), or for its turn as a substitute."""
ABSENT: Final = -7
"""The scenario does not use it."""
AWAY_IDS: Final = {
    DEAD: "dead", TRACK: "track", AVAILABLE: "available", WITHDRAWN: "withdrawn",
    CAPTURED: "captured", ASIDE: "aside", ABSENT: "absent",
}  # fmt: skip

# What happens once a turn, as bits of `used`.
USED_LUDWIG: Final = 1 << 3
"""7.5 The Prinz Ludwig regiment has looked for horses."""

# The cursor: which step comes next. rules/sequence.py has the table of them.
SET_UP_CHOICES: Final = 0
TURN_BEGINS: Final = 1
FLEETS: Final = 2
CAPTIVES: Final = 3
NEW_FRANCE: Final = 4
EXCHANGES: Final = 5
REINFORCEMENTS: Final = 6
SPECIAL_ENTRIES: Final = 7
INDIANS: Final = 8
REPLACEMENTS: Final = 9
DRAFTS: Final = 10
MILITIA: Final = 11
OPERATIONS_BEGIN: Final = 12
OPERATIONS: Final = 13
LAKES: Final = 14
FORTIFYING: Final = 15
ADJUSTMENT: Final = 16
REDEPLOYMENT: Final = 17
OPERATIONS_END: Final = 18
JUDGEMENT: Final = 19
WITHDRAWALS: Final = 20
ATTRITION: Final = 21
POLITICS: Final = 22
TURN_ENDS: Final = 23
OVER: Final = 24


def is_place(where: int) -> bool:
    """Where a piece is, is a place that stacks stand in, not a box."""
    return where >= 0


class Position:
    """Everything that outlives a checkpoint, and what is under way, which does not. `pack`,
    `board`, `units`, `scenario` and `edition` never change."""

    __slots__ = (
        "active", "agents", "barred_tribes", "begun_in_port", "board", "british_before", "checked",
        "combat", "dice", "done", "due", "economy", "edition", "entered_war", "ferried", "flags",
        "forts", "fresh", "havana", "landing", "levy", "log", "marine_raid", "marked_entry",
        "momentum", "moved_leaders", "must_land", "named", "nec", "new_agents", "new_france",
        "operation", "pack", "pieces", "queue", "raided", "reaction", "reason", "republic",
        "retreat", "sailed", "scenario", "seen_to", "spain_in_florida", "stacks", "started",
        "step", "steps", "stirred", "tried", "turn", "used", "where", "wi_due", "wi_made", "winner",
        "winter_fleets",
    )  # fmt: skip

    def __init__(
        self,
        pack: Pack,
        edition: Edition,
        scenario: ScenarioData,
        dice: Dice,
        like: Position | None = None,
    ) -> None:
        self.pack: Pack = pack
        self.board: Board = pack.board
        self.pieces: Pieces = pack.pieces
        self.havana: int = pack.board.size + SEAS + pack.pieces.count - pack.pieces.first_fleet
        """The place of the Havana box."""
        self.edition: Edition = edition
        self.scenario: ScenarioData = scenario
        self.dice: Dice = dice
        self.log: list[LogEntry] | None = None
        # what is under way: empty at checkpoints, so copies begin without it
        self.operation: Operation | None = None
        self.reaction: Reaction | None = None
        self.combat: Combat | None = None
        self.retreat: Retreat | None = None
        self.landing: Landing | None = None
        self.levy: Levy | None = None
        self.stirred: bool = True
        """Somebody may have come or gone since it was last looked at what follows from it
        (rules/at_once.py): in a copy it is looked at once more."""
        if like is None:
            count = pack.pieces.count
            # pieces
            self.where: list[int] = [ABSENT] * count
            self.steps: list[int] = [0] * count
            self.due: dict[int, int] = {}
            """The turn for which a piece lies on the turn track."""
            self.stacks: list[dict[int, tuple[int, ...]]] = [{}, {}]
            """By side: the pieces in each place that has any. Places are the spaces of the board,
            then the sea areas (fleets), aboard each fleet, and the Havana box."""
            self.winter_fleets: int = 0
            """14.3 Fleets that stay as markers over the winter, as bits by piece."""
            # markers
            self.forts: int = 0
            """Places under a Fort marker, as bits by space - board.hexes."""
            self.raided: int = 0
            """15.7 American ports with a Raid marker, as bits by their order in the board."""
            self.flags: int = 0
            """12.4, 12.5 Areas whose militia is inverted, as bits."""
            self.republic: bool = False
            """12.4 The Vermont Republic flag."""
            self.agents: list[int] = [-2] * len(pack.tables.agent_ids)
            """13.1 The hex of each Indian agent; -1 in the box, -2 not in the scenario."""
            self.new_agents: int = 0
            """13.1 Agents that came this turn and recruit from the next on, as bits."""
            self.barred_tribes: int = 0
            """13.3 Indians who cannot return before spring, as bits by piece."""
            # the turn
            self.turn: int = scenario.first_turn
            self.step: int = SET_UP_CHOICES
            self.active: int = BRITISH
            self.started: bool = False
            """The step under way has done what comes before its first question."""
            self.queue: tuple[int, ...] = ()
            """What the step under way has still to deal with: pieces, spaces or fleets."""
            self.seen_to: int = 0
            """What the step under way has dealt with, as bits by piece, or by the step's count."""
            self.used: int = 0
            """What happens once a turn and has happened, as bits (USED_…)."""
            # operations
            self.done: int = 0
            """8.5 Pieces that move no more in this Operations Phase, as bits."""
            self.checked: int = 0
            """8.9 Pieces that have been checked for initiative in this Operations Phase."""
            self.tried: int = 0
            """11.12 Places where a fort has been tried in this phase, as bits."""
            self.momentum: int = 0
            """8.3 Leaders whose rating is one better for the rest of their activation."""
            self.ferried: int = 0
            """9.11 Pieces that have used a ferry in this phase."""
            self.sailed: int = 0
            """9.1 Pieces that have moved by sea this turn."""
            self.fresh: int = 0
            """7.1 Boxed arrivals who have the initiative until their hex is cleared."""
            self.begun_in_port: int = 0
            """14.4 Pieces that began the turn in a port, as bits."""
            self.must_land: int = 0
            """7.2 Reinforcements put aboard a fleet this turn, as bits by piece."""
            self.moved_leaders: int = 0
            """8.6 Leaders who have moved with units in this phase, as bits."""
            self.named: tuple[int, ...] = ()
            """Ruling 52: leaders whom their owner has named the ranking one among equals."""
            self.british_before: tuple[int, ...] = ()
            """7.5 American civilized hexes that held British units on the turn before."""
            self.spain_in_florida: bool = False
            """14.5 Spanish infantry held a port of West Florida when the turn began."""
            # politics
            self.entered_war: list[int] = [0, 0]
            """15.2, 15.5 The turns on which France and Spain entered; 0 for not yet."""
            self.wi_due: int = 0
            """7.6 The turn of the West Indies Withdrawal; 0 if it is not due."""
            self.new_france: bool = False
            """15.4 France came in for the return of New France."""
            self.economy: int = NORMAL
            self.marine_raid: int = 0
            """14.10 The year of the last raid by marines, as years go from spring to spring."""
            self.wi_made: bool = False
            """7.6 The West Indies Withdrawal has been made."""
            self.nec: int = 0
            """15.7 Units that left for the near collapse, as bits."""
            self.marked_entry: list[int] = [0, 0]
            """O10 The turns on which the entries of France and Spain were marked."""
            # the end
            self.winner: int = -1
            self.reason: str = ""
        else:
            self.where = like.where.copy()
            self.steps = like.steps.copy()
            self.due = like.due.copy()
            self.stacks = [like.stacks[0].copy(), like.stacks[1].copy()]
            self.winter_fleets = like.winter_fleets
            self.forts = like.forts
            self.raided = like.raided
            self.flags = like.flags
            self.republic = like.republic
            self.agents = like.agents.copy()
            self.new_agents = like.new_agents
            self.barred_tribes = like.barred_tribes
            self.turn = like.turn
            self.step = like.step
            self.active = like.active
            self.started = like.started
            self.queue = like.queue
            self.seen_to = like.seen_to
            self.used = like.used
            self.done = like.done
            self.checked = like.checked
            self.tried = like.tried
            self.momentum = like.momentum
            self.ferried = like.ferried
            self.sailed = like.sailed
            self.fresh = like.fresh
            self.begun_in_port = like.begun_in_port
            self.must_land = like.must_land
            self.moved_leaders = like.moved_leaders
            self.named = like.named
            self.british_before = like.british_before
            self.spain_in_florida = like.spain_in_florida
            self.entered_war = like.entered_war.copy()
            self.wi_due = like.wi_due
            self.new_france = like.new_france
            self.economy = like.economy
            self.marine_raid = like.marine_raid
            self.wi_made = like.wi_made
            self.nec = like.nec
            self.marked_entry = like.marked_entry.copy()
            self.winner = like.winner
            self.reason = like.reason

    def copy(self) -> Position:
        """An independent position. The copying stands in `__init__`, because a compiled class
        is made in no other way."""
        return Position(self.pack, self.edition, self.scenario, self.dice.copy(), self)

    @property
    def under_way(self) -> bool:
        """Something is under way, so this is no checkpoint."""
        return not (
            self.operation is None
            and self.reaction is None
            and self.combat is None
            and self.retreat is None
            and self.landing is None
            and self.levy is None
        )

    # ------------------------------------------------------------------ time

    @property
    def war(self) -> int:
        return self.scenario.war

    @property
    def season(self) -> int:
        return self.pack.tables.calendar[self.scenario.war].season[self.turn]

    @property
    def winter(self) -> bool:
        return self.pack.tables.calendar[self.scenario.war].winter[self.turn]

    @property
    def year(self) -> int:
        return self.pack.tables.calendar[self.scenario.war].year[self.turn]

    # ------------------------------------------------------------------ who is where

    def at(self, side: int, space: int) -> tuple[int, ...]:
        """The pieces of a side in one space: units and leaders."""
        return self.stacks[side].get(space, ())

    def units_at(self, side: int, space: int) -> list[int]:
        """The combat units of a side in one space."""
        kind = self.pieces.type
        return [piece for piece in self.stacks[side].get(space, ()) if kind[piece] != LEADER]

    def leaders_at(self, side: int, space: int) -> list[int]:
        kind = self.pieces.type
        return [piece for piece in self.stacks[side].get(space, ()) if kind[piece] == LEADER]

    def has_units(self, side: int, space: int) -> bool:
        kind = self.pieces.type
        for piece in self.stacks[side].get(space, ()):
            if kind[piece] != LEADER:
                return True
        return False

    def units_in_hex(self, side: int, hex: int) -> bool:
        """5.1 A combat unit of the side is anywhere in the hex."""
        for space in self.board.spaces_of[hex]:
            if self.has_units(side, space):
                return True
        return False

    def in_play(self, piece: int) -> bool:
        """A piece is in a place: on the map, in a sea area, aboard a fleet or at Havana."""
        return self.where[piece] >= 0

    def on_map(self, piece: int) -> bool:
        """A piece is in a space of the map."""
        return 0 <= self.where[piece] < self.board.size

    def is_due(self, piece: int) -> bool:
        """A piece on the turn track has come to its turn."""
        return self.where[piece] == TRACK and self.due.get(piece, 0) <= self.turn

    def in_box(self, box: int) -> list[int]:
        """The pieces in a box, in their order."""
        return [piece for piece, where in enumerate(self.where) if where == box]

    def side_of(self, piece: int) -> int:
        """The side that a piece fights for: Indians that of the stack they stand in."""
        side = self.pieces.side[piece]
        if side >= 0 or self.where[piece] < 0:
            return side
        return BRITISH if piece in self.stacks[BRITISH].get(self.where[piece], ()) else 1 - BRITISH

    # ------------------------------------------------------------------ spaces

    def fort_place(self, space: int) -> int:
        """11.12 The place whose Fort marker covers a stack in a space: the place itself, under O1
        that of the hex; -1 if there can be none."""
        if self.board.kind[space] != HEX:
            return space
        return self.board.place_of[space] if self.edition.one_space_per_hex else -1

    def is_fort(self, space: int) -> bool:
        """11.12 The stack in this space is under a Fort marker; always in the three fortresses."""
        board = self.board
        place = self.fort_place(space)
        if place < 0:
            return False
        return board.kind[place] == FORTRESS or self.forts >> (place - board.hexes) & 1 == 1

    def agent_out(self, agent: int) -> bool:
        """13.1 An Indian agent is on the map."""
        return self.agents[agent] >= 0

    # ------------------------------------------------------------------ the sea

    def sea_place(self, area: int) -> int:
        """The place of fleets in a sea area."""
        return self.board.size + area

    def aboard(self, fleet: int) -> int:
        """The place of pieces aboard a fleet."""
        return self.board.size + SEAS + fleet - self.pieces.first_fleet

    def area_of(self, fleet: int) -> int:
        """The sea area of a fleet; -1 if it is in none."""
        area = self.where[fleet] - self.board.size
        return area if 0 <= area < SEAS else -1

    def fleets_in(self, side: int, seas: int) -> list[int]:
        """14 The fleets of a side in these sea areas, given as a mask; winter markers do not
        count."""
        found: list[int] = []
        stacks = self.stacks[side]
        for area in range(SEAS):
            if seas >> area & 1:
                for fleet in stacks.get(self.board.size + area, ()):
                    if not self.winter_fleets >> fleet & 1:
                        found.append(fleet)
        return found
