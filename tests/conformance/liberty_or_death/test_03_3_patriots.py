"""3.3: Rally, March, Battle and Rabble-Rousing of the Patriots."""

from __future__ import annotations

import pytest

from tests.conformance.liberty_or_death.situation import Situation

# ---------------------------------------------------------------------- 3.3.1 Rally


@pytest.mark.rule("R-3.3.1a")
def test_3_3_1_any_space_of_the_map_not_at_active_support() -> None:
    lod = Situation().treaty().put("militia, Washington @ Boston").levels("AS", "Virginia")
    lod.levels("PS", "Georgia").levels("AO", "Norfolk").command("patriots", "rally")
    assert lod.why_not("militia Virginia") == "active_support"
    assert lod.why_not("militia West Indies") == "not_in_west_indies"
    lod.patriots("militia Georgia", "militia Norfolk", "done")
    assert lod.has("patriots") == 3


@pytest.mark.rule("R-3.3.1b")
def test_3_3_1_one_militia_or_a_fort_for_two_units() -> None:
    lod = Situation().put("1 continental, 1 militia, 1 active militia, Washington @ Boston")
    lod.command("patriots", "rally").patriots("militia Virginia", "fort Boston")
    assert lod.asked == "give_up"
    lod.patriots("piece Boston, continental", "piece Boston, active militia", "done")
    assert lod.at("Virginia") == "1 militia"
    assert lod.at("Boston") == "1 militia, 1 patriot fort, Washington"
    assert lod.in_box("available", "continental") == 20


@pytest.mark.rule("R-3.3.1b", "R-1.4.2a")
@pytest.mark.parametrize(
    ("there", "reason"),
    [("1 militia", "needs_two_units"), ("2 militia, 2 patriot forts", "no_room")],
)
def test_3_3_1_where_no_fort_can_be_built(there: str, reason: str) -> None:
    lod = Situation().put(f"{there}, Washington @ Boston").command("patriots", "rally")
    assert lod.why_not("fort Boston") == reason


@pytest.mark.rule("R-3.3.1b")
def test_3_3_1_without_an_available_fort_one_may_be_lifted() -> None:
    lod = Situation().put("2 militia, Washington @ Boston", "patriot fort @ Georgia")
    lod.only_available("0 patriot forts").command("patriots", "rally").patriots("fort Boston")
    lod.patriots("piece Georgia, patriot fort")
    assert lod.at("Boston") == "1 patriot fort, Washington"


@pytest.mark.rule("R-3.3.1c")
@pytest.mark.parametrize(
    ("space", "forts", "most"), [("Massachusetts", 1, 3), ("Boston", 1, 2), ("Virginia", 2, 4)]
)
def test_3_3_1_at_a_fort_militia_up_to_forts_and_population(
    space: str, forts: int, most: int
) -> None:
    lod = Situation().put(f"{forts} patriot forts, Washington @ {space}")
    lod.command("patriots", "rally").patriots(f"militia {space}")
    assert lod.offered("number") == [str(n) for n in range(1, most + 1)]
    lod.patriots(f"number {most}")
    assert lod.count("militia", space) == most


@pytest.mark.rule("R-3.3.1d", "R-3.3.1g")
def test_3_3_1_militia_come_to_a_fort_and_hide() -> None:
    lod = Situation().put("patriot fort, 2 active militia, Washington @ Massachusetts")
    lod.put("2 active militia, 1 militia @ Boston", "2 active militia @ Virginia")
    lod.put("1 continental @ Boston", "patriot fort @ New Hampshire").command("patriots", "rally")
    assert lod.why_not("draw_in Boston") == "needs_patriot_fort"
    lod.patriots("draw_in Massachusetts")
    assert lod.why_not("move Virginia, active militia, 1") == "not_adjacent"
    assert lod.why_not("move Boston, continental, 1") == "irregulars_only"
    lod.patriots("move Boston, active militia, 2", "move Boston, militia, 1", "arrive")
    assert lod.at("Massachusetts") == "5 militia, 1 patriot fort, Washington"
    lod.patriots("draw_in New Hampshire")
    assert lod.why_not("move Massachusetts, militia, 3") == "not_so_many"
    assert lod.offers("move Massachusetts, militia, 2")  # those who had not moved


@pytest.mark.rule("R-3.3.1e")
def test_3_3_1_once_militia_become_continentals_at_a_fort() -> None:
    lod = Situation().put("patriot fort, 1 militia, 2 active militia, Washington @ Massachusetts")
    lod.put("patriot fort, militia @ Virginia", "2 militia @ Georgia")
    lod.command("patriots", "rally")
    assert lod.why_not("continentals Massachusetts") == "not_selected"
    lod.patriots("militia Massachusetts", "number 1", "militia Georgia")
    assert lod.why_not("continentals Georgia") == "needs_patriot_fort"
    lod.patriots("continentals Massachusetts", "number 2", "number 1")
    assert lod.at("Massachusetts") == "3 continentals, 1 militia, 1 patriot fort, Washington"
    lod.patriots("militia Virginia", "number 1")
    assert lod.why_not("continentals Virginia") == "converted_already"


@pytest.mark.rule("R-3.3.1f", "A-33")
def test_3_3_1_reserves_take_forts_and_movers_but_no_new_militia() -> None:
    lod = Situation().put("2 militia, Washington @ Northwest", "2 active militia @ New York")
    lod.command("patriots", "rally")
    assert lod.why_not("militia Northwest") == "no_militia_in_reserves"
    lod.patriots("fort Northwest", "done")
    assert lod.at("Northwest") == "1 patriot fort, Washington"
    lod.command("patriots", "rally").patriots("draw_in Northwest")
    lod.patriots("move New York, active militia, 2", "arrive", "done")
    assert lod.at("Northwest") == "2 militia, 1 patriot fort, Washington"


@pytest.mark.rule("R-3.3.1d", "R-3.3.1e", "A-33")
def test_3_3_1_militia_called_to_a_fort_in_a_reserve_enlist_there() -> None:
    lod = Situation().put("patriot fort, 2 active militia, Washington @ Northwest")
    lod.put("3 active militia @ Virginia").levels("AS", "Virginia").command("patriots", "rally")
    lod.patriots("draw_in Northwest", "move Virginia, active militia, 2", "arrive")
    lod.patriots("continentals Northwest", "number 3", "done")
    assert lod.at("Northwest") == "3 continentals, 1 militia, 1 patriot fort, Washington"
    assert lod.has("patriots") == 4


# ---------------------------------------------------------------------- 3.3.2 March


@pytest.mark.rule("R-3.3.2a")
def test_3_3_2_units_go_to_adjacent_spaces_for_one_each() -> None:
    lod = Situation().put("2 militia, 2 continentals, Washington @ Boston", "tory @ Boston")
    lod.command("patriots", "march")
    assert lod.why_not("destination Virginia") == "nobody_can_come"
    lod.patriots("destination Massachusetts", "move Boston, militia, 1", "arrive")
    lod.patriots("destination Connecticut", "move Boston, continentals, 2", "lead Washington")
    lod.patriots("arrive", "done")
    assert lod.at("Connecticut") == "2 continentals, Washington"
    assert lod.has("patriots") == 3


@pytest.mark.rule("R-3.3.2c", "R-3.3.2d")
def test_3_3_2_one_french_regular_for_each_continental() -> None:
    lod = Situation().treaty().put("1 continental, 2 militia, Washington @ Boston")
    lod.put("3 french, Lauzun @ Boston").command("patriots", "march")
    lod.patriots("destination Massachusetts", "move Boston, militia, 2")
    assert lod.why_not("move Boston, french, 1") == "one_for_one"
    lod.patriots("move Boston, continental, 1")
    assert lod.why_not("move Boston, french, 2") == "one_for_one"
    lod.patriots("move Boston, french, 1", "lead Washington", "arrive", "done")
    assert (lod.has("patriots"), lod.has("french")) == (4, 4)


@pytest.mark.rule("R-3.3.2e")
def test_3_3_2_two_continentals_find_a_war_party() -> None:
    lod = Situation().put("5 continentals, Washington @ Virginia", "3 war parties @ Maryland")
    lod.command("patriots", "march").patriots("destination Maryland")
    lod.patriots("move Virginia, continentals, 5", "lead Washington", "arrive", "done")
    assert lod.count("active war party", "Maryland") == 2


@pytest.mark.rule("R-3.3.2e", "R-2.3.4e")
def test_3_3_2_continentals_who_are_there_may_look_for_war_parties() -> None:
    lod = Situation().put("4 continentals, Washington @ Virginia", "3 war parties @ Virginia")
    lod.put("continental, war party @ Georgia").resources(patriots=2)
    lod.command("patriots", "march")
    assert lod.why_not("destination Georgia") == "nobody_can_come"
    lod.patriots("destination Maryland")
    assert lod.why_not("arrive") == "nobody_came"
    lod.patriots("move Virginia, continental, 1", "arrive")
    lod.patriots("destination Virginia", "arrive", "done")
    assert lod.count("active war party", "Virginia") == 1
    assert lod.has("patriots") == 0


@pytest.mark.rule("R-3.3.2f", "R-3.3.2b")
def test_3_3_2_each_group_is_counted_by_itself_with_the_control_before() -> None:
    lod = Situation().put("2 tories @ Norfolk", "1 militia @ Virginia")
    lod.put("2 militia, 1 active militia, Washington @ North Carolina")
    lod.command("patriots", "march").patriots("destination Norfolk")
    lod.patriots("move North Carolina, militia, 2", "move Virginia, militia, 1", "arrive", "done")
    # 2 + 2 > 3 are seen, 1 + 2 are not
    assert lod.count("active militia", "Norfolk") == 2
    assert lod.count("militia", "Norfolk") == 1


@pytest.mark.rule("R-3.3.2f")
@pytest.mark.parametrize("where", ["Maryland", "Norfolk"])
def test_3_3_2_nobody_is_seen_outside_british_cities(where: str) -> None:
    lod = Situation().put("4 militia, Washington @ Virginia", f"2 tories @ {where}")
    lod.put("3 militia @ Norfolk").command("patriots", "march")
    lod.patriots(f"destination {where}", "move Virginia, militia, 4", "lead Washington")
    lod.patriots("arrive", "done")
    assert lod.count("active militia", where) == 0


@pytest.mark.rule("R-3.3.2g", "R-3.3.2h")
def test_3_3_2_one_destination_when_limited_and_no_unit_twice() -> None:
    lod = Situation().put("2 militia, Washington @ Boston", "1 militia @ Massachusetts")
    lod.command("patriots", "march").patriots("destination Massachusetts")
    lod.patriots("move Boston, militia, 2", "lead Washington", "arrive")
    lod.patriots("destination New Hampshire")
    assert lod.offered("move") == ["Massachusetts, militia, 1"]
    lod = Situation().put("2 militia, Washington @ Boston")
    lod.command("patriots", "march", limited=True).patriots("destination Massachusetts")
    lod.patriots("move Boston, militia, 1", "arrive")
    assert lod.asked == ""


@pytest.mark.rule("R-3.3.2c", "R-3.3.2d", "R-3.3.2e")
def test_3_3_2_the_french_pay_once_for_a_destination_however_they_come() -> None:
    lod = Situation().treaty().put("continental, french, militia, Washington @ Virginia")
    lod.put("2 continentals, 2 french, Lauzun @ South Carolina", "3 war parties @ North Carolina")
    lod.resources(french=1).command("patriots", "march").patriots("destination North Carolina")
    lod.patriots("move Virginia, continental, 1", "move Virginia, french, 1")
    lod.patriots("move South Carolina, continental, 1", "move South Carolina, french, 1", "arrive")
    assert (lod.has("french"), lod.has("patriots")) == (0, 4)
    lod.patriots("destination Georgia", "move South Carolina, continental, 1")
    assert lod.why_not("move South Carolina, french, 1") == "ally_cannot_pay"
    lod.patriots("arrive", "done")
    assert lod.count("active war party", "North Carolina") == 1


@pytest.mark.rule("R-3.3.2f")
@pytest.mark.parametrize(("group", "seen"), [(3, 0), (4, 4)])
def test_3_3_2_a_fort_alone_holds_a_city_but_watches_nobody(group: int, seen: int) -> None:
    lod = Situation().put(f"{group} militia, patriot fort, Washington @ Virginia")
    lod.put("british fort @ Norfolk").command("patriots", "march")
    lod.patriots("destination Norfolk", f"move Virginia, militia, {group}", "arrive", "done")
    assert lod.count("active militia", "Norfolk") == seen


# ---------------------------------------------------------------------- 3.3.3 Battle


@pytest.mark.rule("R-3.3.3a")
def test_3_3_3_where_the_patriots_battle() -> None:
    lod = Situation().treaty().put("continental, tory @ Boston", "patriot fort, village @ Virginia")
    lod.put("french, tory @ Norfolk", "militia @ Georgia", "french, regular @ West Indies")
    lod.command("patriots", "battle")
    assert lod.offered("fight") == ["Boston", "Virginia"]


@pytest.mark.rule("R-3.3.3b", "R-1.10h")
@pytest.mark.parametrize(
    ("leader", "purse", "asked", "left"),
    [("Lauzun", 1, True, 0), ("Lauzun", 0, False, 0), ("Rochambeau", 0, True, 0)],
)
def test_3_3_3_the_french_join_for_a_resource(
    leader: str, purse: int, asked: bool, left: int
) -> None:
    lod = Situation().treaty().put("2 continentals, 2 french, tory @ Boston")
    lod.put(f"french, {leader} @ Georgia").resources(french=purse)
    lod.command("patriots", "battle").patriots("fight Boston")
    assert (lod.asked == "involve_ally") == asked
    if asked:
        lod.patriots("yes")
    assert lod.has("french") == left
    assert lod.has("patriots") == 4


# ---------------------------------------------------------------------- 3.3.4 Rabble-Rousing


@pytest.mark.rule("R-3.3.4a", "R-3.3.4b", "R-3.3.4c")
def test_3_3_4_with_control_or_an_underground_militia() -> None:
    lod = (
        Situation()
        .treaty()
        .put("patriot fort, Washington @ Boston", "militia, 2 tories @ Virginia")
    )
    lod.put("2 french @ Georgia", "active militia, 2 tories @ Norfolk")
    lod.levels("AS", "Virginia").command("patriots", "rabble_rousing")
    assert lod.offered("rouse") == ["Boston", "Virginia"]
    assert lod.why_not("rouse Georgia") == "nobody_to_rouse"  # no Patriot piece
    lod.patriots("rouse Boston", "rouse Virginia", "done")
    assert (lod.level("Boston"), lod.level("Virginia")) == ("PO", "PS")
    assert lod.at("Virginia") == "2 tories, 1 active militia"
    assert lod.g.propaganda[lod.space("Boston")] == lod.g.propaganda[lod.space("Virginia")] == 1
    assert lod.has("patriots") == 3


@pytest.mark.rule("R-3.3.4c")
def test_3_3_4_with_control_no_militia_turns_active() -> None:
    lod = Situation().put("2 militia, 1 tory, Washington @ Virginia")
    lod.command("patriots", "rabble_rousing").patriots("rouse Virginia", "done")
    assert lod.count("militia", "Virginia") == 2


@pytest.mark.rule("R-3.3.4b", "A-63")
def test_3_3_4_without_a_marker_left_the_space_shifts_all_the_same() -> None:
    lod = Situation().put("2 militia, Washington @ Virginia").propaganda("Boston", 12)
    lod.command("patriots", "rabble_rousing").patriots("rouse Virginia", "done")
    assert lod.level("Virginia") == "PO"
    assert sum(lod.g.propaganda) == 12


@pytest.mark.rule("A-32", "R-3.3.4a")
def test_3_3_4_in_a_reserve_or_at_active_opposition_only_the_marker_comes() -> None:
    lod = Situation().put("2 militia, Washington @ Virginia", "militia @ Quebec")
    lod.levels("AO", "Virginia").command("patriots", "rabble_rousing")
    lod.patriots("rouse Virginia", "rouse Quebec", "done")
    assert (lod.level("Virginia"), lod.level("Quebec")) == ("AO", "N")
    assert lod.g.propaganda[lod.space("Virginia")] == lod.g.propaganda[lod.space("Quebec")] == 1
