"""8.6 The chart of the non-player French, node by node, with the dice laid down."""

from __future__ import annotations

import pytest

from tests.games.liberty_or_death.non_players.rebel_stands import allied, bits, by_french, french
from ticonderoga.engine.ask import Ask
from ticonderoga.games.liberty_or_death.data.pieces import FRENCH
from ticonderoga.games.liberty_or_death.non_players.french import agents_bits, muster_bits
from ticonderoga.games.liberty_or_death.non_players.french_march import forces_to, origins_of
from ticonderoga.games.liberty_or_death.non_players.french_specials import prepares, skirmish_where
from ticonderoga.games.liberty_or_death.non_players.rebels_winter import (
    lays_blockade,
    moves_blockades,
)
from ticonderoga.games.liberty_or_death.order import (
    AGENT_MOBILIZATION,
    MARCH,
    MUSTER,
    NO_LIMIT,
    Order,
)
from ticonderoga.games.liberty_or_death.rules.asking import (
    PREPARE_REGULARS,
    PREPARE_RESOURCES,
    PREPARE_SQUADRON,
)
from ticonderoga.games.liberty_or_death.rules.battle import BLOCKADES_LEAVE
from ticonderoga.games.liberty_or_death.rules.forces import LAY_BLOCKADE
from ticonderoga.games.liberty_or_death.rules.specials import PREPARE, SKIRMISH_SPACE

# ---------------------------------------------------------------------- F3 to F8


@pytest.mark.rule("R-8.6g")
def test_f3_an_empty_purse_passes() -> None:
    lod = by_french(french().resources(french=0))
    assert lod.answers == ["pass"]
    assert lod.gave("np_no_resources") == [("F3",)]


@pytest.mark.rule("R-8.6.1a", "R-8.6.1b")
def test_f5_poor_patriots_are_sent_money() -> None:
    lod = by_french(french().resources(french=5, patriots=1), 2, 3)
    assert lod.gave("np_f_patriots_poor") == [("F5", 1, 2)]
    assert lod.answers[:3] == ["command hortalez", "number 3", "special preparer_la_guerre"]
    assert (lod.has("french"), lod.has("patriots")) == (2, 5)
    assert lod.g.squadrons == 1


@pytest.mark.rule("G-09", "R-8.6.1a", "R-8.1.1a", "A-C2")
def test_f6_as_much_of_the_roll_as_they_have() -> None:
    lod = by_french(french().resources(french=2, patriots=0), 1, 3)
    assert (lod.has("french"), lod.has("patriots")) == (0, 3)


@pytest.mark.rule("A-C2")
def test_f6_the_sheet_wants_the_whole_roll_or_a_pass() -> None:
    lod = by_french(french(charts="chart").resources(french=2, patriots=0), 1, 3)
    assert lod.answers == ["pass"]
    lod = by_french(french(charts="chart").resources(french=2, patriots=0), 1, 2)
    assert (lod.has("french"), lod.has("patriots")) == (0, 3)


@pytest.mark.rule("R-8.6.2a")
def test_f7_agents_first_to_add_control_then_where_most_patriots_are() -> None:
    lod = french().put("3 militia @ Massachusetts", "tory @ New York").levels("AS", "New Hampshire")
    lod.put("2 tories @ Quebec")
    by_french(lod, 1)
    assert lod.answers[:2] == ["command agent_mobilization", "agents New York"]
    assert lod.count("militia", "New York") == 2
    lod = french().put("3 militia @ Massachusetts", "2 militia @ New York", "2 tories @ Quebec")
    lod.put("2 tories @ New Hampshire")
    by_french(lod, 1)
    assert lod.answers[1] == "agents Massachusetts"


@pytest.mark.rule("R-8.6.2a", "A-88")
def test_f7_population_does_not_decide_where_agents_add_control() -> None:
    lod = french()
    names = ("Quebec", "New Hampshire", "New York", "Massachusetts")
    assert [lod.g.population[lod.space(name)] for name in names] == [0, 1, 2, 2]
    assert agents_bits(lod.g, Order(FRENCH, AGENT_MOBILIZATION)) == bits(lod, *names)


@pytest.mark.rule("R-8.6.2a", "A-84")
def test_f7_with_one_militia_left_a_continental_is_raised() -> None:
    lod = by_french(french().only_available("1 militia"), 1)
    assert lod.answers[0] == "command agent_mobilization"
    assert lod.on_map("continentals") == 1
    assert lod.on_map("militia") == 0


@pytest.mark.rule("R-8.6.2b")
def test_f7_without_agents_hortalez() -> None:
    lod = by_french(french().only_available("1 militia, 0 continentals"), 1, 2)
    assert lod.gave("np_impossible")[0][0] == "F7"
    assert lod.answers[:2] == ["command hortalez", "number 2"]


@pytest.mark.rule("R-8.6.1b")
def test_f8_a_squadron_then_regulars_then_nothing() -> None:
    lod = french().unavailable("5 french regulars").put("continental, Washington @ Georgia")
    assert by_french(lod, 1).g.squadrons == 1
    lod = french().unavailable("5 french regulars").put("continental, Washington @ Georgia")
    by_french(lod.squadrons(3), 1)
    assert lod.in_box("unavailable", "french regulars") == 2
    lod = french().squadrons(3).resources(french=1).put("continental, Washington @ Georgia")
    by_french(lod, 1)
    assert lod.answers[-1] == "finish"
    assert lod.has("french") == 0


# ---------------------------------------------------------------------- F9 to F11


@pytest.mark.rule("R-8.6.4a")
def test_f9_a_roll_below_the_available_regulars_musters() -> None:
    lod = (
        allied()
        .put("2 continentals @ Virginia", "militia @ Georgia")
        .only_available("5 french regulars")
    )
    by_french(lod, 4)
    assert lod.gave("np_f_muster_roll") == [("F9", 4, 5)]
    assert lod.answers[:2] == ["command muster", "muster_at Virginia"]
    assert lod.count("french regulars", "Virginia") == 4
    assert lod.has("french") == 3
    assert lod.count("patriot fort", "Virginia") == 0


@pytest.mark.rule("R-8.6.4a")
def test_f10_a_few_go_to_the_west_indies() -> None:
    lod = allied().put("2 continentals @ Virginia").only_available("3 french regulars")
    by_french(lod, 2)
    assert lod.answers[1] == "muster_at West Indies"
    assert lod.count("french regulars", "West Indies") == 3


@pytest.mark.rule("R-8.6.4a")
def test_f10_not_to_the_west_indies_under_rebellion_control() -> None:
    lod = allied().put("continental @ Virginia", "french regular @ West Indies")
    lod.only_available("3 french regulars")
    assert muster_bits(lod.g, Order(FRENCH, MUSTER)) == bits(lod, "Virginia")


@pytest.mark.rule("R-8.6.4b", "R-8.6.3a", "R-8.1f")
def test_f10_without_two_resources_hortalez() -> None:
    lod = (
        allied()
        .put("2 continentals @ Virginia")
        .resources(french=1)
        .only_available("9 french regulars")
    )
    by_french(lod, 1)
    assert lod.gave("np_impossible")[0][0] == "F10"
    assert lod.answers[0] == "command hortalez"
    assert lod.has("patriots") == 7


@pytest.mark.rule("R-8.6.3a", "R-8.6.4b")
def test_f11_hortalez_when_no_space_is_open_to_a_muster() -> None:
    lod = by_french(allied().only_available("9 french regulars"), 1, 3)
    assert lod.answers[:2] == ["command hortalez", "number 3"]


# ---------------------------------------------------------------------- F13, F16


@pytest.mark.rule("R-8.6.6a")
def test_f13_cubes_and_leaders_exceed_the_british() -> None:
    lod = allied().put("3 french regulars, Lauzun @ Virginia", "2 regulars @ Virginia")
    lod.only_available("0 french regulars").roll(1)
    by_french(lod, 6)
    assert lod.gave("np_f_outnumbers") == [("F13", lod.space("Virginia"), 4, 2)]
    assert "fight Virginia" in lod.answers


@pytest.mark.rule("R-8.6.6a")
def test_f16_continentals_join_if_the_patriots_can_pay() -> None:
    lod = allied().put("2 french regulars, 2 continentals @ Virginia", "2 regulars @ Virginia")
    lod.only_available("0 french regulars").resources(patriots=1).roll(1)
    by_french(lod, 6)
    assert lod.answers[:3] == ["command battle", "fight Virginia", "yes"]
    assert lod.has("patriots") == 0


@pytest.mark.rule("R-8.6.6a")
def test_f16_without_the_greater_force_they_march() -> None:
    lod = allied().put("2 french regulars, 2 continentals @ Virginia", "3 regulars @ Virginia")
    lod.only_available("0 french regulars").resources(patriots=0)
    by_french(lod, 6)
    assert lod.gave("np_f_outnumbers")
    assert lod.gave("np_no_battle") == [("F16",)]
    assert "command battle" not in lod.answers


@pytest.mark.rule("R-8.6.6a")
def test_f16_highest_population_first() -> None:
    lod = allied().put("4 french regulars @ Virginia", "regular @ Virginia").resources(french=1)
    lod.put("4 french regulars @ Georgia", "regular @ Georgia").only_available("0 french regulars")
    lod.roll(1)
    by_french(lod, 6)
    assert "fight Virginia" in lod.answers
    assert "fight Georgia" not in lod.answers


@pytest.mark.rule("R-8.6.6b", "R-8.6.3e")
def test_f16_naval_pressure_before_the_battle_at_its_city() -> None:
    lod = allied(ships=1).put("4 french regulars @ Norfolk", "regular @ Norfolk")
    lod.levels("AS", "New York City").only_available("0 french regulars").roll(1)
    by_french(lod, 6)
    assert lod.answers[0] == "special naval_pressure"
    assert lod.g.blockades[lod.space("Norfolk")] == 1
    assert "command battle" in lod.answers
    assert lod.gave("np_f_blockade_battle") == [("F17", lod.space("Norfolk"))]


@pytest.mark.rule("R-8.6.6b")
def test_f16_else_a_skirmish_outside_the_battlefields() -> None:
    lod = allied().put("4 french regulars @ Virginia", "regular @ Virginia")
    lod.put("french regular, 4 regulars @ Georgia").only_available("0 french regulars").roll(1)
    by_french(lod, 6)
    assert lod.answers[0] == "special skirmish"
    assert "fight Virginia" in lod.answers
    assert lod.count("regulars", "Georgia") < 4


@pytest.mark.rule("R-8.6.6b")
def test_f16_else_they_prepare_for_war() -> None:
    lod = allied().put("4 french regulars @ Virginia", "regular @ Virginia")
    lod.unavailable("6 french regulars").only_available("0 french regulars").roll(1)
    by_french(lod, 6, 6)
    assert lod.gave("np_f_prepares_roll") == [("F15", 6, 6)]
    assert lod.answers[0] == "special preparer_la_guerre"
    assert lod.in_box("unavailable", "french regulars") == 3


@pytest.mark.rule("R-8.6.6c")
def test_f16_a_victory_lets_the_patriots_rally() -> None:
    lod = (
        allied()
        .non_players("patriots")
        .put("6 french regulars @ Virginia", "2 regulars @ Virginia")
    )
    lod.only_available("0 french regulars").roll(3, 3)
    lod.begin().chart_rolls("french", 6).by_chart("french", "patriots")
    assert lod.gave("np_p_free_rally") == [("P4",)]


@pytest.mark.rule("R-8.6.6c")
def test_blockades_go_to_a_city_with_more_support() -> None:
    lod = allied(ships=1).blockade("Norfolk").levels("PS", "Norfolk").levels("AS", "New York City")
    left = {"space": lod.space("Norfolk")}
    cities = bits(lod, "New York City", "Savannah")
    ask = Ask(FRENCH, BLOCKADES_LEAVE, left, among=cities, optional=True)
    assert moves_blockades(lod.g, ask, {}) == ("space", lod.space("New York City"))
    ask = Ask(FRENCH, BLOCKADES_LEAVE, left, among=bits(lod, "Savannah"), optional=True)
    assert moves_blockades(lod.g, ask, {}) == ("none",)


# ---------------------------------------------------------------------- F14


@pytest.mark.rule("R-8.6.5a", "A-71")
def test_f14_as_many_as_possible_gain_control_cities_first() -> None:
    lod = allied().put("5 french regulars, 3 continentals @ Virginia", "tory @ Norfolk")
    lod.only_available("0 french regulars").resources(french=1)
    by_french(lod, 6)
    assert lod.answers[:2] == ["command march", "destination Norfolk"]
    assert lod.at("Norfolk") == "2 continentals, 5 french regulars"
    assert "special skirmish" in lod.answers
    assert lod.control("Virginia") == "rebellion"


@pytest.mark.rule("R-8.6.5a", "A-87")
@pytest.mark.parametrize(
    ("force", "french", "continentals"),
    [
        ("3 french regulars, 3 continentals, 2 tories", 2, 1),
        ("3 french regulars, 1 continental, tory", 2, 0),
        ("4 french regulars, 3 continentals, tory", 3, 2),
        ("2 french regulars, 4 continentals, 2 tories", 2, 1),
        ("2 french regulars, 2 continentals, 9 tories", 2, 2),
    ],
)
def test_f14_french_and_continentals_go_in_turn(force: str, french: int, continentals: int) -> None:
    """As many as Rebellion Control can spare; the last Continental stays if possible."""
    lod = allied().put(f"{force} @ Virginia", "militia @ Norfolk")
    order, virginia, norfolk = Order(FRENCH, MARCH), lod.space("Virginia"), lod.space("Norfolk")
    forces = forces_to(lod.g, order, norfolk, origins_of(lod.g, order), NO_LIMIT)
    assert forces == [(virginia, french, continentals)]


@pytest.mark.rule("R-8.6.5b", "A-87")
def test_f14_all_the_idle_french_approach_before_continentals() -> None:
    lod = allied().put("3 french regulars, 3 continentals, 2 war parties @ Massachusetts")
    lod.put("9 tories @ Georgia")
    for near in lod.board.adjacent[lod.space("Massachusetts")]:
        lod.put(f"militia @ {lod.board.names[near]}")
    lod.only_available("0 french regulars").resources(french=1)
    by_french(lod, 6)
    moves = [said for said in lod.answers if said.startswith("move")]
    assert moves == ["move Massachusetts, french regular, 3"]


@pytest.mark.rule("A-71")
def test_f14_just_enough_by_the_switch() -> None:
    lod = allied(french_march="enough").put("5 french regulars, 3 continentals @ Virginia")
    lod.put("tory @ Norfolk").only_available("0 french regulars").resources(french=1)
    by_french(lod, 6)
    assert lod.at("Norfolk") == "1 continental, 1 french regular"


@pytest.mark.rule("R-8.6.5a")
def test_f14_within_cities_most_british() -> None:
    lod = allied().put("5 french regulars, 3 continentals @ North Carolina", "2 tories @ Norfolk")
    lod.put("militia @ Norfolk", "militia @ Charles Town", "3 tories @ Charles Town")
    lod.put("militia, 4 tories @ Virginia").only_available("0 french regulars").resources(french=1)
    by_french(lod, 6)
    assert lod.answers[1] == "destination Charles Town"


@pytest.mark.rule("R-8.6.5b")
def test_f14_idle_french_go_nearer_to_the_british() -> None:
    lod = allied().put("2 french regulars, 3 continentals @ Massachusetts", "9 tories @ Georgia")
    for near in lod.board.adjacent[lod.space("Massachusetts")]:
        lod.put(f"militia @ {lod.board.names[near]}")
    lod.only_available("0 french regulars").resources(french=1, patriots=0)
    by_french(lod, 6)
    assert len(lod.gave("np_f_approaches")) == 1
    origin, goal = lod.gave("np_f_approaches")[0][1:]
    assert origin == lod.space("Massachusetts")
    steps = lod.board.steps[lod.space("Georgia")]
    assert steps[goal] < steps[origin]
    assert "move Massachusetts, french regular, 2" in lod.answers


@pytest.mark.rule("R-8.6.5b")
def test_f14_else_one_regular_goes_to_a_front() -> None:
    lod = allied().put("3 french regulars @ Virginia", "militia, 9 tories @ North Carolina")
    lod.only_available("0 french regulars").resources(patriots=0)
    by_french(lod, 6)
    assert lod.answers[:3] == [
        "command march", "destination North Carolina", "move Virginia, french regular, 1",
    ]  # fmt: skip
    assert lod.gave("np_f_joins")


@pytest.mark.rule("R-8.6.5b", "R-8.6.4b")
def test_f14_without_a_march_muster_then_hortalez() -> None:
    lod = by_french(allied().only_available("1 french regular"), 6, 1)
    assert lod.gave("np_impossible") == [("F14", 2)]
    assert lod.answers[:2] == ["command muster", "muster_at West Indies"]


# ---------------------------------------------------------------------- F12, F15, F17


@pytest.mark.rule("R-8.6.3b", "R-8.6.3c")
def test_f12_the_west_indies_then_a_fort_then_most_cubes() -> None:
    lod = allied().put(
        "french regular, regular @ West Indies", "french regular, british fort @ Georgia"
    )
    lod.put("french regular, 2 tories @ Virginia", "french regular, tory @ New Jersey")
    names = ("West Indies", "Georgia", "Virginia", "New Jersey")
    for at in range(3):
        ask = Ask(FRENCH, SKIRMISH_SPACE, among=bits(lod, *names[at:]))
        assert skirmish_where(lod.g, ask, {}) == ("space", lod.space(names[at]))


@pytest.mark.rule("R-8.6.3b", "R-8.6.3c")
def test_f12_a_skirmish_follows_hortalez() -> None:
    lod = allied().put("french regular, 3 tories @ New Jersey").resources(french=1)
    lod.only_available("9 french regulars")
    by_french(lod, 1)
    assert lod.answers[:2] == ["command hortalez", "special skirmish"]
    assert lod.count("tories", "New Jersey") == 1


@pytest.mark.rule("R-8.6.3b", "R-8.6.3d", "A-C10")
def test_f15_a_roll_not_above_what_is_unavailable() -> None:
    lod = allied(1, 1).unavailable("2 french regulars")
    lod.put("continental @ Virginia").only_available("8 french regulars")
    by_french(lod, 1, 3)
    assert lod.answers[-2:] == ["special preparer_la_guerre", "option prepare squadron"]


@pytest.mark.rule("R-8.6.3b", "R-8.6.3d", "R-8.6.3e")
def test_f17_else_naval_pressure_on_most_support() -> None:
    lod = allied(1, 1).unavailable("2 french regulars")
    lod.put("continental @ Virginia").only_available("8 french regulars")
    lod.levels("AS", "New York City").levels("PS", "Boston")
    by_french(lod, 1, 4)
    assert lod.gave("np_f_no_prepares_roll") == [("F15", 4, 3)]
    assert "special naval_pressure" in lod.answers
    assert lod.g.blockades[lod.space("New York City")] == 1


@pytest.mark.rule("R-8.6.3d")
def test_f15_two_resources_only_for_an_empty_purse() -> None:
    every = (PREPARE_SQUADRON, PREPARE_REGULARS, PREPARE_RESOURCES)
    lod = allied(0, 1).unavailable("1 french regular").resources(french=0)
    lod.roll(3)
    assert prepares(lod.g, Ask(FRENCH, PREPARE, among=every), {}) == ("option", PREPARE_RESOURCES)
    lod.roll(2)
    assert prepares(lod.g, Ask(FRENCH, PREPARE, among=every), {}) == ("option", PREPARE_SQUADRON)


@pytest.mark.rule("R-8.6.3e", "A-64")
def test_f17_a_blockaded_city_counts_no_support() -> None:
    lod = allied(ships=1).levels("AS", "New York City", "Savannah").blockade("New York City")
    ask = Ask(FRENCH, LAY_BLOCKADE, among=bits(lod, "New York City", "Savannah", "Boston"))
    assert lays_blockade(lod.g, ask, {}) == ("space", lod.space("Savannah"))
