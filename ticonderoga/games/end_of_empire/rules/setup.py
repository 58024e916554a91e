"""To be written."""

from __future__ import annotations

from ticonderoga.engine.ask import Procedure
from ticonderoga.engine.dice import Dice
from ticonderoga.games.end_of_empire.data.pack import Pack
from ticonderoga.games.end_of_empire.data.scenarios import ScenarioData
from ticonderoga.games.end_of_empire.edition import Edition
from ticonderoga.games.end_of_empire.position import Position


def set_up_choices(g: Position) -> Procedure[None]:
    """To be written."""
    yield from ()


def set_up(pack: Pack, edition: Edition, scenario: ScenarioData, dice: Dice) -> Position:
    """To be written."""
    return Position(pack, edition, scenario, dice)
