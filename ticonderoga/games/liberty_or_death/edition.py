"""The switches of the game: options of the rulebook, and the readings that may be chosen.

The rulings of the house are the defaults; a switch exists where the other reading has friends.
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
    Option("period-events", "no", ("no", "yes"), "each pile has the cards of its years"),
    Option("winter-is-coming", "no", ("no", "yes"),
           "a Winter Quarters card waits on deck instead of changing places"),
    Option("hard-solitaire", "no", ("no", "yes"),
           "from the second winter a lone player may not be behind any non-player"),
    _reading("free-hortalez", "paid", "unpaid",
             "whether a free Hortalez hands over French Resources (ruling A78)"),
    _reading("rebel-player", "last", "margin",
             "how one player of both rebel factions ranks without the Treaty (ruling A82)"),
    _reading("charts", "rulebook", "chart",
             "what holds where a non-player's sheet and chapter 8 differ in small things"),
    _reading("failed-raid", "rulebook", "chart",
             "where a non-player's failed Raid leads (ruling A70)"),
    _reading("french-march", "full", "enough",
             "with how many the non-player French march (ruling A71)"),
    _reading("plunder", "chart", "rulebook",
             "whether non-player Indians plunder first after a Raid (C3)"),
    _reading("preparer", "after-treaty", "rulebook",
             "how non-player French prepare for war after a Muster: 8.6.3, or 8.6.1 (C10)"),
    _reading("ties", "d6", "table", "how non-players choose between two equal spaces (C12)"),
    _reading("blockade-removal", "british", "french",
             "who takes a Blockade off in Redeployment if the French are a non-player (C16)"),
    _reading("examples", "rules", "playbook",
             "what holds where a printed example contradicts its rule (C6, ruling A28)"),
    _reading("blockaded-opposition", "counts", "cancelled",
             "whether the Opposition of a Blockaded City counts (ruling A3)"),
    _reading("sea-march", "strict", "other-city",
             "whether a second, open City helps a British March by sea (ruling A5)"),
    _reading("treaty-fort", "paid", "free",
             "whether a Fort in the Muster of the Treaty costs the Patriots 1 (ruling A10)"),
    _reading("half-casualties", "exact", "down",
             "how non-player French halve CBC for their Treaty (ruling A11)"),
    _reading("rochambeau", "everywhere", "space",
             "where Rochambeau saves the French their price (ruling A12)"),
    _reading("indian-defence", "british", "indians",
             "who Activates War Parties that defend beside British pieces (ruling A21)"),
    _reading("ineligible", "at-once", "next-card",
             "whether a Faction made Ineligible loses its place on this card too (ruling A8)"),
    _reading("rabble-rousing", "anywhere", "colonies",
             "whether Rabble-Rousing is possible in Reserves (ruling A32)"),
    _reading("squadrons", "tables", "losses",
             "whether Squadrons in the West Indies weaken the British, or raise their losses "
             "(ruling A76)"),
    _reading("stockbridge", "instruction", "icon",
             "whether non-player Indians have an instruction for card 86 (C11)"),
    _reading("patriot-battle", "rulebook", "chart",
             "whether Royalists who are all Underground call for a Patriot Battle (C17)"),
    _reading("displacement", "city", "province",
             "whether equal Cities are cleared at random, or by the Provinces beside them "
             "(ruling A91)"),
    _reading("west-indies-muster", "neutral", "elsewhere",
             "whether the West Indies are a Neutral space for the non-player British Muster "
             "(ruling A93)"),
)  # fmt: skip


def _other_than_usual(options: dict[str, str]) -> set[str]:
    """The options that are not as usual; each has two values."""
    return {one.name for one in OPTIONS if options.get(one.name, one.default) != one.default}


class Edition:
    """Every switch by name; each is fixed for a whole game."""

    __slots__ = (
        "blockade_hides_opposition", "charts_rule", "clears_by_province", "examples_rule",
        "failed_raid_asks_the_chart", "free_hortalez_is_free", "french_lift_blockades",
        "french_march_just_enough", "half_rounded_down", "hard_solitaire",
        "indians_defend_themselves", "ineligible_from_next_card", "muster_prepares_at_once",
        "needs_active_royalists", "no_rousing_in_reserves", "period_events", "plunder_by_chart",
        "rochambeau_in_his_space", "scenario", "sea_by_another_city", "split_side_by_french",
        "sprint", "squadrons_raise_losses", "stockbridge_by_icon", "ties_by_table",
        "treaty_fort_is_free", "west_indies_last", "winter_is_coming",
    )  # fmt: skip

    def __init__(self, scenario: str, options: dict[str, str]) -> None:
        other = _other_than_usual(options)
        self.scenario: str = scenario
        self.sprint: bool = scenario.endswith("-sprint")
        """S.4 Two campaigns, no Brilliant Strokes, no check."""
        self.period_events: bool = "period-events" in other
        """2.1c Each pile is dealt from the cards of its own years."""
        self.winter_is_coming: bool = "winter-is-coming" in other
        """2.3.7b A Winter Quarters card waits its turn on deck."""
        self.hard_solitaire: bool = "hard-solitaire" in other
        """8.8d From the second winter no player may be behind a non-player."""
        self.free_hortalez_is_free: bool = "free-hortalez" in other
        """A78 A free Hortalez conjures its Resources instead of handing over French ones."""
        self.split_side_by_french: bool = "rebel-player" not in other
        """A82 Without the Treaty one player of both rebel factions ranks as the French do."""
        self.charts_rule: bool = "charts" in other
        """C2, C5, C8, C13, C14, C15 Where a non-player's sheet and chapter 8 differ in small
        things, the sheet holds."""
        self.failed_raid_asks_the_chart: bool = "failed-raid" in other
        """A70 A non-player's failed Raid goes to the Gather test, not to Gather at once."""
        self.french_march_just_enough: bool = "french-march" in other
        """A71 The non-player French march with just enough, not with all they can."""
        self.plunder_by_chart: bool = "plunder" not in other
        """C3 After a Raid the non-player Indians plunder first, as their sheet says."""
        self.muster_prepares_at_once: bool = "preparer" in other
        """C10 After a Muster the non-player French prepare as before the Treaty: without a roll,
        and never for Resources."""
        self.ties_by_table: bool = "ties" in other
        """C12, A74 Two equal spaces are settled by the Random Spaces table, as more are."""
        self.french_lift_blockades: bool = "blockade-removal" in other
        """C16, A42 In Redeployment non-player French say which Blockade leaves, whoever plays the
        British."""
        self.examples_rule: bool = "examples" in other
        """C6, A28 Where a printed example contradicts its rule, the example holds."""
        self.blockade_hides_opposition: bool = "blockaded-opposition" in other
        """A3 A Blockade cancels the Opposition of its City too."""
        self.sea_by_another_city: bool = "sea-march" in other
        """A5 The British march by sea to a Province beside a Blockaded City if it is beside an
        open one as well."""
        self.treaty_fort_is_free: bool = "treaty-fort" in other
        """A10 The Patriots pay nothing for a Fort in the Muster of the Treaty."""
        self.half_rounded_down: bool = "half-casualties" in other
        """A11 For their Treaty non-player French round half of CBC down."""
        self.rochambeau_in_his_space: bool = "rochambeau" in other
        """A12 Rochambeau saves the French their price only where he stands."""
        self.indians_defend_themselves: bool = "indian-defence" in other
        """A21 The Indians say which War Parties turn Active in defence, also beside the British."""
        self.ineligible_from_next_card: bool = "ineligible" in other
        """A8 Who is made Ineligible through the next card may still act on this one. Card 50
        says now, but on it the French come first and are never left to act."""
        self.no_rousing_in_reserves: bool = "rabble-rousing" in other
        """A32 Rabble-Rousing only in Cities and Colonies, as the index of terms has it."""
        self.squadrons_raise_losses: bool = "squadrons" in other
        """A76 In the West Indies Squadrons raise British losses, as 1.9 has it, instead of
        lowering what the British inflict."""
        self.stockbridge_by_icon: bool = "stockbridge" in other
        """C11 The Indians have no instruction for card 86, because no musket is recorded."""
        self.needs_active_royalists: bool = "patriot-battle" in other
        """C17 Royalists who are all Underground do not call for a Patriot Battle (P6)."""
        self.clears_by_province: bool = "displacement" in other
        """A91 Of Cities with equally many to drive out, the non-player British clear the one
        beside the best Province."""
        self.west_indies_last: bool = "west-indies-muster" in other
        """A93 In a Muster of the non-player British the West Indies are no Neutral space."""
