"""The position of Washington's War: plain ints and flat lists, with a hand-written copy."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.dice import Dice
from ticonderoga.engine.words import LogEntry
from ticonderoga.games.washingtons_war.board import AMERICAN, BRITISH, Board
from ticonderoga.games.washingtons_war.edition import Edition
from ticonderoga.games.washingtons_war.pack import Pack

# Where a general is, when not on a space.
IN_BOX: Final = -1
CAPTURED: Final = -2
OUT_OF_GAME: Final = -3
NOT_ARRIVED: Final = -4
"""Rochambeau, before the alliance."""

# Where the French Navy is, when not in a zone.
NAVY_AWAY: Final = -1
NAVY_ON_TRACK: Final = -2

DISPERSED: Final = -1
"""Where Congress is when it is in its box."""

# How far France has come.
FRANCE_NEUTRAL: Final = 0
ALLIANCE_REACHED: Final = 1
"""The marker has reached 9; the alliance is carried out after the card in play (12.2.B)."""
ALLIANCE_SIGNED: Final = 2
"""Signed this year: the European War begins in the End Phase."""
EUROPEAN_WAR: Final = 3

# The cursor: which step of the sequence of play comes next.
COMMITTEES: Final = 0
FOR_THE_KING: Final = 1
REINFORCEMENTS: Final = 2
DEAL: Final = 3
FIRST_PLAYER: Final = 4
IMPULSE: Final = 5
CAMPAIGN: Final = 6
AFTER_CARD: Final = 7
WINTER: Final = 8
FRENCH_NAVAL: Final = 9
POLITICAL: Final = 10
END: Final = 11
OVER: Final = 12

STRATEGY_AND_WINTER: Final = (FIRST_PLAYER, IMPULSE, CAMPAIGN, AFTER_CARD, WINTER)
"""Where an automatic victory may occur (13.1)."""

STEP_NAMES: Final = (
    "committees",
    "for-the-king",
    "reinforcements",
    "deal",
    "first-player",
    "impulse",
    "campaign",
    "after-card",
    "winter",
    "french-naval",
    "political",
    "end",
    "over",
)


class Position:
    """Everything that outlives a checkpoint. `pack`, `board` and `edition` never change."""

    __slots__ = (
        "active",
        "again",
        "alliance",
        "american_box",
        "american_cu",
        "board",
        "british_box",
        "british_cu",
        "campaign_left",
        "congress",
        "congress_dispersed",
        "congress_dispersed_before",
        "deck",
        "dice",
        "discarded",
        "discards",
        "draws",
        "edition",
        "exchangeable",
        "france",
        "french_cu",
        "french_waiting",
        "fresh",
        "generals",
        "hands",
        "known",
        "landing_left",
        "log",
        "moved_generals",
        "mutinies",
        "navy",
        "pack",
        "pc",
        "queues",
        "reason",
        "regulars",
        "reinforced",
        "removed",
        "reshuffle_due",
        "served",
        "set_aside",
        "spent",
        "spent_french",
        "step",
        "tried",
        "war_ends",
        "winner",
        "winter_card",
        "year",
    )

    def __init__(self, pack: Pack, edition: Edition, dice: Dice) -> None:
        size = pack.board.size
        self.pack: Pack = pack
        self.board: Board = pack.board
        self.edition: Edition = edition
        self.dice: Dice = dice
        self.log: list[LogEntry] | None = None
        # the map
        self.pc: list[int] = [0] * size
        self.american_cu: list[int] = [0] * size
        self.french_cu: list[int] = [0] * size
        self.british_cu: list[int] = [0] * size
        self.generals: list[int] = [IN_BOX] * len(pack.pieces.generals)
        self.congress: int = DISPERSED
        self.navy: int = NAVY_AWAY
        # boxes and tracks
        self.year: int = pack.pieces.first_year
        self.alliance: int = 0
        self.france: int = FRANCE_NEUTRAL
        self.regulars: bool = True
        self.british_box: int = 0
        self.american_box: int = 0
        self.french_waiting: int = pack.pieces.french_cus
        self.congress_dispersed: bool = False
        self.congress_dispersed_before: bool = False
        self.mutinies: bool = False
        # cards: numbers in tuples, so that copies share them
        self.hands: list[tuple[int, ...]] = [(), ()]
        self.known: list[tuple[int, ...]] = [(), ()]
        """Cards of a hand that the other side has seen enter it (6.32.C)."""
        self.queues: list[tuple[int, ...]] = [(), ()]
        self.reinforced: list[tuple[int, ...]] = [(), ()]
        self.deck: tuple[int, ...] = ()
        """The last one is on top."""
        self.discards: tuple[int, ...] = ()
        self.removed: tuple[int, ...] = ()
        self.set_aside: tuple[int, ...] = ()
        self.war_ends: int = 0
        self.reshuffle_due: bool = False
        self.exchangeable: int = 0
        """The event just discarded as a play, which the other side may fetch (6.32.C)."""
        self.discarded: int = 0
        """The event being discarded in this impulse; becomes exchangeable after it."""
        # the cursor
        self.step: int = COMMITTEES
        self.active: int = AMERICAN
        self.served: int = 0
        """Set-up: colonies that have their Committee, as bits; then markers left for the King."""
        self.campaign_left: int = 0
        self.landing_left: int = 0
        self.moved_generals: int = 0
        self.tried: int = 0
        """Generals that tried to intercept during this card, as bits."""
        self.winter_card: bool = False
        """The card in play left both hands empty (9.44)."""
        self.draws: list[int] = [0, 0]
        self.again: bool = False
        """The British may draw and act again after this card (6.34.C.i)."""
        self.fresh: tuple[int, ...] = ()
        """Spaces marked by the card in play: no daisy chains (10.11.B.ii)."""
        self.spent: dict[int, int] = {}
        self.spent_french: dict[int, int] = {}
        """CUs per space that moved in this campaign (7.4.E)."""
        # the end
        self.winner: int = -1
        self.reason: str = ""

    def copy(self) -> Position:
        twin: Position = Position.__new__(Position)
        twin.pack = self.pack
        twin.board = self.board
        twin.edition = self.edition
        twin.dice = self.dice.copy()
        twin.log = None
        twin.pc = self.pc.copy()
        twin.american_cu = self.american_cu.copy()
        twin.french_cu = self.french_cu.copy()
        twin.british_cu = self.british_cu.copy()
        twin.generals = self.generals.copy()
        twin.congress = self.congress
        twin.navy = self.navy
        twin.year = self.year
        twin.alliance = self.alliance
        twin.france = self.france
        twin.regulars = self.regulars
        twin.british_box = self.british_box
        twin.american_box = self.american_box
        twin.french_waiting = self.french_waiting
        twin.congress_dispersed = self.congress_dispersed
        twin.congress_dispersed_before = self.congress_dispersed_before
        twin.mutinies = self.mutinies
        twin.hands = self.hands.copy()
        twin.known = self.known.copy()
        twin.queues = self.queues.copy()
        twin.reinforced = self.reinforced.copy()
        twin.deck = self.deck
        twin.discards = self.discards
        twin.removed = self.removed
        twin.set_aside = self.set_aside
        twin.war_ends = self.war_ends
        twin.reshuffle_due = self.reshuffle_due
        twin.exchangeable = self.exchangeable
        twin.discarded = self.discarded
        twin.step = self.step
        twin.active = self.active
        twin.served = self.served
        twin.campaign_left = self.campaign_left
        twin.landing_left = self.landing_left
        twin.moved_generals = self.moved_generals
        twin.tried = self.tried
        twin.winter_card = self.winter_card
        twin.draws = self.draws.copy()
        twin.again = self.again
        twin.fresh = self.fresh
        twin.spent = self.spent.copy()
        twin.spent_french = self.spent_french.copy()
        twin.winner = self.winner
        twin.reason = self.reason
        return twin

    # ------------------------------------------------------------------ who stands where

    def american_cus(self, space: int) -> int:
        """American and French CUs in a space (12.2.C)."""
        return self.american_cu[space] + self.french_cu[space]

    def cus(self, side: int, space: int) -> int:
        """CUs of a side in a space; the French count as American."""
        if side == BRITISH:
            return self.british_cu[space]
        return self.american_cu[space] + self.french_cu[space]

    def general_at(self, side: int, space: int) -> int:
        """The general of a side who commands in a space; -1 if there is none."""
        generals = self.generals
        for general in self.pack.pieces.by_side[side]:
            if generals[general] == space:
                return general
        return -1

    def army_at(self, side: int, space: int) -> int:
        """The general of an Army in a space (general and at least one CU, 3.0); -1 if none."""
        if self.cus(side, space) == 0:
            return -1
        return self.general_at(side, space)

    def has_american_unit(self, space: int) -> bool:
        """An American or French CU or general, or Congress (3.0); never a PC."""
        return (
            self.american_cu[space] > 0
            or self.french_cu[space] > 0
            or self.congress == space
            or self.general_at(AMERICAN, space) >= 0
        )

    def blockaded(self, space: int) -> bool:
        """The space is a port in the zone of the French Navy (12.3)."""
        return self.navy >= 0 and self.board.zone[space] == self.navy
