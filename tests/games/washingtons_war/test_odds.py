"""Odds are exact: held against matches played out with every roll of the dice."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from fractions import Fraction
from itertools import product

import pytest

from tests.conformance.washingtons_war.fights import (
    BAYONETS,
    EVENT,
    MORGAN,
    ONE_OPS,
    THREE_OPS,
    TREASON,
    begin_march,
)
from tests.conformance.washingtons_war.situation import REWRITTEN, Situation
from tests.games.washingtons_war.brute_force import NO_ROLLS, Rolls, after, battle, brute_force
from ticonderoga.engine.game import Odds
from ticonderoga.games.washingtons_war.battle_odds import (
    FOUGHT,
    OVERRAN,
    PASSED,
    SLIPPED,
    Ending,
    attacker_wins,
    battle_endings,
)
from ticonderoga.games.washingtons_war.board import AMERICAN, BRITISH
from ticonderoga.games.washingtons_war.encounter_odds import (
    Chances,
    Encounter,
    as_it_stands,
    battle_chances,
    battle_in,
    everything_tried,
    marched,
)
from ticonderoga.games.washingtons_war.odds import chances_with_card, odds
from ticonderoga.games.washingtons_war.odds_text import outcomes
from ticonderoga.games.washingtons_war.rules.battle import battle_of, fight


def told(ww: Situation, choice: str) -> Odds:
    """The odds of a choice that the open question offers."""
    assert ww.offers(choice)
    answer = odds(ww.g, ww.match.asks[0], ww.read(choice))
    assert answer is not None
    return answer


def outcome(answer: Odds, name: str) -> float:
    return dict(answer.outcomes).get(name, 0.0)


def entered(ww: Situation, to: str) -> tuple[Encounter, list[int]]:
    """The entry that the open march ask leads to."""
    return marched(ww.g, ww.match.asks[0].args, ww.space(to))


def sum_of(chances: Chances, **wanted: object) -> Fraction:
    return sum(
        (
            chance
            for ending, chance in chances.items()
            if all(getattr(ending, name) == value for name, value in wanted.items())
        ),
        Fraction(0),
    )


# ---------------------------------------------------------------------- all dice of a battle


@pytest.mark.parametrize(
    "setting",
    [
        ("Howe 2 @ Morristown", "American 3 @ Reading"),
        ("Greene 1 @ Morristown", "British 2 @ Reading"),
    ],
)
def test_every_single_die_of_a_battle(setting: tuple[str, str]) -> None:
    """All 6 to the power of 5 rolls of a battle against CUs without a general."""
    ww = begin_march(Situation().put(*setting), setting[0].split()[0], "Reading")
    fought = battle_of(ww.match.asks[0].args)
    counted: Counter[tuple[int, int, int]] = Counter()
    for roll in product(range(1, 7), repeat=5):
        g = ww.g.copy()
        g.hands = [(), ()]
        g.dice.lay(roll)
        g.log = []
        fighting = fight(g, battle_of(ww.match.asks[0].args))
        with suppress(StopIteration):
            ask = next(fighting)
            while True:
                ask = fighting.send(ask.question.offer(g, ask)[0])
        winner = next(entry[1] for entry in g.log if entry[0] == "battle_won")
        american = sum(ww.g.american_cu) - sum(g.american_cu)
        british = sum(ww.g.british_cu) - sum(g.british_cu)
        counted[winner, american, british] += 6
    endings: Counter[tuple[int, int, int]] = Counter()
    for ending, rolls in battle_endings(ww.g, fought).items():
        endings[ending.winner, ending.american_lost, ending.british_lost] += rolls
    assert endings == counted
    assert sum(counted.values()) == 6**6


# ---------------------------------------------------------------------- marches, by brute force


def british_march(ww: Situation) -> Situation:
    return begin_march(ww, "Howe")


def saratoga() -> Situation:
    """The example of 9.6 before the march: an enemy marker behind the attacker."""
    ww = Situation().put("Burgoyne 5 @ Ticonderoga", "Gates 5 @ Saratoga")
    return ww.american_pc("Ticonderoga", "Saratoga", "Albany")


def check(ww: Situation, to: str, rolls: Rolls) -> Chances:
    """The odds of the march with everything tried are exactly what brute force finds."""
    entry, armies = entered(ww, to)
    expected = brute_force(ww, ww.read(f"march {to}"), rolls)
    found = everything_tried(entry, armies)
    assert found == expected
    assert sum(found.values()) == 1
    return found


def test_a_march_on_cus_without_a_general() -> None:
    ww = british_march(Situation().put("Howe 3 @ Morristown", "American 4 @ Reading"))
    chances = check(ww, "Reading", battle(1))
    answer = told(ww, "march Reading")
    assert outcome(answer, "British win") == float(sum_of(chances, winner=BRITISH))
    assert outcome(answer, "American CUs lost: 2 (9.5)") == float(sum_of(chances, american_lost=2))


def test_a_march_that_ends_in_surrender_if_lost() -> None:
    """Gates may slip away on a 1; Burgoyne, beaten, surrenders and takes the Regulars along."""
    ww = begin_march(saratoga(), "Burgoyne")
    rolls = after(1, 1, NO_ROLLS) + after(2, 5, battle(2))
    chances = check(ww, "Saratoga", rolls)
    assert sum_of(chances, kind=SLIPPED) == Fraction(1, 6)
    lost = sum_of(chances, winner=AMERICAN)
    burgoyne = ww.general("Burgoyne")
    assert sum_of(chances, captured=(burgoyne,)) == lost
    assert sum_of(chances, surrendered=True) == lost
    assert sum_of(chances, regulars_lost=True) == lost


def test_an_american_march_against_a_british_army_by_the_sea() -> None:
    ww = Situation().put("Washington 4 @ Westchester", "Clinton 2 @ New York")
    ww.british_pc("New York").but(regulars=False)
    chances = check(begin_march(ww, "Washington"), "New York", battle(2))
    assert sum_of(chances, surrendered=True) == 0


def test_the_last_cu_of_each_side() -> None:
    """Generals bled white on an enemy marker are captured, and wars are won."""
    ww = Situation().nobody_else().put("Howe 1 @ Morristown", "Greene 1 @ Reading")
    ww.american_pc("Reading").british_pc("York", "Carlisle", "Wyoming Valley", "Philadelphia")
    chances = check(british_march(ww), "Reading", battle(2))
    assert sum_of(chances, war=BRITISH) + sum_of(chances, war=AMERICAN) == 1


def test_the_winner_bled_white_on_an_enemy_marker() -> None:
    ww = Situation().put("Howe 1 @ Morristown", "Greene 1 @ Reading").american_pc("Reading")
    ww.british_pc("York", "Carlisle", "Wyoming Valley", "Philadelphia")
    chances = check(british_march(ww), "Reading", battle(2))
    howe, greene = ww.general("Howe"), ww.general("Greene")
    assert sum_of(chances, captured=(greene, howe)) > 0
    assert sum_of(chances, captured=(greene,)) > 0


def test_an_overrun_is_certain() -> None:
    ww = british_march(Situation().put("Howe 4 @ Morristown", "American 1 @ Reading"))
    assert check(ww, "Reading", NO_ROLLS) == {Ending(OVERRAN, BRITISH, 1, 0): 1}
    answer = told(ww, "march Reading")
    assert answer.outcomes == [("the CU is overrun (9.7)", 1.0)]
    assert answer.modifiers == []
    assert answer.notes == ["An overrun is certain and costs nothing; the march may go on (9.7)."]


def test_an_overrun_may_win_the_war() -> None:
    ww = Situation().nobody_else().put("Howe 4 @ Morristown", "French 1 @ Reading")
    check(british_march(ww), "Reading", NO_ROLLS)
    ww = Situation().nobody_else().put("Greene 4 @ Morristown", "British 1 @ Reading")
    chances = check(begin_march(ww, "Greene"), "Reading", NO_ROLLS)
    assert sum_of(chances, war=AMERICAN) == 1


def test_more_than_five_defenders_leave_some_behind() -> None:
    """Greene slips away on 5 or less with five CUs; the other two fight without him."""
    ww = british_march(Situation().put("Howe 5 @ Morristown", "Greene 7 @ Reading"))
    check(ww, "Reading", after(5, 5, battle(1)) + after(6, 1, battle(2)))
    ww = british_march(Situation().put("Howe 5 @ Morristown", "Greene 6 @ Reading"))
    chances = check(ww, "Reading", after(5, 5, NO_ROLLS) + after(6, 1, battle(2)))
    assert sum_of(chances, kind=OVERRAN) == Fraction(5, 6)


def test_an_interception_in_an_empty_space() -> None:
    """Arnold intercepts on 2 or less; else the march goes on."""
    ww = Situation().put("Howe 4 @ Morristown", "Arnold 3 @ York").american_pc("Reading")
    chances = check(british_march(ww), "Reading", after(2, 2, battle(2)) + after(3, 4, NO_ROLLS))
    assert sum_of(chances, kind=PASSED) == Fraction(4, 6)
    answer = told(ww, "march Reading")
    assert outcome(answer, "Arnold intercepts if he tries, on 2 or less (7.8)") == 2 / 6
    won = sum_of(chances, winner=BRITISH)
    assert outcome(answer, "if all is tried: British win") == float(won)
    assert outcome(answer, "if Arnold intercepts: British win") == float(won * 3)
    assert ("American", "interception (9.46)", 1) in answer.modifiers


def test_two_armies_intercept_one_after_the_other_over_a_garrison() -> None:
    ww = Situation().put("Howe 5 @ Morristown", "American 2 @ Reading", "Arnold 1 @ York")
    ww.put("Gates 7 @ Carlisle").american_pc("Reading")
    british_march(ww)
    answer = told(ww, "march Reading")
    assert answer.notes[-1] == (
        "“All is tried” means, in this order: Arnold tries to intercept, then Gates tries to "
        "intercept."
    )
    assert outcome(answer, "Arnold intercepts if he tries, on 2 or less (7.8)") == 2 / 6
    assert outcome(answer, "Gates intercepts if he tries, on 1 or less (7.8)") == 1 / 6
    rolls = after(2, 2, battle(2)) + after(3, 4, after(1, 1, battle(2)) + after(2, 5, battle(1)))
    check(ww, "Reading", rolls)


def test_of_two_interceptors_in_an_empty_space_the_first_gives_the_modifiers() -> None:
    ww = Situation().put("Howe 5 @ Morristown", "Arnold 1 @ York", "Gates 4 @ Carlisle")
    answer = told(british_march(ww.american_pc("Reading")), "march Reading")
    assert answer.notes[0] == "The modifiers are those of Arnold intercepting."
    assert ("American", "combat units (9.4)", 1) in answer.modifiers
    assert "The march may go on" not in " ".join(answer.notes)


def test_rewritten_a_leader_who_did_not_try_may_slip_away_after_an_interception() -> None:
    """Washington, who stood there, keeps the command, and Gates goes to the box."""
    ww = Situation(REWRITTEN).put("Howe 5 @ Morristown", "Washington 2 @ Reading", "Gates 2 @ York")
    ww.american_pc("Reading")
    slips = after(5, 5, NO_ROLLS) + after(6, 1, battle(2))
    chances = check(british_march(ww), "Reading", after(1, 1, slips) + after(2, 5, slips))
    assert sum_of(chances, kind=SLIPPED) == Fraction(5, 6)


def test_a_beaten_british_army_may_have_only_canada_to_go_to() -> None:
    ww = Situation().nobody_else().put("Arnold 5 @ Saratoga", "Clinton 3 @ Ticonderoga")
    ww.american_pc("Norwich")
    chances = check(begin_march(ww, "Arnold"), "Ticonderoga", battle(2))
    assert sum_of(chances, winner=AMERICAN) == sum_of(chances, war=AMERICAN)


RING = ["Carlisle", "Wyoming Valley", "Philadelphia"]
"""With York the ways out of Reading, when the attack comes from Morristown."""


def corner(*forces: str, far: bool = True) -> Situation:
    ww = Situation() if far else Situation().nobody_else()
    return ww.put(*forces)


CORNERS = {
    "CUs alone cannot go onto a lone general": (
        corner("Howe 3 @ Morristown", "American 3 @ Reading", "Clinton @ York").british_pc(*RING),
        ("Howe", "Reading", battle(1)),
    ),
    "an Army can, but not its general alone": (
        corner("Howe 3 @ Morristown", "Lincoln 2 @ Reading", "Clinton @ York").british_pc(*RING),
        ("Howe", "Reading", after(1, 1, NO_ROLLS) + after(2, 5, battle(2))),
    ),
    "nor Washington alone": (
        corner("Howe 3 @ Morristown", "Washington 2 @ Reading", "Clinton @ York").british_pc(*RING),
        ("Howe", "Reading", after(5, 5, NO_ROLLS) + after(6, 1, battle(2))),
    ),
    "Washington bled white on a British marker": (
        corner("Washington 1 @ Morristown", "Cornwallis 1 @ Reading").british_pc("Reading"),
        ("Washington", "Reading", battle(2)),
    ),
    "CUs alone bled white": (
        corner("Howe 1 @ Morristown", "American 1 @ Reading").british_pc("Reading"),
        ("Howe", "Reading", battle(1)),
    ),
    "CUs in Canada do not decide the war": (
        corner("Arnold 4 @ Ticonderoga", "British 3 @ Montreal").american_pc("Quebec", "Oswego"),
        ("Arnold", "Montreal", battle(1)),
    ),
    "Americans may go to Canada": (
        corner(
            "Howe 3 @ Saratoga", "American 3 @ Ticonderoga", "American 1 @ Camden", far=False
        ).british_pc("Norwich"),
        ("Howe", "Ticonderoga", battle(1)),
    ),
    "the last British in the colonies retreat within them": (
        corner("Greene 4 @ Morristown", "Clinton 3 @ Reading", far=False),
        ("Greene", "Reading", battle(2)),
    ),
    "the last Americans surrender": (
        corner("Howe 4 @ Morristown", "American 4 @ Reading", far=False)
        .british_pc("York", *RING)
        .but(regulars=False),
        ("Howe", "Reading", battle(1)),
    ),
    "there are no Regulars to lose": (
        corner("Howe 4 @ Morristown", "American 6 @ Reading")
        .american_pc("Morristown")
        .but(regulars=False),
        ("Howe", "Reading", battle(1)),
    ),
}


@pytest.mark.parametrize("name", CORNERS)
def test_corners_of_the_rules_by_brute_force(name: str) -> None:
    ww, (general, to, rolls) = CORNERS[name]
    check(begin_march(ww, general), to, rolls)


def test_no_odds_where_nothing_is_rolled() -> None:
    ww = Situation().put("Howe 5 @ Morristown", "Clinton @ Albany", "Gates @ Wyoming Valley")
    ww.british_pc("New York").american_pc("York").put("Lee 3 @ Carlisle", "American 2 @ Camden")
    british_march(ww)
    ask = ww.match.asks[0]
    for choice in ("march Westchester", "march Wyoming Valley", "march Reading", "stop"):
        assert odds(ww.g, ask, ww.read(choice)) is None
    assert odds(ww.g, ask, ww.read("march Camden")) is None
    assert odds(ww.g, ask, ww.read("carry 2 0")) is None
    ww = begin_march(Situation().put("Howe @ Boston", "Arnold 3 @ Concord"), "Howe")
    assert odds(ww.g, ww.match.asks[0], ww.read("march Falmouth")) is None
    assert odds(ww.g, ww.match.asks[0], ww.read("sail New York")) is None


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
    assert dict(answer.outcomes)["in all: American win"] == float(sum_of(chances, winner=AMERICAN))
    succeeded = told(ww, "intercept Arnold").modifiers
    assert ("American", "combat units (9.4)", 5) in succeeded
    passing = told(ww, "let_pass")
    assert ("American", "combat units (9.4)", 2) in passing.modifiers
    alone = brute_force(ww, ww.read("let_pass"), battle(1))
    assert outcome(passing, "American win") == float(sum_of(alone, winner=AMERICAN))


def test_letting_them_pass_through_an_empty_space_has_no_odds() -> None:
    ww = Situation().put("Howe 4 @ Morristown", "Arnold 3 @ York").american_pc("Reading")
    begin_march(ww, "Howe", "Reading")
    assert odds(ww.g, ww.match.asks[0], ("let_pass",)) is None


def test_letting_them_pass_tells_of_the_chance_to_slip_away() -> None:
    ww = Situation().put("Howe 4 @ Morristown", "Arnold 3 @ York", "Greene 2 @ Reading")
    begin_march(ww.american_pc("Reading"), "Howe", "Reading")
    answer = told(ww, "let_pass")
    assert answer.title == "Reading: let them pass"
    assert answer.outcomes[0] == ("Greene slips away if he tries, on 5 or less (7.9)", 5 / 6)
    assert told(ww, "intercept Arnold").title == "Arnold intercepts at Reading"


def test_slip_away_or_stand() -> None:
    ww = Situation().put("Howe 5 @ Morristown", "Greene 4 @ Reading")
    begin_march(ww, "Howe", "Reading")
    assert ww.asked == "slip"
    slips = brute_force(ww, ("slip_away",), after(5, 5, NO_ROLLS) + after(6, 1, battle(2)))
    answer = told(ww, "slip_away")
    assert answer.title == "Greene slips away from Reading"
    assert told(ww, "stand").title == "American CUs stand at Reading"
    assert outcome(answer, "Greene slips away if he tries, on 5 or less (7.9)") == 5 / 6
    for name, ending in (("American win", AMERICAN), ("British win", BRITISH)):
        assert outcome(answer, f"in all: {name}") == float(sum_of(slips, winner=ending))
    stands = brute_force(ww, ("stand",), battle(2))
    entry = Encounter(ww.g, ww.general("Howe"), ww.space("Reading"), ww.space("Morristown"), False)
    assert as_it_stands(entry) == stands
    assert told(ww, "stand").outcomes == outcomes(ww.g, stands)


# ---------------------------------------------------------------------- cards


def test_the_odds_with_and_without_each_card() -> None:
    ww = Situation().put("Howe 3 @ Morristown", "American 4 @ Reading")
    ww.hand(british=[THREE_OPS, BAYONETS, EVENT, ONE_OPS], american=[MORGAN])
    begin_march(ww, "Howe", "Reading")
    ask = ww.match.asks[0]
    chances = [
        chances_with_card(ww.g, ask, ww.read(choice))
        for choice in ("no_card", f"burn {EVENT}", f"battle_card {BAYONETS}")
    ]
    wins = [sum_of(each, winner=BRITISH) for each in chances]
    assert wins[0] < wins[1] < wins[2]
    fought = battle_of(ask.args)
    for bonus, win in enumerate(wins):
        assert win == Fraction(attacker_wins(ww.g, fought, bonus, 0), 6**4)
    plain = attacker_wins(ww.g, fought, 0, 2)
    fought.bonus[AMERICAN] = 2
    assert attacker_wins(ww.g, fought) == plain < attacker_wins(ww.g, fought, 2, 0)
    notes = told(ww, "no_card").notes
    assert f"With no card you win {100 * float(wins[0]):.1f} %." in notes
    assert any("Hessian Infantry Bayonet Charge played" in note for note in notes)
    assert any("With Thomas Paine Publishes The American Crisis discarded" in n for n in notes)
    assert any("of the American player" in note for note in notes)
    answer = told(ww, f"battle_card {BAYONETS}")
    assert ("British", "card (9.45)", 2) in answer.modifiers
    assert ww.g.hands[BRITISH] == (BAYONETS, EVENT, ONE_OPS)


@pytest.mark.parametrize("choice", ["no_card", f"burn {EVENT}", f"battle_card {MORGAN}"])
def test_the_defenders_card_by_brute_force(choice: str) -> None:
    """The attacker's card is on the table, and the defender's answer is the last."""
    ww = Situation().put("Howe 3 @ Morristown", "American 4 @ Reading")
    ww.hand(british=[THREE_OPS, BAYONETS, ONE_OPS], american=[MORGAN, EVENT])
    begin_march(ww, "Howe", "Reading").british(f"battle_card {BAYONETS}")
    expected = brute_force(ww, ww.read(choice), battle(1))
    assert chances_with_card(ww.g, ww.match.asks[0], ww.read(choice)) == expected
    answer = told(ww, choice)
    assert ("British", "card (9.45)", 2) in answer.modifiers
    assert not any("a card of the British player" in note for note in answer.notes)


def test_the_card_of_an_american_attacker_is_in_the_defenders_odds() -> None:
    ww = Situation().put("Greene 4 @ Morristown", "British 3 @ Reading")
    ww.hand(american=[THREE_OPS, MORGAN], british=[BAYONETS, ONE_OPS])
    begin_march(ww, "Greene", "Reading").american(f"battle_card {MORGAN}")
    answer = told(ww, f"burn {BAYONETS}")
    assert ("American", "card (9.45)", 2) in answer.modifiers
    assert ("British", "card (9.45)", 1) in answer.modifiers


def test_treason_that_makes_an_overrun_is_certain() -> None:
    ww = Situation().put("Howe 4 @ Morristown", "Arnold 1 @ Reading")
    ww.hand(british=[THREE_OPS, TREASON], american=[MORGAN])
    begin_march(ww, "Howe", "Reading").american("stand")
    answer = told(ww, f"battle_card {TREASON}")
    assert answer.outcomes == [("the CU is overrun (9.7)", 1.0)]
    assert "With Benedict Arnold Treason! played you win 100.0 %." in answer.notes
    assert not any("a card of the American player" in note for note in answer.notes)
    chances = chances_with_card(ww.g, ww.match.asks[0], ww.read(f"battle_card {TREASON}"))
    assert chances == {Ending(OVERRAN, BRITISH, 1, 0): 1}
    assert ww.where("Arnold") == "Reading"
    other = told(ww, f"burn {TREASON}")
    assert ("American", "Arnold's rating, any die (9.3)", 1) in other.modifiers


def test_an_overrun_by_treason_is_certain_though_a_battle_would_not_be() -> None:
    """Burgoyne without Regulars, intercepted: even the +2 alone would not make it sure."""
    ww = Situation().but(regulars=False).put("Burgoyne 4 @ Morristown", "Arnold 1 @ York")
    ww.american_pc("Reading").hand(british=[THREE_OPS, TREASON], american=[MORGAN]).roll(2)
    begin_march(ww, "Burgoyne", "Reading").american("intercept Arnold")
    fought = battle_of(ww.match.asks[0].args)
    assert attacker_wins(ww.g, fought, 2, 0) < 6**4
    assert "With Benedict Arnold Treason! played you win 100.0 %." in told(ww, "no_card").notes


def test_treason_without_an_overrun_takes_arnolds_rating_away() -> None:
    ww = Situation().put("Howe 4 @ Morristown", "Arnold 3 @ Reading")
    ww.hand(british=[THREE_OPS, TREASON], american=[])
    begin_march(ww, "Howe", "Reading").american("stand")
    assert any("Arnold" in what for _, what, _ in told(ww, "no_card").modifiers)
    assert not any("Arnold" in what for _, what, _ in told(ww, f"battle_card {TREASON}").modifiers)


def test_treason_against_an_attack_makes_no_overrun() -> None:
    """The British defend: however few Arnold's men are, they fight on without him."""
    ww = Situation().put("Arnold 1 @ Morristown", "British 4 @ Reading")
    ww.hand(american=[THREE_OPS], british=[TREASON, ONE_OPS])
    begin_march(ww, "Arnold", "Reading")
    choice = f"battle_card {TREASON}"
    expected = brute_force(ww, ww.read(choice), battle(0))
    assert chances_with_card(ww.g, ww.match.asks[0], ww.read(choice)) == expected
    assert sum_of(expected, kind=FOUGHT) == 1
    assert ("American", "combat units (9.4)", 1) in told(ww, choice).modifiers


def test_the_winter_offensive_is_in_the_odds() -> None:
    ww = Situation().put("Washington 5 @ Morristown", "British 3 @ Reading")
    ww.hand(american=[THREE_OPS], british=[]).american_turn()
    ww.american(f"activate {THREE_OPS}", "general Washington")
    assert ("American", "Winter Offensive (9.44)", 2) in told(ww, "march Reading").modifiers


# ---------------------------------------------------------------------- words and secrets


def test_the_modifiers_of_the_example_of_9_6() -> None:
    ww = saratoga().hand(british=[THREE_OPS, EVENT, ONE_OPS], american=[MORGAN, 1])
    answer = told(begin_march(ww, "Burgoyne"), "march Saratoga")
    assert answer.title == "Burgoyne marches to Saratoga"
    assert answer.modifiers == [
        ("British", "combat units (9.4)", 5),
        ("British", "Regulars' Advantage (9.41)", 1),
        ("British", "Burgoyne's rating on 1-3 (9.3)", 1),
        ("British", "Burgoyne's rating on 4-6 (9.3)", 2),
        ("American", "combat units (9.4)", 5),
        ("American", "militia (9.43)", 1),
        ("American", "Gates's rating on 1-3 (9.3)", 1),
        ("American", "Gates's rating on 4-6 (9.3)", 3),
    ]
    ww.british("march Saratoga").american("stand").british(f"burn {EVENT}")
    answer = told(ww, f"battle_card {MORGAN}")
    assert ("British", "card (9.45)", 1) in answer.modifiers
    assert ("American", "card (9.45)", 2) in answer.modifiers


def test_notes_say_what_cards_would_change() -> None:
    ww = begin_march(saratoga(), "Burgoyne")
    answer = told(ww, "march Saratoga")
    g, fought = battle_in(entered(ww, "Saratoga")[0])
    plain = 100 * attacker_wins(g, fought) / 6**4
    mine = [100 * attacker_wins(g, fought, bonus, 0) / 6**4 for bonus in (1, 2)]
    theirs = [100 * attacker_wins(g, fought, 0, bonus) / 6**4 for bonus in (1, 2)]
    said = "The British win {:.1f} %; a card of the {} player of +1 makes it {:.1f} %, of +2 makes "
    said += "it {:.1f} % (9.45)."
    assert said.format(plain, "British", *mine) in answer.notes
    assert said.format(plain, "American", *theirs) in answer.notes
    assert answer.notes[0] == "No card of either side is assumed in these odds."
    assert answer.notes[-1].endswith("in this order: the defender tries to slip away.")


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
    ww.american_pc("Reading").hand(british=[THREE_OPS, BAYONETS], american=[MORGAN, EVENT, 80])
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
