"""The decisions of a finished game that cost most, and what would have been better.

At every decision that opens a turn an agent looks again at what the seat knew then, and never at
more: what was hidden is imagined, and so are the dice. The chance to win after the choice that was
made is set against that after the best one, both as means over imagined worlds; how the dice fell
in the game itself plays no part. A quick agent looks at all decisions, a stronger one again at
those that seem to have cost most, and its word counts.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from time import monotonic

from ticonderoga.agents.planner import Considered, Planner
from ticonderoga.engine.agent import Seen
from ticonderoga.engine.ask import Choice
from ticonderoga.engine.dice import derive_seed
from ticonderoga.engine.errors import TiconderogaError
from ticonderoga.engine.journal import CHOSE
from ticonderoga.engine.match import Match
from ticonderoga.engine.registry import make_agent
from ticonderoga.lab.chances import Chances
from ticonderoga.lab.past import at_ply, deliver, to_deliver

QUICK = "planner"
STRONG = "strategist:quick"
MOST_LESSONS = 3
"""For each seat."""
SECOND_LOOKS = 8
"""At how many of the decisions of a seat that seem to have cost most the stronger agent looks."""
LEAST = 0.01
"""A decision that cost less of a win than this is no lesson."""
SCAN_SHARE = 0.5
"""The share of the time that goes into the first look at all decisions."""

Tell = Callable[[int, int], None]
"""Hears how many decisions have been looked at, and of how many."""


@dataclass(frozen=True)
class Lesson:
    """A decision that cost something."""

    ply: int
    seat: int
    chosen: Choice
    better: Choice
    chance: float
    """Of winning, after what was chosen; as the agent judged it by what the seat knew."""
    best: float
    """The same after what would have been better."""
    why: str
    """Why it would have been, in the agent's words."""

    @property
    def cost(self) -> float:
        return self.best - self.chance


def lessons(
    match: Match,
    seats: Sequence[int] | None = None,
    seconds: float | None = None,
    quick: str = QUICK,
    strong: str = STRONG,
    tell: Tell | None = None,
) -> list[Lesson]:
    """The costliest decisions of each of the seats (all of them if none are named), in the order
    of play. With `seconds`, of as many decisions as that leaves time for."""
    if not match.over:
        raise TiconderogaError("a game is reviewed when it is over")
    began = monotonic()
    wanted = range(len(match.rules.seats)) if seats is None else seats
    decisions = _spread(moments(match, wanted))
    scan = Judge(match, quick, None if seconds is None else began + seconds * SCAN_SHARE)
    found: list[tuple[Lesson, Moment]] = []
    for number, moment in enumerate(decisions, 1):
        lesson = scan.look(moment)
        if lesson is not None:
            found.append((lesson, moment))
        if tell is not None:
            tell(number, len(decisions))
    found.sort(key=lambda pair: (-pair[0].cost, pair[0].ply))
    again = Judge(match, strong, None if seconds is None else began + seconds)
    kept: list[Lesson] = []
    for seat in wanted:
        costly = [moment for _, moment in found if moment.seat == seat][:SECOND_LOOKS]
        looked = [lesson for lesson in map(again.look, costly) if lesson is not None]
        looked.sort(key=lambda lesson: (-lesson.cost, lesson.ply))
        kept += looked[:MOST_LESSONS]
    return sorted(kept, key=lambda lesson: lesson.ply)


@dataclass(frozen=True)
class Moment:
    """A decision that opens a turn, with what its seat knew."""

    ply: int
    seat: int
    chosen: Choice
    seen: Seen


def moments(match: Match, seats: Sequence[int]) -> list[Moment]:
    """The decisions of these seats that open a turn and had two choices or more."""
    opens_turn = match.rules.guidance.opens_turn
    found = []
    played = at_ply(match, 0)
    for delivery in to_deliver(match, played):
        kind, seat, choice, _ = delivery
        ask = played.ask_of(seat) if kind == CHOSE and seat in seats else None
        if ask is not None and (opens_turn is None or opens_turn(ask)):
            if len(played.choices(seat)) > 1:
                found.append(Moment(played.ply, seat, choice, Seen(played, seat)))
        deliver(played, delivery)
    return found


def _spread(found: list[Moment]) -> list[Moment]:
    """All of them, every fourth first: whoever runs out of time has looked at the whole game."""
    return [one for first in range(4) for one in found[first::4]]


class Judge:
    """Looks at decisions of one game through one agent, as far as time goes."""

    def __init__(self, match: Match, agent: str, until: float | None) -> None:
        self.match = match
        self.agent = agent
        self.until = until
        self.chances = Chances(match.rules)

    def look(self, moment: Moment) -> Lesson | None:
        """What a decision cost; None if next to nothing, or if what was chosen is not among the
        lines that the agent looked at, or if there is no time left."""
        left = None if self.until is None else self.until - monotonic()
        if left is not None and left <= 0.0:
            return None
        seat, chosen = moment.seat, moment.chosen
        seed = derive_seed("lesson", moment.ply, seat)
        agent = make_agent(self.agent, seed, self.match.setup.game)
        if not isinstance(agent, Planner):
            raise TiconderogaError(f"{self.agent} does not tell what else it considered")
        agent.seconds = left
        agent.wanted = chosen
        better = agent.choose(moment.seen)
        lines = {line.path[0]: line for line in reversed(agent.considered) if line.path}
        if chosen == better or chosen not in lines or better not in lines:
            return None
        chance, best = self._chance(lines[chosen], seat), self._chance(lines[better], seat)
        if best - chance < LEAST:
            return None
        return Lesson(moment.ply, seat, chosen, better, chance, best, agent.why())

    def _chance(self, line: Considered, seat: int) -> float:
        """To win after a line, a mean over the worlds in which it was judged."""
        ends = line.ends or ([line.world] if line.world is not None else [])
        return sum([self.chances.of(end)[seat] for end in ends]) / max(1, len(ends))
