"""4 The sequence of play: one step from checkpoint to checkpoint, told by the cursor.

A step returns to the loop after each of its decisions that stands for itself (a fleet, an arrival,
an activation), so that checkpoints are frequent; it sets the cursor when it is done. What happens
at once, because somebody has come or gone, happens before the next checkpoint at the latest.
"""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import CHECKPOINT, Procedure
from ticonderoga.engine.kit.phases import Phase, names_of, phases, the_end
from ticonderoga.games.end_of_empire import position as at
from ticonderoga.games.end_of_empire.position import Position
from ticonderoga.games.end_of_empire.rules import (
    arranging,
    at_once,
    attrition,
    captives,
    fortifying,
    indians,
    militia,
    naval,
    operations,
    politics,
    redeployment,
    reinforcements,
    replacements,
    special,
    turns,
    victory,
    withdrawals,
)


def run(g: Position) -> Procedure[None]:
    """4 Step after step until the game is decided."""
    while g.step != at.OVER:
        assert not g.under_way
        phase = PHASES[g.step]
        if phase.checkpoint:
            yield CHECKPOINT
        yield from phase.procedure(g)
        if g.step != at.OVER:
            yield from at_once.settled(g)


SELDOM: Final = False
"""A phase that seldom asks has no checkpoint of its own."""

PHASES: Final = phases(
    Phase(at.SET_UP_CHOICES, "set-up", "Set-up", "3", arranging.set_up_choices),
    Phase(
        at.TURN_BEGINS, "turn-begins", "The turn begins", "4", turns.turn_begins, SELDOM,
    ),
    Phase(at.FLEETS, "fleets", "Naval Phase", "14", naval.fleets),
    Phase(
        at.CAPTIVES, "captives", "Prisoners are exchanged", "11.11", captives.exchange, SELDOM,
    ),
    Phase(
        at.NEW_FRANCE, "new-france", "New France revisited", "15.4", politics.new_france, SELDOM,
    ),
    Phase(
        at.EXCHANGES, "exchanges", "Units are exchanged", "7.5", special.exchanges, SELDOM,
    ),
    Phase(
        at.REINFORCEMENTS, "reinforcements", "Reinforcements", "7",
        reinforcements.reinforcements,
    ),
    Phase(
        at.SPECIAL_ENTRIES, "special-entries", "Special reinforcements", "7.5",
        special.special_entries, SELDOM,
    ),
    Phase(at.INDIANS, "indians", "Indian recruitment", "13", indians.recruitment),
    Phase(at.REPLACEMENTS, "replacements", "Replacements", "7.7", replacements.replacements),
    Phase(at.DRAFTS, "drafts", "Drafts", "7.10", replacements.drafts),
    Phase(at.MILITIA, "militia", "Militia", "12.2", militia.placement),
    Phase(
        at.OPERATIONS_BEGIN, "operations-begin", "Operations", "4", operations.begin, SELDOM,
    ),
    Phase(at.OPERATIONS, "operations", "Operations", "8.3", operations.operations),
    Phase(
        at.LAKES, "lakes", "Off the lakes", "9.9", operations.leave_lakes, SELDOM,
    ),
    Phase(at.FORTIFYING, "fortifying", "Fortifications", "11.12", fortifying.fortify),
    Phase(
        at.ADJUSTMENT, "adjustment", "Adjustment", "O6", redeployment.adjust, SELDOM,
    ),
    Phase(at.REDEPLOYMENT, "redeployment", "Leader Redeployment", "8.6", redeployment.redeploy),
    Phase(
        at.OPERATIONS_END, "operations-end", "End of operations", "4", operations.end, SELDOM,
    ),
    Phase(
        at.JUDGEMENT, "judgement", "Victory is judged", "4",
        victory.judge_before_withdrawal, SELDOM,
    ),
    Phase(at.WITHDRAWALS, "withdrawals", "Withdrawal Phase", "7.4", withdrawals.withdrawals),
    Phase(
        at.ATTRITION, "attrition", "Winter Attrition", "6", attrition.attrition, SELDOM,
    ),
    Phase(
        at.POLITICS, "politics", "Politics", "15", politics.end_of_turn, SELDOM,
    ),
    Phase(
        at.TURN_ENDS, "turn-ends", "The turn ends", "4", victory.turn_ends, SELDOM,
    ),
    Phase(at.OVER, "over", "The game is over", "4", the_end),
)  # fmt: skip
STEP_NAMES: Final = names_of(PHASES)
