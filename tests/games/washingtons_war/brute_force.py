"""What really happens in every roll: matches played with laid dice, to hold the odds against.

Dice that fall into classes (a rating, a loss, the difference of two battle dice) are rolled
once for each class and weighed; a test of the odds and the conformance tests of 9.2, 9.3 and
9.5 check the classes die by die.
"""

from __future__ import annotations

from fractions import Fraction

from tests.conformance.washingtons_war.fights import begin_march
from tests.conformance.washingtons_war.situation import Situation
from ticonderoga.engine.ask import Choice
from ticonderoga.engine.match import Match
from ticonderoga.engine.odds import Odds
from ticonderoga.games.washingtons_war.battle_odds import (
    FOUGHT,
    OVERRAN,
    PASSED,
    RETREATED,
    Ending,
)
from ticonderoga.games.washingtons_war.encounter_odds import Chances, Encounter, marched
from ticonderoga.games.washingtons_war.odds import odds
from ticonderoga.games.washingtons_war.position import Position

Rolls = list[tuple[tuple[int, ...], Fraction]]

NO_ROLLS: Rolls = [((), Fraction(1))]
RATING: Rolls = [((1,), Fraction(3, 6)), ((4,), Fraction(3, 6))]
LOSS: Rolls = [((1,), Fraction(3, 6)), ((4,), Fraction(2, 6)), ((6,), Fraction(1, 6))]
WINNERS_LOSS: Rolls = [((face,), Fraction(2 if face == 5 else 1, 6)) for face in range(1, 6)]
"""No agility reaches 5."""
BATTLE_DICE: Rolls = [
    ((max(1, 1 + ahead), max(1, 1 - ahead)), Fraction(6 - abs(ahead), 36)) for ahead in range(-5, 6)
]
"""Only the difference of the two dice matters."""
ANSWERS = {
    "intercept": "intercept",
    "retreat_before_battle": "retreat_before_battle",
    "battle_card": "no_card",
}
"""Everything is tried, and no card played."""


def dice(*stages: Rolls) -> Rolls:
    """All rolls of these stages in a row, each with its chance."""
    rolls = NO_ROLLS
    for stage in stages:
        rolls = [
            ((*roll, *faces), chance * share) for roll, chance in rolls for faces, share in stage
        ]
    return rolls


def battle(generals: int) -> Rolls:
    return dice(*[RATING] * generals, BATTLE_DICE, LOSS, WINNERS_LOSS)


def after(face: int, share: int, rolls: Rolls) -> Rolls:
    """A die of this face, standing for so many of six, and then these rolls."""
    return [((face, *roll), chance * Fraction(share, 6)) for roll, chance in rolls]


def play_on(match: Match) -> None:
    """Answer what the encounter asks until it is over."""
    while match.asks:
        ask = match.asks[0]
        if ask.question.key in ("march", "play", "navy", "campaign", "lead"):
            return
        choices = match.choices()
        choice = choices[-1] if ask.question.key == "dismiss" else choices[0]
        for offered in choices:
            if offered[0] == ANSWERS.get(ask.question.key, ""):
                choice = offered
                break
        match.choose(choice, ask.seat)


def observe(before: Position, match: Match, start: int) -> Ending:
    """How the encounter ended, read from the log and from what is gone; of captured generals
    those who fought, not whom a retreating Army may meet."""
    g: Position = match.position
    log = match.log()[start:]
    kinds = [entry[0] for entry in log]
    american = sum(before.american_cu) + sum(before.french_cu)
    american -= sum(g.american_cu) + sum(g.french_cu)
    british = sum(before.british_cu) - sum(g.british_cu)
    if "battle_won" in kinds:
        kind = FOUGHT
        winner = next(entry[1] for entry in log if entry[0] == "battle_won")
    elif "overrun" in kinds:
        kind = OVERRAN
        winner = next(entry[1] for entry in log if entry[0] == "overrun")
    else:
        kind = RETREATED if "retreat_before_battle" in kinds else PASSED
        winner = -1
    commanded = [entry[1] for entry in log if entry[0] == "rating"]
    taken = [entry[1] for entry in log if entry[0] == "captured" and entry[1] in commanded]
    generals = g.pack.pieces.generals
    captured = sorted(taken, key=lambda general: generals[general].side == winner)
    return Ending(
        kind,
        winner,
        american,
        british,
        "surrender" in kinds,
        tuple(captured),
        before.regulars and not g.regulars,
        g.winner,
    )


def brute_force(ww: Situation, choice: Choice, rolls: Rolls) -> dict[Ending, Fraction]:
    """Play the choice once for every roll, and count how it ends."""
    before = ww.g.copy()
    seat = ww.asked_seat
    found: dict[Ending, Fraction] = {}
    total = Fraction(0)
    for faces, chance in rolls:
        match = ww.match.fork()
        start = len(match.log())
        match.position.dice.script_rolls(faces)
        counter = match.position.dice.counter
        match.choose(choice, seat)
        play_on(match)
        assert match.position.dice.script == (), "more dice were laid than rolled"
        assert match.over or match.position.dice.counter == counter, "more dice were rolled"
        ending = observe(before, match, start)
        found[ending] = found.get(ending, Fraction(0)) + chance
        total += chance
    assert total == 1
    return found


# ---------------------------------------------------------------------- what is told


def told(ww: Situation, choice: str) -> Odds:
    """The odds of a choice that the open question offers."""
    assert ww.offers(choice)
    answer = odds(ww.g, ww.match.asks[0], ww.read(choice))
    assert answer is not None
    return answer


def outcome(answer: Odds, name: str) -> float:
    return {each.said(): each.chance for each in answer.outcomes}.get(name, 0.0)


def said(answer: Odds) -> list[str]:
    return [each.said() for each in answer.outcomes]


def remarks(answer: Odds) -> list[str]:
    return [note.said() for note in answer.notes]


def entered(ww: Situation, to: str) -> tuple[Encounter, list[int]]:
    """The entry that the open march ask leads to."""
    assert ww.g.march is not None
    return marched(ww.g, ww.g.march, ww.space(to))


def sum_of(chances: Chances, **wanted: object) -> Fraction:
    return sum(
        (
            chance
            for ending, chance in chances.items()
            if all(getattr(ending, name) == value for name, value in wanted.items())
        ),
        Fraction(0),
    )


def saratoga() -> Situation:
    """The example of 9.6 before the march: an enemy marker behind the attacker."""
    ww = Situation().put("Burgoyne 5 @ Ticonderoga", "Gates 5 @ Saratoga")
    return ww.american_pc("Ticonderoga", "Saratoga", "Albany")


def british_march(ww: Situation) -> Situation:
    return begin_march(ww, "Howe")
