"""Trying out whole lines of play that a game proposes.

On a map of thousands of hexes an operation is a long chain of small choices, and dice fall long
before it is over: looked through choice by choice it would never come to its end. So the game
names whole operations that are worth a look, and each is played through imagined worlds to the
next question that opens something new; in between the other seats, and the own one where the
line has nothing to say, answer as seems best at a glance. All lines meet the same chance.
"""

from __future__ import annotations

from typing import Any, Final

from ticonderoga.agents.guide import Guide
from ticonderoga.agents.search import Effort, Search
from ticonderoga.agents.worlds import Trials
from ticonderoga.engine.agent import Seen
from ticonderoga.engine.ask import Choice
from ticonderoga.engine.game import Proposal
from ticonderoga.engine.world import World

TRUST: Final = 2.0
"""The game's own promise counts like so many worlds: it is rough, but free of luck."""
ATTEMPTS: Final = 4
"""How often a line that may not come off is tried in one world until it does."""
LONGEST: Final = 120
"""Answers after which a world is judged wherever it stands."""
NODES_EACH: Final = 16
"""Of so many nodes of a level one line is looked at."""
FINALISTS: Final = 4
"""How many of the best are tried in more worlds."""

Mark = tuple[int, tuple[Any, ...]]
"""The place of a choice in its line, and the question that it answers."""
SKIPPED: Final = 2
"""How many choices of a line may be left out because they were not offered."""


class Trial:
    """A line that was tried, and what it is worth."""

    __slots__ = ("ends", "idle", "marks", "path", "proposal", "total", "world", "worlds")

    def __init__(self, proposal: Proposal, idle: float) -> None:
        self.proposal: Proposal = proposal
        self.path: tuple[Choice, ...] = proposal.path
        self.idle: float = idle
        """What it is worth if it does not come off."""
        self.total: float = 0.0
        self.worlds: int = 0
        """In how many worlds it was tried and came off."""
        self.ends: list[World] = []
        self.world: World | None = None
        self.marks: dict[Mark, Choice] = {}
        """What it goes on with where all is as it was foreseen."""

    @property
    def value(self) -> float:
        plan = self.proposal
        worth = plan.promise
        if self.worlds:
            worth = self.idle + plan.chance * (self.total / self.worlds - self.idle)
        weight = self.worlds + TRUST
        return (self.worlds * worth + TRUST * plan.promise) / weight - plan.effort


class Thread:
    """A line that is being followed, as long as all is as it was foreseen."""

    __slots__ = ("_at", "_marks")

    def __init__(self, trial: Trial) -> None:
        self._marks: dict[Mark, Choice] = trial.marks
        self._at: int = 1

    def next(self, key: tuple[Any, ...], choices: list[Choice]) -> Choice | None:
        """What the line says to a question; None if it was not foreseen."""
        for at in range(self._at, self._at + SKIPPED):
            choice = self._marks.get((at, key))
            if choice is not None and choice in choices:
                self._at = at + 1
                return choice
        return None


class ProposalSearch(Trials):
    """One decision among proposed lines."""

    def __init__(
        self, seen: Seen, guide: Guide, effort: Effort, seed: int, until: float | None
    ) -> None:
        super().__init__(seen, guide, seed, until)
        self.effort: Effort = effort
        self._worlds_each: int = effort.checks + effort.checks // 2

    def run(self) -> list[Trial]:
        """The lines that were tried, the best first; none if the game proposes nothing."""
        world = self._world(0)
        number = max(3, self.effort.nodes // NODES_EACH)
        proposals = self.guide.proposals(world.position, self._ask, self._seen.choices, number)
        idle = self.guide.worth(world, self._seat)
        trials = [Trial(proposal, idle) for proposal in proposals[:number]]
        if len(trials) < 2:
            return trials
        first = self.effort.worlds + 1
        self._try(trials, 0, first)
        trials.sort(key=_rank)
        finalists = trials[:FINALISTS]
        self._try(finalists, first, max(first, self._worlds_each))
        finalists.sort(key=_rank)
        return [*finalists, *trials[FINALISTS:]]

    def _try(self, trials: list[Trial], first: int, last: int) -> None:
        for number in range(first, last):
            for trial in trials:
                if trial.worlds and self._late():
                    return
                self._play(trial, number)

    def _play(self, trial: Trial, number: int) -> None:
        """Play a line in one world, and judge what comes of it. If nothing does although it might,
        that is known and said in its value: another future is tried."""
        for attempt in range(ATTEMPTS):
            world = self._world(number + attempt * self._worlds_each).fork()
            made = self._carry_out(trial, world)
            if made > trial.proposal.pivot or trial.proposal.chance >= 1.0:
                trial.ends.append(world)
                trial.worlds += 1
                trial.total += self.guide.worth(world, self._seat)
                return

    def _carry_out(self, trial: Trial, world: World) -> int:
        """Play a line to its end; up to which of its choices it came."""
        glancer = Search(world, self._seat, self.guide, self.effort, self._seed, self._until)
        path = trial.path
        at = 0
        strict = True
        for answers in range(LONGEST):
            if world.over or (answers and self.opens_turn(world.asks[0])):
                break
            ask = world.asks[0]
            choice: Choice | None = None
            if ask.seat == self._seat and not world.together:
                offered = world.choices(ask.seat)
                for later in range(at, len(path)):
                    if path[later] in offered:
                        choice = path[later]
                        strict = strict and (later == at or later <= trial.proposal.pivot)
                        if strict:
                            trial.marks[(later, ask.key())] = choice
                        at = later + 1
                        break
            seat = world.awaited()[0]
            world.choose(choice if choice is not None else glancer.glance(world, seat), seat)
            self.nodes += 1
        self.nodes += glancer.nodes
        return at


def _rank(trial: Trial) -> float:
    return -trial.value
