"""2 and 6 The sequence of play: one step from checkpoint to checkpoint, told by the cursor."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ticonderoga.engine.ask import CHECKPOINT, Procedure
from ticonderoga.games.liberty_or_death.position import OVER, Position
from ticonderoga.games.liberty_or_death.rules.brilliant import strokes
from ticonderoga.games.liberty_or_death.rules.card_play import card_ends, slot, turn_up_card
from ticonderoga.games.liberty_or_death.rules.winter import (
    desertion_phase,
    redeployment_phase,
    reset_phase,
    resource_phase,
    supply_phase,
    support_phase,
    victory_phase,
    west_indies_phase,
)


def run(g: Position) -> Procedure[None]:
    """Step after step until the game is decided."""
    while g.step != OVER:
        yield CHECKPOINT
        yield from STEPS[g.step](g)


STEPS: Final[tuple[Callable[[Position], Procedure[None]], ...]] = (
    turn_up_card,
    strokes,
    slot,
    card_ends,
    victory_phase,
    supply_phase,
    west_indies_phase,
    resource_phase,
    support_phase,
    redeployment_phase,
    desertion_phase,
    reset_phase,
)
