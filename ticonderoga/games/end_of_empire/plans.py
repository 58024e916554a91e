"""Whole operations that are worth a look: which force, where to, attack or not.

A planner tries out what is proposed here (agents/proposals.py) instead of going through a move
hex by hex. How far a force comes is found roughly: the cheapest way by land without regard for
reactions. A step that turns out to be barred is left out, and the force stops before it.
"""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Ask, Choice
from ticonderoga.engine.game import Proposal
from ticonderoga.games.end_of_empire.data.kinds import (
    BLOCKED,
    FERRY,
    HEX,
    LAKE,
    LEADER,
    NAVAL_INFANTRY,
    PLUS,
)
from ticonderoga.games.end_of_empire.evaluate import (
    ATTENTION,
    FORT,
    Approach,
    Judge,
    covering,
    prospect,
    strength,
)
from ticonderoga.games.end_of_empire.plan_forces import (
    Reach,
    find_reach,
    half,
    quick,
    scouts,
    units_first,
)
from ticonderoga.games.end_of_empire.position import Position
from ticonderoga.games.end_of_empire.rules.command import FACES, rating_of
from ticonderoga.games.end_of_empire.rules.control import controller
from ticonderoga.games.end_of_empire.rules.linear import attack_strength, defence_strength
from ticonderoga.games.end_of_empire.rules.points import points_left
from ticonderoga.games.end_of_empire.rules.reacting import comes_out
from ticonderoga.games.end_of_empire.terms import FIRST, LATER

EACH: Final = 3
"""How many goals of one force are looked at."""
APART: Final = 2
"""Hexes so near to a better one are not looked at."""
FORT_ODDS: Final = 1.45
"""How much a fort makes of a garrison."""
BATTLE_EDGE: Final = 1.25
"""The odds at which an attack is as good as the defence."""
SHED: Final = 0.35
"""The part of the weaker side's strength that a battle costs on average."""
STEP_WORTH: Final = 0.8
"""What a factor of strength is worth."""
SEA_GOALS: Final = 3
EFFORT: Final = 0.06
"""What it costs to set a factor in motion: it could be of use elsewhere."""
LITTLE: Final = 0.05
"""A pull that is not worth following."""
REFUGES: Final = 3
GARRISON: Final = 6.0
"""The pull of a goal that is worth leaving a unit behind."""


class Staff:
    """Proposes operations of one scenario."""

    __slots__ = ("judge",)

    def __init__(self, judge: Judge) -> None:
        self.judge: Judge = judge

    def proposals(
        self, g: Position, ask: Ask, choices: list[Choice], number: int
    ) -> list[Proposal]:
        """The most promising operations first, doing nothing among them."""
        key = ask.question.key
        if key == "operation":
            found = Draft(self.judge, g, ask.seat).operations(choices)
        elif key == "move":
            found = Draft(self.judge, g, ask.seat).moves(choices)
        elif key == "react":
            found = Draft(self.judge, g, ask.seat).reactions(choices)
        elif key == "round":
            found = Draft(self.judge, g, ask.seat).rounds(choices)
        else:
            return []
        found.sort(key=_promise)
        idle = [plan for plan in found if len(plan.path) == 1]
        busy = [plan for plan in found if len(plan.path) > 1]
        return busy[: number - len(idle)] + idle


def _promise(plan: Proposal) -> float:
    return -plan.promise


class Draft:
    """The operations that one side could undertake in one position."""

    __slots__ = (
        "_attack", "_defence", "_holders", "_stakes", "alarm", "base", "g", "judge", "side"
    )  # fmt: skip

    def __init__(self, judge: Judge, g: Position, side: int) -> None:
        self.judge: Judge = judge
        self.g: Position = g
        self.side: int = side
        self.base: float = judge.score(g, side)
        """What the position is worth as it is."""
        self._attack: list[list[list[Approach]]]
        self._defence: list[list[float]]
        self._holders: list[int] = [controller(g, hex) for hex in judge.goals.hexes]
        self._stakes: list[list[float]] = judge.stakes(self._holders)
        judge.goals.nearly(self._holders, self._stakes)
        self._attack, self._defence = judge.pressure(g, self._holders)
        """By side and goal: who is near."""
        self.alarm: dict[int, bool] = self._find_alarm()
        """The hexes next to enemy units, where a fight may come of a step."""

    def _find_pull(self, force: tuple[int, ...], hex: int) -> list[tuple[int, float, float]]:
        """What a force would bring right at each goal: to take it, and to cover it. `hex` is where
        it is now, -1 aboard a fleet."""
        g, judge, side = self.g, self.judge, self.side
        hits, cover = strength(g, force)
        stack = g.at(side, g.where[force[0]])
        all_hits, all_cover = strength(g, stack)
        rest_hits, rest_cover = strength(g, tuple([p for p in stack if p not in force]))
        pull: list[tuple[int, float, float]] = []
        counts = judge.attention(g, side, hex, self._holders)
        for at, holder in enumerate(self._holders):
            near = judge.nearness(g, side, at, hex)
            entry = (counts[at], all_hits)
            take = keep = 0.0
            if holder != side and hits:
                stake = self._stakes[side][at]
                others = self._attack[side][at].copy()
                if entry in others:
                    others.remove(entry)
                    others.append((counts[at], rest_hits))
                against = self._defence[1 - side][at]
                before = prospect(others, against)
                others.append((ATTENTION[0], hits))
                take = stake * (prospect(others, against) - before)
            if holder != 1 - side and cover and self._attack[1 - side][at]:
                stake = self._stakes[1 - side][at]
                fort = near == 1.0 and hex >= 0 and g.is_fort(g.where[force[0]])
                walls = FORT if fort else 1.0
                gone = walls * (all_cover - rest_cover) * covering(near)
                against = max(0.0, self._defence[side][at] - gone)
                theirs = self._attack[1 - side][at]
                keep = stake * (
                    prospect(theirs, against) - prospect(theirs, against + FORT * cover)
                )
            if take > LITTLE or keep > LITTLE:
                pull.append((at, take, keep))
        return pull

    def _find_alarm(self) -> dict[int, bool]:
        board = self.g.board
        found: dict[int, bool] = {}
        for place in self.g.stacks[1 - self.side]:
            if place < board.size:
                hex = board.hex_of[place]
                found[hex] = True
                for other in board.near[hex]:
                    found[other] = True
        return found

    # ------------------------------------------------------------------ the main question

    def operations(self, choices: list[Choice]) -> list[Proposal]:
        found: list[Proposal] = []
        for choice in choices:
            if choice[0] == "activate":
                found += self._activations(choice[1])
            elif choice[0] == "amphibious":
                found += self._landings(choice[1])
            elif choice[0] == "end_phase":
                found.append(Proposal((choice,), self.base))
        if not found:
            found = [Proposal((choice,), self.base) for choice in choices]
        return found

    def _free(self, space: int) -> tuple[int, ...]:
        """Those in a space who can still be activated."""
        g = self.g
        gone = g.done | g.sailed
        return tuple(
            [
                piece
                for piece in g.at(self.side, space)
                if not gone >> piece & 1 and g.pieces.type[piece] != NAVAL_INFANTRY
            ]
        )

    def _activations(self, space: int) -> list[Proposal]:
        """All free pieces of a space go; or all but one, who keeps the place."""
        force = self._free(space)
        sure: list[Proposal] = []
        ahead = scouts(self.g, force)
        if 0 < len(ahead) < len(force):
            sure = self._part(ahead, space)
        found = self._moves_of(force, space, (("activate", space), ("take_all",)))
        parts = (quick(self.g, force), half(self.g, force), self._without_garrison(force, space))
        for part in parts:
            if 0 < len(part) < len(force):
                found += self._part(part, space)
        best = max([plan.promise - self.base for plan in sure], default=0.0)
        if best > 0.0:
            for plan in found:
                plan.effort += (1.0 - plan.chance) * best
        return found + sure

    def _part(self, force: tuple[int, ...], space: int) -> list[Proposal]:
        """Some of those in a space go."""
        takes: list[Choice] = [("activate", space)]
        takes += [("take", piece) for piece in units_first(self.g, force)]
        return self._moves_of(force, space, tuple(takes))

    def _without_garrison(self, force: tuple[int, ...], space: int) -> tuple[int, ...]:
        """All but the unit that keeps the place; nobody if none has to."""
        kept = self._garrison(force, space)
        return () if kept < 0 else tuple([piece for piece in force if piece != kept])

    def _garrison(self, force: tuple[int, ...], space: int) -> int:
        """The unit to leave behind in a place that is worth it; -1 if there is none."""
        g = self.g
        hex = g.board.hex_of[space]
        if hex not in self.judge.goals.hexes:
            return -1
        at = self.judge.goals.hexes.index(hex)
        if self.judge.goals.want[0][at] + self.judge.goals.want[1][at] < GARRISON:
            return -1
        units = [piece for piece in force if g.pieces.type[piece] != LEADER]
        if len(units) < 2 or len(units) < len(g.units_at(self.side, space)):
            return -1
        kept = units[0]
        for piece in units[1:]:
            if self._keeps_better(piece, kept):
                kept = piece
        return kept

    def _keeps_better(self, piece: int, other: int) -> bool:
        """Who attacks worse for what he defends with stays."""
        p, steps = self.g.pieces, self.g.steps
        mine = p.face_attack[piece][steps[piece]]
        theirs = p.face_attack[other][steps[other]]
        return mine < theirs

    # ------------------------------------------------------------------ under way

    def moves(self, choices: list[Choice]) -> list[Proposal]:
        """Where a force that is on the move goes on to."""
        g = self.g
        op = g.operation
        if op is None or op.joint >= 0:
            return []
        found: list[Proposal] = []
        for choice in choices:
            if choice[0] == "stop":
                found.append(Proposal((choice,), self.base))
        if op.needs_check:
            found += [
                Proposal((choice, *plan.path), plan.promise, 0.5, 1)
                for choice in choices
                if choice[0] == "resume"
                for plan in self._moves_of(op.force, op.at, ())
            ]
        else:
            found += self._moves_of(op.force, op.at, ())
            offered = [plan for plan in found if plan.path[0] in choices]
            found = offered
        if not found:
            found = [Proposal((choice,), self.base) for choice in choices]
        return found

    # ------------------------------------------------------------------ another round

    def rounds(self, choices: list[Choice]) -> list[Proposal]:
        """11.4 To press the attack, or to give it up."""
        c = self.g.combat
        assert c is not None
        gain = self._battle(c.attackers, c.space)
        chance = self._chance(c.attackers, c.space)
        return [
            Proposal((choice,), self.base + (chance * gain if choice[0] == "press" else 0.0))
            for choice in choices
        ]

    # ------------------------------------------------------------------ reactions

    def reactions(self, choices: list[Choice]) -> list[Proposal]:
        """10 Who gets away, who comes to help, and both; or nobody."""
        g = self.g
        r = g.reaction
        assert r is not None
        touch = g.board.touch
        spaces = [
            choice[1]
            for choice in choices
            if choice[0] == "react" and (choice[1] == r.entered or touch(choice[1], r.entered))
        ]
        helpers: tuple[Choice, ...] = ()
        found: list[Proposal] = []
        for space in spaces:
            if space == r.entered:
                ways = [self._reaction(space, goal) for goal in self._refuges(space)]
            else:
                ways = [self._reaction(space, goal) for goal in self._helped(space)]
                helpers += ways[0]
            found += [self._answer(way) for way in ways]
        if len(spaces) > 1 and helpers:
            found.append(self._answer(helpers))
            if r.entered in spaces:
                inside = self._reaction(r.entered, self._refuges(r.entered)[0])
                found.append(self._answer((*inside, *helpers)))
        idle = [choice for choice in choices if choice[0] != "react"]
        return [Proposal((choice,), self.base) for choice in idle] + found

    def _answer(self, way: tuple[Choice, ...]) -> Proposal:
        return Proposal((*way, ("declared",)), self.base, 1.0, len(way))

    def _reaction(self, space: int, goal: int) -> tuple[Choice, ...]:
        """All of a stack to a goal."""
        piece = self.g.at(self.side, space)[0]
        return (("react", space), ("take_all",), ("take", piece), ("to", goal))

    def _helped(self, space: int) -> list[int]:
        """Where a stack beside the entered space may be of use: there, and inside its own hex."""
        r = self.g.reaction
        assert r is not None
        place = self.g.board.place_of[self.g.board.hex_of[space]]
        return [r.entered] if place < 0 or place == space else [r.entered, place]

    def _refuges(self, space: int) -> list[int]:
        """Where a stack that is entered upon goes: inside, to its own people, or to where it is
        needed; the best three."""
        g, side = self.g, self.side
        r = g.reaction
        assert r is not None
        board = g.board
        here = board.hex_of[space]
        pull = self._find_pull(g.at(side, space), here)
        ranked: list[tuple[float, int]] = []
        for hex in (here, *board.near[here]):
            for other in board.spaces_of[hex]:
                if other == space or g.has_units(1 - side, other):
                    continue
                if comes_out(g, r, space, other):
                    continue
                gain, _ = self._gain(g.at(side, space), pull, here, hex)
                if board.kind[other] != HEX:
                    gain += 1.0
                if g.has_units(side, other):
                    gain += 2.0
                ranked.append((-gain, other))
        ranked.sort()
        return [other for _, other in ranked[:REFUGES]] or [space]

    # ------------------------------------------------------------------ where to

    def _moves_of(
        self, force: tuple[int, ...], space: int, begin: tuple[Choice, ...]
    ) -> list[Proposal]:
        """The best goals of a force, as whole operations."""
        g = self.g
        units = [piece for piece in force if g.pieces.type[piece] != LEADER]
        if not units:
            return []
        chance = self._chance(force, space) if begin else 1.0
        points = self._points(force)
        reach = find_reach(self.g, self.side, self.alarm, space, points)
        here = g.board.hex_of[space]
        effort = EFFORT * strength(g, force)[0] if begin else 0.0
        pull = self._find_pull(force, here)
        ranked: list[tuple[float, int, int]] = []
        for hex in reach.ends:
            gain, target = self._gain(force, pull, here, hex)
            if hex != here or target >= 0:
                ranked.append((-gain, hex, target))
        ranked.sort()
        found: list[Proposal] = []
        for loss, hex, target in self._apart(ranked, EACH):
            path = self._path(reach, space, hex, target)
            if not path:
                continue
            path = (*path, ("stop",))
            pivot = 0
            if begin:
                pivot = len(begin) + 2
                path = (*begin, ("roll",), ("go_on",), *path)
            found.append(Proposal(path, self.base - chance * loss, chance, pivot, effort))
        return found

    def _apart(
        self, ranked: list[tuple[float, int, int]], number: int
    ) -> list[tuple[float, int, int]]:
        """The best goals of those ranked, none beside a better one unless it is an attack."""
        board = self.g.board
        kept: list[tuple[float, int, int]] = []
        for entry in ranked:
            if len(kept) == number:
                break
            close = False
            if entry[2] < 0:
                for _, hex, _ in kept:
                    if board.distance(hex, entry[1]) <= APART:
                        close = True
                        break
            if not close:
                kept.append(entry)
        return kept

    def _chance(self, force: tuple[int, ...], space: int) -> float:
        """8.3 Of the first check."""
        g = self.g
        marks = g.pieces.face_mf_mark
        for piece in force:
            if g.pieces.type[piece] == LEADER or marks[piece][g.steps[piece]] != PLUS:
                kind = LATER if g.combat is not None else FIRST
                rating = rating_of(g, self.side, force, space, kind)
                return max(0, min(rating, FACES)) / FACES
        return 1.0

    def _points(self, force: tuple[int, ...]) -> int:
        g = self.g
        op = g.operation
        if op is not None:
            return points_left(op)
        faces, kind = g.pieces.face_mf, g.pieces.type
        return min([faces[piece][g.steps[piece]] for piece in force if kind[piece] != LEADER])

    # ------------------------------------------------------------------ what it would bring

    def _gain(
        self, force: tuple[int, ...], pull: list[tuple[int, float, float]], here: int, hex: int
    ) -> tuple[float, int]:
        """What a force would gain in a hex, at a glance, and the space there that it would
        attack, -1 for none."""
        g, judge, side = self.g, self.judge, self.side
        goals = judge.goals
        gain = 0.0
        for at, take, keep in pull:
            new, old = judge.nearness(g, side, at, hex), judge.nearness(g, side, at, here)
            gain += take * (new - old) + keep * (covering(new) - covering(old))
        target = self._target(hex)
        if target >= 0:
            gain += self._battle(force, target)
        elif hex in goals.hexes and hex != here:
            at = goals.hexes.index(hex)
            holder = self._holders[at]
            if holder != side:
                gain += self._stakes[side][at]
                gain -= sum([take for goal, take, _ in pull if goal == at])
        if g.board.terrain[hex] == LAKE:
            gain -= 50.0
        return gain, target

    def _target(self, hex: int) -> int:
        """The space of a hex where enemies would be attacked: those in the open first."""
        g = self.g
        if g.has_units(1 - self.side, hex):
            return hex
        place = g.board.place_of[hex]
        return place if place >= 0 and g.has_units(1 - self.side, place) else -1

    def _battle(self, force: tuple[int, ...], target: int) -> float:
        """About what an attack would bring: the place, their losses and ours."""
        g = self.g
        enemies = g.at(1 - self.side, target)
        attack = float(attack_strength(g, force))
        defence = float(defence_strength(g, enemies))
        walls = FORT_ODDS if g.is_fort(target) else 1.0
        won = chance_of(attack, defence * walls)
        gain = STEP_WORTH * SHED * (won * min(defence, attack) - (1.0 - won) * min(attack, defence))
        gain *= self.judge.lasting(g)
        hex = g.board.hex_of[target]
        goals = self.judge.goals
        if hex in goals.hexes:
            at = goals.hexes.index(hex)
            holder = controller(g, hex) if g.combat is None else 1 - self.side
            if holder != self.side:
                gain += won * self._stakes[self.side][at]
        return gain

    def _path(self, reach: Reach, space: int, hex: int, target: int) -> tuple[Choice, ...]:
        """The choices that lead a force to a hex, into its town if that is free or own, or to the
        attack on those inside."""
        g = self.g
        board = g.board
        way: list[Choice] = []
        hexes = reach.path(hex)
        for at, step in enumerate(hexes):
            before = hexes[at - 1] if at else board.hex_of[space]
            side = board.side_between(before, step)
            blocked = board.cost[g.war][self.side][int(g.winter)][before]
            by_land = blocked[board.near[before].index(step)] < BLOCKED
            verb = "go" if by_land or not side & FERRY else "ferry"
            place = board.place_of[step]
            if step == hex and target < 0 and place >= 0 and not g.edition.one_space_per_hex:
                way.append((verb, place))
            else:
                way.append((verb, step))
        if target >= 0 and (board.hex_of[target] != target or not way):
            way.append(("attack", target))
        return tuple(way)

    # ------------------------------------------------------------------ by sea

    def _landings(self, fleet: int) -> list[Proposal]:
        """14.4 The strongest stack in a port, to the coasts that promise most."""
        g = self.g
        board = g.board
        area = g.area_of(fleet)
        stacks: list[tuple[float, int]] = []
        for place, stack in sorted(g.stacks[self.side].items()):
            aboard = place == g.aboard(fleet) or place == g.havana
            if not aboard and (place >= board.size or not board.port[board.hex_of[place]]):
                continue
            free = [p for p in stack if not (g.done | g.sailed) >> p & 1]
            if not aboard:
                free = [piece for piece in free if g.begun_in_port >> piece & 1]
            hits, _ = strength(g, tuple(free))
            if hits:
                stacks.append((-hits, place))
        stacks.sort()
        found: list[Proposal] = []
        for _, place in stacks[:SEA_GOALS]:
            found += self._landings_of(fleet, area, place)
        return found

    def _landings_of(self, fleet: int, area: int, place: int) -> list[Proposal]:
        g = self.g
        board = g.board
        force = g.at(self.side, place)
        here = board.hex_of[place] if place < board.size else -1
        pull = self._find_pull(force, here)
        ranked: list[tuple[float, int, int]] = []
        for hex in board.coasts[area]:
            if hex == here or not g.scenario.in_play[hex]:
                continue
            gain, target = self._gain(force, pull, here, hex)
            ranked.append((-gain, hex, target))
        ranked.sort()
        if place < board.size:
            sail: Choice = ("sail_from", place)
            chance = self._chance(force, place)
        else:
            sail = ("sail_from_havana",) if place == g.havana else ("sail_aboard",)
            chance = 0.6
        found: list[Proposal] = []
        for loss, hex, target in self._apart(ranked, SEA_GOALS):
            for goal in self._shores(hex, target):
                path: tuple[Choice, ...] = (
                    ("amphibious", fleet), ("land", goal), sail, ("take_all",), ("roll",),
                    ("go_on",), ("by_sea_alone",),
                )  # fmt: skip
                found.append(Proposal(path, self.base - chance * loss, 1.0, len(path)))
        return found

    def _shores(self, hex: int, target: int) -> list[int]:
        """Where to land: where there are enemies, inside a place that is free, and before one
        that is not."""
        g = self.g
        inside = g.board.place_of[hex]
        if inside < 0 or g.edition.one_space_per_hex or target == hex:
            return [hex]
        return [inside] if target < 0 else [inside, hex]


def chance_of(attack: float, defence: float) -> float:
    """About how likely an attack is to win."""
    against = BATTLE_EDGE * (defence + 0.5)
    return attack * attack / (attack * attack + against * against)
