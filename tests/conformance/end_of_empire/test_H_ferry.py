"""9.11 Ferries: by the boats of a unit, with a check, or where the map has one."""

import pytest

from tests.conformance.end_of_empire.marching import arw, everybody, fiw, left
from ticonderoga.games.end_of_empire.data.kinds import ALL_SEA, FERRY, WINTER_1
from ticonderoga.games.end_of_empire.rules.moving import bars_taking_ferry
from ticonderoga.games.end_of_empire.rules.reach import path_to, reach


@pytest.mark.rule("G-G6", "R-H16", "A-15")
def test_from_isle_royale_to_canso() -> None:
    s = fiw("Levis, Bearn @ 5827", side="allied")
    everybody(s, "5827", die=5).allied("go 5726", "go 5626")
    assert left(s) == 10
    s.roll(6).allied("ferry 5525")
    assert s.checks() == ["Levis 5: 5", "Levis 6: sure"]
    assert s.where("Bearn") == "5525"
    assert left(s) == 5


@pytest.mark.rule("G-G7", "R-H16")
def test_from_canso_to_the_isle_of_st_john() -> None:
    s = fiw("Levis, Bearn @ 5525", side="allied")
    everybody(s, "5525").allied("go 5425", "ferry 5424", "go 5323")
    assert left(s) == 9
    assert s.where("Bearn") == "5323"
    assert len(s.checks()) == 2


@pytest.mark.rule("R-H16", "R-G8", "R-G10")
def test_a_failed_check_for_the_ferry_ends_the_force() -> None:
    s = fiw("Bearn @ 5626", side="allied")
    everybody(s, "5626", die=2).roll(3).allied("ferry 5525")
    assert s.checks() == ["default 2: 2", "default 2: 3"]
    assert s.where("Bearn") == "5626"
    assert s.has_mark("done") == ["Bearn"]
    assert s.has_mark("ferried") == []


@pytest.mark.rule("R-H16")
def test_a_move_that_begins_with_a_ferry_takes_two_checks() -> None:
    s = fiw("Bearn @ 5626", side="allied")
    everybody(s, "5626", die=2).roll(2).allied("ferry 5525")
    assert s.checks() == ["default 2: 2", "default 2: 2"]
    assert left(s) == 15
    assert s.has_mark("ferried") == ["Bearn"]


@pytest.mark.rule("R-H16")
def test_one_ferry_a_phase() -> None:
    s = fiw("Levis, Bearn, Artois @ 5626", "La Reine @ 5425", side="allied")
    everybody(s, "5626").allied("ferry 5525", "go 5425")
    assert s.why_not("ferry 5424") == "ferried_already"
    s.allied("pick_up La Reine", "drop Bearn", "drop Artois")
    assert s.why_not("ferry 5424") == "ferried_already"
    s.allied("drop Levis")
    assert s.offers("ferry 5424")


@pytest.mark.parametrize(
    ("pieces", "side", "ferries"),
    [
        ("4th Foot", "british", True),
        ("1st Marines", "british", True),
        ("17th Light Dragoons", "british", False),
        ("Royal Artillery (4th Bn)", "british", False),
        ("arw-butler", "british", False),
        ("4th Foot, Royal Artillery (4th Bn), arw-butler", "british", True),
        ("2 Cont", "allied", False),
        ("14 Cont", "allied", True),
        ("2 Cont, Cont Marine", "allied", True),
        ("Luisiana", "allied", False),
    ],
)
@pytest.mark.rule("R-H16", "A-15")
def test_who_brings_boats(pieces: str, side: str, ferries: bool) -> None:
    """From 5525 to 5626 over an all-sea hexside without a ferry of its own."""
    leader = "Cornwallis" if side == "british" else "Galvez" if "Lui" in pieces else "Washington"
    s = arw(f"{leader}, {pieces} @ 5525", side=side)
    everybody(s, "5525")
    assert s.offers("ferry 5626") == ferries
    if not ferries:
        assert s.why_not("ferry 5626") == "no_boats"
        assert s.why_not("go 5626") == "sea_side"


@pytest.mark.parametrize("unit", ["Bearn", "T de Mar Que 1"])
@pytest.mark.rule("R-H16", "A-15")
def test_french_regulars_and_provincials_bring_boats(unit: str) -> None:
    s = fiw(f"Levis, {unit} @ 5525", side="allied")
    everybody(s, "5525")
    assert s.offers("ferry 5626")


@pytest.mark.parametrize("unit", ["fiw-rogers", "1 PA Regiment", "british Mohawk"])
@pytest.mark.rule("A-15")
def test_provincials_rangers_and_indians_of_the_british_do_not(unit: str) -> None:
    s = fiw(f"Wolfe, {unit} @ 5525")
    everybody(s, "5525")
    assert s.why_not("ferry 5626") == "no_boats"


@pytest.mark.rule("R-H16", "R-H19")
def test_only_all_sea_hexsides_between_land_are_ferried() -> None:
    s = fiw("Levis, Bearn @ 5525", side="allied")
    everybody(s, "5525")
    assert s.why_not("ferry 5526") == "no_ferry"
    assert s.why_not("ferry 5625") == "no_ferry"
    assert s.why_not("ferry 5424") == "not_adjacent"
    assert s.why_not("go 5625") == "all_sea"


@pytest.mark.rule("R-H16", "R-H15")
def test_in_a_northern_winter_a_ferry_costs_10() -> None:
    s = fiw("Levis, Bearn @ 5626", side="allied").season("winter")
    everybody(s, "5626").roll(1).allied("ferry 5525")
    assert left(s) == 10


@pytest.mark.rule("R-H16")
def test_in_the_southern_winter_it_costs_5() -> None:
    board = arw().board
    assert board.ferry_cost(board.hex_at("S4025"), True) == 5
    assert board.ferry_cost(board.hex_at("5525"), True) == 10
    assert board.ferry_cost(board.hex_at("5525"), False) == 5


@pytest.mark.rule("R-H16")
def test_fleets_make_no_difference() -> None:
    s = fiw("Levis, Bearn @ 5626", "fiw-fleet-british @ Gulf of St Lawrence", side="allied")
    s.put("fiw-fleet-french @ Gulf of Maine")
    everybody(s, "5626")
    assert s.offers("ferry 5525")


@pytest.mark.rule("R-H16", "R-G13")
def test_no_ferry_without_a_chance_of_passing_the_check() -> None:
    s = fiw("Braddock, fiw-nyind, fiw-mil-new-york @ 5525")
    s.roll(1).british("activate 5525", "take fiw-nyind", "take fiw-mil-new-york", "roll")
    s.british("go 5526")
    assert s.why_not("ferry 5626") == "boxed_needs_leader"


# ---------------------------------------------------------------------- ferries on the map


@pytest.mark.rule("R-H17")
def test_a_ferry_on_the_map_takes_no_check_and_any_stack() -> None:
    s = arw("Washington, 2 Cont @ 2320")
    everybody(s, "2320").allied("ferry 2220")
    assert s.checks() == ["Washington 5: 1"]
    assert left(s) == 15
    assert s.has_mark("ferried") == ["2 Cont", "Washington"]


@pytest.mark.rule("R-H17", "R-H15")
def test_in_winter_it_costs_10() -> None:
    s = arw("Washington, 2 Cont @ 2320").season("winter")
    everybody(s, "2320").allied("ferry 2220")
    assert left(s) == 10
    assert len(s.dice()) == 1


@pytest.mark.parametrize("where", ["2220", "2220-town"])
@pytest.mark.rule("R-H17")
def test_it_does_not_run_if_an_enemy_is_at_one_of_its_ends(where: str) -> None:
    s = arw("Washington, 2 Cont @ 2320", f"4th Foot @ {where}")
    everybody(s, "2320")
    assert s.why_not("ferry 2220") == "ferry_watched"
    assert s.why_not("ferry 2420") == "no_boats"


@pytest.mark.rule("R-H17", "R-H16")
def test_with_boats_one_may_go_there_all_the_same_with_a_check() -> None:
    s = arw("Washington, 14 Cont @ 2320", "4th Foot @ 2220-town")
    everybody(s, "2320").roll(6).allied("ferry 2220")
    assert s.checks() == ["Washington 5: 1", "Washington 6: sure"]


@pytest.mark.rule("R-H17")
def test_an_enemy_leader_alone_does_not_stop_it() -> None:
    s = arw("Washington, 2 Cont @ 2320", "Howe @ 2220")
    everybody(s, "2320")
    assert s.offers("ferry 2220")


@pytest.mark.rule("R-H17")
def test_it_counts_as_the_one_ferry_of_the_phase() -> None:
    s = arw("Washington, 14 Cont @ 2320")
    everybody(s, "2320").allied("ferry 2220")
    assert s.why_not("ferry 2320") == "ferried_already"


@pytest.mark.rule("R-H17")
def test_a_town_beyond_is_reached_as_well() -> None:
    s = arw("Washington, 2 Cont @ 2320")
    everybody(s, "2320").allied("ferry 2220-town")
    assert s.where("2 Cont") == "2220-town"


@pytest.mark.rule("R-O1")
def test_but_not_with_one_space_to_a_hex() -> None:
    s = arw("Washington, 2 Cont @ 2320", one_space_per_hex="yes")
    everybody(s, "2320")
    assert s.why_not("ferry 2220-town") == "one_space"


@pytest.mark.rule("R-H16", "R-N7")
def test_hexes_closed_to_a_nation_are_not_reached_by_ferry() -> None:
    s = arw("Cornwallis, 4th Foot @ S1709", side="british")
    everybody(s, "S1709")
    assert s.why_not("ferry S1610") == "louisiana_closed"


@pytest.mark.rule("R-H4", "R-H16")
def test_a_ferry_needs_the_reserve_too() -> None:
    s = fiw("Levis, Bearn @ 5827", "Wolfe, 44th Foot @ 5426", side="allied")
    everybody(s, "5827").allied("go 5726", "go 5626")
    assert s.offers("ferry 5525")
    s = fiw("Levis, Bearn @ 5826", "Wolfe, 44th Foot @ 5426", side="allied")
    everybody(s, "5826").allied("go 5827", "go 5726", "go 5626")
    assert s.why_not("ferry 5525") == "needs_reserve"


# ---------------------------------------------------------------------- how far one gets


@pytest.mark.rule("R-H16", "R-H17")
def test_the_reach_of_a_force_includes_one_ferry() -> None:
    s = fiw("Levis, Bearn @ 5827", side="allied")
    g, start = s.g, s.space("5827")
    ways = reach(g, 1, g.at(1, start), start)
    beyond = ways[s.space("5525")]
    assert (beyond.cost, beyond.ferried, beyond.checked) == (15, True, True)
    assert [s.board.ids[space] for space in path_to(ways, s.space("5525"))] == [
        "5726", "5626", "5525",
    ]  # fmt: skip
    assert not ways[s.space("5626")].ferried
    on = reach(g, 1, g.at(1, start), start, 30)
    assert on[s.space("5425")].ferried
    assert s.space("5424") not in on  # that would take a second ferry
    assert s.space("5525") not in reach(g, 1, g.at(1, start), start, 14)
    s = fiw("Levis, Bearn @ 5827", side="allied").marked("ferried", "Bearn")
    assert s.space("5525") not in reach(s.g, 1, s.g.at(1, start), start)


@pytest.mark.rule("R-H17")
def test_a_printed_ferry_is_in_reach_without_a_check() -> None:
    s = arw("Washington, 2 Cont @ 2320")
    g, start = s.g, s.space("2320")
    ways = reach(g, 1, g.at(1, start), start)
    for goal in ("2220", "2220-town"):
        way = ways[s.space(goal)]
        assert (way.cost, way.ferried, way.checked) == (5, True, False)
    s = arw("Washington, 2 Cont @ 2320", one_space_per_hex="yes")
    assert s.space("2220-town") not in reach(s.g, 1, s.g.at(1, start), start)


@pytest.mark.rule("R-H16")
def test_a_ferry_is_not_taken_where_land_is_as_near() -> None:
    s = fiw("Levis, Bearn @ 5525", side="allied")
    g, start = s.g, s.space("5525")
    ways = reach(g, 1, g.at(1, start), start)
    assert not ways[s.space("5425")].ferried
    assert ways[s.space("5424")].ferried
    # by land first, then by ferry: the way before the ferry is kept apart from that after it
    assert path_to(ways, s.space("5424"))[0] == s.space("5425")


@pytest.mark.rule("R-H16", "R-G13")
def test_in_a_northern_winter_without_a_leader_only_the_ferries_of_the_map_are_left() -> None:
    """Others take a check, for which the default leader has no initiative."""
    s = fiw("44th Foot @ 1112")
    everybody(s, "1112")
    g, board, op = s.g, s.board, s.g.operation
    assert op is not None
    g.turn = g.pack.tables.calendar[g.war].season.index(WINTER_1, g.turn)
    bars: dict[bool, set[str]] = {True: set(), False: set()}
    for hex in range(board.hexes):
        for place, other in enumerate(board.near[hex]):
            if board.sides[hex][place] & ALL_SEA and board.north[hex]:
                op.at = hex
                ferry = bool(board.side_between(hex, other) & FERRY)
                bars[ferry].add(bars_taking_ferry(g, op, other))
    assert "no_initiative" in bars[False]
    assert "" not in bars[False]
    assert "" in bars[True]
    assert "no_initiative" not in bars[True]


@pytest.mark.rule("R-O1", "R-H16")
def test_where_a_hex_is_one_space_the_ferry_runs_to_it() -> None:
    s = fiw("Levis, Bearn @ 5626", side="allied", one_space_per_hex="yes")
    everybody(s, "5626")
    assert s.offers("ferry 5525")
