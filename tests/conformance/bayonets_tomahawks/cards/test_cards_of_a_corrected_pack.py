"""7.4 The numbers of the Events come from the pack: here each of them is another."""

from __future__ import annotations

from typing import Any

import pytest

from tests.conformance.bayonets_tomahawks.cards.playing import WHOLE_WAR, Played
from tests.games.pack_files import built_in, supply

NUMBERS: dict[str, dict[str, int]] = {
    "round_up_british": {"flip_up_to": 3, "return_units": 2},
    "disease_french": {"count": 2},
    "delayed_supplies": {"lose_french_ap": 2, "lose_indian_ap": 2},
    "smallpox_blankets": {"count": 3},
    "cherokee_diplomacy_british": {"french_vp_below": 4, "else_french_raid_loss": 3},
    "wintering_rear_admiral": {"fleets": 2},
    "trade_goods": {"loss_one": 1, "loss_both": 2},
    "cherokee_diplomacy_french": {"raid_gain": 1, "raid_gain_until": 1757, "min_controlled": 1},
    "reluctant_wagoneers": {"lose_army": 1},
    "disease_british": {"early_until": 1755},
    "iroquois_diplomacy_french": {"french_vp_at_least": 3},
    "smallpox_epidemic": {"last_year_raid_loss": 2, "remove_units": 1},
    "encroachment": {"units": 1},
    "peace_promises": {"count": 1},
    "see_french_fight": {"extra_light": 2},
    "construction_frenzy": {"extra_constructions": 2},
    "forced_march": {"mp_bonus": 2},
    "frontiers_ablaze": {"bonus_raid_points": 3},
    "pursuit_status": {"interception_rerolls": 2, "raid_rerolls": 2},
    "lucky_cannonball": {"rerolls": 1},
    "perfect_volleys": {"rerolls": 1},
    "wilderness_ambush": {"bonus": 3, "bonus_with_3_light": 4},
    "coup_de_main": {"bonus": 2},
    "indomitable_abbatis": {"british_penalty": 1},
}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A pack whose Events have other numbers than the built-in ones."""
    cards: dict[str, Any] = built_in("bayonets_tomahawks", "cards.json")
    for event in cards["events"]:
        event.get("params", {}).update(NUMBERS.get(event["id"], {}))
    return supply(tmp_path_factory.mktemp("corrected"), "cards.json", cards)


@pytest.mark.rule("R-E-a")
def test_round_up_goes_on_until_the_player_has_enough(folder: str) -> None:
    bt = Played(1755, pack=folder).put("reduced Rogers, reduced Scott, reduced Gage @ Albany")
    bt.put("reduced Dunn @ Albany").start_with(british=4)
    bt.british("flip Rogers", "flip Scott", "flip Gage")
    assert bt.over
    assert bt.at("Albany") == "British: Dunn (reduced), Gage, Rogers, Scott"


@pytest.mark.rule("R-E-a")
def test_two_units_return(folder: str) -> None:
    lost = "Rogers, Scott, Gage @ losses"
    bt = Played(1755, pack=folder).put(lost).start_with(british=4)
    bt.british("call_back Rogers", "space Albany")
    assert bt.choices() == ["call_back Gage (Light)", "call_back Scott (Light)", "none"]
    bt.british("call_back Scott", "space Boston")
    assert bt.over
    assert (bt.where("Scott"), bt.where("Gage")) == ("Boston", "losses")
    bt = Played(1755, pack=folder).put(lost).start_with(british=4)
    bt.british("call_back Rogers", "space Albany", "none")
    assert bt.over
    bt = Played(1755, pack=folder).put("Rogers @ losses").start_with(british=4)
    bt.british("space Albany")
    assert bt.over


@pytest.mark.rule("R-E-a")
def test_two_brigades_are_sick(folder: str) -> None:
    bt = Played(1755, pack=folder).put("Berry, Canadiens 1, Canadiens 2 @ Québec")
    bt.start_with(british=5).french("give_up Canadiens 1")
    assert bt.at("losses") == "French: Berry, Canadiens 1"
    bt = Played(1755, pack=folder).put("Berry @ Québec").start_with(british=5)
    assert bt.at("losses") == "French: Berry"


@pytest.mark.rule("R-E-a")
def test_two_aps_of_each_card_are_lost(folder: str) -> None:
    bt = Played(1757, pack=folder).start_with(british=6, french=27, indian=52)
    bt.french("lose_ap light_2x", "lose_ap sail_army")
    assert (bt.left("french"), bt.left("indian")) == (["light_or_army"], ["indian"])
    bt = Played(1757, pack=folder).start_with(british=6, french=25, indian=44)
    assert (bt.left("french"), bt.left("indian")) == ([], [])


@pytest.mark.rule("R-E-a")
def test_three_indians_or_one_fall_ill(folder: str) -> None:
    put = ("Mingo @ Diiohage", "Micmac @ Miramichy", "Delaware @ Kithanink")
    bt = Played(1755, pack=folder).put(*put).start_with(british=11)
    assert bt.at("losses") == "French: Delaware, Micmac, Mingo"
    bt = Played(1755, pack=folder).put(*put).start_with(indian=53).british("strike Mingo")
    assert bt.over
    assert bt.at("losses") == "French: Mingo"


@pytest.mark.rule("R-E-f")
def test_other_thresholds_of_diplomacy(folder: str) -> None:
    assert Played(1755, pack=folder).vp("French 3").start_with(british=13).g.nations == [-1, 0]
    assert Played(1755, pack=folder).vp("French 4").start_with(british=13).idle == [13]
    bt = Played(1755, pack=folder).nation("cherokee", "french").but(raid=[0, 5])
    assert bt.start_with(british=13).g.raid == [0, 2]
    assert Played(1755, pack=folder).vp("French 3").start_with(french=38).g.nations == [1, -1]
    assert Played(1755, pack=folder).vp("French 2").start_with(french=38).idle == [38]
    assert Played(1757, pack=folder).start_with(french=29).g.raid == [0, 1]
    bt = Played(1758, pack=folder).put("French control @ Easton").start_with(french=29)
    assert bt.g.nations == [-1, 1]


@pytest.mark.rule("R-E-a")
def test_other_losses_of_raid_points(folder: str) -> None:
    for held, left in ((("Niagara",), 4), (("Niagara", "Baye de Cataracouy"), 3)):
        bt = Played(1758, pack=folder).but(raid=[0, 5])
        bt.put(*[f"British control @ {name}" for name in held]).start_with(british=20)
        assert bt.g.raid == [0, left]
    assert Played(1759, pack=folder).but(raid=[0, 5]).start_with(indian=45).g.raid == [0, 3]


@pytest.mark.rule("R-E-a")
def test_other_numbers_of_indians_and_aps(folder: str) -> None:
    lost = "Mingo, Micmac @ losses"
    bt = Played(1755, pack=folder).put(lost).draw(1).start_with(indian=45)
    assert bt.at("removed") == "French: Mingo"
    bt = Played(1755, pack=folder).put(lost).draw(1).start_with(indian=51)
    assert bt.at("losses") == "French: Micmac"
    bt = Played(1755, pack=folder).start_with(indian=54, french=35)
    assert bt.left("french") == ["light", "light", "light"]
    bt = Played(1755, pack=folder).start_with(british=2, french=30)
    assert bt.left("british") == ["light", "army"]


@pytest.mark.rule("R-E-a")
def test_an_earlier_end_of_the_early_years(folder: str) -> None:
    bt = Played(1756, pack=folder).put("15th & 58th, New England 1 @ Albany").start_with(french=34)
    assert bt.at("losses") == "British: 15th & 58th, New England 1"


@pytest.mark.rule("R-E-a")
def test_two_fleets_winter(folder: str) -> None:
    bt = Played(1758, WHOLE_WAR, folder).start_with(british=18)
    bt.british("take_fleet Hardy", "space Boston", "take_fleet Durell", "space Halifax")
    assert bt.over
    assert (bt.where("Hardy"), bt.where("Durell")) == ("Boston", "Halifax")


# ---------------------------------------------------------------------- in Actions and Battles


@pytest.mark.rule("R-E-a")
def test_two_more_constructions(folder: str) -> None:
    bt = Played(1755, pack=folder).put("15th & 58th @ Lake George").round_with(british=7)
    bt.british("spend army", "build Lake George", "fort_start", "build Lake George", "site_remove")
    bt.british("build Lake George", "fort_start")
    assert bt.asked != "frenzy"
    assert bt.g.fort_sites == {bt.space("Lake George"): 1}


@pytest.mark.rule("R-E-a")
def test_two_more_connections(folder: str) -> None:
    bt = Played(1755, pack=folder).put("15th & 58th @ Boston").round_with(british=10)
    bt.british("spend army", "army Boston", "go Northfield", "go Albany", "go Lake George")
    bt.british("go Ticonderoga")
    assert bt.at("Ticonderoga") == "British: 15th & 58th"
    assert bt.offered("go") == []


@pytest.mark.rule("R-E-a")
def test_other_numbers_in_raids(folder: str) -> None:
    bt = Played(1755, pack=folder).put("Chaouanon @ Mekekasink")
    bt.round_with(french=36, indian=44, first="french").dice("F")
    assert bt.raid("french", "indian", "Chaouanon", "Wills Creek").g.raid == [0, 4]
    bt = Played(1755, pack=folder).put("Chaouanon @ Mekekasink", "Rogers @ Wills Creek")
    bt.put("Scott @ Winchester").round_with(indian=49, first="french").dice("F")
    bt.raid("french", "indian", "Chaouanon", "Wills Creek", "Winchester")
    bt.dice("M F").french("yes", "way Winchester")
    assert bt.asked == "pursue_interception", "another Interception of the same Raid"


@pytest.mark.rule("R-E-a")
@pytest.mark.parametrize("card", [8, 14])
def test_one_reroll(folder: str, card: int) -> None:
    who = "Royal Artillery 1, Royal Artillery 2" if card == 8 else "15th & 58th, 22nd & 28th"
    bt = Played(1755, pack=folder).put(f"{who} @ Saranac", "Berry @ Saranac", "battle @ Saranac")
    bt.cards(british=card).newcomers("british", "Saranac").phase("battles").until("end-round")
    bt.dice("M M").begin()
    first = bt.match.choices(0)[0]
    bt.dice("M  M").match.choose(first, 0)
    assert len(bt.logged("battle_won")) == 1


@pytest.mark.rule("R-E-a")
@pytest.mark.parametrize(
    ("card", "units", "faction", "marker"),
    [
        (32, "Langis", 1, 3),
        (32, "Langis, Lacorne, Mingo", 1, 4),
        (37, "Langis", 1, 0),
        (41, "Langis", 0, -1),
    ],
)
def test_other_shifts_of_markers(
    folder: str, card: int, units: str, faction: int, marker: int
) -> None:
    bt = Played(1755, pack=folder).cards(french=card).phase("battles").until("end-round")
    if card == 37:
        bt.put("Fort Edward @ Saranac", f"{units} @ Saranac").newcomers("french", "Saranac")
    else:
        bt.put(f"{units} @ Saranac", "2 British metropolitan @ Saranac")
        bt.newcomers("british", "Saranac")
    bt.put("battle @ Saranac").roll(*[6] * 6).begin().french("event")
    assert bt.logged("marker_moves") == [(faction, marker)]
