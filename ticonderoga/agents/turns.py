"""Planning whole turns, for games that bring players of their own.

Where a turn is built of many small answers, a tree of single choices is too deep to look
through. Instead whole turns are made up: the mind's own, one for every first choice with the
mind doing the rest, and variations of the best so far in which one answer is another. What
they lead to is judged at once; the best are then followed further, with all seats played by
their own players, in several imagined worlds that are the same for each of them.
"""

from __future__ import annotations

from typing import Any, Final

from ticonderoga.agents.guide import Guide
from ticonderoga.agents.walk import Step, Walk
from ticonderoga.agents.worlds import Trials
from ticonderoga.engine.agent import Seen
from ticonderoga.engine.ask import Choice
from ticonderoga.engine.dice import Dice, mix
from ticonderoga.engine.game import OwnPlayer
from ticonderoga.engine.world import World

TRUST: Final = 4.0
"""In how many worlds a turn must be followed to count as much as the first sight of it."""
ENDING_EVERY: Final = 4
"""Of so many variations one ends otherwise: with something more before it is finished."""
PARENTS: Final = 4
"""How many of the best turns are varied."""


class TurnEffort:
    """How hard to look at a turn: a level of the planner."""

    __slots__ = ("depth", "looks", "rounds", "small", "small_rounds", "variations")

    def __init__(
        self,
        variations: int,
        small: int,
        looks: int,
        rounds: tuple[tuple[int, int], ...],
        small_rounds: tuple[tuple[int, int], ...],
        depth: int,
    ) -> None:
        self.variations: int = variations
        """Variations of whole turns that are tried."""
        self.small: int = small
        """The same where the question is not a turn's first."""
        self.looks: int = looks
        """First choices that are tried at the most."""
        self.rounds: tuple[tuple[int, int], ...] = rounds
        """How many of the best are followed further, in how many more worlds, time after time."""
        self.small_rounds: tuple[tuple[int, int], ...] = small_rounds
        """The same where the question is not a turn's first."""
        self.depth: int = depth
        """How many turns of anybody they are followed."""


class Turn:
    """A whole turn that could be played, and what it is worth."""

    __slots__ = ("asks", "ends", "first", "followed", "glance", "path", "total", "world")

    def __init__(self, walk: Walk) -> None:
        self.asks: list[tuple[str, tuple[Any, ...]]] = [(key, args) for key, args, _ in walk.made]
        self.path: tuple[Choice, ...] = tuple([choice for _, _, choice in walk.made])
        self.glance: float = 0.0
        """What it is worth at first sight."""
        self.total: float = 0.0
        self.followed: int = 0
        """In how many worlds it was followed further."""
        self.ends: list[Any] = []
        self.world: World | None = None
        self.first: bool = False
        """It is the mind's own turn."""

    @property
    def script(self) -> list[Step]:
        return [(key, choice) for (key, _), choice in zip(self.asks, self.path, strict=True)]

    @property
    def value(self) -> float:
        """First sight counts like so many worlds: it is blind to what comes, but free of luck."""
        return (self.total + TRUST * self.glance) / (self.followed + TRUST)


class TurnSearch(Trials):
    """One decision, from the open ask to the next checkpoint."""

    def __init__(
        self,
        seen: Seen,
        guide: Guide,
        effort: TurnEffort,
        seed: int,
        until: float | None,
        before: list[Step],
    ) -> None:
        super().__init__(seen, guide, seed, until)
        self.effort: TurnEffort = effort
        self._before: list[Step] = before
        """What is left of the plan that led here."""
        self._chance: Dice = Dice(mix(seed, 7))
        self._players: list[OwnPlayer] = [guide.own_player() for _ in seen.rules.seats]
        self._turns: dict[tuple[Choice, ...], Turn] = {}
        self._root: str = self._ask.question.key

    def run(self) -> list[Turn]:
        """The turns that were considered, the best first, one for every first choice."""
        if len(self.run_to_glance()) > 1:
            self._follow()
        return self._ranked()

    def run_to_glance(self) -> list[Turn]:
        """The turns that were made up, the best at first sight first."""
        self._made_up()
        if len(self._turns) > 1:
            self._vary(self._variations())
        return self._by_glance()

    def _variations(self) -> int:
        if self.opens_turn(self._ask):
            return self.effort.variations
        return self.effort.small

    # ------------------------------------------------------------------ worlds and walks

    def walk(self, number: int, roll: int) -> Walk:
        world = self._world(number)
        return Walk(world, self._seat, self._players, Dice(mix(self._seed, roll)))

    def _look(self, script: list[Step], roll: int, wild: int = -1) -> Turn:
        """Play a turn in one world, in two if it meets chance, and judge what comes of it."""
        walk = self.walk(0, roll)
        barrier = walk.position.dice.barrier
        walk.finish(script, wild, self._chance)
        turn = Turn(walk)
        known = self._turns.get(turn.path)
        self.nodes += walk.answers
        if known is not None:
            return known
        turn.glance = self.guide.worth(walk, self._seat)
        turn.ends.append(walk)
        if walk.position.dice.barrier != barrier:
            other = self.walk(1, roll)
            other.finish(turn.script)
            self.nodes += other.answers
            turn.glance = (turn.glance + self.guide.worth(other, self._seat)) / 2
        self._turns[turn.path] = turn
        return turn

    # ------------------------------------------------------------------ making up turns

    def _made_up(self) -> None:
        self._look([], 1).first = True
        if self._before:
            self._look(self._before, 1)
        choices = self._seen.choices
        choices = self.guide.distinct(self._world(0).position, self._ask, choices)
        if len(choices) > self.effort.looks:
            choices = self._some(choices, self.effort.looks)
        for at, choice in enumerate(choices):
            if self._late():
                return
            self._look([(self._root, choice)], 2 + at)

    def _some(self, choices: list[Choice], number: int) -> list[Choice]:
        left = list(choices)
        found = []
        for _ in range(number):
            found.append(left.pop(self._chance.below(len(left))))
        return found

    def _vary(self, variations: int) -> None:
        """Change one answer of a good turn, and let the rest follow as it can."""
        for number in range(variations):
            if self._late():
                return
            best = self._by_glance()[:PARENTS]
            parent = best[self._chance.below(len(best))]
            wild = self._chance.below(max(1, len(parent.path)))
            if number % ENDING_EVERY == 0:
                wild = len(parent.path) - 1
            self._look(parent.script, 50 + number, wild)

    def _by_glance(self) -> list[Turn]:
        return sorted(self._turns.values(), key=_glance)

    # ------------------------------------------------------------------ following further

    def _follow(self) -> None:
        contenders = self._by_glance()
        own = [turn for turn in contenders if turn.first]
        world = 0
        rounds = self.effort.rounds if self.opens_turn(self._ask) else self.effort.small_rounds
        for keep, worlds in rounds:
            contenders = contenders[:keep]
            if not world:
                contenders += [turn for turn in own if turn not in contenders]
            for number in range(world, world + worlds):
                for turn in contenders:
                    if self._late() and turn.followed:
                        return
                    self._follow_in(turn, number)
            world += worlds
            contenders.sort(key=_value)

    def _follow_in(self, turn: Turn, number: int) -> None:
        walk = self.walk(number, 1000 + number)
        walk.finish(turn.script)
        walk.go_on(self.opens_turn, self.effort.depth)
        self.nodes += walk.answers
        if not turn.followed:
            turn.ends = []
        turn.ends.append(walk)
        turn.total += self.guide.worth(walk, self._seat)
        turn.followed += 1

    def _ranked(self) -> list[Turn]:
        """Those that were followed furthest come first; one for every first choice."""
        order = sorted(self._turns.values(), key=_rank)
        found: dict[Choice, Turn] = {}
        for turn in order:
            if turn.path:
                found.setdefault(turn.path[0], turn)
        return list(found.values())

    # ------------------------------------------------------------------ the plan

    def foresee(self, turn: Turn) -> list[tuple[str, tuple[Any, ...], Choice, float]]:
        """The turn step by step: what will be asked, what to answer, and how the position will
        be judged at that moment if nothing unforeseen has come in between."""
        walk = self.walk(0, 1)
        walk.finish(turn.script, score=self.guide.score)
        return [(*step, mark) for step, mark in zip(walk.made, walk.marks, strict=True)]


def _glance(turn: Turn) -> float:
    return -turn.glance


def _value(turn: Turn) -> float:
    return -turn.value


def _rank(turn: Turn) -> tuple[int, float]:
    return -turn.followed, -turn.value
