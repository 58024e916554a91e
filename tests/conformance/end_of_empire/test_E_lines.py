"""6.1, 6.2, 6.6 Lines of supply to supply hexes: how they run, and what cuts them."""

import pytest

from tests.conformance.end_of_empire.situation import Situation
from tests.conformance.end_of_empire.supplying import cut, has_overseas, kind, way, winter
from ticonderoga.games.end_of_empire.data.kinds import FULL_COLLAPSE, NEAR_COLLAPSE
from ticonderoga.games.end_of_empire.rules import supply

STOPS = ("La Reine @ 3016", "Artois @ 3312", "Guyenne @ 4926")
"""They leave Ticonderoga (3014) one way to the British colonies, by Fort Edward (2914), and no
supply from overseas."""

# ---------------------------------------------------------------------- along rivers and roads


@pytest.mark.rule("R-E4", "R-E3")
def test_a_line_follows_rivers_and_roads_to_a_supply_hex() -> None:
    s = winter("fiw", "44th Foot @ 1111-outpost")
    assert way(s, "44th Foot") == "land 1111 1112 1013 1014 1114 1115 1116"
    s = winter("fiw", "La Reine @ 3014")
    assert way(s, "La Reine") == "land 3014 3113 3213 3312 3412 3511 3611 3710"


@pytest.mark.rule("R-E4", "G-G8")
def test_in_the_wilderness_a_unit_must_be_on_the_water_itself() -> None:
    """3114 lies beside Lake Champlain and not on it."""
    s = winter("arw", "20th Foot @ 3114", "21st Foot @ 3113")
    assert way(s, "20th Foot") == "none"
    assert cut(s, "20th Foot") == ""
    assert kind(s, "21st Foot") == "land"


@pytest.mark.rule("R-E4", "A-50")
def test_a_unit_in_a_supply_hex_needs_neither_river_nor_road() -> None:
    s = winter("fiw", "44th Foot @ 4926-town", "Bearn @ 5927-fortress")
    assert way(s, "44th Foot") == "land 4926"
    assert way(s, "Bearn") == "land 5927"


@pytest.mark.rule("R-E4", "R-E3", "A-17")
def test_two_civilized_hexes_lead_to_a_road_and_three_do_not() -> None:
    """S5721 is two hexes from the roads around it; 1323 is three from any."""
    s = winter("arw", "4 Cont @ S5721", "5 Cont @ 1323", "6 Cont @ 1322")
    hexes = way(s, "4 Cont").split()
    assert hexes[0] == "land"
    assert not s.board.ways[s.space(hexes[2])]
    assert s.board.ways[s.space(hexes[3])]
    assert way(s, "5 Cont") == "none"
    assert kind(s, "6 Cont") == "land"


@pytest.mark.rule("R-E4", "A-50", "R-E3")
def test_a_supply_hex_among_the_two_hexes_ends_the_line() -> None:
    s = winter("arw", "4 Cont @ 3123", "5 Cont @ 3122")
    assert way(s, "4 Cont") == "land 3123 3023 2922"
    assert way(s, "5 Cont") == "land 3122 3121 3120"
    s = winter("arw", "4 Cont @ 3123", "4th Foot @ 2922-town")
    assert way(s, "4 Cont") == "none"
    assert cut(s, "4 Cont") == "2922"


@pytest.mark.rule("R-E4", "A-17", "R-E18")
def test_the_first_two_hexes_may_be_garrisoned_unfriendly_ones() -> None:
    alone = winter("arw", "20th Foot @ S4620")
    assert way(alone, "20th Foot") == "none"
    for where in ("S4619", "S4619-town"):
        s = winter("arw", "20th Foot @ S4620", f"5th Foot @ {where}")
        assert way(s, "20th Foot") == "land S4620 S4619"


@pytest.mark.rule("R-E4", "A-17")
def test_the_two_hexes_may_lead_on_from_a_river_that_is_cut() -> None:
    """1519 and 1518 are on one river, which leads nowhere; Lancaster (1618) is beside 1518."""
    enemies = (
        "4th Foot @ 1517", "5th Foot @ 1419", "10th Foot @ 1619", "23rd Foot @ 1420",
        "38th Foot @ 1520", "43rd Foot @ 1620",
    )  # fmt: skip
    s = winter("arw", "4 Cont @ 1519", *enemies)
    assert way(s, "4 Cont") == "land 1519 1518 1618"
    s = winter("arw", "4 Cont @ 1519", *enemies, "47th Foot @ 1618")
    assert way(s, "4 Cont") == "none"


@pytest.mark.rule("R-E4")
def test_a_leg_does_not_begin_or_end_in_the_wilderness() -> None:
    """2615 is civilized; 2514 and 2515 beside it are not, and 2415 has a river."""
    board = Situation.at_war("arw").board
    s = winter("arw", "4 Cont @ 2514", "5 Cont @ 2515")
    assert board.ways[s.space("2514")]
    assert not board.ways[s.space("2515")]
    assert kind(s, "5 Cont") == "none"


# ---------------------------------------------------------------------- 6.2 Marines


@pytest.mark.rule("R-E5")
@pytest.mark.parametrize("marines", ["2521", "2520", "2621"])
def test_marines_take_supply_across_a_sea_hexside_from_either_side(marines: str) -> None:
    s = winter("arw", "4 Cont @ 2521", f"14 Cont @ {marines}")
    assert kind(s, "4 Cont") == "land"


@pytest.mark.rule("R-E5")
def test_without_marines_beside_it_a_sea_hexside_is_closed() -> None:
    for others in ((), ("14 Cont @ 2519",), ("5 Cont @ 2520",), ("1st Marines @ 2622",)):
        s = winter("arw", "4 Cont @ 2521", *others)
        assert way(s, "4 Cont") == "none"


@pytest.mark.rule("R-E5")
def test_a_printed_ferry_carries_supply_without_marines() -> None:
    """6.2, ruling B-45: a ferry joins 2320 on Long Island to New York, and sea hexsides join it to
    2319 and 2420."""
    assert way(winter("arw", "4 Cont @ 2320"), "4 Cont") == "land 2320 2220"
    assert way(winter("arw", "4 Cont @ 2421"), "4 Cont") == "land 2421 2320 2220"


@pytest.mark.rule("R-E5")
def test_not_past_an_enemy_at_either_end_of_the_ferry() -> None:
    s = winter("arw", "4 Cont @ 2320", "5 Cont @ 2220", "4th Foot @ 2220-town")
    assert way(s, "4 Cont") == "none"
    s = winter("arw", "4 Cont @ 2421", "5 Cont @ 2320", "4th Foot @ 2220")
    assert way(s, "4 Cont") == "none"
    assert kind(winter("arw", "4 Cont, 14 Cont @ 2320", "4th Foot @ 2220"), "4 Cont") == "land"
    s = winter("arw", "4 Cont, 14 Cont @ 2320", "4th Foot @ 2220", "5th Foot @ 2319",
               "10th Foot @ 2420")  # fmt: skip
    assert way(s, "4 Cont") == "none"


@pytest.mark.rule("R-E5")
def test_the_second_of_the_two_hexes_may_lie_across_the_sea() -> None:
    s = winter("arw", "4 Cont @ 2622", "14 Cont @ 2520", "4th Foot @ 2621", "5th Foot @ 2721")
    assert way(s, "4 Cont").startswith("land 2622 2521 2520")


# ---------------------------------------------------------------------- whose supply hexes


@pytest.mark.rule("R-E6")
def test_before_the_revolution_the_british_use_american_and_british_supply_hexes() -> None:
    for war, regiment in (("fiw", "44th Foot"), ("kgw", "45th Foot")):
        s = winter(war, f"{regiment} @ 2716")
        assert way(s, regiment) == "land 2716"
        s = winter(war, f"{regiment} @ 4926")
        assert way(s, regiment) == "land 4926"
        s = winter(war, f"{regiment} @ 4111")
        assert way(s, regiment) != "land 4111"


@pytest.mark.rule("R-E6")
def test_the_french_use_french_ones_only() -> None:
    s = winter("fiw", "Bearn @ 4111", "La Reine @ 2716", "Guyenne @ 4926")
    assert way(s, "Bearn") == "land 4111"
    assert kind(s, "La Reine") == "place"
    assert kind(s, "Guyenne") != "land"


@pytest.mark.rule("R-E7")
def test_in_the_revolution_the_british_use_french_and_british_supply_hexes() -> None:
    s = winter(
        "arw", "9th Foot @ 3411", "20th Foot @ 4926", "21st Foot @ S4619", "24th Foot @ 2716"
    )
    assert way(s, "9th Foot") == "land 3411"
    assert way(s, "20th Foot") == "land 4926"
    assert way(s, "21st Foot") == "land S4619"
    assert way(s, "24th Foot") != "land 2716"


@pytest.mark.rule("R-E7")
def test_and_the_americans_american_ones_only() -> None:
    s = winter("arw", "4 Cont @ 2716", "5 Cont @ 4111", "6 Cont @ S4619")
    assert way(s, "4 Cont") == "land 2716"
    assert way(s, "5 Cont").startswith("land 4111 4012")
    assert way(s, "6 Cont") == "land S4619 S4718"


@pytest.mark.rule("R-K11", "R-E7")
def test_bennington_is_an_american_supply_hex_until_turn_35() -> None:
    s = winter("arw", "4 Cont @ 2817-town", "4th Foot @ 2716")
    assert way(s.turn(34), "4 Cont") == "land 2817"
    assert way(s.turn(35), "4 Cont") == "land 2817 2818 2819"


@pytest.mark.rule("R-E8")
@pytest.mark.parametrize(
    ("unit", "start", "over"),
    [
        ("Bearn", "1608", "1907"), ("Bearn", "S4504", "S4605"), ("Bearn", "1409", "1608"),
        ("44th Foot", "2511", "2613"), ("44th Foot", "3014", "2914"),
    ],
)  # fmt: skip
def test_portages_join_two_waterways(unit: str, start: str, over: str) -> None:
    stops = ("Languedoc @ 3016",) if over == "2914" else ()
    s = winter("fiw", f"{unit} @ {start}", *stops)
    assert way(s, unit).startswith("land")
    assert over in way(s, unit).split()
    assert s.board.portage[s.space(over)]


# ---------------------------------------------------------------------- 6.6 garrisons


@pytest.mark.rule("R-E18")
def test_an_unfriendly_civilized_hex_needs_a_garrison() -> None:
    s = winter("fiw", "Bearn @ 2716")
    assert kind(s, "Bearn") == "place"
    assert cut(s, "Bearn") in ("2715", "2816", "2717", "2617")
    s = winter("fiw", "Bearn @ 2716", "La Reine @ 2816")
    assert way(s, "Bearn").startswith("land 2716 2816 2815")
    s = winter("fiw", "Bearn @ 2716", "Montcalm @ 2816")
    assert kind(s, "Bearn") == "place"


@pytest.mark.rule("R-E18", "A-36")
def test_indians_of_the_british_are_no_garrison() -> None:
    s = winter("arw", "20th Foot @ S4620", "british Cherokee @ S4619")
    assert way(s, "20th Foot") == "none"
    assert cut(s, "20th Foot") == "S4619"
    s = winter("arw", "20th Foot @ S4620", "british Cherokee @ S4619", "Brant @ S4619")
    assert way(s, "20th Foot") == "none"
    s = winter("arw", "20th Foot @ S4620", "british Cherokee, 5th Foot @ S4619")
    assert way(s, "20th Foot") == "land S4620 S4619"
    s = winter("fiw", "Bearn @ 2716", "allied Huron @ 2816")
    assert way(s, "Bearn").startswith("land 2716 2816 2815")


@pytest.mark.rule("R-E18", "A-48")
def test_neutral_and_friendly_hexes_need_none() -> None:
    """Canada is neutral in the Revolution: lines of both sides pass it, and its empty supply hexes
    serve the British."""
    s = winter("arw", "4 Cont @ 3710", "20th Foot @ 3810")
    assert way(s, "4 Cont").startswith("land 3710 3611 3511")
    assert way(s, "20th Foot") == "land 3810 3910 4011 4111"
    s = winter("arw", "20th Foot @ 3810")
    assert way(s, "20th Foot") == "land 3810 3710"


@pytest.mark.rule("R-E19")
def test_the_british_need_no_garrisons_on_navigable_rivers() -> None:
    s = winter("arw", "9th Foot @ 2617")
    assert way(s, "9th Foot").startswith("land 2617 2716 2816 2815")


@pytest.mark.rule("R-E19")
@pytest.mark.parametrize("guns", ["2219", "2318-town", "2220"])
def test_unless_guns_are_between_there_and_the_coast(guns: str) -> None:
    s = winter("arw", "9th Foot @ 2617", f"2 Cont Art @ {guns}")
    assert way(s, "9th Foot") == "none"
    assert cut(s, "9th Foot") == guns[:4]
    s = winter("arw", "9th Foot @ 2617", f"4 Cont @ {guns}")
    assert kind(s, "9th Foot") == "land"


@pytest.mark.rule("R-E19", "R-E18")
def test_on_plain_rivers_and_roads_the_british_need_them_too() -> None:
    """The Mohawk above Albany is a plain river."""
    s = winter("arw", "9th Foot @ 2715", "2 Cont Art @ 2219")
    assert kind(s, "9th Foot") == "none"
    assert cut(s, "9th Foot") == "2219"
    s = winter("arw", "9th Foot @ 2714", "4 Cont @ 2613")
    assert kind(s, "9th Foot") == "none"
    s = winter("arw", "9th Foot @ 2714", "4 Cont @ 2613", "24th Foot @ 2715")
    assert way(s, "9th Foot").startswith("land 2714 2715 2716 2816")


# ---------------------------------------------------------------------- E21 enemies on the line


@pytest.mark.rule("R-E21", "A-46")
@pytest.mark.parametrize("where", ["2914", "2914-outpost"])
def test_any_enemy_cuts_a_line_in_hex_or_outpost(where: str) -> None:
    s = winter("fiw", "44th Foot @ 3014", *STOPS, f"Bearn @ {where}")
    assert kind(s, "44th Foot") == "place"
    assert cut(s, "44th Foot") == "3016"
    s = winter("fiw", "44th Foot @ 3014", *STOPS)
    assert way(s, "44th Foot") == "land 3014 3015 2914 2815 2816 2716"


@pytest.mark.rule("R-E21", "R-D6", "R-D13")
def test_where_both_are_the_side_outside_has_the_line() -> None:
    s = winter("fiw", "44th Foot @ 3014", *STOPS, "Bearn @ 2914-outpost", "48th Foot @ 2914")
    assert way(s, "44th Foot") == "land 3014 3015 2914 2815 2816 2716"
    s = winter("fiw", "44th Foot @ 3014", *STOPS, "Bearn @ 2914", "48th Foot @ 2914-outpost")
    assert kind(s, "44th Foot") == "place"


@pytest.mark.rule("R-E21")
def test_leaders_cut_nothing_and_indians_do() -> None:
    s = winter("fiw", "44th Foot @ 3014", *STOPS, "Montcalm @ 2914")
    assert kind(s, "44th Foot") == "land"
    s = winter("fiw", "44th Foot @ 3014", *STOPS, "allied Abenaki @ 2914")
    assert kind(s, "44th Foot") == "place"


@pytest.mark.rule("R-E3", "R-E21")
def test_a_supply_hex_that_the_enemy_holds_is_none() -> None:
    s = winter("fiw", "44th Foot @ 2816", *STOPS, "Bearn @ 2716-town", "48th Foot @ 2716")
    assert not way(s, "44th Foot").startswith("land 2816 2716")
    s = winter("fiw", "44th Foot @ 2816", *STOPS, "48th Foot @ 2716-town", "Bearn @ 2716")
    assert not way(s, "44th Foot").startswith("land 2816 2716")
    assert way(s, "48th Foot") == "land 2716"
    s = winter("fiw", "44th Foot @ 2816", "Bearn @ 2815")
    assert way(s, "44th Foot") == "land 2816 2716"


@pytest.mark.rule("G-G3", "R-D13", "R-E21")
def test_boston_1775() -> None:
    """The British have the port, and the Americans outside the roads."""
    s = winter("arw", "4th Foot, 5th Foot @ 3120-town", "4 Cont @ 3120", "6 Cont @ 3121")
    assert way(s, "4th Foot") == "sea 3120"
    assert way(s, "4 Cont") == "land 3120 3119"
    assert kind(s, "6 Cont") == "land"
    s.put("French fleet @ Gulf of Maine")
    assert kind(s, "4th Foot") == "place"
    assert cut(s, "4th Foot") == "3120"


@pytest.mark.rule("G-G3", "R-D13")
def test_those_inside_do_not_trace_out_through_the_hex() -> None:
    s = winter("fiw", "44th Foot @ 2914-outpost", "Bearn @ 2914", "48th Foot @ 2815")
    assert kind(s, "44th Foot") == "place"
    assert cut(s, "44th Foot") == "2914"
    s = winter("fiw", "44th Foot @ 2914", "Bearn @ 2914-outpost", "48th Foot @ 2815")
    assert way(s, "44th Foot") == "land 2914 2815 2816 2716"


@pytest.mark.rule("G-G4", "R-D4", "R-E15")
def test_trois_rivieres() -> None:
    """The British in the town have its supply, the Americans outside the river."""
    s = winter("arw", "9th Foot @ 3710-town", "4 Cont @ 3710", "20th Foot @ 3810", "5 Cont @ 3910")
    assert way(s, "9th Foot") == "land 3710"
    assert not way(s, "20th Foot").startswith("land 3810 3710")
    assert supply.keeps_one(s.g, 0, s.space("3710"))
    assert not supply.keeps_one(s.g, 1, s.space("3710"))
    s = winter("arw", "9th Foot @ 3710-town", "20th Foot @ 3810", "4 Cont @ 3910", "5 Cont @ 3611")
    assert way(s, "20th Foot") == "land 3810 3710"
    assert not way(s, "4 Cont").startswith("land 3910 3810 3710")
    s = winter("arw", "9th Foot @ 3710-town", "4 Cont @ 3810", "5 Cont @ 3710")
    assert way(s, "4 Cont").startswith("land 3810 3710 3611")


@pytest.mark.rule("R-E21", "R-E7")
def test_example_11_the_carolinas() -> None:
    """Charleston has fallen. S4220 and S4025 cut the Americans at S4322 off from Savannah,
    Georgetown and Ramsour's Mill from the north."""
    fallen = ("4th Foot @ S4225-town", "5th Foot @ S4220", "10th Foot @ S4025")
    north = ("23rd Foot @ S4525-town", "38th Foot @ S4621", "43rd Foot @ S4620")
    s = winter("arw", "4 Cont @ S4322", *fallen)
    assert way(s, "4 Cont") == "land S4322 S4321 S4421 S4520 S4519 S4619 S4718"
    s = winter("arw", "4 Cont @ S4322", *fallen, *north, "47th Foot @ S4619-town")
    assert way(s, "4 Cont") == "none"
    assert cut(s, "4 Cont") == "S4220"
    assert way(s, "38th Foot") == "land S4621 S4620 S4619"
    s = winter("arw", "4 Cont @ S4322", *fallen[1:], *north, "47th Foot @ S4619-town")
    assert way(s, "4 Cont") == "land S4322 S4323 S4224 S4225"


# ---------------------------------------------------------------------- 15.7 and the rest


@pytest.mark.rule("R-N10")
def test_under_full_collapse_the_american_player_has_no_north_american_supply() -> None:
    s = winter("arw", "4 Cont @ 1116", "Saintonge @ 2819", "4th Foot @ 3411")
    assert kind(s.but(economy=NEAR_COLLAPSE), "4 Cont") == "land"
    s.but(economy=FULL_COLLAPSE)
    assert kind(s, "4 Cont") == "place"
    assert kind(s, "Saintonge") == "sea"
    assert kind(s, "4th Foot") == "land"
    s = winter("arw", "4 Cont @ 1117")
    assert kind(s, "4 Cont") == "land"
    assert kind(s.but(economy=FULL_COLLAPSE), "4 Cont") == "none"


@pytest.mark.rule("R-E1")
def test_a_unit_without_supply_moves_and_fights_like_any_other() -> None:
    s = Situation.at_war("arw").put("20th Foot @ 3114", "59th Foot @ 4926", "4 Cont @ 1219")
    assert not supply.supplied(s.g, s.piece("20th Foot"))
    s.roll(1).british("activate 3114", "take 20th Foot", "roll", "go 3014")
    assert s.where("20th Foot") == "3014"


@pytest.mark.rule("R-E3")
def test_units_off_the_map_and_leaders_want_no_supply() -> None:
    s = winter("arw", "Burgoyne @ 3114", "20th Foot @ dead", "21st Foot @ aboard British fleet")
    for piece in ("Burgoyne", "20th Foot", "21st Foot"):
        assert way(s, piece) == "always"
        assert not has_overseas(s, piece)
