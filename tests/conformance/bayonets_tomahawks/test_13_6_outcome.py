"""13.6 and 13.7: who has won, what happens then, and which Indians go home."""

from __future__ import annotations

import pytest

from tests.conformance.bayonets_tomahawks.fights import (
    besiege,
    lost,
    meet,
    reduced,
    retreats,
    told,
    won,
)
from tests.conformance.bayonets_tomahawks.situation import Situation
from ticonderoga.games.bayonets_tomahawks.data.kinds import BRITISH, FRENCH

MISSES = [6] * 60


# ---------------------------------------------------------------------- 13.6


@pytest.mark.rule("R-13.6a")
@pytest.mark.parametrize(
    ("faces", "result"),
    [("F M  M", "British 1:0"), ("F M  F", "French 1:1"), ("M M  M", "French 0:0"),
     ("M M  F", "French 1:0")],
)  # fmt: skip
def test_13_6_the_attacker_needs_the_higher_marker(faces: str, result: str) -> None:
    bt = meet("Ticonderoga", "2 British light", "Langis").dice(faces).begin()
    assert won(bt) == result


@pytest.mark.rule("R-13.6a")
def test_13_6_a_side_with_nobody_left_has_lost_whatever_the_markers() -> None:
    """The British marker is far ahead, but their only unit is gone."""
    bt = meet("Lake George", "Mohawk", "Langis, Lignery", attacker="british")
    bt.put("French rout @ Lake George", "French oos @ Lake George").dice("F  TC TC").begin()
    assert won(bt) == "British 1:0", "two Hits, none of them applied"
    bt = (
        meet("Lake George", "Mohawk", "Langis, Lignery", attacker="british").dice("F  TC M").begin()
    )
    assert lost(bt) == ["Mohawk"]
    assert won(bt) == "French 1:1"
    bt = meet("Lake George", "2 British light", "Mingo").dice("TC M  F").begin()
    assert won(bt) == "British 1:1"
    assert bt.logged("nobody_left") == [(FRENCH,)]


@pytest.mark.rule("R-13.6a")
def test_13_6_if_both_are_gone_the_defender_has_won() -> None:
    bt = meet("Ticonderoga", "Mohawk", "Mingo").put("French marshal @ Ticonderoga")
    bt.dice("TC  TC").begin()
    assert won(bt) == "British 1:0", "the French Hit was not applied"
    bt = meet("Ticonderoga", "Mohawk", "Mingo").dice("TC  TC").begin()
    assert won(bt) == "French 1:1"
    assert bt.at("Ticonderoga") == ""
    assert bt.control("Ticonderoga") == "French"
    assert bt.battles() == []


@pytest.mark.rule("A-45", "R-13.6a")
def test_13_6_a_side_with_militia_left_is_not_wiped_out() -> None:
    """The only French unit is gone, the Militia hold."""
    bt = meet("Port la Joye", "2 British light", "Mingo").dice("TC M  M  F").begin()
    assert lost(bt) == ["Mingo"]
    assert won(bt) == "French 1:1"
    assert bt.logged("nobody_left") == []


@pytest.mark.rule("A-45")
def test_13_6_with_neither_units_nor_militia_it_has_lost() -> None:
    bt = meet("Port la Joye", "Rogers, 15th & 58th", "Mingo").dice("TC  BT  F").begin()
    assert bt.logged("nobody_left") == [(FRENCH,)]
    assert won(bt) == "British 1:1"
    assert bt.control("Port la Joye") == "British"


@pytest.mark.rule("A-45")
def test_13_6_the_militia_of_attackers_count_as_well() -> None:
    """The French attack a captured Montréal, lose their unit, and their Militia win."""
    bt = meet("Montréal", "Rogers, Scott", "Mingo", attacker="french")
    bt.put("British control @ Montréal").dice("F  TC M  F").begin()
    assert lost(bt) == ["Mingo"]
    assert won(bt) == "French 2:1"
    assert bt.asked == "retreat"
    bt.british(f"retreat {bt.offered('retreat')[0]}")
    assert bt.control("Montréal") == "French", "nobody holds it any more"


# ---------------------------------------------------------------------- 13.7


@pytest.mark.rule("R-13.7a", "G-C-27")
def test_13_7_a_lost_outpost() -> None:
    bt = meet("Wills Creek", "Washington", "Lignery, Villiers, Chaouanon", attacker="french",
              came="Mekekasink")  # fmt: skip
    bt.dice("TC F  M  F").begin()
    assert reduced(bt) == ["Washington"]
    assert won(bt) == "French 2:1"
    assert bt.logged("routed") == []
    assert bt.at("Winchester") == "British: Washington (reduced)"
    assert bt.control("Wills Creek") == "French"
    assert bt.logged("scored") == []
    assert bt.logged("deserted") == []
    assert bt.battles() == []


@pytest.mark.rule("R-13.7a", "R-2.1.2d")
def test_13_7_control_of_a_victory_space_scores() -> None:
    bt = meet("Ticonderoga", "2 British light", "Langis", came="Lake George").vp("French 3")
    bt.dice("F M  M").begin()
    assert bt.control("Ticonderoga") == "British"
    assert bt.victory() == "French 2"


@pytest.mark.rule("R-13.7a", "R-10.6.2b")
def test_13_7_the_fall_of_louisbourg_opens_the_seas() -> None:
    bt = meet("Louisbourg", "4 British light", "Langis").dice("F F M M  M").roll(*MISSES)
    assert not bt.start.open_seas
    bt.begin()
    assert bt.french("retreat Port Dauphin").control("Louisbourg") == "British"
    assert bt.g.open_seas


@pytest.mark.rule("R-13.7a")
def test_13_7_landing_and_marshal_markers_go() -> None:
    bt = meet("Louisbourg", "4 British light", "Langis").dice("F F M M  M").roll(*MISSES)
    bt.put("British landing @ Louisbourg", "French marshal @ Louisbourg").begin()
    assert bt.french("retreat Port Dauphin").markers("british", "Louisbourg") == ""
    bt = besiege("4 British light", "Langis").put("British landing @ Québec")
    bt.put("British oos @ Québec", "French marshal @ Québec").roll(*[1] * 4, *MISSES).begin()
    assert bt.french("lose Bastion 1").battles() == ["Québec"]
    assert bt.markers("british", "Québec") == "oos"
    assert bt.markers("french", "Québec") == "rout"


@pytest.mark.rule("R-13.7a")
def test_13_7_the_order_of_what_follows() -> None:
    bt = meet("Montréal", "8 British light, Mohawk", "Langis, Berry, Foix & Quercy",
              came="Isle aux Noix")  # fmt: skip
    bt.put("British control @ Isle aux Noix").roll(*[1] * 9, *MISSES).begin()
    bt.french("lose Berry")
    kinds = ("routed", "eliminated", "retreated", "control", "scored", "deserted")
    bt.french(f"retreat {bt.offered('retreat')[0]}")
    assert told(bt, *kinds) == [
        "routed", "eliminated", "retreated", "control", "scored", "deserted", "eliminated",
    ]  # fmt: skip


@pytest.mark.rule("R-13.4.2b", "R-3.7b")
def test_13_7_a_commander_whose_companions_are_gone_is_removed() -> None:
    bt = meet("Ticonderoga", "Mohawk, Forbes", "Langis, Lignery").dice("M  TC M").begin()
    assert bt.where("Forbes") == "removed"
    assert bt.logged("commander_alone") == [(bt.piece("Forbes"), bt.space("Ticonderoga"))]
    assert retreats(bt) == []
    bt = meet("Ticonderoga", "2 British light", "Mingo, Montcalm").dice("TC M  M").begin()
    assert bt.where("Montcalm") == "removed"


@pytest.mark.rule("R-13.4.2b", "R-3.7b")
def test_13_7_a_commander_with_a_fort_alone_retreats_and_is_then_removed() -> None:
    bt = meet("Ticonderoga", "3 British light", "Fort Carillon, Montcalm", came="Lake George")
    bt.dice("F F F  M").begin()
    bt.french("burn_fort")
    assert retreats(bt) == ["French from Ticonderoga to Isle aux Noix"]
    assert bt.where("Montcalm") == "removed"
    bt = meet("Ticonderoga", "3 British light", "Fort Carillon, Montcalm", came="Lake George")
    bt.put("Langis @ Isle aux Noix").dice("F F F  M").begin()
    bt.french("burn_fort")
    assert bt.where("Montcalm") == "Isle aux Noix"


@pytest.mark.rule("R-2.1.2e", "R-13.7a")
def test_13_7_a_captured_settled_space_goes_back_with_one_shift_of_the_marker() -> None:
    """The British hold Montréal (3) and lose it: British 5 to British 2."""
    bt = meet("Montréal", "Rogers", "3 French light", attacker="french").vp("British 5")
    bt.put("British control @ Montréal").dice("F M M  M  M").begin()
    bt.british(f"retreat {bt.offered('retreat')[0]}")
    assert bt.control("Montréal") == "French"
    assert bt.victory() == "British 2"


@pytest.mark.rule("R-2.1.2e", "R-2.1.2b")
def test_13_7_militia_beaten_the_space_is_captured() -> None:
    bt = meet("Carlisle", "", "Langis, Lignery, Villiers", attacker="french").vp("French 1")
    bt.dice("F M M  M M").begin()
    assert bt.control("Carlisle") == "French"
    assert bt.victory() == "French 3"


# ---------------------------------------------------------------------- 13.7.1 Indian Desertion


def raid_on_lake_george(british: str, french: str, faces: str, **options: str) -> Situation:
    bt = meet("Lake George", british, french, attacker="french", came="Ticonderoga", **options)
    return bt.dice(faces)


@pytest.mark.rule("R-13.7.1a")
def test_13_7_1_one_indian_at_random_deserts_after_a_fort_is_beaten() -> None:
    bt = raid_on_lake_george("Fort Edward", "Mingo, Seneca, Langis", "F  F F  M").draw(1).begin()
    bt.british("burn_fort")
    assert bt.logged("deserted") == [(bt.piece("Seneca"),)]
    assert bt.where("Seneca") == "losses"
    assert bt.at("Lake George") == "French: Langis, Mingo"
    bt = raid_on_lake_george("Fort Edward", "Mingo, Seneca, Langis", "F  F F  M").draw(0).begin()
    bt.british("burn_fort")
    assert bt.where("Mingo") == "losses"


@pytest.mark.rule("R-13.7.1a", "A-21")
def test_13_7_1_a_fort_counts_though_the_battle_destroyed_it() -> None:
    stack = "Mingo, Canonniers Bombardiers 1"
    bt = raid_on_lake_george("reduced Fort Edward", stack, "F  TC  M").begin()
    assert bt.where("Fort Edward") == "removed"
    assert bt.logged("deserted") == [(bt.piece("Mingo"),)]
    bt = raid_on_lake_george("reduced Fort Edward", stack, "F  TC  M", desertion="home").begin()
    assert bt.where("Fort Edward") == "removed"
    assert bt.logged("deserted") == []


@pytest.mark.rule("A-21")
def test_13_7_1_by_the_option_a_fort_that_stands() -> None:
    bt = raid_on_lake_george("Fort Edward", "Mingo, Langis, Lignery", "F F  F  M", desertion="home")
    bt.begin()
    bt.british("burn_fort")
    assert bt.where("Mingo") == "losses"


@pytest.mark.rule("R-13.7.1a", "A-21")
def test_13_7_1_an_enemy_settled_space() -> None:
    bt = meet("Carlisle", "", "Mingo, Langis, Lignery", attacker="french").dice("F M  M  M M")
    bt.begin()
    assert bt.where("Mingo") == "losses"
    assert bt.control("Carlisle") == "French"


@pytest.mark.rule("A-21")
def test_13_7_1_enemy_means_controlled_by_the_enemy_in_the_battle() -> None:
    """The French retake their own Montréal; by the option the Home faction counts."""
    for option, home in (("battle", ["Mingo"]), ("home", [])):
        bt = meet("Montréal", "Rogers", "Mingo, Langis", attacker="french", desertion=option)
        bt.put("British control @ Montréal").dice("F F  M  M").begin()
        bt.british(f"retreat {bt.offered('retreat')[0]}")
        assert [bt.pieces.names[piece] for (piece,) in bt.logged("deserted")] == home
    for option, home in (("battle", []), ("home", ["Mohawk"])):
        bt = meet("Montréal", "Mohawk, Rogers", "Langis", attacker="british", desertion=option)
        bt.put("British control @ Montréal").dice("F F  M  M").begin()
        if bt.asked == "retreat":
            bt.french(f"retreat {bt.offered('retreat')[0]}")
        assert [bt.pieces.names[piece] for (piece,) in bt.logged("deserted")] == home


@pytest.mark.rule("R-13.7.1a")
def test_13_7_1_not_after_another_victory() -> None:
    bt = raid_on_lake_george("Rogers", "Mingo, Langis", "F F  M").begin()
    assert won(bt).startswith("French")
    assert bt.logged("deserted") == []
    bt = meet("Wills Creek", "Fort Cumberland", "Mingo, Langis", attacker="french").dice("F F  M")
    bt.begin()
    assert won(bt).startswith("British"), "the penalty for the Fort"
    assert bt.logged("deserted") == []


@pytest.mark.rule("R-13.7.1a")
def test_13_7_1_not_after_an_enemy_outpost_was_taken() -> None:
    bt = meet("Ticonderoga", "Mohawk, Rogers", "Langis", came="Lake George").dice("F F  M").begin()
    assert bt.control("Ticonderoga") == "British"
    assert bt.logged("deserted") == []


@pytest.mark.rule("R-13.7.1a")
def test_13_7_1_not_by_a_defender() -> None:
    bt = meet("Ticonderoga", "Rogers, Fort Edward", "Mingo, Fort Carillon").dice("F M  F M").begin()
    assert won(bt).startswith("French")
    bt.british("burn_fort")
    assert bt.logged("deserted") == []


@pytest.mark.rule("R-13.7.1a", "A-42", "R-13.9b")
def test_13_7_1_not_after_a_victory_that_is_cancelled() -> None:
    bt = besiege("Mohawk, Rogers").dice("F F  M M  M M M").begin()
    assert won(bt) == "British 2:0"
    assert bt.logged("deserted") == []
    assert bt.at("Québec") == "British: Rogers, Mohawk; French: Bastion 1, Bastion 2"
    assert bt.control("Québec") == "French"
    assert bt.battles() == ["Québec"]


@pytest.mark.rule("R-13.7.1a", "R-2.1.2e")
def test_13_7_1_the_last_attacker_goes_home_and_the_space_with_him() -> None:
    """Mingo alone takes Carlisle (2) and goes home: it is captured and reverts."""
    bt = meet("Carlisle", "", "Mingo", attacker="french").vp("French 1").dice("F  M M").begin()
    assert bt.where("Mingo") == "losses"
    assert [holder for holder, _ in bt.logged("control")] == [FRENCH, BRITISH]
    assert bt.control("Carlisle") == "British"
    assert bt.victory() == "French 1"


@pytest.mark.rule("R-13.7.1a", "R-3.7b")
def test_13_7_1_a_commander_left_by_his_indians_is_removed() -> None:
    bt = meet("Carlisle", "", "Mingo, Rigaud", attacker="french").begin()
    bt.dice("F  M M").french("commander Rigaud")
    assert bt.where("Rigaud") == "removed"
    assert bt.control("Carlisle") == "British"
