"""7.3, 7.4 The march: how far, with how many CUs, and which spaces are closed to whom."""

from __future__ import annotations

import pytest

from tests.conformance.washingtons_war.marches import armed, is_over, march
from tests.conformance.washingtons_war.situation import EDITIONS, Situation
from ticonderoga.games.washingtons_war.data.board import AMERICAN


@pytest.fixture
def ww() -> Situation:
    return armed()


# ---------------------------------------------------------------------- 7.3.A distance


@pytest.mark.rule("R-102")
def test_7_3_a_a_british_general_goes_four_spaces_and_no_fifth(ww: Situation) -> None:
    ww.put("Howe 2 @ Boston")
    march(ww, "Howe", "Newport", "Hartford", "Springfield")
    assert ww.offers("march Albany")
    ww.british("march Albany")
    assert is_over(ww)
    assert ww.where("Howe") == "Albany"
    assert ww.cus("Albany") == (0, 0, 2)


@pytest.mark.rule("R-102")
def test_7_3_a_he_may_stop_sooner_or_not_move_at_all(ww: Situation) -> None:
    ww.put("Howe 2 @ Boston")
    march(ww, "Howe").british("stop")
    assert is_over(ww)
    assert ww.where("Howe") == "Boston"


@pytest.mark.rule("R-102", "R-104")
@pytest.mark.parametrize("force", ["Gates 2 @ Boston", "Gates @ Boston", "Rochambeau 0+2 @ Boston"])
def test_7_3_c_american_and_french_generals_go_five_alone_or_not(ww: Situation, force: str) -> None:
    ww.put(force)
    name = force.split()[0]
    march(ww, name, "Newport", "Hartford", "Springfield", "Albany")
    assert ww.offers("march Saratoga")
    assert ww.offers("stop")
    ww.american("march Saratoga")
    assert is_over(ww)
    assert ww.where(name) == "Saratoga"


# ---------------------------------------------------------------------- 7.3.A load


@pytest.mark.rule("R-102", "A-20")
def test_7_3_a_no_more_than_five_cus_go_along(ww: Situation) -> None:
    ww.put("Howe 7 @ Boston")
    march(ww, "Howe")
    assert ww.offered("carry") == [f"{n} 0" for n in range(5)]
    assert ww.why_not("carry 6 0") == "load_impossible"
    ww.british("march Newport")
    assert ww.cus("Newport") == (0, 0, 5)
    assert ww.cus("Boston") == (0, 0, 2)


@pytest.mark.rule("R-102")
def test_7_3_a_fewer_or_none_may_be_taken(ww: Situation) -> None:
    ww.put("Howe 3 @ Boston")
    march(ww, "Howe", "carry 1 0", "Newport")
    assert (ww.cus("Boston"), ww.cus("Newport")) == ((0, 0, 2), (0, 0, 1))
    ww.british("carry 0 0", "march Hartford")
    assert (ww.cus("Newport"), ww.cus("Hartford")) == ((0, 0, 1), (0, 0, 0))
    assert ww.where("Howe") == "Hartford"


@pytest.mark.rule("R-102")
def test_7_3_a_more_than_are_there_cannot_be_taken(ww: Situation) -> None:
    ww.put("Howe 3 @ Boston")
    march(ww, "Howe")
    assert ww.offered("carry") == ["0 0", "1 0", "2 0"]
    assert ww.why_not("carry 4 0") == "load_impossible"
    assert ww.why_not("carry 2 1") == "load_impossible"


@pytest.mark.rule("R-102")
def test_7_3_a_cus_are_picked_up_on_the_way_up_to_five(ww: Situation) -> None:
    ww.put("Howe 3 @ Boston", "British 4 @ Newport")
    march(ww, "Howe", "Newport")
    assert ww.cus("Newport") == (0, 0, 7)
    assert ww.offered("carry") == ["0 0", "1 0", "2 0", "4 0", "5 0"]
    ww.british("carry 5 0")
    assert ww.why_not("carry 4 0") == "load_already_set"
    ww.british("march Hartford")
    assert (ww.cus("Newport"), ww.cus("Hartford")) == ((0, 0, 2), (0, 0, 5))
    assert ww.offers("carry 4 0")


@pytest.mark.rule("R-102")
def test_7_3_a_what_stands_on_the_way_stays_unless_it_is_picked_up(ww: Situation) -> None:
    ww.put("Howe 3 @ Boston", "British 1 @ Newport")
    march(ww, "Howe", "Newport", "Hartford")
    assert (ww.cus("Newport"), ww.cus("Hartford")) == ((0, 0, 1), (0, 0, 3))


@pytest.mark.rule("R-102")
def test_7_3_a_french_and_american_cus_share_the_five(ww: Situation) -> None:
    ww.put("Washington 3+4 @ York")
    march(ww, "Washington")
    assert "3 2" not in ww.offered("carry")
    assert {"0 4", "1 4", "2 3", "3 1", "0 0"} <= set(ww.offered("carry"))
    assert ww.why_not("carry 3 3") == "load_impossible"
    assert ww.why_not("carry 2 4") == "load_impossible"
    assert len(ww.offered("carry")) == 5 + 5 + 4 + 3 - 1
    ww.american("carry 1 4", "march Baltimore")
    assert (ww.cus("York"), ww.cus("Baltimore")) == ((2, 0, 0), (1, 4, 0))


@pytest.mark.rule("R-102")
def test_7_3_a_the_first_load_is_all_he_can_take(ww: Situation) -> None:
    ww.put("Washington 3+4 @ York")
    march(ww, "Washington", "Baltimore")
    assert (ww.cus("York"), ww.cus("Baltimore")) == ((0, 2, 0), (3, 2, 0))


@pytest.mark.rule("R-102")
def test_7_3_a_french_cus_by_themselves_may_be_left_and_taken(ww: Situation) -> None:
    ww.put("Rochambeau 0+3 @ York")
    march(ww, "Rochambeau")
    assert ww.offered("carry") == ["0 0", "0 1", "0 2"]
    ww.american("carry 0 1", "march Baltimore")
    assert (ww.cus("York"), ww.cus("Baltimore")) == ((0, 2, 0), (0, 1, 0))


@pytest.mark.rule("R-107", "R-109")
def test_7_4_a_as_many_french_as_american_cus_are_an_army(ww: Situation) -> None:
    ww.put("Washington 2+2 @ Boston", "British 2 @ Newport").british_pc("Falmouth")
    march(ww, "Washington")
    assert ww.offers("march Falmouth")
    ww.american("march Newport")
    assert ww.logged("battle") == [(AMERICAN, ww.space("Newport"))]


@pytest.mark.rule("G-06", "R-102", "R-104")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("last", ["Augusta", "St. Mary's"])
def test_g_06_gates_drops_two_and_picks_up_three_on_his_way_to_savannah(
    edition: str, last: str
) -> None:
    ww = Situation(edition).put("Gates 4 @ Ninety Six", "American 3 @ Charleston")
    ww.hand(american=[23]).american_turn().american(
        "activate 23", "general Gates", "march Camden", "march Eutaw Springs", "carry 2 0",
        "march Charleston", "carry 5 0", "march Savannah",
    )  # fmt: skip
    assert ww.cus("Eutaw Springs") == (2, 0, 0)
    assert ww.cus("Charleston") == (0, 0, 0)
    assert ww.cus("Savannah") == (5, 0, 0)
    assert ww.offers("stop")
    ww.american(f"march {last}")
    assert is_over(ww)
    assert ww.where("Gates") == last


# ---------------------------------------------------------------------- 7.3.B, C enemies


@pytest.mark.rule("R-103")
def test_7_3_b_a_battle_ends_the_move_even_when_it_is_won(ww: Situation) -> None:
    ww.put("Howe 3 @ Boston", "American 2 @ Newport").roll(4, 6, 1, 1, 6)
    march(ww, "Howe", "Newport").british("no_card").american("no_card", "retreat Hartford")
    assert ww.where("Howe") == "Newport"
    assert is_over(ww)
    assert ww.cus("Newport") == (0, 0, 3)


@pytest.mark.rule("R-103")
def test_7_3_b_an_overrun_does_not_end_the_move(ww: Situation) -> None:
    ww.put("Howe 4 @ Boston", "American 1 @ Newport")
    march(ww, "Howe", "Newport")
    assert ww.cus("Newport") == (0, 0, 4)
    assert ww.asked == "march"
    ww.british("march Hartford", "march Springfield", "march Albany")
    assert is_over(ww)


@pytest.mark.rule("R-104", "A-18")
def test_7_3_c_the_fifth_space_may_not_hold_enemy_cus(ww: Situation) -> None:
    ww.put("Gates 5 @ Boston", "British 1 @ Saratoga", "British 2 @ Brattleboro")
    march(ww, "Gates", "Newport", "Hartford", "Springfield", "Albany")
    assert ww.why_not("march Saratoga") == "fifth_space_into_battle"
    assert ww.why_not("march Brattleboro") == "fifth_space_into_battle"
    assert ww.offers("march Westchester")


@pytest.mark.rule("R-104", "A-18")
def test_7_3_c_the_fourth_space_may(ww: Situation) -> None:
    ww.put("Gates 2 @ Boston", "British 2 @ Albany").hand(american=[45], british=[])
    march(ww, "Gates", "Newport", "Hartford", "Springfield", "Albany")
    assert ww.logged("battle") == [(AMERICAN, ww.space("Albany"))]


@pytest.mark.rule("R-104", "A-18")
def test_7_3_c_after_an_overrun_there_is_no_fifth_space(ww: Situation) -> None:
    ww.put("Gates 4 @ Boston", "British 1 @ Newport")
    march(ww, "Gates", "Newport", "Hartford", "Springfield")
    assert ww.offers("march Albany")
    ww.american("march Albany")
    assert ww.why_not("march Saratoga") == "fifth_space_after_overrun"


@pytest.mark.rule("R-104")
def test_7_3_c_the_overrun_itself_may_be_on_the_fourth_space(ww: Situation) -> None:
    ww.put("Gates 4 @ Boston", "British 1 @ Albany")
    march(ww, "Gates", "Newport", "Hartford", "Springfield", "Albany")
    assert ww.cus("Albany") == (4, 0, 0)
    assert ww.why_not("march Saratoga") == "fifth_space_after_overrun"


@pytest.mark.rule("R-104")
def test_7_3_c_capturing_lone_generals_does_not_shorten_the_move(ww: Situation) -> None:
    ww.put("Gates 2 @ Boston", "Clinton @ Hartford", "Howe @ Saratoga")
    march(ww, "Gates", "Newport", "Hartford", "Springfield", "Albany", "Saratoga")
    assert ww.where("Clinton") == "captured"
    assert ww.where("Howe") == "captured"
    assert is_over(ww)


@pytest.mark.rule("R-105")
@pytest.mark.parametrize("edition", EDITIONS)
def test_7_3_c_glover_moves_any_general_six_spaces(edition: str) -> None:
    ww = Situation(edition).put("Gates 2 @ Boston", "Rochambeau 0+1 @ York", "Howe 1 @ Norfolk")
    ww.hand(american=[93]).american_turn().american("event 93")
    assert ww.offered("general") == ["Gates", "Rochambeau"]
    assert ww.why_not("general Howe") == "not_your_general"
    assert ww.why_not("general Lee") == "general_not_on_map"
    ww.american("general Gates", "march Newport", "march Hartford", "march Springfield")
    ww.american("march Albany", "march Saratoga")
    assert ww.offers("march Ticonderoga")
    ww.american("march Ticonderoga")
    assert is_over(ww)
    assert ww.where("Gates") == "Ticonderoga"


@pytest.mark.rule("R-105")
def test_7_3_c_glover_overruns_again_and_again_and_fights_in_the_sixth_space(
    ww: Situation,
) -> None:
    ww.put("Gates 4 @ Boston", "British 1 @ Newport", "British 1 @ Hartford", "British 1 @ Albany")
    ww.put("British 1 @ Saratoga", "British 2 @ Ticonderoga").hand(american=[93], british=[])
    ww.american_turn().american("event 93", "general Gates", "march Newport", "march Hartford")
    ww.american("march Springfield", "march Albany", "march Saratoga")
    assert len(ww.logged("overrun")) == 4
    ww.american("march Ticonderoga")
    assert ww.logged("battle") == [(AMERICAN, ww.space("Ticonderoga"))]


@pytest.mark.rule("R-105")
def test_7_3_c_a_battle_ends_glovers_move_as_well(ww: Situation) -> None:
    ww.put("Gates 3 @ Boston", "British 2 @ Newport").hand(american=[93], british=[2])
    ww.american_turn().american("event 93", "general Gates").roll(4, 6, 1, 1, 6)
    ww.american("march Newport").british("no_card", "retreat Hartford")
    assert is_over(ww)
    assert ww.where("Gates") == "Newport"


# ---------------------------------------------------------------------- 7.3.D wilderness


@pytest.mark.rule("R-106")
def test_7_3_d_a_dashed_line_costs_three_spaces(ww: Situation) -> None:
    ww.put("Howe 1 @ Fort Detroit")
    march(ww, "Howe", "Bassett Town")
    assert ww.why_not("march Point Pleasant") == "too_far"
    assert ww.offers("march Pittsburgh")
    ww.british("march Pittsburgh")
    assert is_over(ww)
    assert ww.where("Howe") == "Pittsburgh"


@pytest.mark.rule("R-106")
def test_7_3_d_one_step_leaves_the_british_enough_for_it_and_two_do_not(ww: Situation) -> None:
    ww.put("Howe 1 @ Bedford")
    march(ww, "Howe", "Pittsburgh")
    assert ww.offers("march Fort Niagara")
    ww.british("march Bassett Town")
    assert ww.why_not("march Point Pleasant") == "too_far"


@pytest.mark.rule("R-106", "R-104")
def test_7_3_d_the_american_may_take_two_steps_and_a_dashed_line(ww: Situation) -> None:
    ww.put("Gates 1 @ Carlisle", "British 1 @ Fort Niagara")
    march(ww, "Gates", "Bedford", "Pittsburgh")
    assert ww.why_not("march Fort Niagara") == "fifth_space_into_battle"
    ww = Situation().hand(american=[45]).put("Gates 1 @ Carlisle")
    march(ww, "Gates", "Bedford", "Pittsburgh", "Fort Niagara")
    assert is_over(ww)
    assert ww.where("Gates") == "Fort Niagara"
