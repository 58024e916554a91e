"""The odds of the American's answers and of cards in battle; their words and secrets."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tests.conformance.washingtons_war.fights import (
    EVENT,
    MORGAN,
    ONE_OPS,
    RANGERS,
    TARLETON,
    THREE_OPS,
    TREASON,
    begin_march,
)
from tests.conformance.washingtons_war.situation import Situation
from tests.games.washingtons_war.brute_force import (
    NO_ROLLS,
    after,
    battle,
    brute_force,
    entered,
    outcome,
    remarks,
    said,
    saratoga,
    sum_of,
    told,
)
from ticonderoga.engine.odds import Modifier
from ticonderoga.games.washingtons_war.battle_odds import FOUGHT, OVERRAN, Ending, attacker_wins
from ticonderoga.games.washingtons_war.data.board import AMERICAN, BRITISH
from ticonderoga.games.washingtons_war.encounter_odds import (
    as_it_stands,
    battle_chances,
    battle_in,
    under_way,
)
from ticonderoga.games.washingtons_war.odds import chances_with_card, odds
from ticonderoga.games.washingtons_war.odds_text import outcomes

# ---------------------------------------------------------------------- the American's answers


def test_the_try_to_intercept() -> None:
    ww = Situation().put("Howe 4 @ Morristown", "Arnold 3 @ York", "American 2 @ Reading")
    ww.american_pc("Reading")
    begin_march(ww, "Howe", "Reading")
    assert ww.asked == "intercept"
    answer = told(ww, "intercept Arnold")
    assert outcome(answer, "Arnold intercepts if he tries, on 2 or less (7.8)") == 2 / 6
    chances = brute_force(
        ww, ww.read("intercept Arnold"), after(2, 2, battle(2)) + after(3, 4, battle(1))
    )
    assert outcome(answer, "in all: Americans win") == float(sum_of(chances, winner=AMERICAN))
    succeeded = told(ww, "intercept Arnold").modifiers
    assert Modifier("American", "combat units", 5, "9.4") in succeeded
    passing = told(ww, "let_pass")
    assert Modifier("American", "combat units", 2, "9.4") in passing.modifiers
    alone = brute_force(ww, ww.read("let_pass"), battle(1))
    assert outcome(passing, "Americans win") == float(sum_of(alone, winner=AMERICAN))


def test_letting_them_pass_through_an_empty_space_has_no_odds() -> None:
    ww = Situation().put("Howe 4 @ Morristown", "Arnold 3 @ York").american_pc("Reading")
    begin_march(ww, "Howe", "Reading")
    assert odds(ww.g, ww.match.asks[0], ("let_pass",)) is None


RETREAT = "Greene retreats before battle if he tries, on 5 or less (7.9)"


def test_letting_them_pass_tells_of_the_chance_to_retreat_before_battle() -> None:
    ww = Situation().put("Howe 4 @ Morristown", "Arnold 3 @ York", "Greene 2 @ Reading")
    begin_march(ww.american_pc("Reading"), "Howe", "Reading")
    answer = told(ww, "let_pass")
    assert answer.title == "Reading: let them pass"
    assert said(answer)[0] == RETREAT
    assert answer.outcomes[0].chance == 5 / 6
    assert told(ww, "intercept Arnold").title == "Arnold intercepts at Reading"


def test_retreat_before_battle_or_stand() -> None:
    ww = Situation().put("Howe 5 @ Morristown", "Greene 4 @ Reading")
    begin_march(ww, "Howe", "Reading")
    assert ww.asked == "retreat_before_battle"
    retreats = brute_force(
        ww, ("retreat_before_battle",), after(5, 5, NO_ROLLS) + after(6, 1, battle(2))
    )
    answer = told(ww, "retreat_before_battle")
    assert answer.title == "Greene retreats before battle at Reading"
    assert told(ww, "stand").title == "American CUs stand at Reading"
    assert outcome(answer, RETREAT) == 5 / 6
    for name, ending in (("Americans win", AMERICAN), ("British win", BRITISH)):
        assert outcome(answer, f"in all: {name}") == float(sum_of(retreats, winner=ending))
    stands = brute_force(ww, ("stand",), battle(2))
    assert as_it_stands(under_way(ww.g)) == stands
    assert told(ww, "stand").outcomes == outcomes(ww.g, stands)


# ---------------------------------------------------------------------- cards


def test_the_odds_with_and_without_each_card() -> None:
    ww = Situation().put("Howe 3 @ Morristown", "American 4 @ Reading")
    ww.hand(british=[THREE_OPS, RANGERS, EVENT, ONE_OPS], american=[MORGAN])
    begin_march(ww, "Howe", "Reading")
    ask = ww.match.asks[0]
    chances = [
        chances_with_card(ww.g, ask, ww.read(choice))
        for choice in ("no_card", f"discard_for_bonus {EVENT}", f"battle_card {RANGERS}")
    ]
    wins = [sum_of(each, winner=BRITISH) for each in chances]
    assert wins[0] < wins[1] < wins[2]
    assert ww.g.battle is not None
    fought = ww.g.battle.copy()
    for bonus, win in enumerate(wins):
        assert win == Fraction(attacker_wins(ww.g, fought, bonus, 0), 6**4)
    plain = attacker_wins(ww.g, fought, 0, 2)
    fought.bonus[AMERICAN] = 2
    assert attacker_wins(ww.g, fought) == plain < attacker_wins(ww.g, fought, 2, 0)
    notes = remarks(told(ww, "no_card"))
    assert f"With no card you win {100 * float(wins[0]):.1f}%." in notes
    assert any("John Simcoe Loyalist Rangers played" in note for note in notes)
    paine = "Thomas Paine Publishes Common Sense and The American Crisis"
    assert any(f"With {paine} discarded" in note for note in notes)
    assert any("the American player plays a card" in note for note in notes)
    answer = told(ww, f"battle_card {RANGERS}")
    assert Modifier("British", "card", 2, "9.45") in answer.modifiers
    assert ww.g.hands[BRITISH] == (RANGERS, EVENT, ONE_OPS)


@pytest.mark.parametrize(
    "choice", ["no_card", f"discard_for_bonus {EVENT}", f"battle_card {MORGAN}"]
)
def test_the_defenders_card_by_brute_force(choice: str) -> None:
    """The attacker's card is on the table, and the defender's answer is the last."""
    ww = Situation().put("Howe 3 @ Morristown", "American 4 @ Reading")
    ww.hand(british=[THREE_OPS, RANGERS, ONE_OPS], american=[MORGAN, EVENT])
    begin_march(ww, "Howe", "Reading").british(f"battle_card {RANGERS}")
    expected = brute_force(ww, ww.read(choice), battle(1))
    assert chances_with_card(ww.g, ww.match.asks[0], ww.read(choice)) == expected
    answer = told(ww, choice)
    assert Modifier("British", "card", 2, "9.45") in answer.modifiers
    assert not any("the British player plays a card" in note for note in remarks(answer))


def test_the_card_of_an_american_attacker_is_in_the_defenders_odds() -> None:
    ww = Situation().put("Greene 4 @ Morristown", "British 3 @ Reading")
    ww.hand(american=[THREE_OPS, MORGAN], british=[RANGERS, ONE_OPS])
    begin_march(ww, "Greene", "Reading").american(f"battle_card {MORGAN}")
    answer = told(ww, f"discard_for_bonus {RANGERS}")
    assert Modifier("American", "card", 2, "9.45") in answer.modifiers
    assert Modifier("British", "card", 1, "9.45") in answer.modifiers


def test_treason_that_makes_an_overrun_is_certain() -> None:
    ww = Situation().put("Howe 4 @ Morristown", "Arnold 1 @ Reading")
    ww.hand(british=[THREE_OPS, TREASON], american=[MORGAN])
    begin_march(ww, "Howe", "Reading").american("stand")
    answer = told(ww, f"battle_card {TREASON}")
    assert said(answer) == ["the CU is overrun (9.7)"]
    assert answer.outcomes[0].chance == 1.0
    assert "With Benedict Arnold Treason! played you win 100.0%." in remarks(answer)
    assert not any("the American player plays a card" in note for note in remarks(answer))
    chances = chances_with_card(ww.g, ww.match.asks[0], ww.read(f"battle_card {TREASON}"))
    assert chances == {Ending(OVERRAN, BRITISH, 1, 0): 1}
    assert ww.where("Arnold") == "Reading"
    other = told(ww, f"discard_for_bonus {TREASON}")
    assert Modifier("American", "Arnold's rating, any die", 1, "9.3") in other.modifiers


def test_an_overrun_by_treason_is_certain_though_a_battle_would_not_be() -> None:
    """Burgoyne without Regulars, intercepted: even the +2 alone would not make it sure."""
    ww = Situation().but(regulars=False).put("Burgoyne 4 @ Morristown", "Arnold 1 @ York")
    ww.american_pc("Reading").hand(british=[THREE_OPS, TREASON], american=[MORGAN]).roll(2)
    begin_march(ww, "Burgoyne", "Reading").american("intercept Arnold")
    fought = ww.g.battle
    assert fought is not None
    assert attacker_wins(ww.g, fought, 2, 0) < 6**4
    assert "With Benedict Arnold Treason! played you win 100.0%." in remarks(told(ww, "no_card"))


def test_treason_without_an_overrun_takes_arnolds_rating_away() -> None:
    ww = Situation().put("Howe 4 @ Morristown", "Arnold 3 @ Reading")
    ww.hand(british=[THREE_OPS, TREASON], american=[])
    begin_march(ww, "Howe", "Reading").american("stand")
    assert any("Arnold" in each.text for each in told(ww, "no_card").modifiers)
    treason = told(ww, f"battle_card {TREASON}")
    assert not any("Arnold" in each.text for each in treason.modifiers)


def test_treason_against_an_attack_makes_no_overrun() -> None:
    """The British defend: however few Arnold's men are, they fight on without him."""
    ww = Situation().put("Arnold 1 @ Morristown", "British 4 @ Reading")
    ww.hand(american=[THREE_OPS], british=[TREASON, ONE_OPS])
    begin_march(ww, "Arnold", "Reading")
    choice = f"battle_card {TREASON}"
    expected = brute_force(ww, ww.read(choice), battle(0))
    assert chances_with_card(ww.g, ww.match.asks[0], ww.read(choice)) == expected
    assert sum_of(expected, kind=FOUGHT) == 1
    assert Modifier("American", "combat units", 1, "9.4") in told(ww, choice).modifiers


def test_the_winter_offensive_is_in_the_odds() -> None:
    ww = Situation().put("Washington 5 @ Morristown", "British 3 @ Reading")
    ww.hand(american=[THREE_OPS], british=[]).american_turn()
    ww.american(f"activate {THREE_OPS}", "general Washington")
    winter_offensive = Modifier("American", "Winter Offensive", 2, "9.44")
    assert winter_offensive in told(ww, "march Reading").modifiers
    ww = Situation().put("Greene 5 @ Morristown", "British 3 @ Reading")
    ww.hand(american=[THREE_OPS], british=[]).american_turn()
    ww.american(f"activate {THREE_OPS}", "general Greene")
    assert not any(each.rule == "9.44" for each in told(ww, "march Reading").modifiers)


# ---------------------------------------------------------------------- words and secrets


def test_the_modifiers_of_the_example_of_9_6() -> None:
    ww = saratoga().hand(british=[THREE_OPS, EVENT, ONE_OPS], american=[MORGAN, 1])
    answer = told(begin_march(ww, "Burgoyne"), "march Saratoga")
    assert answer.title == "Burgoyne marches to Saratoga"
    assert answer.modifiers == [
        Modifier("British", "combat units", 5, "9.4"),
        Modifier("British", "Regulars' Advantage", 1, "9.41"),
        Modifier("British", "Burgoyne's rating on 1-3", 1, "9.3"),
        Modifier("British", "Burgoyne's rating on 4-6", 2, "9.3"),
        Modifier("American", "combat units", 5, "9.4"),
        Modifier("American", "militia", 1, "9.43"),
        Modifier("American", "Gates's rating on 1-3", 1, "9.3"),
        Modifier("American", "Gates's rating on 4-6", 3, "9.3"),
    ]
    ww.british("march Saratoga").american("stand").british(f"discard_for_bonus {EVENT}")
    answer = told(ww, f"battle_card {MORGAN}")
    assert Modifier("British", "card", 1, "9.45") in answer.modifiers
    assert Modifier("American", "card", 2, "9.45") in answer.modifiers


def test_notes_say_what_cards_would_change() -> None:
    ww = begin_march(saratoga(), "Burgoyne")
    answer = told(ww, "march Saratoga")
    g, fought = battle_in(entered(ww, "Saratoga")[0])
    plain = 100 * attacker_wins(g, fought) / 6**4
    mine = [100 * attacker_wins(g, fought, bonus, 0) / 6**4 for bonus in (1, 2)]
    theirs = [100 * attacker_wins(g, fought, 0, bonus) / 6**4 for bonus in (1, 2)]
    note = "The British win {:.1f}%; if the {} player plays a card: {:.1f}% with +1, "
    note += "{:.1f}% with +2. (9.45)"
    assert note.format(plain, "British", *mine) in remarks(answer)
    assert note.format(plain, "American", *theirs) in remarks(answer)
    assert remarks(answer)[0] == "These odds assume that neither side plays a card."
    assert remarks(answer)[-1].endswith(": the defender tries to retreat before battle.")


def test_outcomes_are_the_floats_of_exact_fractions() -> None:
    ww = begin_march(saratoga(), "Burgoyne")
    g, fought = battle_in(entered(ww, "Saratoga")[0])
    chances = battle_chances(g, fought)
    assert sum(chances.values()) == 1
    assert all(ending.kind == FOUGHT for ending in chances)
    answer = told(ww, "march Saratoga")
    shown = outcome(answer, "if they are left to stand: Burgoyne is captured (7.6)")
    assert shown == float(sum_of(chances, winner=AMERICAN))


@pytest.mark.parametrize("seed", range(4))
def test_odds_do_not_change_with_what_the_seat_cannot_know(seed: int) -> None:
    ww = Situation().put("Howe 5 @ Morristown", "Greene 4 @ Reading", "Arnold 3 @ York")
    ww.hand(british=[THREE_OPS, RANGERS], american=[MORGAN, EVENT, TARLETON])
    ww.american_pc("Reading")
    begin_march(ww, "Howe")
    path = [(BRITISH, "march Reading"), (AMERICAN, "let_pass"), (AMERICAN, "stand")]
    path.append((BRITISH, "no_card"))
    for seat, choice in path:
        assert ww.asked_seat == seat
        imagined = ww.match.imagine(seat, seed)
        for offered in ww.match.choices():
            true = odds(ww.g, ww.match.asks[0], offered)
            seen = odds(imagined.position, imagined.asks[0], offered)
            assert (true is None) == (seen is None)
            if true is not None and seen is not None:
                assert true.plain() == seen.plain()
        ww.match.choose(ww.read(choice), seat)


def test_asking_for_odds_changes_nothing() -> None:
    ww = Situation().put("Howe 5 @ Morristown", "Greene 7 @ Reading", "Arnold 3 @ York")
    begin_march(ww.american_pc("Reading"), "Howe")
    before = ww.match.hash()
    told(ww, "march Reading")
    assert ww.match.hash() == before
