"""Looking ahead through imagined worlds: lines of one's own choices until something new begins.

A line is a path of own choices. As long as nothing is rolled, revealed or answered by
another seat, one imagined world stands for all; where chance or another seat comes in, the
line ends in a mean over several imagined worlds, the same ones for every line.
"""

from __future__ import annotations

from time import monotonic
from typing import Any, Final

from ticonderoga.agents.guide import Guide
from ticonderoga.engine.ask import Ask, Choice
from ticonderoga.engine.dice import mix
from ticonderoga.engine.world import World

CONTENDERS: Final = 3
"""How many leading choices are judged again in more worlds before one is taken."""

LONGEST_REPLY: Final = 60
"""Answers in a row after which a world is judged wherever it stands."""


class Effort:
    """How hard to look: a level of the planner."""

    __slots__ = (
        "checks",
        "narrow",
        "nodes",
        "noise",
        "overlooks",
        "replies",
        "reply_worlds",
        "worlds",
    )

    def __init__(
        self,
        nodes: int,
        worlds: int,
        checks: int,
        narrow: int,
        noise: float = 0.0,
        replies: int = 0,
        reply_worlds: int = 0,
        overlooks: float = 0.0,
    ) -> None:
        self.nodes: int = nodes
        """Choices made in imagined worlds, for one decision."""
        self.worlds: int = worlds
        """Worlds for a line that meets chance, at first look."""
        self.checks: int = checks
        """Worlds for such a line before it may be preferred."""
        self.narrow: int = narrow
        """Choices tried at later steps of a line: those that did best elsewhere."""
        self.noise: float = noise
        self.replies: int = replies
        """Lines whose value is taken again after the other side's best reply, …"""
        self.reply_worlds: int = reply_worlds
        """… in so many worlds."""
        self.overlooks: float = overlooks
        """The share of plans that are never thought of, as beginners do; more of them in a game
        with more to misjudge."""


REPLY: Final = Effort(nodes=90, worlds=1, checks=1, narrow=4)
"""How hard the other side is imagined to look."""


class Line:
    """A path of own choices from the root, and what it is worth."""

    __slots__ = ("ask", "ends", "parent", "path", "root", "total", "value", "world", "worlds")

    def __init__(self, root: int, path: tuple[Choice, ...], parent: Line | None) -> None:
        self.root: int = root
        self.path: tuple[Choice, ...] = path
        self.parent: Line | None = parent
        self.world: World | None = None
        """The world at the end of the path, where the line goes on; None where it ends."""
        self.ask: Ask | None = None
        self.value: float = 0.0
        self.total: float = 0.0
        self.worlds: int = 0
        """In how many worlds it was judged; 0 where chance plays no part."""
        self.ends: list[World] = []


class Search:
    """One decision: all its lines, within a budget of nodes and perhaps of time."""

    def __init__(
        self,
        world: World,
        seat: int,
        guide: Guide,
        effort: Effort,
        seed: int,
        until: float | None,
        hints: dict[Choice, float] | None = None,
    ) -> None:
        self.guide: Guide = guide
        self.effort: Effort = effort
        self.seat: int = seat
        self.nodes: int = 0
        self.hints: dict[Choice, float] | None = hints
        """What choices have gained in searches before this one, for those not tried here yet."""
        self._seed: int = seed
        self._draws: int = 0
        self._until: float | None = until
        """When to stop by the clock; None for never."""
        self._world: World = world
        ask = self._world.ask_of(self.seat)
        self._root_key: str = "" if ask is None else ask.question.key
        self._open: list[list[Line]] = []
        """By root choice, the lines that go on."""
        self._ended: list[list[Line]] = []
        self._gain: dict[Choice, float] = {}
        """The best a choice has done anywhere, against where it was made."""
        self._met: set[Any] = set()
        self.roots: list[Choice] = []

    # ------------------------------------------------------------------ the search

    def run(self, each: int = 1) -> list[Line]:
        """The best line of every root choice, the best first; with `each` the best few of it."""
        start = Line(-1, (), None)
        start.world = self._world
        start.ask = self._world.ask_of(self.seat)
        start.value = self.guide.score(self._world.position, self.seat)
        self._expand(start)
        for root in self._ranking():
            self._complete(root)
        active = len(self.roots)
        while not self._spent():
            ranked = self._ranking()
            grew = False
            for root in ranked[:active]:
                if self._open[root] and not self._spent():
                    self._expand(self._take_best(self._open[root]))
                    grew = True
            if grew:
                active = max(2, (active * 3 + 3) // 4)
            elif active >= len(ranked):
                break
            else:
                active = len(ranked)
        self._check()
        self._foresee()
        if self.hints is not None:
            self.hints.update(self._gain)
        if each == 1:
            return [self._best_of(root) for root in self._ranking()]
        leading: list[Line] = []
        for root in range(len(self.roots)):
            leading += self._leading(root, each)
        return sorted(leading, key=_value)

    def _leading(self, root: int, number: int) -> list[Line]:
        """The best lines of a root choice, of those that come to the same only one."""
        found: list[Line] = []
        for line in sorted(self._ended[root] + self._open[root], key=_value):
            if not found or line.value < found[-1].value:
                found.append(line)
                if len(found) == number:
                    break
        return found

    def _complete(self, root: int) -> None:
        """Bring the most promising line of a root choice to an end: by what did best
        elsewhere, or by trying everything where the ground is new."""
        while not self._spent():
            line = self._best_of(root)
            if line.world is None:
                return
            self._open[root].remove(line)
            best = self._imitation(line)
            if best is None:
                self._expand(line)
                continue
            child = Line(root, (*line.path, best), line)
            self._follow(line, child, best)
            self._file(child)

    def _imitation(self, line: Line) -> Choice | None:
        """The choice that did best elsewhere; None if one of them was never tried."""
        assert line.world is not None
        best: Choice | None = None
        most = 0.0
        for choice in line.world.choices(self.seat):
            gain = self._gain.get(choice)
            if gain is None and self.hints is not None:
                gain = self.hints.get(choice)
            if gain is None:
                return None
            if best is None or gain > most:
                best = choice
                most = gain
        return best

    def _spent(self) -> bool:
        return self.nodes >= self.effort.nodes or self._late()

    def _late(self) -> bool:
        return self._until is not None and monotonic() > self._until

    def _ranking(self) -> list[int]:
        return sorted(range(len(self.roots)), key=self._rank)

    def _rank(self, root: int) -> float:
        return -self._best_of(root).value

    def _best_of(self, root: int) -> Line:
        """The best line of a root choice; where one goes on, it counts as if it stopped."""
        best: Line | None = None
        for lines in (self._ended[root], self._open[root]):
            for line in lines:
                if best is None or line.value > best.value:
                    best = line
        assert best is not None
        return best

    @staticmethod
    def _take_best(lines: list[Line]) -> Line:
        best = 0
        for at in range(1, len(lines)):
            if lines[at].value > lines[best].value:
                best = at
        return lines.pop(best)

    # ------------------------------------------------------------------ growing lines

    def _expand(self, line: Line) -> None:
        world = line.world
        ask = line.ask
        assert world is not None
        assert ask is not None
        choices = self.guide.distinct(world.position, ask, world.choices(self.seat))
        at_root = line.root < 0
        if at_root:
            self.roots = choices
            self._open = [[] for _ in choices]
            self._ended = [[] for _ in choices]
        elif len(choices) > self.effort.narrow:
            choices = self._narrowed(choices)
        for number, choice in enumerate(choices):
            child = Line(number if at_root else line.root, (*line.path, choice), line)
            self._follow(line, child, choice)
            gain = child.value - line.value
            if gain > self._gain.get(choice, -1e9):
                self._gain[choice] = gain
            self._file(child)
            if not at_root and self._spent():
                break

    def _file(self, child: Line) -> None:
        """Keep a line, unless it goes on just like one that was met before."""
        if child.world is None:
            self._ended[child.root].append(child)
            return
        assert child.ask is not None
        offered = tuple(child.world.choices(self.seat))
        key = (child.root, child.ask.key(), offered, child.value)
        if key not in self._met or not (self._ended[child.root] or self._open[child.root]):
            self._met.add(key)
            self._open[child.root].append(child)

    def _narrowed(self, choices: list[Choice]) -> list[Choice]:
        """The choices that were never tried, and of the others those that did best."""
        gain = self._gain
        tried = [choice for choice in choices if choice in gain]
        if len(tried) <= self.effort.narrow:
            return choices
        tried.sort(key=lambda choice: -gain[choice])
        kept = tried[: self.effort.narrow]
        return [choice for choice in choices if choice not in gain or choice in kept]

    def _follow(self, line: Line, child: Line, choice: Choice) -> None:
        """Make the choice at the end of a line: go on, end, or meet chance."""
        assert line.world is not None
        world = line.world.fork()
        barrier = world.position.dice.barrier
        world.choose(choice, self.seat)
        self.nodes += 1
        if world.position.dice.barrier == barrier and not self._foreign(world):
            child.value = self.guide.judge(world, self.seat)
            ask = world.ask_of(self.seat)
            if world.over or ask is None or self._opens_turn(world):
                child.ends.append(world)
            else:
                child.world = world
                child.ask = ask
            return
        self._take_in(child, world)
        while child.worlds < self.effort.worlds:
            self._sample(child)

    def _sample(self, child: Line) -> None:
        """Judge a line that meets chance in one more world."""
        assert child.parent is not None
        assert child.parent.world is not None
        world = child.parent.world.imagine(self.seat, mix(self._seed, 2 + child.worlds))
        world.choose(child.path[-1], self.seat)
        self.nodes += 1
        self._take_in(child, world)

    def _take_in(self, child: Line, world: World) -> None:
        self._play_out(world)
        child.ends.append(world)
        child.worlds += 1
        child.total += self.guide.judge(world, self.seat)
        child.value = child.total / child.worlds

    def _check(self) -> None:
        """Let no line win by luck: the leader and those next to it are judged in more worlds,
        the same ones for each, until a leader has been checked."""
        limit = self.nodes + self.effort.nodes
        while len(self.roots) > 1:
            ranked = self._ranking()
            leader = self._best_of(ranked[0])
            if leader.worlds == 0 or leader.worlds >= self.effort.checks:
                return
            for root in ranked[:CONTENDERS]:
                line = self._best_of(root)
                while 0 < line.worlds < self.effort.checks:
                    if self.nodes >= limit or self._late():
                        return
                    self._sample(line)

    # ------------------------------------------------------------------ the other side's turn

    def _foresee(self) -> None:
        """Take the value of the leading lines again after what the other side would do next;
        the others lose as much as these did on the average, and stay behind."""
        effort = self.effort
        ranked = self._ranking()
        leaders = [
            line for line in map(self._best_of, ranked[: effort.replies]) if line.world is None
        ]
        if len(leaders) < 2 or self._late():
            return
        lost = 0.0
        for line in leaders:
            worth = [self._after_reply(line, at) for at in range(effort.reply_worlds)]
            after = sum(worth) / len(worth)
            lost += (line.value - after) / len(leaders)
            line.value = after
        least = min(line.value for line in leaders)
        for root in ranked:
            for line in self._ended[root] + self._open[root]:
                if line not in leaders:
                    line.value = min(line.value - lost, least)
        for line in leaders:
            self._ended[line.root] = [line]
            self._open[line.root] = []

    def _after_reply(self, line: Line, at: int) -> float:
        """What the end of a line is worth once the other side has taken its turn."""
        end = line.ends[at % len(line.ends)]
        if end.over or len(end.asks) != 1 or end.asks[0].seat == self.seat:
            return self.guide.judge(end, self.seat)
        other = end.asks[0].seat
        seed = mix(self._seed, 500 + at)
        world = end.imagine(self.seat, seed)
        reply = Search(world, other, self.guide, REPLY, mix(self._seed, 600 + at), self._until)
        best = reply.run()[0]
        self.nodes += reply.nodes
        worth = [self.guide.judge(world, self.seat) for world in best.ends]
        if not worth:
            return self.guide.judge(best.world or end, self.seat)
        return sum(worth) / len(worth)

    # ------------------------------------------------------------------ what others answer

    def _opens_turn(self, world: World) -> bool:
        return self.guide.opens_turn(world.asks[0], self.seat, self._root_key)

    def _foreign(self, world: World) -> bool:
        """Another seat must answer before anything new begins."""
        if world.over:
            return False
        waiting = world.awaited()
        return waiting != (self.seat,) and not (len(world.asks) == 1 and self._opens_turn(world))

    def _play_out(self, world: World) -> None:
        """Everybody answers as seems best at a glance, until something new begins."""
        for _ in range(LONGEST_REPLY):
            if world.over or (not world.holds_answer(self.seat) and self._opens_turn(world)):
                return
            seat = world.awaited()[0]
            world.choose(self.glance(world, seat), seat)
            self.nodes += 1

    def glance(self, world: World, seat: int) -> Choice:
        """A quick answer: the quick choice of the game, else the best by the look of the next
        position; a gamble only where there is nothing but gambles."""
        choices = world.choices(seat)
        if len(choices) == 1:
            return choices[0]
        ask = world.ask_of(seat)
        assert ask is not None
        if len(world.asks) > 1:
            self._draws += 1
            return choices[mix(self._seed ^ 0x5EC2E7, self._draws) % len(choices)]
        quick = self.guide.quick_choice(world.position, ask, choices)
        if quick is not None:
            return quick
        barrier = world.position.dice.barrier
        best = choices[0]
        best_value = -1e18
        for choice in choices:
            twin = world.fork()
            twin.choose(choice, seat)
            self.nodes += 1
            value = self.guide.judge(twin, seat)
            if twin.position.dice.barrier != barrier:
                value -= 1e9
            if value > best_value:
                best_value = value
                best = choice
        return best


def _value(line: Line) -> float:
    return -line.value
