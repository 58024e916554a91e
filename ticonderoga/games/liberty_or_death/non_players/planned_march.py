"""A planned movement: who goes where, destination by destination, and which leaders go along."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Ask
from ticonderoga.games.liberty_or_death.data.pieces import ELSEWHERE, OWNER, UNITS_OF_FACTION
from ticonderoga.games.liberty_or_death.data.spaces import SPACES
from ticonderoga.games.liberty_or_death.non_players.priorities import leader_follows
from ticonderoga.games.liberty_or_death.non_players.sheet import Script, say
from ticonderoga.games.liberty_or_death.position import Position
from ticonderoga.games.liberty_or_death.rules.interrupt import DONE
from ticonderoga.games.liberty_or_death.rules.marching import ARRIVE

CHOOSING: Final[tuple[str, ...]] = ("march_destination", "garrison")
"""The steps at which a further destination may be selected."""


Remark = tuple[int, str, str, tuple[int, ...]]
"""Before which move of a leg it is said, a key of the log, the node, and the arguments."""
SELECTED: Final = -1
"""Before the first move: when the destination is selected."""


class Leg:
    """One destination and the groups that go there; none for a March in place."""

    __slots__ = ("moves", "reasons", "target")

    def __init__(self, target: int) -> None:
        self.target: int = target
        self.moves: list[tuple[int, int, int]] = []
        """Origin, kind and number; those who lead before those who come along."""
        self.reasons: list[Remark] = []
        """What is said of it."""

    def add(self, origin: int, kind: int, number: int) -> None:
        if number > 0:
            self.moves.append((origin, kind, number))

    def because(self, reason: str, node: str, *args: int) -> None:
        """Said when the destination is selected; of the destination, if nothing else is told."""
        self.reasons.append((SELECTED, reason, node, args or (self.target,)))

    def remark(self, reason: str, node: str, *args: int) -> None:
        """Said before the move that is added next."""
        self.reasons.append((len(self.moves), reason, node, args))

    def tell(self, g: Position, moment: int) -> None:
        """Say what belongs before a move, or where the destination is selected."""
        for when, reason, node, args in self.reasons:
            if when == moment:
                say(g, reason, node, *args)


def leg_to(legs: list[Leg], target: int) -> Leg:
    """The leg to a destination, a new one if there is none yet."""
    for leg in legs:
        if leg.target == target:
            return leg
    leg = Leg(target)
    legs.append(leg)
    return leg


def destinations(legs: list[Leg]) -> int:
    """Where the legs lead, as bits."""
    bits = 0
    for leg in legs:
        bits |= 1 << leg.target
    return bits


def leader_goal(g: Position, faction: int, legs: list[Leg]) -> int:
    """8.1j Where the leader of a faction goes with the largest group of own units; his own space
    if the largest group stays there, or none leaves it."""
    origin = g.leaders[g.leader_of[faction]]
    if origin == ELSEWHERE:
        return origin
    groups = [0] * SPACES
    gone = 0
    for leg in legs:
        for start, kind, number in leg.moves:
            if start == origin and OWNER[kind] == faction:
                groups[leg.target] += number
                gone += number
    if not gone:
        return origin
    for kind in UNITS_OF_FACTION[faction]:
        groups[origin] += g.by_kind[kind][origin]
    groups[origin] -= gone
    return leader_follows(g, faction, groups, origin)


def carry_out(
    g: Position, ask: Ask, legs: list[Leg], leaders: tuple[tuple[int, int], ...]
) -> Script:
    """Select each destination, move everybody in, take the leaders along: (leader, goal)."""
    for leg in legs:
        leg.tell(g, SELECTED)
        g, ask = yield ("destination", leg.target)
        for at, (origin, kind, number) in enumerate(leg.moves):
            leg.tell(g, at)
            g, ask = yield ("move", origin, kind, number)
        for leader, goal in leaders:
            if goal == leg.target and g.leaders[leader] != goal:
                say(g, "np_leader_follows", "8.1", leader, goal)
                g, ask = yield ("lead", leader)
        g, ask = yield ARRIVE
    if ask.question.key in CHOOSING:
        g, ask = yield DONE
    return g, ask
