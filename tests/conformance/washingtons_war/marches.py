"""Marches in a line: activate a general and lead him along, for the tests of chapter 7."""

from __future__ import annotations

from tests.conformance.washingtons_war.situation import OFFICIAL, Situation
from ticonderoga.games.washingtons_war.data.board import BRITISH


def armed() -> Situation:
    """Both sides hold enough 3 OPS cards to move anybody, and Glover."""
    return Situation().hand(american=[45, 46, 93], british=[47, 48])


def march(ww: Situation, general: str, *steps: str) -> Situation:
    """Activate a general with a 3 OPS card and march him along."""
    british = ww.pack.pieces.generals[ww.general(general)].side == BRITISH
    card, play = (47, ww.british_turn().british) if british else (45, ww.american_turn().american)
    play(f"activate {card}", f"general {general}")
    play(*(step if " " in step and step.split()[0] in ("carry", "march") else f"march {step}"
           for step in steps))  # fmt: skip
    return ww


def is_over(ww: Situation) -> bool:
    """The activation is over: the other side is to play."""
    return ww.asked == "play"


def table(edition: str = OFFICIAL) -> Situation:
    """The British move; both sides keep a card that is of no use in battle."""
    return Situation(edition).hand(american=[1, 3], british=[45, 47]).british_turn()


def howe(ww: Situation, *steps: str) -> Situation:
    return ww.british("activate 45", "general Howe", *(f"march {step}" for step in steps))


def no_cards(ww: Situation) -> Situation:
    return ww.british("no_card").american("no_card")
