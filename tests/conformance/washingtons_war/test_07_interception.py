"""7.8 Interception: when an American Army may throw itself in a British Army's way."""

from __future__ import annotations

import pytest

from tests.conformance.washingtons_war.situation import EDITIONS, OFFICIAL, REWRITTEN, Situation
from ticonderoga.games.washingtons_war.board import AMERICAN, BRITISH


def table(edition: str = OFFICIAL) -> Situation:
    """The British move; both sides keep a card that is of no use in battle."""
    return Situation(edition).hand(american=[1, 3], british=[45, 47]).british_turn()


@pytest.fixture
def ww() -> Situation:
    return table()


def howe(ww: Situation, *steps: str) -> Situation:
    return ww.british("activate 45", "general Howe", *(f"march {step}" for step in steps))


def no_cards(ww: Situation) -> Situation:
    return ww.british("no_card").american("no_card")


# ---------------------------------------------------------------------- A the trigger


@pytest.mark.rule("R-125")
@pytest.mark.parametrize("edition", EDITIONS)
def test_7_8_a_an_army_next_to_an_american_marker_may_intercept_there(edition: str) -> None:
    ww = table(edition).put("Howe 3 @ New York", "Greene 2 @ Hartford").american_pc("New Haven")
    ww.american_pc("Westchester")
    howe(ww, "Westchester")
    assert (ww.asked, ww.asked_seat) == ("intercept", AMERICAN)
    assert ww.offered("intercept") == ["Greene"]
    ww.american("let_pass")
    assert ww.asked == "march"
    assert ww.cus("Hartford") == (2, 0, 0)


@pytest.mark.rule("R-125", "A-13")
@pytest.mark.parametrize("marker", ["none", "British"])
def test_7_8_a_not_where_there_is_no_american_marker(ww: Situation, marker: str) -> None:
    ww.put("Howe 3 @ New York", "Greene 2 @ Hartford")
    if marker == "British":
        ww.british_pc("Westchester")
    howe(ww, "Westchester")
    assert ww.asked == "march"


@pytest.mark.rule("R-125")
def test_7_8_a_who_may_not_try(ww: Situation) -> None:
    """Gates is alone, Lee too far, Lincoln in his box, Clinton British; Greene may."""
    ww.put("Howe 3 @ New York", "Greene 2 @ Hartford", "Gates @ New Haven", "Lee 2 @ Springfield")
    ww.put("Clinton 1 @ Boston").american_pc("Westchester")
    howe(ww, "Westchester")
    assert ww.offered("intercept") == ["Greene"]
    assert ww.why_not("intercept Gates") == "interceptor_without_cus"
    assert ww.why_not("intercept Lee") == "interceptor_not_adjacent"
    assert ww.why_not("intercept Lincoln") == "general_not_on_map"
    assert ww.why_not("intercept Clinton") == "only_americans_intercept"


@pytest.mark.rule("R-125")
def test_7_8_a_an_army_in_the_space_itself_does_not_intercept_there(ww: Situation) -> None:
    ww.put("Howe 3 @ New York", "Greene 2 @ Westchester").american_pc("Westchester")
    howe(ww, "Westchester")
    assert ww.asked == "slip"


@pytest.mark.rule("R-125")
def test_7_8_a_french_cus_and_rochambeau_make_an_army_too(ww: Situation) -> None:
    ww.put("Howe 3 @ New York", "Rochambeau 0+2 @ Hartford", "Lee 0+1 @ Albany")
    howe(ww.american_pc("Westchester"), "Westchester")
    assert ww.offered("intercept") == ["Lee", "Rochambeau"]


@pytest.mark.rule("R-106", "R-125")
def test_7_3_d_interception_goes_over_a_dashed_line(ww: Situation) -> None:
    ww.put("Howe 2 @ Bedford", "Greene 2 @ Fort Niagara").american_pc("Pittsburgh").roll(1)
    howe(ww, "Pittsburgh").american("intercept Greene")
    assert ww.where("Greene") == "Pittsburgh"


@pytest.mark.rule("R-111")
@pytest.mark.parametrize(("name", "may"), [("Arnold", True), ("Greene", False)])
def test_7_4_d_only_arnold_intercepts_from_falmouth_to_quebec(
    ww: Situation, name: str, may: bool
) -> None:
    ww.put("Howe 3 @ Montreal", f"{name} 2 @ Falmouth").american_pc("Quebec").roll(1)
    howe(ww, "Quebec")
    assert ww.asked == ("intercept" if may else "march")
    if may:
        ww.american("intercept Arnold")
        assert ww.where("Arnold") == "Quebec"
        assert ww.cus("Quebec") == (2, 0, 3)


# ---------------------------------------------------------------------- A the die


@pytest.mark.rule("R-126")
@pytest.mark.parametrize("name", ["Gates", "Arnold", "Greene", "Washington"])
@pytest.mark.parametrize("roll", [1, 2, 3, 4, 5, 6])
def test_7_8_a_success_is_a_die_up_to_the_agility_without_any_bonus(
    ww: Situation, name: str, roll: int
) -> None:
    agility = {"Gates": 1, "Arnold": 2, "Greene": 3, "Washington": 3}[name]
    ww.put("Howe 3 @ New York", f"{name} 2 @ Hartford").american_pc("Westchester").roll(roll)
    howe(ww, "Westchester").american(f"intercept {name}")
    caught = roll <= agility
    assert ww.where(name) == ("Westchester" if caught else "Hartford")
    assert ww.asked == ("battle_card" if caught else "march")
    assert len(ww.logged("battle")) == caught


# ---------------------------------------------------------------------- B exceptions


@pytest.mark.rule("R-127")
def test_7_8_b_not_where_british_cus_stood_already(ww: Situation) -> None:
    ww.put("Howe 3 @ New York", "Greene 2 @ Hartford", "British 1 @ Westchester")
    howe(ww.american_pc("Westchester"), "Westchester")
    assert ww.asked == "march"


@pytest.mark.rule("R-127")
def test_7_8_b_a_lone_british_general_there_does_not_prevent_it(ww: Situation) -> None:
    ww.put("Howe 3 @ New York", "Greene 2 @ Hartford", "Clinton @ Westchester")
    howe(ww.american_pc("Westchester"), "Westchester")
    assert ww.asked == "intercept"


@pytest.mark.rule("R-127")
def test_7_8_b_not_against_a_general_without_cus(ww: Situation) -> None:
    """He can enter no American marker; CUs that he only meets on the way change nothing."""
    ww.put("Howe @ New York", "Greene 2 @ Hartford", "British 1 @ Westchester")
    howe(ww.american_pc("New Haven"), "Westchester")
    assert ww.asked == "march"
    assert ww.why_not("march New Haven") == "alone_on_enemy_marker"
    ww.british("carry 1 0", "march New Haven")
    assert ww.asked == "intercept"


# ---------------------------------------------------------------------- C success


@pytest.mark.rule("R-128")
@pytest.mark.parametrize("edition", EDITIONS)
def test_7_8_c_the_interceptor_brings_all_his_cus_and_the_british_must_fight(edition: str) -> None:
    ww = table(edition).put("Howe 3 @ New York", "Greene 4 @ Hartford").american_pc("Westchester")
    howe(ww.roll(3), "Westchester").american("intercept Greene")
    assert ww.cus("Westchester") == (4, 0, 3)
    assert ww.cus("Hartford") == (0, 0, 0)
    assert ww.asked == "battle_card"
    assert ww.logged("battle") == [(BRITISH, ww.space("Westchester"))]


@pytest.mark.rule("R-128")
@pytest.mark.parametrize(("cus", "left"), [(5, 0), (6, 1), (8, 3)])
def test_7_8_c_five_cus_go_with_him_and_the_rest_stay(ww: Situation, cus: int, left: int) -> None:
    ww.put("Howe 3 @ New York", f"Greene {cus} @ Hartford").american_pc("Westchester").roll(1)
    howe(ww, "Westchester").american("intercept Greene")
    assert ww.cus("Westchester") == (5, 0, 3)
    assert ww.cus("Hartford") == (left, 0, 0)


@pytest.mark.rule("R-128")
def test_7_8_c_of_a_mixed_stack_the_owner_picks_the_five(ww: Situation) -> None:
    ww.put("Howe 3 @ New York", "Greene 4+3 @ Hartford").american_pc("Westchester").roll(1)
    howe(ww, "Westchester").american("intercept Greene")
    assert ww.asked == "along"
    assert ww.offered("mix") == ["2 3", "3 2", "4 1"]
    assert ww.why_not("mix 5 0") == "wrong_mix"
    ww.american("mix 2 3")
    assert ww.cus("Westchester") == (2, 3, 3)
    assert ww.cus("Hartford") == (2, 0, 0)


@pytest.mark.rule("R-128")
def test_7_8_c_the_british_move_is_over_even_after_a_victory(ww: Situation) -> None:
    ww.put("Howe 5 @ New York", "Gates 1 @ Hartford").american_pc("Westchester")
    howe(ww.roll(1, 6, 1, 6, 1, 1, 6), "Westchester").american("intercept Gates")
    no_cards(ww).american("retreat Hartford")
    assert ww.where("Howe") == "Westchester"
    assert (ww.asked, ww.asked_seat) == ("play", AMERICAN)


@pytest.mark.rule("R-128", "R-125")
def test_7_8_a_after_a_miss_the_british_march_on(ww: Situation) -> None:
    ww.put("Howe 3 @ New York", "Gates 1 @ Hartford").american_pc("Westchester").roll(2)
    howe(ww, "Westchester").american("intercept Gates")
    ww.british("march Albany", "march Saratoga", "march Bennington")
    assert ww.where("Howe") == "Bennington"


@pytest.mark.rule("R-128")
def test_7_8_c_interception_gives_the_american_one_in_the_battle(ww: Situation) -> None:
    ww.put("Howe 3 @ New York", "Gates 1 @ Hartford").american_pc("Westchester")
    howe(ww.roll(1), "Westchester").american("intercept Gates")
    no_cards(ww)
    assert (AMERICAN, "interception", 1) in ww.logged("modifier")


# ---------------------------------------------------------------------- D joining others


@pytest.mark.rule("R-129")
def test_7_8_d_he_may_join_cus_in_the_space(ww: Situation) -> None:
    ww.put("Howe 3 @ New York", "Greene 2 @ Hartford", "American 2 @ Westchester")
    howe(ww.american_pc("Westchester").roll(1), "Westchester").american("intercept Greene")
    assert ww.cus("Westchester") == (4, 0, 3)
    assert ww.logged("battle")


@pytest.mark.rule("R-129")
@pytest.mark.parametrize(("goes", "leads"), [("Greene", "Gates"), ("Gates", "Greene")])
def test_7_8_d_of_two_generals_one_goes_to_the_box_before_the_battle(
    ww: Situation, goes: str, leads: str
) -> None:
    ww.put("Howe 3 @ New York", "Greene 2 @ Hartford", "Gates 2 @ Westchester")
    howe(ww.american_pc("Westchester").roll(1), "Westchester").american("intercept Greene")
    assert (ww.asked, ww.asked_seat) == ("dismiss", AMERICAN)
    assert not ww.logged("battle")
    ww.american(f"dismiss {goes}")
    assert ww.where(goes) == "box"
    assert ww.where(leads) == "Westchester"
    assert ww.logged("battle")


@pytest.mark.rule("R-129")
@pytest.mark.parametrize(("comes", "there"), [("Washington", "Gates"), ("Gates", "Washington")])
def test_7_8_d_washington_is_never_the_one(ww: Situation, comes: str, there: str) -> None:
    ww.put("Howe 3 @ New York", f"{comes} 2 @ Hartford", f"{there} 2 @ Westchester")
    howe(ww.american_pc("Westchester").roll(1), "Westchester").american(f"intercept {comes}")
    assert ww.where("Gates") == "box"
    assert ww.where("Washington") == "Westchester"
    assert ww.cus("Westchester") == (4, 0, 3)


@pytest.mark.rule("R-130", "E-10")
@pytest.mark.parametrize(("edition", "asked"), [(OFFICIAL, "battle_card"), (REWRITTEN, "slip")])
def test_7_8_d_after_an_interception_nobody_there_retreats_before_battle(
    edition: str, asked: str
) -> None:
    """In the rewritten rules only the leader who tried is barred; Greene did not try."""
    ww = table(edition).put("Howe 3 @ New York", "Gates 2 @ Hartford", "Greene 2 @ Westchester")
    ww.american_pc("Westchester").roll(1)
    howe(ww, "Westchester").american("intercept Gates", "dismiss Gates")
    assert ww.asked == asked


@pytest.mark.rule("R-132", "E-10")
@pytest.mark.parametrize("edition", EDITIONS)
def test_7_8_d_he_who_intercepted_retreats_in_neither_edition(edition: str) -> None:
    ww = table(edition).put("Howe 3 @ New York", "Gates 2 @ Hartford", "Greene 2 @ Westchester")
    ww.american_pc("Westchester").roll(1)
    howe(ww, "Westchester").american("intercept Gates", "dismiss Greene")
    assert ww.asked == "battle_card"


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
    ww.american("throw 1").british("activate 47", "general Howe", "march New Haven")
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
    assert ww.asked == "slip"


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
    ww.american("throw 1").british("activate 47", "general Howe", "march Hartford")
    assert ww.asked == "slip"


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


@pytest.mark.rule("R-110", "R-127")
@pytest.mark.parametrize(("goes", "leads"), [("Howe", "Clinton"), ("Clinton", "Howe")])
def test_7_4_c_two_british_generals_are_settled_before_they_fight_an_interceptor(
    ww: Situation, goes: str, leads: str
) -> None:
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
    ww.american("slip_away", "retreat Hartford")
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
def test_9_2_without_an_interception_treason_lets_the_army_march_on(ww: Situation) -> None:
    ww.put("Howe 4 @ New York", "Arnold 1 @ Westchester").hand(british=[45, 100])
    howe(ww, "Westchester").american("stand").british("battle_card 100")
    assert ww.asked == "march"
    assert ww.offers("march Hartford")
