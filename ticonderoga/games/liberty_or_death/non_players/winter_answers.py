"""8.4.7 to 8.7.7 What non-players answer in winter: supply, rewards, redeployment, desertion."""

from __future__ import annotations

from typing import Final

from ticonderoga.games.liberty_or_death.non_players.mind import Answer

ANSWERS: Final[dict[str, Answer]] = {}
