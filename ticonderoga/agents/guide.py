"""The guidance of a game (`engine.game.Guidance`) for a searcher, with a way to do without it."""

from __future__ import annotations

from math import exp, tanh
from typing import Any, Final, Protocol

from ticonderoga.engine.ask import Ask, Choice
from ticonderoga.engine.game import (
    CERTAIN,
    Game,
    Guidance,
    OwnPlayer,
    Proposal,
    Result,
    Rules,
)

MARGIN: Final = 0.01
"""How much the evaluation still counts in a game that is decided."""

BY_LEAD: Final = 0.4
"""The share of a decided game's worth that depends on how clear the win or loss is."""


USUAL_LEAD: Final = 250.0
"""A decisive lead in a game that names neither one nor the worth of a win."""
STEEPEST: Final = 60.0
"""An exponent beyond which a chance is as good as none."""
CLEARLY: Final = 0.2
"""The share of a decided game's chance that depends on how clear the win or loss is."""


class Judged(Protocol):
    """A world, a walk or a match, in so far as it can be judged."""

    @property
    def over(self) -> bool: ...

    @property
    def result(self) -> Result | None: ...

    @property
    def position(self) -> Any: ...


class Guide:
    """What a searcher asks of one set of rules."""

    __slots__ = (
        "_guidance",
        "clear_lead",
        "decisive_lead",
        "game",
        "horizon",
        "misjudgement",
        "rules",
        "win_value",
    )

    def __init__(self, rules: Rules, game: Game | None = None) -> None:
        self.rules: Rules = rules
        self.game: Game | None = game
        self._guidance: Guidance = rules.guidance
        self.win_value: float = rules.guidance.win_value
        self.clear_lead: float = rules.guidance.clear_lead
        self.decisive_lead: float = rules.guidance.decisive_lead or (
            self.win_value if self.win_value < CERTAIN else USUAL_LEAD
        )
        self.misjudgement: float = rules.guidance.misjudgement
        self.horizon: int = rules.guidance.horizon

    def score(self, g: Any, seat: int) -> float:
        score = self._guidance.score
        if score is not None:
            return score(g, seat)
        return sum(term.value for term in self.rules.evaluate(g, seat))

    def judge(self, match: Judged, seat: int) -> float:
        """The worth of a match to a seat: certain when it is over, but a narrow loss is
        still better than a clear one."""
        worth = self.score(match.position, seat)
        if not match.over:
            return worth
        result = match.result
        if result is None or not result.winners:
            return 0.0
        worth = max(-CERTAIN, min(CERTAIN, worth)) * MARGIN
        return worth + (CERTAIN if seat in result.winners else -CERTAIN)

    def worth(self, world: Judged, seat: int) -> float:
        """The same in the measure of the evaluation: a decided game is worth what the game says
        it is, and nothing undecided is worth more. So chances can be weighed against gains."""
        most = self.win_value
        if not world.over:
            return max(-most, min(most, self.score(world.position, seat)))
        result = world.result
        if result is None or not result.winners:
            return 0.0
        sure = 1.0 if seat in result.winners else -1.0
        if not self.clear_lead or len(result.scores) < len(self.rules.seats):
            return most * sure
        best = max([score for other, score in enumerate(result.scores) if other != seat])
        clear = tanh((result.scores[seat] - best) / self.clear_lead)
        return most * ((1.0 - BY_LEAD) * sure + BY_LEAD * clear)

    def chance(self, world: Judged, seat: int) -> float:
        """The worth of a world as a chance to win. A decided game counts as won or lost, and a
        little by how clearly it was."""
        position = world.position
        raw = [self.score(position, other) for other in range(len(self.rules.seats))]
        chance = self.chance_of(raw[seat] - (sum(raw) - raw[seat]) / max(1, len(raw) - 1))
        result = world.result if world.over else None
        if result is None:
            return chance
        won = 0.0
        if not result.winners:
            won = 0.5
        elif seat in result.winners:
            won = 1.0 / len(result.winners)
        return (1.0 - CLEARLY) * won + CLEARLY * chance

    def progress(self, g: Any) -> float:
        """How far the game has come, from 0 to 1; 0 if it does not say."""
        progress = self._guidance.progress
        return 0.0 if progress is None else progress(g)

    def chance_of(self, lead: float) -> float:
        """A lead in evaluation as a chance to win: a decisive one makes the odds e
        squared to 1."""
        return 1.0 / (1.0 + exp(max(-STEEPEST, min(STEEPEST, -2.0 * lead / self.decisive_lead))))

    @property
    def has_own_players(self) -> bool:
        """Whether the game brings players of its own, who can be imagined at every seat."""
        return self.game is not None and self.game.own_players is not None

    def own_player(self) -> OwnPlayer:
        """The game's usual player for a seat."""
        assert self.game is not None
        assert self.game.own_players is not None
        name, _, level = self.game.own_players.usual.partition(":")
        return self.game.own_players.make(name, level)

    def opens_turn(self, ask: Ask, seat: int, root: str) -> bool:
        """Without the game's word: another seat is asked, or the question of the root again."""
        opens_turn = self._guidance.opens_turn
        if opens_turn is not None:
            return opens_turn(ask)
        return ask.seat != seat or ask.question.key == root

    def distinct(self, g: Any, ask: Ask, choices: list[Choice]) -> list[Choice]:
        """One choice out of each set of equivalent ones, in the order offered; of many only those
        that the game finds promising."""
        equivalents = self._guidance.equivalents
        if len(choices) < 2:
            return choices
        if equivalents is not None:
            first: dict[Any, Choice] = {}
            for key, choice in zip(equivalents(g, ask, choices), choices, strict=True):
                first.setdefault(key, choice)
            choices = list(first.values())
        promising = self._guidance.promising
        return choices if promising is None else promising(g, ask, choices)

    def quick_choice(self, g: Any, ask: Ask, choices: list[Choice]) -> Choice | None:
        quick = self._guidance.quick_choice
        return None if quick is None else quick(g, ask, choices)

    @property
    def has_proposals(self) -> bool:
        """Whether the game proposes whole lines of play at all."""
        return self._guidance.proposals is not None

    def proposals(self, g: Any, ask: Ask, choices: list[Choice], number: int) -> list[Proposal]:
        """Whole lines that the game would look at; none if it has nothing to say here."""
        proposals = self._guidance.proposals
        return [] if proposals is None else proposals(g, ask, choices, number)
