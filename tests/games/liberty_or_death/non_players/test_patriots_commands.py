"""8.5.2 to 8.5.4 The non-player Patriots Rally, rouse and March."""

from __future__ import annotations

import pytest

from tests.conformance.liberty_or_death.situation import Situation
from tests.games.liberty_or_death.non_players.rebel_stands import bits, by_patriots, patriots
from ticonderoga.engine.ask import Ask, Choice
from ticonderoga.games.liberty_or_death.data.pieces import PATRIOTS
from ticonderoga.games.liberty_or_death.non_players.patriots_march import (
    militia_bits,
    spare_units,
)
from ticonderoga.games.liberty_or_death.non_players.patriots_rally import can_rally, rally
from ticonderoga.games.liberty_or_death.non_players.sheet import Begin
from ticonderoga.games.liberty_or_death.order import MARCH, RALLY, Order
from ticonderoga.games.liberty_or_death.rules.patriots import RALLYING

# ---------------------------------------------------------------------- P9, P7


@pytest.mark.rule("R-8.5.2a")
def test_p9_a_roll_above_the_underground_militia() -> None:
    lod = by_patriots(patriots().put("2 militia @ Virginia"), 3)
    assert lod.gave("np_p_rally_roll") == [("P9", 3, 2)]
    assert lod.answers[0] == "command rally"


@pytest.mark.rule("R-8.5.2a", "R-8.5.3a")
def test_p9_a_roll_not_above_it() -> None:
    lod = by_patriots(patriots().put("2 militia @ Virginia"), 2)
    assert lod.gave("np_p_no_rally_roll") == [("P9", 2, 2)]
    assert lod.answers[0] == "command rabble_rousing"


@pytest.mark.rule("R-8.5.2a", "R-8.5.2c")
def test_p7_forts_in_cities_first_then_by_population() -> None:
    lod = patriots().resources(patriots=2)
    lod.put("4 militia @ Virginia", "4 militia @ Georgia", "4 militia @ Savannah")
    by_patriots(lod)
    assert lod.gave("np_p_rally_fort") == [("P9",)]
    forts = [said for said in lod.answers if said.startswith("fort")]
    assert forts[:2] == ["fort Savannah", "fort Virginia"]


@pytest.mark.rule("R-8.5.2c")
def test_p7_no_fort_with_three_units() -> None:
    lod = by_patriots(patriots().put("3 continentals @ Virginia"), 6)
    assert "fort Virginia" not in lod.answers


@pytest.mark.rule("R-8.5.2d")
def test_p7_militia_at_a_bare_fort_then_at_the_one_with_most() -> None:
    lod = patriots().put("patriot fort @ Georgia", "patriot fort, 3 militia @ Virginia")
    lod.put("patriot fort, militia @ New Jersey")
    by_patriots(lod, 6)
    places = [said for said in lod.answers if said.startswith("militia")]
    assert places[:2] == ["militia Georgia", "militia Virginia"]
    assert lod.gave("np_p_bare_fort") == [("P7", lod.space("Georgia"))]
    assert lod.gave("np_p_great_fort") == [("P7", lod.space("Virginia"))]


@pytest.mark.rule("R-8.5.2e")
def test_p7_all_but_one_underground_become_continentals() -> None:
    lod = patriots().put("patriot fort, 2 militia, active militia @ Virginia")
    lod.put("continental, Washington @ Georgia").levels("AO", "Virginia")
    by_patriots(lod, 6)
    assert lod.gave("np_p_enlists") == [("P7", lod.space("Virginia"))]
    assert lod.count("continentals", "Virginia") == 5
    assert lod.count("militia", "Virginia") + lod.count("active militia", "Virginia") == 1


@pytest.mark.rule("R-8.5.2f")
def test_p7_militia_where_most_units_are_and_no_fort() -> None:
    lod = patriots().put("3 militia @ Virginia", "2 militia @ Georgia").resources(patriots=1)
    by_patriots(lod, 6)
    assert lod.answers[:2] == ["command rally", "militia Virginia"]
    assert lod.gave("np_p_gathers") == [("P7", lod.space("Virginia"))]


@pytest.mark.rule("R-8.5.2g")
def test_p7_militia_to_change_control_cities_first_by_population() -> None:
    lod = patriots().only_available("0 patriot forts").resources(patriots=3)
    lod.put("tory @ Philadelphia", "tory @ Savannah", "2 tories @ Boston")
    lod.levels("AO", "New York City")
    by_patriots(lod, 6)
    places = [said for said in lod.answers if said.startswith("militia")]
    assert places[0] == "militia New York City"
    assert places[1] == "militia Philadelphia"
    assert "militia Boston" not in places


@pytest.mark.rule("R-8.5.2b", "R-8.5.2j", "R-8.5.1h")
def test_p7_persuasion_at_once_when_the_purse_is_empty() -> None:
    lod = patriots().resources(patriots=1).put("patriot fort, 4 militia, 2 continentals @ Virginia")
    lod.put("2 militia @ Georgia", "tory @ Georgia").levels("AO", "Virginia", "Georgia")
    by_patriots(lod)
    at = lod.answers.index("special persuasion")
    assert lod.answers[1] == "fort Virginia"
    assert not any(said.startswith("militia") for said in lod.answers[:at])
    assert len([said for said in lod.answers if said.startswith("special")]) == 1
    assert lod.gave("np_p_persuades") == [("P7",)]
    assert any(said.startswith(("militia", "done")) for said in lod.answers[at:])


@pytest.mark.rule("R-8.5.2h", "A-C13")
def test_p7_active_militia_are_called_to_a_fort_and_hide() -> None:
    lod = patriots().put("patriot fort, active militia @ Virginia")
    lod.put("2 active militia @ North Carolina", "active militia, tory @ Maryland-Delaware")
    lod.only_available("0 militia, 0 patriot forts")
    by_patriots(lod, 6)
    assert lod.answers[:2] == ["command rally", "draw_in Virginia"]
    assert lod.logged("hidden") == [(2, 6, lod.space("Virginia"))]
    assert lod.at("North Carolina") == "1 active militia"
    assert lod.control("Maryland-Delaware") == ""


@pytest.mark.rule("R-8.5.2h", "R-8.1.1a")
def test_p7_the_call_goes_where_most_militia_come() -> None:
    lod = patriots().put("patriot fort, 3 active militia @ Georgia", "patriot fort @ Virginia")
    lod.put("patriot fort, active militia @ Boston", "3 active militia @ North Carolina")
    lod.put("2 active militia @ Massachusetts").only_available("0 militia, 0 patriot forts")
    by_patriots(lod, 6)
    assert lod.answers[:3] == [
        "command rally",
        "draw_in Virginia",
        "move North Carolina, active militia, 2",
    ]


@pytest.mark.rule("A-C13")
def test_p7_the_sheet_only_minds_rebellion_control() -> None:
    lod = patriots(charts="chart").put("patriot fort, active militia @ Virginia")
    lod.put("active militia, tory @ Maryland-Delaware").only_available("0 militia, 0 patriot forts")
    by_patriots(lod, 6)
    assert lod.control("Maryland-Delaware") == "british"


@pytest.mark.rule("R-8.5.2i")
def test_p7_without_a_rally_rabble_rousing() -> None:
    lod = patriots().only_available("0 militia, 0 patriot forts").put("continental @ Virginia")
    by_patriots(lod, 6)
    assert lod.gave("np_impossible")[0][0] == "P7"
    assert lod.answers[0] == "command rabble_rousing"


@pytest.mark.rule("R-8.5.2i")
def test_p7_without_either_a_pass() -> None:
    lod = patriots().only_available("0 militia, 0 patriot forts").put("continental @ Virginia")
    by_patriots(lod.levels("AO", "Virginia"), 6)
    assert lod.answers == ["pass"]


# ---------------------------------------------------------------------- P10, P11


@pytest.mark.rule("R-8.5.3a", "A-32")
def test_p11_active_support_first_then_population() -> None:
    lod = patriots().put("militia @ Virginia", "militia @ Georgia", "militia @ Massachusetts")
    lod.put("militia @ Northwest").levels("AS", "Georgia").levels("AO", "Massachusetts")
    by_patriots(lod, 1)
    roused = [said for said in lod.answers if said.startswith("rouse")]
    assert roused == ["rouse Georgia", "rouse Virginia"]


@pytest.mark.rule("R-8.5.3a", "R-8.5.2j")
def test_p11_persuasion_when_the_purse_is_empty() -> None:
    lod = patriots().resources(patriots=1).put("2 militia @ Virginia", "2 militia @ Georgia")
    by_patriots(lod, 1)
    assert lod.answers[:3] == ["command rabble_rousing", "rouse Virginia", "special persuasion"]
    assert "rouse Georgia" in lod.answers
    assert lod.gave("np_special") == []


# ---------------------------------------------------------------------- P5


def marching(**options: str) -> Situation:
    """Nothing can be roused where there is Active Opposition, no Fort can be built, and a roll
    of 1 is no more than the Underground Militia."""
    lod = patriots(**options).put("militia @ New Hampshire").only_available("0 patriot forts")
    return lod.levels("AO", "Virginia", "North Carolina", "Maryland-Delaware", "New Hampshire")


@pytest.mark.rule("R-8.5.4e", "R-8.5.4b")
def test_p5_groups_gain_two_spaces() -> None:
    lod = marching().put("5 continentals, 1 militia @ Virginia", "tory @ Norfolk")
    lod.resources(patriots=1)
    by_patriots(lod, 1)
    assert lod.gave("np_p_cannot_rouse") == [("P10",)]
    assert lod.answers[:2] == ["command march", "destination Norfolk"]
    assert lod.answers[2] == "move Virginia, continental, 5"
    assert lod.control("Norfolk") == "rebellion"
    assert lod.control("Virginia") == "rebellion"


@pytest.mark.rule("R-8.1.2f")
def test_p5_underground_militia_go_first_where_they_arrive_unseen() -> None:
    lod = marching().resources(patriots=1).put("2 militia, 2 active militia @ Virginia")
    by_patriots(lod.put("tory @ Maryland-Delaware"), 1)
    moves = [said for said in lod.answers if said.startswith("move")]
    assert moves == ["move Virginia, militia, 2", "move Virginia, active militia, 1"]


@pytest.mark.rule("R-8.5.4b")
def test_p5_villages_before_cities_before_others() -> None:
    lod = marching().resources(patriots=1).put("6 continentals @ Virginia", "tory @ Norfolk")
    lod.put("village @ Southwest", "2 militia @ North Carolina")
    by_patriots(lod, 1)
    assert lod.answers[1] == "destination Southwest"


@pytest.mark.rule("R-8.5.4b")
def test_p5_the_largest_group_first_and_no_more_once_control_is_gained() -> None:
    lod = marching().resources(patriots=1).put("3 militia @ Virginia")
    lod.put("5 continentals @ North Carolina", "2 tories @ Norfolk")
    lod.put("9 tories @ Charles Town", "9 tories @ South Carolina")
    by_patriots(lod, 2)
    moves = [said for said in lod.answers if said.startswith("move")]
    assert lod.answers[1] == "destination Norfolk"
    assert moves[0] == "move North Carolina, continental, 4"
    assert [group[2] for group in lod.gave("np_group")] == [lod.space("North Carolina")]


@pytest.mark.rule("R-8.5.4a")
def test_p5_what_stays_behind() -> None:
    lod = patriots().put("patriot fort, 3 continentals, 2 militia @ Virginia").resources(patriots=1)
    lod.levels("AO", "Virginia").put("tory @ Norfolk").only_available("0 patriot forts")
    by_patriots(lod, 1)
    assert lod.answers[1] == "destination Norfolk"
    assert lod.at("Virginia") == "1 continental, 1 patriot fort"


@pytest.mark.rule("R-8.5.4a", "A-89")
def test_p5_a_fort_keeps_a_unit_even_if_none_is_active() -> None:
    """New York takes three: two come from Connecticut, whose third stays with the Fort, and one
    from New Jersey."""
    lod = patriots().put("3 militia, patriot fort @ Connecticut", "war party, village @ New York")
    lod.put("2 militia, patriot fort @ New Jersey").levels("AO", "Connecticut", "New Jersey")
    lod.only_available("0 patriot forts").resources(patriots=1)
    by_patriots(lod, 1)
    moves = [said for said in lod.answers if said.startswith("move")]
    assert moves == ["move Connecticut-Rhode Island, militia, 2", "move New Jersey, militia, 1"]
    assert lod.at("Connecticut") == "1 active militia, 1 patriot fort"  # by Persuasion


@pytest.mark.rule("R-8.5.4a", "A-89")
@pytest.mark.parametrize(
    ("force", "level", "spared"),
    [
        ("1 militia, 2 patriot forts", "AO", (0, 0)),
        ("3 militia, patriot fort", "AO", (2, 0)),
        ("3 militia, patriot fort", "N", (2, 0)),
        ("3 militia, 2 active militia, patriot fort", "AO", (3, 1)),
        ("3 militia, 1 continental, 2 patriot forts", "AO", (3, 0)),
        ("3 militia", "AO", (3, 0)),
    ],
)
def test_p5_who_can_be_spared_at_a_fort(force: str, level: str, spared: tuple[int, int]) -> None:
    """Underground Militia, and all others together."""
    lod = patriots().put(f"{force} @ New Hampshire").levels(level, "New Hampshire")
    found = spare_units(lod.g, Order(PATRIOTS, MARCH), lod.space("New Hampshire"))
    assert (found[0], found[3]) == spared


@pytest.mark.rule("R-8.5.4b")
def test_p5_the_french_come_along() -> None:
    lod = marching().treaty().leader("Lauzun").resources(patriots=1, french=1)
    lod.put("3 continentals, 2 french regulars @ Virginia", "2 tories @ Norfolk")
    by_patriots(lod, 1)
    assert "move Virginia, french regular, 2" in lod.answers
    assert lod.has("french") == 0


@pytest.mark.rule("R-8.5.4c")
def test_p5_one_militia_into_each_space_without_any() -> None:
    lod = marching().put("4 militia @ Virginia").resources(patriots=2)
    for near in lod.board.adjacent[lod.space("Virginia")]:
        name = lod.board.names[near]
        lod.levels("AO", name).put(f"continental @ {name}")
    by_patriots(lod, 1)
    moves = [said for said in lod.answers if said.startswith("move")]
    assert moves == ["move Virginia, militia, 1"] * 2
    assert len(lod.gave("np_p_sends")) == 2


@pytest.mark.rule("R-8.5.4c")
def test_p5_a_space_that_was_just_gained_without_militia_is_one_without_any() -> None:
    lod = marching().put("5 continentals @ Virginia", "tory @ Norfolk").resources(patriots=1)
    lod.put("3 militia @ North Carolina", "9 tories @ Charles Town")
    by_patriots(lod, 1)
    moves = [said for said in lod.answers if said.startswith(("destination", "move"))]
    assert moves == [
        "destination Norfolk",
        "move Virginia, continental, 4",
        "move North Carolina, militia, 1",
    ]
    assert lod.gave("np_p_sends") == [("P5", lod.space("North Carolina"), lod.space("Norfolk"))]


@pytest.mark.rule("R-8.5.4b", "R-3.3.2d")
def test_p5_a_second_group_of_french_enters_for_the_same_resource() -> None:
    lod = marching().treaty().leader("Lauzun").resources(patriots=1, french=1)
    lod.put("4 continentals, 2 french regulars @ Virginia", "7 tories @ Norfolk")
    lod.put("4 continentals, 3 french regulars @ North Carolina", "9 tories @ Charles Town")
    by_patriots(lod, 1)
    assert lod.count("french regulars", "Norfolk") == 5
    assert lod.has("french") == 0


@pytest.mark.rule("R-8.5.4c", "A-C14")
def test_p5_one_militia_first_to_change_control_of_most_population() -> None:
    def stand(**options: str) -> Situation:
        lod = patriots(**options).put("4 militia @ Virginia", "continental, 2 tories @ Norfolk")
        return lod.put("continental, 2 tories @ North Carolina")

    order = Order(PATRIOTS, MARCH)
    order.only = bits(stand(), "North Carolina", "Norfolk", "Maryland-Delaware")
    lod = stand().put("continental @ Maryland-Delaware")
    assert militia_bits(lod.g, order) == bits(lod, "North Carolina")
    lod = stand(charts="chart").put("continental @ Maryland-Delaware")
    assert militia_bits(lod.g, order) == bits(lod, "North Carolina", "Norfolk")


@pytest.mark.rule("R-8.1j")
def test_p5_washington_follows_the_larger_group() -> None:
    lod = (
        marching()
        .put("5 continentals, Washington @ Virginia", "tory @ Norfolk")
        .resources(patriots=1)
    )
    by_patriots(lod, 1)
    assert "lead washington" in lod.answers
    assert lod.where("Washington") == "Norfolk"


@pytest.mark.rule("R-8.5.4d")
def test_p5_without_a_march_rally() -> None:
    lod = patriots().put("militia @ Virginia").levels("AO", "Virginia")
    by_patriots(lod, 1)
    assert lod.gave("np_impossible")[0][0] == "P5"
    assert lod.answers[0] == "command rally"


# ---------------------------------------------------------------------- what a card wants


def first_step(lod: Situation, order: Order, begin: Begin) -> Choice:
    """What a script chooses first when a card hands the Patriots a Command."""
    g = lod.start
    g.order = order
    choice = next(begin(g, Ask(PATRIOTS, RALLYING), {}))
    g.order = None
    return choice


@pytest.mark.rule("R-8.3.5b", "R-8.1c")
def test_a_rally_that_a_card_wants_is_held_even_if_the_chart_would_have_nothing() -> None:
    lod = patriots().put("2 militia @ Virginia").levels("AO", "Virginia")
    lod.only_available("3 militia, 0 patriot forts")
    order = Order(PATRIOTS, RALLY, free=True, limited=True, only=bits(lod, "Virginia"))
    assert not can_rally(lod.g, order)
    assert first_step(lod, order, rally) == ("militia", lod.space("Virginia"))


@pytest.mark.rule("R-8.3.5b", "R-8.1c")
def test_a_free_rally_keeps_to_the_spaces_of_the_card() -> None:
    lod = patriots().put("6 militia @ Virginia", "5 militia @ Georgia")
    order = Order(PATRIOTS, RALLY, free=True, limited=True, only=bits(lod, "Georgia"))
    assert first_step(lod, order, rally) == ("fort", lod.space("Georgia"))
