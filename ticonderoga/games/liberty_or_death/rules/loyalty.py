"""6.4 Reward Loyalty and Committees of Correspondence: buying levels, markers first."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Procedure
from ticonderoga.engine.game import record
from ticonderoga.engine.kit.questions import number_question, pick_number
from ticonderoga.games.liberty_or_death.data.pieces import (
    ACTIVE_OPPOSITION,
    ACTIVE_SUPPORT,
    BRITISH,
    BRITISH_CONTROL,
    GAGE,
    PATRIOTS,
    PROPAGANDA,
    RAID,
    REBELLION_CONTROL,
)
from ticonderoga.games.liberty_or_death.position import Position
from ticonderoga.games.liberty_or_death.rules.forces import gain, remove_markers, shift

REWARD_STEPS: Final = number_question("reward_steps")
COMMITTEE_STEPS: Final = number_question("committee_steps")


def reward_markers(g: Position, space: int) -> int:
    """Markers that stand before the first level."""
    return g.propaganda[space] + g.raids[space]


def reward_steps(g: Position, space: int, levels: int) -> int:
    """How many steps (a marker or a level each) the British can take and pay; Gage gives the
    first level in his space (1.10j, A13)."""
    markers = reward_markers(g, space)
    possible = markers + min(levels, ACTIVE_SUPPORT - g.level[space])
    purse = g.resources[BRITISH]
    if g.stands_at(GAGE, space) and purse >= markers:
        purse += 1
    return min(possible, purse)


def bars_reward(g: Position, space: int, levels: int) -> str:
    """3.2.1g, 6.4.1 Why loyalty cannot be rewarded there; empty if it can."""
    if g.control[space] != BRITISH_CONTROL:
        return "no_british_control"
    if not g.regulars[space] or not g.tories[space]:
        return "needs_regular_and_tory"
    if not g.population[space]:
        return "always_neutral"
    markers = reward_markers(g, space)
    if not markers and g.level[space] == ACTIVE_SUPPORT:
        return "support_complete"
    return "" if reward_steps(g, space, levels) > 0 else "cannot_pay"


def reward_loyalty(g: Position, space: int, levels: int) -> Procedure[None]:
    """6.4.1 One Resource a marker until none is left, then one a level; paid even when the
    Muster was free (3.2.1h)."""
    steps = yield from pick_number(
        BRITISH, REWARD_STEPS, 1, reward_steps(g, space, levels), {"space": space}
    )
    cost = steps
    markers = reward_markers(g, space)
    if steps > markers and g.stands_at(GAGE, space):
        cost -= 1
    record(g, "reward_loyalty", space, steps, cost)
    gain(g, BRITISH, -cost)
    removed = remove_markers(g, RAID, space, steps)
    removed += remove_markers(g, PROPAGANDA, space, steps - removed)
    shift(g, space, steps - removed)


def committee_limit(g: Position, space: int, levels: int) -> int:
    possible = g.raids[space] + min(levels, g.level[space] - ACTIVE_OPPOSITION)
    return min(possible, g.resources[PATRIOTS])


def bars_committee(g: Position, space: int, levels: int) -> str:
    """6.4.2 Why the Patriots cannot work there; empty if they can."""
    if g.control[space] != REBELLION_CONTROL or not g.has_pieces(PATRIOTS, space):
        return "no_patriot_hold"
    if not g.population[space]:
        return "always_neutral"
    if not g.raids[space] and g.level[space] == ACTIVE_OPPOSITION:
        return "opposition_complete"
    return "" if committee_limit(g, space, levels) > 0 else "cannot_pay"


def committees(g: Position, space: int, levels: int) -> Procedure[None]:
    """6.4.2 One Resource a Raid marker until none is left, then one a level."""
    steps = yield from pick_number(
        PATRIOTS, COMMITTEE_STEPS, 1, committee_limit(g, space, levels), {"space": space}
    )
    record(g, "committees", space, steps)
    gain(g, PATRIOTS, -steps)
    removed = remove_markers(g, RAID, space, steps)
    shift(g, space, -(steps - removed))
