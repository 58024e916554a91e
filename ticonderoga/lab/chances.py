"""What a position is worth to each seat: by the game's own evaluation, and as a chance to win.

Chances are fitted on games of equals (`fit.py`); a game brings its own as `Guidance.chances`.
For a game that nobody has fitted, leads in evaluation are turned into chances by a guess.
"""

from __future__ import annotations

import math

from ticonderoga.agents.guide import Guide, Judged
from ticonderoga.engine.game import Result, Rules

UNFITTED_SCALE = 100.0
"""For a game without fitted chances: the lead that makes the odds of winning e squared to 1."""
STEEPEST = 60.0
"""A lead that is this many scales wide is as good as won."""


class Chances:
    """What positions under one set of rules are worth to each seat."""

    def __init__(self, rules: Rules) -> None:
        self.guide = Guide(rules)
        self.seats = len(rules.seats)
        self.fitted = rules.guidance.chances

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
        if result is not None:
            return shares(result, self.seats)
        if self.fitted is not None:
            return self.fitted(match.position)
        return softened(self.leads(match), UNFITTED_SCALE)


def shares(result: Result, seats: int) -> list[float]:
    """What each seat has of a decided game: winners share it, and so do all if nobody has won."""
    winners = result.winners or tuple(range(seats))
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(seats)]


def softened(leads: list[float], scale: float) -> list[float]:
    """Leads in evaluation as chances: a softmax, in which a lead of `scale` between two seats
    makes the odds e squared to 1."""
    weights = [math.exp(max(-STEEPEST, min(STEEPEST, 2 * lead / scale))) for lead in leads]
    return [weight / sum(weights) for weight in weights]
