"""What a searcher asks of the rules of any game, with a way to do without each answer."""

from __future__ import annotations

from collections.abc import Callable
from math import tanh
from typing import Any, Final, Protocol, cast

from ticonderoga.engine.agent import Mind
from ticonderoga.engine.ask import Ask, Choice
from ticonderoga.engine.game import Game, OwnMinds, Result, Rules

CERTAIN: Final = 10_000.0
"""What a won game is worth; a lost one as much below nothing."""

MARGIN: Final = 0.01
"""How much the evaluation still counts in a game that is decided."""

BY_LEAD: Final = 0.4
"""The share of a decided game's worth that depends on how clear the win or loss is."""


class World(Protocol):
    """An imagined world, in so far as it can be judged."""

    @property
    def over(self) -> bool: ...

    @property
    def result(self) -> Result | None: ...

    @property
    def position(self) -> Any: ...


class Guide:
    """The guidance of one set of rules (`engine.game.Guidance`), each part optional."""

    __slots__ = ("_begins", "_habit", "_score", "_twins", "clear_lead", "decided", "game", "rules")

    def __init__(self, rules: Rules, game: Game | None = None) -> None:
        self.rules: Rules = rules
        self.game: Game | None = game
        self.decided: float = getattr(rules, "decided", CERTAIN)
        self.clear_lead: float = getattr(rules, "clear_lead", 0.0)
        self._score: Callable[[Any, int], float] | None = getattr(rules, "score", None)
        self._begins: Callable[[Ask], bool] | None = getattr(rules, "begins", None)
        self._twins: Callable[[Any, Ask, list[Choice]], list[Any]] | None = getattr(
            rules, "twins", None
        )
        self._habit: Callable[[Any, Ask, list[Choice]], Choice | None] | None = getattr(
            rules, "habit", None
        )

    def score(self, g: Any, seat: int) -> float:
        if self._score is not None:
            return self._score(g, seat)
        return sum(term.value for term in self.rules.evaluate(g, seat))

    def judge(self, match: World, seat: int) -> float:
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

    def worth(self, world: World, seat: int) -> float:
        """The same in the measure of the evaluation: a decided game is worth what the game says
        it is, and nothing undecided is worth more. So chances can be weighed against gains."""
        most = self.decided
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

    @property
    def has_minds(self) -> bool:
        """Whether the game brings players of its own, who can be imagined at every seat."""
        return bool(getattr(self.game, "minds", ()))

    def mind(self) -> Mind:
        """The game's usual player for a seat."""
        game = cast(OwnMinds, self.game)
        name, _, level = game.default_agent.partition(":")
        return cast(Mind, game.mind(name, level))

    def begins(self, ask: Ask, seat: int, root: str) -> bool:
        """Without the game's word: another seat is asked, or the question of the root again."""
        if self._begins is not None:
            return self._begins(ask)
        return ask.seat != seat or ask.question.key == root

    def groups(self, g: Any, ask: Ask, choices: list[Choice]) -> list[Choice]:
        """One choice out of each set of twins, in the order offered."""
        if self._twins is None or len(choices) < 2:
            return choices
        first: dict[Any, Choice] = {}
        for key, choice in zip(self._twins(g, ask, choices), choices, strict=True):
            first.setdefault(key, choice)
        return list(first.values())

    def habit(self, g: Any, ask: Ask, choices: list[Choice]) -> Choice | None:
        return None if self._habit is None else self._habit(g, ask, choices)
