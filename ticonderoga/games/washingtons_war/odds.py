from __future__ import annotations

from ticonderoga.engine.ask import Ask, Choice
from ticonderoga.engine.game import Odds
from ticonderoga.games.washingtons_war.position import Position


def odds(g: Position, ask: Ask, choice: Choice) -> Odds | None:
    return None
