"""8.7.1 The non-player Indians' Raid (I4), and their Special Activities (I5, I8, I11)."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Ask, Choice
from ticonderoga.games.liberty_or_death.data.pieces import (
    ACTIVE_WAR_PARTY,
    BRANT,
    INDIANS,
    PATRIOTS,
    WAR_PARTY,
)
from ticonderoga.games.liberty_or_death.data.spaces import COLONIES, PROVINCES
from ticonderoga.games.liberty_or_death.non_players.priorities import (
    kind_to_give,
    kind_to_strike,
    most,
    prefer,
    random_space,
)
from ticonderoga.games.liberty_or_death.non_players.rebels import strikes, strikes_at
from ticonderoga.games.liberty_or_death.non_players.sheet import Answer, Script, Wants, say
from ticonderoga.games.liberty_or_death.non_players.why import FORT_FALLS, MOST_PIECES
from ticonderoga.games.liberty_or_death.order import (
    NO_SPECIAL,
    PLUNDER,
    RAID,
    TRADE,
    WAR_PATH,
    Order,
)
from ticonderoga.games.liberty_or_death.position import Position
from ticonderoga.games.liberty_or_death.rules.asking import STRIKE_BASE, STRIKE_TWO
from ticonderoga.games.liberty_or_death.rules.interrupt import DONE, order_in_hand
from ticonderoga.games.liberty_or_death.rules.raid import STAY, bars_raid
from ticonderoga.games.liberty_or_death.rules.raiders import RAIDS_AT_ONCE, bars_raider
from ticonderoga.games.liberty_or_death.rules.specials import special_spaces
from ticonderoga.games.liberty_or_death.rules.strikes import war_path_options

BASE_RANK: Final = 100
PLUNDER_RANK: Final = 100


# ---------------------------------------------------------------------- where, and from where


def raiders(g: Position, order: Order, target: int) -> int:
    """8.7.1b The spaces from which an Underground War Party may move in, as bits: not the last
    War Party of a Village; and from the leader's space if he has to take part."""
    bits = 0
    leader = order.must_involve
    for origin in PROVINCES:
        if not g.war_parties[origin] or origin == target:
            continue
        if leader >= 0 and leader != target and leader != origin:
            continue
        if g.villages[origin] and g.all_war_parties(origin) < 2:
            continue
        if not bars_raider(g, order, origin, WAR_PARTY, target):
            bits |= 1 << origin
    return bits


def needs_raider(g: Position, order: Order, target: int) -> bool:
    """8.7.1b Nobody Underground is there, or not more War Parties than Rebellion pieces."""
    if order.must_involve >= 0 and order.must_involve != target:
        return True
    return not g.war_parties[target] or g.all_war_parties(target) <= g.rebels[target]


def can_stay(g: Position, order: Order, target: int) -> bool:
    """The Raid can do without anybody moving in."""
    if order.must_involve >= 0 and order.must_involve != target:
        return False
    return g.war_parties[target] > 0


def raid_targets(g: Position, order: Order) -> int:
    """8.7.1a The Colonies that can be Raided now, as bits."""
    bits = 0
    if order.spaces.bit_count() >= RAIDS_AT_ONCE:
        return bits
    for space in COLONIES:
        if g.level[space] < 0 and not bars_raid(g, order, space):
            if can_stay(g, order, space) or raiders(g, order, space):
                bits |= 1 << space
    return bits


def best_targets(g: Position, order: Order, bits: int) -> int:
    """8.7.1a Those where Plunder will be possible after the move come first, then the most
    populous."""
    best = 0
    high = -1
    plunder = g.resources[PATRIOTS] > 0
    while bits:
        low = bits & -bits
        bits ^= low
        space = low.bit_length() - 1
        rank = g.population[space]
        if plunder:
            warriors = g.all_war_parties(space)
            if needs_raider(g, order, space) and raiders(g, order, space):
                warriors += 1
            if warriors > g.rebels[space]:
                rank += PLUNDER_RANK
        if rank >= high:
            best = low if rank > high else best | low
            high = rank
    return best


def raid(g: Position, ask: Ask, wants: Wants) -> Script:
    """8.7.1 I4 Up to three Colonies; with the last Resource gone, Plunder or Trade comes before
    the rest (A73: what still cannot be paid is dropped)."""
    while True:
        order = order_in_hand(g)
        if order.spaces and not order.free and not g.resources[INDIANS] and order.specials_left:
            kind = special_for_money(g, order)
            if kind != NO_SPECIAL:
                say(g, "np_i_spent", "I4")
                g, ask = yield ("special", kind)
                continue
        bits = raid_targets(g, order)
        if not bits:
            break
        space = random_space(g, best_targets(g, order, bits))
        origins = raiders(g, order, space) if needs_raider(g, order, space) else 0
        g, ask = yield ("raid", space)
        if origins:
            # who stands in another target, raided or still to be, is left there if possible
            spare = ~(bits | order_in_hand(g).spaces)
            origin = random_space(g, prefer(origins, spare))
            say(g, "np_i_raider", "I4", space, origin)
            g, ask = yield ("raider", origin, WAR_PARTY)
        else:
            say(g, "np_i_raid_there", "I4", space)
            g, ask = yield STAY
    if order_in_hand(g).spaces:
        g, ask = yield DONE
    return g, ask


# ---------------------------------------------------------------------- I5, I8, I11


def can_plunder(g: Position, order: Order) -> bool:
    """I5 There is something to take, and a Raid space with more War Parties than Rebellion
    pieces."""
    return g.resources[PATRIOTS] > 0 and special_spaces(g, order, PLUNDER) != 0


def special_for_money(g: Position, order: Order) -> int:
    """8.7.1c Plunder, else Trade."""
    if can_plunder(g, order):
        return PLUNDER
    return TRADE if special_spaces(g, order, TRADE) else NO_SPECIAL


def choose_special(g: Position, order: Order, command: int) -> int:
    """8.7.1d to f What goes with a Command: after a Raid Plunder (C3), then War Path, then Trade;
    without Resources Trade before War Path. NO_SPECIAL if nothing is possible."""
    if command == RAID and g.edition.plunder_by_chart:
        if can_plunder(g, order):
            return PLUNDER
        say(g, "np_i_no_plunder", "I5")
    trade = special_spaces(g, order, TRADE) != 0
    if trade and not g.resources[INDIANS]:
        say(g, "np_i_poor", "I8")
        return TRADE
    if special_spaces(g, order, WAR_PATH):
        return WAR_PATH
    say(g, "np_i_no_war_path", "I8")
    if trade:
        return TRADE
    say(g, "np_i_no_trade", "I11")
    return NO_SPECIAL


def struck(g: Position, space: int) -> int:
    """8.7.1e What War Path does in a space: a Patriot Fort above all, else how many Rebellion
    pieces it removes, Militia first (8.1.2d), Brant's one included (1.10m)."""
    options = war_path_options(g, space)
    if STRIKE_BASE in options:
        return BASE_RANK
    number = 2 if STRIKE_TWO in options else 1
    if g.stands_at(BRANT, space) and g.all_militia(space) > number:
        return number + 1
    return number


def war_path_space(g: Position, ask: Ask, wants: Wants) -> Choice | None:
    """8.7.1e A Fort, then most pieces, within that a Village."""
    bits: int = ask.among
    best = 0
    high = -1
    while bits:
        low = bits & -bits
        bits ^= low
        space = low.bit_length() - 1
        rank = 2 * struck(g, space) + (1 if g.villages[space] else 0)
        if rank >= high:
            best = low if rank > high else best | low
            high = rank
    space = random_space(g, best)
    fort = struck(g, space) == BASE_RANK
    say(g, "np_i_war_path", "I8", space, FORT_FALLS if fort else MOST_PIECES)
    return ("space", space)


def trade_space(g: Position, ask: Ask, wants: Wants) -> Choice | None:
    """8.7.1f The Village with most Underground War Parties."""
    space = random_space(g, most(ask.among, g.war_parties))
    say(g, "np_i_trade", "I11", space)
    return ("space", space)


def plunder_space(g: Position, ask: Ask, wants: Wants) -> Choice | None:
    """8.7.1 The most populous Raid space."""
    space = random_space(g, most(ask.among, g.population))
    say(g, "np_i_plunder", "I5", space)
    return ("space", space)


def gives_war_party(g: Position, ask: Ask, wants: Wants) -> Choice | None:
    """8.1.2b An Active War Party is given up before an Underground one."""
    space: int = ask.among[0][0]
    return ("piece", space, kind_to_give(g, space, (WAR_PARTY, ACTIVE_WAR_PARTY)))


def strikes_militia(g: Position, ask: Ask, wants: Wants) -> Choice | None:
    """A15, 8.1.2d Underground Militia first."""
    space: int = ask.among[0][0]
    return ("piece", space, kind_to_strike(g, space, tuple([kind for _, kind in ask.among])))


ANSWERS: Final[dict[str, Answer]] = {
    "war_path_space": war_path_space,
    "trade_space": trade_space,
    "plunder_space": plunder_space,
    "plunderer": gives_war_party,
    "give_up_war_party": gives_war_party,
    "strike": strikes,
    "strike_at": strikes_at,
    "one_more_militia": strikes_militia,
}
