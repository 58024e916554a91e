"""6 The Winter Quarters round: its phases in order, one step from checkpoint to checkpoint.

Each phase does one portion of its work (one faction's, mostly), moves `g.cursor` on, and with its
last portion `g.step`; the top-level sequence makes a checkpoint between portions.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ticonderoga.engine.ask import Ask, Procedure, Question
from ticonderoga.engine.game import record
from ticonderoga.engine.kit.questions import (
    bits_of,
    pick_piece,
    pick_space,
    piece_question,
    space_question,
)
from ticonderoga.games.liberty_or_death.data.pieces import (
    ACTIVE_MILITIA,
    ACTIVE_WAR_PARTY,
    BRITISH,
    BRITISH_CONTROL,
    BRITISH_FORT,
    BRITISH_REGULAR,
    CONTINENTAL,
    ELSEWHERE,
    FACTIONS,
    FRENCH,
    INDIANS,
    MILITIA,
    NEXT_LEADER,
    PATRIOT_FORT,
    PATRIOTS,
    REBELLION_CONTROL,
    TORY,
    TYPES,
    VILLAGE,
    WAR_PARTY,
)
from ticonderoga.games.liberty_or_death.data.spaces import CITIES, MAP, SPACES, WEST_INDIES
from ticonderoga.games.liberty_or_death.position import (
    ALL_FACTIONS,
    DESERTION_PHASE,
    REDEPLOYMENT_PHASE,
    RESET_PHASE,
    RESOURCE_PHASE,
    SUPPLY_PHASE,
    SUPPORT_PHASE,
    WEST_INDIES_PHASE,
    Position,
)
from ticonderoga.games.liberty_or_death.rules.asking import pieces_in
from ticonderoga.games.liberty_or_death.rules.deck import begin_card, turn_up
from ticonderoga.games.liberty_or_death.rules.forces import (
    gain,
    lead,
    leader_in_play,
    leader_spaces,
    leaders_rejoin,
    lower_fni,
    release,
    remove,
)
from ticonderoga.games.liberty_or_death.rules.loyalty import (
    bars_committee,
    bars_reward,
    committees,
    reward_loyalty,
)
from ticonderoga.games.liberty_or_death.rules.specials import rearrange_blockades
from ticonderoga.games.liberty_or_death.rules.supply import (
    SUPPLY_ORDER,
    stay_in_west_indies,
    supply,
    west_indies_battle,
)
from ticonderoga.games.liberty_or_death.rules.victory import check_victory, fort_lead, score_final

LEVELS_A_WINTER: Final = 2
"""6.4 How far a space can be shifted in a Support Phase."""
WEST_INDIES_INCOME: Final = 5
DESERTER_OF: Final = 5
"""6.6 One in so many deserts."""
REDEPLOYMENT_ORDER: Final[tuple[int, ...]] = (INDIANS, FRENCH, BRITISH, PATRIOTS)


def rule_of_deserter(g: Position, ask: Ask) -> str:
    """6.6.1 Patriots, 6.6.2 Tories."""
    return "6.6.2" if ask.about["kind"] == TORY else "6.6.1"


WINTER_REWARD: Final = space_question("winter_reward")
WINTER_COMMITTEE: Final = space_question("winter_committee")
REDEPLOY: Final = space_question("redeploy")
DESERTER: Final = piece_question("deserter", rule_of_deserter)
BASE_LOST: Final = piece_question("base_lost")

_MAP_BITS: Final = bits_of(MAP)


def enter(g: Position, step: int) -> None:
    """Go on with a phase."""
    g.step = step
    g.cursor = 0


def is_final(g: Position) -> bool:
    """2.4.1 Whether this is the last Winter Quarters round of the scenario."""
    return g.winters + 1 >= g.pack.scenarios[g.edition.scenario].campaigns


# ---------------------------------------------------------------------- 6.1, 6.2


def victory_phase(g: Position) -> Procedure[None]:
    """6.1 The check; it may end the game."""
    record(g, "winter", g.winters + 1)
    if not check_victory(g):
        enter(g, SUPPLY_PHASE)
    yield from ()


def supply_phase(g: Position) -> Procedure[None]:
    """6.2.1 One faction after the other (A44)."""
    yield from supply(g, SUPPLY_ORDER[g.cursor])
    g.cursor += 1
    if g.cursor == len(SUPPLY_ORDER):
        enter(g, WEST_INDIES_PHASE)


def west_indies_phase(g: Position) -> Procedure[None]:
    """6.2.2 The Battle, then the French and the British decide who stays."""
    if g.cursor == 0:
        yield from west_indies_battle(g)
    else:
        yield from stay_in_west_indies(g, FRENCH if g.cursor == 1 else BRITISH)
    g.cursor += 1
    if g.cursor == 3:
        enter(g, RESOURCE_PHASE)


# ---------------------------------------------------------------------- 6.3 Resources


def income(g: Position, faction: int) -> int:
    """6.3 What a faction earns. A Blockaded City has no Population in it (1.9m, A4)."""
    if faction == INDIANS:
        return g.on_map[VILLAGE] // 2
    if faction == PATRIOTS:
        held = 0
        for space in MAP:
            if g.control[space] == REBELLION_CONTROL:
                held += 1
        return g.on_map[PATRIOT_FORT] + held // 2
    if faction == FRENCH and not g.treaty:
        return 2 * g.squadrons
    total = g.fni if faction == FRENCH else g.on_map[BRITISH_FORT] + g.british_forts[WEST_INDIES]
    for city in CITIES:
        if not g.blockades[city] and (g.control[city] == BRITISH_CONTROL) == (faction == BRITISH):
            total += g.population[city]
    wanted = BRITISH_CONTROL if faction == BRITISH else REBELLION_CONTROL
    return total + WEST_INDIES_INCOME if g.control[WEST_INDIES] == wanted else total


def resource_phase(g: Position) -> Procedure[None]:
    """6.3 All four earn, up to 50."""
    for faction in FACTIONS:
        earned = income(g, faction)
        record(g, "income", faction, earned)
        gain(g, faction, earned)
    enter(g, SUPPORT_PHASE)
    yield from ()


# ---------------------------------------------------------------------- 6.4 Support


def support_phase(g: Position) -> Procedure[None]:
    """6.4 Reward Loyalty, then Committees of Correspondence; the last round ends here."""
    if g.cursor == 0:
        yield from reward_phase(g)
        g.cursor = 1
        return
    yield from committee_phase(g)
    if is_final(g):
        score_final(g)
    else:
        enter(g, REDEPLOYMENT_PHASE)


def reward_phase(g: Position) -> Procedure[None]:
    """6.4.1 The British pay for markers and levels."""
    yield from _buy_levels(g, BRITISH, WINTER_REWARD, bars_reward, reward_loyalty)


def committee_phase(g: Position) -> Procedure[None]:
    """6.4.2 The Patriots pay for Raid markers and levels."""
    yield from _buy_levels(g, PATRIOTS, WINTER_COMMITTEE, bars_committee, committees)


def _buy_levels(
    g: Position,
    faction: int,
    question: Question,
    bars: Callable[[Position, int, int], str],
    work: Callable[[Position, int, int], Procedure[None]],
) -> Procedure[None]:
    """6.4 A faction pays for markers and levels, each space once."""
    done = 0
    while True:
        bits = 0
        for space in MAP:
            if not done >> space & 1 and not bars(g, space, LEVELS_A_WINTER):
                bits |= 1 << space
        space = yield from pick_space(faction, question, bits, optional=True)
        if space < 0:
            return
        done |= 1 << space
        yield from work(g, space, LEVELS_A_WINTER)


# ---------------------------------------------------------------------- 6.5 Redeployment


def redeployment_phase(g: Position) -> Procedure[None]:
    """6.5 Leaders change and redeploy, the British receive, the Blockades are loosened."""
    if g.cursor == 0:
        leader_change(g)
    elif g.cursor <= len(REDEPLOYMENT_ORDER):
        yield from redeploy(g, REDEPLOYMENT_ORDER[g.cursor - 1])
    else:
        british_release(g)
        yield from naval_intervention_wanes(g)
        enter(g, DESERTION_PHASE)
        return
    g.cursor += 1


def leader_change(g: Position) -> None:
    """6.5.1 The first faction on the Event card on deck changes its Leader, if it can."""
    faction = g.pack.deck.orders[g.on_deck][0]
    old = g.leader_of[faction]
    new = NEXT_LEADER[old]
    if new < 0 or not leader_in_play(g, faction):
        return
    g.leader_of[faction] = new
    g.leaders[new] = g.leaders[old]
    g.leaders[old] = ELSEWHERE
    record(g, "leader_changed", old, new)


def redeploy(g: Position, faction: int) -> Procedure[None]:
    """6.5.2, A85 A Leader may go wherever his faction has pieces, or to Available; the French have
    none before the Treaty."""
    leader = g.leader_of[faction]
    goal = yield from pick_space(
        faction, REDEPLOY, leader_spaces(g, faction), {"leader": leader}, True
    )
    if goal == g.leaders[leader]:
        return
    if goal < 0:
        g.leaders[leader] = ELSEWHERE
        record(g, "leader_available", leader, 0)
    else:
        lead(g, leader, goal)


def british_release(g: Position) -> None:
    """6.5.3, S.3 By the schedule of the scenario, as far as Unavailable holds them."""
    schedule = g.pack.scenarios[g.edition.scenario].release
    if g.winters < len(schedule):
        regulars, tories = schedule[g.winters]
        release(g, BRITISH_REGULAR, regulars)
        release(g, TORY, tories)


def naval_intervention_wanes(g: Position) -> Procedure[None]:
    """6.5.4, A42 The British lift a Blockade; the French may rearrange. There is none before the
    Treaty (1.9a)."""
    french = g.edition.french_lift_blockades and g.is_non_player(FRENCH)
    yield from lower_fni(g, FRENCH if french else BRITISH)
    yield from rearrange_blockades(g)


# ---------------------------------------------------------------------- 6.6 Desertion


def desertion_phase(g: Position) -> Procedure[None]:
    """6.6 Patriots, then Tories."""
    if g.cursor == 0:
        yield from patriot_desertion(g)
        g.cursor = 1
        return
    yield from tory_desertion(g)
    enter(g, RESET_PHASE)


def patriot_desertion(g: Position) -> Procedure[None]:
    """6.6.1, A48 One in five Militia and Continentals: the Indians pick the first of each, the
    Patriots the others."""
    militia = (g.on_map[MILITIA] + g.on_map[ACTIVE_MILITIA]) // DESERTER_OF
    continentals = g.on_map[CONTINENTAL] // DESERTER_OF
    yield from desert(g, INDIANS, (MILITIA, ACTIVE_MILITIA), min(1, militia))
    yield from desert(g, INDIANS, (CONTINENTAL,), min(1, continentals))
    yield from desert(g, PATRIOTS, (MILITIA, ACTIVE_MILITIA), militia - 1)
    yield from desert(g, PATRIOTS, (CONTINENTAL,), continentals - 1)
    if g.thinned:
        yield from leaders_rejoin(g)


def tory_desertion(g: Position) -> Procedure[None]:
    """6.6.2, A48 One in five Tories: the French pick the first, the British the others."""
    tories = g.on_map[TORY] // DESERTER_OF
    yield from desert(g, FRENCH, (TORY,), min(1, tories))
    yield from desert(g, BRITISH, (TORY,), tories - 1)
    if g.thinned:
        yield from leaders_rejoin(g)


def desert(g: Position, seat: int, kinds: tuple[int, ...], number: int) -> Procedure[None]:
    """A faction picks so many deserters on the map; they go to Available."""
    for left in range(number, 0, -1):
        pieces = pieces_in(g, _MAP_BITS, kinds)
        space, kind = yield from pick_piece(
            seat, DESERTER, pieces, {"kind": kinds[0], "left": left}
        )
        remove(g, kind, space, 1)


# ---------------------------------------------------------------------- 6.7 Reset


def reset_phase(g: Position) -> Procedure[None]:
    """6.7 Everything is made ready, the next card is turned up, and last the Winter Quarters
    card takes effect."""
    if g.cursor == 0:
        clear_markers(g)
        all_eligible(g)
        casualties_return(g)
        irregulars_hide(g)
        turn_up(g)
        g.cursor = 1
        return
    yield from winter_event(g, g.played_cards[-1])
    g.winters += 1
    g.campaign += 1
    begin_card(g)


def clear_markers(g: Position) -> None:
    """6.7a"""
    for space in range(SPACES):
        g.raids[space] = 0
        g.propaganda[space] = 0
    record(g, "markers_cleared")


def all_eligible(g: Position) -> None:
    """6.7b, A9 Whatever marks there were."""
    g.eligible = ALL_FACTIONS
    g.stays_eligible = 0
    g.made_ineligible = 0


def casualties_return(g: Position) -> None:
    """6.7c Cubes go from Casualties to Available."""
    for piece in range(TYPES):
        g.available[piece] += g.casualties[piece]
        g.casualties[piece] = 0
    record(g, "casualties_returned")


def irregulars_hide(g: Position) -> None:
    """6.7d"""
    for space in MAP:
        if g.active_militia[space]:
            g.flip(MILITIA, ACTIVE_MILITIA, space, -g.active_militia[space])
        if g.active_war_parties[space]:
            g.flip(WAR_PARTY, ACTIVE_WAR_PARTY, space, -g.active_war_parties[space])
    record(g, "irregulars_hidden")


# ---------------------------------------------------------------------- cards 97 to 104


def winter_event(g: Position, card: int) -> Procedure[None]:
    """6.7e to h What the Winter Quarters card brings."""
    what = g.pack.deck.cards[card].winter_event
    record(g, "winter_event", card)
    if what == "royals_commit":
        gain(g, FRENCH if g.crc > g.cbc else BRITISH, 5)
    elif what == "overconfident":
        gain(g, BRITISH if g.crc > g.cbc else FRENCH, -3)
    elif what == "casualties_even_out":
        casualties_even_out(g)
    elif what == "leader_pays":
        ahead = ahead_on_frontier(g)
        if ahead >= 0:
            gain(g, ahead, -2)
    elif what == "leader_loses_base":
        yield from leader_loses_base(g)


def casualties_even_out(g: Position) -> None:
    """6.7g, A46 The larger track goes down by half the difference."""
    if g.crc > g.cbc:
        g.crc -= (g.crc - g.cbc) // 2
    else:
        g.cbc -= (g.cbc - g.crc) // 2
    record(g, "casualties_evened", g.cbc, g.crc)


def ahead_on_frontier(g: Position) -> int:
    """6.7h Who is ahead on Forts and Villages: Patriots, Indians, or nobody (-1)."""
    lead_of_forts = fort_lead(g)
    if lead_of_forts > 0:
        return PATRIOTS
    return INDIANS if lead_of_forts < 0 else -1


def leader_loses_base(g: Position) -> Procedure[None]:
    """Cards 102, 103; A47 Who is ahead gives up a Fort or Village; no Casualty."""
    ahead = ahead_on_frontier(g)
    if ahead < 0:
        return
    base = PATRIOT_FORT if ahead == PATRIOTS else VILLAGE
    space, kind = yield from pick_piece(ahead, BASE_LOST, pieces_in(g, _MAP_BITS, (base,)))
    if space >= 0:
        remove(g, kind, space, 1)
        if g.thinned:
            yield from leaders_rejoin(g)
