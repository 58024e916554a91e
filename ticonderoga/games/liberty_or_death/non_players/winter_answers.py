"""8.4.5 to 8.4.10, 8.7.5 to 8.7.7 What the non-player British and Indians answer in winter.

The Patriots and the French have their own answers (rebels_winter.py).
"""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Ask, Choice
from ticonderoga.engine.kit.questions import NONE, bits_of
from ticonderoga.games.liberty_or_death.data.pieces import (
    ACTIVE_MILITIA,
    ACTIVE_OPPOSITION,
    ACTIVE_SUPPORT,
    BRITISH,
    BRITISH_CONTROL,
    CONTINENTAL,
    GAGE,
    INDIANS,
    PATRIOTS,
    REBELLION_CONTROL,
)
from ticonderoga.games.liberty_or_death.data.spaces import WEST_INDIES
from ticonderoga.games.liberty_or_death.non_players.british_muster import best_rewards
from ticonderoga.games.liberty_or_death.non_players.indians_gather import is_village_site
from ticonderoga.games.liberty_or_death.non_players.leaders import home_of
from ticonderoga.games.liberty_or_death.non_players.priorities import (
    control_if,
    random_space,
)
from ticonderoga.games.liberty_or_death.non_players.sheet import (
    Answer,
    Wants,
    as_many_as_possible,
    say,
)
from ticonderoga.games.liberty_or_death.position import Position
from ticonderoga.games.liberty_or_death.rules.asking import (
    SUPPLY_MOVE,
    SUPPLY_PAY,
    SUPPLY_REMOVE,
    SUPPLY_SHIFT,
)
from ticonderoga.games.liberty_or_death.rules.loyalty import reward_markers
from ticonderoga.games.liberty_or_death.rules.supply import out_of_supply
from ticonderoga.games.liberty_or_death.rules.winter import (
    LEVELS_A_WINTER,
    WEST_INDIES_INCOME,
    income,
)

# ---------------------------------------------------------------------- 6.2.1 supply


def supplies(g: Position, ask: Ask, wants: Wants) -> Choice | None:
    """8.4.7, 8.7.5 What a faction does about a space out of supply."""
    space: int = ask.about["space"]
    what = british_supply(g, space) if ask.seat == BRITISH else indian_supply(g, space)
    for option in (what, SUPPLY_REMOVE):
        if option in ask.among:
            return ("option", option)
    return None


def still_to_do(g: Position, faction: int, space: int) -> list[int]:
    """The spaces out of supply that come at or after this one: the others are settled."""
    return [other for other in out_of_supply(g, faction) if other >= space]


def is_paid(g: Position, faction: int, space: int, ranks: list[tuple[int, int]]) -> bool:
    """Whether a space is among those for which the Resources suffice: the highest ranks first,
    equal ones at random. `ranks` are (rank, bit) of all spaces that would be paid."""
    purse = g.resources[faction]
    mine = [rank for rank, bit in ranks if bit >> space & 1]
    if not mine or not purse:
        return False
    purse -= len([rank for rank, _ in ranks if rank > mine[0]])
    equal = 0
    for rank, bit in ranks:
        if rank == mine[0]:
            equal |= bit
    if equal.bit_count() <= purse:
        return True
    while purse > 0:
        chosen = random_space(g, equal)
        if chosen == space:
            return True
        equal &= ~(1 << chosen)
        purse -= 1
    return False


def expected_purse(g: Position) -> int:
    """8.4.7 What the British will have in the Support Phase from Forts and Cities, without the
    West Indies, if they pay once now."""
    earned = income(g, BRITISH) - g.british_forts[WEST_INDIES]
    if g.control[WEST_INDIES] == BRITISH_CONTROL:
        earned -= WEST_INDIES_INCOME
    return earned + max(0, g.resources[BRITISH] - 1)


def allow_reward(g: Position, space: int) -> bool:
    """8.4.7 The cubes allow Reward Loyalty that would shift a level."""
    if g.control[space] != BRITISH_CONTROL or g.level[space] == ACTIVE_SUPPORT:
        return False
    if not g.regulars[space] or not g.tories[space]:
        return False
    gift = 1 if g.stands_at(GAGE, space) else 0
    return expected_purse(g) + gift > reward_markers(g, space)


def prevent_committees(g: Position, space: int) -> bool:
    """8.4.7 Without the cubes the Patriots could hold Committees there and shift a level."""
    if g.control[space] == REBELLION_CONTROL or g.level[space] == ACTIVE_OPPOSITION:
        return False
    cubes = g.regulars[space] + g.tories[space]
    if control_if(g, space, -cubes, 0, 0) != REBELLION_CONTROL:
        return False
    if not g.has_pieces(PATRIOTS, space):
        return False
    return g.resources[PATRIOTS] + income(g, PATRIOTS) > g.raids[space]


def cubes_needed(g: Position, space: int) -> bool:
    """8.4.7, A72 The Support Phase needs the cubes; it does nothing where nobody lives."""
    if not g.population[space]:
        return False
    return allow_reward(g, space) or prevent_committees(g, space)


def british_supply(g: Position, space: int) -> int:
    """8.4.7 Where cubes are needed: pay, the most populous first, else shift; elsewhere, or if
    neither can be done, they go."""
    if not cubes_needed(g, space):
        say(g, "np_w_not_needed", "8.4.7", space)
        return SUPPLY_REMOVE
    ranks = [
        (g.population[other], 1 << other)
        for other in still_to_do(g, BRITISH, space)
        if cubes_needed(g, other)
    ]
    if is_paid(g, BRITISH, space, ranks):
        say(g, "np_w_needed", "8.4.7", space)
        return SUPPLY_PAY
    say(g, "np_w_unpaid", "8.4.7", space)
    return SUPPLY_SHIFT


def indian_rank(g: Position, space: int) -> int:
    """8.7.5 2 where the War Parties' going would add Rebellion Control, 1 where Gather could
    place a Village, 0 elsewhere."""
    if g.control[space] != REBELLION_CONTROL:
        if control_if(g, space, 0, -g.all_war_parties(space), 0) == REBELLION_CONTROL:
            return 2
    return 1 if is_village_site(g, space) else 0


def indian_supply(g: Position, space: int) -> int:
    """8.7.5 Pay by rank as long as the Resources last, else go to the nearest Village."""
    rank = indian_rank(g, space)
    if rank:
        ranks = [
            (indian_rank(g, other), 1 << other)
            for other in still_to_do(g, INDIANS, space)
            if indian_rank(g, other)
        ]
        if is_paid(g, INDIANS, space, ranks):
            say(g, "np_w_control" if rank > 1 else "np_w_site", "8.7.5", space)
            return SUPPLY_PAY
    say(g, "np_w_falls_back", "8.7.5", space)
    return SUPPLY_MOVE


def some_space(g: Position, ask: Ask, wants: Wants) -> Choice | None:
    """8.2, A43 Equal spaces: the nearest Villages or Forts, the Reserves for a new Village."""
    return ("space", random_space(g, ask.among))


# ---------------------------------------------------------------------- 6.2.2, 6.4, 6.5


def withdraws(g: Position, ask: Ask, wants: Wants) -> Choice | None:
    """8.4.8 The British stay only if they Control the West Indies."""
    low, high = ask.among
    if g.control[WEST_INDIES] == BRITISH_CONTROL:
        say(g, "np_w_stays", "8.4.8")
        return ("number", low)
    say(g, "np_w_leaves", "8.4.8")
    return ("number", high)


def rewards(g: Position, ask: Ask, wants: Wants) -> Choice | None:
    """8.4.5 Fewest markers, then the largest change; never for markers alone."""
    space = random_space(g, best_rewards(g, ask.among, LEVELS_A_WINTER))
    if space < 0:
        say(g, "np_w_no_reward", "8.4.5")
        return NONE
    say(g, "np_w_reward", "8.4.5", space)
    return ("space", space)


def redeploys(g: Position, ask: Ask, wants: Wants) -> Choice | None:
    """8.4.9, 8.7.7 To most Regulars; to most War Parties, Cornplanter first to a site."""
    leader: int = ask.about["leader"]
    space = home_of(g, leader, ask.among)
    if space < 0:
        return None
    say(g, "np_w_redeploys", "8.4.9" if ask.seat == BRITISH else "8.7.7", leader, space)
    return ("space", space)


# ---------------------------------------------------------------------- 6.6 desertion


def picks_deserter(g: Position, ask: Ask, wants: Wants) -> Choice | None:
    """8.4.10, 8.7.6 The British pick Tories, the Indians a Patriot of each type."""
    best = 0
    high = -1
    left = bits_of([space for space, _ in ask.among])
    while left:
        low = left & -left
        left ^= low
        space = low.bit_length() - 1
        if ask.seat == BRITISH:
            rank = tory_rank(g, space)
        else:
            rank = patriot_rank(g, space, ask.about["kind"] == CONTINENTAL)
        if rank >= high:
            best = low if rank > high else best | low
            high = rank
    space = random_space(g, best)
    say(g, "np_w_deserter", "8.4.10" if ask.seat == BRITISH else "8.7.6", space)
    for there, kind in ask.among:
        # 8.1.2d Underground Militia are named before Active ones
        if there == space and (kind != ACTIVE_MILITIA or not g.militia[space]):
            return ("piece", space, kind)
    return None


def tory_rank(g: Position, space: int) -> int:
    """8.4.10 No Control changes, then not the last Tory."""
    rank = 2 if control_if(g, space, -1, 0, 0) == g.control[space] else 0
    return rank + (1 if g.tories[space] > 1 else 0)


def patriot_rank(g: Position, space: int, continental: bool) -> int:
    """8.7.6 A Village, then Rebellion Control removed, then the last of its type there."""
    if g.villages[space]:
        return 3
    if g.control[space] == REBELLION_CONTROL:
        if control_if(g, space, 0, 0, -1) != REBELLION_CONTROL:
            return 2
    there = g.continentals[space] if continental else g.all_militia(space)
    return 1 if there == 1 else 0


def loses_base(g: Position, ask: Ask, wants: Wants) -> Choice | None:
    """Cards 102, 103: a random one (8.2)."""
    bits = bits_of([space for space, _ in ask.among])
    return ("piece", random_space(g, bits), ask.among[0][1])


ANSWERS: Final[dict[str, Answer]] = {
    "supply": supplies,
    "supply_goal": some_space,
    "new_village": some_space,
    "withdraw": withdraws,
    "winter_reward": rewards,
    "reward_steps": as_many_as_possible,
    "redeploy": redeploys,
    "deserter": picks_deserter,
    "base_lost": loses_base,
}
