"""10 Reaction: who is asked, how he is rated, where he may go, and in which order."""

import pytest

from tests.conformance.end_of_empire.marching import arw, everybody, fiw, left, to
from tests.conformance.end_of_empire.situation import Situation
from ticonderoga.games.end_of_empire.rules.forces import put_down
from ticonderoga.games.end_of_empire.rules.reacting import bars_stack, reactors

BRADDOCK = "Braddock, fiw-rogers, 1 PA Regiment, 2 PA Regiment, 3 PA Regiment @ 1112"


# ---------------------------------------------------------------------- when


@pytest.mark.rule("R-I1")
def test_every_entry_next_to_enemies_halts_the_move() -> None:
    s = fiw("Wolfe, 44th Foot @ 1313", "Bearn @ 1111")
    everybody(s, "1313").british("go 1312")
    assert s.asked == "move"
    s.british("go 1212")
    assert s.asked == "react"
    s.allied("no_reaction").british("go 1211")
    assert s.asked == "react"


@pytest.mark.rule("R-I1")
def test_a_check_without_a_move_gives_no_occasion() -> None:
    s = fiw("Wolfe, 44th Foot @ 1212", "Bearn @ 1111")
    everybody(s, "1212")
    assert s.asked == "move"
    s.british("stop")
    assert s.asked == "operation"


@pytest.mark.parametrize("where", ["3120", "3120-town"])
@pytest.mark.parametrize("goal", ["3221", "3221-town"])
@pytest.mark.parametrize("fort", [False, True])
@pytest.mark.rule("G-G1", "R-D1", "R-I1", "R-I5")
def test_boston_reacts_to_moves_to_gloucester(where: str, goal: str, fort: bool) -> None:
    s = arw(f"Howe, 4th Foot @ {where}", "Washington, 2 Cont @ 3220")
    if fort and where != "3120":
        s.put("fort @ 3120-town")
    everybody(s, "3220").allied(f"go {goal}")
    assert s.asked == "react"
    s.british(f"react {where}", "take 4th Foot")
    assert goal in to(s)


@pytest.mark.rule("R-I10", "R-D11")
def test_coming_out_of_a_town_gives_those_around_it_an_occasion() -> None:
    s = arw("Howe, 4th Foot @ 3120-town", "2 Cont @ 3120", "3 Cont @ 3021", side="british")
    everybody(s, "3120-town").british("go 3119")
    assert s.asked == "react"
    assert s.offered("react") == ["3021", "Boston (3120)"]
    s = arw("Howe, 4th Foot @ 3120-town", "2 Cont @ 3119", side="british")
    everybody(s, "3120-town").british("go 3120")
    assert s.offered("react") == ["Middlesex (3119)"]


@pytest.mark.rule("R-I1")
def test_nobody_is_asked_who_is_too_far_away_or_has_no_initiative() -> None:
    s = fiw("Wolfe, 44th Foot @ 1313", "fiw-mil-canada1 @ 1211", "Levis @ 1112", "Bearn @ 1110")
    everybody(s, "1313").british("go 1312", "go 1212")
    assert s.asked == "move"


@pytest.mark.rule("R-I1", "R-G16")
def test_in_a_northern_winter_the_default_leader_does_not_react() -> None:
    s = fiw("Wolfe, 44th Foot @ 1313", "Bearn @ 1211").season("winter")
    assert reactors(s.g, 1, s.space("1212")) == []
    s = fiw("Wolfe, 44th Foot @ 1313", "Bearn, Levis @ 1211").season("winter")
    assert reactors(s.g, 1, s.space("1212")) == [s.space("1211")]


# ---------------------------------------------------------------------- example 8


@pytest.mark.rule("G-G15", "R-G16", "R-I6", "R-I7")
def test_fort_duquesne_the_reaction() -> None:
    s = fiw(BRADDOCK, "Bearn, Artois @ 1111")
    everybody(s, "1112", die=2).british("go 1111").allied("react 1111", "take_all")
    assert to(s) == ["1011", "1012", "1110", "1111-outpost", "1211", "1212"]
    assert s.why_not("to 1112") == "mover_came_from"
    assert s.offers("each_to 1110")
    s.roll(5).allied("to 1110", "declared")
    assert s.checks() == ["Braddock 3: 2", "default 1: 5"]
    assert s.at("1111").endswith("Allied: Bearn 2/2, Artois 2/2")


@pytest.mark.parametrize(("die", "where"), [(1, "1110"), (2, "1111")])
@pytest.mark.rule("G-G15", "R-G16")
def test_without_scouts_the_default_leader_needs_a_1(die: int, where: str) -> None:
    s = fiw(BRADDOCK, "Bearn, Artois @ 1111")
    everybody(s, "1112").british("go 1111").allied("react 1111", "take_all").roll(die)
    s.allied("to 1110", "declared")
    assert s.where("Bearn") == s.where("Artois") == where


@pytest.mark.rule("G-G19", "R-H4", "R-H12")
def test_the_river_approach_to_fort_duquesne() -> None:
    s = fiw("Braddock, 1 PA Regiment, 2 PA Regiment @ 1311", "allied Delaware @ 1111",
            "La Sarre @ 1111-outpost", "fort @ 1111-outpost")  # fmt: skip
    everybody(s, "1311").british("go 1211")
    assert s.offered("react") == ["Fort Duquesne (1111)", "Fort Duquesne outpost (1111)"]
    s.allied("react 1111")
    assert "1211" in to(s)
    s = fiw("Braddock, 1 PA Regiment, 2 PA Regiment @ 1311", "allied Delaware @ 1111",
            "La Sarre @ 1111-outpost", "fort @ 1111-outpost")  # fmt: skip
    everybody(s, "1311").british("go 1211").allied("no_reaction")
    assert left(s) == 18
    s.british("go 1111")
    assert s.asked == "react"


@pytest.mark.rule("G-G20", "R-J8")
def test_the_delaware_outside_ambush_without_a_roll() -> None:
    s = fiw("Braddock, 1 PA Regiment @ 1211", "allied Delaware @ 1111",
            "La Sarre @ 1111-outpost")  # fmt: skip
    everybody(s, "1211").british("go 1111").allied("no_reaction")
    assert s.asked == "ambush"
    assert s.asked_seat == 1


@pytest.mark.rule("G-G14", "R-I11", "R-I7", "A-45")
def test_indians_react_together_or_each_for_itself() -> None:
    stacks = ("Braddock, 44th Foot, 48th Foot @ 1311",
              "allied Delaware, allied Mingo, allied Huron @ 1111")  # fmt: skip
    s = fiw(*stacks)
    everybody(s, "1311").british("go 1211").allied("react 1111", "take_all").roll(2)
    s.allied("to 1211", "declared")
    assert s.checks()[1:] == ["default 1: 2"]
    s = fiw(*stacks)
    everybody(s, "1311").british("go 1211").allied("react 1111", "take_all").roll(2, 1, 2)
    s.allied("each_to 1211", "declared")
    assert s.at("1111") == "Allied: Mingo, Huron" or s.at("1211").count("Allied") == 1
    assert s.asked == "ambush"
    assert len([c for c in s.checks() if c.startswith("default")]) == 2


# ---------------------------------------------------------------------- who


@pytest.mark.rule("R-I7")
def test_a_stack_is_divided_in_advance_between_goals() -> None:
    s = fiw("Wolfe, 44th Foot @ 1112", "Levis, Bearn, Artois, La Reine @ 1111")
    everybody(s, "1112").british("go 1111").allied("react 1111", "take Bearn", "to 1110")
    assert s.asked == "react"
    assert s.why_not("no_reaction") == "reactions_declared"
    s.allied("react 1111")
    assert s.why_not("take Bearn") == "declared_already"
    s.allied("take Artois", "take Levis").roll(4).allied("to 1111-outpost", "declared")
    assert s.checks()[1:] == ["Levis 4: 4"]
    assert s.where("Bearn") == "1110"
    assert s.where("Artois") == s.where("Levis") == "1111-outpost"


@pytest.mark.rule("R-I7")
def test_nothing_is_rolled_before_all_is_declared() -> None:
    s = fiw("Wolfe, 44th Foot @ 1112", "Bearn @ 1111", "Artois @ 1110")
    everybody(s, "1112").british("go 1111")
    assert s.why_not("declared") == "nothing_declared"
    s.allied("react 1111", "to 1011")
    assert s.dice() == [1]
    assert s.offered("react") == ["Mingo Town (1110)"]
    assert s.why_not("react 1111") == "all_declared"


@pytest.mark.rule("R-I7", "R-I11")
def test_only_units_without_a_leader_roll_one_by_one() -> None:
    s = fiw("Wolfe, 44th Foot @ 1112", "Levis, Bearn, Artois @ 1111")
    everybody(s, "1112").british("go 1111").allied("react 1111", "take Bearn")
    assert s.why_not("each_to 1110") == "only_units_each"
    s.allied("take Artois")
    assert s.offers("each_to 1110")
    s.allied("take Levis")
    assert s.why_not("each_to 1110") == "only_units_each"


@pytest.mark.rule("R-J30", "R-I1")
def test_leaders_alone_react_only_if_the_enemy_comes_upon_them() -> None:
    s = fiw("Wolfe, 44th Foot @ 1112", "Levis, Montcalm @ 1111", "Beaujeu @ 1110", "Bearn @ 1011")
    everybody(s, "1112").british("go 1111")
    assert s.offered("react") == ["1011", "Fort Duquesne (1111)"]
    assert s.why_not("react 1110") == "only_leaders"
    s.allied("react 1111", "take_all").roll(5).allied("to 1011", "declared")
    assert s.checks()[1:] == ["Montcalm 5: 5"]
    assert s.where("Levis") == s.where("Montcalm") == "1011"


@pytest.mark.rule("R-J30")
def test_a_leader_who_fails_to_get_away_is_a_prisoner() -> None:
    s = fiw("Wolfe, 44th Foot @ 1112", "Levis @ 1111")
    everybody(s, "1112").british("go 1111").roll(5).allied("react 1111", "to 1110", "declared")
    assert s.checks()[1:] == ["Levis 4: 5"]
    assert s.where("Levis") == "captured"


@pytest.mark.rule("R-J30")
def test_leaders_do_not_leave_their_units_nor_go_among_enemies() -> None:
    s = fiw("Wolfe, 44th Foot @ 1112", "Levis, Bearn @ 1111", "45th Foot @ 1110")
    everybody(s, "1112").british("go 1111").allied("react 1111")
    assert s.why_not("take Levis") == "unit_first"
    s = fiw("Wolfe, 44th Foot @ 1112", "Levis @ 1111", "45th Foot @ 1110")
    everybody(s, "1112").british("go 1111").allied("react 1111")
    assert s.why_not("to 1110") == "leader_alone"


@pytest.mark.rule("R-I1")
def test_other_answers_are_refused() -> None:
    s = fiw("Wolfe, 44th Foot @ 1112", "Levis, Bearn, Artois @ 1111", "La Reine @ 1109")
    everybody(s, "1112").british("go 1111")
    assert s.why_not("react 1112") == "nobody_there"
    assert s.why_not("react 1109") == "not_beside_entered"
    s.allied("react 1111")
    assert s.why_not("to 1110") == "nobody_taken"
    assert s.why_not("take La Reine") == "not_in_space"
    s.allied("take Bearn")
    assert s.why_not("to 1109") == "not_adjacent"
    assert s.why_not("to 1111") == "already_there"
    assert s.why_not("take Bearn") == "already_along"
    s.allied("take Artois")
    assert s.why_not("take_all") == "nobody_else"


@pytest.mark.rule("R-I1")
def test_where_the_mover_came_from_may_be_too_far_anyway() -> None:
    s = fiw("Wolfe, 44th Foot @ 1112", "Bearn @ 1110")
    everybody(s, "1112").british("go 1111").allied("react 1110")
    assert s.why_not("to 1112") == "not_adjacent"


# ---------------------------------------------------------------------- ratings


def rated(s: Situation, where: str, goal: str, *pieces: str) -> str:
    """The check of a reaction of these pieces, after the mover has come."""
    seat = s.asked_seat
    s.choose(seat, f"react {where}", *[f"take {piece}" for piece in pieces])
    s.roll(1).choose(seat, f"to {goal}", "declared")
    return s.checks()[-1]


@pytest.mark.rule("R-G16", "R-G9")
def test_scouts_are_cavalry_and_legions_that_go_along() -> None:
    stacks = ("Cornwallis, 4th Foot @ 3014", "Greene, 2 Cont, 1 Cont Light Dragoons @ 3013",
              "3 Cont, Lee's Legion @ 2912")  # fmt: skip
    for pieces, rating in ((("2 Cont",), 4), (("2 Cont", "1 Cont Light Dragoons"), 5)):
        s = arw(*stacks, side="british")
        everybody(s, "3014").british("go 2913")
        assert rated(s, "3013", "3012", *pieces) == f"Greene {rating}: 1"
    s = arw(*stacks, side="british")
    everybody(s, "3014").british("go 2913")
    assert rated(s, "2912", "2911", "3 Cont", "Lee's Legion") == "default 2: 1"


@pytest.mark.rule("R-G17")
def test_continental_leaders_in_rough_civilized_hexes_are_screened() -> None:
    for hex, rating in (("2219", 5), ("2119", 4)):
        s = arw("Howe, 4th Foot @ 2120", f"Greene, 2 Cont @ {hex}", side="british")
        everybody(s, "2120").british("go 2220")
        assert rated(s, hex, "2218" if hex == "2219" else "2118", "2 Cont") == f"Greene {rating}: 1"


@pytest.mark.rule("R-G17")
def test_others_are_not_screened() -> None:
    s = arw("Washington, 2 Cont @ 2220", "Clinton, 4th Foot @ 2219")
    everybody(s, "2220").allied("go 2319")
    assert rated(s, "2219", "2218", "4th Foot") == "Clinton 3: 1"
    s = arw("Howe, 4th Foot @ 2120", "2 Cont @ 2219", side="british")
    everybody(s, "2120").british("go 2220")
    assert rated(s, "2219", "2218", "2 Cont") == "default 1: 1"
    s = fiw("Levis, Bearn @ 2617", "Wolfe, 44th Foot @ 2717", side="allied")
    everybody(s, "2617").allied("go 2716")
    assert rated(s, "2717", "2718", "44th Foot") == "Wolfe 4: 1"


@pytest.mark.rule("R-G16", "R-G4")
def test_plus_units_evade_without_a_roll() -> None:
    s = fiw("Levis, Bearn @ 1112", "fiw-rogers, Webb @ 1111", side="allied")
    everybody(s, "1112").allied("go 1111").british("react 1111", "take fiw-rogers")
    s.british("to 1110", "declared")
    assert s.checks()[-1] == "default 7: sure"
    assert s.where("Rogers' Rangers") == "1110"
    assert s.where("Webb") == "captured"


@pytest.mark.parametrize(("die", "where"), [(5, "1110"), (6, "1111")])
@pytest.mark.rule("R-G16", "A-44")
def test_plus_infantry_in_a_northern_winter_fails_on_a_6(die: int, where: str) -> None:
    s = fiw("Levis, Bearn @ 1112", "fiw-rogers @ 1111", side="allied").season("winter")
    everybody(s, "1112").allied("go 1111").roll(die).british("react 1111", "to 1110", "declared")
    assert s.checks()[-1] == f"default 5: {die}"
    assert s.at("1111").startswith("British") == (where == "1111")


@pytest.mark.rule("R-G16")
def test_plus_units_with_others_do_not_evade_freely() -> None:
    s = fiw("Levis, Bearn @ 1112", "fiw-rogers, 44th Foot @ 1111", side="allied")
    everybody(s, "1112").allied("go 1111")
    assert rated(s, "1111", "1110", "fiw-rogers", "44th Foot") == "default 1: 1"


@pytest.mark.rule("A-11")
def test_momentum_does_not_help_to_react() -> None:
    s = fiw("Levis, Bearn @ 1112", "Braddock, 44th Foot @ 1111", side="allied")
    everybody(s.marked("momentum", "Braddock"), "1112").allied("go 1111")
    assert rated(s, "1111", "1110", "44th Foot") == "Braddock 2: 1"


# ---------------------------------------------------------------------- where to


@pytest.mark.rule("R-I6", "R-D7")
def test_any_adjacent_space_or_the_place_in_the_hex() -> None:
    s = fiw("Wolfe, 44th Foot @ 1112", "Bearn @ 1212")
    everybody(s, "1112").british("go 1111").allied("react 1212")
    assert to(s) == ["1111", "1111-outpost", "1211", "1213", "1213-outpost", "1311", "1312"]
    assert s.why_not("to 1112") == "mover_came_from"


@pytest.mark.rule("R-I4")
def test_nobody_reacts_over_a_hexside_that_he_could_not_cross() -> None:
    s = fiw("Levis, Bearn @ 5425", "Royal Artillery (Amherst) @ 5626", side="allied")
    everybody(s, "5425").allied("go 5525")
    assert s.asked == "move"
    s = fiw("Levis, Bearn @ 5425", "45th Foot @ 5626", side="allied")
    everybody(s, "5425").allied("go 5525")
    assert s.offered("react") == ["Port Toulouse (5626)"]


@pytest.mark.rule("R-I4", "R-I6", "R-H16")
def test_a_reaction_by_ferry_takes_one_check_and_is_the_ferry_of_the_phase() -> None:
    s = fiw("Levis, Bearn @ 5425", "Wolfe, 45th Foot @ 5626", side="allied")
    everybody(s, "5425").allied("go 5525").roll(4).british("react 5626", "take 45th Foot (FIW)")
    assert "5525" in to(s)
    s.british("to 5525", "declared")
    assert s.checks()[1:2] == ["Wolfe 4: 4"]
    assert s.has_mark("ferried") == ["45th Foot"]
    s = fiw("Levis, Bearn @ 5425", "Wolfe, 45th Foot @ 5626", side="allied")
    everybody(s.marked("ferried", "45th Foot"), "5425").allied("go 5525")
    assert s.asked == "move"


@pytest.mark.rule("R-H17", "R-I4")
def test_the_ferry_on_the_map_does_not_run_to_the_mover() -> None:
    s = arw("Washington, 2 Cont @ 2319", "17th Light Dragoons, Howe @ 2320")
    everybody(s, "2319").allied("go 2220")
    assert s.asked == "move"
    s = arw("Washington, 2 Cont @ 2319", "4th Foot, Howe @ 2320")
    everybody(s, "2319").allied("go 2220")
    assert s.asked == "react"


@pytest.mark.rule("R-H17", "R-I6")
def test_but_it_takes_a_reactor_elsewhere() -> None:
    """The mover comes by boat to 2421, which has land in common with 2320."""
    s = arw("Washington, 14 Cont @ 2520", "17th Light Dragoons, Howe @ 2320")
    everybody(s, "2520").allied("ferry 2421").british("react 2320", "take 17th Light Dragoons")
    assert to(s) == ["2220", "2220-town", "2421"]


@pytest.mark.rule("R-N5", "R-I6")
def test_hexes_closed_to_a_nation_are_closed_to_reactions() -> None:
    s = arw("Cornwallis, 4th Foot @ 3513", "Rochambeau, Bourbonnois @ 3412", side="british")
    everybody(s, "3513").british("go 3413").allied("react 3412", "take Bourbonnois")
    assert s.why_not("to 3411") == "french_keep_out"
    assert "3413" in to(s)


@pytest.mark.rule("R-O1")
def test_with_one_space_to_a_hex_nobody_reacts_inside() -> None:
    s = fiw("Wolfe, 44th Foot @ 1112", "Bearn @ 1111", one_space_per_hex="yes")
    everybody(s, "1112").british("go 1111").allied("react 1111")
    assert s.why_not("to 1111-outpost") == "one_space"


# ---------------------------------------------------------------------- order, escape, reinforce


@pytest.mark.rule("R-I2", "R-C6", "A-23")
def test_if_the_entered_stack_fails_nobody_comes_into_the_hex() -> None:
    s = fiw("Wolfe, 44th Foot @ 1112", "Bearn @ 1111", "Artois @ 1110", "La Reine @ 1211")
    everybody(s, "1112").british("go 1111").roll(2, 1)
    s.allied("react 1110", "to 1111", "react 1211", "to 1311")
    s.allied("react 1111", "to 1011", "declared")
    assert s.checks()[1:] == ["default 1: 2", "default 1: 1"]
    assert s.where("Artois") == "1110"
    assert s.where("La Reine") == "1311"
    assert s.logged("reaction_shut_out") == [(s.space("1110"), s.space("1111"))]


@pytest.mark.rule("A-23", "R-I9", "R-I8")
def test_if_it_does_not_try_neighbours_may_come_in_and_join_the_defence() -> None:
    s = fiw("Wolfe, 44th Foot @ 1112", "Bearn @ 1111", "Artois @ 1110")
    everybody(s, "1112").british("go 1111").roll(1).allied("react 1110", "to 1111", "declared")
    assert s.where("Artois") == "1111"
    assert s.logged("joins_defence") == [(1, s.space("1111"))]
    assert s.logged("battle") == [(0, s.space("1111"))]


@pytest.mark.rule("A-23", "R-I8", "R-J2", "R-I2")
def test_if_it_gets_away_neighbours_come_in_alone_as_attackers() -> None:
    s = fiw("Wolfe, 44th Foot @ 1112", "Bearn @ 1111", "Artois @ 1110")
    everybody(s, "1112").british("go 1111").roll(1, 1)
    s.allied("react 1110", "to 1111", "react 1111", "to 1011", "declared")
    assert s.where("Bearn") == "1011"
    assert s.logged("battle") == [(1, s.space("1111"))]
    op = s.g.operation
    assert op is not None
    assert op.used[s.piece("44th Foot")] == 10


@pytest.mark.rule("R-I3")
def test_a_stack_cannot_both_escape_and_be_reinforced() -> None:
    s = fiw("Wolfe, 44th Foot @ 1112", "Bearn, La Reine @ 1111", "Artois @ 1110")
    everybody(s, "1112").british("go 1111").allied("react 1111", "take Bearn", "to 1011")
    s.allied("react 1110")
    assert s.why_not("to 1111") == "escape_or_reinforce"
    assert s.offers("to 1109")
    s = fiw("Wolfe, 44th Foot @ 1112", "Bearn, La Reine @ 1111", "Artois @ 1110")
    everybody(s, "1112").british("go 1111").allied("react 1110", "to 1111", "react 1111")
    assert s.offers("to 1011")
    assert s.g.reaction is not None
    assert len(s.g.reaction.force) == 2
    assert s.why_not("each_to 1011") == "escape_or_reinforce"


@pytest.mark.rule("R-I3", "A-23")
def test_if_all_of_it_runs_others_may_come() -> None:
    s = fiw("Wolfe, 44th Foot @ 1112", "Bearn, La Reine @ 1111", "Artois @ 1110")
    everybody(s, "1112").british("go 1111")
    s.allied("react 1111", "take Bearn", "to 1011", "react 1111", "to 1211", "react 1110")
    assert s.offers("to 1111")


@pytest.mark.rule("R-M14", "R-I1")
def test_a_landing_party_alone_does_not_react() -> None:
    s = fiw("British fleet @ Gulf of Maine", side="allied")
    party = s.pieces.landing[s.piece("British fleet")]
    put_down(s.start, 0, (party,), s.space("4221"))
    assert bars_stack(s.g, 0, s.space("4221"), s.space("4221")) == "nobody_there"


@pytest.mark.rule("R-G7", "R-I7")
def test_a_stack_that_nobody_can_lead_does_not_react_as_a_whole() -> None:
    s = fiw("Wolfe, 44th Foot @ 1112", "Bearn, Artois, fiw-mil-canada1 @ 1111")
    everybody(s, "1112").british("go 1111").allied("react 1111")
    assert s.why_not("take_all") == "nobody_else"
    assert s.why_not("take fiw-mil-canada1") == "boxed_needs_leader"


@pytest.mark.rule("R-J30", "R-I7")
def test_a_leader_is_not_offered_before_a_unit() -> None:
    s = fiw("Wolfe, 44th Foot @ 1112", "Levis, Bombardiers (Dieskau) @ 1111")
    everybody(s, "1112").british("go 1111").allied("react 1111")
    assert s.offered("take") == ["Bombardiers (Dieskau)"]


@pytest.mark.rule("R-G16", "R-O8")
def test_indians_who_get_away_roll_for_it() -> None:
    s = fiw("Wolfe, 44th Foot @ 1112", "allied Delaware @ 1111").begin()
    everybody(s, "1112").british("go 1111").roll(1).allied("react 1111", "to 1110", "declared")
    assert s.checks()[-1] == "default 1: 1"
