"""13.3.3: who rolls and in which order, and what B&Ts and Flags do."""

from __future__ import annotations

import pytest

from tests.conformance.bayonets_tomahawks.fights import (
    besiege,
    lost,
    meet,
    reduced,
    rollers,
    told,
    track,
    won,
)
from tests.conformance.bayonets_tomahawks.situation import Situation
from ticonderoga.games.bayonets_tomahawks.data.kinds import BRITISH, FRENCH
from ticonderoga.games.bayonets_tomahawks.rules.battle_rolls import participants

MISSES = [6] * 60


# ---------------------------------------------------------------------- the order


@pytest.mark.rule("R-13.3.3a", "R-13.3.3c", "R-3.7a")
def test_13_3_3_the_order_of_rolls() -> None:
    bt = meet(
        "Louisbourg",
        "Royal Artillery 1, Boscawen, New England 1, 15th & 58th, Campbell, Mohawk, Rogers, Forbes",
        "Bastion 1, Canonniers Bombardiers 1, Beauffremont, Canadiens 1, Berry, Micmac, Langis",
    )
    bt.begin()
    bt.roll(*MISSES).british("no_commander", "accept")
    assert rollers(bt) == [
        "Rogers", "Mohawk", "Campbell", "15th & 58th", "New England 1", "Boscawen",
        "Royal Artillery 1",
        "Langis", "Micmac", "Berry", "Canadiens 1", "Beauffremont", "Bastion 1",
        "Canonniers Bombardiers 1",
        "Militia of the French", "Militia of the French",
    ]  # fmt: skip


@pytest.mark.rule("R-13.3.3c")
def test_13_3_3_a_fort_rolls_after_fleets_and_before_artillery() -> None:
    bt = meet("Halifax", "Fort Anne, Boscawen, Royal Artillery 1", "4 French light",
              attacker="french")  # fmt: skip
    bt.roll(*MISSES).begin()
    assert rollers(bt)[4:7] == ["Boscawen", "Fort Anne", "Royal Artillery 1"]


@pytest.mark.rule("R-13.3.3a", "R-13.3.3c")
def test_13_3_3_participants_by_step() -> None:
    """For odds and drawings: the same order, without Commanders and without those who retreated
    there."""
    bt = Situation().put("Rogers, Mohawk, Campbell, 15th & 58th, New England 1, Forbes @ Albany")
    bt.put("Royal Artillery 1, Fort Edward, Scott @ Albany")
    bt.start.sheltered = 1 << bt.piece("Scott")
    names = bt.pieces.names
    steps = participants(bt.start, BRITISH, bt.space("Albany"))
    assert [[names[piece] for piece in step] for step in steps] == [
        ["Rogers"], ["Mohawk"], ["Campbell"], ["15th & 58th"], ["New England 1"], [],
        ["Fort Edward"], ["Royal Artillery 1"],
    ]  # fmt: skip


@pytest.mark.rule("R-13.3.3b")
def test_13_3_3_eliminated_defenders_still_roll() -> None:
    bt = meet("Saranac", "2 British light", "Mingo").dice("TC M  F").begin()
    assert lost(bt) == ["Mingo"]
    assert rollers(bt)[-1] == "Mingo"
    assert bt.logged("flags") == [(FRENCH, 1, 1)]


@pytest.mark.rule("R-13.3.3b")
def test_13_3_3_an_eliminated_defender_hits_like_any_other() -> None:
    bt = meet("Saranac", "reduced Rogers, Scott", "Mingo").dice("TC M  TC").begin()
    assert lost(bt) == ["Mingo", "Rogers"], "Reduced before Full"
    assert bt.logged("nobody_left") == [(FRENCH,)]
    assert won(bt) == "British 1:1", "with nobody left the French have lost"


@pytest.mark.rule("R-13.3.3d")
def test_13_3_3_hits_then_bts_then_flags_of_a_type() -> None:
    """The marker is at -1. If the Flag came first both Hits would be applied."""
    bt = meet("Saranac", "3 British metropolitan", "Berry")
    bt.put("British marshal @ Saranac").dice("F BT SC  M").begin()
    kinds = ("hit_scored", "hit_not_applied", "bt_scored", "reduced", "flags")
    assert told(bt, *kinds) == ["hit_scored", "hit_not_applied", "bt_scored", "reduced", "flags"]
    assert won(bt) == "British 2:0"


@pytest.mark.rule("R-13.3.3d")
def test_13_3_3_a_type_is_done_before_the_next_rolls() -> None:
    bt = meet("Saranac", "Rogers, 15th & 58th", "reduced Langis, Berry").dice("TC SC  M M").begin()
    kinds = ("rolled", "hit_scored")
    assert told(bt, *kinds) == ["rolled", "hit_scored", "rolled", "hit_scored", "rolled", "rolled"]


# ---------------------------------------------------------------------- Flags


@pytest.mark.rule("R-13.3.3e")
@pytest.mark.parametrize(
    "who",
    ["Rogers", "Mohawk", "Campbell", "15th & 58th", "New England 1", "Boscawen",
     "Royal Artillery 1"],
)  # fmt: skip
@pytest.mark.parametrize("face", [1, 2])
def test_13_3_3_a_flag_of_any_unit_moves_the_marker(who: str, face: int) -> None:
    bt = meet("Louisbourg", who, "2 bastion").roll(face, *MISSES).begin()
    assert won(bt) == "British 1:0"


@pytest.mark.rule("R-13.3.3e", "R-3.4a", "R-3.5a")
@pytest.mark.parametrize(("who", "where"), [("Bastion 1", "Québec"), ("Fort Lévis", "Oswego")])
def test_13_3_3_bastions_and_forts_roll_too(who: str, where: str) -> None:
    bt = meet(where, "Rogers", who).dice("M  F").roll(*MISSES).begin()
    assert won(bt).startswith("French 1:")


@pytest.mark.rule("R-13.3.3e")
def test_13_3_3_several_flags_add_up() -> None:
    bt = meet("Saranac", "3 British light", "2 French light").dice("F F F  F F").begin()
    assert won(bt) == "British 3:2"


@pytest.mark.rule("R-E-a", "A-30")
def test_card_40_flags_of_fleets_count_for_nothing_in_rough_seas() -> None:
    bt = meet("Louisbourg", "2 British fleet, Rogers", "Bastion 1, Beauffremont").cards(french=40)
    bt.begin()
    bt.dice("F  F F  F  F  M M").british("keep_fleets")
    assert bt.logged("flags") == [(BRITISH, 1, 1), (FRENCH, 1, 1)]
    assert bt.logged("flags_void") == [(BRITISH,), (FRENCH,)]
    bt = meet("Louisbourg", "2 British fleet, Rogers", "Bastion 1, Beauffremont").begin()
    bt.dice("F  F F  F  F  M M").british("keep_fleets")
    assert won(bt) == "British 3:2"


@pytest.mark.rule("A-30", "R-E-a")
def test_card_40_other_faces_of_fleets_count_and_their_flags_are_not_rerolled() -> None:
    bt = meet("Louisbourg", "2 British fleet", "Beauffremont, Bastion 1").cards(
        british=8, french=40
    )
    bt.begin()
    bt.dice("F TC").british("keep_fleets")
    assert bt.asked != "reroll", "a Flag and a scored Hit"
    assert reduced(bt) == ["Beauffremont"]


# ---------------------------------------------------------------------- B&Ts


@pytest.mark.rule("R-13.3.3f", "R-13.3.3h")
@pytest.mark.parametrize("who", ["15th & 58th", "Campbell", "Royal Artillery 1"])
def test_13_3_3_the_bt_of_metropolitans_and_artillery_hits_a_brigade(who: str) -> None:
    bt = meet("Saranac", who, "Berry").dice("BT").roll(*MISSES).begin()
    if bt.asked == "reroll":
        bt.british("accept")
    assert reduced(bt) == ["Berry"]
    assert bt.logged("bt_scored") == [(bt.piece(who), BRITISH, 1)]


@pytest.mark.rule("R-13.3.3f", "G-C-28")
def test_13_3_3_the_bt_of_a_fort_hits_a_brigade() -> None:
    """Three Brigades without Artillery attack a Fort: their marker starts at -2."""
    bt = meet("Ticonderoga", "3 British metropolitan", "Fort Saint Frédéric", came="Lake George")
    bt.dice("SC F F  BT").begin()
    assert bt.logged("hit_nothing") == [(bt.piece("15th & 58th"),)]
    assert bt.asked == "hit"
    assert (bt.asked_seat, track(bt)) == (BRITISH, [0, 1])
    bt.british("hit 22nd & 28th")
    assert reduced(bt) == ["22nd & 28th"]
    assert won(bt) == "French 1:0"
    assert bt.at("Lake George").startswith("British: 15th & 58th")


@pytest.mark.rule("R-13.3.3f")
def test_13_3_3_the_bt_of_a_bastion_hits_a_brigade() -> None:
    bt = besiege("15th & 58th", bastions=1).dice("M  BT").roll(*MISSES).begin()
    assert reduced(bt) == ["15th & 58th"]


@pytest.mark.rule("R-13.3.3f")
@pytest.mark.parametrize("who", ["Rogers", "Mohawk"])
def test_13_3_3_the_bt_of_light_units_does_nothing(who: str) -> None:
    bt = meet("Montréal", who, "Berry, Langis").dice("BT").roll(*MISSES).begin()
    assert bt.logged("bt_scored") == []
    assert bt.logged("militia_removed") == []
    assert rollers(bt).count("Militia of the French") == 2


@pytest.mark.rule("R-13.3.3f")
def test_13_3_3_the_bt_of_another_brigade_only_removes_a_militia() -> None:
    bt = meet("Montréal", "New England 1", "Berry").dice("BT").roll(*MISSES).begin()
    assert bt.logged("bt_scored") == []
    assert bt.logged("militia_removed") == [(bt.piece("New England 1"), 1)]


@pytest.mark.rule("R-13.3.3f")
@pytest.mark.parametrize(("who", "left"), [("15th & 58th", 1), ("Campbell", 1)])
def test_13_3_3_the_bt_of_a_metropolitan_does_both(who: str, left: int) -> None:
    bt = meet("Montréal", who, "Berry").dice("BT").roll(*MISSES).begin()
    if bt.asked == "reroll":
        bt.british("accept")
    assert bt.logged("militia_removed") == [(bt.piece(who), left)]
    assert reduced(bt) == ["Berry"]


@pytest.mark.rule("R-13.3.3f")
@pytest.mark.parametrize("who", ["Royal Artillery 1", "Boscawen"])
def test_13_3_3_the_bt_of_circles_removes_no_militia(who: str) -> None:
    bt = meet("Côte du Sud", who, "Langis").dice("BT").roll(*MISSES).begin()
    if bt.asked == "fleet_away":
        bt.british("fleets_stay")
    assert bt.logged("militia_removed") == []
    assert rollers(bt).count("Militia of the French") == 2


@pytest.mark.rule("R-13.3.3h")
def test_13_3_3_a_bt_without_an_enemy_brigade_moves_nothing() -> None:
    bt = meet("Saranac", "15th & 58th", "Langis").dice("BT  M").begin()
    assert won(bt) == "French 0:0"
    assert bt.logged("bt_scored") == []


@pytest.mark.rule("R-13.3.3h", "R-13.3.4b")
def test_13_3_3_a_bt_hit_is_not_applied_at_zero() -> None:
    bt = meet("Saranac", "2 British metropolitan", "Berry, Canadiens 1")
    bt.put("British rout @ Saranac").dice("BT BT  M M").begin()
    assert len(bt.logged("bt_scored")) == 2
    assert len(bt.logged("hit_not_applied")) == 1
    assert reduced(bt) == ["Berry"], "Metropolitans before others"
    assert won(bt) == "British 1:0"


@pytest.mark.rule("R-13.3.3h")
def test_13_3_3_bts_stop_when_no_brigade_is_left() -> None:
    bt = meet("Saranac", "3 British artillery", "reduced Berry, reduced Canadiens 1")
    bt.dice("BT BT BT  M M").begin()
    assert lost(bt) == ["Berry", "Canadiens 1"]
    assert bt.logged("battle_won")[0][2] == 2
    assert [entry[0] for entry in bt.logged("chit_drawn")] == [BRITISH], "for the Metropolitan only"


# ---------------------------------------------------------------------- Fleets that leave


def at_louisbourg(faces: str, fleets: str = "Boscawen, Colvill") -> Situation:
    bt = meet("Louisbourg", f"{fleets}, Rogers", "2 bastion")
    bt.put("British control @ Port la Joye", "Langis @ Cape Sable", "Scott @ Halifax")
    bt.put("Lignery @ Halifax", "battle @ Halifax", "French control @ York")
    bt.dice(f"M {faces}").begin()
    return bt.british("keep_fleets") if "," in fleets else bt


@pytest.mark.rule("R-13.3.3g", "A-9")
def test_13_3_3_a_fleet_may_leave_for_a_friendly_port_at_home() -> None:
    bt = at_louisbourg("BT M")
    assert (bt.asked, bt.asked_seat) == ("fleet_away", BRITISH)
    assert bt.offered("fleet_away") == ["Boscawen (Fleet)", "Colvill (Fleet)"]
    assert bt.offers("fleets_stay")
    assert bt.why_not("fleet_away Rogers") == "leave_no_fleet"
    assert bt.why_not("fleet_away Durell") == "pick_elsewhere"
    assert bt.why_not("fleet_away Beauffremont") == "pick_other_side"
    bt.british("fleet_away Colvill")
    assert bt.asked == "port"
    ports = {"Newfoundland", "Annapolis Royal", "St. George", "Charles Town"}
    assert set(bt.offered("port")) >= ports
    assert set(bt.offered("port")) == ports | {
        "Alexandria", "Boston", "New London", "New York", "Philadelphia",
    }  # fmt: skip
    assert bt.why_not("port Albany") == "port_not_coastal"
    assert bt.why_not("port Port la Joye") == "port_not_home"
    assert bt.why_not("port York") == "port_enemy_held"
    assert bt.why_not("port Halifax") == "port_battle"
    assert bt.why_not("port Cape Sable") == "port_enemies"
    bt.roll(*MISSES).british("port Boston")
    assert bt.where("Colvill") == "Boston"
    assert bt.logged("fleet_left") == [
        (bt.piece("Colvill"), bt.space("Louisbourg"), bt.space("Boston"))
    ]


@pytest.mark.rule("R-13.3.3g", "A-9", "A-30")
def test_13_3_3_one_fleet_for_each_bt() -> None:
    bt = at_louisbourg("BT BT")
    bt.british("fleet_away Colvill", "port Boston")
    assert bt.asked == "fleet_away"
    assert bt.offered("fleet_away") == ["Boscawen (Fleet)"]
    bt.roll(*MISSES).british("fleet_away Boscawen", "port New York")
    assert bt.where("Boscawen") == "New York"
    assert bt.where("Rogers") == "Port la Joye", "without Fleets he retreats by land"


@pytest.mark.rule("R-13.3.3g")
def test_13_3_3_it_may_stay() -> None:
    bt = at_louisbourg("BT M")
    bt.roll(*MISSES).british("fleets_stay")
    assert bt.logged("fleet_left") == []


@pytest.mark.rule("R-13.3.3g")
def test_13_3_3_without_a_port_nothing_happens() -> None:
    bt = meet("Annapolis Royal", "15th & 58th", "Beauffremont, Langis", attacker="french")
    for space in bt.board.coast:
        if bt.board.home[space] == FRENCH:
            bt.start.control[space] = BRITISH
    bt.dice("M  BT  M").begin()
    assert bt.asked != "fleet_away"
    assert bt.logged("battle_won") != []


@pytest.mark.rule("R-13.3.3g", "R-13.6a")
def test_13_3_3_whose_last_unit_sails_away_has_lost() -> None:
    bt = meet("Louisbourg", "Boscawen", "2 bastion").dice("BT").begin()
    bt.dice("M M  M M").british("fleet_away Boscawen", "port Boston")
    assert bt.logged("nobody_left") == [(BRITISH,)]
    assert bt.battles() == []
