"""7.4 Events in Raids: cards 36, 46, 49 and 50."""

from __future__ import annotations

import pytest

from tests.conformance.bayonets_tomahawks.cards.playing import Played

# ---------------------------------------------------------------------- 36 Frontiers Ablaze


@pytest.mark.rule("R-E-a", "G-C-12")
def test_36_two_more_points_for_the_first_raid_that_succeeds() -> None:
    bt = Played().put("Chaouanon @ Forks of the Ohio", "Langis @ Niagara").but(raid=[0, 5])
    bt.vp("French 2").round_with(french=36, indian=44, first="french")
    bt.dice("F").raid("french", "indian", "Chaouanon", "Mekekasink", "Wills Creek", "Winchester")
    assert (bt.g.raid, bt.victory()) == ([0, 1], "French 3")
    bt.holding("hold_none").dice("TC")
    bt.raid("french", "light_2x", "Langis", "Onyiudaondagwat", "Oswego")
    assert (bt.g.raid, bt.victory()) == ([0, 2], "French 3")


@pytest.mark.rule("R-E-a")
def test_36_a_failed_raid_does_not_use_it_up_and_any_light_unit_may() -> None:
    bt = Played().put("Chaouanon @ Forks of the Ohio", "Langis @ Niagara")
    bt.round_with(french=36, indian=44, first="french").dice("M")
    bt.raid("french", "indian", "Chaouanon", "Mekekasink", "Wills Creek", "Winchester")
    bt.holding("hold_none").dice("BT")
    bt.raid("french", "light_2x", "Langis", "Onyiudaondagwat", "Oswego")
    assert bt.g.raid == [0, 3]


@pytest.mark.rule("R-E-a")
def test_36_british_raids_gain_nothing_by_it() -> None:
    bt = Played().put("Rogers @ Lake George").round_with(french=36).dice("F")
    bt.raid("british", "light", "Rogers", "Ticonderoga")
    assert bt.g.raid == [1, 0]


# ---------------------------------------------------------------------- 46 Staged Lacrosse Game


def lacrosse(raider: str = "Chaouanon", others: str = "") -> Played:
    """A raider next to Fort Cumberland at Wills Creek; Militia stand at Winchester only."""
    bt = Played().put(f"{raider}, Mingo, Langis @ Mekekasink", "Fort Cumberland @ Wills Creek")
    return bt.put(others) if others else bt


@pytest.mark.rule("R-E-a")
def test_46_the_fort_falls_with_a_raid_that_succeeds() -> None:
    bt = lacrosse().round_with(indian=46, first="french").dice("M")
    bt.raid("french", "indian", "Chaouanon", "Wills Creek")
    assert bt.asked == "lacrosse"
    bt.dice("F").french("yes")
    assert bt.where("Fort Cumberland") == "removed"
    assert (bt.g.raid, bt.where("Chaouanon")) == ([0, 1], "losses")
    assert bt.control("Wills Creek") == "British"


@pytest.mark.rule("R-E-a")
def test_46_used_up_even_if_the_raid_fails() -> None:
    bt = lacrosse().round_with(indian=46, first="french").dice("M")
    bt.raid("french", "indian", "Chaouanon", "Wills Creek").dice("SC").french("yes")
    assert bt.where("Fort Cumberland") == "Wills Creek"
    bt.dice("M F").raid("french", "indian_2x", "Mingo", "Wills Creek")
    assert bt.asked != "lacrosse"
    assert bt.where("Fort Cumberland") == "Wills Creek"
    assert bt.where("Mingo") == "losses"


@pytest.mark.rule("R-E-a")
def test_46_declined_it_serves_another_raid() -> None:
    bt = lacrosse().round_with(indian=46, first="french").dice("M")
    bt.raid("french", "indian", "Chaouanon", "Wills Creek").dice("M").french("no")
    bt.dice("M").raid("french", "indian_2x", "Mingo", "Wills Creek")
    assert bt.asked == "lacrosse"


@pytest.mark.rule("R-E-a")
def test_46_not_when_intercepted() -> None:
    bt = lacrosse().round_with(indian=46, first="french").dice("F")
    bt.raid("french", "indian", "Chaouanon", "Wills Creek")
    assert bt.asked == "spend_indian"
    assert "Chaouanon" in bt.spent()


@pytest.mark.rule("R-E-a")
@pytest.mark.parametrize("other", ["Rogers", "Wolfe", "15th & 58th"])
def test_46_not_if_another_british_unit_is_there(other: str) -> None:
    bt = lacrosse(others=f"{other} @ Wills Creek").round_with(indian=46, first="french")
    bt.dice("M F").raid("french", "indian", "Chaouanon", "Wills Creek")
    assert bt.where("Fort Cumberland") == "Wills Creek"
    assert bt.where("Chaouanon") == "losses"


@pytest.mark.rule("R-E-a")
def test_46_not_without_a_fort_and_not_for_others_than_indians() -> None:
    bt = Played().put("Chaouanon @ Mekekasink").round_with(indian=46, first="french").dice("F")
    bt.raid("french", "indian", "Chaouanon", "Wills Creek")
    assert bt.where("Chaouanon") == "losses"
    bt = lacrosse().round_with(indian=46, french=26, first="french").french("pass")
    bt.holding("hold_none").dice("M F").raid("french", "light", "Langis", "Wills Creek")
    assert bt.where("Fort Cumberland") == "Wills Creek"
    assert bt.g.raid == [0, 1]


@pytest.mark.rule("R-E-a")
def test_46_with_a_french_ap_too() -> None:
    bt = lacrosse().round_with(indian=46, french=26, first="french").french("pass")
    bt.holding("hold_none").dice("M").raid("french", "light", "Chaouanon", "Wills Creek")
    assert bt.asked == "lacrosse"


# ---------------------------------------------------------------------- 49 Pursuit of Status


def pursuit() -> Played:
    bt = Played().put("Chaouanon, Mingo, Langis @ Mekekasink", "Rogers @ Wills Creek")
    return bt.round_with(indian=49, french=26, first="french")


@pytest.mark.rule("R-E-a")
def test_49_an_interception_and_a_raid_roll_of_the_same_raid_are_rolled_again() -> None:
    bt = pursuit().dice("F")
    bt.raid("french", "indian", "Chaouanon", "Wills Creek")
    assert bt.asked == "pursue_interception"
    bt.dice("M M").french("yes")
    assert bt.asked == "pursue_raid"
    bt.dice("TC").french("yes")
    assert (bt.g.raid, bt.where("Chaouanon")) == ([0, 1], "losses")
    bt.dice("F").raid("french", "indian", "Mingo", "Wills Creek", "Winchester")
    assert "Mingo" in bt.spent(), "no other Raid"


@pytest.mark.rule("R-E-a")
def test_49_each_roll_once_and_the_new_result_stands() -> None:
    bt = pursuit().dice("TC")
    bt.raid("french", "indian", "Chaouanon", "Wills Creek").dice("BT").french("yes")
    assert "Chaouanon" in bt.spent()
    bt = pursuit().dice("M SC")
    bt.raid("french", "indian", "Chaouanon", "Wills Creek")
    assert bt.asked == "pursue_raid"
    bt.dice("M").french("yes")
    assert bt.g.raid == [0, 0]
    assert "Chaouanon" in bt.spent()


@pytest.mark.rule("R-E-a")
def test_49_one_interception_only() -> None:
    bt = Played().put("Chaouanon @ Mekekasink", "Rogers @ Wills Creek", "Scott @ Winchester")
    bt.round_with(indian=49, first="french").dice("F")
    bt.raid("french", "indian", "Chaouanon", "Wills Creek", "Winchester")
    bt.dice("M F").french("yes", "way Winchester")
    assert len(bt.logged("intercepted")) == 2
    assert bt.logged("raider_back") == [(bt.piece("Chaouanon"), bt.space("Mekekasink"))]


@pytest.mark.rule("R-E-a")
def test_49_declined_it_serves_another_raid() -> None:
    bt = pursuit().dice("F").raid("french", "indian", "Chaouanon", "Wills Creek").french("no")
    bt.dice("F").raid("french", "indian", "Mingo", "Wills Creek")
    assert bt.asked == "pursue_interception"


@pytest.mark.rule("R-E-a")
def test_49_used_for_the_interception_it_serves_no_other_raid() -> None:
    bt = pursuit().dice("F").raid("french", "indian", "Chaouanon", "Wills Creek")
    bt.dice("F").french("yes")
    bt.dice("M M").raid("french", "indian", "Mingo", "Wills Creek")
    assert bt.asked not in ("pursue_raid", "pursue_interception")
    assert "Mingo" in bt.spent()


@pytest.mark.rule("R-E-a")
def test_49_indians_only() -> None:
    bt = pursuit().french("pass").holding("hold_none").dice("F")
    bt.raid("french", "light", "Langis", "Wills Creek")
    assert "Langis" in bt.spent()
    bt.dice("F").raid("french", "light", "Mingo", "Wills Creek")
    assert bt.asked == "pursue_interception"


# ---------------------------------------------------------------------- 50 Plunder & Captives


@pytest.mark.rule("R-E-a")
def test_50_the_first_indian_that_succeeds_comes_back_spent() -> None:
    bt = Played().put("Chaouanon, Mingo @ Mekekasink").round_with(indian=50, first="french")
    bt.dice("F").raid("french", "indian", "Chaouanon", "Wills Creek")
    assert (bt.where("Chaouanon"), bt.spent()) == ("Mekekasink", "Chaouanon")
    bt.dice("F").raid("french", "indian", "Mingo", "Rays Town")
    assert bt.where("Mingo") == "losses"


@pytest.mark.rule("R-E-a")
def test_50_a_failure_does_not_count_nor_does_a_unit_that_comes_back_anyway() -> None:
    bt = Played().put("Chaouanon, Mingo, Langis @ Mekekasink")
    bt.round_with(indian=50, french=26, first="french")
    bt.dice("M").raid("french", "indian", "Chaouanon", "Wills Creek").french("pass")
    bt.holding("hold_none").dice("F").raid("french", "light", "Langis", "Wills Creek")
    bt.dice("F").raid("french", "light", "Mingo", "Rays Town")
    assert bt.where("Mingo") == "Mekekasink"
    assert bt.spent() == "Langis, Chaouanon, Mingo"


@pytest.mark.rule("R-E-a")
def test_50_british_indians_gain_nothing_by_it() -> None:
    bt = Played().put("Mohawk @ Lake George").round_with(indian=50).dice("F")
    bt.raid("british", "light", "Mohawk", "Ticonderoga")
    assert bt.where("Mohawk") == "losses"
