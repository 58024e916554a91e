"""1.3: spaces, Population, who touches whom, the West Indies."""

from __future__ import annotations

import pytest

from tests.conformance.liberty_or_death.situation import Situation
from ticonderoga.games.liberty_or_death.data.pieces import (
    BRITISH_FORT,
    BRITISH_REGULAR,
    CONTINENTAL,
    FRENCH_REGULAR,
    KINDS,
    MILITIA,
    PATRIOT_FORT,
    TORY,
    VILLAGE,
    WAR_PARTY,
)
from ticonderoga.games.liberty_or_death.data.spaces import (
    BOSTON,
    CITIES,
    COLONIES,
    MAP,
    NEW_YORK,
    NEW_YORK_CITY,
    QUEBEC,
    QUEBEC_CITY,
    RESERVES,
    WEST_INDIES,
)
from ticonderoga.games.liberty_or_death.rules.forces import bars_presence, room_for

POPULATION = {
    "Quebec City": 1, "Boston": 1, "New York City": 2, "Philadelphia": 1, "Norfolk": 1,
    "Charles Town": 1, "Savannah": 1, "New Hampshire": 1, "Massachusetts": 2,
    "Connecticut-Rhode Island": 2, "New York": 2, "New Jersey": 1, "Pennsylvania": 2,
    "Maryland-Delaware": 2, "Virginia": 2, "North Carolina": 2, "South Carolina": 2,
    "Georgia": 1, "Quebec": 0, "Northwest": 0, "Southwest": 0, "Florida": 0,
}  # fmt: skip


def neighbours(lod: Situation, name: str) -> set[str]:
    return {lod.board.names[other] for other in lod.board.adjacent[lod.space(name)]}


@pytest.mark.rule("R-1.3.1a", "R-1.3.5a")
def test_1_3_1_seven_cities_eleven_colonies_four_reserves_and_a_box() -> None:
    board = Situation().board
    assert [board.is_city[space] for space in MAP].count(True) == 7
    assert [board.is_colony[space] for space in MAP].count(True) == 11
    assert [board.is_reserve[space] for space in MAP].count(True) == 4
    for space in MAP:
        assert board.is_province[space] == (board.is_colony[space] or board.is_reserve[space])
        assert board.is_province[space] != board.is_city[space]
    assert board.names[WEST_INDIES] == "West Indies"
    assert not board.is_province[WEST_INDIES]
    assert not board.is_city[WEST_INDIES]
    names = {board.names[space] for space in COLONIES}
    assert {"Maryland-Delaware", "Connecticut-Rhode Island"} <= names


@pytest.mark.rule("R-1.3.2a", "R-1.3.3a")
def test_1_3_2_population_as_printed() -> None:
    lod = Situation()
    for name, population in POPULATION.items():
        assert lod.g.population[lod.space(name)] == population, name
    assert sum(lod.g.population[city] for city in CITIES) == 8
    assert sum(lod.g.population[colony] for colony in COLONIES) == 19


@pytest.mark.rule("R-1.3.3b")
def test_1_3_3_quebec_and_new_york_alone_are_the_provinces() -> None:
    board = Situation().board
    assert board.index("Quebec") == QUEBEC
    assert board.index("New York") == NEW_YORK
    assert board.index("Quebec City") == QUEBEC_CITY
    assert board.index("New York City") == NEW_YORK_CITY


@pytest.mark.rule("R-1.3.3c")
def test_1_3_3_the_displaced_cities_have_the_neighbours_of_their_true_places() -> None:
    lod = Situation()
    assert neighbours(lod, "New York City") == {"New York", "New Jersey"}
    assert neighbours(lod, "Philadelphia") == {"Pennsylvania", "New Jersey", "Maryland-Delaware"}


@pytest.mark.rule("R-1.3.4a")
def test_1_3_4_reserves_are_provinces_without_population_and_no_colonies() -> None:
    lod = Situation()
    reserves = {lod.board.names[space] for space in RESERVES}
    assert reserves == {"Quebec", "Northwest", "Southwest", "Florida"}
    for space in RESERVES:
        assert lod.board.is_reserve[space]
        assert lod.board.is_province[space]
        assert not lod.board.is_colony[space]
        assert lod.g.population[space] == 0


@pytest.mark.rule("R-1.3.6a")
def test_1_3_6_cities_touch_provinces_only_and_touching_goes_both_ways() -> None:
    board = Situation().board
    for space in MAP:
        assert board.adjacent[space]
        for other in board.adjacent[space]:
            assert space in board.adjacent[other]
            assert not (board.is_city[space] and board.is_city[other])


@pytest.mark.rule("A-01", "A-02")
def test_1_3_6_the_disputed_borders() -> None:
    lod = Situation()
    assert {"Southwest", "New Hampshire"} <= neighbours(lod, "Quebec")
    assert "Maryland-Delaware" in neighbours(lod, "Northwest")


@pytest.mark.rule("R-1.3.1b", "R-1.4.2c")
@pytest.mark.parametrize("kind", range(KINDS))
def test_1_3_1_any_space_takes_any_forces_but_a_city_no_indians(kind: int) -> None:
    g = Situation().treaty().g
    indian = kind in (WAR_PARTY, VILLAGE, 9)
    for space in MAP:
        barred = indian and space in CITIES
        assert bool(bars_presence(g, kind, space)) == barred
        assert (room_for(g, kind, space) == 0) == barred


@pytest.mark.rule("R-1.4.2b")
def test_1_4_2_the_west_indies_take_regulars_and_british_forts_only() -> None:
    g = Situation().treaty().g
    for kind in (BRITISH_REGULAR, FRENCH_REGULAR, BRITISH_FORT):
        assert bars_presence(g, kind, WEST_INDIES) == ""
    for kind in (TORY, WAR_PARTY, VILLAGE, CONTINENTAL, MILITIA, PATRIOT_FORT, 9, 10):
        assert bars_presence(g, kind, WEST_INDIES) == "not_in_west_indies"


@pytest.mark.rule("R-1.3.7a", "R-2.3.9f")
def test_1_3_7_before_the_treaty_no_regular_is_in_the_west_indies_and_no_french_anywhere() -> None:
    g = Situation().squadrons(west_indies=2).g
    assert bars_presence(g, BRITISH_REGULAR, WEST_INDIES) == "west_indies_out_of_play"
    assert bars_presence(g, FRENCH_REGULAR, WEST_INDIES)
    assert bars_presence(g, FRENCH_REGULAR, BOSTON) == "french_before_treaty"
    assert g.squadrons == 2


@pytest.mark.rule("R-1.3.7b")
def test_1_3_7_nothing_moves_to_the_west_indies_or_out_of_them() -> None:
    board = Situation().board
    assert board.adjacent[WEST_INDIES] == ()
    assert board.near_cities[WEST_INDIES] == ()
    for space in MAP:
        assert WEST_INDIES not in board.adjacent[space]
