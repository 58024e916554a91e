"""How people play without thinking long: guidance for those who search the game."""

from __future__ import annotations

from typing import Any, Final

from ticonderoga.engine.ask import Ask, Choice
from ticonderoga.games.washingtons_war.data.board import AMERICAN, BRITISH
from ticonderoga.games.washingtons_war.position import Position
from ticonderoga.games.washingtons_war.rules.battle import BATTLE_CARD
from ticonderoga.games.washingtons_war.rules.campaign import CAMPAIGN_ASK
from ticonderoga.games.washingtons_war.rules.interception import INTERCEPT, RETREAT_BEFORE_BATTLE
from ticonderoga.games.washingtons_war.rules.setup import COMMITTEE, KING
from ticonderoga.games.washingtons_war.rules.strategy import AGAIN, EXCHANGE, FIRST, LEAD, PLAY

BEGINNINGS: Final = (
    COMMITTEE.key,
    KING.key,
    LEAD.key,
    FIRST.key,
    EXCHANGE.key,
    PLAY.key,
    CAMPAIGN_ASK.key,
    AGAIN.key,
)


def opens_turn(ask: Ask) -> bool:
    """A card, an activation of a campaign or a year begins: the position can be judged."""
    return ask.question.key in BEGINNINGS


def equivalents(g: Position, ask: Ask, choices: list[Choice]) -> list[Any]:
    """OPS cards of the same value come to the same, whatever their number."""
    if ask.question.key not in (PLAY.key, EXCHANGE.key):
        return list(choices)
    cards = g.pack.deck.cards
    keys: list[Any] = []
    for choice in choices:
        card = cards[choice[1]] if len(choice) > 1 else None
        if card is not None and card.kind == "ops":
            keys.append((choice[0], "ops", card.ops))
        elif card is not None and card.kind == "campaign":
            keys.append((choice[0], "campaign", card.effects[0].amount))
        else:
            keys.append(choice)
    return keys


def strength(g: Position, side: int, general: int, space: int) -> float:
    """About how strong the force of a general fights, with the CUs that stand in his space."""
    cus = g.cus(side, space)
    rating = 0.75 * g.pack.pieces.generals[general].battle if general >= 0 else 0.0
    return cus + min(rating, cus) + (1.0 if side == BRITISH and g.regulars else 0.0)


def quick_choice(g: Position, ask: Ask, choices: list[Choice]) -> Choice | None:
    """Answers to a march: fight when stronger, retreat when weaker, play a battle card."""
    key = ask.question.key
    if key == BATTLE_CARD.key:
        return _best_battle_card(g, ask.seat, choices)
    entry = g.entry
    if key == RETREAT_BEFORE_BATTLE.key and entry is not None:
        space = entry.space
        ours = strength(g, AMERICAN, g.army_at(AMERICAN, space), space)
        theirs = strength(g, BRITISH, g.general_at(BRITISH, space), space)
        return choices[0] if ours < theirs else choices[1]
    if key == INTERCEPT.key and entry is not None:
        space = entry.space
        theirs = strength(g, BRITISH, g.general_at(BRITISH, space), space)
        for choice in choices[:-1]:
            if strength(g, AMERICAN, choice[1], g.generals[choice[1]]) + 2 >= theirs:
                return choice
        return choices[-1]
    return None


def _best_battle_card(g: Position, side: int, choices: list[Choice]) -> Choice:
    """A battle card; else an event of the enemy's, which is worth little in hand."""
    for choice in choices:
        if choice[0] == "battle_card":
            return choice
    for choice in choices:
        if choice[0] == "discard_for_bonus" and g.pack.deck.cards[choice[1]].side == 1 - side:
            return choice
    return choices[-1]
