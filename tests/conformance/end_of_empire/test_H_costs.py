"""9.7 to 9.10 What a step costs: terrain, friends, rivers, lakes, winter; spaces inside hexes."""

import pytest

from tests.conformance.end_of_empire.marching import arw, everybody, fiw, left
from tests.conformance.end_of_empire.situation import Situation
from ticonderoga.games.end_of_empire.data.kinds import FRIENDLY, NEUTRAL, UNFRIENDLY, WILD
from ticonderoga.games.end_of_empire.rules.control import controller

UNITS = {"fiw": ("44th Foot", "Bearn"), "arw": ("4th Foot", "2 Cont")}


def cost(war: str, side: str, start: str, to: str, season: str = "summer") -> int:
    """The points that a step of a regiment takes."""
    make = fiw if war == "fiw" else arw
    unit, leader = UNITS[war][side == "allied"], _leader(war, side)
    s = make(f"{unit}, {leader} @ {start}", side=side).season(season)
    everybody(s, start)
    s.choose(s.g.active, f"go {to}")
    return 20 - left(s)


def _leader(war: str, side: str) -> str:
    leaders = {("fiw", "british"): "Wolfe", ("fiw", "allied"): "Levis"}
    return leaders.get((war, side), "Cornwallis" if side == "british" else "Washington")


# ---------------------------------------------------------------------- 9.8 terrain


@pytest.mark.parametrize(
    ("war", "side", "start", "to", "points"),
    [
        ("fiw", "british", "1112", "1113", 5),
        ("fiw", "allied", "1112", "1113", 5),
        ("fiw", "british", "2716", "2817", 1),
        ("fiw", "allied", "2716", "2817", 2),
        ("fiw", "british", "2716", "2717", 2),
        ("fiw", "allied", "2716", "2717", 4),
        ("fiw", "british", "3411", "3410", 2),
        ("fiw", "allied", "3411", "3410", 1),
        ("arw", "british", "2716", "2817", 2),
        ("arw", "allied", "2716", "2817", 1),
        ("arw", "british", "2716", "2717", 4),
        ("arw", "allied", "2716", "2717", 2),
        ("arw", "british", "3411", "3410", 1),
        ("arw", "allied", "3411", "3410", 1),
    ],
)
@pytest.mark.rule("R-H8", "R-H9", "R-H11", "R-A3")
def test_a_step_costs_what_the_terrain_is_to_the_side(
    war: str, side: str, start: str, to: str, points: int
) -> None:
    assert cost(war, side, start, to) == points


@pytest.mark.rule("R-H8", "R-H9")
def test_halifax_is_friendly_to_the_british_in_every_war() -> None:
    board = Situation().board
    for war in range(4):
        assert board.attitude[war][0][board.halifax] == FRIENDLY
        assert board.attitude[war][1][board.halifax] == UNFRIENDLY


@pytest.mark.rule("R-H8", "R-H9", "R-A4")
def test_french_hexes_are_neutral_in_the_arw_and_american_ones_british_before() -> None:
    board = Situation().board
    quebec, boston, wild = board.quebec, board.boston, board.hex_at("1112")
    for war in range(3):
        assert [board.attitude[war][side][quebec] for side in (0, 1)] == [UNFRIENDLY, FRIENDLY]
        assert [board.attitude[war][side][boston] for side in (0, 1)] == [FRIENDLY, UNFRIENDLY]
    assert [board.attitude[3][side][quebec] for side in (0, 1)] == [NEUTRAL, NEUTRAL]
    assert [board.attitude[3][side][boston] for side in (0, 1)] == [UNFRIENDLY, FRIENDLY]
    assert board.attitude[3][0][wild] == WILD


@pytest.mark.rule("A-16", "R-H11")
def test_neutral_rough_hexes_cost_what_friendly_ones_do() -> None:
    costs = Situation().board.costs
    assert costs.rough == [4, 2, 2]
    assert costs.civilized == [2, 1, 1]


@pytest.mark.rule("R-H11")
def test_mountains_and_the_sea_are_closed() -> None:
    s = fiw("44th Foot @ 3114", "45th Foot @ 4926", idle="no")
    everybody(s, "3114")
    assert s.why_not("go 3215") == "mountain"
    s = fiw("44th Foot @ 3114", "45th Foot @ 4926", idle="no")
    everybody(s, "4926")
    assert s.why_not("go 4927") == "all_sea"
    assert s.why_not("go 1112") == "not_adjacent"
    assert s.why_not("go 4926") == "already_there"


@pytest.mark.rule("R-H11")
def test_roads_change_nothing() -> None:
    """A road leads from 1112 to 1213, none to 1113."""
    board = Situation().board
    road = board.side_between(board.hex_at("1112"), board.hex_at("1213"))
    assert road
    assert not board.side_between(board.hex_at("1112"), board.hex_at("1113"))
    assert cost("fiw", "british", "1112", "1213") == cost("fiw", "british", "1112", "1113") == 5


@pytest.mark.rule("R-H10")
def test_occupation_does_not_change_the_cost() -> None:
    s = fiw("Wolfe, 44th Foot @ 2716", "45th Foot @ 2817", idle="no")
    everybody(s, "2716").british("go 2817")
    assert left(s) == 19
    s = fiw("Levis, Bearn @ 2716", "Artois @ 2817", side="allied")
    everybody(s, "2716").allied("go 2817")
    assert left(s) == 18


@pytest.mark.rule("R-H10")
def test_passing_through_changes_no_hands() -> None:
    s = fiw("Levis, Bearn @ 2716", side="allied")
    everybody(s, "2716").allied("go 2817", "go 2818")
    assert controller(s.g, s.space("2817")) == 0
    assert controller(s.g, s.space("2818")) == 1


# ---------------------------------------------------------------------- 9.9 rivers and lakes


@pytest.mark.parametrize(
    ("war", "side", "start", "to", "points"),
    [
        ("fiw", "british", "2716", "2816", 1),
        ("fiw", "allied", "2716", "2816", 1),
        ("arw", "british", "2219", "2318", 1),
        ("arw", "british", "2716", "2715", 1),
        ("fiw", "british", "2816", "2815", 2),
        ("fiw", "british", "3015", "3014", 2),
        ("fiw", "british", "3412", "3312", 2),
    ],
)
@pytest.mark.rule("R-H12", "G-G8")
def test_along_a_river_or_lake_it_is_1_into_civilized_and_2_into_wilderness(
    war: str, side: str, start: str, to: str, points: int
) -> None:
    assert cost(war, side, start, to) == points


@pytest.mark.rule("G-G8", "R-H12")
def test_3114_is_not_on_the_water() -> None:
    assert cost("fiw", "british", "3015", "3114") == 5
    assert cost("fiw", "british", "3014", "3114") == 5
    board = Situation().board
    assert board.ways[board.hex_at("3114")] == 0


@pytest.mark.rule("R-H14", "R-E8")
def test_at_a_portage_one_waterway_leads_to_the_other() -> None:
    """The Hudson comes from 2815 to 2914, the lakes begin at 3015."""
    s = fiw("Wolfe, 44th Foot @ 2815")
    everybody(s, "2815").british("go 2914", "go 3015")
    assert left(s) == 16


@pytest.mark.rule("R-H14", "R-H12")
def test_the_coast_is_no_river() -> None:
    """3120 and 3221 lie on the same coast."""
    assert cost("arw", "british", "3120", "3221") == 2


# ---------------------------------------------------------------------- 9.10 winter


@pytest.mark.parametrize("season", ["december", "february"])
@pytest.mark.parametrize(
    ("start", "to", "points"),
    [("1112", "1113", 10), ("2716", "2817", 2), ("2716", "2717", 4), ("2716", "2816", 2),
     ("2816", "2815", 10)],
)  # fmt: skip
@pytest.mark.rule("R-H15")
def test_in_winter_the_north_costs_double_and_nobody_moves_by_water(
    season: str, start: str, to: str, points: int
) -> None:
    assert cost("fiw", "british", start, to, season) == points


@pytest.mark.rule("R-H15", "A-34")
def test_the_south_has_no_winter_but_the_shared_column_has() -> None:
    board = Situation.at_war("arw").board

    def step(a: str, b: str) -> list[int]:
        hex, other = board.hex_at(a), board.hex_at(b)
        place = board.near[hex].index(other)
        return [board.cost[3][1][winter][hex][place] for winter in (0, 1)]

    assert step("S5916", "S5915") == [1, 1] or step("S5916", "S5917") == [2, 2]
    assert step("S5916", "1016")[1] == 2 * step("S5916", "1016")[0]


# ---------------------------------------------------------------------- towns and outposts


@pytest.mark.rule("R-H18", "G-G2", "R-D1")
def test_the_place_in_the_next_hex_costs_what_the_hex_costs() -> None:
    assert cost("fiw", "british", "1112", "1111-outpost") == 5
    assert cost("arw", "british", "3120", "3119-town") == 2
    assert cost("fiw", "british", "2512", "2613-outpost") == 2
    board = Situation().board
    assert len(board.spaces_of[board.hex_at("2512")]) == 1
    assert len(board.spaces_of[board.hex_at("2613")]) == 2


@pytest.mark.rule("R-H18")
def test_between_a_hex_and_its_place_it_costs_nothing() -> None:
    s = fiw("Wolfe, 44th Foot @ 1111")
    everybody(s, "1111").british("go 1111-outpost")
    assert left(s) == 20
    s.british("go 1111")
    assert left(s) == 20
    assert s.why_not("go 1111-outpost") == "in_and_out"
    s.british("go 1112", "go 1111", "go 1111-outpost")
    assert left(s) == 10


@pytest.mark.rule("R-H18")
def test_from_a_town_to_the_town_of_the_next_hex() -> None:
    s = arw("Cornwallis, 4th Foot @ 3120-town", side="british")
    everybody(s, "3120-town").british("go 3221-town")
    assert left(s) == 18


@pytest.mark.rule("R-O1")
def test_with_one_space_to_a_hex_nobody_goes_inside() -> None:
    s = fiw("Wolfe, 44th Foot @ 1112", one_space_per_hex="yes")
    everybody(s, "1112")
    assert s.why_not("go 1111-outpost") == "one_space"
    s.british("go 1111")
    assert s.why_not("go 1111-outpost") == "one_space"


# ---------------------------------------------------------------------- closed hexes


@pytest.mark.rule("R-N5")
def test_the_french_keep_out_of_canada_and_nova_scotia() -> None:
    s = arw("Rochambeau, Bourbonnois @ 3412")
    everybody(s, "3412")
    assert s.why_not("go 3411") == "french_keep_out"
    s = arw("Rochambeau, Bourbonnois @ 3412").but(new_france=True)
    everybody(s, "3412")
    assert s.offers("go 3411")


@pytest.mark.rule("R-N2", "R-G2")
def test_the_spanish_keep_out_of_american_hexes_in_the_arw() -> None:
    s = arw("Galvez, Luisiana @ S4516").but(entered_war=[1, 2])
    everybody(s, "S4516")
    assert s.why_not("go S4517") == "spanish_keep_out"
    assert s.offers("go S4416")


@pytest.mark.rule("R-N2")
def test_spanish_and_americans_do_not_share_a_hex() -> None:
    s = arw("Galvez, Luisiana @ S2213", "2 Cont @ S2214-town", "Greene @ S2212")
    everybody(s.but(entered_war=[1, 2]), "S2213")
    assert s.why_not("go S2214") == "spanish_apart"
    assert s.why_not("go S2212") == "spanish_apart"
    s = arw("Greene, 2 Cont @ S2213", "Luisiana @ S2214-town").but(entered_war=[1, 2])
    everybody(s, "S2213")
    assert s.why_not("go S2214") == "spanish_apart"


@pytest.mark.rule("R-N2")
def test_in_jenkins_ear_they_may_go_to_georgia() -> None:
    s = Situation("jenkins-ear").until("fortifying").active("allied")
    s.put("Montiano, je-havana @ S3824")
    everybody(s, "S3824")
    assert s.offers("go S3825")


@pytest.mark.rule("R-N7")
def test_louisiana_is_closed_before_spanish_entry() -> None:
    s = arw("Cornwallis, 4th Foot @ S1609", side="british")
    everybody(s, "S1609")
    assert s.why_not("go S1610") == "louisiana_closed"
    s = arw("Cornwallis, 4th Foot @ S1609", side="british").but(entered_war=[1, 2])
    everybody(s, "S1609")
    assert s.offers("go S1610")
    s = arw("Galvez, Luisiana @ S1609")
    everybody(s, "S1609")
    assert s.offers("go S1610")


@pytest.mark.rule("R-B1")
def test_hexes_beyond_the_scenario_are_closed() -> None:
    s = Situation("jenkins-ear").until("fortifying")
    edge = s.board.hex_at("1020")
    s.put(f"je-rangers @ {s.board.ids[edge]}").british(f"activate {s.board.ids[edge]}")
    beyond = [n for n in s.board.near[edge] if not s.g.scenario.in_play[n]]
    assert beyond
    for hex in beyond:
        assert s.why_not(f"go {s.board.ids[hex]}") == "off_the_map"


@pytest.mark.rule("R-N5")
def test_the_five_french_units_and_rochambeau_stay_together() -> None:
    five = "Bourbonnois, Soissonnois, Saintonge, Royal Deux-Ponts, Lauzun's Legion"
    s = arw(f"Rochambeau, {five}, Washington, 2 Cont, 3 Cont @ 3021")
    s.roll(1).allied("activate 3021", "take Saintonge", "roll", "go 3020")
    assert s.at("3020").count("/") == 5
    assert s.where("Rochambeau") == "3020"
    assert s.offered("drop") == s.offered("split") == []
    assert s.why_not("drop Soissonnois") == "last_of_force"
    s = arw(f"Rochambeau, {five}, Washington, 2 Cont, 3 Cont @ 3021")
    s.roll(1).allied("activate 3021", "take_all", "roll", "go 3020", "drop Lauzun's Legion")
    assert s.where("Rochambeau") == s.where("Bourbonnois") == "3020"
    s.allied("go 3120", "stop")
    assert s.at("3120") == "Allied: 2 Cont 2/2, 3 Cont 2/2, Washington"
    s = arw(f"Rochambeau, {five} @ 3021").marked("done", "Bourbonnois").begin()
    assert s.why_not("activate 3021") == "stays_together"
    s = arw(f"Rochambeau, {five} @ 3021").but(new_france=True).roll(1)
    s.allied("activate 3021", "take Saintonge", "roll", "go 3020", "stop")
    assert s.where("Rochambeau") == "3021"


@pytest.mark.rule("R-H18")
def test_after_a_step_that_costs_it_goes_in_and_out_once() -> None:
    s = fiw("Wolfe, 44th Foot @ 1112")
    everybody(s, "1112").british("go 1111", "go 1111-outpost", "go 1111")
    assert s.why_not("go 1111-outpost") == "in_and_out"


@pytest.mark.rule("R-H18", "R-I8")
def test_after_a_fight_with_a_reactor_too() -> None:
    s = fiw("Wolfe, 44th Foot, 48th Foot @ 1112", "allied Delaware @ 1110")
    everybody(s, "1112").british("go 1111").roll(1)
    s.allied("react 1110", "to 1111", "declared").british("none").allied("no_ambush")
    s.british("resume", "go 1111-outpost", "go 1111")
    assert s.why_not("go 1111-outpost") == "in_and_out"
