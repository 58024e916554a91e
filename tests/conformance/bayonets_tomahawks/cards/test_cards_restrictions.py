"""7.4 What AR Start Events forbid or change for the rest of the Action Round."""

from __future__ import annotations

import pytest

from tests.conformance.bayonets_tomahawks.cards.playing import Played

# ---------------------------------------------------------------------- 6, 30 lost APs


@pytest.mark.rule("R-E-b")
def test_6_a_lost_ap_is_neither_used_nor_held() -> None:
    bt = Played(1757).put("Langis @ Montréal", "Mingo @ Diiohage")
    bt.reveal(british=6, french=23, indian=44, first="french").until("battles").begin()
    bt.french("lose_ap sail_army")
    assert bt.asked == "hold", "no Indian AP is left"
    assert bt.offered("hold") == ["Light/Army AP"]
    assert bt.why_not("hold sail_army") == "ap_not_left"
    bt.french("hold_none")
    assert bt.why_not("spend sail_army") == "ap_not_left"


@pytest.mark.rule("R-E-b", "A-28")
def test_30_lost_army_aps_are_gone_before_the_reaction_ap_is_chosen() -> None:
    bt = Played().put("15th & 58th, Rogers @ Albany").reveal(british=9, french=30)
    bt.until("battles").begin()
    assert bt.offered("hold") == ["Army AP", "Light AP"]
    bt.british("hold army")
    assert bt.offered("spend") == ["Light AP"]


@pytest.mark.rule("R-E-b", "G-C-05")
def test_54_the_added_ap_may_be_held() -> None:
    bt = Played().put("Langis @ Montréal").reveal(french=23, indian=54, first="french")
    bt.until("battles").begin()
    assert bt.offered("hold") == ["Light AP", "Light/Army AP", "Sail/Army AP"]


# ---------------------------------------------------------------------- 33 Hesitant General


@pytest.mark.rule("R-E-a")
def test_33_the_units_held_back_do_not_act() -> None:
    bt = Played(1757).put("15th & 58th, Rogers @ Albany", "Scott @ Oswego")
    bt.reveal(british=2, french=33, first="french").until("battles").begin()
    bt.french("hold_back Albany").holding("hold_none").british("spend light")
    assert bt.offered("light") == ["Oswego"]
    assert bt.why_not("light Albany") == "nobody_ready"
    assert bt.why_not("raid Rogers") == "spent"


# ---------------------------------------------------------------------- 39 Lake Warships


def warships(*put: str) -> Played:
    """The French have closed the Highway from Isle aux Noix to Ticonderoga."""
    bt = Played(1758).put("British control @ Ticonderoga", *put)
    bt.reveal(british=3, french=39).until("battles").begin()
    return bt.french("close isle_aux_noix__ticonderoga").holding("hold_none")


@pytest.mark.rule("R-E-a", "A-29")
def test_39_the_british_do_not_move_along_it() -> None:
    bt = warships("15th & 58th, Rogers @ Ticonderoga")
    bt.british("spend army", "army Ticonderoga")
    assert bt.why_not("go Isle aux Noix") == "lake_warships"
    assert bt.offers("go Lake George")


@pytest.mark.rule("R-E-a", "A-29")
def test_39_nor_marshal_troops_nor_raid_along_it() -> None:
    bt = warships("15th & 58th @ Ticonderoga", "22nd & 28th, Rogers @ Isle aux Noix")
    bt.british("spend army")
    assert bt.why_not("marshal Ticonderoga") == "nobody_to_call"
    bt = warships("15th & 58th, Rogers @ Ticonderoga").british("spend light", "raid Rogers")
    assert bt.why_not("target Jacques Cartier") == "raid_too_far"
    bt.british("target Isle aux Noix")
    assert bt.why_not("way Isle aux Noix") == "lake_warships"
    assert bt.offers("way Saranac")


@pytest.mark.rule("A-29")
def test_39_the_french_use_it() -> None:
    bt = warships("Langis @ Isle aux Noix")
    bt.french("spend light_2x", "light Isle aux Noix", "go Ticonderoga")
    assert bt.where("Langis") == "Ticonderoga"


@pytest.mark.rule("A-29")
def test_39_retreats_and_supply_are_not_concerned() -> None:
    bt = Played(1758).put("Rogers @ Isle aux Noix", "4 French light @ Isle aux Noix")
    bt.put("British control @ Isle aux Noix", "British control @ Ticonderoga")
    bt.put("battle @ Isle aux Noix", "15th & 58th @ Isle aux Noix").cards(french=39)
    bt.newcomers("french", "Isle aux Noix").phase("battles").until("end-round")
    bt.but(warships=bt.connection("Isle aux Noix", "Ticonderoga")).dice("F F M M  M  M").begin()
    assert bt.where("15th & 58th") == "Ticonderoga"
    bt = Played(1758).put("15th & 58th @ Isle aux Noix", "British control @ Isle aux Noix")
    bt.put("British control @ Ticonderoga").cards(french=39).phase("end-round").until("draw")
    bt.but(warships=bt.connection("Isle aux Noix", "Ticonderoga")).begin()
    assert bt.markers("british", "Isle aux Noix") == ""


# ---------------------------------------------------------------------- 40 Rough Seas


def rough(*put: str, first: str = "british") -> Played:
    return Played(1758).put(*put).round_with(british=3, french=40, first=first)


@pytest.mark.rule("R-E-a")
def test_40_no_fleet_sails_or_moves() -> None:
    bt = rough("Boscawen, 15th & 58th @ Boston").british("spend sail_army")
    assert bt.why_not("sail Boston") == "rough_seas"
    bt.british("army Boston")
    assert bt.why_not("take Boscawen") == "rough_seas"
    bt.british("go New London", "stop")
    assert bt.at("Boston") == "British: Boscawen"


@pytest.mark.rule("R-E-a")
def test_40_a_fleet_neither_leads_nor_is_marshaled() -> None:
    bt = rough("Boscawen, Rogers, Scott @ Boston", "15th & 58th, Hardy @ York")
    bt.british("spend army")
    assert bt.why_not("marshal Boston") == "nobody_leads"
    bt.british("marshal York")
    assert bt.why_not("call Boscawen") == "rough_seas"
    assert bt.offers("call Rogers")


@pytest.mark.rule("R-E-a")
def test_40_a_fleet_does_not_join_a_road_move() -> None:
    bt = (
        Played(1758)
        .put("15th & 58th, Boscawen, Rogers @ Halifax")
        .road_site("Halifax", "Cape Sable")
    )
    bt.round_with(british=3, french=40)
    bt.british("spend army", "build Halifax", "road_finish Cape Sable")
    assert bt.why_not("join Boscawen") == "rough_seas"
    bt.british("join Rogers", "done")
    assert bt.at("Cape Sable") == "British: Rogers, 15th & 58th"


@pytest.mark.rule("R-E-a")
def test_40_french_fleets_too() -> None:
    bt = rough("Beauffremont @ Louisbourg", "Berry @ Louisbourg", first="french")
    bt.french("spend army_2x", "army Louisbourg")
    assert bt.why_not("take Beauffremont") == "rough_seas"


@pytest.mark.rule("A-30", "R-10.6.1a")
def test_40_those_at_sea_land_all_the_same() -> None:
    bt = Played(1758).put("Boscawen, 15th & 58th @ Sail box")
    bt.reveal(british=3, french=40).until("battles").begin().british("land Halifax")
    assert bt.at("Halifax") == "British: 15th & 58th, Boscawen"


@pytest.mark.rule("R-E-a", "A-30")
def test_40_flags_of_fleets_have_no_effect_but_their_bts_have() -> None:
    bt = Played(1758).put("Boscawen, Hardy, 15th & 58th @ Louisbourg", "2 bastion @ Louisbourg")
    bt.put("Royal Artillery 1, Royal Artillery 2 @ removed").put("battle @ Louisbourg")
    bt.cards(french=40).newcomers("british", "Louisbourg").phase("battles").until("end-round")
    for piece in range(bt.pieces.count):
        if bt.pieces.type[piece] == 4 and bt.start.where[piece] == -2:
            bt.start.where[piece] = -6
    bt.dice("F  F BT").begin()
    assert bt.asked == "fleet_away"
    bt.dice("M M  M M").british("fleets_stay")
    assert len(bt.logged("flags_void")) == 1
    assert bt.logged("battle_won") == [(0, bt.space("Louisbourg"), 1, 0)]


@pytest.mark.rule("R-E-a", "R-13.2.2a")
def test_40_emergency_artillery_is_not_prevented() -> None:
    bt = Played(1758).put("Boscawen, Hardy @ Louisbourg", "2 bastion @ Louisbourg")
    bt.put("battle @ Louisbourg").cards(french=40).newcomers("british", "Louisbourg")
    bt.phase("battles").until("end-round").begin()
    assert bt.asked == "swap_fleet"


# ---------------------------------------------------------------------- 54 How the French Fight


def idle_indians(*put: str, first: str = "french") -> Played:
    return Played().put(*put).round_with(french=23, indian=54, first=first)


@pytest.mark.rule("R-E-a", "G-C-05")
def test_54_no_indian_raids_or_moves() -> None:
    bt = idle_indians("Chaouanon, Langis @ Mekekasink").french("spend light")
    assert bt.why_not("raid Chaouanon") == "no_indians"
    assert bt.offers("raid Langis")
    bt.french("light Mekekasink")
    assert bt.why_not("take Chaouanon") == "no_indians"
    bt.french("go Wills Creek", "stop")
    assert bt.at("Mekekasink") == "French: Chaouanon"


@pytest.mark.rule("R-E-a")
def test_54_none_is_picked_up_or_marshaled() -> None:
    bt = idle_indians("Berry, Langis @ Montréal", "Kahnawake @ Isle aux Noix")
    bt.french("spend sail_army")
    assert bt.why_not("marshal Montréal") == "nobody_to_call"
    bt.french("army Montréal", "go Isle aux Noix")
    assert bt.why_not("take Kahnawake") == "no_indians"
    bt = idle_indians("Berry @ Montréal", "Kahnawake, Langis, Lacorne @ Isle aux Noix")
    bt.french("spend sail_army", "marshal Montréal")
    assert bt.why_not("call Kahnawake") == "no_indians"


@pytest.mark.rule("R-E-a")
def test_54_british_indians_neither() -> None:
    bt = idle_indians("Mohawk, Rogers @ Albany", first="british").british("spend light")
    assert bt.why_not("raid Mohawk") == "no_indians"
    assert bt.offers("raid Rogers")


@pytest.mark.rule("R-E-a")
def test_54_indians_still_intercept_and_fight() -> None:
    bt = idle_indians("Mohawk @ Lake George", "Langis @ Ticonderoga", "Lacorne @ Québec")
    bt.dice("F").raid("french", "light", "Langis", "Lake George")
    assert "Langis" in bt.spent()
    bt = Played().put("Mohawk @ Lake George", "Langis @ Lake George", "battle @ Lake George")
    bt.cards(indian=54).newcomers("french", "Lake George").phase("battles").until("end-round")
    bt.dice("M F").begin()
    assert bt.logged("battle_won") == [(0, bt.space("Lake George"), 1, 0)]
