"""4.1, 7.1 The sequence of play: one step from checkpoint to checkpoint, told by the cursor.

A step returns to the loop after each of its decisions that stands for itself (an Action, a
Battle, a stack in winter), so that checkpoints are frequent; it sets the cursor when it is done.
"""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import CHECKPOINT, Procedure
from ticonderoga.engine.kit.phases import Phase, names_of, phases, the_end
from ticonderoga.games.bayonets_tomahawks import position as at
from ticonderoga.games.bayonets_tomahawks.position import Position
from ticonderoga.games.bayonets_tomahawks.rules import (
    actions,
    battle,
    cards,
    colonials,
    end_of_round,
    reinforcements,
    sailing,
    victory,
    winter,
    winter_end,
    winter_return,
)
from ticonderoga.games.bayonets_tomahawks.rules.events import ar_start


def run(g: Position) -> Procedure[None]:
    """4.1 Step after step until the game is decided."""
    while g.step != at.OVER:
        assert not g.under_way
        yield CHECKPOINT
        yield from PHASES[g.step].procedure(g)


PHASES: Final = phases(
    Phase(at.RESERVES, "reserves", "Reserve cards", "7.1", cards.choose_reserves),
    Phase(at.DRAW, "draw", "Draw cards", "7.1", cards.draw_cards),
    Phase(at.CHOOSE_CARDS, "choose-cards", "Choose cards", "7.1", cards.choose_cards),
    Phase(at.INITIATIVE, "initiative", "Initiative", "7.1", cards.initiative),
    Phase(at.AR_START, "ar-start", "AR Start Events", "7.4", ar_start.ar_start_events),
    Phase(at.LAND_FIRST, "landing", "Landing", "10.6.1", sailing.land_first),
    Phase(at.INDIAN_ACTIONS, "indian-actions", "Indian Actions", "7.2", actions.indian_actions),
    Phase(at.HOLD_REACTION, "hold-reaction", "Reaction AP", "7.3.6", actions.hold_reaction),
    Phase(at.ACTIONS, "actions", "Actions", "7.2", actions.faction_actions),
    Phase(at.END_PHASE, "end-phase", "End of the Action Phase", "7.2", actions.end_phase),
    Phase(at.REACTION, "reaction", "Reaction", "7.3.6", actions.reaction),
    Phase(at.BATTLES, "battles", "Battles", "13.0", battle.battles),
    Phase(at.END_ROUND, "end-round", "End of the Action Round", "14.0", end_of_round.end_round),
    Phase(
        at.FLEETS_ARRIVE, "fleets-arrive", "Fleets Arrive", "15.1",
        reinforcements.draw_reinforcements,
    ),
    Phase(
        at.BRITISH_ARRIVE, "british-arrive", "Fleets Arrive: the British", "15.3",
        reinforcements.place_british,
    ),
    Phase(
        at.FRENCH_ARRIVE, "french-arrive", "Fleets Arrive: the French", "15.3",
        reinforcements.place_french,
    ),
    Phase(
        at.COLONIALS_DRAW, "colonials-draw", "Colonials Enlist", "16.1", colonials.draw_colonials
    ),
    Phase(
        at.COLONIALS_ENLIST, "colonials-enlist", "Colonials Enlist", "16.3",
        colonials.place_colonials,
    ),
    Phase(at.VICTORY_CHECK, "victory-check", "Victory Check", "18.2", victory.victory_check),
    Phase(at.WINTER_SAIL_BOX, "winter-sail-box", "Winter Quarters", "17.2", winter.sail_boxes),
    Phase(at.WINTER_INDIANS, "winter-indians", "Winter Quarters", "17.2", winter.indians),
    Phase(at.WINTER_COLONIALS, "winter-colonials", "Winter Quarters", "17.2", winter.colonials),
    Phase(
        at.WINTER_RETURN, "winter-return", "Winter Quarters: Return to Colonies", "17.3",
        winter_return.return_to_colonies,
    ),
    Phase(
        at.WINTER_PORTS, "winter-ports", "Winter Quarters: Return to Colonies", "17.3",
        winter_return.return_by_sea,
    ),
    Phase(
        at.WINTER_COMMANDERS, "winter-commanders", "Winter Quarters: Commanders", "17.3",
        winter_end.commanders,
    ),
    Phase(
        at.WINTER_COMBINE, "winter-combine", "Winter Quarters: Reduced units", "17.3",
        winter_end.combine,
    ),
    Phase(
        at.WINTER_LOSSES, "winter-losses", "Winter Quarters: Losses boxes", "17.2",
        winter_end.losses,
    ),
    Phase(
        at.WINTER_RESET, "winter-reset", "Winter Quarters: cards and pools", "17.4",
        winter_end.reset,
    ),
    Phase(at.OVER, "over", "The game is over", "18.2", the_end),
)  # fmt: skip
STEP_NAMES: Final = names_of(PHASES)
