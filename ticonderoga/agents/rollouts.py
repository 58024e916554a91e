"""Rollouts: leading lines played on, by everybody, to a common horizon.

A line looks good where it ends; what it is worth shows some turns later. So the leading lines are
played in the same imagined worlds, and from their ends on all seats go on as a quick player would,
until the turn has passed so many times or the game is over. There the evaluation is read as a
chance to win. Lines that fall behind are dropped, and the others are played in more worlds
(sequential halving).
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final, Generic, Protocol, TypeVar

from ticonderoga.agents.guide import Guide, Judged
from ticonderoga.agents.search import Effort, Search
from ticonderoga.agents.worlds import Trials
from ticonderoga.engine.agent import Seen
from ticonderoga.engine.ask import Ask, Choice
from ticonderoga.engine.dice import mix
from ticonderoga.engine.game import Proposal
from ticonderoga.engine.world import World

LONGEST: Final = 3_000
"""Answers after which a world is judged wherever it stands."""
PROPOSED: Final = 4
"""Of how many lines that the game proposes a quick player takes the most promising."""
FEWEST: Final = 4
"""Worlds in which a line must have been played before it may be given up as clearly behind."""

Rounds = tuple[tuple[int, int], ...]
"""How many of the best lines are played on, and in how many more worlds, time after time."""
Course = list[tuple[float, float]]
"""How a line went in a world: how far the game had come, and the chance to win then."""


class Candidate(Protocol):
    """A line of own choices from the open question on, and what the search found it worth."""

    @property
    def path(self) -> tuple[Choice, ...]: ...

    @property
    def value(self) -> float: ...


Found = TypeVar("Found", bound=Candidate)


class RolloutEffort:
    """How hard to look: which lines are played on, how far, and by how quick a player."""

    __slots__ = ("each", "final", "player", "rounds", "small_rounds", "sure", "trust")

    def __init__(
        self,
        rounds: Rounds,
        small_rounds: Rounds,
        player: Effort,
        each: int = 1,
        final: float = 0.5,
        sure: float = 3.0,
        trust: float = 2.0,
    ) -> None:
        self.rounds: Rounds = rounds
        self.small_rounds: Rounds = small_rounds
        """The same where the question is not a turn's first."""
        self.player: Effort = player
        """How hard everybody looks on the way."""
        self.each: int = each
        """How many lines that begin with the same choice are played on at the most."""
        self.final: float = final
        """What the judgement at the horizon counts; the mean of those on the way is the rest."""
        self.sure: float = sure
        """By how many standard errors a line must lead for another to be given up."""
        self.trust: float = trust
        """The value that the search found counts like so many worlds."""


class Prospect(Generic[Found]):
    """A line and what became of it in each world."""

    __slots__ = ("chances", "ends", "line", "path", "place", "prior", "trust", "world")

    def __init__(self, line: Found, place: int, prior: float = 0.0, trust: float = 0.0) -> None:
        self.line: Found = line
        self.path: tuple[Choice, ...] = line.path
        self.place: int = place
        """Its place among the lines of the search that found it."""
        self.prior: float = prior
        """The chance to win by what that search found it worth, …"""
        self.trust: float = trust
        """… which counts like so many worlds."""
        self.chances: list[float] = []
        self.ends: list[World] = []
        """The worlds that were judged where they ended."""
        self.world: Judged | None = None

    @property
    def value(self) -> float:
        """The chance to win, a mean over the worlds and what was known before."""
        weight = len(self.chances) + self.trust
        return (sum(self.chances) + self.trust * self.prior) / weight if weight else 0.0

    def lead(self, other: Prospect[Found]) -> tuple[float, float]:
        """By how much it is better than another in the worlds of both, and the standard error
        of that."""
        gaps = [ours - theirs for ours, theirs in zip(self.chances, other.chances)]
        mean = sum(gaps) / len(gaps)
        spread = sum([(gap - mean) ** 2 for gap in gaps]) / max(1, len(gaps) - 1)
        return mean, sqrt(spread / len(gaps))


class Rollouts(Trials):
    """One decision among lines."""

    def __init__(
        self, seen: Seen, guide: Guide, effort: RolloutEffort, seed: int, until: float | None
    ) -> None:
        super().__init__(seen, guide, seed, until)
        self.effort: RolloutEffort = effort
        self._hints: list[dict[Choice, float]] = [{} for _ in seen.rules.seats]
        """By seat, what choices have gained in the worlds so far."""
        self._plans: dict[int, list[Choice]] = {}
        """By seat, what it is about to do in the world that is being played."""

    def run(self, lines: Sequence[Found]) -> list[Prospect[Found]]:
        """The lines that were played on, the best first, then the others in their order."""
        trust, chance_of = self.effort.trust, self.guide.chance_of
        prospects = [
            Prospect(line, place, chance_of(2.0 * line.value), trust)
            for place, line in enumerate(lines)
        ]
        contenders = list(prospects)
        first = 0
        opens = self.opens_turn(self._ask)
        for keep, worlds in self.effort.rounds if opens else self.effort.small_rounds:
            contenders = contenders[:keep]
            if len(contenders) < 2 or not self._round(contenders, first, worlds):
                break
            first += worlds
            contenders.sort(key=_rank)
            contenders = self._unsettled(contenders)
        return sorted(prospects, key=_rank)

    def _round(self, contenders: list[Prospect[Found]], first: int, worlds: int) -> bool:
        """Play the contenders in more worlds; false if time ran out. Then the world that some of
        them were not played in does not count."""
        for number in range(first, first + worlds):
            played: list[tuple[Course, World]] = []
            for prospect in contenders:
                if self._late():
                    return False
                played.append(self._play(prospect, number))
            until = min([course[-1][0] for course, _ in played])
            for prospect, (course, world) in zip(contenders, played):
                prospect.chances.append(self._judged(course, until))
                if course[-1][0] <= until:
                    prospect.ends.append(world)
        return True

    def _judged(self, course: Course, until: float) -> float:
        """The chance at a moment that all lines have reached, and on the way there: where a seat
        has nothing left to do, the turn passes less often and more of the game goes by."""
        chances = [chance for time, chance in course if time <= until] or [course[0][1]]
        last = chances.pop()
        if not chances:
            return last
        mean = sum(chances) / len(chances)
        return self.effort.final * last + (1.0 - self.effort.final) * mean

    def _unsettled(self, contenders: list[Prospect[Found]]) -> list[Prospect[Found]]:
        """The leader, and those that may still be better."""
        best = contenders[0]
        found = [best]
        for other in contenders[1:]:
            lead, error = best.lead(other)
            if len(other.chances) < FEWEST or lead <= self.effort.sure * error:
                found.append(other)
        return found

    # ------------------------------------------------------------------ one world

    def _play(self, prospect: Prospect[Found], number: int) -> tuple[Course, World]:
        """Play a line in a world, and go on to the horizon; how it went, and where it ended."""
        world = self._world(number).fork()
        self._plans = {self._seat: list(prospect.path)}
        mover = self._seat
        passed = 0
        course: Course = []
        clock = self.guide.progress(world.position)
        for answers in range(LONGEST):
            if world.over:
                break
            if answers and len(world.asks) == 1 and self.opens_turn(world.asks[0]):
                self._plans = {}
                seat = world.asks[0].seat
                now = self.guide.progress(world.position)
                if seat != mover and passed == self.guide.horizon:
                    break
                if seat != mover or now != clock:
                    passed += seat != mover
                    mover = seat
                    clock = now
                    course.append((clock, self.guide.chance(world, self._seat)))
            seat = world.awaited()[0]
            choice = self._answer(world, seat, mix(self._seed, (number + 1) * LONGEST + answers))
            world.choose(choice, seat)
            self.nodes += 1
        clock = self.guide.progress(world.position)
        course.append((clock, self.guide.chance(world, self._seat)))
        return course, world

    # ------------------------------------------------------------------ a quick player

    def _answer(self, world: World, seat: int, seed: int) -> Choice:
        """What a quick player of a seat would do: what it was about to, else what the game finds
        obvious or proposes, else the beginning of the best line of a short search."""
        choices = world.choices(seat)
        if len(choices) == 1:
            return choices[0]
        plan = self._plans.get(seat, [])
        for at, choice in enumerate(plan):
            if choice in choices:
                self._plans[seat] = plan[at + 1 :]
                return choice
        ask = world.ask_of(seat)
        assert ask is not None
        alone = len(world.asks) == 1
        if alone:
            quick = self.guide.quick_choice(world.position, ask, choices)
            if quick is not None:
                return quick
            proposed = self._proposed(world, ask, choices)
            if proposed is not None:
                self._plans[seat] = list(proposed.path[1:])
                return proposed.path[0]
        imagined = world.imagine(seat, seed)
        effort, hints = self.effort.player, self._hints[seat]
        search = Search(imagined, seat, self.guide, effort, seed, None, hints)
        if alone and self.opens_turn(ask):
            path = search.run()[0].path
            self._plans[seat] = list(path[1:])
            choice = path[0]
        else:
            choice = search.glance(imagined, seat)
        self.nodes += search.nodes
        return choice

    def _proposed(self, world: World, ask: Ask, choices: list[Choice]) -> Proposal | None:
        """The line that the game itself finds most promising; None if it proposes none here."""
        best: Proposal | None = None
        most = 0.0
        for proposal in self.guide.proposals(world.position, ask, choices, PROPOSED):
            promise = proposal.promise - proposal.effort
            if best is None or promise > most:
                best = proposal
                most = promise
        return best


def _rank(prospect: Prospect[Found]) -> tuple[int, float, int]:
    return -len(prospect.chances), -prospect.value, prospect.place
