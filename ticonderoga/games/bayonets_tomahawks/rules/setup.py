"""5 Set-up: pieces, markers, pools and decks of a scenario."""

from __future__ import annotations

from ticonderoga.engine.dice import Dice
from ticonderoga.games.bayonets_tomahawks.data.pack import Pack
from ticonderoga.games.bayonets_tomahawks.data.scenarios import ScenarioData
from ticonderoga.games.bayonets_tomahawks.edition import Edition
from ticonderoga.games.bayonets_tomahawks.position import Position


def set_up(pack: Pack, edition: Edition, scenario: ScenarioData, dice: Dice) -> Position:
    """To be written."""
    return Position(pack, edition, scenario, dice)
