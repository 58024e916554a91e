"""A position to take away and study: a saved game that begins there, under dice of its own.

Of a finished game it is the true position. Of one that goes on it is the position at the last
checkpoint with everything dealt anew that the seat cannot know, and with another future: whoever
has the file learns nothing that the seat did not know.
"""

from __future__ import annotations

from ticonderoga.engine.dice import Dice, derive_seed
from ticonderoga.engine.errors import TiconderogaError
from ticonderoga.engine.match import Match
from ticonderoga.engine.save import save
from ticonderoga.engine.world import redeal
from ticonderoga.lab.past import at_ply


def position_file(match: Match, seat: int, ply: int, seed: int) -> str:
    """The file of the position after so many deliveries; of a game that goes on, as it stands."""
    if match.over:
        if not 0 <= ply <= len(match.deliveries):
            raise TiconderogaError(f"this game has choices 0 to {len(match.deliveries)}, not {ply}")
        _, base = at_ply(match, ply).last_checkpoint()
        position = base.copy()
        position.dice.reseed(derive_seed("study", seed))
    else:
        _, base = match.last_checkpoint()
        position = base.copy()
        redeal(match.rules, position, seat, seed)
    setup = match.setup
    dice = Dice(derive_seed("study", seed))
    study: Match = Match(setup.game, setup.scenario, setup.options, dice=dice, rules=match.rules)
    study.restart_from(position)
    return save(study)
