"""7.9 Retreat before battle: an American Army retreats before battle as the British come in."""

from __future__ import annotations

import pytest

from tests.conformance.washingtons_war.marches import howe, table
from tests.conformance.washingtons_war.situation import EDITIONS, Situation
from ticonderoga.games.washingtons_war.data.board import AMERICAN, BRITISH


@pytest.fixture
def ww() -> Situation:
    return table()


def is_over(ww: Situation) -> bool:
    return (ww.asked, ww.asked_seat) == ("play", AMERICAN)


# ---------------------------------------------------------------------- A the attempt


@pytest.mark.rule("R-136")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("name", ["Gates", "Arnold", "Greene", "Washington", "Rochambeau"])
@pytest.mark.parametrize("roll", [1, 2, 3, 4, 5, 6])
def test_7_9_a_success_is_a_die_up_to_the_agility_with_two_for_washington_and_greene(
    edition: str, name: str, roll: int
) -> None:
    limit = {"Gates": 1, "Arnold": 2, "Rochambeau": 2, "Greene": 5, "Washington": 5}[name]
    ww = table(edition).put("Howe 3 @ Boston", f"{name} 2 @ Newport").roll(roll)
    howe(ww, "Newport")
    assert (ww.asked, ww.asked_seat) == ("retreat_before_battle", AMERICAN)
    ww.american("retreat_before_battle")
    assert ww.asked == ("retreat" if roll <= limit else "battle_card")


@pytest.mark.rule("R-136")
def test_7_9_a_he_may_stand_and_fight(ww: Situation) -> None:
    howe(ww.put("Howe 3 @ Boston", "Greene 2 @ Newport"), "Newport").american("stand")
    assert ww.logged("battle") == [(BRITISH, ww.space("Newport"))]
    assert not ww.logged("retreat_before_battle")


@pytest.mark.rule("R-136")
def test_7_9_only_americans_retreat_before_battle(ww: Situation) -> None:
    ww.put("Gates 3 @ Boston", "Howe 2 @ Newport").hand(american=[45, 1]).american_turn()
    ww.american("activate 45", "general Gates", "march Newport")
    assert ww.asked == "battle_card"


@pytest.mark.rule("R-143")
def test_7_9_cus_without_a_general_cannot_retreat_before_battle(ww: Situation) -> None:
    howe(ww.put("Howe 3 @ Boston", "American 3 @ Newport"), "Newport")
    assert ww.asked == "battle_card"


@pytest.mark.rule("R-143")
@pytest.mark.parametrize("name", ["Greene", "Gates"])
def test_7_9_a_lone_general_is_captured_instead(ww: Situation, name: str) -> None:
    howe(ww.put("Howe 3 @ Boston", f"{name} @ Newport"), "Newport")
    assert ww.where(name) == "captured"
    assert ww.asked == "march"


@pytest.mark.rule("R-137")
def test_7_9_b_interceptions_come_first(ww: Situation) -> None:
    """Gates tries from Hartford before Greene decides; the miss leaves Greene free to go."""
    ww.put("Howe 3 @ Boston", "Greene 2 @ Newport", "Gates 2 @ Hartford").american_pc("Newport")
    howe(ww.roll(6, 5), "Newport")
    assert ww.asked == "intercept"
    ww.american("intercept Gates")
    assert ww.asked == "retreat_before_battle"
    ww.american("retreat_before_battle")
    assert ww.asked == "retreat"


# ---------------------------------------------------------------------- B the retreat


@pytest.mark.rule("R-138")
@pytest.mark.parametrize("edition", EDITIONS)
def test_7_9_b_he_retreats_as_after_a_battle(edition: str) -> None:
    """Not to New York, whence Howe came; not to British CUs or markers; a lone general, an own
    or neutral space are no bar."""
    ww = table(edition).put("Howe 3 @ New York", "Greene 2 @ Westchester", "British 1 @ Hartford")
    ww.british_pc("New Haven").put("Clinton @ Albany").american_pc("Morristown").roll(1)
    howe(ww, "Westchester").american("retreat_before_battle")
    assert ww.offered("retreat") == ["Albany", "Morristown"]
    assert ww.why_not("retreat New York") == "not_where_attack_came_from"
    assert ww.why_not("retreat Hartford") == "retreat_enemy_cu"
    assert ww.why_not("retreat New Haven") == "retreat_enemy_marker"
    assert ww.why_not("retreat Boston") == "retreat_not_adjacent"


@pytest.mark.rule("R-138")
def test_7_9_b_the_american_never_leaves_by_sea(ww: Situation) -> None:
    howe(ww.put("Howe 3 @ Boston", "Greene 2 @ Newport").roll(1), "Newport")
    ww.american("retreat_before_battle")
    assert ww.offered("retreat") == ["Hartford", "Lexington and Concord", "New Haven"]


@pytest.mark.rule("R-106", "R-138")
def test_7_3_d_he_may_leave_over_a_dashed_line(ww: Situation) -> None:
    ww.put("Howe 3 @ Bedford", "Greene 2 @ Pittsburgh").roll(1)
    howe(ww, "Pittsburgh").american("retreat_before_battle", "retreat Fort Niagara")
    assert ww.where("Greene") == "Fort Niagara"
    assert ww.cus("Fort Niagara") == (2, 0, 0)


@pytest.mark.rule("R-111")
@pytest.mark.parametrize(("name", "may"), [("Arnold", True), ("Greene", False)])
def test_7_4_d_only_arnold_retreats_before_battle_from_falmouth_to_quebec(
    ww: Situation, name: str, may: bool
) -> None:
    ww.put("Howe 3 @ Boston", f"{name} 2 @ Falmouth").roll(1)
    howe(ww, "Falmouth").american("retreat_before_battle")
    if may:
        assert ww.offered("retreat") == ["Concord", "Quebec"]
        ww.american("retreat Quebec")
        assert ww.cus("Quebec") == (2, 0, 0)
    else:
        assert ww.where("Greene") == "Concord"


@pytest.mark.rule("R-111")
def test_7_4_d_arnold_retreats_before_battle_from_quebec_to_falmouth(ww: Situation) -> None:
    ww.put("Howe 3 @ Montreal", "Arnold 2 @ Quebec").roll(1)
    howe(ww, "Quebec").american("retreat_before_battle")
    assert ww.where("Arnold") == "Falmouth"


@pytest.mark.rule("R-110", "R-138")
def test_7_4_c_retreating_into_another_generals_space_settles_who_stays(ww: Situation) -> None:
    ww.put("Howe 3 @ Boston", "Greene 2 @ Newport", "Lee 1 @ Hartford").roll(1)
    howe(ww, "Newport").american("retreat_before_battle", "retreat Hartford")
    assert ww.asked == "dismiss"
    ww.american("dismiss Lee")
    assert ww.where("Greene") == "Hartford"
    assert ww.cus("Hartford") == (3, 0, 0)


@pytest.mark.rule("R-139")
@pytest.mark.parametrize(("cus", "left"), [(5, 0), (6, 1), (7, 2)])
def test_7_9_b_he_takes_five_cus_along(ww: Situation, cus: int, left: int) -> None:
    ww.put("Howe 3 @ Boston", f"Greene {cus} @ Newport").roll(1)
    howe(ww, "Newport").american("retreat_before_battle", "retreat Hartford")
    assert ww.cus("Hartford") == (5, 0, 0)
    assert ww.cus("Newport") == (left, 0, 3)
    assert bool(ww.logged("battle")) is (left > 0)


@pytest.mark.rule("R-139")
def test_7_9_b_of_a_mixed_stack_the_owner_picks_the_five(ww: Situation) -> None:
    ww.put("Howe 3 @ Boston", "Greene 4+3 @ Newport").roll(1)
    howe(ww, "Newport").american("retreat_before_battle", "retreat Hartford")
    assert ww.offered("mix") == ["2 3", "3 2", "4 1"]
    ww.american("mix 3 2")
    assert ww.cus("Hartford") == (3, 2, 0)
    assert ww.cus("Newport") == (1, 1, 3)


@pytest.mark.rule("R-139", "R-140")
def test_7_9_b_one_cu_left_behind_is_overrun_and_the_british_stop(ww: Situation) -> None:
    ww.put("Howe 4 @ Boston", "Greene 6 @ Newport").roll(1)
    howe(ww, "Newport").american("retreat_before_battle", "retreat Hartford")
    assert ww.logged("overrun") == [(BRITISH, ww.space("Newport"))]
    assert ww.cus("Newport") == (0, 0, 4)
    assert is_over(ww)


@pytest.mark.rule("R-139")
def test_7_9_b_those_left_behind_fight_without_their_general(ww: Situation) -> None:
    """One rating die only, Howe's; the winner loses a CU on a 1 alone."""
    ww.put("Howe 3 @ Boston", "Greene 7 @ Newport").roll(1, 4, 6, 1, 1, 2)
    howe(ww, "Newport").american("retreat_before_battle", "retreat Hartford")
    ww.british("no_card").american("no_card")
    assert [entry[0] for entry in ww.logged("rating")] == [ww.general("Howe")]
    assert ww.cus("Newport")[2] == 3


@pytest.mark.rule("R-140", "R-103")
@pytest.mark.parametrize("edition", EDITIONS)
def test_7_9_b_the_british_stop_in_the_vacated_space(edition: str) -> None:
    ww = table(edition).put("Howe 3 @ Boston", "Greene 2 @ Newport").roll(5)
    howe(ww, "Newport").american("retreat_before_battle", "retreat Hartford")
    assert ww.where("Howe") == "Newport"
    assert is_over(ww)


@pytest.mark.rule("R-141")
def test_7_9_b_a_failure_leads_straight_to_battle(ww: Situation) -> None:
    howe(ww.put("Howe 3 @ Boston", "Greene 2 @ Newport").roll(6), "Newport")
    ww.american("retreat_before_battle")
    assert ww.where("Greene") == "Newport"
    assert ww.logged("battle") == [(BRITISH, ww.space("Newport"))]
    assert ww.asked == "battle_card"


# ---------------------------------------------------------------------- C again and again


@pytest.mark.rule("R-142")
@pytest.mark.parametrize("edition", EDITIONS)
def test_7_9_c_each_attack_of_a_campaign_may_be_evaded(edition: str) -> None:
    ww = table(edition).put("Howe 3 @ Boston", "Clinton 3 @ New York", "Burgoyne 2 @ Norwich")
    ww.put("Greene 2 @ Newport").hand(british=[70, 45]).roll(5, 5, 5)
    ww.british("campaign 70", "general Howe", "march Newport")
    ww.american("retreat_before_battle", "retreat Hartford")
    ww.british("general Clinton", "march Westchester", "march Hartford")
    assert ww.asked == "retreat_before_battle"
    ww.american("retreat_before_battle", "retreat Springfield")
    ww.british("general Burgoyne", "march Springfield")
    assert ww.asked == "retreat_before_battle"
    ww.american("retreat_before_battle", "retreat Albany")
    assert ww.where("Greene") == "Albany"
    assert not ww.logged("battle")


@pytest.mark.rule("R-142")
def test_7_9_c_also_after_a_failed_attempt(ww: Situation) -> None:
    """Clinton beats Greene, who failed to retreat before battle, and Howe then comes after him."""
    ww.put("Howe 3 @ Boston", "Clinton 5 @ New York", "Greene 4 @ Hartford")
    ww.hand(british=[67, 45]).british("campaign 67", "general Clinton", "march Westchester")
    ww.roll(6, 6, 1, 6, 1, 1, 6).british("march Hartford").american("retreat_before_battle")
    ww.british("no_card").american("no_card", "retreat Newport")
    ww.british("general Howe", "march Newport")
    assert ww.asked == "retreat_before_battle"


# ---------------------------------------------------------------------- nowhere to go


@pytest.mark.rule("R-234")
@pytest.mark.parametrize("edition", EDITIONS)
def test_9_61_a_without_a_space_to_go_to_no_attempt_is_offered(edition: str) -> None:
    """Hemmed in by a CU, two markers and the space the British came from."""
    ww = table(edition).put("Howe 3 @ Boston", "Greene 2 @ Newport", "British 1 @ Hartford")
    ww.british_pc("New Haven", "Lexington and Concord")
    howe(ww, "Newport")
    assert ww.asked == "battle_card"
    assert not ww.logged("surrender")


@pytest.mark.rule("R-234")
def test_9_61_a_one_open_space_is_enough(ww: Situation) -> None:
    ww.put("Howe 3 @ Boston", "Greene 2 @ Newport").british_pc("New Haven", "Hartford").roll(1)
    howe(ww, "Newport").american("retreat_before_battle")
    assert ww.where("Greene") == "Lexington and Concord"


@pytest.mark.rule("R-234", "R-138")
def test_9_61_a_the_one_space_may_hold_a_lone_british_general(ww: Situation) -> None:
    """Only an Army retreats before battle, and an Army captures him."""
    ww.put("Howe 3 @ Boston", "Greene 2 @ Newport", "Clinton @ Lexington and Concord").roll(1)
    howe(ww.british_pc("New Haven", "Hartford"), "Newport").american("retreat_before_battle")
    assert ww.where("Greene") == "Lexington and Concord"
    assert ww.where("Clinton") == "captured"
