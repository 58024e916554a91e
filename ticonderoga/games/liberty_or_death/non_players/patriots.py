"""8.5 The non-player Patriots: their chart, node by node."""

from __future__ import annotations

from typing import Final

from ticonderoga.games.liberty_or_death.non_players.mind import Sheet

SHEET: Final[Sheet | None] = None
