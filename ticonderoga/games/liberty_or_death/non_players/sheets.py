"""8 The four sheets on the table: every chart and answer, joined once."""

from __future__ import annotations

from ticonderoga.games.liberty_or_death.data.pieces import BRITISH, FRENCH, INDIANS, PATRIOTS
from ticonderoga.games.liberty_or_death.non_players import (
    battles,
    british,
    events,
    french,
    indians,
    leaders,
    patriots,
    strokes,
    winter_answers,
)
from ticonderoga.games.liberty_or_death.non_players.mind import (
    CARD_COMMANDS,
    COMMON,
    SHEETS,
    STROKE,
    NonPlayer,
)

SHEETS[BRITISH] = british.SHEET
SHEETS[PATRIOTS] = patriots.SHEET
SHEETS[INDIANS] = indians.SHEET
SHEETS[FRENCH] = french.SHEET
COMMON.update(leaders.ANSWERS)
COMMON.update(battles.ANSWERS)
COMMON.update(events.ANSWERS)
CARD_COMMANDS.update(events.COMMANDS)
COMMON.update(winter_answers.ANSWERS)
COMMON.update(strokes.ANSWERS)
STROKE[:] = [strokes.stroke]

__all__ = ["NonPlayer"]
