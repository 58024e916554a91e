"""7.8 Interception: when an American Army may throw itself in a British Army's way."""

from __future__ import annotations

import pytest

from tests.conformance.washingtons_war.marches import howe, no_cards, table
from tests.conformance.washingtons_war.situation import EDITIONS, OFFICIAL, REWRITTEN, Situation
from ticonderoga.games.washingtons_war.data.board import AMERICAN, BRITISH


@pytest.fixture
def ww() -> Situation:
    return table()


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
    assert ww.asked == "retreat_before_battle"


@pytest.mark.rule("R-125")
def test_7_8_a_french_cus_and_rochambeau_make_an_army_too(ww: Situation) -> None:
    ww.put("Howe 3 @ New York", "Rochambeau 0+2 @ Hartford", "Lee 0+1 @ Albany")
    howe(ww.american_pc("Westchester"), "Westchester")
    assert ww.offered("intercept") == ["Lee", "Rochambeau"]


@pytest.mark.rule("R-125")
def test_7_8_a_an_army_at_quebec_intercepts_at_montreal(ww: Situation) -> None:
    ww.put("Howe 3 @ Ticonderoga", "Greene 2 @ Quebec").american_pc("Montreal")
    howe(ww, "Montreal")
    assert ww.offered("intercept") == ["Greene"]


@pytest.mark.rule("R-125")
def test_7_8_an_american_march_is_not_intercepted(ww: Situation) -> None:
    ww.put("Gates 2 @ Albany", "Greene 2 @ Hartford").american_pc("Westchester")
    ww.hand(american=[45]).american_turn()
    ww.american("activate 45", "general Gates", "march Westchester")
    assert ww.asked == "march"


@pytest.mark.rule("R-125")
def test_7_8_a_whoever_lets_them_pass_has_not_intercepted(ww: Situation) -> None:
    """The Army in the space may retreat, CUs in it have no ambush, and an overrun goes on."""
    ww.put("Howe 4 @ New York", "Greene 2 @ Hartford", "Gates 2 @ Westchester")
    howe(ww.american_pc("Westchester"), "Westchester").american("let_pass")
    assert ww.asked == "retreat_before_battle"
    ww = table().put("Howe 4 @ New York", "Greene 2 @ Hartford", "American 1 @ Westchester")
    howe(ww.american_pc("Westchester"), "Westchester").american("let_pass")
    assert ww.logged("overrun")
    assert ww.asked == "march"


@pytest.mark.rule("R-111")
@pytest.mark.parametrize("at", ["Falmouth", "Quebec"])
def test_7_4_d_the_road_does_not_bring_arnold_to_other_spaces(ww: Situation, at: str) -> None:
    ww.put("Howe 3 @ New York", f"Arnold 2 @ {at}", "Clinton 3 @ Newport")
    howe(ww.american_pc("Westchester"), "Westchester")
    assert ww.asked == "march"


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
    ww.british("march Albany", "march Saratoga", "march Brattleboro")
    assert ww.where("Howe") == "Brattleboro"


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
@pytest.mark.parametrize(
    ("edition", "asked"), [(OFFICIAL, "battle_card"), (REWRITTEN, "retreat_before_battle")]
)
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
