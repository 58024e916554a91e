"""9 Battle: cards, ratings, modifiers, dice, losses; 9.7 overrun."""

from __future__ import annotations

from typing import Final

from ticonderoga.engine.ask import Ask, Procedure
from ticonderoga.engine.game import record
from ticonderoga.engine.kit.questions import open_question
from ticonderoga.games.washingtons_war.data.board import AMERICAN, AMERICAN_PC, BRITISH, BRITISH_PC
from ticonderoga.games.washingtons_war.position import Position
from ticonderoga.games.washingtons_war.rules.capture import (
    capture,
    disperse_congress,
    leave_for_ever,
    washington_costs_alliance,
)
from ticonderoga.games.washingtons_war.rules.french import lose_regulars, move_alliance
from ticonderoga.games.washingtons_war.rules.hand import (
    discard_from_hand,
    play_battle_card,
)
from ticonderoga.games.washingtons_war.rules.losses import lose_cus
from ticonderoga.games.washingtons_war.rules.retreat import retreat_or_surrender
from ticonderoga.games.washingtons_war.rules.things import in_hand
from ticonderoga.games.washingtons_war.rules.victory import check_automatic, colony_control
from ticonderoga.games.washingtons_war.underway import Battle, Entry

OVERRUN_STRENGTH: Final = 4
"""9.7 CUs that march, at least."""
REGULARS_LOST_AT: Final = 3
"""9.41 British CUs lost in one battle."""

REGULARS_BONUS: Final = 1
"""9.41"""
NAVY_BONUS: Final = 1
"""9.42"""
MILITIA_BONUS: Final = 1
"""9.43"""
WINTER_OFFENSIVE_BONUS: Final = 2
"""9.44"""
INTERCEPTION_BONUS: Final = 1
"""9.46"""


# ---------------------------------------------------------------------- 9.4 modifiers


def royal_navy_supports(g: Position, space: int) -> bool:
    """9.42 In a port that is not blockaded; a fortified one must be British."""
    board = g.board
    if not board.port[space] or g.blockaded(space):
        return False
    if board.fortified[space]:
        if g.edition.navy_supports_neutral_fortified_port:
            return g.pc[space] != AMERICAN_PC
        return g.pc[space] == BRITISH_PC
    return True


def militia_side(g: Position, space: int) -> int:
    """9.43 The side with more PCs in the colony; -1 on a tie. Canada: both its keys."""
    return colony_control(g, g.board.colony[space])


def is_winter_offensive(g: Position, general: int) -> bool:
    """9.44 Washington attacks with the card that leaves both hands empty."""
    return g.winter_card and g.pack.pieces.generals[general].winter_offensive


def fixed_modifiers(g: Position, battle: Battle, side: int) -> list[tuple[str, int]]:
    """9.4, 9.41-9.46 All modifiers of a side but the general's rating, as (key, value)."""
    space = battle.space
    modifiers = [("cus", g.cus(side, space))]
    if side == BRITISH:
        if g.regulars:
            modifiers.append(("regulars", REGULARS_BONUS))
        if royal_navy_supports(g, space):
            modifiers.append(("royal_navy", NAVY_BONUS))
    if militia_side(g, space) == side:
        modifiers.append(("militia", MILITIA_BONUS))
    if side == AMERICAN:
        if battle.winter_offensive:
            modifiers.append(("winter_offensive", WINTER_OFFENSIVE_BONUS))
        if battle.intercepted:
            modifiers.append(("interception", INTERCEPTION_BONUS))
    if battle.bonus[side]:
        modifiers.append(("card", battle.bonus[side]))
    return modifiers


def actual_rating(g: Position, general: int, roll: int, cus: int) -> int:
    """9.3 Half the rating on 1-3, the whole on 4-6, never more than his CUs."""
    if general < 0:
        return 0
    rating = g.pack.pieces.generals[general].battle
    return min(rating // 2 if roll <= 3 else rating, cus)


def loser_loss(roll: int) -> int:
    """9.5 1-3: one CU, 4-5: two, 6: three."""
    return 1 if roll <= 3 else 2 if roll <= 5 else 3


def winner_loses_at(g: Position, losing_general: int) -> int:
    """9.5 The winner loses a CU on the losing general's agility plus one, or less."""
    if losing_general < 0:
        return 1
    return g.pack.pieces.generals[losing_general].agility + 1


# ---------------------------------------------------------------------- 9.7 overrun


def is_overrun(g: Position, side: int, cus: int, space: int) -> bool:
    """9.7 Four CUs, or five, which is all that march, upon one enemy CU without a general."""
    enemy = 1 - side
    return (
        cus >= OVERRUN_STRENGTH
        and g.cus(enemy, space) == 1
        and g.general_at(enemy, space) < 0
    )


def overrun(g: Position, side: int, space: int) -> None:
    """9.7 The lone CU is gone, without dice; British CUs so lost count as a lost battle."""
    record(g, "overrun", side, space)
    if side == BRITISH:
        if g.american_cu[space]:
            g.american_cu[space] = 0
        else:
            g.french_cu[space] = 0
        disperse_congress(g, space)
    else:
        g.british_cu[space] = 0
        move_alliance(g, 1)
    check_automatic(g)


# ---------------------------------------------------------------------- 9.2 step 1: cards


def bars_battle_card(g: Position, side: int, card: int) -> str:
    """6.33 Why a card cannot be played as a battle card here; empty if it can."""
    if card not in g.hands[side]:
        return "card_not_in_hand"
    if g.pack.deck.cards[card].kind != "battle":
        return "no_battle_card"
    if g.pack.deck.cards[card].side != side:
        return "other_sides_battle_card"
    return ""


def bars_discard_for_bonus(g: Position, side: int, card: int) -> str:
    """6.33.C Why a card cannot be discarded for +1 here; empty if it can."""
    if card not in g.hands[side]:
        return "card_not_in_hand"
    kind = g.pack.deck.cards[card].kind
    if kind == "ops":
        return "ops_not_in_battle"
    if kind == "mandatory":
        return "never_discarded"
    return ""


BATTLE_CARD: Final = open_question(
    "battle_card",
    (
        ("battle_card", in_hand, bars_battle_card),
        ("discard_for_bonus", in_hand, bars_discard_for_bonus),
    ),
    "no_card",
    secret=True,
)


def battle_card_step(g: Position, battle: Battle, side: int) -> Procedure[None]:
    """9.2 step 1 A side may play a battle card (+2) or discard an event (+1)."""
    if not g.hands[side]:
        return
    choice = yield Ask(side, BATTLE_CARD, {"space": battle.space}, ("space", battle.space))
    if choice[0] == "no_card":
        return
    card = g.pack.deck.cards[choice[1]]
    if choice[0] == "discard_for_bonus":
        battle.bonus[side] = card.discard_bonus
        record(g, "discarded_for_bonus", side, card.number)
        discard_from_hand(g, side, card.number)
        return
    battle.bonus[side] = card.battle_bonus
    record(g, "battle_card", side, card.number)
    play_battle_card(g, side, card.number)
    for effect in card.battle_effects:
        if effect.op == "remove_general_forever":
            general = g.pack.pieces.general(effect.general)
            leave_for_ever(g, general)
            commanded = g.pack.pieces.generals[general].side
            if battle.generals[commanded] == general:
                battle.generals[commanded] = -1
        elif effect.op == "recheck_overrun":
            battle.treason = True


# ---------------------------------------------------------------------- 9.2 the battle


def battle_after(g: Position, entry: Entry) -> Battle:
    """9.1 The battle that an entry leads to, under the generals who are there."""
    generals = [g.general_at(side, entry.space) for side in (AMERICAN, BRITISH)]
    winter_offensive = is_winter_offensive(g, generals[entry.side])
    return Battle(entry, generals[AMERICAN], generals[BRITISH], winter_offensive)


def fight(g: Position, battle: Battle) -> Procedure[bool]:
    """9.2 The combat procedure. True if treason turned it into an overrun, after which the
    attacker may march on."""
    g.battle = battle
    overrun_after_all = yield from fight_out(g, battle)
    g.battle = None
    return overrun_after_all


def fight_out(g: Position, battle: Battle) -> Procedure[bool]:
    """9.2 steps 1 to 7."""
    attacker = battle.attacker
    defender = 1 - attacker
    space = battle.space
    record(g, "battle", attacker, space)
    yield from battle_card_step(g, battle, attacker)
    if becomes_overrun(g, battle):
        overrun(g, BRITISH, space)
        return True
    yield from battle_card_step(g, battle, defender)

    strength: dict[int, int] = {}
    for side in (attacker, defender):
        general = battle.generals[side]
        rating = 0
        if general >= 0:
            roll = g.dice.d6()
            rating = actual_rating(g, general, roll, g.cus(side, space))
            record(g, "rating", general, roll, rating)
        modifiers = fixed_modifiers(g, battle, side)
        strength[side] = rating
        for _, value in modifiers:
            strength[side] += value
        if g.log is not None:
            for key, value in modifiers:
                record(g, "modifier", side, key, value)
    rolls: dict[int, int] = {}
    for side in (attacker, defender):
        rolls[side] = g.dice.d6()
        record(g, "battle_roll", side, rolls[side], strength[side], rolls[side] + strength[side])
    attack = rolls[attacker] + strength[attacker]
    defence = rolls[defender] + strength[defender]
    winner = attacker if attack >= defence else defender
    record(g, "battle_won", winner, space)
    yield from aftermath(g, battle, winner)
    return False


def becomes_overrun(g: Position, battle: Battle) -> bool:
    """9.2, 9.7 Arnold is gone: do four or five British CUs attack one CU without a general?"""
    if not battle.treason or battle.attacker != BRITISH:
        return False
    return is_overrun(g, BRITISH, g.british_cu[battle.space], battle.space)


def aftermath(g: Position, battle: Battle, winner: int) -> Procedure[None]:
    """9.2 steps 5 to 7 Losses of both, retreat or surrender of the loser, consequences."""
    loser = 1 - winner
    space = battle.space
    roll = g.dice.d6()
    lost_by_loser = min(loser_loss(roll), g.cus(loser, space))
    record(g, "loss_roll", loser, roll, lost_by_loser)
    roll = g.dice.d6()
    threshold = winner_loses_at(g, battle.generals[loser])
    lost_by_winner = 1 if roll <= threshold else 0
    record(g, "loss_roll", winner, roll, lost_by_winner)
    british_before = sum(g.british_cu)
    yield from lose_cus(g, loser, space, lost_by_loser)
    yield from lose_cus(g, winner, space, lost_by_winner)
    check_automatic(g)
    general = battle.generals[winner]
    taken = general >= 0 and g.cus(winner, space) == 0 and g.pc[space] == 2 - winner
    in_listed_order = g.edition.alliance_steps_in_listed_order
    if taken:
        yield from capture(g, general, in_listed_order)

    yield from retreat_or_surrender(g, battle, loser)
    if winner == AMERICAN:
        move_alliance(g, 1)
    if british_before - sum(g.british_cu) >= REGULARS_LOST_AT:
        lose_regulars(g)
    if taken and in_listed_order and g.pack.pieces.generals[general].out_if_captured:
        washington_costs_alliance(g)
    if winner == BRITISH:
        disperse_congress(g, space)
    check_automatic(g)
