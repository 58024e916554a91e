"""7.8.E, F Interception: one attempt after another, the battle that follows, rulings."""

from __future__ import annotations

import pytest

from tests.conformance.washingtons_war.marches import howe, no_cards, table
from tests.conformance.washingtons_war.situation import EDITIONS, REWRITTEN, Situation
from ticonderoga.games.washingtons_war.data.board import AMERICAN, BRITISH


@pytest.fixture
def ww() -> Situation:
    return table()


# ---------------------------------------------------------------------- E one after another


@pytest.mark.rule("R-131", "A-14")
def test_7_8_e_armies_try_one_after_another_until_one_succeeds(ww: Situation) -> None:
    ww.put("Howe 3 @ New York", "Gates 2 @ Hartford", "Greene 2 @ Albany", "Lee 2 @ Morristown")
    howe(ww.american_pc("Westchester").roll(2, 3), "Westchester")
    assert ww.offered("intercept") == ["Gates", "Greene", "Lee"]
    ww.american("intercept Gates")
    assert ww.offered("intercept") == ["Greene", "Lee"]
    assert ww.why_not("intercept Gates") == "interceptor_has_tried"
    ww.american("intercept Greene")
    assert ww.asked == "battle_card"
    assert ww.cus("Westchester") == (2, 0, 3)
    assert ww.where("Lee") == "Morristown"


@pytest.mark.rule("R-131")
def test_7_8_e_when_all_have_missed_the_march_goes_on(ww: Situation) -> None:
    ww.put("Howe 3 @ New York", "Gates 2 @ Hartford", "Lee 2 @ Morristown")
    howe(ww.american_pc("Westchester").roll(6, 6), "Westchester")
    ww.american("intercept Gates", "intercept Lee")
    assert ww.asked == "march"


@pytest.mark.rule("R-131", "R-134")
def test_7_8_e_each_army_tries_once_to_a_card(ww: Situation) -> None:
    """Hartford is next to both Westchester and New Haven."""
    ww.put("Howe 3 @ New York", "Gates 2 @ Hartford").american_pc("Westchester", "New Haven")
    howe(ww.roll(6), "Westchester").american("intercept Gates")
    ww.british("march New Haven")
    assert ww.asked == "march"


@pytest.mark.rule("R-134")
def test_7_8_every_step_gives_every_army_its_chance(ww: Situation) -> None:
    """Gates lets the first step pass, tries at the second; Greene may still try at the third."""
    ww.put("Howe 3 @ New York", "Gates 2 @ Hartford", "Greene 2 @ Boston")
    ww.american_pc("Westchester", "New Haven", "Newport")
    howe(ww.roll(6), "Westchester").american("let_pass").british("march New Haven")
    assert ww.offered("intercept") == ["Gates"]
    ww.american("intercept Gates").british("march Newport")
    assert ww.offered("intercept") == ["Greene"]


@pytest.mark.rule("R-131")
@pytest.mark.parametrize("edition", EDITIONS)
def test_7_8_e_a_campaign_is_one_card(edition: str) -> None:
    ww = table(edition).put("Howe 3 @ New York", "Gates 2 @ Hartford", "Clinton 2 @ Boston")
    ww.american_pc("Westchester", "Newport").hand(british=[67, 45]).roll(6)
    ww.british("campaign 67", "general Howe", "march Westchester").american("intercept Gates")
    ww.british("stop", "general Clinton", "march Newport")
    assert ww.asked == "march"


@pytest.mark.rule("R-131", "R-132")
def test_7_8_e_with_the_next_card_he_may_try_again(ww: Situation) -> None:
    ww.put("Howe 3 @ New York", "Gates 2 @ Hartford").american_pc("Westchester", "New Haven")
    howe(ww.roll(6), "Westchester").american("intercept Gates").british("stop")
    ww.american("discard_unused 1").british("activate 47", "general Howe", "march New Haven")
    assert ww.offered("intercept") == ["Gates"]


@pytest.mark.rule("R-132", "A-15")
@pytest.mark.parametrize("edition", EDITIONS)
def test_7_8_e_an_army_that_missed_does_not_retreat_before_battle(edition: str) -> None:
    ww = table(edition).put("Howe 3 @ New York", "Greene 2 @ Hartford").american_pc("Westchester")
    howe(ww.roll(6), "Westchester").american("intercept Greene").british("march Hartford")
    assert ww.asked == "battle_card"


@pytest.mark.rule("R-132", "A-15")
def test_7_8_e_an_army_that_let_them_pass_may(ww: Situation) -> None:
    ww.put("Howe 3 @ New York", "Greene 2 @ Hartford", "Gates 1 @ Albany")
    howe(ww.american_pc("Westchester").roll(6), "Westchester")
    ww.american("intercept Gates", "let_pass").british("march Hartford")
    assert ww.asked == "retreat_before_battle"


@pytest.mark.rule("R-132")
def test_7_8_e_the_bar_lasts_for_the_whole_campaign_and_no_longer(ww: Situation) -> None:
    ww.put("Howe 3 @ New York", "Gates 3 @ Hartford", "Clinton 2 @ Boston").british_pc("Boston")
    ww.american_pc("Westchester").hand(british=[67, 45]).roll(6)
    ww.british("campaign 67", "general Howe", "march Westchester").american("intercept Gates")
    ww.british("stop", "general Clinton", "march Lexington and Concord", "march Springfield")
    ww.british("march Hartford")
    assert ww.asked == "battle_card"
    ww = table().put("Howe 3 @ New York", "Gates 3 @ Hartford").american_pc("Westchester")
    howe(ww.roll(6), "Westchester").american("intercept Gates").british("stop")
    ww.american("discard_unused 1").british("activate 47", "general Howe", "march Hartford")
    assert ww.asked == "retreat_before_battle"


# ---------------------------------------------------------------------- F, 9.1 the battle


@pytest.mark.rule("R-133", "R-135")
def test_7_8_f_the_interceptor_defends_and_retreats_wherever_he_legally_can(
    ww: Situation,
) -> None:
    """He came from Hartford; all but New York, whence the British came, is open to him."""
    ww.put("Howe 5 @ New York", "Gates 3 @ Hartford").american_pc("Westchester")
    howe(ww.roll(1, 6, 1, 6, 1, 1, 6), "Westchester").american("intercept Gates")
    no_cards(ww)
    assert ww.logged("battle") == [(BRITISH, ww.space("Westchester"))]
    assert ww.asked == "retreat"
    assert ww.offered("retreat") == ["Albany", "Hartford", "Morristown", "New Haven"]
    assert ww.why_not("retreat New York") == "not_where_attack_came_from"


@pytest.mark.rule("R-135")
def test_9_1_the_activated_side_wins_a_tie_although_it_was_intercepted(ww: Situation) -> None:
    """British 3 CUs, rating 2, Regulars 1; American 3 CUs, rating 1, militia 1, ambush 1."""
    ww.put("Howe 3 @ New York", "Gates 3 @ Hartford").american_pc("Westchester")
    howe(ww.roll(1, 1, 1, 2, 2, 1, 6), "Westchester").american("intercept Gates")
    no_cards(ww)
    totals = {entry[0]: entry[3] for entry in ww.logged("battle_roll")}
    assert totals[BRITISH] == totals[AMERICAN]
    assert ww.logged("battle_won") == [(BRITISH, ww.space("Westchester"))]


@pytest.mark.rule("R-133")
@pytest.mark.parametrize("free", [True, False])
def test_7_8_f_the_british_go_back_where_they_came_from_or_surrender(
    ww: Situation, free: bool
) -> None:
    ww.put("Howe 3 @ New York", "Gates 5 @ Hartford").american_pc("Westchester")
    if not free:
        ww.american_pc("New York")
    howe(ww.roll(1, 1, 6, 1, 6, 1, 6), "Westchester").american("intercept Gates")
    no_cards(ww)
    assert ww.where("Howe") == ("New York" if free else "captured")
    assert ww.cus("New York") == ((0, 0, 2) if free else (0, 0, 0))
    assert bool(ww.logged("surrender")) is not free


# ---------------------------------------------------------------------- example and rulings


@pytest.mark.rule("G-07", "R-125", "R-126", "R-128", "R-132")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("roll", [1, 2, 3, 4, 5, 6])
def test_g_07_arnold_intercepts_on_one_or_two(edition: str, roll: int) -> None:
    ww = table(edition).put("Howe 3 @ New York", "Arnold 6 @ Hartford").american_pc("Westchester")
    howe(ww.roll(roll), "Westchester").american("intercept Arnold")
    if roll <= 2:
        assert ww.cus("Westchester") == (5, 0, 3)
        assert ww.cus("Hartford") == (1, 0, 0)
        assert ww.logged("battle")
        return
    assert ww.asked == "march"
    ww.british("march Hartford")
    assert ww.asked == "battle_card"


@pytest.mark.rule("A-12")
def test_7_8_a_success_saves_congress_unless_the_battle_is_lost(ww: Situation) -> None:
    ww.put("Howe 3 @ Monmouth", "Gates 4 @ York").american_pc("Philadelphia")
    ww.british_pc("Monmouth").roll(1, 1, 1, 1, 6, 1, 6)
    howe(ww, "Philadelphia").american("intercept Gates")
    no_cards(ww)
    assert ww.where("Howe") == "Monmouth"
    assert ww.g.congress == ww.space("Philadelphia")


@pytest.mark.rule("A-12")
def test_7_8_congress_is_dispersed_when_the_intercepting_army_is_beaten(ww: Situation) -> None:
    ww.put("Howe 5 @ Monmouth", "Gates 2 @ York").american_pc("Philadelphia")
    howe(ww.roll(1, 6, 1, 6, 1, 1, 6), "Philadelphia").american("intercept Gates")
    assert ww.g.congress == ww.space("Philadelphia")
    no_cards(ww).american("retreat York")
    assert ww.g.congress == -1


@pytest.mark.rule("A-12")
def test_7_8_a_miss_leaves_congress_and_the_lone_general_to_their_fate(ww: Situation) -> None:
    ww.put("Howe 3 @ Monmouth", "Gates 4 @ York", "Lee @ Philadelphia")
    howe(ww.american_pc("Philadelphia").roll(6), "Philadelphia")
    assert ww.where("Lee") == "Philadelphia"
    ww.american("intercept Gates")
    assert ww.where("Lee") == "captured"
    assert ww.g.congress == -1


@pytest.mark.rule("A-12")
@pytest.mark.parametrize(("there", "goes"), [("Lee", "Lee"), ("Lee", "Gates"),
                                             ("Washington", "Gates")])  # fmt: skip
def test_7_8_a_success_saves_the_lone_general(ww: Situation, there: str, goes: str) -> None:
    ww.put("Howe 3 @ New York", "Gates 4 @ Hartford", f"{there} @ Westchester")
    howe(ww.american_pc("Westchester").roll(1), "Westchester").american("intercept Gates")
    ww.american(f"dismiss {goes}")
    assert ww.where(goes) == "box"
    assert ww.where(there if goes == "Gates" else "Gates") == "Westchester"
    assert not ww.logged("captured")
    assert ww.logged("battle")


@pytest.mark.rule("R-116", "R-133", "E-15")
@pytest.mark.parametrize("leader", ["Howe", "Clinton"])
def test_7_6_a_an_interceptor_captures_a_british_general_who_stood_alone(
    ww: Situation, leader: str
) -> None:
    """7.8.F He is there before the marching Army, so that nobody is asked whom to keep."""
    alone = {"Howe": "Clinton", "Clinton": "Howe"}[leader]
    ww.put(f"{leader} 3 @ New York", "Gates 3 @ Hartford", f"{alone} @ Westchester")
    ww.american_pc("Westchester").roll(1, 1, 1, 1, 6, 1, 6)
    ww.british("activate 45", f"general {leader}", "march Westchester").american("intercept Gates")
    assert ww.where(alone) == "captured"
    assert (ww.asked, ww.asked_seat) == ("battle_card", BRITISH)
    no_cards(ww)
    assert ww.where(leader) == "New York"
    assert ww.logged("captured") == [(ww.general(alone),)]


@pytest.mark.rule("R-116", "R-127")
def test_7_6_a_a_missed_interception_leaves_the_british_general_with_the_army(
    ww: Situation,
) -> None:
    ww.put("Howe 3 @ New York", "Gates 3 @ Hartford", "Clinton @ Westchester")
    howe(ww.american_pc("Westchester").roll(6), "Westchester").american("intercept Gates")
    assert ww.where("Clinton") == "Westchester"
    assert ww.asked == "march"


@pytest.mark.rule("R-110", "E-15")
@pytest.mark.parametrize(("goes", "leads"), [("Howe", "Clinton"), ("Clinton", "Howe")])
def test_rw_9_6_1_two_british_generals_are_settled_before_they_fight_an_interceptor(
    goes: str, leads: str
) -> None:
    """The Army has stepped in and the general is part of its force when the interceptor comes."""
    ww = table(REWRITTEN)
    ww.put("Howe 3 @ New York", "Gates 3 @ Hartford", "Clinton @ Westchester")
    howe(ww.american_pc("Westchester").roll(1, 1, 1, 1, 6, 1, 6), "Westchester")
    ww.american("intercept Gates")
    assert (ww.asked, ww.asked_seat) == ("dismiss", BRITISH)
    ww.british(f"dismiss {goes}")
    no_cards(ww)
    assert ww.where(goes) == "box"
    assert ww.where(leads) == "New York"
    assert ww.cus("New York") == (0, 0, 2)


@pytest.mark.rule("A-16", "R-131")
def test_7_8_e_the_cus_he_leaves_behind_may_intercept_under_another_general(
    ww: Situation,
) -> None:
    """Gates comes with 5 of his 7; Greene slips in among the other two and leads them on."""
    ww.put("Howe 3 @ New York", "Clinton 3 @ Boston", "Burgoyne 2 @ Lexington and Concord")
    ww.put("Gates 7 @ Hartford", "Greene 1 @ Newport").american_pc("Westchester", "New Haven")
    ww.hand(british=[70, 45]).british_pc("New York").roll(1, 1, 1, 1, 6, 1, 6)
    ww.british("campaign 70", "general Howe", "march Westchester").american("intercept Gates")
    no_cards(ww)
    assert ww.cus("Hartford") == (2, 0, 0)
    ww.roll(1, 3).british("general Clinton", "march Newport")
    ww.american("retreat_before_battle", "retreat Hartford")
    ww.british("general Burgoyne", "march Newport", "march New Haven")
    assert ww.offered("intercept") == ["Greene"]
    assert ww.why_not("intercept Gates") == "interceptor_has_tried"
    ww.american("intercept Greene")
    assert ww.cus("New Haven") == (3, 0, 2)


@pytest.mark.rule("A-45")
@pytest.mark.parametrize(("cus", "overrun"), [(3, False), (4, True), (5, True)])
def test_9_2_treason_after_an_interception_overruns_and_ends_the_move(
    ww: Situation, cus: int, overrun: bool
) -> None:
    ww.put(f"Howe {cus} @ New York", "Arnold 1 @ Hartford").american_pc("Westchester")
    ww.hand(british=[45, 100]).roll(1)
    howe(ww, "Westchester").american("intercept Arnold").british("battle_card 100")
    assert ww.where("Arnold") == "out"
    assert bool(ww.logged("overrun")) is overrun
    assert ww.asked == ("play" if overrun else "battle_card")
    assert ww.asked_seat == AMERICAN
    if overrun:
        assert ww.cus("Westchester") == (0, 0, cus)


@pytest.mark.rule("A-45")
def test_9_2_a_retreat_that_failed_does_not_end_the_move_before_treason_does(
    ww: Situation,
) -> None:
    ww.put("Howe 4 @ New York", "Arnold 1 @ Westchester").hand(british=[45, 100]).roll(6)
    howe(ww, "Westchester").american("retreat_before_battle").british("battle_card 100")
    assert ww.logged("overrun")
    assert ww.asked == "march"


@pytest.mark.rule("A-45")
def test_9_2_without_an_interception_treason_lets_the_army_march_on(ww: Situation) -> None:
    ww.put("Howe 4 @ New York", "Arnold 1 @ Westchester").hand(british=[45, 100])
    howe(ww, "Westchester").american("stand").british("battle_card 100")
    assert ww.asked == "march"
    assert ww.offers("march Hartford")
