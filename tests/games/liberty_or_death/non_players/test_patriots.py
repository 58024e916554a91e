"""8.5 The chart of the non-player Patriots: its tests, Battle and Special Activities."""

from __future__ import annotations

import pytest

from tests.games.liberty_or_death.non_players.rebel_stands import bits, by_patriots, patriots
from ticonderoga.engine.ask import Ask
from ticonderoga.games.liberty_or_death.data.pieces import PATRIOTS
from ticonderoga.games.liberty_or_death.non_players.patriots import (
    SHEET,
    partisans_where,
    skirmish_where,
)
from ticonderoga.games.liberty_or_death.non_players.rebels import superior_fields
from ticonderoga.games.liberty_or_death.order import BATTLE, NO_COMMAND, Order
from ticonderoga.games.liberty_or_death.rules.specials import PARTISANS_SPACE, SKIRMISH_SPACE

# ---------------------------------------------------------------------- P1 to P3


@pytest.mark.rule("R-8.5f")
def test_p3_an_empty_purse_passes() -> None:
    lod = by_patriots(patriots().put("4 militia @ Virginia").resources(patriots=0))
    assert lod.answers == ["pass"]
    assert lod.gave("np_event_closed") == [("P1",)]
    assert lod.gave("np_no_resources") == [("P3",)]


@pytest.mark.rule("R-8.1b")
def test_a_limited_slot_is_used_for_a_full_command_with_a_special_activity() -> None:
    lod = patriots().put("6 militia @ Virginia", "6 militia @ Georgia", "2 tories @ Georgia")
    lod = by_patriots(lod.levels("AO", "Virginia", "Georgia"))
    assert "fort Virginia" in lod.answers
    assert "fort Georgia" in lod.answers
    assert "special partisans" in lod.answers


# ---------------------------------------------------------------------- P6, P4


@pytest.mark.rule("R-8.5.1a", "R-8.5.1b")
def test_p6_cubes_and_leader_exceed_the_royalists_in_the_open() -> None:
    lod = patriots().put("3 continentals, Washington @ Virginia", "regular, 2 tories @ Virginia")
    lod.put("continental @ Virginia").roll(3, 1)
    by_patriots(lod)
    assert lod.gave("np_p_outnumbers") == [("P6", lod.space("Virginia"), 5, 3)]
    assert lod.answers[:2] == ["command battle", "fight Virginia"]


@pytest.mark.rule("R-8.5.1a")
def test_p6_equal_numbers_are_not_enough() -> None:
    lod = patriots().put("3 continentals @ Virginia", "3 regulars @ Virginia")
    by_patriots(lod, 1)
    assert lod.gave("np_p_no_odds") == [("P6",)]
    assert "command battle" not in lod.answers


@pytest.mark.rule("R-8.5.1a")
def test_p6_underground_war_parties_do_not_count() -> None:
    lod = patriots().put("2 continentals @ New York", "regular, 3 war parties, village @ New York")
    by_patriots(lod, 6)
    assert lod.gave("np_p_no_odds") == [("P6",)]
    lod = patriots().put("3 continentals @ New York", "regular, 3 war parties, village @ New York")
    by_patriots(lod)
    assert lod.gave("np_p_outnumbers")


@pytest.mark.rule("R-8.5.1i", "A-66")
def test_p4_without_the_greater_force_they_rally() -> None:
    lod = patriots().put("2 continentals @ New York", "regular, war party @ New York")
    by_patriots(lod)
    assert lod.gave("np_p_outnumbers")
    assert lod.gave("np_no_battle") == [("P4",)]
    assert lod.answers[0] == "command rally"


@pytest.mark.rule("R-8.5.1b")
def test_p4_with_one_resource_washington_fights_first() -> None:
    lod = patriots().resources(patriots=1)
    lod.put("4 continentals @ Virginia", "regular @ Virginia")
    lod.put("4 continentals, Washington @ Georgia", "regular @ Georgia").roll(1)
    by_patriots(lod)
    fought = [said for said in lod.answers if said.startswith("fight")]
    assert fought == ["fight Georgia"]


@pytest.mark.rule("R-8.5.1b")
def test_p4_with_one_resource_the_most_populous_space_comes_first() -> None:
    lod = patriots().resources(patriots=1)
    lod.put("4 continentals @ Virginia", "regular @ Virginia")
    lod.put("4 continentals @ Georgia", "regular @ Georgia").roll(1)
    by_patriots(lod)
    assert "fight Virginia" in lod.answers
    assert "fight Georgia" not in lod.answers


@pytest.mark.rule("R-8.5.1b")
def test_p4_all_that_can_be_paid_are_fought() -> None:
    lod = patriots().put("4 continentals @ Virginia", "regular @ Virginia")
    lod.put("4 continentals @ Georgia", "regular @ Georgia").roll(1, 1)
    by_patriots(lod)
    fought = [said for said in lod.answers if said.startswith("fight")]
    assert fought == ["fight Virginia", "fight Georgia"]


@pytest.mark.rule("R-8.5.1c")
def test_p4_the_french_join_for_their_resource() -> None:
    lod = patriots().treaty().leader("Lauzun").resources(french=2)
    lod.put("2 continentals, 2 french regulars @ Virginia", "2 regulars @ Virginia").roll(1)
    by_patriots(lod)
    assert lod.answers[:3] == ["command battle", "fight Virginia", "yes"]
    assert lod.has("french") == 1


@pytest.mark.rule("R-8.5.1c")
def test_p4_the_french_are_not_counted_on_when_they_cannot_pay() -> None:
    lod = patriots().treaty().leader("Lauzun").resources(french=0)
    lod.put("2 continentals, 2 french regulars @ Virginia", "2 regulars, tory @ Virginia")
    by_patriots(lod)
    assert lod.gave("np_p_outnumbers")
    assert "command battle" not in lod.answers


@pytest.mark.rule("A-C15")
def test_p4_the_sheet_compares_with_the_british_alone() -> None:
    def fields(**options: str) -> int:
        lod = patriots(**options).put("2 continentals, tory @ New York")
        return superior_fields(
            lod.put("2 active war parties @ New York").g, Order(PATRIOTS, BATTLE)
        )

    assert fields() == 0
    assert fields(charts="chart") == bits(patriots(), "New York")


@pytest.mark.rule("R-8.5.1d")
def test_p4_a_victory_is_followed_by_a_free_rally() -> None:
    lod = patriots().put("6 continentals @ Virginia", "2 regulars @ Virginia")
    lod.roll(3, 3)
    by_patriots(lod)
    assert lod.gave("np_p_free_rally") == [("P4",)]
    rallied = [said for said in lod.answers if said.startswith(("fort", "militia"))]
    assert rallied == ["fort Virginia"]
    assert lod.has("patriots") == 4


@pytest.mark.rule("R-8.5.1e")
def test_p4_partisans_follow_the_battle_elsewhere() -> None:
    lod = patriots().put("4 continentals, 2 militia @ Virginia", "2 regulars @ Virginia")
    lod.put("militia @ Georgia", "tory @ Georgia").roll(1)
    by_patriots(lod)
    assert "special partisans" in lod.answers
    assert lod.count("tory", "Georgia") == 0


# ---------------------------------------------------------------------- P8, P12, P13


@pytest.mark.rule("R-8.5.1f", "R-8.1.2d")
def test_p8_a_village_then_war_parties_then_british() -> None:
    lod = patriots().put("2 militia, village @ Northwest", "2 militia, 2 war parties @ New York")
    lod.put("2 militia, 2 regulars @ Virginia", "2 militia, war party @ Georgia")
    names = ("Northwest", "New York", "Virginia", "Georgia")
    for at in range(3):
        ask = Ask(PATRIOTS, PARTISANS_SPACE, among=bits(lod, *names[at:3]))
        assert partisans_where(lod.g, ask, {}) == ("space", lod.space(names[at]))
    ask = Ask(PATRIOTS, PARTISANS_SPACE, among=bits(lod, "Georgia", "Virginia"))
    assert partisans_where(lod.g, ask, {}) == ("space", lod.space("Georgia"))


@pytest.mark.rule("R-8.5.1f")
def test_p8_among_equals_rebellion_control_then_the_end_of_british_control() -> None:
    lod = patriots().put("2 militia, 3 regulars @ Virginia", "2 militia, 2 regulars @ Georgia")
    lod.put("2 militia, 5 regulars @ New Jersey")
    ask = Ask(PATRIOTS, PARTISANS_SPACE, among=bits(lod, "Virginia", "Georgia", "New Jersey"))
    assert partisans_where(lod.g, ask, {}) == ("space", lod.space("Georgia"))
    ask = Ask(PATRIOTS, PARTISANS_SPACE, among=bits(lod, "Virginia", "New Jersey"))
    assert partisans_where(lod.g, ask, {}) == ("space", lod.space("Virginia"))


@pytest.mark.rule("R-8.5.1g")
def test_p12_a_british_fort_first_then_control() -> None:
    lod = patriots().put(
        "continental, british fort @ Virginia", "2 continentals, 2 tories @ Georgia"
    )
    lod.put("continental, 5 tories @ New Jersey")
    names = ("Virginia", "Georgia", "New Jersey")
    for at in range(2):
        ask = Ask(PATRIOTS, SKIRMISH_SPACE, among=bits(lod, *names[at:]))
        assert skirmish_where(lod.g, ask, {}) == ("space", lod.space(names[at]))


@pytest.mark.rule("R-8.5.1e")
def test_p12_skirmish_when_there_are_no_partisans() -> None:
    lod = patriots().put("2 continentals, 3 tories @ Virginia", "militia @ Georgia")
    by_patriots(lod, 1)
    assert "special skirmish" in lod.answers
    assert lod.count("tories", "Virginia") == 1


@pytest.mark.rule("R-8.5.1e", "R-8.5.1h")
def test_p13_persuasion_last_at_forts_first() -> None:
    lod = patriots().put("3 militia @ Virginia", "militia, patriot fort @ Georgia")
    by_patriots(lod, 1)
    assert "special persuasion" in lod.answers
    spaces = [entry[2] for entry in lod.gave("np_special_at") if entry[0] == "P13"]
    assert spaces[0] == lod.space("Georgia")


@pytest.mark.rule("R-8.5.1e")
def test_p8_with_an_empty_purse_persuasion_comes_first() -> None:
    lod = (
        patriots()
        .resources(patriots=1)
        .put("4 continentals, Washington @ Virginia", "regular @ Virginia")
    )
    lod.put("2 militia @ Georgia", "militia, tory @ New Jersey").roll(1)
    by_patriots(lod)
    assert "fight Virginia" in lod.answers
    assert "special persuasion" in lod.answers
    assert lod.gave("np_p_no_money") == [("P8",)]


# ---------------------------------------------------------------------- for cards and strokes


@pytest.mark.rule("R-8.3.5e", "R-8.3.7a")
def test_the_chart_selects_a_limited_command_that_involves_washington() -> None:
    lod = patriots().put("4 continentals, Washington @ Virginia", "4 militia @ Georgia")
    lod.begin()
    assert SHEET is not None
    order = Order(PATRIOTS, free=True, limited=True, brilliant=True)
    order.must_involve = lod.space("Virginia")
    assert SHEET.choose_command(lod.g, order, {}) != NO_COMMAND
    assert order.command >= 0
