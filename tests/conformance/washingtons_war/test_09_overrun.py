"""9.7: overruns."""

from __future__ import annotations

import pytest

from tests.conformance.washingtons_war.fights import begin_march
from tests.conformance.washingtons_war.situation import Situation
from ticonderoga.games.washingtons_war.data.board import AMERICAN, BRITISH
from ticonderoga.games.washingtons_war.position import DISPERSED


def overran(ww: Situation) -> bool:
    assert bool(ww.logged("overrun")) != bool(ww.logged("battle"))
    return bool(ww.logged("overrun"))


@pytest.mark.rule("R-183", "R-185")
@pytest.mark.parametrize(
    ("cus", "overrun"), [(1, False), (2, False), (3, False), (4, True), (5, True)]
)
def test_9_7_four_or_five_british_cus_overrun_one_cu_without_a_general(
    cus: int, overrun: bool
) -> None:
    ww = Situation().put(f"Howe {cus} @ Morristown", "American 1 @ Reading")
    begin_march(ww, "Howe", "Reading")
    assert overran(ww) is overrun
    if overrun:
        assert ww.cus("Reading") == (0, 0, cus)
        assert ww.logged("loss_roll") == []


@pytest.mark.rule("R-183", "R-185")
@pytest.mark.parametrize(("cus", "overrun"), [(3, False), (4, True), (5, True)])
def test_9_7_the_same_for_the_americans(cus: int, overrun: bool) -> None:
    ww = Situation().put(f"Greene {cus} @ Morristown", "British 1 @ Reading")
    begin_march(ww, "Greene", "Reading")
    assert overran(ww) is overrun
    if overrun:
        assert ww.cus("Reading") == (cus, 0, 0)


@pytest.mark.rule("R-185")
def test_9_7_american_and_french_cus_count_together() -> None:
    ww = Situation().put("Greene 2+2 @ Morristown", "British 1 @ Reading")
    assert overran(begin_march(ww, "Greene", "Reading"))


@pytest.mark.rule("R-184")
def test_9_7_one_american_and_one_french_cu_are_two() -> None:
    ww = Situation().put("Howe 5 @ Morristown", "American 1 @ Reading", "French 1 @ Reading")
    assert not overran(begin_march(ww, "Howe", "Reading"))


@pytest.mark.rule("R-183", "R-225")
def test_9_7_a_lone_french_cu_is_overrun_like_an_american_one() -> None:
    ww = Situation().put("Howe 5 @ Morristown", "French 1 @ Reading")
    begin_march(ww, "Howe", "Reading")
    assert overran(ww)
    assert ww.cus("Reading") == (0, 0, 5)


@pytest.mark.rule("R-185")
def test_9_7_of_more_than_five_only_five_march_and_overrun() -> None:
    ww = Situation().put("Howe 8 @ Morristown", "American 1 @ Reading")
    begin_march(ww, "Howe", "Reading")
    assert overran(ww)
    assert ww.cus("Reading") == (0, 0, 5)
    assert ww.cus("Morristown") == (0, 0, 3)


@pytest.mark.rule("R-183")
def test_9_7_the_british_use_the_rest_of_their_move_and_overrun_again() -> None:
    ww = Situation().put("Howe 5 @ Morristown", "American 1 @ Reading", "American 1 @ Carlisle")
    begin_march(ww, "Howe", "Reading", "Carlisle", "Bedford", "Pittsburgh")
    assert ww.where("Howe") == "Pittsburgh"
    assert len(ww.logged("overrun")) == 2
    assert ww.cus("Pittsburgh") == (0, 0, 5)
    assert ww.asked == "play"


@pytest.mark.rule("R-184")
def test_9_7_a_general_or_a_second_cu_makes_it_a_battle() -> None:
    ww = Situation().put("Howe 5 @ Morristown", "American 2 @ Reading")
    assert not overran(begin_march(ww, "Howe", "Reading"))
    ww = Situation().put("Howe 5 @ Morristown", "Lincoln 1 @ Reading")
    assert not overran(begin_march(ww, "Howe", "Reading").american("stand"))
    ww = Situation().put("Howe 5 @ Morristown", "Washington 1 @ Reading")
    assert not overran(begin_march(ww, "Howe", "Reading").american("stand"))
    ww = Situation().put("Greene 5 @ Morristown", "Clinton 1 @ Reading")
    assert not overran(begin_march(ww, "Greene", "Reading"))


@pytest.mark.rule("R-184")
def test_9_7_interceptions_come_before_the_overrun() -> None:
    ww = Situation().put("Howe 5 @ Morristown", "American 1 @ Reading", "Greene 1 @ York")
    ww.american_pc("Reading").roll(3)
    begin_march(ww, "Howe", "Reading")
    assert ww.asked == "intercept"
    assert ww.logged("overrun") == []
    ww.american("intercept Greene")
    assert ww.logged("battle") == [(BRITISH, ww.space("Reading"))]
    assert ww.logged("overrun") == []


@pytest.mark.rule("R-184")
def test_9_7_after_a_failed_interception_the_overrun_takes_place_and_the_march_goes_on() -> None:
    ww = Situation().put("Howe 5 @ Morristown", "American 1 @ Reading", "Greene 1 @ York")
    ww.american_pc("Reading").roll(4)
    begin_march(ww, "Howe", "Reading").american("intercept Greene")
    assert overran(ww)
    assert ww.asked == "march"


@pytest.mark.rule("R-140", "R-139")
def test_7_9_leftovers_of_a_retreat_before_battle_are_overrun_but_the_march_is_over() -> None:
    ww = Situation().put("Howe 5 @ Morristown", "Greene 6 @ Reading").roll(5)
    begin_march(ww, "Howe", "Reading").american("retreat_before_battle", "retreat York")
    assert overran(ww)
    assert ww.cus("York") == (5, 0, 0)
    assert ww.cus("Reading") == (0, 0, 5)
    assert ww.asked == "play"


@pytest.mark.rule("R-186", "R-217")
def test_12_1_overrunning_a_british_cu_is_a_british_defeat() -> None:
    ww = Situation().put("Greene 5 @ Morristown", "British 1 @ Reading")
    begin_march(ww, "Greene", "Reading")
    assert ww.g.alliance == 1
    assert ww.g.regulars is True


@pytest.mark.rule("R-186")
def test_12_1_overrunning_an_american_cu_moves_nothing() -> None:
    ww = Situation().put("Howe 5 @ Morristown", "American 1 @ Reading").but(alliance=4)
    begin_march(ww, "Howe", "Reading")
    assert ww.g.alliance == 4


@pytest.mark.rule("R-121")
def test_7_7_an_overrun_disperses_congress() -> None:
    ww = Situation().put("Howe 5 @ Morristown", "American 1 @ Reading").congress("Reading")
    begin_march(ww, "Howe", "Reading")
    assert ww.g.congress == DISPERSED


@pytest.mark.rule("R-187", "R-104")
def test_7_3_c_after_an_overrun_an_american_has_four_spaces() -> None:
    ww = Situation().put("Greene 5 @ Morristown", "British 1 @ Reading")
    begin_march(ww, "Greene", "Reading", "York", "Carlisle", "Bedford")
    assert ww.where("Greene") == "Bedford"
    assert ww.logged("overrun") == [(AMERICAN, ww.space("Reading"))]
    assert ww.why_not("march Pittsburgh") == "fifth_space_after_overrun"


@pytest.mark.rule("R-187", "R-104")
def test_7_3_c_without_an_overrun_he_has_five() -> None:
    ww = Situation().put("Greene 5 @ Morristown")
    begin_march(ww, "Greene", "Reading", "York", "Carlisle", "Bedford", "Pittsburgh")
    assert ww.where("Greene") == "Pittsburgh"


@pytest.mark.rule("R-187", "R-104")
def test_7_3_c_the_fifth_space_cannot_be_an_overrun() -> None:
    ww = Situation().put("Greene 5 @ Morristown", "British 1 @ Pittsburgh")
    begin_march(ww, "Greene", "Reading", "York", "Carlisle", "Bedford")
    assert ww.why_not("march Pittsburgh") == "fifth_space_into_battle"
