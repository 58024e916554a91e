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
        "blockade_hides_opposition",
        "charts_rule",
        "clears_by_province",
        "examples_rule",
        "failed_raid_asks_the_chart",
        "free_hortalez_is_free",
        "french_lift_blockades",
        "french_march_just_enough",
        "half_rounded_down",
        "hard_solitaire",
        "indians_defend_themselves",
        "ineligible_from_next_card",
        "muster_prepares_at_once",
        "needs_active_royalists",
        "no_rousing_in_reserves",
        "period_events",
        "plunder_by_chart",
        "rochambeau_in_his_space",
        "scenario",
        "sea_by_another_city",
        "split_side_by_french",
        "sprint",
        "squadrons_raise_losses",
        "stockbridge_by_icon",
        "ties_by_table",
        "treaty_fort_is_free",
        "west_indies_last",
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
        """C2, C5, C8, C13, C14, C15 Where a non-player's sheet and chapter 8 differ in small
        things, the sheet holds."""
        self.failed_raid_asks_the_chart: bool = options.get("failed-raid", RULEBOOK) == CHART
        """A70 A non-player's failed Raid goes to the Gather test, not to Gather at once."""
        self.french_march_just_enough: bool = options.get("french-march", "full") == "enough"
        """A71 The non-player French march with just enough, not with all they can."""
        self.plunder_by_chart: bool = options.get("plunder", CHART) == CHART
        """C3 After a Raid the non-player Indians plunder first, as their sheet says."""
        self.muster_prepares_at_once: bool = options.get("preparer", "after-treaty") == RULEBOOK
        """C10 After a Muster the non-player French prepare as before the Treaty: without a roll,
        and never for Resources."""
        self.ties_by_table: bool = options.get("ties", "d6") == "table"
        """C12, A74 Two equal spaces are settled by the Random Spaces table, as more are."""
        self.french_lift_blockades: bool = options.get("blockade-removal", "british") == "french"
        """C16, A42 In Redeployment non-player French say which Blockade leaves, whoever plays the
        British."""
        self.examples_rule: bool = options.get("examples", "rules") == "playbook"
        """C6, A28 Where a printed example contradicts its rule, the example holds."""
        self.blockade_hides_opposition: bool = (
            options.get("blockaded-opposition", "counts") == "cancelled"
        )
        """A3 A Blockade cancels the Opposition of its City too."""
        self.sea_by_another_city: bool = options.get("sea-march", "strict") == "other-city"
        """A5 The British march by sea to a Province beside a Blockaded City if it is beside an
        open one as well."""
        self.treaty_fort_is_free: bool = options.get("treaty-fort", "paid") == "free"
        """A10 The Patriots pay nothing for a Fort in the Muster of the Treaty."""
        self.half_rounded_down: bool = options.get("half-casualties", "exact") == "down"
        """A11 For their Treaty non-player French round half of CBC down."""
        self.rochambeau_in_his_space: bool = options.get("rochambeau", "everywhere") == "space"
        """A12 Rochambeau saves the French their price only where he stands."""
        self.indians_defend_themselves: bool = options.get("indian-defence", "british") == "indians"
        """A21 The Indians say which War Parties turn Active in defence, also beside the British."""
        self.ineligible_from_next_card: bool = options.get("ineligible", "at-once") == "next-card"
        """A8 Who is made Ineligible through the next card may still act on this one. Card 50
        says now, but on it the French come first and are never left to act."""
        self.no_rousing_in_reserves: bool = options.get("rabble-rousing", "anywhere") == "colonies"
        """A32 Rabble-Rousing only in Cities and Colonies, as the index of terms has it."""
        self.squadrons_raise_losses: bool = options.get("squadrons", "tables") == "losses"
        """A76 In the West Indies Squadrons raise British losses, as 1.9 has it, instead of
        lowering what the British inflict."""
        self.stockbridge_by_icon: bool = options.get("stockbridge", "instruction") == "icon"
        """C11 The Indians have no instruction for card 86, because no musket is recorded."""
        self.needs_active_royalists: bool = options.get("patriot-battle", RULEBOOK) == CHART
        """C17 Royalists who are all Underground do not call for a Patriot Battle (P6)."""
        self.clears_by_province: bool = options.get("displacement", "city") == "province"
        """A91 Of Cities with equally many to drive out, the non-player British clear the one
        beside the best Province."""
        self.west_indies_last: bool = options.get("west-indies-muster", "neutral") == "elsewhere"
        """A93 In a Muster of the non-player British the West Indies are no Neutral space."""
