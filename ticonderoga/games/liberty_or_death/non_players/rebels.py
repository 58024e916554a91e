"""8.1.2, 8.5.1, 8.6.3 What the Patriot and the French chart share: strikes, and who leads."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Ask, Choice
from ticonderoga.engine.kit.questions import NO, YES
from ticonderoga.games.liberty_or_death.data.pieces import (
    ALLY,
    FRENCH,
    OWNER,
    PATRIOTS,
    REBELLION_CONTROL,
    UNITS_OF_FACTION,
)
from ticonderoga.games.liberty_or_death.data.spaces import EVERYWHERE
from ticonderoga.games.liberty_or_death.non_players.priorities import (
    MAP_BITS,
    attackers_shown,
    defenders_shown,
    kind_to_strike,
    most,
    random_space,
)
from ticonderoga.games.liberty_or_death.non_players.sheet import Answer, Script, Wants, say
from ticonderoga.games.liberty_or_death.order import NO_LIMIT, Order
from ticonderoga.games.liberty_or_death.position import Position
from ticonderoga.games.liberty_or_death.rules.asking import STRIKE_BASE, STRIKE_ONE, STRIKE_TWO
from ticonderoga.games.liberty_or_death.rules.battle import may_involve, price_of_ally
from ticonderoga.games.liberty_or_death.rules.battle_levels import (
    attack_strength,
    battle_in_hand,
    defence_strength,
)
from ticonderoga.games.liberty_or_death.rules.fighting import bars_battle
from ticonderoga.games.liberty_or_death.rules.forces import can_pay
from ticonderoga.games.liberty_or_death.rules.interrupt import DONE, order_in_hand
from ticonderoga.games.liberty_or_death.rules.marching import ARRIVE
from ticonderoga.games.liberty_or_death.rules.movers import bars_lead
from ticonderoga.games.liberty_or_death.underway import Battle

STRUCK: Final = "note_struck"
"""The note of the kind that the first half of a double strike has removed."""
FIELDS: Final = "note_fields"
"""The note of the spaces selected for Battle, as bits."""
FIELD_ORDER: Final = "note_field_order"
"""The note of the same spaces in the order of their selection."""
PLACES: Final = 32
"""The base of that note: more than there are spaces."""


def next_space(g: Position, bits: int, rolling: bool) -> int:
    """One of several equal spaces: by 8.2 if it makes a difference, else the first of the map."""
    return random_space(g, bits) if rolling else (bits & -bits).bit_length() - 1


def has_resources(g: Position, faction: int) -> bool:
    """P3, F3 Without Resources the faction passes."""
    node = "P3" if faction == PATRIOTS else "F3"
    if g.resources[faction] <= 0:
        say(g, "np_no_resources", node)
        return False
    say(g, "np_resources", node, g.resources[faction])
    return True


# ---------------------------------------------------------------------- strikes


def strikes(g: Position, ask: Ask, wants: Wants) -> Choice | None:
    """8.1.1a The strike that does most: the Fort or Village, else two pieces, else one."""
    for way in (STRIKE_BASE, STRIKE_TWO, STRIKE_ONE):
        if way in ask.among:
            return ("option", way)
    return None


def strikes_at(g: Position, ask: Ask, wants: Wants) -> Choice | None:
    """8.1.2d War Parties, Underground ones first, then Regulars and Tories in turn."""
    space: int = ask.about["space"]
    last = wants.pop(STRUCK, -1)
    kind = kind_to_strike(g, space, tuple([kind for _, kind in ask.among]), last)
    if ask.about["left"] > 1:
        wants[STRUCK] = kind
    return ("piece", space, kind)


# ---------------------------------------------------------------------- Battle


def wants_ally(g: Position, faction: int, space: int) -> bool:
    """8.5.1c The Patriots take the French along wherever French Regulars stand; 8.6.6a the French
    take the Patriots along where Continentals do."""
    return bool(g.french[space] if faction == PATRIOTS else g.continentals[space])


def ally_joins(g: Position, order: Order, space: int) -> bool:
    """8.5.1c, 8.6.6a The ally is wanted in a Battle and can pay for it."""
    return wants_ally(g, order.faction, space) and may_involve(g, order, space)


def involves(g: Position, ask: Ask, wants: Wants) -> Choice | None:
    """8.5.1c, 8.6.6a Whether the ally takes part, now that the Battle begins."""
    clash = battle_in_hand(g)
    return YES if wants_ally(g, clash.attacker, clash.space) else NO


def strengths(g: Position, order: Order, space: int, joined: bool) -> tuple[int, int]:
    """A66 Force and modifiers of the Rebellion, and those of the Royalists; what a card adds
    counts too. C15 The sheet of the Patriots leaves the Force of the Indians out."""
    battle = Battle(space, order.faction, joined, 0, order.bonus)
    own = attack_strength(g, battle, attackers_shown(g, battle))
    shown = defenders_shown(g, battle)
    theirs = defence_strength(g, battle, shown)
    if order.faction == PATRIOTS and g.edition.charts_rule:
        theirs -= (g.active_war_parties[space] + shown) // 2
    return own, theirs


def stronger(g: Position, order: Order, space: int, joined: bool) -> bool:
    """A66 Force and modifiers of the Rebellion exceed those of the Royalists."""
    own, theirs = strengths(g, order, space, joined)
    return own > theirs


def superior_fields(g: Position, order: Order) -> int:
    """The spaces in which a Battle may be fought under an order with superior Force, as bits."""
    bits = 0
    for space in EVERYWHERE:
        if g.royalists[space] and g.rebels[space] and not bars_battle(g, order, space):
            if order.faction == FRENCH and not g.british[space]:
                continue
            if stronger(g, order, space, ally_joins(g, order, space)):
                bits |= 1 << space
    return bits


def affordable(g: Position, order: Order) -> int:
    """How many more spaces an order may select and its faction pay for."""
    number = order.max_spaces - order.spaces.bit_count()
    return number if order.free else min(number, g.resources[order.faction])


def select_fields(g: Position, order: Order, node: str, ranks: tuple[list[int], ...]) -> list[int]:
    """The Battles in order: those ranked highest by the lists, then random if not all can be
    paid. An ally who has run out of Resources is not counted on any further."""
    bits = superior_fields(g, order)
    left = affordable(g, order)
    purse = g.resources[ALLY[order.faction]]
    rolling = bits.bit_count() > left
    if bits.bit_count() > purse:
        rolling = rolling or g.edition.rochambeau_in_his_space or price_of_ally(g, order, 0) > 0
    found: list[int] = []
    while bits and len(found) < left:
        best = bits
        for rank in ranks:
            best = most(best, rank)
        space = next_space(g, best, rolling)
        bits &= ~(1 << space)
        joined = ally_joins(g, order, space)
        price = price_of_ally(g, order, space)
        if joined and purse >= price:
            purse -= price
        elif joined:
            joined = False
            if not stronger(g, order, space, False):
                continue
        found.append(space)
        if g.log is not None:
            say(g, "np_fights", node, space, *strengths(g, order, space, joined))
    return found


def note_fields(wants: Wants, fields: list[int]) -> int:
    """Remember the Battles that are selected while the Special Activity comes first; as bits."""
    bits = in_order = 0
    for space in reversed(fields):
        bits |= 1 << space
        in_order = in_order * PLACES + space + 1
    wants[FIELDS] = bits
    wants[FIELD_ORDER] = in_order
    return bits


def noted_fields(wants: Wants) -> list[int]:
    """The Battles that were remembered, in order; the notes are used up."""
    wants.pop(FIELDS, 0)
    in_order = wants.pop(FIELD_ORDER, 0)
    fields = []
    while in_order:
        fields.append(in_order % PLACES - 1)
        in_order //= PLACES
    return fields


def fight(g: Position, ask: Ask, wants: Wants, node: str, fields: list[int]) -> Script:
    """Fight the selected Battles one after the other; then the Command is done."""
    for space in fields:
        order = order_in_hand(g)
        if ask.question.key != "battle" or bars_battle(g, order, space):
            continue
        g, ask = yield ("fight", space)
    if ask.question.key == "battle" and not order_in_hand(g).spaces:
        bits = 0  # 8.3.5b a card wants a Battle that nothing recommends
        for space in EVERYWHERE:
            if not bars_battle(g, order_in_hand(g), space):
                bits |= 1 << space
        if bits:
            space = random_space(g, bits)
            say(g, "np_must_fight", node, space)
            g, ask = yield ("fight", space)
    if ask.question.key == "battle" and order_in_hand(g).spaces:
        g, ask = yield DONE
    return g, ask


# ---------------------------------------------------------------------- March


def spare_pieces(g: Position, origin: int) -> int:
    """8.5.4a, 8.6.5a How many pieces can go without losing Rebellion Control."""
    if g.control[origin] != REBELLION_CONTROL:
        return NO_LIMIT
    return g.rebels[origin] - g.royalists[origin] - 1


def open_bits(g: Position, order: Order) -> int:
    """Where one more destination may be selected and paid."""
    if order.full() or not can_pay(g, order, order.faction, 1):
        return 0
    return order.only & ~order.spaces & MAP_BITS


# ---------------------------------------------------------------------- 8.1j leaders


def units_of(g: Position, faction: int, space: int) -> int:
    """How many units a faction has in a space."""
    number = 0
    for kind in UNITS_OF_FACTION[faction]:
        number += g.by_kind[kind][space]
    return number


def follows(g: Position, order: Order, faction: int) -> bool:
    """8.1j Whether the leader of a faction follows those who left his space for the target:
    they are more than those who stay (equal: random)."""
    leader = g.leader_of[faction]
    origin = g.leaders[leader]
    if origin == order.target or bars_lead(g, order, leader):
        return False
    gone = 0
    for start, kind, number in order.moves:
        if start == origin and OWNER[kind] == faction:
            gone += number
    stay = units_of(g, faction, origin)
    if gone != stay:
        return gone > stay
    return random_space(g, 1 << origin | 1 << order.target) == order.target


def arrive(g: Position, ask: Ask) -> Script:
    """Leaders follow, then the target is closed."""
    for faction in (PATRIOTS, FRENCH):
        if follows(g, order_in_hand(g), faction):
            leader = g.leader_of[faction]
            say(g, "np_leader_follows", "8.1", leader, order_in_hand(g).target)
            g, ask = yield ("lead", leader)
    g, ask = yield ARRIVE
    return g, ask


ANSWERS: Final[dict[str, Answer]] = {
    "strike": strikes,
    "strike_at": strikes_at,
    "involve_ally": involves,
}
