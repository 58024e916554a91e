"""What non-players say of their reasons: the node of the chart, and why. text.py joins it.

The first argument is the node, such as B6. The words of each chart are in a file of their own.
"""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.words import Sentence
from ticonderoga.games.liberty_or_death import (
    text_non_players_british,
    text_non_players_events,
    text_non_players_indians,
    text_non_players_rebels,
)

LOG: Final[dict[str, Sentence]] = {
    **text_non_players_british.LOG,
    **text_non_players_rebels.LOG,
    **text_non_players_indians.LOG,
    **text_non_players_events.LOG,
}
