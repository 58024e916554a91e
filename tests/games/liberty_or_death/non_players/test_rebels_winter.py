"""8.5.5 to 8.5.9, 8.6.7 to 8.6.10 The winter of the non-player Patriots and French."""

from __future__ import annotations

import random

import pytest

from tests.conformance.liberty_or_death.situation import Situation

# ---------------------------------------------------------------------- the Patriots


@pytest.mark.rule("R-8.5.5a")
def test_patriot_supply_is_paid_where_control_depends_on_it() -> None:
    lod = Situation().non_players("patriots").step("supply").resources(patriots=5)
    lod.put("2 militia, tory @ Virginia", "2 militia, 6 tories, british fort @ Georgia")
    lod.put("british fort @ Virginia")
    lod.begin().by_chart("patriots")
    assert lod.count("militia", "Virginia") == 2
    assert lod.count("militia", "Georgia") == 1


@pytest.mark.rule("R-8.5.5a")
def test_supply_first_where_the_british_could_reward_loyalty() -> None:
    lod = Situation().non_players("patriots").step("supply").resources(patriots=1)
    lod.put("2 militia, regular, tory @ Georgia", "british fort @ Connecticut-Rhode Island")
    lod.put("2 militia, tory @ Connecticut-Rhode Island", "british fort @ Georgia")
    lod.put("militia @ Georgia", "2 militia, 2 tories @ Virginia").put("british fort @ Virginia")
    lod.begin().by_chart("patriots")
    paid = [entry[1] for entry in lod.gave("np_supply_paid")]
    assert paid == [lod.space("Georgia")]


@pytest.mark.rule("R-8.5.6a")
def test_washington_winters_with_most_continentals() -> None:
    lod = Situation().non_players("patriots").step("redeployment").but(cursor=4)
    lod.put(
        "2 continentals, Washington @ Virginia",
        "3 continentals @ Georgia",
        "9 militia @ New Jersey",
    )
    lod.begin().by_chart("patriots")
    assert lod.where("Washington") == "Georgia"


@pytest.mark.rule("R-8.5.7a")
def test_deserters_leave_control_and_the_last_unit_alone() -> None:
    lod = Situation().non_players("patriots", "indians").step("desertion")
    lod.put("8 militia @ Virginia", "militia @ Georgia", "militia, tory @ New Jersey")
    lod.put("village @ Northwest")
    lod.begin().by_chart("indians", "patriots")
    assert [entry[0] for entry in lod.gave("np_deserts")].count("8.5.7") == 1
    assert lod.gave("np_deserts")[-1][1] == lod.space("Virginia")


@pytest.mark.rule("R-8.5.9a", "A-62")
def test_committees_where_fewest_raids_lie_and_most_changes() -> None:
    lod = Situation().non_players("patriots").step("support").but(cursor=1).resources(patriots=4)
    lod.put("militia @ Virginia", "militia @ Georgia", "militia @ Massachusetts")
    lod.raids("Massachusetts", 1).raids("Virginia", 2).levels("AO", "Virginia")
    lod.begin().by_chart("patriots")
    assert lod.logged("committees") == [(lod.space("Georgia"), 2), (lod.space("Massachusetts"), 2)]
    assert lod.gave("np_committee")[0] == ("8.5.9", lod.space("Georgia"))


@pytest.mark.rule("R-8.5.9a", "A-62")
def test_committees_never_only_clear_raids() -> None:
    lod = Situation().non_players("patriots").step("support").but(cursor=1).resources(patriots=4)
    lod.put("militia @ Virginia").raids("Virginia", 2).levels("AO", "Virginia")
    lod.begin().by_chart("patriots")
    assert lod.logged("committees") == []


# ---------------------------------------------------------------------- the French


def wintering(step: str, **fields: int) -> Situation:
    return Situation().non_players("french").treaty().leader("Lauzun").step(step).but(**fields)


@pytest.mark.rule("R-8.6.7a")
def test_french_supply_is_paid_where_control_depends_on_it() -> None:
    lod = wintering("supply", cursor=2).put("2 french regulars, 2 tories @ Virginia")
    lod.put("2 french regulars, 6 tories @ Georgia", "patriot fort @ New Jersey")
    lod.begin().by_chart("french")
    assert lod.count("french regulars", "Virginia") == 2
    assert lod.count("french regulars", "New Jersey") == 2


@pytest.mark.rule("R-8.6.7a")
def test_supply_without_a_fort_they_go_to_available() -> None:
    lod = wintering("supply", cursor=2).put("2 french regulars, 6 tories @ Georgia")
    lod.begin().by_chart("french")
    assert lod.on_map("french regulars") == 0


@pytest.mark.rule("R-8.6.8a")
def test_the_french_stay_in_the_west_indies_if_they_can_pay() -> None:
    lod = wintering("west-indies", cursor=1).put("3 french regulars @ West Indies")
    lod.begin().by_chart("french")
    assert lod.count("french regulars", "West Indies") == 3
    assert lod.gave("np_west_indies") == [("8.6.8", 1)]


@pytest.mark.rule("R-8.6.9a")
def test_the_leader_winters_with_continentals() -> None:
    lod = wintering("redeployment", cursor=2).put("5 french regulars, Lauzun @ Virginia")
    lod.put("2 french regulars, continental @ Georgia", "french regular, continental @ New Jersey")
    lod.begin().by_chart("french")
    assert lod.where("Lauzun") == "Georgia"


@pytest.mark.rule("R-8.6.9a", "A-42")
def test_blockades_move_to_the_cities_with_most_support() -> None:
    lod = wintering("redeployment", cursor=5).non_players("british").blockade("Boston", "Norfolk")
    lod.levels("AS", "New York City").levels("PS", "Boston", "Norfolk").put("militia @ Virginia")
    lod.begin().by_chart("british", "french")
    assert lod.logged("blockades_moved")[0][2] == lod.space("New York City")


@pytest.mark.rule("R-8.6.9a", "A-42", "A-64")
@pytest.mark.parametrize("seed", range(12))
def test_the_blockade_of_least_support_leaves_and_the_others_hide_most(seed: int) -> None:
    lot = random.Random(seed)
    lod = wintering("redeployment", cursor=5).non_players("british").put("militia @ Virginia")
    cities = [lod.board.names[space] for space in range(7)]
    closed = [lot.choice(cities) for _ in range(lot.randint(1, 3))]
    for city in cities:
        lod.levels(lot.choice(("PO", "N", "PS", "AS")), city)
    worth = {c: max(0, lod.g.level[lod.space(c)]) * lod.g.population[lod.space(c)] for c in cities}
    lod.blockade(*closed).begin().by_chart("british", "french")
    gone = lod.board.names[lod.logged("blockade_lifted")[0][0]]
    assert worth[gone] == min(worth[city] for city in closed)
    hidden = [worth[city] for city in cities if lod.g.blockades[lod.space(city)]]
    assert sum(hidden) == sum(sorted(worth.values(), reverse=True)[: len(closed) - 1])


@pytest.mark.rule("R-8.6.10a", "A-C14")
def test_the_tory_whose_going_changes_control_of_most_population() -> None:
    lod = wintering("desertion", cursor=1).put("2 tories, militia @ Virginia")
    lod.put("2 tories, militia @ Georgia", "tory @ New Jersey", "6 tories @ Massachusetts")
    lod.begin().by_chart("french")
    assert lod.gave("np_deserts") == [("8.6.10", lod.space("Virginia"))]


@pytest.mark.rule("R-8.6.10a")
def test_else_the_last_tory_of_the_most_populous_space_below_active_support() -> None:
    lod = wintering("desertion", cursor=1).put(
        "tory, 2 regulars @ Virginia", "tory, 2 regulars @ Georgia"
    )
    lod.put("tory, 2 regulars @ Massachusetts", "6 tories @ New Jersey").levels(
        "AS", "Massachusetts"
    )
    lod.begin().by_chart("french")
    assert lod.gave("np_deserts") == [("8.6.10", lod.space("Virginia"))]


@pytest.mark.rule("R-8.6.4a")
def test_the_muster_of_the_treaty_joins_the_continentals() -> None:
    lod = Situation().non_players("french").strokes(treaty=True).squadrons(1).eligible("french")
    lod.put("2 continentals @ Virginia", "militia @ Georgia").tracks(cbc=4)
    lod.begin().by_chart("french")
    assert lod.count("french regulars", "Virginia") == 4
