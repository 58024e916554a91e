"""The switches of the game: rulings of the house for which another reading is played.

The rulings of the house are the defaults. Why each is read so stands in
docs/rulings/bayonets_tomahawks.md.
"""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.game import Option

READINGS: Final = "Other readings of the rules"
"""The heading of the options under which the rulings of the house are the usual ones."""


def _reading(name: str, usual: str, other: str, help: str) -> Option:
    """A ruling of the house, and the other reading that may be chosen."""
    return Option(name, usual, (usual, other), help, READINGS)


OPTIONS: Final = (
    _reading("battle-order", "table", "fewest",
             "which Battle comes first: by the printed table, or the one with the fewest "
             "attacking units (ruling A-4)"),
    _reading("supply-outposts", "own", "any",
             "through which empty enemy-held Outposts Supply is traced: own Home Spaces, or any "
             "(ruling A-55)"),
    _reading("fleet-limits", "counted", "free",
             "whether Fleets count toward Connection Limits (ruling A-2)"),
    _reading("highland-hits", "scored", "all",
             "whether B&T Hits, too, go to a Highland Brigade first (ruling A-7)"),
    _reading("attacker-retreat", "friendly", "any",
             "whether attackers retreat only to a friendly space they came from, or to any free "
             "of enemy units (ruling A-10)"),
    _reading("village-stop", "always", "unless-overwhelmed",
             "whether a stack stops in a Village of a neutral Nation even after an Overwhelm "
             "(ruling A-13)"),
    _reading("desertion", "battle", "home",
             "whether Indian Desertion looks at the Fort and control when the Battle began, or at "
             "the surviving Fort and the Home faction (ruling A-21)"),
    _reading("combining-draws-wie", "yes", "no",
             "whether a Metropolitan Brigade eliminated by combining gives a War in Europe chit "
             "(ruling A-5)"),
)  # fmt: skip


def _other_than_usual(options: dict[str, str]) -> set[str]:
    """The options that are not as usual; each has two values."""
    return {one.name for one in OPTIONS if options.get(one.name, one.default) != one.default}


class Edition:
    """Every switch by name; each is fixed for a whole game."""

    __slots__ = (
        "attacker_retreats_anywhere", "battle_order_fewest", "combining_draws_wie",
        "desertion_by_home", "fleets_unlimited", "highland_takes_bt_hits", "supply_any_outpost",
        "village_stop_unless_overwhelmed",
    )  # fmt: skip

    def __init__(self, other: set[str]) -> None:
        self.battle_order_fewest: bool = "battle-order" in other
        """A-4 The Battle with the fewest attacking units first; of equal ones the First Player
        chooses."""
        self.supply_any_outpost: bool = "supply-outposts" in other
        """A-55 Supply runs through every enemy-held Outpost without enemy units."""
        self.fleets_unlimited: bool = "fleet-limits" in other
        """A-2 Fleets do not count toward Connection Limits."""
        self.highland_takes_bt_hits: bool = "highland-hits" in other
        """A-7 A B&T Hit on a Metropolitan Brigade, too, goes to a Highland Brigade first."""
        self.attacker_retreats_anywhere: bool = "attacker-retreat" in other
        """A-10 An attacker may go back to any space he came from that is free of enemy units."""
        self.village_stop_unless_overwhelmed: bool = "village-stop" in other
        """A-13 A stack that Overwhelms the new unit in a neutral Nation's Village may go on."""
        self.desertion_by_home: bool = "desertion" in other
        """A-21 Indian Desertion asks for an enemy Home Settled Space or a Fort still standing."""
        self.combining_draws_wie: bool = "combining-draws-wie" not in other
        """A-5 A Metropolitan Brigade eliminated by combining gives a War in Europe chit."""

    @classmethod
    def of(cls, options: dict[str, str]) -> Edition:
        """The edition that a game's options ask for; what they do not name is as usual."""
        return cls(_other_than_usual(options))
