"""What each captain may see of Skirmish, and the dealing anew of what he may not."""

from __future__ import annotations

from typing import TypedDict

from ticonderoga.engine.dice import Dice
from ticonderoga.games.skirmish.position import OVER, STEP_NAMES, Position


class View(TypedDict):
    """What is not in here reaches nobody."""

    seat: int
    step: str
    round: int
    rounds: int
    hills: list[int]
    bids: list[int]
    hands: list[list[int] | None]
    hand_sizes: list[int]
    deck_size: int
    discards: list[int]


def view(g: Position, seat: int) -> View:
    """The hills, the bids face up, the sizes of all hands, and one's own hand."""
    hands = [list(hand) if s == seat or g.step == OVER else None for s, hand in enumerate(g.hands)]
    return View(
        seat=seat, step=STEP_NAMES[g.step], round=g.round, rounds=g.rounds, hills=list(g.hills),
        bids=list(g.bids), hands=hands, hand_sizes=[len(hand) for hand in g.hands],
        deck_size=len(g.deck), discards=list(g.discards),
    )  # fmt: skip


def redeal(g: Position, seat: int, dice: Dice) -> None:
    """Deal anew the other hands and the deck. Sorted before it is shuffled, so that what is
    imagined rests on what the seat knows and on nothing else."""
    others = [s for s in range(len(g.hands)) if s != seat]
    unseen = sorted([*g.deck, *[card for s in others for card in g.hands[s]]])
    dice.shuffle(unseen)
    for s in others:
        size = len(g.hands[s])
        g.hands[s] = tuple(sorted(unseen[:size]))
        unseen = unseen[size:]
    g.deck = tuple(unseen)
