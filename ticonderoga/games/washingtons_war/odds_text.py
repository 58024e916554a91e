"""Odds in words: endings and their chances, modifiers, and what a card would change."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from ticonderoga.games.washingtons_war.battle_odds import (
    FIRST_ROLLS,
    FOUGHT,
    OVERRAN,
    PASSED,
    SLIPPED,
    attacker_wins,
    ratings,
)
from ticonderoga.games.washingtons_war.data.board import AMERICAN, BRITISH
from ticonderoga.games.washingtons_war.encounter_odds import Chances
from ticonderoga.games.washingtons_war.position import Position
from ticonderoga.games.washingtons_war.rules.battle import Battle, fixed_modifiers
from ticonderoga.games.washingtons_war.text.names import SIDE_NAMES
from ticonderoga.games.washingtons_war.text.words import MODIFIERS

Outcomes = list[tuple[str, float]]

KINDS: Final = {
    PASSED: "no battle, the march may go on",
    SLIPPED: "the defenders slip away (7.9)",
    OVERRAN: "the CU is overrun (9.7)",
}
NO_CARD_ASSUMED: Final = "No card of either side is assumed in these odds."


def percent(chance: Fraction) -> str:
    return f"{100 * float(chance):.1f} %"


def general_name(g: Position, general: int) -> str:
    return g.pack.pieces.generals[general].short


# ---------------------------------------------------------------------- outcomes


def headline(chances: Chances, prefix: str = "") -> Outcomes:
    """Whether there is a battle at all, and who wins it."""
    said: dict[str, Fraction] = {}
    for ending in sorted(chances):
        if ending.kind == FOUGHT:
            note(said, f"{SIDE_NAMES[ending.winner]} win", chances[ending])
        else:
            note(said, KINDS[ending.kind], chances[ending])
    return [(prefix + name, float(chance)) for name, chance in said.items()]


def outcomes(g: Position, chances: Chances, prefix: str = "") -> Outcomes:
    """The chances of everything a player wants to know of an encounter."""
    said: dict[str, Fraction] = {}
    endings = sorted(chances)
    if any(ending.kind == FOUGHT for ending in endings):
        for side in (AMERICAN, BRITISH):
            for number in sorted({ending.lost(side) for ending in endings}):
                for ending in endings:
                    if ending.lost(side) == number:
                        name = f"{SIDE_NAMES[side]} CUs lost: {number} (9.5)"
                        note(said, name, chances[ending])
    for ending in endings:
        chance = chances[ending]
        if ending.surrendered:
            note(said, f"{SIDE_NAMES[1 - ending.winner]} force surrenders (9.63)", chance)
        for general in ending.captured:
            note(said, f"{general_name(g, general)} is captured (7.6)", chance)
        if ending.regulars_lost:
            note(said, "the Regulars' Advantage is lost (9.41)", chance)
        if ending.war >= 0:
            note(said, f"{SIDE_NAMES[ending.war]} win the war at once (13.1)", chance)
    costs = [(prefix + name, float(chance)) for name, chance in said.items()]
    return headline(chances, prefix) + costs


def note(said: dict[str, Fraction], name: str, chance: Fraction) -> None:
    said[name] = said.get(name, Fraction(0)) + chance


# ---------------------------------------------------------------------- modifiers


def modifier_lines(g: Position, battle: Battle) -> list[tuple[str, str, int]]:
    """9.4 Every modifier of both sides, the attacker first; a rating by both halves of its die."""
    lines: list[tuple[str, str, int]] = []
    for side in (battle.attacker, 1 - battle.attacker):
        for key, value in fixed_modifiers(g, battle, side):
            lines.append((SIDE_NAMES[side], MODIFIERS[key].with_rule(), value))
        if battle.generals[side] >= 0:
            name = general_name(g, battle.generals[side])
            found = list(ratings(g, battle, side))
            if len(found) == 1:
                lines.append((SIDE_NAMES[side], f"{name}'s rating, any die (9.3)", found[0]))
            else:
                lines.append((SIDE_NAMES[side], f"{name}'s rating on 1-3 (9.3)", found[0]))
                lines.append((SIDE_NAMES[side], f"{name}'s rating on 4-6 (9.3)", found[1]))
    return lines


# ---------------------------------------------------------------------- cards


def winning_chance(
    g: Position, battle: Battle, side: int, own_card: int = 0, other_card: int = 0
) -> Fraction:
    """The chance that a side wins a battle with these cards on top."""
    if side == battle.attacker:
        return Fraction(attacker_wins(g, battle, own_card, other_card), FIRST_ROLLS)
    return 1 - Fraction(attacker_wins(g, battle, other_card, own_card), FIRST_ROLLS)


def card_note(g: Position, battle: Battle, side: int, holder: int) -> str:
    """What a card of +1 or +2 in the holder's hand would make of the side's chance to win."""
    with_card: list[str] = []
    for bonus in (1, 2):
        if side == holder:
            chance = winning_chance(g, battle, side, bonus, 0)
        else:
            chance = winning_chance(g, battle, side, 0, bonus)
        with_card.append(f"+{bonus} makes it {percent(chance)}")
    return (
        f"The {SIDE_NAMES[side]} win {percent(winning_chance(g, battle, side))}; a card of the "
        f"{SIDE_NAMES[holder]} player of {', of '.join(with_card)} (9.45)."
    )
