"""3.2: Muster, Garrison, March and Battle of the British."""

from __future__ import annotations

import pytest

from tests.conformance.liberty_or_death.situation import Situation

# ---------------------------------------------------------------------- 3.2.1 Muster


@pytest.mark.rule("R-3.2.1a", "R-3.2.1b", "R-3.2.1c", "R-3.2.1d")
def test_3_2_1_regulars_in_one_space_then_tories_near_them() -> None:
    lod = Situation().leader("Gage").command("british", "muster")
    assert not lod.offers("tories New Jersey")  # no Regular near
    lod.british("regulars New York City", "number 6", "no")
    assert lod.why_not("regulars Boston") == "regulars_come_first"
    assert lod.offered("tories") == ["New Jersey", "New York", "New York City"]
    lod.british("tories New Jersey", "number 2", "no")
    lod.british("tories New York City", "number 1", "no", "done")
    assert lod.at("New York City") == "6 regulars, 1 tory"
    assert lod.at("New Jersey") == "2 tories"
    assert lod.has("british") == 3  # New York City is paid once


@pytest.mark.rule("R-3.2.1b", "R-1.3.7a")
@pytest.mark.parametrize(("treaty", "open_"), [(False, False), (True, True)])
def test_3_2_1_regulars_in_the_west_indies_only_after_the_treaty(treaty: bool, open_: bool) -> None:
    lod = Situation().treaty(treaty).command("british", "muster")
    assert lod.offers("regulars West Indies") == open_


@pytest.mark.rule("R-3.2.1b", "A-39")
def test_3_2_1_regulars_in_cities_and_colonies_beside_them() -> None:
    lod = Situation().command("british", "muster")
    near = lod.offered("regulars")
    for where in ("Boston", "Massachusetts", "New Hampshire", "Pennsylvania", "Georgia"):
        assert where in near
    for where in ("Quebec", "Northwest", "Southwest", "Florida"):
        assert where not in near


@pytest.mark.rule("R-3.2.1b")
def test_3_2_1_no_more_regulars_than_are_available() -> None:
    lod = Situation().put("regular, Gage @ Boston").only_available("4 regulars")
    lod.command("british", "muster").british("regulars Boston")
    assert lod.offered("number") == ["0", "1", "2", "3", "4"]


@pytest.mark.rule("R-3.2.1c")
@pytest.mark.parametrize("piece", ["regular", "british fort"])
def test_3_2_1_tories_in_or_beside_regulars_or_a_fort(piece: str) -> None:
    lod = Situation().put(f"{piece} @ Virginia", "tory, Gage @ Boston").command("british", "muster")
    near = ["Maryland-Delaware", "Norfolk", "North Carolina", "Virginia"]
    assert lod.offered("tories") == near
    assert lod.why_not("tories Boston") == "far_from_the_king"  # Tories alone do not serve


@pytest.mark.rule("R-3.2.1d")
@pytest.mark.parametrize(("level", "most"), [("AS", 2), ("PS", 2), ("N", 2), ("PO", 1), ("AO", 0)])
def test_3_2_1_how_many_tories_a_space_takes(level: str, most: int) -> None:
    lod = Situation().put("2 regulars, Gage @ Virginia").levels(level, "Virginia")
    lod.command("british", "muster")
    if not most:
        assert lod.why_not("tories Virginia") == "active_opposition"
        return
    lod.british("tories Virginia")
    assert lod.offered("number")[-1] == str(most)


@pytest.mark.rule("R-3.2.1d")
def test_3_2_1_no_tories_in_reserves_or_the_west_indies() -> None:
    lod = Situation().treaty().put("regular, british fort, Gage @ Quebec")
    lod.put("regular @ West Indies").command("british", "muster")
    assert lod.why_not("tories Quebec") == "tories_in_colonies"
    assert lod.why_not("tories West Indies") == "tories_in_colonies"


@pytest.mark.rule("A-38")
def test_3_2_1_a_space_may_be_selected_without_placing_anything() -> None:
    lod = Situation().put("2 regulars, 1 tory, Gage @ Virginia")
    lod.command("british", "muster").british("tories Virginia", "number 0", "fort Virginia")
    assert lod.at("Virginia") == "1 british fort, Gage"
    assert lod.has("british") == 4


@pytest.mark.rule("R-3.2.1e", "R-3.2.1f")
def test_3_2_1_a_fort_for_any_three_cubes_in_one_space() -> None:
    lod = Situation().put("4 regulars, 2 tories, Gage @ Virginia", "3 regulars @ Norfolk")
    lod.command("british", "muster")
    assert lod.why_not("fort Virginia") == "not_selected"
    lod.british("tories Virginia", "number 0", "tories Norfolk", "number 0", "fort Virginia")
    assert lod.asked == "regulars_for_fort"
    assert lod.offered("number") == ["1", "2", "3"]
    lod.british("number 2")
    assert lod.at("Virginia") == "2 regulars, 1 tory, 1 british fort, Gage"
    assert lod.in_box("available", "regular") == 25 - 5
    assert lod.g.cbc == 0
    assert lod.why_not("fort Norfolk") == "one_fort_or_reward"
    assert lod.why_not("tories Pennsylvania") == "tories_before_building"


@pytest.mark.rule("R-3.2.1f")
@pytest.mark.parametrize(
    ("there", "reason"),
    [
        ("2 regulars", "needs_three_cubes"),
        ("3 regulars, 2 british forts", "no_room"),
        ("3 regulars, 1 patriot fort, 1 village", "no_room"),
    ],
)
def test_3_2_1_where_no_fort_can_be_built(there: str, reason: str) -> None:
    lod = Situation().put(f"{there}, Gage @ Virginia").command("british", "muster")
    lod.british("tories Virginia", "number 0")
    assert lod.why_not("fort Virginia") == reason


@pytest.mark.rule("R-3.2.1f", "R-1.4.1e")
def test_3_2_1_a_fort_may_be_lifted_to_be_built_elsewhere() -> None:
    lod = Situation().put("3 regulars, Gage @ Virginia", "british fort @ Quebec")
    lod.only_available("0 british forts").command("british", "muster")
    lod.british("tories Virginia", "number 0", "fort Virginia")
    assert lod.asked == "lift"
    lod.british("piece Quebec, british fort")
    assert lod.at("Virginia") == "1 british fort, Gage"
    assert lod.at("Quebec") == ""


@pytest.mark.rule("R-3.2.1f")
def test_3_2_1_a_fort_in_the_west_indies() -> None:
    lod = Situation().treaty().put("2 regulars, Gage @ West Indies").command("british", "muster")
    lod.british("regulars West Indies", "number 4", "fort West Indies", "done")
    assert lod.at("West Indies") == "3 regulars, 1 british fort, Gage"


@pytest.mark.rule("R-3.2.1g")
@pytest.mark.parametrize(
    ("there", "reason"),
    [
        ("2 regulars", "needs_regular_and_tory"),
        ("1 tory, british fort", "needs_regular_and_tory"),
        ("1 regular, 1 tory, 2 militia", "no_british_control"),
    ],
)
def test_3_2_1_what_reward_loyalty_needs(there: str, reason: str) -> None:
    lod = Situation().put(f"{there}, Gage @ Virginia").command("british", "muster")
    lod.british("tories Virginia", "number 0")
    assert lod.why_not("reward Virginia") == reason


@pytest.mark.rule("R-3.2.1h", "R-3.2.1e")
def test_3_2_1_reward_loyalty_pays_markers_first_then_any_number_of_levels() -> None:
    lod = Situation().put("regular, 2 tories, Howe @ Virginia").levels("AO", "Virginia")
    lod.propaganda("Virginia").raids("Virginia", 2).resources(british=9).put("regular @ Norfolk")
    lod.command("british", "muster", free=True).british("regulars Virginia", "number 0")
    lod.british("reward Virginia")
    assert lod.offered("number") == ["1", "2", "3", "4", "5", "6", "7"]
    lod.british("number 7")
    assert lod.level("Virginia") == "AS"
    assert lod.has("british") == 2
    assert lod.g.propaganda[lod.space("Virginia")] + lod.g.raids[lod.space("Virginia")] == 0


@pytest.mark.rule("R-2.3.5b", "R-3.2.1e")
def test_3_2_1_a_limited_muster_does_all_its_parts_in_one_space() -> None:
    lod = Situation().leader("Gage").resources(british=1).put("2 active militia @ Boston")
    lod.command("british", "muster", limited=True)
    lod.british("regulars Boston", "number 6", "no", "tories Boston", "number 2", "no")
    assert lod.why_not("tories Massachusetts") == "limited_to_one"
    assert lod.why_not("reward Boston") == "cannot_pay"
    lod.british("fort Boston", "number 2", "no", "done")
    assert lod.at("Boston") == "4 regulars, 1 tory, 1 british fort, 2 active militia"
    assert lod.has("british") == 0


@pytest.mark.rule("R-3.2.1f", "R-1.7e")
def test_3_2_1_a_fort_for_three_cubes_can_cost_the_control() -> None:
    lod = Situation().put("3 regulars, 2 militia, Gage @ Boston").command("british", "muster")
    assert lod.control("Boston") == "british"
    lod.british("regulars Boston", "number 0", "fort Boston")
    assert lod.at("Boston") == "1 british fort, 2 militia, Gage"
    assert lod.control("Boston") == "rebellion"


@pytest.mark.rule("R-1.10j", "A-13")
def test_3_2_1_with_an_empty_purse_gage_gives_a_level_but_no_marker() -> None:
    lod = Situation().put("2 regulars, Gage @ Boston").levels("PO", "Boston")
    lod.resources(british=1).command("british", "muster")
    lod.british("tories Boston", "number 1", "reward Boston")
    assert (lod.level("Boston"), lod.has("british")) == ("N", 0)
    lod = Situation().put("2 regulars, tory, Gage @ Boston").levels("PO", "Boston")
    lod.propaganda("Boston").resources(british=1).command("british", "muster")
    lod.british("tories Boston", "number 0")
    assert lod.why_not("reward Boston") == "cannot_pay"


# ---------------------------------------------------------------------- 3.2.2 Garrison


@pytest.mark.rule("R-3.2.2b")
def test_3_2_2_only_regulars_and_only_to_cities() -> None:
    lod = Situation().put("2 regulars, 2 tories, Gage @ Georgia").command("british", "garrison")
    assert lod.why_not("destination Massachusetts") == "cities_only"
    lod.british("destination Quebec City")
    assert lod.why_not("move Georgia, tories, 1") == "regulars_only"
    lod.british("move Georgia, regulars, 2", "lead Gage", "arrive", "done")
    assert lod.at("Quebec City") == "2 regulars, Gage"
    assert lod.has("british") == 3


@pytest.mark.rule("R-3.2.2b")
def test_3_2_2_regulars_of_the_west_indies_stay() -> None:
    lod = Situation().treaty().put("3 regulars, Gage @ West Indies", "1 regular @ Boston")
    lod.command("british", "garrison").british("destination Norfolk")
    assert lod.offered("move") == ["Boston, british regular, 1"]


@pytest.mark.rule("R-3.2.2c")
def test_3_2_2_militia_are_found_in_every_open_city_moved_or_not() -> None:
    lod = Situation().treaty().put("6 regulars, Gage @ Boston", "3 militia @ Boston")
    lod.put("3 tories, 2 militia @ Norfolk", "3 regulars, 2 militia @ Savannah")
    lod.blockade("Savannah").command("british", "garrison")
    lod.british("destination Quebec City", "arrive", "done", "none")
    assert lod.count("active militia", "Boston") == 2
    assert lod.count("active militia", "Norfolk") == 1
    assert lod.count("active militia", "Savannah") == 0


@pytest.mark.rule("R-3.2.2d", "A-37")
def test_3_2_2_where_units_can_be_driven_out() -> None:
    lod = Situation().treaty().put("6 regulars, Gage @ Boston", "militia @ Boston")
    lod.put("4 regulars, militia, patriot fort @ Norfolk", "2 regulars, 3 militia @ Savannah")
    lod.put("4 regulars, militia @ Philadelphia").blockade("Philadelphia")
    lod.put("1 continental, 1 active militia, Washington @ Boston", "french, Lauzun @ Boston")
    lod.command("british", "garrison").british("destination Quebec City", "arrive", "done")
    assert lod.choices() == ["none", "space Boston"]
    lod.british("space Boston", "space Massachusetts")
    moved = "1 continental, 2 active militia, 1 french regular"
    assert lod.at("Massachusetts") == moved
    # the leaders are moved by their owners
    assert (lod.asked, lod.asked_faction) == ("leader_rejoins", "patriots")
    lod.patriots("space Massachusetts").french("space Massachusetts")
    assert lod.at("Massachusetts") == f"{moved}, Washington, Lauzun"


@pytest.mark.rule("R-3.2.2e", "R-2.3.5a")
def test_3_2_2_a_limited_garrison_works_in_its_city_alone() -> None:
    lod = Situation().put("6 regulars, Gage @ Virginia", "3 tories, militia @ Boston")
    lod.put("3 tories, 1 militia @ Norfolk").command("british", "garrison", limited=True)
    lod.british("destination Norfolk", "move Virginia, regulars, 3", "arrive")
    assert lod.offered("space") == ["Norfolk"]
    lod.british("space Norfolk", "space North Carolina")
    assert lod.at("North Carolina") == "1 active militia"
    assert lod.count("active militia", "Boston") == 0


@pytest.mark.rule("R-3.2.2c", "R-3.2.2d")
def test_3_2_2_militia_and_control_are_counted_after_the_moves() -> None:
    lod = Situation().put("3 regulars, 2 militia, Gage @ Boston", "tory, militia @ Savannah")
    lod.command("british", "garrison").british("destination Savannah")
    lod.british("move Boston, regulars, 2", "arrive", "done")
    assert (lod.count("active militia", "Boston"), lod.control("Boston")) == (0, "rebellion")
    assert lod.count("active militia", "Savannah") == 1
    assert lod.choices() == ["none", "space Savannah"]


@pytest.mark.rule("R-1.9n", "R-4.1b")
def test_3_2_2_naval_pressure_before_the_command_makes_way_for_a_garrison() -> None:
    lod = Situation().treaty().put("3 regulars, Gage @ Quebec")
    lod.blockade("Norfolk", "Savannah", "Charles Town").begin()
    assert lod.why_not("command garrison") == "fni_three"
    lod.british("special naval_pressure", "space Norfolk", "command garrison")
    lod.british("destination Norfolk", "move Quebec, regulars, 3", "lead Gage", "arrive", "done")
    assert (lod.at("Norfolk"), lod.has("british")) == ("3 regulars, Gage", 3)


# ---------------------------------------------------------------------- 3.2.3 March


@pytest.mark.rule("R-3.2.3f", "R-3.2.3e")
def test_3_2_3_a_march_in_place_finds_militia() -> None:
    lod = Situation().put("2 regulars, 4 tories, Gage @ Boston", "3 militia @ Boston")
    lod.command("british", "march").british("destination Boston", "arrive", "done")
    assert lod.at("Boston") == "2 regulars, 4 tories, 1 militia, 2 active militia, Gage"
    assert lod.has("british") == 4


@pytest.mark.rule("R-3.2.3g")
def test_3_2_3_no_unit_moves_twice() -> None:
    lod = Situation().put("2 regulars, Gage @ Boston", "1 regular @ Massachusetts")
    lod.command("british", "march").british("destination Massachusetts")
    lod.british("move Boston, regulars, 2", "lead Gage", "arrive", "destination New Hampshire")
    assert lod.offered("move") == ["Massachusetts, british regular, 1"]
    assert lod.why_not("move Massachusetts, regulars, 2") == "not_so_many"


@pytest.mark.rule("R-3.2.3g", "R-2.3.5a")
def test_3_2_3_a_limited_march_has_one_destination() -> None:
    lod = Situation().put("2 regulars, Gage @ Boston").command("british", "march", limited=True)
    lod.british("destination Massachusetts", "move Boston, regulars, 1", "arrive")
    assert lod.asked == ""


@pytest.mark.rule("R-3.2.3d")
def test_3_2_3_tories_go_with_regulars_of_their_own_space_only() -> None:
    lod = Situation().put("1 regular, 3 tories, Gage @ Boston", "2 regulars @ New Hampshire")
    lod.command("british", "march").british("destination Massachusetts")
    assert lod.why_not("move Boston, tories, 1") == "one_for_one"
    lod.british("move New Hampshire, regulars, 2")
    assert lod.why_not("move Boston, tories, 1") == "one_for_one"
    lod.british("move Boston, regulars, 1")
    assert lod.why_not("move Boston, tories, 2") == "one_for_one"
    lod.british("move Boston, tories, 1", "arrive", "done")
    assert lod.count("tory", "Massachusetts") == 1


@pytest.mark.rule("R-3.2.3c")
def test_3_2_3_war_parties_and_the_west_indies_are_out_of_it() -> None:
    lod = Situation().treaty().put("2 regulars, Gage @ West Indies", "2 war parties @ New York")
    lod.put("regular @ New York").command("british", "march")
    assert lod.why_not("destination West Indies") == "west_indies_by_muster"
    lod.british("destination Pennsylvania")
    assert lod.why_not("move West Indies, regulars, 1") == "west_indies_by_muster"
    assert lod.why_not("move New York, war parties, 1") == "needs_common_cause"


@pytest.mark.rule("R-3.2.3b", "R-3.2.2b")
@pytest.mark.parametrize(("command", "rule"), [("march", "3.2.3"), ("garrison", "3.2.2")])
def test_3_2_3_who_is_there_already_does_not_move_there(command: str, rule: str) -> None:
    lod = Situation().put("2 regulars, Gage @ Boston").begin()
    lod.british(f"command {command}", "destination Boston")
    assert lod.why_not("move Boston, regulars, 1") == "there_already"
    reason = lod.match.why_not(0, lod.read("move Boston, regulars, 1"))
    assert reason is not None
    assert reason.rule == rule


@pytest.mark.rule("R-3.2.3e")
def test_3_2_3_militia_are_found_by_those_who_are_there_in_the_end() -> None:
    lod = Situation().put("6 regulars, 3 militia, Gage @ Boston", "3 militia @ Massachusetts")
    lod.command("british", "march").british("destination Boston", "arrive")
    lod.british("destination Massachusetts", "move Boston, regulars, 3", "arrive", "done")
    assert lod.count("active militia", "Boston") == 1
    assert lod.count("active militia", "Massachusetts") == 1


# ---------------------------------------------------------------------- 3.2.4 Battle


@pytest.mark.rule("R-3.2.4a")
def test_3_2_4_where_the_british_battle() -> None:
    lod = Situation().treaty().put("2 regulars, militia @ Boston", "war party, militia @ Virginia")
    lod.put("2 regulars @ Norfolk", "british fort, french @ West Indies", "militia @ Georgia")
    lod.resources(british=1).command("british", "battle")
    assert lod.offered("fight") == ["Boston", "West Indies"]
    assert lod.why_not("fight Norfolk") == "no_enemies"
    lod.british("fight Boston")
    while lod.asked and lod.asked != "battle":
        lod.choose(lod.ask.seat if lod.ask else 0, lod.choices()[0])
    assert lod.has("british") == 0
    assert lod.why_not("fight West Indies") == "cannot_pay"
