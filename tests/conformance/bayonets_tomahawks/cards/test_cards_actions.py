"""7.4 Events in the Action Phase: cards 7, 9, 10, 24 and 28."""

from __future__ import annotations

import pytest

from tests.conformance.bayonets_tomahawks.cards.playing import Played

# ---------------------------------------------------------------------- 7, 28 Construction Frenzy


@pytest.mark.rule("R-E-a", "R-12.0d")
def test_7_the_same_brigade_finishes_the_fort_that_it_has_begun() -> None:
    bt = Played().put("15th & 58th @ Lake George", "Rogers @ Boston").round_with(british=7)
    bt.british("spend army", "build Lake George", "fort_start")
    assert bt.asked == "frenzy"
    assert bt.choices() == ["build Lake George", "enough"]
    bt.british("build Lake George", "fort_finish")
    assert bt.at("Lake George") == "British: 15th & 58th, Fort Anne"
    assert bt.left("british") == ["light", "army", "army_2x"]


@pytest.mark.rule("R-E-a")
def test_28_the_french_may_do_so_too() -> None:
    bt = Played(1757).put("Berry @ Ticonderoga").round_with(french=28, first="french")
    bt.french("spend army_2x", "build Ticonderoga", "fort_start", "build Ticonderoga")
    bt.french("fort_finish")
    assert bt.at("Ticonderoga").startswith("French: Berry, Fort ")


@pytest.mark.rule("R-E-a", "R-12.0d")
def test_7_another_brigade_elsewhere_needs_an_older_marker() -> None:
    bt = Played().put("15th & 58th @ Lake George", "22nd & 28th @ Oswego", "27th & 55th @ Albany")
    bt.fort_site("Oswego", fresh=True).fort_site("Albany").round_with(british=7)
    bt.british("spend army", "build Lake George", "fort_start")
    assert bt.offered("build") == ["Albany", "Lake George", "Oswego"]
    bt.british("build Oswego")
    assert bt.why_not("fort_finish") == "site_too_new"
    bt.british("site_remove")
    bt = Played().put("15th & 58th @ Lake George", "27th & 55th @ Albany").fort_site("Albany")
    bt.round_with(british=7).british("spend army", "build Lake George", "fort_start")
    bt.british("build Albany", "fort_finish")
    assert bt.spent() == "15th & 58th, 27th & 55th"


@pytest.mark.rule("R-E-a")
def test_7_once_in_the_action_round() -> None:
    bt = Played().put("15th & 58th @ Lake George", "22nd & 28th @ Oswego", "Rogers @ Boston")
    bt.round_with(british=7)
    bt.british("spend army", "build Lake George", "fort_start", "build Lake George")
    bt.british("site_remove", "spend army", "build Oswego", "fort_start")
    assert bt.asked == "spend"


@pytest.mark.rule("R-E-a")
def test_7_declined_it_may_follow_a_later_construction() -> None:
    bt = Played().put("15th & 58th @ Lake George", "22nd & 28th @ Oswego").round_with(british=7)
    bt.british("spend army", "build Lake George", "fort_start", "enough")
    bt.british("spend army", "build Oswego", "fort_start")
    assert bt.asked == "frenzy"
    assert bt.offered("build") == ["Oswego"], "the other Brigade is Spent"
    assert bt.why_not("build Lake George") == "brigades_spent"


@pytest.mark.rule("R-E-a", "R-7.3.6a")
def test_7_with_a_reaction_ap() -> None:
    bt = Played().put("15th & 58th @ Lake George", "22nd & 28th @ Oswego")
    bt.reveal(british=7).until("battles").begin().holding("hold army").british("pass")
    assert bt.asked == "spend_reaction"
    bt.british("spend army", "build Oswego", "fort_start")
    assert bt.asked == "frenzy"


@pytest.mark.rule("R-E-a", "R-12.0d", "R-12.0f")
def test_7_the_same_brigade_goes_on_where_its_road_has_led_it() -> None:
    bt = Played().put("15th & 58th @ Albany").road_site("Lake George", "Mikazawitegok")
    bt.put("22nd & 28th @ Lake George").round_with(british=7)
    bt.british("spend army", "build Lake George", "road_finish Mikazawitegok", "done")
    assert bt.at("Mikazawitegok") == "British: 22nd & 28th"
    assert bt.offered("build") == ["Albany", "Mikazawitegok"]
    bt.british("build Mikazawitegok", "fort_start")
    assert bt.g.fort_sites == {bt.space("Mikazawitegok"): 1}


@pytest.mark.rule("R-E-a")
def test_7_nobody_else_has_it() -> None:
    bt = Played().put("15th & 58th @ Lake George", "Rogers @ Boston").round_with(british=8)
    bt.british("spend army", "build Lake George", "fort_start")
    assert bt.asked == "spend"
    bt = Played().put("Berry @ Ticonderoga", "Langis @ Québec")
    bt.round_with(british=7, french=23, first="french")
    bt.french("spend sail_army", "build Ticonderoga", "fort_start")
    assert bt.asked == "spend"


# ---------------------------------------------------------------------- 9 Surprise Landing


@pytest.mark.rule("R-E-a")
def test_9_no_landing_marker_but_spent() -> None:
    bt = Played().put("Boscawen, 15th & 58th @ Sail box", "Langis, 2 bastion @ Louisbourg")
    bt.reveal(british=9).until("battles").begin().british("land Louisbourg")
    assert bt.markers("british", "Louisbourg") == ""
    assert bt.battles() == ["Louisbourg"]
    assert bt.spent() == "15th & 58th, Boscawen"


@pytest.mark.rule("R-E-a", "R-10.6.1b")
def test_9_without_it_there_is_a_landing_marker_and_the_french_always_have_one() -> None:
    bt = Played().put("Boscawen, 15th & 58th @ Sail box", "Langis, 2 bastion @ Louisbourg")
    bt.reveal(british=8).until("battles").begin().british("land Louisbourg")
    assert bt.markers("british", "Louisbourg") == "landing"
    bt = Played().put("Beauffremont, Berry @ Sail box").reveal(british=9, first="french")
    bt.until("battles").begin().french("land Halifax")
    assert bt.markers("french", "Halifax") == "landing"


# ---------------------------------------------------------------------- 10, 24 Forced March


@pytest.mark.rule("R-E-a", "G-C-18")
def test_10_non_light_units_go_one_connection_farther() -> None:
    bt = Played().put("15th & 58th, Rogers, Wolfe @ Albany", "Scott @ Boston")
    bt.round_with(british=10)
    bt.british("spend army", "army Albany", "go Lake George", "go Ticonderoga")
    bt.british("go Isle aux Noix")
    assert bt.offered("go") == [], "that was the third connection of them all"
    assert bt.at("Isle aux Noix") == "British: Rogers, 15th & 58th, Wolfe"
    assert bt.control("Isle aux Noix") == "British"


@pytest.mark.rule("R-E-a", "G-C-17")
def test_10_without_it_two_connections_are_all() -> None:
    bt = Played().put("15th & 58th, Rogers, Wolfe @ Albany").round_with(british=2)
    bt.british("spend army", "army Albany", "go Lake George", "go Ticonderoga")
    bt.british("go Isle aux Noix")
    assert bt.at("Isle aux Noix") == "British: Rogers"
    assert bt.at("Ticonderoga") == "British: 15th & 58th, Wolfe"


@pytest.mark.rule("R-E-a")
def test_10_one_stack_only_and_used_when_the_extra_connection_is_taken() -> None:
    bt = Played().put("15th & 58th @ Albany", "22nd & 28th @ Boston", "27th & 55th @ Halifax")
    bt.round_with(british=10)
    bt.british("spend army", "army Albany", "go Lake George", "go Ticonderoga", "stop")
    bt.british("spend sail_army", "army Boston", "go Northfield", "go Albany", "go Kingston")
    assert bt.at("Kingston") == "British: 22nd & 28th"
    assert bt.logged("forced_march") == [(0, 10)]


@pytest.mark.rule("R-E-a")
def test_10_not_for_a_second_stack() -> None:
    bt = Played().put("15th & 58th @ Albany", "22nd & 28th @ Boston").round_with(british=10)
    bt.british("spend army", "army Albany", "go Lake George", "go Ticonderoga")
    bt.british("go Isle aux Noix")
    bt.british("spend sail_army", "army Boston", "go Northfield", "go Albany")
    assert bt.at("Albany") == "British: 22nd & 28th"
    assert bt.offered("go") == []


@pytest.mark.rule("R-E-a")
def test_10_fleets_too() -> None:
    bt = Played().put("Boscawen @ Boston").round_with(british=10)
    bt.british("spend army", "army Boston", "go New London", "go New York", "go Philadelphia")
    assert bt.at("Philadelphia") == "British: Boscawen"


@pytest.mark.rule("R-E-a")
def test_10_not_in_a_light_movement() -> None:
    bt = Played().put("Rogers, Wolfe @ Albany", "Scott @ Ticonderoga").round_with(british=10)
    bt.british("spend light", "light Albany", "take Rogers", "take Wolfe", "go Lake George")
    bt.british("go Ticonderoga", "go Isle aux Noix")
    assert bt.at("Isle aux Noix") == "British: Rogers"
    assert bt.where("Wolfe") == "Ticonderoga"


@pytest.mark.rule("R-E-a")
def test_24_the_french_with_an_ap_used_as_army_ap() -> None:
    bt = Played().put("Berry, Montcalm @ Québec").round_with(french=24, first="french")
    bt.french("spend light_or_army", "army Québec", "go Les Trois Rivières", "go Montréal")
    bt.french("go La Présentation")
    assert bt.at("La Présentation") == "French: Berry, Montcalm"
    assert bt.logged("forced_march") == [(1, 24)]
