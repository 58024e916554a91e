"""3 The scenarios: where every piece starts, what comes when, and how one wins."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.drawing import Confidence
from ticonderoga.games.end_of_empire.data.kinds import Numbers
from ticonderoga.games.end_of_empire.data.victory import Condition, Place

NOT_USED: Final = 0
"""Not in this scenario."""
ON_MAP: Final = 1
"""In a space."""
DUE: Final = 2
"""A reinforcement, or a fleet, on a turn of the track."""
AT_SEA: Final = 3
"""A fleet in a sea area."""
AVAILABLE: Final = 4
"""In the Units Available box."""
SPECIAL: Final = 5
"""Aside, until a rule brings it."""
IN_HAVANA: Final = 6
DEAD: Final = 7
"""Eliminated before the start: its steps count."""
GONE: Final = 8
"""Withdrawn or lost before the start, for good."""

BY_LOYALTY: Final = 0
BY_AGENTS: Final = 1
FREELY: Final = 2
RECRUITING_IDS: Final = ("loyalty", "agents", "freely")
"""13 How Indians are won: 13.2, 13.1, or with a roll and no agent."""


class Stack:
    """A stack of the set-up. `fort`: under a Fort marker; `fixed`: its owner has no choice of
    marker (3)."""

    __slots__ = ("fixed", "fort", "pieces", "side", "space")

    def __init__(self, side: int, space: int) -> None:
        self.side: int = side
        self.space: int = space
        self.fort: bool = False
        self.fixed: bool = False
        self.pieces: Numbers = ()


class ScenarioData:
    """A scenario. Lists "by piece" have an entry for every piece of the box."""

    __slots__ = (
        "agents", "collapse_rolls", "confidence", "confidence_detail", "due", "entry_boxed",
        "entry_hex", "entry_kind", "first_turn", "free_tribes", "french_entered", "halifax_held",
        "havana_box", "help", "id", "in_play", "last_turn", "near_collapse_turn", "north_sheet",
        "notes", "place", "played", "points", "recruiting", "south_sheet", "spanish_entered",
        "stacks", "start", "title", "victory", "war", "west_indies_done", "withdrawals",
    )  # fmt: skip

    def __init__(self) -> None:
        self.id: str = ""
        self.title: str = ""
        self.help: str = ""
        self.war: int = 0
        self.first_turn: int = 1
        self.last_turn: int = 1
        self.in_play: list[bool] = []
        """By hex: whether units may be there."""
        self.played: int = 0
        """The same as bits."""
        self.north_sheet: bool = False
        self.south_sheet: bool = False
        # pieces
        self.start: list[int] = []
        """By piece: NOT_USED, ON_MAP and so on."""
        self.place: list[int] = []
        """By piece: the space of one ON_MAP, the turn of one DUE, the sea area of one AT_SEA;
        otherwise -1."""
        self.stacks: list[Stack] = []
        self.due: dict[int, Numbers] = {}
        """By turn: reinforcements, in the order of the file."""
        self.entry_kind: list[int] = []
        self.entry_hex: list[int] = []
        self.entry_boxed: list[bool] = []
        """By piece: how it enters in this scenario, as printed unless the scenario says other."""
        self.withdrawals: dict[int, Numbers] = {}
        """By turn: what leaves besides the codes on the counters."""
        self.agents: Numbers = ()
        """13.1 Agents in the Available box, by their numbers in the table."""
        # flags
        self.recruiting: int = BY_LOYALTY
        self.free_tribes: list[Numbers] = []
        """By side: the tribes that FREELY rolls for."""
        self.havana_box: bool = False
        self.halifax_held: bool = False
        """6.3, ruling 38 Halifax is off the sheet, so the British cannot lose it."""
        self.french_entered: bool = False
        self.spanish_entered: bool = False
        self.west_indies_done: bool = False
        self.collapse_rolls: bool = False
        """15.7 The economy is checked each December from 1777."""
        self.near_collapse_turn: int = 0
        """A turn on which the NEC units leave without a roll; 0 for none."""
        # victory
        self.victory: list[Condition] = []
        self.points: list[Place] = []
        self.notes: list[str] = []
        self.confidence: Confidence = "reconstructed"
        self.confidence_detail: dict[str, str] = {}

    def pieces(self, start: int) -> list[int]:
        """All pieces that start in such a way."""
        return [piece for piece, way in enumerate(self.start) if way == start]
