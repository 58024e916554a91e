"""What each seat may see, and the dealing anew of what it may not (law 4)."""

from __future__ import annotations

from typing import TypedDict

from ticonderoga.engine.dice import Dice
from ticonderoga.games.washingtons_war.data.board import AMERICAN, BRITISH
from ticonderoga.games.washingtons_war.position import OVER, Position
from ticonderoga.games.washingtons_war.rules.hand import queue_value
from ticonderoga.games.washingtons_war.rules.sequence import STEP_NAMES
from ticonderoga.games.washingtons_war.rules.victory import colony_control


class MarchView(TypedDict):
    """7.3 A march under way."""

    general: int
    space: int
    cus: int
    french: int
    used: int
    limit: int
    free: bool
    overran: bool
    adjusted: bool


class EntryView(TypedDict):
    """7.8, 7.9 An Army that has just entered a space."""

    general: int
    space: int
    came_from: int
    intercepted: bool


class BattleView(TypedDict):
    """9.2 A battle under way; generals and bonus by side."""

    space: int
    attacker: int
    came_from: int
    generals: list[int]
    bonus: list[int]
    intercepted: bool
    winter_offensive: bool


class HandsView(TypedDict):
    """The hands: all that differs between seats."""

    hands: list[list[int] | None]
    """By side; None for a hand that the seat may not see."""
    hand_sizes: list[int]
    known: list[list[int]]
    """Cards that were seen to enter a hand."""


class View(HandsView):
    """Everything on the table, and the hand of the seat."""

    seat: int
    edition: str
    year: int
    step: str
    active: int
    pc: list[int]
    american_cu: list[int]
    french_cu: list[int]
    british_cu: list[int]
    generals: list[int]
    congress: int
    congress_dispersed_before: bool
    mutinies: bool
    navy: int
    alliance: int
    france: int
    regulars: bool
    british_box: int
    american_box: int
    french_waiting: int
    queues: list[list[int]]
    queue_values: list[int]
    reinforced: list[list[int]]
    deck_size: int
    discards: list[int]
    removed: list[int]
    set_aside: list[int]
    war_ends: int
    reshuffle_due: bool
    exchangeable: int
    campaign_left: int
    march: MarchView | None
    entry: EntryView | None
    battle: BattleView | None
    touched: list[int]
    """Spaces that the effect of the event under way has touched."""
    colonies: list[int]
    standing: list[int]
    winner: int
    reason: str


def _hands(g: Position, seat: int) -> list[list[int] | None]:
    """One's own hand; both when the game is over."""
    return [
        sorted(g.hands[side]) if g.step == OVER or seat == side else None
        for side in (AMERICAN, BRITISH)
    ]


def view_hands(g: Position, seat: int) -> HandsView:
    """What a seat may see of the hands."""
    return {
        "hands": _hands(g, seat),
        "hand_sizes": [len(g.hands[AMERICAN]), len(g.hands[BRITISH])],
        "known": [sorted(g.known[AMERICAN]), sorted(g.known[BRITISH])],
    }


def _march(g: Position) -> MarchView | None:
    march = g.march
    if march is None:
        return None
    return {
        "general": march.general,
        "space": march.at,
        "cus": march.own,
        "french": march.french,
        "used": march.used,
        "limit": march.limit,
        "free": march.free,
        "overran": march.overran,
        "adjusted": march.adjusted,
    }


def _entry(g: Position) -> EntryView | None:
    entry = g.entry
    if entry is None:
        return None
    return {
        "general": entry.general,
        "space": entry.space,
        "came_from": entry.came_from,
        "intercepted": entry.intercepted,
    }


def _battle(g: Position) -> BattleView | None:
    battle = g.battle
    if battle is None:
        return None
    return {
        "space": battle.space,
        "attacker": battle.attacker,
        "came_from": battle.came_from,
        "generals": list(battle.generals),
        "bonus": list(battle.bonus),
        "intercepted": battle.intercepted,
        "winter_offensive": battle.winter_offensive,
    }


def view(g: Position, seat: int) -> View:
    """What a seat may see."""
    colonies = [colony_control(g, c) for c in range(len(g.board.colony_ids))]
    return {
        "seat": seat,
        "edition": g.edition.name,
        "year": g.year,
        "step": STEP_NAMES[g.step],
        "active": g.active,
        "pc": list(g.pc),
        "american_cu": list(g.american_cu),
        "french_cu": list(g.french_cu),
        "british_cu": list(g.british_cu),
        "generals": list(g.generals),
        "congress": g.congress,
        "congress_dispersed_before": g.congress_dispersed_before,
        "mutinies": g.mutinies,
        "navy": g.navy,
        "alliance": g.alliance,
        "france": g.france,
        "regulars": g.regulars,
        "british_box": g.british_box,
        "american_box": g.american_box,
        "french_waiting": g.french_waiting,
        **view_hands(g, seat),
        "queues": [list(g.queues[AMERICAN]), list(g.queues[BRITISH])],
        "queue_values": [queue_value(g, AMERICAN), queue_value(g, BRITISH)],
        "reinforced": [list(g.reinforced[AMERICAN]), list(g.reinforced[BRITISH])],
        "deck_size": len(g.deck),
        "discards": list(g.discards),
        "removed": sorted(g.removed),
        "set_aside": sorted(g.set_aside),
        "war_ends": g.war_ends,
        "reshuffle_due": g.reshuffle_due,
        "exchangeable": g.exchangeable,
        "campaign_left": g.campaign_left,
        "march": _march(g),
        "entry": _entry(g),
        "battle": _battle(g),
        "touched": [] if g.targeting is None else list(g.targeting.done),
        "colonies": colonies,
        "standing": [colonies.count(AMERICAN), colonies.count(BRITISH)],
        "winner": g.winner,
        "reason": g.reason,
    }


def redeal(g: Position, seat: int, dice: Dice) -> None:
    """Deal anew what the seat cannot know: the other hand, less what was seen to enter it. The
    order of the deck stays open until somebody draws. Sorted first, so that the result rests on
    the view alone."""
    unseen = list(g.deck)
    for side in (AMERICAN, BRITISH):
        if side != seat:
            hidden = list(g.hands[side])
            for card in g.known[side]:
                hidden.remove(card)
            unseen += hidden
    unseen.sort()
    for side in (AMERICAN, BRITISH):
        if side != seat:
            number = len(g.hands[side]) - len(g.known[side])
            dealt = [unseen.pop(dice.below(len(unseen))) for _ in range(number)]
            g.hands[side] = tuple(sorted((*g.known[side], *dealt)))
    g.deck = tuple(unseen)
    g.dice.loosen(dice.bits())
