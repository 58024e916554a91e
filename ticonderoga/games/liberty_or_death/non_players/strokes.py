"""8.1h, 8.3.7 Brilliant Strokes and the Treaty of Alliance of all non-players."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Ask
from ticonderoga.games.liberty_or_death.non_players.mind import Answer, Script, Wants
from ticonderoga.games.liberty_or_death.position import Position


def stroke(g: Position, ask: Ask, wants: Wants) -> Script:
    g, ask = yield ("finish",)
    return g, ask


ANSWERS: Final[dict[str, Answer]] = {}
