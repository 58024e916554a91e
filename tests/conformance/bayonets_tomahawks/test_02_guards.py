"""2.1.2, 8, 10.3, 10.7: guards of control and of entering a space that other tests pass by."""

from __future__ import annotations

import pytest

from tests.conformance.bayonets_tomahawks.situation import Situation


def _british(*aps: str) -> Situation:
    return Situation().until("battles").aps(british=aps or ("army",))


def _french(*aps: str) -> Situation:
    bt = Situation().until("battles").active("french").first("british")
    return bt.aps(french=aps or ("army",))


@pytest.mark.parametrize(("units", "overwhelms"), [(3, False), (4, True)])
@pytest.mark.rule("R-10.3.1a", "R-13.2.1a")
def test_a_captured_outpost_has_no_militia(units: int, overwhelms: bool) -> None:
    """Neither one nor less than none: three British are no more than three to one."""
    bt = _british().put(f"{units} British metropolitan @ Halifax", "Aubry @ Chignectou")
    bt.put("British control @ Chignectou").british("spend army", "army Halifax", "go Chignectou")
    assert (bt.battles() == []) == overwhelms


@pytest.mark.parametrize(("units", "overwhelms"), [(3, False), (4, True)])
@pytest.mark.rule("R-10.3.1a", "R-13.2.1a")
def test_the_one_militia_of_a_captured_space_is_gone(units: int, overwhelms: bool) -> None:
    """One silhouette is printed at Port la Joye; the control marker covers it."""
    bt = _british().put(f"{units} British metropolitan @ Miramichy", "Aubry @ Port la Joye")
    bt.put("British control @ Miramichy", "British control @ Port la Joye")
    bt.british("spend army", "army Miramichy", "go Port la Joye")
    assert (bt.battles() == []) == overwhelms


@pytest.mark.parametrize("open_seas", [True, False])
@pytest.mark.rule("R-10.6.2a", "R-2.1.2a")
def test_the_open_seas_marker_turns_once_and_for_the_british(open_seas: bool) -> None:
    bt = (
        _french()
        .put("Berry @ Port Dauphin", "British control @ Louisbourg")
        .but(open_seas=open_seas)
    )
    bt.french("spend army", "army Port Dauphin", "go Louisbourg", "stop")
    assert bt.control("Louisbourg") == "French"
    assert bt.g.open_seas == open_seas
    bt = _british().put("9 British metropolitan @ Port Dauphin", "British control @ Port Dauphin")
    bt.but(open_seas=open_seas).british("spend army", "army Port Dauphin", "go Louisbourg", "stop")
    assert bt.control("Louisbourg") == "British"
    assert bt.g.open_seas
    assert len(bt.logged("open_seas")) == (0 if open_seas else 1)


@pytest.mark.parametrize(("before", "battles"), [("British", []), ("French", ["Montréal"])])
@pytest.mark.rule("R-10.7b", "R-13.2.1a", "R-2.1.2e")
def test_militia_of_a_space_that_was_captured_when_the_round_began(
    before: str, battles: list[str]
) -> None:
    """The last British leave Montréal, it reverts, and others come: no Militia awaits them."""
    bt = _british("army", "light").put(f"{before} control @ Montréal", "Rogers @ Isle aux Noix")
    if before == "British":
        bt.put("15th & 58th @ Montréal")
    else:
        bt.put("15th & 58th @ Ticonderoga")
    start = "Montréal" if before == "British" else "Ticonderoga"
    bt.british("spend army", f"army {start}", "take 15th & 58th", "go Isle aux Noix", "stop")
    assert bt.control("Montréal") == "French"
    bt.british("spend light", "light Isle aux Noix", "take Rogers", "go Montréal")
    assert bt.battles() == battles
    assert bt.control("Montréal") == before


@pytest.mark.rule("R-10.6.2a")
def test_other_spaces_do_not_turn_the_open_seas_marker() -> None:
    bt = _british().put("15th & 58th @ Halifax").british("spend army", "army Halifax")
    bt.british("go Chignectou", "stop")
    assert bt.control("Chignectou") == "British"
    assert not bt.g.open_seas


@pytest.mark.rule("R-10.3.2a", "R-2.1.10b")
def test_a_bastion_does_not_shield_the_besiegers() -> None:
    bt = _french().put("4 French metropolitan @ Jacques Cartier", "Rogers, bastion_1 @ Québec")
    bt.put("battle @ Québec").french("spend army", "army Jacques Cartier", "go Québec")
    assert bt.battles() == []
    assert bt.logged("overwhelmed") == [(0, bt.space("Québec"))]


# ---------------------------------------------------------------------- leaving a Battle


def _goes_home(bt: Situation, raider: str, target: str) -> Situation:
    """An Indian raids out of a space with enemies, succeeds, and goes to the Losses box."""
    side = "british" if raider == "Mohawk" else "french"
    bt.until("battles").active(side).first("british").aps(british=["light"], french=["light"])
    bt.dice("M F").play(side, "spend light", f"raid {raider}", f"target {target}")
    if bt.asked == "raid_way":
        bt.play(side, "safest")
    assert bt.where(raider) == "losses"
    return bt


@pytest.mark.rule("R-2.1.2e", "R-10.7a")
def test_a_contested_captured_space_does_not_revert() -> None:
    bt = Situation().put("Abénaki, Aubry, 15th & 58th @ Montréal", "British control @ Montréal")
    _goes_home(bt.put("battle @ Montréal"), "Abénaki", "Lake George")
    assert bt.control("Montréal") == "British"
    assert bt.battles() == ["Montréal"]


@pytest.mark.rule("A-49", "R-10.2.1e")
def test_militia_of_either_side_keep_the_battle_marker() -> None:
    bt = _goes_home(
        Situation().put("Mohawk, Aubry @ Albany", "battle @ Albany"), "Mohawk", "Ticonderoga"
    )
    assert bt.battles() == ["Albany"]
    assert bt.control("Albany") == "British"


@pytest.mark.rule("R-10.2.1e")
def test_a_commander_alone_has_no_battle_with_nobody() -> None:
    """B-3"""
    bt = _goes_home(
        Situation().put("Abénaki, Howe @ Saranac", "battle @ Saranac"), "Abénaki", "Lake George"
    )
    assert bt.battles() == []


@pytest.mark.rule("R-10.2.1e", "R-13.9.3b")
def test_who_kept_out_of_a_battle_stands_up_when_it_is_called_off() -> None:
    bt = Situation().put("Abénaki, Rogers, Gage @ Saranac", "battle @ Saranac")
    bt.but(sheltered=1 << bt.piece("Rogers") | 1 << bt.piece("Langis"))
    _goes_home(bt, "Abénaki", "Lake George")
    assert bt.battles() == []
    assert bt.g.sheltered == 1 << bt.piece("Langis")


# ---------------------------------------------------------------------- 8.1 Nations


@pytest.mark.rule("R-8.1a")
def test_a_unit_out_of_play_does_not_come_when_its_nation_joins() -> None:
    bt = _french("light").put("Iroquois 1 @ removed", "Aubry @ Cawichnowane")
    bt.french("spend light", "light Cawichnowane", "go Oquaga")
    assert bt.where("Iroquois 1") == "removed"
    assert bt.where("Iroquois 2") == "Oquaga"
