"""What is under way besides the Command in hand (order.py): a Battle, a Brilliant Stroke.

It stands in the position, where questions, odds and non-players find it, and is None at every
checkpoint.
"""

from __future__ import annotations

from ticonderoga.engine.ask import About
from ticonderoga.games.liberty_or_death.data.pieces import SIDE_OF
from ticonderoga.games.liberty_or_death.order import NO_BONUS, Bonus


class Battle:
    """3.6.1 Who attacks where, with or without the ally, and what a card adds."""

    __slots__ = (
        "attacker",
        "bonus",
        "common",
        "involved",
        "side",
        "space",
        "tories_left",
    )

    def __init__(
        self,
        space: int,
        attacker: int,
        involved: bool = False,
        common: int = 0,
        bonus: Bonus = NO_BONUS,
    ) -> None:
        self.space: int = space
        self.attacker: int = attacker
        """The faction that executes it; British, Patriots or French."""
        self.side: int = SIDE_OF[attacker]
        self.involved: bool = involved
        """The ally takes part with its pieces and Leader; else it only looks on (A18)."""
        self.common: int = common
        """4.2.1 War Parties that fight as Tories; they are Active already."""
        self.bonus: Bonus = bonus
        """What a card adds."""
        self.tories_left: int = 0
        """3.6.7 Attacking Tories that are not lost yet, while it is asked who goes."""

    def copy(self) -> Battle:
        """For those who think of another course of it."""
        return Battle(self.space, self.attacker, self.involved, self.common, self.bonus)

    def takes_part(self, faction: int) -> bool:
        """Whether a faction of the attacking side is in it."""
        return faction == self.attacker or self.involved

    def about(self) -> About:
        """What the questions of a Battle speak of."""
        return {"space": self.space, "faction": self.attacker}


class Stroke:
    """2.3.8 The Brilliant Strokes of one window, and how far the one that counts has come."""

    __slots__ = ("commands", "involved", "played", "player", "raided", "specials")

    def __init__(self) -> None:
        self.player: int = -1
        """The faction whose card lies on top; -1 while there is none."""
        self.played: int = 0
        """All factions that have played their card here, as bits."""
        self.commands: int = 2
        """2.3.8d Limited Commands still to come."""
        self.specials: int = 1
        """2.3.8d Special Activities still to come."""
        self.raided: int = 0
        """Provinces Raided by it, for Plunder."""
        self.involved: bool = False
        """2.3.8g A Command has involved the leader's space."""
