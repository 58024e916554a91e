"""The position of Liberty or Death: plain ints and flat lists, with a hand-written copy.

What can be counted from the map is kept by the primitives that change it (`put`, `set_level`,
`put_blockades`): Control, Total Support and Opposition, how many of each kind are on the map.
Nobody else may write to those lists.
"""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.dice import Dice
from ticonderoga.engine.words import LogEntry
from ticonderoga.games.liberty_or_death.data.board import Board
from ticonderoga.games.liberty_or_death.data.pack import Pack
from ticonderoga.games.liberty_or_death.data.pieces import (
    BASES_PER_SPACE,
    BRITISH,
    BRITISH_CONTROL,
    ELSEWHERE,
    FIRST_LEADER,
    IS_BASE,
    IS_ROYALIST,
    KINDS,
    OWNER,
    REBELLION_CONTROL,
    TYPES,
    UNCONTROLLED,
)
from ticonderoga.games.liberty_or_death.data.spaces import SPACES, WEST_INDIES
from ticonderoga.games.liberty_or_death.edition import Edition
from ticonderoga.games.liberty_or_death.order import Order
from ticonderoga.games.liberty_or_death.underway import Battle, Stroke

# The cursor: which phase comes next. rules/sequence.py has the table of them.
TURN_UP: Final = 0
STROKES: Final = 1
SLOT: Final = 2
CARD_ENDS: Final = 3
VICTORY_PHASE: Final = 4
SUPPLY_PHASE: Final = 5
WEST_INDIES_PHASE: Final = 6
RESOURCE_PHASE: Final = 7
SUPPORT_PHASE: Final = 8
REDEPLOYMENT_PHASE: Final = 9
DESERTION_PHASE: Final = 10
RESET_PHASE: Final = 11
OVER: Final = 12

# What a slot was used for (2.3.4).
NOTHING: Final = 0
COMMAND_ONLY: Final = 1
COMMAND_AND_SPECIAL: Final = 2
EVENT: Final = 3

ALL_FACTIONS: Final = 0b1111
NON_PLAYER: Final = "non-player"
"""What the controller of a seat is called when its flowchart plays it (chapter 8)."""


class Position:
    """Everything that outlives a checkpoint. `pack`, `board` and `edition` never change."""

    __slots__ = (
        "acted", "active_militia", "active_war_parties", "available", "bases", "battle",
        "blockades", "board", "british", "british_forts", "by_kind", "campaign", "casualties",
        "cbc", "continentals", "control", "controllers", "crc", "cursor", "deck", "dice",
        "edition", "eligible", "first_action", "french", "granted", "leader_of", "leaders",
        "level", "log", "made_ineligible", "militia", "on_deck", "on_map", "opposition",
        "order", "pack", "passed", "patriot_forts", "played", "played_cards", "population",
        "propaganda", "raids", "ranking", "reason", "rebels", "regulars", "resources",
        "royalists", "set_aside", "slot", "squadrons", "squadrons_unavailable",
        "stays_eligible", "step", "stroke", "strokes", "support", "thinned", "tories", "treaty",
        "treaty_card", "unavailable", "villages", "war_parties", "winners", "winters",
    )  # fmt: skip

    def __init__(
        self,
        pack: Pack,
        edition: Edition,
        dice: Dice,
        like: Position | None = None,
        sealed: bool = False,
    ) -> None:
        self.pack: Pack = pack
        self.board: Board = pack.board
        self.population: list[int] = pack.board.population
        self.edition: Edition = edition
        self.dice: Dice = dice
        self.log: list[LogEntry] | None = None
        self.order: Order | None = None
        """The Command in hand; None at every checkpoint, and so are the next three."""
        self.granted: Order | None = None
        """5.3 A free Command of a card, while it is decided whether or by whom it is executed."""
        self.battle: Battle | None = None
        """3.6 The Battle that is being fought."""
        self.stroke: Stroke | None = None
        """2.3.8 The Brilliant Stroke that may be played or is being carried out."""
        self.thinned: bool = False
        """Pieces have left a space: a leader may stand alone (1.10e)."""
        if like is None:
            self._begin()
        elif sealed:
            self._share(like)
        else:
            self._become(like)

    def _begin(self) -> None:
        self._index(tuple([[0] * SPACES for _ in range(KINDS)]))
        # kept by `put`
        self.on_map: list[int] = [0] * KINDS
        """Of each kind, the West Indies left out (1.4.1g)."""
        self.british: list[int] = [0] * SPACES
        self.royalists: list[int] = [0] * SPACES
        self.rebels: list[int] = [0] * SPACES
        self.bases: list[int] = [0] * SPACES
        """Forts and Villages of all factions (1.4.2)."""
        self.control: list[int] = [UNCONTROLLED] * SPACES
        # levels, markers and totals
        self.level: list[int] = [0] * SPACES
        self.support: int = 0
        self.opposition: int = 0
        self.propaganda: list[int] = [0] * SPACES
        self.raids: list[int] = [0] * SPACES
        self.blockades: list[int] = [0] * SPACES
        """On Cities; their number is FNI (1.9b)."""
        # boxes and tracks
        self.available: list[int] = [0] * TYPES
        self.unavailable: list[int] = [0] * TYPES
        self.casualties: list[int] = [0] * TYPES
        self.squadrons: int = 0
        """Squadrons in the West Indies."""
        self.squadrons_unavailable: int = 0
        self.resources: list[int] = [0, 0, 0, 0]
        self.cbc: int = 0
        self.crc: int = 0
        # leaders
        self.leaders: list[int] = [ELSEWHERE] * 9
        """The space of each; ELSEWHERE when Available or not in play."""
        self.leader_of: list[int] = list(FIRST_LEADER)
        """The leader in play of each faction."""
        # cards
        self.deck: tuple[int, ...] = ()
        """Face down; the last one is on top. The only secret, with what is set aside."""
        self.set_aside: tuple[int, ...] = ()
        self.played: int = 0
        self.on_deck: int = 0
        self.played_cards: tuple[int, ...] = ()
        """Played before the present card, oldest first; Brilliant Strokes among them."""
        self.strokes: int = ALL_FACTIONS
        """Factions that hold their Brilliant Stroke, as bits."""
        self.treaty_card: bool = True
        """The French hold the Treaty of Alliance."""
        self.treaty: bool = False
        """The Treaty of Alliance has been played."""
        # the card in play
        self.step: int = TURN_UP
        self.cursor: int = 0
        """How far the present step has come, where it has checkpoints of its own."""
        self.slot: int = 0
        """0 while the 1st Eligible is due, 1 for the 2nd."""
        self.first_action: int = NOTHING
        self.eligible: int = ALL_FACTIONS
        self.acted: int = 0
        self.passed: int = 0
        self.stays_eligible: int = 0
        self.made_ineligible: int = 0
        """2.3.6b Marks that last through the next card."""
        self.campaign: int = 0
        self.winters: int = 0
        """Winter Quarters rounds held."""
        self.controllers: list[str] = ["", "", "", ""]
        """Who plays each faction (8.1, 8.8); empty for a player without a name."""
        # the end
        self.winners: tuple[int, ...] = ()
        self.ranking: tuple[int, ...] = ()
        self.reason: str = ""

    def _index(self, rows: tuple[list[int], ...]) -> None:
        """Pieces by space, one list to a kind; War Parties and Militia here are Underground."""
        self.by_kind: tuple[list[int], ...] = rows
        (
            self.regulars, self.tories, self.british_forts, self.war_parties, self.villages,
            self.continentals, self.militia, self.patriot_forts, self.french,
            self.active_war_parties, self.active_militia,
        ) = rows  # fmt: skip

    def _become(self, like: Position) -> None:
        """Be an independent copy."""
        self._index(tuple([row.copy() for row in like.by_kind]))
        self.on_map = like.on_map.copy()
        self.british = like.british.copy()
        self.royalists = like.royalists.copy()
        self.rebels = like.rebels.copy()
        self.bases = like.bases.copy()
        self.control = like.control.copy()
        self.level = like.level.copy()
        self.propaganda = like.propaganda.copy()
        self.raids = like.raids.copy()
        self.blockades = like.blockades.copy()
        self.available = like.available.copy()
        self.unavailable = like.unavailable.copy()
        self.casualties = like.casualties.copy()
        self.resources = like.resources.copy()
        self.leaders = like.leaders.copy()
        self.leader_of = like.leader_of.copy()
        self.controllers = like.controllers.copy()
        self.deck = like.deck
        self.set_aside = like.set_aside
        self._take_numbers(like)

    def _share(self, like: Position) -> None:
        """Be a sealed twin: what lies open is the same, the secrets are left out."""
        self._index(like.by_kind)
        self.on_map = like.on_map
        self.british = like.british
        self.royalists = like.royalists
        self.rebels = like.rebels
        self.bases = like.bases
        self.control = like.control
        self.level = like.level
        self.propaganda = like.propaganda
        self.raids = like.raids
        self.blockades = like.blockades
        self.available = like.available
        self.unavailable = like.unavailable
        self.casualties = like.casualties
        self.resources = like.resources
        self.leaders = like.leaders
        self.leader_of = like.leader_of
        self.controllers = like.controllers
        self.deck = ()
        self.set_aside = ()
        self.order = like.order
        self.granted = like.granted
        self.battle = like.battle
        self.stroke = like.stroke
        self._take_numbers(like)

    def _take_numbers(self, like: Position) -> None:
        self.thinned = like.thinned
        self.support = like.support
        self.opposition = like.opposition
        self.squadrons = like.squadrons
        self.squadrons_unavailable = like.squadrons_unavailable
        self.cbc = like.cbc
        self.crc = like.crc
        self.played = like.played
        self.on_deck = like.on_deck
        self.played_cards = like.played_cards
        self.strokes = like.strokes
        self.treaty_card = like.treaty_card
        self.treaty = like.treaty
        self.step = like.step
        self.cursor = like.cursor
        self.slot = like.slot
        self.first_action = like.first_action
        self.eligible = like.eligible
        self.acted = like.acted
        self.passed = like.passed
        self.stays_eligible = like.stays_eligible
        self.made_ineligible = like.made_ineligible
        self.campaign = like.campaign
        self.winters = like.winters
        self.winners = like.winners
        self.ranking = like.ranking
        self.reason = like.reason

    def copy(self) -> Position:
        """An independent position. The copying stands in `__init__`, because a compiled class
        is made in no other way."""
        return Position(self.pack, self.edition, self.dice.copy(), self)

    def sealed(self, dice: Dice) -> Position:
        """What lies open, for those who may look but not touch: it shares the lists of this
        position, has no deck, and rolls other dice."""
        return Position(self.pack, self.edition, dice, self, sealed=True)

    # ------------------------------------------------------------------ primitives

    def put(self, kind: int, space: int, number: int) -> None:
        """Add pieces of a kind to a space (take them off, if negative): 1.7e Control follows
        at once. The boxes are the caller's business; see rules/forces.py."""
        self.by_kind[kind][space] += number
        if number < 0:
            self.thinned = True
        if space != WEST_INDIES:
            self.on_map[kind] += number
        if IS_ROYALIST[kind]:
            self.royalists[space] += number
            if OWNER[kind] == BRITISH:
                self.british[space] += number
        else:
            self.rebels[space] += number
        if IS_BASE[kind]:
            self.bases[space] += number
        royalists = self.royalists[space]
        rebels = self.rebels[space]
        if rebels > royalists:
            self.control[space] = REBELLION_CONTROL
        elif royalists > rebels and self.british[space]:
            self.control[space] = BRITISH_CONTROL
        else:
            self.control[space] = UNCONTROLLED

    def flip(self, underground: int, active: int, space: int, number: int) -> None:
        """Turn irregulars over: from the Underground kind to the Active one, or back with a
        negative number. Nothing else changes by it."""
        self.by_kind[underground][space] -= number
        self.by_kind[active][space] += number
        if space != WEST_INDIES:
            self.on_map[underground] -= number
            self.on_map[active] += number

    def set_level(self, space: int, level: int) -> None:
        """1.6.3 Set the level of a space; the totals follow. Population 0 stays Neutral."""
        population = self.population[space]
        if not population:
            return
        old = self.level[space]
        self.level[space] = level
        if not self.blockades[space]:
            self.support += population * ((level if level > 0 else 0) - (old if old > 0 else 0))
        if self.opposition_counts(space):
            self.opposition += population * ((old if old < 0 else 0) - (level if level < 0 else 0))

    def put_blockades(self, city: int, number: int) -> None:
        """Add Blockades to a City, or take them off; 1.9l its Support counts or not."""
        before = self.blockades[city]
        after = before + number
        self.blockades[city] = after
        level = self.level[city]
        if level > 0 and (before == 0) != (after == 0):
            worth = self.population[city] * level
            self.support += worth if after == 0 else -worth
        elif level < 0 and (before == 0) != (after == 0) and self.edition.blockade_hides_opposition:
            worth = self.population[city] * -level
            self.opposition += worth if after == 0 else -worth

    def opposition_counts(self, space: int) -> bool:
        """1.9, A3 A Blockade cancels Support alone, unless the option says otherwise."""
        return not self.blockades[space] or not self.edition.blockade_hides_opposition

    # ------------------------------------------------------------------ questions of the map

    @property
    def fni(self) -> int:
        """1.9b French Naval Intervention: the number of Blockades on Cities."""
        return sum(self.blockades)

    def has_pieces(self, faction: int, space: int) -> bool:
        """Whether a faction has a piece in a space."""
        if faction == 0:
            return self.british[space] > 0
        if faction == 1:
            return (
                self.continentals[space] > 0
                or self.militia[space] > 0
                or self.active_militia[space] > 0
                or self.patriot_forts[space] > 0
            )
        if faction == 2:
            return (
                self.war_parties[space] > 0
                or self.active_war_parties[space] > 0
                or self.villages[space] > 0
            )
        return self.french[space] > 0

    def has_room(self, space: int) -> bool:
        """1.4.2a There is room for another Fort or Village."""
        return self.bases[space] < BASES_PER_SPACE

    def cubes(self, side: int, space: int) -> int:
        """Regulars and Tories, or Continentals and French Regulars."""
        if side == 0:
            return self.regulars[space] + self.tories[space]
        return self.continentals[space] + self.french[space]

    def all_militia(self, space: int) -> int:
        return self.militia[space] + self.active_militia[space]

    def all_war_parties(self, space: int) -> int:
        return self.war_parties[space] + self.active_war_parties[space]

    def leader_at(self, faction: int, space: int) -> bool:
        """The leader in play of a faction stands in the space."""
        return self.leaders[self.leader_of[faction]] == space

    def stands_at(self, leader: int, space: int) -> bool:
        """This very leader is in play and in the space (1.10f)."""
        return self.leaders[leader] == space

    def preparations(self) -> int:
        """2.3.9b French Preparations."""
        return self.available[8] + self.squadrons + self.fni + self.cbc

    def ineligible_now(self) -> int:
        """A8 Those whom an Event of this card keeps from acting on it: all it made Ineligible."""
        return 0 if self.edition.ineligible_from_next_card else self.made_ineligible

    def is_non_player(self, faction: int) -> bool:
        """8.1 The flowchart plays this faction."""
        return self.controllers[faction] == NON_PLAYER
