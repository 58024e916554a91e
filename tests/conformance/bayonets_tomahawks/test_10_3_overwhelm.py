"""10.3, 10.7 Outnumber, Overwhelm, and attacks that follow from movement."""

import pytest

from tests.conformance.bayonets_tomahawks.situation import Situation
from ticonderoga.games.bayonets_tomahawks.rules.control import (
    militia_here,
    outnumbers,
    outnumbers_here,
    strength,
)
from ticonderoga.games.bayonets_tomahawks.rules.entering import must_attack


def _french(*aps: str) -> Situation:
    return (
        Situation().until("battles").active("french").first("british").aps(french=aps or ("light",))
    )


def _british(*aps: str) -> Situation:
    return Situation().until("battles").aps(british=aps or ("army",))


# ---------------------------------------------------------------------- 10.3.1 Outnumber


@pytest.mark.parametrize(
    ("own", "enemy", "result"),
    [(3, 1, False), (4, 1, True), (6, 2, False), (7, 2, True), (9, 3, False), (10, 3, True),
     (0, 0, False), (1, 0, True)],
)  # fmt: skip
@pytest.mark.rule("G-R-14", "R-10.3.1a")
def test_more_than_three_to_one(own: int, enemy: int, result: bool) -> None:
    assert outnumbers(own, enemy) is result


@pytest.mark.rule("R-10.3.1a", "R-3.7a")
def test_commanders_do_not_count_and_reduced_units_count_as_one() -> None:
    bt = Situation().put("3 British light, Howe, Wolfe @ Lake George")
    bt.put("Aubry, Montcalm @ Lake George")
    assert not outnumbers_here(bt.g, 0, bt.space("Lake George"))
    bt.put("reduced 15th & 58th @ Lake George")
    assert outnumbers_here(bt.g, 0, bt.space("Lake George"))
    assert strength(bt.g, 1, bt.space("Lake George")) == 1


@pytest.mark.rule("R-10.3.1a", "R-13.2.1a", "R-13.2.1b")
def test_militia_count_as_units() -> None:
    bt = Situation().put("Rogers @ Albany")
    assert strength(bt.g, 0, bt.space("Albany")) == 4  # three Militia
    assert militia_here(bt.g, 0, bt.space("Carlisle")) == 2  # alone on an uncaptured space
    assert militia_here(bt.g, 1, bt.space("Carlisle")) == 0
    bt.put("French control @ Carlisle")
    assert militia_here(bt.g, 0, bt.space("Carlisle")) == 0  # captured: not alone
    bt.put("Gage @ Carlisle")
    assert militia_here(bt.g, 0, bt.space("Carlisle")) == 1  # one less under an enemy marker


@pytest.mark.parametrize(("units", "overwhelmed"), [(2, False), (3, True)])
@pytest.mark.rule("R-10.3.1a", "R-13.2.1a")
def test_10_3_1_own_militia_count_on_their_side(units: int, overwhelmed: bool) -> None:
    """B-34 Montréal is held by one British Brigade: one Militia joins the French who come back."""
    bt = _french("light").put(f"{units} French light @ Isle aux Noix", "44th & 48th @ Montréal")
    bt.put("British control @ Montréal").vp("British 5")
    bt.french("spend light", "light Isle aux Noix", "go Montréal")
    assert bt.battles() == ([] if overwhelmed else ["Montréal"])
    assert bt.control("Montréal") == ("French" if overwhelmed else "British")
    assert bt.victory() == ("British 2" if overwhelmed else "British 5")


@pytest.mark.parametrize(("brigades", "free"), [(1, False), (2, True)])
@pytest.mark.rule("R-10.3.1a", "R-10.2.1a", "R-12.0a")
def test_10_3_1_own_militia_count_for_leaving_and_building(brigades: int, free: bool) -> None:
    """B-34 One French Light unit at Carlisle, where two Militia stand by the British."""
    bt = _british("army").put(f"{brigades} British provincial, Langis @ Carlisle")
    bt.put("battle @ Carlisle", "15th & 58th @ Boston").came("french", "Rays Town", "Carlisle")
    bt.british("spend army")
    assert bt.offers("army Carlisle") is free
    assert bt.offers("build Carlisle") is free


@pytest.mark.rule("R-10.3.1a", "R-10.3.2a", "R-13.8e")
def test_10_3_1_own_militia_let_a_routed_stack_in() -> None:
    """B-34, A-57 What would be an attack without the three Militia of Albany is an Overwhelm."""
    bt = Situation().put("Langis @ Albany", "battle @ Albany", "Aubry @ Wills Creek")
    assert not must_attack(bt.g, 0, 1, bt.space("Albany"))
    assert must_attack(bt.g, 0, 3, bt.space("Wills Creek"))
    bt.put("Beaujeu @ Albany")
    assert must_attack(bt.g, 0, 3, bt.space("Albany"))
    assert not must_attack(bt.g, 0, 4, bt.space("Albany"))


# ---------------------------------------------------------------------- 10.3.2 Overwhelm


@pytest.mark.rule("R-10.3.2a", "A-50", "R-10.3.2c", "R-2.1.2b")
def test_an_overwhelmed_stack_retreats_at_once_and_the_mover_goes_on() -> None:
    bt = (
        _british("light").put("4 British light @ Lake George", "Aubry @ Ticonderoga").vp("French 2")
    )
    bt.british("spend light", "light Lake George", "go Ticonderoga")
    assert bt.where("Aubry") == "Isle aux Noix"
    assert bt.control("Ticonderoga") == "British"
    assert bt.victory() == "French 1"
    assert bt.battles() == []
    assert bt.asked == "move"


@pytest.mark.rule("R-10.3.2c")
def test_the_same_enemy_may_be_overwhelmed_again() -> None:
    bt = _british("light").put("4 British light @ Lake George", "Aubry @ Ticonderoga")
    bt.british("spend light", "light Lake George", "go Ticonderoga", "go Isle aux Noix")
    bt.french("retreat Montréal")
    assert bt.where("Aubry") == "Montréal"
    assert bt.control("Isle aux Noix") == "British"
    assert len(bt.logged("overwhelmed")) == 2


@pytest.mark.rule("R-10.3.2c")
def test_part_of_the_stack_may_go_on_after_an_overwhelm() -> None:
    bt = _british("light").put("5 British light @ Lake George", "Aubry @ Ticonderoga")
    bt.british("spend light", "light Lake George", "go Ticonderoga", "drop Armstrong")
    bt.british("drop Dunn", "go Isle aux Noix")
    assert bt.battles() == ["Isle aux Noix"]  # three to one is not enough
    assert bt.at("Ticonderoga") == "British: Armstrong, Dunn"


@pytest.mark.parametrize(
    "wall",
    ["fort_carillon", "bastion_1"],
)
@pytest.mark.rule("R-10.3.2a", "R-3.4a", "R-3.5a")
def test_a_fort_or_bastion_prevents_overwhelm(wall: str) -> None:
    where = "Québec" if wall == "bastion_1" else "Ticonderoga"
    start = "Jacques Cartier" if wall == "bastion_1" else "Lake George"
    bt = _british().put(f"14 British metropolitan @ {start}", f"{wall} @ {where}")
    bt.put(f"British control @ {start}").british("spend army", f"army {start}", f"go {where}")
    assert bt.battles() == [where]
    assert bt.control(where) == "French"
    assert bt.step() == "battles"


@pytest.mark.rule("R-10.3.2b", "R-10.3.2a")
def test_friendly_units_there_before_count_and_the_battle_marker_goes() -> None:
    bt = _british("light").put("3 British light, Aubry @ Lake George", "Rogers @ Albany")
    bt.put("battle @ Lake George").came("british", "Albany", "Lake George")
    bt.british("spend light", "light Albany", "go Lake George")
    assert bt.where("Aubry") != "Lake George"
    assert bt.battles() == []


@pytest.mark.parametrize(("routed", "ends"), [(False, "Le Détroit"), (True, "losses")])
@pytest.mark.rule("A-50", "R-10.3.2a")
def test_a_stack_with_a_rout_marker_counts_as_routed_in_that_retreat(
    routed: bool, ends: str
) -> None:
    """Only a Battle still to be fought is left to go to (13.9.3, priority 5)."""
    bt = _british("light").put("4 British light @ Matschedash", "Langis @ Saugink")
    bt.put("15th & 58th, Berry @ Le Détroit", "battle @ Le Détroit")
    if routed:
        bt.put("French rout @ Saugink")
    bt.british("spend light", "light Matschedash", "go Saugink")
    assert bt.where("Langis") == ends


@pytest.mark.rule("A-50")
def test_a_stack_that_came_in_this_round_retreats_as_a_defender() -> None:
    bt = _british("light").put("4 British light @ Albany", "Aubry @ Lake George")
    bt.put("French control @ Lake George").came("french", "Ticonderoga", "Lake George")
    bt.came("british", "Ticonderoga", "Lake George")  # whence the defender must not go
    bt.british("spend light", "light Albany", "go Lake George")
    assert bt.where("Aubry") != "Ticonderoga"


# ---------------------------------------------------------------------- Militia alone


@pytest.mark.rule("G-C-15", "R-10.3.2d", "R-10.2e", "R-10.7a")
def test_six_light_units_attack_the_militia_of_carlisle() -> None:
    bt = _french("light").put("6 French light @ Rays Town", "French control @ Rays Town")
    bt.french("spend light", "light Rays Town", "go Carlisle")
    assert bt.battles() == ["Carlisle"]
    assert bt.control("Carlisle") == "British"
    assert bt.step() == "battles"


@pytest.mark.rule("G-C-15", "R-10.3.2d", "R-2.1.2e", "R-10.2d")
def test_seven_light_units_capture_carlisle_and_lose_it_when_they_go_on() -> None:
    bt = _french("light").put("7 French light @ Rays Town", "French control @ Rays Town")
    bt.vp("French 1").french("spend light", "light Rays Town", "go Carlisle")
    assert bt.battles() == []
    assert bt.control("Carlisle") == "French"
    assert bt.victory() == "French 3"
    bt.french("drop Aubry", "go Shamokin", "stop")
    assert bt.control("Carlisle") == "French"
    bt = _french("light").put("7 French light @ Rays Town", "French control @ Rays Town")
    bt.vp("French 1").french("spend light", "light Rays Town", "go Carlisle", "go Shamokin", "stop")
    assert bt.control("Carlisle") == "British"
    assert bt.victory() == "French 1"


@pytest.mark.rule("R-10.3.2b", "R-10.3.2d")
def test_a_seventh_unit_ends_the_attack_on_the_militia() -> None:
    bt = _french("light").put("6 French light @ Carlisle", "Lignery @ Rays Town")
    bt.put("battle @ Carlisle", "French control @ Rays Town").came(
        "french", "Rays Town", "Carlisle"
    )
    bt.french("spend light", "light Rays Town", "go Carlisle", "stop")
    assert bt.battles() == []
    assert bt.control("Carlisle") == "French"


# ---------------------------------------------------------------------- 10.7 attacks


@pytest.mark.rule("R-10.2e", "R-10.7a", "R-2.1.2b")
def test_a_stack_that_does_not_outnumber_stops_to_attack() -> None:
    bt = _british().put("3 British metropolitan @ Lake George", "Aubry @ Ticonderoga")
    bt.british("spend army", "army Lake George", "go Ticonderoga")
    assert bt.battles() == ["Ticonderoga"]
    assert bt.control("Ticonderoga") == "French"
    assert bt.g.entered == {
        2 * bt.space("Ticonderoga"): (bt.connection("Lake George", "Ticonderoga"),)
    }
    assert bt.g.arrived == {bt.space("Ticonderoga"): 0}
    assert bt.step() == "battles"


@pytest.mark.rule("R-10.7a")
def test_a_second_attack_on_a_space_adds_no_marker_but_a_way() -> None:
    bt = _british("army", "army").put("15th & 58th @ Lake George", "Rogers @ Number Four")
    bt.put("2 French metropolitan @ Ticonderoga")
    bt.british("spend army", "army Lake George", "go Ticonderoga")
    bt.british("spend army", "army Number Four", "go Ticonderoga")
    assert bt.battles() == ["Ticonderoga"]
    assert bt.g.entered[2 * bt.space("Ticonderoga")] == (
        bt.connection("Lake George", "Ticonderoga"), bt.connection("Number Four", "Ticonderoga"),
    )  # fmt: skip


@pytest.mark.rule("R-10.7b", "R-13.2.1b")
def test_militia_on_a_space_captured_before_this_round_cause_no_battle() -> None:
    bt = _french("light").put("French control @ Carlisle", "Aubry @ Carlisle", "Langis @ Rays Town")
    bt.put("French control @ Rays Town").french("spend light", "light Rays Town", "go Carlisle")
    assert bt.battles() == []
    assert bt.asked == "move"
    # left by its captors and entered again: no Battle either
    bt = _french("light", "light").put("French control @ Carlisle", "Aubry @ Carlisle")
    bt.put("Langis @ Rays Town", "French control @ Rays Town")
    bt.french("spend light", "light Carlisle", "go Shamokin", "stop")
    assert bt.control("Carlisle") == "British"
    bt.french("spend light", "light Rays Town", "go Carlisle", "stop")
    assert bt.battles() == []
    assert bt.control("Carlisle") == "French"


@pytest.mark.rule("R-10.7a", "R-13.9.1c")
def test_the_ways_of_both_sides_are_kept_apart() -> None:
    bt = _french("light").put("Aubry @ Ticonderoga", "Rogers @ Lake George")
    bt.french("spend light", "light Ticonderoga", "go Lake George")
    assert bt.g.entered == {
        2 * bt.space("Lake George") + 1: (bt.connection("Lake George", "Ticonderoga"),)
    }
    assert bt.g.arrived == {bt.space("Lake George"): 1}


@pytest.mark.rule("R-10.3.2a", "R-3.7a")
def test_a_commander_alone_gives_way_to_any_unit() -> None:
    bt = _british("light").put("Rogers @ Lake George", "Montcalm @ Ticonderoga")
    bt.british("spend light", "light Lake George", "go Ticonderoga")
    assert bt.where("Montcalm") != "Ticonderoga"
    assert bt.control("Ticonderoga") == "British"
    assert bt.battles() == []


@pytest.mark.rule("R-13.1a")
def test_who_only_passed_through_a_space_was_not_there_first() -> None:
    """B-15"""
    bt = Situation().until("battles").phase("hold-reaction").put("Rogers @ Lake George")
    bt.put("Gage @ Lake George", "Aubry @ Nihanawate").aps(
        british=["light", "light"], french=["light"]
    )
    bt.british("hold light", "spend light", "light Lake George", "take Rogers", "go Sachenda'ga")
    assert bt.g.arrived == {bt.space("Sachenda'ga"): 0}
    bt.british("go Lake George", "stop").french("spend light", "light Nihanawate", "go Sachenda'ga")
    assert bt.g.arrived[bt.space("Sachenda'ga")] == 1
    bt.french("stop").british("spend light", "light Lake George", "go Sachenda'ga")
    assert bt.g.arrived[bt.space("Sachenda'ga")] == 1
    assert bt.battles() == ["Sachenda'ga"]


@pytest.mark.rule("R-10.7c", "A-57")
def test_a_fort_stops_a_routed_stack_however_large() -> None:
    bt = _british("light").put("British rout @ Lake George", "4 British light @ Lake George")
    bt.put("Fort Carillon @ Mikazawitegok").british("spend light", "light Lake George")
    assert bt.why_not("go Mikazawitegok") == "routed_attack"
    assert must_attack(bt.g, 0, 9, bt.space("Mikazawitegok"))
    assert not must_attack(bt.g, 0, 0, bt.space("Saranac"))  # nobody there: no attack


@pytest.mark.rule("R-2.1.10a", "R-10.7a")
def test_a_fortress_is_not_captured_by_entering() -> None:
    bt = _british().put("15th & 58th @ Port Dauphin", "bastion_1 @ Louisbourg")
    bt.put("British control @ Port Dauphin").british("spend army", "army Port Dauphin")
    bt.british("go Louisbourg")
    assert bt.battles() == ["Louisbourg"]
    assert bt.control("Louisbourg") == "French"
    assert not bt.g.open_seas


@pytest.mark.rule("R-10.6.2b", "R-2.1.10b", "R-2.1.2d")
def test_louisbourg_taken_opens_the_seas_for_good() -> None:
    bt = _british("army").put("7 British metropolitan @ Port Dauphin", "French control @ Halifax")
    bt.put("British control @ Port Dauphin").vp("French 1")
    bt.british("spend army", "army Port Dauphin", "go Louisbourg")
    assert bt.control("Louisbourg") == "British"
    assert bt.g.open_seas
    assert bt.victory() == "British 3"
    bt.british("go Port Dauphin")
    assert bt.control("Louisbourg") == "French"
    assert bt.g.open_seas
