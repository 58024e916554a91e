"""Rollouts: leading lines played on, by everybody, to a common horizon.

A line looks good where it ends; what it is worth shows some turns later. So the leading lines are
played in the same imagined worlds, and from their ends on all seats go on as a quick player would,
until so many turns have passed. There the evaluation is read as a chance to win. Lines that fall
behind are dropped, and the others are played in more worlds (sequential halving).
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from time import monotonic
from typing import Final, Protocol

from ticonderoga.agents.guide import Guide, Judged
from ticonderoga.agents.search import Effort, Search
from ticonderoga.engine.agent import Seen
from ticonderoga.engine.ask import Ask, Choice
from ticonderoga.engine.dice import mix
from ticonderoga.engine.game import Proposal
from ticonderoga.engine.world import World

LONGEST: Final = 3_000
"""Answers after which a world is judged wherever it stands."""
PROPOSED: Final = 4
"""Of how many lines that the game proposes a quick player takes the most promising."""


class Candidate(Protocol):
    """A line of own choices from the open question on."""

    @property
    def path(self) -> tuple[Choice, ...]: ...


class RolloutEffort:
    """How hard to look: which lines are played on, how far, and by how quick a player."""

    __slots__ = ("each", "horizon", "openings", "player", "rounds", "sure")

    def __init__(
        self,
        rounds: tuple[tuple[int, int], ...],
        horizon: int,
        player: Effort,
        each: int = 2,
        openings: int = 40,
        sure: float = 3.0,
    ) -> None:
        self.rounds: tuple[tuple[int, int], ...] = rounds
        """How many of the best lines are played, in how many more worlds, time after time."""
        self.horizon: int = horizon
        """How often the turn passes from one seat to another before a world is judged."""
        self.openings: int = openings
        """How many turns are opened at the most, whoever's they are."""
        self.player: Effort = player
        """How hard everybody looks on the way."""
        self.each: int = each
        """How many lines that begin with the same choice are played on at the most."""
        self.sure: float = sure
        """By how many standard errors a line must lead for the others to be given up."""


class Prospect:
    """A line and what became of it in each world."""

    __slots__ = ("chances", "ends", "line", "path", "prior", "world")

    def __init__(self, line: Candidate, prior: float) -> None:
        self.line: Candidate = line
        self.path: tuple[Choice, ...] = line.path
        self.prior: float = prior
        """Its place in the search that found it, for those that were never played on."""
        self.chances: list[float] = []
        self.ends: list[World] = []
        self.world: Judged | None = None

    @property
    def value(self) -> float:
        """The chance to win, a mean over the worlds."""
        return sum(self.chances) / len(self.chances) if self.chances else 0.0

    def lead(self, other: Prospect) -> tuple[float, float]:
        """By how much it is better than another in the worlds of both, and the standard error
        of that."""
        gaps = [ours - theirs for ours, theirs in zip(self.chances, other.chances)]
        mean = sum(gaps) / len(gaps)
        spread = sum([(gap - mean) ** 2 for gap in gaps]) / max(1, len(gaps) - 1)
        return mean, sqrt(spread / len(gaps))


class Rollouts:
    """One decision among lines."""

    def __init__(
        self, seen: Seen, guide: Guide, effort: RolloutEffort, seed: int, until: float | None
    ) -> None:
        self.guide: Guide = guide
        self.effort: RolloutEffort = effort
        self.nodes: int = 0
        self._seen: Seen = seen
        self._seat: int = seen.seat
        self._seed: int = seed
        self._until: float | None = until
        self._worlds: list[World] = []
        ask = seen.ask
        assert ask is not None
        self._root: str = ask.question.key
        self._hints: list[dict[Choice, float]] = [{} for _ in seen.rules.seats]
        """By seat, what choices have gained in the worlds so far."""
        self._plans: dict[int, list[Choice]] = {}
        """By seat, what it is about to do in the world that is being played."""

    def run(self, lines: Sequence[Candidate]) -> list[Prospect]:
        """The lines that were played on, the best first, then the others in their order."""
        prospects = [Prospect(line, -float(at)) for at, line in enumerate(lines)]
        contenders = list(prospects)
        first = 0
        for keep, worlds in self.effort.rounds:
            contenders = contenders[:keep]
            for number in range(first, first + worlds):
                for prospect in contenders:
                    if self._late() and number:
                        return self._ranked(prospects)
                    self._play(prospect, number)
            first += worlds
            contenders.sort(key=_rank)
            contenders = self._unsettled(contenders)
            if len(contenders) < 2:
                break
        return self._ranked(prospects)

    def _late(self) -> bool:
        return self._until is not None and monotonic() > self._until

    def _unsettled(self, contenders: list[Prospect]) -> list[Prospect]:
        """The leader, and those that may still be better."""
        best = contenders[0]
        found = [best]
        for other in contenders[1:]:
            lead, error = best.lead(other)
            if len(other.chances) < 4 or lead <= self.effort.sure * error:
                found.append(other)
        return found

    def _ranked(self, prospects: list[Prospect]) -> list[Prospect]:
        return sorted(prospects, key=_rank)

    # ------------------------------------------------------------------ one world

    def _world(self, number: int) -> World:
        while len(self._worlds) <= number:
            self._worlds.append(self._seen.imagine(mix(self._seed, 100 + len(self._worlds))))
        return self._worlds[number]

    def _play(self, prospect: Prospect, number: int) -> None:
        """Play a line in a world, and go on to the horizon."""
        world = self._world(number).fork()
        self._plans = {self._seat: list(prospect.path)}
        mover = self._seat
        passed = 0
        opened = 0
        for answers in range(LONGEST):
            if world.over:
                break
            if len(world.asks) == 1 and answers and self._opens_turn(world.asks[0]):
                opened += 1
                seat = world.asks[0].seat
                if seat != mover:
                    mover = seat
                    passed += 1
                if passed > self.effort.horizon or opened > self.effort.openings:
                    break
            seat = world.awaited()[0]
            choice = self._answer(world, seat, mix(self._seed, (number + 1) * LONGEST + answers))
            world.choose(choice, seat)
            self.nodes += 1
        prospect.chances.append(self.guide.chance(world, self._seat))
        prospect.ends.append(world)

    def _opens_turn(self, ask: Ask) -> bool:
        return self.guide.opens_turn(ask, self._seat, self._root)

    def _answer(self, world: World, seat: int, seed: int) -> Choice:
        """What a quick player of a seat would do: what it was about to, else what the game finds
        obvious, else the beginning of the best line of a short search."""
        choices = world.choices(seat)
        if len(choices) == 1:
            return choices[0]
        plan = self._plans.get(seat)
        while plan:
            choice = plan.pop(0)
            if choice in choices:
                return choice
        ask = world.ask_of(seat)
        assert ask is not None
        single = len(world.asks) == 1
        if single:
            quick = self.guide.quick_choice(world.position, ask, choices)
            if quick is not None:
                return quick
            plan = self._proposed(world, ask, choices)
            if plan:
                self._plans[seat] = plan
                return plan.pop(0)
        imagined = world.imagine(seat, seed)
        hints = self._hints[seat]
        search = Search(imagined, seat, self.guide, self.effort.player, seed, None, hints)
        if not single or not self._opens_turn(ask):
            choice = search.glance(imagined, seat)
            self.nodes += search.nodes
            return choice
        best = search.run()[0]
        self.nodes += search.nodes
        self._plans[seat] = list(best.path[1:])
        return best.path[0]

    def _proposed(self, world: World, ask: Ask, choices: list[Choice]) -> list[Choice]:
        """The line that the game itself finds most promising; none if it proposes none here."""
        best: Proposal | None = None
        for proposal in self.guide.proposals(world.position, ask, choices, PROPOSED):
            if best is None or _promise(proposal) > _promise(best):
                best = proposal
        return [] if best is None else list(best.path)


def _promise(proposal: Proposal) -> float:
    return proposal.promise - proposal.effort


def _rank(prospect: Prospect) -> tuple[int, float, float]:
    return -len(prospect.chances), -prospect.value, -prospect.prior
