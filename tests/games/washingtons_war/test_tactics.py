"""Positions with a right answer, which the planner at its usual level must find.

Each test puts pieces on the map, lets the planner play its side until its card is over or the
other side is to decide, and looks at the board.
"""

from __future__ import annotations

import pytest

from tests.conformance.washingtons_war.situation import Situation
from ticonderoga.agents.planner import Planner, make
from ticonderoga.engine.agent import answer
from ticonderoga.engine.ask import Choice
from ticonderoga.games.washingtons_war.data.board import AMERICAN, BRITISH
from ticonderoga.games.washingtons_war.habits import opens_turn

SEEDS = (1, 2, 3)


@pytest.fixture(params=SEEDS)
def planner(request: pytest.FixtureRequest) -> Planner:
    """The planner at its usual level, with several seeds: a solution is no accident."""
    return make("", request.param)


def let_play(ww: Situation, seat: int, planner: Planner) -> list[Choice]:
    """The planner answers its seat until the other is asked or something new begins."""
    match = ww.match
    made: list[Choice] = []
    while not match.over:
        ask = match.ask_of(seat)
        if ask is None or (made and opens_turn(ask)):
            break
        made.append(answer(match, seat, planner))
        match.choose(made[-1], seat)
    return made


def says(ww: Situation, seat: int, planner: Planner) -> str:
    """Its answer to the open question, as the notation of the tests writes it."""
    choice = answer(ww.match, seat, planner)
    return " ".join(str(part) for part in choice)


# ---------------------------------------------------------------------- on the march


def test_a_free_overrun_is_taken(planner: Planner) -> None:
    ww = Situation().british_turn().hand(american=[1, 2], british=[45, 46])
    ww.put("Howe 5 @ New York", "American 1 @ Morristown").british_pc("New York", "New Brunswick")
    ww.british("activate 45", "general Howe")
    let_play(ww, BRITISH, planner)
    assert ww.logged("overrun")
    assert ww.cus("Morristown")[0] == 0


def test_no_attack_out_of_an_enemy_space_with_no_way_back(planner: Planner) -> None:
    """9.61, 9.63 Beaten there, the whole Army would surrender."""
    ww = Situation().british_turn().hand(american=[1, 2], british=[45, 46])
    ww.put("Burgoyne 3 @ Saratoga", "Washington 5 @ Albany")
    ww.american_pc("Saratoga", "Albany", "Brattleboro", "Ticonderoga", "Fort Stanwix")
    ww.british_pc("Montreal", "Quebec")
    ww.british("activate 45", "general Burgoyne")
    let_play(ww, BRITISH, planner)
    assert not ww.logged("battle")
    assert ww.where("Burgoyne") != "captured"


def test_congress_in_reach_is_dispersed(planner: Planner) -> None:
    ww = Situation().british_turn().hand(american=[1, 2, 3, 23, 24, 25], british=[45, 46])
    ww.put("Howe 5 @ New York").british_pc("New York").american_pc("Philadelphia", "Monmouth")
    ww.british("activate 45", "general Howe")
    let_play(ww, BRITISH, planner)
    assert ww.logged("congress_dispersed")


def test_a_lone_general_is_captured(planner: Planner) -> None:
    ww = Situation().nobody_else().british_turn().hand(american=[1, 2], british=[45, 46])
    ww.put("Clinton 3 @ Eutaw Springs", "Greene @ Camden")
    ww.put("American 5 @ Albany", "British 5 @ Boston").american_pc("Philadelphia", "Albany")
    ww.british_pc("Boston", "Charleston", "Eutaw Springs", "Savannah", "Augusta")
    ww.british_pc("Wilmington, NC", "New Bern", "Halifax")
    ww.british("activate 45", "general Clinton")
    let_play(ww, BRITISH, planner)
    assert ww.where("Greene") == "captured"


def test_winter_quarters_are_reached_with_the_last_card(planner: Planner) -> None:
    """11.1 Five CUs in the open would lose two; Washington's own five are safe in quarters."""
    ww = Situation().american_turn().hand(american=[45], british=[46])
    ww.put("Washington 5 @ Reading", "British 5 @ Savannah").british_pc("Savannah")
    ww.american_pc("Boston", "Reading", "Morristown", "New Brunswick", "Philadelphia", "York")
    ww.american_pc("Wilmington, DE", "Frederick Town", "Fort Cumberland", "Albany", "Saratoga")
    ww.american_pc("Hartford", "New Haven", "Richmond", "Winchester", "Norwich", "Concord")
    ww.american("activate 45", "general Washington")
    let_play(ww, AMERICAN, planner)
    at = ww.where("Washington")
    assert ww.board.quarters[ww.space(at)]
    assert ww.cus(at)[0] == 5


def test_a_trapped_army_sails_away(planner: Planner) -> None:
    ww = Situation().british_turn().hand(american=[45, 46, 47], british=[48, 49])
    ww.put("Howe 2 @ Norfolk", "Washington 5 @ Richmond", "Greene 4 @ Petersburg")
    ww.british_pc("Norfolk", "New York").american_pc("Richmond", "Petersburg", "Yorktown")
    ww.british("activate 48", "general Howe")
    let_play(ww, BRITISH, planner)
    assert ww.where("Howe") != "Norfolk"
    assert ww.cus(ww.where("Howe"))[2] == 2
    assert ww.logged("sailed")


def test_the_last_guard_of_a_deciding_marker_stays(planner: Planner) -> None:
    """10.32 Without its CUs the British half of Maryland is isolated, and the sixth colony gone."""
    ww = end_of_the_war(british=[45]).british_turn()
    ww.british_pc("Savannah", "Augusta", "Charleston", "Eutaw Springs", "Fort Cumberland")
    ww.american_pc("Baltimore", "Alexandria", "Bassett Town").put("Cornwallis 3 @ Frederick Town")
    ww.british("activate 45")
    let_play(ww, BRITISH, planner)
    assert ww.g.winner == BRITISH


# ---------------------------------------------------------------------- answers to a march


def test_washington_retreats_before_battle_from_a_big_army(planner: Planner) -> None:
    ww = Situation().british_turn().hand(american=[1, 2, 3], british=[45, 46])
    ww.put("Howe 5 @ New York", "Washington 2 @ New Brunswick")
    ww.british_pc("New York").american_pc("New Brunswick", "Morristown", "Philadelphia")
    ww.british("activate 45", "general Howe", "march New Brunswick")
    assert ww.asked == "retreat_before_battle"
    assert says(ww, AMERICAN, planner) == "retreat_before_battle"


def test_washington_stands_against_a_weak_army(planner: Planner) -> None:
    ww = Situation().british_turn().hand(american=[1, 2, 3], british=[45, 46])
    ww.put("Burgoyne 1 @ New York", "Washington 5 @ New Brunswick")
    ww.british_pc("New York").american_pc("New Brunswick", "Morristown", "Philadelphia")
    ww.british("activate 45", "general Burgoyne", "march New Brunswick")
    assert ww.asked == "retreat_before_battle"
    assert says(ww, AMERICAN, planner) == "stand"


def test_a_weak_march_past_washington_is_intercepted(planner: Planner) -> None:
    ww = Situation().british_turn().hand(american=[1, 2, 3], british=[45, 46])
    ww.put("Burgoyne 1 @ New York", "Washington 5 @ Morristown")
    ww.british_pc("New York").american_pc("New Brunswick", "Morristown", "Philadelphia")
    ww.british("activate 45", "general Burgoyne", "march New Brunswick")
    assert ww.asked == "intercept"
    assert says(ww, AMERICAN, planner).startswith("intercept")


# ---------------------------------------------------------------------- cards in battle


def test_a_battle_card_is_played_when_it_swings() -> None:
    """The planner sees few worlds, and its dice differ: most of nine must agree."""
    ww = Situation().british_turn().hand(american=[76, 1], british=[45, 46])
    ww.put("Clinton 4 @ New York", "Gates 4 @ New Brunswick")
    ww.british_pc("New York").american_pc("New Brunswick", "Morristown", "Philadelphia")
    ww.british("activate 45", "general Clinton", "march New Brunswick").american("stand")
    while ww.asked_seat == BRITISH:
        ww.british("no_card")
    assert ww.asked == "battle_card"
    answers = [says(ww, AMERICAN, make("", seed)) for seed in range(1, 10)]
    assert answers.count("battle_card 76") >= 7


def test_a_good_event_is_not_discarded_where_nothing_hangs_on_it(planner: Planner) -> None:
    """Steuben would cost the British their Regulars' Advantage."""
    ww = Situation().american_turn().hand(american=[45, 86], british=[46])
    ww.put("Washington 5 @ Morristown", "British 1 @ New Brunswick", "British 6 @ Boston")
    ww.american_pc("Morristown", "Philadelphia", "Monmouth")
    ww.american("activate 45", "general Washington", "carry 3 0", "march New Brunswick")
    assert ww.asked == "battle_card"
    assert says(ww, AMERICAN, planner) == "no_card"


# ---------------------------------------------------------------------- reinforcements


def test_a_threatened_capital_is_reinforced(planner: Planner) -> None:
    """The American holds all but New York: only Congress in Philadelphia can be lost."""
    ww = Situation().american_turn().hand(american=[45, 46, 47, 48], british=[49, 50, 51])
    new_york = ww.board.colony_ids.index("NY")
    everywhere = [s for s in range(ww.board.size) if ww.board.colony[s] != new_york]
    ww.american_pc(*[ww.board.labels[space] for space in everywhere])
    ww.british_pc(*[ww.board.labels[space] for space in ww.board.colony_spaces[new_york]])
    ww.put("Clinton 3 @ New York", "Washington 5 @ Hartford", "American 4 @ Charleston")
    ww.put("American 2 @ Quebec")
    ww.american("reinforce 45")
    let_play(ww, AMERICAN, planner)
    assert ww.cus("Philadelphia")[0] >= 1


def test_the_last_cus_are_not_all_that_stands(planner: Planner) -> None:
    """13.1 One CU in Cornwallis's way is the whole army: bring on more before all else."""
    ww = Situation().nobody_else().american_turn().hand(american=[45], british=[46, 47])
    ww.put("American 1 @ Camden", "Cornwallis 5 @ Charleston").british_pc("Charleston")
    ww.american_pc("Camden", "Boston", "Hartford", "Philadelphia")
    made = let_play(ww, AMERICAN, planner)
    assert made[0] == ("reinforce", 45)


def test_the_european_war_takes_cus_that_do_not_decide(planner: Planner) -> None:
    """13.1 The two CUs in the thirteen colonies must stay; those in Quebec may go."""
    ww = Situation(edition="rewritten").nobody_else().france("signed").step("end")
    ww.put("American 3 @ Albany", "British 2 @ Boston", "Carleton 4 @ Quebec")
    ww.british_pc("Boston", "Quebec", "Montreal")
    let_play(ww, BRITISH, planner)
    assert ww.cus("Boston")[2] == 2


# ---------------------------------------------------------------------- the end of the war


def end_of_the_war(
    american: tuple[int, ...] | list[int] = (), british: tuple[int, ...] | list[int] = ()
) -> Situation:
    """1780, the war ends this year. The British hold Canada, New York, New Jersey and Maryland;
    the American holds New England, Pennsylvania, Delaware and Virginia: seven colonies."""
    ww = Situation().nobody_else().but(year=1780, war_ends=72).hand(american, british)
    ww.american_pc("Concord", "Norwich", "Brattleboro", "Newport", "Hartford", "New Haven")
    ww.american_pc("Boston", "Springfield", "Lexington and Concord", "Falmouth")
    ww.american_pc("Philadelphia", "Reading", "York", "Carlisle", "Bedford", "Wilmington, DE")
    ww.american_pc("Richmond", "Charlottesville", "Staunton", "Winchester")
    ww.british_pc("Quebec", "Montreal", "New York", "Long Island", "Westchester", "Albany")
    ww.british_pc("Saratoga", "Monmouth", "New Brunswick", "Morristown")
    ww.british_pc("Baltimore", "Frederick Town")
    return ww.put("British 3 @ New York", "American 3 @ Philadelphia")


def test_the_last_card_of_the_war_takes_the_deciding_colony(planner: Planner) -> None:
    """13.2 With Georgia five British colonies; North Carolina is tied and would be the sixth."""
    ww = end_of_the_war(british=[1]).british_turn()
    ww.british_pc("Savannah", "Augusta", "Wilmington, NC").american_pc("Hillsboro")
    let_play(ww, BRITISH, planner)
    assert ww.g.winner == BRITISH


def test_the_last_card_of_the_war_denies_the_deciding_colony(planner: Planner) -> None:
    """13.2 The British hold North Carolina, their sixth colony, by one marker."""
    ww = end_of_the_war(american=[1]).american_turn()
    ww.british_pc("Savannah", "Augusta", "Wilmington, NC").american_pc("Charleston")
    let_play(ww, AMERICAN, planner)
    assert ww.g.winner == AMERICAN


def test_markers_about_to_be_isolated_are_saved(planner: Planner) -> None:
    """10.31 Two markers hold Georgia, with no way out; if they go it is the sixth British one."""
    ww = end_of_the_war(american=[1]).american_turn()
    ww.british_pc("Savannah", "Ninety Six", "Cheraw", "Charleston", "Eutaw Springs")
    ww.american_pc("Augusta", "Wrightsborough", "Camden").put("Greene 2 @ Camden")
    let_play(ww, AMERICAN, planner)
    assert ww.pc("Augusta") == "American"
    assert ww.g.winner == AMERICAN


def test_a_landing_party_takes_a_colony_of_one_port(planner: Planner) -> None:
    """7.2.B Newport is all of Rhode Island."""
    ww = Situation().british_turn().hand(american=[1, 2], british=[70, 46])
    ww.put("Howe 5 @ New York").british_pc("New York")
    ww.american_pc("Newport", "Hartford", "New Haven", "Boston", "Springfield")
    ww.british("campaign 70")
    let_play(ww, BRITISH, planner)
    while ww.asked == "campaign":
        let_play(ww, BRITISH, planner)
    assert ww.pc("Newport") == "British"
