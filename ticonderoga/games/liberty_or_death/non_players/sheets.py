"""8 Everything that non-players go by, in one table."""

from __future__ import annotations

from typing import Final

from ticonderoga.games.liberty_or_death.non_players import events, strokes
from ticonderoga.games.liberty_or_death.non_players.charts import CHARTS, COMMON
from ticonderoga.games.liberty_or_death.non_players.player import Sheets

SHEETS: Final = Sheets(
    of_faction=CHARTS,
    common={**COMMON, **events.ANSWERS, **strokes.ANSWERS},
    card_commands=events.COMMANDS,
    stroke=strokes.stroke,
    choose_event=events.choose_event,
)
