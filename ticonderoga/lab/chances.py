"""What a position is worth to each seat: by the game's own evaluation, and as a chance to win.

A lead in evaluation becomes a chance on a scale that was fitted on games of agents against
themselves (`fit_chances.py`); a game brings its own as `Guidance.chance_scale`.
"""

from __future__ import annotations

import math

from ticonderoga.agents.guide import Guide, Judged
from ticonderoga.engine.game import Rules

UNFITTED_SCALE = 100.0
"""For a game that brings no scale of its own: its chances are a guess until somebody fits one."""
STEEPEST = 60.0
"""A lead that is this many scales wide is as good as won."""


class Chances:
    """What positions under one set of rules are worth to each seat."""

    def __init__(self, rules: Rules) -> None:
        self.guide = Guide(rules)
        self.seats = len(rules.seats)
        self.scale = rules.guidance.chance_scale or UNFITTED_SCALE

    def leads(self, match: Judged) -> list[float]:
        """How far each seat is ahead of the average of the others."""
        raw = [self.guide.score(match.position, seat) for seat in range(self.seats)]
        total = sum(raw)
        if self.seats == 1:
            return raw
        return [(own - (total - own) / (self.seats - 1)) / 2 for own in raw]

    def of(self, match: Judged) -> list[float]:
        """The estimated chances of the seats to win: certain once the game is over."""
        result = match.result
        if result is None:
            return softened(self.leads(match), self.scale)
        share = 1.0 / max(1, len(result.winners))
        return [share if seat in result.winners else 0.0 for seat in range(self.seats)]


def softened(leads: list[float], scale: float) -> list[float]:
    """Leads in evaluation as chances: a softmax, in which a lead of `scale` between two seats
    makes the odds e squared to 1."""
    weights = [math.exp(max(-STEEPEST, min(STEEPEST, 2 * lead / scale))) for lead in leads]
    return [weight / sum(weights) for weight in weights]
