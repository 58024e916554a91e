"""Battles in one line: march a general into the enemy with laid dice, and read the log of it.

The dice of a battle come in this order: rating of the attacking general, rating of the
defending one (neither for a force without a general), battle die of the attacker, of the
defender, loss die of the loser, of the winner.
"""

from __future__ import annotations

from tests.conformance.washingtons_war.situation import Situation
from ticonderoga.games.washingtons_war.data.board import AMERICAN, BRITISH

THREE_OPS = 45
TWO_OPS = 23
ONE_OPS = 3
MINOR_CAMPAIGN = 67
MORGAN = 77
RANGERS = 80
TARLETON = 82
TREASON = 100
EVENT = 90
"""Thomas Paine: an event that either side can discard in battle for +1."""

DECLINE = {"intercept": "let_pass", "retreat_before_battle": "stand", "battle_card": "no_card"}


def begin_march(ww: Situation, general: str, *path: str) -> Situation:
    """Activate a general with a 3 OPS and march him along a path, stopping at any question.
    The other side keeps a card, so that this is not the last card of the year."""
    side = ww.pack.pieces.generals[ww.general(general)].side
    hands: list[tuple[int, ...]] = [(1,), (2,)]
    hands[side] = (THREE_OPS, *ww.start.hands[side][1:])
    hands[1 - side] = ww.start.hands[1 - side]
    ww.hand(american=hands[AMERICAN], british=hands[BRITISH])
    ww.start.active = side
    play = ww.british if side == BRITISH else ww.american
    play(f"activate {THREE_OPS}", f"general {general}")
    for space in path:
        play(f"march {space}")
    return ww


def decline(ww: Situation) -> Situation:
    """Answer every open question of a battle with no: no interception, no retreat, no card."""
    while ww.asked in DECLINE:
        play = ww.british if ww.asked_seat == BRITISH else ww.american
        play(DECLINE[ww.asked])
    return ww


def attack(ww: Situation, general: str, *path: str, dice: tuple[int, ...]) -> Situation:
    """March into battle with these dice; nobody intercepts, retreats or plays a card."""
    return decline(begin_march(ww.roll(*dice), general, *path))


def modifiers(ww: Situation, side: int) -> dict[str, int]:
    """What the log of the last battle says of a side's modifiers."""
    entries = ww.match.log()
    last = max(at for at, entry in enumerate(entries) if entry[0] == "battle")
    return {
        entry[2]: entry[3]
        for entry in entries[last:]
        if entry[0] == "modifier" and entry[1] == side
    }


def strength(ww: Situation, side: int) -> int:
    """The whole modifier a side had in the last battle, its general's rating included."""
    found: int = [entry[2] for entry in ww.logged("battle_roll") if entry[0] == side][-1]
    return found


def winner(ww: Situation) -> int:
    """Who won the last battle."""
    won: int = ww.logged("battle_won")[-1][0]
    return won


def losses(ww: Situation, side: int) -> int:
    """How many CUs a side lost by the dice of the last battle, a surrender not counted."""
    found: int = [entry[2] for entry in ww.logged("loss_roll") if entry[0] == side][-1]
    return found


def facing(british: int = 5, american: int = 5, where: str = "Reading") -> Situation:
    """A British Army at Morristown beside American CUs without a general, no markers at all."""
    return Situation().put(f"Howe {british} @ Morristown", f"American {american} @ {where}")


def treason(british: int, american: int, general: str = "Arnold") -> Situation:
    """A British attack on a general at Reading, up to the British card."""
    ww = Situation().put(f"Howe {british} @ Morristown", f"{general} {american} @ Reading")
    ww.hand(british=[THREE_OPS, TREASON], american=[MORGAN])
    begin_march(ww, "Howe", "Reading").american("stand")
    assert ww.asked == "battle_card"
    return ww
