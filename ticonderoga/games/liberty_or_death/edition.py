"""The switches of the game: options of the rulebook, and the readings that may be chosen.

The rulings of the house are the defaults; a switch exists where the other reading has friends.
"""

from __future__ import annotations

from typing import Final

RULEBOOK: Final = "rulebook"
CHART: Final = "chart"


class Edition:
    """Every switch by name; each is fixed for a whole game."""

    __slots__ = (
        "charts_rule",
        "failed_raid_asks_the_chart",
        "free_hortalez_is_free",
        "french_march_just_enough",
        "hard_solitaire",
        "period_events",
        "plunder_by_chart",
        "scenario",
        "split_side_by_french",
        "sprint",
        "winter_is_coming",
    )

    def __init__(self, scenario: str, options: dict[str, str]) -> None:
        self.scenario: str = scenario
        self.sprint: bool = scenario.endswith("-sprint")
        """S.4 Two campaigns, no Brilliant Strokes, no check."""
        self.period_events: bool = options.get("period-events", "no") == "yes"
        """2.1c Each pile is dealt from the cards of its own years."""
        self.winter_is_coming: bool = options.get("winter-is-coming", "no") == "yes"
        """2.3.7b A Winter Quarters card waits its turn on deck."""
        self.hard_solitaire: bool = options.get("hard-solitaire", "no") == "yes"
        """8.8d From the second winter no player may be behind a non-player."""
        self.free_hortalez_is_free: bool = options.get("free-hortalez", "paid") == "unpaid"
        """A78 A free Hortalez conjures its Resources instead of handing over French ones."""
        self.split_side_by_french: bool = options.get("rebel-player", "last") == "last"
        """A82 Without the Treaty one player of both rebel factions ranks as the French do."""
        self.charts_rule: bool = options.get("charts", RULEBOOK) == CHART
        """C2, C5, C8, C10, C13, C14, C15 Where a non-player's sheet and chapter 8 differ in small
        things, the sheet holds."""
        self.failed_raid_asks_the_chart: bool = options.get("failed-raid", RULEBOOK) == CHART
        """A70 A non-player's failed Raid goes to the Gather test, not to Gather at once."""
        self.french_march_just_enough: bool = options.get("french-march", "full") == "enough"
        """A71 The non-player French march with just enough, not with all they can."""
        self.plunder_by_chart: bool = options.get("plunder", CHART) == CHART
        """C3 After a Raid the non-player Indians plunder first, as their sheet says."""
