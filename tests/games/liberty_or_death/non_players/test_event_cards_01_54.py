"""8.3 Cards 1 to 54 in the hands of non-players: forced Commands, the question that led to the
Event, the March of card 51, turns of cubes."""

from __future__ import annotations

import pytest

from tests.games.liberty_or_death.non_players.event_stands import Table
from ticonderoga.games.liberty_or_death.data.pieces import (
    ACTIVE_MILITIA,
    BRITISH,
    BRITISH_REGULAR,
    CONTINENTAL,
    FRENCH_REGULAR,
    MILITIA,
    PATRIOTS,
    TORY,
)
from ticonderoga.games.liberty_or_death.non_players.event_bermuda import fighting_leg

# ---------------------------------------------------------------------- 8.3.5b forced Commands


@pytest.mark.rule("R-8.3.5b", "R-8.4.4a")
def test_52_a_forced_battle_is_fought_where_cubes_are_and_most_british() -> None:
    """The chart would fight in none of the three spaces."""
    table = Table(52).put("regular, tory, 3 active militia @ Georgia")
    table.put("regular, 9 continentals @ Virginia", "2 regulars, 9 continentals @ Boston")
    g = table.start
    g.log = []
    table.execute("british")
    assert [entry[1:] for entry in g.log if entry[0] == "battle"] == [
        (BRITISH, table.space("Boston"))
    ]
    assert "np_must_fight" in [entry[0] for entry in g.log]


@pytest.mark.rule("R-8.3.5b")
def test_52_without_cubes_anywhere_the_most_british_fight_militia() -> None:
    table = Table(52).put("regular, 3 active militia @ Georgia")
    table.put("regular, 2 tories, 3 active militia @ Virginia")
    g = table.start
    g.log = []
    table.execute("british")
    fought = [entry[2] for entry in g.log if entry[0] == "battle"]
    assert fought == [table.space("Virginia")]


@pytest.mark.rule("R-8.3.5b", "R-8.5.1b")
@pytest.mark.parametrize("seed", range(12))
def test_14_of_a_march_and_a_battle_the_battle_with_superior_force_is_taken(seed: int) -> None:
    """Nobody can March to the enemy; in North Carolina there would be nothing but a March."""
    table = Table(14).put("5 continentals, tory @ Southwest")
    g = table.start
    g.dice.counter = seed
    g.log = []
    table.execute("patriots", shaded=True)
    assert [entry[1:] for entry in g.log if entry[0] == "battle"] == [
        (PATRIOTS, table.space("Southwest"))
    ]


@pytest.mark.rule("R-8.3.4a")
@pytest.mark.parametrize("seed", range(6))
def test_8_underground_militia_are_activated_before_active_ones_are_named(seed: int) -> None:
    table = Table(8)
    table.put("4 active militia, militia @ Boston", "active militia, 2 militia @ Georgia")
    table.start.dice.counter = seed
    table.execute("british")
    assert table.start.on_map[MILITIA] == 0


@pytest.mark.rule("R-8.5a", "R-8.3.3a")
@pytest.mark.parametrize("seed", range(4))
def test_5_blockades_that_move_after_a_victory_are_no_shift_of_the_event(seed: int) -> None:
    """The Patriots would beat three Regulars in Boston, and its Blockade would go to New York
    City at Active Support. Free Battles do not count, nor what comes of them."""
    table = Table(5).treaty().put("9 continentals, Washington @ Massachusetts")
    table.put("3 regulars @ Boston").blockade("Boston").levels("AS", "New York City")
    table.start.dice.counter = seed
    assert table.wanted("patriots") == ""
    assert table.said == ["np_event_no"]
    table.execute("patriots", shaded=True)
    assert table.start.blockades[table.space("New York City")] == 1


@pytest.mark.rule("R-8.3.3a")
@pytest.mark.parametrize(("pieces", "side"), [("patriot fort", ""), ("2 militia", "shaded")])
def test_11_a_fort_does_not_make_way_for_a_fort(pieces: str, side: str) -> None:
    table = Table(11).put(f"{pieces} @ Georgia")
    assert table.wanted("patriots") == side


@pytest.mark.rule("R-8.3.5b")
def test_48_a_forced_march_goes_by_groups_that_can_be_spared() -> None:
    """Nothing to gain, to mix or to find: the British hold everything in reach."""
    table = Table(48).treaty().blockade("Savannah").put("9 regulars @ Florida")
    table.put("regular, tory @ Georgia", "regular, tory @ Savannah")
    g = table.start
    g.log = []
    table.execute("british")
    assert "np_must_march" in [entry[0] for entry in g.log]
    assert [entry[1:4] for entry in g.log if entry[0] == "moved"] == [
        (8, BRITISH_REGULAR, table.space("Florida"))
    ]


@pytest.mark.rule("R-8.3.5b")
def test_51_if_nobody_can_be_spared_one_regular_marches() -> None:
    """Another Faction plays the card; the Regular holds its space alone."""
    table = Table(51).put("regular @ Boston", "2 active militia @ Massachusetts")
    g = table.start
    g.log = []
    table.execute("indians")
    assert "np_must_march" in [entry[0] for entry in g.log]
    assert table.on_map("regulars") + table.in_box("casualties", "regulars") == 1
    assert table.count("regulars", "Boston") == 0


@pytest.mark.rule("R-8.3.5b", "A-52")
def test_14_the_british_are_asked_to_fight_only_where_the_indians_went() -> None:
    """The British would win in North Carolina, but the War Party could only reach Southwest."""
    table = Table(14).put("6 regulars, continental @ North Carolina", "regular @ Southwest")
    table.put("war party @ Northwest", "3 active militia @ Southwest")
    g = table.start
    g.log = []
    table.execute("british")
    assert not [entry for entry in g.log if entry[0] == "battle"]
    assert table.count("active militia", "Southwest") == 2


# ---------------------------------------------------------------------- 8.3.5c the question


@pytest.mark.rule("R-8.3.5c", "R-8.3.6a", "R-8.4a")
def test_1_an_event_for_its_shift_goes_where_support_grows_most() -> None:
    """Opposition exceeds Support, so the shift is the question; without that the Continentals
    of the question about Casualties are."""
    table = Table(1).put("regular @ Virginia", "regular, 2 continentals @ Georgia")
    table.levels("AO", "Georgia", "Pennsylvania")
    assert table.wanted("british") == "unshaded"
    assert table.said == ["np_event_shift"]
    table.execute("british")
    assert table.level("Virginia") == "PS"
    assert table.count("continentals", "Georgia") == 2

    table = Table(1).put("regular @ Virginia", "regular, 2 continentals @ Georgia")
    table.levels("AO", "Georgia").levels("AS", "Pennsylvania")
    assert table.wanted("british") == "unshaded"
    assert table.said == ["np_event_casualties"]
    table.execute("british")
    assert table.level("Virginia") == "N"
    assert table.count("continentals", "Georgia") == 0


@pytest.mark.rule("R-8.3.5c", "R-8.3.6a", "R-8.5a")
def test_25_patriots_shift_for_opposition_before_they_look_for_active_support() -> None:
    table = Table(25).levels("AS", "Boston", "Norfolk", "Savannah", "Quebec City", "Charles Town")
    table.execute("patriots", shaded=True)
    assert table.level("New York City") == table.level("Philadelphia") == "PO"
    assert table.count("militia", "New York City") == table.count("militia", "Philadelphia") == 1

    table = Table(25).levels("AS", "Boston", "Norfolk", "Savannah", "Quebec City", "Charles Town")
    table.levels("AO", "Virginia", "Pennsylvania", "Massachusetts", "New York")
    table.execute("patriots", shaded=True)
    assert table.count("militia", "New York City") == table.count("militia", "Philadelphia") == 0
    assert table.on_map("militia") == 2


# ---------------------------------------------------------------------- 51 Bermuda


@pytest.mark.rule("R-8.3.1a", "R-8.4.3b")
def test_51_british_groups_leave_who_has_to_stay() -> None:
    """The last Tory, and the last Regular of a space under Control without Active Support."""
    table = Table(51).put("6 regulars, 3 tories @ Virginia", "2 continentals @ North Carolina")
    leg = fighting_leg(table.start, BRITISH)
    assert leg is not None
    virginia = table.space("Virginia")
    assert leg.moves == [(virginia, BRITISH_REGULAR, 5), (virginia, TORY, 2)]


@pytest.mark.rule("R-8.3.1a", "R-8.5.4a")
def test_51_patriot_groups_leave_who_has_to_stay() -> None:
    """An Active unit at the Fort, and an Underground Militia, the space being Neutral."""
    table = Table(51).put("patriot fort, 5 continentals, 3 militia @ Virginia")
    table.put("2 tories @ North Carolina")
    leg = fighting_leg(table.start, PATRIOTS)
    assert leg is not None
    virginia = table.space("Virginia")
    assert leg.moves == [(virginia, CONTINENTAL, 4), (virginia, MILITIA, 2)]


@pytest.mark.rule("R-8.3.1a", "R-8.5.4b")
def test_51_french_come_along_and_large_groups_are_noticed() -> None:
    table = Table(51).treaty().put("4 continentals, 2 french regulars, 3 militia @ New Jersey")
    table.levels("AO", "New Jersey").put("2 regulars @ Philadelphia").put("regular @ New Jersey")
    leg = fighting_leg(table.start, PATRIOTS)
    assert leg is not None
    assert leg.target == table.space("Philadelphia")
    kinds = {kind: number for _, kind, number in leg.moves}
    assert kinds[FRENCH_REGULAR] == 2
    assert ACTIVE_MILITIA not in kinds
    table.execute("patriots", shaded=True)
    assert table.count("militia", "Philadelphia") == 0


@pytest.mark.rule("R-8.3.1a", "R-8.4.4a")
def test_51_british_go_where_most_british_will_be() -> None:
    table = Table(51).put("4 regulars @ Quebec City", "2 regulars, continental @ New York")
    table.put("continental @ New Hampshire")
    leg = fighting_leg(table.start, BRITISH)
    assert leg is not None
    assert leg.target == table.space("New York")


@pytest.mark.rule("R-8.3.1a", "R-8.5.1b")
def test_51_patriots_go_with_washington_first() -> None:
    table = Table(51).put("6 continentals, Washington @ North Carolina", "tory @ South Carolina")
    table.put("6 continentals @ Maryland-Delaware", "tory @ Pennsylvania")
    table.levels("AO", "North Carolina", "Maryland-Delaware")
    leg = fighting_leg(table.start, PATRIOTS)
    assert leg is not None
    assert leg.target == table.space("South Carolina")


@pytest.mark.rule("R-8.3.1a", "R-3.2.3f")
def test_51_british_who_are_there_already_march_in_place() -> None:
    table = Table(51).put("6 regulars, 2 continentals @ Northwest")
    leg = fighting_leg(table.start, BRITISH)
    assert leg is not None
    assert (leg.target, leg.moves) == (table.space("Northwest"), [])
    assert table.wanted("british") == "unshaded"
    table.execute("british")
    assert table.g.crc > 0


# ---------------------------------------------------------------------- 8.1.2 turns of cubes


@pytest.mark.rule("R-8.1.2a", "R-8.1.2c")
def test_38_after_regulars_from_unavailable_a_tory_comes() -> None:
    table = Table(38).unavailable("3 regulars").execute("british")
    assert (table.count("regulars", "New York"), table.count("tories", "New York")) == (3, 1)
    assert table.in_box("unavailable", "regulars") == 0


@pytest.mark.rule("R-8.1.2d")
def test_8_in_a_new_space_the_fewer_cubes_go_first() -> None:
    """Whichever space comes first: of Virginia the Regular goes before the Tories."""
    for seed in range(1, 9):
        table = Table(8).put("regular @ Georgia", "regular, 4 tories @ Virginia")
        table.start.dice.seed = seed
        table.execute("french", shaded=True)
        assert table.count("regulars", "Virginia") == 0
        assert table.in_box("casualties", "regulars") + table.in_box("casualties", "tories") == 3


# ---------------------------------------------------------------------- 26, 23


@pytest.mark.rule("R-8.3.5c", "R-8.4c")
def test_26_tories_where_the_question_wants_them_before_a_second_fort() -> None:
    table = Table(26).put("british fort @ North Carolina").levels("AO", "North Carolina")
    table.levels("AS", "Virginia", "Pennsylvania")
    assert table.wanted("british") == "unshaded"
    table.execute("british")
    assert table.count("tories", "North Carolina") == 2
    table = Table(26).levels("AO", "North Carolina").execute("british")
    assert table.count("tories", "North Carolina") == 0
    assert table.count("british forts", "North Carolina") == 1


@pytest.mark.rule("R-8.3.1a", "R-8.3.5d")
def test_23_only_patriots_at_support_are_driven_to_where_there_is_none() -> None:
    goals = set()
    for seed in range(1, 30):
        table = Table(23).put("2 militia @ South Carolina").levels("AS", "Georgia")
        table.levels("PO", "South Carolina").start.dice.seed = seed
        table.execute("british")
        goals |= {name for name in table.board.names if table.at(name) == "2 militia"}
    assert "Georgia" in goals
    for seed in range(1, 9):
        table = Table(23).put("2 militia @ South Carolina").levels("AS", "Georgia")
        table.levels("PS", "South Carolina").start.dice.seed = seed
        table.execute("british")
        assert table.at("Georgia") == ""
