"""7.6 Capturing generals, Washington among them, and 7.7 dispersing Congress."""

from __future__ import annotations

import pytest

from tests.conformance.washingtons_war.situation import EDITIONS, Situation
from ticonderoga.games.washingtons_war.data.board import AMERICAN, BRITISH

DISPERSED = -1


@pytest.fixture
def ww() -> Situation:
    return Situation().hand(american=[46, 1], british=[45, 47]).british_turn()


def howe(ww: Situation, *steps: str) -> Situation:
    return ww.british("activate 45", "general Howe", *(f"march {step}" for step in steps))


# ---------------------------------------------------------------------- 7.6.A


@pytest.mark.rule("R-116")
@pytest.mark.parametrize("edition", EDITIONS)
def test_7_6_a_an_army_takes_a_lone_general_and_marches_on(edition: str) -> None:
    ww = Situation(edition).hand(american=[1], british=[45, 47]).british_turn()
    howe(ww.put("Howe 1 @ Boston", "Lee @ Newport", "Gates @ Hartford"), "Newport")
    assert ww.where("Lee") == "captured"
    assert ww.asked == "march"
    ww.british("march Hartford", "march Springfield", "march Albany")
    assert ww.where("Gates") == "captured"
    assert ww.where("Howe") == "Albany"


@pytest.mark.rule("R-116")
def test_7_6_a_the_american_takes_british_generals_alike(ww: Situation) -> None:
    ww.put("Gates 1 @ Boston", "Clinton @ Newport").american_turn()
    ww.american("activate 46", "general Gates", "march Newport")
    assert ww.where("Clinton") == "captured"
    assert ww.asked == "march"


@pytest.mark.rule("R-116")
def test_7_6_a_where_nobody_is_nobody_is_captured(ww: Situation) -> None:
    ww.put("Howe 2 @ Boston", "Cornwallis 1 @ Norfolk")
    howe(ww, "Newport", "Hartford").british("stop")
    assert not ww.logged("captured")
    assert ww.where("Cornwallis") == "Norfolk"


@pytest.mark.rule("R-116")
def test_7_6_a_an_army_of_french_and_americans_captures_too(ww: Situation) -> None:
    ww.put("Washington 2+2 @ Boston", "Clinton @ Newport").british_pc("Newport").american_turn()
    ww.american("activate 46", "general Washington", "march Newport")
    assert ww.where("Clinton") == "captured"


@pytest.mark.rule("R-116")
def test_7_6_a_a_lone_general_captures_nobody(ww: Situation) -> None:
    howe(ww.put("Howe @ Boston", "Lee @ Newport"), "Newport")
    assert ww.where("Lee") == "Newport"


@pytest.mark.rule("R-116", "R-143")
def test_7_6_a_a_general_with_cus_is_fought_and_not_captured(ww: Situation) -> None:
    howe(ww.put("Howe 3 @ Boston", "Lee 1 @ Newport"), "Newport")
    assert ww.where("Lee") == "Newport"
    assert ww.asked == "retreat_before_battle"


@pytest.mark.rule("R-116")
def test_7_6_a_an_army_retreating_before_battle_takes_a_lone_general_there(ww: Situation) -> None:
    ww.put("Howe 3 @ Boston", "Greene 2 @ Newport", "Clinton @ Hartford")
    howe(ww.roll(1), "Newport").american("retreat_before_battle", "retreat Hartford")
    assert ww.where("Greene") == "Hartford"
    assert ww.where("Clinton") == "captured"


@pytest.mark.rule("R-116")
def test_7_6_a_an_army_retreating_after_battle_takes_a_lone_general_there(ww: Situation) -> None:
    ww.put("Howe 3 @ Boston", "Gates 3 @ Newport", "Clinton @ Hartford").roll(4, 1, 6, 1, 1, 6)
    howe(ww, "Newport").american("stand").british("no_card").american("no_card")
    ww.american("retreat Hartford")
    assert ww.where("Gates") == "Hartford"
    assert ww.where("Clinton") == "captured"


@pytest.mark.rule("R-118", "R-238")
@pytest.mark.parametrize("edition", EDITIONS)
def test_7_6_a_captured_generals_are_in_their_box_again_next_year(edition: str) -> None:
    ww = Situation(edition).generals_in("captured", "Lee", "Howe", "Rochambeau")
    ww.generals_in("out", "Washington").france("war").but(french_waiting=0)
    ww.but(reshuffle_due=True).hand([], []).step("reinforcements")
    assert ww.where("Lee") == "box"
    assert ww.where("Howe") == "box"
    assert ww.where("Rochambeau") == "box"
    assert ww.where("Washington") == "out"


@pytest.mark.rule("R-118")
def test_7_6_a_until_then_he_stays_captured(ww: Situation) -> None:
    howe(ww.put("Howe 1 @ Boston", "Lee @ Newport"), "Newport").british("stop")
    ww.american("reinforce 46", "arrive York")
    assert ww.asked == "newcomer"
    assert ww.why_not("bring_general Lee") == "general_not_in_box"


@pytest.mark.rule("R-238")
@pytest.mark.parametrize("edition", EDITIONS)
def test_7_6_a_rochambeau_comes_back_like_any_american_general(edition: str) -> None:
    """To Carlisle, which is no port, and without French CUs."""
    ww = Situation(edition).france("war").but(french_waiting=0, american_box=6)
    ww.generals_in("box", "Rochambeau").hand(american=[45, 46]).american_turn()
    ww.american("reinforce 45", "arrive Carlisle", "bring_general Rochambeau", "bring_cus 2")
    assert ww.where("Rochambeau") == "Carlisle"
    assert ww.cus("Carlisle") == (2, 0, 0)


# ---------------------------------------------------------------------- 7.6.B Washington

FIVE = ("York", "Albany", "Hartford", "Quebec", "Richmond")


def washington_taken(ww: Situation) -> Situation:
    return howe(ww.put("Howe 1 @ Boston", "Washington @ Newport"), "Newport")


@pytest.mark.rule("R-119")
@pytest.mark.parametrize("edition", EDITIONS)
def test_7_6_b_washington_is_lost_for_good_with_five_markers(edition: str) -> None:
    ww = Situation(edition).hand(american=[1], british=[45, 47]).british_turn().but(alliance=5)
    ww.american_pc(*FIVE, "Carlisle", "Salem", "Camden")
    washington_taken(ww)
    assert ww.where("Washington") == "out"
    assert (ww.asked, ww.asked_seat) == ("washington_lost", BRITISH)
    ww.british("remove York")
    assert ww.why_not("remove Carlisle") == "colony_already_hit"
    assert ww.why_not("remove Boston") == "no_american_marker"
    ww.british("remove Quebec", "remove Albany", "remove Hartford", "remove Richmond")
    assert ww.asked == "march"
    assert [ww.pc(space) for space in FIVE] == ["none"] * 5
    assert [ww.pc(space) for space in ("Carlisle", "Salem", "Camden")] == ["American"] * 3
    assert ww.g.alliance == 2


@pytest.mark.rule("R-119")
def test_7_6_b_any_colony_and_canada_may_lose_one_five_in_all(ww: Situation) -> None:
    everywhere = [ww.board.labels[spaces[-1]] for spaces in ww.board.colony_spaces]
    ww.nobody_else().put("British 1 @ Boston", "American 1 @ York").american_pc(*everywhere)
    washington_taken(ww)
    assert ww.offered("remove") == sorted(everywhere)
    for left in (5, 4, 3, 2, 1):
        assert ww.match.asks[0].about["number"] == left
        ww.british(f"remove {everywhere[left]}")
    assert ww.asked == "march"


@pytest.mark.rule("R-119")
def test_7_6_b_guarded_markers_stay(ww: Situation) -> None:
    """An American CU, a French one, a general and Congress each protect a marker."""
    ww.put("American 1 @ York", "French 1 @ Albany", "Lee @ Hartford").congress("Richmond")
    ww.american_pc(*FIVE, "Salem", "Camden").british_pc("Norwich")
    washington_taken(ww)
    assert ww.offered("remove") == ["Camden", "Quebec", "Salem"]
    assert ww.why_not("remove York") == "marker_guarded_by_cu"
    assert ww.why_not("remove Albany") == "marker_guarded_by_cu"
    assert ww.why_not("remove Hartford") == "marker_guarded_by_general"
    assert ww.why_not("remove Richmond") == "marker_guarded_by_congress"
    assert ww.why_not("remove Norwich") == "no_american_marker"


@pytest.mark.rule("A-29", "R-119")
def test_7_6_b_with_fewer_colonies_than_five_each_loses_one(ww: Situation) -> None:
    ww.american_pc("York", "Carlisle", "Albany")
    washington_taken(ww).british("remove York", "remove Albany")
    assert ww.pc("Carlisle") == "American"
    assert ww.pc("Albany") == "none"
    assert ww.asked == "march"


@pytest.mark.rule("R-119")
def test_7_6_b_a_guarded_marker_does_not_spare_its_colony(ww: Situation) -> None:
    ww.put("American 1 @ York").american_pc("York", "Carlisle", "Bedford")
    washington_taken(ww)
    assert ww.offered("remove") == ["Bedford", "Carlisle"]


@pytest.mark.rule("R-119")
@pytest.mark.parametrize(("before", "after"), [(0, 0), (2, 0), (3, 0), (4, 1), (8, 5)])
def test_7_6_b_the_alliance_falls_by_three_but_not_below_nought(
    ww: Situation, before: int, after: int
) -> None:
    assert washington_taken(ww.but(alliance=before)).g.alliance == after
    moved = [(after - before, after)] if after != before else []
    assert ww.logged("alliance_moved") == moved


@pytest.mark.rule("R-119")
@pytest.mark.parametrize("state", ["signed", "war"])
def test_7_6_b_once_france_is_in_the_alliance_does_not_move(ww: Situation, state: str) -> None:
    assert washington_taken(ww.france(state)).g.alliance == 9


@pytest.mark.rule("A-28", "R-119")
def test_7_6_b_an_alliance_reached_earlier_in_the_card_is_not_undone(ww: Situation) -> None:
    washington_taken(ww.france("reached").but(alliance=9)).british("stop")
    assert ww.asked == "navy"
    ww.american("place_navy delaware", "land_french Savannah")
    assert ww.cus("Savannah") == (0, 5, 0)


@pytest.mark.rule("R-119")
def test_7_6_b_he_is_lost_in_a_surrender_too(ww: Situation) -> None:
    """Beaten with no way out at Barnstable."""
    ww.nobody_else().put("Howe 5 @ Boston", "Washington 1 @ Barnstable", "American 1 @ York")
    howe(ww.but(alliance=4).roll(4, 1, 6, 1, 1, 6), "Barnstable")
    ww.british("no_card").american("no_card")
    assert ww.where("Washington") == "out"
    assert ww.g.alliance == 1


# ---------------------------------------------------------------------- 7.7 Congress


@pytest.mark.rule("R-120")
@pytest.mark.parametrize("edition", EDITIONS)
def test_7_7_an_army_disperses_an_unguarded_congress_and_goes_on(edition: str) -> None:
    ww = Situation(edition).hand(american=[1], british=[45, 47]).british_turn()
    howe(ww.put("Howe 1 @ Monmouth").american_pc("Philadelphia"), "Philadelphia")
    assert ww.g.congress == DISPERSED
    assert ww.g.congress_dispersed
    assert ww.asked == "march"
    ww.british("march York")
    assert ww.where("Howe") == "York"


@pytest.mark.rule("R-120")
def test_7_7_a_general_beside_it_is_no_guard(ww: Situation) -> None:
    howe(ww.put("Howe 1 @ Monmouth", "Lee @ Philadelphia"), "Philadelphia")
    assert ww.where("Lee") == "captured"
    assert ww.g.congress == DISPERSED


@pytest.mark.rule("R-120", "R-124")
def test_7_7_elsewhere_it_is_not_disturbed_and_an_american_army_never_disperses_it(
    ww: Situation,
) -> None:
    howe(ww.put("Howe 1 @ Monmouth"), "New Brunswick").british("stop")
    assert ww.g.congress == ww.space("Philadelphia")
    ww = Situation().hand(american=[46]).american_turn().put("Gates 1 @ York")
    ww.american("activate 46", "general Gates", "march Philadelphia", "march Monmouth", "stop")
    assert ww.g.congress == ww.space("Philadelphia")


@pytest.mark.rule("R-121")
def test_7_7_an_overrun_of_its_guard_disperses_it(ww: Situation) -> None:
    howe(ww.put("Howe 4 @ Monmouth", "American 1 @ Philadelphia"), "Philadelphia")
    assert ww.g.congress == DISPERSED
    assert ww.asked == "march"


@pytest.mark.rule("R-121")
@pytest.mark.parametrize(("rolls", "gone"), [((4, 6, 1, 1, 6), True), ((1, 1, 6, 1, 6), False)])
def test_7_7_a_battle_disperses_it_only_if_its_guard_is_beaten(
    ww: Situation, rolls: tuple[int, ...], gone: bool
) -> None:
    ww.put("Howe 2 @ Monmouth", "American 3 @ Philadelphia").british_pc("Monmouth").roll(*rolls)
    howe(ww, "Philadelphia").british("no_card").american("no_card")
    if gone:
        ww.american("retreat York")
    assert ww.g.congress == (DISPERSED if gone else ww.space("Philadelphia"))
    assert ww.g.congress_dispersed is gone


@pytest.mark.rule("R-121")
def test_7_7_a_guard_wiped_out_in_battle_cannot_save_it(ww: Situation) -> None:
    ww.put("Howe 2 @ Monmouth", "American 1 @ Philadelphia").roll(4, 6, 1, 1, 6)
    howe(ww, "Philadelphia").british("no_card").american("no_card")
    assert ww.g.congress == DISPERSED


@pytest.mark.rule("R-122")
def test_10_11_a_iv_while_it_is_dispersed_no_american_marker_is_placed(ww: Situation) -> None:
    howe(ww.put("Howe 1 @ Monmouth", "Gates 1 @ York"), "Philadelphia").british("stop")
    assert ww.why_not("politics 46") == "no_political_action"
    ww = Situation().hand(american=[46, 79], british=[45]).british_turn().american_pc("Salem")
    ww.put("Gates 1 @ York").british_pc("York", "Abingdon")
    howe(ww.put("Howe 1 @ Monmouth"), "Philadelphia").british("stop")
    ww.american("politics 46")
    assert ww.offered("place") == []
    assert ww.offered("flip") == ["York"]
    assert ww.why_not("place Albany") == "congress_is_dispersed"


@pytest.mark.rule("R-122")
def test_6_32_b_nor_by_a_discard(ww: Situation) -> None:
    ww.american_pc("Salem").british_pc("Abingdon").congress("dispersed").hand(american=[79, 1])
    ww.american_turn().american("discard 79")
    assert ww.why_not("place Charlotte") == "congress_is_dispersed"
    assert ww.offers("remove Abingdon")


@pytest.mark.rule("R-122")
def test_7_7_it_comes_back_in_the_political_control_phase(ww: Situation) -> None:
    ww.congress("dispersed").american_pc("York", "Salem").step("political").hand([], [])
    assert ww.asked == "convene"
    ww.american("convene Salem")
    assert ww.g.congress == ww.space("Salem")


@pytest.mark.rule("R-123")
@pytest.mark.parametrize(("dispersed", "chooser"), [(True, BRITISH), (False, AMERICAN)])
def test_5_3_in_the_year_after_a_dispersal_the_british_choose_who_begins(
    ww: Situation, dispersed: bool, chooser: int
) -> None:
    """Congress has met again at Philadelphia in the meantime."""
    ww.hand([], []).but(congress_dispersed=dispersed).step("end")
    ww.british("no_lead")
    assert (ww.asked, ww.asked_seat) == ("first", chooser)


@pytest.mark.rule("R-124")
def test_7_7_congress_adds_nothing_to_a_battle_and_does_not_retreat(ww: Situation) -> None:
    """Strengths 2 + 1 for the Regulars against 3: the die alone decides, 4 to 4 for Howe."""
    ww.put("Howe 2 @ Monmouth", "American 3 @ Philadelphia").roll(1, 3, 4, 1, 6)
    howe(ww, "Philadelphia").british("no_card").american("no_card")
    modifiers = [entry for entry in ww.logged("modifier") if entry[0] == AMERICAN]
    assert modifiers == [(AMERICAN, "cus", 3)]
    ww.american("retreat York")
    assert ww.cus("York") == (2, 0, 0)
    assert ww.g.congress == DISPERSED


@pytest.mark.rule("R-124")
def test_7_7_congress_does_not_march_with_an_army(ww: Situation) -> None:
    ww.put("Washington 3 @ Philadelphia").american_turn()
    ww.american("activate 46", "general Washington", "march York", "stop")
    assert ww.g.congress == ww.space("Philadelphia")


@pytest.mark.rule("R-124")
def test_7_7_congress_alone_does_not_stop_an_army(ww: Situation) -> None:
    """No battle is fought against it."""
    howe(ww.put("Howe 1 @ Monmouth"), "Philadelphia")
    assert not ww.logged("battle")


@pytest.mark.rule("R-233")
@pytest.mark.parametrize("edition", EDITIONS)
def test_7_9_b_congress_left_by_a_retreating_army_is_dispersed(edition: str) -> None:
    ww = Situation(edition).hand(american=[1], british=[45, 47]).british_turn()
    ww.put("Howe 2 @ Monmouth", "Greene 3 @ Philadelphia").roll(1)
    howe(ww, "Philadelphia").american("retreat_before_battle", "retreat York")
    assert ww.where("Greene") == "York"
    assert ww.g.congress == DISPERSED
    assert ww.asked == "play"


@pytest.mark.rule("R-233", "R-139")
@pytest.mark.parametrize(("rolls", "gone"), [((4, 6, 1, 1, 6), True), ((1, 1, 6, 1, 6), False)])
def test_7_9_b_cus_that_stay_behind_still_guard_it(
    ww: Situation, rolls: tuple[int, ...], gone: bool
) -> None:
    ww.put("Howe 3 @ Monmouth", "Greene 8 @ Philadelphia").british_pc("Monmouth").roll(1, *rolls)
    howe(ww, "Philadelphia").american("retreat_before_battle", "retreat York")
    assert ww.cus("Philadelphia") == (3, 0, 3)
    assert ww.g.congress == ww.space("Philadelphia")
    ww.british("no_card").american("no_card")
    if gone:
        ww.american("retreat Reading")
    assert ww.g.congress == (DISPERSED if gone else ww.space("Philadelphia"))


@pytest.mark.rule("R-233")
def test_7_7_victors_who_are_captured_have_dispersed_it_all_the_same(ww: Situation) -> None:
    """Howe wins with his last CU, loses it, and is taken on the American marker."""
    ww.put("Howe 1 @ Monmouth", "Gates 1 @ Philadelphia").american_pc("Philadelphia")
    ww.roll(6, 1, 6, 1, 1, 1)
    howe(ww, "Philadelphia").american("stand").british("no_card").american("no_card")
    ww.american("retreat York")
    assert ww.where("Howe") == "captured"
    assert ww.where("Gates") == "York"
    assert ww.g.congress == DISPERSED
