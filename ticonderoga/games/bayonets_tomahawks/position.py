"""The position of Bayonets & Tomahawks: plain ints, flat lists and small tables, with a
hand-written copy."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.dice import Dice
from ticonderoga.engine.words import LogEntry
from ticonderoga.games.bayonets_tomahawks.data.board import Board
from ticonderoga.games.bayonets_tomahawks.data.kinds import (
    BASTION,
    BRITISH,
    COMMANDER,
    FORT,
    FRENCH,
    NEUTRAL,
)
from ticonderoga.games.bayonets_tomahawks.data.pack import Pack
from ticonderoga.games.bayonets_tomahawks.data.pieces import Pieces
from ticonderoga.games.bayonets_tomahawks.data.scenarios import ScenarioData
from ticonderoga.games.bayonets_tomahawks.edition import Edition
from ticonderoga.games.bayonets_tomahawks.underway import (
    Battle,
    Construction,
    Embarkation,
    Marshal,
    Move,
    Placement,
    RaidWay,
    Retreat,
    Winter,
)

# Where a piece is, when neither on a space nor in the Sail box.
LOSSES: Final = -1
POOL: Final = -2
BONUS: Final = -3
"""17.5 The separate pool of Vagaries of War Bonus Brigades."""
DISBANDED: Final = -4
"""17.2 The Disbanded Colonial Brigades box."""
REMOVED: Final = -5
ABSENT: Final = -6
"""The scenario does not use it, or not yet."""
ARRIVING: Final = -7
"""Drawn or chosen in a Logistics Round, and still to be placed."""
AWAY_IDS: Final = {
    LOSSES: "losses", POOL: "pool", BONUS: "bonus", DISBANDED: "disbanded", REMOVED: "removed",
    ABSENT: "absent", ARRIVING: "arriving",
}  # fmt: skip
"""What saved positions call the place of a piece that is not on the map."""

# Markers on a stack, as bits.
ROUT: Final = 1
OOS: Final = 2
LANDING: Final = 4
MARSHAL: Final = 8
CARRIED: Final = ROUT | OOS
"""Markers that a stack takes along when it moves."""

# The decks.
BRITISH_BUILDUP: Final = 0
FRENCH_BUILDUP: Final = 1
BRITISH_CAMPAIGN: Final = 2
FRENCH_CAMPAIGN: Final = 3
INDIAN_DECK: Final = 4
DECKS: Final = 5

# Where a Vagaries of War token is.
TOKEN_IN_POOL: Final = 0
TOKEN_REMOVED: Final = 1
TOKEN_ABSENT: Final = 2
TOKEN_DRAWN: Final = 3
"""15.2.1 Its effect is still to come."""
TOKEN_ASIDE: Final = 4
"""15.2.1 It goes back to its pool when all is drawn."""

NO_CHIT: Final = -1
"""18.3 No War in Europe chit."""

# What events do in this Action Round, as bits; USED_… once an event has been made use of.
ROUGH_SEAS: Final = 1
NO_INDIANS: Final = 2
"""Card 54: no Indian unit takes part in an Action."""
USED_FRENZY_FRENCH: Final = 4
USED_FRENZY_BRITISH: Final = 8
USED_FORCED_MARCH_BRITISH: Final = 16
USED_BATTLE_EVENT_BRITISH: Final = 32
USED_BATTLE_EVENT_FRENCH: Final = 64
USED_ABLAZE: Final = 128
USED_LACROSSE: Final = 256
USED_PURSUIT: Final = 512
USED_PLUNDER: Final = 1024
ADMIRAL_PLACED: Final = 2048
"""Card 18 brought a Fleet this Year: kept until Fleets Arrive."""
USED_FORCED_MARCH_FRENCH: Final = 4096
EFFECT_IDS: Final = (
    "rough-seas", "no-indians", "used-frenzy-french", "used-frenzy-british",
    "used-forced-march-british", "used-battle-british", "used-battle-french", "used-ablaze",
    "used-lacrosse", "used-pursuit", "used-plunder", "admiral-placed",
    "used-forced-march-french",
)  # fmt: skip

# The cursor: which step comes next. rules/sequence.py has the table of them.
RESERVES: Final = 0
DRAW: Final = 1
CHOOSE_CARDS: Final = 2
INITIATIVE: Final = 3
AR_START: Final = 4
LAND_FIRST: Final = 5
INDIAN_ACTIONS: Final = 6
HOLD_REACTION: Final = 7
ACTIONS: Final = 8
END_PHASE: Final = 9
REACTION: Final = 10
BATTLES: Final = 11
END_ROUND: Final = 12
FLEETS_ARRIVE: Final = 13
BRITISH_ARRIVE: Final = 14
FRENCH_ARRIVE: Final = 15
COLONIALS_DRAW: Final = 16
COLONIALS_ENLIST: Final = 17
VICTORY_CHECK: Final = 18
WINTER_SAIL_BOX: Final = 19
WINTER_INDIANS: Final = 20
WINTER_COLONIALS: Final = 21
WINTER_RETURN: Final = 22
WINTER_PORTS: Final = 23
WINTER_COMMANDERS: Final = 24
WINTER_COMBINE: Final = 25
WINTER_LOSSES: Final = 26
WINTER_RESET: Final = 27
OVER: Final = 28


class Position:
    """Everything that outlives a checkpoint, and what is under way, which does not. `pack`,
    `board`, `pieces`, `scenario` and `edition` never change."""

    __slots__ = (
        "active", "aps", "arrived", "arriving", "battle", "battles", "board", "buried",
        "construction", "control", "crossed", "crossed_guns", "decks", "dice", "discards", "drawn",
        "edition", "effects", "embarkation", "entered", "first", "fort_sites", "fought", "garrison",
        "gone", "held", "indian", "indian_aps", "log", "marks", "marshal", "move", "nations",
        "open_seas", "other_vp", "pack", "pieces", "placement", "played", "ports", "present",
        "raid", "raid_way", "raided", "reaction", "reason", "reduced", "reserve", "retreat",
        "returning", "road_sites", "roads", "round", "scenario", "sheltered", "spent", "stacks",
        "started", "step", "tokens", "vp", "warships", "where", "wie", "wie_drawn", "wie_pool",
        "winner", "winter", "year",
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
        self.edition: Edition = edition
        self.scenario: ScenarioData = scenario
        self.dice: Dice = dice
        self.log: list[LogEntry] | None = None
        # what is under way: empty at checkpoints, so copies begin without it
        self.move: Move | None = None
        self.raid_way: RaidWay | None = None
        self.marshal: Marshal | None = None
        self.construction: Construction | None = None
        self.embarkation: Embarkation | None = None
        self.battle: Battle | None = None
        self.retreat: Retreat | None = None
        self.placement: Placement | None = None
        self.winter: Winter | None = None
        if like is None:
            size = pack.board.size
            # the map and the boxes
            self.where: list[int] = [ABSENT] * pack.pieces.count
            self.stacks: list[dict[int, tuple[int, ...]]] = [{}, {}]
            """By faction: the pieces on each space that has any, and in the Sail box."""
            self.reduced: int = 0
            self.spent: int = 0
            """Pieces on their Reduced face, and Spent ones, as bits."""
            self.control: list[int] = [NEUTRAL] * size
            self.marks: dict[int, int] = {}
            """Rout, Out of Supply, Landing and Marshal markers by 2 × place + faction."""
            self.raided: list[int] = [0, 0]
            """Spaces that a faction has raided this Year, as bits."""
            self.fort_sites: dict[int, int] = {}
            self.road_sites: dict[int, int] = {}
            """Construction markers by space or connection: 1 if placed in this Action Round."""
            self.roads: int = 0
            """Connections that are Roads, as bits."""
            self.nations: list[int] = [NEUTRAL] * len(pack.board.nation_ids)
            self.open_seas: bool = False
            self.tokens: list[int] = [TOKEN_ABSENT] * len(pack.pieces.token_ids)
            # tracks
            self.vp: int = 0
            """18.1 n is British n for n of at least 1; French 1 is 0, French 2 is -1 …"""
            self.other_vp: int = 0
            """Victory Points that came from elsewhere than the control of spaces since the set-up:
            the British ones less the French ones."""
            self.raid: list[int] = [0, 0]
            self.year: int = scenario.years[0]
            self.round: int = 1
            """The Action Round, 1 to 9."""
            self.wie: list[int] = [NO_CHIT, NO_CHIT]
            self.wie_drawn: list[int] = [NO_CHIT, NO_CHIT]
            self.wie_pool: list[tuple[int, ...]] = [(3, 6, 3), (3, 6, 3)]
            """18.3 War in Europe chits: the kept one, one being looked at, the others by value."""
            # cards
            self.decks: list[tuple[int, ...]] = [()] * DECKS
            """The last one is on top."""
            self.reserve: list[int] = [0, 0]
            self.drawn: list[int] = [0, 0]
            self.played: list[int] = [0, 0]
            self.indian: int = 0
            """The Indian card that was drawn, and is then in play."""
            self.buried: list[tuple[int, ...]] = [(), ()]
            """Cards that were discarded unseen this Year."""
            self.discards: tuple[int, ...] = ()
            """Cards that were played this Year."""
            self.gone: tuple[int, ...] = ()
            # the Action Round
            self.step: int = RESERVES
            self.first: int = BRITISH
            self.active: int = BRITISH
            self.aps: list[tuple[int, ...]] = [(), ()]
            self.indian_aps: tuple[int, ...] = ()
            self.reaction: int = -1
            """7.3.6 The AP that the First Player holds for Reaction."""
            self.effects: int = 0
            self.warships: int = -1
            """Card 39: the connection that is closed to the British."""
            self.battles: tuple[int, ...] = ()
            """Spaces with a Battle marker, in their order."""
            self.fought: int = 0
            """13.0 Spaces whose Battle of this Action Round has been fought, as bits."""
            self.crossed: dict[int, int] = {}
            self.crossed_guns: dict[int, int] = {}
            """10.1 Units, and Artillery on Roads, that went along, by 2 × connection + faction."""
            self.entered: dict[int, tuple[int, ...]] = {}
            """Connections by which units entered a space, by 2 × space + faction."""
            self.present: list[int] = [0, 0]
            """13.1 Spaces where a faction had units when the Action Round began, as bits."""
            self.held: int = 0
            """10.7 Spaces that were captured when the Action Round began, as bits."""
            self.arrived: dict[int, int] = {}
            """13.1 Which faction came first to a space in this Action Round."""
            self.sheltered: int = 0
            """13.9.3 Pieces that retreated to a space where a Battle is still to come."""
            # Logistics Rounds
            self.arriving: tuple[int, ...] = ()
            """Pieces that were drawn and are still to be placed; a Commander follows the Brigade
            that brought him."""
            self.ports: tuple[int, ...] = ()
            """15.3 Where Fleets of the side that is placing have been put in this Logistics Round;
            without Fleets, the space where all its reinforcements go."""
            self.returning: tuple[int, ...] = ()
            """17.3 Spaces whose stacks have still to go home in the step under way."""
            self.garrison: int = 0
            """17.3.1 Pieces that stay where they are this winter, as bits."""
            self.started: bool = False
            """The step under way has done what comes before its first question."""
            # the end
            self.winner: int = -1
            self.reason: str = ""
        else:
            self.where = like.where.copy()
            self.stacks = [like.stacks[0].copy(), like.stacks[1].copy()]
            self.reduced = like.reduced
            self.spent = like.spent
            self.control = like.control.copy()
            self.marks = like.marks.copy()
            self.raided = like.raided.copy()
            self.fort_sites = like.fort_sites.copy()
            self.road_sites = like.road_sites.copy()
            self.roads = like.roads
            self.nations = like.nations.copy()
            self.open_seas = like.open_seas
            self.tokens = like.tokens.copy()
            self.vp = like.vp
            self.other_vp = like.other_vp
            self.raid = like.raid.copy()
            self.year = like.year
            self.round = like.round
            self.wie = like.wie.copy()
            self.wie_drawn = like.wie_drawn.copy()
            self.wie_pool = like.wie_pool.copy()
            self.decks = like.decks.copy()
            self.reserve = like.reserve.copy()
            self.drawn = like.drawn.copy()
            self.played = like.played.copy()
            self.indian = like.indian
            self.buried = like.buried.copy()
            self.discards = like.discards
            self.gone = like.gone
            self.step = like.step
            self.first = like.first
            self.active = like.active
            self.aps = like.aps.copy()
            self.indian_aps = like.indian_aps
            self.reaction = like.reaction
            self.effects = like.effects
            self.warships = like.warships
            self.battles = like.battles
            self.fought = like.fought
            self.crossed = like.crossed.copy()
            self.crossed_guns = like.crossed_guns.copy()
            self.entered = like.entered.copy()
            self.present = like.present.copy()
            self.held = like.held
            self.arrived = like.arrived.copy()
            self.sheltered = like.sheltered
            self.arriving = like.arriving
            self.ports = like.ports
            self.returning = like.returning
            self.garrison = like.garrison
            self.started = like.started
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
            self.move is None
            and self.raid_way is None
            and self.marshal is None
            and self.construction is None
            and self.embarkation is None
            and self.battle is None
            and self.retreat is None
            and self.placement is None
            and self.winter is None
        )

    # ------------------------------------------------------------------ who stands where

    def at(self, faction: int, place: int) -> tuple[int, ...]:
        """The pieces of a faction on a space or in the Sail box."""
        return self.stacks[faction].get(place, ())

    def owner(self, piece: int) -> int:
        """The faction that a piece belongs to now: a Nation unit follows its Nation (8.1)."""
        faction = self.pieces.faction[piece]
        return self.nations[self.pieces.nation[piece]] if faction == NEUTRAL else faction

    def units(self, faction: int, place: int) -> int:
        """10.3.1 How many units of a faction are there; Commanders do not count."""
        stack = self.stacks[faction].get(place)
        if stack is None:
            return 0
        kind = self.pieces.type
        number = 0
        for piece in stack:
            if kind[piece] != COMMANDER:
                number += 1
        return number

    def of_type(self, faction: int, place: int, type_: int) -> list[int]:
        """The pieces of one type that a faction has there."""
        kind = self.pieces.type
        return [piece for piece in self.stacks[faction].get(place, ()) if kind[piece] == type_]

    def has_type(self, faction: int, place: int, type_: int) -> bool:
        kind = self.pieces.type
        for piece in self.stacks[faction].get(place, ()):
            if kind[piece] == type_:
                return True
        return False

    def is_reduced(self, piece: int) -> bool:
        return self.reduced >> piece & 1 == 1

    def is_spent(self, piece: int) -> bool:
        return self.spent >> piece & 1 == 1

    def mark(self, faction: int, place: int) -> int:
        """The markers on a stack, as bits."""
        return self.marks.get(2 * place + faction, 0)

    def routed(self, faction: int, place: int) -> bool:
        return self.marks.get(2 * place + faction, 0) & ROUT != 0

    def out_of_supply(self, faction: int, place: int) -> bool:
        return self.marks.get(2 * place + faction, 0) & OOS != 0

    def in_box(self, box: int, faction: int) -> list[int]:
        """The pieces of a faction in a box or pool, in their order."""
        return [
            piece
            for piece, where in enumerate(self.where)
            if where == box and self.owner(piece) == faction
        ]

    # ------------------------------------------------------------------ spaces

    def is_friendly(self, faction: int, space: int) -> bool:
        """1.1.1 A space that the faction controls."""
        return self.control[space] == faction

    def is_colony_home(self, faction: int, space: int) -> bool:
        """2.4 A Home Space of the faction, in a Colony, under its control now."""
        board = self.board
        return (
            board.home[space] == faction
            and board.colony[space] >= 0
            and self.control[space] == faction
        )

    def captured(self, space: int) -> bool:
        """An enemy of its Home faction controls the space."""
        home = self.board.home[space]
        return home >= 0 and self.control[space] == 1 - home

    def is_fortress(self, space: int) -> bool:
        """2.1.10 A Fortress that still has a Bastion."""
        return self.board.fortress[space] and self.bastions(space) > 0

    def bastions(self, space: int) -> int:
        kind = self.pieces.type
        return sum([1 for piece in self.stacks[FRENCH].get(space, ()) if kind[piece] == BASTION])

    def fort_at(self, faction: int, space: int) -> int:
        """The Fort of a faction on a space; -1 if there is none."""
        kind = self.pieces.type
        for piece in self.stacks[faction].get(space, ()):
            if kind[piece] == FORT:
                return piece
        return -1

    def sea_open(self, faction: int, space: int) -> bool:
        """10.6.2 A Coastal Space of a Sea Zone that is friendly to the faction."""
        board = self.board
        if not board.coastal[space]:
            return False
        return faction != BRITISH or self.open_seas or board.atlantic[space]

    def is_road(self, connection: int) -> bool:
        """2.2.3"""
        return self.roads >> connection & 1 == 1

    def victory_marker(self) -> tuple[int, int]:
        """18.1 The side of the Victory track that the marker is on, and its value there."""
        return (BRITISH, self.vp) if self.vp >= 1 else (FRENCH, 1 - self.vp)
