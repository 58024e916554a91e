"""The switches of the game: the optional rules at the end of the rulebook, all off as usual.

What each of them does is told under O1 to O11 in text/rulebook_scenarios.py, and beside the
rulings in docs/rulings/end_of_empire.md.
"""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.game import Option

OPTIONAL_RULES: Final = "Optional rules"
"""The heading of the options."""


def _rule(name: str, help: str) -> Option:
    """An optional rule, not in use unless asked for."""
    return Option(name, "no", ("no", "yes"), help, OPTIONAL_RULES)


OPTIONS: Final = (
    _rule("one-space-per-hex",
          "a hex is one space: who holds it holds its town, outpost, port and roads (O1)"),
    _rule("stack-activation",
          "a force that moves is rated by its own leaders, not always by the senior of the space "
          "(O2)"),
    _rule("near-misses",
          "the first check gives a share of the movement points, even if missed by one or two "
          "(O3)"),
    _rule("interruption",
          "after a failed first check the other side may activate one force of its own (O4)"),
    _rule("no-momentum",
          "leaders do not add 1 to their initiative after a first success (O5)"),
    _rule("free-adjustment",
          "units change between friendly spaces of their hex after forts have been built (O6)"),
    _rule("horse-reaction",
          "cavalry, legions and rangers by themselves slip away on 1 to 5, or 1 to 4 (O7)"),
    _rule("indian-scouts",
          "Indians react as if they had scouts, and evade without a roll whoever cannot ambush "
          "(O8)"),
    _rule("eight-column-crt",
          "the Linear CRT has columns for 2:3 and 3:2 as well (O9)"),
    _rule("entry-by-dice",
          "France and Spain come into the American war by dice, once they are ready (O10)"),
    _rule("north-in-fall",
          "Lord North is judged in fall only, and held up by ports in British hands (O11)"),
)  # fmt: skip


class Edition:
    """Every switch by name; each is fixed for a whole game."""

    __slots__ = (
        "eight_column_crt", "entry_by_dice", "free_adjustment", "horse_reaction", "indian_scouts",
        "interruption", "near_misses", "no_momentum", "north_in_fall", "one_space_per_hex",
        "stack_activation",
    )  # fmt: skip

    def __init__(self, chosen: set[str]) -> None:
        self.one_space_per_hex: bool = "one-space-per-hex" in chosen
        """O1 Towns, outposts and fortresses are no spaces of their own."""
        self.stack_activation: bool = "stack-activation" in chosen
        """O2 A force with leaders is rated by its own senior once he moves with it."""
        self.near_misses: bool = "near-misses" in chosen
        """O3 The first check gives 100, 75, 50, 25 or 0 per cent of the movement points."""
        self.interruption: bool = "interruption" in chosen
        """O4 A failed first check lets the other side activate one force."""
        self.no_momentum: bool = "no-momentum" in chosen
        """O5 No +1 after the first success of a leader."""
        self.free_adjustment: bool = "free-adjustment" in chosen
        """O6 Units may change their space within a hex after fort construction."""
        self.horse_reaction: bool = "horse-reaction" in chosen
        """O7 Cavalry, legions and rangers leave an entered space on 1-5, or 1-4 against horse."""
        self.indian_scouts: bool = "indian-scouts" in chosen
        """O8 Indians lose nothing for want of scouts and evade those who cannot ambush."""
        self.eight_column_crt: bool = "eight-column-crt" in chosen
        """O9 The Linear CRT with 2:3 and 3:2."""
        self.entry_by_dice: bool = "entry-by-dice" in chosen
        """O10 French and Spanish entry are rolled for, turn by turn."""
        self.north_in_fall: bool = "north-in-fall" in chosen
        """O11 Lord North is judged in fall, against a threshold that ports raise."""

    @classmethod
    def of(cls, options: dict[str, str]) -> Edition:
        """The edition that a game's options ask for; what they do not name is as usual."""
        return cls({one.name for one in OPTIONS if options.get(one.name) == "yes"})
