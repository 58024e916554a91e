"""1.10, 8.1j What non-players answer for their leaders, and for pieces they never lift."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Ask, Choice
from ticonderoga.games.liberty_or_death.non_players.mind import Answer, Wants
from ticonderoga.games.liberty_or_death.non_players.priorities import having, most, random_space
from ticonderoga.games.liberty_or_death.pieces import (
    BRITISH,
    CORNPLANTER,
    LEADER_FACTION,
    PATRIOTS,
    ROCHAMBEAU,
)
from ticonderoga.games.liberty_or_death.position import Position
from ticonderoga.games.liberty_or_death.spaces import PROVINCES

YES: Final[Choice] = ("yes",)
NONE: Final[Choice] = ("none",)


def home_of(g: Position, leader: int, bits: int) -> int:
    """8.4.9, 8.5.6, 8.6.9, 8.7.7 The space to which a leader redeploys; -1 if there is none."""
    faction = LEADER_FACTION[leader]
    if faction == BRITISH:
        return random_space(g, most(bits, g.regulars))
    if faction == PATRIOTS:
        return random_space(g, most(bits, g.continentals))
    if leader >= ROCHAMBEAU:
        together = having(having(bits, g.french), g.continentals)
        return random_space(g, most(together or bits, g.french))
    if leader == CORNPLANTER:
        wanted = 0
        for space in PROVINCES:
            if bits >> space & 1 and g.all_war_parties(space) >= 2 and g.has_room(space):
                if -1 <= g.level[space] <= 1:
                    wanted |= 1 << space
        if wanted:
            return random_space(g, wanted)
    best, high = 0, -1
    for space in PROVINCES:
        if bits >> space & 1:
            number = g.all_war_parties(space)
            if number > high:
                high, best = number, 1 << space
            elif number == high:
                best |= 1 << space
    return random_space(g, best or bits)


def rejoins(g: Position, ask: Ask, wants: Wants) -> Choice | None:
    """1.10e A leader left alone goes where he would redeploy."""
    space = home_of(g, ask.args[2], ask.args[0])
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
