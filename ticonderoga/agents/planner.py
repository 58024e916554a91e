"""The planner: it looks at each choice through imagined worlds, plays through its own
following choices, and judges by the game's readable evaluation. It never sees the match.

In a game that brings players of its own it plans whole turns with their help (`turns.py`); in any
other it looks through lines of its own choices (`search.py`)."""

from __future__ import annotations

from collections.abc import Sequence
from time import monotonic
from typing import Any, Final, Protocol, TypeVar

from ticonderoga.agents.guide import Guide, Judged
from ticonderoga.agents.proposals import ProposalSearch, Thread, Trial
from ticonderoga.agents.search import Effort, Line, Search
from ticonderoga.agents.turns import TurnEffort, TurnSearch
from ticonderoga.agents.walk import Step
from ticonderoga.engine.agent import Seen, agent_seed
from ticonderoga.engine.ask import Choice
from ticonderoga.engine.dice import derive_seed, mix
from ticonderoga.engine.errors import TiconderogaError
from ticonderoga.engine.game import CERTAIN

LEVELS: Final = {
    "beginner": Effort(nodes=24, worlds=1, checks=1, narrow=2, noise=40.0, overlooks=0.5),
    "easy": Effort(nodes=40, worlds=1, checks=1, narrow=3, noise=6.0, overlooks=0.17),
    "normal": Effort(nodes=240, worlds=2, checks=6, narrow=6),
    "hard": Effort(nodes=500, worlds=3, checks=10, narrow=8, replies=4, reply_worlds=3),
}
TURN_LEVELS: Final = {
    "beginner": TurnEffort(
        variations=2, small=0, looks=3, rounds=((1, 1),), small_rounds=((1, 1),), depth=1
    ),
    "easy": TurnEffort(
        variations=4, small=0, looks=6, rounds=((2, 1),), small_rounds=((2, 1),), depth=2
    ),
    "normal": TurnEffort(
        variations=60, small=6, looks=16, rounds=((12, 3), (6, 4), (3, 6)),
        small_rounds=((4, 2), (2, 3)), depth=6,
    ),
    "hard": TurnEffort(
        variations=150, small=20, looks=30, rounds=((16, 4), (8, 8), (4, 12)),
        small_rounds=((8, 3), (4, 6)), depth=6,
    ),
}  # fmt: skip
USUAL: Final = "normal"
SURE: Final = 0.98
MOST_OVERLOOKED: Final = 0.8
"""The largest share of plans that anybody overlooks."""
SHOWN: Final = 4
"""How many alternatives and terms `why` names."""


class Considered(Protocol):
    """A line or a turn that was looked at, so that it can be told."""

    @property
    def path(self) -> tuple[Choice, ...]: ...

    @property
    def value(self) -> float: ...

    @property
    def ends(self) -> Sequence[Judged]: ...

    @property
    def world(self) -> Judged | None: ...


Tried = TypeVar("Tried", bound=Considered)


class Planner:
    """An agent for any game. With the same seed it answers the same in the same situation,
    unless `seconds` caps its time."""

    def __init__(self, level: str, seed: int) -> None:
        self.name: str = "planner" if level == USUAL else f"planner:{level}"
        self.needs_sight: bool = True
        self.seconds: float | None = None
        """A cap of wall-clock time for one decision, for a table; None for none."""
        self.effort: Effort = LEVELS[level]
        self.turn_effort: TurnEffort = TURN_LEVELS[level]
        self.share: float = 1.0
        """The share of a decision's time that goes into the search."""
        self.wanted: Choice | None = None
        """A first choice that is weighed in any case, for those who ask about it."""
        self.each: int = 1
        """How many lines with the same first choice are weighed."""
        self.nodes: int = 0
        """Choices made in imagined worlds since the agent was made."""
        self._seed: int = seed
        self._plan: dict[Any, Choice] = {}
        self._thread: Thread | None = None
        """The proposed line that is being followed."""
        self._steps: list[tuple[str, tuple[Any, ...], Choice, float]] = []
        """The rest of the turn that was planned."""
        self._steps_of: int = -1
        """The seat that planned it."""
        self._lines: Sequence[Considered] = []
        self._guide: Guide | None = None
        self._seat: int = 0
        self._followed: bool = False

    def pick(self, choices: list[Choice], seat: int, ply: int) -> Choice:
        """Without sight it can only guess."""
        self._lines = []
        return choices[agent_seed(self._seed, seat, ply) % len(choices)]

    def choose(self, seen: Seen) -> Choice:
        choices = seen.choices
        self._followed = False
        if len(choices) == 1:
            self._lines = []
            return choices[0]
        guide = self._guide_of(seen)
        self._seat = seen.seat
        if guide.has_own_players:
            choice = self._choose_turn(seen, guide, choices)
            if choice is not None:
                return choice
        planned = self._planned(seen, guide)
        if planned is not None and planned in choices:
            self._followed = True
            return planned
        seed = agent_seed(self._seed, seen.seat, seen.ply)
        if guide.has_proposals:
            choice = self._choose_proposal(seen, guide, seed)
            if choice is not None:
                return choice
        until = self._until(1.0)
        world = seen.imagine(mix(seed, 1))
        search = Search(world, seen.seat, guide, self.effort, seed, self._until(self.share))
        lines = self._weighed(search.run(self.each), seen, guide, seed, until)
        self.nodes += search.nodes
        lines = self._as_a_beginner(lines, seen, seed, guide)
        self._lines = lines
        self._remember(lines[0], seen.ply - world.ply)
        return lines[0].path[0]

    def _until(self, share: float) -> float | None:
        """When a share of the time for this decision will have passed, if there is a cap."""
        return None if self.seconds is None else monotonic() + share * self.seconds

    def _choose_proposal(self, seen: Seen, guide: Guide, seed: int) -> Choice | None:
        """Go on with the line that was chosen if all is as it was foreseen, else choose among
        those that the game proposes here; None if it proposes none."""
        ask = seen.ask
        assert ask is not None
        if self._thread is not None:
            planned = self._thread.next(ask.key(), seen.choices)
            if planned is not None:
                self._followed = True
                return planned
            self._thread = None
        until = self._until(1.0)
        search = ProposalSearch(seen, guide, self.effort, seed, self._until(self.share))
        trials: list[Trial] = search.run()
        self.nodes += search.nodes
        if not trials:
            return None
        trials = self._weighed(trials, seen, guide, seed, until)
        trials = self._as_a_beginner(trials, seen, seed, guide)
        self._lines = trials
        self._plan = {}
        self._thread = Thread(trials[0])
        return trials[0].path[0]

    def _weighed(
        self, lines: list[Tried], seen: Seen, guide: Guide, seed: int, until: float | None
    ) -> list[Tried]:
        """The lines of a search, the best first: here as the search has ranked them."""
        return lines

    def _guide_of(self, seen: Seen) -> Guide:
        if self._guide is None or self._guide.rules is not seen.rules:
            self._guide = Guide(seen.rules, seen.game)
            self._plan = {}
            self._thread = None
            self._steps = []
        return self._guide

    # ------------------------------------------------------------------ whole turns

    def _choose_turn(self, seen: Seen, guide: Guide, choices: list[Choice]) -> Choice | None:
        """Go on with the planned turn as long as all is as it was foreseen; else plan anew.
        None where several seats answer at once: that is no turn of one's own."""
        if self._steps_of != seen.seat:
            self._steps = []
        rest = self._rest(seen, guide)
        if rest and rest[0][2] in choices:
            self._followed = True
            return rest[0][2]
        before: list[Step] = [(key, choice) for key, _, choice, _ in self._steps]
        seed = agent_seed(self._seed, seen.seat, seen.ply)
        search = TurnSearch(seen, guide, self.turn_effort, seed, self._until(1.0), before)
        turns = search.run()
        self.nodes += search.nodes
        if not turns:
            return None
        turns = self._as_a_beginner(turns, seen, seed, guide)
        self._lines = turns
        self._steps = search.foresee(turns[0])
        self._steps_of = seen.seat
        return turns[0].path[0]

    def _rest(self, seen: Seen, guide: Guide) -> list[tuple[str, tuple[Any, ...], Choice, float]]:
        """The planned steps from the open ask on; none if it was not foreseen."""
        ask = seen.ask
        if not self._steps or ask is None:
            return []
        for at, (_, args, _, mark) in enumerate(self._steps):
            if args == ask.key():
                if guide.score(seen.imagine(0).position, seen.seat) == mark:
                    self._steps = self._steps[at:]
                    return self._steps
                break
        return []

    def _as_a_beginner(
        self, lines: list[Tried], seen: Seen, seed: int, guide: Guide
    ) -> list[Tried]:
        """What is left of the lines to an easy opponent, and in which order. What it overlooks are
        plans, not the steps of one: so only where a turn or another unit of play begins."""
        ask = seen.ask
        if self.effort.overlooks and ask is not None:
            if guide.opens_turn(ask, seen.seat, ask.question.key):
                lines = self._noticed(lines, seed, guide)
        return self._blurred(lines, seed, guide) if self.effort.noise else lines

    def _noticed(self, lines: list[Tried], seed: int, guide: Guide) -> list[Tried]:
        """An easy opponent overlooks some lines altogether, never all of them; the more, the more
        there is to misjudge in the game."""
        least = 1000.0 * min(MOST_OVERLOOKED, self.effort.overlooks * guide.misjudgement)
        found = [line for at, line in enumerate(lines) if mix(seed, 5000 + at) % 1000 >= least]
        return found or lines

    def _blurred(self, lines: list[Tried], seed: int, guide: Guide) -> list[Tried]:
        """It misjudges the others: each value is off by up to `noise`, in the measure of the
        game."""
        most = self.effort.noise * guide.misjudgement
        off = [(mix(seed, 1000 + at) % 2001 / 1000.0 - 1.0) * most for at in range(len(lines))]
        order = sorted(range(len(lines)), key=lambda at: (-lines[at].value - off[at], at))
        return [lines[at] for at in order]

    # ------------------------------------------------------------------ plans

    def _planned(self, seen: Seen, guide: Guide) -> Choice | None:
        """What the plan says here, if the world is as it was expected to be."""
        ask = seen.ask
        if not self._plan or ask is None:
            return None
        key = (seen.seat, seen.ply, ask.key())
        if key not in self._plan:
            return None
        world = seen.imagine(0)
        return self._plan.get((*key, guide.score(world.position, seen.seat)))

    def _remember(self, line: Line, ahead: int) -> None:
        """Keep the choices to come, each under the situation in which it was foreseen."""
        self._plan = {}
        at = line
        while at.parent is not None:
            before = at.parent
            world = before.world
            assert world is not None
            assert before.ask is not None
            if before.parent is None:
                break
            key = (self._seat, world.ply + ahead, before.ask.key())
            self._plan[key] = at.path[-1]
            self._plan[(*key, before.value)] = at.path[-1]
            at = before

    # ------------------------------------------------------------------ why

    @property
    def considered(self) -> Sequence[Considered]:
        """The lines that were looked at for the last choice, the best first."""
        return self._lines

    def why(self) -> str:
        """The last choice and the next best, ranked by value, and the terms that decided."""
        if self._followed:
            return "Part of the plan for this turn.\n" + self._reasons()
        return self._reasons()

    def _reasons(self) -> str:
        guide = self._guide
        if guide is None or not self._lines:
            return ""
        best = self._lines[0]
        words = guide.rules.words
        others: dict[str, Considered] = {}
        for line in self._lines[1:]:
            if line.path[0] != best.path[0]:
                others.setdefault(words.say_choice(line.path[0]), line)
        said = [(self._said(best), best), *list(others.items())[:SHOWN]]
        text = [f"{rank}. {way}: {self._worth(line)}" for rank, (way, line) in enumerate(said, 1)]
        if len(said) > 1:
            text += self._deciding(guide, best, said[1][1])
        if any(sign in line for line in text for sign in "+−"):
            text.append("Points are the bot's own: more is better for you.")
        return "\n".join(text)

    def _said(self, line: Considered) -> str:
        assert self._guide is not None
        words = self._guide.rules.words
        return ", then ".join(words.say_choice(choice) for choice in line.path)

    def _worth(self, line: Considered) -> str:
        return _number(line.value)

    def _deciding(self, guide: Guide, best: Considered, second: Considered) -> list[str]:
        """A line on how often either ends the game, and on the terms in which they differ most."""
        ours = self._terms(guide, best)
        theirs = self._terms(guide, second)
        names = {**{k: v[0] for k, v in theirs.items()}, **{k: v[0] for k, v in ours.items()}}
        gaps = [
            (ours.get(key, ("", 0.0))[1] - theirs.get(key, ("", 0.0))[1], text)
            for key, text in names.items()
        ]
        gaps = [gap for gap in gaps if abs(gap[0]) >= 0.05]
        gaps.sort(key=lambda gap: (-abs(gap[0]), gap[1]))
        said = [f"{text} {_signed(gap)}" for gap, text in gaps[:SHOWN]]
        own, next_best = self._endings(guide, best), self._endings(guide, second)
        told = [own] if own and own != next_best else []
        told += [f"the next best {next_best}"] if next_best and own != next_best else []
        return ["What decided: " + "; ".join(told + said) + "."] if told + said else []

    def _endings(self, guide: Guide, line: Considered) -> str:
        """How often a line ends the game in the worlds it was judged in; empty if it never does."""
        worlds = worlds_of(line)
        ended = [guide.judge(world, self._seat) for world in worlds if world.over]
        won, lost = sum(value > 0 for value in ended), sum(value < 0 for value in ended)
        if len(worlds) == 1 and ended:
            return "wins the game" if won else "loses the game" if lost else "ends the game"
        said = [f"wins {won}"] if won else []
        said += [f"loses {lost}"] if lost else []
        return f"{' and '.join(said)} of {len(worlds)} imagined games" if said else ""

    def _terms(self, guide: Guide, line: Considered) -> dict[str, tuple[str, float]]:
        """The evaluation at the end of a line, a mean over the worlds it was judged in and in
        which the game goes on."""
        worlds = [world for world in worlds_of(line) if not world.over]
        found: dict[str, tuple[str, float]] = {}
        for world in worlds:
            share = 1.0 / len(worlds)
            for term in guide.rules.evaluate(world.position, self._seat):
                before = found.get(term.key, ("", 0.0))[1]
                found[term.key] = (term.text, before + term.value * share)
        return found


def worlds_of(line: Considered) -> Sequence[Judged]:
    """The worlds that a line was judged in."""
    return line.ends or ([line.world] if line.world is not None else [])


def _number(value: float) -> str:
    if value > CERTAIN * SURE:
        return "a certain win"
    if value < -CERTAIN * SURE:
        return "a certain loss"
    return _signed(value)


def _signed(value: float) -> str:
    """With its sign, and a true minus."""
    return f"{value:+.1f}".replace("-", "−")


def make(level: str, seed: int) -> Planner:
    """A planner: `planner:beginner`, `planner:easy`, `planner` (normal) or `planner:hard`."""
    if level and level not in LEVELS:
        raise TiconderogaError(f"the planner has no level '{level}'; it has: {', '.join(LEVELS)}")
    return Planner(level or USUAL, derive_seed("planner", seed))
