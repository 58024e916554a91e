"""Odds in words: endings and their chances, modifiers, and what a card would change."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Final

from ticonderoga.engine.odds import Modifier, Note, Outcome, added_up
from ticonderoga.games.washingtons_war.battle_odds import (
    FIRST_ROLLS,
    FOUGHT,
    OVERRAN,
    PASSED,
    RETREATED,
    Ending,
    attacker_wins,
    ratings,
)
from ticonderoga.games.washingtons_war.data.board import AMERICAN, BRITISH
from ticonderoga.games.washingtons_war.encounter_odds import Chances
from ticonderoga.games.washingtons_war.position import Position
from ticonderoga.games.washingtons_war.rules.battle import fixed_modifiers
from ticonderoga.games.washingtons_war.text.names import SIDE_NAMES, SIDES_WINNING
from ticonderoga.games.washingtons_war.text.words import MODIFIERS
from ticonderoga.games.washingtons_war.underway import Battle

RATED: Final = ("'s rating on 1-3", "'s rating on 4-6")
NO_CARD_ASSUMED: Final = Note("These odds assume that neither side plays a card.")


def percent(chance: Fraction) -> str:
    return f"{100 * float(chance):.1f}%"


def general_name(g: Position, general: int) -> str:
    return g.pack.pieces.generals[general].short


# ---------------------------------------------------------------------- outcomes


def headline(chances: Chances, when: str = "", reaction: bool = False) -> list[Outcome]:
    """Whether there is a battle at all, and who wins it."""
    shares = [(_first(ending), chances[ending]) for ending in sorted(chances)]
    return added_up(shares, when, reaction)


def _first(ending: Ending) -> Outcome:
    if ending.kind == PASSED:
        return Outcome("no battle, the march continues", 0.0)
    if ending.kind == RETREATED:
        return _success("the defenders retreat before battle", AMERICAN, "7.9")
    if ending.kind == OVERRAN:
        return _success("the CU is overrun", ending.winner, "9.7")
    return _success(f"{SIDES_WINNING[ending.winner]} win", ending.winner)


def _success(text: str, side: int, rule: str = "") -> Outcome:
    return Outcome(text, 0.0, rule, sides=(side,), success=True)


def outcomes(
    g: Position, chances: Chances, when: str = "", reaction: bool = False
) -> list[Outcome]:
    """The chances of everything a player wants to know of an encounter."""
    return headline(chances, when, reaction) + added_up(_shares(g, chances), when, reaction)


def _shares(g: Position, chances: Chances) -> Iterator[tuple[Outcome, Fraction]]:
    """What each ending costs, with its chance."""
    endings = sorted(chances)
    if any(ending.kind == FOUGHT for ending in endings):
        for side in (AMERICAN, BRITISH):
            for lost, ending in sorted([(ending.lost(side), ending) for ending in endings]):
                said = f"{SIDE_NAMES[side]} CUs lost: {lost}"
                yield Outcome(said, 0.0, "9.5", sides=(side,)), chances[ending]
    for ending in endings:
        for outcome in _costs(g, ending):
            yield outcome, chances[ending]


def _costs(g: Position, ending: Ending) -> Iterator[Outcome]:
    """What an ending costs besides CUs."""
    if ending.surrendered:
        loser = 1 - ending.winner
        yield Outcome(f"{SIDE_NAMES[loser]} force surrenders", 0.0, "9.63", sides=(loser,))
    for general in ending.captured:
        side = g.pack.pieces.generals[general].side
        yield Outcome(f"{general_name(g, general)} is captured", 0.0, "7.6", sides=(side,))
    if ending.regulars_lost:
        yield Outcome("the Regulars' Advantage is lost", 0.0, "9.41")
    if ending.war >= 0:
        yield _success(f"{SIDES_WINNING[ending.war]} win the war at once", ending.war, "13.1")


# ---------------------------------------------------------------------- modifiers


def modifier_lines(g: Position, battle: Battle) -> list[Modifier]:
    """9.4 Every modifier of both sides, the attacker first; a rating by both halves of its die."""
    lines: list[Modifier] = []
    for side in (battle.attacker, 1 - battle.attacker):
        for key, value in fixed_modifiers(g, battle, side):
            known = MODIFIERS[key]
            lines.append(Modifier(SIDE_NAMES[side], known.template, value, known.rule))
        if battle.generals[side] >= 0:
            name = general_name(g, battle.generals[side])
            found = list(ratings(g, battle, side))
            faces = ("'s rating, any die",) if len(found) == 1 else RATED
            for face, rating in zip(faces, found, strict=True):
                lines.append(Modifier(SIDE_NAMES[side], f"{name}{face}", rating, "9.3"))
    return lines


# ---------------------------------------------------------------------- cards


def winning_chance(
    g: Position, battle: Battle, side: int, own_card: int = 0, other_card: int = 0
) -> Fraction:
    """The chance that a side wins a battle with these cards on top."""
    if side == battle.attacker:
        return Fraction(attacker_wins(g, battle, own_card, other_card), FIRST_ROLLS)
    return 1 - Fraction(attacker_wins(g, battle, other_card, own_card), FIRST_ROLLS)


def card_note(g: Position, battle: Battle, side: int, holder: int) -> Note:
    """What a card of +1 or +2 in the holder's hand would make of the side's chance to win."""
    with_card: list[str] = []
    for bonus in (1, 2):
        if side == holder:
            chance = winning_chance(g, battle, side, bonus, 0)
        else:
            chance = winning_chance(g, battle, side, 0, bonus)
        with_card.append(f"{percent(chance)} with +{bonus}")
    return Note(
        f"The {SIDES_WINNING[side]} win {percent(winning_chance(g, battle, side))}; if the "
        f"{SIDE_NAMES[holder]} player plays a card: {', '.join(with_card)}.",
        "9.45",
    )
