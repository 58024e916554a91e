"""The position of Washington's War: plain ints and flat lists, with a hand-written copy."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.dice import Dice
from ticonderoga.engine.words import LogEntry
from ticonderoga.games.washingtons_war.data.board import AMERICAN, BRITISH, Board
from ticonderoga.games.washingtons_war.data.pack import Pack
from ticonderoga.games.washingtons_war.edition import Edition
from ticonderoga.games.washingtons_war.underway import Battle, Entry, March, Retreat, Targeting

# Where a general is, when not on a space.
IN_BOX: Final = -1
CAPTURED: Final = -2
OUT_OF_GAME: Final = -3
NOT_ARRIVED: Final = -4
"""Rochambeau, before the alliance."""
AWAY_IDS: Final = {IN_BOX: "box", CAPTURED: "captured", OUT_OF_GAME: "out", NOT_ARRIVED: "france"}
"""What saved positions call the place of a general who is not on the map."""

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

# The cursor: which phase comes next. rules/sequence.py has the table of them.
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


class Position:
    """Everything that outlives a checkpoint, and what is under way, which does not. `pack`,
    `board` and `edition` never change."""

    __slots__ = (
        "active", "again", "alliance", "american_box", "american_cu", "battle", "board",
        "british_box", "british_cu", "campaign_left", "congress", "congress_dispersed",
        "congress_dispersed_before", "deck", "dice", "discarded", "discards", "draws", "edition",
        "entry", "exchangeable", "france", "french_cu", "french_waiting", "fresh", "generals",
        "hands", "known", "landing_left", "log", "march", "moved_generals", "mutinies", "navy",
        "pack", "pc", "queues", "reason", "regulars", "reinforced", "removed", "reshuffle_due",
        "retreat", "served", "set_aside", "spent", "spent_french", "step", "targeting", "tried",
        "war_ends", "winner", "winter_card", "year",
    )  # fmt: skip

    def __init__(
        self, pack: Pack, edition: Edition, dice: Dice, like: Position | None = None
    ) -> None:
        self.pack: Pack = pack
        self.board: Board = pack.board
        self.edition: Edition = edition
        self.dice: Dice = dice
        self.log: list[LogEntry] | None = None
        # what is under way: empty at checkpoints, so copies begin without it
        self.march: March | None = None
        self.entry: Entry | None = None
        self.battle: Battle | None = None
        self.retreat: Retreat | None = None
        self.targeting: Targeting | None = None
        if like is None:
            size = pack.board.size
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
            """Set-up: colonies with their Committee, as bits; then markers left for the King."""
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
        else:
            self.pc = like.pc.copy()
            self.american_cu = like.american_cu.copy()
            self.french_cu = like.french_cu.copy()
            self.british_cu = like.british_cu.copy()
            self.generals = like.generals.copy()
            self.congress = like.congress
            self.navy = like.navy
            self.year = like.year
            self.alliance = like.alliance
            self.france = like.france
            self.regulars = like.regulars
            self.british_box = like.british_box
            self.american_box = like.american_box
            self.french_waiting = like.french_waiting
            self.congress_dispersed = like.congress_dispersed
            self.congress_dispersed_before = like.congress_dispersed_before
            self.mutinies = like.mutinies
            self.hands = like.hands.copy()
            self.known = like.known.copy()
            self.queues = like.queues.copy()
            self.reinforced = like.reinforced.copy()
            self.deck = like.deck
            self.discards = like.discards
            self.removed = like.removed
            self.set_aside = like.set_aside
            self.war_ends = like.war_ends
            self.reshuffle_due = like.reshuffle_due
            self.exchangeable = like.exchangeable
            self.discarded = like.discarded
            self.step = like.step
            self.active = like.active
            self.served = like.served
            self.campaign_left = like.campaign_left
            self.landing_left = like.landing_left
            self.moved_generals = like.moved_generals
            self.tried = like.tried
            self.winter_card = like.winter_card
            self.draws = like.draws.copy()
            self.again = like.again
            self.fresh = like.fresh
            self.spent = like.spent.copy()
            self.spent_french = like.spent_french.copy()
            self.winner = like.winner
            self.reason = like.reason

    def copy(self) -> Position:
        """An independent position. The copying stands in `__init__`, because a compiled class
        is made in no other way."""
        return Position(self.pack, self.edition, self.dice.copy(), self)

    @property
    def under_way(self) -> bool:
        """Something is under way, so this is no checkpoint."""
        return not (
            self.march is None
            and self.entry is None
            and self.battle is None
            and self.retreat is None
            and self.targeting is None
        )

    def drop_under_way(self) -> None:
        """The game has ended in the midst of something."""
        self.march = None
        self.entry = None
        self.battle = None
        self.retreat = None
        self.targeting = None

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
