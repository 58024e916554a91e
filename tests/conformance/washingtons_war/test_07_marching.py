"""7.3, 7.4 The march: how far, with how many CUs, and which spaces are closed to whom."""

from __future__ import annotations

import pytest

from tests.conformance.washingtons_war.situation import EDITIONS, Situation
from ticonderoga.games.washingtons_war.board import AMERICAN, BRITISH


@pytest.fixture
def ww() -> Situation:
    """Both sides hold enough 3 OPS cards to move anybody, and Glover."""
    return Situation().hand(american=[45, 46, 93], british=[47, 48])


def march(ww: Situation, general: str, *steps: str) -> Situation:
    """Activate a general with a 3 OPS card and march him along."""
    british = ww.pack.pieces.generals[ww.general(general)].side == BRITISH
    card, play = (47, ww.british_turn().british) if british else (45, ww.american_turn().american)
    play(f"activate {card}", f"general {general}")
    play(*(step if " " in step and step.split()[0] in ("carry", "march") else f"march {step}"
           for step in steps))  # fmt: skip
    return ww


def is_over(ww: Situation) -> bool:
    """The activation is over: the other side is to play."""
    return ww.asked == "play"


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
    ww.put("Gates 5 @ Boston", "British 1 @ Saratoga", "British 2 @ Bennington")
    march(ww, "Gates", "Newport", "Hartford", "Springfield", "Albany")
    assert ww.why_not("march Saratoga") == "fifth_space_into_battle"
    assert ww.why_not("march Bennington") == "fifth_space_into_battle"
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


# ---------------------------------------------------------------------- 7.4.A, B alone


@pytest.mark.rule("R-107")
def test_7_4_a_a_general_without_cus_keeps_away_from_enemy_cus(ww: Situation) -> None:
    ww.put("Howe 1 @ Boston", "American 1 @ Newport", "French 1 @ Falmouth")
    march(ww, "Howe", "carry 0 0")
    assert ww.why_not("march Newport") == "alone_among_cus"
    assert ww.why_not("march Falmouth") == "alone_among_cus"
    with_a_cu = Situation().hand(british=[47]).put("Howe 1 @ Boston", "American 1 @ Newport")
    march(with_a_cu, "Howe")
    assert with_a_cu.offers("march Newport")


@pytest.mark.rule("R-107")
def test_7_4_a_the_american_alone_keeps_away_from_british_cus(ww: Situation) -> None:
    ww.put("Gates @ Boston", "British 1 @ Newport", "American 1 @ Falmouth")
    march(ww, "Gates")
    assert ww.why_not("march Newport") == "alone_among_cus"
    assert ww.offers("march Falmouth")


@pytest.mark.rule("R-108")
@pytest.mark.parametrize(("mover", "other"), [("Howe", "Gates"), ("Gates", "Howe")])
def test_7_4_a_a_lone_general_passes_a_lone_enemy_but_does_not_stop(
    ww: Situation, mover: str, other: str
) -> None:
    ww.put(f"{mover} @ Boston", f"{other} @ Newport")
    march(ww, mover, "Newport")
    assert ww.why_not("stop") == "alone_with_enemy_general"
    play = ww.british if mover == "Howe" else ww.american
    play("march Hartford", "stop")
    assert is_over(ww)
    assert ww.where(other) == "Newport"
    assert ww.where(mover) == "Hartford"


@pytest.mark.rule("R-108")
def test_7_4_a_he_enters_only_if_he_can_leave_again(ww: Situation) -> None:
    """Lee sits where Howe's fourth step would end; from the third he could go on."""
    ww.put("Howe @ Boston", "Lee @ Albany")
    march(ww, "Howe", "Newport", "Hartford", "Springfield")
    assert ww.why_not("march Albany") == "alone_with_enemy_general"
    ww = Situation().hand(british=[47]).put("Howe @ Newport", "Lee @ Albany")
    march(ww, "Howe", "Hartford", "Springfield")
    assert ww.offers("march Albany")


@pytest.mark.rule("R-108")
def test_7_4_a_the_american_may_use_his_fifth_space_to_leave(ww: Situation) -> None:
    ww.put("Lee @ Boston", "Howe @ Albany")
    march(ww, "Lee", "Newport", "Hartford", "Springfield")
    assert ww.offers("march Albany")
    ww.american("march Albany", "march Saratoga")
    assert ww.where("Lee") == "Saratoga"
    ww = Situation().hand(american=[45]).put("Lee @ Boston", "Howe @ Saratoga")
    march(ww, "Lee", "Newport", "Hartford", "Springfield", "Albany")
    assert ww.why_not("march Saratoga") == "alone_with_enemy_general"


@pytest.mark.rule("R-108")
def test_7_4_a_after_an_overrun_there_is_no_fifth_space_to_leave_by(ww: Situation) -> None:
    """Gates overruns, leaves his CUs, and goes on alone."""
    ww.put("Gates 4 @ Boston", "British 1 @ Newport", "Howe @ Albany")
    march(ww, "Gates", "Newport", "carry 0 0", "Hartford", "Springfield")
    assert ww.why_not("march Albany") == "alone_with_enemy_general"
    ww = Situation().hand(american=[45]).put("Gates 4 @ Boston", "British 1 @ Newport")
    ww.put("Howe @ Springfield")
    march(ww, "Gates", "Newport", "carry 0 0", "Hartford")
    assert ww.offers("march Springfield")


@pytest.mark.rule("R-108")
def test_7_4_a_glover_after_an_overrun_still_has_all_six(ww: Situation) -> None:
    ww.put("Gates 4 @ Boston", "British 1 @ Newport", "Howe @ Albany").american_turn()
    ww.american("event 93", "general Gates", "march Newport", "carry 0 0", "march Hartford")
    ww.american("march Springfield")
    assert ww.offers("march Albany")


@pytest.mark.rule("R-108")
def test_7_4_a_several_lone_enemies_in_a_row_may_be_passed(ww: Situation) -> None:
    ww.put("Howe @ Boston", "Lee @ Newport", "Gates @ Hartford", "Lincoln @ Springfield")
    march(ww, "Howe")
    assert ww.offers("march Newport")
    ww.british("march Newport", "march Hartford", "march Springfield")
    assert ww.why_not("stop") == "alone_with_enemy_general"
    ww.british("march Albany")
    assert ww.where("Howe") == "Albany"


@pytest.mark.rule("R-108")
def test_7_4_a_a_row_too_long_to_pass_is_not_entered(ww: Situation) -> None:
    """Every way out of the row leads into enemy CUs, enemy markers or too far."""
    ww.put("Howe @ Wilmington, DE", "Lee @ Philadelphia", "American 1 @ York")
    ww.put("Gates @ New Brunswick", "Lincoln @ Monmouth", "Greene @ Reading")
    ww.american_pc("Morristown", "Carlisle", "Wyoming Valley", "New York", "Wilmington, DE")
    march(ww, "Howe")
    assert ww.why_not("march Philadelphia") == "alone_with_enemy_general"
    assert ww.offers("march Baltimore")


@pytest.mark.rule("R-108")
def test_7_4_a_he_may_leave_by_the_way_he_came(ww: Situation) -> None:
    ww.put("Howe @ Boston", "Lee @ Barnstable").nobody_else().put("British 1 @ Norfolk")
    ww.put("American 1 @ York")
    march(ww, "Howe")
    assert ww.offers("march Barnstable")
    ww.british("march Barnstable", "march Boston")
    assert ww.where("Howe") == "Boston"


@pytest.mark.rule("R-109")
@pytest.mark.parametrize(("mover", "enemy"), [("Howe", "american_pc"), ("Gates", "british_pc")])
def test_7_4_b_a_lone_general_never_enters_an_enemy_marker(
    ww: Situation, mover: str, enemy: str
) -> None:
    own = "british_pc" if enemy == "american_pc" else "american_pc"
    ww.put(f"{mover} 1 @ Boston")
    getattr(ww, enemy)("Newport")
    getattr(ww, own)("Falmouth")
    march(ww, mover)
    assert ww.offers("march Newport")
    (ww.british if mover == "Howe" else ww.american)("carry 0 0")
    assert ww.why_not("march Newport") == "alone_on_enemy_marker"
    assert ww.offers("march Falmouth")
    assert ww.offers("march Lexington and Concord")


@pytest.mark.rule("A-21", "R-109")
def test_7_4_b_a_lone_general_under_an_enemy_marker_may_march_out(ww: Situation) -> None:
    ww.put("Howe @ Newport").american_pc("Newport")
    march(ww, "Howe")
    assert ww.offers("stop")
    ww.british("march Boston", "stop")
    assert ww.where("Howe") == "Boston"


@pytest.mark.rule("A-19", "R-109")
def test_7_7_a_lone_british_general_may_stand_beside_congress(ww: Situation) -> None:
    """He does not disperse it; an American marker would keep him out."""
    ww.put("Howe @ Monmouth")
    march(ww, "Howe", "Philadelphia").british("stop")
    assert ww.where("Howe") == "Philadelphia"
    assert ww.g.congress == ww.space("Philadelphia")
    assert not ww.g.congress_dispersed
    ww = Situation().hand(british=[47]).put("Howe @ Monmouth").american_pc("Philadelphia")
    march(ww, "Howe")
    assert ww.why_not("march Philadelphia") == "alone_on_enemy_marker"


# ---------------------------------------------------------------------- 7.4.C two generals


@pytest.mark.rule("R-110")
@pytest.mark.parametrize(("goes", "stays"), [("Howe", "Clinton"), ("Clinton", "Howe")])
def test_7_4_c_of_two_generals_the_owner_sends_one_to_the_box(
    ww: Situation, goes: str, stays: str
) -> None:
    ww.put("Howe 2 @ Boston", "Clinton 1 @ Newport")
    march(ww, "Howe", "Newport").british("stop")
    assert ww.asked == "dismiss"
    assert ww.why_not("dismiss Burgoyne") == "general_not_there"
    ww.british(f"dismiss {goes}")
    assert ww.where(goes) == "box"
    assert ww.where(stays) == "Newport"
    assert ww.cus("Newport") == (0, 0, 3)


@pytest.mark.rule("R-110")
@pytest.mark.parametrize(("mover", "other"), [("Washington", "Gates"), ("Gates", "Washington")])
def test_7_4_c_washington_never_goes_to_the_box(ww: Situation, mover: str, other: str) -> None:
    ww.put(f"{mover} 2 @ Boston", f"{other} 1 @ Newport")
    march(ww, mover, "Newport").american("stop")
    assert is_over(ww)
    assert ww.where("Washington") == "Newport"
    assert ww.where("Gates") == "box"


@pytest.mark.rule("R-110")
def test_7_4_c_passing_another_general_costs_nothing(ww: Situation) -> None:
    ww.put("Howe 2 @ Boston", "Clinton 1 @ Newport")
    march(ww, "Howe", "Newport", "Hartford").british("stop")
    assert is_over(ww)
    assert ww.where("Clinton") == "Newport"
    assert ww.where("Howe") == "Hartford"


@pytest.mark.rule("R-110")
def test_7_4_c_lone_generals_do_not_stay_together_either(ww: Situation) -> None:
    ww.put("Lee @ Boston", "Gates @ Newport")
    march(ww, "Lee", "Newport").american("stop", "dismiss Lee")
    assert ww.where("Lee") == "box"


# ---------------------------------------------------------------------- 7.4.D Arnold's road


@pytest.mark.rule("R-111")
@pytest.mark.parametrize(("start", "end"), [("Falmouth", "Quebec"), ("Quebec", "Falmouth")])
@pytest.mark.parametrize("cus", [0, 2])
def test_7_4_d_arnold_goes_between_falmouth_and_quebec(
    ww: Situation, start: str, end: str, cus: int
) -> None:
    ww.put(f"Arnold {cus} @ {start}")
    march(ww, "Arnold", end)
    assert ww.where("Arnold") == end
    assert ww.cus(end) == (cus, 0, 0)


@pytest.mark.rule("R-111")
@pytest.mark.parametrize("name", ["Gates", "Washington", "Howe"])
@pytest.mark.parametrize(("start", "end"), [("Falmouth", "Quebec"), ("Quebec", "Falmouth")])
def test_7_4_d_nobody_else_does(ww: Situation, name: str, start: str, end: str) -> None:
    ww.put(f"{name} 2 @ {start}")
    march(ww, name)
    assert ww.why_not(f"march {end}") == "arnold_only"
    assert ww.why_not("march York") == "no_line"


@pytest.mark.rule("R-111", "R-106")
def test_7_4_d_it_costs_arnold_three_spaces(ww: Situation) -> None:
    ww.put("Arnold 1 @ Falmouth")
    march(ww, "Arnold", "Quebec", "Montreal")
    assert ww.offers("march Oswego")
    ww.american("march Oswego")
    assert is_over(ww)
    ww = Situation().hand(american=[45]).put("Arnold 1 @ Lexington and Concord")
    march(ww, "Arnold", "Boston")
    assert ww.why_not("march Quebec") == "no_line"
    ww.american("march Falmouth")
    assert ww.offers("march Quebec")
    ww = Situation().hand(american=[45]).put("Arnold 1 @ Newport")
    march(ww, "Arnold", "Lexington and Concord", "Boston", "Falmouth")
    assert ww.why_not("march Quebec") == "too_far"
