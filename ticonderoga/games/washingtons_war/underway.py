"""What is under way: a march, an entry, a battle, a retreat, an event.

It is public knowledge and stands in the position, where questions, odds and agents find it. It is
None at every checkpoint, so it is neither copied nor saved with the position.
"""

from __future__ import annotations

from ticonderoga.engine.ask import About
from ticonderoga.games.washingtons_war.data.board import BRITISH
from ticonderoga.games.washingtons_war.data.cards import Effect


class March:
    """7.3 A move: who, where, with how many CUs, how far already."""

    __slots__ = (
        "adjusted", "american", "at", "british", "dropped", "free", "french", "general", "limit",
        "overran", "side", "used",
    )  # fmt: skip

    def __init__(self, general: int, side: int, at: int, limit: int, free: bool = False) -> None:
        self.general: int = general
        self.side: int = side
        self.at: int = at
        self.used: int = 0
        self.limit: int = limit
        self.free: bool = free
        """7.3.C Glover: battle and overruns at any distance."""
        self.overran: bool = False
        self.adjusted: bool = False
        """The load was set in this space already."""
        self.american: int = 0
        self.french: int = 0
        self.british: int = 0
        self.dropped: dict[int, tuple[int, int]] = {}
        """(own, French) CUs left on the way, by space: moved by this general (7.4.E)."""

    @property
    def own(self) -> int:
        """American or British CUs in the load."""
        return self.british if self.side == BRITISH else self.american

    @property
    def cus(self) -> int:
        return self.american + self.french + self.british

    def about(self) -> About:
        return {
            "general": self.general,
            "space": self.at,
            "cus": self.own,
            "french": self.french,
            "left": self.limit - self.used,
        }


class Entry:
    """7.8, 7.9 An Army has entered a space: who leads it, from where, and was it intercepted?"""

    __slots__ = ("came_from", "general", "intercepted", "side", "space")

    def __init__(self, general: int, side: int, space: int, came_from: int) -> None:
        self.general: int = general
        self.side: int = side
        self.space: int = space
        self.came_from: int = came_from
        self.intercepted: bool = False

    def copy(self) -> Entry:
        """For those who think of another course of it."""
        twin = Entry(self.general, self.side, self.space, self.came_from)
        twin.intercepted = self.intercepted
        return twin


class Battle:
    """9.2 One battle: where, who attacks from where, and what the cards added."""

    __slots__ = (
        "attacker", "bonus", "came_from", "generals", "intercepted", "space", "treason",
        "winter_offensive",
    )  # fmt: skip

    def __init__(
        self, entry: Entry, american: int, british: int, winter_offensive: bool = False
    ) -> None:
        self.space: int = entry.space
        self.attacker: int = entry.side
        self.came_from: int = entry.came_from
        self.generals: list[int] = [american, british]
        """By side; -1 where nobody commands."""
        self.intercepted: bool = entry.intercepted
        """9.46"""
        self.winter_offensive: bool = winter_offensive
        """9.44"""
        self.bonus: list[int] = [0, 0]
        """By side, from a battle card or a discarded one (9.45)."""
        self.treason: bool = False
        """Arnold has been removed by a card: it may be an overrun now (9.2)."""

    def copy(self) -> Battle:
        """For those who think of another course of it."""
        american, british = self.generals
        entry = Entry(self.generals[self.attacker], self.attacker, self.space, self.came_from)
        entry.intercepted = self.intercepted
        twin = Battle(entry, american, british, self.winter_offensive)
        twin.bonus = self.bonus.copy()
        twin.treason = self.treason
        return twin


class Retreat:
    """7.9, 9.6 A force must leave a space: whose, with which general, who came from where."""

    __slots__ = ("attacking", "came_from", "general", "is_army", "side", "space")

    def __init__(
        self, side: int, space: int, general: int, came_from: int, attacking: bool, is_army: bool
    ) -> None:
        self.side: int = side
        self.space: int = space
        self.general: int = general
        """-1 for CUs alone."""
        self.came_from: int = came_from
        """Where the attack came from."""
        self.attacking: bool = attacking
        self.is_army: bool = is_army


class Targeting:
    """6.31 An effect of an event: which spaces it has touched so far."""

    __slots__ = ("card", "done", "effect")

    def __init__(self, card: int, effect: Effect) -> None:
        self.card: int = card
        self.effect: Effect = effect
        self.done: tuple[int, ...] = ()
