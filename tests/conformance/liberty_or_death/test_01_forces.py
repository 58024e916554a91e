"""1.4: limits, placing and lifting, stacking, Underground and Active; 1.5 sides."""

from __future__ import annotations

import pytest

from tests.conformance.liberty_or_death.situation import Situation
from ticonderoga.games.liberty_or_death.data.pieces import (
    ACTIVE_MILITIA,
    BRITISH,
    BRITISH_FORT,
    BRITISH_REGULAR,
    CASUALTIES,
    CONTINENTAL,
    FRENCH,
    FRENCH_REGULAR,
    INDIANS,
    IS_CUBE,
    IS_UNIT,
    MILITIA,
    PATRIOT_FORT,
    PATRIOTS,
    TORY,
    UNAVAILABLE,
    VILLAGE,
    WAR_PARTY,
)
from ticonderoga.games.liberty_or_death.data.spaces import (
    BOSTON,
    FLORIDA,
    GEORGIA,
    NEW_YORK,
    NORTHWEST,
    PHILADELPHIA,
    VIRGINIA,
    WEST_INDIES,
)
from ticonderoga.games.liberty_or_death.rules.events.verbs import replace_all
from ticonderoga.games.liberty_or_death.rules.forces import (
    activate,
    may_lift,
    move,
    place,
    place_from,
    placeable,
    release,
)


@pytest.mark.rule("R-1.4a")
def test_1_4_the_number_of_pieces_of_each_kind() -> None:
    lod = Situation()
    assert lod.pack.limits == [25, 25, 6, 15, 12, 20, 15, 6, 15]


@pytest.mark.rule("R-1.4a", "R-1.3.9a")
@pytest.mark.parametrize("scenario", ["1775", "1776", "1778"])
def test_1_4_every_scenario_uses_all_pieces_and_only_some_kinds_are_unavailable(
    scenario: str,
) -> None:
    lod = Situation.of(scenario)
    g = lod.g
    for piece, limit in enumerate(lod.pack.limits):
        on_map = sum(g.by_kind[piece])
        assert on_map + g.available[piece] + g.unavailable[piece] == limit, piece
        if piece not in (BRITISH_REGULAR, TORY, FRENCH_REGULAR):
            assert g.unavailable[piece] == 0


@pytest.mark.rule("R-1.4b")
def test_1_4_units_and_cubes() -> None:
    units = {BRITISH_REGULAR, TORY, WAR_PARTY, CONTINENTAL, MILITIA, FRENCH_REGULAR, 9, 10}
    assert {kind for kind, unit in enumerate(IS_UNIT) if unit} == units
    cubes = {BRITISH_REGULAR, TORY, CONTINENTAL, FRENCH_REGULAR}
    assert {kind for kind, cube in enumerate(IS_CUBE) if cube} == cubes


@pytest.mark.rule("R-1.4.1a", "R-1.3.9a")
def test_1_4_1_only_what_is_available_is_placed() -> None:
    lod = Situation().only_available("2 regulars").unavailable("1 regular")
    assert lod.in_box("available", "regular") == 1
    lod.perform(lambda g: place(g, BRITISH, BRITISH_REGULAR, BOSTON, 6))
    lod.british("no")  # Gage stays where he is
    assert lod.outcome == 1
    assert lod.at("Boston") == "1 regular"
    assert lod.in_box("unavailable", "regular") == 1


@pytest.mark.rule("R-1.3.9a", "R-5.1.1b")
@pytest.mark.parametrize(
    ("box", "name"), [(UNAVAILABLE, "unavailable"), (CASUALTIES, "casualties")]
)
def test_1_4_1_another_box_serves_when_it_is_named(box: int, name: str) -> None:
    lod = Situation().put("Howe @ Boston", "1 tory @ Boston")
    (lod.unavailable if box == UNAVAILABLE else lod.casualties)("2 tories")
    lod.perform(lambda g: place_from(g, box, TORY, NEW_YORK, 3))
    assert lod.outcome == 2
    assert lod.at("New York") == "2 tories"
    assert lod.in_box(name, "tory") == 0


@pytest.mark.rule("R-1.3.9a")
def test_1_3_9_release_moves_from_unavailable_to_available_what_is_there() -> None:
    lod = Situation().unavailable("3 regulars")
    assert release(lod.g, BRITISH_REGULAR, 6) == 3
    assert lod.in_box("available", "regular") == 25


@pytest.mark.rule("R-1.4.1c")
def test_1_4_1_without_a_replacement_the_piece_is_only_removed() -> None:
    lod = Situation().put("2 continentals, Washington @ Virginia").only_available("0 patriot forts")
    lod.non_players("patriots")
    lod.perform(lambda g: replace_all(g, PATRIOTS, VIRGINIA, (CONTINENTAL,), PATRIOT_FORT))
    assert lod.in_box("available", "continental") == 20
    assert lod.at("Virginia") == ""


@pytest.mark.rule("R-1.4.1d", "R-1.4.3b", "G-08")
def test_1_4_1_indians_lift_war_parties_to_place_them_underground() -> None:
    lod = Situation().put("village, Brant @ Northwest", "3 active war parties @ New York")
    lod.only_available("0 war parties")
    lod.perform(lambda g: place(g, INDIANS, WAR_PARTY, NORTHWEST, 2))
    assert lod.asked == "lift"
    assert lod.asked_faction == "indians"
    lod.indians("piece New York, active war party", "piece New York, active war party")
    assert lod.outcome == 2
    assert lod.at("Northwest") == "2 war parties, 1 village, Brant"
    assert lod.at("New York") == "1 active war party"


@pytest.mark.rule("R-1.4.1d")
def test_1_4_1_nothing_is_lifted_while_one_is_available_nor_against_the_owners_will() -> None:
    lod = Situation().put("Brant, village @ Northwest", "3 active war parties @ New York")
    lod.only_available("1 war party")
    lod.perform(lambda g: place(g, INDIANS, WAR_PARTY, NORTHWEST, 2))
    assert lod.at("Northwest") == "1 war party, 1 village, Brant"
    lod.indians("none")
    assert lod.outcome == 1


@pytest.mark.rule("R-1.4.1d", "R-1.4.1e", "G-08")
def test_1_4_1_who_may_lift_what() -> None:
    g = Situation().g
    assert may_lift(g, BRITISH, TORY)
    assert may_lift(g, BRITISH, BRITISH_FORT)
    assert not may_lift(g, BRITISH, BRITISH_REGULAR)
    assert not may_lift(g, FRENCH, FRENCH_REGULAR)
    assert not may_lift(g, FRENCH, MILITIA)
    assert may_lift(g, PATRIOTS, MILITIA)
    assert may_lift(g, INDIANS, VILLAGE)


@pytest.mark.rule("R-1.4.1e")
def test_1_4_1_regulars_are_not_lifted() -> None:
    lod = Situation().put("3 regulars, Gage @ Boston").only_available("0 regulars")
    lod.perform(lambda g: place(g, BRITISH, BRITISH_REGULAR, NEW_YORK, 2))
    assert lod.outcome == 0
    assert lod.at("Boston") == "3 regulars, Gage"


@pytest.mark.rule("R-8.1d", "G-08")
def test_8_1_non_players_lift_nothing() -> None:
    lod = Situation().non_players("indians").put("3 active war parties @ New York")
    lod.only_available("0 war parties")
    assert placeable(lod.g, INDIANS, WAR_PARTY) == 0
    lod.perform(lambda g: place(g, INDIANS, WAR_PARTY, NORTHWEST, 2))
    assert lod.outcome == 0


@pytest.mark.rule("R-1.4.1g")
def test_1_4_1_forces_in_the_west_indies_are_not_on_the_map() -> None:
    lod = Situation().treaty().put("british fort, 3 regulars @ West Indies", "1 regular @ Boston")
    assert lod.on_map("regular") == 1
    assert lod.on_map("british fort") == 0
    lod.only_available("0 british forts")
    lod.perform(lambda g: place(g, BRITISH, BRITISH_FORT, BOSTON, 1))
    assert lod.outcome == 0
    assert lod.at("West Indies") == "3 regulars, 1 british fort"


@pytest.mark.rule("R-1.4.2a")
@pytest.mark.parametrize(
    "there",
    ["2 british forts", "british fort, village", "2 patriot forts", "patriot fort, village"],
)
def test_1_4_2_no_third_fort_or_village(there: str) -> None:
    lod = Situation().put(f"{there} @ Virginia")
    lod.perform(lambda g: place(g, BRITISH, BRITISH_FORT, VIRGINIA, 1))
    assert lod.outcome == 0
    lod.perform(lambda g: place(g, INDIANS, VILLAGE, VIRGINIA, 1))
    assert lod.outcome == 0
    lod.perform(lambda g: place(g, PATRIOTS, PATRIOT_FORT, VIRGINIA, 1))
    assert lod.outcome == 0
    assert lod.g.bases[VIRGINIA] == 2


@pytest.mark.rule("R-1.4.2a")
def test_1_4_2_one_base_leaves_room_for_one_more() -> None:
    lod = Situation().put("british fort, Gage @ West Indies").treaty()
    lod.perform(lambda g: place(g, BRITISH, BRITISH_FORT, WEST_INDIES, 2))
    assert lod.outcome == 1
    assert lod.at("West Indies") == "2 british forts, Gage"


@pytest.mark.rule("R-1.4.2c")
@pytest.mark.parametrize("kind", [WAR_PARTY, VILLAGE, 9])
def test_1_4_2_no_indian_is_placed_in_a_city(kind: int) -> None:
    lod = Situation()
    lod.perform(lambda g: place(g, INDIANS, kind, PHILADELPHIA, 1))
    assert lod.outcome == 0
    assert lod.at("Philadelphia") == ""


@pytest.mark.rule("R-1.4.3a", "R-1.4.3b")
def test_1_4_3_militia_come_underground_unless_active_is_named() -> None:
    lod = Situation().put("militia, Washington @ Boston")
    lod.perform(lambda g: place(g, PATRIOTS, MILITIA, VIRGINIA, 2))
    lod.perform(lambda g: place(g, PATRIOTS, ACTIVE_MILITIA, VIRGINIA, 1))
    assert lod.at("Virginia") == "2 militia, 1 active militia"


@pytest.mark.rule("R-1.4.3b")
def test_1_4_3_a_replacing_militia_is_underground() -> None:
    lod = Situation().put("militia, Washington @ Boston", "2 continentals @ Georgia")
    lod.perform(lambda g: replace_all(g, PATRIOTS, GEORGIA, (CONTINENTAL,), MILITIA))
    assert lod.at("Georgia") == "2 militia"


@pytest.mark.rule("R-1.4.3b", "R-S.1")
@pytest.mark.parametrize("scenario", ["1775", "1776", "1778"])
def test_1_4_3_all_are_underground_at_set_up(scenario: str) -> None:
    lod = Situation.of(scenario)
    assert lod.on_map("active militia") == 0
    assert lod.on_map("active war party") == 0
    assert lod.on_map("militia") > 0
    assert lod.on_map("war party") > 0


@pytest.mark.rule("R-1.4.3c")
def test_1_4_3_activating_leaves_active_ones_active() -> None:
    lod = Situation().put("1 militia, 2 active militia @ Boston")
    assert activate(lod.g, MILITIA, BOSTON, 3) == 1
    assert lod.at("Boston") == "3 active militia"
    assert activate(lod.g, MILITIA, BOSTON, 1) == 0
    assert lod.at("Boston") == "3 active militia"


@pytest.mark.rule("R-1.4.3d")
def test_1_4_3_moving_does_not_turn_a_piece_over() -> None:
    lod = Situation().put("2 war parties, 1 active war party @ Florida")
    move(lod.g, WAR_PARTY, FLORIDA, GEORGIA, 1)
    move(lod.g, 9, FLORIDA, GEORGIA, 1)
    assert lod.at("Georgia") == "1 war party, 1 active war party"
    assert lod.at("Florida") == "1 war party"


@pytest.mark.rule("R-1.5.2a")
def test_1_5_2_friends_cannot_fight_each_other() -> None:
    lod = (
        Situation()
        .treaty()
        .put("4 regulars, 3 war parties, village @ New York", "4 continentals, 3 french @ Boston")
    )
    for faction in ("british", "patriots", "french"):
        assert not lod.can("battle", faction)
    for faction, special in (
        ("british", "skirmish"),
        ("patriots", "partisans"),
        ("patriots", "skirmish"),
        ("indians", "war_path"),
        ("french", "skirmish"),
    ):
        assert not lod.can_special(special, faction), (faction, special)
