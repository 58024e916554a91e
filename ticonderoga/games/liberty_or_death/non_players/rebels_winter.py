"""8.5.5 to 8.5.9, 8.6.7 to 8.6.10 The winter of the non-player Patriots and French."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Ask, Choice
from ticonderoga.engine.kit.questions import NONE, bits_of
from ticonderoga.games.liberty_or_death.data.pieces import (
    ACTIVE_MILITIA,
    ACTIVE_SUPPORT,
    BRITISH_CONTROL,
    PATRIOTS,
    TORY,
)
from ticonderoga.games.liberty_or_death.data.spaces import CITIES, SPACES
from ticonderoga.games.liberty_or_death.non_players.leaders import home_of
from ticonderoga.games.liberty_or_death.non_players.priorities import (
    control_if,
    having,
    least,
    most,
    most_support,
    random_space,
    support_beneath,
)
from ticonderoga.games.liberty_or_death.non_players.rebels import FIELDS, units_of
from ticonderoga.games.liberty_or_death.non_players.sheet import (
    Answer,
    Wants,
    as_many_as_possible,
    say,
)
from ticonderoga.games.liberty_or_death.non_players.winter_answers import is_paid, still_to_do
from ticonderoga.games.liberty_or_death.position import Position
from ticonderoga.games.liberty_or_death.rules.asking import SUPPLY_MOVE, SUPPLY_PAY, SUPPLY_REMOVE
from ticonderoga.games.liberty_or_death.rules.loyalty import committee_limit
from ticonderoga.games.liberty_or_death.rules.supply import patriot_units
from ticonderoga.games.liberty_or_death.rules.winter import LEVELS_A_WINTER

# ---------------------------------------------------------------------- supply


def supply_rank(g: Position, faction: int, space: int) -> int:
    """8.5.5, 8.6.7 How much the units in a space are worth a Resource: -1 if their going would
    not change Control; else by what the British could reward, Villages, Population."""
    number = patriot_units(g, space) // 2 if faction == PATRIOTS else g.french[space]
    after = control_if(g, space, 0, 0, -number)
    if after == g.control[space]:
        return -1
    rank = g.population[space]
    if faction == PATRIOTS:
        rank += 10 * g.villages[space]
    if (
        after == BRITISH_CONTROL
        and g.regulars[space]
        and g.tories[space]
        and g.population[space]
        and g.level[space] != ACTIVE_SUPPORT
    ):
        rank += 100
    return rank


def supplies(g: Position, ask: Ask, wants: Wants) -> Choice | None:
    """8.5.5, 8.6.7 Pay where Control depends on it, the most important spaces first (8.2 of equal
    ones random ones); elsewhere the units go."""
    faction = ask.seat
    space: int = ask.about["space"]
    node = "8.5.5" if faction == PATRIOTS else "8.6.7"
    rank = supply_rank(g, faction, space)
    if rank >= 0 and SUPPLY_PAY in ask.among:
        ranks = []
        for other in still_to_do(g, faction, space):
            worth = supply_rank(g, faction, other)
            if worth >= 0:
                ranks.append((worth, 1 << other))
        if is_paid(g, faction, space, ranks):
            say(g, "np_supply_paid", node, space)
            return ("option", SUPPLY_PAY)
    say(g, "np_supply_not_paid", node, space)
    for option in (SUPPLY_MOVE, SUPPLY_REMOVE):
        if option in ask.among:
            return ("option", option)
    return None


def stays_in_west_indies(g: Position, ask: Ask, wants: Wants) -> Choice | None:
    """8.6.8 All stay if that can be paid."""
    say(g, "np_west_indies", "8.6.8", int(ask.among[0] == 0))
    return ("number", ask.among[0])


# ---------------------------------------------------------------------- redeployment


def redeploys(g: Position, ask: Ask, wants: Wants) -> Choice | None:
    """8.5.6, 8.6.9 Washington to most Continentals; the French leader to Regulars who stand
    with Continentals, if possible."""
    leader: int = ask.about["leader"]
    space = home_of(g, leader, ask.among)
    if space < 0:
        return NONE
    say(g, "np_redeploys", "8.5.6" if ask.seat == PATRIOTS else "8.6.9", leader, space)
    return ("space", space)


# ---------------------------------------------------------------------- Blockades


def loosens_blockade(g: Position, ask: Ask, wants: Wants) -> Choice | None:
    """8.6.9 Which Blockade goes elsewhere: one that lies where another City without any has
    more Support; the least useful first."""
    values = support_beneath(g)
    free = 0
    for city in CITIES:
        if not g.blockades[city]:
            free |= 1 << city
        elif g.blockades[city] > 1:
            values[city] = 0
    goals = most(free, values)
    bits = least(ask.among, values)
    if not goals or not bits:
        return NONE
    origin = bits.bit_length() - 1
    if values[goals.bit_length() - 1] <= values[origin]:
        return NONE
    return ("space", random_space(g, bits))


def lifts_blockade(g: Position, ask: Ask, wants: Wants) -> Choice | None:
    """8.6.9, C16 The Blockade of the City with least Support goes; asked of the French only with
    the option for it."""
    return ("space", random_space(g, least(ask.among, support_beneath(g))))


def lays_blockade(g: Position, ask: Ask, wants: Wants) -> Choice | None:
    """F17 8.6.3e On a City selected for Battle, then on the City with most Support; A64 on one
    that has no Blockade yet, if possible."""
    bits: int = ask.among
    bare = bits & ~having(bits, g.blockades)
    fields = bare & wants.get(FIELDS, 0)
    space = random_space(g, most_support(g, fields or bare or bits))
    say(g, "np_f_blockade_battle" if fields else "np_f_blockade", "F17", space)
    return ("space", space)


def blockade_goes(g: Position, ask: Ask, wants: Wants) -> Choice | None:
    """8.6.9 To the City with most Support."""
    space = random_space(g, most_support(g, ask.among))
    say(g, "np_f_blockade", "8.6.9", space)
    return ("space", space)


def moves_blockades(g: Position, ask: Ask, wants: Wants) -> Choice | None:
    """8.5.1d, 8.6.6c After a victory Blockades go to another City with more Support than this
    one has without them."""
    city: int = ask.about["space"]
    space = random_space(g, most_support(g, ask.among))
    values = support_beneath(g)
    if space < 0 or g.blockades[space] or values[space] <= values[city]:
        return NONE
    say(g, "np_f_blockades_leave", "8.6.6", city, space)
    return ("space", space)


# ---------------------------------------------------------------------- desertion


def deserts(g: Position, ask: Ask, wants: Wants) -> Choice | None:
    """8.5.7 The deserter whose going changes no Control, if possible, nor takes the last unit of
    a space; Active Militia before Underground ones (8.1.2b)."""
    ranks = [-1] * SPACES
    bits = 0
    kinds = [0] * SPACES
    for space, kind in ask.among:
        bits |= 1 << space
        if not ranks[space] >= 0 or kind == ACTIVE_MILITIA:
            kinds[space] = kind
        ranks[space] = int(units_of(g, PATRIOTS, space) > 1)
        if control_if(g, space, 0, 0, -1) == g.control[space]:
            ranks[space] += 2
    space = random_space(g, most(bits, ranks))
    say(g, "np_deserts", "8.5.7", space)
    return ("piece", space, kinds[space])


def drives_off_tory(g: Position, ask: Ask, wants: Wants) -> Choice | None:
    """8.6.10 The Tory whose going changes Control of most Population, then the last one of the
    most populous space not at Active Support, then any. C14 The sheet does not weigh the
    Population of the first."""
    ranks = [0] * SPACES
    bits = 0
    for space, _ in ask.among:
        bits |= 1 << space
        if control_if(g, space, -1, 0, 0) != g.control[space]:
            ranks[space] = 100 if g.edition.charts_rule else 100 + g.population[space]
        elif g.tories[space] == 1 and g.level[space] != ACTIVE_SUPPORT:
            ranks[space] = 10 + g.population[space]
    space = random_space(g, most(bits, ranks))
    say(g, "np_deserts", "8.6.10", space)
    return ("piece", space, TORY)


def loses_fort(g: Position, ask: Ask, wants: Wants) -> Choice | None:
    """8.3.8 No instruction: a random Fort."""
    space = random_space(g, bits_of([space for space, _ in ask.among]))
    say(g, "np_loses_fort", "8.3.8", space)
    return ("piece", space, ask.among[0][1])


# ---------------------------------------------------------------------- 8.5.9 Committees


def committee_change(g: Position, space: int) -> int:
    """8.5.9 By how much Committees can change Opposition minus Support; 0 if they would only
    remove Raid markers."""
    steps = committee_limit(g, space, LEVELS_A_WINTER) - g.raids[space]
    if steps <= 0:
        return 0
    level = g.level[space]
    goal = level - steps
    counted = 0 if g.blockades[space] else max(0, level) - max(0, goal)
    if g.opposition_counts(space):
        counted += min(0, level) - min(0, goal)
    return g.population[space] * counted


def sends_committee(g: Position, ask: Ask, wants: Wants) -> Choice | None:
    """8.5.9 Where fewest Raid markers lie, then where the change is largest."""
    bits: int = ask.among
    best, high = 0, -1000
    while bits:
        low = bits & -bits
        bits ^= low
        space = low.bit_length() - 1
        if committee_limit(g, space, LEVELS_A_WINTER) <= g.raids[space]:
            continue
        rank = committee_change(g, space) - 100 * g.raids[space]
        if rank >= high:
            best = low if rank > high else best | low
            high = rank
    if not best:
        return NONE
    space = random_space(g, best)
    say(g, "np_committee", "8.5.9", space)
    return ("space", space)


PATRIOT_ANSWERS: Final[dict[str, Answer]] = {
    "supply": supplies,
    "redeploy": redeploys,
    "deserter": deserts,
    "base_lost": loses_fort,
    "winter_committee": sends_committee,
    "committee_steps": as_many_as_possible,
}
FRENCH_ANSWERS: Final[dict[str, Answer]] = {
    "supply": supplies,
    "withdraw": stays_in_west_indies,
    "redeploy": redeploys,
    "deserter": drives_off_tory,
    "move_blockade": loosens_blockade,
    "blockade_goal": blockade_goes,
    "lay_blockade": lays_blockade,
    "lift_blockade": lifts_blockade,
    "blockades_leave": moves_blockades,
    "blockades_number": as_many_as_possible,
}
