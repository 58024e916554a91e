"""The odds of battles and marches, held against every roll of the dice."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from fractions import Fraction
from itertools import product

import pytest

from tests.conformance.washingtons_war.fights import begin_march
from tests.conformance.washingtons_war.situation import REWRITTEN, Situation
from tests.games.washingtons_war.brute_force import (
    NO_ROLLS,
    Rolls,
    after,
    battle,
    british_march,
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
from ticonderoga.games.washingtons_war.battle_odds import (
    OVERRAN,
    PASSED,
    RETREATED,
    Ending,
    battle_endings,
)
from ticonderoga.games.washingtons_war.data.board import AMERICAN, BRITISH
from ticonderoga.games.washingtons_war.encounter_odds import Chances, everything_tried
from ticonderoga.games.washingtons_war.odds import odds
from ticonderoga.games.washingtons_war.rules.battle import fight

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
    fought = ww.g.battle
    assert fought is not None
    counted: Counter[tuple[int, int, int]] = Counter()
    for roll in product(range(1, 7), repeat=5):
        g = ww.g.copy()
        g.hands = [(), ()]
        g.dice.script_rolls(roll)
        g.log = []
        fighting = fight(g, fought.copy())
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
    """Gates may retreat on a 1; Burgoyne, beaten, surrenders and takes the Regulars along."""
    ww = begin_march(saratoga(), "Burgoyne")
    rolls = after(1, 1, NO_ROLLS) + after(2, 5, battle(2))
    chances = check(ww, "Saratoga", rolls)
    assert sum_of(chances, kind=RETREATED) == Fraction(1, 6)
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
    assert said(answer) == ["the CU is overrun (9.7)"]
    assert answer.outcomes[0].chance == 1.0
    assert answer.modifiers == []
    assert remarks(answer) == [
        "An overrun is automatic and costs nothing; the march continues. (9.7)"
    ]


def test_an_overrun_may_win_the_war() -> None:
    ww = Situation().nobody_else().put("Howe 4 @ Morristown", "French 1 @ Reading")
    check(british_march(ww), "Reading", NO_ROLLS)
    ww = Situation().nobody_else().put("Greene 4 @ Morristown", "British 1 @ Reading")
    chances = check(begin_march(ww, "Greene"), "Reading", NO_ROLLS)
    assert sum_of(chances, war=AMERICAN) == 1


def test_more_than_five_defenders_leave_some_behind() -> None:
    """Greene retreats before battle on 5 or less with five CUs; the other two fight without him."""
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
    assert Modifier("American", "interception", 1, "9.46") in answer.modifiers


def test_two_armies_intercept_one_after_the_other_over_a_garrison() -> None:
    ww = Situation().put("Howe 5 @ Morristown", "American 2 @ Reading", "Arnold 1 @ York")
    ww.put("Gates 7 @ Carlisle").american_pc("Reading")
    british_march(ww)
    answer = told(ww, "march Reading")
    assert remarks(answer)[-1] == (
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
    assert remarks(answer)[0] == "The modifiers are those of Arnold intercepting."
    assert Modifier("American", "combat units", 1, "9.4") in answer.modifiers
    assert "The march may go on" not in " ".join(remarks(answer))


def test_rewritten_a_leader_who_did_not_try_may_retreat_after_an_interception() -> None:
    """Washington, who stood there, keeps the command, and Gates goes to the box."""
    ww = Situation(REWRITTEN).put("Howe 5 @ Morristown", "Washington 2 @ Reading", "Gates 2 @ York")
    ww.american_pc("Reading")
    retreats = after(5, 5, NO_ROLLS) + after(6, 1, battle(2))
    chances = check(british_march(ww), "Reading", after(1, 1, retreats) + after(2, 5, retreats))
    assert sum_of(chances, kind=RETREATED) == Fraction(5, 6)


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
    "an interceptor takes the command from the general who is there": (
        corner("Howe 4 @ Morristown", "Gates 2 @ Reading", "Arnold 2 @ York").american_pc(
            "Reading"
        ),
        (
            "Howe",
            "Reading",
            after(2, 2, battle(2)) + after(3, 4, after(1, 1, NO_ROLLS) + after(2, 5, battle(2))),
        ),
    ),
    "an interceptor captures the British general who stood there": (
        corner("Clinton 4 @ Morristown", "Howe @ Reading", "Arnold 3 @ York").american_pc(
            "Reading"
        ),
        ("Clinton", "Reading", after(2, 2, battle(2)) + after(3, 4, NO_ROLLS)),
    ),
    "a CU overrun in Canada does not decide the war": (
        corner("Arnold 4 @ Ticonderoga", "British 1 @ Montreal"),
        ("Arnold", "Montreal", NO_ROLLS),
    ),
    "rewritten: he who intercepted may not retreat before battle": (
        Situation(REWRITTEN).put("Howe 4 @ Morristown", "Arnold 3 @ York").american_pc("Reading"),
        ("Howe", "Reading", after(2, 2, battle(2)) + after(3, 4, NO_ROLLS)),
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
    ww = Situation().put("Greene 2 @ Morristown", "Arnold 3 @ York").american_pc("Reading")
    begin_march(ww, "Greene")
    assert odds(ww.g, ww.match.asks[0], ww.read("march Reading")) is None
    ww = begin_march(Situation().put("Howe @ Boston", "Arnold 3 @ Concord"), "Howe")
    assert odds(ww.g, ww.match.asks[0], ww.read("march Falmouth")) is None
    assert odds(ww.g, ww.match.asks[0], ww.read("sail New York")) is None
