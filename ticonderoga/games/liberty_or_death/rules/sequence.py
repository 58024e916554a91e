"""2 and 6 The sequence of play: one step from checkpoint to checkpoint, told by the cursor."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import CHECKPOINT, Procedure
from ticonderoga.engine.kit.phases import Phase, names_of, phases, the_end
from ticonderoga.games.liberty_or_death.position import (
    CARD_ENDS,
    DESERTION_PHASE,
    OVER,
    REDEPLOYMENT_PHASE,
    RESET_PHASE,
    RESOURCE_PHASE,
    SLOT,
    STROKES,
    SUPPLY_PHASE,
    SUPPORT_PHASE,
    TURN_UP,
    VICTORY_PHASE,
    WEST_INDIES_PHASE,
    Position,
)
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
        yield from PHASES[g.step].procedure(g)


PHASES: Final = phases(
    Phase(TURN_UP, "turn-up", "A card is turned up", "2.2", turn_up_card),
    Phase(STROKES, "strokes", "Brilliant Strokes", "2.3.8", strokes),
    Phase(SLOT, "slot", "Factions act", "2.3.3", slot),
    Phase(CARD_ENDS, "card-ends", "The card ends", "2.3.6", card_ends),
    Phase(VICTORY_PHASE, "victory", "Winter: Victory", "6.1", victory_phase),
    Phase(SUPPLY_PHASE, "supply", "Winter: Supply", "6.2.1", supply_phase),
    Phase(WEST_INDIES_PHASE, "west-indies", "Winter: West Indies", "6.2.2", west_indies_phase),
    Phase(RESOURCE_PHASE, "resources", "Winter: Resources", "6.3", resource_phase),
    Phase(SUPPORT_PHASE, "support", "Winter: Support", "6.4", support_phase),
    Phase(REDEPLOYMENT_PHASE, "redeployment", "Winter: Redeployment", "6.5", redeployment_phase),
    Phase(DESERTION_PHASE, "desertion", "Winter: Desertion", "6.6", desertion_phase),
    Phase(RESET_PHASE, "reset", "Winter: Reset", "6.7", reset_phase),
    Phase(OVER, "over", "The game is over", "7.3", the_end),
)
STEP_NAMES: Final = names_of(PHASES)
