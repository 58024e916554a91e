"""11.0 Marshal Troops."""

import pytest

from tests.conformance.bayonets_tomahawks.situation import Situation


def _british(*aps: str) -> Situation:
    return Situation().until("battles").aps(british=aps or ("army",))


def _french(*aps: str) -> Situation:
    return Situation().until("battles").active("french").first("british").aps(french=aps)


@pytest.mark.rule("R-11.0c", "R-11.0e", "R-11.0g")
def test_units_of_several_adjacent_spaces_gather() -> None:
    bt = _british().put("15th & 58th, New England 1 @ Albany", "Rogers, Howe @ Lake George")
    bt.put("Mohawk, Royal Artillery 1 @ Kingston", "Gage @ Northfield", "Goreham @ Boston")
    bt.british("spend army", "marshal Albany", "lead 15th & 58th")
    assert bt.why_not("call Goreham") == "not_adjacent"
    assert bt.why_not("call New England 1") == "not_adjacent"
    assert bt.why_not("done") == "call_somebody"
    bt.british("call Rogers", "call Howe", "call Mohawk", "call Royal Artillery 1")
    assert bt.why_not("call Rogers") == "already_called"
    bt.british("done")
    assert bt.at("Albany") == (
        "British: Rogers, Mohawk, 15th & 58th, New England 1, Royal Artillery 1, Howe"
    )
    assert bt.at("Northfield") == "British: Gage"
    assert bt.spent() == "Rogers, Mohawk, 15th & 58th, Royal Artillery 1, Howe"
    assert bt.markers("british", "Albany") == "marshal"
    assert bt.g.crossed == {
        2 * bt.connection("Lake George", "Albany"): 1, 2 * bt.connection("Kingston", "Albany"): 2,
    }  # fmt: skip
    assert bt.g.entered == {
        2 * bt.space("Albany"): (
            bt.connection("Lake George", "Albany"), bt.connection("Kingston", "Albany"),
        )
    }  # fmt: skip


@pytest.mark.parametrize(
    "leader",
    ["15th & 58th", "New England 1", "Royal Artillery 1", "Boscawen", "Fort Edward", "Howe"],
)
@pytest.mark.rule("R-11.0b")
def test_any_unit_that_is_not_light_may_be_activated(leader: str) -> None:
    bt = _british().put(f"{leader}, Gage @ Boston", "Rogers, Goreham @ York")
    bt.british("spend army", "marshal Boston", f"lead {leader}", "call Rogers", "done")
    assert bt.where("Rogers") == "Boston"
    assert bt.g.is_spent(bt.piece(leader))
    assert not bt.g.is_spent(bt.piece("Gage"))


@pytest.mark.rule("R-11.0b")
def test_a_bastion_may_be_activated() -> None:
    bt = _french("army").put("bastion_1 @ Québec", "Aubry @ Jacques Cartier").french("spend army")
    bt.french("marshal Québec", "lead bastion_1", "call Aubry", "done")
    assert bt.at("Québec") == "French: Aubry, Bastion 1"
    assert bt.spent() == "Aubry, Bastion 1"


@pytest.mark.rule("R-11.0a", "R-11.0b")
def test_where_troops_are_not_marshaled() -> None:
    bt = _british().put("Gage, Mohawk @ Albany", "Rogers @ Lake George")
    bt.put("spent 15th & 58th, Dunn @ Kingston", "British rout @ Northfield")
    bt.put("New England 1 @ Northfield", "New England 2 @ Charles Town").british("spend army")
    assert bt.why_not("marshal Albany") == "marshal_not_light"
    assert bt.why_not("marshal Kingston") == "nobody_leads"
    assert bt.why_not("marshal Northfield") == "routed_only_moves"
    assert bt.why_not("marshal Charles Town") == "nobody_to_call"
    assert bt.why_not("marshal Oswego") == "nobody_there"


@pytest.mark.rule("R-11.0b")
def test_who_is_not_activated() -> None:
    bt = _british().put("Gage, spent 15th & 58th, New England 1, New England 2 @ Albany")
    bt.put("Rogers @ Lake George").british("spend army", "marshal Albany")
    assert bt.why_not("lead Gage") == "marshal_not_light"
    assert bt.why_not("lead 15th & 58th") == "spent"
    assert bt.why_not("lead Rogers") == "not_on_space"
    assert bt.why_not("lead Aubry") == "not_on_space"
    assert bt.choices() == ["lead New England (Brigade) 1", "lead New England (Brigade) 2"]


@pytest.mark.rule("R-11.0c", "R-10.1a", "R-10.1c", "R-2.2.2a")
def test_connection_types_and_limits_apply() -> None:
    bt = _british("army", "army").put("Fort Edward, Howe @ Lake George")
    bt.put("5 British light, 15th & 58th @ Oneida Lake").british(
        "spend army", "marshal Lake George"
    )
    bt.british("lead Howe")
    assert bt.why_not("call 15th & 58th") == "path_light_only"
    for piece in ("Armstrong", "Dunn", "Gage", "Goreham"):
        bt.british(f"call {piece}")
    # the fifth is one too many for the Path, so that was all
    assert bt.where("Howe's Light Infantry") == "Oneida Lake"
    assert bt.g.crossed == {2 * bt.connection("Lake George", "Oneida Lake"): 4}
    bt.british("spend army", "army Oneida Lake")
    assert bt.why_not("go Lake George") == "connection_full"


@pytest.mark.rule("R-11.0c", "R-3.3a")
def test_one_artillery_over_a_road_and_limits_for_each_connection() -> None:
    bt = _british().put("Fort Edward @ Lake George", "2 British artillery, Gage @ Oneida Lake")
    bt.put("Royal Artillery 3 @ Albany").road("Lake George", "Oneida Lake")
    bt.british("spend army", "marshal Lake George", "lead Fort Edward", "call Royal Artillery 1")
    assert bt.why_not("call Royal Artillery 2") == "road_artillery"
    bt.british("call Royal Artillery 3", "call Gage")
    assert bt.at("Lake George") == (
        "British: Gage, Royal Artillery 1, Royal Artillery 3, Fort Edward"
    )
    assert bt.g.crossed_guns == {2 * bt.connection("Lake George", "Oneida Lake"): 1}


@pytest.mark.rule("R-2.2.4a", "R-11.0c")
def test_fleets_come_along_the_coast() -> None:
    bt = _british().put("Fort Anne @ Halifax", "Boscawen @ Cape Sable", "Colvill @ Annapolis Royal")
    bt.put("Rogers @ Chignectou", "British control @ Chignectou")
    bt.british("spend army", "marshal Halifax", "lead Fort Anne")
    assert bt.why_not("call Colvill") == "fleet_coast_only"
    bt.british("call Boscawen", "done")
    assert bt.where("Boscawen") == "Halifax"


@pytest.mark.rule("R-11.0g", "R-10.2a")
def test_the_fort_of_a_routed_stack_stays_because_it_is_a_fort() -> None:
    bt = _british().put("15th & 58th @ Albany", "Fort Edward, Gage @ Lake George")
    bt.put("British rout @ Lake George", "Dunn, Scott @ Kingston").british("spend army")
    bt.british("marshal Albany", "lead 15th & 58th")
    assert bt.why_not("call Fort Edward") == "immobile"
    assert bt.why_not("call Gage") == "routed_only_moves"


@pytest.mark.rule("R-11.0c", "R-7.2.1a", "R-10.2a")
def test_spent_units_forts_and_enemies_do_not_come() -> None:
    bt = _british().put("15th & 58th @ Albany", "spent Rogers, Fort Edward, Gage @ Lake George")
    bt.put("Aubry @ Oneida Lake", "Dunn @ Kingston").british("spend army", "marshal Albany")
    bt.british("lead 15th & 58th")
    assert bt.why_not("call Rogers") == "spent"
    assert bt.why_not("call Fort Edward") == "immobile"
    assert bt.why_not("call Aubry") == "not_adjacent"
    assert bt.why_not("call Boscawen") == "not_adjacent"


@pytest.mark.rule("R-11.0d", "R-10.2.1a", "A-51")
def test_units_among_enemies_come_only_if_they_outnumber_them() -> None:
    bt = _british().put("15th & 58th @ Albany", "3 British light, Aubry @ Lake George")
    bt.put("battle @ Lake George", "Rogers @ Kingston", "Scott @ Northfield")
    bt.british("spend army", "marshal Albany", "lead 15th & 58th")
    assert bt.why_not("call Armstrong") == "must_outnumber"
    bt = _british().put("15th & 58th @ Albany", "4 British light, Aubry @ Lake George")
    bt.put("battle @ Lake George", "Rogers @ Kingston").british("spend army", "marshal Albany")
    bt.british("lead 15th & 58th", "call Armstrong", "done")
    assert bt.where("Armstrong") == "Albany"
    assert bt.battles() == ["Lake George"]


@pytest.mark.rule("R-11.0d", "R-10.2.1c")
def test_nobody_comes_by_the_connection_the_enemy_came_by() -> None:
    bt = _british().put("15th & 58th @ Albany", "4 British light, Aubry @ Lake George")
    bt.put("battle @ Lake George", "Rogers @ Kingston", "Scott @ Northfield")
    bt.came("french", "Albany", "Lake George").british("spend army", "marshal Albany")
    bt.british("lead 15th & 58th")
    assert bt.why_not("call Armstrong") == "enemy_came_that_way"


@pytest.mark.rule("R-11.0d", "R-10.2.1b")
def test_besiegers_of_a_fortress_may_be_called() -> None:
    bt = _british().put("15th & 58th @ Port Dauphin", "British control @ Port Dauphin")
    bt.put("New England 1, bastion_1, Berry @ Louisbourg", "battle @ Louisbourg")
    bt.british(
        "spend army", "marshal Port Dauphin", "lead 15th & 58th", "call New England 1", "done"
    )
    assert bt.where("New England 1") == "Port Dauphin"
    assert bt.battles() == []


@pytest.mark.rule("R-11.0g", "A-51")
def test_routed_units_are_not_called() -> None:
    bt = _british().put("15th & 58th @ Albany", "British rout @ Lake George", "Gage @ Lake George")
    bt.put("Rogers @ Kingston", "Scott @ Northfield").british("spend army", "marshal Albany")
    bt.british("lead 15th & 58th")
    assert bt.why_not("call Gage") == "routed_only_moves"


@pytest.mark.rule("R-11.0d", "A-18", "R-10.3.2b")
def test_troops_are_marshaled_against_enemies_and_may_overwhelm() -> None:
    bt = _british().put("15th & 58th, Aubry @ Lake George", "battle @ Lake George")
    bt.put("3 British light @ Albany").came("french", "Ticonderoga", "Lake George")
    bt.british("spend army", "marshal Lake George", "lead 15th & 58th")
    bt.british("call Armstrong", "call Dunn", "done")
    assert bt.battles() == ["Lake George"]  # three to one
    bt = _british().put("15th & 58th, Aubry @ Lake George", "battle @ Lake George")
    bt.put("3 British light @ Albany").came("french", "Ticonderoga", "Lake George")
    bt.british("spend army", "marshal Lake George", "lead 15th & 58th")
    bt.british("call Armstrong", "call Dunn", "call Gage")
    assert bt.where("Aubry") != "Lake George"
    assert bt.battles() == []


@pytest.mark.rule("R-11.0f", "R-2.1.2e")
def test_a_captured_settled_space_is_lost_when_its_last_unit_is_called_away() -> None:
    bt = _british().put("British control @ Montréal", "Rogers @ Montréal").vp("British 4")
    bt.put("15th & 58th @ Isle aux Noix", "British control @ Isle aux Noix")
    bt.british("spend army", "marshal Isle aux Noix", "lead 15th & 58th", "call Rogers", "done")
    assert bt.control("Montréal") == "French"
    assert bt.victory() == "British 1"


@pytest.mark.rule("R-11.0e")
def test_a_space_has_one_marshal_marker_of_a_side() -> None:
    bt = _british("army", "army").put("15th & 58th, New England 1 @ Albany", "Rogers @ Kingston")
    bt.put("Gage @ Northfield")
    bt.british("spend army", "marshal Albany", "lead 15th & 58th", "call Rogers", "done")
    bt.british("spend army", "marshal Albany", "lead New England 1", "call Gage", "done")
    assert bt.markers("british", "Albany") == "marshal"


@pytest.mark.rule("A-29", "R-E-a")
def test_lake_warships_stop_marshaled_units() -> None:
    bt = _british().put("15th & 58th @ Oswego", "Rogers @ Baye de Cataracouy")
    bt.put("Gage @ Oneida Lake", "Dunn @ Kahuahgo")
    bt.start.warships = bt.connection("Oswego", "Baye de Cataracouy")
    bt.put("British control @ Baye de Cataracouy").british("spend army", "marshal Oswego")
    bt.british("lead 15th & 58th")
    assert bt.why_not("call Rogers") == "lake_warships"


@pytest.mark.rule("R-11.0a")
def test_without_anybody_adjacent_there_is_nothing_to_marshal() -> None:
    bt = _british().put("15th & 58th @ Albany", "spent Rogers @ Kingston", "Gage @ Boston")
    bt.british("spend army")
    assert bt.why_not("marshal Albany") == "nobody_to_call"
