"""3.6 The Battle procedure, for Commands, Events and the winter in the West Indies."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Procedure
from ticonderoga.engine.game import record
from ticonderoga.engine.kit.questions import (
    ask_yes_no,
    bits_of,
    number_question,
    pick_number,
    pick_piece,
    pick_space,
    piece_question,
    space_question,
    yes_no_question,
)
from ticonderoga.games.liberty_or_death.data.pieces import (
    ACTIVE_WAR_PARTY,
    ALLY,
    BRITISH,
    FRENCH,
    INDIANS,
    KINDS,
    MILITIA,
    PATRIOTS,
    REBELLION,
    ROYALISTS,
    TORY,
    TOWARD,
    WAR_PARTY,
)
from ticonderoga.games.liberty_or_death.data.spaces import CITIES
from ticonderoga.games.liberty_or_death.order import COMMON_CAUSE, RALLY, Order
from ticonderoga.games.liberty_or_death.position import Position
from ticonderoga.games.liberty_or_death.rules.asking import pieces_in
from ticonderoga.games.liberty_or_death.rules.battle_levels import (
    Modifiers,
    attack_force,
    attacker_loss_modifier,
    defence_force,
    defender_loss_modifier,
    dice_for,
    underground_attackers,
    underground_defenders,
)
from ticonderoga.games.liberty_or_death.rules.battle_losses import (
    Removal,
    exposed,
    in_the_open,
    levels_won,
    washington_doubles,
    winner_of,
)
from ticonderoga.games.liberty_or_death.rules.forces import (
    activate,
    can_pay,
    leaders_rejoin,
    lose,
    pay,
    shift,
)
from ticonderoga.games.liberty_or_death.rules.interrupt import under_order
from ticonderoga.games.liberty_or_death.rules.movers import rochambeau_pays
from ticonderoga.games.liberty_or_death.rules.patriots import can_rally, rally
from ticonderoga.games.liberty_or_death.rules.specials import common_cause_limit
from ticonderoga.games.liberty_or_death.underway import Battle

COMMON_CAUSE_BATTLE: Final = number_question("common_cause_battle")
INVOLVE_ALLY: Final = yes_no_question("involve_ally")
ACTIVATE_ATTACK: Final = number_question("activate_attack")
ACTIVATE_DEFENCE: Final = number_question("activate_defence")
TORY_OR_WAR_PARTY: Final = piece_question("tory_or_war_party")
OVERFLOW: Final = space_question("overflow")
FREE_RALLY: Final = yes_no_question("free_rally")
BLOCKADES_LEAVE: Final = space_question("blockades_leave")
BLOCKADES_NUMBER: Final = number_question("blockades_number")


def battle(g: Position, order: Order, space: int) -> Procedure[None]:
    """3.6 One Battle of `order.faction` in a space, from the involving of the ally (3.6.1) to
    the Win the Day (3.6.8). The faction has paid; its ally pays here if it is involved."""
    record(g, "battle", order.faction, space)
    common = order.common_cause.get(space, 0)
    clash = Battle(space, order.faction, False, common, order.bonus)
    outer = g.battle
    g.battle = clash
    yield from fight(g, order, clash)
    g.battle = outer


def fight(g: Position, order: Order, clash: Battle) -> Procedure[None]:
    """3.6.1 to 3.6.8 The Battle that is in hand."""
    space = clash.space
    yield from common_cause(g, order, clash)
    clash.involved = yield from involve_ally(g, order, clash)
    yield from activations(g, clash)
    defender_level = roll_losses(g, clash, True)
    attacker_level = roll_losses(g, clash, False)
    attackers_lost = yield from remove_losses(g, clash, clash.side, attacker_level)
    defenders_lost = yield from remove_losses(g, clash, 1 - clash.side, defender_level)
    winner = winner_of(
        clash,
        sum(attackers_lost),
        sum(defenders_lost),
        in_the_open(g, clash.side, space),
        in_the_open(g, 1 - clash.side, space),
    )
    if g.thinned:
        yield from leaders_rejoin(g)
    if winner < 0:
        record(g, "battle_nobody", space)
        return
    levels = levels_won(clash, defenders_lost if winner == clash.side else attackers_lost)
    record(g, "battle_won", winner, space)
    if levels:
        yield from win_the_day(g, clash, winner, levels)


# ---------------------------------------------------------------------- 3.6.1 cooperation


def price_of_ally(g: Position, order: Order, space: int) -> int:
    """3.3.3b, 3.5.5 What the ally pays to be in a Battle."""
    if order.free or order.faction == BRITISH:
        return 0
    return 0 if order.faction == PATRIOTS and rochambeau_pays(g, space, space) else 1


def may_involve(g: Position, order: Order, space: int) -> bool:
    """3.6.1b, c The ally has something there and can pay for it."""
    if order.faction == BRITISH:
        return g.all_war_parties(space) > 0
    ally = ALLY[order.faction]
    if not g.has_pieces(ally, space):
        return False
    return can_pay(g, order, ally, price_of_ally(g, order, space))


def involve_ally(g: Position, order: Order, clash: Battle) -> Procedure[bool]:
    """3.6.1 The attacking faction decides; no permission is needed (3.1c)."""
    if not may_involve(g, order, clash.space):
        return False
    joins = yield from ask_yes_no(order.faction, INVOLVE_ALLY, clash.about())
    if joins:
        ally = ALLY[order.faction]
        record(g, "ally_involved", ally, clash.space)
        pay(g, order, ally, price_of_ally(g, order, clash.space))
    return joins


def common_cause_due(g: Position, order: Order, space: int) -> int:
    """4.2.1 How many War Parties fight as Tories there at the least: a player who has called for
    Common Cause uses it in the first Battle that allows it, for before that there was no need
    to call for it."""
    if order.special != COMMON_CAUSE:
        return 0
    if order.special_spaces or g.is_non_player(BRITISH):
        return 0
    return min(1, common_cause_limit(g, space))


def common_cause(g: Position, order: Order, clash: Battle) -> Procedure[None]:
    """4.2.1 The British say how many War Parties fight as Tories; they become Active."""
    if order.special != COMMON_CAUSE or clash.common:
        return
    space = clash.space
    least = common_cause_due(g, order, space)
    most = common_cause_limit(g, space)
    number = yield from pick_number(BRITISH, COMMON_CAUSE_BATTLE, least, most, clash.about())
    if number <= 0:
        return
    clash.common = number
    order.common_cause[space] = number
    order.special_spaces |= 1 << space
    record(g, "common_cause", number, space)
    activate(g, WAR_PARTY, space, number - g.active_war_parties[space])


# ---------------------------------------------------------------------- 3.6.3 activation


def defending_faction(g: Position, side: int, space: int) -> int:
    """3.6.1d, A21 British or Patriots decide for their side; the ally only when alone."""
    if side == ROYALISTS:
        if g.edition.indians_defend_themselves and g.all_war_parties(space):
            return INDIANS
        return BRITISH if g.british[space] else INDIANS
    return PATRIOTS if g.has_pieces(PATRIOTS, space) else FRENCH


def activations(g: Position, clash: Battle) -> Procedure[None]:
    """3.6.3a The attacker, then the defender, shows Underground irregulars or not."""
    space = clash.space
    number = yield from pick_number(
        clash.attacker, ACTIVATE_ATTACK, 0, underground_attackers(g, clash), clash.about()
    )
    if number > 0:
        activate(g, WAR_PARTY if clash.side == ROYALISTS else MILITIA, space, number)
    defender = 1 - clash.side
    number = yield from pick_number(
        defending_faction(g, defender, space), ACTIVATE_DEFENCE, 0,
        underground_defenders(g, clash), clash.about(),
    )  # fmt: skip
    if number > 0:
        activate(g, WAR_PARTY if defender == ROYALISTS else MILITIA, space, number)


# ---------------------------------------------------------------------- 3.6.4 rolls


def roll_losses(g: Position, clash: Battle, attacking: bool) -> int:
    """3.6.4 One side rolls for the other's Loss Level."""
    force = attack_force(g, clash) if attacking else defence_force(g, clash)
    dice = dice_for(force)
    faces = [g.dice.d3() for _ in range(dice)]
    roll = sum(faces)
    said: Modifiers = []
    if attacking:
        modifier = defender_loss_modifier(g, clash, 0, said)
    else:
        modifier = attacker_loss_modifier(g, clash, 0, said)
    if g.log is not None:
        side = clash.side if attacking else 1 - clash.side
        record(g, "battle_force", side, force, dice, roll, *faces)
        for which, value in said:
            record(g, "battle_modifier", which, value)
        record(g, "loss_level", 1 - side, max(0, roll + modifier))
    return roll + modifier


# ---------------------------------------------------------------------- 3.6.7 removal


def remove_losses(g: Position, clash: Battle, side: int, level: int) -> Procedure[list[int]]:
    """3.6.7 A side removes pieces worth its Loss Level, in the prescribed order; what, by kind."""
    common = clash.common if side == clash.side else 0
    removal = Removal(exposed(g, clash, side), side, level, common)
    while True:
        kind = removal.next_kind()
        if kind < 0:
            break
        taken = removal.usual(kind)
        if removal.slot_is_free(kind):
            clash.tories_left = removal.pieces[TORY]
            pieces = pieces_in(g, 1 << clash.space, (TORY, ACTIVE_WAR_PARTY))
            _, taken = yield from pick_piece(
                clash.attacker, TORY_OR_WAR_PARTY, pieces, clash.about()
            )
        removal.take(taken, taken != kind)
    for kind in range(KINDS):
        if removal.lost[kind]:
            lose(g, kind, clash.space, removal.lost[kind])
    return removal.lost


# ---------------------------------------------------------------------- 3.6.8 Win the Day


def win_the_day(g: Position, clash: Battle, winner: int, levels: int) -> Procedure[None]:
    """3.6.8d to h The space shifts; what does not fit there may go next door; the Rebellion
    rallies and moves its Blockades."""
    space = clash.space
    if washington_doubles(g, clash, winner):
        levels *= 2
    record(g, "win_the_day", winner, space, levels)
    way = TOWARD[winner]
    left = levels - shift(g, space, way * levels)
    chooser = BRITISH if winner == ROYALISTS else PATRIOTS
    while left > 0:
        bits = shiftable_neighbours(g, space, way)
        about = {"space": space, "left": left}
        chosen = yield from pick_space(chooser, OVERFLOW, bits, about, True)
        if chosen < 0:
            break
        shift(g, chosen, way)
        left -= 1
    if winner == REBELLION:
        yield from rally_after_victory(g)
        if space in CITIES and g.blockades[space]:
            yield from blockades_leave(g, space)


def shiftable_neighbours(g: Position, space: int, way: int) -> int:
    """3.6.8f, A24, A25 Adjacent spaces that can go a level further for the winner."""
    bits = 0
    for other in g.board.adjacent[space]:
        if g.population[other] and g.level[other] != 2 * way:
            bits |= 1 << other
    return bits


def rally_after_victory(g: Position) -> Procedure[None]:
    """3.6.8g, A26 The Patriots may Rally in one space, free."""
    order = Order(PATRIOTS, RALLY, free=True, limited=True)
    if not can_rally(g, order):
        return
    wanted = yield from ask_yes_no(PATRIOTS, FREE_RALLY)
    if wanted:
        yield from under_order(g, order, rally)


def blockades_leave(g: Position, city: int) -> Procedure[None]:
    """3.6.8h The French may move Blockades of the City to another one."""
    others = bits_of(CITIES) & ~(1 << city)
    goal = yield from pick_space(FRENCH, BLOCKADES_LEAVE, others, {"space": city}, True)
    if goal < 0:
        return
    number = g.blockades[city]
    if number > 1:
        about = {"origin": city, "goal": goal}
        number = yield from pick_number(FRENCH, BLOCKADES_NUMBER, 1, number, about)
    g.put_blockades(city, -number)
    g.put_blockades(goal, number)
    record(g, "blockades_moved", number, city, goal)


__all__ = [
    "ACTIVATE_ATTACK", "ACTIVATE_DEFENCE", "BLOCKADES_LEAVE", "COMMON_CAUSE_BATTLE",
    "FREE_RALLY", "INVOLVE_ALLY", "OVERFLOW", "TORY_OR_WAR_PARTY", "battle", "common_cause_due",
    "defending_faction", "may_involve", "price_of_ally",
]  # fmt: skip
