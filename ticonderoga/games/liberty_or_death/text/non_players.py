"""What non-players say of their reasons: the node of the chart, and why. words.py joins it.

The first argument is the node, such as B6. The words of each chart are in a file of their own.
"""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.words import Sentence
from ticonderoga.games.liberty_or_death.text import (
    non_players_british,
    non_players_events,
    non_players_indians,
    non_players_rebels,
)

WHY: Final = (
    "to gain British Control", "Tories stand alone there", "nothing better calls for them",
    "Regulars stand alone there", "Control changes", "a Colony with fewer than five cubes, no Fort",
    "the West Indies come first", "exactly one Regular is there",
    "most Rebellion cubes can be removed", "the last Rebellion piece can be removed",
    "no cube can be removed anywhere",
    "enemies are there", "no Underground War Party is there", "the Leader is there",
    "nothing better calls for them", "two War Parties are there", "one War Party is there",
    "a Patriot Fort falls", "most Rebellion pieces can be removed",
    "a Patriot Fort is there", "enemies stand at a Village", "Rebellion Control ends",
    "nothing would happen", "only pieces of the own side would go",
    "Support and Opposition would shift for the enemy",
    "no shift while the Opposition leads, nothing out of Unavailable, no Tories, Fort or Regulars "
    "where they are wanted, no Casualties, and fewer than five Cities held",
    "no shift while Support leads, no Militia where they are wanted, no Fort placed or Village "
    "removed, no three Resources, and fewer than 25 pieces on the map",
    "no shift while the Opposition leads, no Village, no Gather, no Patriot Fort removed, and "
    "fewer than four Villages",
    "no shift while Support leads, nothing released or placed, no British Casualties, no "
    "Resources, and no Treaty yet",
)  # fmt: skip
"""Why: the priorities and conditions of why.py."""

LOG: Final[dict[str, Sentence]] = {
    **non_players_british.LOG,
    **non_players_rebels.LOG,
    **non_players_indians.LOG,
    **non_players_events.LOG,
}
