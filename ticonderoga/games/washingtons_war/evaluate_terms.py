"""What things are worth, and how an evaluation says so.

The unit is loose: a marker that only thickens a majority is worth about 2, a colony about 8.
The numbers were found by playing (see docs/experiments.md), not by the rulebook.
"""

from __future__ import annotations

from typing import Final

from ticonderoga.games.washingtons_war.data.cards import Card

COLONY_WORTH: Final[tuple[float, ...]] = (0.0, 8.0, 10.5, 12.0, 12.8, 13.2, 13.5)
"""A colony by the margin of markers in it; beyond the last it grows no more."""

VERDICT_FLOOR: Final = 6.0
VERDICT_AT_THE_END: Final = 100.0
"""What it is worth to be ahead by 13.2, when the war may still be long, and when it ends."""

AMERICAN_CU: Final = 1.5
BRITISH_CU: Final = 1.3
COMMANDER: Final = 1.6
"""A general with an Army; half of it for one who stands alone."""

LAST_CUS: Final[tuple[float, ...]] = (150.0, 60.0, 25.0, 10.0, 4.0)
"""13.1 The danger of automatic defeat with none, one, two … CUs left."""

THREAT_REACH: Final = 4
OUR_DANGER: Final = 0.40
THEIR_DANGER: Final = 0.22
"""Danger counts more when the other side moves next, as it does after our card."""

WINTER_CU: Final = 1.5
YEAR_END_EARLY: Final = 0.35
YEAR_END_LATE: Final = 0.95
"""How much of what the year's end will change is counted already, as cards run out."""

CAPTURED_WORTH: Final = 4.0
GENERAL_AT_STAKE: Final = 3.0
WASHINGTON_WORTH: Final = 12.0
CONGRESS_OUT: Final = 3.0
CONGRESS_CARD: Final = 2.0
CONGRESS_THREAT: Final = 0.3
ALLIANCE_WORTH: Final = 2.0
FRANCE_WORTH: Final = 10.0
NAVY_WORTH: Final = 3.0
REGULARS_WORTH: Final = 4.0
HANGING_MARKER: Final = 2.0
"""A marker that isolation is sure to take as soon as the other side wants it."""
FIRM_HOLD: Final = 0.3
LOOSE_HOLD: Final = 0.5
FREE_HOLD: Final = 0.75
"""What is left of that danger to a group of markers with each thing that it hangs on: a stack of
two CUs or more; a single CU, a general, Congress or a port; a free space."""
BOX_CU: Final = 0.7
BOX_GENERAL: Final = 0.3
PLAY_LEFT: Final = 0.8
ACTIVATION_LEFT: Final = 3.0
UNKNOWN_CARD: Final = 3.0

END_ODDS: Final = {1775: 0.0, 1776: 0.02, 1777: 0.05, 1778: 0.12, 1779: 0.35, 1780: 0.4}
END_ODDS_LATE: Final = 0.5
"""How likely this is the last year, while no War Ends card lies in its box."""

_OP_WORTH: Final = {
    "french_alliance": 1.6,
    "discard_random": 2.5,
    "remove_pc": 3.0,
    "flip_pc": 4.5,
    "place_pc": 3.0,
    "remove_cu": 2.0,
    "activate": 3.0,
    "choose_one": 5.0,
    "lose_british_regulars": 7.0,
    "forbid_american_pc_placement": 5.0,
    "french_navy_to_turn_track": 2.0,
}


def card_worth(card: Card, side: int) -> float:
    """What a card in hand promises its holder."""
    if card.kind == "ops":
        return 1.2 + card.ops
    if card.kind == "campaign":
        return 3.0 + 0.5 * card.effects[0].amount
    if card.kind == "mandatory":
        return 1.0
    if card.side != side:
        return 2.0
    worth = 2.0 + 1.5 if card.kind == "battle" else 1.0
    for effect in card.effects:
        number = max(1, effect.maximum) if effect.op.endswith("_pc") else max(1, effect.amount)
        worth += min(6.0, _OP_WORTH.get(effect.op, 0.0) * min(number, 3) ** 0.7)
    return worth


TERMS: Final[tuple[tuple[str, str], ...]] = (
    ("colonies", "Colonies held, with a little for the margin in each (10.0.B)"),
    ("verdict", "Who would win today, and how likely the war ends this year (13.2)"),
    ("year_end", "What Armies will mark and isolation remove at the end of the year (10.2)"),
    ("thread", "Markers that hang by a thread: few ways out for their group (10.3)"),
    ("armies", "CUs and generals on the map"),
    ("last_stand", "Danger of automatic defeat (13.1)"),
    ("threats", "Armies and lone generals within reach of a stronger enemy"),
    ("winter", "CUs that winter will take where they stand (11)"),
    ("congress", "Congress: dispersed, in danger, or its line in mutiny (7.7)"),
    ("france", "The French: alliance, fleet and the Regulars' Advantage (12, 9.41)"),
    ("generals", "Generals captured or lost (7.6)"),
    ("cards", "Cards in hand, against the number of the other side's"),
    ("reserves", "Reinforcements still to come and activations still to make (8, 7.2)"),
)
