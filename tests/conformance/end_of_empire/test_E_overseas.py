"""6.3 Overseas supply: ports, navigable rivers, coasts; guns, fleets, and who may have it."""

import pytest

from tests.conformance.end_of_empire.situation import Situation
from tests.conformance.end_of_empire.supplying import (
    cut,
    has_overseas,
    kind,
    ships_come,
    way,
    winter,
)
from ticonderoga.games.end_of_empire.data.kinds import (
    ALLIED,
    BRITISH,
    FULL_COLLAPSE,
    NEAR_COLLAPSE,
    NOTHING,
)
from ticonderoga.games.end_of_empire.rules.tracing import Tracer
from ticonderoga.games.end_of_empire.terms import FROM_COAST, OVERSEAS

# ---------------------------------------------------------------------- 6.3 example 12


@pytest.mark.rule("R-E9", "A-46")
@pytest.mark.parametrize("south", ["2815", "2816", "2816-town", "2914", "2914-outpost", "3015"])
@pytest.mark.parametrize("north", ["3312", "3412-outpost", "3511"])
def test_example_12_one_unit_in_the_south_and_one_in_the_north_cut_ticonderoga_off(
    south: str, north: str
) -> None:
    s = winter("arw", "20th Foot @ 3014-outpost", f"4 Cont @ {south}", f"5 Cont @ {north}")
    assert not has_overseas(s, "20th Foot")
    assert kind(s, "20th Foot") == "place"
    for where in (south, north):
        s = winter("arw", "20th Foot @ 3014-outpost", f"4 Cont @ {where}")
        assert has_overseas(s, "20th Foot")


@pytest.mark.rule("R-E9", "A-46")
@pytest.mark.parametrize("where", ["3113", "3213"])
def test_on_lakes_only_guns_cut_overseas_supply(where: str) -> None:
    s = winter("arw", "20th Foot @ 3014", "4 Cont @ 2815", f"5 Cont @ {where}")
    assert way(s, "20th Foot") == "sea 3014 3113 3213 3312 3412 3511 3611"
    s = winter("arw", "20th Foot @ 3014", "4 Cont @ 2815", f"1 Cont Art @ {where}")
    assert not has_overseas(s, "20th Foot")
    assert cut(s, "20th Foot") == where


@pytest.mark.rule("A-46")
def test_a_reach_that_runs_on_both_ways_is_joined_past_anything_but_guns() -> None:
    """3611 on the St. Lawrence, as against Saratoga (2816), where the Hudson becomes navigable."""
    for where in ("3611", "3611-town"):
        s = winter("arw", "20th Foot @ 3014", "4 Cont @ 2815", f"5 Cont @ {where}")
        assert has_overseas(s, "20th Foot")
        s = winter("arw", "20th Foot @ 3014", "4 Cont @ 2815", f"1 Cont Art @ {where}")
        assert not has_overseas(s, "20th Foot")


@pytest.mark.rule("A-46", "R-E21")
def test_on_a_road_or_plain_river_any_unit_cuts_it() -> None:
    """2717 is on the road that leads from 2718 to the Hudson at Albany."""
    s = winter("arw", "20th Foot @ 2718", "21st Foot @ 2717", "4 Cont @ 2816")
    assert way(s, "20th Foot") == "sea 2718 2717 2716"
    s = winter("arw", "20th Foot @ 2718", "4 Cont @ 2717")
    assert not has_overseas(s, "20th Foot")
    s = winter("arw", "20th Foot @ 2718", "21st Foot @ 2717", "4 Cont @ 2716", "5 Cont @ 2816")
    assert has_overseas(s, "20th Foot")


@pytest.mark.rule("A-46")
def test_a_line_that_only_crosses_a_navigable_river_by_road_is_cut_by_any_unit() -> None:
    """The road from Boston passes Albany to 2817; that the Hudson runs there does not help."""
    s = winter("arw", "20th Foot @ 2817", "4 Cont @ 2716", "2 Cont Art @ 2219", "5 Cont @ 2818")
    assert not has_overseas(s, "20th Foot")


# ---------------------------------------------------------------------- ends of lines


@pytest.mark.rule("R-E9")
def test_any_navigable_hex_between_montreal_and_quebec_will_do() -> None:
    for hex in ("3411", "3510", "3611", "3710", "3810", "3910", "4011", "4111"):
        s = winter("fiw", f"44th Foot @ {hex}")
        assert has_overseas(s, "44th Foot")


@pytest.mark.rule("R-E9", "R-E21")
@pytest.mark.parametrize("guns", ["3411", "3510", "3710-town", "4011", "4111-fortress"])
def test_guns_there_or_down_the_river_stop_ships(guns: str) -> None:
    s = winter("fiw", "44th Foot @ 3411-town", f"Bombardiers (Dieskau) @ {guns}")
    assert not ships_come(s, "44th Foot")
    s = winter("fiw", "44th Foot @ 3411-town", f"Bearn @ {guns}")
    assert ships_come(s, "44th Foot")


@pytest.mark.rule("R-E9")
def test_guns_further_up_and_infantry_with_guns() -> None:
    s = winter("fiw", "44th Foot @ 3710", "Bombardiers (Dieskau) @ 3510")
    assert ships_come(s, "44th Foot")
    s = winter("fiw", "44th Foot @ 3411", "T de Mar Que 1 @ 3710")
    assert s.pieces.artillery[s.piece("T de Mar Que 1")]
    assert not ships_come(s, "44th Foot")
    s = winter("fiw", "44th Foot @ 3411", "T de Mar Que 2 @ 3710")
    assert ships_come(s, "44th Foot")


@pytest.mark.rule("R-E9")
def test_own_units_outside_do_not_open_a_river_that_guns_in_a_town_command() -> None:
    s = winter("fiw", "44th Foot @ 3411", "48th Foot @ 3710", "Bombardiers (Dieskau) @ 3710-town")
    assert not ships_come(s, "44th Foot")


@pytest.mark.rule("R-E9")
def test_guns_in_a_hex_on_the_coast_itself_do_not_stop_ships() -> None:
    """They command rivers; at 4924 ships come to the shore."""
    s = winter("fiw", "44th Foot @ 4924", "Bombardiers (Dieskau) @ 4924-town")
    assert ships_come(s, "44th Foot")


@pytest.mark.rule("R-E9", "A-51")
def test_philadelphia_is_reached_by_1620_only() -> None:
    for where in ("1620", "1620-town", "1719"):
        s = winter("arw", "20th Foot @ 1820-town", f"1 Cont Art @ {where}")
        assert kind(s, "20th Foot") == "place"
        assert cut(s, "20th Foot") == where[:4]
        s = winter("arw", "20th Foot @ 1820-town", f"4 Cont @ {where}")
        assert way(s, "20th Foot") == "sea 1820"
    s = winter("arw", "20th Foot @ 1820-town", "1 Cont Art @ 1621")
    assert way(s, "20th Foot") == "sea 1820"


@pytest.mark.rule("R-E9", "R-D4")
def test_the_port_belongs_to_those_in_the_town() -> None:
    """Newport lies on no navigable river."""
    s = winter("arw", "20th Foot @ 2922-town", "4 Cont @ 2922")
    assert way(s, "20th Foot") == "sea 2922"
    s = winter("arw", "20th Foot @ 2922", "4 Cont @ 2922-town")
    assert not has_overseas(s, "20th Foot")
    s = winter("arw", "20th Foot @ 2922")
    assert has_overseas(s, "20th Foot")


@pytest.mark.rule("R-E9", "A-50")
def test_a_port_within_two_civilized_hexes() -> None:
    """2919 and 3020 are in British hands, and so is Boston."""
    stacks = ("20th Foot @ 2919", "21st Foot @ 3020", "24th Foot @ 3120")
    s = winter("arw", *stacks)
    assert way(s, "20th Foot") == "sea 2919 3020 3120"
    s = winter("arw", *stacks[:2])
    assert not has_overseas(s, "20th Foot")
    s = winter("arw", "20th Foot @ 2919", "24th Foot @ 3120")
    assert not has_overseas(s, "20th Foot")


@pytest.mark.rule("A-48", "R-E9")
def test_an_empty_port_in_a_neutral_hex_is_nobodys() -> None:
    """Pensacola (S2315), and its neighbour on the coast."""
    s = winter("arw", "Luisiana @ S2315", "16th Foot @ S2214")
    assert has_overseas(s, "Luisiana")
    near = [hex for hex in s.board.near[s.space("S2315")] if s.board.terrain[hex] == 2]
    tracer = Tracer(s.g, ALLIED, OVERSEAS)
    assert tracer.ends(s.space("S2315"), 0)
    alone = winter("arw", "16th Foot @ S2214")
    assert near
    assert not Tracer(alone.g, ALLIED, OVERSEAS).ends(alone.space("S2315"), 0)


# ---------------------------------------------------------------------- coasts


@pytest.mark.rule("R-E10")
def test_a_coast_without_a_port_supplies_those_on_it() -> None:
    s = winter("arw", "20th Foot @ 3121", "21st Foot @ 5024")
    assert way(s, "20th Foot") == "sea 3121"
    assert way(s, "21st Foot") == "sea 5024"


@pytest.mark.rule("R-E10")
def test_nobody_inland_traces_to_such_a_coast() -> None:
    """S3625 on the coast of Georgia has a river that leads inland to S3624."""
    s = winter("arw", "20th Foot @ S3624", "21st Foot @ S3625")
    assert not has_overseas(s, "20th Foot")
    assert has_overseas(s, "21st Foot")
    s = winter("arw", "20th Foot @ S3724", "21st Foot @ S3625", "24th Foot @ S3825")
    assert has_overseas(s, "20th Foot")


@pytest.mark.rule("R-E10", "R-E11")
def test_a_unit_on_a_blockaded_coast_may_trace_to_another_one() -> None:
    """1322 is on Chesapeake Bay, and 1323 beside it on the Atlantic."""
    stacks = ("20th Foot @ 1322", "21st Foot @ 1323", "French fleet @ Chesapeake Bay")
    s = winter("arw", *stacks)
    assert way(s, "20th Foot") == "sea 1322 1323"
    s = winter("arw", stacks[0], stacks[2])
    assert not has_overseas(s, "20th Foot")
    s = winter("arw", "20th Foot @ 3021", "21st Foot @ 3121")
    assert not has_overseas(s, "20th Foot")
    assert has_overseas(s, "21st Foot")


# ---------------------------------------------------------------------- 6.3 fleets


@pytest.mark.rule("R-E11")
def test_an_enemy_fleet_shuts_the_coasts_of_its_sea_area() -> None:
    s = winter("arw", "20th Foot @ 3121", "21st Foot @ 2922", "French fleet @ Gulf of Maine")
    assert not ships_come(s, "20th Foot")
    assert cut(s, "20th Foot") == "3121"
    assert ships_come(s, "21st Foot")
    s = winter("arw", "20th Foot @ 3121", "British fleet @ Gulf of Maine")
    assert ships_come(s, "20th Foot")


@pytest.mark.rule("R-E11")
def test_a_fleet_left_for_the_winter_shuts_them_too() -> None:
    s = winter("arw", "20th Foot @ 3121", "French fleet @ Gulf of Maine")
    s.marked("winter_fleets", "French fleet")
    assert not ships_come(s, "20th Foot")


@pytest.mark.rule("R-E11", "A-51")
def test_inland_it_is_the_sea_at_the_mouth_of_the_river() -> None:
    for sea, open_to in (("Gulf of St Lawrence", False), ("Gulf of Maine", True)):
        s = winter("fiw", "44th Foot @ 3411", f"French fleet @ {sea}")
        assert ships_come(s, "44th Foot") is open_to
    for sea, open_to in (("North Atlantic", False), ("Chesapeake Bay", True)):
        s = winter("arw", "20th Foot @ 1820", f"French fleet @ {sea}")
        assert ships_come(s, "20th Foot") is open_to


@pytest.mark.rule("R-E11")
@pytest.mark.parametrize("sea", ["Gulf of Maine", "Gulf of St Lawrence"])
def test_a_fleet_in_either_sea_shuts_louisbourg(sea: str) -> None:
    s = winter("fiw", "44th Foot @ 5927-fortress", f"French fleet @ {sea}")
    assert not ships_come(s, "44th Foot")
    s = winter("fiw", "44th Foot @ 5927-fortress", "French fleet @ North Atlantic")
    assert ships_come(s, "44th Foot")


@pytest.mark.rule("R-E11", "A-42")
@pytest.mark.parametrize(
    ("hex", "open_to"), [("S3426", False), ("S3326", False), ("S3525", True), ("S4225", True)]
)
def test_spanish_ships_in_the_south_atlantic_do_not_bother_the_british_in_the_north(
    hex: str, open_to: bool
) -> None:
    s = winter("arw", f"20th Foot @ {hex}", "Spanish fleet @ South Atlantic")
    assert ships_come(s, "20th Foot") is open_to
    s.put("French fleet @ South Atlantic")
    assert not ships_come(s, "20th Foot")


@pytest.mark.rule("R-E11")
def test_elsewhere_spanish_ships_count() -> None:
    s = winter("arw", "20th Foot @ 3121", "Spanish fleet @ Gulf of Maine")
    assert not ships_come(s, "20th Foot")
    s = winter("arw", "16th Foot @ S2214", "Spanish fleet @ Gulf of Mexico")
    assert not ships_come(s, "16th Foot")
    s = winter("arw", "4 Cont @ S4225", "British fleet @ South Atlantic").but(entered_war=[6, 0])
    assert not ships_come(s, "4 Cont")


# ---------------------------------------------------------------------- who may have it


@pytest.mark.rule("R-E12")
def test_americans_have_none_before_french_entry() -> None:
    s = winter("arw", "4 Cont @ 2521")
    assert way(s, "4 Cont") == "none"
    assert way(s.but(entered_war=[6, 0]), "4 Cont") == "sea 2521"


@pytest.mark.rule("R-E12")
def test_french_and_spanish_are_not_bound_by_it() -> None:
    s = winter("arw", "Luisiana @ S1610", "Saintonge @ 2521")
    assert has_overseas(s, "Luisiana")
    assert has_overseas(s, "Saintonge")


@pytest.mark.rule("R-E13", "A-38", "G-G28")
def test_the_british_need_halifax() -> None:
    s = winter("kgw", "45th Foot @ 3411")
    assert has_overseas(s, "45th Foot")
    s = winter("kgw", "45th Foot @ 3411", "Karrer (Suisse) @ 4926")
    assert not has_overseas(s, "45th Foot")
    s = winter("kgw", "45th Foot @ 3411", "Karrer (Suisse) @ 4926", "29th Foot @ 4926-town")
    assert has_overseas(s, "45th Foot")
    s = winter("arw", "20th Foot @ 3121", "4 Cont @ 4926-town", "21st Foot @ 4926")
    assert not has_overseas(s, "20th Foot")


@pytest.mark.rule("R-E13")
def test_it_is_no_matter_to_the_others() -> None:
    s = winter("fiw", "Bearn @ 5927-fortress", "44th Foot @ 4926")
    assert has_overseas(s, "Bearn")


@pytest.mark.rule("R-E13", "A-38")
def test_on_the_south_sheet_alone_it_cannot_be_lost() -> None:
    s = Situation("arw-south-1780").put("20th Foot @ S4225", "4 Cont @ 4926")
    assert has_overseas(s, "20th Foot")
    s = Situation("arw-campaign-1775").put("20th Foot @ S4225", "4 Cont @ 4926")
    assert not has_overseas(s, "20th Foot")


@pytest.mark.rule("R-E14", "R-N10")
def test_under_full_collapse_americans_share_with_the_french() -> None:
    s = winter("arw", "4 Cont @ 2521", "5 Cont, Saintonge @ 2721", "6 Cont @ 2721-town")
    s.but(entered_war=[6, 0], economy=NEAR_COLLAPSE)
    for unit in ("4 Cont", "5 Cont", "Saintonge", "6 Cont"):
        assert has_overseas(s, unit)
    s.but(economy=FULL_COLLAPSE)
    assert not has_overseas(s, "4 Cont")
    assert has_overseas(s, "5 Cont")
    assert has_overseas(s, "Saintonge")
    assert not has_overseas(s, "6 Cont")


@pytest.mark.rule("R-E14")
def test_a_french_leader_is_no_french_unit() -> None:
    s = winter("arw", "4 Cont, Rochambeau @ 2521", "Luisiana @ S1610", "4th Foot @ 3121")
    s.but(entered_war=[6, 0], economy=FULL_COLLAPSE)
    assert not has_overseas(s, "4 Cont")
    assert has_overseas(s, "Luisiana")
    assert has_overseas(s, "4th Foot")


# ---------------------------------------------------------------------- 6.6 garrisons


@pytest.mark.rule("R-E18", "R-E19")
def test_others_than_the_british_need_garrisons_down_a_river() -> None:
    s = winter("fiw", "Bearn @ 2517")
    assert not has_overseas(s, "Bearn")
    down = ("La Reine @ 2418", "Guyenne @ 2318", "Artois @ 2219")
    s = winter("fiw", "Bearn @ 2517", *down, "La Sarre @ 2220")
    assert has_overseas(s, "Bearn")
    s = winter("fiw", "Bearn @ 2517", *down)
    assert not has_overseas(s, "Bearn")
    assert has_overseas(s, "Artois") is False


@pytest.mark.rule("R-E19", "R-E9")
def test_overseas_lines_of_the_british_pass_unfriendly_navigable_hexes() -> None:
    s = winter("arw", "20th Foot @ 2517")
    assert has_overseas(s, "20th Foot")
    s = winter("fiw", "Bearn @ 3510", "44th Foot @ 3411")
    assert has_overseas(s, "Bearn")


@pytest.mark.rule("R-E9")
def test_no_line_ends_in_a_port_of_the_enemy() -> None:
    s = winter("arw", "20th Foot @ 3120", "4 Cont @ 3120-town")
    tracer = Tracer(s.g, BRITISH, FROM_COAST)
    assert tracer.by_land(s.space("3120"))
    assert not tracer.ends(s.space("3120"), 0)


@pytest.mark.rule("R-E9", "R-E10")
def test_what_stops_the_ships_is_told_before_what_stops_a_march() -> None:
    s = winter("arw", "20th Foot @ 1820-town", "4 Cont @ 1820", "French fleet @ North Atlantic")
    tracer = Tracer(s.g, BRITISH, OVERSEAS)
    assert tracer.search(s.space("1820")) == NOTHING
    assert tracer.cut == s.space("1620")


@pytest.mark.rule("R-E9", "A-46")
def test_ships_come_to_the_head_of_a_river_past_enemies_without_guns() -> None:
    s = winter("arw", "4 Cont @ 2816")
    tracer = Tracer(s.g, BRITISH, OVERSEAS)
    assert tracer.ends(s.space("2816"), 1)
    assert not tracer.ends(s.space("2816"), 0)
