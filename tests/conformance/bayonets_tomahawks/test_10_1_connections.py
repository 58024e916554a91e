"""2.2, 10.1 Connections: types, limits, and what counts toward them."""

import pytest

from tests.conformance.bayonets_tomahawks.situation import Situation
from ticonderoga.games.bayonets_tomahawks.rules.connections import (
    limit_of,
    room_for_guns,
    room_on,
)


def _british(*aps: str, **options: str) -> Situation:
    return Situation(**options).until("battles").aps(british=aps or ("army",))


@pytest.mark.rule("R-10.1a", "R-2.2.3a")
def test_the_limits() -> None:
    bt = Situation().road("Lake George", "Oneida Lake")
    g = bt.g
    path = bt.connection("Number Four", "Ticonderoga")
    road = bt.connection("Lake George", "Oneida Lake")
    highway = bt.connection("Albany", "Lake George")
    assert [limit_of(g, c) for c in (path, road, highway)] == [4, 8, 16]
    assert [room_for_guns(g, 0, c) for c in (road, highway)] == [1, 16]
    bt.crossed("british", "Albany", "Lake George", 5)
    assert room_on(g, 0, highway) == 11
    assert room_on(g, 1, highway) == 16


@pytest.mark.rule("R-2.2.2a", "R-2.2.1a", "R-10.2a")
def test_a_path_is_for_light_units_a_highway_for_all() -> None:
    bt = _british().put("Rogers, 15th & 58th, Royal Artillery 1, Howe @ Number Four")
    bt.british("spend army", "army Number Four")
    assert bt.offers("go Ticonderoga")
    bt.british("take 15th & 58th")
    assert bt.why_not("go Ticonderoga") == "path_light_only"
    bt.british("go Northfield", "stop")
    bt = _british().put("Rogers, 15th & 58th, Royal Artillery 1, Howe @ Number Four")
    bt.british("spend army", "army Number Four", "go Ticonderoga")
    assert bt.at("Ticonderoga") == "British: Rogers"
    assert bt.at("Number Four") == "British: 15th & 58th, Royal Artillery 1, Howe"


@pytest.mark.parametrize("piece", ["15th & 58th", "New England 1", "Royal Artillery 1", "Howe"])
@pytest.mark.rule("R-2.2.3a", "R-10.2a")
def test_a_road_is_open_to_land_units(piece: str) -> None:
    bt = _british().put(f"{piece} @ Number Four", "Rogers @ Ticonderoga")
    bt.put("British control @ Ticonderoga").road("Number Four", "Ticonderoga")
    bt.british("spend army", "army Number Four", f"take {piece}", "go Ticonderoga", "stop")
    assert bt.where(piece) == "Ticonderoga"


@pytest.mark.rule("R-2.2.2a", "R-2.2.4a", "R-10.4a")
def test_fleets_go_along_the_coast_by_path_and_highway() -> None:
    bt = _british().put("Boscawen @ Halifax").british("spend army", "army Halifax")
    assert bt.why_not("go Chignectou") == "fleet_coast_only"  # a Highway inland
    bt.british("go Cape Sable", "go Annapolis Royal")
    assert bt.where("Boscawen") == "Annapolis Royal"
    assert bt.step() == "battles"  # two MPs
    bt = _british("army", "army").put("Boscawen @ Boston").british("spend army", "army Boston")
    bt.british("go New London", "stop")
    assert bt.where("Boscawen") == "New London"


@pytest.mark.rule("R-10.4a", "R-2.2.4a")
def test_fleets_in_army_movement_transport_nobody() -> None:
    bt = _british().put("Boscawen, 15th & 58th, Howe @ Halifax")
    bt.british("spend army", "army Halifax", "go Cape Sable")
    assert bt.at("Halifax") == "British: 15th & 58th, Howe"


@pytest.mark.rule("R-2.2.4b")
def test_a_coastal_road_stays_open_to_fleets() -> None:
    bt = _british().put("Boscawen @ Halifax").road("Halifax", "Cape Sable")
    bt.british("spend army", "army Halifax", "go Cape Sable", "stop")
    assert bt.where("Boscawen") == "Cape Sable"


@pytest.mark.rule("R-2.2.4a")
def test_a_light_ap_moves_no_fleet() -> None:
    bt = _british("light").put("Boscawen, Rogers @ Halifax").british("spend light", "light Halifax")
    assert bt.why_not("take Boscawen") == "light_only"


@pytest.mark.rule("G-C-16", "R-10.1a")
def test_limits_add_up_over_all_actions_of_a_side() -> None:
    bt = _british("light", "light", "light").put("5 British light @ Number Four")
    bt.british("spend light", "light Number Four", "take Armstrong", "take Dunn", "take Gage")
    bt.british("go Ticonderoga", "stop", "spend light", "light Number Four")
    assert bt.why_not("go Ticonderoga") == "connection_full"  # two are left, one may go
    bt.british("take Goreham", "go Ticonderoga", "stop", "spend light", "light Number Four")
    assert bt.why_not("go Ticonderoga") == "connection_full"
    assert bt.g.crossed == {2 * bt.connection("Number Four", "Ticonderoga"): 4}


@pytest.mark.rule("G-C-16", "R-10.1b")
def test_what_the_enemy_moved_does_not_count() -> None:
    bt = _british("light").put("4 British light @ Number Four")
    bt.crossed("french", "Number Four", "Ticonderoga", 4)
    bt.british("spend light", "light Number Four", "go Ticonderoga", "stop")
    assert bt.g.units(0, bt.space("Ticonderoga")) == 4


@pytest.mark.rule("R-10.1a")
def test_sixteen_units_go_along_a_highway_and_eight_along_a_road() -> None:
    bt = _british().put(
        "14 British metropolitan, 2 British provincial, Rogers @ Albany", "Gage @ Lake George"
    )
    bt.british("spend army", "army Albany")
    assert bt.why_not("go Lake George") == "connection_full"
    for piece in bt.g.at(0, bt.space("Albany")):
        if bt.pieces.names[piece] != "Rogers":
            bt.british(f"take {bt.pieces.ids[piece]}")
    assert bt.why_not("take Rogers") == "no_common_way"
    bt.british("go Lake George", "stop")
    assert bt.g.units(0, bt.space("Lake George")) == 17
    bt = _british().put("9 British metropolitan @ Number Four").road("Number Four", "Ticonderoga")
    bt.british("spend army", "army Number Four")
    assert bt.why_not("go Ticonderoga") == "connection_full"
    assert bt.offers("go Northfield")


@pytest.mark.rule("R-10.1b", "R-3.7a")
def test_commanders_do_not_count() -> None:
    bt = (
        _british()
        .put("15th & 58th, Howe, Wolfe @ Number Four")
        .crossed("british", "Northfield", "Number Four", 15)
    )
    bt.british("spend army", "army Number Four", "go Northfield", "stop")
    assert bt.at("Northfield") == "British: 15th & 58th, Howe, Wolfe"
    assert bt.g.crossed == {2 * bt.connection("Northfield", "Number Four"): 16}


@pytest.mark.rule("R-10.1b", "R-3.7a")
def test_commanders_may_even_use_a_full_connection() -> None:
    bt = _british().put("15th & 58th, Howe, Wolfe @ Number Four", "Rogers @ Northfield")
    bt.crossed("british", "Northfield", "Number Four", 16)
    bt.british("spend army", "army Number Four")
    assert bt.why_not("take 15th & 58th") == "no_common_way"
    assert bt.why_not("go Northfield") == "connection_full"
    bt.british("take Howe", "go Northfield", "stop")
    assert bt.at("Number Four") == "British: 15th & 58th, Wolfe"


@pytest.mark.rule("R-10.1b", "A-2")
def test_fleets_count_unless_the_other_reading_is_chosen() -> None:
    bt = _british().put("2 British fleet @ Halifax").crossed("british", "Halifax", "Cape Sable", 3)
    bt.british("spend army", "army Halifax")
    assert bt.why_not("go Cape Sable") == "connection_full"
    bt.british("take Boscawen", "go Cape Sable", "stop")
    assert bt.g.crossed == {2 * bt.connection("Halifax", "Cape Sable"): 4}
    bt = _british(fleet_limits="free").put("2 British fleet @ Halifax")
    bt.crossed("british", "Halifax", "Cape Sable", 4)
    bt.british("spend army", "army Halifax", "go Cape Sable", "stop")
    assert bt.at("Cape Sable") == "British: Boscawen, Colvill"
    assert bt.g.crossed == {2 * bt.connection("Halifax", "Cape Sable"): 4}


@pytest.mark.rule("R-10.1a", "R-3.3a")
def test_one_artillery_goes_along_a_road() -> None:
    bt = _british("army", "army").put("2 British artillery @ Number Four")
    bt.road("Number Four", "Ticonderoga").british("spend army", "army Number Four")
    assert bt.why_not("go Ticonderoga") == "road_artillery"
    bt.british("take Royal Artillery 1", "go Ticonderoga", "stop")
    key = 2 * bt.connection("Number Four", "Ticonderoga")
    assert bt.g.crossed_guns == {key: 1}
    bt.british("spend army", "army Number Four")
    assert bt.why_not("go Ticonderoga") == "road_artillery"
    bt.british("go Northfield", "stop")
    assert bt.g.crossed_guns == {key: 1}  # on a Highway they are not counted


@pytest.mark.rule("R-10.1a", "R-3.3a")
def test_two_artillery_go_along_a_highway() -> None:
    bt = _british().put("2 British artillery @ Albany").british("spend army", "army Albany")
    bt.british("go Lake George", "stop")
    assert bt.at("Lake George") == "British: Royal Artillery 1, Royal Artillery 2"


@pytest.mark.rule("R-10.1a")
def test_a_second_artillery_may_not_be_taken_if_only_the_road_leads_on() -> None:
    bt = _british().put("2 British artillery, 15th & 58th @ Wills Creek")
    bt.road("Wills Creek", "Mekekasink").crossed("british", "Wills Creek", "Winchester", 16)
    bt.british("spend army", "army Wills Creek", "take Royal Artillery 1")
    assert bt.why_not("take Royal Artillery 2") == "no_common_way"
    bt.british("take 15th & 58th", "go Mekekasink", "stop")
    assert bt.at("Wills Creek") == "British: Royal Artillery 2"


@pytest.mark.rule("R-10.1c")
def test_every_crossing_counts_there_and_back() -> None:
    bt = _british("light").put("2 British light @ Number Four")
    bt.british("spend light", "light Number Four", "go Goasek", "go Number Four")
    assert bt.g.crossed == {2 * bt.connection("Number Four", "Goasek"): 4}
    assert bt.why_not("go Goasek") == "connection_full"


@pytest.mark.rule("R-10.1c")
def test_crossings_of_a_path_stay_counted_when_it_becomes_a_road() -> None:
    bt = _british("light", "army", "army").put("3 British light, New England 1 @ Number Four")
    bt.put("New England 2 @ Number Four").road_site("Number Four", "Ticonderoga")
    bt.british("spend light", "light Number Four", "go Ticonderoga", "stop")
    bt.british("spend army", "build Number Four", "brigade New England 1")
    bt.british("road_finish Ticonderoga", "done")
    assert bt.g.crossed == {2 * bt.connection("Number Four", "Ticonderoga"): 4}


@pytest.mark.rule("R-2.1.7a")
def test_the_french_do_not_enter_a_base() -> None:
    bt = Situation().until("battles").active("french").put("Aubry, Berry @ Kingston")
    bt.aps(french=["army"]).french("spend army", "army Kingston")
    assert bt.why_not("go New York") == "french_base"


@pytest.mark.rule("A-29", "R-E-a")
def test_lake_warships_close_a_highway_to_british_movement_only() -> None:
    bt = _british().put("15th & 58th @ Ticonderoga", "British control @ Ticonderoga")
    bt.start.warships = bt.connection("Ticonderoga", "Isle aux Noix")
    bt.british("spend army", "army Ticonderoga")
    assert bt.why_not("go Isle aux Noix") == "lake_warships"
    bt = Situation().until("battles").active("french").put("Berry @ Isle aux Noix")
    bt.start.warships = bt.connection("Ticonderoga", "Isle aux Noix")
    bt.aps(french=["army"]).french("spend army", "army Isle aux Noix", "go Ticonderoga", "stop")
    assert bt.where("Berry") == "Ticonderoga"


@pytest.mark.rule("A-29")
def test_a_stack_whose_only_way_is_closed_cannot_set_out() -> None:
    bt = _british("army", "light").put("15th & 58th, Rogers @ Oswego", "Gage @ Albany")
    bt.start.warships = bt.connection("Oswego", "Baye de Cataracouy")
    for one in ("Oneida Lake", "Onyiudaondagwat"):
        bt.crossed("british", "Oswego", one, 16)
    for one in ("Kahuahgo", "Onontake"):
        bt.crossed("british", "Oswego", one, 4)
    bt.british("spend army")
    assert bt.why_not("army Oswego") == "no_way_out"
