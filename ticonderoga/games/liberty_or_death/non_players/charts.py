"""8 The charts of the four factions, and the small answers that they have in common."""

from __future__ import annotations

from typing import Final

from ticonderoga.games.liberty_or_death.non_players import (
    battles,
    british,
    french,
    indians,
    leaders,
    patriots,
    winter_answers,
)
from ticonderoga.games.liberty_or_death.non_players.sheet import Answer, Sheet

CHARTS: Final[tuple[Sheet, ...]] = (british.SHEET, patriots.SHEET, indians.SHEET, french.SHEET)
"""By faction."""

COMMON: Final[dict[str, Answer]] = {
    **leaders.ANSWERS,
    **battles.ANSWERS,
    **winter_answers.ANSWERS,
}
"""Without what cards and Brilliant Strokes ask."""
