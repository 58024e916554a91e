"""3.5: Agent Mobilization, Hortalez, Muster, March and Battle of the French."""

from __future__ import annotations

import pytest

from tests.conformance.liberty_or_death.situation import Situation


@pytest.mark.rule("R-3.5.1a")
def test_3_5_1_agents_in_four_provinces_not_at_active_support() -> None:
    lod = Situation().put("militia, Washington @ Virginia").levels("AS", "New York")
    lod.command("french", "agent_mobilization")
    assert lod.offered("agents") == ["Massachusetts", "New Hampshire", "Quebec"]
    assert lod.why_not("agents New York") == "active_support"
    assert lod.why_not("agents Virginia") == "no_agents_there"
    lod.french("agents Quebec", "option one continental")
    assert lod.at("Quebec") == "1 continental"
    assert lod.has("french") == 4


@pytest.mark.rule("R-3.5.1a")
def test_3_5_1_two_militia_are_placed_underground() -> None:
    lod = Situation().put("militia, Washington @ Virginia").command("french", "agent_mobilization")
    lod.french("agents New Hampshire", "option two militia")
    assert lod.at("New Hampshire") == "2 militia"


@pytest.mark.rule("A-84")
def test_3_5_1_the_last_militia_alone_may_be_placed() -> None:
    lod = Situation().put("militia, Washington @ Virginia").only_available("1 militia")
    lod.command("french", "agent_mobilization").french("agents Quebec", "option two militia")
    assert lod.at("Quebec") == "1 militia"


@pytest.mark.rule("R-3.5.2a")
@pytest.mark.parametrize("treaty", [False, True])
def test_3_5_2_hortalez_hands_over_and_adds_one(treaty: bool) -> None:
    lod = Situation().treaty(treaty).command("french", "hortalez")
    assert lod.offered("number") == ["1", "2", "3", "4", "5"]
    lod.french("number 3")
    assert (lod.has("french"), lod.has("patriots")) == (2, 9)


@pytest.mark.rule("R-3.5.2a", "R-1.8a")
def test_3_5_2_the_patriots_stop_at_fifty() -> None:
    lod = Situation().resources(patriots=48).command("french", "hortalez").french("number 5")
    assert (lod.has("french"), lod.has("patriots")) == (0, 50)


@pytest.mark.rule("R-3.5.3a")
def test_3_5_3_up_to_four_regulars_under_rebellion_control_or_in_the_west_indies() -> None:
    lod = Situation().treaty().put("militia @ Boston", "militia @ Quebec", "tory @ Georgia")
    lod.put("french, Rochambeau @ West Indies").command("french", "muster")
    assert lod.offered("muster_at") == ["Boston", "West Indies"]
    assert lod.why_not("muster_at Quebec") == "colonies_and_cities"
    assert lod.why_not("muster_at Georgia") == "no_rebellion_control"
    lod.french("muster_at West Indies")
    assert lod.offered("number") == ["0", "1", "2", "3", "4"]
    lod.french("number 4")
    assert lod.at("West Indies") == "5 french regulars, Rochambeau"
    assert lod.has("french") == 3


@pytest.mark.rule("R-3.5.3a")
def test_3_5_3_a_muster_costs_two() -> None:
    lod = Situation().treaty().put("militia @ Boston").resources(french=1)
    assert not lod.can("muster", "french")


@pytest.mark.rule("R-3.5.3b")
def test_3_5_3_two_regulars_become_a_patriot_fort_if_the_patriots_pay() -> None:
    lod = Situation().treaty().put("militia @ Boston", "french, Rochambeau @ West Indies")
    lod.command("french", "muster").french("muster_at Boston", "number 4")
    assert (lod.asked, lod.asked_faction) == ("french_fort", "french")
    lod.french("yes")
    assert lod.at("Boston") == "1 militia, 1 patriot fort, 2 french regulars"
    assert (lod.has("french"), lod.has("patriots")) == (3, 4)
    assert lod.g.crc == 0


@pytest.mark.rule("R-3.5.3b")
@pytest.mark.parametrize("why", ["poor", "crowded", "no fort", "few", "west indies"])
def test_3_5_3_when_no_fort_can_be_built(why: str) -> None:
    lod = Situation().treaty().put("3 militia @ Boston", "french, Rochambeau @ West Indies")
    if why == "poor":
        lod.resources(patriots=0)
    elif why == "crowded":
        lod.put("patriot fort, british fort @ Boston")
    elif why == "no fort":
        lod.only_available("0 patriot forts")
    where = "West Indies" if why == "west indies" else "Boston"
    lod.command("french", "muster").french(f"muster_at {where}")
    lod.french("number 1" if why == "few" else "number 4")
    assert lod.asked == ""


@pytest.mark.rule("R-3.5.4a", "R-3.5.4b", "A-36")
def test_3_5_4_to_patriots_or_with_a_continental() -> None:
    lod = Situation().treaty().put("3 french, 2 continentals, Rochambeau @ Boston")
    lod.put("militia @ Connecticut").command("french", "march")
    lod.french("destination Connecticut", "move Boston, french, 1", "arrive")
    lod.french("destination Massachusetts", "move Boston, french, 2")
    assert lod.why_not("arrive") == "no_patriots_there"
    lod.french("lead Rochambeau", "move Boston, continentals, 1", "arrive", "done")
    assert lod.at("Massachusetts") == "1 continental, 2 french regulars, Rochambeau"
    assert (lod.has("french"), lod.has("patriots")) == (3, 4)


@pytest.mark.rule("R-3.5.4b")
def test_3_5_4_no_destination_without_patriots_when_no_continental_can_come() -> None:
    lod = Situation().treaty().put("3 french, Rochambeau @ Boston", "2 continentals @ Georgia")
    assert not lod.can("march", "french", only=1 << lod.space("Massachusetts"))
    lod = Situation().treaty().put("3 french, 1 continental, Rochambeau @ Boston")
    assert lod.can("march", "french", only=1 << lod.space("Massachusetts"))
    lod.resources(patriots=0)
    assert not lod.can("march", "french", only=1 << lod.space("Massachusetts"))


@pytest.mark.rule("R-3.5.4c")
def test_3_5_4_by_sea_through_cities_under_rebellion_control() -> None:
    lod = Situation().treaty().put("3 french, Rochambeau @ Boston", "militia @ Boston")
    lod.put("militia @ Savannah", "militia @ Georgia", "militia @ Norfolk", "2 tories @ Norfolk")
    lod.put("militia @ Virginia").command("french", "march")
    assert lod.offered("destination") == ["Georgia", "Savannah"]
    lod.french("destination Georgia", "move Boston, french, 3", "lead Rochambeau", "arrive", "done")
    assert lod.at("Georgia") == "1 militia, 3 french regulars, Rochambeau"


@pytest.mark.rule("R-3.5.4d")
def test_3_5_4_one_continental_for_each_regular_all_the_way() -> None:
    lod = Situation().treaty().put("1 french, Rochambeau @ Boston", "3 continentals @ Boston")
    lod.put("militia @ Savannah").command("french", "march").french("destination Savannah")
    assert lod.why_not("move Boston, continentals, 1") == "one_for_one"
    lod.french("move Boston, french, 1")
    assert lod.why_not("move Boston, continentals, 2") == "one_for_one"
    lod.french("move Boston, continentals, 1", "lead Rochambeau", "arrive", "done")
    assert lod.at("Savannah") == "1 continental, 1 militia, 1 french regular, Rochambeau"
    assert (lod.has("french"), lod.has("patriots")) == (4, 4)


@pytest.mark.rule("R-3.5.4e")
def test_3_5_4_no_unit_twice_one_destination_when_limited_and_no_war_party_found() -> None:
    lod = Situation().treaty().put("4 french, 4 continentals, Rochambeau @ Virginia")
    lod.put("2 war parties, militia @ Maryland", "militia @ Pennsylvania")
    lod.command("french", "march").french("destination Maryland")
    lod.french("move Virginia, french, 4", "move Virginia, continentals, 4", "lead Rochambeau")
    lod.french("arrive")
    assert lod.why_not("destination Pennsylvania") == "nobody_can_come"
    lod.french("done")
    assert lod.count("war party", "Maryland") == 2
    lod = Situation().treaty().put("4 french, Rochambeau @ Virginia", "militia @ Maryland")
    lod.command("french", "march", limited=True).french("destination Maryland")
    lod.french("move Virginia, french, 1", "arrive")
    assert lod.asked == ""


@pytest.mark.rule("R-3.5.5a")
def test_3_5_5_where_the_french_battle_and_what_the_patriots_pay() -> None:
    lod = Situation().treaty().put("2 french, 2 continentals, tory @ Boston")
    lod.put("2 french, village @ Virginia", "continental, tory @ Norfolk", "french @ Georgia")
    lod.put("2 french, regular, Rochambeau @ West Indies").command("french", "battle")
    assert lod.offered("fight") == ["Boston", "Virginia", "West Indies"]
    lod.french("fight Boston")
    assert lod.asked == "involve_ally"
    lod.french("yes")
    assert (lod.has("french"), lod.has("patriots")) == (4, 4)


@pytest.mark.rule("R-3.5.5a")
def test_3_5_5_patriots_without_resources_stay_out_of_it() -> None:
    lod = Situation().treaty().put("2 french, 2 continentals, tory @ Boston").resources(patriots=0)
    lod.command("french", "battle").french("fight Boston")
    assert lod.asked != "involve_ally"


@pytest.mark.rule("R-3.5.4c", "R-3.5.4d")
def test_3_5_4_who_follows_goes_by_sea_too_though_the_city_is_lost_behind_them() -> None:
    lod = Situation().treaty().put("4 french, 2 continentals, 5 tories, Rochambeau @ Boston")
    lod.put("militia @ Savannah").command("french", "march").french("destination Savannah")
    lod.french("move Boston, french, 2")
    assert lod.control("Boston") == "british"
    lod.french("move Boston, continentals, 2", "move Boston, french, 2", "lead Rochambeau")
    lod.french("arrive")
    assert lod.at("Savannah") == "2 continentals, 1 militia, 4 french regulars, Rochambeau"
    assert (lod.has("french"), lod.has("patriots")) == (4, 4)
