"""11 Combat.

`fight` is a whole battle in one space against all enemies there: ambush, linear rounds, losses,
retreats. The attackers stand in the space already, and whoever moves has paid for it.
"""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Procedure
from ticonderoga.games.end_of_empire.position import Position

CLEARED: Final = 0
"""The attackers hold the space."""
REPELLED: Final = 1
"""The attackers went back, or are eliminated."""
SHARED: Final = 2
"""11.4 Both remain, and nothing was fought: Indians who vanish into the trees."""


def fight(
    g: Position,
    space: int,
    attacker: int,
    attackers: tuple[int, ...],
    came_from: int,
    reacting: bool = False,
) -> Procedure[int]:
    """11 A battle in a space; how it ended. `came_from` is where the attackers go back to, the
    space itself if they came from nowhere (ruling 21)."""
    yield from ()
    return SHARED
