"""8.3.1, 8.3.5 Cards 55 to 96 in the hands of non-players: instructions in their edges."""

from __future__ import annotations

import pytest

from tests.games.liberty_or_death.non_players.event_stands import Table

# ---------------------------------------------------------------------- 55 Caribbean


@pytest.mark.rule("R-8.3.5b", "R-5.1.3a")
def test_55_the_british_must_fight_although_their_chart_would_not() -> None:
    table = Table(55).treaty().put("4 regulars @ Boston", "9 french regulars @ West Indies")
    table.start.log = []
    table.execute("french", shaded=True)
    told = [entry[0] for entry in table.start.log]
    assert told.index("np_must_fight") < told.index("battle")
    assert table.count("regulars", "Boston") == 0


@pytest.mark.rule("R-8.3.5b")
@pytest.mark.parametrize(("british", "fights"), [(1, True), (9, False)])
def test_55_the_french_may_fight_and_do_where_their_chart_would(british: int, fights: bool) -> None:
    table = Table(55).treaty().put(f"{british} regulars @ West Indies")
    table.put("3 french regulars @ Boston")
    table.start.log = []
    table.execute("indians")
    assert ("battle" in [entry[0] for entry in table.start.log]) == fights
    assert table.count("french regulars", "Boston") == 0


# ---------------------------------------------------------------------- 70 India


@pytest.mark.rule("R-8.3.1a", "R-8.3.3a")
def test_70_british_ignore_french_who_stand_alone() -> None:
    table = Table(70).treaty().put("3 french regulars, militia @ Virginia", "regular @ Boston")
    assert table.wanted("british") == ""
    assert table.said == ["np_event_instruction"]


@pytest.mark.rule("R-8.3.1a")
@pytest.mark.parametrize(
    ("faction", "own", "enemy"),
    [
        ("british", "regulars", "french regulars"),
        ("indians", "regulars", "french regulars"),
        ("patriots", "french regulars", "regulars"),
        ("french", "french regulars", "regulars"),
    ],
)
def test_70_takes_no_regulars_of_the_own_side(faction: str, own: str, enemy: str) -> None:
    table = Table(70).treaty().put(f"4 {own}, 2 {enemy}, militia @ Virginia")
    table.execute(faction)
    assert (table.count(own, "Virginia"), table.count(enemy, "Virginia")) == (4, 0)


# ---------------------------------------------------------------------- 77 Burgoyne


@pytest.mark.rule("R-8.3.5d")
def test_77_first_where_a_fort_goes() -> None:
    table = Table(77).put("village, british fort @ Georgia", "village, 2 tories @ Virginia")
    table.put("village, tory @ New York", "village, regular @ Pennsylvania")
    table.execute("patriots", shaded=True)
    assert table.on_map("british forts") == 0
    assert table.on_map("tories") + table.on_map("regulars") == 2


# ---------------------------------------------------------------------- 80 Slaves


@pytest.mark.rule("R-8.3.5d", "A-57")
def test_80_instructed_spaces_with_most_to_lose_come_first() -> None:
    table = Table(80).people("patriots").put("militia @ Boston", "2 militia @ Norfolk")
    table.put("patriot fort @ Savannah", "3 militia @ Virginia").execute("british")
    assert table.on_map("patriot forts") == 0
    assert table.count("militia", "Norfolk") == 0
    assert table.count("militia", "Boston") == 1


@pytest.mark.rule("R-8.3.5d", "A-57")
def test_80_after_the_instructed_space_comes_one_with_two_pieces() -> None:
    table = Table(80).put("patriot fort, militia @ Georgia", "militia @ Virginia")
    table.put("3 militia @ New York", "continental @ New Jersey").execute("indians")
    assert table.on_map("patriot forts") == 0
    assert table.count("militia", "New York") == 1


@pytest.mark.rule("R-8.3.1a", "A-57")
def test_80_a_victim_follows_no_instruction_of_its_own() -> None:
    """The Patriots' instruction names spaces with a Village; it is not about their own loss."""
    spared = 0
    for column in (1, 2, 3):
        table = Table(80).people("british").put("village, 2 militia @ Virginia")
        table.put("2 militia @ Georgia", "2 militia @ Pennsylvania", "2 militia @ Massachusetts")
        table.start.dice.script = (column, 1, column, 6)
        table.execute_against("british", "patriots")
        assert table.on_map("militia") == 4
        spared += table.count("militia", "Virginia") == 2
    assert spared > 0


# ---------------------------------------------------------------------- 83 Quebec


@pytest.mark.rule("R-8.3.1a")
def test_83_patriots_change_control_by_ending_that_of_the_british() -> None:
    table = Table(83).put("3 regulars @ Quebec City").execute("patriots", shaded=True)
    assert table.control("Quebec City") == ""
    assert table.count("patriot forts", "Quebec City") == 1
    table = Table(83).put("4 regulars @ Quebec City").execute("patriots", shaded=True)
    assert table.count("patriot forts", "Quebec") == 1
    assert Table(83).put("3 regulars @ Quebec City").treaty().wanted("french") == ""


# ---------------------------------------------------------------------- 88 Fog


@pytest.mark.rule("R-8.3.1a", "A-58")
def test_88_one_space_is_left() -> None:
    table = Table(88).put("6 continentals, tory @ New York", "6 continentals, tory @ Georgia")
    table.put("2 tories @ New Jersey", "2 tories @ South Carolina").execute("patriots")
    left = sorted((table.count("continentals", "New York"), table.count("continentals", "Georgia")))
    assert left[0] < 6
    assert left[1] == 6


@pytest.mark.rule("R-8.3.1a", "A-58")
def test_88_nobody_comes_from_elsewhere() -> None:
    table = Table(88).put("3 continentals, tory @ New York", "6 continentals @ Pennsylvania")
    table.put("3 regulars @ New Jersey", "militia @ Connecticut-Rhode Island")
    before = table.at("Pennsylvania")
    table.execute("patriots")
    assert table.at("Pennsylvania") == before


@pytest.mark.rule("R-8.3.1a", "A-58")
def test_88_only_own_units_leave() -> None:
    table = Table(88).treaty().put("5 french regulars, 5 continentals, tory @ New York")
    table.put("militia, tory @ New Jersey").execute("french")
    assert table.count("continentals", "New York") == 5
    assert table.count("french regulars", "New York") < 5


@pytest.mark.rule("R-8.1j", "A-58")
def test_88_the_leader_goes_with_the_larger_part() -> None:
    table = Table(88).put("7 continentals, Washington, tory @ New York", "tory @ New Jersey")
    table.levels("AO", "New York").execute("patriots")
    assert table.at("New York City") == "5 continentals, Washington"


@pytest.mark.rule("R-8.1j")
def test_a_leader_follows_those_who_left_him_not_those_who_were_there() -> None:
    table = Table(68).put("2 continentals @ Georgia", "9 militia, continental, Washington @ Boston")
    table.put("5 militia @ Quebec").execute("patriots")
    assert table.count("continentals", "Quebec") == 3
    assert table.where("Washington") == "Boston"


# ---------------------------------------------------------------------- 75, 84 Gathers


@pytest.mark.rule("R-8.3.5b", "R-5.1.3a")
@pytest.mark.parametrize(("card", "spaces"), [(75, 3), (84, 2)])
def test_75_84_they_gather_in_as_many_spaces_as_the_card_names(card: int, spaces: int) -> None:
    """Without a Village to build or to be at, the chart has no reason for any of them."""
    table = Table(card).only_available("9 war parties, 0 villages")
    table.start.log = []
    table.execute("indians")
    placed = [entry for entry in table.start.log if entry[0] == "placed"]
    assert len(placed) == table.on_map("war parties") == spaces
