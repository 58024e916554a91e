"""1.10, 8.1j What non-players answer for their leaders, and for pieces they never lift."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Ask, Choice
from ticonderoga.engine.kit.questions import NONE, YES
from ticonderoga.games.liberty_or_death.data.pieces import (
    BRITISH,
    CORNPLANTER,
    LEADER_FACTION,
    PATRIOTS,
    REBELLION,
    ROCHAMBEAU,
    SIDES,
)
from ticonderoga.games.liberty_or_death.data.spaces import PROVINCES, SPACES
from ticonderoga.games.liberty_or_death.non_players.priorities import having, most, random_space
from ticonderoga.games.liberty_or_death.non_players.sheet import Answer, Wants, say
from ticonderoga.games.liberty_or_death.order import GARRISON
from ticonderoga.games.liberty_or_death.position import Position

REBELS: Final = SIDES[REBELLION]


def home_of(g: Position, leader: int, bits: int) -> int:
    """8.4.9, 8.5.6, 8.6.9, 8.7.7 The space to which a leader redeploys; -1 if there is none.
    Where nobody of those whom he goes to is left, he stays if he can."""
    faction = LEADER_FACTION[leader]
    if faction == BRITISH:
        return _with_most(g, leader, bits, g.regulars)
    if faction == PATRIOTS:
        return _with_most(g, leader, bits, g.continentals)
    if leader >= ROCHAMBEAU:
        together = having(having(bits, g.french), g.continentals)
        return _with_most(g, leader, together or bits, g.french)
    if leader == CORNPLANTER:
        wanted = 0
        for space in PROVINCES:
            if bits >> space & 1 and g.all_war_parties(space) >= 2 and g.has_room(space):
                if -1 <= g.level[space] <= 1:
                    wanted |= 1 << space
        if wanted:
            return random_space(g, wanted)
    parties = [0] * SPACES
    for space in PROVINCES:
        parties[space] = g.all_war_parties(space)
    return _with_most(g, leader, bits, parties)


def _with_most(g: Position, leader: int, bits: int, numbers: list[int]) -> int:
    """The space with most units; his own one if there are no such units at all."""
    here = g.leaders[leader]
    if here >= 0 and bits >> here & 1 and not having(bits, numbers):
        return here
    return random_space(g, most(bits, numbers))


def rejoins(g: Position, ask: Ask, wants: Wants) -> Choice | None:
    """1.10e A leader left alone goes where he would redeploy; 8.1j who is driven out by a
    Garrison stays with his units."""
    leader: int = ask.about["leader"]
    order = g.order
    if order is not None and order.command == GARRISON and LEADER_FACTION[leader] in REBELS:
        if order.target >= 0 and ask.among >> order.target & 1:
            say(g, "np_leader_follows", "8.1", leader, order.target)
            return ("space", order.target)
    space = home_of(g, leader, ask.among)
    return ("space", space) if space >= 0 else NONE


def joins(g: Position, ask: Ask, wants: Wants) -> Choice | None:
    """1.10c A leader in Available comes with the first own piece that is placed."""
    return YES


def lifts(g: Position, ask: Ask, wants: Wants) -> Choice | None:
    """8.1d Never."""
    return NONE


ANSWERS: Final[dict[str, Answer]] = {
    "leader_rejoins": rejoins,
    "leader_joins": joins,
    "lift": lifts,
}
